export const id = 821;
export const ids = [821];
export const modules = {

/***/ 8092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IU: () => (/* binding */ applyRules),
  $t: () => (/* binding */ findNamedJudging),
  mg: () => (/* binding */ withBaselineConfig),
  RK: () => (/* binding */ withOwnConfig),
  qc: () => (/* binding */ withRecordedRules),
  SU: () => (/* binding */ withRunConfig)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/declared/judging.js + 1 modules
var judging = __webpack_require__(1721);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/system/config.js
/** The file in `text`, as of today. What reads it is loaded only now: most runs have no file, and need no YAML. */
async function parseConfigToday(text, source) {
    const { decodeConfig } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(981)]).then(__webpack_require__.bind(__webpack_require__, 3981));
    return decodeConfig(text, { source, asOf: new Date().toISOString().slice(0, 10) });
}
/** Returns whether two files decide the verdicts of a suite alike; a file that is not there decides nothing. */
function judgeAlike(one, other) {
    const describe = (config) => JSON.stringify([config?.texts.judging ?? {}, (config?.rules?.list ?? []).map(({ line: _, ...rule }) => rule)]);
    return describe(one) === describe(other);
}
/** The texts of the input `settings`. */
async function parseSettings(text) {
    if (text.trim() === '')
        return {};
    const { decodeSettings } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(981)]).then(__webpack_require__.bind(__webpack_require__, 3981));
    return decodeSettings(text);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/system/git/file-at.js

const largestInBytes = 2 ** 20;
/** The text of a file as `commit` has it: null where it has none, undefined where the clone does not hold the commit. */
async function readFileAt(git, commit, path) {
    if ((await git.try('cat-file', '-e', `${commit}^{commit}`)) === undefined)
        return undefined;
    const entry = await git.run('ls-tree', '--full-tree', commit, '--', path);
    const blob = /^100\d+ blob ([0-9a-f]+)\t/.exec(entry)?.[1];
    return blob === undefined ? null : await git.run('cat-file', 'blob', blob);
}
/** The text of a file of at most 1 MiB; undefined where there is none. */
async function readSmallFile(path) {
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    return stats?.isFile() && stats.size <= largestInBytes ? await (0,promises_.readFile)(path, 'utf8') : undefined;
}

// EXTERNAL MODULE: ./lib/system/git/git.js
var git_git = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/system/git/history.js + 1 modules
var git_history = __webpack_require__(7216);
// EXTERNAL MODULE: ./lib/system/signals.js
var system_signals = __webpack_require__(288);
;// CONCATENATED MODULE: ./lib/command-line/config.js
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









/** Adds all that the file in `directory` says, or the one that `--config` names, to the options. */
async function withOwnConfig(get, directory = '.') {
    const config = await readOwn(get, directory);
    const { run, judging, history, 'self-test': selfTest } = config?.texts ?? {};
    return {
        get: withTexts(get, { ...run, ...judging, ...history, ...selfTest }),
        ...(config?.rules ? { rules: config.rules } : {}),
    };
}
/** Adds what the file here says of runs, or the one that `--config` names. */
async function withRunConfig(get) {
    return withTexts(get, (await readOwn(get, '.'))?.texts.run ?? {});
}
async function readOwn(get, directory) {
    const file = (await readNamed(get)) ?? (await parseFound(await findOwnFile(directory)));
    return file?.of((0,declarations/* decodeOne */.L7)(get, 'suite'));
}
/** Reads the file that `--config` names, if it does. Returns `get` with what it says of judging a suite. */
async function findNamedJudging(get) {
    const file = await readNamed(get);
    return suite => withJudging(get, file?.of(suite));
}
function withJudging(get, config) {
    return { get: withTexts(get, config?.texts.judging ?? {}), ...(config?.rules ? { rules: config.rules } : {}) };
}
/**
 * Adds what decides the verdicts of the comparison that `inputs` ask for: the file that is named, else that of the baseline, since the
 * contender must not choose what it is judged by.
 */
async function withBaselineConfig(get, inputs) {
    const suite = (0,declarations/* decodeOne */.L7)(get, 'suite');
    if ((0,declarations/* decodeOne */.L7)(get, 'config') !== undefined)
        return (await findNamedJudging(get))(suite);
    const [found, own] = [await findBaselineFile(inputs), await findOwnFile(inputs.contender)];
    const config = (await parseFound(found))?.of(suite);
    // One that cannot be read decides nothing here.
    const others = (await parseFound(own).catch(() => undefined))?.of(suite);
    const isOther = own !== undefined && !judgeAlike(others, config);
    return {
        ...withJudging(get, config),
        ...(isOther ? { warnings: [otherWarning(own.source)] } : {}),
    };
}
/** The rules of `record`, as they were on its day: more rounds are judged by nothing else. */
function withRecordedRules(get, { settings: { rules }, warnings }) {
    const other = warnings.filter(({ code }) => code === 'rules-changed');
    return { get, ...(rules ? { rules } : {}), ...(other.length > 0 ? { warnings: other } : {}) };
}
/** Returns `inputs` with the rules that were found. */
function applyRules(inputs, { rules, warnings }) {
    return {
        ...inputs,
        settings: { ...inputs.settings, ...(rules ? { rules } : {}) },
        ...(warnings ? { warnings } : {}),
    };
}
function withTexts(get, texts) {
    return name => get(name) || (texts[name] ?? '');
}
function otherWarning(path) {
    return {
        code: 'rules-changed',
        message: `"judging" and "rules" of the baseline are used, and the contender has different ones in ${path}: choose with "--config"`,
    };
}
async function readNamed(get) {
    const source = (0,declarations/* decodeOne */.L7)(get, 'config');
    if (source === undefined)
        return undefined;
    const text = await readSmallFile(source);
    if (text !== undefined)
        return await parseFound({ text, source });
    throw new values/* InputError */.dz(`"--config" is "${source}"; it must be a file of settings and rules of at most 1 MiB`);
}
async function parseFound(found) {
    return found && (await parseConfigToday(found.text, found.source));
}
/** Reads the file from either of the usual places. */
async function findFile(read) {
    const [first, second] = [await read(judging/* usualConfigs */.C[0]), await read(judging/* usualConfigs */.C[1])];
    if (first === undefined || second === undefined)
        return first ?? second;
    throw new values/* InputError */.dz(`there are two files of settings, ${first.source} and ${second.source}: remove one of them`);
}
async function findOwnFile(directory) {
    return await findFile(async (path) => {
        const source = (0,external_node_path_.join)(directory, path);
        const text = await readSmallFile(source);
        return text === undefined ? undefined : { text, source };
    });
}
async function findBaselineFile({ baseline, contender }) {
    switch (baseline.kind) {
        case 'directory':
            return await findOwnFile(baseline.directory);
        case 'command':
            return await findOwnFile(contender);
        case 'ref':
            return await findFileAt(baseline.ref, contender);
        case 'packed':
            return undefined;
    }
}
async function findFileAt(ref, repository) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const signals = __addDisposableResource(env_1, (0,system_signals/* listenForSignals */.s)(), false);
        try {
            const git = (0,git_git/* openGit */.z)(repository, { signal: signals.signal });
            const commit = await (0,git_history/* resolveBaseline */.oL)(git, ref, {});
            return await findFile(async (path) => {
                const text = await readFileAt(git, commit, path);
                return text ? { text, source: `${path} of ${commit.slice(0, 7)}` } : undefined;
            });
        }
        catch (error) {
            signals.signal.throwIfAborted();
            throw error;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}


/***/ }),

/***/ 21:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showPage),
/* harmony export */   u: () => (/* binding */ openOption)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5197);






/** The option that opens the page immediately. */
const openOption = {
    open: {
        help: 'Open the HTML page in the browser. If no option writes it, it is a temporary file.',
    },
};
/** Opens the page that `--html` named, or else one that `make` makes, where `get` asks for it. Returns what went wrong, in words. */
async function showPage(get, make) {
    if (get('open') !== 'true')
        return undefined;
    const named = get('html');
    if (named !== '')
        return await openInBrowser(named);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), 'counterbalance-')), 'report.html');
    const problem = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .tryToWrite */ .oo)(path, make);
    if (problem !== undefined)
        return problem;
    process.stderr.write(`The page is ${path}\n`);
    return await openInBrowser(path);
}
/** Opens the file at `path` in the browser: the one that BROWSER names, or else the system's own. Returns why it could not, in words. */
async function openInBrowser(path) {
    const [program, ...words] = listOpener();
    try {
        const opener = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, [...words, path], { stdio: 'ignore', detached: true });
        await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(opener, 'spawn');
        opener.unref();
        return undefined;
    }
    catch (error) {
        return `"${path}" could not be opened with "${program}": ${error.message}. Open it yourself, or set BROWSER to a program`;
    }
}
function listOpener() {
    const { BROWSER } = process.env;
    if (BROWSER)
        return [BROWSER];
    if (process.platform === 'darwin')
        return ['open'];
    return process.platform === 'win32' ? ['explorer'] : ['xdg-open'];
}


/***/ }),

/***/ 6821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  show: () => (/* binding */ show)
});

// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/document/terminal.js + 1 modules
var terminal = __webpack_require__(9147);
// EXTERNAL MODULE: ./lib/compare/summary.js
var summary = __webpack_require__(1519);
// EXTERNAL MODULE: ./lib/compare/series.js
var compare_series = __webpack_require__(4662);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/record/series-key.js
var series_key = __webpack_require__(2326);
;// CONCATENATED MODULE: ./lib/exports/samples.js




/** The samples of `sides`, benchmark by benchmark. */
function collectSamples(record, sides) {
    const all = (0,pair/* listContenders */.iV)(record).flatMap(({ name }, index) => {
        const { series } = (0,compare_series/* makeSeries */.YG)((0,pair/* makePair */.xP)(record, record.baseline, name));
        const roles = [...(index === 0 ? [['baseline', record.baseline]] : []), ['contender', name]];
        return roles.flatMap(([role, side]) => series.flatMap(one => makeSample(one, role, side)));
    });
    const byKey = new Map();
    for (const sample of all) {
        const key = (0,series_key/* seriesKey */.X)({ benchmark: sample.benchmark, metric: sample.metric.name });
        byKey.set(key, [...(byKey.get(key) ?? []), sample]);
    }
    return [...byKey.values()].flatMap(own => sides.flatMap(side => own.filter(one => one.side === side)));
}
function makeSample({ benchmark, metric, primary, rounds }, role, side) {
    const values = rounds.flatMap(round => round.filter(one => one.side === role).map(({ value }) => value));
    const usable = values.filter(computable/* isComputable */.$O);
    return usable.length === 0 ? [] : [{ side, benchmark, metric, isMain: primary, values: usable }];
}
/** The name of a sample in a file that has no metrics: that of its benchmark, and for other metrics than the main one also theirs. */
function nameOf({ benchmark, metric, isMain }) {
    return isMain ? benchmark : `${benchmark} (${metric.name})`;
}

;// CONCATENATED MODULE: ./lib/exports/exporters.js


/** All of them, in the order in which they are offered. */
const exporters = [
    { name: 'csv', write: writeCsv },
    { name: 'benchstat', write: writeBenchstat },
    { name: 'critcmp', isOfOne: true, write: writeCritcmp },
    { name: 'hyperfine', write: writeHyperfine },
    { name: 'bmf', isOfOne: true, write: writeBmf },
    {
        name: 'github-action-benchmark',
        isOfOne: true,
        write: (record, sides) => writeGithubActionBenchmark(record, sides, 'lower'),
    },
    {
        name: 'github-action-benchmark-bigger',
        isOfOne: true,
        write: (record, sides) => writeGithubActionBenchmark(record, sides, 'higher'),
    },
];
const columns = [
    'round',
    'turn',
    'side',
    'copy',
    'started_at_s',
    'outcome',
    'benchmark',
    'metric',
    'unit',
    'better',
    'value',
];
/**
 * A row for each value, in the order of measuring (RFC 4180, with line feeds). Rounds and turns count from 1; values are in base
 * units. An invocation that failed has a row without a benchmark; a value that a benchmark failed to give is empty.
 */
function writeCsv(record, sides) {
    const rows = record.rounds.flatMap((round, index) => round.flatMap(({ slot, startedAt, outcome, measurements }, turn) => {
        if (!sides.includes(slot.side))
            return [];
        const place = [index + 1, turn + 1, slot.side, slot.copy, startedAt ?? '', outcome];
        if (measurements.length === 0)
            return [[...place, '', '', '', '', '']];
        return measurements.map(({ benchmark, metric, value, error }) => [
            ...place,
            ...[benchmark, metric.name, metric.unit, metric.better],
            error === undefined ? value : '',
        ]);
    }));
    return [columns, ...rows].map(row => `${row.map(writeField).join()}\n`).join('');
}
function writeField(field) {
    const text = String(field);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
/**
 * A line for each value, as `go test -bench` prints them: for `benchstat -col side FILE`, or with one side in each of two files for
 * `benchstat BASELINE CONTENDER` (Go's benchmark format: golang/proposal, design 14313). Only a file of both names the sides: by that
 * name, benchstat would not compare two files with each other.
 *
 * That format has no blanks in names and units: each becomes `_`. Times are in `sec/op`.
 */
function writeBenchstat(record, sides) {
    const samples = collectSamples(record, sides);
    const units = new Map(samples.map(({ metric }) => [writeUnit(metric), metric.better]));
    const lines = sides.flatMap(side => [
        ...(sides.length > 1 ? [`side: ${side}`] : []),
        ...samples.filter(sample => sample.side === side).flatMap(writeLines),
    ]);
    return [...[...units].flatMap(([unit, better]) => describeUnit(unit, better)), ...lines]
        .map(line => `${line}\n`)
        .join('');
}
function writeLines({ benchmark, metric, values }) {
    const name = benchmark.startsWith('Benchmark') ? benchmark : `Benchmark${benchmark}`;
    return values.map(value => `${withoutBlanks(name)} 1 ${value} ${writeUnit(metric)}`);
}
/** The main units as Go has them, which benchstat scales; any other belongs to its metric alone. */
function writeUnit({ name, unit }) {
    if (name === 'time' && unit === 's')
        return 'sec/op';
    const printed = unit === 's' ? 'sec' : unit;
    return withoutBlanks(printed === '' || printed === 'count' ? name : `${name}-${printed}`);
}
function describeUnit(unit, better) {
    return better === 'higher' ? [`Unit ${unit} better=higher`] : [];
}
function withoutBlanks(text) {
    return text.replace(/[\s\p{Cc}]+/gu, '_');
}
/**
 * One side as `critcmp --export` writes it, for `critcmp BASELINE.json CONTENDER.json`: times in nanoseconds. It shows the mean and the
 * standard deviation; the intervals that its file must have are left at their points.
 */
function writeCritcmp(record, sides) {
    const times = collectSamples(record, sides).filter(({ metric }) => metric.unit === 's');
    const benchmarks = Object.fromEntries(times.map(sample => [nameOf(sample), writeBenchmark(sample)]));
    return `${JSON.stringify({ name: sides.join('-'), benchmarks }, null, 2)}\n`;
}
function writeBenchmark(sample) {
    const { mean, median, mad, sd } = (0,summary/* summarise */.f)(sample.values.map(value => value * 1e9));
    const name = nameOf(sample);
    return {
        baseline: sample.side,
        fullname: name,
        criterion_benchmark_v1: {
            group_id: name,
            function_id: null,
            value_str: null,
            throughput: null,
            full_id: name,
            directory_name: name,
        },
        criterion_estimates_v1: {
            mean: makePoint(mean),
            median: makePoint(median),
            median_abs_dev: makePoint(mad),
            slope: null,
            std_dev: makePoint(sd ?? 0),
        },
    };
}
function makePoint(value) {
    return {
        confidence_interval: { confidence_level: 0, lower_bound: value, upper_bound: value },
        point_estimate: value,
        standard_error: 0,
    };
}
/**
 * The JSON of `hyperfine --export-json`, for the scripts that come with hyperfine: a result for each benchmark and side, times in
 * seconds in the order in which they were measured. Only times fit in that file; `user` and `system` are left out.
 */
function writeHyperfine(record, sides) {
    const times = collectSamples(record, sides).filter(({ metric }) => metric.unit === 's');
    return `${JSON.stringify({ results: times.map(sample => writeResult(sample, sides.length > 1)) }, null, 2)}\n`;
}
function writeResult(sample, isBeside) {
    const { n, mean, sd, median, min, max } = (0,summary/* summarise */.f)(sample.values);
    const name = nameOf(sample);
    return {
        command: isBeside ? `${name} (${sample.side})` : name,
        mean,
        stddev: n < 2 ? null : sd,
        ...{ median, min, max },
        times: sample.values,
        parameters: { side: sample.side },
    };
}
/**
 * Bencher Metric Format of one side: the median of each metric with its quartiles. A time is Bencher's own measure `latency`, in
 * nanoseconds; other metrics keep their name and base unit.
 */
function writeBmf(record, sides) {
    const benchmarks = new Map();
    for (const sample of collectSamples(record, sides)) {
        const measures = benchmarks.get(sample.benchmark) ?? new Map();
        const [name, measure] = makeMeasure(sample);
        benchmarks.set(sample.benchmark, measures.set(name, measure));
    }
    const entries = [...benchmarks].map(([name, measures]) => [name, Object.fromEntries(measures)]);
    return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
function makeMeasure({ metric: { name, unit }, values }) {
    // What was read from such a file has that name already.
    const isLatency = unit === 's' && (name === 'time' || name === 'latency');
    const { median, q1, q3 } = (0,summary/* summarise */.f)(isLatency ? values.map(value => value * 1e9) : values);
    return [isLatency ? 'latency' : name, { value: median, lower_value: q1, upper_value: q3 }];
}
/**
 * One side as github-action-benchmark reads it: `customSmallerIsBetter` holds the metrics of which less is better, and
 * `customBiggerIsBetter` those of which more is better, as that tool takes one direction from each file. Values are medians in base units.
 */
function writeGithubActionBenchmark(record, sides, better) {
    const fitting = collectSamples(record, sides).filter(({ metric }) => metric.better === better);
    const entries = fitting.map(sample => {
        const { n, median, mad } = (0,summary/* summarise */.f)(sample.values);
        return {
            name: nameOf(sample),
            unit: sample.metric.unit,
            value: median,
            range: `± ${Number(mad.toPrecision(3))}`,
            extra: `${n} values of the ${sample.side}`,
        };
    });
    return `${JSON.stringify(entries, null, 2)}\n`;
}

// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/record/decode.js
var decode = __webpack_require__(5503);
// EXTERNAL MODULE: ./lib/report/causes-document.js
var causes_document = __webpack_require__(7256);
// EXTERNAL MODULE: ./lib/report/render.js + 23 modules
var render = __webpack_require__(4433);
// EXTERNAL MODULE: ./lib/report/report.js + 2 modules
var report_report = __webpack_require__(432);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/inputs/settings.js
var settings = __webpack_require__(8344);
// EXTERNAL MODULE: ./lib/rules/match.js
var match = __webpack_require__(3650);
// EXTERNAL MODULE: ./lib/command-line/config.js + 2 modules
var config = __webpack_require__(8092);
;// CONCATENATED MODULE: ./lib/command-line/judging.js





/** Decodes the options that judge records again and choose rows, and reads the file of settings and rules if they name one. */
async function readJudging(typed) {
    const judgingOf = await (0,config/* findNamedJudging */.$t)(typed);
    return {
        narrowing: checkNarrowing((0,declarations/* decodeGiven */.MN)(typed, 'show')),
        apply: record => {
            const { get, rules } = judgingOf(record.suite);
            const given = (0,declarations/* decodeGiven */.MN)(get, 'show');
            return {
                ...record,
                settings: {
                    ...(0,settings/* replaceSet */.hA)(record.settings, (0,settings/* makeSettings */.mF)(given), get),
                    ...(given.looks ? { looks: given.looks } : {}),
                    ...(rules ? { rules } : {}),
                },
            };
        },
    };
}
/** `asked` without anything else; a pattern that would take too long to match is refused. */
function checkNarrowing({ filter, only, sort }) {
    for (const pattern of filter) {
        if ((0,match/* countStars */.PL)(pattern) > match/* mostStars */.TE)
            throw new values/* InputError */.dz(`"filter" is "${pattern}"; a pattern has at most ${match/* mostStars */.TE} stars`);
        if ((0,match/* isTooManifold */.fl)(pattern))
            throw new values/* InputError */.dz(`"filter" is "${pattern}"; it has too many combinations: give --filter several times instead`);
    }
    return { filter, only, sort };
}

// EXTERNAL MODULE: ./lib/command-line/options.js + 3 modules
var options = __webpack_require__(8808);
// EXTERNAL MODULE: ./lib/command-line/show-page.js
var show_page = __webpack_require__(21);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var command_line_terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/show.js
















/** Wide enough for all columns, where the output is no terminal. */
const usualWidth = 120;
/** All profiled functions of each section. */
const causesPage = {
    name: 'causes',
    render: ({ sections }) => (0,terminal/* toTerminal */.y)(sections.flatMap(causes_document/* causesDocument */.oR), { width: process.stdout.columns ?? usualWidth }),
};
/** The pages that `--as` offers. */
const pages = [...render/* renderers */.ZR, causesPage];
/** The pages that are left in files, by the options of their names. */
const show_files = render/* renderers */.ZR.filter(({ file }) => file !== undefined);
const pageNames = pages.map(({ name }) => name).join(', ');
const exportNames = exporters.map(({ name }) => name).join(', ');
const show = {
    usage: 'counterbalance show RECORD.json… [--as NAME] [options]',
    summary: 'judges saved results again, and shows them as a page or as the file of another tool',
    about: 'The records of all jobs of one run become one report. Whatever you do not set is judged as the record says. "-" is standard input.',
    options: (0,options/* makeOptions */.lb)('show', {
        'What is shown': ['as', 'side', 'filter', 'only', 'sort', 'verbose', 'open'],
        'How it is judged again': ['threshold', 'looks', 'config', 'set'],
        'Files to write': ['json', 'markdown', 'html'],
    }, {
        as: {
            placeholder: 'NAME',
            default: 'terminal',
            help: `How to show it on stdout: ${pageNames}. One record can also become the file of another tool: ${exportNames}.`,
        },
        side: {
            placeholder: 'NAME',
            help: 'The side to write to the file of another tool, such as baseline or contender. By default all, if the tool can read them from one file, or else the contender.',
        },
        ...command_line_terminal/* displayOptions */.f,
        ...show_page/* openOption */.u,
        ...(0,options/* fileOptions */.N9)(show_files),
    }),
    async run({ get, words }) {
        const write = chooseExport(get);
        const page = choosePage(get);
        if (!write && !page)
            throw new values/* InputError */.dz(`"--as" is "${get('as')}"; it can be ${pageNames}, ${exportNames}`);
        (0,files/* checkOutputs */.n2)(show_files.map(({ name }) => get(name)));
        const { narrowing, apply } = await readJudging(get);
        const records = (0,files/* readInputs */.Ko)(words, 'RECORD.json').map(text => (0,decode/* decodeRecord */.eT)(text));
        if (write)
            process.stdout.write(write(records));
        if (write && get('open') === '' && show_files.every(({ name }) => get(name) === ''))
            return exit_status/* exitStatus */.$.done;
        const { report: whole, recordOf } = (0,report_report/* reportRecords */.$Q)(records.map(apply));
        const report = (0,report_report/* narrowAll */.fD)(whole, narrowing);
        const options = { ...(0,command_line_terminal/* terminalOf */.g)(process.stdout, get), recordOf };
        if (page)
            print(page, report, page.render(report, options));
        const problems = show_files.flatMap(file => (0,files/* tryToWrite */.oo)(get(file.name), () => file.render(report, options)) ?? []);
        const unopened = await (0,show_page/* showPage */.R)(get, () => render/* htmlPage */.X.render(report, options));
        return conclude(report, [...problems, ...(unopened === undefined ? [] : [unopened])]);
    },
};
function print({ name }, report, text) {
    const view = name === 'json' ? (0,report_report/* describeWhole */.bm)(report) : undefined;
    if (view !== undefined)
        process.stderr.write(`${view}: "view" has the places of these in "findings"\n`);
    process.stdout.write(name === 'json' ? (0,document_escape/* harmlessJson */.EL)(text) : text);
}
function conclude(report, problems) {
    for (const problem of problems)
        process.stderr.write(`${problem}\n`);
    const isCompared = report.status !== 'errored' && report.status !== 'not-compared';
    if (!isCompared)
        return exit_status/* exitStatus */.$.notCompared;
    return problems.length > 0 ? exit_status/* exitStatus */.$.wrongCall : exit_status/* exitStatus */.$.done;
}
/** Chooses the page that `get` requests. Returns undefined if `--as` names none. */
function choosePage(get) {
    const name = get('as') || 'terminal';
    const renderer = pages.find(one => one.name === name);
    if (renderer !== undefined && get('side')) {
        const tools = exporters.map(one => one.name).join(', ');
        throw new values/* InputError */.dz(`"--side" chooses a side for the file of another tool: ${tools}`);
    }
    return renderer;
}
/** The inputs that decide what a page says and shows. */
const ofPages = (0,declarations/* listInputs */.SS)('command line').filter(({ takenBy }) => takenBy.includes('show'));
/**
 * Chooses the function that converts a record to the file of another tool, as `get` requests. Returns undefined if `--as` names
 * no such tool.
 */
function chooseExport(get) {
    const name = get('as');
    const exporter = exporters.find(one => one.name === name);
    if (exporter === undefined)
        return undefined;
    const given = ofPages.find(input => get(input.name) !== '');
    if (given)
        throw new values/* InputError */.dz(`"${given.name}" is for pages; the file of another tool has all values`);
    return ([record, ...others]) => {
        if (others.length > 0)
            throw new values/* InputError */.dz(`"--as" is "${name}", which holds one record, not ${others.length + 1}: give exactly one`);
        return exporter.write(record, chooseSides(record, exporter, get('side')));
    };
}
function chooseSides(record, { name, isOfOne }, side) {
    const all = record.sides.map(one => one.name);
    if (side !== '')
        return [(0,values/* parseChoice */.HU)(side, '--side', all)];
    if (!isOfOne)
        return all;
    const [contender, ...others] = (0,pair/* listContenders */.iV)(record).map(one => one.name);
    if (others.length === 0)
        return [contender];
    throw new values/* InputError */.dz(`"--as" is "${name}", which holds one side: choose it with "--side"; it can be ${all.join(', ')}`);
}


/***/ }),

/***/ 8344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hA: () => (/* binding */ replaceSet),
/* harmony export */   mF: () => (/* binding */ makeSettings)
/* harmony export */ });
/* unused harmony exports usualSettings, pickUnusual */
/* harmony import */ var _compare_growth_growth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4740);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3140);


/** Makes the settings that decide how measurements become verdicts. */
function makeSettings({ threshold, confidence, metrics, judge, sameWork, exponentThreshold, suiteChanges, }) {
    return {
        ...{ threshold, confidence, metrics },
        ...(judge === 'auto' ? {} : { judge }),
        ...(sameWork === 'auto' ? {} : { sameWork }),
        ...(suiteChanges === 'not-comparable' ? {} : { suiteChanges }),
        ...(exponentThreshold === _compare_growth_growth_js__WEBPACK_IMPORTED_MODULE_1__/* .usualExponentThreshold */ .F ? {} : { exponentThreshold }),
    };
}
/** The settings of whoever sets nothing. */
const usualSettings = makeSettings((0,_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeGiven */ .MN)(() => '', 'show'));
/** Returns `recorded` with those of `settings` that `get` gives. `auto` takes back what the record says. */
function replaceSet(recorded, settings, get) {
    const isGiven = ([key]) => {
        const name = nameOf(key);
        return name !== undefined && get(name).trim() !== '';
    };
    const kept = Object.entries(recorded).filter(entry => !isGiven(entry));
    return { ...usualSettings, ...Object.fromEntries([...kept, ...Object.entries(settings).filter(isGiven)]) };
}
/** An input as its user calls it; undefined where a setting is no input. */
function nameOf(key) {
    return _declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .inputs */ .QL.find(one => one.key === key)?.name;
}
/** Returns those of `settings` that differ from the defaults. */
function pickUnusual(settings) {
    return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== usualSettings[name]));
}


/***/ })

};
