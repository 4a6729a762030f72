import { expect, test } from 'vitest'
import { makePeerTable } from '../../../bench/peers/table.js'
import { insertBetween } from '../../../bench/simulate/marked.js'
import { read } from './root.js'

test("the README's table of evidence is what `npm run peers` has counted", () => {
  const results = JSON.parse(read('bench/peers/results.json')) as Parameters<typeof makePeerTable>[0] & {
    readonly command: string
  }
  const readme = read('README.md')
  expect(insertBetween(readme, 'npm run peers', makePeerTable(results, 'quiet'))).toBe(readme)
  expect(readme).toContain(results.command)
})
