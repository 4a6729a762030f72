export const id = 285;
export const ids = [285];
export const modules = {

/***/ 8285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decodeRules: () => (/* binding */ decodeRules)
/* harmony export */ });
/* unused harmony export RulesError */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _util_present_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2863);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8932);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3536);





/** A file of rules that its user must mend; the message names the place, and what belongs there. */
class RulesError extends Error {
    name = 'RulesError';
}
const longestInCharacters = 2 ** 18;
/** The rules in the YAML `text` of the file that messages call `source`; `asOf` is the day on which they are applied. */
function decodeRules(text, { source, asOf }) {
    if (text.length > longestInCharacters)
        throw new RulesError(`${source}: the file has ${text.length} characters; at most ${longestInCharacters} are read`);
    if (isTooDeep(text))
        throw new RulesError(`${source}: brackets are nested too deeply`);
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = parse(text, lines, source);
    // A file of comments only, as one begins with.
    if (document.contents === null)
        return { source, asOf, list: [] };
    const result = valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenFile */ .Iy, document.toJS({ maxAliasCount: 0 }));
    if (!result.success)
        throw describe(result.issues[0], { document, lines, source });
    const list = result.output.rules.map((rule, index) => {
        const { line } = lines.linePos(findOffset(document, ['rules', index]));
        const { 'fail-above': failAbove, 'same-work': sameWork, ...rest } = rule;
        return { benchmark: _rules_js__WEBPACK_IMPORTED_MODULE_3__/* .everything */ .Y, metric: _rules_js__WEBPACK_IMPORTED_MODULE_3__/* .everything */ .Y, ...(0,_util_present_js__WEBPACK_IMPORTED_MODULE_4__/* .present */ .E)({ ...rest, failAbove, sameWork }), line };
    });
    return { source, asOf, list };
}
const deepest = 500;
/** The parser calls itself for each level, until there is no room; quotes are not looked at, since rules need two levels. */
function isTooDeep(text) {
    let depth = 0;
    for (const [bracket] of text.matchAll(/[[\]{}]|- (?=- )/g)) {
        depth = bracket === ']' || bracket === '}' ? Math.max(0, depth - 1) : depth + 1;
        if (depth > deepest)
            return true;
    }
    return false;
}
function parse(text, lines, source) {
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
        refuseAliases(document, lines, source);
        const [error] = [...document.errors, ...document.warnings];
        if (error)
            throw new RulesError(`${place(source, lines, error.pos[0])}: ${messages[error.code] ?? error.message}`);
        return document;
    }
    catch (cause) {
        if (cause instanceof RulesError)
            throw cause;
        throw new RulesError(`${source}: this is not valid YAML: ${cause.message}`, { cause });
    }
}
const needsQuotes = 'a text that begins with * needs quotes, such as "*/big" (YAML would read it as an alias)';
/** Where the library speaks to programmers. */
const messages = {
    BAD_ALIAS: needsQuotes,
    MULTIPLE_DOCS: 'a file of rules is one document: remove what follows the line ---',
};
/** A pattern without quotes; nobody needs more of them for so little text. */
function refuseAliases(document, lines, source) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_key, { range }) {
            throw new RulesError(`${place(source, lines, range?.[0] ?? 0)}: ${needsQuotes}`);
        },
    });
}
function describe(issue, { document, lines, source }) {
    const path = (issue.path ?? []).map(({ key }) => key);
    const name = path.findLast(key => typeof key === 'string');
    const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
    const isMissing = issue.type === 'strict_object' && issue.received === 'undefined';
    const at = place(source, lines, findOffset(document, path, isUnknown));
    if (isUnknown)
        return new RulesError(`${at}: there is no "${String(name).slice(0, 80)}" here; ${issue.message}`);
    if (isMissing)
        return new RulesError(`${at}: "${name}" is missing; ${issue.message}`);
    return new RulesError(`${at}: ${name === undefined ? '' : `"${name}" is ${shown(document, path)}; `}${issue.message}`);
}
function place(source, lines, offset) {
    const { line, col } = lines.linePos(offset);
    return `${source}:${line}:${col}`;
}
/** Where the value at `path` begins, or its key; where there is none, the nearest thing around it. */
function findOffset(document, path, isKey = false) {
    let offset = document.contents?.range?.[0] ?? 0;
    let node = document.contents;
    for (const [depth, key] of path.entries()) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node))
            break;
        const item = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? node.items.find(pair => keyOf(pair.key) === String(key)) : node.items[Number(key)];
        const isLast = depth === path.length - 1;
        const found = ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(item) ? (isKey && isLast ? item.key : (item.value ?? item.key)) : item);
        if (!found?.range)
            break;
        offset = found.range[0];
        node = found;
    }
    return offset;
}
function keyOf(key) {
    return String((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : key);
}
/** What stands in the file, for a message. */
function shown(document, path) {
    const found = document.getIn(path, true);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(found))
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(found) ? 'a map' : 'a list';
    const value = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(found) ? (found.source ?? found.value) : found;
    return value === undefined || value === null || value === '' ? 'empty' : `"${String(value).slice(0, 80)}"`;
}


/***/ })

};
