import type { Command, Exit, Shell } from './process.js'

/** The end of a command that failed. */
interface Failure {
  readonly exit: Exit
  readonly shell: Shell
  /** The last lines that it printed, without blanks around them. */
  readonly printed: string
}

/** The status of a program that was ended by SIGPIPE, as shells report it. */
const brokenPipe = 141
/** From here on, a status says that nothing could be run, or which signal ended it. */
const firstOfShell = 126

/**
 * Explains how a command failed that may work at a prompt: its shell ends at the first failure, also in a pipe, and standard input is
 * empty. Returns an empty text where nothing hints at any of that.
 */
export function explainShellFailure(command: Command, { exit, shell, printed }: Failure): string {
  if (exit.kind !== 'exited') return ''
  const { status } = exit
  const line = command.kind === 'shell' && shell !== 'cmd' ? withoutQuotes(command.line) : ''
  const isPiped = shell === 'bash' && command.kind === 'shell' && command.pipefail !== false && pipe.test(line)
  if (isPiped && status === brokenPipe) return explainClosedPipe(line)
  if (status >= firstOfShell) return ''
  if (complaintOfInput.test(printed) || (printed === '' && readsInput.test(line))) return emptyInput
  if (printed !== '' && !complaintOfShell.test(printed)) return ''
  if (sequence.test(line))
    return `${shell} -e ends a line at the first command that fails: add "|| true" to one that may`
  return isPiped ? 'a part of the pipe failed: add "|| true" to one that may' : ''
}

const pipe = /(?<!\|)\|(?!\|)/
const sequence = /[;\n]\s*\S/
const readsInput = /(?:^|[;&|\n])\s*read\b/
const complaintOfInput = /\b(?:stdin|standard input|EOFError)\b|\bnot a (?:tty|terminal)\b/i
const complaintOfShell = /^(?:bash|sh): line \d+: /

const emptyInput = 'standard input is empty here: let the command read a file instead, as in "< input.txt"'

function explainClosedPipe(line: string): string {
  const [, last = '', ...others] = line.split(pipe)
  const program = /^&?\s*([\w./+-]+)/.exec(last)?.[1]
  const closer =
    others.length > 0 || program === undefined ? 'a later part of the pipe closed it' : `${program} closed the pipe`
  return `${closer}, which "set -o pipefail" takes for a failure: begin the line with "set +o pipefail;" if that is meant`
}

function withoutQuotes(line: string): string {
  return line.trim().replace(/'[^']*'|"(?:\\.|[^"\\])*"/gs, 'quoted')
}
