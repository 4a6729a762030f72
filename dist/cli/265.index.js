export const id = 265;
export const ids = [265];
export const modules = {

/***/ 5197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   j: () => (/* binding */ keepOnFault),
/* harmony export */   n2: () => (/* binding */ checkOutputs),
/* harmony export */   oo: () => (/* binding */ tryToWrite),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1243);
/* harmony import */ var _system_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4388);





const longestInBytes = 2 ** 28;
/** The text of the one file that `words` name, `-` for standard input; `what` is its name in the usage. */
function readInput(words, what) {
    const [path, ...rest] = words;
    if (path === undefined || rest.length > 0)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`give exactly one ${what}, or "-" for standard input`);
    return readOne(path, what);
}
/** The texts of all files that `words` name, of which one may be `-`. */
function readInputs(words, what) {
    if (words.length === 0)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`give at least one ${what}, or "-" for standard input`);
    if (words.filter(word => word === '-').length > 1)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('"-" is standard input: give it once');
    return words.map(path => readOne(path, what));
}
function readOne(path, what) {
    try {
        const size = path === '-' ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size;
        if (size <= longestInBytes)
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path === '-' ? 0 : path, 'utf8');
    }
    catch (cause) {
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" cannot be read: ${(0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSystemError */ .Tr)(cause)}`, { cause });
    }
    throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" is larger than ${longestInBytes / 2 ** 20} MiB, and is not read`);
}
/** Files to be written at the end, where they are named; they are tried now, since measuring is too long to be lost on a wrong path. */
function checkOutputs(paths) {
    for (const path of paths) {
        if (!path)
            continue;
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
            if (stats?.isDirectory())
                throw new Error('it is a directory');
            if (!stats && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).isDirectory())
                throw new Error('not a directory');
            if (stats)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
            // What is there is replaced as a whole, and not written over.
            if (!stats || stats.isFile())
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        }
        catch (cause) {
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${(0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSystemError */ .Tr)(cause)}`, { cause });
        }
    }
}
/** Writes a new file, with the directories that it is in; an InputError where there is one already. */
function createFile(path, text) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text, { flag: 'wx' });
    }
    catch (cause) {
        const isThere = cause.code === 'EEXIST';
        const why = isThere ? 'it exists already, and nothing is overwritten: move it away' : (0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSystemError */ .Tr)(cause);
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${why}`, { cause });
    }
}
/**
 * Returns what `make` makes of `record`. If it fails, what was measured is not lost: where it is in no file yet, it is written to a new
 * one in `directory`.
 */
function keepOnFault({ record, path = '', problem, directory = '.' }, make) {
    try {
        return make();
    }
    catch (error) {
        if (path === '' || problem !== undefined) {
            const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, `counterbalance-record-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`);
            const problem = tryToWrite(kept, () => (0,_record_encode_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeRecord */ .Ym)(record));
            process.stderr.write(`${problem ?? `what was measured is in "${kept}"`}\n`);
        }
        throw error;
    }
}
/** Writes what `make` makes to `path`, where there is one; why it could not, in words. */
function tryToWrite(path, make) {
    if (path === '')
        return undefined;
    try {
        (0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(path, make());
        return undefined;
    }
    catch (error) {
        return `"${path}" could not be written: ${(0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSystemError */ .Tr)(error)}`;
    }
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

/***/ 3265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parse: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3974);
/* harmony import */ var _formats_consoles_consoles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2173);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1003);
/* harmony import */ var _formats_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1838);
/* harmony import */ var _formats_reading_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7910);
/* harmony import */ var _inputs_declarations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3140);
/* harmony import */ var _inputs_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3982);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7035);
/* harmony import */ var _system_processes_end_after_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4421);
/* harmony import */ var _system_processes_result_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9808);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4147);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5197);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8808);














const what = 'FILE|DIR';
const parse = {
    usage: 'counterbalance parse [--format NAME] [--explain] FILE|DIR|-',
    summary: "reads a tool's output, and prints its numbers as lines of JSON",
    options: (0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .makeOptions */ .lb)('parse', { 'How numbers are read': ['format', 'pattern', 'values', 'suite'], 'What is shown': ['explain'] }, { explain: { help: 'Say on stderr why the format was chosen.' } }),
    async run({ get, words }) {
        const given = (0,_inputs_declarations_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeGiven */ .MN)(get, 'parse');
        (0,_inputs_format_js__WEBPACK_IMPORTED_MODULE_7__/* .checkFormat */ .K)(given);
        const document = (0,_formats_reading_document_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDocument */ .E)(read(words));
        if (get('explain'))
            process.stderr.write(explainFormats(document, given.format));
        const format = (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_3__/* .chooseFormat */ .H8)(given, _system_processes_end_after_js__WEBPACK_IMPORTED_MODULE_9__/* .endAfter */ .u) ?? (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_3__/* .detectIn */ .tw)(document);
        const readings = (0,_formats_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u)(format, document, given.suite);
        process.stdout.write((0,_document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessJson */ .EL)(readings.flatMap(makeLines).join('')));
        return _exit_status_js__WEBPACK_IMPORTED_MODULE_11__/* .exitStatus */ .$.done;
    },
};
function read(words) {
    const [path] = words;
    const nothing = { stdout: '', benchOutput: '', seconds: 0 };
    if (path === undefined || words.length > 1 || path === '-')
        return { ...nothing, files: [{ path: '-', text: (0,_files_js__WEBPACK_IMPORTED_MODULE_12__/* .readInput */ .R5)(words, what) }] };
    const written = (0,_system_processes_result_files_js__WEBPACK_IMPORTED_MODULE_10__/* .readOutput */ .ov)(resolve(path));
    if ('problem' in written)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_8__/* .InputError */ .dz(`${what} "${path}" ${written.problem}`);
    return { ...nothing, ...written };
}
/** A user may name a link; commands may not leave one. */
function resolve(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}
/** The number of values that fit into one line of JSON. */
const mostSamples = 2000;
/** A reading in the format `native`; what has more samples than a line has room for takes several, which are read as one. */
function makeLines({ benchmark, metric, values, error }) {
    const { name, unit, better } = metric;
    const line = (rest) => `${JSON.stringify({ bench: benchmark, metric: name, unit, ...(better === 'unknown' ? {} : { better }), ...rest })}\n`;
    if (error !== undefined)
        return [line({ error })];
    if (values.length === 1)
        return [line({ value: values[0] })];
    const chunks = Math.ceil(values.length / mostSamples);
    return Array.from({ length: chunks }, (_, at) => line({ samples: values.slice(at * mostSamples, (at + 1) * mostSamples) }));
}
/** Lists what each format lacks in `document`, the likeliest format first. `asked` is the user's choice. */
function explainFormats(document, asked) {
    const tool = (0,_formats_consoles_consoles_js__WEBPACK_IMPORTED_MODULE_2__/* .recogniseConsole */ .B)(document.lines)?.tool;
    const candidates = (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_3__/* .findCandidates */ .eE)(document);
    const fitting = candidates.filter(({ lacking }) => lacking === undefined);
    const ranked = candidates.toSorted((one, other) => rank(one, tool) - rank(other, tool));
    const lines = [
        asked === 'auto'
            ? `${fitting.length} of ${candidates.length} formats fit`
            : `"${asked}" is given, so nothing is detected`,
        ...(tool === undefined ? [] : [`  this is the table of ${tool} for people, which is not read`]),
        ...ranked.map(({ format: { name, title }, lacking }) => lacking === undefined ? `  fits: ${name} (${title})` : `  not ${name}: ${lacking}`),
    ];
    return lines.map(line => `${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessLines */ .vL)(line)}\n`).join('');
}
/** A problem inside of a document, such as `(0.unit: …)`: what is around it is as it should be. */
const inside = /\([^\s():]+\.[^\s():]+: /;
/** Lower is likelier. */
function rank({ format: { title }, lacking }, tool) {
    if (lacking === undefined)
        return 0;
    if (lacking === _formats_index_js__WEBPACK_IMPORTED_MODULE_3__/* .bareSign */ .YZ)
        return 1;
    if (tool !== undefined && title.startsWith(tool))
        return 2;
    return inside.test(lacking) ? 3 : 4;
}


/***/ }),

/***/ 3982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ checkFormat)
/* harmony export */ });
/* harmony import */ var _formats_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8237);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1003);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7035);



/** Refuses a format that cannot be made of what is given with it. */
function checkFormat(given) {
    checkOwn(given, 'pattern', 'regex');
    checkOwn(given, 'values', 'json');
    try {
        // It is made to see whether it can be, and reads nothing.
        (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseFormat */ .H8)(given, () => false);
    }
    catch (error) {
        throw error instanceof _formats_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FormatError */ .I ? new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(error.message, { cause: error }) : error;
    }
}
/** The input that a format of one's own is made of: none without the other. */
function checkOwn({ format, ...given }, name, own) {
    const text = given[name];
    if ((text !== undefined) === (format === own))
        return;
    throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(text === undefined
        ? `"format" is "${own}", and "${name}" is missing: it says where the numbers are`
        : `"${name}" is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(text)}; it is only for the format "${own}", and "format" is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(format)}`);
}


/***/ }),

/***/ 5980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ coarsestStepInMilliseconds),
/* harmony export */   Z: () => (/* binding */ stampOf)
/* harmony export */ });
/** Clocks of file systems go in steps, at worst of two seconds, and lag behind ours. */
const coarsestStepInMilliseconds = 2000;
/** Returns a text that changes with every write to a file. Nobody but root can set the time of its last change (ctime). */
function stampOf({ ino, size, mtimeNs, ctimeNs }) {
    return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}


/***/ }),

/***/ 4421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ endAfter)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

/** Nothing that the work sees is another one: the context is there for its time limit alone, which also ends a regular expression. */
const context = (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ work: undefined });
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('work()');
/** Does `work`, and ends it when it has taken so many milliseconds; whether it came to its own end. */
function endAfter(milliseconds, work) {
    context.work = work;
    try {
        script.runInContext(context, { timeout: milliseconds });
        return true;
    }
    catch (error) {
        if (error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return false;
        throw error;
    }
    finally {
        context.work = undefined;
    }
}


/***/ }),

/***/ 9808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eS: () => (/* binding */ makeFreshDirectory),
/* harmony export */   nO: () => (/* binding */ makeFreshFile),
/* harmony export */   ov: () => (/* binding */ readOutput),
/* harmony export */   pU: () => (/* binding */ makeCommandOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _copies_stamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5980);



/**
 * Returns the place where the commands of a copy write their numbers: the file or directory `name` in `directory`.
 *
 * Before each invocation, a file is removed, and so is a directory that a command has made. If a directory was there before the
 * first invocation, only what commands have added is removed. A user's own files stay, and are read only if an invocation has
 * written them anew.
 */
function makeCommandOutput(directory, name) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name);
    let given;
    let before = new Map();
    let clearedAt = 0;
    return {
        clear() {
            const isDirectory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
            given ??= new Set(isDirectory ? ['', ...pathsWithin(path)] : []);
            if (isDirectory && given.has(''))
                removeAdded(path, given);
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
            const isKept = isDirectory && given.has('');
            before = new Map(isKept ? findFilesWithin(path).map(file => [file.path, (0,_copies_stamp_js__WEBPACK_IMPORTED_MODULE_2__/* .stampOf */ .Z)(file.stats)]) : []);
            clearedAt = Date.now();
        },
        read() {
            const isFresh = (file, stats) => before.get(file) !== (0,_copies_stamp_js__WEBPACK_IMPORTED_MODULE_2__/* .stampOf */ .Z)(stats) && Number(stats.mtimeMs) >= clearedAt - _copies_stamp_js__WEBPACK_IMPORTED_MODULE_2__/* .coarsestStepInMilliseconds */ .E;
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }))
                return { problem: `"output" (${name}) is not there: the command did not write it` };
            const written = readOutput(path, isFresh);
            return 'files' in written ? written : { problem: `"output" (${name}) ${written.problem}` };
        },
    };
}
function pathsWithin(path) {
    return findFilesWithin(path).map(file => file.path);
}
function removeAdded(directory, given) {
    for (const path of pathsWithin(directory))
        if (!given.has(path))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path), { force: true });
}
const mostFiles = 5000;
const mostMebibytes = 64;
/**
 * Reads the file at `path`, or those below it that may hold numbers, where `isFresh` says that they are to be read. A problem is in words
 * that follow the name of what was to be read.
 */
function readOutput(path, isFresh = () => true) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
    if (!stats)
        return { problem: 'is not there' };
    if (stats.isDirectory())
        return readDirectory(path, isFresh);
    if (!stats.isFile())
        return { problem: 'is neither a file nor a directory' };
    if (!isFresh('', stats))
        return { problem: 'is older than this run: the command did not write it now' };
    if (isTooLarge(stats.size))
        return { problem: tooLarge };
    return { files: [{ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') }] };
}
function readDirectory(path, isFresh) {
    const all = findFilesWithin(path);
    const files = all.filter(file => isFresh(file.path, file.stats));
    if (all.length === 0)
        return { problem: 'holds no file whose name ends with .json or .xml' };
    if (files.length === 0)
        return { problem: 'holds only files that are older than this run' };
    if (files.length > mostFiles)
        return { problem: `holds more than ${mostFiles} files whose names end with .json or .xml` };
    if (isTooLarge(files.reduce((sum, { stats }) => sum + stats.size, 0n)))
        return { problem: tooLarge };
    return { files: files.map(file => ({ path: file.path, text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, file.path), 'utf8') })) };
}
const tooLarge = `is larger than ${mostMebibytes} MiB: let the tool leave out what is not needed, such as raw samples`;
function isTooLarge(sizeInBytes) {
    return sizeInBytes > BigInt(mostMebibytes * 2 ** 20);
}
const deepest = 32;
const mostEntries = 100_000;
/** What tools write into directories for others to read. */
const wanted = /\.(?:json|xml)$/;
/** The files below `directory` that may hold numbers, by path, links not followed; none beyond the first 100,000 entries. */
function findFilesWithin(directory) {
    const found = [];
    let entries = 0;
    const walk = (below, depth) => {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, below), { withFileTypes: true })) {
            if (++entries > mostEntries)
                return;
            const path = below === '' ? entry.name : `${below}/${entry.name}`;
            if (entry.isDirectory() && depth < deepest)
                walk(path, depth + 1);
            else if (entry.isFile() && wanted.test(entry.name))
                found.push({ path, stats: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path), { bigint: true }) });
        }
    };
    walk('', 0);
    return found.sort((one, other) => (one.path < other.path ? -1 : 1));
}
const longestInMebibytes = 64;
/** The file at `path`, which one command may write to. */
function makeFreshFile(path) {
    const find = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    return {
        path,
        read() {
            const stats = find();
            if (stats === undefined)
                return { text: '' };
            // To open a FIFO or a device would wait for whoever is at its other end.
            if (!stats.isFile())
                return { problem: `"$BENCH_OUTPUT" is ${describeKind(stats)} now: let the command write a file there` };
            if (stats.size > longestInMebibytes * 2 ** 20)
                return {
                    problem: `it wrote more than ${longestInMebibytes} MiB to "$BENCH_OUTPUT": let it write only its numbers`,
                };
            return { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') };
        },
        remove() {
            // To look first is quicker, for it is seldom there.
            if (find())
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
        },
    };
}
function describeKind(stats) {
    if (stats.isDirectory())
        return 'a directory';
    if (stats.isSymbolicLink())
        return 'a symbolic link';
    return stats.isFIFO() ? 'a FIFO' : 'a device or a socket';
}
/** What instruments count stands at the top of their files, however long these are. */
const readInBytes = 64 * 1024;
/** The directory at `path`, which is made, for what is written about one command. */
function makeFreshDirectory(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { recursive: true });
    return {
        path,
        read: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path)
            .map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name))
            .filter(file => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file).isFile())
            .map(readBeginning),
        remove: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true }),
    };
}
function readBeginning(path) {
    const buffer = Buffer.alloc(readInBytes);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        return buffer.toString('utf8', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer, 0, readInBytes, 0));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ })

};
