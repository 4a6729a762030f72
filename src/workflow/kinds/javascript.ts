import { type Project, type ProjectFiles, type Recogniser, sources } from '../project.js'

export const vitest: Recogniser = repository => {
  const file = repository.files.find(path => /\.bench\.[cm]?[jt]sx?$/.test(path))
  const range = findDependency(repository, 'vitest')
  if (file === undefined || range === undefined) return undefined
  const major = Number(/\d+/.exec(range)?.[0] ?? 5)
  const output = major >= 5 ? '--reporter=json --outputFile=result.json' : '--outputJson result.json'
  return {
    ...makePackage(repository),
    tool: 'vitest bench',
    evidence: `vitest ${range} in package.json, and ${file}`,
    command: `npx vitest bench --run -t "$BENCH_SELECT" ${output}`,
    format: 'vitest',
    output: 'result.json',
    advice: ['Set a short time in the file, such as { time: 50, iterations: 1, warmupTime: 10 }.'],
  }
}

export const tinybench: Recogniser = repository =>
  recogniseScript(repository, 'tinybench', {
    printed: 'console.log(JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result }))))',
  })

export const mitata: Recogniser = repository =>
  recogniseScript(repository, 'mitata', { printed: 'run({ format: { json: { samples: false, debug: false } } })' })

/** Its usual time for each benchmark is five seconds, and only the package's own defaults can be set from outside. */
export const benchmarkjs: Recogniser = repository =>
  recogniseScript(repository, 'benchmark', {
    format: 'benchmarkjs',
    run: file =>
      `node -e 'Object.assign(require("benchmark").options, { maxTime: 0.2, minSamples: 2 }); import("./${file}")'`,
  })

interface Script {
  /** The code that a script must have so that its numbers can be read. */
  readonly printed?: string
  readonly format?: string
  readonly run?: (file: string) => string
}

/** A script that uses the package `name`. */
function recogniseScript(
  repository: ProjectFiles,
  name: string,
  { printed, format = name, run = file => `node ${file}` }: Script,
): Project | undefined {
  if (findDependency(repository, name) === undefined) return undefined
  const imported = new RegExp(`(from|require\\()\\s*['"]${name}['"]`)
  const [file, ...others] = repository.files.filter(
    path => /\.[cm]?[jt]s$/.test(path) && imported.test(repository.read(path)),
  )
  if (file === undefined) return undefined
  const isPrinted = printed === undefined || /JSON\.stringify|json/.test(repository.read(file))
  return {
    ...makePackage(repository),
    tool: name === 'benchmark' ? 'benchmark.js' : name,
    evidence: `${name} in package.json and in ${file}`,
    command: run(file),
    format,
    ...(isPrinted ? {} : { missing: `let ${file} print its numbers as JSON: ${printed}` }),
    ...(others.length === 0 ? {} : { advice: [`${name} is used in ${others.join(', ')} too: add a suite for each.`] }),
  }
}

function makePackage({ files }: ProjectFiles): Pick<Project, 'languages' | 'payload' | 'install'> {
  const install = installs.find(([lock]) => files.includes(lock))
  return {
    languages: [
      {
        uses: 'actions/setup-node@v7',
        with: { 'node-version': 'lts/*' },
        withoutCache: { 'package-manager-cache': false },
      },
    ],
    payload: sources,
    install: install?.[1] ?? 'npm install',
  }
}

/** Commands that install packages, by their lock files. */
const installs = [
  ['pnpm-lock.yaml', 'npx --yes pnpm install --frozen-lockfile'],
  ['yarn.lock', 'npx --yes yarn install --immutable'],
  ['package-lock.json', 'npm ci'],
] as const

function findDependency({ files, read }: ProjectFiles, name: string): string | undefined {
  if (!files.includes('package.json')) return undefined
  return new RegExp(`"${name}"\\s*:\\s*"([^"]+)"`).exec(read('package.json'))?.[1]
}
