import { FormatError } from '../format.js'
import { detectFormat } from '../index.js'
import type { Output } from '../output.js'
import { processTime } from '../own/process.js'
import { splitLines } from '../reading/lines.js'
import type { ConsoleTable } from './console-table.js'
import { recogniseConsole } from './consoles.js'

/** A table for people is short, but logs may come before it. */
const mostCharacters = 2 ** 22

/** The table for people that `output` is, if no format reads any number in it. */
export function findConsole(output: Output): ConsoleTable | undefined {
  if (output.files !== undefined) return undefined
  const found = recogniseConsole(splitLines(output.stdout.slice(-mostCharacters)))
  return found && isUnread(output) ? found : undefined
}

function isUnread(output: Output): boolean {
  try {
    return detectFormat(output) === processTime
  } catch (error) {
    if (error instanceof FormatError) return false
    throw error
  }
}
