export const id = 898;
export const ids = [898];
export const modules = {

/***/ 8047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ exitStatus)
/* harmony export */ });
/** Exit statuses; people's scripts rely on them. */
const exitStatus = {
    done: 0,
    gateFailed: 1,
    wrongCall: 2,
    notCompared: 3,
    commandFailed: 4,
    ownFault: 70,
    interrupted: 130,
};


/***/ }),

/***/ 5929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isCounted)
/* harmony export */ });
const units = new Set(['B', 'count']);
/** Whether `unit` is of things that are counted: without noise they repeat to the last digit, which a time does only on a coarse clock. */
function isCounted(unit) {
    return units.has(unit);
}


/***/ }),

/***/ 699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ findLooks),
/* harmony export */   d: () => (/* binding */ makeDesign)
/* harmony export */ });
/** The numbers of rounds after which the record's data were to be examined; one look, at its last round, where nothing says so. */
function findLooks({ plan, rounds, settings, }) {
    const looks = settings.looks ?? plan?.looks ?? [];
    return looks.length > 0 ? looks : [Math.max(1, rounds.length)];
}
/**
 * When the record's rounds were examined: the planned looks that were passed, and where measuring stands.
 *
 * Where measuring ended between two looks (the time was up), that number of rounds is the last look, with what α·t² gives it.
 */
function makeDesign(record) {
    const measured = Math.max(1, record.rounds.length);
    const planned = findLooks(record);
    const passed = planned.filter(look => look > 0 && look < measured);
    return { looks: [...passed, measured], rounds: Math.max(measured, planned.at(-1)) };
}


/***/ }),

/***/ 5296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IQ: () => (/* binding */ budgetStates),
  Zn: () => (/* binding */ findBudget),
  J_: () => (/* binding */ listBudgets)
});

// UNUSED EXPORTS: judgeBudget

// EXTERNAL MODULE: ./lib/stats/distributions/binomial.js
var binomial = __webpack_require__(6546);
;// CONCATENATED MODULE: ./lib/stats/opinions/median-interval.js

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
        if ((0,binomial/* binomialCdf */.HU)(middle - 1, n, 0.5) <= alpha / 2)
            low = middle;
        else
            high = middle - 1;
    }
    return low === 0 ? { low: -Infinity, high: Infinity } : { low: sorted[low - 1], high: sorted[n - low] };
}

// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
// EXTERNAL MODULE: ./lib/stats/sequential/repeated-p.js + 2 modules
var repeated_p = __webpack_require__(5990);
// EXTERNAL MODULE: ./lib/compare/counted.js
var counted = __webpack_require__(5929);
// EXTERNAL MODULE: ./lib/compare/rounds/design.js
var design = __webpack_require__(699);
// EXTERNAL MODULE: ./lib/compare/verdicts/incomparable.js
var incomparable = __webpack_require__(2551);
;// CONCATENATED MODULE: ./lib/compare/verdicts/budget.js






const budgetStates = ['missed', 'undecided', 'met'];
/** All budgets of a run, those of its findings first. */
function listBudgets(run) {
    const found = run.findings.flatMap(({ benchmark, metric, unit, budget }) => budget === undefined ? [] : [{ benchmark, metric, unit, ...budget }]);
    return [...found, ...(run.rules?.budgets ?? [])];
}
/**
 * Whether the contender's values of `series` keep to its budget; undefined where it has none, or is ignored.
 *
 * By the interval of their median, at the level of the look that this is. Where values are missing, those that are there may be the
 * better ones, so that nothing is decided.
 */
function findBudget(series, table, record) {
    const { budget, ignore } = series.ruling;
    if (budget === undefined || ignore !== undefined)
        return undefined;
    const all = series.rounds.flatMap(round => round.filter(({ side }) => side === 'contender').map(({ value }) => value));
    const sorted = Float64Array.from(all.filter(Number.isFinite)).sort();
    const { bound, value } = budget;
    const level = record.settings.confidence;
    const median = sorted.length === 0 ? null : (0,quantile/* quantile */.Y)(sorted, 0.5);
    if (median === null || sorted.length < all.length || isLacking(series, table))
        return { bound, value, median, low: null, high: null, level, state: 'undecided' };
    const interval = findInterval(sorted, series, record);
    const [low, high] = [bounded(interval.low), bounded(interval.high)];
    return { bound, value, median, low, high, level: interval.level, state: judgeBudget(budget, { low, high }) };
}
/** What the interval of a level says about a bound. */
function judgeBudget({ bound, value }, { low, high }) {
    const [near, far] = bound === 'at most' ? [low, high] : [negated(high), negated(low)];
    const limit = bound === 'at most' ? value : -value;
    if (far !== null && far <= limit)
        return 'met';
    return near !== null && near > limit ? 'missed' : 'undecided';
}
function negated(end) {
    return end === null ? null : -end;
}
function isLacking({ benchmark, ...series }, { failures, errors }) {
    return errors.get(benchmark)?.side === 'contender' || (0,incomparable/* countMissing */.Gc)(series, 'contender', failures.contender) >= 2;
}
function findInterval(sorted, { metric }, record) {
    const [least, most] = [sorted[0], sorted.at(-1)];
    if ((0,counted/* isCounted */.h)(metric.unit) && least === most)
        return { low: least, high: most, level: 1 };
    const { confidence } = record.settings;
    return { ...medianInterval(sorted, (0,repeated_p/* nominalAlpha */.n)((0,design/* makeDesign */.d)(record), 1 - confidence)), level: confidence };
}
function bounded(end) {
    return Number.isFinite(end) ? end : null;
}


/***/ }),

/***/ 3199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ verdicts)
/* harmony export */ });
const verdicts = ['regressed', 'incomparable', 'inconclusive', 'improved', 'unchanged'];


/***/ }),

/***/ 2551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ countMissing),
/* harmony export */   Gg: () => (/* binding */ obstacleCauses),
/* harmony export */   Jp: () => (/* binding */ findShortage),
/* harmony export */   R5: () => (/* binding */ findObstacle),
/* harmony export */   oS: () => (/* binding */ findBadValue)
/* harmony export */ });
/* harmony import */ var _stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9413);

const obstacleCauses = ['contender-failed', 'contender-changed', 'baseline', 'machine'];
/** What went wrong with `series` on one side so that the two cannot be compared; undefined where nothing did. */
function findObstacle(series, table) {
    return findConflict(series) ?? findError(series, table) ?? findFailures(series, table);
}
const causeOf = { baseline: 'baseline', contender: 'contender-failed' };
function findConflict({ conflict, metric }) {
    if (!conflict)
        return undefined;
    const reason = conflict.unit === metric.unit
        ? `its direction changed from ${metric.better} to ${conflict.better}`
        : `its unit changed from ${metric.unit || 'none'} to ${conflict.unit || 'none'}`;
    return { cause: 'contender-changed', reason };
}
function findError({ benchmark }, { errors }) {
    const found = errors.get(benchmark);
    // A benchmark that fails in the baseline too is not the contender's to mend.
    const cause = found?.sides.has('baseline') ? 'baseline' : 'contender-failed';
    return found && { cause, reason: `it reported an error (${found.side}): ${found.error}` };
}
function findFailures(series, { failures }) {
    const { baseline, contender } = failures;
    if (baseline.timedOut > 0 !== contender.timedOut > 0) {
        const side = baseline.timedOut > 0 ? 'baseline' : 'contender';
        return { cause: causeOf[side], reason: `only the ${side} ran into the time limit (${failures[side].timedOut}×)` };
    }
    const missing = {
        baseline: countMissing(series, 'baseline', baseline),
        contender: countMissing(series, 'contender', contender),
    };
    if (Math.abs(missing.baseline - missing.contender) < 2)
        return undefined;
    const side = missing.baseline > missing.contender ? 'baseline' : 'contender';
    const why = failures[side].reason;
    const reason = `it is missing from ${missing[side]} invocations of the ${side}${why === undefined ? '' : `: ${why}`}`;
    return { cause: causeOf[side], reason };
}
/** How many invocations of `side` have no value of `series`. */
function countMissing(series, side, { failed, timedOut, succeeded }) {
    return failed + timedOut + succeeded - series.rounds.flat().filter(one => one.side === side).length;
}
/** Why there is no ratio of the values of `series`; undefined where there is. */
function findBadValue({ rounds }) {
    const all = rounds.flat();
    const bad = all.find(({ value }) => !Number.isFinite(value)) ?? all.find(({ value }) => value <= 0);
    if (bad === undefined)
        return undefined;
    const isOfBaseline = all.some(({ side, value }) => side === 'baseline' && !(value > 0 && Number.isFinite(value)));
    return { cause: isOfBaseline ? 'baseline' : 'contender-failed', reason: describeBadValue(bad.value) };
}
function describeBadValue(value) {
    if (!Number.isFinite(value))
        return 'a value is not finite';
    return `a value is ${value === 0 ? '0' : 'negative'}, and ratios need values above 0`;
}
/** Why the rounds of `series` are too few for a verdict; undefined where they suffice. */
function findShortage({ rounds }) {
    const complete = rounds.filter(round => new Set(round.map(one => one.side)).size === 2);
    const widest = Math.max(0, ...complete.map(round => round.length));
    const least = (0,_stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastRounds */ .T)(widest);
    if (complete.length >= least)
        return undefined;
    return `${complete.length} complete rounds are fewer than the ${least} that a verdict needs`;
}


/***/ }),

/***/ 1558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findStatus),
/* harmony export */   b: () => (/* binding */ statuses)
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
function findStatus(run) {
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

/***/ 3650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ countStars),
/* harmony export */   TE: () => (/* binding */ mostStars),
/* harmony export */   cK: () => (/* binding */ matches)
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
const matchers = new Map();
const capacity = 10_000;
function matcherOf(pattern) {
    const known = matchers.get(pattern);
    if (known)
        return known;
    if (matchers.size >= capacity)
        matchers.clear();
    const isGlob = /[*?{\\]/.test(pattern) && countStars(pattern) <= mostStars;
    const matcher = isGlob ? picomatch__WEBPACK_IMPORTED_MODULE_1__(quoteOthers(pattern), { dot: true, windows: false }) : () => false;
    matchers.set(pattern, matcher);
    return matcher;
}
/** `pattern` with a backslash before all that a shell would take for more than itself. */
function quoteOthers(pattern) {
    return pattern.replace(/\\.|[^\w\s/*?{},.\\-]|\\$/gsu, part => part === '\\' || part.length === 1 ? `\\${part}` : part);
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

/***/ 6112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   vr: () => (/* binding */ normalCdf)
/* harmony export */ });
/* unused harmony export erfc */
/** The complementary error function 1 − erf(x), to about 16 digits in both tails (Cody 1969). */
function erfc(x) {
    const size = Math.abs(x);
    if (size <= centralEnd)
        return 1 - x * ratio(centralErf, x * x);
    const tail = exponentialOfSquare(size, 1) * scaledErfc(size);
    return x < 0 ? 2 - tail : tail;
}
/** P(Z ≤ z) of the standard normal distribution, to about 15 digits in both tails; the upper tail is `normalCdf(-z)`. */
function normalCdf(z) {
    const size = Math.abs(z) / Math.SQRT2;
    if (size <= centralEnd)
        return erfc(-z / Math.SQRT2) / 2;
    // Not erfc(z / √2): the rounding of its argument would be magnified z² times.
    const tail = (exponentialOfSquare(Math.abs(z), 2) * scaledErfc(size)) / 2;
    return z < 0 ? tail : 1 - tail;
}
/**
 * The z with P(Z ≤ z) = p of the standard normal distribution, to about 16 digits (AS 241, Wichura 1988).
 *
 * `p` is in [0, 1]; 0 and 1 give the infinities.
 */
function normalQuantile(p) {
    const fromCentre = p - 0.5;
    if (Math.abs(fromCentre) <= 0.425)
        return fromCentre * ratio(centralQuantile, 0.180625 - fromCentre * fromCentre);
    const tail = Math.min(p, 1 - p);
    if (tail <= 0)
        return fromCentre < 0 ? -Infinity : Infinity;
    const depth = Math.sqrt(-Math.log(tail));
    const z = depth <= 5 ? ratio(middleQuantile, depth - 1.6) : ratio(farQuantile, depth - 5);
    return fromCentre < 0 ? -z : z;
}
const centralEnd = 0.46875;
/** e^(x²) · erfc(x), which varies slowly; `x` is above the central region. */
function scaledErfc(x) {
    if (x <= 4)
        return ratio(middleErfc, x);
    const inverseSquare = 1 / (x * x);
    return (1 / Math.sqrt(Math.PI) - inverseSquare * ratio(farErfc, inverseSquare)) / x;
}
/** e^(−x²/divisor); x² is split at a short x so that its rounding is not magnified (Cody). */
function exponentialOfSquare(x, divisor) {
    if (x > 40)
        return 0;
    const short = Math.trunc(x * 16) / 16;
    return Math.exp((-short * short) / divisor) * Math.exp((-(x - short) * (x + short)) / divisor);
}
function ratio({ top, bottom }, x) {
    return polynomial(top, x) / polynomial(bottom, x);
}
function polynomial(coefficients, x) {
    let value = 0;
    for (const coefficient of coefficients)
        value = value * x + coefficient;
    return value;
}
const centralErf = {
    top: [0.18577770618460315, 3.1611237438705655, 113.86415415105016, 377.485237685302, 3209.3775891384694],
    bottom: [1.0, 23.601290952344122, 244.02463793444417, 1282.6165260773723, 2844.236833439171],
};
const middleErfc = {
    top: [
        2.1531153547440383e-8, 0.5641884969886701, 8.883149794388377, 66.11919063714163, 298.6351381974001,
        881.952221241769, 1712.0476126340707, 2051.0783778260716, 1230.3393547979972,
    ],
    bottom: [
        1.0, 15.744926110709835, 117.6939508913125, 537.1811018620099, 1621.3895745666903, 3290.7992357334597,
        4362.619090143247, 3439.3676741437216, 1230.3393548037495,
    ],
};
const farErfc = {
    top: [
        0.016315387137302097, 0.30532663496123236, 0.36034489994980445, 0.12578172611122926, 0.016083785148742275,
        0.0006587491615298378,
    ],
    bottom: [1.0, 2.568520192289822, 1.8729528499234673, 0.5279051029514285, 0.06051834131244132, 0.0023352049762686918],
};
const centralQuantile = {
    top: [
        2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
        133.14166789178438, 3.3871328727963665,
    ],
    bottom: [
        5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
        42.31333070160091, 1.0,
    ],
};
const middleQuantile = {
    top: [
        0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
        5.769497221460691, 4.630337846156546, 1.4234371107496835,
    ],
    bottom: [
        1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
        1.6763848301838038, 2.053191626637759, 1.0,
    ],
};
const farQuantile = {
    top: [
        2.0103343992922881e-7, 2.7115555687434876e-5, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
        1.7848265399172913, 5.463784911164114, 6.657904643501103,
    ],
    bottom: [
        2.0442631033899397e-15, 1.421511758316446e-7, 1.8463183175100548e-5, 0.0007868691311456133, 0.014875361290850615,
        0.1369298809227358, 0.599832206555888, 1.0,
    ],
};


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

/***/ 7710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ quantile)
/* harmony export */ });
/**
 * The `p`-quantile of `sorted`, interpolated linearly between the two nearest values
 * (type 7 of Hyndman & Fan 1996, the default of R and NumPy).
 *
 * `sorted` must be ascending and not empty; `p` is in [0, 1].
 */
function quantile(sorted, p) {
    const position = (sorted.length - 1) * p;
    const below = Math.floor(position);
    const low = sorted[below];
    const high = sorted[Math.min(below + 1, sorted.length - 1)];
    return low + (position - below) * (high - low);
}


/***/ }),

/***/ 5990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ nominalAlpha),
  t: () => (/* binding */ repeatedP)
});

// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
;// CONCATENATED MODULE: ./lib/stats/distributions/gauss-legendre.js
const cache = new Map();
/** The Gauss–Legendre quadrature of `count` points, exact for polynomials of degree 2 · `count` − 1. */
function gaussLegendre(count) {
    const known = cache.get(count);
    if (known)
        return known;
    const nodes = new Float64Array(count);
    const weights = new Float64Array(count);
    for (let i = 0; i < count; i++) {
        const { root, slope } = findRoot(count, Math.cos((Math.PI * (count - i - 0.25)) / (count + 0.5)));
        nodes[i] = (1 + root) / 2;
        weights[i] = 1 / ((1 - root * root) * slope * slope);
    }
    const quadrature = { nodes, weights };
    cache.set(count, quadrature);
    return quadrature;
}
/** The root of the Legendre polynomial of `degree` next to `guess`, by Newton's method. */
function findRoot(degree, guess) {
    let root = guess;
    for (let step = 0;; step++) {
        let [before, value] = [1, root];
        for (let k = 2; k <= degree; k++)
            [before, value] = [value, ((2 * k - 1) * root * value - (k - 1) * before) / k];
        const slope = (degree * (root * value - before)) / (root * root - 1);
        if (step === 10 || Math.abs(value) <= 1e-15)
            return { root, slope };
        root -= value / slope;
    }
}

;// CONCATENATED MODULE: ./lib/stats/sequential/boundaries.js


/** The error rate `alpha` spent as α · t² (the power family of Kim & DeMets 1987, ρ = 2). */
function spendAsSquare(alpha) {
    return t => alpha * Math.min(1, t) ** 2;
}
/**
 * The |z| from which each look rejects, two-sided, so that under the null the chance of having rejected by time t is
 * `spend(t)`: α-spending (Lan & DeMets 1983) by the recursion of Armitage, McPherson & Rowe 1969.
 *
 * `times` are the fractions of the rounds measured at each look, ascending in (0, 1]; only the looks so far, the last of them
 * wherever measuring stopped. Infinite where nothing more is spent. To about 1e-10.
 */
function makeBoundaries(times, spend) {
    if (times.length === 0)
        return [];
    const { arrival, boundaries } = reachLast(times, spend);
    return [...boundaries, findBoundary(arrival, takeIncrement(times, spend, times.length - 1))];
}
/**
 * P(no look in `times` but the last rejects, and the last has |Z| ≥ `z`), where the looks before the last spend by `spend`.
 *
 * `times` as for `makeBoundaries`, and not empty.
 */
function crossLast(times, spend, z) {
    return reachLast(times, spend).arrival.beyond(z);
}
/** The state at the last look, where none before it has rejected, and the boundaries of those. */
function reachLast(times, spend) {
    const boundaries = [];
    let arrival = arrive(undefined, times[0]);
    for (let look = 0; look + 1 < times.length; look++) {
        const boundary = findBoundary(arrival, takeIncrement(times, spend, look));
        boundaries.push(boundary);
        const next = times[look + 1];
        arrival = arrive(goOn(arrival, times[look], { boundary, next }), next);
    }
    return { arrival, boundaries };
}
function takeIncrement(times, spend, look) {
    const spent = spend(times[look]);
    return { spent, increment: look > 0 ? spent - spend(times[look - 1]) : spent };
}
function arrive(walk, time) {
    if (!walk)
        return { beyond: z => 2 * (0,normal/* normalCdf */.vr)(-z), densityAt: normalDensity, deviation: 1 };
    const { places, masses } = walk;
    const share = Math.sqrt(walk.time / time);
    const variance = (time - walk.time) / time;
    const deviation = Math.sqrt(variance);
    return {
        beyond: z => {
            let total = 0;
            for (let i = 0; i < places.length; i++) {
                const move = share * places[i];
                const near = (0,normal/* normalCdf */.vr)((move - z) / deviation);
                // What crosses over to the other side is lost in the rounding of what does not.
                total += masses[i] * (move * z > 20 * variance ? near : near + (0,normal/* normalCdf */.vr)((-move - z) / deviation));
            }
            return 2 * total;
        },
        densityAt: z => {
            let total = 0;
            for (let i = 0; i < places.length; i++) {
                const move = share * places[i];
                // Both sides of a symmetric density at once.
                total +=
                    masses[i] *
                        Math.exp((-(z - move) * (z - move)) / (2 * variance)) *
                        (1 + Math.exp((-2 * z * move) / variance));
            }
            return total / Math.sqrt(2 * Math.PI * variance);
        },
        deviation,
    };
}
/** What is left at this look inside the boundary, seen at places close enough for this step and for the next. */
function goOn(arrival, time, { boundary, next }) {
    const end = Math.min(boundary, farthest);
    const finest = Math.min(arrival.deviation, Math.sqrt((next - time) / next));
    const { nodes, weights } = gaussLegendre(choosePointCount(end / finest));
    const places = nodes.map(node => end * node);
    const masses = places.map((place, i) => end * weights[i] * arrival.densityAt(place));
    return { time, places, masses };
}
// No density is left there.
const farthest = 38;
/** For an error below 1e-9, with the width measured in standard deviations of the finest step. */
function choosePointCount(width) {
    return Math.min(2048, 8 * Math.ceil((5 + 1.5 * width) / 8));
}
/**
 * Newton's method on the logarithm of what is beyond z, which is concave (Prékopa 1973), between what the increment alone
 * and what all that is spent would give.
 */
function findBoundary(arrival, { increment, spent }) {
    if (increment <= 0)
        return Infinity;
    let low = -(0,normal/* normalQuantile */.Zl)(Math.min(1, spent) / 2);
    let high = -(0,normal/* normalQuantile */.Zl)(Math.min(1, increment) / 2);
    let z = low;
    for (let step = 0; step < 60 && high - low > 1e-13 * high; step++) {
        const beyond = arrival.beyond(z);
        if (beyond > increment)
            low = z;
        else
            high = z;
        const next = z + (Math.log(beyond / increment) * beyond) / (2 * arrival.densityAt(z));
        const isInside = next >= low && next <= high;
        const moved = isInside ? next : (low + high) / 2;
        // Newton's steps square the error.
        if (isInside && Math.abs(moved - z) <= 1e-7 * moved)
            return moved;
        z = moved;
    }
    return z;
}
function normalDensity(z) {
    return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

;// CONCATENATED MODULE: ./lib/stats/sequential/repeated-p.js


/**
 * The level at which one test at the last look rejects, for the error rate over all looks to be `alpha` spent as α · t²:
 * one minus the confidence of the repeated confidence interval (Jennison & Turnbull 1989).
 *
 * Rises with `alpha`, which is in [0, 1]; with a single look at the last round it is `alpha`.
 */
function nominalAlpha(design, alpha) {
    return remember(nominals, design, alpha, () => {
        const times = timesOf(design);
        const spend = spendAsSquare(alpha);
        if (times.length === 1)
            return spend(times[0]);
        return 2 * (0,normal/* normalCdf */.vr)(-makeBoundaries(times, spend).at(-1));
    });
}
/**
 * The repeated p-value: the least error rate over all looks at which the last look rejects, its own p-value being
 * `nominalP`; 1 where none does. The inverse of `nominalAlpha`, to 1e-10.
 */
function repeatedP(design, nominalP) {
    if (nominalP <= 0)
        return 0;
    return remember(repeated, design, nominalP, () => solve(timesOf(design), nominalP));
}
function timesOf({ looks, rounds }) {
    return looks.map(look => look / rounds);
}
/** The α whose increment at the last look is just the chance of getting there and beyond |z|: secants on a log–log scale. */
function solve(times, p) {
    const share = spendAsSquare(1);
    const total = share(times.at(-1));
    if (times.length === 1)
        return Math.min(1, p / total);
    const increment = total - share(times.at(-2));
    if (increment <= 0)
        return 1;
    const z = -(0,normal/* normalQuantile */.Zl)(Math.min(1, p) / 2);
    const surplusAt = (log) => Math.log(crossLast(times, spendAsSquare(Math.exp(log)), z) / increment) - log;
    // All that is spent is at least p, and what is spent now is at most p.
    let low = Math.log(p / total);
    let high = Math.min(0, Math.log(p / increment));
    if (low >= high || surplusAt(high) >= 0)
        return Math.exp(high);
    let before = low;
    let surplusBefore = surplusAt(low);
    // Nearly a line, of slope −1 or steeper.
    let log = low + surplusBefore;
    for (let step = 0; step < 100; step++) {
        if (!(log > low && log < high))
            log = (low + high) / 2;
        const surplus = surplusAt(log);
        if (surplus > 0)
            low = log;
        else
            high = log;
        const next = log - (surplus * (log - before)) / (surplus - surplusBefore);
        // Secants all but square the error.
        if (!(Math.abs(next - log) > 1e-8))
            return Math.exp(next);
        [before, surplusBefore, log] = [log, surplus, next];
    }
    return Math.exp(log);
}
const nominals = new Map();
const repeated = new Map();
const capacity = 10_000;
function remember(known, design, level, compute) {
    const key = `${design.looks.join()}/${design.rounds}/${level}`;
    const found = known.get(key);
    if (found !== undefined)
        return found;
    if (known.size >= capacity)
        known.clear();
    const value = compute();
    known.set(key, value);
    return value;
}


/***/ })

};
