import type { WriteStream } from 'node:tty'
import type { Get } from '../inputs/values.js'
import type { TerminalOptions } from '../report/pages/terminal.js'
import type { CliOptions } from './options.js'

/** The options of what is shown on a terminal. */
export const displayOptions: CliOptions = {
  verbose: {
    group: 'Output',
    help: 'Show the numbers of each row on the terminal: quartiles, mean, outliers, p, and the smallest change that it would have found.',
  },
}

/** How a stream shows text: colour only on a terminal, and never where NO_COLOR is set (no-color.org). */
export function terminalOf(stream: NodeJS.WriteStream | WriteStream, get: Get = () => ''): TerminalOptions {
  const color = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
  return { color, isVerbose: get('verbose') === 'true', ...(stream.isTTY ? { width: stream.columns } : {}) }
}
