import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Answer,
  addObjects,
  decidePlace,
  hasOwnRepository,
  localVariables,
  type Place,
  question,
  readAnswer,
} from '../../../../src/system/git/inherited.js'

const home = realpathSync(mkdtempSync(join(tmpdir(), 'inherited-')))
const at = (...names: readonly string[]): string => join(home, ...names)
const usual = { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1' }

function git(directory: string, ...words: readonly string[]): string {
  const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com']
  return execFileSync('git', [...identity, '-C', directory, ...words], { encoding: 'utf8', env: usual, stdio: 'pipe' })
}

/** A repository with a linked worktree, a bare one, another one, and a directory in none. */
beforeAll(() => {
  for (const name of ['app', 'other']) {
    execFileSync('git', ['init', '--quiet', '--template=', at(name)], { env: usual })
    mkdirSync(at(name, 'sub'))
    writeFileSync(at(name, 'sub/file'), '')
    git(at(name), 'add', '.')
    git(at(name), 'commit', '--quiet', '--message', 'first')
  }
  git(at('app'), 'worktree', 'add', '--quiet', '--detach', at('linked'))
  execFileSync('git', ['clone', '--quiet', '--bare', at('app'), at('bare.git')], { env: usual })
  mkdirSync(at('nowhere'))
})

afterAll(() => rmSync(home, { recursive: true }))

function ask(directory: string, variables: Readonly<Record<string, string>>): Answer {
  const options = { cwd: directory, env: { ...usual, ...variables }, encoding: 'utf8' } as const
  return readAnswer(spawnSync('git', question, options).stdout, directory)
}

function place(name: string, variables: Readonly<Record<string, string>>): Place {
  const directory = at(name)
  return decidePlace({ variables, directory }, ask(directory, variables), ask(directory, {}))
}

const around = { kind: 'around' }
const told = (repository: string, tree?: string): object => ({
  kind: 'told',
  repository: at(repository),
  tree: tree && at(tree),
})
const doubt = (variable: string): object => ({
  kind: 'doubt',
  reason: expect.stringContaining(`${variable} leads git`),
})
const linked = { GIT_DIR: at('app/.git/worktrees/linked') }

test.each<readonly [string, Readonly<Record<string, string>>, object]>([
  ['app', { GIT_DIR: '.git', GIT_INDEX_FILE: '.git/index' }, around],
  ['app', { GIT_DIR: at('app/.git') }, around],
  ['app', { GIT_DIR: '.git', GIT_WORK_TREE: '.' }, around],
  ['app/sub', { GIT_DIR: at('app/.git') }, around],
  ['app/sub', { GIT_WORK_TREE: at('app') }, around],
  ['linked', linked, around],
  ['linked', { ...linked, GIT_WORK_TREE: '.' }, around],
  ['linked/sub', linked, around],
  ['bare.git', { GIT_DIR: '.' }, around],
  // git answers nothing, so that it cannot be meant.
  ['app', { GIT_DIR: at('gone.git') }, around],
  ['app', { GIT_DIR: '' }, around],
  ['app/sub', { GIT_DIR: '.git' }, around],
  ['nowhere', { GIT_DIR: at('gone.git') }, around],
  // Nothing else says where it is.
  ['nowhere', { GIT_DIR: at('bare.git') }, told('bare.git')],
  ['nowhere', { GIT_DIR: at('app/.git'), GIT_WORK_TREE: at('nowhere') }, told('app/.git', 'nowhere')],
  ['nowhere', { GIT_DIR: at('app/.git') }, told('app/.git', 'nowhere')],
  ['bare.git', { GIT_DIR: '.', GIT_WORK_TREE: at('nowhere') }, told('bare.git', 'nowhere')],
  // Both answer, and differ.
  ['app', { GIT_DIR: at('other/.git') }, doubt('GIT_DIR')],
  ['app', { GIT_DIR: at('other/.git'), GIT_WORK_TREE: at('other') }, doubt('GIT_DIR')],
  ['app', { GIT_DIR: at('other/.git'), GIT_WORK_TREE: at('app') }, doubt('GIT_DIR')],
  ['app', linked, doubt('GIT_DIR')],
  ['linked', { GIT_DIR: at('app/.git') }, doubt('GIT_DIR')],
  ['app', { GIT_WORK_TREE: at('other') }, doubt('GIT_WORK_TREE')],
  ['app', { GIT_COMMON_DIR: at('other/.git') }, doubt('GIT_COMMON_DIR')],
])('in %s, a caller says %o', (name, variables, expected) => {
  expect(place(name, variables)).toEqual(expected)
})

test.each([
  ['nowhere', false],
  ['nowhere/below', false],
  ['bare.git', false],
  ['app', true],
  ['linked/sub', true],
])('whether %s has a repository of its own: %s', (name, expected) => {
  expect(hasOwnRepository(at(name), { variables: {}, directory: at('nowhere') })).toBe(expected)
})

test('what lies around the directory of the call is nobody’s own', () => {
  expect(hasOwnRepository(at('app/sub'), { variables: {}, directory: at('app') })).toBe(false)
})

test('objects elsewhere are read, and none are written there', () => {
  const directory = at('app')
  expect(addObjects({ variables: { GIT_DIR: '.' }, directory })).toEqual({})
  expect(
    addObjects({ variables: { GIT_OBJECT_DIRECTORY: 'in', GIT_ALTERNATE_OBJECT_DIRECTORIES: '/a' }, directory }),
  ).toEqual({
    GIT_ALTERNATE_OBJECT_DIRECTORIES: [at('app/in'), '/a'].join(delimiter),
  })
})

// As a git that is newer than this list would show it.
test('all variables are known that this git calls local to a repository, and none is a setting', () => {
  const listed = git(home, 'rev-parse', '--local-env-vars').trim().split('\n')
  const settings = ['GIT_CONFIG_COUNT', 'GIT_CONFIG_PARAMETERS']
  expect(localVariables).toEqual(expect.arrayContaining(listed.filter(name => !settings.includes(name))))
  expect(localVariables.filter(name => settings.includes(name))).toEqual([])
})
