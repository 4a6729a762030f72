import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeCommand, describeOptions } from '../../../src/command-line/call.js'
import { compare } from '../../../src/command-line/compare.js'
import { init } from '../../../src/command-line/init.js'
import { commonOptions, foreignOptions, parseCall } from '../../../src/command-line/options.js'
import { parse } from '../../../src/command-line/parse.js'
import { publish } from '../../../src/command-line/publish.js'
import { show } from '../../../src/command-line/show.js'
import { bisect } from '../../../src/extras/bisect/command.js'
import { doctor } from '../../../src/extras/doctor/command.js'
import { history } from '../../../src/extras/history/command.js'
import { extras } from '../../../src/extras/index.js'
import { plan } from '../../../src/extras/plan/command.js'
import { selfTest } from '../../../src/extras/self-test/command.js'
import { findNearest } from '../../../src/util/nearest.js'
import { root } from '../repository/root.js'

const core = { init, compare, show, publish, parse }
const commands = { ...core, doctor, history, bisect, 'self-test': selfTest, plan }

// After a change of an input: npx vitest run __tests__/unit/command-line -u
test.each(Object.entries(commands))('the help of %s', async (name, command) => {
  await expect(describeCommand(command)).toMatchFileSnapshot(join(root, `__tests__/golden/help/${name}.txt`))
})

test.each([40, 72, 100])('no line is wider than %i columns, where a column of text has 30', width => {
  const lines = describeOptions(compare.options, width).split('\n')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(Math.max(width, 30 + 32))
})

test('core has at most six commands, and extras declare the others', () => {
  expect(Object.keys(core).length).toBeLessThanOrEqual(6)
  const declared = extras.flatMap(extra => Object.keys(extra.commands ?? {}))
  expect(Object.keys(commands).sort()).toEqual([...Object.keys(core), ...declared].sort())
})

test('compare has at most 29 options, of which eight come first', () => {
  const all = Object.entries({ ...compare.options, ...commonOptions })
  expect(all.length).toBeLessThanOrEqual(29)
  const groups = all.map(([, { group }]) => group)
  expect(groups.filter(group => group === groups[0])).toHaveLength(8)
})

test('options and keys are read by the names of inputs', () => {
  const words = [
    '--rounds',
    '7',
    '--set',
    'run.batch=10',
    '--set',
    'files=x',
    '--set',
    'files=y',
    '--json',
    'report.json',
  ]
  const call = parseCall([...words, '--set', 'server.for=round', '--', './app', '--set'], compare.options)
  const names = ['rounds', 'batch', 'files', 'server.for', 'json', 'threshold', 'baseline']
  expect(names.map(call.get)).toEqual(['7', '10', 'x\ny', 'round', 'report.json', '', ''])
  expect(call.words).toEqual(['./app', '--set'])
})

test.each([
  ['--rounds none', 'invalid value "none" for "--rounds"'],
  ['--set batch=none', 'invalid value "none" for "--set batch"'],
  ['--set run.fresh-copies=no', 'invalid value "no" for "--set fresh-copies"'],
  ['--set btch=1', 'unknown key "btch" of --set; did you mean "batch"?'],
  ['--set min-rounds=5', 'unknown key "min-rounds" of --set; did you mean "--rounds 5..20"?'],
  ['--set show=check', 'unknown key "show" of --set; it is an input of the action'],
  ['--set html=a.html', 'unknown key "html" of --set; it is an option: write --html'],
  ['--set zzz=1', 'unknown key "zzz" of --set; docs/reference/inputs.md lists the keys'],
  ['--set batch', '"--set batch" has no value; write --set batch=VALUE'],
  ['--set batch=1 --set batch=2', '"--set batch" is given several times; give it once'],
  ['--rounds 5 --set rounds=6', '"rounds" is given as an option and by --set; give it once'],
  ['--rounds 5 --rounds 6', '"--rounds" is given 2 times; give it once'],
  ['--thresold 2%', 'unknown option "--thresold"; did you mean "--threshold"?'],
  ['--batch 2', 'unknown option "--batch"; write --set batch=VALUE'],
  ['--baseline a', 'unknown option "--baseline"; versions are words, such as "compare main . -- COMMAND"'],
  ['--runs 10', 'unknown option "--runs"; did you mean "--rounds"?'],
  ['--min-runs 10', 'unknown option "--min-runs"; did you mean "--rounds 5..20"?'],
  ['-S', 'unknown option "-S"; a quoted command runs in a shell'],
  ['--retention-days 3', 'unknown option "--retention-days"; it is an input of the action'],
  ['--zzz', 'unknown option "--zzz"; --help lists them'],
])('%s is refused', (words, says) => {
  expect(() => parseCall(words.split(' '), compare.options)).toThrow(says)
})

test('what is written for an option of another tool is an option here', () => {
  const texts = Object.values(foreignOptions).filter(text => /"--\w/.test(text))
  const meant = texts.map(text => /--([\w-]+)(?: ([\w.-]+)=)?/.exec(text)!)
  expect(meant.length).toBeGreaterThan(10)
  for (const { input: text, 1: option, 2: key } of meant) {
    expect(compare.options, text).toHaveProperty(option!)
    if (option === 'set') expect(compare.options.set!.keys, text).toContain(key)
  }
  expect(Object.keys(foreignOptions).filter(name => name in compare.options)).toEqual([])
})

/** All options that `hyperfine --help` of 1.20.0 prints. */
/** Those of version 2.0. */
const ofHyperfine = [
  ...['-w, --warmup', '-m, --min-runs', '-M, --max-runs', '-r, --runs', '-s, --setup', '--metrics', '--env'],
  ...['-p, --prepare', '-C, --conclude', '-c, --cleanup', '-P, --parameter-scan', '-D, --parameter-step-size'],
  ...['-L, --parameter-list', '-S, --shell', '-N', '-i, --ignore-failure', '--style'],
  ...['--export-asciidoc', '--export-csv', '--export-json', '--export-markdown', '--export-orgmode', '--show-output'],
  ...['--output', '--input', '-n, --command-name', '-h, --help', '-V, --version'],
]

test('each option of hyperfine is in the table of docs/reference/hyperfine.md, and each of ours there is one', () => {
  const text = readFileSync(join(root, 'docs/reference/hyperfine.md'), 'utf8')
  const rows = text
    .split('\n')
    .filter(line => /^\| `-/.test(line))
    .map(line => line.split('|').slice(1, 3))
  const optionsIn = (cell: string): readonly string[] => [...cell.matchAll(/`(--?[\w-]+)/g)].map(([, name]) => name!)
  expect(rows.flatMap(([theirs]) => optionsIn(theirs!)).sort()).toEqual(ofHyperfine.join(', ').split(', ').sort())
  const ours = Object.entries({ ...compare.options, ...commonOptions })
  const known = ours.flatMap(([name, { short }]) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])])
  const parameters = ['-P', '--parameter-scan', '-D', '--parameter-step-size', '-L', '--parameter-list']
  expect(
    rows.flatMap(([, here]) => optionsIn(here!)).filter(name => ![...known, ...parameters].includes(name)),
  ).toEqual([])
  for (const [theirs, here] of rows)
    if (optionsIn(here!).length === 0)
      for (const name of optionsIn(theirs!))
        expect(() => parseCall([name], compare.options), name).toThrow('unknown option')
})

test.each([
  ['comapre', 'compare'],
  ['pars', 'parse'],
  ['selftest', 'self-test'],
  ['shwo', 'show'],
  ['race', undefined],
])('%s is near to %s', (typed, word) => {
  expect(findNearest(typed, Object.keys(commands))).toBe(word)
})
