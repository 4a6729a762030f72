export const id = 781;
export const ids = [781];
export const modules = {

/***/ 4740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ usualExponentThreshold)
/* harmony export */ });
/** The smallest difference of exponents that is worth a report, unless somebody says another one. */
const usualExponentThreshold = 0.1;


/***/ }),

/***/ 3199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ obstacleCauses),
/* harmony export */   IQ: () => (/* binding */ budgetStates),
/* harmony export */   OD: () => (/* binding */ doubts),
/* harmony export */   rY: () => (/* binding */ verdicts)
/* harmony export */ });
const verdicts = ['regressed', 'incomparable', 'inconclusive', 'improved', 'unchanged'];
const obstacleCauses = ['contender-failed', 'contender-changed', 'control-moved', 'baseline', 'machine'];
const doubts = ['tick', 'tails', 'unconfirmed'];
const budgetStates = ['missed', 'undecided', 'met'];


/***/ }),

/***/ 7035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Gw: () => (/* binding */ parseNames),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   Li: () => (/* binding */ parseLines),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   at: () => (/* binding */ parseFraction),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   og: () => (/* binding */ parseFlag),
/* harmony export */   zq: () => (/* binding */ parseCount)
/* harmony export */ });
/** An input that its user must change; the message names it, what it got, and what belongs there. */
class InputError extends Error {
    name = 'InputError';
    /** The message for whoever is not in a workflow. */
    onCommandLine;
    constructor(message, { onCommandLine = message, ...options } = {}) {
        super(message, options);
        this.onCommandLine = onCommandLine;
    }
}
/** The lines of a text that are not blank. */
function parseLines(text) {
    return text
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '');
}
/** A whole number between two bounds; `otherwise` is what else belongs there, in words. */
function parseCount(text, name, { least, most, otherwise = '' }) {
    const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (count >= least && count <= most)
        return count;
    throw new InputError(`"${name}" is ${shown(text)}; it must be a whole number from ${least} to ${most}${otherwise}`);
}
const secondsPerUnit = { ms: 0.001, s: 1, m: 60, h: 3600 };
/** A time with its unit, in seconds. */
function parseDuration(text, name) {
    const parts = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/.exec(text);
    const seconds = parts ? Number(parts[1]) * secondsPerUnit[parts[2]] : 0;
    if (seconds > 0)
        return seconds;
    throw new InputError(`"${name}" is ${shown(text)}; it must be a time with its unit, such as 90s, 10m or 1h`);
}
/** A percentage or a fraction, from `from` to below `below`, as a fraction. */
function parseFraction(text, name, { from, below, example }) {
    const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text);
    const fraction = parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN;
    if (fraction >= from && fraction < below)
        return fraction;
    throw new InputError(`"${name}" is ${shown(text)}; it must be a percentage such as ${example}, from ${100 * from}% to below ${100 * below}%`);
}
/** true or false. */
function parseFlag(text, name) {
    const word = text.toLowerCase();
    if (word === 'true' || word === 'false')
        return word === 'true';
    throw new InputError(`"${name}" is ${shown(text)}; it must be true or false`);
}
/** One of `names`. */
function parseChoice(text, name, names) {
    const choice = names.find(one => one === text);
    if (choice !== undefined)
        return choice;
    throw new InputError(`"${name}" is ${shown(text)}; it can be ${names.join(', ')}`);
}
/** Any of `names`, separated by commas or line breaks; `otherwise` is the word that stands there alone. */
function parseNames(text, name, { names, otherwise }) {
    return text.split(/[,\n]/).map(part => {
        const word = part.trim();
        const known = names.find(one => one === word);
        if (known !== undefined)
            return known;
        const choices = [...(otherwise === '' ? [] : [otherwise]), `any of ${names.join(', ')}`].join(', or ');
        throw new InputError(`"${name}" holds ${shown(word)}; it can be ${choices}`);
    });
}
/** A path inside of something: neither absolute nor leading out of it. */
function isInside(path) {
    return !path.startsWith('/') && !path.split('/').includes('..');
}
/** Describes the text that a user gave, for a message. */
function shown(text) {
    return text === '' ? 'empty' : `"${text.slice(0, 80)}"`;
}


/***/ }),

/***/ 9195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ isComputable),
/* harmony export */   jt: () => (/* binding */ describeSize),
/* harmony export */   nQ: () => (/* binding */ largest),
/* harmony export */   yK: () => (/* binding */ areTooFarApart)
/* harmony export */ });
const smallest = 1e-300;
/** The largest value, change or ratio that is computed with. */
const largest = 1e300;
/**
 * Returns whether sums and ratios of values of this size are numbers. The value must be 0, or from 1e-300 to 1e300 on either side
 * of 0.
 */
function isComputable(value) {
    const size = Math.abs(value);
    return size === 0 || (size >= smallest && size <= largest);
}
/** Describes why `value` cannot be computed with, as the end of "a value is …". Returns undefined if it can be. */
function describeSize(value) {
    if (isComputable(value))
        return undefined;
    if (!Number.isFinite(value))
        return 'not finite';
    const isLarge = Math.abs(value) > largest;
    return `${value}, and ${isLarge ? '1e300 is the largest' : '1e-300 is the smallest'} that can be computed with`;
}
/** Returns whether the ratio of two of `values` is too large to compute with. All values are above 0. */
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

/***/ 1077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ profileUnits),
/* harmony export */   PV: () => (/* binding */ changedChoices),
/* harmony export */   Zt: () => (/* binding */ findStray),
/* harmony export */   sx: () => (/* binding */ profilerNames)
/* harmony export */ });
/** The programs that can say where a command spends its time. */
const profilerNames = ['perf', 'node', 'callgrind', 'py-spy', 'files'];
const profileUnits = ['ms', 'instructions', 'samples', 'ns'];
const changedChoices = ['lines', 'file'];
/** Describes what in `profiles` points to nothing; undefined where all does. */
function findStray({ sides, functions, rounds, calls }, names) {
    const strange = sides.find(name => !names.includes(name));
    if (strange !== undefined)
        return 'profiles a side that the record does not have';
    const isListed = (at) => at < functions.length;
    const invocations = rounds.flat();
    if (!invocations.every(({ side }) => sides.includes(side)))
        return 'has a round of a side that it does not list';
    if (!invocations.every(({ self }) => self.every(([at]) => isListed(at))))
        return 'has a function that it does not list';
    const isInPlace = ({ parent, at, self }, place) => parent < place && isListed(at) && self.length === sides.length;
    return calls.every(isInPlace) ? undefined : 'has a call without a place in its tree';
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
    const { settings, plan, reinstall, segments, stages, earlier, tampered, causes, host, warnings, rounds: _rounds, ...rest } = record;
    const head = JSON.stringify({ schema: 'counterbalance/record@2', ...rest, ...encodeEarlier(earlier), settings }, null, 1);
    const known = {
        ...(plan ? { plan } : {}),
        ...(reinstall ? { reinstall } : {}),
        ...(segments ? { segments } : {}),
        ...(stages ? { stages } : {}),
        ...(tampered ? { tampered } : {}),
    };
    const tail = JSON.stringify({ ...known, warnings }, null, 1);
    const explained = causes === undefined ? tail : `${tail.slice(0, -2)},\n "causes": ${JSON.stringify(causes)}\n}`;
    return { head: `${head.slice(0, -2)},\n "rounds": [\n`, tail: `\n ],${encodeHost(host)}${explained.slice(1)}\n` };
}
/** Complete records in a record. */
function encodeEarlier(earlier) {
    return earlier === undefined ? {} : { earlier: earlier.map(one => JSON.parse(encodeRecord(one))) };
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

/***/ 3846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TV: () => (/* binding */ describeRecord),
/* harmony export */   Vp: () => (/* binding */ experimentOf),
/* harmony export */   xG: () => (/* binding */ countShards)
/* harmony export */ });
/** A record by name, in a message about it. */
function describeRecord({ suite, leg, shard }) {
    const parts = [
        `suite ${JSON.stringify(suite)}`,
        ...(leg === undefined ? [] : [`leg ${JSON.stringify(leg)}`]),
        ...(shard === undefined ? [] : [`shard ${JSON.stringify(shard)}`]),
    ];
    return `the record of ${parts.join(', ')}`;
}
/** Reads how many shards there are, from a shard such as `2/3`. Returns undefined if it does not say. */
function countShards(shard) {
    const [, number, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(shard ?? '') ?? []).map(Number);
    return number !== undefined && count !== undefined && number <= count ? count : undefined;
}
/** Returns the text that all records of one experiment share. */
function experimentOf({ suite, leg }) {
    return JSON.stringify([suite, leg ?? null]);
}


/***/ }),

/***/ 2472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KA: () => (/* binding */ suiteChangesChoices),
/* harmony export */   Of: () => (/* binding */ sameWorkChoices),
/* harmony export */   Vx: () => (/* binding */ usualNames),
/* harmony export */   jB: () => (/* binding */ reinstallChoices)
/* harmony export */ });
const sameWorkChoices = ['auto', 'ignore', 'required'];
const suiteChangesChoices = ['incomparable', 'judge'];
const reinstallChoices = ['once', 'look', 'round'];
/** The names of the sides where nobody gives them others. */
const usualNames = { baseline: 'baseline', contender: 'contender' };


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
/* harmony export */   lt: () => (/* binding */ attribute),
/* harmony export */   vL: () => (/* binding */ harmlessLines),
/* harmony export */   wt: () => (/* binding */ withShortLines)
/* harmony export */ });
/* harmony import */ var _record_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5608);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1193);


/** Longest name shown, in code points. */
const longestName = 80;
/** Longest sentence from outside shown, in code points. */
const longestMessage = 300;
/**
 * The way to write text from outside in Markdown.
 *
 * A name becomes a code element, because GitHub's filters for mentions, references and emoji run on decoded text and skip code.
 * All but harmless characters become entities. So pipes, backticks, tags and hidden markers have no effect in the source. Checked
 * with cmark-gfm.
 */
const markdownVoice = {
    name: text => code(cutMiddle(fold(text), longestName) || '(no name)'),
    message: text => prose(cut(fold(text), longestMessage)),
    line: text => code(fold(text)),
};
/** The way to write text from outside in a page of our own, which has room for whole names. */
const htmlVoice = {
    name: text => code(fold(text) || '(no name)'),
    message: text => entities(fold(text)),
    line: markdownVoice.line,
};
/** The same where what would be copied is only a name, such as a command that is a side: a page has no room for all of it. */
function withShortLines(voice) {
    return { ...voice, line: voice.name };
}
/** A name from outside as the text of an attribute. */
function attribute(text) {
    return entities(fold(text));
}
/** The way to write text from outside on a terminal, which obeys control characters. */
const terminalVoice = {
    name: text => cutMiddle(plain(text), longestName) || '(no name)',
    message: text => cut(plain(text), longestMessage),
    line: plain,
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
/** What tells names apart is at their ends as often as at their beginnings. */
function cutMiddle(text, longest) {
    const characters = [...text];
    if (characters.length <= longest)
        return text;
    const tail = Math.floor((longest - 1) / 2);
    return `${characters.slice(0, longest - 1 - tail).join('')}…${characters.slice(-tail).join('')}`;
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
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   n8: () => (/* binding */ line)
/* harmony export */ });
/** A sentence: a string put into it is a name from outside, a number or a Text is our own. */
function say(words, ...values) {
    const text = [];
    words.forEach((word, at) => {
        const value = values[at];
        text.push(word);
        if (typeof value === 'string')
            text.push({ name: value });
        else if (typeof value === 'number')
            text.push(String(value));
        else
            for (const part of value ?? [])
                text.push(part);
    });
    return text;
}
/** Words of our own that are made elsewhere. */
function own(words) {
    return [words];
}
/** A sentence from outside. */
function message(words) {
    return [{ message: words }];
}
/** Makes a text that a reader copies and types: options, a command. It is never cut. */
function line(words) {
    return [{ line: words }];
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
        .map(part => {
        if (typeof part === 'string')
            return part;
        if ('line' in part)
            return voice.line(part.line);
        return 'name' in part ? voice.name(part.name) : voice.message(part.message);
    })
        .join('');
}


/***/ }),

/***/ 8932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ judgeChoices),
/* harmony export */   Y: () => (/* binding */ everything)
/* harmony export */ });
const judgeChoices = ['auto', 'typical', 'mean', 'p90', 'p95', 'p99'];
/** The pattern that matches everything, which is meant where none is given. */
const everything = '**';


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

/***/ 2595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ explainSystemError)
/* harmony export */ });
/** Returns the message of a system error without its code, its call and its path. Any other message stays as it is. */
function explainSystemError(error) {
    return error.message.replace(/^[A-Z]+: /, '').replace(/, \w+(?: '.*)?$/, '');
}


/***/ })

};
