import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, constants, ftruncateSync, lstatSync, openSync, rmSync } from 'node:fs'
import type { PlacedServer } from './stopwatch.js'
import { endStrays, type StrayMark, sendSignal } from './strays.js'

/** Files that are open for one process. */
export type Descriptors = readonly [stdout: number, stderr: number]

/** Starts a process in a group of its own; or the system's code for why it did not start, as far as that is known at once. */
export function startProcess(
  request: PlacedServer,
  outputs: Descriptors,
  marker: StrayMark,
): ChildProcess | { code: string } {
  // Node has no word of its own for a program that is not there.
  if (request.program === '') return { code: 'ENOENT' }
  try {
    return spawn(request.program, request.argv.slice(1), {
      argv0: request.argv[0] ?? '',
      cwd: request.directory,
      env: { ...request.environment, ...request.overrides, [marker.name]: marker.value },
      stdio: ['ignore', ...outputs],
      detached: true,
    })
  } catch (error) {
    // Strings that the system cannot take are thrown, most of what the system says comes as an event.
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    return { code: code === 'ERR_INVALID_ARG_VALUE' ? 'EINVAL' : code }
  }
}

/** Ends what the ended process `child` has left behind. Returns how many they were, or at least one. */
export async function endLeftovers(child: ChildProcess, marker: StrayMark): Promise<number> {
  const strays = await endStrays(marker)
  // Where strays cannot be found, or have hidden, the group still tells that there was something.
  const isGroupLeft = child.pid !== undefined && sendSignal(-child.pid, 'SIGKILL')
  return Math.max(strays, isGroupLeft ? 1 : 0)
}

/** The open files that an invocation prints to. */
export interface OpenOutputs extends Disposable {
  readonly descriptors: Descriptors
  empty(): void
}

/** Empty files, open for one invocation only. */
export function openOutputs(paths: readonly [stdout: string, stderr: string]): OpenOutputs {
  const descriptors = paths.map(openEmpty) as [number, number]
  return {
    descriptors,
    empty: () => {
      for (const descriptor of descriptors) ftruncateSync(descriptor)
    },
    [Symbol.dispose]: () => {
      for (const descriptor of descriptors) closeSync(descriptor)
    },
  }
}

function openEmpty(path: string): number {
  // Whatever an invocation has put in its place is no place to print to.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) rmSync(path, { recursive: true })
  const { O_RDWR, O_APPEND, O_CREAT, O_TRUNC } = constants
  return openSync(path, O_RDWR | O_APPEND | O_CREAT | O_TRUNC, 0o600)
}
