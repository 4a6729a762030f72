import { expect, test } from 'vitest'
import { ownerOf } from '../../../src/system/own-remote.js'

test.each([
  ['https://github.com/octo/counterbalance.git', 'octo'],
  ['https://github.com/octo/Counterbalance', 'octo'],
  ['git@github.com:octo-org/counterbalance.git', 'octo-org'],
  ['git+ssh://git@github.com/octo/counterbalance.git#0123abc', 'octo'],
  ['https://github.com/octo/other.git', undefined],
  ['https://registry.example.com/counterbalance/-/counterbalance-0.1.0.tgz', undefined],
  ['file:../counterbalance-0.1.0.tgz', undefined],
  ['', undefined],
])('the owner of %j', (remote, owner) => {
  expect(ownerOf(remote)).toBe(owner)
})
