import { closeSync, lstatSync, openSync, readFileSync, readSync, rmSync, truncateSync } from 'node:fs'
import type { ProcessOutput } from '../../measure/process.js'

const longestTextInBytes = 64 * 1024 * 1024
const longestTailInBytes = 4096
const longestTailInLines = 20

/** A file that takes what one invocation after another prints on one stream. */
export interface OutputFile {
  /** What is in the file, readable until it is forgotten. */
  capture(): ProcessOutput
  forget(): void
  /** Begins the file anew where it is longer than that. */
  limit(longestInBytes: number): void
  remove(): void
}

/** The file at `path`. Where there is none, or the invocation has put something else in its place, nothing was printed. */
export function makeOutputFile(path: string): OutputFile {
  let generation = 0
  const findSize = (): number => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    return stats?.isFile() ? stats.size : 0
  }
  return {
    capture() {
      const capturedIn = generation
      const check = (): void => {
        if (capturedIn !== generation)
          throw new Error('The output of an invocation was read after the next run had begun.')
      }
      return {
        readText() {
          check()
          const size = findSize()
          if (size === 0) return ''
          return size > longestTextInBytes ? undefined : readFileSync(path, 'utf8')
        },
        readTail() {
          check()
          return readLastLines(path, findSize())
        },
      }
    },
    forget() {
      generation += 1
    },
    limit(longestInBytes) {
      if (findSize() > longestInBytes) truncateSync(path)
    },
    remove() {
      rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Of the file at `path`, which has `size` bytes. */
function readLastLines(path: string, size: number): string {
  if (size === 0) return ''
  const start = Math.max(0, size - longestTailInBytes)
  const lines = readFrom(path, start).toString('utf8').trimEnd().split('\n')
  // The first line may begin in the middle, even in the middle of a character.
  const whole = start > 0 && lines.length > 1 ? lines.slice(1) : lines
  return whole.slice(-longestTailInLines).join('\n')
}

function readFrom(path: string, start: number): Buffer {
  const buffer = Buffer.alloc(longestTailInBytes)
  const descriptor = openSync(path, 'r')
  try {
    return buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, start))
  } finally {
    closeSync(descriptor)
  }
}
