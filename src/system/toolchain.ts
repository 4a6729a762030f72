import { describeExit, isSuccess, makeArgv } from '../measure/process.js'
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
    const { exit, stdout, stderr } = await processes.run({ argv, directory, environment, timeoutInSeconds }, signal)
    // Some tools print it on stderr.
    const printed = [stdout, stderr].flatMap(output => (output.readText() ?? '').split('\n'))
    const first = printed.find(text => text.trim() !== '')?.trim() ?? 'not known: it printed nothing'
    const version = isSuccess(exit) ? first : `not known: it ${describeExit(exit)}`
    tools.push({ command: line, version: version.slice(0, longest) })
  }
  return tools
}
