import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, expectTypeOf, test } from 'vitest'
import { makeLines } from '../../../src/command-line/parse.js'
import { detectIn } from '../../../src/formats/index.js'
import { readDocument } from '../../../src/formats/read.js'
import { makeDocument } from '../../../src/formats/reading/document.js'
import { encodeRecord } from '../../../src/record/encode.js'
import type { SessionRecord } from '../../../src/record/record.js'
import type { Report } from '../../../src/report/report.js'
import { recordOf } from '../../scenario/github/recorded.js'
import { fixture } from '../formats/rows.js'
import { joinRunners, makeShare } from '../record/on-runners.js'
import { makeSided } from '../record/whole.js'
import { makeProfiles } from '../report/profiles.js'
import type { ReportFile } from './report-schema.js'
import { root } from './root.js'
import { schemaFiles, schemas, writeTypes } from './schemas.js'

const files = Object.entries(schemaFiles) as readonly [keyof typeof schemas, string][]

// After a change of a schema, a setting or a rule: npx vitest run __tests__/unit/repository -u
test.each(files)('%s: docs/%s is what the sources make', async (name, file) => {
  await expect(`${JSON.stringify(schemas[name], null, 2)}\n`).toMatchFileSnapshot(join(root, 'docs', file))
})

test('docs/schemas.d.ts is what the sources make', async () => {
  await expect(writeTypes()).toMatchFileSnapshot(join(root, 'docs/schemas.d.ts'))
})

test('the package has each schema, and their types', () => {
  const { files: packed, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(packed).toEqual(expect.arrayContaining(['docs/*.schema.json', 'docs/schemas.d.ts']))
  expect(exports).toMatchObject({ '.': { types: './docs/schemas.d.ts' }, './*.schema.json': './docs/*.schema.json' })
  expect(readdirSync(join(root, 'docs'))).toEqual(expect.arrayContaining(Object.values(schemaFiles)))
})

test('a report is what its schema says', () => {
  expectTypeOf<Report>().toExtend<ReportFile>()
})

/** Returns the first fault of `data`, if it has one. */
function findFault(name: keyof typeof schemas, data: unknown): string | undefined {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true })
  return ajv.validate(schemas[name]!, data) ? undefined : ajv.errorsText()
}

const record = recordOf(0.05)
const records: readonly (readonly [string, SessionRecord])[] = [
  ['two sides', record],
  ['three sides', makeSided({ a: { level: 1 }, b: { level: 2 }, c: { level: 1, fails: true } })],
  ['three machines', joinRunners({ a: makeShare('a'), b: makeShare('b'), c: makeShare('c') })],
  ['profiles', { ...record, causes: makeProfiles(['main', 'parse', 'skip', 'scan']) }],
  ['a second experiment', { ...record, earlier: [record] }],
]

test.each(records)('a record is as docs/record.schema.json has it: %s', (_, one) => {
  expect(findFault('SessionRecord', JSON.parse(encodeRecord(one)))).toBeUndefined()
})

test('what is no record is none by its schema', () => {
  const { sides: _, ...rest } = JSON.parse(encodeRecord(record))
  expect(findFault('SessionRecord', rest)).toContain("must have required property 'sides'")
})

test.each(['go/verbose.txt', 'locust/2.47.0.json', 'divan/0.1.21-counters.txt', 'deno/2.9.6.json'])(
  'the lines of parse are as docs/parse.schema.json has them: %s',
  path => {
    const document = makeDocument({ stdout: fixture(path), benchOutput: '', seconds: 1 })
    const lines = readDocument(detectIn(document), document, 'suite').flatMap(makeLines)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.flatMap(line => findFault('ParsedLine', JSON.parse(line)) ?? [])).toEqual([])
  },
)
