import type { ProfileUnit } from '../../record/causes.js'
import {
  cutStack,
  type Profile,
  ProfileError,
  type ProfileFile,
  type StackFrame,
  type StackSample,
} from '../profile.js'
import { readCpuProfile } from './cpuprofile.js'
import { readHeader } from './perf-script.js'
import { type PrintedProfile, readPprof } from './pprof.js'

/** Stacks of a line each, from the outermost function to the innermost, with how often they were met. */
export function readCollapsed(text: string): readonly StackSample[] {
  return text.split('\n').flatMap(line => {
    const end = line.lastIndexOf(' ')
    const weight = Number(line.slice(end + 1))
    if (end < 1 || !(weight > 0) || !Number.isFinite(weight)) return []
    const frames = line
      .slice(0, end)
      .split(';')
      .filter(name => name !== '')
    return frames.length === 0 ? [] : [{ frames: cutStack(frames).map(makeFrame), weight }]
  })
}

/** A frame that may have its place behind it, as py-spy writes it: `normalise (text.py:12)`. A name can be as long as a file. */
function makeFrame(text: string): StackFrame {
  const at = text.endsWith(')') ? text.lastIndexOf(' (', text.length - ' (x)'.length) : -1
  if (at < 0) return { name: text }
  const [name, place] = [text.slice(0, at), text.slice(at + 2, -1)]
  const colon = place.lastIndexOf(':')
  const line = place.slice(colon + 1)
  return colon > 0 && /^\d+$/.test(line)
    ? { name, file: place.slice(0, colon), line: Number(line) }
    : { name, file: place }
}

const milliseconds: Readonly<Record<string, number>> = {
  nanoseconds: 1e-6,
  ns: 1e-6,
  microseconds: 1e-3,
  us: 1e-3,
  milliseconds: 1,
  ms: 1,
  seconds: 1000,
  s: 1000,
}

/** Formats that are not read, each by how its files begin. Their lines can look like stacks, with addresses for names. */
const unread: readonly (readonly [name: string, isOf: (start: string) => boolean])[] = [
  ['callgrind', start => start.startsWith('# callgrind format') || /^events: /m.test(start)],
  ['speedscope', start => /^\s*\{/.test(start) && start.includes('speedscope')],
  ['`perf script`', start => start.split('\n').some(line => readHeader(line) !== undefined)],
]

/** Reads a profile of any format, which its content tells. */
export function readProfile({ name, bytes }: ProfileFile): Profile {
  // No text has the zeros that are in every message of pprof.
  if (bytes.subarray(0, 4096).includes(0)) return inUnit(readPprof(bytes))
  const text = new TextDecoder().decode(bytes)
  if (/^\s*\{\s*"nodes"/.test(text)) return { unit: 'samples', samples: readCpuProfile(text).samples }
  const quoted = JSON.stringify(name.slice(0, 100))
  const start = text.slice(0, 4096)
  const [format] = unread.find(([, isOf]) => isOf(start)) ?? []
  if (format !== undefined)
    throw new ProfileError(`${quoted} is a profile of ${format}, which is not read: write collapsed stacks or pprof`)
  const samples = /^\s*\{/.test(start) ? [] : readCollapsed(text)
  if (samples.length > 0) return { unit: 'samples', samples }
  throw new ProfileError(`${quoted} is in no format that is read: collapsed stacks, pprof or .cpuprofile`)
}

function inUnit({ samples, unit }: PrintedProfile): Profile {
  const factor = Object.hasOwn(milliseconds, unit) ? milliseconds[unit] : undefined
  const known: ProfileUnit = factor === undefined ? 'samples' : 'ms'
  return { unit: known, samples: samples.map(sample => ({ ...sample, weight: sample.weight * (factor ?? 1) })) }
}
