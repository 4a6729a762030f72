import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyze } from '../../../src/command-line/analyze.js'
import { compare } from '../../../src/command-line/compare.js'
import { doctor } from '../../../src/command-line/doctor.js'
import { describeOptions } from '../../../src/command-line/help.js'
import { init } from '../../../src/command-line/init.js'
import { nameOptions, parseCall } from '../../../src/command-line/options.js'
import { parse } from '../../../src/command-line/parse.js'
import { publish } from '../../../src/command-line/publish.js'
import { render } from '../../../src/command-line/render.js'
import { selfTest } from '../../../src/command-line/self-test.js'
import { findNearest } from '../../../src/util/nearest.js'
import { root } from '../repository/root.js'

// After a change of an input: npx vitest run __tests__/unit/command-line -u
test.each(Object.entries({ doctor, init, compare, publish, analyze, parse, render, 'self-test': selfTest }))(
  'the options of %s',
  async (name, { options }) => {
    await expect(`${describeOptions(options)}\n`).toMatchFileSnapshot(join(root, `__tests__/golden/help/${name}.txt`))
  },
)

test.each([40, 72, 100])('no line is wider than %i columns, where a column of text has 30', width => {
  const lines = describeOptions(compare.options, width).split('\n')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(Math.max(width, 30 + 32))
})

test('options are read by the names of inputs', () => {
  const { get, words } = parseCall(
    ['--baseline', 'a', '--files', 'x', '--files', 'y', '--copies', 'in-place', '--json', 'report.json', '--', './app'],
    compare.options,
  )
  const names = ['baseline-directory', 'baseline', 'files', 'copies', 'json', 'rounds', 'show']
  expect(names.map(get)).toEqual(['a', '', 'x\ny', 'in-place', 'report.json', '', ''])
  expect(words).toEqual(['./app'])
})

test.each([
  ['give "baseline-directory", or "setup"', 'give "--baseline", or "--setup"'],
  ['"format" is "values"; it can be auto', '"--format" is "values"; it can be auto'],
  ['"metrics" holds "record"', '"--metrics" holds "record"'],
  ['set "quiet" to "output"', 'set "--quiet" to "output"'],
  ['no unit: {"values": 1, "format": "go"}', 'no unit: {"values": 1, "format": "go"}'],
  ['"part" is "a", and "server.for" is "round"', '"part" is "a", and "--server.for" is "round"'],
])('%s: %s', (message, said) => {
  expect(nameOptions(message)).toBe(said)
})

test.each([
  ['--thresold', 'there is no option "--thresold"; did you mean "--threshold"?'],
  ['--baseline-dir', 'there is no option "--baseline-dir"; did you mean "--baseline"?'],
  ['--baseline-directory', 'there is no option "--baseline-directory"; did you mean "--baseline"?'],
  ['--retention-days', '"--retention-days" is an input of the action, and not an option: see --help'],
  ['--zzz', 'there is no option "--zzz": see --help'],
])('%s is not an option', (word, says) => {
  expect(() => parseCall([word, 'x'], compare.options)).toThrow(says)
})

test.each([
  ['comapre', 'compare'],
  ['pars', 'parse'],
  ['selftest', 'self-test'],
  ['race', undefined],
])('%s is near to %s', (typed, word) => {
  expect(findNearest(typed, ['compare', 'publish', 'analyze', 'parse', 'render', 'self-test'])).toBe(word)
})
