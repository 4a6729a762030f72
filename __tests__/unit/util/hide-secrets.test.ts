import { expect, test } from 'vitest'
import { harmlessLine, hideSecrets } from '../../../src/system/debug.js'

const variables = {
  'INPUT_GITHUB-TOKEN': 'ghs_planted1',
  NPM_TOKEN: 'planted/2+%',
  DB_PASSWORD: 'planted3',
  DEPLOY_KEY: 'abc',
  INPUT_SUITE: 'benchmark',
}

test.each([
  ['the value of a variable', 'it said ghs_planted1!', 'it said ***!'],
  ['the value of another one', 'planted3planted3', '******'],
  ['a value in an address', `/x/${encodeURIComponent('planted/2+%')}`, '/x/***'],
  ['a value in base64', `see ${btoa('planted3')}.`, 'see ***.'],
  ['a header of git', `AUTHORIZATION: basic ${btoa('x-access-token:ghs_planted1')}`, 'AUTHORIZATION: basic ***'],
  ['a header of a token that nobody knows', 'Authorization: Bearer abcdefgh.ijk', 'Authorization: Bearer ***'],
  ['a user in an address', 'fetch https://user:word@host/path', 'fetch https://***@host/path'],
  ['a signature in an address', 'GET https://store/a?sig=abc&se=2 and on', 'GET https://store/a?*** and on'],
  ['a word that is no secret', 'suite benchmark, key abc, is it? yes', 'suite benchmark, key abc, is it? yes'],
])('hides %s', (_, text, hidden) => {
  expect(hideSecrets(text, variables)).toBe(hidden)
})

test('a line stays one line', () => {
  expect(harmlessLine('a\n::error::b\u001b[2K')).toBe('a ::error::b [2K')
})
