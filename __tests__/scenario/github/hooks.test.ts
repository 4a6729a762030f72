import { expect, test } from 'vitest'
import { makeWorld, type World } from './world.js'

const registry = { NPM_TOKEN: 'of-the-registry', AWS_SECRET_ACCESS_KEY: 'of-the-cache' }

/** A build that fetches from a registry which wants a token, as `npm ci` does, and an installation that does so too. */
const fetching = '[ "$NPM_TOKEN/$AWS_SECRET_ACCESS_KEY" = of-the-registry/of-the-cache ] || exit 9'

/** Runs the workflow of a pull request whose hooks and commands note their variables below their names. */
async function spy({ github, propose, sandbox }: World, passed: string) {
  const { text: token } = github.state.token
  const note = (who: string) => `env >> ${sandbox.at(`seen-by-${who}`)}`
  const inputs = {
    build: `${note('hooks')}; ${fetching}; rm -f built.sh; cp source.sh built.sh`,
    install: `${note('hooks')}; ${fetching}`,
    command: `cat /proc/$PPID/environ >> ${sandbox.at('seen-by-commands')} || true; ${note('commands')}; sh built.sh`,
    prepare: note('commands'),
    cleanup: note('commands'),
    toolchain: `${note('commands')}; echo 1`,
    'pass-env': passed,
  }
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  const variables = { ...registry, NODE_AUTH_TOKEN: token, CLONE_URL: `https://x:${token}@github.com`, HEADER: basic }
  const step = await propose(inputs, { variables: { ...variables, GITHUB_TOKEN: token, GH_TOKEN: token } })
  expect(step.status, step.stdout).toBe(0)
  expect(step.outputs).toMatchObject({ status: 'regressed', 'baseline-source': 'ref' })
  const read = (who: string) => sandbox.read(`seen-by-${who}`)
  return { hooks: read('hooks'), commands: read('commands'), secrets: [token, basic] }
}

test('a build that needs the token of a registry gets it, measured commands do not, and nobody gets the token of the step', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { hooks, commands, secrets } = await spy(world, '')
  for (const [name, value] of Object.entries(registry)) {
    expect(hooks).toContain(`${name}=${value}`)
    expect(commands).not.toContain(value)
  }
  for (const secret of secrets) expect(`${hooks}${commands}`).not.toContain(secret)
  expect(hooks).not.toMatch(/^(ACTIONS_|INPUT_|GITHUB_(OUTPUT|ENV|STATE|STEP_SUMMARY)=)/m)
})

test('`pass-env` passes the token of the step under the name that it is asked for', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { hooks, commands, secrets } = await spy(world, 'NODE_AUTH_TOKEN')
  for (const seen of [hooks, commands]) {
    expect(seen).toContain(`NODE_AUTH_TOKEN=${secrets[0]}`)
    expect(seen).not.toMatch(/^(CLONE_URL|HEADER|GITHUB_TOKEN|GH_TOKEN)=/m)
  }
})
