import { listBudgets, type NamedBudget } from '../../compare/conclusion.js'
import type { BudgetState } from '../../compare/finding.js'
import type { Accepted } from '../../compare/gate/gate.js'
import { quantityText, terminalVoice } from '../../document/escape.js'
import { join, message, say, type Text, tell, trusted, write } from '../../document/text.js'
import { scale, share } from '../../metrics/scale.js'
import type { Section } from '../report.js'
import { metricText, title } from '../rows.js'
import type { Tally } from './headline.js'
import { otherMarks } from './words.js'

/** Describes what the rules ask and the outcome, one sentence each. Empty if the rules ask nothing that a row does not say. */
export function ruleSentences(report: Section): readonly Text[] {
  const { rules, findings } = report
  if (rules === undefined) return []
  return tell(
    say`The rules are those of ${rules.source}, as of ${trusted(rules.asOf)}.`,
    ...ruleTallies(report).map(({ mark, text }) => say`${trusted(mark.emoji)} ${text}`),
    ...findings.map(
      ({ threshold, ...of }) =>
        threshold !== undefined && say`${titleOfBudget(of)}: changes below ${trusted(share(threshold))} do not matter.`,
    ),
  )
}

/** Counts what did not run although a rule requires it, and the budgets by state, missed ones first. */
export function ruleTallies(report: Section): readonly Tally[] {
  const rank = ({ state }: NamedBudget): number => budgetOrder.indexOf(state)
  const budgets = [...listBudgets(report)].sort((a, b) => rank(a) - rank(b))
  return [
    ...(report.rules?.missing ?? []).map(name => ({
      mark: otherMarks.absent,
      text: say`${name}: a rule requires it, and it did not run.`,
    })),
    ...budgets.map(budget => ({
      mark: otherMarks[budget.state],
      text: say`${titleOfBudget(budget)}: ${budgetText(budget)}`,
    })),
  ]
}

const budgetOrder: readonly BudgetState[] = ['missed', 'undecided', 'met']

/** Names a benchmark and its metric in the same way as a row is named. */
export function titleOfBudget({ benchmark, metric }: Pick<NamedBudget, 'benchmark' | 'metric'>): Text {
  return title({ benchmark, metric: metricText(metric) })
}

/** A budget, and the level that is held against it, in one unit. */
export function budgetText({ bound, value, median, low, high, level, unit, state }: NamedBudget): Text {
  const shared = scale([value, median ?? 0], unit)
  const inUnit = (number: number): Text => quantityText(shared.number(number), shared.unit)
  const part = say`${trusted(bound)} ${inUnit(value)}`
  if (median === null) return say`${part}, and there is no value: undecided.`
  const end = (number: number | null, infinite: string): string => (number === null ? infinite : shared.number(number))
  const interval = level === 1 ? 'exactly' : `[${end(low, '−∞')}, ${end(high, '+∞')}], ${share(level)} interval`
  return say`${part}, and it is at ${inUnit(median)} (${trusted(interval)}): ${trusted(state)}.`
}

/** The acceptance of a run for a log. */
export function acceptanceNotice(accepted: Accepted): string {
  return `Accepted: ${write(acceptanceText(accepted), terminalVoice)}`
}

/** Describes what would have failed the job, and who accepted it, when, and why. */
export function acceptanceText({ failures, label, by, at, why }: Accepted): Text {
  const what = join(
    failures.map(failure => message(failure)),
    '; ',
  )
  const who = by === undefined ? say`the label ${label} accepts this` : say`${by} accepted this with the label ${label}`
  const when = at === undefined ? trusted('') : say` on ${trusted(describeTime(at))}`
  const because = why === undefined ? trusted('') : say`, saying ${message(JSON.stringify(why))}`
  return say`the gate would have failed (${what}), but ${who}${when}${because}. The verdict stays as it is.`
}

/** `2026-01-31 12:00 UTC`; what is no time is not shown as one. */
function describeTime(at: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(at) ?? []
  return day === undefined ? 'an unknown day' : `${day} ${time} UTC`
}
