import { experimentOf } from '../../record/key.js'
import { withKnownSides } from '../../record/known-sides.js'
import type { SessionRecord, Settings } from '../../record/record.js'
import { matches } from '../../rules/match.js'
import type { Facts } from './facts.js'

/** The settings that judge, by suite: never those of what was measured. */
export type FindSettings = (suite: string) => Settings

/**
 * The numbers of `record`, which the code that was measured may have written; the commits are those of the request, the settings are `judge`'s, and
 * only the benchmarks that were asked for are in it.
 */
export function makeGranted(record: SessionRecord, granted: Facts, judge: FindSettings): SessionRecord {
  const { earlier: _, pullRequest: __, ...numbers } = record
  const { head, branch, base, target, against } = granted
  const known = withKnownSides(numbers, {
    baseline: { source: 'ref', label: against ?? target, commit: base },
    contender: { source: 'workspace', label: branch, commit: head },
  })
  return narrow({ ...known, settings: judge(record.suite) }, granted.patterns)
}

/** Leaves what the patterns fit, with the rules that are about it. */
function narrow(record: SessionRecord, patterns: readonly string[]): SessionRecord {
  if (patterns.length === 0) return record
  const isAsked = (name: string): boolean => patterns.some(pattern => matches(pattern, name))
  const rounds = record.rounds.map(round =>
    round.map(invocation => ({
      ...invocation,
      measurements: invocation.measurements.filter(({ benchmark, metric }) => metric.aside || isAsked(benchmark)),
    })),
  )
  const names = new Set(rounds.flat().flatMap(({ measurements }) => measurements.map(({ benchmark }) => benchmark)))
  const { rules, ...settings } = record.settings
  const list = rules?.list.filter(({ benchmark }) => [...names].some(name => matches(benchmark, name))) ?? []
  return { ...record, rounds, settings: { ...settings, ...(rules && { rules: { ...rules, list } }) } }
}

/** Adds the experiments that `before` has to the newest one; undefined where they are not of the same sides. */
export function addEarlier(
  newest: SessionRecord,
  before: readonly SessionRecord[],
  judge: FindSettings,
): SessionRecord | undefined {
  const names = ({ baseline, sides }: SessionRecord): string =>
    JSON.stringify([baseline, ...sides.map(({ name }) => name)])
  const last = before.find(record => experimentOf(record) === experimentOf(newest) && names(record) === names(newest))
  if (last === undefined) return undefined
  const { earlier = [], causes: _, ...complete } = last
  const settings = judge(newest.suite)
  return { ...newest, earlier: [...earlier, complete].map(record => ({ ...record, settings })) }
}
