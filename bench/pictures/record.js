// A record as a pull request leaves it, from a seed: for the picture of the comment.

/** Benchmarks with their level, their change, and the spread of their noise. */
const benchmarks = [
  { name: 'parse/large', level: 0.0412, change: 0.068, spread: 0.012 },
  { name: 'emit/json', level: 0.00831, change: -0.049, spread: 0.012 },
  { name: 'parse/small', level: 0.0012, change: 0, spread: 0.008 },
  { name: 'lex', level: 0.0123, change: 0, spread: 0.009 },
  { name: 'gc', level: 1.83, change: 0.012, spread: 0.09 },
]

const slots = ['baseline', 'contender'].flatMap(side => [1, 2].map(copy => ({ side, copy })))
const rounds = 20
const commits = ['9b01d7e2f00dcafe9b01d7e2f00dcafe9b01d7e2', '4f2c1aa3f00dcafe4f2c1aa3f00dcafe4f2c1aa3']

/** The record; `random` draws from 0 to 1. */
export function makeRecord(/** @type {{ next(): number, below(n: number): number }} */ random) {
  return {
    suite: 'benchmark',
    settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary' },
    warnings: [],
    rounds: Array.from({ length: rounds }, () => makeRound(random)),
    environment: { fingerprint: 'f00', cpu: 'AMD EPYC 7763', cores: 4 },
    sides: {
      baseline: {
        label: 'main',
        source: /** @type {const} */ ('artifact'),
        commit: commits[0],
        artifact: { runId: 9001, runNumber: 812, digest: 'sha256:00', behind: 0 },
      },
      contender: { label: 'fast-parser', source: /** @type {const} */ ('workspace'), commit: commits[1] },
    },
    command: './build/app bench',
    seed: '6f1c',
    reinstall: { when: /** @type {const} */ ('round'), starts: Array.from({ length: rounds }, (_, round) => round) },
    plan: {
      copies: { baseline: /** @type {const} */ (2), contender: /** @type {const} */ (2) },
      inPlace: false,
      rounds,
      looks: [5, 8, 13, 20],
      stoppedBy: /** @type {const} */ ('complete'),
      seconds: 252,
    },
  }
}

function makeRound(random) {
  return slots.map(slot => ({
    slot,
    outcome: /** @type {const} */ ('ok'),
    measurements: benchmarks.map(({ name, level, change, spread }) => ({
      benchmark: name,
      metric: { name: 'time', unit: 's', better: /** @type {const} */ ('lower') },
      value: level * (slot.side === 'contender' ? 1 + change : 1) * (1 + spread * (random.next() + random.next() - 1)),
    })),
  }))
}
