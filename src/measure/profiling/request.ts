import { profilerNames } from '../../record/causes.js'

export const causesChoices = ['auto', 'off', ...profilerNames] as const

/** The profiler that finds the causes of a change. With `auto`, the one that suits the command; with `off`, none. */
export type CausesRequest = (typeof causesChoices)[number]
