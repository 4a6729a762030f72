import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.js'

/** As many names as one screen of `ls` shows. */
const most = 26

const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())

it('no folder of src/ has more files than one screen shows', () => {
  const counts = new Map<string, number>()
  for (const { parentPath } of files) counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(50)
  expect([...counts].filter(([, count]) => count > most).map(([folder]) => folder)).toEqual([])
})
