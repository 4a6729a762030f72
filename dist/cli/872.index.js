export const id = 872;
export const ids = [872];
export const modules = {

/***/ 7792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sh: () => (/* binding */ ManifestError),
  F: () => (/* binding */ baselineFiles),
  MK: () => (/* binding */ decodeManifest),
  Gb: () => (/* binding */ encodeManifest),
  Ev: () => (/* binding */ longestManifest),
  ko: () => (/* binding */ makeNewManifest)
});

// UNUSED EXPORTS: makeManifest

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/record/decode.js
var decode = __webpack_require__(5503);
// EXTERNAL MODULE: ./lib/record/encode.js
var encode = __webpack_require__(1243);
// EXTERNAL MODULE: ./lib/record/environment.js
var environment = __webpack_require__(1520);
// EXTERNAL MODULE: ./lib/record/limits.js
var record_limits = __webpack_require__(213);
// EXTERNAL MODULE: ./lib/record/record-error.js
var record_error = __webpack_require__(3483);
// EXTERNAL MODULE: ./lib/record/schema.js + 3 modules
var schema = __webpack_require__(6763);
// EXTERNAL MODULE: ./lib/record/suite-files.js
var suite_files = __webpack_require__(4751);
// EXTERNAL MODULE: ./lib/util/decode.js
var util_decode = __webpack_require__(7592);
;// CONCATENATED MODULE: ./lib/baseline/ledger.js
/** The number of A/A tests of a benchmark on one kind of machine that gives their variance to a fifth: √(2/50). */
const mostOfOne = 50;
/** A suite of more than eight benchmarks has enough controls itself. */
const mostInAll = 2000;
/**
 * The ledger of a new baseline: what `previous` held, and the `controls` of the newest run, which was made in `environment`.
 *
 * Oldest first. The newest 50 of each benchmark on each kind of machine are kept, by its fingerprint (model of the processor, cores,
 * operating system): readers look only at their own kind, and where a runner is of another kind each time, none is to drive the
 * others out. Since a run adds one control for a benchmark, these are 50 runs.
 */
function carryLedger(previous, controls, { fingerprint }) {
    const added = controls
        .filter(one => Number.isFinite(one.estimate) && Number.isFinite(one.standardError))
        .map(({ benchmark, estimate, standardError }) => ({ benchmark, estimate, standardError, fingerprint }));
    const counts = new Map();
    const kept = [...previous, ...added].toReversed().filter(one => {
        const key = JSON.stringify([one.benchmark, one.fingerprint]);
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return count <= mostOfOne;
    });
    return kept.slice(0, mostInAll).reverse();
}

;// CONCATENATED MODULE: ./lib/baseline/manifest.js










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
    return `${head},\n "record": ${record === null ? 'null' : (0,encode/* encodeRecord */.Ym)(record).trimEnd()}\n}\n`;
}
const manifest_name = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(1000));
const sha256 = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{64}$/));
const suiteFiles = dist/* object */.Ikc({
    patterns: dist/* pipe */.FsL(dist/* array */.YOg(manifest_name), dist/* maxLength */.Ru6(suite_files/* mostSuiteFiles */.L1)),
    digests: dist/* pipe */.FsL(dist/* record */.g1P(manifest_name, sha256), dist/* check */.z6Y(digests => Object.keys(digests).length <= suite_files/* mostSuiteFiles */.L1, `it has more than ${suite_files/* mostSuiteFiles */.L1} files`)),
});
const manifest = dist/* object */.Ikc({
    commit: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{40}([0-9a-f]{24})?$/))),
    ref: manifest_name,
    suite: manifest_name,
    fingerprint: manifest_name,
    environment: environment/* environment */.c,
    ledger: schema/* ledger */.Wg,
    suiteFiles: dist/* exactOptional */.yqP(suiteFiles),
    payload: dist/* object */.Ikc({
        sha256,
        sizeInBytes: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0)),
    }),
});
/** The manifest that `json` is, by which nobody is bound to have meant well. */
function decodeManifest(json, limits = record_limits/* artifactLimits */.P6) {
    if (json.length > longestManifest)
        throw new ManifestError(`the manifest has ${json.length} characters; at most ${longestManifest} are read`);
    const data = parseJson(json);
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new ManifestError('this is not the manifest of a baseline: it has no "schema"');
    if (data.schema !== schemaName)
        throw new ManifestError(`"schema" is ${(0,util_decode/* shown */.SP)(data.schema)}, and this version reads "${schemaName}": publish the baseline again, with the same version of the action`);
    const { record, ...rest } = data;
    const decoded = (0,util_decode/* decode */.D4)(manifest, rest, message => new ManifestError(message));
    return { ...decoded, record: decodeOwnRecord(record, limits) };
}
function decodeOwnRecord(data, limits) {
    if (data === null)
        return null;
    try {
        return (0,decode/* decodeRecordData */.Oh)(data, limits);
    }
    catch (cause) {
        if (!(cause instanceof record_error/* RecordError */.W))
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
/** The manifest of a new baseline, whose ledger continues that of the baseline before. */
function makeNewManifest({ before, controls, ...rest }) {
    return makeManifest({ ...rest, ledger: carryLedger(before, controls, rest.environment) });
}


/***/ }),

/***/ 5872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  refuse: () => (/* binding */ refuse),
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/baseline/manifest.js + 1 modules
var manifest = __webpack_require__(7792);
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
// EXTERNAL MODULE: ./lib/report/words/words.js
var words = __webpack_require__(8389);
// EXTERNAL MODULE: ./lib/system/copies/payload-error.js
var payload_error = __webpack_require__(54);
// EXTERNAL MODULE: ./lib/system/debug.js + 1 modules
var debug = __webpack_require__(919);
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
// EXTERNAL MODULE: ./lib/command-line/options.js + 3 modules
var command_line_options = __webpack_require__(8808);
;// CONCATENATED MODULE: ./lib/command-line/help.js

const usualWidth = 100;
/** The help text of a command, no wider than `width`. */
function describeCommand({ usage, summary, about, options }, width = usualWidth) {
    const more = about === undefined ? [] : [wrap(about, width).join('\n')];
    return `${[usage, summary, ...more, describeOptions({ ...options, ...command_line_options/* commonOptions */.OP }, width)].join('\n\n')}\n`;
}
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

// EXTERNAL MODULE: ./lib/command-line/terminal.js
var terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/call.js
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


















const wrongCalls = [record_error/* RecordError */.W, git/* GitError */.X, manifest/* ManifestError */.Sh, time/* TimeError */.kk];
/** Name of an error whose module is loaded only if there are rules. */
const wrongRules = 'RulesError';
const failedCommands = [invocation_error/* InvocationError */.J, format/* FormatError */.I];
/** Runs `command` with the words after its name. What its user can mend is said in words; anything else is a fault of ours. */
async function runCommand(command, words) {
    if (isAskingForHelp(words))
        return showHelp(command);
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const call = (0,command_line_options/* parseCall */.Mf)(words, { ...command.options, ...command_line_options/* commonOptions */.OP });
            const _ = __addDisposableResource(env_1, call.get('debug') === 'true' ? (0,debug/* startDebugging */.j)(writeDebug) : undefined, false);
            return await command.run(call);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    catch (error) {
        if ((0,file_limit/* isOutOfFiles */.N)(error))
            throw error;
        if (error instanceof values/* InputError */.dz)
            return refuse(error.onCommandLine);
        if (error instanceof payload_error/* PayloadError */.t)
            return refuse(error.message);
        if (wrongCalls.some(kind => error instanceof kind) || error.name === wrongRules)
            return refuse(error.message);
        if (failedCommands.some(kind => error instanceof kind))
            return complain(error.message, exit_status/* exitStatus */.$.commandFailed);
        // What the system refuses (a file, a disk) is no bug, and its message names the file.
        if (error instanceof disk/* DiskError */.Q6 || (error instanceof Error && 'syscall' in error))
            return refuse(error.message);
        if (error instanceof signals/* Interruption */._)
            return complain(`${error.message}; nothing was measured`, exit_status/* exitStatus */.$.interrupted);
        return confess(error);
    }
}
function writeDebug(line) {
    process.stderr.write(`debug: ${(0,document_escape/* harmlessLines */.vL)(line)}\n`);
}
/** Reports a fault of our own; what was measured until then is in the record. */
function confess(error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return complain(`${what}\n${(0,words/* describeFault */.Qx)()}`, exit_status/* exitStatus */.$.ownFault);
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
function showHelp(command) {
    process.stdout.write(describeCommand(command, (0,terminal/* terminalOf */.g)(process.stdout).width));
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
        { what: before === 0 ? 'the first analysis' : 'the next analysis', needed: nextLook - before },
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
/* harmony import */ var _util_decode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7592);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1077);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(213);
/* harmony import */ var _record_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3483);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6763);
/* harmony import */ var _series_key_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2326);






/** A record from JSON that nobody vouches for. */
function decodeRecord(json, limits = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .zw) {
    if (json.length > limits.characters)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`the record has ${json.length} characters; at most ${limits.characters} are read`);
    return decodeRecordData(parseJson(json), limits);
}
/** A record from what JSON was parsed to. */
function decodeRecordData(data, limits = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .zw) {
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W('this is not a record: it has no "schema"');
    if (data.schema !== _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .recordSchema */ .fi)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"schema" is ${(0,_util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(data.schema)}; this version reads "${_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .recordSchema */ .fi}", which "compare --record FILE" writes`);
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
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"earlier" must be a list of 1 to ${mostEarlier} records, not ${(0,_util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(earlier)}`);
    if (earlier.some(one => one !== null && typeof one === 'object' && 'earlier' in one))
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W('"earlier" has a record that holds earlier ones itself');
    return { earlier: earlier.map(one => decodeRecordData(one, limits)) };
}
const mostStages = 2;
function decodeAround(data) {
    const decoded = (0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeBy */ .K)(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .around */ .mC, data, '');
    const { stages = [] } = decoded;
    if (stages.length > mostStages)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`the record was measured in ${stages.length} stages, which this version cannot judge: use a newer version`);
    return decoded;
}
/** No two sides have one name, the baseline is one of them, and no other side has run. */
function refuseStrangers({ baseline, sides, rounds }) {
    const names = sides.map(({ name }) => name);
    const repeated = findRepeated(names);
    if (repeated !== undefined)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"sides" has the name ${(0,_util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(repeated)} twice`);
    const strange = [baseline, ...rounds.flatMap(round => round.map(({ slot }) => slot.side))].find(name => !names.includes(name));
    if (strange !== undefined)
        refuseSide(strange);
}
function refuseSide(name) {
    throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`${(0,_util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(name)} is not the name of one of the "sides"`);
}
/** Earlier experiments are of the same sides. */
function refuseOtherSides({ sides, baseline, earlier = [] }) {
    const namesOf = (one) => JSON.stringify([one.baseline, ...one.sides.map(({ name }) => name)]);
    const index = earlier.findIndex(one => namesOf(one) !== namesOf({ sides, baseline }));
    if (index >= 0)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"earlier.${index}" has other sides than the record`);
}
/** Benchmarks are left out from one round on, and then from a later one. */
function refuseUnordered({ plan }) {
    const starts = plan?.focus?.map(({ from }) => from) ?? [];
    const stray = starts.findIndex((start, index) => start <= (starts[index - 1] ?? 0));
    if (stray >= 0)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"plan.focus.${stray}.from" is ${starts[stray]}; the steps of focus must ascend, from 1`);
}
/** Each round is some runner's, and a runner has at least one; so it is with blocks of rounds and with segments. */
function refuseMisplaced({ runners = [], reinstall, segments = [], stages = [], rounds }) {
    const refuse = (name, what, starts) => starts.forEach((start, index) => {
        const before = starts[index - 1];
        const isInPlace = before === undefined ? start === 0 : start > before;
        if (!isInPlace || (start >= rounds.length && start > 0))
            throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"${name(index)}" is ${start}; the first rounds of the ${what} must start at 0, ascend, and stay below the number of rounds`);
    });
    const firstRounds = runners.map(({ firstRound }) => firstRound);
    refuse(index => `runners.${index}.firstRound`, 'runners', firstRounds);
    refuse(index => `reinstall.starts.${index}`, 'blocks', reinstall?.starts ?? []);
    refuse(index => `segments.${index}`, 'segments', segments);
    refuse(index => `stages.${index}`, 'stages', stages);
}
/** Refuses samples of the machine that do not cover every round. */
function refuseOther({ host, rounds }) {
    if (host === undefined || host.length === rounds.length)
        return;
    throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"host" has ${host.length} rounds, and "rounds" has ${rounds.length}`);
}
/** Profiles are of sides of the record, and of functions that they list; the tree of calls has no circle. */
function refuseUnlisted({ causes, sides }) {
    if (causes === undefined || 'absence' in causes)
        return;
    const stray = (0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .findStray */ .Zt)(causes, sides.map(({ name }) => name));
    if (stray !== undefined)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"causes" ${stray}`);
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`this is not valid JSON, or it was cut off: ${cause.message.slice(0, _util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .longestShown */ .QK)}`, {
            cause,
        });
    }
}
function decodeRounds(rounds, limits) {
    if (!Array.isArray(rounds))
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"rounds": must be a list of rounds, not ${(0,_util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(rounds)}`);
    if (rounds.length > limits.rounds)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"rounds" has ${rounds.length} rounds; at most ${limits.rounds} are read`);
    const metrics = new Map();
    const benchmarks = new Set();
    let measurements = 0;
    return rounds.map((data, index) => {
        const decoded = (0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeBy */ .K)(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .round */ .LI, data, `rounds[${index}]`);
        measurements += decoded.reduce((sum, one) => sum + one.measurements.length, 0);
        if (measurements > limits.measurements)
            throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`more than ${limits.measurements} measurements are not read`);
        for (const one of decoded)
            for (const { benchmark } of one.measurements)
                benchmarks.add(benchmark);
        if (benchmarks.size > limits.benchmarks)
            throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`more than ${limits.benchmarks} benchmarks are not read`);
        refuseRepeated(decoded, `rounds[${index}]`);
        return decoded.map(one => makeInvocation(one, metrics));
    });
}
/** Nothing is measured twice in a round; and the null distribution of a round with hundreds of values would take for ever. */
function refuseRepeated(decoded, at) {
    const slot = findRepeated(decoded.map(({ side, copy }) => `${side} ${copy}`));
    if (slot !== undefined)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"${at}": ${slot} must be given only once`);
    decoded.forEach(({ measurements }, index) => {
        if (measurements.length < 2)
            return;
        const series = findRepeated(measurements.map(_series_key_js__WEBPACK_IMPORTED_MODULE_5__/* .seriesKey */ .X));
        if (series === undefined)
            return;
        const [benchmark, metric] = series.split('\n').map(_util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP);
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"${at}.${index}.measurements": ${benchmark} with the metric ${metric} must be given only once`);
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
