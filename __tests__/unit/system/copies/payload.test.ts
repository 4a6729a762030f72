import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { InputError } from '../../../../src/inputs/values.js'
import { listPayload } from '../../../../src/system/copies/payload.js'
import { makeDirectory } from '../archives.js'

const list = async (root: string, ...globs: readonly string[]): Promise<readonly string[]> =>
  (await listPayload(root, globs)).map(({ path, kind }) => `${kind} ${path}`)

test('globs name files and links, with the directories that they are in', async () => {
  const root = makeDirectory()
  mkdirSync(join(root, 'build/.hidden'), { recursive: true })
  mkdirSync(join(root, '.git'))
  for (const path of ['build/app', 'build/.hidden/x', 'notes.md', '.git/config']) writeFileSync(join(root, path), '')
  symlinkSync('app', join(root, 'build/link'))
  symlinkSync('build', join(root, 'alias'))
  expect(await list(root, 'build/**')).toEqual([
    'directory build',
    'directory build/.hidden',
    'file build/.hidden/x',
    'file build/app',
    'link build/link',
  ])
  expect(await list(root, '**', '!build/**')).toEqual(['link alias', 'file notes.md'])
})

test('bytecode that a Python is just writing is left out, under whatever name it is found', async () => {
  const root = makeDirectory()
  for (const path of ['a.cpython-313.pyc', 'a.cpython-313.pyc.139912', 'b.pyc.md']) writeFileSync(join(root, path), '')
  expect(await list(root)).toEqual(['file a.cpython-313.pyc', 'file b.pyc.md'])
  expect(await list(root, 'a*')).toEqual(['file a.cpython-313.pyc'])
})

test('a glob that takes for ever to match is ended, and named', async () => {
  const root = makeDirectory()
  writeFileSync(join(root, 'a'.repeat(200)), '')
  const glob = `${'{a,aa}'.repeat(100)}b`
  const listing = listPayload(root, [glob], { seconds: 0.1 })
  await expect(listing).rejects.toThrow(InputError)
  await expect(listing).rejects.toThrow(`use fewer stars and braces in ${glob}`)
})

test('what is not built yet is refused with what builds it', async () => {
  const root = makeDirectory()
  const listing = listPayload(root, ['target/none'], { advice: '. Build your side first: make' })
  await expect(listing).rejects.toThrow(`"files" matches no file in ${root}: target/none. Build your side first: make`)
})
