// package: npm uuid
// versions: 8.1.0 8.2.0 8.3.0 8.3.1 8.3.2
// pair: 8.3.0 8.3.1 -51..-42% | rng.js:rng | random bytes come from a pool of 256, by the diff of dist/rng.js; the changelog is silent
// pair: 8.3.1 8.3.2 none | | v1, v4 and v5 and all that they call are the same files
const { v1, v4, v5 } = require('uuid')

let length = 0
for (let count = 0; count < 150_000; count++) length += v4().length + v1().length
for (let count = 0; count < 5000; count++) length += v5(`name ${count}`, '6ba7b810-9dad-11d1-80b4-00c04fd430c8').length
if (length !== 305_000 * 36) throw new Error(`${length}`)
