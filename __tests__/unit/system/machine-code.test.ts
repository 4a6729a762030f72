import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { digestMachineCode, findSameCode } from '../../../src/system/machine-code.js'
import { openProcesses } from '../../../src/system/processes/processes.js'

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

const work = 'const int table[4] = { 2, 3, 5, 7 }; int work(int at) { return table[at & 3]; }'
const main =
  '#include <stdio.h>\nint work(int); int main(int argc, char **argv) { return printf("%d", work(argc)) < 0; }'
const usual = { 'main.c': main, 'work.c': work }

/** Compiles `files` in a directory with the objects in the order of `names`. */
function compile(files: Parameters<typeof write>[0], names = ['main.c', 'work.c']): string {
  const root = write({ ...usual, ...files })
  execFileSync('cc', ['-O1', '-fPIE', '-pie', ...names, '-o', 'app'], { cwd: root })
  return root
}

const canCompile = process.platform === 'linux' && ['cc', 'objdump'].every(name => existsSync(`/usr/bin/${name}`))

test.runIf(canCompile).each<[what: string, contender: () => string, words: string, isSame: boolean]>([
  ['its functions lie elsewhere', () => compile({}, ['work.c', 'main.c']), './app', true],
  ['only a comment differs', () => compile({ 'work.c': `${work} // twice` }, ['work.c', 'main.c']), './app', true],
  ['a constant differs', () => compile({ 'work.c': work.replace('7', '8') }, ['work.c', 'main.c']), './app', false],
  ['an instruction differs', () => compile({ 'work.c': work.replace('& 3', '& 1') }), './app', false],
  ['data beside it differs', () => compile({ 'words.txt': 'more' }, ['work.c', 'main.c']), './app', false],
  ['source that it reads differs', () => compile({ 'data/a.c': 'int a;' }, ['work.c', 'main.c']), './app', false],
  [
    'the command names source that differs',
    () => compile({ 'a.c': 'int a;' }, ['work.c', 'main.c']),
    './app a.c',
    false,
  ],
])('a program is the same code or not, where %s', async (_, make, line, isSame) => {
  const home = write({ 'marks/none': '' })
  await using processes = await openProcesses({ directory: home, variables: { PATH: process.env.PATH! } })
  const here = { processes, variables: { PATH: process.env.PATH! }, home, signal: new AbortController().signal }
  const same = await findSameCode([compile({}), make()], line.split(' '), here as never)
  if (isSame) expect(same!.moved).toBeGreaterThan(0)
  else expect(same).toBeUndefined()
})
