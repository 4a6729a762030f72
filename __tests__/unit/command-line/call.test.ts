import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ManifestError } from '../../../src/baseline/manifest.js'
import { runCommand } from '../../../src/command-line/call.js'
import type { CliCommand } from '../../../src/command-line/command.js'
import { describeError } from '../../../src/github/api/github-error.js'
import { InputError } from '../../../src/inputs/values.js'
import { InvocationError } from '../../../src/measure/process.js'
import { RecordError } from '../../../src/record/record-error.js'
import { PayloadError } from '../../../src/system/copies/payload.js'

let printed = ''

beforeEach(() => {
  printed = ''
  vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    printed += text
    return true
  })
})
afterEach(() => vi.restoreAllMocks())

const failing = (error: Error): CliCommand => ({
  usage: '',
  summary: '',
  options: {},
  run: () => Promise.reject(error),
})

test.each([
  [2, new InputError('wrong')],
  [2, new RecordError('wrong')],
  [2, new ManifestError('wrong')],
  [2, new PayloadError('wrong')],
  [2, Object.assign(new Error('wrong'), { syscall: 'open' })],
  [4, new InvocationError('wrong')],
])('exit status %i for what its user can mend: %o', async (status, error) => {
  expect(await runCommand(failing(error), [])).toBe(status)
  expect(printed).toBe('counterbalance: wrong\n')
})

const advice =
  /This is a bug in Counterbalance\. Report it at .* with the lines above\. The measured values are in the record\./

test('exit status 70 for a fault of our own, with where to report it', async () => {
  expect(await runCommand(failing(new TypeError('x is undefined')), [])).toBe(70)
  expect(printed).toContain('TypeError: x is undefined\n    at ')
  expect(printed).toMatch(advice)
})

test('the action says the same, and names the page', () => {
  const variables = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_ACTION_REPOSITORY: 'octo/counterbalance' }
  const text = describeError(new TypeError('x is undefined'), variables)
  expect(text).toMatch(advice)
  expect(text).toContain('Report it at https://github.com/octo/counterbalance/issues with')
  expect(describeError(new InputError('wrong'), variables)).toBe('wrong')
})
