import type { Extra, Keeper } from '../extra.js'
import * as list from './list.js'

/** All extras, by the alphabet: the order in which help and documents list what they add. */
export const extras: readonly Extra[] = Object.values(list)

/** The extra that keeps a file beside baselines; undefined where there is none. */
export const keeper: Keeper | undefined = extras.find(extra => extra.keeper)?.keeper
