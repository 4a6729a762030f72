import { makeRandom, type Random } from '../stats/random.js'
import { attempt } from '../util/attempt.js'

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

/** Returns whether the variable `name` is for the action alone. No command gets it. */
export function isOfRunner(name: string): boolean {
  return ofRunner.some(pattern => pattern.test(name))
}

/** `variables` without the runner's, for programs that are not the user's. */
export function withoutRunners<Value>(variables: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !isOfRunner(name)))
}

/** `variables` without those that may hold something that only the action should read, by their names, or because they hold the token of the step. */
export function withoutSecrets<Value extends string | undefined>(
  variables: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const holdsToken = makeTokenSearch(variables)
  const isHidden = (name: string, value: Value): boolean => isOfRunner(name) || secret.test(name) || holdsToken(value)
  return recountSettings(Object.entries(variables).filter(([name, value]) => !isHidden(name, value)))
}

/**
 * Numbers the settings of git again of which both name and value are left. Where one of those is missing that `GIT_CONFIG_COUNT` counts,
 * git refuses to run at all, and the other settings are lost with it.
 */
function recountSettings<Value extends string | undefined>(
  left: readonly (readonly [string, Value])[],
): Readonly<Record<string, Value>> {
  const variables = Object.fromEntries(left)
  const count = Number(variables.GIT_CONFIG_COUNT)
  if (!(count > 0)) return variables
  const numberOf = (name: string): string | undefined => /^GIT_CONFIG_(?:KEY|VALUE)_(\d+)$/.exec(name)?.[1]
  const whole = left
    .flatMap(([name]) => (name.startsWith('GIT_CONFIG_KEY_') ? (numberOf(name) ?? []) : []))
    .filter(number => Number(number) < count && `GIT_CONFIG_VALUE_${number}` in variables)
    .sort((a, b) => Number(a) - Number(b))
  return {
    ...Object.fromEntries(left.filter(([name]) => numberOf(name) === undefined)),
    ...Object.fromEntries(
      whole.flatMap((number, at) => [
        [`GIT_CONFIG_KEY_${at}`, variables[`GIT_CONFIG_KEY_${number}`]!],
        [`GIT_CONFIG_VALUE_${at}`, variables[`GIT_CONFIG_VALUE_${number}`]!],
      ]),
    ),
    GIT_CONFIG_COUNT: `${whole.length}` as Value,
  }
}

/** Returns a search for the token of the step among `variables`, as it is, or as the header of HTTP that checkouts are given. */
function makeTokenSearch(variables: Readonly<Record<string, string | undefined>>): (value?: string) => boolean {
  const token = variables['INPUT_GITHUB-TOKEN']?.trim() ?? ''
  // What is not Latin-1 is no token, and has no such header.
  const header = attempt(() => btoa(`x-access-token:${token}`))
  const forms = token === '' ? [] : [token, header ?? token]
  return (value = '') => forms.some(form => value.includes(form))
}

/** Variables for processes of one kind, and the names of those that they could have been given. */
export interface Handed {
  readonly variables: Variables
  readonly withheld: readonly string[]
}

/** Variables for what runs on behalf of a user. */
export interface HandedOver {
  /** For measured commands, and for all that runs around them. */
  readonly commands: Handed
  /** For `build`, `setup` and `install`, which fetch from registries: what a step of the workflow that runs a shell would have. */
  readonly hooks: Handed
}

/** The variables that commands get although their names look like secrets, and which others are withheld. */
export interface Passing {
  readonly passEnv?: readonly string[]
  /** Set in the action, whose steps hold secrets that were never meant for a measured command; elsewhere only tokens for GitHub are withheld. */
  readonly withholdsSecrets?: boolean | undefined
}

/** Returns `variables` as commands and hooks see them: without the runner's, without the token of the step under any name, and without secrets that are not passed. */
export function handOver(variables: Variables, { passEnv = [], withholdsSecrets = false }: Passing): HandedOver {
  const holdsToken = makeTokenSearch(variables)
  const entries = Object.entries(variables).filter(([name]) => !places.test(name) && !isOfRunner(name))
  const withhold = (pattern: RegExp): Handed => {
    const isWithheld = ([name, value]: readonly [string, string]): boolean =>
      (pattern.test(name) || holdsToken(value)) && !passEnv.includes(name)
    return {
      variables: recountSettings(entries.filter(entry => !isWithheld(entry))),
      withheld: entries.filter(isWithheld).map(([name]) => name),
    }
  }
  return { commands: withhold(withholdsSecrets ? secret : token), hooks: withhold(token) }
}

const mostShown = 10

/**
 * Describes the variables that a failed command did not get, because it may have failed without them. The words follow a
 * description of how the command ended.
 */
export function describeWithheld(names: readonly string[] = []): string {
  if (names.length === 0) return ''
  const shown = names.slice(0, mostShown).join(', ') + (names.length > mostShown ? ', …' : '')
  return ` (for safety, it did not get these variables: ${shown}; "pass-env" lists those that it shall get)`
}

/**
 * Returns the variables that every invocation of both sides gets: `variables`, and settings that make tools print alike
 * everywhere.
 */
export function makeEnvironment(variables: Variables): Variables {
  return { ...variables, LC_ALL: 'C.UTF-8', NO_COLOR: '1' }
}

/**
 * Returns the differences from `variables` for a side whose files are in `root`. Without them, a command that went back to the
 * workspace would run the contender.
 */
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

/**
 * Makes the source of layout seeds, positive 31-bit integers, which every linker takes: a new one for a copy each time that it is installed, the same ones for the same `seed` and `copy`.
 *
 * Two builds of one source can differ by tens of percent because code lies elsewhere (Mytkowicz et al. 2009). If each copy of each round is
 * linked with a seed of its own, that becomes noise, which the control shows and intervals hold (Curtsinger & Berger 2013).
 */
export function makeLayoutSeeds(seed: string): (copy: string) => string {
  const sources = new Map<string, Random>()
  return copy => {
    const source = sources.get(copy) ?? makeRandom(`${seed}/layout/${copy}`)
    sources.set(copy, source)
    return String(1 + source.below(2 ** 31 - 1))
  }
}
