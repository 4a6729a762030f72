import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPayload } from '../../../../src/system/copies/payload.js'
import { makeRenewal, makeTemplate, type RenewableCopy } from '../../../../src/system/copies/renewal.js'
import { listFiles } from '../../../../src/system/disk.js'
import { makeDirectory } from '../archives.js'

export const old = new Date('2020-01-01')

/** Two copies of a program that was installed in place, and a run in each that leaves a cache, a large file and its output. */
export async function makeCopies({
  isInstalled = false,
  left = () => {},
}: {
  isInstalled?: boolean
  left?: (root: string) => void
} = {}) {
  const home = makeDirectory()
  const templates = join(home, 'templates')
  mkdirSync(templates)
  const installed: string[] = []
  const install = async (root: string) => {
    installed.push(root)
    writeFileSync(join(root, 'bin/made'), root)
  }
  const copies: RenewableCopy[] = []
  for (const name of ['b1', 'c1']) {
    const root = join(home, name)
    mkdirSync(join(root, 'bin'), { recursive: true })
    writeFileSync(join(root, 'bin/app'), `program ${name}`, { mode: 0o755 })
    symlinkSync('bin/app', join(root, 'app'))
    utimesSync(join(root, 'bin/app'), old, old)
    const entries = await listPayload(root, [])
    const payload = isInstalled ? await makeTemplate(root, join(templates, `${name}-payload`), entries) : undefined
    const place = { root, directory: join(root, 'bin') }
    if (isInstalled) await install(root)
    copies.push({ place, payloadInBytes: 20, before: listFiles(root), payload })
    mkdirSync(join(root, 'cache'))
    writeFileSync(join(root, 'cache/entry'), 'warm')
    writeFileSync(join(root, 'large'), 'x'.repeat(21))
    writeFileSync(join(root, 'bin/numbers.json'), '1')
    left(root)
  }
  installed.length = 0
  const renewal = makeRenewal({
    copies,
    home: templates,
    output: 'numbers.json',
    names: ['/srv/space'],
    install,
    secondsToInstall: 0,
  })
  const [first, second] = copies.map(({ place }) => place.root) as [string, string]
  return { home, templates, renewal, first, second, installed }
}
