import { unitText } from '../../document/escape.js'
import { join, own, say, type Text } from '../../document/text.js'
import { percentSize, scale } from '../../metrics/scale.js'
import type { Runner } from '../../record/record.js'
import { count } from '../../util/plural.js'
import type { Section } from '../section.js'

/** Describes who measured what, and how far the runners lie apart, one sentence each. Empty if there was one runner. */
export function runnerSentences(report: Section): readonly Text[] {
  const { runners = [] } = report
  if (runners.length < 2) return []
  const difference = findDifference(report)
  return [
    say`${own(count(runners.length, 'runner'))} measured ${own(shares(report))}. They are one experiment: the two sides are only compared within a round, never across runners.`,
    ...(difference === undefined ? [] : [differenceSentence(difference)]),
  ]
}

/** The machine of each runner, where they are several. */
export function runnerLines({ runners = [] }: Section): readonly Text[] {
  if (runners.length < 2) return []
  return runners.map(({ label, environment, seed }) => {
    const parts = [
      environment ? say`${environment.cpu}, ${environment.cores} cores, ${environment.os}` : own('not known'),
      ...(environment?.runner === undefined ? [] : [say`${environment.runner}`]),
      ...(seed === undefined ? [] : [say`seed ${seed}`]),
    ]
    return say`Runner ${label}: ${join(parts, ' · ')}`
  })
}

function shares({ runners = [], rounds }: Section): string {
  const sizes = runners.map(({ firstRound }, index) => (runners[index + 1]?.firstRound ?? rounds) - firstRound)
  return new Set(sizes).size === 1 ? `${sizes[0]} rounds each` : `${sizes.join(', ')} rounds`
}

/** One side's medians of one benchmark on the runners where they are lowest and highest. */
interface Difference {
  readonly benchmark: string
  readonly unit: string
  readonly low: Level
  readonly high: Level
}

interface Level {
  readonly runner: Runner
  readonly value: number
}

/** The benchmark whose baseline differs most between runners. */
function findDifference({ findings, runners: all = [] }: Section): Difference | undefined {
  const differences = findings.flatMap(({ benchmark, unit, runners = [] }): Difference[] => {
    const levels = runners.flatMap(({ baseline: value }, index): Level[] => {
      const runner = all[index]
      return value === null || value <= 0 || runner === undefined ? [] : [{ runner, value }]
    })
    if (levels.length < 2) return []
    const sorted = levels.sort((one, other) => one.value - other.value)
    return [{ benchmark, unit, low: sorted[0]!, high: sorted.at(-1)! }]
  })
  return differences.sort((one, other) => ratio(other) - ratio(one))[0]
}

function ratio({ low, high }: Difference): number {
  return high.value / low.value
}

function differenceSentence(difference: Difference): Text {
  const { benchmark, unit, low, high } = difference
  const { number, unit: shown } = scale([low.value, high.value], unit)
  const level = ({ value, runner }: Level): Text =>
    say`${own(number(value))}${shown === '' ? own('') : say` ${unitText(shown)}`} on runner ${runner.label}`
  return say`The medians of the baseline differ between runners by up to ${own(percentSize(ratio(difference) - 1))}: ${benchmark} is at ${level(low)}, and at ${level(high)}.`
}
