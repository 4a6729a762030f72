export const id = 397;
export const ids = [397];
export const modules = {

/***/ 5197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   n2: () => (/* binding */ checkOutputs),
/* harmony export */   oo: () => (/* binding */ tryToWrite)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);
/* harmony import */ var _system_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2595);




const longestInBytes = 2 ** 28;
/** The text of the file that `words` name, `-` for standard input; `what` is its name in the usage. */
function readInput(words, what) {
    const [path, ...rest] = words;
    if (path === undefined || rest.length > 0)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`exactly one ${what} belongs here, or "-" for standard input`);
    try {
        const size = path === '-' ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size;
        if (size <= longestInBytes)
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path === '-' ? 0 : path, 'utf8');
    }
    catch (cause) {
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" cannot be read: ${(0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(cause)}`, { cause });
    }
    throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" is larger than ${longestInBytes / 2 ** 20} MiB, and is not read`);
}
/** Files to be written at the end, by what goes into them; they are tried now, since measuring is too long to be lost on a wrong path. */
function checkOutputs(paths) {
    for (const path of paths) {
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
            if (stats?.isDirectory())
                throw new Error('it is a directory');
            if (!stats && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).isDirectory())
                throw new Error('not a directory');
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(stats ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        }
        catch (cause) {
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${(0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(cause)}`, { cause });
        }
    }
}
/** Writes what `make` makes to `path`, where there is one; why it could not, in words. */
function tryToWrite(path, make) {
    if (path === '')
        return undefined;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, make());
        return undefined;
    }
    catch (error) {
        return `"${path}" could not be written: ${(0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(error)}`;
    }
}


/***/ }),

/***/ 7244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ formatOptions)
/* harmony export */ });
/** The options that say how numbers are read. */
const formatOptions = {
    format: { value: 'NAME', help: "how numbers are read: auto, a tool's name, native, process, regex, json" },
    pattern: { value: 'REGEX', help: 'for regex: lines with numbers, by groups called name, value and unit' },
    values: { value: 'LINE', isRepeatable: true, help: 'for json: NAME = /POINTER UNIT, once or more' },
};


/***/ }),

/***/ 3265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parse: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(814);
/* harmony import */ var _formats_read_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1838);
/* harmony import */ var _formats_reading_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7910);
/* harmony import */ var _inputs_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3982);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7035);
/* harmony import */ var _report_text_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1961);
/* harmony import */ var _system_processes_end_after_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4421);
/* harmony import */ var _system_processes_read_output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4329);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8047);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5197);
/* harmony import */ var _format_options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7244);












const what = 'FILE|DIR';
const parse = {
    usage: 'counterbalance parse [--format NAME] [--explain] FILE|DIR|-',
    summary: "a tool's output as lines of JSON, on stdout",
    options: {
        ..._format_options_js__WEBPACK_IMPORTED_MODULE_10__/* .formatOptions */ .o,
        suite: { value: 'NAME', help: 'name of what has none' },
        explain: { help: 'say on stderr why the format was chosen' },
    },
    async run({ get, words }) {
        const request = (0,_inputs_format_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeFormatRequest */ .R)((0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefaults */ .rO)(get));
        const document = (0,_formats_reading_document_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDocument */ .E)(read(words));
        if (get('explain'))
            process.stderr.write(explain(document, request.format));
        const format = (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseFormat */ .H8)(request, _system_processes_end_after_js__WEBPACK_IMPORTED_MODULE_6__/* .endAfter */ .u) ?? (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_1__/* .detectIn */ .tw)(document);
        const readings = (0,_formats_read_js__WEBPACK_IMPORTED_MODULE_11__/* .readDocument */ .u)(format, document, (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .withDefaults */ .rO)(get)('suite'));
        process.stdout.write((0,_report_text_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .harmlessJson */ .EL)(readings.flatMap(makeLines).join('')));
        return _command_js__WEBPACK_IMPORTED_MODULE_8__/* .exitStatus */ .$.done;
    },
};
function read(words) {
    const [path] = words;
    const nothing = { stdout: '', benchOutput: '', seconds: 0 };
    if (path === undefined || words.length > 1 || path === '-')
        return { ...nothing, files: [{ path: '-', text: (0,_files_js__WEBPACK_IMPORTED_MODULE_9__/* .readInput */ .R5)(words, what) }] };
    const written = (0,_system_processes_read_output_js__WEBPACK_IMPORTED_MODULE_7__/* .readOutput */ .o)(resolve(path));
    if ('problem' in written)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`${what} "${path}" ${written.problem}`);
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
function explain(document, asked) {
    const candidates = (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findCandidates */ .eE)(document);
    const fitting = candidates.filter(({ lacking }) => lacking === undefined);
    const lines = [
        asked === 'auto'
            ? `${fitting.length} of ${candidates.length} formats fit`
            : `"${asked}" is asked for, and nothing is detected`,
        ...fitting.map(({ format }) => `  fits: ${format.name} (${format.title})`),
        ...candidates.flatMap(({ format, lacking }) => (lacking === undefined ? [] : [`  not ${format.name}: ${lacking}`])),
    ];
    return lines.map(line => `${(0,_report_text_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .harmlessLines */ .vL)(line)}\n`).join('');
}
/** As many as one line of JSON has room for. */
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


/***/ }),

/***/ 7035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ decodeNames),
/* harmony export */   NT: () => (/* binding */ defaults),
/* harmony export */   OV: () => (/* binding */ decodeCount),
/* harmony export */   RS: () => (/* binding */ decodeFlag),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   YT: () => (/* binding */ decodeDurationWithin),
/* harmony export */   ZL: () => (/* binding */ decodeDuration),
/* harmony export */   _y: () => (/* binding */ decodeChoice),
/* harmony export */   a9: () => (/* binding */ decodeLines),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   fP: () => (/* binding */ decodeFraction),
/* harmony export */   rO: () => (/* binding */ withDefaults)
/* harmony export */ });
/** An input that its user must change; the message names it, what it got, and what belongs there. */
class InputError extends Error {
    name = 'InputError';
}
/** What an input is where the user gives none; `action.yml` says the same. */
const defaults = {
    mode: 'auto',
    suite: 'benchmark',
    'working-directory': '.',
    baseline: 'auto',
    format: 'auto',
    metrics: 'primary',
    statistic: 'median',
    warmups: '1',
    batch: 'auto',
    instruments: 'auto',
    'min-rounds': '5',
    'max-rounds': '20',
    'time-budget': '10m',
    'invocation-timeout': '5m',
    threshold: '2%',
    confidence: '95%',
    config: '.github/counterbalance.yml',
    'fail-on': 'never',
    'override-label': 'performance-accepted',
    comment: 'auto',
    measure: 'true',
    'in-place': 'false',
    copies: '2+2',
    quiet: 'auto',
    sessions: '20',
    effect: '5%',
};
/** `given` without blanks around, and the defaults for what it does not give. */
function withDefaults(given) {
    return name => given(name).trim() || (defaults[name] ?? '');
}
/** The lines of a text that are not blank. */
function decodeLines(text) {
    return text
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '');
}
/** A whole number between two bounds; `otherwise` is what else belongs there, in words. */
function decodeCount(get, name, least, most, otherwise = '') {
    const text = get(name);
    const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (count >= least && count <= most)
        return count;
    throw new InputError(`"${name}" is ${shown(text)}; a whole number from ${least} to ${most}${otherwise} belongs there`);
}
const secondsPerUnit = { ms: 0.001, s: 1, m: 60, h: 3600 };
/** A time with its unit, in seconds. */
function decodeDuration(get, name) {
    const text = get(name);
    const parts = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/.exec(text);
    const seconds = parts ? Number(parts[1]) * secondsPerUnit[parts[2]] : 0;
    if (seconds > 0)
        return seconds;
    throw new InputError(`"${name}" is ${shown(text)}; a time with its unit belongs there, such as 90s, 10m or 1h`);
}
/** A time, in seconds, that is spent of the time of the input `whole`, and must leave some of it. */
function decodeDurationWithin(get, name, whole) {
    const seconds = decodeDuration(get, name);
    if (seconds < decodeDuration(get, whole))
        return seconds;
    throw new InputError(`"${name}" is ${shown(get(name))}, which is part of "${whole}", and that is ${shown(get(whole))}: nothing else would be done; raise "${whole}"`);
}
/** Names that are separated by commas, each of them one of `names`. */
function decodeNames(get, name, names) {
    return get(name)
        .split(',')
        .map(part => {
        const text = part.trim();
        const known = names.find(one => one === text);
        if (known !== undefined)
            return known;
        throw new InputError(`"${name}" holds ${shown(text)}; it can be auto, or any of ${names.join(', ')}`);
    });
}
/** A percentage or a fraction, from `from` to below `below`, as a fraction. */
function decodeFraction(get, name, from, below) {
    const text = get(name);
    const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text);
    const fraction = parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN;
    if (fraction >= from && fraction < below)
        return fraction;
    throw new InputError(`"${name}" is ${shown(text)}; a percentage such as ${defaults[name]} belongs there, from ${100 * from}% to below ${100 * below}%`);
}
/** true or false. */
function decodeFlag(get, name) {
    const text = get(name).toLowerCase();
    if (text === 'true' || text === 'false')
        return text === 'true';
    throw new InputError(`"${name}" is ${shown(text)}; true or false belongs there`);
}
/** One of `names`. */
function decodeChoice(get, name, names) {
    const text = get(name);
    const choice = names.find(one => one === text);
    if (choice !== undefined)
        return choice;
    throw new InputError(`"${name}" is ${shown(text)}; it can be ${names.join(', ')}`);
}
/** What a user gave, for a message. */
function shown(text) {
    return text === '' ? 'empty' : `"${text.slice(0, 80)}"`;
}


/***/ }),

/***/ 9195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ isComputable),
/* harmony export */   jt: () => (/* binding */ describeSize),
/* harmony export */   yK: () => (/* binding */ areTooFarApart)
/* harmony export */ });
const smallest = 1e-300;
const largest = 1e300;
/** Whether sums and ratios of values of this size are numbers: 0, or from 1e-300 to 1e300 on either side of it. */
function isComputable(value) {
    const size = Math.abs(value);
    return size === 0 || (size >= smallest && size <= largest);
}
/** Why `value` cannot be computed with, as the end of "a value is …"; undefined where it can. */
function describeSize(value) {
    if (isComputable(value))
        return undefined;
    if (!Number.isFinite(value))
        return 'not finite';
    const isLarge = Math.abs(value) > largest;
    return `${value}, and ${isLarge ? '1e300 is the largest' : '1e-300 is the smallest'} that can be computed with`;
}
/** Whether the ratio of two of `values`, which are above 0, is too large to compute with. */
function areTooFarApart(values) {
    let [low, high] = [Infinity, 0];
    for (const value of values) {
        if (value < low)
            low = value;
        if (value > high)
            high = value;
    }
    return high / low > largest;
}


/***/ }),

/***/ 9847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ tidyUnit)
/* harmony export */ });
const decimal = { '': 1, k: 1e3, K: 1e3, M: 1e6, G: 1e9, T: 1e12 };
const binary = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40 };
const times = [
    [1e-12, 'ps', 'picosecond', 'picoseconds'],
    [1e-9, 'ns', 'nsec', 'nanosecond', 'nanoseconds'],
    // The micro sign (U+00B5) and the Greek letter (U+03BC) look alike, and tools print either.
    [1e-6, 'us', '\u00b5s', '\u03bcs', 'usec', 'microsecond', 'microseconds'],
    [1e-3, 'ms', 'msec', 'millisecond', 'milliseconds'],
    [1, 's', 'sec', 'secs', 'second', 'seconds'],
    [60, 'm', 'min', 'minute', 'minutes'],
];
const bytes = [
    [1, 'byte', 'bytes', 'Byte', 'Bytes'],
    [1e3, 'Kilobytes', 'kilobytes'],
    [1e6, 'Megabytes', 'megabytes'],
    [1e9, 'Gigabytes', 'gigabytes'],
];
/** What is done so often in a second: more is better, whatever it is. */
const done = [
    'ops',
    'op',
    'req',
    'reqs',
    'request',
    'requests',
    'iter',
    'iters',
    'i',
    'item',
    'items',
    'char',
    'elem',
    'elements',
    '1',
    '',
];
const seconds = ['s', 'sec', 'second'];
/** What costs, and is counted. */
const costs = ['allocs', 'alloc', 'allocations', 'instructions', 'cycles', 'instr'];
const known = new Map([
    ...times.flatMap(([factor, ...names]) => names.map(name => entry(name, 's', factor, 'lower'))),
    ...bytes.flatMap(([factor, ...names]) => names.map(name => entry(name, 'B', factor, 'lower'))),
    ...Object.entries({ ...decimal, ...binary }).flatMap(([prefix, factor]) => [
        entry(`${prefix}B`, 'B', factor, 'lower'),
        ...['B', 'bytes', 'byte'].flatMap(name => rates(`${prefix}${name}`, 'B/s', factor)),
    ]),
    ...Object.entries(decimal).flatMap(([prefix, factor]) => done.flatMap(name => (prefix + name === '' ? [] : rates(`${prefix}${name}`, '1/s', factor)))),
    ...Object.entries(decimal).map(([prefix, factor]) => entry(`${prefix}Hz`, '1/s', factor, 'higher')),
    ...costs.map(name => entry(name, 'count', 1, 'lower')),
    entry('count', 'count', 1, 'unknown'),
]);
function rates(name, unit, factor) {
    return seconds.map(second => entry(`${name}/${second}`, unit, factor, 'higher'));
}
function entry(name, unit, factor, better) {
    return [name, { unit, factor, better }];
}
/**
 * A printed unit as its base unit, the factor that brings values to it, and the direction that is certain from it.
 *
 * A time, bytes or allocations for each operation or iteration (`ns/op`, `B/iter`) are the same quantity. A unit that is not
 * known stays as it is, with direction `unknown`: more percent may be good or bad.
 */
function tidyUnit(printed) {
    const name = printed.trim();
    return known.get(name) ?? known.get(name.replace(/\/(?:op|iter|iteration)$/, '')) ?? asItIs(name);
}
function asItIs(unit) {
    return { unit, factor: 1, better: 'unknown' };
}


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

/***/ 1961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ terminalVoice),
/* harmony export */   Cr: () => (/* binding */ markdownVoice),
/* harmony export */   EL: () => (/* binding */ harmlessJson),
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
const hiddenButBreak = new RegExp(`(?!\\n)${_record_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R.source}`, 'gu');
/** JSON that a terminal or a workflow's log may be shown: it means the same, and what would be obeyed or not be seen is escaped. */
function harmlessJson(json) {
    return json.replace(hiddenButBreak, escapeUnits).replaceAll('##[', '#\\u0023[');
}
function escapeUnits(character) {
    return character
        .split('')
        .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
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

/***/ 4310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findFilesWithin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


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


/***/ }),

/***/ 4329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _files_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4310);



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
        return { problem: 'is older than this invocation: the command put it there, and did not measure it' };
    if (isTooLarge(stats.size))
        return { problem: tooLarge };
    return { files: [{ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') }] };
}
function readDirectory(path, isFresh) {
    const all = (0,_files_within_js__WEBPACK_IMPORTED_MODULE_2__/* .findFilesWithin */ .K)(path);
    const files = all.filter(file => isFresh(file.path, file.stats));
    if (all.length === 0)
        return { problem: 'holds no file whose name ends with .json or .xml' };
    if (files.length === 0)
        return { problem: 'holds only files that are older than this invocation' };
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


/***/ }),

/***/ 2595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ explainSystemError)
/* harmony export */ });
/** What a system error says, without its code, its call and its path; any other error as it is. */
function explainSystemError(error) {
    return error.message.replace(/^[A-Z]+: /, '').replace(/, \w+(?: '.*)?$/, '');
}


/***/ })

};
