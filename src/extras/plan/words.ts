import { type Block, paragraph } from '../../document/document.js'
import { quantityText } from '../../document/escape.js'
import { join, names, say, styled, type Text, trusted } from '../../document/text.js'
import { scale } from '../../metrics/scale.js'
import type { Plan } from './decision.js'

/** Says what a plan comes to, in lines for a terminal or a log. */
export function describePlan({ measure, benchmarks, reason }: Plan): string {
  const isAll = benchmarks.length === 1 && benchmarks[0] === '**'
  if (!measure) return `Nothing to measure, because ${reason}.`
  if (isAll) return `Measure all benchmarks, because ${reason}.`
  const lines = benchmarks.map(pattern =>
    pattern.startsWith('!') ? `  not affected  ${pattern.slice(1)}` : `  measure       ${pattern}`,
  )
  return [`Measure some benchmarks, because ${reason}. The last pattern that fits a benchmark counts:`, ...lines].join(
    '\n',
  )
}

/** The values that the base branch has published last. */
export interface PublishedValues {
  /** The branch, and the commit that was measured. */
  readonly name: string
  readonly values: readonly { readonly benchmark: string; readonly value: number; readonly unit: string }[]
}

const mostValues = 5

/** Says in one line that nothing is measured, why, and what was published last. */
export function unaffectedDocument(
  { changes }: Pick<Plan, 'changes'>,
  published: PublishedValues | undefined,
): readonly Block[] {
  const answer = say`${styled('strong', trusted('🟰 No benchmark is affected'))}: ${changes.length === 0 ? trusted('no file changed') : say`no benchmark needs ${names(changes, 2)}`}.`
  return [paragraph(published === undefined ? answer : say`${answer} ${describeValues(published)}`)]
}

function describeValues({ name, values }: PublishedValues): Text {
  const shown = values.slice(0, mostValues).map(({ benchmark, value, unit }) => {
    const { number, unit: name } = scale([value], unit)
    return say`${benchmark} ${quantityText(number(value), name)}`
  })
  const more = values.length - shown.length
  return say`Published for ${name}: ${join(shown, ' · ')}${trusted(more > 0 ? `, and ${more} more` : '')}.`
}
