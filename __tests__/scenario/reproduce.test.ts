import { cpSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { counterbalance, type Ended } from './counterbalance.js'
import { makeWorld } from './github/world.js'
import { makeRepository } from './repository.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, makeScript, writeSides } from './sides.js'
import { testFirst } from './some-at-night.js'

const time = { bench: 'parse', value: 1_000_000 }
const slower = { bench: 'parse', value: 1_100_000 }
const directories = ['compare', 'a', 'b']
const rounds = ['--rounds', '5', '--warmup', '0']

/** What a shell makes of `lines`, typed in `directory`. */
async function type(sandbox: Sandbox, lines: string, directory = sandbox.path): Promise<Ended> {
  const variables = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, ...fromDisk(sandbox) }
  return await counterbalance(sandbox, ['-c', lines], { program: ['bash', '--norc'], directory, variables })
}

/** Settings by which git finds in the sandbox what is on GitHub. */
function fromDisk(sandbox: Sandbox): Readonly<Record<string, string>> {
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.file://${sandbox.path}/.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://github.com/',
  }
}

/** The lines that a terminal shows below "Reproduce". */
function linesOf({ stdout }: Ended): string {
  const [, lines = ''] = stdout.split(/^Reproduce, in .*:\n/m)
  return lines.replaceAll(/^ {2}/gm, '').trim()
}

/** The answer of a report without how large a change is, which noise may move. */
const headline = ({ stdout }: Ended): string =>
  /^(?:.*: )?[✗✓?!=○] .*(?=\n {2})/m.exec(stdout)![0].replace(/[\d.]+%/, '')

testFirst<[name: string, words: readonly string[], prepare?: (sandbox: Sandbox) => unknown]>(0, [
  ['two directories', [...directories, ...benchCommand]],
  ['in place', [...directories, '--set', 'copies=in-place', '--set', 'suite=my suite', ...benchCommand]],
  [
    'steps of several lines',
    [...directories, '--set', 'install=cd .\ntrue', '--prepare', ': one\n: "two"', ...benchCommand],
  ],
  [
    'several payloads and tools',
    [...directories, '--set', 'files=*.sh', '--set', 'files=x', '--set', 'toolchain=sh -c "echo 1"', ...benchCommand],
  ],
  ['a command for each side', ['compare', 'sh a/bench.sh', 'sh b/bench.sh']],
  [
    'a store',
    ['compare', 'store:my store', 'b', ...benchCommand],
    sandbox => counterbalance(sandbox, ['publish', 'store:my store', 'a', ...rounds, ...benchCommand]),
  ],
  [
    'a commit that is built',
    ['compare', 'main', 'work', '--setup', 'cp source.sh bench.sh\n:', ...benchCommand],
    sandbox => {
      const work = makeRepository(sandbox, 'work')
      work.commit({ 'source.sh': makeScript([time]) }, 'first')
      sandbox.write('work/bench.sh', makeScript([slower]))
    },
  ],
])(
  'the line below a report on a terminal repeats the comparison: %s',

  async (_, words, prepare) => {
    const sandbox = makeSandbox()
    writeSides(sandbox, [time], [slower])
    await prepare?.(sandbox)
    const at = words.indexOf('--')
    const options = [...rounds, '--set', 'seed=scenario']
    const all = at < 0 ? [...words, ...options] : [...words.slice(0, at), ...options, ...words.slice(at)]
    const first = await counterbalance(sandbox, all)
    expect(headline(first), first.stderr).toContain('regressed by ')
    const again = await type(sandbox, linesOf(first))
    expect(again.stderr).not.toContain('counterbalance: ')
    expect(again.status).toBe(0)
    expect(headline(again)).toBe(headline(first))
    expect(linesOf(again)).toBe(linesOf(first))
  },
)

/** The lines that a comment shows below "Reproduce", as a reader copies them. */
function linesOfComment(body: string): string {
  const [, lines = ''] = /\*\*Reproduce\*\*, .*:\n\n<pre><code>([^<]*)<\/code><\/pre>/.exec(body) ?? []
  return lines.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
}

testFirst<[name: string, isPublished: boolean]>(1, [
  ['a published baseline', true],
  ['a baseline that was built', false],
])('the lines in a comment repeat the comparison in a fresh checkout: %s', async (_, isPublished) => {
  await using world = await makeWorld()
  const { sandbox, github, commits } = world
  const action = makeRepository(sandbox, 'octo/counterbalance')
  cpSync(fileURLToPath(new URL('../../dist/cli', import.meta.url)), `${action.path}/dist/cli`, { recursive: true })
  action.commit({ 'package.json': '{"type":"module"}' })
  action.git('tag', 'v1')
  if (isPublished) await world.push()
  const variables = { GITHUB_ACTION_REPOSITORY: 'octo/counterbalance', GITHUB_ACTION_REF: 'v1' }
  const step = await world.propose({ setup: 'cp source.sh built.sh' }, { variables })
  expect(step.outputs).toMatchObject({ status: 'regressed', 'baseline-source': isPublished ? 'published' : 'ref' })
  const { body } = github.state.comments[0]!
  world.checkOut(commits.merge)
  const again = await type(sandbox, linesOfComment(body), sandbox.at('work'))
  expect(again.status, again.stderr).toBe(0)
  expect(headline(again)).toContain('regressed by ')
})

test('a comment says what is missing where nobody knows how the baseline is built', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  await world.push()
  await world.propose()
  const { body } = world.github.state.comments[0]!
  expect(body).toMatch(
    /\*\*Reproduce\*\*, in a checkout of <code>[0-9a-f]{7}<\/code>, built as in the workflow\. If the baseline must be built too, add <code>--setup LINE<\/code>:/,
  )
})
