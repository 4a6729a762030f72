import { settle } from '../compare/rounds/settled.js'
import type { Inputs } from '../inputs/inputs.js'
import { InputError } from '../inputs/values.js'
import { decodeRecord } from '../record/decode.js'
import { mostSegments } from '../record/limits.js'
import { listPairs } from '../record/pair.js'
import type { NamedSide, SessionRecord } from '../record/record.js'
import { renderers } from '../report/pages/renderers.js'
import { reproductionWords } from '../report/words/reproduce.js'
import type { CliCommand } from './command.js'
import { compare, runComparison } from './compare.js'
import { readInput } from './files.js'
import { type Call, type CliOptions, fileOptions, optionsOf, parseCall } from './options.js'
import { openOption } from './show-page.js'
import { displayOptions } from './terminal.js'

const options = optionsOf('compare')
const own: CliOptions = Object.fromEntries(['time-budget', 'fail-on', 'record'].map(name => [name, options[name]!]))

export const resume: CliCommand = {
  usage: 'counterbalance resume RECORD.json [options]',
  summary: 'more rounds of a comparison: what ended early goes on, and what was complete is repeated',
  options: { ...own, ...fileOptions(renderers), ...displayOptions, ...openOption },
  async run({ get, words }) {
    const target = get('record') || words[0]
    if (target === '-') throw new InputError('give "--record" a file too, for the record and its new rounds')
    const recorded = decodeRecord(readInput(words, 'RECORD.json'))
    const resumed = findResumed(recorded)
    const repeated = repeatCall(recorded, resumed)
    const given = (name: string): string => (name === 'record' ? target! : get(name) || repeated.get(name))
    return await runComparison({ ...repeated, get: given }, resumed)
  },
}

/** The part of a comparison's inputs that says what its rounds are added to. */
type Resumed = Pick<Inputs, 'before' | 'earlier'>

/** Finds whether the session of `record` goes on, or is complete, so that a second experiment begins. */
export function findResumed(record: SessionRecord): Resumed {
  const { plan, segments = [], rounds, earlier = [], runners, shard, tampered } = record
  const refuse = (why: string): never => {
    throw new InputError(`this record cannot go on: ${why}`)
  }
  if (runners !== undefined || shard !== undefined) refuse('several runners share its rounds')
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

/** Returns whether all rounds ran, and those on other copies where something had to be confirmed. */
function isComplete(record: SessionRecord): boolean {
  const { stages = [], rounds, plan, reinstall } = record
  if (stages.length > 1) return true
  if (rounds.length < plan!.looks.at(-1)!) return false
  return stages.length === 0 || settle(listPairs(record), reinstall?.when ?? 'once').findDoubtful() === undefined
}

/** Makes the call that repeats the whole comparison of `record`, not only what was measured. A second experiment has orders of its own. */
export function repeatCall(record: SessionRecord, { before }: Resumed): Call {
  const { baseline, sides, rounds, seed, ...rest } = record
  const isBaseline = ({ name }: NamedSide): boolean => name === baseline
  const words = reproductionWords({
    ...rest,
    ...(before === undefined || seed === undefined ? {} : { seed }),
    sides: [...sides.filter(isBaseline), ...sides.filter(side => !isBaseline(side))],
    rounds: rounds.length,
  })
  if (words === undefined)
    throw new InputError('this record does not say what was measured: start a new comparison with "compare"')
  return parseCall(words, compare.options)
}
