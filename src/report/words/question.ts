import { say, type Text } from '../../document/text.js'
import type { Section } from '../section.js'

/** Returns the question that the run should answer, if its user gave one. */
export function questionText({ options }: Pick<Section, 'options'>): Text | undefined {
  const question = options?.question
  return question === undefined ? undefined : say`Question: ${question}`
}
