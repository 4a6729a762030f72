// Mutation testing: how many mutants of these folders, such as src/compare, the unit tests of their part of src/ kill.
// `npm run mutate -- [--every N] [--from K] [FOLDER…]` changes one line in N, beginning at the K-th; `--every 1` changes all, in hours.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { globSync } from 'tinyglobby'

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '40' }, from: { type: 'string', default: '1' } },
})
const [every, from] = [Number(values.every), Number(values.from)]
const folders = named.length > 0 ? named : ['src/stats', 'src/compare', 'src/report', 'src/github']

if (Number.parseInt(process.versions.node, 10) < 22) {
  console.error(`npm run mutate needs Node 22 or newer, and this is Node ${process.versions.node}.`)
  process.exit(2)
}
const { Stryker } = await import('@stryker-mutator/core')

/** The lines to change, as Stryker takes them: of those with code, one in `every`. */
function drawLines(folder) {
  const isCode = line => /\w/.test(line) && !/^\s*(?:\*|\/\*|\/\/|import\b)/.test(line)
  const lines = globSync(`${folder}/**/*.ts`)
    .sort()
    .flatMap(file =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (isCode(line) ? [`${file}:${at + 1}-${at + 1}`] : [])),
    )
  return lines.filter((_, at) => at % every === (from - 1) % every)
}

for (const folder of folders) {
  process.env.MUTATED_FOLDER = folder.split('/')[1]
  await new Stryker({
    mutate: every === 1 ? [`${folder}/**/*.ts`] : drawLines(folder),
    testRunner: 'vitest',
    vitest: { configFile: '.ci/mutate.vitest.config.ts', related: false },
    // What runs when a module is loaded would take all tests, for each mutant.
    ignoreStatic: true,
    concurrency: 2,
    // On a busy machine, a quick end would look like a kill.
    timeoutMS: 60_000,
    reporters: ['clear-text', 'json', 'progress'],
    clearTextReporter: { reportTests: false },
    jsonReporter: { fileName: `lib/mutation/${folder}.json` },
    tempDirName: 'lib/mutation/sandbox',
    ignorePatterns: ['dist', 'docs/images', 'examples', 'lib'],
    // TypeScript 7 has no API to rewrite a configuration with, nor do these tests need one.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    packageManager: 'npm',
  }).runMutationTest()
}
