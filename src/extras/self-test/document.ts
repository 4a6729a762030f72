import { changeAxis } from '../../document/axis.js'
import {
  type Block,
  type ColumnOf,
  column,
  heading,
  list,
  only,
  paragraph,
  plotOf,
  tabulate,
} from '../../document/document.js'
import { bars, dots, type Picture, thresholdBand } from '../../document/picture.js'
import { capitalize, join, message, say, styled, type Text, tell, trusted, value } from '../../document/text.js'
import { duration, percent, percentSize, scale, share } from '../../metrics/scale.js'
import { explain } from '../../record/reasons.js'
import { metricText, title } from '../../report/rows.js'
import { binomialQuantile, largestProbability } from '../../stats/distributions/binomial.js'
import { count } from '../../util/plural.js'
import type { BenchmarkResult, SelfTest, SessionKind, Share } from './self-test.js'

/** Shows what a self-test has found: how often it gave a false alarm, and how often it found the slowdown. */
export function selfTestDocument(selfTest: SelfTest): readonly Block[] {
  const next = nextStep(selfTest)
  const step: readonly Block[] =
    next === undefined
      ? []
      : [{ kind: 'paragraph', text: say`${styled('strong', trusted('Next:'))} ${next}`, isStep: true }]
  return [
    ...only('html', heading(1, say`Self-test ${selfTest.suite}`), paragraph(context(selfTest), 'quiet'), {
      kind: 'callout',
      lines: [capitalize(headline(selfTest))],
    }),
    ...only(['terminal', 'markdown'], {
      ...{ kind: 'callout', icon: '🧪', label: trusted('Self-test') },
      lines: [headline(selfTest), context(selfTest)],
    }),
    ...only('html', ...step, heading(2, 'Benchmarks')),
    tableOf(selfTest),
    ...only('markdown', ...step),
    ...only('html', heading(2, 'Sessions'), {
      ...{ kind: 'grid', isWide: true },
      tiles: (['same', 'slowed'] as const).map(kind => ({ body: plotSessions(selfTest, kind) })),
    }),
    ...only('html', heading(2, 'How to read this')),
    list(notes(selfTest)),
    ...only('terminal', ...step),
  ]
}

function headline({ falseAlarms, found, effect, resolution, benchmarks }: SelfTest): Text {
  const alarms =
    falseAlarms.count === 0
      ? trusted(`no false alarm in ${count(falseAlarms.of, 'session')}`)
      : trusted(`false alarms in ${falseAlarms.count} of ${count(falseAlarms.of, 'session')}`)
  // A session counts only where it is found in each of them, which the rows tell one by one.
  const where = benchmarks.length > 1 ? trusted(', in every benchmark') : []
  const often = found.of > 1 && found.count === found.of ? `all ${found.of}` : `${found.count} of ${found.of}`
  const smallest = resolution === null ? [] : say`; detectable change: ${value(percentSize(resolution))}`
  return say`${alarms}; a slowdown of ${value(share(effect))} was found in ${trusted(often)}${where}${smallest}`
}

function context({ command, falseAlarms, found, rounds, seconds, environment }: SelfTest): Text {
  const inEach = rounds === null ? '' : ` of ${count(Math.round(rounds), 'round')}`
  const sessions = trusted(`${falseAlarms.of} + ${found.of} sessions${inEach}`)
  return join([say`${command}`, sessions, value(duration(seconds)), say`${environment.cpu}`], ' · ')
}

function tableOf({ benchmarks, settings }: SelfTest): Block {
  const columns: readonly ColumnOf<BenchmarkResult>[] = [
    column('Benchmark', ({ benchmark, metric }) => title({ benchmark, metric: metricText(metric) }), {
      cell: 'text',
    }),
    column('False alarms', ({ falseAlarms }) => ratio(falseAlarms)),
    column(`p ≤ ${round(1 - settings.confidence)}`, ({ smallP }) => (smallP.of === 0 ? trusted('–') : ratio(smallP)), {
      drop: 2,
    }),
    column('Found', ({ found }) => ratio(found)),
    column('Change seen', ({ change }) => trusted(change === null ? '–' : percent(change)), {
      cell: 'change',
      drop: 1,
    }),
    column('Resolution', ({ resolution }) => trusted(resolution === null ? '–' : percentSize(resolution)), { drop: 3 }),
  ]
  const keep = { rank: 0, called: 'benchmarks', byRow: true } as const
  return tabulate(benchmarks, columns, { caption: 'False alarms and findings', keep })
}

function notes(selfTest: SelfTest): readonly Text[] {
  const { format, warnings, stoppedBy, planned, falseAlarms, found } = selfTest
  const { rate, most, possible } = expectationOf(selfTest)
  const why = stoppedBy === 'interrupted' ? 'Interrupted' : 'Ended'
  const open = say`${ratio(falseAlarms)} leaves a true rate of up to ${size(Math.round(100 * possible) / 100)} possible.`
  return tell(
    stoppedBy !== 'complete' &&
      `${why} after ${falseAlarms.of + found.of} of ${2 * planned} sessions; the session that was cut off is not counted.`,
    say`${describeSlowdown(selfTest)} (Format: ${format}.)`,
    say`A false alarm in up to ${size(round(rate))} of sessions is what the confidence allows: here more than ${most} would be suspicious, and ${open}`,
    ...warnings.map(warning => message(explain(warning))),
  )
}

function describeSlowdown({ slowdown, effect }: SelfTest): Text {
  if (slowdown.kind === 'scaled')
    return say`The slowdown is in the numbers only, since the command takes them itself: the contender's were made ${size(effect)} worse as they were read. Nothing ran slower.`
  const { number, unit } = scale([slowdown.startInSeconds], 's')
  const start = value(`${number(slowdown.startInSeconds)} ${unit}`)
  return say`The slowdown is real: a busy wait of ${size(effect)} of each run's own time, inside the process that is timed. Both sides run below the same bash for it, whose start (${start}) is in the times.`
}

/** The share of sessions in which a self-test should find the slowdown; less is too little power. */
const enough = 0.8
/** Fewer say little. */
const fewSessions = 10
/** More than that nobody would wait for. */
const mostRounds = 1000

/** Says what to do about what a self-test has found; undefined where all is well. */
function nextStep(selfTest: SelfTest): Text | undefined {
  const { stoppedBy, command, found } = selfTest
  if (isSuspicious(selfTest))
    return say`do not rely on verdicts here: two copies of the same code differ more often than chance explains. See whether a run changes the next ones ("prepare" can reset that), or try your own machine, and test again.`
  if (stoppedBy === 'failing') return say`see why ${command} began to fail, and test again.`
  if (found.of === 0) return trusted('let the self-test finish, to see what it finds.')
  if (found.count < enough * found.of) return findMore(selfTest)
  if (stoppedBy === 'interrupted' || found.of < fewSessions)
    return say`run more sessions (20), since ${trusted(count(found.of, 'session'))} of each say little.`
  return undefined
}

function findMore(selfTest: SelfTest): Text {
  const { effect, settings, resolution, rounds, found, sessions } = selfTest
  const what = say`to find a slowdown of ${size(effect)} more often`
  const slowed = sessions.flatMap(({ kind, findings }) => (kind === 'slowed' ? [findings] : []))
  // What was not comparable where it should have been found, if that is why most was missed.
  const blocked = slowed.flatMap(findings => findings.find(({ verdict }) => verdict === 'not-comparable') ?? [])
  const [first] = blocked
  if (first !== undefined && 2 * blocked.length > found.of - found.count)
    return say`${what}, see why ${first.benchmark} could not be compared (${message(first.reason ? explain(first.reason) : 'no reason was given')}).`
  // Most of what was missed was told from no change, and estimated below the threshold.
  const missed = slowed.flat().filter(({ verdict }) => verdict !== 'regressed')
  const below = missed.filter(
    ({ p, change }) =>
      p !== null && p <= 1 - settings.confidence && Math.abs(change?.value ?? Infinity) < settings.threshold,
  )
  if (2 * below.length > missed.length)
    return say`${what}, lower "threshold" (${size(settings.threshold)}): what is estimated below it is not reported.`
  const needed = Math.ceil((rounds ?? 0) * ((resolution ?? 0) / effect) ** 2)
  const more = needed > (rounds ?? 0) && needed <= mostRounds ? `about ${count(needed, 'round')}` : 'more rounds'
  return say`${what}, measure ${trusted(more)} in a session ("rounds"), give the command more work, or find a quieter machine.`
}

const captions = {
  same: 'Each dot is a benchmark in one session that compared the baseline with itself, with its 95% interval. They should scatter about zero; an orange one is a false alarm. Shaded: within the threshold.',
  slowed:
    'Each dot is a benchmark in one slowed session, with its interval. It stands at the change that the session saw. A full dot was found, a hollow one was missed. The dashed line is the slowdown that was put in.',
}

function plotSessions(selfTest: SelfTest, kind: SessionKind): readonly Block[] {
  const plot = pictureSessions(selfTest, kind)
  return plot === undefined ? [] : [plotOf(plot, captions[kind])]
}

/** Draws each finding of each session of a kind at the change that it saw; undefined where there is none. */
export function pictureSessions(
  { sessions, effect, settings: { threshold } }: Pick<SelfTest, 'sessions' | 'effect' | 'settings'>,
  kind: SessionKind,
): Picture | undefined {
  const chosen = sessions.filter(session => session.kind === kind)
  const seen = chosen.flatMap(({ findings }, index) =>
    findings.flatMap(({ change, verdict }) => (change === null ? [] : [{ at: index + 0.5, verdict, ...change }])),
  )
  if (seen.length === 0) return undefined
  const isSlowed = kind === 'slowed'
  const called = seen.filter(({ verdict }) => verdict === 'regressed' || (!isSlowed && verdict === 'improved'))
  const others = seen.filter(finding => !called.includes(finding))
  return {
    title: isSlowed ? 'Slowed sessions' : 'A/A sessions',
    description: `${called.length} of ${seen.length} were ${isSlowed ? 'found' : 'false alarms'}`,
    x: { unit: 'session', size: 1, ends: [0, chosen.length], ticks: [] },
    y: changeAxis,
    marks: [
      ...thresholdBand(threshold, [0, chosen.length]),
      { shape: 'rules', kind: 'look', y: isSlowed ? [effect] : [] },
      bars('thin', seen),
      dots(isSlowed ? 'contender' : 'culprit', isSlowed ? 'found' : 'false alarm', called),
      dots(isSlowed ? 'contender hollow' : 'control', isSlowed ? 'missed' : 'no alarm', others),
    ],
    height: 260,
  }
}

function ratio({ count: number, of }: Share): Text {
  return value(`${number}/${of}`)
}

function size(fraction: number): Text {
  return value(share(fraction))
}

/** Without what binary fractions add. */
function round(fraction: number): number {
  return Number(fraction.toPrecision(6))
}

/** A count is suspicious where chance alone would bring as many in less than one of a hundred self-tests. */
const chance = 0.01
const confidence = 0.95

/**
 * Returns the share of sessions with a false alarm that the confidence allows, the largest count that is not suspicious, and the largest true
 * share that would look like this, at 95% confidence.
 */
export function expectationOf({ falseAlarms, settings }: SelfTest) {
  const rate = 1 - settings.confidence
  const { count, of } = falseAlarms
  return { rate, most: mostByChance(of, rate, 1), possible: of === 0 ? 1 : largestProbability(count, of, confidence) }
}

/** Returns whether there are more false alarms, or more small p-values of any benchmark, than chance explains. */
export function isSuspicious({ falseAlarms, benchmarks, settings }: SelfTest): boolean {
  const rate = 1 - settings.confidence
  const exceeds = ({ count, of }: Share, among: number): boolean => count > mostByChance(of, rate, among)
  return exceeds(falseAlarms, 1) || benchmarks.some(({ smallP }) => exceeds(smallP, benchmarks.length))
}

/** `among`: so many counts are looked at, and any of them may stand out. */
function mostByChance(of: number, rate: number, among: number): number {
  return binomialQuantile(1 - chance / among, of, rate)
}
