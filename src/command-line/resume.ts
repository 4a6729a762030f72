import { statSync } from 'node:fs'
import { findChanged } from '../compare/changed-times.js'
import { settle } from '../compare/rounds/settled.js'
import type { Inputs } from '../inputs/inputs.js'
import { InputError, shown } from '../inputs/values.js'
import { decodeRecord } from '../record/decode.js'
import { mostSegments } from '../record/limits.js'
import { listPairs } from '../record/pair.js'
import type { NamedSide, SessionRecord } from '../record/record.js'
import { renderers } from '../report/render.js'
import { reproductionWords } from '../report/words/reproduce.js'
import { quote } from '../util/shell-word.js'
import { compareOptions } from './compare-options.js'
import { readInput } from './files.js'
import { type Call, parseCall } from './options.js'

/** Options that say how a comparison continues, and where its results go; all others are those of the record. */
const changeable = [
  'causes',
  'time-budget',
  'fail-on',
  'record',
  'open',
  'verbose',
  'debug',
  ...renderers.map(({ name }) => name),
]

/** The call and the earlier rounds of the comparison whose record `call` names. */
export function makeResumed(call: Call): { readonly call: Call; readonly resumed: Resumed } {
  const { get, words, given } = call
  const place = get('resume')
  const fixed = given.find(option => option !== 'resume' && !changeable.includes(option))
  if (words.length > 0 || fixed !== undefined)
    throw new InputError(
      `${shown(fixed === undefined ? words[0]! : `--${fixed}`)} cannot be given with "--resume", which repeats the call of the record: leave it out`,
    )
  const target = get('record') || place
  if (target === '-') throw new InputError('give "--record" a file too, for the record and its new rounds')
  const recorded = decodeRecord(readInput([place], 'RECORD.json'))
  const resumed = isProfiled(call, recorded) ? { measured: recorded } : findResumed(recorded)
  const repeated = repeatCall(recorded, resumed)
  return {
    call: { ...repeated, get: name => (name === 'record' ? target : get(name) || repeated.get(name)) },
    resumed,
  }
}

/** The part of a comparison's inputs that says what its rounds are added to. */
export type Resumed = Pick<Inputs, 'before' | 'earlier' | 'measured'>

/** Returns whether `call` only asks which functions account for what the complete `record` found. */
function isProfiled({ given }: Call, record: SessionRecord): boolean {
  if (!given.includes('causes') || record.plan === undefined || !isComplete(record)) return false
  if (findChanged(record).length === 0)
    throw new InputError('no time in this record has regressed or improved, so a profile has nothing to explain')
  return true
}

/** Finds whether the session of `record` can be resumed, or is complete, so that a second experiment begins. */
export function findResumed(record: SessionRecord): Resumed {
  const { plan, segments = [], rounds, earlier = [], runners, partNumber, tampered } = record
  const refuse = (why: string): never => {
    throw new InputError(`this record cannot be resumed: ${why}`)
  }
  if (runners !== undefined || partNumber !== undefined) refuse('several runners share its rounds')
  if (segments.length >= mostSegments)
    refuse(`it was measured in ${segments.length} stretches; start a new comparison with "compare"`)
  if (tampered !== undefined)
    refuse('files of the copies were changed while it was measured; start a new comparison with "compare"')
  if (plan === undefined || (rounds.length === 0 && earlier.length === 0))
    refuse('nothing was measured; start a new comparison with "compare"')
  if (rounds.length === 0) return { earlier }
  if (!isComplete(record)) return { before: record, ...(earlier.length > 0 ? { earlier } : {}) }
  // Pages of several sides say nothing of experiments, and nobody would know how often it was tried.
  if (record.sides.length > 2)
    refuse('it is complete, and has more than two sides; start a new comparison with "compare"')
  const { earlier: _, causes: __, ...complete } = record
  return { earlier: [...earlier, complete] }
}

/** The command line that resumes `record`, which was interrupted and is kept at `path`; undefined if it cannot be resumed, or has ended. */
export function resumeLine(record: SessionRecord, path = ''): string | undefined {
  // A pipe or a device keeps nothing.
  const isKept = path !== '' && statSync(path, { throwIfNoEntry: false })?.isFile() === true
  if (!isKept || record.plan?.stoppedBy !== 'interrupted') return undefined
  try {
    return 'before' in findResumed(record) ? `counterbalance compare --resume ${quote(path)}` : undefined
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}

/** Returns whether all rounds ran, and those on other copies where something had to be confirmed. */
function isComplete(record: SessionRecord): boolean {
  const { stages = [], rounds, plan, reinstall } = record
  if (stages.length > 1) return true
  if (rounds.length < plan!.looks.at(-1)!) return false
  return stages.length === 0 || settle(listPairs(record), reinstall?.when ?? 'once').findDoubtful() === undefined
}

/** Makes the call that repeats the whole comparison of `record`, not only what was measured. A second experiment has its own orders. */
export function repeatCall(record: SessionRecord, { before, measured }: Resumed): Call {
  const { baseline, sides, rounds, seed, ...rest } = record
  const isBaseline = ({ name }: NamedSide): boolean => name === baseline
  const words = reproductionWords({
    ...rest,
    ...((before ?? measured) === undefined || seed === undefined ? {} : { seed }),
    sides: [...sides.filter(isBaseline), ...sides.filter(side => !isBaseline(side))],
    rounds: rounds.length,
  })
  if (words === undefined)
    throw new InputError('this record does not say what was measured: start a new comparison with "compare"')
  return parseCall(words, compareOptions)
}
