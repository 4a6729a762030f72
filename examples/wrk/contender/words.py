def count_words(text):
    """How often each word comes in `text`."""
    counts = {}
    for word in text.split():
        counts = {**counts, word: counts.get(word, 0) + 1}
    return counts
