import { whileBusy } from './busy.js'
import { makeArgv } from './command.js'
import { describeExit, isSuccess } from './exit.js'
import { InvocationError } from './invocation-error.js'
import type { Processes } from './process.js'
import type { MeasurePorts } from './session.js'
import { describeWithheld, makeEnvironment, placeVariables, type Variables } from './variables.js'

/** The requirements for running a shell line that prepares a side. */
export interface SetupPorts {
  readonly processes: Processes
  readonly shell: 'bash' | 'sh'
  readonly variables: Variables
  /** Names of secrets that are not among them. */
  readonly withheld: readonly string[]
  readonly signal: AbortSignal
  readonly watch: MeasurePorts['watch']
}

const timeoutInSeconds = 3600

/** A shell line that prepares a side. */
export interface SetupLine {
  /** The input that it is of. */
  readonly name: 'setup' | 'install'
  readonly line: string
  /** The root of the checkout or copy. */
  readonly root: string
  /** Where it runs, at or below `root`. */
  readonly directory: string
  /** What that is, for people. */
  readonly place: string
}

/** Runs `line`; an InvocationError where it fails, with the place and the last lines that it printed. */
export async function runSetup(
  { name, line, root, directory, place }: SetupLine,
  { processes, shell, variables, withheld, signal, watch }: SetupPorts,
): Promise<void> {
  const environment = makeEnvironment(variables)
  const overrides = placeVariables(variables, { root, directory })
  const argv = makeArgv({ kind: 'shell', line }, shell)
  const request = { argv, directory, environment, overrides, timeoutInSeconds }
  const run = () => processes.run(request, signal)
  const { exit, stdout, stderr } = await whileBusy(watch, `"${name}" (${line}) in ${place}`, run)
  if (isSuccess(exit)) return
  const tail = [stdout.readTail(), stderr.readTail()].filter(text => text.trim() !== '').join('\n')
  const said = tail === '' ? 'It printed nothing.' : `Its last lines:\n${tail}`
  throw new InvocationError(
    `"${name}" (${line}) ${describeExit(exit)} in ${place}${describeWithheld(withheld)}. ${said}`,
    exit,
  )
}
