import { descending, groups, mean, sum } from 'd3-array'
import type { Finding } from '../../compare/finding.js'
import type { ProfiledFunction, Profiles } from '../../record/causes.js'
import { type Pair, usualNames } from '../../record/record.js'
import type { CausePart, CauseRow, Causes, Sum } from '../../report/causes.js'
import type { Section } from '../../report/report.js'
import { adjustByHolm } from '../../stats/multiple.js'
import { makeRandom, type Random } from '../../stats/random.js'
import { present } from '../../util/present.js'
import { keyOf } from './names.js'
import { makeRandomisation, type PermutationTest, type RoundValues } from './permutation.js'

/** Functions below this part of the baseline are not looked at one by one. */
const smallestShare = 0.005
/** A named function makes up at least this part of the whole change. */
const smallestPart = 0.1

/** A function that the change wrote in makes up at least this part of it to be named first. */
const leastOfChanged = 1 / 3

/** A reader looks at no more. */
const mostNamed = 3

/** A wrong name sends its reader astray, so naming has this part of the usual level: any is named in 1% of comparisons without a change. */
const strictly = 0.2

/** The question to the profiles of a record. */
interface CausesQuestion {
  readonly baseline: string
  readonly contender: string
  readonly confidence: number
  /** The way the session's verdict went, 1 for longer and −1 for shorter; left out where it went none, or both. */
  readonly direction?: 1 | -1
  /** For rounds with more assignments than can be listed. */
  readonly random: Random
}

/** The causes of what changed between the sides of a pair, for its section: the same pair gives the same, wherever it is asked. */
export function concludePair(
  { causes, names = usualNames, settings: { confidence }, seed = '' }: Pair,
  findings: readonly Finding[],
): Pick<Section, 'causes'> {
  if (causes === undefined || 'absence' in causes) return present({ causes })
  if (!causes.sides.includes(names.baseline) || !causes.sides.includes(names.contender)) return {}
  const about = findings.filter(({ benchmark }) => benchmark === (causes.benchmark ?? benchmark))
  const ways = (['regressed', 'improved'] as const).filter(way => about.some(({ verdict }) => verdict === way))
  const direction = ways.length !== 1 ? {} : ({ direction: ways[0] === 'regressed' ? 1 : -1 } as const)
  const random = makeRandom(`${seed}/causes/test`)
  return present({ causes: concludeCauses(causes, { ...names, ...direction, confidence, random }) })
}

/**
 * The functions that account for the difference between two sides, each with an interval.
 *
 * Every function is tested by the exact permutation within rounds, corrected for all of them. A function is
 * named where it is rejected, and makes up a part of the whole that is worth a name.
 *
 * The whole has the noise of all functions: what slows the machine down for one invocation slows them all. So one function may be beyond
 * doubt where the whole is not. It is named then too, if it went the way of the verdict, the whole leaves room for it, and no other
 * function went the other way.
 */
export function concludeCauses(profiles: Profiles, question: CausesQuestion): Causes | undefined {
  const { baseline, contender, confidence, direction = 0, random } = question
  const table = makeTable(profiles, baseline, contender)
  const rounds = table[0]?.rounds.length ?? 0
  if (rounds === 0) return undefined
  const alpha = 1 - confidence
  const all = addSeries(table)
  const { judge, adjust } = makeJudge(all, profiles.unit, random)
  const whole = judge(all)
  const least = smallestShare * meanOf(all, 'baseline')
  const series = pairRenamed(table, least).filter(
    ({ rounds: values }) => Math.max(meanOf(values, 'baseline'), meanOf(values, 'contender')) >= least,
  )
  const floor = Math.max(least, smallestPart * Math.abs(whole.estimate))
  const tests = series.map(series => ({ series, test: judge(series.rounds) }))
  const isReproduced = whole.p <= alpha
  const adjusted = adjust(series)
  const sizes = tests.map(({ test }) => Math.abs(test.estimate))
  const isOpposed = tests.some(({ test }, at) => adjusted[at]! <= alpha && test.estimate * direction < 0)
  const room = isOpposed ? undefined : whole.interval(confidence)
  const isPlausible = (estimate: number): boolean =>
    isReproduced || (estimate * direction > 0 && room !== undefined && room.low <= estimate && estimate <= room.high)
  // The function that the change wrote in comes before what it only affects, even where it carries less.
  const rankOf = (at: number): number =>
    Number(tests[at]!.series.changed === 'lines' && sizes[at]! >= leastOfChanged * Math.abs(whole.estimate))
  const order = new Map(tests.map(({ series: { name } }, at) => [name, rankOf(at)]))
  const named = new Set(
    [...tests.keys()]
      .filter(at => isSuspect(tests[at]!.series))
      .filter(at => adjusted[at]! <= strictly * alpha && sizes[at]! >= floor && isPlausible(tests[at]!.test.estimate))
      .sort((a, b) => rankOf(b) - rankOf(a) || sizes[b]! - sizes[a]!)
      .slice(0, mostNamed),
  )
  // Intervals of what was chosen for its size miss more often (Benjamini & Yekutieli 2005). The rest is a row too.
  const level = 1 - (alpha * Math.max(1, named.size)) / (tests.length + 1)
  const rows = tests.map(({ series, test }, at) => {
    const parts = named.has(at) ? explainParts(series, { judge, adjust }, strictly * alpha) : []
    return { ...makeRow(series, test, { level, isNamed: named.has(at) }), ...(parts.length > 0 && { parts }) }
  })
  const namedNames = new Set(
    rows.filter(({ isNamed }) => isNamed).flatMap(({ name, renamed = name }) => [name, renamed]),
  )
  const others = table.filter(({ name }) => !namedNames.has(name))
  const rest = others.length === 0 ? all.map(toNothing) : addSeries(others)
  return {
    profiler: profiles.profiler,
    unit: profiles.unit,
    ...(profiles.benchmark === undefined ? {} : { benchmark: profiles.benchmark }),
    rounds,
    whole: { ...makeSum(all, whole, confidence), p: whole.p },
    isReproduced,
    rows: rows.sort((a, b) => {
      const placeOf = ({ isNamed, origin, versions, name }: CauseRow): number =>
        isNamed ? 2 * (order.get(name) ?? 0) + Number(origin === undefined || versions !== undefined) : -1
      return (
        Number(b.isNamed) - Number(a.isNamed) ||
        placeOf(b) - placeOf(a) ||
        Math.abs(b.difference) - Math.abs(a.difference)
      )
    }),
    rest: { ...makeSum(rest, judge(rest), confidence), functions: others.length },
    ...group(others, { judge, adjust, floor, confidence }),
  }
}

/** The runtime runs any program, and code that is the same on both sides took no longer by itself. */
function isSuspect({ origin, changed }: ProfiledFunction): boolean {
  return origin !== 'runtime' && changed !== 'nowhere'
}

interface Judge {
  readonly judge: (rounds: Rounds) => PermutationTest
  /** The p-value of each series, corrected for all of them. */
  readonly adjust: (series: readonly { readonly rounds: Rounds }[]) => readonly number[]
}

/** Makes the tests of everything that was profiled in rounds of one shape. */
function makeJudge(shape: Rounds, unit: Profiles['unit'], random: Random): Judge {
  const { test, adjust } = makeRandomisation(shape, random)
  if (unit !== 'instructions') return { judge: test, adjust: series => adjust(series.map(({ rounds }) => rounds)) }
  const judge = (rounds: Rounds): PermutationTest => testCounts(rounds, test(rounds))
  return { judge, adjust: series => adjustByHolm(series.map(({ rounds }) => judge(rounds).p)) }
}

interface Grouping extends Judge {
  /** The least difference that is worth a row. */
  readonly floor: number
  readonly confidence: number
}

/** Joins functions by where they are, and keeps the places that differ. */
function group(others: readonly FunctionSeries[], { judge, adjust, floor, confidence }: Grouping): Partial<Causes> {
  const placed = others.filter(series => placeOf(series) !== undefined)
  const tests = groups(placed, series => placeOf(series)!).map(([place, series]) => {
    const rounds = addSeries(series)
    return { place, series, rounds, test: judge(rounds) }
  })
  const adjusted = adjust(tests)
  const kept = tests
    .filter(({ test }, at) => adjusted[at]! <= 1 - confidence && Math.abs(test.estimate) >= floor)
    .sort((a, b) => descending(Math.abs(a.test.estimate), Math.abs(b.test.estimate)))
    .slice(0, mostNamed)
  if (kept.length === 0) return {}
  return {
    groups: kept.map(about => ({
      ...makeSum(about.rounds, about.test, confidence),
      place: about.place,
      ...(about.series.every(({ origin }) => origin === 'runtime') && { isRuntime: true as const }),
      functions: about.series.length,
    })),
  }
}

function placeOf({ file, origin, module }: FunctionSeries): string | undefined {
  return origin === undefined ? file : (module ?? file)
}

type Rounds = FunctionSeries['rounds']
type Side = keyof RoundValues

function toNothing({ baseline, contender }: Rounds[number]): Rounds[number] {
  return { baseline: baseline.map(() => 0), contender: contender.map(() => 0) }
}

function makeSum(rounds: Rounds, test: PermutationTest, confidence: number): Sum {
  const [baseline, contender] = [meanOf(rounds, 'baseline'), meanOf(rounds, 'contender')]
  const interval = test.interval(confidence)
  return { baseline, contender, difference: test.estimate, ...(interval && { interval }) }
}

function makeRow(
  { rounds, parts: _, ...about }: FunctionSeries,
  test: PermutationTest,
  { level, isNamed }: { readonly level: number; readonly isNamed: boolean },
): CauseRow {
  return { ...about, ...makeSum(rounds, test, level), p: test.p, isNamed }
}

/** A part makes up at least so much of the function that it is a part of. */
const smallestPartOfRow = 0.3

/** The code of others that the difference of `series` is in, tested as functions are. */
function explainParts(series: FunctionSeries, { judge, adjust }: Judge, alpha: number): readonly CausePart[] {
  const whole = differenceOf(series)
  // What moved to another file or library is neither new nor gone.
  const paired = pairRenamed(
    series.parts.map(part => ({ ...part, parts: [] })),
    0,
  )
  const tests = paired.map(part => ({ part, ...judge(part.rounds) }))
  const adjusted = adjust(paired)
  return tests
    .filter(({ estimate }, at) => adjusted[at]! <= alpha && estimate / whole >= smallestPartOfRow)
    .sort((a, b) => Math.abs(b.estimate) - Math.abs(a.estimate))
    .slice(0, mostNamed)
    .map(({ part, estimate }) => {
      const [before, after] = [meanOf(part.rounds, 'baseline'), meanOf(part.rounds, 'contender')]
      const presence =
        before === 0 ? ({ presence: 'new' } as const) : after === 0 ? ({ presence: 'gone' } as const) : {}
      return { name: part.name, difference: estimate, ...presence }
    })
}

/** The largest part of a difference that may be left over for two functions to be one that was renamed or inlined. */
const mostLeftOver = 0.1

/** Joins each function that only one side has with one of the opposite difference, where little is left of the two: it was renamed, or inlined. */
function pairRenamed(series: readonly FunctionSeries[], floor: number): readonly FunctionSeries[] {
  const differences = new Map(series.map(series => [series, differenceOf(series)]))
  const sizeOf = (series: FunctionSeries): number => Math.abs(differences.get(series)!)
  const bySize = series
    .filter(({ rounds }) =>
      (['baseline', 'contender'] as const).some(side => rounds.every(round => round[side].every(value => value === 0))),
    )
    .sort((a, b) => sizeOf(b) - sizeOf(a))
  const taken = new Set<FunctionSeries>()
  const joined = bySize.flatMap(about => {
    const difference = differences.get(about)!
    if (taken.has(about) || Math.abs(difference) < floor) return []
    const left = (series: FunctionSeries): number => Math.abs(difference + differences.get(series)!)
    const [best] = series
      .filter(series => series !== about && !taken.has(series) && left(series) <= mostLeftOver * Math.abs(difference))
      .sort((a, b) => left(a) - left(b))
    if (best === undefined) return []
    taken.add(about).add(best)
    const [before, after] = difference < 0 ? [about, best] : [best, about]
    const rounds = addSeries([before, after])
    return [{ ...after, name: before.name, renamed: after.name, rounds, parts: [...before.parts, ...after.parts] }]
  })
  return [...series.filter(series => !taken.has(series)), ...joined]
}

function differenceOf({ rounds }: FunctionSeries): number {
  return meanOf(rounds, 'contender') - meanOf(rounds, 'baseline')
}

/** The values of a side may differ by this part of the difference between the sides. */
const agreement = 0.1

/**
 * Tests counts, which are the same in every run of a program that does the same. If the counts of each side agree among themselves,
 * the difference is judged directly: no two rounds could tell more. Otherwise they are values like others, with their own `test`.
 */
export function testCounts(rounds: readonly RoundValues[], test: PermutationTest): PermutationTest {
  const [before, after] = (['baseline', 'contender'] as const).map(side => rounds.flatMap(round => round[side]))
  const spread = rangeOf(before!) + rangeOf(after!)
  const { estimate } = test
  if (spread > agreement * Math.abs(estimate)) return test
  return {
    estimate,
    p: estimate === 0 ? 1 : 0,
    interval: () => ({ low: estimate - spread, high: estimate + spread }),
  }
}

function rangeOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

/** The amounts of one function in every invocation of two sides, with the code of others that it called. */
interface FunctionSeries extends ProfiledFunction {
  readonly renamed?: string
  readonly rounds: readonly RoundValues[]
  /** The share of it that other people's code took, function by function. */
  readonly parts: readonly PartSeries[]
}

/** A function of somebody else, as far as one function of the repository called it. */
type PartSeries = Omit<FunctionSeries, 'renamed' | 'parts'>

interface Growing {
  readonly first: ProfiledFunction
  readonly rounds: readonly { readonly baseline: number[]; readonly contender: number[] }[]
  readonly parts: Map<string, Growing>
}

/** The complete rounds of two sides, function by function; each function is known by its name, wherever its file has gone. Code of others counts for its owner. */
function makeTable(
  { functions, rounds }: Pick<Profiles, 'functions' | 'rounds'>,
  baseline: string,
  contender: string,
): readonly FunctionSeries[] {
  const complete = keepComplete(
    rounds.map(round => ({
      baseline: round.filter(({ side }) => side === baseline),
      contender: round.filter(({ side }) => side === contender),
    })),
  )
  const blank = complete.map(round => ({
    baseline: round.baseline.map(() => 0),
    contender: round.contender.map(() => 0),
  }))
  const table = new Map<string, Growing>()
  const open = (all: Map<string, Growing>, first: ProfiledFunction): Growing => {
    const key = keyOf(first)
    const known = all.get(key) ?? { first, rounds: structuredClone(blank), parts: new Map() }
    all.set(key, known)
    return known
  }
  complete.forEach((round, at) => {
    // The place of a function is the contender's, where it has one: that is what its reader has open.
    for (const side of ['contender', 'baseline'] as const)
      for (const [copy, { self }] of round[side].entries())
        for (const [place, amount, owner] of self) {
          const known = open(table, functions[owner ?? place]!)
          known.rounds[at]![side][copy]! += amount
          if (owner !== undefined) open(known.parts, functions[place]!).rounds[at]![side][copy]! += amount
        }
  })
  return [...table.values()].map(({ first, rounds: ofPart, parts }) => ({
    ...{ ...first, rounds: ofPart },
    parts: [...parts.values()].map(part => ({ ...part.first, rounds: part.rounds })),
  }))
}

/** The rounds in which as many copies of each side ran as in any. */
function keepComplete<Round extends { readonly [side in Side]: readonly unknown[] }>(
  rounds: readonly Round[],
): readonly Round[] {
  const most = (side: Side): number => Math.max(1, ...rounds.map(round => round[side].length))
  const [ofBaseline, ofContender] = [most('baseline'), most('contender')]
  return rounds.filter(({ baseline, contender }) => baseline.length === ofBaseline && contender.length === ofContender)
}

function addSeries(series: readonly PartSeries[]): readonly RoundValues[] {
  return (series[0]?.rounds ?? []).map((round, at) => {
    const add = (side: Side) => round[side].map((_, copy) => sum(series, ({ rounds }) => rounds[at]![side][copy]))
    return { baseline: add('baseline'), contender: add('contender') }
  })
}

function meanOf(rounds: readonly RoundValues[], side: Side): number {
  return mean(rounds, round => mean(round[side])) ?? 0
}
