import type { Rules } from '../rules/rules.js'

/** The rules in `text`, as of today. What reads them is loaded only now: most runs have no rules, and need no YAML. */
export async function parseRulesToday(text: string, source: string): Promise<Rules> {
  const { decodeRules } = await import('../rules/decode.js')
  return decodeRules(text, { source, asOf: new Date().toISOString().slice(0, 10) })
}
