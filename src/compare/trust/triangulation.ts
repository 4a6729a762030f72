import { percent, percentSize, scale } from '../../metrics/scale.js'
import type { Warning } from '../../record/record.js'
import type { Change, Finding } from '../finding.js'
import { isWithin } from '../verdict.js'

interface Sights {
  readonly time: Finding
  readonly cpuTime: Finding | undefined
  readonly instructions: Finding | undefined
}

/** Reading of an interval for a change that matters; `unclear` where it could be or not be. */
type Course = 'more' | 'less' | 'same' | 'unclear'

/** What was found, and what is known of how it was measured. */
interface Found {
  readonly findings: readonly Finding[]
  readonly warnings: readonly Warning[]
}

/**
 * The findings with a warning where the clock says one thing of a benchmark and its CPU time or its instructions another, and where
 * CPU time would tell what the clock cannot. The warning is on what was judged; it changes no verdict.
 */
export function triangulate({ findings, warnings }: Found, threshold: number): readonly Finding[] {
  const noted = new Map(
    findSights({ findings, warnings }).flatMap(sights => {
      const judged = [sights.time, sights.cpuTime, sights.instructions].find(one => one && one.verdict !== null)
      return judged ? [[judged, describe(sights, threshold)]] : []
    }),
  )
  return findings.map(finding => {
    const added = noted.get(finding) ?? []
    return added.length === 0 ? finding : { ...finding, warnings: [...finding.warnings, ...added] }
  })
}

function findSights({ findings, warnings }: Found): readonly Sights[] {
  // CPU time that a tool prints by a coarse clock says nothing of work. That of the process has another clock.
  const isCoarse = warnings.some(({ code }) => code === 'coarse-cpu-clock')
  const isSeeing = ({ metric, aside }: Finding): boolean => !(isCoarse && metric === 'cpu-time' && !aside)
  const lookUp = (metric: string): ReadonlyMap<string, Finding> =>
    new Map(findings.flatMap(one => (one.metric === metric && isSeeing(one) ? [[one.benchmark, one]] : [])))
  const [cpuTimes, instructions] = [lookUp('cpu-time'), lookUp('instructions')]
  return [...lookUp('time').values()].map(time => ({
    time,
    cpuTime: cpuTimes.get(time.benchmark),
    instructions: instructions.get(time.benchmark),
  }))
}

function describe(sights: Sights, threshold: number): readonly Warning[] {
  const { time, cpuTime, instructions } = sights
  const work = cpuTime ?? instructions
  return [work && describeWork(time, work, threshold), describePace(sights, threshold), findQuieter(sights)].filter(
    warning => warning !== undefined,
  )
}

/** The clock against the work, which is the CPU time or, for want of it, the instructions. */
function describeWork(time: Finding, work: Finding, threshold: number): Warning | undefined {
  const [clock, done] = [courseOf(time.change, threshold), courseOfWork(time, work, threshold)]
  const what = work.metric === 'cpu-time' ? 'CPU time' : work.metric
  const [code, message] = sayings[`${clock} ${done}`] ?? []
  if (code === undefined || message === undefined) return undefined
  // Percentages of two different wholes would not show that one change is much smaller than the other.
  const isOfSeconds = done === 'little' && work.metric === 'cpu-time'
  const [byClock, byWork] = [time, work].map(({ change, baseline }) => {
    const { value = 0 } = change ?? {}
    const seconds = value * (baseline?.median ?? 0)
    const { number, unit } = scale([seconds], 's')
    return isOfSeconds ? `${seconds > 0 ? '+' : ''}${number(seconds)} ${unit}` : percent(value)
  })
  return { code, message: `${message} (time ${byClock}, ${what} ${byWork})` }
}

const waitsMore = 'it waits more. Look at locks, input and output, sleeps, and steps that no longer run in parallel'

const sayings: { readonly [courses: string]: readonly [code: string, message: string] } = {
  'more same': ['time-without-work', `slower by the clock, same work: ${waitsMore}`],
  'less same': ['time-without-work', 'faster by the clock, same work: it waits less, and computes as much as before'],
  'more little': ['time-without-work', `slower by the clock, with hardly more work: ${waitsMore}`],
  'less little': ['time-without-work', 'faster by the clock, with hardly less work: it waits less'],
  'same more': [
    'work-without-time',
    'same time, more CPU work: other cores do it, or it fills time that was spent waiting; a busier machine will be slower',
  ],
  'same less': [
    'work-without-time',
    'same time, less CPU work: something other than computing decides how long it takes',
  ],
  'more less': [
    'time-against-work',
    'slower by the clock with less CPU work: it waits more, or less of it runs in parallel',
  ],
  'less more': [
    'time-against-work',
    'faster by the clock with more CPU work: it uses more cores, and more work in total',
  ],
}

/** The same instructions may take longer: from memory instead of a cache, at a lower frequency, badly predicted. */
function describePace({ time, cpuTime, instructions }: Sights, threshold: number): Warning | undefined {
  if (!cpuTime || !instructions) return undefined
  const [clock, work] = [courseOf(time.change, threshold), courseOfWork(time, cpuTime, threshold)]
  const isMoved = clock === work && (clock === 'more' || clock === 'less')
  if (!isMoved || courseOf(instructions.change, threshold) !== 'same') return undefined
  const [pace, takes] = clock === 'more' ? ['slower', 'longer'] : ['faster', 'less']
  const message = `${pace}, and the instructions are the same: each takes ${takes}; look at caches, memory, branches and the frequency of the processor`
  return { code: 'pace', message }
}

/** Factor by which CPU time must resolve better. */
const quieterBy = 2
/** Share of the wall time that must be CPU time, so that it speaks for the whole. */
const leastShare = 0.5

/**
 * The CPU time of one of `open`, whose wall time told nothing, where it speaks for the whole and tells of a change or of none;
 * undefined where there is none.
 */
export function findClearCpuTime(
  open: readonly Finding[],
  { settings, ...found }: Found & { readonly settings: { readonly threshold: number } },
): Finding | undefined {
  return findSights(found)
    .filter(({ time }) => open.includes(time))
    .flatMap(({ time, cpuTime }) =>
      cpuTime?.verdict === null && speaksForAll(time, cpuTime, leastClearShare) ? [cpuTime] : [],
    )
    .find(({ change, threshold }) => courseOf(change, threshold ?? settings.threshold) !== 'unclear')
}

/** Share that is enough where it tells: on a busy machine most of the time is waiting for a core. */
const leastClearShare = 0.25

function speaksForAll(time: Finding, cpuTime: Finding, least = leastShare): boolean {
  return (cpuTime.baseline?.median ?? 0) >= least * (time.baseline?.median ?? Infinity)
}

function findQuieter({ time, cpuTime }: Sights): Warning | undefined {
  if (time.verdict !== 'inconclusive' || !cpuTime || cpuTime.verdict !== null || cpuTime.resolution === null)
    return undefined
  if (time.resolution !== null && time.resolution < quieterBy * cpuTime.resolution) return undefined
  if (!speaksForAll(time, cpuTime)) return undefined
  const byClock = time.resolution === null ? 'none at all' : percentSize(time.resolution)
  const message = `CPU time would have shown a change of ${percentSize(cpuTime.resolution)}, wall time ${byClock}: to judge CPU time, set "metrics" to cpu-time`
  return { code: quieterCpuTime, message }
}

/** The code of the warning that CPU time would tell what wall time cannot. */
export const quieterCpuTime = 'quieter-cpu-time'

/** Share of the clock's change that is still hardly any of it. */
const littleShare = 0.2

/** The course of the work; `little` where it may have changed, but can be no more than a small part of what the clock says. */
function courseOfWork(time: Finding, work: Finding, threshold: number): Course | 'little' {
  const [clock, course] = [courseOf(time.change, threshold), courseOf(work.change, threshold)]
  const isMoved = clock === 'more' || clock === 'less'
  if (!isMoved || course === 'same') return course
  const isInSeconds = work.metric === 'cpu-time'
  const most = Math.max(...sizesOf(work.change)) * (isInSeconds ? (work.baseline?.median ?? Infinity) : 1)
  const least = Math.min(...sizesOf(time.change)) * (isInSeconds ? (time.baseline?.median ?? 0) : 1)
  return most <= littleShare * least ? 'little' : course
}

/** The distances of the ends of an interval from 0. */
function sizesOf(change: Change | null): readonly number[] {
  return [change?.low, change?.high].map(end => Math.abs(end ?? Infinity))
}

function courseOf(change: Change | null, threshold: number): Course {
  if (change === null) return 'unclear'
  const { value, low, high } = change
  if (isWithin(change, threshold)) return 'same'
  if ((low ?? 0) > 0 && value >= threshold) return 'more'
  if ((high ?? 0) < 0 && value <= -threshold) return 'less'
  return 'unclear'
}
