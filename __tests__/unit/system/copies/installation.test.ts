import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SetupPorts } from '../../../../src/measure/setup.js'
import { packForPublishing } from '../../../../src/system/copies/archive.js'
import { explainFull, type InstallationRequest, installCopies } from '../../../../src/system/copies/installation.js'
import { PayloadError, placeOutputs } from '../../../../src/system/copies/payload.js'
import type { SideFiles } from '../../../../src/world.js'
import { describeTree, makeDirectory } from '../archives.js'

// Nothing is run here: there is no "install".
const ports = { signal: new AbortController().signal, watch: () => undefined } as unknown as SetupPorts

/** Has each line of `install` succeed, and do nothing. */
const installing = {
  ...ports,
  processes: { run: async () => ({ exit: { kind: 'exited', status: 0 } }) },
  ...{ shell: { kind: 'bash', path: 'bash' }, variables: {}, withheld: [] },
} as unknown as SetupPorts

function writeProgram(root: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(join(root, 'bin'), { recursive: true })
  for (const [path, text] of Object.entries({ 'bin/app': '#!/bin/sh\n', 'source.c': 'int main;', ...files }))
    writeFileSync(join(root, path), text, { mode: path.startsWith('bin') ? 0o755 : 0o644 })
  symlinkSync('bin/app', join(root, 'app'))
  return root
}

const payload = ['bin/**', 'app']

/** A baseline that was packed elsewhere, and a contender in a workspace; each a program with these files. */
async function makeSides(
  baseline: Readonly<Record<string, string>> = {},
  contender: Readonly<Record<string, string>> = {},
) {
  const home = makeDirectory()
  const elsewhere = writeProgram(join(home, 'elsewhere'), baseline)
  const directory = writeProgram(join(home, 'work'), contender)
  const archive = await packForPublishing(elsewhere, payload, join(home, 'baseline.tar.gz'))
  mkdirSync(join(home, 'copies'))
  const install = (changes: Partial<InstallationRequest> = {}, baseline: SideFiles = { archive }, own = ports) =>
    installCopies(
      {
        sides: [
          { name: 'baseline', ...baseline },
          { name: 'contender', directory },
        ],
        names: [directory],
        home: join(home, 'copies'),
        top: home,
        payload,
        workingDirectory: '.',
        install: undefined,
        inPlace: false,
        reinstall: 'once',
        commands: [],
        timeBudgetInSeconds: 600,
        leftOut: [],
        drawLayout: () => '1',
        ...changes,
      },
      own,
    )
  return { home, elsewhere, directory, archive, install }
}

test('all four copies come out of archives, and the same files are known as such whatever their times', async () => {
  const { home, directory, install } = await makeSides()
  const { sides, inPlace, warnings } = await install()
  expect({ inPlace, warnings }).toEqual({ inPlace: false, warnings: [] })
  expect(readdirSync(join(home, 'copies')).sort()).toEqual(['b1', 'b2', 'c1', 'c2'])
  expect(sides[0]!.contentDigest).toBe(sides[1]!.contentDigest)
  const [first, second] = sides[1]!.places
  expect(Object.keys(describeTree(first.root)).sort()).toEqual(['app', 'bin', 'bin/app'])
  expect(describeTree(first.root)).toEqual(describeTree(second.root))
  expect(describeTree(sides[0]!.places[0].root)).toEqual(describeTree(sides[0]!.places[1].root))
  expect(directory).not.toBe(first.root)
})

test.each<[what: string, files: Readonly<Record<string, string>>]>([
  ['other bytes', { 'bin/app': '#!/bin/sh\n\n' }],
  ['another file', { 'bin/more': '' }],
])('%s make another digest', async (_, files) => {
  const { install } = await makeSides({}, files)
  const { sides } = await install()
  expect(sides[0]!.contentDigest).not.toBe(sides[1]!.contentDigest)
})

test('a file that is removed while it is copied is named, with what to do', async () => {
  const { directory, install } = await makeSides()
  const watch = () => rmSync(join(directory, 'bin/app'), { force: true })
  const installing = install({}, { directory }, { ...ports, watch })
  await expect(installing).rejects.toThrow(PayloadError)
  await expect(installing).rejects.toThrow(
    `"bin/app" was removed while it was copied. End what still writes to ${directory}, or leave the file out of "files"`,
  )
})

test('directories have digests too', async () => {
  const { elsewhere, install } = await makeSides({}, { 'source.c': 'not in the payload' })
  const { sides } = await install({}, { directory: elsewhere })
  expect(sides[0]!.contentDigest).toBe(sides[1]!.contentDigest)
})

test.each(['directory', 'archive'] as const)('what we write ourselves is no part of a side: %s', async kind => {
  const { elsewhere, archive, directory, install } = await makeSides({ 'bin/page.html': 'of before' })
  const baseline = kind === 'archive' ? { archive } : { directory: elsewhere }
  const { sides } = await install({ leftOut: placeOutputs([directory], [join(directory, 'bin/page.html')]) }, baseline)
  expect(sides[0]!.contentDigest).toBe(sides[1]!.contentDigest)
  expect(Object.keys(describeTree(sides[0]!.places[1].root)).sort()).toEqual(['app', 'bin', 'bin/app'])
})

test('what we write ourselves is found below a directory by whichever name', () => {
  const home = makeDirectory()
  mkdirSync(join(home, 'side/out'), { recursive: true })
  mkdirSync(join(home, 'sides'))
  symlinkSync('side', join(home, 'alias'))
  const outputs = ['side/record.json', 'alias/out/page.html', 'sides/a.json', 'b.json', 'none/c.json']
  const placed = placeOutputs(
    [join(home, 'side'), join(home, 'alias')],
    outputs.map(path => join(home, path)),
  )
  expect(placed).toEqual(['record.json', 'out/page.html'])
})

test('the file that our own output goes to is found below a directory, by each of its names', () => {
  const home = makeDirectory()
  mkdirSync(join(home, 'side/logs'), { recursive: true })
  writeFileSync(join(home, 'side/other.log'), '')
  const log = openSync(join(home, 'side/logs/bench.log'), 'w')
  const elsewhere = openSync(join(home, 'elsewhere.log'), 'w')
  linkSync(join(home, 'side/logs/bench.log'), join(home, 'side/same.log'))
  const closed = openSync(join(home, 'side/other.log'), 'r')
  closeSync(closed)
  const placed = placeOutputs([join(home, 'side')], [], [log, elsewhere, closed])
  for (const descriptor of [log, elsewhere]) closeSync(descriptor)
  expect([...placed].sort()).toEqual(['logs/bench.log', 'same.log'])
})

test('an archive that leads back into the workspace is refused', async () => {
  const { home, directory, archive, install } = await makeSides()
  const leading = writeProgram(join(home, 'leading'), { 'bin/app': `#!${directory}/bin/python\n` })
  const packed = await packForPublishing(leading, payload, join(home, 'leading.tar.gz'))
  await expect(install({}, { archive: packed })).rejects.toThrow(
    /a copy of the baseline would still use files outside of it[\s\S]*bin\/app holds the path/,
  )
  const [wrong, gone] = [
    { ...archive, sha256: '00' },
    { ...archive, file: join(home, 'gone') },
  ]
  mkdirSync(join(home, 'more'))
  for (const one of [wrong, gone])
    await expect(install({ home: join(home, 'more') }, { archive: one })).rejects.toThrow(
      /not what was published|no such file/,
    )
})

test.each(['round', 'quarter'] as const)('where there are no copies, none can be made anew: %s', async reinstall => {
  const { install } = await makeSides()
  const words = `"fresh-copies" is "${reinstall}", but the sides run where they are, so there are no copies to recreate: leave it out`
  await expect(install({ inPlace: true, reinstall })).rejects.toThrow(words)
  expect(await install({ inPlace: true, reinstall: 'auto' })).not.toHaveProperty('renewal')
})

test.each(['directory', 'archive'] as const)(
  'copies are installed again from what they were made of: %s',
  async kind => {
    const { elsewhere, archive, install } = await makeSides()
    const baseline = kind === 'archive' ? { archive } : { directory: elsewhere }
    const { sides, installAgain } = await install({}, baseline)
    const roots = sides.flatMap(({ places }) => places.map(({ root }) => root))
    const before = roots.map(describeTree)
    const inodes = () => roots.map(root => statSync(join(root, 'bin/app')).ino)
    const old = roots.map(root => openSync(join(root, 'bin/app'), 'r'))
    const first = inodes()
    for (const root of roots) writeFileSync(join(root, 'bin/cache'), 'of a run')
    expect(await installAgain!()).toBe(undefined)
    expect(roots.map(describeTree)).toEqual(before)
    expect(inodes().filter(one => first.includes(one))).toEqual([])
    for (const file of old) closeSync(file)
  },
)

/** What others do in a side's directory while it is measured. */
const meanwhile: Readonly<Record<string, (directory: string) => void>> = {
  'a log that grows': directory => appendFileSync(join(directory, 'bin/bench.log'), 'round 1\n'),
  'results beside the command': directory => writeFileSync(join(directory, 'bin/results.json'), '[]'),
  'a compiler that watches': directory => writeFileSync(join(directory, 'bin/app'), '#!/bin/sh\nexit 1\n'),
  'an editor that puts a file in its place': directory => {
    writeFileSync(join(directory, 'bin/.app.swp'), '#!/bin/sh\n#')
    renameSync(join(directory, 'bin/.app.swp'), join(directory, 'bin/app'))
  },
  'a clean build': directory => rmSync(join(directory, 'bin'), { recursive: true }),
  'another mode': directory => chmodSync(join(directory, 'bin/app'), 0o600),
}

test.each(Object.keys(meanwhile))(
  'what is written into the sides while they are measured reaches no copy: %s',
  async what => {
    const { elsewhere, directory, install } = await makeSides({ 'bin/bench.log': '' }, { 'bin/bench.log': '' })
    linkSync(join(directory, 'bin/app'), join(directory, 'bin/same'))
    const { sides, installAgain } = await install({}, { directory: elsewhere })
    const roots = sides.flatMap(({ places }) => places.map(({ root }) => root))
    const before = roots.map(describeTree)
    for (const side of [elsewhere, directory]) meanwhile[what]!(side)
    expect(await installAgain!()).toBe(undefined)
    expect(roots.map(describeTree)).toEqual(before)
  },
)

test('what changes between the first copy and the next ones reaches none of them', async () => {
  const { directory, install } = await makeSides()
  const tryCopy = async () => {
    writeFileSync(join(directory, 'bin/app'), 'changed')
    return undefined
  }
  const { sides } = await install({ tryCopy }, { directory })
  const copies = sides.flatMap(({ places }) => places.map(({ root }) => describeTree(root)['bin/app']))
  expect(new Set(copies.map(entry => JSON.stringify(entry))).size).toBe(1)
})

test('where the time does not suffice to put files aside, nothing of it is left, and a changed file is named', async () => {
  const { home, directory, elsewhere, install } = await makeSides({}, { 'bin/bench.log': '' })
  const { installAgain } = await install({ timeBudgetInSeconds: 0 }, { directory: elsewhere })
  expect(readdirSync(join(home, 'copies-templates'))).toEqual([])
  const problem = 'bin/bench.log of the contender changed while it ran'
  for (const change of [meanwhile['a log that grows']!, () => rmSync(join(directory, 'bin/bench.log'))]) {
    change(directory)
    expect(await installAgain!()).toEqual({ problem, paths: ['bin/bench.log'], changed: [] })
  }
})

test('what nobody else writes to is not put aside: an archive, a checkout of ours, a side that runs where it is', async () => {
  for (const [baseline, changes] of [
    [undefined, {}],
    [{ isOwn: true }, {}],
    [{}, { inPlace: true }],
  ] as const) {
    const { home, elsewhere, directory, archive, install } = await makeSides()
    const sides = baseline && [
      { name: 'baseline', directory: elsewhere, ...baseline },
      { name: 'contender', directory, ...baseline },
    ]
    await install({ ...(sides && { sides }), ...changes }, { archive })
    expect(existsSync(join(home, 'copies-templates'))).toBe(false)
  }
})

test('new copies that are installed again come from what was put aside, which is kept once', async () => {
  const { home, elsewhere, directory, install } = await makeSides()
  const { renewal, sides } = await install(
    { reinstall: 'round', install: 'true' },
    { directory: elsewhere },
    installing,
  )
  expect(readdirSync(join(home, 'copies-templates')).sort()).toEqual(['side-0', 'side-1'])
  expect(await renewal!.begin(60)).toBe(undefined)
  writeFileSync(join(directory, 'bin/app'), 'changed')
  const before = describeTree(sides[1]!.places[0].root)
  await renewal!.renew()
  expect(describeTree(sides[1]!.places[0].root)).toEqual(before)
  writeFileSync(join(home, 'copies-templates/side-0/bin/app'), 'changed')
  expect(renewal!.check()).toEqual(['b1/bin/app', 'b2/bin/app'])
})

test.each<[what: string, change: (home: string) => void, changed: readonly string[]]>([
  ['the copy', home => writeFileSync(join(home, 'copies-templates/side-0/bin/app'), '#!'), ['b1/bin/app']],
  ['the archive', home => writeFileSync(join(home, 'baseline.tar.gz'), 'x'), ['baseline.tar.gz']],
])(
  '%s that the baseline is installed from is named if it has changed when copies are installed again',
  async (what, change, changed) => {
    const { home, elsewhere, archive, install } = await makeSides()
    const { installAgain } = await install({}, what === 'the archive' ? { archive } : { directory: elsewhere })
    change(home)
    const paths = changed.map(path => path.replace('b1/', ''))
    const problem = `${paths[0]} of the baseline changed while it ran`
    expect(await installAgain!()).toEqual({ problem, paths, changed })
  },
)

test('a working directory must be in the archive', async () => {
  const { install } = await makeSides()
  await expect(install({ workingDirectory: 'bench' })).rejects.toThrow(
    '"working-directory" is "bench", but there is no such directory in the baseline, or not among its "files"',
  )
})

test('in place, the archive is unpacked once and the workspace stays where it is', async () => {
  const { home, directory, install } = await makeSides()
  const { sides, inPlace } = await install({ inPlace: true })
  expect([inPlace, ...sides.map(({ contentDigest }) => contentDigest)]).toEqual([true, undefined, undefined])
  expect(sides[1]!.places.map(place => place.root)).toEqual([directory, directory])
  expect(sides[0]!.places.map(place => place.root)).toEqual([join(home, 'copies/b1'), join(home, 'copies/b1')])
})

test.each([
  ['ENOSPC', 'there is no room for another copy in "/tmp/home": set TMPDIR'],
  ['EDQUOT', 'name only what the command needs in "files"'],
  ['EACCES', 'it failed'],
])('a disk that is full names what makes room: %s', (code, says) => {
  const error = Object.assign(new Error('it failed'), { code })
  expect(explainFull(error, '/tmp/home')).toMatchObject({ message: expect.stringContaining(says) })
})
