import type { CliCommand } from './command.js'
import { type CliOptions, commonOptions, type Option } from './options.js'

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
      const own = rows.filter(({ group }) => group === title)
      const lines = own.map(row => {
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
  const more = isRepeatable ? [' Can be given more than once.'] : []
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
