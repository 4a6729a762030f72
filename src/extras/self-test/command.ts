import { type CliCommand, type ExitStatus, exitStatus } from '../../command-line/command.js'
import { withOwnConfig } from '../../command-line/config.js'
import { checkOutputs, type WrittenPage, writePages } from '../../command-line/files.js'
import { fileOptions, makeOptions } from '../../command-line/options.js'
import { inView, makeBar, type ProgressView } from '../../command-line/progress.js'
import { findSources, fromRoot } from '../../command-line/sources.js'
import { terminalOf } from '../../command-line/terminal.js'
import type { Block } from '../../document/document.js'
import { toHtml } from '../../document/html.js'
import { toMarkdown } from '../../document/markdown.js'
import { toTerminal } from '../../document/terminal.js'
import type { Get } from '../../inputs/values.js'
import { withSentence } from '../../record/reasons.js'
import { onLocalMachine } from '../../system/local-machine.js'
import { pageTools } from '../../system/page-tools.js'
import { renderJson } from '../../util/json.js'
import { selfTestDocument } from './document.js'
import { decodeSelfTest, type SelfTestInputs } from './inputs.js'
import { type LayoutTest, layoutTestDocument, makeLayoutInputs, parseBuilds } from './layout.js'
import { describeDuration, describeProgress, type SelfTestProgress } from './progress.js'
import { selfTest as runSelfTest, testLayout } from './run.js'
import type { SelfTest, SelfTestEnd } from './self-test.js'

/** Results of a self-test, as data and as text. */
interface Found {
  readonly data: SelfTest | LayoutTest
  readonly document: readonly Block[]
}

/** The files that a self-test can write, each by the option of its name. */
const pages: readonly WrittenPage<Found>[] = [
  { name: 'json', file: 'Write the result as JSON.', render: ({ data }) => renderJson(data, withSentence) },
  { name: 'markdown', file: 'Write the result as Markdown.', render: ({ document }) => toMarkdown(document) },
  {
    name: 'html',
    file: 'Write the result as an HTML page.',
    render: ({ document }) => toHtml(document, { title: 'Self-test', tools: pageTools }),
  },
]

const statuses: Readonly<Record<SelfTestEnd, ExitStatus>> = {
  complete: exitStatus.done,
  interrupted: exitStatus.interrupted,
  failing: exitStatus.commandFailed,
}

export const selfTest: CliCommand = {
  usage: 'counterbalance self-test [SOURCE] [--sessions N] [--effect 5%] [--layout N] [options] -- COMMAND [ARG…]',
  summary: 'counts false alarms on this machine, and how often it finds a known slowdown',
  options: makeOptions(
    'self-test',
    {
      'What most calls need': ['sessions', 'effect', 'layout', 'rounds', 'warmup', 'prepare', 'threshold', 'setup'],
      'What is measured': ['command', 'scan', 'time-budget', 'conclude', 'cleanup'],
      'What is shown': ['json', 'markdown', 'html'],
      More: ['config', 'set'],
    },
    {
      layout: {
        placeholder: 'N',
        help: 'Instead of sessions: install so many builds with other values of $BENCH_SEED, and show how much code layout alone moves each benchmark.',
      },
      ...fileOptions(pages),
    },
  ),
  async run({ get: typed, words, wordsBefore }) {
    const { get: ofConfig } = await withOwnConfig(typed)
    // What a gate does about layout is of the same name, and a self-test has no gate.
    const get: Get = name => (name === 'layout' ? '' : ofConfig(name))
    const sources = await findSources(words.slice(0, wordsBefore))
    const selfTestInputs = decodeSelfTest(get, '.', { argv: words.slice(wordsBefore), sources })
    const inputs = { ...selfTestInputs, inputs: await fromRoot(selfTestInputs.inputs, get) }
    checkOutputs(pages.map(({ name }) => get(name)))
    const result = typed('layout') === '' ? await showProgress(inputs) : await showLayout(inputs, typed('layout'))
    process.stdout.write(toTerminal(result.document, terminalOf(process.stdout)))
    return writePages(
      pages,
      result,
      get,
      'stoppedBy' in result.data ? statuses[result.data.stoppedBy] : exitStatus.done,
    )
  },
}

async function showProgress(inputs: SelfTestInputs): Promise<Found> {
  using view = process.stderr.isTTY ? watchByBar(process.stderr) : watchByLines(process.stderr)
  const data = await onLocalMachine(inputs.inputs, machine, world => runSelfTest(inputs, world, view.watch))
  return { data, document: selfTestDocument(data) }
}

async function showLayout({ inputs }: SelfTestInputs, text: string): Promise<Found> {
  const builds = parseBuilds(text, inputs)
  const options = inView(makeLayoutInputs(inputs, builds))
  const data = await onLocalMachine(inputs, options, world => testLayout(inputs, builds, world))
  return { data, document: layoutTestDocument(data) }
}

/** The machine of a self-test, whose sessions show themselves in another way. */
const machine = { occasion: {}, watch: () => undefined }

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
}: SelfTestProgress & { readonly kind: 'round-finished' }): [done: number, texts: readonly string[]] {
  const left = `about ${describeDuration(secondsLeft)} left`
  return [
    (session.number - 1 + round.number / round.of) / session.of,
    [`session ${session.number}/${session.of}`, `round ${round.number}/${round.of}`, left],
  ]
}
