export const id = 455;
export const ids = [455];
export const modules = {

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
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7975);
/* harmony import */ var _measure_variables_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3725);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4146);
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









const execute = (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** git said no; the message holds what it said. */
class GitError extends Error {
    name = 'GitError';
}
/** git in the repository that `directory` is in. */
function openGit(directory, { credentials, signal }) {
    const run = async (words, signal) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const trust = __addDisposableResource(env_1, await trustWorkspace(directory), true);
            const env = { ...listVariables(), ...trust.variables };
            return await runGit(directory, [...quietly, ...words], { env, ...(signal && { signal }) });
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
    };
    return {
        run: (...words) => run(words),
        try: (...words) => run(words).catch(() => undefined),
        async fetch(what) {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const refused = await run(['fetch', '--no-tags', ...depthWords(what), 'origin', ...(what.refs ?? [])], signal).catch((error) => error);
                if (typeof refused === 'string')
                    return;
                if (credentials === undefined)
                    throw refused;
                const home = __addDisposableResource(env_2, await (0,_temporary_js__WEBPACK_IMPORTED_MODULE_7__/* .makeTemporaryDirectory */ .L)(), true);
                const { path, refs } = await fetchPrivately(home.path, what, { credentials, signal });
                await run(['-c', 'protocol.file.allow=always', 'fetch', '--no-tags', ...depthWords(what), path, ...refs], signal);
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                const result_2 = __disposeResources(env_2);
                if (result_2)
                    await result_2;
            }
        },
    };
}
function depthWords({ depth }) {
    if (depth === undefined)
        return [];
    if (depth === 'whole')
        return ['--unshallow'];
    return ['commits' in depth ? `--depth=${depth.commits}` : `--deepen=${depth.more}`];
}
/**
 * Nothing of git's own may go on in the background, where measuring would meet it. Hooks and monitors of the repository are programs
 * that anything before us may have set up.
 */
const quietly = ['maintenance.auto=false', 'gc.auto=0', 'core.hooksPath=/dev/null', 'core.fsmonitor='].flatMap(one => [
    '-c',
    one,
]);
/** Variables for git in the user's repository, whose configuration names programs: in a job they get no secret. */
function listVariables() {
    const own = Object.entries((0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutRunners */ .E6)(process.env));
    const kept = process.env.GITHUB_ACTIONS === 'true' ? own.filter(([name]) => !(0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_8__/* .isSecret */ .$f)(name)) : own;
    return { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
}
/** Needed to find programs and places; what else steps before us may have set could lead git elsewhere. */
const plain = /^(PATH|TMPDIR|TEMP|TMP|SYSTEMROOT)$/i;
/**
 * Fetches with the token, into a new repository in `home`. Returns its path, and the names by which the fetched is fetched from there.
 *
 * Steps before us may have written the configuration of the workspace, of the user and of the system: addresses that are replaced,
 * proxies, programs. So git reads none of them here, and goes to this address alone.
 */
async function fetchPrivately(home, { refs, depth }, { credentials: { url, header }, signal }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(home, 'origin.git');
    const configuration = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(home, '.gitconfig');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(configuration, '');
    const env = {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => plain.test(name))),
        HOME: home,
        GIT_CONFIG_GLOBAL: configuration,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        LC_ALL: 'C',
    };
    const protocol = new URL(url).protocol.slice(0, -1);
    const closed = [
        'protocol.allow=never',
        `protocol.${protocol}.allow=always`,
        'credential.helper=',
        // Otherwise another server could have the header sent on to it.
        'http.followRedirects=false',
    ].flatMap(one => ['-c', one]);
    await runGit(home, ['init', '--quiet', '--bare', '--template=', path], { env, signal });
    const wanted = refs === undefined
        ? ['+refs/heads/*:refs/heads/*']
        : refs.map((ref, index) => `+${ref}:refs/heads/fetched-${index}`);
    // As deep as deepening may lead from a clone of one commit.
    const deep = depth === undefined || depth === 'whole' ? [] : ['commits' in depth ? depth.commits : depth.more + 1];
    const words = ['fetch', '--quiet', '--no-tags', ...deep.map(commits => `--depth=${commits}`), url, ...wanted];
    const secret = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `http.${url}.extraheader`, GIT_CONFIG_VALUE_0: header };
    await runGit(path, [...quietly, ...closed, ...words], { env: { ...env, ...secret }, signal });
    return {
        path,
        refs: refs === undefined
            ? ['+refs/heads/*:refs/remotes/origin/*']
            : refs.map((_, index) => `refs/heads/fetched-${index}`),
    };
}
const noTrust = { variables: {}, [Symbol.asyncDispose]: async () => undefined };
/**
 * Has git work in the workspace of a job whose files belong to somebody else, as in a container: it is the job's own all the same.
 *
 * Older gits take `safe.directory` from files alone, so this is one of ours, which includes the user's. Any other directory of
 * somebody else stays refused, because its configuration names programs.
 */
async function trustWorkspace(directory) {
    const root = findForeignRoot(directory);
    if (root === undefined)
        return noTrust;
    const home = await (0,_temporary_js__WEBPACK_IMPORTED_MODULE_7__/* .makeTemporaryDirectory */ .L)();
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(home.path, 'gitconfig');
    const { GIT_CONFIG_GLOBAL: own, XDG_CONFIG_HOME: folder = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_4__.homedir)(), '.config') } = process.env;
    const included = own === undefined ? [(0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, 'git/config'), (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_4__.homedir)(), '.gitconfig')] : [own];
    const lines = included.map(one => `[include]\n\tpath = ${JSON.stringify(one)}\n`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(path, `${lines.join('')}[safe]\n\tdirectory = ${JSON.stringify(root)}\n`);
    return { variables: { GIT_CONFIG_GLOBAL: path }, [Symbol.asyncDispose]: () => home[Symbol.asyncDispose]() };
}
/** The repository in the workspace of a job that `directory` is in, where it is another user's. */
function findForeignRoot(directory) {
    const { GITHUB_WORKSPACE: workspace } = process.env;
    const user = process.geteuid?.();
    if (!workspace || user === undefined)
        return undefined;
    try {
        const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(workspace);
        for (let at = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(directory); !(0,node_path__WEBPACK_IMPORTED_MODULE_5__.relative)(top, at).startsWith('..'); at = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(at)) {
            const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(at, '.git'), { throwIfNoEntry: false });
            if (folder)
                return [folder, (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(at)].some(({ uid }) => uid !== user) ? at : undefined;
        }
    }
    catch {
        // git says what is wrong with the directory.
    }
    return undefined;
}
async function runGit(directory, words, { env, signal }) {
    const running = execute('git', words, { cwd: directory, env, maxBuffer: 2 ** 26, ...(signal && { signal }) });
    try {
        return (await running).stdout.trimEnd();
    }
    catch (cause) {
        await awaitEnd(running.child);
        const { stderr, message } = cause;
        const shown = words.filter((word, at) => word !== '-c' && words[at - 1] !== '-c');
        throw new GitError(`git ${shown.join(' ')}: ${stderr?.trim() || message}`, { cause });
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


/***/ }),

/***/ 4146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ removeAll),
/* harmony export */   L: () => (/* binding */ makeTemporaryDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7035);






const prefix = 'counterbalance-';
/** A new empty directory below `parent`, from which it first removes those of processes that were killed. */
async function makeTemporaryDirectory(parent = process.env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()) {
    try {
        const place = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(parent);
        await removeLeftOver(place);
        const marked = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(place, prefix));
        const owner = await mark(marked);
        // The mark is beside what is empty.
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(marked, 'files');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path);
        return {
            path,
            async [Symbol.asyncDispose]() {
                await removeMarked(marked).catch(({ message }) => {
                    // What was measured is worth more. The next run tries again, and another user's files are for that user to remove.
                    process.stderr.write(`"${marked}" could not be removed: ${message}\n`);
                });
                owner?.close();
            },
        };
    }
    catch (cause) {
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz(`no temporary directory can be made in "${parent}" (${cause.message}): set TMPDIR to another one`, { cause });
    }
}
/** Removes `path` and all below it, also where modes forbid it, as those of module caches do. */
async function removeAll(path) {
    // First, and never beside `rm`: that goes on deleting what it has begun after it has failed.
    await makeWritable(path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
}
/** Lets the owner of `path` empty it, and all directories below it. What vanishes meanwhile, or is another user's, is left alone. */
async function makeWritable(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined);
    if (!stats?.isDirectory())
        return;
    if ((stats.mode & 0o700) !== 0o700)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(path, 0o700).catch(() => undefined);
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries)
        if (entry.isDirectory())
            await makeWritable((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, entry.name));
}
/**
 * A socket in a directory, by which other processes see that the directory's owner lives: the kernel refuses connections to it once the
 * owner is gone, however it ended.
 *
 * Node has no `flock`. A number of a process says nothing in a container that shares the directory, since its processes have other
 * numbers, while a socket is found by its file. The kernel that knows the socket is part of the name: a machine that shares the
 * disk alone, or the same one after a restart, has another name, and leaves the directory alone.
 */
const marker = `.owner-${identifyKernel()}`;
function identifyKernel() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    }
    catch {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)().slice(0, 16);
    }
}
/** The longest path that every system takes for a socket; Node 20 cuts off what is longer. */
const longestInBytes = 103;
/** Marks the directory as one whose owner lives, until that is closed. Where there are no such sockets, nobody else will remove it. */
async function mark(directory) {
    const made = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(directory, `${marker}.new`);
    if (Buffer.byteLength(made) > longestInBytes)
        return undefined;
    const server = (0,node_net__WEBPACK_IMPORTED_MODULE_2__.createServer)(socket => socket.destroy());
    try {
        await new Promise((resolve, reject) => server.once('error', reject).listen(made, resolve));
        // Only now by the name that others know: a socket that nobody listens to yet looks like one that nobody listens to any more.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(made, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(directory, marker));
        return server.unref();
    }
    catch {
        server.close();
        return undefined;
    }
}
/** Removes a directory, its mark last: what cannot be removed now is found by it later. */
async function removeMarked(path) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path))
        if (name !== marker)
            await removeAll((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, name));
    await removeAll(path);
}
/** Removes our user's directories in `parent` whose owners are gone. A link to one is none. */
async function removeLeftOver(parent) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent, name);
        if (name.startsWith(prefix) && (await isLeftOver(path)))
            await removeMarked(path).catch(() => undefined);
    }
}
async function isLeftOver(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined);
    if (!stats?.isDirectory() || stats.uid !== process.getuid?.())
        return false;
    const socket = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, marker);
    if (Buffer.byteLength(socket) > longestInBytes)
        return false;
    return await new Promise(resolve => {
        const connection = (0,node_net__WEBPACK_IMPORTED_MODULE_2__.connect)(socket, () => {
            connection.destroy();
            resolve(false);
        });
        connection.once('error', ({ code }) => resolve(code === 'ECONNREFUSED'));
    });
}


/***/ })

};
