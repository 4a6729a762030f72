export const id = 818;
export const ids = [818,812];
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
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1243);
/* harmony import */ var _record_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(213);
/* harmony import */ var _record_machine_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98);
/* harmony import */ var _record_record_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3483);
/* harmony import */ var _record_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(432);
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
    return `${head},\n "record": ${record === null ? 'null' : (0,_record_encode_js__WEBPACK_IMPORTED_MODULE_4__/* .encodeRecord */ .Ym)(record).trimEnd()}\n}\n`;
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
    environment: _record_machine_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .environment */ .cA,
    ledger: _record_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .ledger */ .Wg,
    suiteFiles: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(suiteFiles),
    payload: valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        sha256,
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
        return (0,_record_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeRecordData */ .O)(data, limits);
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
// EXTERNAL MODULE: ./lib/report/decode.js + 4 modules
var decode = __webpack_require__(9155);
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

// EXTERNAL MODULE: ./lib/command-line/options.js + 2 modules
var options = __webpack_require__(1477);
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

/***/ 1477:
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
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
;// CONCATENATED MODULE: ./lib/inputs/help.js

/**
 * Describes the purpose of `input` for one way of using the product. Any input named in the text has the name that it has there. A value in
 * backticks stays as it is.
 */
function describeInput({ help }, way) {
    const text = typeof help === 'string' ? help : help[way];
    const named = text.replace(/(?<!`)\{([a-z-]+)\}/g, (_, name) => nameOf(name, way));
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
;// CONCATENATED MODULE: ./lib/command-line/hyperfine/parameters.js

const lists = ['-L', '--parameter-list'];
const ranges = ['-P', '--parameter-scan'];
const steps = ['-D', '--parameter-step-size'];
/**
 * `words` with hyperfine's options for parameters as `--scan`: `-L n 1,2,3`, and `-P n 1 9 -D 2`. Each takes several words, so they
 * are replaced before options are parsed. What stands behind `--` is the command's own.
 */
function replaceParameters(words) {
    const end = words.includes('--') ? words.indexOf('--') : words.length;
    const given = words.slice(0, end);
    const replaced = [];
    const step = takeStep(given);
    for (let at = 0; at < step.words.length; at++) {
        const word = step.words[at];
        if (lists.includes(word)) {
            const [name, values] = takeAfter(step.words, at, ['a name', 'its values']);
            replaced.push('--scan', `${name}=${values}`);
            at += 2;
        }
        else if (ranges.includes(word)) {
            const [name, from, to] = takeAfter(step.words, at, ['a name', 'the first value', 'the last value']);
            replaced.push('--scan', `${name}=${listRange(from, to, step.size ?? '1').join(',')}`);
            at += 3;
        }
        else
            replaced.push(word);
    }
    if (step.size !== undefined && !given.some(word => ranges.includes(word)))
        throw new inputs_values/* InputError */.dz('"-D" is the step of a range: give "-P" NAME FROM TO too');
    return [...replaced, ...words.slice(end)];
}
function takeStep(words) {
    const at = words.findIndex(word => steps.includes(word));
    if (at < 0)
        return { words, size: undefined };
    const [size] = takeAfter(words, at, ['a step']);
    return { words: words.toSpliced(at, 2), size };
}
function takeAfter(words, at, wanted) {
    const found = words.slice(at + 1, at + 1 + wanted.length);
    if (found.length === wanted.length)
        return found;
    throw new inputs_values/* InputError */.dz(`"${words[at]}" needs ${wanted.join(', ')} behind it: for example -L n 100,1000, or -P n 1 9 -D 2`);
}
const mostValues = 10_000;
/** The values from `from` to `to`, in decimal steps without the rounding of sums. */
function listRange(from, to, step) {
    const [first, last, size] = [from, to, step].map(Number);
    const decimals = Math.max(...[from, step].map(text => /^-?\d+(?:\.(\d+))?$/.exec(text)?.[1]?.length ?? 0));
    if (![first, last, size].every(Number.isFinite) || size <= 0 || last < first)
        throw new inputs_values/* InputError */.dz(`"-P" goes from ${(0,inputs_values/* shown */.SP)(from)} to ${(0,inputs_values/* shown */.SP)(to)} in steps of ${(0,inputs_values/* shown */.SP)(step)}; it must be numbers, the smaller first, and a step above 0`);
    const count = Math.floor((last - first) / size + 1e-9) + 1;
    if (count > mostValues)
        throw new inputs_values/* InputError */.dz(`"-P" makes ${count} values; at most ${mostValues} can be measured: give a larger step with "-D"`);
    return Array.from({ length: count }, (_, at) => (first + at * size).toFixed(decimals));
}

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
function parseCall(typed, options) {
    const words = 'scan' in options ? replaceParameters(typed) : typed;
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

/***/ 6596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ displayOptions),
/* harmony export */   g: () => (/* binding */ terminalOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _record_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5608);
/* harmony import */ var _system_page_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4220);



/** The options of what is shown on a terminal. */
const displayOptions = {
    verbose: {
        group: 'Output',
        help: 'Show the numbers of each row on the terminal: quartiles, mean, outliers, p, and the smallest change that it would have found.',
    },
};
/** Returns how a stream shows text: in colour only on a terminal, and never if NO_COLOR is set (no-color.org). */
function terminalOf(stream, get = () => '') {
    const color = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
    return {
        color,
        isVerbose: get('verbose') === 'true',
        program: programOf(process.argv),
        tools: _system_page_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .pageTools */ .L,
        ...(stream.isTTY ? { width: stream.columns } : {}),
    };
}
/** How this program was called: by its name where it is installed, else as a file for Node. */
function programOf([, path = 'counterbalance']) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('', path);
    const file = below.startsWith('..') ? path : below;
    const call = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'counterbalance' ? 'counterbalance' : `node ${(0,_record_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(file)}`;
    return { way: 'command line', get: [], call };
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
/** Nothing of git's own may go on in the background, where measuring would meet it. */
const withoutMaintenance = ['-c', 'maintenance.auto=false', '-c', 'gc.auto=0'];
async function runGit(directory, words, { variables = {}, signal } = {}) {
    const env = { ...(0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutRunners */ .E6)(process.env), ...variables, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    const running = execute('git', [...withoutMaintenance, ...words], {
        cwd: directory,
        env,
        maxBuffer: 2 ** 26,
        ...(signal && { signal }),
    });
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
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1243);



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
