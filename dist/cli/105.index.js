export const id = 105;
export const ids = [105];
export const modules = {

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h_: () => (/* binding */ readNamedRules),
  gC: () => (/* binding */ withOwnRules),
  qc: () => (/* binding */ withRecordedRules),
  O2: () => (/* binding */ withRules)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/inputs/declared/judging.js
var judging = __webpack_require__(7728);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
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
;// CONCATENATED MODULE: ./lib/system/rules.js
/** The rules in `text`, as of today. What reads them is loaded only now: most runs have no rules, and need no YAML. */
async function parseRulesToday(text, source) {
    const { decodeRules } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(285)]).then(__webpack_require__.bind(__webpack_require__, 8285));
    return decodeRules(text, { source, asOf: new Date().toISOString().slice(0, 10) });
}

// EXTERNAL MODULE: ./lib/system/signals.js
var system_signals = __webpack_require__(288);
;// CONCATENATED MODULE: ./lib/command-line/rules.js
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








/** The rules of the file that `--config` names; undefined where it names none. */
async function readNamedRules(path) {
    if (path === undefined)
        return undefined;
    const text = await readSmallFile(path);
    if (text === undefined)
        throw new values/* InputError */.dz(`"--config" is "${path}"; it must be a file of rules of at most 1 MiB`);
    return await parseRulesToday(text, path);
}
/**
 * `inputs` with the rules that apply: those that are named, else those of the baseline, since the contender must not choose what it
 * is judged by.
 */
async function withRules(inputs, config) {
    const named = await readNamedRules(config);
    if (named !== undefined)
        return { ...inputs, settings: { ...inputs.settings, rules: named } };
    const [found, own] = [await findBaselineFile(inputs), await readSmallFile((0,external_node_path_.join)(inputs.contender, judging/* usualConfig */.l))];
    const isOther = own !== undefined && own.trimEnd() !== found?.text.trimEnd();
    const rules = found && (await parseRulesToday(found.text, found.source));
    return {
        ...inputs,
        settings: { ...inputs.settings, ...(rules ? { rules } : {}) },
        ...(isOther ? { warnings: [otherWarning] } : {}),
    };
}
/** `inputs` with the rules of `record`, as they were on its day: more rounds are judged by nothing else. */
function withRecordedRules(inputs, { settings: { rules }, warnings }) {
    const isOther = warnings.some(({ code }) => code === otherWarning.code);
    return {
        ...inputs,
        settings: { ...inputs.settings, ...(rules ? { rules } : {}) },
        ...(isOther ? { warnings: [otherWarning] } : {}),
    };
}
/** `inputs` with the rules that are named, else those of what is published: nothing is judged by anybody else's. */
async function withOwnRules(inputs, config) {
    const path = (0,external_node_path_.join)(inputs.contender, judging/* usualConfig */.l);
    const own = config === undefined ? await readSmallFile(path) : undefined;
    const rules = own === undefined ? await readNamedRules(config) : await parseRulesToday(own, path);
    return { ...inputs, settings: { ...inputs.settings, ...(rules ? { rules } : {}) } };
}
const otherWarning = {
    code: 'rules-changed',
    message: `the rules of the baseline are used, and the contender has different ones in ${judging/* usualConfig */.l}: choose with "--config"`,
};
async function findBaselineFile({ baseline, contender }) {
    switch (baseline.kind) {
        case 'directory':
        case 'command': {
            const source = (0,external_node_path_.join)(baseline.kind === 'directory' ? baseline.directory : contender, judging/* usualConfig */.l);
            const text = await readSmallFile(source);
            return text === undefined ? undefined : { text, source };
        }
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
            const text = await readFileAt(git, commit, judging/* usualConfig */.l);
            return text ? { text, source: `${judging/* usualConfig */.l} of ${commit.slice(0, 7)}` } : undefined;
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

/***/ 8844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ numbersOf)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);

/** Returns everything that is known about the values of `finding`, all in one unit. */
function numbersOf({ baseline, contender, unit, p, adjustedP, resolution }) {
    const shared = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([baseline?.median ?? 0, contender?.median ?? 0], unit);
    const tested = adjustedP ?? p;
    return {
        baseline: baseline && sideOf(baseline, shared),
        contender: contender && sideOf(contender, shared),
        p: tested === null ? '' : describeP(tested),
        finds: resolution === null ? '' : (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(resolution),
    };
}
function sideOf({ n, min, q1, median, q3, max, mean, sd, outliers }, { number, spread, unit }) {
    return {
        n: String(n),
        five: [min, q1, median, q3, max].map(number),
        unit,
        mean: number(mean),
        sd: sd === null ? '' : spread(sd, mean),
        outliers: outliers.low + outliers.high,
    };
}
const least = 0.0001;
function describeP(p) {
    return p < least ? `< ${least}` : String(Number(p.toPrecision(2)));
}


/***/ }),

/***/ 3426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderCauses),
/* harmony export */   E: () => (/* binding */ causesLines)
/* harmony export */ });
/* harmony import */ var _document_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7762);
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8106);
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2472);
/* harmony import */ var _words_causes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1178);
/* harmony import */ var _words_counters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6575);






/** The functions that account for a change, below what they add up to; no line where nothing was profiled. */
function causesLines(report, width) {
    const text = (0,_words_causes_js__WEBPACK_IMPORTED_MODULE_2__/* .causesText */ .WT)(report.causes);
    if (text === undefined)
        return [];
    const [, ...lines] = text.rows.length === 0 ? [] : (0,_document_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .layOut */ .v)(columnsOf(text.rows), width - 2);
    const counters = (0,_words_counters_js__WEBPACK_IMPORTED_MODULE_3__/* .countersText */ .D)(report);
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)(text.title, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE),
        ...[...lines, ...(counters === undefined ? [] : [`Counters: ${counters}`])].map(line => `  ${line}`),
    ];
}
/** Wide enough for all columns, where the output is no terminal. */
const usualWidth = 120;
/** All functions of a report, those that are named first, and then the others by the size of their difference. */
function renderCauses(report, width = usualWidth) {
    const { causes, names = _record_record_js__WEBPACK_IMPORTED_MODULE_1__/* .usualNames */ .Vx } = report;
    const title = `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)((0,_document_text_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `${names.contender} against ${names.baseline}`, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE)}: `;
    if (causes === undefined)
        return `${title}nothing was profiled, because no time has changed or "causes" was off.`;
    if ('absence' in causes)
        return title + causesLines(report, width).join('\n');
    const [first] = causesLines(report, width);
    return [`${title}${first}`, '', ...(0,_document_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .layOut */ .v)(listColumns(causes), width)].join('\n');
}
function listColumns(causes) {
    const { rows, rest, whole, unit } = causes;
    const texts = [...rows.map(row => (0,_words_causes_js__WEBPACK_IMPORTED_MODULE_2__/* .causeText */ .xv)(row, whole, unit)), ...(rest.functions > 0 ? [(0,_words_causes_js__WEBPACK_IMPORTED_MODULE_2__/* .othersText */ .nn)(causes)] : [])];
    const amounts = (side) => [...rows, rest].slice(0, texts.length).map(one => (0,_words_causes_js__WEBPACK_IMPORTED_MODULE_2__/* .amountText */ .cY)(one[side], whole, unit));
    const [name, difference, interval, ...others] = columnsOf(texts);
    return [
        { ...name, head: 'Function' },
        { head: 'Baseline', cells: amounts('baseline'), right: true },
        { head: 'Contender', cells: amounts('contender'), right: true },
        { ...difference, head: 'Difference' },
        { ...interval, head: 'Interval' },
        ...others,
    ];
}
function columnsOf(rows) {
    const column = (cell) => ({ head: '', cells: rows.map(cell) });
    return [
        { ...column(({ name }) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)(name, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE)), least: 24 },
        { ...column(({ difference }) => difference), right: true },
        { ...column(({ interval }) => interval), gap: 1 },
        { ...column(({ place }) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)(place, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE)), expendable: 1 },
        column(({ changed }) => changed),
    ];
}


/***/ }),

/***/ 5389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   ET: () => (/* binding */ closing),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   zs: () => (/* binding */ opening)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8106);


/** Renders a row of a table. */
function line(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** Renders a body that opens when its summary is clicked; nothing where the body is empty. */
function fold(summary, name, body) {
    return { name, open: opening(summary), rows: body ? [body] : [], close: `\n${closing}`, isOptional: true };
}
function opening(summary) {
    return `<details><summary>${summary}</summary>\n\n`;
}
const closing = '</details>\n\n';
/** Renders sentences as a list. */
function list(sentences) {
    return sentences.map(sentence => `- ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .write */ .M9)(sentence, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownVoice */ .Cr)}\n`).join('');
}


/***/ }),

/***/ 302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ growthLines),
/* harmony export */   Hf: () => (/* binding */ growthFold),
/* harmony export */   uv: () => (/* binding */ growthOpen)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8106);
/* harmony import */ var _words_growth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2089);
/* harmony import */ var _folds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5389);




/** The growths of a report for a terminal, a line each with its details below. */
function growthLines({ growths = [] }, paint) {
    return growths.flatMap(growth => {
        const { mark, answer, details } = (0,_words_growth_js__WEBPACK_IMPORTED_MODULE_1__/* .growthText */ .b)(growth);
        return [
            paint(`${mark.character} ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(answer, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE)}`, mark.tone),
            ...details.map(text => `  └ ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(text, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE)}`),
        ];
    });
}
/** As many are shown at once; of more, those that are alike are folded away. */
const mostOpen = 3;
function isOpen({ verdict }, growths) {
    return growths.length <= mostOpen || verdict === 'regressed' || verdict === 'improved';
}
/** The growths of a report for a comment that are shown at once. */
function growthOpen({ growths = [] }) {
    const open = growths.filter(one => isOpen(one, growths)).map(writeGrowth);
    return open.length === 0 ? '' : `${open.join('')}\n`;
}
/** The growths of a report for a comment that are folded away. */
function growthFold({ growths = [] }) {
    const folded = growths.filter(one => !isOpen(one, growths)).map(writeGrowth);
    return (0,_folds_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)('📈 How it grows', 'growth', folded.join(''));
}
function writeGrowth(growth) {
    const { mark, answer, details } = (0,_words_growth_js__WEBPACK_IMPORTED_MODULE_1__/* .growthText */ .b)(growth);
    const more = details.map(text => `<br><sub>${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(text, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownVoice */ .Cr)}</sub>`).join('');
    return `- ${mark.emoji} ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(answer, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownVoice */ .Cr)}${more}\n`;
}


/***/ }),

/***/ 766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ serviceFold),
/* harmony export */   P: () => (/* binding */ serviceLines)
/* harmony export */ });
/* harmony import */ var _document_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7762);
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8106);
/* harmony import */ var _words_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1971);
/* harmony import */ var _folds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5389);





/** The services of a report for a terminal: one table with a row for each. */
function serviceLines(report, width, paint) {
    const { heads, rows } = (0,_words_service_js__WEBPACK_IMPORTED_MODULE_1__/* .makeServices */ .r)(report);
    if (rows.length === 0)
        return [];
    const cellText = (cell) => cell === undefined
        ? '–'
        : [cell.mark?.character, (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(cell.values, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE), cell.change && `(${cell.change})`]
            .filter(Boolean)
            .join(' ');
    const [head, ...lines] = (0,_document_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .layOut */ .v)([
        { head: 'Service', cells: rows.map(({ label }) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(label, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE)), least: 12 },
        ...heads.map((text, at) => ({ head: text, cells: rows.map(({ cells }) => cellText(cells[at])), expendable: at })),
    ], width);
    return [paint(head, 'quiet'), ...lines];
}
/** The services of a report for a comment: one table with a row for each. */
function serviceFold(report) {
    const { heads, rows } = (0,_words_service_js__WEBPACK_IMPORTED_MODULE_1__/* .makeServices */ .r)(report);
    const cellText = (cell) => cell === undefined
        ? '–'
        : [cell.mark?.emoji, (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(cell.values, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownVoice */ .Cr), cell.change && `(${cell.change})`]
            .filter(Boolean)
            .join(' ');
    const lines = rows.map(({ label, cells }) => (0,_folds_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)([(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(label, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownVoice */ .Cr), ...cells.map(cellText)]));
    const table = `${(0,_folds_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(['Service', ...heads])}${(0,_folds_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(['Service', ...heads].map(() => ':---'))}${lines.join('')}`;
    return (0,_folds_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)('🌐 Rate, errors and duration', 'services', rows.length === 0 ? '' : table);
}


/***/ }),

/***/ 1865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1289);
/* harmony import */ var _document_columns_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(7762);
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3974);
/* harmony import */ var _document_paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(945);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6115);
/* harmony import */ var _naming_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2012);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8844);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9965);
/* harmony import */ var _text_cells_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(733);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8149);
/* harmony import */ var _words_expectations_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2205);
/* harmony import */ var _words_focus_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(8691);
/* harmony import */ var _words_headline_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9586);
/* harmony import */ var _words_next_step_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6702);
/* harmony import */ var _words_numbers_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7890);
/* harmony import */ var _words_question_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(1366);
/* harmony import */ var _words_reproduce_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2107);
/* harmony import */ var _words_rounds_settling_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9622);
/* harmony import */ var _words_rules_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9191);
/* harmony import */ var _words_trust_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3998);
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8389);
/* harmony import */ var _causes_terminal_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(3426);
/* harmony import */ var _growth_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(302);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(766);

























/** The report for a terminal: the headline, all rows in one table, what to be careful about, and what to do next. */
function renderTerminal(report, { color, width = Number.POSITIVE_INFINITY, isVerbose = false, ...options }) {
    const paint = (0,_document_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .makePaint */ .R)(color);
    const { shown, folded } = selectRows((0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .makeRows */ .GL)(report), report, isVerbose);
    const sections = [
        [
            headlineText(report, paint),
            (0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .write */ .M9)((0,_words_headline_js__WEBPACK_IMPORTED_MODULE_10__/* .context */ ._O)(report), _document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE),
            ...questionLines(report),
            ...viewLines(report),
        ],
        tableLines(shown, report, { width, isVerbose, paint }),
        (0,_service_js__WEBPACK_IMPORTED_MODULE_20__/* .serviceLines */ .P)(report, width, paint),
        (0,_growth_js__WEBPACK_IMPORTED_MODULE_19__/* .growthLines */ .FS)(report, paint),
        (0,_causes_terminal_js__WEBPACK_IMPORTED_MODULE_18__/* .causesLines */ .E)(report, width),
        folded.map(({ mark, text }) => paint(`${mark.character} ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .write */ .M9)(text, _document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE)}`, mark.tone)),
        notes(report).map(({ mark, text }) => `${paint(mark.character, mark.tone)} ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .write */ .M9)(text, _document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE)}`),
        [`${paint('Next step:', 'strong')} ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .write */ .M9)((0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_11__/* .nextStep */ .s)(report, options), _document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE)}`],
        reproduceLines(report, options.program),
    ];
    const filled = sections.filter(lines => lines.length > 0);
    return `${filled.map(lines => lines.join('\n')).join('\n\n')}\n`;
}
function questionLines(report) {
    const question = (0,_words_question_js__WEBPACK_IMPORTED_MODULE_22__/* .questionText */ .m)(report);
    return question === undefined ? [] : [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .write */ .M9)(question, _document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE)];
}
function headlineText(report, paint) {
    const suite = report.suite === 'benchmark' ? '' : ` ${_document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE.name(report.suite)}`;
    const tallies = (0,_words_headline_js__WEBPACK_IMPORTED_MODULE_10__/* .headline */ .Pl)(report).map(({ mark, text }) => paint(`${mark.character} ${text}`, mark.tone));
    return `${paint(`Benchmarks${suite}:`, 'strong')} ${tallies.join(' · ')}`;
}
const mostQuietRows = 30;
/** What is to be known of the rows: how many are shown, and what their names begin with. */
function viewLines(report) {
    const view = (0,_view_js__WEBPACK_IMPORTED_MODULE_8__/* .describeView */ .fb)(report);
    const { prefix } = (0,_naming_js__WEBPACK_IMPORTED_MODULE_4__/* .makeNaming */ .rs)(report);
    return [
        ...(view === undefined ? [] : [view]),
        ...(prefix === '' ? [] : [`all names begin with ${_document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE.name(prefix)}`]),
    ];
}
/** All rows, but for the many that say nothing and that nobody has asked for. */
function selectRows(rows, report, isVerbose) {
    const { changed, inconclusive, unchanged, unjudged, ignored, sorted } = rows;
    const within = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .own */ .ZV)(`unchanged ${(0,_words_rounds_settling_js__WEBPACK_IMPORTED_MODULE_14__/* .withinWords */ .pj)(report)}`);
    const quiet = [
        { rows: unchanged, mark: _words_words_js__WEBPACK_IMPORTED_MODULE_17__/* .marks */ .Z8.unchanged, what: within },
        { rows: unjudged, mark: _words_words_js__WEBPACK_IMPORTED_MODULE_17__/* .otherMarks */ .p6.unjudged, what: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .own */ .ZV)('not judged') },
        { rows: ignored, mark: _words_words_js__WEBPACK_IMPORTED_MODULE_17__/* .otherMarks */ .p6.ignored, what: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .own */ .ZV)('ignored by rules') },
    ];
    const isFolded = ({ rows }) => report.view === undefined && !isVerbose && rows.length > mostQuietRows;
    return {
        shown: sorted ?? [
            ...changed,
            ...inconclusive,
            ...quiet.filter(group => !isFolded(group)).flatMap(({ rows }) => rows),
        ],
        folded: quiet
            .filter(isFolded)
            .map(({ rows, mark, what }) => ({ mark, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .say */ .cv) `${rows.length} ${what} (--markdown FILE shows them)` })),
    };
}
function tableLines(rows, report, { width, isVerbose, paint }) {
    if (rows.length === 0)
        return [];
    const [head, ...lines] = (0,_document_columns_js__WEBPACK_IMPORTED_MODULE_23__/* .layOut */ .v)(columnsOfRows(rows, report), width);
    return [
        paint(head, 'quiet'),
        ...lines.flatMap((line, at) => {
            const { mark, reason, finding } = rows[at];
            const why = reason === null ? [] : [paint(`  └ ${_document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE.message(reason)}`, mark.tone)];
            const below = isVerbose
                ? (0,_words_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .numberLines */ .z8)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .numbersOf */ .c)(finding)).map(text => paint(`    ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .write */ .M9)(text, _document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE)}`, 'quiet'))
                : [];
            return [paint(line, mark.tone), ...why, ...below];
        }),
    ];
}
function columnsOfRows(rows, { settings }) {
    const column = (head, cell) => ({ head, cells: rows.map(cell) });
    const number = (head, cell) => ({ ...column(head, cell), right: true });
    const spread = (quantity) => (quantity?.spread ? `± ${quantity.spread}` : '');
    return [
        column('', ({ mark }) => mark.character),
        { ...column('', row => row.word), gap: 1, expendable: 3 },
        { head: 'Benchmark', cells: rows.map((row, at) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .write */ .M9)((0,_text_cells_js__WEBPACK_IMPORTED_MODULE_7__/* .titleAfter */ .rP)(rows[at - 1], row), _document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE)), least: 24 },
        number('Change', ({ change }) => change),
        { ...column('', ({ ratio }) => ratio), gap: 1, expendable: 3 },
        { ...column(`${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .uM)(settings.confidence)} interval`, ({ interval }) => interval), expendable: 1 },
        { ...column('', ({ strip }) => strip), expendable: 4 },
        number('Baseline', ({ baseline }) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .write */ .M9)((0,_text_cells_js__WEBPACK_IMPORTED_MODULE_7__/* .valueText */ .Ru)(baseline), _document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE)),
        { ...column('', ({ baseline }) => spread(baseline)), gap: 1, expendable: 5 },
        number('Contender', ({ contender }) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .write */ .M9)((0,_text_cells_js__WEBPACK_IMPORTED_MODULE_7__/* .valueText */ .Ru)(contender), _document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE)),
        { ...column('', ({ contender }) => spread(contender)), gap: 1, expendable: 5 },
        { ...number('Control', ({ control }) => control), expendable: 2 },
    ];
}
function reproduceLines(report, program) {
    const lines = (0,_words_reproduce_js__WEBPACK_IMPORTED_MODULE_13__/* .reproduce */ .CC)(report, program);
    return lines.length === 0
        ? []
        : [`Reproduce, ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .write */ .M9)((0,_words_reproduce_js__WEBPACK_IMPORTED_MODULE_13__/* .reproduceWhere */ .js)(report), _document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE)}:`, ...lines.map(line => `  ${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessLines */ .vL)(line)}`)];
}
function notes(report) {
    const { added, removed, rules } = report;
    return [
        ...(rules?.missing ?? []).map(name => ({
            mark: _words_words_js__WEBPACK_IMPORTED_MODULE_17__/* .otherMarks */ .p6.absent,
            text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .say */ .cv) `${name}: a rule requires it, and it did not run.`,
        })),
        ...(0,_compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .listBudgets */ .J_)(report).map(one => ({
            mark: _words_words_js__WEBPACK_IMPORTED_MODULE_17__/* .otherMarks */ .p6[one.state],
            text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .say */ .cv) `${(0,_words_rules_js__WEBPACK_IMPORTED_MODULE_15__/* .titleOfBudget */ .R_)(one)}: ${(0,_words_rules_js__WEBPACK_IMPORTED_MODULE_15__/* .budgetText */ .$e)(one)}`,
        })),
        ...(0,_words_expectations_js__WEBPACK_IMPORTED_MODULE_9__/* .expectationSentences */ .t)(report).map(text => ({ mark: _words_words_js__WEBPACK_IMPORTED_MODULE_17__/* .otherMarks */ .p6.met, text })),
        ...(added.length > 0 ? [{ mark: _words_words_js__WEBPACK_IMPORTED_MODULE_17__/* .otherMarks */ .p6.added, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .say */ .cv) `added: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .names */ .Dy)(added, 10)}` }] : []),
        ...(removed.length > 0 ? [{ mark: _words_words_js__WEBPACK_IMPORTED_MODULE_17__/* .otherMarks */ .p6.removed, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .say */ .cv) `removed: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_21__/* .names */ .Dy)(removed, 10)}` }] : []),
        ...(0,_words_focus_js__WEBPACK_IMPORTED_MODULE_24__/* .focusSentences */ .r)(report).map(text => ({ mark: _words_words_js__WEBPACK_IMPORTED_MODULE_17__/* .otherMarks */ .p6.unjudged, text })),
        ...(0,_words_trust_js__WEBPACK_IMPORTED_MODULE_16__/* .concerns */ .Kc)(report).map(text => ({ mark: _words_words_js__WEBPACK_IMPORTED_MODULE_17__/* .otherMarks */ .p6.warning, text })),
    ];
}


/***/ }),

/***/ 4792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ describeSlope),
/* harmony export */   s: () => (/* binding */ describeBatch)
/* harmony export */ });
/** Describes how an invocation is the difference of two runs, as a sentence without its full stop. */
function describeSlope(repeats) {
    const [fewer, ...others] = repeats;
    const how = others.length === 1
        ? `from the difference between ${others[0]} and ${fewer}`
        : `from the line through ${repeats.join(', ')}`;
    return `each value is the time of one repeat, ${how}, so the start of the command is not included`;
}
/** Describes how many runs an invocation is, as a sentence without its full stop. */
function describeBatch(runs) {
    return `each invocation is ${runs} runs in a row, and its value is their mean`;
}


/***/ }),

/***/ 1178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WT: () => (/* binding */ causesText),
/* harmony export */   cY: () => (/* binding */ amountText),
/* harmony export */   nn: () => (/* binding */ othersText),
/* harmony export */   xv: () => (/* binding */ causeText)
/* harmony export */ });
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);


/** Puts the causes of a change into words; undefined where nothing was profiled. */
function causesText(causes) {
    if (causes === undefined)
        return undefined;
    if ('absence' in causes)
        return { title: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `Causes: not known, because ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)(causes.absence)}`, rows: [] };
    const { whole, rest, rows, unit } = causes;
    const named = rows.filter(({ isNamed }) => isNamed);
    const of = causes.benchmark === undefined ? [] : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ` of ${causes.benchmark}`;
    const title = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `Causes${of}, by ${causes.rounds} rounds under ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(causes.profiler)}: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(wholeText(causes))}`;
    if (named.length === 0)
        return { title: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)([title, (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(unnamed(causes))], '. '), rows: [] };
    const others = rest.functions > 0 ? [othersText(causes)] : [];
    const hint = causes.isReproduced ? [] : [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('The whole varies too much to show it.')];
    return { title: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)([title, ...hint], '. '), rows: [...named.map(row => causeText(row, whole, unit)), ...others] };
}
/** All functions that are not named, in words. */
function othersText({ rest, whole, unit }) {
    return { name: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `(${rest.functions} others)`, place: [], changed: '', ...amounts(rest, whole, unit) };
}
/** One function of the causes in words. */
function causeText(row, whole, unit) {
    const { name, renamed, file, line, changed } = row;
    return {
        name: renamed === undefined ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name} ⇄ ${renamed}`,
        place: file === undefined ? [] : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${line === undefined ? file : `${file}:${line}`}`,
        changed: changed === undefined ? '' : changedTexts[changed],
        ...amounts(row, whole, unit),
    };
}
const changedTexts = { lines: 'changed here', file: 'file changed here' };
function wholeText({ whole, unit }) {
    const { difference, interval } = amounts(whole, whole, unit);
    const on = amountText(whole.baseline, whole, unit);
    const kind = unit === 'ms' ? ' of CPU time' : unit === 'ns' ? ' per operation' : '';
    return `${difference} ${interval}${kind} on ${on}`;
}
/** Why no function is named. */
function unnamed({ isReproduced, unit }) {
    if (isReproduced)
        return 'No single function accounts for it.';
    if (unit === 'ms')
        return 'The CPU time does not differ under the profiler. If the change is real, the command is waiting, not computing.';
    return 'The change was not reproduced under the profiler.';
}
function amounts({ difference, interval }, whole, unit) {
    const { size, unit: name, number } = scaleOf(whole, unit);
    // All differences have the decimals of the largest, so that they can be added up in the head.
    const decimals = /\.(\d+)$/.exec(number(inBase(largestOf(whole), unit)))?.[1]?.length ?? 0;
    const signed = (value) => {
        const text = Math.abs(inBase(value, unit) / size).toFixed(decimals);
        return /[1-9]/.test(text) ? `${value < 0 ? '−' : '+'}${text}` : text;
    };
    return {
        difference: withUnit(signed(difference), name, unit),
        interval: interval ? `[${signed(interval.low)}, ${signed(interval.high)}]` : '',
    };
}
/** An amount with its unit, in the scale of the whole. */
function amountText(value, whole, unit) {
    const { unit: name, number } = scaleOf(whole, unit);
    return withUnit(number(inBase(value, unit)), name, unit);
}
function withUnit(number, name, unit) {
    return [number, name, isTime(unit) ? '' : unit].filter(part => part !== '').join(' ');
}
/** One scale for all rows. */
function scaleOf(whole, unit) {
    return (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([inBase(largestOf(whole) || whole.baseline, unit)], isTime(unit) ? 's' : 'count');
}
function largestOf({ difference, interval: { low, high } = { low: 0, high: 0 } }) {
    return Math.max(...[difference, low, high].map(Math.abs));
}
function inBase(value, unit) {
    return unit === 'ms' ? value / 1e3 : unit === 'ns' ? value / 1e9 : value;
}
function isTime(unit) {
    return unit === 'ms' || unit === 'ns';
}


/***/ }),

/***/ 6575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ countersText)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);

/** Counters of the processor, as a reader calls them. */
const kinds = [
    ['instructions', 'instructions'],
    ['branch-misses', 'branch misses'],
    ['cache-misses', 'cache misses'],
];
/** A change whose interval lies within this is none that a reader has to know of. */
const negligible = 0.02;
/**
 * Says what the counters of the processor show of the whole process: `same instructions, 18.0 % more cache misses, 1.92 → 1.61
 * instructions per cycle`. Undefined where the machine has none, or where nothing can be told.
 */
function countersText({ findings }) {
    const find = (metric) => findings.find(one => one.aside && one.metric === metric);
    const changes = kinds.flatMap(([metric, name]) => describe(find(metric), name) ?? []);
    const [instructions, cycles] = [find('instructions'), find('cycles')];
    const pace = instructions && cycles && describePace(instructions, cycles);
    const parts = [...changes, ...(pace === undefined ? [] : [pace])];
    return parts.length === 0 ? undefined : parts.join(', ');
}
function describe(finding, name) {
    const { value, low, high } = finding?.change ?? {};
    if (value === undefined || low == null || high == null)
        return undefined;
    if (low > 0 || high < 0)
        return `${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(value)} ${value > 0 ? 'more' : 'fewer'} ${name}`;
    return Math.max(-low, high) < negligible ? `same ${name}` : undefined;
}
function describePace(instructions, cycles) {
    const [before, after] = ['baseline', 'contender'].map(side => (instructions[side]?.median ?? 0) / (cycles[side]?.median ?? 0));
    if (![before, after].every(one => one > 0 && Number.isFinite(one)))
        return undefined;
    return `${before.toFixed(2)} → ${after.toFixed(2)} instructions per cycle`;
}


/***/ }),

/***/ 2205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ expectationSentences)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6115);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9965);
/* harmony import */ var _text_cells_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(733);





/** Holds what was measured beside what the rules expect, and tells the rates of work, one sentence each. */
function expectationSentences({ findings }) {
    const ordered = findings.toSorted((one, other) => byName.compare(one.benchmark, other.benchmark));
    return ordered.flatMap(finding => [...expectationText(finding), ...workText(finding)]);
}
const byName = new Intl.Collator('en', { numeric: true });
function expectationText(finding) {
    const { expected, unit } = finding;
    const { baseline, contender } = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .levelsOf */ .pd)(finding);
    if (expected === undefined || contender === null)
        return [];
    const shared = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .scale */ .hs)([contender.value, expected.value], unit);
    const inUnit = (value) => shared.unit === '' ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)(shared.number(value)) : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)(shared.number(value))} ${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .unitText */ .IL)(shared.unit)}`;
    const worked = isPlain(expected.text) ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)('') : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) ` = ${expected.text}`;
    const before = baseline === null ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)('') : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)(` The baseline is at ${ratio(baseline.value / expected.value)}.`);
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${titleOf(finding)}: ${inUnit(contender.value)} is ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)(ratio(contender.value / expected.value))} your estimate (${inUnit(expected.value)}${worked}).${before}`,
    ];
}
function workText(finding) {
    const { work } = finding;
    const { baseline, contender } = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .levelsOf */ .pd)(finding);
    if (work === undefined || contender === null || !(contender.value > 0))
        return [];
    const rates = [contender, baseline].flatMap(level => (level && level.value > 0 ? [work.amount / level.value] : []));
    const shared = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .scale */ .hs)(rates, work.unit);
    const [after, before] = rates.map(rate => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)(shared.number(rate))} ${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .unitText */ .IL)(shared.unit)}`);
    const against = before === undefined ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)('') : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `, and the baseline ${before}`;
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${titleOf(finding)}: the contender does ${after}${against} (${work.text}).`];
}
function titleOf({ benchmark, metric }) {
    return (0,_text_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .title */ .DD)({ benchmark, metric: metric === 'time' ? null : metric });
}
/** As people say it: 2.3 times as much. */
function ratio(value) {
    return `${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .times */ .Hn)(value).slice(1)} times`;
}
/** Whether a calculation is only a number with its unit. */
function isPlain(text) {
    return /^[\d.e]+\s*\S*$/i.test(text);
}


/***/ }),

/***/ 8691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ focusSentences)
/* harmony export */ });
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8106);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3960);


/** Says which benchmarks ended before the others; nothing where all ran in all rounds. A second stage says itself what ran in it. */
function focusSentences(report) {
    const [first, ...later] = report.plan?.focus ?? [];
    if (first === undefined)
        return [];
    // No look is so early.
    const needless = new Set(first.from === 1 ? first.without : []);
    const steps = (needless.size > 0 ? later : [first, ...later]).filter(({ from }) => from < report.rounds);
    return [...describeNeedless(needless, steps, report), ...describeSettled(needless, steps, report)];
}
function describeNeedless(needless, later, { suiteChange }) {
    if (needless.size === 0)
        return [];
    const end = later.find(({ without }) => without.filter(name => needless.has(name)).length < needless.size)?.from;
    const when = end === undefined ? 'ran in the first round only' : `did not run in rounds 2 to ${end}`;
    const suite = suiteChange === null ? '' : ' The change of the suite is that of the others.';
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(`${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U)(needless.size, 'benchmark')} ${when}, because both sides have the same files.${suite}`)];
}
function describeSettled(needless, steps, { suiteChange }) {
    const lefts = steps.map(({ without }) => without.filter(name => !needless.has(name)).length);
    const [first, ...more] = steps.flatMap(({ from }, index) => {
        const left = lefts[index];
        return left === (lefts[index - 1] ?? 0) ? [] : [{ from: from + 1, left }];
    });
    if (first === undefined)
        return [];
    const parts = [
        `${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U)(first.left, 'benchmark')} from round ${first.from} on`,
        ...more.map(({ from, left }) => `${left} from round ${from} on`),
    ];
    const suite = suiteChange === null ? '' : ' The change of the suite is that of the rounds in which all ran.';
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(`Benchmarks with a settled verdict did not run any more: ${parts.join(', ')}.${suite}`)];
}


/***/ }),

/***/ 6702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9987);
/* harmony import */ var _compare_trust_triangulation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1285);
/* harmony import */ var _compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1289);
/* harmony import */ var _compare_verdicts_incomparable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2551);
/* harmony import */ var _compare_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7489);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6115);
/* harmony import */ var _record_outage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6790);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3960);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9965);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9586);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2107);
/* harmony import */ var _rounds_confirmation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8075);
/* harmony import */ var _rounds_settling_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9622);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8389);















/** Says in one sentence what the reader should do now. */
function nextStep(report, options = {}) {
    const { status, tampered } = report;
    if (tampered)
        return tampered.every(_compare_verdicts_incomparable_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfBaseline */ .ZN)
            ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `find out what in the contender writes to the baseline's files (${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .names */ .Dy)(tampered, mostNames)}), and measure again.`
            : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `find out what writes to these files (${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .names */ .Dy)(tampered, mostNames)}), and measure again.`;
    const table = report.warnings.find(({ code }) => code === 'console-table');
    if (table)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `make the command print numbers that are read (${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .message */ .iU)(table.message)}).`;
    const isOpen = status === 'inconclusive' || status === 'improved' || status === 'unchanged';
    return (isOpen ? afterRules(report) : undefined) ?? steps[status](report, options);
}
const steps = {
    errored: afterNothing,
    'not-compared': afterNoBaseline,
    regressed: afterRegression,
    incomparable: afterIncomparable,
    inconclusive: afterNoAnswer,
    improved: afterNothingBad,
    unchanged: afterNothingBad,
};
function afterNoBaseline(report, { program }) {
    const { added, removed, outage } = report;
    if (outage !== undefined)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)(`run the job again${outage.kind === 'rate-limited' ? ' later' : ''}: ${(0,_record_outage_js__WEBPACK_IMPORTED_MODULE_5__/* .describeOutage */ .X)(outage)}.`);
    if ((0,_compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_13__/* .isOfStandIn */ .$)(report) && program?.way === 'action')
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `run this job again once the base commit has published its baseline, or set ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .line */ .n8)('setup')} to the command that builds the program: then the baseline is built here.`;
    if (added.length + removed.length > 0)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `no benchmark is on both sides: see whether ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .names */ .Dy)(removed.length > 0 ? removed : added, 1)} was renamed.`;
    return program?.way === 'action'
        ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `set ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .line */ .n8)('setup')} to the command that builds the program: then the baseline is built if none is published.`
        : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)('give it a baseline: publish one, or name a directory or a commit to compare with.');
}
/** What the rules ask comes before what is not known, and is asked where nothing regressed too. */
function afterRules(report) {
    const missing = report.rules?.missing ?? [];
    if (missing.length > 0)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `see why ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .names */ .Dy)(missing, mostNames)} did not run: a rule requires it.`;
    const missed = (0,_compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .listBudgets */ .J_)(report).filter(({ state }) => state === 'missed');
    if (missed.length === 0)
        return undefined;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `bring ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .names */ .Dy)([...new Set(missed.map(({ benchmark }) => benchmark))], mostNames)} within budget, or change the budget in ${report.rules?.source ?? 'the rules'}.`;
}
/** A longer command is not repeated, since what is copied must be whole. */
const longestCommand = 1000;
function afterNothing(report) {
    const { plan } = report;
    if (plan?.stoppedBy === 'interrupted')
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)('let a run finish.');
    if (plan?.stoppedBy === 'time-budget')
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)('give it more time, or make the command shorter.');
    const { command, place } = findFailing(report);
    return command === undefined || command.length > longestCommand
        ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `run the command by hand${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)(place)}, and see why it fails.`
        : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `run ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .line */ .n8)(command)} by hand${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)(place)}, and see why it fails.`;
}
/** The command that failed, and which side it failed on if that is not its own: the baseline's first, since nothing runs without it. */
function findFailing({ warnings, command, sides }) {
    const failed = warnings.flatMap(({ side }) => side ?? []);
    const side = ['baseline', 'contender'].find(one => failed.includes(one));
    const own = sides?.[side ?? 'contender']?.command;
    const isOfOne = side !== undefined && own === undefined && new Set(failed).size === 1;
    return { command: own ?? command, place: isOfOne ? ` in the ${side}` : '' };
}
function afterRegression(report, { overrideLabel, isMerged = false }) {
    const { findings, causes } = report;
    const regressed = (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .having */ .gT)(findings, 'regressed');
    const isSlower = (0,_words_js__WEBPACK_IMPORTED_MODULE_11__/* .commonWord */ .MD)('regressed', regressed) === 'slower';
    const which = of(findings, 'regressed');
    if (overrideLabel !== undefined)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `if the ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)(isSlower ? 'slowdown' : 'change')} of ${which} is wanted, add the label ${overrideLabel}; otherwise see Reproduce below.`;
    const bisect = isMerged ? (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_8__/* .bisectLine */ .zP)(report) : undefined;
    if (bisect !== undefined && bisect.length <= longestCommand)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `find the commit that made ${which} ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)(isSlower ? 'slower' : 'worse')}: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .line */ .n8)(bisect)}.`;
    const [cause] = findNamed(causes);
    if (isSlower && cause)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `look at ${cause.name}${cause.place}: it became slower.`;
    return isSlower ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `find out what makes ${which} slower.` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `find out why ${which} regressed.`;
}
/** The function that makes up the most of a slowdown, with its place. */
function findNamed(causes) {
    if (causes === undefined || 'absence' in causes)
        return [];
    const slower = causes.rows.filter(({ isNamed, difference }) => isNamed && difference > 0);
    return slower.map(({ name, renamed = name, file, line: at }) => ({
        name: renamed,
        place: file === undefined ? [] : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) ` (${at === undefined ? file : `${file}:${at}`})`,
    }));
}
function afterIncomparable({ findings, control, plan, suiteChanges = [] }) {
    if (plan?.stoppedBy === 'interrupted')
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)('let a run finish.');
    if (control.status === 'failed')
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)('do not rely on this run: it found a difference between two copies of the same code. Repeat it on a quieter machine.');
    if (suiteChanges.length > 0)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `change the benchmark (${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .names */ .Dy)(suiteChanges, mostNames)}) on its own first, or set ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .line */ .n8)('suite-changes')} to ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .line */ .n8)('judge')}.`;
    const moved = (0,_compare_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_3__/* .findMovedControls */ .Dc)(findings);
    if (moved.length > 0)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `find out what moved ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .names */ .Dy)(moved, mostNames)}, which no change of the program can touch, and measure again.`;
    const { reason, cause } = (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .having */ .gT)(findings, 'incomparable')[0] ?? {};
    const which = of(findings, 'incomparable');
    if (reason === undefined)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `see why ${which} could not be compared.`;
    return cause === 'machine'
        ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `measure ${which} again, with more rounds or on a quieter machine (${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .message */ .iU)(reason)}).`
        : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `make ${which} comparable (${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .message */ .iU)(reason)}), and measure again.`;
}
function afterNoAnswer(report, { program }) {
    const { findings, settings } = report;
    const open = (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .having */ .gT)(findings, 'inconclusive');
    if (open.length === 0 && findings.some(({ ignored }) => ignored))
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)('nothing was judged, because rules ignore all benchmarks.');
    if (open.length === 0)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)('nothing was judged: name the metrics to judge, or say which direction is better.');
    const doubt = doubtText(open, report);
    if (doubt !== undefined)
        return doubt;
    const way = program?.way ?? 'command line';
    const other = cpuTimeText(report, way);
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `${moreRoundsText(report, way)}; ${other}or raise the threshold, if ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)((0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .share */ .uM)(settings.threshold))} does not matter here.`;
}
/** What to do where more rounds would tell nothing; undefined where they would tell something of a benchmark. */
function doubtText(open, report) {
    if (open.some(({ doubt }) => doubt === undefined))
        return undefined;
    const having = (one) => open.filter(({ doubt }) => doubt === one).map(({ benchmark }) => benchmark);
    const [coarse, unconfirmed] = [having('tick'), open.filter(({ doubt }) => doubt === 'unconfirmed')];
    if (coarse.length === 0 && unconfirmed.length > 0)
        return (0,_rounds_confirmation_js__WEBPACK_IMPORTED_MODULE_9__/* .confirmationStep */ .i)(unconfirmed, report);
    return coarse.length > 0
        ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `let ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .names */ .Dy)(coarse, mostNames)} print more digits or a finer unit, or do more work in each run (${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .line */ .n8)('batch')}).`
        : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `see what makes some runs of ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .names */ .Dy)(open.map(({ benchmark }) => benchmark), mostNames)} slow: the typical run improved, and the others did not.`;
}
/** What more rounds cost and tell, with the options for them; or that they would tell nothing. */
function moreRoundsText(report, way) {
    const outlook = (0,_rounds_settling_js__WEBPACK_IMPORTED_MODULE_10__/* .findOutlook */ .HL)(report);
    const { reachable, seconds, rounds, beyond } = outlook;
    if (reachable.length === 0)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `more rounds on this machine would not tell whether ${namesOf(beyond)} changed: let the command do more work, or measure on a quieter machine`;
    const cost = seconds === undefined ? (0,_util_plural_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U)(rounds, 'more round') : (0,_rounds_settling_js__WEBPACK_IMPORTED_MODULE_10__/* .moreTime */ .vX)(seconds);
    const options = roundOptions(report, outlook).map(([name, value]) => option(name, value, way));
    const how = options.length === 0 ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)(' (let a run finish)') : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .join */ .fj)(options, way === 'action' ? ', ' : ' ')}`;
    const rest = beyond.length === 0 ? [] : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)(` (not ${beyond.length} more, on this machine)`);
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `about ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)(cost)} would tell whether ${namesOf(reachable)} changed${rest}${how}`;
}
/** Measuring ends at the time budget too, of 10 minutes where nobody says otherwise. */
const usualBudgetInSeconds = 600;
/** The options that let a run have so many more rounds, as far as it was not allowed them. */
function roundOptions(report, { rounds, seconds = 0 }) {
    const { plan, options = {}, settings } = report;
    const looks = plan?.looks ?? settings.looks;
    const needed = report.rounds + rounds;
    const allowed = plan?.stoppedBy === 'complete' || plan?.stoppedBy === 'settled' ? report.rounds : (plan?.rounds ?? 0);
    const inAll = ((plan?.seconds ?? 0) + seconds) * 1.2;
    const isShort = plan?.stoppedBy === 'time-budget' || inAll > usualBudgetInSeconds || options['time-budget'] !== undefined;
    return [
        ...(needed > allowed ? [[looks.length > 1 ? 'max-rounds' : 'rounds', String(needed)]] : []),
        ...(isShort ? [['time-budget', `${Math.ceil(inAll / 60)}m`]] : []),
    ];
}
/** An option as it is typed at the command line, or an input as it stands in a workflow. */
function option(name, value, way) {
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .line */ .n8)(way === 'action' ? `${name}: ${value}` : `--${name} ${value}`);
}
/** That CPU time would tell what wall time does not, where it would, with what it says. */
function cpuTimeText(report, way) {
    const open = (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .having */ .gT)(report.findings, 'inconclusive');
    const how = option('metrics', 'cpu-time', way);
    const clear = (0,_compare_trust_triangulation_js__WEBPACK_IMPORTED_MODULE_0__/* .findClearCpuTime */ .ah)(open, report);
    if (clear?.change)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `or judge CPU time from the next run on, which is clear here (cpu-time ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)((0,_headline_js__WEBPACK_IMPORTED_MODULE_7__/* .changeText */ .k0)(clear.change))}): ${how}; `;
    const isQuieter = open.some(({ warnings }) => warnings.some(({ code }) => code === _compare_trust_triangulation_js__WEBPACK_IMPORTED_MODULE_0__/* .quieterCpuTime */ .hr));
    return isQuieter ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `or judge CPU time, which is steadier here: ${how}; ` : [];
}
function afterNothingBad({ control, removed, plan }) {
    if (control.status === 'failed')
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)('rely on this run with care: for some benchmarks, it found a difference between two copies of the same code.');
    if (plan?.stoppedBy === 'interrupted')
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)('let a run finish, to be sure.');
    return removed.length > 0 ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .say */ .cv) `see whether ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .names */ .Dy)(removed, mostNames)} should be gone.` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .own */ .ZV)('nothing to do.');
}
function of(findings, verdict) {
    return namesOf((0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .having */ .gT)(findings, verdict));
}
/** As many names as are read in a sentence. */
const mostNames = 2;
function namesOf(findings) {
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_12__/* .names */ .Dy)([...new Set(findings.map(({ benchmark }) => benchmark))], mostNames);
}


/***/ }),

/***/ 7890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ft: () => (/* binding */ numberCells),
/* harmony export */   ru: () => (/* binding */ numberHeads),
/* harmony export */   z8: () => (/* binding */ numberLines)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8106);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3960);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8844);
/* harmony import */ var _text_cells_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(733);





/** The lines below a row: how the values of each side are spread, and what the test can tell of them. */
function numberLines({ baseline, contender, p, finds }) {
    return [
        ...(baseline ? [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `baseline:  ${sideText(baseline)}`] : []),
        ...(contender ? [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `contender: ${sideText(contender)}`] : []),
        ...(p === '' ? [] : [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)([`p ${p}`, ...(finds === '' ? [] : [`finds ${finds}`])].join(' · '))]),
    ];
}
function sideText({ n, five, unit, mean, sd, outliers }) {
    const [min, q1, median, q3, max] = five;
    const shown = unit === '' ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)('') : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) ` ${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .unitText */ .IL)(unit)}`;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)([
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`n ${n}`),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `min ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(min)}, quartiles ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`${q1} ${median} ${q3}`)}, max ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(max)}${shown}`,
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `mean ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(sd === '' ? mean : `${mean} ± ${sd}`)}${shown}`,
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)((0,_util_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U)(outliers, 'outlier')),
    ], ' · ');
}
/** The heads of the same as a table; numbers stand to the right. */
const numberHeads = [
    'Benchmark',
    'Side',
    'n',
    'Min',
    'Quartiles',
    'Max',
    'Mean ± sd',
    'Outliers',
    'p',
    'Finds',
];
/** The cells of each side of each row. */
function numberCells(rows, voice) {
    return rows.flatMap((row, at) => {
        const { baseline, contender, p, finds } = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numbersOf */ .c)(row.finding);
        const name = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)((0,_text_cells_js__WEBPACK_IMPORTED_MODULE_2__/* .titleAfter */ .rP)(rows[at - 1], row), voice);
        return [
            ...(baseline ? [[name, 'baseline', ...sideCells(baseline, voice), p, finds]] : []),
            ...(contender ? [[baseline ? '' : name, 'contender', ...sideCells(contender, voice), '', '']] : []),
        ];
    });
}
function sideCells({ n, five, unit, mean, sd, outliers }, voice) {
    const [min, q1, median, q3, max] = five;
    const shown = unit === '' ? '' : ` ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)((0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .unitText */ .IL)(unit), voice)}`;
    return [
        n,
        `${min}${shown}`,
        `${q1} · ${median} · ${q3}`,
        `${max}${shown}`,
        sd === '' ? mean : `${mean} ± ${sd}`,
        String(outliers),
    ];
}


/***/ }),

/***/ 1366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ questionText)
/* harmony export */ });
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8106);

/** Returns the question that the run should answer, if its user gave one. */
function questionText({ options }) {
    const question = options?.question;
    return question === undefined ? undefined : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `Question: ${question}`;
}


/***/ }),

/***/ 2107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ reproduceContest),
/* harmony export */   CC: () => (/* binding */ reproduce),
/* harmony export */   gT: () => (/* binding */ reproductionWords),
/* harmony export */   js: () => (/* binding */ reproduceWhere),
/* harmony export */   zP: () => (/* binding */ bisectLine)
/* harmony export */ });
/* unused harmony exports notOfBisect, flags, repeatable */
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8106);
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2472);
/* harmony import */ var _util_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2207);



const installed = { way: 'command line', get: [], call: 'counterbalance' };
/** The command lines that repeat the comparison; none where too little is known. {@link reproduceWhere} says where to type them. */
function reproduce(report, program = installed) {
    const { sides: origins, names = _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx } = report;
    const sides = [
        { name: names.baseline, ...(origins?.baseline && { origin: origins.baseline }) },
        { name: names.contender, ...(origins && { origin: origins.contender }) },
    ];
    return writeLines({ ...report, sides }, program);
}
/** The command lines that repeat a contest, by one of its sections. */
function reproduceContest({ sides }, section, program = installed) {
    return writeLines({ ...section, sides }, program);
}
function writeLines(compared, { get, call }) {
    const words = reproductionWords(compared);
    return words === undefined ? [] : [...get, `${call} compare ${words.map(_util_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h).join(' ')}`];
}
/** The words of the call that repeats the comparison, with the same names of its sides; undefined where too little is known. */
function reproductionWords(compared) {
    const { command } = compared;
    const known = compared.sides.flatMap(({ name, origin }) => (origin ? [{ name, origin }] : []));
    const [baseline, ...contenders] = known;
    if (baseline === undefined || contenders.length === 0 || known.length < compared.sides.length)
        return undefined;
    const ofCommands = known.filter(({ origin }) => origin.command !== undefined);
    if (ofCommands.length === known.length)
        return [...commandWords(known), ...measuringWords(compared)];
    if (command === undefined || ofCommands.length > 0)
        return undefined;
    return [...sourceWords(baseline, contenders), ...measuringWords(compared), ...word('command', command)];
}
/** Sides that run commands of their own, where they are. Names go to the first commands, so those with a name come first. */
function commandWords(sides) {
    const all = sides.map(({ name, origin: { command = '' } }) => ({ name, command }));
    const named = all.filter(({ name, command }) => name !== command);
    const [first, second] = all;
    if (all.length === 2 && first.name === _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.baseline && second.name === _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.contender)
        return [...word('baseline-command', first.command), ...word('contender-command', second.command)];
    const ordered = [...named, ...all.filter(({ name, command }) => name === command)];
    return [
        ...ordered.map(({ command }) => command),
        ...named.flatMap(({ name }) => (name.startsWith('-') ? word('name', name) : ['-n', name])),
        ...(ordered[0] === first ? [] : word('reference', first.name)),
    ];
}
/** Sides that run one command on their own files. */
function sourceWords(baseline, contenders) {
    const isUsual = baseline.name === _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.baseline;
    const named = isUsual ? contenders : [baseline, ...contenders];
    const isAlone = isUsual && contenders.length === 1 && contenders[0].name === _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.contender;
    const words = named.map(({ name, origin }) => contenderWords(origin, name, !isAlone));
    // Directories come before commits, wherever they were typed.
    const isFirst = hashOf(baseline.origin) === undefined || contenders.every(({ origin }) => hashOf(origin) !== undefined);
    return [
        ...(isUsual ? baselineWords(baseline.origin) : []),
        ...words.flat(),
        ...(isUsual || isFirst ? [] : word('reference', baseline.name)),
    ];
}
/** Inputs that a record keeps and that a bisection does not take, or not from there. */
const notOfBisect = ['setup', 'suite-files', 'question', 'config', 'causes'];
/** The command line that finds the commit between both sides; undefined where too little is known. How to build a commit is for its reader to say. */
function bisectLine({ sides, command, options = {} }) {
    const [good, bad] = [sides?.baseline?.commit, sides?.contender?.commit];
    if (good === undefined || bad === undefined || command === undefined)
        return undefined;
    const given = Object.entries(options).flatMap(([name, value]) => notOfBisect.includes(name) ? [] : optionWords(name, value));
    return [
        'counterbalance bisect',
        good,
        bad,
        "--setup 'BUILD IT'",
        ...given.map(_util_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h),
        '--command',
        (0,_util_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(command),
    ].join(' ');
}
/** How it was measured and judged. */
function measuringWords(compared) {
    const { seed, settings, suite, options = {} } = compared;
    return [
        ...roundsWords(compared),
        ...(seed === undefined ? [] : word('seed', seed)),
        '--threshold',
        percentage(settings.threshold),
        ...(settings.confidence === 0.95 ? [] : ['--confidence', percentage(settings.confidence)]),
        ...(suite === 'benchmark' ? [] : word('suite', suite)),
        ...Object.entries(options).flatMap(([name, value]) => optionWords(name, value)),
    ];
}
/** A side beside the baseline: a commit has a name, and so has each of several. */
function contenderWords(origin, name, isNamed) {
    const commit = hashOf(origin);
    if (commit !== undefined)
        return word('ref', `${name}=${commit}`);
    const directory = origin.source === 'workspace' ? '.' : origin.label;
    return word('contender', isNamed ? `${name}=${directory}` : directory);
}
/** Describes where to type the lines, and what must be there. */
function reproduceWhere({ sides, options = {} }) {
    if (sides?.contender.source !== 'workspace')
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('in the directory where it was run');
    const { baseline, contender } = sides;
    const place = contender.commit === undefined ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('the contender') : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${contender.commit.slice(0, 7)}`;
    const isBuilt = baseline !== undefined && hashOf(baseline) !== undefined;
    const more = isBuilt && options.setup === undefined ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `. If the baseline must be built too, add ${'--setup LINE'}` : [];
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `in a checkout of ${place}, built as in the workflow${more}`;
}
/** The rounds that were planned, however many were run: one look is a fixed number of them; with more the bounds say all. */
function roundsWords({ rounds, plan, settings }) {
    const [first, ...more] = plan?.looks ?? settings.looks ?? [];
    if (first === undefined)
        return rounds === 0 ? [] : ['--rounds', String(rounds)];
    if (more.length > 0)
        return ['--min-rounds', String(first), '--max-rounds', String(more.at(-1))];
    // The number is still to be chosen where the first look was not reached.
    const isOpen = plan?.auto === true && rounds < first;
    return isOpen ? ['--rounds', 'auto', '--min-rounds', String(first)] : ['--rounds', String(first)];
}
/** Recorded inputs that have no value as options. */
const flags = ['in-place', 'measure-setup'];
/** Recorded inputs that are given once for each line of their value. */
const repeatable = ['payload', 'suite-files', 'values', 'size', 'scan', 'toolchain'];
/** An option as it was given. */
function optionWords(name, value) {
    if (flags.includes(name))
        return [`--${name}`];
    const values = repeatable.includes(name) ? value.split('\n') : [value];
    return values.flatMap(one => word(name, one));
}
/** An option with its value, which is no option of its own where it begins with a hyphen. */
function word(name, value) {
    return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value];
}
function baselineWords(origin) {
    if (origin.store !== undefined)
        return word('store', origin.store);
    const commit = hashOf(origin);
    return commit === undefined ? word('baseline', origin.label) : word('baseline-ref', commit);
}
function hashOf({ commit, source }) {
    const isBuilt = source === 'ref' || source === 'artifact';
    return isBuilt && commit !== undefined && /^[0-9a-f]{7,64}$/.test(commit) ? commit : undefined;
}
function percentage(fraction) {
    return `${Number((fraction * 100).toPrecision(12))}%`;
}


/***/ }),

/***/ 8075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ confirmationSentences),
/* harmony export */   i: () => (/* binding */ confirmationStep)
/* harmony export */ });
/* harmony import */ var _compare_confirmation_absence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3250);
/* harmony import */ var _compare_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3067);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8106);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3960);




/** Says what became of the changes that ran again on new copies, or why none did. */
function confirmationSentences(report) {
    const tried = report.findings.filter(({ secondStage }) => secondStage !== undefined);
    if (tried.length === 0)
        return describeAbsence(report);
    const rounds = Math.max(...tried.map(({ secondStage }) => secondStage.rounds));
    const confirmed = tried.filter(({ doubt }) => doubt !== 'unconfirmed').length;
    const changes = (0,_util_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U)(tried.length, 'change');
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(`All copies were installed again, to see whether ${changes} would stay. After ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U)(rounds, 'more round')}, ${confirmed} did.`),
    ];
}
/** Nothing where every round had copies of its own, or nothing changed. */
function describeAbsence(report) {
    const { findings, plan, reinstall, stages } = report;
    const isOpen = stages === undefined && reinstall !== undefined && reinstall.when !== 'round';
    if (!isOpen || plan === undefined || !findings.some(({ verdict, p }) => (0,_compare_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .isCalled */ .AP)(verdict) && p !== null))
        return [];
    const why = explainAbsence(plan, report);
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(`No change was checked on other copies${why === undefined ? '' : `, since ${why}`}.`)];
}
function explainAbsence({ inPlace, copies }, { runners, options = {} }) {
    if (inPlace)
        return 'the sides ran where they are';
    if (runners !== undefined)
        return 'several runners shared the rounds';
    if (Object.values(copies).some(count => count === 1))
        return 'that needs two copies of each side';
    if (options['serve-for'] === 'session')
        return 'the servers used their files all the time';
    if (options.instruments === 'callgrind')
        return 'what is counted does not depend on where files lie';
    return undefined;
}
/** Says what to do about changes that were not confirmed. */
function confirmationStep(open, report) {
    const untried = open.filter(({ secondStage }) => secondStage === undefined);
    const which = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .names */ .Dy)((untried.length > 0 ? untried : open).map(({ benchmark }) => benchmark), mostNames);
    return untried.length > 0
        ? steps[(0,_compare_confirmation_absence_js__WEBPACK_IMPORTED_MODULE_0__/* .findAbsence */ .v)(report)](which)
        : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `make new copies for each round (${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)('reinstall')} is ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)('round')}), since ${which} changed on some copies only.`;
}
const mostNames = 2;
const steps = {
    numbers: which => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `see why ${which} could not be compared on new copies.`,
    copies: which => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `see why the copies could not be installed again, and measure ${which} again.`,
    time: which => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `give it more time, so that a second installation can confirm the change of ${which}.`,
    interrupted: which => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `let a run finish, so that a second installation can confirm the change of ${which}.`,
    failing: which => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `see why measuring ended early, and measure ${which} again.`,
    unknown: which => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `measure again, so that a second installation can confirm the change of ${which}.`,
};


/***/ }),

/***/ 9622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ findOutlook),
/* harmony export */   mp: () => (/* binding */ settlingWords),
/* harmony export */   pj: () => (/* binding */ withinWords),
/* harmony export */   vX: () => (/* binding */ moreTime)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3960);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9965);



/** As long as anybody should be told to wait. */
const mostSeconds = 3600;
/** Estimates what more rounds can settle among everything inconclusive. */
function findOutlook(report) {
    const secondsPerRound = report.plan && report.rounds > 0 ? report.plan.seconds / report.rounds : undefined;
    const isTooLong = (rounds) => rounds === Number.POSITIVE_INFINITY || rounds * (secondsPerRound ?? 0) > mostSeconds;
    const open = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .having */ .gT)(report.findings, 'inconclusive').filter(({ doubt }) => doubt === undefined);
    const beyond = open.filter(finding => isTooLong(roundsOf(finding, report)));
    const reachable = open.filter(finding => !beyond.includes(finding));
    const rounds = Math.max(0, ...reachable.map(finding => roundsOf(finding, report)));
    return { reachable, rounds, seconds: secondsPerRound && rounds * secondsPerRound, beyond };
}
/** How many more rounds to try: as many again as there were, where the interval is narrow enough already, or has no ends. */
function roundsOf({ roundsToSettle, change, equivalence = change, threshold }, { rounds, settings }) {
    if (roundsToSettle !== null)
        return roundsToSettle;
    if (change === null)
        return rounds;
    const size = Math.abs(change.value);
    const limit = threshold ?? settings.threshold;
    const { low, high } = size < limit ? equivalence : change;
    if (low === null || high === null)
        return rounds;
    const room = size < limit ? limit - size : size;
    return (high - low) / 2 > room ? Number.POSITIVE_INFINITY : rounds;
}
/** Describes in a few words what unchanged means here. */
function withinWords({ settings, findings }) {
    const isOwn = findings.some(({ threshold }) => threshold !== undefined);
    return `within ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(settings.threshold)}${isOwn ? ', or what their rules allow' : ''}`;
}
/** A time that rounds take, as people say it: `4 more minutes`. */
function moreTime(seconds) {
    return seconds < 50
        ? (0,_util_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U)(Math.max(10, Math.ceil(seconds / 10) * 10), 'more second')
        : (0,_util_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U)(Math.ceil(seconds / 60), 'more minute');
}
/** Describes in a few words what to expect from more rounds. */
function settlingWords(report) {
    const { reachable, rounds, seconds, beyond } = findOutlook(report);
    if (reachable.length === 0)
        return 'more rounds on this machine would not settle them';
    const cost = seconds === undefined ? (0,_util_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U)(rounds, 'more round') : `${moreTime(seconds)} (${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U)(rounds, 'round')})`;
    return `about ${cost} would settle ${beyond.length === 0 ? 'them' : reachable.length}`;
}


/***/ }),

/***/ 9191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ budgetText),
/* harmony export */   OF: () => (/* binding */ rulesTitle),
/* harmony export */   R_: () => (/* binding */ titleOfBudget),
/* harmony export */   Rr: () => (/* binding */ ruleSentences)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1289);
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6115);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3960);
/* harmony import */ var _text_cells_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(733);
/* harmony import */ var _expectations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2205);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8389);








/** Describes what the rules ask and the outcome, one sentence each. Empty if the rules ask nothing that a row does not say. */
function ruleSentences(report) {
    const { rules, findings } = report;
    if (rules === undefined)
        return [];
    const budgets = [...(0,_compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .listBudgets */ .J_)(report)].sort((one, other) => rank(one.state) - rank(other.state));
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `The rules are those of ${rules.source}, as of ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(rules.asOf)}.`,
        ...rules.missing.map(name => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(_words_js__WEBPACK_IMPORTED_MODULE_5__/* .otherMarks */ .p6.absent.emoji)} ${name}: a rule requires it, and it did not run.`),
        ...budgets.map(one => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(_words_js__WEBPACK_IMPORTED_MODULE_5__/* .otherMarks */ .p6[one.state].emoji)} ${titleOfBudget(one)}: ${budgetText(one)}`),
        ...(0,_expectations_js__WEBPACK_IMPORTED_MODULE_4__/* .expectationSentences */ .t)(report),
        ...findings.flatMap(({ benchmark, metric, threshold }) => threshold === undefined
            ? []
            : [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${titleOfBudget({ benchmark, metric })}: changes below ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)((0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .uM)(threshold))} do not matter.`]),
    ];
}
/** The title of those sentences: what is well, too, since the headline tells only of the rest. */
function rulesTitle(report) {
    const budgets = (0,_compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .listBudgets */ .J_)(report);
    const parts = budgetOrder.flatMap(state => {
        const number = budgets.filter(one => one.state === state).length;
        return number === 0 ? [] : [`${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(number, 'budget')} ${state}`];
    });
    const missing = report.rules?.missing.length ?? 0;
    return ['Rules', ...parts, ...(missing > 0 ? [`${missing} required, but did not run`] : [])].join(' · ');
}
const budgetOrder = ['missed', 'undecided', 'met'];
function rank(state) {
    return budgetOrder.indexOf(state);
}
/** Names what a budget is for, in the same way as a row is named. */
function titleOfBudget({ benchmark, metric }) {
    return (0,_text_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .title */ .DD)({ benchmark, metric: metric === 'time' ? null : metric });
}
/** A budget, and the level that is held against it, in one unit. */
function budgetText({ bound, value, median, low, high, level, unit, state }) {
    const shared = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__/* .scale */ .hs)([value, median ?? 0], unit);
    const inUnit = (number) => shared.unit === '' ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(shared.number(number)) : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(shared.number(number))} ${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .unitText */ .IL)(shared.unit)}`;
    const asked = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(bound)} ${inUnit(value)}`;
    if (median === null)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${asked}, and there is no value: undecided.`;
    const end = (number, infinite) => (number === null ? infinite : shared.number(number));
    const interval = level === 1 ? 'exactly' : `[${end(low, '−∞')}, ${end(high, '+∞')}], ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .uM)(level)} interval`;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${asked}, and it is at ${inUnit(median)} (${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(interval)}): ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(state)}.`;
}


/***/ }),

/***/ 951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ runnerLines),
/* harmony export */   d: () => (/* binding */ runnerSentences)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6115);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3960);




/** Describes who measured what, and how far the runners lie apart, one sentence each. Empty if there was one runner. */
function runnerSentences(report) {
    const { runners = [] } = report;
    if (runners.length < 2)
        return [];
    const difference = findDifference(report);
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)((0,_util_plural_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U)(runners.length, 'runner'))} measured ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(shares(report))}. They are one experiment: the two sides are only compared within a round, never across runners.`,
        ...(difference === undefined ? [] : [differenceSentence(difference)]),
    ];
}
/** The machine of each runner, where they are several. */
function runnerLines({ runners = [] }) {
    if (runners.length < 2)
        return [];
    return runners.map(({ label, environment, seed }) => {
        const parts = [
            environment ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${environment.cpu}, ${environment.cores} cores, ${environment.os}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('not known'),
            ...(environment?.runner === undefined ? [] : [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${environment.runner}`]),
            ...(seed === undefined ? [] : [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `seed ${seed}`]),
        ];
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `Runner ${label}: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(parts, ' · ')}`;
    });
}
function shares({ runners = [], rounds }) {
    const sizes = runners.map(({ firstRound }, index) => (runners[index + 1]?.firstRound ?? rounds) - firstRound);
    return new Set(sizes).size === 1 ? `${sizes[0]} rounds each` : `${sizes.join(', ')} rounds`;
}
/** The benchmark whose baseline differs most between runners. */
function findDifference({ findings, runners: all = [] }) {
    const differences = findings.flatMap(({ benchmark, unit, runners = [] }) => {
        const levels = runners.flatMap(({ baseline: value }, index) => {
            const runner = all[index];
            return value === null || value <= 0 || runner === undefined ? [] : [{ runner, value }];
        });
        if (levels.length < 2)
            return [];
        const sorted = levels.sort((one, other) => one.value - other.value);
        return [{ benchmark, unit, low: sorted[0], high: sorted.at(-1) }];
    });
    return differences.sort((one, other) => ratio(other) - ratio(one))[0];
}
function ratio({ low, high }) {
    return high.value / low.value;
}
function differenceSentence(difference) {
    const { benchmark, unit, low, high } = difference;
    const { number, unit: shown } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .scale */ .hs)([low.value, high.value], unit);
    const level = ({ value, runner }) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(number(value))}${shown === '' ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('') : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) ` ${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .unitText */ .IL)(shown)}`} on runner ${runner.label}`;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `The medians of the baseline differ between runners by up to ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)((0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(ratio(difference) - 1))}: ${benchmark} is at ${level(low)}, and at ${level(high)}.`;
}


/***/ }),

/***/ 1971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ makeServices)
/* harmony export */ });
/* harmony import */ var d3_array__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8155);
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6115);
/* harmony import */ var _naming_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2012);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9965);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8389);







/** The rate, the errors and the duration of a service, as a load tool prints them. */
const columns = [
    { metric: 'throughput', head: 'Requests' },
    { metric: 'failures', head: 'Failed' },
    { metric: 'time', head: 'Time' },
    { metric: 'p90', head: 'p90' },
    { metric: 'p95', head: 'p95' },
    { metric: 'p99', head: 'p99' },
];
/** Makes the table of all that load tools have measured: of benchmarks with a rate of requests, of which some may fail. */
function makeServices(report) {
    const benchmarks = [...(0,d3_array__WEBPACK_IMPORTED_MODULE_5__/* ["default"] */ .Ay)(report.findings, ({ benchmark }) => benchmark).values()];
    const services = benchmarks.filter(findings => find(findings, 'throughput') && find(findings, 'failures'));
    const used = columns.filter(({ metric }) => services.some(findings => find(findings, metric)));
    const { titleOf } = (0,_naming_js__WEBPACK_IMPORTED_MODULE_2__/* .makeNaming */ .rs)(report);
    return {
        heads: used.map(({ head }) => head),
        rows: services.map(findings => ({
            label: titleOf(find(findings, 'throughput')),
            cells: used.map(({ metric }) => makeCell(find(findings, metric))),
        })),
    };
}
function find(findings, name) {
    return findings.find(({ metric }) => metric === name);
}
function makeCell(finding) {
    if (finding === undefined)
        return undefined;
    const { baseline, contender } = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .levelsOf */ .pd)(finding);
    const { number, unit } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .scale */ .hs)([baseline?.value ?? 0, contender?.value ?? 0], finding.unit);
    const [before, after] = [baseline, contender].map(level => (level === null ? '–' : number(level.value)));
    const both = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(before === after ? `${after}` : `${before} → ${after}`);
    return {
        values: unit === '' ? both : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${both} ${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .unitText */ .IL)(unit)}`,
        change: finding.change === null || before === after ? '' : (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .changeText */ .k0)(finding),
        mark: finding.verdict === null ? undefined : _words_js__WEBPACK_IMPORTED_MODULE_4__/* .marks */ .Z8[finding.verdict],
    };
}


/***/ }),

/***/ 3998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ concerns),
/* harmony export */   n9: () => (/* binding */ trustTitle),
/* harmony export */   tY: () => (/* binding */ trust)
/* harmony export */ });
/* harmony import */ var _compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9987);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _record_ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1638);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3960);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4792);
/* harmony import */ var _focus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8691);
/* harmony import */ var _rounds_confirmation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8075);
/* harmony import */ var _runners_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(951);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8389);










/** Describes in a few words whether the run can be trusted. It is the title of {@link trust}, which gives the details. */
function trustTitle(report) {
    const { control, plan, findings, spin } = report;
    const noise = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTooNoisy */ .Gi)(report);
    const parts = [
        noise === undefined ? titles[control.status](control) : `Control: ${noise}`,
        ...diagnosesOf(findings),
        ...spinTitle(spin),
        ...(plan?.inPlace ? ['in place'] : []),
    ];
    return parts.join(' · ');
}
/** What was looked for in the order of the invocations, and in how many benchmarks it was found; nothing without a test. */
function diagnosesOf(findings) {
    const tested = findings.filter(({ p }) => p !== null);
    if (tested.length === 0)
        return [];
    return diagnoses.map(([what, codes]) => {
        const found = tested.filter(({ warnings }) => warnings.some(({ code }) => codes.includes(code)));
        return `${what} ${found.length === 0 ? 'none' : `in ${found.length}`}`;
    });
}
const diagnoses = [
    ['order effect', ['slot-effect', 'predecessor-effect']],
    ['drift', ['drift']],
];
/** Lists the reasons for and against relying on the run, one sentence each. */
function trust(report) {
    const { control, plan } = report;
    return [
        ...(isSound(report) ? [controlSentence(control)] : []),
        ...copiesSentence(report),
        ...(0,_rounds_confirmation_js__WEBPACK_IMPORTED_MODULE_2__/* .confirmationSentences */ .Y)(report),
        ...workSentence(report),
        ...resolutionSentence(report.resolution),
        ...(plan && isPlanned(plan.stoppedBy) ? [stopSentence(report, plan)] : []),
        ...(0,_focus_js__WEBPACK_IMPORTED_MODULE_5__/* .focusSentences */ .r)(report),
        ...(plan?.slope ? [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${capital((0,_batch_js__WEBPACK_IMPORTED_MODULE_7__/* .describeSlope */ .L)(plan.slope))}.`)] : []),
        ...(plan?.batch ? [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${capital((0,_batch_js__WEBPACK_IMPORTED_MODULE_7__/* .describeBatch */ .s)(plan.batch))}.`)] : []),
        ...spinSentences(report.spin),
        ...(0,_runners_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerSentences */ .d)(report),
        ...concerns(report),
    ];
}
/** Lists the reasons against trusting the run. */
function concerns(report) {
    const { status, control, plan, warnings, findings } = report;
    const isWithoutRun = status === 'errored' || (status === 'not-compared' && !(0,_compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_8__/* .isOfStandIn */ .$)(report));
    return [
        ...warnings.map(warning => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .iU)(warning.message)),
        ...(isSound(report) || isWithoutRun || isWithoutNoise(findings) ? [] : [controlSentence(control)]),
        ...(plan?.inPlace ? [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(inPlaceSentence)] : []),
        ...(plan && !isPlanned(plan.stoppedBy) ? [stopSentence(report, plan)] : []),
        ...grouped(findings),
    ];
}
/** Whether the control says nothing against the run: it passed, or ended early where nothing depends on it. */
function isSound(report) {
    return report.control.status === 'passed' || isEarly(report);
}
function isEarly({ control, reinstall, stages }) {
    return control.status === 'too-few' && (reinstall?.when === 'round' || stages !== undefined);
}
function capital(text) {
    return `${text[0].toUpperCase()}${text.slice(1)}`;
}
/**
 * Whether all that is judged was the same in every invocation of a side, or ran only once, since its files are the same: a control has
 * nothing to add to that.
 */
function isWithoutNoise(findings) {
    const judged = findings.filter(({ verdict }) => verdict !== null);
    const isCertain = ({ verdict, change, p }) => p === null && (change === null ? verdict === 'unchanged' : change.level === 1);
    return judged.length > 0 && judged.every(isCertain);
}
function workSentence({ work }) {
    if (work?.same !== null)
        return [];
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)('What a side prints differs from run to run. So nobody checked whether both sides did the same work.')];
}
/** How often copies were made, and what two installations of the same code add to a change. */
function copiesSentence({ reinstall, control: { bias }, plan }) {
    if (plan?.inPlace)
        return [];
    const made = reinstall === undefined ? '' : madeSentences[reinstall.when](reinstall.starts.length);
    if (reinstall?.when === 'round')
        return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(made)];
    const known = bias ? `Two installations of the same code differ by about ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(bias)} here. ` : '';
    if (made === '' && known === '')
        return [];
    const what = known === '' ? 'what two installations of the same code may differ by' : 'that';
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${made}${known}The intervals include ${what}.`)];
}
const madeSentences = {
    round: () => 'All copies were made anew before each round. So where their files lie is part of the noise, and the control covers what hangs on their paths.',
    look: blocks => `All copies were made anew ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U)(blocks, 'time')}. `,
    once: blocks => (blocks === 1 ? 'The copies were made once. ' : `The copies were made ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U)(blocks, 'time')}. `),
};
function resolutionSentence(resolution) {
    if (resolution === null)
        return [];
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`A change of ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(resolution)} would have been found in four of five runs (the median over the benchmarks).`),
    ];
}
function spinTitle(spin) {
    if (spin === undefined)
        return [];
    return [spin.contaminated ? `machine changed its speed in ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U)(spin.moved.length, 'round')}` : 'machine steady'];
}
function spinSentences(spin) {
    if (spin === undefined)
        return [];
    const { number, unit } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([spin.seconds], 's');
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`The speed of the machine, from a fixed piece of work after each round (${number(spin.seconds)} ${unit}): spread ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(spin.spread)}, drift ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(spin.drift)}. No round is dropped.`),
    ];
}
function isPlanned(reason) {
    return reason === 'complete' || reason === 'settled';
}
function controlSentence(control) {
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(controlSentences[control.status](control));
}
function stopSentence({ rounds, warnings }, plan) {
    // Then it was not the command that failed, and a warning tells what it was.
    const isTold = plan.stoppedBy === 'failing' && warnings.some(({ code }) => code === _record_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .endingCodes */ .E.endedEarly);
    if (isTold)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`Measuring stopped after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U)(rounds, 'round')} of ${plan.rounds}.`);
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(stopSentences[plan.stoppedBy](rounds, plan.rounds));
}
const titles = {
    passed: ({ failed, of }) => `Control: ${failed} of ${of} flagged`,
    failed: ({ failed, of }) => `Control: ${failed} of ${of} flagged`,
    'too-few': () => 'Control: not enough rounds yet',
    'not-run': () => 'Control: not run',
};
const controlSentences = {
    passed: ({ of, noiseFloor }) => `The control compares two copies of the same code, ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U)(of, 'benchmark')}, and found no difference, as it should.${floor(noiseFloor)}`,
    failed: ({ failed, of, noiseFloor }) => `The control compares two copies of the same code, and found a difference in ${failed} of ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U)(of, 'benchmark')}. If that would change a verdict, the benchmark is incomparable.${floor(noiseFloor)}`,
    'too-few': ({ noiseFloor }) => `The control compares two copies of the same code. There were not enough rounds yet for it to find a difference.${floor(noiseFloor)}`,
    'not-run': () => 'There was no control, so nobody knows how much two copies of the same code differ on this machine.',
};
const inPlaceSentence = 'Both copies of a side ran in one directory, so the control cannot see effects of the directory. Nobody checked whether one side changed the files of the other.';
const stopSentences = {
    complete: rounds => `Measuring ended as planned, after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U)(rounds, 'round')}.`,
    settled: (rounds, planned) => `Measuring ended after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U)(rounds, 'round')} of at most ${planned}, because more rounds would not change a verdict.`,
    'time-budget': (rounds, planned) => `The time budget ended after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U)(rounds, 'round')} of ${planned}.`,
    interrupted: (rounds, planned) => `Measuring was interrupted after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U)(rounds, 'round')} of ${planned}. The round that was cut off is not used.`,
    failing: (rounds, planned) => `Measuring stopped after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U)(rounds, 'round')} of ${planned}, because the command kept failing.`,
};
function floor(noiseFloor) {
    return noiseFloor === null ? '' : ` Its noise floor is ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(noiseFloor)}.`;
}
/** The warnings of all findings: each sentence once, with the benchmarks that it is about. */
function grouped(findings) {
    const benchmarks = new Map();
    for (const { benchmark, warnings } of findings)
        for (const warning of warnings)
            benchmarks.set(warning.message, (benchmarks.get(warning.message) ?? new Set()).add(benchmark));
    return [...benchmarks].map(([sentence, which]) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .names */ .Dy)([...which])}: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .iU)(sentence)}`);
}


/***/ })

};
