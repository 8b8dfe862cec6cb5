"""The hall: all tables of a process, and how people come to sit at them."""
