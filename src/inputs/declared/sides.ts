import { extras } from '../../extras/index.js'
import type { CopiesRequest } from '../../schedule/round.js'
import {
  choice,
  comparers,
  flag,
  formed,
  lines,
  measurers,
  modes,
  ofDescription,
  ofJudging,
  patterns,
  recorded,
  shellLine,
  text,
} from '../declaration.js'
import { isInside } from '../values.js'

const addedModes = extras.flatMap(({ modes: added = {} }) => Object.entries(added))

/** The inputs that decide what is compared: the two sides, and how they are made. */
export const sides = {
  mode: choice({
    names: ['auto', 'compare', 'publish', ...addedModes.map(([name]) => name)],
    default: 'auto',
    only: 'action',
    takenBy: modes,
    help: `What the action does. \`auto\` publishes on the default branch (\`push\`, \`schedule\`, \`workflow_dispatch\`), merges on \`workflow_run\`, decides on \`issue_comment\`, and compares on other events. \`compare\` measures both sides, and \`publish\` stores a baseline. ${addedModes.map(([name, { summary }]) => `\`${name}\` ${summary}.`).join(' ')}`,
  }),
  command: shellLine({
    takenBy: measurers,
    isDescription: true,
    help: {
      action:
        'Shell command that runs the benchmarks, in the directory of each copy. Its standard input is empty. Required in order to measure.',
      'command line': 'Shell command that runs the benchmarks, if no command follows `--`.',
    },
  }),
  baseline: formed({
    default: 'auto',
    only: 'action',
    place: 'settings',
    placeholder: 'KIND',
    takenBy: comparers,
    expected: 'it can be auto, published, ref:COMMIT (built here), dir:DIRECTORY, or branch:NAME (kept on that branch)',
    read: readBaseline,
    help: 'Where the baseline comes from. `auto` is what the base commit published, or a build of exactly that commit if {build} or {setup} is given. Otherwise it shows the nearest published commit, and no gate judges by it. `published` is the nearest published commit, and is judged. `ref:v1.2` always builds that commit, and `ref` the base commit. `dir:../main` is an existing directory. `branch:NAME` is like `auto`, and keeps what is published on that branch instead of in artifacts, for servers that keep none.',
  }),
  contenders: lines({
    only: 'action',
    place: 'run',
    takenBy: ['compare'],
    help: 'More commits to compare with the baseline, in addition to what is checked out: `NAME=REF`, one per line. Each is built with {build} or {setup}.',
  }),
  build: shellLine({
    ...ofDescription,
    help: {
      action:
        'Shell command that builds the program (install, compile). It runs once for each side, first in the checkout of a baseline that is not published, then in what is checked out. So no code of a pull request has run before the baseline is built.',
      'command line': 'Shell command that builds each commit, and then what is here.',
    },
  }),
  setup: shellLine({
    ...recorded,
    help: 'Shell command that builds only commits, if you build what is checked out before. Usually, {build} does both.',
  }),
  noShell: flag({
    only: 'command line',
    short: 'N',
    takenBy: ['compare'],
    isRecorded: true,
    help: 'Run quoted commands without a shell, as for those that take a few ms.',
  }),
  suite: text({
    default: 'benchmark',
    placeholder: 'NAME',
    takenBy: ['compare', 'publish', 'self-test', 'bisect', 'merge', 'history', 'plan', 'parse'],
    help: {
      action: 'Name of what the command measures. The artifact and the comment are found by this name.',
      'command line': 'Name of what the command measures. Numbers without a name get it too.',
    },
  }),
  benchmarks: lines({
    place: 'settings',
    placeholder: 'GLOB',
    isRecorded: true,
    takenBy: ['compare'],
    help: 'Benchmarks that a plan found to be affected: patterns, of which the last one that fits a benchmark counts. A benchmark that `!` stands before runs once, if the command can run some alone. In a workflow, the output `benchmarks` of `mode: plan`.',
  }),
  workingDirectory: formed({
    ...ofDescription,
    placeholder: 'DIR',
    default: '.',
    expected: 'it must be a directory inside of a side, such as app',
    // A directory outside would be the same one for every copy.
    read: path => (isInside(path) ? path : undefined),
    help: {
      action: 'Directory that the command runs in, relative to the root of each side.',
      'command line':
        'Directory that the command runs in, relative to the root of each side. In a subdirectory of a repository, it is this subdirectory by default, if the baseline is a commit.',
    },
  }),
  payload: lines({
    ...ofDescription,
    name: 'files',
    placeholder: 'GLOB',
    help: {
      action:
        'Patterns of the files that the command needs, one per line. Required in order to publish. Otherwise, empty means all files but `.git`.',
      'command line': 'Pattern of the files that the command needs. By default, all files but `.git`.',
    },
  }),
  suiteFiles: patterns({
    ...ofJudging,
    takenBy: ['compare', 'publish'],
    expected: 'it must be a pattern of files inside of each side, such as bench/**',
    help: 'Patterns of the files that define the benchmarks, such as `bench/**`. A baseline that is built gets those of the contender. Otherwise, if they differ, nothing can be compared.',
  }),
  install: shellLine({
    ...ofDescription,
    help: 'Shell command that runs once in every copy, for what must be installed in place, such as a virtual environment. `$BENCH_SEED` is another number for each copy and each time, by which a linker can draw the layout of the code.',
  }),
  copies: formed({
    ...ofJudging,
    placeholder: 'N+N',
    default: '2+2',
    takenBy: measurers,
    expected:
      'it must be how often each side is installed: 2+2, 2+1 (only the baseline twice), 1+1 (no control), or in-place (no copies)',
    read: readCopies,
    help: 'How often the baseline and the contender are installed: `2+2`, `2+1` (one copy of the contender) or `1+1` (no control). The last number is also that of all further contenders. `in-place` runs all sides where they are, instead of in copies.',
  }),
}

export interface CopiesChoice {
  readonly copies: CopiesRequest
  /** Set if each side runs in place, as often as it has copies. */
  readonly inPlace: boolean
}

function readCopies(text: string): CopiesChoice | undefined {
  const words = text.split(',').map(word => word.trim())
  const [numbers = '2+2', ...more] = words.filter(word => word !== 'in-place')
  if (!/^[12](?:\+[12]){1,63}$/.test(numbers) || more.length > 0) return undefined
  return { copies: numbers.split('+').map(Number) as (1 | 2)[], inPlace: words.includes('in-place') }
}

/** The source of the baseline, as the user gives it. */
export interface ChosenBaseline {
  readonly kind: 'auto' | 'published' | 'ref' | 'dir' | 'branch'
  /** A commit, a directory, or a branch. */
  readonly value?: string
}

function readBaseline(text: string): ChosenBaseline | undefined {
  const [, kind, value] = /^(auto|published|ref|dir|branch)(?::\s*(\S.*))?$/.exec(text) ?? []
  if (kind === 'published' || kind === 'ref') return { kind, ...(value === undefined ? {} : { value }) }
  if (kind === 'auto' && value === undefined) return { kind }
  if (kind === 'dir' && value !== undefined) return { kind, value }
  return kind === 'branch' &&
    value !== undefined &&
    /^\w[\w/.-]{0,99}$/.test(value) &&
    !/\.\.|\/\/|[./]$|\.lock$/.test(value)
    ? { kind, value }
    : undefined
}
