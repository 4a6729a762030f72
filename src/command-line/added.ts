import type { Follow } from '../extra.js'
import { extras } from '../extras/index.js'
import type { Get } from '../inputs/values.js'
import { renderers as ofCore } from '../report/render.js'
import type { Renderer } from '../report/renderer.js'
import type { MoreOptions } from './command.js'

/** All forms of a report that can be asked for. */
export const renderers: readonly Renderer[] = [...ofCore, ...extras.flatMap(({ renderers = [] }) => renderers)]

/** The extras that take over the report of one command. */
export interface Followers {
  readonly options: MoreOptions
  /** Loads what `get` asks for; an InputError says why it cannot be done. */
  readonly prepare: (get: Get) => Promise<readonly Follow[]>
}

/** Lists the extras that take over the report of `command`. */
export function listFollowers(command: 'compare' | 'show'): Followers {
  const followers = extras.flatMap(({ follower }) => (follower?.commands.includes(command) ? follower : []))
  return {
    options: Object.assign({}, ...followers.map(({ options }) => options)),
    async prepare(get) {
      const prepared = await Promise.all(followers.map(({ prepare }) => prepare(get)))
      return prepared.filter(follow => follow !== undefined)
    },
  }
}
