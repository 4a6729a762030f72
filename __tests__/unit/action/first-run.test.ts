import { expect, test } from 'vitest'
import { excuse, mayUseAction } from '../../../src/action/first-run.js'

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
