import type { Extra } from '../../extra.js'
import { concludePair } from './conclude.js'
import { causesBlocks, showCauses } from './document.js'
import { mainCause, noteOf, searchStep } from './words.js'

/** Which functions account for a change, by profiles that are taken after its verdict. */
export const causes: Extra = {
  name: 'causes',
  afterVerdict: async () => (await import('./profiling.js')).explainByProfiles,
  conclude: concludePair,
  teller: { cause: mainCause, next: searchStep, details: causesBlocks, chapter: showCauses, note: noteOf },
  renderers: [{ name: 'causes', load: async () => (await import('./functions.js')).renderFunctions }],
}
