// Draws the pictures of the documents from seeded records: `npm run images`.
import { writeFileSync } from 'node:fs'
import { loadCode } from './code.js'
import { drawPictures } from './draw.js'

const pictures = drawPictures(await loadCode(new URL('../../lib/', import.meta.url), 'js'))
for (const [name, picture] of Object.entries(pictures))
  writeFileSync(new URL(`../../docs/images/${name}.svg`, import.meta.url), picture)
