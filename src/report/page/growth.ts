import type { Between, Growth } from '../../compare/growth/growth.js'
import { htmlVoice } from '../../document/escape.js'
import { type Scale, scale } from '../../metrics/scale.js'
import type { Section } from '../section.js'
import { growthText } from '../words/growth.js'
import { figure, html, list, numberTable, section } from './html.js'
import { pictureGrowth } from './plots/growth.js'
import { drawPicture } from './plots/picture.js'

/** The growth of values with the size: both curves of each scan, in words, drawn and as numbers. */
export function drawGrowths({ growths = [] }: Pick<Section, 'growths'>): string {
  const drawn = growths.map(growth => {
    const { mark, answer, details } = growthText(growth)
    return [
      `<p class="${mark.tone}">${mark.character} ${html(answer)}</p>`,
      list(details),
      figure(htmlVoice.name(growth.benchmark), drawPicture(pictureGrowth(growth)), caption),
      `<details><summary>Numbers of this plot</summary>${drawTable(growth)}</details>`,
    ].join('\n')
  })
  return section('How it grows', ...drawn)
}

const caption =
  'Both axes are logarithmic: a straight line is a power of the size, and a steeper one grows faster. A bar is the interval of a point. Dashed: where the curves cross. Dotted: what a rule expects.'

function drawTable({ points, unit, parameter }: Growth): string {
  const rows = points.map(({ size, baseline, contender }) => {
    const shared = scale([baseline.value, contender.value], unit)
    return [
      String(size),
      ...[baseline, contender].map(side => `${between(side, shared)} ${htmlVoice.name(shared.unit)}`),
      (contender.value / baseline.value).toPrecision(3),
    ]
  })
  return numberTable('Values by size', [htmlVoice.name(parameter), 'Baseline', 'Contender', 'Ratio'], rows)
}

function between({ value, low, high }: Between, { number }: Scale): string {
  const ends = [low, high].map(end => (end === null ? '–' : number(end)))
  return `${number(value)} <span class="ends">[${ends.join(', ')}]</span>`
}
