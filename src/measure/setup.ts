import { makeArgv } from './command.js'
import { describeExit, isSuccess } from './exit.js'
import { InvocationError } from './invocation-error.js'
import type { Processes } from './process.js'
import { describeWithheld, makeEnvironment, placeVariables, type Variables } from './variables.js'

/** What is needed to run a shell line that prepares a side. */
export interface SetupPorts {
  readonly processes: Processes
  readonly shell: 'bash' | 'sh'
  readonly variables: Variables
  /** Names of secrets that are not among them. */
  readonly withheld: readonly string[]
  readonly signal: AbortSignal
}

const timeoutInSeconds = 3600

/** Runs the shell line of the input `name` in `directory`; an InvocationError where it fails. */
export async function runSetup(
  { name, line, directory }: { readonly name: 'setup' | 'install'; readonly line: string; readonly directory: string },
  { processes, shell, variables, withheld, signal }: SetupPorts,
): Promise<void> {
  const environment = makeEnvironment(variables)
  const overrides = placeVariables(variables, { root: directory, directory })
  const argv = makeArgv({ kind: 'shell', line }, shell)
  const request = { argv, directory, environment, overrides, timeoutInSeconds }
  const { exit, stdout, stderr } = await processes.run(request, signal)
  if (isSuccess(exit)) return
  const tail = [stdout.readTail(), stderr.readTail()].filter(text => text.trim() !== '').join('\n')
  throw new InvocationError(`"${name}" (${line}) ${describeExit(exit)}${describeWithheld(withheld)}\n${tail}`)
}
