export const id = 590;
export const ids = [590];
export const modules = {

/***/ 7141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  history: () => (/* binding */ history_history)
});

// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var change = __webpack_require__(9236);
// EXTERNAL MODULE: ./lib/stats/distributions/gamma.js
var gamma = __webpack_require__(8210);
// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
// EXTERNAL MODULE: ./lib/stats/network/parts.js
var network_parts = __webpack_require__(3752);
// EXTERNAL MODULE: ./lib/history/networks.js + 1 modules
var history_networks = __webpack_require__(7944);
;// CONCATENATED MODULE: ./lib/history/levels.js





/** Finds the levels of all versions of `races`, which are in the order of their times, with a spread that is known or found in them. */
function levels_findLevels(races, known) {
    const benchmarks = (0,history_networks/* gather */.kg)(races);
    const spread = known ?? (0,history_networks/* findSpread */.t4)(benchmarks);
    const [variance, layout] = [spread.offset ** 2, spread.layout ** 2];
    const networks = benchmarks.map(one => (0,history_networks/* makeNetwork */.zA)(one, variance));
    const pushes = listPushes(races);
    const anchor = pushes.find(({ digest }) => digest === races.at(-1)?.anchor?.digest);
    return {
        pushes,
        ...(anchor && { anchor }),
        benchmarks: benchmarks.map((one, index) => levelBenchmark({ ...one, variance }, (0,network_parts/* solveParts */.wq)(networks[index]), { layout, pushes })),
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
            const push = { digest, ...(commit && { commit }), label, at, machine, ...(name === undefined ? {} : { name }) };
            pushes.set(digest, push);
            if (index > 0 && index === racers.length - 1 && digest === anchor?.digest)
                older.push(push);
        }
    return [...older, ...[...pushes.values()].filter(push => !older.includes(push))];
}
function levelBenchmark(gathered, parts, { layout, pushes }) {
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
        stretches: listStretches(gathered, parts, pushes),
        measure,
        compare(digest, ground) {
            const height = measure(digest, ground);
            return height && describeHeight(height, of);
        },
    };
}
/** The confidence of all intervals of a history. */
const confidence = 0.95;
/** A height as people read it, with its interval. */
function describeHeight({ value, variance }, { better }) {
    const reach = (0,normal/* normalQuantile */.Zl)((1 + confidence) / 2) * Math.sqrt(variance);
    return (0,change/* toChange */._u)({ estimate: value, low: value - reach, high: value + reach }, better, confidence);
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

// EXTERNAL MODULE: ./lib/stats/network/symmetric.js
var symmetric = __webpack_require__(7717);
;// CONCATENATED MODULE: ./lib/stats/network/steps.js


/** The least size of a step, in standard errors: with so many benchmarks, at most 5 % of histories of 200 pushes have a false one. */
function findLeastStep(benchmarks) {
    return (0,normal/* normalQuantile */.Zl)(1 - 0.05 / (2 * 200 * benchmarks));
}
/** The least size of a change over several pushes, in standard errors, where each push asks about seven spans of them. */
function findLeastCreep(benchmarks) {
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
    return (0,symmetric/* solve */.k)(increments, places.map(i => places.map(k => (i === k ? 1 : 0))));
}
/**
 * Finds the steps of `levels` whose increments have these `weights`: one at a time by generalised least squares, the clearest first. All
 * are fitted again each time. A step enters with `least` standard errors, and leaves where it has fewer beside others.
 */
function findSteps(levels, weights, least) {
    const increments = levels.slice(1).map((level, index) => level - levels[index]);
    const rights = weights.map(row => (0,symmetric/* sumProducts */.K)(row, increments));
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
/** Finds the shortest run of places around `at` and within its neighbours that holds 95 % of the probability. */
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

;// CONCATENATED MODULE: ./lib/history/creep.js


/** Over how many pushes a change is looked for, beside all since the anchor. */
const spans = [1, 2, 5, 10, 20, 40];
/** A step that may be so many pushes away is no single push that one could name. */
const mostMargin = 5;
/** Finds what crept in up to the newest push: the clearest span of each benchmark whose change its known steps do not account for. */
function listCreeps(levels, options) {
    return levels.benchmarks.flatMap(one => findCreep(one, levels, options) ?? []);
}
function findCreep({ of, stretches }, { pushes, anchor, benchmarks: { length }, spread }, { threshold, steps, benchmarks = length }) {
    const newest = pushes.at(-1);
    const stretch = stretches.find(({ digests }) => digests.at(-1) === newest?.digest);
    if (stretch === undefined || newest === undefined)
        return undefined;
    const { digests, values, covariance } = stretch;
    const last = digests.length - 1;
    const anchorAt = anchor === undefined ? -1 : digests.indexOf(anchor.digest);
    const starts = [...spans.map(span => last - span), anchorAt].filter(start => start >= 0);
    const least = findLeastCreep(benchmarks);
    const flagged = starts
        .map(start => {
        const value = values[last] - values[start];
        const noise = covariance[last][last] + covariance[start][start] - 2 * covariance[last][start];
        const variance = Math.max(0, noise) + 2 * spread.layout ** 2;
        return { start, change: describeHeight({ value, variance }, of), errors: Math.abs(value) / Math.sqrt(variance) };
    })
        .filter(({ change, errors }) => Math.abs(change.value) >= threshold && errors >= least)
        .sort((one, other) => other.errors - one.errors);
    const known = steps.filter(step => step.of === of && isPinned(step));
    const found = flagged.find(({ start, change }) => {
        const within = new Set(digests.slice(start + 1));
        const explained = known.filter(({ at }) => within.has(at.digest)).reduce((sum, step) => sum + logOf(step.change), 0);
        return Math.abs(Math.expm1(logOf(change) - explained)) >= threshold && last - start > 1;
    });
    if (found === undefined)
        return undefined;
    const from = pushes.find(({ digest }) => digest === digests[found.start]);
    return { of, from, to: newest, pushes: last - found.start, change: found.change };
}
/** Returns whether a step belongs to a single push that can be named, or nearly. */
function isPinned({ isSeenAtOnce, margin }) {
    return isSeenAtOnce || margin <= mostMargin;
}
function logOf({ value }) {
    return Math.log1p(value);
}

;// CONCATENATED MODULE: ./lib/history/steps.js


/**
 * Finds the steps of all benchmarks, in the order of their pushes. Those smaller than half the threshold are left out: two of these make
 * what somebody wants to know.
 */
function listSteps(levels, { threshold, benchmarks = levels.benchmarks.length }) {
    const least = findLeastStep(benchmarks);
    const pushes = new Map(levels.pushes.map((push, index) => [push.digest, { push, index }]));
    return levels.benchmarks
        .flatMap(one => one.stretches.flatMap(stretch => stepsOf(one, stretch, { levels, least })))
        .filter(({ change }) => Math.abs(change.value) >= threshold / 2)
        .sort((one, other) => pushes.get(one.at.digest).index - pushes.get(other.at.digest).index);
}
function stepsOf({ of }, stretch, { levels, least }) {
    const layout = levels.spread.layout ** 2;
    const { values, covariance, digests } = stretch;
    const pushOf = (node) => levels.pushes.find(({ digest }) => digest === digests[node]);
    return findSteps(values, weighIncrements(covariance, layout), least).map(step => ({
        of,
        at: pushOf(step.at + 1),
        change: describeHeight(step, of),
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
function findNews(races, levels, options) {
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

// EXTERNAL MODULE: ./lib/report/page/document.js + 8 modules
var page_document = __webpack_require__(8639);
// EXTERNAL MODULE: ./lib/report/page/html.js
var html = __webpack_require__(4563);
// EXTERNAL MODULE: ./lib/report/page/plots/axis.js
var axis = __webpack_require__(8250);
// EXTERNAL MODULE: ./lib/report/page/plots/picture.js
var picture = __webpack_require__(1029);
// EXTERNAL MODULE: ./lib/report/text/text.js
var text_text = __webpack_require__(1193);
// EXTERNAL MODULE: ./lib/report/words/headline.js
var headline = __webpack_require__(9586);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/report/text/columns.js
var columns = __webpack_require__(571);
// EXTERNAL MODULE: ./lib/report/text/escape.js
var text_escape = __webpack_require__(1961);
;// CONCATENATED MODULE: ./lib/history/words.js





/** Names a version: by its release, its commit, or else by the minute in which it was published. */
function nameVersion({ name, commit, at }) {
    return name ?? commit?.slice(0, 7) ?? at.slice(0, 16).replace('T', ' ');
}
/** Says what a history holds. */
function describeHistory(suite, { pushes }) {
    const [first, last] = [pushes[0], pushes.at(-1)];
    const range = pushes.length === 1 ? (0,text_text/* own */.ZV)('') : (0,text_text/* say */.cv) `, from ${nameVersion(first)} to ${nameVersion(last)}`;
    return (0,text_text/* say */.cv) `${suite}: ${count(pushes.length, 'push', 'pushes')}${range}`;
}
/** Says on what the levels rest, and how far loops of races contradict each other. */
function describeTrust({ spread, closure }) {
    const layout = spread.layout === 0 ? (0,text_text/* own */.ZV)('') : (0,text_text/* say */.cv) `, a build by its layout ${(0,text_text/* own */.ZV)((0,scale/* percentSize */.v_)(spread.layout))}`;
    const loops = closure === undefined
        ? (0,text_text/* own */.ZV)(' No race closes a loop, so nothing checks the chain.')
        : (0,text_text/* say */.cv) ` ${count(closure.loops, 'loop')} of races: their errors are as large as noise makes them with p = ${closure.p.toPrecision(2)}.`;
    return (0,text_text/* say */.cv) `Each level is a chain of races on one machine each. An installation adds ${(0,text_text/* own */.ZV)((0,scale/* percentSize */.v_)(spread.offset))} (a standard deviation)${layout}.${loops}`;
}
/** Lays out the changes of all benchmarks as lines for a terminal, their head first. */
function layOutSince(rows, width) {
    const name = (text) => (0,text_text/* write */.M9)((0,text_text/* say */.cv) `${text}`, text_escape/* terminalVoice */.BE);
    const grounds = new Set(rows.map(({ ground }) => ground.digest));
    return (0,columns/* layOut */.v)([
        { head: 'benchmark', cells: rows.map(row => (0,text_text/* write */.M9)(nameRow(row, rows), text_escape/* terminalVoice */.BE)), least: 20 },
        {
            head: grounds.size === 1 ? `since ${name(nameVersion(rows[0].ground))}` : 'change',
            cells: rows.map(({ change }) => (change === undefined ? 'not joined by races' : (0,headline/* changeText */.k0)(change))),
        },
        { head: 'since', cells: grounds.size === 1 ? [] : rows.map(({ ground }) => name(nameVersion(ground))) },
        { head: 'last push', cells: rows.map(({ last }) => (last === undefined ? '' : (0,headline/* changeText */.k0)(last))), expendable: 1 },
    ], width);
}
/** Says what a step is, and how its commit can be found. */
function describeStep(step, title) {
    const { at, change, isSeenAtOnce, margin } = step;
    const certainty = isSeenAtOnce
        ? (0,text_text/* own */.ZV)('seen at once')
        : margin === 0
            ? (0,text_text/* own */.ZV)('found later')
            : (0,text_text/* say */.cv) `found later, ± ${count(margin, 'push', 'pushes')}`;
    return (0,text_text/* say */.cv) `${title}: ${(0,text_text/* own */.ZV)((0,headline/* changeText */.k0)(change))} at ${nameVersion(at)}, ${certainty}.${describeBisection(step.good, step.bad)}`;
}
/** Says what crept in, and how the commits that made most of it can be found. */
function describeCreep({ from, to, pushes, change }, title) {
    return (0,text_text/* say */.cv) `${title}: ${(0,text_text/* own */.ZV)((0,headline/* changeText */.k0)(change))} over the last ${count(pushes, 'push', 'pushes')}, since ${nameVersion(from)}, and no single one made it.${describeBisection(from, to)}`;
}
/** Says how the commit between two versions can be found. */
function describeBisection(good, bad) {
    if (good.commit === undefined || bad.commit === undefined)
        return (0,text_text/* own */.ZV)('');
    const [from, to] = [good, bad].map(({ commit }) => commit.slice(0, 12));
    return (0,text_text/* say */.cv) ` To bisect: ${(0,text_text/* line */.n8)(`counterbalance bisect ${from} ${to} --setup 'BUILD IT' -- COMMAND`)}`;
}
/** Says what moved, the largest first, as far as there is room. */
function describeMoves({ steps, creeps }, rows, most) {
    const all = [
        ...creeps.map(creep => ({
            of: creep.of,
            change: creep.change,
            text: (title) => describeCreep(creep, title),
        })),
        ...steps.map(step => ({ of: step.of, change: step.change, text: (title) => describeStep(step, title) })),
    ].sort((one, other) => Math.abs(Math.log1p(other.change.value)) - Math.abs(Math.log1p(one.change.value)));
    const shown = all.slice(0, most).map(({ of, text }) => text(nameRow({ of }, rows)));
    return all.length > most ? [...shown, (0,text_text/* own */.ZV)(`And ${all.length - most} more.`)] : shown;
}
/** Names what a row is of: its metric too, where the benchmark has several. */
function nameRow({ of: { benchmark, metric } }, rows) {
    return hasOneMetric(rows, benchmark) ? (0,text_text/* say */.cv) `${benchmark}` : (0,text_text/* say */.cv) `${benchmark} (${metric})`;
}
function hasOneMetric(rows, benchmark) {
    return rows.filter(({ of }) => of.benchmark === benchmark).length === 1;
}
function count(number, one, many = `${one}s`) {
    return (0,text_text/* own */.ZV)(`${number} ${number === 1 ? one : many}`);
}

;// CONCATENATED MODULE: ./lib/history/page.js







/** Renders histories as a page of its own: what changed since, and a line of levels for each benchmark. */
function renderHistoryPage(histories, options) {
    return (0,page_document/* makeDocument */.E)('History', ['<header>\n<h1>History</h1>\n</header>', ...histories.flatMap(drawHistory)], options);
}
function drawHistory({ suite, levels, rows, moves }) {
    if (rows.length === 0)
        return [(0,html/* section */.uW)((0,html/* html */.qy)((0,text_text/* say */.cv) `${suite}: nothing was judged yet`), ' ')];
    const drawn = rows.map(row => {
        const own = levels.benchmarks.find(({ of }) => of === row.of);
        return (0,html/* figure */.vP)((0,html/* html */.qy)(nameRow(row, rows)), (0,picture/* drawPicture */.j)(pictureLevels(row, own, levels)), (0,html/* html */.qy)(describeRow(row)));
    });
    return [
        (0,html/* section */.uW)((0,html/* html */.qy)(describeHistory(suite, levels)), (0,html/* list */.p_)([describeTrust(levels)]), drawTable(rows)),
        (0,html/* section */.uW)('Steps and creep', (0,html/* list */.p_)(describeMoves(moves, rows, mostMoves))),
        (0,html/* section */.uW)('Levels', `<p>${caption}</p>`, ...drawn),
    ];
}
const mostMoves = 100;
const caption = 'Each dot is a version that was raced. It stands as far above the oldest one as all races together say, and the ribbon is its 95 % interval. The line is open where no race joins two versions. Thin lines show where the machine is another one than before: levels do not depend on it.';
function describeRow({ ground, newest, change }) {
    return change === undefined
        ? (0,text_text/* say */.cv) `No races join ${nameVersion(newest)} with ${nameVersion(ground)}.`
        : (0,text_text/* say */.cv) `${nameVersion(newest)} against ${nameVersion(ground)}: ${(0,text_text/* own */.ZV)((0,headline/* changeText */.k0)(change))}`;
}
function drawTable(rows) {
    return (0,html/* numberTable */.Ke)('Changes', ['Benchmark', 'Since', 'Change', 'Last push'], rows.map(row => [
        (0,html/* html */.qy)(nameRow(row, rows)),
        (0,html/* html */.qy)((0,text_text/* say */.cv) `${nameVersion(row.ground)}`),
        row.change === undefined ? 'not joined by races' : (0,headline/* changeText */.k0)(row.change),
        row.last === undefined ? '' : (0,headline/* changeText */.k0)(row.last),
    ]));
}
/** The levels of one benchmark by push, each stretch that races join as a line. */
function pictureLevels({ ground }, { of, compare }, { pushes }) {
    const levels = pushes.map(({ digest }, position) => ({ position, level: compare(digest, ground.digest) }));
    const known = levels.flatMap(({ position, level }) => (level ? [{ position, ...level }] : []));
    const stretches = splitWhere(levels, ({ level }) => level === undefined);
    const moves = pushes.flatMap(({ machine }, at) => (at > 0 && machine !== pushes[at - 1].machine ? [at] : []));
    const ribbons = stretches.flatMap((stretch) => [
        {
            shape: 'area',
            kind: 'band',
            points: stretch.map(({ position, level }) => [position, level.low ?? -1, level.high ?? level.value]),
        },
        { shape: 'line', kind: 'curve estimate', points: stretch.map(({ position, level }) => [position, level.value]) },
    ]);
    return {
        title: of.benchmark,
        description: `The level of each push against the oldest one`,
        x: (0,axis/* positionAxis */.VD)(pushes.length, 'push'),
        y: (0,axis/* changeAxis */.EX)(known.flatMap(({ value, low, high }) => [low ?? value, high ?? value])),
        marks: [
            { shape: 'rules', kind: 'zero', y: [0] },
            { shape: 'rules', kind: 'thin', x: moves },
            ...ribbons,
            {
                shape: 'dots',
                kind: 'dot estimate',
                label: 'push',
                points: known.map(({ position, value }) => [position, value]),
            },
        ],
        height: 180,
    };
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

;// CONCATENATED MODULE: ./lib/history/since.js
/**
 * Compares the newest version with `ground`. Without one, each benchmark stands on the anchor, or else on the oldest version that races
 * join to its newest.
 * Those that got most worse come first.
 */
function listSince(levels, ground) {
    return levels.benchmarks
        .flatMap(one => describe(one, levels, ground) ?? [])
        .toSorted((one, other) => harm(other) - harm(one));
}
function describe(levels, { pushes, anchor }, asked) {
    const own = listOwn(levels, pushes);
    const newest = own.at(-1);
    if (newest === undefined)
        return undefined;
    const joined = own.filter(({ digest }) => levels.compare(newest.digest, digest) !== undefined);
    const ground = asked ?? joined.find(one => one === anchor && one !== newest) ?? joined[0];
    const before = joined.at(-2);
    return {
        of: levels.of,
        ground,
        newest,
        change: levels.compare(newest.digest, ground.digest),
        last: before && levels.compare(newest.digest, before.digest),
    };
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

// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/report/pages/json.js
var json = __webpack_require__(2479);
// EXTERNAL MODULE: ./lib/system/page-tools.js
var page_tools = __webpack_require__(4220);
// EXTERNAL MODULE: ./lib/system/stored-history.js + 7 modules
var stored_history = __webpack_require__(6113);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/options.js + 2 modules
var options = __webpack_require__(1477);
;// CONCATENATED MODULE: ./lib/command-line/history/history.js
















/** What a history leaves in files, each by the option of its name. */
const pages = [
    {
        name: 'json',
        file: 'Write the levels of all versions as JSON.',
        render: all => (0,json/* renderJson */.h)(all.map(one => makeResult(one.suite, one))),
    },
    {
        name: 'html',
        file: 'Write the levels as an HTML page.',
        render: all => renderHistoryPage(all, { tools: page_tools/* pageTools */.L }),
    },
];
const history_history = {
    usage: 'counterbalance history STORE|history.jsonl [--since COMMIT] [options]',
    summary: 'what changed since an older version, from the races that publish has kept',
    options: {
        since: {
            placeholder: 'COMMIT',
            group: 'What is shown',
            help: 'The version that others are compared with: the beginning of its commit, or its branch. By default the oldest one that races join to the newest.',
        },
        ...(0,options/* optionsOf */.cz)('history'),
        ...(0,options/* fileOptions */.N9)(pages),
    },
    async run({ get, words }) {
        const [place, ...more] = words;
        if (place === undefined || more.length > 0)
            throw new values/* InputError */.dz('give exactly one STORE, which is a directory of published baselines, or a file of history');
        (0,files/* checkOutputs */.n2)(pages.map(({ name }) => get(name)));
        const { threshold } = (0,declarations/* decodeGiven */.MN)(get, 'history');
        const all = (0,stored_history/* readHistories */.X)(place).map(({ suite, races }) => {
            const levels = levels_findLevels(races);
            const rows = listSince(levels, findGround(levels, get('since')));
            return { suite, levels, rows, moves: findMoves(levels, { threshold }) };
        });
        process.stdout.write(all.map(one => showHistory(one, process.stdout.columns)).join('\n'));
        const problems = pages.flatMap(({ name, render }) => (0,files/* tryToWrite */.oo)(get(name), () => render(all)) ?? []);
        for (const text of problems)
            process.stderr.write(`${text}\n`);
        return problems.length > 0 ? exit_status/* exitStatus */.$.wrongCall : exit_status/* exitStatus */.$.done;
    },
};
function findGround({ pushes }, asked) {
    if (asked === '')
        return undefined;
    const found = pushes.findLast(({ commit, label }) => label === asked || (asked.length >= 4 && commit?.startsWith(asked)));
    if (found !== undefined)
        return found;
    throw new values/* InputError */.dz(`"--since" is "${asked}", and no version of this history has that commit or branch`);
}
/** Wide enough for the columns, where the output is no terminal. */
const usualWidth = 100;
/** All are in the page. */
const history_mostMoves = 10;
function showHistory({ suite, levels, rows, moves }, width = usualWidth) {
    if (levels.pushes.length === 0)
        return `${(0,text_text/* write */.M9)((0,text_text/* say */.cv) `${suite}: nothing was raced yet.`, text_escape/* terminalVoice */.BE)}\n`;
    const [title, trust] = [describeHistory(suite, levels), describeTrust(levels)].map(text => (0,text_text/* write */.M9)(text, text_escape/* terminalVoice */.BE));
    const table = rows.length === 0 ? ['Nothing was judged yet.'] : layOutSince(rows, width);
    const moved = describeMoves(moves, rows, history_mostMoves).map(text => (0,text_text/* write */.M9)(text, text_escape/* terminalVoice */.BE));
    return `${[title, '', ...table, '', ...(moved.length > 0 ? [...moved, ''] : []), trust].join('\n')}\n`;
}


/***/ }),

/***/ 571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ layOut)
/* harmony export */ });
/* unused harmony export columnsOf */
/** The lines of a table, its head first, no wider than `width` where that can be. */
function layOut(columns, width) {
    const fitting = narrow(columns.filter(isNotEmpty), width);
    const spare = Math.max(0, width - totalOf(fitting));
    const widths = fitting.map(column => Math.min(fullWidthOf(column), leastWidthOf(column) + spare));
    const count = fitting[0]?.cells.length ?? 0;
    return Array.from({ length: count + 1 }, (_, row) => lineOf(fitting, widths, row).trimEnd());
}
function lineOf(columns, widths, row) {
    return columns
        .map(({ head, cells, right, gap }, at) => {
        const text = cut(row === 0 ? head : cells[row - 1], widths[at]);
        const padding = ' '.repeat(widths[at] - columnsOf(text));
        return `${at === 0 ? '' : ' '.repeat(gap ?? 2)}${right ? `${padding}${text}` : `${text}${padding}`}`;
    })
        .join('');
}
function narrow(columns, width) {
    const first = Math.max(...columns.map(({ expendable }) => expendable ?? 0));
    if (totalOf(columns) <= width || first === 0)
        return columns;
    return narrow(columns.filter(({ expendable }) => expendable !== first), width);
}
function totalOf(columns) {
    return columns.reduce((sum, column, at) => sum + leastWidthOf(column) + (at === 0 ? 0 : (column.gap ?? 2)), 0);
}
function leastWidthOf(column) {
    return Math.min(fullWidthOf(column), column.least ?? Number.POSITIVE_INFINITY);
}
function fullWidthOf({ head, cells }) {
    return cells.reduce((widest, cell) => Math.max(widest, columnsOf(cell)), columnsOf(head));
}
function isNotEmpty({ cells }) {
    return cells.some(cell => cell !== '');
}
/** Cut in the middle: what tells names apart is at their ends as often as at their beginnings. */
function cut(text, width) {
    if (columnsOf(text) <= width)
        return text;
    const tail = Math.floor((width - 1) / 2);
    const characters = [...text];
    return `${takeWhileFits(characters, width - 1 - tail)}…${[...takeWhileFits(characters.reverse(), tail)].reverse().join('')}`;
}
function takeWhileFits(characters, width) {
    let shown = '';
    for (const character of characters) {
        if (columnsOf(shown + character) > width)
            break;
        shown += character;
    }
    return shown;
}
/** Counts the columns of a terminal that `text` takes. Wide characters take two, and marks on top of others take none. */
function columnsOf(text) {
    return [...text].reduce((sum, character) => sum + (isWide(character) ? 2 : isMark(character) ? 0 : 1), 0);
}
function isWide(character) {
    return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/u.test(character);
}
function isMark(character) {
    return /\p{M}/u.test(character);
}


/***/ }),

/***/ 4388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ DiskError),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   iC: () => (/* binding */ nameFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2595);


/** A refusal by the disk. The message names the file. */
class DiskError extends Error {
    name = 'DiskError';
}
/** Writes a file, or fails with a {@link DiskError}. */
function writeWhole(path, text) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
    }
    catch (error) {
        throw nameFile(error, path);
    }
}
/** `error`, from writing to `path`, as a {@link DiskError} where it is the system's: of a full disk that does not say which file. */
function nameFile(error, path) {
    if (!(error instanceof Error) || !('syscall' in error))
        return error;
    const named = 'path' in error ? error.message : `"${path}" could not be written: ${(0,_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .explainSystemError */ .T)(error)}`;
    return new DiskError(named, { cause: error });
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

/***/ 9850:
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
