import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bisect } from '../../../src/command-line/bisect.js'
import { compare } from '../../../src/command-line/compare.js'
import { doctor } from '../../../src/command-line/doctor.js'
import { describeCommand, describeOptions } from '../../../src/command-line/help.js'
import { history } from '../../../src/command-line/history.js'
import { init } from '../../../src/command-line/init.js'
import { nameOptions, parseCall } from '../../../src/command-line/options.js'
import { parse } from '../../../src/command-line/parse.js'
import { publish } from '../../../src/command-line/publish.js'
import { selfTest } from '../../../src/command-line/self-test.js'
import { show } from '../../../src/command-line/show.js'
import { findNearest } from '../../../src/util/nearest.js'
import { root } from '../repository/root.js'

const commands = { init, doctor, compare, show, publish, history, bisect, 'self-test': selfTest, parse }

// After a change of an input: npx vitest run __tests__/unit/command-line -u
test.each(Object.entries(commands))('the help of %s', async (name, command) => {
  await expect(describeCommand(command)).toMatchFileSnapshot(join(root, `__tests__/golden/help/${name}.txt`))
})

test.each([40, 72, 100])('no line is wider than %i columns, where a column of text has 30', width => {
  const lines = describeOptions(compare.options, width).split('\n')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(Math.max(width, 30 + 32))
})

test('options are read by the names of inputs', () => {
  const { get, words } = parseCall(
    ['--suite', 'a', '--files', 'x', '--files', 'y', '--copies', 'in-place', '--json', 'report.json', '--', './app'],
    compare.options,
  )
  const names = ['suite', 'baseline', 'files', 'copies', 'json', 'rounds', 'show']
  expect(names.map(get)).toEqual(['a', '', 'x\ny', 'in-place', 'report.json', '', ''])
  expect(words).toEqual(['./app'])
})

test.each([
  ['give "command", or "setup"', 'give "--command", or "--setup"'],
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
  expect(findNearest(typed, Object.keys(commands))).toBe(word)
})
