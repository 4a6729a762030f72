// Projects of Python, with a pyproject.toml as its guide to packaging has it.

const words = `def count(text):
    """Returns the number of words in a text."""
    return text.count(" ") + 1


def join(words):
    """Returns a text of all words."""
    return " ".join(words)
`

const project = `[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "words"
version = "0.1.0"

[tool.setuptools]
py-modules = ["words"]
`

const fixture = `from words import count, join

TEXT = "the quick brown fox " * 1000


def NAME_count(benchmark):
    benchmark(count, TEXT)


def NAME_join(benchmark):
    benchmark(join, ["the", "quick", "fox"])
`

const pyperf = `import pyperf
from words import count, join

TEXT = "the quick brown fox " * 1000

runner = pyperf.Runner()
runner.bench_func("count", count, TEXT)
runner.bench_func("join", join, ["the", "quick", "fox"])
`

const asv = `from words import count, join


class Words:
    def setup(self):
        self.text = "the quick brown fox " * 1000

    def time_count(self):
        count(self.text)

    def time_join(self):
        join(["the", "quick", "fox"])
`

const asvConfig = `{
    "version": 1,
    "project": "words",
    "project_url": "https://example.com",
    // The project is here.
    "repo": ".",
    "branches": ["main"],
    "environment_type": "virtualenv",
    "benchmark_dir": "benchmarks",
    "results_dir": ".asv/results",
    "html_dir": ".asv/html",
    "env_dir": ".asv/env",
}
`

function makeProject(name, files, more = {}) {
  return {
    name,
    needs: ['python3'],
    files: {
      'pyproject.toml': project,
      '.gitignore': '.venv\n__pycache__\n*.egg-info\n.asv\n',
      'words.py': words,
      ...files,
      ...more,
    },
    prepare: [],
    slower: { 'words.py': ['text.count(" ") + 1', 'len(text.split(" "))'] },
    slowed: /count/,
  }
}

const configured = `${project}
[tool.pytest.ini_options]
python_files = ["bench_*.py"]
python_functions = ["bench_*"]
`

/** Projects of Python. */
export const python = [
  makeProject('pytest-benchmark in tests/', { 'tests/test_words.py': fixture.replaceAll('NAME', 'test') }),
  makeProject('pytest-benchmark in benchmarks/', {
    'benchmarks/test_words.py': fixture.replaceAll('NAME', 'test'),
    'tests/test_other.py': 'def test_other():\n    assert True\n',
  }),
  makeProject('pytest-benchmark in bench_*.py', { 'bench_words.py': fixture.replaceAll('NAME', 'test') }),
  makeProject('pytest-benchmark, bench_* by pyproject.toml', {
    'benchmarks/bench_words.py': fixture.replaceAll('NAME', 'bench'),
    'pyproject.toml': configured,
  }),
  makeProject('pyperf', { 'bench_words.py': pyperf }),
  makeProject('asv', { 'benchmarks/__init__.py': '', 'benchmarks/words.py': asv, 'asv.conf.json': asvConfig }),
]
