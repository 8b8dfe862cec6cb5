"""How Arcane Academy is taught."""
