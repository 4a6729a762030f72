import { accessSync, constants, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Get, InputError } from '../inputs/values.js'
import { encodeRecord } from '../record/encode.js'
import type { SessionRecord } from '../record/record.js'
import { explainSystemError, replaceFile } from '../system/disk.js'
import { readText } from '../system/text.js'
import { type ExitStatus, exitStatus } from './command.js'

const longestInBytes = 2 ** 28

/** The text of the one file that `words` name, `-` for standard input; `what` is its name in the usage. */
export function readInput(words: readonly string[], what: string): string {
  const [path, ...rest] = words
  if (path === undefined || rest.length > 0) throw new InputError(`give exactly one ${what}, or "-" for standard input`)
  return readOne(path, what)
}

/** The texts of all files that `words` name, of which one may be `-`. */
export function readInputs(words: readonly string[], what: string): readonly string[] {
  if (words.length === 0) throw new InputError(`give at least one ${what}, or "-" for standard input`)
  if (words.filter(word => word === '-').length > 1) throw new InputError('"-" is standard input: give it once')
  return words.map(path => readOne(path, what))
}

function readOne(path: string, what: string): string {
  try {
    const size = path === '-' ? 0 : statSync(path).size
    if (size <= longestInBytes) return readText(path === '-' ? 0 : path)
  } catch (cause) {
    throw new InputError(`${what} "${path}" cannot be read: ${explainSystemError(cause)}`, { cause })
  }
  throw new InputError(`${what} "${path}" is larger than ${longestInBytes / 2 ** 20} MiB, and is not read`)
}

/** Files to be written at the end, where they are named; they are tried now, since measuring is too long to be lost on a wrong path. */
export function checkOutputs(paths: readonly (string | undefined)[]): void {
  for (const path of paths) {
    if (!path) continue
    try {
      const stats = statSync(path, { throwIfNoEntry: false })
      if (stats?.isDirectory()) throw new Error('it is a directory')
      if (!stats && !statSync(dirname(path)).isDirectory()) throw new Error('not a directory')
      if (stats) accessSync(path, constants.W_OK)
      // What is there is replaced as a whole, and not written over.
      if (!stats || stats.isFile()) accessSync(dirname(path), constants.W_OK)
    } catch (cause) {
      throw new InputError(`"${path}" cannot be written: ${explainSystemError(cause)}`, { cause })
    }
  }
}

/** Writes a new file, with the directories that it is in; an InputError where there is one already. */
export function createFile(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
  } catch (cause) {
    const isThere = (cause as NodeJS.ErrnoException).code === 'EEXIST'
    const why = isThere ? 'it exists already, and nothing is overwritten: move it away' : explainSystemError(cause)
    throw new InputError(`"${path}" cannot be written: ${why}`, { cause })
  }
}

/** The record, and the file that should hold it. */
interface Measured {
  readonly record: SessionRecord
  readonly path?: string | undefined
  /** Why it is not in that file, where it could not be written. */
  readonly problem?: string | undefined
  /** For another file. */
  readonly directory?: string
}

/**
 * Returns what `make` makes of `record`. If it fails, what was measured is not lost: where it is in no file yet, it is written to a new
 * one in `directory`.
 */
export async function keepOnFault<Made>(
  { record, path = '', problem, directory = '.' }: Measured,
  make: () => Made | Promise<Made>,
): Promise<Made> {
  try {
    return await make()
  } catch (error) {
    if (path === '' || problem !== undefined) {
      const kept = join(directory, `counterbalance-record-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`)
      const problem = tryToWrite(kept, () => encodeRecord(record))
      process.stderr.write(`${problem ?? `what was measured is in "${kept}"`}\n`)
    }
    throw error
  }
}

/** Writes what `make` makes to `path`, where there is one; why it could not, in words. */
export function tryToWrite(path: string, make: () => string): string | undefined {
  if (path === '') return undefined
  try {
    replaceFile(path, make())
    return undefined
  } catch (error) {
    return `"${path}" could not be written: ${explainSystemError(error)}`
  }
}

/** A file that a command can write, by the option of its name. */
export interface WrittenPage<Of> {
  readonly name: string
  /** The text in the help. */
  readonly file: string
  readonly render: (of: Of) => string
}

/** Writes those of `pages` that `get` names files for, and says which could not be written. Returns `status`, unless all else went well. */
export function writePages<Of>(pages: readonly WrittenPage<Of>[], of: Of, get: Get, status: ExitStatus): ExitStatus {
  return complainOf(
    pages.flatMap(({ name, render }) => tryToWrite(get(name), () => render(of)) ?? []),
    status,
  )
}

/** Says what went wrong beside the work. Returns `status`, unless that says that all is well. */
export function complainOf(problems: readonly string[], status: ExitStatus): ExitStatus {
  for (const text of problems) process.stderr.write(`${text}\n`)
  return status === exitStatus.done && problems.length > 0 ? exitStatus.wrongCall : status
}

const codes: readonly unknown[] = ['EMFILE', 'ENFILE']

/** Returns whether `error`, or its cause, is that no more files may be open. */
export function isOutOfFiles(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.includes(error.code)) || isOutOfFiles(error.cause)
}

/** The advice for a user whose shell cannot open more files. */
export const outOfFiles =
  'too many files are open, because the limit of this shell is too low: raise it ("ulimit -n 1024") and run this again'
