import { duration } from '../metrics/duration.js'
import { percent, percentSize, scale, share } from '../metrics/scale.js'
import { join, message, own, say, type Text } from '../report/text/text.js'
import { count } from '../report/words/headline.js'
import type { BenchmarkResult, SelfTest, Share } from './self-test.js'
import { expectationOf } from './suspicion.js'

/** Summarises the results in one line. */
export function selfTestHeadline({ falseAlarms, found, effect, resolution }: SelfTest): string {
  const smallest = resolution === null ? [] : [`resolution ${percentSize(resolution)}`]
  return [`false alarms ${shareText(falseAlarms)}`, `finds +${share(effect)} in ${shareText(found)}`, ...smallest].join(
    ', ',
  )
}

/** Describes what was tested, and how. This is the line below the headline. */
export function selfTestContext({ command, falseAlarms, found, rounds, seconds, environment }: SelfTest): Text {
  const inEach = rounds === null ? '' : ` of ${count(Math.round(rounds), 'round')}`
  const sessions = own(`${falseAlarms.of} + ${found.of} sessions${inEach}`)
  return join([say`${command}`, sessions, own(duration(seconds)), say`${environment.cpu}`], ' · ')
}

/** The columns of the table by benchmark, the name apart. */
export function columns({
  settings,
}: SelfTest): readonly { readonly head: string; readonly cell: (row: BenchmarkResult) => string }[] {
  return [
    { head: 'False alarms', cell: ({ falseAlarms }) => shareText(falseAlarms) },
    {
      head: `p ≤ ${alphaText(settings.confidence)}`,
      cell: ({ smallP }) => (smallP.of === 0 ? '–' : shareText(smallP)),
    },
    { head: 'Found', cell: ({ found }) => shareText(found) },
    { head: 'Change seen', cell: ({ change }) => (change === null ? '–' : percent(change)) },
    { head: 'Resolution', cell: ({ resolution }) => (resolution === null ? '–' : percentSize(resolution)) },
  ]
}

/** Lists what a reader must know to read the numbers correctly. */
export function notes(selfTest: SelfTest): readonly Text[] {
  const { format, warnings } = selfTest
  return [
    ...endNote(selfTest),
    say`${own(slowdownSentence(selfTest))} (Format: ${format}.)`,
    own(expectationSentence(selfTest)),
    ...warnings.map(warning => message(warning.message)),
  ]
}

function slowdownSentence({ slowdown, effect }: SelfTest): string {
  switch (slowdown.kind) {
    case 'busy-wait': {
      const { number, unit } = scale([slowdown.startInSeconds], 's')
      const start = `${number(slowdown.startInSeconds)} ${unit}`
      return `The slowdown is real: a busy wait of ${share(effect)} of each invocation's own time, inside the process that is timed. Both sides run below the same bash for it, whose start (${start}) is in the times.`
    }
    case 'scaled':
      return `The slowdown is in the numbers only, since the command takes them itself: the contender's were made ${share(effect)} worse as they were read. Nothing ran slower.`
  }
}

function endNote({ stoppedBy, planned, falseAlarms, found }: SelfTest): readonly Text[] {
  if (stoppedBy === 'complete') return []
  const why = stoppedBy === 'interrupted' ? 'Interrupted' : 'Ended'
  return [
    own(
      `${why} after ${falseAlarms.of + found.of} of ${2 * planned} sessions; the session that was cut off is not counted.`,
    ),
  ]
}

function expectationSentence(selfTest: SelfTest): string {
  const { falseAlarms } = selfTest
  const { rate, most, possible } = expectationOf(selfTest)
  const open = `${shareText(falseAlarms)} leaves a true rate of up to ${share(Math.round(100 * possible) / 100)} possible.`
  return `A false alarm in up to ${share(round(rate))} of sessions is what the confidence allows: here more than ${most} would be suspicious, and ${open}`
}

/** So many of so many: `0/20`. */
export function shareText({ count: number, of }: Share): string {
  return `${number}/${of}`
}

function alphaText(confidence: number): string {
  return String(round(1 - confidence))
}

/** Without what binary fractions add. */
function round(fraction: number): number {
  return Number(fraction.toPrecision(6))
}
