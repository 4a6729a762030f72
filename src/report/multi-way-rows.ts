import type { Finding, Level, Summary } from '../compare/verdicts/finding.js'
import { say, type Text } from '../document/text.js'
import { type Scale, scale } from '../metrics/scale.js'
import { seriesKey } from '../record/series-key.js'
import { contenderOf, isOfSamePart, type MultiWay } from './multi-way.js'
import { makeNaming, measureText } from './naming.js'
import type { Report } from './report.js'
import { changeText, intervalText, levelsOf, type QuantityText, quantity, ratioText } from './rows.js'
import type { Section } from './section.js'
import { listShown } from './view.js'
import { type Mark, marks, otherMarks, word } from './words/words.js'

/** One benchmark and metric of all sides of a contest. */
export interface MultiWayRow {
  readonly label: Text
  readonly unit: string
  /** Of all sides, the baseline first. */
  readonly cells: readonly MultiWayCell[]
  /** The names of those that cannot be told apart from the best, the lowest estimate first; empty where nothing is ranked. */
  readonly best: readonly string[]
  /** The cells by their places in the ranking, and those without a place behind. */
  readonly ranked: readonly MultiWayCell[]
  /** Whether all sides have a place. */
  readonly isWhole: boolean
}

/** The cell of one side in one row. */
export interface MultiWayCell {
  readonly side: string
  readonly isBaseline: boolean
  readonly mark: Mark | undefined
  readonly word: string
  readonly quantity: QuantityText | null
  readonly change: string
  readonly ratio: string
  readonly interval: string
  readonly reason: string | null
  /** Whether no other side is better, as far as can be told. */
  readonly isAmongBest: boolean
}

/** The sections of a contest by the names of their contenders. */
export function sectionsOf(report: Report, contest: MultiWay): ReadonlyMap<string, Section> {
  return new Map(
    report.sections.filter(section => isOfSamePart(section, contest)).map(section => [contenderOf(section), section]),
  )
}

/** The rows of a contest: what is judged, in the order in which it was first printed. */
export function makeMultiWayRows(report: Report, contest: MultiWay): readonly MultiWayRow[] {
  const sections = sectionsOf(report, contest)
  const shown = [...sections.values()].flatMap(listShown)
  const judged = shown.filter(({ verdict }) => verdict !== null)
  const keys = [...new Set((judged.length > 0 ? judged : shown).map(seriesKey))]
  const [first] = sections.values()
  if (first === undefined) return []
  const { labelOf } = makeNaming({ ...first, findings: [...sections.values()].flatMap(({ findings }) => findings) })
  return keys.map(key => {
    const findings = new Map(
      [...sections].flatMap(([name, { findings }]) => {
        const found = findings.find(one => seriesKey(one) === key)
        return found ? [[name, found] as const] : []
      }),
    )
    const [any] = findings.values()
    const measure = measureText(any!)
    const label = measure === null ? labelOf(any!) : say`${labelOf(any!)} · ${measure}`
    return { label, unit: any!.unit, ...makeCells(findings, contest, key) }
  })
}

function makeCells(
  findings: ReadonlyMap<string, Finding>,
  contest: MultiWay,
  key: string,
): Pick<MultiWayRow, 'cells' | 'best' | 'ranked' | 'isWhole'> {
  const places = contest.rankings.find(one => seriesKey(one) === key)?.places ?? []
  const best = places.filter(({ isAmongBest }) => isAmongBest).map(({ side }) => side)
  const base = findBase([...findings.values()])
  const levels = new Map([...findings].map(([name, finding]) => [name, levelIn(finding, base)]))
  const [any] = findings.values()
  const values = [base?.level.value ?? 0, ...[...levels.values()].map(level => level?.value ?? 0)]
  const shared = scale(values, any!.unit)
  const cells = contest.sides.map(({ name }) =>
    name === contest.baseline
      ? makeBaselineCell(name, base, shared, best)
      : makeCell(name, findings.get(name), { level: levels.get(name) ?? null, shared, best }),
  )
  const placeOf = ({ side }: MultiWayCell): number => {
    const place = places.findIndex(one => one.side === side)
    return place < 0 ? places.length : place
  }
  const ranked = cells.toSorted((one, other) => placeOf(one) - placeOf(other))
  return { cells, best, ranked, isWhole: places.length === cells.length }
}

interface Base {
  readonly level: Level
  readonly summary: Summary
}

/** The level of the baseline, by the first pair that has a change: all others are told relative to it. */
function findBase(findings: readonly Finding[]): Base | undefined {
  const found = findings.find(({ change }) => change !== null) ?? findings.find(({ baseline }) => baseline !== null)
  const level = found && levelsOf(found).baseline
  return found?.baseline && level ? { level, summary: found.baseline } : undefined
}

/** The level of a contender: what its change makes of the baseline's, so that both agree. */
function levelIn(finding: Finding, base: Base | undefined): Level | null {
  const own = levelsOf(finding).contender
  if (own === null || finding.change === null || base === undefined) return own
  return { value: base.level.value * (1 + finding.change.value), mad: own.mad }
}

const empty = { mark: undefined, word: '', change: '', ratio: '', interval: '', reason: null }

function makeBaselineCell(side: string, base: Base | undefined, shared: Scale, best: readonly string[]): MultiWayCell {
  return {
    ...empty,
    side,
    isBaseline: true,
    quantity: base ? quantity(base.level, base.summary, shared) : null,
    isAmongBest: best.includes(side),
  }
}

function makeCell(
  side: string,
  finding: Finding | undefined,
  { level, shared, best }: { readonly level: Level | null; readonly shared: Scale; readonly best: readonly string[] },
): MultiWayCell {
  if (finding === undefined) return { ...empty, side, isBaseline: false, quantity: null, isAmongBest: false }
  const { verdict, change, contender, reason = null } = finding
  return {
    side,
    isBaseline: false,
    mark: verdict === null ? otherMarks.unjudged : marks[verdict],
    word: word(finding),
    quantity: level && contender && quantity(level, contender, shared),
    change: changeText(finding),
    ratio: ratioText(finding),
    interval: change === null ? '' : intervalText(change),
    reason,
    isAmongBest: best.includes(side),
  }
}
