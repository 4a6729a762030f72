export const id = 379;
export const ids = [379];
export const modules = {

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   causes: () => (/* binding */ causes)
/* harmony export */ });
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9346);
/* harmony import */ var _report_merged_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8112);
/* harmony import */ var _report_pages_causes_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3426);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4147);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5197);





const causes = {
    usage: 'counterbalance causes RECORD.json',
    summary: 'all functions that were profiled after a verdict, and what each of them takes on both sides',
    options: {},
    async run({ words }) {
        const report = (0,_report_merged_js__WEBPACK_IMPORTED_MODULE_1__/* .reportRecord */ .aL)((0,_record_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeRecord */ .e)((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readInput */ .R5)(words, 'RECORD.json')));
        const sections = (0,_report_merged_js__WEBPACK_IMPORTED_MODULE_1__/* .isMerged */ .TL)(report) ? report.sections : [report];
        const texts = sections.map(section => (0,_report_pages_causes_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCauses */ .B)(section, process.stdout.columns));
        process.stdout.write(`${texts.join('\n\n')}\n`);
        return _exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .exitStatus */ .$.done;
    },
};


/***/ }),

/***/ 3426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderCauses),
/* harmony export */   E: () => (/* binding */ causesLines)
/* harmony export */ });
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2472);
/* harmony import */ var _text_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(571);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1961);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1193);
/* harmony import */ var _words_causes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1178);
/* harmony import */ var _words_counters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6575);






/** The functions that account for a change, below what they add up to; no line where nothing was profiled. */
function causesLines(report, width) {
    const text = (0,_words_causes_js__WEBPACK_IMPORTED_MODULE_2__/* .causesText */ .WT)(report.causes);
    if (text === undefined)
        return [];
    const [, ...lines] = text.rows.length === 0 ? [] : (0,_text_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .layOut */ .v)(columnsOf(text.rows), width - 2);
    const counters = (0,_words_counters_js__WEBPACK_IMPORTED_MODULE_3__/* .countersText */ .D)(report);
    return [
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)(text.title, _text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE),
        ...[...lines, ...(counters === undefined ? [] : [`Counters: ${counters}`])].map(line => `  ${line}`),
    ];
}
/** Wide enough for all columns, where the output is no terminal. */
const usualWidth = 120;
/** All functions of a report, those that are named first, and then the others by the size of their difference. */
function renderCauses(report, width = usualWidth) {
    const { causes, names = _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx } = report;
    const title = `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `${names.contender} against ${names.baseline}`, _text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE)}: `;
    if (causes === undefined)
        return `${title}nothing was profiled, because no time has changed or "causes" was off.`;
    if ('absence' in causes)
        return title + causesLines(report, width).join('\n');
    const [first] = causesLines(report, width);
    return [`${title}${first}`, '', ...(0,_text_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .layOut */ .v)(listColumns(causes), width)].join('\n');
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
        { ...column(({ name }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)(name, _text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE)), least: 24 },
        { ...column(({ difference }) => difference), right: true },
        { ...column(({ interval }) => interval), gap: 1 },
        { ...column(({ place }) => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)(place, _text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalVoice */ .BE)), expendable: 1 },
        column(({ changed }) => changed),
    ];
}


/***/ }),

/***/ 571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ layOut)
/* harmony export */ });
/* unused harmony export columnsOf */
/** The lines of a table, its head first, no wider than `width` where that can be. */
function layOut(columns, width) {
    const fitting = narrow(columns.filter(isNotEmpty), width);
    const spare = Math.max(0, width - totalOf(fitting));
    const widths = fitting.map(column => Math.min(fullWidthOf(column), leastWidthOf(column) + spare));
    const count = fitting[0]?.cells.length ?? 0;
    return Array.from({ length: count + 1 }, (_, row) => lineOf(fitting, widths, row).trimEnd());
}
function lineOf(columns, widths, row) {
    return columns
        .map(({ head, cells, right, gap }, at) => {
        const text = cut(row === 0 ? head : cells[row - 1], widths[at]);
        const padding = ' '.repeat(widths[at] - columnsOf(text));
        return `${at === 0 ? '' : ' '.repeat(gap ?? 2)}${right ? `${padding}${text}` : `${text}${padding}`}`;
    })
        .join('');
}
function narrow(columns, width) {
    const first = Math.max(...columns.map(({ expendable }) => expendable ?? 0));
    if (totalOf(columns) <= width || first === 0)
        return columns;
    return narrow(columns.filter(({ expendable }) => expendable !== first), width);
}
function totalOf(columns) {
    return columns.reduce((sum, column, at) => sum + leastWidthOf(column) + (at === 0 ? 0 : (column.gap ?? 2)), 0);
}
function leastWidthOf(column) {
    return Math.min(fullWidthOf(column), column.least ?? Number.POSITIVE_INFINITY);
}
function fullWidthOf({ head, cells }) {
    return cells.reduce((widest, cell) => Math.max(widest, columnsOf(cell)), columnsOf(head));
}
function isNotEmpty({ cells }) {
    return cells.some(cell => cell !== '');
}
/** Cut in the middle: what tells names apart is at their ends as often as at their beginnings. */
function cut(text, width) {
    if (columnsOf(text) <= width)
        return text;
    const tail = Math.floor((width - 1) / 2);
    const characters = [...text];
    return `${takeWhileFits(characters, width - 1 - tail)}…${[...takeWhileFits(characters.reverse(), tail)].reverse().join('')}`;
}
function takeWhileFits(characters, width) {
    let shown = '';
    for (const character of characters) {
        if (columnsOf(shown + character) > width)
            break;
        shown += character;
    }
    return shown;
}
/** Counts the columns of a terminal that `text` takes. Wide characters take two, and marks on top of others take none. */
function columnsOf(text) {
    return [...text].reduce((sum, character) => sum + (isWide(character) ? 2 : isMark(character) ? 0 : 1), 0);
}
function isWide(character) {
    return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/u.test(character);
}
function isMark(character) {
    return /\p{M}/u.test(character);
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
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1193);


/** Puts the causes of a change into words; undefined where nothing was profiled. */
function causesText(causes) {
    if (causes === undefined)
        return undefined;
    if ('absence' in causes)
        return { title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `Causes: not known, because ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)(causes.absence)}`, rows: [] };
    const { whole, rest, rows, unit } = causes;
    const named = rows.filter(({ isNamed }) => isNamed);
    const of = causes.benchmark === undefined ? [] : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ` of ${causes.benchmark}`;
    const title = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `Causes${of}, by ${causes.rounds} rounds under ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(causes.profiler)}: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(wholeText(causes))}`;
    if (named.length === 0)
        return { title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)([title, (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(unnamed(causes))], '. '), rows: [] };
    const others = rest.functions > 0 ? [othersText(causes)] : [];
    const hint = causes.isReproduced ? [] : [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('The whole varies too much to show it.')];
    return { title: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)([title, ...hint], '. '), rows: [...named.map(row => causeText(row, whole, unit)), ...others] };
}
/** All functions that are not named, in words. */
function othersText({ rest, whole, unit }) {
    return { name: (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `(${rest.functions} others)`, place: [], changed: '', ...amounts(rest, whole, unit) };
}
/** One function of the causes in words. */
function causeText(row, whole, unit) {
    const { name, renamed, file, line, changed } = row;
    return {
        name: renamed === undefined ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name} ⇄ ${renamed}`,
        place: file === undefined ? [] : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${line === undefined ? file : `${file}:${line}`}`,
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


/***/ })

};
