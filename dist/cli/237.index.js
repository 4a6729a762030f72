export const id = 237;
export const ids = [237];
export const modules = {

/***/ 459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ makeProgressView)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _metrics_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3237);
/* harmony import */ var _report_words_progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(465);
/* harmony import */ var _bar_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(811);




/** Makes the view of a running measurement: a bar that is redrawn on a terminal, plain lines elsewhere. */
function makeProgressView(stream, watched) {
    return stream.isTTY ? watchByBar(stream, watched) : watchByLines(stream);
}
function watchByLines(stream) {
    const notesOn = (0,_report_words_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .makeNotes */ .qY)();
    const watch = (progress) => {
        for (const note of notesOn(progress))
            stream.write(`${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessLines */ .vL)(note)}\n`);
        if (progress.kind === 'round-finished')
            stream.write(`round ${progress.number} of ${progress.of}, ${describeTime(progress.secondsLeft)} left\n`);
    };
    return { watch, [Symbol.dispose]: () => undefined };
}
function watchByBar(stream, watched) {
    const rounds = [];
    const bar = (0,_bar_js__WEBPACK_IMPORTED_MODULE_2__/* .makeBar */ .M)(stream, 'starting');
    const notesOn = (0,_report_words_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .makeNotes */ .qY)();
    const watch = (progress) => {
        const notes = notesOn(progress);
        // The clock on the last line says as much.
        if (progress.kind === 'busy')
            bar.show((0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessLines */ .vL)(describeWork(progress)));
        else
            for (const note of notes)
                bar.print((0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessLines */ .vL)(note));
        if (progress.kind !== 'round-finished')
            return;
        rounds.push(progress.round);
        const { number, of, secondsLeft } = progress;
        const worst = (0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessLines */ .vL)((0,_report_words_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .describeEstimates */ .$y)(rounds, watched));
        const parts = [`round ${number}/${of}`, `${describeTime(secondsLeft)} left`, ...(worst === '' ? [] : [worst])];
        bar.draw(number / of, parts.join(' · '));
    };
    return { watch, [Symbol.dispose]: () => bar[Symbol.dispose]() };
}
function describeTime(seconds) {
    const whole = Math.max(0, Math.round(seconds));
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
function describeWork({ work, seconds }) {
    return seconds === 0 ? work : `${work} · ${(0,_metrics_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(seconds)}`;
}


/***/ }),

/***/ 465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ describeEstimates),
/* harmony export */   qY: () => (/* binding */ makeNotes)
/* harmony export */ });
/* unused harmony exports makeRoundGroups, describeWorst */
/* harmony import */ var _metrics_duration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3237);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _record_pair_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5561);
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2472);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9120);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3998);







/** Takes what happens, and gives what a reader should hear at once. A failure that comes again is told once, and counted after its round. */
function makeNotes() {
    const failures = new Map();
    const noteWork = makeWorkNotes();
    return progress => {
        switch (progress.kind) {
            case 'invoked':
                return noteFailure(failures, progress);
            case 'busy':
            case 'idle':
                return noteWork(progress);
            case 'warned':
            case 'time-expected':
            case 'profiling':
            case 'confirming':
                return [progress.message];
            case 'format-chosen':
                return [describeFormat(progress.format)];
            case 'batch-chosen':
                return [(0,_trust_js__WEBPACK_IMPORTED_MODULE_4__/* .describeBatch */ .sn)(progress.runs)];
            case 'round-finished':
                return noteCounts(failures);
        }
    };
}
/** What goes on for fewer seconds is not mentioned. */
const leastToldInSeconds = 5;
/** Tells of work that takes long: that it goes on, each time the seconds have doubled, and at its end how many it took. */
function makeWorkNotes() {
    let last = { work: '', seconds: 0 };
    let next = leastToldInSeconds;
    return progress => {
        if (progress.kind === 'idle') {
            const { work, seconds } = last;
            last = { work: '', seconds: 0 };
            next = leastToldInSeconds;
            return seconds < leastToldInSeconds ? [] : [`${work}: took ${(0,_metrics_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p)(seconds)}`];
        }
        last = progress;
        if (progress.seconds < next)
            return [];
        next = 2 * progress.seconds;
        return [`${progress.work}: ${(0,_metrics_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p)(progress.seconds)} so far`];
    };
}
function noteFailure(failures, { slot, outcome, reason = outcome }) {
    if (outcome === 'ok')
        return [];
    const known = failures.get(reason);
    if (known)
        known.times++;
    else
        failures.set(reason, { times: 1, told: 1 });
    return known ? [] : [`${slot.side} ${slot.copy}: ${reason}`];
}
/** What has doubled since it was last told. */
function noteCounts(failures) {
    return [...failures].flatMap(([reason, count]) => {
        if (count.times < 2 * count.told)
            return [];
        count.told = count.times;
        return [`failed ${count.times} times so far${failures.size === 1 ? '' : `: ${reason}`}`];
    });
}
/** The format that was found in the baseline's first output. */
function describeFormat(name) {
    const chosen = `numbers are read as "${name}"`;
    if (name !== 'process')
        return chosen;
    return `${chosen}, the time of the whole process, because the command printed nothing in a known format`;
}
const mostGroups = 5;
/** Takes what happens, and gives a line for each fifth of the rounds: which ones, failures in them, the time left, the worst so far. */
function makeRoundGroups(watched) {
    const rounds = [];
    let told = 0;
    return progress => {
        if (progress.kind !== 'round-finished')
            return [];
        rounds.push(progress.round);
        const { number, of, secondsLeft } = progress;
        if (number < of && number - told < Math.ceil(of / mostGroups))
            return [];
        const group = rounds.slice(told);
        const which = group.length === 1 ? `round ${number}` : `rounds ${told + 1} to ${number}`;
        told = number;
        const failed = group.flat().filter(({ outcome }) => outcome !== 'ok').length;
        const worst = describeEstimates(rounds, watched);
        const parts = [
            ...(failed === 0 ? [] : [`${count(failed, 'invocation')} failed`]),
            `${Math.ceil(Math.max(0, secondsLeft))} s left`,
            ...(worst === '' ? [] : [`worst so far: ${worst}`]),
        ];
        return [`${which} of ${of}: ${parts.join(', ')}`];
    };
}
/** With more values in a round, an estimate after each would take longer than what it tells is worth. */
const mostValues = 200;
/** As many as fit beside a bar. */
const mostRows = 2;
/** The changes that are the worst so far, in a few words; empty where there are none yet, or too many to look at after each round. */
function describeEstimates(rounds, watched) {
    const values = rounds[0]?.reduce((sum, one) => sum + one.measurements.length, 0) ?? 0;
    if (values === 0 || values > mostValues)
        return '';
    const reports = (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .makeSections */ .p)((0,_record_pair_js__WEBPACK_IMPORTED_MODULE_1__/* .listPairs */ .SZ)({ suite: '', ...watched, warnings: [], rounds }));
    if (reports.length === 1)
        return describeWorst(reports[0].findings);
    return describeWorst(reports.flatMap(({ names, findings }) => findings.map(one => ({ ...one, benchmark: `${one.benchmark} (${names?.contender ?? _record_record_js__WEBPACK_IMPORTED_MODULE_2__/* .usualNames */ .Vx.contender})` }))));
}
/** The worst of `findings` that are judged, with half the width of their intervals. */
function describeWorst(findings) {
    const judged = findings.flatMap(({ benchmark, better, change, verdict }) => verdict === null || change === null
        ? []
        : [{ benchmark, change, cost: better === 'higher' ? -change.value : change.value }]);
    return judged
        .toSorted((one, other) => other.cost - one.cost)
        .slice(0, mostRows)
        .map(({ benchmark, change: { value, low, high } }) => {
        const half = low === null || high === null ? '' : ` ± ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)((high - low) / 2)}`;
        return `${benchmark} ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(value)}${half}`;
    })
        .join(', ');
}


/***/ }),

/***/ 1092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ measureHere)
});

// EXTERNAL MODULE: ./lib/benchmark.js + 9 modules
var benchmark = __webpack_require__(6789);
// EXTERNAL MODULE: ./lib/system/here.js + 34 modules
var here = __webpack_require__(476);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/record/decode.js
var decode = __webpack_require__(5503);
// EXTERNAL MODULE: ./lib/record/encode.js
var encode = __webpack_require__(1243);
;// CONCATENATED MODULE: ./lib/system/record-file.js




/** The path of what was at `path`, where more rounds are added to it. */
function nameBefore(path) {
    return `${path}.before`;
}
/** The files that a record at `path` is written to, the first of which it is in the end. Of a pipe or a device there is no other. */
function listRecordFiles(path) {
    if (path === '')
        return [];
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stats === undefined || stats.isFile() ? [(0,external_node_path_.resolve)(path), (0,external_node_path_.resolve)(nameNew(path))] : [(0,external_node_path_.resolve)(path)];
}
/** The path of what shall be at `path`, until it is whole; next to where that lies if it is a link. */
function nameNew(path) {
    return `${findPlace(path)}.new`;
}
function findPlace(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) ? (0,external_node_fs_.realpathSync)(path) : path;
}
/**
 * The record file at `path`, or, where that is empty, none. A file that cannot be written (a full disk) is a `problem` and not an
 * error: what is being measured is worth more than its copy.
 *
 * A record takes the place of what is there only after it was read back, so nothing that can be read is lost for what cannot. With
 * `isKept`, that is after the first new round, and what was there is kept by another name.
 */
function makeRecordFile(path, { isKept = false } = {}) {
    let file;
    let problem;
    let isRestored = false;
    let written = { end: 0, tail: '' };
    /** Does `work`, unless the file is not what it should be already. */
    const attempt = (work) => {
        if (path === '' || problem !== undefined)
            return;
        try {
            work();
        }
        catch (error) {
            problem = `the record could not be written to "${path}": ${error.message}`;
        }
    };
    /** Puts `text` in the place of the tail, and a new tail behind it. */
    const write = (text, tail) => {
        if (file === undefined) {
            file = replaceFile(path, text + tail, { isKept });
            written = { end: Buffer.byteLength(text), tail };
        }
        else
            written = replaceTail(file.descriptor, written, text, tail);
    };
    return {
        open(header, rounds = []) {
            const { head, tail } = (0,encode/* encodeAround */.Qk)(header);
            let text = head + rounds.map(encode/* encodeRound */.l_).join(',\n');
            if (path !== '' && isKept)
                (0,decode/* decodeRecord */.eT)(text + tail);
            else
                attempt(() => write(text, tail));
            let count = rounds.length;
            return {
                append: (round, soFar) => attempt(() => {
                    const line = (0,encode/* encodeRound */.l_)(round);
                    (0,decode/* checkRound */.RU)(line, header.sides);
                    text = (file === undefined ? text : '') + (count++ === 0 ? '' : ',\n') + line;
                    write(text, (0,encode/* encodeAround */.Qk)(soFar).tail);
                }),
                finish(record) {
                    const whole = (0,encode/* encodeRecord */.Ym)(record);
                    attempt(() => {
                        (0,decode/* decodeRecord */.eT)(whole);
                        write(file === undefined ? text : '', (0,encode/* encodeAround */.Qk)(record).tail);
                    });
                    if (file === undefined || (problem !== undefined && !isRestored))
                        return;
                    // What was written again is no longer the file that is open.
                    const restored = restore(file, whole);
                    isRestored ||= restored !== undefined;
                    problem ??= restored;
                },
            };
        },
        get problem() {
            return problem;
        },
        [Symbol.dispose]() {
            if (file !== undefined)
                (0,external_node_fs_.closeSync)(file.descriptor);
            // It may have been made to be closed to commands, and then not been needed.
            else
                for (const place of listRecordFiles(path).slice(1))
                    (0,external_node_fs_.rmSync)(place, { force: true });
        },
    };
}
const { O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = external_node_fs_.constants;
const writable = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW;
/** Writes `text` next to the file at `path`, and puts it in its place once it can be read from there. */
function replaceFile(path, text, { isKept }) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    // A pipe or a device has no place that something else could take.
    if (stats && !stats.isFile())
        return fill({ descriptor: (0,external_node_fs_.openSync)(path, 'w'), path }, text);
    const [target, place] = [findPlace(path), nameNew(path)];
    if (!(0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false })?.isFile())
        (0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
    // Not another file where there is one: it may be closed to commands, and stays so under its next name.
    const descriptor = (0,external_node_fs_.openSync)(place, writable, stats?.mode);
    try {
        const file = fill({ descriptor, path: target }, text);
        if (stats)
            (0,external_node_fs_.fchmodSync)(descriptor, stats.mode & 0o777);
        (0,decode/* decodeRecord */.eT)((0,external_node_fs_.readFileSync)(place, 'utf8'));
        if (isKept && stats)
            (0,external_node_fs_.copyFileSync)(target, nameBefore(path));
        (0,external_node_fs_.renameSync)(place, target);
        return file;
    }
    catch (error) {
        (0,external_node_fs_.closeSync)(descriptor);
        (0,external_node_fs_.rmSync)(place, { force: true });
        throw error;
    }
}
function fill(file, text) {
    writeAll(file.descriptor, Buffer.from(text), 0);
    return file;
}
/** Writes `text` again if the open file does not hold it, or is not at its path any more. Returns that it had to, in words. */
function restore({ path, descriptor }, text) {
    const own = (0,external_node_fs_.fstatSync)(descriptor);
    // A pipe or a device keeps nothing that could be changed.
    if (!own.isFile())
        return undefined;
    const found = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    const isThere = found?.ino === own.ino && found.dev === own.dev;
    if (isThere && (0,external_node_fs_.readFileSync)(path, 'utf8') === text)
        return undefined;
    (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    (0,external_node_fs_.writeFileSync)(path, text, { flag: 'wx' });
    return `the record "${path}" was changed by another process while it was written, and was written again`;
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
        const isKept = inputs.before !== undefined || inputs.earlier !== undefined;
        const file = __addDisposableResource(env_1, makeRecordFile(recordPath, { isKept }), false);
        const places = listRecordFiles(recordPath);
        const ownFiles = [...(options.ownFiles ?? []), ...places];
        const outputs = [...(options.outputs ?? []), ...places, ...(recordPath === '' ? [] : [nameBefore(recordPath)])];
        const { passEnv } = inputs;
        const record = await (0,here/* here */.Z)({ ...options, passEnv, ownFiles, outputs, openRecord: file.open }, world => (0,benchmark/* benchmark */.aE)(inputs, world));
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


/***/ }),

/***/ 7987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ shortHash)
/* harmony export */ });
const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;
/**
 * Twelve hexadecimal digits that keep texts apart which read the same once they are made into names: FNV-1a of 64 bits (Fowler, Noll,
 * Vo) over UTF-8. It guards no secret.
 */
function shortHash(text) {
    const mixed = new TextEncoder()
        .encode(text)
        .reduce((state, byte) => BigInt.asUintN(64, (state ^ BigInt(byte)) * prime), offset);
    return mixed.toString(16).padStart(16, '0').slice(0, 12);
}


/***/ }),

/***/ 8786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _array_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6126);
/* harmony import */ var _constant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2139);
/* harmony import */ var _curve_linear_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8926);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6413);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5775);
/* harmony import */ var _point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(633);







/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(x0, y0, y1) {
  var x1 = null,
      defined = (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(true),
      context = null,
      curve = _curve_linear_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A,
      output = null,
      path = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .withPath */ .i)(area);

  x0 = typeof x0 === "function" ? x0 : (x0 === undefined) ? _point_js__WEBPACK_IMPORTED_MODULE_3__.x : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+x0);
  y0 = typeof y0 === "function" ? y0 : (y0 === undefined) ? (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(0) : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+y0);
  y1 = typeof y1 === "function" ? y1 : (y1 === undefined) ? _point_js__WEBPACK_IMPORTED_MODULE_3__.y : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+y1);

  function area(data) {
    var i,
        j,
        k,
        n = (data = (0,_array_js__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(data)).length,
        d,
        defined0 = false,
        buffer,
        x0z = new Array(n),
        y0z = new Array(n);

    if (context == null) output = curve(buffer = path());

    for (i = 0; i <= n; ++i) {
      if (!(i < n && defined(d = data[i], i, data)) === defined0) {
        if (defined0 = !defined0) {
          j = i;
          output.areaStart();
          output.lineStart();
        } else {
          output.lineEnd();
          output.lineStart();
          for (k = i - 1; k >= j; --k) {
            output.point(x0z[k], y0z[k]);
          }
          output.lineEnd();
          output.areaEnd();
        }
      }
      if (defined0) {
        x0z[i] = +x0(d, i, data), y0z[i] = +y0(d, i, data);
        output.point(x1 ? +x1(d, i, data) : x0z[i], y1 ? +y1(d, i, data) : y0z[i]);
      }
    }

    if (buffer) return output = null, buffer + "" || null;
  }

  function arealine() {
    return (0,_line_js__WEBPACK_IMPORTED_MODULE_5__/* ["default"] */ .A)().defined(defined).curve(curve).context(context);
  }

  area.x = function(_) {
    return arguments.length ? (x0 = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), x1 = null, area) : x0;
  };

  area.x0 = function(_) {
    return arguments.length ? (x0 = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), area) : x0;
  };

  area.x1 = function(_) {
    return arguments.length ? (x1 = _ == null ? null : typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), area) : x1;
  };

  area.y = function(_) {
    return arguments.length ? (y0 = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), y1 = null, area) : y0;
  };

  area.y0 = function(_) {
    return arguments.length ? (y0 = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), area) : y0;
  };

  area.y1 = function(_) {
    return arguments.length ? (y1 = _ == null ? null : typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), area) : y1;
  };

  area.lineX0 =
  area.lineY0 = function() {
    return arealine().x(x0).y(y0);
  };

  area.lineY1 = function() {
    return arealine().x(x0).y(y1);
  };

  area.lineX1 = function() {
    return arealine().x(x1).y(y0);
  };

  area.defined = function(_) {
    return arguments.length ? (defined = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(!!_), area) : defined;
  };

  area.curve = function(_) {
    return arguments.length ? (curve = _, context != null && (output = curve(context)), area) : curve;
  };

  area.context = function(_) {
    return arguments.length ? (_ == null ? context = output = null : output = curve(context = _), area) : context;
  };

  return area;
}


/***/ }),

/***/ 6126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* unused harmony export slice */
var slice = Array.prototype.slice;

/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(x) {
  return typeof x === "object" && "length" in x
    ? x // Array, TypedArray, NodeList, array-like
    : Array.from(x); // Map, Set, iterable, string, or anything else
}


/***/ }),

/***/ 2139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(x) {
  return function constant() {
    return x;
  };
}


/***/ }),

/***/ 8926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
function Linear(context) {
  this._context = context;
}

Linear.prototype = {
  areaStart: function() {
    this._line = 0;
  },
  areaEnd: function() {
    this._line = NaN;
  },
  lineStart: function() {
    this._point = 0;
  },
  lineEnd: function() {
    if (this._line || (this._line !== 0 && this._point === 1)) this._context.closePath();
    this._line = 1 - this._line;
  },
  point: function(x, y) {
    x = +x, y = +y;
    switch (this._point) {
      case 0: this._point = 1; this._line ? this._context.lineTo(x, y) : this._context.moveTo(x, y); break;
      case 1: this._point = 2; // falls through
      default: this._context.lineTo(x, y); break;
    }
  }
};

/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(context) {
  return new Linear(context);
}


/***/ }),

/***/ 6545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ps: () => (/* binding */ stepAfter)
/* harmony export */ });
/* unused harmony export stepBefore */
function Step(context, t) {
  this._context = context;
  this._t = t;
}

Step.prototype = {
  areaStart: function() {
    this._line = 0;
  },
  areaEnd: function() {
    this._line = NaN;
  },
  lineStart: function() {
    this._x = this._y = NaN;
    this._point = 0;
  },
  lineEnd: function() {
    if (0 < this._t && this._t < 1 && this._point === 2) this._context.lineTo(this._x, this._y);
    if (this._line || (this._line !== 0 && this._point === 1)) this._context.closePath();
    if (this._line >= 0) this._t = 1 - this._t, this._line = 1 - this._line;
  },
  point: function(x, y) {
    x = +x, y = +y;
    switch (this._point) {
      case 0: this._point = 1; this._line ? this._context.lineTo(x, y) : this._context.moveTo(x, y); break;
      case 1: this._point = 2; // falls through
      default: {
        if (this._t <= 0) {
          this._context.lineTo(this._x, y);
          this._context.lineTo(x, y);
        } else {
          var x1 = this._x * (1 - this._t) + x * this._t;
          this._context.lineTo(x1, this._y);
          this._context.lineTo(x1, y);
        }
        break;
      }
    }
    this._x = x, this._y = y;
  }
};

/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(context) {
  return new Step(context, 0.5);
}

function stepBefore(context) {
  return new Step(context, 0);
}

function stepAfter(context) {
  return new Step(context, 1);
}


/***/ }),

/***/ 6413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _array_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6126);
/* harmony import */ var _constant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2139);
/* harmony import */ var _curve_linear_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8926);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5775);
/* harmony import */ var _point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(633);






/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(x, y) {
  var defined = (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(true),
      context = null,
      curve = _curve_linear_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A,
      output = null,
      path = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .withPath */ .i)(line);

  x = typeof x === "function" ? x : (x === undefined) ? _point_js__WEBPACK_IMPORTED_MODULE_3__.x : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(x);
  y = typeof y === "function" ? y : (y === undefined) ? _point_js__WEBPACK_IMPORTED_MODULE_3__.y : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(y);

  function line(data) {
    var i,
        n = (data = (0,_array_js__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(data)).length,
        d,
        defined0 = false,
        buffer;

    if (context == null) output = curve(buffer = path());

    for (i = 0; i <= n; ++i) {
      if (!(i < n && defined(d = data[i], i, data)) === defined0) {
        if (defined0 = !defined0) output.lineStart();
        else output.lineEnd();
      }
      if (defined0) output.point(+x(d, i, data), +y(d, i, data));
    }

    if (buffer) return output = null, buffer + "" || null;
  }

  line.x = function(_) {
    return arguments.length ? (x = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), line) : x;
  };

  line.y = function(_) {
    return arguments.length ? (y = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), line) : y;
  };

  line.defined = function(_) {
    return arguments.length ? (defined = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(!!_), line) : defined;
  };

  line.curve = function(_) {
    return arguments.length ? (curve = _, context != null && (output = curve(context)), line) : curve;
  };

  line.context = function(_) {
    return arguments.length ? (_ == null ? context = output = null : output = curve(context = _), line) : context;
  };

  return line;
}


/***/ }),

/***/ 5775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ withPath)
});

;// CONCATENATED MODULE: ./node_modules/d3-path/dist/d3-path.mjs
// https://d3js.org/d3-path/ v3.1.1 Copyright 2015-2026 Mike Bostock
const pi = Math.PI,
    tau = 2 * pi,
    epsilon = 1e-6,
    tauEpsilon = tau - epsilon;

function append(strings) {
  this._ += strings[0];
  for (let i = 1, n = strings.length; i < n; ++i) {
    this._ += arguments[i] + strings[i];
  }
}

function appendRound(digits) {
  let d = Math.floor(digits);
  if (!(d >= 0)) throw new Error(`invalid digits: ${digits}`);
  if (d > 15) return append;
  const k = 10 ** d;
  return function(strings) {
    this._ += strings[0];
    for (let i = 1, n = strings.length; i < n; ++i) {
      this._ += Math.round(arguments[i] * k) / k + strings[i];
    }
  };
}

function equal(x0, y0, x1, y1) {
  return x0 === x1 && y0 === y1;
}

function equalRound(digits) {
  const d = Math.floor(digits);
  if (!(d <= 15)) return equal;
  const k = 10 ** d;
  const r = function(value) {
    return Math.round(value * k);
  };
  return function(x0, y0, x1, y1) {
    return r(x0) === r(x1) && r(y0) === r(y1);
  };
}

class Path {
  constructor(digits) {
    this._x0 = this._y0 = // start of current subpath
    this._x1 = this._y1 = null; // end of current subpath
    this._ = "";
    this._append = digits == null ? append : appendRound(digits);
    this._equal = digits == null ? equal : equalRound(digits);
  }
  moveTo(x, y) {
    this._append`M${this._x0 = this._x1 = +x},${this._y0 = this._y1 = +y}`;
  }
  closePath() {
    if (this._x1 !== null) {
      this._x1 = this._x0, this._y1 = this._y0;
      this._append`Z`;
    }
  }
  lineTo(x, y) {
    this._append`L${this._x1 = +x},${this._y1 = +y}`;
  }
  quadraticCurveTo(x1, y1, x, y) {
    this._append`Q${+x1},${+y1},${this._x1 = +x},${this._y1 = +y}`;
  }
  bezierCurveTo(x1, y1, x2, y2, x, y) {
    this._append`C${+x1},${+y1},${+x2},${+y2},${this._x1 = +x},${this._y1 = +y}`;
  }
  arcTo(x1, y1, x2, y2, r) {
    x1 = +x1, y1 = +y1, x2 = +x2, y2 = +y2, r = +r;

    // Is the radius negative? Error.
    if (r < 0) throw new Error(`negative radius: ${r}`);

    let x0 = this._x1,
        y0 = this._y1,
        x21 = x2 - x1,
        y21 = y2 - y1,
        x01 = x0 - x1,
        y01 = y0 - y1,
        l01_2 = x01 * x01 + y01 * y01;

    // Is this path empty? Move to (x1,y1).
    if (this._x1 === null) {
      this._append`M${this._x1 = x1},${this._y1 = y1}`;
    }

    // Or, is (x1,y1) coincident with (x0,y0)? Do nothing.
    else if (!(l01_2 > epsilon));

    // Or, are (x0,y0), (x1,y1) and (x2,y2) collinear?
    // Equivalently, is (x1,y1) coincident with (x2,y2)?
    // Or, is the radius zero? Line to (x1,y1).
    else if (!(Math.abs(y01 * x21 - y21 * x01) > epsilon) || !r) {
      this._append`L${this._x1 = x1},${this._y1 = y1}`;
    }

    // Otherwise, draw an arc!
    else {
      let x20 = x2 - x0,
          y20 = y2 - y0,
          l21_2 = x21 * x21 + y21 * y21,
          l20_2 = x20 * x20 + y20 * y20,
          l21 = Math.sqrt(l21_2),
          l01 = Math.sqrt(l01_2),
          l = r * Math.tan((pi - Math.acos((l21_2 + l01_2 - l20_2) / (2 * l21 * l01))) / 2),
          t01 = l / l01,
          t21 = l / l21;

      // If the start tangent is not coincident with (x0,y0), line to.
      if (Math.abs(t01 - 1) > epsilon) {
        this._append`L${x1 + t01 * x01},${y1 + t01 * y01}`;
      }

      this._append`A${r},${r},0,0,${+(y01 * x20 > x01 * y20)},${this._x1 = x1 + t21 * x21},${this._y1 = y1 + t21 * y21}`;
    }
  }
  arc(x, y, r, a0, a1, ccw) {
    x = +x, y = +y, r = +r, ccw = !!ccw;

    // Is the radius negative? Error.
    if (r < 0) throw new Error(`negative radius: ${r}`);

    let dx = r * Math.cos(a0),
        dy = r * Math.sin(a0),
        x0 = x + dx,
        y0 = y + dy,
        cw = 1 ^ ccw,
        da = ccw ? a0 - a1 : a1 - a0;

    // Is this path empty? Move to (x0,y0).
    if (this._x1 === null) {
      this._append`M${x0},${y0}`;
    }

    // Or, is (x0,y0) not coincident with the previous point? Line to (x0,y0).
    else if (Math.abs(this._x1 - x0) > epsilon || Math.abs(this._y1 - y0) > epsilon) {
      this._append`L${x0},${y0}`;
    }

    // Is this arc empty? We’re done.
    if (!r) return;

    // Does the angle go the wrong way? Flip the direction.
    if (da < 0) da = da % tau + tau;

    // Is this a complete circle? Draw two arcs to complete the circle.
    if (da > tauEpsilon) {
      this._append`A${r},${r},0,1,${cw},${x - dx},${y - dy}A${r},${r},0,1,${cw},${this._x1 = x0},${this._y1 = y0}`;
    }

    // Is this arc non-empty? Draw an arc!
    else if (da > epsilon) {
      // If the start and end points are coincident after rounding, we need to draw two consecutive arcs.
      const x1 = x + r * Math.cos(a1);
      const y1 = y + r * Math.sin(a1);
      if (da >= pi && this._equal(x0, y0, x1, y1)) {
        da /= 2;
        let a00 = a0 + da;
        this._append`A${r},${r},0,${+(da >= pi)},${cw},${x + r * Math.cos(a00)},${y + r * Math.sin(a00)}`;
      }
      this._append`A${r},${r},0,${+(da >= pi)},${cw},${this._x1 = x1},${this._y1 = y1}`;
    }
  }
  rect(x, y, w, h) {
    this._append`M${this._x0 = this._x1 = +x},${this._y0 = this._y1 = +y}h${w = +w}v${+h}h${-w}Z`;
  }
  toString() {
    return this._;
  }
}

function path() {
  return new Path;
}

// Allow instanceof d3.path
path.prototype = Path.prototype;

function pathRound(digits = 3) {
  return new Path(+digits);
}



;// CONCATENATED MODULE: ./node_modules/d3-shape/src/path.js


function withPath(shape) {
  let digits = 3;

  shape.digits = function(_) {
    if (!arguments.length) return digits;
    if (_ == null) {
      digits = null;
    } else {
      const d = Math.floor(_);
      if (!(d >= 0)) throw new RangeError(`invalid digits: ${_}`);
      digits = d;
    }
    return shape;
  };

  return () => new Path(digits);
}


/***/ }),

/***/ 633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ x),
/* harmony export */   y: () => (/* binding */ y)
/* harmony export */ });
function x(p) {
  return p[0];
}

function y(p) {
  return p[1];
}


/***/ })

};
