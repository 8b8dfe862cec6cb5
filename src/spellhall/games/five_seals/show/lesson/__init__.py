"""How Five Seals is taught."""
