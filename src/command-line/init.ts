import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { harmlessLines } from '../document/escape.js'
import type { AddedWorkflow } from '../extra.js'
import { extras } from '../extras/index.js'
import { usualConfigs } from '../inputs/declared/judging.js'
import { type Get, InputError } from '../inputs/values.js'
import type { openGit } from '../system/git/git.js'
import { findOwner } from '../system/own-remote.js'
import { describeDifference } from '../workflow/difference.js'
import { makeScript } from '../workflow/kinds/command.js'
import type { Project } from '../workflow/project.js'
import { recogniseProjects } from '../workflow/projects.js'
import { describeChoice, writeConfig, writeDescription, writeWorkflow } from '../workflow/write.js'
import { type CliCommand, exitStatus } from './command.js'
import { createFile } from './files.js'
import { readRepository } from './own-repository.js'

/** The workflow that is written unless another one is asked for. */
const usual = {
  path: '.github/workflows/benchmarks.yml',
  notes: undefined,
  load: async (branch: string) => (project: Project, owner: string) => writeWorkflow(project, branch, owner),
}

/** The other ones that there are. */
const added = extras.flatMap(({ workflow }) => workflow ?? [])

export const init: CliCommand = {
  usage: `counterbalance init [--command LINE]${added.map(({ option }) => ` [--${option}]`).join('')} [--yes]`,
  summary: 'writes what of this repository is measured, and a workflow for it',
  options: {
    command: {
      placeholder: 'LINE',
      group: 'What is written',
      help: 'Command that runs the benchmarks, instead of what is found. Its whole process is timed.',
    },
    ...Object.fromEntries(added.map(({ option, help }) => [option, { group: 'What is written', help }])),
    yes: {
      group: 'What is written',
      help: 'Replace a workflow that is there, instead of showing the difference and asking.',
    },
  },
  async run({ get, words }) {
    if (words.length > 0) throw new InputError(`"${words[0]}" is not expected: init has no arguments but --command`)
    const { root, git, ...repository } = await readRepository()
    const projects = get('command') === '' ? recogniseProjects(repository) : [makeScript(get('command'), repository)]
    const [first, ...others] = projects
    if (first === undefined) throw new InputError(nothingFound)
    const owner = await findOwner(process.argv[1] ?? '')
    const { path, notes, load } = (await chooseAdded(get, existsSync(join(root, usual.path)))) ?? usual
    const write = await load(await findBranch(git))
    const isWritten = await writeOver(join(root, path), write(first, owner), {
      name: path,
      isAgreed: get('yes') === 'true',
    })
    const config = usualConfigs.find(name => existsSync(join(root, name)))
    if (config === undefined) createFile(join(root, usualConfigs[0]), writeConfig(first, owner))
    const isDescribed = config !== undefined && /^command:/m.test(readFileSync(join(root, config), 'utf8'))
    const paths = [...(config === undefined ? [usualConfigs[0]] : []), ...(isWritten ? [path] : [])]
    const keys = config === undefined || isDescribed ? undefined : writeDescription(first)
    const chosen: [Project, ...Project[]] = [first, ...others]
    process.stdout.write(harmlessLines(describeChoice({ paths, owner, keys, notes }, chosen)))
    return exitStatus.done
  },
}

const nothingFound =
  'no benchmarks were found (of Go, Cargo with Criterion, divan or gungraun, pytest-benchmark, pyperf, asv, vitest, tinybench, mitata, benchmark.js, Google Benchmark, Catch2, nanobench, JMH, hyperfine, or a script such as bench.sh). Name the command, such as counterbalance init --command "./app bench"'

/** Finds the workflow that is asked for in the place of the usual one; on a terminal, the question is put where that is not there yet. */
async function chooseAdded(get: Get, isUsualThere: boolean): Promise<AddedWorkflow | undefined> {
  const named = added.find(({ option }) => get(option) === 'true')
  if (named !== undefined || isUsualThere || get('yes') === 'true') return named
  for (const workflow of added) if (await ask(`${workflow.question} [y/N] `)) return workflow
  return undefined
}

/**
 * Writes a file. Where another one is there, the difference is shown, and it is replaced only if its owner agrees. Returns whether it was
 * written; an InputError where there is nobody to ask.
 */
async function writeOver(
  path: string,
  text: string,
  { name, isAgreed }: { readonly name: string; readonly isAgreed: boolean },
): Promise<boolean> {
  if (!existsSync(path)) {
    createFile(path, text)
    return true
  }
  const present = readFileSync(path, 'utf8')
  if (present === text) return false
  const lines = [`${name} is there already. init would change it:`, '', ...describeDifference(present, text), '']
  process.stdout.write(harmlessLines(lines.join('\n').concat('\n')))
  if (!(isAgreed || (await ask(`Replace ${name}? [y/N] `))))
    throw new InputError(`${name} exists already and differs, and nothing was written: add "--yes" to replace it`)
  writeFileSync(path, text)
  return true
}

async function ask(question: string): Promise<boolean> {
  if (!(process.stdin.isTTY && process.stdout.isTTY)) return false
  using lines = createInterface({ input: process.stdin, output: process.stdout })
  return /^y(es)?$/i.test((await lines.question(question)).trim())
}

/** The default branch, as the origin has it. */
async function findBranch(git: ReturnType<typeof openGit>): Promise<string> {
  const origin = await git.try('rev-parse', '--abbrev-ref', 'origin/HEAD')
  if (origin?.startsWith('origin/')) return origin.slice('origin/'.length)
  return (await git.try('rev-parse', '--verify', '--quiet', 'refs/heads/master')) === undefined ? 'main' : 'master'
}
