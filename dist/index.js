import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 73339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 98995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 46466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 87997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 30714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 34465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ restartWithoutSecrets)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(76760);
/* harmony import */ var _measure_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(33725);





const stdin = 0;
/** Says to the Node that is started which file its standard input is. */
const marker = 'COUNTERBALANCE_SECRETS';
/**
 * Starts Node again in this process, with an environment that holds no secret.
 *
 * Every process of the same user can read what another one was started with (`/proc/PID/environ`), and nothing that is deleted later
 * is gone from there. So the secrets go by a file that has no name, as standard input, and are only in memory from then on. That memory
 * is closed to other processes, as far as the system permits it.
 *
 * Returns in the Node that was started, and where none can be started; with the reason in words where the secrets can be read.
 */
function restartWithoutSecrets() {
    if (takeSecrets())
        return isMemoryOpen() ? 'this system cannot close the memory of Node.js' : undefined;
    const all = Object.entries(process.env);
    const secrets = Object.fromEntries(all.filter(([name]) => (0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .isSecret */ .$f)(name)));
    if (Object.keys(secrets).length === 0)
        return undefined;
    // Node 22.15 and 23.11 are the first that have it.
    if (typeof process.execve !== 'function')
        return `Node.js ${process.version} cannot start itself again`;
    try {
        // Where this fails, Node does not come back.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(process.execPath, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        const env = Object.fromEntries(all.filter(([name]) => !(0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .isSecret */ .$f)(name)));
        const { path, words } = findStart(env);
        process.execve(path, [...words, ...guards(), ...process.execArgv, ...process.argv.slice(1)], {
            ...env,
            [marker]: keepSecrets(secrets),
        });
    }
    catch (error) {
        return error.message;
    }
}
/** Options by which no signal opens the debugger, not even before there is a listener; some versions have none. */
function guards() {
    return ['--disable-sigusr1'].filter(flag => process.allowedNodeEnvironmentFlags.has(flag));
}
/**
 * Finds a start by which no process of the same user can read the memory of Node.
 *
 * The kernel closes the memory of a process that was started from a file that its user may execute, but not read. Here that file is a
 * copy of the loader (ld.so), which then loads Node as ever, because Node itself has 120 MB. It is removed before it is started.
 */
function findStart(env) {
    const plain = { path: process.execPath, words: [process.execPath] };
    try {
        const loader = /\/.*\/ld-[^/\n]*\.so(?:\.\d+)?$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/self/maps', 'utf8'))?.[0];
        if (loader === undefined)
            return plain;
        const path = `/proc/self/fd/${openUnreadable(loader)}`;
        // Where a system forbids it, the step would end here.
        const { stdout } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(path, [process.execPath, '--version'], { env, encoding: 'utf8', timeout: 5000 });
        return stdout?.trim() === process.version ? { path, words: ['node', process.execPath] } : plain;
    }
    catch {
        return plain;
    }
}
/** Opens a copy of `path` that has no name, and that nobody else can open to read. */
function openUnreadable(path) {
    return inFolder(folder => {
        const copy = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'loader');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)(path, copy);
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(copy, 'r');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(copy, 0o111);
        return descriptor;
    });
}
/** Returns whether commands of the same user can read the memory of this process. Root can do so everywhere, which is no news. */
function isMemoryOpen() {
    const user = process.getuid?.();
    const scope = '/proc/sys/kernel/yama/ptrace_scope';
    if (process.platform !== 'linux' || user === 0)
        return false;
    // What is closed belongs to root in /proc, and Yama closes it to children.
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)('/proc/self/mem').uid === user && !((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(scope) && Number((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(scope, 'utf8')) > 0);
}
/** Puts `secrets` into a file without a name in the place of standard input; what the next Node knows it by. */
function keepSecrets(secrets) {
    inFolder(folder => replaceStdin((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'secrets'), 'wx+'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(stdin, JSON.stringify(secrets), 0);
    return identifyStdin();
}
/** Does `work` in a directory that is gone afterwards. */
function inFolder(work) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(process.env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'counterbalance-'));
    try {
        return work(folder);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true });
    }
}
/** Returns whether this Node was started again, and has the secrets back. */
function takeSecrets() {
    const mark = process.env[marker];
    delete process.env[marker];
    if (mark === undefined || mark !== identifyStdin())
        return false;
    Object.assign(process.env, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(stdin, 'utf8')));
    replaceStdin('/dev/null', 'r');
    // It may have been started by way of the loader.
    process.execPath = process.argv0;
    return true;
}
function identifyStdin() {
    const { dev, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(stdin, { bigint: true });
    return `${dev}:${ino}`;
}
/** Replaces standard input, because only the first three descriptors live on in another program. A file that is opened next gets the lowest free number. */
function replaceStdin(path, flags) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(stdin);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags, 0o600) !== stdin)
        throw new Error('its standard input cannot be replaced');
}


/***/ }),

/***/ 80342:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _action_restart_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(34465);
/* harmony import */ var _system_closed_inspector_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76195);


(0,_system_closed_inspector_js__WEBPACK_IMPORTED_MODULE_1__/* .keepInspectorClosed */ .N)();
const exposure = (0,_action_restart_js__WEBPACK_IMPORTED_MODULE_0__/* .restartWithoutSecrets */ .B)();
// Loaded only now: the Node that is about to start again would do it for nothing.
const { runAction } = await Promise.all(/* import() */[__nccwpck_require__.e(254), __nccwpck_require__.e(31)]).then(__nccwpck_require__.bind(__nccwpck_require__, 97031));
await runAction(exposure);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 33725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ isSecret),
/* harmony export */   Cl: () => (/* binding */ handOver),
/* harmony export */   E6: () => (/* binding */ withoutRunners),
/* harmony export */   GC: () => (/* binding */ drawPadding),
/* harmony export */   OD: () => (/* binding */ isOfRunner),
/* harmony export */   Tq: () => (/* binding */ describeWithheld),
/* harmony export */   XT: () => (/* binding */ placeVariables),
/* harmony export */   oV: () => (/* binding */ makeEnvironment)
/* harmony export */ });
/** Variables of the action and its runner, which a `run:` step would not see, or by which a step tells the runner something. */
const ofRunner = [
    /^INPUT_/,
    /^ACTIONS_/,
    /^COUNTERBALANCE_/,
    /^GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS|EVENT_PATH)$/,
];
/** Those that would lead a copy back to the workspace. */
const places = /^(OLDPWD|PWD)$/;
/** Tokens for GitHub, under the names that its own tools read. */
const token = /^(GITHUB|GH)(_ENTERPRISE)?_TOKEN$/;
/** Secrets, under the names that workflows give them. */
const secret = /_(TOKEN|SECRET|PASSWORD|KEY|CREDENTIALS)$|^AWS_(?!(DEFAULT_)?REGION$)/i;
/** Returns whether the variable `name` is for the action alone. No command gets it. */
function isOfRunner(name) {
    return ofRunner.some(pattern => pattern.test(name));
}
/** `variables` without the runner's, for programs that are not the user's. */
function withoutRunners(variables) {
    return Object.fromEntries(Object.entries(variables).filter(([name]) => !isOfRunner(name)));
}
/** Returns whether the variable `name` may hold something that only the action should read. */
function isSecret(name) {
    return isOfRunner(name) || secret.test(name);
}
/** Returns `variables` as commands see them: without the runner's, and without secrets that are not passed. */
function handOver(variables, { passEnv = [], withholdsSecrets = false }) {
    const pattern = withholdsSecrets ? secret : token;
    const isWithheld = (name) => pattern.test(name) && !passEnv.includes(name);
    const entries = Object.entries(variables).filter(([name]) => !places.test(name) && !isOfRunner(name));
    return {
        variables: Object.fromEntries(entries.filter(([name]) => !isWithheld(name))),
        withheld: entries.map(([name]) => name).filter(isWithheld),
    };
}
const mostShown = 10;
/**
 * Describes the variables that a failed command did not get, because it may have failed without them. The words follow a
 * description of how the command ended.
 */
function describeWithheld(names = []) {
    if (names.length === 0)
        return '';
    const shown = names.slice(0, mostShown).join(', ') + (names.length > mostShown ? ', …' : '');
    return ` (for safety, it did not get these variables: ${shown}; "pass-env" lists those that it shall get)`;
}
/**
 * Returns the variables that every invocation of both sides gets: `variables`, and settings that make tools print alike
 * everywhere.
 */
function makeEnvironment(variables) {
    return { ...variables, LC_ALL: 'C.UTF-8', NO_COLOR: '1' };
}
/**
 * Returns the differences from `variables` for a side whose files are in `root`. Without them, a command that went back to the
 * workspace would run the contender.
 */
function placeVariables(variables, { root, directory }) {
    return { ...('GITHUB_WORKSPACE' in variables ? { GITHUB_WORKSPACE: root } : {}), PWD: directory };
}
const largestPaddingInBytes = 4095;
/**
 * A variable's value of random length.
 *
 * The size of the environment shifts the stack, and with it the layout of memory: a bias of up to several percent that is the same
 * in every run of one shell (Mytkowicz et al. 2009). Drawn anew for each invocation, blind to sides, it becomes noise.
 */
function drawPadding(random) {
    return 'x'.repeat(random.below(largestPaddingInBytes + 1));
}


/***/ }),

/***/ 76195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  N: () => (/* binding */ keepInspectorClosed)
});

;// CONCATENATED MODULE: external "node:inspector"
const external_node_inspector_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:inspector");
;// CONCATENATED MODULE: ./lib/system/closed-inspector.js

/**
 * Keeps the debugger of this process closed, because whoever reaches it reads every token and changes every number.
 *
 * Any process of the same user opens it by SIGUSR1 unless somebody listens for that signal, and an inherited `NODE_OPTIONS=--inspect`
 * opens it at the start.
 */
function keepInspectorClosed() {
    process.on('SIGUSR1', () => undefined);
    external_node_inspector_namespaceObject.close();
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/publicPath */
/******/ (() => {
/******/ 	var scriptUrl;
/******/ 	if (typeof import.meta.url === "string") scriptUrl = import.meta.url
/******/ 	// When supporting browsers where an automatic publicPath is not supported you must specify an output.publicPath manually via configuration
/******/ 	// or pass an empty string ("") and set the __webpack_public_path__ variable from your code to use your own logic.
/******/ 	if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
/******/ 	scriptUrl = scriptUrl.replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
/******/ 	__nccwpck_require__.p = scriptUrl;
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	__nccwpck_require__.b = new URL("./", import.meta.url);
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(80342);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
