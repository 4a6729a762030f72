// Records and manifests as text.
import fc from 'fast-check'
import { oddNumbers } from './json.js'

const environment = { fingerprint: 'a', cpu: 'b', cores: 2, memoryInBytes: 1, os: 'c', kernel: 'd', node: 'e' }
/** As many as it takes to estimate from. */
const ledger = Array.from({ length: 9 }, (_, index) => ({
  ...{ benchmark: `parse ${index}`, estimate: 0.001 * (index - 4), standardError: 0.002, fingerprint: 'a' },
}))
const metrics = [
  { metric: 'time', unit: 's', better: 'lower' },
  { metric: 'B', unit: 'B', better: 'lower' },
  { metric: 'throughput', unit: '1/s', better: 'higher' },
  { metric: 'score', unit: 'points', better: 'unknown' },
  { metric: 'value', unit: '', better: 'unknown' },
]
const slots = [
  ['baseline', 1],
  ['contender', 1],
  ['baseline', 2],
  ['contender', 2],
]

const twoRunners = [0, 1].map(firstRound => ({ label: `${firstRound}`, firstRound, environment }))

/** A record of `rounds` rounds, in which `valueAt` gives each benchmark's value by round and place. */
function makeRecord(rounds, { benchmarks, amount, runners }, valueAt) {
  const makeInvocation = ([side, copy], round, place) => ({
    ...{ side, copy, outcome: 'ok', startedAt: round + place / 10 },
    measurements: benchmarks.map((metric, index) => ({
      ...{ benchmark: `parse ${index}`, ...metric, value: valueAt(index, round, place) },
    })),
  })
  return {
    schema: 'counterbalance/record@3',
    suite: 'benchmark',
    seed: '6f1c',
    createdAt: '2026-01-31T12:00:00Z',
    command: './app bench',
    options: { 'working-directory': 'app' },
    statistic: 'median',
    baseline: 'baseline',
    sides: [
      { name: 'baseline', copies: 2, origin: { label: 'main', source: 'artifact', commit: '9b01d7e' } },
      { name: 'contender', copies: 2, origin: { label: 'feature', source: 'workspace' }, identical: false },
    ],
    environment,
    ledger,
    settings: {
      threshold: 0.02,
      confidence: 0.95,
      metrics: 'all',
      rules: {
        source: 'rules.yml',
        asOf: '2026-01-31',
        list: [
          { line: 1, benchmark: 'parse*', metric: '**', smallest: { value: amount, unit: 's' } },
          { line: 2, benchmark: '**', metric: 'time', budget: { bound: 'at most', value: amount, unit: 's' } },
          { line: 3, benchmark: '**', metric: 'value', unit: 'GB', direction: 'lower' },
        ],
      },
    },
    ...(runners ? { runners } : {}),
    rounds: Array.from({ length: rounds }, (_, round) =>
      slots.map((slot, place) => makeInvocation(slot, round, place)),
    ),
    host: Array.from({ length: rounds }, () => ({ seconds: 4, cpuSeconds: 8, stealSeconds: 0.1, spinSeconds: 0.01 })),
    plan: {
      inPlace: false,
      rounds,
      looks: [rounds],
      stoppedBy: 'complete',
      seconds: 12,
    },
    warnings: [{ code: 'leftovers', message: 'some' }],
  }
}

/** A record as they usually are. */
export const usualRecord = JSON.stringify(
  makeRecord(6, { benchmarks: [metrics[0], metrics[1]], amount: 1e-6 }, (index, round, place) =>
    index === 1 ? 18_234 : 1 + 0.01 * ((7 * round + 3 * place) % 5) + 0.05 * (place % 2),
  ),
)

/** The same with a third side in each round. */
export const manySidedRecord = makeManySided(JSON.parse(usualRecord))

function makeManySided(/** @type {any} */ { sides, plan, ...rest }) {
  const release = { label: 'v1', source: 'ref', commit: '4f2c1aa' }
  return JSON.stringify({
    ...rest,
    sides: [...sides, { name: 'release', copies: 1, origin: release }],
    reinstall: { when: 'quarter', starts: [0, 3] },
    segments: [0, 4],
    plan: { ...plan, focus: [{ from: 1, without: ['parse 1'] }] },
    rounds: rest.rounds.map(([first, ...others]) => [first, { ...first, side: 'release' }, ...others]),
  })
}

/** Records as we write them, of values as no machine has them: all of a size, or of all sizes. */
export const extremeRecord = fc
  .record({
    rounds: fc.integer({ min: 1, max: 7 }),
    benchmarks: fc.array(fc.constantFrom(...metrics), { minLength: 1, maxLength: 2 }),
    size: fc.constantFrom(1, ...oddNumbers),
    odd: fc.array(fc.oneof(fc.constantFrom(null, ...oddNumbers), fc.double({ noNaN: true, noDefaultInfinity: true })), {
      minLength: 1,
      maxLength: 60,
    }),
    share: fc.constantFrom(0, 1, 3, 10),
    amount: fc.constantFrom(1e-6, 0, 1e-300, 1e300),
    isOnTwo: fc.boolean(),
  })
  .map(({ rounds, benchmarks, size, odd, share, amount, isOnTwo }) =>
    JSON.stringify(
      makeRecord(
        rounds,
        { benchmarks, amount, ...(isOnTwo && rounds > 1 ? { runners: twoRunners } : {}) },
        (index, round, place) => {
          const at = 8 * round + 2 * place + index
          return at % 10 < share ? odd[at % odd.length] : size * (1 + (((at * 7) % 11) - 5) / 1000)
        },
      ),
    ),
  )

/** A manifest of a baseline. */
export const usualManifest = JSON.stringify({
  schema: 'counterbalance/baseline@1',
  commit: '9b01d7e0'.repeat(5),
  ref: 'refs/heads/main',
  suite: 'benchmark',
  fingerprint: 'a',
  environment,
  ledger,
  payload: { sha256: '0123456789abcdef'.repeat(4), sizeInBytes: 20 },
  record: { ...JSON.parse(usualRecord), rounds: [], host: [] },
})
