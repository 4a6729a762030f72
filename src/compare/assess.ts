import type { Pair } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import type { AssessedRecord, Assessment, Control, OpenZeros, Tested, UncorrectedAssessment } from './assessment.js'
import { toFraction } from './change.js'
import { isControl, isJudged } from './chosen.js'
import type { Comparison } from './comparison.js'
import { type Correction, correct } from './correct-for-many.js'
import { type ControlResult, compareInstallations, hasBias, makeCircumstances } from './estimate-offsets.js'
import { openGrowths } from './growth/judge.js'
import { chooseEngine, makeInference } from './inference.js'
import { otherQuantityOf } from './judge.js'
import { listLeftOut } from './same-files.js'
import type { SeriesTable } from './series.js'
import { listContenderControls, makeControls } from './test-controls.js'
import { findClock } from './trust/spread.js'
import { makeSuiteNoise } from './trust/tails.js'
import { areApart } from './zeros.js'

/** Controls, the bias that they show, and p-values of the `comparisons` of `record`, which is the first stage of `whole`. */
export function assessRecord(
  comparisons: readonly Comparison[],
  table: SeriesTable,
  { record, whole }: Pick<AssessedRecord, 'record' | 'whole'>,
): AssessedRecord {
  const { settings } = record
  const judged = new Set(comparisons.filter(one => isJudged(one.series, settings.metrics)))
  const leftOut = listLeftOut(
    comparisons.map(({ series }) => series),
    record,
  )
  // One round says nothing of the machine, nor of how values grow.
  const running = [...judged].filter(({ series }) => !leftOut.has(series))
  const { controls, summary } = makeControls(running, settings.confidence)
  const shown = hasBias(record) ? listControlResults(controls, running, record) : []
  const circumstancesOf = makeCircumstances(record, shown)
  const inferences = makeInferences(comparisons, new Set(running), controls, circumstancesOf)
  const { bias } = circumstancesOf(record.rounds.map((_, number) => number))
  const variance = bias?.variance ?? null
  const control = { ...summary, bias: variance === null ? null : toFraction(Math.sqrt(variance)) }
  const growths = openGrowths(running, record)
  const guards = comparisons.filter(({ series }) => isControl(series, settings.metrics))
  const zeros = listZeros([...running, ...guards], circumstancesOf)
  return { record, whole, table, comparisons, judged, leftOut, controls, control, inferences, zeros, growths }
}

/** The differences that the copies of both sides show: in each block of rounds that has copies of its own, where these are long enough. */
export function listControlResults(
  controls: ReadonlyMap<Comparison, Control>,
  judged: Iterable<Comparison>,
  record: Pair,
): readonly ControlResult[] {
  const results = (
    side: Side,
    all: Iterable<readonly [Comparison, Pick<Control, 'estimate' | 'standardError'>]>,
  ): readonly ControlResult[] =>
    [...all].flatMap(
      ([{ series }, { estimate, standardError }]) =>
        compareInstallations(series, side, record) ?? [{ numbers: series.numbers, estimate, standardError }],
    )
  return [...results('baseline', controls), ...results('contender', listContenderControls(judged))]
}

/** Everything that bears on each inference of `assessed`. */
export function listAssessments(
  { inferences, controls }: AssessedRecord,
  corrections: Corrections,
): readonly Assessment[] {
  return inferences.map(one => ({
    ...one,
    correction: corrections.get(one),
    control: controls.get(one.comparison),
  }))
}

function makeInferences(
  comparisons: readonly Comparison[],
  running: ReadonlySet<Comparison>,
  controls: ReadonlyMap<Comparison, Control>,
  circumstancesOf: ReturnType<typeof makeCircumstances>,
): readonly UncorrectedAssessment[] {
  const inferences: readonly UncorrectedAssessment[] = comparisons.flatMap(comparison => {
    const { basis, series } = comparison
    if (basis.kind !== 'inference') return []
    const control = controls.get(comparison)
    const engine = chooseEngine(basis.change, control?.failed ?? false)
    // What has no spread, in copies that do not differ either, is exact: installations have no share in it.
    const isExact = engine.standardError === 0 && (control?.estimate ?? 0) === 0
    const known = circumstancesOf(series.numbers)
    const circumstances = isExact ? { ...known, bias: null } : known
    const inference = makeInference(engine, circumstances)
    const isSuiteNoisier = (): boolean => isNoisierIn(series.metric.name)
    const { shortage } = basis
    return [{ comparison, engine, inference, circumstances, shortage, clock: findClock(series), isSuiteNoisier }]
  })
  const isNoisierIn = makeSuiteNoise(
    inferences.filter(one => running.has(one.comparison) && otherQuantityOf(one.comparison.series.judge) === undefined),
  )
  return inferences
}

function listZeros(
  comparisons: readonly Comparison[],
  circumstancesOf: ReturnType<typeof makeCircumstances>,
): readonly OpenZeros[] {
  return comparisons.flatMap(comparison => {
    const { basis, series } = comparison
    if (basis.kind !== 'zeros') return []
    // What installations differ by is known in ratios only.
    const circumstances = circumstancesOf(series.numbers)
    const inference = makeInference(basis.engine, { ...circumstances, bias: null })
    return [
      { comparison, inference, design: circumstances.design, shortage: basis.shortage, isApart: areApart(series) },
    ]
  })
}

export type Corrections = ReadonlyMap<Tested, Correction>

/** The correction for many over everything that is judged in any of `assessedRecords`. */
export function correctAll(assessedRecords: readonly AssessedRecord[]): Corrections {
  return correctBy(assessedRecords, one => one.inference.p)
}

/** The same correction for a look, which only asks what is rejected: p-values beyond the error rate are not computed. */
export function correctQuickly(assessedRecords: readonly AssessedRecord[]): Corrections {
  const alpha = 1 - (assessedRecords[0]?.record.settings.confidence ?? 1)
  return correctBy(assessedRecords, one => one.inference.pUpTo(alpha))
}

/** The same correction, where the p-values of what is judged are others. */
export function correctBy(assessedRecords: readonly AssessedRecord[], pOf: (one: Tested) => number): Corrections {
  const judged: readonly Tested[] = assessedRecords.flatMap(({ inferences, judged, zeros, growths }) => [
    ...inferences.filter(one => judged.has(one.comparison)),
    ...zeros.filter(({ comparison, isApart }) => judged.has(comparison) && !isApart),
    ...growths.filter(({ isExact }) => !isExact),
  ])
  const tested = judged.filter(one => one.shortage === undefined)
  const corrections = correct(tested.map(pOf), assessedRecords[0]?.record.settings.confidence ?? 0)
  return new Map(tested.map((one, index) => [one, corrections[index]!]))
}
