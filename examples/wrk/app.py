import json

from words import count_words

TEXT = "the quick brown fox jumps over the lazy dog " * 1000


def app(environ, start_response):
    start_response("200 OK", [("Content-Type", "application/json")])
    return [json.dumps(count_words(TEXT)).encode()]
