export const id = 184;
export const ids = [184,812];
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
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5503);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1243);
/* harmony import */ var _record_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(213);
/* harmony import */ var _record_machine_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98);
/* harmony import */ var _record_record_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3483);
/* harmony import */ var _record_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(432);
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
    return `${head},\n "record": ${record === null ? 'null' : (0,_record_encode_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeRecord */ .Ym)(record).trimEnd()}\n}\n`;
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
    environment: _record_machine_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .environment */ .cA,
    ledger: _record_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .ledger */ .Wg,
    suiteFiles: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(suiteFiles),
    payload: valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        sha256,
        sizeInBytes: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .minValue */ .Wwf(0)),
    }),
});
/** The manifest that `json` is, by which nobody is bound to have meant well. */
function decodeManifest(json, limits = _record_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .artifactLimits */ .P6) {
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
        return (0,_record_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeRecordData */ .Oh)(data, limits);
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

/***/ 3527:
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
// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/document/text.js
var document_text = __webpack_require__(8106);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/report/page/address.js
var address = __webpack_require__(940);
// EXTERNAL MODULE: ./lib/report/page/document.js + 8 modules
var page_document = __webpack_require__(8639);
// EXTERNAL MODULE: ./lib/report/page/html.js
var html = __webpack_require__(4563);
// EXTERNAL MODULE: ./lib/report/page/plots/picture.js
var plots_picture = __webpack_require__(1029);
// EXTERNAL MODULE: ./lib/report/words/headline.js
var headline = __webpack_require__(9586);
// EXTERNAL MODULE: ./lib/util/entities.js
var entities = __webpack_require__(1193);
// EXTERNAL MODULE: ./lib/compare/verdicts/correction.js
var correction = __webpack_require__(9584);
// EXTERNAL MODULE: ./lib/stats/distributions/student.js
var student = __webpack_require__(744);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var change = __webpack_require__(9236);
// EXTERNAL MODULE: ./lib/stats/distributions/gamma.js
var gamma = __webpack_require__(8210);
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

;// CONCATENATED MODULE: ./lib/history/since.js



/**
 * Compares the newest version with `ground`. Without one, each benchmark stands on the anchor, or else on the oldest version that races
 * join to its newest.
 * Those that got most worse come first.
 */
function listSince(levels, ground) {
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

// EXTERNAL MODULE: ./lib/document/columns.js
var columns = __webpack_require__(7762);
;// CONCATENATED MODULE: ./lib/history/words.js





/** Names a version: by its release, its commit, or else by the minute in which it was published. */
function nameVersion({ name, commit, at }) {
    return name ?? commit?.slice(0, 7) ?? at.slice(0, 16).replace('T', ' ');
}
/** Says what a history holds. */
function describeHistory(suite, { pushes }) {
    const [first, last] = [pushes[0], pushes.at(-1)];
    const range = pushes.length === 1 ? (0,document_text/* own */.ZV)('') : (0,document_text/* say */.cv) `, from ${nameVersion(first)} to ${nameVersion(last)}`;
    return (0,document_text/* say */.cv) `${suite}: ${count(pushes.length, 'push', 'pushes')}${range}`;
}
/** Says on what the levels rest, and how far loops of races contradict each other. */
function describeTrust({ spread, closure }) {
    const layout = spread.layout === 0 ? (0,document_text/* own */.ZV)('') : (0,document_text/* say */.cv) `, a build by its layout ${(0,document_text/* own */.ZV)((0,scale/* percentSize */.v_)(spread.layout))}`;
    const loops = closure === undefined
        ? (0,document_text/* own */.ZV)(' No race closes a loop, so nothing checks the chain.')
        : (0,document_text/* say */.cv) ` ${count(closure.loops, 'loop')} of races: their errors are as large as noise makes them with p = ${(0,document_text/* own */.ZV)(closure.p.toPrecision(2))}.`;
    return (0,document_text/* say */.cv) `Each level is a chain of races on one machine each. An installation adds ${(0,document_text/* own */.ZV)((0,scale/* percentSize */.v_)(spread.offset))} (a standard deviation)${layout}.${loops}`;
}
/** Says how many benchmarks have versions that no race joins; nothing where there are none. */
function describeGaps({ benchmarks }) {
    const open = benchmarks.filter(({ stretches }) => stretches.length > 1).length;
    if (open === 0)
        return [];
    return [(0,document_text/* say */.cv) `${count(open, 'benchmark')} with a gap: no race joins the versions before it with those behind it.`];
}
/** Lays out the changes of all benchmarks as lines for a terminal, their head first. */
function layOutSince(rows, width) {
    const name = (text) => (0,document_text/* write */.M9)((0,document_text/* say */.cv) `${text}`, document_escape/* terminalVoice */.BE);
    const grounds = new Set(rows.map(({ ground }) => ground.digest));
    return (0,columns/* layOut */.v)([
        { head: 'benchmark', cells: rows.map(row => (0,document_text/* write */.M9)(nameRow(row, rows), document_escape/* terminalVoice */.BE)), least: 20 },
        {
            head: grounds.size === 1 ? `since ${name(nameVersion(rows[0].ground))}` : 'change',
            cells: rows.map(({ change }) => (change === undefined ? 'not joined by races' : (0,headline/* changeText */.k0)(change))),
        },
        { head: 'since', cells: grounds.size === 1 ? [] : rows.map(({ ground }) => name(nameVersion(ground))) },
        { head: 'last push', cells: rows.map(({ last }) => (last === undefined ? '' : (0,headline/* changeText */.k0)(last))), expendable: 1 },
    ], width);
}
/** Lists what moved, the largest first, as far as there is room. */
function listMoves({ steps, creeps }, most) {
    return [...creeps, ...steps].sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, most);
}
function sizeOf({ change: { value } }) {
    return Math.abs(Math.log1p(value));
}
/** Says what moved, the largest first, as far as there is room, and how many more there are. */
function describeMoves(moves, rows, most) {
    const shown = listMoves(moves, most).map(move => describeMove(move, nameRow(move, rows)));
    const more = moves.steps.length + moves.creeps.length - shown.length;
    return more > 0 ? [...shown, (0,document_text/* own */.ZV)(`And ${more} more.`)] : shown;
}
/** Says what a step is, or what crept in, and how its commits can be found. */
function describeMove(move, title) {
    const [good, bad] = 'margin' in move ? [move.good, move.bad] : [move.from, move.to];
    return (0,document_text/* say */.cv) `${title}: ${(0,document_text/* own */.ZV)((0,headline/* changeText */.k0)(move.change))} ${describePlace(move)}.${describeBisection(good, bad)}`;
}
/** Says which push a step came with, or over which pushes something crept in. */
function describePlace(move) {
    if (!('margin' in move))
        return (0,document_text/* say */.cv) `over the last ${count(move.pushes, 'push', 'pushes')}, since ${nameVersion(move.from)}, and no single one made it`;
    const { at, isSeenAtOnce, margin } = move;
    const margins = margin === 0 ? (0,document_text/* own */.ZV)('') : (0,document_text/* say */.cv) `, ± ${count(margin, 'push', 'pushes')}`;
    return (0,document_text/* say */.cv) `at ${nameVersion(at)}, ${(0,document_text/* own */.ZV)(isSeenAtOnce ? 'seen at once' : 'found later')}${isSeenAtOnce ? (0,document_text/* own */.ZV)('') : margins}`;
}
/** Says how the commit between two versions can be found. */
function describeBisection(good, bad) {
    if (good.commit === undefined || bad.commit === undefined)
        return (0,document_text/* own */.ZV)('');
    const [from, to] = [good, bad].map(({ commit }) => commit.slice(0, 12));
    return (0,document_text/* say */.cv) ` To bisect: ${(0,document_text/* line */.n8)(`counterbalance bisect ${from} ${to} --setup 'BUILD IT' -- COMMAND`)}`;
}
/** Names what a row is of: its metric too, where the benchmark has several. */
function nameRow({ of: { benchmark, metric } }, rows) {
    return hasOneMetric(rows, benchmark) ? (0,document_text/* say */.cv) `${benchmark}` : (0,document_text/* say */.cv) `${benchmark} (${metric})`;
}
function hasOneMetric(rows, benchmark) {
    return rows.filter(({ of }) => of.benchmark === benchmark).length === 1;
}
function count(number, one, many = `${one}s`) {
    return (0,document_text/* own */.ZV)(`${number} ${number === 1 ? one : many}`);
}

// EXTERNAL MODULE: ./lib/report/page/plots/axis.js
var axis = __webpack_require__(8250);
;// CONCATENATED MODULE: ./lib/history/page/plot.js


/** The levels of one benchmark by push, each stretch that races join as a line. */
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
        x: (0,axis/* placeAxis */.N)(pushes.map(nameVersion), releases),
        y: (0,axis/* changeAxis */.EX)(known.flatMap(({ value, low, high }) => [low ?? value, high ?? value])),
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

// EXTERNAL MODULE: ./lib/compare/verdicts/verdict.js
var verdict = __webpack_require__(3067);
// EXTERNAL MODULE: ./lib/report/page/forest.js
var forest = __webpack_require__(7059);
// EXTERNAL MODULE: ./lib/report/text/strip.js
var strip = __webpack_require__(8658);
// EXTERNAL MODULE: ./lib/report/words/words.js
var words = __webpack_require__(8389);
// EXTERNAL MODULE: ./lib/compare/verdicts/ruling.js
var ruling = __webpack_require__(6073);
;// CONCATENATED MODULE: ./lib/history/thresholds.js

/** Returns the smallest change of a benchmark that somebody wants to know. */
function thresholdFor({ benchmark, metric: name }, { threshold, rules }) {
    return (0,ruling/* rulingOf */.b1)(rules, benchmark, { name }).threshold ?? threshold;
}

;// CONCATENATED MODULE: ./lib/history/page/rows.js












/** The verdict on a change since: null where nothing joins the versions, or the direction is unknown. */
function judgeSince({ of, change, isApart }, thresholds) {
    if (change === undefined)
        return null;
    const threshold = thresholdFor(of, thresholds);
    return (0,verdict/* judge */.S4)({ change, equivalence: change }, { direction: of.better, threshold, rejected: isApart });
}
/** All changes since on one axis, as a table that can be filtered and sorted. */
function drawRows(rows, thresholds) {
    const { threshold } = thresholds;
    const axis = axisOfRows(rows, threshold);
    const heads = [
        ['verdict', 'Verdict'],
        ['name', 'Benchmark'],
        ['', `<span class="hidden">Plot</span>${(0,forest/* drawAxis */.it)(axis)}`],
        ['change', 'Change (95 % interval)'],
        ['', 'Since'],
        ['', 'Last push'],
    ];
    const head = heads.map(([key, text]) => `<th scope="col"${key ? ` data-sort="${key}"` : ''}>${text}</th>`).join('');
    const judged = rows.map(row => ({ row, verdict: judgeSince(row, thresholds) }));
    const body = judged.map(({ row, verdict }) => {
        const { tone, character } = verdict === null ? words/* otherMarks */.p6.unjudged : words/* marks */.Z8[verdict];
        const cells = [
            `<td class="mark ${tone}">${character} ${verdict ?? 'not judged'}</td>`,
            `<th scope="row"><a href="${(0,address/* addressOfId */.$Y)(row.id)}">${(0,html/* html */.qy)(nameRow(row, rows))}</a></th>`,
            `<td class="forest">${row.change === undefined ? '' : drawChange(row.change, axis, thresholdFor(row.of, thresholds))}</td>`,
            `<td class="change">${row.change === undefined ? 'not joined by races' : (0,headline/* changeText */.k0)(row.change)}</td>`,
            `<td>${(0,html/* html */.qy)((0,document_text/* say */.cv) `${nameVersion(row.ground)}`)}</td>`,
            `<td>${row.last === undefined ? '' : (0,headline/* changeText */.k0)(row.last)}</td>`,
        ];
        return `<tbody data-verdict="${verdict ?? 'none'}" data-change="${row.change?.value ?? ''}"><tr>${cells.join('')}</tr></tbody>`;
    });
    const caption = `Those that got most worse come first. Line: interval of the change. Dot: estimate. Shaded: within the threshold of ±${(0,scale/* share */.uM)(threshold)}, or of a rule.`;
    return `${drawControls(judged.map(({ verdict }) => verdict))}<table class="findings"><caption>${caption}</caption><thead><tr>${head}</tr></thead>\n${body.join('\n')}\n</table>`;
}
function axisOfRows(rows, threshold) {
    const { low, high } = (0,strip/* axisOf */.L$)(rows.flatMap(({ change }) => change ?? []));
    return (0,axis/* fixedChangeAxis */.ae)(Math.min(low, -2 * threshold), Math.max(high, 2 * threshold));
}
function drawChange({ value, low, high }, axis, threshold) {
    const clip = (at) => Math.max(0, Math.min(1, at));
    const [from, to] = [low === null ? 0 : axis.at(low), high === null ? 1 : axis.at(high)];
    const estimate = axis.at(value);
    return (0,forest/* drawRow */.fP)({
        band: [clip(axis.at(-threshold)), clip(axis.at(threshold))],
        zero: axis.at(0),
        interval: [clip(from), clip(to)],
        goesOn: { low: low === null || from < 0, high: high === null || to > 1 },
        ...(estimate >= 0 && estimate <= 1 ? { estimate } : {}),
    });
}
/** The controls stand in the page, and are shown by the script that they need. */
function drawControls(verdicts) {
    const boxes = [...new Set(verdicts)].map(verdict => `<label><input type="checkbox" name="verdict" value="${verdict ?? 'none'}" checked> ${verdict ?? 'not judged'}</label>`);
    return `<form class="controls" hidden><input type="search" aria-label="Filter by name" placeholder="Filter by name ( / )">${boxes.join('')}<output aria-live="polite">${verdicts.length} shown</output></form>`;
}

;// CONCATENATED MODULE: ./lib/history/page/page.js













/** Renders histories as a page of its own: what changed since, what moved, and a line of levels for each benchmark. */
function renderHistoryPage(histories, options) {
    const body = histories.flatMap((one, index) => drawHistory(one, histories.length > 1 ? `${index + 1}/` : '', options));
    return (0,page_document/* makeDocument */.E)('History', ['<header>\n<h1>History</h1>\n</header>', ...body], options);
}
/** More are in the JSON. */
const mostMoves = 100;
const mostOpen = 10;
const mostMachines = 5;
function drawHistory(shown, prefix, options) {
    const { suite, levels, moves } = shown;
    if (shown.rows.length === 0)
        return [(0,html/* section */.uW)((0,html/* html */.qy)((0,document_text/* say */.cv) `${suite}: nothing was judged yet`), ' ')];
    const taken = new Set();
    const rows = shown.rows.map((row) => ({ ...row, id: (0,address/* freeId */.wQ)(`${prefix}${(0,address/* idOf */.TH)(row.of.benchmark)}`, taken) }));
    const drawn = rows.map(row => drawBenchmark(row, shown, options));
    return [
        (0,html/* section */.uW)((0,html/* html */.qy)(describeHistory(suite, levels)), drawMoves(describeMoves(moves, rows, mostMoves))),
        (0,html/* section */.uW)('Since', drawRows(rows, shown), `<p>${caption}</p>`, `<div class="plots small">${drawn.join('\n')}</div>`),
        (0,html/* section */.uW)('Can these levels be trusted?', (0,html/* list */.p_)([describeTrust(levels), ...describeGaps(levels)])),
    ];
}
function drawMoves(sentences) {
    if (sentences.length === 0)
        return '<p>No step and no creep was found.</p>';
    const rest = sentences.slice(mostOpen);
    const more = `<details><summary>${rest.length} more</summary>${(0,html/* list */.p_)(rest)}</details>`;
    return `<h3>Steps and creep</h3>${(0,html/* list */.p_)(sentences.slice(0, mostOpen))}${rest.length > 0 ? more : ''}`;
}
const caption = 'Each line is the level of a benchmark by push, above the version that it stands on, with a ribbon of 95 %. It is open where no race joins two versions. Dashed lines are releases, and thick ones are steps. Rings stand where a push was raced against the anchor. Ticks below are changes of the machine: they move no level.';
function drawBenchmark(row, shown, options) {
    const { levels, moves, rows } = shown;
    const benchmark = levels.benchmarks.find(({ of }) => of === row.of);
    const steps = moves.steps.filter(({ of }) => of === row.of);
    const picture = (0,plots_picture/* drawPicture */.j)(pictureLevels(row, benchmark, { levels, steps }));
    const linked = steps.map(({ at, change }) => `<li>${(0,headline/* changeText */.k0)(change)} at ${drawVersion(at, options)}</li>`);
    const numbers = listOwn(benchmark, levels.pushes).map(push => {
        const level = benchmark.compare(push.digest, row.ground.digest);
        return [drawVersion(push, options), push.at.slice(0, 10), level === undefined ? 'not joined' : (0,headline/* changeText */.k0)(level)];
    });
    const table = `<details><summary>Numbers</summary>${(0,html/* numberTable */.Ke)('Levels', ['Push', 'Day', 'Level'], numbers)}</details>`;
    const verdict = judgeSince(row, shown) ?? 'none';
    return `<div class="multiple" id="${(0,document_escape/* attribute */.lt)(row.id)}" data-verdict="${verdict}">${(0,html/* figure */.vP)((0,html/* html */.qy)(nameRow(row, rows)), picture, (0,html/* html */.qy)(describeRow(row)))}${linked.length > 0 ? `<ul>${linked.join('')}</ul>` : ''}${drawValues(benchmark, levels)}${table}</div>`;
}
/** The newest value on each machine, which says nothing of the others. */
function drawValues({ absolutes }, { pushes }) {
    const rows = absolutes.slice(0, mostMachines).map(({ value, unit, machine, digest }) => {
        const { number, unit: name } = (0,scale/* scale */.hs)([value], unit);
        const push = pushes.find(one => one.digest === digest);
        return `${number(value)} ${(0,entities/* entities */.O)(name)} on ${(0,entities/* entities */.O)(machine)}, at ${(0,html/* html */.qy)((0,document_text/* say */.cv) `${nameVersion(push)}`)}`;
    });
    return rows.length === 0 ? '' : `<p><small>By machine: ${rows.join('; ')}</small></p>`;
}
function describeRow({ ground, newest, change }) {
    return change === undefined
        ? (0,document_text/* say */.cv) `No races join ${nameVersion(newest)} with ${nameVersion(ground)}.`
        : (0,document_text/* say */.cv) `${nameVersion(newest)} against ${nameVersion(ground)}: ${(0,document_text/* own */.ZV)((0,headline/* changeText */.k0)(change))}`;
}
/** A version with a link to its commit, where the page knows its repository. */
function drawVersion(push, { run }) {
    const name = (0,html/* html */.qy)((0,document_text/* say */.cv) `${nameVersion(push)}`);
    if (run === undefined || push.commit === undefined)
        return name;
    return `<a href="${(0,document_escape/* attribute */.lt)(`${run.repositoryUrl}/commit/${push.commit}`)}">${name}</a>`;
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

;// CONCATENATED MODULE: ./lib/history/shown.js



/** Makes what is shown of a history; `findGround` names the version that all stand on, where its user asked for one. */
function makeShown({ suite, races }, { threshold, rules }, findGround = () => undefined) {
    const levels = levels_findLevels(races);
    const rows = listSince(levels, findGround(levels));
    const thresholds = { threshold, ...(rules && { rules }) };
    return { ...thresholds, suite, levels, rows, moves: findMoves(levels, thresholds) };
}

;// CONCATENATED MODULE: ./lib/history/site/badge.js


const colors = { worse: '#b42318', better: '#006d5b', same: '#57606a' };
/** Makes the badge of all histories. */
function makeBadge(all) {
    const rows = all.flatMap(shown => shown.rows.map(row => ({ row, verdict: judgeSince(row, shown) })));
    const count = (wanted) => rows.filter(({ verdict }) => verdict === wanted).length;
    const [worse, better] = [count('regressed'), count('improved')];
    const parts = [worse > 0 && `${worse} worse`, better > 0 && `${better} better`].filter(part => part !== false);
    const grounds = [...new Set(rows.map(({ row }) => nameVersion(row.ground)))];
    const since = grounds.length === 1 ? ` since ${[...grounds[0]].slice(0, 30).join('')}` : '';
    const what = rows.length === 0 ? 'nothing judged yet' : parts.length === 0 ? 'no change' : parts.join(', ');
    return {
        label: 'benchmarks',
        message: `${what}${rows.length === 0 ? '' : since}`,
        color: worse > 0 ? colors.worse : better > 0 ? colors.better : colors.same,
    };
}
/** Renders a badge as the JSON that shields.io reads from an address. */
function renderBadge(badge) {
    return `${JSON.stringify({ schemaVersion: 1, ...badge })}\n`;
}

// EXTERNAL MODULE: ./lib/util/hidden.js
var util_hidden = __webpack_require__(7470);
;// CONCATENATED MODULE: ./lib/history/site/feed.js





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
        (0,document_text/* write */.M9)([...name, ': ', (0,headline/* changeText */.k0)(move.change), ' ', ...describePlace(move)], plainVoice),
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

;// CONCATENATED MODULE: ./lib/history/site/chart.js



const mostLines = 3;
const mostPushes = 50;
/**
 * Draws the levels of the benchmarks that got most worse as a chart of Mermaid, in a part that is folded. The chart holds only numbers and the
 * beginnings of commits: a name in it could end it. Nothing is drawn of fewer than three pushes.
 */
function drawChart(levels, rows) {
    const worst = rows.filter(({ change }) => change !== undefined).slice(0, mostLines);
    const lines = worst.map(({ of, ground }) => {
        const own = levels.benchmarks.find(one => one.of === of);
        return levels.pushes.map(({ digest }) => own.compare(digest, ground.digest)?.value);
    });
    const places = levels.pushes
        .map((push, at) => ({ at, commit: push.commit?.slice(0, 7) ?? `${at + 1}` }))
        .filter(({ at }) => lines.every(line => line[at] !== undefined))
        .slice(-mostPushes);
    if (worst.length === 0 || places.length < 3)
        return '';
    const drawn = lines.map(line => `  line [${places.map(({ at }) => (100 * line[at]).toFixed(2)).join(', ')}]`);
    const of = (0,document_text/* write */.M9)((0,document_text/* say */.cv) `Levels in percent: ${(0,document_text/* names */.Dy)(worst.map(row => nameOf(row, rows)))}`, document_escape/* markdownVoice */.Cr);
    return [
        '<details><summary>Chart of those that got most worse</summary>',
        '',
        '```mermaid',
        'xychart-beta',
        `  x-axis [${places.map(({ commit }) => `"${commit}"`).join(', ')}]`,
        '  y-axis "change, %"',
        ...drawn,
        '```',
        '',
        `${of}.`,
        '',
        '</details>',
    ].join('\n');
}
function nameOf(row, rows) {
    return (0,document_text/* write */.M9)(nameRow(row, rows), { name: text => text, message: text => text, line: text => text });
}

;// CONCATENATED MODULE: ./lib/history/site/results.js







const results_mostMoves = 20;
/** GitHub shows no more of a file than so many bytes of it; a row has about 150. */
const mostRows = 1000;
/** Renders histories as a Markdown file: all changes since, steps and creep, and a chart. */
function renderResults(all) {
    return `${['# History', ...all.map(renderOne)].join('\n\n')}\n`;
}
function renderOne(shown) {
    const { suite, levels, rows, moves } = shown;
    if (rows.length === 0)
        return (0,document_text/* write */.M9)((0,document_text/* say */.cv) `## ${suite}: nothing was judged yet`, document_escape/* markdownVoice */.Cr);
    const lines = rows.slice(0, mostRows).map(row => {
        const verdict = judgeSince(row, shown);
        const { emoji } = verdict === null ? words/* otherMarks */.p6.unjudged : words/* marks */.Z8[verdict];
        const cells = [(0,document_text/* write */.M9)(nameRow(row, rows), document_escape/* markdownVoice */.Cr), (0,document_text/* write */.M9)((0,document_text/* say */.cv) `${nameVersion(row.ground)}`, document_escape/* markdownVoice */.Cr)];
        return `| ${emoji} ${verdict ?? 'not judged'} | ${cells.join(' | ')} | ${row.change === undefined ? 'not joined by races' : (0,headline/* changeText */.k0)(row.change)} |`;
    });
    const more = rows.length > mostRows ? `\n\nAnd ${rows.length - mostRows} more.` : '';
    const sentences = describeMoves(moves, rows, results_mostMoves).map(text => `- ${(0,document_text/* write */.M9)(text, document_escape/* markdownVoice */.Cr)}`);
    return [
        `## ${(0,document_text/* write */.M9)(describeHistory(suite, levels), document_escape/* markdownVoice */.Cr)}`,
        `${['| verdict | benchmark | since | change |', '| --- | --- | --- | --- |', ...lines].join('\n')}${more}`,
        sentences.length === 0 ? 'No step and no creep was found.' : `### Steps and creep\n\n${sentences.join('\n')}`,
        drawChart(levels, rows),
        (0,document_text/* write */.M9)(describeTrust(levels), document_escape/* markdownVoice */.Cr),
    ]
        .filter(Boolean)
        .join('\n\n');
}

;// CONCATENATED MODULE: ./lib/history/site/site.js




/** The name of the page among the files of a site. */
const pageName = 'index.html';
/** Makes the files that show histories: a page, a feed, a badge and a Markdown file. `home` is the address of the page, where it is known. */
function makeSite(all, { home, ...options }) {
    return new Map([
        [pageName, renderHistoryPage(all, options)],
        ['results.md', renderResults(all)],
        ['feed.atom', renderFeed(all, home)],
        ['badge.json', renderBadge(makeBadge(all))],
    ]);
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
        process.stdout.write(all.map(one => showHistory(one, process.stdout.columns)).join('\n'));
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
/** Wide enough for the columns, where the output is no terminal. */
const usualWidth = 100;
/** All are in the page. */
const history_mostMoves = 10;
function showHistory({ suite, levels, rows, moves }, width = usualWidth) {
    if (levels.pushes.length === 0)
        return `${(0,document_text/* write */.M9)((0,document_text/* say */.cv) `${suite}: nothing was raced yet.`, document_escape/* terminalVoice */.BE)}\n`;
    const [title, trust] = [describeHistory(suite, levels), describeTrust(levels)].map(text => (0,document_text/* write */.M9)(text, document_escape/* terminalVoice */.BE));
    const table = rows.length === 0 ? ['Nothing was judged yet.'] : layOutSince(rows, width);
    const moved = describeMoves(moves, rows, history_mostMoves).map(text => (0,document_text/* write */.M9)(text, document_escape/* terminalVoice */.BE));
    return `${[title, '', ...table, '', ...(moved.length > 0 ? [...moved, ''] : []), trust].join('\n')}\n`;
}


/***/ }),

/***/ 812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findNearest: () => (/* binding */ findNearest)
/* harmony export */ });
/** The word of `known` that whoever typed `typed` may have meant; undefined where none is near. */
function findNearest(typed, known) {
    const beginning = known.filter(word => typed.length >= 3 && word.startsWith(typed));
    if (beginning.length > 0)
        return beginning[0];
    const ranked = known
        .map(word => ({ word, edits: countEdits(typed, word) }))
        .sort((one, other) => one.edits - other.edits);
    const [nearest] = ranked;
    if (nearest && nearest.edits <= 1)
        return nearest.word;
    const [longest] = known.filter(word => typed.startsWith(`${word}-`)).sort((one, other) => other.length - one.length);
    return longest ?? (nearest && nearest.edits <= typed.length / 3 ? nearest.word : undefined);
}
/** The letters to insert, remove or replace on the way from one word to the other (Levenshtein 1966). */
function countEdits(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [done, letter] of [...from].entries()) {
        const next = [done + 1];
        for (let index = 1; index <= to.length; index++) {
            const replaced = row[index - 1] + (letter === to[index - 1] ? 0 : 1);
            next.push(Math.min(replaced, row[index] + 1, next[index - 1] + 1));
        }
        row = next;
    }
    return row[to.length];
}


/***/ }),

/***/ 1477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N9: () => (/* binding */ fileOptions),
  __: () => (/* binding */ nameOptions),
  cz: () => (/* binding */ optionsOf),
  Mf: () => (/* binding */ parseCall)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
;// CONCATENATED MODULE: ./lib/inputs/help.js

/**
 * Describes the purpose of `input` for one way of using the product. Any input named in the text has the name that it has there. A value in
 * backticks stays as it is.
 */
function describeInput({ help }, way) {
    const text = typeof help === 'string' ? help : help[way];
    const named = text.replace(/(?<!`)\{([a-z-]+)\}/g, (_, name) => nameOf(name, way));
    // Backticks are for Markdown; a terminal shows them as they are.
    return way === 'action' ? named : named.replaceAll('`', '');
}
function nameOf(name, way) {
    const input = declarations/* inputs */.QL.find(one => one.name === name);
    if (input === undefined || (input.only ?? way) !== way)
        throw new Error(`"${name}" is not an input of the ${way}`);
    return way === 'action' ? `\`${input.name}\`` : `--${input.option}`;
}

// EXTERNAL MODULE: ./lib/inputs/values.js
var inputs_values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/command-line/hyperfine/parameters.js

const lists = ['-L', '--parameter-list'];
const ranges = ['-P', '--parameter-scan'];
const steps = ['-D', '--parameter-step-size'];
/**
 * `words` with hyperfine's options for parameters as `--scan`: `-L n 1,2,3`, and `-P n 1 9 -D 2`. Each takes several words, so they
 * are replaced before options are parsed. What stands behind `--` is the command's own.
 */
function replaceParameters(words) {
    const end = words.includes('--') ? words.indexOf('--') : words.length;
    const given = words.slice(0, end);
    const replaced = [];
    const step = takeStep(given);
    for (let at = 0; at < step.words.length; at++) {
        const word = step.words[at];
        if (lists.includes(word)) {
            const [name, values] = takeAfter(step.words, at, ['a name', 'its values']);
            replaced.push('--scan', `${name}=${values}`);
            at += 2;
        }
        else if (ranges.includes(word)) {
            const [name, from, to] = takeAfter(step.words, at, ['a name', 'the first value', 'the last value']);
            replaced.push('--scan', `${name}=${listRange(from, to, step.size ?? '1').join(',')}`);
            at += 3;
        }
        else
            replaced.push(word);
    }
    if (step.size !== undefined && !given.some(word => ranges.includes(word)))
        throw new inputs_values/* InputError */.dz('"-D" is the step of a range: give "-P" NAME FROM TO too');
    return [...replaced, ...words.slice(end)];
}
function takeStep(words) {
    const at = words.findIndex(word => steps.includes(word));
    if (at < 0)
        return { words, size: undefined };
    const [size] = takeAfter(words, at, ['a step']);
    return { words: words.toSpliced(at, 2), size };
}
function takeAfter(words, at, wanted) {
    const found = words.slice(at + 1, at + 1 + wanted.length);
    if (found.length === wanted.length)
        return found;
    throw new inputs_values/* InputError */.dz(`"${words[at]}" needs ${wanted.join(', ')} behind it: for example -L n 100,1000, or -P n 1 9 -D 2`);
}
const mostValues = 10_000;
/** The values from `from` to `to`, in decimal steps without the rounding of sums. */
function listRange(from, to, step) {
    const [first, last, size] = [from, to, step].map(Number);
    const decimals = Math.max(...[from, step].map(text => /^-?\d+(?:\.(\d+))?$/.exec(text)?.[1]?.length ?? 0));
    if (![first, last, size].every(Number.isFinite) || size <= 0 || last < first)
        throw new inputs_values/* InputError */.dz(`"-P" goes from ${(0,inputs_values/* shown */.SP)(from)} to ${(0,inputs_values/* shown */.SP)(to)} in steps of ${(0,inputs_values/* shown */.SP)(step)}; it must be numbers, the smaller first, and a step above 0`);
    const count = Math.floor((last - first) / size + 1e-9) + 1;
    if (count > mostValues)
        throw new inputs_values/* InputError */.dz(`"-P" makes ${count} values; at most ${mostValues} can be measured: give a larger step with "-D"`);
    return Array.from({ length: count }, (_, at) => (first + at * size).toFixed(decimals));
}

// EXTERNAL MODULE: ./lib/command-line/nearest.js
var nearest = __webpack_require__(812);
;// CONCATENATED MODULE: ./lib/command-line/options.js






/** The options for the inputs that `task` takes. */
function optionsOf(task) {
    const taken = (0,declarations/* listInputs */.SS)('command line').filter(({ takenBy }) => takenBy.includes(task));
    return Object.fromEntries(taken.map(one => [one.option, { ...one, help: describeInput(one, 'command line') }]));
}
/** The options that name files to write. */
function fileOptions(written) {
    return Object.fromEntries(written.flatMap(({ name, file: help }) => help === undefined ? [] : [[name, { placeholder: 'FILE', group: 'Files to write', help }]]));
}
/** `words` by `options`; an InputError names what is not among them. */
function parseCall(typed, options) {
    const words = 'scan' in options ? replaceParameters(typed) : typed;
    const config = Object.fromEntries(Object.entries(options).map(([name, { placeholder, short }]) => [
        name,
        { type: placeholder === undefined ? 'boolean' : 'string', multiple: true, ...(short && { short }) },
    ]));
    const { values, positionals, tokens } = parse({ args: [...words], options: config, allowPositionals: true }, options);
    for (const [name, given] of Object.entries(values))
        if (given.length > 1 && !options[name]?.isRepeatable)
            throw new inputs_values/* InputError */.dz(`"--${name}" is given ${given.length} times; give it once`);
    const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? words.length;
    const wordsBefore = tokens.filter(({ kind, index }) => kind === 'positional' && index < end).length;
    return { get: byInput(option => (values[option] ?? []).join('\n')), words: positionals, wordsBefore };
}
/** `get` by the names of inputs, where it is by those of options; what is no input keeps its name. */
function byInput(get) {
    return name => {
        const input = declarations/* inputs */.QL.find(one => one.name === name);
        return input?.only === 'action' ? '' : get(input?.option ?? name);
    };
}
/** `message` with the options for its inputs: a quoted name that is no value, and no key of JSON. */
function nameOptions(message) {
    return message.replace(/(?<!\b(?:is|holds|to) |[{,:]\s*)"([a-z-]+)"(?!:)/g, (quoted, name) => {
        const input = (0,declarations/* listInputs */.SS)('command line').find(one => one.name === name);
        return input === undefined ? quoted : `"--${input.option}"`;
    });
}
function parse(config, options) {
    try {
        return (0,external_node_util_.parseArgs)({ ...config, strict: true, tokens: true });
    }
    catch (cause) {
        throw new inputs_values/* InputError */.dz(explain(cause, options), { cause });
    }
}
function explain({ message }, options) {
    const unknown = /^Unknown option '(--?[^']+)'/.exec(message)?.[1];
    if (unknown === undefined)
        return message.split('\n')[0];
    const name = unknown.replace(/^-+/, '');
    const input = declarations/* inputs */.QL.find(one => one.name === name);
    if (input?.only === 'action')
        return `"${unknown}" is an input of the action, and not an option: see --help`;
    const known = Object.keys(options);
    const near = input && known.includes(input.option) ? input.option : (0,nearest.findNearest)(name, known);
    return `there is no option "${unknown}"${near ? `; did you mean "--${near}"?` : ': see --help'}`;
}


/***/ }),

/***/ 3237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
/** A time for people, in its two largest units. */
function duration(seconds) {
    const whole = Math.round(seconds);
    const parts = [
        [Math.floor(whole / 3600), 'h'],
        [Math.floor(whole / 60) % 60, 'min'],
        [whole % 60, 's'],
    ];
    const shown = parts.filter(([number]) => number > 0).slice(0, 2);
    return shown.map(([number, unit]) => `${number} ${unit}`).join(' ') || '0 s';
}


/***/ }),

/***/ 940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ addressOfId),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   wQ: () => (/* binding */ freeId)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);

/** A name as an address can have it: no blanks, and nothing that is not to be seen. */
function idOf(name) {
    return name.replace(/[\s\p{C}]+/gu, '-') || '-';
}
/** `wanted`, with a number where it is taken already; it is taken from then on. */
function freeId(wanted, taken) {
    let id = wanted;
    for (let number = 2; taken.has(id); number++)
        id = `${wanted}-${number}`;
    taken.add(id);
    return id;
}
/** The address of an id in its page, as an attribute. */
function addressOfId(id) {
    return (0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(`#${encodeURIComponent(id).replaceAll('%2F', '/')}`);
}


/***/ }),

/***/ 7059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fP: () => (/* binding */ drawRow),
/* harmony export */   it: () => (/* binding */ drawAxis),
/* harmony export */   qs: () => (/* binding */ listRows),
/* harmony export */   yZ: () => (/* binding */ drawForest)
/* harmony export */ });
/* unused harmony exports forestAxis, layOutRow */
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _naming_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2012);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9965);
/* harmony import */ var _text_cells_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(733);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8658);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4563);
/* harmony import */ var _plots_axis_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8250);
/* harmony import */ var _plots_picture_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1029);









/** All rows of a report in the order in which a page shows them. */
function listRows(report) {
    const { changed, inconclusive, unchanged, unjudged, ignored, sorted } = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .makeRows */ .GL)(report);
    return sorted ?? [...changed, ...inconclusive, ...unchanged, ...unjudged, ...ignored];
}
/** The one axis of all rows: it holds 0, the threshold on both sides, and most intervals of what changed; of all, where nothing did. */
function forestAxis(rows, threshold) {
    const changed = rows.filter(({ verdict }) => verdict === 'regressed' || verdict === 'improved');
    const { low, high } = (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_6__/* .axisOf */ .L$)((changed.length > 0 ? changed : rows).flatMap(({ finding }) => finding.change ?? []));
    const room = 2 * threshold;
    return (0,_plots_axis_js__WEBPACK_IMPORTED_MODULE_5__/* .fixedChangeAxis */ .ae)(Math.min(low, -room), Math.max(high, room));
}
/** Finds the places of the marks of `finding` on `axis`. */
function layOutRow({ change, control, threshold }, axis, usual) {
    const clip = (at) => Math.max(0, Math.min(1, at));
    const limit = threshold ?? usual;
    const ends = change && [change.low, change.high].map((end, index) => (end === null ? index : axis.at(end)));
    return {
        band: [clip(axis.at(-limit)), clip(axis.at(limit))],
        zero: axis.at(0),
        ...(ends ? { interval: [clip(ends[0]), clip(ends[1])] } : {}),
        goesOn: {
            low: change !== null && (change.low === null || ends[0] < 0),
            high: change !== null && (change.high === null || ends[1] > 1),
        },
        ...(change && isInside(axis.at(change.value)) ? { estimate: axis.at(change.value) } : {}),
        ...(control && isInside(axis.at(control.value)) ? { control: axis.at(control.value) } : {}),
    };
}
function isInside(at) {
    return at >= 0 && at <= 1;
}
/** The forest plot of `rows`, which is a table of their numbers at the same time. */
function drawForest(report, rows, addressOf) {
    const { titleOf } = (0,_naming_js__WEBPACK_IMPORTED_MODULE_1__/* .makeNaming */ .rs)(report);
    const { threshold, confidence } = report.settings;
    const axis = forestAxis(rows, threshold);
    const heads = [
        ['verdict', 'Verdict'],
        ['name', 'Benchmark'],
        ['', `<span class="hidden">Plot</span>${drawAxis(axis)}`],
        ['change', `Change (${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(confidence)} interval)`],
        ['', 'Baseline'],
        ['', 'Contender'],
        ['', 'Control'],
    ];
    const head = heads.map(([key, text]) => `<th scope="col"${key ? ` data-sort="${key}"` : ''}>${text}</th>`).join('');
    const body = rows.map(row => {
        const address = addressOf(row.finding);
        const name = (0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy)(nameOf(row, titleOf(row.finding)));
        const reason = row.reason === null ? '' : `<small>${(0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy)([{ message: row.reason }])}</small>`;
        return `<tbody data-verdict="${row.verdict ?? 'none'}" data-change="${row.finding.change?.value ?? ''}"><tr><td class="mark ${row.mark.tone}">${row.mark.character} ${row.word}</td><th scope="row">${address === undefined ? name : `<a href="${address}">${name}</a>`}${reason}</th><td class="forest">${drawRow(layOutRow(row.finding, axis, threshold))}</td><td class="change">${changeCell(row)}</td><td>${(0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy)((0,_text_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .valueText */ .Ru)(row.baseline))}${spread(row.baseline)}</td><td>${(0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy)((0,_text_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .valueText */ .Ru)(row.contender))}${spread(row.contender)}</td><td>${row.control}</td></tr></tbody>`;
    });
    const caption = `Line: interval of the change. Dot: estimate. Shaded: within the threshold of ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(threshold)}. Ring: the control, two copies of the same code.`;
    return `<table class="findings"><caption>${caption}</caption><thead><tr>${head}</tr></thead>\n${body.join('\n')}\n</table>`;
}
function nameOf({ metric }, title) {
    return metric === null ? title : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${title} · ${metric}`;
}
function changeCell({ change, ratio, interval, verdict }) {
    const strong = verdict === 'regressed' || verdict === 'improved' ? `<b>${change}</b>` : change;
    return [strong, ratio, interval && `<span class="ends">${interval}</span>`].filter(Boolean).join(' ');
}
function spread(quantity) {
    return quantity?.spread ? ` <span class="ends">± ${(0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy)((0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(quantity.spread))}</span>` : '';
}
/** Room at both ends for marks that stand there, in percent. */
const [left, inner] = [6, 88];
const height = 24;
function at(fraction) {
    return `${(0,_plots_picture_js__WEBPACK_IMPORTED_MODULE_8__/* .round */ .L)(left + fraction * inner)}%`;
}
/** The ticks above the rows. */
function drawAxis({ ticks }) {
    const marks = ticks.map(tick => `<line x1="${at(tick.at)}" x2="${at(tick.at)}" y1="16" y2="20"/><text x="${at(tick.at)}" y="12">${tick.text} %</text>`);
    return `<svg class="axis" height="20" aria-hidden="true">${marks.join('').replaceAll('>0 %<', '>0<')}</svg>`;
}
/** The plot of a row. */
function drawRow({ band, zero, interval, goesOn, estimate, control }) {
    return [
        `<svg height="${height}" aria-hidden="true">`,
        `<rect class="within" x="${at(band[0])}" width="${(0,_plots_picture_js__WEBPACK_IMPORTED_MODULE_8__/* .round */ .L)((band[1] - band[0]) * inner)}%" height="${height}"/>`,
        `<line class="zero" x1="${at(zero)}" x2="${at(zero)}" y2="${height}"/>`,
        ...(interval ? [`<line class="interval" x1="${at(interval[0])}" x2="${at(interval[1])}" y1="10" y2="10"/>`] : []),
        ...(goesOn.low ? ['<text x="0" y="14">‹</text>'] : []),
        ...(goesOn.high ? ['<text x="100%" y="14" class="end">›</text>'] : []),
        ...(control === undefined ? [] : [`<circle class="control" cx="${at(control)}" cy="18" r="3"/>`]),
        ...(estimate === undefined ? [] : [`<circle cx="${at(estimate)}" cy="10" r="4"/>`]),
        '</svg>',
    ].join('');
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

/***/ 4220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ pageTools)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1243);



/** The tools of this machine that pack a page's data, and that compute the digests of its scripts. */
const pageTools = {
    pack,
    packRecord: record => pack((0,_record_encode_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeRecord */ .Ym)(record)),
    digest: text => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64'),
};
/** A tenth larger than by the usual level, and in two thirds of the time. */
const level = 4;
function pack(text) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.gzipSync)(text, { level }).toString('base64');
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
/* harmony import */ var _baseline_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2814);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7035);
/* harmony import */ var _copies_payload_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54);
/* harmony import */ var _copies_unpack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4635);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4388);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2595);









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
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(`the store "${shelf}" cannot be read: ${isMissing ? 'a link in it leads nowhere' : (0,_system_error_js__WEBPACK_IMPORTED_MODULE_8__/* .explainSystemError */ .T)(cause)}. Give another directory with "--store", or repair this one`, { cause });
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
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(`"${path}" of the newest stored baseline cannot be used: ${(0,_system_error_js__WEBPACK_IMPORTED_MODULE_8__/* .explainSystemError */ .T)(cause)}. Remove the directory "${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)}"; then the baseline before it is used`, { cause });
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
