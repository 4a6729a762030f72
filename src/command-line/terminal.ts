import { basename, relative } from 'node:path'
import type { WriteStream } from 'node:tty'
import { quote } from '../record/shell-word.js'
import type { TerminalOptions } from '../report/pages/terminal.js'
import type { Program } from '../report/words/reproduce.js'

/** How a stream shows text: colour only on a terminal, and never where NO_COLOR is set (no-color.org). */
export function terminalOf(stream: NodeJS.WriteStream | WriteStream): TerminalOptions {
  const color = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
  return { color, program: programOf(process.argv), ...(stream.isTTY ? { width: stream.columns } : {}) }
}

/** How this program was called: by its name where it is installed, else as a file for Node. */
function programOf([, path = 'counterbalance']: readonly string[]): Program {
  const below = relative('', path)
  const file = below.startsWith('..') ? path : below
  const call = basename(path) === 'counterbalance' ? 'counterbalance' : `node ${quote(file)}`
  return { way: 'command line', get: [], call }
}
