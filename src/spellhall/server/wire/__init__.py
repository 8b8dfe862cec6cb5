"""What is said: the messages, reasons for saying no, and what names and texts may be."""
