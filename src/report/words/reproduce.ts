import type { Side } from '../../plan/round.js'
import type { Origin } from '../../record/record.js'
import { quote } from '../../record/shell-word.js'
import type { Report } from '../report.js'

/** The command lines that repeat the comparison, to be typed in the contender's checkout; none where too little is known. */
export function reproduce(report: Report): readonly string[] {
  const { command, seed, settings } = report
  const { baseline, contender } = report.sides ?? {}
  if (!baseline || !contender || (command === undefined && contender.command === undefined)) return []
  const options = [
    ...sideOptions('baseline', baseline),
    ...sideOptions('contender', contender),
    ...roundsWords(report),
    ...(seed === undefined ? [] : ['--seed', quote(seed)]),
    '--threshold',
    percentage(settings.threshold),
    ...(settings.confidence === 0.95 ? [] : ['--confidence', percentage(settings.confidence)]),
    ...Object.entries(report.options ?? {}).flatMap(([name, value]) => optionWords(name, value)),
    ...(command === undefined || contender.command !== undefined ? [] : ['--command', quote(command)]),
  ]
  return [
    ...checkout('baseline', baseline),
    ...checkout('contender', contender),
    `counterbalance compare ${options.join(' ')}`,
  ]
}

/** One look is a fixed number of rounds; with more of them the bounds say all. */
function roundsWords({ rounds, plan, settings }: Report): readonly string[] {
  const [first, last] = [settings.looks[0], settings.looks.at(-1)]
  if (settings.looks.length > 1) return ['--min-rounds', String(first), '--max-rounds', String(last)]
  const fixed = rounds || plan?.rounds
  return fixed === undefined ? [] : ['--rounds', String(fixed)]
}

/** An option as it was given: a flag, or once for each line of its value. */
function optionWords(name: string, value: string): readonly string[] {
  return value === 'true' ? [`--${name}`] : value.split('\n').flatMap(line => [`--${name}`, quote(line)])
}

function sideOptions(side: Side, origin: Origin): readonly string[] {
  if (origin.command !== undefined) return [`--${side}-command`, quote(origin.command)]
  return [`--${side}`, quote(directoryOf(side, origin))]
}

function directoryOf(side: Side, origin: Origin): string {
  if (origin.source === 'workspace') return '.'
  return hashOf(origin) === undefined ? origin.label : `../${side}`
}

/** A side that is known by its commit is checked out beside; what it needs to be built is known to its owner only. */
function checkout(side: Side, origin: Origin): readonly string[] {
  const commit = hashOf(origin)
  if (commit === undefined || origin.command !== undefined) return []
  return [`git worktree add --detach ../${side} ${commit}`, `# set up ../${side} as the workflow does`]
}

function hashOf({ commit, source }: Origin): string | undefined {
  const isBuilt = source === 'ref' || source === 'artifact'
  return isBuilt && commit !== undefined && /^[0-9a-f]{7,64}$/.test(commit) ? commit : undefined
}

function percentage(fraction: number): string {
  return `${Number((fraction * 100).toPrecision(12))}%`
}
