# package: pypi h11
# versions: 0.11.0 0.12.0 0.13.0 0.14.0 0.16.0
# pair: 0.12.0 0.13.0 +16..+31% | _events.py:__init__ _connection.py:their_state _headers.py:normalize_and_validate | events became data classes, by the diff, and the import of dataclasses counts too; instructions +19.3%
# pair: 0.13.0 0.14.0 none | | instructions +0.2%
# pair: 0.14.0 0.16.0 none | | instructions +0.05%
import h11

request = (
    b"GET /path/%d HTTP/1.1\r\nHost: example.com\r\nUser-Agent: test\r\nAccept: */*\r\n"
    b"Accept-Encoding: gzip, deflate\r\nCookie: a=b; c=d\r\nX-Id: %d\r\n\r\n"
)
headers = [("content-length", "5"), ("content-type", "text/plain"), ("server", "x")]
events = 0
for at in range(300):
    connection = h11.Connection(our_role=h11.SERVER)
    connection.receive_data(request % (at, at))
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA or isinstance(event, h11.EndOfMessage):
            break
        events += 1
    connection.send(h11.Response(status_code=200, headers=headers))
    connection.send(h11.Data(data=b"hello"))
    connection.send(h11.EndOfMessage())
assert events == 300
