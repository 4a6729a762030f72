import { type Project, type Recogniser, type Repository, sources } from '../project.js'

/** Files of `vitest bench`. */
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

/** A script that uses tinybench. */
export const tinybench: Recogniser = repository =>
  recogniseScript(repository, 'tinybench', {
    tool: 'tinybench',
    printed: 'console.log(JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result }))))',
  })

/** A script that uses mitata. */
export const mitata: Recogniser = repository =>
  recogniseScript(repository, 'mitata', {
    tool: 'mitata',
    printed: 'run({ format: { json: { samples: false, debug: false } } })',
  })

function recogniseScript(
  repository: Repository,
  name: string,
  { tool, printed }: { readonly tool: string; readonly printed: string },
): Project | undefined {
  if (findDependency(repository, name) === undefined) return undefined
  const imported = new RegExp(`(from|require\\()\\s*['"]${name}['"]`)
  const file = repository.files.find(path => /\.[cm]?[jt]s$/.test(path) && imported.test(repository.read(path)))
  if (file === undefined) return undefined
  const isPrinted = /JSON\.stringify|json/.test(repository.read(file))
  return {
    ...makePackage(repository),
    tool,
    evidence: `${name} in package.json and in ${file}`,
    command: `node ${file}`,
    format: name,
    advice: isPrinted ? [] : [`Let ${file} print its numbers as JSON: ${printed}.`],
  }
}

function makePackage({ files }: Repository): Pick<Project, 'languages' | 'payload' | 'install'> {
  const install = files.includes('pnpm-lock.yaml')
    ? 'npx --yes pnpm install --frozen-lockfile'
    : files.includes('yarn.lock')
      ? 'npx --yes yarn install --immutable'
      : files.includes('package-lock.json')
        ? 'npm ci'
        : 'npm install'
  return {
    languages: [{ uses: 'actions/setup-node@v6', with: { 'node-version': 'lts/*' } }],
    payload: sources,
    install,
  }
}

function findDependency({ files, read }: Repository, name: string): string | undefined {
  if (!files.includes('package.json')) return undefined
  return new RegExp(`"${name}"\\s*:\\s*"([^"]+)"`).exec(read('package.json'))?.[1]
}
