import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FormatError } from '../../../src/formats/format.js'
import { findCandidates, formats } from '../../../src/formats/index.js'
import type { Output } from '../../../src/formats/output.js'
import { makeDocument } from '../../../src/formats/reading/document.js'
import { fixture, printed } from './outputs.js'

const texts = readdirSync(fixture('.'), { recursive: true, encoding: 'utf8' })
  .map(path => join(fixture('.'), path))
  .filter(path => statSync(path).isFile())
  .map(path => readFileSync(path, 'utf8'))

const pieces = [
  '',
  '\n',
  '\r\n',
  '{',
  '}',
  '[',
  '"',
  ',',
  ' ',
  '\t',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  '__proto__',
  '│',
  '\u0000',
  '\ud800',
]

/** A real output with a few places changed. */
const damaged = fc
  .record({
    text: fc.constantFrom(...texts),
    changes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(40), fc.constantFrom(...pieces)), {
      maxLength: 6,
    }),
  })
  .map(({ text, changes }) =>
    changes.reduce((soFar, [where, length, piece]) => {
      const at = Math.floor(where * soFar.length)
      return soFar.slice(0, at) + piece + soFar.slice(at + length)
    }, text),
  )

test('damaged outputs are refused, or read as finite numbers and errors', () => {
  fc.assert(
    fc.property(damaged, text => {
      for (const output of [
        printed(text),
        {
          ...printed(''),
          files: [
            { path: 'a/new/benchmark.json', text },
            { path: 'a/new/sample.json', text },
          ],
        },
      ]) {
        findCandidates(makeDocument(output))
        for (const format of formats) check(() => format.parse(makeDocument(output satisfies Output), 'suite'))
      }
    }),
    { seed: 5, numRuns: 300 },
  )
})

function check(parse: () => ReturnType<(typeof formats)[number]['parse']>): void {
  let readings: ReturnType<typeof parse> = []
  try {
    readings = parse()
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
  }
  for (const { values, error, benchmark } of readings) {
    expect(values.every(Number.isFinite) || error !== undefined).toBe(true)
    expect(values.length > 0 || error !== undefined).toBe(true)
    expect(benchmark.length).toBeLessThanOrEqual(256)
  }
}
