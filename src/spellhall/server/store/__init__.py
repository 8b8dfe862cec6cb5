"""What is kept: people, tables, seats and choices, in SQLite or PostgreSQL."""
