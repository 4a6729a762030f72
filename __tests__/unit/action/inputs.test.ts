import { expect, test } from 'vitest'
import {
  decodeCompareInputs,
  decodeMergeInputs,
  decodePublishInputs,
  decodeReportInputs,
} from '../../../src/action/inputs.js'
import { InputError } from '../../../src/inputs/values.js'

type Given = Readonly<Record<string, string>>

const asGet =
  (given: Given) =>
  (name: string): string =>
    given[name] ?? ''

const decoders = {
  compare: (given: Given) => decodeCompareInputs(asGet(given), '/work'),
  publish: (given: Given) => decodePublishInputs(asGet(given), '/work'),
  report: (given: Given) => decodeReportInputs(asGet(given)),
  merge: (given: Given) => decodeMergeInputs(asGet(given)),
}

type Mode = keyof typeof decoders

const least: Given = { command: './app', files: 'dist/**' }

test.each<[mode: Mode, given: Given, decoded: object]>([
  [
    'compare',
    {},
    {
      comment: 'auto',
      page: 'auto',
      check: false,
      gate: { failOn: [], allow: [] },
      overrideLabel: 'performance-accepted',
    },
  ],
  [
    'compare',
    { show: 'comment:changes, check', 'override-label': 'slow is fine' },
    { comment: 'changes', page: 'never', check: true, overrideLabel: 'slow is fine' },
  ],
  ['publish', {}, { payload: ['dist/**'], measured: { contender: '/work' }, retentionInDays: undefined }],
  ['publish', { 'retention-days': '30' }, { retentionInDays: 30 }],
  ['publish', {}, { measured: { reference: { command: { kind: 'shell', line: './app' } } } }],
  ['publish', { rounds: '0', command: '' }, { measured: undefined }],
  ['report', { command: '', threshold: '5%' }, { suite: 'benchmark', settings: { threshold: 0.05 }, comment: 'auto' }],
  [
    'merge',
    { command: '', part: 'of 3', 'fail-on': 'regressed' },
    { parts: 3, gate: { failOn: ['regressed'], allow: [] } },
  ],
  ['merge', { command: '' }, { parts: undefined }],
  ['compare', { 'fail-on': 'regressed, removed' }, { gate: { failOn: ['regressed', 'removed'] } }],
  ['compare', { 'fail-on': 'never' }, { gate: { failOn: [] } }],
])('%s of %j', (mode, given, decoded) => {
  expect(decoders[mode]({ ...least, ...given })).toMatchObject(decoded)
})

test.each<[given: Given, part: string | undefined]>([
  [{}, undefined],
  [{ part: 'auto' }, undefined],
  [{ part: 'auto:0' }, '0'],
  [{ part: '3' }, '3'],
  [{ part: 'ubuntu' }, 'ubuntu'],
  [{ part: 'ubuntu, node 22' }, 'ubuntu, node 22'],
  [{ part: 'src/parser' }, 'src/parser'],
  [{ part: 'automatic' }, 'automatic'],
])('the key that %j gives', (given, part) => {
  expect(decoders.compare({ ...least, suite: 'words', ...given }).key).toEqual({ suite: 'words', part })
})

const auto = { kind: 'artifact', takesNearest: false }

test.each<[given: Given, baseline: object]>([
  [{}, { ...auto, ref: undefined, fallback: undefined }],
  [{ setup: 'make' }, { ...auto, ref: undefined, fallback: { kind: 'ref', ref: undefined, setup: 'make' } }],
  [{ baseline: 'ref:v1' }, { kind: 'ref', ref: 'v1', setup: undefined }],
  [{ baseline: 'published' }, { kind: 'artifact', ref: undefined, takesNearest: true, fallback: undefined }],
  [{ baseline: 'published:v1' }, { kind: 'artifact', ref: 'v1', takesNearest: true, fallback: undefined }],
  [
    { baseline: 'ref', setup: 'make' },
    { kind: 'ref', ref: undefined, setup: 'make' },
  ],
  [{ baseline: 'dir:../main' }, { kind: 'directory', directory: '../main' }],
  [{ baseline: 'branch:bench/base' }, { ...auto, ref: undefined, fallback: undefined, branch: 'bench/base' }],
])('the baseline that %j gives', (given, baseline) => {
  expect(decoders.compare({ ...least, ...given }).inputs.baseline).toEqual(baseline)
})

test.each<[mode: Mode, given: Given, message: RegExp]>([
  ['compare', { command: '' }, /"command" is missing/],
  [
    'compare',
    { show: 'comment, always' },
    /invalid value "always" for "show"; it can be none, or any of comment, comment:changes/,
  ],
  ['compare', { baseline: 'dir' }, /invalid value "dir" for "baseline"; it can be auto, published, ref:COMMIT/],
  ...['branch', 'branch:', 'branch:-f', 'branch:a..b', 'branch:a b', 'branch:a.lock', 'branch:+a:b'].map(
    baseline => ['compare', { baseline }, /invalid value "branch.*it can be auto/] as [Mode, Given, RegExp],
  ),
  ['compare', { baseline: 'dir:../main', setup: 'make' }, /"baseline" is a directory, which is not built/],
  ['compare', { baseline: 'published', setup: 'make' }, /leave out "setup", or set "baseline" to auto/],
  ...['2/3', 'macos 2/3', ' 1 / 2 ', 'linux  0/3'].map(
    part =>
      [
        'compare',
        { part },
        /^invalid value ".*\d ?\/.*" for "part"; runners no longer share the rounds of one suite\. Give each runner benchmarks of its own/,
      ] as [Mode, Given, RegExp],
  ),
  ['compare', { part: 'x'.repeat(101) }, /invalid value "x+"… for "part"; it must be a name of at most 100 characters/],
  ['compare', { rounds: '0' }, /"rounds" is "0", which only publishes/],
  ['publish', { files: ' \n ' }, /"files" is missing: give patterns/],
  [
    'publish',
    { 'retention-days': '0' },
    /invalid value "0" for "retention-days"; it must be a whole number from 1 to 400/,
  ],
  ['publish', { command: '' }, /"command" is missing/],
  ['compare', { part: 'of 3' }, /"part" is "of 3", which only "mode: merge" takes/],
  ['merge', { part: 'of 300' }, /invalid value "300" for "part"; it must be a whole number from 1 to 256/],
  [
    'merge',
    { 'fail-on': 'regressed' },
    /with "fail-on", a merge must know how many parts to expect: give "part" the number/,
  ],
  ['report', { 'fail-on': 'sometimes' }, /invalid value "sometimes" for "fail-on"/],
])('%s refuses %j', (mode, given, message) => {
  expect(() => decoders[mode]({ ...least, ...given })).toThrow(InputError)
  expect(() => decoders[mode]({ ...least, ...given })).toThrow(message)
})
