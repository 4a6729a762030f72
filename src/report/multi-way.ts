import { controlOutcomes } from '../compare/conclusion.js'
import type { Change, Finding, Level } from '../compare/finding.js'
import { cutMiddle } from '../document/escape.js'
import { join, line, say, type Text, trusted } from '../document/text.js'
import { percentSize, scale, times } from '../metrics/scale.js'
import { isSpeed } from '../metrics/unit.js'
import { seriesKey } from '../record/key.js'
import { type CalledSides, explainWith } from '../record/reasons.js'
import { usualNames } from '../record/record.js'
import { contenderOf, isOfSamePart, listShown, type MultiWay, type Report, type Section } from './report.js'
import { amountText, intervalText, levelsOf, makeNaming, measureText, type QuantityText, quantity } from './rows.js'
import { sectionContext, sectionName } from './words/headline.js'
import { sideText } from './words/sides.js'
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
        const finding = findings.find(candidate => seriesKey(candidate) === key)
        return finding ? [[name, finding] as const] : []
      }),
    )
    const [any] = findings.values()
    const measure = measureText(any!)
    const label = measure === null ? labelOf(any!) : say`${labelOf(any!)} · ${measure}`
    return { label, unit: any!.unit, ...makeCells(findings, comparison, key) }
  })
}

function makeCells(findings: ReadonlyMap<string, Finding>, { rankings, sides, baseline }: MultiWay, key: string) {
  const places = rankings.find(ranking => seriesKey(ranking) === key)?.places ?? []
  const best = places.filter(({ isAmongBest }) => isAmongBest).map(({ side }) => side)
  const base = findBase([...findings.values()])
  const levels = new Map([...findings].map(([name, finding]) => [name, levelIn(finding, base?.level)]))
  const [any] = findings.values()
  const shared = scale([base?.level.value ?? 0, ...[...levels.values()].map(level => level?.value ?? 0)], any!.unit)
  const orderOf = (side: string): number => {
    const at = places.findIndex(place => place.side === side)
    return at < 0 ? places.length : at
  }
  const cells = sides.map(({ name }): MultiWayCell => {
    const isBaseline = name === baseline
    const level = isBaseline ? base?.level : levels.get(name)
    const summary = isBaseline ? base?.summary : findings.get(name)?.contender
    const order = orderOf(name)
    const place = best.includes(name) ? 1 : order + 1
    return {
      ...(isBaseline
        ? { ...empty, change: base ? { value: 0, low: 0, high: 0, level: 1 } : null }
        : writeCell(findings.get(name), { baseline, contender: name })),
      quantity: level && summary ? quantity(level, summary, shared) : null,
      level: level?.value ?? null,
      side: name,
      isBaseline,
      place: order === places.length ? undefined : place,
    }
  })
  const ranked = cells.toSorted((a, b) => orderOf(a.side) - orderOf(b.side))
  return { best, ranked, isWhole: places.length === cells.length }
}

/** The level of the baseline, by the first pair that has a change: all others are told relative to it. */
function findBase(findings: readonly Finding[]) {
  const finding = findings.find(({ change }) => change !== null) ?? findings.find(({ baseline }) => baseline !== null)
  const level = finding && levelsOf(finding).baseline
  return finding?.baseline && level ? { level, summary: finding.baseline } : undefined
}

/** The level of a contender: what its change makes of the baseline's, so that both agree. */
function levelIn(finding: Finding, base: Level | undefined): Level | null {
  const level = levelsOf(finding).contender
  if (level === null || finding.change === null || base === undefined) return level
  return { value: base.value * (1 + finding.change.value), mad: level.mad }
}

type CellText = Pick<MultiWayCell, 'mark' | 'word' | 'change' | 'amount' | 'interval' | 'reason'>

const empty: CellText = { mark: undefined, word: '', change: null, amount: '', interval: '', reason: null }

function writeCell(finding: Finding | undefined, called: CalledSides): CellText {
  if (finding === undefined) return empty
  const { verdict, change, reason = null } = finding
  return {
    mark: verdict === null ? otherMarks.unjudged : marks[verdict],
    word: word(finding),
    change,
    ...{ amount: amountText(finding), interval: change === null ? '' : intervalText(change) },
    reason: reason === null ? null : explainWith(reason, called),
  }
}

/** A side by its name, which is a command where nobody gave it another. */
export function sideName({ name, origin }: MultiWay['sides'][number]): Text {
  return origin?.command === name ? line(name) : say`${name}`
}

/** Describes the sides whose names do not say what they are. */
export function sideSentences({ sides, baseline }: MultiWay): readonly Text[] {
  return sides.flatMap(side => {
    const { name, origin } = side
    if (origin === undefined || origin.command === name) return []
    const what = origin.command === undefined ? sideText(origin) : line(origin.command)
    const isOtherName = name === baseline && name !== usualNames.baseline
    return [say`${sideName(side)}${trusted(isOtherName ? ' (the baseline)' : '')}: ${what}`]
  })
}

/**
 * Finds the section whose A/A test speaks for all, which have the baseline in common: the one with the gravest outcome. Where a contender failed
 * every time, its own section has none.
 */
export function withGravestControl(sections: readonly Section[]): Section | undefined {
  const gravest = controlOutcomes.map(outcome => sections.find(({ control }) => control.status === outcome))
  return gravest.find(section => section !== undefined) ?? sections[0]
}

/** Says how all sides were measured, and what the cells of their table are relative to. */
export function multiWayContext(comparison: MultiWay, report: Report): Text {
  const first = withGravestControl([...sectionsOf(report, comparison).values()])
  const baseline = sideName(comparison.sides.find(({ name }) => name === comparison.baseline)!)
  const legend = say`each change is against ${baseline}`
  return first === undefined ? legend : join([sectionContext(first), legend], ', ')
}

/** Names the sides that may be the best by one row, and how far behind the others are; undefined where nothing is ranked. */
export function rankingSentence(row: MultiWayRow, { sides }: MultiWay, isAlone: boolean): Text | undefined {
  const { best, ranked, label, unit, isWhole } = row
  if (best.length === 0) return undefined
  const nameOf = (name: string): Text =>
    name.length > longestInSentence
      ? say`${cutMiddle(name, longestInSentence)}`
      : sideName(sides.find(side => side.name === name) ?? { name })
  const lead = isAlone ? trusted('') : say`${label}: `
  const word = isSpeed(unit) ? 'fastest' : 'best'
  const superlative = trusted(`${word}${isWhole ? '' : ' of the sides that can be compared'}`)
  const tied = best.length > mostTied ? trusted(`${best.length} sides`) : enumerate(best.map(nameOf))
  const winners = best.length === 1 ? say`${tied} is ${superlative}` : say`${tied} tie for ${superlative}`
  const level = ranked.find(({ side }) => side === best[0])?.level ?? 0
  const behind = ranked.flatMap(({ side, place, level: levelBehind }) => {
    const ratio = place !== undefined && place > 1 && levelBehind !== null ? levelBehind / level : Number.NaN
    return unit === 's' && ratio > 1 && Number.isFinite(ratio) ? [{ side, ratio }] : []
  })
  const last = behind.at(-1)
  if (last === undefined) return say`${lead}${winners}.`
  const { ratio } = last
  const longer = ratio < 1.5 ? `${percentSize(ratio - 1)} longer` : `${times(ratio, 2).slice(1)} times as long`
  return say`${lead}${winners}; ${nameOf(last.side)} takes ${trusted(longer)}.`
}

/** A longer command would hide what the sentence says of it. */
const longestInSentence = 40

/** Tied sides that the sentence names; beyond that it gives their number. */
const mostTied = 4

/** Explains the tables of a multi-way comparison. */
export const multiWayReading: Text = say`Each contender is compared with the baseline by the values of these two in each round. Every two contenders are tested too, with Holm’s correction for all pairs, and sides tie for the first place if no other side beats them. The rows are in the order of their estimates.`

/** Collects what `of` says about each of `sections`, once. A line that does not hold for all of them names its contender. */
export function sayOfAll(sections: readonly Section[], of: (section: Section) => readonly Text[]): readonly Text[] {
  const said = sections.map(section => new Map(of(section).map(text => [JSON.stringify(text), text])))
  const shared = new Set([...(said[0]?.keys() ?? [])].filter(key => said.every(texts => texts.has(key))))
  const placed = sections.flatMap((section, index) =>
    [...said[index]!]
      .filter(([key]) => !shared.has(key))
      .map(([, text]) => say`${sectionName(section, sections)}: ${text}`),
  )
  return [...[...shared].map(key => said[0]!.get(key)!), ...placed]
}

/** Joins names as a sentence does: `a, b and c`. */
export function enumerate(texts: readonly Text[]): Text {
  const [last, ...before] = texts.toReversed()
  return before.length === 0 ? (last ?? []) : say`${join(before.reverse(), ', ')} and ${last ?? []}`
}
