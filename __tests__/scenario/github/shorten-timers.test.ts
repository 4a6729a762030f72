import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeSandbox } from '../sandbox.js'

const shim = fileURLToPath(new URL('shorten-timers.js', import.meta.url))

test('what clients wait for is short; what the benchmark waits for is not', () => {
  const sandbox = makeSandbox()
  const time = (name: string, timer: string): string =>
    `{ const start = performance.now(); ${timer}.then(() => console.log('${name}', performance.now() - start >= 999)) }\n`
  sandbox.write('dist/package.json', '{ "type": "module" }')
  sandbox.write('dist/12.index.js', time('client', 'new Promise(done => setTimeout(done, 5000))'))
  const own = time('own', 'new Promise(done => setTimeout(done, 1000))')
  const pause = time('pause', 'wait(5000)')
  const imports = "import { setTimeout as wait } from 'node:timers/promises'\nimport './12.index.js'\n"
  const bundle = sandbox.write('dist/index.js', `${imports}${own}${pause}`)
  const { stdout } = spawnSync(process.execPath, ['--import', shim, bundle], { encoding: 'utf8' })
  expect(stdout.trim().split('\n').sort()).toEqual(['client false', 'own true', 'pause false'])
})
