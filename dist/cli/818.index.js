export const id = 818;
export const ids = [818];
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
// EXTERNAL MODULE: ./lib/record/limits.js
var record_limits = __webpack_require__(213);
// EXTERNAL MODULE: ./lib/record/machine-schema.js
var machine_schema = __webpack_require__(98);
// EXTERNAL MODULE: ./lib/record/record-error.js
var record_error = __webpack_require__(3483);
// EXTERNAL MODULE: ./lib/record/schema.js + 1 modules
var schema = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/record/suite-files.js
var suite_files = __webpack_require__(4751);
;// CONCATENATED MODULE: ./lib/baseline/ledger.js
/** As many controls of a benchmark on one kind of machine tell their variance to a fifth: √(2/50). */
const mostOfOne = 50;
/** A suite of more benchmarks than eight has controls enough of its own. */
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
    environment: machine_schema/* environment */.cA,
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
        throw new ManifestError(`"schema" is ${(0,record_error/* shown */.SP)(data.schema)}, and this version reads "${schemaName}": publish the baseline again, with the same version of the action`);
    const { record, ...rest } = data;
    const result = dist/* safeParse */.xLC(manifest, rest, { abortEarly: true });
    if (!result.success) {
        const [issue] = result.issues;
        throw new ManifestError(`"${(dist/* getDotPath */.BuJ(issue) ?? '').slice(0, 200)}": must be ${issue.expected ?? 'something else'}, not ${issue.received.slice(0, 200)}`);
    }
    const { environment: found, ...output } = result.output;
    return { ...output, environment: found, record: decodeOwnRecord(record, limits) };
}
function decodeOwnRecord(data, limits) {
    if (data === null)
        return null;
    try {
        return (0,decode/* decodeRecordData */.Oh)(data, limits);
    }
    catch (cause) {
        if (!(cause instanceof record_error/* RecordError */.W1))
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
/** The manifest of a new baseline, whose ledger goes on from that of the baseline before. */
function makeNewManifest({ before, controls, ...rest }) {
    return makeManifest({ ...rest, ledger: carryLedger(before, controls, rest.environment) });
}


/***/ }),

/***/ 7818:
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
;// CONCATENATED MODULE: ./lib/report/words/own-fault.js
/** Describes a bug of our own, and where to report it. `page` is where its users report issues, if that is known. */
function describeFault(page = "the issues of Counterbalance's repository") {
    return `This is a bug in Counterbalance. Report it at ${page} with the lines above. The measured values are in the record.`;
}

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


















const wrongCalls = [record_error/* RecordError */.W1, git/* GitError */.X, manifest/* ManifestError */.Sh, time/* TimeError */.kk];
/** Of what is loaded only where there are rules. */
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
function showHelp(command) {
    process.stdout.write(describeCommand(command, (0,terminal/* terminalOf */.g)(process.stdout).width));
    return exit_status/* exitStatus */.$.done;
}


/***/ }),

/***/ 8808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OP: () => (/* binding */ commonOptions),
  N9: () => (/* binding */ fileOptions),
  lb: () => (/* binding */ makeOptions),
  Mf: () => (/* binding */ parseCall)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/inputs/declaration.js
var declaration = __webpack_require__(9929);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
;// CONCATENATED MODULE: ./lib/inputs/help.js

/**
 * Describes the purpose of `input` for one way of using the product. Any input named in the text has the name that it has there. A value in
 * backticks stays as it is. An input that is no option of a command is a key of `--set`.
 */
function describeInput({ help }, way, isOption = () => true) {
    const text = typeof help === 'string' ? help : help[way];
    const named = text.replace(/(?<!`)\{([a-z.-]+)\}/g, (_, name) => nameOf(name, way, isOption));
    // Backticks are for Markdown; a terminal shows them as they are.
    return way === 'action' ? named : named.replaceAll('`', '');
}
function nameOf(name, way, isOption) {
    const input = declarations/* inputs */.QL.find(one => one.name === name);
    if (input === undefined || (input.only ?? way) !== way)
        throw new Error(`"${name}" is not an input of the ${way}`);
    if (way === 'action')
        return `\`${input.name}\``;
    return isOption(name) ? `--${input.option}` : `--set ${name}`;
}

// EXTERNAL MODULE: ./lib/inputs/values.js
var inputs_values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/util/nearest.js
var nearest = __webpack_require__(1918);
;// CONCATENATED MODULE: ./lib/command-line/foreign-options.js
const versions = 'versions are words, such as "compare main . -- COMMAND", and the first is the baseline';
const mean = (option) => `did you mean "${option}"?`;
const shell = 'a quoted command runs in a shell, and words after "--" run without one';
const redirect = 'redirect it in the command';
const failures = 'add "; true" to the command';
/** Options that people may know from elsewhere, and what to write here. */
const foreignOptions = {
    baseline: versions,
    'baseline-directory': versions,
    'baseline-ref': versions,
    base: versions,
    contender: versions,
    candidate: versions,
    ref: versions,
    reference: 'the first command or version is the baseline',
    store: 'write store:DIR as the first version',
    'baseline-command': 'commands are words, such as "compare COMMAND COMMAND"',
    'contender-command': 'commands are words, such as "compare COMMAND COMMAND"',
    name: mean('--command-name'),
    runs: mean('--rounds'),
    'min-runs': mean('--rounds 5..20'),
    'max-runs': mean('--rounds 5..20'),
    'min-rounds': mean('--rounds 5..20'),
    'max-rounds': mean('--rounds 5..20'),
    iterations: mean('--rounds'),
    warmups: mean('--warmup'),
    'warmup-time': mean('--warmup 10s'),
    'total-budget': mean('--time-budget'),
    timeout: mean('--set run-timeout=TIME'),
    'invocation-timeout': mean('--set run-timeout=TIME'),
    'in-place': mean('--set copies=in-place'),
    payload: mean('--set files=GLOB'),
    reinstall: mean('--set fresh-copies=NAME'),
    serve: mean('--set server.command=LINE'),
    ready: mean('--set server.ready=SIGN'),
    'ready-timeout': mean('--set server.timeout=TIME'),
    'serve-for': mean('--set server.for=NAME'),
    allow: mean('--fail-on regressed,allow-removed'),
    'fail-above': mean('--fail-on regressed:5%'),
    'fail-threshold': mean('--fail-on regressed:5%'),
    leg: mean('--part'),
    shard: mean('--part'),
    'export-json': mean('--json'),
    'export-markdown': mean('--markdown'),
    'export-csv': mean('show RECORD.json --as csv'),
    m: mean('--rounds 5..20'),
    M: mean('--rounds 5..20'),
    s: mean('--setup'),
    S: shell,
    N: shell,
    shell,
    'reference-name': mean('--command-name'),
    sort: mean('show RECORD.json --sort NAME'),
    style: 'set NO_COLOR for no colours',
    'time-unit': 'units follow the size of the values',
    u: 'units follow the size of the values',
    input: redirect,
    'show-output': redirect,
    'export-asciidoc': mean('--markdown'),
    'export-orgmode': mean('--markdown'),
    'ignore-failure': failures,
    i: failures,
};

;// CONCATENATED MODULE: ./lib/command-line/parameters.js

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

;// CONCATENATED MODULE: ./lib/command-line/options.js








/** The options of a command, as `layout` lists them: inputs that `task` takes, and `others`. All inputs are keys of `--set` too. */
function makeOptions(task, layout, others) {
    const inputsOfTask = (0,declarations/* listInputs */.SS)('command line').filter(({ takenBy }) => takenBy.includes(task));
    const names = Object.values(layout).flat();
    const keys = inputsOfTask.map(({ name }) => name);
    const options = {
        ...Object.fromEntries(inputsOfTask.map(one => [
            one.name,
            {
                ...one,
                help: describeInput(one, 'command line', name => names.includes(name)),
                // A record is judged as it says, unless something is set.
                default: (task !== 'show' || !one.takenBy.includes('compare') ? (0,declarations/* defaultOf */.HA)(one, task) : '') || undefined,
            },
        ])),
        ...others,
        set: {
            placeholder: 'KEY=VALUE',
            isRepeatable: true,
            keys,
            help: 'Set any other input, or key of counterbalance.yml, such as batch=10 or install=LINE. docs/inputs.md lists them.',
        },
    };
    return Object.fromEntries(Object.entries(layout).flatMap(([group, listed]) => listed.map(name => [name, { ...options[name], group }])));
}
/** The options that name files to write. */
function fileOptions(written) {
    return Object.fromEntries(written.flatMap(({ name, file: help }) => (help === undefined ? [] : [[name, { placeholder: 'FILE', help }]])));
}
/** The options of all commands. */
const commonOptions = {
    debug: { group: 'More', help: 'Print each request and each decision with its reason on stderr.' },
    help: { group: 'More', short: 'h', help: 'Print this help.' },
    version: { group: 'More', short: 'V', help: 'Print the version.' },
};
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
    const terminator = tokens.find(({ kind }) => kind === 'option-terminator');
    const end = terminator?.index ?? words.length;
    const wordsBefore = tokens.filter(({ kind, index }) => kind === 'positional' && index < end).length;
    const list = (option) => (values[option] ?? []).map(String);
    const set = parseSet(list('set'), options.set?.keys ?? []);
    for (const name of Object.keys(set))
        if (values[name] !== undefined)
            throw new inputs_values/* InputError */.dz(`"${name}" is given as an option and by --set; give it once`);
    // An InputError calls an input as it was typed.
    for (const name of Object.keys(values))
        options[name]?.decode?.(list(name).join('\n').trim(), `--${name}`);
    return {
        get: name => list(name).join('\n') || (set[name] ?? ''),
        list,
        words: positionals,
        wordsBefore,
        hasTerminator: terminator !== undefined,
        given: Object.keys(values),
    };
}
/** The values of `--set KEY=VALUE`, by their keys. A key may stand behind the section that the file has it in. */
function parseSet(typed, keys) {
    const texts = {};
    for (const word of typed) {
        const [, written = word, value] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
        const key = written.replace(new RegExp(`^(?:${declaration/* sections */.V0.join('|')})\\.`), '');
        const input = declarations/* inputs */.QL.find(one => one.name === key && keys.includes(key));
        if (input === undefined)
            throw new inputs_values/* InputError */.dz(`unknown key ${(0,inputs_values/* shown */.SP)(written)} of --set; ${adviseOnKey(key, keys)}`);
        if (value === undefined && input.placeholder !== undefined)
            throw new inputs_values/* InputError */.dz(`"--set ${word}" has no value; write --set ${key}=VALUE`);
        if (key in texts && !input.isRepeatable)
            throw new inputs_values/* InputError */.dz(`"--set ${key}" is given several times; give it once`);
        texts[key] = [...(key in texts ? [texts[key]] : []), value ?? 'true'].join('\n');
    }
    for (const [key, text] of Object.entries(texts))
        declarations/* inputs */.QL.find(({ name }) => name === key).decode(text.trim(), `--set ${key}`);
    return texts;
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
    const known = Object.keys(options);
    const foreign = Object.hasOwn(foreignOptions, name) ? foreignOptions[name] : undefined;
    if (foreign !== undefined)
        return `unknown option "${unknown}"; ${foreign}`;
    if (options.set?.keys?.includes(name))
        return `unknown option "${unknown}"; write --set ${name}=VALUE`;
    if (declarations/* inputs */.QL.some(one => one.name === name && one.only === 'action'))
        return `unknown option "${unknown}"; it is an input of the action`;
    const near = (0,nearest.findNearest)(name, known);
    return `unknown option "${unknown}"; ${near ? `did you mean "--${near}"?` : '--help lists them'}`;
}
function adviseOnKey(key, keys) {
    const near = (0,nearest.findNearest)(key, keys);
    return near === undefined ? 'docs/inputs.md lists the keys' : `did you mean "${near}"?`;
}


/***/ }),

/***/ 6596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ displayOptions),
/* harmony export */   g: () => (/* binding */ terminalOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _system_page_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1839);
/* harmony import */ var _util_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2207);



/** The options of what is shown on a terminal. */
const displayOptions = {
    verbose: {
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
    const call = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'counterbalance' ? 'counterbalance' : `node ${(0,_util_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(file)}`;
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
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7390);
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


/***/ }),

/***/ 919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ debug),
  j: () => (/* binding */ startDebugging)
});

;// CONCATENATED MODULE: ./lib/util/hide-secrets.js
/** Names of variables that hold secrets. */
const secretName = /(TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS|AUTH)$/i;
/** Shorter values are words that a text may hold by chance. */
const shortestSecret = 5;
/** `text` without the values of secrets among `variables`, in whatever form they are sent, and without what addresses carry for the same end. */
function hideSecrets(text, variables) {
    const secrets = Object.entries(variables).flatMap(([name, value = '']) => secretName.test(name) && value.length >= shortestSecret ? listForms(value) : []);
    const longestFirst = [...new Set(secrets)].sort((a, b) => b.length - a.length);
    const known = longestFirst.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
    return known
        .replaceAll(/(\w:\/\/)[^/\s@]+@/g, '$1***@')
        .replaceAll(/\?[\w.~%-]+=[^\s"')]*/g, '?***')
        .replaceAll(/\b(authorization|bearer|basic)(\s*[:=]\s*|\s+)[^\s"',;]{8,}/gi, '$1$2***');
}
/** As a header and an address carry a secret. */
function listForms(secret) {
    const basic = base64(`x-access-token:${secret}`);
    return [secret, encodeURIComponent(secret), base64(secret), basic];
}
function base64(text) {
    return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}
/** `text` as one line that a terminal shows as it is. */
function harmlessLine(text) {
    return text.replaceAll(/\p{Cc}+/gu, ' ');
}

;// CONCATENATED MODULE: ./lib/system/debug.js

let sink;
/** Takes each request and each decision with its reason, for whoever looks for a fault; without one who asks, it does nothing. */
function debug(text) {
    sink?.(hideSecrets(harmlessLine(text), process.env));
}
/** Sends what is debugged to `write`, until it is disposed of. */
function startDebugging(write) {
    sink = write;
    return {
        [Symbol.dispose]() {
            sink = undefined;
        },
    };
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
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7975);
/* harmony import */ var _measure_variables_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3725);
/* harmony import */ var _debug_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(919);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4146);
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










const execute = (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** git said no; the message holds what it said. */
class GitError extends Error {
    name = 'GitError';
}
/** git in the repository that `directory` is in. */
function openGit(directory, { credentials, signal }) {
    const run = async (words, signal) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const trust = __addDisposableResource(env_1, await trustWorkspace(directory), true);
            const env = { ...listVariables(), ...trust.variables };
            return await runGit(directory, [...quietly, ...words], { env, ...(signal && { signal }) });
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    };
    return {
        run: (...words) => run(words),
        try: (...words) => run(words).catch(() => undefined),
        async fetch(what) {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const _ = __addDisposableResource(env_2, timeFetch(what), false);
                const refused = await run(['fetch', '--no-tags', ...depthWords(what), 'origin', ...(what.refs ?? [])], signal).catch((error) => error);
                if (typeof refused === 'string')
                    return;
                if (credentials === undefined)
                    throw refused;
                const home = __addDisposableResource(env_2, await (0,_temporary_js__WEBPACK_IMPORTED_MODULE_7__/* .makeTemporaryDirectory */ .L)(), true);
                const { path, refs } = await fetchPrivately(home.path, what, { credentials, signal });
                await run(['-c', 'protocol.file.allow=always', 'fetch', '--no-tags', ...depthWords(what), path, ...refs], signal);
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                const result_2 = __disposeResources(env_2);
                if (result_2)
                    await result_2;
            }
        },
    };
}
/** Tells the debug log of a fetch when it is over. */
function timeFetch({ refs = ['all branches'] }) {
    const start = performance.now();
    return {
        [Symbol.dispose]: () => (0,_debug_js__WEBPACK_IMPORTED_MODULE_8__/* .debug */ .Y)(`git fetch of ${refs.join(', ')}: over after ${Math.round(performance.now() - start)} ms`),
    };
}
function depthWords({ depth }) {
    if (depth === undefined)
        return [];
    if (depth === 'whole')
        return ['--unshallow'];
    return ['commits' in depth ? `--depth=${depth.commits}` : `--deepen=${depth.more}`];
}
/**
 * Nothing of git's own may go on in the background, where measuring would meet it. Hooks and monitors of the repository are programs
 * that anything before us may have set up.
 */
const quietly = ['maintenance.auto=false', 'gc.auto=0', 'core.hooksPath=/dev/null', 'core.fsmonitor='].flatMap(one => [
    '-c',
    one,
]);
/** Variables for git in the user's repository, whose configuration names programs: in a job they get no secret. */
function listVariables() {
    const own = Object.entries((0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutRunners */ .E6)(process.env));
    const kept = process.env.GITHUB_ACTIONS === 'true' ? own.filter(([name]) => !(0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .isSecret */ .$f)(name)) : own;
    return { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
}
/** Needed to find programs and places; what else steps before us may have set could lead git elsewhere. */
const plain = /^(PATH|TMPDIR|TEMP|TMP|SYSTEMROOT)$/i;
/**
 * Fetches with the token, into a new repository in `home`. Returns its path, and the names by which the fetched is fetched from there.
 *
 * Steps before us may have written the configuration of the workspace, of the user and of the system: addresses that are replaced,
 * proxies, programs. So git reads none of them here, and goes to this address alone.
 */
async function fetchPrivately(home, { refs, depth }, { credentials: { url, header }, signal }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(home, 'origin.git');
    const configuration = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(home, '.gitconfig');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(configuration, '');
    const env = {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => plain.test(name))),
        HOME: home,
        GIT_CONFIG_GLOBAL: configuration,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        LC_ALL: 'C',
    };
    const protocol = new URL(url).protocol.slice(0, -1);
    const closed = [
        'protocol.allow=never',
        `protocol.${protocol}.allow=always`,
        'credential.helper=',
        // Otherwise another server could have the header sent on to it.
        'http.followRedirects=false',
    ].flatMap(one => ['-c', one]);
    await runGit(home, ['init', '--quiet', '--bare', '--template=', path], { env, signal });
    const wanted = refs === undefined
        ? ['+refs/heads/*:refs/heads/*']
        : refs.map((ref, index) => `+${ref}:refs/heads/fetched-${index}`);
    // As deep as deepening may lead from a clone of one commit.
    const deep = depth === undefined || depth === 'whole' ? [] : ['commits' in depth ? depth.commits : depth.more + 1];
    const words = ['fetch', '--quiet', '--no-tags', ...deep.map(commits => `--depth=${commits}`), url, ...wanted];
    const secret = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `http.${url}.extraheader`, GIT_CONFIG_VALUE_0: header };
    await runGit(path, [...quietly, ...closed, ...words], { env: { ...env, ...secret }, signal });
    return {
        path,
        refs: refs === undefined
            ? ['+refs/heads/*:refs/remotes/origin/*']
            : refs.map((_, index) => `refs/heads/fetched-${index}`),
    };
}
const noTrust = { variables: {}, [Symbol.asyncDispose]: async () => undefined };
/**
 * Has git work in the workspace of a job whose files belong to somebody else, as in a container: it is the job's own all the same.
 *
 * Older gits take `safe.directory` from files alone, so this is one of ours, which includes the user's. Any other directory of
 * somebody else stays refused, because its configuration names programs.
 */
async function trustWorkspace(directory) {
    const root = findForeignRoot(directory);
    if (root === undefined)
        return noTrust;
    const home = await (0,_temporary_js__WEBPACK_IMPORTED_MODULE_7__/* .makeTemporaryDirectory */ .L)();
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(home.path, 'gitconfig');
    const { GIT_CONFIG_GLOBAL: own, XDG_CONFIG_HOME: folder = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_4__.homedir)(), '.config') } = process.env;
    const included = own === undefined ? [(0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, 'git/config'), (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_4__.homedir)(), '.gitconfig')] : [own];
    const lines = included.map(one => `[include]\n\tpath = ${JSON.stringify(one)}\n`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(path, `${lines.join('')}[safe]\n\tdirectory = ${JSON.stringify(root)}\n`);
    return { variables: { GIT_CONFIG_GLOBAL: path }, [Symbol.asyncDispose]: () => home[Symbol.asyncDispose]() };
}
/** The repository in the workspace of a job that `directory` is in, where it is another user's. */
function findForeignRoot(directory) {
    const { GITHUB_WORKSPACE: workspace } = process.env;
    const user = process.geteuid?.();
    if (!workspace || user === undefined)
        return undefined;
    try {
        const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(workspace);
        for (let at = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(directory); !(0,node_path__WEBPACK_IMPORTED_MODULE_5__.relative)(top, at).startsWith('..'); at = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(at)) {
            const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(at, '.git'), { throwIfNoEntry: false });
            if (folder)
                return [folder, (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(at)].some(({ uid }) => uid !== user) ? at : undefined;
        }
    }
    catch {
        // git says what is wrong with the directory.
    }
    return undefined;
}
async function runGit(directory, words, { env, signal }) {
    const running = execute('git', words, { cwd: directory, env, maxBuffer: 2 ** 26, ...(signal && { signal }) });
    try {
        return (await running).stdout.trimEnd();
    }
    catch (cause) {
        await awaitEnd(running.child);
        const { stderr, message } = cause;
        const shown = words.filter((word, at) => word !== '-c' && words[at - 1] !== '-c');
        throw new GitError(`git ${shown.join(' ')}: ${stderr?.trim() || message}`, { cause });
    }
}
/** Waits for the end of a process, which an abort does not. */
async function awaitEnd(child) {
    const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    if (isRunning)
        await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit');
}


/***/ }),

/***/ 1839:
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


/***/ }),

/***/ 4146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ removeAll),
/* harmony export */   L: () => (/* binding */ makeTemporaryDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7035);






const prefix = 'counterbalance-';
/** A new empty directory below `parent`, from which it first removes those of processes that were killed. */
async function makeTemporaryDirectory(parent = process.env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()) {
    try {
        const place = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(parent);
        await removeLeftOver(place);
        const marked = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(place, prefix));
        const owner = await mark(marked);
        // The mark is beside what is empty.
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(marked, 'files');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path);
        return {
            path,
            async [Symbol.asyncDispose]() {
                await removeMarked(marked).catch(({ message }) => {
                    // What was measured is worth more. The next run tries again, and another user's files are for that user to remove.
                    process.stderr.write(`"${marked}" could not be removed: ${message}\n`);
                });
                owner?.close();
            },
        };
    }
    catch (cause) {
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz(`no temporary directory can be made in "${parent}" (${cause.message}): set TMPDIR to another one`, { cause });
    }
}
/** Removes `path` and all below it, also where modes forbid it, as those of module caches do. */
async function removeAll(path) {
    // First, and never beside `rm`: that goes on deleting what it has begun after it has failed.
    await makeWritable(path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
}
/** Lets the owner of `path` empty it, and all directories below it. What vanishes meanwhile, or is another user's, is left alone. */
async function makeWritable(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined);
    if (!stats?.isDirectory())
        return;
    if ((stats.mode & 0o700) !== 0o700)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(path, 0o700).catch(() => undefined);
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries)
        if (entry.isDirectory())
            await makeWritable((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, entry.name));
}
/**
 * A socket in a directory, by which other processes see that the directory's owner lives: the kernel refuses connections to it once the
 * owner is gone, however it ended.
 *
 * Node has no `flock`. A number of a process says nothing in a container that shares the directory, since its processes have other
 * numbers, while a socket is found by its file. The kernel that knows the socket is part of the name: a machine that shares the
 * disk alone, or the same one after a restart, has another name, and leaves the directory alone.
 */
const marker = `.owner-${identifyKernel()}`;
function identifyKernel() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    }
    catch {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)().slice(0, 16);
    }
}
/** The longest path that every system takes for a socket; Node 20 cuts off what is longer. */
const longestInBytes = 103;
/** Marks the directory as one whose owner lives, until that is closed. Where there are no such sockets, nobody else will remove it. */
async function mark(directory) {
    const made = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(directory, `${marker}.new`);
    if (Buffer.byteLength(made) > longestInBytes)
        return undefined;
    const server = (0,node_net__WEBPACK_IMPORTED_MODULE_2__.createServer)(socket => socket.destroy());
    try {
        await new Promise((resolve, reject) => server.once('error', reject).listen(made, resolve));
        // Only now by the name that others know: a socket that nobody listens to yet looks like one that nobody listens to any more.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(made, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(directory, marker));
        return server.unref();
    }
    catch {
        server.close();
        return undefined;
    }
}
/** Removes a directory, its mark last: what cannot be removed now is found by it later. */
async function removeMarked(path) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path))
        if (name !== marker)
            await removeAll((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, name));
    await removeAll(path);
}
/** Removes our user's directories in `parent` whose owners are gone. A link to one is none. */
async function removeLeftOver(parent) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent, name);
        if (name.startsWith(prefix) && (await isLeftOver(path)))
            await removeMarked(path).catch(() => undefined);
    }
}
async function isLeftOver(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined);
    if (!stats?.isDirectory() || stats.uid !== process.getuid?.())
        return false;
    const socket = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, marker);
    if (Buffer.byteLength(socket) > longestInBytes)
        return false;
    return await new Promise(resolve => {
        const connection = (0,node_net__WEBPACK_IMPORTED_MODULE_2__.connect)(socket, () => {
            connection.destroy();
            resolve(false);
        });
        connection.once('error', ({ code }) => resolve(code === 'ECONNREFUSED'));
    });
}


/***/ }),

/***/ 2207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7470);

/**
 * `text` as one word for a POSIX shell. What could not be seen is written as escapes (`$'\x1b'`, of bash and POSIX 2024),
 * so that no line hides anything from the person who copies it.
 */
function quote(text) {
    if (/^[A-Za-z0-9_./:=@%+,-]+$/.test(text))
        return text;
    if (!_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .hidden */ .R.test(text))
        return `'${text.replaceAll("'", String.raw `'\''`)}'`;
    return `$'${[...text].map(escaped).join('')}'`;
}
function escaped(character) {
    if (character === "'" || character === '\\')
        return `\\${character}`;
    if (!_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .hidden */ .R.test(character))
        return character;
    return `\\U${character.codePointAt(0).toString(16).padStart(8, '0')}`;
}


/***/ })

};
