import { relative } from 'node:path'
import type { BaselineSource } from '../inputs/baseline.js'
import type { Inputs } from '../inputs/inputs.js'
import type { Get } from '../inputs/values.js'
import { openGit } from '../system/git/git.js'

/**
 * `inputs` for whoever stands in a subdirectory of a repository, and names a commit: each side is the whole repository then, and
 * `setup` and the command run in this subdirectory of both. A working directory that is given is relative to the root.
 */
export async function fromRoot(inputs: Inputs, get: Get): Promise<Inputs> {
  const { baseline, contenders, contender, options } = inputs
  if (![baseline, ...contenders.map(({ source }) => source)].some(({ kind }) => kind === 'ref')) return inputs
  const git = openGit(contender, { signal: new AbortController().signal })
  const [prefix, root] = [await git.try('rev-parse', '--show-prefix'), await git.try('rev-parse', '--show-toplevel')]
  if (!prefix || root === undefined) return inputs
  const place = relative('', root) || '.'
  const workingDirectory = get('working-directory') === '' ? prefix.replace(/\/$/, '') : undefined
  const move = <T extends BaselineSource>(source: T): T => {
    if (source.kind === 'directory' && source.directory === contender) return { ...source, directory: place }
    return source.kind === 'ref' && workingDirectory !== undefined ? { ...source, directory: workingDirectory } : source
  }
  const whole = {
    ...inputs,
    contender: place,
    contenders: contenders.map(side => ({ ...side, source: move(side.source) })),
  }
  if (workingDirectory === undefined) return whole
  return {
    ...whole,
    workingDirectory,
    baseline: move(baseline),
    options: { ...options, 'working-directory': workingDirectory },
  }
}
