import { type Block, heading, paragraph } from '../../document/document.js'
import { toTerminal } from '../../document/terminal.js'
import { say } from '../../document/text.js'
import type { Render } from '../../report/renderer.js'
import type { Section } from '../../report/report.js'
import { sideName } from '../../report/words/sides.js'
import { tabulateFunctions } from './document.js'
import { causesText } from './words.js'

/** Wide enough for all columns, where the output is no terminal. */
const usualWidth = 120

/** All profiled functions of each section, for a terminal. */
export const renderFunctions: Render = ({ sections }, { width = usualWidth }) =>
  toTerminal(sections.flatMap(causesDocument), { width })

/** Shows all functions of a section, those that are named first, and then the others by the size of their difference. */
export function causesDocument(section: Section): readonly Block[] {
  const { causes: outcome } = section
  return [
    heading(2, say`${sideName(section, 'contender')} against ${sideName(section, 'baseline')}`),
    paragraph(causesText(outcome)?.title ?? 'Nothing was profiled, because no time has changed or "causes" was off.'),
    ...(outcome === undefined || 'absence' in outcome ? [] : [tabulateFunctions(outcome, section)]),
  ]
}
