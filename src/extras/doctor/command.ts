import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { median } from 'simple-statistics'
import type { CliCommand } from '../../command-line/command.js'
import { exitStatus } from '../../command-line/command.js'
import { withOwnConfig } from '../../command-line/config.js'
import { readInput } from '../../command-line/files.js'
import { type OwnRepository, readRepository } from '../../command-line/own-repository.js'
import { harmlessLines } from '../../document/escape.js'
import { usualConfigs } from '../../inputs/declared/judging.js'
import { InputError, parseDuration } from '../../inputs/values.js'
import { findObstacles } from '../../measure/quiet.js'
import { handOver } from '../../measure/variables.js'
import { percentSize, scale, share } from '../../metrics/scale.js'
import type { Environment } from '../../record/environment.js'
import { replaceFile } from '../../system/disk.js'
import { readEnvironment, readMachine } from '../../system/host/machine.js'
import { findCounters } from '../../system/processes/instruments.js'
import { type OwnProcesses, openProcesses } from '../../system/processes/processes.js'
import { listenForSignals } from '../../system/signals.js'
import { readVariables } from '../../system/surroundings.js'
import { makeTemporaryDirectory } from '../../system/temporary.js'
import { findMissing } from '../../workflow/missing.js'
import { checkWorkflow, type Problem, proposeFor } from './check.js'
import { translateWorkflow } from './translate.js'

export const doctor: CliCommand = {
  usage: 'counterbalance doctor [--watch TIME] [--fix] [WORKFLOW.yml…]',
  summary: 'checks this machine, and the workflows of this repository',
  options: {
    watch: {
      placeholder: 'TIME',
      group: 'What is checked',
      default: '5s',
      help: 'How long the noise of the machine is watched, unless you name a workflow.',
    },
    fix: {
      group: 'What is checked',
      help: "Move inputs that are keys now to counterbalance.yml. The machine isn't checked.",
    },
  },
  async run({ get, words }) {
    const seconds = parseDuration(get('watch') || '5s', '--watch')
    const isFixing = get('fix') === 'true'
    if (words.length === 0 && !isFixing) {
      using signals = listenForSignals()
      const lines = describeMachine(await examineMachine(seconds, signals.signal))
      signals.signal.throwIfAborted()
      show(['This machine:', ...lines, ''])
    }
    if (isFixing) fixWorkflows(await readRepository(), words)
    const repository = await readRepository()
    const paths = words.length > 0 ? words : findWorkflows(repository.root)
    const checked = paths.flatMap(path => {
      const text = readInput([path], 'WORKFLOW.yml')
      const problems = checkWorkflow(text, repository)
      return problems === undefined && words.length === 0
        ? []
        : [{ path, problems, proposals: proposeFor(text, repository) }]
    })
    if (checked.length === 0) show(['No workflow uses Counterbalance: "counterbalance init" writes one.'])
    for (const { path, problems, proposals } of checked)
      show([...describeWorkflow(path, problems), ...proposals.map(text => `  · ${text}`)])
    const server = describeServer(await repository.git.try('config', '--get', 'remote.origin.url'))
    if (server !== undefined) show([server])
    const lacking = findMissing(repository, usualConfigs.map(path => repository.read(path)).join('\n'))
    if (lacking !== undefined) show([`✗ the benchmarks cannot be read yet: ${lacking}`])
    const unread = words.length === 0 ? await checkConfig(repository.root) : undefined
    if (unread !== undefined) show([`✗ ${unread}`])
    const isWrong =
      unread !== undefined ||
      lacking !== undefined ||
      checked.some(({ problems }) => problems?.some(({ severity }) => severity === 'error'))
    return isWrong ? exitStatus.gateFailed : exitStatus.done
  },
}

/** Moves what is a key of the file of settings now out of the steps of the workflows at `words`, or of all. */
function fixWorkflows({ root, read }: OwnRepository, words: readonly string[]): void {
  const name = usualConfigs.find(path => existsSync(join(root, path))) ?? usualConfigs[0]
  let config = read(name)
  for (const path of words.length > 0 ? words : findWorkflows(root)) {
    const translation = translateWorkflow(readInput([path], 'WORKFLOW.yml'), config)
    if (translation === undefined) continue
    const { workflow, moved, kept } = translation
    show([...moved.map(text => `  ✔ ${path}: ${text} in ${name}`), ...kept.map(text => `  ! ${path}: ${text}`)])
    if (moved.length === 0) continue
    config = translation.config
    replaceFile(path, workflow)
    replaceFile(join(root, name), config)
  }
}

/**
 * Describes what the server of the repository may lack, by the address of its remote. Returns undefined for GitHub's own, and where
 * there is none. The action itself asks the server, whatever its name is.
 */
export function describeServer(remote: string | undefined): string | undefined {
  const [, host] = /^(?:\w+:\/\/)?(?:[^@/]+@)?([\w-]+(?:\.[\w-]+)+)(?::|\/)/.exec(remote ?? '') ?? []
  if (host === undefined || /(^|\.)(github|ghe)\.com$/.test(host)) return undefined
  if (/(^|\.)gitlab\./.test(host))
    return `! ${host} runs no actions: docs/guides/other-systems.md has what to write for GitLab`
  return `! ${host} may keep no artifacts, as GitHub Enterprise Server: set "build" there, which builds the baseline, or keep it on a branch by "baseline: branch:NAME"`
}

/** Describes what is wrong with the file of settings and rules, if anything is. */
async function checkConfig(root: string): Promise<string | undefined> {
  try {
    await withOwnConfig(() => '', root)
    return undefined
  } catch (error) {
    if (error instanceof InputError || (error as Error).name === 'RulesError') return (error as Error).message
    throw error
  }
}

function findWorkflows(root: string): readonly string[] {
  const home = join(root, '.github/workflows')
  try {
    return readdirSync(home)
      .filter(name => /\.ya?ml$/.test(name))
      .map(name => relative('.', join(home, name)))
  } catch {
    return []
  }
}

function describeWorkflow(path: string, problems: readonly Problem[] | undefined): readonly string[] {
  if (problems === undefined) return [`${path} does not use Counterbalance`]
  if (problems.length === 0) return [`✔ ${path}: nothing is wrong`]
  return [`${path}:`, ...problems.map(({ severity, message }) => `  ${severity === 'error' ? '✗' : '!'} ${message}`)]
}

function show(lines: readonly string[]): void {
  process.stdout.write(lines.map(line => `${harmlessLines(line)}\n`).join(''))
}

/** Describes the abilities of this machine, one per line. `✔` is good, `!` could be better. */
export function describeMachine(checkup: Checkup): readonly string[] {
  const { timer, environment, governors, counters, obstacles } = checkup
  const { cpu, cores, os, kernel, node, virtualization } = environment
  return [
    `  · ${[cpu, `${cores} cores`, os, `kernel ${kernel}`, `Node.js ${node}`, virtualization].filter(Boolean).join(', ')}`,
    timer === 'launcher'
      ? good('the launcher times processes, with CPU time and memory')
      : poor('Node.js times processes, and CPU time and memory are unknown: install Python 3.8 or later'),
    typeof counters === 'string'
      ? poor(`no counters of the processor: ${counters}`)
      : good(`perf counts ${counters.join(', ')}`),
    governors.length === 0
      ? poor('the governor is unknown, as in most virtual machines, so the speed may change')
      : governors.every(governor => governor === 'performance')
        ? good('the governor is performance')
        : poor(`the governor is ${governors.join(', ')} (cpupower frequency-set -g performance changes it)`),
    cores >= 3
      ? good('one core is left to the harness')
      : poor(`${cores} cores are too few to leave one to the harness, so it disturbs the measurement a little`),
    describeNoise(checkup.spins),
    ...(obstacles.length === 0
      ? [good('"quiet: strict" is possible')]
      : [`  · "quiet: strict" is not possible: ${obstacles.join('; ')}`]),
  ]
}

/** A spin that takes so much longer than usual was disturbed. */
const disturbed = 0.02

function describeNoise(spins: readonly number[]): string {
  if (spins.length < 2) return poor('the noise of the machine is unknown: a fixed piece of work could not be timed')
  const usual = median([...spins])
  const deviations = spins.map(seconds => Math.abs(seconds / usual - 1))
  const beyond = deviations.filter(deviation => deviation > disturbed).length
  const { number, unit } = scale([usual], 's')
  const text = `noise: a fixed piece of work takes ${number(usual)} ${unit} ± ${percentSize(median(deviations))}, and ${beyond} of ${spins.length} times it was off by more than ${share(disturbed)}`
  return beyond > spins.length / 10 ? poor(`${text}: stop other programs on this machine`) : good(text)
}

function good(text: string): string {
  return `  ✔ ${text}`
}

function poor(text: string): string {
  return `  ! ${text}`
}

/** The capabilities of this machine for a measurement. */
export interface Checkup {
  readonly timer: OwnProcesses['timer']
  readonly environment: Environment
  /** The frequency governors of the cores; none where nothing tells. */
  readonly governors: readonly string[]
  /** The events that the processor counts, or in words why it counts none. */
  readonly counters: readonly string[] | string
  /** The obstacles to holding the machine to one core at one speed, a clause each. */
  readonly obstacles: readonly string[]
  /** Seconds of a fixed piece of work, again and again. */
  readonly spins: readonly number[]
}

/** Examines this machine; its noise is watched for `seconds`. */
export async function examineMachine(seconds: number, signal: AbortSignal): Promise<Checkup> {
  await using home = await makeTemporaryDirectory()
  const directory = join(home.path, 'turns')
  await mkdir(directory)
  const { commands } = handOver(readVariables(), {})
  await using processes = await openProcesses({ directory, variables: commands.variables })
  const machine = { ...readMachine(), hasLauncher: processes.timer === 'launcher' }
  const counters = await findCounters({ processes, shell: 'sh', ...commands, signal, home: home.path })
  return {
    timer: processes.timer,
    environment: readEnvironment(),
    governors: [...new Set(Object.values(machine.governors))],
    counters: typeof counters === 'string' ? counters : counters.events,
    obstacles: findObstacles(machine),
    spins: await spinFor(seconds, processes, signal),
  }
}

async function spinFor(seconds: number, processes: OwnProcesses, signal: AbortSignal): Promise<readonly number[]> {
  // The first one finds caches and interpreters cold.
  await processes.spin()
  const until = performance.now() + 1000 * seconds
  const spins: number[] = []
  while (performance.now() < until && !signal.aborted) {
    const spin = await processes.spin()
    if (spin === undefined) return []
    spins.push(spin.seconds)
  }
  return spins
}
