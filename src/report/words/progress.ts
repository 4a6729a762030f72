import type { Progress } from '../../measure/session.js'
import { duration } from '../../metrics/duration.js'
import { describeBatch } from './batch.js'

/** Takes what happens, and gives what a reader should hear at once. A failure that comes again is told once, and counted after its round. */
export function makeNotes(): (progress: Progress) => readonly string[] {
  const failures = new Map<string, Count>()
  const noteWork = makeWorkNotes()
  return progress => {
    switch (progress.kind) {
      case 'invoked':
        return noteFailure(failures, progress)
      case 'busy':
      case 'idle':
        return noteWork(progress)
      case 'warned':
      case 'time-expected':
      case 'profiling':
      case 'confirming':
        return [progress.message]
      case 'format-chosen':
        return [describeFormat(progress.format)]
      case 'batch-chosen':
        return [describeBatch(progress.runs)]
      case 'round-finished':
        return noteCounts(failures)
    }
  }
}

/** What goes on for fewer seconds is not mentioned. */
const leastToldInSeconds = 5

/** Tells of work that takes long: that it goes on, each time the seconds have doubled, and at its end how many it took. */
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
    if (progress.seconds < next) return []
    next = 2 * progress.seconds
    return [`${progress.work}: ${duration(progress.seconds)} so far`]
  }
}

/** How often something happened, and how often its reader knows that it did. */
interface Count {
  times: number
  told: number
}

function noteFailure(
  failures: Map<string, Count>,
  { slot, outcome, reason = outcome }: Progress & { readonly kind: 'invoked' },
): readonly string[] {
  if (outcome === 'ok') return []
  const known = failures.get(reason)
  if (known) known.times++
  else failures.set(reason, { times: 1, told: 1 })
  return known ? [] : [`${slot.side} ${slot.copy}: ${reason}`]
}

/** What has doubled since it was last told. */
function noteCounts(failures: Map<string, Count>): readonly string[] {
  return [...failures].flatMap(([reason, count]) => {
    if (count.times < 2 * count.told) return []
    count.told = count.times
    return [`failed ${count.times} times so far${failures.size === 1 ? '' : `: ${reason}`}`]
  })
}

/** The format that was found in the baseline's first output. */
function describeFormat(name: string): string {
  const chosen = `numbers are read as "${name}"`
  if (name !== 'process') return chosen
  return `${chosen}, the time of the whole process, because the command printed nothing in a known format`
}
