import { type Comparison, makeComparison } from '../compare/comparison.js'
import { takeFirstStage } from '../compare/confirmation/stages.js'
import { makeSeries } from '../compare/series.js'
import { toLog } from '../compare/verdicts/change.js'
import type { Finding } from '../compare/verdicts/finding.js'
import { makeOnlyPair, type Pair } from '../record/pair.js'
import type { Reinstall, SessionRecord } from '../record/record.js'
import { type Estimate, type Race, type Racer, unit, type Version } from './race.js'

/** The payloads that a record is of. */
export interface Raced {
  readonly baseline: Version
  readonly contender: Version
}

/**
 * Makes what history keeps of `record` and its `findings`. No other race has this `id`. A payload that was raced against itself is a race of one
 * side, which only says that it is there.
 */
export function makeRace(
  { record, findings }: { readonly record: SessionRecord; readonly findings: readonly Finding[] },
  { baseline, contender }: Raced,
  id: string,
): Race {
  // What a second stage runs again was chosen by the first.
  const pair = takeFirstStage(makeOnlyPair(record))
  const isAlone = baseline.digest === contender.digest
  const count = (copies: number): number => countInstallations(copies, pair.reinstall)
  const copies = pair.plan?.copies ?? { baseline: 1, contender: 1 }
  const first: Racer = { ...baseline, copies: count(copies.baseline) }
  const second: Racer = { ...contender, copies: count(copies.contender) }
  return {
    id,
    at: record.createdAt ?? '',
    machine: record.environment?.fingerprint ?? '',
    rounds: pair.rounds.length,
    racers: isAlone ? [second] : [first, second],
    estimates: isAlone ? [] : listEstimates(pair, findings),
  }
}

function countInstallations(copies: number, { when, starts }: Reinstall = { when: 'once', starts: [0] }): number {
  return when === 'round' ? 0 : copies * starts.length
}

/** Lists what the report judges too, and does not call incomparable: a benchmark that was changed itself says nothing of the program. */
function listEstimates(record: Pair, findings: readonly Finding[]): readonly Estimate[] {
  const comparable = new Set(
    findings.filter(({ verdict }) => verdict !== null && verdict !== 'incomparable').map(keyOf),
  )
  const table = makeSeries(record)
  return table.series
    .filter(({ benchmark, metric }) => comparable.has(keyOf({ benchmark, metric: metric.name })))
    .flatMap(series => makeEstimate(makeComparison(series, table)) ?? [])
}

function keyOf({ benchmark, metric }: { readonly benchmark: string; readonly metric: string }): string {
  return JSON.stringify([benchmark, metric])
}

/** Nothing is known of what has no bounded standard error. */
function makeEstimate({ series: { benchmark, metric }, basis }: Comparison): Estimate | undefined {
  const height = readHeight(basis, metric.better)
  if (height === undefined || !Object.values(height).every(Number.isFinite)) return undefined
  const noise = Math.max(1, Math.round(height.standardError / Math.SQRT2 / unit))
  return {
    of: { benchmark, metric: metric.name, better: metric.better },
    heights: [0, Math.round(height.value / unit)],
    noises: [noise, noise],
  }
}

function readHeight(
  basis: Comparison['basis'],
  better: Parameters<typeof toLog>[1],
): { readonly value: number; readonly standardError: number } | undefined {
  switch (basis.kind) {
    case 'obstacle':
      return undefined
    case 'exact':
      return { value: toLog(basis.contender, better) - toLog(basis.baseline, better), standardError: 0 }
    case 'inference':
      return basis.shortage === undefined
        ? { value: basis.change.estimate, standardError: basis.change.standardError }
        : undefined
  }
}
