import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Inputs } from '../../../src/inputs/inputs.js'
import type { BaselineSource } from '../../../src/inputs/sides.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { packForPublishing } from '../../../src/system/copies/archive.js'
import { measureOnLocalMachine } from '../../../src/system/local-machine.js'
import { decodeInputs } from '../inputs/decode-inputs.js'
import { makeDirectory } from './archives.js'

const print = (value: number): string => `echo '{"bench":"parse","value":${value},"unit":"B"}'\n`

function writeSide(root: string, value: number): string {
  mkdirSync(root)
  writeFileSync(join(root, 'bench.sh'), print(value))
  return root
}

async function compare(
  baseline: (home: string, directory: string) => Promise<BaselineSource>,
  contenderValue: number,
  given: Readonly<{ [name: string]: string }> = {},
): Promise<SessionRecord> {
  const home = makeDirectory()
  const directory = writeSide(join(home, 'baseline'), 1000)
  const inputs: Inputs = {
    ...decodeInputs(
      name => ({ command: 'sh bench.sh', warmups: '0', ...given })[name] ?? '',
      writeSide(join(home, 'work'), contenderValue),
    ),
    baseline: await baseline(home, directory),
  }
  const { record } = await measureOnLocalMachine(inputs, { recordPath: '', watch: () => undefined, occasion: {} })
  return decodeRecord(encodeRecord(record))
}

const asDirectory = async (_: string, directory: string): Promise<BaselineSource> => ({ kind: 'directory', directory })

const asArtifact = async (home: string, directory: string): Promise<BaselineSource> => ({
  kind: 'packed',
  ...(await packForPublishing(directory, ['bench.sh'], join(home, 'payload.tar.gz'))),
  origin: { label: 'main', source: 'artifact', commit: '9b01d7e' },
  ledger: [],
})

const identical = {
  code: 'identical-payloads',
  message: 'both sides have the same files, byte for byte, so this run only compares the program with itself',
}

test('the same program against its artifact: the fewest rounds, as one more control', async () => {
  const record = await compare(asArtifact, 1000)
  expect(record).toMatchObject({
    warnings: [identical],
    sides: [
      { name: 'baseline', copies: 2, origin: { source: 'artifact', commit: '9b01d7e' } },
      { name: 'contender', copies: 2, identical: true },
    ],
    plan: { looks: [5], inPlace: false },
  })
  expect(record.rounds).toHaveLength(5)
})

test.each<
  [
    what: string,
    baseline: typeof asDirectory,
    value: number,
    given: { [name: string]: string },
    looks: number[],
    isSame: boolean,
  ]
>([
  ['another program against its artifact', asArtifact, 1100, {}, [5, 8, 13, 20], false],
  ['the same program, with rounds that are fixed', asArtifact, 1000, { rounds: '7' }, [7], true],
  ['the same program in two directories', asDirectory, 1000, {}, [5, 8, 13, 20], true],
])('%s', async (_, baseline, value, given, looks, isSame) => {
  const { sides, warnings, plan } = await compare(baseline, value, given)
  expect({ found: sides[1]!.identical, warnings, looks: plan!.looks }).toEqual({
    found: isSame ? true : undefined,
    warnings: isSame ? [identical] : [],
    looks,
  })
})
