import * as v from 'valibot'
import type { ProfileUnit } from '../../record/causes.js'
import {
  cutStack,
  type Profile,
  ProfileError,
  type ProfileFile,
  parseProfileJson,
  type StackFrame,
  type StackSample,
} from '../profile.js'
import { readCallgrind } from './callgrind.js'
import { readCpuProfile } from './cpuprofile.js'
import { readHeader, readPerfScript } from './perf-script.js'
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

const document = v.object({
  shared: v.object({
    frames: v.array(
      v.object({ name: v.string(), file: v.nullish(v.string()), line: v.nullish(v.pipe(v.number(), v.safeInteger())) }),
    ),
  }),
  profiles: v.array(
    v.object({
      type: v.literal('sampled'),
      unit: v.string(),
      samples: v.array(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))),
      weights: v.array(v.pipe(v.number(), v.finite())),
    }),
  ),
})

/** Reads a file of speedscope that holds samples, and the unit that their weights are in. */
function readSpeedscope(data: unknown): PrintedProfile {
  const result = v.safeParse(document, data)
  if (!result.success) throw new ProfileError('it is not a file of speedscope with samples')
  const { shared, profiles } = result.output
  const frames = shared.frames.map(
    ({ name, file, line }): StackFrame => ({ name, ...(file ? { file } : {}), ...(line ? { line } : {}) }),
  )
  return {
    unit: profiles[0]?.unit ?? 'none',
    samples: profiles.flatMap(({ samples, weights }) =>
      samples.flatMap((stack, at) => {
        const named = stack.flatMap(place => frames[place] ?? [])
        const weight = weights[at] ?? 0
        return weight > 0 && named.length > 0 ? [{ frames: cutStack(named), weight }] : []
      }),
    ),
  }
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

/** Reads a profile of any format, which its content tells. */
export function readProfile({ name, bytes }: ProfileFile): Profile {
  // No text has the zeros that are in every message of pprof.
  if (bytes.subarray(0, 4096).includes(0)) return inUnit(readPprof(bytes))
  const text = new TextDecoder().decode(bytes)
  if (text.startsWith('# callgrind format') || /^events: /m.test(text.slice(0, 4096)))
    return { unit: 'instructions', samples: readCallgrind(text) }
  if (/^\s*\{\s*"nodes"/.test(text)) return { unit: 'samples', samples: readCpuProfile(text).samples }
  if (text.trimStart().startsWith('{')) return inUnit(readSpeedscope(parseProfileJson(text)))
  const [header] = text
    .slice(0, 4096)
    .split('\n')
    .flatMap(line => readHeader(line) ?? [])
  if (header !== undefined) {
    const samples = readPerfScript(text)
    return header.event.startsWith('cpu-clock')
      ? inUnit({ samples, unit: 'nanoseconds' })
      : { unit: 'samples', samples }
  }
  const samples = readCollapsed(text)
  if (samples.length > 0) return { unit: 'samples', samples }
  throw new ProfileError(
    `${JSON.stringify(name.slice(0, 100))} is in no format that is read: collapsed stacks, .cpuprofile, pprof, speedscope, \`perf script\` or callgrind`,
  )
}

function inUnit({ samples, unit }: PrintedProfile): Profile {
  const factor = Object.hasOwn(milliseconds, unit) ? milliseconds[unit] : undefined
  const known: ProfileUnit = factor === undefined ? 'samples' : 'ms'
  return { unit: known, samples: samples.map(sample => ({ ...sample, weight: sample.weight * (factor ?? 1) })) }
}
