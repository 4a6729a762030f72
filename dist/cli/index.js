#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 3339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 6193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 9069:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _command_line_run_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5029);
/* harmony import */ var _system_closed_inspector_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6195);


(0,_system_closed_inspector_js__WEBPACK_IMPORTED_MODULE_1__/* .keepInspectorClosed */ .N)();
process.exitCode = await (0,_command_line_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)(process.argv.slice(2));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 4147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ exitStatus)
/* harmony export */ });
/** Exit statuses; people's scripts rely on them. */
const exitStatus = {
    done: 0,
    gateFailed: 1,
    wrongCall: 2,
    notCompared: 3,
    commandFailed: 4,
    ownFault: 70,
    interrupted: 130,
};


/***/ }),

/***/ 1072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isOutOfFiles),
/* harmony export */   e: () => (/* binding */ outOfFiles)
/* harmony export */ });
const codes = ['EMFILE', 'ENFILE'];
/** Returns whether `error`, or its cause, is that no more files may be open. */
function isOutOfFiles(error) {
    if (!(error instanceof Error))
        return false;
    return ('code' in error && codes.includes(error.code)) || isOutOfFiles(error.cause);
}
/** The advice for a user whose shell cannot open more files. */
const outOfFiles = 'too many files are open, because the limit of this shell is too low: raise it ("ulimit -n 1024") and run this again';


/***/ }),

/***/ 5029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

;// CONCATENATED MODULE: ./lib/version.js
/** The version of package.json. */
const version = '0.1.0';

// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __nccwpck_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/file-limit.js
var file_limit = __nccwpck_require__(1072);
;// CONCATENATED MODULE: ./lib/command-line/run.js



/** The commands; each is loaded when it is called, since most calls need little. */
const commands = {
    init: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(597), __nccwpck_require__.e(815), __nccwpck_require__.e(439), __nccwpck_require__.e(596)]).then(__nccwpck_require__.bind(__nccwpck_require__, 596))).init,
    doctor: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(597), __nccwpck_require__.e(902), __nccwpck_require__.e(815), __nccwpck_require__.e(439), __nccwpck_require__.e(140), __nccwpck_require__.e(783), __nccwpck_require__.e(956), __nccwpck_require__.e(10)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7733))).doctor,
    compare: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(597), __nccwpck_require__.e(902), __nccwpck_require__.e(889), __nccwpck_require__.e(439), __nccwpck_require__.e(140), __nccwpck_require__.e(783), __nccwpck_require__.e(309), __nccwpck_require__.e(542), __nccwpck_require__.e(956), __nccwpck_require__.e(52), __nccwpck_require__.e(732), __nccwpck_require__.e(623), __nccwpck_require__.e(433), __nccwpck_require__.e(237), __nccwpck_require__.e(883)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9850))).compare,
    show: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(597), __nccwpck_require__.e(902), __nccwpck_require__.e(626), __nccwpck_require__.e(439), __nccwpck_require__.e(140), __nccwpck_require__.e(783), __nccwpck_require__.e(309), __nccwpck_require__.e(542), __nccwpck_require__.e(52), __nccwpck_require__.e(433), __nccwpck_require__.e(821)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6821))).show,
    publish: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(597), __nccwpck_require__.e(902), __nccwpck_require__.e(889), __nccwpck_require__.e(439), __nccwpck_require__.e(140), __nccwpck_require__.e(783), __nccwpck_require__.e(309), __nccwpck_require__.e(542), __nccwpck_require__.e(956), __nccwpck_require__.e(52), __nccwpck_require__.e(732), __nccwpck_require__.e(623), __nccwpck_require__.e(433), __nccwpck_require__.e(237), __nccwpck_require__.e(113), __nccwpck_require__.e(521)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7008))).publish,
    history: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(597), __nccwpck_require__.e(902), __nccwpck_require__.e(439), __nccwpck_require__.e(140), __nccwpck_require__.e(783), __nccwpck_require__.e(309), __nccwpck_require__.e(542), __nccwpck_require__.e(52), __nccwpck_require__.e(732), __nccwpck_require__.e(113), __nccwpck_require__.e(161)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2035))).history,
    bisect: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(597), __nccwpck_require__.e(902), __nccwpck_require__.e(889), __nccwpck_require__.e(439), __nccwpck_require__.e(140), __nccwpck_require__.e(783), __nccwpck_require__.e(309), __nccwpck_require__.e(542), __nccwpck_require__.e(956), __nccwpck_require__.e(52), __nccwpck_require__.e(732), __nccwpck_require__.e(623), __nccwpck_require__.e(237), __nccwpck_require__.e(825)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5326))).bisect,
    'self-test': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(597), __nccwpck_require__.e(902), __nccwpck_require__.e(889), __nccwpck_require__.e(439), __nccwpck_require__.e(140), __nccwpck_require__.e(783), __nccwpck_require__.e(309), __nccwpck_require__.e(542), __nccwpck_require__.e(956), __nccwpck_require__.e(732), __nccwpck_require__.e(623), __nccwpck_require__.e(986)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4986))).selfTest,
    parse: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(597), __nccwpck_require__.e(902), __nccwpck_require__.e(439), __nccwpck_require__.e(140), __nccwpck_require__.e(265)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3265))).parse,
};
/** Words that people may expect, and what they are here. */
const otherWords = {
    analyze: 'show',
    render: 'show',
    report: 'show',
    merge: 'show',
    export: 'show --as NAME',
    causes: 'show --as causes',
    resume: 'compare --resume RECORD.json',
    run: 'compare',
    bench: 'compare',
    benchmark: 'compare',
    diff: 'compare',
    check: 'doctor',
};
/** Runs the command line `words` and gives its exit status. */
async function run(words) {
    endureLostOutput();
    try {
        return await dispatch(words);
    }
    catch (error) {
        // Even what would say so is a file to be opened.
        if (!(0,file_limit/* isOutOfFiles */.N)(error))
            throw error;
        process.stderr.write(`counterbalance: ${file_limit/* outOfFiles */.e}\n`);
        return exit_status/* exitStatus */.$.wrongCall;
    }
}
async function dispatch(words) {
    const [name, ...rest] = words;
    if (isAskingForVersion(words))
        return say(`counterbalance ${version}`);
    if (name === undefined || ['--help', '-h', 'help'].includes(name))
        return say(await describeCommands());
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const { runCommand, refuse } = await Promise.all(/* import() */[__nccwpck_require__.e(597), __nccwpck_require__.e(902), __nccwpck_require__.e(439), __nccwpck_require__.e(140), __nccwpck_require__.e(783), __nccwpck_require__.e(309), __nccwpck_require__.e(872)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5872));
    return load ? await runCommand(await load(), rest) : refuse(await describeUnknown(name));
}
/** Before the words of a command that is measured, wherever it stands. */
function isAskingForVersion([name, ...rest]) {
    const end = rest.indexOf('--');
    return (['--version', '-V', 'version'].includes(name ?? '') ||
        rest.slice(0, end < 0 ? rest.length : end).includes('--version'));
}
async function describeUnknown(name) {
    const { findNearest } = await __nccwpck_require__.e(/* import() */ 918).then(__nccwpck_require__.bind(__nccwpck_require__, 1918));
    const other = Object.hasOwn(otherWords, name) ? otherWords[name] : undefined;
    const near = other ?? findNearest(name, Object.keys(commands));
    return `unknown command "${name}"; ${near ? `did you mean "${near}"?` : `there are ${Object.keys(commands).join(', ')}`}`;
}
async function describeCommands() {
    const all = await Promise.all(Object.entries(commands).map(async ([name, load]) => `  ${name.padEnd(11)}${(await load()).summary}`));
    return [
        'Did this make it slower? Side by side, with a control.',
        '',
        'Begin with one of these:',
        '',
        "  counterbalance compare './old' './new'            two commands",
        '  counterbalance compare main -- npm run bench      your working directory with a branch',
        '  counterbalance init                               a workflow that measures each pull request',
        '',
        'All commands:',
        '',
        ...all,
        '',
        'counterbalance COMMAND --help lists its options.',
    ].join('\n');
}
function say(text) {
    process.stdout.write(`${text}\n`);
    return 0;
}
/** A reader that has gone away is no reason to lose what is being measured; what could not be printed for want of room is said. */
function endureLostOutput() {
    process.stderr.on('error', () => undefined);
    process.stdout.on('error', ({ code, message }) => {
        if (code === 'EPIPE')
            return;
        process.stderr.write(`counterbalance: the output could not be written: ${message}\n`);
        process.on('exit', status => {
            process.exitCode = status || 2;
        });
    });
}


/***/ }),

/***/ 6195:
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
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
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
/******/ var __webpack_exports__ = __nccwpck_require__(9069);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
