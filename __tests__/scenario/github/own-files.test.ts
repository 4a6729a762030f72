import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyDist } from '../without-root.js'
import { plant } from './planted.js'
import { makeWorld } from './world.js'

/** The files below `directory`, with what is in them. */
function look(directory: string): Readonly<Record<string, string>> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const files = names.filter(name => !lstatSync(join(directory, name)).isDirectory())
  return Object.fromEntries(
    files.map(name => {
      const path = join(directory, name)
      return [name, lstatSync(path).isFile() ? readFileSync(path, 'latin1') : 'no file']
    }),
  )
}

test('what a command writes to the files of the action runs neither in this step nor in a later one', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github, sandbox, commits } = world
  plant(github.state, sandbox, { commit: commits.main })
  const [bundle, planted] = [copyDist(sandbox), sandbox.at('planted')]
  const before = look(sandbox.at('action'))
  const attack = [
    `cd ${bundle}`,
    `for file in *.index.js; do echo 'import("node:fs").then(fs => fs.writeFileSync("${planted}", "chunk"))' >> $file; done`,
    `sed -i '1i open("${planted}", "w").write("launcher")' *.py`,
    `echo 'require("node:fs").writeFileSync("${planted}", "recorder")' >> node-profile.cjs`,
    "echo 'alert(1)' > page-script.js",
    'ln -sf /etc/passwd index.js',
    'rm licenses.txt',
    'cp node-profile.cjs 1.index.js',
    'mv cli other',
    'echo >> ../action.yml',
    'cd - > /dev/null',
  ].join('; ')
  const inputs = {
    command: `[ -e $HOME/done ] || { echo > $HOME/done; ${attack}; }; sh built.sh`,
    'server.command': 'echo up; sleep 1000',
    'server.ready': 'up',
    show: 'comment, page',
  }
  const step = await world.propose(inputs, { bundle })
  expect(step, step.stdout).toMatchObject({ status: 0, outputs: { status: 'improved' } })
  expect(step.outputs['page-url']).toContain('/artifacts/')
  const page = github.state.artifacts.find(({ name }) => name.startsWith('counterbalance-page-'))!
  expect(Buffer.from(page.bytes).toString()).not.toContain('<script>alert(1)')
  expect(existsSync(planted) ? sandbox.read('planted') : 'nothing').toBe('nothing')
  expect(look(sandbox.at('action'))).toEqual(before)
  expect(step.stdout).toContain(
    '::warning::A command changed files of this action, which a later step would run: action.yml, dist/',
  )
  expect((await world.propose({}, { bundle })).stdout).not.toContain('files of this action')
})
