import { expect, test } from 'vitest'
import type { PackedBaseline } from '../../src/baseline/packed.js'
import { decodeGiven } from '../../src/inputs/declarations.js'
import { type Inputs, makeInputs } from '../../src/inputs/inputs.js'
import { InvocationError } from '../../src/measure/process.js'
import { measureWithMore, publish } from '../../src/publication.js'
import { makeReason } from '../../src/record/reasons.js'
import type { SessionRecord } from '../../src/record/record.js'
import { TimeError } from '../../src/schedule/time.js'
import type { KeptBaseline } from '../../src/world.js'
import { makeSided } from './record/whole.js'

const source: PackedBaseline = {
  kind: 'packed',
  file: 'payload.tar.gz',
  sha256: 'a'.repeat(64),
  sizeInBytes: 1,
  origin: { label: 'v1.4', source: 'artifact' },
  ledger: [],
}
const contender = { name: 'contender', command: { kind: 'shell' as const, line: 'true' }, source }

const release = { name: 'anchor', source }

/** Publications where one more side meets `fault`; the numbers of contenders that were raced, and what was told. */
async function race(fault: Error | undefined, more: typeof release | undefined = release) {
  const [raced, told]: [number[], string[]] = [[], []]
  const made = await measureWithMore({ contenders: [contender] }, more, {
    warn: text => told.push(text),
    measure: async ({ contenders }) => {
      raced.push(contenders.length)
      if (contenders.length > 1 && fault) throw fault
      return contenders.length
    },
  })
  return { made, raced, told }
}

test.each<[what: string, fault: Error, says: string]>([
  ['cannot be run', new InvocationError('"install" failed'), '"install" failed'],
  [
    'does not fit into the time',
    new TimeError('3 sides are too many for the time: one round took 90 s'),
    '3 sides are too many for the time: one round took 90 s',
  ],
])('a push whose anchor %s is raced without it, with a note', async (_, fault, says) => {
  const { made, raced, told } = await race(fault)
  expect([made, raced]).toEqual([1, [2, 1]])
  expect(told).toEqual([`the new version is compared without the anchor: ${says}`])
})

test('an anchor that runs is raced, and nothing is told', async () => {
  expect(await race(undefined)).toEqual({ made: 2, raced: [2], told: [] })
})

test('any other fault is not laid to the anchor', async () => {
  await expect(race(new Error('the disk is full'))).rejects.toThrow('the disk is full')
})

const sides = { baseline: { level: 1 }, contender: { level: 1.2 } }
const get = (name: string) => ({ command: 'sh bench.sh' })[name] ?? ''
const measured = makeInputs(decodeGiven(get, 'publish'), { get, contender: '.' })

/** Publishes a version after `previous` whose sessions end as `sessions` say, in their order; what was stored, asked and told. */
async function publishAfter(
  previous: PackedBaseline | undefined,
  sessions: readonly (SessionRecord | Error)[],
  { seconds = 7, writes }: { readonly seconds?: number; readonly writes?: readonly string[] } = {},
) {
  const [asked, told, kept]: [Inputs[], string[], KeptBaseline[]] = [[], [], []]
  let now = 0
  const { run } = await publish(
    {
      ...{ suite: 'benchmark', version: { ref: 'main' }, packed: source, origin: source.origin, suiteFiles: undefined },
      measured,
    },
    {
      findPrevious: async () => previous,
      follow: async () => ({
        ...{ save: () => {}, finish: async () => {} },
        take: () => {
          told.push('followed')
          return []
        },
      }),
      add: async baseline => void kept.push(baseline),
    },
    {
      async measure(inputs) {
        const session = sessions[asked.push(inputs) - 1]!
        now += seconds
        if (session instanceof Error) throw session
        return { record: session, ...(writes && { writes }) }
      },
      ...{ clock: () => now, now: () => '2026-11-28T10:00:00.000Z' },
      show: async () => void told.push('shown'),
      keep: (_, make) => make(),
      warn: text => told.push(text),
      readEnvironment: () => makeSided(sides).environment ?? ({ fingerprint: 'here' } as never),
    },
  )
  const reserved = asked.map(({ secondsForStoring }) => secondsForStoring)
  return { manifest: kept[0]?.manifest, run, told, reserved, asked }
}

test('a version with a verdict is stored with its record, and followed', async () => {
  const { manifest, told, reserved } = await publishAfter({ ...source, secondsOfStoring: 40 }, [makeSided(sides)])
  expect(manifest).toMatchObject({ record: { rounds: expect.any(Array) }, storedAt: '2026-11-28T10:00:00.000Z' })
  expect([told, reserved]).toEqual([['followed', 'shown'], [40]])
})

test('a version is stored with what its first run writes, unless that is more than a manifest holds', async () => {
  const learned = async (writes: readonly string[]) => {
    const { manifest } = await publishAfter(source, [makeSided(sides)], { writes })
    return manifest?.writes
  }
  expect(await learned(['cache', 'state.db'])).toEqual(['cache', 'state.db'])
  expect(await learned([])).toEqual([])
  expect(await learned(Array.from({ length: 1001 }, (_, number) => `log-${number}`))).toBeUndefined()
  expect(await learned(['x'.repeat(1001)])).toBeUndefined()
})

test.each<[what: string, record: SessionRecord, says: string]>([
  [
    'fewer rounds than a verdict needs',
    makeSided(sides, { rounds: 4 }),
    'only 4 complete rounds of the 5 that a verdict needs',
  ],
  [
    'no time for a round',
    {
      ...makeSided(sides, { rounds: 0 }),
      plan: { inPlace: false, rounds: 20, looks: [20], stoppedBy: 'time-budget', seconds: 600 },
      warnings: [{ code: 'short-of-time', message: 'a verdict needs 8 runs, and one takes over 10 min' }],
    },
    'a verdict needs 8 runs, and one takes over 10 min',
  ],
])('a version with %s is stored with the times of what ran, and nothing is said of it', async (_, record, says) => {
  const starts = { measured: { count: 3, seconds: 12 } }
  const { manifest, run, told } = await publishAfter(source, [{ ...record, starts }])
  expect(manifest).toMatchObject({ record: null, ledger: [], starts })
  expect([run?.shortage, told]).toEqual([says, []])
})

test('a version whose command failed until the time was up is not stored', async () => {
  const plan = { inPlace: false, rounds: 20, looks: [20], stoppedBy: 'time-budget', seconds: 600 } as const
  const failing = (side: 'baseline' | 'contender') => [makeReason('invocations-failed', { runs: 1, of: 1, side })]
  const record = { ...makeSided(sides, { rounds: 0 }), plan }
  const after = async (previous: PackedBaseline | undefined, side: 'baseline' | 'contender') =>
    (await publishAfter(previous, [{ ...record, warnings: failing(side) }])).run?.unfit
  expect(await after(source, 'contender')).toBe('its command failed each time')
  expect(await after(source, 'baseline')).toBeUndefined()
  // The first version is both sides.
  expect(await after(undefined, 'baseline')).toBe('its command failed each time')
})

test('a version is measured by itself, in the time that is left, where the baseline before does not run', async () => {
  const broken = new InvocationError('"install" failed in the baseline')
  const { manifest, run, reserved, asked } = await publishAfter(source, [broken, makeSided(sides)])
  expect([manifest?.record, run?.shortage]).toEqual([null, broken.message])
  expect(reserved).toEqual([0, 7])
  expect(asked.map(({ baseline }) => baseline.kind)).toEqual(['packed', 'packed'])
  await expect(publishAfter(source, [broken, new InvocationError('"install" failed')])).rejects.toThrow(
    '"install" failed',
  )
})
