export const id = 879;
export const ids = [879,35];
export const modules = {

/***/ 4035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare),
  runComparison: () => (/* binding */ runComparison)
});

// EXTERNAL MODULE: ./lib/record/outage.js
var outage = __webpack_require__(6790);
// EXTERNAL MODULE: ./lib/util/list.js
var list = __webpack_require__(2534);
// EXTERNAL MODULE: ./lib/compare/verdicts/budget.js
var budget = __webpack_require__(1289);
// EXTERNAL MODULE: ./lib/compare/verdicts/judged.js
var judged = __webpack_require__(7489);
// EXTERNAL MODULE: ./lib/compare/gate/policy.js
var gate_policy = __webpack_require__(6341);
// EXTERNAL MODULE: ./lib/compare/gate/stand-in.js
var stand_in = __webpack_require__(9987);
;// CONCATENATED MODULE: ./lib/compare/gate/failures.js






/**
 * Finds the reasons why the gate fails the job, in words. If there are none, the gate is open, or there is no gate.
 *
 * A gate fails on what `failOn` names. It also fails on everything that is missing because of the contender, unless `allow` names
 * it, and where a control benchmark moved. So green means that something was seen. Problems of the machine fail the gate only if
 * `failOn` names them.
 */
function findGateFailures(run, policy) {
    const { failOn, allow } = policy;
    if (failOn.length === 0)
        return [];
    const found = failOn.flatMap(condition => describeCondition(run, condition, policy) ?? []);
    const lacks = (0,gate_policy/* isOfRulesOnly */.$9)(policy) ? [] : findLacks(run, policy);
    const legs = allow.includes('missing-legs') ? [] : (run.missing ?? []);
    return [...found, ...lacks, ...legs, ...findUnreadRules(run)];
}
/** Returns whether `finding` alone fails the gate. */
function failsGate(finding, policy) {
    const { cause } = finding;
    const { failOn, allow } = policy;
    if (failOn.some(condition => meets(finding, condition, policy)))
        return true;
    if ((0,gate_policy/* isOfRulesOnly */.$9)(policy) || allow.includes('incomparable'))
        return false;
    if (cause === 'contender-failed')
        return !allow.includes('errored');
    return cause === 'contender-changed' || cause === 'control-moved';
}
/** Returns whether a benchmark that the contender no longer has fails the gate. */
function failsRemoved(policy) {
    const { failOn, allow } = policy;
    return failOn.includes('removed') || (!isOfRulesOnly(policy) && !allow.includes('removed'));
}
function describeCondition(run, condition, policy) {
    if (condition === 'not-compared')
        return describeAbsence(run);
    if (condition === 'budget')
        return joined([describe('over budget', findBudgets(run, 'missed')), describe(blind, findBudgets(run, 'blind'))]);
    if (condition === 'required')
        return describe('required, but did not run', run.rules?.missing ?? []);
    if (condition === 'removed')
        return describe('removed', run.removed);
    const growths = (run.growths ?? []).filter(({ verdict }) => verdict === condition);
    return describe(condition, [
        ...run.findings.filter(finding => meets(finding, condition, policy)),
        ...growths.map(({ benchmark }) => `the growth of ${benchmark}`),
    ]);
}
function meets(finding, condition, policy) {
    return finding.verdict === condition && (condition !== 'regressed' || isBeyond(finding, policy));
}
/** Returns whether the whole interval of a regression is beyond what the gate lets pass. */
function isBeyond({ change, better, failAbove }, policy) {
    const limit = failAbove ?? policy.failAbove ?? 0;
    // From nothing to something is more than any limit.
    if (limit === 0 || change === null)
        return true;
    return better === 'higher' ? (change.high ?? 0) < -limit : (change.low ?? 0) > limit;
}
/** Describes the regressions that do not fail the gate. Returns undefined if there are none. */
function describeTolerated({ findings }, policy) {
    if (!policy.failOn.includes('regressed'))
        return undefined;
    const tolerated = findings.filter(one => one.verdict === 'regressed' && !isBeyond(one, policy));
    return describe('regressed, but perhaps by no more than "fail-above"', tolerated);
}
const blind = 'with a budget, but without numbers';
/** Budgets that are missed, or that nothing is known of: the contender has no numbers for them. */
function findBudgets(run, which) {
    return (0,budget/* listBudgets */.J_)(run).filter(({ state, median }) => (which === 'missed' ? state === 'missed' : median === null));
}
/** What is missing although nobody named it. */
function findLacks(run, policy) {
    const { failOn, allow } = policy;
    const isOpen = (name) => !allow.includes(name) && !failOn.includes(name);
    const blamed = (cause) => failOn.includes('incomparable') ? [] : run.findings.filter(one => one.cause === cause && failsGate(one, policy));
    return [
        isOpen('not-compared') ? describeAbsence(run) : undefined,
        isOpen('removed') && describe('removed', run.removed),
        describe('not measured, because the contender failed', blamed('contender-failed')),
        describe('not comparable, because the contender measures something else', blamed('contender-changed')),
        describe('not comparable, because a control benchmark moved', blamed('control-moved')),
        describeUnjudged(run),
    ].filter(text => typeof text === 'string');
}
function describeAbsence(run) {
    if (run.status !== 'not-compared')
        return undefined;
    if (run.outage !== undefined)
        return `nothing was compared: ${(0,outage/* describeOutage */.X)(run.outage)}; run the job again`;
    return (0,stand_in/* isOfStandIn */.$)(run) ? 'not compared: the base commit has no baseline of its own' : 'nothing was compared';
}
function describeUnjudged({ findings, status }) {
    if (status === 'errored' || status === 'not-compared')
        return undefined;
    const names = (0,judged/* findUnjudged */.c7)(findings);
    if (names.length > 0)
        return `${describe('not judged', names)} (give "direction" in the file of rules)`;
    const isNothing = findings.every(({ verdict, ignored }) => verdict === null && ignored === undefined);
    return isNothing ? 'nothing was judged: see "metrics"' : undefined;
}
function findUnreadRules({ warnings }) {
    return warnings.filter(({ code }) => code === 'rules-unread').map(({ message }) => message);
}
function describe(what, all) {
    const names = all.map(one => (typeof one === 'string' ? one : one.benchmark));
    return names.length === 0 ? undefined : `${names.length} ${what}: ${(0,list/* nameSome */.K)(names, 5)}`;
}
function joined(texts) {
    return texts.filter(text => text !== undefined).join('; ') || undefined;
}

;// CONCATENATED MODULE: ./lib/compare/gate/end.js

/** Decides how a run ended, for the action and the command line alike. Applied last, after everything is published. */
function decideEnd(run, policy) {
    const failures = findGateFailures(run, policy);
    return { kind: findKind(run, failures), failures };
}
function findKind({ status, plan }, failures) {
    const stoppedBy = plan?.stoppedBy;
    if (stoppedBy === 'interrupted')
        return 'interrupted';
    // Where the time was over before anything ran, the command is not to blame.
    if (status === 'errored')
        return stoppedBy === 'time-budget' ? 'not-compared' : 'nothing-measured';
    if (stoppedBy === 'failing')
        return 'command-failed';
    if (status === 'not-compared')
        return 'not-compared';
    return failures.length > 0 ? 'gate-failed' : 'done';
}

// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/gate.js
var inputs_gate = __webpack_require__(5730);
// EXTERNAL MODULE: ./lib/inputs/inputs.js + 5 modules
var inputs = __webpack_require__(9264);
// EXTERNAL MODULE: ./lib/report/render.js + 19 modules
var render = __webpack_require__(3251);
// EXTERNAL MODULE: ./lib/report/report.js + 2 modules
var report_report = __webpack_require__(432);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var command_line_files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/measuring.js
var measuring = __webpack_require__(1165);
// EXTERNAL MODULE: ./lib/command-line/options.js + 2 modules
var options = __webpack_require__(3209);
// EXTERNAL MODULE: ./lib/command-line/rules.js + 2 modules
var rules = __webpack_require__(1817);
// EXTERNAL MODULE: ./lib/command-line/show-page.js
var show_page = __webpack_require__(21);
// EXTERNAL MODULE: ./lib/command-line/store.js
var command_line_store = __webpack_require__(6003);
// EXTERNAL MODULE: ./lib/command-line/subdirectory.js
var subdirectory = __webpack_require__(7233);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/compare.js

















const compare = {
    usage: [
        'counterbalance compare --baseline DIR [--contender DIR] [options] -- COMMAND [ARG…]',
        'counterbalance compare COMMAND COMMAND… [-n NAME…] [options]',
        'counterbalance compare --baseline-command LINE --contender-command LINE [options]',
        'counterbalance compare --baseline-ref REF [--setup LINE] [options] -- COMMAND [ARG…]',
        'counterbalance compare --baseline DIR --contender NAME=DIR… --ref NAME=COMMIT… [options] -- COMMAND [ARG…]',
        'counterbalance compare --store DIR [--contender DIR] [options] -- COMMAND [ARG…]',
    ].join('\n'),
    summary: 'two versions of a program, side by side on this machine',
    options: { ...(0,options/* optionsOf */.cz)('compare'), ...(0,options/* fileOptions */.N9)(render/* renderers */.ZR), ...terminal/* displayOptions */.f, ...show_page/* openOption */.u },
    run: async (call) => await runComparison(call),
};
/** Compares as `call` asks. `resumed` is added to what is measured. */
async function runComparison({ get, ...call }, resumed = {}) {
    const given = (0,declarations/* decodeGiven */.MN)(get, 'compare');
    const gate = (0,inputs_gate/* makeGate */.u)(given);
    const asked = await makeCall(given, get, call);
    const last = resumed.before ?? resumed.earlier?.at(-1);
    const ruled = last ? (0,rules/* withRecordedRules */.qc)(asked, last) : await (0,rules/* withRules */.O2)(asked, given.config);
    const inputs = { ...ruled, ...resumed };
    const files = render/* renderers */.ZR.filter(one => one.file !== undefined).map(one => ({ ...one, path: get(one.name) }));
    const outputs = files.flatMap(({ path }) => path || []);
    (0,command_line_files/* checkOutputs */.n2)([given.record, ...outputs]);
    const { record, problem } = await (0,measuring/* measureInView */.D)(inputs, given.record, outputs);
    const options = { ...(0,terminal/* terminalOf */.g)(process.stdout, get), recordOf: () => record };
    const report = (0,command_line_files/* keepOnFault */.j)({ record, path: given.record, problem }, () => {
        const made = (0,report_report/* makeReport */.dO)(record);
        process.stdout.write((0,render/* renderTerminal */.bF)(made, options));
        return made;
    });
    const problems = [problem, ...files.map(one => (0,command_line_files/* tryToWrite */.oo)(one.path, () => one.render(report, options)))];
    problems.push(await (0,show_page/* showPage */.R)(get, () => render/* htmlPage */.X.render(report, options)));
    const known = problems.filter(text => text !== undefined);
    return conclude(report, gate, known);
}
async function makeCall(given, get, { words, wordsBefore }) {
    const { store } = given;
    const [commands, argv] = [words.slice(0, wordsBefore), words.slice(wordsBefore)];
    const asked = (0,inputs/* makeInputs */.SZ)(given, { get, contender: '.', argv, commands });
    return store === undefined ? await (0,subdirectory/* fromRoot */.t)((0,inputs/* refuseArtifacts */.yu)(asked), get) : await (0,command_line_store/* withStored */.S)(asked, store);
}
const statuses = {
    interrupted: exit_status/* exitStatus */.$.interrupted,
    'nothing-measured': exit_status/* exitStatus */.$.commandFailed,
    'command-failed': exit_status/* exitStatus */.$.commandFailed,
    'not-compared': exit_status/* exitStatus */.$.notCompared,
    'gate-failed': exit_status/* exitStatus */.$.gateFailed,
    done: exit_status/* exitStatus */.$.done,
};
function conclude(whole, gate, problems) {
    const report = (0,report_report/* toEnded */.w$)(whole);
    const { kind, failures } = decideEnd(report, gate);
    for (const text of problems)
        process.stderr.write(`${text}\n`);
    const tolerated = describeTolerated(report, gate);
    if (tolerated !== undefined)
        process.stderr.write(`warning: ${(0,document_escape/* harmlessLines */.vL)(tolerated)}\n`);
    for (const text of failures)
        process.stderr.write(`--fail-on: ${(0,document_escape/* harmlessLines */.vL)(text)}\n`);
    // What the gate found says least of what went wrong.
    const isOfGate = kind === 'gate-failed' || kind === 'done';
    return isOfGate && problems.length > 0 ? exit_status/* exitStatus */.$.wrongCall : statuses[kind];
}


/***/ }),

/***/ 7879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findResumed: () => (/* binding */ findResumed),
/* harmony export */   repeatCall: () => (/* binding */ repeatCall),
/* harmony export */   resume: () => (/* binding */ resume)
/* harmony export */ });
/* harmony import */ var _compare_rounds_settled_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8920);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7035);
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5503);
/* harmony import */ var _record_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(213);
/* harmony import */ var _record_pair_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5561);
/* harmony import */ var _report_render_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3251);
/* harmony import */ var _report_words_reproduce_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2107);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4035);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5197);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3209);
/* harmony import */ var _show_page_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6596);












const { record, timeBudget, 'time-budget': budget = timeBudget, 'fail-on': failOn, allow } = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .optionsOf */ .cz)('compare');
const own = Object.fromEntries(Object.entries({ 'time-budget': budget, 'fail-on': failOn, allow, record }).filter(([, option]) => option));
const resume = {
    usage: 'counterbalance resume RECORD.json [options]',
    summary: 'more rounds of a comparison: what ended early goes on, and what was complete is repeated',
    options: { ...own, ...(0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .fileOptions */ .N9)(_report_render_js__WEBPACK_IMPORTED_MODULE_5__/* .renderers */ .ZR), ..._terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .displayOptions */ .f, ..._show_page_js__WEBPACK_IMPORTED_MODULE_10__/* .openOption */ .u },
    async run({ get, words }) {
        const target = get('record') || words[0];
        if (target === '-')
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('give "--record" a file too, for the record and its new rounds');
        const recorded = (0,_record_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeRecord */ .eT)((0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readInput */ .R5)(words, 'RECORD.json'));
        const resumed = findResumed(recorded);
        const repeated = repeatCall(recorded, resumed);
        const given = (name) => (name === 'record' ? target : get(name) || repeated.get(name));
        return await (0,_compare_js__WEBPACK_IMPORTED_MODULE_7__.runComparison)({ ...repeated, get: given }, resumed);
    },
};
/** Finds whether the session of `record` goes on, or is complete, so that a second experiment begins. */
function findResumed(record) {
    const { plan, segments = [], rounds, earlier = [], runners, shard, tampered } = record;
    const refuse = (why) => {
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`this record cannot go on: ${why}`);
    };
    if (runners !== undefined || shard !== undefined)
        refuse('several runners share its rounds');
    if (segments.length >= _record_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .mostSegments */ .OK)
        refuse(`it was measured in ${segments.length} stretches; start a new comparison with "compare"`);
    if (tampered !== undefined)
        refuse('files of the copies were changed while it was measured; start a new comparison with "compare"');
    if (plan === undefined || (rounds.length === 0 && earlier.length === 0))
        refuse('nothing was measured; start a new comparison with "compare"');
    if (rounds.length === 0)
        return { earlier };
    if (!isComplete(record))
        return { before: record, ...(earlier.length > 0 ? { earlier } : {}) };
    // Pages of several sides say nothing of experiments, and nobody would know how often it was tried.
    if (record.sides.length > 2)
        refuse('it is complete, and has more than two sides; start a new comparison with "compare"');
    const { earlier: _, causes: __, ...complete } = record;
    return { earlier: [...earlier, complete] };
}
/** Returns whether all rounds ran, and those on other copies where something had to be confirmed. */
function isComplete(record) {
    const { stages = [], rounds, plan, reinstall } = record;
    if (stages.length > 1)
        return true;
    if (rounds.length < plan.looks.at(-1))
        return false;
    return stages.length === 0 || (0,_compare_rounds_settled_js__WEBPACK_IMPORTED_MODULE_0__/* .settle */ .G)((0,_record_pair_js__WEBPACK_IMPORTED_MODULE_4__/* .listPairs */ .SZ)(record), reinstall?.when ?? 'once').findDoubtful() === undefined;
}
/** Makes the call that repeats the whole comparison of `record`, not only what was measured. A second experiment has orders of its own. */
function repeatCall(record, { before }) {
    const { baseline, sides, rounds, seed, ...rest } = record;
    const isBaseline = ({ name }) => name === baseline;
    const words = (0,_report_words_reproduce_js__WEBPACK_IMPORTED_MODULE_6__/* .reproductionWords */ .gT)({
        ...rest,
        ...(before === undefined || seed === undefined ? {} : { seed }),
        sides: [...sides.filter(isBaseline), ...sides.filter(side => !isBaseline(side))],
        rounds: rounds.length,
    });
    if (words === undefined)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('this record does not say what was measured: start a new comparison with "compare"');
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .parseCall */ .Mf)(words, _compare_js__WEBPACK_IMPORTED_MODULE_7__.compare.options);
}


/***/ }),

/***/ 21:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showPage),
/* harmony export */   u: () => (/* binding */ openOption)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5197);






/** The option that shows the page at once. */
const openOption = {
    open: {
        group: 'Output',
        help: 'Open the HTML page in the browser. If no option writes it, it is a temporary file.',
    },
};
/** Opens the page that `--html` named, or else one that `make` makes, where `get` asks for it. Returns what went wrong, in words. */
async function showPage(get, make) {
    if (get('open') !== 'true')
        return undefined;
    const named = get('html');
    if (named !== '')
        return await openInBrowser(named);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), 'counterbalance-')), 'report.html');
    const problem = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .tryToWrite */ .oo)(path, make);
    if (problem !== undefined)
        return problem;
    process.stderr.write(`The page is ${path}\n`);
    return await openInBrowser(path);
}
/** Opens the file at `path` in the browser: the one that BROWSER names, or else the system's own. Returns why it could not, in words. */
async function openInBrowser(path) {
    const [program, ...words] = listOpener();
    try {
        const opener = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, [...words, path], { stdio: 'ignore', detached: true });
        await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(opener, 'spawn');
        opener.unref();
        return undefined;
    }
    catch (error) {
        return `"${path}" could not be opened with "${program}": ${error.message}. Open it yourself, or set BROWSER to a program`;
    }
}
function listOpener() {
    const { BROWSER } = process.env;
    if (BROWSER)
        return [BROWSER];
    if (process.platform === 'darwin')
        return ['open'];
    return process.platform === 'win32' ? ['explorer'] : ['xdg-open'];
}


/***/ }),

/***/ 7233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ fromRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5526);


/**
 * `inputs` for whoever stands in a subdirectory of a repository, and names a commit: each side is the whole repository then, and
 * `setup` and the command run in this subdirectory of both. A working directory that is given is relative to the root.
 */
async function fromRoot(inputs, get) {
    const { baseline, contenders, contender, options } = inputs;
    if (![baseline, ...contenders.map(({ source }) => source)].some(({ kind }) => kind === 'ref'))
        return inputs;
    const git = (0,_system_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .openGit */ .z)(contender, { signal: new AbortController().signal });
    const [prefix, root] = [await git.try('rev-parse', '--show-prefix'), await git.try('rev-parse', '--show-toplevel')];
    if (!prefix || root === undefined)
        return inputs;
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('', root) || '.';
    const workingDirectory = get('working-directory') === '' ? prefix.replace(/\/$/, '') : undefined;
    const move = (source) => {
        if (source.kind === 'directory' && source.directory === contender)
            return { ...source, directory: place };
        return source.kind === 'ref' && workingDirectory !== undefined ? { ...source, directory: workingDirectory } : source;
    };
    const whole = {
        ...inputs,
        contender: place,
        contenders: contenders.map(side => ({ ...side, source: move(side.source) })),
    };
    if (workingDirectory === undefined)
        return whole;
    return {
        ...whole,
        workingDirectory,
        baseline: move(baseline),
        options: { ...options, 'working-directory': workingDirectory },
    };
}


/***/ }),

/***/ 5730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ makeGate)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7035);

/** Makes the policy on what fails the job. A name cannot be both in `fail-on` and in `allow`. */
function makeGate({ failOn, allow, failAbove }) {
    const both = allow.find(name => failOn.includes(name));
    if (both !== undefined)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`"${both}" is in "fail-on" and in "allow": remove it from one of them`);
    if (failAbove === undefined)
        return { failOn, allow };
    if (!failOn.includes('regressed'))
        throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('"fail-above" says which regressions fail the job: add "regressed" to "fail-on"');
    return { failOn, allow, failAbove };
}


/***/ })

};
