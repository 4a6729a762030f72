import type { Warning } from '../../record/record.js'
import { type Command, makeArgv, showCommand } from '../command.js'
import { describeExit, isSuccess } from '../exit.js'
import type { ProcessRequest, ProcessResult } from '../process.js'
import type { CopyPlace } from '../session.js'
import type { SetupPorts } from '../setup.js'
import { makeEnvironment, placeVariables } from '../variables.js'

/** GitHub gives a cancelled job ten seconds. */
const secondsAfterSignal = 5

/** A shell line that tidies up. */
export interface TidyingLine {
  readonly name: 'cleanup' | 'conclude'
  readonly command: Command
}

type Ports = Pick<SetupPorts, 'processes' | 'shell' | 'signal'>

/**
 * Runs a line that tidies up, isolated as a command is, because a pull request can write it. It runs after a signal too, which leaves it
 * little time. Returns a warning if it failed.
 */
export async function tidyUp(
  { name, command }: TidyingLine,
  { runs: _, ...around }: Omit<ProcessRequest, 'argv'>,
  { processes, shell, signal }: Ports,
): Promise<Warning | undefined> {
  const request = { ...around, argv: makeArgv(command, shell) }
  const describe = ({ exit, stdout, stderr }: ProcessResult): Warning | undefined => {
    if (isSuccess(exit)) return undefined
    const tail = stderr.readTail().trim() || stdout.readTail().trim()
    const message = `"${name}" (${showCommand(command)}) ${describeExit(exit)}${tail === '' ? '' : `: ${tail}`}`
    return { code: `${name}-failed`, message }
  }
  try {
    if (!signal.aborted) return describe(await processes.run(request, signal))
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return describe(await processes.run({ ...request, timeoutInSeconds: secondsAfterSignal }))
}

/** The copies in which `cleanup` runs. */
export interface CleaningUp {
  readonly line: string
  readonly places: readonly CopyPlace[]
  readonly timeoutInSeconds: number
}

/** Runs `cleanup` once in each directory, when all else has ended. Returns why it failed, if it did. */
export async function cleanUp(
  { line, places, timeoutInSeconds }: CleaningUp,
  ports: Ports & Pick<SetupPorts, 'variables'>,
): Promise<string | undefined> {
  const environment = makeEnvironment(ports.variables)
  let first: string | undefined
  for (const place of new Map(places.map(one => [one.directory, one])).values()) {
    const overrides = placeVariables(ports.variables, place)
    const { directory, root: confinedTo } = place
    const request = { directory, confinedTo, environment, overrides, timeoutInSeconds }
    const warning = await tidyUp({ name: 'cleanup', command: { kind: 'shell', line } }, request, ports)
    first ??= warning?.message
  }
  return first
}
