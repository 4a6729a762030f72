import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { modes } from '../../../src/inputs/declaration.js'
import { documents, findBlocks, read, root } from './root.js'

it('no document has a mark of a merge', () => {
  expect(documents.filter(path => /^(?:<{7}|>{7}) /m.test(read(path)))).toEqual([])
})

/** Documents, and what they link to that has links of its own. */
const pages = [
  ...documents,
  'bench/simulate/tables.md',
  'bench/corpus/results.md',
  '__tests__/scenario/github/faults.md',
]

it('every link of a document leads to what is there', () => {
  const links = pages.flatMap(path =>
    [...read(path).matchAll(/\]\((?!https?:|#|\.\.\/\.\.\/actions\/)([^)#]+)/g)].map(
      ([, link]) => [path, link!] as const,
    ),
  )
  expect(links.length).toBeGreaterThan(pages.length)
  expect(links.filter(([path, link]) => !existsSync(join(root, dirname(path), link)))).toEqual([])
})

it('every heading that a link names is there', () => {
  const links = pages.flatMap(path =>
    [...read(path).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)].map(([, file, anchor]) => ({
      path,
      target: file === '' ? path : join(dirname(path), file!),
      anchor: anchor!,
    })),
  )
  expect(links).not.toEqual([])
  expect(links.filter(({ target, anchor }) => !listAnchors(read(target)).includes(anchor))).toEqual([])
})

/** The anchors of a document's headings, as GitHub makes them. */
function listAnchors(text: string): readonly string[] {
  const headings = [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.*)$/gm)]
  return headings.map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

it('the tree names every folder and every file of src that stands alone', () => {
  const names = readdirSync(join(root, 'src'), { withFileTypes: true }).map(
    entry => `  ${entry.name}${entry.isDirectory() ? '/' : ''} `,
  )
  const tree = findBlocks(read('docs/ARCHITECTURE.md'), 'text')
    .map(({ code }) => code)
    .join('')
  expect(names.filter(name => !tree.includes(name))).toEqual([])
})

it('every file of src that a document names by its path is there', () => {
  const named = documents.flatMap(path =>
    [...read(path).matchAll(/`(?:src\/)?([a-z-]+\/[\w./-]*(?:\.ts|\.py|\/))`/g)].map(
      ([, name]) => [path, name!] as const,
    ),
  )
  expect(named.length).toBeGreaterThan(100)
  const places = ['src', '', 'docs'].map(folder => join(root, folder))
  expect(named.filter(([, name]) => !places.some(place => existsSync(join(place, name))))).toEqual([])
})

it('no file of src silences linter or compiler', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.ts'),
  )
  const silenced = /biome-ignore(-\w+)? (lint|plugin)|@ts-(ignore|expect-error|nocheck)|(v8|istanbul|c8) ignore/
  expect(files).toContain('benchmark.ts')
  expect(files.filter(path => silenced.test(read(`src/${path}`)))).toEqual([])
})

it('every mode that a text or a document names is one of the action', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.ts'),
  )
  const texts = [...sources.map(path => `src/${path}`), ...documents].map(read)
  const named = texts.flatMap(text => [...text.matchAll(/["'`]mode: ([a-z-]+)["'`]/g)].map(([, name]) => name!))
  expect(named).not.toEqual([])
  expect(named.filter(name => ![...modes, 'auto'].some(mode => mode === name))).toEqual([])
})
