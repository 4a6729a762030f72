import type { Report } from '../report.js'
import { own, type Text } from '../text/text.js'
import { count } from './headline.js'

/** Says which benchmarks ended before the others; nothing where all ran in all rounds. */
export function focusSentences({ plan, suiteChange }: Pick<Report, 'plan' | 'suiteChange'>): readonly Text[] {
  const steps = plan?.focus ?? []
  if (steps.every(({ without }) => without.length === 0)) return []
  const [first, ...more] = steps.map(({ from, without }) => ({ from: from + 1, left: without.length }))
  const parts = [
    `${count(first!.left, 'benchmark')} from round ${first!.from} on`,
    ...more.map(({ from, left }) => `${left} from round ${from} on`),
  ]
  const suite = suiteChange === null ? '' : ' The change of the suite is that of the rounds in which all ran.'
  return [own(`Benchmarks with a settled verdict did not run any more: ${parts.join(', ')}.${suite}`)]
}
