export const id = 290;
export const ids = [290];
export const modules = {

/***/ 7290:
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
var manifest = __webpack_require__(2814);
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
    return (0,manifest/* makeManifest */.Ui)({ ...rest, ledger: carryLedger(before, controls, rest.environment) });
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

// EXTERNAL MODULE: ./lib/inputs/declarations.js + 9 modules
var declarations = __webpack_require__(7903);
// EXTERNAL MODULE: ./lib/inputs/inputs.js + 4 modules
var inputs_inputs = __webpack_require__(6811);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
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
// EXTERNAL MODULE: ./lib/system/store.js + 2 modules
var store = __webpack_require__(9361);
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
            const inputs = (0,inputs_inputs/* makeInputs */.SZ)(given, { get, contender: '.', argv: words });
            (0,files/* checkOutputs */.n2)([recordPath]);
            const home = __addDisposableResource(env_1, await (0,temporary/* makeTemporaryDirectory */.L)(), true);
            const packed = await (0,pack/* packForPublishing */.a9)(inputs.contender, inputs.payload, (0,external_node_path_.join)(home.path, manifest/* baselineFiles */.F.payload));
            const version = await findVersion(inputs.contender);
            const suiteFiles = (0,suite_files/* readOwnSuite */.hA)(inputs.contender, inputs.suiteFiles);
            const newest = await (0,store/* findNewest */.O)(place, inputs);
            const before = newest
                ? (0,command_line_store/* takeStored */.R)(newest, place)
                : (0,pack/* asOwnBaseline */.EN)(packed, { label: inputs.contender, source: 'directory' }, suiteFiles);
            const { record, problem } = await (0,measuring/* measureInView */.D)({ ...inputs, baseline: before }, recordPath);
            const report = (0,report_report/* makeReport */.d)((0,pair/* makeOnlyPair */.fZ)(record));
            process.stdout.write((0,terminal/* renderTerminal */.b)(report, (0,command_line_terminal/* terminalOf */.g)(process.stdout, get)));
            if (problem !== undefined)
                process.stderr.write(`${problem}\n`);
            if (record.plan?.stoppedBy === 'interrupted')
                return exit_status/* exitStatus */.$.interrupted;
            if (report.status === 'errored')
                return exit_status/* exitStatus */.$.commandFailed;
            const made = (0,store/* addToStore */.Y)(place, { manifest: describe(inputs, { record, packed, before, version, suiteFiles }), file: packed.file }, record.createdAt);
            process.stderr.write(`published: ${made}\n`);
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
        controls: findControlEstimates((0,pair/* makeOnlyPair */.fZ)(record)),
        payload: { sha256: packed.sha256, sizeInBytes: packed.sizeInBytes },
    });
}


/***/ })

};
