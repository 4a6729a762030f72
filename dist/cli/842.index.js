export const id = 842;
export const ids = [842];
export const modules = {

/***/ 2984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SQ: () => (/* binding */ contenderOf),
  uU: () => (/* binding */ isOfContest),
  Hj: () => (/* binding */ makeContest)
});

// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/record/series-key.js
var series_key = __webpack_require__(2326);
// EXTERNAL MODULE: ./lib/stats/engine/rejection.js
var rejection = __webpack_require__(9777);
// EXTERNAL MODULE: ./lib/stats/opinions/holm.js
var holm = __webpack_require__(4413);
// EXTERNAL MODULE: ./lib/compare/conclusion.js + 14 modules
var conclusion = __webpack_require__(3318);
// EXTERNAL MODULE: ./lib/compare/confirmation/confirm.js
var confirmation_confirm = __webpack_require__(25);
// EXTERNAL MODULE: ./lib/compare/controls/control.js
var controls_control = __webpack_require__(1847);
// EXTERNAL MODULE: ./lib/compare/controls/control-benchmarks.js
var control_benchmarks = __webpack_require__(6684);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var verdicts_change = __webpack_require__(9236);
// EXTERNAL MODULE: ./lib/compare/verdicts/evidence.js + 1 modules
var evidence = __webpack_require__(6184);
// EXTERNAL MODULE: ./lib/compare/verdicts/overruling.js
var verdicts_overruling = __webpack_require__(1823);
// EXTERNAL MODULE: ./lib/compare/verdicts/zeros.js
var zeros = __webpack_require__(6229);
;// CONCATENATED MODULE: ./lib/compare/ranking.js












/**
 * The ranking of all sides of `record` by each benchmark and metric that is judged. A side is among the best where no other beats it.
 *
 * Against the baseline, the verdicts of the `findings` decide, so that no ranking contradicts them. What is incomparable has no place.
 * Every two contenders are tested, with Holm's correction for the number of all pairs (Holm 1979).
 */
function rankSides(record, findings) {
    const contenders = (0,pair/* listContenders */.iV)(record).map(({ name }) => name);
    const duels = contenders.flatMap((first, index) => contenders.slice(index + 1).flatMap(second => findDuels(record, first, second)));
    const names = [record.baseline, ...contenders];
    const pairs = (names.length * (names.length - 1)) / 2;
    const field = { names, duels, pairs, alpha: 1 - record.settings.confidence };
    const rows = contenders.flatMap(side => (findings.get(side) ?? []).map(finding => ({ side, finding })));
    const judged = rows.filter(({ finding }) => finding.verdict !== null && !finding.isControl);
    // Duels are in the order in which benchmarks were first printed.
    const keys = new Set([...duels, ...judged.map(({ finding }) => finding)].map(series_key/* seriesKey */.X));
    return [...keys].flatMap(key => {
        const own = judged.filter(({ finding }) => (0,series_key/* seriesKey */.X)(finding) === key);
        return own.length === 0 ? [] : [rank(own, field)];
    });
}
function rank(rows, { names, duels, pairs, alpha }) {
    const baseline = names[0];
    const { benchmark, metric, unit, better } = rows[0].finding;
    const own = new Map(rows.flatMap(({ side, finding }) => (finding.verdict === 'incomparable' ? [] : [[side, finding]])));
    const ranked = own.size === 0 ? [] : names.filter(name => name === baseline || own.has(name));
    const fought = duels
        .filter(one => (0,series_key/* seriesKey */.X)(one) === (0,series_key/* seriesKey */.X)({ benchmark, metric }) && own.has(one.first) && own.has(one.second))
        .map(duel => (own.get(winnerOf(duel)).doubt === undefined ? duel : { ...duel, p: 1 }));
    const called = [...own].flatMap(([side, { verdict }]) => verdict === 'regressed' ? [side] : verdict === 'improved' ? [baseline] : []);
    const beaten = new Set([...called, ...listLosers(fought, pairs, alpha)]);
    const costs = new Map([...own].map(([side, finding]) => [side, costOf(finding)]));
    return {
        ...{ benchmark, metric, unit, better },
        places: ranked
            .toSorted((one, other) => compare(costs.get(one) ?? 0, costs.get(other) ?? 0))
            .map(side => ({
            side,
            change: side === baseline ? 0 : changeOf(own.get(side)),
            isAmongBest: !beaten.has(side),
        })),
        unranked: names.filter(name => !ranked.includes(name)),
    };
}
/** The sides that lose one of `duels`, which are some of so many pairs. */
function listLosers(duels, pairs, alpha) {
    const adjusted = (0,holm/* adjustByHolm */.Z)(duels.map(({ p }) => p), pairs);
    const lost = duels.filter(({ estimate }, index) => estimate !== 0 && (0,rejection/* rejects */.z)(adjusted[index], alpha));
    return lost.map(duel => (winnerOf(duel) === duel.first ? duel.second : duel.first));
}
function winnerOf({ first, second, estimate }) {
    return estimate > 0 ? first : second;
}
/** What is unchanged without a ratio is alike. */
function changeOf({ change, verdict }) {
    return change?.value ?? (verdict === 'unchanged' ? 0 : null);
}
/** The change on the scale of the engine. Where there is no ratio, the verdict says which side costs more. */
function costOf({ change, verdict, better }) {
    if (change !== null)
        return (0,verdicts_change/* toLog */.gY)(1 + change.value, better);
    return verdict === 'regressed' ? Infinity : verdict === 'improved' ? -Infinity : 0;
}
/** Two sides without any cost are alike, which a difference of infinities would not say. */
function compare(one, other) {
    return one === other ? 0 : one - other;
}
/** Finds the duels of two contenders of `record` by everything that is judged. */
function findDuels(record, first, second) {
    const { trial } = (0,conclusion/* survey */.Fr)((0,pair/* makePair */.xP)(record, first, second));
    const find = makeFind(trial);
    const overruling = (0,verdicts_overruling/* findOverruling */.Be)(trial.record, trial.table, (0,control_benchmarks/* findMoved */.Ry)(trial));
    return [...trial.judged].flatMap(comparison => {
        const found = find(comparison);
        if (found === undefined)
            return [];
        const { benchmark, metric } = comparison.series;
        // Neither of the two may win by doing something else.
        const { verdict } = (0,verdicts_overruling/* overrule */.tq)({ ...evidence/* blank */.hQ, verdict: 'improved' }, overruling, comparison);
        const p = verdict === 'improved' ? found.p : 1;
        return [{ benchmark, metric: metric.name, first, second, p, estimate: found.estimate }];
    });
}
/** Makes what finds how the sides of `trial` differ in one comparison; undefined where they have nothing to compare. */
function makeFind(trial) {
    const inferences = new Map(trial.inferences.map(one => [one.comparison, one]));
    const zeros = new Map(trial.zeros.map(one => [one.comparison, one]));
    const confirmations = (0,confirmation_confirm/* confirmAll */.i)([trial]);
    return comparison => {
        const { basis, series } = comparison;
        if (basis.kind === 'exact') {
            const { baseline, contender } = basis;
            if (baseline === contender)
                return { p: 1, estimate: 0 };
            const { better } = series.metric;
            return { p: 0, estimate: (0,verdicts_change/* toLog */.gY)(contender, better) - (0,verdicts_change/* toLog */.gY)(baseline, better) };
        }
        const counted = zeros.get(comparison);
        if (counted !== undefined)
            return duelOfZeros(counted);
        const tested = inferences.get(comparison);
        if (tested === undefined)
            return undefined;
        if (trial.leftOut.has(series))
            return { p: 1, estimate: 0 };
        const confirmation = confirmations.get(comparison);
        const { inference } = confirmation?.evidence ?? tested;
        const isConfirmed = confirmation === undefined || (confirmation.second !== undefined && confirmation.isSame);
        const isClear = tested.shortage === undefined && isConfirmed && !isWithinControl(comparison, inference, trial);
        return { p: isClear ? inference.p : 1, estimate: inference.estimate };
    };
}
/** Without a ratio, only which side costs more is known. */
function duelOfZeros({ comparison: { series }, inference, shortage, isApart }) {
    const lead = (0,zeros/* findLead */.wd)(series) * (series.metric.better === 'higher' ? -1 : 1);
    if (shortage !== undefined || lead === 0)
        return { p: 1, estimate: 0 };
    return { p: isApart ? 0 : inference.p, estimate: lead };
}
/** Returns whether two copies of one side may differ by as much. */
function isWithinControl(comparison, inference, { controls, record }) {
    const control = controls.get(comparison);
    if (control === undefined)
        return false;
    const change = { value: (0,verdicts_change/* fromLog */.xs)(inference.estimate, comparison.series.metric.better) - 1 };
    if ((0,controls_control/* movedAsMuch */.pq)(control, change))
        return true;
    const { confidence } = record.settings;
    const isBeyond = inference.excludes(control.reach, 'low', confidence) || inference.excludes(-control.reach, 'high', confidence);
    return control.failed && !isBeyond;
}

// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
;// CONCATENATED MODULE: ./lib/report/contest.js


/** The contest of all sides of `record`, whose contenders have these `sections`. */
function makeContest(record, sections) {
    const { suite, leg, baseline, sides } = record;
    const isBaseline = ({ name }) => name === baseline;
    const ordered = [...sides.filter(isBaseline), ...sides.filter(side => !isBaseline(side))];
    return {
        suite,
        ...(leg === undefined ? {} : { leg }),
        baseline,
        sides: ordered.map(({ name, origin }) => ({ name, ...(origin && { origin }) })),
        rankings: rankSides(record, new Map(sections.map(section => [contenderOf(section), section.findings]))),
    };
}
/** Returns the name of the contender that `section` is of. */
function contenderOf({ names }) {
    return names?.contender ?? record/* usualNames */.Vx.contender;
}
/** Returns whether `section` is of the same suite and leg. */
function isOfContest(section, { suite, leg }) {
    return section.suite === suite && section.leg === leg;
}


/***/ }),

/***/ 842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UV: () => (/* binding */ describeMissing),
  bm: () => (/* binding */ describeWhole),
  W_: () => (/* binding */ findOnly),
  oX: () => (/* binding */ findOnlyContest),
  TL: () => (/* binding */ isMerged),
  ub: () => (/* binding */ mergeRules),
  fD: () => (/* binding */ narrowAll),
  aL: () => (/* binding */ reportRecord),
  $Q: () => (/* binding */ reportRecords),
  FR: () => (/* binding */ sectionKey),
  w$: () => (/* binding */ toEnded),
  ZA: () => (/* binding */ toGated)
});

// UNUSED EXPORTS: mergeRecords, mergedSchemaName

// EXTERNAL MODULE: ./lib/compare/gate/stand-in.js
var stand_in = __webpack_require__(9987);
// EXTERNAL MODULE: ./lib/compare/verdicts/status.js
var verdicts_status = __webpack_require__(1558);
// EXTERNAL MODULE: ./lib/record/key.js
var key = __webpack_require__(3846);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/record/limits.js
var limits = __webpack_require__(213);
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
    const { seed: _seed, shard: _shard, environment: _environment, options: _options, createdAt: _createdAt, host: _host, reinstall: _reinstall, segments: _segments, stages: _stages, ...rest } = first;
    const { plan, ...common } = rest;
    const fingerprints = new Set(measured.map(shard => shard.environment?.fingerprint));
    const [environment] = measured.map(shard => shard.environment);
    const createdAt = shards.flatMap(shard => shard.createdAt ?? []).sort()[0];
    return {
        ...common,
        ...(createdAt === undefined ? {} : { createdAt }),
        ...measured.flatMap(({ absence }) => (absence === undefined ? [] : { absence }))[0],
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
            throw new record_error/* RecordError */.W1(`${(0,key/* describeRecord */.TV)(other)} and ${(0,key/* describeRecord */.TV)(shard)} cannot be pooled: ${misfit}`);
    }
}
/** Describes why the rounds of two records are not of one experiment. Returns undefined if they are. */
function findMisfit(one, other) {
    return findUnshared(one, other) ?? findDifference(one, other) ?? findDependence(one, other);
}
/** Only what was planned to be pooled is: the number of rounds of a shard is fixed, and does not depend on what it found. */
function findUnshared(one, other) {
    if (one.shard === undefined || other.shard === undefined)
        return 'one of them is not a shard; give each runner its own "shard", or its own "leg"';
    if (one.shard === other.shard)
        return 'they are the same shard; give each runner its own "shard"';
    const isOpen = [one, other].some(({ plan, settings }) => (settings.looks ?? plan?.looks ?? []).length > 1 || plan?.stoppedBy === 'settled' || plan?.focus !== undefined);
    return isOpen
        ? 'one of them chose its number of rounds from its data, but a shard must run a fixed number (set "rounds")'
        : undefined;
}
/** What both must have in common, as it is called. */
const shared = {
    suite: ({ suite }) => suite,
    leg: ({ leg }) => leg,
    'number of shards': ({ shard }) => (0,key/* countShards */.xG)(shard),
    'set of sides': ({ baseline, sides }) => [baseline, ...sides.map(({ name }) => name)],
    command: ({ command, sides }) => [command, ...sides.map(({ origin }) => origin?.command)],
    'number of copies': ({ sides }) => sides.map(({ copies }) => copies),
    '"in-place"': ({ plan }) => plan?.inPlace,
    '"statistic"': ({ statistic }) => statistic,
    '"threshold"': ({ settings }) => settings.threshold,
    '"confidence"': ({ settings }) => settings.confidence,
    '"metrics"': ({ settings }) => settings.metrics,
    '"judge"': ({ settings }) => settings.judge,
    '"exponent-threshold"': ({ settings }) => settings.exponentThreshold,
    '"same-work"': ({ settings }) => settings.sameWork ?? 'auto',
    '"suite-changes"': ({ settings }) => settings.suiteChanges ?? 'incomparable',
    'list of benchmark files that differ': ({ sides }) => sides.map(({ suiteChanges }) => suiteChanges),
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
    if (shards.every(({ reinstall }) => reinstall === undefined))
        return {};
    const choices = new Set(shards.map(({ reinstall }) => reinstall?.when ?? 'once'));
    const [only] = choices;
    // Each runner chooses by its own time. Where they differ, there are blocks of rounds with copies of their own.
    const when = choices.size === 1 ? only : 'look';
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
    const groups = groupBy([...kept].sort(byName), key/* experimentOf */.Vp);
    const experiments = groups.map(pool);
    refuseStrangers(experiments);
    return { experiments, missing: groups.flatMap(shards => findMissing(shards) ?? []), warnings };
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
    for (const same of groupBy(records, one => JSON.stringify([(0,key/* experimentOf */.Vp)(one), one.shard ?? null]))) {
        const [newest, next] = [...same].sort(byAge);
        kept.push(newest);
        if (next === undefined)
            continue;
        const name = (0,key/* describeRecord */.TV)(newest);
        if (newest.createdAt === undefined || next.createdAt === undefined || newest.createdAt === next.createdAt)
            throw new record_error/* RecordError */.W1(`${name} is there ${same.length} times, and it is unknown which is the newest: give each job its own "leg" or "shard"`);
        const message = `${name} is there ${same.length} times; the newest, of ${newest.createdAt}, is used`;
        warnings.push({ code: 'repeated-record', message });
    }
    return { kept, warnings };
}
/** Returns undefined if all are there, or if they do not say how many there are. */
function findMissing(shards) {
    const { suite, leg, shard } = shards[0];
    const expected = (0,key/* countShards */.xG)(shard);
    if (expected === undefined || shards.length >= expected)
        return undefined;
    return { suite, ...(leg === undefined ? {} : { leg }), expected, found: shards.map(one => one.shard) };
}
function byAge({ createdAt: one = '' }, { createdAt: other = '' }) {
    return one < other ? 1 : one > other ? -1 : 0;
}
/** One error rate can be shared only if all name the same; and another commit is another experiment. */
function refuseStrangers(records) {
    const [first, ...others] = records;
    for (const other of others) {
        const refuse = (why) => {
            throw new record_error/* RecordError */.W1(`${(0,key/* describeRecord */.TV)(first)} and ${(0,key/* describeRecord */.TV)(other)} cannot be in one report: ${why}`);
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

// EXTERNAL MODULE: ./lib/util/plural.js
var plural = __webpack_require__(3960);
// EXTERNAL MODULE: ./lib/report/contest.js + 1 modules
var contest = __webpack_require__(2984);
// EXTERNAL MODULE: ./lib/report/report.js + 6 modules
var report = __webpack_require__(2613);
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
    const { experiments, missing: shards, warnings } = gatherRecords(records);
    const sections = (0,report/* makeReports */.Y)(experiments.flatMap(pair/* listPairs */.SZ));
    const contests = experiments
        .filter(({ sides }) => sides.length > 2)
        .map(record => (0,contest/* makeContest */.Hj)(record, sections.filter(section => (0,contest/* isOfContest */.uU)(section, record))));
    const missing = [...merged_findMissing(experiments, legs), ...shards.map(one => ({ what: 'shard', ...one }))];
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
/** Makes the reports of `record`: one for two sides, or one for each contender with the baseline. */
function reportRecord(record) {
    return record.sides.length === 2 ? (0,report/* makeReport */.d)((0,pair/* makeOnlyPair */.fZ)(record)) : mergeRecords([record]);
}
/** Makes the report of all `records` of a run, which {@link mergeRecords} merges if there are several. */
function reportRecords(records) {
    const [first, ...others] = records;
    if (first && others.length === 0)
        return { report: reportRecord(first), recordOf: () => first };
    const { experiments } = gatherRecords(records);
    const merged = mergeRecords(records);
    return {
        report: findOnly(merged) ?? merged,
        recordOf: ({ suite, leg }) => experiments.find(one => one.suite === suite && one.leg === leg),
    };
}
/** A report of any kind with the view that is asked for. */
function narrowAll(report, asked) {
    return isMerged(report)
        ? { ...report, sections: report.sections.map(section => (0,view/* narrow */.sc)(section, asked)) }
        : (0,view/* narrow */.sc)(report, asked);
}
/** Says how many of all rows are shown. Returns undefined if that is all of them. */
function describeWhole(report) {
    if (!isMerged(report))
        return (0,view/* describeView */.fb)(report);
    return report.sections.flatMap(section => (0,view/* describeView */.fb)(section) ?? [])[0];
}
/** Returns whether a report has several sections. */
function isMerged(report) {
    return report.schema === mergedSchemaName;
}
/** Returns the parts of a report of any kind that a gate looks at. */
function toEnded(report) {
    if (!isMerged(report))
        return (0,stand_in/* withoutStandIn */._)(report);
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
    const isAll = only && others.length + missing.length === 0 && sections.every(section => (0,contest/* isOfContest */.uU)(section, only));
    return isAll ? only : undefined;
}
/** All findings with the section that they are from, and what else a gate looks at. */
function toGated({ sections: all, missing, warnings }) {
    const sections = all.map(stand_in/* withoutStandIn */._);
    const nameIn = (section, benchmark) => sections.length < 2 ? benchmark : `${benchmark} (${sectionKey(section, sections).join(', ')})`;
    const found = sections.map(({ status }) => status);
    const [outage] = sections.flatMap(section => section.outage ?? []);
    return {
        // Missing legs count for themselves.
        status: sections.length === 0 ? 'not-compared' : findWorst(found),
        ...(outage ? { outage } : {}),
        findings: sections.flatMap(section => section.findings.map(finding => ({ ...finding, benchmark: nameIn(section, finding.benchmark) }))),
        growths: sections.flatMap(section => (section.growths ?? []).map(({ benchmark, verdict }) => ({ benchmark: nameIn(section, benchmark), verdict }))),
        removed: sections.flatMap(section => section.removed.map(name => nameIn(section, name))),
        rules: mergeRules(sections, nameIn),
        warnings: [
            ...warnings,
            ...sections.filter(one => one.status === 'errored' || (0,stand_in/* isOfStandIn */.$)(one)).flatMap(one => one.warnings),
        ],
        missing: [
            ...missing.map(one => `${describeMissing(one)} missing`),
            ...warnings.filter(({ code }) => code === 'unread-record').map(({ message }) => message),
        ],
    };
}
/** Describes how many legs or shards have left no record: `1 of 3 legs`. */
function describeMissing({ what, expected, found }) {
    return `${expected - found.length} of ${(0,plural/* count */.U)(expected, what)}`;
}
/** Combines the results of the rules of all `sections`, under the names that `nameIn` gives. */
function mergeRules(sections, nameIn) {
    return {
        missing: sections.flatMap(section => (section.rules?.missing ?? []).map(name => nameIn(section, name))),
        budgets: sections.flatMap(section => (section.rules?.budgets ?? []).map(one => ({ ...one, benchmark: nameIn(section, one.benchmark) }))),
    };
}
/** Returns the names that tell `section` from the others: its suite if there are several, its leg if it has one, its contender if there are several. */
function sectionKey(section, sections) {
    const { suite, leg } = section;
    const hasOneSuite = sections.every(other => other.suite === suite);
    const place = leg === undefined ? [suite] : hasOneSuite ? [leg] : [suite, leg];
    const beside = sections.filter(other => (0,contest/* isOfContest */.uU)(other, { suite, leg }));
    if (beside.length < 2)
        return place;
    const contender = (0,contest/* contenderOf */.SQ)(section);
    return beside.length === sections.length ? [contender] : [...place, contender];
}
/** Where there are legs at all, each suite that has one must have all. */
function merged_findMissing(experiments, expected) {
    if (expected === undefined)
        return [];
    const inLegs = experiments.filter(({ leg }) => leg !== undefined);
    if (inLegs.length === 0) {
        const found = experiments.map(({ suite }) => suite);
        return found.length >= expected ? [] : [{ what: 'leg', suite: null, expected, found }];
    }
    return [...new Set(inLegs.map(({ suite }) => suite))]
        .map(suite => ({ suite, found: inLegs.filter(one => one.suite === suite).map(({ leg }) => leg) }))
        .filter(({ found }) => found.length < expected)
        .map(one => ({ what: 'leg', ...one, expected }));
}
function findWorst(found) {
    return verdicts_status/* statuses */.b.find(status => found.includes(status));
}


/***/ })

};
