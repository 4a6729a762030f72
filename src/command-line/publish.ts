import { join, resolve } from 'node:path'
import { baselineFiles, sayUnpublished } from '../baseline/manifest.js'
import { listRenames, type Renames } from '../history/race.js'
import { decodeGiven } from '../inputs/declarations.js'
import { type AskedInputs, applyRules, makeInputs } from '../inputs/inputs.js'
import { InputError } from '../inputs/values.js'
import { publish as publishTo } from '../publication.js'
import type { SessionRecord } from '../record/record.js'
import { renderTerminal } from '../report/render.js'
import { packForPublishing } from '../system/copies/archive.js'
import { openGit } from '../system/git/git.js'
import { readOwnSuite } from '../system/git/sides.js'
import { readEnvironment } from '../system/host/machine.js'
import { buildInPlace, measureOnLocalMachine } from '../system/local-machine.js'
import {
  type AskedAnchor,
  addToStore,
  daysAgo,
  findNewest,
  findStoredAnchor,
  openStoredRaces,
  type StoredBaseline,
} from '../system/store.js'
import { makeTemporaryDirectory } from '../system/temporary.js'
import { present } from '../util/present.js'
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
    const packed = await packForPublishing(inputs.contender, inputs.payload, file, outputs)
    // Names the program by its branch and commit, or by its directory if it has none.
    const git = openGit(inputs.contender, { signal: new AbortController().signal })
    const [commit, ref] = [await git.try('rev-parse', 'HEAD'), await git.try('rev-parse', '--abbrev-ref', 'HEAD')]
    const version = commit === undefined || ref === undefined ? { ref: resolve(inputs.contender) } : { commit, ref }
    const renames = listRenames(inputs.settings.rules)
    let problem: string | undefined
    const { run, stored } = await publishTo(
      {
        suite: inputs.suite,
        version,
        label: version.ref,
        packed,
        origin: { label: inputs.contender, source: 'directory' },
        suiteFiles,
        measured: { ...inputs, build: undefined },
        renames,
      },
      directoryStore(place, { inputs, given: decoded, commit: version.commit, renames }),
      {
        measure: async (inputs, isFirst) => {
          const comparing = isFirst ? {} : { listChanges: async () => ({ count: 0, toolchain: [] }) }
          const measured = await measureOnLocalMachine(inputs, { ...inView(inputs), recordPath, ...comparing })
          problem = measured.problem
          return measured.record
        },
        show: async ({ report }) => {
          process.stdout.write(renderTerminal(report, terminalOf(process.stdout, get)))
        },
        keep: (record, make) => keepOnFault({ record, path: recordPath, problem }, make),
        warn,
        nameRace: ({ createdAt }) => `${createdAt} ${packed.sha256.slice(0, 12)}`,
        readEnvironment,
        thinBefore: daysAgo(30),
      },
    )
    if (problem !== undefined) process.stderr.write(`${problem}\n`)
    if (run?.unfit !== undefined) return endUnpublished(run.unfit, run.record)
    process.stderr.write(`published: ${stored}\n`)
    return exitStatus.done
  },
}

function warn(text: string): void {
  process.stderr.write(`note: ${text}\n`)
}

interface DirectoryStoreOptions {
  readonly inputs: AskedInputs
  readonly given: AskedAnchor
  /** The commit of the version that is published. */
  readonly commit: string | undefined
  readonly renames: Renames
}

/** Keeps the baselines of a suite in a directory, and its history next to them. */
function directoryStore(
  place: string,
  { inputs, given, commit, renames }: DirectoryStoreOptions,
): BaselineStore<string> {
  const history = openStoredRaces(place, inputs, renames)
  if (history.problem !== undefined) warn(history.problem)
  let newest: StoredBaseline | undefined
  return {
    async findPrevious() {
      newest = await findNewest(place, inputs)
      return newest && { ...takeStored(newest, place), history: history.races }
    },
    async findAnchor() {
      const running = [newest?.manifest.commit, commit]
      const search = { store: place, key: inputs, directory: inputs.contender, races: history.races, running }
      const { anchor, stored, problem } = await findStoredAnchor(given, search)
      if (problem !== undefined) warn(problem)
      return present({ anchor, third: stored && takeStored(stored, place) })
    },
    async add({ manifest, file, race }) {
      const made = addToStore(place, { manifest, file }, manifest.record!.createdAt!)
      const lost = race && history.add(race)
      if (lost !== undefined) warn(lost)
      return made
    },
  }
}

function endUnpublished(reason: string, { plan }: SessionRecord): ExitStatus {
  process.stderr.write(`${sayUnpublished(reason)}\n`)
  return plan?.stoppedBy === 'interrupted' ? exitStatus.interrupted : exitStatus.commandFailed
}
