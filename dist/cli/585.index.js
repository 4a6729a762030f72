export const id = 585;
export const ids = [585];
export const modules = {

/***/ 6054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ makeContestRows),
/* harmony export */   r: () => (/* binding */ sectionsOf)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2472);
/* harmony import */ var _contest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1919);
/* harmony import */ var _naming_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2012);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4505);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1193);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8149);
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8389);








/** The sections of a contest by the names of their contenders. */
function sectionsOf(report, contest) {
    return new Map(report.sections
        .filter(section => (0,_contest_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfContest */ .u)(section, contest))
        .map(section => [section.names?.contender ?? _record_record_js__WEBPACK_IMPORTED_MODULE_1__/* .usualNames */ .V.contender, section]));
}
/** The rows of a contest: what is judged, in the order in which it was first printed. */
function makeContestRows(report, contest) {
    const sections = sectionsOf(report, contest);
    const shown = [...sections.values()].flatMap(_view_js__WEBPACK_IMPORTED_MODULE_5__/* .listShown */ ["in"]);
    const judged = shown.filter(({ verdict }) => verdict !== null);
    const keys = [...new Set((judged.length > 0 ? judged : shown).map(keyOf))];
    const [first] = sections.values();
    if (first === undefined)
        return [];
    const { labelOf } = (0,_naming_js__WEBPACK_IMPORTED_MODULE_3__/* .makeNaming */ .r)({ ...first, findings: [...sections.values()].flatMap(({ findings }) => findings) });
    return keys.map(key => {
        const findings = new Map([...sections].flatMap(([name, { findings }]) => {
            const found = findings.find(one => keyOf(one) === key);
            return found ? [[name, found]] : [];
        }));
        const [any] = findings.values();
        const label = (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .metricText */ ._l)(any.metric) === null ? labelOf(any) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${labelOf(any)} · ${any.metric}`;
        return { label, unit: any.unit, ...makeCells(findings, contest, key) };
    });
}
function keyOf({ benchmark, metric }) {
    return `${benchmark}\n${metric}`;
}
function makeCells(findings, contest, key) {
    const places = contest.rankings.find(one => keyOf(one) === key)?.places ?? [];
    const best = places.filter(({ isAmongBest }) => isAmongBest).map(({ side }) => side);
    const base = findBase([...findings.values()]);
    const levels = new Map([...findings].map(([name, finding]) => [name, levelIn(finding, base)]));
    const [any] = findings.values();
    const values = [base?.level.value ?? 0, ...[...levels.values()].map(level => level?.value ?? 0)];
    const shared = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)(values, any.unit);
    const cells = contest.sides.map(({ name }) => name === contest.baseline
        ? makeBaselineCell(name, base, shared, best)
        : makeCell(name, findings.get(name), { level: levels.get(name) ?? null, shared, best }));
    const placeOf = ({ side }) => {
        const place = places.findIndex(one => one.side === side);
        return place < 0 ? places.length : place;
    };
    return { cells, best, ranked: cells.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}
/** The level of the baseline, by the first pair that has a change: all others are told relative to it. */
function findBase(findings) {
    const found = findings.find(({ change }) => change !== null) ?? findings.find(({ baseline }) => baseline !== null);
    const level = found && (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .levelsOf */ .pd)(found).baseline;
    return found?.baseline && level ? { level, summary: found.baseline } : undefined;
}
/** The level of a contender: what its change makes of the baseline's, so that both agree. */
function levelIn(finding, base) {
    const own = (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .levelsOf */ .pd)(finding).contender;
    if (own === null || finding.change === null || base === undefined)
        return own;
    return { value: base.level.value * (1 + finding.change.value), mad: own.mad };
}
const empty = { mark: undefined, word: '', change: '', ratio: '', interval: '', reason: null };
function makeBaselineCell(side, base, shared, best) {
    return {
        ...empty,
        side,
        isBaseline: true,
        quantity: base ? (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .quantity */ .au)(base.level, base.summary, shared) : null,
        isAmongBest: best.includes(side),
    };
}
function makeCell(side, finding, { level, shared, best }) {
    if (finding === undefined)
        return { ...empty, side, isBaseline: false, quantity: null, isAmongBest: false };
    const { verdict, change, contender, reason = null } = finding;
    return {
        side,
        isBaseline: false,
        mark: verdict === null ? _words_words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.unjudged : _words_words_js__WEBPACK_IMPORTED_MODULE_6__/* .marks */ .Z8[verdict],
        word: (0,_words_words_js__WEBPACK_IMPORTED_MODULE_6__/* .word */ .Vm)(finding),
        quantity: level && contender && (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .quantity */ .au)(level, contender, shared),
        change: (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .changeText */ .k0)(finding),
        ratio: (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioText */ .B9)(finding),
        interval: change === null ? '' : (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .intervalText */ .Bt)(change),
        reason,
        isAmongBest: best.includes(side),
    };
}


/***/ }),

/***/ 1919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ isOfContest),
  H: () => (/* binding */ makeContest)
});

// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/stats/engine/rejection.js
var rejection = __webpack_require__(9777);
;// CONCATENATED MODULE: ./lib/stats/opinions/holm.js
/**
 * `pValues` adjusted by Holm's step-down procedure (1979) for `tests` hypotheses, in their order; those that are not given count as
 * never rejected. Whatever the dependence between them, all that is at most α is wrong with probability α at most.
 */
function adjustByHolm(pValues, tests = pValues.length) {
    const order = pValues.map((_, index) => index).sort((one, other) => pValues[one] - pValues[other]);
    const adjusted = new Array(pValues.length);
    let least = 0;
    order.forEach((index, rank) => {
        least = Math.max(least, Math.min(1, (tests - rank) * pValues[index]));
        adjusted[index] = least;
    });
    return adjusted;
}

// EXTERNAL MODULE: ./lib/compare/conclusion.js + 37 modules
var conclusion = __webpack_require__(2108);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var verdicts_change = __webpack_require__(9236);
;// CONCATENATED MODULE: ./lib/compare/ranking.js






/**
 * The ranking of all sides of `record` by each benchmark and metric that is judged. Every pair of sides is tested, with Holm's
 * correction for the number of pairs (Holm 1979), and a side is among the best where no other beats it.
 */
function rankSides(record) {
    const { baseline, sides, settings } = record;
    const names = [baseline, ...sides.map(({ name }) => name).filter(name => name !== baseline)];
    const contests = new Map();
    for (const [index, first] of names.entries())
        for (const second of names.slice(index + 1))
            for (const { duel, ...series } of findDuels((0,pair/* makePair */.xP)(record, first, second))) {
                const key = `${series.benchmark}\n${series.metric}`;
                const contest = contests.get(key) ?? { ...series, duels: [] };
                contests.set(key, contest);
                contest.duels.push({ first, second, ...duel });
            }
    const pairs = (names.length * (names.length - 1)) / 2;
    return [...contests.values()].map(contest => rank(contest, { names, pairs, alpha: 1 - settings.confidence }));
}
function findDuels(pair) {
    const { trial } = (0,conclusion/* survey */.Fr)(pair);
    const inferences = new Map(trial.inferences.map(one => [one.comparison, one]));
    return [...trial.judged].flatMap(comparison => {
        const { series, basis } = comparison;
        const { name: metric, unit, better } = series.metric;
        const found = { benchmark: series.benchmark, metric, unit, better };
        if (basis.kind === 'exact') {
            const estimate = (0,verdicts_change/* toLog */.gY)(basis.contender, better) - (0,verdicts_change/* toLog */.gY)(basis.baseline, better);
            const isSame = basis.contender === basis.baseline;
            return [{ ...found, duel: { p: isSame ? 1 : 0, estimate: isSame ? 0 : estimate, isShort: false } }];
        }
        const tested = inferences.get(comparison);
        if (tested === undefined)
            return [];
        const { inference, shortage } = tested;
        return [{ ...found, duel: { p: inference.p, estimate: inference.estimate, isShort: shortage !== undefined } }];
    });
}
function rank({ duels, ...contest }, { names, pairs, alpha }) {
    const [baseline] = names;
    const adjusted = adjustByHolm(duels.map(({ p, isShort }) => (isShort ? 1 : p)), pairs);
    const beaten = new Set(duels.flatMap(({ first, second, estimate }, index) => {
        if (!(0,rejection/* rejects */.z)(adjusted[index], alpha) || estimate === 0)
            return [];
        return [estimate > 0 ? second : first];
    }));
    const estimates = new Map(duels
        .filter(({ first, isShort }) => first === baseline && !isShort)
        .map(({ second, estimate }) => [second, estimate]));
    const ranked = estimates.size === 0 ? [] : names.filter(name => name === baseline || estimates.has(name));
    const estimateOf = (name) => estimates.get(name) ?? 0;
    return {
        ...contest,
        places: ranked
            .toSorted((one, other) => compare(estimateOf(one), estimateOf(other)))
            .map(side => ({
            side,
            change: toRatio(estimateOf(side), contest.better),
            isAmongBest: !beaten.has(side),
        })),
        unranked: names.filter(name => !ranked.includes(name)),
    };
}
/** Two sides without any cost are alike, which a difference of infinities would not say. */
function compare(one, other) {
    return one === other ? 0 : one - other;
}
function toRatio(estimate, better) {
    const change = (0,verdicts_change/* fromLog */.xs)(estimate, better) - 1;
    return (0,computable/* isComputable */.$O)(change) ? change : null;
}

;// CONCATENATED MODULE: ./lib/report/contest.js

/** The contest of all sides of `record`. */
function makeContest(record) {
    const { suite, leg, baseline, sides } = record;
    const isBaseline = ({ name }) => name === baseline;
    const ordered = [...sides.filter(isBaseline), ...sides.filter(side => !isBaseline(side))];
    return {
        suite,
        ...(leg === undefined ? {} : { leg }),
        baseline,
        sides: ordered.map(({ name, origin }) => ({ name, ...(origin && { origin }) })),
        rankings: rankSides(record),
    };
}
/** Whether `section` is of the same suite and leg. */
function isOfContest(section, { suite, leg }) {
    return section.suite === suite && section.leg === leg;
}


/***/ }),

/***/ 7809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZQ: () => (/* binding */ describeMissingLegs),
  bm: () => (/* binding */ describeWhole),
  W_: () => (/* binding */ findOnly),
  oX: () => (/* binding */ findOnlyContest),
  TL: () => (/* binding */ isMerged),
  ub: () => (/* binding */ mergeRules),
  po: () => (/* binding */ mergedSchemaName),
  fD: () => (/* binding */ narrowAll),
  aL: () => (/* binding */ reportRecord),
  FR: () => (/* binding */ sectionKey),
  w$: () => (/* binding */ toEnded)
});

// UNUSED EXPORTS: mergeRecords, toGated

// EXTERNAL MODULE: ./lib/compare/verdicts/status.js
var verdicts_status = __webpack_require__(1558);
;// CONCATENATED MODULE: ./lib/record/key.js
/** A record by name, in a message about it. */
function describeRecord({ suite, leg, shard }) {
    const parts = [
        `suite ${JSON.stringify(suite)}`,
        ...(leg === undefined ? [] : [`leg ${JSON.stringify(leg)}`]),
        ...(shard === undefined ? [] : [`shard ${JSON.stringify(shard)}`]),
    ];
    return `the record of ${parts.join(', ')}`;
}
/** What the records of one experiment have in common. */
function key_experimentOf({ suite, leg }) {
    return JSON.stringify([suite, leg ?? null]);
}

// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/record/limits.js
var limits = __webpack_require__(213);
;// CONCATENATED MODULE: ./lib/record/misfit.js
/** Why the rounds of two records are not of one experiment, in words; undefined where they are. */
function findMisfit(one, other) {
    return findUnshared(one, other) ?? findDifference(one, other) ?? findDependence(one, other);
}
/** Only what was planned to be pooled is: the number of rounds of a shard is fixed, and does not depend on what it found. */
function findUnshared(one, other) {
    if (one.shard === undefined || other.shard === undefined)
        return 'one of them is not a shard; give each runner its own "shard", or its own "leg"';
    if (one.shard === other.shard)
        return 'they are the same shard; give each runner its own "shard"';
    const isOpen = [one, other].some(({ plan, settings }) => (settings.looks ?? plan?.looks ?? []).length > 1 || plan?.stoppedBy === 'settled');
    return isOpen
        ? 'one of them chose its number of rounds from its data, but a shard must run a fixed number (set "rounds")'
        : undefined;
}
/** What both must have in common, as it is called. */
const shared = {
    suite: ({ suite }) => suite,
    leg: ({ leg }) => leg,
    'set of sides': ({ baseline, sides }) => [baseline, ...sides.map(({ name }) => name)],
    command: ({ command, sides }) => [command, ...sides.map(({ origin }) => origin?.command)],
    'number of copies': ({ sides }) => sides.map(({ copies }) => copies),
    '"reinstall"': ({ reinstall }) => reinstall?.when ?? 'once',
    '"in-place"': ({ plan }) => plan?.inPlace,
    '"statistic"': ({ statistic }) => statistic,
    '"threshold"': ({ settings }) => settings.threshold,
    '"confidence"': ({ settings }) => settings.confidence,
    '"metrics"': ({ settings }) => settings.metrics,
    'set of rules': ({ settings }) => settings.rules?.list,
};
/** What a side must have in common with the side of its name. */
const sharedBySides = {
    commit: origin => origin?.commit,
    source: origin => origin?.source,
    artifact: origin => origin?.artifact?.digest,
};
function findDifference(one, other) {
    const what = Object.keys(shared).find(name => show(shared[name](one)) !== show(shared[name](other)));
    if (what !== undefined)
        return describeDifference(what, shared[what](one), shared[what](other));
    for (const [index, { name, origin }] of one.sides.entries())
        for (const [what, read] of Object.entries(sharedBySides)) {
            const [here, there] = [read(origin), read(other.sides[index]?.origin)];
            if (show(here) !== show(there))
                return describeDifference(`${what} of the ${name}`, here, there);
        }
    return undefined;
}
function describeDifference(what, here, there) {
    return `the ${what} is ${show(here)} in one and ${show(there)} in the other`;
}
function show(value) {
    return (JSON.stringify(value) ?? 'unknown').slice(0, 200);
}
/** With the same orders everywhere, what the place in a round does adds up, and errs in 28 % of comparisons. */
function findDependence({ seed }, other) {
    if (seed === undefined || other.seed === undefined)
        return 'one of them does not say which "seed" its orders were drawn from';
    return seed === other.seed ? `both drew their orders from the same seed ${show(seed)}` : undefined;
}

// EXTERNAL MODULE: ./lib/record/record-error.js
var record_error = __webpack_require__(3483);
;// CONCATENATED MODULE: ./lib/record/pool.js




/**
 * The one experiment that several runners made together: `shards` are records of one suite and leg, each with its own seed.
 *
 * The null only ever permutes within a round, so that pooling is putting rounds after one another. All shards run a number of
 * rounds that was fixed before, so that the whole is looked at once, at its end. What does not fit together is refused.
 */
function pool(shards) {
    const [first, ...others] = shards;
    if (first === undefined)
        throw new record_error/* RecordError */.W1('there is no record to pool');
    for (const [index, shard] of shards.entries())
        refuseMisfits(shard, shards.slice(0, index));
    if (others.length === 0)
        return first;
    const measured = shards.filter(shard => shard.rounds.length > 0);
    const { seed: _seed, shard: _shard, environment: _environment, options: _options, createdAt: _createdAt, host: _host, reinstall: _reinstall, segments: _segments, ...rest } = first;
    const { plan, ...common } = rest;
    const fingerprints = new Set(measured.map(shard => shard.environment?.fingerprint));
    const [environment] = measured.map(shard => shard.environment);
    const createdAt = shards.flatMap(shard => shard.createdAt ?? []).sort()[0];
    return {
        ...common,
        ...(createdAt === undefined ? {} : { createdAt }),
        ...(first.options ? { options: findCommonOptions(shards) } : {}),
        ...(plan ? { plan: poolPlans(shards) } : {}),
        ...(fingerprints.size === 1 && environment ? { environment } : {}),
        ...(measured.length > 0 ? { runners: placeRunners(measured) } : {}),
        ...(measured.some(shard => shard.host) ? { host: measured.flatMap(hostOf) } : {}),
        ...poolReinstall(measured),
        ...(measured.some(({ segments }) => segments)
            ? { segments: shiftStarts(measured, ({ segments = [0] }) => segments) }
            : {}),
        ...poolTampered(shards),
        warnings: poolWarnings(shards),
        rounds: shards.flatMap(shard => shard.rounds),
    };
}
function refuseMisfits(shard, before) {
    for (const other of before) {
        const misfit = findMisfit(other, shard);
        if (misfit !== undefined)
            throw new record_error/* RecordError */.W1(`${describeRecord(other)} and ${describeRecord(shard)} cannot be pooled: ${misfit}`);
    }
}
/** Nothing is known of the rounds of a runner that does not say. */
function hostOf({ host, rounds }) {
    return host ?? rounds.map(() => ({}));
}
function placeRunners(shards) {
    let firstRound = 0;
    return shards.map(({ shard, seed, environment, rounds }, index) => {
        const runner = {
            label: shard ?? String(index + 1),
            firstRound,
            ...(seed === undefined ? {} : { seed }),
            ...(environment === undefined ? {} : { environment }),
        };
        firstRound += rounds.length;
        return runner;
    });
}
/** Each runner has installations of its own. */
function poolReinstall(shards) {
    const [first] = shards;
    if (first?.reinstall === undefined)
        return {};
    const { when } = first.reinstall;
    return { reinstall: { when, starts: shiftStarts(shards, ({ reinstall }) => reinstall?.starts ?? [0]) } };
}
/** The numbers of rounds that `startsOf` gives, as numbers of pooled rounds. */
function shiftStarts(shards, startsOf) {
    let before = 0;
    return shards.flatMap(shard => {
        const shift = before;
        before += shard.rounds.length;
        return startsOf(shard).map(start => start + shift);
    });
}
/** From the best way to end to the worst. */
const reasons = ['settled', 'complete', 'time-budget', 'failing', 'interrupted'];
/** One look, after all rounds that were planned; the time is that of the slowest runner, since they run side by side. */
function poolPlans(shards) {
    const plans = shards.flatMap(({ plan }) => plan ?? []);
    const planned = plans.reduce((sum, { looks, rounds }) => sum + (looks.at(-1) ?? rounds), 0);
    return {
        ...plans[0],
        rounds: planned,
        looks: [planned],
        stoppedBy: reasons[Math.max(...plans.map(({ stoppedBy }) => reasons.indexOf(stoppedBy)))],
        seconds: Math.max(...plans.map(({ seconds }) => seconds)),
    };
}
/** Rounds of one runner that cannot be relied on are among all the others. */
function poolTampered(shards) {
    const tampered = [...new Set(shards.flatMap(({ tampered = [] }) => tampered))].slice(0, limits/* mostTampered */.W5);
    return tampered.length === 0 ? {} : { tampered };
}
function findCommonOptions(shards) {
    const isCommon = ([name, value]) => shards.every(({ options = {} }) => Object.hasOwn(options, name) && options[name] === value);
    return Object.fromEntries(Object.entries(shards[0].options ?? {}).filter(isCommon));
}
/** Each sentence once; with the runner that it is about, where it is not about all. */
function poolWarnings(shards) {
    const pooled = new Map();
    for (const [index, { shard, warnings, rounds }] of shards.entries())
        for (const { code, message } of rounds.length === 0 ? [...warnings, nothingMeasured] : warnings) {
            const known = pooled.get(message) ?? { code, message, labels: [] };
            pooled.set(message, known);
            known.labels.push(shard ?? String(index + 1));
        }
    return [...pooled.values()].map(({ code, message, labels }) => ({
        code,
        message: labels.length === shards.length ? message : `on runner ${labels.join(', ')}: ${message}`,
    }));
}
const nothingMeasured = { code: 'empty-shard', message: 'no round was measured' };

;// CONCATENATED MODULE: ./lib/record/gather.js




/**
 * The experiments that `records` of one run make together.
 *
 * Where a job ran twice, its newer record counts, and that is said. Records that are not of one run are refused.
 */
function gatherRecords(records) {
    const { kept, warnings } = keepNewest(records);
    const experiments = groupBy([...kept].sort(byName), key_experimentOf).map(pool);
    refuseStrangers(experiments);
    return { experiments, warnings };
}
/** `records` of a run whose code may have written them: an experiment that does not fit together harms no other. */
function sortOutUnfit(records) {
    const fitting = [];
    const unfit = [];
    for (const group of groupBy(records, experimentOf)) {
        try {
            gatherRecords(group);
            fitting.push(...group);
        }
        catch (error) {
            if (!(error instanceof RecordError))
                throw error;
            unfit.push({ code: 'unread-record', message: error.message });
        }
    }
    return { fitting, unfit };
}
function keepNewest(records) {
    const kept = [];
    const warnings = [];
    for (const same of groupBy(records, one => JSON.stringify([key_experimentOf(one), one.shard ?? null]))) {
        const [newest, next] = [...same].sort(byAge);
        kept.push(newest);
        if (next === undefined)
            continue;
        const name = describeRecord(newest);
        if (newest.createdAt === undefined || next.createdAt === undefined || newest.createdAt === next.createdAt)
            throw new record_error/* RecordError */.W1(`${name} is there ${same.length} times, and it is unknown which is the newest: give each job its own "leg" or "shard"`);
        const message = `${name} is there ${same.length} times; the newest, of ${newest.createdAt}, is used`;
        warnings.push({ code: 'repeated-record', message });
    }
    return { kept, warnings };
}
function byAge({ createdAt: one = '' }, { createdAt: other = '' }) {
    return one < other ? 1 : one > other ? -1 : 0;
}
/** One error rate can be shared only if all name the same; and another commit is another experiment. */
function refuseStrangers(records) {
    const [first, ...others] = records;
    for (const other of others) {
        const refuse = (why) => {
            throw new record_error/* RecordError */.W1(`${describeRecord(first)} and ${describeRecord(other)} cannot be in one report: ${why}`);
        };
        if (other.settings.confidence !== first.settings.confidence)
            refuse('they have different values of "confidence", but share one correction for many benchmarks');
        for (const { name, origin } of (0,pair/* listContenders */.iV)(first)) {
            const [one, two] = [origin?.commit, other.sides.find(side => side.name === name)?.origin?.commit];
            if (one !== two && one !== undefined && two !== undefined)
                refuse(`they measured two different commits of the ${name}`);
        }
    }
}
const collator = new Intl.Collator('en', { numeric: true });
function byName(one, other) {
    return (collator.compare(one.suite, other.suite) ||
        collator.compare(one.leg ?? '', other.leg ?? '') ||
        collator.compare(one.shard ?? '', other.shard ?? ''));
}
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return [...groups.values()];
}

// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/report/contest.js + 2 modules
var contest = __webpack_require__(1919);
// EXTERNAL MODULE: ./lib/report/report.js
var report = __webpack_require__(5650);
// EXTERNAL MODULE: ./lib/report/view.js
var view = __webpack_require__(8149);
;// CONCATENATED MODULE: ./lib/report/merged.js







const mergedSchemaName = 'counterbalance/merged-report@1';
/**
 * The report of all `records` of a run: shards pooled, one section for each suite and leg, and one correction for many over all of
 * them.
 *
 * Where a job ran twice, its newer record counts. Records that are not of one run are refused.
 */
function mergeRecords(records, { legs, unread = [] } = {}) {
    const { experiments, warnings } = gatherRecords(records);
    const sections = (0,report/* makeReports */.Y)(experiments.flatMap(pair/* listPairs */.SZ));
    const contests = experiments.filter(({ sides }) => sides.length > 2).map(contest/* makeContest */.H);
    const missing = findMissing(sections, legs);
    const isWhole = missing.length === 0 && unread.length === 0 && sections.length > 0;
    return {
        schema: mergedSchemaName,
        status: findWorst([...sections.map(({ status }) => status), ...(isWhole ? [] : ['not-compared'])]),
        sections,
        ...(contests.length > 0 ? { contests } : {}),
        missing,
        warnings: [...warnings, ...unread],
    };
}
/** What `record` says: one report of its two sides, or one of each contender with the baseline. */
function reportRecord(record) {
    return record.sides.length === 2 ? (0,report/* makeReport */.d)((0,pair/* makeOnlyPair */.fZ)(record)) : mergeRecords([record]);
}
/** A report of any kind with the view that is asked for. */
function narrowAll(report, asked) {
    return isMerged(report)
        ? { ...report, sections: report.sections.map(section => (0,view/* narrow */.sc)(section, asked)) }
        : (0,view/* narrow */.sc)(report, asked);
}
/** How many of all rows are shown; undefined where that is all of them. */
function describeWhole(report) {
    if (!isMerged(report))
        return (0,view/* describeView */.fb)(report);
    return report.sections.flatMap(section => (0,view/* describeView */.fb)(section) ?? [])[0];
}
/** Whether a report is of several sections. */
function isMerged(report) {
    return report.schema === mergedSchemaName;
}
/** What a gate looks at in a report of any kind. */
function toEnded(report) {
    if (!isMerged(report))
        return report;
    const [plan] = report.sections.flatMap(section => section.plan ?? []);
    return { ...toGated(report), ...(plan && { plan }) };
}
/** The one report that `merged` is, where it is no more than that. */
function findOnly({ sections, missing, warnings, acceptance }) {
    const [only, ...others] = sections;
    if (only === undefined || only.leg !== undefined || others.length + missing.length > 0)
        return undefined;
    if (warnings.some(({ code }) => code === 'unread-record'))
        return undefined;
    return { ...only, warnings: [...only.warnings, ...warnings], ...(acceptance ? { acceptance } : {}) };
}
/** The one contest that `merged` is of, where it is no more than that. */
function findOnlyContest({ sections, contests = [], missing }) {
    const [only, ...others] = contests;
    const isAll = only && others.length + missing.length === 0 && sections.every(section => (0,contest/* isOfContest */.u)(section, only));
    return isAll ? only : undefined;
}
/** All findings with the section that they are from, and what else a gate looks at. */
function toGated({ sections, missing, warnings }) {
    const nameIn = (section, benchmark) => sections.length < 2 ? benchmark : `${benchmark} (${sectionKey(section, sections).join(', ')})`;
    const found = sections.map(({ status }) => status);
    return {
        // Missing legs count for themselves.
        status: sections.length === 0 ? 'not-compared' : findWorst(found),
        findings: sections.flatMap(section => section.findings.map(finding => ({ ...finding, benchmark: nameIn(section, finding.benchmark) }))),
        removed: sections.flatMap(section => section.removed.map(name => nameIn(section, name))),
        rules: mergeRules(sections, nameIn),
        warnings: [...warnings, ...sections.filter(one => one.status === 'errored').flatMap(one => one.warnings)],
        missing: [
            ...missing.map(one => `${describeMissingLegs(one)} missing`),
            ...warnings.filter(({ code }) => code === 'unread-record').map(({ message }) => message),
        ],
    };
}
/** How many legs have left no record: `1 of 3 legs`. */
function describeMissingLegs({ expected, found }) {
    return `${expected - found.length} of ${expected} leg${expected === 1 ? '' : 's'}`;
}
/** What the rules make of all `sections`, by the names that `nameIn` gives. */
function mergeRules(sections, nameIn) {
    return {
        missing: sections.flatMap(section => (section.rules?.missing ?? []).map(name => nameIn(section, name))),
        budgets: sections.flatMap(section => (section.rules?.budgets ?? []).map(one => ({ ...one, benchmark: nameIn(section, one.benchmark) }))),
    };
}
/** What tells `section` from the others: its suite where there are several, its leg where it has one, its contender where it is one of several. */
function sectionKey({ suite, leg, names }, sections) {
    const hasOneSuite = sections.every(other => other.suite === suite);
    const place = leg === undefined ? [suite] : hasOneSuite ? [leg] : [suite, leg];
    const beside = sections.filter(other => (0,contest/* isOfContest */.u)(other, { suite, leg }));
    if (beside.length < 2)
        return place;
    const contender = names?.contender ?? record/* usualNames */.V.contender;
    return beside.length === sections.length ? [contender] : [...place, contender];
}
/** Where there are legs at all, each suite that has one must have all. */
function findMissing(sections, expected) {
    if (expected === undefined)
        return [];
    const inLegs = sections.filter(({ leg }) => leg !== undefined);
    if (inLegs.length === 0)
        return sections.length >= expected ? [] : [{ suite: null, expected, found: sections.map(({ suite }) => suite) }];
    return [...new Set(inLegs.map(({ suite }) => suite))]
        .map(suite => ({ suite, expected, found: inLegs.filter(one => one.suite === suite).map(({ leg }) => leg) }))
        .filter(({ found }) => found.length < expected);
}
function findWorst(found) {
    return verdicts_status/* statuses */.b.find(status => found.includes(status));
}


/***/ }),

/***/ 2479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/** A report, or whatever else is kept as it is, for programs. */
function renderJson(value) {
    return `${JSON.stringify(value, null, 1)}\n`;
}


/***/ }),

/***/ 9017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ renderMergedTerminal)
});

// EXTERNAL MODULE: ./lib/report/contest.js + 2 modules
var report_contest = __webpack_require__(1919);
// EXTERNAL MODULE: ./lib/report/merged.js + 4 modules
var merged = __webpack_require__(7809);
// EXTERNAL MODULE: ./lib/report/text/escape.js
var text_escape = __webpack_require__(1961);
// EXTERNAL MODULE: ./lib/report/text/text.js
var text_text = __webpack_require__(1193);
// EXTERNAL MODULE: ./lib/report/words/merged-headline.js
var merged_headline = __webpack_require__(947);
// EXTERNAL MODULE: ./lib/report/words/words.js
var words = __webpack_require__(8389);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/report/contest-rows.js
var contest_rows = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/report/text/cells.js
var cells = __webpack_require__(733);
// EXTERNAL MODULE: ./lib/report/text/columns.js
var columns = __webpack_require__(571);
// EXTERNAL MODULE: ./lib/report/words/contest.js
var words_contest = __webpack_require__(6084);
// EXTERNAL MODULE: ./lib/report/words/question.js
var words_question = __webpack_require__(1366);
// EXTERNAL MODULE: ./lib/report/words/reproduce.js
var reproduce = __webpack_require__(2107);
// EXTERNAL MODULE: ./lib/report/words/trust.js
var trust = __webpack_require__(3998);
;// CONCATENATED MODULE: ./lib/report/pages/contest-terminal.js












/** All sides of a contest for a terminal: a table by benchmark, each side with its whole name, the lowest estimate first. */
function renderContestTerminal(report, contest, options) {
    const { color, width = Number.POSITIVE_INFINITY } = options;
    const paint = color ? painted : unpainted;
    const rows = (0,contest_rows/* makeContestRows */.K)(report, contest);
    const sections = [...(0,contest_rows/* sectionsOf */.r)(report, contest).values()];
    const [first] = sections;
    const question = first && (0,words_question/* questionText */.m)(first);
    const tallies = (0,merged_headline/* mergedHeadline */.rD)({ ...report, sections }).map(({ mark, text }) => paint(`${mark.character} ${text}`, mark.tone));
    const { shown, folded } = selectRows(rows);
    const confidence = first?.settings.confidence ?? 0;
    const tables = shown.map(row => tableLines(row, contest, { width, paint, isAlone: rows.length === 1, confidence }));
    const notes = [...(0,merged_headline/* mergedNotes */.sy)(report), ...(0,words_contest/* sayOfAll */.Gu)(sections, trust/* concerns */.Kc)].map(text => (0,text_text/* write */.M9)(text, text_escape/* terminalVoice */.BE));
    const reproduction = first ? (0,reproduce/* reproduceContest */.AF)(contest, first, options.program) : [];
    const parts = [
        [
            `${paint('Benchmarks:', 'strong')} ${tallies.join(' · ')}`,
            (0,text_text/* write */.M9)((0,words_contest/* contestContext */.E2)(contest, report), text_escape/* terminalVoice */.BE),
            ...(question ? [(0,text_text/* write */.M9)(question, text_escape/* terminalVoice */.BE)] : []),
            ...(0,words_contest/* sideSentences */.s5)(contest).map(text => `  ${(0,text_text/* write */.M9)(text, text_escape/* terminalVoice */.BE)}`),
        ],
        ...tables,
        folded === 0
            ? []
            : [
                `${words/* marks */.Z8.unchanged.character} ${folded} more benchmarks are unchanged on all sides (--markdown FILE shows them)`,
            ],
        notes.map(note => `${paint(words/* otherMarks */.p6.warning.character, 'doubt')} ${note}`),
        [`${paint('Next step:', 'strong')} ${(0,text_text/* write */.M9)((0,words_contest/* contestNextStep */.Qp)(report, contest, rows, options), text_escape/* terminalVoice */.BE)}`],
        reproduction.length === 0
            ? []
            : ['Reproduce, in the directory where it was run:', ...reproduction.map(line => `  ${(0,text_escape/* harmlessLines */.vL)(line)}`)],
    ];
    const filled = parts.filter(lines => lines.length > 0);
    return `${filled.map(lines => lines.join('\n')).join('\n\n')}\n`;
}
const mostTables = 30;
/** All rows, but for those of many that say nothing. */
function selectRows(rows) {
    if (rows.length <= mostTables)
        return { shown: rows, folded: 0 };
    const shown = rows.filter(({ cells }) => cells.some(({ mark }) => mark && mark !== words/* marks */.Z8.unchanged));
    return { shown, folded: rows.length - shown.length };
}
const codes = { bad: 31, good: 32, doubt: 33, quiet: 2, strong: 1 };
const painted = (text, style) => `\u001b[${codes[style]}m${text}\u001b[0m`;
const unpainted = text => text;
function tableLines(row, contest, { width, paint, isAlone, confidence }) {
    const [head, ...lines] = (0,columns/* layOut */.v)(columnsOf(row, contest, confidence), width);
    const sentence = (0,words_contest/* rankingSentence */.q)(row, contest, true);
    return [
        ...(isAlone ? [] : [paint((0,text_text/* write */.M9)(row.label, text_escape/* terminalVoice */.BE), 'strong')]),
        paint(head, 'quiet'),
        ...lines.flatMap((line, at) => {
            const { mark, reason } = row.ranked[at];
            const why = reason === null ? [] : [paint(`  └ ${text_escape/* terminalVoice */.BE.message(reason)}`, mark?.tone ?? 'quiet')];
            return [mark ? paint(line, mark.tone) : line, ...why];
        }),
        ...(sentence ? [(0,text_text/* write */.M9)(sentence, text_escape/* terminalVoice */.BE)] : []),
    ];
}
function columnsOf({ ranked }, { sides, baseline }, confidence) {
    const column = (head, cell) => ({ head, cells: ranked.map(cell) });
    const number = (head, cell) => ({ ...column(head, cell), right: true });
    const nameOf = (name) => (0,text_text/* write */.M9)((0,words_contest/* sideName */.jf)(sides.find(side => side.name === name)), text_escape/* terminalVoice */.BE);
    return [
        column('', ({ mark }) => mark?.character ?? ''),
        { ...column('', ({ word, isBaseline }) => (isBaseline ? 'baseline' : word)), gap: 1 },
        column('Side', ({ side }) => nameOf(side)),
        number('Level', ({ quantity }) => (0,text_text/* write */.M9)((0,cells/* valueText */.Ru)(quantity), text_escape/* terminalVoice */.BE)),
        { ...column('', ({ quantity }) => (quantity?.spread ? `± ${quantity.spread}` : '')), gap: 1, expendable: 3 },
        number(`Against ${columnName(nameOf(baseline))}`, ({ change, isBaseline }) => (isBaseline ? '' : change)),
        { ...column('', ({ ratio }) => ratio), gap: 1, expendable: 2 },
        { ...column(`${(0,scale/* share */.uM)(confidence)} interval`, ({ interval }) => interval), expendable: 1 },
    ];
}
const longestInHead = 20;
function columnName(name) {
    return name.length > longestInHead ? 'the baseline' : name;
}

// EXTERNAL MODULE: ./lib/report/pages/terminal.js
var terminal = __webpack_require__(1865);
;// CONCATENATED MODULE: ./lib/report/pages/merged-terminal.js








/** All sections for a terminal: one headline, then each section as it is alone, worst first; of a contest, all sides in one table. */
function renderMergedTerminal(report, options) {
    const { contests = [] } = report;
    const sections = (0,merged_headline/* byUrgency */.td)(report);
    const only = (0,merged/* findOnlyContest */.oX)(report);
    if (only)
        return renderContestTerminal(report, only, options);
    const others = sections.filter(section => !contests.some(contest => (0,report_contest/* isOfContest */.u)(section, contest)));
    const tallies = (0,merged_headline/* mergedHeadline */.rD)(report).map(({ mark, text }) => `${mark.character} ${text}`);
    const notes = (0,merged_headline/* mergedNotes */.sy)(report).map(note => `${words/* otherMarks */.p6.warning.character} ${(0,text_text/* write */.M9)(note, text_escape/* terminalVoice */.BE)}`);
    const pages = others.map(section => {
        const name = (0,text_text/* write */.M9)((0,merged_headline/* sectionName */.$)(section, sections), text_escape/* terminalVoice */.BE);
        return `── ${name} ──\n${(0,terminal/* renderTerminal */.b)(section, options)}`;
    });
    const head = [
        `Benchmarks: ${tallies.join(' · ')}`,
        (0,text_text/* write */.M9)((0,merged_headline/* mergedContext */.m2)(report), text_escape/* terminalVoice */.BE),
        ...notes,
        `Next step: ${(0,text_text/* write */.M9)((0,merged_headline/* mergedNextStep */.CH)(report, options), text_escape/* terminalVoice */.BE)}`,
    ];
    const tables = contests.map(contest => `── ${[contest.suite, contest.leg]
        .filter(Boolean)
        .map(name => text_escape/* terminalVoice */.BE.name(name))
        .join(' · ')} ──\n${renderContestTerminal(report, contest, options)}`);
    return [`${head.join('\n')}\n`, ...tables, ...pages].join('\n');
}


/***/ }),

/***/ 7585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ renderBy),
  Z: () => (/* binding */ renderers)
});

// EXTERNAL MODULE: ./lib/report/merged.js + 4 modules
var merged = __webpack_require__(7809);
// EXTERNAL MODULE: ./lib/report/text/fit.js
var fit = __webpack_require__(915);
// EXTERNAL MODULE: ./lib/report/naming.js
var naming = __webpack_require__(2012);
// EXTERNAL MODULE: ./lib/report/rows.js + 1 modules
var report_rows = __webpack_require__(4505);
// EXTERNAL MODULE: ./lib/report/text/cells.js
var cells = __webpack_require__(733);
// EXTERNAL MODULE: ./lib/report/text/escape.js
var text_escape = __webpack_require__(1961);
// EXTERNAL MODULE: ./lib/report/text/text.js
var text_text = __webpack_require__(1193);
// EXTERNAL MODULE: ./lib/report/view.js
var report_view = __webpack_require__(8149);
// EXTERNAL MODULE: ./lib/report/words/contest.js
var words_contest = __webpack_require__(6084);
// EXTERNAL MODULE: ./lib/report/words/headline.js + 1 modules
var headline = __webpack_require__(7555);
// EXTERNAL MODULE: ./lib/report/words/merged-headline.js
var merged_headline = __webpack_require__(947);
// EXTERNAL MODULE: ./lib/report/words/next-step.js
var next_step = __webpack_require__(6702);
// EXTERNAL MODULE: ./lib/report/words/question.js
var words_question = __webpack_require__(1366);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
;// CONCATENATED MODULE: ./lib/record/differences.js
const fields = [
    ['CPU', ({ cpu }) => cpu],
    ['cores', ({ cores }) => String(cores)],
    ['memory', ({ memoryInBytes }) => `${(memoryInBytes / 2 ** 30).toFixed(0)} GiB`],
    ['system', ({ os }) => os],
    ['kernel', ({ kernel }) => kernel],
    ['image', ({ runner = 'none' }) => runner],
    ['virtualisation', ({ virtualization = 'none' }) => virtualization],
    ['quota', ({ quotaInCores }) => (quotaInCores === undefined ? 'none' : `${quotaInCores} cores`)],
    ['governor', ({ governor }) => governor],
    ['turbo', ({ turbo }) => turbo],
    ['SMT', ({ smt }) => smt],
    ['ASLR', ({ aslr }) => aslr],
    ['cores held to', ({ held }) => held?.cores],
    ['niceness', ({ held }) => held?.niceness?.toString()],
    ['Node.js', ({ node }) => node],
];
/** What two environments are known to differ in. */
function listDifferences(then, now) {
    const tools = [...new Set([then, now].flatMap(({ toolchain = [] }) => toolchain.map(({ command }) => command)))];
    const all = [...fields, ...tools.map(tool => [tool, (one) => findVersion(one, tool)])];
    return all.flatMap(([what, value]) => {
        const [before, after] = [value(then), value(now)];
        const isKnown = before !== undefined && after !== undefined;
        return isKnown && before !== after ? [{ what, before, after }] : [];
    });
}
function findVersion({ toolchain = [] }, tool) {
    return toolchain.find(({ command }) => command === tool)?.version;
}

// EXTERNAL MODULE: ./lib/report/words/runners.js
var runners = __webpack_require__(951);
;// CONCATENATED MODULE: ./lib/report/words/reading.js




/** What every column and word means, a sentence each. */
function reading({ settings, control, rules }) {
    const confidence = (0,scale/* share */.uM)(settings.confidence);
    const threshold = (0,scale/* share */.uM)(settings.threshold);
    return [
        (0,text_text/* own */.ZV)('Baseline and Contender are levels: what came and went with the rounds is taken out of the values, as for the change. So contender ÷ baseline is the change. The ± is the median distance from the level. A row without a change shows plain medians.'),
        (0,text_text/* own */.ZV)(`Change is that of the contender relative to the baseline. The brackets hold the ${confidence} interval: ends between which the true change lies, unless this is the one run in ${oneIn(settings.confidence)} that errs. With many benchmarks, changes are shown with a wider one, so that the many do not make false alarms.`),
        (0,text_text/* own */.ZV)('The strip draws the same interval, on one scale for all rows: ● the change, ├ ┤ the ends, · no change (┼ inside), ‹ › goes on.'),
        (0,text_text/* own */.ZV)('Control is the change between two copies of the same code. It should be close to zero.'),
        control.noiseFloor !== null &&
            (0,text_text/* own */.ZV)('The ± of the control is its noise floor: the median of the far ends of the controls’ intervals.'),
        (0,text_text/* own */.ZV)(`Unchanged: the whole interval is within ±${threshold}. Inconclusive: the interval is too wide to tell.`),
        rules !== undefined &&
            (0,text_text/* own */.ZV)(`A budget is met where the whole ${confidence} interval of the contender’s own median keeps to it, missed where none of it does, and else undecided; the baseline has no part in that.`),
        (0,text_text/* own */.ZV)('Finds is the smallest change that a row would have shown in four of five runs. Outliers lie farther from the middle half of the values than 1.5 times its width. They count like all other values.'),
        (0,text_text/* own */.ZV)('Incomparable: a comparison of the values would mislead. The row says why.'),
    ].filter(sentence => sentence !== false);
}
/** The machine and the versions, a line each: what it is, and what was found. */
function environmentLines(report) {
    const { environment, rounds, settings, seed, suite } = report;
    const known = reading_fields.flatMap(([label, value]) => {
        const found = environment && value(environment);
        return found === undefined ? [] : [(0,text_text/* say */.cv) `${(0,text_text/* own */.ZV)(label)}: ${found}`];
    });
    const looks = settings.looks.join(', ');
    return [
        ...known,
        ...(environment?.toolchain ?? []).map(({ command, version }) => (0,text_text/* say */.cv) `${command}: ${version}`),
        ...publishedLines(report),
        ...(0,runners/* runnerLines */.C)(report),
        (0,text_text/* say */.cv) `Suite: ${suite}`,
        ...(seed === undefined ? [] : [(0,text_text/* say */.cv) `Seed: ${seed}`]),
        ...(rounds > 0 && looks ? [(0,text_text/* own */.ZV)(`Looks after ${looks} rounds`)] : []),
    ];
}
const reading_fields = [
    ['CPU', ({ cpu, cores }) => `${cpu}, ${cores} cores`],
    ['Memory', ({ memoryInBytes }) => `${(memoryInBytes / 2 ** 30).toFixed(1)} GiB`],
    ['System', ({ os, kernel }) => `${os}, ${kernel}`],
    ['Runner', ({ runner }) => runner],
    ['Inside', ({ virtualization }) => virtualization],
    ['Quota', ({ quotaInCores }) => (quotaInCores === undefined ? undefined : `the time of ${quotaInCores} cores`)],
    ['Node.js', ({ node }) => node],
    ['Set to', describeSettings],
    [
        'Held to',
        ({ held }) => joined([held?.cores && `cores ${held.cores}`, describeNiceness(held), held?.isolated && 'its own copy']),
    ],
];
function describeSettings({ governor, turbo, smt, aslr }) {
    return joined([
        governor && `governor ${governor}`,
        turbo && `turbo ${turbo}`,
        smt && `SMT ${smt}`,
        aslr && `ASLR ${aslr}`,
    ]);
}
function describeNiceness(held) {
    return held?.niceness === undefined ? undefined : `niceness ${held.niceness}`;
}
function joined(parts) {
    return parts.filter(Boolean).join(', ') || undefined;
}
/** What is not as it was where the baseline was published. */
function publishedLines({ environment, sides }) {
    const then = sides?.baseline?.environment;
    const differences = environment && then ? listDifferences(then, environment) : [];
    if (differences.length === 0)
        return [];
    return [
        (0,text_text/* own */.ZV)('Both sides ran on this machine. Values from the machine that published the baseline are never judged. Differences from that machine:'),
        ...differences.map(difference => (0,text_text/* say */.cv) `${difference.what}: ${difference.before} then, ${difference.after} now`),
    ];
}
function oneIn(confidence) {
    return confidence < 1 ? String(Math.round(1 / (1 - confidence))) : 'many';
}

// EXTERNAL MODULE: ./lib/report/words/reproduce.js
var reproduce = __webpack_require__(2107);
// EXTERNAL MODULE: ./lib/report/words/rules.js
var rules = __webpack_require__(9191);
// EXTERNAL MODULE: ./lib/report/words/settling.js
var settling = __webpack_require__(1686);
// EXTERNAL MODULE: ./lib/report/words/trust.js
var trust = __webpack_require__(3998);
// EXTERNAL MODULE: ./lib/report/contest-rows.js
var contest_rows = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
;// CONCATENATED MODULE: ./lib/report/text/contest-cells.js




/** The heads of a table with a column for each side. */
function contestHeads({ sides, baseline }, voice) {
    const nameOf = (side) => `${(0,text_text/* write */.M9)((0,words_contest/* sideName */.jf)(side), voice)}${side.name === baseline && side.name !== record/* usualNames */.V.baseline ? ' (baseline)' : ''}`;
    return ['Benchmark', ...sides.map(nameOf), 'Fastest or best'];
}
/** The cells of each row, as HTML that is Markdown as well. */
function contestCells(rows, { sides }, voice) {
    const nameOf = (name) => (0,words_contest/* sideName */.jf)(sides.find(side => side.name === name) ?? { name });
    return rows.map(({ label, cells, best }) => [
        (0,text_text/* write */.M9)(label, voice),
        ...cells.map(cell => cellOf(cell, voice)),
        best.length === 0 ? '–' : (0,text_text/* write */.M9)((0,text_text/* join */.fj)(best.map(nameOf), ', '), voice),
    ]);
}
function cellOf({ isBaseline, mark, quantity, change, ratio, interval, reason }, voice) {
    const level = (0,text_text/* write */.M9)(quantity ? (0,cells/* spreadText */.rX)(quantity) : (0,text_text/* own */.ZV)('–'), voice);
    if (isBaseline)
        return level;
    const against = [mark?.emoji, change, ratio].filter(Boolean).join(' ');
    const details = [interval, quantity && level].filter(Boolean).join(' · ');
    const why = reason === null ? '' : `<br><sub>${voice.message(reason)}</sub>`;
    return `${against || '–'}${details === '' ? '' : `<br><sub>${details}</sub>`}${why}`;
}

;// CONCATENATED MODULE: ./lib/report/pages/contest-html.js





/** The tables of all contests of `report`, as a part of a page: a column for each side. */
function contestTables(report) {
    return (report.contests ?? []).map(contest => contestTable(report, contest)).join('\n');
}
const voice = (0,text_escape/* withShortLines */.wt)(text_escape/* htmlVoice */.eV);
const mostSentences = 5;
function contestTable(report, contest) {
    const rows = (0,contest_rows/* makeContestRows */.K)(report, contest);
    const sentences = rows.length > mostSentences ? [] : rankings(rows, contest);
    return [
        '<section>',
        `<p>${(0,text_text/* write */.M9)((0,words_contest/* contestContext */.E2)(contest, report), voice)}</p>`,
        list((0,words_contest/* sideSentences */.s5)(contest).map(text => (0,text_text/* write */.M9)(text, voice))),
        '<table>',
        row(contestHeads(contest, voice), 'th'),
        ...contestCells(rows, contest, voice).map(cells => row(cells, 'td')),
        '</table>',
        list(sentences),
        `<p>${(0,text_text/* write */.M9)(words_contest/* contestReading */.f3, voice)}</p>`,
        '</section>',
    ]
        .filter(Boolean)
        .join('\n');
}
function rankings(rows, contest) {
    return rows.flatMap(one => {
        const sentence = (0,words_contest/* rankingSentence */.q)(one, contest, rows.length === 1);
        return sentence === undefined ? [] : [(0,text_text/* write */.M9)(sentence, voice)];
    });
}
function row(cells, element) {
    return `<tr>${cells.map(cell => `<${element}>${cell}</${element}>`).join('')}</tr>`;
}
function list(items) {
    return items.length === 0 ? '' : `<ul>\n${items.map(item => `<li>${item}</li>`).join('\n')}\n</ul>`;
}

;// CONCATENATED MODULE: ./lib/report/pages/html.js

















/** The report as a page of its own: no script, nothing loaded. */
function renderHtml(report, options = {}) {
    const { changed, inconclusive, unchanged, unjudged, ignored, distributions } = (0,report_rows/* makePageRows */.L5)(report);
    const view = (0,report_view/* describeView */.fb)(report);
    const { prefix } = (0,naming/* makeNaming */.r)(report);
    const body = [
        `<h1>Benchmarks <small>${text_escape/* htmlVoice */.eV.name(report.suite)}</small></h1>`,
        `<p class="headline">${(0,headline/* headline */.Pl)(report)
            .map(({ mark, text }) => `<span class="${mark.tone}">${mark.emoji} ${text}</span>`)
            .join(' · ')}</p>`,
        `<p>${(0,text_text/* write */.M9)((0,headline/* context */._O)(report), (0,text_escape/* withShortLines */.wt)(text_escape/* htmlVoice */.eV))}</p>`,
        questionLine(report),
        view && `<p>${view}</p>`,
        prefix && `<p>all names begin with ${text_escape/* htmlVoice */.eV.name(prefix)}</p>`,
        table(changed, report),
        `<p><b>Next step:</b> ${(0,text_text/* write */.M9)((0,next_step/* nextStep */.s)(report, options), text_escape/* htmlVoice */.eV)}</p>`,
        section('Inconclusive', table(inconclusive, report)),
        section(`Unchanged ${(0,settling/* withinWords */.pj)(report)}`, table(unchanged, report)),
        section('Not judged', table(unjudged, report)),
        section('Ignored by rules', table(ignored, report)),
        section((0,rules/* rulesTitle */.OF)(report), html_list((0,rules/* ruleSentences */.Rr)(report))),
        section('Added', namesOf(report.added)),
        section('Removed', namesOf(report.removed)),
        section('Distributions', distributionTable(distributions)),
        section(`Can this run be trusted? ${(0,trust/* trustTitle */.n9)(report)}`, html_list((0,trust/* trust */.tY)(report))),
        section('How to read this', html_list(reading(report))),
        section('Reproduce', reproduction(report, options)),
        section('Environment', html_list(environmentLines(report))),
    ];
    return page(body.filter(Boolean).join('\n'));
}
/** Several reports as one page: contests first, then each section as it is alone. */
function renderMergedHtml(report, options = {}) {
    const sections = report.sections.map(one => {
        const { changed, inconclusive, unchanged, unjudged, ignored } = (0,report_rows/* makePageRows */.L5)(one);
        const rows = [...changed, ...inconclusive, ...unchanged, ...unjudged, ...ignored];
        const content = [table(rows, one), html_list((0,trust/* trust */.tY)(one)), html_list(environmentLines(one))].join('\n');
        return section((0,text_text/* write */.M9)((0,merged_headline/* sectionName */.$)(one, report.sections), text_escape/* htmlVoice */.eV), content);
    });
    const headings = (0,merged_headline/* mergedHeadline */.rD)(report).map(({ mark, text }) => `<span class="${mark.tone}">${mark.emoji} ${text}</span>`);
    const body = [
        '<h1>Benchmarks</h1>',
        `<p class="headline">${headings.join(' · ')}</p>`,
        html_list((0,merged_headline/* mergedNotes */.sy)(report)),
        contestTables(report),
        `<p><b>Next step:</b> ${(0,text_text/* write */.M9)((0,words_contest/* wholeNextStep */.rU)(report, options), text_escape/* htmlVoice */.eV)}</p>`,
        ...sections,
    ];
    return page(body.filter(Boolean).join('\n'));
}
function questionLine(report) {
    const question = (0,words_question/* questionText */.m)(report);
    return question === undefined ? '' : `<p>${(0,text_text/* write */.M9)(question, text_escape/* htmlVoice */.eV)}</p>`;
}
const style = `
  :root { color-scheme: light dark; --line: #8884; --bad: #cf222e; --good: #1a7f37; --doubt: #9a6700 }
  @media (prefers-color-scheme: dark) { :root { --bad: #ff7b72; --good: #56d364; --doubt: #e3b341 } }
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
  .headline { font-size: 1.3rem } .bad { color: var(--bad) } .good { color: var(--good) } .doubt { color: var(--doubt) }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
  .right { text-align: right; white-space: nowrap }
  code, pre { font: 13px/1.3 ui-monospace, Menlo, Consolas, monospace } pre { overflow-x: auto }
  section { overflow-x: auto }`;
function page(body) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Benchmarks</title>
<style>${style}
</style>
</head>
<body>
${body}
</body>
</html>
`;
}
function section(heading, content) {
    return content && `<section>\n<h2>${heading}</h2>\n${content}\n</section>`;
}
function table(rows, report) {
    if (rows.length === 0)
        return '';
    const columns = (0,cells/* heads */.c9)(report);
    const head = columns.map(({ text, right }) => `<th${right ? ' class="right"' : ''}>${text}</th>`).join('');
    const lines = (0,cells/* cellsOf */.nc)(rows, text_escape/* htmlVoice */.eV).map((cells, row) => {
        const shown = cells.map((cell, at) => `<td${columns[at].right ? ' class="right"' : ''}>${cell}</td>`);
        return `<tr title="${rows[row].word}">${shown.join('')}</tr>`;
    });
    return `<table>\n<tr>${head}</tr>\n${lines.join('\n')}\n</table>`;
}
function distributionTable(rows) {
    if (rows.length === 0)
        return '';
    const lines = (0,cells/* distributionCells */.ob)(rows, text_escape/* htmlVoice */.eV).map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`);
    return `<table>\n<tr><th>Benchmark</th><th>Baseline above contender, from the 5th to the 95th percentile (‹ › some lie outside)</th></tr>\n${lines.join('\n')}\n</table>`;
}
function namesOf(all) {
    return all.length === 0 ? '' : `<p>${(0,text_text/* write */.M9)((0,text_text/* say */.cv) `${(0,text_text/* names */.Dy)(all, 1000)}`, text_escape/* htmlVoice */.eV)}</p>`;
}
function html_list(sentences) {
    return sentences.length === 0
        ? ''
        : `<ul>\n${sentences.map(text => `<li>${(0,text_text/* write */.M9)(text, text_escape/* htmlVoice */.eV)}</li>`).join('\n')}\n</ul>`;
}
function reproduction(report, { program }) {
    const lines = (0,reproduce/* reproduce */.CC)(report, program);
    if (lines.length === 0)
        return '';
    return `<p>Type this ${(0,text_text/* write */.M9)((0,reproduce/* reproduceWhere */.js)(report), text_escape/* htmlVoice */.eV)}:</p>\n<pre><code>${lines.map(text_escape/* entities */.O5).join('\n')}</code></pre>`;
}

// EXTERNAL MODULE: ./lib/report/pages/json.js
var json = __webpack_require__(2479);
// EXTERNAL MODULE: ./lib/report/words/words.js
var words = __webpack_require__(8389);
;// CONCATENATED MODULE: ./lib/report/pages/junit.js



/**
 * The report as JUnit's XML, for CI systems that show tests: each judged benchmark is a test case. *Regressed* is a failure,
 * *incomparable* is an error, *inconclusive* is skipped, since nobody can tell; *unchanged* and *improved* pass.
 */
function renderJunit(report) {
    return wrap(writeSuite(report));
}
/** The same of several reports, a test suite for each. */
function renderMergedJunit({ sections }) {
    return wrap(sections.map(writeSuite).join(''));
}
function wrap(suites) {
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites}</testsuites>\n`;
}
function writeSuite({ suite, leg, findings }) {
    const judged = findings.filter(({ verdict }) => verdict !== null);
    const count = (verdict) => judged.filter(one => one.verdict === verdict).length;
    const name = attribute(leg === undefined ? suite : `${suite} ${leg}`);
    const counts = `tests="${judged.length}" failures="${count('regressed')}" errors="${count('incomparable')}" skipped="${count('inconclusive')}"`;
    const cases = judged.map(finding => writeCase(finding, name)).join('');
    return `<testsuite name="${name}" ${counts}>\n${cases}</testsuite>\n`;
}
function writeCase(finding, suite) {
    const { benchmark, metric, verdict } = finding;
    const start = `<testcase classname="${suite}" name="${attribute(`${benchmark} ${metric}`)}"`;
    const element = verdict === null ? undefined : junit_elements[verdict];
    return element ? `${start}><${element} message="${attribute(describe(finding))}"/></testcase>\n` : `${start}/>\n`;
}
const junit_elements = {
    regressed: 'failure',
    incomparable: 'error',
    inconclusive: 'skipped',
    unchanged: undefined,
    improved: undefined,
};
function describe(finding) {
    const { change, reason } = finding;
    const amount = change ? ` ${(0,scale/* percent */.KN)(change.value)} ${(0,scale/* percentInterval */.r6)(change.low, change.high)}` : '';
    return `${(0,words/* word */.Vm)(finding)}${amount}${reason === undefined ? '' : `: ${reason}`}`;
}
/** Text from outside, as an attribute: XML cannot hold control characters or halves of characters at all. */
function attribute(text) {
    const printable = text_escape/* terminalVoice */.BE.message(text).replace(/\p{Cs}/gu, '\ufffd');
    return printable.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./lib/report/words/acceptance.js


/** The acceptance of a run as a paragraph of a page; empty where there was none. */
function renderAcceptance(accepted) {
    return accepted === undefined ? '' : `🏷️ **Accepted:** ${(0,text_text/* write */.M9)(acceptanceText(accepted), text_escape/* markdownVoice */.Cr)}\n\n`;
}
/** The same for a log. */
function acceptanceNotice(accepted) {
    return `Accepted: ${write(acceptanceText(accepted), terminalVoice)}`;
}
/** Who accepted what would have failed the job, when, and why. */
function acceptanceText({ failures, label, by, at, why }) {
    const what = (0,text_text/* join */.fj)(failures.map(failure => (0,text_text/* message */.iU)(failure)), '; ');
    const who = by === undefined ? (0,text_text/* say */.cv) `the label ${label} accepts this` : (0,text_text/* say */.cv) `${by} accepted this with the label ${label}`;
    const when = at === undefined ? (0,text_text/* own */.ZV)('') : (0,text_text/* say */.cv) ` on ${(0,text_text/* own */.ZV)(describeTime(at))}`;
    const because = why === undefined ? (0,text_text/* own */.ZV)('') : (0,text_text/* say */.cv) `, saying ${(0,text_text/* message */.iU)(JSON.stringify(why))}`;
    return (0,text_text/* say */.cv) `the gate would have failed (${what}), but ${who}${when}${because}. The verdict stays as it is.`;
}
/** `2026-01-31 12:00 UTC`; what is no time is not shown as one. */
function describeTime(at) {
    const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(at) ?? [];
    return day === undefined ? 'an unknown day' : `${day} ${time} UTC`;
}

// EXTERNAL MODULE: ./lib/report/words/numbers.js
var numbers = __webpack_require__(7890);
;// CONCATENATED MODULE: ./lib/report/pages/markdown.js


















/** The report as a comment or a summary on GitHub: what changed, what to do, and the rest in folds. */
function renderMarkdown(report, { limit, source, ...options }) {
    const rows = (0,report_rows/* makePageRows */.L5)(report);
    const step = (0,text_text/* write */.M9)((0,next_step/* nextStep */.s)(report, options), text_escape/* markdownVoice */.Cr);
    return (0,fit/* fit */.Uj)([
        openingText(report),
        viewText(report),
        whyText(report),
        changedTable(rows, report),
        `**Next step:** ${step}\n\n`,
        renderAcceptance(report.acceptance),
        ...rowFolds(rows, report),
        rulesFold(report),
        presenceFold(report),
        numbersFold(rows),
        distributionFold(rows),
        fold(`🔬 Can this run be trusted? ${(0,trust/* trustTitle */.n9)(report)}`, 'Can this run be trusted?', markdown_list((0,trust/* trust */.tY)(report))),
        aboutFold(report, options.program),
        markdown_sourceText(source),
    ], limit);
}
/** What is left of a comment that could not be posted: the headline, what to do, and where the rest is. */
function renderShort(report, { source, ...options }) {
    const step = write(nextStep(report, options), markdownVoice);
    return `${openingText(report)}**Next step:** ${step}\n\n${markdown_sourceText(source)}`;
}
function openingText(report) {
    return `## ⏱ Benchmarks${suiteTitle(report)}: ${headlineText(report)}\n${contextText(report)}`;
}
/** What was compared with what, and the question that it is to answer. */
function contextText(report) {
    const question = (0,words_question/* questionText */.m)(report);
    const asked = question === undefined ? '' : `${(0,text_text/* write */.M9)(question, text_escape/* markdownVoice */.Cr)}\n\n`;
    return `${(0,text_text/* write */.M9)((0,headline/* context */._O)(report), (0,text_escape/* withShortLines */.wt)(text_escape/* markdownVoice */.Cr))}\n\n${asked}`;
}
/** What is to be known of the rows: how many are shown, and what their names begin with. */
function viewText(report) {
    const view = (0,report_view/* describeView */.fb)(report);
    const { prefix } = (0,naming/* makeNaming */.r)(report);
    const parts = [view, prefix && `all names begin with ${text_escape/* markdownVoice */.Cr.name(prefix)}`].filter(Boolean);
    return parts.length === 0 ? '' : `${parts.join(' · ')}\n\n`;
}
function markdown_sourceText(source) {
    if (source === undefined)
        return '';
    const attempt = source.attempt > 1 ? `, attempt ${source.attempt}` : '';
    return `<sub>The whole report and its data: [run ${source.runNumber}${attempt}](${source.url}).</sub>\n`;
}
function headlineText(report) {
    return (0,headline/* headline */.Pl)(report)
        .map(({ mark, text }) => `${mark.emoji} ${text}`)
        .join(' · ');
}
function suiteTitle({ suite }) {
    return suite === 'benchmark' ? '' : ` ${text_escape/* markdownVoice */.Cr.name(suite)}`;
}
/** Where there is nothing to show, the reasons stand in its place. */
function whyText({ status, warnings }) {
    if (status !== 'errored' && status !== 'not-compared')
        return '';
    return warnings.length === 0 ? '' : `${markdown_list(warnings.slice(0, 5).map(warning => (0,text_text/* message */.iU)(warning.message)))}\n`;
}
function rowFolds({ inconclusive, unchanged, unjudged, ignored }, report) {
    const within = (0,settling/* withinWords */.pj)(report);
    return [
        rowFold(`${words/* marks */.Z8.inconclusive.emoji} ${inconclusive.length} inconclusive: ${(0,settling/* settlingWords */.mp)(report)}`, 'inconclusive', inconclusive, report),
        rowFold(`${words/* marks */.Z8.unchanged.emoji} ${unchanged.length} unchanged ${within}`, 'unchanged', unchanged, report),
        {
            ...rowFold(`${words/* otherMarks */.p6.unjudged.emoji} ${unjudged.length} not judged`, 'not judged', unjudged, report),
            isOptional: true,
        },
        {
            ...rowFold(`${words/* otherMarks */.p6.ignored.emoji} ${ignored.length} ignored by rules`, 'ignored', ignored, report),
            isOptional: true,
        },
    ];
}
/** What the rules ask, and what came of it. */
function rulesFold(report) {
    return fold(`📏 ${(0,rules/* rulesTitle */.OF)(report)}`, 'rules', markdown_list((0,rules/* ruleSentences */.Rr)(report)));
}
function rowFold(summary, name, rows, report) {
    const { open, close, ...inner } = markdown_table(name, rows, report);
    const details = rows.length === 0 || rows.length > mostWithNumbers ? '' : `\n${numbersTable(rows)}`;
    return { ...inner, open: `${opening(summary)}${open}`, details, close: `${close}${closing}`, isOptional: false };
}
/** No regression is left out before what is none; of one benchmark it stands first, so that its name stays with what is below. */
function changedTable({ changed }, report) {
    const spare = new Set(changed.flatMap(({ verdict }, at) => (verdict === 'regressed' ? [] : [at])));
    return { ...markdown_table('regressed, incomparable or improved', changed, report), spare, isOptional: false };
}
function markdown_table(name, rows, report) {
    const columns = (0,cells/* heads */.c9)(report);
    const rule = columns.map(({ right }) => (right ? '---:' : ':---'));
    return {
        name,
        open: `${line(columns.map(({ text }) => text))}${line(rule)}`,
        rows: (0,cells/* cellsOf */.nc)(rows, text_escape/* markdownVoice */.Cr).map(line),
        close: '\n',
    };
}
/** Of more rows, nobody reads them, and no comment holds them. The JSON has all. */
const mostWithNumbers = 1000;
/** The numbers of what stands in no fold of its own. */
function numbersFold({ changed }) {
    const title = 'Numbers of the rows above';
    return fold(`🔢 ${title}`, title.toLowerCase(), changed.length === 0 || changed.length > mostWithNumbers ? '' : numbersTable(changed));
}
function numbersTable(rows) {
    const rule = numbers/* numberHeads */.ru.map((_, at) => (at < 2 ? ':---' : '---:'));
    return [numbers/* numberHeads */.ru, rule, ...(0,numbers/* numberCells */.ft)(rows, text_escape/* markdownVoice */.Cr)].map(line).join('');
}
function line(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function presenceFold({ added, removed }) {
    const sentences = [
        ...(added.length > 0 ? [(0,text_text/* say */.cv) `Added, with nothing to compare to: ${(0,text_text/* names */.Dy)(added, 100)}.`] : []),
        ...(removed.length > 0 ? [(0,text_text/* say */.cv) `Removed, so not compared: ${(0,text_text/* names */.Dy)(removed, 100)}.`] : []),
    ];
    return fold(`${words/* otherMarks */.p6.added.emoji} ${added.length} added, ${removed.length} removed`, 'added and removed', markdown_list(sentences));
}
function distributionFold({ distributions }) {
    const body = (0,cells/* distributionCells */.ob)(distributions, text_escape/* markdownVoice */.Cr).map(line).join('');
    const head = `${line(['Benchmark', 'Baseline above contender, from the 5th to the 95th percentile (‹ › some lie outside)'])}${line([':---', ':---'])}`;
    return fold('📊 Distributions', 'distributions', body && `${head}${body}`);
}
function aboutFold(report, program) {
    const sections = [
        `**How to read this**\n\n${markdown_list(reading(report))}`,
        reproduceText(report, '', program),
        `**Environment**\n\n${markdown_list(environmentLines(report))}`,
    ];
    const title = 'How to read this · Reproduce · Environment';
    return fold(title, title, sections.filter(Boolean).join('\n'));
}
/** How to repeat a comparison; `name` says of which section, where there are several. */
function reproduceText(report, name, program) {
    const lines = (0,reproduce/* reproduce */.CC)(report, program).map(text_escape/* entities */.O5).join('\n');
    const where = (0,text_text/* write */.M9)((0,reproduce/* reproduceWhere */.js)(report), text_escape/* markdownVoice */.Cr);
    return lines && `**Reproduce**${name && ` ${name}`}, ${where}:\n\n<pre><code>${lines}</code></pre>\n`;
}
function fold(summary, name, body) {
    return { name, open: opening(summary), rows: body ? [body] : [], close: `\n${closing}`, isOptional: true };
}
function opening(summary) {
    return `<details><summary>${summary}</summary>\n\n`;
}
const closing = '</details>\n\n';
function markdown_list(sentences) {
    return sentences.map(sentence => `- ${(0,text_text/* write */.M9)(sentence, text_escape/* markdownVoice */.Cr)}\n`).join('');
}

// EXTERNAL MODULE: ./lib/report/contest.js + 2 modules
var report_contest = __webpack_require__(1919);
;// CONCATENATED MODULE: ./lib/report/pages/contest-markdown.js











/** All sides of a contest: one table with a column each, and what it comes to. */
function contestParts(report, contest, rank) {
    const rows = (0,contest_rows/* makeContestRows */.K)(report, contest);
    const isAlone = rows.length === 1;
    const sentences = rows.length > contest_markdown_mostSentences
        ? []
        : rows.map(row => (0,words_contest/* rankingSentence */.q)(row, contest, isAlone)).filter(text => text !== undefined);
    return [
        `${(0,text_text/* write */.M9)((0,words_contest/* contestContext */.E2)(contest, report), contest_markdown_voice)}\n\n`,
        sided((0,words_contest/* sideSentences */.s5)(contest)),
        matrix(rows, contest, rank),
        sided(sentences),
    ];
}
const contest_markdown_voice = (0,text_escape/* withShortLines */.wt)(text_escape/* markdownVoice */.Cr);
/** Sentences that name sides. */
function sided(sentences) {
    return sentences.length === 0 ? '' : `${sentences.map(text => `- ${(0,text_text/* write */.M9)(text, contest_markdown_voice)}\n`).join('')}\n`;
}
/** More of them repeat the last column. */
const contest_markdown_mostSentences = 5;
function matrix(rows, contest, rank) {
    const heads = contestHeads(contest, contest_markdown_voice);
    return {
        name: 'benchmarks',
        open: `${line(heads)}${line(heads.map(() => ':---'))}`,
        rows: contestCells(rows, contest, contest_markdown_voice).map(line),
        close: '\n',
        isOptional: false,
        rank,
    };
}
/** A fold for the findings of each contender, and one for whether they can be trusted. */
function contenderFolds(report, contest) {
    const sections = [...(0,contest_rows/* sectionsOf */.r)(report, contest).values()];
    const first = sections.find(({ control }) => control.status !== 'not-run') ?? sections[0];
    const findings = sections.map(section => {
        const { changed, inconclusive, unchanged, unjudged, ignored } = (0,report_rows/* makeRows */.GL)(section);
        const name = (0,text_text/* write */.M9)((0,merged_headline/* sectionName */.$)(section, report.sections), text_escape/* markdownVoice */.Cr);
        const { open, rows, close } = markdown_table(name, [...changed, ...inconclusive, ...unchanged, ...unjudged, ...ignored], section);
        const title = `${name}: ${headlineText(section)}`;
        return fold(title, 'findings of each contender', rows.length === 0 ? '' : `${open}${rows.join('')}${close}`);
    });
    if (first === undefined)
        return findings;
    const question = 'Can this run be trusted?';
    return [...findings, fold(`🔬 ${question} ${(0,trust/* trustTitle */.n9)(first)}`, question, markdown_list((0,words_contest/* sayOfAll */.Gu)(sections, trust/* trust */.tY)))];
}
/** How to read a contest, how to repeat it, and where it was measured. */
function contestAbout(report, contest, program) {
    const [section] = (0,contest_rows/* sectionsOf */.r)(report, contest).values();
    const title = 'How to read this · Reproduce · Environment';
    if (section === undefined)
        return fold(title, title, '');
    const lines = (0,reproduce/* reproduceContest */.AF)(contest, section, program);
    const where = (0,text_text/* write */.M9)((0,reproduce/* reproduceWhere */.js)(section), text_escape/* markdownVoice */.Cr);
    const parts = [
        `**How to read this**\n\n${markdown_list([words_contest/* contestReading */.f3, ...reading(section)])}`,
        lines.length === 0 ? '' : `**Reproduce** ${where}\n\n<pre><code>${lines.map(text_escape/* entities */.O5).join('\n')}</code></pre>\n`,
        `**Environment**\n\n${markdown_list(environmentLines(section))}`,
    ];
    return fold(title, title, parts.filter(Boolean).join('\n'));
}

;// CONCATENATED MODULE: ./lib/report/pages/merged-markdown.js















/** What loses its rows first where there is no room, ascending: what says that all is well, and a regression last of all. */
const ranks = {
    unchanged: 0,
    inconclusive: 1,
    improved: 2,
    incomparable: 3,
    heading: 4,
    overview: 5,
    regressed: 6,
    head: 7,
};
/** All sections on one page: one headline, a line for each section, and then what each of them found. */
function renderMergedMarkdown(report, { limit, source, ...options }) {
    const { contests = [] } = report;
    const sections = (0,merged_headline/* byUrgency */.td)(report);
    const others = sections.filter(section => !contests.some(contest => (0,report_contest/* isOfContest */.u)(section, contest)));
    const notes = markdown_list((0,merged_headline/* mergedNotes */.sy)(report).slice(0, mostNotes));
    return (0,fit/* fit */.Uj)([
        merged_markdown_openingText(report),
        notes && `${notes}\n`,
        ...contests.flatMap(contest => contestParts(report, contest, ranks.overview)),
        others.length > 0 && overview(others),
        stepText(report, options),
        renderAcceptance(report.acceptance),
        ...contests.flatMap(contest => contenderFolds(report, contest)),
        ...others.flatMap(section => sectionParts(section, sections)),
        ...contests.map(contest => contestAbout(report, contest, options.program)),
        others.length > 0 && merged_markdown_aboutFold(others, options.program),
        markdown_sourceText(source),
    ].filter(part => part !== false), limit);
}
const mostNotes = 10;
function merged_markdown_openingText(report) {
    const tallies = (0,merged_headline/* mergedHeadline */.rD)(report).map(({ mark, text }) => `${mark.emoji} ${text}`);
    const context = (0,merged/* findOnlyContest */.oX)(report) ? '' : `${(0,text_text/* write */.M9)((0,merged_headline/* mergedContext */.m2)(report), text_escape/* markdownVoice */.Cr)}\n\n`;
    return `## ⏱ Benchmarks: ${tallies.join(' · ')}\n${context}`;
}
function stepText(report, options) {
    return `**Next step:** ${(0,text_text/* write */.M9)((0,words_contest/* wholeNextStep */.rU)(report, options), text_escape/* markdownVoice */.Cr)}\n\n`;
}
/** What is left of a comment that could not be posted: the headline, what to do, and where the rest is. */
function renderMergedShort(report, { source, ...options }) {
    return `${merged_markdown_openingText(report)}${stepText(report, options)}${sourceText(source)}`;
}
function nameOf(section, sections) {
    return (0,text_text/* write */.M9)((0,merged_headline/* sectionName */.$)(section, sections), text_escape/* markdownVoice */.Cr);
}
function overview(sections) {
    const rows = sections.map(section => line([
        merged_headline/* statusMarks */.Dw[section.status].emoji,
        nameOf(section, sections),
        headlineText(section),
        (0,words/* controlText */.JU)(section),
        (0,headline/* count */.U9)(section.rounds, 'round'),
    ]));
    return {
        name: 'sections in the overview',
        open: `${line(['', 'Section', 'Found', 'Control', 'Measured'])}${line([':---', ':---', ':---', ':---', '---:'])}`,
        rows,
        close: '\n',
        isOptional: false,
        rank: ranks.overview,
    };
}
function sectionParts(section, sections) {
    const name = nameOf(section, sections);
    const rows = (0,report_rows/* makePageRows */.L5)(section, sections);
    const [inconclusive, unchanged, unjudged, ignored] = rowFolds(rows, section);
    const isRegressed = section.findings.some(({ verdict }) => verdict === 'regressed');
    const heading = {
        name: 'sections',
        open: `### ${merged_headline/* statusMarks */.Dw[section.status].emoji} ${name}\n`,
        rows: [`${contextText(section)}${viewText(section)}${whyText(section)}`],
        close: '',
        isOptional: false,
        rank: isRegressed ? ranks.head : ranks.heading,
    };
    const title = `Can ${name} be trusted? ${(0,trust/* trustTitle */.n9)(section)}`;
    return [
        heading,
        ...changes(rows.changed, section),
        { ...inconclusive, rank: ranks.inconclusive },
        { ...unchanged, rank: ranks.unchanged },
        unjudged,
        ignored,
        rulesFold(section),
        presenceFold(section),
        numbersFold(rows),
        distributionFold(rows),
        fold(`🔬 ${title}`, 'whether the sections can be trusted', markdown_list((0,trust/* trust */.tY)(section))),
    ];
}
/** One table of what changed in parts, so that a regression is the last to be left out on the whole page. */
function changes(rows, section) {
    const parts = groups.flatMap(verdict => {
        const own = rows.filter(row => row.verdict === verdict);
        return own.length === 0 ? [] : [{ verdict, block: markdown_table(verdict ?? 'not judged', own, section) }];
    });
    if (parts.length === 0)
        return [];
    const blocks = parts.map(({ verdict, block }, index) => ({
        ...block,
        open: index === 0 ? block.open : '',
        close: '',
        isOptional: false,
        rank: ranks[verdict ?? 'unchanged'],
    }));
    return [...blocks, '\n'];
}
const groups = [
    'regressed',
    'incomparable',
    'improved',
    'inconclusive',
    'unchanged',
    null,
];
function merged_markdown_aboutFold(sections, program) {
    const [first] = sections;
    const parts = sections.flatMap(section => {
        const name = nameOf(section, sections);
        return [reproduceText(section, name, program), `**Environment** of ${name}\n\n${markdown_list(environmentLines(section))}`];
    });
    const title = 'How to read this · Reproduce · Environment';
    const read = first ? [`**How to read this**\n\n${markdown_list(reading(first))}`] : [];
    return fold(title, title, [...read, ...parts].filter(Boolean).join('\n'));
}
/** The page of all sections, or of the one report that there is. */
function renderWholeMarkdown(report, options) {
    const only = (0,merged/* findOnly */.W_)(report);
    return only ? renderMarkdown(only, options) : renderMergedMarkdown(report, options);
}

// EXTERNAL MODULE: ./lib/report/pages/merged-terminal.js + 1 modules
var merged_terminal = __webpack_require__(9017);
// EXTERNAL MODULE: ./lib/report/pages/terminal.js
var terminal = __webpack_require__(1865);
;// CONCATENATED MODULE: ./lib/report/pages/renderers.js









/** All of them, in the order in which they are offered. */
const renderers = [
    { name: 'terminal', isOfferedByName: true, render: terminal/* renderTerminal */.b, renderMerged: merged_terminal/* renderMergedTerminal */.T },
    { name: 'comment', isOfferedByName: true, ...markdownWithin(fit/* commentLimit */.j9) },
    { name: 'summary', isOfferedByName: true, ...markdownWithin(fit/* summaryLimit */.mf) },
    {
        name: 'json',
        isOfferedByName: false,
        file: 'Write the report as JSON.',
        render: json/* renderJson */.h,
        renderMerged: json/* renderJson */.h,
    },
    {
        name: 'markdown',
        isOfferedByName: true,
        file: 'Write the report as Markdown.',
        ...markdownWithin({ ...fit/* summaryLimit */.mf, size: Number.POSITIVE_INFINITY }),
    },
    {
        name: 'html',
        isOfferedByName: true,
        file: 'Write the report as an HTML page.',
        render: renderHtml,
        renderMerged: renderMergedHtml,
    },
    { name: 'junit', isOfferedByName: true, render: renderJunit, renderMerged: renderMergedJunit },
];
/** `report` as one renderer shows it, whether it is of one section or of several; undefined where it has no such page. */
function renderBy({ render, renderMerged }, report, terminal) {
    return (0,merged/* isMerged */.TL)(report) ? renderMerged?.(report, terminal) : render(report, terminal);
}
function markdownWithin(limit) {
    return {
        render: (report, { program }) => renderMarkdown(report, { limit, ...(program && { program }) }),
        renderMerged: (report, { program }) => renderWholeMarkdown(report, { limit, ...(program && { program }) }),
    };
}


/***/ }),

/***/ 915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uj: () => (/* binding */ fit),
/* harmony export */   j9: () => (/* binding */ commentLimit),
/* harmony export */   mf: () => (/* binding */ summaryLimit)
/* harmony export */ });
/** Of a comment: GitHub refuses more than 65,536 characters. */
const commentLimit = { size: 60_000, unit: 'characters', elsewhere: 'the job summary' };
/** Of a job summary: the runner throws away all of what is longer than 1 MiB. */
const summaryLimit = { size: 1_000_000, unit: 'bytes', elsewhere: 'the report file' };
/**
 * The page that `parts` make, within the limit: optional blocks are left out from the end, then details, then rows of the others, each
 * from the end again; what is left out is said. Text that is no block stays.
 */
function fit(parts, limit) {
    const page = parts.map(part => (typeof part === 'string' ? part : assemble(part))).join('');
    const excess = measure(page, limit) - limit.size;
    if (excess <= 0)
        return page;
    const kept = shorten(parts, excess + roomForNote, limit);
    const rest = parts.map(part => (typeof part === 'string' ? part : assemble(kept.get(part) ?? part)));
    return `${rest.join('')}${noteOf(parts, kept, limit)}`;
}
const roomForNote = 600;
/** The blocks that must be shortened to save `excess`, and what is left of them. */
function shorten(parts, excess, limit) {
    const blocks = parts.flatMap(part => (typeof part === 'string' || part.rows.length === 0 ? [] : [part])).reverse();
    const kept = new Map();
    let left = excess;
    const required = blocks.filter(one => !one.isOptional).sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
    const steps = [
        ...blocks.filter(one => one.isOptional).map((block) => [block, whole => ({ ...whole, rows: [] })]),
        ...required.filter(one => one.details).map((block) => [block, withoutDetails]),
        ...required.map((block) => [block, rest => withoutLast(rest, left, limit)]),
    ];
    for (const [block, shortenBlock] of steps) {
        if (left <= 0)
            break;
        const before = kept.get(block) ?? block;
        const shorter = shortenBlock(before);
        left -= measure(assemble(before), limit) - measure(assemble(shorter), limit);
        kept.set(block, shorter);
    }
    return kept;
}
function withoutDetails({ details: _, ...block }) {
    return block;
}
function withoutLast(block, excess, limit) {
    const isSpare = (row) => block.spare?.has(row) ?? false;
    const all = block.rows.map((_, row) => row).reverse();
    const left = new Set();
    let saved = 0;
    for (const row of [...all.filter(isSpare), ...all.filter(row => !isSpare(row))]) {
        if (saved >= excess)
            break;
        saved += measure(block.rows[row], limit);
        left.add(row);
    }
    return { ...block, rows: block.rows.filter((_, row) => !left.has(row)) };
}
/** What is left out, by name: several blocks of one name are counted together. */
function noteOf(parts, kept, { elsewhere }) {
    const blocks = parts.filter(part => typeof part !== 'string');
    const shortened = [...kept.keys()];
    const namesOf = (isOptional) => [
        ...new Set(shortened.filter(block => block.isOptional === isOptional).map(({ name }) => name)),
    ];
    const rows = namesOf(false).flatMap(name => {
        const named = blocks.filter(block => block.name === name);
        const [all, left] = [named, named.map(block => kept.get(block) ?? block)].map(countRows);
        return all === left ? [] : `${all - left} of ${all} ${name}`;
    });
    const hasLess = shortened.some(block => !block.isOptional && kept.get(block).details !== block.details);
    const listed = [...namesOf(true), ...(hasLess ? ['numbers of rows'] : []), ...rows];
    return `\n✂️ Left out to keep this short: ${listed.join('; ')}. The whole report is in ${elsewhere}.\n`;
}
function countRows(blocks) {
    return blocks.reduce((sum, { rows }) => sum + rows.length, 0);
}
function assemble({ open, rows, details = '', close }) {
    return rows.length === 0 ? '' : `${open}${rows.join('')}${details}${close}`;
}
function measure(text, { unit }) {
    return unit === 'characters' ? text.length : new TextEncoder().encode(text).length;
}


/***/ }),

/***/ 6084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ contestContext),
/* harmony export */   Gu: () => (/* binding */ sayOfAll),
/* harmony export */   Qp: () => (/* binding */ contestNextStep),
/* harmony export */   f3: () => (/* binding */ contestReading),
/* harmony export */   jf: () => (/* binding */ sideName),
/* harmony export */   q: () => (/* binding */ rankingSentence),
/* harmony export */   rU: () => (/* binding */ wholeNextStep),
/* harmony export */   s5: () => (/* binding */ sideSentences)
/* harmony export */ });
/* unused harmony export superlativeOf */
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2472);
/* harmony import */ var _contest_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6054);
/* harmony import */ var _merged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7809);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1193);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7555);
/* harmony import */ var _merged_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(947);
/* harmony import */ var _next_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6702);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8389);








/** A side by its name, which is a command where nobody gave it another. */
function sideName({ name, origin }) {
    return origin?.command === name ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(name) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${name}`;
}
/** What the sides are, where their names do not say it. */
function sideSentences({ sides, baseline }) {
    return sides.flatMap(side => {
        const what = describeOrigin(side.name, side.origin);
        return what === undefined
            ? []
            : [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${sideName(side)}${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(isOtherName(side.name, baseline) ? ' (the baseline)' : '')}: ${what}`];
    });
}
function isOtherName(name, baseline) {
    return name === baseline && name !== _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .V.baseline;
}
function describeOrigin(name, origin) {
    if (origin === undefined)
        return undefined;
    if (origin.command !== undefined)
        return origin.command === name ? undefined : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(origin.command);
    return (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .sideText */ .Rc)(origin);
}
/** What was compared with what, and how. */
function contestContext(contest, report) {
    const sections = [...(0,_contest_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .sectionsOf */ .r)(report, contest).values()];
    // Where a contender failed every time, its own section has no control.
    const first = sections.find(({ control }) => control.status !== 'not-run') ?? sections[0];
    const baseline = contest.sides.find(({ name }) => name === contest.baseline);
    const contenders = (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(contest.sides.length - 1, 'contender');
    if (first === undefined)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(contenders)} against ${sideName(baseline)}`;
    const { rounds, plan, environment } = first;
    const stop = _words_js__WEBPACK_IMPORTED_MODULE_6__/* .stopWords */ .e$[plan?.stoppedBy ?? 'complete'];
    const judged = sections.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict !== null).length;
    const parts = [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(contenders)} against ${sideName(baseline)}`,
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(`${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(rounds, 'round')}${stop && ` (${stop})`}`),
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .controlText */ .JU)(first)),
        plan && (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)((0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(plan.seconds)),
        environment && (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${environment.cpu}`,
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(judged === 0 ? 'nothing is judged' : `one correction for ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(judged, 'judged result')}`),
    ];
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .join */ .fj)(parts.filter(text => text !== undefined), ' · ');
}
/** Which sides may be the best by one row. */
function rankingSentence(row, { sides }, isAlone) {
    const { best, ranked, label, unit } = row;
    if (best.length === 0)
        return undefined;
    const lead = isAlone ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('') : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${label}: `;
    const superlative = superlativeOf(unit);
    const named = enumerate(best.map(name => sideName(sides.find(side => side.name === name) ?? { name })));
    if (best.length === 1)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${lead}${named} is the ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(superlative)}.`;
    const isAll = best.length === ranked.length;
    const which = isAll ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('none of the sides') : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(`the ${superlative}`);
    return isAll
        ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${lead}${which} can be told apart from the ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(superlative)}.`
        : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${lead}${named} cannot be told apart from ${which}.`;
}
/** How the table of a contest is made. */
const contestReading = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('Each contender is compared with the baseline by the values of these two in each round. The last column names the sides that no other side beats, after a test of all pairs of sides with Holm’s correction. The first of them has the lowest estimate, and need not be the best.');
/** What `of` says of each of `sections`, once; what is not said of all of them names its contender. */
function sayOfAll(sections, of) {
    const said = sections.map(section => new Map(of(section).map(text => [JSON.stringify(text), text])));
    const shared = new Set([...(said[0]?.keys() ?? [])].filter(key => said.every(texts => texts.has(key))));
    const own = sections.flatMap((section, index) => [...said[index]]
        .filter(([key]) => !shared.has(key))
        .map(([, text]) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${(0,_merged_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .sectionName */ .$)(section, sections)}: ${text}`));
    return [...[...shared].map(key => said[0].get(key)), ...own];
}
function enumerate(texts) {
    const [last, ...before] = texts.toReversed();
    return before.length === 0 ? (last ?? []) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .join */ .fj)(before.reverse(), ', ')} and ${last ?? []}`;
}
/** What the side with the lowest cost is called. */
function superlativeOf(unit) {
    return unit === 's' || unit === '1/s' ? 'fastest' : 'best';
}
/** What the reader of several sections should do now. */
function wholeNextStep(report, options = {}) {
    const contest = (0,_merged_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnlyContest */ .oX)(report);
    return contest
        ? contestNextStep(report, contest, (0,_contest_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .makeContestRows */ .K)(report, contest), options)
        : (0,_merged_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .mergedNextStep */ .CH)(report, options);
}
/** What the reader of one contest should do now. */
function contestNextStep(report, contest, rows, options = {}) {
    const isOfPull = contest.sides.some(({ origin }) => origin?.source === 'workspace');
    if (isOfPull || report.missing.length > 0)
        return (0,_merged_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .mergedNextStep */ .CH)(report, options);
    const sections = (0,_merged_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .byUrgency */ .td)(report);
    const troubled = sections.find(({ status }) => ['errored', 'not-compared', 'incomparable'].includes(status));
    if (troubled)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `in ${(0,_merged_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .sectionName */ .$)(troubled, sections)}, ${(0,_next_step_js__WEBPACK_IMPORTED_MODULE_5__/* .nextStep */ .s)(troubled, options)}`;
    const ranked = rows.filter(({ best }) => best.length > 0);
    const shared = contest.sides.filter(({ name }) => ranked.every(({ best }) => best.includes(name)));
    const isOne = shared.length === 1 && ranked.every(({ best }) => best.length === 1);
    if (ranked.length === 0)
        return (0,_merged_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .mergedNextStep */ .CH)(report, options);
    if (isOne)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `take ${sideName(shared[0])}, if it does the same work as the others.`;
    if (shared.length > 0)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `choose among ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dy)(shared.map(({ name }) => name))} for other reasons, or raise ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)('--max-rounds')} to tell them apart.`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('choose by the benchmark that matters to you: no side is the best everywhere.');
}


/***/ }),

/***/ 947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sectionName),
/* harmony export */   CH: () => (/* binding */ mergedNextStep),
/* harmony export */   Dw: () => (/* binding */ statusMarks),
/* harmony export */   m2: () => (/* binding */ mergedContext),
/* harmony export */   rD: () => (/* binding */ mergedHeadline),
/* harmony export */   sy: () => (/* binding */ mergedNotes),
/* harmony export */   td: () => (/* binding */ byUrgency)
/* harmony export */ });
/* harmony import */ var _merged_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7809);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1193);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7555);
/* harmony import */ var _next_step_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6702);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8389);





/** The sign of a whole section. */
const statusMarks = {
    ..._words_js__WEBPACK_IMPORTED_MODULE_3__/* .marks */ .Z8,
    errored: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .marks */ .Z8.incomparable,
    'not-compared': _words_js__WEBPACK_IMPORTED_MODULE_3__/* .otherMarks */ .p6.missing,
};
/** What all sections say, in one line: what is missing, what was found, and what was not looked at. */
function mergedHeadline({ sections, missing, warnings }) {
    const having = (status) => sections.filter(section => section.status === status).length;
    const unread = warnings.filter(({ code }) => code === 'unread-record').length;
    const isFailed = sections.some(({ control }) => control.status === 'failed');
    const findings = sections.flatMap(section => section.findings);
    const isJudged = findings.some(({ verdict }) => verdict !== null);
    const troubles = [
        having('errored') > 0 && {
            mark: statusMarks.errored,
            text: `nothing could be measured in ${having('errored')} of ${sections.length}`,
        },
        having('not-compared') > 0 && {
            mark: statusMarks['not-compared'],
            text: `not compared: ${having('not-compared')} of ${sections.length}`,
        },
        ...missing.map(one => ({ mark: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .otherMarks */ .p6.missing, text: missingWords(one) })),
        unread > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .otherMarks */ .p6.missing, text: `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(unread, 'record')} cannot be read` },
        sections.length === 0 && missing.length === 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .otherMarks */ .p6.missing, text: 'no records' },
        sections.length > 0 && !isJudged && { mark: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .otherMarks */ .p6.missing, text: 'nothing judged' },
    ];
    return [
        ...troubles.filter(trouble => trouble !== false),
        ...(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictTallies */ ._6)({ findings }),
        ...(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .caveats */ .oW)({
            findings,
            rules: (0,_merged_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeRules */ .ub)(sections, (_, benchmark) => benchmark),
            added: sections.flatMap(({ added }) => added),
            removed: sections.flatMap(({ removed }) => removed),
            control: { status: isFailed ? 'failed' : 'passed' },
            warnings,
            tampered: sections.flatMap(({ tampered = [] }) => tampered),
        }),
    ];
}
function missingWords(one) {
    return `${(0,_merged_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMissingLegs */ .ZQ)(one)} missing`;
}
/** What all sections have in common: the line below the headline. */
function mergedContext({ sections }) {
    const judged = sections.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict !== null).length;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)(`${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(sections.length, 'section')} · ${judged === 0 ? 'nothing is judged' : `one correction for all judged results (${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(judged, 'finding')})`}`);
}
/** What a reader should know of the records themselves, a sentence each. */
function mergedNotes({ missing, warnings }) {
    return [
        ...missing.map(one => {
            const { suite, found } = one;
            const which = suite === null ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)('') : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) ` of ${suite}`;
            const there = found.length === 0
                ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)('there is no record of any leg.')
                : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `only ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .names */ .Dy)(found, 10)} left a record, so the others are unknown.`;
            return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)(missingWords(one))}${which}: ${there}`;
        }),
        ...warnings.map(warning => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU)(warning.message)),
    ];
}
/** What the reader should do now: first of all where it is worst. */
function mergedNextStep(report, options = {}) {
    const { sections, missing, warnings } = report;
    const isWhole = missing.length === 0 && warnings.every(({ code }) => code !== 'unread-record');
    const worst = byUrgency(report)[0];
    if (worst === undefined || (!isWhole && worst.status !== 'regressed'))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)('see why some legs have no record: their job failed, was cancelled, or is missing from the "needs" of this job.');
    if (sections.length === 1)
        return (0,_next_step_js__WEBPACK_IMPORTED_MODULE_2__/* .nextStep */ .s)(worst, options);
    const isGreen = worst.status === 'unchanged' || worst.status === 'improved';
    return isGreen ? (0,_next_step_js__WEBPACK_IMPORTED_MODULE_2__/* .nextStep */ .s)(worst, options) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `in ${sectionName(worst, sections)}, ${(0,_next_step_js__WEBPACK_IMPORTED_MODULE_2__/* .nextStep */ .s)(worst, options)}`;
}
/** A section by name. */
function sectionName(section, sections) {
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)((0,_merged_js__WEBPACK_IMPORTED_MODULE_0__/* .sectionKey */ .FR)(section, sections).map(part => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${part}`), ' · ');
}
/** The sections, worst first. */
function byUrgency({ sections }) {
    const rank = ({ status }) => urgency.indexOf(status);
    return [...sections].sort((one, other) => rank(one) - rank(other));
}
const urgency = [
    'regressed',
    'errored',
    'not-compared',
    'incomparable',
    'inconclusive',
    'improved',
    'unchanged',
];


/***/ })

};
