import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { counterbalance, type Ended } from './counterbalance.js'
import type { Sandbox } from './sandbox.js'

const bundle = fileURLToPath(new URL('../../dist/index.js', import.meta.url))

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
}

/** Runs the action in the sandbox's `work` as the runner does, with inputs as variables and files for what it says. */
export async function runStep(sandbox: Sandbox, options: StepOptions): Promise<Step> {
  const { inputs = {}, variables = {}, preload = [] } = options
  mkdirSync(sandbox.at('runner'), { recursive: true })
  mkdirSync(sandbox.at('work'), { recursive: true })
  sandbox.write('output', '')
  sandbox.write('summary', '')
  const ended = await counterbalance(sandbox, [], {
    program: [process.execPath, ...preload.flatMap(path => ['--import', path]), bundle],
    directory: sandbox.at('work'),
    variables: {
      ...Object.fromEntries(Object.entries(inputs).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text])),
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: sandbox.at('work'),
      GITHUB_OUTPUT: sandbox.at('output'),
      GITHUB_STEP_SUMMARY: sandbox.at('summary'),
      GITHUB_SERVER_URL: 'https://github.com',
      RUNNER_TEMP: sandbox.at('runner'),
      ...variables,
    },
  })
  return { ...ended, outputs: parseOutputs(sandbox.read('output')), summary: sandbox.read('summary') }
}

/** The outputs in a file `NAME<<DELIMITER … DELIMITER`. */
function parseOutputs(text: string): Texts {
  const found = text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n?^\2$/gm)
  return Object.fromEntries([...found].map(([, name, , value]) => [name, value]))
}
