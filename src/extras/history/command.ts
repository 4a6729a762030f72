import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CliCommand, exitStatus } from '../../command-line/command.js'
import { checkOutputs, complainOf, tryToWrite, type WrittenPage, writePages } from '../../command-line/files.js'
import { fileOptions, makeOptions } from '../../command-line/options.js'
import { parseStore } from '../../command-line/sources.js'
import { terminalOf } from '../../command-line/terminal.js'
import { toTerminal } from '../../document/terminal.js'
import { decodeOne } from '../../inputs/declarations.js'
import { InputError } from '../../inputs/values.js'
import { openGit } from '../../system/git/git.js'
import { findCommit } from '../../system/git/history.js'
import { renderJson } from '../../util/json.js'
import { historyDocument } from './document.js'
import type { HistoryLevels, Push } from './levels.js'
import { makeResult } from './result.js'
import { makeShown, type Shown } from './since.js'
import { historyPage, makeSite } from './site.js'
import { readHistories } from './system/store.js'
import { endsOf, isWorse } from './words.js'

/** The files that a history can write, each by the option of its name. */
const pages: readonly WrittenPage<readonly Shown[]>[] = [
  {
    name: 'json',
    file: 'Write the levels of all versions as JSON.',
    render: all => renderJson(all.map(shown => makeResult(shown.suite, shown))),
  },
  {
    name: 'html',
    file: 'Write the levels as an HTML page.',
    render: all => historyPage(all, terminalOf(process.stdout)),
  },
]

export const history: CliCommand = {
  usage: 'counterbalance history STORE|history.jsonl [options]',
  summary: 'shows what changed since an older version',
  options: makeOptions(
    'history',
    { 'What is shown': ['since', 'threshold'], 'Files to write': ['html', 'json', 'site'] },
    {
      since: {
        placeholder: 'COMMIT',
        help: 'Version to compare with, such as a commit, a branch or HEAD~1. By default, the oldest that comparisons connect to the newest.',
      },
      site: {
        placeholder: 'DIRECTORY',
        help: 'Write all that shows the history into a directory: index.html and results.md.',
      },
      ...fileOptions(pages),
    },
  ),
  async run({ get, words }) {
    const [word, ...more] = words
    if (word === undefined || more.length > 0)
      throw new InputError('give exactly one STORE, which is a directory of published baselines, or a file of history')
    const place = word.startsWith('store:') ? parseStore(word) : word
    checkOutputs(pages.map(({ name }) => get(name)))
    const threshold = decodeOne(get, 'threshold')
    const histories = await readHistories(place)
    for (const { problem } of histories) if (problem !== undefined) process.stderr.write(`note: ${problem}\n`)
    const since = get('since')
    // Such as HEAD~1, where the history is that of the repository around us.
    const commit =
      since === '' ? undefined : await findCommit(openGit('.', { signal: new AbortController().signal }), since)
    const all = await Promise.all(
      histories.map(async ({ rules, bisection, ...one }) => {
        const thresholds = { threshold, ...(rules && { rules }) }
        const shown = makeShown(one, thresholds, levels => findGround(levels, since, commit))
        return { ...shown, bisection: { ...bisection, commits: await countCommits(shown) } }
      }),
    )
    const display = terminalOf(process.stdout)
    process.stdout.write(toTerminal(historyDocument(all, display), display))
    return complainOf(writeSite(get('site'), all), writePages(pages, all, get, exitStatus.done))
  },
}

/** The moves whose commits are counted: the others are not shown with a command. */
const mostCounted = 10

/** Counts the commits between the versions of the moves for the worse, where the repository around us has them. */
async function countCommits({ moves: { steps, trends } }: Shown): Promise<ReadonlyMap<string, number>> {
  const git = openGit('.', { signal: new AbortController().signal })
  const ranges = [...trends, ...steps]
    .filter(isWorse)
    .slice(0, mostCounted)
    .map(move => endsOf(move).map(({ commit }) => commit))
    .filter(([good, bad]) => good !== undefined && bad !== undefined)
    .map(([good, bad]) => `${good}..${bad}`)
  const counts = await Promise.all(
    ranges.map(async range => [range, Number((await git.try('rev-list', '--count', range)) ?? 0)] as const),
  )
  return new Map(counts)
}

/** Writes the files of a site; why some could not be written, in words. */
function writeSite(directory: string, all: readonly Shown[]): readonly string[] {
  if (directory === '') return []
  mkdirSync(directory, { recursive: true })
  return [...makeSite(all, terminalOf(process.stdout))].flatMap(
    ([name, text]) => tryToWrite(join(directory, name), () => text) ?? [],
  )
}

function findGround({ pushes }: HistoryLevels, text: string, resolved: string | undefined): Push | undefined {
  if (text === '') return undefined
  const push =
    pushes.findLast(({ commit, label }) => label === text || (text.length >= 4 && commit?.startsWith(text))) ??
    pushes.findLast(({ commit }) => commit !== undefined && commit === resolved)
  if (push !== undefined) return push
  if (resolved !== undefined)
    throw new InputError(
      `"--since" is "${text}", which is commit ${resolved.slice(0, 7)}, and this history has no version of it: name one that was published`,
    )
  throw new InputError(`"--since" is "${text}", and no version of this history has that commit or branch`)
}
