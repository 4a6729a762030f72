import { present } from '../util/present.js'
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

/** The habit of a shell that made a line fail, as facts of a reason. */
interface ShellHabit {
  readonly habit?: 'closed-pipe' | 'part-of-pipe' | 'first-failure' | 'empty-input'
  /** The program that closed the pipe, where it can only be one. */
  readonly closer?: string
}

/**
 * Finds why a command failed that may work at a prompt: its shell ends at the first failure, also in a pipe, and standard input is empty.
 * Returns no facts where nothing hints at any of that.
 */
export function findShellHabit(command: Command, { exit, shell, printed }: Failure): ShellHabit {
  if (exit.kind !== 'exited') return {}
  const { status } = exit
  const typed = command.kind === 'shell' && shell !== 'cmd' ? command.line : ''
  const line = typed.trim().replace(/'[^']*'|"(?:\\.|[^"\\])*"/gs, 'quoted')
  const isPiped = shell === 'bash' && command.kind === 'shell' && command.pipefail !== false && pipe.test(line)
  if (isPiped && status === brokenPipe) {
    const [, last = '', ...more] = line.split(pipe)
    const closer = more.length > 0 ? undefined : /^&?\s*([\w./+-]+)/.exec(last)?.[1]
    return { habit: 'closed-pipe', ...present({ closer }) }
  }
  if (status >= firstOfShell) return {}
  if (complaintOfInput.test(printed) || (printed === '' && readsInput.test(line))) return { habit: 'empty-input' }
  if (printed !== '' && !complaintOfShell.test(printed)) return {}
  if (sequence.test(line)) return { habit: 'first-failure' }
  return isPiped ? { habit: 'part-of-pipe' } : {}
}

const pipe = /(?<!\|)\|(?!\|)/
const sequence = /[;\n]\s*\S/
const readsInput = /(?:^|[;&|\n])\s*read\b/
const complaintOfInput = /\b(?:stdin|standard input|EOFError)\b|\bnot a (?:tty|terminal)\b/i
const complaintOfShell = /^(?:bash|sh): line \d+: /
