import { type CliCommand, exitStatus } from '../../command-line/command.js'
import { withConfigAt } from '../../command-line/config.js'
import { checkOutputs, type WrittenPage, writePages } from '../../command-line/files.js'
import { fileOptions, makeOptions } from '../../command-line/options.js'
import { decodeGiven } from '../../inputs/declarations.js'
import { InputError, shown } from '../../inputs/values.js'
import { openGit } from '../../system/git/git.js'
import { nameMergeBase, resolveBaseline } from '../../system/git/history.js'
import { listenForSignals } from '../../system/signals.js'
import { renderJson } from '../../util/json.js'
import type { Plan } from './decision.js'
import { planChange } from './system/affected.js'
import { describePlan } from './words.js'

const pages: readonly WrittenPage<Plan>[] = [{ name: 'json', file: 'Write the plan as JSON.', render: renderJson }]

export const plan: CliCommand = {
  usage: 'counterbalance plan [BRANCH] [options]',
  summary: 'lists which benchmarks a change can affect, without building',
  about:
    'It compares the current directory with the commit where it left BRANCH, which is the default branch unless you name another. Rules with "sources" say what each benchmark needs. They are read at that commit, and whatever nobody knows is measured.',
  options: makeOptions('plan', { 'What is shown': ['json'], More: ['config', 'set'] }, fileOptions(pages)),
  async run({ get: typed, words: [branch, ...more] }) {
    if (more.length > 0) throw new InputError(`${shown(more[0]!)} is not expected: give one branch`)
    checkOutputs([typed('json')])
    using signals = listenForSignals()
    const here = openGit('.', { signal: signals.signal })
    const base = branch === undefined ? await resolveBaseline(here, undefined, {}) : await nameMergeBase(here, branch)
    const git = openGit(await here.run('rev-parse', '--show-toplevel'), { signal: signals.signal })
    const { get, rules } = await withConfigAt(typed, git, base)
    const { unrelatedFiles } = decodeGiven(get, 'plan')
    const made = await planChange({ git, base, rules, unrelated: unrelatedFiles })
    process.stdout.write(`${describePlan(made)}\n`)
    return writePages(pages, made, typed, exitStatus.done)
  },
}
