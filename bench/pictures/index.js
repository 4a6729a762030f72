// Draws the pictures of the documents: `npx tsc -p . && node bench/pictures/index.js`.
import { writeFileSync } from 'node:fs'
import { renderMarkdown } from '../../lib/report/pages/markdown.js'
import { makeReport } from '../../lib/report/report.js'
import { commentLimit } from '../../lib/report/text/fit.js'
import { makeRandom, shuffle } from '../../lib/stats/random.js'
import { drawPictures } from './draw.js'

const pictures = drawPictures({ makeRandom, shuffle, makeReport, renderMarkdown, commentLimit })
for (const [name, picture] of Object.entries(pictures))
  writeFileSync(new URL(`../../docs/images/${name}.svg`, import.meta.url), picture)
