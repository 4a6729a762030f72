import type { Extra } from '../extra.js'
import * as list from './list.js'

/** All extras, by the alphabet: the order in which help and documents list what they add. */
export const extras: readonly Extra[] = Object.values(list)
