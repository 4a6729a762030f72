import { sampleVariance } from 'simple-statistics'
import { type Block, type ColumnOf, column, list, tabulate } from '../../document/document.js'
import { say, styled, type Text, trusted, value } from '../../document/text.js'
import { drawsLayout, layoutVariable } from '../../drawn-layout.js'
import type { Inputs } from '../../inputs/inputs.js'
import { InputError, parseCount } from '../../inputs/values.js'
import { duration, percentSize } from '../../metrics/scale.js'
import { seriesKey } from '../../record/key.js'
import type { SessionRecord } from '../../record/record.js'
import { listPairs } from '../../record/record.js'
import { makeSection } from '../../report/make-report.js'
import { metricText, title } from '../../report/rows.js'
import { normalQuantile } from '../../stats/distributions/normal.js'
import { medianOf } from '../../stats/quantile.js'
import { count } from '../../util/plural.js'

/** The difference that code layout alone makes between two builds of one benchmark. */
export interface LayoutSpread {
  readonly benchmark: string
  readonly metric: string
  /** Two builds differ by up to this in 95 of 100 cases, as a fraction. */
  readonly spread: number
  /** The difference between the slowest and the fastest build, as a fraction. */
  readonly range: number
}

/** Results of a self-test of the layout; plain data, as it stands in the JSON. */
export interface LayoutTest {
  readonly schema: 'counterbalance/layout-test@1'
  readonly suite: string
  readonly command: string
  readonly builds: number
  readonly rounds: number
  readonly seconds: number
  readonly benchmarks: readonly LayoutSpread[]
}

/** Returns the number of builds that `text` asks for. Throws an InputError where `install` would make the same build each time. */
export function parseBuilds(text: string, { install }: Pick<Inputs, 'install'>): number {
  const builds = parseCount(text, '--layout', { least: 3, most: 60 })
  if (drawsLayout(install)) return builds
  throw new InputError(
    `"--layout" builds with other seeds, so it needs an "install" that links with $${layoutVariable}; docs/guides/layout.md has the line for your build`,
  )
}

/** Makes the inputs of one session in which the baseline is measured as so many builds, each of which is a side with a seed of its own. */
export function makeLayoutInputs(inputs: Inputs, builds: number): Inputs {
  const [contender] = inputs.contenders
  const contenders = Array.from({ length: builds - 1 }, (_, at) => ({ ...contender!, name: `layout ${at + 2}` }))
  return { ...inputs, contenders, copies: [1], reinstall: 'once', causes: 'off' }
}

/** Summarises a record whose sides are builds of one source. */
export function makeLayoutTest(record: SessionRecord): LayoutTest {
  const [pair] = listPairs(record)
  const judged = makeSection(pair!).findings.filter(({ verdict }) => verdict !== null)
  const { suite, command = '', sides, rounds, plan } = record
  return {
    ...{ schema: 'counterbalance/layout-test@1', suite, command, builds: sides.length, rounds: rounds.length },
    seconds: plan?.seconds ?? 0,
    benchmarks: judged.flatMap(({ benchmark, metric }) => findSpread(record, { benchmark, metric }) ?? []),
  }
}

/** Makes the median absolute deviation of normal values their standard deviation. */
const madToSd = 1.4826

/** Estimates how far builds differ: the variance of their medians less that of the noise, within rounds; undefined where a build has no value. */
function findSpread({ sides, rounds }: SessionRecord, key: { benchmark: string; metric: string }) {
  const series = seriesKey(key)
  const levels = new Map<string, number[]>(sides.map(({ name }) => [name, []]))
  for (const round of rounds) {
    const logs = round.flatMap(({ slot, measurements }) => {
      const measurement = measurements.find(
        ({ benchmark, metric }) => seriesKey({ benchmark, metric: metric.name }) === series,
      )
      return measurement !== undefined && measurement.value > 0
        ? [[slot.side, Math.log(measurement.value)] as const]
        : []
    })
    const centre = medianOf(logs.map(([, log]) => log)) ?? 0
    for (const [side, log] of logs) levels.get(side)?.push(log - centre)
  }
  const builds = [...levels.values()]
  if (builds.some(build => build.length === 0)) return undefined
  const medians = builds.map(build => medianOf(build)!)
  const noise = madToSd * medianOf(builds.flatMap((build, at) => build.map(log => Math.abs(log - medians[at]!))))!
  // The median of normal values has π/2 times the variance of their mean.
  const layouts = Math.max(0, sampleVariance(medians) - ((Math.PI / 2) * noise ** 2) / rounds.length)
  return {
    ...key,
    spread: Math.expm1(normalQuantile(0.975) * Math.sqrt(2 * layouts)),
    range: Math.expm1(Math.max(...medians) - Math.min(...medians)),
  }
}

/** Shows how much code layout alone moves each benchmark: `parse ±3.8%`. */
export function layoutTestDocument({ command, builds, rounds, seconds, benchmarks }: LayoutTest): readonly Block[] {
  const worst = benchmarks.toSorted((a, b) => b.spread - a.spread)[0]
  const columns: readonly ColumnOf<LayoutSpread>[] = [
    column('Benchmark', ({ benchmark, metric }) => title({ benchmark, metric: metricText(metric) }), { cell: 'text' }),
    column('Layout alone', ({ spread }) => value(`±${percentSize(spread)}`), { cell: 'change' }),
    column('Slowest to fastest build', ({ range }) => trusted(percentSize(range)), { drop: 1 }),
  ]
  return [
    {
      ...{ kind: 'callout', icon: '🧪', label: trusted('Code layout') },
      lines: [
        worst === undefined
          ? trusted('nothing was judged')
          : say`two builds of the same source differ by up to ±${trusted(percentSize(worst.spread))}`,
        say`${command} · ${trusted(`${count(builds, 'build')}, ${count(rounds, 'round')}`)} · ${value(duration(seconds))}`,
      ],
    },
    tabulate(benchmarks, columns, {
      caption: 'Code layout',
      keep: { rank: 0, called: 'benchmarks', byRow: true },
    }),
    list([
      say`In 95 of 100 cases, two builds of the same source differ by no more than the second column, without the noise of the runs.`,
    ]),
    { kind: 'paragraph', text: say`${styled('strong', trusted('Next:'))} ${nextStep(worst)}`, isStep: true },
  ]
}

/** A layout that moves nothing by more than this needs no drawing at the usual threshold. */
const small = 0.01

function nextStep(worst: LayoutSpread | undefined): Text {
  return worst === undefined || worst.spread < small
    ? trusted('nothing to do: layout is no concern at the usual threshold.')
    : say`keep ${trusted('"install"')} with its seed in your comparisons: one build of each side would show differences of ±${trusted(percentSize(worst.spread))} that no change made.`
}
