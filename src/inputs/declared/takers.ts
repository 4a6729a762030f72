/** What measures. */
export const measurers = ['compare', 'publish', 'self-test'] as const

/** What finds or builds the baseline that its user names. */
export const comparers = ['compare', 'self-test'] as const

/** What judges measurements. */
export const judges = ['compare', 'publish', 'self-test', 'report', 'merge', 'analyze'] as const

/** What leaves a page that shows what was found. */
export const showers = ['compare', 'publish', 'report', 'merge', 'self-test'] as const

/** What tells people of what was found, and may fail. */
export const tellers = ['compare', 'report', 'merge'] as const
