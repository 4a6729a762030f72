import { spawnSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { clockLine, isProcessTime, slowDown, spin, worsen } from '../../../../src/extras/self-test/slowdown.js'
import type { Reading } from '../../../../src/formats/format.js'
import type { Inputs } from '../../../../src/inputs/inputs.js'
import type { Command } from '../../../../src/measure/process.js'
import { decodeInputs } from '../../inputs/decode-inputs.js'

const reading = (better: Reading['metric']['better']): Reading => ({
  benchmark: 'parse',
  metric: { name: 'm', unit: 'u', better },
  values: [100, 200],
})

test.each([
  ['lower', [125, 250]],
  ['higher', [80, 160]],
  ['unknown', [100, 200]],
] as const)('numbers of which %s is better, 25 %% worse', (better, values) => {
  expect(worsen(reading(better), 0.25)).toEqual({ ...reading(better), values })
})

test('only the contender’s numbers are changed', () => {
  const { inputs, alter } = slowDown(sample, { kind: 'scaled' }, 0.25)
  expect(inputs).toBe(sample)
  expect(alter!([reading('lower')], 'baseline')).toEqual([reading('lower')])
  expect(alter!([reading('lower')], 'contender')).toEqual([worsen(reading('lower'), 0.25)])
})

const sample: Inputs = {
  ...decodeInputs(name => ({ command: './app bench', baseline: 'dir:.', format: 'process' })[name] ?? '', '.'),
  baseline: { kind: 'directory', directory: '.' },
}

test('both sides run below the same bash, by words of the same length', () => {
  const { inputs, alter } = slowDown(sample, { kind: 'busy-wait', startInSeconds: 0.002 }, 0.05)
  const [baseline, contender] = [inputs.reference.command, inputs.contenders[0]!.command].map(wordsOf) as [
    string[],
    string[],
  ]
  const differing = contender.flatMap((word, at) => (word === baseline[at] ? [] : [[baseline[at], word]]))
  expect(differing).toEqual([['0000000', '0050000']])
  expect(contender).toContain('0002000')
  expect(contender.slice(-2)).toEqual(['-c', './app bench'])
  expect(alter).toBeUndefined()
})

test.each([
  ['process', true],
  ['native', false],
])('%s is a time of the process: %s', (format, expected) => {
  expect(isProcessTime(format)).toBe(expected)
})

function wordsOf(command: Command): readonly string[] {
  return command.kind === 'argv' ? command.argv : []
}

function run(command: Command, effect: number, startInSeconds = 0) {
  const [program, ...words] = wordsOf(spin(command, effect, startInSeconds))
  const begin = performance.now()
  const { status, stdout, stderr } = spawnSync(program!, words, { encoding: 'utf8', env: { PATH: '/usr/bin:/bin' } })
  return { status, stdout, stderr, seconds: (performance.now() - begin) / 1000 }
}

const argv = (...words: readonly string[]): Command => ({ kind: 'argv', argv: words })
const shell = (line: string): Command => ({ kind: 'shell', line })

// No upper bound: a busy machine may take its time.
test.each([
  [0.5, 0, 0.3],
  [0.05, 0, 0.21],
  [0.5, 0.4, 0.5],
])('a sleep of 0.2 s, slower by %d with a start of %d s', (effect, start, least) => {
  expect(run(argv('sleep', '0.2'), effect, start).seconds).toBeGreaterThanOrEqual(least)
})

test.each<[string, Command, number]>([
  ['words', argv('true'), 0],
  ['words that fail', argv('sh', '-c', 'exit 3'), 3],
  ['a line', shell('true; (exit 7)'), 7],
  ['a line that stops at its first failure', shell('false; true'), 1],
  ['a pipe that fails', shell('false | true'), 1],
  ['a program that is not there', argv('./none'), 127],
  ['a program that is killed', shell('kill -SEGV $$'), 139],
])('the exit status of %s is kept', (_, command, status) => {
  expect(run(command, 0.05).status).toBe(status)
})

test('words and streams are as they were', () => {
  const words = ['a b', '$HOME', '*', '', "it's", '-n']
  const { stdout, stderr } = run(argv('printf', '<%s>', ...words), 0.05)
  expect({ stdout, stderr }).toEqual({ stdout: words.map(word => `<${word}>`).join(''), stderr: '' })
})

test('a bash that can do it has a clock', () => {
  expect(spawnSync('bash', ['-c', clockLine], { encoding: 'utf8' }).stdout).toMatch(/^\d{16,}\n$/)
})
