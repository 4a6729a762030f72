import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { loadCode } from '../../../bench/pictures/code.js'
import { drawPictures } from '../../../bench/pictures/draw.js'
import { read, root } from './root.js'

const pictures = drawPictures(await loadCode(pathToFileURL(`${root}/src/`), 'ts'))

// `-u` draws them anew, as `npm run images` does.
it.each(Object.entries(pictures))('docs/images/%s.svg is what the project draws', async (name, picture) => {
  await expect(picture).toMatchFileSnapshot(join(root, `docs/images/${name}.svg`))
})

it.each([
  'README.md',
  'docs/method/how-it-decides.md',
  'docs/guides/reading-the-report.md',
  'docs/guides/history.md',
  'docs/guides/layout.md',
])('%s shows each picture for a light and a dark page', file => {
  const shown = [...read(file).matchAll(/<picture>([\s\S]*?)<\/picture>/g)].map(([, inner]) => inner!)
  expect(shown.length).toBeGreaterThan(0)
  for (const inner of shown) {
    const [, name] = /srcset="[^"]*images\/(\w+)-dark\.svg"/.exec(inner) ?? []
    expect(inner).toContain(`images/${name}-light.svg"`)
    expect(Object.keys(pictures)).toEqual(expect.arrayContaining([`${name}-dark`, `${name}-light`]))
  }
})
