import type { Section } from '../section.js'
import { environmentLines } from '../words/reading.js'
import { trust, trustTitle } from '../words/trust.js'
import { figure, list, numberTable, section } from './html.js'
import type { Measured } from './measured.js'
import { pictureControls } from './plots/controls.js'
import { listReadings, pictureReading, type Reading } from './plots/machine.js'
import { drawPicture } from './plots/picture.js'

/** The part on trust: the controls, and the machine. */
export function drawTrust(report: Section, measured: Measured | undefined): string {
  const controls = pictureControls(report.findings)
  return [
    section(
      `Can this run be trusted? ${trustTitle(report)}`,
      list(trust(report)),
      controls === undefined ? '' : figure('Controls of all benchmarks', drawPicture(controls), controlCaption),
    ),
    section('The machine', measured === undefined ? '' : drawMachine(measured), list(environmentLines(report))),
  ].join('\n')
}

function drawMachine(measured: Measured): string {
  const readings = listReadings(measured)
  if (readings.length === 0) return ''
  const plots = readings.map(reading =>
    figure(reading.name, drawPicture(pictureReading(reading, measured, 140)), captions[reading.name] ?? ''),
  )
  return `<div class="plots small">${plots.join('')}</div><details><summary>Table of these plots</summary>${readingTable(readings)}</details>`
}

function readingTable(readings: readonly Reading[]): string {
  const rounds = readings[0]?.values ?? []
  return numberTable(
    'The machine by round',
    ['Round', ...readings.map(({ name, unit }) => (unit === '' ? name : `${name}, ${unit}`))],
    rounds.map((_, round) => [
      String(round + 1),
      ...readings.map(({ values }) =>
        values[round] === undefined ? '–' : String(Number(values[round].toPrecision(4))),
      ),
    ]),
  )
}

const controlCaption =
  'Each dot compares two copies of the same code of one benchmark; the line is its interval. They must scatter about zero within their intervals. The column Control of the benchmarks has the numbers.'

const captions: Readonly<Record<string, string>> = {
  Spin: 'A fixed piece of work of our own after each round. A level line is a machine with a steady speed.',
  Steal: 'The share of the time that the host of this virtual machine gave to others. It should be near zero.',
  'Other processes': 'The share of the time that programs used which are neither ours nor the command’s.',
  'Waiting for a core': 'The share of the time in which a process had to wait for a core.',
  'Clock rate': 'The mean of the first cores. Steps are changes of speed.',
  Load: 'Processes that could run, averaged over a minute.',
}
