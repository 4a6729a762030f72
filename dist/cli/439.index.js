export const id = 439;
export const ids = [439,918];
export const modules = {

/***/ 6341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ isOfRulesOnly),
/* harmony export */   Gj: () => (/* binding */ allowances),
/* harmony export */   ei: () => (/* binding */ gateConditions),
/* harmony export */   jH: () => (/* binding */ noGate)
/* harmony export */ });
/** The conditions on which a user can make a job fail. */
const gateConditions = [
    'regressed',
    'inconclusive',
    'not-comparable',
    'not-compared',
    'removed',
    'budget',
    'required',
];
/** The conditions on which a gate fails by default, and which a user can allow. */
const allowances = ['removed', 'errored', 'not-comparable', 'not-compared', 'missing-parts'];
/** No gate: nothing that is found fails the job. */
const noGate = { failOn: [], allow: [] };
const ruleConditions = ['budget', 'required'];
/** Returns whether the gate asks about rules only: then it looks at what the rules name, and at nothing else. */
function isOfRulesOnly({ failOn }) {
    return failOn.every(condition => ruleConditions.includes(condition));
}


/***/ }),

/***/ 4740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ usualExponentThreshold)
/* harmony export */ });
/** The smallest difference of exponents that is worth a report, unless somebody says another one. */
const usualExponentThreshold = 0.1;


/***/ }),

/***/ 3974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ addressOfId),
/* harmony export */   BE: () => (/* binding */ terminalVoice),
/* harmony export */   CJ: () => (/* binding */ markdownCellVoice),
/* harmony export */   Cr: () => (/* binding */ markdownVoice),
/* harmony export */   EL: () => (/* binding */ harmlessJson),
/* harmony export */   IL: () => (/* binding */ unitText),
/* harmony export */   Nr: () => (/* binding */ quantityText),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   eV: () => (/* binding */ htmlVoice),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   lt: () => (/* binding */ attribute),
/* harmony export */   tJ: () => (/* binding */ inert),
/* harmony export */   vL: () => (/* binding */ harmlessLines),
/* harmony export */   wQ: () => (/* binding */ freeId)
/* harmony export */ });
/* harmony import */ var _util_entities_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1193);
/* harmony import */ var _util_hidden_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7470);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8106);



/** Longest name shown, in code points. */
const longestName = 80;
/** Longest sentence from outside shown, in code points. */
const longestMessage = 300;
/**
 * The way to write text from outside in Markdown.
 *
 * A name becomes a code element, because GitHub's filters for mentions, references and emoji run on decoded text and skip code.
 * All but harmless characters become entities. So pipes, backticks, tags and hidden markers have no effect in the source. Checked
 * with cmark-gfm.
 */
const markdownVoice = {
    name: text => code(cutMiddle(fold(text), longestName) || '(no name)'),
    message: text => prose(cut(fold(text), longestMessage)),
    line: text => code(fold(text)),
    value: text => text.replaceAll(' ', '\u00a0'),
    sign: ({ emoji }) => emoji,
    style: (text, style) => (style === 'strong' ? `**${text}**` : styleInline(text, style)),
    link: (text, address) => `[${text}](${address})`,
};
/** The same for the cell of a table, where a star of a name's neighbour could not end what another one began. */
const markdownCellVoice = { ...markdownVoice, style: styleInline };
/** Styles as elements that both kinds of page know; tones need a page's own style. */
function styleInline(text, style) {
    if (style === 'strong')
        return `<b>${text}</b>`;
    if (style === 'below')
        return `<br><sub>${text}</sub>`;
    // Several blanks would be drawn as one.
    return style === 'strip' && text !== '' ? `<code>${text.replaceAll(' ', '\u00a0')}</code>` : text;
}
/** The shapes of a page, for those who copy or hear it. */
const characters = { up: '▲', down: '▼', ring: '○' };
/** The way to write text from outside in a page of our own, which has room for whole names. */
const htmlVoice = {
    name: text => code(fold(text) || '(no name)'),
    message: text => (0,_util_entities_js__WEBPACK_IMPORTED_MODULE_0__/* .entities */ .O)(fold(text)),
    line: markdownVoice.line,
    sign: ({ character, shape }) => shape === undefined ? character : `<i class="sign ${shape}">${characters[shape]}</i>`,
    words: text => (/[&<]/.test(text) ? text.replaceAll('&', '&#38;').replaceAll('<', '&#60;') : text),
    style: (text, style) => {
        if (style === 'below')
            return `<small>${text}</small>`;
        return style === 'strong' || style === 'strip' ? styleInline(text, style) : `<span class="${style}">${text}</span>`;
    },
    link: (text, address) => `<a href="${attribute(address)}">${text}</a>`,
};
/** A name from outside as the text of an attribute. */
function attribute(text) {
    return (0,_util_entities_js__WEBPACK_IMPORTED_MODULE_0__/* .entities */ .O)(fold(text));
}
/** The way to write text from outside on a terminal, which obeys control characters. */
const terminalVoice = {
    name: text => cutMiddle(plain(text), longestName) || '(no name)',
    message: text => cut(plain(text), longestMessage),
    line: plain,
};
/** A unit as words of our own, where it is one that people write; otherwise as a name from outside. */
function unitText(unit) {
    return /^[A-Za-zµ%]{0,12}(\/[A-Za-zµ]{1,12})?$/.test(unit) ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(unit) : [{ name: unit }];
}
/** Numbers with their unit, which stay together unless the unit is of somebody else's making. */
function quantityText(numbers, unit) {
    const [shown] = unitText(unit);
    if (unit === '')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .value */ .Uq)(numbers);
    return typeof shown === 'string' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .value */ .Uq)(`${numbers} ${shown}`) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .value */ .Uq)(numbers)} ${unitText(unit)}`;
}
const hiddenOrBlank = new RegExp(`(?:${_util_hidden_js__WEBPACK_IMPORTED_MODULE_2__/* .hidden */ .R.source}|\\s)+`, 'gu');
const hiddenButTab = new RegExp(`(?!\\t)${_util_hidden_js__WEBPACK_IMPORTED_MODULE_2__/* .hidden */ .R.source}`, 'gu');
/** Sequences by which a terminal is told to do something: CSI (colours, cursor), OSC (titles, links). */
const sequences = /\p{Cc}\[[0-?]*[ -/]*[@-~]|\p{Cc}\][^\p{Cc}]*\p{Cc}?\\?/gu;
function fold(text) {
    return text.replace(sequences, '').replace(hiddenOrBlank, ' ').trim();
}
function cut(text, longest) {
    const characters = [...text];
    return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}
/** What tells names apart is at their ends as often as at their beginnings. */
function cutMiddle(text, longest) {
    const characters = [...text];
    if (characters.length <= longest)
        return text;
    const tail = Math.floor((longest - 1) / 2);
    return `${characters.slice(0, longest - 1 - tail).join('')}…${characters.slice(-tail).join('')}`;
}
/** Characters of a name that act nowhere in Markdown. An address begins with `www.`, or has a colon; a single `_` in a word is a letter. */
const harmless = /[A-Za-z0-9 ,+=%;/()'!?-]|(?<!www)\.|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])/gi;
/** Writes all but harmless characters as entities, so that text is read as it was written, also in a mail, and does nothing. */
function inert(text) {
    const between = text.match(harmless) ?? [];
    return text
        .split(harmless)
        .map((piece, at) => `${(0,_util_entities_js__WEBPACK_IMPORTED_MODULE_0__/* .entities */ .O)(piece)}${between[at] ?? ''}`)
        .join('');
}
function code(text) {
    return `<code>${inert(text)}</code>`;
}
/**
 * A sentence as it is, where nothing in it could be taken for Markdown, a mention, a reference or a link; otherwise as
 * code. Our own reasons and warnings are of the first kind, what a command printed seldom is.
 */
function prose(text) {
    const isHarmless = /^[A-Za-z](?:[A-Za-z0-9 ,;()%+=±−–’]|[.:](?= |\d|$)|[-'](?=[a-z ]))*$/.test(text);
    return isHarmless && !/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/.test(text) ? text : code(text);
}
function plain(text) {
    return disarm(fold(text));
}
/** Lines from outside, for a terminal or a workflow's log: they stay lines, and can do nothing there. */
function harmlessLines(text) {
    return text
        .split(/\r\n|\r|\n/)
        .map(line => disarm(line.replace(sequences, '').replace(hiddenButTab, ' ')))
        .join('\n');
}
const hiddenButBreak = new RegExp(`(?!\\n)${_util_hidden_js__WEBPACK_IMPORTED_MODULE_2__/* .hidden */ .R.source}`, 'gu');
/** JSON that a terminal or a workflow's log may be shown: it means the same, and what would be obeyed or not be seen is escaped. */
function harmlessJson(json) {
    return json.replace(hiddenButBreak, escapeUnits).replaceAll('##[', '#\\u0023[');
}
function escapeUnits(character) {
    return character
        .split('')
        .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}
// A workflow's log takes `::command::` at the start of a line for a command, and `##[command]` anywhere in it.
function disarm(line) {
    return line.replaceAll('##[', '# #[').replace(/^(\s*):(?=:)/, '$1: ');
}
/** A name as an address can have it: no blanks, and nothing that is not to be seen. */
function idOf(name) {
    return name.replace(/[\s\p{C}]+/gu, '-') || '-';
}
/** `wanted`, with a number where it is taken already; it is taken from then on. */
function freeId(wanted, taken) {
    let id = wanted;
    for (let number = 2; taken.has(id); number++)
        id = `${wanted}-${number}`;
    taken.add(id);
    return id;
}
/** The address of an id in its page, as an attribute. */
function addressOfId(id) {
    return attribute(`#${encodeURIComponent(id).replaceAll('%2F', '/')}`);
}


/***/ }),

/***/ 8106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   Uq: () => (/* binding */ value),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   _S: () => (/* binding */ sign),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   lD: () => (/* binding */ split),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/** A sentence: a string put into it is a name from outside, a number or a Text is our own. */
function say(words, ...values) {
    const text = [];
    words.forEach((word, at) => {
        const value = values[at];
        text.push(word);
        if (typeof value === 'string')
            text.push({ name: value });
        else if (typeof value === 'number')
            text.push(String(value));
        else
            for (const part of value ?? [])
                text.push(part);
    });
    return text;
}
/** Words of our own that are made elsewhere. */
function own(words) {
    return [words];
}
/** A sentence from outside. */
function message(words) {
    return [{ message: words }];
}
/** Makes a text that a reader copies and types: options, a command. It is never cut. */
function line(words) {
    return [{ line: words }];
}
/** Makes a number with its unit, or an interval, which stays on one line. */
function value(words) {
    return [{ value: words }];
}
/** Shows a sign, as one kind of page has it. */
function sign(mark) {
    return [{ sign: mark }];
}
/** Sets a text in a style. */
function styled(style, text) {
    return [{ style, text }];
}
/** Makes a text that leads to an address of our own making. */
function link(address, text) {
    return [{ link: address, text }];
}
/** Texts with words of our own between them. */
function join(texts, between) {
    return texts.flatMap((text, at) => (at === 0 ? text : [between, ...text]));
}
/** The first names of many, and how many more there are. */
function names(all, most = 3) {
    const shown = all.slice(0, most).map(name => say `${name}`);
    return all.length > most ? say `${join(shown, ', ')} and ${all.length - most} more` : join(shown, ', ');
}
/** A text without its smaller lines, and these. */
function split(text) {
    const isBelow = (part) => typeof part === 'object' && 'style' in part && part.style === 'below';
    return {
        above: text.filter(part => !isBelow(part)),
        below: text.filter(isBelow).map(part => part.text),
    };
}
/** The text as one kind of page writes it. */
function write(text, voice) {
    return text.map(part => writePart(part, voice)).join('');
}
function writePart(part, voice) {
    if (typeof part === 'string')
        return voice.words?.(part) ?? part;
    if ('name' in part)
        return voice.name(part.name);
    if ('message' in part)
        return voice.message(part.message);
    if ('line' in part)
        return voice.line(part.line);
    if ('value' in part)
        return voice.value?.(part.value) ?? voice.words?.(part.value) ?? part.value;
    if ('sign' in part)
        return voice.sign?.(part.sign) ?? part.sign.character;
    const inner = write(part.text, voice);
    return ('link' in part ? voice.link?.(inner, part.link) : voice.style?.(inner, part.style)) ?? inner;
}


/***/ }),

/***/ 9929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ anyOf),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Tg: () => (/* binding */ shellLine),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   V0: () => (/* binding */ sections),
/* harmony export */   X1: () => (/* binding */ percentage),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   i0: () => (/* binding */ special),
/* harmony export */   nI: () => (/* binding */ modes),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7035);

/** The modes of the action. */
const modes = ['compare', 'publish', 'merge', 'self-test', 'bisect', 'history'];
/** The sections of the file `counterbalance.yml` that hold settings. */
const sections = ['run', 'judging', 'history', 'self-test'];
function makeKind(placeholder, parse, describe = describeText) {
    return (about) => ({
        placeholder,
        schema: describe(about),
        ...about,
        decode: (text, name) => text === '' && about.default === undefined ? undefined : parse(text, name, about),
        // The two signatures of Kind say when it is undefined, which is beyond what one function can be told to give.
    });
}
const oneLine = { type: ['string', 'number'] };
const someLines = { type: ['string', 'number', 'array'], items: oneLine };
function describeText({ isRepeatable }) {
    return isRepeatable ? someLines : oneLine;
}
/** Any text. */
const text = makeKind('TEXT', given => given);
/** A shell line. */
const shellLine = makeKind('LINE', given => given);
/** True or false; an option without a value. */
const flag = makeKind(undefined, _values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFlag */ .og, () => ({ type: 'boolean' }));
/** A whole number. */
const count = makeKind('N', _values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCount */ .zq, ({ least, most }) => ({
    type: 'integer',
    minimum: least,
    maximum: most,
}));
/** A time with its unit, in seconds. */
const duration = makeKind('TIME', _values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9, () => ({ type: 'string', pattern: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .durationPattern */ .Zq.source }));
/** A percentage, as a fraction. */
const percentage = makeKind('PERCENT', (given, name, about) => (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFraction */ .at)(given, name, { ...about, example: about.default ?? '5%' }));
/** Lines of text; none where it is not given. */
function lines(about) {
    return { placeholder: 'LINE', isRepeatable: true, schema: someLines, ...about, decode: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseLines */ .Li };
}
/** One of several words. */
function choice(about) {
    const { names } = about;
    return {
        placeholder: 'NAME',
        schema: { enum: names },
        ...about,
        decode: (given, name) => (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseChoice */ .HU)(given, name, names),
    };
}
/** Any of several words, separated by commas; or the default alone, which stands for `otherwise`. */
function anyOf(about) {
    return {
        placeholder: 'NAMES',
        schema: someLines,
        ...about,
        decode: (given, name) => given === about.default
            ? about.otherwise
            : (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseNames */ .Gw)(given, name, { names: about.names, otherwise: about.default }),
    };
}
/** An input with its own kind. */
function special(about) {
    return { schema: describeText(about), ...about };
}


/***/ }),

/***/ 1721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ judging),
  C: () => (/* binding */ usualConfigs)
});

// EXTERNAL MODULE: ./lib/compare/gate/policy.js
var policy = __webpack_require__(6341);
// EXTERNAL MODULE: ./lib/compare/growth/growth.js
var growth = __webpack_require__(4740);
// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/rules/rules.js
var rules = __webpack_require__(8932);
// EXTERNAL MODULE: ./lib/inputs/declaration.js
var declaration = __webpack_require__(9929);
// EXTERNAL MODULE: ./lib/util/nearest.js
var nearest = __webpack_require__(1918);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/inputs/gate.js



/** The word of `fail-on` that allows a result to be missing. */
function nameAllowance(name) {
    return `allow-${name}`;
}
/** The largest regression that a gate may let pass, as a fraction. */
const mostTolerated = 10;
/**
 * Parses what fails the job: conditions, `regressed:5%` for regressions whose whole interval is beyond 5%, and what is allowed to be
 * missing, such as `allow-removed`.
 */
function parseGate(text, input) {
    if (text === 'never')
        return policy/* noGate */.jH;
    const words = text.split(/[,\n]/).map(word => parseWord(word.trim(), input));
    const failOn = words.flatMap(({ condition }) => condition ?? []);
    const allow = words.flatMap(word => word.allowance ?? []);
    const failAbove = words.find(word => word.failAbove !== undefined)?.failAbove;
    const both = allow.find(name => failOn.includes(name));
    if (both !== undefined)
        throw new values/* InputError */.dz(`"${input}" holds "${both}" and "${nameAllowance(both)}": remove one of them`);
    if (failOn.length === 0)
        throw new values/* InputError */.dz(`"${input}" only says what is allowed: add what fails the job, such as regressed`);
    return { failOn, allow, ...(failAbove === undefined ? {} : { failAbove }) };
}
function parseWord(word, input) {
    const condition = policy/* gateConditions */.ei.find(name => name === word);
    if (condition !== undefined)
        return { condition };
    const allowance = policy/* allowances */.Gj.find(name => nameAllowance(name) === word);
    if (allowance !== undefined)
        return { allowance };
    const [, size] = /^regressed:\s*(.*)$/.exec(word) ?? [];
    if (size !== undefined)
        return {
            condition: 'regressed',
            failAbove: (0,values/* parseFraction */.at)(size, input, { from: 0, below: mostTolerated, example: '5%' }),
        };
    const names = [...policy/* gateConditions */.ei, ...policy/* allowances */.Gj.map(nameAllowance)];
    const near = foreignWords[word] ?? (0,nearest.findNearest)(word, names);
    const advice = near === undefined ? '' : `; did you mean "${near}"?`;
    throw new values/* InputError */.dz(`"${input}" holds ${(0,values/* shown */.SP)(word)}${advice || `; it can be never, or any of ${names.join(', ')}`}`);
}
/** The words of other tools. */
const foreignWords = {
    slower: 'regressed',
    regression: 'regressed',
    unclear: 'inconclusive',
};

// EXTERNAL MODULE: ./lib/inputs/declared/takers.js
var takers = __webpack_require__(4202);
;// CONCATENATED MODULE: ./lib/inputs/declared/judging.js








/** The file of a repository, in either place. */
const usualConfigs = ['counterbalance.yml', '.github/counterbalance.yml'];
const lacks = policy/* allowances */.Gj.map(name => `\`${nameAllowance(name)}\``).join(', ');
const conditions = policy/* gateConditions */.ei.map(name => `\`${name}\``).join(', ');
const more = `\`regressed:5%\` only fails if the whole interval is beyond 5%. Missing results fail too, unless the list has ${lacks}. See docs/gates.md.`;
/** The inputs that decide how measurements become verdicts, and what fails. */
const judging = {
    threshold: (0,declaration/* percentage */.X1)({
        from: 0,
        below: 1,
        default: '2%',
        takenBy: [...takers/* judges */.N0, 'history'],
        help: {
            action: 'Smallest change worth reporting. `mode: history` takes that of the job that published.',
            'command line': 'Smallest change worth reporting.',
        },
    }),
    exponentThreshold: (0,declaration/* special */.i0)({
        place: 'judging',
        default: `${growth/* usualExponentThreshold */.F}`,
        placeholder: 'NUMBER',
        isRecorded: true,
        takenBy: takers/* judges */.N0,
        decode: parseExponentThreshold,
        help: 'Smallest difference of exponents worth reporting, such as `0.1` between n^1.0 and n^1.1. See docs/sizes.md.',
    }),
    confidence: (0,declaration/* percentage */.X1)({
        place: 'judging',
        from: 0.5,
        below: 1,
        default: '95%',
        takenBy: takers/* judges */.N0,
        help: 'Confidence of the intervals.',
    }),
    metrics: (0,declaration/* text */.Qq)({
        place: 'judging',
        schema: { type: ['string', 'array'], items: { type: 'string' } },
        default: 'primary',
        placeholder: 'NAMES',
        isRecorded: true,
        takenBy: takers/* judges */.N0,
        help: 'Metrics that get a verdict: `primary`, `all` that the command prints, and names such as `cpu-time`, separated by commas. Other metrics are only shown.',
    }),
    judge: (0,declaration/* choice */.Yq)({
        place: 'judging',
        names: rules/* judgeChoices */.K,
        default: 'auto',
        isRecorded: true,
        takenBy: takers/* judges */.N0,
        help: 'Which statistic is compared across runs. `typical`: the typical run. `auto`: the same, but nothing is faster if the slowest runs or the mean are slower. `mean`, `p90`, `p95` and `p99`: the mean, or that percentile.',
    }),
    sameWork: (0,declaration/* choice */.Yq)({
        place: 'judging',
        names: record/* sameWorkChoices */.Of,
        default: 'auto',
        isRecorded: true,
        takenBy: takers/* judges */.N0,
        help: 'What to do if the two versions print different text without numbers, or differ in the metric `work`. `auto`: no benchmark is called faster. `required`: nothing is compared. `ignore`: nothing follows.',
    }),
    suiteChanges: (0,declaration/* choice */.Yq)({
        place: 'judging',
        names: record/* suiteChangesChoices */.KA,
        default: 'not-comparable',
        isRecorded: true,
        takenBy: takers/* judges */.N0,
        help: 'What it means if {suite-files} differ between the sides. `not-comparable`: nothing can be compared. `judge`: the report says so, and judges all the same.',
    }),
    config: (0,declaration/* text */.Qq)({
        placeholder: 'FILE',
        isRecorded: true,
        takenBy: [...takers/* judges */.N0, 'history'],
        help: {
            action: `File of settings and rules. By default, \`${usualConfigs[0]}\` or \`${usualConfigs[1]}\`, which may be missing. Its \`judging\` and \`rules\` come from the baseline commit, so that a pull request cannot loosen its own gate.`,
            'command line': `File of settings and rules. By default, a comparison uses \`${usualConfigs[0]}\` of the baseline for \`judging\` and \`rules\`, and \`publish\` that of what it publishes.`,
        },
    }),
    settings: (0,declaration/* text */.Qq)({
        only: 'action',
        placeholder: 'YAML',
        takenBy: [...takers/* measurers */.iY],
        help: 'Keys of `run` as inline YAML, which win over the file, such as `batch: 10`. Also `pass-env` and `seed`, which no file has.',
    }),
    gate: (0,declaration/* special */.i0)({
        name: 'fail-on',
        default: 'never',
        placeholder: 'NAMES',
        isRepeatable: true,
        takenBy: takers/* tellers */.kA,
        decode: parseGate,
        help: {
            action: `What fails the job: \`never\`, or any of ${conditions}, separated by commas. ${more}`,
            'command line': `What ends with exit status 1: \`never\`, or any of ${conditions}, separated by commas. ${more}`,
        },
    }),
    looks: (0,declaration/* special */.i0)({
        placeholder: 'ROUNDS',
        only: 'command line',
        takenBy: ['show'],
        decode: parseLooks,
        help: 'Numbers of rounds after which the data were examined, such as `5,8,13,20`.',
    }),
};
function parseExponentThreshold(text, input) {
    const number = /^(\d+(\.\d+)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
    if (number <= 10)
        return number;
    throw new values/* InputError */.dz(`"${input}" is ${(0,values/* shown */.SP)(text)}; it must be a number from 0 to 10, such as 0.1`);
}
function parseLooks(text, input) {
    if (text === '')
        return undefined;
    const looks = text.split(',').map(word => (/^\s*\d{1,6}\s*$/.test(word) ? Number(word) : Number.NaN));
    if (looks.every((look, index) => look > (looks[index - 1] ?? 0)))
        return looks;
    throw new values/* InputError */.dz(`"${input}" is ${(0,values/* shown */.SP)(text)}; it must be ascending numbers of rounds, such as 5,8,13,20`);
}


/***/ }),

/***/ 4202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kw: () => (/* binding */ showers),
/* harmony export */   LU: () => (/* binding */ comparers),
/* harmony export */   N0: () => (/* binding */ judges),
/* harmony export */   iY: () => (/* binding */ measurers),
/* harmony export */   kA: () => (/* binding */ tellers)
/* harmony export */ });
/** The tasks that measure. */
const measurers = ['compare', 'publish', 'self-test', 'bisect'];
/** The tasks that find or build the baseline that their user names. */
const comparers = ['compare', 'self-test'];
/** The tasks that judge measurements. */
const judges = ['compare', 'publish', 'self-test', 'bisect', 'merge', 'show'];
/** The tasks that leave a page with the results. */
const showers = ['compare', 'publish', 'merge', 'self-test'];
/** The tasks that tell people about the results, and may fail. */
const tellers = ['compare', 'merge'];


/***/ }),

/***/ 7035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Gw: () => (/* binding */ parseNames),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   Li: () => (/* binding */ parseLines),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Zq: () => (/* binding */ durationPattern),
/* harmony export */   at: () => (/* binding */ parseFraction),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   og: () => (/* binding */ parseFlag),
/* harmony export */   zq: () => (/* binding */ parseCount)
/* harmony export */ });
/** An input that its user must change; the message names it, what it got, and what belongs there. */
class InputError extends Error {
    name = 'InputError';
    /** The message for whoever is not in a workflow. */
    onCommandLine;
    constructor(message, { onCommandLine = message, ...options } = {}) {
        super(message, options);
        this.onCommandLine = onCommandLine;
    }
}
/** The lines of a text that are not blank. */
function parseLines(text) {
    return text
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '');
}
/** A whole number between two bounds; `otherwise` is what else belongs there, in words. */
function parseCount(text, name, { least, most, otherwise = '' }) {
    const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (count >= least && count <= most)
        return count;
    throw new InputError(`"${name}" is ${shown(text)}; it must be a whole number from ${least} to ${most}${otherwise}`);
}
/** A time with its unit. */
const durationPattern = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/;
const secondsPerUnit = { ms: 0.001, s: 1, m: 60, h: 3600 };
/** A time with its unit, in seconds. */
function parseDuration(text, name) {
    const parts = durationPattern.exec(text);
    const seconds = parts ? Number(parts[1]) * secondsPerUnit[parts[2]] : 0;
    if (seconds > 0)
        return seconds;
    throw new InputError(`"${name}" is ${shown(text)}; it must be a time with its unit, such as 90s, 10m or 1h`);
}
/** A percentage or a fraction, from `from` to below `below`, as a fraction. */
function parseFraction(text, name, { from, below, example }) {
    const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text);
    const fraction = parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN;
    if (fraction >= from && fraction < below)
        return fraction;
    throw new InputError(`"${name}" is ${shown(text)}; it must be a percentage such as ${example}, from ${100 * from}% to below ${100 * below}%`);
}
/** true or false. */
function parseFlag(text, name) {
    const word = text.toLowerCase();
    if (word === 'true' || word === 'false')
        return word === 'true';
    throw new InputError(`"${name}" is ${shown(text)}; it must be true or false`);
}
/** One of `names`. */
function parseChoice(text, name, names) {
    const choice = names.find(one => one === text);
    if (choice !== undefined)
        return choice;
    throw new InputError(`"${name}" is ${shown(text)}; it can be ${names.join(', ')}`);
}
/** Any of `names`, separated by commas or line breaks; `otherwise` is the word that stands there alone. */
function parseNames(text, name, { names, otherwise }) {
    return text.split(/[,\n]/).map(part => {
        const word = part.trim();
        const known = names.find(one => one === word);
        if (known !== undefined)
            return known;
        const choices = [...(otherwise === '' ? [] : [otherwise]), `any of ${names.join(', ')}`].join(', or ');
        throw new InputError(`"${name}" holds ${shown(word)}; it can be ${choices}`);
    });
}
/** A path inside of something: neither absolute nor leading out of it. */
function isInside(path) {
    return !path.startsWith('/') && !path.split('/').includes('..');
}
/** Describes the text that a user gave, for a message. */
function shown(text) {
    return text === '' ? 'empty' : `"${text.slice(0, 80)}"`;
}


/***/ }),

/***/ 3725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ isSecret),
/* harmony export */   Cl: () => (/* binding */ handOver),
/* harmony export */   E6: () => (/* binding */ withoutRunners),
/* harmony export */   GC: () => (/* binding */ drawPadding),
/* harmony export */   OD: () => (/* binding */ isOfRunner),
/* harmony export */   Tq: () => (/* binding */ describeWithheld),
/* harmony export */   XT: () => (/* binding */ placeVariables),
/* harmony export */   oV: () => (/* binding */ makeEnvironment)
/* harmony export */ });
/** Variables of the action and its runner, which a `run:` step would not see, or by which a step tells the runner something. */
const ofRunner = [
    /^INPUT_/,
    /^ACTIONS_/,
    /^COUNTERBALANCE_/,
    /^GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS|EVENT_PATH)$/,
];
/** Those that would lead a copy back to the workspace. */
const places = /^(OLDPWD|PWD)$/;
/** Tokens for GitHub, under the names that its own tools read. */
const token = /^(GITHUB|GH)(_ENTERPRISE)?_TOKEN$/;
/** Secrets, under the names that workflows give them. */
const secret = /_(TOKEN|SECRET|PASSWORD|KEY|CREDENTIALS)$|^AWS_(?!(DEFAULT_)?REGION$)/i;
/** Returns whether the variable `name` is for the action alone. No command gets it. */
function isOfRunner(name) {
    return ofRunner.some(pattern => pattern.test(name));
}
/** `variables` without the runner's, for programs that are not the user's. */
function withoutRunners(variables) {
    return Object.fromEntries(Object.entries(variables).filter(([name]) => !isOfRunner(name)));
}
/** Returns whether the variable `name` may hold something that only the action should read. */
function isSecret(name) {
    return isOfRunner(name) || secret.test(name);
}
/** Returns `variables` as commands see them: without the runner's, and without secrets that are not passed. */
function handOver(variables, { passEnv = [], withholdsSecrets = false }) {
    const pattern = withholdsSecrets ? secret : token;
    const isWithheld = (name) => pattern.test(name) && !passEnv.includes(name);
    const entries = Object.entries(variables).filter(([name]) => !places.test(name) && !isOfRunner(name));
    return {
        variables: Object.fromEntries(entries.filter(([name]) => !isWithheld(name))),
        withheld: entries.map(([name]) => name).filter(isWithheld),
    };
}
const mostShown = 10;
/**
 * Describes the variables that a failed command did not get, because it may have failed without them. The words follow a
 * description of how the command ended.
 */
function describeWithheld(names = []) {
    if (names.length === 0)
        return '';
    const shown = names.slice(0, mostShown).join(', ') + (names.length > mostShown ? ', …' : '');
    return ` (for safety, it did not get these variables: ${shown}; "pass-env" lists those that it shall get)`;
}
/**
 * Returns the variables that every invocation of both sides gets: `variables`, and settings that make tools print alike
 * everywhere.
 */
function makeEnvironment(variables) {
    return { ...variables, LC_ALL: 'C.UTF-8', NO_COLOR: '1' };
}
/**
 * Returns the differences from `variables` for a side whose files are in `root`. Without them, a command that went back to the
 * workspace would run the contender.
 */
function placeVariables(variables, { root, directory }) {
    return { ...('GITHUB_WORKSPACE' in variables ? { GITHUB_WORKSPACE: root } : {}), PWD: directory };
}
const largestPaddingInBytes = 4095;
/**
 * A variable's value of random length.
 *
 * The size of the environment shifts the stack, and with it the layout of memory: a bias of up to several percent that is the same
 * in every run of one shell (Mytkowicz et al. 2009). Drawn anew for each invocation, blind to sides, it becomes noise.
 */
function drawPadding(random) {
    return 'x'.repeat(random.below(largestPaddingInBytes + 1));
}


/***/ }),

/***/ 9195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ isComputable),
/* harmony export */   jt: () => (/* binding */ describeSize),
/* harmony export */   nQ: () => (/* binding */ largest),
/* harmony export */   yK: () => (/* binding */ areTooFarApart)
/* harmony export */ });
const smallest = 1e-300;
/** The largest value, change or ratio that is computed with. */
const largest = 1e300;
/**
 * Returns whether sums and ratios of values of this size are numbers. The value must be 0, or from 1e-300 to 1e300 on either side
 * of 0.
 */
function isComputable(value) {
    const size = Math.abs(value);
    return size === 0 || (size >= smallest && size <= largest);
}
/** Describes why `value` cannot be computed with, as the end of "a value is …". Returns undefined if it can be. */
function describeSize(value) {
    if (isComputable(value))
        return undefined;
    if (!Number.isFinite(value))
        return 'not finite';
    const isLarge = Math.abs(value) > largest;
    return `${value}, and ${isLarge ? '1e300 is the largest' : '1e-300 is the smallest'} that can be computed with`;
}
/** Returns whether the ratio of two of `values` is too large to compute with. All values are above 0. */
function areTooFarApart(values) {
    let [low, high] = [Infinity, 0];
    for (const value of values) {
        if (value < low)
            low = value;
        if (value > high)
            high = value;
    }
    return high / low > largest;
}


/***/ }),

/***/ 9847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ tidyUnit)
/* harmony export */ });
const decimal = { '': 1, k: 1e3, K: 1e3, M: 1e6, G: 1e9, T: 1e12 };
const binary = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40 };
const times = [
    [1e-12, 'ps', 'picosecond', 'picoseconds'],
    [1e-9, 'ns', 'nsec', 'nanosecond', 'nanoseconds'],
    // The micro sign (U+00B5) and the Greek letter (U+03BC) look alike, and tools print either.
    [1e-6, 'us', '\u00b5s', '\u03bcs', 'usec', 'microsecond', 'microseconds'],
    [1e-3, 'ms', 'msec', 'millisecond', 'milliseconds'],
    [1, 's', 'sec', 'secs', 'second', 'seconds'],
    [60, 'm', 'min', 'minute', 'minutes'],
];
const bytes = [
    [1, 'byte', 'bytes', 'Byte', 'Bytes'],
    [1e3, 'Kilobytes', 'kilobytes'],
    [1e6, 'Megabytes', 'megabytes'],
    [1e9, 'Gigabytes', 'gigabytes'],
];
/** What is done so often in a second: more is better, whatever it is. */
const done = [
    'ops',
    'op',
    'req',
    'reqs',
    'request',
    'requests',
    'iter',
    'iters',
    'i',
    'item',
    'items',
    'char',
    'elem',
    'elements',
    '1',
    '',
];
const seconds = ['s', 'sec', 'second'];
/** What costs, and is counted. */
const costs = ['allocs', 'alloc', 'allocations', 'instructions', 'cycles', 'instr'];
const known = new Map([
    ...times.flatMap(([factor, ...names]) => names.map(name => entry(name, 's', factor, 'lower'))),
    ...bytes.flatMap(([factor, ...names]) => names.map(name => entry(name, 'B', factor, 'lower'))),
    ...Object.entries({ ...decimal, ...binary }).flatMap(([prefix, factor]) => [
        entry(`${prefix}B`, 'B', factor, 'lower'),
        ...['B', 'bytes', 'byte'].flatMap(name => rates(`${prefix}${name}`, 'B/s', factor)),
    ]),
    ...Object.entries(decimal).flatMap(([prefix, factor]) => done.flatMap(name => (prefix + name === '' ? [] : rates(`${prefix}${name}`, '1/s', factor)))),
    ...Object.entries(decimal).map(([prefix, factor]) => entry(`${prefix}Hz`, '1/s', factor, 'higher')),
    ...costs.map(name => entry(name, 'count', 1, 'lower')),
    entry('count', 'count', 1, 'unknown'),
]);
function rates(name, unit, factor) {
    return seconds.map(second => entry(`${name}/${second}`, unit, factor, 'higher'));
}
function entry(name, unit, factor, better) {
    return [name, { unit, factor, better }];
}
/**
 * A printed unit as its base unit, the factor that brings values to it, and the direction that is certain from it.
 *
 * A time, bytes or allocations for each operation or iteration (`ns/op`, `B/iter`) are the same quantity. A unit that is not
 * known stays as it is, with direction `unknown`: more percent may be good or bad.
 */
function tidyUnit(printed) {
    const name = printed.trim();
    return known.get(name) ?? known.get(name.replace(/\/(?:op|iter|iteration)$/, '')) ?? asItIs(name);
}
function asItIs(unit) {
    return { unit, factor: 1, better: 'unknown' };
}


/***/ }),

/***/ 1077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ profileUnits),
/* harmony export */   N4: () => (/* binding */ originChoices),
/* harmony export */   PV: () => (/* binding */ changedChoices),
/* harmony export */   Zt: () => (/* binding */ findStray),
/* harmony export */   sx: () => (/* binding */ profilerNames)
/* harmony export */ });
/** The programs that can say where a command spends its time. */
const profilerNames = ['perf', 'node', 'callgrind', 'py-spy', 'files'];
const profileUnits = ['ms', 'instructions', 'samples', 'ns'];
const changedChoices = ['lines', 'file'];
const originChoices = ['library', 'runtime'];
/** Describes what in `profiles` points to nothing; undefined where all does. */
function findStray({ sides, functions, rounds, calls }, names) {
    const strange = sides.find(name => !names.includes(name));
    if (strange !== undefined)
        return 'profiles a side that the record does not have';
    const isListed = (at) => at < functions.length;
    const invocations = rounds.flat();
    if (!invocations.every(({ side }) => sides.includes(side)))
        return 'has a round of a side that it does not list';
    if (!invocations.every(({ self }) => self.every(([at, , owner = at]) => isListed(at) && isListed(owner))))
        return 'has a function that it does not list';
    const isInPlace = ({ parent, at, self }, place) => parent < place && isListed(at) && self.length === sides.length;
    return calls.every(isInPlace) ? undefined : 'has a call without a place in its tree';
}


/***/ }),

/***/ 1243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ encodeAround),
/* harmony export */   Ym: () => (/* binding */ encodeRecord),
/* harmony export */   l_: () => (/* binding */ encodeRound)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6763);

/** The text around the rounds of `record`; `head + rounds.join(',\n') + tail` is the whole file. */
function encodeAround(record) {
    const { settings, plan, reinstall, segments, stages, earlier, tampered, causes, host, warnings, rounds: _rounds, ...rest } = record;
    const head = JSON.stringify({ schema: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .recordSchema */ .fi, ...rest, ...encodeEarlier(earlier), settings }, null, 1);
    const known = {
        ...(plan ? { plan } : {}),
        ...(reinstall ? { reinstall } : {}),
        ...(segments ? { segments } : {}),
        ...(stages ? { stages } : {}),
        ...(tampered ? { tampered } : {}),
    };
    const tail = JSON.stringify({ ...known, warnings }, null, 1);
    const explained = causes === undefined ? tail : `${tail.slice(0, -2)},\n "causes": ${JSON.stringify(causes)}\n}`;
    return { head: `${head.slice(0, -2)},\n "rounds": [\n`, tail: `\n ],${encodeHost(host)}${explained.slice(1)}\n` };
}
/** Complete records in a record. */
function encodeEarlier(earlier) {
    return earlier === undefined ? {} : { earlier: earlier.map(one => JSON.parse(encodeRecord(one))) };
}
/** A line for each round. */
function encodeHost(host) {
    if (host === undefined)
        return '';
    const lines = host.map(sample => `\n  ${JSON.stringify(sample)}`);
    return `\n "host": [${lines.join(',')}\n ],`;
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
    const { name, unit, better, primary, aside } = metric;
    return {
        benchmark,
        metric: name,
        unit,
        better,
        ...(primary ? { primary } : {}),
        ...(aside ? { aside } : {}),
        ...rest,
    };
}


/***/ }),

/***/ 1520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ environment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9455);


const mostTools = 100;
const onOrOff = valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['on', 'off']);
const held = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The cores that invocations may run on, such as `1-3`. */
    cores: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU),
    /** Below 0 is before others. */
    niceness: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b())),
    /** Set if a command could write only to its own copy, and to none of our files. */
    isolated: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)),
});
const tool = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The line that was run, such as `go version`. */
    command: _primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU,
    /** The first line that it printed. */
    version: _primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU,
});
/** The machine and the versions that a record was made on, in a record or a manifest. */
const environment = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Two environments with the same fingerprint may be compared. */
    fingerprint: _primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU,
    cpu: _primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU,
    cores: _primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    memoryInBytes: _primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    os: _primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU,
    kernel: _primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU,
    node: _primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU,
    /** Name and version of the hosted runner's image. */
    runner: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU),
    /** The container or virtual machine, for example `docker` or `kvm`. */
    virtualization: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU),
    /** The frequency governor or power plan, as the system calls it, such as `performance` or `powersave`. */
    governor: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU),
    turbo: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(onOrOff),
    /** Set if threads share a core. */
    smt: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(onOrOff),
    /** The CPU quota of our control group in cores, if there is one. */
    quotaInCores: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_1__/* .maxValue */ .cGV(1e6))),
    /** Set if the kernel draws addresses at random. */
    aslr: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(onOrOff),
    /** The CPU affinity and priority that applied to every run of both sides. */
    held: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(held),
    /** The versions that the input `toolchain` asked for. */
    toolchain: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(tool), valibot__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(mostTools), valibot__WEBPACK_IMPORTED_MODULE_1__/* .readonly */ .tBZ())),
});


/***/ }),

/***/ 213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ mostLeftOut),
/* harmony export */   OK: () => (/* binding */ mostSegments),
/* harmony export */   P6: () => (/* binding */ artifactLimits),
/* harmony export */   W5: () => (/* binding */ mostTampered),
/* harmony export */   ci: () => (/* binding */ mostSides),
/* harmony export */   zw: () => (/* binding */ generousLimits)
/* harmony export */ });
/** Files of the baseline that were changed, which a record names: one is enough for a verdict, and few for a reader. */
const mostTampered = 100;
/** Files in a side's directory that the calls themselves wrote: a few kinds of report, by the names that they were given. */
const mostLeftOut = 100;
/** The largest number of stretches that a record was measured in. Each end of one is a look, which takes time to judge. */
const mostSegments = 100;
/** The largest number of sides in a record. */
const mostSides = 64;
/** The amounts that a machine can still hold. They are for records that their reader has chosen. */
const generousLimits = {
    characters: 2 ** 28,
    rounds: 100_000,
    measurements: 10_000_000,
    benchmarks: 1_000_000,
};
/** For records from artifacts, which anybody can have made: a report over so many benchmarks takes half a minute. */
const artifactLimits = {
    characters: 2 ** 25,
    rounds: 10_000,
    measurements: 500_000,
    benchmarks: 10_000,
};


/***/ }),

/***/ 6790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ outage),
/* harmony export */   X: () => (/* binding */ describeOutage)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

const outage = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['unanswered', 'rate-limited']),
    /** The status of GitHub's last response; undefined if there was none. */
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(100), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(599))),
});
/** Describes an outage in words of our own. */
function describeOutage({ kind, status }) {
    const what = kind === 'rate-limited' ? "GitHub's rate limit is used up" : 'GitHub did not answer';
    return status === undefined ? what : `${what} (${status})`;
}


/***/ }),

/***/ 9455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   YG: () => (/* binding */ longestName)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

/** The longest name that a record may hold. */
const longestName = 1000;
/** A text by which something is called. */
const name = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longestName));
/** The number of things of one kind. */
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
/** A text that people read. */
const text = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(65_536));


/***/ }),

/***/ 2472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KA: () => (/* binding */ suiteChangesChoices),
/* harmony export */   Of: () => (/* binding */ sameWorkChoices),
/* harmony export */   Vx: () => (/* binding */ usualNames),
/* harmony export */   jB: () => (/* binding */ reinstallChoices)
/* harmony export */ });
const sameWorkChoices = ['auto', 'ignore', 'required'];
const suiteChangesChoices = ['not-comparable', 'judge'];
const reinstallChoices = ['once', 'look', 'round'];
/** The names of the sides where nobody gives them others. */
const usualNames = { baseline: 'baseline', contender: 'contender' };


/***/ }),

/***/ 6763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mC: () => (/* binding */ around),
  Wg: () => (/* binding */ ledger),
  fi: () => (/* binding */ recordSchema),
  LI: () => (/* binding */ round)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/rules/rules.js
var rules = __webpack_require__(8932);
// EXTERNAL MODULE: ./lib/rules/schema.js
var schema = __webpack_require__(3536);
// EXTERNAL MODULE: ./lib/record/causes.js
var causes = __webpack_require__(1077);
// EXTERNAL MODULE: ./lib/record/environment.js
var environment = __webpack_require__(1520);
;// CONCATENATED MODULE: ./lib/record/host.js

/** Less than this is nothing of what a machine does. */
const smallest = 1e-18;
const amount = dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1e18), dist/* transform */.pdi(value => (value < smallest ? 0 : value))));
/**
 * The activity of the machine during one round: differences of its counters over the round, and readings right after it. Anything
 * that a machine does not report is left out.
 */
const hostSample = dist/* object */.Ikc({
    /** Wall time between the two readings. */
    seconds: amount,
    /** CPU time of all cores together in that time, used or not. */
    cpuSeconds: amount,
    /** CPU time that the host of this virtual machine gave to others. */
    stealSeconds: amount,
    /** CPU time that processes used which are neither ours nor the command's. */
    othersSeconds: amount,
    /** Time in which at least one process waited for a core, the command's own among them. */
    cpuWaitSeconds: amount,
    /** The same for a disk. */
    ioWaitSeconds: amount,
    /** The same for memory. */
    memoryWaitSeconds: amount,
    /** Received and sent over the network, without loopback. */
    networkBytes: amount,
    /** TCP segments that were sent, on loopback too. */
    sentSegments: amount,
    /** Those that were sent again. */
    repeatedSegments: amount,
    /** Read from disks and written to them. */
    diskBytes: amount,
    /** Time in which disks were busy, of all disks together. */
    diskSeconds: amount,
    /** Pages written to or read from swap. */
    swappedPages: amount,
    /** Processes that the kernel ended for want of memory. */
    outOfMemoryKills: amount,
    /** The number of times that a core was slowed down because it was too hot. */
    throttles: amount,
    /** The number of times that our control group was stopped because its CPU quota was spent. */
    quotaStops: amount,
    /** The mean of the first cores. */
    frequencyInHertz: amount,
    /** Runnable processes, averaged over a minute. */
    load: amount,
    availableMemoryInBytes: amount,
    /** The disk that holds the copies and outputs. */
    freeDiskInBytes: amount,
    /** Time of the spin: a fixed piece of work of our own, done while nothing else of ours runs. */
    spinSeconds: amount,
});

// EXTERNAL MODULE: ./lib/record/limits.js
var limits = __webpack_require__(213);
// EXTERNAL MODULE: ./lib/record/primitives.js
var primitives = __webpack_require__(9455);
;// CONCATENATED MODULE: ./lib/record/origin.js



/** The artifact that a baseline was taken from, so that anyone can say later which one it was. */
const artifactOrigin = dist/* object */.Ikc({
    runId: primitives/* count */.U9,
    /** The run as people see it: `run 812`. */
    runNumber: primitives/* count */.U9,
    digest: primitives/* name */.UU,
    /** The number of commits between it and the commit that the contender was built on; 0: it is that one. */
    behind: primitives/* count */.U9,
    /** Set if only documents changed in the commits since: then it is as good as that one's own. */
    isSame: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
});
/** The source of a side. */
const origin = dist/* object */.Ikc({
    label: primitives/* text */.Qq,
    source: dist/* picklist */.KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: dist/* exactOptional */.yqP(primitives/* name */.UU),
    /** The directory of published baselines that the command line took it from. */
    store: dist/* exactOptional */.yqP(primitives/* text */.Qq),
    /** The artifact of an earlier run, if that is the source. */
    artifact: dist/* exactOptional */.yqP(dist/* pipe */.FsL(artifactOrigin, dist/* readonly */.tBZ())),
    /** The machine that an artifact was published from, whose values are never judged. */
    environment: dist/* exactOptional */.yqP(dist/* pipe */.FsL(environment/* environment */.c, dist/* readonly */.tBZ())),
    /** The side's own command, where the two sides run different ones. */
    command: dist/* exactOptional */.yqP(primitives/* text */.Qq),
});

// EXTERNAL MODULE: ./lib/record/outage.js
var outage = __webpack_require__(6790);
// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
;// CONCATENATED MODULE: ./lib/record/since.js



const since_name = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(primitives/* longestName */.YG));
const finite = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(-computable/* largest */.nQ), dist/* maxValue */.cGV(computable/* largest */.nQ));
const level = dist/* object */.Ikc({
    benchmark: since_name,
    metric: since_name,
    estimate: finite,
    standardError: dist/* pipe */.FsL(finite, dist/* minValue */.Wwf(0)),
});
/** The form of {@link RecordedSince} in a record from outside. */
const since = dist/* object */.Ikc({
    name: since_name,
    commit: dist/* exactOptional */.yqP(since_name),
    degrees: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1))),
    levels: dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(100_000), dist/* array */.YOg(level)),
});

// EXTERNAL MODULE: ./lib/record/suite-files.js
var suite_files = __webpack_require__(4751);
;// CONCATENATED MODULE: ./lib/record/schema.js














/** The name of the format that {@link around} and {@link round} describe. */
const recordSchema = 'counterbalance/record@2';
const mostRunners = 1000;
const mostLooks = 100;
const fraction = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1));
const schema_finite = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(-computable/* largest */.nQ), dist/* maxValue */.cGV(computable/* largest */.nQ));
const list = (item, longest) => dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(longest), dist/* array */.YOg(item));
const rounds = dist/* pipe */.FsL(dist/* array */.YOg(primitives/* count */.U9), dist/* maxLength */.Ru6(limits/* generousLimits */.zw.rounds));
const looks = dist/* pipe */.FsL(dist/* array */.YOg(primitives/* count */.U9), dist/* maxLength */.Ru6(mostLooks));
const copy = dist/* picklist */.KIO([1, 2]);
const measurement = dist/* object */.Ikc({
    benchmark: primitives/* name */.UU,
    metric: primitives/* name */.UU,
    unit: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(primitives/* longestName */.YG)),
    better: dist/* optional */.lqM(dist/* picklist */.KIO(['lower', 'higher', 'unknown']), 'unknown'),
    primary: dist/* optional */.lqM(dist/* boolean */.zMY()),
    aside: dist/* optional */.lqM(dist/* boolean */.zMY()),
    // A value that is not finite has no JSON; it is written as null.
    value: dist/* nullable */.mee(dist/* number */.aig()),
    samples: dist/* optional */.lqM(dist/* array */.YOg(dist/* nullable */.mee(dist/* number */.aig()))),
    error: dist/* optional */.lqM(primitives/* text */.Qq),
});
const plainKeys = new Set(['benchmark', 'metric', 'unit', 'better', 'value']);
/** Returns whether `one` is a measurement that says no more than every one must, and says it well. */
function isPlain(one) {
    if (typeof one !== 'object' || one === null)
        return false;
    const { benchmark, metric, unit, better, value } = one;
    if (!isText(benchmark, 1) || !isText(metric, 1) || !isText(unit, 0) || typeof value !== 'number')
        return false;
    for (const key in one)
        if (!plainKeys.has(key))
            return false;
    return better === 'lower' || better === 'higher';
}
function isText(one, least) {
    return typeof one === 'string' && one.length >= least && one.length <= primitives/* longestName */.YG;
}
/** Records have tens of thousands of measurements, and nearly all are plain: the schema is for what is left. */
const measurements = dist/* lazy */.RZV((data) => Array.isArray(data) && data.every(isPlain) ? dist/* custom */.IeY(() => true) : dist/* array */.YOg(measurement));
const invocation = {
    copy,
    outcome: dist/* picklist */.KIO(['ok', 'failed', 'timed-out']),
    startedAt: dist/* optional */.lqM(schema_finite),
    reason: dist/* optional */.lqM(primitives/* text */.Qq),
    measurements,
};
const round = dist/* array */.YOg(dist/* object */.Ikc({ side: primitives/* name */.UU, work: dist/* optional */.lqM(primitives/* name */.UU), ...invocation }));
const warnings = dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ code: primitives/* name */.UU, message: primitives/* text */.Qq })), dist/* maxLength */.Ru6(1000));
const names = list(primitives/* name */.UU, limits/* generousLimits */.zw.benchmarks);
const schema_focus = dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ from: primitives/* count */.U9, without: names })), dist/* maxLength */.Ru6(mostLooks));
const course = dist/* object */.Ikc({
    inPlace: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    rounds: primitives/* count */.U9,
    looks,
    auto: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
    stoppedBy: dist/* picklist */.KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: dist/* pipe */.FsL(schema_finite, dist/* minValue */.Wwf(0)),
    batch: dist/* exactOptional */.yqP(primitives/* count */.U9),
    slope: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* array */.YOg(primitives/* count */.U9), dist/* minLength */.BpQ(2), dist/* maxLength */.Ru6(mostLooks))),
    focus: dist/* optional */.lqM(schema_focus),
});
const ledgerEntry = dist/* object */.Ikc({
    benchmark: primitives/* name */.UU,
    estimate: schema_finite,
    standardError: dist/* pipe */.FsL(schema_finite, dist/* minValue */.Wwf(0)),
    fingerprint: primitives/* name */.UU,
});
const ledger = dist/* pipe */.FsL(dist/* array */.YOg(ledgerEntry), dist/* maxLength */.Ru6(100_000));
const settings = dist/* object */.Ikc({
    threshold: dist/* optional */.lqM(fraction, 0.02),
    confidence: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0.5), dist/* ltValue */.ulq(1)), 0.95),
    metrics: dist/* optional */.lqM(primitives/* text */.Qq, 'primary'),
    sameWork: dist/* optional */.lqM(dist/* picklist */.KIO(['ignore', 'required'])),
    suiteChanges: dist/* optional */.lqM(dist/* literal */.euz('judge')),
    exponentThreshold: dist/* exactOptional */.yqP(dist/* pipe */.FsL(schema_finite, dist/* minValue */.Wwf(0))),
    judge: dist/* optional */.lqM(dist/* picklist */.KIO(rules/* judgeChoices */.K.filter(one => one !== 'auto'))),
    looks: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(primitives/* count */.U9), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(mostLooks))),
    rules: dist/* optional */.lqM(schema/* rulesSchema */.jm),
});
const runner = dist/* object */.Ikc({
    label: primitives/* name */.UU,
    firstRound: primitives/* count */.U9,
    seed: dist/* optional */.lqM(primitives/* name */.UU),
    environment: dist/* optional */.lqM(environment/* environment */.c),
});
const suitePaths = dist/* pipe */.FsL(dist/* array */.YOg(primitives/* name */.UU), dist/* maxLength */.Ru6(2 * suite_files/* mostSuiteFiles */.L1));
const side = dist/* object */.Ikc({
    name: primitives/* name */.UU,
    copies: dist/* optional */.lqM(copy),
    origin: dist/* optional */.lqM(origin),
    identical: dist/* optional */.lqM(dist/* boolean */.zMY()),
    digest: dist/* optional */.lqM(primitives/* name */.UU),
    sameFiles: dist/* optional */.lqM(suitePaths),
    suiteChanges: dist/* optional */.lqM(suitePaths),
    suiteReplaced: dist/* optional */.lqM(suitePaths),
});
const mostProfiled = 10_000;
const mostProfiledRounds = 100;
const schema_amount = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1e18));
const selfTime = dist/* union */.KCZ([dist/* tuple */.PVZ([primitives/* count */.U9, schema_amount, primitives/* count */.U9]), dist/* tuple */.PVZ([primitives/* count */.U9, schema_amount])]);
const profiles = dist/* object */.Ikc({
    profiler: dist/* picklist */.KIO(causes/* profilerNames */.sx),
    unit: dist/* picklist */.KIO(causes/* profileUnits */.DX),
    benchmark: dist/* exactOptional */.yqP(primitives/* name */.UU),
    sides: list(primitives/* name */.UU, limits/* mostSides */.ci),
    functions: list(dist/* object */.Ikc({
        name: primitives/* name */.UU,
        file: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(primitives/* longestName */.YG))),
        origin: dist/* exactOptional */.yqP(dist/* picklist */.KIO(causes/* originChoices */.N4)),
        module: dist/* exactOptional */.yqP(primitives/* name */.UU),
        line: dist/* exactOptional */.yqP(primitives/* count */.U9),
        last: dist/* exactOptional */.yqP(primitives/* count */.U9),
        changed: dist/* exactOptional */.yqP(dist/* picklist */.KIO(causes/* changedChoices */.PV)),
    }), mostProfiled),
    rounds: list(list(dist/* object */.Ikc({ side: primitives/* name */.UU, copy, self: list(selfTime, mostProfiled) }), 2 * limits/* mostSides */.ci), mostProfiledRounds),
    calls: list(dist/* object */.Ikc({ parent: dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(-1)), at: primitives/* count */.U9, self: list(schema_amount, limits/* mostSides */.ci) }), mostProfiled),
});
/** Profiles from outside, or why there are none. */
const schema_causes = dist/* union */.KCZ([dist/* object */.Ikc({ absence: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(10_000)) }), profiles]);
// The slash also keeps a page from taking a path for a sentence of ours.
const path = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[b-z][1-9]\d?\//), dist/* maxLength */.Ru6(5000));
/** Files of copies that somebody changed, and had no business with, in a record. */
const tampered = dist/* pipe */.FsL(dist/* array */.YOg(path), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(limits/* mostTampered */.W5));
/** The fields of a record around its rounds. */
const around = dist/* object */.Ikc({
    suite: dist/* optional */.lqM(primitives/* name */.UU, 'benchmark'),
    part: dist/* optional */.lqM(primitives/* name */.UU),
    partNumber: dist/* optional */.lqM(primitives/* name */.UU),
    pullRequest: dist/* optional */.lqM(primitives/* count */.U9),
    seed: dist/* optional */.lqM(primitives/* name */.UU),
    createdAt: dist/* optional */.lqM(primitives/* name */.UU),
    command: dist/* optional */.lqM(primitives/* text */.Qq),
    options: dist/* optional */.lqM(dist/* record */.g1P(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[a-z-]{1,40}$/)), primitives/* text */.Qq)),
    statistic: dist/* optional */.lqM(primitives/* name */.UU),
    absence: dist/* optional */.lqM(primitives/* text */.Qq),
    outage: dist/* exactOptional */.yqP(outage/* outage */.Q),
    settings: dist/* optional */.lqM(settings, {}),
    environment: dist/* optional */.lqM(environment/* environment */.c),
    runners: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(runner), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(mostRunners))),
    ledger: dist/* optional */.lqM(ledger),
    since: dist/* exactOptional */.yqP(since),
    tampered: dist/* optional */.lqM(tampered),
    host: dist/* optional */.lqM(list(hostSample, limits/* generousLimits */.zw.rounds)),
    warnings: dist/* optional */.lqM(warnings, []),
    baseline: primitives/* name */.UU,
    sides: dist/* pipe */.FsL(dist/* array */.YOg(side), dist/* minLength */.BpQ(2), dist/* maxLength */.Ru6(limits/* mostSides */.ci)),
    plan: dist/* optional */.lqM(course),
    reinstall: dist/* optional */.lqM(dist/* object */.Ikc({ when: dist/* picklist */.KIO(record/* reinstallChoices */.jB), starts: rounds })),
    segments: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(primitives/* count */.U9), dist/* maxLength */.Ru6(limits/* mostSegments */.OK))),
    causes: dist/* optional */.lqM(schema_causes),
    leftOut: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* array */.YOg(primitives/* text */.Qq), dist/* maxLength */.Ru6(limits/* mostLeftOut */.Lf))),
    stages: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(primitives/* count */.U9), dist/* nonEmpty */.hq())),
});


/***/ }),

/***/ 4751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ mostSuiteFiles),
/* harmony export */   QZ: () => (/* binding */ listSuiteChanges),
/* harmony export */   gv: () => (/* binding */ describeSuite),
/* harmony export */   sX: () => (/* binding */ warnOfSuite)
/* harmony export */ });
/* harmony import */ var _util_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2534);

/** The largest number of files that define benchmarks. */
const mostSuiteFiles = 1000;
/**
 * Lists the files that define the benchmarks and differ between two sides. Returns undefined if that is unknown: one of the sides did
 * not list its files, or by other patterns.
 */
function listSuiteChanges(one, other) {
    if (one === undefined || other === undefined || one.patterns.join('\n') !== other.patterns.join('\n'))
        return undefined;
    const [before, after] = [one, other].map(({ digests }) => new Map(Object.entries(digests)));
    const paths = new Set([...before.keys(), ...after.keys()]);
    return [...paths].filter(path => before.get(path) !== after.get(path)).sort();
}
/** Describes the files that define the benchmarks of a side: which differ from the `baseline`'s, and which were replaced. */
function describeSuite({ suite, suiteReplaced }, baseline) {
    const suiteChanges = baseline && listSuiteChanges(baseline.suite, suite);
    return { ...(suiteChanges ? { suiteChanges } : {}), ...(suiteReplaced ? { suiteReplaced } : {}) };
}
/** Warns if the first of `sides` does not say what the files of these `patterns` were, and about files that git does not track. */
function warnOfSuite(patterns = [], sides) {
    if (patterns.length === 0)
        return [];
    const isKnown = sides[0].suite?.patterns.join('\n') === patterns.join('\n');
    const message = 'it is unknown whether the benchmark itself changed: the baseline was published without these "suite-files"';
    return [...(isKnown ? [] : [{ code: 'suite-unknown', message }]), ...sides.flatMap(warnOfUntracked)];
}
function warnOfUntracked({ name, suiteUntracked = [] }) {
    if (suiteUntracked.length === 0)
        return [];
    const message = `in the ${name}, git does not track ${(0,_util_list_js__WEBPACK_IMPORTED_MODULE_0__/* .nameSome */ .K)(suiteUntracked, 1)}, so "suite-files" leaves it out: run "git add" for files that define benchmarks`;
    return [{ code: 'suite-untracked', message }];
}


/***/ }),

/***/ 1765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kv: () => (/* binding */ findFault),
/* harmony export */   _3: () => (/* binding */ evaluate),
/* harmony export */   u: () => (/* binding */ listSizesOf)
/* harmony export */ });
/* harmony import */ var _metrics_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9847);

/** Computes `text` for `sizes`. Returns undefined if it names a size that is not among them, or has no finite result. */
function evaluate(text, sizes) {
    const expression = parse(text);
    if (listNames(expression).some(name => sizes[name] === undefined))
        return undefined;
    const { value, dimensions } = compute(expression, sizes);
    return Number.isFinite(value) ? { value, unit: nameUnit(dimensions) } : undefined;
}
/** Says what is wrong with `text`, as the end of a sentence. Returns undefined if it is a calculation. */
function findFault(text) {
    try {
        const expression = parse(text);
        // Units do not depend on sizes.
        compute(expression, Object.fromEntries(listNames(expression).map(name => [name, 2])));
        return undefined;
    }
    catch (error) {
        if (error instanceof ExpressionError)
            return error.message;
        throw error;
    }
}
/** The names of the sizes that `text` needs. */
function listSizesOf(text) {
    return listNames(parse(text));
}
const known = new Map();
const capacity = 1000;
function parse(text) {
    const expression = known.get(text) ?? parseExpression(text);
    if (known.size >= capacity)
        known.clear();
    known.set(text, expression);
    return expression;
}
const functionNames = ['log', 'log2', 'log10'];
/** The error for a text that is no calculation; the message says where. */
class ExpressionError extends Error {
    name = 'ExpressionError';
}
const longest = 200;
/**
 * Parses a calculation such as `8e9 B / 2.1e10 B/s` or `3 ns * n * log2(n)`.
 *
 *     sum     = product { (+ | −) product }
 *     product = power { (× | /) power }
 *     power   = value { ^ value } [ unit ]
 *     value   = number | size | function ( sum ) | ( sum ) | − power
 *
 * Nothing is ever run as code. A slash belongs to a unit if the unit stands directly before it, and `s` directly behind: `B/s`.
 */
function parseExpression(text) {
    if (text.length > longest)
        throw new ExpressionError(`it has more than ${longest} characters`);
    const parser = new Parser(text);
    const expression = parser.sum();
    parser.end();
    return expression;
}
class Parser {
    #at = 0;
    #text;
    constructor(text) {
        this.#text = text;
    }
    sum() {
        let left = this.#product();
        for (;;) {
            const sign = this.#take(/\s*([-+−])/y);
            if (sign === undefined)
                return left;
            left = { kind: 'operation', sign: sign === '+' ? '+' : '-', left, right: this.#product() };
        }
    }
    end() {
        if (this.#take(/\s*$/y) === undefined)
            throw this.#error('there is no sign of a calculation before');
    }
    #product() {
        let left = this.#power();
        for (;;) {
            const sign = this.#take(/\s*([*/×·])/y);
            if (sign === undefined)
                return left;
            left = { kind: 'operation', sign: sign === '/' ? '/' : '*', left, right: this.#power() };
        }
    }
    #power() {
        return this.#withUnit(this.#raised());
    }
    /** An exponent has no unit: in `n^3 flop`, the unit is that of the power. */
    #raised() {
        const base = this.#value();
        if (this.#take(/\s*\^/y) === undefined)
            return base;
        return { kind: 'operation', sign: '^', left: base, right: this.#raised() };
    }
    #value() {
        const number = this.#take(/\s*(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?|\.\d+)/iy);
        if (number !== undefined)
            return { kind: 'number', value: Number(number) };
        if (this.#take(/\s*([-−])/y) !== undefined) {
            const zero = { kind: 'number', value: -1 };
            return { kind: 'operation', sign: '*', left: zero, right: this.#power() };
        }
        if (this.#take(/\s*\(/y) !== undefined)
            return this.#closed();
        const name = this.#take(/\s*([A-Za-z_]\w*)/y);
        if (name === undefined)
            throw this.#error('a number, a size or a bracket is missing before');
        const known = functionNames.find(one => one === name);
        if (known === undefined)
            return { kind: 'size', name };
        if (this.#take(/\s*\(/y) === undefined)
            throw this.#error(`${name} needs brackets, such as ${name}(n), before`);
        return { kind: 'function', name: known, argument: this.#closed() };
    }
    #closed() {
        const inner = this.sum();
        if (this.#take(/\s*\)/y) === undefined)
            throw this.#error('a closing bracket is missing before');
        return inner;
    }
    #withUnit(of) {
        const unit = this.#take(/\s*([\p{L}µ%][\p{L}\d_]*(?:\/(?:second|sec|s)\b)?)/uy);
        return unit === undefined ? of : { kind: 'unit', of, unit };
    }
    /** Takes the match of `pattern` here: its group, or all of it. */
    #take(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#text);
        if (found === null)
            return undefined;
        this.#at = pattern.lastIndex;
        return found[1] ?? found[0];
    }
    #error(what) {
        const rest = this.#text.slice(this.#at, this.#at + 20).trim();
        return new ExpressionError(`${what} ${rest === '' ? 'the end' : `"${rest}"`}`);
    }
}
function listNames(expression) {
    switch (expression.kind) {
        case 'number':
            return [];
        case 'size':
            return [expression.name];
        case 'function':
            return listNames(expression.argument);
        case 'unit':
            return listNames(expression.of);
        case 'operation':
            return [...listNames(expression.left), ...listNames(expression.right)];
    }
}
function compute(expression, sizes) {
    switch (expression.kind) {
        case 'number':
            return { value: expression.value, dimensions: {} };
        case 'size':
            return { value: sizes[expression.name], dimensions: {} };
        case 'function':
            return {
                value: functions[expression.name](plain(compute(expression.argument, sizes), expression.name)),
                dimensions: {},
            };
        case 'unit': {
            const { value, dimensions } = compute(expression.of, sizes);
            const unit = readUnit(expression.unit);
            return { value: value * unit.factor, dimensions: multiply(dimensions, unit.dimensions) };
        }
        case 'operation':
            return operations[expression.sign](compute(expression.left, sizes), compute(expression.right, sizes));
    }
}
const functions = {
    log: Math.log,
    log2: Math.log2,
    log10: Math.log10,
};
const operations = {
    '+': (left, right) => ({ ...alike(left, right, 'adds'), value: left.value + right.value }),
    '-': (left, right) => ({ ...alike(left, right, 'subtracts'), value: left.value - right.value }),
    '*': (left, right) => ({
        value: left.value * right.value,
        dimensions: multiply(left.dimensions, right.dimensions),
    }),
    '/': (left, right) => ({
        value: left.value / right.value,
        dimensions: multiply(left.dimensions, right.dimensions, -1),
    }),
    '^': (left, right) => {
        const power = plain(right, '^');
        if (Object.keys(left.dimensions).length > 0 && !Number.isInteger(power))
            throw new ExpressionError('a quantity with a unit can only be raised to a whole number');
        return { value: left.value ** power, dimensions: multiply({}, left.dimensions, power) };
    },
};
function alike(left, right, does) {
    if (areSame(left.dimensions, right.dimensions))
        return left;
    throw new ExpressionError(`it ${does} ${nameUnit(left.dimensions)} and ${nameUnit(right.dimensions)}`);
}
function plain({ value, dimensions }, name) {
    if (Object.keys(dimensions).length === 0)
        return value;
    throw new ExpressionError(`${name} needs a number without a unit, and gets ${nameUnit(dimensions)}`);
}
const perTime = /^(.+)\/(?:s|sec|second)$/;
const prefixes = { k: 1e3, M: 1e6, G: 1e9, T: 1e12 };
/** A unit as people write it: what its base units are, and how large it is in these. */
function readUnit(written) {
    const known = (0,_metrics_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .tidyUnit */ .v)(written);
    // Work has no base unit, but its prefixes mean what they always mean.
    const [, prefix = '', rest = written] = /^([kMGT])(flops?(?:\/s)?)$/i.exec(written) ?? [];
    const isKnown = known.unit !== written || known.better !== 'unknown';
    const { unit, factor } = isKnown ? known : { unit: rest, factor: prefixes[prefix] ?? 1 };
    const [, work] = perTime.exec(unit) ?? [];
    if (work === undefined)
        return { dimensions: unit === 'count' ? {} : { [unit]: 1 }, factor };
    return { dimensions: work === '1' ? { s: -1 } : { [work]: 1, s: -1 }, factor };
}
/** The dimensions of a product: those of `one`, and `times` as often those of `other`. */
function multiply(one, other, times = 1) {
    const all = new Set([...Object.keys(one), ...Object.keys(other)]);
    return Object.fromEntries([...all]
        .map(unit => [unit, (one[unit] ?? 0) + times * (other[unit] ?? 0)])
        .filter(([, power]) => power !== 0));
}
/** The unit as values have it: `s`, `B/s`, `1/s`, or `count` where there is none. */
function nameUnit(dimensions) {
    const write = (sign) => Object.entries(dimensions)
        .filter(([, power]) => power * sign > 0)
        .map(([unit, power]) => (Math.abs(power) === 1 ? unit : `${unit}^${Math.abs(power)}`))
        .join('·');
    const [above, below] = [write(1), write(-1)];
    if (below === '')
        return above || 'count';
    return `${above || '1'}/${below}`;
}
/** Returns whether quantities of these dimensions can be added. */
function areSame(one, other) {
    return nameUnit(one) === nameUnit(other);
}


/***/ }),

/***/ 3650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ countStars),
/* harmony export */   TE: () => (/* binding */ mostStars),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   fl: () => (/* binding */ isTooManifold)
/* harmony export */ });
/* unused harmony export longestGlobbed */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4006);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8932);


/** Longer names match by equality only: what a `*` tries grows with the power of the length, and names come from anywhere. */
const longestGlobbed = 250;
/** In one pattern. */
const mostStars = 3;
/**
 * Returns whether `pattern` fits `name`. `*` stands for anything but `/`, `**` between slashes for anything, `?` for one
 * character, and `{a,b}` for a or b. Everything else stands for itself, including brackets, because benchmarks have them in their
 * names. `\` takes the meaning from what follows. A name that is the pattern always fits.
 */
function matches(pattern, name) {
    if (pattern === _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .everything */ .Y || pattern === name)
        return true;
    return name.length <= longestGlobbed && matcherOf(pattern)(name);
}
/** Returns the number of `*` in a pattern. Two together count as one. */
function countStars(pattern) {
    return pattern.match(/\*+/g)?.length ?? 0;
}
/** The number of ways to read the braces of one pattern without a star; each star leaves a quarter. */
const mostWays = 512;
/** Returns whether the braces and stars of `pattern` stand for too many combinations. Trying all of them would take seconds. */
function isTooManifold(pattern) {
    return countWays(pattern) * 4 ** countStars(pattern) > mostWays;
}
/** Counts the combinations of braces: pairs next to each other multiply, and alternatives in one pair add up. */
function countWays(pattern) {
    const open = [];
    let ways = 1;
    const close = () => {
        const { before, sum } = open.pop();
        ways = before * (sum + ways);
    };
    for (const [part] of pattern.matchAll(/\\.|[{},]/gs)) {
        const innermost = open.at(-1);
        if (part === '{') {
            open.push({ before: ways, sum: 0 });
            ways = 1;
        }
        else if (part === ',' && innermost) {
            innermost.sum += ways;
            ways = 1;
        }
        else if (part === '}' && innermost)
            close();
    }
    while (open.length > 0)
        close();
    return ways;
}
const matchers = new Map();
const capacity = 10_000;
function matcherOf(pattern) {
    const known = matchers.get(pattern);
    if (known)
        return known;
    if (matchers.size >= capacity)
        matchers.clear();
    const isGlob = /[*?{\\]/.test(pattern) && countStars(pattern) <= mostStars && !isTooManifold(pattern);
    const matcher = isGlob ? picomatch__WEBPACK_IMPORTED_MODULE_1__(quoteOthers(pattern), { dot: true, windows: false }) : () => false;
    matchers.set(pattern, matcher);
    return matcher;
}
/** `pattern` with a backslash before all that a shell would take for more than itself. */
function quoteOthers(pattern) {
    return pattern.replace(/\\.|[^\w\s/*?{},.\\-]|\\$/gsu, part => {
        // As a set, because picomatch loops for ever on some patterns that end in three backslashes or more.
        if (part === '\\' || part === '\\\\')
            return '[\\\\]';
        return part.length === 1 ? `\\${part}` : part;
    });
}


/***/ }),

/***/ 8932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ judgeChoices),
/* harmony export */   Y: () => (/* binding */ everything)
/* harmony export */ });
const judgeChoices = ['auto', 'typical', 'mean', 'p90', 'p95', 'p99'];
/** The pattern that matches everything, which is meant where none is given. */
const everything = '**';


/***/ }),

/***/ 3536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jm: () => (/* binding */ rulesSchema),
/* harmony export */   zI: () => (/* binding */ writtenRules)
/* harmony export */ });
/* unused harmony exports mostRules, writtenRule */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9195);
/* harmony import */ var _metrics_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9847);
/* harmony import */ var _expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1765);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3650);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8932);






const longestText = 1000;
const mostRules = 1000;
const pattern = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('it must be a name or a pattern such as parse/*'), valibot__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq('it must be a name or a pattern such as parse/*'), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(longestText, `it must be a pattern of at most ${longestText} characters`), valibot__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6Y(text => (0,_match_js__WEBPACK_IMPORTED_MODULE_2__/* .countStars */ .PL)(text) <= _match_js__WEBPACK_IMPORTED_MODULE_2__/* .mostStars */ .TE, `a pattern can have at most ${_match_js__WEBPACK_IMPORTED_MODULE_2__/* .mostStars */ .TE} stars`), valibot__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6Y(text => !(0,_match_js__WEBPACK_IMPORTED_MODULE_2__/* .isTooManifold */ .fl)(text), 'its braces and stars stand for too many combinations: write several rules instead'));
const aFraction = 'it must be a percentage such as 5%, from 0% to below 100%';
const fraction = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()], aFraction), valibot__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi(given => parseFraction(given)), valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(aFraction), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0, aFraction), valibot__WEBPACK_IMPORTED_MODULE_3__/* .ltValue */ .ulq(1, aFraction));
const aSize = 'it must be a percentage such as 5%, from 0% to below 1000%, or false';
const sizeOrFalse = valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false),
    valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()]), valibot__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi(given => parseFraction(given)), valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_3__/* .ltValue */ .ulq(10)),
], aSize);
/** `5%` as a fraction; a number is one already. */
function parseFraction(given) {
    if (typeof given === 'number')
        return given;
    const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(given.trim());
    return parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN;
}
const aQuantity = 'it must be a quantity with its unit such as 0.1 ms, or false';
const aBudget = 'it must be "at most" or "at least" and a quantity, such as at most 50 ms, or false';
const aDay = 'it must be the last day of the exception, such as 2027-03-01';
const anIgnore = 'it must be a reason and a last day, { reason: "why", until: 2027-03-01 }, or false';
/** A quantity without a unit may be a number in YAML. */
const asText = (wrong) => valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()], wrong), valibot__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi(String));
const ignore = valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    reason: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('give the reason, in words'), valibot__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq('give the reason, in words'), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(longestText, `it can have at most ${longestText} characters`)),
    until: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(aDay), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/^\d{4}-\d{2}-\d{2}$/, aDay), valibot__WEBPACK_IMPORTED_MODULE_3__/* .isoDate */ ._$n(aDay), valibot__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6Y(isDay, aDay)),
}, anIgnore);
/** Returns whether the calendar has that day. */
function isDay(text) {
    const [year, month, day] = text.split('-').map(Number);
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
    return day >= 1 && day <= days;
}
const aJudge = `it must be one of ${_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeChoices */ .K.join(', ')}`;
/** A calculation as its text; what is wrong with it follows the example of one. */
const calculation = (example) => {
    const wrong = `it must be a calculation such as ${example}, or false`;
    return valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
        valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false),
        valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(asText(wrong), valibot__WEBPACK_IMPORTED_MODULE_3__/* .trim */ .Bqr(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6Y(text => (0,_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .findFault */ .Kv)(text) === undefined, ({ input }) => `${wrong}: ${(0,_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .findFault */ .Kv)(input)}`)),
    ], issue => issue.issues?.find(({ type }) => type === 'check')?.message ?? wrong);
};
const aWork = 'it must be the name of a metric that says how much work was done, or false';
const aName = 'it must be the name that the benchmark had before';
const someFiles = 'it must be a pattern of files such as build/parser*, or false';
const aUnit = 'it must be a unit such as ms';
const aRule = 'a rule is a map of benchmark, metric, threshold, fail-above, judge, control, same-work, files, direction, unit, smallest, budget, required, expect, work, was and ignore';
/** A rule as it stands in the file. */
const writtenRule = valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    benchmark: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(pattern),
    metric: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(pattern),
    threshold: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(fraction),
    'fail-above': valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sizeOrFalse),
    judge: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeChoices */ .K, aJudge)),
    control: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY('it must be true or false')),
    'same-work': valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(longestText))], aWork)),
    files: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(longestText))], someFiles)),
    direction: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(['lower', 'higher'], 'it must be lower or higher, whichever is better')),
    unit: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(aUnit), valibot__WEBPACK_IMPORTED_MODULE_3__/* .trim */ .Bqr(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq(aUnit), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(100, aUnit))),
    smallest: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
        valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false),
        valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(asText(aQuantity), valibot__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi(text => parseAmount(text)), valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ value: valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), unit: valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }, aQuantity)),
    ], aQuantity)),
    budget: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
        valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false),
        valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(aBudget), valibot__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi(text => parseBudget(text)), valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ bound: valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(['at most', 'at least']), value: valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), unit: valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }, aBudget)),
    ], aBudget)),
    required: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY('it must be true or false')),
    expect: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(calculation('12 ms')),
    work: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(calculation('2*n^3 flop')),
    was: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(aName), valibot__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq(aName), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(longestText, aName))),
    ignore: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), ignore], issue => issueOfIgnore(issue) ?? anIgnore)),
}, aRule);
function isOneName(benchmark) {
    return benchmark !== undefined && !/[*?{}[\]]/.test(benchmark);
}
/** Finds the first fault of a map. */
function issueOfIgnore({ issues }) {
    return issues?.find(({ path }) => path !== undefined)?.message;
}
/** The list of rules of a file; null is what is left of a list whose rules are all commented out. */
const writtenRules = valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(writtenRule, valibot__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6Y(({ benchmark, was }) => was === undefined || isOneName(benchmark), 'a rule with "was" needs "benchmark" with the new name, and no pattern')), 'it must be a list of rules, each beginning with "- "'), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(mostRules, `there can be at most ${mostRules} rules`)));
const amount = {
    value: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6Y(_metrics_computable_js__WEBPACK_IMPORTED_MODULE_5__/* .isComputable */ .$O)),
    unit: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(100)),
};
const text = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(longestText));
const recordedCalculation = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(text, valibot__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6Y(one => (0,_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .findFault */ .Kv)(one) === undefined));
const day = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/^\d{4}-\d{2}-\d{2}$/));
/** Rules as they travel in a record, which nobody vouches for. */
const rulesSchema = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    source: text,
    asOf: day,
    list: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(mostRules), valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        line: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0)),
        benchmark: text,
        metric: text,
        threshold: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_3__/* .ltValue */ .ulq(1))),
        failAbove: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_3__/* .ltValue */ .ulq(10))])),
        judge: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeChoices */ .K)),
        control: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
        sameWork: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), text])),
        files: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), text])),
        direction: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(['lower', 'higher'])),
        unit: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(100))),
        smallest: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(amount)])),
        budget: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ bound: valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(['at most', 'at least']), ...amount })])),
        required: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
        expect: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), recordedCalculation])),
        work: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), recordedCalculation])),
        was: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(text),
        ignore: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(false), valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ reason: text, until: day })])),
    }))),
});
const numberText = String.raw `(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?)`;
const unitText = String.raw `\s*(\S(?:.*\S)?)?`;
const amountPattern = new RegExp(`^${numberText}${unitText}$`, 'i');
const budgetPattern = new RegExp(`^at (most|least) ${numberText}${unitText}$`, 'i');
const longestQuantity = 100;
/** `50 ms` in its base unit; undefined where the text is no quantity. */
function parseAmount(text) {
    const parts = text.length <= longestQuantity ? amountPattern.exec(text.trim()) : null;
    return parts ? makeAmount(parts[1], parts[2] ?? '') : undefined;
}
/** `at most 50 ms`, or `at least 5e9 FLOP/s`; undefined where the text is no budget. */
function parseBudget(text) {
    const parts = text.length <= longestQuantity ? budgetPattern.exec(text.trim()) : null;
    if (!parts)
        return undefined;
    const made = makeAmount(parts[2], parts[3] ?? '');
    return made && { bound: parts[1].toLowerCase() === 'most' ? 'at most' : 'at least', ...made };
}
function makeAmount(digits, printed) {
    // What begins like a number is a number that went wrong, as in "1,5 ms" or "1 000 B".
    if (/^[\d.,'+-]/.test(printed))
        return undefined;
    const { unit, factor } = (0,_metrics_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .tidyUnit */ .v)(printed);
    const value = Number(digits) * factor;
    return (0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_5__/* .isComputable */ .$O)(value) ? { value, unit } : undefined;
}


/***/ }),

/***/ 4388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ DiskError),
/* harmony export */   Tr: () => (/* binding */ explainSystemError),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   iC: () => (/* binding */ nameFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** A refusal by the disk. The message names the file. */
class DiskError extends Error {
    name = 'DiskError';
}
/**
 * Writes a file that holds either what it held before, or all of `text`: it is written beside its place, and renamed. A device or a pipe
 * is written to, and so is a file whose directory takes no other file.
 */
function replaceFile(path, text) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
    const target = stats === undefined ? path : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
    const part = stats === undefined || stats.isFile() ? writePart(target, text, stats) : undefined;
    if (part !== undefined && tryToRename(part, target))
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, text);
}
/** Moves `part` to `target`, or removes it: a file that is mounted cannot be replaced. */
function tryToRename(part, target) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(part, target);
        return true;
    }
    catch {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(part, { force: true });
        return false;
    }
}
/** Writes `text` into a new file beside `target`. Returns its path, or undefined where there can be none. */
function writePart(target, text, stats) {
    const part = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}-${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(target)}`);
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(part, 'wx', stats === undefined ? 0o666 : stats.mode & 0o777);
    }
    catch {
        return undefined;
    }
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(descriptor, text);
        return part;
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(part, { force: true });
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/** Writes a file, or fails with a {@link DiskError}. What was there before is then still there. */
function writeWhole(path, text) {
    try {
        replaceFile(path, text);
    }
    catch (error) {
        throw nameFile(error, path);
    }
}
/** `error`, from writing to `path`, as a {@link DiskError} where it is the system's: of a full disk that does not say which file. */
function nameFile(error, path) {
    if (!(error instanceof Error) || !('syscall' in error))
        return error;
    const named = 'path' in error ? error.message : `"${path}" could not be written: ${explainSystemError(error)}`;
    return new DiskError(named, { cause: error });
}
/** Returns the message of a system error without its code, its call and its path. Any other message stays as it is. */
function explainSystemError(error) {
    return error.message.replace(/^[A-Z]+: /, '').replace(/, \w+(?: '.*)?$/, '');
}


/***/ }),

/***/ 1193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ entities),
/* harmony export */   z: () => (/* binding */ xmlEntities)
/* harmony export */ });
/** Writes every character that could mean something in HTML or Markdown as a numeric entity. */
function entities(text) {
    return text.replace(/[^A-Za-z0-9 ,+=%;]/gu, character => `&#${character.codePointAt(0)};`);
}
/** Writes every character that could mean something in the text or an attribute of XML as a numeric entity; it cannot hold halves of characters. */
function xmlEntities(text) {
    return text.replace(/\p{Cs}/gu, '\ufffd').replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}


/***/ }),

/***/ 7470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ hidden)
/* harmony export */ });
/** Control characters, bidi and other format characters, line ends, lone surrogates, and what shows as nothing. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;


/***/ }),

/***/ 2534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ nameAll),
/* harmony export */   K: () => (/* binding */ nameSome)
/* harmony export */ });
/** Joins all of `names`: `a, b and c`. */
function nameAll(names) {
    return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
/** Joins the first `most` of `names`, and says how many more there are. */
function nameSome(names, most) {
    const shown = names.slice(0, most).join(', ');
    return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}


/***/ }),

/***/ 1918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findNearest: () => (/* binding */ findNearest)
/* harmony export */ });
/** The word of `known` that whoever typed `typed` may have meant; undefined where none is near. */
function findNearest(typed, known) {
    const beginning = known.filter(word => typed.length >= 3 && word.startsWith(typed));
    if (beginning.length > 0)
        return beginning[0];
    const ranked = known
        .map(word => ({ word, edits: countEdits(typed, word) }))
        .sort((one, other) => one.edits - other.edits);
    const [nearest] = ranked;
    if (nearest && nearest.edits <= 1)
        return nearest.word;
    const [longest] = known.filter(word => typed.startsWith(`${word}-`)).sort((one, other) => other.length - one.length);
    return longest ?? (nearest && nearest.edits <= typed.length / 3 ? nearest.word : undefined);
}
/** Counts the letters to insert, remove, replace or swap with the next one (Damerau 1964). */
function countEdits(from, to) {
    let before = [];
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [done, letter] of [...from].entries()) {
        const next = [done + 1];
        for (let index = 1; index <= to.length; index++) {
            const replaced = row[index - 1] + (letter === to[index - 1] ? 0 : 1);
            const isSwap = letter === to[index - 2] && from[done - 1] === to[index - 1];
            const swapped = isSwap ? before[index - 2] + 1 : Number.POSITIVE_INFINITY;
            next.push(Math.min(replaced, swapped, row[index] + 1, next[index - 1] + 1));
        }
        before = row;
        row = next;
    }
    return row[to.length];
}


/***/ })

};
