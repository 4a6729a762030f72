import { listBudgets, type NamedBudget } from '../../compare/verdicts/budget.js'
import type { BudgetState } from '../../compare/verdicts/finding.js'
import { unitText } from '../../document/escape.js'
import { own, say, type Text } from '../../document/text.js'
import { scale, share } from '../../metrics/scale.js'
import { count } from '../../util/plural.js'
import type { Section } from '../section.js'
import { title } from '../text/cells.js'
import { expectationSentences } from './expectations.js'
import { otherMarks } from './words.js'

/** Describes what the rules ask and the outcome, one sentence each. Empty if the rules ask nothing that a row does not say. */
export function ruleSentences(report: Section): readonly Text[] {
  const { rules, findings } = report
  if (rules === undefined) return []
  const budgets = [...listBudgets(report)].sort((one, other) => rank(one.state) - rank(other.state))
  return [
    say`The rules are those of ${rules.source}, as of ${own(rules.asOf)}.`,
    ...rules.missing.map(name => say`${own(otherMarks.absent.emoji)} ${name}: a rule requires it, and it did not run.`),
    ...budgets.map(one => say`${own(otherMarks[one.state].emoji)} ${titleOfBudget(one)}: ${budgetText(one)}`),
    ...expectationSentences(report),
    ...findings.flatMap(({ benchmark, metric, threshold }) =>
      threshold === undefined
        ? []
        : [say`${titleOfBudget({ benchmark, metric })}: changes below ${own(share(threshold))} do not matter.`],
    ),
  ]
}

/** The title of those sentences: what is well, too, since the headline tells only of the rest. */
export function rulesTitle(report: Section): string {
  const budgets = listBudgets(report)
  const parts = budgetOrder.flatMap(state => {
    const number = budgets.filter(one => one.state === state).length
    return number === 0 ? [] : [`${count(number, 'budget')} ${state}`]
  })
  const missing = report.rules?.missing.length ?? 0
  return ['Rules', ...parts, ...(missing > 0 ? [`${missing} required, but did not run`] : [])].join(' · ')
}

const budgetOrder: readonly BudgetState[] = ['missed', 'undecided', 'met']

function rank(state: BudgetState): number {
  return budgetOrder.indexOf(state)
}

/** Names what a budget is for, in the same way as a row is named. */
export function titleOfBudget({ benchmark, metric }: Pick<NamedBudget, 'benchmark' | 'metric'>): Text {
  return title({ benchmark, metric: metric === 'time' ? null : metric })
}

/** A budget, and the level that is held against it, in one unit. */
export function budgetText({ bound, value, median, low, high, level, unit, state }: NamedBudget): Text {
  const shared = scale([value, median ?? 0], unit)
  const inUnit = (number: number): Text =>
    shared.unit === '' ? own(shared.number(number)) : say`${own(shared.number(number))} ${unitText(shared.unit)}`
  const asked = say`${own(bound)} ${inUnit(value)}`
  if (median === null) return say`${asked}, and there is no value: undecided.`
  const end = (number: number | null, infinite: string): string => (number === null ? infinite : shared.number(number))
  const interval = level === 1 ? 'exactly' : `[${end(low, '−∞')}, ${end(high, '+∞')}], ${share(level)} interval`
  return say`${asked}, and it is at ${inUnit(median)} (${own(interval)}): ${own(state)}.`
}
