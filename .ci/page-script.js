// Bundles the script of all pages, src/browser and the clients of extras, into a file beside the module that reads it:
//
//     node .ci/page-script.js SCRIPT.js [STATISTICS.json]
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

const root = join(import.meta.dirname, '..')

/** Writes the script to `target`, where it is not there yet, and the files that it was made of to `statistics`, by which their licences are found. */
export async function bundlePageScript(/** @type {string} */ target, statistics = '') {
  const ofExtras = readdirSync(join(root, 'src/extras')).map(name => `src/extras/${name}/browser/client.ts`)
  const clients = ['src/browser/client.ts', ...ofExtras].filter(path => existsSync(join(root, path)))
  const bundle = await rolldown({
    input: 'clients',
    platform: 'browser',
    plugins: [
      {
        name: 'clients',
        resolveId: id => (id === 'clients' ? id : null),
        load: id =>
          id === 'clients' ? clients.map(path => `import ${JSON.stringify(join(root, path))}`).join('\n') : null,
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
  await bundle.close()
  const [{ code, moduleIds }] = output
  // It stands in an element of a page, which these words would end.
  const script = code.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
  if (!existsSync(target) || readFileSync(target, 'utf8') !== script) writeFileSync(target, script)
  if (statistics !== '')
    writeFileSync(statistics, JSON.stringify({ modules: moduleIds.map(id => ({ nameForCondition: id })) }))
}

const [target, statistics] = process.argv[1] === import.meta.filename ? process.argv.slice(2) : []
if (target) await bundlePageScript(target, statistics)
