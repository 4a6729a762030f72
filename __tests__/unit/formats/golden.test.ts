import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { detectIn, findFormat } from '../../../src/formats/index.js'
import { readDocument } from '../../../src/formats/read.js'
import { makeDocument } from '../../../src/formats/reading/document.js'
import { named } from '../../../src/formats/tools.js'
import { root } from '../repository/root.js'
import { fixture, outputOf } from './outputs.js'

/** The folders whose rows are pages to read; the others have tests of their own. */
const folders = [
  'console-time',
  'criterion-haskell',
  'fio',
  'google-benchmark-console',
  'hey',
  'hyperfine-console',
  'jmh-console',
  'locust',
  'mitata-console',
  'nanobench',
  'perf-stat',
  'pgbench',
  'pytest-benchmark-console',
  'redis-benchmark',
  'ruby-benchmark',
  'size-limit',
  'wrk',
]

test.each(folders)('what is read in the outputs of %s', async folder => {
  const page = readdirSync(fixture(folder))
    .sort()
    .map(file => rowsOf(folder, file))
  await expect(`${page.join('\n')}`).toMatchFileSnapshot(join(root, `__tests__/golden/formats/${folder}.txt`))
})

function rowsOf(folder: string, file: string): string {
  const document = makeDocument(outputOf(fixture(`${folder}/${file}`)))
  const format = named.find(({ name }) => name === folder) ?? detectIn(document)
  expect(findFormat(format.name)).toBe(format)
  const rows = readDocument(format, document, 'suite').map(({ benchmark, metric, values, error }) => {
    const { name, unit, better, primary } = metric
    const numbers = values.map(value => Number(value.toPrecision(6)))
    return `${benchmark} | ${name}${primary ? '*' : ''} | ${unit} | ${better} | ${error ?? numbers.join(' ')}\n`
  })
  return `${file}: ${format.name}\n${rows.join('')}`
}
