import { decodeConfig } from '../../../src/inputs/config.js'
import type { Rules } from '../../../src/rules/rules.js'

/** The rules of a file; none where it has no list of them. */
export function decodeRules(text: string, { source, asOf }: Pick<Rules, 'source' | 'asOf'>): Rules {
  return decodeConfig(text, { source, asOf }).of('benchmark').rules ?? { source, asOf, list: [] }
}
