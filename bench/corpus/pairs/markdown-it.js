// package: npm markdown-it
// versions: 12.2.0 12.3.0 12.3.1 12.3.2 13.0.1
// with: argparse@2.0.1 linkify-it@3.0.3 mdurl@1.0.1 uc.micro@1.0.6
// pair: 12.3.1 12.3.2 -73..-61% | newline.js:newline | the spaces before the end of a line were searched in quadratic time, which 12.3.2 mends (CHANGELOG, security)
const markdown = require('markdown-it')()

const page =
  '# Title\n\nA *short* `code` [link](http://a.b) **bold** &amp; text  \nnext\n\n- one\n- two\n\n'.repeat(150)
const text = `${page}x${' '.repeat(12_000)}x  \nx\n`
let length = 0
for (let count = 0; count < 3; count++) length += markdown.render(text).length
if (length === 0) throw new Error('no text')
