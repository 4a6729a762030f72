import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { read, root } from './root.js'

const printers = 'src/document/'

test('no file but the printers joins the rows of a table in HTML', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map(file => `src/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.ts'))
  const joining = files.filter(file => /<\/?(?:t[rdh]|table|tbody|thead)\b/.test(read(file)))
  expect(joining.filter(file => file.startsWith(printers))).toEqual([`${printers}html.ts`])
  expect(joining.filter(file => !file.startsWith(printers))).toEqual([])
})
