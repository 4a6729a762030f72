// package: crates httparse
// versions: 1.7.1 1.8.0 1.9.4 1.9.5 1.10.0 1.10.1
// pair: 1.8.0 1.9.4 -25..-8% | lib.rs:parse_headers_iter_uninit swar.rs:match_header_name_vectored | words at a time; instructions -24.9%
// pair: 1.9.5 1.10.0 +0.4..+9.5% | lib.rs:parse_headers_iter_uninit | maps of bytes and is_method_token, by the diff; instructions +6.7%
use std::hint::black_box;

const REQUEST: &[u8] = b"GET /pictures/2010/03/a-rather-long-name-of-a-file.jpg?size=large&page=2 HTTP/1.1\r\n\
Host: www.example.com\r\n\
User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0\r\n\
Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8\r\n\
Accept-Encoding: gzip,deflate\r\n\
Connection: keep-alive\r\n\
Cookie: visits=2; last=xxxxxxxxxx; session=xxxxxxxxx\r\n\r\n";

fn main() {
    let mut length = 0;
    for _ in 0..1_000_000 {
        let mut headers = [httparse::EMPTY_HEADER; 16];
        let mut request = httparse::Request::new(&mut headers);
        length += request.parse(black_box(REQUEST)).unwrap().unwrap();
    }
    assert!(length == 1_000_000 * REQUEST.len());
}
