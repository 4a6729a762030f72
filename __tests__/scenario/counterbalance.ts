import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { run } from '../../src/command-line/run.js'
import type { Finding } from '../../src/compare/finding.js'
import type { Report, Section } from '../../src/report/report.js'
import { runHere } from './here.js'
import { findRemains, type Sandbox } from './sandbox.js'

/** The bundle of the command line. */
export const cli = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url))

/** How a run of Counterbalance ended. */
export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly variables?: { readonly [name: string]: string }
  readonly directory?: string
  /** The program and its first arguments, where it is not the command line's bundle in Node. */
  readonly program?: readonly [string, ...string[]]
  readonly input?: string
  /** Whether it is not given the time to clean up behind it, as by SIGKILL. */
  readonly isKilled?: boolean
}

/** A run that is under way. */
export interface Running {
  readonly process: ChildProcess
  /** Its end. It must have cleaned up behind it: no file in its temporary directory, no process of its own. */
  readonly ended: Promise<Ended>
}

/** `counterbalance WORDS`, to its end, in this process where the options don't ask for one of its own. */
export async function counterbalance(
  sandbox: Sandbox,
  words: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  const { variables = {}, directory = sandbox.path, ...own } = options
  if (Object.keys(own).length > 0) return await startCounterbalance(sandbox, words, options).ended
  const given = { variables: { ...sandbox.variables, ...variables }, directory, words: [cli, ...words] }
  return checkRemains(sandbox, await runHere(given, () => run(words)))
}

/** `counterbalance WORDS`, from the built bundle, in a process of its own. */
export function startCounterbalance(
  sandbox: Sandbox,
  words: readonly string[],
  {
    variables = {},
    directory = sandbox.path,
    program = [process.execPath, cli],
    input = '',
    isKilled = false,
  }: RunOptions = {},
): Running {
  const [name, ...first] = program
  const child = spawn(name, [...first, ...words], {
    cwd: directory,
    env: { ...sandbox.variables, ...variables },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const texts = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      texts[stream] += text
    })
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', status => resolve({ status, ...texts }))
  })
  return { process: child, ended: isKilled ? ended : ended.then(result => checkRemains(sandbox, result)) }
}

/** `ended`, of a run that must have left nothing behind. */
export function checkRemains(sandbox: Sandbox, ended: Ended): Ended {
  expect(findRemains(sandbox), `left behind; stderr was:\n${ended.stderr}`).toEqual([])
  return ended
}

/** The one section of a report as JSON. */
export function sectionOf(json: string): Section {
  return (JSON.parse(json) as Report).sections[0]!
}

/** The section that a run has written with `--json`. */
export function readReport(sandbox: Sandbox, name: string): Section {
  return sectionOf(sandbox.read(name))
}

/** The findings on what the command printed; those on the process as a whole are beside them, and must not be judged. */
export function findingsOf({ findings }: Pick<Section, 'findings'>): readonly Finding[] {
  expect(findings.filter(({ aside, verdict }) => aside && verdict !== null)).toEqual([])
  return findings.filter(({ aside }) => !aside)
}
