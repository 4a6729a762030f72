import type { Way } from './declaration.js'
import { type Input, inputs } from './declarations.js'

/**
 * Describes the purpose of `input` for one way of using the product. Any input named in the text has the name that it has there. A value in
 * backticks stays as it is. An input that is no option of a command is a key of `--set`.
 */
export function describeInput(
  { help }: Pick<Input, 'help'>,
  way: Way,
  isOption: (name: string) => boolean = () => true,
): string {
  const text = typeof help === 'string' ? help : help[way]
  const named = text.replace(/(?<!`)\{([a-z.-]+)\}/g, (_, name: string) => nameOf(name, way, isOption))
  // Backticks are for Markdown; a terminal shows them as they are.
  return way === 'action' ? named : named.replaceAll('`', '')
}

function nameOf(name: string, way: Way, isOption: (name: string) => boolean): string {
  const input = inputs.find(one => one.name === name)
  if (input === undefined || (input.only ?? way) !== way) throw new Error(`"${name}" is not an input of the ${way}`)
  if (way === 'action') return `\`${input.name}\``
  return isOption(name) ? `--${input.option}` : `--set ${name}`
}
