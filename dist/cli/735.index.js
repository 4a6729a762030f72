export const id = 735;
export const ids = [735];
export const modules = {

/***/ 2735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare)
});

// EXTERNAL MODULE: ./lib/compare/gate.js
var gate = __webpack_require__(372);
// EXTERNAL MODULE: ./lib/inputs.js + 1 modules
var lib_inputs = __webpack_require__(2495);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/fit.js
var fit = __webpack_require__(1017);
// EXTERNAL MODULE: ./lib/report/html.js
var html = __webpack_require__(7325);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(3021);
// EXTERNAL MODULE: ./lib/report/report.js
var report_report = __webpack_require__(5650);
// EXTERNAL MODULE: ./lib/report/terminal.js
var terminal = __webpack_require__(1488);
// EXTERNAL MODULE: ./lib/benchmark.js + 4 modules
var benchmark = __webpack_require__(3420);
// EXTERNAL MODULE: ./lib/system/here.js + 28 modules
var here = __webpack_require__(1613);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/record/encode.js
/** The text around the rounds of `record`; `head + rounds.join(',\n') + tail` is the whole file. */
function encodeAround(record) {
    const { settings, plan, warnings, ...rest } = record;
    const head = JSON.stringify({ schema: 'counterbalance/record@1', ...rest, settings }, null, 1);
    const tail = JSON.stringify({ ...(plan ? { plan } : {}), warnings }, null, 1);
    return { head: `${head.slice(0, -2)},\n "rounds": [\n`, tail: `\n ],${tail.slice(1)}\n` };
}
/** One round as a line of the record's JSON. */
function encodeRound(round) {
    return JSON.stringify(round.map(encodeInvocation));
}
/** The whole record as JSON. */
function encodeRecord(record) {
    const { head, tail } = encodeAround(record);
    return head + record.rounds.map(encodeRound).join(',\n') + tail;
}
function encodeInvocation({ slot, measurements, ...rest }) {
    return { ...slot, ...rest, measurements: measurements.map(encodeMeasurement) };
}
function encodeMeasurement({ benchmark, metric, ...rest }) {
    const { name, unit, better, primary } = metric;
    return { benchmark, metric: name, unit, better, ...(primary ? { primary } : {}), ...rest };
}

;// CONCATENATED MODULE: ./lib/system/record-file.js


/**
 * The record file at `path`, or, where that is empty, none. A file that cannot be written (a full disk) is a `problem` and not an
 * error: what is being measured is worth more than its copy.
 */
function makeRecordFile(path) {
    let descriptor;
    let problem;
    let rounds = 0;
    let written = { end: 0, tail: '' };
    /** Puts `text` in the place of the tail, and a new tail behind it. */
    const write = (text, tail) => {
        if (path === '' || problem !== undefined)
            return;
        try {
            descriptor ??= (0,external_node_fs_.openSync)(path, 'w');
            written = replaceTail(descriptor, written, text, tail);
        }
        catch (error) {
            problem = `the record could not be written to "${path}": ${error.message}`;
        }
    };
    return {
        open(beginning) {
            const { head, tail } = encodeAround(beginning);
            write(head, tail);
            return {
                append: (round, soFar) => write((rounds++ === 0 ? '' : ',\n') + encodeRound(round), encodeAround(soFar).tail),
                finish: around => write('', encodeAround(around).tail),
            };
        },
        get problem() {
            return problem;
        },
        [Symbol.dispose]() {
            if (descriptor !== undefined)
                (0,external_node_fs_.closeSync)(descriptor);
        },
    };
}
/** Writes `text` and a new tail over the old one; where there is no room for that, the old one is put back, for which there was. */
function replaceTail(descriptor, { end, tail: old }, text, tail) {
    try {
        writeTail(descriptor, text + tail, end);
        return { end: end + Buffer.byteLength(text), tail };
    }
    catch (error) {
        if (old !== '')
            writeTail(descriptor, old, end);
        throw error;
    }
}
function writeTail(descriptor, text, end) {
    const bytes = Buffer.from(text);
    writeAll(descriptor, bytes, end);
    (0,external_node_fs_.ftruncateSync)(descriptor, end + bytes.length);
}
function writeAll(descriptor, bytes, position) {
    for (let written = 0; written < bytes.length;)
        written += (0,external_node_fs_.writeSync)(descriptor, bytes, written, bytes.length - written, position + written);
}

;// CONCATENATED MODULE: ./lib/system/measure-here.js
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



/** Measures on this machine, until a signal ends it; what is opened for it is closed. */
async function measureHere(inputs, { recordPath, ...options }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = __addDisposableResource(env_1, makeRecordFile(recordPath), false);
        const record = await (0,here/* here */.Z)({ ...options, openRecord: beginning => file.open(beginning) }, world => (0,benchmark/* benchmark */.aE)(inputs, world));
        return { record, problem: file.problem };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}

// EXTERNAL MODULE: ./lib/command-line/command.js
var command = __webpack_require__(8047);
// EXTERNAL MODULE: ./lib/command-line/compare-options.js
var compare_options = __webpack_require__(4822);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/options.js
var options = __webpack_require__(6076);
;// CONCATENATED MODULE: ./lib/command-line/progress.js


const barWidth = 24;
const mostFindingsToWatch = 200;
const eraseLine = '\r\u001b[K';
/** A bar that is drawn anew on a terminal, plain lines elsewhere. */
function makeProgressView(stream, settings) {
    return stream.isTTY ? makeBar(stream, settings) : makeLines(stream);
}
function makeLines(stream) {
    const watch = (progress) => {
        const note = describeNote(progress);
        if (note !== undefined)
            stream.write(`${note}\n`);
        if (progress.kind === 'round-finished')
            stream.write(`round ${progress.number} of ${progress.of}, ${describeTime(progress.secondsLeft)} left\n`);
    };
    return { watch, [Symbol.dispose]: () => undefined };
}
function makeBar(stream, settings) {
    const rounds = [];
    stream.write('warming up');
    const watch = (progress) => {
        const note = describeNote(progress);
        if (note !== undefined)
            stream.write(`${eraseLine}${note}\n`);
        if (progress.kind !== 'round-finished')
            return;
        rounds.push(progress.round);
        const { number, of, secondsLeft } = progress;
        const filled = Math.round((barWidth * number) / of);
        const bar = '━'.repeat(filled) + '╌'.repeat(barWidth - filled);
        const widest = findWidest(rounds, settings);
        stream.write(`${eraseLine}${bar} round ${number}/${of} · ${describeTime(secondsLeft)} left${widest}`);
    };
    return { watch, [Symbol.dispose]: () => void stream.write(eraseLine) };
}
/** What a reader should hear at once; undefined for what only moves the bar. */
function describeNote(progress) {
    switch (progress.kind) {
        case 'invoked': {
            const { slot, outcome, reason } = progress;
            return outcome === 'ok' ? undefined : (0,report_escape/* harmlessLines */.vL)(`${slot.side} ${slot.copy}: ${reason ?? outcome}`);
        }
        case 'short-of-time':
            return progress.message;
        case 'format-chosen':
            return `numbers are read as "${progress.format}"`;
        case 'round-finished':
            return undefined;
    }
}
function describeTime(seconds) {
    const whole = Math.max(0, Math.round(seconds));
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
/** Half the width of the widest interval so far, for those who wonder whether to wait. */
function findWidest(rounds, settings) {
    if (rounds[0].reduce((sum, one) => sum + one.measurements.length, 0) > mostFindingsToWatch)
        return '';
    const { findings } = (0,report_report/* makeReport */.d)({ suite: '', settings, warnings: [], rounds });
    const widths = findings.map(({ change }) => change?.high == null || change.low === null ? Infinity : change.high - change.low);
    const widest = Math.max(...widths);
    return Number.isFinite(widest) ? ` · widest interval ±${(50 * widest).toFixed(1)} %` : '';
}

// EXTERNAL MODULE: ./lib/command-line/terminal.js
var command_line_terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/compare.js
var compare_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var compare_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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















/** What goes into the files that a comparison leaves, by option. */
const compare_files = [
    ['json', report => `${JSON.stringify(report, null, 1)}\n`],
    ['markdown', report => (0,markdown/* renderMarkdown */.Gc)(report, { limit: { ...fit/* summaryLimit */.mf, size: Infinity } })],
    ['html', html/* renderHtml */.K],
];
const compare = {
    usage: [
        'counterbalance compare --baseline DIR [--contender DIR] [options] -- COMMAND [ARG…]',
        'counterbalance compare --baseline-command LINE --contender-command LINE [options]',
        'counterbalance compare --baseline-ref REF [--setup LINE] [options] -- COMMAND [ARG…]',
    ].join('\n'),
    summary: 'two versions of a program, side by side on this machine',
    options: compare_options/* compareOptions */.U,
    async run({ get, words }) {
        const inputs = (0,lib_inputs/* decodeLocalInputs */.N7)((0,options/* asInputs */.Co)(get), get('contender') || '.', words);
        const recordPath = get('record');
        (0,files/* checkOutputs */.n2)([recordPath, ...compare_files.map(([option]) => get(option))].filter(path => path !== ''));
        const { record, problem } = await showProgress(inputs, recordPath);
        const report = (0,report_report/* makeReport */.d)(record);
        process.stdout.write((0,terminal/* renderTerminal */.b)(report, (0,command_line_terminal/* terminalOf */.g)(process.stdout)));
        const problems = [problem, ...compare_files.map(([option, write]) => (0,files/* tryToWrite */.oo)(get(option), () => write(report)))];
        return conclude(inputs, record, report, problems.filter(text => text !== undefined));
    },
};
async function showProgress(inputs, recordPath) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const view = compare_addDisposableResource(env_1, makeProgressView(process.stderr, inputs.settings), false);
        return await measureHere(inputs, { recordPath, watch: view.watch, occasion: {} });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        compare_disposeResources(env_1);
    }
}
function conclude(inputs, { plan }, report, problems) {
    const failures = (0,gate/* findGateFailures */.iF)(report, inputs.failOn);
    for (const text of problems)
        process.stderr.write(`${text}\n`);
    for (const text of failures)
        process.stderr.write(`--fail-on: ${(0,report_escape/* harmlessLines */.vL)(text)}\n`);
    if (plan?.stoppedBy === 'interrupted')
        return command/* exitStatus */.$.interrupted;
    if (report.status === 'errored' && plan?.stoppedBy === 'time-budget')
        return command/* exitStatus */.$.notCompared;
    if (report.status === 'errored' || plan?.stoppedBy === 'failing')
        return command/* exitStatus */.$.commandFailed;
    if (report.status === 'not-compared')
        return command/* exitStatus */.$.notCompared;
    if (problems.length > 0)
        return command/* exitStatus */.$.wrongCall;
    return failures.length > 0 ? command/* exitStatus */.$.gateFailed : command/* exitStatus */.$.done;
}


/***/ })

};
