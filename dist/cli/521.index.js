export const id = 521;
export const ids = [521];
export const modules = {

/***/ 1165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ measureInView)
/* harmony export */ });
/* harmony import */ var _inputs_named_sides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2753);
/* harmony import */ var _system_measure_here_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1092);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(459);
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




/** Measures as `inputs` ask, and shows the progress. `outputs` are the other files that this call writes. */
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

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/baseline/manifest.js + 1 modules
var baseline_manifest = __webpack_require__(7792);
// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
;// CONCATENATED MODULE: ./lib/baseline/unfit.js

/** Describes why what `record` has measured cannot be a baseline, nor a version of the history; undefined where it can. */
function describeUnfit({ plan, rounds }) {
    if (plan?.stoppedBy === 'interrupted')
        return 'measuring was interrupted';
    const own = rounds.flat().filter(({ slot }) => slot.side === record/* usualNames */.Vx.contender);
    if (own.length === 0)
        return 'nothing of it was measured';
    if (own.every(({ outcome }) => outcome !== 'ok'))
        return 'its command failed each time';
    const all = own.flatMap(({ measurements }) => measurements);
    const hasValue = all.some(({ metric, error }) => !metric.aside && error === undefined);
    return hasValue ? undefined : 'none of its benchmarks gave a value';
}
/** Says that a push is not published, for the reason that {@link describeUnfit} gives. */
function sayUnpublished(reason) {
    return `this push is not published: ${reason}. The next one is compared with the baseline before`;
}

// EXTERNAL MODULE: ./lib/compare/comparison.js + 5 modules
var compare_comparison = __webpack_require__(3371);
// EXTERNAL MODULE: ./lib/compare/presence.js
var presence = __webpack_require__(4134);
// EXTERNAL MODULE: ./lib/compare/series.js
var series = __webpack_require__(4662);
// EXTERNAL MODULE: ./lib/compare/verdicts/judged.js
var verdicts_judged = __webpack_require__(7489);
// EXTERNAL MODULE: ./lib/compare/controls/control.js
var control = __webpack_require__(1847);
;// CONCATENATED MODULE: ./lib/compare/controls/control-estimates.js





/**
 * Finds what the controls of `record` showed, for the ledger: one entry for each benchmark and metric that is judged.
 *
 * Finds none if both copies ran in one directory, because then nothing could make two installations differ. Copies that were made
 * anew tell little of one installation, so they are left out too.
 */
function findControlEstimates(record) {
    const { plan, reinstall = { when: 'once' } } = record;
    if (plan?.inPlace || reinstall.when !== 'once')
        return [];
    const table = (0,series/* makeSeries */.YG)(record);
    const judged = (0,presence/* sortByPresence */.L)(table)
        .shared.filter(series => (0,verdicts_judged/* isJudged */.sL)(series, record.settings.metrics))
        .map(series => (0,compare_comparison/* makeComparison */.gM)(series, table));
    const { controls } = (0,control/* makeControls */.P7)(judged, record.settings.confidence);
    return [...controls]
        .map(([{ series }, { estimate, standardError }]) => ({ benchmark: series.benchmark, estimate, standardError }))
        .filter(one => Number.isFinite(one.estimate) && Number.isFinite(one.standardError));
}

// EXTERNAL MODULE: ./lib/compare/conclusion.js + 14 modules
var conclusion = __webpack_require__(3318);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var change = __webpack_require__(9236);
// EXTERNAL MODULE: ./lib/compare/verdicts/evidence.js + 2 modules
var evidence = __webpack_require__(3310);
// EXTERNAL MODULE: ./lib/compare/verdicts/overruling.js
var verdicts_overruling = __webpack_require__(1823);
// EXTERNAL MODULE: ./lib/record/pair.js
var record_pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/record/series-key.js
var series_key = __webpack_require__(2326);
// EXTERNAL MODULE: ./lib/history/race.js
var race = __webpack_require__(9071);
;// CONCATENATED MODULE: ./lib/history/sides.js
/** Splits a difference of two sides, the second above the first, into what each side adds to it. */
function splitTwo({ value, variance }) {
    return [
        { height: 0, variance: variance / 2 },
        { height: value, variance: variance / 2 },
    ];
}
/**
 * Splits the differences of three sides, of the later above the earlier one, into what each side adds to them. They share their noise, so
 * a side's height is the mean of what it is above each. Its variance is what least squares makes of the three.
 */
function splitThree(one, two, between) {
    const heights = [-(one.value + two.value) / 3, (one.value - between.value) / 3, (two.value + between.value) / 3];
    const sum = (one.variance + two.variance + between.variance) / 2;
    // A side without noise would be believed beyond all others.
    const least = Math.min(one.variance, two.variance, between.variance) / 10;
    const variances = [between, two, one].map(({ variance }) => Math.max(least, sum - variance));
    const [first, second, third] = heights.map((height, at) => ({
        height: height - heights[0],
        variance: variances[at],
    }));
    return [first, second, third];
}

;// CONCATENATED MODULE: ./lib/history/from-record.js











/**
 * Makes what history keeps of `record` and the `findings` of its contender. No other race has this `id`. A payload that was raced only
 * against itself is a race of one side, which only says that it is there.
 */
function makeRace({ record, findings }, { baseline, contender, third, anchor }, id) {
    const known = [baseline, contender, third];
    const isAlone = baseline.digest === contender.digest;
    const sides = record.sides.flatMap((side, index) => {
        const version = known[index];
        return version === undefined || (isAlone && index === 0) ? [] : [{ side, version }];
    });
    const names = sides.map(({ side }) => side.name);
    const estimates = names.length < 2 ? [] : combineSides(record, findings, names);
    return {
        id,
        at: record.createdAt ?? '',
        machine: record.environment?.fingerprint ?? '',
        rounds: record.rounds.length,
        ...(anchor && { anchor }),
        racers: sides.map(({ side, version }) => ({ ...version, copies: countInstallations(side, record.reinstall) })),
        estimates: isAlone ? estimates : withAbsolutes(estimates, findings),
    };
}
function combineSides(record, findings, names) {
    const all = combine(names, (one, other) => {
        const isUsual = one === record.sides[0].name && other === record.sides[1].name;
        const pair = (0,record_pair/* makePair */.xP)(record, one, other);
        return listDifferences(pair, isUsual ? findings : (0,conclusion/* conclude */.Ep)(pair).findings);
    });
    return all.filter(isKeepable).slice(0, race/* mostEstimates */.pm);
}
/** A file with anything larger could not be read. */
function isKeepable({ heights, noises }) {
    return [...heights, ...noises].every(number => Math.abs(number ?? 0) <= race/* largestHeight */.cB);
}
/** As precise as people read them. */
const digits = 4;
function withAbsolutes(estimates, findings) {
    const byKey = new Map(findings.map(finding => [(0,series_key/* seriesKey */.X)(finding), finding]));
    return estimates.map(estimate => {
        const { contender, unit = '' } = byKey.get((0,series_key/* seriesKey */.X)(estimate.of)) ?? {};
        const value = Number(contender?.level?.value.toPrecision(digits));
        return Number.isFinite(value) ? { ...estimate, absolute: { value, unit } } : estimate;
    });
}
function countInstallations({ copies = 1 }, { when, starts } = { when: 'once', starts: [0] }) {
    return when === 'round' ? 0 : copies * starts.length;
}
/** Estimates each benchmark from all sides that have it. */
function combine(names, compare) {
    const [first, second, third] = names;
    const own = compare(first, second);
    const [beside, between] = third === undefined ? [new Map(), new Map()] : [compare(first, third), compare(second, third)];
    const keys = new Set([...own.keys(), ...beside.keys(), ...between.keys()]);
    return [...keys].map(key => {
        const [one, two, last] = [own.get(key), beside.get(key), between.get(key)];
        const of = (one ?? two ?? last).of;
        if (one && two && last)
            return makeEstimate(of, splitThree(one, two, last));
        if (third === undefined)
            return makeEstimate(of, splitTwo(one));
        if (one)
            return makeEstimate(of, [...splitTwo(one), undefined]);
        const [low, high] = splitTwo((two ?? last));
        return makeEstimate(of, two ? [low, undefined, high] : [undefined, low, high]);
    });
}
function makeEstimate(of, sides) {
    return {
        of,
        heights: sides.map(side => (side === undefined ? null : Math.round(side.height / race/* unit */.zA))),
        noises: sides.map(side => (side === undefined ? null : Math.max(1, Math.round(Math.sqrt(side.variance) / race/* unit */.zA)))),
    };
}
/** Lists what the report judges too, and what differs between the programs themselves. */
function listDifferences(record, findings) {
    const table = (0,series/* makeSeries */.YG)(record);
    const isKept = makeFilter(record, table, findings);
    return new Map(table.series.flatMap(series => {
        const of = { benchmark: series.benchmark, metric: series.metric.name, better: series.metric.better };
        const comparison = (0,compare_comparison/* makeComparison */.gM)(series, table);
        const difference = isKept(comparison, (0,series_key/* seriesKey */.X)(of)) ? findDifference(comparison) : undefined;
        return difference === undefined ? [] : [[(0,series_key/* seriesKey */.X)(of), { ...difference, of }]];
    }));
}
/**
 * Returns whether a comparison says something of the programs: a benchmark that was changed itself does not.
 *
 * Two copies of the baseline that differ take a verdict, and no race: offsets of installations have a variance in the network. Races
 * that are left out for them would be the widest, and would leave gaps.
 */
function makeFilter(record, table, findings) {
    const byKey = new Map(findings.map(finding => [(0,series_key/* seriesKey */.X)(finding), finding]));
    const overruling = (0,verdicts_overruling/* findOverruling */.Be)(record, table, new Map());
    const hasMoved = (0,verdicts_judged/* findMovedControls */.Dc)(findings).length > 0;
    return (comparison, key) => {
        const { verdict = null, cause } = byKey.get(key) ?? {};
        if (verdict !== 'not-comparable')
            return verdict !== null;
        if (cause !== 'machine' || hasMoved)
            return false;
        return (0,verdicts_overruling/* overrule */.tq)({ ...evidence/* blank */.hQ, verdict: 'unchanged' }, overruling, comparison).verdict !== 'not-comparable';
    };
}
/** Nothing is known of what has no bounded standard error. */
function findDifference(comparison) {
    const difference = readDifference(comparison);
    return difference && Object.values(difference).every(Number.isFinite) ? difference : undefined;
}
function readDifference({ basis, series: { metric } }) {
    switch (basis.kind) {
        case 'obstacle':
        case 'zeros':
            return undefined;
        case 'exact':
            return { value: (0,change/* toLog */.gY)(basis.contender, metric.better) - (0,change/* toLog */.gY)(basis.baseline, metric.better), variance: 0 };
        case 'inference':
            return basis.shortage === undefined
                ? { value: basis.change.estimate, variance: basis.change.standardError ** 2 }
                : undefined;
    }
}

// EXTERNAL MODULE: ./lib/history/rename.js
var rename = __webpack_require__(6024);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/inputs.js + 5 modules
var inputs_inputs = __webpack_require__(9264);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/report/render.js + 23 modules
var render = __webpack_require__(4433);
// EXTERNAL MODULE: ./lib/report/report.js + 2 modules
var report_report = __webpack_require__(432);
;// CONCATENATED MODULE: ./lib/history/anchor.js
/**
 * Returns whether a push must be raced against the version of `commit` too: where no race has had that version yet, and on every
 * `every`th push after the last that had.
 */
function isAnchorDue(races, commit, every) {
    const last = races.findLastIndex(({ racers }) => racers.some(racer => racer.commit === commit));
    return last < 0 || races.length - last >= every;
}
/** Says that an anchor is not raced, for `error`. */
function withoutAnchor(error) {
    return `the new version is raced without the anchor: ${error.message}`;
}

// EXTERNAL MODULE: ./lib/measure/invocation-error.js
var invocation_error = __webpack_require__(3955);
// EXTERNAL MODULE: ./lib/plan/time.js
var time = __webpack_require__(4374);
;// CONCATENATED MODULE: ./lib/system/anchored-race.js




/** Races a push against the anchor too. One that cannot run, or for which there is no time, keeps no new version from being published. */
async function raceAnchored({ inputs, anchor, measure, tell, }) {
    if (anchor === undefined)
        return await measure(inputs);
    try {
        return await measure((0,inputs_inputs/* withAnchor */.uo)(inputs, anchor));
    }
    catch (error) {
        if (!(error instanceof invocation_error/* InvocationError */.J || error instanceof time/* TimeError */.kk))
            throw error;
        tell(withoutAnchor(error));
        return await measure(inputs);
    }
}

// EXTERNAL MODULE: ./lib/system/copies/pack.js + 1 modules
var pack = __webpack_require__(318);
// EXTERNAL MODULE: ./lib/system/environment.js
var environment = __webpack_require__(420);
// EXTERNAL MODULE: ./lib/system/git/git.js
var git_git = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/system/git/own-suite.js
var own_suite = __webpack_require__(3135);
// EXTERNAL MODULE: ./lib/system/store.js
var system_store = __webpack_require__(6304);
;// CONCATENATED MODULE: ./lib/baseline/release.js
/** Chooses the highest version among tags; undefined where no tag is the number of a version, such as `v1.4`. */
function chooseRelease(tags) {
    return tags
        .flatMap(tag => {
        const number = /^v?(\d{1,9}(?:\.\d{1,9})+)$/.exec(tag.name)?.[1];
        return number === undefined ? [] : [{ tag, parts: number.split('.').map(Number) }];
    })
        .toSorted((one, other) => compareParts(other.parts, one.parts))[0]?.tag;
}
function compareParts(one, other) {
    const at = one.findIndex((part, index) => part !== (other[index] ?? 0));
    return at < 0 ? one.length - other.length : one[at] - (other[at] ?? 0);
}

;// CONCATENATED MODULE: ./lib/system/git/releases.js

/** Finds the commit that `asked` names, or else the last release before `head`; undefined where there is none. */
async function findRelease(git, asked, head) {
    if (asked === undefined)
        return chooseRelease((await listTags(git, head)).filter(({ commit }) => commit !== head));
    const commit = await git.try('rev-parse', '--verify', '--quiet', '--end-of-options', `${asked}^{commit}`);
    return commit === undefined ? undefined : { name: nameAsked(asked, commit), commit };
}
/** Names a version as its user did, and the beginning of a commit in the usual length. */
function nameAsked(asked, commit) {
    return commit.startsWith(asked) ? commit.slice(0, 7) : asked;
}
/** Lists the tags of `head` and of what is before it. */
async function listTags(git, head) {
    const format = '--format=%(refname:short) %(objectname) %(*objectname)';
    const lines = (await git.try('for-each-ref', `--merged=${head}`, format, 'refs/tags')) ?? '';
    return lines.split('\n').flatMap(line => {
        const [name = '', object = '', peeled = ''] = line.split(' ');
        return name === '' ? [] : [{ name, commit: peeled || object }];
    });
}

;// CONCATENATED MODULE: ./lib/system/stored-anchor.js





/** Finds the release, or the version that its user names, among the versions of a store. */
async function findStoredAnchor(asked, search) {
    const { store, key, directory, races, running } = search;
    const git = (0,git_git/* openGit */.z)(directory, { signal: new AbortController().signal });
    const head = await git.try('rev-parse', 'HEAD');
    if (asked.anchorEvery === 0 || head === undefined)
        return {};
    const release = await findRelease(git, asked.anchor, head);
    if (release === undefined)
        return asked.anchor === undefined
            ? {}
            : { problem: `"anchor" is "${asked.anchor}", and the repository has no such commit: there is no anchor` };
    const { name, commit } = release;
    if (commit === head)
        return {};
    const isDue = isAnchorDue(races, commit, asked.anchorEvery);
    const known = races.flatMap(({ racers }) => racers).findLast(racer => racer.commit === commit);
    const anchor = known && { anchor: { digest: known.digest, name } };
    if (running.includes(commit) || !isDue)
        return { ...anchor };
    const stored = await (0,system_store/* findOfCommit */.ab)(store, key, commit).catch(keepMessage);
    if (typeof stored === 'string')
        return { ...anchor, problem: `${stored}: there is no anchor` };
    if (stored !== undefined)
        return { anchor: { digest: stored.manifest.payload.sha256, name }, stored };
    if (asked.anchor === undefined)
        return { ...anchor };
    return { ...anchor, problem: `the store has no version of ${name} (${commit.slice(0, 7)}): there is no anchor` };
}
/** What is wrong with an old version does not keep a new one from being published. */
function keepMessage(error) {
    if (error instanceof values/* InputError */.dz)
        return error.message;
    throw error;
}

// EXTERNAL MODULE: ./lib/system/stored-history.js + 7 modules
var stored_history = __webpack_require__(6113);
// EXTERNAL MODULE: ./lib/system/temporary.js
var temporary = __webpack_require__(4146);
// EXTERNAL MODULE: ./lib/command-line/config.js + 2 modules
var config = __webpack_require__(8092);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/measuring.js
var measuring = __webpack_require__(1165);
// EXTERNAL MODULE: ./lib/command-line/options.js + 3 modules
var options = __webpack_require__(8808);
// EXTERNAL MODULE: ./lib/command-line/sources.js
var sources = __webpack_require__(28);
// EXTERNAL MODULE: ./lib/command-line/store.js
var command_line_store = __webpack_require__(6003);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/publish.js
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





























const publish = {
    usage: 'counterbalance publish STORE [DIRECTORY] [options] -- COMMAND [ARG…]',
    summary: 'stores a version as a baseline in a directory, and compares it with the one before',
    options: (0,options/* makeOptions */.lb)('publish', {
        'What most calls need': ['rounds', 'warmup', 'prepare', 'threshold', 'record'],
        'What is measured': ['command', 'scan', 'time-budget', 'conclude', 'cleanup'],
        'What is shown': ['verbose'],
        More: ['config', 'set'],
    }, terminal/* displayOptions */.f),
    async run({ get: typed, words, wordsBefore }) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const [store, ...directory] = words.slice(0, wordsBefore);
            if (store === undefined)
                throw new values/* InputError */.dz('there is no store: give a directory for the baselines, such as publish ../baselines');
            const [place, contender, argv] = [(0,sources/* parseStore */.Pv)(store), (0,sources/* findPlace */.Pj)(directory), words.slice(wordsBefore)];
            const own = await (0,config/* withOwnConfig */.RK)(typed, contender);
            const { get } = own;
            const given = (0,declarations/* decodeGiven */.MN)(get, 'publish');
            const { record: recordPath } = given;
            const inputs = (0,config/* applyRules */.IU)((0,inputs_inputs/* withOneLook */.sL)((0,inputs_inputs/* makeInputs */.SZ)(given, { get, contender, argv })), own);
            (0,files/* checkOutputs */.n2)([recordPath]);
            const home = __addDisposableResource(env_1, await (0,temporary/* makeTemporaryDirectory */.L)(), true);
            const outputs = recordPath === undefined ? [] : [recordPath];
            const file = (0,external_node_path_.join)(home.path, baseline_manifest/* baselineFiles */.F.payload);
            const packed = await (0,pack/* packForPublishing */.a9)(inputs.contender, inputs.payload, file, outputs);
            const version = await findVersion(inputs.contender);
            const suiteFiles = await (0,own_suite/* readOwnSuite */.h)(inputs.contender, inputs.suiteFiles);
            const newest = await (0,system_store/* findNewest */.Ok)(place, inputs);
            const before = newest
                ? (0,command_line_store/* takeStored */.R)(newest, place)
                : (0,pack/* asOwnBaseline */.EN)(packed, { label: inputs.contender, source: 'directory' }, suiteFiles);
            const renames = (0,rename/* listRenames */.ak)(inputs.settings.rules);
            const history = (0,stored_history/* openStoredRaces */.Y)(place, inputs, renames);
            const running = [newest?.manifest.commit, version.commit];
            const search = { store: place, key: inputs, directory: inputs.contender, races: history.races, running };
            const { anchor, stored, problem: missing } = newest ? await findStoredAnchor(given, search) : {};
            for (const text of [history.problem, missing])
                if (text !== undefined)
                    process.stderr.write(`note: ${text}\n`);
            const { record, problem } = await raceAnchored({
                inputs: { ...inputs, baseline: before },
                anchor: stored && (0,command_line_store/* takeStored */.R)(stored, place),
                measure: asked => (0,measuring/* measureInView */.D)(asked, recordPath),
                tell: text => process.stderr.write(`note: ${text}\n`),
            });
            const { findings } = (0,files/* keepOnFault */.j)({ record, path: recordPath, problem }, () => show(record, get));
            if (problem !== undefined)
                process.stderr.write(`${problem}\n`);
            const unfit = describeUnfit(record);
            if (unfit !== undefined)
                return endUnpublished(unfit, record);
            const manifest = describe(inputs, { record, packed, before, version, suiteFiles });
            const made = (0,system_store/* addToStore */.YO)(place, { manifest, file: packed.file }, record.createdAt);
            process.stderr.write(`published: ${made}\n`);
            const raced = {
                baseline: versionOf(newest?.manifest ?? manifest),
                contender: versionOf(manifest),
                ...(stored && { third: versionOf(stored.manifest) }),
                ...(anchor && { anchor }),
            };
            const id = `${record.createdAt} ${packed.sha256.slice(0, 12)}`;
            const lost = history.add(makeRace((0,rename/* renameMeasured */.bw)({ record, findings }, renames), raced, id));
            if (lost !== undefined)
                process.stderr.write(`note: ${lost}\n`);
            return exit_status/* exitStatus */.$.done;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    },
};
/** Prints the report of `record`, and returns its one section. */
function show(record, get) {
    const report = (0,report_report/* makeReportOfPair */._w)((0,record_pair/* makePublishedPair */.f)(record));
    process.stdout.write((0,render/* renderTerminal */.bF)(report, (0,terminal/* terminalOf */.g)(process.stdout, get)));
    return report.sections[0];
}
function endUnpublished(reason, { plan }) {
    process.stderr.write(`${sayUnpublished(reason)}\n`);
    return plan?.stoppedBy === 'interrupted' ? exit_status/* exitStatus */.$.interrupted : exit_status/* exitStatus */.$.commandFailed;
}
function versionOf({ commit, ref, payload }) {
    return { digest: payload.sha256, ...(commit === undefined ? {} : { commit }), label: ref };
}
/** Names the program by its branch and commit, or by its directory if it has none. */
async function findVersion(directory) {
    const git = (0,git_git/* openGit */.z)(directory, { signal: new AbortController().signal });
    const [commit, ref] = [await git.try('rev-parse', 'HEAD'), await git.try('rev-parse', '--abbrev-ref', 'HEAD')];
    return commit === undefined || ref === undefined ? { ref: (0,external_node_path_.resolve)(directory) } : { commit, ref };
}
function describe({ suite }, { record, packed, before, version, suiteFiles }) {
    return (0,baseline_manifest/* makeNewManifest */.ko)({
        ...version,
        suite,
        environment: record.environment ?? (0,environment/* readEnvironment */.Q)(),
        record,
        ...(suiteFiles ? { suiteFiles } : {}),
        before: before.ledger,
        controls: findControlEstimates((0,record_pair/* makePublishedPair */.f)(record)),
        payload: { sha256: packed.sha256, sizeInBytes: packed.sizeInBytes },
    });
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
async function withStored({ baseline: _, ...inputs }, store) {
    const newest = await (0,_system_store_js__WEBPACK_IMPORTED_MODULE_1__/* .findNewest */ .Ok)(store, inputs);
    if (newest === undefined)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`the store "${store}" holds no baseline of the suite "${inputs.suite}": "counterbalance publish ${store}" adds one`);
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

/***/ 8155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ay: () => (/* binding */ group)
});

// UNUSED EXPORTS: flatGroup, flatRollup, groups, index, indexes, rollup, rollups

;// CONCATENATED MODULE: ./node_modules/internmap/src/index.js
class InternMap extends Map {
  constructor(entries, key = keyof) {
    super();
    Object.defineProperties(this, {_intern: {value: new Map()}, _key: {value: key}});
    if (entries != null) for (const [key, value] of entries) this.set(key, value);
  }
  get(key) {
    return super.get(intern_get(this, key));
  }
  has(key) {
    return super.has(intern_get(this, key));
  }
  set(key, value) {
    return super.set(intern_set(this, key), value);
  }
  delete(key) {
    return super.delete(intern_delete(this, key));
  }
}

class InternSet extends Set {
  constructor(values, key = keyof) {
    super();
    Object.defineProperties(this, {_intern: {value: new Map()}, _key: {value: key}});
    if (values != null) for (const value of values) this.add(value);
  }
  has(value) {
    return super.has(intern_get(this, value));
  }
  add(value) {
    return super.add(intern_set(this, value));
  }
  delete(value) {
    return super.delete(intern_delete(this, value));
  }
}

function intern_get({_intern, _key}, value) {
  const key = _key(value);
  return _intern.has(key) ? _intern.get(key) : value;
}

function intern_set({_intern, _key}, value) {
  const key = _key(value);
  if (_intern.has(key)) return _intern.get(key);
  _intern.set(key, value);
  return value;
}

function intern_delete({_intern, _key}, value) {
  const key = _key(value);
  if (_intern.has(key)) {
    value = _intern.get(key);
    _intern.delete(key);
  }
  return value;
}

function keyof(value) {
  return value !== null && typeof value === "object" ? value.valueOf() : value;
}

;// CONCATENATED MODULE: ./node_modules/d3-array/src/identity.js
function identity_identity(x) {
  return x;
}

;// CONCATENATED MODULE: ./node_modules/d3-array/src/group.js



function group(values, ...keys) {
  return nest(values, identity_identity, identity_identity, keys);
}

function groups(values, ...keys) {
  return nest(values, Array.from, identity, keys);
}

function flatten(groups, keys) {
  for (let i = 1, n = keys.length; i < n; ++i) {
    groups = groups.flatMap(g => g.pop().map(([key, value]) => [...g, key, value]));
  }
  return groups;
}

function flatGroup(values, ...keys) {
  return flatten(groups(values, ...keys), keys);
}

function flatRollup(values, reduce, ...keys) {
  return flatten(rollups(values, reduce, ...keys), keys);
}

function rollup(values, reduce, ...keys) {
  return nest(values, identity, reduce, keys);
}

function rollups(values, reduce, ...keys) {
  return nest(values, Array.from, reduce, keys);
}

function index(values, ...keys) {
  return nest(values, identity, unique, keys);
}

function indexes(values, ...keys) {
  return nest(values, Array.from, unique, keys);
}

function unique(values) {
  if (values.length !== 1) throw new Error("duplicate key");
  return values[0];
}

function nest(values, map, reduce, keys) {
  return (function regroup(values, i) {
    if (i >= keys.length) return reduce(values);
    const groups = new InternMap();
    const keyof = keys[i++];
    let index = -1;
    for (const value of values) {
      const key = keyof(value, ++index, values);
      const group = groups.get(key);
      if (group) group.push(value);
      else groups.set(key, [value]);
    }
    for (const [key, values] of groups) {
      groups.set(key, regroup(values, i));
    }
    return map(groups);
  })(values, 0);
}


/***/ }),

/***/ 4834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ mean)
/* harmony export */ });
function mean(values, valueof) {
  let count = 0;
  let sum = 0;
  if (valueof === undefined) {
    for (let value of values) {
      if (value != null && (value = +value) >= value) {
        ++count, sum += value;
      }
    }
  } else {
    let index = -1;
    for (let value of values) {
      if ((value = valueof(value, ++index, values)) != null && (value = +value) >= value) {
        ++count, sum += value;
      }
    }
  }
  if (count) return sum / count;
}


/***/ })

};
