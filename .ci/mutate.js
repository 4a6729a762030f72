// Mutation testing: how many mutants of these folders, such as src/compare/verdicts, the unit tests of their part of src/ kill.
const named = process.argv.slice(2)
const folders = named.length > 0 ? named : ['src/stats', 'src/compare', 'src/report', 'src/github']

if (Number.parseInt(process.versions.node, 10) < 22) {
  console.error(`npm run mutate needs Node 22 or newer, and this is Node ${process.versions.node}.`)
  process.exit(2)
}
const { Stryker } = await import('@stryker-mutator/core')

for (const folder of folders) {
  process.env.MUTATED_FOLDER = folder.split('/')[1]
  await new Stryker({
    mutate: [`${folder}/**/*.ts`],
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
    ignorePatterns: ['dist', 'docs', 'examples', 'lib'],
    // TypeScript 7 has no API to rewrite a configuration with, nor do these tests need one.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    packageManager: 'npm',
  }).runMutationTest()
}
