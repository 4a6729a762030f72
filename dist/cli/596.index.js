export const id = 596;
export const ids = [596];
export const modules = {

/***/ 5197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   j: () => (/* binding */ keepOnFault),
/* harmony export */   n2: () => (/* binding */ checkOutputs),
/* harmony export */   oo: () => (/* binding */ tryToWrite),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1243);
/* harmony import */ var _system_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4388);





const longestInBytes = 2 ** 28;
/** The text of the one file that `words` name, `-` for standard input; `what` is its name in the usage. */
function readInput(words, what) {
    const [path, ...rest] = words;
    if (path === undefined || rest.length > 0)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`give exactly one ${what}, or "-" for standard input`);
    return readOne(path, what);
}
/** The texts of all files that `words` name, of which one may be `-`. */
function readInputs(words, what) {
    if (words.length === 0)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`give at least one ${what}, or "-" for standard input`);
    if (words.filter(word => word === '-').length > 1)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('"-" is standard input: give it once');
    return words.map(path => readOne(path, what));
}
function readOne(path, what) {
    try {
        const size = path === '-' ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size;
        if (size <= longestInBytes)
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path === '-' ? 0 : path, 'utf8');
    }
    catch (cause) {
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" cannot be read: ${(0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSystemError */ .Tr)(cause)}`, { cause });
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
            if (stats)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
            // What is there is replaced as a whole, and not written over.
            if (!stats || stats.isFile())
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        }
        catch (cause) {
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${(0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSystemError */ .Tr)(cause)}`, { cause });
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
        const why = isThere ? 'it exists already, and nothing is overwritten: move it away' : (0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSystemError */ .Tr)(cause);
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
            const problem = tryToWrite(kept, () => (0,_record_encode_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeRecord */ .Ym)(record));
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
        (0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(path, make());
        return undefined;
    }
    catch (error) {
        return `"${path}" could not be written: ${(0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSystemError */ .Tr)(error)}`;
    }
}


/***/ }),

/***/ 596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/inputs/declared/judging.js + 1 modules
var judging = __webpack_require__(1721);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
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
        ...(others.length === 0 ? [] : [`Also found: ${others.map(one => one.tool).join(', ')}. Each needs its own step.`]),
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

// EXTERNAL MODULE: ./lib/workflow/build.js
var workflow_build = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/workflow/program.js
var program = __webpack_require__(7337);
// EXTERNAL MODULE: ./lib/workflow/project.js
var project = __webpack_require__(2876);
;// CONCATENATED MODULE: ./lib/workflow/projects/script.js



/** A command that somebody times with hyperfine: rounds repeat it, so the tool is not needed. */
const hyperfine = repository => {
    const { files, read } = repository;
    const timed = /\bhyperfine\b[^\n'"]*(['"])([^\n]+?)\1/;
    const file = files.find(path => /(\.sh|^Makefile|^justfile|^package\.json)$/.test((0,project/* baseOf */.bx)(path)) && timed.test(read(path)));
    if (file === undefined)
        return undefined;
    const command = timed.exec(read(file))[2];
    return {
        ...makeScript(command, repository),
        tool: 'hyperfine',
        evidence: file,
        advice: [
            'The time of the whole process is compared. Rounds repeat the command, so hyperfine is not needed.',
            ...(makeScript(command, repository).advice ?? []),
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
/** A command that the user names: the time of its process is compared. A program that is not in the repository is built. */
function makeScript(command, repository) {
    const path = (0,program/* findProgram */.K)(command);
    const isThere = path === undefined || repository === undefined || repository.files.includes(path);
    const build = isThere ? undefined : (0,workflow_build/* findBuildOf */.HS)(repository, path);
    return {
        tool: 'a command',
        evidence: build ? `${path} is built as ${build.evidence} has it` : '--command',
        languages: [],
        ...(build && { build: build.lines.join('\n') }),
        payload: build && !/\.[cm]?js$/.test(build.program) ? [build.program, ...listNamed(command, repository)] : project/* sources */.Tj,
        command,
        format: 'process',
        ...(build === undefined && { advice: [built] }),
    };
}
/** The files of the repository that words of `command` name. */
function listNamed(command, repository) {
    const words = new Set(command.split(/\s+/).map(word => word.replace(/^\.\//, '')));
    return (repository?.files ?? []).filter(path => words.has(path));
}
const built = 'If the program must be built, put the build into "setup" and into a step before it, and the built files into "files".';

;// CONCATENATED MODULE: ./lib/workflow/projects/go.js

/** A package with `func Benchmark…` in its tests. */
const go = ({ files, read }) => {
    if (!files.includes('go.mod'))
        return undefined;
    const tests = files.filter(path => path.endsWith('_test.go') && /^func Benchmark\w*\(/m.test(read(path)));
    const [first, ...others] = [...new Set(tests.map(project/* directoryOf */.jt))];
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
        command: `./bench.test -test.run '^$' -test.bench "$BENCH_SELECT" -test.benchtime 50ms`,
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
        command: `npx vitest bench --run -t "$BENCH_SELECT" ${output}`,
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
        payload: project/* sources */.Tj,
        install,
    };
}
function findDependency({ files, read }, name) {
    if (!files.includes('package.json'))
        return undefined;
    return new RegExp(`"${name}"\\s*:\\s*"([^"]+)"`).exec(read('package.json'))?.[1];
}

;// CONCATENATED MODULE: ./lib/workflow/projects/native.js


/** A program that uses Google Benchmark. */
const googleBenchmark = recogniseNative({
    tool: 'Google Benchmark',
    included: /^\s*#\s*include\s*<benchmark\/benchmark\.h>/m,
    linked: /\bbenchmark(?:::benchmark(?:_main)?)?\b/,
    package: 'libbenchmark-dev',
    run: program => ({
        // Without the unit of the time: versions before 1.8 know none.
        command: `./${program} "--benchmark_filter=$BENCH_SELECT" --benchmark_min_time=0.02 --benchmark_out=result.json --benchmark_out_format=json`,
        format: 'google-benchmark',
        output: 'result.json',
    }),
});
/** A program whose tests have benchmarks of Catch2. */
const catch2 = recogniseNative({
    tool: 'Catch2',
    included: /^\s*#\s*include\s*[<"](?:catch2\/.*|catch\.hpp)[>"][\s\S]*\bBENCHMARK(?:_ADVANCED)?\s*\(/m,
    linked: /\bCatch2::Catch2/,
    package: 'catch2',
    run: program => ({
        command: `./${program} "$BENCH_SELECT" -r xml --benchmark-samples 10 --benchmark-warmup-time 10`,
        format: 'catch2',
    }),
});
/** A program that uses nanobench. */
const nanobench = recogniseNative({
    tool: 'nanobench',
    included: /^\s*#\s*include\s*[<"](?:.*\/)?nanobench\.h[>"]/m,
    linked: /\bnanobench\b/,
    run: program => ({ command: `./${program}`, format: 'nanobench' }),
    adviseOn: (source, text) => text.includes('templates::json')
        ? []
        : [
            `Let ${source} print its numbers: bench.output(nullptr), and then bench.render(ankerl::nanobench::templates::json(), std::cout).`,
        ],
});
function recogniseNative({ tool, included, linked, package: library, run, adviseOn }) {
    return repository => {
        const { files, read } = repository;
        const sources = files.filter(path => /\.(?:cc|cpp|cxx)$/.test(path) && included.test(read(path)));
        const build = findLinked(files, read, linked) ?? sources.map(path => (0,workflow_build/* findBuild */.w)(repository, path)).find(Boolean);
        if (build === undefined)
            return undefined;
        const [source] = sources;
        const isInstalled = build.needs !== undefined || files.some(path => /find_package\(\s*(?:benchmark|Catch2)/.test(read(path)));
        const packages = [...(isInstalled && library ? [library] : []), ...(build.needs ?? [])];
        return {
            tool,
            evidence: build.evidence,
            languages: [],
            build: [
                ...(packages.length === 0 ? [] : [`sudo apt-get update && sudo apt-get install --yes ${packages.join(' ')}`]),
                ...build.lines,
            ].join('\n'),
            payload: [build.program],
            ...run(build.program),
            ...(source && adviseOn ? { advice: adviseOn(source, read(source)) } : {}),
        };
    };
}
/** The program that CMake links with a library. */
function findLinked(files, read, linked) {
    const call = /target_link_libraries\(\s*([\w.-]+)([^)]*)\)/g;
    for (const file of files.filter(path => (0,project/* baseOf */.bx)(path) === 'CMakeLists.txt')) {
        const found = [...read(file).matchAll(call)].find(([, , libraries = '']) => linked.test(libraries));
        if (found && files.includes('CMakeLists.txt'))
            return { ...(0,workflow_build/* makeCmake */.ub)((0,project/* directoryOf */.jt)(file), found[1]), evidence: `${file}, which links ${found[1]} with it` };
    }
    return undefined;
}
/** A build of Maven or Gradle with JMH. */
const jmh = ({ files, read }) => {
    const pom = files.find(path => (0,project/* baseOf */.bx)(path) === 'pom.xml' && read(path).includes('jmh-core'));
    const gradle = files.find(path => /^build\.gradle(\.kts)?$/.test((0,project/* baseOf */.bx)(path)) && read(path).includes('me.champeau.jmh'));
    const file = pom ?? gradle;
    if (file === undefined)
        return undefined;
    const below = (0,project/* directoryOf */.jt)(file) === '.' ? '' : `${(0,project/* directoryOf */.jt)(file)}/`;
    const jar = pom ? `${below}target/benchmarks.jar` : `${below}build/libs/*-jmh.jar`;
    return {
        tool: 'JMH',
        evidence: file,
        languages: [{ uses: 'actions/setup-java@v5', with: { distribution: 'temurin', 'java-version': '21' } }],
        build: pom ? `mvn --batch-mode --quiet --file ${file} package -DskipTests` : './gradlew jmhJar',
        payload: [jar],
        command: `java -jar ${jar} "$BENCH_SELECT" -f 1 -wi 3 -w 200ms -i 3 -r 200ms -rf json -rff result.json`,
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
    const where = [...new Set(tests.map(project/* directoryOf */.jt))].length === 1 ? (0,project/* directoryOf */.jt)(first) : '';
    return {
        tool: 'pytest-benchmark',
        evidence: `the fixture "benchmark" in ${first}`,
        languages: [{ uses: 'actions/setup-python@v6', with: { 'python-version': '3.x' } }],
        payload: project/* sources */.Tj,
        install: `python -m venv .venv && .venv/bin/pip install --quiet ${packages.join(' ')}`,
        command: `.venv/bin/python -m pytest ${where === '' || where === '.' ? '' : `${where} `}-k "$BENCH_SELECT" -p no:cacheprovider --benchmark-only --benchmark-min-rounds=1 --benchmark-max-time=0.05 --benchmark-json=result.json`,
        format: 'pytest-benchmark',
        output: 'result.json',
        advice: ['Check that install has all packages that your tests need.'],
    };
};

;// CONCATENATED MODULE: ./lib/workflow/projects/rust.js
/** A bench target of Criterion. */
const criterion = repository => recognise(repository, 'criterion', {
    tool: 'Criterion',
    command: 'rm -rf results && CRITERION_HOME=results ./counterbalance-bench --bench "$BENCH_SELECT" --warm-up-time 0.2 --measurement-time 0.5 --sample-size 10 --nresamples 1001 --noplot',
    format: 'criterion',
    output: 'results',
});
/** A bench target of divan. */
const divan = repository => recognise(repository, 'divan', {
    tool: 'divan',
    command: './counterbalance-bench --bench "$BENCH_SELECT" --sample-count 10 --max-time 0.2',
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
            'If the benchmarks read files, add them to "files".',
        ],
    };
}
/** The bench targets in the text of a Cargo.toml that depends on `crate`; undefined where there is none. */
function parseTarget(manifest, crate) {
    if (!new RegExp(`^(\\[dev-dependencies\\.)?${crate}\\b`, 'm').test(manifest))
        return undefined;
    const benches = manifest.split(/^\[\[bench\]\]/m).slice(1);
    const names = benches.flatMap(text => /^\s*name\s*=\s*["']([\w-]+)["']/m.exec(text)?.[1] ?? []);
    const [name, ...others] = names;
    return name === undefined ? undefined : { name, others };
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
    catch2,
    nanobench,
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

/** A file of settings and rules that only has what editors complete and check it by. */
const newConfig = `# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/counterbalance/v1/docs/counterbalance.schema.json
# Settings and rules of the benchmarks: docs/inputs.md and docs/rules.md of Counterbalance list them.
`;
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
        files: payload.join('\n'),
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
// EXTERNAL MODULE: ./lib/command-line/own-repository.js
var own_repository = __webpack_require__(8787);
;// CONCATENATED MODULE: ./lib/command-line/init.js












const path = '.github/workflows/benchmarks.yml';
const init = {
    usage: 'counterbalance init [--command LINE]',
    summary: 'writes a workflow for the benchmarks of this repository',
    options: {
        command: {
            placeholder: 'LINE',
            group: 'What is written',
            help: 'Command that runs the benchmarks, if you want another one than what is found. Its time as a process is compared.',
        },
    },
    async run({ get, words }) {
        if (words.length > 0)
            throw new values/* InputError */.dz(`"${words[0]}" is not expected: init has no arguments but --command`);
        const { root, git, ...repository } = await (0,own_repository/* readRepository */.N)();
        const projects = get('command') === '' ? recogniseProjects(repository) : [makeScript(get('command'), repository)];
        const [first, ...others] = projects;
        if (first === undefined)
            throw new values/* InputError */.dz(nothingFound);
        (0,files/* createFile */.x3)((0,external_node_path_.join)(root, path), writeWorkflow(first, await findBranch(git)));
        if (!judging/* usualConfigs */.C.some(name => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, name)))) {
            (0,files/* createFile */.x3)((0,external_node_path_.join)(root, judging/* usualConfigs */.C[0]), newConfig);
            process.stdout.write(`wrote ${judging/* usualConfigs */.C[0]}\n`);
        }
        process.stdout.write((0,document_escape/* harmlessLines */.vL)(describeChoice(path, [first, ...others])));
        return exit_status/* exitStatus */.$.done;
    },
};
const nothingFound = 'no benchmarks were found (of Go, Cargo with Criterion or divan, pytest-benchmark, vitest, tinybench, mitata, Google Benchmark, Catch2, nanobench, JMH, hyperfine, or a script such as bench.sh). Name the command, such as counterbalance init --command "./app bench"';
/** The default branch, as the origin has it. */
async function findBranch(git) {
    const origin = await git.try('rev-parse', '--abbrev-ref', 'origin/HEAD');
    if (origin?.startsWith('origin/'))
        return origin.slice('origin/'.length);
    return (await git.try('rev-parse', '--verify', '--quiet', 'refs/heads/master')) === undefined ? 'main' : 'master';
}


/***/ }),

/***/ 8787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5526);



const mostFiles = 20_000;
const longestInBytes = 2 ** 18;
/** Reads the repository of the current directory: the files that git does not ignore, or all that lie there where there is no git. */
async function readRepository() {
    const { signal } = new AbortController();
    const root = (await (0,_system_git_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openGit */ .z)('.', { signal }).try('rev-parse', '--show-toplevel')) ?? '.';
    const git = (0,_system_git_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openGit */ .z)(root, { signal });
    const listed = await git.try('ls-files', '-z', '--cached', '--others', '--exclude-standard');
    const files = (listed === undefined ? walk(root) : listed.split('\0').filter(path => path !== '')).slice(0, mostFiles);
    const texts = new Map();
    return {
        root,
        git,
        files: files.sort(),
        read(path) {
            const text = texts.get(path) ?? readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
            texts.set(path, text);
            return text;
        },
    };
}
function readSmall(path) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        return stats.isFile() && stats.size <= longestInBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : '';
    }
    catch {
        return '';
    }
}
function walk(root) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { recursive: true, encoding: 'utf8' })
        .map(path => path.replaceAll('\\', '/'))
        .filter(path => !/(^|\/)(\.git|node_modules|\.venv|target|dist)(\/|$)/.test(path));
}


/***/ }),

/***/ 919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ debug),
  j: () => (/* binding */ startDebugging)
});

;// CONCATENATED MODULE: ./lib/util/hide-secrets.js
/** Names of variables that hold secrets. */
const secretName = /(TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS|AUTH)$/i;
/** Shorter values are words that a text may hold by chance. */
const shortestSecret = 5;
/** `text` without the values of secrets among `variables`, in whatever form they are sent, and without what addresses carry for the same end. */
function hideSecrets(text, variables) {
    const secrets = Object.entries(variables).flatMap(([name, value = '']) => secretName.test(name) && value.length >= shortestSecret ? listForms(value) : []);
    const longestFirst = [...new Set(secrets)].sort((a, b) => b.length - a.length);
    const known = longestFirst.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
    return known
        .replaceAll(/(\w:\/\/)[^/\s@]+@/g, '$1***@')
        .replaceAll(/\?[\w.~%-]+=[^\s"')]*/g, '?***')
        .replaceAll(/\b(authorization|bearer|basic)(\s*[:=]\s*|\s+)[^\s"',;]{8,}/gi, '$1$2***');
}
/** As a header and an address carry a secret. */
function listForms(secret) {
    const basic = base64(`x-access-token:${secret}`);
    return [secret, encodeURIComponent(secret), base64(secret), basic];
}
function base64(text) {
    return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}
/** `text` as one line that a terminal shows as it is. */
function harmlessLine(text) {
    return text.replaceAll(/\p{Cc}+/gu, ' ');
}

;// CONCATENATED MODULE: ./lib/system/debug.js

let sink;
/** Takes each request and each decision with its reason, for whoever looks for a fault; without one who asks, it does nothing. */
function debug(text) {
    sink?.(hideSecrets(harmlessLine(text), process.env));
}
/** Sends what is debugged to `write`, until it is disposed of. */
function startDebugging(write) {
    sink = write;
    return {
        [Symbol.dispose]() {
            sink = undefined;
        },
    };
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
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7975);
/* harmony import */ var _measure_variables_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3725);
/* harmony import */ var _debug_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(919);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4146);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});










const execute = (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** git said no; the message holds what it said. */
class GitError extends Error {
    name = 'GitError';
}
/** git in the repository that `directory` is in. */
function openGit(directory, { credentials, signal }) {
    const run = async (words, signal) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const trust = __addDisposableResource(env_1, await trustWorkspace(directory), true);
            const env = { ...listVariables(), ...trust.variables };
            return await runGit(directory, [...quietly, ...words], { env, ...(signal && { signal }) });
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    };
    return {
        run: (...words) => run(words),
        try: (...words) => run(words).catch(() => undefined),
        async fetch(what) {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const _ = __addDisposableResource(env_2, timeFetch(what), false);
                const refused = await run(['fetch', '--no-tags', ...depthWords(what), 'origin', ...(what.refs ?? [])], signal).catch((error) => error);
                if (typeof refused === 'string')
                    return;
                if (credentials === undefined)
                    throw refused;
                const home = __addDisposableResource(env_2, await (0,_temporary_js__WEBPACK_IMPORTED_MODULE_7__/* .makeTemporaryDirectory */ .L)(), true);
                const { path, refs } = await fetchPrivately(home.path, what, { credentials, signal });
                await run(['-c', 'protocol.file.allow=always', 'fetch', '--no-tags', ...depthWords(what), path, ...refs], signal);
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                const result_2 = __disposeResources(env_2);
                if (result_2)
                    await result_2;
            }
        },
    };
}
/** Tells the debug log of a fetch when it is over. */
function timeFetch({ refs = ['all branches'] }) {
    const start = performance.now();
    return {
        [Symbol.dispose]: () => (0,_debug_js__WEBPACK_IMPORTED_MODULE_8__/* .debug */ .Y)(`git fetch of ${refs.join(', ')}: over after ${Math.round(performance.now() - start)} ms`),
    };
}
function depthWords({ depth }) {
    if (depth === undefined)
        return [];
    if (depth === 'whole')
        return ['--unshallow'];
    return ['commits' in depth ? `--depth=${depth.commits}` : `--deepen=${depth.more}`];
}
/**
 * Nothing of git's own may go on in the background, where measuring would meet it. Hooks and monitors of the repository are programs
 * that anything before us may have set up.
 */
const quietly = ['maintenance.auto=false', 'gc.auto=0', 'core.hooksPath=/dev/null', 'core.fsmonitor='].flatMap(one => [
    '-c',
    one,
]);
/** Variables for git in the user's repository, whose configuration names programs: in a job they get no secret. */
function listVariables() {
    const own = Object.entries((0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutRunners */ .E6)(process.env));
    const kept = process.env.GITHUB_ACTIONS === 'true' ? own.filter(([name]) => !(0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .isSecret */ .$f)(name)) : own;
    return { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
}
/** Needed to find programs and places; what else steps before us may have set could lead git elsewhere. */
const plain = /^(PATH|TMPDIR|TEMP|TMP|SYSTEMROOT)$/i;
/**
 * Fetches with the token, into a new repository in `home`. Returns its path, and the names by which the fetched is fetched from there.
 *
 * Steps before us may have written the configuration of the workspace, of the user and of the system: addresses that are replaced,
 * proxies, programs. So git reads none of them here, and goes to this address alone.
 */
async function fetchPrivately(home, { refs, depth }, { credentials: { url, header }, signal }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(home, 'origin.git');
    const configuration = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(home, '.gitconfig');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(configuration, '');
    const env = {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => plain.test(name))),
        HOME: home,
        GIT_CONFIG_GLOBAL: configuration,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        LC_ALL: 'C',
    };
    const protocol = new URL(url).protocol.slice(0, -1);
    const closed = [
        'protocol.allow=never',
        `protocol.${protocol}.allow=always`,
        'credential.helper=',
        // Otherwise another server could have the header sent on to it.
        'http.followRedirects=false',
    ].flatMap(one => ['-c', one]);
    await runGit(home, ['init', '--quiet', '--bare', '--template=', path], { env, signal });
    const wanted = refs === undefined
        ? ['+refs/heads/*:refs/heads/*']
        : refs.map((ref, index) => `+${ref}:refs/heads/fetched-${index}`);
    // As deep as deepening may lead from a clone of one commit.
    const deep = depth === undefined || depth === 'whole' ? [] : ['commits' in depth ? depth.commits : depth.more + 1];
    const words = ['fetch', '--quiet', '--no-tags', ...deep.map(commits => `--depth=${commits}`), url, ...wanted];
    const secret = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `http.${url}.extraheader`, GIT_CONFIG_VALUE_0: header };
    await runGit(path, [...quietly, ...closed, ...words], { env: { ...env, ...secret }, signal });
    return {
        path,
        refs: refs === undefined
            ? ['+refs/heads/*:refs/remotes/origin/*']
            : refs.map((_, index) => `refs/heads/fetched-${index}`),
    };
}
const noTrust = { variables: {}, [Symbol.asyncDispose]: async () => undefined };
/**
 * Has git work in the workspace of a job whose files belong to somebody else, as in a container: it is the job's own all the same.
 *
 * Older gits take `safe.directory` from files alone, so this is one of ours, which includes the user's. Any other directory of
 * somebody else stays refused, because its configuration names programs.
 */
async function trustWorkspace(directory) {
    const root = findForeignRoot(directory);
    if (root === undefined)
        return noTrust;
    const home = await (0,_temporary_js__WEBPACK_IMPORTED_MODULE_7__/* .makeTemporaryDirectory */ .L)();
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(home.path, 'gitconfig');
    const { GIT_CONFIG_GLOBAL: own, XDG_CONFIG_HOME: folder = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_4__.homedir)(), '.config') } = process.env;
    const included = own === undefined ? [(0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, 'git/config'), (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_4__.homedir)(), '.gitconfig')] : [own];
    const lines = included.map(one => `[include]\n\tpath = ${JSON.stringify(one)}\n`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(path, `${lines.join('')}[safe]\n\tdirectory = ${JSON.stringify(root)}\n`);
    return { variables: { GIT_CONFIG_GLOBAL: path }, [Symbol.asyncDispose]: () => home[Symbol.asyncDispose]() };
}
/** The repository in the workspace of a job that `directory` is in, where it is another user's. */
function findForeignRoot(directory) {
    const { GITHUB_WORKSPACE: workspace } = process.env;
    const user = process.geteuid?.();
    if (!workspace || user === undefined)
        return undefined;
    try {
        const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(workspace);
        for (let at = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(directory); !(0,node_path__WEBPACK_IMPORTED_MODULE_5__.relative)(top, at).startsWith('..'); at = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(at)) {
            const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(at, '.git'), { throwIfNoEntry: false });
            if (folder)
                return [folder, (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(at)].some(({ uid }) => uid !== user) ? at : undefined;
        }
    }
    catch {
        // git says what is wrong with the directory.
    }
    return undefined;
}
async function runGit(directory, words, { env, signal }) {
    const running = execute('git', words, { cwd: directory, env, maxBuffer: 2 ** 26, ...(signal && { signal }) });
    try {
        return (await running).stdout.trimEnd();
    }
    catch (cause) {
        await awaitEnd(running.child);
        const { stderr, message } = cause;
        const shown = words.filter((word, at) => word !== '-c' && words[at - 1] !== '-c');
        throw new GitError(`git ${shown.join(' ')}: ${stderr?.trim() || message}`, { cause });
    }
}
/** Waits for the end of a process, which an abort does not. */
async function awaitEnd(child) {
    const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    if (isRunning)
        await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit');
}


/***/ }),

/***/ 4146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ removeAll),
/* harmony export */   L: () => (/* binding */ makeTemporaryDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7035);






const prefix = 'counterbalance-';
/** A new empty directory below `parent`, from which it first removes those of processes that were killed. */
async function makeTemporaryDirectory(parent = process.env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()) {
    try {
        const place = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(parent);
        await removeLeftOver(place);
        const marked = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(place, prefix));
        const owner = await mark(marked);
        // The mark is beside what is empty.
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(marked, 'files');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path);
        return {
            path,
            async [Symbol.asyncDispose]() {
                await removeMarked(marked).catch(({ message }) => {
                    // What was measured is worth more. The next run tries again, and another user's files are for that user to remove.
                    process.stderr.write(`"${marked}" could not be removed: ${message}\n`);
                });
                owner?.close();
            },
        };
    }
    catch (cause) {
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz(`no temporary directory can be made in "${parent}" (${cause.message}): set TMPDIR to another one`, { cause });
    }
}
/** Removes `path` and all below it, also where modes forbid it, as those of module caches do. */
async function removeAll(path) {
    // First, and never beside `rm`: that goes on deleting what it has begun after it has failed.
    await makeWritable(path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
}
/** Lets the owner of `path` empty it, and all directories below it. What vanishes meanwhile, or is another user's, is left alone. */
async function makeWritable(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined);
    if (!stats?.isDirectory())
        return;
    if ((stats.mode & 0o700) !== 0o700)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(path, 0o700).catch(() => undefined);
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries)
        if (entry.isDirectory())
            await makeWritable((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, entry.name));
}
/**
 * A socket in a directory, by which other processes see that the directory's owner lives: the kernel refuses connections to it once the
 * owner is gone, however it ended.
 *
 * Node has no `flock`. A number of a process says nothing in a container that shares the directory, since its processes have other
 * numbers, while a socket is found by its file. The kernel that knows the socket is part of the name: a machine that shares the
 * disk alone, or the same one after a restart, has another name, and leaves the directory alone.
 */
const marker = `.owner-${identifyKernel()}`;
function identifyKernel() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    }
    catch {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)().slice(0, 16);
    }
}
/** The longest path that every system takes for a socket; Node 20 cuts off what is longer. */
const longestInBytes = 103;
/** Marks the directory as one whose owner lives, until that is closed. Where there are no such sockets, nobody else will remove it. */
async function mark(directory) {
    const made = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(directory, `${marker}.new`);
    if (Buffer.byteLength(made) > longestInBytes)
        return undefined;
    const server = (0,node_net__WEBPACK_IMPORTED_MODULE_2__.createServer)(socket => socket.destroy());
    try {
        await new Promise((resolve, reject) => server.once('error', reject).listen(made, resolve));
        // Only now by the name that others know: a socket that nobody listens to yet looks like one that nobody listens to any more.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(made, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(directory, marker));
        return server.unref();
    }
    catch {
        server.close();
        return undefined;
    }
}
/** Removes a directory, its mark last: what cannot be removed now is found by it later. */
async function removeMarked(path) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path))
        if (name !== marker)
            await removeAll((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, name));
    await removeAll(path);
}
/** Removes our user's directories in `parent` whose owners are gone. A link to one is none. */
async function removeLeftOver(parent) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent, name);
        if (name.startsWith(prefix) && (await isLeftOver(path)))
            await removeMarked(path).catch(() => undefined);
    }
}
async function isLeftOver(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined);
    if (!stats?.isDirectory() || stats.uid !== process.getuid?.())
        return false;
    const socket = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, marker);
    if (Buffer.byteLength(socket) > longestInBytes)
        return false;
    return await new Promise(resolve => {
        const connection = (0,node_net__WEBPACK_IMPORTED_MODULE_2__.connect)(socket, () => {
            connection.destroy();
            resolve(false);
        });
        connection.once('error', ({ code }) => resolve(code === 'ECONNREFUSED'));
    });
}


/***/ }),

/***/ 9265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ findBuildOf),
/* harmony export */   ub: () => (/* binding */ makeCmake),
/* harmony export */   w: () => (/* binding */ findBuild)
/* harmony export */ });
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2876);

/** Finds how the program is built that is made of the source at `path`, by CMake, Meson or Make. */
function findBuild({ files, read }, path) {
    const builds = files.flatMap(file => {
        const folder = (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(file);
        const below = folder === '.' ? '' : `${folder}/`;
        const builder = builders.find(({ named }) => named.test((0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx)(file)));
        if (builder === undefined || !path.startsWith(below))
            return [];
        if (builder.root !== undefined && !files.includes(builder.root))
            return [];
        const target = builder.targetOf(escapePattern(path.slice(below.length))).exec(read(file))?.[1];
        return target === undefined ? [] : [{ ...builder.make(folder, target), evidence: `${file}, which builds ${path}` }];
    });
    return builds[0];
}
const builders = [
    {
        ...{ named: /^CMakeLists\.txt$/, root: 'CMakeLists.txt' },
        targetOf: source => new RegExp(`add_executable\\(\\s*([\\w.-]+)[^)]*\\b${source}`),
        make: makeCmake,
    },
    {
        ...{ named: /^meson\.build$/, root: 'meson.build' },
        targetOf: source => new RegExp(`executable\\(\\s*'([\\w.-]+)'[^)]*'${source}'`),
        make: (folder, target) => ({ ...makeMeson(folder, target), needs: ['meson'] }),
    },
    {
        named: /^(?:GNUm|[Mm])akefile$/,
        targetOf: source => new RegExp(`^((?![\\w./-]+\\.o\\b)[\\w./-]+)\\s*:[^=\\n]*(?:${source}|${source.replace(/\\\.\w+$/, '\\.o')})`, 'm'),
        make: (folder, target) => ({ ...makeMake(folder, target), needs: [] }),
    },
];
/** Finds how the program at `path` is built, which is not in the repository; undefined where nothing shows it. */
function findBuildOf({ files, read }, path) {
    const name = (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx)(path);
    const build = (evidence, ...lines) => ({ evidence, lines, program: path });
    if (/(^|\/)target\/release\//.test(path) && files.includes('Cargo.toml'))
        return build('Cargo.toml', 'cargo build --release');
    const rule = new RegExp(`^${escapePattern(path)}\\s*:`, 'm');
    const makefile = files.find(file => /^(?:GNUm|[Mm])akefile$/.test(file));
    if (makefile && rule.test(read(makefile)))
        return build(makefile, `make ${path}`);
    if (path.startsWith('build') && files.includes('CMakeLists.txt'))
        return { ...makeCmake('.', name), evidence: 'CMakeLists.txt', program: path };
    if (path.startsWith('build') && files.includes('meson.build'))
        return build('meson.build', ...makeMeson('.', name).lines);
    const isScript = files.includes('package.json') && /"build"\s*:/.test(read('package.json'));
    if (isScript && /\.[cm]?js$/.test(path))
        return build('package.json', 'npm install', 'npm run build');
    if (name.includes('.'))
        return undefined;
    if (makefile)
        return build(makefile, 'make');
    if (files.includes('go.mod')) {
        const main = files.find(file => /^cmd\/[^/]+\/main\.go$/.test(file) && (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(file) === `cmd/${name}`);
        return build('go.mod', `go build -o ${path} ${main ? `./cmd/${name}` : '.'}`);
    }
    return undefined;
}
/** Builds a target of CMake whose list is in `folder`. */
function makeCmake(folder, target) {
    return {
        lines: ['cmake -S . -B build -DCMAKE_BUILD_TYPE=Release', `cmake --build build --target ${target}`],
        program: `build/${folder === '.' ? '' : `${folder}/`}${target}`,
    };
}
function makeMeson(folder, target) {
    return {
        lines: ['meson setup build --buildtype=release', 'meson compile -C build'],
        program: `build/${folder === '.' ? '' : `${folder}/`}${target}`,
    };
}
function makeMake(folder, target) {
    const isRoot = folder === '.';
    return {
        lines: [isRoot ? `make ${target}` : `make -C ${folder} ${target}`],
        program: isRoot ? target : `${folder}/${target}`,
    };
}
function escapePattern(text) {
    return text.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}


/***/ }),

/***/ 7337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
const interpreters = /^(?:node|deno|bun|python[\d.]*|sh|bash|ruby|php|perl)$/;
/** The path of the program or script that the shell line `command` runs first; undefined where it is looked up, or cannot be told. */
function findProgram(command) {
    const words = command.trim().split(/\s+/);
    const first = words.findIndex(word => !/^\w+=/.test(word));
    const program = words[first] ?? '';
    const script = interpreters.test(program) ? words.slice(first + 1).find(word => !word.startsWith('-')) : undefined;
    const path = script ?? (program.includes('/') ? program : '');
    return /^[\w./-]+$/.test(path) && !path.startsWith('/') && !path.startsWith('..')
        ? path.replace(/^\.\//, '')
        : undefined;
}


/***/ }),

/***/ 2876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tj: () => (/* binding */ sources),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   jt: () => (/* binding */ directoryOf)
/* harmony export */ });
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


/***/ })

};
