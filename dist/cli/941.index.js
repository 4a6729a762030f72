export const id = 941;
export const ids = [941];
export const modules = {

/***/ 6855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/baseline/manifest.js
var baseline_manifest = __webpack_require__(2814);
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

;// CONCATENATED MODULE: ./lib/baseline/new-manifest.js


/** The manifest of a new baseline, whose ledger goes on from that of the baseline before. */
function makeNewManifest({ before, controls, ...rest }) {
    return (0,baseline_manifest/* makeManifest */.Ui)({ ...rest, ledger: carryLedger(before, controls, rest.environment) });
}

// EXTERNAL MODULE: ./lib/compare/comparison.js + 5 modules
var comparison = __webpack_require__(3371);
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
        .map(series => (0,comparison/* makeComparison */.g)(series, table));
    const { controls } = (0,control/* makeControls */.P7)(judged, record.settings.confidence);
    return [...controls]
        .map(([{ series }, { estimate, standardError }]) => ({ benchmark: series.benchmark, estimate, standardError }))
        .filter(one => Number.isFinite(one.estimate) && Number.isFinite(one.standardError));
}

// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var change = __webpack_require__(9236);
// EXTERNAL MODULE: ./lib/record/pair.js
var record_pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/history/race.js
var race = __webpack_require__(9071);
;// CONCATENATED MODULE: ./lib/history/from-record.js





/**
 * Makes what history keeps of `record` and its `findings`. No other race has this `id`. A payload that was raced against itself is a race of one
 * side, which only says that it is there.
 */
function makeRace({ record, findings }, { baseline, contender }, id) {
    const pair = (0,record_pair/* makeOnlyPair */.fZ)(record);
    const isAlone = baseline.digest === contender.digest;
    const count = (copies) => countInstallations(copies, record.reinstall);
    const copies = pair.plan?.copies ?? { baseline: 1, contender: 1 };
    const first = { ...baseline, copies: count(copies.baseline) };
    const second = { ...contender, copies: count(copies.contender) };
    return {
        id,
        at: record.createdAt ?? '',
        machine: record.environment?.fingerprint ?? '',
        rounds: record.rounds.length,
        racers: isAlone ? [second] : [first, second],
        estimates: isAlone ? [] : listEstimates(pair, findings),
    };
}
function countInstallations(copies, { when, starts } = { when: 'once', starts: [0] }) {
    return when === 'round' ? 0 : copies * starts.length;
}
/** Lists what the report judges too, and does not call incomparable: a benchmark that was changed itself says nothing of the program. */
function listEstimates(record, findings) {
    const comparable = new Set(findings.filter(({ verdict }) => verdict !== null && verdict !== 'incomparable').map(keyOf));
    const table = (0,series/* makeSeries */.YG)(record);
    return table.series
        .filter(({ benchmark, metric }) => comparable.has(keyOf({ benchmark, metric: metric.name })))
        .flatMap(series => makeEstimate((0,comparison/* makeComparison */.g)(series, table)) ?? []);
}
function keyOf({ benchmark, metric }) {
    return JSON.stringify([benchmark, metric]);
}
/** Nothing is known of what has no bounded standard error. */
function makeEstimate({ series: { benchmark, metric }, basis }) {
    const height = readHeight(basis, metric.better);
    if (height === undefined || !Object.values(height).every(Number.isFinite))
        return undefined;
    const noise = Math.max(1, Math.round(height.standardError / Math.SQRT2 / race/* unit */.z));
    return {
        of: { benchmark, metric: metric.name, better: metric.better },
        heights: [0, Math.round(height.value / race/* unit */.z)],
        noises: [noise, noise],
    };
}
function readHeight(basis, better) {
    switch (basis.kind) {
        case 'obstacle':
            return undefined;
        case 'exact':
            return { value: (0,change/* toLog */.gY)(basis.contender, better) - (0,change/* toLog */.gY)(basis.baseline, better), standardError: 0 };
        case 'inference':
            return basis.shortage === undefined
                ? { value: basis.change.estimate, standardError: basis.change.standardError }
                : undefined;
    }
}

// EXTERNAL MODULE: ./lib/inputs/declarations.js + 10 modules
var declarations = __webpack_require__(8059);
// EXTERNAL MODULE: ./lib/inputs/inputs.js + 6 modules
var inputs_inputs = __webpack_require__(148);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/report/pages/terminal.js
var terminal = __webpack_require__(1865);
// EXTERNAL MODULE: ./lib/report/report.js + 5 modules
var report_report = __webpack_require__(6657);
// EXTERNAL MODULE: ./lib/system/copies/pack.js + 1 modules
var pack = __webpack_require__(318);
// EXTERNAL MODULE: ./lib/system/copies/suite-files.js
var suite_files = __webpack_require__(6389);
// EXTERNAL MODULE: ./lib/system/environment.js
var environment = __webpack_require__(420);
// EXTERNAL MODULE: ./lib/system/git/git.js
var git_git = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/system/store.js
var store = __webpack_require__(6304);
// EXTERNAL MODULE: ./lib/system/stored-history.js + 2 modules
var stored_history = __webpack_require__(7630);
// EXTERNAL MODULE: ./lib/system/temporary.js
var temporary = __webpack_require__(4146);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/measuring.js
var measuring = __webpack_require__(1165);
// EXTERNAL MODULE: ./lib/command-line/options.js + 2 modules
var options = __webpack_require__(1477);
// EXTERNAL MODULE: ./lib/command-line/store.js
var command_line_store = __webpack_require__(6003);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var command_line_terminal = __webpack_require__(6596);
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
    usage: 'counterbalance publish --store DIR [--payload GLOB…] [options] -- COMMAND [ARG…]',
    summary: 'stores a baseline in a directory, and compares it with the one before',
    options: { ...(0,options/* optionsOf */.cz)('publish'), ...command_line_terminal/* displayOptions */.f },
    async run({ get, words }) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const given = (0,declarations/* decodeGiven */.MN)(get, 'publish');
            const { store: place, contender, record: recordPath } = given;
            if (place === undefined)
                throw new values/* InputError */.dz('"--store" is missing: give a directory for the baselines');
            if (contender.length > 1)
                throw new values/* InputError */.dz('"contender" is given several times; publish takes one directory');
            const inputs = (0,inputs_inputs/* withOneLook */.sL)((0,inputs_inputs/* makeInputs */.SZ)(given, { get, contender: '.', argv: words }));
            (0,files/* checkOutputs */.n2)([recordPath]);
            const home = __addDisposableResource(env_1, await (0,temporary/* makeTemporaryDirectory */.L)(), true);
            const packed = await (0,pack/* packForPublishing */.a9)(inputs.contender, inputs.payload, (0,external_node_path_.join)(home.path, baseline_manifest/* baselineFiles */.F.payload));
            const version = await findVersion(inputs.contender);
            const suiteFiles = (0,suite_files/* readOwnSuite */.hA)(inputs.contender, inputs.suiteFiles);
            const newest = await (0,store/* findNewest */.O)(place, inputs);
            const before = newest
                ? (0,command_line_store/* takeStored */.R)(newest, place)
                : (0,pack/* asOwnBaseline */.EN)(packed, { label: inputs.contender, source: 'directory' }, suiteFiles);
            const { record, problem } = await (0,measuring/* measureInView */.D)({ ...inputs, baseline: before }, recordPath);
            const report = (0,report_report/* makeReport */.d)((0,record_pair/* makeOnlyPair */.fZ)(record));
            process.stdout.write((0,terminal/* renderTerminal */.b)(report, (0,command_line_terminal/* terminalOf */.g)(process.stdout, get)));
            if (problem !== undefined)
                process.stderr.write(`${problem}\n`);
            if (record.plan?.stoppedBy === 'interrupted')
                return exit_status/* exitStatus */.$.interrupted;
            if (report.status === 'errored')
                return exit_status/* exitStatus */.$.commandFailed;
            const manifest = describe(inputs, { record, packed, before, version, suiteFiles });
            const made = (0,store/* addToStore */.Y)(place, { manifest, file: packed.file }, record.createdAt);
            process.stderr.write(`published: ${made}\n`);
            const raced = {
                baseline: versionOf(newest?.manifest ?? manifest),
                contender: versionOf(manifest),
            };
            (0,stored_history/* addToHistory */.P)(place, inputs, makeRace({ record, findings: report.findings }, raced, `${record.createdAt} ${packed.sha256.slice(0, 12)}`));
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
function versionOf({ commit, ref, payload }) {
    return { digest: payload.sha256, ...(commit === undefined ? {} : { commit }), label: ref };
}
/** What the program is called: its branch and commit, or its directory where it has none. */
async function findVersion(directory) {
    const git = (0,git_git/* openGit */.z)(directory, { signal: new AbortController().signal });
    const [commit, ref] = [await git.try('rev-parse', 'HEAD'), await git.try('rev-parse', '--abbrev-ref', 'HEAD')];
    return commit === undefined || ref === undefined ? { ref: (0,external_node_path_.resolve)(directory) } : { commit, ref };
}
function describe({ suite }, { record, packed, before, version, suiteFiles }) {
    return makeNewManifest({
        ...version,
        suite,
        environment: record.environment ?? (0,environment/* readEnvironment */.Q)(),
        record,
        ...(suiteFiles ? { suiteFiles } : {}),
        before: before.ledger,
        controls: findControlEstimates((0,record_pair/* makeOnlyPair */.fZ)(record)),
        payload: { sha256: packed.sha256, sizeInBytes: packed.sizeInBytes },
    });
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

/***/ 7630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ addToHistory),
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
    for (const { estimates, racers, ...race } of races) {
        const names = JSON.stringify({ names: estimates.map(({ of }) => [of.benchmark, of.metric, of.better]) });
        if (estimates.length > 0 && names !== known) {
            lines.push(names);
            known = names;
        }
        lines.push(JSON.stringify({
            ...race,
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
const side = dist/* strictTuple */.CxQ([
    dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{64}$/)),
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
    sides: dist/* pipe */.FsL(dist/* array */.YOg(side), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(3)),
    found: dist/* pipe */.FsL(dist/* array */.YOg(dist/* pipe */.FsL(dist/* array */.YOg(log), dist/* maxLength */.Ru6(5))), dist/* maxLength */.Ru6(10_000)),
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
function makeRace({ sides, found, ...race }, names, number) {
    const racers = sides.map(([digest, commit, label, copies]) => ({ digest, ...(commit === null ? {} : { commit }), label, copies }));
    if (found.length > 0 && found.length !== names.length)
        throw new HistoryError(`line ${number}: it has ${found.length} results, and there are ${names.length} names before it`);
    const estimates = found.map((numbers, index) => {
        const [heights, noises] = [[0, ...numbers.slice(0, sides.length - 1)], numbers.slice(sides.length - 1)];
        if (noises.length !== sides.length || noises.some(noise => noise <= 0))
            throw new HistoryError(`line ${number}: result ${index + 1} does not have the numbers of ${sides.length} sides`);
        return { of: names[index], heights, noises };
    });
    return { ...race, racers, estimates };
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
/** Adds `race` to the history of its suite in `store`, beside the baselines. */
function addToHistory(store, key, race) {
    const path = (0,external_node_path_.join)(store, (0,artifact_name/* nameBaselineArtifact */.T0)(key), fileName);
    const before = isFile(path) ? readHistory(path).races : [];
    (0,disk/* writeWhole */.f8)(path, encodeHistory({ suite: key.suite, races: joinRaces(before, [race]) }));
}
/** Reads the histories that lie at `place`: a file, or a directory of published baselines with one for each suite. */
function readHistories(place) {
    if (isFile(place))
        return [readHistory(place)];
    const paths = listDirectory(place)
        .map(name => (0,external_node_path_.join)(place, name, fileName))
        .filter(isFile);
    if (paths.length === 0)
        throw new values/* InputError */.dz(`"${place}" holds no history: "counterbalance publish --store ${place}" adds a race each time`);
    return paths.map(readHistory);
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
function readHistory(path) {
    try {
        // A character takes one byte at least.
        if ((0,external_node_fs_.statSync)(path).size > 4 * longestHistory)
            throw new HistoryError(`it is larger than ${longestHistory} characters`);
        return decodeHistory((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch (cause) {
        if (!(cause instanceof HistoryError) && !('syscall' in cause))
            throw cause;
        throw new values/* InputError */.dz(`"${path}" cannot be used: ${(0,system_error/* explainSystemError */.T)(cause)}. Move it away to begin a new history`, {
            cause,
        });
    }
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


/***/ })

};
