import { cutStack, ProfileError, type StackFrame, type StackSample } from '../profile.js'

/** Samples with the unit that their weights are in, as the profile calls it. */
export interface PrintedProfile {
  readonly samples: readonly StackSample[]
  readonly unit: string
}

/** Reads a profile of pprof, a message of protocol buffers that is not packed any more. Of several values, CPU time counts, or the last. */
export function readPprof(bytes: Uint8Array): PrintedProfile {
  const types = messagesIn(bytes, 1)
  const strings = messagesIn(bytes, 6).map(text => new TextDecoder().decode(text))
  const functions = new Map(messagesIn(bytes, 5).map(message => [numberIn(message, 1), message]))
  if (types.length === 0) throw cut()
  const ofTime = types.findIndex(type => strings[numberIn(type, 1)] === 'cpu')
  const chosen = ofTime < 0 ? types.length - 1 : ofTime
  const nothing = new Uint8Array()
  const makeFrame = (place: Uint8Array): StackFrame => {
    const [of = nothing, line] = [functions.get(numberIn(place, 1)), numberIn(place, 2)]
    const [name, file, start] = [strings[numberIn(of, 2)], strings[numberIn(of, 4)], numberIn(of, 5)]
    return { name: name || '(no name)', ...(file ? { file, line: start || line, last: line } : {}) }
  }
  // Made once, however often samples name them: a name can be as long as the file.
  const placed = new Map(
    messagesIn(bytes, 4).map(
      message => [numberIn(message, 1), cutLong(messagesIn(message, 4)).map(makeFrame)] as const,
    ),
  )
  const ofGo = new Set(
    [...placed.values()].flat().filter(({ name, file = '' }) => {
      // A function in assembly has no package in its name.
      if (file.endsWith('.s')) return true
      const [, text = ''] = /^((?:[^/]*\/)*[^/.]*)\./.exec(name) ?? []
      return text === 'runtime' || (!/^[^/]*\./.test(text) && file.includes(`/src/${text}/`))
    }),
  )
  return {
    unit: strings[numberIn(types[chosen]!, 2)] ?? '',
    samples: messagesIn(bytes, 2).flatMap(sample => {
      const frames = cutLong(numbersIn(sample, 1)).flatMap(id => placed.get(id) ?? [])
      const weight = numbersIn(sample, 2)[chosen] ?? 0
      return weight > 0 && frames.length > 0
        ? [{ frames: cutStack(withoutLibrary(frames.reverse(), ofGo)), weight }]
        : []
    }),
  }
}

/** More than any stack has at either end, and more functions than are inlined in one place. */
const mostAtEnd = 200

function cutLong<T>(list: readonly T[]): readonly T[] {
  return list.length <= 2 * mostAtEnd ? list : [...list.slice(0, mostAtEnd), ...list.slice(-mostAtEnd)]
}

/** Frames up to the last one that is of the program itself; all, where none is. */
function withoutLibrary(frames: readonly StackFrame[], ofGo: ReadonlySet<StackFrame>): readonly StackFrame[] {
  const last = frames.findLastIndex(frame => !ofGo.has(frame))
  return last < 0 ? frames : frames.slice(0, last + 1)
}

interface Field {
  readonly field: number
  readonly value: number | Uint8Array
}

function* eachField(bytes: Uint8Array): Iterable<Field> {
  let at = 0
  const readNumber = (): number => {
    const { value, end } = readVarint(bytes, at)
    at = end
    return value
  }
  while (at < bytes.length) {
    const key = readNumber()
    const field = Math.floor(key / 8)
    const kind = key % 8
    if (kind === 0) yield { field, value: readNumber() }
    else if (kind === 2) {
      const length = readNumber()
      if (at + length > bytes.length) throw cut()
      yield { field, value: bytes.subarray(at, at + length) }
      at += length
    } else if (kind === 1 || kind === 5) at += kind === 1 ? 8 : 4
    else throw cut()
  }
}

function readVarint(bytes: Uint8Array, from: number): { readonly value: number; readonly end: number } {
  let value = 0
  for (let at = from, factor = 1; at < bytes.length && at < from + 10; at++, factor *= 128) {
    value += (bytes[at]! % 128) * factor
    if (bytes[at]! < 128) return { value, end: at + 1 }
  }
  throw cut()
}

function cut(): ProfileError {
  return new ProfileError('it is not a profile of pprof, or it was cut off')
}

function numberIn(message: Uint8Array, field: number): number {
  for (const entry of eachField(message))
    if (entry.field === field && typeof entry.value === 'number') return entry.value
  return 0
}

/** A repeated number, whether its values stand together or alone. */
function numbersIn(message: Uint8Array, field: number): readonly number[] {
  const numbers: number[] = []
  for (const entry of eachField(message)) {
    if (entry.field !== field) continue
    if (typeof entry.value === 'number') numbers.push(entry.value)
    else
      for (let at = 0; at < entry.value.length; ) {
        const { value, end } = readVarint(entry.value, at)
        numbers.push(value)
        at = end
      }
  }
  return numbers
}

function messagesIn(message: Uint8Array, field: number): readonly Uint8Array[] {
  return [...eachField(message)].flatMap(message =>
    message.field === field && typeof message.value !== 'number' ? [message.value] : [],
  )
}
