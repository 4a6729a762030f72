import type { PageOptions } from '../report/page/context.js'
import { makeDocument } from '../report/page/document.js'
import { figure, html, list, numberTable, section } from '../report/page/html.js'
import { changeAxis } from '../report/page/plots/axis.js'
import { drawPicture, type Mark, type Picture, type Point } from '../report/page/plots/picture.js'
import { title } from '../report/text/cells.js'
import { htmlVoice } from '../report/text/escape.js'
import { nextSelfTestStep } from './next-step.js'
import type { SelfTest } from './self-test.js'
import { titled } from './text.js'
import { columns, notes, selfTestContext, selfTestHeadline } from './words.js'

/** The self-test as a page of its own: its table, and what was found by the size of the change that was seen. */
export function renderSelfTestPage(selfTest: SelfTest, options: PageOptions): string {
  const shown = columns(selfTest)
  const rows = selfTest.benchmarks.map(row => [html(title(titled(row))), ...shown.map(({ cell }) => cell(row))])
  return makeDocument(
    `${selfTest.suite}: self-test`,
    [
      `<header>\n<h1>Self-test ${htmlVoice.name(selfTest.suite)}</h1>`,
      `<p class="headline">${selfTestHeadline(selfTest)}</p>`,
      `<p>${html(selfTestContext(selfTest))}</p>`,
      `<p class="step"><b>Next step:</b> ${html(nextSelfTestStep(selfTest))}</p>\n</header>`,
      section(
        'Benchmarks',
        rows.length === 0
          ? ''
          : numberTable('False alarms and findings', ['Benchmark', ...shown.map(({ head }) => head)], rows),
      ),
      section('What was missed', drawFound(selfTest)),
      section('How to read this', list(notes(selfTest))),
    ],
    options,
  )
}

function drawFound(selfTest: SelfTest): string {
  const picture = pictureFound(selfTest)
  return picture === undefined ? '' : figure('Findings by the change that was seen', drawPicture(picture), caption)
}

const caption =
  'Each dot is a benchmark in one slowed session. It stands at the change that the session saw. A full dot was found, a hollow one was missed. The dashed line is the slowdown that was put in.'

/** Each finding of each slowed session at the change that it saw; undefined where there is none. */
export function pictureFound({ sessions, effect }: Pick<SelfTest, 'sessions' | 'effect'>): Picture | undefined {
  const slowed = sessions.filter(({ kind }) => kind === 'slowed')
  const seen = slowed.flatMap(({ findings }, index) =>
    findings.flatMap(({ change, verdict }) =>
      change === null ? [] : [{ point: [index + 0.5, change.value] as Point, isFound: verdict === 'regressed' }],
    ),
  )
  if (seen.length === 0) return undefined
  const dots = (isFound: boolean): Mark => ({
    shape: 'dots',
    kind: isFound ? 'dot contender' : 'dot contender hollow',
    label: isFound ? 'found' : 'missed',
    points: seen.filter(one => one.isFound === isFound).map(({ point }) => point),
  })
  return {
    title: 'Findings by the change that was seen',
    description: `${seen.filter(({ isFound }) => isFound).length} of ${seen.length} were found`,
    x: { at: value => value / slowed.length, ticks: [], ends: [0.5, slowed.length + 0.5], unit: 'round' },
    y: changeAxis([effect, ...seen.map(({ point }) => point[1])]),
    marks: [
      { shape: 'rules', kind: 'zero', y: [0] },
      { shape: 'rules', kind: 'look', y: [effect] },
      dots(true),
      dots(false),
    ],
    height: 260,
  }
}
