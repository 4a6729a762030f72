export const id = 437;
export const ids = [437];
export const modules = {

/***/ 2105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T0: () => (/* binding */ nameBaselineArtifact)
/* harmony export */ });
/* unused harmony exports nameAnchorArtifact, nameRecordArtifact, nameCommentArtifact, namePageArtifact, recordNamePrefix */
/* harmony import */ var _util_short_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7987);

/** The name of a suite's (and leg's) baseline, `counterbalance-<suite>[-<leg>]`. */
function nameBaselineArtifact({ suite, leg }) {
    return makeName('counterbalance', [suite, leg]);
}
/** The name of a release's baseline that is kept beyond its first days, `counterbalance-anchor-<suite>[-<leg>]-<commit>--<hash>`. */
function nameAnchorArtifact({ suite, leg }, commit) {
    return makeName('counterbalance-anchor', [suite, leg, commit.slice(0, 12)]);
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
// EXTERNAL MODULE: ./lib/record/limits.js
var record_limits = __webpack_require__(213);
// EXTERNAL MODULE: ./lib/record/machine-schema.js
var machine_schema = __webpack_require__(98);
// EXTERNAL MODULE: ./lib/record/record-error.js
var record_error = __webpack_require__(3483);
// EXTERNAL MODULE: ./lib/record/schema.js + 1 modules
var schema = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/record/suite-files.js
var suite_files = __webpack_require__(4751);
;// CONCATENATED MODULE: ./lib/baseline/ledger.js
/** As many controls of a benchmark on one kind of machine tell their variance to a fifth: √(2/50). */
const mostOfOne = 50;
/** A suite of more benchmarks than eight has controls enough of its own. */
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
    environment: machine_schema/* environment */.cA,
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
        throw new ManifestError(`"schema" is ${(0,record_error/* shown */.SP)(data.schema)}, and this version reads "${schemaName}": publish the baseline again, with the same version of the action`);
    const { record, ...rest } = data;
    const result = dist/* safeParse */.xLC(manifest, rest, { abortEarly: true });
    if (!result.success) {
        const [issue] = result.issues;
        throw new ManifestError(`"${(dist/* getDotPath */.BuJ(issue) ?? '').slice(0, 200)}": must be ${issue.expected ?? 'something else'}, not ${issue.received.slice(0, 200)}`);
    }
    const { environment: found, ...output } = result.output;
    return { ...output, environment: found, record: decodeOwnRecord(record, limits) };
}
function decodeOwnRecord(data, limits) {
    if (data === null)
        return null;
    try {
        return (0,decode/* decodeRecordData */.Oh)(data, limits);
    }
    catch (cause) {
        if (!(cause instanceof record_error/* RecordError */.W1))
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
/** The manifest of a new baseline, whose ledger goes on from that of the baseline before. */
function makeNewManifest({ before, controls, ...rest }) {
    return makeManifest({ ...rest, ledger: carryLedger(before, controls, rest.environment) });
}


/***/ }),

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
// EXTERNAL MODULE: ./lib/document/html.js
var html = __webpack_require__(3044);
// EXTERNAL MODULE: ./lib/document/terminal.js
var terminal = __webpack_require__(786);
// EXTERNAL MODULE: ./lib/document/document.js
var document_document = __webpack_require__(6116);
// EXTERNAL MODULE: ./lib/document/text.js
var document_text = __webpack_require__(8106);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/report/page/address.js
var address = __webpack_require__(940);
// EXTERNAL MODULE: ./lib/report/page/forest.js
var forest = __webpack_require__(7059);
// EXTERNAL MODULE: ./lib/report/page/plots/axis.js
var plots_axis = __webpack_require__(8250);
// EXTERNAL MODULE: ./lib/report/text/strip.js
var strip = __webpack_require__(8658);
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
    const benchmarks = (0,history_networks/* gather */.kg)(races);
    const spread = known ?? (0,history_networks/* findSpread */.t4)(benchmarks);
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
 * The least size of what is called a change, in standard errors: of histories with so many benchmarks and 200 pushes, about 5 % have a
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
    const rows = shown.rows.map(row => ({ ...row, id: (0,address/* freeId */.wQ)(`${place.prefix}${(0,address/* idOf */.TH)(row.of.benchmark)}`, taken) }));
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
const caption = 'Each line is the level of a benchmark by push, above the version that it stands on, with a ribbon of 95 %. It is open where no race joins two versions. Dashed lines are releases, and thick ones are steps. Rings stand where a push was raced against the anchor. Ticks below are changes of the machine: they move no level.';
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
    const { low, high } = (0,strip/* axisOf */.L$)(rows.flatMap(({ change }) => change ?? []));
    const axis = (0,plots_axis/* fixedChangeAxis */.ae)(Math.min(low, -2 * usual), Math.max(high, 2 * usual));
    const columns = [
        { head: (0,document_text/* own */.ZV)('Verdict'), ...verdictCells },
        { head: (0,document_text/* own */.ZV)('Benchmark'), ...nameCells(rows) },
        { head: (0,document_text/* own */.ZV)('Plot'), cell: 'strip', axis, show: () => [] },
        { head: (0,document_text/* own */.ZV)('Change (95 % interval)'), ...changeCells },
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
            return { ...found, size: change.value, marks: (0,forest/* layOutRow */.vR)({ change, threshold, control: null }, axis, usual) };
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
        x: (0,plots_axis/* placeAxis */.N)(pushes.map(nameVersion), releases),
        y: (0,plots_axis/* changeAxis */.EX)(known.flatMap(({ value, low, high }) => [low ?? value, high ?? value])),
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
var markdown = __webpack_require__(1839);
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
        ['results.md', (0,markdown/* toMarkdownFile */.v)(document)],
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
var options = __webpack_require__(3209);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var command_line_terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/history.js

















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
        render: all => (0,html/* toHtml */.V)(historyDocument(all), { title: 'History', tools: page_tools/* pageTools */.L }),
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
        threshold: (0,options/* optionsOf */.cz)('history').threshold,
        site: {
            placeholder: 'DIRECTORY',
            group: 'Files to write',
            help: 'Write all that shows the history into a directory: `index.html`, `results.md`, `feed.atom` and `badge.json`.',
        },
        ...(0,options/* fileOptions */.N9)(pages),
    },
    async run({ get, words }) {
        const [place, ...more] = words;
        if (place === undefined || more.length > 0)
            throw new values/* InputError */.dz('give exactly one STORE, which is a directory of published baselines, or a file of history');
        (0,files/* checkOutputs */.n2)(pages.map(({ name }) => get(name)));
        const threshold = (0,declarations/* decodeOne */.L7)(get, 'threshold');
        const found = await (0,stored_history/* readHistories */.X)(place);
        for (const { problem } of found)
            if (problem !== undefined)
                process.stderr.write(`note: ${problem}\n`);
        const all = found.map(({ rules, ...one }) => makeShown(one, { threshold, ...(rules && { rules }) }, levels => findGround(levels, get('since'))));
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
function findGround({ pushes }, asked) {
    if (asked === '')
        return undefined;
    const found = pushes.findLast(({ commit, label }) => label === asked || (asked.length >= 4 && commit?.startsWith(asked)));
    if (found !== undefined)
        return found;
    throw new values/* InputError */.dz(`"--since" is "${asked}", and no version of this history has that commit or branch`);
}


/***/ }),

/***/ 1839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ toMarkdown),
/* harmony export */   v: () => (/* binding */ toMarkdownFile)
/* harmony export */ });
/* harmony import */ var _util_entities_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1193);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6116);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8106);




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
            const open = `<details${state}><summary>${prose(block.summary)}</summary>\n\n`;
            return { open, parts: block.body.map(one => print(one, top)), close: '</details>\n\n', keep };
        }
        case 'code':
            return whole(printCode(block));
        case 'footer':
            return whole(`<sub>${prose(block.text)}</sub>`);
        case 'grid':
        case 'plot':
            return whole('');
    }
}
/** A fence is longer than any that the lines could hold. */
function printCode({ lines, language }) {
    if (language === undefined)
        return `<pre><code>${lines.map(_util_entities_js__WEBPACK_IMPORTED_MODULE_2__/* .entities */ .O).join('\n')}</code></pre>`;
    const text = lines.join('\n');
    const longest = (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
function printCallout({ icon, label, lines: [first = [], ...others] }) {
    const opening = [icon, label && `${prose(label)}:`, prose(first)].filter(Boolean).join(' ');
    return `## ${opening}\n${others.map(prose).join('\n\n')}`.trim();
}
function prose(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(text, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownVoice */ .Cr).trim();
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
    return `| ${cells.map(cell => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(cell, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCellVoice */ .CJ).replaceAll('|', '&#124;')).join(' | ')} |\n`;
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


/***/ }),

/***/ 4791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ isEscape)
/* harmony export */ });
/** More than any system follows. */
const mostHops = 40;
/**
 * Returns whether the symbolic link at `path` leads out of the root that all paths are relative to, on its way or at its end.
 *
 * `links` are all links by their paths. A target is followed part by part, as the system does. If `a` is a link itself, `a/..` is
 * not the place where it started.
 */
function isEscape(path, links) {
    const rest = path.split('/').reverse();
    const place = [];
    for (let hops = 0; rest.length > 0;) {
        const part = rest.pop();
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (place.pop() === undefined)
                return true;
            continue;
        }
        place.push(part);
        const target = links.get(place.join('/'));
        if (target === undefined)
            continue;
        if (target.startsWith('/'))
            return true;
        // A circle of links leads nowhere.
        if (++hops > mostHops)
            return false;
        place.pop();
        rest.push(...target.split('/').reverse());
    }
    return false;
}


/***/ }),

/***/ 54:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ payloadLimits),
/* harmony export */   t: () => (/* binding */ PayloadError)
/* harmony export */ });
/** A payload that cannot be packed, or an archive that is not a payload as we pack them; the message says what is wrong with it. */
class PayloadError extends Error {
    name = 'PayloadError';
}
/** The most that is packed and unpacked. */
const payloadLimits = { sizeInBytes: 2 ** 30, entries: 200_000, seconds: 300 };


/***/ }),

/***/ 4635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ checkSha256),
  D: () => (/* binding */ unpackPayload)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/system/disk.js
var disk = __webpack_require__(4388);
// EXTERNAL MODULE: ./lib/system/copies/link-escape.js
var link_escape = __webpack_require__(4791);
// EXTERNAL MODULE: ./lib/system/copies/payload-error.js
var payload_error = __webpack_require__(54);
;// CONCATENATED MODULE: ./lib/system/copies/tar-bounds.js

/** Two headers of an entry, their own extended header, and what fills its last block. */
const overheadInBytes = 8192;
const gzipMagic = 0x1f;
/** Tools fill an archive up to a whole record, which may be large. */
const mostPaddingInBytes = 2 ** 20;
/** Of a path or a link; longer ones are in no file system. */
const longestPath = 4096;
/** Extended headers of one entry. Ours have one; others need one for the path and one for the link. */
const mostExtensions = 2;
/**
 * The amount of an archive that has been read. Size and time are limited during reading, because an archive can claim anything
 * about itself.
 */
class ArchiveBounds {
    #limits;
    #start = performance.now();
    #rawInBytes = 0;
    #sizeInBytes = 0;
    #entries = 0;
    #extensions = 0;
    /** Behind the end of the archive; undefined before it. */
    #paddingInBytes;
    constructor(limits) {
        this.#limits = limits;
    }
    /** Takes note of the next bytes of the archive, decompressed. Whether they are still part of it, and not what fills it up. */
    isPart(chunk) {
        // The library would decompress it again, uncounted.
        if (this.#rawInBytes === 0 && chunk[0] === gzipMagic)
            throw new payload_error/* PayloadError */.t('the archive of the payload is compressed twice');
        this.#rawInBytes += chunk.length;
        if (this.#rawInBytes > this.#limits.sizeInBytes + overheadInBytes * (1 + this.#limits.entries))
            this.#refuseSize();
        this.checkTime();
        if (this.#paddingInBytes === undefined)
            return true;
        this.#paddingInBytes += chunk.length;
        if (this.#paddingInBytes > mostPaddingInBytes || chunk.some(byte => byte !== 0))
            refuseRest();
        return false;
    }
    /** Takes note of an extended header, whose entry is still to come. */
    extend() {
        if (++this.#extensions > mostExtensions)
            throw new payload_error/* PayloadError */.t('the archive of the payload was not made by this action: it has extended headers without a file');
    }
    /** Takes note of an entry. */
    enter({ path, linkpath = '', size, }) {
        if (this.#paddingInBytes !== undefined)
            refuseRest();
        if (path.length > longestPath || linkpath.length > longestPath)
            throw new payload_error/* PayloadError */.t(`the archive of the payload was not made by this action: ${path.slice(0, 200)} … is too long a path`);
        this.#extensions = 0;
        this.#sizeInBytes += size;
        if (this.#sizeInBytes > this.#limits.sizeInBytes)
            this.#refuseSize();
        if (++this.#entries > this.#limits.entries)
            throw new payload_error/* PayloadError */.t(`the payload has more than ${this.#limits.entries} entries, so it is not unpacked`);
    }
    /** Takes note that the archive is at its end. */
    end() {
        this.#paddingInBytes ??= 0;
    }
    /** Refuses what takes too long. */
    checkTime() {
        const { seconds } = this.#limits;
        if (performance.now() - this.#start <= 1000 * seconds)
            return;
        throw new payload_error/* PayloadError */.t(`the payload takes longer than ${seconds} s to unpack: publish fewer or smaller files`);
    }
    #refuseSize() {
        const limit = `${this.#limits.sizeInBytes / 2 ** 20} MiB`;
        throw new payload_error/* PayloadError */.t(`the payload is larger than ${limit}, so it is not unpacked`);
    }
}
function refuseRest() {
    throw new payload_error/* PayloadError */.t('the archive of the payload was not made by this action: more than 1 MiB, or more than zeros, follow its end');
}

;// CONCATENATED MODULE: ./lib/system/copies/unpack.js
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








/**
 * Unpacks the archive `file` into the new directory `target`, with modes and times of modification.
 *
 * Nobody vouches for the archive but `sha256`, which is checked first. What `packPayload` never makes is refused: absolute paths,
 * `..`, links that lead out, hard links, devices, setuid and its like, a file under a link, a file twice, and more than `limits`.
 */
async function unpackPayload({ file, sha256 }, target, limits = payload_error/* payloadLimits */.P) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        await checkSha256(file, sha256);
        const { Parser } = await __webpack_require__.e(/* import() */ 697).then(__webpack_require__.bind(__webpack_require__, 8697));
        (0,external_node_fs_.mkdirSync)(target, { recursive: true });
        const bounds = new ArchiveBounds(limits);
        const extraction = __addDisposableResource(env_1, new Extraction(target, bounds)
        // What comes out is counted, which a ratio only guesses at.
        , false);
        // What comes out is counted, which a ratio only guesses at.
        const parser = new Parser({ strict: true, brotli: false, zstd: false, maxDecompressionRatio: Infinity });
        parser.on('entry', entry => extraction.add(entry));
        parser.on('ignoredEntry', ({ path }) => refuse(path, 'is of a kind that we do not write'));
        parser.on('meta', () => bounds.extend());
        parser.on('eof', () => bounds.end());
        parser.on('error', error => {
            throw error;
        });
        try {
            // What is behind its end the library would keep, and copy with each chunk.
            for await (const chunk of decompress(file))
                if (bounds.isPart(chunk))
                    parser.write(chunk);
            parser.end();
            extraction.finish();
        }
        catch (error) {
            throw describeDamage(error, target);
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function* decompress(file) {
    const source = (0,external_node_fs_.createReadStream)(file);
    const gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: 1 << 18 });
    source.on('error', error => gunzip.destroy(error));
    try {
        for await (const chunk of source.pipe(gunzip))
            yield chunk;
    }
    finally {
        source.destroy();
    }
}
/** What the archive brought about, or what the disk did not take. */
function describeDamage(error, target) {
    if (error instanceof payload_error/* PayloadError */.t)
        return error;
    if ('syscall' in error)
        return (0,disk/* nameFile */.iC)(error, target);
    return new payload_error/* PayloadError */.t(`the archive of the payload is damaged: ${error.message}`, { cause: error });
}
/** Refuses the archive `file` where its SHA-256 is not the `expected` one. */
async function checkSha256(file, expected) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,external_node_fs_.createReadStream)(file, { highWaterMark: 1 << 20 }))
        hash.update(chunk);
    const found = hash.digest('hex');
    if (found === expected)
        return;
    throw new payload_error/* PayloadError */.t(`the archive of the payload is not what was published: its SHA-256 is ${found}, not ${expected}`);
}
/** What has been unpacked. All is written at once when it comes, so that there is no telling what comes first. */
class Extraction {
    #target;
    #bounds;
    #kinds = new Map([['', 'Directory']]);
    #directories = [];
    #links = [];
    #open;
    constructor(target, bounds) {
        this.#target = target;
        this.#bounds = bounds;
    }
    add(entry) {
        this.#bounds.enter(entry);
        const { path, kind } = this.#place(entry);
        const timed = { path, mode: entry.mode ?? 0, time: (entry.mtime?.getTime() ?? 0) / 1000 };
        switch (kind) {
            case 'Directory':
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(this.#target, path), 0o700);
                this.#directories.push(timed);
                entry.resume();
                break;
            case 'SymbolicLink':
                this.#links.push({ ...timed, to: entry.linkpath ?? '' });
                entry.resume();
                break;
            case 'File':
                this.#write(entry, timed);
        }
    }
    /** Links last, so that nothing is written through one; then the directories, which their modes may close. */
    finish() {
        const targets = new Map(this.#links.map(({ path, to }) => [path, to]));
        for (const { path, to } of this.#links) {
            this.#bounds.checkTime();
            if ((0,link_escape/* isEscape */.K)(path, targets))
                refuse(path, `is a link to "${to}", which is outside of it`);
        }
        for (const { path, to, time } of this.#links) {
            (0,external_node_fs_.symlinkSync)(to, (0,external_node_path_.join)(this.#target, path));
            (0,external_node_fs_.lutimesSync)((0,external_node_path_.join)(this.#target, path), time, time);
        }
        for (const { path, mode, time } of this.#directories.reverse()) {
            (0,external_node_fs_.utimesSync)((0,external_node_path_.join)(this.#target, path), time, time);
            (0,external_node_fs_.chmodSync)((0,external_node_path_.join)(this.#target, path), mode);
        }
    }
    /** Where `entry` belongs, if it may be anywhere. */
    #place(entry) {
        const path = entry.path.replace(/\/$/, '');
        const kind = findKind(entry);
        if (entry.globalExtended)
            refuse(path, 'is described by a header for all files');
        const parts = path.split('/');
        if (path.includes('\0') || parts.some(part => part === '' || part === '.' || part === '..'))
            refuse(entry.path, 'does not stay inside of it');
        if (((entry.mode ?? 0) & ~0o777) !== 0)
            refuse(path, 'is setuid, setgid or sticky');
        if (this.#kinds.get(parts.slice(0, -1).join('/')) !== 'Directory')
            refuse(path, 'is in no directory of it');
        if (this.#kinds.has(path))
            refuse(path, 'is there twice');
        this.#kinds.set(path, kind);
        return { path, kind };
    }
    #write(entry, { path, mode, time }) {
        const descriptor = (0,external_node_fs_.openSync)((0,external_node_path_.join)(this.#target, path), 'wx', 0o600);
        this.#open = descriptor;
        entry.on('data', chunk => {
            for (let written = 0; written < chunk.length;)
                written += (0,external_node_fs_.writeSync)(descriptor, chunk, written);
        });
        entry.on('end', () => {
            (0,external_node_fs_.futimesSync)(descriptor, time, time);
            (0,external_node_fs_.fchmodSync)(descriptor, mode);
            this[Symbol.dispose]();
        });
    }
    [Symbol.dispose]() {
        if (this.#open !== undefined)
            (0,external_node_fs_.closeSync)(this.#open);
        this.#open = undefined;
    }
}
function findKind({ type, path }) {
    switch (type) {
        case 'File':
        case 'Directory':
        case 'SymbolicLink':
            return type;
        default:
            return refuse(path, `is a ${type}`);
    }
}
function refuse(path, why) {
    throw new payload_error/* PayloadError */.t(`the archive of the payload was not made by this action: ${path.slice(0, 200)} ${why}`);
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
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(`the store "${shelf}" cannot be read: ${isMissing ? 'a link in it leads nowhere' : (0,_disk_js__WEBPACK_IMPORTED_MODULE_6__/* .explainSystemError */ .Tr)(cause)}. Give another directory with "--store", or repair this one`, { cause });
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


/***/ })

};
