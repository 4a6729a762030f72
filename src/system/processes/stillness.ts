import { availableParallelism } from 'node:os'
import { InputError } from '../../inputs/values.js'
import { findObstacles, type Machine, planHold, type Quiet } from '../../measure/quiet.js'
import type { Environment, Held } from '../../record/environment.js'
import { readEnvironment } from '../environment.js'
import { askForeignSystem } from '../host/foreign-system.js'
import { readMachine } from '../host/machine.js'
import type { OwnProcesses } from './processes.js'

function lookAt({ timer }: OwnProcesses): Machine {
  return { ...readMachine(), hasLauncher: timer === 'launcher' }
}

/** An InputError where `quiet` asks for a machine that can be held still, and this one cannot. */
export function refuseUnsteady(quiet: Quiet, processes: OwnProcesses): void {
  const obstacles = quiet === 'strict' ? findObstacles(lookAt(processes)) : []
  if (obstacles.length === 0) return
  throw new InputError(
    `"quiet" is strict, but this machine cannot be kept quiet: ${obstacles.join('; ')}. Change that, or set "quiet" to auto, which does what is possible`,
  )
}

/** Has invocations held as still as `quiet` asks, as far as that is permitted; the machine as it is then. */
export async function holdStill(quiet: Quiet, processes: OwnProcesses): Promise<Environment> {
  const machine = lookAt(processes)
  const held = await processes.hold(planHold(quiet, machine))
  const { turbo, smt, aslr, quota } = machine
  const governors = [...new Set(Object.values(machine.governors))]
  return {
    ...readEnvironment(),
    ...(await askForeignSystem(machine.platform, availableParallelism())),
    ...(governors.length === 0 ? {} : { governor: governors.join(', ') }),
    ...(quota === undefined ? {} : { quotaInCores: Number(quota.toPrecision(3)) }),
    ...(turbo ? { turbo } : {}),
    ...(smt ? { smt } : {}),
    ...(aslr ? { aslr } : {}),
    ...(isNothing(held) ? {} : { held }),
  }
}

function isNothing({ cores, niceness }: Held): boolean {
  return cores === undefined && niceness === undefined
}
