export const id = 38;
export const ids = [38];
export const modules = {

/***/ 1038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   analyze: () => (/* binding */ analyze)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5503);
/* harmony import */ var _report_render_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3251);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(432);
/* harmony import */ var _util_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8884);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4147);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5197);
/* harmony import */ var _judging_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6682);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3209);
/* harmony import */ var _show_page_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6596);











/** What it leaves in files; the JSON is printed. */
const pages = _report_render_js__WEBPACK_IMPORTED_MODULE_2__/* .renderers */ .ZR.filter(one => one.file !== undefined && one.name !== 'json');
const analyze = {
    usage: 'counterbalance analyze RECORD.json [options]',
    summary: 'what a record says: the report as JSON, on stdout',
    options: { ..._judging_js__WEBPACK_IMPORTED_MODULE_6__/* .judgingOptions */ .D, ...(0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .fileOptions */ .N9)(pages), ..._show_page_js__WEBPACK_IMPORTED_MODULE_8__/* .openOption */ .u },
    async run({ get, words }) {
        (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .checkOutputs */ .n2)(pages.map(({ name }) => get(name)));
        const record = (0,_record_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeRecord */ .eT)((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readInput */ .R5)(words, 'RECORD.json'));
        const { narrowing, apply } = await (0,_judging_js__WEBPACK_IMPORTED_MODULE_6__/* .readJudging */ .j)(get);
        const judged = apply(record);
        const report = (0,_report_report_js__WEBPACK_IMPORTED_MODULE_3__/* .narrowAll */ .fD)((0,_report_report_js__WEBPACK_IMPORTED_MODULE_3__/* .makeReport */ .dO)(judged), narrowing);
        const view = (0,_report_report_js__WEBPACK_IMPORTED_MODULE_3__/* .describeWhole */ .bm)(report);
        if (view !== undefined)
            process.stderr.write(`${view}: "view" has the places of these in "findings"\n`);
        process.stdout.write((0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessJson */ .EL)((0,_util_json_js__WEBPACK_IMPORTED_MODULE_10__/* .renderJson */ .h)(report)));
        const options = { ...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalOf */ .g)(process.stdout), recordOf: () => judged };
        const problems = pages.flatMap(page => (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .tryToWrite */ .oo)(get(page.name), () => page.render(report, options)) ?? []);
        const unopened = await (0,_show_page_js__WEBPACK_IMPORTED_MODULE_8__/* .showPage */ .R)(get, () => _report_render_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlPage */ .X.render(report, options));
        if (unopened !== undefined)
            problems.push(unopened);
        for (const problem of problems)
            process.stderr.write(`${problem}\n`);
        if (report.status === 'errored' || report.status === 'not-compared')
            return _exit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .exitStatus */ .$.notCompared;
        return problems.length > 0 ? _exit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .exitStatus */ .$.wrongCall : _exit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .exitStatus */ .$.done;
    },
};


/***/ }),

/***/ 6682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ judgingOptions),
/* harmony export */   j: () => (/* binding */ readJudging)
/* harmony export */ });
/* harmony import */ var _inputs_declarations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3140);
/* harmony import */ var _inputs_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8344);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);
/* harmony import */ var _rules_match_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3650);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3209);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1817);






/** The options that judge a record again, and that choose the rows of its report. */
const judgingOptions = { ...asRecorded((0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .optionsOf */ .cz)('analyze')), ...(0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .optionsOf */ .cz)('render') };
/** Decodes {@link judgingOptions}, and reads the file of rules if they name one. */
async function readJudging(get) {
    const given = (0,_inputs_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeGiven */ .MN)(get, 'analyze');
    const rules = await (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .readNamedRules */ .h_)(given.config);
    return {
        narrowing: checkNarrowing(given),
        apply: record => ({
            ...record,
            settings: {
                ...(0,_inputs_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceSet */ .hA)(record.settings, (0,_inputs_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSettings */ .mF)(given), get),
                ...(given.looks ? { looks: given.looks } : {}),
                ...(rules ? { rules } : {}),
            },
        }),
    };
}
/** `options` whose default is what the record says. */
function asRecorded(options) {
    return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, { ...option, default: 'as recorded' }]));
}
/** `asked` without anything else; a pattern that would take too long to match is refused. */
function checkNarrowing({ filter, only, sort }) {
    for (const pattern of filter) {
        if ((0,_rules_match_js__WEBPACK_IMPORTED_MODULE_3__/* .countStars */ .PL)(pattern) > _rules_match_js__WEBPACK_IMPORTED_MODULE_3__/* .mostStars */ .TE)
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"filter" is "${pattern}"; a pattern has at most ${_rules_match_js__WEBPACK_IMPORTED_MODULE_3__/* .mostStars */ .TE} stars`);
        if ((0,_rules_match_js__WEBPACK_IMPORTED_MODULE_3__/* .isTooManifold */ .fl)(pattern))
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"filter" is "${pattern}"; it has too many combinations: give --filter several times instead`);
    }
    return { filter, only, sort };
}


/***/ }),

/***/ 21:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showPage),
/* harmony export */   u: () => (/* binding */ openOption)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5197);






/** The option that shows the page at once. */
const openOption = {
    open: {
        group: 'Output',
        help: 'Open the HTML page in the browser. If no option writes it, it is a temporary file.',
    },
};
/** Opens the page that `--html` named, or else one that `make` makes, where `get` asks for it. Returns what went wrong, in words. */
async function showPage(get, make) {
    if (get('open') !== 'true')
        return undefined;
    const named = get('html');
    if (named !== '')
        return await openInBrowser(named);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), 'counterbalance-')), 'report.html');
    const problem = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .tryToWrite */ .oo)(path, make);
    if (problem !== undefined)
        return problem;
    process.stderr.write(`The page is ${path}\n`);
    return await openInBrowser(path);
}
/** Opens the file at `path` in the browser: the one that BROWSER names, or else the system's own. Returns why it could not, in words. */
async function openInBrowser(path) {
    const [program, ...words] = listOpener();
    try {
        const opener = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, [...words, path], { stdio: 'ignore', detached: true });
        await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(opener, 'spawn');
        opener.unref();
        return undefined;
    }
    catch (error) {
        return `"${path}" could not be opened with "${program}": ${error.message}. Open it yourself, or set BROWSER to a program`;
    }
}
function listOpener() {
    const { BROWSER } = process.env;
    if (BROWSER)
        return [BROWSER];
    if (process.platform === 'darwin')
        return ['open'];
    return process.platform === 'win32' ? ['explorer'] : ['xdg-open'];
}


/***/ })

};
