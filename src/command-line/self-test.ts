import { toHtml } from '../document/html.js'
import { toMarkdown } from '../document/markdown.js'
import { toTerminal } from '../document/terminal.js'
import { selfTestDocument } from '../self-test/document.js'
import { decodeSelfTest, type SelfTestInputs } from '../self-test/inputs.js'
import { describeDuration, describeProgress, type SelfTestProgress } from '../self-test/progress.js'
import { selfTest as runSelfTest } from '../self-test/run.js'
import type { SelfTest, SelfTestEnd } from '../self-test/self-test.js'
import { onLocalMachine, unseen } from '../system/local-machine.js'
import { pageTools } from '../system/page-tools.js'
import { renderJson } from '../util/json.js'
import { type CliCommand, type ExitStatus, exitStatus } from './command.js'
import { withOwnConfig } from './config.js'
import { checkOutputs, tryToWrite } from './files.js'
import { refuseConsole } from './measuring.js'
import { fileOptions, makeOptions } from './options.js'
import { makeBar, type ProgressView } from './progress.js'
import { findSources, fromRoot } from './sources.js'
import { terminalOf } from './terminal.js'

/** The files that a self-test can write, each by the option of its name. */
const pages: readonly { readonly name: string; readonly file: string; readonly render: (of: SelfTest) => string }[] = [
  { name: 'json', file: 'Write the result as JSON.', render: renderJson },
  {
    name: 'markdown',
    file: 'Write the result as Markdown.',
    render: selfTest => toMarkdown(selfTestDocument(selfTest)),
  },
  {
    name: 'html',
    file: 'Write the result as an HTML page.',
    render: selfTest => toHtml(selfTestDocument(selfTest), { title: 'Self-test', tools: pageTools }),
  },
]

const statuses: Readonly<Record<SelfTestEnd, ExitStatus>> = {
  complete: exitStatus.done,
  interrupted: exitStatus.interrupted,
  failing: exitStatus.commandFailed,
}

export const selfTest: CliCommand = {
  usage: 'counterbalance self-test [SOURCE] [--sessions N] [--effect 5%] [options] -- COMMAND [ARG…]',
  summary: 'counts false alarms on this machine, and how often it finds a known slowdown',
  options: makeOptions(
    'self-test',
    {
      'What most calls need': ['sessions', 'effect', 'rounds', 'warmup', 'prepare', 'threshold', 'setup'],
      'What is measured': ['command', 'scan', 'time-budget', 'conclude', 'cleanup'],
      'What is shown': ['json', 'markdown', 'html'],
      More: ['config', 'set'],
    },
    fileOptions(pages),
  ),
  async run({ get: typed, words, wordsBefore }) {
    const { get } = await withOwnConfig(typed)
    const sources = await findSources(words.slice(0, wordsBefore))
    const asked = decodeSelfTest(get, '.', { argv: words.slice(wordsBefore), sources })
    const inputs = { ...asked, inputs: await fromRoot(asked.inputs, get) }
    checkOutputs(pages.map(({ name }) => get(name)))
    const found = await showProgress(inputs)
    process.stdout.write(toTerminal(selfTestDocument(found), terminalOf(process.stdout)))
    const problems = pages.flatMap(({ name, render }) => tryToWrite(get(name), () => render(found)) ?? [])
    for (const text of problems) process.stderr.write(`${text}\n`)
    const status = statuses[found.stoppedBy]
    return status === exitStatus.done && problems.length > 0 ? exitStatus.wrongCall : status
  },
}

async function showProgress(inputs: SelfTestInputs): Promise<SelfTest> {
  using view = makeSelfTestView(process.stderr)
  return await onLocalMachine(
    { occasion: {}, meetConsole: refuseConsole, passEnv: inputs.inputs.passEnv, ...unseen },
    world => runSelfTest(inputs, world, view.watch),
  )
}

/** Makes the view of a running self-test: a bar that is redrawn on a terminal, plain lines elsewhere. */
function makeSelfTestView(stream: NodeJS.WriteStream): ProgressView<SelfTestProgress> {
  return stream.isTTY ? watchByBar(stream) : watchByLines(stream)
}

function watchByLines(stream: NodeJS.WriteStream): ProgressView<SelfTestProgress> {
  const watch = (progress: SelfTestProgress): void => {
    const line = describeProgress(progress)
    if (line !== undefined) stream.write(`${line}\n`)
  }
  return { watch, [Symbol.dispose]: () => undefined }
}

function watchByBar(stream: NodeJS.WriteStream): ProgressView<SelfTestProgress> {
  const bar = makeBar(stream, 'trying the command')
  const watch = (progress: SelfTestProgress): void => {
    const line = describeProgress(progress)
    if (progress.kind === 'round-finished') bar.draw(...describeRound(progress))
    else if (line !== undefined && progress.kind !== 'session-finished') bar.print(line)
  }
  return { watch, [Symbol.dispose]: () => bar[Symbol.dispose]() }
}

function describeRound({
  session,
  round,
  secondsLeft,
}: SelfTestProgress & { readonly kind: 'round-finished' }): [done: number, text: string] {
  const left = `about ${describeDuration(secondsLeft)} left`
  return [
    (session.number - 1 + round.number / round.of) / session.of,
    `session ${session.number}/${session.of} · round ${round.number}/${round.of} · ${left}`,
  ]
}
