import { directoryOf, type Project, type ProjectFiles, prefixOf, type Recogniser } from '../project.js'
import { findNamedFiles, listData } from './named-files.js'

/** More programs would take longer than a first answer may. */
const mostTargets = 6

/** A bench target of a package. */
interface Target {
  readonly name: string
  /** The directory of its package, where Cargo runs it. */
  readonly folder: string
  readonly source: string
  readonly features: readonly string[]
}

export const criterion: Recogniser = repository =>
  recognise(repository, 'criterion', {
    tool: 'Criterion',
    words:
      '--bench "$BENCH_SELECT" --warm-up-time 0.2 --measurement-time 0.5 --sample-size 10 --nresamples 1001 --noplot',
    output: 'results',
    variable: 'CRITERION_HOME',
  })

export const divan: Recogniser = repository =>
  recognise(repository, 'divan', { tool: 'divan', words: '--bench "$BENCH_SELECT" --sample-count 10 --max-time 0.2' })

/** The way the programs of a crate are run. */
interface Run {
  readonly tool: string
  readonly words: string
  /** The directory that they write to, and the variable that names it. */
  readonly output?: string
  readonly variable?: string
}

function recognise(repository: ProjectFiles, crate: string, run: Run): Project | undefined {
  const all = listTargets(repository, crate)
  const [taken, others] = [all.slice(0, mostTargets), all.slice(mostTargets)]
  const [first] = taken
  if (first === undefined) return undefined
  const names = taken.map(({ name }) => name)
  return {
    ...{ tool: run.tool, format: crate },
    ...(run.output && { output: run.output }),
    evidence: `${prefixOf(first.folder)}Cargo.toml, with the bench ${taken.length === 1 ? 'target' : 'targets'} ${names.join(', ')}`,
    build: makeBuild(taken).join('\n'),
    payload: [
      ...taken.map(({ name }) => `target/counterbalance/${name}`),
      ...new Set(taken.flatMap(target => listFiles(repository, target))),
    ],
    ...makeCommand(taken, run),
    advice:
      others.length === 0
        ? []
        : [`There are other bench targets: ${others.map(({ name }) => name).join(', ')}. Add a suite for each.`],
  }
}

/** Builds all programs of a package at once, and puts them where their names do not change. */
function makeBuild(targets: readonly Target[]): readonly string[] {
  const packages = [...new Set(targets.map(({ folder }) => folder))]
  return [
    'mkdir -p target/counterbalance',
    ...packages.flatMap((folder, index) => {
      const ofFolder = targets.filter(target => target.folder === folder)
      const built = `target/counterbalance/built${index === 0 ? '' : index + 1}.json`
      const features = [...new Set(ofFolder.flatMap(target => target.features))]
      const words = [
        'cargo bench',
        ...ofFolder.map(({ name }) => `--bench ${name}`),
        ...(features.length === 0 ? [] : [`--features ${features.join(',')}`]),
        '--no-run --message-format json',
        ...(folder === '.' ? [] : [`--manifest-path ${folder}/Cargo.toml`]),
      ]
      return [`${words.join(' ')} > ${built}`, ...ofFolder.map(({ name }) => copyProgram(name, built))]
    }),
  ]
}

function copyProgram(name: string, built: string): string {
  const sign = `"kind":\\["bench"\\].*"name":"${name}".*"executable":"\\([^"]*\\)"`
  return `cp "$(sed -n 's/.*${sign}.*/\\1/p' ${built})" target/counterbalance/${name}`
}

/** Cargo runs a program in the directory of its package. */
function makeCommand(
  targets: readonly Target[],
  { words, output, variable }: Run,
): Pick<Project, 'command' | 'workingDirectory'> {
  const folders = new Set(targets.map(({ folder }) => folder))
  const [first] = folders
  const programOf = ({ name, folder }: Target): string =>
    `${folder === '.' ? '' : '../'.repeat(folder.split('/').length)}target/counterbalance/${name} ${words}`
  if (targets.length === 1) {
    const before = output === undefined ? '' : `rm -rf ${output} && ${variable}=${output} `
    return { ...placeOf(first!), command: `${before}${programOf(targets[0]!)}` }
  }
  const before = output === undefined ? [] : [`rm -rf ${output}`, `export ${variable}="$PWD/${output}"`]
  if (folders.size === 1) return { ...placeOf(first!), command: [...before, ...targets.map(programOf)].join('\n') }
  const lines = targets.map(target => {
    const line = programOf(target)
    return target.folder === '.' ? line : `(cd ${target.folder} && ${line})`
  })
  return { command: [...before, ...lines].join('\n') }
}

function placeOf(folder: string): Pick<Project, 'workingDirectory'> {
  return folder === '.' ? {} : { workingDirectory: folder }
}

/** Lists data beside the benchmarks, and the files that they name. */
function listFiles(repository: ProjectFiles, { folder, source }: Target): readonly string[] {
  const benches = directoryOf(source)
  const sources = repository.files.filter(path => path.startsWith(`${benches}/`) && path.endsWith('.rs'))
  const isSource = /\.rs$|(^|\/)Cargo\.(toml|lock)$/
  const named = findNamedFiles(repository, { sources, directory: folder, isSource })
  const beside = benches === folder || benches === '.' ? [] : listData(repository, benches, isSource)
  return [...new Set([...beside, ...named])]
}

/** Lists the bench targets of all packages that use `crate`. */
function listTargets(repository: ProjectFiles, crate: string): readonly Target[] {
  const { files, read } = repository
  return files
    .filter(path => /(^|\/)Cargo\.toml$/.test(path))
    .flatMap(path => targetsOf(read(path), directoryOf(path), crate))
    .filter(
      ({ source }) => !files.includes(source) || new RegExp(`\\b${crate.replace('-', '[-_]')}\\b`).test(read(source)),
    )
}

function targetsOf(manifest: string, folder: string, crate: string): readonly Target[] {
  if (!new RegExp(`^(?:\\[(?:.*\\.)?dev-dependencies\\.)?${crate}\\b`, 'm').test(manifest)) return []
  const tables = manifest.split(/^\[\[bench\]\]/m).slice(1)
  return tables.flatMap(text => {
    const table = text.split(/^\[/m)[0]!
    const name = /^\s*name\s*=\s*["']([\w-]+)["']/m.exec(table)?.[1]
    const path = /^\s*path\s*=\s*["']([^"']+)["']/m.exec(table)?.[1] ?? `benches/${name}.rs`
    const features = /^\s*required-features\s*=\s*\[([^\]]*)\]/m.exec(table)?.[1] ?? ''
    const listed = [...features.matchAll(/["']([^"']+)["']/g)].map(([, feature]) => feature!)
    return name === undefined ? [] : [{ name, folder, source: `${prefixOf(folder)}${path}`, features: listed }]
  })
}

const counted = 'Counts of instructions are nearly the same each time, so few rounds are enough.'

/** Lists what the runner asks Cargo for: the manifests, and the sources that they name. */
function listSources({ files }: ProjectFiles): readonly string[] {
  const manifests = files.filter(path => /(^|\/)Cargo\.toml$/.test(path))
  const folders = manifests.flatMap(path => ['src', 'benches'].map(name => `${prefixOf(directoryOf(path))}${name}/**`))
  return [...manifests, 'Cargo.lock', ...folders]
}

/** Its programs need what Cargo tells them, and a runner beside them. */
export const gungraun: Recogniser = repository => {
  const [crate] = ['gungraun', 'iai-callgrind'].filter(name => listTargets(repository, name).length > 0)
  if (crate === undefined) return undefined
  const targets = listTargets(repository, crate)
  const [first] = targets
  const version = /(\d+\.\d+(?:\.\d+)?)/.exec(
    new RegExp(`^${crate}\\b.*$`, 'm').exec(repository.read(`${prefixOf(first!.folder)}Cargo.toml`))?.[0] ?? '',
  )?.[1]
  const ofFolder = targets.filter(({ folder }) => folder === first!.folder)
  const names = ofFolder.map(({ name }) => name)
  return {
    tool: crate,
    evidence: `${prefixOf(first!.folder)}Cargo.toml, with the bench targets ${names.join(', ')}`,
    packages: ['valgrind'],
    build: makeBuild(ofFolder).join('\n'),
    payload: [...names.map(name => `target/counterbalance/${name}`), ...listSources(repository)],
    ...makeCommand(ofFolder, { tool: crate, words: '--bench' }),
    format: 'gungraun',
    advice: [
      `It needs its runner: cargo install ${crate}-runner${version ? ` --version ${version}` : ''}, before the step of the workflow and here.`,
      counted,
    ],
  }
}
