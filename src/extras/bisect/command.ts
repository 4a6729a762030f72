import { type CliCommand, type ExitStatus, exitStatus } from '../../command-line/command.js'
import { withOwnConfig } from '../../command-line/config.js'
import { checkOutputs, type WrittenPage, writePages } from '../../command-line/files.js'
import { fileOptions, makeOptions } from '../../command-line/options.js'
import { programOf } from '../../command-line/program.js'
import { makeProgressView, watchNotes } from '../../command-line/progress.js'
import { findCommits, fromRoot } from '../../command-line/sources.js'
import { terminalOf } from '../../command-line/terminal.js'
import { toHtml } from '../../document/html.js'
import { toTerminal } from '../../document/terminal.js'
import { refuseArtifacts } from '../../inputs/inputs.js'
import type { WatchedInputs } from '../../inputs/sides.js'
import { openGit } from '../../system/git/git.js'
import { pageTools } from '../../system/page-tools.js'
import { Interruption } from '../../system/signals.js'
import { renderJson } from '../../util/json.js'
import { type AskedBisection, type BisectView, bisect as run } from './bisect.js'
import { bisectDocument } from './document.js'
import { decodeBisect } from './inputs.js'
import { makeBisectView } from './progress.js'
import type { BisectResult } from './result.js'
import { bisectOnLocalMachine } from './system/local-bisection.js'

/** The files that a bisection can write, each by the option of its name. */
const pages: readonly WrittenPage<BisectResult>[] = [
  { name: 'json', file: 'Write the result as JSON.', render: renderJson },
  {
    name: 'html',
    file: 'Write the result as an HTML page.',
    render: result => toHtml(bisectDocument(result, programOf(process.argv)), { title: 'Bisection', tools: pageTools }),
  },
]

const statuses: Readonly<Record<BisectResult['end']['kind'], ExitStatus>> = {
  named: exitStatus.done,
  set: exitStatus.notCompared,
  same: exitStatus.notCompared,
}

export const bisect: CliCommand = {
  usage: 'counterbalance bisect GOOD [[NAME=]COMMIT…] BAD [options] -- COMMAND [ARG…]',
  summary: 'finds the commit that made a benchmark slower',
  about:
    'It is among all commits between a good one and a bad one, or among those that you list in order. No build or comparison starts that would end after --time-budget.',
  options: makeOptions(
    'bisect',
    {
      'What most calls need': ['setup', 'time-budget', 'skip', 'resume', 'threshold', 'html'],
      'What is measured': ['command', 'rounds', 'warmup', 'prepare', 'conclude', 'cleanup', 'scan'],
      'What is shown': ['json'],
      More: ['config', 'set'],
    },
    fileOptions(pages),
  ),
  async run(typed) {
    const call = { ...typed, get: (await withOwnConfig(typed.get)).get }
    const sources = await findCommits(call.words.slice(0, call.wordsBefore))
    const bisectInputs = decodeBisect(call.get, '.', { sources, argv: call.words.slice(call.wordsBefore) })
    const inputs = await fromRoot(refuseArtifacts(bisectInputs.inputs), call.get)
    checkOutputs(pages.map(({ name }) => call.get(name)))
    const git = openGit('.', { signal: new AbortController().signal })
    const changes = await git.try('status', '--porcelain', '--untracked-files=no')
    if (changes) process.stderr.write('note: changes that are not committed are left out: only commits are measured\n')
    const outcome = await search({ ...bisectInputs, inputs })
    if (outcome instanceof Interruption) {
      process.stderr.write(`counterbalance: ${outcome.message}; --resume continues from here\n`)
      return exitStatus.interrupted
    }
    process.stdout.write(toTerminal(bisectDocument(outcome, programOf(process.argv)), terminalOf(process.stdout)))
    return writePages(pages, outcome, call.get, statuses[outcome.end.kind])
  },
}

async function search(bisection: AskedBisection): Promise<BisectResult | Interruption> {
  const { inputs, setup } = bisection
  const view = watchBisection(process.stderr, inputs)
  try {
    return await bisectOnLocalMachine({ inputs, setup, watch: watchNotes(process.stderr) }, world =>
      run(bisection, world, view),
    )
  } catch (error) {
    if (error instanceof Interruption) return error
    throw error
  }
}

/** Shows on `stream` the progress of a bisection; each comparison by a bar on a terminal, since a line for each round would hide the rest. */
function watchBisection(stream: NodeJS.WriteStream, inputs: WatchedInputs): BisectView {
  const view = makeBisectView(line => stream.write(`${line}\n`))
  return {
    ...view,
    openComparison(bisection, request) {
      const unseen = view.openComparison(bisection, request)
      return stream.isTTY ? makeProgressView(stream, inputs) : unseen
    },
  }
}
