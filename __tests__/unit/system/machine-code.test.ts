import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { digestMachineCode } from '../../../src/system/local-machine.js'

const made: string[] = []
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true })
})

const program = (text: string) => `\x7fELF${text}`

function write(files: { readonly [path: string]: string }): string {
  const root = mkdtempSync(join(tmpdir(), 'machine-code-'))
  made.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text, 'latin1')
  }
  return root
}

test('programs and libraries are told from scripts, and by their bytes', async () => {
  const digest = (files: Parameters<typeof write>[0]) => digestMachineCode(write(files))
  const one = await digest({ 'bin/app': program('1'), 'bench.js': 'one', empty: '' })
  expect(one).toBe(await digest({ 'bin/app': program('1'), 'bench.js': 'two' }))
  expect(one).not.toBe(await digest({ 'bin/app': program('2') }))
  expect(await digest({ 'bench.js': 'one', empty: '' })).toBeUndefined()
})
