// package: npm string-width
// versions: 5.0.0 5.1.0 5.1.2 6.0.0 6.1.0 7.0.0 7.1.0 7.2.0
// with: strip-ansi@7.1.0 ansi-regex@6.0.1 emoji-regex@10.3.0
// pair: 5.1.2 6.0.0 +86..+110% | index.js:splitString index.js:stringWidth | sindresorhus/string-width#47: characters by Intl.Segmenter
// pair: 7.0.0 7.1.0 -49..-34% | index.js:stringWidth | sindresorhus/string-width#54: the segmenter is made once
import stringWidth from 'string-width'

let width = 0
for (let count = 0; count < 3000; count++)
  width +=
    stringWidth(`plain text ${count}`) + stringWidth(`\u001B[31mred ${count}\u001B[39m`) + stringWidth(`日本語 ${count} 👩‍👩‍👦`)
if (width === 0) throw new Error('no width')
