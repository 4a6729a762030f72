import { summaryLimit } from '../report/text/fit.js'
import { decodeSelfTest, type SelfTestInputs } from '../self-test/inputs.js'
import { renderSelfTestMarkdown } from '../self-test/markdown.js'
import { selfTest as runSelfTest } from '../self-test/run.js'
import type { SelfTest, SelfTestEnd } from '../self-test/self-test.js'
import { renderText } from '../self-test/text.js'
import { here, unseen } from '../system/here.js'
import { type CliCommand, type ExitStatus, exitStatus } from './command.js'
import { checkOutputs, tryToWrite } from './files.js'
import { asInputs } from './options.js'
import { selfTestOptions } from './self-test-options.js'
import { makeSelfTestView } from './self-test-progress.js'
import { terminalOf } from './terminal.js'

/** What goes into the files that a self-test leaves, by option. */
const files: readonly (readonly [option: string, write: (selfTest: SelfTest) => string])[] = [
  ['json', selfTest => `${JSON.stringify(selfTest, null, 1)}\n`],
  ['markdown', selfTest => renderSelfTestMarkdown(selfTest, { ...summaryLimit, size: Infinity })],
]

const statuses: Readonly<Record<SelfTestEnd, ExitStatus>> = {
  complete: exitStatus.done,
  interrupted: exitStatus.interrupted,
  failing: exitStatus.commandFailed,
}

export const selfTest: CliCommand = {
  usage: 'counterbalance self-test [--sessions N] [--effect 5%] [--baseline DIR] [options] -- COMMAND [ARG…]',
  summary: 'how often there is a false alarm on this machine, and how often a known slowdown is found',
  options: selfTestOptions,
  async run({ get, words }) {
    const inputs = decodeSelfTest(asInputs(get), '.', words)
    checkOutputs(files.map(([option]) => get(option)).filter(path => path !== ''))
    const found = await showProgress(inputs)
    process.stdout.write(renderText(found, terminalOf(process.stdout).width))
    const problems = files.flatMap(([option, write]) => tryToWrite(get(option), () => write(found)) ?? [])
    for (const text of problems) process.stderr.write(`${text}\n`)
    const status = statuses[found.stoppedBy]
    return status === exitStatus.done && problems.length > 0 ? exitStatus.wrongCall : status
  },
}

async function showProgress(inputs: SelfTestInputs): Promise<SelfTest> {
  using view = makeSelfTestView(process.stderr)
  return await here({ occasion: {}, ...unseen }, world => runSelfTest(inputs, world, view.watch))
}
