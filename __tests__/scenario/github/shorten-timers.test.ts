import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeSandbox } from '../sandbox.js'

const shim = fileURLToPath(new URL('shorten-timers.js', import.meta.url))

test('what is waited for between two tries is short; what ends something is not', () => {
  const program = `
    import { setTimeout } from 'node:timers'
    import promises, { scheduler } from 'node:timers/promises'
    const time = (name, wait) => {
      const start = performance.now()
      wait().then(() => console.log(name, performance.now() - start >= 1499))
    }
    time('client', () => new Promise(done => globalThis.setTimeout(done, 1500)))
    time('own', () => new Promise(done => setTimeout(done, 1500)))
    time('pause', () => scheduler.wait(1500))
    time('limit', () => promises.setTimeout(1500))
  `
  const path = makeSandbox().write('program.mjs', program)
  const { stdout } = spawnSync(process.execPath, ['--import', shim, path], { encoding: 'utf8' })
  expect(stdout.trim().split('\n').sort()).toEqual(['client false', 'limit true', 'own true', 'pause false'])
})
