import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { makeReport } from '../../../src/report/make-report.js'
import { toRecord } from '../record/whole.js'
import { makeRecord, noisy } from './records.js'

test('each of many experiments is judged once', () => {
  const experiments = Array.from({ length: 20 }, (_, at) =>
    makeRecord([{ name: 'parse', value: noisy(0, 0.3) }], { seed: `${at}`, rounds: 5 }),
  )
  const judged: string[] = []
  // Each is read once where its findings are made, so that a record with 20 of them takes 20 times as long as one, not a million times.
  const earlier = experiments.map((experiment, at) => ({
    ...experiment,
    get settings() {
      judged.push(`${at}`)
      return experiment.settings
    },
  }))
  conclude({ ...experiments[0]!, earlier })
  expect(judged.length).toBeLessThan(20 * 20)
  const record = toRecord(experiments[0]!)
  const earlierRecords = experiments.slice(0, 3).map(experiment => toRecord(experiment))
  const [section] = makeReport({ ...record, earlier: earlierRecords }).sections
  expect(section!.findings[0]!.experiments?.earlier).toHaveLength(3)
})
