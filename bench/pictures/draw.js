import { drawComment } from './comment.js'
import { drawMethod } from './method.js'
import { makeRecord } from './record.js'

/** Each picture of docs/images by its name, drawn by the project's own code, which the script and its test pass on. */
export function drawPictures(/** @type {any} */ { makeRandom, shuffle, makeReport, renderMarkdown, commentLimit }) {
  const report = makeReport(makeRecord(makeRandom('picture')))
  const random = makeRandom('rounds')
  const rounds = Array.from({ length: 4 }, () => shuffle(['b', 'b', 'c', 'c'], random))
  return { comment: drawComment(renderMarkdown(report, { limit: commentLimit })), method: drawMethod(rounds) }
}
