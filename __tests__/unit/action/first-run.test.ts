import { expect, test } from 'vitest'
import { excuse, excuseNew, mayUseAction } from '../../../src/action/first-run.js'
import { schema } from '../../../src/report/report.js'
import { report } from '../report/samples.js'

test.each<[may: boolean, text: string]>([
  [false, 'steps: [{ uses: actions/checkout@v6 }, { run: make bench }]'],
  [false, 'jobs: { a: { uses: ./.github/workflows/test.yml } }'],
  [true, 'steps: [{ uses: octo/counterbalance@v0 }]'],
  [true, 'steps:\n  - "uses": \'./.github/actions/bench\''],
  [true, 'jobs: { a: { uses: octo/shared/.github/workflows/bench.yml@main } }'],
  [true, 'steps: [{ uses: octo/fork-of-it@v1 }]'],
  [true, 'steps: [{ run: npx counterbalance compare main }]'],
  [true, 'steps:\n  - uses: >-\n      octo/Counterbalance@v0'],
])('whether a workflow may use the action: %s for %j', (may, text) => {
  expect(mayUseAction(text, 'octo/fork-of-it')).toBe(may)
})

test('a gate that excuses a first run fails on all else that it names', () => {
  expect(excuse({ failOn: ['regressed', 'not-compared'], allow: ['removed'] })).toEqual({
    failOn: ['regressed'],
    allow: ['removed', 'not-compared'],
  })
})

const first = { code: 'baseline-unpublished', isFirst: true } as const
const uncompared = (more: Parameters<typeof report>[0]) => report({ status: 'not-compared', findings: [], ...more })

test.each([
  ['a first run', [uncompared({ warnings: [first] })], ['benchmark'], true],
  ['a base that ran, where the time ran out', [uncompared({ warnings: [] })], ['benchmark'], false],
  ['a first run that GitHub does not confirm', [uncompared({ warnings: [first] })], [], false],
  ['one of two', [uncompared({ warnings: [first] }), uncompared({ warnings: [] })], ['benchmark'], false],
  ['what was compared', [report({})], ['benchmark'], false],
])('a gate excuses what is not compared only in first runs: %s', (_, sections, suites, isExcused) => {
  const gate = { failOn: ['regressed', 'not-compared'], allow: [] } as const
  const sameName = sections.map(section => ({ ...section, suite: 'benchmark' }))
  const made = { schema, status: sameName[0]!.status, sections: sameName, missing: [], warnings: [] } as const
  expect(excuseNew(made, gate, new Set(suites))).toEqual(isExcused ? excuse(gate) : gate)
})
