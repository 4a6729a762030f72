import type { Finding } from '../../compare/verdicts/finding.js'
import { unitText } from '../../document/escape.js'
import { own, say, type Text } from '../../document/text.js'
import { scale, times } from '../../metrics/scale.js'
import { levelsOf } from '../rows.js'
import type { Section } from '../section.js'
import { title } from '../text/cells.js'

/** Holds what was measured beside what the rules expect, and tells the rates of work, one sentence each. */
export function expectationSentences({ findings }: Pick<Section, 'findings'>): readonly Text[] {
  const ordered = findings.toSorted((one, other) => byName.compare(one.benchmark, other.benchmark))
  return ordered.flatMap(finding => [...expectationText(finding), ...workText(finding)])
}

const byName = new Intl.Collator('en', { numeric: true })

function expectationText(finding: Finding): readonly Text[] {
  const { expected, unit } = finding
  const { baseline, contender } = levelsOf(finding)
  if (expected === undefined || contender === null) return []
  const shared = scale([contender.value, expected.value], unit)
  const inUnit = (value: number): Text =>
    shared.unit === '' ? own(shared.number(value)) : say`${own(shared.number(value))} ${unitText(shared.unit)}`
  const worked = isPlain(expected.text) ? own('') : say` = ${expected.text}`
  const before = baseline === null ? own('') : own(` The baseline is at ${ratio(baseline.value / expected.value)}.`)
  return [
    say`${titleOf(finding)}: ${inUnit(contender.value)} is ${own(ratio(contender.value / expected.value))} your estimate (${inUnit(expected.value)}${worked}).${before}`,
  ]
}

function workText(finding: Finding): readonly Text[] {
  const { work } = finding
  const { baseline, contender } = levelsOf(finding)
  if (work === undefined || contender === null || !(contender.value > 0)) return []
  const rates = [contender, baseline].flatMap(level => (level && level.value > 0 ? [work.amount / level.value] : []))
  const shared = scale(rates, work.unit)
  const [after, before] = rates.map(rate => say`${own(shared.number(rate))} ${unitText(shared.unit)}`)
  const against = before === undefined ? own('') : say`, and the baseline ${before}`
  return [say`${titleOf(finding)}: the contender does ${after!}${against} (${work.text}).`]
}

function titleOf({ benchmark, metric }: Finding): Text {
  return title({ benchmark, metric: metric === 'time' ? null : metric })
}

/** As people say it: 2.3 times as much. */
function ratio(value: number): string {
  return `${times(value).slice(1)} times`
}

/** Whether a calculation is only a number with its unit. */
function isPlain(text: string): boolean {
  return /^[\d.e]+\s*\S*$/i.test(text)
}
