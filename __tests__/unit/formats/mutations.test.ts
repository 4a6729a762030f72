import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FormatError } from '../../../src/formats/format.js'
import { findFormat } from '../../../src/formats/index.js'
import { makeDocument } from '../../../src/formats/reading/document.js'
import { fixture } from './rows.js'

const outputs = [
  ['asv', 'asv/0.6.6.json'],
  ['benchmark-ips', 'benchmark-ips/2.7.2.json'],
  ['catch2', 'catch2/2.13.10-console.txt'],
  ['catch2', 'catch2/2.13.10.xml'],
  ['google-benchmark', 'google-benchmark/1.7.1-aggregates-only.json'],
  ['jmh', 'jmh/1.37-modes.json'],
  ['pyperf', 'pyperf/2.10.0.json'],
  ['pytest-benchmark', 'pytest-benchmark/5.2.3.json'],
] as const

const inserted = fc.constantFrom(
  ...[
    '',
    'null',
    'NaN',
    '-Infinity',
    '""',
    '[]',
    '{}',
    '0',
    '-1',
    '1e999',
    '1,5',
    'true',
    '"__proto__":1,',
    '<',
    '</',
    '>',
    '&',
    '"',
  ],
  ...[
    '\n',
    '\r\n',
    '\u001b[31m',
    '\ufeff',
    '\0',
    '-'.repeat(79),
    '<!--',
    '<![CDATA[',
    '<!DOCTYPE x>',
    '\ud800',
    ' '.repeat(500),
  ],
)

test.each(outputs)('%s refuses a mutation of %s, or reads finite values of it', (name, path) => {
  const format = findFormat(name)!
  const whole = fixture(path)
  const place = fc.nat(whole.length)
  const mutation = fc.array(fc.tuple(place, fc.nat(40), inserted), { minLength: 1, maxLength: 3 })
  const mutate = (changes: readonly (readonly [number, number, string])[]) =>
    changes.reduce((text, [at, length, more]) => text.slice(0, at) + more + text.slice(at + length), whole)
  fc.assert(
    fc.property(mutation.map(mutate), text => {
      const document = makeDocument({ stdout: text, benchOutput: '', seconds: 1 })
      try {
        format.fits(document)
        for (const { benchmark, values, error } of format.parse(document, 'suite')) {
          expect(benchmark.length).toBeLessThanOrEqual(256)
          expect(values.length > 0 && values.every(Number.isFinite)).toBe(error === undefined)
        }
      } catch (error) {
        if (!(error instanceof FormatError)) throw error
        expect(error.message.length).toBeLessThan(1000)
      }
    }),
    { numRuns: 300, seed: 5 },
  )
})
