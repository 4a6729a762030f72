import type { LookChange } from '../../compare/rounds/trace.js'
import type { Series } from '../../compare/series.js'
import type { Change, Finding, Summary } from '../../compare/verdicts/finding.js'
import { rule } from '../../compare/verdicts/ruling.js'
import { attribute, unitText } from '../../document/escape.js'
import { own, say } from '../../document/text.js'
import { percent, percentInterval, percentSize, scale } from '../../metrics/scale.js'
import type { Side } from '../../plan/round.js'
import type { QuantileShift } from '../../stats/opinions/shift-function.js'
import { entities } from '../../util/entities.js'
import { changeText } from '../words/headline.js'
import { word } from '../words/words.js'
import { html, numberTable } from './html.js'
import { listRoundChanges } from './plots/within-rounds.js'

const summaryHeads = ['Metric, side', 'n', 'Min', 'Q1', 'Median', 'Q3', 'Max', 'Median ± MAD', 'Mean ± sd']

/** The five numbers, mean and spread of each side, for all metrics of a benchmark. */
export function summaryTable(findings: readonly Finding[]): string {
  const rows = findings.flatMap(finding =>
    (['baseline', 'contender'] as const).flatMap(side => {
      const summary = finding[side]
      return summary === null ? [] : [[`${html(say`${finding.metric}`)}, ${side}`, ...summaryCells(finding, summary)]]
    }),
  )
  return numberTable('The values of each side', summaryHeads, rows)
}

function summaryCells({ baseline, contender, unit }: Finding, summary: Summary): readonly string[] {
  const { n, min, q1, median, q3, max, mad, mean, sd } = summary
  const { number, numberWith, spread, unit: shown } = scale([baseline?.median ?? 0, contender?.median ?? 0], unit)
  const after = shown === '' ? '' : ` ${html(unitText(shown))}`
  return [
    String(n),
    ...[min, q1, median, q3, max].map(number),
    `${numberWith(median, mad)} ± ${spread(mad, median)}${after}`,
    sd === undefined || sd === null ? `${number(mean)}${after}` : `${number(mean)} ± ${spread(sd, mean)}${after}`,
  ]
}

const conclusionHeads = [
  'Metric',
  'Verdict',
  'Change',
  'p',
  'p, for many',
  'Finds',
  'Control',
  'Means',
  'p95, or p5 if higher is better',
  'p of Mann and Whitney',
]

/** The conclusions for each metric, and the second opinions. */
export function conclusionTable(findings: readonly Finding[]): string {
  const rows = findings.map(finding => {
    const { metric, change, p, adjustedP, resolution, control, secondOpinions } = finding
    return [
      html(say`${metric}`),
      word(finding),
      changeCell(change),
      chance(p),
      chance(adjustedP),
      resolution === null ? '–' : percentSize(resolution),
      control === null ? '–' : `${percent(control.value)} ${percentInterval(control.low, control.high)}`,
      changeCell(secondOpinions?.means ?? null),
      changeCell(secondOpinions?.p95 ?? null),
      chance(secondOpinions?.mannWhitneyP ?? null),
    ]
  })
  return numberTable('What follows from them', conclusionHeads, rows)
}

function changeCell(change: Change | null): string {
  return change === null ? '–' : changeText(change)
}

function chance(p: number | null): string {
  if (p === null) return '–'
  return p < 0.0001 ? '&lt; 0.0001' : String(Number(p.toPrecision(2)))
}

const slots = [
  ['baseline', 1],
  ['baseline', 2],
  ['contender', 1],
  ['contender', 2],
] as const

/** Every value by round, in the order in which the copies ran. */
export function valueTable({ rounds, numbers, metric }: Series): string {
  const { numberWith, unit } = scaleOf(rounds, metric.unit)
  const changes = new Map(listRoundChanges({ rounds, numbers }).map(([at, change]) => [at - 0.5, change]))
  const rows = rounds.map((round, index) => [
    String(numbers[index]! + 1),
    round.map(({ side, copy }) => `${side[0]}${copy}`).join(' '),
    ...slots.map(([side, copy]) => {
      const values = round.filter(one => one.side === side && one.copy === copy)
      return values.map(({ value }) => numberWith(value, Math.abs(value) / 1000)).join(', ') || '–'
    }),
    changes.has(numbers[index]!) ? percent(changes.get(numbers[index]!)!) : '–',
  ])
  const heads = ['Round', 'Order', 'Baseline 1', 'Baseline 2', 'Contender 1', 'Contender 2', 'Change']
  return numberTable(`All values by round${inUnit(unit)}`, heads, rows)
}

/**
 * The place at which the script makes the same table from the packed record: the values of this benchmark and metric on these sides,
 * times the factor.
 */
export function valuePlace(
  { benchmark, metric, rounds, printedUnit, ruling }: Series,
  { record, sides }: { readonly record: string; readonly sides: Readonly<Record<Side, string>> },
): string {
  const { size, unit } = scaleOf(rounds, metric.unit)
  const { factor } = rule({ ...metric, unit: printedUnit }, ruling)
  return `<div data-benchmark="${entities(benchmark)}" data-metric="${entities(metric.name)}" data-factor="${factor / size}" data-record="${record}" data-baseline="${entities(sides.baseline)}" data-contender="${entities(sides.contender)}">${numberTable(`All values by round${inUnit(unit)}`, ['Round', 'Values in the order of runs'], [])}</div>`
}

function scaleOf(rounds: Series['rounds'], unit: string) {
  return scale([rounds.find(round => round.length > 0)?.[0]?.value ?? 0], unit)
}

function inUnit(unit: string): string {
  return unit === '' ? '' : `, in ${attribute(unit)}`
}

/** The differences of the quantiles. */
export function shiftTable(shifts: readonly QuantileShift[]): string {
  return numberTable(
    'Quantile differences',
    ['Percentile', 'Difference', 'Band'],
    shifts.map(({ p, value, low, high }) => [
      `${Math.round(p * 100)}`,
      percent(value),
      html(own(percentInterval(low, high))),
    ]),
  )
}

/** The table of the looks: the estimate and interval at each. */
export function lookTable(looks: readonly LookChange[]): string {
  return numberTable(
    'Looks',
    ['After round', 'Change'],
    looks.map(({ rounds, change }) => [String(rounds), changeCell(change)]),
  )
}
