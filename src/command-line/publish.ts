import { join, resolve } from 'node:path'
import {
  baselineFiles,
  describeUnfit,
  type Manifest,
  makeNewManifest,
  type NewBaseline,
  sayUnpublished,
} from '../baseline/manifest.js'
import { findControlEstimates } from '../compare/test-controls.js'
import { makeRace } from '../history/from-record.js'
import type { Version } from '../history/race.js'
import { listRenames, renameMeasured } from '../history/rename.js'
import type { PackedBaseline } from '../inputs/baseline.js'
import { decodeGiven } from '../inputs/declarations.js'
import { type AskedInputs, makeInputs, withOneLook } from '../inputs/inputs.js'
import { type Get, InputError } from '../inputs/values.js'
import { makePublishedPair } from '../record/pair.js'
import type { SessionRecord } from '../record/record.js'
import type { SuiteFiles } from '../record/suite-files.js'
import { renderTerminal } from '../report/render.js'
import { makeReportOfPair } from '../report/report.js'
import type { Section } from '../report/section.js'
import { asOwnBaseline, type PackedPayload, packForPublishing } from '../system/copies/archive.js'
import { openGit } from '../system/git/git.js'
import { readOwnSuite } from '../system/git/sides.js'
import { readEnvironment } from '../system/host/machine.js'
import { addToStore, findNewest, findStoredAnchor, openStoredRaces, raceAnchored } from '../system/store.js'
import { makeTemporaryDirectory } from '../system/temporary.js'
import { type CliCommand, type ExitStatus, exitStatus } from './command.js'
import { applyRules, withOwnConfig } from './config.js'
import { checkOutputs, keepOnFault } from './files.js'
import { measureInView } from './measuring.js'
import { makeOptions } from './options.js'
import { findPlace, parseStore, takeStored } from './sources.js'
import { displayOptions, terminalOf } from './terminal.js'

export const publish: CliCommand = {
  usage: 'counterbalance publish STORE [DIRECTORY] [options] -- COMMAND [ARG…]',
  summary: 'stores a version as a baseline in a directory, and compares it with the one before',
  options: makeOptions(
    'publish',
    {
      'What most calls need': ['rounds', 'warmup', 'prepare', 'threshold', 'record'],
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
    const own = await withOwnConfig(typed, contender)
    const { get } = own
    const given = decodeGiven(get, 'publish')
    const { record: recordPath } = given
    const inputs = applyRules(withOneLook(makeInputs(given, { get, contender, argv })), own)
    checkOutputs([recordPath])
    await using home = await makeTemporaryDirectory()
    const outputs = recordPath === undefined ? [] : [recordPath]
    const file = join(home.path, baselineFiles.payload)
    const packed = await packForPublishing(inputs.contender, inputs.payload, file, outputs)
    const version = await findVersion(inputs.contender)
    const suiteFiles = await readOwnSuite(inputs.contender, inputs.suiteFiles)
    const newest = await findNewest(place, inputs)
    const before = newest
      ? takeStored(newest, place)
      : asOwnBaseline(packed, { label: inputs.contender, source: 'directory' }, suiteFiles)
    const renames = listRenames(inputs.settings.rules)
    const history = openStoredRaces(place, inputs, renames)
    const running = [newest?.manifest.commit, version.commit]
    const search = { store: place, key: inputs, directory: inputs.contender, races: history.races, running }
    const { anchor, stored, problem: missing } = newest ? await findStoredAnchor(given, search) : {}
    for (const text of [history.problem, missing]) if (text !== undefined) process.stderr.write(`note: ${text}\n`)
    const { record, problem } = await raceAnchored({
      inputs: { ...inputs, baseline: before },
      anchor: stored && takeStored(stored, place),
      measure: asked => measureInView(asked, recordPath),
      tell: text => process.stderr.write(`note: ${text}\n`),
    })
    const { findings } = keepOnFault({ record, path: recordPath, problem }, () => show(record, get))
    if (problem !== undefined) process.stderr.write(`${problem}\n`)
    const unfit = describeUnfit(record)
    if (unfit !== undefined) return endUnpublished(unfit, record)
    const manifest = describe(inputs, { record, packed, before, version, suiteFiles })
    const made = addToStore(place, { manifest, file: packed.file }, record.createdAt!)
    process.stderr.write(`published: ${made}\n`)
    const raced = {
      baseline: versionOf(newest?.manifest ?? manifest),
      contender: versionOf(manifest),
      ...(stored && { third: versionOf(stored.manifest) }),
      ...(anchor && { anchor }),
    }
    const id = `${record.createdAt} ${packed.sha256.slice(0, 12)}`
    const lost = history.add(makeRace(renameMeasured({ record, findings }, renames), raced, id))
    if (lost !== undefined) process.stderr.write(`note: ${lost}\n`)
    return exitStatus.done
  },
}

/** Prints the report of `record`, and returns its one section. */
function show(record: SessionRecord, get: Get): Section {
  const report = makeReportOfPair(makePublishedPair(record))
  process.stdout.write(renderTerminal(report, terminalOf(process.stdout, get)))
  return report.sections[0]!
}

function endUnpublished(reason: string, { plan }: SessionRecord): ExitStatus {
  process.stderr.write(`${sayUnpublished(reason)}\n`)
  return plan?.stoppedBy === 'interrupted' ? exitStatus.interrupted : exitStatus.commandFailed
}

function versionOf({ commit, ref, payload }: Manifest): Version {
  return { digest: payload.sha256, ...(commit === undefined ? {} : { commit }), label: ref }
}

type Named = Pick<NewBaseline, 'commit' | 'ref'>

/** Names the program by its branch and commit, or by its directory if it has none. */
async function findVersion(directory: string): Promise<Named> {
  const git = openGit(directory, { signal: new AbortController().signal })
  const [commit, ref] = [await git.try('rev-parse', 'HEAD'), await git.try('rev-parse', '--abbrev-ref', 'HEAD')]
  return commit === undefined || ref === undefined ? { ref: resolve(directory) } : { commit, ref }
}

interface Made {
  readonly record: SessionRecord
  readonly packed: PackedPayload
  readonly before: PackedBaseline
  readonly version: Named
  readonly suiteFiles: SuiteFiles | undefined
}

function describe(
  { suite }: AskedInputs,
  { record, packed, before, version, suiteFiles }: Made,
): ReturnType<typeof makeNewManifest> {
  return makeNewManifest({
    ...version,
    suite,
    environment: record.environment ?? readEnvironment(),
    record,
    ...(suiteFiles ? { suiteFiles } : {}),
    before: before.ledger,
    controls: findControlEstimates(makePublishedPair(record)),
    payload: { sha256: packed.sha256, sizeInBytes: packed.sizeInBytes },
  })
}
