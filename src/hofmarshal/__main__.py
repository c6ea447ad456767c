"""`python -m hofmarshal` is the command `hofmarshal`."""

from hofmarshal.cli.app import main

if __name__ == "__main__":
    main()
