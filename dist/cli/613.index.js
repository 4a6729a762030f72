export const id = 613;
export const ids = [613];
export const modules = {

/***/ 2613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ makeReport),
  Y: () => (/* binding */ makeReports)
});

// EXTERNAL MODULE: ./lib/stats/opinions/holm.js
var holm = __webpack_require__(4413);
;// CONCATENATED MODULE: ./lib/causes/permutation.js
/** More than this many assignments are drawn, not listed: 6 rounds with two copies on each side have 46,656. */
const mostListed = 50_000;
/**
 * The difference of means under the exact permutation of labels within each round (Fisher 1935; Ernst 2004). A sum of differences is
 * linear, so the estimates of parts add up to that of the whole; ranks would not.
 */
function testDifference(rounds, random) {
    const choices = rounds.map(listAssignments);
    const observed = choices.reduce((sum, all) => sum + all[0].difference, 0);
    const groups = addUp(choices, random);
    const total = groups.reduce((sum, { sums }) => sum + sums.length, 0);
    const count = rounds.length;
    const scale = Math.max(1e-12, ...groups.map(({ sums }) => Math.max(Math.abs(sums[0]), Math.abs(sums.at(-1)))));
    const pOf = (shift) => {
        const distance = Math.abs(observed - shift * count) - 1e-9 * scale;
        const extreme = groups.reduce((sum, { kept, sums }) => sum + countBeyond(sums, shift * kept, distance), 0);
        return extreme / total;
    };
    const estimate = observed / count;
    return {
        estimate,
        p: pOf(0),
        interval: confidence => {
            const alpha = 1 - confidence;
            const [low, high] = [-1, 1].map(sign => findBound({ pOf, estimate, alpha, step: (sign * scale) / count }));
            return low === undefined || high === undefined ? undefined : { low, high };
        },
    };
}
/** All ways to choose which values of a round are the contender's; the observed one comes first. */
function listAssignments({ baseline, contender }) {
    const values = [...contender, ...baseline];
    const total = values.reduce((sum, value) => sum + value, 0);
    return chooseFrom(values.length, contender.length).map(chosen => {
        const sum = chosen.reduce((partial, at) => partial + values[at], 0);
        const kept = chosen.filter(at => at < contender.length).length;
        const moved = contender.length - kept;
        return {
            difference: sum / contender.length - (total - sum) / baseline.length,
            kept: kept / contender.length - moved / baseline.length,
        };
    });
}
function chooseFrom(count, size, from = 0) {
    if (size === 0)
        return [[]];
    return Array.from({ length: count - size + 1 - from }, (_, at) => from + at).flatMap(first => chooseFrom(count, size - 1, first + 1).map(rest => [first, ...rest]));
}
/** The sums over all rounds of every combination of assignments, or of many that are drawn, the observed one among them. */
function addUp(choices, random) {
    const combinations = choices.reduce((product, all) => product * all.length, 1);
    const groups = combinations > mostListed
        ? drawSums(choices, random)
        : choices.reduce(combine, new Map([[0, Float64Array.of(0)]]));
    return [...groups].map(([kept, sums]) => ({ kept, sums: sums.sort() }));
}
/** `groups` with one more round: each sum with each assignment of it. */
function combine(groups, assignments) {
    const parts = new Map();
    for (const [before, sums] of groups)
        for (const { difference, kept } of assignments)
            addTo(parts, before + kept, sums.map(sum => sum + difference));
    return new Map([...parts].map(([kept, arrays]) => [kept, join(arrays)]));
}
function join(arrays) {
    const joined = new Float64Array(arrays.reduce((sum, { length }) => sum + length, 0));
    let end = 0;
    for (const one of arrays) {
        joined.set(one, end);
        end += one.length;
    }
    return joined;
}
function drawSums(choices, random) {
    const parts = new Map();
    for (let drawn = 0; drawn < mostListed; drawn++) {
        const chosen = choices.map(all => all[drawn === 0 ? 0 : random.below(all.length)]);
        const total = (key) => chosen.reduce((sum, one) => sum + one[key], 0);
        addTo(parts, total('kept'), total('difference'));
    }
    return new Map([...parts].map(([kept, sums]) => [kept, Float64Array.from(sums)]));
}
/** Adds `value` to those with the same `kept`, which is a multiple of a simple fraction. */
function addTo(parts, kept, value) {
    const key = Math.round(kept * 1e6) / 1e6;
    const known = parts.get(key);
    if (known)
        known.push(value);
    else
        parts.set(key, [value]);
}
/** How many of `sums` are at least `distance` away from `center`. */
function countBeyond(sums, center, distance) {
    if (distance <= 0)
        return sums.length;
    const below = countWhile(sums, sum => sum <= center - distance);
    return below + sums.length - countWhile(sums, sum => sum < center + distance);
}
/** The length of the beginning of `sums` for which `holds` is true. */
function countWhile(sums, holds) {
    let [low, high] = [0, sums.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (holds(sums[middle]))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** Where shifts begin to be rejected on the way from the estimate; undefined where none is. */
function findBound({ pOf, estimate, alpha, step }) {
    const isRejected = (shift) => pOf(shift) <= alpha;
    let outside = step;
    for (let doubled = 0; !isRejected(estimate + outside); doubled++) {
        if (doubled === 20)
            return undefined;
        outside *= 2;
    }
    let inside = 0;
    for (let halved = 0; halved < 40; halved++) {
        const middle = (inside + outside) / 2;
        if (isRejected(estimate + middle))
            outside = middle;
        else
            inside = middle;
    }
    return estimate + outside;
}

;// CONCATENATED MODULE: ./lib/causes/counts.js

/** The values of a side may differ by this part of the difference between the sides. */
const agreement = 0.1;
/**
 * Tests counts, which are the same in every run of a program that does the same. If the counts of each side agree among themselves,
 * the difference is judged directly: no two rounds could tell more. Otherwise they are values like others.
 */
function testCounts(rounds, random) {
    const [before, after] = ['baseline', 'contender'].map(side => rounds.flatMap(round => round[side]));
    const spread = rangeOf(before) + rangeOf(after);
    const test = testDifference(rounds, random);
    const { estimate } = test;
    if (spread > agreement * Math.abs(estimate))
        return test;
    return {
        estimate,
        p: estimate === 0 ? 1 : 0,
        interval: () => ({ low: estimate - spread, high: estimate + spread }),
    };
}
function rangeOf(values) {
    return Math.max(...values) - Math.min(...values);
}

;// CONCATENATED MODULE: ./lib/causes/table.js
/** The complete rounds of two sides, function by function; each function is known by its name, wherever its file has gone. */
function makeTable({ functions, rounds }, baseline, contender) {
    const complete = keepComplete(rounds.map(round => ({
        baseline: round.filter(({ side }) => side === baseline),
        contender: round.filter(({ side }) => side === contender),
    })));
    const blank = complete.map(round => ({
        baseline: round.baseline.map(() => 0),
        contender: round.contender.map(() => 0),
    }));
    const table = new Map();
    complete.forEach((round, at) => {
        // The place of a function is the contender's, where it has one: that is what its reader has open.
        for (const side of ['contender', 'baseline'])
            for (const [copy, { self }] of round[side].entries())
                for (const [place, amount] of self) {
                    const first = functions[place];
                    const known = table.get(first.name) ?? { first, rounds: structuredClone(blank) };
                    table.set(first.name, known);
                    known.rounds[at][side][copy] += amount;
                }
    });
    return [...table.values()].map(({ first, rounds: own }) => ({ ...first, rounds: own }));
}
/** The rounds in which as many copies of each side ran as in any. */
function keepComplete(rounds) {
    const most = (side) => Math.max(1, ...rounds.map(round => round[side].length));
    const [ofBaseline, ofContender] = [most('baseline'), most('contender')];
    return rounds.filter(({ baseline, contender }) => baseline.length === ofBaseline && contender.length === ofContender);
}
/** Several series as one: their amounts added up. */
function addSeries(series) {
    const [first, ...others] = series;
    if (first === undefined)
        return [];
    return first.rounds.map((round, at) => {
        const add = (side) => round[side].map((value, copy) => others.reduce((sum, other) => sum + other.rounds[at][side][copy], value));
        return { baseline: add('baseline'), contender: add('contender') };
    });
}
/** The mean of one side: of the copies in each round, and of all rounds. */
function meanOf(rounds, side) {
    const means = rounds.map(round => round[side].reduce((sum, value) => sum + value, 0) / round[side].length);
    return means.reduce((sum, value) => sum + value, 0) / Math.max(1, means.length);
}

;// CONCATENATED MODULE: ./lib/causes/conclude.js




/** Functions below this part of the baseline are not looked at one by one. */
const smallestShare = 0.005;
/** A named function makes up at least this part of the whole change. */
const smallestPart = 0.1;
/** A reader looks at no more. */
const mostNamed = 3;
/** A wrong name sends its reader astray, so naming has this part of the usual level: any is named in 1 % of races without a change. */
const strictly = 0.2;
/**
 * The functions that account for the difference between two sides, each with an interval.
 *
 * Every function is tested by the exact permutation within rounds, and Holm's correction (1979) holds over all of them. A function is
 * named where it is rejected, and makes up a part of the whole that is worth a name.
 *
 * The whole has the noise of all functions: what slows the machine down for one invocation slows them all. So one function may be beyond
 * doubt where the whole is not. It is named then too, if it went the way of the verdict, the whole leaves room for it, and no other
 * function went the other way.
 */
function concludeCauses(profiles, question) {
    const { baseline, contender, confidence, direction = 0, random } = question;
    const table = makeTable(profiles, baseline, contender);
    const rounds = table[0]?.rounds.length ?? 0;
    if (rounds === 0)
        return undefined;
    const alpha = 1 - confidence;
    const all = addSeries(table);
    const judge = (own) => profiles.unit === 'instructions' ? testCounts(own, random) : testDifference(own, random);
    const whole = judge(all);
    const least = smallestShare * meanOf(all, 'baseline');
    const series = pairRenamed(table, least).filter(({ rounds: own }) => levelOf(own) >= least);
    const floor = Math.max(least, smallestPart * Math.abs(whole.estimate));
    const tests = series.map(one => ({ series: one, test: judge(one.rounds) }));
    const isReproduced = whole.p <= alpha;
    const adjusted = (0,holm/* adjustByHolm */.Z)(tests.map(({ test }) => test.p));
    const sizes = tests.map(({ test }) => Math.abs(test.estimate));
    const isOpposed = tests.some(({ test }, at) => adjusted[at] <= alpha && test.estimate * direction < 0);
    const room = isOpposed ? undefined : whole.interval(confidence);
    const isPlausible = (estimate) => isReproduced || (estimate * direction > 0 && contains(room, estimate));
    const named = new Set([...tests.keys()]
        .filter(at => adjusted[at] <= strictly * alpha && sizes[at] >= floor && isPlausible(tests[at].test.estimate))
        .sort((one, other) => sizes[other] - sizes[one])
        .slice(0, mostNamed));
    // Intervals of what was chosen for its size miss more often (Benjamini & Yekutieli 2005). The rest is a row too.
    const level = 1 - (alpha * Math.max(1, named.size)) / (tests.length + 1);
    const rows = tests.map(({ series: one, test }, at) => makeRow(one, test, { level, isNamed: named.has(at) }));
    const namedNames = new Set(rows.filter(({ isNamed }) => isNamed).flatMap(({ name, renamed = name }) => [name, renamed]));
    const others = table.filter(({ name }) => !namedNames.has(name));
    const rest = others.length === 0 ? all.map(toNothing) : addSeries(others);
    return {
        profiler: profiles.profiler,
        unit: profiles.unit,
        ...(profiles.benchmark === undefined ? {} : { benchmark: profiles.benchmark }),
        rounds,
        whole: { ...makeSum(all, whole, confidence), p: whole.p },
        isReproduced,
        rows: rows.sort(byWeight),
        rest: { ...makeSum(rest, judge(rest), confidence), functions: others.length },
    };
}
function contains(range, value) {
    return range !== undefined && range.low <= value && value <= range.high;
}
function toNothing({ baseline, contender }) {
    return { baseline: baseline.map(() => 0), contender: contender.map(() => 0) };
}
/** The larger of what both sides have. */
function levelOf(rounds) {
    return Math.max(meanOf(rounds, 'baseline'), meanOf(rounds, 'contender'));
}
function makeSum(rounds, test, confidence) {
    const [baseline, contender] = [meanOf(rounds, 'baseline'), meanOf(rounds, 'contender')];
    const interval = test.interval(confidence);
    return { baseline, contender, difference: test.estimate, ...(interval && { interval }) };
}
function makeRow({ rounds, ...about }, test, { level, isNamed }) {
    return { ...about, ...makeSum(rounds, test, level), p: test.p, isNamed };
}
function byWeight(one, other) {
    return Number(other.isNamed) - Number(one.isNamed) || Math.abs(other.difference) - Math.abs(one.difference);
}
/** The largest part of a difference that may be left over for two functions to be one that was renamed or inlined. */
const mostLeftOver = 0.1;
/** Joins each function that only one side has with one of the opposite difference, where little is left of the two: it was renamed, or inlined. */
function pairRenamed(series, floor) {
    const differences = new Map(series.map(one => [one, differenceOf(one)]));
    const bySize = series.filter(isOneSided).sort((one, other) => sizeOf(differences, other) - sizeOf(differences, one));
    const taken = new Set();
    const joined = bySize.flatMap(one => {
        const own = differences.get(one);
        if (taken.has(one) || Math.abs(own) < floor)
            return [];
        const left = (other) => Math.abs(own + differences.get(other));
        const [best] = series
            .filter(other => other !== one && !taken.has(other) && left(other) <= mostLeftOver * Math.abs(own))
            .sort((a, b) => left(a) - left(b));
        if (best === undefined)
            return [];
        taken.add(one).add(best);
        const [before, after] = own < 0 ? [one, best] : [best, one];
        return [{ ...after, name: before.name, renamed: after.name, rounds: addSeries([before, after]) }];
    });
    return [...series.filter(one => !taken.has(one)), ...joined];
}
function differenceOf({ rounds }) {
    return meanOf(rounds, 'contender') - meanOf(rounds, 'baseline');
}
function sizeOf(differences, one) {
    return Math.abs(differences.get(one));
}
function isOneSided({ rounds }) {
    return ['baseline', 'contender'].some(side => rounds.every(round => round[side].every(value => value === 0)));
}

// EXTERNAL MODULE: ./lib/compare/conclusion.js + 14 modules
var conclusion = __webpack_require__(3318);
// EXTERNAL MODULE: ./lib/compare/confirmation/stages.js
var stages = __webpack_require__(8330);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/record/series-key.js
var series_key = __webpack_require__(2326);
// EXTERNAL MODULE: ./lib/compare/comparison.js + 5 modules
var comparison = __webpack_require__(3371);
// EXTERNAL MODULE: ./lib/compare/series.js
var series = __webpack_require__(4662);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var change = __webpack_require__(9236);
;// CONCATENATED MODULE: ./lib/compare/experiments.js







/** Adds to `findings` of `record` what its earlier experiments found, and what all of them show together. */
function addExperiments(findings, record) {
    const { earlier = [] } = record;
    if (earlier.length === 0)
        return findings;
    const conclusions = earlier.map(conclusion/* conclude */.Ep);
    const tables = [...earlier, record].map(one => index((0,series/* makeSeries */.YG)((0,stages/* takeFirstStage */.i1)(one)).series));
    return findings.map(finding => {
        if (finding.verdict === null)
            return finding;
        const key = (0,series_key/* seriesKey */.X)(finding);
        const all = tables.flatMap(table => table.get(key) ?? []);
        const experiments = {
            earlier: conclusions.map(one => findResult(one, key)),
            pooled: finding.p === null ? null : pool(all, record),
        };
        return { ...finding, experiments };
    });
}
function findResult({ findings }, key) {
    const found = findings.find(one => (0,series_key/* seriesKey */.X)(one) === key);
    return found === undefined ? null : { verdict: found.verdict, change: found.change };
}
/** The change of all rounds together; each experiment is aligned on its own. */
function pool(all, { settings: { confidence } }) {
    const [first] = all;
    if (first === undefined)
        return null;
    const starts = [];
    const rounds = all.flatMap(({ rounds: own, breaks }, place) => {
        const before = all.slice(0, place).reduce((sum, one) => sum + one.rounds.length, 0);
        starts.push(...(before > 0 ? [before] : []), ...breaks.map(start => before + start));
        return own;
    });
    // One of the experiments may have counts of 0, which have no ratio.
    if (rounds.some(round => round.some(({ value }) => !(value > 0 && (0,computable/* isComputable */.$O)(value)))))
        return null;
    const engine = (0,comparison/* compareSides */.GQ)({ ...first, rounds, breaks: starts });
    return (0,change/* toChange */._u)({ estimate: engine.estimate, ...engine.interval(confidence) }, first.metric.better, confidence);
}
function index(series) {
    return new Map(series.map(one => [(0,series_key/* seriesKey */.X)({ benchmark: one.benchmark, metric: one.metric.name }), one]));
}

// EXTERNAL MODULE: ./lib/compare/rounds/design.js
var design = __webpack_require__(699);
// EXTERNAL MODULE: ./lib/compare/work.js
var work = __webpack_require__(2614);
// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
// EXTERNAL MODULE: ./lib/util/present.js
var present = __webpack_require__(2863);
// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
// EXTERNAL MODULE: ./lib/stats/distributions/student.js
var student = __webpack_require__(744);
;// CONCATENATED MODULE: ./lib/report/since.js



const confidence = 0.95;
/**
 * Adds what a comparison found to the baseline's level above a release. Both have errors of their own, so the squares of their reaches
 * add up (Zou & Donner 2008).
 */
function addSince({ levels, degrees = Infinity, ...release }, findings) {
    const quantile = (0,student/* studentQuantile */.F)((1 + confidence) / 2, degrees);
    const known = new Map(levels.map(level => [JSON.stringify([level.benchmark, level.metric]), level]));
    const rows = findings.flatMap((finding) => {
        const { benchmark, metric, better, verdict } = finding;
        const level = known.get(JSON.stringify([benchmark, metric]));
        const own = readLog(finding);
        if (level === undefined || own === undefined || verdict === null || verdict === 'incomparable')
            return [];
        const span = (estimate, reach) => (0,change/* toChange */._u)({ estimate, low: estimate - reach, high: estimate + reach }, better, confidence);
        const reach = quantile * level.standardError;
        return [
            {
                benchmark,
                metric,
                main: span(level.estimate, reach),
                here: span(level.estimate + own.estimate, Math.hypot(reach, own.reach)),
            },
        ];
    });
    return { ...release, rows };
}
/** The estimate of an interval and its reach on both sides, in natural logs where more is worse. */
function readLog({ change, better }) {
    if (change === null || change.low === null || change.high === null || change.low <= -1)
        return undefined;
    const width = Math.log1p(change.high) - Math.log1p(change.low);
    const estimate = Math.log1p(change.value);
    return {
        estimate: better === 'higher' ? -estimate : estimate,
        reach: ((width / 2) * (0,normal/* normalQuantile */.Zl)((1 + confidence) / 2)) / (0,normal/* normalQuantile */.Zl)((1 + change.level) / 2),
    };
}

;// CONCATENATED MODULE: ./lib/report/report.js










/** The report of `record`; the same record gives the same report, to the last digit. */
function makeReport(record) {
    return makeReports([record])[0];
}
/** The reports of `records`, which have the same confidence, with one correction for many over all that is judged in any of them. */
function makeReports(records) {
    const outcomes = (0,conclusion/* concludeAll */.Vl)(records);
    return records.map((record, index) => assemble(record, outcomes[index]));
}
function assemble(record, { status, warnings: found, findings, ...outcome }) {
    const { suite, leg, rounds, settings, warnings } = record;
    const { environment, runners, sides, names, command, options, seed, plan, tampered, reinstall } = record;
    const { suiteChanges, suiteReplaced, outage } = record;
    const { threshold, confidence } = settings;
    return {
        schema: 'counterbalance/report@1',
        status,
        suite,
        rounds: (0,stages/* startOfSecond */.ax)(record) ?? rounds.length,
        settings: { threshold, confidence, looks: (0,design/* listLooks */.v)(record) },
        ...outcome,
        findings: addExperiments(findings, record),
        warnings: [...warnings, ...found],
        ...(0,present/* present */.E)({
            leg,
            environment,
            runners,
            outage,
            sides,
            names,
            command,
            options,
            seed,
            plan,
            tampered,
            suiteChanges,
            suiteReplaced,
            reinstall,
            ...(0,stages/* listStages */.Cv)(record),
            work: (0,work/* compareWork */.l0)(record),
            causes: explain(record, findings),
            since: record.since && addSince(record.since, findings),
        }),
    };
}
/** The causes of what changed between the sides of `record`, where these were profiled. */
function explain({ causes, names = record/* usualNames */.Vx, settings: { confidence }, seed = '' }, findings) {
    if (causes === undefined || 'absence' in causes)
        return causes;
    if (!causes.sides.includes(names.baseline) || !causes.sides.includes(names.contender))
        return undefined;
    const about = findings.filter(({ benchmark }) => benchmark === (causes.benchmark ?? benchmark));
    const ways = ['regressed', 'improved'].filter(way => about.some(({ verdict }) => verdict === way));
    const direction = ways.length !== 1 ? {} : { direction: ways[0] === 'regressed' ? 1 : -1 };
    return concludeCauses(causes, { ...names, ...direction, confidence, random: (0,random/* makeRandom */.eI)(`${seed}/causes/test`) });
}


/***/ }),

/***/ 2863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ present)
/* harmony export */ });
/** Leaves out the fields that are undefined, so that absence is one thing and not two. */
function present(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}


/***/ })

};
