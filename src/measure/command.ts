import type { Warning } from '../record/record.js'
import { quote } from '../util/shell-word.js'

/** The work of an invocation: a program with its arguments, or a line for the shell. */
export type Command =
  | { readonly kind: 'argv'; readonly argv: readonly string[] }
  | { readonly kind: 'shell'; readonly line: string }

/** The argument vector that runs `command`; a shell line stops at its first failing command, also in a pipe where the shell is bash. */
export function makeArgv(command: Command, shell: 'bash' | 'sh'): readonly string[] {
  if (command.kind === 'argv') return command.argv
  return shell === 'bash'
    ? ['bash', '--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', command.line]
    : ['sh', '-e', '-c', command.line]
}

/** Warns if a line of a command was run by a shell that takes fewer failures for one than bash does. */
export function warnOfShell(commands: readonly Command[], shell: 'bash' | 'sh'): readonly Warning[] {
  return shell === 'sh' && commands.some(({ kind }) => kind === 'shell') ? [shellWarning] : []
}

const shellWarning: Warning = {
  code: 'run-by-sh',
  message: 'no bash was found, so sh ran the command. It does not stop if a part of a pipe fails',
}

/** The command as its user would type it in a shell. */
export function showCommand(command: Command): string {
  return command.kind === 'shell' ? command.line : command.argv.map(quote).join(' ')
}
