import { FormatError } from '../formats/format.js'
import { chooseFormat } from '../formats/index.js'
import type { Given } from './declarations.js'
import { InputError, shown } from './values.js'

type Reading = Pick<Given<'parse'>, 'format' | 'pattern' | 'values'>

/** Refuses a format that cannot be made of what is given with it. */
export function checkFormat(given: Reading): void {
  checkOwn(given, 'pattern', 'regex')
  checkOwn(given, 'values', 'json')
  try {
    // It is made to see whether it can be, and reads nothing.
    chooseFormat(given, () => false)
  } catch (error) {
    throw error instanceof FormatError ? new InputError(error.message, { cause: error }) : error
  }
}

/** The input that a format of one's own is made of: none without the other. */
function checkOwn({ format, ...given }: Reading, name: 'pattern' | 'values', own: string): void {
  const text = given[name]
  if ((text !== undefined) === (format === own)) return
  throw new InputError(
    text === undefined
      ? `"format" is "${own}", and "${name}" is missing: it says where the numbers are`
      : `"${name}" is ${shown(text)}; it is only for the format "${own}", and "format" is ${shown(format)}`,
  )
}
