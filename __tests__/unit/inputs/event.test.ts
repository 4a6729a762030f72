import { expect, test } from 'vitest'
import { decodeOne } from '../../../src/inputs/declarations.js'
import { eventFacts } from '../../runner-inputs.js'

const decode = (text: string) => decodeOne(name => (name === 'event' ? text : ''), 'event')
const sha = 'a'.repeat(40)

test('the facts of a pull request, as the runner fills them in', () => {
  const head = { ref: 'pull-request: 8', sha, repo: { id: 12345678901 } }
  const payload = {
    repository: { default_branch: 'main', private: true },
    pull_request: { number: 7, head, base: { ref: 'main' } },
  }
  expect(eventFacts(payload)).toEqual({
    ...{ 'default-branch': 'main', private: true, 'pull-request': 7, 'base-ref': 'main' },
    // A branch may have such a name; it stays in its line.
    ...{ 'head-ref': 'pull-request: 8', 'head-sha': sha, 'head-repository': 12345678901 },
  })
})

test('an event without a fact leaves it out, and so does a fork that is gone', () => {
  expect(eventFacts({})).toEqual({})
  const head = { ref: 'x', sha, repo: null }
  expect(eventFacts({ pull_request: { number: 7, head, base: { ref: 'main' } } })).not.toHaveProperty('head-repository')
})

test.each([
  ['a fact twice', `pull-request: 7\npull-request: 8`],
  ['a fact that is none', 'pull_request: 7'],
  ['a number that is none', 'pull-request: seven'],
  ['a commit that is none', 'head-sha: main'],
  ['a line without a name', 'main'],
  ['a name that every object has', 'constructor: x'],
])('%s is refused', (_, text) => {
  expect(() => decode(text)).toThrow('leave the input out of the workflow')
})
