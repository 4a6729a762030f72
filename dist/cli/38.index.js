export const id = 38;
export const ids = [38];
export const modules = {

/***/ 1038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   analyze: () => (/* binding */ analyze)
/* harmony export */ });
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5106);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2495);
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5503);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5650);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8047);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5197);
/* harmony import */ var _judging_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5317);







const analyze = {
    usage: 'counterbalance analyze RECORD.json [options]',
    summary: 'what a record says: the report as JSON, on stdout',
    options: {
        ..._judging_options_js__WEBPACK_IMPORTED_MODULE_6__/* .judgingOptions */ .D,
        looks: { value: 'ROUNDS', help: 'rounds after which the data were examined, such as 5,8,13,20 (as recorded)' },
    },
    async run({ get, words }) {
        const record = (0,_record_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeRecord */ .eT)((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readInput */ .R5)(words, 'RECORD.json'));
        const report = (0,_report_report_js__WEBPACK_IMPORTED_MODULE_3__/* .makeReport */ .d)({
            ...record,
            settings: { ...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeSettings */ .oC)(get, record.settings), ...decodeLooks(get('looks')) },
        });
        process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
        return report.status === 'errored' || report.status === 'not-compared' ? _command_js__WEBPACK_IMPORTED_MODULE_4__/* .exitStatus */ .$.notCompared : _command_js__WEBPACK_IMPORTED_MODULE_4__/* .exitStatus */ .$.done;
    },
};
function decodeLooks(text) {
    if (text.trim() === '')
        return {};
    const looks = text.split(',').map(word => (/^\s*\d{1,6}\s*$/.test(word) ? Number(word) : Number.NaN));
    if (looks.every((look, index) => look > (looks[index - 1] ?? 0)))
        return { looks };
    throw new _input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`"looks" is ${(0,_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(text)}; ascending numbers of rounds belong there, such as 5,8,13,20`);
}


/***/ }),

/***/ 5317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ judgingOptions)
/* harmony export */ });
/** The options that say how measurements become verdicts. */
const judgingOptions = {
    threshold: { value: 'PERCENT', help: 'smallest change worth reporting' },
    confidence: { value: 'PERCENT', help: 'confidence of the intervals' },
    metrics: { value: 'NAMES', help: 'metrics that are judged: primary, all, or names' },
};


/***/ }),

/***/ 372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ei: () => (/* binding */ gateConditions),
/* harmony export */   iF: () => (/* binding */ findGateFailures)
/* harmony export */ });
/* unused harmony export decidePassage */
/** What a job may be made to fail on. */
const gateConditions = ['regressed', 'inconclusive', 'incomparable', 'not-compared', 'removed'];
/** The conditions of `failOn` that hold, each in words; none: the gate is open. Applied last, after everything is published. */
function findGateFailures(run, failOn) {
    return failOn.flatMap(condition => describeCondition(run, condition) ?? []);
}
/** What the gate does where `failures` hold; `acceptance` is undefined where there is no pull request, or no label that accepts. */
function decidePassage(failures, acceptance) {
    if (failures.length === 0)
        return { kind: 'open' };
    if (acceptance?.kind === 'given')
        return { ...acceptance, kind: 'accepted', failures };
    return { kind: 'shut', reason: `"fail-on": ${failures.join('; ')}${adviceOf(acceptance)}` };
}
function adviceOf(acceptance) {
    if (acceptance?.kind === 'missing')
        return `. To accept that, add the label "${acceptance.label}" to the pull request, and run the job again`;
    if (acceptance?.kind === 'unknown')
        return `. Whether the pull request has the label "${acceptance.label}", which would accept that, could not be read: ${acceptance.reason}`;
    return '';
}
function describeCondition(run, condition) {
    if (condition === 'not-compared')
        return run.status === 'not-compared' ? 'nothing was compared' : undefined;
    const names = condition === 'removed'
        ? run.removed
        : run.findings.filter(finding => finding.verdict === condition).map(finding => finding.benchmark);
    return names.length === 0 ? undefined : `${names.length} ${condition}: ${listNames(names)}`;
}
function listNames(names) {
    const shown = names.slice(0, 5).join(', ');
    return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}


/***/ }),

/***/ 2495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cs: () => (/* binding */ decodeInputs),
  N7: () => (/* binding */ decodeLocalInputs),
  oC: () => (/* binding */ decodeSettings)
});

// UNUSED EXPORTS: decodeFailOn

// EXTERNAL MODULE: ./lib/input-values.js
var input_values = __webpack_require__(5106);
;// CONCATENATED MODULE: ./lib/baseline-input.js

const names = ['auto', 'artifact', 'ref', 'directory'];
/** The baseline that `get` asks for: `auto` is a directory where one is named, else an artifact, else built where it is said how. */
function decodeBaseline(get) {
    const directory = get('baseline-directory');
    const [ref, setup] = [get('baseline-ref') || undefined, get('setup') || undefined];
    const name = (0,input_values/* decodeChoice */._y)(get, 'baseline', names);
    if (directory && (ref || setup))
        throw new input_values/* InputError */.dz('give either "baseline-directory", or "baseline-ref" and "setup" for a baseline that is built, not both');
    if (directory && name !== 'auto' && name !== 'directory')
        throw new input_values/* InputError */.dz(`"baseline" is "${name}", and "baseline-directory" is given too: leave one of them out`);
    if (directory)
        return { kind: 'directory', directory };
    const built = { kind: 'ref', ref, setup };
    switch (name) {
        case 'directory':
            throw new input_values/* InputError */.dz('"baseline" is "directory", and "baseline-directory" is missing: it names that directory');
        case 'ref':
            return built;
        case 'artifact':
            if (setup === undefined)
                return { kind: 'artifact', ref, fallback: undefined };
            throw new input_values/* InputError */.dz('"baseline" is "artifact", and "setup" is for a baseline that is built: leave "setup" out, or "baseline" at "auto", which builds where there is no artifact');
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
    throw new input_values/* InputError */.dz('there is no baseline to compare with: give "baseline-directory" (an existing directory), or "baseline-ref" and "setup" (a commit, and how it is built)');
}

// EXTERNAL MODULE: ./lib/compare/gate.js
var gate = __webpack_require__(372);
// EXTERNAL MODULE: ./lib/format-input.js
var format_input = __webpack_require__(8801);
// EXTERNAL MODULE: ./lib/measure/measurements.js
var measurements = __webpack_require__(4407);
// EXTERNAL MODULE: ./lib/measure/quiet.js
var quiet = __webpack_require__(1900);
;// CONCATENATED MODULE: ./lib/inputs.js






/** The inputs of whoever has no artifacts: the command line, and a self-test. */
function decodeLocalInputs(given, contender, argv = []) {
    const { baseline, ...inputs } = decodeInputs(given, contender, argv);
    return { ...inputs, baseline: refuseArtifact(baseline) };
}
/** The inputs that `given` gives; `contender` is the contender's directory, `argv` the command where it came in words. */
function decodeInputs(given, contender, argv = []) {
    const get = (0,input_values/* withDefaults */.rO)(given);
    return {
        suite: get('suite'),
        commands: decodeCommands(get, argv),
        baseline: decodeBaseline(get),
        contender,
        workingDirectory: decodeWorkingDirectory(get('working-directory')),
        payload: (0,input_values/* decodeLines */.a9)(get('payload')),
        install: get('install') || undefined,
        prepare: get('prepare') || undefined,
        ...(0,format_input/* decodeFormatRequest */.R)(get),
        output: (0,format_input/* decodeOutput */.a)(get('output')),
        statistic: decodeStatistic(get('statistic')),
        warmups: (0,input_values/* decodeCount */.OV)(get, 'warmups', 0, 1000),
        rounds: decodeRounds(get),
        timeBudgetInSeconds: (0,input_values/* decodeDuration */.ZL)(get, 'time-budget'),
        invocationTimeoutInSeconds: (0,input_values/* decodeDuration */.ZL)(get, 'invocation-timeout'),
        inPlace: (0,input_values/* decodeFlag */.RS)(get, 'in-place'),
        copies: decodeCopies(get('copies')),
        quiet: (0,input_values/* decodeChoice */._y)(get, 'quiet', quiet/* quietChoices */.ZA),
        toolchain: decodeToolchain(get('toolchain')),
        seed: get('seed') || undefined,
        settings: decodeSettings(get),
        options: findOptions(get),
        failOn: decodeFailOn(get('fail-on')),
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
    'time-budget',
    'invocation-timeout',
    'metrics',
    'copies',
    'in-place',
    'quiet',
    'toolchain',
];
function findOptions(get) {
    const given = repeatable.filter(name => get(name) !== (input_values/* defaults */.NT[name] ?? ''));
    return Object.fromEntries(given.map(name => [name, get(name)]));
}
/** How measurements become verdicts; what `get` does not give is as in `fallback`. */
function decodeSettings(get, fallback) {
    const isKept = (name) => fallback !== undefined && get(name) === '';
    return {
        threshold: isKept('threshold') ? fallback.threshold : (0,input_values/* decodeFraction */.fP)(get, 'threshold', 0, 1),
        confidence: isKept('confidence') ? fallback.confidence : (0,input_values/* decodeFraction */.fP)(get, 'confidence', 0.5, 1),
        metrics: isKept('metrics') ? fallback.metrics : get('metrics'),
    };
}
function decodeCommands(get, argv) {
    const sides = [get('baseline-command'), get('contender-command')];
    const line = get('command');
    if (sides.some(Boolean)) {
        const [baseline, contender] = sides;
        if (!baseline || !contender)
            throw new input_values/* InputError */.dz('"baseline-command" and "contender-command" belong together: one of them is missing');
        if (line || argv.length > 0)
            throw new input_values/* InputError */.dz('give either one command for both sides or one for each, not both');
        return { baseline: { kind: 'shell', line: baseline }, contender: { kind: 'shell', line: contender } };
    }
    if (line && argv.length > 0)
        throw new input_values/* InputError */.dz('"command" is given twice: as an option and after "--"');
    const command = line ? { kind: 'shell', line } : decodeArgv(argv);
    return { baseline: command, contender: command };
}
/** One word with blanks in it is a shell line: nobody has a program of such a name. */
function decodeArgv(argv) {
    const [program] = argv;
    if (program === undefined || program.trim() === '')
        throw new input_values/* InputError */.dz('"command" is missing: the command that runs the benchmarks, for example "./app bench"');
    return argv.length === 1 && /\s/.test(program) ? { kind: 'shell', line: program } : { kind: 'argv', argv };
}
/** A directory outside would be the same one for every copy. */
function decodeWorkingDirectory(path) {
    if (!path.startsWith('/') && !path.split('/').includes('..'))
        return path;
    throw new input_values/* InputError */.dz(`"working-directory" is ${(0,input_values/* shown */.SP)(path)}; a directory inside of a side belongs there, such as app`);
}
const mostTools = 20;
function decodeToolchain(text) {
    const lines = (0,input_values/* decodeLines */.a9)(text);
    if (lines.length <= mostTools)
        return lines;
    throw new input_values/* InputError */.dz(`"toolchain" has ${lines.length} lines; at most ${mostTools} are run`);
}
function decodeStatistic(name) {
    if ((0,measurements/* findStatistic */.Y)(name))
        return name;
    throw new input_values/* InputError */.dz(`"statistic" is ${(0,input_values/* shown */.SP)(name)}; it can be median, mean, min, or a percentile such as p25 or p99`);
}
const mostRounds = 10_000;
/** Enough for a spread of 10 % and a threshold of 2 %. */
const mostRoundsOfAuto = 200;
/** `rounds` is short for both bounds: a number, or `auto`. */
function decodeRounds(get) {
    const text = get('rounds');
    if (text === 'auto')
        return { least: (0,input_values/* decodeCount */.OV)(get, 'min-rounds', 1, mostRoundsOfAuto), most: mostRoundsOfAuto, isAuto: true };
    if (text !== '') {
        const rounds = (0,input_values/* decodeCount */.OV)(get, 'rounds', 1, mostRounds, ', or "auto"');
        return { least: rounds, most: rounds, isAuto: false };
    }
    const most = (0,input_values/* decodeCount */.OV)(get, 'max-rounds', 1, mostRounds);
    return { least: Math.min(most, (0,input_values/* decodeCount */.OV)(get, 'min-rounds', 1, mostRounds)), most, isAuto: false };
}
function decodeCopies(text) {
    const parts = /^([12])\+([12])$/.exec(text);
    if (parts)
        return { baseline: Number(parts[1]), contender: Number(parts[2]) };
    throw new input_values/* InputError */.dz(`"copies" is ${(0,input_values/* shown */.SP)(text)}; how often each side is installed belongs there: 2+2, 2+1 (only the baseline twice), or 1+1 (no control)`);
}
/** What fails the job. */
function decodeFailOn(text) {
    const names = text.split(',').map(name => name.trim());
    if (names.length === 1 && names[0] === 'never')
        return [];
    return names.map(name => {
        const condition = gate/* gateConditions */.ei.find(candidate => candidate === name);
        if (condition)
            return condition;
        throw new input_values/* InputError */.dz(`"fail-on" holds ${(0,input_values/* shown */.SP)(name)}; it can be never, or any of ${gate/* gateConditions */.ei.join(', ')}`);
    });
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
        ...(cores.length < 2 ? ['there is no second core for the harness'] : []),
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

/***/ 5503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oh: () => (/* binding */ decodeRecordData),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   W1: () => (/* binding */ RecordError),
/* harmony export */   Wg: () => (/* binding */ ledger),
/* harmony export */   eT: () => (/* binding */ decodeRecord)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(213);
/* harmony import */ var _machine_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98);



/** The record cannot be used; the message names the place, what belongs there, and what was found. */
class RecordError extends Error {
    name = 'RecordError';
}
const longestName = 1000;
const mostRunners = 1000;
const mostLooks = 100;
const name = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(longestName));
const text = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(65_536));
const fraction = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_2__/* .maxValue */ .cGV(1));
const count = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .minValue */ .Wwf(0));
const finite = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .finite */ .E2x());
const copy = valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO([1, 2]);
const measurement = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    benchmark: name,
    metric: name,
    unit: valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(longestName)),
    better: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['lower', 'higher', 'unknown']), 'unknown'),
    primary: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), false),
    // A value that is not finite has no JSON; it is written as null.
    value: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    samples: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()))),
    error: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
});
const invocation = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    side: valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['baseline', 'contender']),
    copy,
    outcome: valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['ok', 'failed', 'timed-out']),
    startedAt: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(finite),
    reason: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    measurements: valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(measurement),
});
const warnings = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: name, message: text })), valibot__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(1000));
const origin = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    label: text,
    source: valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name),
    artifact: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ runId: count, runNumber: count, digest: name, behind: count })),
    environment: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_machine_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .environment */ .c),
    command: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
});
const plan = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    copies: valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ baseline: copy, contender: copy }),
    inPlace: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), false),
    rounds: count,
    looks: valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(count), valibot__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(mostLooks)),
    stoppedBy: valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: finite,
});
const ledgerEntry = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    benchmark: name,
    estimate: finite,
    standardError: valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(finite, valibot__WEBPACK_IMPORTED_MODULE_2__/* .minValue */ .Wwf(0)),
    fingerprint: name,
});
const ledger = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(ledgerEntry), valibot__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(100_000));
const settings = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    threshold: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(fraction, 0.02),
    confidence: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .minValue */ .Wwf(0.5), valibot__WEBPACK_IMPORTED_MODULE_2__/* .ltValue */ .ulq(1)), 0.95),
    metrics: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text, 'primary'),
    looks: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(count), valibot__WEBPACK_IMPORTED_MODULE_2__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(mostLooks))),
});
const runner = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    label: name,
    firstRound: count,
    seed: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name),
    environment: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_machine_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .environment */ .c),
});
const around = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    suite: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name, 'benchmark'),
    leg: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name),
    shard: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name),
    pullRequest: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(count),
    seed: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name),
    command: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    options: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(/^[a-z-]{1,40}$/)), text)),
    statistic: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name),
    sides: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ baseline: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(origin), contender: origin })),
    absence: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    plan: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(plan),
    settings: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(settings, {}),
    environment: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_machine_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .environment */ .c),
    runners: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(runner), valibot__WEBPACK_IMPORTED_MODULE_2__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(mostRunners))),
    ledger: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(ledger),
    identical: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    host: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()), valibot__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .z.rounds), valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_machine_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .hostSample */ .F))),
    warnings: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(warnings, []),
});
/** A record from JSON that nobody vouches for. */
function decodeRecord(json, limits = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .z) {
    if (json.length > limits.characters)
        throw new RecordError(`the record has ${json.length} characters; at most ${limits.characters} are read`);
    return decodeRecordData(parseJson(json), limits);
}
/** A record from what JSON was parsed to. */
function decodeRecordData(data, limits = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .z) {
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new RecordError('this is not a record: it has no "schema"');
    if (data.schema !== 'counterbalance/record@1')
        throw new RecordError(`"schema" is ${shown(data.schema)}; this version reads "counterbalance/record@1"`);
    const { rounds, ...rest } = data;
    const record = { ...decode(around, rest, ''), rounds: decodeRounds(rounds, limits) };
    refuseMisplaced(record);
    refuseOther(record);
    return record;
}
/** Each round is some runner's, and a runner has at least one. */
function refuseMisplaced({ runners = [], rounds }) {
    runners.forEach(({ firstRound }, index) => {
        const before = runners[index - 1];
        const isInPlace = before === undefined ? firstRound === 0 : firstRound > before.firstRound;
        if (!isInPlace || firstRound >= rounds.length)
            throw new RecordError(`"runners.${index}.firstRound" is ${firstRound}; the runners' first rounds go up from 0, and stay below the number of rounds`);
    });
}
/** What the machine did is told for every round, or not at all. */
function refuseOther({ host, rounds }) {
    if (host === undefined || host.length === rounds.length)
        return;
    throw new RecordError(`"host" has ${host.length} rounds, and "rounds" has ${rounds.length}`);
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        throw new RecordError(`this is not JSON, or it was cut off: ${cause.message.slice(0, longestShown)}`, {
            cause,
        });
    }
}
function decodeRounds(rounds, limits) {
    if (!Array.isArray(rounds))
        throw new RecordError(`"rounds": a list of rounds belongs here, not ${shown(rounds)}`);
    if (rounds.length > limits.rounds)
        throw new RecordError(`"rounds" has ${rounds.length} rounds; at most ${limits.rounds} are read`);
    const metrics = new Map();
    const benchmarks = new Set();
    let measurements = 0;
    return rounds.map((round, index) => {
        const decoded = decode(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(invocation), round, `rounds[${index}]`);
        measurements += decoded.reduce((sum, one) => sum + one.measurements.length, 0);
        if (measurements > limits.measurements)
            throw new RecordError(`more than ${limits.measurements} measurements are not read`);
        for (const one of decoded)
            for (const { benchmark } of one.measurements)
                benchmarks.add(benchmark);
        if (benchmarks.size > limits.benchmarks)
            throw new RecordError(`more than ${limits.benchmarks} benchmarks are not read`);
        refuseRepeated(decoded, `rounds[${index}]`);
        return decoded.map(one => makeInvocation(one, metrics));
    });
}
/** Nothing is measured twice in a round; and the null distribution of a round with hundreds of values would take for ever. */
function refuseRepeated(round, at) {
    const slot = findRepeated(round.map(({ side, copy }) => `${side} ${copy}`));
    if (slot !== undefined)
        throw new RecordError(`"${at}": ${slot} belongs here once`);
    round.forEach(({ measurements }, index) => {
        const series = findRepeated(measurements.map(({ benchmark, metric }) => `${benchmark}\n${metric}`));
        if (series === undefined)
            return;
        const [benchmark, metric] = series.split('\n').map(shown);
        throw new RecordError(`"${at}.${index}.measurements": ${benchmark} with the metric ${metric} belongs here once`);
    });
}
function findRepeated(names) {
    return new Set(names).size === names.length ? undefined : names.find((name, index) => names.indexOf(name) < index);
}
function makeInvocation(data, metrics) {
    const { side, copy, measurements, ...rest } = data;
    const decoded = measurements.map((one) => {
        const { benchmark, metric, unit, better, primary, value, samples, ...error } = one;
        return {
            benchmark,
            metric: shared(metrics, { name: metric, unit, better, ...(primary ? { primary } : {}) }),
            value: toValue(value),
            ...(samples ? { samples: samples.map(toValue) } : {}),
            ...error,
        };
    });
    return { ...rest, slot: { side, copy }, measurements: decoded };
}
/** JSON has numbers that are too large for us, and none that is infinite. */
function toValue(value) {
    return value !== null && Number.isFinite(value) ? value : Number.NaN;
}
/** The one object for all equal metrics: a record holds the same few thousands of times. */
function shared(metrics, metric) {
    const key = `${metric.better}\n${metric.unit}\n${metric.primary}\n${metric.name}`;
    const first = metrics.get(key);
    if (first)
        return first;
    metrics.set(key, metric);
    return metric;
}
function decode(schema, data, at) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(schema, data, { abortEarly: true });
    if (result.success)
        return result.output;
    const issue = result.issues[0];
    const path = [at, valibot__WEBPACK_IMPORTED_MODULE_2__/* .getDotPath */ .BuJ(issue) ?? '']
        .filter(part => part !== '')
        .join('.')
        .slice(0, longestShown);
    const received = issue.received.slice(0, longestShown);
    throw new RecordError(`"${path}": ${issue.expected ?? 'something else'} belongs here, not ${received}`);
}
const longestShown = 200;
/** `value` in a message; of a list or an object, which may go down for ever, only that it is one. */
function shown(value) {
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    return (JSON.stringify(value) ?? 'nothing').slice(0, longestShown);
}


/***/ }),

/***/ 213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ artifactLimits),
/* harmony export */   z: () => (/* binding */ generousLimits)
/* harmony export */ });
/** What a machine can still hold; for records that their reader has chosen. */
const generousLimits = {
    characters: 2 ** 28,
    rounds: 100_000,
    measurements: 10_000_000,
    benchmarks: 1_000_000,
};
/** For records from artifacts, which anybody can have made: a report over so many benchmarks takes half a minute. */
const artifactLimits = {
    characters: 2 ** 25,
    rounds: 10_000,
    measurements: 500_000,
    benchmarks: 10_000,
};


/***/ }),

/***/ 98:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hostSample),
/* harmony export */   c: () => (/* binding */ environment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

const mostTools = 100;
const name = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(1000));
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const onOrOff = valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['on', 'off']);
/** A machine, in a record or a manifest. */
const environment = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    fingerprint: name,
    cpu: name,
    cores: count,
    memoryInBytes: count,
    os: name,
    kernel: name,
    node: name,
    runner: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name),
    virtualization: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name),
    governor: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name),
    turbo: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(onOrOff),
    smt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(onOrOff),
    aslr: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(onOrOff),
    held: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ cores: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name), niceness: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeInteger */ .Y2b())) })),
    toolchain: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ command: name, version: name })), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(mostTools))),
});
const amount = valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(1e18)));
/** What a machine did in one round. */
const hostSample = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    seconds: amount,
    cpuSeconds: amount,
    stealSeconds: amount,
    othersSeconds: amount,
    cpuWaitSeconds: amount,
    ioWaitSeconds: amount,
    memoryWaitSeconds: amount,
    swappedPages: amount,
    outOfMemoryKills: amount,
    throttles: amount,
    frequencyInHertz: amount,
    load: amount,
    availableMemoryInBytes: amount,
    freeDiskInBytes: amount,
    spinSeconds: amount,
});


/***/ })

};
