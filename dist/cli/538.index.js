export const id = 538;
export const ids = [538];
export const modules = {

/***/ 7440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eT: () => (/* binding */ decodeRecord),
  Oh: () => (/* binding */ decodeRecordData),
  Wg: () => (/* binding */ ledger)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/rules/schema.js + 1 modules
var schema = __webpack_require__(2868);
// EXTERNAL MODULE: ./lib/record/limits.js
var record_limits = __webpack_require__(213);
// EXTERNAL MODULE: ./lib/record/machine-schema.js
var machine_schema = __webpack_require__(98);
// EXTERNAL MODULE: ./lib/record/record-error.js
var record_error = __webpack_require__(3483);
;// CONCATENATED MODULE: ./lib/record/tampered-schema.js


// The slash also keeps a page from taking a path for a sentence of ours.
const path = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^b[12]\//), dist/* maxLength */.Ru6(5000));
/** Files of the baseline's copies that somebody changed, in a record. */
const tampered = dist/* pipe */.FsL(dist/* array */.YOg(path), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(record_limits/* mostTampered */.W5));

;// CONCATENATED MODULE: ./lib/record/decode.js







const mostRunners = 1000;
const mostLooks = 100;
const decode_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(65_536));
const fraction = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1));
const finite = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(-computable/* largest */.nQ), dist/* maxValue */.cGV(computable/* largest */.nQ));
const copy = dist/* picklist */.KIO([1, 2]);
const measurement = dist/* object */.Ikc({
    benchmark: machine_schema/* name */.UU,
    metric: machine_schema/* name */.UU,
    unit: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(machine_schema/* longestName */.YG)),
    better: dist/* optional */.lqM(dist/* picklist */.KIO(['lower', 'higher', 'unknown']), 'unknown'),
    primary: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    aside: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    // A value that is not finite has no JSON; it is written as null.
    value: dist/* nullable */.mee(dist/* number */.aig()),
    samples: dist/* optional */.lqM(dist/* array */.YOg(dist/* nullable */.mee(dist/* number */.aig()))),
    error: dist/* optional */.lqM(decode_text),
});
const invocation = dist/* object */.Ikc({
    side: dist/* picklist */.KIO(['baseline', 'contender']),
    copy,
    outcome: dist/* picklist */.KIO(['ok', 'failed', 'timed-out']),
    startedAt: dist/* optional */.lqM(finite),
    reason: dist/* optional */.lqM(decode_text),
    measurements: dist/* array */.YOg(measurement),
});
const round = dist/* array */.YOg(invocation);
const warnings = dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ code: machine_schema/* name */.UU, message: decode_text })), dist/* maxLength */.Ru6(1000));
const origin = dist/* object */.Ikc({
    label: decode_text,
    source: dist/* picklist */.KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: dist/* optional */.lqM(machine_schema/* name */.UU),
    artifact: dist/* optional */.lqM(dist/* object */.Ikc({ runId: machine_schema/* count */.U9, runNumber: machine_schema/* count */.U9, digest: machine_schema/* name */.UU, behind: machine_schema/* count */.U9 })),
    environment: dist/* optional */.lqM(machine_schema/* environment */.cA),
    command: dist/* optional */.lqM(decode_text),
});
const plan = dist/* object */.Ikc({
    copies: dist/* object */.Ikc({ baseline: copy, contender: copy }),
    inPlace: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    rounds: machine_schema/* count */.U9,
    looks: dist/* pipe */.FsL(dist/* array */.YOg(machine_schema/* count */.U9), dist/* maxLength */.Ru6(mostLooks)),
    stoppedBy: dist/* picklist */.KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: dist/* pipe */.FsL(finite, dist/* minValue */.Wwf(0)),
    batch: dist/* exactOptional */.yqP(machine_schema/* count */.U9),
    slope: dist/* exactOptional */.yqP(dist/* tuple */.PVZ([machine_schema/* count */.U9, machine_schema/* count */.U9])),
});
const ledgerEntry = dist/* object */.Ikc({
    benchmark: machine_schema/* name */.UU,
    estimate: finite,
    standardError: dist/* pipe */.FsL(finite, dist/* minValue */.Wwf(0)),
    fingerprint: machine_schema/* name */.UU,
});
const ledger = dist/* pipe */.FsL(dist/* array */.YOg(ledgerEntry), dist/* maxLength */.Ru6(100_000));
const settings = dist/* object */.Ikc({
    threshold: dist/* optional */.lqM(fraction, 0.02),
    confidence: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0.5), dist/* ltValue */.ulq(1)), 0.95),
    metrics: dist/* optional */.lqM(decode_text, 'primary'),
    looks: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(machine_schema/* count */.U9), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(mostLooks))),
    rules: dist/* optional */.lqM(schema/* rulesSchema */.jm),
});
const runner = dist/* object */.Ikc({
    label: machine_schema/* name */.UU,
    firstRound: machine_schema/* count */.U9,
    seed: dist/* optional */.lqM(machine_schema/* name */.UU),
    environment: dist/* optional */.lqM(machine_schema/* environment */.cA),
});
const around = dist/* object */.Ikc({
    suite: dist/* optional */.lqM(machine_schema/* name */.UU, 'benchmark'),
    leg: dist/* optional */.lqM(machine_schema/* name */.UU),
    shard: dist/* optional */.lqM(machine_schema/* name */.UU),
    pullRequest: dist/* optional */.lqM(machine_schema/* count */.U9),
    seed: dist/* optional */.lqM(machine_schema/* name */.UU),
    createdAt: dist/* optional */.lqM(machine_schema/* name */.UU),
    command: dist/* optional */.lqM(decode_text),
    options: dist/* optional */.lqM(dist/* record */.g1P(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[a-z-]{1,40}$/)), decode_text)),
    statistic: dist/* optional */.lqM(machine_schema/* name */.UU),
    sides: dist/* optional */.lqM(dist/* object */.Ikc({ baseline: dist/* optional */.lqM(origin), contender: origin })),
    absence: dist/* optional */.lqM(decode_text),
    plan: dist/* optional */.lqM(plan),
    settings: dist/* optional */.lqM(settings, {}),
    environment: dist/* optional */.lqM(machine_schema/* environment */.cA),
    runners: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(runner), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(mostRunners))),
    ledger: dist/* optional */.lqM(ledger),
    identical: dist/* optional */.lqM(dist/* boolean */.zMY()),
    tampered: dist/* optional */.lqM(tampered),
    host: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(record_limits/* generousLimits */.zw.rounds), dist/* array */.YOg(machine_schema/* hostSample */.F0))),
    warnings: dist/* optional */.lqM(warnings, []),
});
/** A record from JSON that nobody vouches for. */
function decodeRecord(json, limits = record_limits/* generousLimits */.zw) {
    if (json.length > limits.characters)
        throw new record_error/* RecordError */.W1(`the record has ${json.length} characters; at most ${limits.characters} are read`);
    return decodeRecordData(parseJson(json), limits);
}
/** A record from what JSON was parsed to. */
function decodeRecordData(data, limits = record_limits/* generousLimits */.zw) {
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new record_error/* RecordError */.W1('this is not a record: it has no "schema"');
    if (data.schema !== 'counterbalance/record@1')
        throw new record_error/* RecordError */.W1(`"schema" is ${(0,record_error/* shown */.SP)(data.schema)}; this version reads "counterbalance/record@1"`);
    const { rounds, ...rest } = data;
    const record = {
        ...(0,record_error/* decodeBy */.Kp)(around, rest, ''),
        rounds: decodeRounds(rounds, limits),
    };
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
            throw new record_error/* RecordError */.W1(`"runners.${index}.firstRound" is ${firstRound}; the first rounds of the runners must start at 0, ascend, and stay below the number of rounds`);
    });
}
/** What the machine did is told for every round, or not at all. */
function refuseOther({ host, rounds }) {
    if (host === undefined || host.length === rounds.length)
        return;
    throw new record_error/* RecordError */.W1(`"host" has ${host.length} rounds, and "rounds" has ${rounds.length}`);
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        throw new record_error/* RecordError */.W1(`this is not valid JSON, or it was cut off: ${cause.message.slice(0, record_error/* longestShown */.QK)}`, {
            cause,
        });
    }
}
function decodeRounds(rounds, limits) {
    if (!Array.isArray(rounds))
        throw new record_error/* RecordError */.W1(`"rounds": must be a list of rounds, not ${(0,record_error/* shown */.SP)(rounds)}`);
    if (rounds.length > limits.rounds)
        throw new record_error/* RecordError */.W1(`"rounds" has ${rounds.length} rounds; at most ${limits.rounds} are read`);
    const metrics = new Map();
    const benchmarks = new Set();
    let measurements = 0;
    return rounds.map((data, index) => {
        const decoded = (0,record_error/* decodeBy */.Kp)(round, data, `rounds[${index}]`);
        measurements += decoded.reduce((sum, one) => sum + one.measurements.length, 0);
        if (measurements > limits.measurements)
            throw new record_error/* RecordError */.W1(`more than ${limits.measurements} measurements are not read`);
        for (const one of decoded)
            for (const { benchmark } of one.measurements)
                benchmarks.add(benchmark);
        if (benchmarks.size > limits.benchmarks)
            throw new record_error/* RecordError */.W1(`more than ${limits.benchmarks} benchmarks are not read`);
        refuseRepeated(decoded, `rounds[${index}]`);
        return decoded.map(one => makeInvocation(one, metrics));
    });
}
/** Nothing is measured twice in a round; and the null distribution of a round with hundreds of values would take for ever. */
function refuseRepeated(decoded, at) {
    const slot = findRepeated(decoded.map(({ side, copy }) => `${side} ${copy}`));
    if (slot !== undefined)
        throw new record_error/* RecordError */.W1(`"${at}": ${slot} must be given only once`);
    decoded.forEach(({ measurements }, index) => {
        if (measurements.length < 2)
            return;
        const series = findRepeated(measurements.map(({ benchmark, metric }) => `${benchmark}\n${metric}`));
        if (series === undefined)
            return;
        const [benchmark, metric] = series.split('\n').map(record_error/* shown */.SP);
        throw new record_error/* RecordError */.W1(`"${at}.${index}.measurements": ${benchmark} with the metric ${metric} must be given only once`);
    });
}
function findRepeated(names) {
    return new Set(names).size === names.length ? undefined : names.find((name, index) => names.indexOf(name) < index);
}
function makeInvocation(data, metrics) {
    const { side, copy, measurements, ...rest } = data;
    const decoded = measurements.map((one) => {
        const { benchmark, value, samples, error } = one;
        const measured = { benchmark, metric: shareMetric(one, metrics), value: toValue(value) };
        if (samples === undefined && error === undefined)
            return measured;
        return { ...measured, ...(samples && { samples: samples.map(toValue) }), ...(error !== undefined && { error }) };
    });
    // The object is our own; one that is left out is not there.
    return Object.assign(rest, {
        slot: { side, copy },
        measurements: decoded,
    });
}
/** JSON has numbers that are too large for us, and none that is infinite. */
function toValue(value) {
    return value !== null && Number.isFinite(value) ? value : Number.NaN;
}
/** The one object for all equal metrics: a record holds the same few thousands of times. */
function shareMetric(one, metrics) {
    const { metric: name, unit, better, primary, aside } = one;
    const key = `${better}\n${unit}\n${primary}\n${aside}\n${name}`;
    const first = metrics.get(key);
    if (first)
        return first;
    const metric = { name, unit, better, ...(primary && { primary }), ...(aside && { aside }) };
    metrics.set(key, metric);
    return metric;
}


/***/ }),

/***/ 98:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ hostSample),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   YG: () => (/* binding */ longestName),
/* harmony export */   cA: () => (/* binding */ environment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

const mostTools = 100;
/** The longest name that a record may hold. */
const longestName = 1000;
/** A text by which something is called. */
const name = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longestName));
/** How many there are of something. */
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
    quotaInCores: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(1e6))),
    aslr: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(onOrOff),
    held: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        cores: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name),
        niceness: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeInteger */ .Y2b())),
        isolated: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)),
    })),
    toolchain: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ command: name, version: name })), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(mostTools))),
});
/** Less than this is nothing of what a machine does. */
const smallest = 1e-18;
const amount = valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(1e18), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(value => (value < smallest ? 0 : value))));
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
    quotaStops: amount,
    frequencyInHertz: amount,
    load: amount,
    availableMemoryInBytes: amount,
    freeDiskInBytes: amount,
    spinSeconds: amount,
});


/***/ }),

/***/ 3483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ decodeBy),
/* harmony export */   QK: () => (/* binding */ longestShown),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   W1: () => (/* binding */ RecordError)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

/** The record cannot be used; the message names the place, what belongs there, and what was found. */
class RecordError extends Error {
    name = 'RecordError';
}
/** `data` by `schema`, or a RecordError that names the place below `at`. */
function decodeBy(schema, data, at) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(schema, data, { abortEarly: true });
    if (result.success)
        return result.output;
    const issue = result.issues[0];
    const path = [at, valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue) ?? '']
        .filter(part => part !== '')
        .join('.')
        .slice(0, longestShown);
    const received = issue.received.slice(0, longestShown);
    throw new RecordError(`"${path}": must be ${issue.expected ?? 'something else'}, not ${received}`);
}
/** How many characters of what is wrong a message shows. */
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

/***/ 1865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5296);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6115);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4505);
/* harmony import */ var _text_cells_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(733);
/* harmony import */ var _text_columns_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(571);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1961);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1193);
/* harmony import */ var _words_headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9586);
/* harmony import */ var _words_next_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6702);
/* harmony import */ var _words_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9191);
/* harmony import */ var _words_settling_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1686);
/* harmony import */ var _words_trust_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3998);
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8389);













/** The report for a terminal: the headline, all rows in one table, what to be careful about, and what to do next. */
function renderTerminal(report, { color, width = Number.POSITIVE_INFINITY, ...options }) {
    const paint = color ? painted : unpainted;
    const { shown, folded } = selectRows((0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .makeRows */ .G)(report), report);
    const sections = [
        [headlineText(report, paint), (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)((0,_words_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .context */ ._O)(report), _text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalVoice */ .BE)],
        tableLines(shown, report, width, paint),
        folded.map(({ mark, text }) => paint(`${mark.character} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)(text, _text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalVoice */ .BE)}`, mark.tone)),
        notes(report).map(({ mark, text }) => `${paint(mark.character, mark.tone)} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)(text, _text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalVoice */ .BE)}`),
        [`${paint('Next step:', 'strong')} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)((0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_6__/* .nextStep */ .s)(report, options), _text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalVoice */ .BE)}`],
    ];
    const filled = sections.filter(lines => lines.length > 0);
    return `${filled.map(lines => lines.join('\n')).join('\n\n')}\n`;
}
const codes = { bad: 31, good: 32, doubt: 33, quiet: 2, strong: 1 };
const painted = (text, style) => `\u001b[${codes[style]}m${text}\u001b[0m`;
const unpainted = text => text;
function headlineText(report, paint) {
    const suite = report.suite === 'benchmark' ? '' : ` ${_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalVoice */ .BE.name(report.suite)}`;
    const tallies = (0,_words_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .headline */ .Pl)(report).map(({ mark, text }) => paint(`${mark.character} ${text}`, mark.tone));
    return `${paint(`Benchmarks${suite}:`, 'strong')} ${tallies.join(' · ')}`;
}
const mostQuietRows = 30;
/** All rows, but for the many that say nothing. */
function selectRows({ changed, inconclusive, unchanged, unjudged, ignored }, report) {
    const within = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .own */ .ZV)(`unchanged ${(0,_words_settling_js__WEBPACK_IMPORTED_MODULE_8__/* .withinWords */ .pj)(report)}`);
    const quiet = [
        { rows: unchanged, mark: _words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .marks */ .Z8.unchanged, what: within },
        { rows: unjudged, mark: _words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .otherMarks */ .p6.unjudged, what: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .own */ .ZV)('not judged') },
        { rows: ignored, mark: _words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .otherMarks */ .p6.ignored, what: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .own */ .ZV)('ignored by rules') },
    ];
    const isFolded = ({ rows }) => rows.length > mostQuietRows;
    return {
        shown: [...changed, ...inconclusive, ...quiet.filter(group => !isFolded(group)).flatMap(({ rows }) => rows)],
        folded: quiet
            .filter(isFolded)
            .map(({ rows, mark, what }) => ({ mark, text: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .say */ .cv) `${rows.length} ${what} (--markdown FILE shows them)` })),
    };
}
function tableLines(rows, report, width, paint) {
    if (rows.length === 0)
        return [];
    const [head, ...lines] = (0,_text_columns_js__WEBPACK_IMPORTED_MODULE_12__/* .layOut */ .v)(columnsOfRows(rows, report), width);
    return [
        paint(head, 'quiet'),
        ...lines.flatMap((line, at) => {
            const { mark, reason } = rows[at];
            const shown = paint(line, mark.tone);
            return reason === null ? [shown] : [shown, paint(`  └ ${_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalVoice */ .BE.message(reason)}`, mark.tone)];
        }),
    ];
}
function columnsOfRows(rows, { settings }) {
    const column = (head, cell) => ({ head, cells: rows.map(cell) });
    const number = (head, cell) => ({ ...column(head, cell), right: true });
    const spread = (quantity) => (quantity?.spread ? `± ${quantity.spread}` : '');
    return [
        column('', ({ mark }) => mark.character),
        { ...column('', row => row.word), gap: 1, expendable: 3 },
        { head: 'Benchmark', cells: rows.map((row, at) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)((0,_text_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .titleAfter */ .rP)(rows[at - 1], row), _text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalVoice */ .BE)), least: 24 },
        number('Baseline', ({ baseline }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)((0,_text_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .valueText */ .Ru)(baseline), _text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalVoice */ .BE)),
        { ...column('', ({ baseline }) => spread(baseline)), gap: 1, expendable: 5 },
        number('Contender', ({ contender }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)((0,_text_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .valueText */ .Ru)(contender), _text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalVoice */ .BE)),
        { ...column('', ({ contender }) => spread(contender)), gap: 1, expendable: 5 },
        number('Change', ({ change }) => change),
        { ...column(`${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)(settings.confidence)} interval`, ({ interval }) => interval), expendable: 1 },
        { ...column('', ({ strip }) => strip), expendable: 4 },
        { ...number('Control', ({ control }) => control), expendable: 2 },
    ];
}
function notes(report) {
    const { added, removed, rules } = report;
    return [
        ...(rules?.missing ?? []).map(name => ({
            mark: _words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .otherMarks */ .p6.absent,
            text: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .say */ .cv) `${name}: a rule requires it, and it has not run.`,
        })),
        ...(0,_compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .listBudgets */ .J_)(report).map(one => ({
            mark: _words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .otherMarks */ .p6[one.state],
            text: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .say */ .cv) `${(0,_words_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .titleOfBudget */ .R_)(one)}: ${(0,_words_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .budgetText */ .$e)(one)}`,
        })),
        ...(added.length > 0 ? [{ mark: _words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .otherMarks */ .p6.added, text: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .say */ .cv) `added: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .names */ .Dy)(added, 10)}` }] : []),
        ...(removed.length > 0 ? [{ mark: _words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .otherMarks */ .p6.removed, text: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .say */ .cv) `removed: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .names */ .Dy)(removed, 10)}` }] : []),
        ...(0,_words_trust_js__WEBPACK_IMPORTED_MODULE_9__/* .concerns */ .Kc)(report).map(text => ({ mark: _words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .otherMarks */ .p6.warning, text })),
    ];
}


/***/ }),

/***/ 4792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ describeSlope),
/* harmony export */   s: () => (/* binding */ describeBatch)
/* harmony export */ });
/** How an invocation is the difference of two runs; a sentence without its end. */
function describeSlope([fewer, more]) {
    return `each value is what one repeat takes, by the difference between ${more} and ${fewer}: what the command needs to start is not in it`;
}
/** How many runs an invocation is, in words; a sentence without its end. */
function describeBatch(runs) {
    return `each invocation is ${runs} runs back to back, and its values are their mean`;
}


/***/ }),

/***/ 6702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _compare_trust_triangulation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1285);
/* harmony import */ var _compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5296);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6115);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4505);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1193);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9586);
/* harmony import */ var _settling_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1686);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8389);








/** What the reader should do now, in one sentence. */
function nextStep(report, options = {}) {
    const { status, tampered } = report;
    if (tampered)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `see what in the contender writes to the baseline's files (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dy)(tampered)}), and measure again.`;
    const isOpen = status === 'inconclusive' || status === 'improved' || status === 'unchanged';
    return (isOpen ? afterRules(report) : undefined) ?? steps[status](report, options);
}
const steps = {
    errored: afterNothing,
    'not-compared': ({ added, removed }) => added.length + removed.length > 0
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `no benchmark is in both sides: see whether ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dy)(removed.length > 0 ? removed : added, 1)} was renamed.`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('give it a baseline: publish one, or name a directory or a commit to compare with.'),
    regressed: afterRegression,
    incomparable: afterIncomparable,
    inconclusive: afterNoAnswer,
    improved: afterNothingBad,
    unchanged: afterNothingBad,
};
/** What the rules ask comes before what is not known, and is asked where nothing regressed too. */
function afterRules(report) {
    const missing = report.rules?.missing ?? [];
    if (missing.length > 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `see why ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dy)(missing)} did not run: a rule requires it.`;
    const missed = (0,_compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .listBudgets */ .J_)(report).filter(({ state }) => state === 'missed');
    if (missed.length === 0)
        return undefined;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `bring ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dy)([...new Set(missed.map(({ benchmark }) => benchmark))])} within budget, or change the budget in ${report.rules?.source ?? 'the rules'}.`;
}
function afterNothing({ command, plan }) {
    if (plan?.stoppedBy === 'interrupted')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('let a run finish.');
    if (plan?.stoppedBy === 'time-budget')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('give it more time, or make the command shorter.');
    return command === undefined
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('run the command by hand, and see why it fails.')
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `run ${command} by hand, and see why it fails.`;
}
function afterRegression({ findings }, { overrideLabel }) {
    const regressed = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .having */ .g)(findings, 'regressed');
    const isSlower = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .commonWord */ .MD)('regressed', regressed) === 'slower';
    const which = of(findings, 'regressed');
    if (overrideLabel !== undefined)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `if the ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(isSlower ? 'slowdown' : 'change')} of ${which} is wanted, add the label ${overrideLabel}; otherwise see Reproduce below.`;
    return isSlower ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `find out what makes ${which} slower.` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `find out why ${which} regressed.`;
}
function afterIncomparable({ findings, control, plan }) {
    if (plan?.stoppedBy === 'interrupted')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('let a run finish.');
    if (control.status === 'failed')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('do not rely on this run: it tells two copies of the same code apart. Repeat it on a quieter machine.');
    const reason = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .having */ .g)(findings, 'incomparable')[0]?.reason;
    const which = of(findings, 'incomparable');
    return reason === undefined
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `see why ${which} could not be compared.`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `make ${which} comparable (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .iU)(reason)}), and measure again.`;
}
function afterNoAnswer(report) {
    const { findings, plan, settings } = report;
    const open = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .having */ .g)(findings, 'inconclusive');
    if (open.length === 0 && findings.some(({ ignored }) => ignored))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('nothing was judged: rules ignore what could be.');
    if (open.length === 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('nothing was judged: name the metrics to judge, or say which direction is better.');
    const rounds = (0,_settling_js__WEBPACK_IMPORTED_MODULE_5__/* .roundsToSettle */ .Mg)(report);
    const what = rounds === undefined ? 'measure more rounds' : `measure about ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(rounds, 'more round')}`;
    const more = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(plan?.stoppedBy === 'time-budget' ? 'give it more time' : what);
    const threshold = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)((0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .uM)(settings.threshold));
    const isQuieter = open.some(({ warnings }) => warnings.some(({ code }) => code === _compare_trust_triangulation_js__WEBPACK_IMPORTED_MODULE_0__/* .quieterCpuTime */ .h));
    const other = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(isQuieter ? 'judge CPU time, which is steadier here ("metrics: cpu-time"); or ' : '');
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${more} to tell whether ${of(findings, 'inconclusive')} changed; or ${other}raise the threshold, if ${threshold} does not matter here.`;
}
function afterNothingBad({ control, removed, plan }) {
    if (control.status === 'failed')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('rely on this run with care: it tells two copies of the same code apart on some benchmarks.');
    if (plan?.stoppedBy === 'interrupted')
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('let a run finish, to be sure.');
    return removed.length > 0 ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `see whether ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dy)(removed)} should be gone.` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('nothing to do.');
}
function of(findings, verdict) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dy)([...new Set((0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .having */ .g)(findings, verdict).map(({ benchmark }) => benchmark))]);
}


/***/ }),

/***/ 9191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ budgetText),
/* harmony export */   OF: () => (/* binding */ rulesTitle),
/* harmony export */   R_: () => (/* binding */ titleOfBudget),
/* harmony export */   Rr: () => (/* binding */ ruleSentences)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5296);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6115);
/* harmony import */ var _text_cells_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(733);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1961);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1193);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9586);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8389);







/** What the rules ask and what came of it, a sentence each; none where nothing is asked that a row does not say. */
function ruleSentences(report) {
    const { rules, findings } = report;
    if (rules === undefined)
        return [];
    const budgets = [...(0,_compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .listBudgets */ .J_)(report)].sort((one, other) => rank(one.state) - rank(other.state));
    return [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `The rules are those of ${rules.source}, as of ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(rules.asOf)}.`,
        ...rules.missing.map(name => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(_words_js__WEBPACK_IMPORTED_MODULE_5__/* .otherMarks */ .p6.absent.emoji)} ${name}: a rule requires it, and it has not run.`),
        ...budgets.map(one => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(_words_js__WEBPACK_IMPORTED_MODULE_5__/* .otherMarks */ .p6[one.state].emoji)} ${titleOfBudget(one)}: ${budgetText(one)}`),
        ...findings.flatMap(({ benchmark, metric, threshold }) => threshold === undefined
            ? []
            : [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${titleOfBudget({ benchmark, metric })}: changes below ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)((0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)(threshold))} do not matter.`]),
    ];
}
/** The title of those sentences: what is well, too, since the headline tells only of the rest. */
function rulesTitle(report) {
    const budgets = (0,_compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .listBudgets */ .J_)(report);
    const parts = budgetOrder.flatMap(state => {
        const number = budgets.filter(one => one.state === state).length;
        return number === 0 ? [] : [`${(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(number, 'budget')} ${state}`];
    });
    const missing = report.rules?.missing.length ?? 0;
    return ['Rules', ...parts, ...(missing > 0 ? [`${missing} required, but not run`] : [])].join(' · ');
}
const budgetOrder = ['missed', 'undecided', 'met'];
function rank(state) {
    return budgetOrder.indexOf(state);
}
/** Whose budget it is, as a row is named. */
function titleOfBudget({ benchmark, metric }) {
    return (0,_text_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .title */ .DD)({ benchmark, metric: metric === 'time' ? null : metric });
}
/** A budget, and the level that is held against it, in one unit. */
function budgetText({ bound, value, median, low, high, level, unit, state }) {
    const shared = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .scale */ .hs)([value, median ?? 0], unit);
    const inUnit = (number) => shared.unit === '' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(shared.number(number)) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(shared.number(number))} ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .unitText */ .IL)(shared.unit)}`;
    const asked = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(bound)} ${inUnit(value)}`;
    if (median === null)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${asked}, and there is no value to tell by: undecided.`;
    const end = (number, infinite) => (number === null ? infinite : shared.number(number));
    const interval = level === 1 ? 'exactly' : `[${end(low, '−∞')}, ${end(high, '+∞')}], ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)(level)} interval`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${asked}, and it is at ${inUnit(median)} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(interval)}): ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(state)}.`;
}


/***/ }),

/***/ 951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ runnerLines),
/* harmony export */   d: () => (/* binding */ runnerSentences)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1961);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1193);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9586);




/** Who measured what, and how far the runners lie apart, a sentence each; none where there was one runner. */
function runnerSentences(report) {
    const { runners = [] } = report;
    if (runners.length < 2)
        return [];
    const difference = findDifference(report);
    return [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(runners.length, 'runner'))} measured ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(shares(report))}: one experiment, since the two sides meet within a round only, and nothing is compared across runners.`,
        ...(difference === undefined ? [] : [differenceSentence(difference)]),
    ];
}
/** The machine of each runner, where they are several. */
function runnerLines({ runners = [] }) {
    if (runners.length < 2)
        return [];
    return runners.map(({ label, environment, seed }) => {
        const parts = [
            environment ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${environment.cpu}, ${environment.cores} cores, ${environment.os}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)('not known'),
            ...(environment?.runner === undefined ? [] : [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${environment.runner}`]),
            ...(seed === undefined ? [] : [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `seed ${seed}`]),
        ];
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `Runner ${label}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(parts, ' · ')}`;
    });
}
function shares({ runners = [], rounds }) {
    const sizes = runners.map(({ firstRound }, index) => (runners[index + 1]?.firstRound ?? rounds) - firstRound);
    return new Set(sizes).size === 1 ? `${sizes[0]} rounds each` : `${sizes.join(', ')} rounds`;
}
/** The benchmark whose baseline differs most between runners. */
function findDifference({ findings, runners: all = [] }) {
    const differences = findings.flatMap(({ benchmark, unit, runners = [] }) => {
        const levels = runners.flatMap(({ baseline: value }, index) => {
            const runner = all[index];
            return value === null || value <= 0 || runner === undefined ? [] : [{ runner, value }];
        });
        if (levels.length < 2)
            return [];
        const sorted = levels.sort((one, other) => one.value - other.value);
        return [{ benchmark, unit, low: sorted[0], high: sorted.at(-1) }];
    });
    return differences.sort((one, other) => ratio(other) - ratio(one))[0];
}
function ratio({ low, high }) {
    return high.value / low.value;
}
function differenceSentence(difference) {
    const { benchmark, unit, low, high } = difference;
    const { number, unit: shown } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([low.value, high.value], unit);
    const level = ({ value, runner }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(number(value))}${shown === '' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)('') : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) ` ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .unitText */ .IL)(shown)}`} on runner ${runner.label}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `The medians of the baseline differ between runners by up to ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)((0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(ratio(difference) - 1))}: ${benchmark} is at ${level(low)}, and at ${level(high)}.`;
}


/***/ }),

/***/ 1686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mg: () => (/* binding */ roundsToSettle),
/* harmony export */   mp: () => (/* binding */ settlingWords),
/* harmony export */   pj: () => (/* binding */ withinWords)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4505);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9586);



/** How many more rounds would settle all that is inconclusive; undefined where that is not known of all. */
function roundsToSettle({ findings }) {
    const open = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .having */ .g)(findings, 'inconclusive').map(finding => finding.roundsToSettle);
    const known = open.filter(rounds => rounds !== null);
    return known.length > 0 && known.length === open.length ? Math.max(...known) : undefined;
}
/** What unchanged means here, in a few words. */
function withinWords({ settings, findings }) {
    const isOwn = findings.some(({ threshold }) => threshold !== undefined);
    return `within ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(settings.threshold)}${isOwn ? ', or what their rules allow' : ''}`;
}
/** What can be expected of more rounds. */
function settlingWords(report) {
    const rounds = roundsToSettle(report);
    return rounds === undefined ? 'cannot tell yet' : `about ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(rounds, 'more round')} would settle them`;
}


/***/ }),

/***/ 3998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ concerns),
/* harmony export */   n9: () => (/* binding */ trustTitle),
/* harmony export */   tY: () => (/* binding */ trust)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1193);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4792);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9586);
/* harmony import */ var _runners_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(951);





/** Whether the run can be trusted, in a few words: the title of what {@link trust} says at length. */
function trustTitle({ control, plan, findings, spin }) {
    const parts = [
        titles[control.status](control),
        ...diagnosesOf(findings),
        ...spinTitle(spin),
        ...(plan?.inPlace ? ['in place'] : []),
    ];
    return parts.join(' · ');
}
/** What was looked for in the order of the invocations, and in how many benchmarks it was found; nothing without a test. */
function diagnosesOf(findings) {
    const tested = findings.filter(({ p }) => p !== null);
    if (tested.length === 0)
        return [];
    return diagnoses.map(([what, codes]) => {
        const found = tested.filter(({ warnings }) => warnings.some(({ code }) => codes.includes(code)));
        return `${what} ${found.length === 0 ? 'none' : `in ${found.length}`}`;
    });
}
const diagnoses = [
    ['order effect', ['slot-effect', 'predecessor-effect']],
    ['drift', ['drift']],
];
/** What speaks for and against trusting the run, a sentence each. */
function trust(report) {
    const { control, plan } = report;
    return [
        ...(control.status === 'passed' ? [controlSentence(control)] : []),
        ...(control.bias ? [biasSentence(control.bias)] : []),
        ...resolutionSentence(report.resolution),
        ...(plan && isPlanned(plan.stoppedBy) ? [stopSentence(report.rounds, plan)] : []),
        ...(plan?.slope ? [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`${capital((0,_batch_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSlope */ .L)(plan.slope))}.`)] : []),
        ...(plan?.batch ? [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`${capital((0,_batch_js__WEBPACK_IMPORTED_MODULE_4__/* .describeBatch */ .s)(plan.batch))}.`)] : []),
        ...spinSentences(report.spin),
        ...(0,_runners_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerSentences */ .d)(report),
        ...concerns(report),
    ];
}
/** What speaks against it. */
function concerns(report) {
    const { status, control, plan, warnings, findings } = report;
    const isWithoutRun = status === 'errored' || status === 'not-compared';
    return [
        ...warnings.map(warning => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)(warning.message)),
        ...(control.status === 'passed' || isWithoutRun || isWithoutNoise(findings) ? [] : [controlSentence(control)]),
        ...(plan?.inPlace ? [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(inPlaceSentence)] : []),
        ...(plan && !isPlanned(plan.stoppedBy) ? [stopSentence(report.rounds, plan)] : []),
        ...grouped(findings),
    ];
}
function capital(text) {
    return `${text[0].toUpperCase()}${text.slice(1)}`;
}
/** Whether all that is judged was the same in every invocation of a side: a control has nothing to add to that. */
function isWithoutNoise(findings) {
    const judged = findings.filter(({ verdict }) => verdict !== null);
    return judged.length > 0 && judged.every(({ change, p }) => p === null && change?.level === 1);
}
function biasSentence(bias) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`Two installations of the same code lie about ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(bias)} apart here; the intervals allow for that.`);
}
function resolutionSentence(resolution) {
    if (resolution === null)
        return [];
    return [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`A change of ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(resolution)} would have been found in four of five runs (the median over the benchmarks).`),
    ];
}
function spinTitle(spin) {
    if (spin === undefined)
        return [];
    return [spin.contaminated ? `machine moved in ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(spin.moved.length, 'round')}` : 'machine steady'];
}
function spinSentences(spin) {
    if (spin === undefined)
        return [];
    const { number, unit } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([spin.seconds], 's');
    return [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`The machine itself, by a fixed piece of work of our own after each round (${number(spin.seconds)} ${unit}): spread ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(spin.spread)}, drift ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(spin.drift)}. No round is dropped for what the machine did.`),
    ];
}
function isPlanned(reason) {
    return reason === 'complete' || reason === 'settled';
}
function controlSentence(control) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(controlSentences[control.status](control));
}
function stopSentence(rounds, plan) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(stopSentences[plan.stoppedBy](rounds, plan.rounds));
}
const titles = {
    passed: ({ failed, of }) => `Control: ${failed} of ${of} flagged`,
    failed: ({ failed, of }) => `Control: ${failed} of ${of} flagged`,
    'too-few': () => 'Control: too few rounds for it to fail',
    'not-run': () => 'Control: not run',
};
const controlSentences = {
    passed: ({ of, noiseFloor }) => `The control compares two copies of the same code, ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(of, 'benchmark')}: it found no difference, as it must.${floor(noiseFloor)}`,
    failed: ({ failed, of, noiseFloor }) => `The control compares two copies of the same code, and found a difference in ${failed} of ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(of, 'benchmark')}. Where that changes what would be said, the benchmark is incomparable.${floor(noiseFloor)}`,
    'too-few': ({ noiseFloor }) => `The control compares two copies of the same code. There were too few rounds for the control to fail, so it proves nothing.${floor(noiseFloor)}`,
    'not-run': () => 'There was no control: nothing shows what this machine does to two copies of the same code.',
};
const inPlaceSentence = 'Both copies of a side ran in one directory, so the control cannot see what a directory changes (its name, its place on the disk). Nobody checked whether one side changed files of the other.';
const stopSentences = {
    complete: rounds => `Measuring ended as planned, after ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rounds, 'round')}.`,
    settled: (rounds, planned) => `Measuring ended after ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rounds, 'round')} of at most ${planned}: more would not have changed what is said.`,
    'time-budget': (rounds, planned) => `The time budget was spent after ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rounds, 'round')} of ${planned}.`,
    interrupted: (rounds, planned) => `Measuring was interrupted after ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rounds, 'round')} of ${planned}; a round cut off is not used.`,
    failing: (rounds, planned) => `Measuring was given up after ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rounds, 'round')} of ${planned}, since the command kept failing.`,
};
function floor(noiseFloor) {
    return noiseFloor === null ? '' : ` Its noise floor is ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(noiseFloor)}.`;
}
/** The warnings of all findings: each sentence once, with the benchmarks that it is about. */
function grouped(findings) {
    const benchmarks = new Map();
    for (const { benchmark, warnings } of findings)
        for (const warning of warnings)
            benchmarks.set(warning.message, (benchmarks.get(warning.message) ?? new Set()).add(benchmark));
    return [...benchmarks].map(([sentence, which]) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .names */ .Dy)([...which])}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)(sentence)}`);
}


/***/ }),

/***/ 2868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jm: () => (/* binding */ rulesSchema),
  Iy: () => (/* binding */ writtenFile)
});

// UNUSED EXPORTS: mostRules, writtenRule

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/rules/match.js
var match = __webpack_require__(3650);
// EXTERNAL MODULE: ./lib/metrics/unit.js
var metrics_unit = __webpack_require__(9847);
;// CONCATENATED MODULE: ./lib/rules/quantity.js


const number = String.raw `(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?)`;
const unit = String.raw `\s*(\S(?:.*\S)?)?`;
const amount = new RegExp(`^${number}${unit}$`, 'i');
const bounded = new RegExp(`^at (most|least) ${number}${unit}$`, 'i');
const longest = 100;
/** `50 ms` in its base unit; undefined where the text is no quantity. */
function parseAmount(text) {
    const parts = text.length <= longest ? amount.exec(text.trim()) : null;
    return parts ? makeAmount(parts[1], parts[2] ?? '') : undefined;
}
/** `at most 50 ms`, or `at least 5e9 FLOP/s`; undefined where the text is no budget. */
function parseBudget(text) {
    const parts = text.length <= longest ? bounded.exec(text.trim()) : null;
    if (!parts)
        return undefined;
    const made = makeAmount(parts[2], parts[3] ?? '');
    return made && { bound: parts[1].toLowerCase() === 'most' ? 'at most' : 'at least', ...made };
}
function makeAmount(digits, printed) {
    // What begins like a number is a number that went wrong, as in "1,5 ms" or "1 000 B".
    if (/^[\d.,'+-]/.test(printed))
        return undefined;
    const { unit, factor } = (0,metrics_unit/* tidyUnit */.v)(printed);
    const value = Number(digits) * factor;
    return (0,computable/* isComputable */.$O)(value) ? { value, unit } : undefined;
}

;// CONCATENATED MODULE: ./lib/rules/schema.js




const longestText = 1000;
const mostRules = 1000;
const pattern = dist/* pipe */.FsL(dist/* string */.YjP('it must be a name or a pattern such as parse/*'), dist/* nonEmpty */.hq('it must be a name or a pattern such as parse/*'), dist/* maxLength */.Ru6(longestText, `it must be a pattern of at most ${longestText} characters`), dist/* check */.z6Y(text => (0,match/* countStars */.PL)(text) <= match/* mostStars */.TE, `a pattern can have at most ${match/* mostStars */.TE} stars`), dist/* check */.z6Y(text => !(0,match/* isTooManifold */.fl)(text), 'its braces and stars stand for too many combinations: write several rules instead'));
const aFraction = 'it must be a percentage such as 5%, from 0% to below 100%';
const fraction = dist/* pipe */.FsL(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()], aFraction), dist/* transform */.pdi(given => parseFraction(given)), dist/* number */.aig(aFraction), dist/* minValue */.Wwf(0, aFraction), dist/* ltValue */.ulq(1, aFraction));
/** `5%` as a fraction; a number is one already. */
function parseFraction(given) {
    if (typeof given === 'number')
        return given;
    const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(given.trim());
    return parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN;
}
const aQuantity = 'it must be a quantity with its unit such as 0.1 ms, or false';
const aBudget = 'it must be "at most" or "at least" and a quantity, such as at most 50 ms, or false';
const aDay = 'it must be the last day of the exception, such as 2027-03-01';
const anIgnore = 'it must be a reason and a last day, { reason: "why", until: 2027-03-01 }, or false';
/** A quantity without a unit may be a number in YAML. */
const asText = (wrong) => dist/* pipe */.FsL(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()], wrong), dist/* transform */.pdi(String));
const ignore = dist/* strictObject */.rej({
    reason: dist/* pipe */.FsL(dist/* string */.YjP('give the reason, in words'), dist/* nonEmpty */.hq('give the reason, in words'), dist/* maxLength */.Ru6(longestText, `it can have at most ${longestText} characters`)),
    until: dist/* pipe */.FsL(dist/* string */.YjP(aDay), dist/* regex */.yGV(/^\d{4}-\d{2}-\d{2}$/, aDay), dist/* isoDate */._$n(aDay), dist/* check */.z6Y(isDay, aDay)),
}, anIgnore);
/** Whether the calendar has that day. */
function isDay(text) {
    const [year, month, day] = text.split('-').map(Number);
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
    return day >= 1 && day <= days;
}
const aUnit = 'it must be a unit such as ms';
const aRule = 'a rule is a map of benchmark, metric, threshold, direction, unit, smallest, budget, required and ignore';
/** A rule as it stands in the file. */
const writtenRule = dist/* strictObject */.rej({
    benchmark: dist/* optional */.lqM(pattern),
    metric: dist/* optional */.lqM(pattern),
    threshold: dist/* optional */.lqM(fraction),
    direction: dist/* optional */.lqM(dist/* picklist */.KIO(['lower', 'higher'], 'it must be lower or higher, whichever is better')),
    unit: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(aUnit), dist/* trim */.Bqr(), dist/* nonEmpty */.hq(aUnit), dist/* maxLength */.Ru6(100, aUnit))),
    smallest: dist/* optional */.lqM(dist/* union */.KCZ([
        dist/* literal */.euz(false),
        dist/* pipe */.FsL(asText(aQuantity), dist/* transform */.pdi(text => parseAmount(text)), dist/* object */.Ikc({ value: dist/* number */.aig(), unit: dist/* string */.YjP() }, aQuantity)),
    ], aQuantity)),
    budget: dist/* optional */.lqM(dist/* union */.KCZ([
        dist/* literal */.euz(false),
        dist/* pipe */.FsL(dist/* string */.YjP(aBudget), dist/* transform */.pdi(text => parseBudget(text)), dist/* object */.Ikc({ bound: dist/* picklist */.KIO(['at most', 'at least']), value: dist/* number */.aig(), unit: dist/* string */.YjP() }, aBudget)),
    ], aBudget)),
    required: dist/* optional */.lqM(dist/* boolean */.zMY('it must be true or false')),
    ignore: dist/* optional */.lqM(dist/* union */.KCZ([dist/* literal */.euz(false), ignore], issue => issueOfIgnore(issue) ?? anIgnore)),
}, aRule);
/** Of what is a map, its own first fault. */
function issueOfIgnore({ issues }) {
    return issues?.find(({ path }) => path !== undefined)?.message;
}
/** The file as a whole. */
const writtenFile = dist/* strictObject */.rej({
    // What is left of a list whose rules are all commented out.
    rules: dist/* nullable */.mee(dist/* pipe */.FsL(dist/* array */.YOg(writtenRule, 'it must be a list of rules, each beginning with "- "'), dist/* maxLength */.Ru6(mostRules, `there can be at most ${mostRules} rules`)), []),
}, 'the file is a map with "rules", a list');
const schema_amount = {
    value: dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* check */.z6Y(computable/* isComputable */.$O)),
    unit: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(100)),
};
const schema_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(longestText));
const day = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^\d{4}-\d{2}-\d{2}$/));
/** Rules as they travel in a record, which nobody vouches for. */
const rulesSchema = dist/* object */.Ikc({
    source: schema_text,
    asOf: day,
    list: dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(mostRules), dist/* array */.YOg(dist/* object */.Ikc({
        line: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0)),
        benchmark: schema_text,
        metric: schema_text,
        threshold: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* ltValue */.ulq(1))),
        direction: dist/* exactOptional */.yqP(dist/* picklist */.KIO(['lower', 'higher'])),
        unit: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(100))),
        smallest: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), dist/* object */.Ikc(schema_amount)])),
        budget: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), dist/* object */.Ikc({ bound: dist/* picklist */.KIO(['at most', 'at least']), ...schema_amount })])),
        required: dist/* exactOptional */.yqP(dist/* boolean */.zMY()),
        ignore: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), dist/* object */.Ikc({ reason: schema_text, until: day })])),
    }))),
});


/***/ })

};
