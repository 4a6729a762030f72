import { ManifestError } from '../baseline/manifest.js'
import { harmlessLines } from '../document/escape.js'
import { FormatError } from '../formats/format.js'
import { InputError } from '../inputs/values.js'
import { InvocationError } from '../measure/process.js'
import { NotComparedError } from '../record/reasons.js'
import { RecordError } from '../record/record-error.js'
import { describeFault } from '../report/words/words.js'
import { TimeError } from '../schedule/time.js'
import { PayloadError } from '../system/copies/payload.js'
import { startDebugging } from '../system/debug.js'
import { DiskError } from '../system/disk.js'
import { GitError } from '../system/git/git.js'
import { Interruption } from '../system/signals.js'
import type { CliOptions, Option } from './command.js'
import { type CliCommand, type ExitStatus, exitStatus } from './command.js'
import { isOutOfFiles } from './files.js'
import { commonOptions, parseCall } from './options.js'
import { terminalOf } from './terminal.js'

const wrongCalls = [RecordError, GitError, ManifestError, TimeError, NotComparedError]
/** Name of an error whose module is loaded only if there are rules. */
const wrongRules = 'RulesError'
const failedCommands = [InvocationError, FormatError]

/** Runs `command` with the words after its name. What its user can mend is said in words; anything else is a fault of ours. */
export async function runCommand(command: CliCommand, words: readonly string[]): Promise<ExitStatus> {
  if (isAskingForHelp(words)) return showHelp(command)
  try {
    const call = parseCall(words, { ...command.options, ...commonOptions })
    using _ =
      call.get('debug') === 'true'
        ? startDebugging(line => {
            process.stderr.write(`debug: ${harmlessLines(line)}\n`)
          })
        : undefined
    return await command.run(call)
  } catch (error) {
    if (isOutOfFiles(error)) throw error
    if (error instanceof InputError) return refuse(error.onCommandLine)
    if (error instanceof PayloadError) return refuse(error.message)
    if (wrongCalls.some(kind => error instanceof kind) || (error as Error).name === wrongRules)
      return refuse((error as Error).message)
    if (failedCommands.some(kind => error instanceof kind))
      return complain((error as Error).message, exitStatus.commandFailed)
    // What the system refuses (a file, a disk) is no bug, and its message names the file.
    if (error instanceof DiskError || (error instanceof Error && 'syscall' in error)) return refuse(error.message)
    if (error instanceof Interruption) return complain(`${error.message}; nothing was measured`, exitStatus.interrupted)
    return confess(error)
  }
}

/** Reports a fault of our own; what was measured until then is in the record. */
function confess(error: unknown): ExitStatus {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return complain(`${what}\n${describeFault()}`, exitStatus.ownFault)
}

/** Says what is wrong with the call. */
export function refuse(message: string): ExitStatus {
  return complain(message, exitStatus.wrongCall)
}

function complain(message: string, status: ExitStatus): ExitStatus {
  process.stderr.write(`counterbalance: ${harmlessLines(message)}\n`)
  return status
}

function isAskingForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--')
  return words.slice(0, end < 0 ? words.length : end).some(word => word === '--help' || word === '-h')
}

function showHelp(command: CliCommand): ExitStatus {
  process.stdout.write(describeCommand(command, terminalOf(process.stdout).width))
  return exitStatus.done
}

const usualWidth = 100

/** The help text of a command, no wider than `width`. */
export function describeCommand(
  { usage, summary, about, options }: Pick<CliCommand, 'usage' | 'summary' | 'about' | 'options'>,
  width = usualWidth,
): string {
  const more = about === undefined ? [] : [wrap(about, width).join('\n')]
  return `${[usage, summary, ...more, describeOptions({ ...options, ...commonOptions }, width)].join('\n\n')}\n`
}

/** The options as aligned lines for a help text, no wider than `width`, below the titles of their groups. */
export function describeOptions(options: CliOptions, width = usualWidth): string {
  const rows = Object.entries(options).map(([name, option]) => ({ ...option, call: callOf(name, option) }))
  const indent = Math.max(...rows.map(({ call }) => call.length)) + 4
  const groups = [...new Set(rows.map(({ group }) => group))]
  return groups
    .map(title => {
      const fittingRows = rows.filter(({ group }) => group === title)
      const lines = fittingRows.map(row => {
        const [first, ...rest] = wrap(textOf(row), Math.max(30, width - indent))
        return [`  ${row.call}`.padEnd(indent) + first, ...rest.map(line => ' '.repeat(indent) + line)].join('\n')
      })
      return [`${title}:`, ...lines].join('\n')
    })
    .join('\n\n')
}

function callOf(name: string, { placeholder, short }: Option): string {
  const call = placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`
  return short === undefined ? call : `-${short}, ${call}`
}

function textOf({ help, placeholder, isRepeatable, default: usual }: Option): string {
  const more = isRepeatable ? [' Can be repeated.'] : []
  const value = usual && placeholder !== undefined ? [` [${usual}]`] : []
  return [help, ...more, ...value].join('')
}

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
