import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { counterbalance, type Ended } from './counterbalance.js'
import type { Sandbox } from './sandbox.js'

/** The entries of the action, as action.yml names them. */
const entries = {
  main: fileURLToPath(new URL('../../dist/index.js', import.meta.url)),
  post: fileURLToPath(new URL('../../dist/post.js', import.meta.url)),
}

/** What a step of the action leaves. */
export interface Step extends Ended {
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  /** What it leaves for its post step. */
  readonly state: Texts
}

export type Texts = Readonly<Record<string, string>>

export interface StepOptions {
  readonly inputs?: Texts
  /** What the runner says beside its files. */
  readonly variables?: Texts
  /** Modules that Node loads first. */
  readonly preload?: readonly string[]
  readonly entry?: keyof typeof entries
  /** Whether it is not given the time to clean up behind it, as by SIGKILL. */
  readonly isKilled?: boolean
}

/** Runs the action in the sandbox's `work` as the runner does, with inputs as variables and files for what it says. */
export async function runStep(sandbox: Sandbox, options: StepOptions): Promise<Step> {
  const { inputs = {}, variables = {}, preload = [], entry = 'main', isKilled = false } = options
  mkdirSync(sandbox.at('runner'), { recursive: true })
  mkdirSync(sandbox.at('work'), { recursive: true })
  sandbox.write('output', '')
  sandbox.write('summary', '')
  sandbox.write('state', '')
  const ended = await counterbalance(sandbox, [], {
    program: [process.execPath, ...preload.flatMap(path => ['--import', path]), entries[entry]],
    directory: sandbox.at('work'),
    isKilled,
    variables: {
      ...Object.fromEntries(Object.entries(inputs).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text])),
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: sandbox.at('work'),
      GITHUB_OUTPUT: sandbox.at('output'),
      GITHUB_STEP_SUMMARY: sandbox.at('summary'),
      GITHUB_STATE: sandbox.at('state'),
      GITHUB_SERVER_URL: 'https://github.com',
      RUNNER_TEMP: sandbox.at('runner'),
      ...variables,
    },
  })
  const [outputs, state] = [parseTexts(sandbox.read('output')), parseTexts(sandbox.read('state'))]
  return { ...ended, outputs, summary: sandbox.read('summary'), state }
}

/** The texts in a file `NAME<<DELIMITER … DELIMITER`. */
function parseTexts(text: string): Texts {
  const found = text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n?^\2$/gm)
  return Object.fromEntries([...found].map(([, name, , value]) => [name, value]))
}
