export const id = 783;
export const ids = [783];
export const modules = {

/***/ 6115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ percentWithin),
/* harmony export */   Hn: () => (/* binding */ times),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   hs: () => (/* binding */ scale),
/* harmony export */   r6: () => (/* binding */ percentInterval),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   v_: () => (/* binding */ percentSize)
/* harmony export */ });
/** Sizes of the units that people read, by name, ascending. */
const ladders = {
    s: { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1, min: 60 },
    B: { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
    'B/s': { 'B/s': 1, 'kB/s': 1e3, 'MB/s': 1e6, 'GB/s': 1e9 },
    '1/s': { '/s': 1, 'k/s': 1e3, 'M/s': 1e6, 'G/s': 1e9 },
    // Counts are exact, and people know them by their digits; so they are grouped for long, and shortened late.
    count: { '': 1, M: 1e6, G: 1e9 },
};
const significant = 3;
/** What needs more is written with an exponent. */
const mostDecimals = 8;
const minus = '−';
/** The scale of a row: the largest unit that is not larger than the first of `values` with a size, and has a number for each of them. */
function scale(values, unit) {
    const finite = values.filter(Number.isFinite);
    const reference = Math.abs(finite.find(value => value !== 0) ?? 1);
    const known = stepsOf(unit);
    const ladder = known.filter(([, size]) => size >= 1 || finite.every(value => Number.isFinite(value / size)));
    // Compared as printed: 999.9 µs has three digits as 1.00 ms.
    const fitting = ladder.filter(([, size]) => Number((reference / size).toPrecision(significant)) >= 1);
    const [name, size] = fitting.at(-1) ?? ladder[0];
    // 64 bytes are 64, not 64.0; 64 ms are 64.0.
    const isWhole = (value) => size === 1 && unit !== 's' && Number.isInteger(value);
    const digits = (value) => (isWhole(value) ? 0 : digitsOf(value / size));
    const spread = (spread, value) => spreadOf(spread / size, digits(value));
    return {
        unit: name,
        size,
        number: value => decimal(value / size, digits(value)),
        spread,
        numberWith: (value, around) => decimal(value / size, Math.max(digits(value), decimalsOf(spread(around, value)))),
    };
}
/** The units that people read, with their sizes. Work in a second has the prefixes of all rates. */
function stepsOf(unit) {
    if (Object.hasOwn(ladders, unit))
        return Object.entries(ladders[unit]);
    if (!/^flops?\/s$/i.test(unit))
        return [[unit, 1]];
    return [1, 1e3, 1e6, 1e9, 1e12].map((size, at) => [`${['', 'k', 'M', 'G', 'T'][at]}${unit}`, size]);
}
/** A relative change as text: `+6.8%`. */
function percent(fraction) {
    return `${signed(fraction)}%`;
}
/** A relative change as text, with no more decimals than the ends of its interval have. */
function percentWithin(value, ...ends) {
    const own = percentDigits(Math.abs(value));
    const known = ends.flatMap(end => (end === null ? [] : [percentDigits(Math.abs(end))]));
    return `${signed(value, known.length === 0 ? own : Math.min(own, Math.max(...known)))}%`;
}
/** A ratio as people say it, three significant digits at most: `×12.5`. */
function times(ratio, digits = significant) {
    const rounded = Number(ratio.toPrecision(digits));
    return `×${decimal(rounded, decimalsOf(String(rounded)))}`;
}
/** Returns the size of a relative change, whatever its direction: `0.6%`. */
function percentSize(fraction) {
    return `${decimal(Math.abs(fraction) * 100, percentDigits(Math.abs(fraction)))}%`;
}
/** An interval of a relative change: `[+5.9, +7.7]`; null is an end without bound. */
function percentInterval(low, high) {
    return `[${low === null ? '−∞' : signed(low)}, ${high === null ? '+∞' : signed(high)}]`;
}
/** A share, with no more digits than it has: a threshold that somebody set, a part of the time: `2%`, `99.5%`. */
function share(fraction) {
    return `${Number((fraction * 100).toPrecision(significant))}%`;
}
function signed(fraction, digits = percentDigits(Math.abs(fraction))) {
    if (fraction === 0)
        return '0';
    const text = decimal(Math.abs(fraction) * 100, digits);
    // What is almost nothing has no direction to see.
    return /[1-9∞]/.test(text) ? `${fraction < 0 ? minus : '+'}${text}` : text;
}
function percentDigits(size) {
    if (size < 0.001)
        return 2;
    return size < 0.9995 ? 1 : 0;
}
/** How many decimals a printed number has; one with an exponent has none to match. */
function decimalsOf(text) {
    return /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
}
function spreadOf(spread, digits) {
    if (spread === 0)
        return '0';
    const isShown = digits <= mostDecimals && Number(spread.toFixed(digits)) !== 0;
    return decimal(spread, isShown ? digits : Math.max(0, -Math.floor(Math.log10(spread))));
}
/** Decimals that leave three significant digits. */
function digitsOf(value) {
    const rounded = Math.abs(Number(value.toPrecision(significant)));
    if (rounded === 0 || !Number.isFinite(rounded))
        return 0;
    return Math.max(0, significant - 1 - Math.floor(Math.log10(rounded)));
}
function decimal(value, digits) {
    if (!Number.isFinite(value))
        return Number.isNaN(value) ? '–' : value < 0 ? '−∞' : '∞';
    const size = Math.abs(value);
    const sign = value < 0 ? minus : '';
    if (digits > mostDecimals || size >= 1e15)
        return `${sign}${size.toExponential(significant - 1).replace('-', minus)}`;
    const [whole, fraction] = size.toFixed(digits).split('.');
    const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
    return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}


/***/ }),

/***/ 919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ debug),
  j: () => (/* binding */ startDebugging)
});

;// CONCATENATED MODULE: ./lib/util/hide-secrets.js
/** Names of variables that hold secrets. */
const secretName = /(TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS|AUTH)$/i;
/** Shorter values are words that a text may hold by chance. */
const shortestSecret = 5;
/** `text` without the values of secrets among `variables`, in whatever form they are sent, and without what addresses carry for the same end. */
function hideSecrets(text, variables) {
    const secrets = Object.entries(variables).flatMap(([name, value = '']) => secretName.test(name) && value.length >= shortestSecret ? listForms(value) : []);
    const longestFirst = [...new Set(secrets)].sort((a, b) => b.length - a.length);
    const known = longestFirst.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
    return known
        .replaceAll(/(\w:\/\/)[^/\s@]+@/g, '$1***@')
        .replaceAll(/\?[\w.~%-]+=[^\s"')]*/g, '?***')
        .replaceAll(/\b(authorization|bearer|basic)(\s*[:=]\s*|\s+)[^\s"',;]{8,}/gi, '$1$2***');
}
/** As a header and an address carry a secret. */
function listForms(secret) {
    const basic = base64(`x-access-token:${secret}`);
    return [secret, encodeURIComponent(secret), base64(secret), basic];
}
function base64(text) {
    return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}
/** `text` as one line that a terminal shows as it is. */
function harmlessLine(text) {
    return text.replaceAll(/\p{Cc}+/gu, ' ');
}

;// CONCATENATED MODULE: ./lib/system/debug.js

let sink;
/** Takes each request and each decision with its reason, for whoever looks for a fault; without one who asks, it does nothing. */
function debug(text) {
    sink?.(hideSecrets(harmlessLine(text), process.env));
}
/** Sends what is debugged to `write`, until it is disposed of. */
function startDebugging(write) {
    sink = write;
    return {
        [Symbol.dispose]() {
            sink = undefined;
        },
    };
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
/* harmony import */ var _measure_variables_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3725);
/* harmony import */ var _debug_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(919);
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
                const _ = __addDisposableResource(env_2, timeFetch(what), false);
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
/** Tells the debug log of a fetch when it is over. */
function timeFetch({ refs = ['all branches'] }) {
    const start = performance.now();
    return {
        [Symbol.dispose]: () => (0,_debug_js__WEBPACK_IMPORTED_MODULE_8__/* .debug */ .Y)(`git fetch of ${refs.join(', ')}: over after ${Math.round(performance.now() - start)} ms`),
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
    const own = Object.entries((0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutRunners */ .E6)(process.env));
    const kept = process.env.GITHUB_ACTIONS === 'true' ? own.filter(([name]) => !(0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .isSecret */ .$f)(name)) : own;
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


/***/ }),

/***/ 2207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7470);

/**
 * `text` as one word for a POSIX shell. What could not be seen is written as escapes (`$'\x1b'`, of bash and POSIX 2024),
 * so that no line hides anything from the person who copies it.
 */
function quote(text) {
    if (/^[A-Za-z0-9_./:=@%+,-]+$/.test(text))
        return text;
    if (!_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .hidden */ .R.test(text))
        return `'${text.replaceAll("'", String.raw `'\''`)}'`;
    return `$'${[...text].map(escaped).join('')}'`;
}
function escaped(character) {
    if (character === "'" || character === '\\')
        return `\\${character}`;
    if (!_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .hidden */ .R.test(character))
        return character;
    return `\\U${character.codePointAt(0).toString(16).padStart(8, '0')}`;
}


/***/ })

};
