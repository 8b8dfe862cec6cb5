"""The machine itself: what can be pending, what is known of it, how it is worked off."""
