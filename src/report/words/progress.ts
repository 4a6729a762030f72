import type { Progress } from '../../measure/session.js'
import { duration, percent, percentSize } from '../../metrics/scale.js'
import { explain } from '../../record/reasons.js'
import { type Invocation, listPairs, type SessionRecord } from '../../record/record.js'
import { count } from '../../util/plural.js'
import { makeSections } from '../make-report.js'
import { contenderOf, type Section } from '../report.js'
import { callProcess } from '../rows.js'
import { describeBatch } from './trust.js'

/** Takes what happens, and gives what a reader should hear at once. A failure that comes again is told once, and counted after its round. */
export function makeNotes(): (progress: Progress) => readonly string[] {
  const failures: Counts = new Map()
  const noteWork = makeWorkNotes()
  return progress => {
    switch (progress.kind) {
      case 'invoked':
        return noteFailure(failures, progress)
      case 'busy':
      case 'idle':
        return noteWork(progress)
      case 'waited':
        return []
      case 'warned':
        return [explain(progress.warning)]
      case 'building':
      case 'time-expected':
      case 'profiling':
      case 'tidied':
      case 'confirming':
      case 'ended':
        return [progress.message]
      case 'format-chosen':
        return [`numbers are read as "${progress.format}"${progress.format === 'process' ? ofProcess : ''}`]
      case 'batch-chosen':
        return [describeBatch(progress.runs)]
      case 'round-finished':
        // Reports a count when it has doubled since the last report.
        return [...failures].flatMap(([reason, count]) => {
          if (count.times < 2 * count.told) return []
          count.told = count.times
          return [`failed ${count.times} times so far${failures.size === 1 ? '' : `: ${reason}`}`]
        })
    }
  }
}

const ofProcess = ', the time of the whole process, because the command printed nothing in a known format'

/** Shorter waits are not mentioned. */
const leastToldInSeconds = 5

/** A wait from which on it is said what would shorten it. */
export const leastAdvisedInSeconds = 10

/** A log is never silent for longer. */
const longestSilenceInSeconds = 20

/** Tells of work that takes long: that it goes on, each time the seconds have doubled or 20 more are over, and at its end how many it took. */
function makeWorkNotes(): (progress: Progress & { readonly kind: 'busy' | 'idle' }) => readonly string[] {
  let last = { work: '', seconds: 0 }
  let next = leastToldInSeconds
  return progress => {
    if (progress.kind === 'idle') {
      const { work, seconds } = last
      last = { work: '', seconds: 0 }
      next = leastToldInSeconds
      return seconds < leastToldInSeconds ? [] : [`${work}: took ${duration(seconds)}`]
    }
    last = progress
    const { work, seconds, advice } = progress
    if (seconds < next) return []
    const isAdvised = advice !== undefined && seconds >= leastAdvisedInSeconds && next <= leastAdvisedInSeconds
    next = seconds + Math.min(seconds, longestSilenceInSeconds)
    return [`${work}: ${duration(seconds)} so far`, ...(isAdvised ? [advice] : [])]
  }
}

/** Times that something happened, and times that the reader was told, by what happened. */
type Counts = Map<string, { times: number; told: number }>

function noteFailure(
  failures: Counts,
  { slot, outcome, failure }: Progress & { readonly kind: 'invoked' },
): readonly string[] {
  if (outcome === 'ok') return []
  const reason = failure === undefined ? outcome : explain(failure)
  const known = failures.get(reason)
  if (known) known.times++
  else failures.set(reason, { times: 1, told: 1 })
  return known ? [] : [`${slot.side} ${slot.copy}: ${reason}`]
}

/** Takes what happens, and whether a line tells of it; gives a line where there was none for too long. `clock` counts seconds. */
export function makeSilenceBreaker(clock: () => number): (progress: Progress, isTold: boolean) => readonly string[] {
  let said = clock()
  let [round, runs] = [1, 0]
  let isOver = false
  return (progress, isTold) => {
    if (progress.kind === 'invoked') runs++
    if (progress.kind === 'round-finished') [round, runs] = [progress.number + 1, 0]
    if (progress.kind === 'ended' || progress.kind === 'confirming') isOver = progress.kind === 'ended'
    const isRunning = (progress.kind === 'invoked' || progress.kind === 'waited') && !isOver
    const isLate = !isTold && isRunning && clock() - said >= longestSilenceInSeconds
    if (isTold || isLate) said = clock()
    if (!isLate) return []
    return [
      progress.kind === 'waited'
        ? `${nameRun(round, runs + 1)}: ${duration(progress.seconds)} so far`
        : nameRun(round, runs),
    ]
  }
}

function nameRun(round: number, run: number): string {
  return `round ${round}, run ${run}`
}

/** Takes what happens, and gives a line for each fifth of the rounds: which ones, failures in them, the time left, the worst so far. */
export function makeRoundGroups(watched: Watched): (progress: Progress) => readonly string[] {
  const rounds: (readonly Invocation[])[] = []
  let told = 0
  return progress => {
    if (progress.kind !== 'round-finished') return []
    rounds.push(progress.round)
    const { number, of, secondsLeft } = progress
    if (number < of && number - told < Math.ceil(of / 5)) return []
    const group = rounds.slice(told)
    const which = group.length === 1 ? `round ${number}` : `rounds ${told + 1} to ${number}`
    told = number
    const failed = group.flat().filter(({ outcome }) => outcome !== 'ok').length
    const worst = describeEstimates(rounds, watched)
    const parts = [
      failed > 0 && `${count(failed, 'run')} failed`,
      `${Math.ceil(Math.max(0, secondsLeft))} s left`,
      worst !== '' && `worst so far: ${worst}`,
    ]
    return [`${which} of ${of}: ${parts.filter(Boolean).join(', ')}`]
  }
}

/** The parts of a session that its estimates need. */
export type Watched = Pick<SessionRecord, 'baseline' | 'sides' | 'settings' | 'suite'>

/** With more values in a round, an estimate after each would take longer than what it tells is worth. */
const mostValues = 200
/** Rows that fit beside a progress bar. */
const mostRows = 2

/** The changes that are the worst so far, in a few words; empty where there are none yet, or too many to look at after each round. */
export function describeEstimates(rounds: SessionRecord['rounds'], watched: Watched): string {
  const values = rounds[0]?.reduce((sum, invocation) => sum + invocation.measurements.length, 0) ?? 0
  if (values === 0 || values > mostValues) return ''
  const sections = makeSections(listPairs({ ...watched, warnings: [], rounds })).map(callProcess)
  if (sections.length === 1) return describeWorst(sections[0]!.findings)
  const nameIn = (section: Section, name: string): string => `${name} (${contenderOf(section)})`
  return describeWorst(
    sections.flatMap(section =>
      section.findings.map(finding => ({ ...finding, benchmark: nameIn(section, finding.benchmark) })),
    ),
  )
}

/** The worst of `findings` that are judged, with half the width of their intervals. */
export function describeWorst(findings: Section['findings']): string {
  const judged = findings.flatMap(({ benchmark, better, change, verdict }) => {
    if (verdict === null || change === null) return []
    const { value, low, high } = change
    const half = low === null || high === null ? '' : ` ± ${percentSize((high - low) / 2)}`
    return { text: `${benchmark} ${percent(value)}${half}`, cost: better === 'higher' ? -value : value }
  })
  const worst = judged.toSorted((a, b) => b.cost - a.cost).slice(0, mostRows)
  return worst.map(({ text }) => text).join(', ')
}
