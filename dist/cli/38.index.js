export const id = 38;
export const ids = [38];
export const modules = {

/***/ 1038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   analyze: () => (/* binding */ analyze)
/* harmony export */ });
/* harmony import */ var _inputs_declarations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3140);
/* harmony import */ var _inputs_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8344);
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9346);
/* harmony import */ var _report_merged_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8112);
/* harmony import */ var _report_pages_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2479);
/* harmony import */ var _report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3879);
/* harmony import */ var _report_text_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1961);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4147);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5197);
/* harmony import */ var _narrowing_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7163);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1477);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1817);
/* harmony import */ var _show_page_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8601);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6596);














/** What it leaves in files; the JSON is printed. */
const pages = _report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_4__/* .renderers */ .ZR.filter(one => one.file !== undefined && one.name !== 'json');
const analyze = {
    usage: 'counterbalance analyze RECORD.json [options]',
    summary: 'what a record says: the report as JSON, on stdout',
    options: { ...asRecorded((0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .optionsOf */ .cz)('analyze')), ...(0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .optionsOf */ .cz)('render'), ...(0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .fileOptions */ .N9)(pages), ..._show_page_js__WEBPACK_IMPORTED_MODULE_11__/* .openOption */ .u },
    async run({ get, words }) {
        (0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .checkOutputs */ .n2)(pages.map(({ name }) => get(name)));
        const record = (0,_record_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeRecord */ .e)((0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readInput */ .R5)(words, 'RECORD.json'));
        const given = (0,_inputs_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeGiven */ .MN)(get, 'analyze');
        const rules = await (0,_rules_js__WEBPACK_IMPORTED_MODULE_10__/* .readNamedRules */ .h_)(given.config);
        const asked = (0,_narrowing_js__WEBPACK_IMPORTED_MODULE_8__/* .checkNarrowing */ .Q)(given);
        const judged = {
            ...record,
            settings: {
                ...(0,_inputs_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceSet */ .hA)(record.settings, (0,_inputs_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSettings */ .mF)(given), get),
                ...(given.looks ? { looks: given.looks } : {}),
                ...(rules ? { rules } : {}),
            },
        };
        const report = (0,_report_merged_js__WEBPACK_IMPORTED_MODULE_3__/* .narrowAll */ .fD)((0,_report_merged_js__WEBPACK_IMPORTED_MODULE_3__/* .reportRecord */ .aL)(judged), asked);
        const view = (0,_report_merged_js__WEBPACK_IMPORTED_MODULE_3__/* .describeWhole */ .bm)(report);
        if (view !== undefined)
            process.stderr.write(`${view}: "view" has the places of these in "findings"\n`);
        process.stdout.write((0,_report_text_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .harmlessJson */ .EL)((0,_report_pages_json_js__WEBPACK_IMPORTED_MODULE_13__/* .renderJson */ .h)(report)));
        const options = { ...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_12__/* .terminalOf */ .g)(process.stdout), record: judged };
        const problems = pages.flatMap(page => (0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .tryToWrite */ .oo)(get(page.name), () => (0,_report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_4__/* .renderBy */ .yA)(page, report, options)) ?? []);
        const unopened = await (0,_show_page_js__WEBPACK_IMPORTED_MODULE_11__/* .showPage */ .R)(get, () => (0,_report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_4__/* .renderBy */ .yA)(_report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_4__/* .htmlPage */ .X, report, options));
        if (unopened !== undefined)
            problems.push(unopened);
        for (const problem of problems)
            process.stderr.write(`${problem}\n`);
        if (report.status === 'errored' || report.status === 'not-compared')
            return _exit_status_js__WEBPACK_IMPORTED_MODULE_6__/* .exitStatus */ .$.notCompared;
        return problems.length > 0 ? _exit_status_js__WEBPACK_IMPORTED_MODULE_6__/* .exitStatus */ .$.wrongCall : _exit_status_js__WEBPACK_IMPORTED_MODULE_6__/* .exitStatus */ .$.done;
    },
};
/** `options` whose default is what the record says. */
function asRecorded(options) {
    return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, { ...option, default: 'as recorded' }]));
}


/***/ }),

/***/ 7163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkNarrowing)
/* harmony export */ });
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7035);
/* harmony import */ var _rules_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3650);


/** `asked` without anything else; a pattern that would take too long to match is refused. */
function checkNarrowing({ filter, only, sort }) {
    for (const pattern of filter) {
        if ((0,_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .countStars */ .PL)(pattern) > _rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .mostStars */ .TE)
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`"filter" is "${pattern}"; a pattern has at most ${_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .mostStars */ .TE} stars`);
        if ((0,_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooManifold */ .fl)(pattern))
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`"filter" is "${pattern}"; it has too many combinations: give --filter several times instead`);
    }
    return { filter, only, sort };
}


/***/ }),

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h_: () => (/* binding */ readNamedRules),
  gC: () => (/* binding */ withOwnRules),
  qc: () => (/* binding */ withRecordedRules),
  O2: () => (/* binding */ withRules)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/inputs/declared/judging.js
var judging = __webpack_require__(7728);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./lib/system/git/file-at.js

const largestInBytes = 2 ** 20;
/** The text of a file as `commit` has it: null where it has none, undefined where the clone does not hold the commit. */
async function readFileAt(git, commit, path) {
    if ((await git.try('cat-file', '-e', `${commit}^{commit}`)) === undefined)
        return undefined;
    const entry = await git.run('ls-tree', '--full-tree', commit, '--', path);
    const blob = /^100\d+ blob ([0-9a-f]+)\t/.exec(entry)?.[1];
    return blob === undefined ? null : await git.run('cat-file', 'blob', blob);
}
/** The text of a file of at most 1 MiB; undefined where there is none. */
async function readSmallFile(path) {
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    return stats?.isFile() && stats.size <= largestInBytes ? await (0,promises_.readFile)(path, 'utf8') : undefined;
}

// EXTERNAL MODULE: ./lib/system/git/git.js
var git_git = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/system/git/history.js + 1 modules
var git_history = __webpack_require__(7216);
;// CONCATENATED MODULE: ./lib/system/rules.js
/** The rules in `text`, as of today. What reads them is loaded only now: most runs have no rules, and need no YAML. */
async function parseRulesToday(text, source) {
    const { decodeRules } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(285)]).then(__webpack_require__.bind(__webpack_require__, 8285));
    return decodeRules(text, { source, asOf: new Date().toISOString().slice(0, 10) });
}

// EXTERNAL MODULE: ./lib/system/signals.js
var system_signals = __webpack_require__(288);
;// CONCATENATED MODULE: ./lib/command-line/rules.js
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








/** The rules of the file that `--config` names; undefined where it names none. */
async function readNamedRules(path) {
    if (path === undefined)
        return undefined;
    const text = await readSmallFile(path);
    if (text === undefined)
        throw new values/* InputError */.dz(`"--config" is "${path}"; it must be a file of rules of at most 1 MiB`);
    return await parseRulesToday(text, path);
}
/**
 * `inputs` with the rules that apply: those that are named, else those of the baseline, since the contender must not choose what it
 * is judged by.
 */
async function withRules(inputs, config) {
    const named = await readNamedRules(config);
    if (named !== undefined)
        return { ...inputs, settings: { ...inputs.settings, rules: named } };
    const [found, own] = [await findBaselineFile(inputs), await readSmallFile((0,external_node_path_.join)(inputs.contender, judging/* usualConfig */.l))];
    const isOther = own !== undefined && own.trimEnd() !== found?.text.trimEnd();
    const rules = found && (await parseRulesToday(found.text, found.source));
    return {
        ...inputs,
        settings: { ...inputs.settings, ...(rules ? { rules } : {}) },
        ...(isOther ? { warnings: [otherWarning] } : {}),
    };
}
/** `inputs` with the rules of `record`, as they were on its day: more rounds are judged by nothing else. */
function withRecordedRules(inputs, { settings: { rules }, warnings }) {
    const isOther = warnings.some(({ code }) => code === otherWarning.code);
    return {
        ...inputs,
        settings: { ...inputs.settings, ...(rules ? { rules } : {}) },
        ...(isOther ? { warnings: [otherWarning] } : {}),
    };
}
/** `inputs` with the rules that are named, else those of what is published: nothing is judged by anybody else's. */
async function withOwnRules(inputs, config) {
    const path = (0,external_node_path_.join)(inputs.contender, judging/* usualConfig */.l);
    const own = config === undefined ? await readSmallFile(path) : undefined;
    const rules = own === undefined ? await readNamedRules(config) : await parseRulesToday(own, path);
    return { ...inputs, settings: { ...inputs.settings, ...(rules ? { rules } : {}) } };
}
const otherWarning = {
    code: 'rules-changed',
    message: `the rules of the baseline are used, and the contender has different ones in ${judging/* usualConfig */.l}: choose with "--config"`,
};
async function findBaselineFile({ baseline, contender }) {
    switch (baseline.kind) {
        case 'directory':
        case 'command': {
            const source = (0,external_node_path_.join)(baseline.kind === 'directory' ? baseline.directory : contender, judging/* usualConfig */.l);
            const text = await readSmallFile(source);
            return text === undefined ? undefined : { text, source };
        }
        case 'ref':
            return await findFileAt(baseline.ref, contender);
        case 'packed':
            return undefined;
    }
}
async function findFileAt(ref, repository) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const signals = __addDisposableResource(env_1, (0,system_signals/* listenForSignals */.s)(), false);
        try {
            const git = (0,git_git/* openGit */.z)(repository, { signal: signals.signal });
            const commit = await (0,git_history/* resolveBaseline */.oL)(git, ref, {});
            const text = await readFileAt(git, commit, judging/* usualConfig */.l);
            return text ? { text, source: `${judging/* usualConfig */.l} of ${commit.slice(0, 7)}` } : undefined;
        }
        catch (error) {
            signals.signal.throwIfAborted();
            throw error;
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


/***/ }),

/***/ 8344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hA: () => (/* binding */ replaceSet),
/* harmony export */   mF: () => (/* binding */ makeSettings)
/* harmony export */ });
/* unused harmony exports usualSettings, pickUnusual */
/* harmony import */ var _compare_growth_growth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4740);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3140);


/** Makes the settings that decide how measurements become verdicts. */
function makeSettings({ threshold, confidence, metrics, judge, sameWork, exponentThreshold, suiteChanges, }) {
    return {
        ...{ threshold, confidence, metrics },
        ...(judge === 'auto' ? {} : { judge }),
        ...(sameWork === 'auto' ? {} : { sameWork }),
        ...(suiteChanges === 'incomparable' ? {} : { suiteChanges }),
        ...(exponentThreshold === _compare_growth_growth_js__WEBPACK_IMPORTED_MODULE_1__/* .usualExponentThreshold */ .F ? {} : { exponentThreshold }),
    };
}
/** The settings of whoever sets nothing. */
const usualSettings = makeSettings((0,_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeGiven */ .MN)(() => '', 'analyze'));
/** Returns `recorded` with those of `settings` that `get` gives. `auto` takes back what the record says. */
function replaceSet(recorded, settings, get) {
    const isGiven = ([key]) => {
        const name = nameOf(key);
        return name !== undefined && get(name).trim() !== '';
    };
    const kept = Object.entries(recorded).filter(entry => !isGiven(entry));
    return { ...usualSettings, ...Object.fromEntries([...kept, ...Object.entries(settings).filter(isGiven)]) };
}
/** An input as its user calls it; undefined where a setting is no input. */
function nameOf(key) {
    return _declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .inputs */ .QL.find(one => one.key === key)?.name;
}
/** Returns those of `settings` that differ from the defaults. */
function pickUnusual(settings) {
    return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== usualSettings[name]));
}


/***/ }),

/***/ 5526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ GitError),
/* harmony export */   z: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _measure_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3725);




const execute = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** git said no; the message holds what it said. */
class GitError extends Error {
    name = 'GitError';
}
/** git in the repository that `directory` is in. */
function openGit(directory, { credentials, signal }) {
    const run = (words, options) => runGit(directory, words, options);
    return {
        run: (...words) => run(words),
        try: (...words) => run(words).catch(() => undefined),
        // Not at once with the credentials: a header that actions/checkout has left in the configuration would be sent twice.
        fetch: (...words) => run(['fetch', '--no-tags', ...words], { signal }).catch(error => {
            if (!credentials || Object.keys(credentials).length === 0)
                throw error;
            return run(['fetch', '--no-tags', ...words], { signal, variables: credentials });
        }),
    };
}
/** Nothing of git's own may go on in the background, where measuring would meet it. */
const withoutMaintenance = ['-c', 'maintenance.auto=false', '-c', 'gc.auto=0'];
async function runGit(directory, words, { variables = {}, signal } = {}) {
    const env = { ...(0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutRunners */ .E6)(process.env), ...variables, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    const running = execute('git', [...withoutMaintenance, ...words], {
        cwd: directory,
        env,
        maxBuffer: 2 ** 26,
        ...(signal && { signal }),
    });
    try {
        return (await running).stdout.trimEnd();
    }
    catch (cause) {
        await awaitEnd(running.child);
        const { stderr, message } = cause;
        throw new GitError(`git ${words.join(' ')}: ${stderr?.trim() || message}`, { cause });
    }
}
/** Waits for the end of a process, which an abort does not. */
async function awaitEnd(child) {
    const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    if (isRunning)
        await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit');
}


/***/ }),

/***/ 7216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oL: () => (/* binding */ resolveBaseline),
  WL: () => (/* binding */ resolveCommit)
});

// UNUSED EXPORTS: listAncestors, nameBaseline

;// CONCATENATED MODULE: ./lib/baseline/commit.js
/**
 * Chooses the commit that the contender was built on, unless the user requests a `ref`.
 *
 * Against the tip of the base branch, the contender would be blamed for that branch's own commits. So the baseline is the commit
 * where the two branches parted. If the checkout, `head`, is GitHub's merge of a pull request, the contender was built on the
 * first parent of that merge.
 */
function chooseBaselineCommit(ref, occasion, head) {
    if (ref !== undefined)
        return { kind: 'named', ref };
    if (head === occasion.mergeCommit)
        return { kind: 'first-parent' };
    if (occasion.before !== undefined)
        return { kind: 'named', ref: occasion.before };
    return { kind: 'merge-base', branch: occasion.baseBranch };
}

// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/system/git/history.js


const deepenings = ['--deepen=50', '--deepen=500', '--unshallow'];
/** The full name of the baseline commit, which is then in the repository: what a shallow clone lacks is fetched. */
async function resolveBaseline(git, ref, occasion) {
    return await fetchCommit(git, await nameBaseline(git, ref, occasion));
}
/** The full name of a commit that is named in `what`, which is then in the repository. */
async function resolveCommit(git, ref, what) {
    return await fetchCommit(git, isFullName(ref) ? ref : await resolveNamed(git, ref, what));
}
/** The full name of the baseline commit, which need not be in the repository: a shallow clone can tell it, and nothing is fetched for it. */
async function nameBaseline(git, ref, occasion) {
    const head = await git.try('rev-parse', '--verify', 'HEAD');
    if (head === undefined)
        throw new values/* InputError */.dz('the baseline commit is unknown, because this is not a git checkout: run actions/checkout first, or give "baseline-directory"', {
            onCommandLine: 'the baseline commit is unknown, because this directory is not in a git repository: run this in a clone, or give "baseline-directory"',
        });
    const commit = chooseBaselineCommit(ref, occasion, head);
    switch (commit.kind) {
        case 'named':
            return isFullName(commit.ref) ? commit.ref : await resolveNamed(git, commit.ref);
        case 'first-parent':
            return await readFirstParent(git);
        case 'merge-base':
            return await leaveHead(git, head, await findMergeBase(git, head, commit.branch));
    }
}
/** The commits before `commit` along first parents, the nearest first; undefined where the clone is shallow, and cannot tell. */
async function listAncestors(git, commit) {
    if ((await git.try('rev-parse', '--is-shallow-repository')) !== 'false')
        return undefined;
    const line = await git.try('rev-list', '--first-parent', `--max-count=${mostAncestors + 1}`, commit, '--');
    return line?.split('\n').slice(1);
}
const mostAncestors = 300;
function isFullName(ref) {
    return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(ref);
}
/** `base`, or, where that is the very commit that is checked out and nothing in its files was changed, the one before. */
async function leaveHead(git, head, base) {
    if (base !== head || (await git.run('status', '--porcelain', '--untracked-files=no')) !== '')
        return base;
    return await readFirstParent(git);
}
/** The first parent of the checked-out commit, as that names it itself: a shallow clone knows the name without having the parent. */
async function readFirstParent(git) {
    const commit = await git.run('cat-file', 'commit', 'HEAD');
    const parent = /^parent (\w+)$/m.exec(commit.split('\n\n', 1)[0])?.[1];
    if (parent === undefined)
        throw new values/* InputError */.dz('the checked-out commit is the first one, so there is nothing before it to compare with');
    return parent;
}
async function resolveNamed(git, ref, what = '"baseline-ref"') {
    if (ref.startsWith('-'))
        throw new values/* InputError */.dz(`${what} is "${ref}", which is not a valid name of a commit`);
    const known = await findCommit(git, ref);
    if (known !== undefined)
        return known;
    const commit = await tryToFetch(git, ref);
    if (commit !== undefined)
        return commit;
    throw new values/* InputError */.dz(`${what} is "${ref}", but neither this repository nor its origin has that commit`);
}
async function fetchCommit(git, commit) {
    if ((await findCommit(git, commit)) === undefined)
        await git.fetch(...(await depthWords(git)), 'origin', commit);
    return commit;
}
async function findMergeBase(git, head, branch) {
    const base = await findBaseBranch(git, branch);
    const find = () => git.try('merge-base', head, base);
    // What was committed here since, the origin cannot know.
    const shared = (await git.try('rev-parse', '--verify', '--quiet', '@{upstream}')) ?? head;
    let found = await find();
    for (const deepening of deepenings) {
        if (found !== undefined)
            return found;
        await git.fetch(deepening, 'origin', base, shared).catch(() => undefined);
        found = await find();
    }
    if (found !== undefined)
        return found;
    throw new values/* InputError */.dz(`the checked-out commit has no commit in common with ${branch ?? base}: give the baseline in "baseline-ref"`);
}
/** A commit of the base branch, by its full name. */
async function findBaseBranch(git, branch) {
    if (branch !== undefined) {
        const commit = await tryToFetch(git, branch);
        if (commit !== undefined)
            return commit;
    }
    const candidates = branch === undefined
        ? ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']
        : [`origin/${branch}`, branch];
    for (const candidate of candidates) {
        const commit = await findCommit(git, candidate);
        if (commit !== undefined)
            return commit;
    }
    // A shallow clone knows no branch but its own; the origin's HEAD is on its default branch.
    const head = await tryToFetch(git, 'HEAD');
    if (head !== undefined)
        return head;
    throw new values/* InputError */.dz(`there is no branch to find the baseline on (tried ${candidates.join(', ')}): give a commit in "baseline-ref"`);
}
async function findCommit(git, ref) {
    return await git.try('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
}
/** The full name of the commit that the origin knows as `ref`. */
async function tryToFetch(git, ref) {
    const fetched = await git.fetch(...(await depthWords(git)), 'origin', ref).catch(() => undefined);
    return fetched === undefined ? undefined : await findCommit(git, 'FETCH_HEAD');
}
/** A whole clone must not become a shallow one. */
async function depthWords(git) {
    return (await git.run('rev-parse', '--is-shallow-repository')) === 'true' ? ['--depth=1'] : [];
}


/***/ }),

/***/ 288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ Interruption),
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A signal asked the program to end; what was open has been closed. */
class Interruption extends Error {
    name = 'Interruption';
}
/** Turns the signals that end a program into one that its parts can end by in good order. */
function listenForSignals() {
    const controller = new AbortController();
    const abort = (name) => controller.abort(new Interruption(`interrupted by ${name}`));
    for (const name of names)
        process.on(name, abort);
    return {
        signal: controller.signal,
        [Symbol.dispose]() {
            for (const name of names)
                process.off(name, abort);
        },
    };
}


/***/ })

};
