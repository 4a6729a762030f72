import { expect, test } from 'vitest'
import { handOver, withoutSecrets } from '../../../src/measure/variables.js'

/** Settings of git as variables. */
function settings(...pairs: readonly (readonly [key: string, value: string])[]): Record<string, string> {
  const named = pairs.flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ])
  return { ...Object.fromEntries(named), GIT_CONFIG_COUNT: `${pairs.length}` }
}

const safe = ['safe.directory', '*'] as const
const other = ['url.git@example.com:.insteadOf', 'https://example.com/'] as const
const open = ['url.https://x:ghs_token@github.com/.insteadOf', 'https://github.com/'] as const
const header = [
  'http.https://github.com/.extraheader',
  `AUTHORIZATION: basic ${btoa('x-access-token:ghs_token')}`,
] as const
const eleven = Array.from({ length: 11 }, (_, at) => [`a.b${at}`, 'c'] as const)

// Withheld is what holds the token of the step.
test.each([
  ['none', [], []],
  ['none that is secret', [safe, other], [safe, other]],
  ['a secret name', [open, safe], [safe]],
  ['a secret value', [safe, header, other], [safe, other]],
  ['nothing but secrets', [open, header], []],
  ['more than ten', [open, ...eleven], eleven],
] as const)('settings of git stay whole: %s', (_, given, left) => {
  const variables = { A: 'b', ...settings(...given), 'INPUT_GITHUB-TOKEN': 'ghs_token' }
  const expected = { A: 'b', ...settings(...left) }
  expect(withoutSecrets(variables)).toEqual(expected)
  const { commands, hooks } = handOver(variables, { withholdsSecrets: true })
  expect(commands.variables).toEqual(expected)
  expect(hooks.variables).toEqual(expected)
})

test('a setting of git that is asked for is passed in its place', () => {
  const variables = { ...settings(safe, open), 'INPUT_GITHUB-TOKEN': 'ghs_token' }
  const { commands } = handOver(variables, { withholdsSecrets: true, passEnv: ['GIT_CONFIG_KEY_1'] })
  expect(commands.variables).toEqual(settings(safe, open))
})

test('what is no setting of git stays as it is', () => {
  const variables = { GIT_CONFIG_COUNT: 'x', GIT_CONFIG_KEY_0: 'a.b', GIT_CONFIG_PARAMETERS: "'a.b'='c'" }
  expect(withoutSecrets(variables)).toEqual(variables)
})
