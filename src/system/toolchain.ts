import { describeExit, isSuccess, makeArgv, type ProcessResult } from '../measure/process.js'
import type { SetupPorts } from '../measure/setup.js'
import { makeEnvironment } from '../measure/variables.js'
import type { Tool } from '../record/environment.js'

const timeoutInSeconds = 60
const longest = 200

/** The first line that each of `lines` prints, run by the shell in `directory`; where one fails, how it failed. */
export async function askToolchain(
  lines: readonly string[],
  directory: string,
  { processes, shell, variables, signal }: SetupPorts,
): Promise<readonly Tool[]> {
  const environment = makeEnvironment(variables)
  const tools: Tool[] = []
  for (const line of lines) {
    const argv = makeArgv({ kind: 'shell', line }, shell)
    const result = await processes.run({ argv, directory, environment, timeoutInSeconds }, signal)
    tools.push({ command: line, version: readVersion(result) })
  }
  return tools
}

/** Some tools print it on stderr. */
function readVersion({ exit, stdout, stderr }: ProcessResult): string {
  if (!isSuccess(exit)) return `not known: it ${describeExit(exit)}`.slice(0, longest)
  const line = [stdout, stderr]
    .flatMap(output => (output.readText() ?? '').split('\n'))
    .find(text => text.trim() !== '')
  return line?.trim().slice(0, longest) ?? 'not known: it printed nothing'
}
