import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ProcessOutput } from '../../measure/process.js'

const longestTextInBytes = 64 * 1024 * 1024
const longestTailInBytes = 4096
const longestTailInLines = 20
const nothing = Buffer.alloc(0)

/** A file without a name that takes what invocations print on one stream. */
export interface OutputFile {
  /** For the process: writes at the end, whatever the process does to its offset. */
  readonly descriptor: number
  clear(): void
  /** What is in the file now, readable until it is cleared. */
  capture(): ProcessOutput
  close(): void
}

/** A fresh file in `directory`, unlinked at once: nothing of it is left on disk, however this process ends. */
export function openOutputFile(directory: string): OutputFile {
  const folder = mkdtempSync(join(directory, 'output-'))
  try {
    return makeOutputFile(openSync(join(folder, 'output'), 'ax+', 0o600))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function makeOutputFile(descriptor: number): OutputFile {
  let generation = 0
  let isKnownEmpty = true
  const read = (start: number, length: number, readIn: number) => {
    if (readIn !== generation) throw new Error('The output of an invocation was read after the next run had begun.')
    if (length === 0) return nothing
    const buffer = Buffer.allocUnsafe(length)
    let filled = 0
    while (filled < length) {
      const count = readSync(descriptor, buffer, filled, length - filled, start + filled)
      if (count === 0) break
      filled += count
    }
    return buffer.subarray(0, filled)
  }
  return {
    descriptor,
    clear() {
      generation += 1
      if (!isKnownEmpty) ftruncateSync(descriptor)
      isKnownEmpty = false
    },
    capture() {
      const capturedIn = generation
      const sizeInBytes = fstatSync(descriptor).size
      const start = Math.max(0, sizeInBytes - longestTailInBytes)
      const readTail = () => lastLines(read(start, sizeInBytes - start, capturedIn), start > 0)
      isKnownEmpty = sizeInBytes === 0
      if (sizeInBytes <= longestTextInBytes) {
        return { sizeInBytes, readText: () => read(0, sizeInBytes, capturedIn).toString('utf8'), readTail }
      }
      // Nobody will read it; others need the room on the disk.
      const tail = readTail()
      ftruncateSync(descriptor)
      return { sizeInBytes, readText: () => undefined, readTail: () => tail }
    },
    close: () => closeSync(descriptor),
  }
}

function lastLines(bytes: Buffer, isCut: boolean): string {
  const lines = bytes.toString('utf8').trimEnd().split('\n')
  // The first line may begin in the middle, even in the middle of a character.
  const whole = isCut && lines.length > 1 ? lines.slice(1) : lines
  return whole.slice(-longestTailInLines).join('\n')
}
