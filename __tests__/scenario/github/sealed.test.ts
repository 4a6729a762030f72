import { expect, test } from 'vitest'
import { testFirst } from '../some-at-night.js'
import { makeWorld, type World } from './world.js'

/** A build that copies, and in the checkout of the pull request does what `attack` says beside. */
function building({ sandbox }: World, attack: string): string {
  return `rm -f built.sh; cp source.sh built.sh; [ "$PWD" != ${sandbox.at('work')} ] || { ${attack}; }`
}

/** Where everything of ours lies that an attack could look for. */
const ours = (world: World): string => `${world.sandbox.at('runner')}/counterbalance*`

/** Puts the slow program of the pull request in the place of `places`, with a time that looks old. */
const replace = (places: string): string =>
  `for file in ${places}; do [ ! -e "$file" ] || { cp --remove-destination source.sh "$file"; touch --date 2020-01-01 "$file"; }; done`

/** Does `attack` in copies of the pull request, which know themselves by what they hold: their paths do not tell. */
const inContender = ({ sandbox }: World, attack: string): string =>
  // A command that names the workspace as such is refused.
  `if cmp -s built.sh ${sandbox.at("w''ork/source.sh")}; then ${attack}; fi`

/** The built programs in copies that hold another source. */
const builtElsewhere = '$(for at in ../../*/*; do cmp -s $at/source.sh source.sh || echo $at/built.sh; done)'

test('a build that edits the built baseline leads to no verdict, and the file is named', async () => {
  await using world = await makeWorld()
  const attack = replace(`$(find ${ours(world)} -path '*baseline/built.sh')`)
  const step = await world.propose({ build: building(world, attack), 'fail-on': 'regressed' })
  expect(step.outputs, step.stdout).toMatchObject({ status: 'not-compared' })
  expect(step.stdout).toContain('built.sh')
  expect(step.status).toBe(1)
})

test('a build that edits the archive of a published baseline leads to no verdict, and the archive is named', async () => {
  await using world = await makeWorld()
  await world.push({ build: building(world, 'true') })
  const attack = `for file in $(find ${ours(world)} -name '*.tar.gz'); do tar -czf "$file" built.sh; done`
  const step = await world.propose({ build: building(world, attack), 'fail-on': 'regressed' })
  expect(step.outputs, step.stdout).toMatchObject({ status: 'not-compared' })
  expect(step.stdout).toContain('payload.tar.gz')
  expect(step.status).toBe(1)
})

test('a process that a build leaves behind is gone before copies are made', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const edit = replace(`$(find ${ours(world)} -name built.sh)`)
  const attack = `setsid nohup sh -c '${edit.replaceAll("'", `'"'"'`)}' > /dev/null 2>&1 &`
  const step = await world.propose({ build: building(world, attack.replace(/ &$/, ' & true')) })
  expect(['regressed', 'not-compared']).toContain(step.outputs.status)
})

testFirst(1, [
  ['at first', 0, 'once', 'not-compared'],
  ['when copies are made anew', 2, 'round', 'not-comparable'],
])(
  'an installation of the contender that edits the copies of the baseline %s leads to no verdict',
  async (_, before, copies, status) => {
    await using world = await makeWorld()
    const count = world.sandbox.at('count')
    const edit = `echo >> ${count}; [ $(wc -l < ${count}) -le ${before} ] || ${replace(builtElsewhere)}`
    const install = inContender(world, edit)
    const given = { build: building(world, 'true'), install, 'fresh-copies': copies, 'fail-on': 'regressed' }
    const step = await world.propose({ ...given, files: '*.sh' })
    expect(step.outputs, step.stdout).toMatchObject({ status })
    expect(step.stdout).toContain('b1/built.sh')
    expect(step.status).toBe(1)
  },
)

testFirst(1, ['baseline/built.sh', '*.tar.gz'])(
  'runs of the contender that edit %s, from which copies are installed again, lead to no verdict',
  async edited => {
    await using world = await makeWorld()
    const build = building(world, 'true')
    if (edited === '*.tar.gz') await world.push({ build })
    const attack = `for file in $(find ${ours(world)} -path '*${edited}'); do echo '# more' >> "$file"; done`
    const command = `${inContender(world, attack)}; sh built.sh`
    const step = await world.propose({ build, command, 'fresh-copies': 'once', rounds: '10', 'fail-on': 'regressed' })
    expect(step.outputs, step.stdout).toMatchObject({ status: 'not-comparable' })
    expect(step.stdout).toContain(edited === '*.tar.gz' ? 'payload.tar.gz' : 'built.sh')
    expect(step.status).toBe(1)
  },
)
