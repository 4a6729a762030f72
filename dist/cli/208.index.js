export const id = 208;
export const ids = [208];
export const modules = {

/***/ 6682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ judgingOptions),
/* harmony export */   j: () => (/* binding */ readJudging)
/* harmony export */ });
/* harmony import */ var _inputs_declarations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3140);
/* harmony import */ var _inputs_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8344);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);
/* harmony import */ var _rules_match_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3650);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3209);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1817);






/** The options that judge a record again, and that choose the rows of its report. */
const judgingOptions = { ...asRecorded((0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .optionsOf */ .cz)('analyze')), ...(0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .optionsOf */ .cz)('render') };
/** Decodes {@link judgingOptions}, and reads the file of rules if they name one. */
async function readJudging(get) {
    const given = (0,_inputs_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeGiven */ .MN)(get, 'analyze');
    const rules = await (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .readNamedRules */ .h_)(given.config);
    return {
        narrowing: checkNarrowing(given),
        apply: record => ({
            ...record,
            settings: {
                ...(0,_inputs_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceSet */ .hA)(record.settings, (0,_inputs_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSettings */ .mF)(given), get),
                ...(given.looks ? { looks: given.looks } : {}),
                ...(rules ? { rules } : {}),
            },
        }),
    };
}
/** `options` whose default is what the record says. */
function asRecorded(options) {
    return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, { ...option, default: 'as recorded' }]));
}
/** `asked` without anything else; a pattern that would take too long to match is refused. */
function checkNarrowing({ filter, only, sort }) {
    for (const pattern of filter) {
        if ((0,_rules_match_js__WEBPACK_IMPORTED_MODULE_3__/* .countStars */ .PL)(pattern) > _rules_match_js__WEBPACK_IMPORTED_MODULE_3__/* .mostStars */ .TE)
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"filter" is "${pattern}"; a pattern has at most ${_rules_match_js__WEBPACK_IMPORTED_MODULE_3__/* .mostStars */ .TE} stars`);
        if ((0,_rules_match_js__WEBPACK_IMPORTED_MODULE_3__/* .isTooManifold */ .fl)(pattern))
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"filter" is "${pattern}"; it has too many combinations: give --filter several times instead`);
    }
    return { filter, only, sort };
}


/***/ }),

/***/ 208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  render: () => (/* binding */ render_render)
});

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
// EXTERNAL MODULE: ./lib/report/render.js + 19 modules
var render = __webpack_require__(3251);
// EXTERNAL MODULE: ./lib/report/report.js + 2 modules
var report_report = __webpack_require__(432);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/judging.js
var command_line_judging = __webpack_require__(6682);
// EXTERNAL MODULE: ./lib/command-line/show-page.js
var show_page = __webpack_require__(21);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/render.js












/** The pages that `--as` offers. */
const pages = render/* renderers */.ZR.filter(one => one.isOfferedByName);
const pageNames = pages.map(({ name }) => name).join(', ');
const exportNames = exporters.map(({ name }) => name).join(', ');
const render_render = {
    usage: 'counterbalance render RECORD.json… [--as NAME] [--side NAME] [options]',
    summary: 'a record, or those of all jobs of a run, as a page or as the file of another tool, on stdout',
    options: {
        ...command_line_judging/* judgingOptions */.D,
        as: {
            placeholder: 'NAME',
            group: 'Output',
            default: 'terminal',
            help: `How to show it: ${pageNames}. One record can also become the file of another tool: ${exportNames}.`,
        },
        side: {
            placeholder: 'NAME',
            group: 'Output',
            help: 'The side to write to the file of another tool, such as baseline or contender. By default all, if the tool can read them from one file, or else the contender.',
        },
        ...terminal/* displayOptions */.f,
        ...show_page/* openOption */.u,
    },
    async run({ get, words }) {
        const write = chooseExport(get);
        const page = choosePage(get);
        if (!write && !page)
            throw new values/* InputError */.dz(`"--as" is "${get('as')}"; it can be ${pageNames}, ${exportNames}`);
        const judging = await (0,command_line_judging/* readJudging */.j)(get);
        const records = (0,files/* readInputs */.Ko)(words, 'RECORD.json').map(text => (0,decode/* decodeRecord */.eT)(text));
        process.stdout.write(write ? write(records) : renderRecords(page, records, { get, judging }));
        const problem = await (0,show_page/* showPage */.R)(get, () => renderRecords(render/* htmlPage */.X, records, { get, judging }));
        if (problem === undefined)
            return exit_status/* exitStatus */.$.done;
        process.stderr.write(`${problem}\n`);
        return exit_status/* exitStatus */.$.wrongCall;
    },
};
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
/** Makes a page of the records of one run, judged and narrowed as the user asks. */
function renderRecords(renderer, records, { get, judging: { apply, narrowing } }) {
    const { report, recordOf } = (0,report_report/* reportRecords */.$Q)(records.map(apply));
    return renderer.render((0,report_report/* narrowAll */.fD)(report, narrowing), { ...(0,terminal/* terminalOf */.g)(process.stdout, get), recordOf });
}
/** The inputs that decide what a page says and shows. */
const ofPages = (0,declarations/* listInputs */.SS)('command line').filter(({ takenBy }) => takenBy.includes('analyze'));
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






/** The option that shows the page at once. */
const openOption = {
    open: {
        group: 'Output',
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


/***/ })

};
