import { ManifestError } from '../baseline/manifest.js'
import { harmlessLines } from '../document/escape.js'
import { FormatError } from '../formats/format.js'
import { InputError } from '../inputs/values.js'
import { InvocationError } from '../measure/process.js'
import { TimeError } from '../plan/time.js'
import { RecordError } from '../record/record-error.js'
import { describeFault } from '../report/words/words.js'
import { PayloadError } from '../system/copies/payload.js'
import { startDebugging } from '../system/debug.js'
import { DiskError } from '../system/disk.js'
import { GitError } from '../system/git/git.js'
import { Interruption } from '../system/signals.js'
import type { CliCommand } from './command.js'
import { type ExitStatus, exitStatus } from './exit-status.js'
import { isOutOfFiles } from './file-limit.js'
import { describeCommand } from './help.js'
import { commonOptions, parseCall } from './options.js'
import { terminalOf } from './terminal.js'

const wrongCalls = [RecordError, GitError, ManifestError, TimeError]
/** Name of an error whose module is loaded only if there are rules. */
const wrongRules = 'RulesError'
const failedCommands = [InvocationError, FormatError]

/** Runs `command` with the words after its name. What its user can mend is said in words; anything else is a fault of ours. */
export async function runCommand(command: CliCommand, words: readonly string[]): Promise<ExitStatus> {
  if (isAskingForHelp(words)) return showHelp(command)
  try {
    const call = parseCall(words, { ...command.options, ...commonOptions })
    using _ = call.get('debug') === 'true' ? startDebugging(writeDebug) : undefined
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

function writeDebug(line: string): void {
  process.stderr.write(`debug: ${harmlessLines(line)}\n`)
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
