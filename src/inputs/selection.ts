import type { Selection } from '../formats/selection.js'
import { findLanguage } from '../formats/selection.js'
import { type Command, showCommand } from '../measure/process.js'
import { selectVariable } from '../measure/rounds/focus.js'
import { InputError, shown } from './values.js'

/**
 * The way in which the `commands` of all sides are told which benchmarks to run. Returns undefined if they are not told. A language that
 * the user names is one that the command reads, even where it does not mention the variable, such as a script.
 */
export function chooseSelection(
  { select, format }: { readonly select: string; readonly format: string },
  commands: readonly Command[],
): Selection | undefined {
  for (const command of commands) refuseUnread(command)
  const own = findLanguage(select)
  if (own) return { language: own, isNarrowed: true }
  const mentions = commands.filter(command => new RegExp(String.raw`\b${selectVariable}\b`).test(showCommand(command)))
  if (mentions.length === 0) return undefined
  const language = findLanguage(format)
  const isNarrowed = select === 'auto' && mentions.length === commands.length
  if (language) return { language, isNarrowed }
  if (select === 'off') return undefined
  if (format === 'auto' && mentions.every(command => hasDefault(showCommand(command))))
    return { language: undefined, isNarrowed }
  throw new InputError(
    `the command mentions $${selectVariable}, but "format" is ${shown(format)}, which has no way to select benchmarks: name your tool with "format", give "select", or write "\${${selectVariable}:-ALL}" with what runs all benchmarks`,
  )
}

/** Returns whether the command says itself what runs all benchmarks, wherever it mentions the variable. */
function hasDefault(line: string): boolean {
  return !new RegExp(String.raw`\$\{?${selectVariable}\b(?!:-)`).test(line)
}

/** Words are no shell line: a program that gets `$BENCH_SELECT` as a separate word gets just that. */
function refuseUnread(command: Command): void {
  const unread = new RegExp(String.raw`^\S*\$\{?${selectVariable}\}?$`)
  if (command.kind === 'argv' && command.argv.some(word => unread.test(word)))
    throw new InputError(
      `the command has the word "$${selectVariable}", but no shell reads it: give the command as a line, such as sh -c './bench "$${selectVariable}"'`,
    )
}
