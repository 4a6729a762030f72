import type { Report } from '../report.js'
import { say, type Text } from '../text/text.js'

/** What the run was to find out, where its user said so. */
export function questionText({ options }: Pick<Report, 'options'>): Text | undefined {
  const question = options?.question
  return question === undefined ? undefined : say`Question: ${question}`
}
