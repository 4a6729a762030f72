import { appendFileSync, closeSync, existsSync, lstatSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeTree } from '../archives.js'
import { makeCopies, old } from './made-copies.js'

test('new copies are the same files with other inodes, and with what a run left', async () => {
  const { renewal, first } = await makeCopies()
  expect([renewal.isReady, await renewal.begin(60), renewal.isReady]).toEqual([false, undefined, true])
  const [directory, before] = [lstatSync(first), lstatSync(join(first, 'bin/app'))]
  // A file system gives a removed file's number to the next one, but not while the file is open.
  const opened = openSync(join(first, 'bin/app'), 'r')
  appendFileSync(join(first, 'cache/entry'), ' and changed')
  writeFileSync(join(first, 'more'), '')
  await renewal.renew()
  expect(Object.keys(describeTree(first)).sort()).toEqual(['app', 'bin', 'bin/app', 'cache', 'cache/entry'])
  expect(readFileSync(join(first, 'cache/entry'), 'utf8')).toBe('warm')
  const { ino, mode, mtimeMs } = lstatSync(join(first, 'bin/app'))
  expect({ mode, mtimeMs }).toEqual({ mode: before.mode, mtimeMs: old.getTime() })
  expect(lstatSync(first).ino).toBe(directory.ino)
  expect([ino === before.ino, lstatSync(join(first, 'bin/app')).nlink]).toEqual([false, 1])
  closeSync(opened)
  expect(renewal.check()).toEqual([])
})

test('what is installed in place is installed in every new copy, and what the run left comes after that', async () => {
  const { renewal, first, second, installed } = await makeCopies({ isInstalled: true })
  await renewal.begin(60)
  writeFileSync(join(first, 'bin/made'), 'changed')
  await renewal.renew()
  expect(installed).toEqual([first, second])
  expect(readFileSync(join(first, 'bin/made'), 'utf8')).toBe(first)
  expect(readFileSync(join(second, 'bin/app'), 'utf8')).toBe('program c1')
  expect(readFileSync(join(second, 'cache/entry'), 'utf8')).toBe('warm')
})

test.each<[what: string, line: (templates: string) => void, found: readonly string[]]>([
  ['changes', templates => appendFileSync(join(templates, 'c1/bin/app'), '!'), ['c1/bin/app']],
  ['adds', templates => writeFileSync(join(templates, 'b1/more'), ''), ['b1/more']],
])('who %s a file of a template is seen', async (_, line, found) => {
  const { renewal, templates } = await makeCopies()
  await renewal.begin(60)
  line(templates)
  expect(renewal.check()).toEqual(found)
})

test.each<[what: string, left: (root: string) => void, problem: RegExp]>([
  [
    'into the workspace',
    root => writeFileSync(join(root, 'paths'), '/srv/space/lib'),
    /^a run left a file that leads out of its copy: b1\/paths holds the path \/srv\/space$/,
  ],
  [
    'to another side',
    root => writeFileSync(join(root, 'paths'), join(root, '../c1/lib')),
    /b1\/paths holds the path .*c1$/,
  ],
])('a run that leaves a path %s', async (_, left, problem) => {
  const { renewal } = await makeCopies({ left })
  expect(await renewal.begin(60)).toMatch(problem)
  expect(renewal.isReady).toBe(false)
})

test('templates that take too long are given up', async () => {
  const { renewal, templates } = await makeCopies()
  expect(await renewal.begin(0)).toBe(undefined)
  expect([renewal.isReady, existsSync(join(templates, 'b1'))]).toEqual([false, false])
})
