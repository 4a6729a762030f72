import type { WriteStream } from 'node:tty'
import type { TerminalOptions } from '../report/pages/terminal.js'

/** How a stream shows text: colour only on a terminal, and never where NO_COLOR is set (no-color.org). */
export function terminalOf(stream: NodeJS.WriteStream | WriteStream): TerminalOptions {
  const color = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
  return { color, ...(stream.isTTY ? { width: stream.columns } : {}) }
}
