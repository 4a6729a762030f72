import type { ProfileUnit } from '../record/causes.js'
import { parseJson } from '../util/json.js'

/** A function on the stack. */
export interface StackFrame {
  readonly name: string
  /** Path in the profiler's own form. */
  readonly file?: string
  /** The program or library that it is in, as the profiler has it. */
  readonly module?: string
  readonly line?: number
  /** The last of its lines that was found running. */
  readonly last?: number
}

/** A place in the tree of calls that was found running. */
export interface StackSample {
  /** From the outermost to the one that ran. */
  readonly frames: readonly StackFrame[]
  readonly weight: number
}

/** All samples of an invocation. */
export interface Profile {
  readonly samples: readonly StackSample[]
  readonly unit: ProfileUnit
}

/** A file that a profiler left. */
export interface ProfileFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A profile that cannot be read. The message continues a sentence about it. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
}

/** The JSON in `text`, or a ProfileError. */
export function parseProfileJson(text: string): unknown {
  return parseJson(text, (_, cause) => new ProfileError('it is not valid JSON, or it was cut off', { cause }))
}

/** Deeper stacks lose their middle: their function and the outermost ones are kept. */
const deepest = 200

/** `frames`, from the outermost to the innermost, without those that nobody will read. */
export function cutStack<T>(frames: readonly T[]): readonly T[] {
  return frames.length <= deepest ? frames : [...frames.slice(0, deepest - 1), frames.at(-1)!]
}
