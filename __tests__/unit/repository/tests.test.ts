import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { read, root } from './root.js'

const files = readdirSync(join(root, '__tests__'), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts'))
  .map(path => `__tests__/${path}`)

// What lies beside a checkout is missing in a fresh clone, and a test that needs it would vanish there without a word.
it('no test reads what lies beside the repository', () => {
  expect(files).toContain('__tests__/unit/repository/tests.test.ts')
  expect(files.filter(path => /\.\.\/shared\b|\bshared\/fixtures/.test(read(path)))).toEqual([])
})
