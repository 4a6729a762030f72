import type { SessionRecord } from './record.js'

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
    ({ plan, settings }) => (settings.looks ?? plan?.looks ?? []).length > 1 || plan?.stoppedBy === 'settled',
  )
  return isOpen
    ? 'one of them chose its number of rounds from its data, but a shard must run a fixed number (set "rounds")'
    : undefined
}

/** What both must have in common, as it is called. */
const shared: Readonly<{ [what: string]: (record: SessionRecord) => unknown }> = {
  suite: ({ suite }) => suite,
  leg: ({ leg }) => leg,
  'commit of the baseline': ({ sides }) => sides?.baseline?.commit,
  'source of the baseline': ({ sides }) => sides?.baseline?.source,
  'artifact of the baseline': ({ sides }) => sides?.baseline?.artifact?.digest,
  'commit of the contender': ({ sides }) => sides?.contender.commit,
  'source of the contender': ({ sides }) => sides?.contender.source,
  command: ({ command, sides }) => [command, sides?.baseline?.command, sides?.contender.command],
  'number of copies': ({ plan }) => [plan?.copies.baseline, plan?.copies.contender],
  '"in-place"': ({ plan }) => plan?.inPlace,
  '"statistic"': ({ statistic }) => statistic,
  '"threshold"': ({ settings }) => settings.threshold,
  '"confidence"': ({ settings }) => settings.confidence,
  '"metrics"': ({ settings }) => settings.metrics,
  'set of rules': ({ settings }) => settings.rules?.list,
}

function findDifference(one: SessionRecord, other: SessionRecord): string | undefined {
  const what = Object.keys(shared).find(name => show(shared[name]!(one)) !== show(shared[name]!(other)))
  return what && `the ${what} is ${show(shared[what]!(one))} in one and ${show(shared[what]!(other))} in the other`
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
