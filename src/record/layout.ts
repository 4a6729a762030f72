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

const sameCodeOfSide = v.object({ side: name, functions: count, moved: count })

/** A side whose programs are the baseline's but for their addresses, with the number of their functions and of those that lie elsewhere. */
export type SameCodeOfSide = DataOf<typeof sameCodeOfSide>

const sameCode = v.pipe(v.array(sameCodeOfSide), v.maxLength(mostSides))

const counted = v.object({
  counter: v.picklist(counterNames),
  /** The baseline first, and then the sides whose machine code differs from it. */
  counts: v.pipe(v.array(counts), v.maxLength(mostSides)),
  sameCode: v.exactOptional(sameCode),
})

/**
 * What tells a change of work from one of layout, after a change of time: which programs are the same but for their addresses, and the counts of the
 * others, or why there are none.
 */
export const layout = v.union([
  v.object({ absence: deepReason, sameCode: v.exactOptional(sameCode) }),
  counted,
  v.object({ sameCode }),
])

export type RecordedLayout = DataOf<typeof layout>
