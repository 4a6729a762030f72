import type { Warning } from '../../record/record.js'
import type { Finding } from '../finding.js'
import { isWithin } from '../verdict.js'

/** Share of the wall time from which on CPU time speaks for it: on a busy machine, most of the time is waiting for a core. */
const leastShare = 0.25

/**
 * Finds the CPU time of one of `open`, whose wall time told nothing, where it speaks for the whole and its interval tells of a change or of
 * none. CPU time that a tool prints by a coarse clock says nothing of work; that of the process has another clock.
 */
export function findClearCpuTime(
  open: readonly Finding[],
  run: {
    readonly findings: readonly Finding[]
    readonly warnings: readonly Warning[]
    readonly settings: { readonly threshold: number }
  },
): Finding | undefined {
  const isCoarse = run.warnings.some(({ code }) => code === 'coarse-cpu-clock')
  const cpuTimes = run.findings.filter(
    ({ metric, verdict, aside }) => metric === 'cpu-time' && verdict === null && (aside || !isCoarse),
  )
  return open
    .filter(({ metric }) => metric === 'time')
    .flatMap(time => {
      const cpuTime = cpuTimes.findLast(({ benchmark }) => benchmark === time.benchmark)
      const share = (cpuTime?.baseline?.median ?? 0) / (time.baseline?.median ?? Infinity)
      return cpuTime && share >= leastShare ? [cpuTime] : []
    })
    .find(cpuTime => isClear(cpuTime, cpuTime.threshold ?? run.settings.threshold))
}

function isClear({ change }: Finding, threshold: number): boolean {
  if (change === null) return false
  const { value, low, high } = change
  const isWithoutZero = (low ?? 0) > 0 || (high ?? 0) < 0
  return isWithin(change, threshold) || (isWithoutZero && Math.abs(value) >= threshold)
}
