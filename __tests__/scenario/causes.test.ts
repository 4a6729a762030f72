import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeRecord } from '../../src/record/decode.js'
import { counterbalance, readReport, startCounterbalance } from './counterbalance.js'
import { makeSandbox } from './sandbox.js'
import { benchCommand, writeSides } from './sides.js'

/**
 * A program of two functions, one of which takes as long as `passes` say.
 *
 * The time that it prints is as made up as its profile is real, so that the verdict is the same on a busy machine.
 */
const makeProgram = (passes: number): string => `
function spin(passes) { let sum = 0; for (let i = 0; i < passes * 1e6; i++) sum = (sum + i * 7) % 1013; return sum }
function parse() { return spin(0) + loop(3) }
function loop(passes) { let sum = 1; for (let i = 0; i < passes * 1e6; i++) sum = (sum * 31 + i) % 1009; return sum }
process.exitCode = parse() + spin(${passes}) < 0 ? 1 : 0
console.log('{"bench":"sum","unit":"ns","value":${passes}000000}')
`

test('a slower program in Node.js has the function named that became slower', async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/main.js', makeProgram(2))
  sandbox.write('b/main.js', makeProgram(12))
  const words = [
    ...['compare', 'a', 'b', '--rounds', '5', '--warmup', '0', '--causes', 'node'],
    ...['--set', 'fresh-copies=round'],
  ]
  const { stdout, stderr, status } = await counterbalance(sandbox, [
    ...words,
    ...['--record', 'record.json', '--', process.execPath, 'main.js'],
  ])
  expect(status, stderr).toBe(0)
  expect(stderr).toContain('finding the causes: 4 rounds under node take about')
  // The verdict is printed before the causes are sought, and not again after them.
  expect(stdout.split('regressed')).toHaveLength(2)
  expect(stdout).toMatch(/✗ sum regressed[\s\S]*Sure\?[\s\S]*\n {2}Cause: spin in main\.js:2: \+/)
  const { causes } = decodeRecord(sandbox.read('record.json'))
  expect(causes).toMatchObject({ profiler: 'node', sides: ['baseline', 'contender'] })
  const again = await counterbalance(sandbox, ['show', 'record.json', '--as', 'terminal', '--verbose'])
  expect(again.stdout).toMatch(
    /Causes, by 4 rounds under node: \+.* of CPU time on .*\n\nFunction .*\nspin +\+.*main\.js:2\n/,
  )
})

test('of a dependency in another version, its function is named, and not the caller that is the same', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const library = (passes: number, version: string) => ({
    'index.js': `exports.parse = function parse() { let sum = 0; for (let i = 0; i < ${passes} * 1e6; i++) sum = (sum + i * 7) % 1013; return sum }\n`,
    'package.json': JSON.stringify({ name: 'some-parser', version }),
  })
  for (const [side, passes, version] of [
    ['a', 2, '2.1.0'],
    ['b', 12, '2.2.0'],
  ] as const) {
    // As a build leaves it, so that the first run of a copy is as fast as the others.
    for (const [file, text] of Object.entries(library(passes, version)))
      sandbox.write(`${side}/node_modules/some-parser/${file}`, text)
    sandbox.write(
      `${side}/main.js`,
      `const { parse } = require('some-parser')\nfunction run() { return parse() }\nprocess.exitCode = run() < 0 ? 1 : 0\nconsole.log(\`{"bench":"sum","unit":"ns","value":${'${'}require('some-parser/package.json').version.startsWith('2.1') ? 2 : 12}000000}\`)\n`,
    )
  }
  const words = [
    'compare',
    'a',
    'b',
    '--rounds',
    '5',
    '--warmup',
    '0',
    '--causes',
    'node',
    '--set',
    'fresh-copies=once',
  ]
  const { stdout, status, stderr } = await counterbalance(sandbox, [...words, '--', process.execPath, 'main.js'])
  expect(status, stderr).toBe(0)
  expect(stdout).toMatch(/Cause: parse in some-parser 2\.1\.0 → 2\.2\.0 \(index\.js:1\): \+/)
})

test('who ends the search for causes keeps the verdict', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  // Only the recorder of profiles is loaded by this.
  const hang = (passes: number): string =>
    `${makeProgram(passes)}\nif (process.execArgv.length > 0 || process.env.NODE_OPTIONS) { require('node:fs').writeFileSync('${sandbox.at('here')}', ''); setInterval(() => {}, 1000) }\n`
  sandbox.write('a/main.js', hang(2))
  sandbox.write('b/main.js', hang(12))
  const words = ['compare', 'a', 'b', '--rounds', '5', '--warmup', '0', '--causes', 'node', '--record', 'record.json']
  const running = startCounterbalance(sandbox, [
    ...[...words, '--set', 'fresh-copies=round', '--json', 'report.json', '--', process.execPath, 'main.js'],
  ])
  await expect.poll(() => existsSync(sandbox.at('here')), { interval: 10, timeout: 60_000 }).toBe(true)
  expect(decodeRecord(sandbox.read('record.json')).plan?.stoppedBy).not.toBe('interrupted')
  running.process.kill('SIGINT')
  const { status, stdout, stderr } = await running.ended
  expect(status, stderr).toBe(0)
  expect(stdout).toContain('✗ sum regressed')
  expect(readReport(sandbox, 'report.json').status).toBe('regressed')
  expect(decodeRecord(sandbox.read('record.json')).causes).toMatchObject({ absence: { code: 'interrupted' } })
})

test('a complete record is profiled afterwards, and its rounds stay as they are', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/main.js', makeProgram(2))
  sandbox.write('b/main.js', makeProgram(12))
  const words = ['compare', 'a', 'b', '--rounds', '5', '--warmup', '0', '--causes', 'off', '--record', 'record.json']
  const whole = await counterbalance(sandbox, [...words, '--', process.execPath, 'main.js'])
  expect(whole.status, whole.stderr).toBe(0)
  const { causes, ...before } = decodeRecord(sandbox.read('record.json'))
  expect(causes).toBeUndefined()

  const explain = ['compare', '--resume', 'record.json', '--causes', 'node', '--json', 'report.json', '--verbose']
  const explained = await counterbalance(sandbox, explain)
  expect(explained.status, explained.stderr).toBe(0)
  expect(explained.stderr).not.toContain('round 1 of 5')
  expect(explained.stdout).toMatch(/\nspin +\+/)
  const { causes: profiles, starts, ...after } = decodeRecord(sandbox.read('record.json'))
  expect(profiles).toMatchObject({ profiler: 'node' })
  expect(starts).toMatchObject({ measured: before.starts?.measured, profiled: { count: 16 } })
  expect({ ...after, starts: before.starts }).toEqual(before)

  sandbox.write('b/main.js', makeProgram(3))
  const changed = await counterbalance(sandbox, explain)
  expect(changed.stderr).toContain('the files of the contender have changed since')
})

test('a record without a change is not profiled', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [{ bench: 'parse', value: 1_000_000 }])
  const words = ['compare', 'a', 'b', '--rounds', '5', '--warmup', '0', '--record', 'record.json']
  await counterbalance(sandbox, [...words, ...benchCommand])
  const { status, stderr } = await counterbalance(sandbox, ['compare', '--resume', 'record.json', '--causes', 'perf'])
  expect(stderr).toContain('no time in this record has regressed or improved')
  expect(status).toBe(2)
})
