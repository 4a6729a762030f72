export const id = 39;
export const ids = [39];
export const modules = {

/***/ 1038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   analyze: () => (/* binding */ analyze)
/* harmony export */ });
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(646);
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5503);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4498);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8047);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5197);
/* harmony import */ var _judging_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5317);






const analyze = {
    usage: 'counterbalance analyze RECORD.json [options]',
    summary: 'what a record says: the report as JSON, on stdout',
    options: _judging_options_js__WEBPACK_IMPORTED_MODULE_5__/* .judgingOptions */ .D,
    async run({ get, words }) {
        const record = (0,_record_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeRecord */ .e)((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readInput */ .R5)(words, 'RECORD.json'));
        const report = (0,_report_report_js__WEBPACK_IMPORTED_MODULE_2__/* .makeReport */ .d)({ ...record, settings: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeSettings */ .oC)(get, record.settings) });
        process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
        return report.status === 'errored' || report.status === 'not-compared' ? _command_js__WEBPACK_IMPORTED_MODULE_3__/* .exitStatus */ .$.notCompared : _command_js__WEBPACK_IMPORTED_MODULE_3__/* .exitStatus */ .$.done;
    },
};


/***/ }),

/***/ 8047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ exitStatus)
/* harmony export */ });
/** Exit statuses; people's scripts rely on them. */
const exitStatus = {
    done: 0,
    gateFailed: 1,
    wrongCall: 2,
    notCompared: 3,
    commandFailed: 4,
    interrupted: 130,
};


/***/ }),

/***/ 2854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ verdicts)
/* harmony export */ });
const verdicts = ['regressed', 'incomparable', 'inconclusive', 'improved', 'unchanged'];


/***/ }),

/***/ 372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ gateConditions),
/* harmony export */   i: () => (/* binding */ findGateFailures)
/* harmony export */ });
/** What a job may be made to fail on. */
const gateConditions = ['regressed', 'inconclusive', 'incomparable', 'not-compared', 'removed'];
/** The conditions of `failOn` that hold, each in words; none: the gate is open. Applied last, after everything is published. */
function findGateFailures(run, failOn) {
    return failOn.flatMap(condition => describeCondition(run, condition) ?? []);
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

/***/ 1781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findStatus),
/* harmony export */   b: () => (/* binding */ statuses)
/* harmony export */ });
/** What the whole run says, the first that applies. */
const statuses = [
    'errored',
    'not-compared',
    'regressed',
    'incomparable',
    'inconclusive',
    'improved',
    'unchanged',
];
/**
 * The status of a run with these findings.
 *
 * Where nothing was judged (every direction unknown, say) the run is inconclusive: nothing speaks for "unchanged".
 */
function findStatus(run) {
    if (!run.measured)
        return 'errored';
    if (run.findings.length === 0)
        return 'not-compared';
    const found = new Set(run.findings.map(finding => finding.verdict));
    return statuses.find(status => found.has(status)) ?? 'inconclusive';
}


/***/ }),

/***/ 8237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ FormatError)
/* harmony export */ });
/** The command's output cannot be read as numbers; the message names the line and what to print instead. */
class FormatError extends Error {
    name = 'FormatError';
}


/***/ }),

/***/ 3682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tz: () => (/* binding */ detectFormat),
  FI: () => (/* binding */ findFormat),
  Fx: () => (/* binding */ formats)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./lib/metrics/unit.js
const prefixes = { '': 1, k: 1e3, K: 1e3, M: 1e6, G: 1e9, T: 1e12, Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40 };
const times = { ps: 1e-12, ns: 1e-9, us: 1e-6, µs: 1e-6, μs: 1e-6, ms: 1e-3, s: 1, sec: 1, seconds: 1, min: 60 };
const rates = ['ops', 'op', 'req', 'requests', 'iter', 'items', '1'];
const allocations = ['allocs', 'allocations'];
const known = new Map([
    ...Object.entries(times).map(([name, factor]) => entry(name, 's', factor, 'lower')),
    ...Object.entries(prefixes).flatMap(([prefix, factor]) => [
        entry(`${prefix}B`, 'B', factor, 'lower'),
        entry(`${prefix}B/s`, 'B/s', factor, 'higher'),
    ]),
    entry('bytes', 'B', 1, 'lower'),
    ...rates.flatMap(name => [entry(`${name}/s`, '1/s', 1, 'higher'), entry(`${name}/sec`, '1/s', 1, 'higher')]),
    ...allocations.map(name => entry(name, 'count', 1, 'lower')),
    entry('count', 'count', 1, 'unknown'),
]);
function entry(name, unit, factor, better) {
    return [name, { unit, factor, better }];
}
/**
 * A printed unit as its base unit, the factor that brings values to it, and the direction that is certain from it.
 *
 * A time, bytes or allocations for each operation or iteration (`ns/op`, `B/iter`) are the same quantity. A unit that is not
 * known stays as it is, with direction `unknown`.
 */
function tidyUnit(printed) {
    const name = printed.trim();
    return known.get(name) ?? known.get(name.replace(/\/(op|iter)$/, '')) ?? { unit: name, factor: 1, better: 'unknown' };
}

// EXTERNAL MODULE: ./lib/formats/format.js
var format = __webpack_require__(8237);
;// CONCATENATED MODULE: ./lib/formats/native.js



const marker = '{"bench"';
const example = '{"bench":"parse","value":12.8,"unit":"ms"}';
const longestLine = 65_536;
const longestName = 256;
const line = dist/* object */.Ikc({
    bench: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(longestName)),
    metric: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(longestName))),
    unit: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(longestName)), ''),
    better: dist/* optional */.lqM(dist/* picklist */.KIO(['lower', 'higher'])),
    value: dist/* optional */.lqM(dist/* number */.aig()),
    samples: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(dist/* number */.aig()), dist/* minLength */.BpQ(1))),
    error: dist/* optional */.lqM(dist/* string */.YjP()),
});
/** Lines of JSON that any script can print, on stdout among other lines or in the file `BENCH_OUTPUT`. */
const native_native = {
    name: 'native',
    fits: output => [output.stdout, output.benchOutput].some(text => text.startsWith(marker) || text.includes(`\n${marker}`)),
    parse(output) {
        const readings = [...parseLines(output.stdout), ...parseLines(output.benchOutput)];
        if (readings.length > 0)
            return readings;
        throw new format/* FormatError */.I(`no line of its output starts with ${marker}: print lines such as ${example}`);
    },
};
function parseLines(text) {
    return text
        .split('\n')
        .filter(candidate => candidate.startsWith(marker))
        .map(parseLine);
}
function parseLine(text) {
    const { bench, metric, unit: printed, better, value, samples, error } = decodeLine(text);
    if ([value, samples, error].filter(given => given !== undefined).length !== 1)
        throw new format/* FormatError */.I(`exactly one of "value", "samples" and "error" belongs in this line: ${shown(text)}`);
    const { unit, factor, better: certain } = tidyUnit(printed);
    const name = metric ?? (unit === 's' ? 'time' : printed || 'value');
    const values = (samples ?? [value ?? Number.NaN]).map(number => number * factor);
    const wrong = error ?? (values.every(Number.isFinite) ? undefined : 'the value is not finite');
    return {
        benchmark: bench,
        metric: { name, unit, better: better ?? certain },
        values,
        ...(wrong === undefined ? {} : { error: wrong }),
    };
}
function decodeLine(text) {
    if (text.length > longestLine)
        throw new format/* FormatError */.I(`a line of ${text.length} characters is too long: ${shown(text)}`);
    try {
        return dist/* parse */.qgA(line, JSON.parse(text));
    }
    catch (cause) {
        const why = cause instanceof dist/* ValiError */.H6d ? `${dist/* getDotPath */.BuJ(cause.issues[0]) ?? ''}: ${cause.message}` : 'it is not JSON';
        throw new format/* FormatError */.I(`a line that starts with ${marker} cannot be read (${why}): ${shown(text)}`, { cause });
    }
}
function shown(text) {
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

;// CONCATENATED MODULE: ./lib/formats/process.js
/** The wall time of the process itself: one benchmark, named like the suite. */
const processTime = {
    name: 'process',
    fits: () => true,
    parse: (output, suite) => [
        { benchmark: suite, metric: { name: 'time', unit: 's', better: 'lower' }, values: [output.seconds] },
    ],
};

;// CONCATENATED MODULE: ./lib/formats/index.js


/** Every format, the most telling first; a new tool is one file, one fixture folder and one line here. */
const formats = [native_native, processTime];
/** The format with this name, or undefined. */
function findFormat(name) {
    return formats.find(format => format.name === name);
}
/** The format that `output` is of; any output is at least of the format `process`. */
function detectFormat(output) {
    return formats.find(format => format.fits(output));
}


/***/ }),

/***/ 646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NT: () => (/* binding */ defaults),
/* harmony export */   cs: () => (/* binding */ decodeInputs),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   oC: () => (/* binding */ decodeSettings)
/* harmony export */ });
/* harmony import */ var _compare_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(372);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3682);
/* harmony import */ var _measure_measurements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4407);



/** An input that its user must change; the message names it, what it got, and what belongs there. */
class InputError extends Error {
    name = 'InputError';
}
/** What an input is where the user gives none; `action.yml` says the same. */
const defaults = {
    suite: 'benchmark',
    'working-directory': '.',
    format: 'auto',
    metrics: 'primary',
    statistic: 'median',
    warmups: '1',
    rounds: '20',
    'time-budget': '10m',
    'invocation-timeout': '5m',
    threshold: '2%',
    confidence: '95%',
    'fail-on': 'never',
    'in-place': 'false',
    copies: '2+2',
};
/** The inputs that `given` gives; `contender` is the contender's directory, `argv` the command where it came in words. */
function decodeInputs(given, contender, argv = []) {
    const get = name => given(name).trim() || (defaults[name] ?? '');
    return {
        suite: get('suite'),
        commands: decodeCommands(get, argv),
        baseline: decodeBaseline(get),
        contender,
        workingDirectory: decodeWorkingDirectory(get('working-directory')),
        payload: decodeLines(get('payload')),
        install: get('install') || undefined,
        prepare: get('prepare') || undefined,
        format: decodeFormat(get('format')),
        statistic: decodeStatistic(get('statistic')),
        warmups: decodeCount(get, 'warmups', 0, 1000),
        rounds: decodeCount(get, 'rounds', 1, 10_000),
        timeBudgetInSeconds: decodeDuration(get, 'time-budget'),
        invocationTimeoutInSeconds: decodeDuration(get, 'invocation-timeout'),
        inPlace: decodeFlag(get, 'in-place'),
        copies: decodeCopies(get('copies')),
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
    'statistic',
    'warmups',
    'time-budget',
    'invocation-timeout',
    'metrics',
    'copies',
    'in-place',
];
function findOptions(get) {
    const given = repeatable.filter(name => get(name) !== (defaults[name] ?? ''));
    return Object.fromEntries(given.map(name => [name, get(name)]));
}
/** How measurements become verdicts; what `get` does not give is as in `fallback`. */
function decodeSettings(get, fallback) {
    const isKept = (name) => fallback !== undefined && get(name) === '';
    return {
        threshold: isKept('threshold') ? fallback.threshold : decodeFraction(get, 'threshold', 0, 1),
        confidence: isKept('confidence') ? fallback.confidence : decodeFraction(get, 'confidence', 0.5, 1),
        metrics: isKept('metrics') ? fallback.metrics : get('metrics'),
    };
}
function decodeCommands(get, argv) {
    const sides = [get('baseline-command'), get('contender-command')];
    const line = get('command');
    if (sides.some(Boolean)) {
        const [baseline, contender] = sides;
        if (!baseline || !contender)
            throw new InputError('"baseline-command" and "contender-command" belong together: one of them is missing');
        if (line || argv.length > 0)
            throw new InputError('give either one command for both sides or one for each, not both');
        return { baseline: { kind: 'shell', line: baseline }, contender: { kind: 'shell', line: contender } };
    }
    if (line && argv.length > 0)
        throw new InputError('"command" is given twice: as an option and after "--"');
    const command = line ? { kind: 'shell', line } : decodeArgv(argv);
    return { baseline: command, contender: command };
}
/** One word with blanks in it is a shell line: nobody has a program of such a name. */
function decodeArgv(argv) {
    const [program] = argv;
    if (program === undefined || program.trim() === '')
        throw new InputError('"command" is missing: the command that runs the benchmarks, for example "./app bench"');
    return argv.length === 1 && /\s/.test(program) ? { kind: 'shell', line: program } : { kind: 'argv', argv };
}
function decodeBaseline(get) {
    const directory = get('baseline-directory');
    const ref = get('baseline-ref') || undefined;
    const setup = get('setup') || undefined;
    if (directory && (ref || setup))
        throw new InputError('give either "baseline-directory", or "baseline-ref" and "setup" for a baseline that is built, not both');
    if (directory)
        return { kind: 'directory', directory };
    if (ref || setup)
        return { kind: 'ref', ref, setup };
    if (get('baseline-command'))
        return { kind: 'command' };
    throw new InputError('there is no baseline to compare with: give "baseline-directory" (an existing directory), or "baseline-ref" and "setup" (a commit, and how it is built)');
}
/** A directory outside would be the same one for every copy. */
function decodeWorkingDirectory(path) {
    if (!path.startsWith('/') && !path.split('/').includes('..'))
        return path;
    throw new InputError(`"working-directory" is ${shown(path)}; a directory inside of a side belongs there, such as app`);
}
function decodeLines(text) {
    return text
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '');
}
function decodeFormat(name) {
    const names = ['auto', ..._formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .Fx.map(format => format.name)];
    if (name === 'auto' || (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findFormat */ .FI)(name))
        return name;
    throw new InputError(`"format" is ${shown(name)}; it can be ${names.join(', ')}`);
}
function decodeStatistic(name) {
    if ((0,_measure_measurements_js__WEBPACK_IMPORTED_MODULE_1__/* .findStatistic */ .Y)(name))
        return name;
    throw new InputError(`"statistic" is ${shown(name)}; it can be median, mean, min, or a percentile such as p25 or p99`);
}
function decodeCount(get, name, least, most) {
    const text = get(name);
    const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (count >= least && count <= most)
        return count;
    throw new InputError(`"${name}" is ${shown(text)}; a whole number from ${least} to ${most} belongs there`);
}
const secondsPerUnit = { ms: 0.001, s: 1, m: 60, h: 3600 };
function decodeDuration(get, name) {
    const text = get(name);
    const parts = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/.exec(text);
    const seconds = parts ? Number(parts[1]) * secondsPerUnit[parts[2]] : 0;
    if (seconds > 0)
        return seconds;
    throw new InputError(`"${name}" is ${shown(text)}; a time with its unit belongs there, such as 90s, 10m or 1h`);
}
function decodeFraction(get, name, from, below) {
    const text = get(name);
    const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text);
    const fraction = parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN;
    if (fraction >= from && fraction < below)
        return fraction;
    throw new InputError(`"${name}" is ${shown(text)}; a percentage such as ${defaults[name]} belongs there, from ${100 * from}% to below ${100 * below}%`);
}
function decodeFlag(get, name) {
    const text = get(name).toLowerCase();
    if (text === 'true' || text === 'false')
        return text === 'true';
    throw new InputError(`"${name}" is ${shown(text)}; true or false belongs there`);
}
function decodeCopies(text) {
    const parts = /^([12])\+([12])$/.exec(text);
    if (parts)
        return { baseline: Number(parts[1]), contender: Number(parts[2]) };
    throw new InputError(`"copies" is ${shown(text)}; how often each side is installed belongs there: 2+2, 2+1 (only the baseline twice), or 1+1 (no control)`);
}
function decodeFailOn(text) {
    const names = text.split(',').map(name => name.trim());
    if (names.length === 1 && names[0] === 'never')
        return [];
    return names.map(name => {
        const condition = _compare_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateConditions */ .e.find(candidate => candidate === name);
        if (condition)
            return condition;
        throw new InputError(`"fail-on" holds ${shown(name)}; it can be never, or any of ${_compare_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .gateConditions */ .e.join(', ')}`);
    });
}
function shown(text) {
    return text === '' ? 'empty' : `"${text.slice(0, 80)}"`;
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

/***/ 5503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ RecordError),
/* harmony export */   e: () => (/* binding */ decodeRecord)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

/** The record cannot be used; the message names the place, what belongs there, and what was found. */
class RecordError extends Error {
    name = 'RecordError';
}
const longestName = 1000;
const mostRounds = 100_000;
const mostMeasurements = 10_000_000;
const name = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longestName));
const text = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(65_536));
const fraction = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(1));
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const copy = valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO([1, 2]);
const measurement = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    benchmark: name,
    metric: name,
    unit: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longestName)),
    better: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['lower', 'higher', 'unknown']), 'unknown'),
    // A value that is not finite has no JSON; it is written as null.
    value: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    samples: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()))),
    error: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(text),
});
const invocation = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    side: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['baseline', 'contender']),
    copy,
    outcome: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['ok', 'failed', 'timed-out']),
    startedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(text),
    measurements: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(measurement),
});
const warnings = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: name, message: text })), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(1000));
const origin = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    label: text,
    source: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name),
    command: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(text),
});
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
});
const plan = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    copies: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: copy, contender: copy }),
    inPlace: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false),
    rounds: count,
    looks: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(count),
    stoppedBy: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['complete', 'time-budget', 'interrupted', 'failing']),
    seconds: valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
});
const settings = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    threshold: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(fraction, 0.02),
    confidence: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0.5), valibot__WEBPACK_IMPORTED_MODULE_0__/* .ltValue */ .ulq(1)), 0.95),
    metrics: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(text, 'primary'),
});
const around = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    suite: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name, 'benchmark'),
    seed: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name),
    command: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(text),
    options: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[a-z-]{1,40}$/)), text)),
    statistic: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name),
    sides: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: origin, contender: origin })),
    plan: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(plan),
    settings: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(settings, {}),
    environment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(environment),
    warnings: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(warnings, []),
});
/** A record from JSON that nobody vouches for. */
function decodeRecord(json) {
    const data = parseJson(json);
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new RecordError('this is not a record: it has no "schema"');
    if (data.schema !== 'counterbalance/record@1')
        throw new RecordError(`"schema" is ${shown(data.schema)}; this version reads "counterbalance/record@1"`);
    const { rounds, ...rest } = data;
    return { ...decode(around, rest, ''), rounds: decodeRounds(rounds) };
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        throw new RecordError(`this is not JSON, or it was cut off: ${cause.message}`, { cause });
    }
}
function decodeRounds(rounds) {
    if (!Array.isArray(rounds))
        throw new RecordError(`"rounds": a list of rounds belongs here, not ${shown(rounds)}`);
    if (rounds.length > mostRounds)
        throw new RecordError(`"rounds" has ${rounds.length} rounds; at most ${mostRounds} are read`);
    const metrics = new Map();
    let measurements = 0;
    return rounds.map((round, index) => {
        const decoded = decode(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(invocation), round, `rounds[${index}]`);
        measurements += decoded.reduce((sum, one) => sum + one.measurements.length, 0);
        if (measurements > mostMeasurements)
            throw new RecordError(`more than ${mostMeasurements} measurements are not read`);
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
        const { benchmark, metric, unit, better, value, samples, ...error } = one;
        return {
            benchmark,
            metric: shared(metrics, { name: metric, unit, better }),
            value: value ?? Number.NaN,
            ...(samples ? { samples: samples.map(sample => sample ?? Number.NaN) } : {}),
            ...error,
        };
    });
    return { ...rest, slot: { side, copy }, measurements: decoded };
}
/** The one object for all equal metrics: a record holds the same few thousands of times. */
function shared(metrics, metric) {
    const key = `${metric.better}\n${metric.unit}\n${metric.name}`;
    const first = metrics.get(key);
    if (first)
        return first;
    metrics.set(key, metric);
    return metric;
}
function decode(schema, data, at) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(schema, data, { abortEarly: true });
    if (result.success)
        return result.output;
    const issue = result.issues[0];
    const path = [at, valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue) ?? ''].filter(part => part !== '').join('.');
    throw new RecordError(`"${path}": ${issue.expected ?? 'something else'} belongs here, not ${issue.received}`);
}
function shown(value) {
    return String(JSON.stringify(value) ?? 'nothing').slice(0, 80);
}


/***/ })

};
