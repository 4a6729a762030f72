export const id = 772;
export const ids = [772];
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
// EXTERNAL MODULE: ./lib/report/merged.js + 3 modules
var merged = __webpack_require__(8112);
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
// EXTERNAL MODULE: ./lib/report/leaves.js
var leaves = __webpack_require__(2208);
;// CONCATENATED MODULE: ./lib/report/merged-decode.js






const mostSections = 1000;
const mostRankings = 100_000;
const ranking = dist/* object */.Ikc({
    benchmark: leaves/* name */.UU,
    metric: leaves/* name */.UU,
    unit: leaves/* name */.UU,
    better: report_decode/* direction */.oW,
    places: (0,leaves/* list */.p_)(dist/* object */.Ikc({ side: leaves/* name */.UU, change: leaves/* bound */.$s, isAmongBest: dist/* boolean */.zMY() }), limits/* mostSides */.ci),
    unranked: (0,leaves/* list */.p_)(leaves/* name */.UU, limits/* mostSides */.ci),
});
const contest = dist/* object */.Ikc({
    suite: leaves/* name */.UU,
    leg: dist/* exactOptional */.yqP(leaves/* name */.UU),
    baseline: leaves/* name */.UU,
    sides: (0,leaves/* list */.p_)(dist/* object */.Ikc({ name: leaves/* name */.UU, origin: dist/* exactOptional */.yqP(report_decode/* origin */.TG) }), limits/* mostSides */.ci),
    rankings: (0,leaves/* list */.p_)(ranking, mostRankings),
});
const mergedSchema = dist/* object */.Ikc({
    schema: dist/* literal */.euz(merged/* mergedSchemaName */.po),
    status: dist/* picklist */.KIO(verdicts_status/* statuses */.b),
    acceptance: dist/* exactOptional */.yqP(report_decode/* acceptance */.mF),
    sections: (0,leaves/* list */.p_)(report_decode/* reportSchema */.Qh, mostSections),
    contests: dist/* exactOptional */.yqP((0,leaves/* list */.p_)(contest, mostSections)),
    missing: (0,leaves/* list */.p_)(dist/* object */.Ikc({
        what: dist/* optional */.lqM(dist/* picklist */.KIO(['leg', 'shard']), 'leg'),
        suite: dist/* nullable */.mee(leaves/* name */.UU),
        leg: dist/* exactOptional */.yqP(leaves/* name */.UU),
        expected: leaves/* natural */.c4,
        found: (0,leaves/* list */.p_)(leaves/* name */.UU, mostSections),
    }), mostSections),
    warnings: (0,leaves/* list */.p_)(leaves/* warning */.$e, mostSections),
});
/** A merged report from outside. */
function decodeMergedReport(value) {
    return (0,report_decode/* decodeAs */.Lc)(mergedSchema, value);
}

// EXTERNAL MODULE: ./lib/report/pages/renderers.js + 31 modules
var renderers = __webpack_require__(3879);
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
  Lc: () => (/* binding */ decodeAs),
  bl: () => (/* binding */ decodeReport),
  oW: () => (/* binding */ direction),
  TG: () => (/* binding */ origin),
  Qh: () => (/* binding */ reportSchema)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/compare/judge.js
var judge = __webpack_require__(36);
// EXTERNAL MODULE: ./lib/compare/verdicts/finding.js
var finding = __webpack_require__(3199);
// EXTERNAL MODULE: ./lib/compare/verdicts/status.js
var verdicts_status = __webpack_require__(1558);
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

// EXTERNAL MODULE: ./lib/report/leaves.js
var leaves = __webpack_require__(2208);
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
const summary = dist/* object */.Ikc({
    n: leaves/* natural */.c4,
    median: leaves/* number */.ai,
    level: dist/* exactOptional */.yqP(dist/* object */.Ikc({ value: leaves/* number */.ai, mad: leaves/* size */.Ej })),
    mean: leaves/* number */.ai,
    min: leaves/* number */.ai,
    p5: dist/* exactOptional */.yqP(leaves/* number */.ai),
    p95: dist/* exactOptional */.yqP(leaves/* number */.ai),
    q1: leaves/* number */.ai,
    q3: leaves/* number */.ai,
    max: leaves/* number */.ai,
    mad: leaves/* size */.Ej,
    cv: leaves/* sizeOrNone */.B$,
    sd: dist/* exactOptional */.yqP(leaves/* sizeOrNone */.B$),
    outliers: dist/* exactOptional */.yqP(dist/* object */.Ikc({ low: leaves/* natural */.c4, high: leaves/* natural */.c4 })),
});
const budget = {
    bound: dist/* picklist */.KIO(['at most', 'at least']),
    value: leaves/* number */.ai,
    median: leaves/* bound */.$s,
    low: leaves/* bound */.$s,
    high: leaves/* bound */.$s,
    level: leaves/* share */.uM,
    state: dist/* picklist */.KIO(finding/* budgetStates */.IQ),
};
const direction = dist/* picklist */.KIO(['lower', 'higher', 'unknown']);
const opinions = dist/* object */.Ikc({ means: dist/* nullable */.mee(leaves/* change */.Zg), p95: dist/* nullable */.mee(leaves/* change */.Zg), mannWhitneyP: leaves/* sizeOrNone */.B$ });
const decode_finding = dist/* object */.Ikc({
    benchmark: leaves/* name */.UU,
    metric: leaves/* name */.UU,
    unit: leaves/* name */.UU,
    better: direction,
    primary: dist/* boolean */.zMY(),
    quantity: dist/* exactOptional */.yqP(dist/* picklist */.KIO(judge/* otherQuantities */.Yl)),
    aside: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
    baseline: dist/* nullable */.mee(summary),
    contender: dist/* nullable */.mee(summary),
    change: dist/* nullable */.mee(leaves/* change */.Zg),
    equivalence: dist/* exactOptional */.yqP(leaves/* change */.Zg),
    p: leaves/* sizeOrNone */.B$,
    adjustedP: leaves/* sizeOrNone */.B$,
    control: dist/* nullable */.mee(dist/* object */.Ikc({ value: leaves/* number */.ai, low: leaves/* bound */.$s, high: leaves/* bound */.$s, p: leaves/* size */.Ej })),
    verdict: dist/* nullable */.mee(dist/* picklist */.KIO(finding/* verdicts */.rY)),
    resolution: leaves/* sizeOrNone */.B$,
    roundsToSettle: dist/* nullable */.mee(leaves/* natural */.c4),
    secondOpinions: dist/* nullable */.mee(opinions),
    runners: dist/* exactOptional */.yqP((0,leaves/* list */.p_)(dist/* object */.Ikc({ baseline: leaves/* bound */.$s, contender: leaves/* bound */.$s }), leaves/* mostRunners */.LB)),
    threshold: dist/* exactOptional */.yqP(leaves/* size */.Ej),
    failAbove: dist/* exactOptional */.yqP(leaves/* size */.Ej),
    budget: dist/* exactOptional */.yqP(dist/* object */.Ikc(budget)),
    isControl: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
    ...expectations,
    ignored: dist/* exactOptional */.yqP(dist/* object */.Ikc({ reason: leaves/* name */.UU, until: leaves/* name */.UU })),
    cause: dist/* exactOptional */.yqP(dist/* picklist */.KIO(finding/* obstacleCauses */.Gg)),
    doubt: dist/* exactOptional */.yqP(dist/* picklist */.KIO(finding/* doubts */.OD)),
    reason: dist/* exactOptional */.yqP(leaves/* sentence */.em),
    experiments: dist/* exactOptional */.yqP(leaves/* experiments */.rC),
    secondStage: dist/* exactOptional */.yqP(dist/* object */.Ikc({ rounds: leaves/* natural */.c4, change: dist/* nullable */.mee(leaves/* change */.Zg) })),
    warnings: (0,leaves/* list */.p_)(leaves/* warning */.$e, 100),
});
const onOrOff = dist/* picklist */.KIO(['on', 'off']);
const environment = dist/* object */.Ikc({
    fingerprint: leaves/* name */.UU,
    cpu: leaves/* name */.UU,
    cores: leaves/* natural */.c4,
    memoryInBytes: leaves/* natural */.c4,
    os: leaves/* name */.UU,
    kernel: leaves/* name */.UU,
    node: leaves/* name */.UU,
    runner: dist/* exactOptional */.yqP(leaves/* name */.UU),
    virtualization: dist/* exactOptional */.yqP(leaves/* name */.UU),
    governor: dist/* exactOptional */.yqP(leaves/* name */.UU),
    turbo: dist/* exactOptional */.yqP(onOrOff),
    smt: dist/* exactOptional */.yqP(onOrOff),
    aslr: dist/* exactOptional */.yqP(onOrOff),
    held: dist/* exactOptional */.yqP(dist/* object */.Ikc({
        cores: dist/* exactOptional */.yqP(leaves/* name */.UU),
        niceness: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf())),
        isolated: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
    })),
    toolchain: dist/* exactOptional */.yqP((0,leaves/* list */.p_)(dist/* object */.Ikc({ command: leaves/* sentence */.em, version: leaves/* name */.UU }), 100)),
});
const runner = dist/* object */.Ikc({
    label: leaves/* name */.UU,
    firstRound: leaves/* natural */.c4,
    seed: dist/* exactOptional */.yqP(leaves/* name */.UU),
    environment: dist/* exactOptional */.yqP(environment),
});
const origin = dist/* object */.Ikc({
    label: leaves/* sentence */.em,
    source: dist/* picklist */.KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: dist/* exactOptional */.yqP(leaves/* name */.UU),
    store: dist/* exactOptional */.yqP(leaves/* sentence */.em),
    artifact: dist/* exactOptional */.yqP(dist/* object */.Ikc({ runId: leaves/* natural */.c4, runNumber: leaves/* natural */.c4, digest: leaves/* name */.UU, behind: leaves/* natural */.c4 })),
    environment: dist/* exactOptional */.yqP(environment),
    command: dist/* exactOptional */.yqP(leaves/* sentence */.em),
});
const copies = dist/* picklist */.KIO([1, 2]);
const plan = dist/* object */.Ikc({
    copies: dist/* object */.Ikc({ baseline: copies, contender: copies }),
    inPlace: dist/* boolean */.zMY(),
    rounds: leaves/* natural */.c4,
    looks: (0,leaves/* list */.p_)(leaves/* natural */.c4, 1000),
    auto: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
    focus: dist/* exactOptional */.yqP((0,leaves/* list */.p_)(dist/* object */.Ikc({ from: leaves/* natural */.c4, without: (0,leaves/* list */.p_)(leaves/* name */.UU, leaves/* most */.qr) }), 1000)),
    stoppedBy: dist/* picklist */.KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: leaves/* size */.Ej,
    batch: dist/* exactOptional */.yqP(leaves/* natural */.c4),
    slope: dist/* exactOptional */.yqP(dist/* pipe */.FsL((0,leaves/* list */.p_)(leaves/* natural */.c4, 100), dist/* minLength */.BpQ(2))),
});
const control = dist/* object */.Ikc({
    status: dist/* picklist */.KIO(['passed', 'failed', 'too-few', 'not-run']),
    failed: leaves/* natural */.c4,
    of: leaves/* natural */.c4,
    noiseFloor: leaves/* sizeOrNone */.B$,
    bias: leaves/* sizeOrNone */.B$,
});
const spin = dist/* object */.Ikc({
    seconds: leaves/* size */.Ej,
    spread: leaves/* size */.Ej,
    drift: leaves/* number */.ai,
    moved: (0,leaves/* list */.p_)(leaves/* natural */.c4, leaves/* most */.qr),
    contaminated: dist/* boolean */.zMY(),
});
/** The label that accepts what would have failed, with who set it, when, and why. */
const acceptance = dist/* object */.Ikc({
    label: leaves/* name */.UU,
    by: dist/* exactOptional */.yqP(leaves/* name */.UU),
    at: dist/* exactOptional */.yqP(leaves/* name */.UU),
    why: dist/* exactOptional */.yqP(leaves/* sentence */.em),
    failures: (0,leaves/* list */.p_)(leaves/* sentence */.em, leaves/* most */.qr),
});
/** The form of a report, for schemas that contain reports. */
const reportSchema = dist/* object */.Ikc({
    schema: dist/* literal */.euz('counterbalance/report@1'),
    status: dist/* picklist */.KIO(verdicts_status/* statuses */.b),
    suite: leaves/* name */.UU,
    acceptance: dist/* exactOptional */.yqP(acceptance),
    rounds: leaves/* natural */.c4,
    settings: dist/* object */.Ikc({ threshold: leaves/* size */.Ej, confidence: leaves/* share */.uM, looks: (0,leaves/* list */.p_)(leaves/* natural */.c4, 1000) }),
    control,
    suiteChange: dist/* nullable */.mee(leaves/* change */.Zg),
    resolution: leaves/* sizeOrNone */.B$,
    spin: dist/* exactOptional */.yqP(spin),
    findings: (0,leaves/* list */.p_)(decode_finding, leaves/* most */.qr),
    growths: dist/* exactOptional */.yqP(growths),
    added: (0,leaves/* list */.p_)(leaves/* name */.UU, leaves/* most */.qr),
    removed: (0,leaves/* list */.p_)(leaves/* name */.UU, leaves/* most */.qr),
    warnings: (0,leaves/* list */.p_)(leaves/* warning */.$e, 1000),
    rules: dist/* exactOptional */.yqP(dist/* object */.Ikc({
        source: leaves/* name */.UU,
        asOf: leaves/* name */.UU,
        missing: (0,leaves/* list */.p_)(leaves/* sentence */.em, leaves/* most */.qr),
        budgets: (0,leaves/* list */.p_)(dist/* object */.Ikc({ benchmark: leaves/* name */.UU, metric: leaves/* name */.UU, unit: leaves/* name */.UU, ...budget }), leaves/* most */.qr),
    })),
    leg: dist/* exactOptional */.yqP(leaves/* name */.UU),
    environment: dist/* exactOptional */.yqP(environment),
    runners: dist/* exactOptional */.yqP((0,leaves/* list */.p_)(runner, leaves/* mostRunners */.LB)),
    sides: dist/* exactOptional */.yqP(dist/* object */.Ikc({ baseline: dist/* exactOptional */.yqP(origin), contender: origin })),
    names: dist/* exactOptional */.yqP(dist/* object */.Ikc({ baseline: leaves/* name */.UU, contender: leaves/* name */.UU })),
    command: dist/* exactOptional */.yqP(leaves/* sentence */.em),
    options: dist/* exactOptional */.yqP(dist/* record */.g1P(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[a-z-]{1,40}$/)), leaves/* sentence */.em)),
    seed: dist/* exactOptional */.yqP(leaves/* name */.UU),
    plan: dist/* exactOptional */.yqP(plan),
    tampered: dist/* exactOptional */.yqP((0,leaves/* list */.p_)(leaves/* sentence */.em, 1000)),
    ...suiteFields,
    work: dist/* exactOptional */.yqP(dist/* object */.Ikc({ same: dist/* nullable */.mee(dist/* boolean */.zMY()), baselineDigest: dist/* nullable */.mee(leaves/* name */.UU), contenderDigest: dist/* nullable */.mee(leaves/* name */.UU) })),
    reinstall: dist/* exactOptional */.yqP(dist/* object */.Ikc({ when: dist/* picklist */.KIO(record/* reinstallChoices */.jB), starts: (0,leaves/* list */.p_)(leaves/* natural */.c4, leaves/* most */.qr) })),
    stages: dist/* exactOptional */.yqP((0,leaves/* list */.p_)(leaves/* natural */.c4, 2)),
    causes: dist/* exactOptional */.yqP(causes_schema_causes),
    since: dist/* exactOptional */.yqP(sinceSchema(leaves/* change */.Zg)),
    view: dist/* exactOptional */.yqP(dist/* object */.Ikc({ sort: dist/* picklist */.KIO(view/* sorts */.k0), shown: (0,leaves/* list */.p_)(leaves/* natural */.c4, leaves/* most */.qr) })),
});


/***/ }),

/***/ 2208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   B$: () => (/* binding */ sizeOrNone),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   LB: () => (/* binding */ mostRunners),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   Zg: () => (/* binding */ change),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   c4: () => (/* binding */ natural),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qr: () => (/* binding */ most),
/* harmony export */   rC: () => (/* binding */ experiments),
/* harmony export */   uM: () => (/* binding */ share)
/* harmony export */ });
/* unused harmony exports text, farthest */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/* harmony import */ var _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3199);
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9195);



const text = (longest) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longest));
const list = (item, longest) => 
// The length first: nobody should wait for a million rows to be read and refused.
valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longest), valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item));
const most = 100_000;
const mostRunners = 1000;
const name = text(1000);
/** As long as a record's texts may be, with room for what is said around them. */
const sentence = text(66_000);
const farthest = 10 * _metrics_computable_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .nQ;
const number = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .finite */ .E2x(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(-farthest), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(farthest));
const size = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(number, valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const share = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(1));
const natural = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const bound = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(number);
const sizeOrNone = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(size);
const warning = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: name, message: sentence });
const change = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: number, low: bound, high: bound, level: share });
const earlier = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verdict: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .rY)), change: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change) });
const experiments = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ earlier: list(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(earlier), 100), pooled: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change) });


/***/ })

};
