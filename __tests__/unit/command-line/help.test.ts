import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyze } from '../../../src/command-line/analyze.js'
import { compare } from '../../../src/command-line/compare.js'
import { describeOptions } from '../../../src/command-line/help.js'
import { nameOptions, parseCall } from '../../../src/command-line/options.js'
import { parse } from '../../../src/command-line/parse.js'
import { publish } from '../../../src/command-line/publish.js'
import { render } from '../../../src/command-line/render/render.js'
import { selfTest } from '../../../src/command-line/self-test.js'
import { root } from '../repository/root.js'

// After a change of an input: npx vitest run __tests__/unit/command-line -u
test.each(Object.entries({ compare, publish, analyze, parse, render, 'self-test': selfTest }))(
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
    ['--baseline', 'a', '--payload', 'x', '--payload', 'y', '--in-place', '--json', 'report.json', '--', './app'],
    compare.options,
  )
  const names = ['baseline-directory', 'baseline', 'payload', 'in-place', 'json', 'rounds', 'comment']
  expect(names.map(get)).toEqual(['a', '', 'x\ny', 'true', 'report.json', '', ''])
  expect(words).toEqual(['./app'])
})

test.each([
  ['give "baseline-directory", or "setup"', 'give "--baseline", or "--setup"'],
  ['"format" is "values"', '"format" is "values"'],
])('%s: %s', (message, said) => {
  expect(nameOptions(message)).toBe(said)
})
