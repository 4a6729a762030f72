export const id = 851;
export const ids = [851];
export const modules = {

/***/ 3391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ judgingOptions),
  j: () => (/* binding */ readJudging)
});

// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/settings.js
var settings = __webpack_require__(8344);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/rules/match.js
var match = __webpack_require__(3650);
;// CONCATENATED MODULE: ./lib/command-line/narrowing.js


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

// EXTERNAL MODULE: ./lib/command-line/options.js + 2 modules
var options = __webpack_require__(1477);
// EXTERNAL MODULE: ./lib/command-line/rules.js + 2 modules
var command_line_rules = __webpack_require__(1817);
;// CONCATENATED MODULE: ./lib/command-line/judging.js





/** The options that judge a record again, and that choose the rows of its report. */
const judgingOptions = { ...asRecorded((0,options/* optionsOf */.cz)('analyze')), ...(0,options/* optionsOf */.cz)('render') };
/** Decodes {@link judgingOptions}, and reads the file of rules if they name one. */
async function readJudging(get) {
    const given = (0,declarations/* decodeGiven */.MN)(get, 'analyze');
    const rules = await (0,command_line_rules/* readNamedRules */.h_)(given.config);
    return {
        narrowing: checkNarrowing(given),
        apply: record => ({
            ...record,
            settings: {
                ...(0,settings/* replaceSet */.hA)(record.settings, (0,settings/* makeSettings */.mF)(given), get),
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


/***/ }),

/***/ 1036:
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
// EXTERNAL MODULE: ./lib/record/decode.js
var decode = __webpack_require__(5503);
// EXTERNAL MODULE: ./lib/report/pages/renderers.js + 32 modules
var renderers = __webpack_require__(5456);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/judging.js + 1 modules
var command_line_judging = __webpack_require__(3391);
// EXTERNAL MODULE: ./lib/command-line/show-page.js + 1 modules
var show_page = __webpack_require__(8601);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var terminal = __webpack_require__(6596);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
;// CONCATENATED MODULE: ./lib/command-line/render/export.js




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

// EXTERNAL MODULE: ./lib/report/merged.js + 3 modules
var merged = __webpack_require__(8112);
;// CONCATENATED MODULE: ./lib/command-line/render/page.js





/** The pages that `--as` offers. */
const pages = renderers/* renderers */.ZR.filter(one => one.isOfferedByName);
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
    const { report, recordOf } = (0,merged/* reportRecords */.$Q)(records.map(apply));
    return (0,renderers/* renderBy */.yA)(renderer, (0,merged/* narrowAll */.fD)(report, narrowing), { ...(0,terminal/* terminalOf */.g)(process.stdout, get), recordOf });
}

;// CONCATENATED MODULE: ./lib/command-line/render/render.js











const pageNames = pages.map(({ name }) => name).join(', ');
const exportNames = exporters.map(({ name }) => name).join(', ');
const render = {
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
        const problem = await (0,show_page/* showPage */.R)(get, () => renderRecords(renderers/* htmlPage */.X, records, { get, judging }));
        if (problem === undefined)
            return exit_status/* exitStatus */.$.done;
        process.stderr.write(`${problem}\n`);
        return exit_status/* exitStatus */.$.wrongCall;
    },
};


/***/ }),

/***/ 945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ makePaint)
/* harmony export */ });
const codes = { bad: 31, good: 32, doubt: 33, quiet: 2, strong: 1 };
/** Makes the paint of a terminal, which leaves text as it is without `color`. */
function makePaint(color) {
    return color ? (text, style) => `\u001b[${codes[style]}m${text}\u001b[0m` : text => text;
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
        ...(suiteChanges === 'incomparable' ? {} : { suiteChanges }),
        ...(exponentThreshold === _compare_growth_growth_js__WEBPACK_IMPORTED_MODULE_1__/* .usualExponentThreshold */ .F ? {} : { exponentThreshold }),
    };
}
/** The settings of whoever sets nothing. */
const usualSettings = makeSettings((0,_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeGiven */ .MN)(() => '', 'analyze'));
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


/***/ }),

/***/ 7216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oL: () => (/* binding */ resolveBaseline),
  WL: () => (/* binding */ resolveCommit)
});

// UNUSED EXPORTS: listAncestors, nameBaseline

;// CONCATENATED MODULE: ./lib/baseline/commit.js
/**
 * Chooses the commit that the contender was built on, unless the user requests a `ref`.
 *
 * Against the tip of the base branch, the contender would be blamed for that branch's own commits. So the baseline is the commit
 * where the two branches parted. If the checkout, `head`, is GitHub's merge of a pull request, the contender was built on the
 * first parent of that merge.
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


const deepenings = [{ more: 50 }, { more: 500 }, 'whole'];
/** The full name of the baseline commit, which is then in the repository: what a shallow clone lacks is fetched. */
async function resolveBaseline(git, ref, occasion) {
    return await fetchCommit(git, await nameBaseline(git, ref, occasion));
}
/** The full name of a commit that is named in `what`, which is then in the repository. */
async function resolveCommit(git, ref, what) {
    return await fetchCommit(git, isFullName(ref) ? ref : await resolveNamed(git, ref, what));
}
/** The full name of the baseline commit, which need not be in the repository: a shallow clone can tell it, and nothing is fetched for it. */
async function nameBaseline(git, ref, occasion) {
    const head = await git.run('rev-parse', '--verify', 'HEAD').catch((error) => error);
    // git says so of a repository of another user, and names the command by which that is trusted.
    if (head instanceof Error && /dubious ownership|unsafe repository/.test(head.message))
        throw new values/* InputError */.dz(`the baseline commit is unknown, because git refuses this repository: ${head.message}`);
    if (head instanceof Error)
        throw new values/* InputError */.dz('the baseline commit is unknown, because this is not a git checkout: run actions/checkout first, or give "baseline-directory"', {
            onCommandLine: 'the baseline commit is unknown, because this directory is not in a git repository: run this in a clone, or give "baseline-directory"',
        });
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
        throw new values/* InputError */.dz('the checked-out commit is the first one, so there is nothing before it to compare with');
    return parent;
}
async function resolveNamed(git, ref, what = '"baseline-ref"') {
    if (ref.startsWith('-'))
        throw new values/* InputError */.dz(`${what} is "${ref}", which is not a valid name of a commit`);
    const known = await findCommit(git, ref);
    if (known !== undefined)
        return known;
    const commit = await tryToFetch(git, ref);
    if (commit !== undefined)
        return commit;
    throw new values/* InputError */.dz(`${what} is "${ref}", but neither this repository nor its origin has that commit`);
}
async function fetchCommit(git, commit) {
    if ((await findCommit(git, commit)) === undefined)
        await git.fetch({ refs: [commit], ...(await findDepth(git)) });
    return commit;
}
async function findMergeBase(git, head, branch) {
    const base = await findBaseBranch(git, branch);
    const find = () => git.try('merge-base', head, base);
    // What was committed here since, the origin cannot know.
    const shared = (await git.try('rev-parse', '--verify', '--quiet', '@{upstream}')) ?? head;
    let found = await find();
    for (const depth of deepenings) {
        if (found !== undefined)
            return found;
        await git.fetch({ refs: [base, shared], depth }).catch(() => undefined);
        found = await find();
    }
    if (found !== undefined)
        return found;
    throw new values/* InputError */.dz(`the checked-out commit has no commit in common with ${branch ?? base}: give the baseline in "baseline-ref"`);
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
    throw new values/* InputError */.dz(`there is no branch to find the baseline on (tried ${candidates.join(', ')}): give a commit in "baseline-ref"`);
}
async function findCommit(git, ref) {
    return await git.try('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
}
/** The full name of the commit that the origin knows as `ref`. */
async function tryToFetch(git, ref) {
    const isFetched = await git.fetch({ refs: [ref], ...(await findDepth(git)) }).then(() => true, () => false);
    return isFetched ? await findCommit(git, 'FETCH_HEAD') : undefined;
}
/** A whole clone must not become a shallow one. */
async function findDepth(git) {
    return (await git.run('rev-parse', '--is-shallow-repository')) === 'true' ? { depth: { commits: 1 } } : {};
}


/***/ })

};
