import { leastValues } from '../compare/judge.js'
import type { Given } from './declarations.js'
import { type Measuring, makeRounds } from './measuring.js'
import { type Get, InputError } from './values.js'

/** Refuses a percentile that the planned rounds could never reach. Shards of one suite have more rounds together. */
export function checkJudge(given: Measuring & Pick<Given<'compare'>, 'copies'>, get: Get): void {
  const { judge, copies } = given
  const { most } = makeRounds(given)
  const needed = Math.ceil(leastValues(judge) / Math.min(...copies))
  if (most >= needed || get('shard') !== '') return
  throw new InputError(
    `"judge" is "${judge}", which needs ${leastValues(judge)} values of each side, but there are at most ${most} rounds: set "max-rounds" or "rounds" to at least ${needed}`,
  )
}
