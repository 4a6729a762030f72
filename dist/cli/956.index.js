export const id = 956;
export const ids = [956];
export const modules = {

/***/ 5865:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "03ddedc8eb057265b9ec.py";

/***/ }),

/***/ 9065:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "be616da884a581109bc8.py";

/***/ }),

/***/ 9684:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "3704cca1f7721cc533f0.py";

/***/ }),

/***/ 5566:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "07d5df9d4ebe6bb06d5a.py";

/***/ }),

/***/ 8092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IU: () => (/* binding */ applyRules),
  $t: () => (/* binding */ findNamedJudging),
  mg: () => (/* binding */ withBaselineConfig),
  RK: () => (/* binding */ withOwnConfig),
  qc: () => (/* binding */ withRecordedRules),
  SU: () => (/* binding */ withRunConfig)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/declared/judging.js + 1 modules
var judging = __webpack_require__(1721);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/system/config.js
/** The file in `text`, as of today. What reads it is loaded only now: most runs have no file, and need no YAML. */
async function parseConfigToday(text, source) {
    const { decodeConfig } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(981)]).then(__webpack_require__.bind(__webpack_require__, 3981));
    return decodeConfig(text, { source, asOf: new Date().toISOString().slice(0, 10) });
}
/** Returns whether two files decide the verdicts of a suite alike; a file that is not there decides nothing. */
function judgeAlike(one, other) {
    const describe = (config) => JSON.stringify([config?.texts.judging ?? {}, (config?.rules?.list ?? []).map(({ line: _, ...rule }) => rule)]);
    return describe(one) === describe(other);
}
/** The texts of the input `settings`. */
async function parseSettings(text) {
    if (text.trim() === '')
        return {};
    const { decodeSettings } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(981)]).then(__webpack_require__.bind(__webpack_require__, 3981));
    return decodeSettings(text);
}

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
;// CONCATENATED MODULE: ./lib/command-line/config.js
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









/** Adds all that the file in `directory` says, or the one that `--config` names, to the options. */
async function withOwnConfig(get, directory = '.') {
    const config = await readOwn(get, directory);
    const { run, judging, history, 'self-test': selfTest } = config?.texts ?? {};
    return {
        get: withTexts(get, { ...run, ...judging, ...history, ...selfTest }),
        ...(config?.rules ? { rules: config.rules } : {}),
    };
}
/** Adds what the file here says of runs, or the one that `--config` names. */
async function withRunConfig(get) {
    return withTexts(get, (await readOwn(get, '.'))?.texts.run ?? {});
}
async function readOwn(get, directory) {
    const file = (await readNamed(get)) ?? (await parseFound(await findOwnFile(directory)));
    return file?.of((0,declarations/* decodeOne */.L7)(get, 'suite'));
}
/** Reads the file that `--config` names, if it does. Returns `get` with what it says of judging a suite. */
async function findNamedJudging(get) {
    const file = await readNamed(get);
    return suite => withJudging(get, file?.of(suite));
}
function withJudging(get, config) {
    return { get: withTexts(get, config?.texts.judging ?? {}), ...(config?.rules ? { rules: config.rules } : {}) };
}
/**
 * Adds what decides the verdicts of the comparison that `inputs` ask for: the file that is named, else that of the baseline, since the
 * contender must not choose what it is judged by.
 */
async function withBaselineConfig(get, inputs) {
    const suite = (0,declarations/* decodeOne */.L7)(get, 'suite');
    if ((0,declarations/* decodeOne */.L7)(get, 'config') !== undefined)
        return (await findNamedJudging(get))(suite);
    const [found, own] = [await findBaselineFile(inputs), await findOwnFile(inputs.contender)];
    const config = (await parseFound(found))?.of(suite);
    // One that cannot be read decides nothing here.
    const others = (await parseFound(own).catch(() => undefined))?.of(suite);
    const isOther = own !== undefined && !judgeAlike(others, config);
    return {
        ...withJudging(get, config),
        ...(isOther ? { warnings: [otherWarning(own.source)] } : {}),
    };
}
/** The rules of `record`, as they were on its day: more rounds are judged by nothing else. */
function withRecordedRules(get, { settings: { rules }, warnings }) {
    const other = warnings.filter(({ code }) => code === 'rules-changed');
    return { get, ...(rules ? { rules } : {}), ...(other.length > 0 ? { warnings: other } : {}) };
}
/** Returns `inputs` with the rules that were found. */
function applyRules(inputs, { rules, warnings }) {
    return {
        ...inputs,
        settings: { ...inputs.settings, ...(rules ? { rules } : {}) },
        ...(warnings ? { warnings } : {}),
    };
}
function withTexts(get, texts) {
    return name => get(name) || (texts[name] ?? '');
}
function otherWarning(path) {
    return {
        code: 'rules-changed',
        message: `"judging" and "rules" of the baseline are used, and the contender has different ones in ${path}: choose with "--config"`,
    };
}
async function readNamed(get) {
    const source = (0,declarations/* decodeOne */.L7)(get, 'config');
    if (source === undefined)
        return undefined;
    const text = await readSmallFile(source);
    if (text !== undefined)
        return await parseFound({ text, source });
    throw new values/* InputError */.dz(`"--config" is "${source}"; it must be a file of settings and rules of at most 1 MiB`);
}
async function parseFound(found) {
    return found && (await parseConfigToday(found.text, found.source));
}
/** Reads the file from either of the usual places. */
async function findFile(read) {
    const [first, second] = [await read(judging/* usualConfigs */.C[0]), await read(judging/* usualConfigs */.C[1])];
    if (first === undefined || second === undefined)
        return first ?? second;
    throw new values/* InputError */.dz(`there are two files of settings, ${first.source} and ${second.source}: remove one of them`);
}
async function findOwnFile(directory) {
    return await findFile(async (path) => {
        const source = (0,external_node_path_.join)(directory, path);
        const text = await readSmallFile(source);
        return text === undefined ? undefined : { text, source };
    });
}
async function findBaselineFile({ baseline, contender }) {
    switch (baseline.kind) {
        case 'directory':
            return await findOwnFile(baseline.directory);
        case 'command':
            return await findOwnFile(contender);
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
            return await findFile(async (path) => {
                const text = await readFileAt(git, commit, path);
                return text ? { text, source: `${path} of ${commit.slice(0, 7)}` } : undefined;
            });
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

/***/ 3982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ checkFormat)
/* harmony export */ });
/* harmony import */ var _formats_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8237);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1003);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7035);



/** Refuses a format that cannot be made of what is given with it. */
function checkFormat(given) {
    checkOwn(given, 'pattern', 'regex');
    checkOwn(given, 'values', 'json');
    try {
        // It is made to see whether it can be, and reads nothing.
        (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseFormat */ .H8)(given, () => false);
    }
    catch (error) {
        throw error instanceof _formats_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FormatError */ .I ? new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(error.message, { cause: error }) : error;
    }
}
/** The input that a format of one's own is made of: none without the other. */
function checkOwn({ format, ...given }, name, own) {
    const text = given[name];
    if ((text !== undefined) === (format === own))
        return;
    throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(text === undefined
        ? `"format" is "${own}", and "${name}" is missing: it says where the numbers are`
        : `"${name}" is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(text)}; it is only for the format "${own}", and "format" is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(format)}`);
}


/***/ }),

/***/ 9264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SZ: () => (/* binding */ makeInputs),
  yu: () => (/* binding */ refuseArtifacts),
  uo: () => (/* binding */ withAnchor),
  sL: () => (/* binding */ withOneLook)
});

// UNUSED EXPORTS: decodeInputs

// EXTERNAL MODULE: ./lib/compare/judge.js
var compare_judge = __webpack_require__(36);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/inputs/baseline.js

/** The baseline that is asked for: `auto` is a directory where one is named, else an artifact, else built where it is said how. */
function makeBaseline(given) {
    const { baseline: { kind, value } = { kind: 'auto' } } = given;
    const directory = kind === 'dir' ? value : undefined;
    const ref = kind === 'dir' ? undefined : value;
    // What is measured builds nothing here where the baseline is built already.
    const isBuilt = directory !== undefined || kind === 'published';
    const setup = given.measureSetup && isBuilt ? undefined : given.setup;
    if (directory !== undefined && (ref !== undefined || setup !== undefined))
        throw new values/* InputError */.dz('"baseline" is a directory, which is not built: leave out "setup", or set "baseline" to ref:COMMIT');
    if (directory !== undefined)
        return { kind: 'directory', directory };
    const built = { kind: 'ref', ref, setup };
    if (kind === 'ref')
        return built;
    if (kind === 'published') {
        if (setup === undefined)
            return { kind: 'artifact', ref, fallback: undefined, takesNearest: true };
        throw new values/* InputError */.dz('"baseline" is published, and "setup" is only for a baseline that is built: leave out "setup", or set "baseline" to auto, which builds if nothing is published');
    }
    return {
        ...{ kind: 'artifact', ref, takesNearest: false },
        fallback: ref === undefined && setup === undefined ? undefined : built,
    };
}
/** `baseline` where there are no artifacts: what it falls back to. */
function refuseArtifact(baseline) {
    if (baseline.kind !== 'artifact')
        return baseline;
    if (baseline.fallback !== undefined)
        return baseline.fallback;
    throw new values/* InputError */.dz('there is no baseline to compare with: set "baseline" to dir:DIRECTORY, or to ref:COMMIT with "setup" (how it is built)');
}

// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/format.js
var format = __webpack_require__(3982);
// EXTERNAL MODULE: ./lib/measure/instruments/request.js
var request = __webpack_require__(5628);
;// CONCATENATED MODULE: ./lib/inputs/measuring.js


/** Refuses what does not go together in one measurement. */
function checkMeasuring(given, get) {
    const { warmup, timeBudgetInSeconds, batch, prepare, rounds } = given;
    if (rounds.most === 0)
        throw new values/* InputError */.dz('"rounds" is "0", which only publishes: give at least 1 in order to measure', {
            onCommandLine: '"rounds" is "0": give at least 1',
        });
    if (warmup.warmupTimeInSeconds >= timeBudgetInSeconds)
        throw new values/* InputError */.dz(`"warmup" is ${(0,values/* shown */.SP)(get('warmup'))}, but it is part of "time-budget", which is ${(0,values/* shown */.SP)(get('time-budget'))}: there would be no time left to measure; raise "time-budget"`);
    if (batch !== 'auto' && batch > 1 && prepare !== undefined)
        throw new values/* InputError */.dz(`"batch" is ${batch}, and "prepare" runs before each run, but never between the starts of a batch: leave out one of the two`);
    checkSlope(given);
    checkInstruments(given, get);
    checkReinstall(given);
}
function checkReinstall({ reinstall, copies: { inPlace }, instruments }) {
    const refuse = (why) => {
        throw new values/* InputError */.dz(`"fresh-copies" is ${(0,values/* shown */.SP)(reinstall)}, but ${why}: leave out one of the two`);
    };
    if (reinstall === 'auto' || reinstall === 'once')
        return;
    if (inPlace)
        refuse('with "copies" in-place there are no copies to recreate');
    if (instruments !== 'auto' && (0,request/* asksForCounts */.Q)(instruments))
        refuse('"instruments" is "callgrind", whose counts do not depend on where files lie');
}
function checkSlope({ slope, format, batch }) {
    if (slope === undefined)
        return;
    if (!isOfProcess(format))
        throw new values/* InputError */.dz(`"format" is ${(0,values/* shown */.SP)(format)}, and "slope" needs the time of the whole process: leave out one of the two`);
    if (batch !== 'auto' && batch !== 1)
        throw new values/* InputError */.dz(`"batch" is "${batch}", and "slope" is given: leave out "batch", and let the command repeat its work`);
}
function checkInstruments({ instruments, format }, get) {
    if (instruments === 'auto' || !(0,request/* asksForCounts */.Q)(instruments))
        return;
    if (instruments.length > 1)
        throw new values/* InputError */.dz(`"instruments" is ${(0,values/* shown */.SP)(get('instruments'))}; callgrind must stand alone: it makes the command 20 to 50 times slower, so other measurements would be useless`);
    if (!isOfProcess(format))
        throw new values/* InputError */.dz(`"format" is ${(0,values/* shown */.SP)(format)}, and "instruments" is "callgrind", which counts instructions of the whole process and distorts all times: leave out one of the two`);
}
function isOfProcess(format) {
    return format === 'auto' || format === 'process';
}

// EXTERNAL MODULE: ./lib/formats/selection/languages.js + 3 modules
var languages = __webpack_require__(4046);
// EXTERNAL MODULE: ./lib/measure/command.js
var measure_command = __webpack_require__(1373);
// EXTERNAL MODULE: ./lib/measure/rounds/focus.js
var rounds_focus = __webpack_require__(4240);
;// CONCATENATED MODULE: ./lib/inputs/selection.js




/**
 * The way in which the `commands` of all sides are told which benchmarks to run. Returns undefined if they are not told. A language that
 * the user names is one that the command reads, even where it does not mention the variable, such as a script.
 */
function chooseSelection({ select, format }, commands) {
    for (const command of commands)
        refuseUnread(command);
    const own = (0,languages/* findLanguage */.i)(select);
    if (own)
        return { language: own, isNarrowed: true };
    const mentions = commands.filter(command => new RegExp(String.raw `\b${rounds_focus/* selectVariable */.r}\b`).test((0,measure_command/* showCommand */.TB)(command)));
    if (mentions.length === 0)
        return undefined;
    const language = (0,languages/* findLanguage */.i)(format);
    const isNarrowed = select === 'auto' && mentions.length === commands.length;
    if (language)
        return { language, isNarrowed };
    if (select === 'off')
        return undefined;
    if (format === 'auto' && mentions.every(command => hasDefault((0,measure_command/* showCommand */.TB)(command))))
        return { language: undefined, isNarrowed };
    throw new values/* InputError */.dz(`the command mentions $${rounds_focus/* selectVariable */.r}, but "format" is ${(0,values/* shown */.SP)(format)}, which has no way to select benchmarks: name your tool with "format", give "select", or write "\${${rounds_focus/* selectVariable */.r}:-ALL}" with what runs all benchmarks`);
}
/** Returns whether the command says itself what runs all benchmarks, wherever it mentions the variable. */
function hasDefault(line) {
    return !new RegExp(String.raw `\$\{?${rounds_focus/* selectVariable */.r}\b(?!:-)`).test(line);
}
/** Words are no shell line: a program that gets `$BENCH_SELECT` as a separate word gets just that. */
function refuseUnread(command) {
    const unread = new RegExp(String.raw `^\S*\$\{?${rounds_focus/* selectVariable */.r}\}?$`);
    if (command.kind === 'argv' && command.argv.some(word => unread.test(word)))
        throw new values/* InputError */.dz(`the command has the word "$${rounds_focus/* selectVariable */.r}", but no shell reads it: give the command as a line, such as sh -c './bench "$${rounds_focus/* selectVariable */.r}"'`);
}

// EXTERNAL MODULE: ./lib/measure/serve/serving.js
var serving = __webpack_require__(7488);
;// CONCATENATED MODULE: ./lib/inputs/serving.js



/** The servers that are asked for; undefined where none are. Refuses what does not go together with them. */
function makeServing(given) {
    const { serve, ready, readyTimeoutInSeconds, serveFor, causes = 'auto' } = given;
    if (serve === undefined) {
        if (ready !== undefined)
            throw new values/* InputError */.dz(describeLack('server.ready'));
        if (serveFor !== 'run')
            throw new values/* InputError */.dz(describeLack('server.for'));
        return undefined;
    }
    checkKept(given);
    if (causes !== 'auto' && causes !== 'off')
        throw new values/* InputError */.dz(`"causes" is "${causes}", but with "server" the functions of the command explain nothing: leave out "causes"`);
    return {
        line: serve,
        ready: ready ?? { kind: 'port' },
        patienceInSeconds: readyTimeoutInSeconds,
        lifetime: serveFor,
    };
}
function describeLack(input) {
    return `"${input}" is given, but "server.command" is missing, which is the command that runs the server: give it, or leave out "${input}"`;
}
/** Servers that run at the same time cannot share a port, and copies cannot be replaced under them. */
function checkKept({ ready, serveFor, reinstall }) {
    if (serveFor === 'run')
        return;
    if (ready?.kind === 'page' && !(0,serving/* namesPort */.qS)(ready.url))
        throw new values/* InputError */.dz(`"server.for" is "${serveFor}", so the servers of all copies run at the same time: write $PORT in "server.ready" instead of the port`);
    if (serveFor === 'session' && (reinstall === 'round' || reinstall === 'look'))
        throw new values/* InputError */.dz(`"fresh-copies" is "${reinstall}", but with "server.for" session the files of a running server would be replaced: leave out one of the two`);
}
/** The setup that is to be measured. Without a command, it is the command itself. */
function makeMeasuredSetup({ measureSetup, setup, command, instruments }, { argv = [], commands = [] }) {
    if (!measureSetup)
        return undefined;
    if (setup === undefined)
        throw new values/* InputError */.dz('"measure-setup" is true, but "setup" is missing, which is the command that builds the program');
    // As a report shows it, to be repeated.
    const isAlone = (command === undefined || command === setup) && argv.length === 0 && commands.length === 0;
    if (!isAlone && instruments !== 'auto' && (0,request/* asksForCounts */.Q)(instruments))
        throw new values/* InputError */.dz('"measure-setup" is true, and "instruments" is "callgrind", which counts the command only: leave out one of the two');
    return { line: setup, isAlone };
}

// EXTERNAL MODULE: ./lib/inputs/settings.js
var settings = __webpack_require__(8344);
// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/inputs/named-sides.js
var named_sides = __webpack_require__(2753);
// EXTERNAL MODULE: ./lib/inputs/sources.js
var inputs_sources = __webpack_require__(7583);
;// CONCATENATED MODULE: ./lib/inputs/sides.js





/** The sides, and the directory of what is checked out. */
function makeSides(given, { argv = [], commands = [], names = [], sources, lines = [] }, directory) {
    if (commands.length > 0) {
        if (commands.length === 1)
            throw new values/* InputError */.dz(`there is only one command, ${(0,values/* shown */.SP)(commands[0])}: give another one, or put a command after "--" to compare versions`);
        return { ...(0,named_sides/* chooseSides */.gd)((0,named_sides/* nameCommands */.G2)(commands, names)), contender: directory };
    }
    if (names.length > 0)
        throw new values/* InputError */.dz('"command-name" names commands that are compared with each other: name a version by NAME=SOURCE');
    const { setup, measureSetup = false, contenders = [] } = given;
    const all = lines.length > 0 ? lines : [given.command];
    const versionCommands = all.map(line => makeCommand({ ...given, command: line }, argv));
    if (sources !== undefined)
        return (0,inputs_sources/* makeVersions */.u)({ sources, commands: versionCommands, setup, measureSetup }, directory);
    const command = versionCommands[0];
    const refs = (0,named_sides/* parseNamed */.Nw)(contenders, 'contenders', 'REF');
    const sides = (0,named_sides/* chooseSides */.gd)([
        { name: record/* usualNames */.Vx.baseline, source: makeBaseline(given), command },
        { name: record/* usualNames */.Vx.contender, source: { kind: 'directory', directory }, command },
        ...refs.map(({ name, value: ref }) => ({ name, source: { kind: 'ref', ref, setup }, command })),
    ]);
    return { ...sides, contender: directory };
}
/** The commands and names of the sides. */
function makeCommand({ command: line, measureSetup = false, setup }, argv) {
    if (line !== undefined && argv.length > 0)
        throw new values/* InputError */.dz('"command" is given twice: as an option and after "--"');
    const shellLine = line ?? (argv.length === 0 && measureSetup ? setup : undefined);
    return shellLine === undefined ? makeArgv(argv) : { kind: 'shell', line: shellLine };
}
/** One word with blanks in it is a shell line: nobody has a program of such a name. */
function makeArgv(argv) {
    const [program] = argv;
    if (program === undefined || program.trim() === '')
        throw new values/* InputError */.dz('"command" is missing: the command that runs the benchmarks, for example "./app bench"', {
            onCommandLine: 'there is no command: add it after "--", such as -- ./app bench',
        });
    return argv.length === 1 && /\s/.test(program) ? { kind: 'shell', line: program } : { kind: 'argv', argv };
}

;// CONCATENATED MODULE: ./lib/inputs/inputs.js










/** The inputs of whoever has no artifacts: the command line, and a self-test. */
function refuseArtifacts({ baseline, ...inputs }) {
    return { ...inputs, baseline: refuseArtifact(baseline) };
}
/** The inputs of a comparison that `get` gives. */
function decodeInputs(get, contender, argv = []) {
    return makeInputs(decodeGiven(get, 'compare'), { get, contender, argv });
}
/** Combines `given` into one set of inputs, if its parts fit together. */
function makeInputs(given, { contender, get: texts, ...words }) {
    const get = (0,declarations/* withDefaults */.rO)(texts);
    checkMeasuring(given, get);
    (0,format/* checkFormat */.K)(given);
    const serving = makeServing(given);
    const measuredSetup = makeMeasuredSetup(given, words);
    checkJudge(given);
    const sides = makeSides(given, words, contender);
    const commands = [sides.reference, ...sides.contenders].map(({ command }) => command);
    return {
        ...given,
        ...sides,
        selection: chooseSelection(given, commands),
        // What is printed by a run is not what one repeat takes.
        ...(given.slope === undefined && !measuredSetup?.isAlone ? {} : { format: 'process' }),
        ...given.warmup,
        ...given.copies,
        ...{ part: undefined, ...given.part },
        settings: (0,settings/* makeSettings */.mF)(given),
        serving,
        measuredSetup,
        // Nobody replaces the files of a server that runs on.
        ...(serving?.lifetime === 'session' ? { reinstall: 'once' } : {}),
        options: findOptions(get),
    };
}
/** `inputs` with one look at the end: races that end where they see something would add up to too much over a history. */
function withOneLook({ rounds, ...inputs }) {
    return { ...inputs, isRace: true, rounds: rounds.isAuto ? rounds : { ...rounds, least: rounds.most } };
}
/** `inputs` with a published version as one more side, which runs what the contender does. */
function withAnchor(inputs, anchor) {
    const { command } = inputs.contenders[0];
    return { ...inputs, contenders: [...inputs.contenders, { name: 'anchor', command, source: anchor }] };
}
function findOptions(get) {
    const names = declarations/* inputs */.QL
        .filter(one => one.isRecorded && !['', one.default ?? one.actionDefault].includes(get(one.name)))
        .map(({ name }) => name);
    return Object.fromEntries(names.map(name => [name, get(name)]));
}
/** Refuses a percentile that the planned rounds could never reach. Several runners of one suite have more rounds together. */
function checkJudge({ judge, copies: { copies }, rounds: { most }, part }) {
    const needed = Math.ceil((0,compare_judge/* leastValues */.uG)(judge) / Math.min(...copies));
    if (most >= needed || part?.partNumber !== undefined)
        return;
    throw new values/* InputError */.dz(`"judge" is "${judge}", which needs ${(0,compare_judge/* leastValues */.uG)(judge)} values of each side, but there are at most ${most} rounds: set "rounds" to at least ${needed}`);
}


/***/ }),

/***/ 2753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ nameCommands),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   Nw: () => (/* binding */ parseNamed),
/* harmony export */   QY: () => (/* binding */ nameSides),
/* harmony export */   gd: () => (/* binding */ chooseSides)
/* harmony export */ });
/* harmony import */ var _record_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(213);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7035);


/** The names of the sides, as a record has them. */
function nameSides({ reference, contenders }) {
    return { baseline: reference.name, sides: [reference, ...contenders].map(({ name }) => ({ name })) };
}
const longestName = 60;
/** The values of the input `input`, each with a name before its `=`. */
function parseNamed(values, input, what) {
    return values.map(text => {
        const [, name, value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
        if (name === undefined || value.trim() === '')
            throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`"${input}" is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(text)}; it must be NAME=${what}`);
        checkName(name, text);
        return { name, value: value.trim() };
    });
}
/** Refuses names of versions that nobody could tell from something else; `word` is what was typed. */
function checkName(name, word) {
    if (/[\\/]/.test(name) || /^\.{1,2}$/.test(name))
        throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(word)} names a version ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)}, which is a path; give it a short name, such as old${word.slice(name.length)}`);
    checkLength(name, word);
}
function checkLength(name, word) {
    if (name.trim() !== '' && [...name].length <= longestName && !/\p{Cc}/u.test(name))
        return;
    throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(word)} has the name ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)}; it must be one line of 1 to ${longestName} characters`);
}
/** The sides where each command is one, by its name of `names` or by itself; they run where they are. */
function nameCommands(lines, names) {
    if (names.length > lines.length)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`"command-name" is given ${names.length} times, and there are only ${lines.length} commands`);
    for (const name of names)
        checkLength(name, `-n ${name}`);
    return lines.map((line, index) => {
        if (line.trim() === '')
            throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`command ${index + 1} is empty: give a shell line`);
        return { name: names[index] ?? nameOf(line, index), command: { kind: 'shell', line }, source: { kind: 'command' } };
    });
}
const longestCommandAsName = 200;
function nameOf(line, index) {
    const isShort = line.length <= longestCommandAsName && !/\p{Cc}/u.test(line);
    return isShort ? line : `command ${index + 1}`;
}
/** The sides as measuring takes them, of `sides` with the baseline first. */
function chooseSides(sides) {
    refuseRepeated(sides.map(({ name }) => name));
    if (sides.length > _record_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .mostSides */ .ci)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`there are ${sides.length} sides; at most ${_record_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .mostSides */ .ci} can be compared at the same time`);
    const [{ name, command, source }, ...contenders] = sides;
    return { reference: { name, command }, baseline: source, contenders: contenders };
}
function refuseRepeated(names) {
    const repeated = names.find((name, index) => names.indexOf(name) < index);
    if (repeated === undefined)
        return;
    throw new _values_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(`two sides have the name ${(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(repeated)}: give each its own name`);
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
        ...(suiteChanges === 'not-comparable' ? {} : { suiteChanges }),
        ...(exponentThreshold === _compare_growth_growth_js__WEBPACK_IMPORTED_MODULE_1__/* .usualExponentThreshold */ .F ? {} : { exponentThreshold }),
    };
}
/** The settings of whoever sets nothing. */
const usualSettings = makeSettings((0,_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeGiven */ .MN)(() => '', 'show'));
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

/***/ 7583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseSource),
/* harmony export */   u: () => (/* binding */ makeVersions)
/* harmony export */ });
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2472);
/* harmony import */ var _named_sides_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2753);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);



/** The forms of a source; a plain word is a directory or a commit, whichever there is. */
const forms = (/* unused pure expression or super */ null && (['dir', 'ref', 'store']));
const examples = {
    dir: 'dir:../main',
    ref: 'ref:v1.2',
    store: 'store:../baselines',
};
/** Reads a word that names a version. A sign of equality in a path is part of the path. */
function parseSource(text) {
    const [, name, rest = text] = /^([^=:\\/]*)=(.*)$/s.exec(text) ?? [];
    if (name !== undefined)
        (0,_named_sides_js__WEBPACK_IMPORTED_MODULE_1__/* .checkName */ .I3)(name, text);
    if (rest.trim() === '')
        throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(text)} names no version: write a directory, a commit or store:DIR, such as old=v1.2`);
    const [, form, value = rest] = /^(dir|ref|store):(.*)$/s.exec(rest) ?? [];
    if (value.trim() === '')
        throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(text)} is incomplete: write the name behind the colon, such as ${examples[form]}`);
    return { text, name, form: form ?? (isPath(value) ? 'dir' : undefined), value };
}
/** Returns whether a word can only be a path. */
function isPath(word) {
    return /^(?:\.{1,2}$|\.{0,2}[\\/]|[A-Za-z]:[\\/])/.test(word);
}
/** The sides of a comparison of versions, and the directory of what is checked out. */
function makeVersions({ sources, commands, setup, measureSetup }, directory) {
    const checkedOut = { text: '.', name: undefined, form: 'dir', value: directory };
    const all = sources.length > 1 ? sources : [...(sources.length === 1 ? sources : [undefined]), checkedOut];
    const hasCommits = all.some(source => source === undefined || source.form === 'ref');
    if (setup !== undefined && !measureSetup && !hasCommits)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('"setup" builds a commit, and none of the versions is one: leave it out, or compare a commit');
    if (commands.length > 1 && commands.length !== all.length)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"command" is given ${commands.length} times, and there are ${all.length} versions: give it once, or once for each version`);
    const hasNames = all.length > 2 || all.some(source => source?.name !== undefined);
    const usual = [_record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.baseline, _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.contender];
    const sides = all.map((source, index) => ({
        name: hasNames ? (source?.name ?? nameSource(source)) : usual[index],
        command: commands[index] ?? commands[0],
        source: makeInput(source, index, setup),
    }));
    const last = all.at(-1);
    const isPair = all.length === 2 && last?.form === 'dir';
    return { ...(0,_named_sides_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseSides */ .gd)(sides), contender: isPair ? last.value : directory };
}
function makeInput(source, index, setup) {
    if (source === undefined)
        return { kind: 'ref', ref: undefined, setup };
    const { text, form, value } = source;
    if (form === 'dir')
        return { kind: 'directory', directory: value };
    if (form === 'ref')
        return { kind: 'ref', ref: value, setup };
    if (index === 0)
        return { kind: 'artifact', ref: undefined, fallback: undefined, takesNearest: true };
    throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(text)} is a stored baseline, so it must be the first version: the others are compared with it`);
}
/** The name of a version to which the user gave none. */
function nameSource(source) {
    if (source === undefined || source.form === 'store')
        return _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.baseline;
    if (source.form === 'dir' && source.value === '.')
        return 'current';
    const last = source.value.split(/[\\/]/).findLast(part => part !== '' && !/^\.{1,2}$/.test(part));
    return last?.replaceAll(/[=:]/g, '-') ?? source.text;
}


/***/ }),

/***/ 1373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ warnOfShell),
/* harmony export */   TB: () => (/* binding */ showCommand),
/* harmony export */   fv: () => (/* binding */ makeArgv)
/* harmony export */ });
/* harmony import */ var _util_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2207);

/** The argument vector that runs `command`; a shell line stops at its first failing command, also in a pipe where the shell is bash. */
function makeArgv(command, shell) {
    if (command.kind === 'argv')
        return command.argv;
    return shell === 'bash'
        ? ['bash', '--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', command.line]
        : ['sh', '-e', '-c', command.line];
}
/** Warns if a line of a command was run by a shell that takes fewer failures for one than bash does. */
function warnOfShell(commands, shell) {
    return shell === 'sh' && commands.some(({ kind }) => kind === 'shell') ? [shellWarning] : [];
}
const shellWarning = {
    code: 'run-by-sh',
    message: 'no bash was found, so sh ran the command. It does not stop if a part of a pipe fails',
};
/** The command as its user would type it in a shell. */
function showCommand(command) {
    return command.kind === 'shell' ? command.line : command.argv.map(_util_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h).join(' ');
}


/***/ }),

/***/ 2636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ warnOfRestored),
/* harmony export */   p: () => (/* binding */ describeCondition)
/* harmony export */ });
const words = { limits: 'resource limits', scheduling: 'scheduling policy' };
/** Words for a condition that commands inherit from the stopwatch, by the name that it has there. */
function describeCondition(name) {
    return words[name] ?? name;
}
/** Warns that commands have changed what all commands inherit, which was set again before the next one started. */
function warnOfRestored(names = new Set()) {
    if (names.size === 0)
        return [];
    const what = [...names].sort().map(describeCondition).join(' and ');
    return [
        {
            code: 'stopwatch-changed',
            message: `a command changed the ${what} of the stopwatch, which all commands inherit; this was undone before the next command: find out which side does it, and do not change the parent process`,
        },
    ];
}


/***/ }),

/***/ 6638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ describeExit),
/* harmony export */   Zh: () => (/* binding */ makeExit),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
/** Returns whether a process did what it was asked to do. */
function isSuccess(exit) {
    return exit.kind === 'exited' && exit.status === 0;
}
/** Classifies how a process ended. */
function makeExit({ status, signal, isTimedOut }) {
    if (isTimedOut)
        return { kind: 'timed-out' };
    return status === null ? { kind: 'signalled', signal: signal ?? 'unknown' } : { kind: 'exited', status };
}
/** Describes how a process ended, in words that continue a sentence about it. */
function describeExit(exit) {
    switch (exit.kind) {
        case 'exited':
            return `ended with exit status ${exit.status}`;
        case 'signalled':
            return `was ended by ${exit.signal}`;
        case 'timed-out':
            return 'exceeded its time limit and was ended';
        case 'not-started':
            return `could not be started: ${exit.message}`;
    }
}


/***/ }),

/***/ 3955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ InvocationError)
/* harmony export */ });
/** A command of the user's does not work, so that nothing can be measured; the message says which and how it ended. */
class InvocationError extends Error {
    name = 'InvocationError';
    /** How the command ended, where it is known. */
    exit;
    constructor(message, exit) {
        super(message);
        this.exit = exit;
    }
}


/***/ }),

/***/ 4240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Focus),
/* harmony export */   r: () => (/* binding */ selectVariable)
/* harmony export */ });
/* harmony import */ var _formats_selection_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4046);

/** The variable that tells the command which benchmarks to run. */
const selectVariable = 'BENCH_SELECT';
const longestInBytes = 100_000;
const mostNames = 2000;
const mostOfReason = 200;
/** Decides which benchmarks run, and checks that the command runs them. */
class Focus {
    warnings = [];
    #language;
    #isLearning;
    #sizes;
    /** In the order in which they were first printed, with the sides that have printed them. */
    #known = new Map();
    #isOn;
    #steps = [];
    #text;
    /** Whether the next round is the first of a selection. */
    #isUntried = false;
    /** Set where that round runs again with all benchmarks. */
    #doubt;
    constructor({ selection, size = [], before }) {
        this.#language = selection?.language;
        this.#isLearning = selection !== undefined && selection.language === undefined;
        this.#isOn = selection?.isNarrowed ?? false;
        this.#sizes = new Set(size);
        if (before)
            this.#resume(before);
    }
    /** Takes the language of the format that the first output was read as, where nobody has named one. */
    learn(format) {
        if (this.#isLearning && format !== undefined)
            this.#language ??= (0,_formats_selection_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .findLanguage */ .i)(format);
    }
    /** The value of the variable for the command; undefined where it has none. */
    get text() {
        return this.#text ?? this.#language?.all;
    }
    /** What the record tells about it. */
    get steps() {
        return this.#steps;
    }
    /** Whether no benchmark is to run any more. */
    get isEmpty() {
        return this.#known.size > 0 && this.#without.length === this.#known.size;
    }
    get #without() {
        return this.#steps.at(-1)?.without ?? [];
    }
    /** Goes on after the rounds of an earlier session, in which these steps were taken. */
    #resume({ rounds, focus: steps }) {
        for (const round of rounds)
            this.#note(this.#listPrinted(round));
        this.#steps = [...steps];
        const without = new Set(this.#without);
        if (without.size === 0)
            return;
        const selected = [...this.#known.keys()].filter(name => !without.has(name));
        if (this.#isOn && this.#language && selected.length > 0)
            this.#text = this.#express(selected, rounds.length);
        if (this.#text === undefined)
            this.#step(rounds.length, []);
    }
    /** Takes note of what a round printed. Returns whether it must run again with all benchmarks, since some that were selected are missing. */
    see(round, number) {
        const printed = this.#listPrinted(round);
        if (this.#isUntried && this.#check(round, printed, number))
            return true;
        this.#note(printed);
        return false;
    }
    /**
     * Takes note of the round that ran again with all benchmarks. Returns whether it counts, since the selection was to blame. Otherwise the
     * first try counts, and the selection stays.
     */
    seeAgain(round, number) {
        const { missing, round: tried, text } = this.#doubt;
        const printed = this.#listPrinted(round);
        this.#note(printed);
        const back = missing.find(({ name, side }) => printed.get(side)?.has(name));
        if (back === undefined)
            this.#text = text;
        else
            this.#end(number, explainMissing(back, tried));
        return back !== undefined;
    }
    #note(printed) {
        for (const [side, names] of printed)
            for (const name of names)
                this.#known.set(name, (this.#known.get(name) ?? new Set()).add(side));
    }
    /** Has only open benchmarks run from the round with this number on, if they can be named. Returns whether others run than before. */
    narrow({ findOpen }, from) {
        if (!this.#isOn)
            return false;
        const open = findOpen();
        const known = [...this.#known.keys()];
        const selected = known.filter(name => open.has(name));
        // What the process shows as a whole, such as its CPU time, needs rounds in which all run.
        const isOfProcess = open.size > selected.length;
        const isWhole = isOfProcess || selected.length === 0 || selected.length === known.length;
        this.#text = isWhole ? undefined : this.#express(selected, from);
        return this.#step(from, this.#text === undefined ? [] : known.filter(name => !open.has(name)));
    }
    /** Has these benchmarks not run any more from the round with this number on: all of them, if need be. Returns whether others run than before. */
    leaveOut(names, from) {
        const known = [...this.#known.keys()];
        const others = new Set(known.filter(name => !names.has(name)));
        if (others.size > 0)
            return this.narrow({ findOpen: () => others }, from);
        return this.#isOn && this.#step(from, known);
    }
    /** Has all benchmarks run from the round with this number on. */
    include(from) {
        this.#text = undefined;
        this.#step(from, []);
    }
    /** Takes a step instead of those that no round was run after. Returns whether others run than before. */
    #step(from, without) {
        const isSame = areSame(without, this.#without);
        this.#steps = this.#steps.filter(step => step.from < from);
        if (!areSame(without, this.#without))
            this.#steps.push({ from, without });
        if (isSame)
            return false;
        this.#isUntried = without.length > 0;
        return true;
    }
    #express(names, from) {
        const text = names.length > mostNames ? undefined : this.#language.express(names);
        if (text !== undefined && new TextEncoder().encode(text).length <= longestInBytes)
            return text;
        const why = names.length > mostNames
            ? `${names.length} benchmarks are not settled, and at most ${mostNames} can be selected`
            : text === undefined
                ? 'a benchmark that is not settled has a name that cannot be selected'
                : `the selection is longer than ${longestInBytes / 1000} kB`;
        this.#warnOnce({ code: 'focus-unused', message: `all benchmarks went on after ${count(from)}, since ${why}` });
        return undefined;
    }
    /**
     * Returns whether benchmarks are missing that had to run. Whether the selection is to blame shows where all run. Where none was left out,
     * focus ends, and the values count.
     */
    #check(round, printed, number) {
        this.#isUntried = false;
        const without = new Set(this.#without);
        const expected = [...this.#known].flatMap(([name, sides]) => [...sides].flatMap(side => (printed.has(side) ? [{ name, side, hasRun: printed.get(side).has(name) }] : [])));
        const missing = expected.filter(({ name, hasRun }) => !hasRun && !without.has(name));
        if (missing.length > 0) {
            this.#doubt = { missing, round, text: this.#text };
            this.#text = undefined;
            return true;
        }
        if (expected.every(({ hasRun }) => hasRun))
            this.#end(number, 'the command ran all benchmarks when only some were selected');
        return false;
    }
    /** All run from the round with this number on. */
    #end(number, why) {
        this.#isOn = false;
        this.#text = undefined;
        this.#step(number, []);
        const what = this.#steps.length > 0 ? `focus ended after ${count(number)}` : 'focus had no effect';
        const advice = `give ${selectVariable} to the option of your tool that selects benchmarks`;
        this.#warnOnce({ code: 'focus-ended', message: `${what}, since ${why}: ${advice}` });
    }
    #warnOnce(warning) {
        if (!this.warnings.some(({ code }) => code === warning.code))
            this.warnings.push(warning);
    }
    /** By side. */
    #listPrinted(round) {
        const printed = new Map(round.map(({ slot }) => [slot.side, new Set()]));
        if (this.#language === undefined)
            return new Map();
        for (const one of round)
            for (const name of this.#namesOf(one))
                printed.get(one.slot.side).add(name);
        return printed;
    }
    /** The benchmarks that the command itself printed: neither the process as a whole, nor sizes of files. */
    #namesOf({ measurements }) {
        const own = measurements.filter(({ benchmark, metric }) => !metric.aside && !this.#sizes.has(benchmark));
        return new Set(own.map(({ benchmark }) => benchmark));
    }
}
function areSame(one, other) {
    return one.join('\n') === other.join('\n');
}
function count(rounds) {
    return rounds === 1 ? '1 round' : `${rounds} rounds`;
}
/** Explains what was wrong in `round` with the selection: the side failed, or it printed no such benchmark. */
function explainMissing({ name, side }, round) {
    const own = round.filter(({ slot }) => slot.side === side);
    const [reason = 'no reason is known'] = own.flatMap(one => one.reason?.split('\n')[0]?.slice(0, mostOfReason) ?? []);
    return own.every(({ outcome }) => outcome !== 'ok')
        ? `the ${side} failed when only some benchmarks were selected (${reason})`
        : `the command did not run "${name}" when it was among those that were selected`;
}


/***/ }),

/***/ 5980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ coarsestStepInMilliseconds),
/* harmony export */   Z: () => (/* binding */ stampOf)
/* harmony export */ });
/** Clocks of file systems go in steps, at worst of two seconds, and lag behind ours. */
const coarsestStepInMilliseconds = 2000;
/** Returns a text that changes with every write to a file. Nobody but root can set the time of its last change (ctime). */
function stampOf({ ino, size, mtimeNs, ctimeNs }) {
    return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}


/***/ }),

/***/ 420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readEnvironment)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);


/** The machine that we are on, as far as it can be told without running anything. */
function readEnvironment() {
    const cpu = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.cpus)()[0]?.model.trim() || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.arch)();
    const cores = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)();
    const os = `${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.platform)()} ${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.arch)()}`;
    const runner = [process.env.ImageOS, process.env.ImageVersion].filter(Boolean).join(' ');
    const virtualization = findVirtualization();
    return {
        fingerprint: `${cpu}, ${cores} cores, ${os}`,
        cpu,
        cores,
        memoryInBytes: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.totalmem)(),
        os,
        kernel: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.release)(),
        node: process.version,
        ...(runner === '' ? {} : { runner }),
        ...(virtualization === undefined ? {} : { virtualization }),
    };
}
function findVirtualization() {
    const container = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/.dockerenv') ? 'docker' : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/run/.containerenv') ? 'podman' : undefined;
    const machine = readText('/sys/class/dmi/id/sys_vendor');
    const isVirtual = / hypervisor( |$)/m.test(readText('/proc/cpuinfo') ?? '');
    const host = isVirtual ? `virtual machine${machine ? ` (${machine})` : ''}` : undefined;
    return [container, host].filter(Boolean).join(' in ') || undefined;
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').trim();
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 4522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ findGroup),
/* harmony export */   NO: () => (/* binding */ parseQuotaStops),
/* harmony export */   Oy: () => (/* binding */ parseCpuMax),
/* harmony export */   P$: () => (/* binding */ listGroups),
/* harmony export */   g2: () => (/* binding */ parseCpuQuota)
/* harmony export */ });
/**
 * Returns how many cores' worth of time a control group may use, from its `cpu.max` (version 2). Returns undefined if there is no
 * limit.
 */
function parseCpuMax(text) {
    const parts = /^(\d+) (\d+)$/.exec(text.trim());
    return parts ? Number(parts[1]) / Number(parts[2]) : undefined;
}
/** The same from the two files of version 1: `cpu.cfs_quota_us` (-1 is no limit) and `cpu.cfs_period_us`. */
function parseCpuQuota(quota, period) {
    const [limit, length] = [Number(quota), Number(period)];
    return limit > 0 && length > 0 ? limit / length : undefined;
}
/** The path of our own control group of version 2, or of the `cpu` controller in version 1, from `/proc/self/cgroup`. */
function findGroup(text, controller) {
    const lines = text.split('\n').map(line => line.split(':'));
    const own = lines.find(([, names]) => names?.split(',').includes(controller));
    return own?.slice(2).join(':');
}
/** `path` and all groups that it is in, up to the root: a limit of any of them is one of ours. */
function listGroups(path) {
    const names = path.split('/').filter(name => name !== '');
    return [...names.map((_, index) => `/${names.slice(0, names.length - index).join('/')}`), '/'];
}
/** In how many periods a group was stopped for having spent its quota, from its `cpu.stat`; the same in both versions. */
function parseQuotaStops(text) {
    const count = /^nr_throttled (\d+)$/m.exec(text)?.[1];
    return count === undefined ? undefined : Number(count);
}


/***/ }),

/***/ 3656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ showCores),
/* harmony export */   s: () => (/* binding */ parseCores)
/* harmony export */ });
/** The numbers of a list as Linux writes it, such as `0-2,5`; undefined where it is none. */
function parseCores(text) {
    const parts = text
        .trim()
        .split(',')
        .map(part => /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part));
    if (parts.includes(null))
        return undefined;
    return parts.flatMap(part => {
        const [from, to] = [Number(part[1]), Number(part[2] ?? part[1])];
        return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    });
}
/** The same list, as short as it can be written. */
function showCores(cores) {
    const runs = [];
    for (const core of cores.toSorted((one, other) => one - other)) {
        const last = runs.at(-1);
        if (last && core <= last[1] + 1)
            last[1] = core;
        else
            runs.push([core, core]);
    }
    return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}


/***/ }),

/***/ 685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readMachine)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _util_present_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2863);
/* harmony import */ var _cgroup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4522);
/* harmony import */ var _cores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3656);





const capabilityToRenice = 23n;
/** What `ulimit -e` must be for -5: it counts from 20 down. */
const limitToRenice = 25;
/**
 * Returns everything that this machine reports about itself, without running or changing anything. The files of Linux are under
 * `root`.
 */
function readMachine(root = '', platform = process.platform) {
    const read = (path) => readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root || '/', path));
    const status = read('proc/self/status') ?? '';
    const cores = (0,_cores_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCores */ .s)(/^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '') ?? [];
    const ofCores = (parse) => (0,_util_present_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .E)(Object.fromEntries(cores.map(core => [core, parse(core)])));
    const cpu = 'sys/devices/system/cpu';
    return {
        platform,
        cores,
        mayRaisePriority: mayRaisePriority(status, read('proc/self/limits') ?? ''),
        governors: ofCores(core => read(`${cpu}/cpu${core}/cpufreq/scaling_governor`)),
        siblings: ofCores(core => (0,_cores_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCores */ .s)(read(`${cpu}/cpu${core}/topology/thread_siblings_list`) ?? '')),
        ...(0,_util_present_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .E)({
            quota: findQuota(read),
            turbo: toSwitch(read(`${cpu}/intel_pstate/no_turbo`), '0') ?? toSwitch(read(`${cpu}/cpufreq/boost`), '1'),
            smt: toSwitch(read(`${cpu}/smt/active`), '1'),
            aslr: findAslr(read('proc/sys/kernel/randomize_va_space')),
        }),
    };
}
function mayRaisePriority(status, limits) {
    const capabilities = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`);
    const limit = /^Max nice priority\s+(\d+|unlimited)/m.exec(limits)?.[1] ?? '0';
    const isCapable = ((capabilities >> capabilityToRenice) & 1n) === 1n;
    return isCapable || limit === 'unlimited' || Number(limit) >= limitToRenice;
}
/** Inside of a container our own group is the root of what can be seen. */
function findQuota(read) {
    const groups = read('proc/self/cgroup') ?? '';
    const [second, first] = [(0,_cgroup_js__WEBPACK_IMPORTED_MODULE_4__/* .findGroup */ .$B)(groups, ''), (0,_cgroup_js__WEBPACK_IMPORTED_MODULE_4__/* .findGroup */ .$B)(groups, 'cpu')].map(own => (0,_cgroup_js__WEBPACK_IMPORTED_MODULE_4__/* .listGroups */ .P$)(own ?? '/'));
    const newLimits = second.map(path => read((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('sys/fs/cgroup', path, 'cpu.max')));
    const oldLimits = first.map(path => {
        const [quota, period] = ['quota', 'period'].map(name => read((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('sys/fs/cgroup/cpu', path, `cpu.cfs_${name}_us`)));
        return quota && period ? (0,_cgroup_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCpuQuota */ .g2)(quota, period) : undefined;
    });
    const limits = [...newLimits.map(text => text && (0,_cgroup_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCpuMax */ .Oy)(text)), ...oldLimits].filter(limit => typeof limit === 'number');
    return limits.length === 0 ? undefined : Math.min(...limits);
}
function toSwitch(text, on) {
    return text === '0' || text === '1' ? (text === on ? 'on' : 'off') : undefined;
}
/** 1 leaves the heap where it is, 2 does not. */
function findAslr(text) {
    return text === undefined ? undefined : text === '0' ? 'off' : 'on';
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').trim() : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mY: () => (/* binding */ detectInstruments),
  fc: () => (/* binding */ findCounters),
  zz: () => (/* binding */ tryValgrind)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/measure/exit.js
var measure_exit = __webpack_require__(6638);
// EXTERNAL MODULE: ./lib/metrics/process-metrics.js
var process_metrics = __webpack_require__(6964);
;// CONCATENATED MODULE: ./lib/measure/instruments/callgrind.js
/**
 * The instructions that valgrind counts as it carries them out one by one, in all processes of the tree.
 *
 * It is 20 to 50 times slower, and times under it mean nothing; but the counts are the same in every run of a program that does the
 * same, whatever else the machine does.
 */
const callgrind = {
    name: 'callgrind',
    isExact: true,
    wrap: (argv, directory) => [
        'valgrind',
        '-q',
        '--tool=callgrind',
        '--trace-children=yes',
        '--dump-line=no',
        // One for each process.
        `--callgrind-out-file=${directory}/callgrind.%p`,
        ...argv,
    ],
    read: ({ texts, runs }) => {
        const counts = texts.flatMap(text => parseCallgrind(text) ?? []);
        return counts.length === 0 ? {} : { instructions: counts.reduce((sum, count) => sum + count, 0) / runs };
    },
};
/** The instructions in a file of callgrind, by its summary line; undefined where it has none. */
function parseCallgrind(text) {
    const events = /^events: (.+)$/m.exec(text)?.[1]?.split(' ') ?? [];
    const counts = /^(?:summary|totals): ([\d ]+)$/m.exec(text)?.[1]?.trim().split(' ') ?? [];
    const count = Number(counts[events.indexOf('Ir')] ?? Number.NaN);
    return Number.isFinite(count) ? count : undefined;
}

;// CONCATENATED MODULE: ./lib/measure/instruments/clock.js
/** The wall time of an invocation, which is always taken: the format `process` has it as `time`, and there is nothing to add. */
const clock = { name: 'clock', read: () => ({}) };

;// CONCATENATED MODULE: ./lib/measure/instruments/perf.js
const counters = [
    'instructions',
    'cycles',
    'branches',
    'branch-misses',
    'cache-misses',
];
/** perf's own clock, in nanoseconds: perf has to start too, and that is not the command's time. */
const clocks = ['duration_time', 'user_time', 'system_time'];
const nanosecondsPerSecond = 1e9;
/**
 * Counts of the processor, by `perf stat`, which counts the whole tree from the command's exec to its end.
 *
 * The wall time is perf's, where it has the event, and CPU time too; of memory, faults and switches perf's own share cannot be told
 * from the command's, so that they are left out where perf's share may be the larger.
 */
function makePerf({ events, ownMemoryInBytes }) {
    return {
        name: 'perf',
        wrap: (argv, directory) => perfArgv(events, `${directory}/perf`, ['sh', '-c', passingOn, 'sh', ...argv]),
        amend: observation => amend(observation, ownMemoryInBytes),
        read: observation => readCounters(observation),
    };
}
/** perf calls a command that a signal has ended a success; a shell between them has a status for it. */
const passingOn = '"$@"; exit $?';
/** The argument vector that counts `events` of `argv`; it adds to `file`, for a batch runs it more than once. */
function perfArgv(events, file, argv) {
    return ['perf', 'stat', '-x,', '--append', '-e', events.join(','), '-o', file, '--', ...argv];
}
/** Every event that is of use; which of them there are, a call will tell. */
const perfEvents = [...counters, ...clocks];
/** The events of `text`, as `perf stat -x,` writes it, with their sums; those without a number are left out. */
function parsePerf(text) {
    const sums = new Map();
    for (const line of text.split('\n')) {
        const [value, , event] = line.split(',');
        if (event === undefined || !/^\d+(\.\d+)?$/.test(value))
            continue;
        // `instructions:u` is what an ordinary user may count; `cpu_core/cycles/` is one kind of core, and the tree may run on both.
        const name = event.replace(/^\w+\/(.+)\/\w*$/, '$1').replace(/:\w+$/, '');
        sums.set(name, (sums.get(name) ?? 0) + Number(value));
    }
    return sums;
}
/** Returns whether any counter of the processor is among `events`. */
function hasCounters(events) {
    return counters.some(name => events.has(name));
}
function readCounters({ texts, runs }) {
    const sums = parsePerf(texts.join('\n'));
    return Object.fromEntries(counters.filter(name => sums.has(name)).map(name => [name, sums.get(name) / runs]));
}
function amend(observation, ownMemoryInBytes) {
    const sums = parsePerf(observation.texts.join('\n'));
    const seconds = (event) => {
        const value = sums.get(event);
        return value === undefined ? undefined : value / nanosecondsPerSecond / observation.runs;
    };
    const { maxRssInBytes: memory = 0 } = observation.usage;
    const [user, system] = [seconds('user_time'), seconds('system_time')];
    return {
        ...observation,
        seconds: seconds('duration_time') ?? observation.seconds,
        usage: {
            ...(memory > ownMemoryInBytes ? { maxRssInBytes: memory } : {}),
            // What is 0 is "not counted".
            ...(user === undefined && system === undefined ? {} : { userSeconds: user ?? 0, systemSeconds: system ?? 0 }),
        },
    };
}

// EXTERNAL MODULE: ./lib/util/present.js
var present = __webpack_require__(2863);
;// CONCATENATED MODULE: ./lib/measure/instruments/rusage.js

/**
 * The kernel's counts for a process tree when it ends: CPU time, memory, page faults and context switches.
 *
 * It costs nothing, because the launcher learns about the end through `wait4`. Processes that the command does not wait for
 * itself are in none of the counts.
 */
const rusage = {
    name: 'rusage',
    read: ({ usage }) => {
        const { userSeconds, systemSeconds, maxRssInBytes } = usage;
        return (0,present/* present */.E)({
            'cpu-time': userSeconds === undefined || systemSeconds === undefined ? undefined : round(userSeconds + systemSeconds),
            'user-time': userSeconds,
            'system-time': systemSeconds,
            'peak-memory': maxRssInBytes,
            'minor-faults': usage.minorFaults,
            'major-faults': usage.majorFaults,
            'voluntary-switches': usage.voluntarySwitches,
            'involuntary-switches': usage.involuntarySwitches,
        });
    },
};
/** To nanoseconds, of which a sum of two fractions has some too many digits. */
function round(seconds) {
    return Math.round(seconds * 1e9) / 1e9;
}

;// CONCATENATED MODULE: ./lib/measure/instruments/choose.js





/**
 * Chooses the instruments for `request` on a machine with `bench`. It reports a named instrument that is missing. If no
 * instrument is named, it uses those that are available.
 */
function chooseInstruments(request, bench, metrics) {
    if (request === 'auto')
        return chooseByMetrics(bench, metrics);
    const found = findAll(request, bench);
    const missing = request.filter(name => !found.some(instrument => instrument.name === name));
    const warnings = missing.map(name => describeMissing(`"instruments" names ${name}`, name, bench));
    // What was to be counted exactly can still be timed.
    const isInstead = found.length === 0;
    return { instruments: isInstead ? findAll(['clock', 'rusage'], bench) : found, warnings };
}
function chooseByMetrics(bench, metrics) {
    const instruments = findAll(['clock', 'rusage', 'perf'], bench);
    const isThere = (name) => instruments.some(instrument => instrument.name === name);
    const warnings = metrics.split(',').flatMap(text => {
        const metric = process_metrics/* processMetrics */.Lq.find(one => one === text.trim());
        if (metric === undefined)
            return [];
        const by = perfEvents.includes(metric) ? 'perf' : 'rusage';
        return isThere(by) ? [] : [describeMissing(`"metrics" names ${metric}`, by, bench)];
    });
    return { instruments, warnings };
}
function findAll(names, bench) {
    return order.filter(name => names.includes(name)).flatMap(name => findInstrument(name, bench) ?? []);
}
/** What is put around the command comes before those that read what is left. */
const order = ['callgrind', 'perf', 'clock', 'rusage'];
function findInstrument(name, { hasUsage, perf, withoutValgrind }) {
    switch (name) {
        case 'clock':
            return clock;
        case 'rusage':
            return hasUsage ? rusage : undefined;
        case 'perf':
            return typeof perf === 'object' ? makePerf(perf) : undefined;
        case 'callgrind':
            return withoutValgrind === undefined ? callgrind : undefined;
    }
}
function describeMissing(wish, name, { perf, withoutValgrind }) {
    const why = {
        rusage: 'CPU time, memory, page faults and context switches are unknown, because they need Python 3.8 or later',
        perf: `instructions, cycles, branches and cache misses are unknown: ${typeof perf === 'string' ? perf : 'nobody has looked'}`,
        callgrind: `instructions cannot be counted: ${withoutValgrind}`,
    };
    return { code: 'instrument-missing', message: `${wish}, but ${why[name]}` };
}

// EXTERNAL MODULE: ./lib/system/processes/result-files.js
var result_files = __webpack_require__(9808);
;// CONCATENATED MODULE: ./lib/system/processes/instruments.js






const patienceInSeconds = 10;
/** The instruments that this machine has of those that `request` asks for: each is tried in one short call. */
async function detectInstruments({ request, metrics }, here) {
    const isWanted = (name) => request !== 'auto' && request.includes(name);
    const bench = {
        hasUsage: here.processes.timer === 'launcher',
        perf: request === 'auto' || isWanted('perf') ? await findCounters(here) : undefined,
        withoutValgrind: isWanted('callgrind') ? await tryValgrind(here) : undefined,
    };
    return chooseInstruments(request, bench, metrics);
}
/** Returns what perf can count here, or describes why it is of no use. */
async function findCounters(here) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(here.home, 'perf-'));
    try {
        const output = (0,result_files/* makeFreshDirectory */.eS)(folder);
        const result = await run(perfArgv(perfEvents, (0,external_node_path_.join)(folder, 'perf'), ['true']), here);
        if (!(0,measure_exit/* isSuccess */.oJ)(result.exit))
            return await tryCounters(here, folder, result);
        return describeSkills(parsePerf(output.read().join('\n')), result);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true });
    }
}
/** A perf that is older than its own clocks does not know their names. */
async function tryCounters(here, folder, first) {
    if (first.exit.kind === 'not-started')
        return first.exit.message;
    const events = perfEvents.filter(event => !event.endsWith('_time'));
    const result = await run(perfArgv(events, (0,external_node_path_.join)(folder, 'perf'), ['true']), here);
    if ((0,measure_exit/* isSuccess */.oJ)(result.exit))
        return describeSkills(parsePerf((0,result_files/* makeFreshDirectory */.eS)(folder).read().join('\n')), result);
    return `perf is not permitted to count here: ${findComplaint(result.stderr.readTail())}`;
}
function describeSkills(events, { usage }) {
    if (!hasCounters(events))
        return 'this machine has no processor counters, as most virtual machines';
    const isThere = (event) => events.has(event) || event.endsWith('_time');
    const hasClocks = events.has('duration_time');
    return {
        events: perfEvents.filter(event => isThere(event) && (hasClocks || !event.endsWith('_time'))),
        ownMemoryInBytes: usage?.maxRssInBytes ?? 0,
    };
}
/** The first line that says something: perf begins with one of `Error:` alone. */
function findComplaint(tail) {
    return tail.split('\n').find(line => /[a-z] /i.test(line)) ?? 'it says nothing';
}
/** Describes why there is no valgrind; undefined where it works. */
async function tryValgrind(here) {
    const { exit, stderr } = await run(['valgrind', '--version'], here);
    if ((0,measure_exit/* isSuccess */.oJ)(exit))
        return undefined;
    if (exit.kind === 'not-started')
        return `${exit.message} Install valgrind.`;
    return `valgrind does not work: ${stderr.readTail().split('\n')[0]}`;
}
async function run(argv, { processes, variables, signal, home }) {
    const request = { argv, directory: home, environment: variables, timeoutInSeconds: patienceInSeconds };
    return await processes.run(request, signal);
}


/***/ }),

/***/ 8173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ drawPath),
/* harmony export */   t: () => (/* binding */ Outputs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/**
 * The place where one invocation after another prints: two files, whose names nobody can guess.
 *
 * The code that starts an invocation opens and empties them just before it, and closes them after it. The output of an invocation
 * is read before the next one starts. So no invocation can add to what another one prints.
 */
class Outputs {
    paths;
    #stdout;
    #stderr;
    constructor(directory) {
        this.paths = { stdout: drawPath(directory), stderr: drawPath(directory) };
        this.#stdout = makeOutputFile(this.paths.stdout);
        this.#stderr = makeOutputFile(this.paths.stderr);
    }
    /** Forgets what was printed. */
    forget() {
        this.#stdout.forget();
        this.#stderr.forget();
    }
    /** What the last invocation printed, readable until it is forgotten. */
    capture() {
        return { stdout: this.#stdout.capture(), stderr: this.#stderr.capture() };
    }
    /** Begins a file anew that is longer than `longestInBytes`. */
    limit(longestInBytes) {
        this.#stdout.limit(longestInBytes);
        this.#stderr.limit(longestInBytes);
    }
    remove() {
        this.#stdout.remove();
        this.#stderr.remove();
    }
}
const nameInBytes = 8;
let names = '';
/** A path in `directory` that is not there, and that nobody can guess; always of the same length. */
function drawPath(directory) {
    // To draw many at once takes a hundredth of the time.
    if (names === '')
        names = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(512 * nameInBytes).toString('hex');
    const name = names.slice(0, 2 * nameInBytes);
    names = names.slice(2 * nameInBytes);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name);
}
const longestTextInBytes = 64 * 1024 * 1024;
const longestTailInBytes = 4096;
const longestTailInLines = 20;
/** The file at `path`. Where there is none, or the invocation has put something else in its place, nothing was printed. */
function makeOutputFile(path) {
    let generation = 0;
    const findSize = () => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
        return stats?.isFile() ? stats.size : 0;
    };
    return {
        capture() {
            const capturedIn = generation;
            const check = () => {
                if (capturedIn !== generation)
                    throw new Error('The output of a run was read after the next run had begun.');
            };
            return {
                readText() {
                    check();
                    const size = findSize();
                    if (size === 0)
                        return '';
                    return size > longestTextInBytes ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8');
                },
                readTail() {
                    check();
                    return readLastLines(path, findSize());
                },
            };
        },
        forget() {
            generation += 1;
        },
        limit(longestInBytes) {
            if (findSize() > longestInBytes)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.truncateSync)(path);
        },
        remove() {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
        },
    };
}
/** Of the file at `path`, which has `size` bytes. */
function readLastLines(path, size) {
    if (size === 0)
        return '';
    const start = Math.max(0, size - longestTailInBytes);
    const lines = readFrom(path, start).toString('utf8').trimEnd().split('\n');
    // The first line may begin in the middle, even in the middle of a character.
    const whole = start > 0 && lines.length > 1 ? lines.slice(1) : lines;
    return whole.slice(-longestTailInLines).join('\n');
}
function readFrom(path, start) {
    const buffer = Buffer.alloc(longestTailInBytes);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        return buffer.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, 0, buffer.length, start));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 3509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ openProcesses)
});

;// CONCATENATED MODULE: ./lib/system/servers/own-server.js
/** A log that is longer is begun anew between two invocations. */
const longestLogInBytes = 16 * 1024 * 1024;
/** A server with what it prints. */
class OwnServer {
    /** CPU time when it was last looked at. */
    cpuSeconds = 0;
    #started;
    #outputs;
    #whenEnded;
    constructor(started, outputs, whenEnded) {
        this.#started = started;
        this.#outputs = outputs;
        this.#whenEnded = whenEnded;
    }
    async look() {
        const state = await this.#started.look();
        this.cpuSeconds = state.cpuSeconds ?? this.cpuSeconds;
        this.#outputs.limit(longestLogInBytes);
        return state;
    }
    hasPrinted(text) {
        return Object.values(this.#outputs.capture()).some(output => output.readText()?.includes(text));
    }
    readTail() {
        const { stdout, stderr } = this.#outputs.capture();
        return stderr.readTail().trim() || stdout.readTail().trim();
    }
    async end() {
        try {
            return await this.#started.end();
        }
        finally {
            this.#outputs.remove();
            this.#whenEnded();
        }
    }
}

// EXTERNAL MODULE: ./lib/system/host/cores.js
var host_cores = __webpack_require__(3656);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:timers"
var external_node_timers_ = __webpack_require__(7997);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./lib/measure/conditions.js
var conditions = __webpack_require__(2636);
// EXTERNAL MODULE: ./lib/measure/exit.js
var measure_exit = __webpack_require__(6638);
// EXTERNAL MODULE: ./lib/measure/invocation-error.js
var invocation_error = __webpack_require__(3955);
// EXTERNAL MODULE: ./lib/util/once.js
var once = __webpack_require__(4903);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/system/processes/strays.js



const pauseInMilliseconds = 5;
const patienceInMilliseconds = 5000;
/** A marker that no other process can have, always of the same length. */
function makeMarker() {
    return { name: 'COUNTERBALANCE_INVOCATION', value: (0,external_node_crypto_.randomBytes)(8).toString('hex') };
}
/**
 * Kills every process that carries `marker`, also those that have left their group and session, and waits for their
 * end; returns how many they were.
 *
 * Only on Linux, where the environment that a process was started with can be read, and not for those that were given
 * another.
 */
async function endStrays(marker) {
    const ended = new Set();
    for (let waited = 0; waited <= patienceInMilliseconds; waited += pauseInMilliseconds) {
        const strays = findStrays(marker);
        if (strays.length === 0)
            break;
        for (const pid of strays) {
            ended.add(pid);
            sendSignal(pid, 'SIGKILL');
        }
        await (0,promises_.setTimeout)(pauseInMilliseconds);
    }
    return ended.size;
}
/** The processes that carry `marker`; the dead that nobody has waited for are not among them. */
function findStrays(marker) {
    if (process.platform !== 'linux' || !(0,external_node_fs_.existsSync)('/proc'))
        return [];
    const needle = Buffer.from(`${marker.name}=${marker.value}`);
    return (0,external_node_fs_.readdirSync)('/proc')
        .filter(name => /^\d+$/.test(name))
        .filter(pid => readEnvironment(pid)?.includes(needle))
        .map(Number);
}
/** Tries to send `signal`, and returns whether it could. A negative `pid` stands for a group. */
function sendSignal(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch {
        return false;
    }
}
/** Returns whether a process was stopped, by a signal or by a debugger. This is only known on Linux. */
function isStopped(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        return /^\) [Tt]/.test(stat.slice(stat.lastIndexOf(')')));
    }
    catch {
        return false; // gone, or no Linux
    }
}
function readEnvironment(pid) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`);
    }
    catch {
        return undefined; // another user's, or gone
    }
}

;// CONCATENATED MODULE: ./lib/system/processes/launcher/launcher-process.js










const scripts = {
    launcher: (0,external_node_url_.fileURLToPath)(new URL(/* asset import */ __webpack_require__(5865), __webpack_require__.b)),
    quiet: (0,external_node_url_.fileURLToPath)(new URL(/* asset import */ __webpack_require__(9065), __webpack_require__.b)),
    walls: (0,external_node_url_.fileURLToPath)(new URL(/* asset import */ __webpack_require__(9684), __webpack_require__.b)),
    server: (0,external_node_url_.fileURLToPath)(new URL(/* asset import */ __webpack_require__(5566), __webpack_require__.b)),
};
/** Runs the launcher that its first line of input has, with what its orders are in. */
const bootstrap = 'import json, sys; scripts = json.loads(sys.stdin.readline()); exec(compile(scripts["launcher"], "launcher.py", "exec"))';
/** The conditions of the first launcher, as it wrote them: commands may have changed ours since, which later ones inherit. */
let launcher_process_conditions;
/** Reads all that is in Python, once: a command may write to these files, and later launchers must not run that. */
const readScripts = (0,once/* once */.O)(() => Object.fromEntries(Object.entries(scripts).map(([name, path]) => [name, (0,external_node_fs_.readFileSync)(path, 'utf8')])));
const patienceAtStartInMilliseconds = 5000;
const patienceAtEndInMilliseconds = 15_000;
const launcher_process_pauseInMilliseconds = 2000;
/** The launcher, run by `python`; undefined where that Python is of no use. */
async function startLauncher(options) {
    const { python, variables, marker } = options;
    // In a session of its own, so that Ctrl-C reaches Counterbalance only, which then ends things in order.
    const words = ['-I', '-S', '-X', 'utf8', '-c', bootstrap, 'launcher.py', marker.name, marker.value];
    const child = (0,external_node_child_process_.spawn)(python, words, {
        env: variables,
        stdio: ['pipe', 'pipe', 'pipe'],
        detached: true,
    });
    const lines = new Lines(child);
    const timer = (0,external_node_timers_.setTimeout)(() => child.kill('SIGKILL'), patienceAtStartInMilliseconds);
    try {
        const ask = makeAsk(child, lines, options);
        launcher_process_conditions = (await ask({ ...readScripts(), conditions: launcher_process_conditions })).conditions;
        return makeLauncher(child, lines, ask);
    }
    catch (error) {
        child.kill('SIGKILL');
        if (error instanceof ConditionError)
            throw error;
        return undefined;
    }
    finally {
        (0,external_node_timers_.clearTimeout)(timer);
    }
}
function makeAsk(child, lines, { restored }) {
    return async (question) => {
        const answer = lines.next();
        child.stdin?.write(`${JSON.stringify(question)}\n`);
        const told = JSON.parse(await answer);
        if (told.lost)
            throw new ConditionError(told.lost);
        for (const name of told.restored?.split(',') ?? [])
            if (name !== '')
                restored.add(name);
        return told;
    };
}
function makeLauncher(child, lines, ask) {
    return {
        ask,
        tell: ask,
        async close() {
            const timer = (0,external_node_timers_.setTimeout)(() => child.kill('SIGKILL'), patienceAtEndInMilliseconds);
            child.stdin?.end();
            await lines.ended;
            (0,external_node_timers_.clearTimeout)(timer);
            return child.exitCode === 0;
        },
    };
}
/** The lines that a process prints, one when asked for one; what is awaited when the process ends is rejected. */
class Lines {
    /** Settles when the process has ended and been heard out. */
    ended;
    #text = '';
    #complaint = '';
    #end;
    /** What was done to it before we ended it ourselves. */
    #cause;
    #child;
    #waiting;
    constructor(child) {
        this.#child = child;
        child.stdout?.on('data', (chunk) => this.#take(chunk.toString('utf8')));
        child.stderr?.on('data', (chunk) => {
            this.#complaint = `${this.#complaint}${chunk}`.slice(-2000);
        });
        // A write to a launcher that is gone; its end says more.
        child.stdin?.on('error', () => { });
        const looks = (0,external_node_timers_.setInterval)(() => this.#look(), launcher_process_pauseInMilliseconds).unref();
        this.ended = new Promise(resolve => {
            const end = (error) => {
                (0,external_node_timers_.clearInterval)(looks);
                this.#end ??= error;
                this.#fail();
                resolve();
            };
            const describe = (how) => new Error(`The launcher (${child.spawnfile}) ${how} in the middle of a run. ${this.#complaint}`.trim());
            child.on('error', error => end(describe(`failed: ${error.message}`)));
            child.on('close', (status, signal) => end(status
                ? describe(`ended with status ${status}`)
                : blame(this.#cause ?? `it was ended by ${signal ?? 'SIGTERM'}`)));
        });
    }
    next() {
        return new Promise((resolve, reject) => {
            this.#waiting = { resolve, reject };
            if (this.#end !== undefined)
                this.#fail();
        });
    }
    /** Whoever is stopped does not answer, and does not end either. */
    #look() {
        if (this.#waiting === undefined || !isStopped(this.#child.pid))
            return;
        this.#cause = 'it was stopped';
        this.#child.kill('SIGKILL');
    }
    #take(text) {
        this.#text += text;
        if (!this.#text.endsWith('\n'))
            return;
        const line = this.#text;
        this.#text = '';
        const waiting = this.#waiting;
        this.#waiting = undefined;
        waiting?.resolve(line);
    }
    #fail() {
        if (this.#end)
            this.#waiting?.reject(this.#end);
        this.#waiting = undefined;
    }
}
/** A command has changed what the stopwatch hands on to all others, and we may not set that again. */
class ConditionError extends invocation_error/* InvocationError */.J {
    constructor(name) {
        super(`the command changed the ${(0,conditions/* describeCondition */.p)(name)} of the stopwatch, which is the process that starts and times it, and this cannot be undone without root: do not change the parent process`);
    }
}
/** It ends by itself only when we do; what else ends it is mostly a command that signals its parent. */
function blame(how) {
    return new invocation_error/* InvocationError */.J(`the command ended the stopwatch, which is the process that starts and times it (${how}): do not send signals to the parent process`);
}
/** Reads how a process ended. `status` is as the system's `wait` gives it: a signal, or above it an exit status. */
function readExit(status, isTimedOut) {
    const signal = status & 0x7f;
    return (0,measure_exit/* makeExit */.Zh)({
        status: signal === 0 ? status >> 8 : null,
        signal: signal === 0 ? null : nameSignal(signal),
        isTimedOut,
    });
}
function nameSignal(number) {
    return Object.entries(external_node_os_.constants.signals).find(([, value]) => value === number)?.[0] ?? `signal ${number}`;
}

;// CONCATENATED MODULE: ./lib/system/servers/launcher-server.js


/** Servers finish what they are at when they are asked to end. */
const graceInMilliseconds = 2000;
/** Has `launcher` start a server, and end with it. All processes of the server carry `marker`. */
async function serveByLauncher(launcher, { program, argv, directory, environment, overrides, confinedTo, stdout, stderr }, marker) {
    const close = async () => {
        if (!(await launcher.close()))
            await endStrays(marker);
    };
    const request = { program, argv, directory, environment, overrides, confinedTo, stdout, stderr };
    const start = async () => (await launcher.tell({ script: 'server', order: 'start', ...request }));
    const { code } = await start().catch(async (error) => {
        await close();
        throw error;
    });
    if (code !== undefined) {
        await close();
        return { code };
    }
    return {
        async look() {
            const { status, ...use } = (await launcher.tell({ script: 'server', order: 'look' }));
            return status === undefined ? use : { ...use, exit: readExit(status, false) };
        },
        async end() {
            try {
                const { leftovers } = (await launcher.tell({ script: 'server', order: 'end', graceInMilliseconds }));
                return leftovers;
            }
            finally {
                await close();
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/system/processes/launcher/launcher-stopwatch.js




/** A hundred years; Infinity has no JSON. */
const longestTimeoutInMilliseconds = 100 * 365 * 86_400_000;
/** The way to measure where there is a Python 3.8 or later: by a launcher, started anew after an abort or an accident. */
async function openLauncherStopwatch(options) {
    const launcher = await startLauncher(options);
    return launcher && new LauncherStopwatch(launcher, options);
}
/** Of which the lower quartile counts; 2 to 4 ms in all. */
const spins = 7;
class LauncherStopwatch {
    timer = 'launcher';
    #launcher;
    /** The environment that the launcher was last told. */
    #told;
    #hold;
    #options;
    /** undefined where invocations may write to everything that their user may write to. */
    #walls;
    constructor(launcher, options, walls) {
        this.#launcher = launcher;
        this.#options = options;
        this.#walls = walls;
    }
    async measure(request, signal) {
        const launcher = await this.#start();
        signal?.throwIfAborted();
        const stop = () => void launcher.close();
        signal?.addEventListener('abort', stop);
        try {
            const reply = await launcher.ask(this.#describe(request));
            // An abort has closed the launcher, even where the reply came first.
            signal?.throwIfAborted();
            return read(reply);
        }
        catch (error) {
            await this.#discard();
            throw error;
        }
        finally {
            signal?.removeEventListener('abort', stop);
        }
    }
    async serve(request) {
        const options = { ...this.#options, marker: makeMarker() };
        return await serveByLauncher(await this.#open(options), request, options.marker);
    }
    async spin() {
        const launcher = await this.#start();
        const answer = (await launcher.tell({ script: 'quiet', order: 'spin', times: spins }));
        return { seconds: answer.nanoseconds / 1e9, ...answer };
    }
    async hold(hold) {
        this.#hold = hold;
        return await tellHold(await this.#start(), hold);
    }
    async confine(walls) {
        const confined = new LauncherStopwatch(undefined, this.#options, walls);
        confined.#hold = this.#hold;
        try {
            await confined.#start();
            return confined;
        }
        catch (error) {
            if (error instanceof WallsError)
                return error.message;
            throw error;
        }
    }
    /** The launcher that runs, or a new one under the same conditions. */
    async #start() {
        if (this.#launcher)
            return this.#launcher;
        this.#launcher = await this.#open(this.#options);
        return this.#launcher;
    }
    async #open(options) {
        const launcher = await startLauncher(options);
        if (launcher === undefined)
            throw new Error('The launcher ended, and could not be started again.');
        try {
            if (this.#walls)
                await tellConfine(launcher, this.#walls);
            if (this.#hold)
                await tellHold(launcher, this.#hold);
        }
        catch (error) {
            await launcher.close();
            throw error;
        }
        return launcher;
    }
    async [Symbol.asyncDispose]() {
        await this.#discard();
    }
    #describe(request) {
        const { program, argv, directory, overrides, confinedTo, runs, stdout, stderr } = request;
        const environment = request.environment === this.#told ? undefined : request.environment;
        this.#told = request.environment;
        const timeoutInMilliseconds = Math.min(request.timeoutInSeconds * 1000, longestTimeoutInMilliseconds);
        return { program, argv, directory, environment, overrides, timeoutInMilliseconds, confinedTo, runs, stdout, stderr };
    }
    async #discard() {
        const launcher = this.#launcher;
        this.#launcher = undefined;
        this.#told = undefined;
        if (launcher === undefined)
            return;
        const isOrderly = await launcher.close();
        if (!isOrderly)
            await endStrays(this.#options.marker);
    }
}
/** The system does not permit what walls are made of. */
class WallsError extends Error {
}
async function tellConfine(launcher, walls) {
    const { obstacle } = (await launcher.tell({ script: 'walls', order: 'confine', ...walls }));
    if (obstacle !== undefined)
        throw new WallsError(obstacle);
}
async function tellHold(launcher, hold) {
    const { cores, niceness } = (await launcher.tell({ script: 'quiet', order: 'hold', ...hold }));
    return {
        ...(cores === undefined ? {} : { cores: (0,host_cores/* showCores */.$)(cores) }),
        ...(niceness === undefined ? {} : { niceness }),
    };
}
function read({ startedAfterNanoseconds, ...reply }) {
    const startedAfterSeconds = startedAfterNanoseconds / 1e9;
    if ('code' in reply)
        return { startedAfterSeconds, code: reply.code };
    const { nanoseconds, status, isTimedOut, leftovers, maxRssInBytes, ...usage } = reply;
    return {
        startedAfterSeconds,
        seconds: nanoseconds / 1e9,
        exit: readExit(status, isTimedOut !== 0),
        usage: maxRssInBytes === 0 ? usage : { ...usage, maxRssInBytes },
        leftovers,
    };
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./lib/system/processes/start-process.js



/** Starts a process in a group of its own; or the system's code for why it did not start, as far as that is known at once. */
function startProcess(request, outputs, marker) {
    // Node has no word of its own for a program that is not there.
    if (request.program === '')
        return { code: 'ENOENT' };
    try {
        return (0,external_node_child_process_.spawn)(request.program, request.argv.slice(1), {
            argv0: request.argv[0] ?? '',
            cwd: request.directory,
            env: { ...request.environment, ...request.overrides, [marker.name]: marker.value },
            stdio: ['ignore', ...outputs],
            detached: true,
        });
    }
    catch (error) {
        // Strings that the system cannot take are thrown, most of what the system says comes as an event.
        const code = error.code ?? String(error);
        return { code: code === 'ERR_INVALID_ARG_VALUE' ? 'EINVAL' : code };
    }
}
/** Ends what the ended process `child` has left behind. Returns how many they were, or at least one. */
async function endLeftovers(child, marker) {
    const strays = await endStrays(marker);
    // Where strays cannot be found, or have hidden, the group still tells that there was something.
    const isGroupLeft = child.pid !== undefined && sendSignal(-child.pid, 'SIGKILL');
    return Math.max(strays, isGroupLeft ? 1 : 0);
}
/** Empty files, open for one invocation only. */
function openOutputs(paths) {
    const descriptors = paths.map(openEmpty);
    return {
        descriptors,
        empty: () => {
            for (const descriptor of descriptors)
                (0,external_node_fs_.ftruncateSync)(descriptor);
        },
        [Symbol.dispose]: () => {
            for (const descriptor of descriptors)
                (0,external_node_fs_.closeSync)(descriptor);
        },
    };
}
function openEmpty(path) {
    // Whatever an invocation has put in its place is no place to print to.
    if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === false)
        (0,external_node_fs_.rmSync)(path, { recursive: true });
    const { O_RDWR, O_APPEND, O_CREAT, O_TRUNC } = external_node_fs_.constants;
    return (0,external_node_fs_.openSync)(path, O_RDWR | O_APPEND | O_CREAT | O_TRUNC, 0o600);
}

;// CONCATENATED MODULE: ./lib/system/servers/node-server.js
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





const node_server_graceInMilliseconds = 2000;
const node_server_pauseInMilliseconds = 10;
/** Starts a server as a child of this process, which tells nothing of its CPU time and memory. */
async function serveByNode(request, marker) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const outputs = __addDisposableResource(env_1, openOutputs([request.stdout, request.stderr]), false);
        const child = startProcess(request, outputs.descriptors, marker);
        if ('code' in child)
            return child;
        let exit;
        child.once('exit', (status, signal) => {
            exit = (0,measure_exit/* makeExit */.Zh)({ status, signal, isTimedOut: false });
        });
        try {
            await (0,external_node_events_.once)(child, 'spawn');
        }
        catch (error) {
            return { code: error.code ?? String(error) };
        }
        const isLeft = () => exit === undefined || findStrays(marker).length > 0;
        return {
            look: async () => (exit === undefined ? {} : { exit }),
            async end() {
                sendSignal(-child.pid, 'SIGTERM');
                for (let waited = 0; waited < node_server_graceInMilliseconds && isLeft(); waited += node_server_pauseInMilliseconds)
                    await (0,promises_.setTimeout)(node_server_pauseInMilliseconds);
                return await endLeftovers(child, marker);
            },
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}

;// CONCATENATED MODULE: ./lib/system/processes/node-stopwatch.js
var node_stopwatch_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var node_stopwatch_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





const node_stopwatch_graceInMilliseconds = 500;
const node_stopwatch_patienceInMilliseconds = 5000;
const node_stopwatch_longestTimeoutInMilliseconds = 2 ** 31 - 1;
/** The way to measure without Python: its times include up to 2 ms of waiting for the event loop. */
function makeNodeStopwatch(marker) {
    return {
        timer: 'node',
        async measure(request, signal) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const { stdout, stderr } = request;
                const outputs = node_stopwatch_addDisposableResource(env_1, openOutputs([stdout, stderr]), false);
                const run = () => invoke(request, { outputs: outputs.descriptors, marker, ...(signal && { signal }) });
                return { startedAfterSeconds: 0, ...(await repeat(run, request.runs ?? 1, { outputs, signal })) };
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                node_stopwatch_disposeResources(env_1);
            }
        },
        serve: async (request) => await serveByNode(request, makeMarker()),
        spin: async () => spinHere(),
        // Node can pin nothing.
        hold: async () => ({}),
        confine: async () => 'there is no Python 3.8 or later, which does it',
        async [Symbol.asyncDispose]() { },
    };
}
/** The mean of `runs`, back to back, up to the first that fails. */
async function repeat(run, runs, { outputs, signal }) {
    let [seconds, leftovers] = [0, 0];
    for (let count = 1;; count++) {
        // A command may take the signal that an abort sends for a reason to end well.
        signal?.throwIfAborted();
        if (count > 1)
            outputs.empty();
        const reading = await run();
        if ('code' in reading)
            return reading;
        seconds += reading.seconds;
        leftovers += reading.leftovers;
        if (count === runs || !(0,measure_exit/* isSuccess */.oJ)(reading.exit))
            return { ...reading, seconds: seconds / count, leftovers };
    }
}
async function invoke(request, { outputs, marker, signal }) {
    const start = process.hrtime.bigint();
    const child = startProcess(request, outputs, marker);
    if ('code' in child)
        return child;
    const ending = await awaitEnd(child, request.timeoutInSeconds, signal);
    if ('code' in ending)
        return ending;
    const leftovers = await endLeftovers(child, marker);
    if (ending.exit === undefined)
        throw new Error(`Process ${child.pid} could not be ended: does it belong to another user?`);
    return { seconds: Number(ending.at - start) / 1e9, exit: ending.exit, leftovers };
}
function awaitEnd(child, timeoutInSeconds, signal) {
    return new Promise(resolve => {
        let isTimedOut = false;
        const timeout = (0,external_node_timers_.setTimeout)(() => {
            isTimedOut = true;
            stop();
        }, Math.min(timeoutInSeconds * 1000, node_stopwatch_longestTimeoutInMilliseconds));
        const timers = [timeout];
        const stop = () => timers.push(...endTree(child.pid, () => settle({ at: process.hrtime.bigint() })));
        const settle = (ending) => {
            timers.forEach(external_node_timers_.clearTimeout);
            signal?.removeEventListener('abort', stop);
            resolve(ending);
        };
        signal?.addEventListener('abort', stop);
        child.once('error', (error) => settle({ code: error.code ?? error.message }));
        child.once('exit', (status, name) => {
            const at = process.hrtime.bigint();
            settle({ at, exit: (0,measure_exit/* makeExit */.Zh)({ status, signal: name, isTimedOut }) });
        });
    });
}
/** Asks a tree to end, then makes it; `giveUp` is called where that does not help. The timers are the caller's to clear. */
function endTree(pid, giveUp) {
    if (pid === undefined)
        return [];
    sendSignal(-pid, 'SIGTERM');
    const kill = () => {
        sendSignal(-pid, 'SIGKILL');
        sendSignal(pid, 'SIGKILL'); // which may have left its group
    };
    return [(0,external_node_timers_.setTimeout)(kill, node_stopwatch_graceInMilliseconds), (0,external_node_timers_.setTimeout)(giveUp, node_stopwatch_graceInMilliseconds + node_stopwatch_patienceInMilliseconds)];
}
const times = 7;
const steps = 200_000;
/** The spin where there is no launcher: a sum by Node itself. */
function spinHere() {
    const seconds = Array.from({ length: times }, () => {
        const start = performance.now();
        addUp();
        return (performance.now() - start) / 1000;
    });
    const sorted = seconds.sort((one, other) => one - other);
    // Its own time is with the rest of ours, and of the invocations' nothing is known.
    return { seconds: sorted[times >> 2], cpuSecondsBefore: 0, cpuSecondsAfter: 0 };
}
let sink = 0;
function addUp() {
    let sum = 0;
    for (let step = 0; step < steps; step++)
        sum = (sum * 31 + step) | 0;
    sink = sum ^ sink;
}

// EXTERNAL MODULE: ./lib/system/processes/outputs.js
var processes_outputs = __webpack_require__(8173);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/system/processes/program.js


const defaultPath = '/usr/bin:/bin';
/**
 * The file that `request` runs, as `execvp` would choose it: a name with a slash is relative to the request's directory,
 * any other is looked up in the request's own PATH.
 */
function findProgram(request) {
    const name = request.argv[0];
    if (name === undefined || name === '')
        return undefined;
    if (name.includes('/'))
        return name;
    return candidates(name, request).find(path => isExecutable(findStats(path)));
}
/** `findProgram`, which does not look twice for what it has found: a look takes longer than the rest of a request. */
function makeProgramFinder() {
    const found = new Map();
    return request => {
        const key = `${request.argv[0]}\0${request.directory}\0${getPath(request)}`;
        const known = found.get(key);
        if (known !== undefined)
            return known;
        const program = findProgram(request);
        if (program !== undefined)
            found.set(key, program);
        return program;
    };
}
/** Describes why `request` could not be started, and names the file at fault. `code` is from the system. */
function explainFailure(request, code) {
    return explainDirectory(request.directory) ?? explainProgram(request, code);
}
function explainDirectory(directory) {
    const stats = findStats(directory);
    if (stats === undefined)
        return `The directory ${directory} does not exist.`;
    if (!stats.isDirectory())
        return `${directory} is not a directory.`;
    if (!mayExecute(directory))
        return `The directory ${directory} may not be entered: permission denied.`;
    return undefined;
}
function explainProgram(request, code) {
    const name = request.argv[0];
    if (name === undefined || name === '')
        return 'The command is empty.';
    if (code === 'E2BIG')
        return `${name} was not started: its arguments and environment are too long for the system.`;
    if (code === 'EINVAL')
        return `${name} was not started: an argument or a variable holds a NUL or half a character.`;
    const path = candidates(name, request).find(candidate => findStats(candidate) !== undefined);
    if (path === undefined)
        return explainAbsence(name, request);
    return explainFile(path, code);
}
function explainAbsence(name, request) {
    if (name.includes('/'))
        return `The command ${(0,external_node_path_.resolve)(request.directory, name)} does not exist.`;
    return `The command ${name} was not found in PATH (${getPath(request)}).`;
}
function explainFile(path, code) {
    if (findStats(path)?.isDirectory())
        return `The command ${path} is a directory.`;
    if (!mayExecute(path))
        return `The command ${path} may not be executed: permission denied. Is its mode right (chmod +x)?`;
    const interpreter = findInterpreter(path);
    if (interpreter?.endsWith('\r'))
        return `The first line of ${path} ends with a carriage return: save it with Unix line ends.`;
    if (code === 'ENOENT') {
        return interpreter === undefined
            ? `The command ${path} is there, but the loader that it names is not: was it built for another system?`
            : `The command ${path} is there, but not the interpreter that its first line names: ${interpreter}.`;
    }
    return `The command ${path} could not be started: ${code}${interpreter ? ` (by ${interpreter})` : ''}.`;
}
function candidates(name, request) {
    if (name.includes('/'))
        return [(0,external_node_path_.resolve)(request.directory, name)];
    const folders = getPath(request).split(external_node_path_.delimiter);
    return folders.map(folder => (0,external_node_path_.join)((0,external_node_path_.resolve)(request.directory, folder), name));
}
function getPath({ environment, overrides }) {
    return overrides?.PATH ?? environment.PATH ?? defaultPath;
}
function findInterpreter(path) {
    const buffer = Buffer.alloc(256);
    try {
        const descriptor = (0,external_node_fs_.openSync)(path, 'r');
        try {
            (0,external_node_fs_.readSync)(descriptor, buffer, 0, buffer.length, 0);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch {
        return undefined;
    }
    return /^#![ \t]*([^ \t\n\0]+)/.exec(buffer.toString('utf8'))?.[1];
}
function findStats(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function isExecutable(stats) {
    return stats?.isFile() === true && (stats.mode & 0o111) !== 0;
}
function mayExecute(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/system/processes/processes.js






// The system's own starts at once, the first in PATH may be a wrapper. But on macOS the system's may ask to be installed.
const pythons = process.platform === 'linux' ? ['/usr/bin/python3', 'python3'] : ['python3'];
/** The way to run invocations on this machine: by the launcher where there is a Python 3.8 or later, else by Node. */
async function openProcesses({ directory, variables, python }) {
    const marker = makeMarker();
    const restored = new Set();
    const stopwatch = (await findLauncher(python, { marker, variables, restored })) ?? makeNodeStopwatch(marker);
    return new MachineProcesses(stopwatch, directory, restored);
}
async function findLauncher(python, options) {
    if (python === null)
        return undefined;
    for (const candidate of python === undefined ? pythons : [python]) {
        const stopwatch = await openLauncherStopwatch({ ...options, python: candidate });
        if (stopwatch !== undefined)
            return stopwatch;
    }
    return undefined;
}
class MachineProcesses {
    timer;
    restored;
    #isRunning = false;
    #findProgram = makeProgramFinder();
    #stopwatch;
    /** For invocations that shall stay within walls. */
    #confined;
    #outputs;
    #servers = new Set();
    /** CPU time of the servers that were ended. */
    #secondsOfEnded = 0;
    /** Where outputs are. */
    #directory;
    constructor(stopwatch, directory, restored) {
        this.timer = stopwatch.timer;
        this.restored = restored;
        this.#stopwatch = stopwatch;
        this.#outputs = new processes_outputs/* Outputs */.t(directory);
        this.#directory = directory;
    }
    async run(request, signal) {
        signal?.throwIfAborted();
        try {
            return await this.#alone(() => this.#run(request, signal));
        }
        finally {
            // Whatever an aborted run came to, its values are worth nothing.
            signal?.throwIfAborted();
        }
    }
    async spin() {
        return await this.#alone(async () => {
            const [own, confined] = [await this.#stopwatch.spin(), await this.#confined?.spin()];
            const launched = own && confined ? addUsage(confined, own) : own;
            const cpuSeconds = await this.#countServers();
            return launched && addUsage(launched, { cpuSecondsBefore: cpuSeconds, cpuSecondsAfter: cpuSeconds });
        });
    }
    async #countServers() {
        let seconds = this.#secondsOfEnded;
        for (const server of this.#servers) {
            await server.look();
            seconds += server.cpuSeconds;
        }
        return seconds;
    }
    serve = async (request) => {
        const program = this.#findProgram(request) ?? '';
        const stopwatch = request.confinedTo === undefined ? this.#stopwatch : this.#confined;
        const outputs = new processes_outputs/* Outputs */.t(this.#directory);
        const started = await stopwatch.serve({ ...request, ...outputs.paths, program });
        if ('code' in started) {
            outputs.remove();
            return { kind: 'not-started', message: explainFailure(request, started.code) };
        }
        const server = new OwnServer(started, outputs, () => {
            this.#servers.delete(server);
            this.#secondsOfEnded += server.cpuSeconds;
        });
        this.#servers.add(server);
        return server;
    };
    async hold(hold) {
        return await this.#alone(async () => {
            await this.#confined?.hold(hold);
            return await this.#stopwatch.hold(hold);
        });
    }
    async confine(walls) {
        if (this.#confined)
            return undefined;
        const confined = await this.#stopwatch.confine({ ...walls, shared: [this.#directory] });
        if (typeof confined === 'string')
            return confined;
        this.#confined = confined;
        return undefined;
    }
    async #alone(work) {
        if (this.#isRunning)
            throw new Error('Two runs at a time would disturb each other.');
        this.#isRunning = true;
        try {
            return await work();
        }
        finally {
            this.#isRunning = false;
        }
    }
    async #run({ confinedTo, ...request }, signal) {
        const program = this.#findProgram(request) ?? '';
        const confined = confinedTo === undefined ? undefined : this.#confined;
        const place = confined && confinedTo !== undefined ? { confinedTo } : {};
        this.#outputs.forget();
        const placed = { ...request, ...place, ...this.#outputs.paths, program };
        const reading = await (confined ?? this.#stopwatch).measure(placed, signal);
        return { ...describe(reading, request), ...this.#outputs.capture() };
    }
    async [Symbol.asyncDispose]() {
        for (const server of this.#servers)
            await server.end();
        await this.#confined?.[Symbol.asyncDispose]();
        await this.#stopwatch[Symbol.asyncDispose]();
        this.#outputs.remove();
    }
}
/** What the one took, with the CPU time of both. */
function addUsage(spin, { cpuSecondsBefore, cpuSecondsAfter }) {
    return {
        ...spin,
        cpuSecondsBefore: spin.cpuSecondsBefore + cpuSecondsBefore,
        cpuSecondsAfter: spin.cpuSecondsAfter + cpuSecondsAfter,
    };
}
function describe(reading, request) {
    if (!('code' in reading))
        return reading;
    const { startedAfterSeconds, code } = reading;
    const exit = { kind: 'not-started', message: explainFailure(request, code) };
    return { startedAfterSeconds, seconds: 0, exit, leftovers: 0 };
}


/***/ }),

/***/ 9808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eS: () => (/* binding */ makeFreshDirectory),
/* harmony export */   nO: () => (/* binding */ makeFreshFile),
/* harmony export */   ov: () => (/* binding */ readOutput),
/* harmony export */   pU: () => (/* binding */ makeCommandOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _copies_stamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5980);



/**
 * Returns the place where the commands of a copy write their numbers: the file or directory `name` in `directory`.
 *
 * Before each invocation, a file is removed, and so is a directory that a command has made. If a directory was there before the
 * first invocation, only what commands have added is removed. A user's own files stay, and are read only if an invocation has
 * written them anew.
 */
function makeCommandOutput(directory, name) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name);
    let given;
    let before = new Map();
    let clearedAt = 0;
    return {
        clear() {
            const isDirectory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
            given ??= new Set(isDirectory ? ['', ...pathsWithin(path)] : []);
            if (isDirectory && given.has(''))
                removeAdded(path, given);
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
            const isKept = isDirectory && given.has('');
            before = new Map(isKept ? findFilesWithin(path).map(file => [file.path, (0,_copies_stamp_js__WEBPACK_IMPORTED_MODULE_2__/* .stampOf */ .Z)(file.stats)]) : []);
            clearedAt = Date.now();
        },
        read() {
            const isFresh = (file, stats) => before.get(file) !== (0,_copies_stamp_js__WEBPACK_IMPORTED_MODULE_2__/* .stampOf */ .Z)(stats) && Number(stats.mtimeMs) >= clearedAt - _copies_stamp_js__WEBPACK_IMPORTED_MODULE_2__/* .coarsestStepInMilliseconds */ .E;
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }))
                return { problem: `"output" (${name}) is not there: the command did not write it` };
            const written = readOutput(path, isFresh);
            return 'files' in written ? written : { problem: `"output" (${name}) ${written.problem}` };
        },
    };
}
function pathsWithin(path) {
    return findFilesWithin(path).map(file => file.path);
}
function removeAdded(directory, given) {
    for (const path of pathsWithin(directory))
        if (!given.has(path))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path), { force: true });
}
const mostFiles = 5000;
const mostMebibytes = 64;
/**
 * Reads the file at `path`, or those below it that may hold numbers, where `isFresh` says that they are to be read. A problem is in words
 * that follow the name of what was to be read.
 */
function readOutput(path, isFresh = () => true) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
    if (!stats)
        return { problem: 'is not there' };
    if (stats.isDirectory())
        return readDirectory(path, isFresh);
    if (!stats.isFile())
        return { problem: 'is neither a file nor a directory' };
    if (!isFresh('', stats))
        return { problem: 'is older than this run: the command did not write it now' };
    if (isTooLarge(stats.size))
        return { problem: tooLarge };
    return { files: [{ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') }] };
}
function readDirectory(path, isFresh) {
    const all = findFilesWithin(path);
    const files = all.filter(file => isFresh(file.path, file.stats));
    if (all.length === 0)
        return { problem: 'holds no file whose name ends with .json or .xml' };
    if (files.length === 0)
        return { problem: 'holds only files that are older than this run' };
    if (files.length > mostFiles)
        return { problem: `holds more than ${mostFiles} files whose names end with .json or .xml` };
    if (isTooLarge(files.reduce((sum, { stats }) => sum + stats.size, 0n)))
        return { problem: tooLarge };
    return { files: files.map(file => ({ path: file.path, text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, file.path), 'utf8') })) };
}
const tooLarge = `is larger than ${mostMebibytes} MiB: let the tool leave out what is not needed, such as raw samples`;
function isTooLarge(sizeInBytes) {
    return sizeInBytes > BigInt(mostMebibytes * 2 ** 20);
}
const deepest = 32;
const mostEntries = 100_000;
/** What tools write into directories for others to read. */
const wanted = /\.(?:json|xml)$/;
/** The files below `directory` that may hold numbers, by path, links not followed; none beyond the first 100,000 entries. */
function findFilesWithin(directory) {
    const found = [];
    let entries = 0;
    const walk = (below, depth) => {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, below), { withFileTypes: true })) {
            if (++entries > mostEntries)
                return;
            const path = below === '' ? entry.name : `${below}/${entry.name}`;
            if (entry.isDirectory() && depth < deepest)
                walk(path, depth + 1);
            else if (entry.isFile() && wanted.test(entry.name))
                found.push({ path, stats: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path), { bigint: true }) });
        }
    };
    walk('', 0);
    return found.sort((one, other) => (one.path < other.path ? -1 : 1));
}
const longestInMebibytes = 64;
/** The file at `path`, which one command may write to. */
function makeFreshFile(path) {
    const find = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    return {
        path,
        read() {
            const stats = find();
            if (stats === undefined)
                return { text: '' };
            // To open a FIFO or a device would wait for whoever is at its other end.
            if (!stats.isFile())
                return { problem: `"$BENCH_OUTPUT" is ${describeKind(stats)} now: let the command write a file there` };
            if (stats.size > longestInMebibytes * 2 ** 20)
                return {
                    problem: `it wrote more than ${longestInMebibytes} MiB to "$BENCH_OUTPUT": let it write only its numbers`,
                };
            return { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') };
        },
        remove() {
            // To look first is quicker, for it is seldom there.
            if (find())
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
        },
    };
}
function describeKind(stats) {
    if (stats.isDirectory())
        return 'a directory';
    if (stats.isSymbolicLink())
        return 'a symbolic link';
    return stats.isFIFO() ? 'a FIFO' : 'a device or a socket';
}
/** What instruments count stands at the top of their files, however long these are. */
const readInBytes = 64 * 1024;
/** The directory at `path`, which is made, for what is written about one command. */
function makeFreshDirectory(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { recursive: true });
    return {
        path,
        read: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path)
            .map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name))
            .filter(file => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file).isFile())
            .map(readBeginning),
        remove: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true }),
    };
}
function readBeginning(path) {
    const buffer = Buffer.alloc(readInBytes);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        return buffer.toString('utf8', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer, 0, readInBytes, 0));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 1458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findShell),
/* harmony export */   j: () => (/* binding */ readVariables)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** Reads the variables of this process. */
function readVariables() {
    return Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']));
}
/** Finds the shell for the lines of users: bash, unless the PATH has none, as in small images. */
function findShell() {
    const { PATH: path = '/usr/bin:/bin' } = process.env;
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).some(directory => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'bash'))) ? 'bash' : 'sh';
}


/***/ })

};
