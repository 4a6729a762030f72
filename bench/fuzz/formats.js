import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { mutateJson } from './json.js'
import { outputs, print } from './outputs.js'
import { mutateText } from './text.js'

const fixtures = fileURLToPath(new URL('../../__tests__/fixtures/formats/', import.meta.url))

/** What tools have really printed. */
const real = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .map(path => `${fixtures}${path}`)
  .filter(path => statSync(path).isFile())
  .map(path => readFileSync(path, 'utf8'))

/** Times as no tool should print them. */
const times = fc.array(fc.oneof(fc.constantFrom(1, 0, -5, 1e308, 1e-310, 1e300), fc.double()), {
  minLength: 1,
  maxLength: 4,
})

const small = fc.tuple(fc.constantFrom(...Object.values(outputs)), times).map(([write, values]) => {
  const { stdout, files = [] } = write(values)
  return files.length === 0 ? stdout : files.map(({ text }) => text).join('\n')
})

function isJson(text) {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

const text = fc.oneof(fc.constantFrom(...real), small)
const damaged = fc.oneof(
  { arbitrary: text.chain(mutateText), weight: 3 },
  { arbitrary: text.filter(isJson).chain(mutateJson), weight: 2 },
  { arbitrary: small, weight: 1 },
)

const mayBeNegative = unit => !['s', '1/s', 'B/s'].includes(unit)

/**
 * Damaged outputs of benchmark tools: each format refuses one, or reads numbers that can be computed with.
 *
 * `code` is what is tried: compiled, or as it is written.
 */
export function makeFormatsKind({ formats, findCandidates, makeDocument, readDocument, FormatError, isComputable }) {
  /** Which formats read it: the one that it is of, and others that a user may have named. */
  const some = fc.array(fc.nat(formats.length - 1), { minLength: 3, maxLength: 3 })
  return {
    name: 'formats',
    inputs: fc.record({ text: damaged, isFile: fc.boolean(), some }),
    check({ text: output, isFile, some: drawn }) {
      const files = [
        { path: 'a/new/benchmark.json', text: output },
        { path: 'a/new/sample.json', text: output },
      ]
      const document = makeDocument(isFile ? { ...print(''), files } : print(output))
      const fitting = findCandidates(document).filter(({ lacking }) => lacking === undefined)
      const tried = new Set([...fitting.map(({ format }) => format), ...drawn.map(index => formats[index])])
      const counts = [...tried].map(format => read(format, document))
      return counts.some(count => count > 0) ? 'accepted' : 'refused'
    },
  }

  /** How many readings there are of which nothing is wrong. */
  function read(format, document) {
    let readings = []
    try {
      readings = readDocument(format, document, 'suite')
    } catch (error) {
      if (!(error instanceof FormatError)) throw error
      assert(error.message.length < 1000, `a message of ${error.message.length} characters`)
    }
    for (const reading of readings) checkReading(reading)
    return readings.filter(({ error }) => error === undefined).length
  }

  function checkReading({ benchmark, metric, values, error }) {
    assert(benchmark.length <= 256, 'a long name')
    assert.equal(values.length === 0, error !== undefined, `values beside the error ${error}`)
    assert((error?.length ?? 0) < 1000, 'a long error')
    for (const value of values) {
      assert(isComputable(value), `${value} is accepted`)
      assert(value >= 0 || mayBeNegative(metric.unit), `${value} ${metric.unit} is accepted`)
    }
  }
}
