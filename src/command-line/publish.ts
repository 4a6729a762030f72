import { join, resolve } from 'node:path'
import { baselineFiles, sayUnpublished } from '../baseline/manifest.js'
import type { PackedBaseline } from '../baseline/packed.js'
import type { PushToStore } from '../extra.js'
import { keeper } from '../extras/index.js'
import { decodeGiven } from '../inputs/declarations.js'
import { applyRules, makeInputs } from '../inputs/inputs.js'
import { InputError } from '../inputs/values.js'
import { publish as publishTo } from '../publication.js'
import type { SessionRecord } from '../record/record.js'
import { renderTerminal } from '../report/render.js'
import { packForPublishing } from '../system/copies/archive.js'
import { noneUnlessInDoubt, openGit } from '../system/git/git.js'
import { readOwnSuite } from '../system/git/sides.js'
import { readEnvironment } from '../system/host/machine.js'
import { buildInPlace, measureOnLocalMachine } from '../system/local-machine.js'
import { addToStore, findNewest, shelfOf } from '../system/store.js'
import { makeTemporaryDirectory } from '../system/temporary.js'
import type { BaselineStore } from '../world.js'
import { type CliCommand, type ExitStatus, exitStatus } from './command.js'
import { withOwnConfig } from './config.js'
import { checkOutputs, keepOnFault } from './files.js'
import { makeOptions } from './options.js'
import { inView, watchNotes } from './progress.js'
import { findPlace, parseStore, takeStored } from './sources.js'
import { displayOptions, terminalOf } from './terminal.js'

export const publish: CliCommand = {
  usage: 'counterbalance publish STORE [DIRECTORY] [options] -- COMMAND [ARG…]',
  summary: 'stores a version as a baseline in a directory, and compares it with the one before',
  options: makeOptions(
    'publish',
    {
      'What most calls need': ['build', 'rounds', 'warmup', 'prepare', 'threshold', 'record'],
      'What is measured': ['command', 'scan', 'time-budget', 'conclude', 'cleanup'],
      'What is shown': ['verbose'],
      More: ['config', 'set'],
    },
    displayOptions,
  ),
  async run({ get: typed, words, wordsBefore }) {
    const [store, ...directory] = words.slice(0, wordsBefore)
    if (store === undefined)
      throw new InputError('there is no store: give a directory for the baselines, such as publish ../baselines')
    const [place, contender, argv] = [parseStore(store), findPlace(directory), words.slice(wordsBefore)]
    const suiteConfig = await withOwnConfig(typed, contender)
    const { get } = suiteConfig
    const decoded = decodeGiven(get, 'publish')
    const { record: recordPath } = decoded
    const inputs = applyRules(makeInputs(decoded, { get, contender, argv }), suiteConfig)
    checkOutputs([recordPath])
    await using home = await makeTemporaryDirectory()
    const outputs = recordPath === undefined ? [] : [recordPath]
    const file = join(home.path, baselineFiles.payload)
    const suiteFiles = await readOwnSuite(inputs.contender, inputs.suiteFiles)
    await buildInPlace({ ...inputs, directory: inputs.contender }, { watch: watchNotes(process.stderr) })
    const packed = await packForPublishing(inputs.contender, inputs.payload, file, { outputs, store: place })
    // Names the program by its branch and commit, or by its directory if it has none.
    const git = openGit(inputs.contender, { signal: new AbortController().signal })
    const [commit, ref] = [
      await git.run('rev-parse', 'HEAD').catch(noneUnlessInDoubt),
      await git.try('rev-parse', '--abbrev-ref', 'HEAD'),
    ]
    const version = commit === undefined || ref === undefined ? { ref: resolve(inputs.contender) } : { commit, ref }
    let problem: string | undefined
    const { run, stored, companion } = await publishTo(
      {
        suite: inputs.suite,
        version,
        packed,
        origin: { label: inputs.contender, source: 'directory' },
        suiteFiles,
        measured: { ...inputs, build: undefined },
      },
      directoryStore(place, {
        ...{ get, key: inputs, rules: inputs.settings.rules, digest: packed.sha256, directory: inputs.contender },
        ...{ commit: version.commit, label: version.ref, isMeasured: true, warn },
      }),
      {
        measure: async (inputs, isFirst) => {
          const comparing = isFirst ? {} : { listChanges: async () => ({ count: 0, toolchain: [] }) }
          const measured = await measureOnLocalMachine(inputs, { ...inView(inputs), recordPath, ...comparing })
          problem = measured.problem
          return measured
        },
        show: async ({ report }) => {
          process.stdout.write(renderTerminal(report, terminalOf(process.stdout, get)))
        },
        keep: (record, make) => keepOnFault({ record, path: recordPath, problem }, make),
        warn,
        clock: () => performance.now() / 1000,
        now: () => new Date().toISOString(),
        readEnvironment,
      },
    )
    if (problem !== undefined) process.stderr.write(`${problem}\n`)
    if (run?.unfit !== undefined) return endUnpublished(run.unfit, run.record)
    if (run?.shortage !== undefined) warn(`there is no verdict on this version: ${run.shortage}`)
    process.stderr.write(`published: ${stored}\n`)
    await companion?.finish()
    return exitStatus.done
  },
}

function warn(text: string): void {
  process.stderr.write(`note: ${text}\n`)
}

/** Keeps the baselines of a suite in a directory. */
function directoryStore(store: string, push: Omit<PushToStore, 'store' | 'previous'>): BaselineStore<string> {
  let previous: PackedBaseline | undefined
  return {
    async findPrevious() {
      const newest = await findNewest(store, push.key)
      previous = newest && takeStored(newest, store)
      return previous
    },
    follow: async () => await keeper?.followStore({ ...push, store, previous }),
    async add({ manifest, file, companion }) {
      const made = addToStore(store, push.key, { manifest, file }, manifest.record?.createdAt ?? manifest.storedAt!)
      companion?.save(shelfOf(store, push.key))
      return made
    },
  }
}

function endUnpublished(reason: string, { plan }: SessionRecord): ExitStatus {
  process.stderr.write(`${sayUnpublished(reason)}\n`)
  return plan?.stoppedBy === 'interrupted' ? exitStatus.interrupted : exitStatus.commandFailed
}
