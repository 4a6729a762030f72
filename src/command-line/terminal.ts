import type { WriteStream } from 'node:tty'
import type { Get } from '../inputs/values.js'
import type { RenderOptions } from '../report/renderer.js'
import { pageTools } from '../system/page-tools.js'
import type { MoreOptions } from './command.js'
import { programOf } from './program.js'

/** The options of what is shown on a terminal. */
export const displayOptions: MoreOptions = {
  verbose: {
    help: 'Show every row, the causes, all notes, the machine, and how to repeat it.',
  },
}

/** Returns how a stream shows text: in color only on a terminal, and never if NO_COLOR is set (no-color.org). */
export function terminalOf(stream: NodeJS.WriteStream | WriteStream, get: Get = () => ''): RenderOptions {
  const color = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
  return {
    color,
    ...{ isVerbose: get('verbose') === 'true', isLog: stream.isTTY !== true },
    program: programOf(process.argv),
    tools: pageTools,
    ...(stream.isTTY ? { width: stream.columns } : {}),
  }
}
