"""One bout or battle, from call to signature, as a pure decider."""
