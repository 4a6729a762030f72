import type { Inputs } from '../../inputs/inputs.js'
import { InputError } from '../../inputs/values.js'
import { decodeRecord } from '../../record/decode.js'
import { mostSegments } from '../../record/limits.js'
import { makeOnlyPair } from '../../record/pair.js'
import type { SessionRecord } from '../../record/record.js'
import { renderers } from '../../report/pages/renderers.js'
import { makeReport } from '../../report/report.js'
import { reproductionWords } from '../../report/words/reproduce.js'
import type { CliCommand } from '../command.js'
import { compare, runComparison } from '../compare.js'
import { readInput } from '../files.js'
import { type CliOptions, fileOptions, optionsOf, parseCall } from '../options.js'
import { openOption } from '../show-page.js'
import { displayOptions } from '../terminal.js'

const { record, timeBudget, 'time-budget': budget = timeBudget, 'fail-on': failOn, allow } = optionsOf('compare')
const own = Object.fromEntries(
  Object.entries({ 'time-budget': budget, 'fail-on': failOn, allow, record }).filter(([, option]) => option),
) as CliOptions

export const resume: CliCommand = {
  usage: 'counterbalance resume RECORD.json [options]',
  summary: 'more rounds of a comparison: what ended early goes on, and what was complete is repeated',
  options: { ...own, ...fileOptions(renderers), ...displayOptions, ...openOption },
  async run({ get, words }) {
    const target = get('record') || words[0]
    if (target === '-') throw new InputError('give "--record" a file too, for the record and its new rounds')
    const recorded = decodeRecord(readInput(words, 'RECORD.json'))
    const resumed = findResumed(recorded)
    const repeated = parseCall(listWords(recorded, resumed), compare.options)
    const given = (name: string): string => (name === 'record' ? target! : get(name) || repeated.get(name))
    return await runComparison({ ...repeated, get: given }, resumed)
  },
}

/** Finds whether the session of `record` goes on, or is complete, so that a second experiment begins. */
function findResumed(record: SessionRecord): Pick<Inputs, 'before' | 'earlier'> {
  const { plan, stages = [], segments = [], rounds, earlier = [], runners, shard, tampered } = record
  const refuse = (why: string): never => {
    throw new InputError(`this record cannot go on: ${why}`)
  }
  if (record.sides.length > 2) refuse('it has more than two sides; start a new comparison with "compare"')
  if (runners !== undefined || shard !== undefined) refuse('several runners share its rounds')
  if (segments.length >= mostSegments)
    refuse(`it was measured in ${segments.length} stretches; start a new comparison with "compare"`)
  if (tampered !== undefined) refuse('files of the baseline were changed; start a new comparison with "compare"')
  if (plan === undefined || rounds.length === 0) refuse('nothing was measured; start a new comparison with "compare"')
  const isComplete = stages.length > 1 || rounds.length >= plan!.looks.at(-1)!
  if (!isComplete) return { before: record, ...(earlier.length > 0 ? { earlier } : {}) }
  const { earlier: _, causes: __, ...complete } = record
  return { earlier: [...earlier, complete] }
}

/** The words of the call that repeats the whole comparison, not only what was measured. A second experiment has orders of its own. */
function listWords(record: SessionRecord, { before }: Pick<Inputs, 'before'>): readonly string[] {
  const whole = { ...makeReport(makeOnlyPair(record)), rounds: record.plan!.looks.at(-1)! }
  const { seed, ...withoutSeed } = whole
  const words = reproductionWords(before === undefined ? withoutSeed : whole)
  if (words !== undefined) return words
  throw new InputError('this record does not say what was measured: start a new comparison with "compare"')
}
