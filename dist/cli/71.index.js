export const id = 71;
export const ids = [71];
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

/***/ 1165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ measureInView)
/* harmony export */ });
/* harmony import */ var _inputs_named_sides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2753);
/* harmony import */ var _system_measure_here_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1092);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9914);
/* harmony import */ var _refuse_console_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9796);
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




/** Measures as `inputs` ask, and shows how it goes on. `outputs` are the other files that this call writes. */
async function measureInView(inputs, recordPath = '', outputs = []) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const view = __addDisposableResource(env_1, (0,_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .makeProgressView */ .t)(process.stderr, { ...(0,_inputs_named_sides_js__WEBPACK_IMPORTED_MODULE_0__/* .nameSides */ .QY)(inputs), settings: inputs.settings }), false);
        const { watch } = view;
        return await (0,_system_measure_here_js__WEBPACK_IMPORTED_MODULE_1__/* .measureHere */ .D)(inputs, { recordPath, outputs, watch, meetConsole: _refuse_console_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseConsole */ .q, occasion: {} });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}


/***/ }),

/***/ 9914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ makeProgressView)
});

// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/report/report.js + 6 modules
var report = __webpack_require__(2613);
;// CONCATENATED MODULE: ./lib/report/words/estimates.js




/** With more values in a round, an estimate after each would take longer than what it tells is worth. */
const mostValues = 200;
/** As many as fit beside a bar. */
const mostRows = 2;
/** The changes that are the worst so far, in a few words; empty where there are none yet, or too many to look at after each round. */
function describeEstimates(rounds, watched) {
    const values = rounds[0]?.reduce((sum, one) => sum + one.measurements.length, 0) ?? 0;
    if (values === 0 || values > mostValues)
        return '';
    const reports = (0,report/* makeReports */.Y)((0,pair/* listPairs */.SZ)({ suite: '', ...watched, warnings: [], rounds }));
    if (reports.length === 1)
        return describeWorst(reports[0].findings);
    return describeWorst(reports.flatMap(({ names, findings }) => findings.map(one => ({ ...one, benchmark: `${one.benchmark} (${names?.contender ?? record/* usualNames */.Vx.contender})` }))));
}
/** The worst of `findings` that are judged, with half the width of their intervals. */
function describeWorst(findings) {
    const judged = findings.flatMap(({ benchmark, better, change, verdict }) => verdict === null || change === null
        ? []
        : [{ benchmark, change, cost: better === 'higher' ? -change.value : change.value }]);
    return judged
        .toSorted((one, other) => other.cost - one.cost)
        .slice(0, mostRows)
        .map(({ benchmark, change: { value, low, high } }) => {
        const half = low === null || high === null ? '' : ` ± ${(0,scale/* percentSize */.v_)((high - low) / 2)}`;
        return `${benchmark} ${(0,scale/* percent */.KN)(value)}${half}`;
    })
        .join(', ');
}

// EXTERNAL MODULE: ./lib/report/words/batch.js
var batch = __webpack_require__(4792);
;// CONCATENATED MODULE: ./lib/report/words/progress.js

/** Takes what happens, and gives what a reader should hear at once. A failure that comes again is told once, and counted after its round. */
function makeNotes() {
    const failures = new Map();
    return progress => {
        switch (progress.kind) {
            case 'invoked':
                return noteFailure(failures, progress);
            case 'warned':
            case 'time-expected':
            case 'profiling':
            case 'confirming':
                return [progress.message];
            case 'format-chosen':
                return [describeFormat(progress.format)];
            case 'batch-chosen':
                return [(0,batch/* describeBatch */.s)(progress.runs)];
            case 'round-finished':
                return noteCounts(failures);
        }
    };
}
function noteFailure(failures, { slot, outcome, reason = outcome }) {
    if (outcome === 'ok')
        return [];
    const known = failures.get(reason);
    if (known)
        known.times++;
    else
        failures.set(reason, { times: 1, told: 1 });
    return known ? [] : [`${slot.side} ${slot.copy}: ${reason}`];
}
/** What has doubled since it was last told. */
function noteCounts(failures) {
    return [...failures].flatMap(([reason, count]) => {
        if (count.times < 2 * count.told)
            return [];
        count.told = count.times;
        return [`failed ${count.times} times so far${failures.size === 1 ? '' : `: ${reason}`}`];
    });
}
/** The format that was found in the baseline's first output. */
function describeFormat(name) {
    const chosen = `numbers are read as "${name}"`;
    if (name !== 'process')
        return chosen;
    return `${chosen}, the time of the whole process, because the command printed nothing in a known format`;
}

// EXTERNAL MODULE: ./lib/command-line/bar.js
var command_line_bar = __webpack_require__(811);
;// CONCATENATED MODULE: ./lib/command-line/progress.js




/** Makes the view of a running measurement: a bar that is redrawn on a terminal, plain lines elsewhere. */
function makeProgressView(stream, watched) {
    return stream.isTTY ? watchByBar(stream, watched) : watchByLines(stream);
}
function watchByLines(stream) {
    const notesOn = makeNotes();
    const watch = (progress) => {
        for (const note of notesOn(progress))
            stream.write(`${(0,document_escape/* harmlessLines */.vL)(note)}\n`);
        if (progress.kind === 'round-finished')
            stream.write(`round ${progress.number} of ${progress.of}, ${describeTime(progress.secondsLeft)} left\n`);
    };
    return { watch, [Symbol.dispose]: () => undefined };
}
function watchByBar(stream, watched) {
    const rounds = [];
    const bar = (0,command_line_bar/* makeBar */.M)(stream, 'warming up');
    const notesOn = makeNotes();
    const watch = (progress) => {
        for (const note of notesOn(progress))
            bar.print((0,document_escape/* harmlessLines */.vL)(note));
        if (progress.kind !== 'round-finished')
            return;
        rounds.push(progress.round);
        const { number, of, secondsLeft } = progress;
        const worst = (0,document_escape/* harmlessLines */.vL)(describeEstimates(rounds, watched));
        const parts = [`round ${number}/${of}`, `${describeTime(secondsLeft)} left`, ...(worst === '' ? [] : [worst])];
        bar.draw(number / of, parts.join(' · '));
    };
    return { watch, [Symbol.dispose]: () => bar[Symbol.dispose]() };
}
function describeTime(seconds) {
    const whole = Math.max(0, Math.round(seconds));
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}


/***/ }),

/***/ 6003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ takeStored),
/* harmony export */   S: () => (/* binding */ withStored)
/* harmony export */ });
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7035);
/* harmony import */ var _system_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6304);


/** `inputs` with the newest baseline of its suite in `store`. */
async function withStored({ baseline, ...inputs }, store) {
    if (baseline.kind !== 'artifact' || baseline.ref !== undefined || baseline.fallback !== undefined)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('give "--store" (its newest baseline is used) or another baseline, not both');
    const newest = await (0,_system_store_js__WEBPACK_IMPORTED_MODULE_1__/* .findNewest */ .Ok)(store, inputs);
    if (newest === undefined)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`the store "${store}" holds no baseline of the suite "${inputs.suite}": "counterbalance publish --store ${store}" adds one`);
    return { ...inputs, baseline: takeStored(newest, store) };
}
/** A stored baseline as a side. */
function takeStored({ manifest, file }, store) {
    const { commit, ref, payload, ledger, environment, suiteFiles: suite } = manifest;
    const origin = {
        label: ref,
        source: 'artifact',
        store,
        environment,
        ...(commit === undefined ? {} : { commit }),
    };
    return { kind: 'packed', file, sha256: payload.sha256, origin, ledger, ...(suite ? { suite } : {}) };
}


/***/ }),

/***/ 1092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ measureHere)
});

// EXTERNAL MODULE: ./lib/benchmark.js + 10 modules
var benchmark = __webpack_require__(1874);
// EXTERNAL MODULE: ./lib/system/here.js + 34 modules
var here = __webpack_require__(476);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/record/decode.js
var decode = __webpack_require__(5503);
// EXTERNAL MODULE: ./lib/record/encode.js
var encode = __webpack_require__(1243);
;// CONCATENATED MODULE: ./lib/system/record-file.js




/** The path of what was at `path`, where more rounds are added to it. */
function nameBefore(path) {
    return `${path}.before`;
}
/** The files that a record at `path` is written to, the first of which it is in the end. Of a pipe or a device there is no other. */
function listRecordFiles(path) {
    if (path === '')
        return [];
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stats === undefined || stats.isFile() ? [(0,external_node_path_.resolve)(path), (0,external_node_path_.resolve)(nameNew(path))] : [(0,external_node_path_.resolve)(path)];
}
/** The path of what shall be at `path`, until it is whole; next to where that lies if it is a link. */
function nameNew(path) {
    return `${findPlace(path)}.new`;
}
function findPlace(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) ? (0,external_node_fs_.realpathSync)(path) : path;
}
/**
 * The record file at `path`, or, where that is empty, none. A file that cannot be written (a full disk) is a `problem` and not an
 * error: what is being measured is worth more than its copy.
 *
 * A record takes the place of what is there only after it was read back, so nothing that can be read is lost for what cannot. With
 * `isKept`, that is after the first new round, and what was there is kept by another name.
 */
function makeRecordFile(path, { isKept = false } = {}) {
    let file;
    let problem;
    let isRestored = false;
    let written = { end: 0, tail: '' };
    /** Does `work`, unless the file is not what it should be already. */
    const attempt = (work) => {
        if (path === '' || problem !== undefined)
            return;
        try {
            work();
        }
        catch (error) {
            problem = `the record could not be written to "${path}": ${error.message}`;
        }
    };
    /** Puts `text` in the place of the tail, and a new tail behind it. */
    const write = (text, tail) => {
        if (file === undefined) {
            file = replaceFile(path, text + tail, { isKept });
            written = { end: Buffer.byteLength(text), tail };
        }
        else
            written = replaceTail(file.descriptor, written, text, tail);
    };
    return {
        open(beginning, rounds = []) {
            const { head, tail } = (0,encode/* encodeAround */.Qk)(beginning);
            let text = head + rounds.map(encode/* encodeRound */.l_).join(',\n');
            if (path !== '' && isKept)
                (0,decode/* decodeRecord */.eT)(text + tail);
            else
                attempt(() => write(text, tail));
            let count = rounds.length;
            return {
                append: (round, soFar) => attempt(() => {
                    const line = (0,encode/* encodeRound */.l_)(round);
                    (0,decode/* checkRound */.RU)(line, beginning.sides);
                    text = (file === undefined ? text : '') + (count++ === 0 ? '' : ',\n') + line;
                    write(text, (0,encode/* encodeAround */.Qk)(soFar).tail);
                }),
                finish(record) {
                    const whole = (0,encode/* encodeRecord */.Ym)(record);
                    attempt(() => {
                        (0,decode/* decodeRecord */.eT)(whole);
                        write(file === undefined ? text : '', (0,encode/* encodeAround */.Qk)(record).tail);
                    });
                    if (file === undefined || (problem !== undefined && !isRestored))
                        return;
                    // What was written again is no longer the file that is open.
                    const restored = restore(file, whole);
                    isRestored ||= restored !== undefined;
                    problem ??= restored;
                },
            };
        },
        get problem() {
            return problem;
        },
        [Symbol.dispose]() {
            if (file !== undefined)
                (0,external_node_fs_.closeSync)(file.descriptor);
            // It may have been made to be closed to commands, and then not been needed.
            else
                for (const place of listRecordFiles(path).slice(1))
                    (0,external_node_fs_.rmSync)(place, { force: true });
        },
    };
}
const { O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = external_node_fs_.constants;
const writable = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW;
/** Writes `text` next to the file at `path`, and puts it in its place once it can be read from there. */
function replaceFile(path, text, { isKept }) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    // A pipe or a device has no place that something else could take.
    if (stats && !stats.isFile())
        return fill({ descriptor: (0,external_node_fs_.openSync)(path, 'w'), path }, text);
    const [target, place] = [findPlace(path), nameNew(path)];
    if (!(0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false })?.isFile())
        (0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
    // Not another file where there is one: it may be closed to commands, and stays so under its next name.
    const descriptor = (0,external_node_fs_.openSync)(place, writable, stats?.mode);
    try {
        const file = fill({ descriptor, path: target }, text);
        if (stats)
            (0,external_node_fs_.fchmodSync)(descriptor, stats.mode & 0o777);
        (0,decode/* decodeRecord */.eT)((0,external_node_fs_.readFileSync)(place, 'utf8'));
        if (isKept && stats)
            (0,external_node_fs_.copyFileSync)(target, nameBefore(path));
        (0,external_node_fs_.renameSync)(place, target);
        return file;
    }
    catch (error) {
        (0,external_node_fs_.closeSync)(descriptor);
        (0,external_node_fs_.rmSync)(place, { force: true });
        throw error;
    }
}
function fill(file, text) {
    writeAll(file.descriptor, Buffer.from(text), 0);
    return file;
}
/** Writes `text` again if the open file does not hold it, or is not at its path any more. Returns that it had to, in words. */
function restore({ path, descriptor }, text) {
    const own = (0,external_node_fs_.fstatSync)(descriptor);
    // A pipe or a device keeps nothing that could be changed.
    if (!own.isFile())
        return undefined;
    const found = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    const isThere = found?.ino === own.ino && found.dev === own.dev;
    if (isThere && (0,external_node_fs_.readFileSync)(path, 'utf8') === text)
        return undefined;
    (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    (0,external_node_fs_.writeFileSync)(path, text, { flag: 'wx' });
    return `the record "${path}" was changed by another process while it was written, and was written again`;
}
/** Writes `text` and a new tail over the old one; where there is no room for that, the old one is put back, for which there was. */
function replaceTail(descriptor, { end, tail: old }, text, tail) {
    try {
        writeTail(descriptor, text + tail, end);
        return { end: end + Buffer.byteLength(text), tail };
    }
    catch (error) {
        if (old !== '')
            writeTail(descriptor, old, end);
        throw error;
    }
}
function writeTail(descriptor, text, end) {
    const bytes = Buffer.from(text);
    writeAll(descriptor, bytes, end);
    (0,external_node_fs_.ftruncateSync)(descriptor, end + bytes.length);
}
function writeAll(descriptor, bytes, position) {
    for (let written = 0; written < bytes.length;)
        written += (0,external_node_fs_.writeSync)(descriptor, bytes, written, bytes.length - written, position + written);
}

;// CONCATENATED MODULE: ./lib/system/measure-here.js
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



/** Measures on this machine, until a signal ends it; what is opened for it is closed. */
async function measureHere(inputs, { recordPath, ...options }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const isKept = inputs.before !== undefined || inputs.earlier !== undefined;
        const file = __addDisposableResource(env_1, makeRecordFile(recordPath, { isKept }), false);
        const places = listRecordFiles(recordPath);
        const ownFiles = [...(options.ownFiles ?? []), ...places];
        const outputs = [...(options.outputs ?? []), ...places, ...(recordPath === '' ? [] : [nameBefore(recordPath)])];
        const record = await (0,here/* here */.Z)({ ...options, ownFiles, outputs, openRecord: file.open }, world => (0,benchmark/* benchmark */.aE)(inputs, world));
        return { record, problem: file.problem };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
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


/***/ })

};
