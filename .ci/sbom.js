// Prints the software bill of materials of a release as CycloneDX: the packages that have code in dist/, and nothing else.
//
//     node .ci/sbom.js > counterbalance.cdx.json
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Of npm's list of all installed packages, those that `licenses` name. What differs from call to call is left out, so that the same commit
 * always has the same file.
 */
export function keepBundled(/** @type {any} */ all, /** @type {readonly string[]} */ licenses) {
  const titles = new Set(
    licenses.flatMap(text =>
      [...text.matchAll(/(?:^|-\n\n)(\S+) (\d\S*)\n/g)].map(([, name, version]) => `${name}@${version}`),
    ),
  )
  const components = all.components
    .filter(({ 'bom-ref': ref }) => titles.has(ref))
    .map(({ properties: _, ...component }) => ({ ...component, scope: 'required' }))
  const missing = [...titles].filter(title => !components.some(({ 'bom-ref': ref }) => ref === title))
  if (missing.length > 0) throw new Error(`npm doesn't know what is bundled: ${missing.join(', ')}`)
  const { properties: _, ...component } = all.metadata.component
  return {
    ...{ $schema: all.$schema, bomFormat: all.bomFormat, specVersion: all.specVersion, version: all.version },
    metadata: { component: { ...component, name: 'counterbalance', type: 'application' } },
    components,
    dependencies: [{ ref: component['bom-ref'], dependsOn: components.map(({ 'bom-ref': ref }) => ref) }],
  }
}

if (process.argv[1] === import.meta.filename) {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const all = JSON.parse(execFileSync('npm', words, { encoding: 'utf8', maxBuffer: 1e8 }))
  const licenses = ['dist', 'dist/cli'].map(folder =>
    readFileSync(new URL(`../${folder}/licenses.txt`, import.meta.url), 'utf8'),
  )
  process.stdout.write(`${JSON.stringify(keepBundled(all, licenses), null, 2)}\n`)
}
