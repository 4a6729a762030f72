import { expect, test } from 'vitest'
import { applyRules, refuseArtifacts } from '../../../src/inputs/inputs.js'
import { InputError } from '../../../src/inputs/values.js'
import { explain } from '../../../src/record/reasons.js'
import { decodeInputs } from './decode-inputs.js'

const decode = (given: { [name: string]: string }, argv: readonly string[] = []) =>
  refuseArtifacts(decodeInputs(name => given[name] ?? '', '.', argv))

const least = { command: './app', baseline: 'dir:../main' }

test.each([
  ['threshold', '2%', { settings: { threshold: 0.02 } }],
  ['threshold', '0.5%', { settings: { threshold: 0.005 } }],
  ['threshold', '0.1', { settings: { threshold: 0.1 } }],
  ['threshold', '0', { settings: { threshold: 0 } }],
  ['time-budget', '90s', { timeBudgetInSeconds: 90 }],
  ['time-budget', '1.5h', { timeBudgetInSeconds: 5400 }],
  ['run-timeout', '250ms', { longestRunInSeconds: 0.25 }],
  ['files', 'dist/**\n\n  data.bin ', { payload: ['dist/**', 'data.bin'] }],
  ['copies', '2+1', { copies: [2, 1], inPlace: false }],
  ['copies', 'in-place', { copies: [2, 2], inPlace: true }],
  ['copies', 'in-place, 1+1', { copies: [1, 1], inPlace: true }],
  ['statistic', 'p99', { statistic: 'p99' }],
  ['rounds', '7', { rounds: { least: 7, most: 7, isAuto: false } }],
  ['rounds', 'auto', { rounds: { least: 5, most: 20, isAuto: true } }],
  ['rounds', '', { rounds: { least: 5, most: 20, isAuto: true } }],
  ['rounds', '201..auto', { rounds: { least: 201, most: 201, isAuto: true } }],
  ['rounds', '5..40', { rounds: { least: 5, most: 40, isAuto: false } }],
  ['rounds', '8..auto', { rounds: { least: 8, most: 20, isAuto: true } }],
  ['warmup', '3', { warmups: 3, warmupTimeInSeconds: 0 }],
  ['warmup', '10s', { warmups: 1, warmupTimeInSeconds: 10 }],
  ['warmup', '2, 1.5m', { warmups: 2, warmupTimeInSeconds: 90 }],
  ['batch', '12', { batch: 12 }],
  ['batch', '', { batch: 'auto' }],
  ['slope', '', { slope: undefined }],
  ['slope', '10,100', { slope: [10, 100], format: 'process' }],
  ['slope', '10, 100,1000', { slope: [10, 100, 1000] }],
  ['scan', '', { scan: [] }],
  ['scan', 'n = 1, 20', { scan: [{ label: 'n=1' }, { label: 'n=20', values: { n: '20' } }] }],
  ['scan', 'n=1,2\nm=3', { scan: [{ label: 'n=1/m=3' }, { label: 'n=2/m=3' }] }],
  ['instruments', '', { instruments: 'auto' }],
  ['instruments', 'perf, rusage', { instruments: ['perf', 'rusage'] }],
])('%s: %s', (name, value, expected) => {
  expect(decode({ ...least, [name]: value })).toMatchObject(expected)
})

test.each([
  ['threshold', 'abc', /invalid value "abc" for "threshold"; it must be a percentage such as 2%/],
  ['threshold', '-1%', /invalid value "-1%" for "threshold"/],
  ['threshold', '2', /invalid value "2" for "threshold"/],
  ['threshold', '2,5%', /invalid value "2,5%" for "threshold"/],
  ['threshold', '100%', /from 0% to below 100%/],
  ['rounds', '0', /"rounds" is "0", which only publishes: give at least 1/],
  [
    'rounds',
    '20..5',
    /invalid value "20\.\.5" for "rounds"; it must be a whole number from 1 to 10000, a range such as 5\.\.20/,
  ],
  ['rounds', '0..5', /invalid value "0\.\.5" for "rounds"/],
  ['rounds', '1e3', /invalid value "1e3" for "rounds"/],
  ['scan', 'n=', /invalid value "n=" for "scan"; it needs at least one value, such as n=100,1000,10000$/],
  ['scan', 'n', /invalid value "n" for "scan"; it must be a name and its values/],
  ['scan', '100,1000', /it must be a name and its values/],
  ['scan', 'N=1,2', /the name "N" must be a small letter, and then small letters, digits and _/],
  ['scan', 'n=1,,2', /one of its values is empty/],
  ['scan', 'n=1,2,1', /it has the value "1" twice; give each value once/],
  ['scan', 'n=1\nn=2', /"scan" names "n" twice; give all its values in one line/],
  ['scan', 'repeats=1,2', /the variable BENCH_REPEATS is taken/],
  [
    'scan',
    `n=${Array.from({ length: 101 }, (_, at) => at)}\nm=${Array.from({ length: 100 }, (_, at) => at)}`,
    /"scan" has 10100 points; at most 10000 can be measured: give fewer values/,
  ],
  [
    'slope',
    '10,100,50',
    /invalid value "10,100,50" for "slope"; it must be 2 to 10 whole numbers of repeats, each larger/,
  ],
  ['warmup', '-1', /invalid value "-1" for "warmup"; it must be a number of rounds, a time, or both/],
  ['warmup', '0s', /invalid value "0s" for "warmup"; it must be a time with its unit/],
  ['warmup', '1001', /invalid value "1001" for "warmup"; it must be a whole number from 0 to 1000/],
  ['warmup', '10s, 1', /it must be a number of rounds, a time, or both, such as 1, 10s/],
  ['slope', '10', /invalid value "10" for "slope"; it must be 2 to 10 whole numbers of repeats/],
  ['slope', '5, 5', /each larger than the one before/],
  ['slope', '0, 5', /each larger than the one before/],
  [
    'suite-files',
    '../bench/**',
    /invalid value "..\/bench\/\*\*" for "suite-files"; it must be a pattern of files inside of each side/,
  ],
  ['suite-files', '!/etc/*', /invalid value "!\/etc\/\*" for "suite-files"/],
  ['batch', '0', /invalid value "0" for "batch"; it must be a whole number from 1 to 10000, or "auto"/],
  [
    'instruments',
    'pref',
    /invalid value "pref" for "instruments"; it can be auto, or any of clock, rusage, perf, callgrind/,
  ],
  ['instruments', 'callgrind,rusage', /callgrind must stand alone/],
  ['time-budget', '10', /invalid value "10" for "time-budget"; it must be a time with its unit/],
  ['time-budget', '0s', /invalid value "0s" for "time-budget"/],
  ['format', 'gotest2', /invalid value "gotest2" for "format"; it can be auto, /],
  ['statistic', 'p', /invalid value "p" for "statistic"/],
  ['judge', 'fastest', /invalid value "fastest" for "judge"; it can be auto, typical, mean$/],
  [
    'judge',
    'p95',
    /invalid value "p95" for "judge"; p95 across runs is not compared any more, because 8 to 20 runs say too little about it: use "judge" mean, or "statistic" p95 for the percentile within each run$/,
  ],
  ['copies', '3+3', /invalid value "3\+3" for "copies"/],
  ['command', '', /"command" is missing/],
  ['baseline', 'main', /invalid value "main" for "baseline"; it can be auto, published, ref:COMMIT/],
  ['baseline', 'auto:v1', /invalid value "auto:v1" for "baseline"/],
])('%s: %s is refused', (name, value, message) => {
  expect(() => decode({ ...least, [name]: value })).toThrow(InputError)
  expect(() => decode({ ...least, [name]: value })).toThrow(message)
})

test.each([
  [{ warmup: '10m' }, /"warmup" is "10m", but it is part of "time-budget", which is "10m"/],
  [{ batch: '2', prepare: 'sync' }, /"batch" is 2, and "prepare" runs before each run/],
  [{ slope: '1, 2', format: 'native' }, /"format" is "native", and "slope" needs the time of the whole process/],
  [{ slope: '1, 2', batch: '3' }, /"batch" is "3", and "slope" is given/],
  [{ instruments: 'callgrind', format: 'native' }, /"format" is "native", and "instruments" is "callgrind"/],
  [{ 'server.ready': 'up' }, /"server\.ready" is given, but "server\.command" is missing/],
  [{ 'server.for': 'round' }, /"server\.for" is given, but "server\.command" is missing/],
  [
    { 'server.command': './serve', causes: 'node' },
    /"causes" is "node", but with "server" the functions of the command/,
  ],
  [
    { 'server.command': './serve', 'server.ready': 'https://localhost/' },
    /invalid value "https:\/\/localhost\/" for "server.ready"; it must be a page such as/,
  ],
  [
    { 'server.command': './serve', 'server.ready': 'http://:$PORT' },
    /invalid value "http:\/\/:\$PORT" for "server.ready"; it must be a page such as/,
  ],
  [
    { 'server.command': './serve', 'server.ready': 'http://localhost:3000/', 'server.for': 'round' },
    /"server.for" is "round", so the servers of all copies run at the same time: write \$PORT in "server.ready"/,
  ],
  [
    { 'server.command': './serve', 'fresh-copies': 'round', 'server.for': 'session' },
    /"fresh-copies" is "round", but with "server.for" session the files of a running server would be replaced/,
  ],
])('%j do not go together', (given, message) => {
  expect(() => decode({ ...least, ...given })).toThrow(message)
})

test('a profiler that went is named in a warning, with the one that runs in its place', () => {
  const inputs = decode({ ...least, causes: 'py-spy' })
  expect(inputs).toMatchObject({ causes: 'python', options: { causes: 'python' } })
  expect(inputs.warnings?.map(explain)).toEqual([
    '"causes" has no py-spy any more, so this run uses python: write that in its place',
  ])
  const rules = { code: 'rules-changed', message: 'of the contender' }
  expect(applyRules(inputs, { warnings: [rules] }).warnings).toEqual([...inputs.warnings!, rules])
})

test.each(['python', 'auto', 'off', ''])('causes %j warns of nothing', causes => {
  expect(decode({ ...least, causes }).warnings).toBeUndefined()
})

test.each(['pyspy', 'constructor', 'speedscope'])('causes %s, which no version had, is refused', causes => {
  expect(() => decode({ ...least, causes })).toThrow(
    `invalid value "${causes}" for "causes"; it can be auto, off, perf,`,
  )
})

test.each([
  [{}, { kind: 'port' }],
  [{ 'server.ready': 'Listening on' }, { kind: 'line', text: 'Listening on' }],
  [{ 'server.ready': 'http://localhost:${PORT}/up' }, { kind: 'page', url: 'http://localhost:${PORT}/up' }],
])('a server that is ready %j', (given, ready) => {
  expect(decode({ ...least, 'server.command': './serve', ...given })).toMatchObject({
    serving: { line: './serve', ready, patienceInSeconds: 60, lifetime: 'run' },
    reinstall: 'auto',
  })
})

test('nobody replaces the files of a server that runs on', () => {
  expect(decode({ ...least, 'server.command': './serve', 'server.for': 'session' }).reinstall).toBe('once')
})

test.each([
  [{}, ['./app', 'bench'], { kind: 'argv', argv: ['./app', 'bench'] }],
  [{}, ['./app bench | tail -1'], { kind: 'shell', line: './app bench | tail -1' }],
  [{ command: './app bench' }, [], { kind: 'shell', line: './app bench' }],
])('the command %j %j', (given, argv, command) => {
  const { reference, contenders } = decode({ baseline: 'dir:../main', ...given }, argv)
  expect(reference).toEqual({ name: 'baseline', command })
  expect(contenders).toMatchObject([{ name: 'contender', command }])
})

test.each([
  [{ baseline: 'dir:../main' }, { kind: 'directory', directory: '../main' }],
  [
    { baseline: 'ref:v1', setup: 'make' },
    { kind: 'ref', ref: 'v1', setup: 'make' },
  ],
  [{ setup: 'make' }, { kind: 'ref', ref: undefined, setup: 'make' }],
])('the baseline %j', (given, baseline) => {
  expect(decode({ command: './app', ...given }).baseline).toEqual(baseline)
})
