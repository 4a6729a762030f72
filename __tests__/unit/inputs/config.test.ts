import { expect, test } from 'vitest'
import { decodeConfig, decodeSettings } from '../../../src/inputs/config.js'
import { adviseOn } from '../../../src/inputs/declarations.js'

const decode = (text: string, suite = 'benchmark') =>
  decodeConfig(text, { source: 'counterbalance.yml', asOf: '2026-01-31' }).of(suite)

test('values of the file are the texts that inputs would be', () => {
  const { texts, rules } = decode(`
run:
  batch: 10
  scan: { n: [10, 100], mode: fast }
  toolchain: [go version, gcc --version]
  slope: [10, 100]
  server: { command: ./serve, for: round }
judging:
  metrics: [time, cpu-time]
  copies: 1+1
history:
  anchor: v1.4
`)
  expect(texts).toEqual({
    run: {
      batch: '10',
      scan: 'n=10,100\nmode=fast',
      toolchain: 'go version\ngcc --version',
      slope: '10, 100',
      'server.command': './serve',
      'server.for': 'round',
    },
    judging: { metrics: 'time, cpu-time', copies: '1+1' },
    report: {},
    history: { anchor: 'v1.4' },
  })
  expect(rules).toBeUndefined()
})

const suites = `
run: { batch: 2, causes: node }
judging: { judge: mean }
rules:
  - threshold: 5%
suites:
  memory:
    run: { batch: 3 }
    judging: { copies: 1+1 }
    rules:
      - benchmark: heap
        threshold: 1%
`

test.each([
  ['memory', { batch: '3', causes: 'node' }, { judge: 'mean', copies: '1+1' }, [5, 11]],
  ['other', { batch: '2', causes: 'node' }, { judge: 'mean' }, [5]],
])('what the suite %s has wins over what all have, and its rules follow', (suite, run, judging, lines) => {
  const { texts, rules } = decode(suites, suite)
  expect(texts).toMatchObject({ run, judging })
  expect(rules?.list.map(({ line }) => line)).toEqual(lines)
})

test.each([
  [
    'run: { batch: 0 }',
    'counterbalance.yml:1:15: invalid value "0" for "batch"; it must be a whole number from 1 to 10000, or "auto"',
  ],
  ['run:\n  server:\n    port: 80', 'counterbalance.yml:3:5: there is no "port" here; server has command, ready, for'],
  [
    'run:\n  server:\n    for: ever',
    'counterbalance.yml:3:10: invalid value "ever" for "server.for"; it can be run, round, session',
  ],
  ['suites:\n  a:\n    run:\n      batch: 0', 'counterbalance.yml:4:14: invalid value "0" for "batch"'],
  ['runs:\n  batch: 3', 'counterbalance.yml:1:1: there is no "runs" here; did you mean "run"?'],
  ['batch: 3', 'there is no "batch" here; write it below "run" in counterbalance.yml, or in the input "settings"'],
  ['run:\n  threshold: 5%', 'there is no "threshold" here; write it below "with" in the workflow: it is an input'],
  ['run:\n  seed: x', 'there is no "seed" here; write it in the input "settings"'],
  ['run:\n  batch:', '"batch" is empty; it must be a text, a number, true or false, or a list of them'],
])('what the file cannot hold is refused with its place: %j', (text, says) => {
  expect(() => decode(text)).toThrow(says)
})

test('settings are keys of sections, and those that no file has', () => {
  expect(
    decodeSettings(
      'batch: 3\njudge: mean\nshow: none\nbranch: benchmarks\nbenchmarks: ""\nseed: one\npass-env: [NPM_TOKEN, DB_PASSWORD]',
    ),
  ).toEqual({
    batch: '3',
    judge: 'mean',
    show: 'none',
    branch: 'benchmarks',
    benchmarks: '',
    seed: 'one',
    'pass-env': 'NPM_TOKEN, DB_PASSWORD',
  })
  expect(decodeSettings('# nothing')).toEqual({})
  for (const text of ['rules: []', 'command: make'])
    expect(() => decodeSettings(text), text).toThrow(/^"settings":1:1: there is no /)
})

test.each([
  ['payload', 'did you mean "files"?'],
  ['thresold', 'did you mean "threshold"?'],
  ['zzz', 'the action has files, threshold'],
])('what may be meant by %s', (name, says) => {
  expect(adviseOn(name, ['files', 'threshold'], 'the action')).toBe(says)
})
