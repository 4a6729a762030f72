export const id = 620;
export const ids = [620];
export const modules = {

/***/ 5197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   n2: () => (/* binding */ checkOutputs),
/* harmony export */   oo: () => (/* binding */ tryToWrite)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(646);



const longestInBytes = 2 ** 28;
/** The text of the file that `words` name, `-` for standard input; `what` is its name in the usage. */
function readInput(words, what) {
    const [path, ...rest] = words;
    if (path === undefined || rest.length > 0)
        throw new _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`exactly one ${what} belongs here, or "-" for standard input`);
    try {
        const size = path === '-' ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size;
        if (size <= longestInBytes)
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path === '-' ? 0 : path, 'utf8');
    }
    catch (cause) {
        throw new _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" cannot be read: ${explain(cause)}`, { cause });
    }
    throw new _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" is larger than ${longestInBytes / 2 ** 20} MiB, and is not read`);
}
/** Files to be written at the end, by what goes into them; they are tried now, since measuring is too long to be lost on a wrong path. */
function checkOutputs(paths) {
    for (const path of paths) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
                throw new Error('it is a directory');
        }
        catch (cause) {
            throw new _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${explain(cause)}`, { cause });
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
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(646);
/* harmony import */ var _report_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7258);
/* harmony import */ var _report_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1017);
/* harmony import */ var _report_html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7325);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3021);
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(747);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8047);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5197);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6596);









const renderers = new Map([
    ['terminal', report => (0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTerminal */ .b)(report, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalOf */ .g)(process.stdout))],
    ['comment', report => (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .renderMarkdown */ .G)(report, { limit: _report_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .commentLimit */ .j9 })],
    ['summary', report => (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .renderMarkdown */ .G)(report, { limit: _report_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .summaryLimit */ .mf })],
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
            throw new _inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`"as" is "${name}"; it can be ${[...renderers.keys()].join(', ')}`);
        process.stdout.write(renderer((0,_report_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeReport */ .b)(parseJson((0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readInput */ .R5)(words, 'REPORT.json')))));
        return _command_js__WEBPACK_IMPORTED_MODULE_6__/* .exitStatus */ .$.done;
    },
};
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new _inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`the report is not JSON, or it was cut off: ${cause.message}`, { cause });
    }
}


/***/ })

};
