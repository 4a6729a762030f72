/** The tasks that measure. */
export const measurers = ['compare', 'publish', 'self-test', 'bisect'] as const

/** The tasks that find or build the baseline that their user names. */
export const comparers = ['compare', 'self-test'] as const

/** The tasks that judge measurements. */
export const judges = ['compare', 'publish', 'self-test', 'bisect', 'merge', 'show'] as const

/** The tasks that leave a page with the results. */
export const showers = ['compare', 'publish', 'merge', 'self-test'] as const

/** The tasks that tell people about the results, and may fail. */
export const tellers = ['compare', 'merge'] as const
