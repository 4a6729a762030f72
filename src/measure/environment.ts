import type { Random } from '../stats/random.js'

export type Variables = Readonly<Record<string, string>>

/** Variables of the action and its runner that a `run:` step would not see, or that would lead a copy back to the workspace. */
const withheld = [
  /^INPUT_/,
  /^ACTIONS_/,
  /^COUNTERBALANCE_/,
  /^(GITHUB|GH)(_ENTERPRISE)?_TOKEN$/,
  /^GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS|EVENT_PATH)$/,
  /^(OLDPWD|PWD)$/,
]

const largestPaddingInBytes = 4095

/** The variables that every invocation of both sides is given: those of `variables` that no secret and no path hides in. */
export function makeEnvironment(variables: Variables): Variables {
  const kept = Object.entries(variables).filter(([name]) => !withheld.some(pattern => pattern.test(name)))
  return { ...Object.fromEntries(kept), LC_ALL: 'C.UTF-8', NO_COLOR: '1' }
}

/** What is different from `variables` where a side's files are in `root`: a command that went back to the workspace would run the contender. */
export function placeVariables(
  variables: Variables,
  { root, directory }: { readonly root: string; readonly directory: string },
): Variables {
  return { ...('GITHUB_WORKSPACE' in variables ? { GITHUB_WORKSPACE: root } : {}), PWD: directory }
}

/**
 * A variable's value of random length.
 *
 * The size of the environment shifts the stack, and with it the layout of memory: a bias of up to several percent that is the same
 * in every run of one shell (Mytkowicz et al. 2009). Drawn anew for each invocation, blind to sides, it becomes noise.
 */
export function drawPadding(random: Random): string {
  return 'x'.repeat(random.below(largestPaddingInBytes + 1))
}
