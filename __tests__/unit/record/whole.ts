import { concludeAll } from '../../../src/compare/conclude.js'
import type { SideRanking } from '../../../src/compare/conclusion.js'
import { rankSides } from '../../../src/compare/ranking.js'
import type { Invocation, SessionRecord } from '../../../src/record/record.js'
import { listContenders, listPairs, type Pair } from '../../../src/record/record.js'
import { makeRandom, shuffle } from '../../../src/stats/random.js'
import { time } from '../compare/records.js'

/** The least that a record has around its rounds. */
export const head = {
  schema: 'counterbalance/record@3',
  baseline: 'baseline',
  sides: [{ name: 'baseline' }, { name: 'contender' }],
}

/** The record of two sides that `pair` is of. */
export function toRecord({ sides, plan, identical, names: _, earlier, rounds, ...rest }: Pair): SessionRecord {
  const { copies, ...course } = plan ?? {}
  const side = (name: 'baseline' | 'contender') => ({
    name,
    ...(copies && { copies: copies[name] }),
    ...(sides?.[name] && { origin: sides[name] }),
  })
  return {
    ...rest,
    ...(earlier && { earlier: earlier.map(toRecord) }),
    baseline: 'baseline',
    sides: [side('baseline'), { ...side('contender'), ...(identical === undefined ? {} : { identical }) }],
    ...(plan && { plan: course as NonNullable<SessionRecord['plan']> }),
    rounds,
  }
}

/** The rankings of `record` by its own findings. */
export function rankRecord(record: SessionRecord): readonly SideRanking[] {
  const concluded = concludeAll(listPairs(record))
  return rankSides(record, new Map(listContenders(record).map(({ name }, index) => [name, concluded[index]!.findings])))
}

/** A side of a record that is made up. */
export interface Sided {
  readonly copies?: 1 | 2
  /** Of its times, in seconds. */
  readonly level: number
  /** Whether its command fails every time. */
  readonly fails?: boolean
}

/** A record of any number of sides, the first of which is the baseline: orders drawn at random, and noise of about `spread`. */
export function makeSided(
  sides: Readonly<Record<string, Sided>>,
  { rounds = 20, seed = 'sided', spread = 0.005, benchmarks = ['one'] } = {},
): SessionRecord {
  const random = makeRandom(seed)
  const named = Object.entries(sides).map(([name, side]) => ({ name, copies: 2 as 1 | 2, ...side }))
  const slots = named.flatMap(({ name, copies }) =>
    ([1, 2] as const).filter(copy => copy <= copies).map(copy => ({ side: name, copy })),
  )
  const invoke = (slot: Invocation['slot']): Invocation => {
    const { level, fails } = sides[slot.side]!
    const measure = (benchmark: string) => ({
      benchmark,
      metric: time,
      value: level * (1 + spread * (random.next() + random.next() - 1)),
    })
    const measurements = benchmarks.map(measure)
    return fails
      ? { slot, outcome: 'failed', failure: { code: 'told', message: 'it ended with exit status 1' }, measurements: [] }
      : { slot, outcome: 'ok', measurements }
  }
  return {
    suite: 'benchmark',
    settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary' },
    warnings: [],
    baseline: named[0]!.name,
    sides: named.map(({ name, copies }) => ({ name, copies, origin: { label: name, source: 'directory' } })),
    rounds: Array.from({ length: rounds }, () => shuffle(slots, random).map(invoke)),
  }
}
