import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { checkRound, decodeRecord } from '../record/decode.js'
import { encodeAround, encodeRecord, encodeRound } from '../record/encode.js'
import type { SessionRecord } from '../record/record.js'
import type { RecordHeader, RecordKeeper } from '../world.js'

/** A record on disk that is whole after every round: who is interrupted keeps the rounds until then. */
export interface RecordFile extends Disposable {
  /** Begins a record; with the rounds of an earlier session, where that goes on. Throws what makes them no record that can be read. */
  open(header: RecordHeader, rounds?: SessionRecord['rounds']): RecordKeeper
}

/** The path of what was at `path`, where more rounds are added to it. */
export function nameBefore(path: string): string {
  return `${path}.before`
}

/** The files that a record at `path` is written to, the first of which it is in the end. Of a pipe or a device there is no other. */
export function listRecordFiles(path: string): readonly string[] {
  if (path === '') return []
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats === undefined || stats.isFile() ? [resolve(path), resolve(nameNew(path))] : [resolve(path)]
}

/** The path of what shall be at `path`, until it is whole; next to where that lies if it is a link. */
function nameNew(path: string): string {
  return `${findPlace(path)}.new`
}

function findPlace(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) ? realpathSync(path) : path
}

/**
 * The record file at `path`, or, where that is empty, none. A file that cannot be written (a full disk) is a `problem` and not an
 * error: what is being measured is worth more than its copy.
 *
 * A record takes the place of what is there only after it was read back, so nothing that can be read is lost for what cannot. With
 * `isKept`, that is after the first new round, and what was there is kept by another name.
 */
export function makeRecordFile(path: string, { isKept = false } = {}): RecordFile {
  let file: OpenFile | undefined
  let problem: string | undefined
  let isRestored = false
  /** Does `work`, unless the file is not what it should be already. */
  const attempt = (work: () => void): void => {
    if (path === '' || problem !== undefined) return
    try {
      work()
    } catch (error) {
      problem = `the record could not be written to "${path}": ${(error as Error).message}`
    }
  }
  /** Puts `text` in the place of the tail, and a new tail behind it. */
  const write = (text: string, tail: string): void => {
    if (file === undefined) file = replaceFile(path, text, tail, isKept)
    else writeOver(file, text, tail)
  }
  return {
    open(header, rounds = []) {
      const { head, tail } = encodeAround(header)
      let text = head + rounds.map(encodeRound).join(',\n')
      if (path !== '' && isKept) decodeRecord(text + tail)
      else attempt(() => write(text, tail))
      let count = rounds.length
      return {
        get problem() {
          return problem
        },
        append: (round, soFar) =>
          attempt(() => {
            const line = encodeRound(round)
            checkRound(line, header.sides)
            text = (file === undefined ? text : '') + (count++ === 0 ? '' : ',\n') + line
            write(text, encodeAround(soFar).tail)
          }),
        finish(record) {
          const whole = encodeRecord(record)
          attempt(() => {
            decodeRecord(whole)
            write(file === undefined ? text : '', encodeAround(record).tail)
          })
          if (file === undefined || (problem !== undefined && !isRestored)) return
          // The rewritten file is no longer the one that is open.
          const restored = restore(file, whole)
          isRestored ||= restored !== undefined
          problem ??= restored
        },
      }
    },
    [Symbol.dispose]() {
      if (file !== undefined) closeSync(file.descriptor)
      // It may have been made to be closed to commands, and then not been needed.
      else for (const place of listRecordFiles(path).slice(1)) rmSync(place, { force: true })
    },
  }
}

/** A file that is being written, and where it lies if its name is a link. */
interface OpenFile {
  descriptor: number
  readonly path: string
  /** The byte that `tail` begins at, where the next round will go. */
  end: number
  tail: string
}

const { O_CREAT, O_TRUNC, O_WRONLY } = constants
/** Windows has none. */
const { O_NOFOLLOW = 0 } = constants
const writable = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW

/** Writes `text` and `tail` next to the file at `path`, and puts them in its place once they can be read from there. */
function replaceFile(path: string, text: string, tail: string, isKept: boolean): OpenFile {
  const stats = statSync(path, { throwIfNoEntry: false })
  const end = Buffer.byteLength(text)
  // A pipe or a device has no place that something else could take.
  if (stats && !stats.isFile()) {
    const descriptor = openSync(path, 'w')
    writeAll(descriptor, text + tail, 0)
    return { descriptor, path, end, tail }
  }
  const [target, place] = [findPlace(path), nameNew(path)]
  if (!lstatSync(place, { throwIfNoEntry: false })?.isFile()) rmSync(place, { recursive: true, force: true })
  // Not another file where there is one: it may be closed to commands, and stays so under its next name.
  const descriptor = openSync(place, writable, stats?.mode)
  try {
    writeAll(descriptor, text + tail, 0)
    if (stats) fchmodSync(descriptor, stats.mode & 0o777)
    decodeRecord(readFileSync(place, 'utf8'))
    if (isKept && stats) copyFileSync(target, nameBefore(path))
    renameSync(place, target)
    return { descriptor, path: target, end, tail }
  } catch (error) {
    closeSync(descriptor)
    rmSync(place, { force: true })
    throw error
  }
}

/** Writes `text` again if the open file does not hold it, or is not at its path any more. Returns that it had to, in words. */
function restore(file: OpenFile, text: string): string | undefined {
  const { path } = file
  const opened = fstatSync(file.descriptor)
  // A pipe or a device keeps nothing that could be changed.
  if (!opened.isFile()) return undefined
  const placed = lstatSync(path, { throwIfNoEntry: false })
  // Wine knows no device of an open file.
  const isThere = placed?.ino === opened.ino && (placed.dev === opened.dev || opened.dev === 0)
  if (isThere && readFileSync(path, 'utf8') === text) return undefined
  rmSync(path, { recursive: true, force: true })
  // On Windows a file may stay in its place until nobody has it open.
  closeSync(file.descriptor)
  file.descriptor = openSync(path, 'wx')
  writeFileSync(file.descriptor, text)
  return `the record "${path}" was changed by another process while it was written, and was written again`
}

/** Writes `text` and a new tail over the old one; where there is no room for that, the old one is put back, for which there was. */
function writeOver(file: OpenFile, text: string, tail: string): void {
  try {
    writeTail(file, text + tail)
  } catch (error) {
    if (file.tail !== '') writeTail(file, file.tail)
    throw error
  }
  file.end += Buffer.byteLength(text)
  file.tail = tail
}

function writeTail({ descriptor, end }: OpenFile, text: string): void {
  const size = writeAll(descriptor, text, end)
  ftruncateSync(descriptor, end + size)
}

/** Returns how many bytes it has written. */
function writeAll(descriptor: number, text: string, position: number): number {
  const bytes = Buffer.from(text)
  for (let written = 0; written < bytes.length; )
    written += writeSync(descriptor, bytes, written, bytes.length - written, position + written)
  return bytes.length
}
