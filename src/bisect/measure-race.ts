import { hasZero } from '../compare/comparison.js'
import { makeSeries, type Series } from '../compare/series.js'
import type { Finding } from '../compare/verdicts/finding.js'
import { FormatError } from '../formats/format.js'
import type { Inputs } from '../inputs/inputs.js'
import { InvocationError } from '../measure/process.js'
import { countPairValues, planSides } from '../plan/round.js'
import { makeOnlyPair } from '../record/pair.js'
import { type SessionRecord, usualNames } from '../record/record.js'
import { seriesKey } from '../record/series-key.js'
import { makeSection } from '../report/section.js'
import { leastRounds } from '../stats/engine/choices.js'
import { findLayout, findLead, findOffsets, isDifferent, type Lead, pickLead, readHeight } from './lead.js'
import type { Built } from './ports.js'
import type { Bisection } from './result.js'
import type { Progress, RaceRequest } from './search.js'

/** The outcome of a race. */
export type Outcome =
  | {
      readonly kind: 'measured'
      readonly race: Progress['races'][number]
      readonly lead: Lead
      /** Why it could not be compared, where it could not. */
      readonly reason: string | undefined
    }
  | { readonly kind: 'failed'; readonly reason: string }

/** The world of a race. */
export interface RacePorts {
  build(commit: string): Promise<Built>
  measure(inputs: Inputs): Promise<SessionRecord>
  clock(): number
}

const usualLengths = [5, 8, 13, 20]

/** Lists the numbers of rounds that a race may have: as many as a verdict needs, and no more than the user asks for. */
export function listLengths({
  rounds: { least: asked, most },
  copies,
  reference,
  contenders,
}: Pick<Inputs, 'rounds' | 'copies' | 'reference' | 'contenders'>): readonly number[] {
  const least = Math.max(asked, leastRounds(countPairValues(planSides([reference.name, contenders[0]!.name], copies))))
  const last = Math.max(most, least)
  return [...usualLengths.filter(length => length >= least && length < last), last]
}

/** Races two commits that can be built. */
export async function measureRace(
  request: RaceRequest,
  bisection: Bisection,
  inputs: Omit<Inputs, 'baseline'>,
  ports: RacePorts,
): Promise<Outcome> {
  const directories: string[] = []
  for (const position of [request.from, request.to]) {
    const { directory } = await ports.build(bisection.commits[position]!.commit)
    directories.push(directory!)
  }
  const start = ports.clock()
  try {
    const record = await ports.measure(placeSides(request, directories as [string, string], bisection, inputs))
    return readRace(record, request, bisection.lead, ports.clock() - start)
  } catch (error) {
    if (error instanceof InvocationError || error instanceof FormatError)
      return { kind: 'failed', reason: error.message }
    throw error
  }
}

/** The inputs of a race; each has orders of its own, which a seed repeats. */
function placeSides(
  { rounds }: RaceRequest,
  [baseline, contender]: readonly [string, string],
  { progress }: Bisection,
  inputs: Omit<Inputs, 'baseline'>,
): Inputs {
  const { command } = inputs.contenders[0]!
  return {
    ...inputs,
    reference: { name: usualNames.baseline, command },
    baseline: { kind: 'directory', directory: baseline },
    contenders: [{ name: usualNames.contender, command, source: { kind: 'directory', directory: contender } }],
    contender,
    rounds: { least: rounds, most: rounds, isAuto: false },
    isRace: true,
    seed: inputs.seed && `${inputs.seed}/race ${progress.races.length + 1}`,
  }
}

/** Reads the height of one benchmark in a record; of the one that moved most, if none is followed yet. */
export function readRace(
  record: SessionRecord,
  { from, to }: Pick<RaceRequest, 'from' | 'to'>,
  lead: Lead | undefined,
  seconds: number,
): Outcome {
  const pair = makeOnlyPair(record)
  const { findings } = makeSection(pair)
  const zeros = new Set(makeSeries(pair).series.filter(hasZero).map(nameOf))
  const followed = findings.filter(one => !zeros.has(seriesKey(one)))
  const finding = lead ? findLead(followed, lead) : pickLead(followed)
  const height = finding && readHeight(finding)
  if (finding === undefined || height === undefined) {
    const found = lead && findLead(findings, lead)
    return { kind: 'failed', reason: explain(record, found ? [found] : findings, followed) }
  }
  const { benchmark, metric, unit, better, verdict } = finding
  const copies = record.sides.map(side => side.copies ?? 1)
  return {
    kind: 'measured',
    lead: { benchmark, metric, unit, better },
    reason: verdict === 'not-comparable' ? finding.reason : undefined,
    race: {
      from,
      to,
      rounds: record.rounds.length,
      value: height.value,
      noise: height.error ** 2,
      offsets: findOffsets(copies, record.reinstall?.when === 'round'),
      layout: findLayout(finding),
      seconds,
      isDifferent: isDifferent(finding),
    },
  }
}

function nameOf({ benchmark, metric }: Series): string {
  return seriesKey({ benchmark, metric: metric.name })
}

function explain({ rounds }: SessionRecord, findings: readonly Finding[], followed: readonly Finding[]): string {
  const failed = rounds.flat().find(({ outcome }) => outcome !== 'ok')
  const zero = findings.find(finding => isDifferent(finding) && !followed.includes(finding))
  const ratio = zero && `${zero.benchmark} has no ratio that could be followed, since some values are 0`
  const reason = findings.length === 1 && zero === undefined ? findings[0]!.reason : undefined
  return reason ?? failed?.reason ?? ratio ?? 'the benchmark was not measured often enough'
}
