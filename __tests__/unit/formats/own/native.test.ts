import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FormatError } from '../../../../src/formats/format.js'
import { detectFormat } from '../../../../src/formats/index.js'
import { native } from '../../../../src/formats/own/native.js'
import { makeDocument } from '../../../../src/formats/reading/document.js'
import { anyCharacter } from '../../any-character.js'

const parse = (stdout: string, benchOutput = '') =>
  native.parse(makeDocument({ stdout, benchOutput, seconds: 1 }), 'suite')

test.each([
  ['{"bench":"a","value":12.5,"unit":"ms"}', 'time', 's', 'lower', [0.0125]],
  ['{"bench":"a","value":3,"unit":"µs"}', 'time', 's', 'lower', [3e-6]],
  ['{"bench":"a","metric":"allocated","value":2,"unit":"KiB"}', 'allocated', 'B', 'lower', [2048]],
  ['{"bench":"a","value":7,"unit":"B"}', 'B', 'B', 'lower', [7]],
  ['{"bench":"a","samples":[1,2],"unit":"req/s"}', 'req/s', '1/s', 'higher', [1, 2]],
  ['{"bench":"a","value":5}', 'value', '', 'unknown', [5]],
  ['{"bench":"a","value":5,"unit":"points","better":"higher"}', 'points', 'points', 'higher', [5]],
  ['{"bench":"a","value":0,"unit":"ns/op"}', 'time', 's', 'lower', [0]],
])('%s', (line, metric, unit, better, values) => {
  expect(parse(line)).toMatchObject([{ benchmark: 'a', metric: { name: metric, unit, better }, values }])
})

test('lines are found among others, in both places', () => {
  const found = parse('hello\n{"bench":"a","value":1}\r\n{"other":1}\n', '{"bench":"b","value":2}\n')
  expect(found.map(reading => reading.benchmark)).toEqual(['a', 'b'])
})

test.each([
  ['{"bench":"a","error":"timed out"}', 'timed out'],
  ['{"bench":"a","value":1e999}', 'it has no finite value'],
  ['{"bench":"a","value":-5,"unit":"ms"}', 'one of its values is -0.005 s, and it must be 0 or more'],
  ['{"bench":"a","samples":[1,-5],"unit":"s"}', 'one of its values is -5 s, and it must be 0 or more'],
  ['{"bench":"a","value":1e308}', 'one of its values is 1e+308, and 1e300 is the largest that can be computed with'],
  [
    '{"bench":"a","samples":[1,1e-310]}',
    'one of its values is 1e-310, and 1e-300 is the smallest that can be computed with',
  ],
])('%s is an error of the benchmark', (line, error) => {
  expect(parse(line)[0]!.error).toBe(error)
})

test('a plain line says what any other way to write the same says', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: anyCharacter }),
    fc.constantFrom('ms', '__proto__', 'a'.repeat(256), ''),
  )
  const value = fc.oneof(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), fc.nat(), fc.integer())
  fc.assert(
    fc.property(fc.record({ bench: texts, value, unit: texts }), said => {
      const outcomeOf = (line: object) => {
        try {
          return parse(JSON.stringify(line))
        } catch (error) {
          if (!(error instanceof FormatError)) throw error
          return 'refused'
        }
      }
      expect(outcomeOf(said)).toEqual(outcomeOf({ ...said, more: 1 }))
    }),
    { seed: 5 },
  )
})

test.each([
  ['{"bench":"a","value":NaN}', 'it is not JSON'],
  ['{"bench":"a","value":1', 'it is not JSON'],
  ['{"bench":"a"}', 'exactly one of'],
  ['{"bench":"a","value":1,"error":"x"}', 'exactly one of'],
  ['{"bench":"a","value":"1"}', 'value'],
  ['{"bench":"a","samples":[]}', 'samples'],
  [`{"bench":"a","value":1,"x":"${'x'.repeat(70_000)}"}`, 'too long'],
])('%.60s is refused, and shown', (line, why) => {
  expect(() => parse(line)).toThrow(FormatError)
  expect(() => parse(line)).toThrow(why)
  expect(() => parse(line)).toThrow(line.slice(0, 60))
})

test.each([
  ['{"bench":"a","value":1}', '', 'native'],
  ['first\n{"bench":"a"', '', 'native'],
  ['', '{"bench":"a","value":1}', 'native'],
  ['1 {"bench":"a","value":1}', '', 'process'],
  ['', '', 'process'],
])('%j and %j are of the format %s%s', (stdout, benchOutput, name) => {
  expect(detectFormat({ stdout, benchOutput, seconds: 1 }).name).toBe(name)
})
