export const id = 703;
export const ids = [703];
export const modules = {

/***/ 5197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   n2: () => (/* binding */ checkOutputs),
/* harmony export */   oo: () => (/* binding */ tryToWrite),
/* harmony export */   x3: () => (/* binding */ createFile)
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
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`give exactly one ${what}, or "-" for standard input`);
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
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(stats ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        }
        catch (cause) {
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${(0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(cause)}`, { cause });
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
        const why = isThere ? 'it exists already, and nothing is overwritten: move it away' : (0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(cause);
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${why}`, { cause });
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

/***/ 5929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isCounted)
/* harmony export */ });
const units = new Set(['B', 'count']);
/**
 * Returns whether `unit` is for things that are counted. Without noise, counts repeat to the last digit. A time does so only on a
 * coarse clock.
 */
function isCounted(unit) {
    return units.has(unit);
}


/***/ }),

/***/ 3974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ findNamedWork),
/* harmony export */   V4: () => (/* binding */ workMetricOf),
/* harmony export */   _J: () => (/* binding */ indexSeries),
/* harmony export */   au: () => (/* binding */ describeNamedWork),
/* harmony export */   l0: () => (/* binding */ warnOfWork)
/* harmony export */ });
/** The metric that says how much work was done, where no rule names another one. */
const usualName = 'work';
/** The name of the metric that says how much work the benchmark of `series` did. */
function workMetricOf({ ruling }) {
    return ruling.sameWork ?? usualName;
}
/** Makes an index of the series of a record. */
function indexSeries({ series }) {
    return new Map(series.map(one => [`${one.benchmark}\n${one.metric.name}`, one]));
}
/** Finds how much work the benchmark of `series` did on each side. Returns undefined if it does not say. */
function findNamedWork(series, index) {
    const metric = workMetricOf(series);
    const own = index.get(`${series.benchmark}\n${metric}`);
    if (own === undefined || own === series)
        return undefined;
    const [baseline, contender] = [findAmount(own, 'baseline'), findAmount(own, 'contender')];
    return baseline === undefined || contender === undefined ? undefined : { metric, baseline, contender };
}
/** The value that all invocations of a side have; null where they differ, and undefined where there are none. */
function findAmount({ rounds }, side) {
    const values = new Set(rounds.flatMap(round => round.filter(one => one.side === side).map(({ value }) => value)));
    return values.size > 1 ? null : [...values][0];
}
/** Explains that the sides did not do equally much. Returns undefined if they did, or if nobody can tell. */
function describeNamedWork(work) {
    if (work === undefined || work.baseline === null || work.contender === null)
        return undefined;
    const { metric, baseline, contender } = work;
    return baseline === contender
        ? undefined
        : `the contender did other work: ${metric} is ${contender}, and was ${baseline}`;
}
const mostNamed = 3;
/** Warns about benchmarks whose work differs from run to run, so that it could not be compared. */
function warnOfWork(shared, table) {
    const index = indexSeries(table);
    const varying = shared.filter(series => {
        const work = findNamedWork(series, index);
        return work !== undefined && (work.baseline === null || work.contender === null);
    });
    const names = [...new Set(varying.map(({ benchmark }) => benchmark))];
    if (names.length === 0)
        return [];
    const rest = names.length - mostNamed;
    const listed = `${names.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    const message = `the work of ${listed} differs from run to run, so nobody checked whether both sides did the same`;
    return [{ code: 'work-varies', message }];
}


/***/ }),

/***/ 699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ makeDesign),
/* harmony export */   v: () => (/* binding */ listLooks)
/* harmony export */ });
/** The numbers of rounds after which the record's data were to be examined; one look, at its last round, where nothing says so. */
function listLooks({ plan, rounds, settings }) {
    const looks = settings.looks ?? plan?.looks ?? [];
    return looks.length > 0 ? looks : [Math.max(1, rounds.length)];
}
/**
 * Finds when the rounds with these `numbers` were examined: at the planned looks that were passed, counted in these rounds alone, and
 * where measuring stands. All rounds of the record, where none are given.
 *
 * If measuring ended between two looks because the time was up, that number of rounds is the last look. It has the share that
 * α·t² gives it.
 */
function makeDesign(record, numbers = record.rounds.map((_, number) => number)) {
    const planned = listLooks(record);
    const measured = Math.max(1, numbers.length);
    const counts = planned.map(look => numbers.filter(number => number < look).length);
    const passed = [...new Set(counts)].filter(count => count > 0 && count < measured);
    return { looks: [...passed, measured], rounds: Math.max(measured, planned.at(-1) ?? 0) };
}


/***/ }),

/***/ 8983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ makeFindBreaks),
/* harmony export */   QJ: () => (/* binding */ makeOwnRounds),
/* harmony export */   _0: () => (/* binding */ findWholeRounds)
/* harmony export */ });
/**
 * Finds the rounds that count for each benchmark, by their numbers from 0: those in which it was to run, and those in which it ran on
 * both sides all the same. The process as a whole counts where all benchmarks ran, since otherwise it does less.
 */
function makeOwnRounds(record) {
    const { focus = [] } = record.plan ?? {};
    const all = record.rounds.map((_, number) => number);
    if (focus.every(({ without }) => without.length === 0))
        return () => all;
    const whole = findWholeRounds(record);
    const steps = focus.map(({ from, without }) => ({ from, without: new Set(without) }));
    const missing = all.map(number => steps.findLast(({ from }) => from <= number)?.without);
    return ({ benchmark, aside, rounds: values }) => aside ? whole : all.filter(number => !missing[number]?.has(benchmark) || isOfBoth(values[number]));
}
function isOfBoth(round) {
    return round.some(({ side }) => side === 'baseline') && round.some(({ side }) => side === 'contender');
}
/** The numbers of the rounds in which all benchmarks were to run, without those that need not run in any but the first. */
function findWholeRounds({ plan, rounds }) {
    const { focus = [] } = plan ?? {};
    const needless = focus[0]?.from === 1 ? focus[0].without.length : 0;
    const isWhole = (number) => (focus.findLast(({ from }) => from <= number)?.without ?? []).length === needless;
    return rounds.flatMap((_, number) => (isWhole(number) ? [number] : []));
}
/** The fewest rounds that can be aligned on their own. */
const leastPart = 5;
/**
 * Makes what finds the breaks of `record` among the rounds with some numbers. The alignment is always cut at the first round of a runner.
 * After a pause, or where other benchmarks ran from there on, it is cut only if both parts have enough rounds.
 */
function makeFindBreaks({ runners = [], segments = [], stages = [], plan }) {
    const starts = runners.slice(1).map(({ firstRound }) => firstRound);
    const others = [...segments.slice(1), ...stages.slice(1), ...(plan?.focus ?? []).map(({ from }) => from)];
    return numbers => {
        const placesOf = (rounds) => rounds.map(round => numbers.findIndex(number => number >= round)).filter(place => place > 0);
        const fixed = new Set(placesOf(starts));
        const places = [...new Set([...fixed, ...placesOf(others)])].sort((one, other) => one - other);
        const breaks = [];
        for (const place of places) {
            const end = Math.min(numbers.length, ...[...fixed].filter(one => one > place));
            const isLongEnough = place - (breaks.at(-1) ?? 0) >= leastPart && end - place >= leastPart;
            if (fixed.has(place) || isLongEnough)
                breaks.push(place);
        }
        return { runners: [...fixed], breaks };
    };
}


/***/ }),

/***/ 4662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YG: () => (/* binding */ makeSeries),
/* harmony export */   eS: () => (/* binding */ isSilent),
/* harmony export */   e_: () => (/* binding */ splitByRunner)
/* harmony export */ });
/* harmony import */ var _rounds_own_rounds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8983);
/* harmony import */ var _verdicts_ruling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6073);


/** Returns whether `series` has no value, only errors. */
function isSilent({ rounds }) {
    return rounds.every(round => round.length === 0);
}
/** The rounds of `series`, runner by runner. */
function splitByRunner({ rounds, runners }) {
    return [0, ...runners].map((first, runner) => rounds.slice(first, runners[runner]));
}
/** The record's values by benchmark and metric, in the order in which they were first printed, still in rounds. */
function makeSeries(record) {
    const drafts = new Map();
    const errors = new Map();
    record.rounds.forEach((round, index) => {
        for (const [place, { slot, turn = place, measurements }] of round.entries())
            for (const measurement of measurements) {
                if (measurement.error === undefined)
                    put(draftOf(drafts, measurement, record.rounds.length), { index, turn, slot }, measurement);
                else
                    noteError(errors, slot.side, { ...measurement, error: measurement.error });
            }
    });
    // A benchmark that never had a value must not be forgotten.
    const valued = new Set([...drafts.values()].map(draft => draft.benchmark));
    for (const [benchmark, { metric }] of errors)
        if (!valued.has(benchmark))
            drafts.set(keyOf(benchmark, metric), makeDraft(benchmark, metric, record.rounds.length));
    const primaries = findPrimaries([...drafts.values()]);
    const numbersOf = (0,_rounds_own_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .makeOwnRounds */ .QJ)(record);
    const arrange = makeArrangements(record);
    const series = [...drafts.values()].map(draft => {
        const { benchmark, metric, rounds } = draft;
        const numbers = numbersOf({ benchmark, aside: metric.aside ?? false, rounds });
        const own = numbers.length === rounds.length ? rounds : numbers.map(number => rounds[number]);
        return {
            ...applyRuling({ ...draft, rounds: own }, record.settings),
            ...arrange(numbers),
            primary: primaries.get(benchmark) === metric.name,
        };
    });
    return { series, failures: countAllFailures(record.rounds), tampered: record.tampered ?? [], errors };
}
/** Most series have the same rounds: what follows from these is found once. */
function makeArrangements(record) {
    const find = (0,_rounds_own_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .makeFindBreaks */ .G4)(record);
    const known = new Map();
    return numbers => {
        const key = numbers.length === record.rounds.length ? 'all' : numbers.join();
        const arranged = known.get(key) ?? {
            numbers,
            ...find(numbers),
            failures: countAllFailures(numbers.map(number => record.rounds[number])),
        };
        known.set(key, arranged);
        return arranged;
    };
}
function noteError(errors, side, { benchmark, metric, error }) {
    const known = errors.get(benchmark);
    if (known)
        known.sides.add(side);
    else
        errors.set(benchmark, { side, error, metric, sides: new Set([side]) });
}
/** A series in the unit and the direction that the rules give it. */
function applyRuling(draft, { rules, judge }) {
    const { benchmark, conflict } = draft;
    const ruling = (0,_verdicts_ruling_js__WEBPACK_IMPORTED_MODULE_0__/* .rulingOf */ .b1)(rules, benchmark, draft.metric);
    const { metric, factor } = (0,_verdicts_ruling_js__WEBPACK_IMPORTED_MODULE_0__/* .rule */ .Hu)(draft.metric, ruling);
    const isSettled = ruling.direction !== undefined && conflict?.unit === draft.metric.unit;
    return {
        benchmark,
        metric,
        rounds: factor === 1 ? draft.rounds : draft.rounds.map(round => round.map(one => scaled(one, factor))),
        conflict: isSettled ? undefined : conflict,
        ruling: (0,_verdicts_ruling_js__WEBPACK_IMPORTED_MODULE_0__/* .keepFitting */ .z6)(ruling, metric.unit),
        judge: ruling.judge ?? judge ?? 'auto',
        printedUnit: draft.metric.unit,
    };
}
function scaled(one, factor) {
    return { ...one, value: one.value * factor };
}
function keyOf(benchmark, metric) {
    return `${benchmark}\n${metric.name}`;
}
function makeDraft(benchmark, metric, rounds) {
    return { benchmark, metric, rounds: Array.from({ length: rounds }, () => []), conflict: undefined };
}
function draftOf(drafts, { benchmark, metric }, rounds) {
    const key = keyOf(benchmark, metric);
    const known = drafts.get(key);
    if (known)
        return known;
    const draft = makeDraft(benchmark, metric, rounds);
    drafts.set(key, draft);
    return draft;
}
function put(draft, { index, turn, slot }, one) {
    if (one.metric.unit !== draft.metric.unit || one.metric.better !== draft.metric.better)
        noteConflict(draft, slot, one);
    draft.rounds[index].push({ side: slot.side, copy: slot.copy, turn, value: one.value });
}
/** The baseline's metric is the one that it changed from, whichever side was the first to print it. */
function noteConflict(draft, { side }, { metric }) {
    if (draft.conflict)
        return;
    if (side === 'contender')
        draft.conflict = metric;
    else
        [draft.metric, draft.conflict] = [metric, draft.metric];
}
/** Each benchmark's own metric: time, or the first that it printed which is not how much work it did. */
function findPrimaries(drafts) {
    const primaries = new Map();
    const own = drafts.filter(({ metric }) => !metric.aside && metric.name !== 'work');
    for (const { benchmark, metric } of own)
        if (!primaries.has(benchmark) || metric.name === 'time')
            primaries.set(benchmark, metric.name);
    for (const { benchmark, metric } of own)
        if (metric.primary)
            primaries.set(benchmark, metric.name);
    return primaries;
}
function countAllFailures(rounds) {
    const invocations = rounds.flat();
    return { baseline: countFailures(invocations, 'baseline'), contender: countFailures(invocations, 'contender') };
}
function countFailures(invocations, side) {
    const counts = { ok: 0, failed: 0, 'timed-out': 0 };
    let bad;
    for (const one of invocations) {
        if (one.slot.side !== side)
            continue;
        counts[one.outcome]++;
        if (one.outcome !== 'ok')
            bad ??= one;
    }
    return { failed: counts.failed, timedOut: counts['timed-out'], succeeded: counts.ok, reason: bad?.reason };
}


/***/ }),

/***/ 1289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J_: () => (/* binding */ listBudgets),
/* harmony export */   Zn: () => (/* binding */ findBudget)
/* harmony export */ });
/* unused harmony export judgeBudget */
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9195);
/* harmony import */ var _stats_opinions_median_interval_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5859);
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7710);
/* harmony import */ var _stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5990);
/* harmony import */ var _counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5929);
/* harmony import */ var _rounds_design_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(699);
/* harmony import */ var _incomparable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2551);







/** All budgets of a run, those of its findings first. */
function listBudgets(run) {
    const found = run.findings.flatMap(({ benchmark, metric, unit, budget }) => budget === undefined ? [] : [{ benchmark, metric, unit, ...budget }]);
    return [...found, ...(run.rules?.budgets ?? [])];
}
/**
 * Finds whether the contender's values of `series` keep to its budget. Returns undefined if it has no budget, or is ignored.
 *
 * The interval of their median decides, at the level of this look. If values are missing, the remaining ones may be the better
 * ones, so nothing is decided.
 */
function findBudget(series, table, record) {
    const { budget, ignore } = series.ruling;
    if (budget === undefined || ignore !== undefined)
        return undefined;
    const all = series.rounds.flatMap(round => round.filter(({ side }) => side === 'contender').map(({ value }) => value));
    const sorted = Float64Array.from(all.filter(_metrics_computable_js__WEBPACK_IMPORTED_MODULE_3__/* .isComputable */ .$O)).sort();
    const { bound, value } = budget;
    const level = record.settings.confidence;
    const median = sorted.length === 0 ? null : (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_4__/* .quantile */ .Y)(sorted, 0.5);
    if (median === null || sorted.length < all.length || isLacking(series, table))
        return { bound, value, median, low: null, high: null, level, state: 'undecided' };
    const interval = findInterval(sorted, series, record);
    const [low, high] = [bounded(interval.low), bounded(interval.high)];
    return { bound, value, median, low, high, level: interval.level, state: judgeBudget(budget, { low, high }) };
}
/** Judges whether a level keeps to a bound, by its interval. */
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
function isLacking({ benchmark, ...series }, { errors }) {
    return errors.get(benchmark)?.side === 'contender' || (0,_incomparable_js__WEBPACK_IMPORTED_MODULE_2__/* .countMissing */ .Gc)(series, 'contender') >= 2;
}
function findInterval(sorted, { numbers, metric }, record) {
    const [least, most] = [sorted[0], sorted.at(-1)];
    if ((0,_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .h)(metric.unit) && least === most)
        return { low: least, high: most, level: 1 };
    const { confidence } = record.settings;
    const design = (0,_rounds_design_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDesign */ .d)(record, numbers);
    return { ...(0,_stats_opinions_median_interval_js__WEBPACK_IMPORTED_MODULE_6__/* .medianInterval */ .c)(sorted, (0,_stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__/* .nominalAlpha */ .n)(design, 1 - confidence)), level: confidence };
}
function bounded(end) {
    return Number.isFinite(end) ? end : null;
}


/***/ }),

/***/ 9236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _j: () => (/* binding */ toFraction),
/* harmony export */   _u: () => (/* binding */ toChange),
/* harmony export */   gY: () => (/* binding */ toLog),
/* harmony export */   hr: () => (/* binding */ toLogs),
/* harmony export */   xs: () => (/* binding */ fromLog)
/* harmony export */ });
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9195);

/** `value` on the scale of the engine: its natural log, negated where higher is better. */
function toLog(value, direction) {
    return direction === 'higher' ? -Math.log(value) : Math.log(value);
}
/** The value that is `log` on the scale of the engine. */
function fromLog(log, direction) {
    return Math.exp(direction === 'higher' ? -log : log);
}
/** The relative change of the value itself: where higher is better, the sign comes back and the ends change places. */
function toChange(log, direction, level) {
    const { estimate, low, high } = direction === 'higher' ? { estimate: -log.estimate, low: -log.high, high: -log.low } : log;
    return { value: Math.expm1(estimate), low: toFraction(low), high: toFraction(high), level };
}
/** The changes by ± `fraction` of the value, on the scale of the engine. */
function toLogs(fraction, direction) {
    const [fall, rise] = [fraction < 1 ? Math.log1p(-fraction) : -Infinity, Math.log1p(fraction)];
    return direction === 'higher' ? { less: -rise, more: -fall } : { less: fall, more: rise };
}
/** A change in natural logs as a fraction; null where it is not bounded, or too large to compute with. */
function toFraction(log) {
    const change = Math.expm1(log);
    return Number.isFinite(log) && change <= _metrics_computable_js__WEBPACK_IMPORTED_MODULE_0__/* .largest */ .nQ ? change : null;
}


/***/ }),

/***/ 2551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ countMissing),
/* harmony export */   Jp: () => (/* binding */ findShortage),
/* harmony export */   KT: () => (/* binding */ findSeparation),
/* harmony export */   LA: () => (/* binding */ describeTampering),
/* harmony export */   R5: () => (/* binding */ findObstacle),
/* harmony export */   ZN: () => (/* binding */ isOfBaseline),
/* harmony export */   oS: () => (/* binding */ findBadValue)
/* harmony export */ });
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9195);
/* harmony import */ var _stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9413);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36);



/** Finds what went wrong with `series` on one side, so that the two cannot be compared. Returns undefined if nothing did. */
function findObstacle(series, table) {
    return findTampering(table) ?? findConflict(series) ?? findError(series, table) ?? findFailures(series);
}
function findTampering({ tampered }) {
    const reason = describeTampering(tampered);
    return reason === undefined ? undefined : { cause: 'contender-changed', reason };
}
/**
 * Explains that the measured files are no longer the baseline, and that nobody knows since when. Returns undefined if no file was
 * changed.
 */
function describeTampering([first, ...more]) {
    if (first === undefined)
        return undefined;
    const which = more.length === 0 ? first : `${first} and ${more.length} more`;
    return isOfBaseline(first)
        ? `the baseline's files were changed while it was measured (${which})`
        : `files that copies are made from were changed during the measurement (${which})`;
}
/** Returns whether the file at this path is of a copy of the baseline. */
function isOfBaseline(path) {
    return /^b[12]\//.test(path);
}
const causeOf = { baseline: 'baseline', contender: 'contender-failed' };
function findConflict({ conflict, metric }) {
    if (!conflict)
        return undefined;
    const reason = conflict.unit === metric.unit
        ? `its direction changed from ${metric.better} to ${conflict.better}`
        : `its unit changed from ${showUnit(metric.unit)} to ${showUnit(conflict.unit)}`;
    return { cause: 'contender-changed', reason };
}
/** What does not look like a unit is quoted, lest it reads like words of ours. */
function showUnit(unit) {
    return /^[\w%µ/²³°-]{0,20}$/.test(unit) ? unit || 'none' : JSON.stringify(unit);
}
function findError({ benchmark }, { errors }) {
    const found = errors.get(benchmark);
    // A benchmark that fails in the baseline too is not the contender's to mend.
    const cause = found?.sides.has('baseline') ? 'baseline' : 'contender-failed';
    return found && { cause, reason: `it reported an error (${found.side}): ${found.error}` };
}
function findFailures(series) {
    const { failures } = series;
    const { baseline, contender } = failures;
    if (baseline.timedOut > 0 !== contender.timedOut > 0) {
        const side = baseline.timedOut > 0 ? 'baseline' : 'contender';
        return { cause: causeOf[side], reason: `only the ${side} exceeded the time limit (${failures[side].timedOut}×)` };
    }
    const missing = {
        baseline: countMissing(series, 'baseline'),
        contender: countMissing(series, 'contender'),
    };
    if (Math.abs(missing.baseline - missing.contender) < 2)
        return undefined;
    const side = missing.baseline > missing.contender ? 'baseline' : 'contender';
    const why = failures[side].reason;
    const reason = `it is missing from ${missing[side]} invocations of the ${side}${why === undefined ? '' : `: ${why}`}`;
    return { cause: causeOf[side], reason };
}
/** Counts the invocations of `side` that should have a value of the series, and have none. */
function countMissing({ rounds, failures }, side) {
    const { failed, timedOut, succeeded } = failures[side];
    return failed + timedOut + succeeded - rounds.flat().filter(one => one.side === side).length;
}
/** Finds why the values of `series` have no ratio. Returns undefined if they have one. */
function findBadValue({ rounds }) {
    const all = rounds.flat();
    const values = all.map(({ value }) => value);
    const bad = values.find(value => !(0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_1__/* .isComputable */ .$O)(value)) ?? values.find(value => value <= 0);
    if (bad === undefined)
        return (0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_1__/* .areTooFarApart */ .yK)(values)
            ? { cause: 'contender-failed', reason: 'its values are too far apart for a ratio' }
            : undefined;
    const isOfBaseline = all.some(({ side, value }) => side === 'baseline' && !(value > 0 && (0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_1__/* .isComputable */ .$O)(value)));
    return { cause: isOfBaseline ? 'baseline' : 'contender-failed', reason: describeBadValue(bad) };
}
function describeBadValue(value) {
    if (!(0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_1__/* .isComputable */ .$O)(value))
        return `a value is ${(0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSize */ .jt)(value)}`;
    return `a value is ${value === 0 ? '0' : 'negative'}, and ratios need values above 0`;
}
/** Finds why there is no change to estimate: no round has values of both sides. */
function findSeparation({ rounds }) {
    if (rounds.some(isComplete))
        return undefined;
    return { cause: 'machine', reason: 'no round has both sides, and values are compared within rounds only' };
}
function isComplete(round) {
    return new Set(round.map(({ side }) => side)).size === 2;
}
/** Finds why the rounds of `series` are too few for a verdict. Returns undefined if they suffice. */
function findShortage({ rounds, judge }) {
    const complete = rounds.filter(isComplete);
    const widest = Math.max(0, ...complete.map(round => round.length));
    const least = (0,_stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastRounds */ .T)(widest);
    if (complete.length < least)
        return `${complete.length} complete rounds are fewer than the ${least} that a verdict needs`;
    const values = countValues(complete);
    const needed = (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .leastValues */ .uG)(judge);
    return values >= needed ? undefined : `${values} values of a side are fewer than the ${needed} that ${judge} needs`;
}
/** Of the side that has fewer. */
function countValues(rounds) {
    const all = rounds.flat();
    const ofContender = all.filter(({ side }) => side === 'contender').length;
    return Math.min(ofContender, all.length - ofContender);
}


/***/ }),

/***/ 7489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ findMovedControls),
/* harmony export */   Jk: () => (/* binding */ groupWords),
/* harmony export */   c0: () => (/* binding */ isControl),
/* harmony export */   c7: () => (/* binding */ findUnjudged),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   sL: () => (/* binding */ isJudged)
/* harmony export */ });
/* harmony import */ var _named_work_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3974);
/* harmony import */ var _series_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4662);


/** The words that stand for several metrics in the input `metrics`. */
const groupWords = ['primary', 'all'];
/** The words of `metrics`, a name or one that stands for several each. */
function namesOf(metrics) {
    return metrics.split(',').map(name => name.trim());
}
/**
 * Returns whether `series` is judged, if the user chose `metrics`. These are any of `primary`, `all` that the command prints, and
 * names, separated by commas. Metrics of the whole process must be named.
 */
function isJudged(series, metrics) {
    return series.ruling.control !== true && isChosen(series, metrics);
}
/** Returns whether `series` is a control benchmark, in one of the chosen `metrics`. */
function isControl(series, metrics) {
    return series.ruling.control === true && isChosen(series, metrics);
}
function isChosen(series, metrics) {
    if (series.ruling.ignore !== undefined)
        return false;
    // An error has no unit, and so no direction; but it is worth more than silence.
    if ((0,_series_js__WEBPACK_IMPORTED_MODULE_0__/* .isSilent */ .eS)(series))
        return true;
    if (series.metric.better === 'unknown')
        return false;
    const names = namesOf(metrics);
    const isNamed = names.includes(series.metric.name);
    if (series.metric.aside || isNamed)
        return isNamed;
    // How much was done is neither better nor worse.
    if (series.metric.name === (0,_named_work_js__WEBPACK_IMPORTED_MODULE_1__/* .workMetricOf */ .V4)(series))
        return false;
    return names.includes('all') || (names.includes('primary') && series.primary);
}
/** The control benchmarks that moved. */
function findMovedControls(findings) {
    const moved = findings.filter(({ isControl, verdict }) => isControl && verdict === 'incomparable');
    return [...new Set(moved.map(({ benchmark }) => benchmark))];
}
/** The benchmarks without any judged metric, since nobody knows which way is better. */
function findUnjudged(findings) {
    const judged = new Set(findings.filter(({ verdict }) => verdict !== null).map(({ benchmark }) => benchmark));
    const blurred = findings.filter(one => one.better === 'unknown' && !one.aside && one.ignored === undefined && !judged.has(one.benchmark));
    return [...new Set(blurred.map(({ benchmark }) => benchmark))];
}


/***/ }),

/***/ 6073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ rule),
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   MR: () => (/* binding */ isInUnit),
/* harmony export */   Rd: () => (/* binding */ isVoid),
/* harmony export */   b1: () => (/* binding */ rulingOf),
/* harmony export */   pI: () => (/* binding */ thresholdOf),
/* harmony export */   z6: () => (/* binding */ keepFitting)
/* harmony export */ });
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9195);
/* harmony import */ var _metrics_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9847);
/* harmony import */ var _rules_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3650);
/* harmony import */ var _rules_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8932);




/** Returns whether `rule` applies to this metric of this benchmark. */
function isAbout(rule, benchmark, metric) {
    return (0,_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matches */ .cK)(rule.benchmark, benchmark) && (0,_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matches */ .cK)(rule.metric, metric);
}
/** Returns whether what a rule ignores is judged again, because the rule's last day is over. */
function isVoid({ until }, { asOf }) {
    return until < asOf;
}
/**
 * Combines what `rules` demand of this metric of this benchmark. Of each kind, the last rule counts. If that one is `false`,
 * nothing is demanded.
 */
function rulingOf(rules, benchmark, { name, aside }) {
    const asked = {};
    for (const rule of rules?.list ?? []) {
        if (!isAbout(rule, benchmark, name))
            continue;
        const { line: _line, benchmark: _benchmark, metric: _metric, ignore, ...rest } = rule;
        const { expect: _expect, work: _work, ...others } = rest;
        // Nobody works out beforehand what the process as a whole takes, unless its metric is named.
        const meant = aside && rule.metric === _rules_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .everything */ .Y ? others : rest;
        Object.assign(asked, meant, ignore === undefined || (ignore && isVoid(ignore, rules)) ? {} : { ignore });
    }
    return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== false));
}
/** The metric as a ruling says that it is, and what its printed values are to be multiplied by. */
function rule(metric, { unit, direction }) {
    const tidied = unit !== undefined && metric.unit === '' ? (0,_metrics_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .tidyUnit */ .v)(unit) : undefined;
    const certain = metric.better === 'unknown' && tidied ? tidied.better : metric.better;
    return {
        metric: { ...metric, unit: tidied?.unit ?? metric.unit, better: direction ?? certain },
        factor: tidied?.factor ?? 1,
    };
}
/** Returns whether an amount can be compared with values in `unit`. A plain number is a count. */
function isInUnit(amount, unit) {
    return amount.unit === unit || (amount.unit === '' && unit === 'count');
}
/** `ruling` without amounts in another unit than the values have. */
function keepFitting({ smallest, budget, ...rest }, unit) {
    return {
        ...rest,
        ...(smallest && isInUnit(smallest, unit) ? { smallest } : {}),
        ...(budget && isInUnit(budget, unit) ? { budget } : {}),
    };
}
/**
 * The smallest relative change that matters: the rule's threshold, else that of all; and where the rule names an absolute change,
 * what that is of the `level` of the values, if it is more.
 */
function thresholdOf({ threshold, smallest }, settings, level) {
    const absolute = smallest && level > 0 ? smallest.value / level : 0;
    return Math.min(_metrics_computable_js__WEBPACK_IMPORTED_MODULE_3__/* .largest */ .nQ, Math.max(threshold ?? settings.threshold, absolute));
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
/** Returns the level of the interval of equivalence: 90 % for intervals of 95 %. */
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

/***/ 6115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ percentWithin),
/* harmony export */   Hn: () => (/* binding */ times),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   hs: () => (/* binding */ scale),
/* harmony export */   r6: () => (/* binding */ percentInterval),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   v_: () => (/* binding */ percentSize)
/* harmony export */ });
/** Sizes of the units that people read, by name, ascending. */
const ladders = {
    s: { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1, min: 60 },
    B: { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
    'B/s': { 'B/s': 1, 'kB/s': 1e3, 'MB/s': 1e6, 'GB/s': 1e9 },
    '1/s': { '/s': 1, 'k/s': 1e3, 'M/s': 1e6, 'G/s': 1e9 },
    // Counts are exact, and people know them by their digits; so they are grouped for long, and shortened late.
    count: { '': 1, M: 1e6, G: 1e9 },
};
const significant = 3;
/** What needs more is written with an exponent. */
const mostDecimals = 8;
const thinSpace = '\u2009';
const minus = '−';
/** The scale of a row: the largest unit that is not larger than the first of `values` with a size, and has a number for each of them. */
function scale(values, unit) {
    const finite = values.filter(Number.isFinite);
    const reference = Math.abs(finite.find(value => value !== 0) ?? 1);
    const known = stepsOf(unit);
    const ladder = known.filter(([, size]) => size >= 1 || finite.every(value => Number.isFinite(value / size)));
    // Compared as printed: 999.9 µs has three digits as 1.00 ms.
    const fitting = ladder.filter(([, size]) => Number((reference / size).toPrecision(significant)) >= 1);
    const [name, size] = fitting.at(-1) ?? ladder[0];
    // 64 bytes are 64, not 64.0; 64 ms are 64.0.
    const isWhole = (value) => size === 1 && unit !== 's' && Number.isInteger(value);
    const digits = (value) => (isWhole(value) ? 0 : digitsOf(value / size));
    const spread = (spread, value) => spreadOf(spread / size, digits(value));
    return {
        unit: name,
        size,
        number: value => decimal(value / size, digits(value)),
        spread,
        numberWith: (value, around) => decimal(value / size, Math.max(digits(value), decimalsOf(spread(around, value)))),
    };
}
/** The units that people read, with their sizes. Work in a second has the prefixes of all rates. */
function stepsOf(unit) {
    if (Object.hasOwn(ladders, unit))
        return Object.entries(ladders[unit]);
    if (!/^flops?\/s$/i.test(unit))
        return [[unit, 1]];
    return [1, 1e3, 1e6, 1e9, 1e12].map((size, at) => [`${['', 'k', 'M', 'G', 'T'][at]}${unit}`, size]);
}
/** A relative change as text: `+6.8 %`. */
function percent(fraction) {
    return `${signed(fraction)} %`;
}
/** A relative change as text, with no more decimals than the ends of its interval have. */
function percentWithin(value, ...ends) {
    const own = percentDigits(Math.abs(value));
    const known = ends.flatMap(end => (end === null ? [] : [percentDigits(Math.abs(end))]));
    return `${signed(value, known.length === 0 ? own : Math.min(own, Math.max(...known)))} %`;
}
/** A ratio as people say it, three significant digits at most: `×12.5`. */
function times(ratio) {
    const rounded = Number(ratio.toPrecision(significant));
    return `×${decimal(rounded, decimalsOf(String(rounded)))}`;
}
/** Returns the size of a relative change, whatever its direction: `0.6 %`. */
function percentSize(fraction) {
    return `${decimal(Math.abs(fraction) * 100, percentDigits(Math.abs(fraction)))} %`;
}
/** An interval of a relative change: `[+5.9, +7.7]`; null is an end without bound. */
function percentInterval(low, high) {
    return `[${low === null ? '−∞' : signed(low)}, ${high === null ? '+∞' : signed(high)}]`;
}
/** A share, with no more digits than it has: a threshold that somebody set, a part of the time: `2 %`, `99.5 %`. */
function share(fraction) {
    return `${Number((fraction * 100).toPrecision(significant))} %`;
}
function signed(fraction, digits = percentDigits(Math.abs(fraction))) {
    if (fraction === 0)
        return '0';
    const text = decimal(Math.abs(fraction) * 100, digits);
    // What is almost nothing has no direction to see.
    return /[1-9∞]/.test(text) ? `${fraction < 0 ? minus : '+'}${text}` : text;
}
function percentDigits(size) {
    if (size < 0.001)
        return 2;
    return size < 0.9995 ? 1 : 0;
}
/** How many decimals a printed number has; one with an exponent has none to match. */
function decimalsOf(text) {
    return /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
}
function spreadOf(spread, digits) {
    if (spread === 0)
        return '0';
    const isShown = digits <= mostDecimals && Number(spread.toFixed(digits)) !== 0;
    return decimal(spread, isShown ? digits : Math.max(0, -Math.floor(Math.log10(spread))));
}
/** Decimals that leave three significant digits. */
function digitsOf(value) {
    const rounded = Math.abs(Number(value.toPrecision(significant)));
    if (rounded === 0 || !Number.isFinite(rounded))
        return 0;
    return Math.max(0, significant - 1 - Math.floor(Math.log10(rounded)));
}
function decimal(value, digits) {
    if (!Number.isFinite(value))
        return Number.isNaN(value) ? '–' : value < 0 ? '−∞' : '∞';
    const size = Math.abs(value);
    const sign = value < 0 ? minus : '';
    if (digits > mostDecimals || size >= 1e15)
        return `${sign}${size.toExponential(significant - 1).replace('-', minus)}`;
    const [whole, fraction] = size.toFixed(digits).split('.');
    const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, thinSpace) : whole;
    return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}


/***/ }),

/***/ 8210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mt: () => (/* binding */ chiSquareTail),
/* harmony export */   SW: () => (/* binding */ halfGammaRatio)
/* harmony export */ });
/* unused harmony exports logGamma, upperGamma */
/** ln Γ(x) for x > 0, to about 1e-14: Stirling's series, after the recurrence Γ(x + 1) = x Γ(x) where x is small. */
function logGamma(x) {
    let [argument, product] = [x, 1];
    for (; argument < 16; argument++)
        product *= argument;
    return (argument - 0.5) * Math.log(argument) - argument + halfLogTwoPi + stirlingRest(argument) - Math.log(product);
}
/** Γ(x + ½) / Γ(x) for x > 0, without the cancellation of large logarithms. */
function halfGammaRatio(x) {
    let [argument, factor] = [x, 1];
    for (; argument < 16; argument++)
        factor *= argument / (argument + 0.5);
    const rest = stirlingRest(argument + 0.5) - stirlingRest(argument);
    return factor * Math.sqrt(argument) * Math.exp(argument * Math.log1p(0.5 / argument) - 0.5 + rest);
}
/** Γ(a, x) / Γ(a), the upper part of the regularised incomplete gamma function, for a > 0 and x ≥ 0; to about 1e-13. */
function upperGamma(a, x) {
    if (x <= 0)
        return 1;
    if (x === Infinity)
        return 0;
    const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
    return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}
const halfLogTwoPi = 0.5 * Math.log(2 * Math.PI);
/** What Stirling's formula leaves of ln Γ(x), for x ≥ 16. */
function stirlingRest(x) {
    const square = 1 / (x * x);
    return (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188)))) / x;
}
function lowerSeries(a, x) {
    let term = 1 / a;
    let sum = term;
    for (let k = 1; term > sum * 1e-17; k++) {
        term *= x / (a + k);
        sum += term;
    }
    return sum;
}
/** Legendre's continued fraction, evaluated from the front (Lentz 1976). */
function upperFraction(a, x) {
    let b = x + 1 - a;
    let c = Infinity;
    let d = 1 / b;
    let value = d;
    for (let k = 1; k < 10_000; k++) {
        const numerator = k * (a - k);
        b += 2;
        d = 1 / (b + numerator * d);
        c = b + numerator / c;
        value *= c * d;
        if (Math.abs(c * d - 1) < 1e-15)
            break;
    }
    return value;
}
/** P(X ≥ x) of the chi-squared distribution with `degrees` of freedom, precise far into the tail; 1 where there are none. */
function chiSquareTail(x, degrees) {
    return degrees > 0 ? upperGamma(degrees / 2, x / 2) : 1;
}


/***/ }),

/***/ 6112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TQ: () => (/* binding */ madOfNormal),
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   kC: () => (/* binding */ normalDensity),
/* harmony export */   vr: () => (/* binding */ normalCdf)
/* harmony export */ });
/* unused harmony export erfc */
/** The median absolute deviation of a normal distribution, in its standard deviations. */
const madOfNormal = 0.6745;
/** The complementary error function 1 − erf(x), to about 16 digits in both tails (Cody 1969). */
function erfc(x) {
    const size = Math.abs(x);
    if (size <= centralEnd)
        return 1 - x * ratio(centralErf, x * x);
    const tail = exponentialOfSquare(size, 1) * scaledErfc(size);
    return x < 0 ? 2 - tail : tail;
}
/** The density of the standard normal distribution at `z`. */
function normalDensity(z) {
    return Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
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

/***/ 744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ studentQuantile),
/* harmony export */   R: () => (/* binding */ studentCdf)
/* harmony export */ });
/* harmony import */ var _gamma_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8210);
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6112);


/**
 * P(T ≤ t) of Student's distribution with `degrees` of freedom, which need not be whole; the upper tail is `studentCdf(-t, …)`.
 *
 * `degrees` is at least 0.5 and may be infinite; relative error below 1e-11 in both tails.
 */
function studentCdf(t, degrees) {
    const tail = upperTail(Math.abs(t), degrees);
    return t < 0 ? tail : 1 - tail;
}
/**
 * The t with P(T ≤ t) = p of Student's distribution, by Newton's method on logarithms, where both tail and centre are concave.
 *
 * `p` is in [0, 1], 0 and 1 giving the infinities; `degrees` as for `studentCdf`.
 */
function studentQuantile(p, degrees) {
    if (degrees === Infinity)
        return (0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(p);
    if (p > 0.5)
        return findSize(1 - p, degrees);
    return p === 0.5 ? 0 : -findSize(p, degrees);
}
/** The t > 0 beyond which `p` < ½ is left. */
function findSize(p, degrees) {
    if (p <= 0)
        return Infinity;
    const isTail = p < 0.25;
    const [part, wanted, sign] = isTail ? [upperTail, p, 1] : [centre, 0.5 - p, -1];
    let t = isTail ? -(0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(p) : wanted / density(0, degrees);
    for (let step = 0; step < 60; step++) {
        const value = part(t, degrees);
        const change = (sign * Math.log(value / wanted) * value) / (density(t, degrees) * t);
        t *= Math.exp(change);
        if (Math.abs(change) < 1e-14)
            break;
    }
    return t;
}
// From here on, the normal approximation to the tail is as good as the continued fraction, and faster.
const manyDegrees = 20_000;
/** P(T ≥ t) for t ≥ 0. */
function upperTail(t, degrees) {
    if (t === Infinity)
        return 0;
    if (degrees === Infinity)
        return (0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalCdf */ .vr)(-t);
    if (isCentral(t, degrees))
        return 0.5 - centre(t, degrees);
    if (degrees > manyDegrees)
        return (0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalCdf */ .vr)(-toNormal(t, degrees));
    const { front, tail } = incompleteBeta(t, degrees);
    return (front * betaFraction(degrees / 2, 0.5, tail)) / degrees;
}
/** P(0 ≤ T ≤ t). */
function centre(t, degrees) {
    if (!isCentral(t, degrees))
        return 0.5 - upperTail(t, degrees);
    const { front, head } = incompleteBeta(t, degrees);
    return front * betaFraction(0.5, degrees / 2, head);
}
/** Where the continued fraction of the centre converges faster than that of the tail. */
function isCentral(t, degrees) {
    return t * t * (degrees + 2) < 3 * degrees;
}
/** The arguments t² / (ν + t²) and ν / (ν + t²) of the incomplete beta function, and the factor before its continued fraction. */
function incompleteBeta(t, degrees) {
    const square = t * t;
    const whole = degrees + square;
    const [head, tail] = [square / whole, degrees / whole];
    const power = Math.exp((-degrees / 2) * Math.log1p(square / degrees));
    return { front: power * Math.sqrt(head / Math.PI) * (0,_gamma_js__WEBPACK_IMPORTED_MODULE_0__/* .halfGammaRatio */ .SW)(degrees / 2), head, tail };
}
function density(t, degrees) {
    const power = Math.exp((-(degrees + 1) / 2) * Math.log1p((t * t) / degrees));
    return (power * (0,_gamma_js__WEBPACK_IMPORTED_MODULE_0__/* .halfGammaRatio */ .SW)(degrees / 2)) / Math.sqrt(degrees * Math.PI);
}
/** The continued fraction of the incomplete beta function (DLMF 8.17.22), evaluated from the front (Lentz 1976). */
function betaFraction(a, b, x) {
    let c = 1;
    let d = 1 / (1 - ((a + b) * x) / (a + 1));
    let value = d;
    for (let m = 1; m < 10_000; m++) {
        const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
        const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / (1 + even * d);
        c = 1 + even / c;
        value *= c * d;
        d = 1 / (1 + odd * d);
        c = 1 + odd / c;
        value *= c * d;
        if (Math.abs(c * d - 1) < 1e-15)
            break;
    }
    return value;
}
/** The normal deviate with the same tail (Hill 1970, algorithm 395). */
function toNormal(t, degrees) {
    const a = degrees - 0.5;
    const b = 48 * a * a;
    const square = a * Math.log1p((t * t) / degrees);
    const inner = ((-0.4 * square - 3.3) * square - 24) * square - 85.5;
    return ((inner / (0.8 * square * square + 100 + b) + square + 3) / b + 1) * Math.sqrt(square);
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
