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

const least: Given = { command: './app', payload: 'dist/**' }

test.each<[mode: Mode, given: Given, decoded: object]>([
  ['compare', {}, { comment: 'auto', gate: { failOn: [], allow: [] }, overrideLabel: 'performance-accepted' }],
  [
    'compare',
    { comment: 'changes', 'override-label': 'slow is fine' },
    { comment: 'changes', overrideLabel: 'slow is fine' },
  ],
  ['publish', {}, { payload: ['dist/**'], measured: { contender: '/work' }, retentionInDays: undefined }],
  ['publish', { 'retention-days': '30' }, { retentionInDays: 30 }],
  ['publish', {}, { measured: { reference: { command: { kind: 'shell', line: './app' } } } }],
  ['publish', { measure: 'false', command: '' }, { measured: undefined }],
  ['report', { command: '', threshold: '5%' }, { suite: 'benchmark', settings: { threshold: 0.05 }, comment: 'auto' }],
  [
    'merge',
    { command: '', legs: '3', 'fail-on': 'regressed' },
    { legs: 3, gate: { failOn: ['regressed'], allow: [] } },
  ],
  ['merge', { command: '' }, { legs: undefined }],
  ['compare', { 'fail-on': 'regressed, removed' }, { failOn: ['regressed', 'removed'] }],
  ['compare', { 'fail-on': 'never' }, { failOn: [] }],
])('%s of %j', (mode, given, decoded) => {
  expect(decoders[mode]({ ...least, ...given })).toMatchObject(decoded)
})

test.each<[given: Given, leg: string | undefined, shard: string | undefined]>([
  [{}, undefined, undefined],
  [{ leg: 'auto' }, undefined, undefined],
  [{ leg: 'auto:0' }, '0', undefined],
  [{ leg: 'auto:3', shard: '3' }, undefined, '3'],
  [{ leg: 'auto:2', shard: '3/3' }, undefined, '3/3'],
  [{ leg: 'ubuntu', shard: '3' }, 'ubuntu', '3'],
  [{ leg: 'automatic' }, 'automatic', undefined],
])('the key that %j gives', (given, leg, shard) => {
  expect(decoders.compare({ ...least, suite: 'words', ...given }).key).toEqual({ suite: 'words', leg, shard })
})

const auto = { kind: 'artifact', takesNearest: false }

test.each<[given: Given, baseline: object]>([
  [{}, { ...auto, ref: undefined, fallback: undefined }],
  [{ setup: 'make' }, { ...auto, ref: undefined, fallback: { kind: 'ref', ref: undefined, setup: 'make' } }],
  [{ 'baseline-ref': 'v1' }, { ...auto, ref: 'v1', fallback: { kind: 'ref', ref: 'v1', setup: undefined } }],
  [
    { baseline: 'artifact', 'baseline-ref': 'v1' },
    { kind: 'artifact', ref: 'v1', takesNearest: true, fallback: undefined },
  ],
  [{ baseline: 'ref' }, { kind: 'ref', ref: undefined, setup: undefined }],
  [
    { baseline: 'directory', 'baseline-directory': '../main' },
    { kind: 'directory', directory: '../main' },
  ],
  [{ 'baseline-directory': '../main' }, { kind: 'directory', directory: '../main' }],
])('the baseline that %j gives', (given, baseline) => {
  expect(decoders.compare({ ...least, ...given }).inputs.baseline).toEqual(baseline)
})

test.each<[mode: Mode, given: Given, message: RegExp]>([
  ['compare', { command: '' }, /"command" is missing/],
  ['compare', { comment: 'always' }, /"comment" is "always"; it can be auto, changes, never/],
  ['compare', { baseline: 'directory' }, /"baseline" is "directory", and "baseline-directory" is missing/],
  ['compare', { baseline: 'artifact', setup: 'make' }, /Leave out "setup", or set "baseline" to "auto"/],
  [
    'compare',
    { baseline: 'ref', 'baseline-directory': 'x' },
    /"baseline" is "ref", and "baseline-directory" is also given/,
  ],
  ['compare', { shard: '4/3' }, /"shard" is "4\/3"; the first number must be from 1 to the second, such as 1\/3/],
  ['compare', { shard: '0/3' }, /"shard" is "0\/3"/],
  ['compare', { leg: 'x'.repeat(101) }, /"leg" is "x+"…; it must be a name of at most 100 characters/],
  ['publish', { payload: ' \n ' }, /"payload" is missing: give patterns/],
  ['publish', { 'retention-days': '0' }, /"retention-days" is "0"; it must be a whole number from 1 to 400/],
  ['publish', { measure: 'no' }, /"measure" is "no"; it must be true or false/],
  ['publish', { command: '' }, /"command" is missing/],
  ['merge', { legs: 'all' }, /"legs" is "all"; it must be a whole number from 1 to 256/],
  ['merge', { 'fail-on': 'regressed' }, /"legs" is missing: with "fail-on", a merge must know how many legs/],
  ['compare', { 'fail-on': 'removed', allow: 'errored, removed' }, /"removed" is in "fail-on" and in "allow"/],
  ['report', { 'fail-on': 'sometimes' }, /"fail-on" holds "sometimes"/],
])('%s refuses %j', (mode, given, message) => {
  expect(() => decoders[mode]({ ...least, ...given })).toThrow(InputError)
  expect(() => decoders[mode]({ ...least, ...given })).toThrow(message)
})
