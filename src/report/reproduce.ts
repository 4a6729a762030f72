import type { Side } from '../plan/round.js'
import type { Origin } from '../record/record.js'
import { hasHidden } from './escape.js'
import type { Report } from './report.js'

/** The command lines that repeat the comparison, to be typed in the contender's checkout; none where too little is known. */
export function reproduce(report: Report): readonly string[] {
  const { sides, command, seed, settings, plan } = report
  if (sides === undefined || (command === undefined && sides.contender.command === undefined)) return []
  const rounds = report.rounds || plan?.rounds
  const options = [
    ...sideOptions('baseline', sides.baseline),
    ...sideOptions('contender', sides.contender),
    ...(plan?.inPlace ? ['--in-place'] : []),
    ...(rounds === undefined ? [] : ['--rounds', String(rounds)]),
    ...(seed === undefined ? [] : ['--seed', quote(seed)]),
    '--threshold',
    percentage(settings.threshold),
    ...(settings.confidence === 0.95 ? [] : ['--confidence', percentage(settings.confidence)]),
    ...(command === undefined || sides.contender.command !== undefined ? [] : ['--command', quote(command)]),
  ]
  return [
    ...checkout('baseline', sides.baseline),
    ...checkout('contender', sides.contender),
    `counterbalance compare ${options.join(' ')}`,
  ]
}

/**
 * `text` as one word for a POSIX shell. What could not be seen is written as escapes (`$'\x1b'`, of bash and POSIX 2024),
 * so that no line hides anything from the person who copies it.
 */
export function quote(text: string): string {
  if (/^[A-Za-z0-9_./:=@%+,-]+$/.test(text)) return text
  if (!hasHidden(text)) return `'${text.replaceAll("'", String.raw`'\''`)}'`
  return `$'${[...text].map(escaped).join('')}'`
}

function escaped(character: string): string {
  if (character === "'" || character === '\\') return `\\${character}`
  if (!hasHidden(character)) return character
  return `\\U${character.codePointAt(0)!.toString(16).padStart(8, '0')}`
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
