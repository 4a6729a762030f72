import { expect, test } from 'vitest'
import type { Finding, ObstacleCause } from '../../../../src/compare/finding.js'
import { markdownVoice, terminalVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import { inputs } from '../../../../src/inputs/declarations.js'
import { makeReason, type Reason } from '../../../../src/record/reasons.js'
import type { Section } from '../../../../src/report/report.js'
import { sectionStep } from '../../../../src/report/words/next-step.js'
import { type NextStepOptions, notOfBisect } from '../../../../src/report/words/reproduce.js'
import { errored, finding, incomparable, inconclusive, regressed, report, summary } from '../samples.js'

const action = { way: 'action', get: [], call: 'counterbalance' } as const
const typed = (page: Section, options: NextStepOptions = {}): string =>
  write(sectionStep(page, options) ?? [], terminalVoice)
const inWorkflow = (page: Section): string => write(sectionStep(page, { program: action }) ?? [], terminalVoice)

/** 13 rounds in 130 s, and findings that are open. */
const open = (fields: Partial<Section> = {}): Section =>
  report({
    status: 'inconclusive',
    findings: [inconclusive],
    plan: { ...report().plan!, rounds: 20, stoppedBy: 'complete', seconds: 130 },
    ...fields,
  })
const needing = (benchmark: string, roundsToSettle: number | null) => ({ ...inconclusive, benchmark, roundsToSettle })
const ending = 'would probably settle gc.'

test('more rounds are named with what they cost, as each way calls them', () => {
  const page = open({ findings: [needing('gc', 22)] })
  expect(typed(page)).toBe(`--rounds 5..35: 22 more rounds (about 4 minutes) ${ending}`)
  expect(inWorkflow(page)).toBe(`rounds: 5..35: 22 more rounds (about 4 minutes) ${ending}`)
})

test.each<[what: string, page: Section, step: string]>([
  [
    'a few seconds',
    open({ findings: [needing('gc', 2)] }),
    '--rounds 5..15: 2 more rounds (about 20 seconds) would probably settle gc.',
  ],
  [
    'a fixed number of rounds',
    open({ plan: { ...report().plan!, rounds: 13, looks: [13], stoppedBy: 'complete', seconds: 130 } }),
    '--rounds 25: 12 more rounds (about 2 minutes) would probably settle gc.',
  ],
  [
    'the time budget would end it again',
    open({ plan: { ...report().plan!, stoppedBy: 'time-budget', rounds: 60, seconds: 590 } }),
    '--time-budget 23m: 12 more rounds (about 10 minutes) would probably settle gc.',
  ],
  [
    'longer than measuring may take',
    open({ findings: [needing('gc', 60)] }),
    '--rounds 5..73 --time-budget 15m: 60 more rounds (about 10 minutes) would probably settle gc.',
  ],
  [
    'it was not let finish',
    open({ rounds: 4, plan: { ...report().plan!, stoppedBy: 'interrupted', seconds: 40 } }),
    'let a run finish: 12 more rounds (about 2 minutes) would probably settle gc.',
  ],
  [
    'many',
    open({ findings: ['a', 'b', 'c', 'd', 'e'].map(name => needing(name, 22)) }),
    '--rounds 5..35: 22 more rounds (about 4 minutes) would probably settle a, b and 3 more.',
  ],
  [
    'nobody knows how many, since the interval is narrow enough already',
    open({ findings: [{ ...needing('gc', null), change: { value: 0.01, low: 0.002, high: 0.021, level: 0.95 } }] }),
    '--rounds 5..26: 13 more rounds (about 3 minutes) would probably settle gc.',
  ],
  [
    'more than anybody should wait for',
    open({ findings: [needing('gc', 400)] }),
    "make each run longer, or use a quieter machine; more rounds won't settle it here.",
  ],
  [
    'more rounds than few can foretell, however short they are',
    open({
      findings: [needing('gc', 324)],
      plan: { ...report().plan!, rounds: 5, stoppedBy: 'settled', seconds: 2 },
    }),
    "make each run longer, or use a quieter machine; more rounds won't settle it here.",
  ],
  [
    'no number of rounds',
    open({ findings: [{ ...needing('gc', null), change: { value: 0.019, low: -0.3, high: 0.4, level: 0.95 } }] }),
    "make each run longer, or use a quieter machine; more rounds won't settle it here.",
  ],
  [
    'some are within reach',
    open({ findings: [needing('gc', 22), needing('io', 400)] }),
    '--rounds 5..35: 22 more rounds (about 4 minutes) would probably settle gc.',
  ],
])('%s', (_, page, step) => {
  expect(typed(page)).toBe(step)
})

test('where no time is known, rounds are', () => {
  const { plan: _, ...page } = open()
  expect(typed(page)).toBe(`--rounds 5..25: 12 more rounds ${ending}`)
})

const wall = finding({ ...inconclusive, benchmark: 'benchmark', roundsToSettle: 22, warnings: [] })
const cpu = (value: number, low: number, high: number, part = 0.95) =>
  finding({
    ...wall,
    metric: 'cpu-time',
    aside: true,
    primary: false,
    verdict: null,
    baseline: summary(wall.baseline!.median * part),
    change: { value, low, high, level: 0.95 },
  })

test.each<[what: string, cpu: ReturnType<typeof cpu>, isNamed: boolean]>([
  ['a change', cpu(0.077, 0.059, 0.095), true],
  ['no change', cpu(0.001, -0.009, 0.009), true],
  ['nothing', cpu(0.01, -0.02, 0.05), false],
  ['a change, on a machine where half of the time is waiting', cpu(0.149, 0.078, 0.213, 0.41), true],
  ['of a small part of the time', cpu(0.077, 0.059, 0.095, 0.2), false],
])('CPU time that tells of %s', (_, cpuTime, isNamed) => {
  const page = open({ findings: [wall, cpuTime] })
  const said = '; or judge CPU time, which is clear here ('
  expect(typed(page).includes(said)).toBe(isNamed)
  if (isNamed) expect(typed(page)).toContain('): --set metrics=cpu-time.')
  if (isNamed) expect(inWorkflow(page)).toContain('): metrics: cpu-time below judging: in counterbalance.yml.')
})

test('a gain of which slow runs may not have been seen asks for rounds that show them', () => {
  const faster = finding({ ...inconclusive, verdict: 'inconclusive', doubt: 'few-runs', roundsToSettle: null })
  const page = open({ findings: [faster] })
  expect(typed(page)).toBe('see with --rounds 20 whether gc has slow runs that undo the gain.')
  expect(inWorkflow(page)).toContain('see with rounds: 20 whether')
  expect(typed(open({ findings: [faster, wall] }))).toMatch(/would probably settle/)
})

test('a change of about the threshold asks what matters', () => {
  const near = finding({ ...inconclusive, verdict: 'inconclusive', doubt: 'near', roundsToSettle: null })
  expect(typed(open({ findings: [near] }))).toBe(
    "decide whether 2% matters here, which is about what gc changed by: --threshold 1% if it does, --threshold 4% if it doesn't.",
  )
  expect(inWorkflow(open({ findings: [near] }))).toContain('threshold: 1% if it does, threshold: 4% if it')
})

test('it says what CPU time tells', () => {
  expect(typed(open({ findings: [wall, cpu(0.077, 0.059, 0.095)] }))).toContain('(+7.7% [+5.9, +9.5])')
})

test('the process as a whole is called what its row is called', () => {
  const whole = (benchmark: string): Finding => ({ ...wall, benchmark })
  expect(typed(open({ findings: [whole('benchmark')] }))).toContain('settle (whole process)')
  expect(typed(open({ findings: [whole('parse')] }))).toContain('settle parse')
})

test('a command is named whole, or not at all', () => {
  const command = `./app ${'--some-option '.repeat(20)}end`
  expect(typed({ ...errored, command })).toBe(`run ${command}`)
  expect(write(sectionStep({ ...errored, command })!, markdownVoice)).toMatch(/^run <code>.* end<\/code>$/)
  expect(typed({ ...errored, command: command.repeat(10) })).toBe('')
})

const status1 = { exit: 'exited', status: 1 } as const
const failed = (side?: 'baseline' | 'contender') => ({
  code: 'invocations-failed',
  ...{ runs: 2, of: 2 },
  ...(side && { side }),
})
const ofCommands = {
  baseline: { label: 'one', source: 'command', command: './one' },
  contender: { label: 'two', source: 'command', command: './two' },
} as const
const ofDirectories = {
  baseline: { label: 'a', source: 'directory' },
  contender: { label: 'b', source: 'directory' },
} as const

test.each<[what: string, page: Partial<Section>, step: string]>([
  ['the baseline', { sides: ofCommands, warnings: [failed('baseline')] }, 'run ./one'],
  ['the contender', { sides: ofCommands, warnings: [failed('contender')] }, 'run ./two'],
  ['both, for two reasons', { sides: ofCommands, warnings: [failed('contender'), failed('baseline')] }, 'run ./one'],
  ['both alike', { sides: ofCommands, warnings: [failed()] }, 'run ./two'],
  ['the baseline of one command', { sides: ofDirectories, warnings: [failed('baseline')] }, '(cd a && ./two)'],
  [
    'both sides of one command',
    { sides: ofDirectories, warnings: [failed('baseline'), failed('contender')] },
    'run ./two',
  ],
])('the command that failed is the one to run by hand: %s', (_, page, step) => {
  expect(typed({ ...errored, command: './two', ...page })).toBe(step)
})

test.each<[what: string, source: 'ref' | 'directory', options: Section['options'], step: string]>([
  [
    'a checkout without packages',
    'ref',
    undefined,
    'set build to what installs packages, such as npm ci, because the checkout of main has none; counterbalance init finds it.',
  ],
  ['a checkout that was built', 'ref', { build: 'make' }, 'run ./two on main'],
  ['a directory', 'directory', undefined, '(cd main && ./two)'],
])('a command that was not found: in %s', (_, source, options, step) => {
  const failure = makeReason('ended', { what: 'command', exit: 'exited', status: 127, output: 'sh: x: not found' })
  const warnings = [makeReason('invocations-failed', { runs: 2, of: 2, side: 'baseline', failure })]
  const sides = { baseline: { label: 'main', source }, contender: { label: 'b', source: 'workspace' } } as const
  expect(typed({ ...errored, command: './two', sides, warnings, ...(options && { options }) })).toBe(step)
})

test.each<[failure: Reason, options: Section['options'], step: string]>([
  [
    makeReason('no-numbers', { problem: 'no line is a result of "go test -bench"' }),
    { format: 'go' },
    'make the command print numbers that are read (no line is a result of "go test -bench"), or leave out the format go, so that it is detected.',
  ],
  [
    makeReason('too-long-output', {}),
    undefined,
    'let the command print only its numbers, and send the rest to a file or to /dev/null.',
  ],
  [makeReason('ended', { what: 'command', exit: 'exited', status: 1, output: 'no' }), { format: 'go' }, 'run ./two'],
  [makeReason('hook-failed', { hook: 'prepare', line: './clean', ...status1 }), undefined, 'run ./clean'],
  [
    makeReason('hook-failed', {
      ...{ hook: 'setup', line: 'cp a b', place: 'the checkout of the baseline (a7bbcb7)' },
      ...{ ...status1, output: 'cp: no a' },
    }),
    undefined,
    'run cp a b in the checkout of the baseline (a7bbcb7)',
  ],
])('what is printed and not read has a next step of its own: %o', (failure, options, step) => {
  const warning = makeReason('invocations-failed', { runs: 2, of: 2, failure })
  expect(typed({ ...errored, command: './two', warnings: [warning], ...(options && { options }) })).toBe(step)
})

test.each<[reason: Reason, step: string]>([
  [
    makeReason('recorded', { sides: ['contender'] }),
    "let the command measure parse/small in each run; if the numbers are exact, as a simulator's are, say exact: true in a rule (docs/reference/rules.md).",
  ],
  [
    makeReason('set-time', { name: 'ops', change: -0.5 }),
    'let the command do a fixed amount of work, or print numbers that are read (docs/reference/tools.md): the time that its process takes shows no change.',
  ],
  [
    makeReason('set-rate', { name: 'throughput' }),
    'judge the time of the requests (metrics: time), and let the command print it if it does not: a set rate shows only whether the load was too much.',
  ],
  [
    makeReason('iteration-work', { rate: 'items-per-second', unit: '1/s', baseline: 64, contender: 32 }),
    'let an iteration of parse/small do the same work in both versions, or judge the rate of it by its name in metrics.',
  ],
  [
    makeReason('several-benchmarks', { name: 'parse/small' }),
    'let each benchmark print a unique name: parse/small may stand for several, as without the pkg: lines of Go.',
  ],
  [makeReason('no-work', { side: 'baseline' }), 'let parse/small use its result, so that the compiler keeps its work.'],
])('what is not comparable for a known reason has its own step: %o', (reason, step) => {
  const findings = [{ ...incomparable, benchmark: 'parse/small', cause: 'contender-changed' as const, reason }]
  expect(typed(report({ status: 'not-comparable', findings }))).toBe(step)
})

test('metrics are asked for only where no row has a verdict', () => {
  const page = (verdict: 'unchanged' | null) =>
    report({ status: 'inconclusive', findings: [{ ...incomparable, verdict }] })
  expect(typed(page('unchanged'))).toBe('')
  expect(typed(page(null))).toBe('name the metrics to judge, or say which direction is better.')
})

test.each<[side: 'baseline' | 'contender', why: string, step: string]>([
  ['contender', 'cat: x: No such file or directory', 'run ./two on this branch'],
  ['baseline', 'Cannot find module "./build"', 'run ./two on main'],
  ['contender', 'the command was ended by SIGSEGV', 'run ./two on this branch'],
])('a side that failed each time is run there: %s, %s', (side, why, step) => {
  const findings = [
    { ...incomparable, reason: { code: 'failed-each-time', side, failure: { code: 'told', message: why } } },
  ]
  const page = report({ status: 'not-comparable', command: './two', findings, warnings: [failed(side)] })
  expect(typed(page)).toBe(step)
})

test.each<[cause: ObstacleCause, reason: string, step: string]>([
  [
    'machine',
    'two copies of the same baseline differ by 9.1%',
    'measure lex again, with more rounds or on a quieter machine (two copies of the same baseline differ by 9.1%).',
  ],
  [
    'contender-changed',
    'its unit changed from B to s',
    'make lex comparable (its unit changed from B to s), and measure again.',
  ],
])('what cannot be compared, laid to %s: it is measured again, or mended', (cause, reason, step) => {
  const page = report({
    status: 'not-comparable',
    findings: [{ ...incomparable, cause, reason: { code: 'told', message: reason } }],
  })
  expect(typed(page)).toBe(step)
})

test('a regression on the default branch names the command that finds its commit', () => {
  const [good, bad] = ['a'.repeat(40), 'b'.repeat(40)]
  const page = report({
    status: 'regressed',
    findings: [{ ...regressed, benchmark: 'parse' }],
    sides: {
      baseline: { label: 'a', source: 'artifact', commit: good },
      contender: { label: 'b', source: 'workspace', commit: bad },
    },
    command: './app bench',
    options: { setup: 'make', 'time-budget': '5m', batch: '3' },
  })
  const line = `counterbalance bisect ${good} ${bad} --setup make --set batch=3 --command './app bench'`
  expect(typed(page, { isMerged: true })).toBe(`find the commit: ${line}`)
  const program = { way: 'command line', get: [], call: 'node dist/cli/index.js' } as const
  expect(typed(page, { isMerged: true, program })).toContain(
    `: node dist/cli/index.js${line.slice('counterbalance'.length)}`,
  )
  expect(typed(page)).toBe(`git diff ${good.slice(0, 10)} ${bad.slice(0, 10)}`)
  const profiled = { ...page, causes: { absence: makeReason('interrupted', { work: 'profiling' }) } }
  expect(typed(profiled)).toBe(`git diff ${good.slice(0, 10)} ${bad.slice(0, 10)}`)
})

test('what a bisection does not take is left out of its line', () => {
  const untaken = inputs.filter(one => one.isRecorded && !one.takenBy.includes('bisect')).map(({ name }) => name)
  expect(notOfBisect.toSorted()).toEqual([...untaken, 'build', 'setup', 'time-budget'].toSorted())
})
