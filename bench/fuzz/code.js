const modules = [
  'baseline/manifest',
  'compare/resolved-rule',
  'formats/format',
  'formats/index',
  'formats/read',
  'formats/reading/document',
  'github/artifacts/artifact-error',
  'github/artifacts/zip',
  'metrics/number',
  'record/decode',
  'record/encode',
  'record/limits',
  'record/record-error',
  'document/markdown',
  'report/document',
  'extras/page/page',
  'report/render',
  'report/make-report',
  'report/report',
  'inputs/config',
  'rules/yaml',
  'rules/match',
  'system/copies/archive',
  'system/copies/payload',
]

/** All that is tried, from the directory `base`: compiled in lib/, or as it is written in src/. */
export async function loadCode(/** @type {URL} */ base, /** @type {'js' | 'ts'} */ extension) {
  const loaded = await Promise.all(modules.map(path => import(new URL(`${path}.${extension}`, base).href)))
  return Object.assign({}, ...loaded)
}
