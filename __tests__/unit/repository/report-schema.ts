import * as v from 'valibot'
import { controlOutcomes } from '../../../src/compare/conclusion.js'
import { statuses, verdicts } from '../../../src/compare/finding.js'
import { allowances, gateConditions } from '../../../src/compare/gate/policy.js'
import { givenInputs } from '../../../src/record/record.js'
import { starts } from '../../../src/record/starts.js'
import type { DataOf } from '../../../src/util/decode.js'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const notNegative = v.pipe(v.number(), v.minValue(0))
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const interval = v.object({ low: v.number(), high: v.number() })
const difference = {
  baseline: v.number(),
  contender: v.number(),
  difference: v.number(),
  interval: v.exactOptional(interval),
}
const functions = v.object({ ...difference, functions: count })

const reason = v.objectWithRest({ code: v.string(), message: v.exactOptional(v.string()) }, v.unknown())

const causes = v.union([
  v.object({ absence: reason }),
  v.object({
    profiler: v.picklist(['perf', 'node', 'python', 'callgrind', 'py-spy', 'files']),
    unit: v.picklist(['ms', 'instructions', 'samples', 'ns']),
    benchmark: v.exactOptional(v.string()),
    rounds: count,
    whole: v.object({
      ...difference,
      p: fraction,
    }),
    isReproduced: v.boolean(),
    rows: v.array(
      v.object({
        name: v.string(),
        renamed: v.exactOptional(v.string()),
        file: v.exactOptional(v.string()),
        line: v.exactOptional(count),
        last: v.exactOptional(count),
        origin: v.exactOptional(v.picklist(['library', 'runtime'])),
        module: v.exactOptional(v.string()),
        parts: v.exactOptional(
          v.array(
            v.object({
              name: v.string(),
              difference: v.number(),
              presence: v.exactOptional(v.picklist(['new', 'gone'])),
            }),
          ),
        ),
        changed: v.exactOptional(v.picklist(['lines', 'file', 'nowhere'])),
        ...difference,
        p: fraction,
        isNamed: v.boolean(),
      }),
    ),
    rest: functions,
    groups: v.exactOptional(
      v.array(
        v.object({
          place: v.string(),
          ...difference,
          functions: count,
        }),
      ),
    ),
  }),
])
const change = v.object({
  value: v.number(),
  low: v.nullable(v.number()),
  high: v.nullable(v.number()),
  level: fraction,
})
const environment = v.object({
  fingerprint: v.string(),
  cpu: v.string(),
  cores: count,
  memoryInBytes: count,
  os: v.string(),
  kernel: v.string(),
  node: v.string(),
  runner: v.exactOptional(v.string()),
  virtualization: v.exactOptional(v.string()),
  governor: v.exactOptional(v.string()),
  turbo: v.exactOptional(v.picklist(['on', 'off'])),
  smt: v.exactOptional(v.picklist(['on', 'off'])),
  aslr: v.exactOptional(v.picklist(['on', 'off'])),
  held: v.exactOptional(
    v.object({
      cores: v.exactOptional(v.string()),
      niceness: v.exactOptional(v.pipe(v.number(), v.integer())),
      isolated: v.exactOptional(v.literal(true)),
    }),
  ),
  toolchain: v.exactOptional(v.array(v.object({ command: v.string(), version: v.string() }))),
})
const budget = v.object({
  bound: v.picklist(['at most', 'at least']),
  value: v.number(),
  median: v.nullable(v.number()),
  low: v.nullable(v.number()),
  high: v.nullable(v.number()),
  level: fraction,
  state: v.picklist(['missed', 'undecided', 'met']),
})
const direction = v.picklist(['lower', 'higher', 'unknown'])
const summary = v.object({
  n: count,
  median: v.number(),
  level: v.exactOptional(v.object({ value: v.number(), mad: notNegative })),
  mean: v.number(),
  min: v.number(),
  p5: v.number(),
  p95: v.number(),
  q1: v.number(),
  q3: v.number(),
  max: v.number(),
  mad: notNegative,
  cv: v.nullable(notNegative),
  sd: v.nullable(notNegative),
  outliers: v.object({ low: count, high: count }),
})
const verdict = v.picklist(verdicts)
/** Why something is so: a code, the facts, and the sentence that they make. */
const warning = reason
const finding = v.object({
  benchmark: v.string(),
  metric: v.string(),
  unit: v.string(),
  better: direction,
  primary: v.boolean(),
  quantity: v.exactOptional(v.literal('mean')),
  aside: v.exactOptional(v.literal(true)),
  baseline: v.nullable(summary),
  contender: v.nullable(summary),
  change: v.nullable(change),
  equivalence: v.exactOptional(change),
  p: v.nullable(notNegative),
  adjustedP: v.nullable(notNegative),
  control: v.nullable(
    v.object({ value: v.number(), low: v.nullable(v.number()), high: v.nullable(v.number()), p: notNegative }),
  ),
  verdict: v.nullable(verdict),
  resolution: v.nullable(notNegative),
  roundsToSettle: v.nullable(count),
  meanChange: v.nullable(change),
  runners: v.exactOptional(v.array(v.object({ baseline: v.nullable(v.number()), contender: v.nullable(v.number()) }))),
  threshold: v.exactOptional(notNegative),
  failAbove: v.exactOptional(notNegative),
  budget: v.exactOptional(budget),
  ignored: v.exactOptional(v.object({ reason: v.string(), until: v.string() })),
  cause: v.exactOptional(v.picklist(['contender-failed', 'contender-changed', 'interfered', 'baseline', 'machine'])),
  doubt: v.exactOptional(v.picklist(['tick', 'tails', 'few-runs', 'near', 'clocks', 'unconfirmed'])),
  reason: v.exactOptional(reason),
  byCpuTime: v.exactOptional(
    v.object({
      others: v.exactOptional(fraction),
      wall: change,
      isAlone: v.exactOptional(v.literal(true)),
      busy: v.exactOptional(change),
    }),
  ),
  experiments: v.exactOptional(
    v.object({
      earlier: v.array(v.nullable(v.object({ verdict: v.nullable(verdict), change: v.nullable(change) }))),
      pooled: v.nullable(change),
    }),
  ),
  secondStage: v.exactOptional(v.object({ rounds: count, change: v.nullable(change) })),
  warnings: v.array(warning),
})
const exponent = v.object({ value: v.number(), low: v.number(), high: v.number(), misfit: v.number() })
const growth = v.object({ benchmark: v.string(), metric: v.string(), baseline: exponent, contender: exponent })
const origin = v.object({
  label: v.string(),
  source: v.picklist(['directory', 'workspace', 'ref', 'command', 'artifact']),
  commit: v.exactOptional(v.string()),
  store: v.exactOptional(v.string()),
  artifact: v.exactOptional(
    v.object({
      runId: count,
      runNumber: count,
      digest: v.string(),
      behind: count,
      isSame: v.exactOptional(v.literal(true)),
    }),
  ),
  environment: v.exactOptional(environment),
  command: v.exactOptional(v.string()),
})
const runner = v.object({
  label: v.string(),
  firstRound: count,
  seed: v.exactOptional(v.string()),
  environment: v.exactOptional(environment),
})
const controlBound = v.object({ median: v.nullable(notNegative), suite: v.nullable(notNegative) })
const section = v.object({
  status: v.picklist(statuses),
  suite: v.string(),
  rounds: count,
  settings: v.object({ threshold: notNegative, confidence: fraction, looks: v.array(count) }),
  control: v.object({
    status: v.picklist([...controlOutcomes, 'not-run']),
    differing: count,
    of: count,
    bounds: v.object({ baseline: controlBound, contender: controlBound }),
    bias: v.nullable(notNegative),
  }),
  suiteChange: v.nullable(change),
  resolution: v.nullable(notNegative),
  spin: v.exactOptional(
    v.object({
      seconds: notNegative,
      spread: notNegative,
      drift: v.number(),
      moved: v.array(count),
      contaminated: v.boolean(),
    }),
  ),
  findings: v.array(finding),
  growth: v.exactOptional(v.array(growth)),
  added: v.array(v.string()),
  removed: v.array(v.string()),
  warnings: v.array(warning),
  rules: v.exactOptional(
    v.object({
      source: v.string(),
      asOf: v.string(),
      missing: v.array(v.string()),
      budgets: v.array(
        v.object({
          benchmark: v.string(),
          metric: v.string(),
          unit: v.string(),
          bound: v.picklist(['at most', 'at least']),
          value: v.number(),
          median: v.nullable(v.number()),
          low: v.nullable(v.number()),
          high: v.nullable(v.number()),
          level: fraction,
          state: v.picklist(['missed', 'undecided', 'met']),
        }),
      ),
    }),
  ),
  part: v.exactOptional(v.string()),
  environment: v.exactOptional(environment),
  runners: v.exactOptional(v.array(runner)),
  sides: v.exactOptional(v.object({ baseline: v.exactOptional(origin), contender: origin })),
  names: v.exactOptional(v.object({ baseline: v.string(), contender: v.string() })),
  command: v.exactOptional(v.string()),
  options: v.exactOptional(givenInputs),
  seed: v.exactOptional(v.string()),
  plan: v.exactOptional(
    v.object({
      copies: v.object({ baseline: v.picklist([1, 2]), contender: v.picklist([1, 2]) }),
      inPlace: v.boolean(),
      rounds: count,
      looks: v.array(count),
      auto: v.exactOptional(v.literal(true)),
      focus: v.exactOptional(v.array(v.object({ from: count, without: v.array(v.string()) }))),
      stoppedBy: v.picklist(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
      seconds: notNegative,
      batch: v.exactOptional(count),
      runs: v.exactOptional(count),
      slope: v.exactOptional(v.pipe(v.array(count), v.minLength(2))),
    }),
  ),
  tampered: v.exactOptional(v.array(v.string())),
  interference: v.exactOptional(v.array(reason)),
  suiteChanges: v.exactOptional(v.array(v.string())),
  suiteReplaced: v.exactOptional(v.array(v.string())),
  work: v.exactOptional(
    v.object({
      same: v.nullable(v.boolean()),
      baselineDigest: v.nullable(v.string()),
      contenderDigest: v.nullable(v.string()),
    }),
  ),
  identical: v.exactOptional(v.boolean()),
  changedFiles: v.exactOptional(v.object({ count, toolchain: v.array(v.string()) })),
  reinstall: v.exactOptional(v.object({ when: v.picklist(['once', 'quarter', 'round']), starts: v.array(count) })),
  stages: v.exactOptional(v.array(count)),
  starts: v.exactOptional(starts),
  causes: v.exactOptional(causes),
  outage: v.exactOptional(
    v.object({
      kind: v.picklist(['unanswered', 'rate-limited']),
      status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
    }),
  ),
  since: v.exactOptional(
    v.object({
      name: v.string(),
      commit: v.exactOptional(v.string()),
      rows: v.array(v.object({ benchmark: v.string(), metric: v.string(), main: change, here: change })),
    }),
  ),
  view: v.exactOptional(v.object({ sort: v.picklist(['verdict', 'change', 'name']), shown: v.array(count) })),
})
const acceptance = v.object({
  label: v.string(),
  by: v.exactOptional(v.string()),
  at: v.exactOptional(v.string()),
  why: v.exactOptional(v.string()),
  failures: v.array(v.string()),
})
const gate = v.object({
  failOn: v.array(v.picklist(gateConditions)),
  allow: v.array(v.picklist(allowances)),
  failAbove: v.exactOptional(v.number()),
  metrics: v.exactOptional(v.array(v.string())),
  isOfMetrics: v.exactOptional(v.literal(true)),
  failures: v.array(v.string()),
})
const missing = v.object({
  suite: v.nullable(v.string()),
  expected: count,
  found: v.array(v.string()),
})
const multiWay = v.object({
  suite: v.string(),
  part: v.exactOptional(v.string()),
  baseline: v.string(),
  sides: v.array(v.object({ name: v.string(), origin: v.exactOptional(origin) })),
  rankings: v.array(
    v.object({
      benchmark: v.string(),
      metric: v.string(),
      unit: v.string(),
      better: direction,
      places: v.array(v.object({ side: v.string(), change: v.nullable(v.number()), isAmongBest: v.boolean() })),
      unranked: v.array(v.string()),
    }),
  ),
})

/** The JSON of a report, for programs. docs/report.schema.json is made of it. */
export const reportSchema = v.object({
  schema: v.literal('counterbalance/report@2'),
  status: v.picklist(statuses),
  gate: v.exactOptional(gate),
  acceptance: v.exactOptional(acceptance),
  sections: v.array(section),
  multiWay: v.exactOptional(v.array(multiWay)),
  missing: v.array(missing),
  warnings: v.array(warning),
})

/** The parts that the schema names. */
export const reportDefinitions = {
  ...{ causes, change, environment, budget, direction, summary, verdict, warning, finding, exponent, growth, origin },
  ...{ runner, section, gate, acceptance, missing, multiWay },
}

/** A report as programs read it. */
export type ReportFile = DataOf<typeof reportSchema>
