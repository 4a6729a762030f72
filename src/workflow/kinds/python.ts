import { directoryOf, type Project, type ProjectFiles, type Recogniser, sources } from '../project.js'

/** A function of pytest-benchmark: it takes the fixture. */
const withFixture = /def (\w+)\([^)]*\bbenchmark\b/g

export const pytestBenchmark: Recogniser = repository => {
  const { files, read } = repository
  const isTest = (path: string): boolean => /(^|\/)(?:test_[^/]*|[^/]*_test|bench_[^/]*|[^/]*_bench)\.py$/.test(path)
  const functionsOf = (path: string): readonly string[] =>
    [...read(path).matchAll(withFixture)].map(([, name]) => name!).filter(name => /^(test|bench)/.test(name))
  const tests = files.filter(path => isTest(path) && functionsOf(path).length > 0)
  const [first] = tests
  if (first === undefined) return undefined
  const config = ['pyproject.toml', 'pytest.ini', 'setup.cfg', 'tox.ini'].map(read).join('\n')
  const isUsual = tests.every(path => /(^|\/)(test_[^/]*|[^/]*_test)\.py$/.test(path))
  const names = tests.flatMap(functionsOf)
  const areUsual = names.every(name => name.startsWith('test')) || /python_functions/.test(config)
  const folders = [...new Set(tests.map(directoryOf))]
  // Files that are named are collected, whatever pytest's own pattern is.
  const where = isUsual || /python_files/.test(config) ? (folders.length === 1 ? folders : []) : tests
  const words = [
    ...where.filter(place => place !== '.'),
    ...(areUsual ? [] : ['-o "python_functions=test* bench*"']),
    '-k "$BENCH_SELECT" -p no:cacheprovider --benchmark-only --benchmark-min-rounds=1 --benchmark-max-time=0.05 --benchmark-json=result.json',
  ]
  return {
    ...makeEnvironment(repository, ['pytest', 'pytest-benchmark']),
    tool: 'pytest-benchmark',
    evidence: `the fixture "benchmark" in ${first}`,
    command: `.venv/bin/python -m pytest ${words.join(' ')}`,
    format: 'pytest-benchmark',
    output: 'result.json',
  }
}

export const pyperf: Recogniser = repository => {
  const { files, read } = repository
  const [file, ...others] = files.filter(
    path => path.endsWith('.py') && /^\s*(?:import|from) pyperf\b/m.test(read(path)) && read(path).includes('Runner('),
  )
  if (file === undefined) return undefined
  const environment = makeEnvironment(repository, ['pyperf'])
  const elsewhere = others.length === 0 ? [] : [`pyperf is used in ${others.join(', ')} too: add a suite for each.`]
  return {
    ...environment,
    tool: 'pyperf',
    evidence: `pyperf in ${file}`,
    command: `.venv/bin/python ${file} -p 1 -n 3 -w 1 -o result.json`,
    format: 'pyperf',
    output: 'result.json',
    advice: [...environment.advice, ...elsewhere],
  }
}

export const asv: Recogniser = repository => {
  const config = repository.files.find(path => /(^|\/)asv\.conf\.jsonc?$/.test(path))
  if (config === undefined) return undefined
  const folder = directoryOf(config)
  const results = /"results_dir"\s*:\s*"([^"]+)"/.exec(repository.read(config))?.[1] ?? 'results'
  const branch = /^\s*"branches"\s*:\s*\[\s*"([\w./-]+)"/m.exec(repository.read(config))?.[1] ?? 'main'
  const made = makeEnvironment(repository, ['asv', 'virtualenv'])
  const up = folder === '.' ? '' : '../'.repeat(folder.split('/').length)
  // Makes a repository with one commit: it looks for one on a branch, and a copy of a side has none.
  return {
    ...made,
    tool: 'asv',
    evidence: config,
    install: `${made.install} && ${`git init --quiet --initial-branch=${branch} && git -c user.name=asv -c user.email=asv@localhost commit --quiet --allow-empty --message=copy`}`,
    ...(folder === '.' ? {} : { workingDirectory: folder }),
    command: `rm -rf ${results} && ${up}.venv/bin/asv machine --yes && ${up}.venv/bin/asv run --python=same --quick --record-samples --set-commit-hash "$(git rev-parse HEAD)" -b "$BENCH_SELECT"`,
    format: 'asv',
    output: results,
  }
}

interface Environment extends Pick<Project, 'languages' | 'payload'> {
  readonly install: string
  readonly advice: readonly string[]
}

/** Installs the project and the `tools` that run its benchmarks. What a list of requirements or an extra has for them is used. */
function makeEnvironment({ files, read }: ProjectFiles, tools: readonly string[]): Environment {
  const needed = tools.at(-1)!
  const requirements = files.find(path => /^requirements[^/]*\.txt$/.test(path) && read(path).includes(needed))
  const isProject = files.includes('setup.py') || /^\[(?:project|build-system)\]/m.test(read('pyproject.toml'))
  const manifest = read('pyproject.toml')
  const [, after = ''] = manifest.split(/^\[project\.optional-dependencies\]$/m)
  const table = after.split(/^\[/m)[0]!
  const extras = [...table.matchAll(/^([\w-]+)\s*=\s*\[([^\]]*)\]/gm)]
  const extra = extras.find(([, , list]) => new RegExp(`["']${needed}\\b`).test(list!))?.[1]
  const plain = files.find(path => path === 'requirements.txt')
  const packages = [
    ...(isProject ? [extra === undefined ? '-e .' : `-e ".[${extra}]"`] : []),
    ...(requirements === undefined ? [] : [`-r ${requirements}`]),
    ...(requirements === undefined && !isProject && plain ? [`-r ${plain}`] : []),
    ...(requirements === undefined && extra === undefined ? tools : []),
  ]
  return {
    languages: [{ uses: 'actions/setup-python@v6', with: { 'python-version': '3.x' } }],
    payload: sources,
    install: `python3 -m venv .venv && .venv/bin/pip install --quiet ${packages.join(' ')}`,
    advice: ['Check that install has all packages that your benchmarks need.'],
  }
}
