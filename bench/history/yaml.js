// How much CPU time yaml of the working directory takes to read and to write a document, as the least of several turns.
import { createRequire } from 'node:module'

const { parse, parseDocument, stringify } = createRequire(`${process.cwd()}/package/`)('./dist/index.js')
const items = Array.from({ length: 30 }, (_, at) => ({
  name: `item ${at}`,
  tags: ['one', 'two', `number-${at}`],
  size: { width: at * 1.5, height: at % 7 },
  note: at % 3 ? 'short' : 'a longer text: with a colon, and "quotes"\nin two lines',
}))
const text = stringify({ items })
const work = {
  parse: () => parse(text),
  document: () => parseDocument(text).toString(),
  stringify: () => stringify({ items }),
}

for (const [benchmark, run] of Object.entries(work)) {
  const turns = Array.from({ length: 10 }, () => {
    const start = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  console.log(JSON.stringify({ bench: benchmark, unit: 'ms', value: Math.min(...turns) }))
}
