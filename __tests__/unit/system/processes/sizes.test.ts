import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { makeSizer } from '../../../../src/system/processes/outputs.js'

const folder = mkdtempSync(join(tmpdir(), 'sizes-'))
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(join(folder, 'dist/deep'), { recursive: true })
const text = 'const answer = 42\n'.repeat(500)
writeFileSync(join(folder, 'dist/a.js'), text)
writeFileSync(join(folder, 'dist/b.js'), text.slice(0, 90))
writeFileSync(join(folder, 'dist/c.css'), 'a {}')
writeFileSync(join(folder, 'dist/deep/d.js'), '')
symlinkSync(join(folder, 'dist/c.css'), join(folder, 'dist/link.js'))

const size = makeSizer()

test.each([
  ['dist/*.js', 9090],
  ['dist/**/*.js', 9090],
  ['dist/deep/*', 0],
  ['dist/c.css', 4],
  ['dist/{a,c}.{js,css}', 9004],
  ['**', 9094],
])('%s comes to %i bytes', (pattern, bytes) => {
  expect(size(folder, [pattern])).toEqual({ sizes: [expect.objectContaining({ pattern, size: bytes })] })
})

test('compresses each file as strongly as it can, the second time as the first', () => {
  const [found] = [1, 2].map(() => size(folder, ['dist/a.js']))
  const gzip = gzipSync(text, { level: 9 }).length
  expect(found).toEqual({ sizes: [{ pattern: 'dist/a.js', size: 9000, gzip, brotli: expect.any(Number) }] })
  const { brotli } = (found as { sizes: readonly { brotli: number }[] }).sizes[0]!
  expect(brotli).toBeGreaterThan(0)
  expect(brotli).toBeLessThan(gzip)
})

test.each(['dist/*.ts', 'nowhere/*.js', 'dist/link.js'])('%s matches no file', pattern => {
  expect(size(folder, ['dist/*.js', pattern])).toEqual({
    problem: `"size" (${pattern}) matches no file: does the command write one there?`,
  })
})
