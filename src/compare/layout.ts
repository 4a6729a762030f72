import { isSpeed } from '../metrics/unit.js'
import type { Counts } from '../record/layout.js'
import { joinReasons, makeReason } from '../record/reasons.js'
import type { Pair } from '../record/record.js'
import { usualNames } from '../record/record.js'
import type { Finding, LayoutSuspicion } from './finding.js'
import { isCalled } from './verdict.js'

/** Counts of the same work differ by no more: a program that starts elsewhere takes a few instructions more or less. */
export const sameWork = 0.001
/** The part of a change of time that data and branches may account for, by their simulated costs, without being its cause. */
const littleOfChange = 0.25

/** Cycles that callgrind's own estimate gives to each event. */
const cyclesOf = { dataMiss: 10, misprediction: 10, memoryAccess: 100 } as const

/**
 * Adds to a change of time that it came with the same instructions, from another machine code: that leaves where the code and the data lie.
 *
 * A program that touches its data in another order has the same instructions too, and is slower in truth. So the data misses and the
 * mispredictions, which callgrind simulates, must not account for the change either. The verdict stays as it is.
 */
export function suspectLayout(finding: Finding, record: Pick<Pair, 'layout' | 'names' | 'settings'>): Finding {
  const { verdict, unit, change } = finding
  const { layout, names = usualNames } = record
  if (!isCalled(verdict) || !isSpeed(unit) || change === null || layout === undefined || 'absence' in layout)
    return finding
  const [baseline, contender] = [names.baseline, names.contender].map(name =>
    layout.counts.find(({ side }) => side === name),
  )
  if (baseline === undefined || contender === undefined) return finding
  const pair = { baseline, contender }
  const suspicion = compareCounts(pair, change.value)
  if (suspicion === undefined) return finding
  const isJudged = record.settings.layout !== 'report'
  const { ipc } = suspicion
  const ofLayout = makeReason('same-instructions', ipc === undefined ? {} : { ipc: [...ipc] })
  const reason = finding.reason === undefined ? ofLayout : joinReasons(finding.reason, ofLayout)
  return { ...finding, reason, layout: { ...suspicion, isJudged } }
}

/** Compares what was counted with the change of time or speed, as a fraction; undefined where the counts could account for it. */
export function compareCounts(
  { baseline, contender }: { readonly baseline: Counts; readonly contender: Counts },
  change: number,
): Omit<LayoutSuspicion, 'isJudged'> | undefined {
  const ratioOf = (amount: (counts: Counts) => number): number => amount(contender) / amount(baseline) - 1
  const instructions = ratioOf(counts => counts.instructions)
  const cost = ratioOf(estimateCycles)
  const isExplained = Math.abs(Math.log1p(cost)) > Math.max(sameWork, littleOfChange * Math.abs(Math.log1p(change)))
  if (!(Math.abs(instructions) <= sameWork) || isExplained) return undefined
  const isCycled = baseline.cycles !== undefined && contender.cycles !== undefined
  return { instructions, ...(isCycled ? { ipc: [ipcOf(baseline), ipcOf(contender)] } : {}) }
}

function ipcOf({ instructions, cycles = 0 }: Counts): number {
  return instructions / cycles
}

/**
 * Estimates the cycles of a run without the misses of its code, which are layout itself. Of perf, the mispredictions are left out too: where
 * branches lie decides which of them share a place in the predictor.
 */
function estimateCycles({
  instructions,
  dataMisses = 0,
  memoryAccesses = 0,
  mispredictions = 0,
  cycles,
}: Counts): number {
  const branches = cycles === undefined ? cyclesOf.misprediction * mispredictions : 0
  return instructions + cyclesOf.dataMiss * dataMisses + cyclesOf.memoryAccess * memoryAccesses + branches
}
