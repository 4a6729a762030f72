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
 * end; returns how many they were.
 *
 * Only on Linux, where the environment that a process was started with can be read, and not for those that were given
 * another.
 */
export async function endStrays(marker: StrayMark): Promise<number> {
  const ended = new Set<number>()
  for (let waited = 0; waited <= patienceInMilliseconds; waited += pauseInMilliseconds) {
    const strays = findStrays(marker)
    if (strays.length === 0) break
    for (const pid of strays) {
      ended.add(pid)
      sendSignal(pid, 'SIGKILL')
    }
    await setTimeout(pauseInMilliseconds)
  }
  return ended.size
}

/** The processes that carry `marker`; the dead that nobody has waited for are not among them. */
export function findStrays(marker: StrayMark): number[] {
  if (process.platform !== 'linux' || !existsSync('/proc')) return []
  const needle = Buffer.from(`${marker.name}=${marker.value}`)
  return (
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      // Another user's cannot be read, nor one that is gone.
      .filter(pid => attempt(() => readFileSync(`/proc/${pid}/environ`))?.includes(needle))
      .map(Number)
  )
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
