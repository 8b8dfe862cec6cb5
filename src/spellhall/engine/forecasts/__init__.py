"""What a choice would lead to, as far as the seat that may make it can know."""
