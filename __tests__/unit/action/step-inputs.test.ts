import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readInput } from '../../../src/action/step-inputs.js'
import { decodeOne, listPlace, runnerDefault } from '../../../src/inputs/declarations.js'
import { fillInputs } from '../../runner-inputs.js'

function run(said: Readonly<Record<string, string>>, ...contexts: Parameters<typeof fillInputs>[1][]): void {
  for (const [name, text] of Object.entries(fillInputs(said, ...contexts))) vi.stubEnv(name, text)
}

beforeEach(() => run({}))
afterEach(() => void vi.unstubAllEnvs())

// Those that the runner computes are facts of its run.
const usual = listPlace('input').filter(input => !runnerDefault(input).includes('${{'))

test('a step that says nothing has chosen nothing, whatever the runner fills in', () => {
  expect(usual.map(({ name }) => name)).toEqual(expect.arrayContaining(['suite', 'rounds', 'threshold', 'fail-on']))
  for (const { name } of usual) expect([name, readInput(name)]).toEqual([name, ''])
})

test('a default that is written down is no choice either, and anything else is', () => {
  run({ suite: 'benchmark', threshold: '2%', rounds: '12', format: 'auto', 'working-directory': '.' })
  expect(['suite', 'threshold'].map(readInput)).toEqual(['', ''])
  // The file may say otherwise, so `format: auto` takes back what it says.
  expect(['rounds', 'format', 'working-directory'].map(readInput)).toEqual(['12', 'auto', '.'])
})

test('a job of a matrix is a part by its number, and a job alone is none', () => {
  expect(decodeOne(readInput, 'part').part).toBeUndefined()
  run({}, { job: { index: 3, total: 4 } })
  expect(decodeOne(readInput, 'part').part).toBe('3')
  run({ part: 'macos' }, { job: { index: 3, total: 4 } })
  expect(decodeOne(readInput, 'part').part).toBe('macos')
})
