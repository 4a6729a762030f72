export const id = 265;
export const ids = [265,812];
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
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9346);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3624);
/* harmony import */ var _record_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(213);
/* harmony import */ var _record_machine_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98);
/* harmony import */ var _record_record_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3483);
/* harmony import */ var _record_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8619);







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
    return `${head},\n "record": ${record === null ? 'null' : (0,_record_encode_js__WEBPACK_IMPORTED_MODULE_4__/* .encodeRecord */ .Ym)(record).trimEnd()}\n}\n`;
}
const name = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .maxLength */ .Ru6(1000));
const manifest = valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    commit: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^[0-9a-f]{40}([0-9a-f]{24})?$/))),
    ref: name,
    suite: name,
    fingerprint: name,
    environment: _record_machine_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .environment */ .cA,
    ledger: _record_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .ledger */ .Wg,
    payload: valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        sha256: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^[0-9a-f]{64}$/)),
        sizeInBytes: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .minValue */ .Wwf(0)),
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
        throw new ManifestError(`"schema" is ${(0,_record_record_error_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .SP)(data.schema)}, and this version reads "${schemaName}": publish the baseline again, with the same version of the action`);
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
        return (0,_record_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeRecordData */ .O)(data, limits);
    }
    catch (cause) {
        if (!(cause instanceof _record_record_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RecordError */ .W1))
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
// EXTERNAL MODULE: ./lib/plan/time.js
var time = __webpack_require__(4374);
// EXTERNAL MODULE: ./lib/record/record-error.js
var record_error = __webpack_require__(3483);
// EXTERNAL MODULE: ./lib/report/decode.js + 1 modules
var decode = __webpack_require__(5148);
// EXTERNAL MODULE: ./lib/report/text/escape.js
var text_escape = __webpack_require__(1961);
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

// EXTERNAL MODULE: ./lib/command-line/options.js + 1 modules
var options = __webpack_require__(6439);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/call.js


















const wrongCalls = [record_error/* RecordError */.W1, decode/* ReportError */.$g, git/* GitError */.X, manifest/* ManifestError */.Sh, time/* TimeError */.kk];
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
    process.stderr.write(`counterbalance: ${(0,text_escape/* harmlessLines */.vL)(message)}\n`);
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

/***/ 812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findNearest: () => (/* binding */ findNearest)
/* harmony export */ });
/** The word of `known` that whoever typed `typed` may have meant; undefined where none is near. */
function findNearest(typed, known) {
    const beginning = known.filter(word => typed.length >= 3 && word.startsWith(typed));
    if (beginning.length > 0)
        return beginning[0];
    const ranked = known
        .map(word => ({ word, edits: countEdits(typed, word) }))
        .sort((one, other) => one.edits - other.edits);
    const [nearest] = ranked;
    if (nearest && nearest.edits <= 1)
        return nearest.word;
    const [longest] = known.filter(word => typed.startsWith(`${word}-`)).sort((one, other) => other.length - one.length);
    return longest ?? (nearest && nearest.edits <= typed.length / 3 ? nearest.word : undefined);
}
/** The letters to insert, remove or replace on the way from one word to the other (Levenshtein 1966). */
function countEdits(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [done, letter] of [...from].entries()) {
        const next = [done + 1];
        for (let index = 1; index <= to.length; index++) {
            const replaced = row[index - 1] + (letter === to[index - 1] ? 0 : 1);
            next.push(Math.min(replaced, row[index] + 1, next[index - 1] + 1));
        }
        row = next;
    }
    return row[to.length];
}


/***/ }),

/***/ 6439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N9: () => (/* binding */ fileOptions),
  __: () => (/* binding */ nameOptions),
  cz: () => (/* binding */ optionsOf),
  Mf: () => (/* binding */ parseCall)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 8 modules
var declarations = __webpack_require__(1418);
;// CONCATENATED MODULE: ./lib/inputs/help.js

/**
 * Describes the purpose of `input` for one way of using the product. Any input named in the text has the name that it has there.
 */
function describeInput({ help }, way) {
    const text = typeof help === 'string' ? help : help[way];
    const named = text.replace(/\{([a-z-]+)\}/g, (_, name) => nameOf(name, way));
    // Backticks are for Markdown; a terminal shows them as they are.
    return way === 'action' ? named : named.replaceAll('`', '');
}
function nameOf(name, way) {
    const input = declarations/* inputs */.QL.find(one => one.name === name);
    if (input === undefined || (input.only ?? way) !== way)
        throw new Error(`"${name}" is not an input of the ${way}`);
    return way === 'action' ? `\`${input.name}\`` : `--${input.option}`;
}

// EXTERNAL MODULE: ./lib/inputs/values.js
var inputs_values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/command-line/nearest.js
var nearest = __webpack_require__(812);
;// CONCATENATED MODULE: ./lib/command-line/options.js





/** The options for the inputs that `task` takes. */
function optionsOf(task) {
    const taken = (0,declarations/* listInputs */.SS)('command line').filter(({ takenBy }) => takenBy.includes(task));
    return Object.fromEntries(taken.map(one => [one.option, { ...one, help: describeInput(one, 'command line') }]));
}
/** The options that name files to write. */
function fileOptions(written) {
    return Object.fromEntries(written.flatMap(({ name, file: help }) => help === undefined ? [] : [[name, { placeholder: 'FILE', group: 'Files to write', help }]]));
}
/** `words` by `options`; an InputError names what is not among them. */
function parseCall(words, options) {
    const config = Object.fromEntries(Object.entries(options).map(([name, { placeholder, short }]) => [
        name,
        { type: placeholder === undefined ? 'boolean' : 'string', multiple: true, ...(short && { short }) },
    ]));
    const { values, positionals, tokens } = parse({ args: [...words], options: config, allowPositionals: true }, options);
    for (const [name, given] of Object.entries(values))
        if (given.length > 1 && !options[name]?.isRepeatable)
            throw new inputs_values/* InputError */.dz(`"--${name}" is given ${given.length} times; give it once`);
    const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? words.length;
    const wordsBefore = tokens.filter(({ kind, index }) => kind === 'positional' && index < end).length;
    return { get: byInput(option => (values[option] ?? []).join('\n')), words: positionals, wordsBefore };
}
/** `get` by the names of inputs, where it is by those of options; what is no input keeps its name. */
function byInput(get) {
    return name => {
        const input = declarations/* inputs */.QL.find(one => one.name === name);
        return input?.only === 'action' ? '' : get(input?.option ?? name);
    };
}
/** `message` with the options for its inputs: a quoted name that is no value, and no key of JSON. */
function nameOptions(message) {
    return message.replace(/(?<!\b(?:is|holds|to) |[{,:]\s*)"([a-z-]+)"(?!:)/g, (quoted, name) => {
        const input = (0,declarations/* listInputs */.SS)('command line').find(one => one.name === name);
        return input === undefined ? quoted : `"--${input.option}"`;
    });
}
function parse(config, options) {
    try {
        return (0,external_node_util_.parseArgs)({ ...config, strict: true, tokens: true });
    }
    catch (cause) {
        throw new inputs_values/* InputError */.dz(explain(cause, options), { cause });
    }
}
function explain({ message }, options) {
    const unknown = /^Unknown option '(--?[^']+)'/.exec(message)?.[1];
    if (unknown === undefined)
        return message.split('\n')[0];
    const name = unknown.replace(/^-+/, '');
    const input = declarations/* inputs */.QL.find(one => one.name === name);
    if (input?.only === 'action')
        return `"${unknown}" is an input of the action, and not an option: see --help`;
    const known = Object.keys(options);
    const near = input && known.includes(input.option) ? input.option : (0,nearest.findNearest)(name, known);
    return `there is no option "${unknown}"${near ? `; did you mean "--${near}"?` : ': see --help'}`;
}


/***/ }),

/***/ 1558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ statuses),
/* harmony export */   c: () => (/* binding */ statusOf)
/* harmony export */ });
/** The possible results of the whole run. The first that applies counts. */
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
    /** How the command ended, where it is known. */
    exit;
    constructor(message, exit) {
        super(message);
        this.exit = exit;
    }
}


/***/ }),

/***/ 3237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
/** A time for people, in its two largest units. */
function duration(seconds) {
    const whole = Math.round(seconds);
    const parts = [
        [Math.floor(whole / 3600), 'h'],
        [Math.floor(whole / 60) % 60, 'min'],
        [whole % 60, 's'],
    ];
    const shown = parts.filter(([number]) => number > 0).slice(0, 2);
    return shown.map(([number, unit]) => `${number} ${unit}`).join(' ') || '0 s';
}


/***/ }),

/***/ 6964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ makeProcessMetric),
/* harmony export */   Lq: () => (/* binding */ processMetrics),
/* harmony export */   NW: () => (/* binding */ isLevel),
/* harmony export */   c0: () => (/* binding */ isTelling)
/* harmony export */ });
/** What can be known of a process from outside, in base units, by name; less of each is better. */
const units = {
    'cpu-time': 's',
    'user-time': 's',
    'system-time': 's',
    'peak-memory': 'B',
    'minor-faults': 'count',
    'major-faults': 'count',
    'voluntary-switches': 'count',
    'involuntary-switches': 'count',
    instructions: 'count',
    cycles: 'count',
    branches: 'count',
    'cache-misses': 'count',
};
const processMetrics = Object.keys(units);
/** Those that say something to a reader who did not ask; the others explain them, and are there for who asks. */
const telling = new Set(['cpu-time', 'peak-memory', 'instructions']);
/** Returns whether a process that does more has no more of the metric with this name. It has as much at some time. */
function isLevel(name) {
    return name === 'peak-memory';
}
/** The metric with this name, of the process as a whole. */
function makeProcessMetric(name) {
    return { name, unit: units[name], better: 'lower' };
}
/** Returns whether a reader sees the metric with this name without asking for it. */
function isTelling(name) {
    return telling.has(name);
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
/** In words, how long measuring will take. */
function describeOutlook({ secondsPerRound, invocations, looks, isOpen, budgetInSeconds }) {
    const timeOf = (rounds) => describeSeconds(rounds * secondsPerRound);
    const [first, last] = [looks[0], looks.at(-1)];
    const rounds = `${last} ${last === 1 ? 'round' : 'rounds'} of ${invocations} runs`;
    if (isOpen)
        return `the first ${rounds} take about ${timeOf(last)}; then the number of rounds is chosen`;
    const least = first === last ? '' : `; if ${first} rounds are enough, about ${timeOf(first)}`;
    const end = last * secondsPerRound > budgetInSeconds ? `; no round starts after ${describeSeconds(budgetInSeconds)}` : '';
    return `${rounds} take about ${timeOf(last)}${least}${end}`;
}
/** A time for people; a short one with its tenths. */
function describeSeconds(seconds) {
    return seconds < 10 ? `${Number(Math.max(0.1, seconds).toPrecision(2))} s` : (0,_metrics_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p)(seconds);
}
/** In words, that the budget has no room for the rounds that a verdict needs, and what would help; undefined where it has. */
function describeShortage({ budgetInSeconds, secondsPerRound, pairValues, rounds }) {
    const least = (0,_stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastRounds */ .T)(pairValues);
    // The first round is over, and the last one may start just before the budget ends.
    const fitting = Math.max(0, Math.ceil(budgetInSeconds / secondsPerRound) - 1);
    if (rounds < least)
        return `a verdict needs at least ${least} rounds, and "rounds" is ${rounds}`;
    if (fitting >= least)
        return undefined;
    const needed = Math.ceil((least + 1) * secondsPerRound);
    return `one round took ${secondsPerRound.toFixed(1)} s, so about ${fitting} fit into the time budget of ${budgetInSeconds} s, but a verdict needs ${least}. Raise "time-budget" to ${needed}s or more, or make the command shorter`;
}


/***/ }),

/***/ 3624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ encodeAround),
/* harmony export */   Ym: () => (/* binding */ encodeRecord),
/* harmony export */   l_: () => (/* binding */ encodeRound)
/* harmony export */ });
/** The text around the rounds of `record`; `head + rounds.join(',\n') + tail` is the whole file. */
function encodeAround(record) {
    const { settings, plan, reinstall, tampered, causes, host, warnings, rounds: _rounds, ...rest } = record;
    const head = JSON.stringify({ schema: 'counterbalance/record@2', ...rest, settings }, null, 1);
    const known = { ...(plan ? { plan } : {}), ...(reinstall ? { reinstall } : {}), ...(tampered ? { tampered } : {}) };
    const tail = JSON.stringify({ ...known, warnings }, null, 1);
    const explained = causes === undefined ? tail : `${tail.slice(0, -2)},\n "causes": ${JSON.stringify(causes)}\n}`;
    return { head: `${head.slice(0, -2)},\n "rounds": [\n`, tail: `\n ],${encodeHost(host)}${explained.slice(1)}\n` };
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
/* harmony export */   ci: () => (/* binding */ mostSides),
/* harmony export */   zw: () => (/* binding */ generousLimits)
/* harmony export */ });
/** Files of the baseline that were changed, which a record names: one is enough for a verdict, and few for a reader. */
const mostTampered = 100;
/** The largest number of sides in a record. */
const mostSides = 64;
/** The amounts that a machine can still hold. They are for records that their reader has chosen. */
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

/***/ 5148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $g: () => (/* binding */ ReportError),
  mF: () => (/* binding */ acceptance),
  $s: () => (/* binding */ bound),
  Lc: () => (/* binding */ decodeAs),
  bl: () => (/* binding */ decodeReport),
  oW: () => (/* binding */ direction),
  p_: () => (/* binding */ list),
  UU: () => (/* binding */ decode_name),
  c4: () => (/* binding */ natural),
  TG: () => (/* binding */ origin),
  Qh: () => (/* binding */ reportSchema),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: text

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
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
        rounds: count,
        whole: dist/* object */.Ikc({ ...sum, p }),
        isReproduced: dist/* boolean */.zMY(),
        rows: dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(mostRows), dist/* array */.YOg(row)),
        rest: dist/* object */.Ikc({ ...sum, functions: count }),
    }),
]);

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
const list = (item, longest) => 
// The length first: nobody should wait for a million rows to be read and refused.
dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(longest), dist/* array */.YOg(item));
const most = 100_000;
const mostRunners = 1000;
const decode_name = decode_text(1000);
/** As long as a record's texts may be, with room for what is said around them. */
const sentence = decode_text(66_000);
/** With room for rounding. */
const farthest = 10 * computable/* largest */.nQ;
const number = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(-farthest), dist/* maxValue */.cGV(farthest));
const size = dist/* pipe */.FsL(number, dist/* minValue */.Wwf(0));
const share = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1));
const natural = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const bound = dist/* nullable */.mee(number);
const sizeOrNone = dist/* nullable */.mee(size);
const warning = dist/* object */.Ikc({ code: decode_name, message: sentence });
const summary = dist/* object */.Ikc({
    n: natural,
    median: number,
    level: dist/* exactOptional */.yqP(dist/* object */.Ikc({ value: number, mad: size })),
    mean: number,
    min: number,
    p5: dist/* exactOptional */.yqP(number),
    p95: dist/* exactOptional */.yqP(number),
    q1: number,
    q3: number,
    max: number,
    mad: size,
    cv: sizeOrNone,
    sd: dist/* exactOptional */.yqP(sizeOrNone),
    outliers: dist/* exactOptional */.yqP(dist/* object */.Ikc({ low: natural, high: natural })),
});
const change = dist/* object */.Ikc({ value: number, low: bound, high: bound, level: share });
const budget = {
    bound: dist/* picklist */.KIO(['at most', 'at least']),
    value: number,
    median: bound,
    low: bound,
    high: bound,
    level: share,
    state: dist/* picklist */.KIO(finding/* budgetStates */.IQ),
};
const direction = dist/* picklist */.KIO(['lower', 'higher', 'unknown']);
const decode_finding = dist/* object */.Ikc({
    benchmark: decode_name,
    metric: decode_name,
    unit: decode_name,
    better: direction,
    primary: dist/* boolean */.zMY(),
    aside: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
    baseline: dist/* nullable */.mee(summary),
    contender: dist/* nullable */.mee(summary),
    change: dist/* nullable */.mee(change),
    equivalence: dist/* exactOptional */.yqP(change),
    p: sizeOrNone,
    adjustedP: sizeOrNone,
    control: dist/* nullable */.mee(dist/* object */.Ikc({ value: number, low: bound, high: bound, p: size })),
    verdict: dist/* nullable */.mee(dist/* picklist */.KIO(finding/* verdicts */.rY)),
    resolution: sizeOrNone,
    roundsToSettle: dist/* nullable */.mee(natural),
    secondOpinions: dist/* nullable */.mee(dist/* object */.Ikc({ means: dist/* nullable */.mee(change), p95: dist/* nullable */.mee(change), mannWhitneyP: sizeOrNone })),
    runners: dist/* exactOptional */.yqP(list(dist/* object */.Ikc({ baseline: bound, contender: bound }), mostRunners)),
    threshold: dist/* exactOptional */.yqP(size),
    failAbove: dist/* exactOptional */.yqP(size),
    budget: dist/* exactOptional */.yqP(dist/* object */.Ikc(budget)),
    ignored: dist/* exactOptional */.yqP(dist/* object */.Ikc({ reason: decode_name, until: decode_name })),
    cause: dist/* exactOptional */.yqP(dist/* picklist */.KIO(finding/* obstacleCauses */.Gg)),
    doubt: dist/* exactOptional */.yqP(dist/* picklist */.KIO(finding/* doubts */.OD)),
    reason: dist/* exactOptional */.yqP(sentence),
    warnings: list(warning, 100),
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
    toolchain: dist/* exactOptional */.yqP(list(dist/* object */.Ikc({ command: sentence, version: decode_name }), 100)),
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
const looks = list(natural, 1000);
const ownLooks = dist/* object */.Ikc({ benchmark: decode_name, looks });
const copies = dist/* picklist */.KIO([1, 2]);
const plan = dist/* object */.Ikc({
    copies: dist/* object */.Ikc({ baseline: copies, contender: copies }),
    inPlace: dist/* boolean */.zMY(),
    rounds: natural,
    looks,
    ownLooks: dist/* exactOptional */.yqP(list(ownLooks, most)),
    stoppedBy: dist/* picklist */.KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: size,
    batch: dist/* exactOptional */.yqP(natural),
    slope: dist/* exactOptional */.yqP(dist/* tuple */.PVZ([natural, natural])),
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
    drift: number,
    moved: list(natural, most),
    contaminated: dist/* boolean */.zMY(),
});
/** The label that accepts what would have failed, with who set it, when, and why. */
const acceptance = dist/* object */.Ikc({
    label: decode_name,
    by: dist/* exactOptional */.yqP(decode_name),
    at: dist/* exactOptional */.yqP(decode_name),
    why: dist/* exactOptional */.yqP(sentence),
    failures: list(sentence, most),
});
/** The form of a report, for schemas that contain reports. */
const reportSchema = dist/* object */.Ikc({
    schema: dist/* literal */.euz('counterbalance/report@1'),
    status: dist/* picklist */.KIO(verdicts_status/* statuses */.b),
    suite: decode_name,
    acceptance: dist/* exactOptional */.yqP(acceptance),
    rounds: natural,
    settings: dist/* object */.Ikc({ threshold: size, confidence: share, looks }),
    control,
    suiteChange: dist/* nullable */.mee(change),
    resolution: sizeOrNone,
    spin: dist/* exactOptional */.yqP(spin),
    findings: list(decode_finding, most),
    added: list(decode_name, most),
    removed: list(decode_name, most),
    warnings: list(warning, 1000),
    rules: dist/* exactOptional */.yqP(dist/* object */.Ikc({
        source: decode_name,
        asOf: decode_name,
        missing: list(sentence, most),
        budgets: list(dist/* object */.Ikc({ benchmark: decode_name, metric: decode_name, unit: decode_name, ...budget }), most),
    })),
    leg: dist/* exactOptional */.yqP(decode_name),
    environment: dist/* exactOptional */.yqP(environment),
    runners: dist/* exactOptional */.yqP(list(runner, mostRunners)),
    sides: dist/* exactOptional */.yqP(dist/* object */.Ikc({ baseline: dist/* exactOptional */.yqP(origin), contender: origin })),
    names: dist/* exactOptional */.yqP(dist/* object */.Ikc({ baseline: decode_name, contender: decode_name })),
    command: dist/* exactOptional */.yqP(sentence),
    options: dist/* exactOptional */.yqP(dist/* record */.g1P(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[a-z-]{1,40}$/)), sentence)),
    seed: dist/* exactOptional */.yqP(decode_name),
    plan: dist/* exactOptional */.yqP(plan),
    tampered: dist/* exactOptional */.yqP(list(sentence, 1000)),
    work: dist/* exactOptional */.yqP(dist/* object */.Ikc({ same: dist/* nullable */.mee(dist/* boolean */.zMY()), baselineDigest: dist/* nullable */.mee(decode_name), contenderDigest: dist/* nullable */.mee(decode_name) })),
    reinstall: dist/* exactOptional */.yqP(dist/* object */.Ikc({ when: dist/* picklist */.KIO(record/* reinstallChoices */.jB), starts: list(natural, most) })),
    causes: dist/* exactOptional */.yqP(causes_schema_causes),
    view: dist/* exactOptional */.yqP(dist/* object */.Ikc({ sort: dist/* picklist */.KIO(view/* sorts */.k0), shown: list(natural, most) })),
});


/***/ }),

/***/ 8149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ isTold),
/* harmony export */   fb: () => (/* binding */ describeView),
/* harmony export */   "in": () => (/* binding */ listShown),
/* harmony export */   k0: () => (/* binding */ sorts),
/* harmony export */   sc: () => (/* binding */ narrow)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3199);
/* harmony import */ var _metrics_process_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6964);
/* harmony import */ var _rules_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3650);



/** The orders in which findings can be shown. */
const sorts = ['verdict', 'change', 'name'];
/** `report` with the view that is asked for; as it is where nothing is asked. */
function narrow(report, asked) {
    const { sort, filter, only } = asked;
    if (sort === 'verdict' && filter.length + only.length === 0)
        return report;
    return { ...report, view: makeView(report.findings, asked) };
}
function makeView(findings, { sort, filter, only }) {
    const isWanted = ({ benchmark, verdict }) => (filter.length === 0 || filter.some(pattern => (0,_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matches */ .cK)(pattern, benchmark))) &&
        (only.length === 0 || only.some(one => one === verdict));
    const wanted = findings.filter(finding => isTold(finding) && isWanted(finding));
    return { sort, shown: wanted.toSorted(orders[sort]).map(finding => findings.indexOf(finding)) };
}
const byName = new Intl.Collator('en', { numeric: true });
const orders = {
    verdict: (one, other) => rank(one) - rank(other),
    change: (one, other) => sizeOf(other) - sizeOf(one),
    name: (one, other) => byName.compare(one.benchmark, other.benchmark) ||
        Number(other.primary) - Number(one.primary) ||
        byName.compare(one.metric, other.metric),
};
function rank({ verdict }) {
    return verdict === null ? _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .rY.length : _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .rY.indexOf(verdict);
}
/** How far the sides lie apart, whichever is the larger: half as much is as far as twice as much. From nothing is furthest, unknown is last. */
function sizeOf({ change, baseline, contender }) {
    if (change !== null)
        return Math.abs(Math.log1p(change.value));
    return baseline?.median === 0 && contender !== null && contender.median !== 0 ? Number.MAX_VALUE : -1;
}
/** Returns whether a page shows a finding by default. Findings that only explain others are not shown. */
function isTold({ verdict, ignored, aside, metric }) {
    return verdict !== null || ignored !== undefined || !aside || (0,_metrics_process_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .isTelling */ .c0)(metric);
}
/** The findings that a page shows, in its order. */
function listShown({ findings, view }) {
    return view === undefined ? findings.filter(isTold) : view.shown.flatMap(place => findings[place] ?? []);
}
/** Describes how many of all rows are shown: `showing 3 of 80`. Returns undefined if all are shown. */
function describeView(report) {
    const [shown, all] = [listShown(report).length, report.findings.filter(isTold).length];
    return shown === all ? undefined : `showing ${shown} of ${all}`;
}


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
 * Returns whether `pattern` fits `name`. `*` stands for anything but `/`, `**` between slashes for anything, `?` for one
 * character, and `{a,b}` for a or b. Everything else stands for itself, including brackets, because benchmarks have them in their
 * names. `\` takes the meaning from what follows. A name that is the pattern always fits.
 */
function matches(pattern, name) {
    if (pattern === _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .everything */ .Y || pattern === name)
        return true;
    return name.length <= longestGlobbed && matcherOf(pattern)(name);
}
/** Returns the number of `*` in a pattern. Two together count as one. */
function countStars(pattern) {
    return pattern.match(/\*+/g)?.length ?? 0;
}
/** Of ways to read the braces of one pattern, without a star; each star leaves a quarter. */
const mostWays = 512;
/** Returns whether the braces and stars of `pattern` stand for too many combinations. Trying all of them would take seconds. */
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


/** A refusal by the disk. The message names the file. */
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
/* harmony import */ var _measure_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3725);




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
    const env = { ...(0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutRunners */ .E6)(process.env), ...variables, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
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

/***/ 4220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ pageTools)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3624);



/** The tools of this machine that pack a page's data, and that compute the digests of its scripts. */
const pageTools = {
    pack,
    packRecord: record => pack((0,_record_encode_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeRecord */ .Ym)(record)),
    digest: text => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64'),
};
/** A tenth larger than by the usual level, and in two thirds of the time. */
const level = 4;
function pack(text) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.gzipSync)(text, { level }).toString('base64');
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
