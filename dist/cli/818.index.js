export const id = 818;
export const ids = [818];
export const modules = {

/***/ 2814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ longestManifest),
/* harmony export */   F: () => (/* binding */ baselineFiles),
/* harmony export */   Gb: () => (/* binding */ encodeManifest),
/* harmony export */   MK: () => (/* binding */ decodeManifest),
/* harmony export */   Sh: () => (/* binding */ ManifestError),
/* harmony export */   Ui: () => (/* binding */ makeManifest)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7934);
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5503);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1243);
/* harmony import */ var _record_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(213);
/* harmony import */ var _record_machine_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98);
/* harmony import */ var _record_record_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3483);
/* harmony import */ var _record_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(432);
/* harmony import */ var _record_suite_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4751);








/** A manifest that cannot be used; the message names the place, what belongs there, and what was found. */
class ManifestError extends Error {
    name = 'ManifestError';
}
/** The names of the files in a baseline artifact. */
const baselineFiles = {
    manifest: 'baseline.json',
    payload: 'payload.tar.gz',
    /** Left out where nothing was raced yet. */
    history: 'history.jsonl',
};
const schemaName = 'counterbalance/baseline@1';
/** The longest manifest that is read, in characters. */
const longestManifest = 2 ** 26;
function makeManifest({ environment, ...rest }) {
    return { ...rest, environment, fingerprint: environment.fingerprint };
}
/** The text of the file. */
function encodeManifest({ record, ...rest }) {
    const head = JSON.stringify({ schema: schemaName, ...rest }, null, 1).slice(0, -2);
    return `${head},\n "record": ${record === null ? 'null' : (0,_record_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeRecord */ .Ym)(record).trimEnd()}\n}\n`;
}
const name = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .maxLength */ .Ru6(1000));
const sha256 = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^[0-9a-f]{64}$/));
const suiteFiles = valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    patterns: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(name), valibot__WEBPACK_IMPORTED_MODULE_5__/* .maxLength */ .Ru6(_record_suite_files_js__WEBPACK_IMPORTED_MODULE_6__/* .mostSuiteFiles */ .L1)),
    digests: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(name, sha256), valibot__WEBPACK_IMPORTED_MODULE_5__/* .check */ .z6Y(digests => Object.keys(digests).length <= _record_suite_files_js__WEBPACK_IMPORTED_MODULE_6__/* .mostSuiteFiles */ .L1, `it has more than ${_record_suite_files_js__WEBPACK_IMPORTED_MODULE_6__/* .mostSuiteFiles */ .L1} files`)),
});
const manifest = valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    commit: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^[0-9a-f]{40}([0-9a-f]{24})?$/))),
    ref: name,
    suite: name,
    fingerprint: name,
    environment: _record_machine_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .environment */ .cA,
    ledger: _record_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .ledger */ .Wg,
    suiteFiles: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(suiteFiles),
    payload: valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        sha256,
        sizeInBytes: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .minValue */ .Wwf(0)),
    }),
});
/** The manifest that `json` is, by which nobody is bound to have meant well. */
function decodeManifest(json, limits = _record_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .artifactLimits */ .P6) {
    if (json.length > longestManifest)
        throw new ManifestError(`the manifest has ${json.length} characters; at most ${longestManifest} are read`);
    const data = parseJson(json);
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new ManifestError('this is not the manifest of a baseline: it has no "schema"');
    if (data.schema !== schemaName)
        throw new ManifestError(`"schema" is ${(0,_record_record_error_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .SP)(data.schema)}, and this version reads "${schemaName}": publish the baseline again, with the same version of the action`);
    const { record, ...rest } = data;
    const result = valibot__WEBPACK_IMPORTED_MODULE_5__/* .safeParse */ .xLC(manifest, rest, { abortEarly: true });
    if (!result.success) {
        const [issue] = result.issues;
        throw new ManifestError(`"${(valibot__WEBPACK_IMPORTED_MODULE_5__/* .getDotPath */ .BuJ(issue) ?? '').slice(0, 200)}": must be ${issue.expected ?? 'something else'}, not ${issue.received.slice(0, 200)}`);
    }
    const { environment: found, ...output } = result.output;
    return { ...output, environment: found, record: decodeOwnRecord(record, limits) };
}
function decodeOwnRecord(data, limits) {
    if (data === null)
        return null;
    try {
        return (0,_record_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeRecordData */ .Oh)(data, limits);
    }
    catch (cause) {
        if (!(cause instanceof _record_record_error_js__WEBPACK_IMPORTED_MODULE_7__/* .RecordError */ .W1))
            throw cause;
        throw new ManifestError(`the record of the baseline: ${cause.message}`, { cause });
    }
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        throw new ManifestError(`the manifest is not valid JSON, or it was cut off: ${cause.message.slice(0, 200)}`, {
            cause,
        });
    }
}


/***/ }),

/***/ 7818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  refuse: () => (/* binding */ refuse),
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/baseline/manifest.js
var manifest = __webpack_require__(2814);
// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/formats/format.js
var format = __webpack_require__(8237);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/measure/invocation-error.js
var invocation_error = __webpack_require__(3955);
// EXTERNAL MODULE: ./lib/plan/time.js
var time = __webpack_require__(4374);
// EXTERNAL MODULE: ./lib/record/record-error.js
var record_error = __webpack_require__(3483);
;// CONCATENATED MODULE: ./lib/report/words/own-fault.js
/** Describes a bug of our own, and where to report it. `page` is where its users report issues, if that is known. */
function describeFault(page = "the issues of Counterbalance's repository") {
    return `This is a bug in Counterbalance. Report it at ${page} with the lines above. The measured values are in the record.`;
}

// EXTERNAL MODULE: ./lib/system/copies/payload-error.js
var payload_error = __webpack_require__(54);
// EXTERNAL MODULE: ./lib/system/disk.js
var disk = __webpack_require__(4388);
// EXTERNAL MODULE: ./lib/system/git/git.js
var git = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/system/signals.js
var signals = __webpack_require__(288);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/file-limit.js
var file_limit = __webpack_require__(1072);
;// CONCATENATED MODULE: ./lib/command-line/help.js
const usualWidth = 100;
/** The options as aligned lines for a help text, no wider than `width`, below the titles of their groups. */
function describeOptions(options, width = usualWidth) {
    const rows = Object.entries(options).map(([name, option]) => ({ ...option, call: callOf(name, option) }));
    const indent = Math.max(...rows.map(({ call }) => call.length)) + 4;
    const groups = [...new Set(rows.map(({ group }) => group))];
    return groups
        .map(title => {
        const own = rows.filter(({ group }) => group === title);
        const lines = own.map(row => {
            const [first, ...rest] = wrap(textOf(row), Math.max(30, width - indent));
            return [`  ${row.call}`.padEnd(indent) + first, ...rest.map(line => ' '.repeat(indent) + line)].join('\n');
        });
        return [`${title}:`, ...lines].join('\n');
    })
        .join('\n\n');
}
function callOf(name, { placeholder, short }) {
    const call = placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`;
    return short === undefined ? call : `-${short}, ${call}`;
}
function textOf({ help, placeholder, isRepeatable, default: usual }) {
    const more = isRepeatable ? [' Can be given more than once.'] : [];
    const value = usual && placeholder !== undefined ? [` [${usual}]`] : [];
    return [help, ...more, ...value].join('');
}
function wrap(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && line.length + 1 + word.length > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}

// EXTERNAL MODULE: ./lib/command-line/options.js + 2 modules
var options = __webpack_require__(1477);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/call.js

















const wrongCalls = [record_error/* RecordError */.W1, git/* GitError */.X, manifest/* ManifestError */.Sh, time/* TimeError */.kk];
/** Of what is loaded only where there are rules. */
const wrongRules = 'RulesError';
const failedCommands = [invocation_error/* InvocationError */.J, format/* FormatError */.I];
/** Runs `command` with the words after its name. What its user can mend is said in words; anything else is a fault of ours. */
async function runCommand(command, words) {
    if (isAskingForHelp(words))
        return showHelp(command);
    try {
        return await command.run((0,options/* parseCall */.Mf)(words, command.options));
    }
    catch (error) {
        if ((0,file_limit/* isOutOfFiles */.N)(error))
            throw error;
        if (error instanceof values/* InputError */.dz)
            return refuse((0,options/* nameOptions */.__)(error.onCommandLine));
        if (error instanceof payload_error/* PayloadError */.t)
            return refuse((0,options/* nameOptions */.__)(error.message));
        if (wrongCalls.some(kind => error instanceof kind) || error.name === wrongRules)
            return refuse(error.message);
        if (failedCommands.some(kind => error instanceof kind))
            return complain((0,options/* nameOptions */.__)(error.message), exit_status/* exitStatus */.$.commandFailed);
        // What the system refuses (a file, a disk) is no bug, and its message names the file.
        if (error instanceof disk/* DiskError */.Q6 || (error instanceof Error && 'syscall' in error))
            return refuse(error.message);
        if (error instanceof signals/* Interruption */._)
            return complain(`${error.message}; nothing was measured`, exit_status/* exitStatus */.$.interrupted);
        return confess(error);
    }
}
/** Reports a fault of our own; what was measured until then is in the record. */
function confess(error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return complain(`${what}\n${describeFault()}`, exit_status/* exitStatus */.$.ownFault);
}
/** Says what is wrong with the call. */
function refuse(message) {
    return complain(message, exit_status/* exitStatus */.$.wrongCall);
}
function complain(message, status) {
    process.stderr.write(`counterbalance: ${(0,document_escape/* harmlessLines */.vL)(message)}\n`);
    return status;
}
function isAskingForHelp(words) {
    const end = words.indexOf('--');
    return words.slice(0, end < 0 ? words.length : end).some(word => word === '--help' || word === '-h');
}
function showHelp({ usage, summary, options }) {
    process.stdout.write(`${usage}\n\n${summary}\n\n${describeOptions(options, (0,terminal/* terminalOf */.g)(process.stdout).width)}\n`);
    return exit_status/* exitStatus */.$.done;
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
    /** How the command ended, where it is known. */
    exit;
    constructor(message, exit) {
        super(message);
        this.exit = exit;
    }
}


/***/ }),

/***/ 4374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jc: () => (/* binding */ describeShortage),
/* harmony export */   L4: () => (/* binding */ describeOutlook),
/* harmony export */   kk: () => (/* binding */ TimeError)
/* harmony export */ });
/* harmony import */ var _metrics_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3237);
/* harmony import */ var _stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9413);


/** The time does not suffice for what is asked; the message says how much would. */
class TimeError extends Error {
    name = 'TimeError';
}
/** In words, how long measuring will take: up to its first look, and at most. */
function describeOutlook(outlook) {
    const { secondsPerRound, invocations, looks, isOpen, isMore, budgetInSeconds } = outlook;
    const timeOf = (rounds) => describeSeconds(rounds * secondsPerRound);
    const [first, last] = [looks[0], looks.at(-1)];
    const each = `${describeSeconds(secondsPerRound / invocations)} × ${invocations}`;
    const rounds = `${first} ${isMore ? 'more ' : ''}${first === 1 ? 'round' : 'rounds'}`;
    const plan = `about ${timeOf(first)}: ${rounds} of ${each}`;
    if (isOpen)
        return `${plan}; then the number of rounds is chosen`;
    const most = first === last ? '' : `, up to ${last} for what is not settled (${timeOf(last)})`;
    const end = last * secondsPerRound > budgetInSeconds ? `; no round starts after ${describeSeconds(budgetInSeconds)}` : '';
    return `${plan}${most}${end}`;
}
/** A time for people; a short one with its tenths. */
function describeSeconds(seconds) {
    if (seconds < 0.1)
        return `${Math.max(1, Math.round(1000 * seconds))} ms`;
    return seconds < 10 ? `${Number(seconds.toPrecision(2))} s` : (0,_metrics_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p)(seconds);
}
/**
 * In words, that the budget has no room for the rounds that a verdict needs, or for those until the next look, and what would help;
 * undefined where it has.
 */
function describeShortage(timing) {
    const { budgetInSeconds, secondsAside, secondsPerRound, pairValues, before, rounds, nextLook = 0 } = timing;
    const least = (0,_stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastRounds */ .T)(pairValues);
    if (rounds < least)
        return `a verdict needs at least ${least} rounds, and "rounds" is ${rounds}`;
    // The last one may start just before the budget ends.
    const fitting = Math.max(0, Math.ceil((budgetInSeconds - secondsAside) / secondsPerRound));
    const needs = [
        { what: 'a verdict', needed: least - before },
        { what: before === 0 ? 'the first look' : 'the next look', needed: nextLook - before },
    ];
    const short = needs.find(({ needed }) => fitting < needed);
    if (short === undefined)
        return undefined;
    const more = before === 0 ? '' : ' more';
    const seconds = Math.ceil(secondsAside + short.needed * secondsPerRound);
    return `one round took ${secondsPerRound.toFixed(1)} s, so about ${fitting}${more} fit into the time budget of ${Number(budgetInSeconds.toFixed(3))} s, but ${short.what} needs ${short.needed}${more}. Raise "time-budget" to ${seconds}s or more, or make the command shorter`;
}


/***/ }),

/***/ 5503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oh: () => (/* binding */ decodeRecordData),
/* harmony export */   RU: () => (/* binding */ checkRound),
/* harmony export */   eT: () => (/* binding */ decodeRecord)
/* harmony export */ });
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1077);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(213);
/* harmony import */ var _record_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3483);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(432);
/* harmony import */ var _series_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2326);





/** A record from JSON that nobody vouches for. */
function decodeRecord(json, limits = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .zw) {
    if (json.length > limits.characters)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`the record has ${json.length} characters; at most ${limits.characters} are read`);
    return decodeRecordData(parseJson(json), limits);
}
/** A record from what JSON was parsed to. */
function decodeRecordData(data, limits = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .zw) {
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1('this is not a record: it has no "schema"');
    if (data.schema !== _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .recordSchema */ .fi)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"schema" is ${(0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(data.schema)}; this version reads "${_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .recordSchema */ .fi}", which "compare --record FILE" writes`);
    const { rounds, earlier, ...rest } = data;
    const record = {
        ...decodeAround(rest),
        ...decodeEarlier(earlier, limits),
        rounds: decodeRounds(rounds, limits),
    };
    refuseStrangers(record);
    refuseMisplaced(record);
    refuseUnordered(record);
    refuseOther(record);
    refuseUnlisted(record);
    refuseOtherSides(record);
    return record;
}
/** Refuses a round that a record could not hold: what is measured is written before the record can be read as a whole. */
function checkRound(json, sides) {
    const [round] = decodeRounds([parseJson(json)], _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .zw);
    const strange = round.find(({ slot }) => sides.every(({ name }) => name !== slot.side));
    if (strange !== undefined)
        refuseSide(strange.slot.side);
}
const mostEarlier = 20;
/** Records in a record, none of which holds others. */
function decodeEarlier(earlier, limits) {
    if (earlier === undefined)
        return {};
    if (!Array.isArray(earlier) || earlier.length === 0 || earlier.length > mostEarlier)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"earlier" must be a list of 1 to ${mostEarlier} records, not ${(0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(earlier)}`);
    if (earlier.some(one => one !== null && typeof one === 'object' && 'earlier' in one))
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1('"earlier" has a record with earlier ones of its own');
    return { earlier: earlier.map(one => decodeRecordData(one, limits)) };
}
const mostStages = 2;
function decodeAround(data) {
    const decoded = (0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeBy */ .Kp)(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .around */ .mC, data, '');
    const { stages = [] } = decoded;
    if (stages.length > mostStages)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`the record was measured in ${stages.length} stages, which this version cannot judge: use a newer version`);
    return decoded;
}
/** No two sides have one name, the baseline is one of them, and no other side has run. */
function refuseStrangers({ baseline, sides, rounds }) {
    const names = sides.map(({ name }) => name);
    const repeated = findRepeated(names);
    if (repeated !== undefined)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"sides" has the name ${(0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(repeated)} twice`);
    const strange = [baseline, ...rounds.flatMap(round => round.map(({ slot }) => slot.side))].find(name => !names.includes(name));
    if (strange !== undefined)
        refuseSide(strange);
}
function refuseSide(name) {
    throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`${(0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(name)} is not the name of one of the "sides"`);
}
/** Earlier experiments are of the same sides. */
function refuseOtherSides({ sides, baseline, earlier = [] }) {
    const namesOf = (one) => JSON.stringify([one.baseline, ...one.sides.map(({ name }) => name)]);
    const index = earlier.findIndex(one => namesOf(one) !== namesOf({ sides, baseline }));
    if (index >= 0)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"earlier.${index}" has other sides than the record`);
}
/** Benchmarks are left out from one round on, and then from a later one. */
function refuseUnordered({ plan }) {
    const starts = plan?.focus?.map(({ from }) => from) ?? [];
    const stray = starts.findIndex((start, index) => start <= (starts[index - 1] ?? 0));
    if (stray >= 0)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"plan.focus.${stray}.from" is ${starts[stray]}; the steps of focus must ascend, from 1`);
}
/** Each round is some runner's, and a runner has at least one; so it is with blocks of rounds and with segments. */
function refuseMisplaced({ runners = [], reinstall, segments = [], stages = [], rounds }) {
    const refuse = (name, what, starts) => starts.forEach((start, index) => {
        const before = starts[index - 1];
        const isInPlace = before === undefined ? start === 0 : start > before;
        if (!isInPlace || (start >= rounds.length && start > 0))
            throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"${name(index)}" is ${start}; the first rounds of the ${what} must start at 0, ascend, and stay below the number of rounds`);
    });
    const firstRounds = runners.map(({ firstRound }) => firstRound);
    refuse(index => `runners.${index}.firstRound`, 'runners', firstRounds);
    refuse(index => `reinstall.starts.${index}`, 'blocks', reinstall?.starts ?? []);
    refuse(index => `segments.${index}`, 'segments', segments);
    refuse(index => `stages.${index}`, 'stages', stages);
}
/** What the machine did is told for every round, or not at all. */
function refuseOther({ host, rounds }) {
    if (host === undefined || host.length === rounds.length)
        return;
    throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"host" has ${host.length} rounds, and "rounds" has ${rounds.length}`);
}
/** Profiles are of sides of the record, and of functions that they list; the tree of calls has no circle. */
function refuseUnlisted({ causes, sides }) {
    if (causes === undefined || 'absence' in causes)
        return;
    const stray = (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .findStray */ .Zt)(causes, sides.map(({ name }) => name));
    if (stray !== undefined)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"causes" ${stray}`);
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`this is not valid JSON, or it was cut off: ${cause.message.slice(0, _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .longestShown */ .QK)}`, {
            cause,
        });
    }
}
function decodeRounds(rounds, limits) {
    if (!Array.isArray(rounds))
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"rounds": must be a list of rounds, not ${(0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(rounds)}`);
    if (rounds.length > limits.rounds)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"rounds" has ${rounds.length} rounds; at most ${limits.rounds} are read`);
    const metrics = new Map();
    const benchmarks = new Set();
    let measurements = 0;
    return rounds.map((data, index) => {
        const decoded = (0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeBy */ .Kp)(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .round */ .LI, data, `rounds[${index}]`);
        measurements += decoded.reduce((sum, one) => sum + one.measurements.length, 0);
        if (measurements > limits.measurements)
            throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`more than ${limits.measurements} measurements are not read`);
        for (const one of decoded)
            for (const { benchmark } of one.measurements)
                benchmarks.add(benchmark);
        if (benchmarks.size > limits.benchmarks)
            throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`more than ${limits.benchmarks} benchmarks are not read`);
        refuseRepeated(decoded, `rounds[${index}]`);
        return decoded.map(one => makeInvocation(one, metrics));
    });
}
/** Nothing is measured twice in a round; and the null distribution of a round with hundreds of values would take for ever. */
function refuseRepeated(decoded, at) {
    const slot = findRepeated(decoded.map(({ side, copy }) => `${side} ${copy}`));
    if (slot !== undefined)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"${at}": ${slot} must be given only once`);
    decoded.forEach(({ measurements }, index) => {
        if (measurements.length < 2)
            return;
        const series = findRepeated(measurements.map(_series_key_js__WEBPACK_IMPORTED_MODULE_4__/* .seriesKey */ .X));
        if (series === undefined)
            return;
        const [benchmark, metric] = series.split('\n').map(_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP);
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"${at}.${index}.measurements": ${benchmark} with the metric ${metric} must be given only once`);
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
    const [issue] = result.issues;
    const path = [at, valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue) ?? '']
        .filter(part => part !== '')
        .join('.')
        .slice(0, longestShown);
    const isMissing = issue.path !== undefined && issue.expected === `"${issue.path.at(-1)?.key}"`;
    if (isMissing)
        throw new RecordError(`"${path}": is missing; it must be ${expectAt(schema, issue)}: take the file as it was written`);
    throw new RecordError(`"${path}": must be ${issue.expected ?? unknown}, not ${issue.received.slice(0, longestShown)}`);
}
const unknown = 'something else';
/** Finds what belongs to the key that `issue` misses, which valibot tells only of a value that is there. */
function expectAt(schema, issue) {
    const filled = (issue.path ?? []).reduceRight((value, { input, key }) => fill(input, key, value), null);
    const [found] = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(schema, filled, { abortEarly: true }).issues ?? [];
    const isThere = found !== undefined && valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(found) === valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue);
    return (isThere ? found.expected : undefined) ?? unknown;
}
/** A copy of `parent` with `value` at `key`. */
function fill(parent, key, value) {
    return Array.isArray(parent) ? parent.with(Number(key), value) : { ...parent, [String(key)]: value };
}
/** The largest number of characters that a message shows of what is wrong. */
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

/***/ 9413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ leastRounds),
/* harmony export */   a: () => (/* binding */ attainableP)
/* harmony export */ });
/* harmony import */ var _choices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1650);

/**
 * The smallest two-sided p-value that `rounds` rounds of `size` invocations can attain, the contender having half of
 * them (rounded down): 2/6ⁿ for four per round, 2/3ⁿ for three, 2/2ⁿ for two.
 */
function attainableP(rounds, size) {
    return Math.min(1, 2 / (0,_choices_js__WEBPACK_IMPORTED_MODULE_0__/* .countChoices */ .A)(size, Math.floor(size / 2)) ** rounds);
}
/** The least number of rounds of `size` invocations for a verdict: 5 for four or more, 6 for three, 8 for two. */
function leastRounds(size) {
    if (size >= 4)
        return 5;
    return size === 3 ? 6 : 8;
}


/***/ }),

/***/ 1650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ countChoices),
/* harmony export */   Z: () => (/* binding */ listChoices)
/* harmony export */ });
/** The number of ways to choose `chosen` of `size` things. */
function countChoices(size, chosen) {
    let count = 1;
    for (let i = 1; i <= Math.min(chosen, size - chosen); i++)
        count = (count * (size - i + 1)) / i;
    return Math.round(count);
}
const cache = new Map();
/** All ways to choose `chosen` of the numbers 0 … `size` − 1, one after the other, each ascending. */
function listChoices(size, chosen) {
    const key = size * 65536 + chosen;
    const known = cache.get(key);
    if (known)
        return known;
    const list = [];
    const choice = Array.from({ length: chosen }, (_, i) => i);
    for (let left = countChoices(size, chosen); left > 0; left--) {
        list.push(...choice);
        advance(choice, size);
    }
    const choices = Int32Array.from(list);
    cache.set(key, choices);
    return choices;
}
/** The next choice in lexicographic order. */
function advance(choice, size) {
    let place = choice.length - 1;
    while (place >= 0 && choice[place] === size - choice.length + place)
        place--;
    if (place < 0)
        return;
    choice[place]++;
    for (let next = place + 1; next < choice.length; next++)
        choice[next] = choice[next - 1] + 1;
}


/***/ }),

/***/ 54:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ payloadLimits),
/* harmony export */   t: () => (/* binding */ PayloadError)
/* harmony export */ });
/** A payload that cannot be packed, or an archive that is not a payload as we pack them; the message says what is wrong with it. */
class PayloadError extends Error {
    name = 'PayloadError';
}
/** The most that is packed and unpacked. */
const payloadLimits = { sizeInBytes: 2 ** 30, entries: 200_000, seconds: 300 };


/***/ })

};
