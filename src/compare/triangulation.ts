import { percent, percentSize } from '../metrics/scale.js'
import type { Warning } from '../record/record.js'
import type { Change, Finding } from './finding.js'

/** What one benchmark took by the clock, in CPU time, and in instructions. */
interface Sights {
  readonly time: Finding
  readonly cpuTime: Finding | undefined
  readonly instructions: Finding | undefined
}

/** What an interval says of a change that matters; `unclear` where it could be or not be. */
type Course = 'more' | 'less' | 'same' | 'unclear'

/**
 * `findings` with a warning where the clock says one thing of a benchmark and its CPU time or its instructions another, and where
 * CPU time would tell what the clock cannot. The warning is on what was judged; it changes no verdict.
 */
export function triangulate(findings: readonly Finding[], threshold: number): readonly Finding[] {
  const noted = new Map<Finding, readonly Warning[]>()
  for (const sights of findSights(findings)) {
    const warnings = describe(sights, threshold)
    const judged = [sights.time, sights.cpuTime, sights.instructions].find(
      finding => finding && finding.verdict !== null,
    )
    if (judged && warnings.length > 0) noted.set(judged, warnings)
  }
  return findings.map(finding => {
    const added = noted.get(finding)
    return added === undefined ? finding : { ...finding, warnings: [...finding.warnings, ...added] }
  })
}

function findSights(findings: readonly Finding[]): readonly Sights[] {
  const lookUp = (metric: string): ReadonlyMap<string, Finding> =>
    new Map(findings.flatMap(one => (one.metric === metric ? [[one.benchmark, one]] : [])))
  const [cpuTimes, instructions] = [lookUp('cpu-time'), lookUp('instructions')]
  return [...lookUp('time').values()].map(time => ({
    time,
    cpuTime: cpuTimes.get(time.benchmark),
    instructions: instructions.get(time.benchmark),
  }))
}

function describe(sights: Sights, threshold: number): readonly Warning[] {
  const { time, cpuTime, instructions } = sights
  const others = [cpuTime && describeWork(time, cpuTime, threshold), describePace(sights, threshold)]
  const counted = cpuTime ? undefined : instructions && describeWork(time, instructions, threshold)
  return [...others, counted, findQuieter(sights)].filter(warning => warning !== undefined)
}

/** The clock against the work, which is the CPU time or, for want of it, the instructions. */
function describeWork(time: Finding, work: Finding, threshold: number): Warning | undefined {
  const [clock, done] = [courseOf(time.change, threshold), courseOf(work.change, threshold)]
  const what = work.metric === 'cpu-time' ? 'CPU time' : work.metric
  const byClock = time.change && percent(time.change.value)
  const byWork = work.change && `${what} ${percent(work.change.value)}`
  const [code, message] = sayings[`${clock} ${done}`] ?? []
  if (code === undefined || message === undefined) return undefined
  return { code, message: `${message} (time ${byClock}, ${byWork})` }
}

const sayings: { readonly [courses: string]: readonly [code: string, message: string] } = {
  'more same': [
    'time-without-work',
    'slower by the clock, same work: it is waiting, not computing; look at locks, input and output, sleeps, and what runs one after the other',
  ],
  'less same': ['time-without-work', 'faster by the clock, same work: it waits less, and computes as much as before'],
  'same more': [
    'work-without-time',
    'same time, more CPU work: other cores have taken it, or time that was spent waiting; a busier machine will show it',
  ],
  'same less': [
    'work-without-time',
    'same time, less CPU work: something else than computing decides how long it takes',
  ],
  'more less': [
    'time-against-work',
    'slower by the clock with less CPU work: it waits more, or has lost work that ran side by side',
  ],
  'less more': [
    'time-against-work',
    'faster by the clock with more CPU work: the work is spread over more cores, at a price',
  ],
}

/** The same instructions may take longer: from memory instead of a cache, at a lower frequency, badly predicted. */
function describePace({ time, cpuTime, instructions }: Sights, threshold: number): Warning | undefined {
  if (!cpuTime || !instructions) return undefined
  const [clock, work] = [courseOf(time.change, threshold), courseOf(cpuTime.change, threshold)]
  const isMoved = clock === work && (clock === 'more' || clock === 'less')
  if (!isMoved || courseOf(instructions.change, threshold) !== 'same') return undefined
  const message = `${clock === 'more' ? 'slower' : 'faster'}, and the instructions are the same: each takes ${clock === 'more' ? 'longer' : 'less'}; look at caches, memory, branches and the frequency of the processor`
  return { code: 'pace', message }
}

/** How much better CPU time must resolve. */
const quieterBy = 2
/** What share of the wall time must be CPU time, so that it speaks for the whole. */
const leastShare = 0.5

function findQuieter({ time, cpuTime }: Sights): Warning | undefined {
  if (time.verdict !== 'inconclusive' || !cpuTime || cpuTime.verdict !== null || cpuTime.resolution === null)
    return undefined
  if (time.resolution !== null && time.resolution < quieterBy * cpuTime.resolution) return undefined
  const share = (cpuTime.baseline?.median ?? 0) / (time.baseline?.median ?? Number.POSITIVE_INFINITY)
  if (share < leastShare) return undefined
  const byClock = time.resolution === null ? 'none at all' : percentSize(time.resolution)
  const message = `CPU time would have shown a change of ${percentSize(cpuTime.resolution)}, wall time ${byClock}: to judge by CPU time, set "metrics" to cpu-time`
  return { code: quieterCpuTime, message }
}

/** The code of the warning that CPU time would tell what wall time cannot. */
export const quieterCpuTime = 'quieter-cpu-time'

function courseOf(change: Change | null, threshold: number): Course {
  if (change === null) return 'unclear'
  const { value, low, high } = change
  if (low !== null && high !== null && -threshold < low && high < threshold) return 'same'
  if (low !== null && low > 0 && value >= threshold) return 'more'
  if (high !== null && high < 0 && value <= -threshold) return 'less'
  return 'unclear'
}
