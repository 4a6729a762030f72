import { expect, test } from 'vitest'
import { findProgramOfRoot, keepFoldersOfRoot, type Surroundings } from '../../../../src/system/git/program.js'

interface Place {
  readonly uid?: number
  readonly mode?: number
  readonly link?: string
  readonly isFile?: boolean
}

/** The usual places of a system, and what else is there; a folder of root's where nothing is said. */
const system: Readonly<Record<string, Place>> = {
  '/usr/bin/git': { isFile: true },
  '/bin': { link: 'usr/bin' },
  '/tmp': { mode: 0o1777 },
  '/tmp/evil/git': { isFile: true },
  '/home/runner': { uid: 1001 },
  '/home/runner/bin/git': { isFile: true },
  '/home/runner/work/words/bin/git': { isFile: true },
  '/usr/local/bin': { mode: 0o777 },
  '/usr/local/bin/git': { isFile: true },
  '/opt/staff': { mode: 0o2775 },
  '/opt/staff/git': { isFile: true },
  '/opt/brew/bin/git': { link: '../Cellar/git', uid: 501 },
  '/opt/brew/Cellar/git': { isFile: true, uid: 501 },
  '/opt/alternatives/git': { link: '/usr/bin/git' },
  '/opt/leading-away/git': { link: '/tmp/evil/git' },
  '/opt/endless/git': { link: '/opt/endless/git' },
  '/opt/data/git': { isFile: true, mode: 0o644 },
  '/opt/writable/git': { isFile: true, mode: 0o775 },
  '/opt/other/git': { isFile: true, uid: 1001 },
  '/opt/folder/git': {},
}

function surround(path: string, programFiles?: string): Surroundings {
  return {
    path,
    foreign: ['/home/runner', '/home/runner/work/words'],
    programFiles,
    look(at) {
      const isThere = Object.keys(system).some(place => place === at || place.startsWith(at === '/' ? '/' : `${at}/`))
      if (!isThere) return undefined
      const { uid = 0, mode = 0o755, link, isFile = false } = system[at] ?? {}
      return { uid, mode, isSymbolicLink: () => link !== undefined, isFile: () => isFile && link === undefined }
    },
    readLink: at => system[at]!.link!,
  }
}

test.each([
  ['the first of root', '/usr/bin', '/usr/bin/git'],
  ['behind one in a place for all', '/tmp/evil:/usr/local/bin:/usr/bin', '/usr/bin/git'],
  ['behind a folder of a group', '/opt/staff:/usr/bin', '/usr/bin/git'],
  ['behind one at home', '/home/runner/bin:/home/runner/work/words/bin:/usr/bin', '/usr/bin/git'],
  ['through a folder that is a link', '/bin', '/bin/git'],
  ['through links of root', '/opt/alternatives', '/opt/alternatives/git'],
  ['behind a link of root into a place for all', '/opt/leading-away:/usr/bin', '/usr/bin/git'],
  ['behind a link to itself', '/opt/endless:/usr/bin', '/usr/bin/git'],
  ['behind one of another user', '/opt/brew/bin:/opt/other:/usr/bin', '/usr/bin/git'],
  ['behind what a group may write', '/opt/writable:/usr/bin', '/usr/bin/git'],
  ['behind what does not run', '/opt/data:/opt/folder:/nowhere:/usr/bin', '/usr/bin/git'],
  ['behind a folder that depends on where we stand', '.:bin::/usr/bin', '/usr/bin/git'],
  ['nowhere', '/opt/brew/bin:/tmp/evil', undefined],
  ['nowhere', '', undefined],
])('the git for the token is found %s', (_, path, file) => {
  expect(findProgramOfRoot('git', surround(path))).toBe(file)
})

test('programs that git starts are looked for in folders of root alone', () => {
  const path = '/tmp/evil:/home/runner/bin:/opt/staff:/bin:bin:/opt/alternatives:/usr/bin'
  expect(keepFoldersOfRoot(surround(path))).toBe('/bin:/opt/alternatives:/usr/bin')
})
