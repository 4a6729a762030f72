import { expect, test } from 'vitest'
import { nameBuild } from '../../../../src/system/local-bisection.js'

test('builds by another setup, or in another directory, have other names', () => {
  const asked = [undefined, 'make', 'make fast'].flatMap(setup =>
    ['.', 'packages/core'].map(workingDirectory => nameBuild('4f2c1aa', { setup, workingDirectory })),
  )
  expect(asked[0]).toBe('4f2c1aa')
  expect(asked[1]).toBe('4f2c1aa')
  expect(new Set(asked).size).toBe(5)
  for (const name of asked) expect(name).toMatch(/^4f2c1aa(-[0-9a-f]{12})?$/)
})
