"""How Wiz-War is taught."""
