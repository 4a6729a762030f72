export const id = 75;
export const ids = [75];
export const modules = {

/***/ 5197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   j: () => (/* binding */ keepOnFault),
/* harmony export */   n2: () => (/* binding */ checkOutputs),
/* harmony export */   oo: () => (/* binding */ tryToWrite),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1243);
/* harmony import */ var _system_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2595);





const longestInBytes = 2 ** 28;
/** The text of the file that `words` name, `-` for standard input; `what` is its name in the usage. */
function readInput(words, what) {
    const [path, ...rest] = words;
    if (path === undefined || rest.length > 0)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`give exactly one ${what}, or "-" for standard input`);
    try {
        const size = path === '-' ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size;
        if (size <= longestInBytes)
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path === '-' ? 0 : path, 'utf8');
    }
    catch (cause) {
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" cannot be read: ${(0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(cause)}`, { cause });
    }
    throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" is larger than ${longestInBytes / 2 ** 20} MiB, and is not read`);
}
/** Files to be written at the end, where they are named; they are tried now, since measuring is too long to be lost on a wrong path. */
function checkOutputs(paths) {
    for (const path of paths) {
        if (!path)
            continue;
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
            if (stats?.isDirectory())
                throw new Error('it is a directory');
            if (!stats && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).isDirectory())
                throw new Error('not a directory');
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(stats ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        }
        catch (cause) {
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${(0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(cause)}`, { cause });
        }
    }
}
/** Writes a new file, with the directories that it is in; an InputError where there is one already. */
function createFile(path, text) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text, { flag: 'wx' });
    }
    catch (cause) {
        const isThere = cause.code === 'EEXIST';
        const why = isThere ? 'it exists already, and nothing is overwritten: move it away' : (0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(cause);
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${why}`, { cause });
    }
}
/**
 * Returns what `make` makes of `record`. If it fails, what was measured is not lost: where it is in no file yet, it is written to a new
 * one in `directory`.
 */
function keepOnFault({ record, path = '', problem, directory = '.' }, make) {
    try {
        return make();
    }
    catch (error) {
        if (path === '' || problem !== undefined) {
            const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, `counterbalance-record-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`);
            const problem = tryToWrite(kept, () => (0,_record_encode_js__WEBPACK_IMPORTED_MODULE_4__/* .encodeRecord */ .Ym)(record));
            process.stderr.write(`${problem ?? `what was measured is in "${kept}"`}\n`);
        }
        throw error;
    }
}
/** Writes what `make` makes to `path`, where there is one; why it could not, in words. */
function tryToWrite(path, make) {
    if (path === '')
        return undefined;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, make());
        return undefined;
    }
    catch (error) {
        return `"${path}" could not be written: ${(0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(error)}`;
    }
}


/***/ }),

/***/ 7075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/report/text/escape.js
var text_escape = __webpack_require__(1961);
// EXTERNAL MODULE: ./lib/system/git/git.js
var git_git = __webpack_require__(5526);
;// CONCATENATED MODULE: ./lib/workflow/describe.js
/** Describes what was chosen for a workflow, and how to change it. The reader has just got the workflow at `path`. */
function describeChoice(path, [project, ...others]) {
    const { tool, evidence, build, payload, install, command, advice = [] } = project;
    const rows = [
        ['tool', `${tool} (${evidence})`],
        ['build', build?.replaceAll('\n', ' && ') ?? 'nothing'],
        ['files', payload.join(', ')],
        ...(install === undefined ? [] : [['install', install]]),
        ['command', command],
    ];
    const steps = [
        'Replace OWNER by the account that Counterbalance belongs to.',
        ...advice,
        ...(others.length === 0
            ? []
            : [`Also found: ${others.map(one => one.tool).join(', ')}. Each needs a step of its own.`]),
        'Change what does not fit in the file: docs/workflows.md explains it, and "counterbalance doctor" checks it.',
        'Open a pull request with it: it gets the first numbers.',
    ];
    return [
        `wrote ${path}`,
        ...rows.map(([name, text]) => `  ${`${name}:`.padEnd(9)} ${text}`),
        '',
        'What to do next:',
        ...steps.map((text, index) => `  ${index + 1}. ${text}`),
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./lib/workflow/project.js
/** All files but those of git and of installed packages, for programs that are not built. */
const sources = ['**', '!**/node_modules/**', '!**/.venv/**'];
/** The directory of a file, as a command names it. */
function directoryOf(path) {
    const end = path.lastIndexOf('/');
    return end < 0 ? '.' : path.slice(0, end);
}
/** The name of a file without its directory. */
function baseOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/workflow/projects/script.js

/** A command that somebody times with hyperfine: rounds repeat it, so the tool is not needed. */
const hyperfine = ({ files, read }) => {
    const timed = /\bhyperfine\b[^\n'"]*(['"])([^\n]+?)\1/;
    const file = files.find(path => /(\.sh|^Makefile|^justfile|^package\.json)$/.test(baseOf(path)) && timed.test(read(path)));
    if (file === undefined)
        return undefined;
    const command = timed.exec(read(file))[2];
    return {
        ...makeScript(command),
        tool: 'hyperfine',
        evidence: file,
        advice: [
            'The time of the whole process is compared. Rounds repeat the command, so hyperfine is not needed.',
            built,
        ],
    };
};
/** A script whose name says that it measures. */
const script = ({ files }) => {
    const path = files.find(name => /^((scripts|bench|benchmarks?)\/)?(bench|benchmarks?)\.(sh|js|mjs|py)$/.test(name));
    if (path === undefined)
        return undefined;
    const runner = { sh: 'sh', py: 'python3', js: 'node', mjs: 'node' }[path.split('.').at(-1)];
    return {
        ...makeScript(`${runner} ${path}`),
        tool: 'a script',
        evidence: path,
        format: 'auto',
        advice: ['If the script prints no numbers in a known format, the time of its whole process is compared.', built],
    };
};
/** A command that the user names: the time of its process is compared. */
function makeScript(command) {
    return {
        tool: 'a command',
        evidence: '--command',
        languages: [],
        payload: sources,
        command,
        format: 'process',
        advice: [built],
    };
}
const built = 'If the program must be built, put the build into setup and into a step before it, and its files into payload.';

;// CONCATENATED MODULE: ./lib/workflow/projects/go.js

/** A package with `func Benchmark…` in its tests. */
const go = ({ files, read }) => {
    if (!files.includes('go.mod'))
        return undefined;
    const tests = files.filter(path => path.endsWith('_test.go') && /^func Benchmark\w*\(/m.test(read(path)));
    const [first, ...others] = [...new Set(tests.map(directoryOf))];
    if (first === undefined)
        return undefined;
    const below = first === '.' ? '' : `${first}/`;
    return {
        tool: 'go test -bench',
        evidence: `go.mod, and benchmarks in ${first}`,
        languages: [{ uses: 'actions/setup-go@v6', with: { 'go-version-file': 'go.mod' } }],
        build: `go test -c -o ${below}bench.test ${first === '.' ? '.' : `./${first}`}`,
        payload: [`${below}bench.test`, `${below}testdata/**`],
        ...(first === '.' ? {} : { workingDirectory: first }),
        command: "./bench.test -test.run '^$' -test.bench . -test.benchtime 50ms",
        format: 'go',
        advice: others.length === 0 ? [] : [`There are benchmarks in ${others.join(', ')} too: add a step for each.`],
    };
};

;// CONCATENATED MODULE: ./lib/workflow/projects/javascript.js

/** Files of `vitest bench`. */
const vitest = repository => {
    const file = repository.files.find(path => /\.bench\.[cm]?[jt]sx?$/.test(path));
    const range = findDependency(repository, 'vitest');
    if (file === undefined || range === undefined)
        return undefined;
    const major = Number(/\d+/.exec(range)?.[0] ?? 5);
    const output = major >= 5 ? '--reporter=json --outputFile=result.json' : '--outputJson result.json';
    return {
        ...makePackage(repository),
        tool: 'vitest bench',
        evidence: `vitest ${range} in package.json, and ${file}`,
        command: `npx vitest bench --run ${output}`,
        format: 'vitest',
        output: 'result.json',
        advice: ['Set a short time in the file, such as { time: 50, iterations: 1, warmupTime: 10 }.'],
    };
};
/** A script that uses tinybench. */
const tinybench = repository => recogniseScript(repository, 'tinybench', {
    tool: 'tinybench',
    printed: 'console.log(JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result }))))',
});
/** A script that uses mitata. */
const mitata = repository => recogniseScript(repository, 'mitata', {
    tool: 'mitata',
    printed: 'run({ format: { json: { samples: false, debug: false } } })',
});
function recogniseScript(repository, name, { tool, printed }) {
    if (findDependency(repository, name) === undefined)
        return undefined;
    const imported = new RegExp(`(from|require\\()\\s*['"]${name}['"]`);
    const file = repository.files.find(path => /\.[cm]?[jt]s$/.test(path) && imported.test(repository.read(path)));
    if (file === undefined)
        return undefined;
    const isPrinted = /JSON\.stringify|json/.test(repository.read(file));
    return {
        ...makePackage(repository),
        tool,
        evidence: `${name} in package.json and in ${file}`,
        command: `node ${file}`,
        format: name,
        advice: isPrinted ? [] : [`Let ${file} print its numbers as JSON: ${printed}.`],
    };
}
function makePackage({ files }) {
    const install = files.includes('pnpm-lock.yaml')
        ? 'npx --yes pnpm install --frozen-lockfile'
        : files.includes('yarn.lock')
            ? 'npx --yes yarn install --immutable'
            : files.includes('package-lock.json')
                ? 'npm ci'
                : 'npm install';
    return {
        languages: [{ uses: 'actions/setup-node@v6', with: { 'node-version': 'lts/*' } }],
        payload: sources,
        install,
    };
}
function findDependency({ files, read }, name) {
    if (!files.includes('package.json'))
        return undefined;
    return new RegExp(`"${name}"\\s*:\\s*"([^"]+)"`).exec(read('package.json'))?.[1];
}

;// CONCATENATED MODULE: ./lib/workflow/projects/native.js

/** A program that CMake links with Google Benchmark. */
const googleBenchmark = ({ files, read }) => {
    const linked = /target_link_libraries\(\s*([\w.-]+)[^)]*\bbenchmark(::benchmark(_main)?)?\b[^)]*\)/;
    const file = files.find(path => baseOf(path) === 'CMakeLists.txt' && linked.test(read(path)));
    if (file === undefined || !files.includes('CMakeLists.txt'))
        return undefined;
    const name = linked.exec(read(file))[1];
    const folder = directoryOf(file);
    const program = `build/${folder === '.' ? '' : `${folder}/`}${name}`;
    const isInstalled = files.some(path => baseOf(path) === 'CMakeLists.txt' && /find_package\(\s*benchmark/.test(read(path)));
    return {
        tool: 'Google Benchmark',
        evidence: `${file}, which links ${name} with it`,
        languages: [],
        build: [
            ...(isInstalled ? ['sudo apt-get update && sudo apt-get install --yes libbenchmark-dev'] : []),
            'cmake -S . -B build -DCMAKE_BUILD_TYPE=Release',
            `cmake --build build --target ${name}`,
        ].join('\n'),
        payload: [program],
        // Without its unit: versions before 1.8 know none.
        command: `./${program} --benchmark_min_time=0.02 --benchmark_out=result.json --benchmark_out_format=json`,
        format: 'google-benchmark',
        output: 'result.json',
    };
};
/** A build of Maven or Gradle with JMH. */
const jmh = ({ files, read }) => {
    const pom = files.find(path => baseOf(path) === 'pom.xml' && read(path).includes('jmh-core'));
    const gradle = files.find(path => /^build\.gradle(\.kts)?$/.test(baseOf(path)) && read(path).includes('me.champeau.jmh'));
    const file = pom ?? gradle;
    if (file === undefined)
        return undefined;
    const below = directoryOf(file) === '.' ? '' : `${directoryOf(file)}/`;
    const jar = pom ? `${below}target/benchmarks.jar` : `${below}build/libs/*-jmh.jar`;
    return {
        tool: 'JMH',
        evidence: file,
        languages: [{ uses: 'actions/setup-java@v5', with: { distribution: 'temurin', 'java-version': '21' } }],
        build: pom ? `mvn --batch-mode --quiet --file ${file} package -DskipTests` : './gradlew jmhJar',
        payload: [jar],
        command: `java -jar ${jar} -f 1 -wi 3 -w 200ms -i 3 -r 200ms -rf json -rff result.json`,
        format: 'jmh',
        output: 'result.json',
        advice: [`Check that the build makes ${jar}.`],
    };
};

;// CONCATENATED MODULE: ./lib/workflow/projects/python.js

/** Tests that take the fixture of pytest-benchmark. */
const pytestBenchmark = ({ files, read }) => {
    const tests = files.filter(path => /(^|\/)(test_[^/]*|[^/]*_test)\.py$/.test(path) && /def test\w*\([^)]*\bbenchmark\b/.test(read(path)));
    const [first] = tests;
    if (first === undefined)
        return undefined;
    const requirements = files.find(path => /^requirements[^/]*\.txt$/.test(path) && read(path).includes('benchmark'));
    const own = files.includes('pyproject.toml') || files.includes('setup.py') ? ['-e .'] : [];
    const packages = requirements === undefined ? [...own, 'pytest', 'pytest-benchmark'] : [...own, `-r ${requirements}`];
    const where = [...new Set(tests.map(directoryOf))].length === 1 ? directoryOf(first) : '';
    return {
        tool: 'pytest-benchmark',
        evidence: `the fixture "benchmark" in ${first}`,
        languages: [{ uses: 'actions/setup-python@v6', with: { 'python-version': '3.x' } }],
        payload: sources,
        install: `python -m venv .venv && .venv/bin/pip install --quiet ${packages.join(' ')}`,
        command: `.venv/bin/python -m pytest ${where === '' || where === '.' ? '' : `${where} `}-p no:cacheprovider --benchmark-only --benchmark-min-rounds=1 --benchmark-max-time=0.05 --benchmark-json=result.json`,
        format: 'pytest-benchmark',
        output: 'result.json',
        advice: ['Check that install has all packages that your tests need.'],
    };
};

;// CONCATENATED MODULE: ./lib/workflow/projects/cargo.js
/** The bench targets in the text of a Cargo.toml that depends on `crate`; undefined where there is none. */
function parseTarget(manifest, crate) {
    if (!new RegExp(`^(\\[dev-dependencies\\.)?${crate}\\b`, 'm').test(manifest))
        return undefined;
    const benches = manifest.split(/^\[\[bench\]\]/m).slice(1);
    const names = benches.flatMap(text => /^\s*name\s*=\s*["']([\w-]+)["']/m.exec(text)?.[1] ?? []);
    const [name, ...others] = names;
    return name === undefined ? undefined : { name, others };
}

;// CONCATENATED MODULE: ./lib/workflow/projects/rust.js

/** A bench target of Criterion. */
const criterion = repository => recognise(repository, 'criterion', {
    tool: 'Criterion',
    command: 'rm -rf results && CRITERION_HOME=results ./counterbalance-bench --bench --warm-up-time 0.2 --measurement-time 0.5 --sample-size 10 --nresamples 1001 --noplot',
    format: 'criterion',
    output: 'results',
});
/** A bench target of divan. */
const divan = repository => recognise(repository, 'divan', {
    tool: 'divan',
    command: './counterbalance-bench --bench --sample-count 10 --max-time 0.2',
    format: 'divan',
});
function recognise({ files, read }, crate, run) {
    const manifest = files.find(path => /(^|\/)Cargo\.toml$/.test(path) && parseTarget(read(path), crate) !== undefined);
    if (manifest === undefined)
        return undefined;
    const { name, others } = parseTarget(read(manifest), crate);
    return {
        ...run,
        evidence: `${manifest}, with the bench target ${name}`,
        languages: [],
        build: [
            `cargo bench --bench ${name} --no-run --message-format json${manifest === 'Cargo.toml' ? '' : ` --manifest-path ${manifest}`} > bench.json`,
            `cp "$(sed -n 's/.*"kind":\\["bench"\\].*"executable":"\\([^"]*\\)".*/\\1/p' bench.json)" counterbalance-bench`,
        ].join('\n'),
        payload: ['counterbalance-bench'],
        advice: [
            ...(others.length === 0 ? [] : [`There are other bench targets: ${others.join(', ')}. Add a step for each.`]),
            'If the benchmarks read files, add them to payload.',
        ],
    };
}

;// CONCATENATED MODULE: ./lib/workflow/recognise.js






/** Every tool that is looked for, the surest signs first. */
const recognisers = [
    go,
    criterion,
    divan,
    pytestBenchmark,
    vitest,
    tinybench,
    mitata,
    googleBenchmark,
    jmh,
    hyperfine,
    script,
];
/** The ways in which the benchmarks of `repository` can be run, the surest first. */
function recogniseProjects(repository) {
    return recognisers.flatMap(recognise => recognise(repository) ?? []);
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/workflow/write.js

/** The workflow that measures `project` on pull requests, and publishes a baseline on `branch`. */
function writeWorkflow(project, branch) {
    return `name: Benchmarks
on:
  push:
    branches: [${(0,dist/* stringify */.As)(branch).trimEnd()}]
  pull_request:

permissions: {}

concurrency:
  group: benchmarks-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: true

jobs:
  benchmarks:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    permissions:
      contents: read
      actions: read
      pull-requests: write
    steps:
${indent((0,dist/* stringify */.As)(makeSteps(project), { lineWidth: 0 }), 6)}`;
}
function makeSteps(project) {
    const { languages, build, payload, install, workingDirectory, command, format, output } = project;
    const inputs = {
        // Nothing is built: the baseline is its checkout.
        setup: build ?? 'true',
        payload: payload.join('\n'),
        ...(install === undefined ? {} : { install }),
        ...(workingDirectory === undefined ? {} : { 'working-directory': workingDirectory }),
        command,
        ...(format === 'auto' ? {} : { format }),
        ...(output === undefined ? {} : { output }),
    };
    return [
        { uses: 'actions/checkout@v7', with: { 'persist-credentials': false } },
        ...languages,
        ...(build === undefined ? [] : [{ run: build }]),
        { uses: 'OWNER/counterbalance@v1', with: inputs },
    ];
}
function indent(text, by) {
    return text.replace(/^(?=.)/gm, ' '.repeat(by));
}

// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/command-line/init/repository.js


const mostFiles = 20_000;
const longestInBytes = 2 ** 18;
/** The repository at `root`, with the files that git has `listed` between NULs, or that lie there. */
function readRepository(root, listed) {
    const files = (listed === undefined ? walk(root) : listed.split('\0').filter(path => path !== '')).slice(0, mostFiles);
    const texts = new Map();
    return {
        files: files.sort(),
        read(path) {
            const text = texts.get(path) ?? readSmall((0,external_node_path_.join)(root, path));
            texts.set(path, text);
            return text;
        },
    };
}
function readSmall(path) {
    try {
        const stats = (0,external_node_fs_.statSync)(path);
        return stats.isFile() && stats.size <= longestInBytes ? (0,external_node_fs_.readFileSync)(path, 'utf8') : '';
    }
    catch {
        return '';
    }
}
function walk(root) {
    return (0,external_node_fs_.readdirSync)(root, { recursive: true, encoding: 'utf8' })
        .map(path => path.replaceAll('\\', '/'))
        .filter(path => !/(^|\/)(\.git|node_modules|\.venv|target|dist)(\/|$)/.test(path));
}

;// CONCATENATED MODULE: ./lib/command-line/init/init.js











const path = '.github/workflows/benchmarks.yml';
const init = {
    usage: 'counterbalance init [--command LINE]',
    summary: 'writes a workflow for the benchmarks of this repository, and says what it chose',
    options: {
        command: {
            placeholder: 'LINE',
            group: 'Output',
            help: 'Command that runs the benchmarks, if you want another one than what is found. Its time as a process is compared.',
        },
    },
    async run({ get, words }) {
        if (words.length > 0)
            throw new values/* InputError */.dz(`"${words[0]}" is not expected: init has no arguments but --command`);
        const { signal } = new AbortController();
        const root = (await (0,git_git/* openGit */.z)('.', { signal }).try('rev-parse', '--show-toplevel')) ?? '.';
        const git = (0,git_git/* openGit */.z)(root, { signal });
        const listed = await git.try('ls-files', '-z', '--cached', '--others', '--exclude-standard');
        const projects = get('command') === '' ? recogniseProjects(readRepository(root, listed)) : [makeScript(get('command'))];
        const [first, ...others] = projects;
        if (first === undefined)
            throw new values/* InputError */.dz(nothingFound);
        (0,files/* createFile */.x3)((0,external_node_path_.join)(root, path), writeWorkflow(first, await findBranch(git)));
        process.stdout.write((0,text_escape/* harmlessLines */.vL)(describeChoice(path, [first, ...others])));
        return exit_status/* exitStatus */.$.done;
    },
};
const nothingFound = 'no benchmarks were found (of Go, Cargo with Criterion or divan, pytest-benchmark, vitest, tinybench, mitata, Google Benchmark, JMH, hyperfine, or a script such as bench.sh). Name the command, such as counterbalance init --command "./app bench"';
/** The default branch, as the origin has it. */
async function findBranch(git) {
    const origin = await git.try('rev-parse', '--abbrev-ref', 'origin/HEAD');
    if (origin?.startsWith('origin/'))
        return origin.slice('origin/'.length);
    return (await git.try('rev-parse', '--verify', '--quiet', 'refs/heads/master')) === undefined ? 'main' : 'master';
}


/***/ }),

/***/ 7035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Gw: () => (/* binding */ parseNames),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   Li: () => (/* binding */ parseLines),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   at: () => (/* binding */ parseFraction),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   og: () => (/* binding */ parseFlag),
/* harmony export */   zq: () => (/* binding */ parseCount)
/* harmony export */ });
/** An input that its user must change; the message names it, what it got, and what belongs there. */
class InputError extends Error {
    name = 'InputError';
    /** The message for whoever is not in a workflow. */
    onCommandLine;
    constructor(message, { onCommandLine = message, ...options } = {}) {
        super(message, options);
        this.onCommandLine = onCommandLine;
    }
}
/** The lines of a text that are not blank. */
function parseLines(text) {
    return text
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '');
}
/** A whole number between two bounds; `otherwise` is what else belongs there, in words. */
function parseCount(text, name, { least, most, otherwise = '' }) {
    const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (count >= least && count <= most)
        return count;
    throw new InputError(`"${name}" is ${shown(text)}; it must be a whole number from ${least} to ${most}${otherwise}`);
}
const secondsPerUnit = { ms: 0.001, s: 1, m: 60, h: 3600 };
/** A time with its unit, in seconds. */
function parseDuration(text, name) {
    const parts = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/.exec(text);
    const seconds = parts ? Number(parts[1]) * secondsPerUnit[parts[2]] : 0;
    if (seconds > 0)
        return seconds;
    throw new InputError(`"${name}" is ${shown(text)}; it must be a time with its unit, such as 90s, 10m or 1h`);
}
/** A percentage or a fraction, from `from` to below `below`, as a fraction. */
function parseFraction(text, name, { from, below, example }) {
    const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text);
    const fraction = parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN;
    if (fraction >= from && fraction < below)
        return fraction;
    throw new InputError(`"${name}" is ${shown(text)}; it must be a percentage such as ${example}, from ${100 * from}% to below ${100 * below}%`);
}
/** true or false. */
function parseFlag(text, name) {
    const word = text.toLowerCase();
    if (word === 'true' || word === 'false')
        return word === 'true';
    throw new InputError(`"${name}" is ${shown(text)}; it must be true or false`);
}
/** One of `names`. */
function parseChoice(text, name, names) {
    const choice = names.find(one => one === text);
    if (choice !== undefined)
        return choice;
    throw new InputError(`"${name}" is ${shown(text)}; it can be ${names.join(', ')}`);
}
/** Any of `names`, separated by commas or line breaks; `otherwise` is the word that stands there alone. */
function parseNames(text, name, { names, otherwise }) {
    return text.split(/[,\n]/).map(part => {
        const word = part.trim();
        const known = names.find(one => one === word);
        if (known !== undefined)
            return known;
        const choices = [...(otherwise === '' ? [] : [otherwise]), `any of ${names.join(', ')}`].join(', or ');
        throw new InputError(`"${name}" holds ${shown(word)}; it can be ${choices}`);
    });
}
/** A path inside of something: neither absolute nor leading out of it. */
function isInside(path) {
    return !path.startsWith('/') && !path.split('/').includes('..');
}
/** Describes the text that a user gave, for a message. */
function shown(text) {
    return text === '' ? 'empty' : `"${text.slice(0, 80)}"`;
}


/***/ }),

/***/ 3725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ handOver),
/* harmony export */   E6: () => (/* binding */ withoutRunners),
/* harmony export */   GC: () => (/* binding */ drawPadding),
/* harmony export */   OD: () => (/* binding */ isOfRunner),
/* harmony export */   Tq: () => (/* binding */ describeWithheld),
/* harmony export */   XT: () => (/* binding */ placeVariables),
/* harmony export */   oV: () => (/* binding */ makeEnvironment)
/* harmony export */ });
/* unused harmony export isSecret */
/** Variables of the action and its runner, which a `run:` step would not see, or by which a step tells the runner something. */
const ofRunner = [
    /^INPUT_/,
    /^ACTIONS_/,
    /^COUNTERBALANCE_/,
    /^GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS|EVENT_PATH)$/,
];
/** Those that would lead a copy back to the workspace. */
const places = /^(OLDPWD|PWD)$/;
/** Tokens for GitHub, under the names that its own tools read. */
const token = /^(GITHUB|GH)(_ENTERPRISE)?_TOKEN$/;
/** Secrets, under the names that workflows give them. */
const secret = /_(TOKEN|SECRET|PASSWORD|KEY|CREDENTIALS)$|^AWS_(?!(DEFAULT_)?REGION$)/i;
/** Returns whether the variable `name` is for the action alone. No command gets it. */
function isOfRunner(name) {
    return ofRunner.some(pattern => pattern.test(name));
}
/** `variables` without the runner's, for programs that are not the user's. */
function withoutRunners(variables) {
    return Object.fromEntries(Object.entries(variables).filter(([name]) => !isOfRunner(name)));
}
/** Returns whether the variable `name` may hold something that only the action should read. */
function isSecret(name) {
    return isOfRunner(name) || secret.test(name);
}
/**
 * `variables` as commands see them: without the runner's. On the command line tokens for GitHub are left out too; in the action, which
 * says what is `passed`, all other secrets are.
 */
function handOver(variables, passed) {
    const isWithheld = (name) => passed === undefined ? token.test(name) : secret.test(name) && !passed.includes(name);
    const own = Object.entries(variables).filter(([name]) => !places.test(name) && !isOfRunner(name));
    const withheld = own.map(([name]) => name).filter(isWithheld);
    return {
        variables: Object.fromEntries(own.filter(([name]) => !isWithheld(name))),
        withheld: passed === undefined ? [] : withheld,
    };
}
const mostShown = 10;
/**
 * Describes the variables that a failed command did not get, because it may have failed without them. The words follow a
 * description of how the command ended.
 */
function describeWithheld(names = []) {
    if (names.length === 0)
        return '';
    const shown = names.slice(0, mostShown).join(', ') + (names.length > mostShown ? ', …' : '');
    return ` (for safety, it did not get these variables: ${shown}; "pass-env" lists those that it shall get)`;
}
/**
 * Returns the variables that every invocation of both sides gets: `variables`, and settings that make tools print alike
 * everywhere.
 */
function makeEnvironment(variables) {
    return { ...variables, LC_ALL: 'C.UTF-8', NO_COLOR: '1' };
}
/**
 * Returns the differences from `variables` for a side whose files are in `root`. Without them, a command that went back to the
 * workspace would run the contender.
 */
function placeVariables(variables, { root, directory }) {
    return { ...('GITHUB_WORKSPACE' in variables ? { GITHUB_WORKSPACE: root } : {}), PWD: directory };
}
const largestPaddingInBytes = 4095;
/**
 * A variable's value of random length.
 *
 * The size of the environment shifts the stack, and with it the layout of memory: a bias of up to several percent that is the same
 * in every run of one shell (Mytkowicz et al. 2009). Drawn anew for each invocation, blind to sides, it becomes noise.
 */
function drawPadding(random) {
    return 'x'.repeat(random.below(largestPaddingInBytes + 1));
}


/***/ }),

/***/ 1243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ encodeAround),
/* harmony export */   Ym: () => (/* binding */ encodeRecord),
/* harmony export */   l_: () => (/* binding */ encodeRound)
/* harmony export */ });
/** The text around the rounds of `record`; `head + rounds.join(',\n') + tail` is the whole file. */
function encodeAround(record) {
    const { settings, plan, reinstall, segments, stages, earlier, tampered, causes, host, warnings, rounds: _rounds, ...rest } = record;
    const head = JSON.stringify({ schema: 'counterbalance/record@2', ...rest, ...encodeEarlier(earlier), settings }, null, 1);
    const known = {
        ...(plan ? { plan } : {}),
        ...(reinstall ? { reinstall } : {}),
        ...(segments ? { segments } : {}),
        ...(stages ? { stages } : {}),
        ...(tampered ? { tampered } : {}),
    };
    const tail = JSON.stringify({ ...known, warnings }, null, 1);
    const explained = causes === undefined ? tail : `${tail.slice(0, -2)},\n "causes": ${JSON.stringify(causes)}\n}`;
    return { head: `${head.slice(0, -2)},\n "rounds": [\n`, tail: `\n ],${encodeHost(host)}${explained.slice(1)}\n` };
}
/** Complete records in a record. */
function encodeEarlier(earlier) {
    return earlier === undefined ? {} : { earlier: earlier.map(one => JSON.parse(encodeRecord(one))) };
}
/** A line for each round. */
function encodeHost(host) {
    if (host === undefined)
        return '';
    const lines = host.map(sample => `\n  ${JSON.stringify(sample)}`);
    return `\n "host": [${lines.join(',')}\n ],`;
}
/** One round as a line of the record's JSON. */
function encodeRound(round) {
    return JSON.stringify(round.map(encodeInvocation));
}
/** The whole record as JSON. */
function encodeRecord(record) {
    const { head, tail } = encodeAround(record);
    return head + record.rounds.map(encodeRound).join(',\n') + tail;
}
function encodeInvocation({ slot, measurements, ...rest }) {
    return { ...slot, ...rest, measurements: measurements.map(encodeMeasurement) };
}
function encodeMeasurement({ benchmark, metric, ...rest }) {
    const { name, unit, better, primary, aside } = metric;
    return {
        benchmark,
        metric: name,
        unit,
        better,
        ...(primary ? { primary } : {}),
        ...(aside ? { aside } : {}),
        ...rest,
    };
}


/***/ }),

/***/ 5608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ hidden),
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/** Control characters, bidi and other format characters, line ends, lone surrogates, and what shows as nothing. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/**
 * `text` as one word for a POSIX shell. What could not be seen is written as escapes (`$'\x1b'`, of bash and POSIX 2024),
 * so that no line hides anything from the person who copies it.
 */
function quote(text) {
    if (/^[A-Za-z0-9_./:=@%+,-]+$/.test(text))
        return text;
    if (!hidden.test(text))
        return `'${text.replaceAll("'", String.raw `'\''`)}'`;
    return `$'${[...text].map(escaped).join('')}'`;
}
function escaped(character) {
    if (character === "'" || character === '\\')
        return `\\${character}`;
    if (!hidden.test(character))
        return character;
    return `\\U${character.codePointAt(0).toString(16).padStart(8, '0')}`;
}


/***/ }),

/***/ 1961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ terminalVoice),
/* harmony export */   Cr: () => (/* binding */ markdownVoice),
/* harmony export */   EL: () => (/* binding */ harmlessJson),
/* harmony export */   IL: () => (/* binding */ unitText),
/* harmony export */   O5: () => (/* binding */ entities),
/* harmony export */   eV: () => (/* binding */ htmlVoice),
/* harmony export */   lt: () => (/* binding */ attribute),
/* harmony export */   vL: () => (/* binding */ harmlessLines),
/* harmony export */   wt: () => (/* binding */ withShortLines)
/* harmony export */ });
/* harmony import */ var _record_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5608);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1193);


/** Longest name shown, in code points. */
const longestName = 80;
/** Longest sentence from outside shown, in code points. */
const longestMessage = 300;
/**
 * The way to write text from outside in Markdown.
 *
 * A name becomes a code element, because GitHub's filters for mentions, references and emoji run on decoded text and skip code.
 * All but harmless characters become entities. So pipes, backticks, tags and hidden markers have no effect in the source. Checked
 * with cmark-gfm.
 */
const markdownVoice = {
    name: text => code(cutMiddle(fold(text), longestName) || '(no name)'),
    message: text => prose(cut(fold(text), longestMessage)),
    line: text => code(fold(text)),
};
/** The way to write text from outside in a page of our own, which has room for whole names. */
const htmlVoice = {
    name: text => code(fold(text) || '(no name)'),
    message: text => entities(fold(text)),
    line: markdownVoice.line,
};
/** The same where what would be copied is only a name, such as a command that is a side: a page has no room for all of it. */
function withShortLines(voice) {
    return { ...voice, line: voice.name };
}
/** A name from outside as the text of an attribute. */
function attribute(text) {
    return entities(fold(text));
}
/** The way to write text from outside on a terminal, which obeys control characters. */
const terminalVoice = {
    name: text => cutMiddle(plain(text), longestName) || '(no name)',
    message: text => cut(plain(text), longestMessage),
    line: plain,
};
/** `text` with every character that could mean something in HTML or Markdown as a numeric entity. */
function entities(text) {
    return text.replace(/[^A-Za-z0-9 ,+=%;]/gu, character => `&#${character.codePointAt(0)};`);
}
/** A unit as words of our own, where it is one that people write; otherwise as a name from outside. */
function unitText(unit) {
    return /^[A-Za-zµ%]{0,12}(\/[A-Za-zµ]{1,12})?$/.test(unit) ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(unit) : [{ name: unit }];
}
const hiddenOrBlank = new RegExp(`(?:${_record_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R.source}|\\s)+`, 'gu');
const hiddenButTab = new RegExp(`(?!\\t)${_record_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R.source}`, 'gu');
/** Sequences by which a terminal is told to do something: CSI (colours, cursor), OSC (titles, links). */
const sequences = /\p{Cc}\[[0-?]*[ -/]*[@-~]|\p{Cc}\][^\p{Cc}]*\p{Cc}?\\?/gu;
function fold(text) {
    return text.replace(sequences, '').replace(hiddenOrBlank, ' ').trim();
}
function cut(text, longest) {
    const characters = [...text];
    return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}
/** What tells names apart is at their ends as often as at their beginnings. */
function cutMiddle(text, longest) {
    const characters = [...text];
    if (characters.length <= longest)
        return text;
    const tail = Math.floor((longest - 1) / 2);
    return `${characters.slice(0, longest - 1 - tail).join('')}…${characters.slice(-tail).join('')}`;
}
function code(text) {
    return `<code>${entities(text)}</code>`;
}
/**
 * A sentence as it is, where nothing in it could be taken for Markdown, a mention, a reference or a link; otherwise as
 * code. Our own reasons and warnings are of the first kind, what a command printed seldom is.
 */
function prose(text) {
    const isHarmless = /^[A-Za-z](?:[A-Za-z0-9 ,;()%+=±−–’]|[.:](?= |\d|$)|[-'](?=[a-z ]))*$/.test(text);
    return isHarmless && !/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/.test(text) ? text : code(text);
}
function plain(text) {
    return disarm(fold(text));
}
/** Lines from outside, for a terminal or a workflow's log: they stay lines, and can do nothing there. */
function harmlessLines(text) {
    return text
        .split(/\r\n|\r|\n/)
        .map(line => disarm(line.replace(sequences, '').replace(hiddenButTab, ' ')))
        .join('\n');
}
const hiddenButBreak = new RegExp(`(?!\\n)${_record_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R.source}`, 'gu');
/** JSON that a terminal or a workflow's log may be shown: it means the same, and what would be obeyed or not be seen is escaped. */
function harmlessJson(json) {
    return json.replace(hiddenButBreak, escapeUnits).replaceAll('##[', '#\\u0023[');
}
function escapeUnits(character) {
    return character
        .split('')
        .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}
// A workflow's log takes `::command::` at the start of a line for a command, and `##[command]` anywhere in it.
function disarm(line) {
    return line.replaceAll('##[', '# #[').replace(/^(\s*):(?=:)/, '$1: ');
}


/***/ }),

/***/ 1193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   n8: () => (/* binding */ line)
/* harmony export */ });
/** A sentence: a string put into it is a name from outside, a number or a Text is our own. */
function say(words, ...values) {
    const text = [];
    words.forEach((word, at) => {
        const value = values[at];
        text.push(word);
        if (typeof value === 'string')
            text.push({ name: value });
        else if (typeof value === 'number')
            text.push(String(value));
        else
            for (const part of value ?? [])
                text.push(part);
    });
    return text;
}
/** Words of our own that are made elsewhere. */
function own(words) {
    return [words];
}
/** A sentence from outside. */
function message(words) {
    return [{ message: words }];
}
/** Makes a text that a reader copies and types: options, a command. It is never cut. */
function line(words) {
    return [{ line: words }];
}
/** Texts with words of our own between them. */
function join(texts, between) {
    return texts.flatMap((text, at) => (at === 0 ? text : [between, ...text]));
}
/** The first names of many, and how many more there are. */
function names(all, most = 3) {
    const shown = all.slice(0, most).map(name => say `${name}`);
    return all.length > most ? say `${join(shown, ', ')} and ${all.length - most} more` : join(shown, ', ');
}
/** The text as one kind of page writes it. */
function write(text, voice) {
    return text
        .map(part => {
        if (typeof part === 'string')
            return part;
        if ('line' in part)
            return voice.line(part.line);
        return 'name' in part ? voice.name(part.name) : voice.message(part.message);
    })
        .join('');
}


/***/ }),

/***/ 5526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ GitError),
/* harmony export */   z: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _measure_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3725);




const execute = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** git said no; the message holds what it said. */
class GitError extends Error {
    name = 'GitError';
}
/** git in the repository that `directory` is in. */
function openGit(directory, { credentials, signal }) {
    const run = (words, options) => runGit(directory, words, options);
    return {
        run: (...words) => run(words),
        try: (...words) => run(words).catch(() => undefined),
        // Not at once with the credentials: a header that actions/checkout has left in the configuration would be sent twice.
        fetch: (...words) => run(['fetch', '--no-tags', ...words], { signal }).catch(error => {
            if (!credentials || Object.keys(credentials).length === 0)
                throw error;
            return run(['fetch', '--no-tags', ...words], { signal, variables: credentials });
        }),
    };
}
/** Nothing of git's own may go on in the background, where measuring would meet it. */
const withoutMaintenance = ['-c', 'maintenance.auto=false', '-c', 'gc.auto=0'];
async function runGit(directory, words, { variables = {}, signal } = {}) {
    const env = { ...(0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutRunners */ .E6)(process.env), ...variables, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    const running = execute('git', [...withoutMaintenance, ...words], {
        cwd: directory,
        env,
        maxBuffer: 2 ** 26,
        ...(signal && { signal }),
    });
    try {
        return (await running).stdout.trimEnd();
    }
    catch (cause) {
        await awaitEnd(running.child);
        const { stderr, message } = cause;
        throw new GitError(`git ${words.join(' ')}: ${stderr?.trim() || message}`, { cause });
    }
}
/** Waits for the end of a process, which an abort does not. */
async function awaitEnd(child) {
    const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    if (isRunning)
        await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit');
}


/***/ }),

/***/ 2595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ explainSystemError)
/* harmony export */ });
/** Returns the message of a system error without its code, its call and its path. Any other message stays as it is. */
function explainSystemError(error) {
    return error.message.replace(/^[A-Z]+: /, '').replace(/, \w+(?: '.*)?$/, '');
}


/***/ })

};
