export const id = 693;
export const ids = [693];
export const modules = {

/***/ 4693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _compare_gate_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(372);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2495);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _report_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1017);
/* harmony import */ var _report_html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7325);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3021);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5650);
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1488);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8047);
/* harmony import */ var _compare_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4822);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5197);
/* harmony import */ var _measuring_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3030);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6076);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6003);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6596);















/** What goes into the files that a comparison leaves, by option. */
const files = [
    ['json', report => `${JSON.stringify(report, null, 1)}\n`],
    ['markdown', report => (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .renderMarkdown */ .Gc)(report, { limit: { ..._report_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryLimit */ .mf, size: Infinity } })],
    ['html', _report_html_js__WEBPACK_IMPORTED_MODULE_3__/* .renderHtml */ .K],
];
const compare = {
    usage: [
        'counterbalance compare --baseline DIR [--contender DIR] [options] -- COMMAND [ARG…]',
        'counterbalance compare --baseline-command LINE --contender-command LINE [options]',
        'counterbalance compare --baseline-ref REF [--setup LINE] [options] -- COMMAND [ARG…]',
        'counterbalance compare --store DIR [--contender DIR] [options] -- COMMAND [ARG…]',
    ].join('\n'),
    summary: 'two versions of a program, side by side on this machine',
    options: _compare_options_js__WEBPACK_IMPORTED_MODULE_8__/* .compareOptions */ .U,
    async run({ get, words }) {
        const inputs = decodeCall(get, words);
        const recordPath = get('record');
        (0,_files_js__WEBPACK_IMPORTED_MODULE_9__/* .checkOutputs */ .n2)([recordPath, ...files.map(([option]) => get(option))].filter(path => path !== ''));
        const { record, problem } = await (0,_measuring_js__WEBPACK_IMPORTED_MODULE_10__/* .measureInView */ .D)(inputs, recordPath);
        const report = (0,_report_report_js__WEBPACK_IMPORTED_MODULE_5__/* .makeReport */ .d)(record);
        process.stdout.write((0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .renderTerminal */ .b)(report, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_13__/* .terminalOf */ .g)(process.stdout)));
        const problems = [problem, ...files.map(([option, write]) => (0,_files_js__WEBPACK_IMPORTED_MODULE_9__/* .tryToWrite */ .oo)(get(option), () => write(report)))];
        return conclude(inputs, record, report, problems.filter(text => text !== undefined));
    },
};
function decodeCall(get, words) {
    const store = get('store');
    const contender = get('contender') || '.';
    return store === ''
        ? (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeLocalInputs */ .N7)((0,_options_js__WEBPACK_IMPORTED_MODULE_11__/* .asInputs */ .Co)(get), contender, words)
        : (0,_store_js__WEBPACK_IMPORTED_MODULE_12__/* .withStored */ .S)((0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeInputs */ .cs)((0,_options_js__WEBPACK_IMPORTED_MODULE_11__/* .asInputs */ .Co)(get), contender, words), store);
}
function conclude(inputs, { plan }, report, problems) {
    const failures = (0,_compare_gate_js__WEBPACK_IMPORTED_MODULE_14__/* .findGateFailures */ .iF)(report, inputs.failOn);
    for (const text of problems)
        process.stderr.write(`${text}\n`);
    for (const text of failures)
        process.stderr.write(`--fail-on: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessLines */ .vL)(text)}\n`);
    if (plan?.stoppedBy === 'interrupted')
        return _command_js__WEBPACK_IMPORTED_MODULE_7__/* .exitStatus */ .$.interrupted;
    if (report.status === 'errored' && plan?.stoppedBy === 'time-budget')
        return _command_js__WEBPACK_IMPORTED_MODULE_7__/* .exitStatus */ .$.notCompared;
    if (report.status === 'errored' || plan?.stoppedBy === 'failing')
        return _command_js__WEBPACK_IMPORTED_MODULE_7__/* .exitStatus */ .$.commandFailed;
    if (report.status === 'not-compared')
        return _command_js__WEBPACK_IMPORTED_MODULE_7__/* .exitStatus */ .$.notCompared;
    if (problems.length > 0)
        return _command_js__WEBPACK_IMPORTED_MODULE_7__/* .exitStatus */ .$.wrongCall;
    return failures.length > 0 ? _command_js__WEBPACK_IMPORTED_MODULE_7__/* .exitStatus */ .$.gateFailed : _command_js__WEBPACK_IMPORTED_MODULE_7__/* .exitStatus */ .$.done;
}


/***/ })

};
