import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameBaselineArtifact, namePageArtifact, nameRecordArtifact } from '../../../src/baseline/artifact-name.js'
import type { RecordKey } from '../../../src/record/key.js'

test.each<[key: RecordKey, baseline: string | RegExp, record: string | RegExp]>([
  [{ suite: 'benchmark' }, 'counterbalance-benchmark', 'counterbalance-record-benchmark'],
  [{ suite: 'my-suite' }, 'counterbalance-my-suite', 'counterbalance-record-my-suite'],
  [{ suite: 'a/b: c' }, /^counterbalance-a-b-c--[0-9a-f]{12}$/, /^counterbalance-record-a-b-c--[0-9a-f]{12}$/],
  [{ suite: '尺寸' }, /^counterbalance---[0-9a-f]{12}$|^counterbalance--[0-9a-f]{12}$/, /^counterbalance-record-/],
  [
    { suite: 'a', part: 'ubuntu-24.04' },
    /^counterbalance-a-ubuntu-24\.04--/,
    /^counterbalance-record-a-ubuntu-24\.04--/,
  ],
  [{ suite: 'record-a' }, /^counterbalance-record-a--/, /^counterbalance-record-record-a--/],
  [{ suite: 'x'.repeat(500) }, /^counterbalance-x{60}--/, /^counterbalance-record-x{60}--/],
])('the names of %j', (key, baseline, record) => {
  expect(nameBaselineArtifact(key)).toMatch(baseline)
  expect(nameRecordArtifact(key)).toMatch(record)
})

test('the name of a page is a file’s, tells modes and attempts apart, and is taken for nothing else', () => {
  const name = namePageArtifact({ suite: 'a/b', part: 'x' }, 'compare', 2)
  expect(name).toMatch(/^counterbalance-page-a-b-x-compare-2--[0-9a-f]{12}\.html$/)
  expect(namePageArtifact({ suite: 'a/b', part: 'x' }, 'compare', 1)).not.toBe(name)
  expect(namePageArtifact({ suite: 'a b', part: 'x' }, 'compare', 2)).not.toBe(name)
  expect(nameBaselineArtifact({ suite: 'page-a' })).toMatch(/--/)
})

test('keys that differ have names that differ, and GitHub takes them all', () => {
  const word = fc.oneof(
    fc.stringMatching(/^[a-c-]{1,4}$/),
    fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
    fc.constantFrom('record', 'record-a', 'A', '1', '--'),
  )
  const optional = fc.option(word, { nil: undefined })
  const names = new Map<string, string>()
  fc.assert(
    fc.property(fc.boolean(), word, optional, (isRecord, suite, part) => {
      const key = { suite, part }
      const name = isRecord ? nameRecordArtifact(key) : nameBaselineArtifact(key)
      expect(name).toMatch(/^counterbalance-[A-Za-z0-9._-]{1,230}$/)
      const whole = JSON.stringify([isRecord, suite, part ?? null])
      expect(names.get(name) ?? whole).toBe(whole)
      names.set(name, whole)
    }),
    { seed: 4, numRuns: 5000 },
  )
})
