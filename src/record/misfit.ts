import { countShards } from './key.js'
import type { Origin, SessionRecord } from './record.js'

/** Describes why the rounds of two records are not of one experiment. Returns undefined if they are. */
export function findMisfit(one: SessionRecord, other: SessionRecord): string | undefined {
  return findUnshared(one, other) ?? findDifference(one, other) ?? findDependence(one, other)
}

/** Only what was planned to be pooled is: the number of rounds of a shard is fixed, and does not depend on what it found. */
function findUnshared(one: SessionRecord, other: SessionRecord): string | undefined {
  if (one.shard === undefined || other.shard === undefined)
    return 'one of them is not a shard; give each runner its own "shard", or its own "leg"'
  if (one.shard === other.shard) return 'they are the same shard; give each runner its own "shard"'
  const isOpen = [one, other].some(
    ({ plan, settings }) =>
      (settings.looks ?? plan?.looks ?? []).length > 1 || plan?.stoppedBy === 'settled' || plan?.focus !== undefined,
  )
  return isOpen
    ? 'one of them chose its number of rounds from its data, but a shard must run a fixed number (set "rounds")'
    : undefined
}

/** What both must have in common, as it is called. */
const shared: Readonly<{ [what: string]: (record: SessionRecord) => unknown }> = {
  suite: ({ suite }) => suite,
  leg: ({ leg }) => leg,
  'number of shards': ({ shard }) => countShards(shard),
  'set of sides': ({ baseline, sides }) => [baseline, ...sides.map(({ name }) => name)],
  command: ({ command, sides }) => [command, ...sides.map(({ origin }) => origin?.command)],
  'number of copies': ({ sides }) => sides.map(({ copies }) => copies),
  '"in-place"': ({ plan }) => plan?.inPlace,
  '"statistic"': ({ statistic }) => statistic,
  '"threshold"': ({ settings }) => settings.threshold,
  '"confidence"': ({ settings }) => settings.confidence,
  '"metrics"': ({ settings }) => settings.metrics,
  '"judge"': ({ settings }) => settings.judge,
  '"exponent-threshold"': ({ settings }) => settings.exponentThreshold,
  '"same-work"': ({ settings }) => settings.sameWork ?? 'auto',
  '"suite-changes"': ({ settings }) => settings.suiteChanges ?? 'incomparable',
  'list of benchmark files that differ': ({ sides }) => sides.map(({ suiteChanges }) => suiteChanges),
  'set of rules': ({ settings }) => settings.rules?.list,
}

/** What a side must have in common with the side of its name. */
const sharedBySides: Readonly<{ [what: string]: (origin: Origin | undefined) => unknown }> = {
  commit: origin => origin?.commit,
  source: origin => origin?.source,
  artifact: origin => origin?.artifact?.digest,
}

function findDifference(one: SessionRecord, other: SessionRecord): string | undefined {
  const what = Object.keys(shared).find(name => show(shared[name]!(one)) !== show(shared[name]!(other)))
  if (what !== undefined) return describeDifference(what, shared[what]!(one), shared[what]!(other))
  for (const [index, { name, origin }] of one.sides.entries())
    for (const [what, read] of Object.entries(sharedBySides)) {
      const [here, there] = [read(origin), read(other.sides[index]?.origin)]
      if (show(here) !== show(there)) return describeDifference(`${what} of the ${name}`, here, there)
    }
  return undefined
}

function describeDifference(what: string, here: unknown, there: unknown): string {
  return `the ${what} is ${show(here)} in one and ${show(there)} in the other`
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'unknown').slice(0, 200)
}

/** With the same orders everywhere, what the place in a round does adds up, and errs in 28 % of comparisons. */
function findDependence({ seed }: SessionRecord, other: SessionRecord): string | undefined {
  if (seed === undefined || other.seed === undefined)
    return 'one of them does not say which "seed" its orders were drawn from'
  return seed === other.seed ? `both drew their orders from the same seed ${show(seed)}` : undefined
}
