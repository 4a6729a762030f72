export const id = 136;
export const ids = [136];
export const modules = {

/***/ 2136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refuse: () => (/* binding */ refuse),
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _formats_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8237);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7035);
/* harmony import */ var _measure_invocation_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3955);
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5503);
/* harmony import */ var _report_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7258);
/* harmony import */ var _report_text_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1961);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5526);
/* harmony import */ var _system_signals_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(288);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8047);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6076);










const wrongCalls = [_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz, _record_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordError */ .W1, _report_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .ReportError */ .$g, _system_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .X];
/** Of what is loaded only where there are rules. */
const wrongRules = 'RulesError';
const failedCommands = [_measure_invocation_error_js__WEBPACK_IMPORTED_MODULE_7__/* .InvocationError */ .J, _formats_format_js__WEBPACK_IMPORTED_MODULE_8__/* .FormatError */ .I];
/** Runs `command` with the words after its name. What its user can mend is said in words; anything else is a bug, and is thrown. */
async function runCommand(command, words) {
    if (isAskingForHelp(words))
        return showHelp(command);
    try {
        return await command.run((0,_options_js__WEBPACK_IMPORTED_MODULE_6__/* .parseCall */ .Mf)(words, command.options));
    }
    catch (error) {
        if (wrongCalls.some(kind => error instanceof kind) || error.name === wrongRules)
            return refuse(error.message);
        if (failedCommands.some(kind => error instanceof kind))
            return complain(error.message, _command_js__WEBPACK_IMPORTED_MODULE_5__/* .exitStatus */ .$.commandFailed);
        // What the system refuses (a file, a disk) is no bug, and its message names the file.
        if (error instanceof Error && 'syscall' in error)
            return refuse(error.message);
        if (error instanceof _system_signals_js__WEBPACK_IMPORTED_MODULE_9__/* .Interruption */ ._)
            return complain(`${error.message}; nothing was measured`, _command_js__WEBPACK_IMPORTED_MODULE_5__/* .exitStatus */ .$.interrupted);
        throw error;
    }
}
/** Says what is wrong with the call. */
function refuse(message) {
    return complain(message, _command_js__WEBPACK_IMPORTED_MODULE_5__/* .exitStatus */ .$.wrongCall);
}
function complain(message, status) {
    process.stderr.write(`counterbalance: ${(0,_report_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessLines */ .vL)(message)}\n`);
    return status;
}
function isAskingForHelp(words) {
    const end = words.indexOf('--');
    return words.slice(0, end < 0 ? words.length : end).some(word => word === '--help' || word === '-h');
}
function showHelp({ usage, summary, options }) {
    process.stdout.write(`${usage}\n\n${summary}\n\n${(0,_options_js__WEBPACK_IMPORTED_MODULE_6__/* .describeOptions */ .c4)(options)}\n`);
    return _command_js__WEBPACK_IMPORTED_MODULE_5__/* .exitStatus */ .$.done;
}


/***/ }),

/***/ 6076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Co: () => (/* binding */ asInputs),
/* harmony export */   Mf: () => (/* binding */ parseCall),
/* harmony export */   c4: () => (/* binding */ describeOptions)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7035);


/** `words` by `options`; an InputError names what is not among them. */
function parseCall(words, options) {
    const config = Object.fromEntries(Object.entries(options).map(([name, { value }]) => [
        name,
        { type: value ? 'string' : 'boolean', multiple: true },
    ]));
    const { values, positionals } = parse({ args: [...words], options: config, allowPositionals: true }, options);
    for (const [name, given] of Object.entries(values))
        if (given.length > 1 && !options[name]?.isRepeatable)
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`"--${name}" is given ${given.length} times; it belongs there once`);
    return { get: name => (values[name] ?? []).join('\n'), words: positionals };
}
/** The inputs that options give: `--baseline` names a directory, and what kind of baseline is wanted follows from what is named. */
function asInputs(get) {
    const names = { 'baseline-directory': get('baseline'), baseline: '' };
    return name => names[name] ?? get(name);
}
function parse(config, options) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ ...config, strict: true });
    }
    catch (cause) {
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(explain(cause, options), { cause });
    }
}
function explain({ message }, options) {
    const unknown = /^Unknown option '(--?[^']+)'/.exec(message)?.[1];
    if (unknown === undefined)
        return message.split('\n')[0];
    const name = unknown.replace(/^-+/, '');
    const near = Object.keys(options).find(option => option.startsWith(name.slice(0, 4)) || name.startsWith(option));
    return `there is no option "${unknown}"${near ? `; did you mean "--${near}"?` : ': see --help'}`;
}
/** The options as aligned lines for a help text. */
function describeOptions(options) {
    const rows = Object.entries(options).map(([name, { value, help }]) => {
        const fallback = _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .defaults */ .NT[name];
        const shown = value && fallback ? `${help} (${fallback})` : help;
        return [`--${name}${value ? ` ${value}` : ''}`, shown];
    });
    const width = Math.max(...rows.map(([left]) => left.length));
    return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
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

/***/ 3955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ InvocationError)
/* harmony export */ });
/** A command of the user's does not work, so that nothing can be measured; the message says which and how it ended. */
class InvocationError extends Error {
    name = 'InvocationError';
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
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _rules_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2868);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(213);
/* harmony import */ var _machine_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98);




/** The record cannot be used; the message names the place, what belongs there, and what was found. */
class RecordError extends Error {
    name = 'RecordError';
}
const longestName = 1000;
const mostRunners = 1000;
const mostLooks = 100;
const name = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(longestName));
const text = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(65_536));
const fraction = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxValue */ .cGV(1));
const count = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0));
const finite = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .finite */ .E2x());
const copy = valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO([1, 2]);
const measurement = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    benchmark: name,
    metric: name,
    unit: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(longestName)),
    better: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(['lower', 'higher', 'unknown']), 'unknown'),
    primary: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), false),
    aside: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), false),
    // A value that is not finite has no JSON; it is written as null.
    value: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    samples: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()))),
    error: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
});
const invocation = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    side: valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(['baseline', 'contender']),
    copy,
    outcome: valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(['ok', 'failed', 'timed-out']),
    startedAt: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(finite),
    reason: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
    measurements: valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(measurement),
});
const round = valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(invocation);
const warnings = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ code: name, message: text })), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(1000));
const origin = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    label: text,
    source: valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(name),
    artifact: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ runId: count, runNumber: count, digest: name, behind: count })),
    environment: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_machine_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .environment */ .c),
    command: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
});
const plan = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    copies: valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ baseline: copy, contender: copy }),
    inPlace: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), false),
    rounds: count,
    looks: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(count), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(mostLooks)),
    stoppedBy: valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: finite,
    batch: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(count),
    slope: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([count, count])),
});
const ledgerEntry = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    benchmark: name,
    estimate: finite,
    standardError: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(finite, valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0)),
    fingerprint: name,
});
const ledger = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(ledgerEntry), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(100_000));
const settings = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    threshold: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(fraction, 0.02),
    confidence: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0.5), valibot__WEBPACK_IMPORTED_MODULE_3__/* .ltValue */ .ulq(1)), 0.95),
    metrics: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text, 'primary'),
    looks: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(count), valibot__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(mostLooks))),
    rules: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_rules_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .rulesSchema */ .jm),
});
const runner = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    label: name,
    firstRound: count,
    seed: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(name),
    environment: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_machine_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .environment */ .c),
});
const around = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    suite: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(name, 'benchmark'),
    leg: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(name),
    shard: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(name),
    pullRequest: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(count),
    seed: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(name),
    createdAt: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(name),
    command: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
    options: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/^[a-z-]{1,40}$/)), text)),
    statistic: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(name),
    sides: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ baseline: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(origin), contender: origin })),
    absence: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(text),
    plan: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(plan),
    settings: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(settings, {}),
    environment: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_machine_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .environment */ .c),
    runners: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(runner), valibot__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(mostRunners))),
    ledger: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(ledger),
    identical: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
    host: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .generousLimits */ .z.rounds), valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_machine_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .hostSample */ .F))),
    warnings: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(warnings, []),
});
/** A record from JSON that nobody vouches for. */
function decodeRecord(json, limits = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .generousLimits */ .z) {
    if (json.length > limits.characters)
        throw new RecordError(`the record has ${json.length} characters; at most ${limits.characters} are read`);
    return decodeRecordData(parseJson(json), limits);
}
/** A record from what JSON was parsed to. */
function decodeRecordData(data, limits = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .generousLimits */ .z) {
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
    return rounds.map((data, index) => {
        const decoded = decode(round, data, `rounds[${index}]`);
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
function refuseRepeated(decoded, at) {
    const slot = findRepeated(decoded.map(({ side, copy }) => `${side} ${copy}`));
    if (slot !== undefined)
        throw new RecordError(`"${at}": ${slot} belongs here once`);
    decoded.forEach(({ measurements }, index) => {
        if (measurements.length < 2)
            return;
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
function decode(schema, data, at) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(schema, data, { abortEarly: true });
    if (result.success)
        return result.output;
    const issue = result.issues[0];
    const path = [at, valibot__WEBPACK_IMPORTED_MODULE_3__/* .getDotPath */ .BuJ(issue) ?? '']
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
    quotaInCores: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(1e6))),
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
    quotaStops: amount,
    frequencyInHertz: amount,
    load: amount,
    availableMemoryInBytes: amount,
    freeDiskInBytes: amount,
    spinSeconds: amount,
});


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
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5296);
/* harmony import */ var _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3199);
/* harmony import */ var _compare_verdicts_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1558);




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
    const result = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(schema, value, { abortEarly: true });
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    const where = valibot__WEBPACK_IMPORTED_MODULE_1__/* .getDotPath */ .BuJ(issue) ?? 'The whole';
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
const text = (longest) => valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(longest));
const list = (item, longest) => 
// The length first: nobody should wait for a million rows to be read and refused.
valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()), valibot__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(longest), valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item));
const most = 100_000;
const mostRunners = 1000;
const name = text(1000);
/** As long as a record's texts may be, with room for what is said around them. */
const sentence = text(66_000);
const number = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .finite */ .E2x());
const natural = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0));
const bound = valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(number);
const warning = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ code: name, message: sentence });
const summary = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    n: natural,
    median: number,
    mean: number,
    min: number,
    q1: number,
    q3: number,
    max: number,
    mad: number,
    cv: bound,
});
const change = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ value: number, low: bound, high: bound, level: number });
const budget = {
    bound: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['at most', 'at least']),
    value: number,
    median: bound,
    low: bound,
    high: bound,
    level: number,
    state: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(_compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .budgetStates */ .IQ),
};
const finding = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    benchmark: name,
    metric: name,
    unit: name,
    better: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['lower', 'higher', 'unknown']),
    primary: valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    aside: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)),
    baseline: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(summary),
    contender: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(summary),
    change: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(change),
    p: bound,
    adjustedP: bound,
    control: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ value: number, low: bound, high: bound, p: number })),
    verdict: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(_compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .r)),
    resolution: bound,
    roundsToSettle: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(natural),
    secondOpinions: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ means: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(change), p95: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(change), mannWhitneyP: bound })),
    runners: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(list(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ baseline: bound, contender: bound }), mostRunners)),
    threshold: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(number),
    budget: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(budget)),
    ignored: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ reason: name, until: name })),
    reason: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(sentence),
    warnings: list(warning, 100),
});
const onOrOff = valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['on', 'off']);
const environment = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    fingerprint: name,
    cpu: name,
    cores: natural,
    memoryInBytes: natural,
    os: name,
    kernel: name,
    node: name,
    runner: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(name),
    virtualization: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(name),
    governor: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(name),
    turbo: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(onOrOff),
    smt: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(onOrOff),
    aslr: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(onOrOff),
    held: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ cores: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(name), niceness: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf())) })),
    toolchain: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(list(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ command: sentence, version: name }), 100)),
});
const runner = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    label: name,
    firstRound: natural,
    seed: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(name),
    environment: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(environment),
});
const origin = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    label: sentence,
    source: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(name),
    artifact: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ runId: natural, runNumber: natural, digest: name, behind: natural })),
    environment: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(environment),
    command: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(sentence),
});
const looks = list(natural, 1000);
const copies = valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO([1, 2]);
const plan = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    copies: valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ baseline: copies, contender: copies }),
    inPlace: valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    rounds: natural,
    looks,
    stoppedBy: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: number,
    batch: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(natural),
    slope: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([natural, natural])),
});
const control = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['passed', 'failed', 'too-few', 'not-run']),
    failed: natural,
    of: natural,
    noiseFloor: bound,
    bias: bound,
});
const spin = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    seconds: number,
    spread: number,
    drift: number,
    moved: list(natural, most),
    contaminated: valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
/** What a report is, for those that hold reports. */
const reportSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schema: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('counterbalance/report@1'),
    status: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(_compare_verdicts_status_js__WEBPACK_IMPORTED_MODULE_3__/* .statuses */ .b),
    suite: name,
    rounds: natural,
    settings: valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ threshold: number, confidence: number, looks }),
    control,
    suiteChange: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(change),
    resolution: bound,
    spin: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(spin),
    findings: list(finding, most),
    added: list(name, most),
    removed: list(name, most),
    warnings: list(warning, 1000),
    rules: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        source: name,
        asOf: name,
        missing: list(sentence, most),
        budgets: list(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ benchmark: name, metric: name, unit: name, ...budget }), most),
    })),
    leg: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(name),
    environment: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(environment),
    runners: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(list(runner, mostRunners)),
    sides: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ baseline: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(origin), contender: origin })),
    command: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(sentence),
    options: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(/^[a-z-]{1,40}$/)), sentence)),
    seed: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(name),
    plan: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(plan),
});


/***/ }),

/***/ 1961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ terminalVoice),
/* harmony export */   Cr: () => (/* binding */ markdownVoice),
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
    return words.flatMap((word, at) => {
        const value = values[at];
        if (value === undefined)
            return [word];
        if (typeof value === 'number')
            return [word, String(value)];
        return typeof value === 'string' ? [word, { name: value }] : [word, ...value];
    });
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
    return Number.isFinite(value) ? { value, unit } : undefined;
}

;// CONCATENATED MODULE: ./lib/rules/schema.js



const longestText = 1000;
const mostRules = 1000;
const pattern = dist/* pipe */.FsL(dist/* string */.YjP('a name or a pattern such as parse/* belongs there'), dist/* nonEmpty */.hq('a name or a pattern such as parse/* belongs there'), dist/* maxLength */.Ru6(longestText, `a pattern of at most ${longestText} characters belongs there`), dist/* check */.z6Y(text => (0,match/* countStars */.PL)(text) <= match/* mostStars */.TE, `at most ${match/* mostStars */.TE} stars belong into one pattern`));
const aFraction = 'a percentage such as 5% belongs there, from 0% to below 100%';
const fraction = dist/* pipe */.FsL(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()], aFraction), dist/* transform */.pdi(given => parseFraction(given)), dist/* number */.aig(aFraction), dist/* minValue */.Wwf(0, aFraction), dist/* ltValue */.ulq(1, aFraction));
/** `5%` as a fraction; a number is one already. */
function parseFraction(given) {
    if (typeof given === 'number')
        return given;
    const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(given.trim());
    return parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN;
}
const aQuantity = 'a quantity with its unit such as 0.1 ms belongs there, or false';
const aBudget = '"at most" or "at least" and a quantity belongs there, such as at most 50 ms, or false';
const aDay = 'the last day belongs there, such as 2027-03-01';
const anIgnore = 'a reason and the last day belong there, { reason: "why", until: 2027-03-01 }, or false';
/** A quantity without a unit may be a number in YAML. */
const asText = (wrong) => dist/* pipe */.FsL(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()], wrong), dist/* transform */.pdi(String));
const ignore = dist/* strictObject */.rej({
    reason: dist/* pipe */.FsL(dist/* string */.YjP('the reason belongs there, in words'), dist/* nonEmpty */.hq('the reason belongs there, in words'), dist/* maxLength */.Ru6(longestText, `at most ${longestText} characters belong there`)),
    until: dist/* pipe */.FsL(dist/* string */.YjP(aDay), dist/* regex */.yGV(/^\d{4}-\d{2}-\d{2}$/, aDay), dist/* isoDate */._$n(aDay), dist/* check */.z6Y(isDay, aDay)),
}, anIgnore);
/** Whether the calendar has that day. */
function isDay(text) {
    const [year, month, day] = text.split('-').map(Number);
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
    return day >= 1 && day <= days;
}
const aUnit = 'a unit such as ms belongs there';
const aRule = 'a rule is a map of benchmark, metric, threshold, direction, unit, smallest, budget, required and ignore';
/** A rule as it stands in the file. */
const writtenRule = dist/* strictObject */.rej({
    benchmark: dist/* optional */.lqM(pattern),
    metric: dist/* optional */.lqM(pattern),
    threshold: dist/* optional */.lqM(fraction),
    direction: dist/* optional */.lqM(dist/* picklist */.KIO(['lower', 'higher'], 'lower or higher belongs there: which one is better')),
    unit: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(aUnit), dist/* trim */.Bqr(), dist/* nonEmpty */.hq(aUnit), dist/* maxLength */.Ru6(100, aUnit))),
    smallest: dist/* optional */.lqM(dist/* union */.KCZ([
        dist/* literal */.euz(false),
        dist/* pipe */.FsL(asText(aQuantity), dist/* transform */.pdi(text => parseAmount(text)), dist/* object */.Ikc({ value: dist/* number */.aig(), unit: dist/* string */.YjP() }, aQuantity)),
    ], aQuantity)),
    budget: dist/* optional */.lqM(dist/* union */.KCZ([
        dist/* literal */.euz(false),
        dist/* pipe */.FsL(dist/* string */.YjP(aBudget), dist/* transform */.pdi(text => parseBudget(text)), dist/* object */.Ikc({ bound: dist/* picklist */.KIO(['at most', 'at least']), value: dist/* number */.aig(), unit: dist/* string */.YjP() }, aBudget)),
    ], aBudget)),
    required: dist/* optional */.lqM(dist/* boolean */.zMY('true or false belongs there')),
    ignore: dist/* optional */.lqM(dist/* union */.KCZ([dist/* literal */.euz(false), ignore], issue => issueOfIgnore(issue) ?? anIgnore)),
}, aRule);
/** Of what is a map, its own first fault. */
function issueOfIgnore({ issues }) {
    return issues?.find(({ path }) => path !== undefined)?.message;
}
/** The file as a whole. */
const writtenFile = dist/* strictObject */.rej({
    // What is left of a list whose rules are all commented out.
    rules: dist/* nullable */.mee(dist/* pipe */.FsL(dist/* array */.YOg(writtenRule, 'a list of rules belongs there, each beginning with "- "'), dist/* maxLength */.Ru6(mostRules, `at most ${mostRules} rules belong there`)), []),
}, 'the file is a map with "rules", a list');
const schema_amount = { value: dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(0)), unit: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(100)) };
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


/***/ }),

/***/ 5526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ GitError),
/* harmony export */   z: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);



const execute = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** git said no; the message holds what it said. */
class GitError extends Error {
    name = 'GitError';
}
/** git in the repository that `directory` is in. */
function openGit(directory, { credentials, signal }) {
    const run = (words, options) => runGit(directory, words, options);
    return {
        run: (...words) => run(words),
        try: (...words) => run(words).catch(() => undefined),
        // Not at once with the credentials: a header that actions/checkout has left in the configuration would be sent twice.
        fetch: (...words) => run(['fetch', '--no-tags', ...words], { signal }).catch(error => {
            if (!credentials || Object.keys(credentials).length === 0)
                throw error;
            return run(['fetch', '--no-tags', ...words], { signal, variables: credentials });
        }),
    };
}
async function runGit(directory, words, { variables = {}, signal } = {}) {
    const env = { ...process.env, ...variables, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    const running = execute('git', words, { cwd: directory, env, maxBuffer: 2 ** 26, ...(signal && { signal }) });
    try {
        return (await running).stdout.trimEnd();
    }
    catch (cause) {
        await awaitEnd(running.child);
        const { stderr, message } = cause;
        throw new GitError(`git ${words.join(' ')}: ${stderr?.trim() || message}`, { cause });
    }
}
/** Waits for the end of a process, which an abort does not. */
async function awaitEnd(child) {
    const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    if (isRunning)
        await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit');
}


/***/ }),

/***/ 288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ Interruption),
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A signal asked the program to end; what was open has been closed. */
class Interruption extends Error {
    name = 'Interruption';
}
/** Turns the signals that end a program into one that its parts can end by in good order. */
function listenForSignals() {
    const controller = new AbortController();
    const abort = (name) => controller.abort(new Interruption(`interrupted by ${name}`));
    for (const name of names)
        process.on(name, abort);
    return {
        signal: controller.signal,
        [Symbol.dispose]() {
            for (const name of names)
                process.off(name, abort);
        },
    };
}


/***/ })

};
