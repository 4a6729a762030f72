import { closeSync, lstatSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import type { ProcessOutput } from '../../measure/process.js'

const longestTextInBytes = 64 * 1024 * 1024
const longestTailInBytes = 4096
const longestTailInLines = 20

/** A file that takes what one invocation after another prints on one stream. */
export interface OutputFile {
  /** What is in the file now, readable until it is forgotten. */
  capture(): ProcessOutput
  forget(): void
  remove(): void
}

/** The file at `path`. Where there is none, or the invocation has put something else in its place, nothing was printed. */
export function makeOutputFile(path: string): OutputFile {
  let generation = 0
  const check = (capturedIn: number): void => {
    if (capturedIn !== generation) throw new Error('The output of an invocation was read after the next run had begun.')
  }
  return {
    capture() {
      const stats = lstatSync(path, { throwIfNoEntry: false })
      const sizeInBytes = stats?.isFile() ? stats.size : 0
      const capturedIn = generation
      const readText = (): string | undefined => {
        check(capturedIn)
        if (sizeInBytes === 0) return ''
        return sizeInBytes > longestTextInBytes ? undefined : readFileSync(path, 'utf8')
      }
      const readTail = (): string => {
        check(capturedIn)
        return sizeInBytes === 0 ? '' : readLastLines(path, Math.max(0, sizeInBytes - longestTailInBytes))
      }
      return { sizeInBytes, readText, readTail }
    },
    forget() {
      generation += 1
    },
    remove() {
      rmSync(path, { recursive: true, force: true })
    },
  }
}

function readLastLines(path: string, start: number): string {
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
