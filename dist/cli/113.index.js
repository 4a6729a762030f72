export const id = 113;
export const ids = [113];
export const modules = {

/***/ 2105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T0: () => (/* binding */ nameBaselineArtifact)
/* harmony export */ });
/* unused harmony exports nameAnchorArtifact, nameRecordArtifact, nameCommentArtifact, namePageArtifact, recordNamePrefix */
/* harmony import */ var _util_short_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7987);

/** The name of a suite's (and part's) baseline, `counterbalance-<suite>[-<part>]`. */
function nameBaselineArtifact({ suite, part }) {
    return makeName('counterbalance', [suite, part]);
}
/** The name of a release's baseline that is kept beyond its first days, `counterbalance-anchor-<suite>[-<part>]-<commit>--<hash>`. */
function nameAnchorArtifact({ suite, part }, commit) {
    return makeName('counterbalance-anchor', [suite, part, commit.slice(0, 12)]);
}
/** The name of a record on its way to a report or a merge, `counterbalance-record-<suite>[-<part>][-<number>]`. */
function nameRecordArtifact({ suite, part, partNumber }) {
    return makeName('counterbalance-record', [suite, part, partNumber]);
}
/** The name of a suite's comment that could not be posted, `counterbalance-comment-<suite>`. */
function nameCommentArtifact(suite) {
    return makeName('counterbalance-comment', [suite]);
}
/** The name of the file and of the artifact that is a run's HTML page, `counterbalance-page-<suite>[-<part>][-<number>]-<mode>-<attempt>--<hash>.html`. */
function namePageArtifact({ suite, part, partNumber }, mode, attempt) {
    return `${makeName('counterbalance-page', [suite, part, partNumber, mode, String(attempt)])}.html`;
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
        : `${name.replaceAll(/-{2,}/g, '-')}--${(0,_util_short_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .shortHash */ .B)(JSON.stringify([prefix, ...parts.map(part => part ?? null)]))}`;
}
function slug(part) {
    const plain = part.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, longestPart);
    return plain.replaceAll(/^-+|-+$/g, '');
}


/***/ }),

/***/ 7792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sh: () => (/* binding */ ManifestError),
  F: () => (/* binding */ baselineFiles),
  MK: () => (/* binding */ decodeManifest),
  Gb: () => (/* binding */ encodeManifest),
  Ev: () => (/* binding */ longestManifest),
  ko: () => (/* binding */ makeNewManifest)
});

// UNUSED EXPORTS: makeManifest

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/record/decode.js
var decode = __webpack_require__(5503);
// EXTERNAL MODULE: ./lib/record/encode.js
var encode = __webpack_require__(1243);
// EXTERNAL MODULE: ./lib/record/environment.js
var environment = __webpack_require__(1520);
// EXTERNAL MODULE: ./lib/record/limits.js
var record_limits = __webpack_require__(213);
// EXTERNAL MODULE: ./lib/record/record-error.js
var record_error = __webpack_require__(3483);
// EXTERNAL MODULE: ./lib/record/schema.js + 3 modules
var schema = __webpack_require__(6763);
// EXTERNAL MODULE: ./lib/record/suite-files.js
var suite_files = __webpack_require__(4751);
// EXTERNAL MODULE: ./lib/util/decode.js
var util_decode = __webpack_require__(7592);
;// CONCATENATED MODULE: ./lib/baseline/ledger.js
/** The number of A/A tests of a benchmark on one kind of machine that gives their variance to a fifth: √(2/50). */
const mostOfOne = 50;
/** A suite of more than eight benchmarks has enough controls itself. */
const mostInAll = 2000;
/**
 * The ledger of a new baseline: what `previous` held, and the `controls` of the newest run, which was made in `environment`.
 *
 * Oldest first. The newest 50 of each benchmark on each kind of machine are kept, by its fingerprint (model of the processor, cores,
 * operating system): readers look only at their own kind, and where a runner is of another kind each time, none is to drive the
 * others out. Since a run adds one control for a benchmark, these are 50 runs.
 */
function carryLedger(previous, controls, { fingerprint }) {
    const added = controls
        .filter(one => Number.isFinite(one.estimate) && Number.isFinite(one.standardError))
        .map(({ benchmark, estimate, standardError }) => ({ benchmark, estimate, standardError, fingerprint }));
    const counts = new Map();
    const kept = [...previous, ...added].toReversed().filter(one => {
        const key = JSON.stringify([one.benchmark, one.fingerprint]);
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return count <= mostOfOne;
    });
    return kept.slice(0, mostInAll).reverse();
}

;// CONCATENATED MODULE: ./lib/baseline/manifest.js










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
    return `${head},\n "record": ${record === null ? 'null' : (0,encode/* encodeRecord */.Ym)(record).trimEnd()}\n}\n`;
}
const manifest_name = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(1000));
const sha256 = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{64}$/));
const suiteFiles = dist/* object */.Ikc({
    patterns: dist/* pipe */.FsL(dist/* array */.YOg(manifest_name), dist/* maxLength */.Ru6(suite_files/* mostSuiteFiles */.L1)),
    digests: dist/* pipe */.FsL(dist/* record */.g1P(manifest_name, sha256), dist/* check */.z6Y(digests => Object.keys(digests).length <= suite_files/* mostSuiteFiles */.L1, `it has more than ${suite_files/* mostSuiteFiles */.L1} files`)),
});
const manifest = dist/* object */.Ikc({
    commit: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{40}([0-9a-f]{24})?$/))),
    ref: manifest_name,
    suite: manifest_name,
    fingerprint: manifest_name,
    environment: environment/* environment */.c,
    ledger: schema/* ledger */.Wg,
    suiteFiles: dist/* exactOptional */.yqP(suiteFiles),
    payload: dist/* object */.Ikc({
        sha256,
        sizeInBytes: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0)),
    }),
});
/** The manifest that `json` is, by which nobody is bound to have meant well. */
function decodeManifest(json, limits = record_limits/* artifactLimits */.P6) {
    if (json.length > longestManifest)
        throw new ManifestError(`the manifest has ${json.length} characters; at most ${longestManifest} are read`);
    const data = parseJson(json);
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new ManifestError('this is not the manifest of a baseline: it has no "schema"');
    if (data.schema !== schemaName)
        throw new ManifestError(`"schema" is ${(0,util_decode/* shown */.SP)(data.schema)}, and this version reads "${schemaName}": publish the baseline again, with the same version of the action`);
    const { record, ...rest } = data;
    const decoded = (0,util_decode/* decode */.D4)(manifest, rest, message => new ManifestError(message));
    return { ...decoded, record: decodeOwnRecord(record, limits) };
}
function decodeOwnRecord(data, limits) {
    if (data === null)
        return null;
    try {
        return (0,decode/* decodeRecordData */.Oh)(data, limits);
    }
    catch (cause) {
        if (!(cause instanceof record_error/* RecordError */.W))
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
/** The manifest of a new baseline, whose ledger continues that of the baseline before. */
function makeNewManifest({ before, controls, ...rest }) {
    return makeManifest({ ...rest, ledger: carryLedger(before, controls, rest.environment) });
}


/***/ }),

/***/ 7944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t4: () => (/* binding */ findSpread),
  kg: () => (/* binding */ gather),
  UD: () => (/* binding */ inflate),
  zA: () => (/* binding */ makeNetwork),
  FD: () => (/* binding */ varianceOf)
});

// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
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
/** Fewer pairs of neighbours tell little of how large errors are. */
const fewestPairs = 30;
/** A push that moves all benchmarks moves two pairs of every chain, which must stay few of them. */
const fewestPairsOfChain = 10;
/**
 * Estimates how many times as large the errors of `chains` are as their standard errors and `layoutVariance` say, at least once: by the
 * median of how much neighbours differ from each other, which steps leave as it is, and slow trends too.
 */
function estimateInflation(chains, layoutVariance) {
    const long = chains.filter(edges => edges.length > fewestPairsOfChain);
    const sizes = long.flatMap(edges => edges.slice(1).map(({ value, standardError }, index) => {
        const before = edges[index];
        // A build that is in both races counts twice in their difference.
        const variance = standardError ** 2 + before.standardError ** 2 + 6 * layoutVariance;
        return Math.abs(value - before.value) / Math.sqrt(variance);
    }));
    return sizes.length < fewestPairs ? 1 : Math.max(1, (0,simple_statistics/* median */.JZ)(sizes) / normal/* madOfNormal */.TQ);
}

// EXTERNAL MODULE: ./lib/stats/network/network.js
var network = __webpack_require__(7828);
// EXTERNAL MODULE: ./lib/stats/network/offset-variance.js
var offset_variance = __webpack_require__(9416);
// EXTERNAL MODULE: ./lib/history/race.js
var race = __webpack_require__(9071);
;// CONCATENATED MODULE: ./lib/history/networks.js




/** Estimates what installations and layouts add. */
function findSpread(benchmarks) {
    const estimated = benchmarks.some(hasOffsets)
        ? (0,offset_variance/* estimateOffsetVariance */.L)(benchmarks.map(one => offset => makeNetwork(one, offset)))
        : undefined;
    const { variance, ...degrees } = estimated ?? { variance: offset_variance/* typicalOffset */.A ** 2 };
    const neighbours = benchmarks.flatMap(one => listNeighbours(one, variance));
    const layout = estimateLayoutVariance(neighbours);
    const inflation = estimateInflation(neighbours, layout);
    return {
        ...{ offset: Math.sqrt(variance) * inflation, layout: Math.sqrt(layout), ...degrees },
        ...(inflation > 1 && { inflation }),
    };
}
/** Gives races the errors that they seem to have. */
function inflate(benchmarks, { inflation = 1 }) {
    return benchmarks.map(one => ({
        ...one,
        sessions: one.sessions.map(session => session.map(side => ({ ...side, noise: side.noise * inflation ** 2 }))),
    }));
}
/** Returns whether installations outlast a round, so that their offsets are in the races. */
function hasOffsets({ sessions }) {
    return sessions.some(session => session.some(({ copies }) => copies > 0));
}
/** Gathers the races of each benchmark. */
function gather(races) {
    const all = new Map();
    const find = (of) => {
        const key = JSON.stringify(of);
        const one = all.get(key) ?? { of, nodes: new Map(), sessions: [], blocks: [] };
        all.set(key, one);
        return one;
    };
    for (const { racers, estimates, block } of races) {
        for (const network of block?.networks ?? []) {
            const one = find(network.of);
            one.blocks.push({ ...network, nodes: network.nodes.map(at => nodeOf(one.nodes, racers[at].digest)) });
        }
        for (const { of, heights, noises } of estimates) {
            const one = find(of);
            const session = racers.flatMap(({ digest, copies }, index) => {
                const [height, noise] = [heights[index] ?? null, noises[index] ?? null];
                if (height === null || noise === null)
                    return [];
                return [{ node: nodeOf(one.nodes, digest), value: height * race/* unit */.zA, noise: (noise * race/* unit */.zA) ** 2, copies }];
            });
            one.sessions.push(session);
        }
    }
    return [...all.values()];
}
function nodeOf(nodes, digest) {
    const node = nodes.get(digest) ?? nodes.size;
    nodes.set(digest, node);
    return node;
}
/** Makes the network of a benchmark for a variance of the offsets of installations; what was pruned keeps its own. */
function makeNetwork({ nodes, sessions, blocks }, offsetVariance) {
    const sides = sessions.map(session => session.map(one => ({ node: one.node, value: one.value, variance: varianceOf(one, offsetVariance) })));
    return (0,network/* joinSessions */.m)(sides, nodes.size, blocks);
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
/** Returns the variance of a side, with the offsets of its installations. */
function varianceOf({ noise, copies }, offsetVariance) {
    return noise + (copies === 0 ? 0 : offsetVariance / copies);
}


/***/ }),

/***/ 9071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cB: () => (/* binding */ largestHeight),
/* harmony export */   pm: () => (/* binding */ mostEstimates),
/* harmony export */   zA: () => (/* binding */ unit)
/* harmony export */ });
/** Natural logs in one unit of a race. */
const unit = 1e-5;
/** The largest height or noise that is kept: e^20 is no change any more. */
const largestHeight = 2_000_000;
/** The most benchmarks of a race that are kept. */
const mostEstimates = 10_000;


/***/ }),

/***/ 6024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xo: () => (/* binding */ renameRaces),
/* harmony export */   ak: () => (/* binding */ listRenames),
/* harmony export */   bw: () => (/* binding */ renameMeasured)
/* harmony export */ });
/* harmony import */ var _compare_conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3318);
/* harmony import */ var _record_pair_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5561);


/** Lists the benchmarks that rules say had another name before. */
function listRenames(rules) {
    return new Map((rules?.list ?? []).flatMap(({ was, benchmark }) => (was === undefined ? [] : [[was, benchmark]])));
}
/** Gives benchmarks of past races their new names; where a race has the new name too, the old one is another benchmark. */
function renameRaces(races, renames) {
    if (renames.size === 0)
        return races;
    return races.map(race => {
        const { estimates, block } = race;
        const rename = makeRename([...estimates, ...(block?.networks ?? [])].map(({ of }) => of.benchmark), renames);
        const renamed = (items) => items.map(item => ({ ...item, of: { ...item.of, benchmark: rename(item.of.benchmark) } }));
        return {
            ...race,
            estimates: renamed(estimates),
            ...(block && { block: { ...block, networks: renamed(block.networks) } }),
        };
    });
}
/** Gives benchmarks of the sides of a race their new names, so that an old version can be told from a new one. */
function renameMeasured({ record, findings }, renames) {
    if (renames.size === 0)
        return { record, findings };
    const rounds = record.rounds.map(round => round.map(invocation => {
        const rename = makeRename(invocation.measurements.map(({ benchmark }) => benchmark), renames);
        return {
            ...invocation,
            measurements: invocation.measurements.map(one => ({ ...one, benchmark: rename(one.benchmark) })),
        };
    }));
    const renamed = { ...record, rounds };
    return { record: renamed, findings: (0,_compare_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .conclude */ .Ep)((0,_record_pair_js__WEBPACK_IMPORTED_MODULE_1__/* .makePublishedPair */ .f)(renamed)).findings };
}
function makeRename(names, renames) {
    const there = new Set(names);
    return name => {
        const next = renames.get(name);
        return next === undefined || there.has(next) ? name : next;
    };
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


/***/ }),

/***/ 6304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ok: () => (/* binding */ findNewest),
/* harmony export */   Ot: () => (/* binding */ readNewestManifest),
/* harmony export */   YO: () => (/* binding */ addToStore),
/* harmony export */   ab: () => (/* binding */ findOfCommit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _baseline_artifact_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2105);
/* harmony import */ var _baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7792);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7035);
/* harmony import */ var _copies_payload_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54);
/* harmony import */ var _copies_unpack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4635);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4388);








/** Puts a baseline into `store`, all of it or nothing; its directory. Their names go up with the time, `at` in ISO 8601. */
function addToStore(store, { manifest, file }, at) {
    const shelf = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, (0,_baseline_artifact_name_js__WEBPACK_IMPORTED_MODULE_7__/* .nameBaselineArtifact */ .T0)(manifest));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(shelf, { recursive: true });
    const making = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shelf, unfinished));
    (0,_disk_js__WEBPACK_IMPORTED_MODULE_6__/* .writeWhole */ .f8)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(making, _baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineFiles */ .F.manifest), (0,_baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeManifest */ .Gb)(manifest));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(making, _baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineFiles */ .F.payload));
    const commit = manifest.commit === undefined ? '' : `-${manifest.commit.slice(0, 7)}`;
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shelf, `${at.replaceAll(':', '')}${commit}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(making, place);
    return place;
}
const unfinished = '.making-';
/** The newest baseline of a suite in `store`, its archive checked; undefined where there is none. */
async function findNewest(store, key) {
    const shelf = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, (0,_baseline_artifact_name_js__WEBPACK_IMPORTED_MODULE_7__/* .nameBaselineArtifact */ .T0)(key));
    const newest = listShelf(store, shelf).at(-1);
    return newest === undefined ? undefined : await readStored((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shelf, newest));
}
/** The manifest of the newest baseline on a shelf of a store; undefined where there is none. */
async function readNewestManifest(shelf) {
    const newest = listShelf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(shelf), shelf).at(-1);
    if (newest === undefined)
        return undefined;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shelf, newest, _baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineFiles */ .F.manifest);
    return await insistOn(path, () => readManifest(path));
}
/** The newest baseline of `commit` in `store`, its archive checked; undefined where there is none. */
async function findOfCommit(store, key, commit) {
    const shelf = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store, (0,_baseline_artifact_name_js__WEBPACK_IMPORTED_MODULE_7__/* .nameBaselineArtifact */ .T0)(key));
    const found = listShelf(store, shelf).findLast(name => name.endsWith(`-${commit.slice(0, 7)}`));
    const stored = found === undefined ? undefined : await readStored((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shelf, found));
    return stored?.manifest.commit === commit ? stored : undefined;
}
/** What `addToStore` names a baseline by begins with the time; whatever else is there is not its own. */
const own = /^\d{4}-\d{2}-\d{2}T/;
function listShelf(store, shelf) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(shelf)
            .filter(name => own.test(name))
            .sort();
    }
    catch (cause) {
        const isMissing = cause.code === 'ENOENT';
        if (isMissing && ![store, shelf].some(isLink))
            return [];
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(`the store "${shelf}" cannot be read: ${isMissing ? 'a link in it leads nowhere' : (0,_disk_js__WEBPACK_IMPORTED_MODULE_6__/* .explainSystemError */ .Tr)(cause)}. Give another directory, or repair this one`, { cause });
    }
}
/** Whether there is a link at `path`, wherever it leads. */
function isLink(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
async function readStored(directory) {
    const [path, file] = [_baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineFiles */ .F.manifest, _baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineFiles */ .F.payload].map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name));
    const manifest = await insistOn(path, () => readManifest(path));
    await insistOn(file, () => checkArchive(file, manifest.payload));
    return { manifest, file: file };
}
/** What `read` makes of the file at `path`; where that cannot be used, an InputError that names it, and what to do. */
async function insistOn(path, read) {
    try {
        return await read();
    }
    catch (cause) {
        const isDamage = cause instanceof _baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .ManifestError */ .Sh || cause instanceof _copies_payload_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PayloadError */ .t || 'syscall' in cause;
        if (!isDamage)
            throw cause;
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(`"${path}" of the newest stored baseline cannot be used: ${(0,_disk_js__WEBPACK_IMPORTED_MODULE_6__/* .explainSystemError */ .Tr)(cause)}. Remove the directory "${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)}"; then the baseline before it is used`, { cause });
    }
}
async function readManifest(path) {
    const size = sizeOf(path);
    if (size > _baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .longestManifest */ .Ev)
        throw new _baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .ManifestError */ .Sh(`it has ${size} bytes, and at most ${_baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .longestManifest */ .Ev} are read`);
    return (0,_baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeManifest */ .MK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
}
async function checkArchive(file, { sizeInBytes, sha256 }) {
    const size = sizeOf(file);
    if (size !== sizeInBytes)
        throw new _copies_payload_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PayloadError */ .t(`it has ${size} bytes, and its manifest says ${sizeInBytes}`);
    await (0,_copies_unpack_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSha256 */ .Q)(file, sha256);
}
/** A pipe or a device would be waited for without an end. */
function sizeOf(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    if (!stats.isFile())
        throw new _copies_payload_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PayloadError */ .t('it is not a file');
    return stats.size;
}


/***/ }),

/***/ 6113:
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
// EXTERNAL MODULE: ./lib/baseline/artifact-name.js
var artifact_name = __webpack_require__(2105);
// EXTERNAL MODULE: ./lib/baseline/manifest.js + 1 modules
var manifest = __webpack_require__(7792);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/util/decode.js
var decode = __webpack_require__(7592);
;// CONCATENATED MODULE: ./lib/history/history-error.js
/** A file of history that cannot be used; the message names the line, and says what must be there and what is. */
class HistoryError extends Error {
    name = 'HistoryError';
}

;// CONCATENATED MODULE: ./lib/history/block.js


const block_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(1000));
const whole = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const finite = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x());
const network = dist/* strictObject */.rej({
    of: dist/* strictTuple */.CxQ([dist/* pipe */.FsL(block_text, dist/* nonEmpty */.hq()), block_text, dist/* picklist */.KIO(['lower', 'higher', 'unknown'])]),
    nodes: dist/* pipe */.FsL(dist/* array */.YOg(whole), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(300)),
    // The lower triangle, row by row.
    weights: dist/* pipe */.FsL(dist/* array */.YOg(finite), dist/* maxLength */.Ru6((300 * 301) / 2)),
    pull: dist/* pipe */.FsL(dist/* array */.YOg(finite), dist/* maxLength */.Ru6(300)),
    square: dist/* pipe */.FsL(finite, dist/* minValue */.Wwf(0)),
    comparisons: whole,
});
/** The form of what pruned races leave, in a line of a file. */
const block = dist/* strictObject */.rej({
    ids: dist/* pipe */.FsL(dist/* array */.YOg(block_text), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(5000)),
    releases: dist/* pipe */.FsL(dist/* array */.YOg(dist/* strictTuple */.CxQ([dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{64}$/)), block_text])), dist/* maxLength */.Ru6(100)),
    networks: dist/* pipe */.FsL(dist/* array */.YOg(network), dist/* maxLength */.Ru6(10_000)),
});
/** Makes the JSON of a block. */
function encodeBlock({ ids, releases, networks }) {
    return {
        ids: [...ids],
        releases: releases.map(({ digest, name }) => [digest, name]),
        networks: networks.map(({ of, nodes, laplacian, pull, square, comparisons }) => ({
            of: [of.benchmark, of.metric, of.better],
            nodes: [...nodes],
            weights: laplacian.flatMap((row, at) => row.slice(0, at + 1)),
            pull: [...pull],
            square,
            comparisons,
        })),
    };
}
/** Makes a block of its JSON on the line `number`, for `count` versions. */
function decodeBlock({ ids, releases, networks }, count, number) {
    return {
        ids,
        releases: releases.map(([digest, name]) => ({ digest, name })),
        networks: networks.map(({ of: [benchmark, metric, better], nodes, weights, ...rest }) => {
            const laplacian = nodes.map((_, i) => nodes.map((__, k) => weights[(Math.max(i, k) * (Math.max(i, k) + 1)) / 2 + Math.min(i, k)]));
            const isWhole = weights.length === (nodes.length * (nodes.length + 1)) / 2 && rest.pull.length === nodes.length;
            const isPlaced = nodes.every(node => node < count) && new Set(nodes).size === nodes.length;
            if (!isWhole || !isPlaced || !laplacian.every(isOfDifferences))
                throw new HistoryError(`line ${number}: the block of "${benchmark.slice(0, 80)}" is not the network of its versions`);
            return { of: { benchmark, metric, better }, nodes, laplacian, ...rest };
        }),
    };
}
/** Differences only say how far one version is from another: a row adds up to nothing, and has one number above 0. */
function isOfDifferences(row, at) {
    const own = row[at];
    const sum = row.reduce((total, value) => total + value, 0);
    return Math.abs(sum) <= 1e-6 * own + 1e-9 && row.every((value, index) => index === at || value <= 1e-6 * own + 1e-9);
}

;// CONCATENATED MODULE: ./lib/history/keep.js
/**
 * The races of several files, which may have a part in common, in the order of their times. A race that was pruned in one of them is
 * left out of all. Of two blocks with races in common, the larger is kept.
 */
function joinRaces(...files) {
    const all = [...new Map(files.flat().map(race => [race.id, race])).values()];
    const pruned = new Set();
    const bySize = all.toSorted((one, other) => sizeOf(other) - sizeOf(one) || compareTexts(one.id, other.id));
    const kept = bySize.filter(({ id, block }) => {
        if (block === undefined)
            return !pruned.has(id);
        if (block.ids.some(one => pruned.has(one)))
            return false;
        for (const one of block.ids)
            pruned.add(one);
        return true;
    });
    return kept.sort((one, other) => compareTexts(one.at, other.at) || compareTexts(one.id, other.id));
}
function sizeOf({ block }) {
    return block === undefined ? -1 : block.ids.length;
}
function compareTexts(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}

// EXTERNAL MODULE: ./lib/history/race.js
var race = __webpack_require__(9071);
;// CONCATENATED MODULE: ./lib/history/file.js







/** The largest file, in characters that are read and in bytes that are written; 200 pushes of 80 benchmarks take 340 kB. */
const longestHistory = 2 ** 23;
/** Many more than 200 pushes with their anchors. */
const mostRaces = 2000;
const schemaName = 'counterbalance/history@1';
/**
 * The text of the file: a line of JSON that names what is measured, wherever that changes, and one for each race. What is too large to be
 * read again loses its oldest races.
 */
function encodeHistory({ suite, races }) {
    const text = encodeRaces({ suite, races });
    if (new TextEncoder().encode(text).length <= longestHistory)
        return text;
    return encodeHistory({ suite, races: races.slice(Math.ceil(races.length / 20)) });
}
function encodeRaces({ suite, races }) {
    const lines = [JSON.stringify({ schema: schemaName, suite })];
    let known = '';
    const valued = races.filter(({ estimates }) => estimates.some(({ absolute }) => absolute));
    const newest = new Map(valued.map(({ machine, id }) => [machine, id]));
    for (const { estimates, racers, anchor, block, ...race } of races) {
        const names = JSON.stringify({ names: estimates.map(({ of }) => [of.benchmark, of.metric, of.better]) });
        if (estimates.length > 0 && names !== known) {
            lines.push(names);
            known = names;
        }
        lines.push(JSON.stringify({
            ...race,
            ...(anchor && { anchor: [anchor.digest, anchor.name] }),
            sides: racers.map(({ digest, commit = null, label, copies }) => [digest, commit, label, copies]),
            ...(block && { block: encodeBlock(block) }),
            found: estimates.map(({ heights, noises }) => [...heights.slice(1), ...noises]),
            ...(newest.get(race.machine) === race.id && { absolutes: estimates.map(encodeAbsolute) }),
        }));
    }
    return `${lines.join('\n')}\n`;
}
function encodeAbsolute({ absolute }) {
    return absolute === undefined ? null : [absolute.value, absolute.unit];
}
const file_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(1000));
const file_whole = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b());
const head = dist/* strictObject */.rej({ schema: dist/* string */.YjP(), suite: dist/* pipe */.FsL(file_text, dist/* nonEmpty */.hq()) });
const namesLine = dist/* strictObject */.rej({
    names: dist/* pipe */.FsL(dist/* array */.YOg(dist/* strictTuple */.CxQ([dist/* pipe */.FsL(file_text, dist/* nonEmpty */.hq()), file_text, dist/* picklist */.KIO(['lower', 'higher', 'unknown'])])), dist/* maxLength */.Ru6(race/* mostEstimates */.pm)),
});
const digest = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{64}$/));
const side = dist/* strictTuple */.CxQ([
    digest,
    dist/* nullable */.mee(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{40}([0-9a-f]{24})?$/))),
    file_text,
    dist/* pipe */.FsL(file_whole, dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(10_000)),
]);
const log = dist/* pipe */.FsL(file_whole, dist/* minValue */.Wwf(-race/* largestHeight */.cB), dist/* maxValue */.cGV(race/* largestHeight */.cB));
const raceLine = dist/* strictObject */.rej({
    id: dist/* pipe */.FsL(file_text, dist/* nonEmpty */.hq()),
    at: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* isoTimestamp */.yhX()),
    machine: file_text,
    rounds: dist/* pipe */.FsL(file_whole, dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(100_000)),
    anchor: dist/* exactOptional */.yqP(dist/* strictTuple */.CxQ([digest, file_text])),
    sides: dist/* pipe */.FsL(dist/* array */.YOg(side), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(300)),
    block: dist/* exactOptional */.yqP(block),
    found: dist/* pipe */.FsL(dist/* array */.YOg(dist/* pipe */.FsL(dist/* array */.YOg(dist/* nullable */.mee(log)), dist/* maxLength */.Ru6(5))), dist/* maxLength */.Ru6(race/* mostEstimates */.pm)),
    absolutes: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* array */.YOg(dist/* nullable */.mee(dist/* strictTuple */.CxQ([dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(-computable/* largest */.nQ), dist/* maxValue */.cGV(computable/* largest */.nQ)), file_text]))), dist/* maxLength */.Ru6(race/* mostEstimates */.pm))),
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
/** Reads a history without which things go on: where it cannot be used, a new one begins. */
function tryHistory(read) {
    try {
        const history = read();
        return history === undefined ? {} : { history };
    }
    catch (error) {
        if (!(error instanceof HistoryError))
            throw error;
        return { problem: error.message };
    }
}
function makeRace({ sides, found, anchor, block: left, absolutes, ...race }, names, number) {
    const racers = sides.map(([digest, commit, label, copies]) => ({ digest, ...(commit === null ? {} : { commit }), label, copies }));
    if (sides.length > 3 && left === undefined)
        throw new HistoryError(`line ${number}: a race has ${sides.length} sides, and may have 3`);
    if (found.length > 0 && found.length !== names.length)
        throw new HistoryError(`line ${number}: it has ${found.length} results, and there are ${names.length} names before it`);
    const estimates = found.map((numbers, index) => {
        const noises = numbers.slice(sides.length - 1);
        const heights = [noises[0] === null ? null : 0, ...numbers.slice(0, sides.length - 1)];
        const isOdd = noises.some((noise, at) => (noise === null) !== (heights[at] === null) || (noise ?? 1) <= 0);
        if (noises.length !== sides.length || isOdd)
            throw new HistoryError(`line ${number}: result ${index + 1} does not have the numbers of ${sides.length} sides`);
        const absolute = absolutes?.[index];
        return {
            ...{ of: names[index], heights, noises },
            ...(absolute && { absolute: { value: absolute[0], unit: absolute[1] } }),
        };
    });
    if (absolutes !== undefined && absolutes.length !== found.length)
        throw new HistoryError(`line ${number}: it has ${absolutes.length} values, and ${found.length} results`);
    const kept = left === undefined ? {} : { block: decodeBlock(left, sides.length, number) };
    return {
        ...race,
        ...kept,
        ...(anchor && { anchor: { digest: anchor[0], name: anchor[1] } }),
        racers,
        estimates,
    };
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
    return (0,decode/* decode */.D4)(schema, data, message => new HistoryError(`line ${number}, ${message}`));
}

// EXTERNAL MODULE: ./lib/stats/network/symmetric.js
var symmetric = __webpack_require__(7717);
;// CONCATENATED MODULE: ./lib/stats/network/eliminate.js

/**
 * Eliminates nodes of a network by Schur's complement: levels of those that are kept, their covariance and the unexplained squares stay
 * what they were.
 *
 * Each node that goes must be joined to one that is kept, directly or through others. What is in neither list must be joined to none.
 */
function eliminate({ laplacian, pull, square, comparisons }, { kept, gone }) {
    const pick = (rows, columns) => rows.map(row => columns.map(column => laplacian[row][column]));
    const between = pick(kept, gone);
    const gonePull = gone.map(node => pull[node]);
    const [solved, ...weights] = (0,symmetric/* solve */.kH)(pick(gone, gone), [gonePull, ...between]);
    return {
        nodes: kept,
        laplacian: pick(kept, kept).map((row, i) => row.map((value, k) => value - (0,symmetric/* sumProducts */.K4)(between[i], weights[k]))),
        pull: kept.map((node, i) => pull[node] - (0,symmetric/* sumProducts */.K4)(between[i], solved)),
        square: square - (0,symmetric/* sumProducts */.K4)(gonePull, solved),
        comparisons: comparisons - gone.length,
    };
}

// EXTERNAL MODULE: ./lib/stats/network/parts.js
var network_parts = __webpack_require__(3752);
// EXTERNAL MODULE: ./lib/history/networks.js + 1 modules
var history_networks = __webpack_require__(7944);
;// CONCATENATED MODULE: ./lib/history/prune.js




/** As many pushes as people look back at; the file stays below 400 kB with 80 benchmarks. */
const mostPushes = 200;
/** The size of a block grows with the square of its versions. */
const mostReleases = 10;
/** Where all races are young, the oldest are lost. */
const prune_mostRaces = 1000;
/** The ids of years. A race that is forgotten here, and comes back from an old file, would count twice. */
const mostIds = 5000;
/**
 * Prunes what nobody looks at any more: versions beyond the newest 200 pushes and the last 10 releases, all of whose races are from before
 * `day`, in ISO 8601. They leave a block, so that levels of the others and their intervals stay what they were.
 */
function pruneRaces(races, day) {
    const releases = listReleases(races);
    const pushes = [...new Set(races.flatMap(({ racers }) => racers.map(({ digest }) => digest)))];
    const stay = new Set([...pushes.slice(-mostPushes), ...releases.map(({ digest }) => digest)]);
    for (const { at, racers, block } of races)
        if (at >= day && block === undefined)
            for (const { digest } of racers)
                stay.add(digest);
    const pruned = races.filter(({ racers }) => racers.some(({ digest }) => !stay.has(digest)));
    if (pruned.length === 0)
        return races.slice(-prune_mostRaces);
    // A block of its own beside another one would have to be told from it wherever files are joined.
    const gone = races.filter(race => race.block !== undefined || pruned.includes(race));
    const others = races.filter(race => !gone.includes(race));
    const spread = (0,history_networks/* findSpread */.t4)((0,history_networks/* gather */.kg)(races));
    return joinRaces(others, [makeBlock(gone, { stay, releases, spread })]).slice(-prune_mostRaces);
}
function listReleases(races) {
    const all = races.flatMap(({ anchor, block }) => [...(block?.releases ?? []), ...(anchor ? [anchor] : [])]);
    return [...new Map(all.map(anchor => [anchor.digest, anchor])).values()].slice(-mostReleases);
}
function makeBlock(gone, { stay, releases, spread }) {
    const racers = [...new Map(gone.flatMap(race => race.racers).map(one => [one.digest, one])).values()]
        .filter(({ digest }) => stay.has(digest))
        .map((one) => ({ ...one, copies: 0 }));
    const places = new Map(racers.map(({ digest }, at) => [digest, at]));
    const ids = gone.flatMap(({ id, block }) => block?.ids ?? [id]);
    const { at } = gone[0];
    const { machine } = gone.at(-1);
    const networks = (0,history_networks/* inflate */.UD)((0,history_networks/* gather */.kg)(gone), spread).flatMap(one => reduce(one, places, spread.offset ** 2) ?? []);
    const known = new Set(racers.map(({ digest }) => digest));
    const named = releases.filter(({ digest }) => known.has(digest));
    const block = { ids: ids.slice(-mostIds), releases: named, networks };
    return { id: `${ids.length} to ${ids.at(-1)}`, at, machine, rounds: 0, racers, estimates: [], block };
}
/** Only what joins versions that are kept says anything about them. */
function reduce(one, places, variance) {
    const digests = [...one.nodes.keys()];
    const isKept = (node) => places.has(digests[node]);
    const parts = (0,network_parts/* findParts */.ae)((0,history_networks/* makeNetwork */.zA)(one, variance).laplacian).filter(nodes => nodes.some(isKept));
    const joined = new Set(parts.flat());
    const network = (0,history_networks/* makeNetwork */.zA)({
        ...one,
        sessions: one.sessions.filter(session => session.some(({ node }) => joined.has(node))),
        blocks: one.blocks.filter(({ nodes }) => nodes.some(node => joined.has(node))),
    }, variance);
    const nodes = parts.flat().filter(isKept);
    if (nodes.length === 0)
        return undefined;
    const { laplacian, pull, square, comparisons } = eliminate(network, {
        kept: nodes,
        gone: parts.flat().filter(node => !isKept(node)),
    });
    return {
        of: one.of,
        nodes: nodes.map(node => places.get(digests[node])),
        laplacian: laplacian.map(row => row.map(round)),
        pull: pull.map(round),
        square: Math.max(0, round(square)),
        comparisons,
    };
}
/** What is written as text, and read again, is the same. */
function round(value) {
    return Number(value.toPrecision(12));
}

// EXTERNAL MODULE: ./lib/history/rename.js
var rename = __webpack_require__(6024);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/system/days-ago.js
/** The time so many days ago, in ISO 8601. */
function daysAgo(days) {
    return new Date(Date.now() - days * 86_400_000).toISOString();
}

// EXTERNAL MODULE: ./lib/system/disk.js
var disk = __webpack_require__(4388);
// EXTERNAL MODULE: ./lib/system/store.js
var store = __webpack_require__(6304);
;// CONCATENATED MODULE: ./lib/system/stored-history.js













const { history: fileName } = manifest/* baselineFiles */.F;
/** Opens the history of a suite in `store`, beside the baselines, with the new names of benchmarks. Nothing that is wrong with it ends a run. */
function openStoredRaces(store, key, renames) {
    const path = (0,external_node_path_.join)(store, (0,artifact_name/* nameBaselineArtifact */.T0)(key), fileName);
    const read = () => {
        const { history, problem } = tryHistory(() => readHistory(path));
        return { races: (0,rename/* renameRaces */.Xo)(history?.races ?? [], renames), problem };
    };
    const { races, problem } = read();
    const add = (race) => {
        try {
            // Another push may have added its race since.
            const now = read();
            if (now.problem !== undefined)
                (0,external_node_fs_.renameSync)(path, `${path}.unread`);
            const all = pruneRaces(joinRaces(now.races, [race]), daysAgo(30));
            (0,disk/* writeWhole */.f8)(path, encodeHistory({ suite: key.suite, races: all }));
            return undefined;
        }
        catch (error) {
            return `this comparison could not be added to the history: ${error.message}`;
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
/** Reads the histories that lie at `place`: a file, or a directory of published baselines with one for each suite. */
async function readHistories(place) {
    if (isFile(place))
        return [insistOnHistory(place)];
    const shelves = listDirectory(place)
        .map(name => (0,external_node_path_.join)(place, name))
        .filter(shelf => isFile((0,external_node_path_.join)(shelf, fileName)));
    if (shelves.length === 0)
        throw new values/* InputError */.dz(`"${place}" holds no history: "counterbalance publish ${place}" adds a comparison each time`);
    return await Promise.all(shelves.map(async (shelf) => ({ ...insistOnHistory((0,external_node_path_.join)(shelf, fileName)), ...(await findRules(shelf)) })));
}
async function findRules(shelf) {
    try {
        const rules = (await (0,store/* readNewestManifest */.Ot)(shelf))?.record?.settings.rules;
        return rules ? { rules } : {};
    }
    catch (error) {
        if (!(error instanceof values/* InputError */.dz))
            throw error;
        return { problem: `${error.message}. The history is shown without rules` };
    }
}
function listDirectory(place) {
    try {
        return (0,external_node_fs_.readdirSync)(place).sort();
    }
    catch (cause) {
        throw new values/* InputError */.dz(`"${place}" cannot be read: ${(0,disk/* explainSystemError */.Tr)(cause)}`, { cause });
    }
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
function insistOnHistory(path) {
    const { history, problem } = tryHistory(() => readHistory(path));
    if (history !== undefined)
        return history;
    throw new values/* InputError */.dz(`"${path}" cannot be used: ${problem ?? 'it is gone'}. Move it away to begin a new history`);
}
function readHistory(path) {
    const text = readText(path);
    return text === undefined ? undefined : decodeHistory(text);
}
function readText(path) {
    try {
        const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        if (stats === undefined)
            return undefined;
        // A pipe or a device would be waited for without an end.
        if (!stats.isFile())
            throw new HistoryError('it is not a file');
        // A character takes one byte at least.
        if (stats.size > 4 * longestHistory)
            throw new HistoryError(`it is larger than ${longestHistory} characters`);
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (cause) {
        if (!(cause instanceof Error && 'syscall' in cause))
            throw cause;
        throw new HistoryError((0,disk/* explainSystemError */.Tr)(cause), { cause });
    }
}


/***/ })

};
