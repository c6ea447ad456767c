"""HTTP and WebSocket, sign-in, pairing of devices, what each screen is told, static files."""
