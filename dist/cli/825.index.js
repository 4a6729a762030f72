export const id = 825;
export const ids = [825];
export const modules = {

/***/ 5326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bisect: () => (/* binding */ bisect_bisect)
});

// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/measure/command.js
var command = __webpack_require__(1373);
// EXTERNAL MODULE: ./lib/measure/invocation-error.js
var invocation_error = __webpack_require__(3955);
// EXTERNAL MODULE: ./lib/compare/comparison.js + 5 modules
var comparison = __webpack_require__(3371);
// EXTERNAL MODULE: ./lib/compare/series.js
var series = __webpack_require__(4662);
// EXTERNAL MODULE: ./lib/formats/format.js
var format = __webpack_require__(8237);
// EXTERNAL MODULE: ./lib/plan/round.js
var round = __webpack_require__(2571);
// EXTERNAL MODULE: ./lib/record/pair.js
var record_pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/record/series-key.js
var series_key = __webpack_require__(2326);
// EXTERNAL MODULE: ./lib/report/section.js + 6 modules
var section = __webpack_require__(9120);
// EXTERNAL MODULE: ./lib/stats/engine/attainable.js
var attainable = __webpack_require__(9413);
// EXTERNAL MODULE: ./lib/compare/counted.js
var counted = __webpack_require__(5929);
// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
// EXTERNAL MODULE: ./lib/stats/network/offset-variance.js
var offset_variance = __webpack_require__(9416);
;// CONCATENATED MODULE: ./lib/bisect/lead.js



/** What is counted has no noise; a network needs some. */
const leastError = 1e-5;
/** Reads the height of a finding; undefined if its interval has no end. */
function readHeight({ change }) {
    if (change === null || change.low === null || change.high === null)
        return undefined;
    const [low, high] = [Math.log1p(change.low), Math.log1p(change.high)];
    if (!Number.isFinite(low))
        return undefined;
    const error = (high - low) / 2 / (0,normal/* normalQuantile */.Zl)((1 + change.level) / 2);
    return { value: Math.log1p(change.value), error: Math.max(leastError, error) };
}
/** Returns whether the two sides of a finding differ by more than chance; of what is counted without noise, its verdict decides. */
function isDifferent({ verdict, adjustedP, p }) {
    const chance = adjustedP ?? p;
    if (chance === null)
        return verdict === 'regressed' || verdict === 'improved';
    return verdict !== null && verdict !== 'not-comparable' && chance <= 0.05;
}
/** Picks the benchmark that regressed most in standard errors; one that improved, where none regressed. */
function pickLead(findings) {
    const ranked = findings
        .filter(({ verdict }) => verdict !== null)
        .flatMap(finding => {
        const height = readHeight(finding);
        return height === undefined ? [] : [{ finding, strength: strengthOf(finding, height) }];
    })
        .toSorted((one, other) => other.strength - one.strength);
    return ranked[0]?.finding;
}
/** Those that differ come first, and of these the ones that regressed. */
function strengthOf(finding, { value, error }) {
    const size = Math.abs(value) / error;
    const isWorse = finding.better === 'higher' ? value < 0 : value > 0;
    return (isDifferent(finding) ? 1e12 : 0) + (isWorse ? 1e9 : 0) + Math.min(size, 1e8);
}
/** Finds the same benchmark among other findings. */
function findLead(findings, lead) {
    return findings.find(({ benchmark, metric }) => benchmark === lead.benchmark && metric === lead.metric);
}
/** Finds the variance of what a build usually gains or loses by its layout. What is counted does not depend on that. */
function findLayout({ unit }) {
    return (0,counted/* isCounted */.h)(unit) ? 0 : offset_variance/* typicalOffset */.A ** 2;
}
/** Computes the variance that the copies of a race add, where they are not made anew in each round. */
function findOffsets(copies, areNewEachRound) {
    return areNewEachRound ? 0 : copies.reduce((sum, count) => sum + offset_variance/* typicalOffset */.A ** 2 / count, 0);
}

;// CONCATENATED MODULE: ./lib/bisect/measure-race.js











const usualLengths = [5, 8, 13, 20];
/** Lists the numbers of rounds that a race may have: as many as a verdict needs, and no more than the user asks for. */
function listLengths({ rounds: { least: asked, most }, copies, reference, contenders, }) {
    const least = Math.max(asked, (0,attainable/* leastRounds */.T)((0,round/* countPairValues */.C)((0,round/* planSides */.Y)([reference.name, contenders[0].name], copies))));
    const last = Math.max(most, least);
    return [...usualLengths.filter(length => length >= least && length < last), last];
}
/** Races two commits that can be built. */
async function measureRace(request, bisection, inputs, ports) {
    const directories = [];
    for (const position of [request.from, request.to]) {
        const { directory } = await ports.build(bisection.commits[position].commit);
        directories.push(directory);
    }
    const start = ports.clock();
    try {
        const record = await ports.measure(placeSides(request, directories, bisection, inputs));
        return readRace(record, request, bisection.lead, ports.clock() - start);
    }
    catch (error) {
        if (error instanceof invocation_error/* InvocationError */.J || error instanceof format/* FormatError */.I)
            return { kind: 'failed', reason: error.message };
        throw error;
    }
}
/** The inputs of a race; each has orders of its own, which a seed repeats. */
function placeSides({ rounds }, [baseline, contender], { progress }, inputs) {
    const { command } = inputs.contenders[0];
    return {
        ...inputs,
        reference: { name: record/* usualNames */.Vx.baseline, command },
        baseline: { kind: 'directory', directory: baseline },
        contenders: [{ name: record/* usualNames */.Vx.contender, command, source: { kind: 'directory', directory: contender } }],
        contender,
        rounds: { least: rounds, most: rounds, isAuto: false },
        isRace: true,
        seed: inputs.seed && `${inputs.seed}/race ${progress.races.length + 1}`,
    };
}
/** Reads the height of one benchmark in a record; of the one that moved most, if none is followed yet. */
function readRace(record, { from, to }, lead, seconds) {
    const pair = (0,record_pair/* makeOnlyPair */.fZ)(record);
    const { findings } = (0,section/* makeSection */.y)(pair);
    const zeros = new Set((0,series/* makeSeries */.YG)(pair).series.filter(comparison/* hasZero */.Tl).map(nameOf));
    const followed = findings.filter(one => !zeros.has((0,series_key/* seriesKey */.X)(one)));
    const finding = lead ? findLead(followed, lead) : pickLead(followed);
    const height = finding && readHeight(finding);
    if (finding === undefined || height === undefined) {
        const found = lead && findLead(findings, lead);
        return { kind: 'failed', reason: explain(record, found ? [found] : findings, followed) };
    }
    const { benchmark, metric, unit, better, verdict } = finding;
    const copies = record.sides.map(side => side.copies ?? 1);
    return {
        kind: 'measured',
        lead: { benchmark, metric, unit, better },
        reason: verdict === 'not-comparable' ? finding.reason : undefined,
        race: {
            from,
            to,
            rounds: record.rounds.length,
            value: height.value,
            noise: height.error ** 2,
            offsets: findOffsets(copies, record.reinstall?.when === 'round'),
            layout: findLayout(finding),
            seconds,
            isDifferent: isDifferent(finding),
        },
    };
}
function nameOf({ benchmark, metric }) {
    return (0,series_key/* seriesKey */.X)({ benchmark, metric: metric.name });
}
function explain({ rounds }, findings, followed) {
    const failed = rounds.flat().find(({ outcome }) => outcome !== 'ok');
    const zero = findings.find(finding => isDifferent(finding) && !followed.includes(finding));
    const ratio = zero && `${zero.benchmark} has no ratio that could be followed, since some values are 0`;
    const reason = findings.length === 1 && zero === undefined ? findings[0].reason : undefined;
    return reason ?? failed?.reason ?? ratio ?? 'the benchmark was not measured often enough';
}

;// CONCATENATED MODULE: ./lib/bisect/race.js
/** Lists the positions that were raced, in their order. */
function listNodes({ length, races }) {
    return [...new Set([0, length, ...races.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b);
}
/** Lists the segments between `nodes`. */
function listSegments(nodes) {
    return nodes.slice(1).map((to, index) => ({ from: nodes[index], to }));
}
/** Lists the commits within a segment that may still be built. */
function listUntried({ from, to }, { skipped }) {
    return Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index).filter(at => !skipped.includes(at));
}

;// CONCATENATED MODULE: ./lib/bisect/choice.js

/** The costs before a race was run: a build is as long as 20 rounds. */
const usualCosts = { round: 1 / 20, build: 1 };
/** Chooses the race that tells most for its time; undefined if no race would tell anything. */
function chooseRace(posterior, findings, { noisePerRound, offsets, lengths, costs }) {
    // Of the good commit, and of the other one.
    const layouts = 2 * sumOf(posterior.hypotheses.map(({ weight, layout }) => weight * layout));
    const choices = listCandidates(posterior, findings).flatMap(candidate => lengths.map(rounds => {
        const cost = (rounds + 1) * costs.round + (candidate.isNew ? costs.build : 0);
        const variance = addLayouts(noisePerRound / rounds + offsets, findNoise(candidate, findings), layouts);
        return { ...candidate, rounds, cost, worth: findWorth(candidate, posterior, variance) / cost };
    }));
    const best = choices.reduce((one, other) => (other.worth > one.worth ? other : one), {
        worth: 0,
        position: 0,
        rounds: 0,
        isNew: false,
        cost: 0,
    });
    if (best.worth === 0)
        return undefined;
    const { position, rounds, isNew, cost } = best;
    return { position, rounds, isNew, cost };
}
/** The variance that the races of `position` leave of its level, without layouts; infinite before the first of them. */
function findNoise({ position }, { races }) {
    return 1 / sumOf(races.filter(({ to }) => to === position).map(({ noise, offsets }) => 1 / (noise + offsets)));
}
/** The variance of what one more race tells: races tell of the layouts of two builds only once, however many there are. */
function addLayouts(variance, before, layouts) {
    const after = 1 / (1 / variance + 1 / before);
    return 1 / (1 / (after + layouts) - 1 / (before + layouts));
}
/** Lists the quarters of every segment, as far as they can be built, and what is built already. */
function listCandidates({ segments }, findings) {
    return segments.flatMap((segment, index) => {
        const untried = listUntried(segment, findings);
        const length = segment.to - segment.from;
        const near = [0.25, 0.5, 0.75].flatMap(part => nearest(untried, segment.from + part * length) ?? []);
        const inner = [...new Set(near)].map(position => ({
            position,
            isNew: true,
            segment: index,
            fraction: (position - segment.from) / length,
        }));
        return [...inner, { position: segment.to, isNew: false, segment: index, fraction: 1 }];
    });
}
function nearest(positions, wanted) {
    return positions.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
}
/** Computes what a race of `candidate` would tell on the mean about its side of the step, in bits. */
function findWorth(candidate, { hypotheses, larger }, variance) {
    const { mean, square } = predictLevel(candidate, hypotheses);
    // Not the share of the whole height: two steps in opposite directions have levels beyond both ends.
    const behind = sumOf(larger.map((probability, segment) => probability * partBehind(segment, candidate)));
    if (!(behind > 0 && behind < 1))
        return 0;
    const distance = Math.sqrt((square - mean ** 2) / (behind * (1 - behind)) / variance);
    return entropy(behind) * informationAt(distance);
}
/** The mean of the candidate's level, and of its square. */
function predictLevel(candidate, hypotheses) {
    let [mean, square] = [0, 0];
    for (const { steps, weight, means, covariance } of hypotheses) {
        const parts = steps.map(step => partBehind(step, candidate));
        mean += weight * sumOf(parts.map((part, i) => part * means[i]));
        square += weight * sumOf(parts.map((part, i) => part * (means[i] ** 2 + covariance[i][i])));
        if (parts.length === 2)
            square += 2 * weight * parts[0] * parts[1] * (means[0] * means[1] + covariance[0][1]);
    }
    return { mean, square };
}
/** The chance that `candidate` is behind a step in this segment. */
function partBehind(step, { segment, fraction }) {
    if (step === segment)
        return fraction;
    return step < segment ? 1 : 0;
}
/** The entropy of a yes or no of this probability, in bits. */
function entropy(p) {
    return -(p * Math.log2(p) + (1 - p) * Math.log2(1 - p));
}
/** The part of a bit that a normal value tells of which of two means it has, `distance` standard deviations apart (ten Brink, Kramer & Ashikhmin 2004). */
function informationAt(distance) {
    return (1 - 2 ** (-0.3073 * distance ** 1.787)) ** 1.1064;
}
function sumOf(values) {
    return values.reduce((sum, value) => sum + value, 0);
}

// EXTERNAL MODULE: ./lib/stats/network/network.js
var network_network = __webpack_require__(7828);
// EXTERNAL MODULE: ./lib/stats/network/symmetric.js
var symmetric = __webpack_require__(7717);
;// CONCATENATED MODULE: ./lib/bisect/posterior.js



/** Beforehand: one step, two of them, or none. Steps in one segment count as one. */
const prior = { one: 0.83, two: 0.15, none: 0.02 };
/** The layouts that a program may have, as multiples of the usual ones: few programs have layouts of 1%, and these show it by many levels. */
const layoutScales = [
    { scale: 1, chance: 0.95 },
    { scale: 3.5, chance: 0.05 },
];
/**
 * Weighs all places of one or two steps by Bayes' rule. Every commit is as likely as any other, and sizes are normal, as wide as the
 * first race makes plausible. The data are the levels of the network, with their covariance. Each build has a layout of its own, whose
 * size the races tell too.
 */
function weigh(findings) {
    const { nodes, network } = joinRaces(findings);
    const segments = listSegments(nodes);
    const usual = findings.races[0].layout;
    const all = layoutScales.flatMap(({ scale, chance }) => {
        const layout = scale ** 2 * usual;
        const { log, ...evidence } = findEvidence(network, layout);
        return listHypotheses(segments, findings, evidence).map(one => ({
            ...{ ...one, layout },
            log: one.log + log + Math.log(chance),
        }));
    });
    const highest = Math.max(...all.map(({ log }) => log));
    const total = all.reduce((sum, { log }) => sum + Math.exp(log - highest), 0);
    const hypotheses = all.map(({ log, ...one }) => ({ ...one, weight: Math.exp(log - highest) / total }));
    const weightOf = (count) => hypotheses.reduce((sum, { steps, weight }) => (steps.length === count ? sum + weight : sum), 0);
    return {
        nodes,
        segments,
        hypotheses,
        larger: segments.map((_, segment) => hypotheses.reduce((sum, one) => (findLarger(one) === segment ? sum + one.weight : sum), 0)),
        none: weightOf(0),
        two: weightOf(2),
    };
}
/** Joins the races to a network of the commits that were raced. */
function joinRaces(findings) {
    const nodes = listNodes(findings);
    const sessions = findings.races.map(({ from, to, value, noise, offsets }) => {
        const variance = (noise + offsets) / 2;
        return [
            { node: nodes.indexOf(from), value: 0, variance },
            { node: nodes.indexOf(to), value, variance },
        ];
    });
    return { nodes, network: (0,network_network/* joinSessions */.m)(sessions, nodes.length) };
}
/** Finds the segment of the larger step. */
function findLarger({ steps, means: [first = 0, second = 0] }) {
    return Math.abs(second) > Math.abs(first) ? steps[1] : steps[0];
}
/**
 * Finds the evidence if layouts have this variance. They add it to the covariance of the nodes' levels, so with A = 1 + `layout`·L the
 * Laplacian is A⁻¹L and the pull A⁻¹h; `log` is the likelihood of no step, up to a constant.
 */
function findEvidence(network, layout) {
    const { laplacian, pull } = network;
    const mixed = laplacian.map((row, i) => row.map((value, k) => (i === k ? 1 : 0) + layout * value));
    const [blurredPull, ...blurred] = (0,symmetric/* solve */.kH)(mixed, [pull, ...laplacian]);
    const behind = laplacian.slice(1).map((_, segment) => segment + 1);
    const sum = (values) => values.reduce((all, one) => all + one, 0);
    return {
        precision: behind.map(first => behind.map(second => sum(blurred.slice(first).map(row => sum(row.slice(second)))))),
        pull: behind.map(first => sum(blurredPull.slice(first))),
        log: (layout * (0,symmetric/* sumProducts */.K4)(pull, blurredPull) - (0,symmetric/* logDeterminant */.qc)(mixed)) / 2,
    };
}
function listHypotheses(segments, findings, evidence) {
    const { length: n } = findings;
    const width = findWidth(findings);
    const lengths = segments.map(({ from, to }) => to - from);
    const pairs = n < 2 ? 0 : prior.two / (n * (n - 1));
    const one = lengths.map((length, segment) => {
        const weight = (prior.one * length) / n + pairs * length * (length - 1);
        return weighOne(segment, Math.log(weight), evidence, width);
    });
    const two = lengths.flatMap((length, first) => lengths
        .slice(first + 1)
        .map((other, index) => weighTwo([first, first + 1 + index], Math.log(2 * pairs * length * other), evidence, width)));
    return [...one, ...two, { steps: [], log: Math.log(prior.none), means: [], covariance: [] }];
}
/** The standard deviation of a step's size beforehand, after the first race of the good commit with the bad one. */
function findWidth({ races }) {
    const first = races[0];
    return 1.5 * Math.max(Math.abs(first.value), Math.sqrt(first.noise + first.offsets));
}
function weighOne(segment, log, { precision, pull }, width) {
    const [seen, pulled] = [precision[segment][segment], pull[segment]];
    const sure = seen + width ** -2;
    return {
        steps: [segment],
        log: log - Math.log1p(width ** 2 * seen) / 2 + pulled ** 2 / sure / 2,
        means: [pulled / sure],
        covariance: [[1 / sure]],
    };
}
function weighTwo(steps, log, { precision, pull }, width) {
    const [first, second] = steps;
    const square = width ** 2 / 2;
    const [a, b, c] = [precision[first][first], precision[first][second], precision[second][second]];
    const [p, q] = [pull[first], pull[second]];
    const [sureA, sureC] = [a + 1 / square, c + 1 / square];
    const determinant = sureA * sureC - b * b;
    const covariance = [
        [sureC / determinant, -b / determinant],
        [-b / determinant, sureA / determinant],
    ];
    const means = covariance.map(([left, right]) => left * p + right * q);
    return {
        steps,
        log: log - Math.log(determinant * square ** 2) / 2 + (means[0] * p + means[1] * q) / 2,
        means,
        covariance,
    };
}

;// CONCATENATED MODULE: ./lib/bisect/search.js



/** Searches the commit that made the difference between the first commit of a range and the last, from where `begun` left off. */
async function search(begun, limits, ports) {
    const deadline = ports.clock() + limits.seconds;
    const built = new Set();
    let progress = begun;
    const learn = (more) => {
        progress = { ...progress, ...more };
        ports.keep(progress);
    };
    const skip = (position) => learn({ skipped: [...progress.skipped, position] });
    const build = async (position) => {
        if (built.has(position))
            return true;
        const start = ports.clock();
        if (!(await ports.build(position)))
            return false;
        built.add(position);
        learn({ builds: [...progress.builds, ports.clock() - start] });
        return true;
    };
    while (true) {
        const step = chooseStep(progress, limits, deadline - ports.clock());
        if (step.kind === 'end')
            return step.end;
        const { from, to } = step.request;
        const isRaced = listNodes(progress).includes(to);
        const race = (await build(from)) && (await build(to)) ? await ports.race(step.request) : undefined;
        if (race !== undefined)
            learn({ races: [...progress.races, withAsked(race, step.request)] });
        else if (isRaced)
            return endWithSet(weigh(progress), 'failed');
        else
            skip(to);
    }
}
function withAsked(race, { rounds }) {
    return race.rounds < rounds ? { ...race, asked: rounds } : race;
}
/** Chooses what comes next. `secondsLeft` is the time that is left of all. */
function chooseStep(progress, limits, secondsLeft) {
    const { length, races } = progress;
    const most = limits.lengths.at(-1);
    const [first] = races;
    if (first === undefined)
        return run({ from: 0, to: length, rounds: most, isClosing: false });
    if (!first.isDifferent)
        return { kind: 'end', end: { kind: 'same' } };
    const posterior = weigh(progress);
    if (posterior.none >= 0.5)
        return { kind: 'end', end: { kind: 'same' } };
    const named = findNamed(posterior, progress);
    if (named && isClosed(named.segment, races, most))
        return { kind: 'end', end: { kind: 'named', ...named } };
    if (races.length >= mostRaces(length))
        return end(endWithSet(posterior, 'races'));
    const prospect = makeProspect(progress, limits);
    if (named) {
        const cost = (most + 1) * prospect.costs.round;
        if (takes({ cost }, progress) > secondsLeft)
            return end(endWithSet(posterior, 'time'));
        return run({ ...named.segment, rounds: most, isClosing: true });
    }
    const choice = chooseRace(posterior, progress, prospect);
    if (choice === undefined)
        return end(endWithSet(posterior, 'told'));
    if (takes(choice, progress) > secondsLeft)
        return end(endWithSet(posterior, 'time'));
    return run({ from: 0, to: choice.position, rounds: choice.rounds, isClosing: false });
}
function run(request) {
    return { kind: 'race', request };
}
function end(how) {
    return { kind: 'end', end: how };
}
const sure = 0.95;
/** Finds the segment that holds the step with 95%, once there is nothing left in it to be built. */
function findNamed({ segments, larger, two }, findings) {
    const found = larger.findIndex(probability => probability >= sure);
    const segment = segments[found];
    if (segment === undefined || listUntried(segment, findings).length > 0)
        return undefined;
    return { segment, probability: larger[found], two };
}
/** Whether both of its ends have run the closing race, as far as its time allowed; the first race of all proves nothing twice. */
function isClosed({ from, to }, races, rounds) {
    return races.slice(1).some(race => race.from === from && race.to === to && (race.asked ?? race.rounds) >= rounds);
}
/** Counts the races that a search may take. */
function mostRaces(length) {
    return 6 * Math.ceil(Math.log2(Math.max(2, length))) + 40;
}
function endWithSet({ segments, larger }, reason) {
    const ranked = segments
        .map((segment, index) => ({ segment, probability: larger[index] }))
        .toSorted((one, other) => other.probability - one.probability);
    let probability = 0;
    const kept = ranked.filter(one => {
        const isNeeded = probability < sure;
        if (isNeeded)
            probability += one.probability;
        return isNeeded;
    });
    const ordered = kept.map(({ segment }) => segment).toSorted((one, other) => one.from - other.from);
    return { kind: 'set', segments: ordered, probability, reason };
}
/** Predicts later races from those that were run. */
function makeProspect({ races, builds }, { lengths }) {
    const rounds = races.reduce((sum, race) => sum + race.rounds, 0);
    const noise = races.reduce((sum, race) => sum + race.noise * race.rounds ** 2, 0);
    return { noisePerRound: noise / rounds, offsets: races.at(-1).offsets, lengths, costs: findCosts(races, builds) };
}
/** The time of a round and of a build, in seconds as they were measured. */
function findCosts(races, builds) {
    const seconds = races.reduce((sum, race) => sum + race.seconds, 0);
    if (seconds === 0)
        return usualCosts;
    const rounds = races.reduce((sum, race) => sum + race.rounds + 1, 0);
    const build = builds.length === 0 ? 0 : builds.reduce((sum, one) => sum + one, 0) / builds.length;
    return { round: seconds / rounds, build };
}
function takes({ cost }, { races }) {
    return races.some(({ seconds }) => seconds > 0) ? cost : 0;
}

;// CONCATENATED MODULE: ./lib/bisect/bisect.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





/** Finds the commit of a range that made a difference, also among those that a merge brought in. */
async function bisect(asked, ports, view) {
    const deadline = ports.clock() + asked.totalBudgetInSeconds;
    let found = await searchRange(asked, ports, view);
    while (found.culprit?.isMerge) {
        const left = { ...asked, totalBudgetInSeconds: deadline - ports.clock() };
        const within = await searchMerge(found.culprit, found.progress, left, ports, view);
        if (!('culprit' in within)) {
            found = { ...found, within };
            break;
        }
        found = { ...within, merge: found };
    }
    // A search that ran out of time may go on.
    if (!ranOutOfTime(found))
        ports.removeState();
    return found;
}
function ranOutOfTime({ end, within }) {
    if (within !== undefined && 'good' in within)
        return true;
    const last = within !== undefined && 'end' in within ? within.end : end;
    return last.kind === 'set' && last.reason === 'time';
}
/** What goes wrong here takes nothing away from the search that named the merge. */
async function searchMerge(merge, before, asked, ports, view) {
    try {
        const range = await ports.findMerged(merge.commit);
        if (predictFirst(before) > asked.totalBudgetInSeconds)
            return range;
        view.enter(merge);
        // The state stays that of the whole range, which is what would be asked for again.
        const kept = { ...ports, writeState: () => undefined };
        return await searchRange({ ...asked, ...range, versions: [], resume: false, skip: [] }, kept, view);
    }
    catch (error) {
        if (error instanceof invocation_error/* InvocationError */.J || error instanceof values/* InputError */.dz)
            return { problem: error.message };
        throw error;
    }
}
/** Predicts the time of the first race and its builds by those of the search before. */
function predictFirst({ races, builds }) {
    return builds.slice(0, 2).reduce((sum, seconds) => sum + seconds, races[0].seconds);
}
/** Searches one range. What is learned is kept at once. */
async function searchRange(asked, ports, view) {
    const begun = await begin(asked, ports);
    const limits = { lengths: listLengths(asked.inputs), seconds: asked.totalBudgetInSeconds };
    view.begin(begun, limits);
    const hunt = new Hunt(begun, asked, ports, view);
    const end = await search(begun.progress, limits, hunt);
    const isOne = end.kind === 'named' && end.segment.to - end.segment.from === 1;
    return {
        ...hunt.bisection,
        end,
        ...(isOne ? { culprit: await describeLast(end.segment, begun, ports) } : {}),
        ...(hunt.reason === undefined ? {} : { reason: hunt.reason }),
    };
}
/** Between two versions there are more commits than the last. */
async function describeLast({ from, to }, { commits }, ports) {
    const [before, last] = [commits[from], commits[to]];
    return await ports.describe(last.commit, last.name === undefined ? undefined : before.commit);
}
/** Begins a bisection, or goes on with the one that was cut off. */
async function begin(asked, ports) {
    return asked.resume
        ? goOn(ports.readState(), await beginAnew({ ...asked, skip: [] }, ports))
        : await beginAnew(asked, ports);
}
async function beginAnew({ inputs, good, bad, versions, setup, skip }, ports) {
    const commits = versions.length > 0 ? await listVersions(versions, ports) : await ports.listRange(good, bad);
    const skipped = [];
    for (const name of skip) {
        const commit = await ports.resolve(name, '"skip"');
        const position = commits.findIndex(one => one.commit === commit);
        if (position <= 0 || position >= commits.length - 1)
            throw new values/* InputError */.dz(`"skip" is ${(0,values/* shown */.SP)(name)}, which is not a commit between the good one and the bad one`);
        skipped.push(position);
    }
    return {
        schema: 'counterbalance/bisect@1',
        commits,
        command: (0,command/* showCommand */.TB)(inputs.contenders[0].command),
        ...(setup === undefined ? {} : { setup }),
        options: Object.fromEntries(Object.entries(inputs.options).filter(([name]) => !ofLength.includes(name))),
        progress: { length: commits.length - 1, races: [], skipped, builds: [] },
        reasons: Object.fromEntries(skipped.map(position => [position, 'skipped, as asked'])),
    };
}
/** Inputs that may be others when a search goes on: they only tell how long a race takes. */
const ofLength = ['rounds', 'time-budget'];
/** `found`, if it is what is asked for now. */
function goOn(found, { commits, command, setup, options }) {
    const isSame = command === found.command &&
        setup === found.setup &&
        commits.map(({ commit }) => commit).join() === found.commits.map(({ commit }) => commit).join();
    const other = Object.keys({ ...found.options, ...options }).find(name => found.options[name] !== options[name]);
    if (isSame && other !== undefined)
        throw new values/* InputError */.dz(`the bisection that was cut off had another "${other}": give the same, or leave out "resume" to begin anew`);
    if (isSame)
        return found;
    throw new values/* InputError */.dz('the bisection that was cut off had other commits, another command or another setup: leave out "resume" to begin anew');
}
/** A range that is given one by one. */
async function listVersions(versions, ports) {
    const found = [];
    for (const { name, ref } of versions) {
        const { subject, author, date, commit } = await ports.describe(await ports.resolve(ref, (0,values/* shown */.SP)(name)));
        found.push({ name, commit, subject, author, date });
    }
    return found;
}
/** The ports of a search, by commits in place of positions. */
class Hunt {
    bisection;
    /** Why the good commit and the bad one cannot be told apart, where it is not that they are alike. */
    reason;
    #asked;
    #ports;
    #view;
    constructor(bisection, asked, ports, view) {
        this.bisection = bisection;
        this.#asked = asked;
        this.#ports = ports;
        this.#view = view;
    }
    async build(position) {
        const { commits, progress } = this.bisection;
        const built = await this.#ports.build(commits[position].commit);
        this.#ports.signal.throwIfAborted();
        if (built.directory !== undefined)
            return true;
        if (position === 0 || position === progress.length)
            throw new invocation_error/* InvocationError */.J(built.reason);
        this.#skip(position, built.reason, built.isSilent);
        return false;
    }
    async race(request) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { bisection } = this;
            const watching = __addDisposableResource(env_1, this.#view.openRace(bisection, request), false);
            const outcome = await measureRace(request, bisection, this.#asked.inputs, {
                ...this.#ports,
                measure: inputs => this.#ports.measure(inputs, watching.watch),
            });
            this.#ports.signal.throwIfAborted();
            if (outcome.kind === 'failed') {
                if (bisection.lead === undefined)
                    throw new invocation_error/* InvocationError */.J(outcome.reason);
                this.#skip(request.to, outcome.reason);
                return undefined;
            }
            if (bisection.lead === undefined) {
                this.reason = outcome.reason;
                this.#know({ lead: outcome.lead });
            }
            return outcome.race;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    keep(progress) {
        const isRace = progress.races.length > this.bisection.progress.races.length;
        this.#know({ progress });
        if (isRace && progress.races[0]?.isDifferent)
            this.#view.learn(this.bisection);
    }
    clock() {
        return this.#ports.clock();
    }
    #skip(position, reason, isSilent = false) {
        this.#know({ reasons: { ...this.bisection.reasons, [position]: reason } });
        if (!isSilent)
            this.#view.skip(this.bisection, position);
    }
    #know(more) {
        this.bisection = { ...this.bisection, ...more };
        this.#ports.writeState(this.bisection);
    }
}

// EXTERNAL MODULE: ./lib/document/axis.js
var axis = __webpack_require__(1892);
// EXTERNAL MODULE: ./lib/document/document.js
var document_document = __webpack_require__(6116);
// EXTERNAL MODULE: ./lib/document/text.js
var document_text = __webpack_require__(8106);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/report/naming.js
var naming = __webpack_require__(2012);
// EXTERNAL MODULE: ./lib/report/rows.js
var rows = __webpack_require__(9965);
// EXTERNAL MODULE: ./lib/report/words/headline.js
var headline = __webpack_require__(9586);
// EXTERNAL MODULE: ./lib/report/words/words.js
var words = __webpack_require__(8389);
// EXTERNAL MODULE: ./lib/util/plural.js
var plural = __webpack_require__(3960);
;// CONCATENATED MODULE: ./lib/bisect/document.js











/** Shows what a bisection has found: the answer, and the level of every commit that was raced. */
function bisectDocument(result, place) {
    const { commits, progress, lead } = result;
    const range = (0,document_text/* say */.cv) `${progress.length} commits from ${document_short(commits[0])} (good) to ${document_short(commits.at(-1))} (bad)`;
    return [
        (0,document_document/* only */.j6)(['html'], { kind: 'heading', level: 1, text: (0,document_text/* own */.ZV)('Bisection') }),
        { kind: 'callout', icon: '⏱', lines: describeResult(result, place) },
        (0,document_document/* only */.j6)(['html'], { kind: 'paragraph', text: range }),
        ...(lead === undefined ? [] : showCommits(result, lead)),
    ];
}
/** The commits that were raced; a page has those that could not be built among them. */
function showCommits(result, lead) {
    const { commits, progress, reasons } = result;
    const { skipped, length } = progress;
    const levels = listLevels(result);
    const levelAt = (position) => {
        const level = levels.find(one => one.position === position);
        return level === undefined ? (0,document_text/* message */.iU)(`not built: ${reasons[position] ?? ''}`) : levelText(level);
    };
    const nameAt = (position) => (0,document_text/* say */.cv) `${document_short(commits[position])}`;
    const subjectAt = (position) => (0,document_text/* message */.iU)(commits[position].subject);
    const raced = levels.map(({ position }) => position);
    const caption = 'Against the good commit';
    const forMarkdown = (0,document_document/* tabulate */.Xw)(raced, [
        { head: (0,document_text/* own */.ZV)('#'), cell: 'value', show: position => (0,document_text/* own */.ZV)(`${position}`) },
        { head: (0,document_text/* own */.ZV)('commit'), cell: 'text', show: nameAt },
        { head: (0,document_text/* own */.ZV)(''), cell: 'text', show: subjectAt },
        { head: (0,document_text/* own */.ZV)('against the good commit'), cell: 'change', show: levelAt },
    ], { caption, keep: { rank: 0, called: 'commits', byRow: true }, in: ['markdown'] });
    const forPages = (0,document_document/* tabulate */.Xw)([...new Set([...raced, ...skipped])].sort((one, other) => one - other), [
        { head: (0,document_text/* own */.ZV)('Commit'), cell: 'text', show: at => (0,document_text/* say */.cv) `${at} ${nameAt(at)} ${subjectAt(at)}` },
        { head: (0,document_text/* own */.ZV)('Level'), cell: 'change', show: levelAt },
    ], { caption, in: ['html'] });
    const notBuilt = { kind: 'paragraph', text: (0,document_text/* own */.ZV)(`Not built: ${skipped.length} of ${length}.`) };
    return [
        (0,document_document/* only */.j6)(['markdown'], { kind: 'heading', level: 2, text: (0,document_text/* say */.cv) `${lead.benchmark} by commit` }),
        forMarkdown,
        ...(skipped.length === 0 ? [] : [(0,document_document/* only */.j6)(['markdown'], notBuilt)]),
        (0,document_document/* only */.j6)(['html'], { kind: 'heading', level: 2, text: (0,document_text/* own */.ZV)('Levels') }),
        { kind: 'plot', plot: drawLevels(levels, result), title: (0,document_text/* own */.ZV)('Levels by commit'), caption: (0,document_text/* own */.ZV)(plotCaption) },
        (0,document_document/* only */.j6)(['html'], { kind: 'heading', level: 2, text: (0,document_text/* own */.ZV)('Commits') }),
        forPages,
    ];
}
const plotCaption = 'Each dot is a commit that was built and raced. It stands as far above the good commit as all races together say, with its 95% interval. The thin lines are commits that could not be built.';
/** Says how far a commit is above the good one. */
function levelText(level) {
    return level.position === 0 ? (0,document_text/* own */.ZV)('the good commit') : (0,document_text/* value */.Uq)((0,headline/* changeText */.k0)(level));
}
/** Names a commit, as people write it. */
function document_short({ name, commit }) {
    return name ?? commit.slice(0, 7);
}
/** Says what a bisection has found: the first line is the answer. */
function describeResult(result, place) {
    const { merge, within } = result;
    return [
        ...describeEnd(result, place),
        ...(merge === undefined ? [] : [describeMerge(merge)]),
        ...(within === undefined ? [] : describeWithin(within, place)),
        describeCost(result),
    ];
}
function describeEnd(result, place) {
    const { end } = result;
    if (end.kind === 'same')
        return describeSame(result);
    return end.kind === 'named' ? describeNamed(result, end) : describeSet(result, end, place);
}
function describeMerge({ culprit }) {
    return (0,document_text/* say */.cv) `It came in by the merge ${document_short(culprit)}: ${(0,document_text/* message */.iU)(culprit.subject)}`;
}
function describeWithin(within, place) {
    if ('problem' in within)
        return [(0,document_text/* say */.cv) `The commits that it brought in cannot be searched: ${(0,document_text/* message */.iU)(within.problem)}`];
    if ('good' in within)
        return [(0,document_text/* say */.cv) `No time was left for the commits that it brought in. ${hints[place].range(within)}`];
    const { end, commits } = within;
    if (end.kind !== 'set' || end.reason !== 'time')
        return nest(describeEnd(within, place));
    const range = { good: commits[0].commit, bad: commits.at(-1).commit };
    return nest([...describeCandidates(within, end), (0,document_text/* say */.cv) `The time is up. ${hints[place].range(range)}`]);
}
function nest(lines) {
    return [(0,document_text/* own */.ZV)('Among the commits that it brought in:'), ...lines.map(line => (0,document_text/* say */.cv) `  ${line}`)];
}
function describeSame({ progress, lead, reason }) {
    const [race] = progress.races;
    const measured = race && lead ? (0,document_text/* say */.cv) `: ${describeHeight(race)} (${titleOf(lead)}, ${document_counted(race.rounds, 'round')})` : (0,document_text/* own */.ZV)('');
    const why = reason === undefined ? [] : [(0,document_text/* say */.cv) `The first race cannot be judged: ${(0,document_text/* message */.iU)(reason)}.`];
    return [(0,document_text/* say */.cv) `The good commit and the bad one cannot be told apart${measured}.`, ...why];
}
function describeNamed(result, { segment, probability, two }) {
    const { culprit, commits, lead, progress } = result;
    const last = commits[segment.to];
    const closing = progress.races.findLast(({ from, to }) => from === segment.from && to === segment.to);
    const isParent = culprit !== undefined && last.name === undefined;
    const before = isParent
        ? (0,document_text/* own */.ZV)(culprit.isMerge ? 'the commit before the merge' : 'its parent')
        : (0,document_text/* say */.cv) `${document_short(commits[segment.from])}`;
    const change = (0,document_text/* say */.cv) `${titleOf(lead)}: ${document_short(last)} is ${(0,document_text/* own */.ZV)((0,words/* directionWord */.i7)(lead, closing.value > 0))} than ${before}, ${describeHeight(closing)}, in ${document_counted(closing.rounds, 'round')}.`;
    const doubt = two < 0.05 ? [] : [(0,document_text/* say */.cv) `Perhaps there are two steps (${(0,document_text/* value */.Uq)((0,scale/* share */.uM)(two))}); this is the larger one.`];
    if (culprit === undefined) {
        const listed = listCommits(result, [segment]);
        return [
            (0,document_text/* say */.cv) `It is one of these ${document_counted(segment.to - segment.from, 'commit')}, and all but the last could not be built (${certainty(probability)} certain):`,
            ...listed,
            change,
            ...doubt,
        ];
    }
    const files = culprit.files.length === 0 ? [] : [(0,document_text/* say */.cv) `It changed ${(0,document_text/* names */.Dy)(culprit.files, 5)}.`];
    return [
        (0,document_text/* say */.cv) `${(0,document_text/* message */.iU)(culprit.subject)}`,
        (0,document_text/* say */.cv) `${document_short(last)} by ${culprit.author}, ${(0,document_text/* own */.ZV)(culprit.date.slice(0, 10))}; ${certainty(probability)} certain.`,
        ...files,
        change,
        ...doubt,
    ];
}
const hints = {
    action: {
        time: 'The time is up: give it a longer "time-budget".',
        range: ({ good, bad }) => (0,document_text/* say */.cv) `Search them by giving ${good} and ${bad} as "range".`,
    },
    'command line': {
        time: 'The time is up: --resume continues from here.',
        range: ({ good, bad }) => (0,document_text/* say */.cv) `Search them with "counterbalance bisect ${good} ${bad}" and the same options.`,
    },
};
const reasons = {
    races: 'So many races were run that it was given up.',
    told: 'More races would not tell more.',
    failed: 'A commit that had been measured could not be measured again.',
};
function describeSet(result, end, place) {
    const why = end.reason === 'time' ? hints[place].time : reasons[end.reason];
    return [...describeCandidates(result, end), (0,document_text/* own */.ZV)(why)];
}
function describeCandidates(result, { segments, probability }) {
    const count = segments.reduce((sum, { from, to }) => sum + to - from, 0);
    const which = count === 1 ? (0,document_text/* say */.cv) `It is probably this commit` : (0,document_text/* say */.cv) `It is one of these ${document_counted(count, 'commit')}`;
    return [(0,document_text/* say */.cv) `${which} (${certainty(probability)} certain):`, ...listCommits(result, segments)];
}
const mostListed = 20;
function listCommits({ commits, progress }, segments) {
    const positions = segments.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + 1 + index));
    const listed = positions.slice(0, mostListed).map(position => {
        const skipped = progress.skipped.includes(position) ? ' (could not be built)' : '';
        return (0,document_text/* say */.cv) `  ${document_short(commits[position])} ${(0,document_text/* message */.iU)(commits[position].subject)}${(0,document_text/* own */.ZV)(skipped)}`;
    });
    const rest = positions.length - listed.length;
    return rest === 0 ? listed : [...listed, (0,document_text/* say */.cv) `  and ${rest} more`];
}
function describeCost({ progress: { races, builds } }) {
    const rounds = races.reduce((sum, race) => sum + race.rounds, 0);
    return (0,document_text/* join */.fj)([document_counted(races.length, 'race'), document_counted(builds.length, 'build'), document_counted(rounds, 'round')], ', ');
}
/** The interval of a race at 95%. */
function describeHeight({ value: height, noise }) {
    return (0,document_text/* value */.Uq)((0,headline/* changeText */.k0)(toChange(height, noise)));
}
function titleOf({ benchmark, metric }) {
    return (0,rows/* title */.DD)({ benchmark, metric: (0,naming/* metricText */._l)(metric) });
}
/** Counts things by their name. */
function document_counted(number, noun) {
    return (0,document_text/* own */.ZV)((0,plural/* count */.U)(number, noun));
}
/** Says a probability without claiming all of it. */
function certainty(probability) {
    return (0,document_text/* value */.Uq)(probability > 0.99 ? 'over 99%' : (0,scale/* share */.uM)(probability));
}
/** Draws the levels of the commits that were raced, and the places of those that could not be built. */
function drawLevels(levels, { progress, lead }) {
    const points = levels.map(({ position, value: level }) => [position, level]);
    return {
        title: lead?.benchmark ?? '',
        description: 'The level of each commit that was raced, against the good commit',
        x: (0,axis/* positionAxis */.VD)(progress.length + 1, 'commit'),
        y: (0,axis/* changeAxis */.EX)(levels.flatMap(({ low, high }) => [low, high])),
        marks: [
            { shape: 'rules', kind: 'zero', y: [0] },
            { shape: 'rules', kind: 'thin', x: progress.skipped },
            { shape: 'bars', kind: 'interval', bars: levels.map(({ position, low, high }) => [position, low, high]) },
            { shape: 'dots', kind: 'dot estimate', label: 'commit', points },
        ],
        height: 260,
    };
}
/** Lists the levels of the commits that were raced. */
function listLevels({ progress }) {
    const { nodes, network } = joinRaces(progress);
    const { values, covariance } = (0,network_network/* solveLevels */.n)(network);
    return nodes.map((position, index) => ({ position, ...toChange(values[index], covariance[index][index]) }));
}
/** Turns a height and its variance, in logs, into a relative change. */
function toChange(height, variance) {
    const reach = 1.96 * Math.sqrt(variance);
    return { value: Math.expm1(height), low: Math.expm1(height - reach), high: Math.expm1(height + reach) };
}

// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/metrics/duration.js
var duration = __webpack_require__(3237);
;// CONCATENATED MODULE: ./lib/bisect/progress.js






/** Makes a view that prints lines: one for each race, and where the commit is likely to be after it. */
function makeBisectView(print) {
    const tell = (text, before = '') => print(`${before}${(0,document_text/* write */.M9)(text, document_escape/* terminalVoice */.BE)}`);
    return {
        begin: (bisection, limits) => tell(describeBeginning(bisection, limits)),
        openRace(bisection, request) {
            tell(describeRace(bisection, request));
            return { watch: () => undefined, [Symbol.dispose]: () => undefined };
        },
        enter: merge => tell(describeEntering(merge)),
        learn: bisection => tell(describePlace(bisection), `│${drawPlaces(bisection)}│ `),
        skip: (bisection, position) => tell(describeSkip(bisection, position)),
    };
}
/** Tells what a bisection is about to do, and how much it is likely to take. */
function describeBeginning({ commits, progress }, { lengths }) {
    const [good, bad] = [commits[0], commits.at(-1)];
    const builds = 2 + Math.ceil(Math.log2(Math.max(1, progress.length)));
    const range = (0,document_text/* say */.cv) `${document_counted(progress.length, 'commit')} from ${document_short(good)} (good) to ${document_short(bad)} (bad)`;
    if (progress.races.length > 0)
        return (0,document_text/* say */.cv) `${range}: goes on after ${document_counted(progress.races.length, 'race')}.`;
    return (0,document_text/* say */.cv) `${range}: about ${document_counted(builds, 'build')} and ${document_counted(builds, 'race')} of up to ${document_counted(lengths.at(-1), 'round')}, ${mostRaces(progress.length)} races at most.`;
}
/** Announces the search among the commits that a merge brought in. */
function describeEntering(merge) {
    return (0,document_text/* say */.cv) `${document_short(merge)} is a merge: on with what it brought in`;
}
/** Announces a race. */
function describeRace({ commits, progress }, { from, to, rounds, isClosing }) {
    const which = (0,document_text/* say */.cv) `race ${progress.races.length + 1}: ${document_short(commits[to])} (${to} of ${progress.length})`;
    const against = isClosing
        ? (0,document_text/* say */.cv) `once more, against ${document_short(commits[from])}, the commit before`
        : (0,document_text/* say */.cv) `against the good commit`;
    return (0,document_text/* say */.cv) `${which} ${against}, ${document_counted(rounds, 'round')}`;
}
/** Says where the step is likely to be by now. */
function describePlace(bisection) {
    const { progress, commits } = bisection;
    const { segments, larger } = weigh(progress);
    const best = larger.indexOf(Math.max(...larger));
    const { from, to } = segments[best];
    const rounds = progress.races.reduce((sum, race) => sum + race.rounds, 0);
    const left = estimateTime(progress, to - from);
    const place = to - from === 1
        ? (0,document_text/* say */.cv) `${document_short(commits[to])}`
        : (0,document_text/* say */.cv) `the ${document_counted(to - from, 'commit')} after ${document_short(commits[from])}, up to ${document_short(commits[to])}`;
    return (0,document_text/* say */.cv) `${certainty(larger[best])} in ${place} · ${document_counted(progress.builds.length, 'build')}, ${document_counted(rounds, 'round')} so far, about ${(0,document_text/* own */.ZV)((0,duration/* duration */.p)(left))} left`;
}
/** Estimates the seconds that it takes to halve what is left to one commit, and to close the search. */
function estimateTime({ races, builds }, commits) {
    const rounds = races.reduce((sum, race) => sum + race.rounds + 1, 0);
    const perRound = races.reduce((sum, race) => sum + race.seconds, 0) / rounds;
    const perBuild = builds.reduce((sum, seconds) => sum + seconds, 0) / builds.length;
    const halvings = Math.ceil(Math.log2(commits));
    return halvings * (perBuild + usualRounds * perRound) + races[0].rounds * perRound;
}
const usualRounds = 8;
const blocks = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const widest = 60;
/** Draws how likely each commit is, from the good one to the bad one; `╱` are commits that cannot be built. */
function drawPlaces({ progress }) {
    const { segments, larger } = weigh(progress);
    const columns = Math.min(widest, progress.length);
    const columnOf = (position) => Math.floor(((position - 1) * columns) / progress.length);
    const likely = Array.from({ length: columns }, () => 0);
    const open = Array.from({ length: columns }, () => false);
    for (const [index, { from, to }] of segments.entries())
        for (let position = from + 1; position <= to; position++) {
            likely[columnOf(position)] += larger[index] / (to - from);
            if (!progress.skipped.includes(position))
                open[columnOf(position)] = true;
        }
    const most = Math.max(...likely);
    return likely
        .map((probability, column) => (open[column] ? blocks[Math.ceil((probability / most) * 8 - 1e-9)] : '╱'))
        .join('');
}
/** Tells why a commit is left out. */
function describeSkip({ commits, reasons }, position) {
    return (0,document_text/* say */.cv) `${document_short(commits[position])} is skipped: ${(0,document_text/* message */.iU)(reasons[position] ?? '')}`;
}

// EXTERNAL MODULE: ./lib/document/html.js + 2 modules
var html = __webpack_require__(9473);
// EXTERNAL MODULE: ./lib/document/terminal.js + 1 modules
var terminal = __webpack_require__(9147);
// EXTERNAL MODULE: ./lib/inputs/bisect.js
var inputs_bisect = __webpack_require__(5067);
// EXTERNAL MODULE: ./lib/inputs/inputs.js + 5 modules
var inputs_inputs = __webpack_require__(9264);
// EXTERNAL MODULE: ./lib/inputs/named-sides.js
var named_sides = __webpack_require__(2753);
// EXTERNAL MODULE: ./lib/report/words/progress.js
var progress = __webpack_require__(465);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./lib/bisect/decode.js

const position = dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0));
const amount = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x());
const race = dist/* object */.Ikc({
    from: position,
    to: position,
    rounds: dist/* pipe */.FsL(position, dist/* minValue */.Wwf(1)),
    value: amount,
    noise: dist/* pipe */.FsL(amount, dist/* minValue */.Wwf(0)),
    offsets: dist/* pipe */.FsL(amount, dist/* minValue */.Wwf(0)),
    layout: dist/* pipe */.FsL(amount, dist/* minValue */.Wwf(0)),
    seconds: dist/* pipe */.FsL(amount, dist/* minValue */.Wwf(0)),
    isDifferent: dist/* boolean */.zMY(),
    asked: dist/* optional */.lqM(dist/* pipe */.FsL(position, dist/* minValue */.Wwf(1))),
});
const schema = dist/* pipe */.FsL(dist/* object */.Ikc({
    schema: dist/* literal */.euz('counterbalance/bisect@1'),
    commits: dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({
        name: dist/* optional */.lqM(dist/* string */.YjP()),
        commit: dist/* string */.YjP(),
        subject: dist/* string */.YjP(),
        author: dist/* string */.YjP(),
        date: dist/* string */.YjP(),
    })), dist/* minLength */.BpQ(2)),
    command: dist/* string */.YjP(),
    setup: dist/* optional */.lqM(dist/* string */.YjP()),
    options: dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP()),
    lead: dist/* optional */.lqM(dist/* object */.Ikc({
        benchmark: dist/* string */.YjP(),
        metric: dist/* string */.YjP(),
        unit: dist/* string */.YjP(),
        better: dist/* picklist */.KIO(['lower', 'higher', 'unknown']),
    })),
    progress: dist/* object */.Ikc({
        length: position,
        races: dist/* array */.YOg(race),
        skipped: dist/* array */.YOg(position),
        builds: dist/* array */.YOg(dist/* pipe */.FsL(amount, dist/* minValue */.Wwf(0))),
    }),
    reasons: dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP()),
}), dist/* check */.z6Y(({ commits, progress: { length, races, skipped } }) => [length, ...races.flatMap(({ from, to }) => [from, to]), ...skipped].every(at => at <= commits.length - 1)), dist/* check */.z6Y(({ commits, progress, lead }) => {
    const [first] = progress.races;
    if (progress.length !== commits.length - 1)
        return false;
    return first === undefined || (lead !== undefined && first.from === 0 && first.to === progress.length);
}));
/** Decodes what a bisection has left of itself; undefined if `text` is anything else. */
function decodeBisection(text) {
    try {
        const { output, success } = dist/* safeParse */.xLC(schema, JSON.parse(text));
        return success ? output : undefined;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/system/busy-clock.js
var busy_clock = __webpack_require__(2535);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/measure/setup.js
var measure_setup = __webpack_require__(5545);
// EXTERNAL MODULE: ./lib/measure/variables.js
var variables = __webpack_require__(3725);
// EXTERNAL MODULE: ./lib/util/short-hash.js
var short_hash = __webpack_require__(7987);
// EXTERNAL MODULE: ./lib/system/processes/processes.js + 9 modules
var processes_processes = __webpack_require__(3509);
// EXTERNAL MODULE: ./lib/system/surroundings.js
var surroundings = __webpack_require__(1458);
// EXTERNAL MODULE: ./lib/system/temporary.js
var temporary = __webpack_require__(4146);
// EXTERNAL MODULE: ./lib/system/git/worktree.js
var git_worktree = __webpack_require__(6417);
;// CONCATENATED MODULE: ./lib/system/git/builds.js











/** What git bisect takes for "this one cannot be tested". */
const cannotBeTested = 125;
/** Names a build that is kept: by another `setup`, a commit has another one. */
function nameBuild(commit, { setup, workingDirectory }) {
    return setup === undefined ? commit : `${commit}-${(0,short_hash/* shortHash */.B)(JSON.stringify([setup, workingDirectory]))}`;
}
/** Opens a place for builds. */
async function openBuilds({ git, setup, workingDirectory, keep, signal, watch, ...passing }) {
    const home = await (0,temporary/* makeTemporaryDirectory */.L)();
    const turns = (0,external_node_path_.join)(home.path, 'turns');
    await (0,promises_.mkdir)(turns);
    const handed = (0,variables/* handOver */.Cl)((0,surroundings/* readVariables */.j)(), passing);
    const processes = await (0,processes_processes/* openProcesses */.I)({ directory: turns, variables: handed.variables });
    const ports = { processes, shell: (0,surroundings/* findShell */.C)(), ...handed, signal, watch };
    const opened = [home, processes];
    const made = new Map();
    const make = async (commit) => {
        const kept = keep === undefined ? undefined : (0,external_node_path_.join)(keep, nameBuild(commit, { setup, workingDirectory }));
        if (kept !== undefined && (0,external_node_fs_.existsSync)(kept))
            return { directory: kept };
        const worktree = await (0,git_worktree/* addWorktree */.l)(git, commit, (0,external_node_path_.join)(home.path, commit.slice(0, 12)));
        opened.push(worktree);
        const built = await runHere(commit, worktree.path);
        if (kept === undefined || built.directory === undefined)
            return built;
        await keepCopy(built.directory, kept);
        return { directory: kept };
    };
    const runHere = async (commit, root) => {
        if (setup === undefined)
            return { directory: root };
        const place = `the checkout of ${commit.slice(0, 7)}`;
        try {
            await (0,measure_setup/* runSetup */.x)({ name: 'setup', line: setup, root, directory: (0,external_node_path_.join)(root, workingDirectory), place }, ports);
            return { directory: root };
        }
        catch (error) {
            if (!(error instanceof invocation_error/* InvocationError */.J))
                throw error;
            const { exit, message } = error;
            return { reason: message, isSilent: exit?.kind === 'exited' && exit.status === cannotBeTested };
        }
    };
    return {
        async build(commit) {
            const built = made.get(commit) ?? (await make(commit));
            made.set(commit, built);
            return built;
        },
        async [Symbol.asyncDispose]() {
            for (const thing of opened.splice(0).reverse())
                await thing[Symbol.asyncDispose]();
        },
    };
}
/** A copy without `.git`; it has its name when it is whole. */
async function keepCopy(directory, kept) {
    const part = `${kept}.part`;
    await (0,promises_.rm)(part, { recursive: true, force: true });
    await (0,promises_.cp)(directory, part, {
        recursive: true,
        verbatimSymlinks: true,
        filter: path => path !== (0,external_node_path_.join)(directory, '.git'),
    });
    await (0,promises_.rename)(part, kept);
}

// EXTERNAL MODULE: ./lib/system/git/git.js
var git_git = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/system/git/history.js + 1 modules
var git_history = __webpack_require__(7216);
;// CONCATENATED MODULE: ./lib/system/git/range.js


const range_format = '--format=%H%x00%s%x00%an%x00%aI';
/** Lists the commits from `good` to `bad`, along first parents; both are among them. What a shallow clone lacks is fetched. */
async function listRange(git, good, bad) {
    const [from, to] = [
        await (0,git_history/* resolveCommit */.WL)(git, good, 'the good commit'),
        await (0,git_history/* resolveCommit */.WL)(git, bad, 'the bad commit'),
    ];
    if (from === to)
        throw new values/* InputError */.dz(`"${good}" and "${bad}" are the same commit, so there is nothing between them`);
    await fetchHistory(git);
    if ((await git.try('merge-base', '--is-ancestor', from, to)) === undefined) {
        const isReversed = (await git.try('merge-base', '--is-ancestor', to, from)) !== undefined;
        throw new values/* InputError */.dz(`the good commit ${from.slice(0, 7)} is not an ancestor of the bad commit ${to.slice(0, 7)}: ${isReversed ? 'the two are in the wrong order, give the good one first' : 'give two commits of one line of history'}`);
    }
    const later = await git.run('log', '--reverse', '--first-parent', range_format, `${from}..${to}`, '--');
    const commits = later.split('\n').map(parseCommit);
    await refuseBranch(git, from, commits[0].commit);
    return [await describeCommit(git, from), ...commits];
}
/** A commit of a merged branch is not what the next commit of the line was made from: their difference would be blamed on that one. */
async function refuseBranch(git, good, next) {
    const before = await findParent(git, next);
    if (before === good)
        return;
    const advice = before === undefined ? 'give a commit of that line' : `give ${before} in its place, the last one before`;
    throw new values/* InputError */.dz(`the good commit ${good.slice(0, 7)} is not on the line of first parents of the bad one, but came in by a merge: ${advice}`);
}
async function findParent(git, commit) {
    return await git.try('rev-parse', '--verify', '--quiet', `${commit}^1`);
}
/** Returns whether `commit` belongs to `branch` of the origin. What a shallow clone lacks is fetched. */
async function isReachable(git, commit, branch) {
    await fetchHistory(git);
    const isKnown = (await git.try('rev-parse', '--verify', '--quiet', branch)) !== undefined;
    if (!isKnown)
        await git.fetch({ refs: [`refs/heads/${branch.replace(/^origin\//, '')}`] });
    return (await git.try('merge-base', '--is-ancestor', commit, isKnown ? branch : 'FETCH_HEAD')) !== undefined;
}
async function fetchHistory(git) {
    if ((await git.try('rev-parse', '--is-shallow-repository')) === 'true')
        await git.fetch({ depth: 'whole' });
}
/** Describes a commit with the files that differ from `before`, or else from its first parent. */
async function describeCulprit(git, commit, before) {
    const names = ['diff-tree', '--no-commit-id', '--name-only', '-z', '-r'];
    const files = await (before === undefined
        ? git.run(...names, '-m', '--first-parent', '--root', commit)
        : git.run(...names, before, commit));
    const parents = await git.run('rev-list', '--parents', '--max-count=1', commit, '--');
    return {
        ...(await describeCommit(git, commit)),
        files: [...new Set(files.split('\0').filter(path => path !== ''))],
        isMerge: parents.split(' ').length > 2,
    };
}
/** Finds the range that a merge brought in. */
async function findMerged(git, merge) {
    const line = await git.run('rev-list', '--first-parent', `${merge}^1..${merge}^2`);
    const commits = line.split('\n');
    const good = await findParent(git, commits.at(-1));
    if (good === undefined)
        throw new values/* InputError */.dz('the merged branch has a first commit of its own, with nothing before it');
    return { good, bad: commits[0] };
}
async function describeCommit(git, commit) {
    return parseCommit(await git.run('log', '--max-count=1', range_format, commit, '--'));
}
function parseCommit(line) {
    const [commit = '', subject = '', author = '', date = ''] = line.split('\0');
    return { commit, subject, author, date };
}

// EXTERNAL MODULE: ./lib/system/measure-here.js + 1 modules
var measure_here = __webpack_require__(1092);
// EXTERNAL MODULE: ./lib/system/signals.js
var system_signals = __webpack_require__(288);
;// CONCATENATED MODULE: ./lib/system/bisect-here.js
var bisect_here_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var bisect_here_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});











/** Does `work` on this machine, until a signal ends it; everything that it builds is gone then. */
async function bisectHere({ inputs: { contender, workingDirectory, passEnv }, setup, keep, watch, ...options }, work) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const signals = bisect_here_addDisposableResource(env_1, (0,system_signals/* listenForSignals */.s)(), false);
        const { signal } = signals;
        const { credentials, withholdsSecrets } = options;
        const git = (0,git_git/* openGit */.z)(contender, { credentials, signal });
        const state = (0,external_node_path_.resolve)(contender, await git.run('rev-parse', '--git-path', 'counterbalance/bisect.json'));
        const clock = bisect_here_addDisposableResource(env_1, (0,busy_clock/* makeBusyClock */.m)(watch), false);
        const asked = { git, setup, keep, signal, watch: clock.watch, workingDirectory, passEnv, withholdsSecrets };
        const builds = bisect_here_addDisposableResource(env_1, await openBuilds(asked), true);
        try {
            return await work({
                resolve: (name, what) => (0,git_history/* resolveCommit */.WL)(git, name, what),
                listRange: (good, bad) => listRange(git, good, bad),
                describe: (commit, before) => describeCulprit(git, commit, before),
                findMerged: merge => findMerged(git, merge),
                isReachable: (commit, branch) => isReachable(git, commit, branch),
                build: commit => builds.build(commit),
                measure: async (inputs, watch) => {
                    const { record } = await (0,measure_here/* measureHere */.D)(inputs, { ...options, watch, occasion: {}, recordPath: '' });
                    return record;
                },
                readState: () => readState(state),
                writeState: bisection => writeState(state, bisection),
                removeState: () => removeState(state),
                clock: () => performance.now() / 1000,
                signal,
            });
        }
        catch (error) {
            // What Ctrl-C ends beside us fails for no reason of its own.
            signal.throwIfAborted();
            throw error;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = bisect_here_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Reads the bisection that was cut off. */
function readState(path) {
    if (!(0,external_node_fs_.existsSync)(path))
        throw new values/* InputError */.dz('there is no bisection to resume in this repository: leave out "resume"');
    const found = decodeBisection((0,external_node_fs_.readFileSync)(path, 'utf8'));
    if (found !== undefined)
        return found;
    throw new values/* InputError */.dz(`"${path}" is not what a bisection of this version has left: delete it, and leave out "resume"`);
}
/** Writes what is known so far. A file is whole or not there. */
function writeState(path, bisection) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    (0,external_node_fs_.writeFileSync)(`${path}.part`, JSON.stringify(bisection));
    (0,external_node_fs_.renameSync)(`${path}.part`, path);
}
/** Removes the state of a bisection that has ended. */
function removeState(path) {
    (0,external_node_fs_.rmSync)(path, { force: true });
}

// EXTERNAL MODULE: ./lib/system/page-tools.js
var page_tools = __webpack_require__(1839);
// EXTERNAL MODULE: ./lib/util/json.js
var json = __webpack_require__(8884);
// EXTERNAL MODULE: ./lib/command-line/config.js + 2 modules
var config = __webpack_require__(8092);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/options.js + 3 modules
var options = __webpack_require__(8808);
// EXTERNAL MODULE: ./lib/command-line/progress.js
var command_line_progress = __webpack_require__(459);
// EXTERNAL MODULE: ./lib/command-line/refuse-console.js
var refuse_console = __webpack_require__(9796);
// EXTERNAL MODULE: ./lib/command-line/sources.js
var command_line_sources = __webpack_require__(28);
// EXTERNAL MODULE: ./lib/command-line/subdirectory.js
var subdirectory = __webpack_require__(7233);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var command_line_terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/bisect.js
























/** The files that a bisection can write, each by the option of its name. */
const pages = [
    { name: 'json', file: 'Write the result as JSON.', render: json/* renderJson */.h },
    {
        name: 'html',
        file: 'Write the result as an HTML page.',
        render: result => (0,html/* toHtml */.V)(bisectDocument(result, 'command line'), { title: 'Bisection', tools: page_tools/* pageTools */.L }),
    },
];
const statuses = {
    named: exit_status/* exitStatus */.$.done,
    set: exit_status/* exitStatus */.$.notCompared,
    same: exit_status/* exitStatus */.$.notCompared,
};
const bisect_bisect = {
    usage: 'counterbalance bisect GOOD [[NAME=]COMMIT…] BAD [options] -- COMMAND [ARG…]',
    summary: 'finds the commit that made a benchmark slower',
    about: 'It is among all commits between a good one and a bad one, or among those that you list in order.',
    options: (0,options/* makeOptions */.lb)('bisect', {
        'What most calls need': ['setup', 'time-budget', 'skip', 'resume', 'keep', 'threshold', 'html'],
        'What is measured': ['command', 'rounds', 'warmup', 'prepare', 'conclude', 'cleanup', 'scan'],
        'What is shown': ['json'],
        More: ['config', 'set'],
    }, (0,options/* fileOptions */.N9)(pages)),
    async run(typed) {
        const call = { ...typed, get: (await (0,config/* withOwnConfig */.RK)(typed.get)).get };
        const asked = await decodeCall(call);
        const inputs = await (0,subdirectory/* fromRoot */.t)((0,inputs_inputs/* refuseArtifacts */.yu)(asked.inputs), call.get);
        (0,files/* checkOutputs */.n2)(pages.map(({ name }) => call.get(name)));
        await noteChanges();
        const found = await bisect_search({ ...asked, inputs });
        if (found instanceof system_signals/* Interruption */._) {
            process.stderr.write(`counterbalance: ${found.message}; --resume continues from here\n`);
            return exit_status/* exitStatus */.$.interrupted;
        }
        return show(found, call);
    },
};
function show(result, { get }) {
    process.stdout.write((0,terminal/* toTerminal */.y)(bisectDocument(result, 'command line'), (0,command_line_terminal/* terminalOf */.g)(process.stdout)));
    const problems = pages.flatMap(({ name, render }) => (0,files/* tryToWrite */.oo)(get(name), () => render(result)) ?? []);
    for (const text of problems)
        process.stderr.write(`${text}\n`);
    const status = statuses[result.end.kind];
    return status === exit_status/* exitStatus */.$.done && problems.length > 0 ? exit_status/* exitStatus */.$.wrongCall : status;
}
async function decodeCall({ get, words, wordsBefore }) {
    const sources = await (0,command_line_sources/* findCommits */.Cu)(words.slice(0, wordsBefore));
    return (0,inputs_bisect/* decodeBisect */.Z)(get, '.', { sources, argv: words.slice(wordsBefore) });
}
/** Notes that changes which are not committed are in no commit of the range. */
async function noteChanges() {
    const git = (0,git_git/* openGit */.z)('.', { signal: new AbortController().signal });
    const changes = await git.try('status', '--porcelain', '--untracked-files=no');
    if (changes)
        process.stderr.write('note: changes that are not committed are left out: only commits are measured\n');
}
async function bisect_search(asked) {
    const { inputs, setup, keep } = asked;
    const view = watchBisection(process.stderr, inputs);
    const notesOn = (0,progress/* makeNotes */.qY)();
    const watch = (progress) => {
        for (const note of notesOn(progress))
            process.stderr.write(`${(0,document_escape/* harmlessLines */.vL)(note)}\n`);
    };
    try {
        return await bisectHere({ inputs, setup, keep, watch, meetConsole: refuse_console/* refuseConsole */.q }, world => bisect(asked, world, view));
    }
    catch (error) {
        if (error instanceof system_signals/* Interruption */._)
            return error;
        throw error;
    }
}
/** Shows on `stream` the progress of a bisection; each comparison by a bar on a terminal, since a line for each round would hide the rest. */
function watchBisection(stream, inputs) {
    const view = makeBisectView(line => stream.write(`${line}\n`));
    return {
        ...view,
        openRace(bisection, request) {
            const unseen = view.openRace(bisection, request);
            return stream.isTTY ? (0,command_line_progress/* makeProgressView */.t)(stream, { ...(0,named_sides/* nameSides */.QY)(inputs), settings: inputs.settings }) : unseen;
        },
    };
}


/***/ }),

/***/ 7233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ fromRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5526);


/**
 * `inputs` for whoever stands in a subdirectory of a repository, and names a commit: each side is the whole repository then, and
 * `setup` and the command run in this subdirectory of both. A working directory that is given is relative to the root.
 */
async function fromRoot(inputs, get) {
    const { baseline, contenders, contender, options } = inputs;
    if (![baseline, ...contenders.map(({ source }) => source)].some(({ kind }) => kind === 'ref'))
        return inputs;
    const git = (0,_system_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .openGit */ .z)(contender, { signal: new AbortController().signal });
    const [prefix, root] = [await git.try('rev-parse', '--show-prefix'), await git.try('rev-parse', '--show-toplevel')];
    if (!prefix || root === undefined)
        return inputs;
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('', root) || '.';
    const workingDirectory = get('working-directory') === '' ? prefix.replace(/\/$/, '') : undefined;
    const move = (source) => {
        if (source.kind === 'directory' && source.directory === contender)
            return { ...source, directory: place };
        return source.kind === 'ref' && workingDirectory !== undefined ? { ...source, directory: workingDirectory } : source;
    };
    const whole = {
        ...inputs,
        contender: place,
        contenders: contenders.map(side => ({ ...side, source: move(side.source) })),
    };
    if (workingDirectory === undefined)
        return whole;
    return {
        ...whole,
        workingDirectory,
        baseline: move(baseline),
        options: { ...options, 'working-directory': workingDirectory },
    };
}


/***/ }),

/***/ 5067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ decodeBisect)
/* harmony export */ });
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3140);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9264);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);



/** No single race takes longer than a comparison does by default. */
const secondsOfRace = 600;
/** Decodes the inputs of a bisection of the repository in `directory`. */
function decodeBisect(get, directory, { sources = [], ...words }) {
    const given = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeGiven */ .MN)(get, 'bisect');
    const isList = sources.length > 2 || sources.some(({ name }) => name !== undefined);
    const versions = isList ? sources.map(({ name, value }) => ({ name: name ?? value, ref: value })) : [];
    const ends = isList ? versions.map(({ name }) => name) : sources.map(({ value }) => value);
    const [good, bad] = ends.length > 1 ? [ends[0], ends.at(-1)] : [given.range?.good, given.range?.bad];
    if (!good || !bad)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('"range" is missing: give a commit before the change and one after it, as GOOD..BAD', {
            onCommandLine: 'give two commits before "--": a good one, before the change, and a bad one, after it',
        });
    const { setup, skip, timeBudgetInSeconds: totalBudgetInSeconds, resume, keep } = given;
    const race = {
        ...{ baseline: { kind: 'ref', value: good }, setup },
        timeBudgetInSeconds: Math.min(secondsOfRace, totalBudgetInSeconds),
    };
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInputs */ .SZ)({ ...given, ...race }, { get, contender: directory, ...words });
    return { inputs, good, bad, versions, setup, skip, totalBudgetInSeconds, resume, keep };
}


/***/ }),

/***/ 3998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ sureText),
/* harmony export */   Kc: () => (/* binding */ concerns),
/* harmony export */   n9: () => (/* binding */ trustTitle),
/* harmony export */   rO: () => (/* binding */ focusSentences),
/* harmony export */   sn: () => (/* binding */ describeBatch),
/* harmony export */   tY: () => (/* binding */ trust)
/* harmony export */ });
/* unused harmony exports describeSlope, confirmationSentences, runnerSentences */
/* harmony import */ var _compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9987);
/* harmony import */ var _compare_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3067);
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6115);
/* harmony import */ var _record_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1638);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3960);
/* harmony import */ var _naming_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2012);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8389);









/** Describes in a few words whether the run can be trusted. It is the title of {@link trust}, which gives the details. */
function trustTitle(report) {
    const { plan, findings, spin } = report;
    const parts = [
        (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .controlText */ .JU)(report),
        ...diagnosesOf(findings),
        ...spinTitle(spin),
        ...(plan?.inPlace ? ['in place'] : []),
    ];
    return parts.join(' · ');
}
/** What was looked for in the order of the invocations, and in how many benchmarks it was found; nothing without a test. */
function diagnosesOf(findings) {
    const tested = findings.filter(({ p }) => p !== null);
    if (tested.length === 0)
        return [];
    return diagnoses.map(([what, codes]) => {
        const found = tested.filter(({ warnings }) => warnings.some(({ code }) => codes.includes(code)));
        return `${what} ${found.length === 0 ? 'none' : `in ${found.length}`}`;
    });
}
const diagnoses = [
    ['order effect', ['slot-effect', 'predecessor-effect']],
    ['drift', ['drift']],
];
/** Answers in one sentence whether a verdict of this run can be believed; undefined where nothing was compared. */
function sureText(section) {
    const { control, status, findings, spin } = section;
    const isWithoutRun = status === 'errored' || (status === 'not-compared' && !(0,_compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfStandIn */ .$)(section));
    if (isWithoutRun || isWithoutNoise(findings))
        return undefined;
    const noise = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTooNoisy */ .Gi)(section);
    if (noise !== undefined)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`Not of small changes: ${noise}.`);
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${sureSentences[control.status](control)}${spin?.contaminated ? ' CPU speed varied during the run.' : ''}`);
}
const sureSentences = {
    passed: ({ noiseFloor }) => `Yes: the A/A test passed${noiseFloor === null ? '' : `, and two copies of the baseline differed by ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(noiseFloor)}`}.`,
    failed: ({ failed, of }) => `Not quite: the A/A test failed, because two copies of the baseline differed in ${failed} of ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(of, 'benchmark')}.`,
    'too-few': () => 'As far as the intervals go: there were too few rounds for an A/A test.',
    'not-run': () => 'Nobody knows: no A/A test was run, so the noise of this machine is unknown.',
};
/** Lists the reasons for and against relying on the run, one sentence each. */
function trust(report) {
    const { control, plan } = report;
    return [
        ...(isSound(report) ? [controlSentence(control)] : []),
        ...copiesSentence(report),
        ...confirmationSentences(report),
        ...workSentence(report),
        ...resolutionSentence(report.resolution),
        ...(plan && isPlanned(plan.stoppedBy) ? [stopSentence(report, plan)] : []),
        ...focusSentences(report),
        ...(plan?.slope ? [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${capital(describeSlope(plan.slope))}.`)] : []),
        ...(plan?.batch ? [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${capital(describeBatch(plan.batch))}.`)] : []),
        ...spinSentences(report.spin),
        ...runnerSentences(report),
        ...concerns(report),
    ];
}
/** Lists the reasons against trusting the run. */
function concerns(report) {
    const { status, control, plan, warnings, findings } = report;
    const isWithoutRun = status === 'errored' || (status === 'not-compared' && !(0,_compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfStandIn */ .$)(report));
    return [
        ...warnings.map(warning => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .iU)(warning.message)),
        ...(isSound(report) || isWithoutRun || isWithoutNoise(findings) ? [] : [controlSentence(control)]),
        ...(plan?.inPlace ? [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(inPlaceSentence)] : []),
        ...(plan && !isPlanned(plan.stoppedBy) ? [stopSentence(report, plan)] : []),
        ...grouped((0,_naming_js__WEBPACK_IMPORTED_MODULE_3__/* .callProcess */ .eL)(report).findings),
    ];
}
/** Whether the control says nothing against the run: it passed, or ended early where nothing depends on it. */
function isSound(report) {
    return report.control.status === 'passed' || isEarly(report);
}
function isEarly({ control, reinstall, stages }) {
    return control.status === 'too-few' && (reinstall?.when === 'round' || stages !== undefined);
}
function capital(text) {
    return `${text[0].toUpperCase()}${text.slice(1)}`;
}
/**
 * Whether all that is judged was the same in every invocation of a side, or ran only once, since its files are the same: a control has
 * nothing to add to that.
 */
function isWithoutNoise(findings) {
    const judged = findings.filter(({ verdict }) => verdict !== null);
    const isCertain = ({ verdict, change, p }) => p === null && (change === null ? verdict === 'unchanged' : change.level === 1);
    return judged.length > 0 && judged.every(isCertain);
}
function workSentence({ work }) {
    if (work?.same !== null)
        return [];
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)('What a side prints differs from run to run, so it was not checked whether both sides did the same work.'),
    ];
}
/** How often copies were made, and what two installations of the same code add to a change. */
function copiesSentence({ reinstall, control: { bias }, plan }) {
    if (plan?.inPlace)
        return [];
    const made = reinstall === undefined ? '' : madeSentences[reinstall.when](reinstall.starts.length);
    if (reinstall?.when === 'round')
        return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(made)];
    const known = bias ? `Two installations of the same code differ by about ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(bias)} here. ` : '';
    if (made === '' && known === '')
        return [];
    const what = known === '' ? 'what two installations of the same code may differ by' : 'that';
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${made}${known}The intervals include ${what}.`)];
}
const madeSentences = {
    round: () => "Each round used fresh copies, so file placement can't bias the result.",
    look: blocks => `Fresh copies were made ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(blocks, 'time')}. `,
    once: blocks => (blocks === 1 ? 'The copies were made once. ' : `The copies were made ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(blocks, 'time')}. `),
};
function resolutionSentence(resolution) {
    if (resolution === null)
        return [];
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`This run could detect changes of about ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(resolution)}, in four of five runs and for the median benchmark.`),
    ];
}
function spinTitle(spin) {
    if (spin === undefined)
        return [];
    return [spin.contaminated ? `CPU speed varied in ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(spin.moved.length, 'round')}` : 'machine steady'];
}
function spinSentences(spin) {
    if (spin === undefined)
        return [];
    const { number, unit } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .scale */ .hs)([spin.seconds], 's');
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`CPU speed, from a fixed piece of work after each round (${number(spin.seconds)} ${unit}): spread ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(spin.spread)}, drift ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(spin.drift)}. No round is dropped.`),
    ];
}
function isPlanned(reason) {
    return reason === 'complete' || reason === 'settled';
}
function controlSentence(control) {
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(controlSentences[control.status](control));
}
function stopSentence({ rounds, warnings }, plan) {
    // Then it was not the command that failed, and a warning tells what it was.
    const isTold = plan.stoppedBy === 'failing' && warnings.some(({ code }) => code === _record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .endingCodes */ .E.endedEarly);
    if (isTold)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`Measuring stopped after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'round')} of ${plan.rounds}.`);
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(stopSentences[plan.stoppedBy](rounds, plan.rounds));
}
const controlSentences = {
    passed: ({ of, noiseFloor }) => `The A/A test compared two copies of the baseline in ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(of, 'benchmark')} and found no difference, as it should.${floor(noiseFloor)}`,
    failed: ({ failed, of, noiseFloor }) => `The A/A test compared two copies of the baseline and found a difference in ${failed} of ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(of, 'benchmark')}. A benchmark is not comparable if that would change its verdict.${floor(noiseFloor)}`,
    'too-few': ({ noiseFloor }) => `There were too few rounds for an A/A test, which compares two copies of the baseline.${floor(noiseFloor)}`,
    'not-run': () => 'No A/A test was run, so it is unknown how much two copies of the same code differ on this machine.',
};
const inPlaceSentence = 'Both copies of a side ran in one directory, so the A/A test cannot see effects of the directory, and one side may have changed the files of the other.';
const stopSentences = {
    complete: rounds => `Measuring ended as planned, after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'round')}.`,
    settled: (rounds, planned) => `Measuring ended after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'round')} of at most ${planned}, because more rounds would not change a verdict.`,
    'time-budget': (rounds, planned) => `The time budget ended after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'round')} of ${planned}.`,
    interrupted: (rounds, planned) => `Measuring was interrupted after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'round')} of ${planned}. The round that was cut off is not used.`,
    failing: (rounds, planned) => `Measuring stopped after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'round')} of ${planned}, because the command kept failing.`,
};
function floor(noiseFloor) {
    return noiseFloor === null ? '' : ` Such copies differ by ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(noiseFloor)}.`;
}
/** The warnings of all findings: each sentence once, with the benchmarks that it is about. */
function grouped(findings) {
    const benchmarks = new Map();
    for (const { benchmark, warnings } of findings)
        for (const warning of warnings)
            benchmarks.set(warning.message, (benchmarks.get(warning.message) ?? new Set()).add(benchmark));
    return [...benchmarks].map(([sentence, which]) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .names */ .Dy)([...which])}: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .iU)(sentence)}`);
}
/** Says which benchmarks ended before the others; nothing where all ran in all rounds. A second stage says itself what ran in it. */
function focusSentences(report) {
    const [first, ...later] = report.plan?.focus ?? [];
    if (first === undefined)
        return [];
    // No look is so early.
    const needless = new Set(first.from === 1 ? first.without : []);
    const steps = (needless.size > 0 ? later : [first, ...later]).filter(({ from }) => from < report.rounds);
    return [...describeNeedless(needless, steps, report), ...describeSettled(needless, steps, report)];
}
function describeNeedless(needless, later, { suiteChange }) {
    if (needless.size === 0)
        return [];
    const end = later.find(({ without }) => without.filter(name => needless.has(name)).length < needless.size)?.from;
    const when = end === undefined ? 'ran in the first round only' : `did not run in rounds 2 to ${end}`;
    const suite = suiteChange === null ? '' : ' The change of the suite is that of the others.';
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(needless.size, 'benchmark')} ${when}, because both sides have the same files.${suite}`)];
}
function describeSettled(needless, steps, { suiteChange }) {
    const lefts = steps.map(({ without }) => without.filter(name => !needless.has(name)).length);
    const [first, ...more] = steps.flatMap(({ from }, index) => {
        const left = lefts[index];
        return left === (lefts[index - 1] ?? 0) ? [] : [{ from: from + 1, left }];
    });
    if (first === undefined)
        return [];
    const parts = [
        `${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(first.left, 'benchmark')} from round ${first.from} on`,
        ...more.map(({ from, left }) => `${left} from round ${from} on`),
    ];
    const suite = suiteChange === null ? '' : ' The change of the suite is that of the rounds in which all ran.';
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`Benchmarks with a settled verdict did not run any more: ${parts.join(', ')}.${suite}`)];
}
/** Describes how an invocation is the difference of two runs, as a sentence without its full stop. */
function describeSlope(repeats) {
    const [fewer, ...others] = repeats;
    const how = others.length === 1
        ? `from the difference between ${others[0]} and ${fewer}`
        : `from the line through ${repeats.join(', ')}`;
    return `each value is the time of one repeat, ${how}, so the start of the command is not included`;
}
/** Describes how many runs an invocation is, as a sentence without its full stop. */
function describeBatch(runs) {
    return `each value is the mean of ${runs} runs in a row`;
}
/** Says what became of the changes that ran again on new copies, or why none did. */
function confirmationSentences(report) {
    const tried = report.findings.filter(({ secondStage }) => secondStage !== undefined);
    if (tried.length === 0)
        return describeNoSecondStage(report);
    const rounds = Math.max(...tried.map(({ secondStage }) => secondStage.rounds));
    const confirmed = tried.filter(({ doubt }) => doubt !== 'unconfirmed').length;
    const changes = (0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(tried.length, 'change');
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`All copies were installed again, to see whether ${changes} would stay. After ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'more round')}, ${confirmed} did.`),
    ];
}
/** Nothing where every round had copies of its own, or nothing changed. */
function describeNoSecondStage(report) {
    const { findings, plan, reinstall, stages } = report;
    const isOpen = stages === undefined && reinstall !== undefined && reinstall.when !== 'round';
    if (!isOpen || plan === undefined || !findings.some(({ verdict, p }) => (0,_compare_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .isCalled */ .AP)(verdict) && p !== null))
        return [];
    const why = explainAbsence(plan, report);
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`No change was checked on other copies${why === undefined ? '' : `, since ${why}`}.`)];
}
function explainAbsence({ inPlace, copies }, { runners, options = {} }) {
    if (inPlace)
        return 'the sides ran where they are';
    if (runners !== undefined)
        return 'several runners shared the rounds';
    if (Object.values(copies).some(count => count === 1))
        return 'that needs two copies of each side';
    if (options['server.for'] === 'session')
        return 'the servers used their files all the time';
    if (options.instruments === 'callgrind')
        return 'what is counted does not depend on where files lie';
    return undefined;
}
/** Describes who measured what, and how far the runners lie apart, one sentence each. Empty if there was one runner. */
function runnerSentences(report) {
    const { runners = [] } = report;
    if (runners.length < 2)
        return [];
    const difference = findDifference(report);
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)((0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(runners.length, 'runner'))} measured ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(shares(report))}. They are one experiment: the two sides are only compared within a round, never across runners.`,
        ...(difference === undefined ? [] : [differenceSentence(difference)]),
    ];
}
function shares({ runners = [], rounds }) {
    const sizes = runners.map(({ firstRound }, index) => (runners[index + 1]?.firstRound ?? rounds) - firstRound);
    return new Set(sizes).size === 1 ? `${sizes[0]} rounds each` : `${sizes.join(', ')} rounds`;
}
/** The benchmark whose baseline differs most between runners. */
function findDifference({ findings, runners: all = [] }) {
    const differences = findings.flatMap(({ benchmark, unit, runners = [] }) => {
        const levels = runners.flatMap(({ baseline: value }, index) => {
            const runner = all[index];
            return value === null || value <= 0 || runner === undefined ? [] : [{ runner, value }];
        });
        if (levels.length < 2)
            return [];
        const sorted = levels.sort((one, other) => one.value - other.value);
        return [{ benchmark, unit, low: sorted[0], high: sorted.at(-1) }];
    });
    return differences.sort((one, other) => ratioOf(other) - ratioOf(one))[0];
}
function ratioOf({ low, high }) {
    return high.value / low.value;
}
function differenceSentence(difference) {
    const { benchmark, unit, low, high } = difference;
    const { number, unit: shown } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .scale */ .hs)([low.value, high.value], unit);
    const level = ({ value, runner }) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quantityText */ .Nr)(number(value), shown)} on runner ${runner.label}`;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `The medians of the baseline differ between runners by up to ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)((0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(ratioOf(difference) - 1))}: ${benchmark} is at ${level(low)}, and at ${level(high)}.`;
}


/***/ }),

/***/ 7828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ joinSessions),
/* harmony export */   n: () => (/* binding */ solveLevels)
/* harmony export */ });
/* harmony import */ var _symmetric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7717);

/**
 * Joins sessions to a network of `size` nodes. Of a session, only the differences of its sides count: its block is diag(w) − ww′/Σw
 * with w = 1/variance, so a session of three sides is not taken for three independent ones. `blocks` are what eliminated nodes left.
 */
function joinSessions(sessions, size, blocks = []) {
    const laplacian = Array.from({ length: size }, () => makeZeros(size));
    const pull = makeZeros(size);
    let [square, comparisons] = [0, 0];
    for (const block of [...blocks, ...sessions.map(makeBlock)]) {
        for (const [i, node] of block.nodes.entries()) {
            pull[node] += block.pull[i];
            for (const [k, other] of block.nodes.entries())
                laplacian[node][other] += block.laplacian[i][k];
        }
        square += block.square;
        comparisons += block.comparisons;
    }
    return { laplacian, pull, square, comparisons };
}
function makeZeros(count) {
    return new Array(count).fill(0);
}
function makeBlock(sides) {
    const weights = sides.map(({ variance }) => 1 / variance);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const laplacian = weights.map((weight, i) => weights.map((other, k) => (i === k ? weight : 0) - (weight * other) / total));
    const pull = laplacian.map(row => (0,_symmetric_js__WEBPACK_IMPORTED_MODULE_0__/* .sumProducts */ .K4)(row, sides.map(({ value }) => value)));
    return {
        nodes: sides.map(({ node }) => node),
        laplacian,
        pull,
        square: (0,_symmetric_js__WEBPACK_IMPORTED_MODULE_0__/* .sumProducts */ .K4)(pull, sides.map(({ value }) => value)),
        comparisons: sides.length - 1,
    };
}
/** Solves a network in which every node is joined to the first one, whose level is 0. */
function solveLevels({ laplacian, pull }) {
    const rest = laplacian.slice(1).map(row => row.slice(1));
    const units = rest.map((_, index) => rest.map((__, at) => (at === index ? 1 : 0)));
    const [values, ...inverse] = (0,_symmetric_js__WEBPACK_IMPORTED_MODULE_0__/* .solve */ .kH)(rest, [pull.slice(1), ...units]);
    return {
        values: [0, ...values],
        covariance: [laplacian.map(() => 0), ...inverse.map(row => [0, ...row])],
    };
}


/***/ }),

/***/ 9416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ typicalOffset),
/* harmony export */   L: () => (/* binding */ estimateOffsetVariance)
/* harmony export */ });
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3752);

/** The standard deviation of what one installation adds, in natural logs: that of real programs measured for docs/method.md. */
const typicalOffset = 0.003;
/**
 * Estimates the variance of installations' offsets from loops that do not close: the one at which the unexplained squares of all
 * benchmarks add up to their degrees of freedom (Paule & Mandel 1982); 0 where noise explains them.
 *
 * Undefined with fewer than 10 loops, which tell little of a variance, and where it explains nothing: new installations in each round
 * have no offset.
 */
function estimateOffsetVariance(networks) {
    const looped = networks.flatMap(make => {
        const network = make(0);
        // No variance joins what no session does.
        const parts = (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .findParts */ .ae)(network.laplacian);
        const { square, degrees } = (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .measureClosure */ .I1)(network, parts);
        return degrees === 0 ? [] : [{ make, parts, square, degrees }];
    });
    const degrees = looped.reduce((sum, one) => sum + one.degrees, 0);
    if (degrees < fewestLoops)
        return undefined;
    const squareAt = (variance) => looped.reduce((sum, { make, parts }) => sum + (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .measureClosure */ .I1)(make(variance), parts).square, 0);
    const first = looped.reduce((sum, { square }) => sum + square, 0);
    if (first <= degrees)
        return { variance: 0, degrees };
    const variance = findVariance(squareAt, first, degrees);
    return variance === undefined ? undefined : { variance, degrees };
}
/**
 * Finds where squares that fall from `first` at 0 come down to `wanted`, by false positions. Each is about one over a variance, so its
 * inverse is nearly straight.
 */
function findVariance(squareAt, first, wanted) {
    let [low, above] = [0, first];
    let [high, below] = [typicalOffset ** 2, squareAt(typicalOffset ** 2)];
    while (below > wanted) {
        if (high > largest)
            return undefined;
        [low, above] = [high, below];
        high *= 4;
        below = squareAt(high);
    }
    for (;;) {
        const part = (1 / wanted - 1 / above) / (1 / below - 1 / above);
        const next = low + part * (high - low);
        const square = squareAt(next);
        if (Math.abs(square / wanted - 1) < precision)
            return next;
        if (square > wanted)
            [low, above] = [next, square];
        else
            [high, below] = [next, square];
    }
}
const fewestLoops = 10;
/** An offset of 100%. */
const largest = 1;
/** Relative, of the squares; their own error is far larger. */
const precision = 0.002;


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ measureClosure),
/* harmony export */   ae: () => (/* binding */ findParts),
/* harmony export */   rN: () => (/* binding */ findHeight),
/* harmony export */   wq: () => (/* binding */ solveParts)
/* harmony export */ });
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7828);
/* harmony import */ var _symmetric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7717);


/** Solves a network part by part: nothing is known of the height of one part above another. */
function solveParts({ laplacian, pull }) {
    return findParts(laplacian).map(nodes => ({
        nodes,
        ...(0,_network_js__WEBPACK_IMPORTED_MODULE_0__/* .solveLevels */ .n)({
            laplacian: nodes.map(node => nodes.map(other => laplacian[node][other])),
            pull: nodes.map(node => pull[node]),
        }),
    }));
}
/** Finds the nodes that sessions join, part by part. */
function findParts(laplacian) {
    const isSeen = laplacian.map(() => false);
    const parts = [];
    for (const start of laplacian.keys()) {
        if (isSeen[start])
            continue;
        isSeen[start] = true;
        const nodes = [start];
        for (const node of nodes)
            for (const [other, weight] of laplacian[node].entries()) {
                if (weight === 0 || isSeen[other])
                    continue;
                isSeen[other] = true;
                nodes.push(other);
            }
        parts.push(nodes.sort((a, b) => a - b));
    }
    return parts;
}
/** Finds how far `node` stands above `ground`; undefined where no session joins them. */
function findHeight(parts, node, ground) {
    const part = parts.find(({ nodes }) => nodes.includes(node));
    const [top, foot] = [part.nodes.indexOf(node), part.nodes.indexOf(ground)];
    if (foot < 0)
        return undefined;
    const { values, covariance } = part;
    return {
        value: values[top] - values[foot],
        variance: Math.max(0, covariance[top][top] + covariance[foot][foot] - 2 * covariance[top][foot]),
    };
}
/** Measures how well the loops of a network close: Q = Q₀ − h′L⁺h. Its parts can be given where they are known. */
function measureClosure({ laplacian, pull, square, comparisons }, parts = findParts(laplacian)) {
    const explained = parts.map(([_, ...rest]) => {
        const pulls = rest.map(node => pull[node]);
        const [levels] = (0,_symmetric_js__WEBPACK_IMPORTED_MODULE_1__/* .solve */ .kH)(rest.map(node => rest.map(other => laplacian[node][other])), [pulls]);
        return (0,_symmetric_js__WEBPACK_IMPORTED_MODULE_1__/* .sumProducts */ .K4)(pulls, levels);
    });
    return {
        square: Math.max(0, square - explained.reduce((sum, value) => sum + value, 0)),
        degrees: comparisons - (laplacian.length - parts.length),
    };
}


/***/ }),

/***/ 7717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K4: () => (/* binding */ sumProducts),
/* harmony export */   kH: () => (/* binding */ solve),
/* harmony export */   qc: () => (/* binding */ logDeterminant)
/* harmony export */ });
/**
 * Solves `matrix`·x = b for each of `sides`, by Cholesky's decomposition. The matrix is symmetric and positive definite.
 *
 * What is left of the first value of a row stays 0 in the decomposition, and is passed over: a chain takes time in proportion to its
 * length.
 */
function solve(matrix, sides) {
    const rows = decompose(matrix);
    return sides.map(side => substitute(rows, side));
}
/** The logarithm of the determinant of a matrix that is symmetric and positive definite. */
function logDeterminant(matrix) {
    return decompose(matrix).reduce((sum, { values }, at) => sum + 2 * Math.log(values[at]), 0);
}
function decompose(matrix) {
    const rows = [];
    for (const [i, given] of matrix.entries()) {
        const start = given.findIndex(value => value !== 0);
        const values = new Float64Array(i + 1);
        for (let k = start; k < i; k++) {
            const above = rows[k];
            values[k] = (given[k] - sumBefore(values, above.values, Math.max(start, above.start), k)) / above.values[k];
        }
        values[i] = Math.sqrt(given[i] - sumBefore(values, values, start, i));
        rows.push({ start, values });
    }
    return rows;
}
/** The products of two lists from `start` up to before `end`, added up. */
function sumBefore(first, second, start, end) {
    let sum = 0;
    for (let at = start; at < end; at++)
        sum += first[at] * second[at];
    return sum;
}
function substitute(rows, side) {
    const found = Float64Array.from(side);
    // Up to its first value, such as that of a unit vector, all stays 0.
    const first = Math.max(0, found.findIndex(value => value !== 0));
    for (let i = first; i < rows.length; i++) {
        const { start, values } = rows[i];
        found[i] = (found[i] - sumBefore(values, found, Math.max(start, first), i)) / values[i];
    }
    for (let i = rows.length - 1; i >= 0; i--) {
        const { start, values } = rows[i];
        const value = found[i] / values[i];
        found[i] = value;
        for (let at = start; at < i; at++)
            found[at] -= values[at] * value;
    }
    return Array.from(found);
}
/** Adds up the products of the numbers of two lists of the same length. */
function sumProducts(first, second) {
    let sum = 0;
    for (let at = 0; at < first.length; at++)
        sum += first[at] * second[at];
    return sum;
}


/***/ })

};
