import { mkdirSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counterbalance } from './counterbalance.js'
import { makeRepository } from './repository.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { makeScript } from './sides.js'

const time = { bench: 'parse', value: 1_000_000 }

/** What a job's own steps are given, and a benchmark must not be. */
const secrets = {
  INPUT_COMMAND: 'x',
  'INPUT_GITHUB-TOKEN': 'ghs_token',
  CLONE_URL: 'https://x:ghs_token@github.com',
  ACTIONS_RUNTIME_TOKEN: 'x',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'x',
  GITHUB_TOKEN: 'x',
  GH_TOKEN: 'x',
  GITHUB_OUTPUT: '/x',
  GITHUB_ENV: '/x',
  GITHUB_PATH: '/x',
  GITHUB_STATE: '/x',
  GITHUB_STEP_SUMMARY: '/x',
  COUNTERBALANCE_ANYTHING: 'x',
  OLDPWD: '/x',
}
const kept = { RUSTFLAGS: '-C opt-level=3', GITHUB_SHA: '0123', GITHUB_WORKSPACE: '/x', LC_ALL: 'de_DE', EMPTY: '' }

type Variables = Readonly<Record<string, string>>

/** Runs two sides that leave their variables in the sandbox; those, by number of the invocation and its copy's name. */
async function observe(sandbox: Sandbox, options: readonly string[]): Promise<Readonly<Record<string, Variables>>> {
  mkdirSync(sandbox.at('variables'), { recursive: true })
  const leave = (name: string): string => `env -0 > ${sandbox.at('variables')}/${name}`
  for (const side of ['a', 'b'])
    sandbox.write(`${side}/bench.sh`, makeScript([time], [leave(`$(printf %02d $n)-\${PWD##*/}`)]))
  const setUp = ['--set', `install=${leave(`install-\${PWD##*/}`)}`, '--prepare', leave(`prepare-\${PWD##*/}`)]
  const words = ['compare', 'a', 'b', '--rounds', '5', ...setUp, ...options]
  const ended = await counterbalance(sandbox, [...words, '--', '/bin/sh', 'bench.sh'], {
    variables: { ...secrets, ...kept },
  })
  expect(ended.status, ended.stderr).toBe(0)
  const names = readdirSync(sandbox.at('variables')).sort()
  return Object.fromEntries(names.map(name => [name, parse(sandbox.read(`variables/${name}`))]))
}

function parse(text: string): Variables {
  const pairs = text.split('\0').filter(Boolean)
  return Object.fromEntries(pairs.map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

test('an invocation is given its own place, and nothing of the action’s', async () => {
  const sandbox = makeSandbox()
  const seen = await observe(sandbox, ['--warmup', '0'])
  // The command is tried once where copies are installed, and each of the baseline's copies runs once before the rounds.
  expect(Object.keys(seen)).toHaveLength(1 + 2 + 20 + 4 + 4)
  for (const [name, variables] of Object.entries(seen)) {
    const copy = name.split('-')[1]
    expect(Object.keys(variables).filter(one => one in secrets)).toEqual([])
    expect(variables).toMatchObject({ ...kept, GITHUB_WORKSPACE: variables.PWD, LC_ALL: 'C.UTF-8', NO_COLOR: '1' })
    expect(variables.PWD).toMatch(new RegExp(`/copies/${copy}/${copy}$`))
    if (!name.startsWith('install')) expect(variables.BENCH_OUTPUT).toMatch(/^\//)
  }
})

test('invocations differ in their place and their padding, and in nothing else', async () => {
  const seen = Object.entries(await observe(makeSandbox(), ['--warmup', '0'])).filter(([name]) => /^\d/.test(name))
  const own = ['PWD', 'GITHUB_WORKSPACE', 'BENCH_OUTPUT', 'COUNTERBALANCE_PADDING']
  const shared = seen.map(([, variables]) =>
    JSON.stringify(
      Object.entries(variables)
        .filter(([name]) => !own.includes(name))
        .sort(),
    ),
  )
  expect(new Set(shared).size).toBe(1)
  for (const name of ['PWD', 'GITHUB_WORKSPACE', 'BENCH_OUTPUT'])
    expect(new Set(seen.map(([, variables]) => variables[name]!.length)).size, name).toBe(1)
  const paddings = seen.map(([, variables]) => variables.COUNTERBALANCE_PADDING!.length)
  expect(new Set(paddings).size).toBeGreaterThan(15)
  expect(Math.max(...paddings)).toBeLessThan(4096)
})

test('the seed makes orders and paddings, and nothing else does', { tags: 'nightly' }, async () => {
  const draw = async (options: readonly string[]) => {
    const sandbox = makeSandbox()
    const seen = Object.entries(await observe(sandbox, [...options, '--record', 'r.json'])).filter(([name]) =>
      /^\d/.test(name),
    )
    const { seed }: { readonly seed: string } = JSON.parse(sandbox.read('r.json'))
    const copies = [...new Set(seen.map(([name]) => name.split('-')[1]))]
    const drawn = seen.map(([name, { COUNTERBALANCE_PADDING = '' }]) => {
      const [number, copy] = name.split('-')
      return `${number}: copy ${copies.indexOf(copy)}, ${COUNTERBALANCE_PADDING.length}`
    })
    return { seed, drawn, copies }
  }
  const { copies: places, ...first } = await draw(['--set', 'seed=one'])
  expect(first).toMatchObject({ seed: 'one' })
  // The names of copies are of one length, and others in each run: they tell no side.
  expect(places).toEqual(places.map(() => expect.stringMatching(/^[a-z\d]{4}$/)))
  const { copies: others, ...again } = await draw(['--set', 'seed=one'])
  expect(again).toEqual(first)
  expect(others).not.toEqual(places)
  expect(await draw(['--set', 'seed=two'])).not.toMatchObject({ drawn: first.drawn })
  // The seed that was drawn is in the record, and repeats the run.
  const { seed, drawn } = await draw([])
  expect(await draw(['--set', `seed=${seed}`])).toMatchObject({ seed, drawn })
})

test('a token for GitHub is passed where --set pass-env names it, and nothing else is withheld by that', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const line = 'test "$GH_TOKEN,$GITHUB_TOKEN,$MY_SECRET" = "$0" || exit 3'
  const compare = (seen: string, ...options: readonly string[]) =>
    counterbalance(sandbox, ['compare', '.', '.', '--rounds', '5', ...options, '--', 'sh', '-c', line, seen], {
      variables: { GH_TOKEN: 'a', GITHUB_TOKEN: 'b', MY_SECRET: 'c' },
    })
  expect((await compare(',,c')).status).toBe(0)
  expect((await compare('a,,c', '--set', 'pass-env=GH_TOKEN')).status).toBe(0)
  const failed = await compare('a,b,c', '--set', 'pass-env=GH_TOKEN')
  expect(failed.stdout + failed.stderr).toContain('it did not get these variables: GITHUB_TOKEN; "pass-env" lists')
})

test('--debug prints decisions with their reasons, and no secret', async () => {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  work.commit({ 'bench.sh': makeScript([{ bench: 'parse', value: 1_000_000 }]) })
  work.git('tag', 'planted-word')
  work.git('remote', 'add', 'origin', 'https://user:planted-word@127.0.0.1:9/app?token=planted-word')
  const variables = { MY_TOKEN: 'planted-word', GH_TOKEN: 'planted-too' }
  const words = ['compare', 'planted-word', '--debug', '--rounds', '5', '--', 'sh', 'bench.sh']
  const { status, stderr } = await counterbalance(sandbox, words, { directory: work.path, variables })
  expect(status, stderr).toBe(0)
  const lines = stderr.split('\n').filter(line => line.startsWith('debug: '))
  expect(lines).toContainEqual(
    expect.stringMatching(/^debug: baseline "baseline": built from \*\*\* \(commit [0-9a-f]{40}\), as asked for$/),
  )
  expect(lines).toContainEqual(expect.stringMatching(/^debug: measuring ended after \d+ rounds: /))
  expect(lines.join('\n')).not.toContain('planted')
})
