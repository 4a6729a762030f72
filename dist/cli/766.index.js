export const id = 766;
export const ids = [766,812];
export const modules = {

/***/ 812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findNearest: () => (/* binding */ findNearest)
/* harmony export */ });
/** The word of `known` that whoever typed `typed` may have meant; undefined where none is near. */
function findNearest(typed, known) {
    const beginning = known.filter(word => typed.length >= 3 && word.startsWith(typed));
    if (beginning.length > 0)
        return beginning[0];
    const ranked = known
        .map(word => ({ word, edits: countEdits(typed, word) }))
        .sort((one, other) => one.edits - other.edits);
    const [nearest] = ranked;
    if (nearest && nearest.edits <= 1)
        return nearest.word;
    const [longest] = known.filter(word => typed.startsWith(`${word}-`)).sort((one, other) => other.length - one.length);
    return longest ?? (nearest && nearest.edits <= typed.length / 3 ? nearest.word : undefined);
}
/** The letters to insert, remove or replace on the way from one word to the other (Levenshtein 1966). */
function countEdits(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [done, letter] of [...from].entries()) {
        const next = [done + 1];
        for (let index = 1; index <= to.length; index++) {
            const replaced = row[index - 1] + (letter === to[index - 1] ? 0 : 1);
            next.push(Math.min(replaced, row[index] + 1, next[index - 1] + 1));
        }
        row = next;
    }
    return row[to.length];
}


/***/ }),

/***/ 1477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N9: () => (/* binding */ fileOptions),
  __: () => (/* binding */ nameOptions),
  cz: () => (/* binding */ optionsOf),
  Mf: () => (/* binding */ parseCall)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
;// CONCATENATED MODULE: ./lib/inputs/help.js

/**
 * Describes the purpose of `input` for one way of using the product. Any input named in the text has the name that it has there. A value in
 * backticks stays as it is.
 */
function describeInput({ help }, way) {
    const text = typeof help === 'string' ? help : help[way];
    const named = text.replace(/(?<!`)\{([a-z-]+)\}/g, (_, name) => nameOf(name, way));
    // Backticks are for Markdown; a terminal shows them as they are.
    return way === 'action' ? named : named.replaceAll('`', '');
}
function nameOf(name, way) {
    const input = declarations/* inputs */.QL.find(one => one.name === name);
    if (input === undefined || (input.only ?? way) !== way)
        throw new Error(`"${name}" is not an input of the ${way}`);
    return way === 'action' ? `\`${input.name}\`` : `--${input.option}`;
}

// EXTERNAL MODULE: ./lib/inputs/values.js
var inputs_values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/command-line/hyperfine/parameters.js

const lists = ['-L', '--parameter-list'];
const ranges = ['-P', '--parameter-scan'];
const steps = ['-D', '--parameter-step-size'];
/**
 * `words` with hyperfine's options for parameters as `--scan`: `-L n 1,2,3`, and `-P n 1 9 -D 2`. Each takes several words, so they
 * are replaced before options are parsed. What stands behind `--` is the command's own.
 */
function replaceParameters(words) {
    const end = words.includes('--') ? words.indexOf('--') : words.length;
    const given = words.slice(0, end);
    const replaced = [];
    const step = takeStep(given);
    for (let at = 0; at < step.words.length; at++) {
        const word = step.words[at];
        if (lists.includes(word)) {
            const [name, values] = takeAfter(step.words, at, ['a name', 'its values']);
            replaced.push('--scan', `${name}=${values}`);
            at += 2;
        }
        else if (ranges.includes(word)) {
            const [name, from, to] = takeAfter(step.words, at, ['a name', 'the first value', 'the last value']);
            replaced.push('--scan', `${name}=${listRange(from, to, step.size ?? '1').join(',')}`);
            at += 3;
        }
        else
            replaced.push(word);
    }
    if (step.size !== undefined && !given.some(word => ranges.includes(word)))
        throw new inputs_values/* InputError */.dz('"-D" is the step of a range: give "-P" NAME FROM TO too');
    return [...replaced, ...words.slice(end)];
}
function takeStep(words) {
    const at = words.findIndex(word => steps.includes(word));
    if (at < 0)
        return { words, size: undefined };
    const [size] = takeAfter(words, at, ['a step']);
    return { words: words.toSpliced(at, 2), size };
}
function takeAfter(words, at, wanted) {
    const found = words.slice(at + 1, at + 1 + wanted.length);
    if (found.length === wanted.length)
        return found;
    throw new inputs_values/* InputError */.dz(`"${words[at]}" needs ${wanted.join(', ')} behind it: for example -L n 100,1000, or -P n 1 9 -D 2`);
}
const mostValues = 10_000;
/** The values from `from` to `to`, in decimal steps without the rounding of sums. */
function listRange(from, to, step) {
    const [first, last, size] = [from, to, step].map(Number);
    const decimals = Math.max(...[from, step].map(text => /^-?\d+(?:\.(\d+))?$/.exec(text)?.[1]?.length ?? 0));
    if (![first, last, size].every(Number.isFinite) || size <= 0 || last < first)
        throw new inputs_values/* InputError */.dz(`"-P" goes from ${(0,inputs_values/* shown */.SP)(from)} to ${(0,inputs_values/* shown */.SP)(to)} in steps of ${(0,inputs_values/* shown */.SP)(step)}; it must be numbers, the smaller first, and a step above 0`);
    const count = Math.floor((last - first) / size + 1e-9) + 1;
    if (count > mostValues)
        throw new inputs_values/* InputError */.dz(`"-P" makes ${count} values; at most ${mostValues} can be measured: give a larger step with "-D"`);
    return Array.from({ length: count }, (_, at) => (first + at * size).toFixed(decimals));
}

// EXTERNAL MODULE: ./lib/command-line/nearest.js
var nearest = __webpack_require__(812);
;// CONCATENATED MODULE: ./lib/command-line/options.js






/** The options for the inputs that `task` takes. */
function optionsOf(task) {
    const taken = (0,declarations/* listInputs */.SS)('command line').filter(({ takenBy }) => takenBy.includes(task));
    return Object.fromEntries(taken.map(one => [one.option, { ...one, help: describeInput(one, 'command line') }]));
}
/** The options that name files to write. */
function fileOptions(written) {
    return Object.fromEntries(written.flatMap(({ name, file: help }) => help === undefined ? [] : [[name, { placeholder: 'FILE', group: 'Files to write', help }]]));
}
/** `words` by `options`; an InputError names what is not among them. */
function parseCall(typed, options) {
    const words = 'scan' in options ? replaceParameters(typed) : typed;
    const config = Object.fromEntries(Object.entries(options).map(([name, { placeholder, short }]) => [
        name,
        { type: placeholder === undefined ? 'boolean' : 'string', multiple: true, ...(short && { short }) },
    ]));
    const { values, positionals, tokens } = parse({ args: [...words], options: config, allowPositionals: true }, options);
    for (const [name, given] of Object.entries(values))
        if (given.length > 1 && !options[name]?.isRepeatable)
            throw new inputs_values/* InputError */.dz(`"--${name}" is given ${given.length} times; give it once`);
    const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? words.length;
    const wordsBefore = tokens.filter(({ kind, index }) => kind === 'positional' && index < end).length;
    return { get: byInput(option => (values[option] ?? []).join('\n')), words: positionals, wordsBefore };
}
/** `get` by the names of inputs, where it is by those of options; what is no input keeps its name. */
function byInput(get) {
    return name => {
        const input = declarations/* inputs */.QL.find(one => one.name === name);
        return input?.only === 'action' ? '' : get(input?.option ?? name);
    };
}
/** `message` with the options for its inputs: a quoted name that is no value, and no key of JSON. */
function nameOptions(message) {
    return message.replace(/(?<!\b(?:is|holds|to) |[{,:]\s*)"([a-z-]+)"(?!:)/g, (quoted, name) => {
        const input = (0,declarations/* listInputs */.SS)('command line').find(one => one.name === name);
        return input === undefined ? quoted : `"--${input.option}"`;
    });
}
function parse(config, options) {
    try {
        return (0,external_node_util_.parseArgs)({ ...config, strict: true, tokens: true });
    }
    catch (cause) {
        throw new inputs_values/* InputError */.dz(explain(cause, options), { cause });
    }
}
function explain({ message }, options) {
    const unknown = /^Unknown option '(--?[^']+)'/.exec(message)?.[1];
    if (unknown === undefined)
        return message.split('\n')[0];
    const name = unknown.replace(/^-+/, '');
    const input = declarations/* inputs */.QL.find(one => one.name === name);
    if (input?.only === 'action')
        return `"${unknown}" is an input of the action, and not an option: see --help`;
    const known = Object.keys(options);
    const near = input && known.includes(input.option) ? input.option : (0,nearest.findNearest)(name, known);
    return `there is no option "${unknown}"${near ? `; did you mean "--${near}"?` : ': see --help'}`;
}


/***/ }),

/***/ 6596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ displayOptions),
/* harmony export */   g: () => (/* binding */ terminalOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _system_page_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4220);
/* harmony import */ var _util_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2207);



/** The options of what is shown on a terminal. */
const displayOptions = {
    verbose: {
        group: 'Output',
        help: 'Show the numbers of each row on the terminal: quartiles, mean, outliers, p, and the smallest change that it would have found.',
    },
};
/** Returns how a stream shows text: in colour only on a terminal, and never if NO_COLOR is set (no-color.org). */
function terminalOf(stream, get = () => '') {
    const color = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
    return {
        color,
        isVerbose: get('verbose') === 'true',
        program: programOf(process.argv),
        tools: _system_page_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .pageTools */ .L,
        ...(stream.isTTY ? { width: stream.columns } : {}),
    };
}
/** How this program was called: by its name where it is installed, else as a file for Node. */
function programOf([, path = 'counterbalance']) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('', path);
    const file = below.startsWith('..') ? path : below;
    const call = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'counterbalance' ? 'counterbalance' : `node ${(0,_util_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(file)}`;
    return { way: 'command line', get: [], call };
}


/***/ }),

/***/ 3237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
/** A time for people, in its two largest units. */
function duration(seconds) {
    const whole = Math.round(seconds);
    const parts = [
        [Math.floor(whole / 3600), 'h'],
        [Math.floor(whole / 60) % 60, 'min'],
        [whole % 60, 's'],
    ];
    const shown = parts.filter(([number]) => number > 0).slice(0, 2);
    return shown.map(([number, unit]) => `${number} ${unit}`).join(' ') || '0 s';
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

/***/ 4220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ pageTools)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1243);



/** The tools of this machine that pack a page's data, and that compute the digests of its scripts. */
const pageTools = {
    pack,
    packRecord: record => pack((0,_record_encode_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeRecord */ .Ym)(record)),
    digest: text => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64'),
};
/** A tenth larger than by the usual level, and in two thirds of the time. */
const level = 4;
function pack(text) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.gzipSync)(text, { level }).toString('base64');
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
