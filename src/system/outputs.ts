import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Output } from '../measure/process.js'

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
  capture(): Output
  close(): void
}

/** A fresh file in `directory`, unlinked at once: nothing of it is left on disk, however this process ends. */
export function openOutputFile(directory: string): OutputFile {
  const folder = mkdtempSync(join(directory, 'output-'))
  try {
    const path = join(folder, 'output')
    const descriptor = openSync(path, 'ax', 0o600)
    return makeOutputFile(descriptor, openSync(path, 'r'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function makeOutputFile(writing: number, reading: number): OutputFile {
  let generation = 0
  let mayHoldText = false
  const read = (start: number, length: number, readIn: number) => {
    if (readIn !== generation) throw new Error('The output of an invocation was read after the next one had begun.')
    if (length === 0) return nothing
    const buffer = Buffer.allocUnsafe(length)
    let filled = 0
    while (filled < length) {
      const count = readSync(reading, buffer, filled, length - filled, start + filled)
      if (count === 0) break
      filled += count
    }
    return buffer.subarray(0, filled)
  }
  return {
    descriptor: writing,
    clear() {
      generation += 1
      if (mayHoldText) ftruncateSync(writing)
      mayHoldText = false
    },
    capture() {
      const capturedIn = generation
      const sizeInBytes = fstatSync(reading).size
      mayHoldText = sizeInBytes > 0
      return {
        sizeInBytes,
        readText: () =>
          sizeInBytes > longestTextInBytes ? undefined : read(0, sizeInBytes, capturedIn).toString('utf8'),
        readTail() {
          const start = Math.max(0, sizeInBytes - longestTailInBytes)
          return lastLines(read(start, sizeInBytes - start, capturedIn), start > 0)
        },
      }
    },
    close() {
      closeSync(writing)
      closeSync(reading)
    },
  }
}

function lastLines(bytes: Buffer, isCut: boolean): string {
  const lines = bytes.toString('utf8').trimEnd().split('\n')
  // The first line may begin in the middle, even in the middle of a character.
  const whole = isCut && lines.length > 1 ? lines.slice(1) : lines
  return whole.slice(-longestTailInLines).join('\n')
}
