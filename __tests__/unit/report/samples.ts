import type { Finding, Summary } from '../../../src/compare/finding.js'
import type { Environment } from '../../../src/record/environment.js'
import type { Causes } from '../../../src/report/causes.js'
import type { Section } from '../../../src/report/report.js'

/** A distribution around `median`, with a longer tail above, as times have. */
export function summary(median: number, spread = 0.01, n = 26): Summary {
  const at = (quantile: number) => median * (1 + quantile * spread)
  return {
    n,
    median,
    mean: at(0.1),
    min: at(-1.6),
    p5: at(-1.3),
    p95: at(2.2),
    q1: at(-0.7),
    q3: at(0.8),
    max: at(4),
    mad: median * spread * 0.7,
    cv: spread,
    sd: median * spread,
    outliers: { low: 0, high: spread === 0 ? 0 : 1 },
  }
}

/** What is counted, and always the same. */
export function exact(value: number, n = 26): Summary {
  return { ...summary(value, 0, n), cv: value === 0 ? null : 0 }
}

export const explained: Causes = {
  profiler: 'perf',
  unit: 'ms',
  rounds: 6,
  whole: { baseline: 290.1, contender: 307, difference: 16.9, interval: { low: 14.8, high: 19 }, p: 0.00004 },
  isReproduced: true,
  rows: [
    {
      name: 'emit',
      file: 'report.c',
      line: 41,
      changed: 'lines',
      ...{ baseline: 55.1, contender: 74.4, difference: 19.3, interval: { low: 14.3, high: 24.4 }, p: 0.00004 },
      isNamed: true,
    },
    {
      name: 'normalise',
      renamed: 'canonicalise <b>',
      ...{ baseline: 62, contender: 60.2, difference: -1.8, interval: { low: -6, high: 2.4 }, p: 0.3 },
      isNamed: false,
    },
  ],
  rest: { baseline: 235, contender: 232.6, difference: -2.4, interval: { low: -6.1, high: 1.5 }, functions: 14 },
}

const timed: Finding = {
  benchmark: 'parse/small',
  metric: 'time',
  unit: 's',
  better: 'lower',
  primary: true,
  baseline: summary(0.001204),
  contender: summary(0.001205),
  change: { value: 0.0008, low: -0.004, high: 0.0061, level: 0.95 },
  p: 0.61,
  adjustedP: 0.7,
  control: { value: -0.0011, low: -0.006, high: 0.004, p: 0.52 },
  verdict: 'unchanged',
  resolution: 0.011,
  roundsToSettle: null,
  meanChange: { value: 0.001, low: -0.005, high: 0.007, level: 0.95 },
  warnings: [],
}

export function finding(fields: Partial<Finding> = {}): Finding {
  return withLevels({ ...timed, ...fields })
}

/** As a report has it: the levels make the change. */
function withLevels(one: Finding): Finding {
  const { baseline, contender, change } = one
  if (baseline === null || contender === null || change === null) return one
  const { median: value, mad } = baseline
  return {
    ...one,
    baseline: { ...baseline, level: { value, mad } },
    contender: { ...contender, level: { value: value * (1 + change.value), mad: contender.mad } },
  }
}

export const regressed = finding({
  benchmark: 'parse/big',
  baseline: summary(0.0412),
  contender: summary(0.044),
  change: { value: 0.068, low: 0.059, high: 0.077, level: 0.9857 },
  p: 0.00001,
  adjustedP: 0.00004,
  control: { value: 0.001, low: -0.004, high: 0.006, p: 0.7 },
  verdict: 'regressed',
})

export const allocatedFromZero = finding({
  benchmark: 'parse/big',
  metric: 'allocations',
  unit: 'count',
  baseline: exact(0),
  contender: exact(18_234),
  change: null,
  p: null,
  adjustedP: null,
  control: null,
  verdict: 'regressed',
})

export const incomparable = finding({
  benchmark: 'lex',
  baseline: summary(0.0123),
  contender: summary(0.0125),
  change: { value: 0.016, low: -0.031, high: 0.064, level: 0.95 },
  control: { value: 0.031, low: 0.018, high: 0.047, p: 0.0001 },
  verdict: 'not-comparable',
  reason: { code: 'control-failed', change: 0.031 },
})

export const inconclusive = finding({
  benchmark: 'gc',
  baseline: summary(1.83, 0.06),
  contender: summary(1.86, 0.06),
  change: { value: 0.016, low: -0.012, high: 0.047, level: 0.95 },
  control: { value: 0.004, low: -0.02, high: 0.03, p: 0.5 },
  verdict: 'inconclusive',
  roundsToSettle: 12,
  warnings: [{ code: 'high-variation', message: 'the values vary by more than 10%' }],
})

export const improved = finding({
  benchmark: 'emit/json',
  baseline: summary(0.00831),
  contender: summary(0.0079),
  change: { value: -0.049, low: -0.056, high: -0.042, level: 0.9857 },
  control: { value: -0.002, low: -0.006, high: 0.003, p: 0.4 },
  verdict: 'improved',
})

export const throughput = finding({
  benchmark: 'http',
  metric: 'throughput',
  unit: '1/s',
  better: 'higher',
  baseline: summary(1810),
  contender: summary(1812),
  change: { value: 0.001, low: -0.006, high: 0.008, level: 0.95 },
})

export const unjudged = finding({
  benchmark: 'parse/big',
  metric: 'rss',
  unit: 'B',
  primary: false,
  baseline: summary(52_400_000, 0.002),
  contender: summary(52_900_000, 0.002),
  change: { value: 0.0095, low: 0.008, high: 0.011, level: 0.95 },
  verdict: null,
})

export const environment: Environment = {
  fingerprint: 'f00',
  cpu: 'AMD EPYC 7763',
  cores: 4,
  memoryInBytes: 16 * 2 ** 30,
  os: 'Ubuntu 24.04.3 LTS',
  kernel: '6.11.0-1018-azure',
  node: '24.8.0',
  runner: 'ubuntu-24.04 20260105.1',
}

/** Bounds of an A/A test in which this is what copies of the baseline differ by at most, in the median benchmark. */
export function boundsOf(median: number | null): Section['control']['bounds'] {
  const [contender, mean] = [0.7, 0.4].map(share => median && Number((median * share).toPrecision(2))) as [
    number | null,
    number | null,
  ]
  return { baseline: { median, suite: mean }, contender: { median: contender, suite: mean } }
}

const quiet: Section = {
  status: 'unchanged',
  suite: 'benchmark',
  rounds: 13,
  settings: { threshold: 0.02, confidence: 0.95, looks: [5, 8, 13, 20] },
  control: { status: 'passed', differing: 0, of: 2, bounds: boundsOf(0.006), bias: null },
  suiteChange: { value: 0.0004, low: -0.003, high: 0.004, level: 0.95 },
  resolution: 0.011,
  findings: [finding(), throughput],
  added: [],
  removed: [],
  warnings: [],
  environment,
  sides: {
    baseline: { label: 'main', source: 'artifact', commit: '9b01d7e2f00dcafe9b01d7e2f00dcafe9b01d7e2' },
    contender: { label: 'feature/fast', source: 'workspace', commit: '4f2c1aa3f00dcafe4f2c1aa3f00dcafe4f2c1aa3' },
  },
  command: './app bench',
  seed: '6f1c',
  plan: {
    copies: { baseline: 2, contender: 2 },
    inPlace: false,
    rounds: 20,
    looks: [5, 8, 13, 20],
    stoppedBy: 'complete',
    seconds: 370,
  },
}

export function report(fields: Partial<Section> = {}): Section {
  return { ...quiet, ...fields }
}

export const mixed = report({
  status: 'regressed',
  control: { status: 'failed', differing: 1, of: 6, bounds: boundsOf(0.006), bias: 0.0031 },
  findings: [
    { ...allocatedFromZero, primary: false },
    regressed,
    incomparable,
    inconclusive,
    improved,
    finding(),
    throughput,
    unjudged,
  ],
  added: ['emit/yaml'],
  removed: ['emit/xml'],
})

export const interrupted = report({
  status: 'inconclusive',
  rounds: 6,
  control: { status: 'not-run', differing: 0, of: 1, bounds: boundsOf(0.031), bias: null },
  findings: [inconclusive],
  sides: {
    baseline: { label: '../main', source: 'directory' },
    contender: { label: '.', source: 'directory' },
  },
  plan: { ...quiet.plan!, inPlace: true, stoppedBy: 'interrupted', seconds: 42 },
  options: { copies: 'in-place', files: 'dist/**\ndata.bin' },
})

export const notCompared = report({
  status: 'not-compared',
  rounds: 0,
  control: { status: 'not-run', differing: 0, of: 0, bounds: boundsOf(null), bias: null },
  suiteChange: null,
  resolution: null,
  findings: [],
  warnings: [{ code: 'baseline-unpublished', wanted: 'c'.repeat(40), ancestors: 2, isFirst: true }],
})

export const errored = report({
  status: 'errored',
  rounds: 0,
  control: { status: 'not-run', differing: 0, of: 0, bounds: boundsOf(null), bias: null },
  suiteChange: null,
  resolution: null,
  findings: [],
  warnings: [
    {
      ...{ code: 'invocations-failed', runs: 2, of: 2 },
      failure: { code: 'ended', what: 'command', exit: 'exited', status: 127, output: 'sh: 1: ./app: not found' },
    },
  ],
  plan: { ...quiet.plan!, stoppedBy: 'failing', seconds: 3 },
})

export const ruled = report({
  status: 'unchanged',
  findings: [
    finding({
      threshold: 0.05,
      budget: {
        bound: 'at most',
        value: 0.001,
        median: 0.001205,
        low: 0.0012,
        high: 0.00121,
        level: 0.95,
        state: 'missed',
      },
    }),
    finding({
      ...throughput,
      budget: { bound: 'at least', value: 1810, median: 1812, low: 1801, high: 1825, level: 0.95, state: 'undecided' },
    }),
    finding({
      benchmark: 'server/accept',
      change: { value: 0.31, low: 0.2, high: 0.41, level: 0.95 },
      verdict: null,
      ignored: { reason: 'flaky since the new allocator', until: '2027-03-01' },
      reason: { code: 'told', message: 'ignored until 2027-03-01: flaky since the new allocator' },
    }),
  ],
  added: ['emit/yaml'],
  warnings: [
    {
      code: 'rule-unmatched',
      message: 'rules.yml:12: no benchmark fits this rule: the benchmark "prase/*"',
    },
  ],
  rules: {
    source: '.github/counterbalance.yml of 9b01d7e',
    asOf: '2026-01-31',
    missing: ['lex/**'],
    budgets: [
      {
        benchmark: 'emit/yaml',
        metric: 'allocated',
        unit: 'B',
        bound: 'at most',
        value: 64_000,
        median: 52_400,
        low: 52_400,
        high: 52_400,
        level: 1,
        state: 'met',
      },
    ],
  },
})

export const grown = report({
  status: 'regressed',
  findings: [finding({ benchmark: 'n=100' }), { ...regressed, benchmark: 'n=10000' }],
  growth: [
    {
      ...{ benchmark: 'n=…', metric: 'time' },
      baseline: { value: 1.024, low: 1.003, high: 1.041, misfit: 0.021 },
      contender: { value: 1.971, low: 1.95, high: 1.99, misfit: 0.043 },
    },
    {
      ...{ benchmark: 'read<b>/…', metric: 'rate' },
      baseline: { value: -0.012, low: -0.018, high: -0.006, misfit: 0.34 },
      contender: { value: -0.01, low: -0.01, high: -0.01, misfit: 0 },
    },
  ],
})

/** A service under a load tool, judged by its p99 too. */
export const served = report({
  status: 'regressed',
  findings: [
    { ...throughput, benchmark: 'GET /words' },
    finding({
      ...regressed,
      benchmark: 'GET /words',
      metric: 'p99',
      primary: false,
    }),
    finding({ ...inconclusive, benchmark: 'GET /words', primary: false, verdict: null }),
    finding({
      ...{ benchmark: 'GET /words', metric: 'failures', unit: '%', primary: false, aside: true },
      ...{ baseline: exact(0), contender: exact(0.25), change: null, verdict: null },
    }),
  ],
})
