import { expect, test } from 'vitest'
import { chooseMode, pickMode, type TriggeringEvent } from '../../../src/action/run.js'
import { InputError } from '../../../src/inputs/values.js'

const main = { ref: 'refs/heads/main', defaultBranch: 'main' }
const feature = { ref: 'refs/heads/feature', defaultBranch: 'main' }

test.each<[event: TriggeringEvent, mode: string]>([
  [{ name: 'pull_request', ref: 'refs/pull/1/merge', defaultBranch: 'main' }, 'compare'],
  [{ name: 'merge_group', ref: 'refs/heads/gh-readonly-queue/main/pr-1-9b01', defaultBranch: 'main' }, 'compare'],
  [{ name: 'push', ...main }, 'publish'],
  [{ name: 'push', ...feature }, 'compare'],
  [{ name: 'push', ref: 'refs/tags/main', defaultBranch: 'main' }, 'compare'],
  [{ name: 'push', ref: 'refs/heads/undefined' }, 'compare'],
  [{ name: 'schedule', ...main }, 'publish'],
  [{ name: 'workflow_dispatch', ...main }, 'publish'],
  [{ name: 'workflow_dispatch', ...feature }, 'compare'],
  [{ name: 'workflow_run', ...main }, 'merge'],
  [{ name: 'issue_comment', ...main }, 'request'],
  [{ name: undefined }, 'compare'],
])('on %j: %s', (event, mode) => {
  expect(chooseMode(event)).toBe(mode)
})

test('an event that is not safe is refused with the reason', () => {
  expect(() => chooseMode({ name: 'pull_request_target', ...main })).toThrow(InputError)
  expect(() => chooseMode({ name: 'pull_request_target', ...main })).toThrow(
    /would run with the rights of the default branch. Use "pull_request"/,
  )
})

test('a mode by name', () => {
  expect(pickMode(() => '', { name: 'workflow_run', ...main })).toBe('merge')
  expect(pickMode(() => ' merge ', { name: 'push', ...main })).toBe('merge')
  expect(() => pickMode(() => 'constructor', { name: 'push', ...main })).toThrow(
    /invalid value "constructor" for "mode"; it can be auto, compare, publish/,
  )
})

test('nothing is compared on the event by which others are reported', () => {
  const event = { name: 'workflow_run', ...main }
  expect(() => pickMode(() => 'compare', event)).toThrow(
    /"mode" is compare on "workflow_run", where the code of a pull/,
  )
  expect(pickMode(() => 'auto', event)).toBe('merge')
  expect(pickMode(() => 'merge', event)).toBe('merge')
})
