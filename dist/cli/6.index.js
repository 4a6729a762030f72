export const id = 6;
export const ids = [6];
export const modules = {

/***/ 36:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ otherQuantityOf),
/* harmony export */   Xf: () => (/* binding */ quantileOf),
/* harmony export */   Yl: () => (/* binding */ otherQuantities),
/* harmony export */   pJ: () => (/* binding */ quantityName),
/* harmony export */   uG: () => (/* binding */ leastValues)
/* harmony export */ });
const otherQuantities = ['mean', 'p90', 'p95', 'p99'];
/** Returns what a finding names as compared; undefined for the typical value. */
function otherQuantityOf(judge) {
    return otherQuantities.find(name => name === judge);
}
/** The percentile that `judge` names, as a fraction of the values that are better; undefined where it names none. */
function quantileOf(judge) {
    return /^p\d/.test(judge) ? Number(judge.slice(1)) / 100 : undefined;
}
/** The number of values of each side that a percentile needs: fewer do not reach that far. */
function leastValues(judge) {
    const p = quantileOf(judge);
    return p === undefined ? 0 : Math.round(1 / (1 - p));
}
/** The name of the quantity for people. Where higher is better, the slow end is at the bottom: the 5th percentile, not the 95th. */
function quantityName(quantity, better) {
    const p = quantileOf(quantity);
    return p === undefined || better !== 'higher' ? quantity : `p${Math.round(100 * (1 - p))}`;
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

/***/ 6964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ makeProcessMetric),
/* harmony export */   Lq: () => (/* binding */ processMetrics),
/* harmony export */   NW: () => (/* binding */ isLevel),
/* harmony export */   c0: () => (/* binding */ isTelling)
/* harmony export */ });
/* harmony import */ var _server_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3818);

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
    'branch-misses': 'count',
    'cache-misses': 'count',
};
const processMetrics = Object.keys(units);
/** Those that say something to a reader who did not ask; the others explain them, and are there for who asks. */
const telling = new Set(['cpu-time', 'peak-memory', 'instructions', ..._server_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .serverMetrics */ .b]);
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

/***/ 3818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ makeServerMetric),
/* harmony export */   b: () => (/* binding */ serverMetrics)
/* harmony export */ });
/** What is known of the server that a command uses, in base units, by name; less of each is better. */
const units = { 'server cpu-time': 's', 'server peak-memory': 'B' };
const serverMetrics = Object.keys(units);
/** The metric with this name, of the server of an invocation. */
function makeServerMetric(name) {
    return { name, unit: units[name], better: 'lower' };
}


/***/ }),

/***/ 213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ mostLeftOut),
/* harmony export */   OK: () => (/* binding */ mostSegments),
/* harmony export */   P6: () => (/* binding */ artifactLimits),
/* harmony export */   W5: () => (/* binding */ mostTampered),
/* harmony export */   ci: () => (/* binding */ mostSides),
/* harmony export */   zw: () => (/* binding */ generousLimits)
/* harmony export */ });
/** Files of the baseline that were changed, which a record names: one is enough for a verdict, and few for a reader. */
const mostTampered = 100;
/** Files in a side's directory that the calls themselves wrote: a few kinds of report, by the names that they were given. */
const mostLeftOut = 100;
/** The largest number of stretches that a record was measured in. Each end of one is a look, which takes time to judge. */
const mostSegments = 100;
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

/***/ 1383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ nameSome)
/* harmony export */ });
/** The first `most` of `names`, and how many more there are. */
function nameSome(names, most) {
    const shown = names.slice(0, most).join(', ');
    return names.length > most ? `${shown} and ${names.length - most} more` : shown;
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

/***/ 4751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ mostSuiteFiles),
/* harmony export */   QZ: () => (/* binding */ listSuiteChanges),
/* harmony export */   gv: () => (/* binding */ describeSuite),
/* harmony export */   sX: () => (/* binding */ warnOfSuite)
/* harmony export */ });
/* harmony import */ var _name_some_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1383);

/** The largest number of files that define benchmarks. */
const mostSuiteFiles = 1000;
/**
 * Lists the files that define the benchmarks and differ between two sides. Returns undefined if that is unknown: one of the sides did
 * not list its files, or by other patterns.
 */
function listSuiteChanges(one, other) {
    if (one === undefined || other === undefined || one.patterns.join('\n') !== other.patterns.join('\n'))
        return undefined;
    const [before, after] = [one, other].map(({ digests }) => new Map(Object.entries(digests)));
    const paths = new Set([...before.keys(), ...after.keys()]);
    return [...paths].filter(path => before.get(path) !== after.get(path)).sort();
}
/** Describes the files that define the benchmarks of a side: which differ from the `baseline`'s, and which were replaced. */
function describeSuite({ suite, suiteReplaced }, baseline) {
    const suiteChanges = baseline && listSuiteChanges(baseline.suite, suite);
    return { ...(suiteChanges ? { suiteChanges } : {}), ...(suiteReplaced ? { suiteReplaced } : {}) };
}
/** Warns if the first of `sides` does not say what the files of these `patterns` were, and about files that git does not track. */
function warnOfSuite(patterns = [], sides) {
    if (patterns.length === 0)
        return [];
    const isKnown = sides[0].suite?.patterns.join('\n') === patterns.join('\n');
    const message = 'it is unknown whether the benchmark itself changed: the baseline was published without these "suite-files"';
    return [...(isKnown ? [] : [{ code: 'suite-unknown', message }]), ...sides.flatMap(warnOfUntracked)];
}
function warnOfUntracked({ name, suiteUntracked = [] }) {
    if (suiteUntracked.length === 0)
        return [];
    const message = `in the ${name}, git does not track ${(0,_name_some_js__WEBPACK_IMPORTED_MODULE_0__/* .nameSome */ .K)(suiteUntracked, 1)}, so "suite-files" leaves it out: run "git add" for files that define benchmarks`;
    return [{ code: 'suite-untracked', message }];
}


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

/***/ 5194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _3: () => (/* binding */ evaluate),
  Kv: () => (/* binding */ findFault),
  u: () => (/* binding */ listSizesOf)
});

// EXTERNAL MODULE: ./lib/metrics/unit.js
var metrics_unit = __webpack_require__(9847);
;// CONCATENATED MODULE: ./lib/rules/expression/dimensions.js

const perTime = /^(.+)\/(?:s|sec|second)$/;
const prefixes = { k: 1e3, M: 1e6, G: 1e9, T: 1e12 };
/** A unit as people write it: what its base units are, and how large it is in these. */
function readUnit(written) {
    const known = (0,metrics_unit/* tidyUnit */.v)(written);
    // Work has no base unit, but its prefixes mean what they always mean.
    const [, prefix = '', rest = written] = /^([kMGT])(flops?(?:\/s)?)$/i.exec(written) ?? [];
    const isKnown = known.unit !== written || known.better !== 'unknown';
    const { unit, factor } = isKnown ? known : { unit: rest, factor: prefixes[prefix] ?? 1 };
    const [, work] = perTime.exec(unit) ?? [];
    if (work === undefined)
        return { dimensions: unit === 'count' ? {} : { [unit]: 1 }, factor };
    return { dimensions: work === '1' ? { s: -1 } : { [work]: 1, s: -1 }, factor };
}
/** The dimensions of a product: those of `one`, and `times` as often those of `other`. */
function multiply(one, other, times = 1) {
    const all = new Set([...Object.keys(one), ...Object.keys(other)]);
    return Object.fromEntries([...all]
        .map(unit => [unit, (one[unit] ?? 0) + times * (other[unit] ?? 0)])
        .filter(([, power]) => power !== 0));
}
/** The unit as values have it: `s`, `B/s`, `1/s`, or `count` where there is none. */
function nameUnit(dimensions) {
    const write = (sign) => Object.entries(dimensions)
        .filter(([, power]) => power * sign > 0)
        .map(([unit, power]) => (Math.abs(power) === 1 ? unit : `${unit}^${Math.abs(power)}`))
        .join('·');
    const [above, below] = [write(1), write(-1)];
    if (below === '')
        return above || 'count';
    return `${above || '1'}/${below}`;
}
/** Returns whether quantities of these dimensions can be added. */
function areSame(one, other) {
    return nameUnit(one) === nameUnit(other);
}

;// CONCATENATED MODULE: ./lib/rules/expression/parse.js
const functionNames = ['log', 'log2', 'log10'];
/** The error for a text that is no calculation; the message says where. */
class ExpressionError extends Error {
    name = 'ExpressionError';
}
const longest = 200;
/**
 * Parses a calculation such as `8e9 B / 2.1e10 B/s` or `3 ns * n * log2(n)`.
 *
 *     sum     = product { (+ | −) product }
 *     product = power { (× | /) power }
 *     power   = value { ^ value } [ unit ]
 *     value   = number | size | function ( sum ) | ( sum ) | − power
 *
 * Nothing is ever run as code. A slash belongs to a unit if the unit stands directly before it, and `s` directly behind: `B/s`.
 */
function parseExpression(text) {
    if (text.length > longest)
        throw new ExpressionError(`it has more than ${longest} characters`);
    const parser = new Parser(text);
    const expression = parser.sum();
    parser.end();
    return expression;
}
class Parser {
    #at = 0;
    #text;
    constructor(text) {
        this.#text = text;
    }
    sum() {
        let left = this.#product();
        for (;;) {
            const sign = this.#take(/\s*([-+−])/y);
            if (sign === undefined)
                return left;
            left = { kind: 'operation', sign: sign === '+' ? '+' : '-', left, right: this.#product() };
        }
    }
    end() {
        if (this.#take(/\s*$/y) === undefined)
            throw this.#error('there is no sign of a calculation before');
    }
    #product() {
        let left = this.#power();
        for (;;) {
            const sign = this.#take(/\s*([*/×·])/y);
            if (sign === undefined)
                return left;
            left = { kind: 'operation', sign: sign === '/' ? '/' : '*', left, right: this.#power() };
        }
    }
    #power() {
        return this.#withUnit(this.#raised());
    }
    /** An exponent has no unit: in `n^3 flop`, the unit is that of the power. */
    #raised() {
        const base = this.#value();
        if (this.#take(/\s*\^/y) === undefined)
            return base;
        return { kind: 'operation', sign: '^', left: base, right: this.#raised() };
    }
    #value() {
        const number = this.#take(/\s*(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?|\.\d+)/iy);
        if (number !== undefined)
            return { kind: 'number', value: Number(number) };
        if (this.#take(/\s*([-−])/y) !== undefined) {
            const zero = { kind: 'number', value: -1 };
            return { kind: 'operation', sign: '*', left: zero, right: this.#power() };
        }
        if (this.#take(/\s*\(/y) !== undefined)
            return this.#closed();
        const name = this.#take(/\s*([A-Za-z_]\w*)/y);
        if (name === undefined)
            throw this.#error('a number, a size or a bracket is missing before');
        const known = functionNames.find(one => one === name);
        if (known === undefined)
            return { kind: 'size', name };
        if (this.#take(/\s*\(/y) === undefined)
            throw this.#error(`${name} needs brackets, such as ${name}(n), before`);
        return { kind: 'function', name: known, argument: this.#closed() };
    }
    #closed() {
        const inner = this.sum();
        if (this.#take(/\s*\)/y) === undefined)
            throw this.#error('a closing bracket is missing before');
        return inner;
    }
    #withUnit(of) {
        const unit = this.#take(/\s*([\p{L}µ%][\p{L}\d_]*(?:\/(?:second|sec|s)\b)?)/uy);
        return unit === undefined ? of : { kind: 'unit', of, unit };
    }
    /** What `pattern` finds here: its group, or all of it. */
    #take(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#text);
        if (found === null)
            return undefined;
        this.#at = pattern.lastIndex;
        return found[1] ?? found[0];
    }
    #error(what) {
        const rest = this.#text.slice(this.#at, this.#at + 20).trim();
        return new ExpressionError(`${what} ${rest === '' ? 'the end' : `"${rest}"`}`);
    }
}

;// CONCATENATED MODULE: ./lib/rules/expression/evaluate.js


/** Computes `text` for `sizes`. Returns undefined if it names a size that is not among them, or has no finite result. */
function evaluate(text, sizes) {
    const expression = parse(text);
    if (listNames(expression).some(name => sizes[name] === undefined))
        return undefined;
    const { value, dimensions } = compute(expression, sizes);
    return Number.isFinite(value) ? { value, unit: nameUnit(dimensions) } : undefined;
}
/** Says what is wrong with `text`, as the end of a sentence. Returns undefined if it is a calculation. */
function findFault(text) {
    try {
        const expression = parse(text);
        // Units do not depend on sizes.
        compute(expression, Object.fromEntries(listNames(expression).map(name => [name, 2])));
        return undefined;
    }
    catch (error) {
        if (error instanceof ExpressionError)
            return error.message;
        throw error;
    }
}
/** The names of the sizes that `text` needs. */
function listSizesOf(text) {
    return listNames(parse(text));
}
const known = new Map();
const capacity = 1000;
function parse(text) {
    const expression = known.get(text) ?? parseExpression(text);
    if (known.size >= capacity)
        known.clear();
    known.set(text, expression);
    return expression;
}
function listNames(expression) {
    switch (expression.kind) {
        case 'number':
            return [];
        case 'size':
            return [expression.name];
        case 'function':
            return listNames(expression.argument);
        case 'unit':
            return listNames(expression.of);
        case 'operation':
            return [...listNames(expression.left), ...listNames(expression.right)];
    }
}
function compute(expression, sizes) {
    switch (expression.kind) {
        case 'number':
            return { value: expression.value, dimensions: {} };
        case 'size':
            return { value: sizes[expression.name], dimensions: {} };
        case 'function':
            return {
                value: functions[expression.name](plain(compute(expression.argument, sizes), expression.name)),
                dimensions: {},
            };
        case 'unit': {
            const { value, dimensions } = compute(expression.of, sizes);
            const unit = readUnit(expression.unit);
            return { value: value * unit.factor, dimensions: multiply(dimensions, unit.dimensions) };
        }
        case 'operation':
            return operations[expression.sign](compute(expression.left, sizes), compute(expression.right, sizes));
    }
}
const functions = {
    log: Math.log,
    log2: Math.log2,
    log10: Math.log10,
};
const operations = {
    '+': (left, right) => ({ ...alike(left, right, 'adds'), value: left.value + right.value }),
    '-': (left, right) => ({ ...alike(left, right, 'subtracts'), value: left.value - right.value }),
    '*': (left, right) => ({
        value: left.value * right.value,
        dimensions: multiply(left.dimensions, right.dimensions),
    }),
    '/': (left, right) => ({
        value: left.value / right.value,
        dimensions: multiply(left.dimensions, right.dimensions, -1),
    }),
    '^': (left, right) => {
        const power = plain(right, '^');
        if (Object.keys(left.dimensions).length > 0 && !Number.isInteger(power))
            throw new ExpressionError('a quantity with a unit can only be raised to a whole number');
        return { value: left.value ** power, dimensions: multiply({}, left.dimensions, power) };
    },
};
function alike(left, right, does) {
    if (areSame(left.dimensions, right.dimensions))
        return left;
    throw new ExpressionError(`it ${does} ${nameUnit(left.dimensions)} and ${nameUnit(right.dimensions)}`);
}
function plain({ value, dimensions }, name) {
    if (Object.keys(dimensions).length === 0)
        return value;
    throw new ExpressionError(`${name} needs a number without a unit, and gets ${nameUnit(dimensions)}`);
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

/***/ 1294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ fitShapes),
/* harmony export */   n: () => (/* binding */ shapes)
/* harmony export */ });
/** The shapes that growth is told by, from the slowest to the fastest. */
const shapes = ['1', 'log n', 'n', 'n log n', 'n²', 'n³'];
const functions = {
    '1': () => 1,
    'log n': Math.log,
    n: size => size,
    'n log n': size => size * Math.log(size),
    'n²': size => size ** 2,
    'n³': size => size ** 3,
};
/** What caches and branches do to a curve: a misfit of this size, as a fraction, tells nothing. */
const usualMisfit = 0.05;
/** Beyond this, a shape is no description. */
const worstMisfit = 0.15;
/** Shapes whose AICc differ by less cannot be told apart (Burnham & Anderson 2002). */
const indistinct = 4;
/** With fewer points, a constant part would fit anything. */
const leastForConstant = 5;
/**
 * Fits each shape f as a·f(n), and from five points on as c + a·f(n), with a and c not below 0, to `points` by weighted least squares of
 * the relative residuals. Chooses by Akaike's criterion with its correction for few points (Hurvich & Tsai 1989).
 */
function fitShapes(points) {
    const usable = shapes.filter(shape => points.every(({ size }) => Math.abs(functions[shape](size)) <= 1e150));
    const hasLogs = points.every(({ size }) => size >= 1);
    const candidates = usable
        .filter(shape => hasLogs || !shape.includes('log'))
        .flatMap(shape => fitShape(shape, points))
        .sort((one, other) => one.criterion - other.criterion);
    const [best] = candidates;
    if (best === undefined || best.misfit > worstMisfit)
        return { shapes: [] };
    const near = candidates.filter(({ criterion, misfit }) => criterion - best.criterion < indistinct && misfit <= worstMisfit);
    return {
        shapes: [...new Set(near.map(({ shape }) => shape))],
        ...(best.shape === '1' || best.constant === 0 ? {} : { constant: best.constant }),
    };
}
function fitShape(shape, points) {
    const weights = points.map(({ error }) => 1 / (error ** 2 + (usualMisfit / 5) ** 2));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const grown = points.map(({ size, value }) => functions[shape](size) / value);
    const constant = points.map(({ value }) => 1 / value);
    const candidate = (a, c, parameters) => {
        const squares = weights.reduce((sum, weight, at) => sum + weight * (1 - a * grown[at] - c * constant[at]) ** 2, 0);
        const variance = squares / total;
        const criterion = akaike(variance + usualMisfit ** 2, points.length, parameters);
        return { shape, constant: c, misfit: Math.sqrt(variance), criterion };
    };
    const sum = (one, other) => weights.reduce((all, weight, at) => all + weight * one[at] * other[at], 0);
    const ones = points.map(() => 1);
    const alone = candidate(sum(grown, ones) / (sum(grown, grown) || 1), 0, 2);
    if (shape === '1' || points.length < leastForConstant)
        return [alone];
    const determinant = sum(grown, grown) * sum(constant, constant) - sum(grown, constant) ** 2;
    const a = (sum(grown, ones) * sum(constant, constant) - sum(constant, ones) * sum(grown, constant)) / determinant;
    const c = (sum(constant, ones) * sum(grown, grown) - sum(grown, ones) * sum(grown, constant)) / determinant;
    return a > 0 && c > 0 && Number.isFinite(a + c) ? [alone, candidate(a, c, 3)] : [alone];
}
/** With few points the correction is infinite. It is the same for all shapes then, and left out. */
function akaike(variance, points, parameters) {
    const room = points - parameters - 1;
    const correction = points < leastForConstant ? 0 : (2 * parameters * (parameters + 1)) / room;
    return points * Math.log(variance) + 2 * parameters + correction;
}


/***/ })

};
