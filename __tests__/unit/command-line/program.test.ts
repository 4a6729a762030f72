import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { programOf } from '../../../src/command-line/program.js'
import { version } from '../../../src/version.js'

const above = dirname(resolve('.'))

// Never by its bare name through npx, which would run whatever a registry has under it.
test.each([
  ['a clone, from its root', resolve('dist/cli/index.js'), 'node dist/cli/index.js'],
  ['a clone, from elsewhere', '/clone/dist/cli/index.js', 'node /clone/dist/cli/index.js'],
  ['a global installation', '/usr/local/bin/counterbalance', 'counterbalance'],
  ['a dependency', resolve('node_modules/.bin/counterbalance'), `npx --no -- counterbalance@${version}`],
  [
    'a dependency of a directory above',
    join(above, 'node_modules/.bin/counterbalance'),
    `npx --no -- counterbalance@${version}`,
  ],
  [
    'a dependency, by pnpm',
    resolve('node_modules/counterbalance/dist/cli/index.js'),
    `npx --no -- counterbalance@${version}`,
  ],
  [
    'a dependency of another project',
    '/other/node_modules/.bin/counterbalance',
    'node /other/node_modules/.bin/counterbalance',
  ],
])('a report names what runs: %s', (_, path, call) => {
  expect(programOf(['node', path]).call).toBe(call)
})

test.each([
  [
    'file:../../../packed/counterbalance-0.1.0.tgz',
    (home: string) => `npx file:${home}/packed/counterbalance-0.1.0.tgz`,
  ],
  ['^0.1.0', (home: string) => `node ${home}/cache/_npx/0a/node_modules/.bin/counterbalance`],
])('a report names what npx has unpacked: %s', (source, call) => {
  const home = mkdtempSync(join(tmpdir(), 'program-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const directory = join(home, 'cache/_npx/0a')
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ dependencies: { counterbalance: source } }, null, 2))
  expect(programOf(['node', join(directory, 'node_modules/.bin/counterbalance')]).call).toBe(call(home))
})
