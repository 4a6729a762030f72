import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import ajvFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { makeLines } from '../../../src/command-line/parse.js'
import { FormatError } from '../../../src/formats/format.js'
import { detectIn } from '../../../src/formats/index.js'
import { readDocument } from '../../../src/formats/read.js'
import { makeDocument } from '../../../src/formats/reading/document.js'
import { decodeConfig } from '../../../src/inputs/config.js'
import { listDescription } from '../../../src/inputs/declarations.js'
import { outputOf, printed } from '../formats/outputs.js'
import { documents, findBlocks, read, root } from './root.js'
import { schemas } from './schemas.js'

/** The paths of all files below `folder` whose names end as `ending` says, so that no list of them grows old. */
function walk(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
}

const ajv = new Ajv({ strict: true, allowUnionTypes: true })
// The package is CommonJS: its function is the default export of the default export.
ajvFormats.default(ajv)
const fits = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]))

function findFault(name: keyof typeof schemas, where: string, data: unknown): readonly string[] {
  const validate = fits[name]!
  return validate(data) ? [] : [`${where}: ${ajv.errorsText(validate.errors)}`]
}

test('the lines of parse are as docs/parse.schema.json has them, for each fixture of each format', () => {
  const paths = walk('__tests__/fixtures/formats', /./)
  const lines = paths.flatMap(path => linesOf(path).map(line => ({ path, line })))
  expect(paths.length).toBeGreaterThan(130)
  expect(new Set(lines.map(({ path }) => path)).size).toBeGreaterThan(paths.length / 2)
  expect(lines.flatMap(({ path, line }) => findFault('ParsedLine', path, JSON.parse(line)))).toEqual([])
})

/** The lines of an output as a file, or as what was printed; none of a table for people, which is refused. */
function linesOf(path: string): readonly string[] {
  for (const output of [outputOf(join(root, path)), printed(readFileSync(join(root, path), 'utf8'))]) {
    const document = makeDocument(output)
    try {
      return readDocument(detectIn(document), document, 'suite').flatMap(makeLines)
    } catch (error) {
      if (!(error instanceof FormatError)) throw error
    }
  }
  return []
}

test('each line of JSON that a document shows is as docs/parse.schema.json has it', () => {
  const lines = documents.flatMap(path =>
    [...read(path).matchAll(/^\{"bench".*\}$/gm)].map(([line]) => [path, line] as const),
  )
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.flatMap(([path, line]) => findFault('ParsedLine', path, JSON.parse(line)))).toEqual([])
})

const ownKeys = Object.keys((schemas.Config as { readonly properties: object }).properties)
const sectionKeys = ownKeys.filter(key => listDescription().every(({ name }) => name !== key))

/** The objects in `text` that have a key of the file at their top, and are no part of a workflow. */
function findConfigs(text: string): readonly object[] {
  return parseAllDocuments(text).flatMap(document => {
    const data: unknown = document.toJS()
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return []
    const isWorkflow =
      ['on', 'jobs', 'steps'].some(key => key in data) || /"(runs-on|script)"/.test(JSON.stringify(data))
    // What is measured are inputs of a step too.
    const isOwn = sectionKeys.some(key => key in data) || Object.keys(data).every(key => ownKeys.includes(key))
    return !isWorkflow && isOwn ? [data] : []
  })
}

test('each counterbalance.yml that a document or an example shows is as its schema has it', () => {
  const shown = documents.flatMap(path => findBlocks(read(path), 'yaml').map(({ code }) => [path, code] as const))
  const written = walk('examples', /\.ya?ml$/).map(path => [path, read(path)] as const)
  const files = [...shown, ...written].flatMap(([path, text]) => findConfigs(text).map(data => [path, data] as const))
  expect(files.length).toBeGreaterThan(8)
  expect(files.flatMap(([path, data]) => findFault('Config', path, data))).toEqual([])
})

test('each counterbalance.yml that a test writes is accepted by its schema where it is decoded, and refused with it', () => {
  const paths = walk('__tests__', /\.test\.ts$/)
  const texts = paths.flatMap(path =>
    [...read(path).matchAll(/counterbalance\.yml['`](?:: |, )'([^']+)'/g)].map(([, text]) =>
      text!.replaceAll('\\n', '\n'),
    ),
  )
  expect(texts.length).toBeGreaterThan(8)
  const differing = texts.filter(text => canBeDecoded(text) !== (findFault('Config', text, parse(text)).length === 0))
  expect(differing).toEqual([])
})

function canBeDecoded(text: string): boolean {
  try {
    decodeConfig(text, { source: 'counterbalance.yml', asOf: '2026-01-31' })
    return true
  } catch {
    return false
  }
}
