// Parses the same document with one JSON library many times: node parse.js LIBRARY
import { readFileSync } from 'node:fs'

const parsers = {
  builtin: async () => JSON.parse,
  json5: async () => (await import('json5')).default.parse,
  'jsonc-parser': async () => (await import('jsonc-parser')).parse,
  'secure-json-parse': async () => (await import('secure-json-parse')).default.parse,
}

const document = readFileSync(new URL('document.json', import.meta.url), 'utf8')
const name = process.argv[2] ?? 'builtin'
const parse = await parsers[name]()
const start = performance.now()
let entries = 0
for (let run = 0; run < 20; run++) entries += parse(document).entries.length
const seconds = (performance.now() - start) / 1000
if (entries !== 20 * 500) throw new Error(`${name} lost entries`)
console.log(JSON.stringify({ bench: 'parse', value: seconds, unit: 's' }))
