import type { Change, Finding, Level, Summary } from '../compare/finding.js'
import { say, type Text } from '../document/text.js'
import { type Scale, scale, times } from '../metrics/scale.js'
import { seriesKey } from '../record/key.js'
import { contenderOf, isOfSamePart, type MultiWay } from './multi-way.js'
import { makeNaming, measureText } from './naming.js'
import type { Report } from './report.js'
import { changeText, intervalText, levelsOf, type QuantityText, quantity } from './rows.js'
import type { Section } from './section.js'
import { listShown } from './view.js'
import { type Mark, marks, otherMarks, word } from './words/words.js'

/** One benchmark and metric of all sides. */
export interface MultiWayRow {
  readonly label: Text
  readonly unit: string
  /** The names of those that cannot be told apart from the best, the lowest estimate first; empty where nothing is ranked. */
  readonly best: readonly string[]
  /** The cells by their places in the ranking, and those without a place behind. */
  readonly ranked: readonly MultiWayCell[]
  /** All sides have a place. */
  readonly isWhole: boolean
}

/** The cell of one side in one row. */
export interface MultiWayCell {
  readonly side: string
  readonly isBaseline: boolean
  readonly mark: Mark | undefined
  readonly word: string
  readonly quantity: QuantityText | null
  /** The value of `quantity`, in base units. */
  readonly level: number | null
  /** Against the baseline, for which it is none; null where there is no ratio. */
  readonly change: Change | null
  /** The change in percent, or as a ratio where that is easier to say; empty for the baseline. */
  readonly amount: string
  readonly interval: string
  readonly reason: string | null
  /** From 1; 1 for all that cannot be told apart from the best. */
  readonly place: number | undefined
}

/** The sections of a comparison by the names of their contenders. */
export function sectionsOf(report: Report, comparison: MultiWay): ReadonlyMap<string, Section> {
  return new Map(
    report.sections
      .filter(section => isOfSamePart(section, comparison))
      .map(section => [contenderOf(section), section]),
  )
}

/** The rows of a comparison: what is judged, in the order in which it was first printed. */
export function makeMultiWayRows(report: Report, comparison: MultiWay): readonly MultiWayRow[] {
  const sections = sectionsOf(report, comparison)
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
    return { label, unit: any!.unit, ...makeCells(findings, comparison, key) }
  })
}

function makeCells(
  findings: ReadonlyMap<string, Finding>,
  comparison: MultiWay,
  key: string,
): Pick<MultiWayRow, 'best' | 'ranked' | 'isWhole'> {
  const places = comparison.rankings.find(one => seriesKey(one) === key)?.places ?? []
  const best = places.filter(({ isAmongBest }) => isAmongBest).map(({ side }) => side)
  const base = findBase([...findings.values()])
  const levels = new Map([...findings].map(([name, finding]) => [name, levelIn(finding, base)]))
  const [any] = findings.values()
  const values = [base?.level.value ?? 0, ...[...levels.values()].map(level => level?.value ?? 0)]
  const shared = scale(values, any!.unit)
  const placeOf = (side: string): number | undefined => {
    const at = places.findIndex(one => one.side === side)
    return at < 0 ? undefined : best.includes(side) ? 1 : at + 1
  }
  const cells = comparison.sides.map(
    ({ name }): MultiWayCell => ({
      ...(name === comparison.baseline
        ? makeBaselineCell(base, shared)
        : makeCell(findings.get(name), levels.get(name) ?? null, shared)),
      side: name,
      isBaseline: name === comparison.baseline,
      place: placeOf(name),
    }),
  )
  const order = ({ side }: MultiWayCell): number => {
    const at = places.findIndex(one => one.side === side)
    return at < 0 ? places.length : at
  }
  const ranked = cells.toSorted((one, other) => order(one) - order(other))
  return { best, ranked, isWhole: places.length === cells.length }
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

type CellOfSide = Omit<MultiWayCell, 'side' | 'isBaseline' | 'place'>

const empty: CellOfSide = {
  ...{ mark: undefined, word: '', quantity: null, level: null },
  ...{ change: null, amount: '', interval: '', reason: null },
}

function makeBaselineCell(base: Base | undefined, shared: Scale): CellOfSide {
  if (base === undefined) return empty
  const change = { value: 0, low: 0, high: 0, level: 1 }
  return { ...empty, quantity: quantity(base.level, base.summary, shared), level: base.level.value, change }
}

function makeCell(finding: Finding | undefined, level: Level | null, shared: Scale): CellOfSide {
  if (finding === undefined) return empty
  const { verdict, change, contender, reason = null } = finding
  return {
    mark: verdict === null ? otherMarks.unjudged : marks[verdict],
    word: word(finding),
    quantity: level && contender && quantity(level, contender, shared),
    level: level?.value ?? null,
    change,
    ...(change !== null && isRatio(change)
      ? { amount: times(1 + change.value), interval: ratioInterval(change) }
      : { amount: changeText(finding), interval: change === null ? '' : intervalText(change) }),
    reason,
  }
}

/** From here on people say how many times, not how many percent. */
function isRatio({ value }: Change): boolean {
  return value >= 0.5
}

function ratioInterval(change: Change): string {
  const { low, high } = change
  if (low === change.value && high === change.value) return 'exact'
  return `[${low === null || low <= -1 ? '0' : times(1 + low)}, ${high === null ? '+∞' : times(1 + high)}]`
}
