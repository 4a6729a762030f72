import * as v from 'valibot'
import type { DataOf } from '../util/decode.js'
import { mostSides, name } from './limits.js'
import { deepReason } from './reasons.js'

/** The programs that can count the instructions of a command. */
export const counterNames = ['perf', 'callgrind'] as const

const count = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e18))

const counts = v.object({
  side: name,
  instructions: count,
  /** Reads and writes of data that the first cache did not have; callgrind simulates them. */
  dataMisses: v.exactOptional(count),
  /** Reads and writes of data that no cache had. */
  memoryAccesses: v.exactOptional(count),
  /** Branches that went another way than predicted. */
  mispredictions: v.exactOptional(count),
  cycles: v.exactOptional(count),
})

/** The counts of one run of a side. */
export type Counts = DataOf<typeof counts>

const counted = v.object({
  counter: v.picklist(counterNames),
  /** The baseline first, and then the sides whose machine code differs from it. */
  counts: v.pipe(v.array(counts), v.maxLength(mostSides)),
})

/** The counts of each side after a change of time, or why there are none. They tell a change of work from one of layout. */
export const layout = v.union([v.object({ absence: deepReason }), counted])

export type RecordedLayout = DataOf<typeof layout>
