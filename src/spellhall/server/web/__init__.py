"""The door: HTTP and sockets, requests in and answers out."""
