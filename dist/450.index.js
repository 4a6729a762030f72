export const id = 450;
export const ids = [450];
export const modules = {

/***/ 75450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decodeConfig: () => (/* binding */ decodeConfig),
  decodeSettings: () => (/* binding */ decodeSettings)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./lib/util/present.js
var present = __webpack_require__(62863);
// EXTERNAL MODULE: ./lib/rules/rules.js
var rules_rules = __webpack_require__(48932);
;// CONCATENATED MODULE: ./lib/rules/decode.js


/** The rules of one list, with the line of each; `asOf` is the day on which they are applied. */
function makeRules(list, { source, asOf, line }) {
    const rules = list.map((rule, index) => {
        const { 'fail-above': failAbove, 'same-work': sameWork, ...rest } = rule;
        return {
            benchmark: rules_rules/* everything */.Y,
            metric: rules_rules/* everything */.Y,
            ...(0,present/* present */.E)({ ...rest, failAbove, sameWork }),
            line: line(index),
        };
    });
    return { source, asOf, list: rules };
}

// EXTERNAL MODULE: ./lib/rules/schema.js
var schema = __webpack_require__(73536);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/rules/yaml.js


/** A file of settings and rules that its user must mend; the message names the place, and what belongs there. */
class RulesError extends Error {
    name = 'RulesError';
}
const longestInCharacters = 2 ** 18;
/** Decodes the YAML `text` of the file that messages call `source`. Returns undefined if it only has comments. */
function decodeYaml(text, source, schema) {
    if (text.length > longestInCharacters)
        throw new RulesError(`${source}: the file has ${text.length} characters; at most ${longestInCharacters} are read`);
    if (isTooDeep(text))
        throw new RulesError(`${source}: brackets are nested too deeply`);
    const lines = new yaml_dist/* LineCounter */.HN();
    const document = parse(text, lines, source);
    if (document.contents === null)
        return undefined;
    if (!(0,yaml_dist/* isMap */.jh)(document.contents))
        throw new RulesError(`${place(source, lines, document.contents.range?.[0] ?? 0)}: it must be a map of keys and values`);
    const result = dist/* safeParse */.xLC(schema, document.toJS({ maxAliasCount: 0 }));
    if (!result.success)
        throw describe(result.issues[0], { document, lines, source });
    return {
        value: result.output,
        line: path => lines.linePos(findOffset(document, path)).line,
        place: path => place(source, lines, findOffset(document, path)),
    };
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
        const document = (0,yaml_dist/* parseDocument */.Tp)(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
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
/** Messages instead of the library's own, which are written for programmers. */
const messages = {
    BAD_ALIAS: needsQuotes,
    MULTIPLE_DOCS: 'the file is one document: remove what follows the line ---',
};
/** A pattern without quotes; nobody needs more of them for so little text. */
function refuseAliases(document, lines, source) {
    (0,yaml_dist/* visit */.YR)(document, {
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
/** Finds the place of the value at `path`, or of its key, or of the nearest thing around it. */
function findOffset(document, path, isKey = false) {
    let offset = document.contents?.range?.[0] ?? 0;
    let node = document.contents;
    for (const [depth, key] of path.entries()) {
        if (!(0,yaml_dist/* isCollection */.P3)(node))
            break;
        const item = (0,yaml_dist/* isMap */.jh)(node) ? node.items.find(pair => keyOf(pair.key) === String(key)) : node.items[Number(key)];
        const isLast = depth === path.length - 1;
        const found = ((0,yaml_dist/* isPair */.tO)(item) ? (isKey && isLast ? item.key : (item.value ?? item.key)) : item);
        if (!found?.range)
            break;
        offset = found.range[0];
        node = found;
    }
    return offset;
}
function keyOf(key) {
    return String((0,yaml_dist/* isScalar */.jn)(key) ? key.value : key);
}
/** Describes the value at `path` for a message. */
function shown(document, path) {
    const found = document.getIn(path, true);
    if ((0,yaml_dist/* isCollection */.P3)(found))
        return (0,yaml_dist/* isMap */.jh)(found) ? 'a map' : 'a list';
    const value = (0,yaml_dist/* isScalar */.jn)(found) ? (found.source ?? found.value) : found;
    return value === undefined || value === null || value === '' ? 'empty' : `"${String(value).slice(0, 80)}"`;
}

// EXTERNAL MODULE: ./lib/inputs/declaration.js
var declaration = __webpack_require__(39929);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(23140);
// EXTERNAL MODULE: ./lib/inputs/unknown.js
var unknown = __webpack_require__(25075);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(97035);
;// CONCATENATED MODULE: ./lib/inputs/config.js








const scalar = dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig(), dist/* boolean */.zMY()]);
const list = dist/* array */.YOg(scalar);
const aValue = 'it must be a text, a number, true or false, or a list of them';
const value = dist/* union */.KCZ([scalar, list, dist/* record */.g1P(dist/* string */.YjP(), dist/* union */.KCZ([scalar, list]))], aValue);
/** The schema of a map with the keys `names`; a dot in a name stands for a map within. */
function makeMap(names, place) {
    const keys = [...new Set(names.map(name => name.split('.')[0]))];
    const entries = keys.map(key => {
        const inner = names.flatMap(name => (name.startsWith(`${key}.`) ? name.slice(key.length + 1) : []));
        return [key, dist/* optional */.lqM(inner.length === 0 ? value : makeMap(inner, key))];
    });
    return dist/* strictObject */.rej(Object.fromEntries(entries), issue => issue.expected === 'never'
        ? (0,unknown/* adviseOn */.m)(String(issue.path?.at(-1)?.key), keys, place)
        : `it must be a map of ${keys.join(', ')}`);
}
const namesIn = (section) => (0,declarations/* listPlace */.iK)(section).map(({ name }) => name);
const sectionOf = (section) => dist/* nullish */.cl6(makeMap(namesIn(section), section), {});
const ofSuite = { run: sectionOf('run'), judging: sectionOf('judging'), rules: dist/* optional */.lqM(schema/* writtenRules */.zI, null) };
const whole = { ...ofSuite, history: sectionOf('history'), 'self-test': sectionOf('self-test') };
const file = dist/* strictObject */.rej({
    ...whole,
    suites: dist/* nullish */.cl6(dist/* record */.g1P(dist/* string */.YjP(), dist/* strictObject */.rej(ofSuite, describeMap(Object.keys(ofSuite))), 'it must be a map of the names of suites'), {}),
}, describeMap([...Object.keys(whole), 'suites']));
function describeMap(names) {
    return (issue) => issue.expected === 'never'
        ? (0,unknown/* adviseOn */.m)(String(issue.path?.at(-1)?.key), names, 'the file')
        : `the file is a map of ${names.join(', ')}`;
}
/** Decodes the file in `text`. */
function decodeConfig(text, { source, asOf }) {
    const written = decodeYaml(text, source, file);
    if (written === undefined)
        return { suites: [], of: () => ({ texts: noTexts }) };
    const { suites, rules, ...own } = written.value;
    const of = (key, path, map) => readTexts((0,declarations/* listPlace */.iK)(key), map, { written, path: [...path, key] });
    const texts = Object.fromEntries(declaration/* sections */.V0.map(key => [key, of(key, [], own[key])]));
    const ofSuites = Object.entries(suites).map(([name, one]) => {
        const [run, judging] = [of('run', ['suites', name], one.run), of('judging', ['suites', name], one.judging)];
        return { name, run, judging, rules: one.rules };
    });
    const forSuite = (suite) => {
        const chosen = ofSuites.find(({ name }) => name === suite);
        const ruled = [
            ...(rules ?? []).map((rule, index) => ({ rule, path: ['rules', index] })),
            ...(chosen?.rules ?? []).map((rule, index) => ({ rule, path: ['suites', suite, 'rules', index] })),
        ];
        const line = (index) => written.line(ruled[index].path);
        return {
            texts: { ...texts, run: { ...texts.run, ...chosen?.run }, judging: { ...texts.judging, ...chosen?.judging } },
            ...(rules === null && chosen?.rules == null
                ? {}
                : {
                    rules: makeRules(ruled.map(({ rule }) => rule), { source, asOf, line }),
                }),
        };
    };
    return { suites: Object.keys(suites), of: forSuite };
}
const noTexts = { run: {}, judging: {}, history: {}, 'self-test': {} };
/** Decodes the input `settings`: keys of `run`, and those that no file has. */
function decodeSettings(text) {
    const taken = [...(0,declarations/* listPlace */.iK)('run'), ...(0,declarations/* listPlace */.iK)('settings')];
    const written = decodeYaml(text, '"settings"', makeMap(taken.map(({ name }) => name), 'settings'));
    return written === undefined ? {} : readTexts(taken, written.value, { written, path: [] });
}
/** The values of `map` as texts, each of which its setting can read. */
function readTexts(settings, map, { written, path }) {
    const entries = settings.flatMap(setting => {
        const words = setting.name.split('.');
        const found = words.reduce((inner, word) => inner?.[word], map);
        if (found === undefined)
            return [];
        const text = toText(found, setting);
        try {
            setting.decode(text, setting.name);
        }
        catch (error) {
            if (!(error instanceof values/* InputError */.dz))
                throw error;
            throw new RulesError(`${written.place([...path, ...words])}: ${error.message}`, { cause: error });
        }
        return [[setting.name, text]];
    });
    return Object.fromEntries(entries);
}
/** A list has a line for each value where the input has, else commas; a map has a line `name=1,2` for each name. */
function toText(found, { isRepeatable }) {
    if (Array.isArray(found))
        return found.join(isRepeatable ? '\n' : ', ');
    if (typeof found !== 'object')
        return String(found);
    return Object.entries(found)
        .map(([name, values]) => `${name}=${Array.isArray(values) ? values.join(',') : values}`)
        .join('\n');
}


/***/ })

};
