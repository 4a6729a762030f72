export const id = 620;
export const ids = [620];
export const modules = {

/***/ 8047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ exitStatus)
/* harmony export */ });
/** Exit statuses; people's scripts rely on them. */
const exitStatus = {
    done: 0,
    gateFailed: 1,
    wrongCall: 2,
    notCompared: 3,
    commandFailed: 4,
    interrupted: 130,
};


/***/ }),

/***/ 5197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   n2: () => (/* binding */ checkOutputs),
/* harmony export */   oo: () => (/* binding */ tryToWrite)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5106);



const longestInBytes = 2 ** 28;
/** The text of the file that `words` name, `-` for standard input; `what` is its name in the usage. */
function readInput(words, what) {
    const [path, ...rest] = words;
    if (path === undefined || rest.length > 0)
        throw new _input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`exactly one ${what} belongs here, or "-" for standard input`);
    try {
        const size = path === '-' ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size;
        if (size <= longestInBytes)
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path === '-' ? 0 : path, 'utf8');
    }
    catch (cause) {
        throw new _input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" cannot be read: ${explain(cause)}`, { cause });
    }
    throw new _input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" is larger than ${longestInBytes / 2 ** 20} MiB, and is not read`);
}
/** Files to be written at the end, by what goes into them; they are tried now, since measuring is too long to be lost on a wrong path. */
function checkOutputs(paths) {
    for (const path of paths) {
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
            if (stats?.isDirectory())
                throw new Error('it is a directory');
            if (!stats && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).isDirectory())
                throw new Error('not a directory');
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(stats ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        }
        catch (cause) {
            throw new _input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${explain(cause)}`, { cause });
        }
    }
}
/** Writes what `make` makes to `path`, where there is one; why it could not, in words. */
function tryToWrite(path, make) {
    if (path === '')
        return undefined;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, make());
        return undefined;
    }
    catch (error) {
        return `"${path}" could not be written: ${explain(error)}`;
    }
}
/** What a system error says, without its call and path. */
function explain(error) {
    return error.message.replace(/^[A-Z]+: /, '').replace(/, \w+ '.*$/, '');
}


/***/ }),

/***/ 1620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5106);
/* harmony import */ var _report_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7258);
/* harmony import */ var _report_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1017);
/* harmony import */ var _report_html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7325);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3021);
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1488);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8047);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5197);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6596);









const renderers = new Map([
    ['terminal', report => (0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTerminal */ .b)(report, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalOf */ .g)(process.stdout))],
    ['comment', report => (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .renderMarkdown */ .Gc)(report, { limit: _report_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .commentLimit */ .j9 })],
    ['summary', report => (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .renderMarkdown */ .Gc)(report, { limit: _report_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryLimit */ .mf })],
    ['html', _report_html_js__WEBPACK_IMPORTED_MODULE_3__/* .renderHtml */ .K],
]);
const render = {
    usage: 'counterbalance render REPORT.json [--as terminal|comment|summary|html]',
    summary: 'a report as text, on stdout',
    options: { as: { value: 'NAME', help: `${[...renderers.keys()].join(', ')}; terminal where it is not given` } },
    async run({ get, words }) {
        const name = get('as') || 'terminal';
        const renderer = renderers.get(name);
        if (!renderer)
            throw new _input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`"as" is "${name}"; it can be ${[...renderers.keys()].join(', ')}`);
        process.stdout.write(renderer((0,_report_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeReport */ .bl)(parseJson((0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readInput */ .R5)(words, 'REPORT.json')))));
        return _command_js__WEBPACK_IMPORTED_MODULE_6__/* .exitStatus */ .$.done;
    },
};
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new _input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`the report is not JSON, or it was cut off: ${cause.message}`, { cause });
    }
}


/***/ }),

/***/ 2854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ verdicts)
/* harmony export */ });
const verdicts = ['regressed', 'incomparable', 'inconclusive', 'improved', 'unchanged'];


/***/ }),

/***/ 1781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findStatus),
/* harmony export */   b: () => (/* binding */ statuses)
/* harmony export */ });
/** What the whole run says, the first that applies. */
const statuses = [
    'errored',
    'not-compared',
    'regressed',
    'incomparable',
    'inconclusive',
    'improved',
    'unchanged',
];
/**
 * The status of a run with these findings; `absence` is why there was no baseline.
 *
 * Where nothing was judged (every direction unknown, say) the run is inconclusive: nothing speaks for "unchanged".
 */
function findStatus(run) {
    if (run.absence !== undefined)
        return 'not-compared';
    if (!run.measured)
        return 'errored';
    if (run.findings.length === 0)
        return 'not-compared';
    const found = new Set(run.findings.map(finding => finding.verdict));
    return statuses.find(status => found.has(status)) ?? 'inconclusive';
}


/***/ }),

/***/ 5106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NT: () => (/* binding */ defaults),
/* harmony export */   OV: () => (/* binding */ decodeCount),
/* harmony export */   RS: () => (/* binding */ decodeFlag),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   ZL: () => (/* binding */ decodeDuration),
/* harmony export */   _y: () => (/* binding */ decodeChoice),
/* harmony export */   a9: () => (/* binding */ decodeLines),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   fP: () => (/* binding */ decodeFraction),
/* harmony export */   rO: () => (/* binding */ withDefaults)
/* harmony export */ });
/** An input that its user must change; the message names it, what it got, and what belongs there. */
class InputError extends Error {
    name = 'InputError';
}
/** What an input is where the user gives none; `action.yml` says the same. */
const defaults = {
    mode: 'auto',
    suite: 'benchmark',
    'working-directory': '.',
    baseline: 'auto',
    format: 'auto',
    metrics: 'primary',
    statistic: 'median',
    warmups: '1',
    'min-rounds': '5',
    'max-rounds': '20',
    'time-budget': '10m',
    'invocation-timeout': '5m',
    threshold: '2%',
    confidence: '95%',
    'fail-on': 'never',
    'override-label': 'performance-accepted',
    comment: 'auto',
    measure: 'true',
    'in-place': 'false',
    copies: '2+2',
    sessions: '20',
    effect: '5%',
};
/** `given` without blanks around, and the defaults for what it does not give. */
function withDefaults(given) {
    return name => given(name).trim() || (defaults[name] ?? '');
}
/** The lines of a text that are not blank. */
function decodeLines(text) {
    return text
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '');
}
/** A whole number between two bounds; `otherwise` is what else belongs there, in words. */
function decodeCount(get, name, least, most, otherwise = '') {
    const text = get(name);
    const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (count >= least && count <= most)
        return count;
    throw new InputError(`"${name}" is ${shown(text)}; a whole number from ${least} to ${most}${otherwise} belongs there`);
}
const secondsPerUnit = { ms: 0.001, s: 1, m: 60, h: 3600 };
/** A time with its unit, in seconds. */
function decodeDuration(get, name) {
    const text = get(name);
    const parts = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/.exec(text);
    const seconds = parts ? Number(parts[1]) * secondsPerUnit[parts[2]] : 0;
    if (seconds > 0)
        return seconds;
    throw new InputError(`"${name}" is ${shown(text)}; a time with its unit belongs there, such as 90s, 10m or 1h`);
}
/** A percentage or a fraction, from `from` to below `below`, as a fraction. */
function decodeFraction(get, name, from, below) {
    const text = get(name);
    const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text);
    const fraction = parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN;
    if (fraction >= from && fraction < below)
        return fraction;
    throw new InputError(`"${name}" is ${shown(text)}; a percentage such as ${defaults[name]} belongs there, from ${100 * from}% to below ${100 * below}%`);
}
/** true or false. */
function decodeFlag(get, name) {
    const text = get(name).toLowerCase();
    if (text === 'true' || text === 'false')
        return text === 'true';
    throw new InputError(`"${name}" is ${shown(text)}; true or false belongs there`);
}
/** One of `names`. */
function decodeChoice(get, name, names) {
    const text = get(name);
    const choice = names.find(one => one === text);
    if (choice !== undefined)
        return choice;
    throw new InputError(`"${name}" is ${shown(text)}; it can be ${names.join(', ')}`);
}
/** What a user gave, for a message. */
function shown(text) {
    return text === '' ? 'empty' : `"${text.slice(0, 80)}"`;
}


/***/ }),

/***/ 7258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ ReportError),
/* harmony export */   bl: () => (/* binding */ decodeReport)
/* harmony export */ });
/* unused harmony exports decodeAs, text, list, name, natural, warning, reportSchema */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/* harmony import */ var _compare_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2854);
/* harmony import */ var _compare_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1781);



/** What is not a report, where, and why. */
class ReportError extends Error {
    name = 'ReportError';
}
/** A report from outside. Fields that are not known are left out: a later version may have written them. */
function decodeReport(value) {
    return decodeAs(reportSchema, value);
}
/** What `schema` makes of a value from outside. */
function decodeAs(schema, value) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(schema, value, { abortEarly: true });
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    const where = valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue) ?? 'The whole';
    throw new ReportError(`This is not a report of counterbalance. ${where}: expected ${expectation(issue)}, got ${issue.received.slice(0, 80)}. ` +
        'Give a file that was written with --json.');
}
function expectation({ type, kind, received, expected, requirement }) {
    if (type === 'finite')
        return 'a finite number';
    if (type === 'max_length')
        return `a length of at most ${requirement}`;
    return kind === 'schema' && received === 'undefined' ? 'a value' : (expected ?? 'another value');
}
const text = (longest) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longest));
const list = (item, longest) => 
// The length first: nobody should wait for a million rows to be read and refused.
valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longest), valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item));
const most = 100_000;
const mostRunners = 1000;
const name = text(1000);
/** As long as a record's texts may be, with room for what is said around them. */
const sentence = text(66_000);
const number = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .finite */ .E2x());
const natural = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const bound = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(number);
const warning = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: name, message: sentence });
const summary = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    n: natural,
    median: number,
    mean: number,
    min: number,
    q1: number,
    q3: number,
    max: number,
    mad: number,
    cv: bound,
});
const change = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: number, low: bound, high: bound, level: number });
const finding = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    benchmark: name,
    metric: name,
    unit: name,
    better: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['lower', 'higher', 'unknown']),
    primary: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    baseline: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(summary),
    contender: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(summary),
    change: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change),
    p: bound,
    adjustedP: bound,
    control: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: number, low: bound, high: bound, p: number })),
    verdict: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .r)),
    resolution: bound,
    roundsToSettle: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(natural),
    secondOpinions: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ means: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change), p95: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change), mannWhitneyP: bound })),
    runners: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(list(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: bound, contender: bound }), mostRunners)),
    reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(sentence),
    warnings: list(warning, 100),
});
const environment = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    fingerprint: name,
    cpu: name,
    cores: natural,
    memoryInBytes: natural,
    os: name,
    kernel: name,
    node: name,
    runner: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    virtualization: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
});
const runner = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    label: name,
    firstRound: natural,
    seed: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    environment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(environment),
});
const origin = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    label: sentence,
    source: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    artifact: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ runId: natural, runNumber: natural, digest: name, behind: natural })),
    command: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(sentence),
});
const looks = list(natural, 1000);
const copies = valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO([1, 2]);
const plan = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    copies: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: copies, contender: copies }),
    inPlace: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    rounds: natural,
    looks,
    stoppedBy: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: number,
});
const control = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['passed', 'failed', 'too-few', 'not-run']),
    failed: natural,
    of: natural,
    noiseFloor: bound,
    bias: bound,
});
/** What a report is, for those that hold reports. */
const reportSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema: valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('counterbalance/report@1'),
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_status_js__WEBPACK_IMPORTED_MODULE_2__/* .statuses */ .b),
    suite: name,
    rounds: natural,
    settings: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ threshold: number, confidence: number, looks }),
    control,
    suiteChange: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change),
    resolution: bound,
    findings: list(finding, most),
    added: list(name, most),
    removed: list(name, most),
    warnings: list(warning, 1000),
    leg: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    environment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(environment),
    runners: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(list(runner, mostRunners)),
    sides: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(origin), contender: origin })),
    command: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(sentence),
    options: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[a-z-]{1,40}$/)), sentence)),
    seed: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    plan: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(plan),
});


/***/ })

};
