// Projects of JavaScript, as the first page of each tool's documents has them.

const words = `/** Counts the words of a text. */
export function count(text) {
  let words = 1
  for (let at = 0; at < text.length; at++) if (text[at] === ' ') words++
  return words
}

/** Joins words to a text. */
export function join(words) {
  return words.join(' ')
}
`

const slower = { 'words.js': [words, words.replace('return words', 'return Math.max(words, text.split(" ").length)')] }
const ignored = { '.gitignore': 'node_modules\n' }
const text = `const text = 'the quick brown fox '.repeat(1000)`
const imports = `import { count, join } from './words.js'`

/** A package with `dependencies` and the lock file that npm writes. */
function makePackage(dependencies, files, type = 'module') {
  const names = Object.entries(dependencies).map(([name, range]) => `${name}@${range}`)
  return {
    needs: ['node', 'npm'],
    files: { 'package.json': JSON.stringify({ name: 'words', private: true, type }, null, 2), ...ignored, ...files },
    prepare: names.length === 0 ? [] : [`npm install --silent --no-audit --no-fund --save-dev ${names.join(' ')}`],
    slower,
    slowed: /count/,
  }
}

const vitestFive = `import { bench, test } from 'vitest'
${imports}

${text}

test('words', async ({ bench }) => {
  await bench('count', () => { count(text) }).run()
  await bench('join', () => { join(['the', 'quick', 'brown', 'fox']) }).run()
})
`.replace('import { bench, test }', 'import { test }')

const vitestFour = `import { bench } from 'vitest'
${imports}

${text}

bench('count', () => { count(text) })
bench('join', () => { join(['the', 'quick', 'brown', 'fox']) })
`

const tinybench = `import { Bench } from 'tinybench'
${imports}

${text}
const bench = new Bench()
bench.add('count', () => { count(text) })
bench.add('join', () => { join(['the', 'quick', 'brown', 'fox']) })
await bench.run()
console.table(bench.table())
`

const mitata = `import { bench, run } from 'mitata'
${imports}

${text}
bench('count', () => count(text))
bench('join', () => join(['the', 'quick', 'brown', 'fox']))
await run()
`

const benchmarkjs = `import Benchmark from 'benchmark'
${imports}

${text}
new Benchmark.Suite()
  .add('count', () => count(text))
  .add('join', () => join(['the', 'quick', 'brown', 'fox']))
  .on('cycle', event => console.log(String(event.target)))
  .run()
`

const plain = `${imports}

${text}
let words = 0
for (let again = 0; again < 500; again++) words += count(text)
console.log(join(['counted', String(words)]))
`

/** Projects of JavaScript. */
export const javascript = [
  { name: 'vitest 5', ...makePackage({ vitest: 5 }, { 'words.js': words, 'words.bench.js': vitestFive }) },
  { name: 'vitest 4', ...makePackage({ vitest: 4 }, { 'words.js': words, 'words.bench.js': vitestFour }) },
  {
    name: 'tinybench',
    ...makePackage({ tinybench: 'latest' }, { 'words.js': words, 'bench.js': tinybench }),
    edits: {
      'bench.js': [
        'console.table(bench.table())',
        'console.log(JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result }))))',
      ],
    },
  },
  {
    name: 'mitata',
    ...makePackage({ mitata: 'latest' }, { 'words.js': words, 'bench.js': mitata }),
    edits: { 'bench.js': ['run()', 'run({ format: { json: { samples: false, debug: false } } })'] },
  },
  { name: 'benchmark.js', ...makePackage({ benchmark: 'latest' }, { 'words.js': words, 'bench.js': benchmarkjs }) },
  { name: 'a script for Node.js', ...makePackage({}, { 'words.js': words, 'bench.js': plain }), slowed: /./ },
]
