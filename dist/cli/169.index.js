export const id = 169;
export const ids = [169];
export const modules = {

/***/ 1038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   analyze: () => (/* binding */ analyze)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5503);
/* harmony import */ var _report_merged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8112);
/* harmony import */ var _report_pages_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2479);
/* harmony import */ var _report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5456);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4147);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5197);
/* harmony import */ var _judging_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3391);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1477);
/* harmony import */ var _show_page_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8601);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6596);











/** What it leaves in files; the JSON is printed. */
const pages = _report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_3__/* .renderers */ .ZR.filter(one => one.file !== undefined && one.name !== 'json');
const analyze = {
    usage: 'counterbalance analyze RECORD.json [options]',
    summary: 'what a record says: the report as JSON, on stdout',
    options: { ..._judging_js__WEBPACK_IMPORTED_MODULE_6__/* .judgingOptions */ .D, ...(0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .fileOptions */ .N9)(pages), ..._show_page_js__WEBPACK_IMPORTED_MODULE_8__/* .openOption */ .u },
    async run({ get, words }) {
        (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .checkOutputs */ .n2)(pages.map(({ name }) => get(name)));
        const record = (0,_record_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeRecord */ .eT)((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readInput */ .R5)(words, 'RECORD.json'));
        const { narrowing, apply } = await (0,_judging_js__WEBPACK_IMPORTED_MODULE_6__/* .readJudging */ .j)(get);
        const judged = apply(record);
        const report = (0,_report_merged_js__WEBPACK_IMPORTED_MODULE_2__/* .narrowAll */ .fD)((0,_report_merged_js__WEBPACK_IMPORTED_MODULE_2__/* .reportRecord */ .aL)(judged), narrowing);
        const view = (0,_report_merged_js__WEBPACK_IMPORTED_MODULE_2__/* .describeWhole */ .bm)(report);
        if (view !== undefined)
            process.stderr.write(`${view}: "view" has the places of these in "findings"\n`);
        process.stdout.write((0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessJson */ .EL)((0,_report_pages_json_js__WEBPACK_IMPORTED_MODULE_10__/* .renderJson */ .h)(report)));
        const options = { ...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalOf */ .g)(process.stdout), recordOf: () => judged };
        const problems = pages.flatMap(page => (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .tryToWrite */ .oo)(get(page.name), () => (0,_report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBy */ .yA)(page, report, options)) ?? []);
        const unopened = await (0,_show_page_js__WEBPACK_IMPORTED_MODULE_8__/* .showPage */ .R)(get, () => (0,_report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBy */ .yA)(_report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlPage */ .X, report, options));
        if (unopened !== undefined)
            problems.push(unopened);
        for (const problem of problems)
            process.stderr.write(`${problem}\n`);
        if (report.status === 'errored' || report.status === 'not-compared')
            return _exit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .exitStatus */ .$.notCompared;
        return problems.length > 0 ? _exit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .exitStatus */ .$.wrongCall : _exit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .exitStatus */ .$.done;
    },
};


/***/ }),

/***/ 3391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ judgingOptions),
  j: () => (/* binding */ readJudging)
});

// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/settings.js
var settings = __webpack_require__(8344);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/rules/match.js
var match = __webpack_require__(3650);
;// CONCATENATED MODULE: ./lib/command-line/narrowing.js


/** `asked` without anything else; a pattern that would take too long to match is refused. */
function checkNarrowing({ filter, only, sort }) {
    for (const pattern of filter) {
        if ((0,match/* countStars */.PL)(pattern) > match/* mostStars */.TE)
            throw new values/* InputError */.dz(`"filter" is "${pattern}"; a pattern has at most ${match/* mostStars */.TE} stars`);
        if ((0,match/* isTooManifold */.fl)(pattern))
            throw new values/* InputError */.dz(`"filter" is "${pattern}"; it has too many combinations: give --filter several times instead`);
    }
    return { filter, only, sort };
}

// EXTERNAL MODULE: ./lib/command-line/options.js + 2 modules
var options = __webpack_require__(1477);
// EXTERNAL MODULE: ./lib/command-line/rules.js + 2 modules
var command_line_rules = __webpack_require__(1817);
;// CONCATENATED MODULE: ./lib/command-line/judging.js





/** The options that judge a record again, and that choose the rows of its report. */
const judgingOptions = { ...asRecorded((0,options/* optionsOf */.cz)('analyze')), ...(0,options/* optionsOf */.cz)('render') };
/** Decodes {@link judgingOptions}, and reads the file of rules if they name one. */
async function readJudging(get) {
    const given = (0,declarations/* decodeGiven */.MN)(get, 'analyze');
    const rules = await (0,command_line_rules/* readNamedRules */.h_)(given.config);
    return {
        narrowing: checkNarrowing(given),
        apply: record => ({
            ...record,
            settings: {
                ...(0,settings/* replaceSet */.hA)(record.settings, (0,settings/* makeSettings */.mF)(given), get),
                ...(given.looks ? { looks: given.looks } : {}),
                ...(rules ? { rules } : {}),
            },
        }),
    };
}
/** `options` whose default is what the record says. */
function asRecorded(options) {
    return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, { ...option, default: 'as recorded' }]));
}


/***/ }),

/***/ 945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ makePaint)
/* harmony export */ });
const codes = { bad: 31, good: 32, doubt: 33, quiet: 2, strong: 1 };
/** Makes the paint of a terminal, which leaves text as it is without `color`. */
function makePaint(color) {
    return color ? (text, style) => `\u001b[${codes[style]}m${text}\u001b[0m` : text => text;
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


const deepenings = [{ more: 50 }, { more: 500 }, 'whole'];
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
    const head = await git.run('rev-parse', '--verify', 'HEAD').catch((error) => error);
    // git says so of a repository of another user, and names the command by which that is trusted.
    if (head instanceof Error && /dubious ownership|unsafe repository/.test(head.message))
        throw new values/* InputError */.dz(`the baseline commit is unknown, because git refuses this repository: ${head.message}`);
    if (head instanceof Error)
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
        await git.fetch({ refs: [commit], ...(await findDepth(git)) });
    return commit;
}
async function findMergeBase(git, head, branch) {
    const base = await findBaseBranch(git, branch);
    const find = () => git.try('merge-base', head, base);
    // What was committed here since, the origin cannot know.
    const shared = (await git.try('rev-parse', '--verify', '--quiet', '@{upstream}')) ?? head;
    let found = await find();
    for (const depth of deepenings) {
        if (found !== undefined)
            return found;
        await git.fetch({ refs: [base, shared], depth }).catch(() => undefined);
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
    const isFetched = await git.fetch({ refs: [ref], ...(await findDepth(git)) }).then(() => true, () => false);
    return isFetched ? await findCommit(git, 'FETCH_HEAD') : undefined;
}
/** A whole clone must not become a shallow one. */
async function findDepth(git) {
    return (await git.run('rev-parse', '--is-shallow-repository')) === 'true' ? { depth: { commits: 1 } } : {};
}


/***/ })

};
