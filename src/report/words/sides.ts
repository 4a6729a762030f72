import { terminalVoice } from '../../document/escape.js'
import { line, link, say, type Text, trusted, write } from '../../document/text.js'
import type { CalledSides } from '../../record/reasons.js'
import { type Origin, usualNames } from '../../record/record.js'
import type { Side } from '../../schedule/round.js'
import { count } from '../../util/plural.js'
import { oneLine } from '../../util/shell-word.js'
import type { Section } from '../report.js'
import { sourceWords } from './words.js'

/** What says how the sides of a section are called. */
export type Sided = Pick<Section, 'names' | 'sides'>

/**
 * Names a side as all sentences, heads and captions about a section name it: as its user did, or else by its branch, directory or short
 * commit. The working copy of a job is "this PR", and sides of which nothing is known are `old` and `new`.
 */
export function sideName(section: Sided, side: Side): Text {
  const text = section.names?.[side] ?? usualNames[side]
  if (text !== usualNames[side]) return say`${oneLine(text)}`
  // The label of a side without what leads to it: of a directory its own name, and of a commit the first digits.
  const [before, after] = [section.sides?.baseline, section.sides?.contender].map(origin => {
    if (origin === undefined) return undefined
    const isPath = origin.source === 'directory' || /^([/\\]|[A-Za-z]:[/\\])/.test(origin.label)
    const parts = isPath ? origin.label.split(/[/\\]/).filter(part => !/^\.*$/.test(part)) : []
    return parts.at(-1) ?? shortCommit(origin.label)
  })
  if (side === 'contender' && section.sides?.contender.source === 'workspace')
    return trusted(section.sides.contender.label === before ? 'this commit' : 'this PR')
  const label = side === 'baseline' ? before : after
  return label === undefined || before === after ? trusted(side === 'baseline' ? 'old' : 'new') : say`${label}`
}

/** What the reasons of a section call its sides, as plain words. */
export function sidesCalled(section: Sided): CalledSides {
  const [baseline, contender] = (['baseline', 'contender'] as const).map(side =>
    write(sideName(section, side), terminalVoice),
  )
  return { baseline: baseline!, contender: contender! }
}

/** Says where something is so: `in this PR`, or `on main`. */
export function onSide(section: Sided, side: Side): Text {
  const isWorkspace = side === 'contender' && section.sides?.contender.source === 'workspace'
  return say`${trusted(isWorkspace ? 'in' : 'on')} ${sideName(section, side)}`
}

/** The commit of a side as people write it; what is no hash is shown as it is. */
export function shortCommit(commit: string): string {
  return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : commit
}

/** Names both sides and where they are from. */
export function sidesText({ baseline, contender }: NonNullable<Section['sides']>): Text {
  const [part, text] = [contender, baseline].map(side => side && sideText(side))
  return text ? say`${part!} against ${text}` : part!
}

/** Names the commits of both sides, with links to them in `repository`; undefined where one is not known. */
export function commitsText({ baseline, contender }: NonNullable<Section['sides']>, repository?: string) {
  const [ofContender, ofBaseline] = [contender, baseline].map(
    side => side?.commit && commitText(side.commit, repository),
  )
  return ofContender && ofBaseline ? say`${ofContender} against ${ofBaseline}` : undefined
}

function commitText(commit: string, repository?: string): Text {
  const short = say`${shortCommit(commit)}`
  const isKnown = repository !== undefined && /^[0-9a-f]{40,64}$/.test(commit)
  return isKnown ? link(`${repository}/commit/${commit}`, short) : short
}

/** A side by its commit and where that came from. A command stands whole. */
export function sideText({ commit, label, source, artifact }: Origin): Text {
  if (commit === undefined) return source === 'command' ? line(label) : say`${label}`
  return say`${shortCommit(commit)} (${trusted(sourceWords[source])}${label}${trusted(artifactText(artifact))})`
}

function artifactText(artifact: Origin['artifact']): string {
  if (artifact === undefined) return ''
  const { runNumber, behind, isSame } = artifact
  const distance = behind === 0 ? '' : `, ${count(behind, 'commit')} behind`
  return `, run ${runNumber}${distance}${isSame ? ', with only documents changed since' : ''}`
}
