export const id = 15;
export const ids = [15];
export const modules = {

/***/ 6596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ displayOptions),
/* harmony export */   g: () => (/* binding */ terminalOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _record_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5608);
/* harmony import */ var _system_page_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4220);



/** The options of what is shown on a terminal. */
const displayOptions = {
    verbose: {
        group: 'Output',
        help: 'Show the numbers of each row on the terminal: quartiles, mean, outliers, p, and the smallest change that it would have found.',
    },
};
/** Returns how a stream shows text: in colour only on a terminal, and never if NO_COLOR is set (no-color.org). */
function terminalOf(stream, get = () => '') {
    const color = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
    return {
        color,
        isVerbose: get('verbose') === 'true',
        program: programOf(process.argv),
        tools: _system_page_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .pageTools */ .L,
        ...(stream.isTTY ? { width: stream.columns } : {}),
    };
}
/** How this program was called: by its name where it is installed, else as a file for Node. */
function programOf([, path = 'counterbalance']) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('', path);
    const file = below.startsWith('..') ? path : below;
    const call = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'counterbalance' ? 'counterbalance' : `node ${(0,_record_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(file)}`;
    return { way: 'command line', get: [], call };
}


/***/ }),

/***/ 2012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ makeNaming)
/* harmony export */ });
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1193);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8149);


/** A shorter beginning is not worth a sentence. */
const shortestPrefix = 4;
/** The names for the rows of `report`: without what they share, and in words for the process as a whole. */
function makeNaming(report) {
    const isOfProcess = findProcess(report);
    const others = report.findings.filter(finding => (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .isTold */ .Wc)(finding) && !isOfProcess(finding));
    const prefix = findPrefix([...new Set(others.map(({ benchmark }) => benchmark))]);
    const nameIn = (shared) => finding => isOfProcess(finding) ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('(whole process)') : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${finding.benchmark.slice(shared.length)}`;
    return { prefix, labelOf: nameIn(prefix), titleOf: nameIn('') };
}
/** Returns which findings are of the process: those beside what the command prints, and its time where it prints nothing. */
function findProcess({ findings, suite, options = {}, }) {
    const isSilent = ['auto', 'process'].includes(options.format ?? 'auto') && findings.every(({ benchmark }) => benchmark === suite);
    return ({ aside }) => aside === true || isSilent;
}
/** The longest beginning of all `names` that ends where a part of them does, and leaves of each what is still a name. */
function findPrefix(names) {
    const [first, ...rest] = names;
    if (first === undefined || rest.length === 0)
        return '';
    const shared = rest.reduce(commonStart, first);
    const ends = [...shared.matchAll(/[/.:]/g)].map(({ index }) => index + 1).reverse();
    const end = ends.find(one => one >= shortestPrefix && names.every(name => /^[^\d/.:]/.test(name.slice(one))));
    return end === undefined ? '' : first.slice(0, end);
}
function commonStart(one, other) {
    let length = 0;
    while (length < one.length && one[length] === other[length])
        length++;
    return one.slice(0, length);
}


/***/ }),

/***/ 9965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ ratioText),
/* harmony export */   Bt: () => (/* binding */ intervalText),
/* harmony export */   GL: () => (/* binding */ makeRows),
/* harmony export */   L5: () => (/* binding */ makePageRows),
/* harmony export */   _l: () => (/* binding */ metricText),
/* harmony export */   au: () => (/* binding */ quantity),
/* harmony export */   gT: () => (/* binding */ having),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   pd: () => (/* binding */ levelsOf)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3199);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _naming_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2012);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8658);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8149);
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8389);






/** The rows of all findings that are to be shown, with one axis for all their strips. */
function makeRows(report) {
    const { labelOf } = (0,_naming_js__WEBPACK_IMPORTED_MODULE_1__/* .makeNaming */ .r)(report);
    const findings = (0,_view_js__WEBPACK_IMPORTED_MODULE_2__/* .listShown */ ["in"])(report);
    const isSorted = report.view !== undefined && report.view.sort !== 'verdict';
    const changed = [
        ...having(findings, 'regressed'),
        ...having(findings, 'incomparable'),
        ...having(findings, 'improved'),
    ];
    const inconclusive = having(findings, 'inconclusive');
    const unchanged = having(findings, 'unchanged');
    const axis = (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_4__/* .axisOf */ .L$)(firstWithChange([...changed, ...inconclusive], findings));
    const unjudged = having(findings, null).filter(({ ignored }) => ignored === undefined);
    const byBenchmark = rankBenchmarks([...changed, ...inconclusive, ...unchanged, ...unjudged]);
    const order = (group) => (isSorted ? group : group.toSorted(byBenchmark));
    const rowsOf = (group) => order(group).map(finding => makeRow(finding, labelOf(finding), axis));
    return {
        changed: rowsOf(changed),
        inconclusive: rowsOf(inconclusive),
        unchanged: rowsOf(unchanged),
        unjudged: rowsOf(unjudged),
        ignored: rowsOf(having(findings, null).filter(({ ignored }) => ignored !== undefined)),
        sorted: isSorted ? rowsOf(findings) : undefined,
        // Only pages of text have them, and strips.
        get distributions() {
            return order([...changed, ...inconclusive]).flatMap(finding => makeDistributions(finding, labelOf(finding)) ?? []);
        },
    };
}
/** As many rows are shown together; of more, those that did not change are folded away. */
const mostTogether = 5;
/** The rows for a page of `reports`: all of them in the first group, where there are few on the whole page. */
function makePageRows(report, reports = [report]) {
    const rows = makeRows(report);
    if (reports.flatMap(_view_js__WEBPACK_IMPORTED_MODULE_2__/* .listShown */ ["in"]).length > mostTogether)
        return rows;
    const { changed, inconclusive, unchanged, unjudged, ignored, sorted } = rows;
    const all = sorted ?? [...changed, ...inconclusive, ...unchanged, ...unjudged, ...ignored];
    return { ...rows, changed: all, inconclusive: [], unchanged: [], unjudged: [], ignored: [] };
}
/**
 * Puts the findings of a benchmark together where the first of `findings` is of it: a benchmark that is worse in anything stands before
 * those that are not. Of one benchmark and verdict, the primary metric comes first.
 */
function rankBenchmarks(findings) {
    const ranks = new Map([...new Set(findings.map(({ benchmark }) => benchmark))].map((name, rank) => [name, rank]));
    const rank = ({ benchmark }) => ranks.get(benchmark) ?? ranks.size;
    const order = ({ verdict }) => (verdict === null ? _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .verdicts */ .rY.length : _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .verdicts */ .rY.indexOf(verdict));
    return (one, other) => rank(one) - rank(other) || order(one) - order(other) || Number(other.primary) - Number(one.primary);
}
/** The findings with one verdict, in the report's order. */
function having(findings, verdict) {
    return findings.filter(finding => finding.verdict === verdict);
}
// What did not change would make the axis of what did too short.
function firstWithChange(...groups) {
    const changes = groups.map(group => group.flatMap(({ change }) => change ?? []));
    return changes.find(group => group.length > 0) ?? [];
}
function makeRow(finding, label, axis) {
    const { verdict, benchmark, metric, baseline, contender, change, control } = finding;
    const levels = levelsOf(finding);
    const shared = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([levels.baseline?.value ?? 0, levels.contender?.value ?? 0], finding.unit);
    return {
        verdict,
        mark: verdict === null ? _words_words_js__WEBPACK_IMPORTED_MODULE_3__/* .otherMarks */ .p6[finding.ignored ? 'ignored' : 'unjudged'] : _words_words_js__WEBPACK_IMPORTED_MODULE_3__/* .marks */ .Z8[verdict],
        word: (0,_words_words_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(finding),
        benchmark,
        label,
        metric: metricText(metric),
        baseline: levels.baseline && quantity(levels.baseline, baseline, shared),
        contender: levels.contender && quantity(levels.contender, contender, shared),
        change: changeText(finding),
        ratio: ratioText(finding),
        interval: change === null ? '' : intervalText(change),
        get strip() {
            return change === null ? '' : (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_4__/* .intervalStrip */ .qx)(change, axis);
        },
        control: control === null ? '–' : (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(control.value),
        reason: (isBeside(finding) ? undefined : finding.reason) ?? null,
        cause: finding.cause,
        finding,
    };
}
/** Why there is no verdict is of interest only where somebody has asked for one. */
function isBeside({ aside, verdict }) {
    return aside === true && verdict === null;
}
/** The name of a metric, unless it is the time. */
function metricText(metric) {
    return metric === 'time' ? null : metric;
}
function makeDistributions(finding, label) {
    const { benchmark, metric, baseline, contender } = finding;
    if (baseline === null || contender === null || !isSpread(baseline, contender))
        return undefined;
    const { axis, strips } = (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_4__/* .drawDistributions */ .uF)(baseline, contender);
    const { numberWith, unit } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([axis.low, axis.high], finding.unit);
    const [low, high] = [axis.low, axis.high].map(end => numberWith(end, axis.high - axis.low));
    return { benchmark, label, metric: metricText(metric), strips, axis: (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_4__/* .axisStrip */ .mZ)(low, high), unit };
}
/** The values of each side in a row: the levels that belong to its change, or the medians if it has none. */
function levelsOf({ baseline, contender, change, }) {
    const medians = { baseline: baseline && medianOf(baseline), contender: contender && medianOf(contender) };
    if (change === null || baseline === null || contender === null)
        return medians;
    if (baseline.level && contender.level)
        return { baseline: baseline.level, contender: contender.level };
    // Reports of earlier versions have no levels.
    return { ...medians, contender: { value: baseline.median * (1 + change.value), mad: contender.mad } };
}
function medianOf({ median, mad }) {
    return { value: median, mad };
}
/** `level` in the unit of `scale`, with the spread of the values that `summary` is of. */
function quantity(level, summary, { number, numberWith, spread, unit }) {
    const { value, mad } = level;
    if (summary.min === summary.max)
        return { number: number(value), unit, spread: '' };
    return { number: numberWith(value, mad), unit, spread: spread(mad, value) };
}
/** A change in percent, or what stands in its place. */
function changeText({ change, baseline, contender }) {
    if (change !== null)
        return (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentWithin */ .BG)(change.value, change.low, change.high);
    if (baseline?.median === 0 && contender !== null && contender.median !== 0)
        return 'from 0';
    return '–';
}
/** From here on people say how many times, not how many percent. */
const leastRatio = 1.5;
/** Only of a change that was told, or is exact: how many times of what may be nothing would be noise. */
function ratioText(finding) {
    const { change, verdict } = finding;
    if (change === null || change.value <= -1)
        return '';
    const ratio = Math.exp(Math.abs(Math.log1p(change.value)));
    const isTold = verdict === 'regressed' || verdict === 'improved' || isExact(change);
    return isTold && ratio >= leastRatio ? `${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn)(ratio)} ${(0,_words_words_js__WEBPACK_IMPORTED_MODULE_3__/* .directionWord */ .i7)(finding, change.value > 0)}` : '';
}
/** The interval of a change. */
function intervalText(change) {
    return isExact(change) ? 'exact' : (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentInterval */ .r6)(change.low, change.high);
}
function isExact({ value, low, high }) {
    return low === value && high === value;
}
function isSpread(baseline, contender) {
    return baseline.min < baseline.max || contender.min < contender.max;
}


/***/ }),

/***/ 733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ title),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   c9: () => (/* binding */ heads),
/* harmony export */   nc: () => (/* binding */ cellsOf),
/* harmony export */   ob: () => (/* binding */ distributionCells),
/* harmony export */   rP: () => (/* binding */ titleAfter),
/* harmony export */   rX: () => (/* binding */ spreadText)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1961);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1193);



/** The heads of a table of findings; numbers stand to the right. What matters most stands left, where a narrow screen shows it. */
function heads({ settings, }) {
    return [
        { text: '', right: false },
        { text: 'Benchmark', right: false },
        { text: `Change (${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(settings.confidence)} interval)`, right: false },
        { text: '', right: false },
        { text: 'Baseline', right: true },
        { text: 'Contender', right: true },
        { text: 'Control', right: true },
    ];
}
/** The cells of each row, as HTML that is Markdown as well. */
function cellsOf(rows, voice) {
    return rows.map((row, at) => cellsOfRow(row, titleAfter(rows[at - 1], row), voice));
}
function cellsOfRow(row, name, voice) {
    const reason = row.reason === null ? '' : `<br><sub>${voice.message(row.reason)}</sub>`;
    const change = row.verdict === 'regressed' ? `<b>${row.change}</b>` : row.change;
    return [
        row.mark.emoji,
        `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(name, voice)}${reason}`,
        [change, row.ratio, row.interval].filter(Boolean).join(' '),
        row.strip && code(row.strip),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(spreadText(row.baseline), voice),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(spreadText(row.contender), voice),
        row.control,
    ];
}
/** Both sides' distributions, one above the other, and the values at the ends of their axis. */
function distributionCells(rows, voice) {
    return rows.map((row, at) => [
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(titleAfter(rows[at - 1], row), voice),
        `${[...row.strips, (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .entities */ .O5)(row.axis)].map(code).join('<br>')}${row.unit && ` ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .unitText */ .IL)(row.unit), voice)}`}`,
    ]);
}
/** A row by its name, or, below another one of the same benchmark, by its metric alone. */
function titleAfter(before, row) {
    return before?.benchmark === row.benchmark ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `↳ ${row.metric ?? 'time'}` : title(row);
}
/** A row by its name; the metric only where it is not the time. */
function title({ benchmark, metric, label = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${benchmark}` }) {
    return metric === null ? label : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${label} · ${metric}`;
}
/** A median with its unit. */
function valueText(quantity) {
    if (quantity === null)
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('–');
    return quantity.unit === '' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(quantity.number) : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(quantity.number)} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .unitText */ .IL)(quantity.unit)}`;
}
/** A level with its unit and its spread. */
function spreadText(quantity) {
    return quantity?.spread ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${valueText(quantity)} ± ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(quantity.spread)}` : valueText(quantity);
}
// A browser would draw several blanks as one.
function code(strip) {
    return `<code>${strip.replaceAll(' ', '\u00a0')}</code>`;
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

/***/ 8658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ axisOf),
/* harmony export */   mZ: () => (/* binding */ axisStrip),
/* harmony export */   qx: () => (/* binding */ intervalStrip),
/* harmony export */   uF: () => (/* binding */ drawDistributions)
/* harmony export */ });
const intervalWidth = 15;
const distributionWidth = 32;
/**
 * One axis for all rows of a table. It holds 0, and all of most intervals: those that reach more than four times as far
 * as is usual in the table are clipped, or one of them would press all others into one column.
 */
function axisOf(spans) {
    const ends = spans.map(({ value, low, high }) => ({ low: low ?? value, high: high ?? value }));
    const reaches = ends.map(({ low, high }) => Math.max(-low, high)).sort((a, b) => a - b);
    const reach = 4 * (reaches[Math.floor(reaches.length / 2)] ?? 0) || 1;
    return {
        low: Math.max(-reach, ends.reduce((lowest, { low }) => Math.min(lowest, low), 0)),
        high: Math.min(reach, ends.reduce((highest, { high }) => Math.max(highest, high), 0)),
    };
}
/**
 * An interval as a strip of fixed width:
 *
 *      ·   ├─●─┤     0 is outside
 *    ├─┼─●─┤         0 is inside
 *      ·         ├●› the interval goes on beyond the axis
 */
function intervalStrip({ value, low, high }, axis) {
    const at = (x) => cellOf(x, axis, intervalWidth);
    const from = low === null ? -1 : at(low);
    const to = high === null ? intervalWidth : at(high);
    const zero = at(0);
    const cells = Array.from({ length: intervalWidth }, (_, cell) => {
        if (cell === 0 && from < 0)
            return '‹';
        if (cell === intervalWidth - 1 && to >= intervalWidth)
            return '›';
        if (cell === at(value))
            return '●';
        if (cell === from)
            return '├';
        if (cell === to)
            return '┤';
        if (cell > from && cell < to)
            return cell === zero ? '┼' : '─';
        return cell === zero ? '·' : ' ';
    });
    return cells.join('');
}
/**
 * The distributions of both sides on one axis, each from its least to its greatest value, with the middle half as a bar
 * and the median in it:
 *
 *    ├──▒▒█▒───┤
 *         ├─▒█▒▒▒──────›
 *
 * The axis ends at the 5th and the 95th percentile of the side that reaches further, or one far value would press all others into
 * one cell; what lies outside is a mark at the end.
 */
function drawDistributions(baseline, contender) {
    const sides = [baseline, contender];
    const axis = {
        low: Math.min(...sides.map(({ p5, min }) => p5 ?? min)),
        high: Math.max(...sides.map(({ p95, max }) => p95 ?? max)),
    };
    return { axis, strips: [distributionStrip(baseline, axis), distributionStrip(contender, axis)] };
}
function distributionStrip(summary, axis) {
    const at = (x) => cellOf(x, axis, distributionWidth);
    const [from, to] = [at(summary.min), at(summary.max)];
    const cells = Array.from({ length: distributionWidth }, (_, cell) => {
        if (cell === 0 && from < 0)
            return '‹';
        if (cell === distributionWidth - 1 && to >= distributionWidth)
            return '›';
        if (cell === at(summary.median))
            return '█';
        if (cell >= at(summary.q1) && cell <= at(summary.q3))
            return '▒';
        if (cell === from)
            return '├';
        if (cell === to)
            return '┤';
        return cell > from && cell < to ? '─' : ' ';
    });
    return cells.join('');
}
/** The values at both ends of an axis, below its strips. */
function axisStrip(low, high) {
    return `${low}${high.padStart(distributionWidth - [...low].length)}`;
}
/** The cell of `x`; below 0 or from `width` on where the axis does not hold it. */
function cellOf(x, { low, high }, width) {
    if (x < low)
        return -1;
    if (x > high)
        return width;
    return high === low ? Math.floor(width / 2) : Math.round(((x - low) / (high - low)) * (width - 1));
}


/***/ }),

/***/ 8149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ isTold),
/* harmony export */   fb: () => (/* binding */ describeView),
/* harmony export */   "in": () => (/* binding */ listShown),
/* harmony export */   k0: () => (/* binding */ sorts),
/* harmony export */   sc: () => (/* binding */ narrow)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3199);
/* harmony import */ var _metrics_process_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6964);
/* harmony import */ var _rules_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3650);



/** The orders in which findings can be shown. */
const sorts = ['verdict', 'change', 'name'];
/** `report` with the view that is asked for; as it is where nothing is asked. */
function narrow(report, asked) {
    const { sort, filter, only } = asked;
    if (sort === 'verdict' && filter.length + only.length === 0)
        return report;
    return { ...report, view: makeView(report.findings, asked) };
}
function makeView(findings, { sort, filter, only }) {
    const isWanted = ({ benchmark, verdict }) => (filter.length === 0 || filter.some(pattern => (0,_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matches */ .cK)(pattern, benchmark))) &&
        (only.length === 0 || only.some(one => one === verdict));
    const wanted = findings.filter(finding => isTold(finding) && isWanted(finding));
    return { sort, shown: wanted.toSorted(orders[sort]).map(finding => findings.indexOf(finding)) };
}
const byName = new Intl.Collator('en', { numeric: true });
const orders = {
    verdict: (one, other) => rank(one) - rank(other),
    change: (one, other) => sizeOf(other) - sizeOf(one),
    name: (one, other) => byName.compare(one.benchmark, other.benchmark) ||
        Number(other.primary) - Number(one.primary) ||
        byName.compare(one.metric, other.metric),
};
function rank({ verdict }) {
    return verdict === null ? _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .rY.length : _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .rY.indexOf(verdict);
}
/** How far the sides lie apart, whichever is the larger: half as much is as far as twice as much. From nothing is furthest, unknown is last. */
function sizeOf({ change, baseline, contender }) {
    if (change !== null)
        return Math.abs(Math.log1p(change.value));
    return baseline?.median === 0 && contender !== null && contender.median !== 0 ? Number.MAX_VALUE : -1;
}
/** Returns whether a page shows a finding by default. Findings that only explain others are not shown. */
function isTold({ verdict, ignored, aside, metric }) {
    return verdict !== null || ignored !== undefined || !aside || (0,_metrics_process_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .isTelling */ .c0)(metric);
}
/** The findings that a page shows, in its order. */
function listShown({ findings, view }) {
    return view === undefined ? findings.filter(isTold) : view.shown.flatMap(place => findings[place] ?? []);
}
/** Describes how many of all rows are shown: `showing 3 of 80`. Returns undefined if all are shown. */
function describeView(report) {
    const [shown, all] = [listShown(report).length, report.findings.filter(isTold).length];
    return shown === all ? undefined : `showing ${shown} of ${all}`;
}


/***/ }),

/***/ 9586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Rc: () => (/* binding */ sideText),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   _6: () => (/* binding */ verdictTallies),
/* harmony export */   _O: () => (/* binding */ context),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   oW: () => (/* binding */ caveats)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1289);
/* harmony import */ var _compare_verdicts_incomparable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2551);
/* harmony import */ var _compare_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7489);
/* harmony import */ var _metrics_duration_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3237);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6115);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9965);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1193);
/* harmony import */ var _notable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(753);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8389);









const order = ['regressed', 'incomparable', 'improved', 'unchanged', 'inconclusive'];
/** Summarises the whole run in one line: what was found, and what was not examined. */
function headline(report) {
    return [...statusTallies(report), ...suiteTallies(report), ...verdictTallies(report), ...caveats(report)];
}
/** Describes what was compared with what, and how. This is the line below the headline. */
function context(report) {
    const { sides, rounds, plan, control, settings, suiteChange, environment } = report;
    const stop = _words_js__WEBPACK_IMPORTED_MODULE_6__/* .stopWords */ .e$[plan?.stoppedBy ?? 'complete'];
    const parts = [
        sides && sidesText(sides),
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(`${count(rounds, 'round')}${stop && ` (${stop})`}`),
        (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .controlText */ .JU)({ control, settings })),
        suiteChange ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(`whole suite ${changeText(suiteChange)}`) : undefined,
        (0,_notable_js__WEBPACK_IMPORTED_MODULE_5__/* .describeLimit */ .X)(report),
        (0,_notable_js__WEBPACK_IMPORTED_MODULE_5__/* .describeExact */ .j)(report.findings),
        plan && (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)((0,_metrics_duration_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p)(plan.seconds)),
        environment && (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${environment.cpu}`,
    ];
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .join */ .fj)(parts.filter(text => text !== undefined), ' · ');
}
function sidesText({ baseline, contender }) {
    return baseline ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${sideText(contender)} against ${sideText(baseline)}` : sideText(contender);
}
/** The commit of a side as people write it; what is no hash is shown as it is. */
function shortCommit(commit) {
    return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : commit;
}
/** A number with its noun. */
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
function statusTallies({ status, findings, warnings }) {
    if (status === 'errored')
        return [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .marks */ .Z8.incomparable, text: 'nothing could be measured' }];
    if (status === 'not-compared') {
        const isWithoutBaseline = warnings.some(({ code }) => code === 'no-baseline');
        return [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.missing, text: isWithoutBaseline ? 'not compared: no baseline' : 'not compared' }];
    }
    const isJudged = findings.some(({ verdict }) => verdict !== null);
    return isJudged ? [] : [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.missing, text: 'nothing judged' }];
}
/** A shift of the whole suite is one thing, however many benchmarks show it. */
function suiteTallies({ suiteChange, settings, findings }) {
    if (suiteChange === null || Math.abs(suiteChange.value) < settings.threshold)
        return [];
    const { low, high, value } = suiteChange;
    if ((low ?? -1) <= 0 && (high ?? 1) >= 0)
        return [];
    if (!isShared(findings, value > 0))
        return [];
    const mark = _words_js__WEBPACK_IMPORTED_MODULE_6__/* .marks */ .Z8[value > 0 ? 'regressed' : 'improved'];
    return [{ mark, text: `the whole suite is ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .percentSize */ .v_)(value)} ${value > 0 ? 'slower' : 'faster'}` }];
}
/** Whether nearly all benchmarks of time, and not just a few large ones, moved that way. */
function isShared(findings, isMore) {
    const changes = findings.flatMap(({ unit, change, aside }) => (unit === 's' && change && !aside ? change.value : []));
    const sharing = changes.filter(change => change > 0 === isMore);
    return changes.length >= fewestOfSuite && sharing.length >= shareOfSuite * changes.length;
}
const fewestOfSuite = 3;
const shareOfSuite = 0.8;
/** A change with its interval. */
function changeText({ value, low, high }) {
    return `${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .percentWithin */ .BG)(value, low, high)} ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .percentInterval */ .r6)(low, high)}`;
}
/** Counts the findings with each verdict. */
function verdictTallies({ findings }) {
    return order
        .map(verdict => ({ verdict, group: (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .having */ .gT)(findings, verdict) }))
        .filter(({ group }) => group.length > 0)
        .map(({ verdict, group }) => ({ mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .marks */ .Z8[verdict], text: `${group.length} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .commonWord */ .MD)(verdict, group)}` }));
}
/** Lists the facts that a headline must not hide. */
function caveats(report) {
    const { added, removed, control, findings, rules, warnings, tampered = [] } = report;
    const isAnyJudged = findings.some(({ verdict }) => verdict !== null);
    const unjudged = isAnyJudged ? (0,_compare_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_2__/* .findUnjudged */ .c7)(findings).length : 0;
    const isRuled = warnings.every(({ code }) => code !== 'rules-unread');
    const ignored = findings.filter(finding => finding.ignored !== undefined).length;
    const budgets = (0,_compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .listBudgets */ .J_)(report);
    const inState = (state) => budgets.filter(budget => budget.state === state).length;
    const missing = rules?.missing.length ?? 0;
    const all = [
        tampered.length > 0 && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.warning,
            text: tampered.every(_compare_verdicts_incomparable_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfBaseline */ .ZN) ? "the baseline's files were changed" : 'files of copies were changed',
        },
        inState('missed') > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.missed, text: `${inState('missed')} over budget` },
        inState('undecided') > 0 && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.undecided,
            text: `${count(inState('undecided'), 'budget')} undecided`,
        },
        warnings.some(({ code }) => code === 'console-table') && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.warning,
            text: 'whole processes only, because a table was printed for people',
        },
        missing > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.absent, text: `${missing} required, but did not run` },
        !isRuled && { mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.warning, text: 'rules not read' },
        unjudged > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.unjudged, text: `${unjudged} not judged` },
        ignored > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.ignored, text: `${ignored} ignored` },
        control.status === 'failed' && { mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.warning, text: 'control failed' },
        added.length > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.added, text: `${added.length} added` },
        removed.length > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMarks */ .p6.removed, text: `${removed.length} removed` },
    ];
    return all.filter(caveat => caveat !== false);
}
/** A side by its commit and where that came from. A command stands whole. */
function sideText({ commit, label, source, artifact }) {
    if (commit === undefined)
        return source === 'command' ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(label) : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${label}`;
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${shortCommit(commit)} (${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(_words_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceWords */ .hI[source])}${label}${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(artifactText(artifact))})`;
}
function artifactText(artifact) {
    if (artifact === undefined)
        return '';
    const { runNumber, behind } = artifact;
    return `, run ${runNumber}${behind === 0 ? '' : `, ${count(behind, 'commit')} behind`}`;
}


/***/ }),

/***/ 753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ describeLimit),
/* harmony export */   j: () => (/* binding */ describeExact)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1193);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8149);



/**
 * Describes what an entirely inconclusive run has still ruled out: `nothing above 15 % changed`. Returns undefined for any other
 * run.
 */
function describeLimit({ findings }) {
    const judged = findings.filter(({ verdict }) => verdict !== null);
    if (judged.length === 0 || judged.some(({ verdict }) => verdict !== 'inconclusive'))
        return undefined;
    const ends = judged.flatMap(({ change }) => [change?.low ?? null, change?.high ?? null]);
    if (ends.some(end => end === null))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('too few rounds to rule out a change of any size');
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(`nothing above ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(Math.max(...ends.map(end => Math.abs(end))))} changed`);
}
/** As many as are read in a line. */
const most = 2;
/**
 * Names what changed without any noise and is not judged: `allocated +100 %, exact, not judged`. No verdict reports these
 * changes.
 */
function describeExact(findings) {
    const moved = findings.filter(finding => finding.verdict === null && !finding.ignored && (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isTold */ .Wc)(finding) && isExactChange(finding));
    if (moved.length === 0)
        return undefined;
    const isOne = new Set(findings.filter(({ aside }) => !aside).map(({ benchmark }) => benchmark)).size < 2;
    const shown = moved.slice(0, most).map(({ benchmark, metric, change }) => {
        const name = isOne ? (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${metric}` : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${benchmark} · ${metric}`;
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${name} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(change === null ? 'from 0' : (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(change.value))}`;
    });
    const more = moved.length > most ? ` and ${moved.length - most} more` : '';
    return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(shown, ', ')}${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(`${more}, exact, not judged`)}`;
}
function isExactChange({ change, baseline, contender }) {
    if (change !== null)
        return change.low !== null && change.low === change.high && change.value !== 0;
    const isConstant = [baseline, contender].every(side => side !== null && side.min === side.max);
    return isConstant && baseline.median === 0 && contender.median !== 0;
}


/***/ })

};
