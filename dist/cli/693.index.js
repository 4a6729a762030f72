export const id = 693;
export const ids = [693];
export const modules = {

/***/ 4693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6011);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4876);
/* harmony import */ var _report_pages_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(696);
/* harmony import */ var _report_pages_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2992);
/* harmony import */ var _report_pages_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1865);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5650);
/* harmony import */ var _report_text_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1961);
/* harmony import */ var _report_text_fit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(915);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8047);
/* harmony import */ var _compare_options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4822);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5197);
/* harmony import */ var _measuring_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2114);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6076);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9330);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6003);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6596);
















/** What goes into the files that a comparison leaves, by option. */
const files = [
    ['json', report => `${JSON.stringify(report, null, 1)}\n`],
    ['markdown', report => (0,_report_pages_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .renderMarkdown */ .Gc)(report, { limit: { ..._report_text_fit_js__WEBPACK_IMPORTED_MODULE_7__/* .summaryLimit */ .mf, size: Infinity } })],
    ['html', _report_pages_html_js__WEBPACK_IMPORTED_MODULE_2__/* .renderHtml */ .K],
];
const compare = {
    usage: [
        'counterbalance compare --baseline DIR [--contender DIR] [options] -- COMMAND [ARG…]',
        'counterbalance compare --baseline-command LINE --contender-command LINE [options]',
        'counterbalance compare --baseline-ref REF [--setup LINE] [options] -- COMMAND [ARG…]',
        'counterbalance compare --store DIR [--contender DIR] [options] -- COMMAND [ARG…]',
    ].join('\n'),
    summary: 'two versions of a program, side by side on this machine',
    options: _compare_options_js__WEBPACK_IMPORTED_MODULE_9__/* .compareOptions */ .U,
    async run({ get, words }) {
        const inputs = await (0,_rules_js__WEBPACK_IMPORTED_MODULE_13__/* .withRules */ .O)(decodeCall(get, words), get);
        const recordPath = get('record');
        (0,_files_js__WEBPACK_IMPORTED_MODULE_10__/* .checkOutputs */ .n2)([recordPath, ...files.map(([option]) => get(option))].filter(path => path !== ''));
        const { record, problem } = await (0,_measuring_js__WEBPACK_IMPORTED_MODULE_11__/* .measureInView */ .D)(inputs, recordPath);
        const report = (0,_report_report_js__WEBPACK_IMPORTED_MODULE_5__/* .makeReport */ .d)(record);
        process.stdout.write((0,_report_pages_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTerminal */ .b)(report, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_15__/* .terminalOf */ .g)(process.stdout)));
        const problems = [problem, ...files.map(([option, write]) => (0,_files_js__WEBPACK_IMPORTED_MODULE_10__/* .tryToWrite */ .oo)(get(option), () => write(report)))];
        return conclude(inputs, record, report, problems.filter(text => text !== undefined));
    },
};
function decodeCall(get, words) {
    const store = get('store');
    const contender = get('contender') || '.';
    return store === ''
        ? (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeLocalInputs */ .N7)((0,_options_js__WEBPACK_IMPORTED_MODULE_12__/* .asInputs */ .Co)(get), contender, words)
        : (0,_store_js__WEBPACK_IMPORTED_MODULE_14__/* .withStored */ .S)((0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeInputs */ .cs)((0,_options_js__WEBPACK_IMPORTED_MODULE_12__/* .asInputs */ .Co)(get), contender, words), store);
}
function conclude(inputs, { plan }, report, problems) {
    const failures = (0,_compare_verdicts_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .findGateFailures */ .iF)(report, inputs.failOn);
    for (const text of problems)
        process.stderr.write(`${text}\n`);
    for (const text of failures)
        process.stderr.write(`--fail-on: ${(0,_report_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .harmlessLines */ .vL)(text)}\n`);
    if (plan?.stoppedBy === 'interrupted')
        return _command_js__WEBPACK_IMPORTED_MODULE_8__/* .exitStatus */ .$.interrupted;
    if (report.status === 'errored' && plan?.stoppedBy === 'time-budget')
        return _command_js__WEBPACK_IMPORTED_MODULE_8__/* .exitStatus */ .$.notCompared;
    if (report.status === 'errored' || plan?.stoppedBy === 'failing')
        return _command_js__WEBPACK_IMPORTED_MODULE_8__/* .exitStatus */ .$.commandFailed;
    if (report.status === 'not-compared')
        return _command_js__WEBPACK_IMPORTED_MODULE_8__/* .exitStatus */ .$.notCompared;
    if (problems.length > 0)
        return _command_js__WEBPACK_IMPORTED_MODULE_8__/* .exitStatus */ .$.wrongCall;
    return failures.length > 0 ? _command_js__WEBPACK_IMPORTED_MODULE_8__/* .exitStatus */ .$.gateFailed : _command_js__WEBPACK_IMPORTED_MODULE_8__/* .exitStatus */ .$.done;
}


/***/ }),

/***/ 9330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ readNamedRules),
  O: () => (/* binding */ withRules)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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






const usual = values/* defaults */.NT.config;
/** The rules of the file that `--config` names; undefined where it names none. */
async function readNamedRules(get) {
    const path = get('config');
    if (path === '')
        return undefined;
    const text = await readSmallFile(path);
    if (text === undefined)
        throw new values/* InputError */.dz(`"--config" is "${path}"; a file of rules belongs there, of at most 1 MiB`);
    return await decode(text, path);
}
/**
 * `inputs` with the rules that apply: those that are named, else those of the baseline, since the contender must not choose what it
 * is judged by.
 */
async function withRules(inputs, get) {
    const named = await readNamedRules(get);
    if (named !== undefined)
        return { ...inputs, settings: { ...inputs.settings, rules: named } };
    const [found, own] = [await findBaselineFile(inputs), await readSmallFile((0,external_node_path_.join)(inputs.contender, usual))];
    const isOther = own !== undefined && own.trimEnd() !== found?.text.trimEnd();
    const rules = found && (await decode(found.text, found.source));
    return {
        ...inputs,
        settings: { ...inputs.settings, ...(rules ? { rules } : {}) },
        ...(isOther ? { warnings: [otherWarning] } : {}),
    };
}
const otherWarning = {
    code: 'rules-changed',
    message: `the rules are those of the baseline, and ${usual} of the contender is another: "--config" chooses`,
};
async function findBaselineFile({ baseline, contender }) {
    switch (baseline.kind) {
        case 'directory':
        case 'command': {
            const source = (0,external_node_path_.join)(baseline.kind === 'directory' ? baseline.directory : contender, usual);
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
            const text = await readFileAt(git, commit, usual);
            return text ? { text, source: `${usual} of ${commit.slice(0, 7)}` } : undefined;
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
/** Most calls have no rules, and need no YAML. */
async function decode(text, source) {
    const { decodeRules } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(285)]).then(__webpack_require__.bind(__webpack_require__, 8285));
    return decodeRules(text, { source, asOf: new Date().toISOString().slice(0, 10) });
}


/***/ })

};
