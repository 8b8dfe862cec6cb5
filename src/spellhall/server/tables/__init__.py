"""One table: its log, what each viewpoint is shown of it, who is there, its driver."""
