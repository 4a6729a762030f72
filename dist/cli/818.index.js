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
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7934);
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7440);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1243);
/* harmony import */ var _record_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(213);
/* harmony import */ var _record_machine_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98);
/* harmony import */ var _record_record_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3483);






/** A manifest that cannot be used; the message names the place, what belongs there, and what was found. */
class ManifestError extends Error {
    name = 'ManifestError';
}
/** The names of the files in a baseline artifact. */
const baselineFiles = { manifest: 'baseline.json', payload: 'payload.tar.gz' };
const schemaName = 'counterbalance/baseline@1';
/** The longest manifest that is read, in characters. */
const longestManifest = 2 ** 26;
function makeManifest({ environment, ...rest }) {
    return { ...rest, environment, fingerprint: environment.fingerprint };
}
/** The text of the file. */
function encodeManifest({ record, ...rest }) {
    const head = JSON.stringify({ schema: schemaName, ...rest }, null, 1).slice(0, -2);
    return `${head},\n "record": ${record === null ? 'null' : (0,_record_encode_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeRecord */ .Ym)(record).trimEnd()}\n}\n`;
}
const name = valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .maxLength */ .Ru6(1000));
const manifest = valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    commit: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(/^[0-9a-f]{40}([0-9a-f]{24})?$/))),
    ref: name,
    suite: name,
    fingerprint: name,
    environment: _record_machine_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .environment */ .cA,
    ledger: _record_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .ledger */ .Wg,
    payload: valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        sha256: valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(/^[0-9a-f]{64}$/)),
        sizeInBytes: valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .minValue */ .Wwf(0)),
    }),
});
/** The manifest that `json` is, by which nobody is bound to have meant well. */
function decodeManifest(json, limits = _record_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .artifactLimits */ .P6) {
    if (json.length > longestManifest)
        throw new ManifestError(`the manifest has ${json.length} characters; at most ${longestManifest} are read`);
    const data = parseJson(json);
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new ManifestError('this is not the manifest of a baseline: it has no "schema"');
    if (data.schema !== schemaName)
        throw new ManifestError(`"schema" is ${(0,_record_record_error_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .SP)(data.schema)}, and this version reads "${schemaName}": publish the baseline again, with the same version of the action`);
    const { record, ...rest } = data;
    const result = valibot__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(manifest, rest, { abortEarly: true });
    if (!result.success) {
        const [issue] = result.issues;
        throw new ManifestError(`"${(valibot__WEBPACK_IMPORTED_MODULE_4__/* .getDotPath */ .BuJ(issue) ?? '').slice(0, 200)}": must be ${issue.expected ?? 'something else'}, not ${issue.received.slice(0, 200)}`);
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
        if (!(cause instanceof _record_record_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RecordError */ .W1))
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
// EXTERNAL MODULE: ./lib/formats/format.js
var format = __webpack_require__(8237);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/measure/invocation-error.js
var invocation_error = __webpack_require__(3955);
// EXTERNAL MODULE: ./lib/record/record-error.js
var record_error = __webpack_require__(3483);
// EXTERNAL MODULE: ./lib/report/decode.js
var decode = __webpack_require__(7258);
// EXTERNAL MODULE: ./lib/report/text/escape.js
var text_escape = __webpack_require__(1961);
;// CONCATENATED MODULE: ./lib/report/words/own-fault.js
/** What is said of a fault of our own; `page` is where its users report issues, where that is known. */
function describeFault(page = "the issues of Counterbalance's repository") {
    return `This is a fault of Counterbalance. Report it at ${page}, with the lines above; what was measured is in the record.`;
}

// EXTERNAL MODULE: ./lib/system/copies/payload-error.js
var payload_error = __webpack_require__(54);
// EXTERNAL MODULE: ./lib/system/disk.js
var disk = __webpack_require__(4388);
// EXTERNAL MODULE: ./lib/system/git/git.js
var git = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/system/signals.js
var signals = __webpack_require__(288);
// EXTERNAL MODULE: ./lib/command-line/command.js
var command_line_command = __webpack_require__(8047);
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
function callOf(name, { placeholder }) {
    return placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`;
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

// EXTERNAL MODULE: ./lib/command-line/options.js + 1 modules
var options = __webpack_require__(6439);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/call.js

















const wrongCalls = [values/* InputError */.dz, record_error/* RecordError */.W1, decode/* ReportError */.$g, git/* GitError */.X, manifest/* ManifestError */.Sh, payload_error/* PayloadError */.t];
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
        if (wrongCalls.some(kind => error instanceof kind) || error.name === wrongRules)
            return refuse((0,options/* nameOptions */.__)(error.message));
        if (failedCommands.some(kind => error instanceof kind))
            return complain(error.message, command_line_command/* exitStatus */.$.commandFailed);
        // What the system refuses (a file, a disk) is no bug, and its message names the file.
        if (error instanceof disk/* DiskError */.Q6 || (error instanceof Error && 'syscall' in error))
            return refuse(error.message);
        if (error instanceof signals/* Interruption */._)
            return complain(`${error.message}; nothing was measured`, command_line_command/* exitStatus */.$.interrupted);
        return confess(error);
    }
}
/** Reports a fault of our own; what was measured until then is in the record. */
function confess(error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return complain(`${what}\n${describeFault()}`, command_line_command/* exitStatus */.$.ownFault);
}
/** Says what is wrong with the call. */
function refuse(message) {
    return complain(message, command_line_command/* exitStatus */.$.wrongCall);
}
function complain(message, status) {
    process.stderr.write(`counterbalance: ${(0,text_escape/* harmlessLines */.vL)(message)}\n`);
    return status;
}
function isAskingForHelp(words) {
    const end = words.indexOf('--');
    return words.slice(0, end < 0 ? words.length : end).some(word => word === '--help' || word === '-h');
}
function showHelp({ usage, summary, options }) {
    process.stdout.write(`${usage}\n\n${summary}\n\n${describeOptions(options, (0,terminal/* terminalOf */.g)(process.stdout).width)}\n`);
    return command_line_command/* exitStatus */.$.done;
}


/***/ }),

/***/ 6596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ terminalOf)
/* harmony export */ });
/** How a stream shows text: colour only on a terminal, and never where NO_COLOR is set (no-color.org). */
function terminalOf(stream) {
    const color = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
    return { color, ...(stream.isTTY ? { width: stream.columns } : {}) };
}


/***/ }),

/***/ 3199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ obstacleCauses),
/* harmony export */   IQ: () => (/* binding */ budgetStates),
/* harmony export */   rY: () => (/* binding */ verdicts)
/* harmony export */ });
const verdicts = ['regressed', 'incomparable', 'inconclusive', 'improved', 'unchanged'];
const obstacleCauses = ['contender-failed', 'contender-changed', 'baseline', 'machine'];
const budgetStates = ['missed', 'undecided', 'met'];


/***/ }),

/***/ 1558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ statuses),
/* harmony export */   c: () => (/* binding */ statusOf)
/* harmony export */ });
/** What the whole run says, the first that applies. */
const statuses = [
    'errored',
    'not-compared',
    'regressed',
    'incomparable',
    'inconclusive',
    'improved',
    'unchanged',
];
/**
 * The status of a run with these findings; `absence` is why there was no baseline.
 *
 * Where nothing was judged (every direction unknown, say) the run is inconclusive: nothing speaks for "unchanged".
 */
function statusOf(run) {
    if (run.absence !== undefined)
        return 'not-compared';
    if (!run.measured)
        return 'errored';
    if (run.findings.length === 0)
        return 'not-compared';
    const found = new Set(run.findings.map(finding => finding.verdict));
    return statuses.find(status => found.has(status)) ?? 'inconclusive';
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

/***/ 1243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ encodeAround),
/* harmony export */   Ym: () => (/* binding */ encodeRecord),
/* harmony export */   l_: () => (/* binding */ encodeRound)
/* harmony export */ });
/** The text around the rounds of `record`; `head + rounds.join(',\n') + tail` is the whole file. */
function encodeAround(record) {
    const { settings, plan, tampered, host, warnings, rounds: _rounds, ...rest } = record;
    const head = JSON.stringify({ schema: 'counterbalance/record@1', ...rest, settings }, null, 1);
    const tail = JSON.stringify({ ...(plan ? { plan } : {}), ...(tampered ? { tampered } : {}), warnings }, null, 1);
    return { head: `${head.slice(0, -2)},\n "rounds": [\n`, tail: `\n ],${encodeHost(host)}${tail.slice(1)}\n` };
}
/** A line for each round. */
function encodeHost(host) {
    if (host === undefined)
        return '';
    const lines = host.map(sample => `\n  ${JSON.stringify(sample)}`);
    return `\n "host": [${lines.join(',')}\n ],`;
}
/** One round as a line of the record's JSON. */
function encodeRound(round) {
    return JSON.stringify(round.map(encodeInvocation));
}
/** The whole record as JSON. */
function encodeRecord(record) {
    const { head, tail } = encodeAround(record);
    return head + record.rounds.map(encodeRound).join(',\n') + tail;
}
function encodeInvocation({ slot, measurements, ...rest }) {
    return { ...slot, ...rest, measurements: measurements.map(encodeMeasurement) };
}
function encodeMeasurement({ benchmark, metric, ...rest }) {
    const { name, unit, better, primary, aside } = metric;
    return {
        benchmark,
        metric: name,
        unit,
        better,
        ...(primary ? { primary } : {}),
        ...(aside ? { aside } : {}),
        ...rest,
    };
}


/***/ }),

/***/ 213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P6: () => (/* binding */ artifactLimits),
/* harmony export */   W5: () => (/* binding */ mostTampered),
/* harmony export */   zw: () => (/* binding */ generousLimits)
/* harmony export */ });
/** Files of the baseline that were changed, which a record names: one is enough for a verdict, and few for a reader. */
const mostTampered = 100;
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

/***/ 3650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ countStars),
/* harmony export */   TE: () => (/* binding */ mostStars),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   fl: () => (/* binding */ isTooManifold)
/* harmony export */ });
/* unused harmony export longestGlobbed */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4006);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8932);


/** Longer names match by equality only: what a `*` tries grows with the power of the length, and names come from anywhere. */
const longestGlobbed = 250;
/** In one pattern. */
const mostStars = 3;
/**
 * Whether `pattern` matches `name`: `*` stands for anything but `/`, `**` between slashes for anything, `?` for one character, and
 * `{a,b}` for a or b; everything else is itself, brackets too, as benchmarks have them in their names. `\` takes the meaning from
 * what follows. A name that is the pattern always matches.
 */
function matches(pattern, name) {
    if (pattern === _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .everything */ .Y || pattern === name)
        return true;
    return name.length <= longestGlobbed && matcherOf(pattern)(name);
}
/** How many `*` a pattern has; two together are one. */
function countStars(pattern) {
    return pattern.match(/\*+/g)?.length ?? 0;
}
/** Of ways to read the braces of one pattern, without a star; each star leaves a quarter. */
const mostWays = 512;
/** Whether braces and stars of `pattern` stand for so many combinations that to try them all would take seconds. */
function isTooManifold(pattern) {
    return countWays(pattern) * 4 ** countStars(pattern) > mostWays;
}
/** How many combinations the braces stand for: pairs beside each other multiply, and what stands in one pair adds up. */
function countWays(pattern) {
    const open = [];
    let ways = 1;
    const close = () => {
        const { before, sum } = open.pop();
        ways = before * (sum + ways);
    };
    for (const [part] of pattern.matchAll(/\\.|[{},]/gs)) {
        const innermost = open.at(-1);
        if (part === '{') {
            open.push({ before: ways, sum: 0 });
            ways = 1;
        }
        else if (part === ',' && innermost) {
            innermost.sum += ways;
            ways = 1;
        }
        else if (part === '}' && innermost)
            close();
    }
    while (open.length > 0)
        close();
    return ways;
}
const matchers = new Map();
const capacity = 10_000;
function matcherOf(pattern) {
    const known = matchers.get(pattern);
    if (known)
        return known;
    if (matchers.size >= capacity)
        matchers.clear();
    const isGlob = /[*?{\\]/.test(pattern) && countStars(pattern) <= mostStars && !isTooManifold(pattern);
    const matcher = isGlob ? picomatch__WEBPACK_IMPORTED_MODULE_1__(quoteOthers(pattern), { dot: true, windows: false }) : () => false;
    matchers.set(pattern, matcher);
    return matcher;
}
/** `pattern` with a backslash before all that a shell would take for more than itself. */
function quoteOthers(pattern) {
    return pattern.replace(/\\.|[^\w\s/*?{},.\\-]|\\$/gsu, part => {
        // As a set, because picomatch loops for ever on some patterns that end in three backslashes or more.
        if (part === '\\' || part === '\\\\')
            return '[\\\\]';
        return part.length === 1 ? `\\${part}` : part;
    });
}


/***/ }),

/***/ 8932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ everything)
/* harmony export */ });
/** The pattern that matches everything, which is meant where none is given. */
const everything = '**';


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
/** What is packed and unpacked at most. */
const payloadLimits = { sizeInBytes: 2 ** 30, entries: 200_000, seconds: 300 };


/***/ }),

/***/ 4388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ DiskError),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   iC: () => (/* binding */ nameFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2595);


/** What the disk refused; the message names the file. */
class DiskError extends Error {
    name = 'DiskError';
}
/** Writes a file, or fails with a {@link DiskError}. */
function writeWhole(path, text) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
    }
    catch (error) {
        throw nameFile(error, path);
    }
}
/** `error`, from writing to `path`, as a {@link DiskError} where it is the system's: of a full disk that does not say which file. */
function nameFile(error, path) {
    if (!(error instanceof Error) || !('syscall' in error))
        return error;
    const named = 'path' in error ? error.message : `"${path}" could not be written: ${(0,_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .explainSystemError */ .T)(error)}`;
    return new DiskError(named, { cause: error });
}


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
/* harmony import */ var _measure_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2549);




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
    const env = { ...(0,_measure_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutRunners */ .E6)(process.env), ...variables, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
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
