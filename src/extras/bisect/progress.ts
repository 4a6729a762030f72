import { terminalVoice } from '../../document/escape.js'
import { message, say, type Text, trusted, write } from '../../document/text.js'
import { duration } from '../../metrics/scale.js'
import type { BisectView } from './bisect.js'
import { certainty, counted, short } from './document.js'
import { weigh } from './posterior.js'
import type { Bisection } from './result.js'
import { type ComparisonRequest, mostComparisons, type SearchLimits } from './search.js'

/** Makes a view that prints lines: one for each comparison, and where the commit is likely to be after it. */
export function makeBisectView(print: (line: string) => void): BisectView {
  const tell = (text: Text, before = ''): void => print(`${before}${write(text, terminalVoice)}`)
  return {
    begin: (bisection, limits) => tell(describeBeginning(bisection, limits)),
    openComparison(bisection, request) {
      tell(describeComparison(bisection, request))
      return { watch: () => undefined, [Symbol.dispose]: () => undefined }
    },
    enter: merge => tell(say`${short(merge)} is a merge: on with what it brought in`),
    learn: bisection => tell(describePlace(bisection), `│${drawPlaces(bisection)}│ `),
    skip: ({ commits, reasons }, position) =>
      tell(say`${short(commits[position]!)} is skipped: ${message(reasons[position] ?? '')}`),
  }
}

function describeBeginning({ commits, progress }: Bisection, { lengths }: SearchLimits): Text {
  const [good, bad] = [commits[0]!, commits.at(-1)!]
  const builds = 2 + Math.ceil(Math.log2(Math.max(1, progress.length)))
  const range = say`${counted(progress.length, 'commit')} from ${short(good)} (good) to ${short(bad)} (bad)`
  if (progress.comparisons.length > 0)
    return say`${range}: resumes after ${counted(progress.comparisons.length, 'comparison')}.`
  return say`${range}: about ${counted(builds, 'build')} and ${counted(builds, 'comparison')} of up to ${counted(lengths.at(-1)!, 'round')}, ${mostComparisons(progress.length)} comparisons at most.`
}

function describeComparison(
  { commits, progress }: Bisection,
  { from, to, rounds, isClosing }: ComparisonRequest,
): Text {
  const which = say`comparison ${progress.comparisons.length + 1}: ${short(commits[to]!)} (${to} of ${progress.length})`
  const against = isClosing
    ? say`once more, against ${short(commits[from]!)}, the commit before`
    : say`against the good commit`
  return say`${which} ${against}, ${counted(rounds, 'round')}`
}

function describePlace(bisection: Bisection): Text {
  const { progress, commits } = bisection
  const { segments, larger } = weigh(progress)
  const best = larger.indexOf(Math.max(...larger))
  const { from, to } = segments[best]!
  const rounds = progress.comparisons.reduce((sum, comparison) => sum + comparison.rounds, 0)
  const left = estimateTime(progress, to - from)
  const place =
    to - from === 1
      ? say`${short(commits[to]!)}`
      : say`the ${counted(to - from, 'commit')} after ${short(commits[from]!)}, up to ${short(commits[to]!)}`
  return say`${certainty(larger[best]!)} in ${place} · ${counted(progress.builds.length, 'build')}, ${counted(rounds, 'round')} so far, about ${trusted(duration(left))} left`
}

/** Estimates the seconds that it takes to halve what is left to one commit, and to close the search. */
function estimateTime({ comparisons, builds }: Bisection['progress'], commits: number): number {
  const rounds = comparisons.reduce((sum, comparison) => sum + comparison.rounds + 1, 0)
  const perRound = comparisons.reduce((sum, comparison) => sum + comparison.seconds, 0) / rounds
  const perBuild = builds.reduce((sum, seconds) => sum + seconds, 0) / builds.length
  const halvings = Math.ceil(Math.log2(commits))
  return halvings * (perBuild + usualRounds * perRound) + comparisons[0]!.rounds * perRound
}

const usualRounds = 8

const blocks = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const
const widest = 60

/** Draws how likely each commit is, from the good one to the bad one; `╱` are commits that cannot be built. */
export function drawPlaces({ progress }: Bisection): string {
  const { segments, larger } = weigh(progress)
  const columns = Math.min(widest, progress.length)
  const columnOf = (position: number): number => Math.floor(((position - 1) * columns) / progress.length)
  const likely = Array.from({ length: columns }, () => 0)
  const open = Array.from({ length: columns }, () => false)
  for (const [index, { from, to }] of segments.entries())
    for (let position = from + 1; position <= to; position++) {
      likely[columnOf(position)]! += larger[index]! / (to - from)
      if (!progress.skipped.includes(position)) open[columnOf(position)] = true
    }
  const most = Math.max(...likely)
  return likely
    .map((probability, column) => (open[column] ? blocks[Math.ceil((probability / most) * 8 - 1e-9)] : '╱'))
    .join('')
}
