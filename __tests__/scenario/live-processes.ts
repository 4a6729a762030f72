import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

export interface LiveProcess {
  readonly pid: number
  readonly command: string
}

/** A value for a variable by which a test knows the processes that it caused. */
export function makeMark(): string {
  return randomUUID()
}

/** The processes that run now with `mark` in their environment or arguments. */
export function findMarked(mark: string): LiveProcess[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => [pid, ...threadsOf(pid)].some(place => hasMark(place, mark)))
    .map(pid => ({ pid: Number(pid), command: read(pid, 'cmdline').replaceAll('\0', ' ').trim() }))
}

/** The processes that run now as children of `parent`. */
export function findChildren(parent: number): LiveProcess[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => new RegExp(`^PPid:\\t${parent}$`, 'm').test(read(pid, 'status')))
    .map(pid => ({ pid: Number(pid), command: read(pid, 'cmdline').replaceAll('\0', ' ').trim() }))
}

/** Waits for `isDone`, for half a minute at most; `false` when they are over. */
export async function poll(isDone: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 3000; tries++) {
    if (isDone()) return true
    await setTimeout(10)
  }
  return false
}

/** The threads of a process, which outlive its first one where that ended alone. */
function threadsOf(pid: string): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(thread => `${pid}/task/${thread}`)
  } catch {
    return []
  }
}

function hasMark(place: string, mark: string): boolean {
  return read(place, 'environ').includes(mark) || read(place, 'cmdline').includes(mark)
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}
