import { basename, relative } from 'node:path'
import type { WriteStream } from 'node:tty'
import type { Get } from '../inputs/values.js'
import type { RenderOptions } from '../report/render.js'
import type { Program } from '../report/words/reproduce.js'
import { pageTools } from '../system/page-tools.js'
import { quote } from '../util/shell-word.js'
import type { MoreOptions } from './options.js'

/** The options of what is shown on a terminal. */
export const displayOptions: MoreOptions = {
  verbose: {
    help: 'Show the numbers of each row on the terminal: quartiles, mean, outliers, p, and the smallest change that it would have found.',
  },
}

/** Returns how a stream shows text: in colour only on a terminal, and never if NO_COLOR is set (no-color.org). */
export function terminalOf(stream: NodeJS.WriteStream | WriteStream, get: Get = () => ''): RenderOptions {
  const color = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
  return {
    color,
    isVerbose: get('verbose') === 'true',
    program: programOf(process.argv),
    tools: pageTools,
    ...(stream.isTTY ? { width: stream.columns } : {}),
  }
}

/** Returns how this program was called: by its name if it is installed, or else as a file for Node. */
function programOf([, path = 'counterbalance']: readonly string[]): Program {
  const below = relative('', path)
  const file = below.startsWith('..') ? path : below
  const call = basename(path) === 'counterbalance' ? 'counterbalance' : `node ${quote(file)}`
  return { way: 'command line', get: [], call }
}
