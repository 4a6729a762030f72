import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PackedBaseline } from '../../../src/baseline/packed.js'
import { decodeGiven } from '../../../src/inputs/declarations.js'
import { type Inputs, makeInputs, refuseArtifacts } from '../../../src/inputs/inputs.js'
import type { BaselineSource } from '../../../src/inputs/sides.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { packForPublishing } from '../../../src/system/copies/archive.js'
import { measureOnLocalMachine } from '../../../src/system/local-machine.js'
import { present } from '../../../src/util/present.js'
import type { World } from '../../../src/world.js'
import { decodeInputs } from '../inputs/decode-inputs.js'
import { makeDirectory } from './archives.js'

const print = (value: number): string => `echo '{"bench":"parse","value":${value},"unit":"B"}'\n`

function writeSide(root: string, value: number): string {
  mkdirSync(root)
  writeFileSync(join(root, 'bench.sh'), print(value))
  return root
}

interface Comparing extends Pick<World, 'listChanges'>, Pick<Inputs, 'isEstimateOnly'> {
  readonly given?: Readonly<{ [name: string]: string }>
}

async function compare(
  baseline: (home: string, directory: string) => Promise<BaselineSource>,
  contenderValue: number,
  { given = {}, isEstimateOnly, listChanges }: Comparing = {},
): Promise<SessionRecord> {
  const home = makeDirectory()
  const directory = writeSide(join(home, 'baseline'), 1000)
  const get = (name: string): string => ({ command: 'sh bench.sh', warmups: '0', ...given })[name] ?? ''
  const inputs: Inputs = {
    ...decodeInputs(get, writeSide(join(home, 'work'), contenderValue)),
    ...present({ isEstimateOnly }),
    baseline: await baseline(home, directory),
  }
  const options = { recordPath: '', watch: () => undefined, occasion: {}, ...present({ listChanges }) }
  const { record } = await measureOnLocalMachine(inputs, options)
  return decodeRecord(encodeRecord(record))
}

const asDirectory = async (_: string, directory: string): Promise<BaselineSource> => ({ kind: 'directory', directory })

const asArtifact = async (home: string, directory: string): Promise<BaselineSource> => ({
  kind: 'packed',
  ...(await packForPublishing(directory, ['bench.sh'], join(home, 'payload.tar.gz'))),
  origin: { label: 'main', source: 'artifact', commit: '9b01d7e' },
  ledger: [],
})

const isSame = ({ sides }: SessionRecord) => sides[1]!.identical === true

test('the same program: nothing is measured where somebody can say what changed instead', async () => {
  const changedFiles = { count: 3, toolchain: ['.nvmrc'] }
  const asked: unknown[] = []
  const listChanges: World['listChanges'] = async origin => {
    asked.push(origin.commit)
    return changedFiles
  }
  const record = await compare(asArtifact, 1000, { listChanges })
  expect(record).toMatchObject({ rounds: [], changedFiles, warnings: [] })
  expect([isSame(record), record.plan, asked]).toEqual([true, undefined, ['9b01d7e']])
  const other = await compare(asArtifact, 1100, { listChanges })
  expect([isSame(other), other.rounds.length, other.changedFiles]).toEqual([false, 5, undefined])
})

test('the same program on a push: nothing is measured', async () => {
  const record = await compare(asArtifact, 1000, { isEstimateOnly: true, listChanges: async () => undefined })
  expect([isSame(record), record.plan, record.rounds.length]).toEqual([true, undefined, 0])
})

test('the same program in another version that only stands in is measured', async () => {
  const asStandIn: typeof asArtifact = async (home, directory) => ({
    ...((await asArtifact(home, directory)) as PackedBaseline),
    absence: { code: 'baseline-older' },
  })
  const record = await compare(asStandIn, 1000, { listChanges: async () => undefined, given: { rounds: '5' } })
  expect([isSame(record), record.rounds.length]).toEqual([true, 5])
})

test.each<[what: string, baseline: typeof asDirectory, given: { [name: string]: string }, looks: number[]]>([
  ['against its artifact', asArtifact, {}, [5, 8, 13, 20]],
  ['with rounds that are fixed', asArtifact, { rounds: '7' }, [7]],
  ['in two directories', asDirectory, {}, [5, 8, 13, 20]],
])('the same program %s tests the machine', async (_, baseline, given, looks) => {
  const record = await compare(baseline, 1000, { given })
  expect([isSame(record), record.plan!.looks]).toEqual([true, looks])
})

test('the same files with another command are another program', async () => {
  const home = makeDirectory()
  const directories = ['a', 'b'].map(name => writeSide(join(home, name), 1))
  const get = (name: string): string => (name === 'rounds' ? '5' : '')
  const sources = directories.map(value => ({ form: 'dir' as const, value, text: value, name: undefined }))
  const words = { sources, lines: ['sh bench.sh', 'sh ./bench.sh'] }
  const inputs = refuseArtifacts(makeInputs(decodeGiven(get, 'compare'), { get, contender: '.', ...words }))
  const { record } = await measureOnLocalMachine(inputs, { recordPath: '', watch: () => undefined, occasion: {} })
  expect([record.sides.length, isSame(record)]).toEqual([2, false])
})
