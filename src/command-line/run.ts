import { extras } from '../extras/index.js'
import { leaveCallersRepository } from '../system/git/inherited.js'
import { version } from '../version.js'
import { type CliCommand, type ExitStatus, exitStatus } from './command.js'
import { isOutOfFiles, outOfFiles } from './files.js'

/** The commands; each is loaded when it is called, since most calls need little. */
const commands: Readonly<Record<string, () => Promise<CliCommand>>> = {
  init: async () => (await import('./init.js')).init,
  compare: async () => (await import('./compare.js')).compare,
  show: async () => (await import('./show.js')).show,
  publish: async () => (await import('./publish.js')).publish,
  parse: async () => (await import('./parse.js')).parse,
  ...Object.assign({}, ...extras.map(({ commands: added }) => added)),
}

/** Words that people may expect, and what they are here. */
const otherWords: Readonly<{ [name: string]: string }> = {
  analyze: 'show',
  render: 'show',
  report: 'show',
  merge: 'show',
  export: 'show --as NAME',
  causes: 'show --as causes',
  resume: 'compare --resume RECORD.json',
  run: 'compare',
  bench: 'compare',
  benchmark: 'compare',
  diff: 'compare',
  check: 'doctor',
  affected: 'plan',
}

/** Runs the command line `words` and gives its exit status. */
export async function run(words: readonly string[]): Promise<ExitStatus> {
  leaveCallersRepository()
  // A reader that has gone away is no reason to lose what is being measured; what could not be printed for want of room is said.
  process.stderr.on('error', () => undefined)
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') return
    process.stderr.write(`counterbalance: the output could not be written: ${message}\n`)
    process.on('exit', status => {
      process.exitCode = status || 2
    })
  })
  const [name, ...rest] = words[0] === 'help' && words.length > 1 ? [...words.slice(1, 2), '--help'] : words
  try {
    if (isAskingForVersion(words)) return say(`counterbalance ${version}`)
    if (name === undefined || ['--help', '-h', 'help'].includes(name)) return say(await describeCommands())
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    const { runCommand, refuse } = await import('./call.js')
    return load ? await runCommand(await load(), rest) : refuse(await describeUnknown(name))
  } catch (error) {
    // Even what would say so is a file to be opened.
    if (!isOutOfFiles(error)) throw error
    process.stderr.write(`counterbalance: ${outOfFiles}\n`)
    return exitStatus.wrongCall
  }
}

/** Before the words of a command that is measured, wherever it stands. */
function isAskingForVersion([name, ...rest]: readonly string[]): boolean {
  const end = rest.indexOf('--')
  return (
    ['--version', '-V', 'version'].includes(name ?? '') ||
    rest.slice(0, end < 0 ? rest.length : end).includes('--version')
  )
}

async function describeUnknown(name: string): Promise<string> {
  const { findNearest } = await import('../util/nearest.js')
  const meant = Object.hasOwn(otherWords, name) ? otherWords[name] : undefined
  const near = meant ?? findNearest(name, Object.keys(commands))
  return `unknown command "${name}"; ${near ? `did you mean "${near}"?` : `there are ${Object.keys(commands).join(', ')}`}`
}

async function describeCommands(): Promise<string> {
  const all = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => `  ${name.padEnd(11)}${(await load()).summary}`),
  )
  return [
    'Compares two versions side by side, and says which is slower.',
    '',
    'Begin with one of these:',
    '',
    "  counterbalance compare './old' './new'            two commands",
    '  counterbalance compare main -- npm run bench      your working directory with a branch',
    '  counterbalance init                               a workflow that measures each pull request',
    '',
    'All commands:',
    '',
    ...all,
    '',
    'counterbalance help COMMAND lists its options.',
  ].join('\n')
}

function say(text: string): ExitStatus {
  process.stdout.write(`${text}\n`)
  return 0
}
