"""How Wizard's Academy is taught."""
