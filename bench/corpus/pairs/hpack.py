# package: pypi hpack
# versions: 2.3.0 3.0.0 4.0.0 4.1.0
# pair: 3.0.0 4.0.0 -12..-4% | compat.py:to_byte compat.py:to_bytes compat.py:decode_hex huffman.py:encode hpack.py:decode_integer | compat.py, which was there for Python 2, is gone, by the diff; instructions -11.0%
# pair: 4.0.0 4.1.0 none | | instructions -0.1%
from hpack import Decoder, Encoder

encoder, decoder = Encoder(), Decoder()
count = 0
for at in range(1600):
    headers = [
        (":method", "GET"),
        (":path", f"/resource/{at}/index.html?q={at * 7}"),
        (":scheme", "https"),
        ("user-agent", "Mozilla/5.0 (X11; Linux x86_64) test"),
        ("x-request-id", f"{at * 7919:08x}-{at}"),
        ("cookie", f"session={at}; theme=dark; lang=en"),
    ]
    count += len(decoder.decode(encoder.encode(headers)))
assert count == 9600
