import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawPictures } from '../../../bench/pictures/draw.js'
import { renderMarkdown } from '../../../src/report/pages/markdown.js'
import { makeReport } from '../../../src/report/report.js'
import { commentLimit } from '../../../src/report/text/fit.js'
import { makeRandom, shuffle } from '../../../src/stats/random.js'
import { root } from './root.js'

const pictures = drawPictures({ makeRandom, shuffle, makeReport, renderMarkdown, commentLimit })

// `-u` draws them anew, as `node bench/pictures/index.js` does.
it.each(Object.entries(pictures))('docs/images/%s.svg is what the project draws', async (name, picture) => {
  await expect(picture).toMatchFileSnapshot(join(root, `docs/images/${name}.svg`))
})
