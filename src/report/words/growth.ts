import type { Growth, SideGrowth } from '../../compare/conclusion.js'
import type { Change, Verdict } from '../../compare/finding.js'
import { writeIn } from '../../document/escape.js'
import { join, message, say, type Text, tell, trusted, value } from '../../document/text.js'
import { explain } from '../../record/reasons.js'
import { nameAll } from '../../util/list.js'
import { type Sided, sideName } from './sides.js'
import { marks, otherMarks } from './words.js'

/** Puts the growth over the sizes of a scan into words: what grew, on both sides and by how much; and details on the shapes of both curves. */
export function growthText(growth: Growth, section: Sided) {
  const { verdict, baseline, contender, change, reason, metric } = growth
  const [before, after] = [sideName(section, 'baseline'), sideName(section, 'contender')]
  const what = metric === 'time' ? say`${growth.benchmark}` : say`${growth.benchmark} · ${metric}`
  const more = change === null ? '' : `: ${difference(change)}`
  return {
    mark: verdict === null ? otherMarks.unjudged : marks[verdict],
    answer: say`${what} ${trusted(growthWord(growth))}: ${before} like ${trusted(power(baseline))}, ${after} like ${trusted(power(contender))}${trusted(more)}`,
    details: tell(
      join([sideText(before, baseline, growth), sideText(after, contender, growth)], ' '),
      crossingText(growth, after),
      reason !== undefined && say`No verdict: ${message(explain(reason))}.`,
    ),
  }
}

/** Says of one growth that changed what it is like now: `sort now grows like n^2.20 (was n^1.02)`. */
export function growthAnswer({ benchmark, baseline, contender }: Growth): Text {
  const [before, after] = [baseline, contender].map(({ exponent }) => `n^${writerOf(exponent)(exponent.value)}`)
  return say`${benchmark} now grows like ${value(after!)} (was ${value(before!)})`
}

/** Names the verdict on a growth. */
export function growthWord({ verdict, better }: Pick<Growth, 'verdict' | 'better'>): string {
  if (verdict === null) return 'grows'
  const [more, less] = ['grows more steeply', 'grows less steeply']
  const words: Readonly<Record<Verdict, string>> = {
    regressed: better === 'higher' ? less : more,
    improved: better === 'higher' ? more : less,
    unchanged: 'grows alike',
    inconclusive: 'growth inconclusive',
    'not-comparable': 'growth not comparable',
  }
  return words[verdict]
}

/** The exponent of a side with its interval: `n^1.02 [1.00, 1.04]`. */
function power({ exponent }: SideGrowth): string {
  const write = writerOf(exponent)
  return `n^${write(exponent.value)} ${interval(exponent, write)}`
}

/** A difference of exponents with its interval: `+0.95 [+0.93, +0.97]`. */
function difference(change: Change): string {
  const write = writerOf(change)
  const signed = (value: number): string =>
    value > 0 && /[1-9]/.test(write(value)) ? `+${write(value)}` : write(value)
  return `${signed(change.value)} ${interval(change, signed)}`
}

/** Writes numbers with as many decimals as tell the ends of an interval apart. */
function writerOf({ low, high }: Change): (value: number) => string {
  const decimals = low !== null && high !== null && low < high && high - low < 0.02 ? 3 : 2
  return value => {
    const text = Math.abs(value).toFixed(decimals)
    return value < 0 && /[1-9]/.test(text) ? `−${text}` : text
  }
}

function interval({ low, high }: Change, write: (value: number) => string): string {
  return `[${low === null ? '−∞' : write(low)}, ${high === null ? '+∞' : write(high)}]`
}

function sideText(name: Text, { shapes, constant }: SideGrowth, { unit }: Growth): Text {
  if (shapes.length === 0) return say`${name}: no simple shape fits.`
  const apart = shapes.length > 1 ? ' cannot be told apart' : ''
  const fixed = constant === undefined ? trusted('') : say`, and ${writeIn([constant], unit)(constant)} at any size`
  return say`${name}: ${trusted(`${nameAll(shapes)}${apart}`)}${fixed}.`
}

function crossingText({ crossing, points, parameter, better }: Growth, after: Text): Text | undefined {
  if (crossing === undefined) return undefined
  const last = points.findLast(({ size }) => size > crossing)
  const isMoreAbove = last !== undefined && last.contender.value > last.baseline.value
  const isBetterBelow = isMoreAbove === (better === 'lower')
  const [below, above] = isBetterBelow ? ['better', 'worse'] : ['worse', 'better']
  return say`The curves cross at ${parameter} ≈ ${trusted(String(Number(crossing.toPrecision(2))))}: ${after} is ${trusted(below!)} below, and ${trusted(above!)} above.`
}
