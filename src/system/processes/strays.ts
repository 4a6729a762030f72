import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { attempt } from '../../util/attempt.js'
import type { NamedText } from '../../util/shapes.js'

const pauseInMilliseconds = 5
const patienceInMilliseconds = 5000

/** A variable that every process of one session carries, and hands on to what it starts. */
export type StrayMark = NamedText

/** A marker that no other process can have, always of the same length. */
export function makeMarker(): StrayMark {
  return { name: 'COUNTERBALANCE_INVOCATION', value: randomBytes(8).toString('hex') }
}

/**
 * Kills every process that carries `marker`, also those that have left their group and session, and waits for their
 * end; returns how many have ended, and the numbers of those that have not.
 *
 * Only on Linux, where the environment that a process was started with can be read, and not for those that were given
 * another.
 */
export async function endStrays(
  marker: StrayMark,
): Promise<{ readonly ended: number; readonly unended: readonly number[] }> {
  const killed = new Set<number>()
  let strays = findStrays(marker)
  for (let waited = 0; strays.length > 0 && waited <= patienceInMilliseconds; waited += pauseInMilliseconds) {
    for (const pid of strays) {
      killed.add(pid)
      sendSignal(pid, 'SIGKILL')
    }
    await setTimeout(pauseInMilliseconds)
    strays = findStrays(marker)
  }
  return { ended: [...killed].filter(pid => !strays.includes(pid)).length, unended: strays }
}

/**
 * The processes that carry `marker`; the dead that nobody has waited for are not among them. A process whose first thread has ended
 * shows what it was started with only at its other threads.
 */
export function findStrays(marker: StrayMark): number[] {
  if (process.platform !== 'linux' || !existsSync('/proc')) return []
  const needle = Buffer.from(`${marker.name}=${marker.value}`)
  return (
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      // Another user's cannot be read, nor one that is gone.
      .filter(pid => [pid, ...listThreads(pid)].some(place => readStart(place)?.includes(needle)))
      .map(Number)
  )
}

/** Lists the threads of a process behind its first one, as places in `/proc`; none where the first shows what the others would. */
function listThreads(pid: string): readonly string[] {
  if ((readStart(pid)?.length ?? 0) > 0) return []
  const threads = attempt(() => readdirSync(`/proc/${pid}/task`)) ?? []
  return threads.filter(thread => thread !== pid).map(thread => `${pid}/task/${thread}`)
}

/** The environment that a process or thread was started with; undefined where it cannot be read, such as that of a thread that has ended. */
function readStart(place: string): Buffer | undefined {
  return attempt(() => readFileSync(`/proc/${place}/environ`))
}

/** A process for people, as `name (PID)`. */
export function nameProcess(pid: number): string {
  const name = attempt(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim()) ?? 'a process'
  return `${name} (${pid})`
}

/** Tries to send `signal`, and returns whether it could. A negative `pid` stands for a group. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  return attempt(() => process.kill(pid, signal)) ?? false
}

/** Returns whether a process was stopped, by a signal or by a debugger. This is only known on Linux. */
export function isStopped(pid: number | undefined): boolean {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? ''
  return /^\) [Tt]/.test(stat.slice(stat.lastIndexOf(')')))
}
