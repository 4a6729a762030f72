import type { Random } from '../stats/random.js'

export type Variables = Readonly<Record<string, string>>

/** Variables of the action and its runner, which a `run:` step would not see, or by which a step tells the runner something. */
const ofRunner = [
  /^INPUT_/,
  /^ACTIONS_/,
  /^COUNTERBALANCE_/,
  /^GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS|EVENT_PATH)$/,
]

/** Those that would lead a copy back to the workspace. */
const places = /^(OLDPWD|PWD)$/

/** Tokens for GitHub, under the names that its own tools read. */
const token = /^(GITHUB|GH)(_ENTERPRISE)?_TOKEN$/

/** Secrets, under the names that workflows give them. */
const secret = /_(TOKEN|SECRET|PASSWORD|KEY|CREDENTIALS)$|^AWS_(?!(DEFAULT_)?REGION$)/i

/** Whether the variable `name` is for the action alone: no command is told it. */
export function isOfRunner(name: string): boolean {
  return ofRunner.some(pattern => pattern.test(name))
}

/** `variables` without the runner's, for programs that are not the user's. */
export function withoutRunners<Value>(variables: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !isOfRunner(name)))
}

/** Whether the variable `name` may hold what only the action should read. */
export function isSecret(name: string): boolean {
  return isOfRunner(name) || secret.test(name)
}

/** Variables for commands, and the names of those that they could have been given. */
export interface Handed {
  readonly variables: Variables
  readonly withheld: readonly string[]
}

/**
 * `variables` as commands see them: without the runner's. On the command line tokens for GitHub are left out too; in the action, which
 * says what is `passed`, all other secrets are.
 */
export function handOver(variables: Variables, passed: readonly string[] | undefined): Handed {
  const isWithheld = (name: string): boolean =>
    passed === undefined ? token.test(name) : secret.test(name) && !passed.includes(name)
  const own = Object.entries(variables).filter(([name]) => !places.test(name) && !isOfRunner(name))
  const withheld = own.map(([name]) => name).filter(isWithheld)
  return {
    variables: Object.fromEntries(own.filter(([name]) => !isWithheld(name))),
    withheld: passed === undefined ? [] : withheld,
  }
}

const mostShown = 10

/** What a command that failed was not told, in words that follow how it ended: it may have failed for want of that. */
export function describeWithheld(names: readonly string[] = []): string {
  if (names.length === 0) return ''
  const shown = names.slice(0, mostShown).join(', ') + (names.length > mostShown ? ', …' : '')
  return ` (withheld from it: ${shown}; "pass-env" passes the variables that it names)`
}

/** What every invocation of both sides is given: `variables`, and what makes tools speak alike everywhere. */
export function makeEnvironment(variables: Variables): Variables {
  return { ...variables, LC_ALL: 'C.UTF-8', NO_COLOR: '1' }
}

/** What is different from `variables` where a side's files are in `root`: a command that went back to the workspace would run the contender. */
export function placeVariables(
  variables: Variables,
  { root, directory }: { readonly root: string; readonly directory: string },
): Variables {
  return { ...('GITHUB_WORKSPACE' in variables ? { GITHUB_WORKSPACE: root } : {}), PWD: directory }
}

const largestPaddingInBytes = 4095

/**
 * A variable's value of random length.
 *
 * The size of the environment shifts the stack, and with it the layout of memory: a bias of up to several percent that is the same
 * in every run of one shell (Mytkowicz et al. 2009). Drawn anew for each invocation, blind to sides, it becomes noise.
 */
export function drawPadding(random: Random): string {
  return 'x'.repeat(random.below(largestPaddingInBytes + 1))
}
