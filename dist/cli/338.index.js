export const id = 338;
export const ids = [338];
export const modules = {

/***/ 7163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkNarrowing)
/* harmony export */ });
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7035);
/* harmony import */ var _rules_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3650);


/** `asked` without anything else; a pattern that would take too long to match is refused. */
function checkNarrowing({ filter, only, sort }) {
    for (const pattern of filter) {
        if ((0,_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .countStars */ .PL)(pattern) > _rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .mostStars */ .TE)
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`"filter" is "${pattern}"; a pattern has at most ${_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .mostStars */ .TE} stars`);
        if ((0,_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooManifold */ .fl)(pattern))
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`"filter" is "${pattern}"; it has too many combinations: give --filter several times instead`);
    }
    return { filter, only, sort };
}


/***/ }),

/***/ 1772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  render: () => (/* binding */ render)
});

// EXTERNAL MODULE: ./lib/compare/series.js
var compare_series = __webpack_require__(4662);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
;// CONCATENATED MODULE: ./lib/exports/samples.js



/** The samples of `sides`, benchmark by benchmark. */
function collectSamples(record, sides) {
    const all = (0,pair/* listContenders */.iV)(record).flatMap(({ name }, index) => {
        const { series } = (0,compare_series/* makeSeries */.YG)((0,pair/* makePair */.xP)(record, record.baseline, name));
        const roles = [...(index === 0 ? [['baseline', record.baseline]] : []), ['contender', name]];
        return roles.flatMap(([role, side]) => series.flatMap(one => makeSample(one, role, side)));
    });
    const byKey = new Map();
    for (const sample of all)
        byKey.set(keyOf(sample), [...(byKey.get(keyOf(sample)) ?? []), sample]);
    return [...byKey.values()].flatMap(own => sides.flatMap(side => own.filter(one => one.side === side)));
}
function makeSample({ benchmark, metric, primary, rounds }, role, side) {
    const values = rounds.flatMap(round => round.filter(one => one.side === role).map(({ value }) => value));
    const usable = values.filter(computable/* isComputable */.$O);
    return usable.length === 0 ? [] : [{ side, benchmark, metric, isMain: primary, values: usable }];
}
function keyOf({ benchmark, metric }) {
    return `${benchmark}\n${metric.name}`;
}
/** The name of a sample in a file that has no metrics: that of its benchmark, and for other metrics than the main one also theirs. */
function nameOf({ benchmark, metric, isMain }) {
    return isMain ? benchmark : `${benchmark} (${metric.name})`;
}

;// CONCATENATED MODULE: ./lib/exports/benchstat.js

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

// EXTERNAL MODULE: ./lib/compare/summary.js
var summary = __webpack_require__(1519);
;// CONCATENATED MODULE: ./lib/exports/bmf.js


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

;// CONCATENATED MODULE: ./lib/exports/critcmp.js


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

;// CONCATENATED MODULE: ./lib/exports/csv.js
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

;// CONCATENATED MODULE: ./lib/exports/github-action-benchmark.js


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

;// CONCATENATED MODULE: ./lib/exports/hyperfine.js


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

// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/options.js + 2 modules
var options = __webpack_require__(1477);
// EXTERNAL MODULE: ./lib/command-line/show-page.js + 1 modules
var show_page = __webpack_require__(8601);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var terminal = __webpack_require__(6596);
// EXTERNAL MODULE: ./lib/record/decode.js + 1 modules
var decode = __webpack_require__(9346);
// EXTERNAL MODULE: ./lib/report/merged.js + 4 modules
var merged = __webpack_require__(7809);
;// CONCATENATED MODULE: ./lib/command-line/render/schema.js

/** Returns whether `data` claims to be a record, of any edition. The decoder decides which editions it reads. */
function isRecord(data) {
    return schemaOf(data).startsWith('counterbalance/record@');
}
/** Returns whether `data` claims to be a merged report. */
function isMergedReport(data) {
    return schemaOf(data) === merged/* mergedSchemaName */.po;
}
function schemaOf(data) {
    if (typeof data !== 'object' || data === null || !('schema' in data))
        return '';
    return typeof data.schema === 'string' ? data.schema : '';
}

;// CONCATENATED MODULE: ./lib/command-line/render/export.js





/** Options that choose rows of a page. */
const narrowing = ['filter', 'only', 'sort'];
/**
 * Chooses the function that converts a record to the file of another tool, as `get` requests. Returns undefined if `--as` names
 * no such tool.
 */
function chooseExport(get) {
    const name = get('as');
    const exporter = exporters.find(one => one.name === name);
    if (exporter === undefined)
        return undefined;
    const narrowed = narrowing.find(option => get(option) !== '');
    if (narrowed)
        throw new values/* InputError */.dz(`"${narrowed}" is for pages; the file of another tool has all values`);
    return data => {
        if (!isRecord(data))
            throw new values/* InputError */.dz(`"--as" is "${name}", which needs every value, and a report has none: name the record of the run (compare --record FILE)`);
        const record = (0,decode/* decodeRecordData */.O)(data);
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

// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/report/decode.js + 4 modules
var report_decode = __webpack_require__(9155);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/compare/verdicts/status.js
var verdicts_status = __webpack_require__(1558);
// EXTERNAL MODULE: ./lib/record/limits.js
var limits = __webpack_require__(213);
;// CONCATENATED MODULE: ./lib/report/merged-decode.js





const mostSections = 1000;
const mostRankings = 100_000;
const ranking = dist/* object */.Ikc({
    benchmark: report_decode/* name */.UU,
    metric: report_decode/* name */.UU,
    unit: report_decode/* name */.UU,
    better: report_decode/* direction */.oW,
    places: (0,report_decode/* list */.p_)(dist/* object */.Ikc({ side: report_decode/* name */.UU, change: report_decode/* bound */.$s, isAmongBest: dist/* boolean */.zMY() }), limits/* mostSides */.ci),
    unranked: (0,report_decode/* list */.p_)(report_decode/* name */.UU, limits/* mostSides */.ci),
});
const contest = dist/* object */.Ikc({
    suite: report_decode/* name */.UU,
    leg: dist/* exactOptional */.yqP(report_decode/* name */.UU),
    baseline: report_decode/* name */.UU,
    sides: (0,report_decode/* list */.p_)(dist/* object */.Ikc({ name: report_decode/* name */.UU, origin: dist/* exactOptional */.yqP(report_decode/* origin */.TG) }), limits/* mostSides */.ci),
    rankings: (0,report_decode/* list */.p_)(ranking, mostRankings),
});
const mergedSchema = dist/* object */.Ikc({
    schema: dist/* literal */.euz(merged/* mergedSchemaName */.po),
    status: dist/* picklist */.KIO(verdicts_status/* statuses */.b),
    acceptance: dist/* exactOptional */.yqP(report_decode/* acceptance */.mF),
    sections: (0,report_decode/* list */.p_)(report_decode/* reportSchema */.Qh, mostSections),
    contests: dist/* exactOptional */.yqP((0,report_decode/* list */.p_)(contest, mostSections)),
    missing: (0,report_decode/* list */.p_)(dist/* object */.Ikc({ suite: dist/* nullable */.mee(report_decode/* name */.UU), expected: report_decode/* natural */.c4, found: (0,report_decode/* list */.p_)(report_decode/* name */.UU, mostSections) }), mostSections),
    warnings: (0,report_decode/* list */.p_)(report_decode/* warning */.$e, mostSections),
});
/** A merged report from outside. */
function decodeMergedReport(value) {
    return (0,report_decode/* decodeAs */.Lc)(mergedSchema, value);
}

// EXTERNAL MODULE: ./lib/report/pages/renderers.js + 32 modules
var renderers = __webpack_require__(8475);
// EXTERNAL MODULE: ./lib/command-line/narrowing.js
var command_line_narrowing = __webpack_require__(7163);
;// CONCATENATED MODULE: ./lib/command-line/render/page.js











/** The pages that `--as` offers. */
const pages = renderers/* renderers */.ZR.filter(one => one.isOfferedByName);
/**
 * Chooses the function that makes a page from a report or a record, as `get` requests. Returns undefined if `--as` names no page.
 */
function choosePage(get) {
    const name = get('as') || 'terminal';
    const renderer = pages.find(one => one.name === name);
    if (renderer === undefined)
        return undefined;
    if (get('side')) {
        const tools = exporters.map(one => one.name).join(', ');
        throw new values/* InputError */.dz(`"--side" chooses a side for the file of another tool: ${tools}`);
    }
    const asked = (0,command_line_narrowing/* checkNarrowing */.Q)((0,declarations/* decodeGiven */.MN)(get, 'render'));
    const options = (0,terminal/* terminalOf */.g)(process.stdout, get);
    return data => {
        if (isRecord(data)) {
            const record = (0,decode/* decodeRecordData */.O)(data);
            return (0,renderers/* renderBy */.yA)(renderer, (0,merged/* narrowAll */.fD)((0,merged/* reportRecord */.aL)(record), asked), { ...options, record });
        }
        const report = isMergedReport(data) ? decodeMergedReport(data) : (0,report_decode/* decodeReport */.bl)(data);
        return (0,renderers/* renderBy */.yA)(renderer, (0,merged/* narrowAll */.fD)(report, asked), options);
    };
}

;// CONCATENATED MODULE: ./lib/command-line/render/render.js









const pageNames = pages.map(({ name }) => name).join(', ');
const exportNames = exporters.map(({ name }) => name).join(', ');
const render = {
    usage: 'counterbalance render REPORT.json|RECORD.json [--as NAME] [--side NAME] [options]',
    summary: 'a report or a record as a page, or as the file of another tool, on stdout',
    options: {
        ...(0,options/* optionsOf */.cz)('render'),
        as: {
            placeholder: 'NAME',
            group: 'Output',
            default: 'terminal',
            help: `How to show it: ${pageNames}. A record can also become the file of another tool: ${exportNames}.`,
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
        const show = chooseExport(get) ?? choosePage(get);
        if (show === undefined)
            throw new values/* InputError */.dz(`"--as" is "${get('as')}"; it can be ${pageNames}, ${exportNames}`);
        const data = parseJson((0,files/* readInput */.R5)(words, 'REPORT.json'));
        process.stdout.write(show(data));
        const problem = await (0,show_page/* showPage */.R)(get, () => choosePage(name => (name === 'as' ? 'html' : get(name)))(data));
        if (problem === undefined)
            return exit_status/* exitStatus */.$.done;
        process.stderr.write(`${problem}\n`);
        return exit_status/* exitStatus */.$.wrongCall;
    },
};
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new values/* InputError */.dz(`the report is not valid JSON, or it was cut off: ${cause.message}`, { cause });
    }
}


/***/ }),

/***/ 9155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $g: () => (/* binding */ ReportError),
  mF: () => (/* binding */ acceptance),
  $s: () => (/* binding */ decode_bound),
  Lc: () => (/* binding */ decodeAs),
  bl: () => (/* binding */ decodeReport),
  oW: () => (/* binding */ direction),
  p_: () => (/* binding */ decode_list),
  UU: () => (/* binding */ decode_name),
  c4: () => (/* binding */ natural),
  TG: () => (/* binding */ origin),
  Qh: () => (/* binding */ reportSchema),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: text

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/compare/judge.js
var judge = __webpack_require__(36);
// EXTERNAL MODULE: ./lib/compare/verdicts/finding.js
var finding = __webpack_require__(3199);
// EXTERNAL MODULE: ./lib/compare/verdicts/status.js
var verdicts_status = __webpack_require__(1558);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/record/causes.js
var causes = __webpack_require__(1077);
;// CONCATENATED MODULE: ./lib/report/causes-schema.js


const mostRows = 1000;
const causes_schema_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(1000));
const amount = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(-1e18), dist/* maxValue */.cGV(1e18));
const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const p = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1));
const sum = {
    baseline: amount,
    contender: amount,
    difference: amount,
    interval: dist/* exactOptional */.yqP(dist/* object */.Ikc({ low: amount, high: amount })),
};
const row = dist/* object */.Ikc({
    name: causes_schema_text,
    renamed: dist/* exactOptional */.yqP(causes_schema_text),
    file: dist/* exactOptional */.yqP(causes_schema_text),
    line: dist/* exactOptional */.yqP(count),
    last: dist/* exactOptional */.yqP(count),
    changed: dist/* exactOptional */.yqP(dist/* picklist */.KIO(causes/* changedChoices */.PV)),
    ...sum,
    p,
    isNamed: dist/* boolean */.zMY(),
});
/** Causes in a report from outside. */
const causes_schema_causes = dist/* union */.KCZ([
    dist/* object */.Ikc({ absence: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(10_000)) }),
    dist/* object */.Ikc({
        profiler: dist/* picklist */.KIO(causes/* profilerNames */.sx),
        unit: dist/* picklist */.KIO(causes/* profileUnits */.DX),
        benchmark: dist/* exactOptional */.yqP(causes_schema_text),
        rounds: count,
        whole: dist/* object */.Ikc({ ...sum, p }),
        isReproduced: dist/* boolean */.zMY(),
        rows: dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(mostRows), dist/* array */.YOg(row)),
        rest: dist/* object */.Ikc({ ...sum, functions: count }),
    }),
]);

// EXTERNAL MODULE: ./lib/stats/growth/shapes.js
var shapes = __webpack_require__(1294);
;// CONCATENATED MODULE: ./lib/report/growth-schema.js



const most = 10_000;
const growth_schema_name = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(1000));
const number = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x());
const bound = dist/* nullable */.mee(number);
const share = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1));
const list = (item, longest) => dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(longest), dist/* array */.YOg(item));
const between = { value: number, low: bound, high: bound };
const change = dist/* object */.Ikc({ ...between, level: share });
const side = dist/* object */.Ikc({
    exponent: change,
    shapes: list(dist/* picklist */.KIO(shapes/* shapes */.n), shapes/* shapes */.n.length),
    constant: dist/* exactOptional */.yqP(number),
});
const growth = dist/* object */.Ikc({
    benchmark: growth_schema_name,
    parameter: growth_schema_name,
    metric: growth_schema_name,
    unit: growth_schema_name,
    better: dist/* picklist */.KIO(['lower', 'higher', 'unknown']),
    points: list(dist/* object */.Ikc({
        benchmark: growth_schema_name,
        size: number,
        baseline: dist/* object */.Ikc(between),
        contender: dist/* object */.Ikc(between),
        expected: dist/* exactOptional */.yqP(number),
    }), most),
    baseline: side,
    contender: side,
    change: dist/* nullable */.mee(change),
    p: dist/* nullable */.mee(share),
    adjustedP: dist/* nullable */.mee(share),
    threshold: number,
    verdict: dist/* nullable */.mee(dist/* picklist */.KIO(finding/* verdicts */.rY)),
    crossing: dist/* exactOptional */.yqP(number),
    leftOut: dist/* exactOptional */.yqP(list(growth_schema_name, most)),
    reason: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(66_000))),
});
/** Growths in a report from outside. */
const growths = list(growth, most);
/** The parts of a finding that come from what somebody worked out beforehand. */
const expectations = {
    expected: dist/* exactOptional */.yqP(dist/* object */.Ikc({ text: growth_schema_name, value: number })),
    work: dist/* exactOptional */.yqP(dist/* object */.Ikc({ text: growth_schema_name, amount: number, unit: growth_schema_name })),
};

;// CONCATENATED MODULE: ./lib/report/since-schema.js

const since_schema_name = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(1000));
/** Makes the form of what changed since a release, in a report from outside. */
function sinceSchema(change) {
    const row = dist/* object */.Ikc({ benchmark: since_schema_name, metric: since_schema_name, main: change, here: change });
    return dist/* object */.Ikc({
        name: since_schema_name,
        commit: dist/* exactOptional */.yqP(since_schema_name),
        rows: dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(100_000), dist/* array */.YOg(row)),
    });
}

// EXTERNAL MODULE: ./lib/record/suite-files.js
var suite_files = __webpack_require__(4751);
;// CONCATENATED MODULE: ./lib/report/suite-schema.js


const path = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(1000));
const paths = dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(2 * suite_files/* mostSuiteFiles */.L1), dist/* array */.YOg(path)));
/** The files that define benchmarks, in a report from outside. */
const suiteFields = { suiteChanges: paths, suiteReplaced: paths };

// EXTERNAL MODULE: ./lib/report/view.js
var view = __webpack_require__(8149);
;// CONCATENATED MODULE: ./lib/report/decode.js











/** The error for a value that is not a report. It says where and why. */
class ReportError extends Error {
    name = 'ReportError';
}
/** A report from outside. Fields that are not known are left out: a later version may have written them. */
function decodeReport(value) {
    return decodeAs(reportSchema, value);
}
/** Converts a value from outside with `schema`. */
function decodeAs(schema, value) {
    const result = dist/* safeParse */.xLC(schema, value, { abortEarly: true });
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    const where = dist/* getDotPath */.BuJ(issue) ?? 'The whole';
    throw new ReportError(`This is not a report of counterbalance. ${where}: expected ${expectation(issue)}, got ${issue.received.slice(0, 80)}. ` +
        'Give a file that was written with --json.');
}
function expectation({ type, kind, received, expected, requirement }) {
    if (type === 'finite')
        return 'a finite number';
    if (type === 'max_length')
        return `a length of at most ${requirement}`;
    return kind === 'schema' && received === 'undefined' ? 'a value' : (expected ?? 'another value');
}
const decode_text = (longest) => dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(longest));
const decode_list = (item, longest) => 
// The length first: nobody should wait for a million rows to be read and refused.
dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(longest), dist/* array */.YOg(item));
const decode_most = 100_000;
const mostRunners = 1000;
const decode_name = decode_text(1000);
/** As long as a record's texts may be, with room for what is said around them. */
const sentence = decode_text(66_000);
/** With room for rounding. */
const farthest = 10 * computable/* largest */.nQ;
const decode_number = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(-farthest), dist/* maxValue */.cGV(farthest));
const size = dist/* pipe */.FsL(decode_number, dist/* minValue */.Wwf(0));
const decode_share = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1));
const natural = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const decode_bound = dist/* nullable */.mee(decode_number);
const sizeOrNone = dist/* nullable */.mee(size);
const warning = dist/* object */.Ikc({ code: decode_name, message: sentence });
const summary = dist/* object */.Ikc({
    n: natural,
    median: decode_number,
    level: dist/* exactOptional */.yqP(dist/* object */.Ikc({ value: decode_number, mad: size })),
    mean: decode_number,
    min: decode_number,
    p5: dist/* exactOptional */.yqP(decode_number),
    p95: dist/* exactOptional */.yqP(decode_number),
    q1: decode_number,
    q3: decode_number,
    max: decode_number,
    mad: size,
    cv: sizeOrNone,
    sd: dist/* exactOptional */.yqP(sizeOrNone),
    outliers: dist/* exactOptional */.yqP(dist/* object */.Ikc({ low: natural, high: natural })),
});
const decode_change = dist/* object */.Ikc({ value: decode_number, low: decode_bound, high: decode_bound, level: decode_share });
const budget = {
    bound: dist/* picklist */.KIO(['at most', 'at least']),
    value: decode_number,
    median: decode_bound,
    low: decode_bound,
    high: decode_bound,
    level: decode_share,
    state: dist/* picklist */.KIO(finding/* budgetStates */.IQ),
};
const direction = dist/* picklist */.KIO(['lower', 'higher', 'unknown']);
const opinions = dist/* object */.Ikc({ means: dist/* nullable */.mee(decode_change), p95: dist/* nullable */.mee(decode_change), mannWhitneyP: sizeOrNone });
const decode_finding = dist/* object */.Ikc({
    benchmark: decode_name,
    metric: decode_name,
    unit: decode_name,
    better: direction,
    primary: dist/* boolean */.zMY(),
    quantity: dist/* exactOptional */.yqP(dist/* picklist */.KIO(judge/* otherQuantities */.Yl)),
    aside: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
    baseline: dist/* nullable */.mee(summary),
    contender: dist/* nullable */.mee(summary),
    change: dist/* nullable */.mee(decode_change),
    equivalence: dist/* exactOptional */.yqP(decode_change),
    p: sizeOrNone,
    adjustedP: sizeOrNone,
    control: dist/* nullable */.mee(dist/* object */.Ikc({ value: decode_number, low: decode_bound, high: decode_bound, p: size })),
    verdict: dist/* nullable */.mee(dist/* picklist */.KIO(finding/* verdicts */.rY)),
    resolution: sizeOrNone,
    roundsToSettle: dist/* nullable */.mee(natural),
    secondOpinions: dist/* nullable */.mee(opinions),
    runners: dist/* exactOptional */.yqP(decode_list(dist/* object */.Ikc({ baseline: decode_bound, contender: decode_bound }), mostRunners)),
    threshold: dist/* exactOptional */.yqP(size),
    failAbove: dist/* exactOptional */.yqP(size),
    budget: dist/* exactOptional */.yqP(dist/* object */.Ikc(budget)),
    isControl: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
    ...expectations,
    ignored: dist/* exactOptional */.yqP(dist/* object */.Ikc({ reason: decode_name, until: decode_name })),
    cause: dist/* exactOptional */.yqP(dist/* picklist */.KIO(finding/* obstacleCauses */.Gg)),
    doubt: dist/* exactOptional */.yqP(dist/* picklist */.KIO(finding/* doubts */.OD)),
    reason: dist/* exactOptional */.yqP(sentence),
    warnings: decode_list(warning, 100),
});
const onOrOff = dist/* picklist */.KIO(['on', 'off']);
const environment = dist/* object */.Ikc({
    fingerprint: decode_name,
    cpu: decode_name,
    cores: natural,
    memoryInBytes: natural,
    os: decode_name,
    kernel: decode_name,
    node: decode_name,
    runner: dist/* exactOptional */.yqP(decode_name),
    virtualization: dist/* exactOptional */.yqP(decode_name),
    governor: dist/* exactOptional */.yqP(decode_name),
    turbo: dist/* exactOptional */.yqP(onOrOff),
    smt: dist/* exactOptional */.yqP(onOrOff),
    aslr: dist/* exactOptional */.yqP(onOrOff),
    held: dist/* exactOptional */.yqP(dist/* object */.Ikc({
        cores: dist/* exactOptional */.yqP(decode_name),
        niceness: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf())),
        isolated: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
    })),
    toolchain: dist/* exactOptional */.yqP(decode_list(dist/* object */.Ikc({ command: sentence, version: decode_name }), 100)),
});
const runner = dist/* object */.Ikc({
    label: decode_name,
    firstRound: natural,
    seed: dist/* exactOptional */.yqP(decode_name),
    environment: dist/* exactOptional */.yqP(environment),
});
const origin = dist/* object */.Ikc({
    label: sentence,
    source: dist/* picklist */.KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: dist/* exactOptional */.yqP(decode_name),
    store: dist/* exactOptional */.yqP(sentence),
    artifact: dist/* exactOptional */.yqP(dist/* object */.Ikc({ runId: natural, runNumber: natural, digest: decode_name, behind: natural })),
    environment: dist/* exactOptional */.yqP(environment),
    command: dist/* exactOptional */.yqP(sentence),
});
const looks = decode_list(natural, 1000);
const copies = dist/* picklist */.KIO([1, 2]);
const plan = dist/* object */.Ikc({
    copies: dist/* object */.Ikc({ baseline: copies, contender: copies }),
    inPlace: dist/* boolean */.zMY(),
    rounds: natural,
    looks,
    focus: dist/* exactOptional */.yqP(decode_list(dist/* object */.Ikc({ from: natural, without: decode_list(decode_name, decode_most) }), 1000)),
    stoppedBy: dist/* picklist */.KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: size,
    batch: dist/* exactOptional */.yqP(natural),
    slope: dist/* exactOptional */.yqP(dist/* pipe */.FsL(decode_list(natural, 100), dist/* minLength */.BpQ(2))),
});
const control = dist/* object */.Ikc({
    status: dist/* picklist */.KIO(['passed', 'failed', 'too-few', 'not-run']),
    failed: natural,
    of: natural,
    noiseFloor: sizeOrNone,
    bias: sizeOrNone,
});
const spin = dist/* object */.Ikc({
    seconds: size,
    spread: size,
    drift: decode_number,
    moved: decode_list(natural, decode_most),
    contaminated: dist/* boolean */.zMY(),
});
/** The label that accepts what would have failed, with who set it, when, and why. */
const acceptance = dist/* object */.Ikc({
    label: decode_name,
    by: dist/* exactOptional */.yqP(decode_name),
    at: dist/* exactOptional */.yqP(decode_name),
    why: dist/* exactOptional */.yqP(sentence),
    failures: decode_list(sentence, decode_most),
});
/** The form of a report, for schemas that contain reports. */
const reportSchema = dist/* object */.Ikc({
    schema: dist/* literal */.euz('counterbalance/report@1'),
    status: dist/* picklist */.KIO(verdicts_status/* statuses */.b),
    suite: decode_name,
    acceptance: dist/* exactOptional */.yqP(acceptance),
    rounds: natural,
    settings: dist/* object */.Ikc({ threshold: size, confidence: decode_share, looks }),
    control,
    suiteChange: dist/* nullable */.mee(decode_change),
    resolution: sizeOrNone,
    spin: dist/* exactOptional */.yqP(spin),
    findings: decode_list(decode_finding, decode_most),
    growths: dist/* exactOptional */.yqP(growths),
    added: decode_list(decode_name, decode_most),
    removed: decode_list(decode_name, decode_most),
    warnings: decode_list(warning, 1000),
    rules: dist/* exactOptional */.yqP(dist/* object */.Ikc({
        source: decode_name,
        asOf: decode_name,
        missing: decode_list(sentence, decode_most),
        budgets: decode_list(dist/* object */.Ikc({ benchmark: decode_name, metric: decode_name, unit: decode_name, ...budget }), decode_most),
    })),
    leg: dist/* exactOptional */.yqP(decode_name),
    environment: dist/* exactOptional */.yqP(environment),
    runners: dist/* exactOptional */.yqP(decode_list(runner, mostRunners)),
    sides: dist/* exactOptional */.yqP(dist/* object */.Ikc({ baseline: dist/* exactOptional */.yqP(origin), contender: origin })),
    names: dist/* exactOptional */.yqP(dist/* object */.Ikc({ baseline: decode_name, contender: decode_name })),
    command: dist/* exactOptional */.yqP(sentence),
    options: dist/* exactOptional */.yqP(dist/* record */.g1P(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[a-z-]{1,40}$/)), sentence)),
    seed: dist/* exactOptional */.yqP(decode_name),
    plan: dist/* exactOptional */.yqP(plan),
    tampered: dist/* exactOptional */.yqP(decode_list(sentence, 1000)),
    ...suiteFields,
    work: dist/* exactOptional */.yqP(dist/* object */.Ikc({ same: dist/* nullable */.mee(dist/* boolean */.zMY()), baselineDigest: dist/* nullable */.mee(decode_name), contenderDigest: dist/* nullable */.mee(decode_name) })),
    reinstall: dist/* exactOptional */.yqP(dist/* object */.Ikc({ when: dist/* picklist */.KIO(record/* reinstallChoices */.jB), starts: decode_list(natural, decode_most) })),
    causes: dist/* exactOptional */.yqP(causes_schema_causes),
    since: dist/* exactOptional */.yqP(sinceSchema(decode_change)),
    view: dist/* exactOptional */.yqP(dist/* object */.Ikc({ sort: dist/* picklist */.KIO(view/* sorts */.k0), shown: decode_list(natural, decode_most) })),
});


/***/ }),

/***/ 733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ title),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   c9: () => (/* binding */ heads),
/* harmony export */   nc: () => (/* binding */ cellsOf),
/* harmony export */   ob: () => (/* binding */ distributionCells),
/* harmony export */   rP: () => (/* binding */ titleAfter),
/* harmony export */   rX: () => (/* binding */ spreadText)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1961);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1193);



/** The heads of a table of findings; numbers stand to the right. What matters most stands left, where a narrow screen shows it. */
function heads({ settings, }) {
    return [
        { text: '', right: false },
        { text: 'Benchmark', right: false },
        { text: `Change (${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(settings.confidence)} interval)`, right: false },
        { text: '', right: false },
        { text: 'Baseline', right: true },
        { text: 'Contender', right: true },
        { text: 'Control', right: true },
    ];
}
/** The cells of each row, as HTML that is Markdown as well. */
function cellsOf(rows, voice) {
    return rows.map((row, at) => cellsOfRow(row, titleAfter(rows[at - 1], row), voice));
}
function cellsOfRow(row, name, voice) {
    const reason = row.reason === null ? '' : `<br><sub>${voice.message(row.reason)}</sub>`;
    const change = row.verdict === 'regressed' ? `<b>${row.change}</b>` : row.change;
    return [
        row.mark.emoji,
        `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(name, voice)}${reason}`,
        [change, row.ratio, row.interval].filter(Boolean).join(' '),
        row.strip && code(row.strip),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(spreadText(row.baseline), voice),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(spreadText(row.contender), voice),
        row.control,
    ];
}
/** Both sides' distributions, one above the other, and the values at the ends of their axis. */
function distributionCells(rows, voice) {
    return rows.map((row, at) => [
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(titleAfter(rows[at - 1], row), voice),
        `${[...row.strips, (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .entities */ .O5)(row.axis)].map(code).join('<br>')}${row.unit && ` ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .unitText */ .IL)(row.unit), voice)}`}`,
    ]);
}
/** A row by its name, or, below another one of the same benchmark, by its metric alone. */
function titleAfter(before, row) {
    return before?.benchmark === row.benchmark ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `↳ ${row.metric ?? 'time'}` : title(row);
}
/** A row by its name; the metric only where it is not the time. */
function title({ benchmark, metric, label = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${benchmark}` }) {
    return metric === null ? label : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${label} · ${metric}`;
}
/** A median with its unit. */
function valueText(quantity) {
    if (quantity === null)
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('–');
    return quantity.unit === '' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(quantity.number) : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(quantity.number)} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .unitText */ .IL)(quantity.unit)}`;
}
/** A level with its unit and its spread. */
function spreadText(quantity) {
    return quantity?.spread ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${valueText(quantity)} ± ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(quantity.spread)}` : valueText(quantity);
}
// A browser would draw several blanks as one.
function code(strip) {
    return `<code>${strip.replaceAll(' ', '\u00a0')}</code>`;
}


/***/ })

};
