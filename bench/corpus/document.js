// Puts the results of the last run of all pairs into docs/method/corpus.md, results.md beside this file, and README.md:
//
//     node bench/corpus/document.js
import { readFileSync, writeFileSync } from 'node:fs'
import { insertBetween } from '../simulate/marked.js'
import { peerLines } from './peers.js'
import { makeCorpusTable, sumLines } from './table.js'

const root = new URL('../../', import.meta.url)

/** What the documents say of the runs in `results.json`. */
export function corpusBlocks(/** @type {{ compare: any, peers: any }} */ { compare, peers }) {
  const { rows, sums } = compare
  const listOf = lines => lines.map(line => `- ${line}`).join('\n')
  return {
    'docs/method/corpus.md': [
      listOf(sumLines(sums)),
      sourceOf(compare),
      'The same versions on the same machine, by the rules of others:',
      listOf(peerLines(peers.sums)),
      sourceOf(peers),
    ].join('\n\n'),
    'bench/corpus/results.md': makeCorpusTable(rows),
    'README.md': summaryLine(rows, sums),
  }
}

function sourceOf({ command, commit, machine }) {
  return `\`${command}\` at \`${commit.slice(0, 8)}\`, on ${machine}.`
}

function summaryLine(rows, { large, small, none, functions }) {
  const found = `${large.found} of ${large.of} changes of 10% or more were found and ${small.found} of ${small.of} smaller ones`
  const wrong = [large, small].reduce((sum, { wrongWay, missed }) => sum + wrongWay + missed, 0)
  const told = `${wrong === 0 ? 'none' : wrong} told in the wrong direction or called unchanged`
  const alarms = `${none.falseAlarms} of ${none.of} pairs without a change raised a false alarm`
  const named = `${functions.right + functions.later} of ${functions.of} times the report names a function that changed`
  return `**Real changes:** of ${rows.length} pairs of [released packages](docs/method/corpus.md), ${found}, ${told}. ${alarms}, and ${named} (\`npm run corpus\`).`
}

if (process.argv[1] === import.meta.filename) {
  const results = JSON.parse(readFileSync(new URL('results.json', import.meta.url), 'utf8'))
  for (const [path, text] of Object.entries(corpusBlocks(results))) {
    const place = new URL(path, root)
    writeFileSync(place, insertBetween(readFileSync(place, 'utf8'), 'npm run corpus', text))
  }
}
