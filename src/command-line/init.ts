import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { harmlessLines } from '../document/escape.js'
import { usualConfigs } from '../inputs/declared/judging.js'
import { InputError } from '../inputs/values.js'
import type { openGit } from '../system/git/git.js'
import { makeScript } from '../workflow/kinds/command.js'
import type { Project } from '../workflow/project.js'
import { recogniseProjects } from '../workflow/projects.js'
import { describeChoice, writeConfig, writeDescription, writeWorkflow } from '../workflow/write.js'
import { type CliCommand, exitStatus } from './command.js'
import { createFile } from './files.js'
import { readRepository } from './own-repository.js'

const workflow = '.github/workflows/benchmarks.yml'

export const init: CliCommand = {
  usage: 'counterbalance init [--command LINE]',
  summary: 'writes what of this repository is measured, and a workflow for it',
  options: {
    command: {
      placeholder: 'LINE',
      group: 'What is written',
      help: 'Command that runs the benchmarks, if you want another one than what is found. Its time as a process is compared.',
    },
  },
  async run({ get, words }) {
    if (words.length > 0) throw new InputError(`"${words[0]}" is not expected: init has no arguments but --command`)
    const { root, git, ...repository } = await readRepository()
    const projects = get('command') === '' ? recogniseProjects(repository) : [makeScript(get('command'), repository)]
    const [first, ...others] = projects
    if (first === undefined) throw new InputError(nothingFound)
    createFile(join(root, workflow), writeWorkflow(first, await findBranch(git)))
    const hasConfig = usualConfigs.some(name => existsSync(join(root, name)))
    if (!hasConfig) createFile(join(root, usualConfigs[0]), writeConfig(first))
    const paths = hasConfig ? [workflow] : [usualConfigs[0], workflow]
    const missing = hasConfig ? writeDescription(first) : undefined
    const chosen: [Project, ...Project[]] = [first, ...others]
    process.stdout.write(harmlessLines(describeChoice(paths, chosen, missing)))
    return exitStatus.done
  },
}

const nothingFound =
  'no benchmarks were found (of Go, Cargo with Criterion or divan, pytest-benchmark, vitest, tinybench, mitata, Google Benchmark, Catch2, nanobench, JMH, hyperfine, or a script such as bench.sh). Name the command, such as counterbalance init --command "./app bench"'

/** The default branch, as the origin has it. */
async function findBranch(git: ReturnType<typeof openGit>): Promise<string> {
  const origin = await git.try('rev-parse', '--abbrev-ref', 'origin/HEAD')
  if (origin?.startsWith('origin/')) return origin.slice('origin/'.length)
  return (await git.try('rev-parse', '--verify', '--quiet', 'refs/heads/master')) === undefined ? 'main' : 'master'
}
