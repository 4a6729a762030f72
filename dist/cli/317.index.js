export const id = 317;
export const ids = [317];
export const modules = {

/***/ 4185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  render: () => (/* binding */ render)
});

// EXTERNAL MODULE: ./lib/compare/series.js
var series = __webpack_require__(4662);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
;// CONCATENATED MODULE: ./lib/exports/samples.js


/** The samples of `sides`, benchmark by benchmark. */
function collectSamples(record, sides) {
    return (0,series/* makeSeries */.YG)(record).series.flatMap(({ benchmark, metric, primary, rounds }) => sides.flatMap(side => {
        const values = rounds.flatMap(round => round.filter(one => one.side === side).map(({ value }) => value));
        const usable = values.filter(computable/* isComputable */.$O);
        return usable.length === 0 ? [] : [{ side, benchmark, metric, isMain: primary, values: usable }];
    }));
}
/** The name of a sample in a file that has no metrics: that of its benchmark, and for other metrics than the main one also theirs. */
function nameOf({ benchmark, metric, isMain }) {
    return isMain ? benchmark : `${benchmark} (${metric.name})`;
}

;// CONCATENATED MODULE: ./lib/exports/benchstat.js

/**
 * A line for each value, as `go test -bench` prints them: for `benchstat -col side FILE`, or with one side in each of two files for
 * `benchstat BASELINE CONTENDER` (Go's benchmark format: golang/proposal, design 14313).
 *
 * That format has no blanks in names and units: each becomes `_`. Times are in `sec/op`.
 */
function writeBenchstat(record, sides) {
    const samples = collectSamples(record, sides);
    const units = new Map(samples.map(({ metric }) => [writeUnit(metric), metric.better]));
    const lines = sides.flatMap(side => [
        `side: ${side}`,
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

// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
;// CONCATENATED MODULE: ./lib/exports/bmf.js


/**
 * Bencher Metric Format of one side: the median of each metric with its quartiles. A time is Bencher's own measure `latency`, in
 * nanoseconds; other metrics keep their name and base unit.
 */
function writeBmf(record, sides) {
    const benchmarks = new Map();
    for (const { benchmark, metric, values } of collectSamples(record, sides)) {
        const measures = benchmarks.get(benchmark) ?? new Map();
        measures.set(isLatency(metric) ? 'latency' : metric.name, describe(values, isLatency(metric) ? 1e9 : 1));
        benchmarks.set(benchmark, measures);
    }
    const entries = [...benchmarks].map(([name, measures]) => [name, Object.fromEntries(measures)]);
    return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
function isLatency({ name, unit }) {
    return name === 'time' && unit === 's';
}
function describe(values, factor) {
    const sorted = Float64Array.from(values, value => value * factor).sort();
    return { value: (0,quantile/* quantile */.Y)(sorted, 0.5), lower_value: (0,quantile/* quantile */.Y)(sorted, 0.25), upper_value: (0,quantile/* quantile */.Y)(sorted, 0.75) };
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

// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
;// CONCATENATED MODULE: ./lib/exports/github-action-benchmark.js


/**
 * One side as github-action-benchmark reads it: `customSmallerIsBetter` holds the metrics of which less is better, and
 * `customBiggerIsBetter` those of which more is better, as that tool takes one direction from each file. Values are medians in base units.
 */
function writeGithubActionBenchmark(record, sides, better) {
    const fitting = collectSamples(record, sides).filter(({ metric }) => metric.better === better);
    const entries = fitting.map(sample => {
        const value = (0,simple_statistics/* median */.JZ)([...sample.values]);
        const deviations = sample.values.map(one => Math.abs(one - value));
        return {
            name: nameOf(sample),
            unit: sample.metric.unit,
            value,
            range: `± ${Number((0,simple_statistics/* median */.JZ)(deviations).toPrecision(3))}`,
            extra: `${sample.values.length} values of the ${sample.side}`,
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
    const values = [...sample.values];
    const name = nameOf(sample);
    return {
        command: isBeside ? `${name} (${sample.side})` : name,
        mean: (0,simple_statistics/* mean */.RE)(values),
        stddev: values.length < 2 ? null : (0,simple_statistics/* sampleStandardDeviation */.JK)(values),
        median: (0,simple_statistics/* median */.JZ)(values),
        min: (0,simple_statistics/* min */.jk)(values),
        max: (0,simple_statistics/* max */.T9)(values),
        times: values,
        parameters: { side: sample.side },
    };
}

;// CONCATENATED MODULE: ./lib/exports/exporters.js





const both = ['baseline', 'contender'];
/** All of them, in the order in which they are offered. */
const exporters = [
    { name: 'csv', sides: both, write: writeCsv },
    { name: 'benchstat', sides: both, write: writeBenchstat },
    { name: 'hyperfine', sides: both, write: writeHyperfine },
    { name: 'bmf', sides: ['contender'], write: writeBmf },
    {
        name: 'github-action-benchmark',
        sides: ['contender'],
        write: (record, sides) => writeGithubActionBenchmark(record, sides, 'lower'),
    },
    {
        name: 'github-action-benchmark-bigger',
        sides: ['contender'],
        write: (record, sides) => writeGithubActionBenchmark(record, sides, 'higher'),
    },
];

// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/record/decode.js + 1 modules
var decode = __webpack_require__(7440);
// EXTERNAL MODULE: ./lib/report/decode.js
var report_decode = __webpack_require__(7258);
// EXTERNAL MODULE: ./lib/report/merged.js + 3 modules
var merged = __webpack_require__(8112);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/compare/verdicts/status.js
var verdicts_status = __webpack_require__(1558);
;// CONCATENATED MODULE: ./lib/report/merged-decode.js




const mostSections = 1000;
const mergedSchema = dist/* object */.Ikc({
    schema: dist/* literal */.euz(merged/* mergedSchemaName */.po),
    status: dist/* picklist */.KIO(verdicts_status/* statuses */.b),
    sections: (0,report_decode/* list */.p_)(report_decode/* reportSchema */.Qh, mostSections),
    missing: (0,report_decode/* list */.p_)(dist/* object */.Ikc({ suite: dist/* nullable */.mee(report_decode/* name */.UU), expected: report_decode/* natural */.c4, found: (0,report_decode/* list */.p_)(report_decode/* name */.UU, mostSections) }), mostSections),
    warnings: (0,report_decode/* list */.p_)(report_decode/* warning */.$e, mostSections),
});
/** A merged report from outside. */
function decodeMergedReport(value) {
    return (0,report_decode/* decodeAs */.Lc)(mergedSchema, value);
}

// EXTERNAL MODULE: ./lib/report/pages/renderers.js + 9 modules
var renderers = __webpack_require__(8254);
// EXTERNAL MODULE: ./lib/report/report.js
var report = __webpack_require__(5650);
// EXTERNAL MODULE: ./lib/command-line/command.js
var command = __webpack_require__(8047);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var command_line_terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/render.js











const offered = renderers/* renderers */.Z.filter(one => one.isOfferedByName);
const pageNames = offered.map(({ name }) => name).join(', ');
const exportNames = exporters.map(({ name }) => name).join(', ');
const sides = ['baseline', 'contender'];
const render = {
    usage: 'counterbalance render REPORT.json|RECORD.json [--as NAME] [--side baseline|contender]',
    summary: 'a report or a record as a page, or as the file of another tool, on stdout',
    options: {
        as: {
            placeholder: 'NAME',
            group: 'Output',
            default: 'terminal',
            help: `How to show it: ${pageNames}. A record can also become the file of another tool: ${exportNames}.`,
        },
        side: {
            placeholder: 'SIDE',
            group: 'Output',
            help: 'The side to write to the file of another tool: baseline or contender. By default both, if the tool can read both from one file, or else the contender.',
        },
    },
    async run({ get, words }) {
        const name = get('as') || 'terminal';
        const renderer = offered.find(one => one.name === name);
        const exporter = exporters.find(one => one.name === name);
        if (!renderer && !exporter)
            throw new values/* InputError */.dz(`"as" is "${name}"; it can be ${pageNames}, ${exportNames}`);
        if (get('side') && !exporter)
            throw new values/* InputError */.dz(`"side" chooses a side for the file of another tool: ${exportNames}`);
        const chosen = pickSides(get('side'));
        const text = (0,files/* readInput */.R5)(words, 'REPORT.json');
        process.stdout.write(exporter ? exportRecord(text, exporter, chosen) : renderAny(text, renderer));
        return command/* exitStatus */.$.done;
    },
};
function pickSides(name) {
    const side = sides.find(one => one === name);
    if (name && !side)
        throw new values/* InputError */.dz(`"side" is "${name}"; it can be baseline or contender`);
    return side && [side];
}
function exportRecord(text, { name, sides: usual, write }, chosen) {
    if (!isOf(parseJson(text), recordSchema))
        throw new values/* InputError */.dz(`"as" is "${name}", which needs every value, and a report has none: name the record of the run (compare --record FILE)`);
    return write((0,decode/* decodeRecord */.eT)(text), chosen ?? usual);
}
function renderAny(text, { name, render, renderMerged }) {
    const terminal = (0,command_line_terminal/* terminalOf */.g)(process.stdout);
    const value = parseJson(text);
    if (isOf(value, recordSchema))
        return render((0,report/* makeReport */.d)((0,decode/* decodeRecord */.eT)(text)), terminal);
    if (!isOf(value, merged/* mergedSchemaName */.po))
        return render((0,report_decode/* decodeReport */.bl)(value), terminal);
    if (renderMerged)
        return renderMerged(decodeMergedReport(value), terminal);
    const others = offered.filter(one => one.renderMerged).map(one => one.name);
    throw new values/* InputError */.dz(`"as" is "${name}", and a merged report has no such page; it can be ${others.join(', ')}`);
}
/** Of any edition: the decoder says which ones it reads. */
const recordSchema = 'counterbalance/record@';
function isOf(value, schema) {
    if (typeof value !== 'object' || value === null || !('schema' in value))
        return false;
    return typeof value.schema === 'string' && value.schema.startsWith(schema);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new values/* InputError */.dz(`the report is not valid JSON, or it was cut off: ${cause.message}`, { cause });
    }
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
/** What a user gave, for a message. */
function shown(text) {
    return text === '' ? 'empty' : `"${text.slice(0, 80)}"`;
}


/***/ }),

/***/ 9195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ isComputable),
/* harmony export */   jt: () => (/* binding */ describeSize),
/* harmony export */   nQ: () => (/* binding */ largest),
/* harmony export */   yK: () => (/* binding */ areTooFarApart)
/* harmony export */ });
const smallest = 1e-300;
/** The largest value, change or ratio that is computed with. */
const largest = 1e300;
/** Whether sums and ratios of values of this size are numbers: 0, or from 1e-300 to 1e300 on either side of it. */
function isComputable(value) {
    const size = Math.abs(value);
    return size === 0 || (size >= smallest && size <= largest);
}
/** Why `value` cannot be computed with, as the end of "a value is …"; undefined where it can. */
function describeSize(value) {
    if (isComputable(value))
        return undefined;
    if (!Number.isFinite(value))
        return 'not finite';
    const isLarge = Math.abs(value) > largest;
    return `${value}, and ${isLarge ? '1e300 is the largest' : '1e-300 is the smallest'} that can be computed with`;
}
/** Whether the ratio of two of `values`, which are above 0, is too large to compute with. */
function areTooFarApart(values) {
    let [low, high] = [Infinity, 0];
    for (const value of values) {
        if (value < low)
            low = value;
        if (value > high)
            high = value;
    }
    return high / low > largest;
}


/***/ }),

/***/ 9847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ tidyUnit)
/* harmony export */ });
const decimal = { '': 1, k: 1e3, K: 1e3, M: 1e6, G: 1e9, T: 1e12 };
const binary = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40 };
const times = [
    [1e-12, 'ps', 'picosecond', 'picoseconds'],
    [1e-9, 'ns', 'nsec', 'nanosecond', 'nanoseconds'],
    // The micro sign (U+00B5) and the Greek letter (U+03BC) look alike, and tools print either.
    [1e-6, 'us', '\u00b5s', '\u03bcs', 'usec', 'microsecond', 'microseconds'],
    [1e-3, 'ms', 'msec', 'millisecond', 'milliseconds'],
    [1, 's', 'sec', 'secs', 'second', 'seconds'],
    [60, 'm', 'min', 'minute', 'minutes'],
];
const bytes = [
    [1, 'byte', 'bytes', 'Byte', 'Bytes'],
    [1e3, 'Kilobytes', 'kilobytes'],
    [1e6, 'Megabytes', 'megabytes'],
    [1e9, 'Gigabytes', 'gigabytes'],
];
/** What is done so often in a second: more is better, whatever it is. */
const done = [
    'ops',
    'op',
    'req',
    'reqs',
    'request',
    'requests',
    'iter',
    'iters',
    'i',
    'item',
    'items',
    'char',
    'elem',
    'elements',
    '1',
    '',
];
const seconds = ['s', 'sec', 'second'];
/** What costs, and is counted. */
const costs = ['allocs', 'alloc', 'allocations', 'instructions', 'cycles', 'instr'];
const known = new Map([
    ...times.flatMap(([factor, ...names]) => names.map(name => entry(name, 's', factor, 'lower'))),
    ...bytes.flatMap(([factor, ...names]) => names.map(name => entry(name, 'B', factor, 'lower'))),
    ...Object.entries({ ...decimal, ...binary }).flatMap(([prefix, factor]) => [
        entry(`${prefix}B`, 'B', factor, 'lower'),
        ...['B', 'bytes', 'byte'].flatMap(name => rates(`${prefix}${name}`, 'B/s', factor)),
    ]),
    ...Object.entries(decimal).flatMap(([prefix, factor]) => done.flatMap(name => (prefix + name === '' ? [] : rates(`${prefix}${name}`, '1/s', factor)))),
    ...Object.entries(decimal).map(([prefix, factor]) => entry(`${prefix}Hz`, '1/s', factor, 'higher')),
    ...costs.map(name => entry(name, 'count', 1, 'lower')),
    entry('count', 'count', 1, 'unknown'),
]);
function rates(name, unit, factor) {
    return seconds.map(second => entry(`${name}/${second}`, unit, factor, 'higher'));
}
function entry(name, unit, factor, better) {
    return [name, { unit, factor, better }];
}
/**
 * A printed unit as its base unit, the factor that brings values to it, and the direction that is certain from it.
 *
 * A time, bytes or allocations for each operation or iteration (`ns/op`, `B/iter`) are the same quantity. A unit that is not
 * known stays as it is, with direction `unknown`: more percent may be good or bad.
 */
function tidyUnit(printed) {
    const name = printed.trim();
    return known.get(name) ?? known.get(name.replace(/\/(?:op|iter|iteration)$/, '')) ?? asItIs(name);
}
function asItIs(unit) {
    return { unit, factor: 1, better: 'unknown' };
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

/***/ 7258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   $g: () => (/* binding */ ReportError),
/* harmony export */   Lc: () => (/* binding */ decodeAs),
/* harmony export */   Qh: () => (/* binding */ reportSchema),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   bl: () => (/* binding */ decodeReport),
/* harmony export */   c4: () => (/* binding */ natural),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* unused harmony export text */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/* harmony import */ var _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3199);
/* harmony import */ var _compare_verdicts_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1558);
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9195);




/** What is not a report, where, and why. */
class ReportError extends Error {
    name = 'ReportError';
}
/** A report from outside. Fields that are not known are left out: a later version may have written them. */
function decodeReport(value) {
    return decodeAs(reportSchema, value);
}
/** What `schema` makes of a value from outside. */
function decodeAs(schema, value) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(schema, value, { abortEarly: true });
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    const where = valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue) ?? 'The whole';
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
const text = (longest) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longest));
const list = (item, longest) => 
// The length first: nobody should wait for a million rows to be read and refused.
valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longest), valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item));
const most = 100_000;
const mostRunners = 1000;
const name = text(1000);
/** As long as a record's texts may be, with room for what is said around them. */
const sentence = text(66_000);
/** With room for rounding. */
const farthest = 10 * _metrics_computable_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .nQ;
const number = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .finite */ .E2x(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(-farthest), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(farthest));
const size = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(number, valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const share = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(1));
const natural = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const bound = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(number);
const sizeOrNone = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(size);
const warning = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: name, message: sentence });
const summary = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    n: natural,
    median: number,
    mean: number,
    min: number,
    q1: number,
    q3: number,
    max: number,
    mad: size,
    cv: sizeOrNone,
});
const change = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: number, low: bound, high: bound, level: share });
const budget = {
    bound: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['at most', 'at least']),
    value: number,
    median: bound,
    low: bound,
    high: bound,
    level: share,
    state: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .budgetStates */ .IQ),
};
const finding = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    benchmark: name,
    metric: name,
    unit: name,
    better: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['lower', 'higher', 'unknown']),
    primary: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    aside: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)),
    baseline: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(summary),
    contender: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(summary),
    change: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change),
    p: sizeOrNone,
    adjustedP: sizeOrNone,
    control: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: number, low: bound, high: bound, p: size })),
    verdict: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .rY)),
    resolution: sizeOrNone,
    roundsToSettle: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(natural),
    secondOpinions: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ means: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change), p95: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change), mannWhitneyP: sizeOrNone })),
    runners: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(list(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: bound, contender: bound }), mostRunners)),
    threshold: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(size),
    budget: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(budget)),
    ignored: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reason: name, until: name })),
    cause: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .obstacleCauses */ .Gg)),
    reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(sentence),
    warnings: list(warning, 100),
});
const onOrOff = valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['on', 'off']);
const environment = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    fingerprint: name,
    cpu: name,
    cores: natural,
    memoryInBytes: natural,
    os: name,
    kernel: name,
    node: name,
    runner: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    virtualization: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    governor: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    turbo: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(onOrOff),
    smt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(onOrOff),
    aslr: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(onOrOff),
    held: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        cores: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
        niceness: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf())),
        isolated: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)),
    })),
    toolchain: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(list(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ command: sentence, version: name }), 100)),
});
const runner = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    label: name,
    firstRound: natural,
    seed: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    environment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(environment),
});
const origin = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    label: sentence,
    source: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    artifact: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ runId: natural, runNumber: natural, digest: name, behind: natural })),
    environment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(environment),
    command: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(sentence),
});
const looks = list(natural, 1000);
const copies = valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO([1, 2]);
const plan = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    copies: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: copies, contender: copies }),
    inPlace: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    rounds: natural,
    looks,
    stoppedBy: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: size,
    batch: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(natural),
    slope: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([natural, natural])),
});
const control = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['passed', 'failed', 'too-few', 'not-run']),
    failed: natural,
    of: natural,
    noiseFloor: sizeOrNone,
    bias: sizeOrNone,
});
const spin = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    seconds: size,
    spread: size,
    drift: number,
    moved: list(natural, most),
    contaminated: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
/** What a report is, for those that hold reports. */
const reportSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema: valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('counterbalance/report@1'),
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_verdicts_status_js__WEBPACK_IMPORTED_MODULE_3__/* .statuses */ .b),
    suite: name,
    rounds: natural,
    settings: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ threshold: size, confidence: share, looks }),
    control,
    suiteChange: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change),
    resolution: sizeOrNone,
    spin: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(spin),
    findings: list(finding, most),
    added: list(name, most),
    removed: list(name, most),
    warnings: list(warning, 1000),
    rules: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        source: name,
        asOf: name,
        missing: list(sentence, most),
        budgets: list(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ benchmark: name, metric: name, unit: name, ...budget }), most),
    })),
    leg: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    environment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(environment),
    runners: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(list(runner, mostRunners)),
    sides: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(origin), contender: origin })),
    command: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(sentence),
    options: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[a-z-]{1,40}$/)), sentence)),
    seed: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    plan: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(plan),
    tampered: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(list(sentence, 1000)),
});


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
/* harmony export */   vL: () => (/* binding */ harmlessLines)
/* harmony export */ });
/* harmony import */ var _record_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5608);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1193);


/** Longest name shown, in code points. */
const longestName = 80;
/** Longest sentence from outside shown, in code points. */
const longestMessage = 300;
/**
 * How text from outside is written in Markdown.
 *
 * A name stands in a code element, since GitHub's filters for mentions, references and emoji run on decoded text and
 * pass over code; entities for all but harmless characters keep pipes, backticks, tags and hidden markers from having
 * any effect in the source. Checked with cmark-gfm.
 */
const markdownVoice = {
    name: text => code(cut(fold(text), longestName) || '(no name)'),
    message: text => prose(cut(fold(text), longestMessage)),
};
/** How text from outside is written in a page of our own. */
const htmlVoice = {
    name: markdownVoice.name,
    message: text => entities(cut(fold(text), longestMessage)),
};
/** How text from outside is written on a terminal, which obeys control characters. */
const terminalVoice = {
    name: text => cut(plain(text), longestName) || '(no name)',
    message: text => cut(plain(text), longestMessage),
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
/* harmony export */   iU: () => (/* binding */ message)
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
        .map(part => typeof part === 'string' ? part : 'name' in part ? voice.name(part.name) : voice.message(part.message))
        .join('');
}


/***/ }),

/***/ 2595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ explainSystemError)
/* harmony export */ });
/** What a system error says, without its code, its call and its path; any other error as it is. */
function explainSystemError(error) {
    return error.message.replace(/^[A-Z]+: /, '').replace(/, \w+(?: '.*)?$/, '');
}


/***/ })

};
