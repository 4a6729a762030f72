// Prints what CHANGELOG.md says about a version, for its release:
//
//     node .ci/release-notes.js v1.2.0
import { readFileSync } from 'node:fs'

/** The section of `changelog` about the version of `tag`; an error where the release would not be what its tag says. */
export function findNotes(
  /** @type {string} */ tag,
  /** @type {{ changelog: string, version: string }} */ { changelog, version },
) {
  if (tag !== `v${version}`)
    throw new Error(
      `the tag is ${tag}, but package.json has the version ${version}: tag the commit that sets the version`,
    )
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find(text => text.split(/\s/)[0] === version)
  if (/^.*\(unreleased\)/i.test(section ?? '')) throw new Error(`give the section ${version} of CHANGELOG.md its date`)
  const notes = section?.replace(/^.*\n/, '').trim()
  if (!notes) throw new Error(`CHANGELOG.md says nothing about ${version}: add the section "## ${version} (DATE)"`)
  return `${notes}\n`
}

if (process.argv[1] === import.meta.filename) {
  const read = name => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
  const { version } = JSON.parse(read('package.json'))
  process.stdout.write(findNotes(process.argv[2] ?? '', { changelog: read('CHANGELOG.md'), version }))
}
