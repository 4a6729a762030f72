import * as v from 'valibot'
import { otherQuantities } from '../compare/judge.js'
import { budgetStates, doubts, obstacleCauses, verdicts } from '../compare/verdicts/finding.js'
import { statuses } from '../compare/verdicts/status.js'
import { reinstallChoices } from '../record/record.js'
import { causes } from './causes-schema.js'
import { expectations, growths } from './growth-schema.js'
import {
  bound,
  change,
  experiments,
  list,
  most,
  mostRunners,
  name,
  natural,
  number,
  sentence,
  share,
  size,
  sizeOrNone,
  warning,
} from './leaves.js'
import type { Report } from './report.js'
import { sinceSchema } from './since-schema.js'
import { suiteFields } from './suite-schema.js'
import { sorts } from './view.js'

/** The error for a value that is not a report. It says where and why. */
export class ReportError extends Error {
  override readonly name = 'ReportError'
}

/** A report from outside. Fields that are not known are left out: a later version may have written them. */
export function decodeReport(value: unknown): Report {
  return decodeAs(reportSchema, value)
}

/** Converts a value from outside with `schema`. */
export function decodeAs<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const where = v.getDotPath(issue) ?? 'The whole'
  throw new ReportError(
    `This is not a report of counterbalance. ${where}: expected ${expectation(issue)}, got ${issue.received.slice(0, 80)}. ` +
      'Give a file that was written with --json.',
  )
}

function expectation({ type, kind, received, expected, requirement }: v.BaseIssue<unknown>): string {
  if (type === 'finite') return 'a finite number'
  if (type === 'max_length') return `a length of at most ${requirement}`
  return kind === 'schema' && received === 'undefined' ? 'a value' : (expected ?? 'another value')
}

const summary = v.object({
  n: natural,
  median: number,
  level: v.exactOptional(v.object({ value: number, mad: size })),
  mean: number,
  min: number,
  p5: number,
  p95: number,
  q1: number,
  q3: number,
  max: number,
  mad: size,
  cv: sizeOrNone,
  sd: sizeOrNone,
  outliers: v.object({ low: natural, high: natural }),
})

const budget = {
  bound: v.picklist(['at most', 'at least']),
  value: number,
  median: bound,
  low: bound,
  high: bound,
  level: share,
  state: v.picklist(budgetStates),
}

export const direction = v.picklist(['lower', 'higher', 'unknown'])
const opinions = v.object({ means: v.nullable(change), p95: v.nullable(change), mannWhitneyP: sizeOrNone })
const finding = v.object({
  benchmark: name,
  metric: name,
  unit: name,
  better: direction,
  primary: v.boolean(),
  quantity: v.exactOptional(v.picklist(otherQuantities)),
  aside: v.exactOptional(v.literal(true)),
  baseline: v.nullable(summary),
  contender: v.nullable(summary),
  change: v.nullable(change),
  equivalence: v.exactOptional(change),
  p: sizeOrNone,
  adjustedP: sizeOrNone,
  control: v.nullable(v.object({ value: number, low: bound, high: bound, p: size })),
  verdict: v.nullable(v.picklist(verdicts)),
  resolution: sizeOrNone,
  roundsToSettle: v.nullable(natural),
  secondOpinions: v.nullable(opinions),
  runners: v.exactOptional(list(v.object({ baseline: bound, contender: bound }), mostRunners)),
  threshold: v.exactOptional(size),
  failAbove: v.exactOptional(size),
  budget: v.exactOptional(v.object(budget)),
  isControl: v.exactOptional(v.literal(true)),
  ...expectations,
  ignored: v.exactOptional(v.object({ reason: name, until: name })),
  cause: v.exactOptional(v.picklist(obstacleCauses)),
  doubt: v.exactOptional(v.picklist(doubts)),
  reason: v.exactOptional(sentence),
  experiments: v.exactOptional(experiments),
  secondStage: v.exactOptional(v.object({ rounds: natural, change: v.nullable(change) })),
  warnings: list(warning, 100),
})

const onOrOff = v.picklist(['on', 'off'])
const environment = v.object({
  fingerprint: name,
  cpu: name,
  cores: natural,
  memoryInBytes: natural,
  os: name,
  kernel: name,
  node: name,
  runner: v.exactOptional(name),
  virtualization: v.exactOptional(name),
  governor: v.exactOptional(name),
  turbo: v.exactOptional(onOrOff),
  smt: v.exactOptional(onOrOff),
  aslr: v.exactOptional(onOrOff),
  held: v.exactOptional(
    v.object({
      cores: v.exactOptional(name),
      niceness: v.exactOptional(v.pipe(v.number(), v.integer())),
      isolated: v.exactOptional(v.literal(true)),
    }),
  ),
  toolchain: v.exactOptional(list(v.object({ command: sentence, version: name }), 100)),
})

const runner = v.object({
  label: name,
  firstRound: natural,
  seed: v.exactOptional(name),
  environment: v.exactOptional(environment),
})

export const origin = v.object({
  label: sentence,
  source: v.picklist(['directory', 'workspace', 'ref', 'command', 'artifact']),
  commit: v.exactOptional(name),
  store: v.exactOptional(sentence),
  artifact: v.exactOptional(v.object({ runId: natural, runNumber: natural, digest: name, behind: natural })),
  environment: v.exactOptional(environment),
  command: v.exactOptional(sentence),
})

const copies = v.picklist([1, 2])

const plan = v.object({
  copies: v.object({ baseline: copies, contender: copies }),
  inPlace: v.boolean(),
  rounds: natural,
  looks: list(natural, 1000),
  auto: v.exactOptional(v.literal(true)),
  focus: v.exactOptional(list(v.object({ from: natural, without: list(name, most) }), 1000)),
  stoppedBy: v.picklist(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
  seconds: size,
  batch: v.exactOptional(natural),
  slope: v.exactOptional(v.pipe(list(natural, 100), v.minLength(2))),
})

const control = v.object({
  status: v.picklist(['passed', 'failed', 'too-few', 'not-run']),
  failed: natural,
  of: natural,
  noiseFloor: sizeOrNone,
  bias: sizeOrNone,
})

const spin = v.object({
  seconds: size,
  spread: size,
  drift: number,
  moved: list(natural, most),
  contaminated: v.boolean(),
})

/** The label that accepts what would have failed, with who set it, when, and why. */
export const acceptance = v.object({
  label: name,
  by: v.exactOptional(name),
  at: v.exactOptional(name),
  why: v.exactOptional(sentence),
  failures: list(sentence, most),
})

/** The form of a report, for schemas that contain reports. */
export const reportSchema: v.GenericSchema<unknown, Report> = v.object({
  schema: v.literal('counterbalance/report@1'),
  status: v.picklist(statuses),
  suite: name,
  acceptance: v.exactOptional(acceptance),
  rounds: natural,
  settings: v.object({ threshold: size, confidence: share, looks: list(natural, 1000) }),
  control,
  suiteChange: v.nullable(change),
  resolution: sizeOrNone,
  spin: v.exactOptional(spin),
  findings: list(finding, most),
  growths: v.exactOptional(growths),
  added: list(name, most),
  removed: list(name, most),
  warnings: list(warning, 1000),
  rules: v.exactOptional(
    v.object({
      source: name,
      asOf: name,
      missing: list(sentence, most),
      budgets: list(v.object({ benchmark: name, metric: name, unit: name, ...budget }), most),
    }),
  ),
  leg: v.exactOptional(name),
  environment: v.exactOptional(environment),
  runners: v.exactOptional(list(runner, mostRunners)),
  sides: v.exactOptional(v.object({ baseline: v.exactOptional(origin), contender: origin })),
  names: v.exactOptional(v.object({ baseline: name, contender: name })),
  command: v.exactOptional(sentence),
  options: v.exactOptional(v.record(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)), sentence)),
  seed: v.exactOptional(name),
  plan: v.exactOptional(plan),
  tampered: v.exactOptional(list(sentence, 1000)),
  ...suiteFields,
  work: v.exactOptional(
    v.object({ same: v.nullable(v.boolean()), baselineDigest: v.nullable(name), contenderDigest: v.nullable(name) }),
  ),
  reinstall: v.exactOptional(v.object({ when: v.picklist(reinstallChoices), starts: list(natural, most) })),
  stages: v.exactOptional(list(natural, 2)),
  causes: v.exactOptional(causes),
  since: v.exactOptional(sinceSchema(change)),
  view: v.exactOptional(v.object({ sort: v.picklist(sorts), shown: list(natural, most) })),
})
