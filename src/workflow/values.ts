import { decodeBisect } from '../inputs/bisect.js'
import type { Task } from '../inputs/declaration.js'
import { decodeGiven, listInputs } from '../inputs/declarations.js'
import { makeGate } from '../inputs/gate.js'
import { makeInputs } from '../inputs/inputs.js'
import { makeSettings } from '../inputs/settings.js'
import { type Get, InputError } from '../inputs/values.js'
import type { Problem, Use } from './use.js'

/** Lists the values that the step would refuse when it runs. An expression is only known then, and is taken to be right. */
export function checkValues({ inputs, jobName, mode }: Use): readonly Problem[] {
  const texts = new Map(Object.entries(inputs).map(([name, value]) => [name, String(value ?? '').trim()]))
  const isOpen = (text: string): boolean => text.includes('${{')
  const get: Get = name => texts.get(name) ?? ''
  const single = listInputs('action')
    .filter(({ name }) => get(name) !== '' && !isOpen(get(name)))
    .flatMap(({ name, decode }) => refusalOf(() => decode(get(name), name)))
  const isKnown = single.length === 0 && ![...texts.values()].some(isOpen)
  const found = isKnown ? refusalOf(() => decodeTogether(get, mode)) : single
  return found.map(message => ({ severity: 'error', message: `the job "${jobName}": ${message}` }))
}

/** Decodes all inputs as the mode does, so that those which exclude each other are refused. */
function decodeTogether(get: Get, mode: string): void {
  const isMeasured = get('command') !== ''
  const told = mode === 'auto' ? 'compare' : (mode as Task)
  if (told === 'compare' || told === 'report' || told === 'merge') {
    const given = decodeGiven(get, told)
    makeGate(given)
    makeSettings(given)
  }
  if (told === 'bisect' && isMeasured) decodeBisect(get, '.', { argv: [] })
  if (told === 'compare' && isMeasured) makeInputs(decodeGiven(get, told), { get, contender: '.' })
  if (told === 'publish' && isMeasured) makeInputs(decodeGiven(get, told), { get, contender: '.' })
}

function refusalOf(decode: () => unknown): readonly string[] {
  try {
    decode()
    return []
  } catch (error) {
    if (error instanceof InputError) return [error.message]
    throw error
  }
}
