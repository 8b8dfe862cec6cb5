"""How Hell High is taught."""
