from words import count

TEXT = "the quick brown fox jumps over the lazy dog " * 200


def test_count(benchmark):
    assert benchmark(count, TEXT)["the"] == 400


def test_split(benchmark):
    assert len(benchmark(TEXT.split)) == 1800
