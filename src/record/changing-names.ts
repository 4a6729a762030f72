interface Measurement {
  readonly benchmark: string
  readonly metric: { readonly aside?: boolean }
}

interface Invocation {
  readonly slot: { readonly side: string }
  readonly measurements: readonly Measurement[]
}

/** A record, as far as it has names of benchmarks: in all runs of all sides. */
interface Named {
  readonly rounds: readonly (readonly Invocation[])[]
  readonly earlier?: readonly Named[]
}

/** A record whose names are the same in all runs, as far as that can be. */
export interface SettledNames<Record> {
  readonly record: Record
  /** The names from which something was left out that differs from run to run. */
  readonly masked?: readonly string[]
  /** Names that come in one run only, if they have nothing that could be left out. */
  readonly differing?: ReadonlySet<string>
}

/** What stands where something was left out. */
const mask = '…'

/**
 * Finds benchmarks whose names differ from run to run, because they hold an address, a port, a process, a time or a seed, and leaves out
 * what differs, if all runs of a side agree without it. What is the same in all runs of a side is a version or a size, and stays: so a
 * benchmark that was renamed, or was added, keeps its name.
 */
export function settleNames<Record extends Named>(record: Record): SettledNames<Record> {
  const runs = [...listRuns(record)]
  const changing = findChanging(runs)
  if (changing.size === 0) return { record }
  const concerned = runs.map(({ side, names }) => ({ side, names: names.filter(name => changing.has(name)) }))
  for (const token of tokens) {
    const masks = findMasks(concerned, token)
    if (masks === undefined || !agree(concerned, masks)) continue
    return { record: rename(record, masks), masked: [...new Set(masks.values())] }
  }
  return { record, ...findDiffering(concerned) }
}

/** The names of a run's benchmarks, in their order. */
interface Run {
  readonly side: string
  readonly names: readonly string[]
}

function* listRuns({ rounds, earlier = [] }: Named): Generator<Run, void> {
  let last: readonly string[] = []
  for (const { slot, measurements } of rounds.flat()) {
    const names = listNames(measurements)
    if (names.length === 0) continue
    // Most runs print the same names: one list for all of them is found to be the same at once.
    if (names.length !== last.length || names.some((name, at) => name !== last[at])) last = names
    yield { side: slot.side, names: last }
  }
  for (const record of earlier) yield* listRuns(record)
}

function listNames(measurements: readonly Measurement[]): readonly string[] {
  return [...new Set(measurements.filter(({ metric }) => !metric.aside).map(({ benchmark }) => benchmark))]
}

/** Finds the names that do not come in all runs of a side; none where no side has run twice. */
function findChanging(runs: readonly Run[]): ReadonlySet<string> {
  const changing = new Set<string>()
  if (new Set(runs.map(({ names }) => names)).size < 2) return changing
  const sides = countBy(runs.flatMap(({ side, names }) => names.map(name => [name, side] as const)))
  const runsOf = countBy(runs.map(({ side }) => ['', side] as const)).get('')!
  for (const [name, counts] of sides)
    if (![...counts].some(([side, count]) => count > 1 && count === runsOf.get(side))) changing.add(name)
  // What one run alone has of a side that ran once may be new there.
  const isTold = [...changing].some(name => [...sides.get(name)!.keys()].some(side => runsOf.get(side)! > 1))
  return isTold ? changing : new Set()
}

function countBy(pairs: readonly (readonly [key: string, side: string])[]): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>()
  for (const [key, side] of pairs) {
    const ofKey = counts.get(key) ?? new Map<string, number>()
    counts.set(key, ofKey)
    ofKey.set(side, (ofKey.get(side) ?? 0) + 1)
  }
  return counts
}

/** Parts of a name that are one thing: a UUID, a time, an address. */
const things = [
  String.raw`\b[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\b`,
  String.raw`\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?`,
  String.raw`\b\d\d:\d\d:\d\d(?:[.,]\d+)?`,
  String.raw`\b0x[0-9a-fA-F]+\b`,
]

/** Ways to cut a name into parts that may differ, the finest first: numbers; words, as hashes are; words with underscores, as temporary files have. */
const tokens = [String.raw`\d+`, '[A-Za-z0-9]+', String.raw`\w+`].map(
  last => new RegExp([...things, last].join('|'), 'g'),
)

/** What is between the parts of a name, by which two names are alike. */
function frameOf(name: string, token: RegExp): string {
  return name.replace(token, '\0')
}

/**
 * Finds the name of each of the changing benchmarks without what differs. A part of it stays where it comes in all runs of a side that have
 * such a name. Returns undefined if a part that differs is a plain word, which is more than a number of something.
 */
function findMasks(runs: readonly Run[], token: RegExp): ReadonlyMap<string, string> | undefined {
  const partsOf = (name: string) => {
    const frame = frameOf(name, token)
    return (name.match(token) ?? []).map((value, at) => ({ place: `${at}\n${frame}`, value }))
  }
  const placed = runs.flatMap(({ side, names }) => {
    const parts = names.flatMap(partsOf)
    const places = [...new Set(parts.map(({ place }) => place))]
    const values = [...new Set(parts.map(({ place, value }) => `${place}\n${value}`))]
    return [...places, ...values].map(key => [key, side] as const)
  })
  const counts = countBy(placed)
  const isStable = (place: string, value: string): boolean =>
    [...counts.get(`${place}\n${value}`)!].some(([side, count]) => count > 1 && count === counts.get(place)!.get(side))
  const differing = new Map<string, Set<string>>()
  const masks = new Map<string, string>()
  for (const name of new Set(runs.flatMap(({ names }) => names))) {
    const parts = partsOf(name)
    let at = 0
    const masked = name.replace(token, value => {
      const { place } = parts[at++]!
      if (isStable(place, value)) return value
      const values = differing.get(place) ?? new Set()
      differing.set(place, values.add(value))
      return mask
    })
    masks.set(name, masked.replace(/…(?:[-:.,+]…)+/g, mask))
  }
  const isOfWords = [...differing.values()].some(values => {
    const withDigit = [...values].filter(value => /\d/.test(value)).length
    return withDigit * 2 < values.size
  })
  return isOfWords ? undefined : masks
}

/** Returns whether all runs of each side have the same benchmarks, and something is left of each name. */
function agree(runs: readonly Run[], masks: ReadonlyMap<string, string>): boolean {
  const lists = new Map<string, Set<string>>()
  for (const { side, names } of runs) {
    const list = names.map(name => masks.get(name)!).sort()
    lists.set(side, (lists.get(side) ?? new Set()).add(list.join('\n')))
  }
  return (
    [...lists.values()].every(({ size }) => size === 1) && [...masks.values()].every(name => /[\p{L}\d]/u.test(name))
  )
}

function rename<Part extends Named>(part: Part, masks: ReadonlyMap<string, string>): Part {
  return {
    ...part,
    ...(part.earlier && { earlier: part.earlier.map(record => rename(record, masks)) }),
    rounds: part.rounds.map(round =>
      round.map(invocation => {
        const names = nameAll(listNames(invocation.measurements), masks)
        if (names.size === 0) return invocation
        return {
          ...invocation,
          measurements: invocation.measurements.map(measurement => ({
            ...measurement,
            benchmark: names.get(measurement.benchmark) ?? measurement.benchmark,
          })),
        }
      }),
    ),
  }
}

/** The new names of a run's benchmarks: of several that are one now, the later ones are numbered, as equal names are. */
function nameAll(names: readonly string[], masks: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    names.flatMap(name => {
      const masked = masks.get(name)
      if (masked === undefined) return []
      const count = (counts.get(masked) ?? 0) + 1
      counts.set(masked, count)
      return [[name, count === 1 ? masked : `${masked} (${count})`] as const]
    }),
  )
}

/** Finds the names that come in one run only, where nearly each run has such names. */
function findDiffering(runs: readonly Run[]): Pick<SettledNames<unknown>, 'differing'> {
  const counts = countBy(runs.flatMap(({ names }) => names.map(name => [name, ''] as const)))
  const differing = new Set([...counts].filter(([, of]) => of.get('') === 1).map(([name]) => name))
  const having = runs.filter(({ names }) => names.some(name => differing.has(name))).length
  return having > 2 && having >= 0.8 * runs.length ? { differing } : {}
}
