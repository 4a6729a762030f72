export const id = 501;
export const ids = [501];
export const modules = {

/***/ 1385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T0: () => (/* binding */ nameBaselineArtifact)
});

// UNUSED EXPORTS: nameCommentArtifact, namePageArtifact, nameRecordArtifact, recordNamePrefix

;// CONCATENATED MODULE: ./lib/record/short-hash.js
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

;// CONCATENATED MODULE: ./lib/baseline/artifact-name.js

/** The name of a suite's (and leg's) baseline, `counterbalance-<suite>[-<leg>]`. */
function nameBaselineArtifact({ suite, leg }) {
    return makeName('counterbalance', [suite, leg]);
}
/** The name of a record on its way to a report or a merge, `counterbalance-record-<suite>[-<leg>][-<shard>]`. */
function nameRecordArtifact({ suite, leg, shard }) {
    return makeName('counterbalance-record', [suite, leg, shard]);
}
/** The name of a suite's comment that could not be posted, `counterbalance-comment-<suite>`. */
function nameCommentArtifact(suite) {
    return makeName('counterbalance-comment', [suite]);
}
/** The name of the file and of the artifact that is a run's HTML page, `counterbalance-page-<suite>[-<leg>][-<shard>]-<mode>-<attempt>--<hash>.html`. */
function namePageArtifact({ suite, leg, shard }, mode, attempt) {
    return `${makeName('counterbalance-page', [suite, leg, shard, mode, String(attempt)])}.html`;
}
/** The beginning that the names of all records have, and no baseline's. */
const recordNamePrefix = 'counterbalance-record-';
const longestPart = 60;
/**
 * `prefix` and the `parts` that are there, joined by hyphens.
 *
 * Different keys have different names: where a part has to be changed for GitHub, which forbids `" : < > | * ? \ /` and line breaks,
 * or where the hyphens do not tell which parts there are, two hyphens and a hash of the whole key end the name, and no other name
 * has two hyphens together.
 */
function makeName(prefix, parts) {
    const slugs = parts.flatMap(part => (part === undefined ? [] : [slug(part)]));
    const [suite] = parts;
    const isPlain = slugs.length === 1 && slugs[0] === suite && !suite.includes('--') && !/^(record|comment|page)(-|$)/.test(suite);
    const name = [prefix, ...slugs].join('-');
    return isPlain
        ? name
        : `${name.replaceAll(/-{2,}/g, '-')}--${shortHash(JSON.stringify([prefix, ...parts.map(part => part ?? null)]))}`;
}
function slug(part) {
    const plain = part.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, longestPart);
    return plain.replaceAll(/^-+|-+$/g, '');
}


/***/ }),

/***/ 2814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ longestManifest),
/* harmony export */   F: () => (/* binding */ baselineFiles),
/* harmony export */   Gb: () => (/* binding */ encodeManifest),
/* harmony export */   MK: () => (/* binding */ decodeManifest),
/* harmony export */   Sh: () => (/* binding */ ManifestError),
/* harmony export */   Ui: () => (/* binding */ makeManifest)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7934);
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9346);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1243);
/* harmony import */ var _record_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(213);
/* harmony import */ var _record_machine_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98);
/* harmony import */ var _record_record_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3483);
/* harmony import */ var _record_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8619);
/* harmony import */ var _record_suite_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4751);








/** A manifest that cannot be used; the message names the place, what belongs there, and what was found. */
class ManifestError extends Error {
    name = 'ManifestError';
}
/** The names of the files in a baseline artifact. */
const baselineFiles = {
    manifest: 'baseline.json',
    payload: 'payload.tar.gz',
    /** Left out where nothing was raced yet. */
    history: 'history.jsonl',
};
const schemaName = 'counterbalance/baseline@1';
/** The longest manifest that is read, in characters. */
const longestManifest = 2 ** 26;
function makeManifest({ environment, ...rest }) {
    return { ...rest, environment, fingerprint: environment.fingerprint };
}
/** The text of the file. */
function encodeManifest({ record, ...rest }) {
    const head = JSON.stringify({ schema: schemaName, ...rest }, null, 1).slice(0, -2);
    return `${head},\n "record": ${record === null ? 'null' : (0,_record_encode_js__WEBPACK_IMPORTED_MODULE_4__/* .encodeRecord */ .Ym)(record).trimEnd()}\n}\n`;
}
const name = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .maxLength */ .Ru6(1000));
const sha256 = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^[0-9a-f]{64}$/));
const suiteFiles = valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    patterns: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(name), valibot__WEBPACK_IMPORTED_MODULE_5__/* .maxLength */ .Ru6(_record_suite_files_js__WEBPACK_IMPORTED_MODULE_6__/* .mostSuiteFiles */ .L1)),
    digests: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(name, sha256), valibot__WEBPACK_IMPORTED_MODULE_5__/* .check */ .z6Y(digests => Object.keys(digests).length <= _record_suite_files_js__WEBPACK_IMPORTED_MODULE_6__/* .mostSuiteFiles */ .L1, `it has more than ${_record_suite_files_js__WEBPACK_IMPORTED_MODULE_6__/* .mostSuiteFiles */ .L1} files`)),
});
const manifest = valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    commit: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^[0-9a-f]{40}([0-9a-f]{24})?$/))),
    ref: name,
    suite: name,
    fingerprint: name,
    environment: _record_machine_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .environment */ .cA,
    ledger: _record_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .ledger */ .Wg,
    suiteFiles: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(suiteFiles),
    payload: valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        sha256,
        sizeInBytes: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .minValue */ .Wwf(0)),
    }),
});
/** The manifest that `json` is, by which nobody is bound to have meant well. */
function decodeManifest(json, limits = _record_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .artifactLimits */ .P6) {
    if (json.length > longestManifest)
        throw new ManifestError(`the manifest has ${json.length} characters; at most ${longestManifest} are read`);
    const data = parseJson(json);
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new ManifestError('this is not the manifest of a baseline: it has no "schema"');
    if (data.schema !== schemaName)
        throw new ManifestError(`"schema" is ${(0,_record_record_error_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .SP)(data.schema)}, and this version reads "${schemaName}": publish the baseline again, with the same version of the action`);
    const { record, ...rest } = data;
    const result = valibot__WEBPACK_IMPORTED_MODULE_5__/* .safeParse */ .xLC(manifest, rest, { abortEarly: true });
    if (!result.success) {
        const [issue] = result.issues;
        throw new ManifestError(`"${(valibot__WEBPACK_IMPORTED_MODULE_5__/* .getDotPath */ .BuJ(issue) ?? '').slice(0, 200)}": must be ${issue.expected ?? 'something else'}, not ${issue.received.slice(0, 200)}`);
    }
    const { environment: found, ...output } = result.output;
    return { ...output, environment: found, record: decodeOwnRecord(record, limits) };
}
function decodeOwnRecord(data, limits) {
    if (data === null)
        return null;
    try {
        return (0,_record_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeRecordData */ .O)(data, limits);
    }
    catch (cause) {
        if (!(cause instanceof _record_record_error_js__WEBPACK_IMPORTED_MODULE_7__/* .RecordError */ .W1))
            throw cause;
        throw new ManifestError(`the record of the baseline: ${cause.message}`, { cause });
    }
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        throw new ManifestError(`the manifest is not valid JSON, or it was cut off: ${cause.message.slice(0, 200)}`, {
            cause,
        });
    }
}


/***/ }),

/***/ 7501:
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
;// CONCATENATED MODULE: ./lib/stats/network/layout-variance.js
/**
 * Estimates the variance of what builds gain or lose by their layout in memory, which new installations do not change.
 *
 * Such an effect of one build is in the race before it and, turned around, in the race after it, so that neighbours correlate:
 * −mean(w·w′) over all pairs, in the unit of `chains` squared; at least 0. Steps of the code are clipped at 2.5 standard errors.
 */
function estimateLayoutVariance(chains) {
    const products = chains.flatMap(edges => {
        const clipped = edges.map(({ value, standardError }) => {
            const most = 2.5 * standardError;
            return Math.min(most, Math.max(-most, value));
        });
        return clipped.slice(1).map((value, index) => value * clipped[index]);
    });
    if (products.length === 0)
        return 0;
    return Math.max(0, -products.reduce((sum, value) => sum + value, 0) / products.length);
}

// EXTERNAL MODULE: ./lib/stats/network/network.js
var network = __webpack_require__(7828);
// EXTERNAL MODULE: ./lib/stats/network/offset-variance.js
var offset_variance = __webpack_require__(9416);
// EXTERNAL MODULE: ./lib/stats/network/parts.js
var network_parts = __webpack_require__(3752);
// EXTERNAL MODULE: ./lib/history/race.js
var race = __webpack_require__(9071);
;// CONCATENATED MODULE: ./lib/history/levels.js








/** Finds the levels of all versions of `races`, which are in the order of their times, with a spread that is known or found in them. */
function levels_findLevels(races, known) {
    const benchmarks = gather(races);
    const spread = known ?? findSpread(benchmarks);
    const [variance, layout] = [spread.offset ** 2, spread.layout ** 2];
    const networks = benchmarks.map(one => makeNetwork(one, variance));
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
function findSpread(benchmarks) {
    const variance = (0,offset_variance/* estimateOffsetVariance */.L)(benchmarks.map(one => offset => makeNetwork(one, offset))) ?? offset_variance/* typicalOffset */.A ** 2;
    const layout = estimateLayoutVariance(benchmarks.flatMap(one => listNeighbours(one, variance)));
    return { offset: Math.sqrt(variance), layout: Math.sqrt(layout) };
}
/** A version is pushed with the first race that has it; an anchor that no race has seen pushed is older than all of them. */
function listPushes(races) {
    const names = new Map(races.flatMap(({ anchor }) => (anchor ? [[anchor.digest, anchor.name]] : [])));
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
function gather(races) {
    const all = new Map();
    for (const { racers, estimates } of races)
        for (const { of, heights, noises } of estimates) {
            const key = JSON.stringify(of);
            const one = all.get(key) ?? { of, nodes: new Map(), sessions: [] };
            all.set(key, one);
            const session = racers.flatMap(({ digest, copies }, index) => {
                const [height, noise] = [heights[index] ?? null, noises[index] ?? null];
                if (height === null || noise === null)
                    return [];
                return [{ node: nodeOf(one.nodes, digest), value: height * race/* unit */.z, noise: (noise * race/* unit */.z) ** 2, copies }];
            });
            one.sessions.push(session);
        }
    return [...all.values()];
}
function nodeOf(nodes, digest) {
    const node = nodes.get(digest) ?? nodes.size;
    nodes.set(digest, node);
    return node;
}
function makeNetwork({ nodes, sessions }, offsetVariance) {
    const sides = sessions.map(session => session.map(one => ({ node: one.node, value: one.value, variance: varianceOf(one, offsetVariance) })));
    return (0,network/* joinSessions */.m)(sides, nodes.size);
}
/** Lists the races of two neighbours: of a push with the one before it, and of that with the one before. */
function listNeighbours({ sessions }, offsetVariance) {
    const byPush = new Map();
    return sessions.flatMap(([first, second]) => {
        if (first === undefined || second === undefined)
            return [];
        const variance = varianceOf(first, offsetVariance) + varianceOf(second, offsetVariance);
        const edge = { value: second.value - first.value, standardError: Math.sqrt(variance) };
        const before = byPush.get(first.node);
        byPush.set(second.node, edge);
        return before === undefined ? [] : [[before, edge]];
    });
}
function varianceOf({ noise, copies }, offsetVariance) {
    return noise + (copies === 0 ? 0 : offsetVariance / copies);
}
function levelBenchmark(gathered, parts, { layout, pushes }) {
    const { of, nodes } = gathered;
    return {
        of,
        digests: [...nodes.keys()],
        stretches: listStretches(gathered, parts, pushes),
        compare(digest, ground) {
            const [node, foot] = [nodes.get(digest), nodes.get(ground)];
            const height = node === undefined || foot === undefined ? undefined : (0,network_parts/* findHeight */.rN)(parts, node, foot);
            if (height === undefined)
                return undefined;
            if (node === foot)
                return describeHeight({ value: 0, variance: 0 }, of);
            return describeHeight({ value: height.value, variance: height.variance + 2 * layout }, of);
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
            variance: varianceOf(one, offsetVariance) + varianceOf(other, offsetVariance),
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
        if (next === undefined || countErrors(fit, next) < least)
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
// EXTERNAL MODULE: ./lib/system/stored-history.js + 2 modules
var stored_history = __webpack_require__(7630);
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

/***/ 9071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ unit)
/* harmony export */ });
/** Natural logs in one unit of a race. */
const unit = 1e-5;


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

/***/ 7630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ openStoredRaces),
  X: () => (/* binding */ readHistories)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/baseline/artifact-name.js + 1 modules
var artifact_name = __webpack_require__(1385);
// EXTERNAL MODULE: ./lib/baseline/manifest.js
var manifest = __webpack_require__(2814);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./lib/history/keep.js
/** As many pushes as people look back at; the file stays below 400 kB with 80 benchmarks. */
const mostKept = 200;
/** The races of several files, which may have a part in common, in the order of their times. The newest are kept. */
function joinRaces(...files) {
    const byId = new Map(files.flat().map(race => [race.id, race]));
    return [...byId.values()]
        .sort((one, other) => compareTexts(one.at, other.at) || compareTexts(one.id, other.id))
        .slice(-mostKept);
}
function compareTexts(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}

;// CONCATENATED MODULE: ./lib/history/file.js


/** A file of history that cannot be used; the message names the line, and says what must be there and what is. */
class HistoryError extends Error {
    name = 'HistoryError';
}
/** The largest file that is read, in characters; 200 pushes of 80 benchmarks take 340 kB. */
const longestHistory = 2 ** 23;
/** Many more than 200 pushes with their anchors. */
const mostRaces = 2000;
const schemaName = 'counterbalance/history@1';
/** The text of the file: a line of JSON that names what is measured, wherever that changes, and one for each race. */
function encodeHistory({ suite, races }) {
    const lines = [JSON.stringify({ schema: schemaName, suite })];
    let known = '';
    for (const { estimates, racers, anchor, ...race } of races) {
        const names = JSON.stringify({ names: estimates.map(({ of }) => [of.benchmark, of.metric, of.better]) });
        if (estimates.length > 0 && names !== known) {
            lines.push(names);
            known = names;
        }
        lines.push(JSON.stringify({
            ...race,
            ...(anchor && { anchor: [anchor.digest, anchor.name] }),
            sides: racers.map(({ digest, commit = null, label, copies }) => [digest, commit, label, copies]),
            found: estimates.map(({ heights, noises }) => [...heights.slice(1), ...noises]),
        }));
    }
    return `${lines.join('\n')}\n`;
}
const file_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(1000));
const whole = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b());
const head = dist/* strictObject */.rej({ schema: dist/* string */.YjP(), suite: dist/* pipe */.FsL(file_text, dist/* nonEmpty */.hq()) });
const namesLine = dist/* strictObject */.rej({
    names: dist/* pipe */.FsL(dist/* array */.YOg(dist/* strictTuple */.CxQ([dist/* pipe */.FsL(file_text, dist/* nonEmpty */.hq()), file_text, dist/* picklist */.KIO(['lower', 'higher', 'unknown'])])), dist/* maxLength */.Ru6(10_000)),
});
const digest = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{64}$/));
const side = dist/* strictTuple */.CxQ([
    digest,
    dist/* nullable */.mee(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{40}([0-9a-f]{24})?$/))),
    file_text,
    dist/* pipe */.FsL(whole, dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(10_000)),
]);
// Heights of e^20 are no changes any more.
const log = dist/* pipe */.FsL(whole, dist/* minValue */.Wwf(-2_000_000), dist/* maxValue */.cGV(2_000_000));
const raceLine = dist/* strictObject */.rej({
    id: dist/* pipe */.FsL(file_text, dist/* nonEmpty */.hq()),
    at: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* isoTimestamp */.yhX()),
    machine: file_text,
    rounds: dist/* pipe */.FsL(whole, dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(100_000)),
    anchor: dist/* exactOptional */.yqP(dist/* strictTuple */.CxQ([digest, file_text])),
    sides: dist/* pipe */.FsL(dist/* array */.YOg(side), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(3)),
    found: dist/* pipe */.FsL(dist/* array */.YOg(dist/* pipe */.FsL(dist/* array */.YOg(dist/* nullable */.mee(log)), dist/* maxLength */.Ru6(5))), dist/* maxLength */.Ru6(10_000)),
});
/** The history that `text` holds, by which nobody is bound to have meant well. */
function decodeHistory(text) {
    if (text.length > longestHistory)
        throw new HistoryError(`the history has ${text.length} characters; at most ${longestHistory} are read`);
    const lines = text.split('\n').filter(line => line !== '');
    const [first, ...rest] = lines.map(parseLine);
    const { schema, suite } = fit(head, first, 1);
    if (schema !== schemaName)
        throw new HistoryError(`"schema" is "${schema.slice(0, 80)}", and this version reads "${schemaName}"`);
    const races = [];
    let names = [];
    for (const [index, data] of rest.entries()) {
        const number = index + 2;
        if (isObject(data) && 'names' in data)
            names = fit(namesLine, data, number).names.map(([benchmark, metric, better]) => ({ benchmark, metric, better }));
        else
            races.push(makeRace(fit(raceLine, data, number), names, number));
    }
    if (races.length > mostRaces)
        throw new HistoryError(`the history has ${races.length} races; at most ${mostRaces} are read`);
    return { suite, races: joinRaces(races) };
}
function makeRace({ sides, found, anchor, ...race }, names, number) {
    const racers = sides.map(([digest, commit, label, copies]) => ({ digest, ...(commit === null ? {} : { commit }), label, copies }));
    if (found.length > 0 && found.length !== names.length)
        throw new HistoryError(`line ${number}: it has ${found.length} results, and there are ${names.length} names before it`);
    const estimates = found.map((numbers, index) => {
        const noises = numbers.slice(sides.length - 1);
        const heights = [noises[0] === null ? null : 0, ...numbers.slice(0, sides.length - 1)];
        const isOdd = noises.some((noise, at) => (noise === null) !== (heights[at] === null) || (noise ?? 1) <= 0);
        if (noises.length !== sides.length || isOdd)
            throw new HistoryError(`line ${number}: result ${index + 1} does not have the numbers of ${sides.length} sides`);
        return { of: names[index], heights, noises };
    });
    return { ...race, ...(anchor && { anchor: { digest: anchor[0], name: anchor[1] } }), racers, estimates };
}
function parseLine(line, index) {
    try {
        return JSON.parse(line);
    }
    catch (cause) {
        throw new HistoryError(`line ${index + 1} is not valid JSON, or it was cut off`, { cause });
    }
}
function isObject(data) {
    return typeof data === 'object' && data !== null;
}
function fit(schema, data, number) {
    const result = dist/* safeParse */.xLC(schema, data, { abortEarly: true });
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    throw new HistoryError(`line ${number}, "${(dist/* getDotPath */.BuJ(issue) ?? '').slice(0, 200)}": must be ${issue.expected ?? 'something else'}, not ${issue.received.slice(0, 200)}`);
}

// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/system/disk.js
var disk = __webpack_require__(4388);
// EXTERNAL MODULE: ./lib/system/system-error.js
var system_error = __webpack_require__(2595);
;// CONCATENATED MODULE: ./lib/system/stored-history.js









const { history: fileName } = manifest/* baselineFiles */.F;
/** Opens the history of a suite in `store`, beside the baselines. Nothing that is wrong with it ends a run. */
function openStoredRaces(store, key) {
    const path = (0,external_node_path_.join)(store, (0,artifact_name/* nameBaselineArtifact */.T0)(key), fileName);
    const { races, problem } = tryToRead(path);
    const add = (race) => {
        try {
            if (problem !== undefined)
                (0,external_node_fs_.renameSync)(path, `${path}.unread`);
            (0,disk/* writeWhole */.f8)(path, encodeHistory({ suite: key.suite, races: joinRaces(races, [race]) }));
            return undefined;
        }
        catch (error) {
            return `this race could not be added to the history: ${error.message}`;
        }
    };
    if (problem === undefined)
        return { races, add };
    return {
        races,
        add,
        problem: `"${path}" cannot be used: ${problem}. A new history begins, and the old file gets the name "${fileName}.unread"`,
    };
}
function tryToRead(path) {
    try {
        return { races: isThere(path) ? readHistory(path).races : [] };
    }
    catch (error) {
        if (!isDamage(error))
            throw error;
        return { races: [], problem: (0,system_error/* explainSystemError */.T)(error) };
    }
}
function isThere(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) !== undefined;
}
/** Reads the histories that lie at `place`: a file, or a directory of published baselines with one for each suite. */
function readHistories(place) {
    if (isFile(place))
        return [insistOnHistory(place)];
    const paths = listDirectory(place)
        .map(name => (0,external_node_path_.join)(place, name, fileName))
        .filter(isFile);
    if (paths.length === 0)
        throw new values/* InputError */.dz(`"${place}" holds no history: "counterbalance publish --store ${place}" adds a race each time`);
    return paths.map(insistOnHistory);
}
function listDirectory(place) {
    try {
        return (0,external_node_fs_.readdirSync)(place).sort();
    }
    catch (cause) {
        throw new values/* InputError */.dz(`"${place}" cannot be read: ${(0,system_error/* explainSystemError */.T)(cause)}`, { cause });
    }
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
function insistOnHistory(path) {
    try {
        return readHistory(path);
    }
    catch (cause) {
        if (!isDamage(cause))
            throw cause;
        const why = (0,system_error/* explainSystemError */.T)(cause);
        throw new values/* InputError */.dz(`"${path}" cannot be used: ${why}. Move it away to begin a new history`, { cause });
    }
}
function isDamage(error) {
    return error instanceof HistoryError || 'syscall' in error;
}
function readHistory(path) {
    const stats = (0,external_node_fs_.statSync)(path);
    // A pipe or a device would be waited for without an end.
    if (!stats.isFile())
        throw new HistoryError('it is not a file');
    // A character takes one byte at least.
    if (stats.size > 4 * longestHistory)
        throw new HistoryError(`it is larger than ${longestHistory} characters`);
    return decodeHistory((0,external_node_fs_.readFileSync)(path, 'utf8'));
}


/***/ })

};
