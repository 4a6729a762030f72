import { cutMiddle } from '../../document/escape.js'
import { join, line, own, say, type Text } from '../../document/text.js'
import { duration, percentSize, times } from '../../metrics/scale.js'
import { isSpeed } from '../../metrics/unit.js'
import type { Origin } from '../../record/record.js'
import { usualNames } from '../../record/record.js'
import { count } from '../../util/plural.js'
import type { MultiWay } from '../multi-way.js'
import { type MultiWayRow, sectionsOf } from '../multi-way-rows.js'
import type { Report } from '../report.js'
import type { Section } from '../section.js'
import { sectionName, sideText } from './headline.js'
import { controlText, stopWords } from './words.js'

/** A side by its name, which is a command where nobody gave it another. */
export function sideName({ name, origin }: MultiWay['sides'][number]): Text {
  return origin?.command === name ? line(name) : say`${name}`
}

/** Describes the sides whose names do not say what they are. */
export function sideSentences({ sides, baseline }: MultiWay): readonly Text[] {
  return sides.flatMap(side => {
    const what = describeOrigin(side.name, side.origin)
    return what === undefined
      ? []
      : [say`${sideName(side)}${own(isOtherName(side.name, baseline) ? ' (the baseline)' : '')}: ${what}`]
  })
}

function isOtherName(name: string, baseline: string): boolean {
  return name === baseline && name !== usualNames.baseline
}

function describeOrigin(name: string, origin: Origin | undefined): Text | undefined {
  if (origin === undefined) return undefined
  if (origin.command !== undefined) return origin.command === name ? undefined : line(origin.command)
  return sideText(origin)
}

/** Names the sides, and how they were compared. */
export function multiWayContext(comparison: MultiWay, report: Report): Text {
  const sections = [...sectionsOf(report, comparison).values()]
  // Where a contender failed every time, its own section has no control.
  const first = sections.find(({ control }) => control.status !== 'not-run') ?? sections[0]
  const baseline = comparison.sides.find(({ name }) => name === comparison.baseline)!
  const contenders = count(comparison.sides.length - 1, 'contender')
  if (first === undefined) return say`${own(contenders)} against ${sideName(baseline)}`
  const { rounds, plan, environment } = first
  const stop = stopWords[plan?.stoppedBy ?? 'complete']
  const findings = sections.flatMap(section => section.findings)
  const judged = findings.filter(({ verdict }) => verdict !== null).length
  const parts = [
    say`${own(contenders)} against ${sideName(baseline)}`,
    own(`${count(rounds, 'round')}${stop && ` (${stop})`}`),
    own(controlText({ ...first, findings })),
    plan && own(duration(plan.seconds)),
    environment && say`${environment.cpu}`,
    own(judged === 0 ? 'nothing is judged' : `one correction for ${count(judged, 'judged result')}`),
  ]
  return join(
    parts.filter(text => text !== undefined),
    ' · ',
  )
}

/** Names the sides that may be the best by one row, and how far behind the others are; undefined where nothing is ranked. */
export function rankingSentence(row: MultiWayRow, { sides }: MultiWay, isAlone: boolean): Text | undefined {
  const { best, ranked, label, unit, isWhole } = row
  if (best.length === 0) return undefined
  const nameOf = (name: string): Text =>
    name.length > longestInSentence
      ? say`${cutMiddle(name, longestInSentence)}`
      : sideName(sides.find(side => side.name === name) ?? { name })
  const lead = isAlone ? own('') : say`${label}: `
  const superlative = own(`${superlativeOf(unit)}${isWhole ? '' : ' of the sides that can be compared'}`)
  const winners =
    best.length === 1
      ? say`${nameOf(best[0]!)} is ${superlative}`
      : say`${best.length > mostTied ? own(`${best.length} sides`) : enumerate(best.map(nameOf))} tie for ${superlative}`
  const level = ranked.find(({ side }) => side === best[0])?.level ?? 0
  const behind = ranked.flatMap(({ side, place, level: other }) => {
    const ratio = place !== undefined && place > 1 && other !== null ? other / level : Number.NaN
    return unit === 's' && ratio > 1 && Number.isFinite(ratio) ? [{ side, ratio }] : []
  })
  const last = behind.at(-1)
  return say`${lead}${winners}${last === undefined ? [] : say`; ${nameOf(last.side)} takes ${own(longerWords(last.ratio))}`}.`
}

/** A longer command would hide what the sentence says of it. */
const longestInSentence = 40

/** Tied sides that the sentence names; beyond that it gives their number. */
const mostTied = 4

function longerWords(ratio: number): string {
  return ratio < 1.5 ? `${percentSize(ratio - 1)} longer` : `${times(ratio, 2).slice(1)} times as long`
}

/** Explains the tables of a multi-way comparison. */
export const multiWayReading: Text = own(
  'Each contender is compared with the baseline by the values of these two in each round. Every two contenders are tested too, with Holm’s correction for all pairs, and sides tie for the first place if no other side beats them. The rows are in the order of their estimates.',
)

/** Collects what `of` says about each of `sections`, once. A line that does not hold for all of them names its contender. */
export function sayOfAll(sections: readonly Section[], of: (section: Section) => readonly Text[]): readonly Text[] {
  const said = sections.map(section => new Map(of(section).map(text => [JSON.stringify(text), text])))
  const shared = new Set([...(said[0]?.keys() ?? [])].filter(key => said.every(texts => texts.has(key))))
  const own = sections.flatMap((section, index) =>
    [...said[index]!]
      .filter(([key]) => !shared.has(key))
      .map(([, text]) => say`${sectionName(section, sections)}: ${text}`),
  )
  return [...[...shared].map(key => said[0]!.get(key)!), ...own]
}

function enumerate(texts: readonly Text[]): Text {
  const [last, ...before] = texts.toReversed()
  return before.length === 0 ? (last ?? []) : say`${join(before.reverse(), ', ')} and ${last ?? []}`
}

/** Returns the word for the side with the lowest cost in `unit`. */
function superlativeOf(unit: string): string {
  return isSpeed(unit) ? 'fastest' : 'best'
}
