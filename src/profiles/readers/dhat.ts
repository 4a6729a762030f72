import * as v from 'valibot'
import { ProfileError, type StackFrame } from '../profile.js'

const count = v.pipe(v.number(), v.minValue(0))

/** The parts of a file of DHAT (version 2) that are read: points of the program with their sums, and the frames that their stacks index. */
const schema = v.object({
  dhatFileVersion: v.literal(2),
  mode: v.literal('heap'),
  pps: v.array(v.object({ tb: count, tbk: count, gb: count, fs: v.array(v.number()) })),
  ftbl: v.array(v.string()),
})

/** All that was allocated with one stack. */
export interface AllocationPoint {
  /** The innermost first. */
  readonly frames: readonly StackFrame[]
  readonly calls: number
  readonly bytes: number
  /** The bytes of it that were in use when the heap was largest. */
  readonly peakBytes: number
}

/** Reads what valgrind's DHAT has written of one process; a ProfileError where it is nothing of the kind. */
export function readDhat(text: string): readonly AllocationPoint[] {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (!success) throw new ProfileError('it is no file of DHAT, version 2')
  const frames = output.ftbl.map(readFrame)
  return output.pps.map(({ tb: bytes, tbk: calls, gb: peakBytes, fs }) => ({
    ...{ calls, bytes, peakBytes },
    frames: fs.flatMap(at => frames[at] ?? []),
  }))
}

/** Reads `0x109190: one (a.c:8)`, or `0x48417B4: malloc (in /usr/lib/libc.so)` where nobody knows the line. */
function readFrame(text: string): StackFrame {
  const [, name = text, library, file, line] = /^0x[\dA-F]+: (.*) \((?:in (.*)|(.*):(\d+))\)$/.exec(text) ?? []
  if (file !== undefined) return { name, file, line: Number(line) }
  return library === undefined ? { name: text.replace(/^0x[\dA-F]+: /, '') } : { name, module: library }
}
