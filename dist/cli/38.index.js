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
/* harmony import */ var _report_merged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(842);
/* harmony import */ var _report_pages_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2479);
/* harmony import */ var _report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5456);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4147);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5197);
/* harmony import */ var _judging_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6682);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3209);
/* harmony import */ var _show_page_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6596);











/** What it leaves in files; the JSON is printed. */
const pages = _report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_3__/* .renderers */ .ZR.filter(one => one.file !== undefined && one.name !== 'json');
const analyze = {
    usage: 'counterbalance analyze RECORD.json [options]',
    summary: 'what a record says: the report as JSON, on stdout',
    options: { ..._judging_js__WEBPACK_IMPORTED_MODULE_6__/* .judgingOptions */ .D, ...(0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .fileOptions */ .N9)(pages), ..._show_page_js__WEBPACK_IMPORTED_MODULE_8__/* .openOption */ .u },
    async run({ get, words }) {
        (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .checkOutputs */ .n2)(pages.map(({ name }) => get(name)));
        const record = (0,_record_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeRecord */ .eT)((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readInput */ .R5)(words, 'RECORD.json'));
        const { narrowing, apply } = await (0,_judging_js__WEBPACK_IMPORTED_MODULE_6__/* .readJudging */ .j)(get);
        const judged = apply(record);
        const report = (0,_report_merged_js__WEBPACK_IMPORTED_MODULE_2__/* .narrowAll */ .fD)((0,_report_merged_js__WEBPACK_IMPORTED_MODULE_2__/* .reportRecord */ .aL)(judged), narrowing);
        const view = (0,_report_merged_js__WEBPACK_IMPORTED_MODULE_2__/* .describeWhole */ .bm)(report);
        if (view !== undefined)
            process.stderr.write(`${view}: "view" has the places of these in "findings"\n`);
        process.stdout.write((0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessJson */ .EL)((0,_report_pages_json_js__WEBPACK_IMPORTED_MODULE_10__/* .renderJson */ .h)(report)));
        const options = { ...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalOf */ .g)(process.stdout), recordOf: () => judged };
        const problems = pages.flatMap(page => (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .tryToWrite */ .oo)(get(page.name), () => (0,_report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBy */ .yA)(page, report, options)) ?? []);
        const unopened = await (0,_show_page_js__WEBPACK_IMPORTED_MODULE_8__/* .showPage */ .R)(get, () => (0,_report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBy */ .yA)(_report_pages_renderers_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlPage */ .X, report, options));
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


/***/ })

};
