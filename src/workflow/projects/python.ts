import { directoryOf, type Recogniser, sources } from '../project.js'

/** Tests that take the fixture of pytest-benchmark. */
export const pytestBenchmark: Recogniser = ({ files, read }) => {
  const tests = files.filter(
    path => /(^|\/)(test_[^/]*|[^/]*_test)\.py$/.test(path) && /def test\w*\([^)]*\bbenchmark\b/.test(read(path)),
  )
  const [first] = tests
  if (first === undefined) return undefined
  const requirements = files.find(path => /^requirements[^/]*\.txt$/.test(path) && read(path).includes('benchmark'))
  const own = files.includes('pyproject.toml') || files.includes('setup.py') ? ['-e .'] : []
  const packages = requirements === undefined ? [...own, 'pytest', 'pytest-benchmark'] : [...own, `-r ${requirements}`]
  const where = [...new Set(tests.map(directoryOf))].length === 1 ? directoryOf(first) : ''
  return {
    tool: 'pytest-benchmark',
    evidence: `the fixture "benchmark" in ${first}`,
    languages: [{ uses: 'actions/setup-python@v6', with: { 'python-version': '3.x' } }],
    payload: sources,
    install: `python -m venv .venv && .venv/bin/pip install --quiet ${packages.join(' ')}`,
    command: `.venv/bin/python -m pytest ${where === '' || where === '.' ? '' : `${where} `}-k "$BENCH_SELECT" -p no:cacheprovider --benchmark-only --benchmark-min-rounds=1 --benchmark-max-time=0.05 --benchmark-json=result.json`,
    format: 'pytest-benchmark',
    output: 'result.json',
    advice: ['Check that install has all packages that your tests need.'],
  }
}
