import type { Growth } from '../../compare/growth/growth.js'
import { markdownVoice, terminalVoice } from '../../document/escape.js'
import type { Paint } from '../../document/paint.js'
import { write } from '../../document/text.js'
import type { Section } from '../section.js'
import type { PageBlock } from '../text/fit.js'
import { growthText } from '../words/growth.js'
import { fold } from './folds.js'

/** The growths of a report for a terminal, a line each with its details below. */
export function growthLines({ growths = [] }: Pick<Section, 'growths'>, paint: Paint): readonly string[] {
  return growths.flatMap(growth => {
    const { mark, answer, details } = growthText(growth)
    return [
      paint(`${mark.character} ${write(answer, terminalVoice)}`, mark.tone),
      ...details.map(text => `  └ ${write(text, terminalVoice)}`),
    ]
  })
}

/** As many are shown at once; of more, those that are alike are folded away. */
const mostOpen = 3

function isOpen({ verdict }: Growth, growths: readonly Growth[]): boolean {
  return growths.length <= mostOpen || verdict === 'regressed' || verdict === 'improved'
}

/** The growths of a report for a comment that are shown at once. */
export function growthOpen({ growths = [] }: Pick<Section, 'growths'>): string {
  const open = growths.filter(one => isOpen(one, growths)).map(writeGrowth)
  return open.length === 0 ? '' : `${open.join('')}\n`
}

/** The growths of a report for a comment that are folded away. */
export function growthFold({ growths = [] }: Pick<Section, 'growths'>): PageBlock {
  const folded = growths.filter(one => !isOpen(one, growths)).map(writeGrowth)
  return fold('📈 How it grows', 'growth', folded.join(''))
}

function writeGrowth(growth: Growth): string {
  const { mark, answer, details } = growthText(growth)
  const more = details.map(text => `<br><sub>${write(text, markdownVoice)}</sub>`).join('')
  return `- ${mark.emoji} ${write(answer, markdownVoice)}${more}\n`
}
