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
