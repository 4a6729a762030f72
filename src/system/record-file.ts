import {
  closeSync,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { encodeAround, encodeRecord, encodeRound } from '../record/encode.js'
import type { Beginning, RecordKeeper } from '../world.js'

/** A record on disk that is whole after every round: who is interrupted keeps the rounds until then. */
export interface RecordFile extends Disposable {
  open(beginning: Beginning): RecordKeeper
  /** Why the file is not what it should be; undefined while it is. */
  readonly problem: string | undefined
}

/** The path of what was at `path`, where more rounds are added to it. */
export function nameBefore(path: string): string {
  return `${path}.before`
}

/**
 * The record file at `path`, or, where that is empty, none. A file that cannot be written (a full disk) is a `problem` and not an
 * error: what is being measured is worth more than its copy. With `isKept`, what is there already is copied first, by another name.
 */
export function makeRecordFile(path: string, { isKept = false } = {}): RecordFile {
  let descriptor: number | undefined
  let problem: string | undefined
  let isRestored = false
  let rounds = 0
  let written: Written = { end: 0, tail: '' }
  /** Puts `text` in the place of the tail, and a new tail behind it. */
  const write = (text: string, tail: string): void => {
    if (path === '' || problem !== undefined) return
    try {
      if (descriptor === undefined && isKept) keep(path)
      descriptor ??= openSync(path, 'w')
      written = replaceTail(descriptor, written, text, tail)
    } catch (error) {
      problem = `the record could not be written to "${path}": ${(error as Error).message}`
    }
  }
  return {
    open(beginning) {
      const { head, tail } = encodeAround(beginning)
      write(head, tail)
      return {
        append: (round, soFar) => write((rounds++ === 0 ? '' : ',\n') + encodeRound(round), encodeAround(soFar).tail),
        finish(record) {
          write('', encodeAround(record).tail)
          if (descriptor === undefined || (problem !== undefined && !isRestored)) return
          // What was written again is no longer the file that is open.
          const restored = restore(path, descriptor, encodeRecord(record))
          isRestored ||= restored !== undefined
          problem ??= restored
        },
      }
    },
    get problem() {
      return problem
    },
    [Symbol.dispose]() {
      if (descriptor !== undefined) closeSync(descriptor)
    },
  }
}

function keep(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) copyFileSync(path, nameBefore(path))
}

/** Writes `text` anew where the file that `descriptor` has open does not hold it, or is not at `path` any more; that it had to, in words. */
function restore(path: string, descriptor: number, text: string): string | undefined {
  const own = fstatSync(descriptor)
  // A pipe or a device keeps nothing that could be changed.
  if (!own.isFile()) return undefined
  const found = lstatSync(path, { throwIfNoEntry: false })
  const isThere = found?.ino === own.ino && found.dev === own.dev
  if (isThere && readFileSync(path, 'utf8') === text) return undefined
  rmSync(path, { recursive: true, force: true })
  writeFileSync(path, text, { flag: 'wx' })
  return `the record "${path}" was changed by another process while it was written, and was written again`
}

/** What is on disk: `tail` from the byte `end` on, where the next round will go. */
interface Written {
  readonly end: number
  readonly tail: string
}

/** Writes `text` and a new tail over the old one; where there is no room for that, the old one is put back, for which there was. */
function replaceTail(descriptor: number, { end, tail: old }: Written, text: string, tail: string): Written {
  try {
    writeTail(descriptor, text + tail, end)
    return { end: end + Buffer.byteLength(text), tail }
  } catch (error) {
    if (old !== '') writeTail(descriptor, old, end)
    throw error
  }
}

function writeTail(descriptor: number, text: string, end: number): void {
  const bytes = Buffer.from(text)
  writeAll(descriptor, bytes, end)
  ftruncateSync(descriptor, end + bytes.length)
}

function writeAll(descriptor: number, bytes: Buffer, position: number): void {
  for (let written = 0; written < bytes.length; )
    written += writeSync(descriptor, bytes, written, bytes.length - written, position + written)
}
