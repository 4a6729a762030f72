import type { Command } from '../measure/process.js'
import { usualNames } from '../record/record.js'
import type { BaselineInput } from './baseline.js'
import { type ChosenSides, checkName, chooseSides, type NamedSource } from './named-sides.js'
import { InputError, shown } from './values.js'

/** The forms of a source; a plain word is a directory or a commit, whichever there is. */
const forms = ['dir', 'ref', 'store'] as const
export type SourceForm = (typeof forms)[number]

const examples: Readonly<Record<SourceForm, string>> = {
  dir: 'dir:../main',
  ref: 'ref:v1.2',
  store: 'store:../baselines',
}

/** A word that names a version: `[NAME=]SOURCE`. */
export interface TypedSource {
  readonly text: string
  readonly name: string | undefined
  /** Left out where only the disk and git can tell. */
  readonly form: SourceForm | undefined
  /** The source without its name and its form. */
  readonly value: string
}

/** Reads a word that names a version. A sign of equality in a path is part of the path. */
export function parseSource(text: string): TypedSource {
  const [, name, rest = text] = /^([^=:\\/]*)=(.*)$/s.exec(text) ?? []
  if (name !== undefined) checkName(name, text)
  if (rest.trim() === '')
    throw new InputError(`${shown(text)} names no version: write a directory, a commit or store:DIR, such as old=v1.2`)
  const [, form, value = rest] = /^(dir|ref|store):(.*)$/s.exec(rest) ?? []
  if (value.trim() === '')
    throw new InputError(
      `${shown(text)} is incomplete: write the name behind the colon, such as ${examples[form as SourceForm]}`,
    )
  return { text, name, form: (form as SourceForm | undefined) ?? (isPath(value) ? 'dir' : undefined), value }
}

/** Returns whether a word can only be a path. */
function isPath(word: string): boolean {
  return /^(?:\.{1,2}$|\.{0,2}[\\/]|[A-Za-z]:[\\/])/.test(word)
}

/** A version that exists. */
export interface FoundSource extends Pick<TypedSource, 'text' | 'name'> {
  readonly form: SourceForm
  readonly value: string
}

/** The words of a comparison of versions. */
export interface Versions {
  /** The baseline first. One alone is compared with what is checked out; without any, the commit that this was built on is the baseline. */
  readonly sources: readonly FoundSource[]
  /** One command for all, or one for each source. */
  readonly commands: readonly Command[]
  readonly setup: string | undefined
  readonly measureSetup: boolean
}

/** The sides of a comparison of versions, and the directory of what is checked out. */
export function makeVersions(
  { sources, commands, setup, measureSetup }: Versions,
  directory: string,
): ChosenSides & { readonly contender: string } {
  const checkedOut: FoundSource = { text: '.', name: undefined, form: 'dir', value: directory }
  const all = sources.length > 1 ? sources : [...(sources.length === 1 ? sources : [undefined]), checkedOut]
  const hasCommits = all.some(source => source === undefined || source.form === 'ref')
  if (setup !== undefined && !measureSetup && !hasCommits)
    throw new InputError('"setup" builds a commit, and none of the versions is one: leave it out, or compare a commit')
  if (commands.length > 1 && commands.length !== all.length)
    throw new InputError(
      `"command" is given ${commands.length} times, and there are ${all.length} versions: give it once, or once for each version`,
    )
  const hasNames = all.length > 2 || all.some(source => source?.name !== undefined)
  const usual = [usualNames.baseline, usualNames.contender]
  const sides = all.map(
    (source, index): NamedSource => ({
      name: hasNames ? (source?.name ?? nameSource(source)) : usual[index]!,
      command: commands[index] ?? commands[0]!,
      source: makeInput(source, index, setup),
    }),
  )
  const last = all.at(-1)
  const isPair = all.length === 2 && last?.form === 'dir'
  return { ...chooseSides(sides), contender: isPair ? last.value : directory }
}

function makeInput(source: FoundSource | undefined, index: number, setup: string | undefined): BaselineInput {
  if (source === undefined) return { kind: 'ref', ref: undefined, setup }
  const { text, form, value } = source
  if (form === 'dir') return { kind: 'directory', directory: value }
  if (form === 'ref') return { kind: 'ref', ref: value, setup }
  if (index === 0) return { kind: 'artifact', ref: undefined, fallback: undefined, takesNearest: true }
  throw new InputError(
    `${shown(text)} is a stored baseline, so it must be the first version: the others are compared with it`,
  )
}

/** The name of a version to which the user gave none. */
function nameSource(source: FoundSource | undefined): string {
  if (source === undefined || source.form === 'store') return usualNames.baseline
  if (source.form === 'dir' && source.value === '.') return 'current'
  const last = source.value.split(/[\\/]/).findLast(part => part !== '' && !/^\.{1,2}$/.test(part))
  return last?.replaceAll(/[=:]/g, '-') ?? source.text
}
