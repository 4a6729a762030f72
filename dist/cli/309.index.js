export const id = 309;
export const ids = [309];
export const modules = {

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
/** Returns how this program was called: by its name if it is installed, or else as a file for Node. */
function programOf([, path = 'counterbalance']) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('', path);
    const file = below.startsWith('..') ? path : below;
    const call = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'counterbalance' ? 'counterbalance' : `node ${(0,_util_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(file)}`;
    return { way: 'command line', get: [], call };
}


/***/ }),

/***/ 3067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ isCalled),
/* harmony export */   Po: () => (/* binding */ equivalenceLevel),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   kv: () => (/* binding */ judgeExactly)
/* harmony export */ });
/** Returns the level of the interval of equivalence: 90% for intervals of 95%. */
function equivalenceLevel(confidence) {
    return Math.max(0.5, 1 - 2 * (1 - confidence));
}
/** Returns whether the whole of `change` is closer to none than `threshold`. */
function isWithin({ low, high }, threshold) {
    return low !== null && high !== null && -threshold < low && high < threshold;
}
/** Returns whether `verdict` says that there is a change. */
function isCalled(verdict) {
    return verdict === 'regressed' || verdict === 'improved';
}
/**
 * Judges the interval of a relative change, given the smallest change worth reporting.
 *
 * For a metric where lower is better (mirrored where higher is better):
 *
 *     <---->                                    improved       (without 0, estimate at or beyond the threshold)
 *            <-------->                         inconclusive   (reaches beyond the threshold, estimate within it)
 *                <------->                      unchanged      (within the threshold on both ends, with or without 0)
 *                       <------------->         inconclusive   (holds 0)
 *                                <------->      regressed
 *         |---------|---------|--------- change
 *      -threshold   0     +threshold
 *
 * Whether it is unchanged is for the interval of equivalence to say, which is narrower: two one-sided tests are what it takes.
 */
function judge({ change, equivalence }, { direction, threshold, rejected }) {
    if (direction === 'unknown')
        return null;
    const { low, value, high } = change;
    if (isWithin(equivalence, threshold))
        return 'unchanged';
    if (!rejected || Math.abs(value) < threshold)
        return 'inconclusive';
    const isLess = high !== null && high < 0 && value < 0;
    const isMore = low !== null && low > 0 && value > 0;
    if (!isLess && !isMore)
        return 'inconclusive';
    return isLess === (direction === 'lower') ? 'improved' : 'regressed';
}
/**
 * The change of something without noise, every value of each side the same: the exact ratio, judged by the threshold alone, or by the
 * smallest absolute change that matters, whichever allows more.
 *
 * From 0 to 0 nothing changed; from 0 to anything else there is no ratio, and the change is null.
 */
function judgeExactly(values, direction, { threshold, smallest = 0 }) {
    const { baseline, contender } = values;
    const ratio = contender === baseline ? 1 : contender / baseline;
    const change = ratio - 1;
    const isSmall = Math.abs(change) < threshold || Math.abs(contender - baseline) < smallest;
    const verdict = change === 0 || isSmall ? 'unchanged' : isBetter(change, direction) ? 'improved' : 'regressed';
    return {
        change: Number.isFinite(change) ? { value: change, low: change, high: change, level: 1 } : null,
        verdict: direction === 'unknown' ? null : verdict,
    };
}
function isBetter(change, direction) {
    return direction === 'lower' ? change < 0 : change > 0;
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

/***/ 3483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ decodeBy),
/* harmony export */   W: () => (/* binding */ RecordError)
/* harmony export */ });
/* harmony import */ var _util_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7592);

/** The record cannot be used; the message names the place, what belongs there, and what was found. */
class RecordError extends Error {
    name = 'RecordError';
}
/** Returns `data` by `schema`, or throws a RecordError that names the place below `at`. */
function decodeBy(schema, data, at) {
    return (0,_util_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(schema, data, message => new RecordError(message), at);
}


/***/ }),

/***/ 8389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ isSpeed),
/* harmony export */   Gi: () => (/* binding */ describeTooNoisy),
/* harmony export */   JU: () => (/* binding */ controlText),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   Qx: () => (/* binding */ describeFault),
/* harmony export */   Ul: () => (/* binding */ describeExperiments),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   Z8: () => (/* binding */ marks),
/* harmony export */   d1: () => (/* binding */ numberExperiment),
/* harmony export */   e$: () => (/* binding */ stopWords),
/* harmony export */   hI: () => (/* binding */ sourceWords),
/* harmony export */   i7: () => (/* binding */ directionWord),
/* harmony export */   o1: () => (/* binding */ legend),
/* harmony export */   p6: () => (/* binding */ otherMarks)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3067);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);



const marks = {
    regressed: { emoji: '❌', character: '✗', shape: 'up', tone: 'bad' },
    'not-comparable': { emoji: '⛔', character: '!', tone: 'doubt' },
    improved: { emoji: '✅', character: '✓', shape: 'down', tone: 'good' },
    unchanged: { emoji: '🟰', character: '=', tone: 'quiet' },
    inconclusive: { emoji: '❔', character: '?', shape: 'ring', tone: 'doubt' },
};
/** Signs of what is no verdict. */
const otherMarks = {
    ignored: { emoji: '🔕', character: '»', tone: 'quiet' },
    missed: { emoji: '🎯', character: '✗', tone: 'bad' },
    undecided: { emoji: '🎯', character: '?', tone: 'doubt' },
    met: { emoji: '🎯', character: '=', tone: 'quiet' },
    absent: { emoji: '🚫', character: '✗', tone: 'bad' },
    unjudged: { emoji: '▫️', character: '·', tone: 'quiet' },
    missing: { emoji: '⚪', character: '○', tone: 'doubt' },
    warning: { emoji: '⚠️', character: '!', tone: 'doubt' },
    added: { emoji: '➕', character: '+', tone: 'quiet' },
    removed: { emoji: '➖', character: '-', tone: 'doubt' },
};
/** Verdicts as people read them. */
const verdictWords = {
    regressed: 'regressed',
    'not-comparable': 'not comparable',
    improved: 'improved',
    unchanged: 'unchanged',
    inconclusive: 'inconclusive',
};
/** Names the verdict of one finding, or why it has none. */
function word({ verdict, ignored, isControl }) {
    if (ignored !== undefined)
        return 'ignored';
    if (isControl && verdict === null)
        return 'control';
    return verdict === null ? 'not judged' : verdictWords[verdict];
}
/** Names the change of a value that has become more, or less: time gets slower, a rate faster. */
function directionWord({ unit }, isMore) {
    if (isSpeed(unit))
        return isMore === (unit === '1/s') ? 'faster' : 'slower';
    return isMore ? 'more' : 'less';
}
/** Returns whether a metric is a time or a rate, of which people say that it is slower or faster. */
function isSpeed(unit) {
    return unit === 's' || unit === '1/s';
}
/** Describes in a few words what the control says about the run. */
function controlText(report) {
    const { control } = report;
    return describeTooNoisy(report) ?? controlWords[control.status](control);
}
/**
 * Warns that a control which found nothing could only have found large changes. Returns undefined if it could have found small
 * ones.
 *
 * The control has half the values of a comparison, so rows may be clear where it is not. Then the run could judge smaller changes,
 * and only the control says nothing about them.
 */
function describeTooNoisy({ control, settings, findings, }) {
    const { status, noiseFloor } = control;
    if (status !== 'passed' || noiseFloor === null || noiseFloor <= Math.max(2 * settings.threshold, 0.05))
        return undefined;
    const isJudged = findings.some(finding => isClearBelow(finding, noiseFloor));
    return `${isJudged ? 'A/A test too noisy to check' : 'too noisy to judge'} changes below ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(noiseFloor)}`;
}
/** Returns whether a row has a verdict about a change smaller than `size`. */
function isClearBelow({ verdict, change }, size) {
    const isClear = verdict === 'regressed' || verdict === 'improved' || verdict === 'unchanged';
    return isClear && change !== null && Math.abs(change.value) < size;
}
const controlWords = {
    passed: ({ noiseFloor }) => (noiseFloor === null ? 'A/A ✔' : `A/A ✔ ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(noiseFloor)}`),
    failed: ({ failed, of }) => `A/A ✖ ${failed} of ${of}`,
    'too-few': () => 'too few rounds for an A/A test',
    'not-run': () => 'no A/A test',
};
/** The words before a side's label, which say how the side came to be. */
const sourceWords = {
    directory: '',
    workspace: '',
    ref: 'built from ',
    command: '',
    artifact: 'artifact of ',
};
/** The reasons why measuring ended, if it did not end by itself. */
const stopWords = {
    complete: '',
    settled: '',
    'time-budget': 'time budget spent',
    interrupted: 'interrupted',
    failing: 'ended by failures',
};
/** Says what earlier experiments found of a benchmark, and what all of them show together. Undefined without any. */
function describeExperiments({ experiments }) {
    if (experiments === undefined)
        return undefined;
    const { earlier, pooled } = experiments;
    const parts = earlier.map((one, index) => {
        const found = one === null ? 'nothing' : [describeEstimate(one.change), one.verdict].filter(Boolean).join(' ');
        return `experiment ${index + 1}: ${found}`;
    });
    const together = pooled === null ? [] : [`all together: ${describeEstimate(pooled)}`];
    return [`experiment ${earlier.length + 1} decides`, ...parts, ...together].join('; ');
}
function describeEstimate(change) {
    if (change === null)
        return '';
    const { value, low, high } = change;
    return `${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentWithin */ .BG)(value, low, high)} ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentInterval */ .r6)(low, high)}`;
}
/** Numbers the experiment that is judged, before its rounds: `experiment 2, `. */
function numberExperiment(findings) {
    const earlier = Math.max(0, ...findings.map(({ experiments }) => experiments?.earlier.length ?? 0));
    return earlier === 0 ? '' : `experiment ${earlier + 1}: `;
}
/** Describes a bug of Counterbalance, and where to report it. `page` is where its users report issues, if that is known. */
function describeFault(page = "the issues of Counterbalance's repository") {
    return `This is a bug in Counterbalance. Report it at ${page} with the lines above. The measured values are in the record.`;
}
/** Explains every column and word, one sentence each. On a page that draws strips, it explains these too. */
function legend({ settings, control, rules, findings }, drawing = 'strips') {
    const confidence = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(settings.confidence);
    const threshold = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(settings.threshold);
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('The values are the typical value of each side, without slow phases that met both sides, so contender ÷ baseline is 1 + the change. A row that is not judged shows plain medians.'),
        findings.some(({ quantity }) => quantity !== undefined) &&
            (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('Rows with “mean”, or with a percentile such as “p95”, compare that statistic instead of the typical value.'),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(`The brackets hold the ${confidence} confidence interval (CI): in all runs but one in ${oneIn(settings.confidence)}, the true change lies within. Intervals are wider with many benchmarks, so that these do not cause more false alarms.`),
        drawing === 'strips' &&
            (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('The strip draws the same interval, on one scale for all rows: ● the change, ├ ┤ the ends, · no change (┼ inside), ‹ › goes on.'),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('A/A is the change between two copies of the baseline. It should be close to zero.'),
        control.noiseFloor !== null &&
            (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('The ± of the A/A test is how far two copies of the baseline lie apart: the median of the far ends of its intervals.'),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(`Unchanged: the ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)((0,_compare_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .equivalenceLevel */ .Po)(settings.confidence))} CI, which is narrower than the one that is shown, lies within ±${threshold}. Inconclusive: the interval is too wide to tell.`),
        rules !== undefined &&
            (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(`A budget is met if the whole ${confidence} CI of the contender’s own median keeps to it, missed if none of it does, and undecided otherwise. The baseline has no part in that.`),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('Detectable is the smallest change that the row would have shown in four of five runs. Outliers lie farther from the middle half than 1.5 times its width, and count like all other values. p says how often chance alone makes such a difference.'),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('Not comparable: a comparison of the values would mislead, for the reason in the row.'),
    ].filter(sentence => sentence !== false);
}
function oneIn(confidence) {
    return confidence < 1 ? String(Math.round(1 / (1 - confidence))) : 'many';
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

/***/ 7592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   QK: () => (/* binding */ longestShown),
/* harmony export */   SP: () => (/* binding */ shown)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

/** Returns `data` by `schema`, or throws what `fail` makes of a message that names the place below `at` and what belongs there. */
function decode(schema, data, fail, at = '') {
    // One fault is enough: there may be one in each of very many entries.
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
        throw fail(`"${path}": is missing; it must be ${expectAt(schema, issue)}: take the file as it was written`);
    throw fail(`"${path}": must be ${issue.expected ?? unknown}, not ${issue.received.slice(0, longestShown)}`);
}
const unknown = 'something else';
/** Finds what belongs to the key that `issue` misses, which valibot tells only of a value that is there. */
function expectAt(schema, issue) {
    const filled = (issue.path ?? []).reduceRight((value, { input, key }) => fill(input, key, value), null);
    const [found] = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(schema, filled, { abortEarly: true }).issues ?? [];
    const isThere = found !== undefined && valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(found) === valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue);
    return (isThere ? found.expected : undefined) ?? unknown;
}
/** Returns a copy of `parent` with `value` at `key`. */
function fill(parent, key, value) {
    return Array.isArray(parent) ? parent.with(Number(key), value) : { ...parent, [String(key)]: value };
}
/** The largest number of characters that a message shows of what is wrong. */
const longestShown = 200;
/** Returns `value` for a message; of a list or an object, which may be nested without end, only that it is one. */
function shown(value) {
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    return (JSON.stringify(value) ?? 'nothing').slice(0, longestShown);
}


/***/ })

};
