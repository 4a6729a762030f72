export const id = 763;
export const ids = [763,812];
export const modules = {

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

/***/ 3209:
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
// EXTERNAL MODULE: ./lib/command-line/nearest.js
var nearest = __webpack_require__(812);
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
/* harmony import */ var _system_page_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4220);
/* harmony import */ var _util_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2207);



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
    const call = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'counterbalance' ? 'counterbalance' : `node ${(0,_util_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(file)}`;
    return { way: 'command line', get: [], call };
}


/***/ }),

/***/ 9987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isOfStandIn),
/* harmony export */   _: () => (/* binding */ withoutStandIn)
/* harmony export */ });
/** Returns whether another version stands in for the base commit, which has no baseline: it is shown, and nothing is judged by it. */
function isOfStandIn({ status, warnings, findings }) {
    return status === 'not-compared' && findings.length > 0 && warnings.some(({ code }) => code === 'no-baseline');
}
/** Returns the part of `run` that a gate may judge: what the contender is by itself, where another version stands in for its base. */
function withoutStandIn(run) {
    if (!isOfStandIn(run))
        return run;
    return { ...run, findings: run.findings.map(withoutVerdict), growths: [], removed: [] };
}
function withoutVerdict(finding) {
    const { cause, ...rest } = finding;
    return cause === 'contender-failed' ? finding : { ...rest, verdict: null };
}


/***/ }),

/***/ 945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ makePaint)
/* harmony export */ });
const codes = { bad: 31, good: 32, doubt: 33, quiet: 2, strong: 1 };
/** Makes the paint of a terminal, which leaves text as it is without `color`. */
function makePaint(color) {
    return color ? (text, style) => `\u001b[${codes[style]}m${text}\u001b[0m` : text => text;
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

/***/ 2012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _l: () => (/* binding */ metricText),
/* harmony export */   kD: () => (/* binding */ measureText),
/* harmony export */   rs: () => (/* binding */ makeNaming)
/* harmony export */ });
/* harmony import */ var _compare_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8106);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8149);



/** A shorter beginning is not worth a sentence. */
const shortestPrefix = 4;
/** The names for the rows of `report`: without what they share, and in words for the process as a whole. */
function makeNaming(report) {
    const isOfProcess = findProcess(report);
    const others = report.findings.filter(finding => (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .isTold */ .Wc)(finding) && !isOfProcess(finding));
    const prefix = findPrefix([...new Set(others.map(({ benchmark }) => benchmark))]);
    const timed = new Set(report.findings.filter(({ aside }) => !aside).map(({ benchmark }) => benchmark));
    const nameIn = (shared) => finding => isOfProcess(finding)
        ? processLabel(finding.benchmark, report.suite, timed)
        : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${finding.benchmark.slice(shared.length)}`;
    return { prefix, labelOf: nameIn(prefix), titleOf: nameIn('') };
}
/** The process as a whole. In a scan there is one at each point, with a name like the point's. */
function processLabel(benchmark, suite, timed) {
    const whole = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('(whole process)');
    if (benchmark === suite || benchmark === `${suite} (process)`)
        return whole;
    return timed.has(benchmark) ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${benchmark}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${whole} ${benchmark}`;
}
/** Returns which findings are of the process: those beside what the command prints, and its time where it prints nothing. */
function findProcess({ findings, suite, options = {}, }) {
    const isSilent = ['auto', 'process'].includes(options.format ?? 'auto') && findings.every(({ benchmark }) => benchmark === suite);
    return ({ aside }) => aside === true || isSilent;
}
/** The longest beginning of all `names` that ends where a part of them does, and leaves of each what is still a name. */
function findPrefix(names) {
    const [first, ...rest] = names;
    if (first === undefined || rest.length === 0)
        return '';
    const shared = rest.reduce(commonStart, first);
    const ends = [...shared.matchAll(/[/.:]/g)].map(({ index }) => index + 1).reverse();
    const end = ends.find(one => one >= shortestPrefix && names.every(name => /^[^\d/.:]/.test(name.slice(one))));
    return end === undefined ? '' : first.slice(0, end);
}
function commonStart(one, other) {
    let length = 0;
    while (length < one.length && one[length] === other[length])
        length++;
    return one.slice(0, length);
}
/** The name of a metric, unless it is the time. */
function metricText(metric) {
    return metric === 'time' ? null : metric;
}
/** The metric of a finding, unless it is the time, and what is compared of its values, unless that is the typical one. */
function measureText({ metric, quantity, better, }) {
    const own = metricText(metric);
    if (quantity === undefined)
        return own;
    const compared = (0,_compare_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .quantityName */ .pJ)(quantity, better);
    return own === null ? compared : `${own}, ${compared}`;
}


/***/ }),

/***/ 9965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ ratioText),
/* harmony export */   Bt: () => (/* binding */ intervalText),
/* harmony export */   GL: () => (/* binding */ makeRows),
/* harmony export */   L5: () => (/* binding */ makePageRows),
/* harmony export */   au: () => (/* binding */ quantity),
/* harmony export */   gT: () => (/* binding */ having),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   pd: () => (/* binding */ levelsOf)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3199);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _naming_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2012);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8658);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8149);
/* harmony import */ var _words_rounds_experiments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9480);
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8389);







/** The rows of all findings that are to be shown, with one axis for all their strips. */
function makeRows(report) {
    const { labelOf } = (0,_naming_js__WEBPACK_IMPORTED_MODULE_1__/* .makeNaming */ .rs)(report);
    const findings = (0,_view_js__WEBPACK_IMPORTED_MODULE_2__/* .listShown */ ["in"])(report);
    const isSorted = report.view !== undefined && report.view.sort !== 'verdict';
    const changed = [
        ...having(findings, 'regressed'),
        ...having(findings, 'incomparable'),
        ...having(findings, 'improved'),
    ];
    const inconclusive = having(findings, 'inconclusive');
    const unchanged = having(findings, 'unchanged');
    const axis = (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_5__/* .axisOf */ .L$)(firstWithChange([...changed, ...inconclusive], findings));
    const unjudged = having(findings, null).filter(({ ignored }) => ignored === undefined);
    const byBenchmark = rankBenchmarks([...changed, ...inconclusive, ...unchanged, ...unjudged]);
    const order = (group) => (isSorted ? group : group.toSorted(byBenchmark));
    const rowsOf = (group) => order(group).map(finding => makeRow(finding, labelOf(finding), axis));
    return {
        changed: rowsOf(changed),
        inconclusive: rowsOf(inconclusive),
        unchanged: rowsOf(unchanged),
        unjudged: rowsOf(unjudged),
        ignored: rowsOf(having(findings, null).filter(({ ignored }) => ignored !== undefined)),
        sorted: isSorted ? rowsOf(findings) : undefined,
        // Only pages of text have them, and strips.
        get distributions() {
            return order([...changed, ...inconclusive]).flatMap(finding => makeDistributions(finding, labelOf(finding)) ?? []);
        },
    };
}
/** As many rows are shown together; of more, those that did not change are folded away. */
const mostTogether = 5;
/** The rows for a page of `reports`: all of them in the first group, where there are few on the whole page. */
function makePageRows(report, reports = [report]) {
    const rows = makeRows(report);
    if (reports.flatMap(_view_js__WEBPACK_IMPORTED_MODULE_2__/* .listShown */ ["in"]).length > mostTogether)
        return rows;
    const { changed, inconclusive, unchanged, unjudged, ignored, sorted } = rows;
    const all = sorted ?? [...changed, ...inconclusive, ...unchanged, ...unjudged, ...ignored];
    return { ...rows, changed: all, inconclusive: [], unchanged: [], unjudged: [], ignored: [] };
}
/**
 * Puts the findings of a benchmark together where the first of `findings` is of it: a benchmark that is worse in anything stands before
 * those that are not. Of one benchmark and verdict, the primary metric comes first.
 */
function rankBenchmarks(findings) {
    const ranks = new Map([...new Set(findings.map(({ benchmark }) => benchmark))].map((name, rank) => [name, rank]));
    const rank = ({ benchmark }) => ranks.get(benchmark) ?? ranks.size;
    const order = ({ verdict }) => (verdict === null ? _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .verdicts */ .r.length : _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .verdicts */ .r.indexOf(verdict));
    return (one, other) => rank(one) - rank(other) || order(one) - order(other) || Number(other.primary) - Number(one.primary);
}
/** The findings with one verdict, in the report's order. */
function having(findings, verdict) {
    return findings.filter(finding => finding.verdict === verdict);
}
// What did not change would make the axis of what did too short.
function firstWithChange(...groups) {
    const changes = groups.map(group => group.flatMap(({ change }) => change ?? []));
    return changes.find(group => group.length > 0) ?? [];
}
function makeRow(finding, label, axis) {
    const { verdict, benchmark, baseline, contender, change, control } = finding;
    const levels = levelsOf(finding);
    const shared = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([levels.baseline?.value ?? 0, levels.contender?.value ?? 0], finding.unit);
    return {
        verdict,
        mark: verdict === null ? _words_words_js__WEBPACK_IMPORTED_MODULE_4__/* .otherMarks */ .p6[finding.ignored ? 'ignored' : 'unjudged'] : _words_words_js__WEBPACK_IMPORTED_MODULE_4__/* .marks */ .Z8[verdict],
        word: (0,_words_words_js__WEBPACK_IMPORTED_MODULE_4__/* .word */ .Vm)(finding),
        benchmark,
        label,
        metric: (0,_naming_js__WEBPACK_IMPORTED_MODULE_1__/* .measureText */ .kD)(finding),
        baseline: levels.baseline && quantity(levels.baseline, baseline, shared),
        contender: levels.contender && quantity(levels.contender, contender, shared),
        change: changeText(finding),
        ratio: ratioText(finding),
        interval: change === null ? '' : intervalText(change),
        get strip() {
            return change === null ? '' : (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_5__/* .intervalStrip */ .qx)(change, axis);
        },
        control: control === null ? '–' : (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(control.value),
        reason: isBeside(finding) ? null : reasonOf(finding),
        cause: finding.cause,
        finding,
    };
}
function reasonOf(finding) {
    const parts = [finding.reason, (0,_words_rounds_experiments_js__WEBPACK_IMPORTED_MODULE_3__/* .describeExperiments */ .U)(finding)].filter(part => part !== undefined);
    return parts.length === 0 ? null : parts.join('; ');
}
/** Why there is no verdict is of interest only where somebody has asked for one. */
function isBeside({ aside, verdict }) {
    return aside === true && verdict === null;
}
function makeDistributions(finding, label) {
    const { benchmark, baseline, contender } = finding;
    if (baseline === null || contender === null || !isSpread(baseline, contender))
        return undefined;
    const { axis, strips } = (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_5__/* .drawDistributions */ .uF)(baseline, contender);
    const { numberWith, unit } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([axis.low, axis.high], finding.unit);
    const [low, high] = [axis.low, axis.high].map(end => numberWith(end, axis.high - axis.low));
    return { benchmark, label, metric: (0,_naming_js__WEBPACK_IMPORTED_MODULE_1__/* .measureText */ .kD)(finding), strips, axis: (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_5__/* .axisStrip */ .mZ)(low, high), unit };
}
/** The values of each side in a row: the levels that belong to its change, or the medians if it has none. */
function levelsOf({ baseline, contender, change, }) {
    const medians = { baseline: baseline && medianOf(baseline), contender: contender && medianOf(contender) };
    if (change === null || baseline === null || contender === null)
        return medians;
    if (baseline.level && contender.level)
        return { baseline: baseline.level, contender: contender.level };
    // Values too large to compute with have no levels.
    return { ...medians, contender: { value: baseline.median * (1 + change.value), mad: contender.mad } };
}
function medianOf({ median, mad }) {
    return { value: median, mad };
}
/** `level` in the unit of `scale`, with the spread of the values that `summary` is of. */
function quantity(level, summary, { number, numberWith, spread, unit }) {
    const { value, mad } = level;
    if (summary.min === summary.max)
        return { number: number(value), unit, spread: '' };
    return { number: numberWith(value, mad), unit, spread: spread(mad, value) };
}
/** A change in percent, or what stands in its place. */
function changeText({ change, baseline, contender }) {
    if (change !== null)
        return (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentWithin */ .BG)(change.value, change.low, change.high);
    if (baseline?.mean === 0 && contender !== null && contender.mean !== 0)
        return 'from 0';
    return '–';
}
/** From here on people say how many times, not how many percent. */
const leastRatio = 1.5;
/** Only of a change that was told, or is exact: how many times of what may be nothing would be noise. */
function ratioText(finding) {
    const { change, verdict } = finding;
    if (change === null || change.value <= -1)
        return '';
    const ratio = Math.exp(Math.abs(Math.log1p(change.value)));
    const isTold = verdict === 'regressed' || verdict === 'improved' || isExact(change);
    return isTold && ratio >= leastRatio ? `${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn)(ratio)} ${(0,_words_words_js__WEBPACK_IMPORTED_MODULE_4__/* .directionWord */ .i7)(finding, change.value > 0)}` : '';
}
/** The interval of a change. */
function intervalText(change) {
    return isExact(change) ? 'exact' : (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentInterval */ .r6)(change.low, change.high);
}
function isExact({ value, low, high }) {
    return low === value && high === value;
}
function isSpread(baseline, contender) {
    return baseline.min < baseline.max || contender.min < contender.max;
}


/***/ }),

/***/ 733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ title),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   c9: () => (/* binding */ heads),
/* harmony export */   nc: () => (/* binding */ cellsOf),
/* harmony export */   ob: () => (/* binding */ distributionCells),
/* harmony export */   rP: () => (/* binding */ titleAfter),
/* harmony export */   rX: () => (/* binding */ spreadText)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6115);
/* harmony import */ var _util_entities_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1193);




/** The heads of a table of findings; numbers stand to the right. What matters most stands left, where a narrow screen shows it. */
function heads({ settings, }) {
    return [
        { text: '', right: false },
        { text: 'Benchmark', right: false },
        { text: `Change (${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)(settings.confidence)} interval)`, right: false },
        { text: '', right: false },
        { text: 'Baseline', right: true },
        { text: 'Contender', right: true },
        { text: 'Control', right: true },
    ];
}
/** The cells of each row, as HTML that is Markdown as well. */
function cellsOf(rows, voice) {
    return rows.map((row, at) => cellsOfRow(row, titleAfter(rows[at - 1], row), voice));
}
function cellsOfRow(row, name, voice) {
    const reason = row.reason === null ? '' : `<br><sub>${voice.message(row.reason)}</sub>`;
    const change = row.verdict === 'regressed' ? `<b>${row.change}</b>` : row.change;
    return [
        row.mark.emoji,
        `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(name, voice)}${reason}`,
        [change, row.ratio, row.interval].filter(Boolean).join(' '),
        row.strip && code(row.strip),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(spreadText(row.baseline), voice),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(spreadText(row.contender), voice),
        row.control,
    ];
}
/** Both sides' distributions, one above the other, and the values at the ends of their axis. */
function distributionCells(rows, voice) {
    return rows.map((row, at) => [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(titleAfter(rows[at - 1], row), voice),
        `${[...row.strips, (0,_util_entities_js__WEBPACK_IMPORTED_MODULE_3__/* .entities */ .O)(row.axis)].map(code).join('<br>')}${row.unit && ` ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)((0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .unitText */ .IL)(row.unit), voice)}`}`,
    ]);
}
/** A row by its name, or, below another one of the same benchmark, by its metric alone. */
function titleAfter(before, row) {
    return before?.benchmark === row.benchmark ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `↳ ${row.metric ?? 'time'}` : title(row);
}
/** A row by its name; the metric only where it is not the time. */
function title({ benchmark, metric, label = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${benchmark}` }) {
    return metric === null ? label : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${label} · ${metric}`;
}
/** A median with its unit. */
function valueText(quantity) {
    if (quantity === null)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('–');
    return quantity.unit === '' ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(quantity.number) : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(quantity.number)} ${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .unitText */ .IL)(quantity.unit)}`;
}
/** A level with its unit and its spread. */
function spreadText(quantity) {
    return quantity?.spread ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${valueText(quantity)} ± ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(quantity.spread)}` : valueText(quantity);
}
// A browser would draw several blanks as one.
function code(strip) {
    return `<code>${strip.replaceAll(' ', '\u00a0')}</code>`;
}


/***/ }),

/***/ 8658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ axisOf),
/* harmony export */   mZ: () => (/* binding */ axisStrip),
/* harmony export */   qx: () => (/* binding */ intervalStrip),
/* harmony export */   uF: () => (/* binding */ drawDistributions)
/* harmony export */ });
const intervalWidth = 15;
const distributionWidth = 32;
/**
 * One axis for all rows of a table. It holds 0, and all of most intervals: those that reach more than four times as far
 * as is usual in the table are clipped, or one of them would press all others into one column.
 */
function axisOf(spans) {
    const ends = spans.map(({ value, low, high }) => ({ low: low ?? value, high: high ?? value }));
    const reaches = ends.map(({ low, high }) => Math.max(-low, high)).sort((a, b) => a - b);
    const reach = 4 * (reaches[Math.floor(reaches.length / 2)] ?? 0) || 1;
    return {
        low: Math.max(-reach, ends.reduce((lowest, { low }) => Math.min(lowest, low), 0)),
        high: Math.min(reach, ends.reduce((highest, { high }) => Math.max(highest, high), 0)),
    };
}
/**
 * An interval as a strip of fixed width:
 *
 *      ·   ├─●─┤     0 is outside
 *    ├─┼─●─┤         0 is inside
 *      ·         ├●› the interval goes on beyond the axis
 */
function intervalStrip({ value, low, high }, axis) {
    const at = (x) => cellOf(x, axis, intervalWidth);
    const from = low === null ? -1 : at(low);
    const to = high === null ? intervalWidth : at(high);
    const zero = at(0);
    const cells = Array.from({ length: intervalWidth }, (_, cell) => {
        if (cell === 0 && from < 0)
            return '‹';
        if (cell === intervalWidth - 1 && to >= intervalWidth)
            return '›';
        if (cell === at(value))
            return '●';
        if (cell === from)
            return '├';
        if (cell === to)
            return '┤';
        if (cell > from && cell < to)
            return cell === zero ? '┼' : '─';
        return cell === zero ? '·' : ' ';
    });
    return cells.join('');
}
/**
 * The distributions of both sides on one axis, each from its least to its greatest value, with the middle half as a bar
 * and the median in it:
 *
 *    ├──▒▒█▒───┤
 *         ├─▒█▒▒▒──────›
 *
 * The axis ends at the 5th and the 95th percentile of the side that reaches further, or one far value would press all others into
 * one cell; what lies outside is a mark at the end.
 */
function drawDistributions(baseline, contender) {
    const sides = [baseline, contender];
    const axis = {
        low: Math.min(...sides.map(({ p5 }) => p5)),
        high: Math.max(...sides.map(({ p95 }) => p95)),
    };
    return { axis, strips: [distributionStrip(baseline, axis), distributionStrip(contender, axis)] };
}
function distributionStrip(summary, axis) {
    const at = (x) => cellOf(x, axis, distributionWidth);
    const [from, to] = [at(summary.min), at(summary.max)];
    const cells = Array.from({ length: distributionWidth }, (_, cell) => {
        if (cell === 0 && from < 0)
            return '‹';
        if (cell === distributionWidth - 1 && to >= distributionWidth)
            return '›';
        if (cell === at(summary.median))
            return '█';
        if (cell >= at(summary.q1) && cell <= at(summary.q3))
            return '▒';
        if (cell === from)
            return '├';
        if (cell === to)
            return '┤';
        return cell > from && cell < to ? '─' : ' ';
    });
    return cells.join('');
}
/** The values at both ends of an axis, below its strips. */
function axisStrip(low, high) {
    return `${low}${high.padStart(distributionWidth - [...low].length)}`;
}
/** The cell of `x`; below 0 or from `width` on where the axis does not hold it. */
function cellOf(x, { low, high }, width) {
    if (x < low)
        return -1;
    if (x > high)
        return width;
    return high === low ? Math.floor(width / 2) : Math.round(((x - low) / (high - low)) * (width - 1));
}


/***/ }),

/***/ 8149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ isTold),
/* harmony export */   fb: () => (/* binding */ describeView),
/* harmony export */   "in": () => (/* binding */ listShown),
/* harmony export */   sc: () => (/* binding */ narrow)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3199);
/* harmony import */ var _metrics_process_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6964);
/* harmony import */ var _rules_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3650);



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
    return verdict === null ? _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .r.length : _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .r.indexOf(verdict);
}
/** How far the sides lie apart, whichever is the larger: half as much is as far as twice as much. From nothing is furthest, unknown is last. */
function sizeOf({ change, baseline, contender }) {
    if (change !== null)
        return Math.abs(Math.log1p(change.value));
    return baseline?.mean === 0 && contender !== null && contender.mean !== 0 ? Number.MAX_VALUE : -1;
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

/***/ 2089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ growthText),
/* harmony export */   c: () => (/* binding */ growthWord)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6115);
/* harmony import */ var _util_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2534);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8389);





/** Puts one growth into words. */
function growthText(growth) {
    const { verdict, baseline, contender, change, reason, metric } = growth;
    const what = metric === 'time' ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${growth.benchmark}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${growth.benchmark} · ${metric}`;
    const more = change === null ? '' : `: ${difference(change)}`;
    return {
        mark: verdict === null ? _words_js__WEBPACK_IMPORTED_MODULE_2__/* .otherMarks */ .p6.unjudged : _words_js__WEBPACK_IMPORTED_MODULE_2__/* .marks */ .Z8[verdict],
        answer: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${what} ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(growthWord(growth))}: baseline like ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(power(baseline))}, contender like ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(power(contender))}${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(more)}`,
        details: [
            (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)([sideText('Baseline', baseline, growth), sideText('Contender', contender, growth)], ' '),
            ...crossingText(growth),
            ...(reason === undefined ? [] : [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `No verdict: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)(reason)}.`]),
        ],
    };
}
/** Names the verdict on a growth. */
function growthWord({ verdict, better }) {
    if (verdict === null)
        return 'grows';
    const [more, less] = ['grows faster', 'grows more slowly'];
    const words = {
        regressed: better === 'higher' ? less : more,
        improved: better === 'higher' ? more : less,
        unchanged: 'grows alike',
        inconclusive: 'growth inconclusive',
        incomparable: 'growth incomparable',
    };
    return words[verdict];
}
/** The exponent of a side with its interval: `n^1.02 [1.00, 1.04]`. */
function power({ exponent }) {
    const write = writerOf(exponent);
    return `n^${write(exponent.value)} ${interval(exponent, write)}`;
}
/** A difference of exponents with its interval: `+0.95 [+0.93, +0.97]`. */
function difference(change) {
    const write = writerOf(change);
    const signed = (value) => value > 0 && /[1-9]/.test(write(value)) ? `+${write(value)}` : write(value);
    return `${signed(change.value)} ${interval(change, signed)}`;
}
/** Writes numbers with as many decimals as tell the ends of an interval apart. */
function writerOf({ low, high }) {
    const decimals = low !== null && high !== null && low < high && high - low < 0.02 ? 3 : 2;
    return value => {
        const text = Math.abs(value).toFixed(decimals);
        return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
    };
}
function interval({ low, high }, write) {
    return `[${low === null ? '−∞' : write(low)}, ${high === null ? '+∞' : write(high)}]`;
}
function sideText(name, { shapes, constant }, { unit }) {
    if (shapes.length === 0)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`${name}: no simple shape fits.`);
    const apart = shapes.length > 1 ? ' cannot be told apart' : '';
    const shared = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .scale */ .hs)([constant ?? 0], unit);
    const fixed = constant === undefined ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)('') : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `, and ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(shared.number(constant))} ${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .unitText */ .IL)(shared.unit)} at any size`;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`${name}: ${(0,_util_list_js__WEBPACK_IMPORTED_MODULE_4__/* .nameAll */ .B)(shapes)}${apart}`)}${fixed}.`;
}
function crossingText({ crossing, points, parameter, better }) {
    if (crossing === undefined)
        return [];
    const last = points.findLast(({ size }) => size > crossing);
    const isMoreAbove = last !== undefined && last.contender.value > last.baseline.value;
    const isBetterBelow = isMoreAbove === (better === 'lower');
    const [below, above] = isBetterBelow ? ['better', 'worse'] : ['worse', 'better'];
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `The curves cross at ${parameter} ≈ ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(String(Number(crossing.toPrecision(2))))}: the contender is ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(below)} below, and ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(above)} above.`,
    ];
}


/***/ }),

/***/ 9586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ growthTallies),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Rc: () => (/* binding */ sideText),
/* harmony export */   _6: () => (/* binding */ verdictTallies),
/* harmony export */   _O: () => (/* binding */ context),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   oW: () => (/* binding */ caveats),
/* harmony export */   yU: () => (/* binding */ distanceTallies)
/* harmony export */ });
/* harmony import */ var _compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9987);
/* harmony import */ var _compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1289);
/* harmony import */ var _compare_verdicts_incomparable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2551);
/* harmony import */ var _compare_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7489);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8106);
/* harmony import */ var _metrics_duration_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3237);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6115);
/* harmony import */ var _record_outage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6790);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3960);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9965);
/* harmony import */ var _growth_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2089);
/* harmony import */ var _notable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(753);
/* harmony import */ var _rounds_experiments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9480);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8389);














const order = ['regressed', 'incomparable', 'improved', 'unchanged', 'inconclusive'];
/** Summarises the whole run in one line: what was found, and what was not examined. */
function headline(report) {
    return [
        ...statusTallies(report),
        ...distanceTallies(report),
        ...suiteTallies(report),
        ...growthTallies(report),
        ...verdictTallies(report),
        ...caveats(report),
    ];
}
/** Describes what was compared with what, and how. This is the line below the headline. */
function context(report) {
    const { sides, rounds, plan, suiteChange, environment } = report;
    const stop = _words_js__WEBPACK_IMPORTED_MODULE_9__/* .stopWords */ .e$[plan?.stoppedBy ?? 'complete'];
    const parts = [
        sides && sidesText(sides),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`${(0,_rounds_experiments_js__WEBPACK_IMPORTED_MODULE_8__/* .numberExperiment */ .d)(report.findings)}${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(rounds, 'round')}${stop && ` (${stop})`}${describeSecondStage(report)}`),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)((0,_words_js__WEBPACK_IMPORTED_MODULE_9__/* .controlText */ .JU)(report)),
        suiteChange ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`whole suite ${changeText(suiteChange)}`) : undefined,
        (0,_notable_js__WEBPACK_IMPORTED_MODULE_7__/* .describeLimit */ .X)(report),
        (0,_notable_js__WEBPACK_IMPORTED_MODULE_7__/* .describeExact */ .j)(report.findings),
        plan && (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)((0,_metrics_duration_js__WEBPACK_IMPORTED_MODULE_12__/* .duration */ .p)(plan.seconds)),
        environment && (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${environment.cpu}`,
    ];
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .join */ .fj)(parts.filter(text => text !== undefined), ' · ');
}
function describeSecondStage({ findings }) {
    const rounds = Math.max(0, ...findings.map(({ secondStage }) => secondStage?.rounds ?? 0));
    return rounds === 0 ? '' : `, then ${rounds} on new copies`;
}
function sidesText({ baseline, contender }) {
    return baseline ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${sideText(contender)} against ${sideText(baseline)}` : sideText(contender);
}
/** The commit of a side as people write it; what is no hash is shown as it is. */
function shortCommit(commit) {
    return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : commit;
}
function statusTallies(report) {
    const { status, findings, warnings, outage } = report;
    if (status === 'errored')
        return [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .marks */ .Z8.incomparable, text: 'nothing could be measured' }];
    if (status === 'not-compared') {
        const isWithoutBaseline = warnings.some(({ code }) => code === 'no-baseline');
        const why = outage
            ? `: ${(0,_record_outage_js__WEBPACK_IMPORTED_MODULE_4__/* .describeOutage */ .X)(outage)}`
            : (0,_compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_13__/* .isOfStandIn */ .$)(report)
                ? ': the base commit has no baseline of its own'
                : isWithoutBaseline
                    ? ': no baseline'
                    : '';
        return [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.missing, text: `not compared${why}` }];
    }
    const isJudged = findings.some(({ verdict }) => verdict !== null);
    return isJudged ? [] : [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.missing, text: 'nothing judged' }];
}
/** A baseline that is not that of the wanted commit explains what follows, or puts it in doubt. */
function distanceTallies({ sides }) {
    const { commit = '', artifact } = sides?.baseline ?? {};
    if (artifact === undefined || artifact.behind === 0 || artifact.isSame)
        return [];
    // Of a record that anybody may have written.
    const named = /^[0-9a-f]{40,64}$/.test(commit) ? shortCommit(commit) : 'a baseline';
    return [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning, text: `against ${named}, ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(artifact.behind, 'commit')} behind` }];
}
/** A shift of the whole suite is one thing, however many benchmarks show it. */
function suiteTallies({ suiteChange, settings, findings }) {
    if (suiteChange === null || Math.abs(suiteChange.value) < settings.threshold)
        return [];
    const { low, high, value } = suiteChange;
    if ((low ?? -1) <= 0 && (high ?? 1) >= 0)
        return [];
    if (!isShared(findings, value > 0))
        return [];
    const mark = _words_js__WEBPACK_IMPORTED_MODULE_9__/* .marks */ .Z8[value > 0 ? 'regressed' : 'improved'];
    return [{ mark, text: `the whole suite is ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .percentSize */ .v_)(value)} ${value > 0 ? 'slower' : 'faster'}` }];
}
/** Growth that changed is the first thing to know: no single size shows it. */
function growthTallies({ growths = [] }) {
    return ['regressed', 'improved'].flatMap(verdict => {
        const own = growths.filter(one => one.verdict === verdict);
        const [word, ...others] = [...new Set(own.map(_growth_js__WEBPACK_IMPORTED_MODULE_6__/* .growthWord */ .c))];
        if (word === undefined)
            return [];
        const what = own.length === 1
            ? word
            : `${own.length} ${others.length === 0 ? word.replace('grows', 'grow') : `growths ${verdict}`}`;
        return [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .marks */ .Z8[verdict], text: what }];
    });
}
/** Whether nearly all benchmarks of time, and not just a few large ones, moved that way. */
function isShared(findings, isMore) {
    const changes = findings.flatMap(({ unit, change, aside }) => (unit === 's' && change && !aside ? change.value : []));
    const sharing = changes.filter(change => change > 0 === isMore);
    return changes.length >= fewestOfSuite && sharing.length >= shareOfSuite * changes.length;
}
const fewestOfSuite = 3;
const shareOfSuite = 0.8;
/** A change with its interval. */
function changeText({ value, low, high }) {
    return `${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .percentWithin */ .BG)(value, low, high)} ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .percentInterval */ .r6)(low, high)}`;
}
/** Counts the findings with each verdict. */
function verdictTallies({ findings }) {
    return order
        .map(verdict => ({ verdict, group: (0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .having */ .gT)(findings, verdict) }))
        .filter(({ group }) => group.length > 0)
        .map(({ verdict, group }) => ({ mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .marks */ .Z8[verdict], text: `${group.length} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_9__/* .commonWord */ .MD)(verdict, group)}` }));
}
/** Lists the facts that a headline must not hide. */
function caveats(report) {
    const { added, removed, control, findings, rules, warnings, tampered = [], suiteChanges = [] } = report;
    const isAnyJudged = findings.some(({ verdict }) => verdict !== null);
    const unjudged = isAnyJudged ? (0,_compare_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_2__/* .findUnjudged */ .c7)(findings).length : 0;
    const isRuled = warnings.every(({ code }) => code !== 'rules-unread');
    const ignored = findings.filter(finding => finding.ignored !== undefined).length;
    const budgets = (0,_compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .listBudgets */ .J_)(report);
    const inState = (state) => budgets.filter(budget => budget.state === state).length;
    const missing = rules?.missing.length ?? 0;
    const moved = (0,_compare_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_2__/* .findMovedControls */ .Dc)(findings).length;
    const all = [
        tampered.length > 0 && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning,
            text: tampered.every(_compare_verdicts_incomparable_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfBaseline */ .ZN) ? "the baseline's files were changed" : 'files of copies were changed',
        },
        suiteChanges.length > 0 && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning,
            text: `the benchmark itself changed: ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(suiteChanges.length, 'file')}`,
        },
        moved > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning, text: `${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(moved, 'control benchmark')} moved` },
        warnings.some(({ code }) => code === 'control-untested') && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning,
            text: 'control benchmark not tested',
        },
        inState('missed') > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.missed, text: `${inState('missed')} over budget` },
        inState('undecided') > 0 && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.undecided,
            text: `${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(inState('undecided'), 'budget')} undecided`,
        },
        warnings.some(({ code }) => code === 'failed-run') && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning, text: 'the run itself failed' },
        warnings.some(({ code }) => code === 'console-table') && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning,
            text: 'whole processes only, because a table was printed for people',
        },
        missing > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.absent, text: `${missing} required, but did not run` },
        !isRuled && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning, text: 'rules not read' },
        unjudged > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.unjudged, text: `${unjudged} not judged` },
        ignored > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.ignored, text: `${ignored} ignored` },
        control.status === 'failed' && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning, text: 'control failed' },
        added.length > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.added, text: `${added.length} added` },
        removed.length > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.removed, text: `${removed.length} removed` },
    ];
    return all.filter(caveat => caveat !== false);
}
/** A side by its commit and where that came from. A command stands whole. */
function sideText({ commit, label, source, artifact }) {
    if (commit === undefined)
        return source === 'command' ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .line */ .n8)(label) : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${label}`;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${shortCommit(commit)} (${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(_words_js__WEBPACK_IMPORTED_MODULE_9__/* .sourceWords */ .hI[source])}${label}${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(artifactText(artifact))})`;
}
function artifactText(artifact) {
    if (artifact === undefined)
        return '';
    const { runNumber, behind, isSame } = artifact;
    const distance = behind === 0 ? '' : `, ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(behind, 'commit')} behind`;
    return `, run ${runNumber}${distance}${isSame ? ', with only documents changed since' : ''}`;
}


/***/ }),

/***/ 753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ describeLimit),
/* harmony export */   j: () => (/* binding */ describeExact)
/* harmony export */ });
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8149);



/**
 * Describes what an entirely inconclusive run has still ruled out: `nothing above 15 % changed`. Returns undefined for any other
 * run.
 */
function describeLimit({ findings }) {
    const judged = findings.filter(({ verdict }) => verdict !== null);
    if (judged.length === 0 || judged.some(({ verdict }) => verdict !== 'inconclusive'))
        return undefined;
    const ends = judged.flatMap(({ change }) => [change?.low ?? null, change?.high ?? null]);
    if (ends.some(end => end === null))
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('too few rounds to rule out a change of any size');
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(`nothing above ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(Math.max(...ends.map(end => Math.abs(end))))} changed`);
}
/** As many as are read in a line. */
const most = 2;
/**
 * Names what changed without any noise and is not judged: `allocated +100 %, exact, not judged`. No verdict reports these
 * changes.
 */
function describeExact(findings) {
    const moved = findings.filter(finding => finding.verdict === null && !finding.ignored && (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isTold */ .Wc)(finding) && isExactChange(finding));
    if (moved.length === 0)
        return undefined;
    const isOne = new Set(findings.filter(({ aside }) => !aside).map(({ benchmark }) => benchmark)).size < 2;
    const shown = moved.slice(0, most).map(({ benchmark, metric, change }) => {
        const name = isOne ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${metric}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${benchmark} · ${metric}`;
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${name} ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(change === null ? 'from 0' : (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(change.value))}`;
    });
    const more = moved.length > most ? ` and ${moved.length - most} more` : '';
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(shown, ', ')}${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(`${more}, exact, not judged`)}`;
}
function isExactChange({ change, baseline, contender }) {
    if (change !== null)
        return change.low !== null && change.low === change.high && change.value !== 0;
    const isConstant = [baseline, contender].every(side => side !== null && side.min === side.max);
    return isConstant && baseline.median === 0 && contender.median !== 0;
}


/***/ }),

/***/ 9480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ describeExperiments),
/* harmony export */   d: () => (/* binding */ numberExperiment)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);

/** Says what earlier experiments found of a benchmark, and what all of them show together. Undefined without any. */
function describeExperiments({ experiments }) {
    if (experiments === undefined)
        return undefined;
    const { earlier, pooled } = experiments;
    const parts = earlier.map((one, index) => {
        const found = one === null ? 'nothing' : [describeChange(one.change), one.verdict].filter(Boolean).join(' ');
        return `experiment ${index + 1}: ${found}`;
    });
    const together = pooled === null ? [] : [`all together: ${describeChange(pooled)}`];
    return [`experiment ${earlier.length + 1} decides`, ...parts, ...together].join('; ');
}
function describeChange(change) {
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


/***/ }),

/***/ 8389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ describeTooNoisy),
/* harmony export */   JU: () => (/* binding */ controlText),
/* harmony export */   MD: () => (/* binding */ commonWord),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   Z8: () => (/* binding */ marks),
/* harmony export */   e$: () => (/* binding */ stopWords),
/* harmony export */   hI: () => (/* binding */ sourceWords),
/* harmony export */   i7: () => (/* binding */ directionWord),
/* harmony export */   p6: () => (/* binding */ otherMarks)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);

const marks = {
    regressed: { emoji: '❌', character: '✗', tone: 'bad' },
    incomparable: { emoji: '⛔', character: '!', tone: 'doubt' },
    improved: { emoji: '✅', character: '✓', tone: 'good' },
    unchanged: { emoji: '🟰', character: '=', tone: 'quiet' },
    inconclusive: { emoji: '❔', character: '?', tone: 'doubt' },
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
/** Names the verdict of one finding: time gets slower, memory gets more. */
function word({ verdict, unit, better, ignored, isControl }) {
    if (ignored !== undefined)
        return 'ignored';
    if (isControl && verdict === null)
        return 'control';
    if (verdict === null)
        return 'not judged';
    if (isSpeed(unit))
        return speedWords[verdict];
    return better === 'unknown' ? verdict : (amountWords[better][verdict] ?? verdict);
}
/** Names the change of a value that has become more, or less: time gets slower, a rate faster. */
function directionWord({ unit }, isMore) {
    if (isSpeed(unit))
        return isMore === (unit === '1/s') ? 'faster' : 'slower';
    return isMore ? 'more' : 'less';
}
/** Names the verdict of several findings. A text such as "2 more" would not say of what. */
function commonWord(verdict, findings) {
    return findings.every(({ unit }) => isSpeed(unit)) ? speedWords[verdict] : verdict;
}
const speedWords = {
    regressed: 'slower',
    incomparable: 'incomparable',
    improved: 'faster',
    unchanged: 'unchanged',
    inconclusive: 'inconclusive',
};
const amountWords = {
    lower: { regressed: 'more', improved: 'less' },
    higher: { regressed: 'less', improved: 'more' },
};
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
    return `${isJudged ? 'control too noisy to check' : 'too noisy to judge'} changes below ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(noiseFloor)}`;
}
/** Returns whether a row has a verdict about a change smaller than `size`. */
function isClearBelow({ verdict, change }, size) {
    const isClear = verdict === 'regressed' || verdict === 'improved' || verdict === 'unchanged';
    return isClear && change !== null && Math.abs(change.value) < size;
}
const controlWords = {
    passed: ({ noiseFloor }) => (noiseFloor === null ? 'control ✔' : `control ✔ ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(noiseFloor)}`),
    failed: ({ failed, of }) => `control ✖ ${failed} of ${of}`,
    'too-few': () => 'control: not enough rounds yet',
    'not-run': () => 'no control',
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
