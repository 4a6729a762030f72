import { findStatistic, type Statistic } from './statistic.js'

interface Measurement {
  readonly benchmark: string
  readonly value: number
  readonly samples?: readonly number[]
  readonly repeated?: true
}

interface Invocation {
  readonly measurements: readonly Measurement[]
}

/** A record, as far as it has names of benchmarks: in all runs of all sides. */
interface Named {
  readonly statistic?: string
  readonly rounds: readonly (readonly Invocation[])[]
  readonly earlier?: readonly Named[]
}

/**
 * Decides for all runs alike which lines of one name are repeats of one benchmark. Each run was read on its own, by its iterations and
 * allocations, and by chance these may fit in one run and not in another. So where any run tells two apart, they are two benchmarks in all
 * of them, with the same names: pooled, a change of one would hide in the other.
 */
export function settleRepeats<Record extends Named>(record: Record): Record {
  const starts = new Map<string, Set<number>>()
  for (const invocation of listInvocations(record)) noteStarts(invocation, starts)
  if (starts.size === 0) return record
  const firsts = new Map([...starts].map(([name, places]) => [name, [...places].sort((a, b) => a - b)]))
  const settle = <Part extends Named>(part: Part): Part => {
    const statistic = findStatistic(part.statistic ?? 'median') ?? findStatistic('median')!
    return {
      ...part,
      ...(part.earlier && { earlier: part.earlier.map(settle) }),
      rounds: part.rounds.map(round => round.map(invocation => split(invocation, firsts, statistic))),
    }
  }
  return settle(record)
}

function* listInvocations({ rounds, earlier = [] }: Named): Generator<Invocation, void> {
  for (const round of rounds) yield* round
  for (const record of earlier) yield* listInvocations(record)
}

/** The benchmarks of one name in an invocation: where each begins among all times that the name came, by its numbered name. */
interface Family {
  readonly name: string
  readonly members: ReadonlyMap<string, { readonly start: number; readonly count: number }>
}

/** Lists what the lines of each repeated name were in this run. */
function listFamilies({ measurements }: Invocation): readonly Family[] {
  const families = new Map<string, Map<number, { readonly benchmark: string; readonly count: number }>>()
  for (const { benchmark, repeated, samples } of measurements) {
    if (!repeated) continue
    const [, name = benchmark, number = '1'] = numbered.exec(benchmark) ?? []
    const members = families.get(name) ?? new Map()
    families.set(name, members)
    const count = Math.max(samples?.length ?? 1, members.get(Number(number))?.count ?? 1)
    members.set(Number(number), { benchmark, count })
  }
  return [...families].map(([name, members]) => {
    let start = 0
    const placed = [...members].sort(([a], [b]) => a - b)
    return {
      name,
      members: new Map(
        placed.map(([, { benchmark, count }]) => {
          const place = { start, count }
          start += count
          return [benchmark, place] as const
        }),
      ),
    }
  })
}

/** The number behind a name that came before: `BenchmarkParse-8 (2)`. */
const numbered = /^(.*) \((\d+)\)$/s

function noteStarts(invocation: Invocation, starts: Map<string, Set<number>>): void {
  for (const { name, members } of listFamilies(invocation)) {
    const known = starts.get(name) ?? new Set()
    starts.set(name, known)
    for (const { start } of members.values()) known.add(start)
  }
}

/** Splits the repeats of `invocation` wherever a benchmark begins in any run, by `firsts`, which are sorted. */
function split(
  invocation: Invocation,
  firsts: ReadonlyMap<string, readonly number[]>,
  statistic: Statistic,
): Invocation {
  const placeOf = new Map(
    listFamilies(invocation).flatMap(({ name, members }) =>
      [...members].map(([benchmark, place]) => [benchmark, { name, ...place }] as const),
    ),
  )
  if (placeOf.size === 0) return invocation
  const measurements = invocation.measurements.flatMap((measurement): readonly Measurement[] => {
    const place = measurement.repeated && placeOf.get(measurement.benchmark)
    if (!place) return [measurement]
    const all = firsts.get(place.name)!
    const end = place.start + place.count
    const inside = all.filter(start => start >= place.start && start < end)
    const { samples = [] } = measurement
    const parts = samples.length === place.count ? inside : inside.slice(0, 1)
    return parts.map((start, at): Measurement => {
      const number = all.indexOf(start) + 1
      const benchmark = number === 1 ? place.name : `${place.name} (${number})`
      if (parts.length === 1) return { ...measurement, benchmark }
      const { samples: _, ...rest } = measurement
      const values = samples.slice(start - place.start, (parts[at + 1] ?? end) - place.start)
      return values.length === 1
        ? { ...rest, benchmark, value: values[0]! }
        : { ...rest, benchmark, value: statistic(values), samples: values }
    })
  })
  return { ...invocation, measurements }
}
