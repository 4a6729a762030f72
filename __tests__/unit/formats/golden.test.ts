import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Format, FormatError } from '../../../src/formats/format.js'
import { detectIn, findFormat } from '../../../src/formats/index.js'
import { readDocument } from '../../../src/formats/read.js'
import { type Document, makeDocument } from '../../../src/formats/reading/document.js'
import { root } from '../repository/root.js'
import { fixture, outputOf } from './outputs.js'

/** The folders whose rows are pages to read; the others have tests of their own. */
const folders = ['go-tpc', 'hey', 'locust', 'nanobench', 'oha', 'pgbench', 'ruby-benchmark', 'size-limit', 'wrk']

test.each(folders)('what is read in the outputs of %s', async folder => {
  const page = readdirSync(fixture(folder))
    .sort()
    .map(file => rowsOf(folder, file))
  await expect(`${page.join('\n')}`).toMatchFileSnapshot(join(root, `__tests__/golden/formats/${folder}.txt`))
})

/** Undefined of a table for people, which is read only where its format is named. */
function detect(document: Document): Format | undefined {
  try {
    return detectIn(document)
  } catch (error) {
    if (error instanceof FormatError) return undefined
    throw error
  }
}

function rowsOf(folder: string, file: string): string {
  const document = makeDocument(outputOf(fixture(`${folder}/${file}`)))
  const format = detect(document) ?? findFormat(folder)!
  const rows = readDocument(format, document, 'suite').map(({ benchmark, metric, values, error }) => {
    const { name, unit, better, primary } = metric
    const numbers = values.map(value => Number(value.toPrecision(6)))
    return `${benchmark} | ${name}${primary ? '*' : ''} | ${unit} | ${better} | ${error ?? numbers.join(' ')}\n`
  })
  return `${file}: ${format.name}\n${rows.join('')}`
}
