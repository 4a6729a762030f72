import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { version } from '../../src/version.js'
import { root } from '../unit/repository/root.js'
import { makeSandbox } from './sandbox.js'

const run = promisify(execFile)

test('the package that npm would publish runs by npx, and needs nothing else', { tags: 'nightly' }, async () => {
  const { variables, at, write } = makeSandbox()
  const env = {
    ...variables,
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    npm_config_update_notifier: 'false',
  }
  await run('npm', ['pack', '--pack-destination', at()], { cwd: root, env })
  expect(readdirSync(at()).filter(name => name.endsWith('.tgz'))).toEqual([`counterbalance-${version}.tgz`])

  write('project/package.json', '{ "private": true }')
  const project = { cwd: at('project'), env }
  await run('npm', ['install', '--offline', '--no-audit', at(`counterbalance-${version}.tgz`)], project)
  expect(readdirSync(at('project/node_modules')).filter(name => !name.startsWith('.'))).toEqual(['counterbalance'])
  const installed = readdirSync(join(at('project'), 'node_modules/counterbalance')).sort()
  expect(installed).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'docs', 'package.json'])

  const help = await run('npx', ['--no-install', 'counterbalance', '--help'], project)
  expect(help.stdout).toContain('counterbalance compare main -- npm run bench')
  const print = (value: number): string => `echo '{"bench":"parse","value":${value},"unit":"ms"}'`
  const compared = ['compare', '--verbose', '--rounds', '5', print(10), print(20)]
  write('empty/.keep', '')
  const packed = `file:${at(`counterbalance-${version}.tgz`)}`
  for (const { cwd, words, call } of [
    { cwd: at('project'), words: ['--no-install', 'counterbalance'], call: `npx --no -- counterbalance@${version}` },
    { cwd: at('empty'), words: ['--yes', '--offline', packed], call: `npx ${packed}` },
  ]) {
    const { stdout, stderr } = await run('npx', [...words, ...compared], { cwd, env })
    expect(stdout).toContain('regressed by ')
    expect(stdout + stderr).not.toContain('Python')
    const [line] = new RegExp(`^ *${call} compare .*$`, 'm').exec(stdout) ?? []
    expect((await run('bash', ['-c', line!], { cwd, env })).stdout).toContain('regressed by ')
  }
})
