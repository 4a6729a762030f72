import { own, type Text } from '../../document/text.js'
import type { FocusStep } from '../../record/record.js'
import { count } from '../../util/plural.js'
import type { Section } from '../section.js'

type Focused = Pick<Section, 'plan' | 'rounds' | 'suiteChange'>

/** Says which benchmarks ended before the others; nothing where all ran in all rounds. A second stage says itself what ran in it. */
export function focusSentences(report: Focused): readonly Text[] {
  const [first, ...later] = report.plan?.focus ?? []
  if (first === undefined) return []
  // No look is so early.
  const needless = new Set(first.from === 1 ? first.without : [])
  const steps = (needless.size > 0 ? later : [first, ...later]).filter(({ from }) => from < report.rounds)
  return [...describeNeedless(needless, steps, report), ...describeSettled(needless, steps, report)]
}

function describeNeedless(
  needless: ReadonlySet<string>,
  later: readonly FocusStep[],
  { suiteChange }: Focused,
): readonly Text[] {
  if (needless.size === 0) return []
  const end = later.find(({ without }) => without.filter(name => needless.has(name)).length < needless.size)?.from
  const when = end === undefined ? 'ran in the first round only' : `did not run in rounds 2 to ${end}`
  const suite = suiteChange === null ? '' : ' The change of the suite is that of the others.'
  return [own(`${count(needless.size, 'benchmark')} ${when}, because both sides have the same files.${suite}`)]
}

function describeSettled(
  needless: ReadonlySet<string>,
  steps: readonly FocusStep[],
  { suiteChange }: Focused,
): readonly Text[] {
  const lefts = steps.map(({ without }) => without.filter(name => !needless.has(name)).length)
  const [first, ...more] = steps.flatMap(({ from }, index) => {
    const left = lefts[index]!
    return left === (lefts[index - 1] ?? 0) ? [] : [{ from: from + 1, left }]
  })
  if (first === undefined) return []
  const parts = [
    `${count(first.left, 'benchmark')} from round ${first.from} on`,
    ...more.map(({ from, left }) => `${left} from round ${from} on`),
  ]
  const suite = suiteChange === null ? '' : ' The change of the suite is that of the rounds in which all ran.'
  return [own(`Benchmarks with a settled verdict did not run any more: ${parts.join(', ')}.${suite}`)]
}
