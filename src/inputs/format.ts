import { FormatError } from '../formats/format.js'
import { chooseFormat, type FormatRequest, formatNames } from '../formats/index.js'
import { type Get, InputError, shown } from './values.js'

/** What a format of the user's own is made of. */
interface OwnFormat {
  readonly pattern: string | undefined
  readonly values: string | undefined
}

/** Outside of its copy, each invocation would overwrite what the others wrote; and the copy itself is cleared for nobody. */
export function decodeOutput(path: string): string | undefined {
  const words = path.split('/').filter(word => word !== '' && word !== '.')
  if (path === '') return undefined
  if (words.length > 0 && !path.startsWith('/') && !words.includes('..')) return words.join('/')
  throw new InputError(
    `"output" is ${shown(path)}; a file or directory inside of the working directory belongs there, such as results.json`,
  )
}

/** The format that is asked for, with what makes it; an InputError where it cannot be made. */
export function decodeFormatRequest(get: Get): FormatRequest & OwnFormat {
  const format = get('format')
  if (!formatNames.includes(format))
    throw new InputError(`"format" is ${shown(format)}; it can be ${formatNames.join(', ')}`)
  const request = {
    format,
    pattern: decodeOwn(get, 'pattern', 'regex'),
    values: decodeOwn(get, 'values', 'json'),
  }
  try {
    // It is made to see whether it can be, and reads nothing.
    chooseFormat(request, () => false)
  } catch (error) {
    throw error instanceof FormatError ? new InputError(error.message, { cause: error }) : error
  }
  return request
}

/** The input that a format of one's own is made of: none without the other. */
function decodeOwn(get: Get, name: string, format: string): string | undefined {
  const text = get(name)
  if ((text !== '') === (get('format') === format)) return text || undefined
  throw new InputError(
    text === ''
      ? `"format" is "${format}", and "${name}" is missing, which says where the numbers are`
      : `"${name}" is ${shown(text)}; it belongs to the format "${format}", and "format" is ${shown(get('format'))}`,
  )
}
