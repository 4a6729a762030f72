import type { CopiesRequest } from '../../plan/round.js'
import { choice, flag, lines, modes, shellLine, special, text } from '../declaration.js'
import { InputError, isInside, parseLines, shown } from '../values.js'
import { comparers, measurers } from './takers.js'

/** The inputs that decide what is compared: the two sides, and how they are made. */
export const sides = {
  mode: choice({
    names: ['auto', ...modes],
    default: 'auto',
    only: 'action',
    takenBy: modes,
    help: 'What the action does. `compare` measures both sides. `publish` stores the baseline for later pull requests. `report` comments on the run of another workflow. `merge` makes one report from the jobs of a matrix. `self-test` counts false alarms and missed slowdowns on this runner. `bisect` finds the commit that made a difference. `history` commits the history to a branch, or tells people what a push made worse. `auto` publishes on the default branch (`push`, `schedule`, `workflow_dispatch`), reports on `workflow_run`, and compares on other events.',
  }),
  command: shellLine({
    takenBy: measurers,
    help: {
      action: 'Shell command that runs the benchmarks, in the directory of each copy. Required in order to measure.',
      'command line': 'Shell command that runs the benchmarks, if no command follows `--`.',
    },
  }),
  baseline: choice({
    names: ['auto', 'artifact', 'ref', 'directory'],
    default: 'auto',
    only: 'action',
    takenBy: comparers,
    help: 'Where the baseline comes from. `artifact` is the nearest that the default branch published. `ref` is a commit that is built here. `directory` is {baseline-directory}. `auto` uses the artifact of exactly that commit. If there is none, it builds the commit if {setup} or {baseline-ref} is given. Otherwise it shows the nearest artifact, and no gate judges by it.',
  }),
  baselineDirectory: text({
    placeholder: 'DIR',
    only: 'action',
    takenBy: comparers,
    help: 'Existing directory to use as the baseline.',
  }),
  contenders: lines({
    only: 'action',
    takenBy: ['compare'],
    help: 'More commits to compare with the baseline, beside what is checked out: `NAME=REF`, one per line. Each is built with {setup}.',
  }),
  baselineRef: text({
    placeholder: 'REF',
    only: 'action',
    takenBy: comparers,
    help: 'Commit to use as the baseline. By default, the commit that the contender was built on.',
  }),
  setup: shellLine({
    isRecorded: true,
    takenBy: measurers,
    help: 'Shell command that builds a baseline from its commit (install, compile). It runs once, in the checkout.',
  }),
  suite: text({
    default: 'benchmark',
    placeholder: 'NAME',
    takenBy: ['compare', 'publish', 'self-test', 'bisect', 'report', 'merge', 'history', 'parse'],
    help: {
      action: 'Name of what the command measures. The artifact and the comment are found by this name.',
      'command line': 'Name of what the command measures. Numbers without a name get it too.',
    },
  }),
  question: special({
    placeholder: 'TEXT',
    isRecorded: true,
    takenBy: ['compare', 'publish'],
    decode: parseQuestion,
    help: 'What the comparison is to find out, such as "does the cache pay?". The report shows it at the top.',
  }),
  workingDirectory: special({
    placeholder: 'DIR',
    default: '.',
    isRecorded: true,
    takenBy: measurers,
    decode: parseWorkingDirectory,
    help: {
      action: 'Directory that the command runs in, relative to the root of each side.',
      'command line':
        'Directory that the command runs in, relative to the root of each side. In a subdirectory of a repository, it is this subdirectory by default, if the baseline is a commit.',
    },
  }),
  payload: lines({
    placeholder: 'GLOB',
    isRecorded: true,
    takenBy: measurers,
    help: {
      action:
        'Patterns of the files that the command needs, one per line. Required in order to publish. Otherwise, empty means all files but `.git`.',
      'command line': 'Pattern of the files that the command needs. By default, all files but `.git`.',
    },
  }),
  suiteFiles: special({
    placeholder: 'GLOB',
    isRepeatable: true,
    isRecorded: true,
    takenBy: ['compare', 'publish'],
    decode: parseSuiteFiles,
    help: {
      action:
        'Patterns of the files that define the benchmarks, one per line, such as `bench/**`. A baseline that is built gets those of the contender. Otherwise, a difference is reported, and {suite-changes} decides.',
      'command line':
        'Pattern of the files that define the benchmarks, such as `bench/**`. A baseline that is built gets those of the contender. Otherwise, a difference is reported, and {suite-changes} decides.',
    },
  }),
  install: shellLine({
    isRecorded: true,
    takenBy: measurers,
    help: 'Shell command that runs once in every copy, for what must be installed in place, such as a virtual environment.',
  }),
  inPlace: flag({
    default: 'false',
    isRecorded: true,
    takenBy: measurers,
    help: 'Run both sides where they are, instead of in copies.',
  }),
  copies: special({
    placeholder: 'N+N',
    default: '2+2',
    isRecorded: true,
    takenBy: measurers,
    decode: parseCopies,
    help: 'How often the baseline and the contender are installed: `2+2`, `2+1` (one copy of the contender) or `1+1` (no control). The last number is also that of all further contenders.',
  }),
}

const longestQuestion = 300

function parseQuestion(text: string): string | undefined {
  if (text.length > longestQuestion || /\p{Cc}/u.test(text))
    throw new InputError(`"question" is ${shown(text)}…; it must be one line of at most ${longestQuestion} characters`)
  return text || undefined
}

/** A directory outside would be the same one for every copy. */
function parseWorkingDirectory(path: string): string {
  if (isInside(path)) return path
  throw new InputError(`"working-directory" is ${shown(path)}; it must be a directory inside of a side, such as app`)
}

/** The files of others are no part of a suite. */
function parseSuiteFiles(given: string): readonly string[] {
  const patterns = parseLines(given).map(pattern => pattern.replace(/^(?:\.\/)+/, ''))
  const outside = patterns.find(pattern => /^!?\//.test(pattern) || pattern.split('/').includes('..'))
  if (outside === undefined) return patterns
  throw new InputError(
    `"suite-files" is ${shown(outside)}; it must be a pattern of files inside of each side, such as bench/**`,
  )
}

function parseCopies(text: string): CopiesRequest {
  if (/^[12](?:\+[12]){1,63}$/.test(text)) return text.split('+').map(Number) as (1 | 2)[]
  throw new InputError(
    `"copies" is ${shown(text)}; it must be how often each side is installed: 2+2, 2+1 (only the baseline twice), or 1+1 (no control)`,
  )
}
