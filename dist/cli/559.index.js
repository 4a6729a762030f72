export const id = 559;
export const ids = [559];
export const modules = {

/***/ 5317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ judgingOptions)
/* harmony export */ });
/** The options that say how measurements become verdicts. */
const judgingOptions = {
    threshold: { value: 'PERCENT', help: 'smallest change worth reporting' },
    confidence: { value: 'PERCENT', help: 'confidence of the intervals' },
    config: { value: 'FILE', help: "rules by benchmark; the baseline's, where not given" },
    metrics: { value: 'NAMES', help: 'metrics that are judged: primary, all, or names' },
};


/***/ }),

/***/ 6341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ isOfRulesOnly),
/* harmony export */   Gj: () => (/* binding */ allowances),
/* harmony export */   ei: () => (/* binding */ gateConditions)
/* harmony export */ });
/* unused harmony export noGate */
/** What a job may be made to fail on. */
const gateConditions = [
    'regressed',
    'inconclusive',
    'incomparable',
    'not-compared',
    'removed',
    'budget',
    'required',
];
/** What a gate fails on without being asked, and may be told to let pass. */
const allowances = ['removed', 'errored', 'incomparable', 'not-compared', 'missing-legs'];
/** No gate: nothing that is found fails the job. */
const noGate = { failOn: [], allow: [] };
const ruleConditions = ['budget', 'required'];
/** Returns whether the gate asks about rules only: then it looks at what the rules name, and at nothing else. */
function isOfRulesOnly({ failOn }) {
    return failOn.every(condition => ruleConditions.includes(condition));
}


/***/ }),

/***/ 8116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cs: () => (/* binding */ decodeInputs),
  N7: () => (/* binding */ decodeLocalInputs),
  oC: () => (/* binding */ decodeSettings)
});

// UNUSED EXPORTS: decodeConfig

// EXTERNAL MODULE: ./lib/measure/measurements.js
var measurements = __webpack_require__(4407);
// EXTERNAL MODULE: ./lib/measure/quiet.js
var quiet = __webpack_require__(1900);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/inputs/baseline.js

const names = ['auto', 'artifact', 'ref', 'directory'];
/** The baseline that `get` asks for: `auto` is a directory where one is named, else an artifact, else built where it is said how. */
function decodeBaseline(get) {
    const directory = get('baseline-directory');
    const [ref, setup] = [get('baseline-ref') || undefined, get('setup') || undefined];
    const name = (0,values/* decodeChoice */._y)(get, 'baseline', names);
    if (directory && (ref || setup))
        throw new values/* InputError */.dz('give either "baseline-directory", or "baseline-ref" and "setup" for a baseline that is built, not both');
    if (directory && name !== 'auto' && name !== 'directory')
        throw new values/* InputError */.dz(`"baseline" is "${name}", and "baseline-directory" is given too: leave one of them out`);
    if (directory)
        return { kind: 'directory', directory };
    const built = { kind: 'ref', ref, setup };
    switch (name) {
        case 'directory':
            throw new values/* InputError */.dz('"baseline" is "directory", and "baseline-directory" is missing: it names that directory');
        case 'ref':
            return built;
        case 'artifact':
            if (setup === undefined)
                return { kind: 'artifact', ref, fallback: undefined };
            throw new values/* InputError */.dz('"baseline" is "artifact", and "setup" is for a baseline that is built: leave "setup" out, or "baseline" at "auto", which builds where there is no artifact');
        case 'auto':
            if (ref === undefined && setup === undefined && get('baseline-command'))
                return { kind: 'command' };
            return { kind: 'artifact', ref, fallback: ref === undefined && setup === undefined ? undefined : built };
    }
}
/** `baseline` where there are no artifacts: what it falls back to. */
function refuseArtifact(baseline) {
    if (baseline.kind !== 'artifact')
        return baseline;
    if (baseline.fallback !== undefined)
        return baseline.fallback;
    throw new values/* InputError */.dz('there is no baseline to compare with: give "baseline-directory" (an existing directory), or "baseline-ref" and "setup" (a commit, and how it is built)');
}

// EXTERNAL MODULE: ./lib/inputs/format.js
var format = __webpack_require__(3982);
// EXTERNAL MODULE: ./lib/compare/gate/policy.js
var policy = __webpack_require__(6341);
;// CONCATENATED MODULE: ./lib/inputs/gate.js


/** What fails the job, by `fail-on` and `allow`. */
function decodeGate(get) {
    const failOn = decodeConditions(get('fail-on'));
    const allow = splitNames(get('allow')).map(name => pick('allow', name, policy/* allowances */.Gj, ''));
    const both = allow.find(name => failOn.includes(name));
    if (both !== undefined)
        throw new values/* InputError */.dz(`"${both}" is both in "fail-on" and in "allow": take it out of one of them`);
    return { failOn, allow };
}
function decodeConditions(text) {
    const names = splitNames(text);
    if (names.length === 1 && names[0] === 'never')
        return [];
    return names.map(name => pick('fail-on', name, policy/* gateConditions */.ei, 'never, or '));
}
/** A repeated option gives a line for each. */
function splitNames(text) {
    return text.trim() === '' ? [] : text.split(/[,\n]/).map(name => name.trim());
}
function pick(input, name, names, otherwise) {
    const known = names.find(one => one === name);
    if (known !== undefined)
        return known;
    throw new values/* InputError */.dz(`"${input}" holds ${(0,values/* shown */.SP)(name)}; it can be ${otherwise}any of ${names.join(', ')}`);
}

;// CONCATENATED MODULE: ./lib/measure/instruments/request.js
const instrumentNames = ['clock', 'rusage', 'perf', 'callgrind'];
/** Whether exact counts are wanted. */
function asksForCounts(request) {
    return request !== 'auto' && request.includes('callgrind');
}

;// CONCATENATED MODULE: ./lib/inputs/measuring.js


/** Those inputs, which must go together. */
function decodeMeasuringInputs(get) {
    return {
        warmups: (0,values/* decodeCount */.OV)(get, 'warmups', 0, 1000),
        warmupTimeInSeconds: get('warmup-time') === '' ? 0 : (0,values/* decodeDurationWithin */.YT)(get, 'warmup-time', 'time-budget'),
        batch: decodeBatch(get),
        slope: decodeSlope(get),
        instruments: decodeInstruments(get),
    };
}
/** What measures the process. */
function decodeInstruments(get) {
    const text = get('instruments');
    if (text === 'auto')
        return 'auto';
    const names = (0,values/* decodeNames */.$R)(get, 'instruments', instrumentNames);
    if (!asksForCounts(names))
        return names;
    if (names.length > 1)
        throw new values/* InputError */.dz(`"instruments" is ${(0,values/* shown */.SP)(text)}; callgrind belongs there alone: it makes the command 20 to 50 times slower, so that nothing else is worth measuring beside it`);
    if (!['auto', 'process'].includes(get('format')))
        throw new values/* InputError */.dz(`"format" is ${(0,values/* shown */.SP)(get('format'))}, and "instruments" is "callgrind", which counts the instructions of the whole process and distorts all times: leave out one of the two`);
    return names;
}
const mostRuns = 10_000;
/** How many runs make one invocation. */
function decodeBatch(get) {
    if (get('batch') === 'auto')
        return 'auto';
    const runs = (0,values/* decodeCount */.OV)(get, 'batch', 1, mostRuns, ', or "auto"');
    if (runs === 1 || get('prepare') === '')
        return runs;
    throw new values/* InputError */.dz(`"batch" is ${runs}, and "prepare" is given, which is run before each invocation: the runs of a batch have nothing between them; give one of the two`);
}
/** How often the command does its work in the two runs of an invocation; undefined where it is one run. */
function decodeSlope(get) {
    const text = get('slope');
    if (text === '')
        return undefined;
    const [fewer = 0, more = 0] = /^\d+ *, *\d+$/.test(text) ? text.split(',').map(Number) : [];
    if (fewer < 1 || more <= fewer || more > mostRepeats)
        throw new values/* InputError */.dz(`"slope" is ${(0,values/* shown */.SP)(text)}; two whole numbers of repeats belong there, the smaller first, such as 10, 100`);
    if (!['auto', 'process'].includes(get('format')))
        throw new values/* InputError */.dz(`"format" is ${(0,values/* shown */.SP)(get('format'))}, and "slope" is given, which takes one time of the process itself from another: leave out one of the two`);
    if (!['auto', '1'].includes(get('batch')))
        throw new values/* InputError */.dz(`"batch" is ${(0,values/* shown */.SP)(get('batch'))}, and "slope" is given: let the command repeat its work`);
    return [fewer, more];
}
const mostRepeats = 1e9;

;// CONCATENATED MODULE: ./lib/inputs/inputs.js







/** The inputs of whoever has no artifacts: the command line, and a self-test. */
function decodeLocalInputs(given, contender, argv = []) {
    const { baseline, ...inputs } = decodeInputs(given, contender, argv);
    return { ...inputs, baseline: refuseArtifact(baseline) };
}
/** The inputs that `given` gives; `contender` is the contender's directory, `argv` the command where it came in words. */
function decodeInputs(given, contender, argv = []) {
    const get = (0,values/* withDefaults */.rO)(given);
    const measuring = decodeMeasuringInputs(get);
    return {
        suite: get('suite'),
        commands: decodeCommands(get, argv),
        baseline: decodeBaseline(get),
        contender,
        workingDirectory: decodeWorkingDirectory(get('working-directory')),
        payload: (0,values/* decodeLines */.a9)(get('payload')),
        install: get('install') || undefined,
        prepare: get('prepare') || undefined,
        ...(0,format/* decodeFormatRequest */.R)(get),
        // What is printed by a run is not what one repeat takes.
        ...(measuring.slope === undefined ? {} : { format: 'process' }),
        output: (0,format/* decodeOutput */.a)(get('output')),
        statistic: decodeStatistic(get('statistic')),
        ...measuring,
        rounds: decodeRounds(get),
        timeBudgetInSeconds: (0,values/* decodeDuration */.ZL)(get, 'time-budget'),
        invocationTimeoutInSeconds: (0,values/* decodeDuration */.ZL)(get, 'invocation-timeout'),
        inPlace: (0,values/* decodeFlag */.RS)(get, 'in-place'),
        copies: decodeCopies(get('copies')),
        quiet: (0,values/* decodeChoice */._y)(get, 'quiet', quiet/* quietChoices */.ZA),
        toolchain: decodeToolchain(get('toolchain')),
        seed: get('seed') || undefined,
        settings: decodeSettings(get),
        options: findOptions(get),
        gate: decodeGate(get),
    };
}
const repeatable = [
    'working-directory',
    'payload',
    'install',
    'prepare',
    'format',
    'pattern',
    'values',
    'output',
    'statistic',
    'warmups',
    'warmup-time',
    'batch',
    'slope',
    'instruments',
    'time-budget',
    'invocation-timeout',
    'metrics',
    'config',
    'copies',
    'in-place',
    'quiet',
    'toolchain',
];
function findOptions(get) {
    const given = repeatable.filter(name => get(name) !== (values/* defaults */.NT[name] ?? ''));
    return Object.fromEntries(given.map(name => [name, get(name)]));
}
/** How measurements become verdicts; what `get` does not give is as in `fallback`. */
function decodeSettings(get, fallback) {
    const isKept = (name) => fallback !== undefined && get(name) === '';
    return {
        threshold: isKept('threshold') ? fallback.threshold : (0,values/* decodeFraction */.fP)(get, 'threshold', 0, 1),
        confidence: isKept('confidence') ? fallback.confidence : (0,values/* decodeFraction */.fP)(get, 'confidence', 0.5, 1),
        metrics: isKept('metrics') ? fallback.metrics : get('metrics'),
        ...(fallback?.rules ? { rules: fallback.rules } : {}),
    };
}
function decodeCommands(get, argv) {
    const sides = [get('baseline-command'), get('contender-command')];
    const line = get('command');
    if (sides.some(Boolean)) {
        const [baseline, contender] = sides;
        if (!baseline || !contender)
            throw new values/* InputError */.dz('"baseline-command" and "contender-command" belong together: one of them is missing');
        if (line || argv.length > 0)
            throw new values/* InputError */.dz('give either one command for both sides or one for each, not both');
        return { baseline: { kind: 'shell', line: baseline }, contender: { kind: 'shell', line: contender } };
    }
    if (line && argv.length > 0)
        throw new values/* InputError */.dz('"command" is given twice: as an option and after "--"');
    const command = line ? { kind: 'shell', line } : decodeArgv(argv);
    return { baseline: command, contender: command };
}
/** One word with blanks in it is a shell line: nobody has a program of such a name. */
function decodeArgv(argv) {
    const [program] = argv;
    if (program === undefined || program.trim() === '')
        throw new values/* InputError */.dz('"command" is missing: the command that runs the benchmarks, for example "./app bench"');
    return argv.length === 1 && /\s/.test(program) ? { kind: 'shell', line: program } : { kind: 'argv', argv };
}
/** A directory outside would be the same one for every copy. */
function decodeWorkingDirectory(path) {
    if (!path.startsWith('/') && !path.split('/').includes('..'))
        return path;
    throw new values/* InputError */.dz(`"working-directory" is ${(0,values/* shown */.SP)(path)}; a directory inside of a side belongs there, such as app`);
}
const mostTools = 20;
function decodeToolchain(text) {
    const lines = (0,values/* decodeLines */.a9)(text);
    if (lines.length <= mostTools)
        return lines;
    throw new values/* InputError */.dz(`"toolchain" has ${lines.length} lines; at most ${mostTools} are run`);
}
function decodeStatistic(name) {
    if ((0,measurements/* findStatistic */.Y)(name))
        return name;
    throw new values/* InputError */.dz(`"statistic" is ${(0,values/* shown */.SP)(name)}; it can be median, mean, min, or a percentile such as p25 or p99`);
}
const mostRounds = 10_000;
/** Enough for a spread of 10 % and a threshold of 2 %. */
const mostRoundsOfAuto = 200;
/** `rounds` is short for both bounds: a number, or `auto`. */
function decodeRounds(get) {
    const text = get('rounds');
    if (text === 'auto')
        return { least: (0,values/* decodeCount */.OV)(get, 'min-rounds', 1, mostRoundsOfAuto), most: mostRoundsOfAuto, isAuto: true };
    if (text !== '') {
        const rounds = (0,values/* decodeCount */.OV)(get, 'rounds', 1, mostRounds, ', or "auto"');
        return { least: rounds, most: rounds, isAuto: false };
    }
    const most = (0,values/* decodeCount */.OV)(get, 'max-rounds', 1, mostRounds);
    return { least: Math.min(most, (0,values/* decodeCount */.OV)(get, 'min-rounds', 1, mostRounds)), most, isAuto: false };
}
function decodeCopies(text) {
    const parts = /^([12])\+([12])$/.exec(text);
    if (parts)
        return { baseline: Number(parts[1]), contender: Number(parts[2]) };
    throw new values/* InputError */.dz(`"copies" is ${(0,values/* shown */.SP)(text)}; how often each side is installed belongs there: 2+2, 2+1 (only the baseline twice), or 1+1 (no control)`);
}
/** The file of rules, whose path is the same in every commit. */
function decodeConfig(get) {
    const path = get('config').replace(/^\.\//, '');
    if (path !== '' && !path.startsWith('/') && !path.split('/').includes('..'))
        return path;
    throw new InputError(`"config" is ${shown(path)}; a file of the repository belongs there, such as ${defaults.config}`);
}


/***/ }),

/***/ 2549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ handOver),
/* harmony export */   E6: () => (/* binding */ withoutRunners),
/* harmony export */   GC: () => (/* binding */ drawPadding),
/* harmony export */   Tq: () => (/* binding */ describeWithheld),
/* harmony export */   XT: () => (/* binding */ placeVariables),
/* harmony export */   oV: () => (/* binding */ makeEnvironment)
/* harmony export */ });
/* unused harmony exports isOfRunner, isSecret */
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
/** Whether the variable `name` is for the action alone: no command is told it. */
function isOfRunner(name) {
    return ofRunner.some(pattern => pattern.test(name));
}
/** `variables` without the runner's, for programs that are not the user's. */
function withoutRunners(variables) {
    return Object.fromEntries(Object.entries(variables).filter(([name]) => !isOfRunner(name)));
}
/** Whether the variable `name` may hold what only the action should read. */
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
/** What a command that failed was not told, in words that follow how it ended: it may have failed for want of that. */
function describeWithheld(names = []) {
    if (names.length === 0)
        return '';
    const shown = names.slice(0, mostShown).join(', ') + (names.length > mostShown ? ', …' : '');
    return ` (withheld from it: ${shown}; "pass-env" passes the variables that it names)`;
}
/** What every invocation of both sides is given: `variables`, and what makes tools speak alike everywhere. */
function makeEnvironment(variables) {
    return { ...variables, LC_ALL: 'C.UTF-8', NO_COLOR: '1' };
}
/** What is different from `variables` where a side's files are in `root`: a command that went back to the workspace would run the contender. */
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

/***/ 4407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ makeMeasurements),
/* harmony export */   Y: () => (/* binding */ findStatistic)
/* harmony export */ });
/* harmony import */ var simple_statistics__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);

/** The statistic with this name (`median`, `mean`, `min`, or a percentile such as `p95`), or undefined. */
function findStatistic(name) {
    if (name === 'mean')
        return values => (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .RE)([...values]);
    if (name === 'min')
        return values => (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .min */ .jk)([...values]);
    const percent = name === 'median' ? 50 : Number(/^p(\d{1,2}(?:\.\d+)?)$/.exec(name)?.[1] ?? Number.NaN);
    return Number.isNaN(percent) ? undefined : values => (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .quantile */ .YV)([...values], percent / 100);
}
/**
 * One measurement for each benchmark and metric of an invocation; readings of the same benchmark and metric are its iterations.
 *
 * Iterations inside one process are correlated. Pooled across processes they would err 24–92 % of the time, so each invocation
 * counts once, with `statistic` of its iterations.
 */
function makeMeasurements(readings, statistic) {
    const groups = new Map();
    for (const reading of readings) {
        const key = `${reading.benchmark}\n${reading.metric.name}`;
        const group = groups.get(key);
        if (group)
            group.push(reading);
        else
            groups.set(key, [reading]);
    }
    return [...groups.values()].map(group => makeMeasurement(group, statistic));
}
function makeMeasurement(group, statistic) {
    const { benchmark, metric } = group[0];
    const error = group.find(reading => reading.error !== undefined)?.error;
    if (error !== undefined)
        return { benchmark, metric, value: Number.NaN, error };
    const other = group.find(reading => reading.metric.unit !== metric.unit || reading.metric.better !== metric.better);
    if (other)
        return { benchmark, metric, value: Number.NaN, error: `"${metric.name}" was printed in two units or directions` };
    const values = group.length === 1 ? group[0].values : group.flatMap(reading => reading.values);
    if (values.length === 1)
        return { benchmark, metric, value: values[0] };
    return { benchmark, metric, value: statistic(values), samples: values };
}


/***/ }),

/***/ 1900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ findObstacles),
/* harmony export */   ZA: () => (/* binding */ quietChoices),
/* harmony export */   bG: () => (/* binding */ planHold)
/* harmony export */ });
const quietChoices = ['auto', 'off', 'strict'];
const niceness = -5;
/** With fewer, leaving one to the harness would leave one, which makes another program of one with threads. */
const fewestCores = 3;
/**
 * What every invocation of both sides is held to: with `auto`, where there are three cores or more, all but the first, which is
 * left to the harness and to the system, whose interrupts mostly go there; with `strict` the last one only.
 */
function planHold(quiet, { cores, quota = Number.POSITIVE_INFINITY }) {
    if (quiet === 'off')
        return {};
    const sorted = cores.toSorted((one, other) => one - other);
    if (quiet === 'strict')
        return { cores: sorted.slice(-1), niceness };
    return Math.min(sorted.length, quota) >= fewestCores ? { cores: sorted.slice(1), niceness } : { niceness };
}
/** What keeps `machine` from being held to one core at one speed, a clause each; none where nothing does. */
function findObstacles(machine) {
    const { platform, hasLauncher, cores, quota, mayRaisePriority, turbo } = machine;
    if (platform !== 'linux')
        return [`a process can be pinned to a core on Linux, and this is ${platform}`];
    const core = planHold('strict', machine).cores?.[0];
    return [
        ...(hasLauncher ? [] : ['Python 3.8 or later is missing, which pins invocations']),
        ...(cores.length === 0 ? ['which cores may be used cannot be seen (/proc/self/status does not say)'] : []),
        ...(cores.length === 1 ? ['there is no second core for the harness'] : []),
        ...(quota !== undefined && quota < cores.length
            ? [
                `the control group may use the time of ${Number(quota.toPrecision(3))} cores, and is stopped when that is spent`,
            ]
            : []),
        ...(mayRaisePriority
            ? []
            : ['the priority may not be raised (as root, or with the capability CAP_SYS_NICE, it may)']),
        ...(core === undefined ? [] : findObstaclesOf(core, machine)),
        ...(turbo === 'on'
            ? ['turbo is on, so that a speed depends on heat (1 in intel_pstate/no_turbo or 0 in cpufreq/boost turns it off)']
            : []),
    ];
}
function findObstaclesOf(core, { governors, siblings }) {
    const governor = governors[core];
    const others = (siblings[core] ?? []).filter(sibling => sibling !== core);
    return [
        ...(governor === undefined
            ? [`the governor of core ${core} cannot be seen, as in most virtual machines, so that nothing holds its speed`]
            : governor === 'performance'
                ? []
                : [`the governor of core ${core} is ${governor} (cpupower frequency-set -g performance changes it)`]),
        ...(others.length === 0
            ? []
            : [`core ${core} is the same hardware as core ${others.join(', ')} (off in cpu/smt/control separates them)`]),
    ];
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
/* harmony import */ var _measure_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2549);




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
async function runGit(directory, words, { variables = {}, signal } = {}) {
    const env = { ...(0,_measure_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutRunners */ .E6)(process.env), ...variables, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    const running = execute('git', words, { cwd: directory, env, maxBuffer: 2 ** 26, ...(signal && { signal }) });
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

/***/ 7216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oL: () => (/* binding */ resolveBaseline)
});

// UNUSED EXPORTS: listAncestors, nameBaseline

;// CONCATENATED MODULE: ./lib/baseline/commit.js
/**
 * Which commit the contender was built on, where no `ref` is asked for.
 *
 * Against the tip of the base branch, that branch's own commits would be blamed on the contender: so it is where the two parted.
 * Where the checkout, `head`, is GitHub's merge of a pull request, the contender was built on that merge's first parent.
 */
function chooseBaselineCommit(ref, occasion, head) {
    if (ref !== undefined)
        return { kind: 'named', ref };
    if (head === occasion.mergeCommit)
        return { kind: 'first-parent' };
    if (occasion.before !== undefined)
        return { kind: 'named', ref: occasion.before };
    return { kind: 'merge-base', branch: occasion.baseBranch };
}

// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/system/git/history.js


const deepenings = ['--deepen=50', '--deepen=500', '--unshallow'];
/** The full name of the baseline commit, which is then in the repository: what a shallow clone lacks is fetched. */
async function resolveBaseline(git, ref, occasion) {
    return await fetchCommit(git, await nameBaseline(git, ref, occasion));
}
/** The full name of the baseline commit, which need not be in the repository: a shallow clone can tell it, and nothing is fetched for it. */
async function nameBaseline(git, ref, occasion) {
    const head = await git.try('rev-parse', '--verify', 'HEAD');
    if (head === undefined)
        throw new values/* InputError */.dz('the baseline commit cannot be told, since this is not a git checkout: run actions/checkout before, or give "baseline-directory"');
    const commit = chooseBaselineCommit(ref, occasion, head);
    switch (commit.kind) {
        case 'named':
            return isFullName(commit.ref) ? commit.ref : await resolveNamed(git, commit.ref);
        case 'first-parent':
            return await readFirstParent(git);
        case 'merge-base':
            return await leaveHead(git, head, await findMergeBase(git, head, commit.branch));
    }
}
/** The commits before `commit` along first parents, the nearest first; undefined where the clone is shallow, and cannot tell. */
async function listAncestors(git, commit) {
    if ((await git.try('rev-parse', '--is-shallow-repository')) !== 'false')
        return undefined;
    const line = await git.try('rev-list', '--first-parent', `--max-count=${mostAncestors + 1}`, commit, '--');
    return line?.split('\n').slice(1);
}
const mostAncestors = 300;
function isFullName(ref) {
    return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(ref);
}
/** `base`, or, where that is the very commit that is checked out and nothing in its files was changed, the one before. */
async function leaveHead(git, head, base) {
    if (base !== head || (await git.run('status', '--porcelain', '--untracked-files=no')) !== '')
        return base;
    return await readFirstParent(git);
}
/** The first parent of the checked-out commit, as that names it itself: a shallow clone knows the name without having the parent. */
async function readFirstParent(git) {
    const commit = await git.run('cat-file', 'commit', 'HEAD');
    const parent = /^parent (\w+)$/m.exec(commit.split('\n\n', 1)[0])?.[1];
    if (parent === undefined)
        throw new values/* InputError */.dz('the checked-out commit is the first one, with nothing before it to compare with');
    return parent;
}
async function resolveNamed(git, ref) {
    if (ref.startsWith('-'))
        throw new values/* InputError */.dz(`"baseline-ref" is "${ref}", which is not the name of a commit`);
    const known = await findCommit(git, ref);
    if (known !== undefined)
        return known;
    const commit = await tryToFetch(git, ref);
    if (commit !== undefined)
        return commit;
    throw new values/* InputError */.dz(`"baseline-ref" is "${ref}", and neither this repository nor its origin has such a commit`);
}
async function fetchCommit(git, commit) {
    if ((await findCommit(git, commit)) === undefined)
        await git.fetch(...(await depthWords(git)), 'origin', commit);
    return commit;
}
async function findMergeBase(git, head, branch) {
    const base = await findBaseBranch(git, branch);
    const find = () => git.try('merge-base', head, base);
    // What was committed here since, the origin cannot know.
    const shared = (await git.try('rev-parse', '--verify', '--quiet', '@{upstream}')) ?? head;
    let found = await find();
    for (const deepening of deepenings) {
        if (found !== undefined)
            return found;
        await git.fetch(deepening, 'origin', base, shared).catch(() => undefined);
        found = await find();
    }
    if (found !== undefined)
        return found;
    throw new values/* InputError */.dz(`the checked-out commit has no commit in common with ${branch ?? base}: name the baseline by "baseline-ref"`);
}
/** A commit of the base branch, by its full name. */
async function findBaseBranch(git, branch) {
    if (branch !== undefined) {
        const commit = await tryToFetch(git, branch);
        if (commit !== undefined)
            return commit;
    }
    const candidates = branch === undefined
        ? ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']
        : [`origin/${branch}`, branch];
    for (const candidate of candidates) {
        const commit = await findCommit(git, candidate);
        if (commit !== undefined)
            return commit;
    }
    // A shallow clone knows no branch but its own; the origin's HEAD is on its default branch.
    const head = await tryToFetch(git, 'HEAD');
    if (head !== undefined)
        return head;
    throw new values/* InputError */.dz(`there is no branch to find the baseline on (tried ${candidates.join(', ')}): name a commit by "baseline-ref"`);
}
async function findCommit(git, ref) {
    return await git.try('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
}
/** The full name of the commit that the origin knows as `ref`. */
async function tryToFetch(git, ref) {
    const fetched = await git.fetch(...(await depthWords(git)), 'origin', ref).catch(() => undefined);
    return fetched === undefined ? undefined : await findCommit(git, 'FETCH_HEAD');
}
/** A whole clone must not become a shallow one. */
async function depthWords(git) {
    return (await git.run('rev-parse', '--is-shallow-repository')) === 'true' ? ['--depth=1'] : [];
}


/***/ }),

/***/ 288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ Interruption),
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A signal asked the program to end; what was open has been closed. */
class Interruption extends Error {
    name = 'Interruption';
}
/** Turns the signals that end a program into one that its parts can end by in good order. */
function listenForSignals() {
    const controller = new AbortController();
    const abort = (name) => controller.abort(new Interruption(`interrupted by ${name}`));
    for (const name of names)
        process.on(name, abort);
    return {
        signal: controller.signal,
        [Symbol.dispose]() {
            for (const name of names)
                process.off(name, abort);
        },
    };
}


/***/ })

};
