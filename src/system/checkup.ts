import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findObstacles } from '../measure/quiet.js'
import { handOver } from '../measure/variables.js'
import type { Environment } from '../record/environment.js'
import { readEnvironment, readMachine } from './host/machine.js'
import { findCounters } from './processes/instruments.js'
import { type OwnProcesses, openProcesses } from './processes/processes.js'
import { readVariables } from './surroundings.js'
import { makeTemporaryDirectory } from './temporary.js'

/** The capabilities of this machine for a measurement. */
export interface Checkup {
  readonly timer: OwnProcesses['timer']
  readonly environment: Environment
  /** The frequency governors of the cores; none where nothing tells. */
  readonly governors: readonly string[]
  /** The events that the processor counts, or in words why it counts none. */
  readonly counters: readonly string[] | string
  /** The obstacles to holding the machine to one core at one speed, a clause each. */
  readonly obstacles: readonly string[]
  /** Seconds of a fixed piece of work, again and again. */
  readonly spins: readonly number[]
}

/** Examines this machine; its noise is watched for `seconds`. */
export async function examineMachine(seconds: number, signal: AbortSignal): Promise<Checkup> {
  await using home = await makeTemporaryDirectory()
  const directory = join(home.path, 'turns')
  await mkdir(directory)
  const handed = handOver(readVariables(), {})
  await using processes = await openProcesses({ directory, variables: handed.variables })
  const machine = { ...readMachine(), hasLauncher: processes.timer === 'launcher' }
  const counters = await findCounters({ processes, shell: 'sh', ...handed, signal, home: home.path })
  return {
    timer: processes.timer,
    environment: readEnvironment(),
    governors: [...new Set(Object.values(machine.governors))],
    counters: typeof counters === 'string' ? counters : counters.events,
    obstacles: findObstacles(machine),
    spins: await spinFor(seconds, processes, signal),
  }
}

async function spinFor(seconds: number, processes: OwnProcesses, signal: AbortSignal): Promise<readonly number[]> {
  // The first one finds caches and interpreters cold.
  await processes.spin()
  const until = performance.now() + 1000 * seconds
  const spins: number[] = []
  while (performance.now() < until && !signal.aborted) {
    const spin = await processes.spin()
    if (spin === undefined) return []
    spins.push(spin.seconds)
  }
  return spins
}
