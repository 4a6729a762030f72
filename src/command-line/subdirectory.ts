import { relative } from 'node:path'
import type { Inputs } from '../inputs/inputs.js'
import type { Get } from '../inputs/values.js'
import { openGit } from '../system/git/git.js'

/**
 * `inputs` for whoever stands in a subdirectory of a repository, and names a commit: each side is the whole repository then, and
 * `setup` and the command run in this subdirectory of both. A working directory that is given is relative to the root.
 */
export async function fromRoot(inputs: Inputs, get: Get): Promise<Inputs> {
  const { baseline, contender, options } = inputs
  if (baseline.kind !== 'ref') return inputs
  const git = openGit(contender, { signal: new AbortController().signal })
  const [prefix, root] = [await git.try('rev-parse', '--show-prefix'), await git.try('rev-parse', '--show-toplevel')]
  if (!prefix || root === undefined) return inputs
  const whole = { ...inputs, contender: relative('', root) || '.' }
  if (get('working-directory') !== '') return whole
  const workingDirectory = prefix.replace(/\/$/, '')
  return {
    ...whole,
    workingDirectory,
    baseline: { ...baseline, directory: workingDirectory },
    options: { ...options, 'working-directory': workingDirectory },
  }
}
