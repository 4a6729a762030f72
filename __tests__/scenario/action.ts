import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { stringify } from 'yaml'
import { runAction } from '../../src/action/run.js'
import { listInputs } from '../../src/inputs/declarations.js'
import { fillInputs } from '../runner-inputs.js'
import { checkRemains, type Ended, startCounterbalance } from './counterbalance.js'
import { runHere } from './here.js'
import type { Sandbox } from './sandbox.js'
import { giveAway } from './without-root.js'

/** The entry of the action, as action.yml names it. */
const entry = fileURLToPath(new URL('../../dist/index.js', import.meta.url))

/** What a step of the action leaves. */
export interface Step extends Ended {
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
}

export type Texts = Readonly<Record<string, string>>

export interface StepOptions {
  readonly inputs?: Texts
  /** What the runner says beside its files. */
  readonly variables?: Texts
  /** Modules that Node loads first. */
  readonly preload?: readonly string[]
  /** Words before the command that starts Node. */
  readonly before?: readonly string[]
  /** Directory of the bundle, where it is not this checkout's. */
  readonly bundle?: string
  /** What ends it, once its command has written the file `here` into the sandbox. */
  readonly endedBy?: NodeJS.Signals
  /** A part of the action to run in place of the whole. */
  readonly act?: () => Promise<void>
}

/** A command that says that it is there, and waits for somebody to end it. */
export function hangHere(sandbox: Sandbox): string {
  return `echo > ${sandbox.at('here')}; while [ -e ${sandbox.at('here')} ]; do sleep 0.1; done`
}

/** Runs the action in the sandbox's `work` as the runner does, with inputs as variables and files for what it says. */
export async function runStep(sandbox: Sandbox, options: StepOptions): Promise<Step> {
  const { preload = [], before = [], endedBy } = options
  const variables = prepareStep(sandbox, options)
  const file = options.bundle === undefined ? entry : join(options.bundle, 'index.js')
  const [name, ...words] = [...before, process.execPath, ...preload.flatMap(path => ['--import', path]), file]
  // The runner's files are whoever's the step is.
  if (before.length > 0) giveAway(sandbox)
  const running = startCounterbalance(sandbox, [], {
    program: [name!, ...words],
    directory: sandbox.at('work'),
    isKilled: endedBy === 'SIGKILL',
    variables,
  })
  if (endedBy !== undefined) {
    await expect.poll(() => existsSync(sandbox.at('here')), { interval: 10, timeout: 30_000 }).toBe(true)
    running.process.kill(endedBy)
  }
  return readStep(sandbox, await running.ended)
}

/** The same in this process, from src/; what is preloaded into a Node of its own must have been imported. */
export async function runStepHere(
  sandbox: Sandbox,
  options: Pick<StepOptions, 'inputs' | 'variables' | 'act'>,
): Promise<Step> {
  const given = {
    variables: { ...sandbox.variables, ...prepareStep(sandbox, options) },
    directory: sandbox.at('work'),
    words: [entry],
  }
  const ended = await runHere(given, async () => {
    const { act = () => runAction(undefined) } = options
    await act()
    return undefined
  })
  return readStep(sandbox, checkRemains(sandbox, ended))
}

/** The runner's files, and the variables that it gives a step. */
function prepareStep(sandbox: Sandbox, { inputs: given = {}, variables = {} }: StepOptions): Texts {
  const inputs = sortOut(given)
  mkdirSync(sandbox.at('runner'), { recursive: true })
  mkdirSync(sandbox.at('work'), { recursive: true })
  for (const name of ['output', 'summary', 'state']) sandbox.write(name, '')
  return {
    ...fillInputs(inputs),
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: sandbox.at('work'),
    GITHUB_OUTPUT: sandbox.at('output'),
    GITHUB_STEP_SUMMARY: sandbox.at('summary'),
    GITHUB_STATE: sandbox.at('state'),
    GITHUB_SERVER_URL: 'https://github.com',
    // Nobody listens there: a scenario that asks GitHub names its own.
    GITHUB_API_URL: 'http://127.0.0.1:1',
    RUNNER_TEMP: sandbox.at('runner'),
    ...variables,
  }
}

/** The inputs among `given`; keys of the file become `settings`. */
function sortOut(given: Texts): Texts {
  const nest = (entries: readonly (readonly [string, string])[]): string => {
    const tree: Record<string, unknown> = {}
    for (const [name, text] of entries) {
      const [first, second] = name.split('.') as [string, string | undefined]
      tree[first] = second === undefined ? text : { ...(tree[first] as object), [second]: text }
    }
    return stringify(tree)
  }
  const placed = Object.entries(given).map(([name, text]) => {
    const place = listInputs('action').find(one => one.name === name)?.place ?? 'input'
    return { place, entry: [name, text] as const }
  })
  const of = (...places: readonly string[]) =>
    placed.filter(({ place, entry: [, text] }) => places.includes(place) && text !== '').map(({ entry }) => entry)
  const settings = of('run', 'judging', 'report', 'history', 'settings')
  const written = [given.settings ?? [], settings.length > 0 ? nest(settings) : []].flat().join('\n')
  return {
    ...Object.fromEntries(placed.filter(({ place }) => place === 'input').map(({ entry }) => entry)),
    ...(written === '' ? {} : { settings: written }),
  }
}

function readStep(sandbox: Sandbox, ended: Ended): Step {
  return { ...ended, outputs: parseTexts(sandbox.read('output')), summary: sandbox.read('summary') }
}

/** The texts in a file `NAME<<DELIMITER … DELIMITER`. */
function parseTexts(text: string): Texts {
  const found = text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n?^\2$/gm)
  return Object.fromEntries([...found].map(([, name, , value]) => [name, value]))
}
