import { version } from '../version.js'
import type { CliCommand } from './command.js'
import { type ExitStatus, exitStatus } from './exit-status.js'
import { isOutOfFiles, outOfFiles } from './file-limit.js'

/** What the command line knows; each is loaded when it is called, since most calls need little. */
const commands: Readonly<{ [name: string]: () => Promise<CliCommand> }> = {
  init: async () => (await import('./init.js')).init,
  compare: async () => (await import('./compare.js')).compare,
  resume: async () => (await import('./resume.js')).resume,
  publish: async () => (await import('./publish.js')).publish,
  analyze: async () => (await import('./analyze.js')).analyze,
  parse: async () => (await import('./parse.js')).parse,
  render: async () => (await import('./render.js')).render,
  'self-test': async () => (await import('./self-test.js')).selfTest,
  causes: async () => (await import('./causes.js')).causes,
  bisect: async () => (await import('./bisect.js')).bisect,
  history: async () => (await import('./history.js')).history,
  doctor: async () => (await import('./doctor.js')).doctor,
}

/** Runs the command line `words` and gives its exit status. */
export async function run(words: readonly string[]): Promise<ExitStatus> {
  endureLostOutput()
  try {
    return await dispatch(words)
  } catch (error) {
    // Even what would say so is a file to be opened.
    if (!isOutOfFiles(error)) throw error
    process.stderr.write(`counterbalance: ${outOfFiles}\n`)
    return exitStatus.wrongCall
  }
}

async function dispatch(words: readonly string[]): Promise<ExitStatus> {
  const [name = '--help', ...rest] = words
  if (isAskingForVersion(words)) return say(`counterbalance ${version}`)
  if (name === '--help' || name === '-h' || name === 'help') return say(await describeCommands())
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  const { runCommand, refuse } = await import('./call.js')
  return load ? await runCommand(await load(), rest) : refuse(await describeUnknown(name))
}

/** Before the words of a command that is measured, wherever it stands. */
function isAskingForVersion([name, ...rest]: readonly string[]): boolean {
  const end = rest.indexOf('--')
  return name === '--version' || name === 'version' || rest.slice(0, end < 0 ? rest.length : end).includes('--version')
}

async function describeUnknown(name: string): Promise<string> {
  const { findNearest } = await import('../util/nearest.js')
  const near = findNearest(name, Object.keys(commands))
  return `there is no command "${name}"; ${near ? `did you mean "${near}"?` : `there are ${Object.keys(commands).join(', ')}`}`
}

async function describeCommands(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map(load => load()))
  const lines = all.flatMap(({ usage, summary }) => [
    ...usage.split('\n').map(line => `  ${line}`),
    `      ${summary}`,
    '',
  ])
  return [
    'Did this make it slower? Side by side, with a control.',
    '',
    ...lines,
    'counterbalance COMMAND --help tells more.',
  ].join('\n')
}

function say(text: string): ExitStatus {
  process.stdout.write(`${text}\n`)
  return 0
}

/** A reader that has gone away is no reason to lose what is being measured; what could not be printed for want of room is said. */
function endureLostOutput(): void {
  process.stderr.on('error', () => undefined)
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') return
    process.stderr.write(`counterbalance: the output could not be written: ${message}\n`)
    process.on('exit', status => {
      process.exitCode = status || 2
    })
  })
}
