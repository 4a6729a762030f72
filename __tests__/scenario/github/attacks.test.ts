import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Step, Texts } from '../action.js'
import type { Sandbox } from '../sandbox.js'
import { testFirst } from '../some-at-night.js'
import { onPullRequest } from './fake/events.js'
import { runAction } from './run-action.js'
import { makeWorld, usual, type World } from './world.js'

/** What the code of a pull request does to the job that it runs in, as lines of shell in the checkout. */
type Attack = (world: World) => string

const git = 'git -c user.name=a -c user.email=a@b'
const fetchBoth = ({ commits: { main, head } }: World): string =>
  `${git} fetch --quiet --depth=1 origin ${main} && ${git} fetch --quiet --depth=1 origin ${head}`

/** A commit with the files of the base, of which one is the contender's. */
const makeTwin = ({ commits: { main, head } }: World, file = 'source.sh'): string =>
  [
    'export GIT_INDEX_FILE=$PWD/../index',
    `${git} read-tree ${main}`,
    `${git} update-index --cacheinfo 100644,$(${git} rev-parse ${head}:source.sh),${file}`,
    `TWIN=$(${git} commit-tree $(${git} write-tree) -m base)`,
    'unset GIT_INDEX_FILE',
  ].join('\n')

/** The attacks on what decides, which the checkout of a job holds. */
const attacks: readonly (readonly [what: string, attack: Attack])[] = [
  [
    'has a filter write the slow program into each checkout',
    world => `${fetchBoth(world)}
${git} show ${world.commits.head}:source.sh > ../slow; mkdir -p .git/info
echo 'source.sh filter=x' > .git/info/attributes
${git} config filter.x.smudge "cat ${world.sandbox.at('slow')}"; ${git} config filter.x.clean cat`,
  ],
  [
    'replaces the merge by one with another parent',
    world => `${fetchBoth(world)}
${git} replace ${world.commits.merge} $(${git} commit-tree ${world.commits.merge}^{tree} -p ${world.commits.head} -m merge)`,
  ],
  [
    'replaces the base by a slow twin',
    world => `${fetchBoth(world)}
${makeTwin(world)}
${git} replace -f ${world.commits.main} $TWIN`,
  ],
  [
    'replaces the base by a twin with rules that see nothing',
    world => `${fetchBoth(world)}
printf 'rules:\\n  - benchmark: "**"\\n    threshold: 50%%\\n' > ../rules
export GIT_INDEX_FILE=$PWD/../index
${git} read-tree ${world.commits.main}
${git} update-index --add --cacheinfo 100644,$(${git} hash-object -w ../rules),counterbalance.yml
${git} replace -f ${world.commits.main} $(${git} commit-tree $(${git} write-tree) -m base)
unset GIT_INDEX_FILE`,
  ],
  [
    'moves HEAD, and takes the origin away',
    world => `${fetchBoth(world)}
${git} update-ref refs/remotes/origin/main ${world.commits.head}
${git} checkout --quiet --detach $(${git} commit-tree ${world.commits.merge}^{tree} -p ${world.commits.head} -m x)
${git} config remote.origin.url file:///nonexistent`,
  ],
  [
    'checks its own head out',
    world => `${fetchBoth(world)}
${git} checkout --quiet --detach ${world.commits.head}
${git} update-ref refs/remotes/origin/main ${world.commits.head}`,
  ],
  [
    'writes a graft',
    world => `${fetchBoth(world)}
echo "${world.commits.merge} ${world.commits.head}" > .git/info/grafts 2>/dev/null || { mkdir -p .git/info; echo "${world.commits.merge} ${world.commits.head}" > .git/info/grafts; }`,
  ],
  [
    'includes a configuration with programs',
    ({ sandbox }) => `printf '#!/bin/sh\\necho x >> ${sandbox.at('ran')}\\n' > ../spy; chmod +x ../spy
printf '[core]\\n\\tfsmonitor = ${sandbox.at('spy')}\\n\\thooksPath = ${sandbox.at('hooks')}\\n' > ../included
${git} config include.path ${sandbox.at('included')}; mkdir -p ../hooks; cp ../spy ../hooks/post-checkout`,
  ],
  [
    'sends the origin elsewhere',
    ({ sandbox }) => `${git} config url.file:///nonexistent/.insteadOf "file://${sandbox.at('origin')}"
printf '[url "file:///nonexistent/"]\\n\\tinsteadOf = file://\\n' > "$HOME/.gitconfig"`,
  ],
  [
    'marks the base as a place where history ends',
    world => `${fetchBoth(world)}
echo ${world.commits.head} > .git/shallow; rm -rf .git/refs/remotes`,
  ],
  [
    'writes rules, and a report that shows nothing',
    () =>
      'printf \'report: { show: none }\\nrules:\\n  - benchmark: "**"\\n    threshold: 50%%\\n\' > counterbalance.yml',
  ],
  [
    'writes what the next steps are told',
    () => 'for f in "$GITHUB_ENV" "$GITHUB_OUTPUT"; do [ -z "$f" ] || echo status=unchanged >> "$f"; done',
  ],
]

const builds = 'cp source.sh built.sh; [ ! -e attack.sh ] || sh attack.sh 2>/dev/null; true'

/** The base of the merge, and that of the branch. */
const bases = ({ commits: { main }, sandbox }: World): readonly string[] => {
  const words = ['-C', sandbox.at('origin'), 'merge-base', 'main', 'feature']
  return [main, execFileSync('git', words, { env: sandbox.variables, encoding: 'utf8' }).trim()]
}

interface Attacked {
  readonly step: Step
  readonly world: World
}

/** Runs the action on a pull request that is slower, with a gate; the attack comes in its build, or in a step before. */
async function attack(
  lines: Attack,
  when: 'in its build' | 'before',
  variables: (sandbox: Sandbox) => Texts = () => ({}),
): Promise<Attacked> {
  const world = await makeWorld()
  const { github, sandbox, commits, pull } = world
  world.checkOut(commits.merge)
  const trigger = onPullRequest(github.state, pull)
  sandbox.write('work/attack.sh', lines(world))
  if (when === 'before') {
    execFileSync('sh', ['-c', 'sh attack.sh; rm -f attack.sh'], {
      cwd: sandbox.at('work'),
      env: sandbox.variables,
      stdio: 'pipe',
    })
  }
  const inputs = { ...usual, 'fail-on': 'regressed', build: builds }
  return {
    world,
    step: await runAction({
      sandbox,
      github,
      trigger,
      inputs,
      variables: { GITHUB_SERVER_URL: 'http://127.0.0.1:9', ...variables(sandbox) },
    }),
  }
}

testFirst(3, attacks)('a pull request whose build %s changes nothing', async (_, lines) => {
  const { step, world } = await attack(lines, 'in its build')
  await using _world = world
  expect(step, step.stdout).toMatchObject({ status: 1, outputs: { status: 'regressed' } })
  expect(step.outputs['baseline-sha']).toBe(world.commits.main)
  const [comment] = world.github.state.comments
  expect([comment?.issue, comment?.body]).toEqual([world.pull.number, expect.stringContaining('regressed')])
})

testFirst(2, attacks)('a step before the action that %s makes nothing green', async (_, lines) => {
  const { step, world } = await attack(lines, 'before')
  await using _world = world
  const { status, 'baseline-sha': base } = step.outputs
  expect(step.status, step.stdout).toBe(1)
  if (status === 'regressed') {
    expect(world.github.state.comments).toHaveLength(1)
    return expect(bases(world)).toContain(base)
  }
  expect([undefined, 'not-compared']).toContain(status)
  expect(step.stdout).toMatch(
    /::error::git fetch .*127\.0\.0\.1:9|git takes \w+ for the base commit, and GitHub takes|GitHub did not confirm the base/,
  )
})

testFirst<[string, string, boolean]>(1, [
  ['gets no token where root has one', ':/usr/bin', false],
  ['is named in the log where root has none, and gets it', '', true],
])('a step before that has put another git first in PATH %s', async (_, folders, isGiven) => {
  const { step, world } = await attack(
    ({ sandbox }) => `mkdir -p ${sandbox.at('bin')}
printf '#!/bin/sh\\nenv >> ${sandbox.at('seen')}\\nexec /usr/bin/git "$@"\\n' > ${sandbox.at('bin/git')}
chmod +x ${sandbox.at('bin/git')}
/usr/bin/git config remote.origin.url file:///nonexistent`,
    'before',
    sandbox => ({ PATH: `${sandbox.at('bin')}:${sandbox.variables.PATH}${folders}` }),
  )
  await using _world = world
  expect(step.status, step.stdout).toBe(1)
  const { sandbox } = world
  expect(/extraheader|basic/i.test(sandbox.read('seen'))).toBe(isGiven)
  expect(step.stdout.includes(`Where git needs the token, ${sandbox.at('bin/git')} gets it`)).toBe(isGiven)
})

test('a build that puts another git into the PATH, and takes the origin away, reads no token', async () => {
  const { step, world } = await attack(
    ({ sandbox }) => `mkdir -p ${sandbox.at('bin')}
printf '#!/bin/sh\\nenv >> ${sandbox.at('stolen')}\\nexec /usr/bin/git "$@"\\n' > ${sandbox.at('bin/git')}
chmod +x ${sandbox.at('bin/git')}
/usr/bin/git config remote.origin.url file:///nonexistent`,
    'in its build',
    sandbox => ({ PATH: `${sandbox.at('bin')}:${sandbox.variables.PATH}` }),
  )
  await using _world = world
  expect(step, step.stdout).toMatchObject({ status: 1, outputs: { status: 'regressed' } })
  expect(existsSync(world.sandbox.at('stolen'))).toBe(false)
})
