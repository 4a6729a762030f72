from collections import Counter


def count_words(text):
    """How often each word comes in `text`."""
    return Counter(text.split())
