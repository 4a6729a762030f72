// Sessions in which benchmarks end as soon as they are settled, beside the same sessions in which all go on.
import { settle } from '../../lib/compare/rounds/settled.js'
import { makeSection } from '../../lib/report/make-report.js'
import { shareOf } from './share.js'
import { drawAll, isAlarm, makeRecord, nameOf, valuesOfAll } from './whole-sessions.js'

const changed = 0.03
const threshold = 0.02

/** False verdicts, coverage, what is found, and the work that it takes, with focus and without. */
export function measureFocus(size, noises, experiment) {
  const usual = { ...experiment, threshold, spreads: j => (j % 4 === 0 ? 1 : 0.25) }
  const sessions = drawAll(size, noises, usual).map(draw => {
    const benchmarks = draw()
    return [true, false].map(isFocused => {
      const [quiet, slower] = [0, changed].map(effect => measureBy(isFocused, benchmarks, effect, usual))
      return {
        alarm: quiet.findings.some(isAlarm),
        held: [...quiet.findings.map(({ change }) => holds(change, 0)), holds(findFirst(slower).change, changed)],
        found: findFirst(slower).verdict === 'regressed',
        work: quiet.work,
      }
    })
  })
  return Object.fromEntries(
    ['focused', 'whole'].map((name, k) => [
      name,
      {
        alarms: shareOf(sessions.map(pair => pair[k].alarm)),
        held: shareOf(sessions.flatMap(pair => pair[k].held)),
        found: shareOf(sessions.map(pair => pair[k].found)),
        work: sessions.reduce((sum, pair) => sum + pair[k].work, 0) / sessions.length / size,
      },
    ]),
  )
}

function findFirst({ findings }) {
  return findings.find(one => one.benchmark === nameOf(0))
}

function holds(change, truth) {
  return change === null || ((change.low ?? -1) <= truth && truth <= (change.high ?? Infinity))
}

/** The report at the end, and how many rounds of single benchmarks it took. */
function measureBy(isFocused, benchmarks, effect, experiment) {
  const { looks } = experiment
  const values = valuesOfAll(benchmarks, effect)
  const names = benchmarks.map((_, j) => nameOf(j))
  const focus = []
  for (const look of looks) {
    const record = withFocus(makeRecord(benchmarks, values, experiment, look), focus)
    const settling = settle([record])
    if (settling.isSettled || look === looks.at(-1)) {
      const work = record.rounds.reduce((sum, round) => sum + round[0].measurements.length, 0)
      return { ...makeSection(record), work }
    }
    const open = settling.findOpen()
    if (isFocused) focus.push({ from: look, without: names.filter(name => !open.has(name)) })
  }
}

function withFocus(record, focus) {
  const rounds = record.rounds.map((round, number) => {
    const without = new Set(focus.findLast(({ from }) => from <= number)?.without ?? [])
    if (without.size === 0) return round
    return round.map(one => ({
      ...one,
      measurements: one.measurements.filter(({ benchmark }) => !without.has(benchmark)),
    }))
  })
  return { ...record, rounds, plan: { ...record.plan, focus: [...focus] } }
}
