import { special } from '../../inputs/declaration.js'
import { decodeFacts, type Facts } from './facts.js'

/** The key by which the jobs of a request hand it on. */
export const settings = {
  request: special<Facts | undefined, 'measure' | 'answer'>({
    place: 'settings',
    only: 'action',
    isHidden: true,
    placeholder: 'FACTS',
    takenBy: ['measure', 'answer'],
    decode: (text, name) => (text === '' ? undefined : decodeFacts(text, name)),
    help: 'The request that was granted: the output `settings` of `mode: request`.',
  }),
}
