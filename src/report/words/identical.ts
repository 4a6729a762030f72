import { line, names, say, type Text, trusted } from '../../document/text.js'
import { isUnmeasured } from '../../record/record.js'
import { count } from '../../util/plural.js'
import type { Section } from '../report.js'
import type { NextStepOptions } from './reproduce.js'
import { type Mark, marks, otherMarks } from './words.js'

/** Returns whether both versions are the same files, and that is what there is to say: a command that fails comes first. */
export function isIdentical({ identical = false, status }: Section): boolean {
  return identical && status !== 'errored' && status !== 'not-compared'
}

/** Tells a person that both versions are the same files; empty where they are not. */
export function describeIdentical(section: Section): readonly { readonly mark: Mark; readonly text: Text }[] {
  if (!isIdentical(section)) return []
  const { warning } = otherMarks
  if (!isUnmeasured(section))
    return [{ mark: warning, text: trusted('both versions are identical, so this run tests the machine') }]
  const doubt = describeForgotten(section)
  const toolchain = section.changedFiles?.toolchain ?? []
  return [
    { mark: marks.unchanged, text: trusted('Both versions are identical') },
    ...(doubt === undefined ? [] : [{ mark: warning, text: doubt }]),
    ...(toolchain.length === 0
      ? []
      : [{ mark: warning, text: say`${names(toolchain, 2)} changed: both versions ran in the same toolchain` }]),
  ]
}

/** Asks where the files that changed have gone; undefined where all of them are documents, or versions of tools. */
function describeForgotten({ changedFiles }: Section): Text | undefined {
  const question = say`was the change built? is it in ${line('files')}?`
  if (changedFiles === undefined) return say`if the program changed: ${question}`
  return changedFiles.count === 0 ? undefined : say`${trusted(count(changedFiles.count, 'file'))} changed: ${question}`
}

/** Says what to do where both versions are the same files. */
export function identicalStep(section: Section, { program }: NextStepOptions): Text | undefined {
  const selfTest =
    program?.way === 'action' ? line('mode: self-test') : line(`${program?.call ?? 'counterbalance'} self-test`)
  if (!isUnmeasured(section))
    return say`build the change first, if there is one; to test the machine, run ${selfTest}, which counts its false alarms.`
  return describeForgotten(section) === undefined
    ? undefined
    : say`build the change before this step, and name what is built in ${line('files')}, unless it only touches tests.`
}
