const modules = [
  'extras/causes/conclude',
  'extras/causes/document',
  'extras/history/document',
  'extras/history/levels',
  'extras/history/moves',
  'extras/history/since',
  'extras/page/benchmarks',
  'report/rows',
  'extras/page/plots',
  'document/picture',
  'document/style',
  'report/render',
  'report/make-report',
  'report/report',
  'document/escape',
  'document/markdown',
  'document/text',
  'extras/causes/words',
  'report/words/headline',
  'report/words/words',
  'stats/distributions/normal',
  'stats/random',
]

/** What draws the pictures, from the directory `base`: compiled in lib/, or as it is written in src/. */
export async function loadCode(/** @type {URL} */ base, /** @type {'js' | 'ts'} */ extension) {
  const loaded = await Promise.all(modules.map(path => import(new URL(`${path}.${extension}`, base).href)))
  return Object.assign({}, ...loaded)
}
