"""Bots that think in processes of their own, and how long answers take."""
