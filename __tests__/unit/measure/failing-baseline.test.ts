import { expect, test } from 'vitest'
import type { Invoked } from '../../../src/measure/invoked.js'
import { makeReader } from '../../../src/measure/reader.js'
import { makeReason } from '../../../src/record/reasons.js'
import { makeSession } from './clockwork.js'

const failure = makeReason('ended', { what: 'command', exit: 'exited', status: 1 })

function invoke(side: string, stdout: string | undefined): Invoked {
  const base = { slot: { side, copy: 1 }, startedAt: 0, leftovers: 0, isNotStarted: false } as const
  return stdout === undefined
    ? { ...base, outcome: 'failed', failure }
    : { ...base, outcome: 'ok', text: { stdout, benchOutput: '', seconds: 1 } }
}

test('the numbers of a contender are read next to a baseline that fails, and choose no format', () => {
  const reader = makeReader(makeSession(['baseline', 'contender'], { more: { format: 'auto' } }), {
    watch: () => undefined,
    endAfter: () => false,
    digest: text => text,
    warn: () => undefined,
  })
  const namesOf = (...round: readonly Invoked[]) =>
    reader
      .read(round)
      .map(({ measurements }) => measurements.filter(({ metric }) => !metric.aside).map(one => one.benchmark))
  const native = '{"bench":"parse","value":12,"unit":"ms"}'
  expect(namesOf(invoke('baseline', undefined), invoke('contender', native))).toEqual([[], ['parse']])
  expect(reader.formatName()).toBeUndefined()
  expect(namesOf(invoke('contender', native))).toEqual([['parse']])
  expect(namesOf(invoke('baseline', 'done'), invoke('contender', native))[0]).toEqual(['suite'])
  expect(reader.formatName()).toBe('process')
})
