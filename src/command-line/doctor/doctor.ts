import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { harmlessLines } from '../../document/escape.js'
import { parseDuration } from '../../inputs/values.js'
import { examineMachine } from '../../system/checkup.js'
import { openGit } from '../../system/git/git.js'
import { listenForSignals } from '../../system/signals.js'
import { checkWorkflow, type Problem } from '../../workflow/check.js'
import type { CliCommand } from '../command.js'
import { exitStatus } from '../exit-status.js'
import { readInput } from '../files.js'
import { describeMachine } from './describe-machine.js'

export const doctor: CliCommand = {
  usage: 'counterbalance doctor [--watch TIME] [WORKFLOW.yml…]',
  summary: 'what this machine can do, and what is wrong with the workflows of this repository',
  options: {
    watch: {
      placeholder: 'TIME',
      group: 'Output',
      default: '5s',
      help: 'How long the noise of the machine is watched. With the name of a workflow, the machine is not looked at.',
    },
  },
  async run({ get, words }) {
    const seconds = parseDuration(get('watch') || '5s', '--watch')
    if (words.length === 0) {
      using signals = listenForSignals()
      const lines = describeMachine(await examineMachine(seconds, signals.signal))
      signals.signal.throwIfAborted()
      show(['This machine:', ...lines, ''])
    }
    const paths = words.length > 0 ? words : await findWorkflows()
    const checked = paths.flatMap(path => {
      const problems = checkWorkflow(readInput([path], 'WORKFLOW.yml'))
      return problems === undefined && words.length === 0 ? [] : [{ path, problems }]
    })
    if (checked.length === 0) show(['No workflow uses Counterbalance: "counterbalance init" writes one.'])
    for (const { path, problems } of checked) show(describeWorkflow(path, problems))
    const isWrong = checked.some(({ problems }) => problems?.some(({ severity }) => severity === 'error'))
    return isWrong ? exitStatus.gateFailed : exitStatus.done
  },
}

async function findWorkflows(): Promise<readonly string[]> {
  const root = await openGit('.', { signal: new AbortController().signal }).try('rev-parse', '--show-toplevel')
  const home = join(root ?? '.', '.github/workflows')
  try {
    return readdirSync(home)
      .filter(name => /\.ya?ml$/.test(name))
      .map(name => join(home, name))
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
