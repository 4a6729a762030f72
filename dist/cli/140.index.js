export const id = 140;
export const ids = [140];
export const modules = {

/***/ 3199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ verdicts)
/* harmony export */ });
const verdicts = ['regressed', 'not-comparable', 'inconclusive', 'improved', 'unchanged'];


/***/ }),

/***/ 8403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ describeConsole),
/* harmony export */   c: () => (/* binding */ describeRemedy)
/* harmony export */ });
/** Describes what was recognised, and what to add so that its numbers are read. */
function describeConsole(table, way) {
    const { tool, remedy } = table;
    const output = remedy.output === undefined ? '' : `, and add ${showInput('output', remedy.output, way)}`;
    return `this is the table of ${tool}, whose numbers are not read: ${describeRemedy(table)}${output}. To compare the time of the whole process, add ${showInput('format', 'process', way)}`;
}
/** Describes how the tool writes numbers that are read. */
function describeRemedy({ remedy }) {
    return 'words' in remedy ? `add ${remedy.words} to the command` : `let the script call ${remedy.call}`;
}
function showInput(name, value, way) {
    return way === 'action' ? `"${name}: ${value}"` : `--${name} ${value}`;
}


/***/ }),

/***/ 2173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ recogniseConsole)
/* harmony export */ });
/* unused harmony export consoles */
/** The tables of the usual tools, in the order in which they are looked for. */
const consoles = [
    {
        tool: 'pytest-benchmark',
        sign: /^Name \(time in [a-z]+\) +Min +Max\b/,
        remedy: { words: '--benchmark-json=result.json', output: 'result.json' },
    },
    {
        tool: 'hyperfine',
        sign: /^ +Time \((?:mean ± σ|abs ≡)\): +[\d.]+ [a-zµ]+ /,
        remedy: { words: '--export-json result.json', output: 'result.json' },
    },
    {
        tool: 'Google Benchmark',
        sign: /^Benchmark +Time +CPU +Iterations/,
        remedy: { words: '--benchmark_out=result.json --benchmark_out_format=json', output: 'result.json' },
    },
    {
        tool: 'JMH',
        sign: /^Benchmark +(?:\([^ ()]+\) +)*Mode +(?:Cnt +)?Score +/,
        remedy: { words: '-rf json -rff result.json', output: 'result.json' },
    },
    {
        tool: 'mitata',
        sign: /^benchmark +(?:avg|time \(avg\)) +\(min … max\)/,
        remedy: { call: 'run({ format: { json: { samples: false, debug: false } } })' },
    },
    {
        tool: 'tinybench',
        sign: /^│ +\(index\) +│ +Task [Nn]ame +│/,
        remedy: {
            call: 'console.log(JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result }))))',
        },
    },
    {
        tool: 'BenchmarkDotNet',
        sign: /^\| *Method +\|[^\n]* Mean +\|/,
        remedy: { words: '--exporters json --artifacts results', output: 'results' },
    },
    {
        tool: 'asv',
        sign: /^\[ *\d[\d.]*%\] ··· /,
        remedy: { words: '--record-samples --set-commit-hash $(git rev-parse HEAD)', output: 'results' },
    },
    {
        tool: 'Catch2',
        sign: /^benchmark name +samples +iterations +/,
        remedy: { words: '-r xml' },
    },
    {
        tool: 'nanobench',
        sign: /^\|(?: relative \|)? +(?:ps|ns|us|ms|s)\/\S+ \|[^\n]*\| +err% \|/,
        remedy: { call: 'ankerl::nanobench::render(ankerl::nanobench::templates::json(), bench, std::cout)' },
    },
    {
        tool: 'Criterion',
        sign: /^(?:\S.{0,300})? +time: +\[[\d.]+ \S+ [\d.]+ \S+ [\d.]+ \S+\]/,
        remedy: { words: 'CRITERION_HOME=results', output: 'results' },
    },
    {
        tool: 'oha',
        sign: /^ +Success rate:\s+[\d.]+%/,
        remedy: { words: '--output-format json' },
    },
    {
        tool: 'zBench',
        sign: /^benchmark +runs +total time +time\/run/,
        remedy: { call: 'writeJSON of each result' },
    },
];
/** The table that is in `lines`. */
function recogniseConsole(lines) {
    return consoles.find(({ sign }) => lines.some(line => sign.test(line)));
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

/***/ 1003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YZ: () => (/* binding */ bareSign),
  H8: () => (/* binding */ chooseFormat),
  Tz: () => (/* binding */ detectFormat),
  tw: () => (/* binding */ detectIn),
  eE: () => (/* binding */ findCandidates),
  EI: () => (/* binding */ formatNames),
  S$: () => (/* binding */ isOfTool)
});

// UNUSED EXPORTS: findFormat, formats

// EXTERNAL MODULE: ./lib/formats/consoles/console-table.js
var console_table = __webpack_require__(8403);
// EXTERNAL MODULE: ./lib/formats/consoles/consoles.js
var consoles = __webpack_require__(2173);
// EXTERNAL MODULE: ./lib/formats/format.js
var formats_format = __webpack_require__(8237);
;// CONCATENATED MODULE: ./lib/metrics/number.js
const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
/** The number that `text` is, with a point before its decimals; NaN where it is none, as `1,5` is none. */
function parseNumber(text) {
    const short = parseShort(text);
    return Number.isNaN(short) && plain.test(text) ? Number(text) : short;
}
/** So many digits, and a power of ten of so many zeros, are exact, and so the quotient of both is the number nearest to what is written. */
const mostDigits = 15;
const powers = Array.from({ length: mostDigits + 1 }, (_, zeros) => 10 ** zeros);
/** Digits with at most one point among them, as nearly all numbers are; NaN where `text` is anything else. */
function parseShort(text) {
    const { length } = text;
    if (length === 0 || length > mostDigits || text === '.')
        return Number.NaN;
    let digits = 0;
    let decimals = -1;
    for (let at = 0; at < length; at++) {
        const digit = text.charCodeAt(at) - zero;
        if (digit >= 0 && digit <= 9)
            digits = digits * 10 + digit;
        else if (digit === point && decimals < 0)
            decimals = length - 1 - at;
        else
            return Number.NaN;
    }
    return decimals > 0 ? digits / powers[decimals] : digits;
}
const zero = 48;
const point = 46 - zero;
/** `parseNumber` for tools that put a comma between thousands: `1,431,759.5`, but not `1,5`. */
function parseGroupedNumber(text) {
    return text.includes(',') && grouped.test(text) ? parseNumber(text.replaceAll(',', '')) : parseNumber(text);
}

// EXTERNAL MODULE: ./lib/metrics/unit.js
var metrics_unit = __webpack_require__(9847);
// EXTERNAL MODULE: ./lib/formats/reading/printed.js
var reading_printed = __webpack_require__(6437);
;// CONCATENATED MODULE: ./lib/formats/own/json-values.js




/**
 * A user's own format: JSON, of which `values` says where what is: lines such as `p99 = /latency/p99 ms`, a name, a JSON Pointer (RFC 6901)
 * to a number or a list of numbers, its unit, and where the unit does not say it, `lower` or `higher`.
 *
 * A FormatError where a line is none of these.
 */
function makeJsonValues(values) {
    const wanted = values
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '')
        .map(decodeLine);
    return {
        name: 'json',
        title: 'JSON, at the places in "values"',
        fits: ({ json }) => wanted.some(({ pointer }) => findAt(json, pointer) !== undefined),
        parse({ json, text }) {
            if (json === undefined)
                throw new formats_format/* FormatError */.I(text.trim() === '' ? 'the output is empty' : 'the output is not valid JSON, or it was cut off');
            if (wanted.every(({ pointer }) => findAt(json, pointer) === undefined))
                throw new formats_format/* FormatError */.I(`the output has none of the places in "values" (${wanted[0]?.pointer})`);
            return wanted.map(one => read(one, findAt(json, one.pointer)));
        },
    };
}
function decodeLine(line) {
    const at = line.lastIndexOf('= ');
    const [pointer = '', unit = '', better, ...more] = line
        .slice(at + 1)
        .trim()
        .split(/\s+/);
    const benchmark = line.slice(0, Math.max(0, at)).trim();
    const isDirection = better === undefined || better === 'lower' || better === 'higher';
    if (benchmark === '' || !/^#?\//.test(pointer) || !isDirection || more.length > 0)
        throw new formats_format/* FormatError */.I(`"values" holds ${JSON.stringify(line.slice(0, 80))}; it must be "NAME = /POINTER UNIT", such as "p99 = /latency/p99 ms". Add "lower" or "higher" if the unit does not say which is better`);
    return { benchmark, pointer, unit, ...(better === undefined ? {} : { better }) };
}
function read({ pointer, ...printed }, value) {
    const metric = (0,metrics_unit/* tidyUnit */.v)(printed.unit).unit === 's' ? 'time' : printed.unit || 'value';
    const values = (Array.isArray(value) ? value : [value]).map(toNumber);
    if (values.length > 0 && !values.some(Number.isNaN))
        return (0,reading_printed/* makeReading */.Xn)({ ...printed, metric, values });
    return (0,reading_printed/* makeFailure */.ro)({ ...printed, metric }, `${value === undefined ? 'nothing' : 'no number'} is at ${pointer}`);
}
function toNumber(value) {
    if (typeof value === 'number')
        return value;
    return typeof value === 'string' ? parseNumber(value) : Number.NaN;
}
/**
 * Finds the value at `pointer` in `json` (RFC 6901, also as a URI fragment, where blanks are `%20`). Returns undefined if there
 * is none.
 */
function findAt(json, pointer) {
    const tokens = (pointer.startsWith('#') ? decode(pointer.slice(1)) : pointer).split('/').slice(1);
    let value = json;
    for (const token of tokens) {
        const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
            return undefined;
        value = value[key];
    }
    return value;
}
function decode(fragment) {
    try {
        return decodeURIComponent(fragment);
    }
    catch {
        return fragment;
    }
}

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/formats/reading/gathering.js
var reading_gathering = __webpack_require__(3390);
;// CONCATENATED MODULE: ./lib/formats/own/native.js






const marker = '{"bench"';
const example = '{"bench":"parse","value":12.8,"unit":"ms"}';
const longestLine = 65_536;
const longestName = 256;
const line = dist/* object */.Ikc({
    bench: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(longestName)),
    metric: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(longestName))),
    unit: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(longestName)), ''),
    better: dist/* optional */.lqM(dist/* picklist */.KIO(['lower', 'higher'])),
    value: dist/* optional */.lqM(dist/* number */.aig()),
    samples: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(dist/* number */.aig()), dist/* minLength */.BpQ(1))),
    error: dist/* optional */.lqM(dist/* string */.YjP()),
});
/** Lines of JSON that any script can print, on stdout among other lines or in the file `BENCH_OUTPUT`. */
const native_native = {
    name: 'native',
    title: 'lines of JSON that any script can print',
    fits: ({ output }) => textsOf(output).some(text => text.startsWith(marker) || text.includes(`\n${marker}`)),
    parse({ output }) {
        const readings = textsOf(output).flatMap(parseText);
        if (readings.length > 0)
            return readings;
        throw new formats_format/* FormatError */.I(`no line of its output starts with ${marker}: print lines such as ${example}`);
    },
};
function textsOf({ stdout, benchOutput, files = [] }) {
    return [stdout, benchOutput, ...files.map(({ text }) => text)];
}
function parseText(text) {
    const quantities = new Map();
    const gathering = new reading_gathering/* Gathering */.SP();
    for (const candidate of findLines(text))
        readLine(native_decodeLine(candidate), candidate, quantities, gathering);
    return gathering.readings;
}
/** The lines of `text` that start with the marker, one by one: a list of all lines would take more than their values. */
function* findLines(text) {
    let start = findLine(text, 0);
    while (start >= 0) {
        const next = text.indexOf('\n', start);
        const end = next < 0 ? text.length : next;
        yield text.slice(start, end);
        start = findLine(text, end);
    }
}
function findLine(text, from) {
    if (from === 0 && text.startsWith(marker))
        return 0;
    const before = text.indexOf(`\n${marker}`, from);
    return before < 0 ? -1 : before + 1;
}
function readLine(said, text, quantities, gathering) {
    const { bench, value, samples, error } = said;
    if ((value === undefined ? 0 : 1) + (samples === undefined ? 0 : 1) + (error === undefined ? 0 : 1) !== 1)
        throw new formats_format/* FormatError */.I(`a line must have exactly one of "value", "samples" and "error": ${shown(text)}`);
    const quantity = findQuantity(said, quantities);
    if (value !== undefined)
        gathering.add(quantity, bench, value);
    else {
        const reading = (0,reading_printed/* readValues */.N$)(quantity, bench, samples ?? []);
        gathering.push(error === undefined ? reading : { ...reading, error });
    }
}
/** Most lines are of a few metrics, in a few units. */
function findQuantity({ metric, unit, better }, quantities) {
    const key = metric === undefined && better === undefined ? unit : JSON.stringify([metric, unit, better]);
    const known = quantities.get(key);
    if (known)
        return known;
    const name = metric ?? ((0,metrics_unit/* tidyUnit */.v)(unit).unit === 's' ? 'time' : unit || 'value');
    const quantity = (0,reading_printed/* makeQuantity */.oY)({ metric: name, unit, better });
    quantities.set(key, quantity);
    return quantity;
}
function native_decodeLine(text) {
    if (text.length > longestLine)
        throw new formats_format/* FormatError */.I(`a line of ${text.length} characters is too long: ${shown(text)}`);
    try {
        return decodePlain(text) ?? dist/* parse */.qgA(line, JSON.parse(text));
    }
    catch (cause) {
        const why = cause instanceof dist/* ValiError */.H6d
            ? shown(`${dist/* getDotPath */.BuJ(cause.issues[0]) ?? ''}: ${cause.message}`)
            : 'it is not JSON';
        throw new formats_format/* FormatError */.I(`a line that starts with ${marker} cannot be read (${why}): ${shown(text)}`, { cause });
    }
}
/**
 * A line of the plainest form, as most are: told without JSON's parser and a schema, which take five times as long. Its texts hold
 * nothing that JSON escapes, or has in two halves.
 */
const native_plain = /^\{"bench": ?"([ !#-[\]-\ud7ff]{1,256})", ?"value": ?((?:0|[1-9]\d{0,14})(?:\.\d{1,15})?)(?:, ?"unit": ?"([ !#-[\]-\ud7ff]{0,256})")?\}\r?$/;
function decodePlain(text) {
    const found = native_plain.exec(text);
    return found ? { bench: found[1], value: parseNumber(found[2]), unit: found[3] ?? '' } : undefined;
}
function shown(text) {
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

// EXTERNAL MODULE: ./lib/formats/own/process.js
var process = __webpack_require__(9678);
;// CONCATENATED MODULE: ./lib/formats/reading/remember.js
/** `make`, called once for each text that it is asked for; what it made is kept as long as the function itself. */
function remember(make) {
    const made = new Map();
    return text => {
        const known = made.get(text);
        if (known !== undefined || made.has(text))
            return known;
        const value = make(text);
        made.set(text, value);
        return value;
    };
}

;// CONCATENATED MODULE: ./lib/formats/own/regex.js





/** Longer lines are not tried: what comes back in the pattern goes over the rest of the line again. */
const regex_longestLine = 1000;
/** For all lines of an output, of which the longest that is read at all takes a few seconds. */
const longestInSeconds = 10;
/**
 * A user's own format: lines that match `pattern`, a regular expression with the named groups `value`, and where there are such,
 * `name` (else the suite's) and `unit`. Other lines are passed over; repeated names are iterations.
 *
 * A FormatError where `pattern` is none, or where it may take for ever on a line that its user did not think of. What is not seen in
 * the pattern (`.*.*.*=` takes a day for some lines) is ended by time, since who wrote the lines need not be who wrote the pattern.
 */
function makeRegex(pattern, endAfter) {
    const expression = compile(pattern);
    const read = (lines, suite) => {
        const walk = new Walk(expression, suite);
        if (endAfter(longestInSeconds * 1000, () => walk.follow(lines)))
            return walk.readings;
        throw new formats_format/* FormatError */.I(`"pattern" (${pattern}) takes too long: after ${longestInSeconds} s it was at line ${walk.line + 1} of the output: ${lines[walk.line]?.slice(0, 200)}`);
    };
    return {
        name: 'regex',
        title: 'lines that match "pattern"',
        fits: ({ lines }) => read(lines, '').length > 0,
        parse({ lines }, suite) {
            const readings = read(lines, suite);
            if (readings.length > 0)
                return readings;
            throw new formats_format/* FormatError */.I(`no line of the output matches "pattern" (${pattern}); its first line is: ${lines.find(line => line.trim() !== '')?.slice(0, 200) ?? 'none'}`);
        },
    };
}
class Walk {
    readings = [];
    /** Which is being matched; counts from 0. */
    line = 0;
    #expression;
    #suite;
    #quantityOf = remember(unit => (0,reading_printed/* makeQuantity */.oY)(metricOf(unit)));
    constructor(expression, suite) {
        this.#expression = expression;
        this.#suite = suite;
    }
    follow(lines) {
        for (; this.line < lines.length; this.line++) {
            const line = lines[this.line];
            const groups = line.length <= regex_longestLine ? this.#expression.exec(line)?.groups : undefined;
            if (groups)
                this.readings.push(this.#read(groups));
        }
    }
    #read({ name, value = '', unit = '' }) {
        const benchmark = name?.trim() || this.#suite;
        const number = parseNumber(value.trim());
        if (!Number.isNaN(number))
            return (0,reading_printed/* readValue */.wK)(this.#quantityOf(unit), benchmark, number);
        return (0,reading_printed/* makeFailure */.ro)({ ...metricOf(unit), benchmark }, `"${value.slice(0, 40)}" is not a number: use digits, with a point before decimals`);
    }
}
function metricOf(unit) {
    return { metric: (0,metrics_unit/* tidyUnit */.v)(unit).unit === 's' ? 'time' : unit.trim() || 'value', unit };
}
function compile(pattern) {
    const costly = findCostlyPart(pattern);
    if (costly !== undefined)
        throw new formats_format/* FormatError */.I(`"pattern" holds ${costly}, which can take exponential time on a line that nearly matches: write the pattern without it`);
    let expression;
    try {
        expression = new RegExp(pattern, 'u');
    }
    catch (cause) {
        throw new formats_format/* FormatError */.I(`"pattern" is not a valid regular expression: ${cause.message}`, { cause });
    }
    if (pattern.includes('(?<value>'))
        return expression;
    throw new formats_format/* FormatError */.I('"pattern" has no group called "value": such as ^(?<name>\\S+): (?<value>[\\d.]+) (?<unit>\\S+)$');
}
const token = /\\k<|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!]|\(|\)|\||[*+?]|\{\d+,?\d*\}|./gsu;
const repetition = /^(?:[*+]|\{)/;
/**
 * The part of a regular expression that makes matching take time beyond any measure, in words; undefined where there is none.
 *
 * JavaScript tries all ways to match, which are exponentially many where what is repeated can itself be matched in several ways
 * (`(a+)*`, `(a|b)*`), or where the pattern looks around or back. What is left takes at worst a power of a line's length.
 */
function findCostlyPart(pattern) {
    const tokens = pattern.match(token) ?? [];
    if (tokens.some(one => /^\\(?:[1-9]|k<)/.test(one)))
        return 'a reference back (\\1)';
    if (tokens.some(one => one.startsWith('(?')))
        return 'a look ahead or behind ((?=…), (?<!…))';
    return repeatsAmbiguity(tokens)
        ? 'a repetition of what is itself repeated or one of several ((a+)*, (a|b)*)'
        : undefined;
}
/** Whether a group that can be matched in several ways is repeated. */
function repeatsAmbiguity(tokens) {
    // Of each group around, whether it can be.
    let around = [];
    let isAmbiguous = false;
    for (const [at, one] of tokens.entries()) {
        if (one === '(') {
            around = [...around, isAmbiguous];
            isAmbiguous = false;
        }
        else if (one === ')') {
            if (isAmbiguous && repetition.test(tokens[at + 1] ?? ''))
                return true;
            isAmbiguous ||= around.at(-1) ?? false;
            around = around.slice(0, -1);
        }
        else
            isAmbiguous ||= one === '|' || isOfNoFixedLength(one, tokens[at - 1]);
    }
    return false;
}
/** A question mark behind a bracket belongs to it: `(?:…)`, `(?<name>…)`. */
function isOfNoFixedLength(one, before) {
    return before !== '(' && (/^[*+?]$/.test(one) || /^\{\d+,/.test(one));
}

// EXTERNAL MODULE: ./lib/formats/read.js
var formats_read = __webpack_require__(1838);
// EXTERNAL MODULE: ./lib/formats/reading/document.js
var reading_document = __webpack_require__(7910);
// EXTERNAL MODULE: ./lib/formats/reading/json.js
var reading_json = __webpack_require__(3177);
// EXTERNAL MODULE: ./lib/formats/reading/names.js
var reading_names = __webpack_require__(659);
;// CONCATENATED MODULE: ./lib/formats/reading/xml.js

/** An element that is being read. Most are never asked for their attributes, so that these are read when they are. */
class Draft {
    name;
    children = [];
    text = '';
    #tag;
    #attributes;
    constructor(tag) {
        this.#tag = tag;
        this.name = /^\S*/.exec(tag)[0];
    }
    get attributes() {
        this.#attributes ??= parseAttributes(this.#tag, this.name.length);
        return this.#attributes;
    }
}
const deepest = 200;
/**
 * The root element of the XML that begins in `text`, or a FormatError where it is cut off, or is none.
 *
 * Resolves nothing: a document type (and with it entities of its own, and other files) is refused; only XML's five entities
 * and characters by number are read.
 */
function parseXml(text) {
    const open = [];
    let at = text.indexOf('<');
    while (at >= 0) {
        const end = findEnd(text, at);
        const root = text[at + 1] === '!' || text[at + 1] === '?' ? undefined : place(text.slice(at + 1, end), open);
        if (root)
            return root;
        at = text.indexOf('<', end);
        if (at > end + 1)
            addText(text.slice(end + 1, at), open.at(-1));
    }
    throw new formats_format/* FormatError */.I('the XML is cut off before its end');
}
/** Only what is not blank: most of what stands between elements is their indentation. */
function addText(text, parent) {
    if (parent?.children.length === 0 && /\S/.test(text))
        parent.text += xml_decode(text);
}
/** Where what begins at `at` ends: at its last character. */
function findEnd(text, at) {
    const next = text.charCodeAt(at + 1);
    if (next === exclamationMark || next === questionMark)
        return findEndOfAside(text, at);
    let quote = 0;
    for (let index = at + 1; index < text.length; index++) {
        const code = text.charCodeAt(index);
        if (quote !== 0)
            quote = code === quote ? 0 : quote;
        else if (code === doubleQuote || code === singleQuote)
            quote = code;
        else if (code === greaterThan)
            return index;
    }
    return insist(-1, 0);
}
const [exclamationMark, questionMark, doubleQuote, singleQuote, greaterThan] = [33, 63, 34, 39, 62];
/** What is neither element nor text that is read: comments, instructions, and text that is quoted as a whole. */
function findEndOfAside(text, at) {
    for (const [start, stop] of [
        ['<!--', '-->'],
        ['<![CDATA[', ']]>'],
        ['<?', '?>'],
    ])
        if (text.startsWith(start, at))
            return insist(text.indexOf(stop, at + start.length), stop.length);
    throw new formats_format/* FormatError */.I('XML with a document type is not read: no tool for benchmarks writes it');
}
function insist(found, length) {
    if (found < 0)
        throw new formats_format/* FormatError */.I('the XML is cut off before its end');
    return found + length - 1;
}
/** Puts a tag (without its brackets) into what is open; gives the root when it is closed. */
function place(tag, open) {
    const parent = open.at(-1);
    if (tag.startsWith('/')) {
        if (parent?.name !== tag.slice(1).trim())
            throw new formats_format/* FormatError */.I(`the XML closes "${tag.slice(1, 100)}", which is not open`);
        open.pop();
        return open.length === 0 ? parent : undefined;
    }
    const isEmpty = tag.endsWith('/');
    const element = new Draft(isEmpty ? tag.slice(0, -1) : tag);
    parent?.children.push(element);
    if (isEmpty)
        return parent ? undefined : element;
    if (open.push(element) > deepest)
        throw new formats_format/* FormatError */.I('the XML is nested more deeply than any tool nests');
    return undefined;
}
function parseAttributes(tag, from) {
    const attributes = new Map();
    // Sticky, so that a long tag without attributes is not tried from each of its characters.
    const attribute = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
    attribute.lastIndex = from;
    for (let found = attribute.exec(tag); found; found = attribute.exec(tag))
        attributes.set(found[1], xml_decode(found[2] ?? found[3] ?? ''));
    return attributes;
}
const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
/** What is no entity that XML itself knows stays as it is. */
function xml_decode(text) {
    if (!text.includes('&'))
        return text;
    return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hexadecimal, name) => {
        if (name !== undefined)
            return entities.get(name) ?? whole;
        const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}

;// CONCATENATED MODULE: ./lib/formats/tools/c/catch2.js




const advice = 'run it with -r xml, and a name or tag that selects a test with a BENCHMARK';
/**
 * The output of Catch2 with `-r xml`: the mean in nanoseconds with six digits, and no samples.
 *
 * The name of a benchmark includes its test case and sections, since names repeat between them. (`catch_reporter_xml.cpp`; the root is
 * `Catch` before version 3.)
 */
const catch2 = {
    name: 'catch2',
    title: 'Catch2, XML',
    fits: document => findXml(document) !== undefined,
    parse(document) {
        const xml = findXml(document);
        const benchmarks = xml === undefined ? [] : findBenchmarks(parseXml(xml), undefined);
        if (benchmarks.length === 0)
            throw new formats_format/* FormatError */.I(`there is no benchmark in the output of Catch2: ${advice}`);
        const names = (0,reading_names/* numberDuplicates */.iF)(benchmarks.map(({ name }) => name));
        return benchmarks.map((benchmark, index) => catch2_read(benchmark, names[index]));
    },
};
/** Where the report begins: at its declaration or its root, at the start of a line. */
function findXml({ text }) {
    if (!text.includes('<Catch'))
        return undefined;
    const start = text.search(/^\ufeff?(?:<\?xml [^>]{0,200}>\s{0,100})?<(?:Catch2TestRun|Catch) /m);
    return start < 0 ? undefined : text.slice(start);
}
function findBenchmarks(element, outer) {
    const name = element.attributes.get('name') ?? '';
    if (element.name === 'BenchmarkResults')
        return [{ name: (0,reading_names/* nest */.$I)(outer, ' > ', name), result: findResult(element) }];
    const isNamed = element.name === 'TestCase' || element.name === 'Section';
    const path = isNamed ? (0,reading_names/* nest */.$I)(outer, ' > ', name) : outer;
    return element.children.flatMap(child => findBenchmarks(child, path));
}
function findResult({ children }) {
    const failed = children.find(child => child.name === 'failed');
    if (failed)
        return { error: failed.attributes.get('message') ?? '' };
    const mean = children.find(child => child.name === 'mean')?.attributes.get('value');
    return { value: mean ? Number(mean) : Number.NaN };
}
function catch2_read({ result }, benchmark) {
    const time = { benchmark, metric: 'time' };
    return 'error' in result
        ? (0,reading_printed/* makeFailure */.ro)({ ...time, unit: 's' }, result.error)
        : (0,reading_printed/* makeReading */.Xn)({ ...time, unit: 'ns', values: [result.value] });
}

// EXTERNAL MODULE: ./lib/util/once.js
var once = __webpack_require__(4903);
;// CONCATENATED MODULE: ./lib/formats/reading/decode-json.js


/** The document's JSON as `schema` has it, or a FormatError that tells an empty output, a truncated one, and one of another shape apart. */
function decodeJson({ text, json }, schema, { tool, advice, version }) {
    if (json === undefined && text.trim() === '')
        throw new formats_format/* FormatError */.I(`the output is empty, so it is not a result of ${tool}: ${advice}`);
    if (json === undefined)
        throw new formats_format/* FormatError */.I(`the output is not the JSON of ${tool}, or it was cut off: ${advice}`);
    const said = version && dist.is(dist/* looseObject */._H3({}), json) ? json[version.key] : undefined;
    if (version && said !== undefined)
        insistOnVersion(said, version.known, tool);
    // One thing that is wrong is enough: there may be one in each of very many entries.
    const decoded = dist/* safeParse */.xLC(schema, json, { abortEarly: true });
    if (decoded.success)
        return decoded.output;
    const [issue] = decoded.issues;
    const where = dist/* getDotPath */.BuJ(issue);
    throw new formats_format/* FormatError */.I(`the output is not what ${tool} writes (${where ? `${where.slice(0, 100)}: ` : ''}${issue.message.slice(0, 200)}): ${advice}`);
}
/** `items`, of which there must be one. */
function insistOnSome(items, { tool, advice }) {
    if (items.length === 0)
        throw new formats_format/* FormatError */.I(`there is no benchmark in the output of ${tool}: ${advice}`);
    return items;
}
/** Refuses a version of a tool's JSON that is not one of `known`: its numbers may mean something else. */
function insistOnVersion(version, known, tool) {
    if (known.some(one => String(one) === String(version)))
        return;
    throw new formats_format/* FormatError */.I(`the output is the JSON of ${tool} in version ${JSON.stringify(version)?.slice(0, 50)}, and only ${known.join(' and ')} can be read. Update Counterbalance, or use a version of ${tool} that writes one of these`);
}

;// CONCATENATED MODULE: ./lib/formats/reading/numbers.js
/** `value` where it is a finite number: tools write NaN and Infinity as words, as text, as nothing. */
function finite(value) {
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
/** `value` where it is a list of finite numbers, and complete: what has a gap in it is no sample. */
function finiteList(value) {
    return Array.isArray(value) && value.length > 0 && value.every(Number.isFinite) ? value : undefined;
}
/** The first of `values` that is a finite number, as a list of it alone; empty where none is. */
function firstFinite(...values) {
    return values.filter(value => finite(value) !== undefined).slice(0, 1);
}
/** Computes the cost of one of `count` iterations from the cost of all of them. Returns NaN if there was none. */
function perIteration(total, count) {
    return count > 0 ? total / count : Number.NaN;
}

;// CONCATENATED MODULE: ./lib/formats/tools/c/google-benchmark.js







const expected = {
    tool: 'Google Benchmark',
    advice: 'run it with --benchmark_out=FILE --benchmark_out_format=json, and a filter that selects a benchmark',
};
function isRow(value) {
    return typeof value === 'object' && value !== null && 'name' in value;
}
const schema = dist/* object */.Ikc({
    context: dist/* unknown */.L5J(),
    // A row that is none must not lose the others.
    benchmarks: dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* transform */.pdi(rows => rows.filter(isRow))),
});
function rowsOf({ iterations, aggregates }) {
    return aggregates ? [...iterations, ...aggregates.values()] : iterations;
}
/**
 * The output of Google Benchmark: a file by `--benchmark_out=FILE --benchmark_out_format=json`, or text by
 * `--benchmark_format=json`.
 *
 * The rows of a `run_name` are its repetitions, in order. With `--benchmark_report_aggregates_only` there are only mean, median
 * and other aggregates. The library plans iterations by CPU time and derives its rates from it, unless a name contains
 * `/real_time` or `/manual_time`. That time is judged, so a busy machine does no harm. With threads, CPU time is an average over
 * them, so the real time is judged. (`json_reporter.cc`, `benchmark_runner.cc`; rows have had `run_type` since 1.5.)
 */
const googleBenchmark = {
    name: 'google-benchmark',
    title: 'Google Benchmark, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ context: dist/* unknown */.L5J(), benchmarks: dist/* array */.YOg(dist/* unknown */.L5J()), layout: dist/* optional */.lqM(dist/* undefined */.Vxk()) }), json),
    parse(document) {
        const { context, benchmarks } = decodeJson(document, schema, expected);
        if (dist.is(dist/* object */.Ikc({ json_schema_version: dist/* unknown */.L5J() }), context))
            insistOnVersion(context.json_schema_version, [1], expected.tool);
        return readRows(benchmarks);
    },
};
/** The readings in what the library says of benchmarks, which may have been printed in another way than as JSON. */
function readRows(rows) {
    const groups = [...groupRows(rows).values()].filter(isMeasured);
    const names = (0,reading_names/* numberDuplicates */.iF)(groups.map(({ name }) => name));
    const quantities = { times: remember(makeTimes), counter: remember(makeCounter) };
    const readings = [];
    for (const [index, group] of insistOnSome(groups, expected).entries())
        readings.push(...google_benchmark_read(group, names[index], quantities));
    return readings;
}
/** By family and instance too, since two benchmarks may be registered under one name. */
function groupRows(rows) {
    // Asked for few names, if any.
    const names = (0,once/* once */.O)(() => new Set(rows.map(row => row.name)));
    const isName = (name) => names().has(name);
    const groups = new Map();
    for (const row of rows) {
        const aggregate = aggregateOf(row, isName);
        const name = runNameOf(row, aggregate);
        const key = row.family_index === undefined ? name : `${row.family_index}\n${row.per_family_instance_index}\n${name}`;
        const known = groups.get(key);
        const group = known ?? { name, iterations: [] };
        if (!known)
            groups.set(key, group);
        if (aggregate === undefined)
            group.iterations.push(row);
        else {
            group.aggregates ??= new Map();
            group.aggregates.set(aggregate, row);
        }
    }
    return groups;
}
/** Before 1.5 aggregates are told only by the ends of their names, and by those beside them. */
function aggregateOf(row, isName) {
    if (row.run_type !== undefined)
        return row.run_type === 'aggregate' ? String(row.aggregate_name) : undefined;
    const [, base, ending] = /^(.*)_(mean|median|stddev|cv|BigO|RMS)$/s.exec(String(row.name)) ?? [];
    if (ending === undefined)
        return undefined;
    return ['', '_mean', '_BigO'].some(other => isName(`${base}${other}`)) ? ending : undefined;
}
function runNameOf({ run_name, name }, aggregate) {
    if (typeof run_name === 'string')
        return run_name;
    return aggregate === undefined ? String(name) : String(name).slice(0, -aggregate.length - 1);
}
/** Fits of a complexity (BigO, RMS) have no time, and a benchmark that was skipped with a message none either. */
function isMeasured(group) {
    return rowsOf(group).some(row => row.error_occurred === true || (isTimed(row) && !isSkipped(row)));
}
function isTimed(row) {
    return 'real_time' in row && 'cpu_time' in row;
}
function isSkipped({ skipped }) {
    return skipped === true;
}
function google_benchmark_read(group, benchmark, quantities) {
    const { iterations, aggregates } = group;
    const failed = rowsOf(group).find(row => row.error_occurred === true);
    if (failed) {
        const time = { benchmark, metric: 'time', unit: 's' };
        return [(0,reading_printed/* makeFailure */.ro)(time, String(failed.error_message ?? ''))];
    }
    const middle = aggregates?.get('median') ?? aggregates?.get('mean');
    const rows = iterations.length > 0 ? iterations.filter(isTimed) : middle ? [middle] : [];
    if (rows.length === 0)
        return [(0,reading_printed/* makeFailure */.ro)({ benchmark, metric: 'time', unit: 's' }, 'it has neither a repetition nor a median or mean')];
    return [...readTimes(rows, benchmark, quantities), ...readCounters(rows, benchmark, quantities)];
}
function makeTimes(unit) {
    const cpu = { metric: 'cpu-time', unit };
    return {
        real: (0,reading_printed/* makeQuantity */.oY)({ metric: 'time', unit }),
        cpu: (0,reading_printed/* makeQuantity */.oY)(cpu),
        judgedCpu: (0,reading_printed/* makeQuantity */.oY)({ ...cpu, primary: true }),
    };
}
function readTimes(rows, benchmark, { times }) {
    const unit = String(rows[0].time_unit ?? 'ns');
    // The unit can be set on each benchmark, and is the same for all repetitions of it.
    if (!rows.every(row => (row.time_unit ?? 'ns') === unit) || !['ns', 'us', 'ms', 's'].includes(unit))
        return [
            (0,reading_printed/* makeFailure */.ro)({ benchmark, metric: 'time', unit: 's' }, 'its unit of time is none that Google Benchmark writes'),
        ];
    const values = (key) => rows.map(row => finite(row[key]) ?? Number.NaN);
    const inCpu = values('cpu_time');
    const { real, cpu, judgedCpu } = times(unit);
    const isJudged = !aboutRealTime.test(benchmark) && inCpu.some(value => value > 0);
    return [(0,reading_printed/* readValues */.N$)(real, benchmark, values('real_time')), (0,reading_printed/* readValues */.N$)(isJudged ? judgedCpu : cpu, benchmark, inCpu)];
}
/** One of the name's parts. */
const aboutRealTime = /(?:^|\/)(?:real_time|manual_time|threads:(?!1(?:\/|$))[^/]*)(?:\/|$)/;
/** The file that the library itself writes in a row; everything else is a counter of the benchmark. */
const own = new Set([
    ...['name', 'run_name', 'run_type', 'label', 'time_unit', 'real_time', 'cpu_time', 'iterations', 'threads'],
    ...['repetitions', 'repetition_index', 'family_index', 'per_family_instance_index'],
    ...['aggregate_name', 'aggregate_unit', 'cpu_coefficient', 'real_coefficient', 'big_o', 'rms'],
    ...['error_occurred', 'error_message', 'skipped', 'skip_message'],
]);
/** Units that the library gives to its own counters; which way is better is certain of these alone. */
const units = new Map([
    ['bytes_per_second', { metric: 'throughput', unit: 'B/s' }],
    ['items_per_second', { metric: 'items-per-second', unit: 'items/s' }],
    ['allocs_per_iter', { metric: 'allocations', unit: 'allocs' }],
    ['max_bytes_used', { metric: 'max-bytes-used', unit: 'B' }],
]);
/** A counter that is not finite in some repetition (a rate of nothing is NaN) is left out, and its benchmark stays. */
function readCounters(rows, benchmark, { counter }) {
    const readings = [];
    for (const key in rows[0]) {
        if (own.has(key))
            continue;
        const values = rows.map(row => finite(row[key])).filter(value => value !== undefined);
        if (values.length === rows.length)
            readings.push((0,reading_printed/* readValues */.N$)(counter(key), benchmark, values));
    }
    return readings;
}
function makeCounter(key) {
    return (0,reading_printed/* makeQuantity */.oY)(units.get(key) ?? { metric: nameCounter(key), unit: '' });
}
/** A counter may have any name; one of ours would be taken for the time. */
function nameCounter(counter) {
    const isTaken = ['time', 'cpu-time', ...[...units.values()].map(({ metric }) => metric)].includes(counter);
    return isTaken ? `${counter} (counter)` : (0,reading_names/* shorten */.ml)(counter);
}

// EXTERNAL MODULE: ./lib/formats/reading/lines.js
var reading_lines = __webpack_require__(9908);
;// CONCATENATED MODULE: ./lib/formats/reading/csv.js


/** A header with these first columns. */
function makeCsvHeader(columns, separator = ',') {
    return {
        separator,
        spellings: [columns.join(separator), columns.map(column => `"${column}"`).join(separator)],
    };
}
/** The cells of `line`; in quotes a cell may hold the separator, and two quotes for one. */
function splitCsv(line, separator = ',') {
    if (!line.includes('"'))
        return line.split(separator);
    const cells = [];
    for (let at = 0; at <= line.length; at++) {
        const isQuoted = line[at] === '"';
        const quote = isQuoted ? findQuote(line, at + 1) : at;
        const end = findOr(line.length, line.indexOf(separator, quote));
        cells.push(isQuoted ? line.slice(at + 1, quote).replaceAll('""', '"') : line.slice(at, end));
        at = end;
    }
    return cells;
}
/** Where the cell that begins at `from`, behind its quote, has the other one. */
function findQuote(line, from) {
    const quote = findOr(line.length, line.indexOf('"', from));
    return line[quote + 1] === '"' ? findQuote(line, quote + 2) : quote;
}
function findOr(otherwise, found) {
    return found < 0 ? otherwise : found;
}
/** Returns whether one of the lines is the header. */
function hasCsv({ text, rows }, header) {
    return header.spellings.some(one => (0,reading_lines/* hasLine */.pc)({ text, rows }, one, line => line.startsWith(one)));
}
/**
 * Applies `read` to each row below a header, up to a line with more or fewer cells; a FormatError where the last row is cut off.
 *
 * The cells of a row are not kept, since there may be very many.
 */
function readCsv({ rows: lines }, header, read) {
    const results = [];
    let columns;
    const last = lines.findLastIndex(line => line.trim() !== '');
    for (const [at, line] of lines.entries()) {
        if (isHeader(line, header)) {
            columns = splitCsv(line, header.separator);
            continue;
        }
        if (columns === undefined)
            continue;
        const cells = splitCsv(line, header.separator);
        if (cells.length === columns.length)
            results.push(read(makeRow(columns, cells)));
        else if (at === last && cells.length > 1)
            throw new formats_format/* FormatError */.I(`the last row of the table has ${cells.length} cells, and its header has ${columns.length}: was the output cut off?`);
        else
            columns = undefined;
    }
    return results;
}
/** Of a row with so few columns, finding one by looking is fastest. */
function makeRow(columns, cells) {
    return { columns, get: column => cells[columns.indexOf(column)] };
}
/** By the first character first, since nearly all lines begin with another one. */
function isHeader(line, { spellings }) {
    const [plain, quoted] = spellings;
    const first = line.charCodeAt(0);
    if (first === plain.charCodeAt(0))
        return line.startsWith(plain);
    return first === quoted.charCodeAt(0) && line.startsWith(quoted);
}

;// CONCATENATED MODULE: ./lib/formats/tools/c/google-benchmark-csv.js




const header = makeCsvHeader(['name', 'iterations', 'real_time', 'cpu_time', 'time_unit']);
/** The output of Google Benchmark by `--benchmark_format=csv`, with six digits; its JSON says more. Source: outputs of 1.7.1. */
const googleBenchmarkCsv = {
    name: 'google-benchmark-csv',
    title: 'Google Benchmark, CSV; its JSON (google-benchmark) says more',
    fits: document => hasCsv(document, header),
    parse(document) {
        const rows = readCsv(document, header, readCells);
        if (rows.length > 0)
            return readRows(rows);
        throw new formats_format/* FormatError */.I('no row of Google Benchmark has a time: does the filter select a benchmark?');
    },
};
function readCells(cells) {
    const name = cells.get('name') ?? '';
    if (cells.get('error_occurred') === 'true')
        return { name, error_occurred: true, error_message: cells.get('error_message') };
    const numberOf = (column) => parseNumber(cells.get(column) ?? '');
    return {
        name,
        real_time: numberOf('real_time'),
        cpu_time: numberOf('cpu_time'),
        time_unit: cells.get('time_unit') ?? '',
        // Empty in rows without such a rate, and then no number.
        bytes_per_second: numberOf('bytes_per_second'),
        items_per_second: numberOf('items_per_second'),
    };
}

;// CONCATENATED MODULE: ./lib/formats/tools/c/nanobench.js





const nanobench_expected = {
    tool: 'nanobench',
    advice: 'render it by ankerl::nanobench::templates::json() to stdout or to the file of "output"',
};
const resultSchema = dist/* object */.Ikc({
    title: dist/* optional */.lqM(dist/* string */.YjP()),
    name: dist/* string */.YjP(),
    'median(elapsed)': dist/* unknown */.L5J(),
    measurements: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const nanobench_schema = dist/* object */.Ikc({ results: dist/* array */.YOg(resultSchema) });
const shape = dist/* object */.Ikc({
    results: dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ name: dist/* string */.YjP(), 'median(elapsed)': dist/* unknown */.L5J() })), dist/* minLength */.BpQ(1)),
});
/** Counters of the processor, where it has them; all zeros otherwise. */
const counters = ['instructions', 'cpucycles', 'branchmisses'];
/**
 * The output of nanobench with its template `json()`.
 *
 * Times are seconds of one unit of work, and the counters are also for one unit. The measurements are the epochs, in order. A
 * name stands below its title, since names repeat between titles. (`nanobench.h`: `templates::json`.)
 */
const nanobench = {
    name: 'nanobench',
    title: 'nanobench, JSON',
    fits: ({ json }) => dist.is(shape, json),
    parse(document) {
        const { results } = decodeJson(document, nanobench_schema, nanobench_expected);
        const titles = new Set(results.map(({ title }) => title ?? ''));
        const names = (0,reading_names/* numberDuplicates */.iF)(results.map(({ title, name }) => (titles.size > 1 && title ? `${title}/${name}` : name)));
        return insistOnSome(results, nanobench_expected).flatMap((result, index) => nanobench_read(result, names[index]));
    },
};
function nanobench_read(result, benchmark) {
    const values = valuesOf(result, 'elapsed') ?? firstFinite(result['median(elapsed)']);
    const counted = counters.flatMap(counter => {
        const found = valuesOf(result, counter);
        if (!found?.some(value => value > 0))
            return [];
        return [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric: counter, unit: 'count', values: found, better: 'lower' })];
    });
    return [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'time', unit: 's', values }), ...counted];
}
function valuesOf({ measurements }, key) {
    if (!Array.isArray(measurements))
        return undefined;
    return finiteList(measurements.map(one => finite(one?.[key])));
}

;// CONCATENATED MODULE: ./lib/formats/tools/c/nanobench-csv.js





const nanobench_csv_header = makeCsvHeader(['title', 'name', 'unit', 'batch', 'elapsed'], ';');
/**
 * The output of nanobench by its template `csv()`; its JSON (`nanobench`) has all epochs.
 *
 * A time is the median, of one unit of work. Source: outputs of 4.6, and its `nanobench.h`.
 */
const nanobenchCsv = {
    name: 'nanobench-csv',
    title: 'nanobench, CSV; its JSON (nanobench) says more',
    fits: document => hasCsv(document, nanobench_csv_header),
    parse(document) {
        const rows = readCsv(document, nanobench_csv_header, cells => ({
            title: cells.get('title'),
            name: cells.get('name'),
            value: parseNumber(cells.get('elapsed') ?? ''),
        }));
        if (rows.length === 0)
            throw new formats_format/* FormatError */.I('no row of nanobench has a time: did a benchmark run?');
        const isOne = new Set(rows.map(({ title }) => title)).size === 1;
        const names = (0,reading_names/* numberDuplicates */.iF)(rows.map(({ title, name }) => (isOne || title === '' ? name : `${title}/${name}`)));
        return rows.map(({ value }, index) => (0,reading_printed/* makeReading */.Xn)({ benchmark: names[index], metric: 'time', unit: 's', values: [value] }));
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/c/nvbench.js





const nvbench_expected = { tool: 'nvbench', advice: 'run it with --json FILE' };
const datum = dist/* object */.Ikc({ name: dist/* string */.YjP(), value: dist/* unknown */.L5J() });
const summary = dist/* object */.Ikc({ tag: dist/* string */.YjP(), data: dist/* array */.YOg(datum) });
const state = dist/* object */.Ikc({
    name: dist/* string */.YjP(),
    is_skipped: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    skip_reason: dist/* nullish */.cl6(dist/* string */.YjP()),
    summaries: dist/* nullish */.cl6(dist/* array */.YOg(summary)),
});
const nvbench_schema = dist/* object */.Ikc({ benchmarks: dist/* array */.YOg(dist/* object */.Ikc({ name: dist/* string */.YjP(), states: dist/* array */.YOg(state) })) });
/** What is read, by its tag; a number is in seconds, or in bytes for each second. */
const tags = [
    { tag: 'nv/cold/time/gpu/mean', metric: 'time', unit: 's', primary: true },
    { tag: 'nv/cold/time/cpu/mean', metric: 'cpu-time', unit: 's' },
    { tag: 'nv/batch/time/gpu/mean', metric: 'batch-time', unit: 's' },
    { tag: 'nv/cold/bw/global/bytes_per_second', metric: 'throughput', unit: 'B/s' },
];
/**
 * The file that nvbench writes by `--json FILE`: a benchmark for each state, which its axes and the device make. Numbers are text (`"1.5e-05"`).
 *
 * It is about the time on the GPU, cold. A state that was skipped is an error, with its reason. (nvbench's `json_printer.cu`.)
 */
const nvbench = {
    name: 'nvbench',
    title: 'nvbench, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ benchmarks: dist/* array */.YOg(dist/* object */.Ikc({ states: dist/* array */.YOg(dist/* looseObject */._H3({})) })) }), json),
    parse(document) {
        const { benchmarks } = decodeJson(document, nvbench_schema, nvbench_expected);
        const states = benchmarks.flatMap(({ name, states }) => states.map(one => ({ ...one, name: `${name} ${one.name}` })));
        const names = (0,reading_names/* numberDuplicates */.iF)(states.map(({ name }) => name));
        return insistOnSome(states, nvbench_expected).flatMap((one, index) => nvbench_read(one, names[index]));
    },
};
function nvbench_read({ is_skipped, skip_reason, summaries }, benchmark) {
    const [time] = tags;
    if (is_skipped)
        return [(0,reading_printed/* makeFailure */.ro)({ ...time, benchmark }, `it was skipped: ${skip_reason ?? 'nvbench does not say why'}`)];
    const found = tags.flatMap(({ tag, ...metric }) => {
        const values = readValue(summaries?.find(one => one.tag === tag));
        return values.length === 0 ? [] : [(0,reading_printed/* makeReading */.Xn)({ ...metric, benchmark, values })];
    });
    return found.length > 0 ? found : [(0,reading_printed/* makeFailure */.ro)({ ...time, benchmark }, 'it has no time on the GPU')];
}
function readValue(found) {
    const value = found?.data.find(({ name }) => name === 'value')?.value;
    return firstFinite(typeof value === 'string' && value.trim() !== '' ? Number(value) : value);
}

;// CONCATENATED MODULE: ./lib/formats/reading/json-lines.js
const json_lines_longestLine = 2 ** 20;
/** The lines of `text` that are JSON and hold `marker`, among whatever else is printed; longer ones than any tool writes are left out. */
function* findJsonLines(text, marker) {
    let at = text.indexOf(marker);
    while (at >= 0) {
        const start = text.lastIndexOf('\n', at) + 1;
        const next = text.indexOf('\n', at);
        const end = next < 0 ? text.length : next;
        const value = end - start > json_lines_longestLine ? undefined : tryToParse(text.slice(start, end).trim());
        if (value !== undefined)
            yield value;
        at = text.indexOf(marker, end);
    }
}
function tryToParse(line) {
    if (!line.startsWith('{'))
        return undefined;
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/formats/tools/c/perf-stat.js




/** The fields of CSV: value, unit, event, with -r the deviation, the time that it ran for, and the share of it. */
const row = /^(-?[\d.]+|<not (?:supported|counted)>),([^,]*),([\w.:/=-]+),(?:[\d.]+%,)?(\d+),(\d+\.\d\d),/;
/**
 * The file that `perf stat -x, -o FILE` or `perf stat -j -o FILE` writes: one benchmark, named like the suite, with a metric for each counter.
 *
 * Without `-o` it goes to the standard error, which is not read. Times are in ms; more instructions and cycles are worse, and of other
 * counters it is not known. Source: outputs of 6.1.
 */
const perfStat = {
    name: 'perf-stat',
    title: 'perf stat, by -x, or -j',
    fits: ({ rows: lines, text }) => lines.some(line => row.test(line)) || readJson(text).length > 0,
    parse({ rows: lines, text }, suite) {
        const counters = [...lines.flatMap(perf_stat_readLine), ...readJson(text)];
        if (counters.length === 0)
            throw new formats_format/* FormatError */.I('no line is a counter of perf: run "perf stat -x, -o FILE", and let "output" name the file');
        return counters.map(one => perf_stat_read(one, suite));
    },
};
function perf_stat_readLine(line) {
    const [, value, unit, event] = row.exec(line) ?? [];
    return event === undefined ? [] : [{ event, value: value, unit: unit }];
}
function readJson(text) {
    return [...findJsonLines(text, '"counter-value"')].flatMap(line => {
        const { 'counter-value': value, event, unit } = line;
        const isCounter = typeof value === 'string' && typeof event === 'string' && typeof unit === 'string';
        return isCounter ? [{ event, value, unit }] : [];
    });
}
const costs = new Set(['instructions', 'cycles', 'cache-misses', 'branch-misses', 'page-faults']);
function perf_stat_read({ event, value, unit: printed }, benchmark) {
    const name = event.replace(/:[a-zA-Z]+$/, '');
    const isTime = printed === 'msec' || name === 'duration_time' || name === 'user_time' || name === 'system_time';
    const unit = printed === 'msec' ? 'ms' : isTime ? 'ns' : printed || 'count';
    const better = costs.has(name) ? { better: 'lower' } : {};
    const metric = { benchmark, metric: event.slice(0, 256), unit, ...better };
    return value.startsWith('<')
        ? (0,reading_printed/* makeFailure */.ro)(metric, `perf says "${value.slice(1, -1)}": this machine has no such counter, or no permission for it`)
        : (0,reading_printed/* makeReading */.Xn)({ ...metric, values: [parseNumber(value)] });
}

;// CONCATENATED MODULE: ./lib/formats/tools/c/zbench.js






const zbench_expected = { tool: 'zBench', advice: 'write an array of what writeJSON writes' };
const zbench_schema = dist/* array */.YOg(dist/* object */.Ikc({
    name: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    timings: dist/* unknown */.L5J(),
    max_allocations: dist/* optional */.lqM(dist/* unknown */.L5J()),
}));
const zbench_shape = dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ name: dist/* string */.YjP(), timing_statistics: dist/* looseObject */._H3({}), timings: dist/* array */.YOg(dist/* unknown */.L5J()) })), dist/* minLength */.BpQ(1));
/**
 * The output of zBench (Zig) by `writeJSON`, with all timings in ns.
 *
 * What a run allocated at most is read too. Source: outputs of 0.14.1.
 */
const zbench = {
    name: 'zbench',
    title: 'zBench (Zig), JSON',
    fits: document => dist.is(zbench_shape, document.json),
    parse(document) {
        const found = zbench_readJson(document);
        if (found.length === 0)
            throw new formats_format/* FormatError */.I('no row of zBench has a time: did a benchmark run?');
        return found;
    },
};
function zbench_readJson(document) {
    const results = decodeJson(document, zbench_schema, zbench_expected);
    const names = (0,reading_names/* numberDuplicates */.iF)(results.map(({ name }) => name));
    return results.flatMap(({ timings, max_allocations }, index) => {
        const benchmark = names[index];
        const allocated = finiteList(max_allocations);
        return [
            (0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'time', unit: 'ns', values: finiteList(timings) ?? [] }),
            ...(allocated ? [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'peak-allocated', unit: 'B', values: allocated })] : []),
        ];
    });
}

;// CONCATENATED MODULE: ./lib/formats/reading/fields.js
/** Returns the parts of `line` between its blanks. By hand, which takes a third of the time of an expression. */
function splitFields(line) {
    const fields = [];
    let start = -1;
    for (let at = 0; at < line.length; at++) {
        if (isBlank(line.charCodeAt(at))) {
            if (start >= 0)
                fields.push(line.slice(start, at));
            start = -1;
        }
        else if (start < 0)
            start = at;
    }
    if (start >= 0)
        fields.push(line.slice(start));
    return fields;
}
const [tab, carriageReturn, space, lastOfAscii] = [9, 13, 32, 127];
function isBlank(code) {
    if (code > lastOfAscii)
        return /\s/.test(String.fromCharCode(code));
    return code === space || (code >= tab && code <= carriageReturn);
}

;// CONCATENATED MODULE: ./lib/formats/tools/go/go.js









/**
 * `go test -bench`, as text or by `-json`; also what other tools print in its format
 * (https://go.googlesource.com/proposal/+/master/design/14313-benchmark-format.md, and `benchfmt` of golang.org/x/perf).
 *
 * `BenchmarkName-8 1000 12.5 ns/op 3 B/op`: a name, the number of iterations, values each with its unit. Repeated lines (`-count`) are
 * iterations of one benchmark. Names are as printed, behind their package where that is said: one more package must rename none.
 */
const go = {
    name: 'go',
    title: 'go test -bench, text or -json',
    fits: document => (0,reading_lines/* hasLine */.pc)(document, 'Benchmark', isResult) || hasResultEvent(document.text),
    parse({ lines, text }) {
        const outputs = findGoOutputs(text);
        const readings = outputs.length === 0 ? parseOutput(lines) : outputs.flatMap(one => parseOutput((0,reading_lines/* splitLines */.uz)(one)));
        if (readings.length > 0)
            return readings;
        throw new formats_format/* FormatError */.I('no line is a result of "go test -bench", such as "BenchmarkParse-8  1000  12.5 ns/op": does -bench match a benchmark, and did it build?');
    },
};
const names = new Map([
    ['ns/op', 'time'],
    ['sec/op', 'time'],
    ['B/op', 'allocated'],
    ['allocs/op', 'allocations'],
    ['MB/s', 'throughput'],
    ['B/s', 'throughput'],
]);
function isResult(line) {
    return parseResult(line) !== undefined;
}
/** A line may come in pieces, between those of other packages; and all results may be such lines. */
function hasResultEvent(text) {
    const begun = new Map();
    for (const { package: name, output } of findGoEvents(text)) {
        const line = (begun.get(name) ?? '') + output;
        if (isResult(line))
            return true;
        begun.set(name, line.endsWith('\n') || line.length > reading_lines/* longestLine */.N9 ? '' : line);
    }
    return false;
}
/** The readings in what one package, or several by turns, printed. */
function parseOutput(lines) {
    const directions = findDirections(lines);
    const quantityOf = remember(unit => (0,reading_printed/* makeQuantity */.oY)({ metric: names.get(unit) ?? unit, unit, better: directions.get(unit) }));
    const gathering = new reading_gathering/* Gathering */.SP();
    const { failed, lost } = takeResults(lines, (name, values) => {
        for (const [value, unit] of values)
            gathering.add(quantityOf(unit), name, value);
    });
    const suffix = failed.length === 0 ? '' : findSuffix(gathering.readings);
    for (const name of failed)
        gathering.push(fail(name + suffix, 'it failed'));
    for (const name of lost)
        gathering.push(fail(name, 'it began, and its result was not found: run it with -v or -json'));
    return gathering.readings;
}
/** What has failed is named without the number of processors that results are named with. */
function findSuffix(readings) {
    const suffixes = new Set(readings.map(({ benchmark }) => /-\d+$/.exec(benchmark)?.[0] ?? ''));
    return suffixes.size === 1 ? [...suffixes][0] : '';
}
/** Which way is better, where lines such as `Unit points/op better=higher` say it. */
function findDirections(lines) {
    const directions = new Map();
    for (const line of lines) {
        if (!line.startsWith('Unit '))
            continue;
        const [, unit = '', ...settings] = splitFields(line);
        if (settings.includes('better=lower'))
            directions.set(unit, 'lower');
        if (settings.includes('better=higher'))
            directions.set(unit, 'higher');
    }
    return directions;
}
function fail(benchmark, why) {
    return (0,reading_printed/* makeFailure */.ro)({ benchmark, metric: 'time', unit: 'ns' }, why);
}
/** The output events in `text`, in their order; none where it is no output of `go test -json`. */
function* findGoEvents(text) {
    for (const line of findJsonLines(text, '"Action":"output"')) {
        const { Action, Package = '', Output } = line;
        // By hand, since there is one for each line that is printed.
        if (Action === 'output' && typeof Package === 'string' && typeof Output === 'string')
            yield { package: Package, output: Output };
    }
}
/** Collects the output of each package. Several packages may run at once, and a line may come in pieces. */
function findGoOutputs(text) {
    const outputs = new Map();
    for (const event of findGoEvents(text)) {
        const output = outputs.get(event.package);
        if (output)
            output.push(event.output);
        else
            outputs.set(event.package, [event.output]);
    }
    return [...outputs.values()].map(output => output.join(''));
}
/** The values in `fields` after the number of iterations, which is at `start`; undefined where that is not what they are. */
function parseValues(fields, start = 0) {
    const first = start + 1;
    if (fields.length <= first || (fields.length - first) % 2 === 1 || !isCount(fields[start]))
        return undefined;
    const values = [];
    for (let at = first; at < fields.length; at += 2) {
        const [text, unit] = [fields[at], fields[at + 1]];
        const value = parseNumber(text);
        if ((Number.isNaN(value) && !isNotFinite(text)) || isNumeric(unit))
            return undefined;
        values.push([value, unit]);
    }
    return values;
}
function isCount(field) {
    for (let at = 0; at < field.length; at++)
        if (!isDigit(field.charCodeAt(at)))
            return false;
    return true;
}
/** Returns whether `field` is another number where a unit has to be. Its first character tells this of almost all. */
function isNumeric(field) {
    const first = field.charCodeAt(0);
    return (isDigit(first) || first === 46) && /^[\d.]+$/.test(field);
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}
/**
 * The result in `line`: it begins there, or behind text without a line end, which may also stand between the name and the values
 * (`begun BenchmarkA-2 \tbegun     1000\t  12 ns/op`). Go itself ends the name and the number of iterations with a tab.
 */
function parseResult(line) {
    if (line.startsWith('Benchmark')) {
        const fields = splitFields(line);
        const values = parseValues(fields, 1);
        if (values)
            return { name: fields[0], values };
    }
    else if (!line.includes('Benchmark'))
        return undefined;
    const segments = line.split('\t');
    const at = segments.findLastIndex(segment => findName(segment) !== undefined);
    const values = at < 0 ? undefined : parseGlued(segments.slice(at + 1));
    return values && { name: findName(segments[at]), values };
}
/** The last `Benchmark…` at the end of `text`; what follows a slash is the name of a part. */
function findName(text) {
    const word = text.trimEnd();
    for (let at = word.lastIndexOf('Benchmark'); at >= 0; at = at === 0 ? -1 : word.lastIndexOf('Benchmark', at - 1))
        if (word[at - 1] !== '/')
            return /\s/.test(word.slice(at)) ? undefined : word.slice(at);
    return undefined;
}
/** The values behind a name: text of the program, the number of iterations, and pairs of a value and a unit, ended by tabs. */
function parseGlued([first = '', ...rest]) {
    const count = /(?:^|\D)(\d{1,18})$/.exec(first.slice(-20))?.[1];
    return count === undefined ? undefined : parseValues([count, ...rest.flatMap(splitFields)]);
}
/** As Go prints what is no number. */
function isNotFinite(field) {
    return /^(?:NaN|[+-]?Inf)$/.test(field);
}
/**
 * Gives the results in `lines` to `take`, one by one, since there may be a great many.
 *
 * A benchmark that prints something itself tears its result apart: the name, what it prints, and later the values alone.
 */
function takeResults(lines, take) {
    const walk = new go_Walk(take);
    for (const line of lines)
        walk.follow(line);
    walk.lose();
    return walk;
}
class go_Walk {
    failed = [];
    lost = [];
    #take;
    /** Of the package. */
    #prefix = '';
    #begun;
    constructor(take) {
        this.#take = take;
    }
    follow(line) {
        const result = parseResult(line);
        if (result)
            this.#takeResult(result);
        else if (line.startsWith('Benchmark'))
            this.#begin(line);
        else if (this.#begun !== undefined && /\d\t/.test(line))
            this.#finish(line, this.#begun);
        else if (line.startsWith('--- FAIL: Benchmark'))
            this.failed.push(this.#prefix + splitFields(line)[2]);
        else if (line.startsWith('pkg: '))
            this.#enter(`${(0,reading_names/* shorten */.ml)(line.slice(5).trim())}.`);
        else if (/^(?:ok|FAIL)\s/.test(line))
            this.#enter('');
    }
    /** Gives up what has begun. */
    lose() {
        if (this.#begun !== undefined)
            this.lost.push(this.#begun);
        this.#begun = undefined;
    }
    #takeResult({ name, values }) {
        const full = this.#prefix + name;
        // What it printed may have stood between its name and its values.
        if (this.#begun !== full)
            this.lose();
        this.#take(full, values);
        this.#begun = undefined;
    }
    #begin(line) {
        this.lose();
        // With -v, the name alone is on a line first, and the line with the result is whole.
        if (/^\S+ *\t/.test(line))
            this.#begun = this.#prefix + splitFields(line)[0];
    }
    #finish(line, name) {
        const values = parseGlued(line.split('\t'));
        if (!values)
            return;
        this.#take(name, values);
        this.#begun = undefined;
    }
    #enter(prefix) {
        this.lose();
        this.#prefix = prefix;
    }
}

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/benchmarkjs.js




const unit = 'ops/sec';
const separator = ' x ';
const throughput = { metric: 'throughput', unit };
const quantity = (0,reading_printed/* makeQuantity */.oY)(throughput);
const rest = /^\S*% \(\d+ runs? sampled\)\s*$/;
const benchmarkjs_grouped = /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/;
/**
 * The lines that benchmark.js makes of its results, printed by `suite.on('cycle', event => console.log(String(event.target)))`:
 * `parse x 1,431,759 ops/sec ±0.74% (93 runs sampled)`.
 *
 * Commas group thousands; from 100 on there are no decimals, and so less than three digits never. Of a benchmark that threw an
 * Error only `parse: ` is printed, with the blank. Source: `toStringBench` and `formatNumber` of benchmark.js 2.1.4, and its outputs.
 */
const benchmarkjs = {
    name: 'benchmarkjs',
    title: 'benchmark.js, text',
    fits: document => (0,reading_lines/* hasLine */.pc)(document, unit, line => readResult(line) !== undefined),
    parse({ lines }) {
        const found = [];
        for (const line of lines) {
            const said = readResult(line) ?? readError(line);
            if (said)
                found.push(said);
        }
        if (found.every(({ number }) => number === undefined))
            throw new formats_format/* FormatError */.I('no line of the output is a result of benchmark.js: print String(event.target) when its event "cycle" comes');
        const names = (0,reading_names/* numberDuplicates */.iF)(found.map(({ benchmark }) => benchmark));
        return found.map(({ number }, index) => benchmarkjs_read(names[index], number));
    },
};
/** By searching from the end, since a name may hold anything. */
function readResult(line) {
    const end = line.lastIndexOf(` ${unit} `);
    if (end === -1 || !rest.test(line.slice(end + unit.length + 2)))
        return undefined;
    const start = line.lastIndexOf(separator, end - 1);
    if (start < 1)
        return undefined;
    return { benchmark: line.slice(0, start), number: line.slice(start + separator.length, end) };
}
function readError(line) {
    return line.length > 2 && line.endsWith(': ') ? { benchmark: line.slice(0, -2), number: undefined } : undefined;
}
function benchmarkjs_read(benchmark, number) {
    if (number !== undefined && benchmarkjs_grouped.test(number))
        return (0,reading_printed/* readValue */.wK)(quantity, benchmark, Number(number.replaceAll(',', '')));
    return (0,reading_printed/* makeFailure */.ro)({ ...throughput, benchmark }, number === undefined
        ? 'it failed: the output does not say why'
        : `"${number}" is not how benchmark.js prints a number`);
}

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/console-time.js



const console_time_plain = /^(\S.*): (-?[\d.]+) ?(ms|s)(?: - timer ended)?\s*$/;
const console_time_long = /^(\S.*): (?:(\d+):)?(\d+):(\d+(?:\.\d+)?) \((?:h:m|m)m?:ss\.mmm\)\s*$/;
/**
 * The lines of `console.timeEnd` and `console.timeLog`: `parse: 12.345ms`, `parse: 1.102s`, `parse: 1:02.300 (m:ss.mmm)`.
 *
 * Repeated labels are iterations. Many logs have such lines, so it is never detected. Source: outputs of Node 20, and its `util.formatTime`.
 */
const consoleTime = {
    name: 'console-time',
    title: 'console.timeEnd, text',
    fits: ({ rows: lines }) => lines.some(line => console_time_plain.test(line) || console_time_long.test(line)),
    parse({ rows: lines }) {
        const readings = lines.flatMap(line => {
            const found = console_time_readLine(line);
            return found ? [(0,reading_printed/* makeReading */.Xn)({ ...found, metric: 'time' })] : [];
        });
        if (readings.length > 0)
            return readings;
        throw new formats_format/* FormatError */.I('no line is one of console.timeEnd, such as "parse: 12.345ms"');
    },
};
function console_time_readLine(line) {
    const [, label, value, unit] = console_time_plain.exec(line) ?? [];
    if (label !== undefined)
        return { benchmark: label, unit: unit, values: [parseNumber(value)] };
    const [, benchmark, hours = '0', minutes = '', seconds = ''] = console_time_long.exec(line) ?? [];
    if (benchmark === undefined)
        return undefined;
    const total = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
    return { benchmark, unit: 's', values: [total] };
}

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/deno.js





const deno_expected = {
    tool: 'deno bench',
    advice: 'run it with --json, on files that have benchmarks',
    version: { key: 'version', known: [1] },
};
const bench = dist/* object */.Ikc({
    group: dist/* nullish */.cl6(dist/* string */.YjP()),
    name: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    results: dist/* array */.YOg(dist/* object */.Ikc({
        ok: dist/* optional */.lqM(dist/* object */.Ikc({ avg: dist/* unknown */.L5J(), p75: dist/* optional */.lqM(dist/* unknown */.L5J()), p99: dist/* optional */.lqM(dist/* unknown */.L5J()) })),
        failed: dist/* optional */.lqM(dist/* unknown */.L5J()),
    })),
});
/**
 * The output of `deno bench --json`.
 *
 * Times are in ns. There are no samples and no median. The time is the mean, which a single pause can move. Beside it stands
 * `p75`, the lowest percentile that the output has. Source: outputs of 2.9.
 */
const deno = {
    name: 'deno',
    title: 'deno bench, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ version: dist/* number */.aig(), runtime: dist/* string */.YjP(), benches: dist/* array */.YOg(dist/* looseObject */._H3({})) }), json),
    parse(document) {
        const { benches } = decodeJson(document, dist/* object */.Ikc({ benches: dist/* array */.YOg(bench) }), deno_expected);
        const names = (0,reading_names/* numberDuplicates */.iF)(benches.map(({ group, name }) => (group ? `${group} > ${name}` : name)));
        return insistOnSome(benches.flatMap(({ results }, index) => results.flatMap(one => deno_readResult(one, names[index]))), deno_expected);
    },
};
function deno_readResult({ ok, failed }, benchmark) {
    const time = { benchmark, metric: 'time', unit: 'ns' };
    if (!ok) {
        const message = dist.is(dist/* object */.Ikc({ message: dist/* string */.YjP() }), failed) ? failed.message : '';
        return [(0,reading_printed/* makeFailure */.ro)(time, `it failed: ${message}`)];
    }
    const percentiles = Object.entries({ p75: ok.p75, p99: ok.p99 }).filter(([, value]) => Number.isFinite(value));
    return [
        (0,reading_printed/* makeReading */.Xn)({ ...time, values: firstFinite(ok.avg) }),
        ...percentiles.map(([metric, value]) => (0,reading_printed/* makeReading */.Xn)({ ...time, metric, values: firstFinite(value) })),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/lighthouse.js




const lighthouse_expected = { tool: 'Lighthouse', advice: 'run it with --output=json --output-path=FILE' };
const lighthouse_schema = dist/* object */.Ikc({
    lighthouseVersion: dist/* string */.YjP(),
    finalDisplayedUrl: dist/* nullish */.cl6(dist/* string */.YjP()),
    requestedUrl: dist/* nullish */.cl6(dist/* string */.YjP()),
    runtimeError: dist/* optional */.lqM(dist/* object */.Ikc({ message: dist/* optional */.lqM(dist/* string */.YjP()), code: dist/* optional */.lqM(dist/* string */.YjP()) })),
    audits: dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({ numericValue: dist/* optional */.lqM(dist/* unknown */.L5J()) })),
    categories: dist/* optional */.lqM(dist/* object */.Ikc({ performance: dist/* optional */.lqM(dist/* object */.Ikc({ score: dist/* optional */.lqM(dist/* unknown */.L5J()) })) }), {}),
});
/** What is read, by the audit that has it; times are in ms. */
const audits = [
    { audit: 'largest-contentful-paint', metric: 'largest-contentful-paint', unit: 'ms', primary: true },
    { audit: 'first-contentful-paint', metric: 'first-contentful-paint', unit: 'ms' },
    { audit: 'speed-index', metric: 'speed-index', unit: 'ms' },
    { audit: 'total-blocking-time', metric: 'total-blocking-time', unit: 'ms' },
    { audit: 'cumulative-layout-shift', metric: 'cumulative-layout-shift', unit: '', better: 'lower' },
    { audit: 'total-byte-weight', metric: 'total-byte-weight', unit: 'B' },
];
/**
 * The file that `lighthouse --output=json` writes of one page, named by the path of its address: ports differ between runs.
 *
 * It is about the largest paint. (Outputs of 12.8, and Lighthouse's `docs/understanding-results.md`.)
 */
const lighthouse = {
    name: 'lighthouse',
    title: 'Lighthouse, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ lighthouseVersion: dist/* string */.YjP(), audits: dist/* looseObject */._H3({}) }), json),
    parse(document, suite) {
        const { audits: found, categories, runtimeError, ...page } = decodeJson(document, lighthouse_schema, lighthouse_expected);
        const benchmark = findPath(page.finalDisplayedUrl ?? page.requestedUrl ?? '') ?? suite;
        const [primary] = audits;
        if (runtimeError?.code !== undefined && runtimeError.code !== 'NO_ERROR')
            return [(0,reading_printed/* makeFailure */.ro)({ ...primary, benchmark }, runtimeError.message ?? runtimeError.code)];
        const read = ({ audit, ...metric }) => readOne({ ...metric, benchmark }, found[audit]?.numericValue);
        const better = 'higher';
        const score = readOne({ benchmark, metric: 'performance', unit: '', better }, categories.performance?.score);
        const readings = [...audits.flatMap(read), ...score];
        return readings.length > 0 ? readings : [(0,reading_printed/* makeFailure */.ro)({ ...primary, benchmark }, 'it has no result of performance')];
    },
};
function findPath(address) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    return url && `${url.pathname}${url.search}`;
}
function readOne(metric, value) {
    const values = firstFinite(value);
    return values.length === 0 ? [] : [(0,reading_printed/* makeReading */.Xn)({ ...metric, values })];
}

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/mitata.js





const mitata_expected = {
    tool: 'mitata',
    advice: 'call run({ format: { json: { samples: false, debug: false } } })',
};
const run = dist/* object */.Ikc({
    name: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    stats: dist/* optional */.lqM(dist/* object */.Ikc({
        samples: dist/* optional */.lqM(dist/* unknown */.L5J()),
        p50: dist/* optional */.lqM(dist/* unknown */.L5J()),
        avg: dist/* optional */.lqM(dist/* unknown */.L5J()),
        heap: dist/* optional */.lqM(dist/* object */.Ikc({ avg: dist/* optional */.lqM(dist/* unknown */.L5J()) })),
    })),
    args: dist/* optional */.lqM(dist/* unknown */.L5J()),
    error: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const mitata_schema = dist/* object */.Ikc({
    layout: dist/* array */.YOg(dist/* object */.Ikc({ name: dist/* nullish */.cl6(dist/* string */.YjP()) })),
    benchmarks: dist/* array */.YOg(dist/* object */.Ikc({ group: dist/* optional */.lqM(dist/* number */.aig()), runs: dist/* array */.YOg(run) })),
});
/**
 * The output of mitata if the format of its `run` is JSON.
 *
 * Times are in ns, and samples are sorted. The heap is in bytes for each iteration. With samples, the output has some 10 MB,
 * mostly samples of mitata's own calibration. Source: outputs of 1.0.34.
 */
const mitata = {
    name: 'mitata',
    title: 'mitata, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({
        layout: dist/* array */.YOg(dist/* looseObject */._H3({})),
        benchmarks: dist/* array */.YOg(dist/* object */.Ikc({ runs: dist/* array */.YOg(dist/* looseObject */._H3({})) })),
        context: dist/* looseObject */._H3({}),
    }), json),
    parse(document) {
        const { layout, benchmarks } = decodeJson(document, mitata_schema, mitata_expected);
        const runs = benchmarks.flatMap(({ group, runs }) => runs.map(one => ({ ...one, group: layout[group ?? -1]?.name })));
        const names = (0,reading_names/* numberDuplicates */.iF)(nameRuns(runs));
        return insistOnSome(runs, mitata_expected).flatMap((one, index) => readRun(one, names[index]));
    },
};
/** Their own names, and with their groups and arguments where these alone tell them apart. */
function nameRuns(runs) {
    const counts = new Map();
    for (const { name } of runs)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return runs.map(({ name, group, args }) => {
        if (counts.get(name) === 1)
            return name;
        const given = Object.entries(args ?? {}).map(([key, value]) => `${key}=${value}`);
        return `${group ? `${(0,reading_names/* shorten */.ml)(group)} > ` : ''}${name}${given.length === 0 ? '' : ` (${given.join(', ')})`}`;
    });
}
function readRun({ stats, error }, benchmark) {
    const time = { benchmark, metric: 'time', unit: 'ns' };
    if (!stats) {
        const { message } = dist.is(dist/* object */.Ikc({ message: dist/* string */.YjP() }), error) ? error : { message: String(error ?? '') };
        return [(0,reading_printed/* makeFailure */.ro)(time, `it failed: ${message}`)];
    }
    const allocated = firstFinite(stats.heap?.avg);
    return [
        (0,reading_printed/* makeReading */.Xn)({ ...time, values: finiteList(stats.samples) ?? firstFinite(stats.p50, stats.avg) }),
        ...(allocated.length > 0 ? [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'allocated', unit: 'B', values: allocated })] : []),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/size-limit.js




const size_limit_expected = {
    tool: 'size-limit',
    advice: 'run it with --json, and "|| true" where a limit may be exceeded',
};
const check = dist/* object */.Ikc({
    name: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    size: dist/* nullish */.cl6(dist/* number */.aig()),
    running: dist/* nullish */.cl6(dist/* number */.aig()),
    loading: dist/* nullish */.cl6(dist/* number */.aig()),
});
/**
 * The output of `size-limit --json`: the bytes of each bundle, compressed as its configuration says, and with its plugin for times the
 * seconds to load and to run it.
 *
 * Whether a limit is kept is not read: that is for a budget in the file of rules. Source: outputs of 12.1.0.
 */
const sizeLimit = {
    name: 'size-limit',
    title: 'size-limit, JSON',
    fits: ({ json }) => dist.is(dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ name: dist/* string */.YjP(), passed: dist/* optional */.lqM(dist/* boolean */.zMY()), size: dist/* number */.aig() })), dist/* minLength */.BpQ(1)), json),
    parse(document) {
        const checks = insistOnSome(decodeJson(document, dist/* array */.YOg(check), size_limit_expected), size_limit_expected);
        const names = (0,reading_names/* numberDuplicates */.iF)(checks.map(({ name }) => name));
        return checks.flatMap(({ size, running, loading }, index) => {
            const benchmark = names[index];
            const times = [
                ['running', running],
                ['loading', loading],
            ];
            return [
                (0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'size', unit: 'B', values: typeof size === 'number' ? [size] : [] }),
                ...times.flatMap(([metric, value]) => typeof value === 'number' ? [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric, unit: 's', values: [value] })] : []),
            ];
        });
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/tinybench.js





const tinybench_expected = {
    tool: 'tinybench',
    advice: 'print JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result }))) when all tasks have run',
};
const tinybench_name = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1));
const statistics = dist/* object */.Ikc({
    mean: dist/* optional */.lqM(dist/* unknown */.L5J()),
    p50: dist/* optional */.lqM(dist/* unknown */.L5J()),
    // Looked at later: a schema for each of some hundred thousand numbers takes seconds.
    samples: dist/* optional */.lqM(dist/* unknown */.L5J()),
    samplesCount: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const result = dist/* object */.Ikc({
    latency: dist/* optional */.lqM(statistics),
    error: dist/* optional */.lqM(dist/* unknown */.L5J()),
    state: dist/* optional */.lqM(dist/* string */.YjP()),
    // Before version 3 the statistics had no object of their own.
    ...statistics.entries,
});
/** The output of tinybench for one task. Vitest 5 prints the same. */
const task = dist/* object */.Ikc({ name: tinybench_name, ...result.entries });
const tasks = dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ ...task.entries, result: dist/* optional */.lqM(result) })), dist/* minLength */.BpQ(1));
const finished = dist/* union */.KCZ([
    dist/* object */.Ikc({ latency: dist/* object */.Ikc({ mean: dist/* unknown */.L5J() }), throughput: dist/* looseObject */._H3({}) }),
    dist/* object */.Ikc({ hz: dist/* unknown */.L5J(), period: dist/* unknown */.L5J(), samples: dist/* array */.YOg(dist/* unknown */.L5J()) }),
]);
const named = dist/* object */.Ikc({ name: tinybench_name, result: dist/* optional */.lqM(dist/* unknown */.L5J()) });
const unfinished = dist/* union */.KCZ([dist/* object */.Ikc({ error: dist/* looseObject */._H3({}) }), dist/* object */.Ikc({ state: dist/* string */.YjP() })]);
/** Such as tasks have been since version 6: none may have come to its end. */
const aborted = dist/* object */.Ikc({ state: dist/* literal */.euz('aborted'), runtime: dist/* string */.YjP(), timestampProviderName: dist/* string */.YjP() });
const either = dist/* union */.KCZ([finished, unfinished]);
/**
 * Tasks of tinybench, printed by the script that ran them, since it prints nothing itself:
 * `JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result })))`, or `JSON.stringify(bench.tasks)`.
 *
 * Times are in ms. Versions 2 to 4 keep the samples, later ones where `retainSamples` is set; they are sorted. Its throughput
 * is the reciprocal of each time, and says nothing more. Source: outputs of 2.9.0, 3.1.1, 4.1.0 and 6.2.3.
 */
const tinybench = {
    name: 'tinybench',
    title: 'tinybench, its tasks as JSON',
    fits: ({ json }) => Array.isArray(json) &&
        json.every(one => isTask(one, either)) &&
        json.some(one => isTask(one, finished) || isTask(one, aborted)),
    parse(document) {
        const found = decodeJson(document, tasks, tinybench_expected);
        const names = (0,reading_names/* numberDuplicates */.iF)(found.map(one => one.name));
        return found.map((one, index) => readTask({ ...one, ...one.result, name: names[index] }));
    },
};
/** The time of one task, which failed where it has none. */
function readTask({ name: benchmark, error, state, ...rest }) {
    const said = { benchmark, metric: 'time', unit: 'ms' };
    if (error !== undefined)
        return (0,reading_printed/* makeFailure */.ro)(said, `it failed: ${messageOf(error)}`);
    const { samples, samplesCount, p50, mean } = rest.latency ?? rest;
    const list = finiteList(samples);
    const values = list && list.length === (samplesCount ?? list.length) ? list : firstFinite(p50, mean);
    if (values.length === 0)
        return (0,reading_printed/* makeFailure */.ro)(said, `it has no time (${state ?? 'not run'})`);
    return (0,reading_printed/* makeReading */.Xn)({ ...said, values });
}
function isTask(one, outcome) {
    if (!dist.is(named, one))
        return false;
    const { result } = one;
    return dist.is(outcome, one) || dist.is(outcome, result);
}
/** Of an error, JSON keeps nothing unless its script kept the message. */
function messageOf(error) {
    if (typeof error === 'string')
        return error;
    return dist.is(dist/* object */.Ikc({ message: dist/* string */.YjP() }), error) ? error.message : 'the output does not say why';
}

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/vitest.js






const vitest_expected = {
    tool: 'vitest bench',
    advice: 'run it with "--run --outputJson=FILE" (vitest 4 and before) or "--reporter=json --outputFile=FILE" (vitest 5), on files that "benchmark.include" names',
};
/** What vitest 4 and before say of one benchmark; of one that threw, only its name. */
const benchmark = dist/* object */.Ikc({
    name: dist/* string */.YjP(),
    mean: dist/* optional */.lqM(dist/* unknown */.L5J()),
    median: dist/* optional */.lqM(dist/* unknown */.L5J()),
    samples: dist/* optional */.lqM(dist/* unknown */.L5J()),
    sampleCount: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
/** The file of vitest 4 and before. */
const vitest_grouped = dist/* object */.Ikc({
    files: dist/* array */.YOg(dist/* object */.Ikc({ groups: dist/* array */.YOg(dist/* object */.Ikc({ fullName: dist/* string */.YjP(), benchmarks: dist/* array */.YOg(benchmark) })) })),
});
const assertion = dist/* object */.Ikc({
    ancestorTitles: dist/* array */.YOg(dist/* string */.YjP()),
    title: dist/* string */.YjP(),
    status: dist/* string */.YjP(),
    failureMessages: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
    benchmarks: dist/* optional */.lqM(dist/* array */.YOg(dist/* object */.Ikc({ tasks: dist/* array */.YOg(dist/* object */.Ikc({ ...task.entries, fromStore: dist/* optional */.lqM(dist/* boolean */.zMY()) })) })), []),
});
const testFile = dist/* object */.Ikc({
    name: dist/* string */.YjP(),
    status: dist/* optional */.lqM(dist/* string */.YjP()),
    message: dist/* optional */.lqM(dist/* string */.YjP(), ''),
    assertionResults: dist/* array */.YOg(assertion),
});
/** The file of vitest 5. */
const asserted = dist/* object */.Ikc({ testResults: dist/* array */.YOg(testFile) });
const likeGrouped = dist/* object */.Ikc({
    files: dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ groups: dist/* array */.YOg(dist/* looseObject */._H3({})) })), dist/* minLength */.BpQ(1)),
});
const likeAsserted = dist/* object */.Ikc({
    testResults: dist/* array */.YOg(dist/* object */.Ikc({ assertionResults: dist/* array */.YOg(dist/* looseObject */._H3({ benchmarks: dist/* optional */.lqM(dist/* unknown */.L5J()) })) })),
});
/**
 * The output of `vitest bench`: the file of `--outputJson` (4 and before), or of `--reporter=json` (5, which has no
 * `--outputJson`).
 *
 * Times are in ms. Only vitest 5 keeps samples, if `benchmark.retainSamples` is set, and they are sorted. Vitest 4 exits with 0
 * even if a benchmark threw. That benchmark has no times. Source: outputs of 3.2, 4.1 and 5.1.
 */
const vitest = {
    name: 'vitest',
    title: 'vitest bench, JSON',
    // The tests of vitest and jest have the same shape, without benchmarks.
    fits: ({ json }) => dist.is(likeGrouped, json) ||
        (dist.is(likeAsserted, json) &&
            json.testResults.some(file => file.assertionResults.some(one => Array.isArray(one.benchmarks)))),
    parse(document) {
        const isGrouped = dist.is(dist/* object */.Ikc({ files: dist/* unknown */.L5J() }), document.json);
        const readings = insistOnSome(isGrouped ? readGroups(document) : readTests(document), vitest_expected);
        const names = (0,reading_names/* numberDuplicates */.iF)(readings.map(reading => reading.benchmark));
        return readings.map((reading, index) => ({ ...reading, benchmark: names[index] }));
    },
};
function readGroups(document) {
    return decodeJson(document, vitest_grouped, vitest_expected)
        .files.flatMap(({ groups }) => groups)
        .flatMap(({ fullName, benchmarks }) => benchmarks.map(one => readBenchmark(one, fullName)));
}
function readBenchmark({ name, samples, sampleCount, ...rest }, group) {
    const said = { benchmark: (0,reading_names/* nest */.$I)(group, ' > ', name), metric: 'time', unit: 'ms' };
    const list = finiteList(samples);
    const values = list && list.length === (sampleCount ?? list.length) ? list : firstFinite(rest.median, rest.mean);
    if (values.length === 0)
        return (0,reading_printed/* makeFailure */.ro)(said, 'it has no time: did it throw?');
    return (0,reading_printed/* makeReading */.Xn)({ ...said, values });
}
function readTests(document) {
    const { testResults } = decodeJson(document, asserted, vitest_expected);
    const names = shortenPaths(testResults.map(({ name }) => name));
    return testResults.flatMap((file, index) => readFile({ ...file, name: names[index] }));
}
function readFile({ name, status, message, assertionResults }) {
    // A file that could not be loaded has no tests to say so.
    if (status === 'failed' && assertionResults.length === 0)
        return [(0,reading_printed/* makeFailure */.ro)({ benchmark: name, metric: 'time', unit: 's' }, `the file failed: ${message}`)];
    return assertionResults.flatMap(test => readTest(test, name));
}
function readTest(test, file) {
    const path = (0,reading_names/* shorten */.ml)([file, ...test.ancestorTitles, test.title].join(' > '));
    const tasks = test.benchmarks.flatMap(one => one.tasks).filter(({ fromStore }) => fromStore !== true);
    const [failure = ''] = test.failureMessages;
    if (test.status === 'failed' && tasks.length === 0)
        return [(0,reading_printed/* makeFailure */.ro)({ benchmark: path, metric: 'time', unit: 's' }, `its test failed: ${failure.split('\n')[0]}`)];
    return tasks.map(one => readTask({ ...one, name: (0,reading_names/* nest */.$I)(path, ' > ', one.name) }));
}
/**
 * Absolute paths as names that do not depend on where a side's directory is: their last parts, or, where two of them are the same,
 * what follows the directory that all are in.
 */
function shortenPaths(paths) {
    const split = paths.map(path => path.split(/[/\\]/));
    const last = split.map(parts => parts.at(-1));
    if (new Set(last).size === last.length)
        return last;
    const different = split[0].findIndex((part, index) => split.some(parts => parts[index] !== part));
    return different === -1 ? last : split.map(parts => parts.slice(different).join('/'));
}

;// CONCATENATED MODULE: ./lib/formats/tools/jvm/jmh.js





const jmh_expected = {
    tool: 'JMH',
    advice: 'run it with -rf json -rff FILE, and a pattern that selects a benchmark',
};
const metricSchema = dist/* object */.Ikc({
    score: dist/* unknown */.L5J(),
    scoreUnit: dist/* string */.YjP(),
    scorePercentiles: dist/* optional */.lqM(dist/* unknown */.L5J()),
    rawData: dist/* optional */.lqM(dist/* unknown */.L5J()),
    rawDataHistogram: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const runSchema = dist/* object */.Ikc({
    benchmark: dist/* string */.YjP(),
    mode: dist/* string */.YjP(),
    jmhVersion: dist/* optional */.lqM(dist/* unknown */.L5J()),
    params: dist/* optional */.lqM(dist/* unknown */.L5J()),
    primaryMetric: metricSchema,
    secondaryMetrics: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const jmh_shape = dist/* array */.YOg(dist/* object */.Ikc({ benchmark: dist/* unknown */.L5J(), mode: dist/* unknown */.L5J(), primaryMetric: dist/* unknown */.L5J() }));
/**
 * The output of JMH with `-rf json -rff FILE`, the reports of kotlinx-benchmark, and the output of Swift's package-benchmark with
 * `--format jmh`.
 *
 * `rawData` holds the iterations of each fork, in order. The mode `sample` has a histogram of calls instead. The unit says what
 * the score is (`ops/s` or `us/op`), and so which direction is better. Values that are not numbers are text (`"NaN"`), or bare
 * words in the reports of kotlinx-benchmark. (JMH's `JSONResultFormat`, kotlinx-benchmark's `BenchmarkReportFormatter`.)
 */
const jmh = {
    name: 'jmh',
    title: 'JMH, JSON',
    fits: ({ json }) => Array.isArray(json) && json.length > 0 && dist.is(jmh_shape, json.slice(0, 1)),
    parse(document) {
        const runs = insistOnSome(decodeJson(document, dist/* array */.YOg(runSchema), jmh_expected), jmh_expected);
        const names = (0,reading_names/* numberDuplicates */.iF)(runs.map(nameRun));
        return runs.flatMap((run, index) => jmh_read(run, names[index]));
    },
};
/** A method may run with several parameters and in several modes, and is a benchmark of its own in each. */
function nameRun({ benchmark, params, mode }) {
    const entries = typeof params === 'object' && params !== null ? Object.entries(params) : [];
    const given = entries.map(([name, value]) => `${name}=${value}`).sort();
    return [benchmark, ...(given.length > 0 ? [given.join(',')] : []), mode].join(':');
}
function jmh_read(run, benchmark) {
    return [readPrimary(run.primaryMetric, benchmark), ...readSecondary(run, benchmark)];
}
function readPrimary(metric, benchmark) {
    const { kind, unit, factor } = tidyScore(metric.scoreUnit);
    const values = findValues(metric).map(value => value * factor);
    return (0,reading_printed/* makeReading */.Xn)({ benchmark, metric: kind, unit, values, primary: kind !== 'time' });
}
/** Units of time as in JMH's `TimeValue`. */
const times = new Map(Object.entries({ ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1, min: 60, hr: 3600, day: 86_400 }));
function tidyScore(scoreUnit) {
    const [of, per] = scoreUnit.split('/').map(part => part.trim());
    const each = times.get(of ?? '');
    const every = times.get(per ?? '');
    if (each !== undefined && per === 'op')
        return { kind: 'time', unit: 's', factor: each };
    if (every !== undefined && (of === 'ops' || of === '#'))
        return { kind: 'throughput', unit: '1/s', factor: 1 / every };
    return { kind: 'score', unit: scoreUnit, factor: 1 };
}
/** More calls than this are told by their median: a histogram of millions would only be longer. */
const mostCalls = 10_000;
function findValues(metric) {
    const samples = flatten(metric.rawData) ?? expand(metric.rawDataHistogram);
    return samples ?? firstFinite(percentile(metric, '50.0'), percentile(metric, '50.00'), metric.score);
}
function flatten(rawData) {
    return Array.isArray(rawData) ? finiteList(rawData.flat()) : undefined;
}
/** The calls of a histogram: pairs of a value and how often it was seen, by fork and iteration. */
function expand(histogram) {
    if (!Array.isArray(histogram))
        return undefined;
    const pairs = histogram.flat(2);
    const calls = [];
    for (const pair of pairs) {
        const [value, count] = Array.isArray(pair) ? pair : [];
        if (finite(value) === undefined || !Number.isSafeInteger(count) || count < 0)
            return undefined;
        if (calls.length + count > mostCalls)
            return undefined;
        for (let call = 0; call < count; call++)
            calls.push(value);
    }
    return calls.length > 0 ? calls : undefined;
}
function percentile({ scorePercentiles }, percent) {
    return typeof scorePercentiles === 'object' && scorePercentiles !== null
        ? scorePercentiles[percent]
        : undefined;
}
/** Bytes that one operation allocated, by `-prof gc`: nearly the same in every run. */
const allocation = 'gc.alloc.rate.norm';
/** What profilers and auxiliary counters add; what cannot be read of it harms nothing. */
function readSecondary({ secondaryMetrics, jmhVersion }, benchmark) {
    if (typeof secondaryMetrics !== 'object' || secondaryMetrics === null)
        return [];
    return Object.entries(secondaryMetrics).flatMap(([key, value]) => {
        const decoded = dist/* safeParse */.xLC(metricSchema, value);
        if (!decoded.success)
            return [];
        // Older profilers mark their names by a dot.
        const name = key.replace(/^·/, '');
        // Collections in so short a time are few or none, and the rate follows from the speed.
        if (name.startsWith('gc.') && name !== allocation)
            return [];
        const reading = readCounter(name, decoded.output, { benchmark, isCertain: jmhVersion !== undefined });
        return reading.error === undefined ? [reading] : [];
    });
}
/** `isCertain`: whether the unit is what it says, since Swift's older exports call every counter `ops/s`. */
function readCounter(name, counter, { benchmark, isCertain }) {
    const values = findValues(counter);
    if (name === allocation)
        return (0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'allocated', unit: 'B/op', values });
    const { kind, unit, factor } = tidyScore(counter.scoreUnit);
    // More bytes allocated each second is no virtue; only operations and their times are certain.
    const better = isCertain && kind !== 'score' ? {} : { better: 'unknown' };
    return (0,reading_printed/* makeReading */.Xn)({ benchmark, metric: rename(name), unit, values: values.map(value => value * factor), ...better });
}
/** A counter may have any name; one of ours would be taken for the benchmark's own. */
function rename(name) {
    return /^(time|throughput|score|allocated)$/.test(name) ? `${name} (counter)` : name.slice(0, 256);
}

;// CONCATENATED MODULE: ./lib/formats/tools/jvm/jmh-csv.js






const jmh_csv_header = makeCsvHeader(['Benchmark', 'Mode', 'Threads', 'Samples', 'Score']);
/**
 * The file that JMH writes by `-rf csv`; its JSON (`jmh`) has all iterations.
 *
 * Percentiles and what profilers add are left out, but for the bytes that were allocated. Source: outputs of 1.37.
 */
const jmhCsv = {
    name: 'jmh-csv',
    title: 'JMH, CSV; its JSON (jmh) says more',
    fits: document => hasCsv(document, jmh_csv_header),
    parse(document) {
        const scores = readCsv(document, jmh_csv_header, jmh_csv_readCells);
        const own = scores.filter(({ name }) => !isSecondary(name));
        if (own.length === 0)
            throw new formats_format/* FormatError */.I('no row of JMH has a score: does the pattern select a benchmark?');
        const keys = own.map(nameScore);
        const names = (0,reading_names/* numberDuplicates */.iF)(keys);
        return scores.flatMap(score => {
            const at = own.indexOf(score);
            return at >= 0 ? [jmh_csv_read(score, names[at])] : readAllocated(score, keys);
        });
    },
};
const jmh_csv_allocation = /:·?gc\.alloc\.rate\.norm$/;
/** Percentiles of the mode `sample`, and counters of profilers. */
function isSecondary(name) {
    return /:p[01]\.\d+$|:·/.test(name) || /:(?:gc|stack|perf|cl|comp|rt)\.\S+$/.test(name);
}
function nameScore({ name, parameters, mode }) {
    return [name, ...(parameters.length > 0 ? [[...parameters].sort().join(',')] : []), mode].join(':');
}
function jmh_csv_read({ value, unit: printed }, benchmark) {
    const { kind, unit, factor } = tidyScore(printed);
    const metric = { benchmark, metric: kind, unit, primary: kind !== 'time' };
    return (0,reading_printed/* makeReading */.Xn)({ ...metric, values: [parseNumber(value) * factor] });
}
function readAllocated(score, benchmarks) {
    if (!jmh_csv_allocation.test(score.name))
        return [];
    const benchmark = nameScore({ ...score, name: score.name.replace(jmh_csv_allocation, '') });
    if (!benchmarks.includes(benchmark))
        return [];
    return [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'allocated', unit: 'B', values: [parseNumber(score.value)] })];
}
function jmh_csv_readCells(cells) {
    const parameters = cells.columns
        .filter(column => column.startsWith('Param: '))
        .map(column => `${column.slice(7)}=${cells.get(column)}`);
    const find = (column) => cells.get(column) ?? '';
    return { name: find('Benchmark'), parameters, mode: find('Mode'), value: find('Score'), unit: find('Unit') };
}

;// CONCATENATED MODULE: ./lib/formats/tools/load/load.js


/** What is allowed to fail: a server that refuses looks fast. */
const mostFailures = 0.01;
/** Seen beside the others, since 0% of nearly all services fail. */
const failed = { name: 'failures', unit: '%', better: 'lower', aside: true };
/** The metrics of a run, or its error where more than 1% of its requests failed: then none of its numbers means what it says. */
function readLoad({ benchmark, failures: told, metrics }) {
    const isTold = told !== undefined;
    const failures = told ?? 0;
    const said = metrics.map(({ value, ...rest }, index) => ({
        ...rest,
        benchmark,
        primary: index === 0,
        values: firstFinite(value),
    }));
    if (failures <= mostFailures) {
        const readings = said.filter(({ values }, index) => index === 0 || values.length > 0).map(reading_printed/* makeReading */.Xn);
        const [{ benchmark: name, error }] = readings;
        return error === undefined && isTold
            ? [...readings, { benchmark: name, metric: failed, values: [100 * Math.max(0, failures)] }]
            : readings;
    }
    const why = Number.isFinite(failures)
        ? `${Number((failures * 100).toPrecision(3))}% of its requests failed`
        : 'there were no requests';
    return [(0,reading_printed/* makeFailure */.ro)(said[0], why)];
}

;// CONCATENATED MODULE: ./lib/formats/tools/load/autocannon.js




const autocannon_expected = { tool: 'autocannon', advice: 'run it with --json' };
const autocannon_schema = dist/* object */.Ikc({
    title: dist/* optional */.lqM(dist/* string */.YjP()),
    requests: dist/* object */.Ikc({ average: dist/* unknown */.L5J(), total: dist/* number */.aig() }),
    latency: dist/* object */.Ikc({ average: dist/* optional */.lqM(dist/* unknown */.L5J()), p99: dist/* optional */.lqM(dist/* unknown */.L5J()) }),
    throughput: dist/* object */.Ikc({ average: dist/* optional */.lqM(dist/* unknown */.L5J()) }),
    errors: dist/* number */.aig(),
    timeouts: dist/* optional */.lqM(dist/* number */.aig(), 0),
    mismatches: dist/* optional */.lqM(dist/* number */.aig(), 0),
    non2xx: dist/* number */.aig(),
});
/** Latencies are cut to whole ms: below this, what is cut off is more than a tenth of them. */
const leastMilliseconds = 10;
/**
 * The output of `autocannon --json`: one run. Its name is its `--title`, or else that of the suite.
 *
 * The primary metric is the number of requests per second. For a fast server every latency is cut to 0 ms, and then no latency is
 * read. `errors` includes the timeouts. Source: autocannon's README, and outputs of 9.0.
 */
const autocannon = {
    name: 'autocannon',
    title: 'autocannon, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ ...autocannon_schema.entries, connections: dist/* number */.aig() }), json),
    parse(document, suite) {
        const { title, requests, latency, errors, mismatches, non2xx, throughput } = decodeJson(document, autocannon_schema, autocannon_expected);
        const average = finite(latency.average) ?? Number.NaN;
        const isCoarse = average >= 0 && average < leastMilliseconds;
        const latencies = [
            { metric: 'time', unit: 'ms', value: latency.average },
            { metric: 'p99', unit: 'ms', value: latency.p99 },
        ];
        return readLoad({
            benchmark: title || suite,
            failures: (errors + mismatches + non2xx) / Math.max(requests.total + errors, Number.EPSILON),
            metrics: [
                { metric: 'throughput', unit: 'req/s', value: requests.average },
                ...(isCoarse ? [] : latencies),
                { metric: 'received', unit: 'B/s', value: throughput.average },
            ],
        });
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/load/fio.js





const fio_expected = { tool: 'fio', advice: 'run it with --output-format=json, and --output=FILE' };
const latency = dist/* optional */.lqM(dist/* object */.Ikc({ mean: dist/* optional */.lqM(dist/* unknown */.L5J()), percentile: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()), {}) }));
const direction = dist/* optional */.lqM(dist/* object */.Ikc({
    total_ios: dist/* number */.aig(),
    iops: dist/* unknown */.L5J(),
    bw_bytes: dist/* optional */.lqM(dist/* unknown */.L5J()),
    lat_ns: latency,
    clat_ns: latency,
}));
const job = dist/* object */.Ikc({
    jobname: dist/* string */.YjP(),
    error: dist/* optional */.lqM(dist/* number */.aig(), 0),
    read: direction,
    write: direction,
    trim: direction,
});
/**
 * The output of `fio --output-format=json`: a benchmark for each job and direction in which it did something (`job read`).
 *
 * It is about the operations in a second; latencies are in ns, and those of completion. Source: outputs of 3.33.
 */
const fio = {
    name: 'fio',
    title: 'fio, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ 'fio version': dist/* string */.YjP(), jobs: dist/* array */.YOg(dist/* looseObject */._H3({})) }), json),
    parse(document) {
        const { jobs } = decodeJson(document, dist/* object */.Ikc({ jobs: dist/* array */.YOg(job) }), fio_expected);
        const directions = jobs.flatMap(one => {
            if (one.error !== 0)
                return [{ name: one.jobname, error: one.error, said: undefined }];
            return ['read', 'write', 'trim'].flatMap(key => (one[key]?.total_ios ?? 0) === 0 ? [] : [{ name: `${one.jobname} ${key}`, error: 0, said: one[key] }]);
        });
        const names = (0,reading_names/* numberDuplicates */.iF)(directions.map(({ name }) => name));
        return insistOnSome(directions, fio_expected).flatMap(({ error, said }, index) => said ? fio_read(said, names[index]) : [(0,reading_printed/* makeFailure */.ro)(fio_throughput(names[index]), `fio ended it with error ${error}`)]);
    },
};
function fio_throughput(benchmark) {
    return { benchmark, metric: 'throughput', unit: 'ops/s', primary: true };
}
function fio_read({ iops, bw_bytes, clat_ns, lat_ns }, benchmark) {
    const completion = clat_ns ?? lat_ns;
    return readLoad({
        benchmark,
        metrics: [
            { metric: 'throughput', unit: 'ops/s', value: iops },
            { metric: 'time', unit: 'ns', value: completion?.percentile['50.000000'] ?? completion?.mean },
            { metric: 'p99', unit: 'ns', value: completion?.percentile['99.000000'] },
            { metric: 'bandwidth', unit: 'B/s', value: bw_bytes },
        ],
    });
}

;// CONCATENATED MODULE: ./lib/formats/tools/load/go-tpc.js





const go_tpc_row = /^\[Summary\] (\S+) - Takes\(s\): [\d.]+, Count: (\d+), TPM: (-?[\d.]+), Sum\(ms\): [\d.]+, Avg\(ms\): (-?[\d.]+), /;
const p99 = /, 99th\(ms\): ([\d.]+)/;
/** An operation that was under way when the time was up, which counts as an error. */
const stopped = / run worker \d+ stopped due to timeout: /;
/**
 * The output of go-tpc for a run, by its summary: a benchmark for each operation (`NEW_ORDER`).
 *
 * It is about the operations in a second. Errors count over all operations together, without those that the end of the run made.
 * Source: outputs of its tpcc of 2025-11, against PostgreSQL.
 */
const goTpc = {
    name: 'go-tpc',
    title: 'go-tpc, text',
    fits: document => (0,reading_lines/* hasLine */.pc)(document, '[Summary] ', line => go_tpc_row.test(line)),
    parse({ rows }) {
        const found = rows.flatMap(line => {
            const [, operation, count, rate, average] = go_tpc_row.exec(line) ?? [];
            if (operation === undefined)
                return [];
            return [{ operation, count: Number(count), rate: rate, average: average, p99: p99.exec(line)?.[1] ?? '' }];
        });
        const good = found.filter(({ operation }) => !operation.endsWith('_ERR'));
        if (good.length === 0)
            throw new formats_format/* FormatError */.I('no line begins with "[Summary]" as those of go-tpc do: did its run come to its end?');
        const sum = (of) => of.reduce((total, { count }) => total + count, 0);
        const errors = sum(found.filter(one => !good.includes(one))) - rows.filter(line => stopped.test(line)).length;
        const failures = Math.max(0, errors) / (sum(good) + Math.max(0, errors));
        const names = (0,reading_names/* numberDuplicates */.iF)(good.map(({ operation }) => operation));
        return good.flatMap((one, index) => readLoad({
            benchmark: names[index],
            failures,
            metrics: [
                { metric: 'throughput', unit: 'ops/s', value: parseNumber(one.rate) / 60 },
                { metric: 'time', unit: 'ms', value: parseNumber(one.average) },
                { metric: 'p99', unit: 'ms', value: parseNumber(one.p99) },
            ],
        }));
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/load/runs.js
/** The lines of each run of a tool: from a line that `start` matches to the next. */
function splitRuns(lines, start) {
    const runs = [];
    for (const line of lines)
        if (start.test(line))
            runs.push([line]);
        else
            runs.at(-1)?.push(line);
    return runs;
}

;// CONCATENATED MODULE: ./lib/formats/tools/load/hey.js






const start = /^Summary:\s*$/;
const rate = /^ +Requests\/sec:\s+(-?[\d.]+|NaN)\s*$/;
/** Of oha alone, whose text for people is much the same, and which has JSON. */
const ofOha = /^ +Success rate:\s+([\d.]+|NaN)%/;
/** It prints four decimals. Below this many seconds, what is cut off is more than a tenth of a time. */
const least = 0.001;
/** A time as it is printed, always in seconds. */
const time = '(-?[\\d.]+) secs\\b';
const average = new RegExp(`^ +Average:\\s+${time}`);
const median = new RegExp(`^ +50%{1,2} in ${time}`);
const p95 = new RegExp(`^ +95%{1,2} in ${time}`);
const hey_p99 = new RegExp(`^ +99%{1,2} in ${time}`);
/**
 * The output of hey for one run, named like the suite.
 *
 * It is about the requests in a second; of a fast server the times have one digit, and then none is read. An answer counts as a success by
 * its status. Source: outputs of 0.1.5, and its `print.go`.
 */
const hey = {
    name: 'hey',
    title: 'hey, text',
    fits: document => (0,reading_lines/* hasLine */.pc)(document, 'Requests/sec:', line => rate.test(line)) && isSummary(document.rows),
    parse({ rows: lines }, suite) {
        const runs = splitRuns(lines, start);
        if (runs.length === 0)
            throw new formats_format/* FormatError */.I('there is no "Summary:" in the output: did the tool end early, or print another format?');
        const names = (0,reading_names/* numberDuplicates */.iF)(runs.map(() => suite));
        return runs.flatMap((run, index) => hey_read(run, names[index]));
    },
};
function isSummary(lines) {
    return lines.some(line => start.test(line)) && !lines.some(line => ofOha.test(line));
}
function hey_read(lines, benchmark) {
    const find = (pattern) => lines.map(line => pattern.exec(line)).find(found => found !== null) ?? [];
    const [, requests = ''] = find(rate);
    const timeOf = (pattern) => {
        const [, value = ''] = find(pattern);
        return { unit: 's', value: parseNumber(value) };
    };
    const statuses = lines.flatMap(line => [/^ +\[(\d{3})\]\s+(\d+) responses/.exec(line) ?? []].filter(found => found.length > 0));
    const answers = statuses.reduce((sum, [, , count]) => sum + Number(count), 0);
    const good = statuses.reduce((sum, [, status = '', count]) => sum + (/^[123]/.test(status) ? Number(count) : 0), 0);
    const errors = findErrors(lines);
    const mean = timeOf(average);
    const isCoarse = mean.value >= 0 && mean.value < least;
    return readLoad({
        benchmark,
        failures: 1 - good / (answers + errors),
        metrics: [
            { metric: 'throughput', unit: 'req/s', value: parseNumber(requests) },
            ...(isCoarse
                ? []
                : [
                    { metric: 'time', ...timeOf(median) },
                    { metric: 'p95', ...timeOf(p95) },
                    { metric: 'p99', ...timeOf(hey_p99) },
                ]),
        ],
    });
}
/** Requests without an answer, which are listed behind the statuses. */
function findErrors(lines) {
    const start = lines.findIndex(line => line.startsWith('Error distribution:'));
    if (start < 0)
        return 0;
    return lines.slice(start).reduce((sum, line) => sum + Number(/^ +\[(\d+)\]/.exec(line)?.[1] ?? 0), 0);
}

;// CONCATENATED MODULE: ./lib/formats/tools/load/k6.js




const k6_expected = {
    tool: 'k6',
    advice: 'return { "summary.json": JSON.stringify(data) } from handleSummary(data), or run it with --summary-export=FILE',
};
const legacy = dist/* object */.Ikc({ metrics: dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({})), root_group: dist/* looseObject */._H3({}) });
/** Such as `--new-machine-readable-summary` makes both of them. */
const machineReadable = dist/* object */.Ikc({
    config: dist/* object */.Ikc({ duration: dist/* number */.aig() }),
    results: dist/* object */.Ikc({
        metrics: dist/* array */.YOg(dist/* object */.Ikc({ name: dist/* string */.YjP(), values: dist/* looseObject */._H3({}) })),
    }),
    metadata: dist/* object */.Ikc({ k6_version: dist/* string */.YjP() }),
});
const recognized = dist/* object */.Ikc({
    version: dist/* string */.YjP(),
    metadata: dist/* object */.Ikc({ k6_version: dist/* unknown */.L5J() }),
    results: dist/* looseObject */._H3({}),
});
/**
 * The output of k6, given to `handleSummary(data)` or written by `--summary-export=FILE`: one run, named like the suite.
 *
 * Times are in ms. They are about the requests, or, without any, about the iterations. A failed check of the script is not a
 * failed request. It does not affect whether the numbers count. The rate of failures is `rate` in the first form, and `value` in
 * the second. The second form reports inversely how many passed and failed, so these numbers are not read. Since 1.8
 * `--new-machine-readable-summary` makes both have a list of metrics, without rates. Source: k6's documentation of the
 * end-of-test summary, and outputs of 1.8.
 */
const k6 = {
    name: 'k6',
    title: 'k6, JSON summary',
    fits: ({ json }) => dist.is(recognized, json) ||
        (dist.is(legacy, json) && ['iterations', 'http_reqs', 'iteration_duration'].some(name => name in json.metrics)),
    parse(document, suite) {
        const { find, seconds } = readSummary(document);
        const duration = find('http_req_duration') ?? find('iteration_duration') ?? {};
        return readLoad({
            benchmark: suite,
            failures: shareOf(find('http_req_failed')),
            metrics: [
                { metric: 'time', unit: 'ms', value: duration.med ?? duration.avg },
                ...[90, 95, 99].map(percent => ({
                    metric: `p${percent}`,
                    unit: 'ms',
                    value: duration[`p(${percent})`] ?? duration[`p${percent}`],
                })),
                { metric: 'throughput', unit: 'req/s', value: rateOf(find('http_reqs') ?? find('iterations'), seconds) },
            ],
        });
    },
};
function readSummary(document) {
    const { json } = document;
    if (dist.is(recognized, json)) {
        if (!json.version.startsWith('1.'))
            insistOnVersion(json.version, ['1'], 'k6');
        const { config, results } = decodeJson(document, machineReadable, k6_expected);
        const byName = new Map(results.metrics.map(({ name, values }) => [name, values]));
        return { find: name => byName.get(name), seconds: config.duration };
    }
    const { metrics } = decodeJson(document, legacy, k6_expected);
    return { find: name => k6_valuesOf(metrics[name]) };
}
function k6_valuesOf(metric) {
    return dist.is(dist/* object */.Ikc({ values: dist/* looseObject */._H3({}) }), metric) ? metric.values : metric;
}
function shareOf(failed) {
    const share = failed?.rate ?? failed?.value ?? 0;
    return typeof share === 'number' ? share : Number.NaN;
}
function rateOf(counter, seconds = Number.NaN) {
    if (counter?.rate !== undefined)
        return counter.rate;
    const count = finite(counter?.count);
    return count === undefined ? undefined : count / seconds;
}

;// CONCATENATED MODULE: ./lib/formats/tools/load/locust.js





const locust_expected = { tool: 'locust', advice: 'run it with --headless --json -t 2s' };
const entry = dist/* object */.Ikc({
    name: dist/* string */.YjP(),
    method: dist/* nullable */.mee(dist/* string */.YjP()),
    num_requests: dist/* number */.aig(),
    num_failures: dist/* number */.aig(),
    total_response_time: dist/* number */.aig(),
    start_time: dist/* number */.aig(),
    last_request_timestamp: dist/* nullable */.mee(dist/* number */.aig()),
});
/**
 * The output of `locust --json`: a benchmark for each name of requests (`GET /`).
 *
 * Times are in ms. The distribution is rounded to two digits, so the time is the mean, which is not. Source: outputs of 2.47.
 */
const locust = {
    name: 'locust',
    title: 'locust, JSON',
    fits: ({ json }) => dist.is(dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ num_requests: dist/* number */.aig(), response_times: dist/* looseObject */._H3({}) })), dist/* minLength */.BpQ(1)), json),
    parse(document) {
        const entries = insistOnSome(decodeJson(document, dist/* array */.YOg(entry), locust_expected), locust_expected);
        const names = (0,reading_names/* numberDuplicates */.iF)(entries.map(({ method, name }) => (method ? `${method} ${name}` : name)));
        return entries.flatMap((one, index) => {
            const seconds = (one.last_request_timestamp ?? one.start_time) - one.start_time;
            return readLoad({
                benchmark: names[index],
                failures: one.num_requests > 0 ? one.num_failures / one.num_requests : Number.NaN,
                metrics: [
                    { metric: 'time', unit: 'ms', value: perIteration(one.total_response_time, one.num_requests) },
                    { metric: 'throughput', unit: 'req/s', value: perIteration(one.num_requests, seconds) },
                ],
            });
        });
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/load/oha.js



const oha_expected = { tool: 'oha', advice: 'run it with --no-tui --output-format json (-j in old versions)' };
const oha_schema = dist/* object */.Ikc({
    summary: dist/* object */.Ikc({
        successRate: dist/* nullable */.mee(dist/* number */.aig()),
        average: dist/* optional */.lqM(dist/* unknown */.L5J()),
        requestsPerSec: dist/* unknown */.L5J(),
        sizePerSec: dist/* optional */.lqM(dist/* unknown */.L5J()),
    }),
    latencyPercentiles: dist/* object */.Ikc({
        p50: dist/* optional */.lqM(dist/* unknown */.L5J()),
        p95: dist/* optional */.lqM(dist/* unknown */.L5J()),
        p99: dist/* optional */.lqM(dist/* unknown */.L5J()),
    }),
    statusCodeDistribution: dist/* record */.g1P(dist/* string */.YjP(), dist/* number */.aig()),
});
/**
 * The output of `oha --output-format json`: one run, named like the suite.
 *
 * Times are in seconds. For oha, any answer is a success, whatever the status. Source: the schema of this output in oha's
 * repository.
 */
const oha = {
    name: 'oha',
    title: 'oha, JSON',
    fits: ({ json }) => dist.is(oha_schema, json),
    parse(document, suite) {
        const { summary, latencyPercentiles, statusCodeDistribution } = decodeJson(document, oha_schema, oha_expected);
        const statuses = Object.entries(statusCodeDistribution);
        const answers = statuses.reduce((sum, [, count]) => sum + count, 0);
        const good = statuses.reduce((sum, [status, count]) => sum + (/^[123]/.test(status) ? count : 0), 0);
        return readLoad({
            benchmark: suite,
            failures: 1 - ((summary.successRate ?? Number.NaN) * good) / answers,
            metrics: [
                { metric: 'throughput', unit: 'req/s', value: summary.requestsPerSec },
                { metric: 'time', unit: 's', value: latencyPercentiles.p50 ?? summary.average },
                { metric: 'p95', unit: 's', value: latencyPercentiles.p95 },
                { metric: 'p99', unit: 's', value: latencyPercentiles.p99 },
                { metric: 'received', unit: 'B/s', value: summary.sizePerSec },
            ],
        });
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/load/pgbench.js






const pgbench_start = /^transaction type: (.+?)\s*$/;
/** Older versions print a second line, with the time of connecting in it. */
const pgbench_rate = /^tps = (-?[\d.]+) \((?:without initial connection time|excluding connections establishing|including reconnection times)\)/;
/**
 * The output of pgbench for one run: named like the suite, and with several by the type of their transactions.
 *
 * It is about the transactions in a second; the latency is their mean. Source: outputs of 15, and PostgreSQL's manual.
 */
const pgbench = {
    name: 'pgbench',
    title: 'pgbench, text',
    fits: ({ rows, text }) => (0,reading_lines/* hasLine */.pc)({ rows, text }, 'number of transactions actually processed: ', () => true) &&
        rows.some(line => pgbench_start.test(line)),
    parse({ rows: lines }, suite) {
        const runs = splitRuns(lines, pgbench_start);
        if (runs.length === 0)
            throw new formats_format/* FormatError */.I('there is no "transaction type:" of pgbench in the output: did it connect and end?');
        const names = (0,reading_names/* numberDuplicates */.iF)(runs.map(run => (runs.length === 1 ? suite : pgbench_start.exec(run[0])[1])));
        return runs.flatMap((run, index) => pgbench_read(run, names[index]));
    },
};
function pgbench_read(lines, benchmark) {
    const find = (pattern) => lines.map(line => pattern.exec(line)?.[1]).find(text => text !== undefined);
    const done = Number(find(/^number of transactions actually processed: (\d+)/) ?? 0);
    const failed = Number(find(/^number of failed transactions: (\d+)/) ?? 0);
    return readLoad({
        benchmark,
        failures: failed / (done + failed),
        metrics: [
            { metric: 'throughput', unit: 'ops/s', value: parseNumber(find(pgbench_rate) ?? '') },
            { metric: 'time', unit: 'ms', value: parseNumber(find(/^latency average = (-?[\d.]+) ms/) ?? '') },
        ],
    });
}

;// CONCATENATED MODULE: ./lib/formats/tools/load/redis-benchmark.js





const redis_benchmark_header = makeCsvHeader(['test', 'rps', 'avg_latency_ms']);
/**
 * The output of `redis-benchmark --csv`, since Redis 6.2: a benchmark for each command that it sends.
 *
 * It is about the requests in a second. Source: outputs of 7.0.15.
 */
const redisBenchmark = {
    name: 'redis-benchmark',
    title: 'redis-benchmark, CSV',
    fits: document => hasCsv(document, redis_benchmark_header),
    parse(document) {
        const rows = readCsv(document, redis_benchmark_header, row => row);
        if (rows.length === 0)
            throw new formats_format/* FormatError */.I('there is no row of redis-benchmark: run it with --csv, and -t with a test that it knows');
        const names = (0,reading_names/* numberDuplicates */.iF)(rows.map(row => row.get('test')));
        return rows.flatMap((row, index) => readLoad({
            benchmark: names[index],
            metrics: [
                { metric: 'throughput', unit: 'req/s', value: numberOf(row, 'rps') },
                { metric: 'time', unit: 'ms', value: numberOf(row, 'p50_latency_ms') },
                { metric: 'p99', unit: 'ms', value: numberOf(row, 'p99_latency_ms') },
            ],
        }));
    },
};
function numberOf(row, column) {
    return parseNumber(row.get(column) ?? '');
}

;// CONCATENATED MODULE: ./lib/formats/tools/load/vegeta.js



const vegeta_expected = { tool: 'vegeta', advice: 'print its report with "vegeta report -type=json"' };
const vegeta_schema = dist/* object */.Ikc({
    latencies: dist/* object */.Ikc({
        mean: dist/* optional */.lqM(dist/* unknown */.L5J()),
        '50th': dist/* optional */.lqM(dist/* unknown */.L5J()),
        '95th': dist/* optional */.lqM(dist/* unknown */.L5J()),
        '99th': dist/* optional */.lqM(dist/* unknown */.L5J()),
    }),
    requests: dist/* number */.aig(),
    throughput: dist/* optional */.lqM(dist/* unknown */.L5J()),
    success: dist/* nullable */.mee(dist/* number */.aig()),
    status_codes: dist/* nullable */.mee(dist/* looseObject */._H3({})),
});
/**
 * The output of `vegeta report -type=json`: one attack, named like the suite.
 *
 * Latencies are in ns. The tool sends at a rate that is set, so the primary metric is the median latency, not the throughput.
 * Source: vegeta's README.
 */
const vegeta = {
    name: 'vegeta',
    title: 'vegeta, JSON report',
    fits: ({ json }) => dist.is(vegeta_schema, json),
    parse(document, suite) {
        const { latencies, requests, throughput, success } = decodeJson(document, vegeta_schema, vegeta_expected);
        return readLoad({
            benchmark: suite,
            failures: requests > 0 ? 1 - (success ?? Number.NaN) : Number.NaN,
            metrics: [
                { metric: 'time', unit: 'ns', value: latencies['50th'] ?? latencies.mean },
                { metric: 'p95', unit: 'ns', value: latencies['95th'] },
                { metric: 'p99', unit: 'ns', value: latencies['99th'] },
                { metric: 'throughput', unit: 'req/s', value: throughput },
            ],
        });
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/load/wrk.js






const wrk_start = /^Running \S+ test @ (\S+)/;
const wrk_rate = /^Requests\/sec: +(-?[\d.]+)\s*$/;
/**
 * The output of wrk and wrk2 for one run: named like the suite, and with several by their address.
 *
 * Each number has a unit of its own; bytes are counted by 1024. The median is there with `--latency`, and else the mean.
 * Source: outputs of 4.1.0, and its `stats.c` and `units.c`.
 */
const wrk = {
    name: 'wrk',
    title: 'wrk, text',
    fits: document => (0,reading_lines/* hasLine */.pc)(document, 'Requests/sec:', line => wrk_rate.test(line)) && document.rows.some(line => wrk_start.test(line)),
    parse({ rows: lines }, suite) {
        const runs = splitRuns(lines, wrk_start);
        if (runs.length === 0 || !lines.some(line => wrk_rate.test(line)))
            throw new formats_format/* FormatError */.I('there is no run of wrk with a line such as "Requests/sec:  743.73": did it end early?');
        const names = (0,reading_names/* numberDuplicates */.iF)(runs.map(run => (runs.length === 1 ? suite : wrk_start.exec(run[0])[1])));
        return runs.flatMap((run, index) => wrk_read(run, names[index]));
    },
};
function wrk_read(lines, benchmark) {
    const find = (pattern) => lines.map(line => pattern.exec(line)).find(found => found !== null);
    const time = find(/^ +50(?:\.0+)?% +(-?[\d.]+)([a-z]+)\s*$/) ?? find(/^ +Latency +(-?[\d.]+)([a-z]+) /);
    const p99 = find(/^ +99(?:\.0+)?% +(-?[\d.]+)([a-z]+)\s*$/);
    const received = find(/^Transfer\/sec: +(-?[\d.]+)([KMGT]?)B\s*$/);
    const answers = parseNumber(find(/^ +(\d+) requests in /)?.[1] ?? '0');
    const errors = find(/^ +Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)?.slice(1) ?? [];
    const lost = errors.reduce((sum, count) => sum + Number(count), 0);
    const refused = Number(find(/^ +Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0);
    return readLoad({
        benchmark,
        failures: (lost + refused) / (answers + lost),
        metrics: [
            { metric: 'throughput', unit: 'req/s', value: parseNumber(find(wrk_rate)?.[1] ?? '') },
            { metric: 'time', unit: time?.[2] ?? 'ms', value: parseNumber(time?.[1] ?? '') },
            { metric: 'p99', unit: p99?.[2] ?? 'ms', value: parseNumber(p99?.[1] ?? '') },
            {
                metric: 'received',
                unit: received?.[2] ? `${received[2]}iB/s` : 'B/s',
                value: parseNumber(received?.[1] ?? ''),
            },
        ],
    });
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/benchee.js





const benchee_expected = { tool: 'Benchee', advice: 'add the formatter {Benchee.Formatters.JSON, file: "FILE"}' };
const data = dist/* object */.Ikc({
    samples: dist/* optional */.lqM(dist/* unknown */.L5J()),
    statistics: dist/* optional */.lqM(dist/* nullable */.mee(dist/* object */.Ikc({ median: dist/* optional */.lqM(dist/* unknown */.L5J()), average: dist/* optional */.lqM(dist/* unknown */.L5J()) }))),
});
const scenario = dist/* object */.Ikc({
    name: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    job_name: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    input_name: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    run_time_data: data,
    memory_usage_data: dist/* optional */.lqM(dist/* nullable */.mee(data)),
    reductions_data: dist/* optional */.lqM(dist/* nullable */.mee(data)),
});
const benchee_shape = dist/* object */.Ikc({ run_time_data: dist/* unknown */.L5J(), job_name: dist/* unknown */.L5J() });
/**
 * The output of Elixir's Benchee with its formatter `Benchee.Formatters.JSON` (benchee_json 1.0 and newer).
 *
 * A scenario is a job with one input. Run times are in nanoseconds, in order. Memory is in bytes of one call. Reductions are
 * calls that the virtual machine counted. A kind that was not measured has no samples.
 */
const benchee = {
    name: 'benchee',
    title: 'Benchee, JSON',
    fits: ({ json }) => Array.isArray(json) && json.length > 0 && dist.is(benchee_shape, json[0]),
    parse(document) {
        const scenarios = insistOnSome(decodeJson(document, dist/* array */.YOg(scenario), benchee_expected), benchee_expected);
        const names = (0,reading_names/* numberDuplicates */.iF)(scenarios.map(nameScenario));
        return scenarios.flatMap((one, index) => benchee_read(one, names[index]));
    },
};
function nameScenario({ name, job_name, input_name }) {
    const job = name ?? job_name ?? '';
    return input_name && input_name !== '__no_input' ? `${job} with ${input_name}` : job;
}
function benchee_read({ run_time_data, memory_usage_data, reductions_data }, benchmark) {
    const time = benchee_valuesOf(run_time_data);
    const memory = benchee_valuesOf(memory_usage_data);
    const reductions = benchee_valuesOf(reductions_data);
    const isTimed = time.length > 0 || memory.length + reductions.length === 0;
    return [
        ...(isTimed ? [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'time', unit: 'ns', values: time })] : []),
        ...(memory.length > 0 ? [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'allocated', unit: 'B', values: memory })] : []),
        ...(reductions.length > 0
            ? [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'reductions', unit: 'count', values: reductions, better: 'lower' })]
            : []),
    ];
}
function benchee_valuesOf(data) {
    return finiteList(data?.samples) ?? firstFinite(data?.statistics?.median, data?.statistics?.average);
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/benchmark-ips.js





const benchmark_ips_expected = { tool: 'benchmark-ips', advice: 'call x.json!("FILE") in its block' };
const benchmark_ips_entry = dist/* object */.Ikc({
    name: dist/* string */.YjP(),
    ips: dist/* unknown */.L5J(),
    central_tendency: dist/* optional */.lqM(dist/* unknown */.L5J()),
    microseconds: dist/* unknown */.L5J(),
});
/**
 * The output of Ruby's benchmark-ips with `x.json! "FILE"`.
 *
 * It has iterations per second, as the mean or by the bootstrap that the user chose, and no samples. Text for people is not read,
 * because it has scaled numbers and wrapped names.
 */
const benchmarkIps = {
    name: 'benchmark-ips',
    title: 'benchmark-ips, JSON',
    fits: ({ json }) => Array.isArray(json) && json.length > 0 && json.every(one => dist.is(benchmark_ips_entry, one)),
    parse(document) {
        const entries = insistOnSome(decodeJson(document, dist/* array */.YOg(benchmark_ips_entry), benchmark_ips_expected), benchmark_ips_expected);
        const names = (0,reading_names/* numberDuplicates */.iF)(entries.map(({ name }) => name));
        return entries.map(({ central_tendency, ips }, index) => (0,reading_printed/* makeReading */.Xn)({
            benchmark: names[index],
            metric: 'throughput',
            unit: 'iter/s',
            values: firstFinite(central_tendency, ips),
            primary: true,
        }));
    },
};

// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
;// CONCATENATED MODULE: ./lib/formats/tools/other/benchmarkdotnet.js







const benchmarkdotnet_expected = {
    tool: 'BenchmarkDotNet',
    advice: 'run it with --exporters json, and a filter that selects a benchmark',
};
const benchmarkdotnet_text = dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP()));
const benchmarkSchema = dist/* object */.Ikc({
    FullName: benchmarkdotnet_text,
    Namespace: benchmarkdotnet_text,
    Type: dist/* optional */.lqM(dist/* string */.YjP()),
    Method: dist/* optional */.lqM(dist/* string */.YjP()),
    Parameters: benchmarkdotnet_text,
    DisplayInfo: benchmarkdotnet_text,
    Statistics: dist/* optional */.lqM(dist/* nullable */.mee(dist/* object */.Ikc({
        OriginalValues: dist/* optional */.lqM(dist/* unknown */.L5J()),
        Median: dist/* optional */.lqM(dist/* unknown */.L5J()),
        Mean: dist/* optional */.lqM(dist/* unknown */.L5J()),
    }))),
    Memory: dist/* optional */.lqM(dist/* nullable */.mee(dist/* object */.Ikc({ BytesAllocatedPerOperation: dist/* optional */.lqM(dist/* unknown */.L5J()) }))),
    Measurements: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const benchmarkdotnet_schema = dist/* object */.Ikc({ HostEnvironmentInfo: dist/* unknown */.L5J(), Benchmarks: dist/* array */.YOg(benchmarkSchema) });
const benchmarkdotnet_shape = dist/* object */.Ikc({ HostEnvironmentInfo: dist/* unknown */.L5J(), Benchmarks: dist/* array */.YOg(dist/* unknown */.L5J()) });
/**
 * The output of BenchmarkDotNet with `--exporters json` in `BenchmarkDotNet.Artifacts/results`: a file for each class.
 *
 * Times are in nanoseconds of an operation. Its own results leave out slow outliers, but a slower program may have just those. So
 * the iterations themselves (`Workload`, `Actual`) are read, without the overhead that it measured, as in its
 * `MeasurementsStatistics`. Brief exports have the results only. NaN is an empty text there.
 */
const benchmarkDotNet = {
    name: 'benchmarkdotnet',
    title: 'BenchmarkDotNet, JSON',
    fits: document => exportsOf(document).some(({ json }) => dist.is(benchmarkdotnet_shape, json)),
    parse(document) {
        const benchmarks = exportsOf(document).flatMap(one => decodeJson(one, benchmarkdotnet_schema, benchmarkdotnet_expected).Benchmarks);
        const names = nameAll(insistOnSome(benchmarks, benchmarkdotnet_expected));
        return benchmarks.flatMap((benchmark, index) => benchmarkdotnet_read(benchmark, names[index]));
    },
};
/** One file, or the exports among the files of a directory: others there are for people. */
function exportsOf(document) {
    if (document.files.length === 0)
        return [document];
    return document.files
        .filter(({ path }) => /-report[\w-]*\.json$/.test(path))
        .map(file => ({ text: file.text, json: (0,reading_json/* parseJson */.qF)(file.text) }));
}
/** With the job where a benchmark ran in several, on two runtimes for one. */
function nameAll(benchmarks) {
    const names = benchmarks.map(nameBenchmark);
    const counts = new Map();
    for (const name of names)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return (0,reading_names/* numberDuplicates */.iF)(names.map((name, index) => {
        const job = /: (.+)$/.exec(benchmarks[index].DisplayInfo ?? '')?.[1];
        return counts.get(name) === 1 || job === undefined ? name : `${name}: ${job}`;
    }));
}
/** Before 0.11 there was no full name. */
function nameBenchmark({ FullName, Namespace, Type, Method, Parameters }) {
    if (FullName)
        return FullName;
    const name = [Namespace, Type, Method].filter(Boolean).join('.');
    return Parameters ? `${name}(${Parameters})` : name || '(without a name)';
}
function benchmarkdotnet_read(benchmark, name) {
    const time = { benchmark: name, metric: 'time', unit: 'ns' };
    if (!benchmark.Statistics)
        return [(0,reading_printed/* makeFailure */.ro)(time, 'BenchmarkDotNet has no statistics of it: it failed, see its log')];
    const { OriginalValues, Median, Mean } = benchmark.Statistics;
    const values = findIterations(benchmark.Measurements) ?? finiteList(OriginalValues) ?? firstFinite(Median, Mean);
    const allocated = finite(benchmark.Memory?.BytesAllocatedPerOperation);
    return [
        (0,reading_printed/* makeReading */.Xn)({ ...time, values }),
        ...(allocated === undefined
            ? []
            : [(0,reading_printed/* makeReading */.Xn)({ benchmark: name, metric: 'allocated', unit: 'B', values: [allocated] })]),
    ];
}
const measurementSchema = dist/* object */.Ikc({
    IterationMode: dist/* string */.YjP(),
    IterationStage: dist/* string */.YjP(),
    LaunchIndex: dist/* number */.aig(),
    Operations: dist/* pipe */.FsL(dist/* number */.aig(), dist/* gtValue */.zYL(0)),
    Nanoseconds: dist/* number */.aig(),
});
/** Nanoseconds of an operation in each iteration, in order. */
function findIterations(measurements) {
    const decoded = dist/* safeParse */.xLC(dist/* array */.YOg(measurementSchema), measurements);
    if (!decoded.success)
        return undefined;
    const actual = decoded.output.filter(({ IterationStage }) => IterationStage === 'Actual');
    // Only a difference of two times may be cut off at 0; a time below it is refused as it stands.
    const wrong = actual.flatMap(({ Nanoseconds }) => (Nanoseconds < 0 ? Nanoseconds : []));
    if (wrong.length > 0)
        return wrong;
    const overheads = findOverheads(actual);
    const values = actual
        .filter(({ IterationMode }) => IterationMode === 'Workload')
        .map(one => Math.max(0, one.Nanoseconds / one.Operations - (overheads.get(one.LaunchIndex) ?? 0)));
    return values.length > 0 ? values : undefined;
}
/** By launch, the median of what an empty loop took, as the tool subtracts it; none where it was not measured. */
function findOverheads(actual) {
    const launches = new Map();
    for (const { IterationMode, LaunchIndex, Nanoseconds, Operations } of actual) {
        if (IterationMode !== 'Overhead')
            continue;
        const values = launches.get(LaunchIndex) ?? [];
        values.push(Nanoseconds / Operations);
        launches.set(LaunchIndex, values);
    }
    return new Map([...launches].map(([launch, values]) => [launch, (0,simple_statistics/* median */.JZ)(values)]));
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/benchmarkdotnet-csv.js





/** One of the separators that its cultures have. */
const benchmarkdotnet_csv_header = /^(?:Type[;,])?Method[;,].*[;,]Mean[;,]/;
/** Columns that say how long it took, or how it was run, and so do not name it. */
const numbers = /^(?:Mean|Error|StdDev|StdErr|Median|Min|Max|Q1|Q3|P\d+|Ratio|RatioSD|Alloc Ratio|Allocated|Gen ?\d|Rank|Op\/s|Code Size|.* Ratio)$/;
/**
 * The `*-report.csv` of BenchmarkDotNet; its JSON (`benchmarkdotnet`) has all iterations.
 *
 * A benchmark is named by its method and its parameters, which stand behind the settings of its job. Numbers must have points before
 * decimals (`--culture`). (Its documentation of exporters.)
 */
const benchmarkDotNetCsv = {
    name: 'benchmarkdotnet-csv',
    title: 'BenchmarkDotNet, CSV; its JSON (benchmarkdotnet) says more',
    fits: ({ rows }) => rows.some(line => benchmarkdotnet_csv_header.test(line)),
    parse(document) {
        const found = benchmarkdotnet_csv_readRows(document);
        if (found.length === 0)
            throw new formats_format/* FormatError */.I('no row of BenchmarkDotNet has a mean: does the filter select a benchmark?');
        const names = (0,reading_names/* numberDuplicates */.iF)(found.map(nameRow));
        return found.flatMap((row, index) => benchmarkdotnet_csv_read(row, names[index]));
    },
};
function benchmarkdotnet_csv_readRows({ rows }) {
    const found = [];
    let columns;
    for (const line of rows) {
        const cells = splitCsv(line, line.includes(';') ? ';' : ',');
        if (benchmarkdotnet_csv_header.test(line))
            columns = cells;
        else if (columns && cells.length === columns.length) {
            if (cells.some(cell => cell !== ''))
                found.push(makeRow(columns, cells));
        }
        else
            columns = undefined;
    }
    return found;
}
/** Settings of a job stand between the job and the parameters. */
const lastSetting = 'WarmupCount';
function nameRow(row) {
    const { columns } = row;
    const method = [row.get('Type'), row.get('Method')].filter(part => part !== undefined).join('.');
    const first = columns.includes(lastSetting) ? columns.lastIndexOf(lastSetting) + 1 : columns.indexOf('Method') + 1;
    const given = columns
        .slice(first, columns.indexOf('Mean'))
        .filter(column => !numbers.test(column) && column !== 'Job' && column !== '');
    const parameters = given.map(column => `${column}=${row.get(column)}`);
    return parameters.length === 0 ? method : `${method}(${parameters.join(', ')})`;
}
function benchmarkdotnet_csv_read(row, benchmark) {
    const time = readCell({ benchmark, metric: 'time' }, row.get('Median') ?? row.get('Mean') ?? '');
    const allocated = row.get('Allocated');
    return [
        time,
        ...(allocated === undefined || allocated === '-' ? [] : [readCell({ benchmark, metric: 'allocated' }, allocated)]),
    ];
}
/** `1,234.5 ns`, or `NA` of a benchmark that failed; a kilobyte is 1024 bytes. */
function readCell(printed, cell) {
    const [, text, unit] = /^(-?[\d.,]+) ?([a-zμµ]+|[KMG]?B)$/i.exec(cell) ?? [];
    const value = text === undefined ? Number.NaN : parseGroupedNumber(text);
    if (Number.isNaN(value))
        return (0,reading_printed/* makeFailure */.ro)({ ...printed, unit: printed.metric === 'time' ? 's' : 'B' }, `"${cell.slice(0, 100)}" is no number with a point before its decimals`);
    return (0,reading_printed/* makeReading */.Xn)({ ...printed, unit: /^[KMG]B$/.test(unit) ? `${unit[0]}iB` : unit, values: [value] });
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/bmf.js




const bmf_expected = {
    tool: "Bencher's metric format",
    advice: 'write an object such as {"parse":{"latency":{"value":88.0}}}',
};
/** What a measure's values are in; of those that a project defines itself, the output does not say it. */
const bmf_units = new Map([
    ['latency', 'ns'],
    ['throughput', 'ops/s'],
]);
/** So many benchmarks show whose JSON it is; all of them are checked when they are read. */
const enoughToTell = 100;
// A schema for records leaves out names such as __proto__.
const benchmarks = dist/* custom */.IeY(json => isFilled(json, isBenchmark), 'expected benchmarks with measures, each with a value');
/**
 * Bencher Metric Format: `{ "benchmark": { "measure": { "value": 1 } } }`, the JSON of `bencher run --adapter json`.
 *
 * Latency is in ns, throughput in operations a second. A measure of another name has neither unit nor direction in the output.
 * Source: Bencher's reference of the format, and its examples.
 */
const bmf = {
    name: 'bmf',
    title: 'Bencher Metric Format, JSON',
    fits: ({ json }) => isFilled(json, isBenchmark, enoughToTell),
    parse(document) {
        const decoded = decodeJson(document, benchmarks, bmf_expected);
        const quantityOf = remember(makeMeasure);
        const readings = [];
        for (const benchmark in decoded) {
            const measures = decoded[benchmark];
            for (const metric in measures) {
                const { value } = measures[metric];
                readings.push((0,reading_printed/* readValue */.wK)(quantityOf(metric), benchmark, typeof value === 'number' ? value : Number.NaN));
            }
        }
        return readings;
    },
};
function makeMeasure(name) {
    return (0,reading_printed/* makeQuantity */.oY)({ metric: name.slice(0, 256), unit: bmf_units.get(name) ?? '', primary: name === 'latency' });
}
function isBenchmark(measures) {
    return isFilled(measures, isMeasure);
}
/** By hand, since there may be very many. */
function isMeasure(measure) {
    if (typeof measure !== 'object' || measure === null || !('value' in measure))
        return false;
    return typeof measure.value === 'number' || measure.value === null;
}
/** Whether `value` is an object with something in it, and the first `most` of that are as wanted, under names that are some. */
function isFilled(value, isWanted, most = Number.POSITIVE_INFINITY) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return false;
    let count = 0;
    // Half as long as by entries, and what JSON is made of inherits nothing that would be found.
    for (const name in value) {
        if (name === '' || !isWanted(value[name]))
            return false;
        if (++count === most)
            break;
    }
    return count > 0;
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/criterion-haskell.js








const criterion_haskell_expected = { tool: "Haskell's criterion", advice: 'run it with --json FILE' };
const criterion_haskell_header = makeCsvHeader(['Name', 'Mean', 'MeanLB', 'MeanUB', 'Stddev']);
const report = dist/* object */.Ikc({
    reportName: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    reportKeys: dist/* array */.YOg(dist/* string */.YjP()),
    reportMeasured: dist/* array */.YOg(dist/* array */.YOg(dist/* unknown */.L5J())),
    reportAnalysis: dist/* object */.Ikc({ anMean: dist/* object */.Ikc({ estPoint: dist/* unknown */.L5J() }) }),
});
const criterion_haskell_shape = dist/* tuple */.PVZ([dist/* literal */.euz('criterion'), dist/* string */.YjP(), dist/* array */.YOg(dist/* unknown */.L5J())]);
const criterion_haskell_schema = dist/* tuple */.PVZ([dist/* literal */.euz('criterion'), dist/* string */.YjP(), dist/* array */.YOg(report)]);
/**
 * The file that Haskell's criterion writes by `--json FILE` or `--csv FILE`, and gauge by `--csv FILE`.
 *
 * JSON has each sample, of a growing number of iterations, in seconds for all of them; CSV has the mean in seconds. Source: outputs of
 * criterion 1.5.13.
 */
const criterionHaskell = {
    name: 'criterion-haskell',
    title: "Haskell's criterion and gauge, JSON or CSV",
    fits: document => dist.is(criterion_haskell_shape, document.json) || hasCsv(document, criterion_haskell_header),
    parse(document) {
        const found = hasCsv(document, criterion_haskell_header) ? criterion_haskell_readCells(document) : readReports(document);
        if (found.length === 0)
            throw new formats_format/* FormatError */.I('there is no benchmark of criterion in the output: does the pattern match one?');
        const names = (0,reading_names/* numberDuplicates */.iF)(found.map(({ name }) => name));
        return found.map(({ values }, index) => criterion_haskell_read(names[index], values));
    },
};
function criterion_haskell_readCells(document) {
    return readCsv(document, criterion_haskell_header, cells => ({
        name: cells.get('Name'),
        values: [parseNumber(cells.get('Mean'))],
    }));
}
function readReports(document) {
    return decodeJson(document, criterion_haskell_schema, criterion_haskell_expected)[2].map(one => {
        const [time, iterations] = ['time', 'iters'].map(key => one.reportKeys.indexOf(key));
        const samples = one.reportMeasured.map(row => perIteration(finite(row[time]) ?? Number.NaN, finite(row[iterations]) ?? 0));
        const isWhole = samples.length > 0 && samples.every(Number.isFinite);
        return {
            name: one.reportName,
            values: isWhole ? samples : [finite(one.reportAnalysis.anMean.estPoint) ?? Number.NaN],
        };
    });
}
function criterion_haskell_read(benchmark, values) {
    return (0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'time', unit: 's', values });
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/custom.js






const custom_expected = {
    tool: 'a script that prints benchmarks with name, unit and value',
    advice: 'write an array such as [{"name":"parse","unit":"ms","value":12.8}]',
};
const custom_entry = dist/* object */.Ikc({
    name: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    unit: dist/* string */.YjP(),
    value: dist/* nullable */.mee(dist/* union */.KCZ([dist/* number */.aig(), dist/* string */.YjP()])),
});
const decimal = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/**
 * An array of `{ name, unit, value }`, of which smaller values are the better ones: `customSmallerIsBetter` of
 * github-action-benchmark, and what others export for it.
 *
 * A value may be text. The direction is not in the output, but in the format's name: so it is never chosen by what was printed.
 */
const customSmallerIsBetter = makeCustom('customSmallerIsBetter', 'smaller is better', 'lower');
/** The same, of which larger values are the better ones. */
const customBiggerIsBetter = makeCustom('customBiggerIsBetter', 'bigger is better', 'higher');
function makeCustom(name, meaning, better) {
    return {
        name,
        title: `an array of name, unit and value: ${meaning}`,
        // Both fit what either does, and so neither is chosen: the user is told to name one.
        fits: ({ json }) => Array.isArray(json) && json.length > 0 && json.every(isLikeEntry),
        parse: document => custom_read(document, better),
    };
}
function isLikeEntry(one) {
    if (typeof one !== 'object' || one === null || !('name' in one && 'unit' in one && 'value' in one))
        return false;
    return typeof one.name === 'string' && typeof one.unit === 'string';
}
/** As the schema has it, by hand, since there may be very many; the schema says what is wrong. */
function isEntry(one) {
    if (typeof one !== 'object' || one === null)
        return false;
    const { name, unit, value } = one;
    if (typeof name !== 'string' || name === '' || typeof unit !== 'string')
        return false;
    return value === null || typeof value === 'string' || typeof value === 'number';
}
function decodeEntries(document) {
    const { json } = document;
    return Array.isArray(json) && json.every(isEntry) ? json : decodeJson(document, dist/* array */.YOg(custom_entry), custom_expected);
}
function custom_read(document, better) {
    const found = insistOnSome(decodeEntries(document), custom_expected);
    const quantityOf = remember(unit => (0,reading_printed/* makeQuantity */.oY)(custom_metricOf(unit, better)));
    const names = custom_nameAll(found, unit => quantityOf(unit).metric.name);
    return found.map(({ unit, value }, index) => {
        const benchmark = names[index];
        if (typeof value !== 'string')
            return (0,reading_printed/* readValue */.wK)(quantityOf(unit), benchmark, value ?? Number.NaN);
        if (decimal.test(value.trim()))
            return (0,reading_printed/* readValue */.wK)(quantityOf(unit), benchmark, Number(value));
        return (0,reading_printed/* makeFailure */.ro)({ ...custom_metricOf(unit, better), benchmark }, `"${value.slice(0, 100)}" is no number with a decimal point`);
    });
}
/** A name may stand for several metrics, but for one only once. */
function custom_nameAll(entries, metricOf) {
    const metrics = entries.map(({ unit }) => metricOf(unit));
    const names = entries.map(({ name }) => name);
    if (metrics.every(metric => metric === metrics[0]))
        return (0,reading_names/* numberDuplicates */.iF)(names);
    const keys = names.map((name, index) => `${metrics[index]}\n${name}`);
    return (0,reading_names/* numberDuplicates */.iF)(keys).map((key, index) => key.slice(metrics[index].length + 1));
}
function custom_metricOf(unit, better) {
    return { metric: (0,metrics_unit/* tidyUnit */.v)(unit).unit === 's' ? 'time' : unit.slice(0, 256) || 'value', unit, better };
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/dart.js




const dart_row = /^(\S.*)\(RunTime(?:Raw)?\): (-?[\d.]+(?:e[+-]?\d+)?) us\.?\s*$/;
/** The output of Dart's benchmark_harness: `Template(RunTime): 0.1568472448997197 us.` (its `PrintEmitter`). Repeated names are iterations. */
const dart = {
    name: 'dart',
    title: "Dart's benchmark_harness, text",
    fits: document => (0,reading_lines/* hasLine */.pc)(document, '(RunTime', line => dart_row.test(line)),
    parse({ rows }) {
        const readings = rows.flatMap(line => {
            const [, benchmark, value] = dart_row.exec(line) ?? [];
            return benchmark === undefined
                ? []
                : [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'time', unit: 'us', values: [parseNumber(value)] })];
        });
        if (readings.length > 0)
            return readings;
        throw new formats_format/* FormatError */.I('no line is one of benchmark_harness, such as "Template(RunTime): 0.15 us."');
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/other/hyperfine.js





const hyperfine_expected = {
    tool: 'hyperfine',
    advice: 'run it with --export-json=FILE; where a command fails it leaves FILE empty',
};
const command = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1));
const parameter = dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()]);
/** A result as it has been written before 2.0. */
const hyperfine_summary = dist/* object */.Ikc({
    command,
    times: dist/* optional */.lqM(dist/* unknown */.L5J()),
    median: dist/* optional */.lqM(dist/* unknown */.L5J()),
    mean: dist/* optional */.lqM(dist/* unknown */.L5J()),
    user: dist/* optional */.lqM(dist/* unknown */.L5J()),
    system: dist/* optional */.lqM(dist/* unknown */.L5J()),
    memory_usage_byte: dist/* optional */.lqM(dist/* unknown */.L5J()),
    exit_codes: dist/* optional */.lqM(dist/* array */.YOg(dist/* nullable */.mee(dist/* number */.aig())), []),
    parameters: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), parameter), {}),
});
const hyperfine_quantity = dist/* optional */.lqM(dist/* object */.Ikc({ value: dist/* unknown */.L5J(), unit: dist/* string */.YjP() }));
/** A result since 2.0. */
const runs = dist/* object */.Ikc({
    command,
    name: dist/* optional */.lqM(dist/* string */.YjP()),
    measurements: dist/* array */.YOg(dist/* object */.Ikc({
        time_wall_clock: hyperfine_quantity,
        time_cpu: hyperfine_quantity,
        memory_peak_resident: hyperfine_quantity,
        exit_code: dist/* optional */.lqM(dist/* nullable */.mee(dist/* number */.aig())),
    })),
    parameters: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* object */.Ikc({ value: parameter })), {}),
});
/**
 * The output of hyperfine with `--export-json=FILE`. Before 2.0 (which has no `schema_version`) it is a summary of each command,
 * and since then each run.
 *
 * Times are in order. Before 2.0 `user` and `system` are means, and, since 1.19, memory is the peak of each run. A command that
 * failed under `--ignore-failure` looks fast, so none of its numbers is read. Source: its `benchmark_result.rs`, and outputs of
 * 1.15 and 2.0.
 */
const hyperfine = {
    name: 'hyperfine',
    title: 'hyperfine, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ results: dist/* pipe */.FsL(dist/* array */.YOg(dist/* looseObject */._H3({})), dist/* minLength */.BpQ(1)) }), json) &&
        json.results.every(one => 'command' in one && ('schema_version' in json || ('mean' in one && 'user' in one))),
    parse(document) {
        const results = insistOnSome(hyperfine_decode(document), hyperfine_expected);
        const names = (0,reading_names/* numberDuplicates */.iF)(nameResults(results));
        return results.flatMap((one, index) => hyperfine_readResult(one, names[index]));
    },
};
function hyperfine_decode(document) {
    const { json } = document;
    const version = dist.is(dist/* object */.Ikc({ schema_version: dist/* unknown */.L5J() }), json) ? json.schema_version : 1;
    insistOnVersion(version, [1, 2], 'hyperfine');
    return version === 1
        ? decodeJson(document, dist/* object */.Ikc({ results: dist/* array */.YOg(hyperfine_summary) }), hyperfine_expected).results.map(hyperfine_readSummary)
        : decodeJson(document, dist/* object */.Ikc({ results: dist/* array */.YOg(runs) }), hyperfine_expected).results.map(readRuns);
}
function hyperfine_readSummary({ command: name, parameters, exit_codes: exitCodes, ...said }) {
    const list = finiteList(said.times);
    const isWhole = list && (exitCodes.length === 0 || list.length === exitCodes.length);
    const [user, system] = [said.user, said.system].map(finite);
    const cpu = user === undefined || system === undefined ? [] : [user + system];
    return {
        name,
        parameters,
        exitCodes,
        metrics: keepMeasured([
            { metric: 'time', unit: 's', values: isWhole ? list : firstFinite(said.median, said.mean) },
            { metric: 'cpu-time', unit: 's', values: cpu },
            { metric: 'memory', unit: 'B', values: finiteList(said.memory_usage_byte) ?? [] },
        ]),
    };
}
function readRuns({ command: text, name = text, parameters, measurements }) {
    const read = (metric, key) => ({
        metric,
        unit: measurements[0]?.[key]?.unit ?? 's',
        values: finiteList(measurements.map(one => one[key]?.value)) ?? [],
    });
    return {
        name,
        parameters: Object.fromEntries(Object.entries(parameters).map(([key, { value }]) => [key, value])),
        exitCodes: measurements.map(one => one.exit_code ?? null),
        metrics: keepMeasured([
            read('time', 'time_wall_clock'),
            read('cpu-time', 'time_cpu'),
            read('memory', 'memory_peak_resident'),
        ]),
    };
}
/** Without what was not measured; the time, which nearly every file has, is an error where nothing else is there. */
function keepMeasured(metrics) {
    const measured = metrics.filter(({ values }) => values.length > 0);
    return measured.length > 0 ? measured : metrics.slice(0, 1);
}
/** Commands, with their parameters where these alone tell them apart. */
function nameResults(results) {
    const commands = results.map(({ name }) => name);
    return results.map(({ name, parameters }) => {
        const given = Object.entries(parameters).map(([key, value]) => `${key}=${value}`);
        const isAlone = commands.indexOf(name) === commands.lastIndexOf(name);
        return isAlone || given.length === 0 ? name : `${name} (${given.join(', ')})`;
    });
}
function hyperfine_readResult({ exitCodes, metrics }, benchmark) {
    const failed = exitCodes.filter(code => code !== 0);
    const why = `${failed.length} of its ${exitCodes.length} runs failed: exit status ${failed[0] ?? 'unknown'}`;
    if (failed.length > 0)
        return [(0,reading_printed/* makeFailure */.ro)({ ...metrics[0], benchmark }, why)];
    return metrics.map(one => (0,reading_printed/* makeReading */.Xn)({ ...one, benchmark }));
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/hyperfine-csv.js





const before2 = makeCsvHeader(['command', 'mean', 'stddev', 'median', 'user', 'system']);
const since2 = makeCsvHeader(['command', 'time_wall_clock_unit', 'time_wall_clock_mean']);
/**
 * The file that hyperfine writes by `--export-csv`; its JSON (`hyperfine`) has all runs, and says which of them failed.
 *
 * Source: outputs of 1.20 and 2.0.
 */
const hyperfineCsv = {
    name: 'hyperfine-csv',
    title: 'hyperfine, CSV; its JSON (hyperfine) says more',
    fits: document => hasCsv(document, before2) || hasCsv(document, since2),
    parse(document) {
        const found = [...readCsv(document, before2, readOldCells), ...readCsv(document, since2, hyperfine_csv_readCells)];
        if (found.length === 0)
            throw new formats_format/* FormatError */.I('no command of hyperfine has a time: did its first run fail, or its output end early?');
        const names = (0,reading_names/* numberDuplicates */.iF)(found.map(({ name }) => name));
        return found.flatMap(({ metrics }, index) => metrics.map(one => (0,reading_printed/* makeReading */.Xn)({ ...one, benchmark: names[index] })));
    },
};
function readOldCells(cells) {
    const [median, user, system] = ['median', 'user', 'system'].map(column => parseNumber(cells.get(column) ?? ''));
    return {
        name: cells.get('command'),
        metrics: [
            { metric: 'time', unit: 's', values: [median] },
            { metric: 'cpu-time', unit: 's', values: [user + system] },
        ],
    };
}
const measured = [
    ['time', 'time_wall_clock'],
    ['cpu-time', 'time_cpu'],
    ['memory', 'memory_peak_resident'],
];
function hyperfine_csv_readCells(cells) {
    return {
        name: cells.get('command'),
        metrics: measured.flatMap(([metric, column]) => {
            const unit = cells.get(`${column}_unit`);
            return unit === undefined ? [] : [{ metric, unit, values: [parseNumber(cells.get(`${column}_median`) ?? '')] }];
        }),
    };
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/julia.js





const julia_expected = {
    tool: 'BenchmarkTools',
    advice: 'save what run(suite) returns, by BenchmarkTools.save("output.json", results)',
};
const valueSchema = dist/* tuple */.PVZ([dist/* string */.YjP(), dist/* custom */.IeY(fields => typeof fields === 'object' && fields !== null)]);
const julia_schema = dist/* tuple */.PVZ([dist/* object */.Ikc({ BenchmarkTools: dist/* unknown */.L5J() }), dist/* array */.YOg(valueSchema)]);
/**
 * The output of Julia's BenchmarkTools by `BenchmarkTools.save("output.json", results)`.
 *
 * It has groups in groups, with a Trial, or an estimate of one, at their ends. A Trial has all times, in nanoseconds of an
 * evaluation, in order. Bytes and allocations are the smallest of the whole trial. (`serialization.jl`, `trials.jl`; types were
 * written with their module before 1.0.)
 */
const julia = {
    name: 'julia',
    title: 'BenchmarkTools.jl, JSON',
    fits: ({ json }) => dist.is(dist/* tuple */.PVZ([dist/* object */.Ikc({ BenchmarkTools: dist/* unknown */.L5J() }), dist/* array */.YOg(dist/* unknown */.L5J())]), json),
    parse(document, suite) {
        const [, values] = decodeJson(document, julia_schema, julia_expected);
        const found = insistOnSome(values.flatMap(value => findTrials(value, undefined)), julia_expected);
        const names = (0,reading_names/* numberDuplicates */.iF)(found.map(({ path }) => path || suite));
        return found.flatMap((trial, index) => julia_read(trial, names[index]));
    },
};
/** What is no benchmark (parameters, a judgement) is passed over. */
function findTrials([typed, given], path) {
    const type = typed.replace(/^BenchmarkTools\./, '');
    const fields = given;
    if (type === 'Trial' || type === 'TrialEstimate')
        return [{ path, type, fields }];
    const { data } = fields;
    if (type !== 'BenchmarkGroup' || typeof data !== 'object' || data === null)
        return [];
    return Object.entries(data).flatMap(([key, value]) => dist.is(valueSchema, value) ? findTrials(value, (0,reading_names/* nest */.$I)(path, '/', key)) : []);
}
function julia_read({ type, fields }, benchmark) {
    const time = { benchmark, metric: 'time', unit: 'ns' };
    const values = type === 'Trial' ? (finiteList(fields.times) ?? []) : firstFinite(fields.time);
    if (values.length === 0)
        return [(0,reading_printed/* makeFailure */.ro)(time, 'its times are missing, or not all finite')];
    const more = [
        { benchmark, metric: 'allocated', unit: 'B', values: firstFinite(fields.memory) },
        { benchmark, metric: 'allocations', unit: 'allocs', values: firstFinite(fields.allocs) },
    ];
    return [(0,reading_printed/* makeReading */.Xn)({ ...time, values }), ...more.filter(one => one.values.length > 0).map(reading_printed/* makeReading */.Xn)];
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/nyrkio.js





const nyrkio_expected = {
    tool: 'a script that writes for Nyrkiö',
    advice: 'write an array such as [{"timestamp":1706220908,"metrics":[{"name":"p50","unit":"us","value":56}],"attributes":{}}]',
};
const directions = new Map([
    ['higher_is_better', 'higher'],
    ['lower_is_better', 'lower'],
]);
const points = dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({
    timestamp: dist/* number */.aig(),
    metrics: dist/* array */.YOg(dist/* object */.Ikc({
        name: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(256)),
        unit: dist/* optional */.lqM(dist/* string */.YjP(), ''),
        value: dist/* nullable */.mee(dist/* number */.aig()),
        direction: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    })),
})), dist/* minLength */.BpQ(1));
/**
 * A benchmark as Nyrkiö's JSON has it: a point in time, with metrics. Its name is that of the file, else the suite's.
 *
 * Source: the example in Nyrkiö's repository.
 */
const nyrkio = {
    name: 'nyrkio',
    title: "Nyrkiö's JSON",
    fits: ({ json }) => dist.is(points, json),
    parse(document, suite) {
        const [point, ...others] = decodeJson(document, points, nyrkio_expected);
        if (others.length > 0)
            throw new formats_format/* FormatError */.I(`there are ${others.length + 1} points in time, and one run has only its own: write no others`);
        if (!point || point.metrics.length === 0)
            throw new formats_format/* FormatError */.I(`there is no metric: ${nyrkio_expected.advice}`);
        const names = (0,reading_names/* numberDuplicates */.iF)(point.metrics.map(({ name }) => name));
        return point.metrics.map(({ unit, value, direction }, index) => {
            const better = directions.get(direction ?? '');
            const values = value === null ? [] : [value];
            return (0,reading_printed/* makeReading */.Xn)({
                benchmark: nyrkio_nameBenchmark(document) || suite,
                metric: names[index],
                unit,
                values,
                ...(better ? { better } : {}),
            });
        });
    },
};
function nyrkio_nameBenchmark({ output }) {
    return (output.files?.[0]?.path ?? '').replace(/^.*[/\\]/, '').replace(/\.json$/, '');
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/openmetrics.js



const sample = /^([a-zA-Z_:][\w:]*)(\{.*\})? (\S+)(?: [-+\d.eE]+)?(?: # .*)?$/;
const type = /^# TYPE (\S+) (\w+)$/;
const unitOf = /^# UNIT (\S+) (\S+)$/;
/**
 * OpenMetrics text, as Prometheus reads it: each gauge and quantile, each counter, and of a histogram or summary the mean.
 *
 * A benchmark is a name with its labels; its metric is the unit, and `time` for seconds. Of seconds and bytes in a gauge or a summary less
 * is better; of everything else it is not known. (https://prometheus.io/docs/specs/om/open_metrics_spec/, outputs of prometheus_client 0.26)
 */
const openmetrics = {
    name: 'openmetrics',
    title: 'OpenMetrics text',
    fits: ({ rows, text }) => /(?:^|\n)# EOF\r?\n?$/.test(text.slice(-20)) && rows.some(line => type.test(line)),
    parse({ rows }) {
        const readings = readFamilies(rows);
        if (readings.length > 0)
            return readings;
        throw new formats_format/* FormatError */.I('there is no sample of OpenMetrics, such as "parse_time_seconds 0.25", below a "# TYPE" line');
    },
};
function readFamilies(rows) {
    const readings = [];
    const sums = new Map();
    let family;
    for (const line of rows) {
        const [, name, kind] = type.exec(line) ?? [];
        const [, owner, unit] = unitOf.exec(line) ?? [];
        if (name !== undefined)
            family = { name, type: kind, unit: findUnit(name) };
        else if (family && owner === family.name)
            family.unit = unit;
        else if (family && !line.startsWith('#'))
            readings.push(...readSample(line, family, sums));
    }
    return readings;
}
/** The unit at the end of a name, which the specification asks for. */
function findUnit(name) {
    return /_(seconds|bytes)(?:_total)?$/.exec(name)?.[1] ?? '';
}
const counted = new Set(['histogram', 'summary', 'gaugehistogram']);
function readSample(line, { name: family, type: kind, unit }, sums) {
    const [, name, labels = '', text] = sample.exec(line) ?? [];
    if (name === undefined || !name.startsWith(family))
        return [];
    const ending = name.slice(family.length);
    if (ending === '_created' || ending === '_bucket' || kind === 'info' || kind === 'stateset')
        return [];
    const value = Number(text);
    if (ending === '' || ending === '_total')
        return [openmetrics_read({ benchmark: `${family}${labels}`, unit, value }, kind)];
    if (!counted.has(kind))
        return [];
    // The mean needs both, in either order.
    const [sum, count] = ['_sum', '_count'].map(one => (one === ending ? value : sums.get(`${family}${one}${labels}`)));
    sums.set(`${family}${ending}${labels}`, value);
    return sum === undefined || count === undefined
        ? []
        : [openmetrics_read({ benchmark: `${family}${labels}`, unit, value: perIteration(sum, count) }, kind)];
}
function openmetrics_read({ benchmark, unit, value }, kind) {
    const isCost = kind !== 'counter' && (unit === 'seconds' || unit === 'bytes');
    const better = isCost ? {} : { better: 'unknown' };
    const metric = unit === 'seconds' ? 'time' : unit || 'value';
    return (0,reading_printed/* makeReading */.Xn)({ benchmark, metric, unit, values: [value], ...better });
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/phpbench.js





const phpbench_advice = 'run it with --dump-file=FILE, and a filter that selects a subject';
/**
 * The output of PHPBench with `--dump-file=FILE` or `--dump`.
 *
 * An iteration's `time-net` is in microseconds of all its revolutions, so it is divided by them. The order is kept. A variant
 * whose process failed has errors in place of iterations. (`XmlEncoder`; before 1.0 there was no `time-revs`, and the revolutions
 * of the variant count.)
 */
const phpbench = {
    name: 'phpbench',
    title: 'PHPBench, XML',
    fits: document => phpbench_findXml(document) !== undefined,
    parse(document) {
        const xml = phpbench_findXml(document);
        if (xml === undefined)
            throw new formats_format/* FormatError */.I(`the output is not what PHPBench writes: ${phpbench_advice}`);
        const variants = findVariants(parseXml(xml));
        if (variants.length === 0)
            throw new formats_format/* FormatError */.I(`there is no benchmark in the output of PHPBench: ${phpbench_advice}`);
        const names = (0,reading_names/* numberDuplicates */.iF)(variants.map(({ name }) => name));
        return variants.flatMap(({ element }, index) => phpbench_read(element, names[index]));
    },
};
/** What is printed before it is no part of it. */
function phpbench_findXml({ text }) {
    if (!text.includes('<phpbench'))
        return undefined;
    const start = text.search(/^\ufeff?(?:<\?xml [^>]{0,200}>\s{0,100})?<phpbench[ >]/m);
    return start < 0 ? undefined : text.slice(start);
}
function findVariants(root) {
    return childrenOf(root, 'suite').flatMap(suite => childrenOf(suite, 'benchmark').flatMap(benchmark => childrenOf(benchmark, 'subject').flatMap(subject => childrenOf(subject, 'variant').map(element => ({ name: nameVariant(benchmark, subject, element), element })))));
}
function childrenOf({ children }, name) {
    return children.filter(child => child.name === name);
}
/** `\Bench::subject`, with the name of its parameters where they are some: `0` and an empty name are those of none. */
function nameVariant(benchmark, subject, variant) {
    const name = `${benchmark.attributes.get('class') ?? ''}::${subject.attributes.get('name') ?? ''}`;
    const [parameters] = childrenOf(variant, 'parameter-set');
    const set = parameters?.attributes.get('name') ?? '';
    return set === '' || (set === '0' && parameters.children.length === 0) ? name : `${name}(${set})`;
}
function phpbench_read(variant, benchmark) {
    const time = { benchmark, metric: 'time', unit: 'us' };
    const wrong = childrenOf(variant, 'errors').flatMap(errors => childrenOf(errors, 'error'));
    if (wrong[0])
        return [(0,reading_printed/* makeFailure */.ro)(time, wrong[0].text.trim())];
    const iterations = childrenOf(variant, 'iteration');
    const memory = iterations.map(one => phpbench_numberOf(one, 'mem-peak'));
    const isMemory = memory.length > 0 && memory.every(value => value > 0);
    return [
        (0,reading_printed/* makeReading */.Xn)({ ...time, values: iterations.map(one => timeOf(one, variant)) }),
        ...(isMemory ? [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'peak-memory', unit: 'B', values: memory })] : []),
    ];
}
function timeOf(iteration, variant) {
    const owner = iteration.attributes.has('time-revs') ? iteration : variant;
    const revolutions = phpbench_numberOf(owner, owner === iteration ? 'time-revs' : 'revs');
    return perIteration(phpbench_numberOf(iteration, 'time-net'), revolutions);
}
/** NaN where there is none: an empty text is no zero. */
function phpbench_numberOf({ attributes }, name) {
    const text = attributes.get(name) ?? '';
    return text.trim() === '' ? Number.NaN : Number(text);
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/ruby-benchmark.js




const ruby_benchmark_header = /^ +user +system +total +real\s*$/;
const ruby_benchmark_row = /^(.*?) +(-?\d+\.\d+) +(-?\d+\.\d+) +(-?\d+\.\d+) +\( *(-?\d+\.\d+)\)\s*$/;
/**
 * The tables of Ruby's `Benchmark.bm` and `bmbm`: seconds, of which `real` is the time and `total` that of the processor.
 *
 * A rehearsal and the sums (`>total:`) are left out; a row without a label is named by its number. Source: outputs of Ruby 3.1.
 */
const rubyBenchmark = {
    name: 'ruby-benchmark',
    title: "Ruby's Benchmark.bm and bmbm, text",
    fits: ({ rows: lines, text }) => text.includes('user     system      total        real') &&
        lines.some(line => ruby_benchmark_header.test(line)) &&
        lines.some(line => ruby_benchmark_row.test(line)),
    parse({ rows: lines }) {
        const found = readTables(lines);
        if (found.length === 0)
            throw new formats_format/* FormatError */.I("no row of Ruby's Benchmark has times: print what Benchmark.bm reports below its caption");
        const names = (0,reading_names/* numberDuplicates */.iF)(found.map(({ name }) => name));
        return found.flatMap(({ times }, index) => ruby_benchmark_read(names[index], times));
    },
};
function readTables(lines) {
    const rows = [];
    let count = 0;
    let isInside = false;
    for (const line of lines) {
        if (ruby_benchmark_header.test(line))
            [isInside, count] = [true, 0];
        else if (isInside) {
            const [, label, , , total, real] = ruby_benchmark_row.exec(line) ?? [];
            if (label === undefined)
                isInside = false;
            else if (!label.startsWith('>')) {
                const name = label.trim().replace(/:$/, '') || `${++count}`;
                rows.push({ name, times: { real: real, total: total } });
            }
        }
    }
    return rows;
}
function ruby_benchmark_read(benchmark, { real, total }) {
    return [
        (0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'time', unit: 's', values: [parseNumber(real)] }),
        (0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'cpu-time', unit: 's', values: [parseNumber(total)] }),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/tasty-bench.js





const tasty_bench_header = makeCsvHeader(['Name', 'Mean (ps)', '2*Stdev (ps)']);
/**
 * The file that tasty-bench writes by `--csv FILE`: the mean in picoseconds, and with `+RTS -T` the bytes that were allocated.
 *
 * Source: outputs of 0.3.3, and its README.
 */
const tastyBench = {
    name: 'tasty-bench',
    title: 'tasty-bench (Haskell), CSV',
    fits: document => hasCsv(document, tasty_bench_header),
    parse(document) {
        const rows = readCsv(document, tasty_bench_header, row => row);
        if (rows.length === 0)
            throw new formats_format/* FormatError */.I('there is no row of tasty-bench in the output: run it with --csv FILE, and a pattern that matches');
        const names = (0,reading_names/* numberDuplicates */.iF)(rows.map(row => row.get('Name')));
        return rows.flatMap((row, index) => {
            const benchmark = names[index];
            const allocated = row.get('Allocated');
            return [
                (0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'time', unit: 'ps', values: [parseNumber(row.get('Mean (ps)'))] }),
                ...(allocated === undefined
                    ? []
                    : [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'allocated', unit: 'B', values: [parseNumber(allocated)] })]),
            ];
        });
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/python/asv.js







const asv_expected = {
    tool: 'asv',
    advice: 'run it with --record-samples, and "output" naming the file below results/ that it writes',
    version: { key: 'version', known: [1, 2] },
};
const fields = dist/* custom */.IeY(value => typeof value === 'object' && value !== null && !Array.isArray(value));
const asv_schema = dist/* object */.Ikc({
    commit_hash: dist/* string */.YjP(),
    env_name: dist/* optional */.lqM(dist/* string */.YjP()),
    result_columns: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
    results: fields,
});
/** What stands for a bare NaN, which is a benchmark that was skipped; null is one that failed. */
const skipped = 'NaN';
/**
 * The output of asv below `results/`: a file for each commit and environment, or the directory of one.
 *
 * A result is a list over all combinations of the parameters. It has null where the benchmark failed, and a bare NaN where it was
 * skipped. With `--record-samples` there are samples, in order. The unit stands in `benchmarks.json`, and follows from the
 * beginning of the function's name. Nothing shows which direction is better for a `track_` number. (`asv/results.py`; version 1
 * has plain numbers.)
 */
const asv = {
    name: 'asv',
    title: 'asv, JSON of its results',
    fits: document => document.files.length === 0
        ? dist.is(asv_schema, document.json)
        : resultsOf(document).some(({ json }) => dist.is(asv_schema, json)),
    parse(document) {
        const all = resultsOf(document).map(one => decodeJson(one, asv_schema, asv_expected));
        if (new Set(all.map(({ commit_hash }) => commit_hash)).size > 1)
            throw new formats_format/* FormatError */.I('there are results of several commits: name the file of one by "output", or empty the directory before');
        const units = readUnits(document);
        const isOne = all.length === 1;
        const printed = all.flatMap(results => Object.keys(results.results).flatMap(name => asv_readBenchmark(results, name, units).map(one => nameIn(one, results, isOne))));
        const names = (0,reading_names/* numberDuplicates */.iF)(printed.map(({ benchmark }) => benchmark));
        return insistOnSome(printed, asv_expected).map((one, index) => asv_read({ ...one, benchmark: names[index] }));
    },
};
function resultsOf(document) {
    if (document.files.length === 0)
        return [document.text === '' ? document : { text: document.text, json: (0,reading_json/* parseJson */.qF)(document.text, skipped) }];
    return document.files
        .filter(({ path }) => path.endsWith('.json') && !/(?:^|\/)(?:benchmarks|machine)\.json$/.test(path))
        .map(({ text }) => ({ text, json: (0,reading_json/* parseJson */.qF)(text, skipped) }));
}
/** With the environment, where there are several. */
function nameIn(printed, { env_name }, isOne) {
    return isOne || env_name === undefined
        ? printed
        : { ...printed, benchmark: `${printed.benchmark} [${(0,reading_names/* shorten */.ml)(env_name)}]` };
}
function readUnits({ files }) {
    const about = files.find(({ path }) => /(?:^|\/)benchmarks\.json$/.test(path));
    const json = about === undefined ? undefined : (0,reading_json/* parseJson */.qF)(about.text);
    const entries = dist.is(fields, json) ? Object.entries(json) : [];
    return new Map(entries.flatMap(([name, value]) => dist.is(dist/* object */.Ikc({ unit: dist/* string */.YjP() }), value) ? [[name, value.unit]] : []));
}
function asv_readBenchmark(results, name, units) {
    const { result, params, samples } = findRow(results, name);
    if (result === null)
        return [{ benchmark: name, ...asv_metricOf(name, units), values: [] }];
    const list = Array.isArray(result) ? result : [result];
    const lists = Array.isArray(params) ? params.filter(Array.isArray) : [];
    // Counted before they are made: a few lists have more combinations than there is memory.
    const count = lists.reduce((product, one) => product * one.length, 1);
    if (list.length !== count)
        throw new formats_format/* FormatError */.I(`asv's "${name.slice(0, 100)}" has ${list.length} results for ${count} combinations of parameters`);
    const combinations = combine(lists);
    return list.flatMap((value, index) => {
        // What one side alone skipped is seen as missing there.
        if (value === skipped)
            return [];
        const own = firstFinite(value);
        const values = own.length === 0 ? own : ((Array.isArray(samples) ? finiteList(samples[index]) : undefined) ?? own);
        return [{ benchmark: `${name}${combinations[index]}`, ...asv_metricOf(name, units), values }];
    });
}
/** Version 2 has a row in the order of its columns, cut where the rest is null; version 1 a number, or fields. */
function findRow({ results, result_columns }, name) {
    const value = results[name];
    const found = Array.isArray(value) && result_columns
        ? Object.fromEntries(result_columns.map((column, index) => [column, value[index]]))
        : dist.is(fields, value)
            ? value
            : { result: value };
    return { result: found.result ?? null, params: found.params, samples: found.samples };
}
/** `(1, 'a')` for each combination of the parameters, the last of which changes fastest; empty text where there are none. */
function combine(lists) {
    if (lists.length === 0)
        return [''];
    const combinations = lists.reduce((before, list) => before.flatMap(one => list.map(value => [...one, value])), [[]]);
    return combinations.map(one => `(${one.join(', ')})`);
}
/** By the beginning of the function's name, as asv itself tells what to measure. */
function asv_metricOf(name, units) {
    const method = name.slice(name.lastIndexOf('.') + 1);
    if (/^time(?:raw)?_|^Time(?:raw)?[A-Z_]/.test(method))
        return { metric: 'time', unit: 's' };
    if (/^(?:peak)?mem_|^(?:Peak)?Mem[A-Z_]/.test(method))
        return { metric: 'memory', unit: 'B' };
    const unit = units.get(name) ?? '';
    return { metric: 'value', unit: unit === 'unit' ? '' : unit, better: 'unknown' };
}
function asv_read(printed) {
    return printed.values.length > 0 ? (0,reading_printed/* makeReading */.Xn)(printed) : (0,reading_printed/* makeFailure */.ro)(printed, 'it failed: asv has no result of it');
}

;// CONCATENATED MODULE: ./lib/formats/tools/python/pyperf.js





const pyperf_expected = {
    tool: 'pyperf',
    advice: 'run it with -o FILE',
    version: { key: 'version', known: ['1.0'] },
};
const metadata = dist/* optional */.lqM(dist/* object */.Ikc({ name: dist/* optional */.lqM(dist/* string */.YjP()), unit: dist/* optional */.lqM(dist/* string */.YjP()) }));
const pyperf_run = dist/* object */.Ikc({
    values: dist/* optional */.lqM(dist/* unknown */.L5J()),
    metadata: dist/* optional */.lqM(dist/* object */.Ikc({ mem_max_rss: dist/* optional */.lqM(dist/* unknown */.L5J()) })),
});
const pyperf_schema = dist/* object */.Ikc({
    version: dist/* string */.YjP(),
    metadata,
    benchmarks: dist/* array */.YOg(dist/* object */.Ikc({ metadata, runs: dist/* array */.YOg(pyperf_run) })),
});
const pyperf_shape = dist/* object */.Ikc({
    version: dist/* string */.YjP(),
    benchmarks: dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ runs: dist/* array */.YOg(dist/* unknown */.L5J()) })), dist/* minLength */.BpQ(1)),
    context: dist/* optional */.lqM(dist/* undefined */.Vxk()),
});
/** Units as pyperf has them, and what they measure. */
const pyperf_units = new Map([
    ['second', { metric: 'time', unit: 's' }],
    ['byte', { metric: 'memory', unit: 'B' }],
    ['integer', { metric: 'value', unit: '' }],
]);
/**
 * The output of pyperf with `-o FILE` (or of nanobench with its template for it).
 *
 * Each run is a process of its own, with values of one loop, in order. Runs that only found the number of loops have no values,
 * and neither have warm-ups. (`_bench.py`: the metadata that all benchmarks share stand beside them, once.)
 */
const pyperf = {
    name: 'pyperf',
    title: 'pyperf, JSON',
    fits: ({ json }) => dist.is(pyperf_shape, json),
    parse(document, suite) {
        const results = decodeJson(document, pyperf_schema, pyperf_expected);
        const names = results.benchmarks.map(one => one.metadata?.name ?? results.metadata?.name ?? suite);
        const unique = (0,reading_names/* numberDuplicates */.iF)(names);
        return insistOnSome(results.benchmarks, pyperf_expected).flatMap((_, index) => pyperf_read(results, index, unique[index]));
    },
};
function pyperf_read({ benchmarks, metadata: shared }, index, benchmark) {
    const { runs, metadata: own } = benchmarks[index];
    const printed = own?.unit ?? shared?.unit ?? 'second';
    const metric = { benchmark, ...(pyperf_units.get(printed) ?? { metric: 'value', unit: printed }) };
    const measuring = runs.filter(({ values }) => Array.isArray(values) && values.length > 0);
    const lists = measuring.map(({ values }) => finiteList(values));
    if (lists.length === 0 || lists.includes(undefined))
        return [(0,reading_printed/* makeFailure */.ro)(metric, 'its values are missing, or not all finite')];
    const memory = measuring.flatMap(one => finite(one.metadata?.mem_max_rss) ?? []);
    return [
        (0,reading_printed/* makeReading */.Xn)({ ...metric, values: lists.flatMap(values => values ?? []) }),
        ...(memory.length === 0 ? [] : [(0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'peak-memory', unit: 'B', values: memory })]),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/tools/python/pytest-benchmark.js





const pytest_benchmark_expected = {
    tool: 'pytest-benchmark',
    advice: 'run pytest with --benchmark-json=FILE, without --benchmark-disable, on tests that use the fixture "benchmark"',
};
const pytest_benchmark_schema = dist/* object */.Ikc({
    machine_info: dist/* unknown */.L5J(),
    benchmarks: dist/* array */.YOg(dist/* object */.Ikc({
        name: dist/* string */.YjP(),
        fullname: dist/* optional */.lqM(dist/* string */.YjP()),
        stats: dist/* object */.Ikc({
            data: dist/* optional */.lqM(dist/* unknown */.L5J()),
            rounds: dist/* optional */.lqM(dist/* unknown */.L5J()),
            median: dist/* optional */.lqM(dist/* unknown */.L5J()),
            mean: dist/* optional */.lqM(dist/* unknown */.L5J()),
        }),
    })),
});
/**
 * The output of pytest-benchmark with `--benchmark-json=FILE` (or the files that `--benchmark-save` keeps).
 *
 * Times are in seconds. `stats.data` holds one for each round, in order, already divided by the round's iterations (its
 * `stats.py`). Runs saved without `--benchmark-save-data` have none. Failed tests are absent.
 */
const pytestBenchmark = {
    name: 'pytest-benchmark',
    title: 'pytest-benchmark, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ machine_info: dist/* unknown */.L5J(), benchmarks: dist/* array */.YOg(dist/* unknown */.L5J()) }), json),
    parse(document) {
        const { benchmarks } = decodeJson(document, pytest_benchmark_schema, pytest_benchmark_expected);
        const names = (0,reading_names/* numberDuplicates */.iF)(benchmarks.map(({ name, fullname }) => fullname ?? name));
        return insistOnSome(benchmarks, pytest_benchmark_expected).map((benchmark, index) => pytest_benchmark_read(benchmark, names[index]));
    },
};
function pytest_benchmark_read({ stats }, benchmark) {
    return (0,reading_printed/* makeReading */.Xn)({ benchmark, metric: 'time', unit: 's', values: pytest_benchmark_findValues(stats) });
}
/** A list that does not hold every round is no sample. */
function pytest_benchmark_findValues({ data, rounds, median, mean }) {
    const samples = finiteList(data);
    return samples && samples.length === (rounds ?? samples.length) ? samples : firstFinite(median, mean);
}

;// CONCATENATED MODULE: ./lib/formats/tools/python/pytest-benchmark-csv.js





const pytest_benchmark_csv_header = makeCsvHeader(['name', '']);
/**
 * The file that `pytest-benchmark compare --csv` writes; its JSON (`pytest-benchmark`) has all rounds.
 *
 * The median is read, else the mean, else the least; `--columns` chooses what there is. Source: outputs of 5.3.1.
 */
const pytestBenchmarkCsv = {
    name: 'pytest-benchmark-csv',
    title: 'pytest-benchmark, CSV; its JSON (pytest-benchmark) says more',
    fits: ({ text }) => isCsv(text),
    parse(document) {
        const rows = readCsv(document, pytest_benchmark_csv_header, cells => ({
            name: cells.get('name'),
            value: columnsToRead.map(column => cells.get(column)).find(text => text !== undefined) ?? '',
        }));
        if (rows.length === 0)
            throw new formats_format/* FormatError */.I('no row of pytest-benchmark has a time: did a benchmark run, and did it pass?');
        const names = (0,reading_names/* numberDuplicates */.iF)(rows.map(({ name }) => name));
        return rows.map(({ value }, index) => (0,reading_printed/* makeReading */.Xn)({ benchmark: names[index], metric: 'time', unit: 's', values: [parseNumber(value)] }));
    },
};
function isCsv(text) {
    return text.includes(',rounds,iterations') && /^name,.{0,900},rounds,iterations/m.test(text);
}
const columnsToRead = ['median', 'mean', 'min'];

;// CONCATENATED MODULE: ./lib/formats/tools/rust/cargo-criterion.js






/**
 * `cargo criterion --message-format=json`: a line of JSON for each benchmark
 * (https://bheisler.github.io/criterion.rs/book/cargo_criterion/external_tools.html).
 *
 * `measured_values[i]` is the time of `iteration_count[i]` iterations, in `unit`.
 */
const cargoCriterion = {
    name: 'cargo-criterion',
    title: 'cargo criterion --message-format=json',
    fits: ({ text }) => decodeLines(text).length > 0,
    parse({ text }) {
        const lines = decodeLines(text);
        if (lines.length > 0)
            return lines.map(cargo_criterion_readLine);
        throw new formats_format/* FormatError */.I('no line is {"reason":"benchmark-complete",…} of cargo-criterion: is it called with --message-format=json, and did a benchmark run?');
    },
};
const estimate = dist/* object */.Ikc({ estimate: dist/* number */.aig(), unit: dist/* string */.YjP() });
const cargo_criterion_line = dist/* object */.Ikc({
    reason: dist/* literal */.euz('benchmark-complete'),
    id: dist/* string */.YjP(),
    iteration_count: dist/* array */.YOg(dist/* number */.aig()),
    measured_values: dist/* array */.YOg(dist/* number */.aig()),
    unit: dist/* string */.YjP(),
    typical: estimate,
    median: dist/* nullish */.cl6(estimate),
});
function decodeLines(text) {
    return [...findJsonLines(text, '"benchmark-complete"')].flatMap(one => {
        const { success, output } = dist/* safeParse */.xLC(cargo_criterion_line, one);
        return success ? [output] : [];
    });
}
function cargo_criterion_readLine({ id, iteration_count: counts, measured_values: measured, unit, typical, median }) {
    if (measured.length > 0 && measured.length === counts.length)
        return (0,reading_printed/* makeReading */.Xn)({
            benchmark: id,
            metric: nameOf(unit),
            unit,
            values: measured.map((value, index) => perIteration(value, counts[index])),
        });
    const { estimate: value, unit: its } = median ?? typical;
    return (0,reading_printed/* makeReading */.Xn)({ benchmark: id, metric: nameOf(its), unit: its, values: [value] });
}
/** Criterion can be made to measure other things than time. */
function nameOf(unit) {
    return (0,metrics_unit/* tidyUnit */.v)(unit).unit === 's' ? 'time' : unit;
}

;// CONCATENATED MODULE: ./lib/formats/tools/rust/criterion.js





/**
 * The directory that Criterion.rs writes, `target/criterion` or `$CRITERION_HOME`: of each benchmark `new/benchmark.json` (its name),
 * `new/sample.json` and `new/estimates.json` (criterion-rs/criterion.rs: src/analysis/mod.rs, src/report.rs).
 *
 * A sample is the time of some iterations: its iterations are `times[i] / iters[i]`, in nanoseconds. Other folders than `new` hold
 * earlier runs, and changes. What Criterion says of throughput is the time again. A measurement of another kind than time is not told
 * apart: its unit is not in the files.
 */
const criterion = {
    name: 'criterion',
    title: 'the directory of Criterion.rs (target/criterion)',
    fits: ({ files }) => findFolders(files).length > 0,
    parse({ files }) {
        const folders = findFolders(files);
        if (folders.length === 0)
            throw new formats_format/* FormatError */.I('no new/benchmark.json next to a new/sample.json: "output" must be the directory of Criterion.rs, target/criterion or $CRITERION_HOME');
        const byPath = new Map(files.map(file => [file.path, file.text]));
        return folders.map(folder => readFolder(folder, name => (0,reading_json/* parseJson */.qF)(byPath.get(`${folder}${name}.json`) ?? '')));
    },
};
/** The folders called `new` of benchmarks, each with a slash behind. */
function findFolders(files) {
    const paths = new Set(files.map(({ path }) => path));
    return [...paths]
        .filter(path => path === 'new/benchmark.json' || path.endsWith('/new/benchmark.json'))
        .map(path => path.slice(0, -'benchmark.json'.length))
        .filter(folder => paths.has(`${folder}sample.json`) || paths.has(`${folder}estimates.json`));
}
const criterion_numbers = dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* check */.z6Y(values => values.every(value => typeof value === 'number')), dist/* transform */.pdi(values => values));
const criterion_benchmark = dist/* object */.Ikc({ full_id: dist/* string */.YjP() });
/** Versions before 0.3.4 wrote a pair. */
const criterion_sample = dist/* union */.KCZ([
    dist/* object */.Ikc({ iters: criterion_numbers, times: criterion_numbers }),
    dist/* pipe */.FsL(dist/* tuple */.PVZ([criterion_numbers, criterion_numbers]), dist/* transform */.pdi(([iters, times]) => ({ iters, times }))),
]);
const criterion_estimate = dist/* object */.Ikc({ point_estimate: dist/* number */.aig() });
const estimates = dist/* union */.KCZ([
    dist/* pipe */.FsL(dist/* object */.Ikc({ median: criterion_estimate }), dist/* transform */.pdi(({ median }) => median.point_estimate)),
    dist/* pipe */.FsL(dist/* object */.Ikc({ Median: criterion_estimate }), dist/* transform */.pdi(({ Median }) => Median.point_estimate)),
]);
function readFolder(folder, read) {
    const named = dist/* safeParse */.xLC(criterion_benchmark, read('benchmark'));
    const name = named.success ? named.output.full_id : folder.replace(/\/?new\/$/, '');
    const time = { benchmark: name, metric: 'time', unit: 'ns' };
    const values = criterion_findValues(read);
    return values
        ? (0,reading_printed/* makeReading */.Xn)({ ...time, values })
        : (0,reading_printed/* makeFailure */.ro)(time, 'its sample.json is cut off, or of another shape');
}
function criterion_findValues(read) {
    const { success, output } = dist/* safeParse */.xLC(criterion_sample, read('sample'));
    if (success && output.times.length > 0 && output.times.length === output.iters.length)
        return output.times.map((time, index) => perIteration(time, output.iters[index]));
    const median = dist/* safeParse */.xLC(estimates, read('estimates'));
    return median.success ? [median.output] : undefined;
}

;// CONCATENATED MODULE: ./lib/formats/tools/rust/divan.js









/**
 * The tree that divan prints (https://docs.rs/divan): a header, and below it rows with fastest, slowest, median and mean, each in a
 * unit of its own choice. The median is read, since there are no samples.
 *
 * Names are paths in the tree. Rows without a branch belong to the benchmark above: what its counters say for each second, and, below
 * `alloc:`, what it allocates.
 */
const divan = {
    name: 'divan',
    title: "divan's tree",
    fits: document => (0,reading_lines/* hasLine */.pc)(document, 'fastest', divan_isHeader),
    parse({ lines }) {
        const readings = parseTree(lines);
        if (readings.length > 0)
            return readings;
        throw new formats_format/* FormatError */.I("no row of divan's tree holds times: does the filter match a benchmark?");
    },
};
const columns = ['fastest', 'slowest', 'median', 'mean', 'samples', 'iters'];
function divan_isHeader(line) {
    return line.includes('fastest') && line.includes('│') && columns.every(column => line.includes(column));
}
function parseTree(lines) {
    const gathering = new reading_gathering/* Gathering */.SP();
    const timeOf = remember(unit => (0,reading_printed/* makeQuantity */.oY)({ metric: 'time', unit }));
    let place = { column: -1, path: [], section: '' };
    for (const line of lines) {
        if (divan_isHeader(line)) {
            place = { column: line.indexOf('fastest'), path: [], section: '' };
            continue;
        }
        if (place.column < 0 || (!line.includes('│') && !line.includes('─')))
            continue;
        const branch = /^[ │]*[├╰]─ /.exec(line)?.[0];
        const cells = line.slice(place.column).split('│');
        place = branch === undefined ? enterSection(place, cells) : enterBranch(place, branch, line);
        const value = readMedian(cells);
        const benchmark = place.path.at(-1)?.[1];
        if (!value || benchmark === undefined)
            continue;
        const quantity = branch === undefined ? divan_findQuantity(place.section, value.unit) : timeOf(value.unit);
        if (quantity)
            gathering.add(quantity, benchmark, value.number);
    }
    return gathering.readings;
}
function enterBranch({ column, path }, branch, line) {
    const name = line.slice(branch.length, column).trim();
    const above = path.filter(([indent]) => indent < branch.length);
    return { column, path: [...above, [branch.length, (0,reading_names/* nest */.$I)(above.at(-1)?.[1], '/', name)]], section: '' };
}
function enterSection(place, [first = '']) {
    const section = /^([a-z ]+):$/.exec(first.trim())?.[1];
    return section === undefined ? place : { ...place, section };
}
const inSections = new Map([
    ['alloc B', 'allocated'],
    ['alloc count', 'allocations'],
    ['max alloc B', 'peak-allocated'],
    ['max alloc count', 'peak-allocations'],
]);
function readMedian(cells) {
    const [value = '', unit = 'count', ...more] = splitFields(cells[2] ?? '');
    const number = parseNumber(value);
    return Number.isNaN(number) || more.length > 0 ? undefined : { number, unit };
}
/** What a benchmark does in a second, by its counters: it may have one of each kind. */
const rates = [
    [/B\/s$/, 'throughput'],
    [/item\/s$/, 'items-per-second'],
    [/char\/s$/, 'chars-per-second'],
    [/Hz$/, 'cycles-per-second'],
];
/** Of a row that belongs to the benchmark above. */
function divan_findQuantity(section, unit) {
    if (section === '') {
        const [, rate] = rates.find(([ending]) => ending.test(unit)) ?? [];
        return rate === undefined ? undefined : (0,reading_printed/* makeQuantity */.oY)({ metric: rate, unit });
    }
    const metric = inSections.get(`${section} ${(0,metrics_unit/* tidyUnit */.v)(unit).unit}`);
    return metric === undefined ? undefined : (0,reading_printed/* makeQuantity */.oY)({ metric, unit, better: 'lower' });
}

;// CONCATENATED MODULE: ./lib/formats/tools/rust/gungraun.js








/**
 * The output of gungraun (formerly iai-callgrind), as text or with `--output-format=json` or `pretty-json` (schemas 6 and 7), and
 * the text of iai. It has counts of instructions, of cache hits and, from DHAT, of allocations. Counts are almost the same in
 * each run.
 *
 * The tool compares with a run that it keeps on disk. Only the newer number is read (left of `|`).
 */
const gungraun = {
    name: 'gungraun',
    title: 'gungraun, iai-callgrind and iai, text or JSON',
    fits: ({ lines, text }) => lines.some(gungraun_isCount) || findSummaries(text).length > 0,
    parse({ lines, text }) {
        const summaries = findSummaries(text);
        const readings = summaries.length > 0 ? readSummaries(summaries.map(decodeSummary)) : parseLines(lines);
        if (readings.length > 0)
            return readings;
        throw new formats_format/* FormatError */.I('no benchmark of gungraun is in it: did one run, and is valgrind there?');
    },
};
/** The metrics whose names differ between JSON and text. */
const gungraun_names = new Map([
    ['ir', 'instructions'],
    ['l1hits', 'l1-hits'],
    ['llhits', 'll-hits'],
    ['total-rw', 'total-read+write'],
    ['total-bytes', 'allocated'],
    ['total-blocks', 'allocations'],
]);
const lower = new Set([
    'instructions',
    'estimated-cycles',
    'allocated',
    'allocations',
    'ram-hits',
    'ram-accesses',
    'at-t-gmax-bytes',
    'at-t-gmax-blocks',
]);
function makeCount(printed) {
    const kebab = printed
        .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
        .replaceAll(' ', '-')
        .toLowerCase();
    const metric = gungraun_names.get(kebab) ?? kebab;
    const better = lower.has(metric) ? 'lower' : 'unknown';
    const unit = metric === 'allocated' || metric.endsWith('-bytes') ? 'B' : metric.endsWith('-rate') ? '%' : 'count';
    return (0,reading_printed/* makeQuantity */.oY)({ metric, unit, better, primary: metric === 'instructions' });
}
function readSummaries(summaries) {
    const countOf = remember(makeCount);
    return summaries.flatMap(({ benchmark, metrics }) => metrics.map(([name, value]) => (0,reading_printed/* readValue */.wK)(countOf(name), benchmark, value)));
}
const count = /^ {2}([A-Z][\w+ -]*): +(\d+(?:\.\d+)?)(?:\||\s*$| +\()/;
const surelyOurs = new Set(['Instructions', 'Estimated Cycles', 'Total bytes']);
/** The tools that count costs; others count errors. */
const section = /^ {2}=+ (\w+) =+$/;
const counting = new Set(['', 'CALLGRIND', 'CACHEGRIND', 'DHAT']);
function gungraun_isCount(line) {
    return line.startsWith('  ') && surelyOurs.has(count.exec(line)?.[1] ?? '');
}
/** Where a name begins, of which the lines below are the rest: an argument may hold line ends. */
const path = /^\w+(?:::\w+)+/;
const mostNameLines = 20;
/** A line with a name, or several, and below, further in, the counts. */
function parseLines(lines) {
    const gathering = new reading_gathering/* Gathering */.SP();
    const countOf = remember(makeCount);
    let [benchmark, tool] = ['', ''];
    let name = [];
    for (const line of lines) {
        const found = count.exec(line);
        if (found) {
            if (name.length > 0)
                benchmark = oneLine(name.join('\n'));
            name = [];
            if (benchmark !== '' && counting.has(tool))
                gathering.add(countOf(found[1]), benchmark, Number(found[2]));
        }
        else if (line.startsWith('  '))
            tool = section.exec(line)?.[1] ?? tool;
        else if (line.trim() === '' || path.test(line) || !path.test(name[0] ?? '') || name.length >= mostNameLines)
            [name, benchmark, tool] = [[line.trim()], line.trim(), ''];
        else
            name = [...name, line.trim()];
    }
    return gathering.readings;
}
const number = dist/* union */.KCZ([
    dist/* pipe */.FsL(dist/* object */.Ikc({ Int: dist/* number */.aig() }), dist/* transform */.pdi(({ Int }) => Int)),
    dist/* pipe */.FsL(dist/* object */.Ikc({ Float: dist/* number */.aig() }), dist/* transform */.pdi(({ Float }) => Float)),
]);
/** `Right` is of an earlier run alone, which is nothing that was measured now. */
const gungraun_measured = dist/* object */.Ikc({
    metrics: dist/* union */.KCZ([
        dist/* pipe */.FsL(dist/* object */.Ikc({ Left: number }), dist/* transform */.pdi(({ Left }) => Left)),
        dist/* pipe */.FsL(dist/* object */.Ikc({ Both: dist/* tuple */.PVZ([number, number]) }), dist/* transform */.pdi(({ Both }) => Both[0])),
    ]),
});
const gungraun_named = { module_path: dist/* string */.YjP(), id: dist/* nullish */.cl6(dist/* string */.YjP()) };
/** Schema 6, of versions 0.17 to 0.19. */
const six = dist/* object */.Ikc({
    ...gungraun_named,
    details: dist/* nullish */.cl6(dist/* string */.YjP()),
    profiles: dist/* array */.YOg(dist/* pipe */.FsL(dist/* object */.Ikc({
        tool: dist/* string */.YjP(),
        summaries: dist/* object */.Ikc({
            total: dist/* object */.Ikc({ summary: dist/* record */.g1P(dist/* string */.YjP(), dist/* nullable */.mee(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()))) }),
        }),
    }), dist/* transform */.pdi(({ tool, summaries }) => ({
        tool,
        metrics: Object.values(summaries.total.summary).flatMap(values => readMetrics(values ?? {}, readSix)),
    })))),
});
/** Schema 7, since 0.20; `old` beside `new` is of an earlier run. */
const seven = dist/* object */.Ikc({
    ...gungraun_named,
    description: dist/* nullish */.cl6(dist/* string */.YjP()),
    profiles: dist/* array */.YOg(dist/* pipe */.FsL(dist/* object */.Ikc({
        tool: dist/* string */.YjP(),
        data: dist/* object */.Ikc({ total: dist/* object */.Ikc({ metrics: dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()) }) }),
    }), dist/* transform */.pdi(({ tool, data }) => ({ tool, metrics: readMetrics(data.total.metrics, readSeven) })))),
});
function readMetrics(metrics, read) {
    return Object.entries(metrics).flatMap(([name, value]) => {
        const found = read(value);
        return found === undefined ? [] : [[name, found]];
    });
}
function readSix(value) {
    const { success, output } = dist/* safeParse */.xLC(gungraun_measured, value);
    return success ? output.metrics : undefined;
}
function readSeven(value) {
    return dist.is(dist/* object */.Ikc({ values: dist/* object */.Ikc({ new: dist/* number */.aig() }) }), value) ? value.values.new : undefined;
}
const countingTools = new Set(['callgrind', 'cachegrind', 'dhat']);
/** The objects in `text` that are summaries, on a line each or spread over several, among whatever else is printed. */
function findSummaries(text) {
    if (!text.includes('"module_path"'))
        return [];
    return findObjects(text).filter(value => dist.is(dist/* looseObject */._H3({ module_path: dist/* string */.YjP(), profiles: dist/* unknown */.L5J() }), value));
}
/** The summary that `value` is, or a FormatError where its version is not known. */
function decodeSummary(value) {
    if ('version' in value)
        insistOnVersion(value.version, ['6', '7'], 'gungraun');
    const decoded = dist/* safeParse */.xLC(dist/* union */.KCZ([seven, six]), value);
    if (!decoded.success)
        throw new formats_format/* FormatError */.I('the JSON of gungraun has another shape than that of its versions 6 and 7: was it altered?');
    const { module_path: path, id, profiles } = decoded.output;
    const details = 'description' in decoded.output
        ? decoded.output.description
        : 'details' in decoded.output
            ? decoded.output.details
            : '';
    return {
        benchmark: oneLine(id ? `${path} ${id}${details ? `:${details}` : ''}` : path),
        metrics: profiles.filter(({ tool }) => countingTools.has(tool.toLowerCase())).flatMap(({ metrics }) => metrics),
    };
}
/** A name in one line: arguments may hold several. */
function oneLine(name) {
    return name.replace(/\s*\n\s*/g, ' ');
}
/** Objects that begin in the first column, and end on the same line or with a bracket in that column; what is cut off is left out. */
function findObjects(text) {
    const objects = [];
    let open;
    for (const line of (0,reading_lines/* splitLines */.uz)(text)) {
        if (line === '{')
            open = [line];
        else if (line.startsWith('{')) {
            push(objects, line);
            open = undefined;
        }
        else if (open) {
            open.push(line);
            if (line !== '}')
                continue;
            push(objects, open.join('\n'));
            open = undefined;
        }
    }
    return objects;
}
function push(objects, text) {
    const value = (0,reading_json/* parseJson */.qF)(text);
    if (typeof value === 'object' && value !== null)
        objects.push(value);
}

;// CONCATENATED MODULE: ./lib/formats/tools/rust/libtest.js








/**
 * `cargo bench` with Rust's own harness (libtest), as text or by `-Z unstable-options --format json`; also Criterion's
 * `--output-format bencher`, which prints whole nanoseconds, and others that print such lines.
 *
 * `test NAME ... bench: 1,234.56 ns/iter (+/- 12) = 7474 MB/s`: the median (library/test/src/bench.rs and formatters/ of Rust).
 */
const libtest = {
    name: 'libtest',
    title: 'cargo bench (libtest), text or JSON; Criterion --output-format bencher',
    fits: ({ lines, text }) => lines.some(libtest_isResult) || decodeEvents(text).some(({ type }) => type === 'bench'),
    parse({ lines, text }) {
        const events = decodeEvents(text).flatMap(readEvent);
        const readings = events.length === 0 ? libtest_parseLines(lines) : [...libtest_parseLines(lines), ...events];
        if (readings.length > 0)
            return readings;
        throw new formats_format/* FormatError */.I('no line is a result of "cargo bench", such as "test parse ... bench:  1,234 ns/iter (+/- 5)": does the target hold benchmarks (#[bench], nightly)?');
    },
};
const libtest_separator = ' ... ';
const values = /^bench:\s+(-?[\d,.]+) (\S+) \(\+\/- [\d,.]+\)(?: = ([\d,.]+) MB\/s)?$/;
/** Where the name of a line ends, and how it went begins; -1 where it is no such line. */
function findSeparator(line) {
    return line.startsWith('test ') ? line.lastIndexOf(libtest_separator) : -1;
}
function restOf(line, at) {
    return line.slice(at + libtest_separator.length).trim();
}
function libtest_isResult(line) {
    const at = findSeparator(line);
    return at >= 0 && values.test(restOf(line, at));
}
function libtest_parseLines(lines) {
    const walk = new libtest_Walk(isOneTarget(lines) ? undefined : new Targets());
    for (const line of lines)
        walk.follow(line);
    return walk.gathering.readings;
}
/** A target prints `running 5 tests`, and then its own names, which other targets may have too. */
function isStart(line) {
    return line.startsWith('running ');
}
function isOneTarget(lines) {
    return lines.findLastIndex(isStart) < lines.findIndex(line => findSeparator(line) >= 0);
}
class libtest_Walk {
    gathering = new reading_gathering/* Gathering */.SP();
    #targets;
    #quantityOf = remember(unit => (0,reading_printed/* makeQuantity */.oY)({ metric: (0,metrics_unit/* tidyUnit */.v)(unit).unit === 's' ? 'time' : unit, unit }));
    #begun = '';
    /** `targets` is none where there is but one. */
    constructor(targets) {
        this.#targets = targets;
    }
    follow(line) {
        const at = findSeparator(line);
        if (at >= 0) {
            const name = line.slice(5, at).trim();
            this.#begun = this.#targets?.qualify(name) ?? name;
            this.#read(restOf(line, at));
        }
        else if (isStart(line))
            this.#targets?.enter();
        // What a benchmark prints itself comes between its name and its result.
        else if (this.#begun !== '' && line.startsWith('bench:'))
            this.#read(line.trim());
    }
    #read(rest) {
        if (rest === 'FAILED')
            this.gathering.push(libtest_fail(this.#begun, 'it failed'));
        const found = values.exec(rest);
        if (!found)
            return;
        const rate = found[3];
        const value = parseGroupedNumber(found[1]);
        if (Number.isNaN(value))
            this.gathering.push(libtest_fail(this.#begun, `"${found[1].slice(0, 100)}" is not how cargo bench prints a number`));
        else
            this.gathering.add(this.#quantityOf(found[2]), this.#begun, value);
        if (rate !== undefined)
            this.gathering.add(libtest_throughput, this.#begun, parseGroupedNumber(rate));
    }
}
/** What tells the benchmarks of several targets apart: a name that an earlier target has too is another benchmark. */
class Targets {
    #names = new Set();
    /** By name, how many targets before this one have it. */
    #before = new Map();
    enter() {
        for (const name of this.#names)
            this.#before.set(name, this.#countBefore(name) + 1);
        this.#names.clear();
    }
    qualify(name) {
        this.#names.add(name);
        const count = this.#countBefore(name);
        return count === 0 ? name : `${name} (${count + 1})`;
    }
    #countBefore(name) {
        return this.#before.get(name) ?? 0;
    }
}
/** Megabytes of 1000 × 1000 bytes. */
const libtest_throughput = (0,reading_printed/* makeQuantity */.oY)({ metric: 'throughput', unit: 'MB/s' });
const libtest_time = (0,reading_printed/* makeQuantity */.oY)({ metric: 'time', unit: 'ns' });
function libtest_fail(benchmark, why) {
    return (0,reading_printed/* makeFailure */.ro)({ benchmark, metric: 'time', unit: 'ns' }, why);
}
const libtest_event = dist/* variant */.Oxt('type', [
    dist/* object */.Ikc({
        type: dist/* literal */.euz('bench'),
        name: dist/* string */.YjP(),
        median: dist/* nullable */.mee(dist/* number */.aig()),
        mib_per_second: dist/* optional */.lqM(dist/* number */.aig()),
    }),
    dist/* object */.Ikc({ type: dist/* literal */.euz('test'), event: dist/* literal */.euz('failed'), name: dist/* string */.YjP() }),
]);
function decodeEvents(text) {
    return [...findJsonLines(text, '"type":')].flatMap(line => {
        const { success, output } = dist/* safeParse */.xLC(libtest_event, line);
        return success ? [output] : [];
    });
}
/** `mib_per_second` is in the same megabytes, whatever it is called. */
function readEvent(one) {
    if (one.type === 'test')
        return [libtest_fail(one.name, 'it failed')];
    const { name, median, mib_per_second: rate } = one;
    return [
        (0,reading_printed/* readValue */.wK)(libtest_time, name, median ?? Number.NaN),
        ...(rate === undefined ? [] : [(0,reading_printed/* readValue */.wK)(libtest_throughput, name, rate)]),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/tools.js
























































/** The formats of tools that are detected; a new one is one file, one fixture folder and one line here. */
const detected = [
    asv,
    autocannon,
    benchee,
    benchmarkDotNet,
    benchmarkIps,
    benchmarkjs,
    bmf,
    cargoCriterion,
    catch2,
    criterion,
    criterionHaskell,
    customBiggerIsBetter,
    customSmallerIsBetter,
    deno,
    divan,
    fio,
    go,
    goTpc,
    googleBenchmark,
    googleBenchmarkCsv,
    gungraun,
    hey,
    hyperfine,
    hyperfineCsv,
    jmh,
    jmhCsv,
    julia,
    k6,
    libtest,
    lighthouse,
    locust,
    mitata,
    nanobench,
    nanobenchCsv,
    native_native,
    nyrkio,
    oha,
    openmetrics,
    perfStat,
    pgbench,
    phpbench,
    pyperf,
    pytestBenchmark,
    pytestBenchmarkCsv,
    redisBenchmark,
    rubyBenchmark,
    sizeLimit,
    tastyBench,
    tinybench,
    vegeta,
    vitest,
    wrk,
    zbench,
];
/** Formats that are read only where a user names them: there is a better output, what they hold is too plain, or they have not been tried with the tool. */
const tools_named = [benchmarkDotNetCsv, consoleTime, dart, nvbench];

;// CONCATENATED MODULE: ./lib/formats/index.js











const tools = [...detected, ...tools_named];
/** Every format that needs nothing but its name. */
const formats = [...tools, process/* processTime */.$];
/** Formats of a user's own making, each with the input that makes it. */
const generic = { regex: makeRegex, json: makeJsonValues };
/** All values that a user can choose from. */
const formatNames = ['auto', ...formats.map(({ name }) => name), ...Object.keys(generic)];
/**
 * Returns whether `format` is a tool's own, which reports for each benchmark whether it failed. Lines that a script prints report
 * only what the script reached.
 */
function isOfTool(format) {
    return tools.includes(format) && format !== native_native;
}
/** The format with this name, or undefined. */
function findFormat(name) {
    return formats.find(format => format.name === name);
}
/**
 * The format that is asked for, undefined where it is to be detected; a FormatError where a format of the user's own cannot be made.
 *
 * `endAfter` is for what a user's own format does that may not end.
 */
function chooseFormat({ format, pattern = '', values = '' }, endAfter) {
    if (format === 'regex')
        return generic.regex(pattern, endAfter);
    if (format === 'json')
        return generic.json(values);
    return findFormat(format);
}
/** Checks the format of each tool against `document`. */
function findCandidates(document) {
    return detected.map(format => (0,formats_read/* fitsIn */.g)(format, document) ? { format } : { format, lacking: findLack(format, document) });
}
/** The missing part if a format could read the whole output. */
const bareSign = 'nothing but a sign that it is this and no other';
function findLack(format, document) {
    try {
        (0,formats_read/* readDocument */.u)(format, document, '');
        return bareSign;
    }
    catch (error) {
        if (error instanceof formats_format/* FormatError */.I)
            return error.message;
        throw error;
    }
}
/**
 * The format that `output` is of, which is never a guess: where it may be of several, a FormatError names them.
 *
 * An output without anything to read in it is of the format `process`, whose number is how long it took.
 */
function detectFormat(output) {
    return detectIn((0,reading_document/* makeDocument */.E)(output));
}
/** `detectFormat` of what is looked at further. */
function detectIn(document) {
    const whole = detected.filter(format => format.fits(document));
    const fitting = whole.length > 0 ? whole : detected.filter(format => (0,formats_read/* fitsIn */.g)(format, document));
    if (fitting.length > 1)
        throw new formats_format/* FormatError */.I(`the output fits several formats (${fitting.map(({ name }) => name).join(', ')}): choose one with "format"`);
    return fitting[0] ?? findUnread(document);
}
/** A file that was asked for is to be read, and not passed over. */
function findUnread(document) {
    if (document.output.files === undefined)
        return process/* processTime */.$;
    throw new formats_format/* FormatError */.I(describeUnread(document));
}
const mostNames = 5;
/** Explains why no format fits the files that a command wrote, and what to do. */
function describeUnread(document) {
    const files = document.output.files ?? [];
    if (files.length === 0)
        return 'the command wrote nothing to the place in "output"';
    const names = files.slice(0, mostNames).map(({ path }) => path);
    const written = `what the command wrote (${names.join(', ')}${files.length > mostNames ? ', …' : ''})`;
    if (files.every(({ text }) => text.trim() === ''))
        return `${written} is empty: did a benchmark run, and did the tool finish?`;
    const flaw = files.map(({ text }) => (0,reading_json/* findFlaw */.cV)(text)).find(found => found !== undefined);
    if (flaw !== undefined && document.json === undefined)
        return `${written} ${flaw}`;
    const table = (0,consoles/* recogniseConsole */.B)(document.lines);
    if (table !== undefined)
        return `${written} is the table of ${table.tool} for people, which is never detected: ${(0,console_table/* describeRemedy */.c)(table)}`;
    const advice = 'set "format" to the tool that wrote it (docs/tools.md lists them), or read its numbers with the format "regex" or "json"';
    return `${written} has no known format: ${findLocalised(document) ?? advice}`;
}
/** A number with a comma before its decimals, and a unit behind it, as the settings of many countries have it. */
const localised = /(?<![\d.,])\d+(?:\.\d{3})*,(?:\d{1,2}|\d{4,}) ?(?:ns|us|µs|μs|ms|s|ops|op|B|KB|MB|GB|%)\b/;
const mostLines = 1000;
function findLocalised({ lines }) {
    const found = lines.slice(0, mostLines).flatMap(line => localised.exec(line.slice(0, 1000))?.[0] ?? [])[0];
    if (found === undefined)
        return undefined;
    return `it has numbers such as "${found}", whose comma can mean decimals or thousands: run the tool with LC_ALL=C`;
}


/***/ }),

/***/ 9678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ processTime),
/* harmony export */   O: () => (/* binding */ wallTime)
/* harmony export */ });
/** The metric of that time. */
const wallTime = { name: 'time', unit: 's', better: 'lower' };
/** The wall time of the process itself: one benchmark, named like the suite. No part of what is printed is of it. */
const processTime = {
    name: 'process',
    title: 'the wall time of the process itself',
    fits: () => false,
    parse: ({ output }, suite) => [{ benchmark: suite, metric: wallTime, values: [output.seconds] }],
};


/***/ }),

/***/ 1838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ fitsIn),
/* harmony export */   u: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var _reading_gathering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3390);
/* harmony import */ var _reading_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(659);


/** Returns whether `document`, or a part of it, is in `format`. */
function fitsIn(format, document) {
    return format.fits(document) || document.parts.some(part => format.fits(part));
}
/**
 * Reads `document` in `format`. If several of its parts have that format, all of them are read. A tool that runs once for each of
 * several files leaves such parts. Everything outside of them is a line of a log, or a file for people.
 *
 * If an earlier part already has a benchmark's name, this benchmark is another one: `parse (2)`. Throws a FormatError where there
 * are more than `mostReadings`.
 */
function readDocument(format, document, suite) {
    const readings = readParts(format, document, suite);
    if (readings.length > _reading_gathering_js__WEBPACK_IMPORTED_MODULE_0__/* .mostReadings */ .pD)
        throw (0,_reading_gathering_js__WEBPACK_IMPORTED_MODULE_0__/* .makeTooMany */ .eg)();
    return readings;
}
function readParts(format, document, suite) {
    const parts = findParts(format, document);
    if (parts.length === 0)
        return format.parse(document, suite);
    const read = parts.map(part => format.parse(part, suite));
    const names = read.map(readings => [...new Set(readings.map(({ benchmark }) => benchmark))]);
    const unique = (0,_reading_names_js__WEBPACK_IMPORTED_MODULE_1__/* .numberDuplicates */ .iF)(names.flat()).values();
    return read.flatMap((readings, part) => {
        // A number makes a name longer.
        const nameOf = new Map(names[part].map(name => [name, (0,_reading_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(unique.next().value)]));
        return readings.map(one => ({ ...one, benchmark: nameOf.get(one.benchmark) }));
    });
}
function findParts(format, document) {
    const isDirectory = document.files.length > 1;
    // A format of directories knows what belongs together.
    if (isDirectory && format.fits(document))
        return [];
    const parts = document.parts.filter(part => format.fits(part));
    // Of JSON between the lines of a JSON log, the last value is not the tool's.
    return isDirectory || parts.length > 1 || !format.fits(document) ? parts : [];
}


/***/ }),

/***/ 7910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ makeDocument)
/* harmony export */ });
/* harmony import */ var _util_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4903);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3177);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9908);



/** `output`, ready to be looked at. */
function makeDocument(output) {
    const files = output.files ?? [];
    const text = files.length === 1 ? files[0].text : output.files === undefined ? output.stdout : '';
    const whole = (0,_util_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWholeJson */ .bH)(text));
    const values = (0,_util_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => (whole() === undefined ? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonValues */ .u0)(text) : [whole()]));
    const lines = (0,_util_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => (whole() === undefined ? (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(text) : []));
    const rows = (0,_util_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => lines().some(line => line.length > _lines_js__WEBPACK_IMPORTED_MODULE_0__/* .longestRow */ .Hq)
        ? lines().map(line => (line.length > _lines_js__WEBPACK_IMPORTED_MODULE_0__/* .longestRow */ .Hq ? '' : line))
        : lines());
    const parts = (0,_util_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => files.length > 1 ? files.map(one => makeDocument({ ...output, files: [one] })) : split(values()));
    return {
        output,
        text,
        files: files.length === 1 ? [] : files,
        get lines() {
            return lines();
        },
        get rows() {
            return rows();
        },
        get json() {
            return values().at(-1);
        },
        get parts() {
            return parts();
        },
    };
}
/** Each as JSON and nothing else: read as text, it has been read with the whole. */
function split(values) {
    if (values.length < 2)
        return [];
    const nothing = { stdout: '', benchOutput: '', seconds: 0 };
    return values.map(json => ({ output: nothing, text: '', lines: [], rows: [], json, files: [], parts: [] }));
}


/***/ }),

/***/ 3390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SP: () => (/* binding */ Gathering),
/* harmony export */   eg: () => (/* binding */ makeTooMany),
/* harmony export */   pD: () => (/* binding */ mostReadings)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8237);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(659);
/* harmony import */ var _printed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6437);



/** The most readings, one for each benchmark and metric, that one output may hold: no report could show more. */
const mostReadings = 100_000;
/** Returns the error for an output with more than `mostReadings`. */
function makeTooMany() {
    return new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .I(`the output has more than ${mostReadings} benchmarks and metrics: run fewer at a time, in separate suites`);
}
/**
 * Gathers what a tool prints line by line: one reading for each benchmark and metric, with a value for each line that has it. Large
 * outputs repeat few names, so this takes far less than a reading for each line.
 */
class Gathering {
    readings = [];
    #byName = new Map();
    #name = '';
    #ofName = [];
    /** Adds `value`, in the unit that was printed. A value that cannot be is an error of its benchmark. */
    add(quantity, benchmark, value) {
        const { metric, factor } = quantity;
        const scaled = value * factor;
        if ((0,_printed_js__WEBPACK_IMPORTED_MODULE_0__/* .isFlawed */ .Uw)(scaled, metric)) {
            this.push((0,_printed_js__WEBPACK_IMPORTED_MODULE_0__/* .readValue */ .wK)(quantity, benchmark, value));
            return;
        }
        const ofName = this.#find(benchmark);
        const known = ofName.find(one => one.metric === metric);
        if (known) {
            known.values.push(scaled);
            return;
        }
        const first = { benchmark: (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(benchmark), metric, values: [scaled] };
        ofName.push(first);
        this.push(first);
    }
    /** Adds a reading that stands alone, such as an error. */
    push(reading) {
        if (this.readings.length === mostReadings)
            throw makeTooMany();
        this.readings.push(reading);
    }
    /** The metrics of a benchmark follow each other. */
    #find(benchmark) {
        if (benchmark === this.#name)
            return this.#ofName;
        const known = this.#byName.get(benchmark);
        this.#name = benchmark;
        this.#ofName = known ?? [];
        if (!known)
            this.#byName.set(benchmark, this.#ofName);
        return this.#ofName;
    }
}


/***/ }),

/***/ 3177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bH: () => (/* binding */ parseWholeJson),
/* harmony export */   cV: () => (/* binding */ findFlaw),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   u0: () => (/* binding */ parseJsonValues)
/* harmony export */ });
const deepest = 200;
const mostLogLines = 5;
const mostValues = 1000;
/**
 * The value that `text` is as JSON, the last where there are several; undefined where it is none.
 *
 * Some tools write NaN and Infinity as bare words, and some print lines of a log before; both are read (the words as `bare`).
 * What is nested more deeply than any tool nests is no JSON here.
 */
function parseJson(text, bare = null) {
    return parseJsonValues(text, bare).at(-1);
}
/** The value that `text` is as JSON from its beginning to its end; undefined where it is anything else. */
function parseWholeJson(text) {
    const start = text.search(/[^\ufeff\s]/);
    if (start < 0 || (text[start] !== '{' && text[start] !== '['))
        return undefined;
    const value = tryToParse(start === 0 ? text : text.slice(start));
    return value !== undefined && findEnd(text, start) === 'too deep' ? undefined : value;
}
/**
 * The values that `text` is as JSON, each on lines of its own: tools may be run one after the other. None where it ends with
 * something else. Of very many, the entries of a log are left out, up to the last.
 */
function parseJsonValues(text, bare = null) {
    let values = [];
    let logLines = 0;
    let start = findStart(text, 0);
    while (start >= 0) {
        const end = findEnd(text, start);
        if (end === 'too deep')
            return [];
        const value = end === 'cut off' || !endsLine(text, end) ? undefined : parseOne(text.slice(start, end), bare);
        if (values.length === mostValues)
            values = values.filter(one => !isLogEntry(one));
        if (value === undefined)
            logLines++;
        else
            values.push(value);
        // Where there are many lines of a log, or of JSON lines, what follows need not be parsed.
        if (logLines > mostLogLines || values.length > mostValues)
            return [];
        if (value !== undefined && isBlank(text, end))
            return values;
        start = findStart(text, value === undefined ? start + 1 : end);
    }
    return [];
}
/** Returns whether `value` is what loggers print for each message, such as `{"level":30,"msg":"started"}`. */
function isLogEntry(value) {
    return typeof value === 'object' && value !== null && logKeys.some(key => key in value);
}
/** Of pino, bunyan, winston, zap, slog, zerolog, logrus, Logstash and the clouds. */
const logKeys = ['level', 'severity', 'lvl', 'msg', 'message', '@message'];
/**
 * Finds why the part of `text` that begins like JSON cannot be read, in words that follow its name. Returns undefined if there is
 * no such part.
 */
function findFlaw(text) {
    const start = findStart(text, 0);
    if (start < 0 || !/[[{]\s*["[{\]}\d]/y.test(text.slice(start, start + 100)))
        return undefined;
    const end = findEnd(text, start);
    if (end === 'cut off')
        return 'begins like JSON, but was cut off: did the tool end early?';
    if (end === 'too deep')
        return `is JSON that is nested more than ${deepest} deep, which no tool writes`;
    if (!endsLine(text, end) || parseOne(text.slice(start, end), null) === undefined)
        return undefined;
    return 'is JSON followed by something else: let the tool write its JSON to its own file, and name that file in "output"';
}
/** Where JSON may begin: at a bracket that begins a line, at `from` or behind it; -1 where none does. */
function findStart(text, from) {
    // Many texts have none, and this is known at once.
    if (from === 0 && !text.includes('{') && !text.includes('['))
        return -1;
    const start = /(?:^|\n)[\ufeff \t\r]*[[{]/g;
    start.lastIndex = from;
    return start.test(text) ? start.lastIndex - 1 : -1;
}
function endsLine(text, end) {
    return /[ \t\r]*(?:\n|$)/y.test(text.slice(end, end + 100));
}
function isBlank(text, from) {
    const printed = /\S/g;
    printed.lastIndex = from;
    return !printed.test(text);
}
function parseOne(text, bare) {
    return tryToParse(text) ?? (text.search(bareWord) < 0 ? undefined : tryToParse(withoutBareWords(text, bare)));
}
function tryToParse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const bareWord = /-?\b(?:NaN|Infinity|inf|nan)\b/g;
/** What is in a string stays. Strings are not matched by an expression, since the engine's stack overflows on long ones. */
function withoutBareWords(text, bare) {
    const parts = [];
    let at = 0;
    while (at < text.length) {
        const quote = text.indexOf('"', at);
        const open = quote < 0 ? text.length : quote;
        parts.push(text.slice(at, open).replace(bareWord, JSON.stringify(bare)));
        at = findEndOfString(text, open);
        parts.push(text.slice(open, at));
    }
    return parts.join('');
}
function findEndOfString(text, open) {
    for (let at = open + 1; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === 92)
            at++;
        else if (code === 34)
            return at + 1;
    }
    return text.length;
}
const structure = /["[\]{}]/g;
/** Where what opens at `start` is closed again. Without recursion, since that is what depth is dangerous for. */
function findEnd(text, start) {
    let depth = 0;
    structure.lastIndex = start;
    while (structure.test(text)) {
        const at = structure.lastIndex - 1;
        const code = text.charCodeAt(at);
        if (code === 34)
            structure.lastIndex = findEndOfString(text, at);
        else if (code === 123 || code === 91) {
            if (++depth > deepest)
                return 'too deep';
        }
        else if (--depth === 0)
            return at + 1;
    }
    return 'cut off';
}


/***/ }),

/***/ 9908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hq: () => (/* binding */ longestRow),
/* harmony export */   N9: () => (/* binding */ longestLine),
/* harmony export */   pc: () => (/* binding */ hasLine),
/* harmony export */   uz: () => (/* binding */ splitLines)
/* harmony export */ });
/** Longer lines are no results of any tool; a regular expression is not tried on them. */
const longestLine = 65_536;
/** The longest row of a table that a tool prints for people. */
const longestRow = 1000;
const escapeCharacter = String.fromCharCode(27);
const colour = new RegExp(`${escapeCharacter}\\[[0-9;?]*[A-Za-z]`, 'g');
/**
 * Returns whether one of the lines passes `test`, and with it holds `mark`. Most texts do not hold it anywhere, and this is known
 * at once.
 */
function hasLine({ text, rows }, mark, test) {
    return rows.length > 0 && text.includes(mark) && rows.some(line => line.includes(mark) && test(line));
}
/** The lines of a tool's text, without colours, line ends and a byte order mark; what is longer than any result is empty. */
function splitLines(text) {
    const plain = text.includes(escapeCharacter) ? text.replace(colour, '') : text;
    const lines = (plain.startsWith('\ufeff') ? plain.slice(1) : plain).split('\n');
    const isPlain = !plain.includes('\r') && lines.every(line => line.length <= longestLine);
    if (isPlain)
        return lines;
    return lines.map(line => (line.length > longestLine ? '' : line.endsWith('\r') ? line.slice(0, -1) : line));
}


/***/ }),

/***/ 659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ nest),
/* harmony export */   iF: () => (/* binding */ numberDuplicates),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* unused harmony export longestName */
/** The longest name of a benchmark that is kept whole. */
const longestName = 256;
/** `name`, where it is too long without its middle: what tells benchmarks apart stands at both ends. */
function shorten(name) {
    if (name.length <= longestName)
        return name;
    const half = (longestName - 1) >> 1;
    return `${name.slice(0, half)}…${name.slice(-half)}`;
}
/**
 * The name of what is in `outer`; undefined is nothing around it. Shortened at each step: a long name with a great many things in it
 * would be in memory once for each.
 */
function nest(outer, separator, name) {
    return outer === undefined ? shorten(name) : shorten(`${shorten(outer)}${separator}${name}`);
}
/** `names`, of which the second, third, … of the same is numbered: `parse`, `parse (2)`. */
function numberDuplicates(names) {
    const taken = new Set(names);
    if (taken.size === names.length)
        return names;
    const seen = new Map();
    return names.map(name => {
        let count = (seen.get(name) ?? 0) + 1;
        let unique = count === 1 ? name : `${name} (${count})`;
        // A benchmark may have been named so by its author.
        while (count > 1 && taken.has(unique))
            unique = `${name} (${++count})`;
        seen.set(name, count);
        taken.add(unique);
        return unique;
    });
}


/***/ }),

/***/ 6437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ readValues),
/* harmony export */   Uw: () => (/* binding */ isFlawed),
/* harmony export */   Xn: () => (/* binding */ makeReading),
/* harmony export */   oY: () => (/* binding */ makeQuantity),
/* harmony export */   ro: () => (/* binding */ makeFailure),
/* harmony export */   wK: () => (/* binding */ readValue)
/* harmony export */ });
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9195);
/* harmony import */ var _metrics_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9847);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(659);



function makeQuantity({ metric: name, unit: printed, better: known, primary }) {
    const { unit, factor, better } = (0,_metrics_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .tidyUnit */ .v)(printed);
    return { metric: { name, unit, better: known ?? better, ...(primary ? { primary } : {}) }, factor };
}
/** `values` of a benchmark, in base units; without a value, or with one that cannot be, it is an error. */
function readValues({ metric, factor }, benchmark, values) {
    const scaled = factor === 1 ? values : values.map(value => value * factor);
    if (scaled.length === 0)
        return { benchmark: (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(benchmark), metric, values: [], error: notFinite };
    const flawed = scaled.find(value => isFlawed(value, metric));
    if (flawed === undefined)
        return { benchmark: (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(benchmark), metric, values: scaled };
    return { benchmark: (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(benchmark), metric, values: [], error: describeFlaw(flawed, metric) };
}
/** `readValues` of one value, for the many lines that hold no more. */
function readValue({ metric, factor }, benchmark, value) {
    const scaled = value * factor;
    return isFlawed(scaled, metric)
        ? readValues({ metric, factor: 1 }, benchmark, [scaled])
        : { benchmark: (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(benchmark), metric, values: [scaled] };
}
const notFinite = 'it has no finite value';
/** Units of what takes time, or is done in it. */
const neverNegative = new Set(['s', '1/s', 'B/s']);
/** Returns whether `value`, in the unit of `metric`, is not finite, too large, or below 0 where it cannot be. */
function isFlawed(value, { unit }) {
    return !(0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_2__/* .isComputable */ .$O)(value) || (value < 0 && neverNegative.has(unit));
}
/** What is wrong with one of a benchmark's values, in its base unit. */
function describeFlaw(value, { unit }) {
    if (!Number.isFinite(value))
        return notFinite;
    return `one of its values is ${(0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSize */ .jt)(value) ?? `${Number(value.toPrecision(6))} ${unit}, and it must be 0 or more`}`;
}
/** Converts what was printed to base units. */
function makeReading(printed) {
    return readValues(makeQuantity(printed), printed.benchmark, printed.values);
}
/** A benchmark that failed, by the tool's own word for it. */
function makeFailure(failed, error) {
    return { ...makeReading({ ...failed, values: [] }), error: error.slice(0, longestError) || 'it failed' };
}
const longestError = 500;


/***/ }),

/***/ 8451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ asPrinted),
/* harmony export */   OU: () => (/* binding */ areLines),
/* harmony export */   gO: () => (/* binding */ ellipsis),
/* harmony export */   sg: () => (/* binding */ withoutNumber)
/* harmony export */ });
/** Control characters end lines and words, and many tools refuse them. */
const control = /\p{Cc}/u;
/** Returns whether all of `names` can be written on one line each. */
function areLines(names) {
    return names.every(name => name !== '' && !control.test(name));
}
/** The name that the tool itself knows: a second benchmark of the same name has a number behind. */
function withoutNumber(name) {
    return name.replace(/ \(\d+\)$/, '');
}
/** `name` with and without what looks like a number of ours: a benchmark may be called so by its author. */
function asPrinted(name) {
    return [...new Set([name, withoutNumber(name)])];
}
/** The middle of a long name was replaced by this; where its author wrote it, more than this benchmark fits. */
const ellipsis = '…';


/***/ }),

/***/ 4046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ findLanguage),
  T: () => (/* binding */ languageNames)
});

// EXTERNAL MODULE: ./lib/formats/selection/language.js
var language = __webpack_require__(8451);
;// CONCATENATED MODULE: ./lib/formats/selection/regex.js

/** `text` as a part of a regular expression, in any of the usual dialects. In C++, closing brackets may not be escaped. */
function escapeRegex(text) {
    return text.replaceAll(/[\\^$.|?*+()[{]/g, String.raw `\$&`).replaceAll(language/* ellipsis */.gO, '.*');
}
/** A group that is one of `texts`, each of which is there once. */
function oneOf(texts) {
    return `(${[...new Set(texts)].map(escapeRegex).join('|')})`;
}
/** A language of regular expressions; `findNames` says what the tool calls a benchmark, which may be one of several. */
function makeRegexLanguage(findNames, { all = '.', start = '^', end = '$' } = {}) {
    return {
        all,
        express: names => ((0,language/* areLines */.OU)(names) ? `${start}${oneOf(names.flatMap(findNames))}${end}` : undefined),
    };
}
/** A regular expression for whole names. */
const regex = makeRegexLanguage(language/* asPrinted */.Dz);

;// CONCATENATED MODULE: ./lib/formats/selection/go.js


/**
 * The language of `go test -bench`: a regular expression for each level of sub-benchmarks, with a slash between. There is one such path for
 * each parent, and `|` between paths, which Go understands since 1.20.
 */
const go = {
    all: '.',
    express: names => {
        if (!(0,language/* areLines */.OU)(names))
            return undefined;
        const children = new Map();
        for (const name of names) {
            const path = withoutPackage(name);
            const end = path.lastIndexOf('/');
            const parent = path.slice(0, Math.max(0, end));
            children.set(parent, [...(children.get(parent) ?? []), ...withoutProcessors(path.slice(end + 1))]);
        }
        return [...children].map(([parent, parts]) => expressPath(parent, parts)).join('|');
    },
};
function expressPath(parent, parts) {
    const levels = [...(parent === '' ? [] : parent.split('/').map(part => [part])), parts];
    return levels.map(level => `^${oneOf(level)}$`).join('/');
}
/** Behind its package, a benchmark begins with this word. */
function withoutPackage(name) {
    const start = /(?:^|\.)(?=Benchmark)/.exec(name);
    return start ? name.slice(start.index + start[0].length) : name;
}
/** With and without the number of processors: nothing shows which numbers are its author's. */
function withoutProcessors(part) {
    return [...new Set([part, part.replace(/-\d+$/, '')])];
}

;// CONCATENATED MODULE: ./lib/formats/selection/lines.js

/** The names themselves, one a line; nothing stands for all. */
const names = {
    all: '',
    express: known => ((0,language/* areLines */.OU)(known) ? known.join('\n') : undefined),
};
/** The names that a tool takes as words of its command line, one a line, for `xargs`; nothing stands for all. */
function makeWordLanguage(isWord, all = '') {
    return {
        all,
        express: known => {
            const words = [...new Set(known.map(language/* withoutNumber */.sg))];
            return words.every(word => isWord.test(word) && !word.includes(language/* ellipsis */.gO)) ? words.join('\n') : undefined;
        },
    };
}

;// CONCATENATED MODULE: ./lib/formats/selection/languages.js




/** JMH knows methods; parameters and the mode stand behind the first colon. */
const jmh = makeRegexLanguage(name => [name.replace(/:.*$/s, '')], { all: '.*' });
/** A benchmark of asv with its parameters, without its environment. */
const asv = makeRegexLanguage(name => (0,language/* asPrinted */.Dz)(name.replace(/ \[[^\]]*\]$/, '')));
/** A class without the backslash in front of it, and a method, without its parameters. */
const phpbench = makeRegexLanguage(name => [name.replace(/^\\/, '').replace(/\(.*\)$/s, '')], { start: '' });
/** Divan knows paths of Rust, with the name of the program in front, which stands in the header of what it prints. */
const divan = makeRegexLanguage(name => [name.replaceAll('/', '::')], { start: '^[^:]+::' });
/**
 * Suites and tests, without the file. Between them, vitest 5 has an arrow, and earlier versions a blank. In vitest 5, the last part of a
 * name is a benchmark in a test, which cannot be selected alone.
 */
const vitest = {
    all: '.',
    express: names => {
        if (!(0,language/* areLines */.OU)(names))
            return undefined;
        const tests = names.flatMap(name => {
            const [, ...parts] = (0,language/* withoutNumber */.sg)(name).split(' > ').map(escapeRegex);
            return [parts, parts.slice(0, -1)].filter(path => path.length > 0).map(path => path.join('( >)? '));
        });
        return `^ ?(${[...new Set(tests)].join('|')})$`;
    },
};
/** What `pytest -k` may hold, beside words of its own. */
const inKeyword = /^[\w:+\-.[\]\\/=]+$/;
/** An expression for `pytest -k`, of parts of names: it may fit a few more. */
const pytest = {
    all: '',
    express: known => {
        const keywords = known.map(name => {
            const test = (0,language/* withoutNumber */.sg)(name).split('::').at(-1);
            const plain = inKeyword.test(test) ? test : test.replace(/\[.*$/s, '');
            return /^\w/.test(plain) && inKeyword.test(plain) ? plain : undefined;
        });
        return keywords.includes(undefined) ? undefined : [...new Set(keywords)].join(' or ');
    },
};
/** Test cases of Catch2, which are the first part of a name, with commas between. All are those that run by default, and benchmarks. */
const catch2 = {
    all: '~[.],[!benchmark]',
    express: known => {
        if (!(0,language/* areLines */.OU)(known))
            return undefined;
        return [...new Set(known.map(patternOfTest))].join(',');
    },
};
/** With sections, or if its own name is long or has such a sign, only the beginning of the name of a test is known for sure. */
function patternOfTest(name) {
    const [whole, ...inside] = name.split(' > ');
    const start = whole.split(language/* ellipsis */.gO)[0];
    const isWhole = inside.length === 1 && start === whole;
    return `${start.replaceAll(/[\\[\],"~*]/g, String.raw `\$&`)}${isWhole ? '' : '*'}`;
}
/** Words for BenchmarkDotNet, whose patterns know `*` and `?`. */
const benchmarkdotnet = makeWordLanguage(/^[^\p{Cc}*?]+$/u, '*');
/** Paths of Rust, which are words of the command line. */
const libtest = makeWordLanguage(/^[\w:]+$/);
/** The languages of tools, by the format that their output is read as. */
const ofFormats = {
    asv,
    benchmarkdotnet,
    catch2,
    criterion: regex,
    divan,
    go: go,
    'google-benchmark': regex,
    'google-benchmark-csv': regex,
    jmh,
    libtest,
    phpbench,
    'pytest-benchmark': pytest,
    'pytest-benchmark-csv': pytest,
    vitest,
};
const languages = { ...ofFormats, names: names, regex: regex };
/** The names of all languages. */
const languageNames = Object.keys(languages).sort();
/** The language with this name, which may be that of a format. Returns undefined if there is none. */
function findLanguage(name) {
    return Object.hasOwn(languages, name) ? languages[name] : undefined;
}


/***/ }),

/***/ 3140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MN: () => (/* binding */ decodeGiven),
  L7: () => (/* binding */ decodeOne),
  HA: () => (/* binding */ defaultOf),
  QL: () => (/* binding */ inputs),
  SS: () => (/* binding */ listInputs),
  iK: () => (/* binding */ listPlace),
  rO: () => (/* binding */ withDefaults)
});

// EXTERNAL MODULE: ./lib/inputs/declaration.js
var declaration = __webpack_require__(9929);
// EXTERNAL MODULE: ./lib/inputs/values.js
var inputs_values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/inputs/declared/bisect.js


/** The inputs of a bisection. */
const bisect = {
    range: (0,declaration/* special */.i0)({
        only: 'action',
        placeholder: 'GOOD..BAD',
        takenBy: ['bisect'],
        decode: parseRange,
        help: 'In a bisection: a commit before the change and a commit after it, by their full names, as `GOOD..BAD`.',
    }),
    skip: (0,declaration/* lines */.Mn)({
        place: 'run',
        placeholder: 'COMMIT',
        takenBy: ['bisect'],
        help: {
            action: 'In a bisection: commits that are not built.',
            'command line': 'Commit that is not built.',
        },
    }),
    resume: (0,declaration/* flag */.Jt)({
        default: 'false',
        only: 'command line',
        takenBy: ['bisect'],
        help: 'Go on with the bisection that was cut off in this repository.',
    }),
    keep: (0,declaration/* text */.Qq)({
        only: 'command line',
        placeholder: 'DIR',
        takenBy: ['bisect'],
        help: 'Directory for the builds, which stay there. A later bisection takes them from there.',
    }),
};
function parseRange(text, name) {
    if (text === '')
        return undefined;
    const [, good, bad] = /^(.*?[^.\s])\s*\.\.\s*([^.\s].*)$/.exec(text) ?? [];
    if (good !== undefined && bad !== undefined)
        return { good, bad };
    throw new inputs_values/* InputError */.dz(`"${name}" is ${(0,inputs_values/* shown */.SP)(text)}; it must be a commit before the change and one after it, as GOOD..BAD`);
}

// EXTERNAL MODULE: ./lib/record/key.js
var key = __webpack_require__(3846);
// EXTERNAL MODULE: ./lib/inputs/declared/takers.js
var takers = __webpack_require__(4202);
;// CONCATENATED MODULE: ./lib/inputs/declared/github.js




/** A matrix has at most 256 jobs. */
const mostParts = 256;
/** The inputs that only the action uses. */
const github = {
    show: (0,declaration/* special */.i0)({
        default: 'comment, page',
        only: 'action',
        placeholder: 'NAMES',
        takenBy: takers/* showers */.Kw,
        decode: parseShow,
        help: 'Where the result is shown, separated by commas. `comment` is a comment on the pull request, if the token may write one, and `comment:changes` one that only appears if something changed. `page` is the HTML page, as an artifact that a browser shows. `check` is a check run on the commit, which fails where the job does and needs `checks: write`. `none` is only the summary of the job.',
    }),
    overrideLabel: (0,declaration/* text */.Qq)({
        default: 'performance-accepted',
        only: 'action',
        takenBy: takers/* tellers */.kA,
        help: 'Label that accepts what {fail-on} found. With this label on the pull request, the job does not fail and shows a notice.',
    }),
    retentionInDays: (0,declaration/* count */.U9)({
        name: 'retention-days',
        least: 1,
        most: 400,
        only: 'action',
        takenBy: takers/* showers */.Kw,
        help: 'Days that published baselines and HTML pages are kept. By default, as the repository is set up.',
    }),
    part: (0,declaration/* special */.i0)({
        actionDefault: "${{ strategy.job-total > 1 && format('auto:{0}', strategy.job-index) || 'auto' }}",
        placeholder: 'NAME',
        takenBy: ['compare', 'publish', 'history'],
        decode: parsePart,
        help: {
            action: 'This job, if several jobs are merged into one report. A name, such as `macos`, has its own baseline and its own section. `2/3` is the second of three runners that measure the same suite, whose rounds are pooled. `macos 2/3` is both. A part does not comment and does not fail, because the merge does. By default, each job of a matrix is a part with its number as the name.',
            'command line': 'Which part of a larger run this is: a name such as `macos`, or `2/3` for the second of three machines whose rounds are pooled. `show` merges the records.',
        },
    }),
    parts: (0,declaration/* count */.U9)({
        least: 1,
        most: mostParts,
        only: 'action',
        takenBy: ['merge'],
        help: 'In a merge: how many names of parts there must be. Missing parts are reported.',
    }),
    githubToken: (0,declaration/* text */.Qq)({
        actionDefault: '${{ github.token }}',
        only: 'action',
        takenBy: declaration/* modes */.nI,
        help: 'Token that reads artifacts and the baseline commit, and writes the comment.',
    }),
};
const places = ['comment', 'comment:changes', 'page', 'check'];
function parseShow(text, name) {
    const words = text === 'none' ? [] : text.split(/[,\n]/).map(word => word.trim());
    const unknown = words.find(word => !places.includes(word));
    if (unknown !== undefined)
        throw new inputs_values/* InputError */.dz(`"${name}" holds ${(0,inputs_values/* shown */.SP)(unknown)}; it can be none, or any of ${places.join(', ')}`);
    const comment = words.includes('comment:changes') ? 'changes' : words.includes('comment') ? 'auto' : 'never';
    return { comment, page: words.includes('page') ? 'auto' : 'never', check: words.includes('check') };
}
const longestPart = 100;
/** The default of action.yml: `auto`, with the index of the job behind it in a matrix. */
const autoPart = /^auto(?::(\d+))?$/;
function parsePart(text, name) {
    if (text.length > longestPart)
        throw new inputs_values/* InputError */.dz(`"${name}" is ${(0,inputs_values/* shown */.SP)(text)}…; it must be a name of at most ${longestPart} characters`);
    const auto = autoPart.exec(text);
    if (auto !== null)
        return { part: auto[1], partNumber: undefined };
    const [, part, partNumber] = /^(?:(.*)\s)?(\d+\/\d+)$/s.exec(text) ?? [text, text, undefined];
    if (partNumber !== undefined && (0,key/* countParts */.MA)(partNumber) === undefined)
        throw new inputs_values/* InputError */.dz(`"${name}" is ${(0,inputs_values/* shown */.SP)(text)}; the first number must be from 1 to the second, such as 1/3`);
    return { part: part?.trim() || undefined, partNumber };
}

;// CONCATENATED MODULE: ./lib/inputs/declared/history.js

/** The inputs of the history that published baselines leave. */
const history_history = {
    anchor: (0,declaration/* text */.Qq)({
        place: 'history',
        placeholder: 'COMMIT',
        takenBy: ['publish'],
        help: {
            action: 'Commit, tag or branch of the version that pushes are also compared with. By default, the last release, or else the highest version among the tags.',
            'command line': 'Stored version that pushes are also compared with: its tag, its branch or the beginning of its commit SHA. By default, the highest version among the tags.',
        },
    }),
    anchorEvery: (0,declaration/* count */.U9)({
        place: 'history',
        least: 0,
        most: 20,
        default: '10',
        takenBy: ['publish'],
        help: 'Every how many pushes the new version is also compared with {anchor}. `0` means never.',
    }),
    anchorAsset: (0,declaration/* text */.Qq)({
        place: 'history',
        placeholder: 'NAME',
        only: 'action',
        takenBy: ['publish'],
        help: 'Asset of the release that holds its files, such as `payload.tar.gz`, because an asset does not expire. Without one, the baseline of the release is stored again before it expires.',
    }),
    historyBranch: (0,declaration/* text */.Qq)({
        default: '',
        placeholder: 'NAME',
        only: 'action',
        takenBy: ['history'],
        help: 'Branch that `mode: history` commits the history to. If it does not exist, it is created. Other files on it stay. Needs `contents: write`.',
    }),
    isPublic: (0,declaration/* flag */.Jt)({
        name: 'public',
        place: 'history',
        default: 'false',
        only: 'action',
        takenBy: ['history'],
        help: 'Commit the page of a private repository to {history-branch} too, although GitHub Pages can show it to everybody.',
    }),
    afterMerge: (0,declaration/* choice */.Yq)({
        names: ['off', 'comment', 'issue'],
        default: 'off',
        only: 'action',
        takenBy: ['history'],
        help: 'Where `mode: history` tells people what a push made worse. `comment` is the merged pull request. `issue` is one issue for each benchmark, or for each push with more than three, which closes when the level is back.',
    }),
};

// EXTERNAL MODULE: ./lib/inputs/declared/judging.js + 1 modules
var judging = __webpack_require__(1721);
// EXTERNAL MODULE: ./lib/formats/selection/languages.js + 3 modules
var languages = __webpack_require__(4046);
// EXTERNAL MODULE: ./lib/measure/instruments/request.js
var request = __webpack_require__(5628);
// EXTERNAL MODULE: ./lib/measure/isolation.js
var isolation = __webpack_require__(8780);
// EXTERNAL MODULE: ./lib/record/causes.js
var causes = __webpack_require__(1077);
;// CONCATENATED MODULE: ./lib/measure/profiling/request.js

const causesChoices = ['auto', 'off', ...causes/* profilerNames */.sx];

// EXTERNAL MODULE: ./lib/measure/quiet.js
var quiet = __webpack_require__(1900);
// EXTERNAL MODULE: ./lib/measure/reinstall.js
var reinstall = __webpack_require__(9936);
// EXTERNAL MODULE: ./lib/measure/variables.js
var variables = __webpack_require__(3725);
// EXTERNAL MODULE: ./lib/scan/points.js
var points = __webpack_require__(7966);
;// CONCATENATED MODULE: ./lib/inputs/scan.js


/** More take longer to measure than anybody waits. */
const mostPoints = 10_000;
const longestValue = 200;
/** Variables with these endings tell a command something else, and some systems do not tell capitals apart. */
const taken = ['output', 'profile', 'repeats'];
/** The points of a scan, from lines such as `n=100,1000,10000`. Several lines make a grid. */
function parseScan(text, input) {
    const parameters = (0,inputs_values/* parseLines */.Li)(text).map(line => parseParameter(line, input));
    const repeated = parameters.find(({ name }, at) => parameters.findIndex(one => one.name === name) < at);
    if (repeated)
        throw new inputs_values/* InputError */.dz(`"${input}" names ${(0,inputs_values/* shown */.SP)(repeated.name)} twice; give all its values in one line`);
    const count = parameters.reduce((product, { values }) => product * values.length, 1);
    if (count > mostPoints)
        throw new inputs_values/* InputError */.dz(`"${input}" has ${count} points; at most ${mostPoints} can be measured: give fewer values`);
    return (0,points/* listPoints */.Cl)(parameters);
}
function parseParameter(line, input) {
    const wrong = (why) => new inputs_values/* InputError */.dz(`"${input}" is ${(0,inputs_values/* shown */.SP)(line)}; ${why}, such as n=100,1000,10000`);
    const [, name, list] = /^([^=]*?)\s*=(.*)$/s.exec(line) ?? [];
    if (name === undefined || list === undefined)
        throw wrong('it must be a name and its values');
    if (!/^[a-z][a-z0-9_]*$/.test(name))
        throw wrong(`the name ${(0,inputs_values/* shown */.SP)(name)} must be a small letter, and then small letters, digits and _`);
    if (taken.includes(name))
        throw wrong(`the variable BENCH_${name.toUpperCase()} is taken, so choose another name`);
    const values = list.split(',').map(value => value.trim());
    if (values.includes(''))
        throw wrong(list.trim() === '' ? 'it needs at least one value' : 'one of its values is empty');
    const long = values.find(value => value.length > longestValue || /\p{Cc}/u.test(value));
    if (long !== undefined)
        throw wrong(`a value must be one line of at most ${longestValue} characters`);
    const repeated = values.find((value, at) => values.indexOf(value) < at);
    if (repeated !== undefined)
        throw wrong(`it has the value ${(0,inputs_values/* shown */.SP)(repeated)} twice; give each value once`);
    return { name, values };
}

;// CONCATENATED MODULE: ./lib/inputs/declared/measuring.js











const mostRounds = 10_000;
/** `n=1,2` in a line each, or a list by each name. */
const scanSchema = {
    type: ['string', 'array', 'object'],
    items: { type: 'string' },
    additionalProperties: { type: 'array', items: { type: ['string', 'number'] } },
};
const selectChoices = ['auto', 'off', ...languages/* languageNames */.T];
/** The inputs that decide how much is measured, and in which way. */
const measuring = {
    rounds: (0,declaration/* special */.i0)({
        short: 'r',
        placeholder: 'N|N..N',
        default: '5..20',
        takenBy: takers/* measurers */.iY,
        decode: parseRounds,
        help: {
            action: 'How often every copy runs. `5..20` analyzes the data from round 5 on and ends at round 20 at the latest, or as soon as more rounds could not change the verdicts. `12` is exactly 12 rounds with one analysis at the end. `auto` runs as many rounds as {threshold} needs. `0` publishes a baseline without measuring.',
            'command line': 'How often every copy runs. `5..20` analyzes the data from round 5 on and ends at round 20 at the latest, or as soon as more rounds could not change the verdicts. `12` is exactly 12 rounds with one analysis at the end. `auto` runs as many rounds as {threshold} needs.',
        },
    }),
    timeBudgetInSeconds: (0,declaration/* duration */.p0)({
        name: 'time-budget',
        default: '10m',
        defaults: { bisect: '2h' },
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'No new round starts after this time. A bisection starts no build or comparison that would end after it, and has `2h` by default.',
    }),
    invocationTimeoutInSeconds: (0,declaration/* duration */.p0)({
        name: 'run-timeout',
        place: 'run',
        default: '5m',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'A command that runs longer is ended, with all its child processes.',
    }),
    select: (0,declaration/* choice */.Yq)({
        place: 'run',
        names: selectChoices,
        default: 'auto',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'How the command is told which benchmarks to run, in `$BENCH_SELECT`. Then benchmarks whose verdict is settled stop running. `auto` uses the language of the tool that {format} names, if the command mentions `$BENCH_SELECT`. `names` gives one name per line, and nothing for all. `regex` gives a regular expression. The name of a tool takes its language. `off` always runs all.',
    }),
    warmup: (0,declaration/* special */.i0)({
        short: 'w',
        placeholder: 'N|TIME',
        default: '1',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        decode: parseWarmup,
        help: 'Rounds that run first and are discarded: a number such as `2`, the least time such as `10s`, or both, such as `2, 10s`.',
    }),
    prepare: (0,declaration/* shellLine */.Tg)({
        short: 'p',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'Shell command that runs before each run and its server, and is not timed (drop caches, reset a database).',
    }),
    batch: (0,declaration/* special */.i0)({
        place: 'run',
        placeholder: 'N',
        default: 'auto',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        decode: parseBatch,
        help: 'Starts of the command that are timed as one run, for commands too short to be timed alone (format `process` only). `auto` chooses a number during the warm-up, if the command takes less than 10 ms.',
    }),
    reinstall: (0,declaration/* choice */.Yq)({
        name: 'fresh-copies',
        place: 'run',
        names: reinstall/* reinstallRequests */.R6,
        default: 'auto',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'How often each copy is recreated, so that file placement cannot bias the result: before each `round`, for each quarter of the rounds (`look`), or only `once`. `auto` chooses during the warm-up, by the time that it takes.',
    }),
    scan: (0,declaration/* special */.i0)({
        place: 'run',
        schema: scanSchema,
        placeholder: 'NAME=LIST',
        isRepeatable: true,
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        decode: parseScan,
        help: {
            action: 'Sizes at which the command runs, such as `n=100,1000,10000`. `{n}` in the command and in `prepare` stands for the size, and so does the variable `$BENCH_n`. Each size is a benchmark, and the report says how the time grows. Several lines make a grid.',
            'command line': 'Sizes at which the command runs, such as `n=100,1000,10000`. `{n}` in the command and in `--prepare` stands for the size, and so does the variable `$BENCH_n`. Each size is a benchmark, and the report says how the time grows. Two of them make a grid. `-L n 100,1000` and `-P n 100 900 -D 100` mean the same.',
        },
    }),
    slope: (0,declaration/* special */.i0)({
        place: 'run',
        schema: { type: ['string', 'array'], items: { type: 'integer' } },
        placeholder: 'N,N…',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        decode: parseSlope,
        help: 'Numbers of repeats, such as `10, 100, 1000`. The command repeats its work `$BENCH_REPEATS` times. The value is the time of one repeat, without the start of the command (format `process` only). With three numbers or more, the report says if they do not lie on a line.',
    }),
    instruments: (0,declaration/* anyOf */.EB)({
        place: 'run',
        names: request/* instrumentNames */.w,
        default: 'auto',
        otherwise: 'auto',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'What to measure around the process: any of `clock`, `rusage` (CPU time, memory) and `perf` (counters of the processor). Or `callgrind` alone (instructions, 20 to 50 times slower). `auto` uses the first three if they are available.',
    }),
    causes: (0,declaration/* choice */.Yq)({
        place: 'run',
        names: causesChoices,
        default: 'auto',
        isRecorded: true,
        takenBy: ['compare'],
        help: 'Which profiler finds the functions that account for a change. `node` is for Node.js, and `perf` for compiled programs on Linux. `callgrind` counts instructions exactly, and is 20 to 50 times slower. `py-spy` is for Python. `files` reads the profiles that the command writes to the directory `$BENCH_PROFILE`. After a verdict, both sides run again under it. `auto` chooses one, if there is time. `off` does nothing.',
    }),
    quiet: (0,declaration/* choice */.Yq)({
        place: 'run',
        names: quiet/* quietChoices */.ZA,
        default: 'auto',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'How to keep the machine quiet, for both sides alike. `auto` leaves a core to the harness if there are three or more, and raises the priority if permitted. `off` does nothing. `strict` uses one core, and refuses a machine that cannot be kept quiet.',
    }),
    isolate: (0,declaration/* choice */.Yq)({
        names: isolation/* isolationChoices */.Lp,
        default: 'off',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'Whether a command can write only to its own copy. `off` does nothing. `auto` makes the other copies and the files of the action read-only for the command (on Linux, if the kernel permits it without root). `sudo` fails in such a command. `prepare`, `setup` and `install` are not isolated, while `conclude`, `cleanup` and `server` are.',
    }),
    passEnv: (0,declaration/* special */.i0)({
        place: 'settings',
        placeholder: 'NAMES',
        takenBy: takers/* measurers */.iY,
        decode: parsePassEnv,
        help: {
            action: 'Names of variables that commands get although they look like secrets, separated by spaces. All others that end in `_TOKEN`, `_SECRET`, `_PASSWORD`, `_KEY` or `_CREDENTIALS`, and `AWS_*` but for the region, are withheld.',
            'command line': 'Names of variables that commands get although they hold a token for GitHub, separated by spaces. Nothing else is withheld.',
        },
    }),
    toolchain: (0,declaration/* special */.i0)({
        place: 'run',
        placeholder: 'LINE',
        isRepeatable: true,
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        decode: parseToolchain,
        help: {
            action: 'Shell commands that print a version, such as `go version`. The first line of each output is recorded.',
            'command line': 'Shell command that prints a version, such as `go version`. The first line of its output is recorded.',
        },
    }),
    seed: (0,declaration/* text */.Qq)({
        place: 'settings',
        takenBy: takers/* measurers */.iY,
        help: 'Repeats the random orders of an earlier run. By default, a new seed is drawn.',
    }),
    record: (0,declaration/* text */.Qq)({
        placeholder: 'FILE',
        only: 'command line',
        takenBy: ['compare', 'publish'],
        help: 'Write everything measured to this file, round by round.',
    }),
};
/** Enough for a spread of 10% and a threshold of 2%. */
const mostRoundsOfAuto = 200;
const usualFirst = 5;
/** `5..20`, `12`, `auto`, and `8..auto` for one that is first analyzed after 8 rounds. `0` is no round at all. */
function parseRounds(text, name) {
    const [, first, last] = /^(?:(\d+)\.\.)?(\d+|auto)$/.exec(text) ?? [];
    const isAuto = last === 'auto';
    const most = isAuto ? mostRoundsOfAuto : Number(last);
    const least = first === undefined ? (isAuto ? usualFirst : most) : Number(first);
    const isNone = most === 0 && first === undefined;
    if (isNone || (least >= 1 && least <= most && most <= mostRounds))
        return { least, most, isAuto };
    throw new inputs_values/* InputError */.dz(`"${name}" is ${(0,inputs_values/* shown */.SP)(text)}; it must be a whole number from 1 to ${mostRounds}, a range such as 5..20, or "auto"`);
}
const mostWarmups = 1000;
function parseWarmup(text, name) {
    const [number, time, ...more] = /^\d+(?![\d.]*\s*[a-z])/.test(text) ? text.split(',') : ['1', ...text.split(',')];
    if (more.length > 0)
        throw new inputs_values/* InputError */.dz(`"${name}" is ${(0,inputs_values/* shown */.SP)(text)}; it must be a number of rounds, a time, or both, such as 1, 10s`);
    return {
        warmups: (0,inputs_values/* parseCount */.zq)(number.trim(), name, { least: 0, most: mostWarmups, otherwise: ', or a time such as 10s' }),
        warmupTimeInSeconds: time === undefined ? 0 : (0,inputs_values/* parseDuration */.E9)(time.trim(), name),
    };
}
const mostRuns = 10_000;
/** The number of runs that are timed as one. */
function parseBatch(text, input) {
    return text === 'auto' ? 'auto' : (0,inputs_values/* parseCount */.zq)(text, input, { least: 1, most: mostRuns, otherwise: ', or "auto"' });
}
const mostRepeats = 1e9;
const mostSlopeRuns = 10;
/** The numbers of repeats in the runs of an invocation; undefined if there is one run. */
function parseSlope(text, input) {
    if (text === '')
        return undefined;
    const repeats = /^\d+( *, *\d+)+$/.test(text) ? text.split(',').map(Number) : [];
    const isRising = repeats.every((one, at) => one > (repeats[at - 1] ?? 0) && one <= mostRepeats);
    if (repeats.length >= 2 && repeats.length <= mostSlopeRuns && isRising)
        return repeats;
    throw new inputs_values/* InputError */.dz(`"${input}" is ${(0,inputs_values/* shown */.SP)(text)}; it must be 2 to ${mostSlopeRuns} whole numbers of repeats, each larger than the one before, such as 10, 100, 1000`);
}
const mostTools = 20;
function parseToolchain(text, input) {
    const lines = (0,inputs_values/* parseLines */.Li)(text);
    if (lines.length <= mostTools)
        return lines;
    throw new inputs_values/* InputError */.dz(`"${input}" has ${lines.length} lines; at most ${mostTools} are run`);
}
/** Names of variables that hold secrets, and that commands are given all the same. */
function parsePassEnv(text, input) {
    const names = text.split(/[\s,]+/).filter(name => name !== '');
    for (const name of names) {
        if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
            throw new inputs_values/* InputError */.dz(`"${input}" holds ${(0,inputs_values/* shown */.SP)(name)}; it must be names of variables, such as NPM_TOKEN`);
        if ((0,variables/* isOfRunner */.OD)(name))
            throw new inputs_values/* InputError */.dz(`"${input}" holds ${(0,inputs_values/* shown */.SP)(name)}, which is the runner's own and is given to no command`);
    }
    return names;
}

// EXTERNAL MODULE: ./lib/formats/index.js + 69 modules
var formats = __webpack_require__(1003);
// EXTERNAL MODULE: ./lib/measure/measurements.js
var measurements = __webpack_require__(4407);
;// CONCATENATED MODULE: ./lib/inputs/declared/numbers.js





const readers = [...takers/* measurers */.iY, 'parse'];
/** The inputs that decide how the command's numbers are read. */
const numbers = {
    format: (0,declaration/* choice */.Yq)({
        names: formats/* formatNames */.EI,
        default: 'auto',
        isRecorded: true,
        takenBy: readers,
        help: 'How to read the numbers of the command. `auto` detects the format. You can also name a tool (see docs/tools.md). Other formats are `native` (lines of JSON), `process` (time of the whole process), `regex` (with {pattern}) and `json` (with {values}).',
    }),
    pattern: (0,declaration/* text */.Qq)({
        place: 'run',
        placeholder: 'REGEX',
        isRecorded: true,
        takenBy: readers,
        help: 'For the format `regex`: a regular expression for lines with a number. It has the group `(?<value>…)` and can have `(?<name>…)` and `(?<unit>…)`.',
    }),
    values: (0,declaration/* text */.Qq)({
        place: 'run',
        placeholder: 'LINE',
        isRepeatable: true,
        isRecorded: true,
        takenBy: readers,
        help: {
            action: 'For the format `json`: where the numbers are, such as `p99 = /latency/p99 ms`. A line has a name, a JSON Pointer and a unit. Add `lower` or `higher` if the unit does not say which is better.',
            'command line': 'For the format `json`: where a number is, such as `p99 = /latency/p99 ms`. This is a name, a JSON Pointer and a unit. Add `lower` or `higher` if the unit does not say which is better.',
        },
    }),
    output: (0,declaration/* special */.i0)({
        placeholder: 'PATH',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        decode: parseOutput,
        help: 'File or directory that the command writes its numbers to, relative to its working directory. By default, the command prints them. What the command wrote is deleted before each run.',
    }),
    size: (0,declaration/* special */.i0)({
        place: 'run',
        placeholder: 'GLOB',
        isRepeatable: true,
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        decode: parsePatterns,
        help: {
            action: 'Files whose sizes are compared after each run, as patterns such as `dist/*.js`. Each pattern is a benchmark with the sum of its files: `size`, `gzip` and `brotli`.',
            'command line': 'Files whose sizes are compared after each run, such as `dist/*.js`. Each pattern is a benchmark with the sum of its files: `size`, `gzip` and `brotli`.',
        },
    }),
    statistic: (0,declaration/* special */.i0)({
        place: 'judging',
        placeholder: 'NAME',
        default: 'median',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        decode: parseStatistic,
        help: 'Which statistic of the iterations of one run is compared: `median`, `mean`, `min`, or a percentile such as `p95`.',
    }),
};
/** Outside of its copy, each invocation would overwrite what the others wrote; and the copy itself is cleared for nobody. */
function parseOutput(path, input) {
    const words = path.split('/').filter(word => word !== '' && word !== '.');
    if (path === '')
        return undefined;
    if (words.length > 0 && !path.startsWith('/') && !words.includes('..'))
        return words.join('/');
    throw new inputs_values/* InputError */.dz(`"${input}" is ${(0,inputs_values/* shown */.SP)(path)}; it must be a file or directory inside of the working directory, such as results.json`);
}
/** Outside of its copy are the files of others. */
function parsePatterns(given, input) {
    const patterns = (0,inputs_values/* parseLines */.Li)(given).map(pattern => pattern.replace(/^(?:\.\/)+/, ''));
    for (const pattern of patterns) {
        if (pattern.startsWith('/') || pattern.split('/').includes('..'))
            throw new inputs_values/* InputError */.dz(`"${input}" is ${(0,inputs_values/* shown */.SP)(pattern)}; it must be a pattern of files inside of the working directory, such as dist/*.js`);
    }
    return patterns;
}
function parseStatistic(name, input) {
    if ((0,measurements/* findStatistic */.Y)(name))
        return name;
    throw new inputs_values/* InputError */.dz(`"${input}" is ${(0,inputs_values/* shown */.SP)(name)}; it can be median, mean, min, or a percentile such as p25 or p99`);
}

;// CONCATENATED MODULE: ./lib/inputs/declared/self-test.js

/** The inputs that decide how far a self-test goes. */
const selfTest = {
    sessions: (0,declaration/* count */.U9)({
        place: 'self-test',
        least: 1,
        most: 1000,
        default: '20',
        takenBy: ['self-test'],
        help: 'In a self-test: sessions that compare the baseline with itself. As many more have a known slowdown.',
    }),
    effect: (0,declaration/* percentage */.X1)({
        place: 'self-test',
        from: 0,
        below: 1,
        default: '5%',
        takenBy: ['self-test'],
        help: 'In a self-test: the size of the known slowdown.',
    }),
};

// EXTERNAL MODULE: ./lib/measure/serve/serving.js
var serving = __webpack_require__(7488);
;// CONCATENATED MODULE: ./lib/inputs/declared/serving.js




/** The inputs for what runs next to the command. */
const serving_serving = {
    serve: (0,declaration/* shellLine */.Tg)({
        name: 'server.command',
        place: 'run',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'Shell command that runs a server in the foreground, in the directory of each copy. It must listen on `$PORT`, which differs for each copy. {command} starts when the server is ready. The server ends after it, with all its child processes.',
    }),
    ready: (0,declaration/* special */.i0)({
        name: 'server.ready',
        place: 'run',
        placeholder: 'SIGN',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        decode: parseReady,
        help: 'How to see that the server is ready: a page such as `http://localhost:$PORT/health`, or text of a line that it prints. By default, its port accepts connections.',
    }),
    readyTimeoutInSeconds: (0,declaration/* duration */.p0)({
        name: 'server.timeout',
        place: 'run',
        default: '60s',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'A server that is not ready after this time is ended, and its run has failed.',
    }),
    serveFor: (0,declaration/* choice */.Yq)({
        name: 'server.for',
        place: 'run',
        names: serving/* lifetimes */.dB,
        default: 'run',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'How long a server runs: a new one for each `run` or each `round`, or the same one for the `session`. With `round` and `session`, the servers of all copies run at the same time.',
    }),
    measureSetup: (0,declaration/* flag */.Jt)({
        place: 'run',
        default: 'false',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'Also run {setup} in each copy, before each command, and measure how long it takes. It is the benchmark `setup`. Without {command}, it is the only one.',
    }),
    conclude: (0,declaration/* shellLine */.Tg)({
        short: 'C',
        place: 'run',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'Shell command that runs after each run and its server, and is not timed. It also runs if the run failed, and after a signal.',
    }),
    cleanup: (0,declaration/* shellLine */.Tg)({
        short: 'c',
        place: 'run',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'Shell command that runs once in each copy at the end, and is not timed. It also runs after a failure, and after a signal.',
    }),
};
/** A sign that a server is ready; undefined where none is given. */
function parseReady(text, input) {
    if (text === '')
        return undefined;
    if (!/^https?:\/\//.test(text))
        return { kind: 'line', text };
    if (text.startsWith('http://') && URL.canParse((0,serving/* fillPort */.LU)(text, '1')))
        return { kind: 'page', url: text };
    throw new inputs_values/* InputError */.dz(`"${input}" is ${(0,inputs_values/* shown */.SP)(text)}; it must be a page such as http://localhost:$PORT/health, or text that the server prints`);
}

// EXTERNAL MODULE: ./lib/compare/verdicts/finding.js
var finding = __webpack_require__(3199);
;// CONCATENATED MODULE: ./lib/inputs/declared/showing.js


const given = finding/* verdicts */.r.map(name => `\`${name}\``).join(', ');
/** The inputs that decide which rows of a report its reader sees. */
const showing = {
    filter: (0,declaration/* lines */.Mn)({
        placeholder: 'GLOB',
        only: 'command line',
        takenBy: ['show'],
        help: 'Show only benchmarks that fit this pattern, such as `parse/*`. The headline still counts all.',
    }),
    only: (0,declaration/* anyOf */.EB)({
        names: finding/* verdicts */.r,
        default: '',
        otherwise: [],
        isRepeatable: true,
        only: 'command line',
        takenBy: ['show'],
        help: `Show only rows with these verdicts: any of ${given}, separated by commas. The headline still counts all.`,
    }),
    sort: (0,declaration/* choice */.Yq)({
        names: ['verdict', 'change', 'name'],
        default: 'verdict',
        only: 'command line',
        takenBy: ['show'],
        help: 'Order of the rows: by `verdict`, by size of the `change`, or by `name`.',
    }),
};

;// CONCATENATED MODULE: ./lib/inputs/declared/sides.js



/** The inputs that decide what is compared: the two sides, and how they are made. */
const sides = {
    mode: (0,declaration/* choice */.Yq)({
        names: ['auto', ...declaration/* modes */.nI],
        default: 'auto',
        only: 'action',
        takenBy: declaration/* modes */.nI,
        help: 'What the action does. `compare` measures both sides. `publish` stores the baseline for later pull requests. `merge` makes one report from the records of this run, or of the run that the event `workflow_run` names. `self-test` counts false alarms and missed slowdowns on this runner. `bisect` finds the commit that made a difference. `history` commits the history to a branch, or tells people what a push made worse. `auto` publishes on the default branch (`push`, `schedule`, `workflow_dispatch`), merges on `workflow_run`, and compares on other events.',
    }),
    command: (0,declaration/* shellLine */.Tg)({
        takenBy: takers/* measurers */.iY,
        help: {
            action: 'Shell command that runs the benchmarks, in the directory of each copy. Required in order to measure.',
            'command line': 'Shell command that runs the benchmarks, if no command follows `--`.',
        },
    }),
    baseline: (0,declaration/* special */.i0)({
        default: 'auto',
        only: 'action',
        placeholder: 'KIND',
        takenBy: takers/* comparers */.LU,
        decode: parseBaseline,
        help: 'Where the baseline comes from. `auto` is what the base commit published, or a build of exactly that commit if {setup} is given. Otherwise it shows the nearest published commit, and no gate judges by it. `published` is the nearest published commit, and is judged. `ref:v1.2` always builds that commit, and `ref` the base commit. `dir:../main` is an existing directory.',
    }),
    contenders: (0,declaration/* lines */.Mn)({
        only: 'action',
        takenBy: ['compare'],
        help: 'More commits to compare with the baseline, in addition to what is checked out: `NAME=REF`, one per line. Each is built with {setup}.',
    }),
    setup: (0,declaration/* shellLine */.Tg)({
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'Shell command that builds a baseline from its commit (install, compile). It runs once, in the checkout.',
    }),
    suite: (0,declaration/* text */.Qq)({
        default: 'benchmark',
        placeholder: 'NAME',
        takenBy: ['compare', 'publish', 'self-test', 'bisect', 'merge', 'history', 'parse'],
        help: {
            action: 'Name of what the command measures. The artifact and the comment are found by this name.',
            'command line': 'Name of what the command measures. Numbers without a name get it too.',
        },
    }),
    workingDirectory: (0,declaration/* special */.i0)({
        placeholder: 'DIR',
        default: '.',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        decode: parseWorkingDirectory,
        help: {
            action: 'Directory that the command runs in, relative to the root of each side.',
            'command line': 'Directory that the command runs in, relative to the root of each side. In a subdirectory of a repository, it is this subdirectory by default, if the baseline is a commit.',
        },
    }),
    payload: (0,declaration/* lines */.Mn)({
        name: 'files',
        placeholder: 'GLOB',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: {
            action: 'Patterns of the files that the command needs, one per line. Required in order to publish. Otherwise, empty means all files but `.git`.',
            'command line': 'Pattern of the files that the command needs. By default, all files but `.git`.',
        },
    }),
    suiteFiles: (0,declaration/* special */.i0)({
        place: 'judging',
        placeholder: 'GLOB',
        isRepeatable: true,
        isRecorded: true,
        takenBy: ['compare', 'publish'],
        decode: parseSuiteFiles,
        help: {
            action: 'Patterns of the files that define the benchmarks, such as `bench/**`. A baseline that is built gets those of the contender. Otherwise, a difference is reported, and {suite-changes} decides.',
            'command line': 'Pattern of the files that define the benchmarks, such as `bench/**`. A baseline that is built gets those of the contender. Otherwise, a difference is reported, and {suite-changes} decides.',
        },
    }),
    install: (0,declaration/* shellLine */.Tg)({
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        help: 'Shell command that runs once in every copy, for what must be installed in place, such as a virtual environment.',
    }),
    copies: (0,declaration/* special */.i0)({
        place: 'judging',
        placeholder: 'N+N',
        default: '2+2',
        isRecorded: true,
        takenBy: takers/* measurers */.iY,
        decode: parseCopies,
        help: 'How often the baseline and the contender are installed: `2+2`, `2+1` (one copy of the contender) or `1+1` (no control). The last number is also that of all further contenders. `in-place` runs all sides where they are, instead of in copies.',
    }),
};
/** A directory outside would be the same one for every copy. */
function parseWorkingDirectory(path, input) {
    if ((0,inputs_values/* isInside */.FK)(path))
        return path;
    throw new inputs_values/* InputError */.dz(`"${input}" is ${(0,inputs_values/* shown */.SP)(path)}; it must be a directory inside of a side, such as app`);
}
/** The files of others are no part of a suite. */
function parseSuiteFiles(given, input) {
    const patterns = (0,inputs_values/* parseLines */.Li)(given).map(pattern => pattern.replace(/^(?:\.\/)+/, ''));
    const outside = patterns.find(pattern => /^!?\//.test(pattern) || pattern.split('/').includes('..'));
    if (outside === undefined)
        return patterns;
    throw new inputs_values/* InputError */.dz(`"${input}" is ${(0,inputs_values/* shown */.SP)(outside)}; it must be a pattern of files inside of each side, such as bench/**`);
}
function parseCopies(text, input) {
    const words = text.split(',').map(word => word.trim());
    const [numbers = '2+2', ...more] = words.filter(word => word !== 'in-place');
    if (/^[12](?:\+[12]){1,63}$/.test(numbers) && more.length === 0)
        return { copies: numbers.split('+').map(Number), inPlace: words.includes('in-place') };
    throw new inputs_values/* InputError */.dz(`"${input}" is ${(0,inputs_values/* shown */.SP)(text)}; it must be how often each side is installed: 2+2, 2+1 (only the baseline twice), 1+1 (no control), or in-place (no copies)`);
}
function parseBaseline(text, input) {
    const [, kind, value] = /^(auto|published|ref|dir)(?::\s*(\S.*))?$/.exec(text) ?? [];
    if (kind === 'published' || kind === 'ref')
        return { kind, ...(value === undefined ? {} : { value }) };
    if (kind === 'auto' && value === undefined)
        return { kind };
    if (kind === 'dir' && value !== undefined)
        return { kind, value };
    throw new inputs_values/* InputError */.dz(`"${input}" is ${(0,inputs_values/* shown */.SP)(text)}; it can be auto, published, ref:COMMIT (built here), or dir:DIRECTORY`);
}

;// CONCATENATED MODULE: ./lib/inputs/declarations.js










/** All inputs, in groups that have a title each: an input that is not declared in one of them does not exist. */
const groups = {
    'What is compared': sides,
    'How numbers are read': numbers,
    'How it is measured': measuring,
    'Servers and hooks': serving_serving,
    'How it is judged': judging/* judging */.R,
    'Self-test': selfTest,
    Bisection: bisect,
    History: history_history,
    'What is shown': showing,
    GitHub: github,
};
/** All inputs, in the order in which they are shown. */
const inputs = Object.entries(groups).flatMap(([group, declared]) => Object.entries(declared).map(([key, one]) => {
    const name = one.name ?? key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
    return { ...one, key, name, option: one.option ?? name, group, place: one.place ?? 'input' };
}));
/** The settings that one way has: for the action, its inputs and the keys of the file. */
function listInputs(way) {
    return inputs.filter(({ only = way }) => only === way);
}
/** The settings that the action takes in one place. */
function listPlace(place) {
    return listInputs('action').filter(one => one.place === place);
}
/** `get` without blanks around, and with the defaults of `task` for what it does not give. */
function withDefaults(get, task) {
    return name => get(name).trim() ||
        defaultOf(inputs.find(one => one.name === name), task);
}
/** The default of an input, which a single task can have for itself. */
function defaultOf(input, task) {
    return (task && input?.defaults?.[task]) ?? input?.default ?? '';
}
/** Decodes the inputs that `task` takes. An InputError names the input that its user must change. */
function decodeGiven(given, task) {
    const get = withDefaults(given, task);
    const taken = inputs.filter(({ takenBy }) => takenBy.includes(task));
    return Object.fromEntries(taken.map(({ key, name, decode }) => [key, decode(get(name), name)]));
}
/** One input, decoded: for what must be known before the others can be. */
function decodeOne(given, key) {
    const { name, decode } = inputs.find(one => one.key === key);
    return decode(withDefaults(given)(name), name);
}


/***/ }),

/***/ 5628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ asksForCounts),
/* harmony export */   w: () => (/* binding */ instrumentNames)
/* harmony export */ });
const instrumentNames = ['clock', 'rusage', 'perf', 'callgrind'];
/** Returns whether exact counts are requested. */
function asksForCounts(request) {
    return request !== 'auto' && request.includes('callgrind');
}


/***/ }),

/***/ 8780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ isolationChoices),
/* harmony export */   U1: () => (/* binding */ warnOfIsolation),
/* harmony export */   az: () => (/* binding */ isolate),
/* harmony export */   ri: () => (/* binding */ withIsolation)
/* harmony export */ });
const isolationChoices = ['off', 'auto'];
/** Returns the outcome of `choice`. `confine` sets the isolation up, or says why it cannot. */
async function isolate(choice, confine) {
    if (choice === 'off')
        return { isConfined: false };
    const obstacle = await confine();
    return obstacle === undefined ? { isConfined: true } : { isConfined: false, obstacle };
}
/** `environment` as it is for invocations. */
function withIsolation(environment, { isConfined }) {
    return isConfined ? { ...environment, held: { ...environment.held, isolated: true } } : environment;
}
/** Warns that invocations are not isolated, although they should be. */
function warnOfIsolation({ obstacle }) {
    if (obstacle === undefined)
        return [];
    const message = `"isolate" is auto, but the commands were not isolated: ${obstacle}`;
    return [{ code: 'not-isolated', message }];
}


/***/ }),

/***/ 4407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ makeMeasurements),
/* harmony export */   Y: () => (/* binding */ findStatistic)
/* harmony export */ });
/* harmony import */ var simple_statistics__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);
/* harmony import */ var _record_series_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2326);


/** The statistic with this name (`median`, `mean`, `min`, or a percentile such as `p95`), or undefined. */
function findStatistic(name) {
    if (name === 'mean')
        return values => (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .RE)([...values]);
    if (name === 'min')
        return values => (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .min */ .jk)([...values]);
    const percent = name === 'median' ? 50 : Number(/^p(\d{1,2}(?:\.\d+)?)$/.exec(name)?.[1] ?? Number.NaN);
    return Number.isNaN(percent) ? undefined : values => (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .quantile */ .YV)([...values], percent / 100);
}
/**
 * One measurement for each benchmark and metric of an invocation; readings of the same benchmark and metric are its iterations.
 *
 * Iterations inside one process are correlated. Pooled across processes they would err 24–92% of the time, so each invocation
 * counts once, with `statistic` of its iterations.
 */
function makeMeasurements(readings, statistic) {
    const groups = new Map();
    for (const reading of readings) {
        const key = (0,_record_series_key_js__WEBPACK_IMPORTED_MODULE_1__/* .seriesKey */ .X)({ benchmark: reading.benchmark, metric: reading.metric.name });
        const group = groups.get(key);
        if (group)
            group.push(reading);
        else
            groups.set(key, [reading]);
    }
    return [...groups.values()].map(group => makeMeasurement(group, statistic));
}
function makeMeasurement(group, statistic) {
    const { benchmark, metric } = group[0];
    const error = group.find(reading => reading.error !== undefined)?.error;
    if (error !== undefined)
        return { benchmark, metric, value: Number.NaN, error };
    const other = group.find(reading => reading.metric.unit !== metric.unit || reading.metric.better !== metric.better);
    if (other)
        return { benchmark, metric, value: Number.NaN, error: `"${metric.name}" was printed in two units or directions` };
    const values = group.length === 1 ? group[0].values : group.flatMap(reading => reading.values);
    if (values.length === 1)
        return { benchmark, metric, value: values[0] };
    return { benchmark, metric, value: statistic(values), samples: values };
}


/***/ }),

/***/ 1900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ findObstacles),
/* harmony export */   ZA: () => (/* binding */ quietChoices),
/* harmony export */   bG: () => (/* binding */ planHold)
/* harmony export */ });
const quietChoices = ['auto', 'off', 'strict'];
const niceness = -5;
/** With fewer, leaving one to the harness would leave one, which makes another program of one with threads. */
const fewestCores = 3;
/**
 * Returns the cores and the priority that every invocation of both sides is held to. With `auto` and three cores or more, these
 * are all cores but the first. The first is left to the harness and to the system, whose interrupts mostly go there. With
 * `strict`, it is the last core only.
 */
function planHold(quiet, { cores, quota = Number.POSITIVE_INFINITY }) {
    if (quiet === 'off')
        return {};
    const sorted = cores.toSorted((one, other) => one - other);
    if (quiet === 'strict')
        return { cores: sorted.slice(-1), niceness };
    return Math.min(sorted.length, quota) >= fewestCores ? { cores: sorted.slice(1), niceness } : { niceness };
}
/** Lists everything that keeps `machine` from being held to one core at one speed, one clause each. Empty if nothing does. */
function findObstacles(machine) {
    const { platform, hasLauncher, cores, quota, mayRaisePriority, turbo } = machine;
    if (platform !== 'linux')
        return [`only Linux can pin a process to a core, and this is ${platform}`];
    const core = planHold('strict', machine).cores?.[0];
    return [
        ...(hasLauncher ? [] : ['Python 3.8 or later is missing; it is needed to pin runs']),
        ...(cores.length === 0 ? ['the permitted cores are unknown (/proc/self/status does not list them)'] : []),
        ...(cores.length === 1 ? ['there is no second core for the harness'] : []),
        ...(quota !== undefined && quota < cores.length
            ? [
                `the control group is limited to the time of ${Number(quota.toPrecision(3))} cores, and is stopped when it has used it`,
            ]
            : []),
        ...(mayRaisePriority ? [] : ['the priority cannot be raised (it needs root, or the capability CAP_SYS_NICE)']),
        ...(core === undefined ? [] : findObstaclesOf(core, machine)),
        ...(turbo === 'on'
            ? ['turbo is on, so the speed depends on heat (1 in intel_pstate/no_turbo or 0 in cpufreq/boost turns it off)']
            : []),
    ];
}
function findObstaclesOf(core, { governors, siblings }) {
    const governor = governors[core];
    const others = (siblings[core] ?? []).filter(sibling => sibling !== core);
    return [
        ...(governor === undefined
            ? [`the governor of core ${core} is unknown, as in most virtual machines, so its speed may change`]
            : governor === 'performance'
                ? []
                : [`the governor of core ${core} is ${governor} (cpupower frequency-set -g performance changes it)`]),
        ...(others.length === 0
            ? []
            : [`core ${core} is the same hardware as core ${others.join(', ')} (off in cpu/smt/control separates them)`]),
    ];
}


/***/ }),

/***/ 9936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ allowRenewals),
/* harmony export */   OI: () => (/* binding */ chooseReinstall),
/* harmony export */   R6: () => (/* binding */ reinstallRequests),
/* harmony export */   TG: () => (/* binding */ canConfirm),
/* harmony export */   m2: () => (/* binding */ roundsPerBlock),
/* harmony export */   mW: () => (/* binding */ isColder)
/* harmony export */ });
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2472);
/* harmony import */ var _stats_opinions_median_interval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5859);


const reinstallRequests = ['auto', ..._record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .reinstallChoices */ .jB];
const mostShare = 0.05;
const leastSeconds = 10;
/** All the time that new copies may take: a twentieth of the rounds, and 10 s are always little. */
function allowRenewals({ rounds, secondsPerRound }) {
    return Math.max(leastSeconds, mostShare * rounds * secondsPerRound);
}
/** The first of `round`, `look` and `once` that costs no more than it may, however many rounds there will be. */
function chooseReinstall(prices) {
    const { rounds, least = rounds, secondsPerRound, secondsPerRenewal } = prices;
    const costs = (blocks, of) => blocks * secondsPerRenewal <= allowRenewals({ rounds: of, secondsPerRound });
    if (costs(rounds, rounds))
        return 'round';
    return costs(Math.ceil(rounds / roundsPerBlock('look', rounds)), least) ? 'look' : 'once';
}
const blocksOfLook = 4;
/** The number of rounds that share their copies, of at most `rounds`. */
function roundsPerBlock(when, rounds) {
    const sizes = { once: Number.POSITIVE_INFINITY, look: Math.ceil(rounds / blocksOfLook), round: 1 };
    return sizes[when];
}
/**
 * Returns whether the first run in a new copy takes longer than the second one, by more than half the threshold. `ratios` are the
 * logarithms of first over second; the interval of their median must lie beyond that.
 */
function isColder(ratios, threshold) {
    const { low } = (0,_stats_opinions_median_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .medianInterval */ .c)(Float64Array.from(ratios).sort(), 0.05);
    return low > Math.log1p(threshold) / 2;
}
/**
 * Returns whether changes can be confirmed on other copies. That needs the controls of all `sides`, and copies whose files nobody uses all
 * the time. A numbered part does not confirm, since how long it runs must not depend on what it finds.
 */
function canConfirm({ partNumber, isRace, serving, installAgain }, sides) {
    const isReplaceable = installAgain !== undefined && serving?.lifetime !== 'session';
    return isReplaceable && partNumber === undefined && !isRace && sides.every(({ copies }) => copies === 2);
}


/***/ }),

/***/ 7488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ fillPort),
/* harmony export */   dB: () => (/* binding */ lifetimes),
/* harmony export */   kk: () => (/* binding */ portVariable),
/* harmony export */   qS: () => (/* binding */ namesPort)
/* harmony export */ });
const lifetimes = ['run', 'round', 'session'];
/** The variable that tells a server its port, and the command where the server is. */
const portVariable = 'PORT';
const named = /\$(?:PORT\b|\{PORT\})/g;
/** Returns whether `url` leaves the choice of the port to us. */
function namesPort(url) {
    return url.search(named) >= 0;
}
/** `text` with the port in it. */
function fillPort(text, port) {
    return text.replace(named, port);
}


/***/ }),

/***/ 3846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MA: () => (/* binding */ countParts),
/* harmony export */   TV: () => (/* binding */ describeRecord),
/* harmony export */   Vp: () => (/* binding */ experimentOf)
/* harmony export */ });
/** A record by name, in a message about it. */
function describeRecord({ suite, part, partNumber }) {
    const name = [part, partNumber].filter(Boolean).join(' ');
    return `the record of suite ${JSON.stringify(suite)}${name === '' ? '' : `, part ${JSON.stringify(name)}`}`;
}
/** Reads how many parts there are from a number such as `2/3`. Returns undefined if it does not say. */
function countParts(partNumber) {
    const [, number, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(partNumber ?? '') ?? []).map(Number);
    return number !== undefined && count !== undefined && number <= count ? count : undefined;
}
/** Returns the text that all records of one experiment share. */
function experimentOf({ suite, part }) {
    return JSON.stringify([suite, part ?? null]);
}


/***/ }),

/***/ 2326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ seriesKey)
/* harmony export */ });
/** Returns the key of one metric of one benchmark, among all that a record has. */
function seriesKey({ benchmark, metric }) {
    return `${benchmark}\n${metric}`;
}


/***/ }),

/***/ 7966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ listPoints),
/* harmony export */   Dc: () => (/* binding */ nameAt),
/* harmony export */   VX: () => (/* binding */ variablesAt),
/* harmony export */   pz: () => (/* binding */ fillIn)
/* harmony export */ });
/** All combinations of the values of `parameters`, the last of which changes fastest. No parameters make no points. */
function listPoints(parameters) {
    if (parameters.length === 0)
        return [];
    const grid = parameters.reduce((known, { name, values }) => known.flatMap(one => values.map(value => ({ ...one, [name]: value }))), [{}]);
    return grid.map(values => ({ label: labelOf(values), values }));
}
function labelOf(values) {
    return Object.entries(values)
        .map(([name, value]) => `${name}=${value}`)
        .join('/');
}
/** Names a benchmark of `suite` at a point: by the point alone, where the benchmark is the whole process. */
function nameAt({ label }, benchmark, suite) {
    return benchmark === suite ? label : `${benchmark}/${label}`;
}
/** `text` with the values of `point` for `{n}`. `${n}` is a variable of the shell, and stays. */
function fillIn(text, { values }) {
    return text.replace(/(?<!\$)\{([a-z][a-z0-9_]*)\}/g, (placeholder, name) => Object.hasOwn(values, name) ? values[name] : placeholder);
}
/** The environment variables that tell a command its point. */
function variablesAt({ values }) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [`BENCH_${name}`, value]));
}


/***/ }),

/***/ 6546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ binomialCdf),
/* harmony export */   mf: () => (/* binding */ largestProbability),
/* harmony export */   z1: () => (/* binding */ binomialQuantile)
/* harmony export */ });
/** P(X ≤ `count`) where X counts the successes in `trials` independent trials, each with this `probability`. */
function binomialCdf(count, trials, probability) {
    if (count >= trials || probability <= 0)
        return count < 0 ? 0 : 1;
    if (probability >= 1)
        return 0;
    const odds = Math.log(probability / (1 - probability));
    let log = trials * Math.log1p(-probability);
    let sum = 0;
    for (let k = 0; k <= count; k++) {
        sum += Math.exp(log);
        log += Math.log((trials - k) / (k + 1)) + odds;
    }
    return Math.min(1, sum);
}
/** The least count that at least `level` of all draws do not exceed. */
function binomialQuantile(level, trials, probability) {
    for (let count = 0; count < trials; count++)
        if (binomialCdf(count, trials, probability) >= level)
            return count;
    return trials;
}
/**
 * The largest probability that `count` successes in `trials` leave possible: the upper end of the one-sided interval of this
 * `confidence` (Clopper & Pearson 1934).
 */
function largestProbability(count, trials, confidence) {
    if (count >= trials)
        return 1;
    let [low, high] = [0, 1];
    for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2;
        if (binomialCdf(count, trials, middle) > 1 - confidence)
            low = middle;
        else
            high = middle;
    }
    return high;
}


/***/ }),

/***/ 5859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ medianInterval)
/* harmony export */ });
/* harmony import */ var _distributions_binomial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6546);

/**
 * The interval of the median of what `sorted` is drawn from, between two of its order statistics: the k-th from either end, k being
 * the largest with P(X < k) ≤ α/2 for X binomial with probability ½ (Thompson 1936). Exact for any continuous distribution, and
 * conservative with ties. The ends are infinite where the values are too few.
 */
function medianInterval(sorted, alpha) {
    const n = sorted.length;
    // The cumulative sum at k costs k steps, so that not every k is tried.
    let [low, high] = [0, Math.ceil(n / 2)];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((0,_distributions_binomial_js__WEBPACK_IMPORTED_MODULE_0__/* .binomialCdf */ .HU)(middle - 1, n, 0.5) <= alpha / 2)
            low = middle;
        else
            high = middle - 1;
    }
    return low === 0 ? { low: -Infinity, high: Infinity } : { low: sorted[low - 1], high: sorted[n - low] };
}


/***/ }),

/***/ 4903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/** Returns what gives the value of `compute`, which is computed when it is first asked for. */
function once(compute) {
    let known;
    return () => {
        known ??= { value: compute() };
        return known.value;
    };
}


/***/ })

};
