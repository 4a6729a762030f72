export const id = 883;
export const ids = [883];
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

/***/ 9850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare)
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
    const parts = allow.includes('missing-parts') ? [] : (run.missing ?? []);
    return [...found, ...lacks, ...parts, ...findUnreadRules(run)];
}
/** Returns whether `finding` alone fails the gate. */
function failsGate(finding, policy) {
    const { cause } = finding;
    const { failOn, allow } = policy;
    if (failOn.some(condition => meets(finding, condition, policy)))
        return true;
    if ((0,gate_policy/* isOfRulesOnly */.$9)(policy) || allow.includes('not-comparable'))
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
    return describe(condition.replace('-', ' '), [
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
    return describe('regressed, but perhaps by no more than "fail-on" tolerates', tolerated);
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
    const blamed = (cause) => failOn.includes('not-comparable') ? [] : run.findings.filter(one => one.cause === cause && failsGate(one, policy));
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
    return (0,stand_in/* isOfStandIn */.$)(run) ? 'not compared: the base commit has no baseline' : 'nothing was compared';
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
// EXTERNAL MODULE: ./lib/inputs/inputs.js + 5 modules
var inputs = __webpack_require__(9264);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/report/render.js + 23 modules
var render = __webpack_require__(4433);
// EXTERNAL MODULE: ./lib/report/report.js + 2 modules
var report_report = __webpack_require__(432);
// EXTERNAL MODULE: ./lib/command-line/options.js + 3 modules
var options = __webpack_require__(8808);
// EXTERNAL MODULE: ./lib/command-line/show-page.js
var show_page = __webpack_require__(21);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/compare-options.js




/** All options of compare. */
const compareOptions = (0,options/* makeOptions */.lb)('compare', {
    'What most calls need': ['setup', 'rounds', 'warmup', 'prepare', 'threshold', 'fail-on', 'record', 'html'],
    'What is compared': ['command', 'command-name', 'scan', 'part', 'resume'],
    'How it is measured': ['time-budget', 'conclude', 'cleanup', 'causes'],
    'What is shown': ['verbose', 'json', 'markdown', 'open'],
    More: ['config', 'set'],
}, {
    command: {
        placeholder: 'LINE',
        isRepeatable: true,
        help: 'Shell command that runs the benchmarks, if no command follows --. Give one for each version if they differ.',
    },
    'command-name': {
        placeholder: 'NAME',
        short: 'n',
        isRepeatable: true,
        help: 'Name of a command: the first name is for the first command.',
    },
    resume: {
        placeholder: 'RECORD',
        help: 'Resume an interrupted comparison from its record, or repeat a complete one.',
    },
    ...(0,options/* fileOptions */.N9)(render/* renderers */.ZR),
    ...terminal/* displayOptions */.f,
    ...show_page/* openOption */.u,
});

// EXTERNAL MODULE: ./lib/command-line/config.js + 2 modules
var config = __webpack_require__(8092);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var command_line_files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/measuring.js
var measuring = __webpack_require__(1165);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/compare/rounds/settled.js
var settled = __webpack_require__(8920);
// EXTERNAL MODULE: ./lib/record/decode.js
var decode = __webpack_require__(5503);
// EXTERNAL MODULE: ./lib/record/limits.js
var limits = __webpack_require__(213);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/report/words/reproduce.js
var reproduce = __webpack_require__(2107);
// EXTERNAL MODULE: ./lib/util/shell-word.js
var shell_word = __webpack_require__(2207);
;// CONCATENATED MODULE: ./lib/command-line/resume.js












/** Options that say how a comparison continues, and where its results go; all others are those of the record. */
const changeable = [
    'time-budget',
    'fail-on',
    'record',
    'open',
    'verbose',
    'debug',
    ...render/* renderers */.ZR.map(({ name }) => name),
];
/** The call and the earlier rounds of the comparison whose record `call` names. */
function makeResumed(call) {
    const { get, words, given } = call;
    const place = get('resume');
    const fixed = given.find(option => option !== 'resume' && !changeable.includes(option));
    if (words.length > 0 || fixed !== undefined)
        throw new values/* InputError */.dz(`${(0,values/* shown */.SP)(fixed === undefined ? words[0] : `--${fixed}`)} cannot be given with "--resume", which repeats the call of the record: leave it out`);
    const target = get('record') || place;
    if (target === '-')
        throw new values/* InputError */.dz('give "--record" a file too, for the record and its new rounds');
    const recorded = (0,decode/* decodeRecord */.eT)((0,command_line_files/* readInput */.R5)([place], 'RECORD.json'));
    const resumed = findResumed(recorded);
    const repeated = repeatCall(recorded, resumed);
    return {
        call: { ...repeated, get: name => (name === 'record' ? target : get(name) || repeated.get(name)) },
        resumed,
    };
}
/** Finds whether the session of `record` can be resumed, or is complete, so that a second experiment begins. */
function findResumed(record) {
    const { plan, segments = [], rounds, earlier = [], runners, partNumber, tampered } = record;
    const refuse = (why) => {
        throw new values/* InputError */.dz(`this record cannot be resumed: ${why}`);
    };
    if (runners !== undefined || partNumber !== undefined)
        refuse('several runners share its rounds');
    if (segments.length >= limits/* mostSegments */.OK)
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
/** The command line that resumes `record`, which was interrupted and is kept at `path`; undefined if it cannot be resumed, or has ended. */
function resumeLine(record, path = '') {
    // A pipe or a device keeps nothing.
    const isKept = path !== '' && (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
    if (!isKept || record.plan?.stoppedBy !== 'interrupted')
        return undefined;
    try {
        return 'before' in findResumed(record) ? `counterbalance compare --resume ${(0,shell_word/* quote */.h)(path)}` : undefined;
    }
    catch (error) {
        if (error instanceof values/* InputError */.dz)
            return undefined;
        throw error;
    }
}
/** Returns whether all rounds ran, and those on other copies where something had to be confirmed. */
function isComplete(record) {
    const { stages = [], rounds, plan, reinstall } = record;
    if (stages.length > 1)
        return true;
    if (rounds.length < plan.looks.at(-1))
        return false;
    return stages.length === 0 || (0,settled/* settle */.G)((0,pair/* listPairs */.SZ)(record), reinstall?.when ?? 'once').findDoubtful() === undefined;
}
/** Makes the call that repeats the whole comparison of `record`, not only what was measured. A second experiment has its own orders. */
function repeatCall(record, { before }) {
    const { baseline, sides, rounds, seed, ...rest } = record;
    const isBaseline = ({ name }) => name === baseline;
    const words = (0,reproduce/* reproductionWords */.gT)({
        ...rest,
        ...(before === undefined || seed === undefined ? {} : { seed }),
        sides: [...sides.filter(isBaseline), ...sides.filter(side => !isBaseline(side))],
        rounds: rounds.length,
    });
    if (words === undefined)
        throw new values/* InputError */.dz('this record does not say what was measured: start a new comparison with "compare"');
    return (0,options/* parseCall */.Mf)(words, compareOptions);
}

// EXTERNAL MODULE: ./lib/command-line/sources.js
var sources = __webpack_require__(28);
// EXTERNAL MODULE: ./lib/command-line/store.js
var store = __webpack_require__(6003);
// EXTERNAL MODULE: ./lib/command-line/subdirectory.js
var subdirectory = __webpack_require__(7233);
;// CONCATENATED MODULE: ./lib/command-line/compare.js



















const compare = {
    usage: [
        'counterbalance compare [NAME=]SOURCE… [options] -- COMMAND [ARG…]',
        'counterbalance compare COMMAND COMMAND… [-n NAME]… [options]',
        'counterbalance compare --resume RECORD.json',
    ].join('\n'),
    summary: 'compares versions of a program, or commands, side by side on this machine',
    about: 'A SOURCE is a directory, a commit or branch, or store:DIR, which is the newest baseline that publish put there. dir: and ref: say which one a word is. The first is the baseline; one alone is compared with the current directory, and without any, the baseline is the commit where your branch left the default branch.',
    options: compareOptions,
    async run(call) {
        if (call.get('resume') === '')
            return await runComparison(call, {});
        const { call: repeated, resumed } = makeResumed(call);
        return await runComparison(repeated, resumed);
    },
};
/** Compares as `call` asks. `resumed` is added to what is measured. */
async function runComparison(call, resumed = {}) {
    const last = resumed.before ?? resumed.earlier?.at(-1);
    const own = last ? call.get : await (0,config/* withRunConfig */.SU)(call.get);
    const words = await findWords(own, call);
    const judged = last ? (0,config/* withRecordedRules */.qc)(own, last) : await (0,config/* withBaselineConfig */.mg)(own, await makeComparison(own, words));
    const { get } = judged;
    const given = (0,declarations/* decodeGiven */.MN)(get, 'compare');
    const { gate } = given;
    const asked = (0,config/* applyRules */.IU)(await makeComparison(get, words), judged);
    const warnings = [...(asked.warnings ?? []), ...(await (0,sources/* warnOfUncommitted */.Vv)(words.sources))];
    const inputs = { ...asked, ...(warnings.length > 0 && { warnings }), ...resumed };
    const files = render/* renderers */.ZR.filter(one => one.file !== undefined).map(one => ({ ...one, path: get(one.name) }));
    const outputs = files.flatMap(({ path }) => path || []);
    (0,command_line_files/* checkOutputs */.n2)([given.record, ...outputs]);
    const { record, problem } = await (0,measuring/* measureInView */.D)(inputs, given.record, outputs);
    const resume = resumeLine(record, given.record);
    const options = { ...(0,terminal/* terminalOf */.g)(process.stdout, get), recordOf: () => record, resume };
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
/** The words of a comparison apart from its options, with the versions that they name. */
async function findWords(get, { list, words, wordsBefore, hasTerminator }) {
    const [before, argv] = [words.slice(0, wordsBefore), words.slice(wordsBefore)];
    const lines = list('command');
    const isOfVersions = hasTerminator || lines.length > 0 || (0,declarations/* decodeOne */.L7)(get, 'measureSetup');
    if (!isOfVersions)
        refuseVersions(before);
    const names = list('command-name');
    return isOfVersions ? { argv, lines, names, sources: await (0,sources/* findSources */.Id)(before) } : { commands: before, names };
}
async function makeComparison(get, words) {
    const given = (0,declarations/* decodeGiven */.MN)(get, 'compare');
    const asked = (0,inputs/* makeInputs */.SZ)({ ...given, command: words.lines?.[0] }, { get, contender: '.', ...words });
    const [first] = words.sources ?? [];
    return first?.form === 'store' ? await (0,store/* withStored */.S)(asked, first.value) : await (0,subdirectory/* fromRoot */.t)((0,inputs/* refuseArtifacts */.yu)(asked), get);
}
/** Refuses versions without a command, which would run as commands. */
function refuseVersions(words) {
    if (words.length === 0)
        throw new values/* InputError */.dz('there is nothing to compare: give versions and a command ("compare main -- npm run bench"), or two commands');
    const version = words.find(word => /^([^=:\\/\s]*=)?(dir|ref|store):/.test(word) || (0,sources/* typeOf */.QP)(word) === 'directory');
    if (version === undefined)
        return;
    throw new values/* InputError */.dz(`${(0,values/* shown */.SP)(version)} is a version, and there is no command: add it after "--", such as -- npm run bench`);
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






/** The option that opens the page immediately. */
const openOption = {
    open: {
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
