export const id = 161;
export const ids = [161];
export const modules = {

/***/ 2035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  history: () => (/* binding */ history_history)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/document/html.js + 2 modules
var html = __webpack_require__(9473);
// EXTERNAL MODULE: ./lib/document/terminal.js + 1 modules
var terminal = __webpack_require__(9147);
// EXTERNAL MODULE: ./lib/document/axis.js
var document_axis = __webpack_require__(1892);
// EXTERNAL MODULE: ./lib/document/document.js
var document_document = __webpack_require__(6116);
// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/document/picture.js
var picture = __webpack_require__(8183);
// EXTERNAL MODULE: ./lib/document/text.js
var document_text = __webpack_require__(8106);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/report/rows.js
var report_rows = __webpack_require__(9965);
// EXTERNAL MODULE: ./lib/report/words/headline.js
var headline = __webpack_require__(9586);
// EXTERNAL MODULE: ./lib/report/words/words.js
var words = __webpack_require__(8389);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var change = __webpack_require__(9236);
// EXTERNAL MODULE: ./lib/stats/distributions/gamma.js
var gamma = __webpack_require__(8210);
// EXTERNAL MODULE: ./lib/stats/distributions/student.js
var student = __webpack_require__(744);
// EXTERNAL MODULE: ./lib/stats/network/parts.js
var network_parts = __webpack_require__(3752);
// EXTERNAL MODULE: ./lib/history/networks.js + 1 modules
var history_networks = __webpack_require__(7944);
;// CONCATENATED MODULE: ./lib/history/levels.js





/** Finds the levels of all versions of `races`, which are in the order of their times, with a spread that is known or found in them. */
function levels_findLevels(races, known) {
    const gathered = (0,history_networks/* gather */.kg)(races);
    const spread = known ?? (0,history_networks/* findSpread */.t4)(gathered);
    const benchmarks = (0,history_networks/* inflate */.UD)(gathered, spread);
    const [variance, layout] = [spread.offset ** 2, spread.layout ** 2];
    const networks = benchmarks.map(one => (0,history_networks/* makeNetwork */.zA)(one, variance));
    const absolutes = gatherAbsolutes(races);
    const pushes = listPushes(races);
    const anchor = pushes.find(({ digest }) => digest === races.at(-1)?.anchor?.digest);
    return {
        pushes,
        ...(anchor && { anchor }),
        benchmarks: benchmarks.map((one, index) => levelBenchmark({ ...one, variance }, (0,network_parts/* solveParts */.wq)(networks[index]), { layout, pushes, spread, absolutes })),
        spread,
        ...describeClosure(networks),
    };
}
/** A version is pushed with the first race that has it; an anchor that no race has seen pushed is older than all of them. */
function listPushes(races) {
    const anchors = races.flatMap(({ anchor, block }) => [...(block?.releases ?? []), ...(anchor ? [anchor] : [])]);
    const names = new Map(anchors.map(({ digest, name }) => [digest, name]));
    const pushes = new Map();
    const older = [];
    for (const { racers, at, machine, anchor } of races)
        for (const [index, { digest, commit, label }] of racers.entries()) {
            if (pushes.has(digest))
                continue;
            const name = names.get(digest);
            const isAnchored = index === 1 && racers.length > 2;
            const push = {
                ...{ digest, ...(commit && { commit }), label, at, machine },
                ...(name === undefined ? {} : { name }),
                ...(isAnchored ? { isAnchored } : {}),
            };
            pushes.set(digest, push);
            if (index > 0 && index === racers.length - 1 && digest === anchor?.digest)
                older.push(push);
        }
    return [...older, ...[...pushes.values()].filter(push => !older.includes(push))];
}
/** By benchmark and machine, the newest value. */
function gatherAbsolutes(races) {
    const all = new Map();
    for (const { machine, racers, estimates } of races.toReversed())
        for (const { of, absolute } of estimates) {
            if (absolute === undefined)
                continue;
            const key = JSON.stringify(of);
            const known = all.get(key) ?? new Map();
            all.set(key, known);
            if (!known.has(machine))
                known.set(machine, { ...absolute, machine, digest: racers[1].digest });
        }
    return all;
}
function levelBenchmark(gathered, parts, { layout, pushes, spread, absolutes }) {
    const { of, nodes } = gathered;
    const measure = (digest, ground) => {
        const [node, foot] = [nodes.get(digest), nodes.get(ground)];
        const height = node === undefined || foot === undefined ? undefined : (0,network_parts/* findHeight */.rN)(parts, node, foot);
        if (height === undefined)
            return undefined;
        return node === foot ? { value: 0, variance: 0 } : { ...height, variance: height.variance + 2 * layout };
    };
    return {
        of,
        digests: [...nodes.keys()],
        absolutes: [...(absolutes.get(JSON.stringify(of))?.values() ?? [])],
        stretches: listStretches(gathered, parts, pushes),
        measure,
        compare(digest, ground) {
            const height = measure(digest, ground);
            return height && describeHeight(height, of, spread);
        },
    };
}
/** The confidence of all intervals of a history. */
const confidence = 0.95;
/**
 * A height as people read it, with its interval: Student's, where the variance rests on an estimate from so many loops. They are as
 * much noise and offsets as the chains are, so its degrees of freedom are theirs (Hartung & Knapp 2001).
 */
function describeHeight(height, { better }, spread) {
    const [low, high] = findInterval(height, spread);
    return (0,change/* toChange */._u)({ estimate: height.value, low, high }, better, confidence);
}
/** Returns the ends of a height's interval, in natural logs. */
function findInterval({ value, variance }, { degrees = Infinity }) {
    const reach = (0,student/* studentQuantile */.F)((1 + confidence) / 2, degrees) * Math.sqrt(variance);
    return [value - reach, value + reach];
}
/** Lists the parts with their versions in the order in which they were pushed. */
function listStretches({ nodes, sessions, variance }, parts, pushes) {
    return parts.map(({ nodes: own, values, covariance }) => {
        const pushed = pushes.flatMap(({ digest }) => {
            const node = nodes.get(digest);
            const at = node === undefined ? -1 : own.indexOf(node);
            return at < 0 ? [] : [{ digest, node: own[at], at }];
        });
        return {
            digests: pushed.map(({ digest }) => digest),
            values: pushed.map(({ at }) => values[at]),
            covariance: pushed.map(one => pushed.map(other => covariance[one.at][other.at])),
            races: pushed.slice(1).map(({ node }, index) => findRace(sessions, [pushed[index].node, node], variance)),
        };
    });
}
function findRace(sessions, [before, after], offsetVariance) {
    for (const session of sessions) {
        const [one, other] = [before, after].map(node => session.find(side => side.node === node));
        if (one === undefined || other === undefined)
            continue;
        return {
            value: other.value - one.value,
            variance: (0,history_networks/* varianceOf */.FD)(one, offsetVariance) + (0,history_networks/* varianceOf */.FD)(other, offsetVariance),
        };
    }
    return undefined;
}
function describeClosure(networks) {
    const closures = networks.map(network => (0,network_parts/* measureClosure */.I1)(network));
    const loops = closures.reduce((sum, { degrees }) => sum + degrees, 0);
    const square = closures.reduce((sum, closure) => sum + closure.square, 0);
    return loops === 0 ? {} : { closure: { loops, p: (0,gamma/* chiSquareTail */.Mt)(square, loops) } };
}

// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
// EXTERNAL MODULE: ./lib/stats/network/symmetric.js
var symmetric = __webpack_require__(7717);
;// CONCATENATED MODULE: ./lib/stats/network/steps.js


/**
 * The least size of what is called a change, in standard errors: of histories with so many benchmarks and 200 pushes, about 5% have a
 * false step, and as many a false creep. Each push asks about seven spans of pushes, and again about the steps before it.
 */
function findLeastErrors(benchmarks) {
    return (0,normal/* normalQuantile */.Zl)(1 - 0.05 / (2 * 200 * benchmarks * 7));
}
/**
 * Weighs the differences of neighbouring levels, where each build gains or loses something by its layout: the inverse of their
 * covariance.
 */
function weighIncrements(covariance, layoutVariance) {
    const places = covariance.slice(1).map((_, index) => index);
    const increments = places.map(i => places.map(k => {
        const [one, other] = [covariance[i], covariance[i + 1]];
        const layouts = i === k ? 2 : Math.abs(i - k) === 1 ? -1 : 0;
        return other[k + 1] - other[k] - one[k + 1] + one[k] + layouts * layoutVariance;
    }));
    return (0,symmetric/* solve */.kH)(increments, places.map(i => places.map(k => (i === k ? 1 : 0))));
}
/**
 * Finds the steps of `levels` whose increments have these `weights`: one at a time by generalised least squares, the clearest first. All
 * are fitted again each time. A step enters with `least` standard errors, and leaves where it has fewer beside others.
 */
function findSteps(levels, weights, least) {
    const increments = levels.slice(1).map((level, index) => level - levels[index]);
    const rights = weights.map(row => (0,symmetric/* sumProducts */.K4)(row, increments));
    if (rights.every((right, at) => Math.abs(right) < least * Math.sqrt(weights[at][at])))
        return [];
    const fit = weights.map((row, at) => Float64Array.from([...row, rights[at]]));
    const places = [...increments.keys()];
    const chosen = new Set();
    // Each turn explains more than the one before, and so this ends; the limit is for rounding errors.
    for (const _ of [...places, ...places]) {
        const next = findMost(places, at => (chosen.has(at) ? 0 : countErrors(fit, at)));
        if (next === undefined || chosen.has(next) || countErrors(fit, next) < least)
            break;
        sweep(fit, next);
        chosen.add(next);
        for (;;) {
            const weakest = findMost([...chosen], at => -countErrors(fit, at));
            if (weakest === undefined || countErrors(fit, weakest) >= least)
                break;
            sweep(fit, weakest);
            chosen.delete(weakest);
        }
    }
    const sorted = [...chosen].sort((a, b) => a - b);
    return sorted.map((at, index) => {
        const own = fit[at];
        const range = findRange(fit, at, [sorted[index - 1] ?? -1, sorted[index + 1] ?? places.length]);
        return { at, value: own.at(-1), variance: -own[at], ...range };
    });
}
/** How many standard errors large a step at this place is: in the model, or if it came into it. */
function countErrors(fit, at) {
    const own = fit[at];
    const [diagonal, right] = [own[at], own.at(-1)];
    return Math.abs(right) / Math.sqrt(Math.abs(diagonal));
}
/** Takes a place into the model, or out of it (the sweep operator, Beaton 1964). */
function sweep(fit, at) {
    const row = fit[at];
    const pivot = row[at];
    const direction = Math.sign(pivot);
    for (const [i, other] of fit.entries()) {
        const factor = other[at] / pivot;
        if (i === at || factor === 0)
            continue;
        for (let k = 0; k < other.length; k++)
            other[k] -= factor * row[k];
        other[at] = direction * factor;
    }
    for (let k = 0; k < row.length; k++)
        row[k] *= direction / pivot;
    row[at] = -1 / pivot;
}
/** Finds the shortest run of places around `at` and within its neighbours that holds 95% of the probability. */
function findRange(fit, at, [from, to]) {
    const without = fit.map(row => row.slice());
    sweep(without, at);
    const most = countErrors(without, at) ** 2;
    const weigh = (place) => place <= from || place >= to
        ? 0
        : Math.exp((countErrors(without, place) ** 2 - most) / 2) / Math.sqrt(without[place][place]);
    const all = Array.from({ length: to - from - 1 }, (_, index) => weigh(from + 1 + index));
    const enough = 0.95 * all.reduce((sum, weight) => sum + weight, 0);
    let [first, last, held] = [at, at, weigh(at)];
    while (held < enough && last - first < to - from - 2) {
        if (last === to - 1 || weigh(first - 1) > weigh(last + 1))
            first--;
        else
            last++;
        held = all.slice(first - from - 1, last - from).reduce((sum, weight) => sum + weight, 0);
    }
    return { first, last };
}
function findMost(places, measure) {
    let best;
    for (const at of places)
        if (best === undefined || measure(at) > measure(best))
            best = at;
    return best;
}

// EXTERNAL MODULE: ./lib/compare/verdicts/ruling.js
var ruling = __webpack_require__(6073);
;// CONCATENATED MODULE: ./lib/history/thresholds.js

/** Returns the smallest change of a benchmark that somebody wants to know. */
function thresholdFor({ benchmark, metric: name }, { threshold, rules }) {
    return (0,ruling/* rulingOf */.b1)(rules, benchmark, { name }).threshold ?? threshold;
}

;// CONCATENATED MODULE: ./lib/history/creep.js



/** Over how many pushes a change is looked for, beside all since the anchor. */
const spans = [1, 2, 5, 10, 20, 40];
/** A step that may be so many pushes away is no single push that one could name. */
const mostMargin = 5;
/** Finds what crept in up to the newest push beside the known steps: for each benchmark, the span in which it is clearest. */
function listCreeps(levels, options) {
    return levels.benchmarks.flatMap(one => findCreep(one, levels, options) ?? []);
}
function findCreep({ of, stretches }, { pushes, anchor, benchmarks: { length }, spread }, { steps, benchmarks = length, ...thresholds }) {
    const newest = pushes.at(-1);
    const stretch = stretches.find(({ digests }) => digests.at(-1) === newest?.digest);
    if (stretch === undefined || newest === undefined)
        return undefined;
    const { digests, values, covariance } = stretch;
    const last = digests.length - 1;
    const anchorAt = anchor === undefined ? -1 : digests.indexOf(anchor.digest);
    const starts = [...spans.map(span => last - span), anchorAt].filter(start => start >= 0);
    const [least, threshold] = [findLeastErrors(benchmarks), thresholdFor(of, thresholds)];
    const known = steps.filter(step => step.of === of && isPinned(step));
    const [found] = starts
        .filter(start => last - start > 1)
        .map(start => {
        const within = known.filter(({ at }) => digests.indexOf(at.digest) > start);
        const explained = within.reduce((sum, step) => sum + step.height, 0);
        const value = values[last] - values[start] - explained;
        const noise = covariance[last][last] + covariance[start][start] - 2 * covariance[last][start];
        const variance = Math.max(0, noise) + 2 * spread.layout ** 2;
        const change = describeHeight({ value, variance }, of, spread);
        return { start, change, errors: Math.abs(value) / Math.sqrt(variance) };
    })
        .filter(({ change, errors }) => Math.abs(change.value) >= threshold && errors >= least)
        .sort((one, other) => other.errors - one.errors);
    if (found === undefined)
        return undefined;
    const from = pushes.find(({ digest }) => digest === digests[found.start]);
    return { of, from, to: newest, pushes: last - found.start, change: found.change };
}
/** Returns whether a step belongs to a single push that can be named, or nearly. */
function isPinned({ isSeenAtOnce, margin }) {
    return isSeenAtOnce || margin <= mostMargin;
}

;// CONCATENATED MODULE: ./lib/history/steps.js



/**
 * Finds the steps of all benchmarks, in the order of their pushes. Those smaller than half the threshold are left out: two of these make
 * what somebody wants to know.
 */
function listSteps(levels, { benchmarks = levels.benchmarks.length, ...thresholds }) {
    const least = findLeastErrors(benchmarks);
    const pushes = new Map(levels.pushes.map((push, index) => [push.digest, { push, index }]));
    return levels.benchmarks
        .flatMap(one => one.stretches.flatMap(stretch => stepsOf(one, stretch, { levels, least })))
        .filter(({ of, change }) => Math.abs(change.value) >= thresholdFor(of, thresholds) / 2)
        .sort((one, other) => pushes.get(one.at.digest).index - pushes.get(other.at.digest).index);
}
function stepsOf({ of }, stretch, { levels, least }) {
    const layout = levels.spread.layout ** 2;
    const { values, covariance, digests } = stretch;
    const pushOf = (node) => levels.pushes.find(({ digest }) => digest === digests[node]);
    return findSteps(values, weighIncrements(covariance, layout), least).map(step => ({
        of,
        at: pushOf(step.at + 1),
        change: describeHeight(step, of, levels.spread),
        height: step.value,
        ...locate(step, stretch.races[step.at], { layout, least }),
        good: pushOf(step.first),
        bad: pushOf(step.last + 1),
    }));
}
function locate({ at, first, last }, race, { layout, least }) {
    const isSeenAtOnce = race !== undefined && Math.abs(race.value) >= least * Math.sqrt(race.variance + 2 * layout);
    return { isSeenAtOnce, margin: Math.max(at - first, last - at) };
}

;// CONCATENATED MODULE: ./lib/history/moves.js



/** Finds what moved the levels. A step that could be any of many pushes is part of a creep where there is one. */
function findMoves(levels, options) {
    const steps = listSteps(levels, options);
    const creeps = listCreeps(levels, { ...options, steps });
    const order = new Map(levels.pushes.map(({ digest }, index) => [digest, index]));
    const isOfCreep = ({ of, at }) => creeps.some(creep => creep.of === of && order.get(creep.from.digest) < order.get(at.digest));
    return { steps: steps.filter(step => isPinned(step) || !isOfCreep(step)), creeps };
}
/**
 * Finds the moves that the newest push of `races` has brought to light: those of their `levels` that the races before it do not show.
 */
function moves_findNews(races, levels, options) {
    const last = levels.pushes.at(-1)?.digest;
    const now = findMoves(levels, options);
    const moved = new Set([...now.steps, ...now.creeps].map(({ of }) => JSON.stringify(of)));
    const earlier = races
        .filter(({ racers }) => racers.every(({ digest }) => digest !== last))
        .map(race => ({ ...race, estimates: race.estimates.filter(({ of }) => moved.has(JSON.stringify(of))) }));
    const benchmarks = levels.benchmarks.length;
    const before = findMoves(findLevels(earlier, levels.spread), { benchmarks, ...options });
    const order = new Map(levels.pushes.map(({ digest }, index) => [digest, index]));
    return {
        steps: now.steps.filter(step => !before.steps.some(one => isSame(one, step) && isNear(one, step, order))),
        creeps: now.creeps.filter(creep => !before.creeps.some(one => isSame(one, creep))),
    };
}
function isSame(one, other) {
    return (one.of.benchmark === other.of.benchmark &&
        one.of.metric === other.of.metric &&
        Math.sign(one.change.value) === Math.sign(other.change.value));
}
/** Returns whether the pushes that two steps may belong to overlap. */
function isNear(one, other, order) {
    const [first, second] = [one, other].map(({ good, bad }) => [order.get(good.digest), order.get(bad.digest)]);
    return first[0] < second[1] && second[0] < first[1];
}

// EXTERNAL MODULE: ./lib/compare/verdicts/correction.js
var correction = __webpack_require__(9584);
// EXTERNAL MODULE: ./lib/compare/verdicts/verdict.js
var verdicts_verdict = __webpack_require__(3067);
;// CONCATENATED MODULE: ./lib/history/since.js





/**
 * Compares the newest version with `ground`. Without one, each benchmark stands on the anchor, or else on the oldest version that races
 * join to its newest.
 * Those that got most worse come first.
 */
function since_listSince(levels, ground) {
    const rows = levels.benchmarks.flatMap(one => describe(one, levels, ground) ?? []);
    const tested = rows.filter(({ p }) => !Number.isNaN(p));
    const corrections = (0,correction/* correct */.d)(tested.map(({ p }) => p), confidence);
    const apart = new Set(tested.filter((_, at) => corrections[at].rejected));
    return rows
        .map((row) => ({ ...row, isApart: apart.has(row) }))
        .toSorted((one, other) => harm(other) - harm(one));
}
function describe(levels, { pushes, anchor, spread: { degrees = Infinity } }, asked) {
    const own = listOwn(levels, pushes);
    const newest = own.at(-1);
    if (newest === undefined)
        return undefined;
    const joined = own.filter(({ digest }) => levels.compare(newest.digest, digest) !== undefined);
    const ground = asked ?? joined.find(one => one === anchor && one !== newest) ?? joined[0];
    const before = joined.at(-2);
    const height = levels.measure(newest.digest, ground.digest);
    return {
        of: levels.of,
        ground,
        newest,
        change: levels.compare(newest.digest, ground.digest),
        p: height === undefined ? Number.NaN : 2 * (0,student/* studentCdf */.R)(-Math.abs(height.value) / Math.sqrt(height.variance), degrees),
        last: before && levels.compare(newest.digest, before.digest),
    };
}
/** Judges a change since as one of a race is judged. */
function judgeSince(row, thresholds) {
    const { of, change, isApart } = row;
    const threshold = thresholdFor(of, thresholds);
    const verdict = change === undefined
        ? null
        : (0,verdicts_verdict/* judge */.S4)({ change, equivalence: change }, { direction: of.better, threshold, rejected: isApart });
    return { ...row, verdict, threshold };
}
/** Lists the pushes that have a benchmark, in their order. */
function listOwn({ digests }, pushes) {
    const wanted = new Set(digests);
    return pushes.filter(({ digest }) => wanted.has(digest));
}
function harm({ of, change }) {
    if (change === undefined)
        return Number.NEGATIVE_INFINITY;
    const log = Math.log1p(change.value);
    return of.better === 'higher' ? -log : log;
}

// EXTERNAL MODULE: ./lib/util/plural.js
var plural = __webpack_require__(3960);
;// CONCATENATED MODULE: ./lib/history/words.js




/** Names a version: by its release, its commit, or else by the minute in which it was published. */
function nameVersion({ name, commit, at }) {
    return name ?? commit?.slice(0, 7) ?? at.slice(0, 16).replace('T', ' ');
}
/** Says what a history holds. */
function describeHistory(suite, { pushes }) {
    const [first, last] = [pushes[0], pushes.at(-1)];
    const range = first === last ? [] : (0,document_text/* say */.cv) `, from ${nameVersion(first)} to ${nameVersion(last)}`;
    return (0,document_text/* say */.cv) `${suite}: ${(0,document_text/* own */.ZV)((0,plural/* count */.U)(pushes.length, 'push', 'pushes'))}${range}`;
}
/** Says on what the levels rest, and how far loops of races contradict each other. */
function describeTrust({ spread, closure }) {
    const layout = spread.layout === 0 ? '' : `, a build by its layout ${(0,scale/* percentSize */.v_)(spread.layout)}`;
    const loops = closure === undefined
        ? 'No race closes a loop, so nothing checks the chain.'
        : `${(0,plural/* count */.U)(closure.loops, 'loop')} of races: their errors are as large as noise makes them with p = ${closure.p.toPrecision(2)}.`;
    return (0,document_text/* own */.ZV)(`Each level is a chain of races on one machine each. An installation adds ${(0,scale/* percentSize */.v_)(spread.offset)} (a standard deviation)${layout}. ${loops}`);
}
/** Says how many benchmarks have versions that no race joins; nothing where there are none. */
function describeGaps({ benchmarks }) {
    const open = benchmarks.filter(({ stretches }) => stretches.length > 1).length;
    if (open === 0)
        return [];
    return [(0,document_text/* own */.ZV)(`${(0,plural/* count */.U)(open, 'benchmark')} with a gap: no race joins the versions before it with those behind it.`)];
}
/** Says what moved, the largest first. */
function words_describeMoves({ steps, creeps }, rows) {
    return [...creeps, ...steps]
        .sort((one, other) => sizeOf(other) - sizeOf(one))
        .map(move => describeMove(move, nameRow(move, rows)));
}
function sizeOf({ change: { value } }) {
    return Math.abs(Math.log1p(value));
}
/** Says what a step is, or what crept in, and how its commits can be found. */
function describeMove(move, title) {
    const [good, bad] = 'margin' in move ? [move.good, move.bad] : [move.from, move.to];
    return (0,document_text/* say */.cv) `${summarizeMove(move, title)}.${describeBisection(good, bad)}`;
}
/** Says how large a move is, and which push it came with, or over which pushes it crept in. */
function summarizeMove(move, title) {
    const opening = (0,document_text/* say */.cv) `${title}: ${(0,document_text/* own */.ZV)((0,headline/* changeText */.k0)(move.change))}`;
    if (!('margin' in move))
        return (0,document_text/* say */.cv) `${opening} over the last ${(0,document_text/* own */.ZV)((0,plural/* count */.U)(move.pushes, 'push', 'pushes'))}, since ${nameVersion(move.from)}, and no single one made it`;
    const { at, isSeenAtOnce, margin } = move;
    const margins = margin === 0 ? '' : `, ± ${(0,plural/* count */.U)(margin, 'push', 'pushes')}`;
    return (0,document_text/* say */.cv) `${opening} at ${nameVersion(at)}, ${(0,document_text/* own */.ZV)(isSeenAtOnce ? 'seen at once' : `found later${margins}`)}`;
}
/** Says what the race of the push `newest` found of a benchmark; its change is null where it was nothing before. */
function describeRegression(change, [before, newest], title) {
    return say `${title}: ${own(change === null ? 'from 0' : changeText(change))} at ${nameVersion(newest)}, regressed in its own race.${describeBisection(before, newest)}`;
}
function describeBisection(good, bad) {
    if (good.commit === undefined || bad.commit === undefined)
        return [];
    const [from, to] = [good, bad].map(({ commit }) => commit.slice(0, 12));
    return (0,document_text/* say */.cv) ` To bisect: ${(0,document_text/* line */.n8)(`counterbalance bisect ${from} ${to} --setup 'BUILD IT' -- COMMAND`)}`;
}
/** Names a benchmark with its metric, where nothing tells that it has only one. */
function nameMeasured({ benchmark, metric }) {
    return (0,document_text/* say */.cv) `${benchmark} (${metric})`;
}
/** Names what a row is of: its metric too, where the benchmark has several. */
function nameRow({ of }, rows) {
    const isOnly = rows.filter(row => row.of.benchmark === of.benchmark).length === 1;
    return isOnly ? (0,document_text/* say */.cv) `${of.benchmark}` : nameMeasured(of);
}

;// CONCATENATED MODULE: ./lib/history/document.js













/** Shows histories: what changed since, what moved, and on a page the levels of each benchmark, with links where its repository is known. */
function historyDocument(all, repositoryUrl) {
    const title = { kind: 'heading', level: 1, text: (0,document_text/* own */.ZV)('History') };
    const shown = all.flatMap((one, at) => showHistory(one, { prefix: all.length > 1 ? `${at + 1}/` : '', repositoryUrl }));
    return [(0,document_document/* only */.j6)(['markdown', 'html'], title), ...shown];
}
/** GitHub shows no more of a file than so many bytes of it; a row has about 150. */
const mostRows = 1000;
/** More moves are on the page, and more than those there in the JSON. */
const mostMoves = { terminal: 10, markdown: 20, html: 100 };
const mostOpen = 10;
function showHistory(shown, place) {
    const { suite, levels, moves } = shown;
    const title = describeHistory(suite, levels);
    const opening = [
        (0,document_document/* only */.j6)(['terminal'], { kind: 'paragraph', text: title }),
        (0,document_document/* only */.j6)(['markdown', 'html'], { kind: 'heading', level: 2, text: title }),
    ];
    if (shown.rows.length === 0)
        return [...opening, { kind: 'paragraph', text: (0,document_text/* own */.ZV)('Nothing was judged yet.') }];
    const taken = new Set();
    const rows = shown.rows.map(row => ({ ...row, id: (0,document_escape/* freeId */.wQ)(`${place.prefix}${(0,document_escape/* idOf */.TH)(row.of.benchmark)}`, taken) }));
    const tiles = rows.map(row => ({ id: row.id, group: groupOf(row), body: showBenchmark(row, shown, place) }));
    const found = words_describeMoves(moves, rows);
    const folded = { kind: 'list', items: takeFirst(found.slice(mostOpen), mostMoves.html - mostOpen) };
    const trust = describeTrust(levels);
    const movesTitle = found.length === 0
        ? { kind: 'paragraph', text: (0,document_text/* own */.ZV)('No step and no creep was found.') }
        : { kind: 'heading', level: 3, text: (0,document_text/* own */.ZV)('Steps and creep') };
    return [
        ...opening,
        ...on('html', [
            movesTitle,
            { kind: 'list', items: found.slice(0, mostOpen) },
            { kind: 'details', summary: (0,document_text/* own */.ZV)(`${found.length - mostOpen} more`), body: [folded] },
            { kind: 'heading', level: 2, text: (0,document_text/* own */.ZV)('Since') },
            tabulateForPages(rows, shown.threshold),
            { kind: 'paragraph', text: (0,document_text/* own */.ZV)(caption) },
            { kind: 'grid', tiles },
            { kind: 'heading', level: 2, text: (0,document_text/* own */.ZV)('Can these levels be trusted?') },
            { kind: 'list', items: [trust, ...describeGaps(levels)] },
        ]),
        ...on('terminal', [tabulateForTerminals(rows), { kind: 'list', items: takeFirst(found, mostMoves.terminal) }]),
        ...on('markdown', [
            ...tabulateFirst(rows, mostRows, [{ head: (0,document_text/* own */.ZV)('verdict'), ...verdictCells }, ...sinceColumns(rows)]),
            movesTitle,
            { kind: 'list', items: takeFirst(found, mostMoves.markdown) },
            ...showChart(levels, rows),
        ]),
        (0,document_document/* only */.j6)(['terminal', 'markdown'], { kind: 'paragraph', text: trust }),
    ];
}
const caption = 'Each line is the level of a benchmark by push, above the version that it stands on, with a ribbon of 95%. It is open where no race joins two versions. Dashed lines are releases, and thick ones are steps. Rings stand where a push was raced against the anchor. Ticks below are changes of the machine: they move no level.';
function on(medium, blocks) {
    return blocks.map(block => (0,document_document/* only */.j6)([medium], block));
}
/** The first of `all`, and how many more there are. */
function takeFirst(all, most) {
    return all.length > most ? [...all.slice(0, most), (0,document_text/* own */.ZV)(`And ${all.length - most} more.`)] : all;
}
/** More are in the file of the history. */
const mostOfPush = 10;
/**
 * Shows what the newest push has brought to light, and what changed since the oldest version that races join to the newest: the benchmarks
 * that are told apart from none, as far as there is room. Nothing is shown of fewer than three versions, since their one race is what the
 * report shows, and nothing of a push that is not published, since it is no version of the history.
 */
function pushDocument({ races, isPublished }, options) {
    if (!isPublished)
        return [];
    const levels = findLevels(races);
    if (levels.pushes.length < 3)
        return [];
    const rows = listSince(levels);
    const news = describeMoves(findNews(races, levels, options), rows);
    const moved = rows.filter(({ isApart }) => isApart);
    const still = { kind: 'paragraph', text: own('No benchmark is told apart from what it was.') };
    const found = [
        { kind: 'heading', level: 2, text: own('Newly found') },
        { kind: 'list', items: takeFirst(news, mostOfPush) },
    ];
    return [
        ...(news.length > 0 ? found : []),
        { kind: 'heading', level: 2, text: own('Since older versions') },
        ...(moved.length > 0 ? tabulateFirst(moved, mostOfPush, sinceColumns(rows)) : [still]),
        ...showChart(levels, rows),
    ];
}
/** A table of the first rows, and how many more there are. */
function tabulateFirst(rows, most, columns) {
    const table = (0,document_document/* tabulate */.Xw)(rows.slice(0, most), columns, { caption: 'Changes since' });
    const more = rows.length - most;
    return more > 0 ? [table, { kind: 'paragraph', text: (0,document_text/* own */.ZV)(`And ${more} more.`) }] : [table];
}
function groupOf({ verdict }) {
    return { key: verdict ?? 'none', word: verdict ?? 'not judged' };
}
function markOf({ verdict }) {
    return verdict === null ? words/* otherMarks */.p6.unjudged : words/* marks */.Z8[verdict];
}
// Columns without their heads, which differ between media.
const verdictCells = {
    cell: 'mark',
    show: (row) => (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(markOf(row))} ${(0,document_text/* own */.ZV)(groupOf(row).word)}`,
};
const sinceCells = { cell: 'text', show: ({ ground }) => (0,document_text/* say */.cv) `${nameVersion(ground)}` };
const changeCells = {
    cell: 'change',
    align: 'left',
    show: ({ change }) => showLevel(change, 'not joined by races'),
};
const lastCells = { cell: 'value', align: 'left', drop: 1, show: ({ last }) => showLevel(last, '') };
function nameCells(rows) {
    return { cell: 'text', show: row => nameRow(row, rows) };
}
function showLevel(level, without) {
    return (0,document_text/* own */.ZV)(level === undefined ? without : (0,headline/* changeText */.k0)(level));
}
function sinceColumns(rows) {
    return [
        { head: (0,document_text/* own */.ZV)('benchmark'), ...nameCells(rows) },
        { head: (0,document_text/* own */.ZV)('since'), ...sinceCells },
        { head: (0,document_text/* own */.ZV)('change'), ...changeCells },
    ];
}
function tabulateForTerminals(rows) {
    const isOne = new Set(rows.map(({ ground }) => ground.digest)).size === 1;
    const columns = [
        { head: (0,document_text/* own */.ZV)('benchmark'), ...nameCells(rows) },
        { head: isOne ? (0,document_text/* say */.cv) `since ${nameVersion(rows[0].ground)}` : (0,document_text/* own */.ZV)('change'), ...changeCells },
        ...(isOne ? [] : [{ head: (0,document_text/* own */.ZV)('since'), ...sinceCells }]),
        { head: (0,document_text/* own */.ZV)('last push'), ...lastCells },
    ];
    return (0,document_document/* tabulate */.Xw)(rows, columns, { caption: 'Changes since' });
}
/** All changes since on one axis; each row leads to the plot of its benchmark. */
function tabulateForPages(rows, usual) {
    const axis = (0,document_axis/* rowAxis */.wY)(rows.flatMap(({ change }) => change ?? []), 2 * usual);
    const columns = [
        { head: (0,document_text/* own */.ZV)('Verdict'), ...verdictCells, sort: 'place' },
        { head: (0,document_text/* own */.ZV)('Benchmark'), ...nameCells(rows), sort: 'name' },
        { head: (0,document_text/* own */.ZV)('Plot'), cell: 'strip', axis, show: () => [] },
        {
            head: (0,document_text/* own */.ZV)('Change [95% CI]'),
            ...changeCells,
            sort: 'size',
            size: ({ change }) => change && (0,report_rows/* changeSize */.QZ)(change),
        },
        { head: (0,document_text/* own */.ZV)('Since'), ...sinceCells },
        { head: (0,document_text/* own */.ZV)('Last push'), ...lastCells },
    ];
    return (0,document_document/* tabulate */.Xw)(rows, columns, {
        caption: `Those that got most worse come first. Line: interval of the change. Dot: estimate. Shaded: within the threshold of ±${(0,scale/* share */.uM)(usual)}, or of a rule.`,
        isBrowsed: true,
        row: row => {
            const { change, threshold, id: leadsTo } = row;
            const found = { tone: markOf(row).tone, group: groupOf(row), leadsTo };
            if (change === undefined)
                return found;
            return { ...found, marks: (0,picture/* layOutRow */.vR)({ change, threshold, control: null }, axis, usual) };
        },
    });
}
const mostMachines = 5;
/** The levels of one benchmark, the steps among them, and the newest value on each machine, which says nothing of the others. */
function showBenchmark(row, { levels, moves, rows }, { repositoryUrl }) {
    const { ground, newest, change } = row;
    const benchmark = levels.benchmarks.find(({ of }) => of === row.of);
    const steps = moves.steps.filter(({ of }) => of === row.of);
    const showVersion = (push) => {
        const name = (0,document_text/* say */.cv) `${nameVersion(push)}`;
        const isLinked = repositoryUrl !== undefined && push.commit !== undefined;
        return isLinked ? (0,document_text/* link */.nf)(`${repositoryUrl}/commit/${push.commit}`, name) : name;
    };
    const values = benchmark.absolutes.slice(0, mostMachines).map(({ value, unit, machine, digest }) => {
        const { number, unit: name } = (0,scale/* scale */.hs)([value], unit);
        const push = levels.pushes.find(one => one.digest === digest);
        return (0,document_text/* say */.cv) `${(0,document_text/* own */.ZV)(number(value))} ${(0,document_text/* message */.iU)(name)} on ${(0,document_text/* message */.iU)(machine)}, at ${nameVersion(push)}`;
    });
    const byMachine = { kind: 'paragraph', text: (0,document_text/* styled */.I4)('below', (0,document_text/* say */.cv) `By machine: ${(0,document_text/* join */.fj)(values, '; ')}`) };
    const reading = change === undefined
        ? (0,document_text/* say */.cv) `No races join ${nameVersion(newest)} with ${nameVersion(ground)}.`
        : (0,document_text/* say */.cv) `${nameVersion(newest)} against ${nameVersion(ground)}: ${(0,document_text/* own */.ZV)((0,headline/* changeText */.k0)(change))}`;
    const numbers = (0,document_document/* tabulate */.Xw)(listOwn(benchmark, levels.pushes), [
        { head: (0,document_text/* own */.ZV)('Push'), cell: 'text', show: showVersion },
        { head: (0,document_text/* own */.ZV)('Day'), cell: 'value', show: ({ at }) => (0,document_text/* own */.ZV)(at.slice(0, 10)) },
        {
            head: (0,document_text/* own */.ZV)('Level'),
            cell: 'value',
            show: ({ digest }) => showLevel(benchmark.compare(digest, ground.digest), 'not joined'),
        },
    ], { caption: 'Levels' });
    return [
        {
            kind: 'plot',
            plot: pictureLevels(row, benchmark, { levels, steps }),
            title: nameRow(row, rows),
            caption: reading,
        },
        { kind: 'list', items: steps.map(step => (0,document_text/* say */.cv) `${(0,document_text/* own */.ZV)((0,headline/* changeText */.k0)(step.change))} at ${showVersion(step.at)}`) },
        ...(values.length > 0 ? [byMachine] : []),
        { kind: 'details', summary: (0,document_text/* own */.ZV)('Numbers'), body: [numbers] },
    ];
}
const mostLines = 3;
const mostPushes = 50;
/**
 * Draws the levels of the benchmarks that got most worse as a chart of Mermaid, in a part that is folded. The chart holds only numbers and the
 * beginnings of commits: a name in it could end it. Nothing is drawn of fewer than three pushes.
 */
function showChart(levels, rows) {
    const worst = rows.filter(({ change }) => change !== undefined).slice(0, mostLines);
    const drawn = worst.map(({ of, ground }) => {
        const benchmark = levels.benchmarks.find(one => one.of === of);
        return levels.pushes.map(({ digest }) => benchmark.compare(digest, ground.digest)?.value);
    });
    const places = levels.pushes
        .map((push, at) => ({ at, commit: push.commit?.slice(0, 7) ?? `${at + 1}` }))
        .filter(({ at }) => drawn.every(values => values[at] !== undefined))
        .slice(-mostPushes);
    if (worst.length === 0 || places.length < 3)
        return [];
    const lines = [
        'xychart-beta',
        `  x-axis [${places.map(({ commit }) => `"${commit}"`).join(', ')}]`,
        '  y-axis "change, %"',
        ...drawn.map(values => `  line [${places.map(({ at }) => (100 * values[at]).toFixed(2)).join(', ')}]`),
    ];
    const names = (0,document_text/* join */.fj)(worst.map(row => nameRow(row, rows)), ', ');
    const body = [
        { kind: 'code', language: 'mermaid', lines },
        { kind: 'paragraph', text: (0,document_text/* say */.cv) `Levels in percent: ${names}.` },
    ];
    const summary = (0,document_text/* own */.ZV)('Chart of those that got most worse');
    return [(0,document_document/* only */.j6)(['markdown'], { kind: 'details', summary, body })];
}
/** Draws the levels of one benchmark by push with its own steps, each stretch that races join as a line. */
function pictureLevels({ ground }, { of, compare }, { levels: { pushes }, steps }) {
    const levels = pushes.map(({ digest, isAnchored }, position) => ({
        position,
        isAnchored,
        level: compare(digest, ground.digest),
    }));
    const known = levels.flatMap(({ level, ...place }) => (level ? [{ ...place, ...level }] : []));
    const moves = pushes.flatMap(({ machine }, at) => (at > 0 && machine !== pushes[at - 1].machine ? [at] : []));
    const releases = pushes.flatMap(({ name }, at) => (name === undefined ? [] : [at]));
    const ribbons = splitWhere(levels, ({ level }) => level === undefined).flatMap((stretch) => [
        {
            shape: 'area',
            kind: 'band',
            points: stretch.map(({ position, level }) => [position, level.low ?? -1, level.high ?? level.value]),
        },
        { shape: 'line', kind: 'curve estimate', points: stretch.map(({ position, level }) => [position, level.value]) },
    ]);
    const dots = (kind, label, points) => ({
        shape: 'dots',
        kind,
        label,
        points: points.map(({ position, value }) => [position, value]),
    });
    const placesOf = (some) => some.map(({ at }) => pushes.findIndex(({ digest }) => digest === at.digest) - 0.5);
    const isShort = pushes.length <= mostDots;
    return {
        title: of.benchmark,
        description: 'The level of each push above the version that it stands on',
        x: (0,document_axis/* placeAxis */.N)(pushes.map(nameVersion), releases),
        y: (0,document_axis/* changeAxis */.EX)(known.flatMap(({ value, low, high }) => [low ?? value, high ?? value])),
        marks: [
            { shape: 'rules', kind: 'zero', y: [0] },
            { shape: 'rules', kind: 'look', x: releases },
            { shape: 'rules', kind: 'step worse', x: placesOf(steps.filter(isWorse)) },
            { shape: 'rules', kind: 'step better', x: placesOf(steps.filter(step => !isWorse(step))) },
            ...ribbons,
            dots(isShort ? 'dot estimate small' : 'unseen', 'push', known),
            dots('dot estimate small hollow', 'raced against the anchor', known.filter(({ isAnchored }) => isAnchored)),
            { shape: 'ticks', kind: 'thin', x: moves },
        ],
        height: 180,
    };
}
/** With more, dots would hide the line. */
const mostDots = 40;
function isWorse({ of: { better }, change: { value } }) {
    return better === 'higher' ? value < 0 : value > 0;
}
function splitWhere(items, isGap) {
    const stretches = [[]];
    for (const item of items)
        if (isGap(item))
            stretches.push([]);
        else
            stretches.at(-1).push(item);
    return stretches.filter(stretch => stretch.length > 0);
}

;// CONCATENATED MODULE: ./lib/history/result.js

/** Makes a history for programs, its benchmarks in the order of `rows`. */
function makeResult(suite, { levels, rows, moves }) {
    const { pushes, spread, closure, benchmarks } = levels;
    return {
        schema: 'counterbalance/levels@1',
        suite,
        pushes,
        spread,
        ...(closure && { closure }),
        benchmarks: rows.map(({ of, ground }) => {
            const own = benchmarks.find(one => one.of === of);
            return {
                ...of,
                ground: ground.digest,
                levels: listOwn(own, pushes).map(({ digest }) => ({
                    digest,
                    level: own.compare(digest, ground.digest) ?? null,
                })),
                absolutes: own.absolutes,
            };
        }),
        steps: moves.steps.map(({ of, at, good, bad, change, isSeenAtOnce, margin }) => ({
            ...of,
            ...{ change, isSeenAtOnce, margin, at: at.digest, good: good.digest, bad: bad.digest },
        })),
        creeps: moves.creeps.map(({ of, from, to, change, pushes }) => ({
            ...of,
            ...{ change, pushes, from: from.digest, to: to.digest },
        })),
    };
}

;// CONCATENATED MODULE: ./lib/history/shown.js



/** Makes what is shown of a history; `findGround` names the version that all stand on, where its user asked for one. */
function makeShown({ suite, races }, thresholds, findGround = () => undefined) {
    const levels = levels_findLevels(races);
    const rows = since_listSince(levels, findGround(levels)).map(row => judgeSince(row, thresholds));
    return { suite, levels, rows, moves: findMoves(levels, thresholds), threshold: thresholds.threshold };
}

// EXTERNAL MODULE: ./lib/document/markdown.js
var markdown = __webpack_require__(4220);
// EXTERNAL MODULE: ./lib/util/entities.js
var entities = __webpack_require__(1193);
// EXTERNAL MODULE: ./lib/util/hidden.js
var util_hidden = __webpack_require__(7470);
;// CONCATENATED MODULE: ./lib/history/feed.js




/** More are on the page. */
const mostEntries = 50;
const hiddenOrBlank = new RegExp(`(?:${util_hidden/* hidden */.R.source}|\\s)+`, 'gu');
/** Names are whole, and become safe where an entry is written. */
const plainVoice = { name: text => text, message: text => text, line: text => text };
/** Renders steps and creep as a feed of Atom (RFC 4287), the newest first; `home` is the address of the page, where it is known. */
function renderFeed(all, home) {
    const entries = all
        .flatMap(shown => [...shown.moves.steps, ...shown.moves.creeps].map((move) => ({ shown, move, at: pushOf(move).at })))
        .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
        .slice(0, mostEntries);
    const pushes = all.flatMap(({ levels }) => levels.pushes.map(({ at }) => at));
    const suites = all.map(({ suite }) => suite).join(', ');
    return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${makeId(['history', suites])}</id>
<title>${xmlText(`${suites}: steps and creep`)}</title>
<updated>${pushes.toSorted().at(-1) ?? '1970-01-01T00:00:00.000Z'}</updated>
<author><name>Counterbalance</name></author>
${home === undefined ? '' : `<link href="${xmlText(home)}"/>\n`}${entries.map(entry => drawEntry(entry, home)).join('')}</feed>
`;
}
function drawEntry({ shown: { suite, rows }, move, at }, home) {
    const name = nameRow(move, rows);
    const [title, content] = [
        (0,document_text/* write */.M9)(summarizeMove(move, name), plainVoice),
        (0,document_text/* write */.M9)([{ name: suite }, ': ', ...describeMove(move, name)], plainVoice),
    ];
    const id = makeId([suite, move.of.benchmark, move.of.metric, pushOf(move).digest]);
    return `<entry>
<id>${id}</id>
<title>${xmlText(title)}</title>
<updated>${at}</updated>
${home === undefined ? '' : `<link href="${xmlText(home)}"/>\n`}<content type="text">${xmlText(content)}</content>
</entry>
`;
}
/** Words from outside as the text of an element, or of an attribute in double quotes. */
function xmlText(text) {
    return (0,entities/* xmlEntities */.z)(text.replace(hiddenOrBlank, ' '));
}
/** The push that a step came with, or up to which something crept in. */
function pushOf(move) {
    return 'margin' in move ? move.at : move.to;
}
/** The same for the same move, in whatever history it is. */
function makeId(parts) {
    return `urn:counterbalance:${parts.map(part => encodeURIComponent(part.replace(/\p{Cs}/gu, '\uFFFD'))).join(':')}`;
}

;// CONCATENATED MODULE: ./lib/history/site.js





/** The name of the page among the files of a site. */
const pageName = 'index.html';
/** Makes the files that show histories: a page, a feed, a badge and a Markdown file. `home` is the address of the page, where it is known. */
function makeSite(all, { home, run, tools }) {
    const document = historyDocument(all, run?.repositoryUrl);
    return new Map([
        [pageName, (0,html/* toHtml */.V)(document, { title: 'History', tools })],
        ['results.md', (0,markdown/* toMarkdownFile */.vY)(document)],
        ['feed.atom', renderFeed(all, home)],
        // What shields.io reads from an address.
        ['badge.json', `${JSON.stringify({ schemaVersion: 1, ...makeBadge(all) })}\n`],
    ]);
}
const colors = { worse: '#b42318', better: '#006d5b', same: '#57606a' };
/** Makes the badge of all histories. */
function makeBadge(all) {
    const rows = all.flatMap(({ rows }) => rows);
    const count = (wanted) => rows.filter(({ verdict }) => verdict === wanted).length;
    const [worse, better] = [count('regressed'), count('improved')];
    const parts = [worse > 0 && `${worse} worse`, better > 0 && `${better} better`].filter(part => part !== false);
    const grounds = [...new Set(rows.map(({ ground }) => nameVersion(ground)))];
    const since = grounds.length === 1 ? ` since ${[...grounds[0]].slice(0, 30).join('')}` : '';
    const what = rows.length === 0 ? 'nothing judged yet' : parts.length === 0 ? 'no change' : parts.join(', ');
    return {
        label: 'benchmarks',
        message: `${what}${since}`,
        color: worse > 0 ? colors.worse : better > 0 ? colors.better : colors.same,
    };
}

// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/system/git/git.js
var git = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/system/git/history.js + 1 modules
var git_history = __webpack_require__(7216);
// EXTERNAL MODULE: ./lib/system/page-tools.js
var page_tools = __webpack_require__(1839);
// EXTERNAL MODULE: ./lib/system/stored-history.js + 7 modules
var stored_history = __webpack_require__(6113);
// EXTERNAL MODULE: ./lib/util/json.js
var json = __webpack_require__(8884);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/options.js + 3 modules
var options = __webpack_require__(8808);
// EXTERNAL MODULE: ./lib/command-line/sources.js
var sources = __webpack_require__(28);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var command_line_terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/history.js




















/** The files that a history can write, each by the option of its name. */
const pages = [
    {
        name: 'json',
        file: 'Write the levels of all versions as JSON.',
        render: all => (0,json/* renderJson */.h)(all.map(one => makeResult(one.suite, one))),
    },
    {
        name: 'html',
        file: 'Write the levels as an HTML page.',
        render: all => (0,html/* toHtml */.V)(historyDocument(all), { title: 'History', tools: page_tools/* pageTools */.L }),
    },
];
const history_history = {
    usage: 'counterbalance history STORE|history.jsonl [options]',
    summary: 'shows what changed since an older version',
    options: (0,options/* makeOptions */.lb)('history', { 'What is shown': ['since', 'threshold'], 'Files to write': ['html', 'json', 'site'] }, {
        since: {
            placeholder: 'COMMIT',
            help: 'The version that the others are compared with: a commit SHA or its beginning, a branch, or another git revision such as HEAD~1. By default, the oldest one that comparisons connect to the newest.',
        },
        site: {
            placeholder: 'DIRECTORY',
            help: 'Write all that shows the history into a directory: index.html, results.md, feed.atom and badge.json.',
        },
        ...(0,options/* fileOptions */.N9)(pages),
    }),
    async run({ get, words }) {
        const [word, ...more] = words;
        if (word === undefined || more.length > 0)
            throw new values/* InputError */.dz('give exactly one STORE, which is a directory of published baselines, or a file of history');
        const place = word.startsWith('store:') ? (0,sources/* parseStore */.Pv)(word) : word;
        (0,files/* checkOutputs */.n2)(pages.map(({ name }) => get(name)));
        const threshold = (0,declarations/* decodeOne */.L7)(get, 'threshold');
        const found = await (0,stored_history/* readHistories */.X)(place);
        for (const { problem } of found)
            if (problem !== undefined)
                process.stderr.write(`note: ${problem}\n`);
        const since = get('since');
        // Such as HEAD~1, where the history is that of the repository around us.
        const commit = since === '' ? undefined : await (0,git_history/* findCommit */.fq)((0,git/* openGit */.z)('.', { signal: new AbortController().signal }), since);
        const all = found.map(({ rules, ...one }) => makeShown(one, { threshold, ...(rules && { rules }) }, levels => findGround(levels, since, commit)));
        process.stdout.write((0,terminal/* toTerminal */.y)(historyDocument(all), (0,command_line_terminal/* terminalOf */.g)(process.stdout)));
        const problems = [
            ...pages.flatMap(({ name, render }) => (0,files/* tryToWrite */.oo)(get(name), () => render(all)) ?? []),
            ...writeSite(get('site'), all),
        ];
        for (const text of problems)
            process.stderr.write(`${text}\n`);
        return problems.length > 0 ? exit_status/* exitStatus */.$.wrongCall : exit_status/* exitStatus */.$.done;
    },
};
/** Writes the files of a site; why some could not be written, in words. */
function writeSite(directory, all) {
    if (directory === '')
        return [];
    (0,external_node_fs_.mkdirSync)(directory, { recursive: true });
    return [...makeSite(all, { tools: page_tools/* pageTools */.L })].flatMap(([name, text]) => (0,files/* tryToWrite */.oo)((0,external_node_path_.join)(directory, name), () => text) ?? []);
}
function findGround({ pushes }, asked, resolved) {
    if (asked === '')
        return undefined;
    const found = pushes.findLast(({ commit, label }) => label === asked || (asked.length >= 4 && commit?.startsWith(asked))) ??
        pushes.findLast(({ commit }) => commit !== undefined && commit === resolved);
    if (found !== undefined)
        return found;
    if (resolved !== undefined)
        throw new values/* InputError */.dz(`"--since" is "${asked}", which is commit ${resolved.slice(0, 7)}, and this history has no version of it: name one that was published`);
    throw new values/* InputError */.dz(`"--since" is "${asked}", and no version of this history has that commit or branch`);
}


/***/ }),

/***/ 4220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j9: () => (/* binding */ commentLimit),
/* harmony export */   l6: () => (/* binding */ toMarkdown),
/* harmony export */   mf: () => (/* binding */ summaryLimit),
/* harmony export */   vY: () => (/* binding */ toMarkdownFile)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6116);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8106);



/**
 * Prints a document for GitHub, no larger than `limit` if there is one: blocks and rows go by their rank, and then whatever stands last. A sentence at
 * the end says what went, and where it is.
 */
function toMarkdown(blocks, limit) {
    const parts = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listShown */ ["in"])(blocks, 'markdown').map(block => print(block, 2));
    const page = assemble(parts);
    if (limit === undefined || measure(page, limit) <= limit.size)
        return page;
    const { gone, note } = leaveOut(parts, limit);
    return `${assemble(parts, gone)}${note}`;
}
/** Prints a document as a file of its own, which begins with a heading of the first level: a comment has none. */
function toMarkdownFile(blocks) {
    return assemble((0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listShown */ ["in"])(blocks, 'markdown').map(block => print(block, 1)));
}
/** Prints a block where the highest headings are of the level `top`. */
function print(block, top) {
    const { keep } = block;
    const whole = (text) => ({ open: `${text}\n\n`, parts: [], close: '', keep });
    switch (block.kind) {
        case 'heading':
            return whole(`${'#'.repeat(block.level + top - 1)} ${prose(block.text)}`);
        case 'callout':
            return whole(printCallout(block));
        case 'paragraph':
            return whole(prose(block.text));
        case 'list':
            return whole(block.items.map(item => `- ${prose(item)}`).join('\n'));
        case 'table':
            return printTable(block, keep);
        case 'details': {
            const state = block.open ? ' open' : '';
            // What stands in an element is no Markdown.
            const open = `<details${state}><summary>${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(block.summary, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCellVoice */ .CJ)}</summary>\n\n`;
            return { open, parts: block.body.map(one => print(one, top)), close: '</details>\n\n', keep };
        }
        case 'code':
            return whole(printCode(block));
        case 'footer':
            return whole(`<sub>${prose(block.text)}</sub>`);
        case 'article':
        case 'data':
        case 'facts':
        case 'flame':
        case 'tallies':
        case 'grid':
        case 'plot':
            return whole('');
    }
}
/** A fence is longer than any that the lines could hold. */
function printCode({ lines, language }) {
    if (language === undefined)
        return `<pre><code>${lines.map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ).join('\n')}</code></pre>`;
    const text = lines.join('\n');
    const longest = (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
function printCallout({ icon, label, alert, lines }) {
    // Two blanks break a line wherever Markdown is shown, and are not seen in a mail.
    if (alert !== undefined)
        return [`> [!${alert}]`, lines.map(line => `> ${prose(line)}`).join('  \n')].join('\n');
    const [first = [], ...others] = lines;
    const opening = [icon, label && `${prose(label)}:`, prose(first)].filter(Boolean).join(' ');
    return `## ${opening}\n${others.map(prose).join('\n\n')}`.trim();
}
function prose(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(text, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownVoice */ .Cr).trim();
}
function printTable(table, keep) {
    const { columns, rows } = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .layColumns */ .O6)(table, 'markdown');
    const open = `${printRow(columns.map(({ head }) => head))}| ${columns.map(rule).join(' | ')} |\n`;
    const lines = rows.map(({ cells }) => printRow(cells));
    if (!keep?.byRow)
        return { open: `${open}${lines.join('')}`, parts: [], close: '\n', keep };
    const parts = lines.map((line, at) => {
        const { rank = keep.rank } = rows[at];
        return { open: line, parts: [], close: '', keep: { ...keep, rank } };
    });
    return { open, parts, close: '\n' };
}
function rule(column) {
    if (column.align === 'center')
        return ':---:';
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .isRight */ .FG)(column) ? '---:' : ':---';
}
function printRow(cells) {
    return `| ${cells.map(cell => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(cell, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCellVoice */ .CJ).replaceAll('|', '&#124;')).join(' | ')} |\n`;
}
function assemble(parts, gone = new Set()) {
    const text = assembleParts(parts, gone).trimEnd();
    return text === '' ? '' : `${text}\n`;
}
function assembleParts(parts, gone) {
    return parts
        .map(part => {
        if (gone.has(part))
            return '';
        const inner = assembleParts(part.parts, gone);
        return inner === '' && part.parts.length > 0 ? '' : `${part.open}${inner}${part.close}`;
    })
        .join('');
}
function leaveOut(parts, limit) {
    const [page, ...entries] = listEntries({ open: '', parts, close: '' }, undefined, limit);
    const most = limit.size - measure(writeNote(entries, entries, limit), limit);
    const gone = new Set();
    const isGone = ({ part, parent }) => gone.has(part) || (parent !== undefined && isGone(parent));
    const leave = ({ part, parent, size }) => {
        gone.add(part);
        if (parent === undefined)
            return;
        for (let above = parent; above; above = above.parent)
            above.size -= size;
        parent.count--;
        if (parent.count === 0)
            leave(parent);
    };
    const left = [];
    for (const entry of entries.toReversed().sort(byRank)) {
        if (page.size <= most)
            break;
        if (isGone(entry))
            continue;
        leave(entry);
        left.push(entry);
    }
    return { gone, note: writeNote(left, entries, limit) };
}
/** What has no rank goes last. */
function byRank({ part: one }, { part: other }) {
    return (one.keep?.rank ?? Number.MAX_VALUE) - (other.keep?.rank ?? Number.MAX_VALUE);
}
/** A part, and then all that are in it. */
function listEntries(part, parent, limit) {
    const entry = { part, parent, size: measure(`${part.open}${part.close}`, limit), count: part.parts.length };
    const inner = part.parts.map(one => listEntries(one, entry, limit));
    for (const [first] of inner)
        entry.size += first.size;
    return [entry, ...inner.flat()];
}
/** What is left out, by name; rows of one name are counted together. */
function writeNote(left, all, { elsewhere }) {
    const rows = countRows(all);
    const listed = [...countRows(left)].map(([name, count]) => count === 0 ? name : `${count} of ${rows.get(name)} ${name}`);
    return `\n✂️ Left out to keep this short: ${listed.join('; ')}. The whole report is in ${elsewhere}.\n`;
}
/** How many rows of each name are among `entries`; 0 for what is no row. */
function countRows(entries) {
    const counts = new Map();
    for (const { keep } of entries.map(({ part }) => part)) {
        const name = keep?.called ?? 'the rest';
        counts.set(name, (counts.get(name) ?? 0) + (keep?.byRow ? 1 : 0));
    }
    return counts;
}
const encoder = new TextEncoder();
function measure(text, { unit }) {
    return unit === 'characters' ? text.length : encoder.encode(text).length;
}
/** Of a comment: GitHub refuses more than 65,536 characters. */
const commentLimit = { size: 60_000, unit: 'characters', elsewhere: 'the job summary' };
/** Of a job summary: the runner throws away all of what is longer than 1 MiB. */
const summaryLimit = { size: 1_000_000, unit: 'bytes', elsewhere: 'the report file' };


/***/ }),

/***/ 2753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ nameCommands),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   Nw: () => (/* binding */ parseNamed),
/* harmony export */   QY: () => (/* binding */ nameSides),
/* harmony export */   gd: () => (/* binding */ chooseSides)
/* harmony export */ });
/* harmony import */ var _record_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(213);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7035);


/** The names of the sides, as a record has them. */
function nameSides({ reference, contenders }) {
    return { baseline: reference.name, sides: [reference, ...contenders].map(({ name }) => ({ name })) };
}
const longestName = 60;
/** The values of the input `input`, each with a name before its `=`. */
function parseNamed(values, input, what) {
    return values.map(text => {
        const [, name, value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
        if (name === undefined || value.trim() === '')
            throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`"${input}" is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(text)}; it must be NAME=${what}`);
        checkName(name, text);
        return { name, value: value.trim() };
    });
}
/** Refuses names of versions that nobody could tell from something else; `word` is what was typed. */
function checkName(name, word) {
    if (/[\\/]/.test(name) || /^\.{1,2}$/.test(name))
        throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(word)} names a version ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)}, which is a path; give it a short name, such as old${word.slice(name.length)}`);
    checkLength(name, word);
}
function checkLength(name, word) {
    if (name.trim() !== '' && [...name].length <= longestName && !/\p{Cc}/u.test(name))
        return;
    throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(word)} has the name ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)}; it must be one line of 1 to ${longestName} characters`);
}
/** The sides where each command is one, by its name of `names` or by itself; they run where they are. */
function nameCommands(lines, names) {
    if (names.length > lines.length)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`"command-name" is given ${names.length} times, and there are only ${lines.length} commands`);
    for (const name of names)
        checkLength(name, `-n ${name}`);
    return lines.map((line, index) => {
        if (line.trim() === '')
            throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`command ${index + 1} is empty: give a shell line`);
        return { name: names[index] ?? nameOf(line, index), command: { kind: 'shell', line }, source: { kind: 'command' } };
    });
}
const longestCommandAsName = 200;
function nameOf(line, index) {
    const isShort = line.length <= longestCommandAsName && !/\p{Cc}/u.test(line);
    return isShort ? line : `command ${index + 1}`;
}
/** The sides as measuring takes them, of `sides` with the baseline first. */
function chooseSides(sides) {
    refuseRepeated(sides.map(({ name }) => name));
    if (sides.length > _record_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .mostSides */ .ci)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`there are ${sides.length} sides; at most ${_record_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .mostSides */ .ci} can be compared at the same time`);
    const [{ name, command, source }, ...contenders] = sides;
    return { reference: { name, command }, baseline: source, contenders: contenders };
}
function refuseRepeated(names) {
    const repeated = names.find((name, index) => names.indexOf(name) < index);
    if (repeated === undefined)
        return;
    throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`two sides have the name ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(repeated)}: give each its own name`);
}


/***/ }),

/***/ 7583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseSource),
/* harmony export */   u: () => (/* binding */ makeVersions)
/* harmony export */ });
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2472);
/* harmony import */ var _named_sides_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2753);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);



/** The forms of a source; a plain word is a directory or a commit, whichever there is. */
const forms = (/* unused pure expression or super */ null && (['dir', 'ref', 'store']));
const examples = {
    dir: 'dir:../main',
    ref: 'ref:v1.2',
    store: 'store:../baselines',
};
/** Reads a word that names a version. A sign of equality in a path is part of the path. */
function parseSource(text) {
    const [, name, rest = text] = /^([^=:\\/]*)=(.*)$/s.exec(text) ?? [];
    if (name !== undefined)
        (0,_named_sides_js__WEBPACK_IMPORTED_MODULE_1__/* .checkName */ .I3)(name, text);
    if (rest.trim() === '')
        throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(text)} names no version: write a directory, a commit or store:DIR, such as old=v1.2`);
    const [, form, value = rest] = /^(dir|ref|store):(.*)$/s.exec(rest) ?? [];
    if (value.trim() === '')
        throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(text)} is incomplete: write the name behind the colon, such as ${examples[form]}`);
    return { text, name, form: form ?? (isPath(value) ? 'dir' : undefined), value };
}
/** Returns whether a word can only be a path. */
function isPath(word) {
    return /^(?:\.{1,2}$|\.{0,2}[\\/]|[A-Za-z]:[\\/])/.test(word);
}
/** The sides of a comparison of versions, and the directory of what is checked out. */
function makeVersions({ sources, commands, setup, measureSetup }, directory) {
    const checkedOut = { text: '.', name: undefined, form: 'dir', value: directory };
    const all = sources.length > 1 ? sources : [...(sources.length === 1 ? sources : [undefined]), checkedOut];
    const hasCommits = all.some(source => source === undefined || source.form === 'ref');
    if (setup !== undefined && !measureSetup && !hasCommits)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('"setup" builds a commit, and none of the versions is one: leave it out, or compare a commit');
    if (commands.length > 1 && commands.length !== all.length)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"command" is given ${commands.length} times, and there are ${all.length} versions: give it once, or once for each version`);
    const hasNames = all.length > 2 || all.some(source => source?.name !== undefined);
    const usual = [_record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.baseline, _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.contender];
    const sides = all.map((source, index) => ({
        name: hasNames ? (source?.name ?? nameSource(source)) : usual[index],
        command: commands[index] ?? commands[0],
        source: makeInput(source, index, setup),
    }));
    const last = all.at(-1);
    const isPair = all.length === 2 && last?.form === 'dir';
    return { ...(0,_named_sides_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseSides */ .gd)(sides), contender: isPair ? last.value : directory };
}
function makeInput(source, index, setup) {
    if (source === undefined)
        return { kind: 'ref', ref: undefined, setup };
    const { text, form, value } = source;
    if (form === 'dir')
        return { kind: 'directory', directory: value };
    if (form === 'ref')
        return { kind: 'ref', ref: value, setup };
    if (index === 0)
        return { kind: 'artifact', ref: undefined, fallback: undefined, takesNearest: true };
    throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(text)} is a stored baseline, so it must be the first version: the others are compared with it`);
}
/** The name of a version to which the user gave none. */
function nameSource(source) {
    if (source === undefined || source.form === 'store')
        return _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.baseline;
    if (source.form === 'dir' && source.value === '.')
        return 'current';
    const last = source.value.split(/[\\/]/).findLast(part => part !== '' && !/^\.{1,2}$/.test(part));
    return last?.replaceAll(/[=:]/g, '-') ?? source.text;
}


/***/ }),

/***/ 7987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ shortHash)
/* harmony export */ });
const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;
/**
 * Twelve hexadecimal digits that keep texts apart which read the same once they are made into names: FNV-1a of 64 bits (Fowler, Noll,
 * Vo) over UTF-8. It guards no secret.
 */
function shortHash(text) {
    const mixed = new TextEncoder()
        .encode(text)
        .reduce((state, byte) => BigInt.asUintN(64, (state ^ BigInt(byte)) * prime), offset);
    return mixed.toString(16).padStart(16, '0').slice(0, 12);
}


/***/ }),

/***/ 7831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ extent)
/* harmony export */ });
function extent(values, valueof) {
  let min;
  let max;
  if (valueof === undefined) {
    for (const value of values) {
      if (value != null) {
        if (min === undefined) {
          if (value >= value) min = max = value;
        } else {
          if (min > value) min = value;
          if (max < value) max = value;
        }
      }
    }
  } else {
    let index = -1;
    for (let value of values) {
      if ((value = valueof(value, ++index, values)) != null) {
        if (min === undefined) {
          if (value >= value) min = max = value;
        } else {
          if (min > value) min = value;
          if (max < value) max = value;
        }
      }
    }
  }
  return [min, max];
}


/***/ }),

/***/ 7469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ nice)
/* harmony export */ });
/* harmony import */ var _ticks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8253);


function nice(start, stop, count) {
  let prestep;
  while (true) {
    const step = (0,_ticks_js__WEBPACK_IMPORTED_MODULE_0__/* .tickIncrement */ .lq)(start, stop, count);
    if (step === prestep || step === 0 || !isFinite(step)) {
      return [start, stop];
    } else if (step > 0) {
      start = Math.floor(start / step) * step;
      stop = Math.ceil(stop / step) * step;
    } else if (step < 0) {
      start = Math.ceil(start * step) / step;
      stop = Math.floor(stop * step) / step;
    }
    prestep = step;
  }
}


/***/ }),

/***/ 8253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ ticks),
/* harmony export */   lq: () => (/* binding */ tickIncrement),
/* harmony export */   sG: () => (/* binding */ tickStep)
/* harmony export */ });
const e10 = Math.sqrt(50),
    e5 = Math.sqrt(10),
    e2 = Math.sqrt(2);

function tickSpec(start, stop, count) {
  const step = (stop - start) / Math.max(0, count),
      power = Math.floor(Math.log10(step)),
      error = step / Math.pow(10, power),
      factor = error >= e10 ? 10 : error >= e5 ? 5 : error >= e2 ? 2 : 1;
  let i1, i2, inc;
  if (power < 0) {
    inc = Math.pow(10, -power) / factor;
    i1 = Math.round(start * inc);
    i2 = Math.round(stop * inc);
    if (i1 / inc < start) ++i1;
    if (i2 / inc > stop) --i2;
    inc = -inc;
  } else {
    inc = Math.pow(10, power) * factor;
    i1 = Math.round(start / inc);
    i2 = Math.round(stop / inc);
    if (i1 * inc < start) ++i1;
    if (i2 * inc > stop) --i2;
  }
  if (i2 < i1 && 0.5 <= count && count < 2) return tickSpec(start, stop, count * 2);
  return [i1, i2, inc];
}

function ticks(start, stop, count) {
  stop = +stop, start = +start, count = +count;
  if (!(count > 0)) return [];
  if (start === stop) return [start];
  const reverse = stop < start, [i1, i2, inc] = reverse ? tickSpec(stop, start, count) : tickSpec(start, stop, count);
  if (!(i2 >= i1)) return [];
  const n = i2 - i1 + 1, ticks = new Array(n);
  if (reverse) {
    if (inc < 0) for (let i = 0; i < n; ++i) ticks[i] = (i2 - i) / -inc;
    else for (let i = 0; i < n; ++i) ticks[i] = (i2 - i) * inc;
  } else {
    if (inc < 0) for (let i = 0; i < n; ++i) ticks[i] = (i1 + i) / -inc;
    else for (let i = 0; i < n; ++i) ticks[i] = (i1 + i) * inc;
  }
  return ticks;
}

function tickIncrement(start, stop, count) {
  stop = +stop, start = +start, count = +count;
  return tickSpec(start, stop, count)[2];
}

function tickStep(start, stop, count) {
  stop = +stop, start = +start, count = +count;
  const reverse = stop < start, inc = reverse ? tickIncrement(stop, start, count) : tickIncrement(start, stop, count);
  return (reverse ? -1 : 1) * (inc < 0 ? 1 / -inc : inc);
}


/***/ }),

/***/ 8786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _array_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6126);
/* harmony import */ var _constant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2139);
/* harmony import */ var _curve_linear_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8926);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6413);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5775);
/* harmony import */ var _point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(633);







/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(x0, y0, y1) {
  var x1 = null,
      defined = (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(true),
      context = null,
      curve = _curve_linear_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A,
      output = null,
      path = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .withPath */ .i)(area);

  x0 = typeof x0 === "function" ? x0 : (x0 === undefined) ? _point_js__WEBPACK_IMPORTED_MODULE_3__.x : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+x0);
  y0 = typeof y0 === "function" ? y0 : (y0 === undefined) ? (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(0) : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+y0);
  y1 = typeof y1 === "function" ? y1 : (y1 === undefined) ? _point_js__WEBPACK_IMPORTED_MODULE_3__.y : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+y1);

  function area(data) {
    var i,
        j,
        k,
        n = (data = (0,_array_js__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(data)).length,
        d,
        defined0 = false,
        buffer,
        x0z = new Array(n),
        y0z = new Array(n);

    if (context == null) output = curve(buffer = path());

    for (i = 0; i <= n; ++i) {
      if (!(i < n && defined(d = data[i], i, data)) === defined0) {
        if (defined0 = !defined0) {
          j = i;
          output.areaStart();
          output.lineStart();
        } else {
          output.lineEnd();
          output.lineStart();
          for (k = i - 1; k >= j; --k) {
            output.point(x0z[k], y0z[k]);
          }
          output.lineEnd();
          output.areaEnd();
        }
      }
      if (defined0) {
        x0z[i] = +x0(d, i, data), y0z[i] = +y0(d, i, data);
        output.point(x1 ? +x1(d, i, data) : x0z[i], y1 ? +y1(d, i, data) : y0z[i]);
      }
    }

    if (buffer) return output = null, buffer + "" || null;
  }

  function arealine() {
    return (0,_line_js__WEBPACK_IMPORTED_MODULE_5__/* ["default"] */ .A)().defined(defined).curve(curve).context(context);
  }

  area.x = function(_) {
    return arguments.length ? (x0 = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), x1 = null, area) : x0;
  };

  area.x0 = function(_) {
    return arguments.length ? (x0 = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), area) : x0;
  };

  area.x1 = function(_) {
    return arguments.length ? (x1 = _ == null ? null : typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), area) : x1;
  };

  area.y = function(_) {
    return arguments.length ? (y0 = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), y1 = null, area) : y0;
  };

  area.y0 = function(_) {
    return arguments.length ? (y0 = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), area) : y0;
  };

  area.y1 = function(_) {
    return arguments.length ? (y1 = _ == null ? null : typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), area) : y1;
  };

  area.lineX0 =
  area.lineY0 = function() {
    return arealine().x(x0).y(y0);
  };

  area.lineY1 = function() {
    return arealine().x(x0).y(y1);
  };

  area.lineX1 = function() {
    return arealine().x(x1).y(y0);
  };

  area.defined = function(_) {
    return arguments.length ? (defined = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(!!_), area) : defined;
  };

  area.curve = function(_) {
    return arguments.length ? (curve = _, context != null && (output = curve(context)), area) : curve;
  };

  area.context = function(_) {
    return arguments.length ? (_ == null ? context = output = null : output = curve(context = _), area) : context;
  };

  return area;
}


/***/ }),

/***/ 6126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* unused harmony export slice */
var slice = Array.prototype.slice;

/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(x) {
  return typeof x === "object" && "length" in x
    ? x // Array, TypedArray, NodeList, array-like
    : Array.from(x); // Map, Set, iterable, string, or anything else
}


/***/ }),

/***/ 2139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(x) {
  return function constant() {
    return x;
  };
}


/***/ }),

/***/ 8926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
function Linear(context) {
  this._context = context;
}

Linear.prototype = {
  areaStart: function() {
    this._line = 0;
  },
  areaEnd: function() {
    this._line = NaN;
  },
  lineStart: function() {
    this._point = 0;
  },
  lineEnd: function() {
    if (this._line || (this._line !== 0 && this._point === 1)) this._context.closePath();
    this._line = 1 - this._line;
  },
  point: function(x, y) {
    x = +x, y = +y;
    switch (this._point) {
      case 0: this._point = 1; this._line ? this._context.lineTo(x, y) : this._context.moveTo(x, y); break;
      case 1: this._point = 2; // falls through
      default: this._context.lineTo(x, y); break;
    }
  }
};

/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(context) {
  return new Linear(context);
}


/***/ }),

/***/ 6545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ps: () => (/* binding */ stepAfter)
/* harmony export */ });
/* unused harmony export stepBefore */
function Step(context, t) {
  this._context = context;
  this._t = t;
}

Step.prototype = {
  areaStart: function() {
    this._line = 0;
  },
  areaEnd: function() {
    this._line = NaN;
  },
  lineStart: function() {
    this._x = this._y = NaN;
    this._point = 0;
  },
  lineEnd: function() {
    if (0 < this._t && this._t < 1 && this._point === 2) this._context.lineTo(this._x, this._y);
    if (this._line || (this._line !== 0 && this._point === 1)) this._context.closePath();
    if (this._line >= 0) this._t = 1 - this._t, this._line = 1 - this._line;
  },
  point: function(x, y) {
    x = +x, y = +y;
    switch (this._point) {
      case 0: this._point = 1; this._line ? this._context.lineTo(x, y) : this._context.moveTo(x, y); break;
      case 1: this._point = 2; // falls through
      default: {
        if (this._t <= 0) {
          this._context.lineTo(this._x, y);
          this._context.lineTo(x, y);
        } else {
          var x1 = this._x * (1 - this._t) + x * this._t;
          this._context.lineTo(x1, this._y);
          this._context.lineTo(x1, y);
        }
        break;
      }
    }
    this._x = x, this._y = y;
  }
};

/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(context) {
  return new Step(context, 0.5);
}

function stepBefore(context) {
  return new Step(context, 0);
}

function stepAfter(context) {
  return new Step(context, 1);
}


/***/ }),

/***/ 6413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _array_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6126);
/* harmony import */ var _constant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2139);
/* harmony import */ var _curve_linear_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8926);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5775);
/* harmony import */ var _point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(633);






/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(x, y) {
  var defined = (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(true),
      context = null,
      curve = _curve_linear_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A,
      output = null,
      path = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .withPath */ .i)(line);

  x = typeof x === "function" ? x : (x === undefined) ? _point_js__WEBPACK_IMPORTED_MODULE_3__.x : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(x);
  y = typeof y === "function" ? y : (y === undefined) ? _point_js__WEBPACK_IMPORTED_MODULE_3__.y : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(y);

  function line(data) {
    var i,
        n = (data = (0,_array_js__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(data)).length,
        d,
        defined0 = false,
        buffer;

    if (context == null) output = curve(buffer = path());

    for (i = 0; i <= n; ++i) {
      if (!(i < n && defined(d = data[i], i, data)) === defined0) {
        if (defined0 = !defined0) output.lineStart();
        else output.lineEnd();
      }
      if (defined0) output.point(+x(d, i, data), +y(d, i, data));
    }

    if (buffer) return output = null, buffer + "" || null;
  }

  line.x = function(_) {
    return arguments.length ? (x = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), line) : x;
  };

  line.y = function(_) {
    return arguments.length ? (y = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), line) : y;
  };

  line.defined = function(_) {
    return arguments.length ? (defined = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(!!_), line) : defined;
  };

  line.curve = function(_) {
    return arguments.length ? (curve = _, context != null && (output = curve(context)), line) : curve;
  };

  line.context = function(_) {
    return arguments.length ? (_ == null ? context = output = null : output = curve(context = _), line) : context;
  };

  return line;
}


/***/ }),

/***/ 5775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ withPath)
});

;// CONCATENATED MODULE: ./node_modules/d3-path/dist/d3-path.mjs
// https://d3js.org/d3-path/ v3.1.1 Copyright 2015-2026 Mike Bostock
const pi = Math.PI,
    tau = 2 * pi,
    epsilon = 1e-6,
    tauEpsilon = tau - epsilon;

function append(strings) {
  this._ += strings[0];
  for (let i = 1, n = strings.length; i < n; ++i) {
    this._ += arguments[i] + strings[i];
  }
}

function appendRound(digits) {
  let d = Math.floor(digits);
  if (!(d >= 0)) throw new Error(`invalid digits: ${digits}`);
  if (d > 15) return append;
  const k = 10 ** d;
  return function(strings) {
    this._ += strings[0];
    for (let i = 1, n = strings.length; i < n; ++i) {
      this._ += Math.round(arguments[i] * k) / k + strings[i];
    }
  };
}

function equal(x0, y0, x1, y1) {
  return x0 === x1 && y0 === y1;
}

function equalRound(digits) {
  const d = Math.floor(digits);
  if (!(d <= 15)) return equal;
  const k = 10 ** d;
  const r = function(value) {
    return Math.round(value * k);
  };
  return function(x0, y0, x1, y1) {
    return r(x0) === r(x1) && r(y0) === r(y1);
  };
}

class Path {
  constructor(digits) {
    this._x0 = this._y0 = // start of current subpath
    this._x1 = this._y1 = null; // end of current subpath
    this._ = "";
    this._append = digits == null ? append : appendRound(digits);
    this._equal = digits == null ? equal : equalRound(digits);
  }
  moveTo(x, y) {
    this._append`M${this._x0 = this._x1 = +x},${this._y0 = this._y1 = +y}`;
  }
  closePath() {
    if (this._x1 !== null) {
      this._x1 = this._x0, this._y1 = this._y0;
      this._append`Z`;
    }
  }
  lineTo(x, y) {
    this._append`L${this._x1 = +x},${this._y1 = +y}`;
  }
  quadraticCurveTo(x1, y1, x, y) {
    this._append`Q${+x1},${+y1},${this._x1 = +x},${this._y1 = +y}`;
  }
  bezierCurveTo(x1, y1, x2, y2, x, y) {
    this._append`C${+x1},${+y1},${+x2},${+y2},${this._x1 = +x},${this._y1 = +y}`;
  }
  arcTo(x1, y1, x2, y2, r) {
    x1 = +x1, y1 = +y1, x2 = +x2, y2 = +y2, r = +r;

    // Is the radius negative? Error.
    if (r < 0) throw new Error(`negative radius: ${r}`);

    let x0 = this._x1,
        y0 = this._y1,
        x21 = x2 - x1,
        y21 = y2 - y1,
        x01 = x0 - x1,
        y01 = y0 - y1,
        l01_2 = x01 * x01 + y01 * y01;

    // Is this path empty? Move to (x1,y1).
    if (this._x1 === null) {
      this._append`M${this._x1 = x1},${this._y1 = y1}`;
    }

    // Or, is (x1,y1) coincident with (x0,y0)? Do nothing.
    else if (!(l01_2 > epsilon));

    // Or, are (x0,y0), (x1,y1) and (x2,y2) collinear?
    // Equivalently, is (x1,y1) coincident with (x2,y2)?
    // Or, is the radius zero? Line to (x1,y1).
    else if (!(Math.abs(y01 * x21 - y21 * x01) > epsilon) || !r) {
      this._append`L${this._x1 = x1},${this._y1 = y1}`;
    }

    // Otherwise, draw an arc!
    else {
      let x20 = x2 - x0,
          y20 = y2 - y0,
          l21_2 = x21 * x21 + y21 * y21,
          l20_2 = x20 * x20 + y20 * y20,
          l21 = Math.sqrt(l21_2),
          l01 = Math.sqrt(l01_2),
          l = r * Math.tan((pi - Math.acos((l21_2 + l01_2 - l20_2) / (2 * l21 * l01))) / 2),
          t01 = l / l01,
          t21 = l / l21;

      // If the start tangent is not coincident with (x0,y0), line to.
      if (Math.abs(t01 - 1) > epsilon) {
        this._append`L${x1 + t01 * x01},${y1 + t01 * y01}`;
      }

      this._append`A${r},${r},0,0,${+(y01 * x20 > x01 * y20)},${this._x1 = x1 + t21 * x21},${this._y1 = y1 + t21 * y21}`;
    }
  }
  arc(x, y, r, a0, a1, ccw) {
    x = +x, y = +y, r = +r, ccw = !!ccw;

    // Is the radius negative? Error.
    if (r < 0) throw new Error(`negative radius: ${r}`);

    let dx = r * Math.cos(a0),
        dy = r * Math.sin(a0),
        x0 = x + dx,
        y0 = y + dy,
        cw = 1 ^ ccw,
        da = ccw ? a0 - a1 : a1 - a0;

    // Is this path empty? Move to (x0,y0).
    if (this._x1 === null) {
      this._append`M${x0},${y0}`;
    }

    // Or, is (x0,y0) not coincident with the previous point? Line to (x0,y0).
    else if (Math.abs(this._x1 - x0) > epsilon || Math.abs(this._y1 - y0) > epsilon) {
      this._append`L${x0},${y0}`;
    }

    // Is this arc empty? We’re done.
    if (!r) return;

    // Does the angle go the wrong way? Flip the direction.
    if (da < 0) da = da % tau + tau;

    // Is this a complete circle? Draw two arcs to complete the circle.
    if (da > tauEpsilon) {
      this._append`A${r},${r},0,1,${cw},${x - dx},${y - dy}A${r},${r},0,1,${cw},${this._x1 = x0},${this._y1 = y0}`;
    }

    // Is this arc non-empty? Draw an arc!
    else if (da > epsilon) {
      // If the start and end points are coincident after rounding, we need to draw two consecutive arcs.
      const x1 = x + r * Math.cos(a1);
      const y1 = y + r * Math.sin(a1);
      if (da >= pi && this._equal(x0, y0, x1, y1)) {
        da /= 2;
        let a00 = a0 + da;
        this._append`A${r},${r},0,${+(da >= pi)},${cw},${x + r * Math.cos(a00)},${y + r * Math.sin(a00)}`;
      }
      this._append`A${r},${r},0,${+(da >= pi)},${cw},${this._x1 = x1},${this._y1 = y1}`;
    }
  }
  rect(x, y, w, h) {
    this._append`M${this._x0 = this._x1 = +x},${this._y0 = this._y1 = +y}h${w = +w}v${+h}h${-w}Z`;
  }
  toString() {
    return this._;
  }
}

function path() {
  return new Path;
}

// Allow instanceof d3.path
path.prototype = Path.prototype;

function pathRound(digits = 3) {
  return new Path(+digits);
}



;// CONCATENATED MODULE: ./node_modules/d3-shape/src/path.js


function withPath(shape) {
  let digits = 3;

  shape.digits = function(_) {
    if (!arguments.length) return digits;
    if (_ == null) {
      digits = null;
    } else {
      const d = Math.floor(_);
      if (!(d >= 0)) throw new RangeError(`invalid digits: ${_}`);
      digits = d;
    }
    return shape;
  };

  return () => new Path(digits);
}


/***/ }),

/***/ 633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ x),
/* harmony export */   y: () => (/* binding */ y)
/* harmony export */ });
function x(p) {
  return p[0];
}

function y(p) {
  return p[1];
}


/***/ })

};
