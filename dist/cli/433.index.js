export const id = 433;
export const ids = [433];
export const modules = {

/***/ 4220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j9: () => (/* binding */ commentLimit),
/* harmony export */   l6: () => (/* binding */ toMarkdown),
/* harmony export */   mf: () => (/* binding */ summaryLimit),
/* harmony export */   vY: () => (/* binding */ toMarkdownFile)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6116);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8106);



/**
 * Prints a document for GitHub, no larger than `limit` if there is one: blocks and rows go by their rank, and then whatever stands last. A sentence at
 * the end says what went, and where it is.
 */
function toMarkdown(blocks, limit) {
    const parts = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listShown */ ["in"])(blocks, 'markdown').map(block => print(block, 2));
    const page = assemble(parts);
    if (limit === undefined || measure(page, limit) <= limit.size)
        return page;
    const { gone, note } = leaveOut(parts, limit);
    return `${assemble(parts, gone)}${note}`;
}
/** Prints a document as a file of its own, which begins with a heading of the first level: a comment has none. */
function toMarkdownFile(blocks) {
    return assemble((0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listShown */ ["in"])(blocks, 'markdown').map(block => print(block, 1)));
}
/** Prints a block where the highest headings are of the level `top`. */
function print(block, top) {
    const { keep } = block;
    const whole = (text) => ({ open: `${text}\n\n`, parts: [], close: '', keep });
    switch (block.kind) {
        case 'heading':
            return whole(`${'#'.repeat(block.level + top - 1)} ${prose(block.text)}`);
        case 'callout':
            return whole(printCallout(block));
        case 'paragraph':
            return whole(prose(block.text));
        case 'list':
            return whole(block.items.map(item => `- ${prose(item)}`).join('\n'));
        case 'table':
            return printTable(block, keep);
        case 'details': {
            const state = block.open ? ' open' : '';
            // What stands in an element is no Markdown.
            const open = `<details${state}><summary>${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(block.summary, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCellVoice */ .CJ)}</summary>\n\n`;
            return { open, parts: block.body.map(one => print(one, top)), close: '</details>\n\n', keep };
        }
        case 'code':
            return whole(printCode(block));
        case 'footer':
            return whole(`<sub>${prose(block.text)}</sub>`);
        case 'article':
        case 'data':
        case 'facts':
        case 'flame':
        case 'tallies':
        case 'grid':
        case 'plot':
            return whole('');
    }
}
/** A fence is longer than any that the lines could hold. */
function printCode({ lines, language }) {
    if (language === undefined)
        return `<pre><code>${lines.map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ).join('\n')}</code></pre>`;
    const text = lines.join('\n');
    const longest = (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
function printCallout({ icon, label, alert, lines }) {
    // Two blanks break a line wherever Markdown is shown, and are not seen in a mail.
    if (alert !== undefined)
        return [`> [!${alert}]`, lines.map(line => `> ${prose(line)}`).join('  \n')].join('\n');
    const [first = [], ...others] = lines;
    const opening = [icon, label && `${prose(label)}:`, prose(first)].filter(Boolean).join(' ');
    return `## ${opening}\n${others.map(prose).join('\n\n')}`.trim();
}
function prose(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(text, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownVoice */ .Cr).trim();
}
function printTable(table, keep) {
    const { columns, rows } = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .layColumns */ .O6)(table, 'markdown');
    const open = `${printRow(columns.map(({ head }) => head))}| ${columns.map(rule).join(' | ')} |\n`;
    const lines = rows.map(({ cells }) => printRow(cells));
    if (!keep?.byRow)
        return { open: `${open}${lines.join('')}`, parts: [], close: '\n', keep };
    const parts = lines.map((line, at) => {
        const { rank = keep.rank } = rows[at];
        return { open: line, parts: [], close: '', keep: { ...keep, rank } };
    });
    return { open, parts, close: '\n' };
}
function rule(column) {
    if (column.align === 'center')
        return ':---:';
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .isRight */ .FG)(column) ? '---:' : ':---';
}
function printRow(cells) {
    return `| ${cells.map(cell => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(cell, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCellVoice */ .CJ).replaceAll('|', '&#124;')).join(' | ')} |\n`;
}
function assemble(parts, gone = new Set()) {
    const text = assembleParts(parts, gone).trimEnd();
    return text === '' ? '' : `${text}\n`;
}
function assembleParts(parts, gone) {
    return parts
        .map(part => {
        if (gone.has(part))
            return '';
        const inner = assembleParts(part.parts, gone);
        return inner === '' && part.parts.length > 0 ? '' : `${part.open}${inner}${part.close}`;
    })
        .join('');
}
function leaveOut(parts, limit) {
    const [page, ...entries] = listEntries({ open: '', parts, close: '' }, undefined, limit);
    const most = limit.size - measure(writeNote(entries, entries, limit), limit);
    const gone = new Set();
    const isGone = ({ part, parent }) => gone.has(part) || (parent !== undefined && isGone(parent));
    const leave = ({ part, parent, size }) => {
        gone.add(part);
        if (parent === undefined)
            return;
        for (let above = parent; above; above = above.parent)
            above.size -= size;
        parent.count--;
        if (parent.count === 0)
            leave(parent);
    };
    const left = [];
    for (const entry of entries.toReversed().sort(byRank)) {
        if (page.size <= most)
            break;
        if (isGone(entry))
            continue;
        leave(entry);
        left.push(entry);
    }
    return { gone, note: writeNote(left, entries, limit) };
}
/** What has no rank goes last. */
function byRank({ part: one }, { part: other }) {
    return (one.keep?.rank ?? Number.MAX_VALUE) - (other.keep?.rank ?? Number.MAX_VALUE);
}
/** A part, and then all that are in it. */
function listEntries(part, parent, limit) {
    const entry = { part, parent, size: measure(`${part.open}${part.close}`, limit), count: part.parts.length };
    const inner = part.parts.map(one => listEntries(one, entry, limit));
    for (const [first] of inner)
        entry.size += first.size;
    return [entry, ...inner.flat()];
}
/** What is left out, by name; rows of one name are counted together. */
function writeNote(left, all, { elsewhere }) {
    const rows = countRows(all);
    const listed = [...countRows(left)].map(([name, count]) => count === 0 ? name : `${count} of ${rows.get(name)} ${name}`);
    return `\n✂️ Left out to keep this short: ${listed.join('; ')}. The whole report is in ${elsewhere}.\n`;
}
/** How many rows of each name are among `entries`; 0 for what is no row. */
function countRows(entries) {
    const counts = new Map();
    for (const { keep } of entries.map(({ part }) => part)) {
        const name = keep?.called ?? 'the rest';
        counts.set(name, (counts.get(name) ?? 0) + (keep?.byRow ? 1 : 0));
    }
    return counts;
}
const encoder = new TextEncoder();
function measure(text, { unit }) {
    return unit === 'characters' ? text.length : encoder.encode(text).length;
}
/** Of a comment: GitHub refuses more than 65,536 characters. */
const commentLimit = { size: 60_000, unit: 'characters', elsewhere: 'the job summary' };
/** Of a job summary: the runner throws away all of what is longer than 1 MiB. */
const summaryLimit = { size: 1_000_000, unit: 'bytes', elsewhere: 'the report file' };


/***/ }),

/***/ 7256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oR: () => (/* binding */ causesDocument),
/* harmony export */   ps: () => (/* binding */ causes),
/* harmony export */   q_: () => (/* binding */ tabulateFunctions)
/* harmony export */ });
/* harmony import */ var _document_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6116);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8106);
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2472);
/* harmony import */ var _words_causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1178);




/** The functions that account for a change, open where something became worse. */
function causes(section) {
    const text = (0,_words_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .causesText */ .WT)(section.causes);
    if (text === undefined)
        return [];
    const counted = (0,_words_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .countersText */ .DK)(section);
    const counters = counted === undefined ? [] : [{ kind: 'paragraph', text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(`Counters: ${counted}`), tone: 'quiet' }];
    if (text.rows.length === 0)
        return [{ kind: 'footer', text: text.title }, ...counters];
    const { name, difference, interval, place, note } = causeColumns;
    const table = (0,_document_document_js__WEBPACK_IMPORTED_MODULE_3__/* .tabulate */ .Xw)(text.rows, [name, difference, interval, place, note], { caption: 'Causes' });
    const body = [{ kind: 'paragraph', text: text.title }, table, ...counters];
    return section.status === 'regressed'
        ? body
        : [{ kind: 'details', summary: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('🔎 What accounts for it'), body, open: true }];
}
/** Shows all functions of a section, those that are named first, and then the others by the size of their difference. */
function causesDocument({ causes: outcome, names: called = _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx }) {
    const heading = { kind: 'heading', level: 2, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${called.contender} against ${called.baseline}` };
    if (outcome === undefined)
        return [
            heading,
            { kind: 'paragraph', text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('Nothing was profiled, because no time has changed or "causes" was off.') },
        ];
    const title = { kind: 'paragraph', text: (0,_words_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .causesText */ .WT)(outcome).title };
    return 'absence' in outcome ? [heading, title] : [heading, title, tabulateFunctions(outcome)];
}
/** Tabulates all functions of both sides, which the readers of a page can sort. */
function tabulateFunctions(causes) {
    const { rows, rest, whole, unit } = causes;
    const functions = rows.map((row) => {
        const { name, ...text } = (0,_words_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .causeText */ .xv)(row, whole, unit);
        return { ...text, name: row.isNamed ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .styled */ .I4)('strong', name) : name, sum: row };
    });
    // Where none is named, all of them are the rest.
    const others = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(rows.some(({ isNamed }) => isNamed) ? 'All that are not named' : 'All functions');
    const last = { ...(0,_words_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .othersText */ .nn)(rest, causes), name: others, sum: rest, isLast: true };
    const amounts = ['baseline', 'contender'].map(side => (0,_document_document_js__WEBPACK_IMPORTED_MODULE_3__/* .column */ .fi)(side === 'baseline' ? 'Baseline' : 'Contender', ({ sum }) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)((0,_words_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .amountText */ .cY)(sum[side], whole, unit)), {
        ...{ sort: 'size', size: ({ sum }) => sum[side] },
    }));
    const { name, difference, interval, place, note } = causeColumns;
    const columns = [
        { ...name, sort: 'name' },
        ...amounts,
        { ...difference, sort: 'size', size: ({ sum }) => Math.abs(sum.difference) },
        interval,
        place,
        note,
    ];
    return (0,_document_document_js__WEBPACK_IMPORTED_MODULE_3__/* .tabulate */ .Xw)(rest.functions === 0 ? functions : [...functions, last], columns, {
        caption: 'Functions by their own time, those that are named first',
        row: ({ isLast }) => (isLast ? { isLast } : {}),
    });
}
const causeColumns = {
    name: (0,_document_document_js__WEBPACK_IMPORTED_MODULE_3__/* .column */ .fi)('Function', ({ name }) => name, { cell: 'text' }),
    difference: (0,_document_document_js__WEBPACK_IMPORTED_MODULE_3__/* .column */ .fi)('Difference', row => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .value */ .Uq)(row.difference), { cell: 'change' }),
    interval: (0,_document_document_js__WEBPACK_IMPORTED_MODULE_3__/* .column */ .fi)('CI', row => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .value */ .Uq)(row.interval), { cell: 'change', align: 'left' }),
    place: (0,_document_document_js__WEBPACK_IMPORTED_MODULE_3__/* .column */ .fi)('Place', row => row.place, { align: 'left', drop: 1 }),
    note: { ...(0,_document_document_js__WEBPACK_IMPORTED_MODULE_3__/* .column */ .fi)('', _words_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .noteText */ .gA, { align: 'left', joins: ['html'] }), head: [] },
};


/***/ }),

/***/ 4433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ htmlPage),
  bF: () => (/* binding */ renderTerminal),
  ZR: () => (/* binding */ renderers)
});

// UNUSED EXPORTS: renderMarkdown

// EXTERNAL MODULE: ./lib/document/markdown.js
var markdown = __webpack_require__(4220);
// EXTERNAL MODULE: ./lib/document/terminal.js + 1 modules
var terminal = __webpack_require__(9147);
// EXTERNAL MODULE: ./lib/util/json.js
var json = __webpack_require__(8884);
// EXTERNAL MODULE: ./lib/document/document.js
var document_document = __webpack_require__(6116);
// EXTERNAL MODULE: ./lib/document/text.js
var document_text = __webpack_require__(8106);
// EXTERNAL MODULE: ./lib/util/plural.js
var plural = __webpack_require__(3960);
// EXTERNAL MODULE: ./lib/report/causes-document.js
var causes_document = __webpack_require__(7256);
// EXTERNAL MODULE: ./lib/report/multi-way.js + 1 modules
var multi_way = __webpack_require__(5352);
// EXTERNAL MODULE: ./lib/document/axis.js
var document_axis = __webpack_require__(1892);
// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/document/picture.js
var picture = __webpack_require__(8183);
// EXTERNAL MODULE: ./lib/document/strip.js
var strip = __webpack_require__(6307);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/record/record.js
var record_record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/record/series-key.js
var series_key = __webpack_require__(2326);
// EXTERNAL MODULE: ./lib/report/naming.js
var naming = __webpack_require__(2012);
// EXTERNAL MODULE: ./lib/report/rows.js
var report_rows = __webpack_require__(9965);
// EXTERNAL MODULE: ./lib/report/view.js
var report_view = __webpack_require__(8149);
// EXTERNAL MODULE: ./lib/report/words/words.js
var words = __webpack_require__(8389);
;// CONCATENATED MODULE: ./lib/report/multi-way-rows.js








/** The sections of a comparison by the names of their contenders. */
function sectionsOf(report, comparison) {
    return new Map(report.sections
        .filter(section => (0,multi_way/* isOfSamePart */.DG)(section, comparison))
        .map(section => [(0,multi_way/* contenderOf */.SQ)(section), section]));
}
/** The rows of a comparison: what is judged, in the order in which it was first printed. */
function makeMultiWayRows(report, comparison) {
    const sections = sectionsOf(report, comparison);
    const shown = [...sections.values()].flatMap(report_view/* listShown */["in"]);
    const judged = shown.filter(({ verdict }) => verdict !== null);
    const keys = [...new Set((judged.length > 0 ? judged : shown).map(series_key/* seriesKey */.X))];
    const [first] = sections.values();
    if (first === undefined)
        return [];
    const { labelOf } = (0,naming/* makeNaming */.rs)({ ...first, findings: [...sections.values()].flatMap(({ findings }) => findings) });
    return keys.map(key => {
        const findings = new Map([...sections].flatMap(([name, { findings }]) => {
            const found = findings.find(one => (0,series_key/* seriesKey */.X)(one) === key);
            return found ? [[name, found]] : [];
        }));
        const [any] = findings.values();
        const measure = (0,naming/* measureText */.kD)(any);
        const label = measure === null ? labelOf(any) : (0,document_text/* say */.cv) `${labelOf(any)} · ${measure}`;
        return { label, unit: any.unit, ...makeCells(findings, comparison, key) };
    });
}
function makeCells(findings, comparison, key) {
    const places = comparison.rankings.find(one => (0,series_key/* seriesKey */.X)(one) === key)?.places ?? [];
    const best = places.filter(({ isAmongBest }) => isAmongBest).map(({ side }) => side);
    const base = findBase([...findings.values()]);
    const levels = new Map([...findings].map(([name, finding]) => [name, levelIn(finding, base)]));
    const [any] = findings.values();
    const values = [base?.level.value ?? 0, ...[...levels.values()].map(level => level?.value ?? 0)];
    const shared = (0,scale/* scale */.hs)(values, any.unit);
    const placeOf = (side) => {
        const at = places.findIndex(one => one.side === side);
        return at < 0 ? undefined : best.includes(side) ? 1 : at + 1;
    };
    const cells = comparison.sides.map(({ name }) => ({
        ...(name === comparison.baseline
            ? makeBaselineCell(base, shared)
            : makeCell(findings.get(name), levels.get(name) ?? null, shared)),
        side: name,
        isBaseline: name === comparison.baseline,
        place: placeOf(name),
    }));
    const order = ({ side }) => {
        const at = places.findIndex(one => one.side === side);
        return at < 0 ? places.length : at;
    };
    const ranked = cells.toSorted((one, other) => order(one) - order(other));
    return { best, ranked, isWhole: places.length === cells.length };
}
/** The level of the baseline, by the first pair that has a change: all others are told relative to it. */
function findBase(findings) {
    const found = findings.find(({ change }) => change !== null) ?? findings.find(({ baseline }) => baseline !== null);
    const level = found && (0,report_rows/* levelsOf */.pd)(found).baseline;
    return found?.baseline && level ? { level, summary: found.baseline } : undefined;
}
/** The level of a contender: what its change makes of the baseline's, so that both agree. */
function levelIn(finding, base) {
    const own = (0,report_rows/* levelsOf */.pd)(finding).contender;
    if (own === null || finding.change === null || base === undefined)
        return own;
    return { value: base.level.value * (1 + finding.change.value), mad: own.mad };
}
const empty = {
    ...{ mark: undefined, word: '', quantity: null, level: null },
    ...{ change: null, amount: '', interval: '', reason: null },
};
function makeBaselineCell(base, shared) {
    if (base === undefined)
        return empty;
    const change = { value: 0, low: 0, high: 0, level: 1 };
    return { ...empty, quantity: (0,report_rows/* quantity */.au)(base.level, base.summary, shared), level: base.level.value, change };
}
function makeCell(finding, level, shared) {
    if (finding === undefined)
        return empty;
    const { verdict, change, contender, reason = null } = finding;
    return {
        mark: verdict === null ? words/* otherMarks */.p6.unjudged : words/* marks */.Z8[verdict],
        word: (0,words/* word */.Vm)(finding),
        quantity: level && contender && (0,report_rows/* quantity */.au)(level, contender, shared),
        level: level?.value ?? null,
        change,
        ...(change !== null && isRatio(change)
            ? { amount: (0,scale/* times */.Hn)(1 + change.value), interval: ratioInterval(change) }
            : { amount: (0,report_rows/* changeText */.k0)(finding), interval: change === null ? '' : (0,report_rows/* intervalText */.Bt)(change) }),
        reason,
    };
}
/** From here on people say how many times, not how many percent. */
function isRatio({ value }) {
    return value >= 0.5;
}
function ratioInterval(change) {
    const { low, high } = change;
    if (low === change.value && high === change.value)
        return 'exact';
    return `[${low === null || low <= -1 ? '0' : (0,scale/* times */.Hn)(1 + low)}, ${high === null ? '+∞' : (0,scale/* times */.Hn)(1 + high)}]`;
}

// EXTERNAL MODULE: ./lib/compare/verdicts/budget.js
var budget = __webpack_require__(1289);
// EXTERNAL MODULE: ./node_modules/d3-array/src/group.js + 2 modules
var group = __webpack_require__(8155);
;// CONCATENATED MODULE: ./lib/report/services.js








const servicesTitle = 'Rate, errors and duration';
/** The metrics of a service, as load tools print them. */
const metrics = [
    ['throughput', 'Requests'],
    ['failures', 'Failed'],
    ['time', 'Time'],
    ['p90', 'p90'],
    ['p95', 'p95'],
    ['p99', 'p99'],
];
/** Tabulates the services that load tools have measured: benchmarks with a rate of requests, of which some may fail. */
function servicesTable(section) {
    const benchmarks = [...(0,group/* default */.Ay)(section.findings, ({ benchmark }) => benchmark).values()];
    const services = benchmarks
        .map((findings) => new Map(findings.map(finding => [finding.metric, finding])))
        .filter(service => service.has('throughput') && service.has('failures'));
    const { titleOf } = (0,naming/* makeNaming */.rs)(section);
    const columns = metrics
        .filter(([metric]) => services.some(service => service.has(metric)))
        .map(([metric, head], at) => {
        const show = service => showMetric(service.get(metric));
        return { head: (0,document_text/* own */.ZV)(head), cell: 'value', align: 'left', ...(at > 0 && { drop: at }), show };
    });
    const name = {
        head: (0,document_text/* own */.ZV)('Service'),
        cell: 'text',
        show: service => titleOf(service.get('throughput')),
    };
    return (0,document_document/* tabulate */.Xw)(services, [name, ...columns], { caption: servicesTitle });
}
function showMetric(finding) {
    if (finding === undefined)
        return (0,document_text/* own */.ZV)('–');
    const { baseline, contender } = (0,report_rows/* levelsOf */.pd)(finding);
    const { number, unit } = (0,scale/* scale */.hs)([baseline?.value ?? 0, contender?.value ?? 0], finding.unit);
    const [before, after] = [baseline, contender].map(level => (level === null ? '–' : number(level.value)));
    const both = (0,document_escape/* quantityText */.Nr)(before === after ? `${after}` : `${before} → ${after}`, unit);
    const change = finding.change === null || before === after ? [] : [(0,document_text/* own */.ZV)(`(${(0,report_rows/* changeText */.k0)(finding)})`)];
    const mark = finding.verdict === null ? [] : [(0,document_text/* sign */._S)(words/* marks */.Z8[finding.verdict])];
    return (0,document_text/* join */.fj)([...mark, both, ...change], ' ');
}

;// CONCATENATED MODULE: ./lib/report/numbers.js





/** Returns everything that is known about the values of `finding`, all in one unit. */
function numbersOf({ baseline, contender, unit, p, adjustedP, resolution }) {
    const shared = (0,scale/* scale */.hs)([baseline?.median ?? 0, contender?.median ?? 0], unit);
    const tested = adjustedP ?? p;
    return {
        baseline: baseline && sideOf(baseline, shared),
        contender: contender && sideOf(contender, shared),
        p: tested === null ? '' : describeP(tested),
        finds: resolution === null ? '' : (0,scale/* percentSize */.v_)(resolution),
    };
}
function sideOf({ n, min, q1, median, q3, max, mean, sd, outliers }, { number, spread, unit }) {
    return {
        n: String(n),
        five: [min, q1, median, q3, max].map(number),
        unit,
        mean: number(mean),
        sd: sd === null ? '' : spread(sd, mean),
        outliers: outliers.low + outliers.high,
    };
}
const least = 0.0001;
/** Writes a p-value, or that it is smaller than anybody needs to know. */
function describeP(p) {
    return p < least ? `< ${least}` : String(Number(p.toPrecision(2)));
}
/** The lines below a row: how the values of each side are spread, and what the test can tell of them. */
function numberLines({ baseline, contender, p, finds }) {
    return [
        ...(baseline ? [(0,document_text/* say */.cv) `baseline:  ${sideText(baseline)}`] : []),
        ...(contender ? [(0,document_text/* say */.cv) `contender: ${sideText(contender)}`] : []),
        ...(p === '' ? [] : [(0,document_text/* own */.ZV)([`p ${p}`, ...(finds === '' ? [] : [`finds ${finds}`])].join(' · '))]),
    ];
}
function sideText({ n, five, unit, mean, sd, outliers }) {
    const [min, q1, median, q3, max] = five;
    return (0,document_text/* join */.fj)([
        (0,document_text/* own */.ZV)(`n ${n}`),
        (0,document_text/* say */.cv) `min ${(0,document_text/* own */.ZV)(min)}, quartiles ${(0,document_text/* own */.ZV)(`${q1} ${median} ${q3}`)}, max ${(0,document_escape/* quantityText */.Nr)(max, unit)}`,
        (0,document_text/* say */.cv) `mean ${(0,document_escape/* quantityText */.Nr)(sd === '' ? mean : `${mean} ± ${sd}`, unit)}`,
        (0,document_text/* own */.ZV)((0,plural/* count */.U)(outliers, 'outlier')),
    ], ' · ');
}
/** Tabulates the values of both sides of `findings`, and what the test can tell of each. */
function tabulateNumbers(findings, head = 'Benchmark') {
    const rows = findings.flatMap(({ name, finding }) => {
        const { p, finds, ...sides } = numbersOf(finding);
        const control = finding.control === null ? '–' : (0,scale/* percent */.KN)(finding.control.value);
        return ['baseline', 'contender']
            .flatMap(side => (sides[side] === null ? [] : [{ side, numbers: sides[side] }]))
            .map((row, at) => (at === 0 ? { ...row, name, test: [p, finds, control] } : { ...row, name: [] }));
    });
    const columns = [
        (0,document_document/* column */.fi)(head, ({ name }) => name, { cell: 'text' }),
        (0,document_document/* column */.fi)('Side', ({ side }) => (0,document_text/* own */.ZV)(side), { cell: 'text' }),
        (0,document_document/* column */.fi)('n', ({ numbers: { n } }) => (0,document_text/* own */.ZV)(n)),
        (0,document_document/* column */.fi)('Min', ({ numbers: { five, unit } }) => (0,document_escape/* quantityText */.Nr)(five[0], unit)),
        (0,document_document/* column */.fi)('Quartiles', ({ numbers: { five } }) => (0,document_text/* own */.ZV)(five.slice(1, 4).join(' · '))),
        (0,document_document/* column */.fi)('Max', ({ numbers: { five, unit } }) => (0,document_escape/* quantityText */.Nr)(five[4], unit)),
        (0,document_document/* column */.fi)('Mean ± sd', ({ numbers: { mean, sd } }) => (0,document_text/* own */.ZV)(sd === '' ? mean : `${mean} ± ${sd}`)),
        (0,document_document/* column */.fi)('Outliers', ({ numbers: { outliers } }) => (0,document_text/* own */.ZV)(`${outliers}`)),
        ...['p', 'Detectable', 'A/A'].map((head, at) => (0,document_document/* column */.fi)(head, ({ test }) => (0,document_text/* own */.ZV)(test?.[at] ?? ''))),
    ];
    return (0,document_document/* tabulate */.Xw)(rows, columns, { caption: 'Statistics' });
}

;// CONCATENATED MODULE: ./lib/report/tables.js







/** Blocks and rows go in this order where there is no room: what says that all is well goes first, and a regression last. */
const ranks = {
    fold: 0,
    numbers: 1,
    unchanged: 2,
    inconclusive: 3,
    improved: 4,
    'not-comparable': 5,
    heading: 6,
    overview: 7,
    regressed: 8,
};
function rankOf({ verdict }) {
    return verdict === null ? ranks.fold : ranks[verdict];
}
function keepRows(called, rank = ranks.fold) {
    return { rank, called, byRow: true };
}
/** As wide as the strips. */
function axisHead(rows) {
    const axis = rows.find(({ strip }) => strip !== '')?.axis;
    return axis === undefined ? [] : (0,document_text/* styled */.I4)('strip', (0,document_text/* own */.ZV)(axis));
}
/** A table of findings. What matters most stands left, where a narrow screen shows it. */
function findings(rows, section, placement) {
    const { isVerbose = false, ...place } = placement;
    const confidence = (0,scale/* share */.uM)(section.settings.confidence);
    const text = ['terminal'];
    const columns = [
        { head: [], cell: 'mark', show: ({ mark }) => (0,document_text/* sign */._S)(mark) },
        { head: [], cell: 'value', align: 'left', joins: text, in: text, drop: 6, show: ({ word }) => (0,document_text/* own */.ZV)(word) },
        { head: (0,document_text/* own */.ZV)('Benchmark'), cell: 'text', show: (row, at) => nameCell(rows[at - 1], row, isVerbose) },
        { head: (0,document_text/* own */.ZV)(`Change [${confidence} CI]`), cell: 'change', align: 'left', in: ['markdown'], show: wholeChange },
        { head: (0,document_text/* own */.ZV)('Change'), cell: 'change', in: text, show: ({ change }) => (0,document_text/* own */.ZV)(change) },
        { head: [], cell: 'change', align: 'left', in: text, joins: text, drop: 3, show: ({ ratio }) => (0,document_text/* own */.ZV)(ratio) },
        { head: (0,document_text/* own */.ZV)(`${confidence} CI`), cell: 'change', align: 'left', in: text, show: ({ interval }) => (0,document_text/* value */.Uq)(interval) },
        { head: axisHead(rows), cell: 'strip', drop: 2, show: ({ strip }) => (0,document_text/* styled */.I4)('strip', (0,document_text/* own */.ZV)(strip)) },
        { head: sideHead(section), cell: 'value', drop: 4, show: bothSides },
        { head: (0,document_text/* own */.ZV)('A/A'), cell: 'value', in: text, drop: 5, show: ({ control }) => (0,document_text/* own */.ZV)(control) },
    ];
    return (0,document_document/* tabulate */.Xw)(rows, columns, {
        caption: 'Findings',
        ...place,
        row: row => ({ tone: row.mark.tone, rank: rankOf(row) }),
    });
}
function nameCell(before, row, isVerbose) {
    const below = [
        // What holds for many benchmarks is said of the first.
        ...(row.reason === null || row.reason === before?.reason ? [] : [(0,document_text/* message */.iU)(row.reason)]),
        ...(isVerbose ? numberLines(numbersOf(row.finding)) : []),
    ];
    return [...(0,report_rows/* titleAfter */.rP)(before, row), ...below.flatMap(text => (0,document_text/* styled */.I4)('below', text))];
}
function wholeChange({ verdict, change, ratio, interval }) {
    const amount = verdict === 'regressed' ? (0,document_text/* styled */.I4)('strong', (0,document_text/* value */.Uq)(change)) : (0,document_text/* value */.Uq)(change);
    return (0,document_text/* join */.fj)([amount, ...(ratio === '' ? [] : [(0,document_text/* value */.Uq)(ratio)]), ...(interval === '' ? [] : [(0,document_text/* value */.Uq)(interval)])], ' ');
}
/** Both levels with their unit: `13.6 → 17.1 ns`. */
function bothSides({ baseline, contender }) {
    if (baseline === null && contender === null)
        return (0,document_text/* own */.ZV)('–');
    if (baseline === null || contender === null || baseline.unit !== contender.unit)
        return (0,document_text/* say */.cv) `${(0,report_rows/* valueText */.Ru)(baseline)} → ${(0,report_rows/* valueText */.Ru)(contender)}`;
    return (0,document_escape/* quantityText */.Nr)(`${baseline.number} → ${contender.number}`, contender.unit);
}
/** The sides by their own names, as far as a head has room for them. */
function sideHead({ sides, names: called = record_record/* usualNames */.Vx }) {
    const nameOf = (name, usual, origin) => {
        if (name !== usual)
            return (0,document_text/* say */.cv) `${(0,document_escape/* cutMiddle */.it)(name, longestInHead)}`;
        if (origin === undefined)
            return (0,document_text/* own */.ZV)(usual);
        const [last = origin.label] = origin.label.split(/[/\\]/).filter(Boolean).reverse();
        return (0,document_text/* say */.cv) `${(0,document_escape/* cutMiddle */.it)(origin.source === 'directory' ? last : origin.label, longestInHead)}`;
    };
    const before = nameOf(called.baseline, record_record/* usualNames */.Vx.baseline, sides?.baseline);
    const isWorkspace = sides?.contender.source === 'workspace';
    return (0,document_text/* say */.cv) `${before} → ${isWorkspace ? (0,document_text/* own */.ZV)('this change') : nameOf(called.contender, record_record/* usualNames */.Vx.contender, sides?.contender)}`;
}
const longestInHead = 20;
function list(sentences) {
    return sentences.length === 0 ? [] : [{ kind: 'list', items: sentences }];
}
function fold(summary, called, body) {
    return { kind: 'details', summary, body, keep: { rank: ranks.fold, called } };
}
/** Of more rows, nobody reads the statistics, and no comment holds them. The JSON has all. */
const mostWithNumbers = 1000;
function statistics({ changed, inconclusive, unchanged }) {
    const rows = [...changed, ...inconclusive, ...unchanged];
    if (rows.length === 0 || rows.length > mostWithNumbers)
        return [];
    const table = tabulateNumbers(rows.map((row, at) => ({ name: (0,report_rows/* titleAfter */.rP)(rows[at - 1], row), finding: row.finding })));
    return [{ ...fold((0,document_text/* own */.ZV)('🔢 Statistics'), 'statistics', [table]), keep: { rank: ranks.numbers, called: 'statistics' } }];
}
function distributions({ distributions: drawn }) {
    if (drawn.length === 0)
        return [];
    const table = (0,document_document/* tabulate */.Xw)(drawn, [
        { head: (0,document_text/* own */.ZV)('Benchmark'), cell: 'text', show: (row, at) => (0,report_rows/* titleAfter */.rP)(drawn[at - 1], row) },
        {
            head: (0,document_text/* own */.ZV)('Baseline above contender, from the 5th to the 95th percentile (‹ › some lie outside)'),
            cell: 'strip',
            align: 'left',
            show: ({ strips, axis, unit }) => [
                ...(0,document_text/* styled */.I4)('strip', (0,document_text/* own */.ZV)(strips[0])),
                ...(0,document_text/* styled */.I4)('below', (0,document_text/* styled */.I4)('strip', (0,document_text/* own */.ZV)(strips[1]))),
                ...(0,document_text/* styled */.I4)('below', (0,document_text/* say */.cv) `${(0,document_text/* styled */.I4)('strip', (0,document_text/* own */.ZV)(axis))}${unit === '' ? [] : (0,document_text/* say */.cv) ` ${(0,document_escape/* unitText */.IL)(unit)}`}`),
            ],
        },
    ], { caption: 'Distributions' });
    return [fold((0,document_text/* own */.ZV)('📊 Distributions'), 'distributions', [table])];
}

;// CONCATENATED MODULE: ./lib/report/words/acceptance.js


/** The acceptance of a run for a log. */
function acceptanceNotice(accepted) {
    return `Accepted: ${write(acceptanceText(accepted), terminalVoice)}`;
}
/** Describes what would have failed the job, and who accepted it, when, and why. */
function acceptanceText({ failures, label, by, at, why }) {
    const what = (0,document_text/* join */.fj)(failures.map(failure => (0,document_text/* message */.iU)(failure)), '; ');
    const who = by === undefined ? (0,document_text/* say */.cv) `the label ${label} accepts this` : (0,document_text/* say */.cv) `${by} accepted this with the label ${label}`;
    const when = at === undefined ? (0,document_text/* own */.ZV)('') : (0,document_text/* say */.cv) ` on ${(0,document_text/* own */.ZV)(describeTime(at))}`;
    const because = why === undefined ? (0,document_text/* own */.ZV)('') : (0,document_text/* say */.cv) `, saying ${(0,document_text/* message */.iU)(JSON.stringify(why))}`;
    return (0,document_text/* say */.cv) `the gate would have failed (${what}), but ${who}${when}${because}. The verdict stays as it is.`;
}
/** `2026-01-31 12:00 UTC`; what is no time is not shown as one. */
function describeTime(at) {
    const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(at) ?? [];
    return day === undefined ? 'an unknown day' : `${day} ${time} UTC`;
}

// EXTERNAL MODULE: ./lib/report/words/growth.js
var words_growth = __webpack_require__(2089);
// EXTERNAL MODULE: ./lib/report/words/headline.js
var headline = __webpack_require__(9586);
// EXTERNAL MODULE: ./lib/compare/confirmation/absence.js
var absence = __webpack_require__(3250);
// EXTERNAL MODULE: ./lib/compare/gate/stand-in.js
var stand_in = __webpack_require__(9987);
// EXTERNAL MODULE: ./lib/compare/trust/triangulation.js
var triangulation = __webpack_require__(1285);
// EXTERNAL MODULE: ./lib/compare/verdicts/incomparable.js
var incomparable = __webpack_require__(2551);
// EXTERNAL MODULE: ./lib/compare/verdicts/judged.js
var judged = __webpack_require__(7489);
// EXTERNAL MODULE: ./lib/record/outage.js
var record_outage = __webpack_require__(6790);
// EXTERNAL MODULE: ./lib/report/report.js + 2 modules
var report_report = __webpack_require__(432);
// EXTERNAL MODULE: ./lib/report/words/causes.js
var words_causes = __webpack_require__(1178);
// EXTERNAL MODULE: ./lib/metrics/duration.js
var duration = __webpack_require__(3237);
;// CONCATENATED MODULE: ./lib/report/words/multi-way.js









/** A side by its name, which is a command where nobody gave it another. */
function sideName({ name, origin }) {
    return origin?.command === name ? (0,document_text/* line */.n8)(name) : (0,document_text/* say */.cv) `${name}`;
}
/** Describes the sides whose names do not say what they are. */
function sideSentences({ sides, baseline }) {
    return sides.flatMap(side => {
        const what = describeOrigin(side.name, side.origin);
        return what === undefined
            ? []
            : [(0,document_text/* say */.cv) `${sideName(side)}${(0,document_text/* own */.ZV)(isOtherName(side.name, baseline) ? ' (the baseline)' : '')}: ${what}`];
    });
}
function isOtherName(name, baseline) {
    return name === baseline && name !== record_record/* usualNames */.Vx.baseline;
}
function describeOrigin(name, origin) {
    if (origin === undefined)
        return undefined;
    if (origin.command !== undefined)
        return origin.command === name ? undefined : (0,document_text/* line */.n8)(origin.command);
    return (0,headline/* sideText */.Rc)(origin);
}
/** Names the sides, and how they were compared. */
function multiWayContext(comparison, report) {
    const sections = [...sectionsOf(report, comparison).values()];
    // Where a contender failed every time, its own section has no control.
    const first = sections.find(({ control }) => control.status !== 'not-run') ?? sections[0];
    const baseline = comparison.sides.find(({ name }) => name === comparison.baseline);
    const contenders = (0,plural/* count */.U)(comparison.sides.length - 1, 'contender');
    if (first === undefined)
        return (0,document_text/* say */.cv) `${(0,document_text/* own */.ZV)(contenders)} against ${sideName(baseline)}`;
    const { rounds, plan, environment } = first;
    const stop = words/* stopWords */.e$[plan?.stoppedBy ?? 'complete'];
    const findings = sections.flatMap(section => section.findings);
    const judged = findings.filter(({ verdict }) => verdict !== null).length;
    const parts = [
        (0,document_text/* say */.cv) `${(0,document_text/* own */.ZV)(contenders)} against ${sideName(baseline)}`,
        (0,document_text/* own */.ZV)(`${(0,plural/* count */.U)(rounds, 'round')}${stop && ` (${stop})`}`),
        (0,document_text/* own */.ZV)((0,words/* controlText */.JU)({ ...first, findings })),
        plan && (0,document_text/* own */.ZV)((0,duration/* duration */.p)(plan.seconds)),
        environment && (0,document_text/* say */.cv) `${environment.cpu}`,
        (0,document_text/* own */.ZV)(judged === 0 ? 'nothing is judged' : `one correction for ${(0,plural/* count */.U)(judged, 'judged result')}`),
    ];
    return (0,document_text/* join */.fj)(parts.filter(text => text !== undefined), ' · ');
}
/** Names the sides that may be the best by one row, and how far behind the others are; undefined where nothing is ranked. */
function rankingSentence(row, { sides }, isAlone) {
    const { best, ranked, label, unit, isWhole } = row;
    if (best.length === 0)
        return undefined;
    const nameOf = (name) => name.length > longestInSentence
        ? (0,document_text/* say */.cv) `${(0,document_escape/* cutMiddle */.it)(name, longestInSentence)}`
        : sideName(sides.find(side => side.name === name) ?? { name });
    const lead = isAlone ? (0,document_text/* own */.ZV)('') : (0,document_text/* say */.cv) `${label}: `;
    const superlative = (0,document_text/* own */.ZV)(`${superlativeOf(unit)}${isWhole ? '' : ' of the sides that can be compared'}`);
    const winners = best.length === 1
        ? (0,document_text/* say */.cv) `${nameOf(best[0])} is ${superlative}`
        : (0,document_text/* say */.cv) `${best.length > mostTied ? (0,document_text/* own */.ZV)(`${best.length} sides`) : enumerate(best.map(nameOf))} tie for ${superlative}`;
    const level = ranked.find(({ side }) => side === best[0])?.level ?? 0;
    const behind = ranked.flatMap(({ side, place, level: other }) => {
        const ratio = place !== undefined && place > 1 && other !== null ? other / level : Number.NaN;
        return unit === 's' && ratio > 1 && Number.isFinite(ratio) ? [{ side, ratio }] : [];
    });
    const last = behind.at(-1);
    return (0,document_text/* say */.cv) `${lead}${winners}${last === undefined ? [] : (0,document_text/* say */.cv) `; ${nameOf(last.side)} takes ${(0,document_text/* own */.ZV)(longerWords(last.ratio))}`}.`;
}
/** A longer command would hide what the sentence says of it. */
const longestInSentence = 40;
/** Of more sides that tie, the sentence says the number. */
const mostTied = 4;
function longerWords(ratio) {
    return ratio < 1.5 ? `${(0,scale/* percentSize */.v_)(ratio - 1)} longer` : `${(0,scale/* times */.Hn)(ratio, 2).slice(1)} times as long`;
}
/** Explains the tables of a multi-way comparison. */
const multiWayReading = (0,document_text/* own */.ZV)('Each contender is compared with the baseline by the values of these two in each round. Every two contenders are tested too, with Holm’s correction for all pairs, and sides tie for the first place if no other side beats them. The rows are in the order of their estimates.');
/** Collects what `of` says about each of `sections`, once. A line that does not hold for all of them names its contender. */
function sayOfAll(sections, of) {
    const said = sections.map(section => new Map(of(section).map(text => [JSON.stringify(text), text])));
    const shared = new Set([...(said[0]?.keys() ?? [])].filter(key => said.every(texts => texts.has(key))));
    const own = sections.flatMap((section, index) => [...said[index]]
        .filter(([key]) => !shared.has(key))
        .map(([, text]) => (0,document_text/* say */.cv) `${(0,headline/* sectionName */.$)(section, sections)}: ${text}`));
    return [...[...shared].map(key => said[0].get(key)), ...own];
}
function enumerate(texts) {
    const [last, ...before] = texts.toReversed();
    return before.length === 0 ? (last ?? []) : (0,document_text/* say */.cv) `${(0,document_text/* join */.fj)(before.reverse(), ', ')} and ${last ?? []}`;
}
/** Returns the word for the side with the lowest cost in `unit`. */
function superlativeOf(unit) {
    return unit === 's' || unit === '1/s' ? 'fastest' : 'best';
}

// EXTERNAL MODULE: ./lib/report/words/reproduce.js
var reproduce = __webpack_require__(2107);
;// CONCATENATED MODULE: ./lib/report/words/next-step.js



















/** Says in one sentence what the reader should do now, first of all in the worst section. */
function nextStep(report, options = {}) {
    if (options.resume !== undefined)
        return (0,document_text/* say */.cv) `let it go on where it was interrupted: ${(0,document_text/* line */.n8)(options.resume)}`;
    const comparison = (0,report_report/* findOnlyMultiWay */.Kg)(report);
    const chosen = comparison && chooseSide(report, comparison, options);
    if (chosen)
        return chosen;
    const only = (0,report_report/* findOnly */.W_)(report);
    if (only)
        return sectionStep(only, options);
    const { missing, warnings } = report;
    const isWhole = missing.length === 0 && warnings.every(({ code }) => code !== 'unread-record');
    const sections = (0,headline/* byUrgency */.td)(report);
    const [worst] = sections;
    if (worst === undefined || (!isWhole && worst.status !== 'regressed'))
        return (0,document_text/* own */.ZV)('see why some jobs left no record: they failed, were cancelled, or are missing from the "needs" of this job.');
    const isGreen = worst.status === 'unchanged' || worst.status === 'improved';
    return sections.length === 1 || isGreen
        ? sectionStep(worst, options)
        : (0,document_text/* say */.cv) `in ${(0,headline/* sectionName */.$)(worst, sections)}, ${sectionStep(worst, options)}`;
}
/** Says which of several sides to take; undefined where something else comes first. */
function chooseSide(report, comparison, options) {
    if (comparison.sides.some(({ origin }) => origin?.source === 'workspace') || report.missing.length > 0)
        return undefined;
    const sections = (0,headline/* byUrgency */.td)(report);
    const troubled = sections.find(({ status }) => ['errored', 'not-compared', 'not-comparable'].includes(status));
    if (troubled)
        return (0,document_text/* say */.cv) `in ${(0,headline/* sectionName */.$)(troubled, sections)}, ${sectionStep(troubled, options)}`;
    const ranked = makeMultiWayRows(report, comparison).filter(({ best }) => best.length > 0);
    if (ranked.length === 0)
        return undefined;
    const shared = comparison.sides.filter(({ name }) => ranked.every(({ best }) => best.includes(name)));
    const [first] = shared;
    if (shared.length === 1 && first && ranked.every(({ best }) => best.length === 1))
        return (0,document_text/* say */.cv) `take ${sideName(first)}, if it does the same work as the others.`;
    return shared.length > 0
        ? (0,document_text/* say */.cv) `choose among ${(0,document_text/* names */.Dy)(shared.map(({ name }) => name))} for other reasons, or raise ${(0,document_text/* line */.n8)('--rounds')} to tell them apart.`
        : (0,document_text/* own */.ZV)('choose by the benchmark that matters to you: no side is the best everywhere.');
}
/** Says in one sentence what the reader of one section should do now. */
function sectionStep(section, options = {}) {
    const report = (0,naming/* callProcess */.eL)(section);
    const { status, tampered } = report;
    if (tampered)
        return tampered.every(incomparable/* isOfBaseline */.ZN)
            ? (0,document_text/* say */.cv) `find out what in the contender writes to the baseline's files (${(0,document_text/* names */.Dy)(tampered, mostNames)}), and measure again.`
            : (0,document_text/* say */.cv) `find out what writes to these files (${(0,document_text/* names */.Dy)(tampered, mostNames)}), and measure again.`;
    const table = report.warnings.find(({ code }) => code === 'console-table');
    if (table)
        return (0,document_text/* say */.cv) `make the command print numbers that are read (${(0,document_text/* message */.iU)(table.message)}).`;
    const isOpen = status === 'inconclusive' || status === 'improved' || status === 'unchanged';
    return (isOpen ? afterRules(report) : undefined) ?? steps[status](report, options);
}
const steps = {
    errored: afterNothing,
    'not-compared': afterNoBaseline,
    regressed: afterRegression,
    'not-comparable': afterIncomparable,
    inconclusive: afterNoAnswer,
    improved: afterNothingBad,
    unchanged: afterNothingBad,
};
function afterNoBaseline(report, { program }) {
    const { added, removed, outage } = report;
    if (outage !== undefined)
        return (0,document_text/* own */.ZV)(`run the job again${outage.kind === 'rate-limited' ? ' later' : ''}: ${(0,record_outage/* describeOutage */.X)(outage)}.`);
    if ((0,stand_in/* isOfStandIn */.$)(report) && program?.way === 'action')
        return (0,document_text/* say */.cv) `run this job again once the base commit has published its baseline, or set ${(0,document_text/* line */.n8)('setup')} to the command that builds the program: then the baseline is built here.`;
    if (added.length + removed.length > 0)
        return (0,document_text/* say */.cv) `no benchmark is on both sides: see whether ${(0,document_text/* names */.Dy)(removed.length > 0 ? removed : added, 1)} was renamed.`;
    return program?.way === 'action'
        ? (0,document_text/* say */.cv) `set ${(0,document_text/* line */.n8)('setup')} to the command that builds the program: then the baseline is built if none is published.`
        : (0,document_text/* own */.ZV)('give it a baseline: publish one, or name a directory or a commit to compare with.');
}
/** What the rules ask comes before what is not known, and is asked where nothing regressed too. */
function afterRules(report) {
    const missing = report.rules?.missing ?? [];
    if (missing.length > 0)
        return (0,document_text/* say */.cv) `see why ${(0,document_text/* names */.Dy)(missing, mostNames)} did not run: a rule requires it.`;
    const missed = (0,budget/* listBudgets */.J_)(report).filter(({ state }) => state === 'missed');
    if (missed.length === 0)
        return undefined;
    return (0,document_text/* say */.cv) `bring ${(0,document_text/* names */.Dy)([...new Set(missed.map(({ benchmark }) => benchmark))], mostNames)} within budget, or change the budget in ${report.rules?.source ?? 'the rules'}.`;
}
/** A longer command is not repeated, since what is copied must be whole. */
const longestCommand = 1000;
function afterNothing(report) {
    const { plan } = report;
    if (plan?.stoppedBy === 'interrupted')
        return (0,document_text/* own */.ZV)('let a run finish.');
    if (plan?.stoppedBy === 'time-budget')
        return (0,document_text/* own */.ZV)('give it more time, or make the command shorter.');
    const { command, place } = findFailing(report);
    const why = report.warnings.map(failureOf).find(reason => reason !== undefined);
    if (why !== undefined && !isOfCommand(why))
        return (0,document_text/* say */.cv) `make the command print numbers that are read (${(0,document_text/* message */.iU)(why)})${withoutFormat(report)}.`;
    return command === undefined || command.length > longestCommand
        ? (0,document_text/* say */.cv) `run the command by hand${(0,document_text/* own */.ZV)(place)}, and see why it fails.`
        : (0,document_text/* say */.cv) `run ${(0,document_text/* line */.n8)(command)} by hand${(0,document_text/* own */.ZV)(place)}, and see why it fails.`;
}
/** The reason of failed runs that a warning tells; undefined where it tells of something else, or of none. */
function failureOf({ code, message: text }) {
    return code === 'invocations-failed' ? /runs: (.*)$/s.exec(text)?.[1] : undefined;
}
/** Returns whether a command failed, and not the reading of what it printed. */
function isOfCommand(why) {
    return /^(the command|"\w+") /.test(why);
}
function withoutFormat({ options: { format } = {} }) {
    return format === undefined ? [] : (0,document_text/* say */.cv) `, or leave out the format ${(0,document_text/* line */.n8)(format)}, so that it is detected`;
}
/** Programs of a side that are not there say so in one of these ways. */
const unbuilt = /does not exist|not found|no such file|cannot find (?:module|package)|ENOENT|could not be found|No module named/i;
/** What to do where one side has failed each time; undefined where none has. */
function afterFailingSide(report) {
    const reasons = report.findings.map(({ reason }) => reason ?? '');
    const failed = ['contender', 'baseline']
        .map(side => ({ side, reason: reasons.find(reason => reason.startsWith(incomparable/* failedEachTime */.kt[side])) }))
        .find(({ reason }) => reason !== undefined);
    if (failed === undefined)
        return undefined;
    const { side, reason = '' } = failed;
    const { command = '', place } = findFailing(report);
    const shown = command === '' || command.length > longestCommand ? (0,document_text/* own */.ZV)('the command') : (0,document_text/* line */.n8)(command);
    return unbuilt.test(reason)
        ? (0,document_text/* say */.cv) `build ${(0,document_text/* own */.ZV)(side === 'contender' ? 'your side' : 'the baseline')} first: ${shown} failed there each time.`
        : (0,document_text/* say */.cv) `run ${shown} by hand${(0,document_text/* own */.ZV)(place)}, and see why it fails.`;
}
/** The command that failed, and which side it failed on if that is not its own: the baseline's first, since nothing runs without it. */
function findFailing({ warnings, command, sides }) {
    const failed = warnings.flatMap(({ side }) => side ?? []);
    const side = ['baseline', 'contender'].find(one => failed.includes(one));
    const own = sides?.[side ?? 'contender']?.command;
    const isOfOne = side !== undefined && own === undefined && new Set(failed).size === 1;
    return { command: own ?? command, place: isOfOne ? ` in the ${side}` : '' };
}
function afterRegression(report, { overrideLabel, isMerged = false, program }) {
    const { findings, causes } = report;
    const regressed = (0,report_rows/* having */.gT)(findings, 'regressed');
    const isSlower = regressed.every(({ unit }) => (0,words/* isSpeed */.EZ)(unit));
    const which = of(findings, 'regressed');
    if (overrideLabel !== undefined)
        return (0,document_text/* say */.cv) `if the ${(0,document_text/* own */.ZV)(isSlower ? 'slowdown' : 'change')} of ${which} is wanted, add the label ${overrideLabel}; otherwise see Reproduce below.`;
    const bisect = isMerged ? (0,reproduce/* bisectLine */.zP)(report) : undefined;
    if (bisect !== undefined && bisect.length <= longestCommand)
        return (0,document_text/* say */.cv) `find the commit that made ${which} ${(0,document_text/* own */.ZV)(isSlower ? 'slower' : 'worse')}: ${(0,document_text/* line */.n8)(bisect)}.`;
    return (isSlower ? causeStep(causes, which) : undefined) ?? placeStep(report, { which, isSlower, way: program?.way });
}
/** Says where to look for a regression whose cause is not known: at a profile, if there is none yet, and else at what was changed. */
function placeStep({ causes, sides }, { which, isSlower, way }) {
    const what = (0,document_text/* say */.cv) `made ${which} ${(0,document_text/* own */.ZV)(isSlower ? 'slower' : 'worse')}`;
    if (isSlower && causes === undefined)
        return way === 'action'
            ? (0,document_text/* say */.cv) `set ${(0,document_text/* line */.n8)('causes: perf')} below ${(0,document_text/* line */.n8)('run:')} in counterbalance.yml, to see which function ${what}.`
            : (0,document_text/* say */.cv) `run it again with ${(0,document_text/* line */.n8)('--causes perf')}, to see which function ${what}.`;
    const commits = [sides?.baseline, sides?.contender].map(side => /^[0-9a-f]{7,64}$/.exec(side?.commit ?? '')?.[0]);
    const [before, after] = commits.map(commit => commit?.slice(0, 10));
    if (before !== undefined && (after !== undefined || sides?.contender.source === 'directory'))
        return (0,document_text/* say */.cv) `find what ${what} in ${(0,document_text/* line */.n8)(['git diff', before, after].filter(Boolean).join(' '))}.`;
    return (0,document_text/* say */.cv) `look at what changed between the two versions of ${which}.`;
}
/** Says what the profiles of a slowdown show, or what would let them show more; undefined where nothing would. */
function causeStep(causes, which) {
    if (causes === undefined)
        return undefined;
    if ('absence' in causes)
        // What can be done stands behind the reason, in a sentence of its own.
        return causes.absence.includes('. ')
            ? (0,document_text/* say */.cv) `learn which function made ${which} slower: ${(0,document_text/* message */.iU)(causes.absence)}.`
            : undefined;
    const row = causes.rows.find(({ isNamed, difference }) => isNamed && difference > 0);
    if (row === undefined)
        return (0,words_causes/* slowestPlace */.xV)(causes) ?? (0,words_causes/* slowestFunctions */.zt)(causes);
    const { place, changed, parts, difference } = (0,words_causes/* causeText */.xv)(row, causes.whole, causes.unit);
    const where = (0,document_text/* join */.fj)([place, changed === '' ? [] : (0,document_text/* own */.ZV)(changed)].filter(text => text.length > 0), ', ');
    return (0,document_text/* say */.cv) `look at ${row.renamed ?? row.name}${where.length === 0 ? [] : (0,document_text/* say */.cv) ` (${where})`}: ${(0,document_text/* own */.ZV)(difference)}${parts.length === 0 ? [] : (0,document_text/* say */.cv) `, ${parts}`}.`;
}
function afterIncomparable(report) {
    const { findings, control, plan, suiteChanges = [] } = report;
    if (plan?.stoppedBy === 'interrupted')
        return (0,document_text/* own */.ZV)('let a run finish.');
    if (control.status === 'failed')
        return (0,document_text/* own */.ZV)('do not rely on this run: it found a difference between two copies of the same code. Repeat it on a quieter machine.');
    if (suiteChanges.length > 0)
        return (0,document_text/* say */.cv) `change the benchmark (${(0,document_text/* names */.Dy)(suiteChanges, mostNames)}) on its own first, or set ${(0,document_text/* line */.n8)('suite-changes')} to ${(0,document_text/* line */.n8)('judge')}.`;
    const moved = (0,judged/* findMovedControls */.Dc)(findings);
    if (moved.length > 0)
        return (0,document_text/* say */.cv) `find out what moved ${(0,document_text/* names */.Dy)(moved, mostNames)}, which no change of the program can touch, and measure again.`;
    const failing = afterFailingSide(report);
    if (failing !== undefined)
        return failing;
    const { reason, cause } = (0,report_rows/* having */.gT)(findings, 'not-comparable')[0] ?? {};
    const which = of(findings, 'not-comparable');
    if (reason === undefined)
        return (0,document_text/* say */.cv) `see why ${which} could not be compared.`;
    return cause === 'machine'
        ? (0,document_text/* say */.cv) `measure ${which} again, with more rounds or on a quieter machine (${(0,document_text/* message */.iU)(reason)}).`
        : (0,document_text/* say */.cv) `make ${which} comparable (${(0,document_text/* message */.iU)(reason)}), and measure again.`;
}
function afterNoAnswer(report, { program }) {
    const { findings, settings } = report;
    const open = (0,report_rows/* having */.gT)(findings, 'inconclusive');
    if (open.length === 0 && findings.some(({ ignored }) => ignored))
        return (0,document_text/* own */.ZV)('nothing was judged, because rules ignore all benchmarks.');
    if (open.length === 0)
        return (0,document_text/* own */.ZV)('nothing was judged: name the metrics to judge, or say which direction is better.');
    const doubt = doubtText(open, report);
    if (doubt !== undefined)
        return doubt;
    const way = program?.way ?? 'command line';
    const other = cpuTimeText(report, way);
    return (0,document_text/* say */.cv) `${moreRoundsText(report, way)}; ${other}or raise the threshold, if ${(0,document_text/* own */.ZV)((0,scale/* share */.uM)(settings.threshold))} does not matter here.`;
}
/** What to do where more rounds would tell nothing; undefined where they would tell something of a benchmark. */
function doubtText(open, report) {
    if (open.some(({ doubt }) => doubt === undefined))
        return undefined;
    const having = (one) => open.filter(({ doubt }) => doubt === one).map(({ benchmark }) => benchmark);
    const [coarse, unconfirmed] = [having('tick'), open.filter(({ doubt }) => doubt === 'unconfirmed')];
    if (coarse.length === 0 && unconfirmed.length > 0)
        return confirmationStep(unconfirmed, report);
    return coarse.length > 0
        ? (0,document_text/* say */.cv) `let ${(0,document_text/* names */.Dy)(coarse, mostNames)} print more digits or a finer unit, or do more work in each run (${(0,document_text/* line */.n8)('batch')}).`
        : (0,document_text/* say */.cv) `see what makes some runs of ${(0,document_text/* names */.Dy)(open.map(({ benchmark }) => benchmark), mostNames)} slow: the typical run improved, and the others did not.`;
}
/** What more rounds cost and tell, with the options for them; or that they would tell nothing. */
function moreRoundsText(report, way) {
    const outlook = findOutlook(report);
    const { reachable, seconds, rounds, beyond } = outlook;
    if (reachable.length === 0)
        return (0,document_text/* say */.cv) `more rounds on this machine would not tell whether ${namesOf(beyond)} changed: let the command do more work, or measure on a quieter machine`;
    const cost = seconds === undefined ? (0,plural/* count */.U)(rounds, 'more round') : moreTime(seconds);
    const options = roundOptions(report, outlook).map(([name, value]) => next_step_option(name, value, way));
    const how = options.length === 0 ? (0,document_text/* own */.ZV)(' (let a run finish)') : (0,document_text/* say */.cv) `: ${(0,document_text/* join */.fj)(options, way === 'action' ? ', ' : ' ')}`;
    const rest = beyond.length === 0 ? [] : (0,document_text/* own */.ZV)(` (not ${beyond.length} more, on this machine)`);
    return (0,document_text/* say */.cv) `about ${(0,document_text/* own */.ZV)(cost)} would tell whether ${namesOf(reachable)} changed${rest}${how}`;
}
/** Measuring ends at the time budget too, of 10 minutes where nobody says otherwise. */
const usualBudgetInSeconds = 600;
/** The options that let a run have so many more rounds, as far as it was not allowed them. */
function roundOptions(report, { rounds, seconds = 0 }) {
    const { plan, options = {}, settings } = report;
    const looks = plan?.looks ?? settings.looks;
    const needed = report.rounds + rounds;
    const allowed = plan?.stoppedBy === 'complete' || plan?.stoppedBy === 'settled' ? report.rounds : (plan?.rounds ?? 0);
    const inAll = ((plan?.seconds ?? 0) + seconds) * 1.2;
    const isShort = plan?.stoppedBy === 'time-budget' || inAll > usualBudgetInSeconds || options['time-budget'] !== undefined;
    return [
        ...(needed > allowed ? [['rounds', looks.length > 1 ? `${looks[0]}..${needed}` : String(needed)]] : []),
        ...(isShort ? [['time-budget', `${Math.ceil(inAll / 60)}m`]] : []),
    ];
}
/** An option as it is typed at the command line, or an input as it stands in a workflow. */
function next_step_option(name, value, way) {
    return (0,document_text/* line */.n8)(way === 'action' ? `${name}: ${value}` : `--${name} ${value}`);
}
/** That CPU time would tell what wall time does not, where it would, with what it says. */
function cpuTimeText(report, way) {
    const open = (0,report_rows/* having */.gT)(report.findings, 'inconclusive');
    const how = way === 'action'
        ? (0,document_text/* say */.cv) `${(0,document_text/* line */.n8)('metrics: cpu-time')} below ${(0,document_text/* line */.n8)('judging:')} in counterbalance.yml`
        : (0,document_text/* line */.n8)('--set metrics=cpu-time');
    const clear = (0,triangulation/* findClearCpuTime */.ah)(open, report);
    if (clear?.change)
        return (0,document_text/* say */.cv) `or judge CPU time from the next run on, which is clear here (cpu-time ${(0,document_text/* own */.ZV)((0,headline/* changeText */.k0)(clear.change))}): ${how}; `;
    const isQuieter = open.some(({ warnings }) => warnings.some(({ code }) => code === triangulation/* quieterCpuTime */.hr));
    return isQuieter ? (0,document_text/* say */.cv) `or judge CPU time, which is steadier here: ${how}; ` : [];
}
function afterNothingBad({ control, removed, plan }) {
    if (control.status === 'failed')
        return (0,document_text/* own */.ZV)('rely on this run with care: for some benchmarks, it found a difference between two copies of the same code.');
    if (plan?.stoppedBy === 'interrupted')
        return (0,document_text/* own */.ZV)('let a run finish, to be sure.');
    return removed.length > 0 ? (0,document_text/* say */.cv) `see whether ${(0,document_text/* names */.Dy)(removed, mostNames)} should be gone.` : (0,document_text/* own */.ZV)('nothing to do.');
}
function of(findings, verdict) {
    return namesOf((0,report_rows/* having */.gT)(findings, verdict));
}
/** As many names as are read in a sentence. */
const mostNames = 2;
function namesOf(findings) {
    return (0,document_text/* names */.Dy)([...new Set(findings.map(({ benchmark }) => benchmark))], mostNames);
}
/** Says what to do about changes that were not confirmed. */
function confirmationStep(open, report) {
    const untried = open.filter(({ secondStage }) => secondStage === undefined);
    const which = (0,document_text/* names */.Dy)((untried.length > 0 ? untried : open).map(({ benchmark }) => benchmark), mostNames);
    return untried.length > 0
        ? confirmationSteps[(0,absence/* findAbsence */.v)(report)](which)
        : (0,document_text/* say */.cv) `make new copies for each round (${(0,document_text/* line */.n8)('fresh-copies')} is ${(0,document_text/* line */.n8)('round')}), since ${which} changed on some copies only.`;
}
const confirmationSteps = {
    numbers: which => (0,document_text/* say */.cv) `see why ${which} could not be compared on new copies.`,
    copies: which => (0,document_text/* say */.cv) `see why the copies could not be installed again, and measure ${which} again.`,
    time: which => (0,document_text/* say */.cv) `give it more time, so that a second installation can confirm the change of ${which}.`,
    interrupted: which => (0,document_text/* say */.cv) `let a run finish, so that a second installation can confirm the change of ${which}.`,
    failing: which => (0,document_text/* say */.cv) `see why measuring ended early, and measure ${which} again.`,
    unknown: which => (0,document_text/* say */.cv) `measure again, so that a second installation can confirm the change of ${which}.`,
};
/** As long as anybody should be told to wait. */
const mostSeconds = 3600;
/** Estimates what more rounds can settle among everything inconclusive. */
function findOutlook(report) {
    const secondsPerRound = report.plan && report.rounds > 0 ? report.plan.seconds / report.rounds : undefined;
    const isTooLong = (rounds) => rounds === Number.POSITIVE_INFINITY || rounds * (secondsPerRound ?? 0) > mostSeconds;
    const open = (0,report_rows/* having */.gT)(report.findings, 'inconclusive').filter(({ doubt }) => doubt === undefined);
    const beyond = open.filter(finding => isTooLong(roundsOf(finding, report)));
    const reachable = open.filter(finding => !beyond.includes(finding));
    const rounds = Math.max(0, ...reachable.map(finding => roundsOf(finding, report)));
    return { reachable, rounds, seconds: secondsPerRound && rounds * secondsPerRound, beyond };
}
/** How many more rounds to try: as many again as there were, where the interval is narrow enough already, or has no ends. */
function roundsOf({ roundsToSettle, change, equivalence = change, threshold }, { rounds, settings }) {
    if (roundsToSettle !== null)
        return roundsToSettle;
    if (change === null)
        return rounds;
    const size = Math.abs(change.value);
    const limit = threshold ?? settings.threshold;
    const { low, high } = size < limit ? equivalence : change;
    if (low === null || high === null)
        return rounds;
    const room = size < limit ? limit - size : size;
    return (high - low) / 2 > room ? Number.POSITIVE_INFINITY : rounds;
}
/** A time that rounds take, as people say it: `4 more minutes`. */
function moreTime(seconds) {
    return seconds < 50
        ? (0,plural/* count */.U)(Math.max(10, Math.ceil(seconds / 10) * 10), 'more second')
        : (0,plural/* count */.U)(Math.ceil(seconds / 60), 'more minute');
}
/** Describes in a few words what to expect from more rounds. */
function settlingWords(report) {
    const { reachable, rounds, seconds, beyond } = findOutlook(report);
    if (reachable.length === 0)
        return 'more rounds on this machine would not settle them';
    const cost = seconds === undefined ? (0,plural/* count */.U)(rounds, 'more round') : `${moreTime(seconds)} (${(0,plural/* count */.U)(rounds, 'round')})`;
    return `about ${cost} would settle ${beyond.length === 0 ? 'them' : reachable.length}`;
}

;// CONCATENATED MODULE: ./lib/report/words/rules.js







/** Describes what the rules ask and the outcome, one sentence each. Empty if the rules ask nothing that a row does not say. */
function ruleSentences(report) {
    const { rules, findings } = report;
    if (rules === undefined)
        return [];
    const budgets = [...(0,budget/* listBudgets */.J_)(report)].sort((one, other) => rank(one.state) - rank(other.state));
    return [
        (0,document_text/* say */.cv) `The rules are those of ${rules.source}, as of ${(0,document_text/* own */.ZV)(rules.asOf)}.`,
        ...rules.missing.map(name => (0,document_text/* say */.cv) `${(0,document_text/* own */.ZV)(words/* otherMarks */.p6.absent.emoji)} ${name}: a rule requires it, and it did not run.`),
        ...budgets.map(one => (0,document_text/* say */.cv) `${(0,document_text/* own */.ZV)(words/* otherMarks */.p6[one.state].emoji)} ${titleOfBudget(one)}: ${budgetText(one)}`),
        ...expectationSentences(report),
        ...findings.flatMap(({ benchmark, metric, threshold }) => threshold === undefined
            ? []
            : [(0,document_text/* say */.cv) `${titleOfBudget({ benchmark, metric })}: changes below ${(0,document_text/* own */.ZV)((0,scale/* share */.uM)(threshold))} do not matter.`]),
    ];
}
/** The title of those sentences: what is well, too, since the headline tells only of the rest. */
function rulesTitle(report) {
    const budgets = (0,budget/* listBudgets */.J_)(report);
    const parts = budgetOrder.flatMap(state => {
        const number = budgets.filter(one => one.state === state).length;
        return number === 0 ? [] : [`${(0,plural/* count */.U)(number, 'budget')} ${state}`];
    });
    const missing = report.rules?.missing.length ?? 0;
    return ['Rules', ...parts, ...(missing > 0 ? [`${missing} required, but did not run`] : [])].join(' · ');
}
const budgetOrder = ['missed', 'undecided', 'met'];
function rank(state) {
    return budgetOrder.indexOf(state);
}
/** Names what a budget is for, in the same way as a row is named. */
function titleOfBudget({ benchmark, metric }) {
    return (0,report_rows/* title */.DD)({ benchmark, metric: metric === 'time' ? null : metric });
}
/** A budget, and the level that is held against it, in one unit. */
function budgetText({ bound, value, median, low, high, level, unit, state }) {
    const shared = (0,scale/* scale */.hs)([value, median ?? 0], unit);
    const inUnit = (number) => (0,document_escape/* quantityText */.Nr)(shared.number(number), shared.unit);
    const asked = (0,document_text/* say */.cv) `${(0,document_text/* own */.ZV)(bound)} ${inUnit(value)}`;
    if (median === null)
        return (0,document_text/* say */.cv) `${asked}, and there is no value: undecided.`;
    const end = (number, infinite) => (number === null ? infinite : shared.number(number));
    const interval = level === 1 ? 'exactly' : `[${end(low, '−∞')}, ${end(high, '+∞')}], ${(0,scale/* share */.uM)(level)} interval`;
    return (0,document_text/* say */.cv) `${asked}, and it is at ${inUnit(median)} (${(0,document_text/* own */.ZV)(interval)}): ${(0,document_text/* own */.ZV)(state)}.`;
}
/** Holds what was measured beside what the rules expect, and tells the rates of work, one sentence each. */
function expectationSentences({ findings }) {
    const ordered = findings.toSorted((one, other) => byName.compare(one.benchmark, other.benchmark));
    return ordered.flatMap(finding => [...expectationText(finding), ...workText(finding)]);
}
const byName = new Intl.Collator('en', { numeric: true });
function expectationText(finding) {
    const { expected, unit } = finding;
    const { baseline, contender } = (0,report_rows/* levelsOf */.pd)(finding);
    if (expected === undefined || contender === null)
        return [];
    const shared = (0,scale/* scale */.hs)([contender.value, expected.value], unit);
    const inUnit = (value) => (0,document_escape/* quantityText */.Nr)(shared.number(value), shared.unit);
    const worked = isPlain(expected.text) ? (0,document_text/* own */.ZV)('') : (0,document_text/* say */.cv) ` = ${expected.text}`;
    const before = baseline === null ? (0,document_text/* own */.ZV)('') : (0,document_text/* own */.ZV)(` The baseline is at ${ratio(baseline.value / expected.value)}.`);
    return [
        (0,document_text/* say */.cv) `${nameFinding(finding)}: ${inUnit(contender.value)} is ${(0,document_text/* own */.ZV)(ratio(contender.value / expected.value))} your estimate (${inUnit(expected.value)}${worked}).${before}`,
    ];
}
function workText(finding) {
    const { work } = finding;
    const { baseline, contender } = (0,report_rows/* levelsOf */.pd)(finding);
    if (work === undefined || contender === null || !(contender.value > 0))
        return [];
    const rates = [contender, baseline].flatMap(level => (level && level.value > 0 ? [work.amount / level.value] : []));
    const shared = (0,scale/* scale */.hs)(rates, work.unit);
    const [after, before] = rates.map(rate => (0,document_escape/* quantityText */.Nr)(shared.number(rate), shared.unit));
    const against = before === undefined ? (0,document_text/* own */.ZV)('') : (0,document_text/* say */.cv) `, and the baseline ${before}`;
    return [(0,document_text/* say */.cv) `${nameFinding(finding)}: the contender does ${after}${against} (${work.text}).`];
}
function nameFinding({ benchmark, metric }) {
    return (0,report_rows/* title */.DD)({ benchmark, metric: metric === 'time' ? null : metric });
}
/** As people say it: 2.3 times as much. */
function ratio(value) {
    return `${(0,scale/* times */.Hn)(value).slice(1)} times`;
}
/** Whether a calculation is only a number with its unit. */
function isPlain(text) {
    return /^[\d.e]+\s*\S*$/i.test(text);
}

// EXTERNAL MODULE: ./lib/report/words/trust.js
var trust = __webpack_require__(3998);
;// CONCATENATED MODULE: ./lib/report/section-document.js
















/** The first part stands out, since a notification may show no more. */
function headlineText(tallies) {
    const [first, ...others] = tallies.map(({ mark, text }) => (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(mark)} ${text}`);
    return (0,document_text/* join */.fj)([(0,document_text/* styled */.I4)('strong', first ?? []), ...others], ' · ');
}
/** Whether nothing changed, and nothing else is to be known either. */
function isQuiet(section) {
    return section.status === 'unchanged' && (0,headline/* sectionHeadline */.S4)(section).length === 1;
}
/** One fold for everything where nobody has to look. */
function foldAll(folds, { findings: all }) {
    return {
        kind: 'details',
        summary: (0,document_text/* own */.ZV)(`${all.length > mostOpen ? 'All benchmarks · statistics' : 'Statistics'} · trust · reproduce`),
        body: folds,
    };
}
/** The reasons if there is nothing to show, which replace the results. A terminal lists them among its notes. */
function why({ status, warnings }) {
    if (status !== 'errored' && status !== 'not-compared')
        return [];
    return list(warnings.slice(0, 5).map(warning => (0,document_text/* message */.iU)(warning.message))).map(block => (0,document_document/* only */.j6)(['markdown'], block));
}
/** What is to be known of the rows: how many are shown, and what their names begin with. */
function viewText(section) {
    const shown = (0,report_view/* describeView */.fb)(section);
    const { prefix } = (0,naming/* makeNaming */.rs)(section);
    const parts = [
        ...(shown === undefined ? [] : [(0,document_text/* own */.ZV)(shown)]),
        ...(prefix === '' ? [] : [(0,document_text/* say */.cv) `all names begin with ${prefix}`]),
    ];
    return parts.length === 0 ? [] : [(0,document_text/* join */.fj)(parts, ' · ')];
}
/** More rows than these are folded away, so that the worst stand together. */
const mostOpen = 20;
/** The rows that nobody should miss. */
function openRows(rows, section) {
    const { open } = divide(rows);
    return [findings(open, section, { in: ['markdown'], keep: { ...keepRows('regressed, not comparable or improved') } })];
}
/** The rows that stand open, those of them that are too many, and the improvements that are behind. The rows of a benchmark stay together. */
function divide({ changed }) {
    const isBad = ({ verdict }) => verdict === 'regressed' || verdict === 'not-comparable';
    const bad = new Set(changed.filter(isBad).map(({ benchmark }) => benchmark));
    const isFolded = ({ verdict, benchmark }) => verdict === 'improved' && !bad.has(benchmark);
    const isFew = changed.length <= report_rows/* mostTogether */.sz || bad.size === 0;
    const open = isFew ? changed : changed.filter(row => !isFolded(row));
    const end = open.findIndex((row, at) => at >= mostOpen && row.benchmark !== open[at - 1].benchmark);
    return {
        open: end < 0 ? open : open.slice(0, end),
        more: end < 0 ? [] : open.slice(end),
        improved: isFew ? [] : changed.filter(isFolded),
    };
}
function rowFolds(rows, section) {
    const { inconclusive, unchanged, unjudged, ignored } = rows;
    const { more, improved } = divide(rows);
    const within = withinWords(section);
    const makeFold = (summary, shown, mark, called) => ({
        kind: 'details',
        summary: (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(mark)} ${(0,document_text/* own */.ZV)(summary)}`,
        body: [findings(shown, section, { keep: keepRows(called) })],
    });
    return [
        makeFold(`${more.length} more`, more, words/* marks */.Z8.regressed, 'regressed, not comparable or improved'),
        makeFold(`${improved.length} improved`, improved, words/* marks */.Z8.improved, 'improved'),
        makeFold(`${inconclusive.length} inconclusive: ${settlingWords(section)}`, inconclusive, words/* marks */.Z8.inconclusive, 'inconclusive'),
        makeFold(`${unchanged.length} unchanged ${within}`, unchanged, words/* marks */.Z8.unchanged, 'unchanged'),
        makeFold(`${unjudged.length} not judged`, unjudged, words/* otherMarks */.p6.unjudged, 'not judged'),
        makeFold(`${ignored.length} ignored by rules`, ignored, words/* otherMarks */.p6.ignored, 'ignored'),
    ];
}
/** As many rows that say nothing new are shown on a terminal; of more, the number. */
const mostQuietRows = 30;
/** All rows on a terminal, but for the many that say nothing and that nobody has asked for. */
function terminalRows(rows, section, { isVerbose = false }) {
    const { shown, folded } = selectRows(rows, section, isVerbose);
    return [
        findings(shown, section, { in: ['terminal'], isVerbose }),
        (0,document_document/* only */.j6)(['terminal'], servicesTable(section)),
        ...folded.map(({ mark, text }) => (0,document_document/* only */.j6)(['terminal'], { kind: 'paragraph', text: (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(mark)} ${text}`, tone: mark.tone })),
    ];
}
function selectRows({ changed, inconclusive, unchanged, unjudged, ignored, sorted }, section, isVerbose) {
    const quiet = [
        { rows: unchanged, mark: words/* marks */.Z8.unchanged, what: `unchanged ${withinWords(section)}` },
        { rows: unjudged, mark: words/* otherMarks */.p6.unjudged, what: 'not judged' },
        { rows: ignored, mark: words/* otherMarks */.p6.ignored, what: 'ignored by rules' },
    ];
    const isFolded = ({ rows }) => section.view === undefined && !isVerbose && rows.length > mostQuietRows;
    const shown = [...changed, ...inconclusive, ...quiet.filter(group => !isFolded(group)).flatMap(({ rows }) => rows)];
    return {
        shown: sorted ?? shown,
        folded: quiet
            .filter(isFolded)
            .map(({ rows, mark, what }) => ({ mark, text: (0,document_text/* own */.ZV)(`${rows.length} ${what} (--verbose shows them)`) })),
    };
}
/** What a terminal says besides the rows: rules, what came and went, and what to be careful about. */
function terminalNotes(section) {
    const { added, removed, rules: outcome } = section;
    const notes = [
        ...(outcome?.missing ?? []).map(name => ({
            mark: words/* otherMarks */.p6.absent,
            text: (0,document_text/* say */.cv) `${name}: a rule requires it, and it did not run.`,
        })),
        ...(0,budget/* listBudgets */.J_)(section).map(budget => ({
            mark: words/* otherMarks */.p6[budget.state],
            text: (0,document_text/* say */.cv) `${titleOfBudget(budget)}: ${budgetText(budget)}`,
        })),
        ...expectationSentences(section).map(text => ({ mark: words/* otherMarks */.p6.met, text })),
        ...(added.length > 0 ? [{ mark: words/* otherMarks */.p6.added, text: (0,document_text/* say */.cv) `added: ${(0,document_text/* names */.Dy)(added, 10)}` }] : []),
        ...(removed.length > 0 ? [{ mark: words/* otherMarks */.p6.removed, text: (0,document_text/* say */.cv) `removed: ${(0,document_text/* names */.Dy)(removed, 10)}` }] : []),
        ...(0,trust/* focusSentences */.rO)(section).map(text => ({ mark: words/* otherMarks */.p6.unjudged, text })),
        ...(0,trust/* concerns */.Kc)(section).map(text => ({ mark: words/* otherMarks */.p6.warning, text })),
    ];
    return [(0,document_document/* only */.j6)(['terminal'], { kind: 'list', items: notes.map(({ mark, text }) => (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(mark)} ${text}`) })];
}
/** As many growths are shown at once; of more, those that are alike are folded away. */
const mostGrowths = 3;
function divideGrowths({ growths = [] }) {
    const isOpen = growths.map(({ verdict }) => growths.length <= mostGrowths || verdict === 'regressed' || verdict === 'improved');
    return { open: growths.filter((_, at) => isOpen[at]), folded: growths.filter((_, at) => !isOpen[at]) };
}
function growthItems(growths) {
    return list(growths.map(growth => {
        const { mark, answer: text, details } = (0,words_growth/* growthText */.b)(growth);
        return [...(0,document_text/* styled */.I4)(mark.tone, (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(mark)} ${text}`), ...details.flatMap(one => (0,document_text/* styled */.I4)('below', one))];
    }));
}
function growthOpen(section) {
    const { open, folded } = divideGrowths(section);
    return [...growthItems(open), ...growthItems(folded).map(block => (0,document_document/* only */.j6)(['terminal'], block))];
}
function growthFold(section) {
    const body = growthItems(divideGrowths(section).folded);
    return body.length === 0 ? [] : [fold((0,document_text/* own */.ZV)('📈 How it grows'), 'growth', body)];
}
function rules(section) {
    const sentences = ruleSentences(section);
    return sentences.length === 0 ? [] : [fold((0,document_text/* own */.ZV)(`📏 ${rulesTitle(section)}`), 'rules', list(sentences))];
}
function presence({ added, removed }) {
    if (added.length + removed.length === 0)
        return [];
    const sentences = [
        ...(added.length > 0 ? [(0,document_text/* say */.cv) `Added, with nothing to compare to: ${(0,document_text/* names */.Dy)(added, 100)}.`] : []),
        ...(removed.length > 0 ? [(0,document_text/* say */.cv) `Removed, so not compared: ${(0,document_text/* names */.Dy)(removed, 100)}.`] : []),
    ];
    const summary = (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(words/* otherMarks */.p6.added)} ${(0,document_text/* own */.ZV)(`${added.length} added, ${removed.length} removed`)}`;
    return [fold(summary, 'added and removed', list(sentences))];
}
/** Names who accepted the failures of the gate. */
function acceptance({ acceptance: accepted }) {
    if (accepted === undefined)
        return [];
    return [{ kind: 'paragraph', text: (0,document_text/* say */.cv) `🏷️ ${(0,document_text/* styled */.I4)('strong', (0,document_text/* own */.ZV)('Accepted:'))} ${acceptanceText(accepted)}` }];
}
function reproduction(lines, where) {
    if (lines.length === 0)
        return [];
    return [
        { kind: 'paragraph', text: (0,document_text/* say */.cv) `${(0,document_text/* styled */.I4)('strong', (0,document_text/* own */.ZV)('Reproduce'))}${where}:` },
        { kind: 'code', lines },
    ];
}
/** Describes in a few words what unchanged means here. */
function withinWords({ settings, findings }) {
    const isOwn = findings.some(({ threshold }) => threshold !== undefined);
    return `within ±${(0,scale/* share */.uM)(settings.threshold)}${isOwn ? ', or what their rules allow' : ''}`;
}

;// CONCATENATED MODULE: ./lib/record/differences.js
const fields = [
    ['CPU', ({ cpu }) => cpu],
    ['cores', ({ cores }) => String(cores)],
    ['memory', ({ memoryInBytes }) => `${(memoryInBytes / 2 ** 30).toFixed(0)} GiB`],
    ['system', ({ os }) => os],
    ['kernel', ({ kernel }) => kernel],
    ['image', ({ runner = 'none' }) => runner],
    ['virtualisation', ({ virtualization = 'none' }) => virtualization],
    ['quota', ({ quotaInCores }) => (quotaInCores === undefined ? 'none' : `${quotaInCores} cores`)],
    ['governor', ({ governor }) => governor],
    ['turbo', ({ turbo }) => turbo],
    ['SMT', ({ smt }) => smt],
    ['ASLR', ({ aslr }) => aslr],
    ['cores held to', ({ held }) => held?.cores],
    ['niceness', ({ held }) => held?.niceness?.toString()],
    ['Node.js', ({ node }) => node],
];
/** Returns everything in which two environments are known to differ. */
function listDifferences(then, now) {
    const tools = [...new Set([then, now].flatMap(({ toolchain = [] }) => toolchain.map(({ command }) => command)))];
    const all = [...fields, ...tools.map(tool => [tool, (one) => findVersion(one, tool)])];
    return all.flatMap(([what, value]) => {
        const [before, after] = [value(then), value(now)];
        const isKnown = before !== undefined && after !== undefined;
        return isKnown && before !== after ? [{ what, before, after }] : [];
    });
}
function findVersion({ toolchain = [] }, tool) {
    return toolchain.find(({ command }) => command === tool)?.version;
}

;// CONCATENATED MODULE: ./lib/report/words/environment.js


/** The machine and the versions, a line each: what it is, and what was found. */
function environmentLines(report) {
    const { environment, rounds, settings, seed, suite } = report;
    const known = environment_fields.flatMap(([label, value]) => {
        const found = environment && value(environment);
        return found === undefined ? [] : [(0,document_text/* say */.cv) `${(0,document_text/* own */.ZV)(label)}: ${found}`];
    });
    const looks = settings.looks.join(', ');
    return [
        ...known,
        ...(environment?.toolchain ?? []).map(({ command, version }) => (0,document_text/* say */.cv) `${command}: ${version}`),
        ...publishedLines(report),
        ...runnerLines(report),
        ...suiteLines(report),
        (0,document_text/* say */.cv) `Suite: ${suite}`,
        ...(seed === undefined ? [] : [(0,document_text/* say */.cv) `Seed: ${seed}`]),
        ...(rounds > 0 && looks ? [(0,document_text/* own */.ZV)(`Looks after ${looks} rounds`)] : []),
    ];
}
const environment_fields = [
    ['CPU', ({ cpu, cores }) => `${cpu}, ${cores} cores`],
    ['Memory', ({ memoryInBytes }) => `${(memoryInBytes / 2 ** 30).toFixed(1)} GiB`],
    ['System', ({ os, kernel }) => `${os}, ${kernel}`],
    ['Runner', ({ runner }) => runner],
    ['Inside', ({ virtualization }) => virtualization],
    ['Quota', ({ quotaInCores }) => (quotaInCores === undefined ? undefined : `the time of ${quotaInCores} cores`)],
    ['Node.js', ({ node }) => node],
    ['Set to', describeSettings],
    [
        'Held to',
        ({ held }) => joined([held?.cores && `cores ${held.cores}`, describeNiceness(held), held?.isolated && 'its own copy']),
    ],
];
function describeSettings({ governor, turbo, smt, aslr }) {
    return joined([
        governor && `governor ${governor}`,
        turbo && `turbo ${turbo}`,
        smt && `SMT ${smt}`,
        aslr && `ASLR ${aslr}`,
    ]);
}
function describeNiceness(held) {
    return held?.niceness === undefined ? undefined : `niceness ${held.niceness}`;
}
function joined(parts) {
    return parts.filter(Boolean).join(', ') || undefined;
}
/** The files that define the benchmarks, where they are not the same in both sides. */
function suiteLines({ suiteChanges = [], suiteReplaced = [] }) {
    return [
        ...(suiteChanges.length === 0 ? [] : [(0,document_text/* say */.cv) `Benchmark files that differ: ${(0,document_text/* names */.Dy)(suiteChanges, mostFiles)}`]),
        ...(suiteReplaced.length === 0
            ? []
            : [(0,document_text/* say */.cv) `Benchmark files of the contender on both sides: ${(0,document_text/* names */.Dy)(suiteReplaced, mostFiles)}`]),
    ];
}
const mostFiles = 10;
/** What is not as it was where the baseline was published. */
function publishedLines({ environment, sides }) {
    const then = sides?.baseline?.environment;
    const differences = environment && then ? listDifferences(then, environment) : [];
    if (differences.length === 0)
        return [];
    return [
        (0,document_text/* own */.ZV)('Both sides ran on this machine. Values from the machine that published the baseline are never judged. Differences from that machine:'),
        ...differences.map(difference => (0,document_text/* say */.cv) `${difference.what}: ${difference.before} then, ${difference.after} now`),
    ];
}
/** The machine of each runner, where they are several. */
function runnerLines({ runners = [] }) {
    if (runners.length < 2)
        return [];
    return runners.map(({ label, environment, seed }) => {
        const parts = [
            environment ? (0,document_text/* say */.cv) `${environment.cpu}, ${environment.cores} cores, ${environment.os}` : (0,document_text/* own */.ZV)('not known'),
            ...(environment?.runner === undefined ? [] : [(0,document_text/* say */.cv) `${environment.runner}`]),
            ...(seed === undefined ? [] : [(0,document_text/* say */.cv) `seed ${seed}`]),
        ];
        return (0,document_text/* say */.cv) `Runner ${label}: ${(0,document_text/* join */.fj)(parts, ' · ')}`;
    });
}

;// CONCATENATED MODULE: ./lib/report/multi-way-document.js



















function heading({ suite, part }) {
    const text = (0,document_text/* join */.fj)([suite, part].flatMap(name => (name === undefined ? [] : [(0,document_text/* say */.cv) `${name}`])), ' · ');
    return { kind: 'heading', level: 2, text };
}
/** More of them repeat the last column. */
const mostSentences = 5;
function winners(report, comparison) {
    const rows = makeMultiWayRows(report, comparison);
    if (rows.length > mostSentences)
        return [];
    return rows.map(row => rankingSentence(row, comparison, rows.length === 1)).filter(text => text !== undefined);
}
/** Shows all sides on a page. */
function showSides(report, comparison) {
    const rows = makeMultiWayRows(report, comparison);
    const [section] = sectionsOf(report, comparison).values();
    return [
        ...about(report, comparison),
        ...rows.flatMap(row => [
            ...(rows.length === 1 ? [] : sentenceOf(row, comparison, false)),
            ranking(row, comparison, { section, isNamed: false }),
        ]),
        { kind: 'paragraph', text: multiWayReading },
    ];
}
function about(report, comparison) {
    return [{ kind: 'paragraph', text: multiWayContext(comparison, report) }, ...list(sideSentences(comparison))];
}
function sentenceOf(row, comparison, isAlone) {
    const text = rankingSentence(row, comparison, isAlone);
    return text === undefined ? [] : [{ kind: 'paragraph', text: (0,document_text/* styled */.I4)('strong', text) }];
}
/** More than two sides: a table for each benchmark, the best first. In a comment of many, each stands behind its answer. */
function showMultiWay(report, comparison, options) {
    const rows = makeMultiWayRows(report, comparison);
    const sections = [...sectionsOf(report, comparison).values()];
    const [first] = sections;
    const { shown, folded } = selectBenchmarks(rows);
    const nameOf = (section) => (0,document_text/* say */.cv) `${section.names?.contender ?? record_record/* usualNames */.Vx.contender}`;
    const lines = first ? (0,reproduce/* reproduceMultiWay */.Gm)(comparison, first, options.program) : [];
    return [
        ...about(report, comparison),
        ...shown.flatMap(row => onTerminal(row, comparison, first, rows.length === 1)),
        ...inComment(rows, comparison, first),
        ...sections.flatMap(section => named(nameOf(section), growthOpen(section))).map(block => (0,document_document/* only */.j6)(['terminal'], block)),
        ...listCauses(sections, nameOf).map(block => (0,document_document/* only */.j6)(['terminal'], block)),
        ...(folded === 0
            ? []
            : [
                (0,document_document/* only */.j6)(['terminal'], {
                    kind: 'paragraph',
                    text: (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(words/* marks */.Z8.unchanged)} ${(0,document_text/* own */.ZV)(`${folded} more benchmarks are unchanged on all sides (--markdown FILE shows them)`)}`,
                }),
            ]),
        (0,document_document/* only */.j6)(['terminal'], {
            kind: 'list',
            items: sayOfAll(sections, trust/* concerns */.Kc).map(text => (0,document_text/* say */.cv) `${(0,document_text/* styled */.I4)('doubt', (0,document_text/* sign */._S)(words/* otherMarks */.p6.warning))} ${text}`),
        }),
        ...sections.map(section => (0,document_document/* only */.j6)(['markdown'], contenderFold(section, report))),
        ...(first === undefined
            ? []
            : [
                fold((0,document_text/* own */.ZV)(`🔬 Trust: ${(0,trust/* trustTitle */.n9)(withControl(sections) ?? first)}`), 'trust', list(sayOfAll(sections, trust/* trust */.tY))),
                fold((0,document_text/* own */.ZV)('🔁 How to read this · reproduce · environment'), 'how to reproduce it', [
                    ...list([multiWayReading, ...(0,words/* legend */.o1)(first)]),
                    ...reproduction(lines, (0,document_text/* say */.cv) `, ${(0,reproduce/* reproduceWhere */.js)(first)}`),
                    { kind: 'paragraph', text: (0,document_text/* styled */.I4)('strong', (0,document_text/* own */.ZV)('Environment')) },
                    ...list(environmentLines(first)),
                ]),
            ].map(block => (0,document_document/* only */.j6)(['markdown'], block))),
    ];
}
/** Where a contender failed every time, its own section has no control. */
function withControl(sections) {
    return sections.find(({ control }) => control.status !== 'not-run');
}
function named(name, blocks) {
    return blocks.length === 0 ? [] : [{ kind: 'heading', level: 3, text: (0,document_text/* say */.cv) `${name}:` }, ...blocks];
}
/** The causes of each contender with its name; once, where there is one reason for none of all. */
function listCauses(sections, nameOf) {
    const [first, ...others] = sections.map(causes_document/* causes */.ps);
    const isSame = others.every(blocks => JSON.stringify(blocks) === JSON.stringify(first));
    return isSame ? (first ?? []) : sections.flatMap(section => named(nameOf(section), (0,causes_document/* causes */.ps)(section)));
}
const mostTables = 30;
/** All rows, but for those of many that say nothing. */
function selectBenchmarks(rows) {
    if (rows.length <= mostTables)
        return { shown: rows, folded: 0 };
    const shown = rows.filter(({ ranked }) => ranked.some(({ mark }) => mark && mark !== words/* marks */.Z8.unchanged));
    return { shown, folded: rows.length - shown.length };
}
function onTerminal(row, comparison, section, isAlone) {
    const blocks = [
        ...(isAlone ? [] : [{ kind: 'heading', level: 3, text: row.label }]),
        ranking(row, comparison, { section, isNamed: false }),
        ...sentenceOf(row, comparison, true),
    ];
    return blocks.map(block => (0,document_document/* only */.j6)(['terminal'], block));
}
/** Shows the tables of many behind their answers. */
function inComment(rows, comparison, section) {
    const keep = keepRows('benchmarks', ranks.overview);
    const isMany = rows.length > mostSentences;
    return rows.map(row => {
        const table = { ...ranking(row, comparison, { section, isNamed: !isMany && rows.length > 1 }), keep };
        const summary = rankingSentence(row, comparison, false) ?? row.label;
        return (0,document_document/* only */.j6)(['markdown'], isMany ? { kind: 'details', summary, body: [table], keep } : table);
    });
}
/** All sides by one benchmark, the lowest estimate first, on one axis of ratios. */
function ranking({ label, ranked }, { sides, baseline }, { section, isNamed }) {
    const { threshold = 0, confidence = 0 } = section?.settings ?? {};
    const nameOf = (name) => sideName(sides.find(side => side.name === name));
    const against = baseline.length > longestInHead ? (0,document_text/* own */.ZV)('the baseline') : nameOf(baseline);
    const changes = ranked.flatMap(({ change }) => change ?? []);
    const { axis, logOf } = (0,strip/* logSpans */.oe)(changes);
    const drawn = (0,document_axis/* timesAxis */.GA)(changes);
    const columns = [
        (0,document_document/* column */.fi)('Rank', rankText, { cell: 'mark', in: pages }),
        (0,document_document/* column */.fi)('', ({ mark }) => (mark ? (0,document_text/* sign */._S)(mark) : []), { cell: 'mark', in: multi_way_document_terminal }),
        (0,document_document/* column */.fi)('', ({ word, isBaseline }) => (0,document_text/* own */.ZV)(isBaseline ? 'baseline' : word), { ...besides, align: 'left' }),
        {
            head: isNamed ? label : (0,document_text/* own */.ZV)('Side'),
            cell: 'text',
            show: ({ side, reason }) => [...nameOf(side), ...reasonText(reason)],
        },
        (0,document_document/* column */.fi)('Level', ({ quantity }) => (0,report_rows/* valueText */.Ru)(quantity)),
        (0,document_document/* column */.fi)('', ({ quantity }) => (0,document_text/* own */.ZV)(quantity?.spread ? `± ${quantity.spread}` : ''), {
            ...{ ...besides, align: 'left', drop: 3 },
        }),
        {
            head: changes.length === 0 ? [] : (0,document_text/* styled */.I4)('strip', (0,document_text/* own */.ZV)((0,strip/* ratioLabel */.Gr)(axis))),
            ...{ cell: 'strip', axis: drawn, drop: 2 },
            show: ({ change }) => (change === null ? [] : (0,document_text/* styled */.I4)('strip', (0,document_text/* own */.ZV)((0,strip/* intervalStrip */.qx)(logOf(change), axis)))),
        },
        {
            head: (0,document_text/* say */.cv) `Against ${against}`,
            ...{ cell: 'change', in: multi_way_document_terminal },
            show: ({ amount, isBaseline }) => (0,document_text/* own */.ZV)(isBaseline ? '' : amount),
        },
        (0,document_document/* column */.fi)(`${(0,scale/* share */.uM)(confidence)} CI`, ({ interval }) => (0,document_text/* value */.Uq)(interval), {
            cell: 'change',
            align: 'left',
            in: multi_way_document_terminal,
        }),
        {
            head: (0,document_text/* say */.cv) `Against ${against} [${(0,document_text/* own */.ZV)((0,scale/* share */.uM)(confidence))} CI]`,
            ...{ cell: 'change', align: 'left', in: pages },
            show: againstText,
        },
    ];
    return (0,document_document/* tabulate */.Xw)(ranked, columns, {
        caption: (0,document_text/* write */.M9)(label, document_escape/* terminalVoice */.BE),
        row: ({ mark, change }) => ({
            ...(mark && { tone: mark.tone }),
            marks: { ...(0,picture/* layOutRow */.vR)({ change }, drawn, threshold), ...(mark?.shape && { shape: mark.shape }) },
        }),
    });
}
const multi_way_document_terminal = ['terminal'];
const pages = ['markdown', 'html'];
const besides = { in: multi_way_document_terminal, joins: multi_way_document_terminal };
function reasonText(reason) {
    return reason === null ? [] : (0,document_text/* styled */.I4)('below', (0,document_text/* message */.iU)(reason));
}
function rankText({ place }) {
    return place === 1 ? (0,document_text/* sign */._S)(first) : (0,document_text/* own */.ZV)(place === undefined ? '–' : `${place}`);
}
const first = { emoji: '🥇', character: '1', tone: 'good' };
function againstText({ isBaseline, mark, amount, interval }) {
    if (isBaseline)
        return (0,document_text/* own */.ZV)('baseline');
    if (amount === '')
        return (0,document_text/* own */.ZV)('–');
    const isTold = mark === words/* marks */.Z8.regressed || mark === words/* marks */.Z8.improved;
    const shown = isTold ? (0,document_text/* styled */.I4)('strong', (0,document_text/* value */.Uq)(amount)) : (0,document_text/* value */.Uq)(amount);
    return (0,document_text/* join */.fj)([...(mark ? [(0,document_text/* sign */._S)(mark)] : []), shown, ...(interval === '' ? [] : [(0,document_text/* value */.Uq)(interval)])], ' ');
}
/** A fold for all findings of one contender. */
function contenderFold(section, report) {
    return {
        kind: 'details',
        summary: (0,document_text/* say */.cv) `${(0,headline/* sectionName */.$)(section, report.sections)}: ${headlineText((0,headline/* sectionHeadline */.S4)(section))}`,
        body: [
            findings((0,report_rows/* listRows */.qs)((0,report_rows/* makeRows */.GL)(section)), section, { keep: keepRows('findings of each contender') }),
            ...growthOpen(section),
            ...(0,causes_document/* causes */.ps)(section),
        ],
    };
}
function reproduceAll(report, comparison, { program }) {
    const [first] = sectionsOf(report, comparison).values();
    if (first === undefined)
        return [];
    const lines = (0,reproduce/* reproduceMultiWay */.Gm)(comparison, first, program);
    return reproduction(lines, (0,document_text/* own */.ZV)(', in the directory where it was run')).map(block => (0,document_document/* only */.j6)(['terminal'], block));
}

;// CONCATENATED MODULE: ./lib/report/words/since.js


/** More are in the JSON. */
const mostShown = 5;
/**
 * Says how far what this change moves is from the last release: benchmarks that it changes, and those that it brings beyond the
 * threshold together with the changes before it.
 */
function sinceSentences({ since, findings, settings: { threshold } }) {
    if (since === undefined)
        return [];
    const isOneMetric = new Set(since.rows.map(({ metric }) => metric)).size === 1;
    return since.rows
        .filter(row => isChanged(row, findings) || isCompleted(row, threshold))
        .slice(0, mostShown)
        .map(({ benchmark, metric, main, here }) => {
        const what = isOneMetric ? (0,document_text/* say */.cv) `${benchmark}` : (0,document_text/* say */.cv) `${benchmark} (${metric})`;
        return (0,document_text/* say */.cv) `Since ${since.name}, ${what}: ${(0,document_text/* own */.ZV)((0,headline/* changeText */.k0)(main))} on main, and with this change ${(0,document_text/* own */.ZV)((0,headline/* changeText */.k0)(here))}.`;
    });
}
function isChanged({ benchmark, metric }, findings) {
    const finding = findings.find(one => one.benchmark === benchmark && one.metric === metric);
    return finding?.verdict === 'regressed' || finding?.verdict === 'improved';
}
/** Many small changes may add up to one that nobody would have accepted at once. */
function isCompleted({ main, here }, threshold) {
    return isBeyond(here, threshold) && !isBeyond(main, threshold);
}
function isBeyond({ value, low, high }, threshold) {
    const isApart = (low ?? Number.NEGATIVE_INFINITY) > 0 || (high ?? Number.POSITIVE_INFINITY) < 0;
    return isApart && Math.abs(value) >= threshold;
}

;// CONCATENATED MODULE: ./lib/report/document.js




















/** Shows a report in a comment and on a terminal: the answer, what changed, and the rest behind it. */
function reportDocument(report, options = {}) {
    const section = (0,report_report/* findOnly */.W_)(report);
    const step = nextLine(report, options);
    return [
        ...answer(report, step),
        ...(section ? showSection(section, [section], options) : showSections(report, options)),
        ...end(report, step, options),
    ];
}
/** Replaces a comment that could not be posted: the answer, and where the rest is. */
function shortDocument(report, options) {
    return [...answer(report, nextLine(report, options)), ...footer(report, options)];
}
function nextLine(report, options) {
    return (0,document_text/* say */.cv) `${(0,document_text/* styled */.I4)('strong', (0,document_text/* own */.ZV)('Next:'))} ${nextStep(report, options)}`;
}
/** The alert that GitHub draws: as grave as the worst that the headline tells. */
function alertOf({ status }, tallies) {
    if (status === 'errored' || status === 'not-compared')
        return 'CAUTION';
    const tones = tallies.map(({ mark }) => mark.tone);
    return tones.includes('bad') ? 'WARNING' : tones.includes('doubt') ? 'NOTE' : 'TIP';
}
/** The headline; in a comment also the cause, if the run can be trusted, and the next step. */
function answer(report, step) {
    const tallies = (0,headline/* headline */.Pl)(report);
    const section = (0,report_report/* findOnly */.W_)(report);
    const title = section && section.suite !== 'benchmark' ? (0,document_text/* say */.cv) `Benchmarks ${section.suite}` : (0,document_text/* own */.ZV)('Benchmarks');
    const what = (0,report_report/* findOnlyMultiWay */.Kg)(report);
    const ranks = what ? winners(report, what) : [];
    const isSilent = section !== undefined && isQuiet(section);
    const lines = [
        ...ranks.map(text => (0,document_text/* styled */.I4)('strong', text)),
        headlineText(tallies),
        ...(section ? [...causeLine(section), ...(isSilent ? [] : sureLine(section))] : []),
        ...(isSilent ? [] : [step]),
    ];
    return [
        (0,document_document/* only */.j6)(['markdown'], { kind: 'callout', alert: alertOf(report, tallies), lines }),
        (0,document_document/* only */.j6)(['terminal'], {
            kind: 'callout',
            label: title,
            lines: [joinTallies(tallies), ...(what ? [] : [(0,headline/* context */._O)(report)]), ...(section ? viewText(section) : [])],
        }),
    ];
}
function joinTallies(tallies) {
    return (0,document_text/* join */.fj)(tallies.map(({ mark, text }) => (0,document_text/* styled */.I4)(mark.tone, (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(mark)} ${text}`)), ' · ');
}
function causeLine(section) {
    const text = (0,words_causes/* mainCause */.$w)(section);
    return text === undefined ? [] : [(0,document_text/* say */.cv) `${(0,document_text/* styled */.I4)('strong', (0,document_text/* own */.ZV)('Cause:'))} ${text}`];
}
function sureLine(section) {
    const text = (0,trust/* sureText */.F5)(section);
    return text === undefined ? [] : [(0,document_text/* say */.cv) `${(0,document_text/* styled */.I4)('strong', (0,document_text/* own */.ZV)('Sure?'))} ${text}`];
}
function showSection(section, sections, options) {
    const rows = (0,report_rows/* makeRows */.GL)(section);
    const grouped = (0,report_rows/* putTogether */.of)(rows, sections.flatMap(report_view/* listShown */["in"]).length);
    const isAlone = sections.length === 1;
    const folds = [
        ...rowFolds(grouped, section),
        fold((0,document_text/* own */.ZV)(`🌐 ${servicesTitle}`), 'services', [servicesTable(section)]),
        ...growthFold(section),
        ...rules(section),
        ...presence(section),
        ...statistics(grouped),
        ...distributions(grouped),
        fold((0,document_text/* own */.ZV)(`🔬 Trust: ${(0,trust/* trustTitle */.n9)(section)}`), 'trust', list((0,trust/* trust */.tY)(section))),
        ...(isAlone ? document_about([section], options.program) : []),
    ];
    return [
        ...why(section),
        ...viewText(section).map((text) => ({ kind: 'paragraph', text, ...(isAlone ? { in: ['markdown'] } : {}) })),
        ...openRows(grouped, section),
        ...terminalRows(rows, section, options),
        ...growthOpen(section),
        ...(0,causes_document/* causes */.ps)(section),
        ...list(sinceSentences(section)),
        ...terminalNotes(section),
        ...(isQuiet(section) && isAlone ? [foldAll(folds, section)] : folds).map(block => (0,document_document/* only */.j6)(['markdown'], block)),
    ];
}
/** How to repeat the comparison, and where it was measured. */
function document_about(sections, program) {
    const body = sections.flatMap((section) => {
        const of = sections.length === 1 ? [] : (0,document_text/* say */.cv) ` ${(0,headline/* sectionName */.$)(section, sections)}`;
        return [
            ...reproduction((0,reproduce/* reproduce */.CC)(section, program), (0,document_text/* say */.cv) `${of}, ${(0,reproduce/* reproduceWhere */.js)(section)}`),
            { kind: 'paragraph', text: (0,document_text/* say */.cv) `${(0,document_text/* styled */.I4)('strong', (0,document_text/* own */.ZV)('Environment'))}${of}` },
            ...list(environmentLines(section)),
        ];
    });
    return [fold((0,document_text/* own */.ZV)('🔁 Reproduce · environment'), 'how to reproduce it', body)];
}
/** All sections: what they have in common, a line for each, and then each of them, worst first. */
function showSections(report, options) {
    const { multiWay = [] } = report;
    const sections = (0,headline/* byUrgency */.td)(report);
    const others = sections.filter(section => !multiWay.some(comparison => (0,multi_way/* isOfSamePart */.DG)(section, comparison)));
    const notes = (0,headline/* recordNotes */.Jy)(report).slice(0, mostNotes);
    const isOnly = (0,report_report/* findOnlyMultiWay */.Kg)(report) !== undefined;
    return [
        ...list(notes).map(block => (0,document_document/* only */.j6)(['markdown'], block)),
        (0,document_document/* only */.j6)(['terminal'], { kind: 'list', items: notes.map(note => (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(words/* otherMarks */.p6.warning)} ${note}`) }),
        ...multiWay.flatMap(comparison => [
            ...(isOnly ? [] : [heading(comparison)]),
            ...showMultiWay(report, comparison, options),
        ]),
        overview(others),
        ...others.flatMap(section => [
            sectionHeading(section, sections),
            { kind: 'paragraph', text: (0,headline/* sectionContext */.dp)(section) },
            ...showSection(section, sections, options),
            ...reproduceOnTerminal(section, options),
        ]),
        ...(others.length === 0 ? [] : document_about(others, options.program).map(block => (0,document_document/* only */.j6)(['markdown'], block))),
    ];
}
const mostNotes = 10;
function sectionHeading(section, sections) {
    return {
        kind: 'heading',
        level: 2,
        text: (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(headline/* statusMarks */.Dw[section.status])} ${(0,headline/* sectionName */.$)(section, sections)}: ${joinPlain((0,headline/* sectionHeadline */.S4)(section))}`,
        keep: { rank: section.status === 'regressed' ? ranks.regressed : ranks.heading, called: 'sections' },
    };
}
function joinPlain(tallies) {
    return (0,document_text/* join */.fj)(tallies.map(({ text }) => text), ' · ');
}
function overview(sections) {
    return (0,document_document/* tabulate */.Xw)(sections, [
        { head: [], cell: 'mark', show: ({ status }) => (0,document_text/* sign */._S)(headline/* statusMarks */.Dw[status]) },
        { head: (0,document_text/* own */.ZV)('Section'), cell: 'text', show: section => (0,headline/* sectionName */.$)(section, sections) },
        { head: (0,document_text/* own */.ZV)('Found'), cell: 'value', align: 'left', show: section => headlineText((0,headline/* sectionHeadline */.S4)(section)) },
        { head: (0,document_text/* own */.ZV)('A/A test'), cell: 'value', align: 'left', show: section => (0,document_text/* own */.ZV)((0,words/* controlText */.JU)(section)) },
        { head: (0,document_text/* own */.ZV)('Measured'), cell: 'value', show: ({ rounds }) => (0,document_text/* own */.ZV)((0,plural/* count */.U)(rounds, 'round')) },
    ], { caption: 'Sections', in: ['markdown'], keep: keepRows('sections in the overview', ranks.overview) });
}
/** The last lines: on a terminal the next step and how to repeat it, in a comment where the rest is. */
function end(report, step, options) {
    const section = (0,report_report/* findOnly */.W_)(report);
    return [
        ...acceptance(report),
        (0,document_document/* only */.j6)(['terminal'], { kind: 'paragraph', text: step }),
        ...(section ? reproduceOnTerminal(section, options) : []),
        ...(report.multiWay ?? []).flatMap(comparison => reproduceAll(report, comparison, options)),
        ...footer(report, options),
    ];
}
function reproduceOnTerminal(section, { program }) {
    const [title, code] = reproduction((0,reproduce/* reproduce */.CC)(section, program), (0,document_text/* say */.cv) `, ${(0,reproduce/* reproduceWhere */.js)(section)}`);
    return [title, code].flatMap(block => (block ? [(0,document_document/* only */.j6)(['terminal'], block)] : []));
}
/** Where and how long it was measured, and where to read on. */
function footer(report, { source, pageUrl, program }) {
    const section = (0,report_report/* findOnly */.W_)(report);
    const run = source && `run ${source.runNumber}${source.attempt > 1 ? `, attempt ${source.attempt}` : ''}`;
    const parts = [
        ...(section ? [(0,headline/* sectionContext */.dp)(section)] : [(0,headline/* context */._O)(report), (0,document_text/* own */.ZV)((0,plural/* count */.U)((0,report_report/* countRounds */.bn)(report), 'round'))]),
        ...(pageUrl === undefined ? [] : [(0,document_text/* link */.nf)(pageUrl, (0,document_text/* own */.ZV)('full report'))]),
        ...(source === undefined ? [] : [(0,document_text/* link */.nf)(source.url, (0,document_text/* own */.ZV)(`${run}: all data`))]),
        ...(program?.guide === undefined ? [] : [(0,document_text/* link */.nf)(program.guide, (0,document_text/* own */.ZV)('how to read this'))]),
    ];
    return [(0,document_document/* only */.j6)(['markdown'], { kind: 'footer', text: (0,document_text/* join */.fj)(parts, ' · ') })];
}

// EXTERNAL MODULE: ./lib/util/entities.js
var entities = __webpack_require__(1193);
;// CONCATENATED MODULE: ./lib/report/junit.js









/**
 * The report as JUnit's XML, for CI systems that show tests. Each judged benchmark, growth and budget is a test case.
 *
 * *Regressed* is a failure, *not comparable* is an error, *inconclusive* is skipped, since nobody can tell; *unchanged* and *improved*
 * pass. What should be there and is missing is an error.
 */
function renderJunit(report) {
    const lost = ((0,report_report/* toEnded */.w$)(report).missing ?? []).map(name => ({ name, element: 'error', message: 'no record' }));
    const records = lost.length === 0 ? '' : writeCases('records', lost);
    const suites = report.sections.map(writeSuite).join('');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${records}${suites}</testsuites>\n`;
}
function writeSuite(report) {
    const { suite, part } = report;
    return writeCases(part === undefined ? suite : `${suite} ${part}`, listCases(report));
}
function writeCases(suite, cases) {
    const count = (element) => cases.filter(one => one.element === element).length;
    const name = attribute(suite);
    const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`;
    return `<testsuite name="${name}" ${counts}>\n${cases.map(one => writeCase(one, name)).join('')}</testsuite>\n`;
}
function writeCase({ name, element, message = '' }, suite) {
    const start = `<testcase classname="${suite}" name="${attribute(name)}"`;
    return element ? `${start}><${element} message="${attribute(message)}"/></testcase>\n` : `${start}/>\n`;
}
function listCases(report) {
    const { findings, growths = [], removed, rules } = report;
    return [
        ...findings.flatMap(finding => judge(finding, nameOf(finding), describe(finding))),
        ...growths.flatMap(growth => judge(growth, `growth of ${nameOf(growth)}`, describeGrowth(growth))),
        ...(0,budget/* listBudgets */.J_)(report).map(budget => ({
            name: `budget of ${nameOf(budget)}`,
            element: budget.median === null ? 'error' : budgetElements[budget.state],
            message: (0,document_text/* write */.M9)(budgetText(budget), document_escape/* terminalVoice */.BE),
        })),
        ...(rules?.missing ?? []).map(name => lose(name, 'a rule requires it, and it did not run')),
        ...removed.map(name => lose(name, 'the contender no longer has it')),
    ];
}
function judge({ verdict }, name, message) {
    return verdict === null ? [] : [{ name, element: junit_elements[verdict], message }];
}
function lose(name, message) {
    return { name, element: 'error', message };
}
function nameOf({ benchmark, metric }) {
    return `${benchmark} ${metric}`;
}
const junit_elements = {
    regressed: 'failure',
    'not-comparable': 'error',
    inconclusive: 'skipped',
    unchanged: undefined,
    improved: undefined,
};
const budgetElements = {
    missed: 'failure',
    undecided: 'skipped',
    met: undefined,
};
function describe(finding) {
    const { change, reason } = finding;
    const amount = change ? ` ${(0,scale/* percent */.KN)(change.value)} ${(0,scale/* percentInterval */.r6)(change.low, change.high)}` : '';
    return `${(0,words/* word */.Vm)(finding)}${amount}${reason === undefined ? '' : `: ${reason}`}`;
}
function describeGrowth(growth) {
    const { answer, details } = (0,words_growth/* growthText */.b)(growth);
    const [first, ...rest] = [answer, ...details].map(text => (0,document_text/* write */.M9)(text, document_escape/* terminalVoice */.BE));
    return [`${first}.`, ...rest].join(' ');
}
/** Text from outside, as an attribute: XML cannot hold control characters at all. */
function attribute(text) {
    return (0,entities/* xmlEntities */.z)(document_escape/* terminalVoice */.BE.message(text));
}

// EXTERNAL MODULE: ./lib/document/html.js + 2 modules
var html = __webpack_require__(9473);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/compare/judge.js
var compare_judge = __webpack_require__(36);
// EXTERNAL MODULE: ./node_modules/d3-array/src/mean.js
var mean = __webpack_require__(4834);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
;// CONCATENATED MODULE: ./lib/stats/opinions/shift-function.js

/**
 * The shift function of `b` against `a` at the quantiles `ps`, with the simultaneous band of Doksum & Sievers (1976), which holds at
 * all quantiles at once with 95% confidence where the values are independent.
 *
 * The band at the quantile x of `a` reaches over the quantiles of `b` at Fa(x) ± K, where K is the critical distance of Kolmogorov and
 * Smirnov for these sizes. Both must be ascending, positive and not empty.
 */
function shiftFunction(a, b, ps) {
    const reach = criticalDistance(a.length, b.length);
    return ps.map(p => {
        const from = (0,quantile/* quantile */.Y)(a, p);
        const [low, high] = [p - reach, p + reach];
        const relative = (value) => value / from - 1;
        return {
            p,
            value: relative((0,quantile/* quantile */.Y)(b, p)),
            low: low < 0 ? null : relative(b[Math.max(0, Math.ceil(low * b.length) - 1)]),
            high: high > 1 ? null : relative(b[Math.min(b.length - 1, Math.floor(high * b.length))]),
        };
    });
}
/** √(−½ ln(α/2)) for α = 0.05: the limit of Kolmogorov's distribution. */
const kolmogorov = 1.3581;
/** The distance between two empirical distributions of the same law that one pair in twenty exceeds, for large samples. */
function criticalDistance(n, m) {
    return kolmogorov * Math.sqrt((n + m) / (n * m));
}

;// CONCATENATED MODULE: ./lib/report/page/plots.js



/** In pixels. */
const height = 220;
/** Dots that tell their values to the pointer, on a line. */
function lineOf(style, label, points) {
    const [kind = style] = style.split(' ');
    return [
        { shape: 'line', kind: `curve ${kind}`, points },
        { shape: 'dots', kind: `dot ${style}`, label, points },
    ];
}
function bandOf(threshold, ends) {
    return [
        { shape: 'area', kind: 'within', points: ends.map(x => [x, -threshold, threshold]) },
        { shape: 'rules', kind: 'zero', y: [0] },
    ];
}
/** The intervals that have two ends, each at its place. */
function barsOf(intervals) {
    return intervals.flatMap(({ at, low, high }) => (low === null || high === null ? [] : [[at, low, high]]));
}
/** Each value at its round and at its place in it. */
function pictureRunOrder(series, measured) {
    const { rounds, metric } = series;
    const values = rounds.flat().map(({ value }) => value);
    return {
        title: 'In the order of runs',
        description: `All ${values.length} values of both sides by round`,
        x: (0,document_axis/* roundAxis */.Sb)(measured.record.rounds.length),
        y: (0,document_axis/* quantityAxis */.Ze)(values, metric.unit),
        marks: [...roundMarks(measured), ...sideDots(series)],
        height,
    };
}
/** Disturbed rounds and looks, behind everything that is drawn by round. */
function roundMarks({ record, disturbed }) {
    const looks = (record.plan?.looks ?? []).filter(look => look < record.rounds.length);
    return [
        { shape: 'spans', kind: 'disturbed', spans: [...disturbed].map(round => [round, round + 1]) },
        { shape: 'rules', kind: 'look', x: looks },
    ];
}
/** The dots of each copy of each side: the sides by colour and shape, the second copies hollow. */
function sideDots({ rounds, numbers }) {
    const points = { baseline: [[], []], contender: [[], []] };
    rounds.forEach((round, index) => {
        // A failed invocation leaves its turn empty.
        const turns = Math.max(4, ...round.map(({ turn }) => turn + 1));
        for (const { side, copy, turn, value } of round)
            if (Number.isFinite(value))
                points[side][copy - 1].push([numbers[index] + (turn + 0.5) / turns, value]);
    });
    return Object.entries(points).flatMap(([side, copies]) => copies.map((points, at) => {
        return { shape: 'dots', kind: `dot ${side}${at === 1 ? ' hollow' : ''}`, label: `${side} copy ${at + 1}`, points };
    }));
}
/** The contender relative to the baseline in each round, of the geometric means of its values; rounds without a ratio are left out. */
function listRoundChanges({ rounds, numbers }) {
    return rounds.flatMap((round, index) => {
        const change = Math.expm1(meanLog(round, 'contender') - meanLog(round, 'baseline'));
        return Number.isFinite(change) ? [[numbers[index] + 0.5, change]] : [];
    });
}
function meanLog(round, side) {
    return (0,mean/* default */.A)(round, one => (one.side === side ? Math.log(one.value) : undefined)) ?? Number.NaN;
}
/** The change in each round, and what was known of it at each look. */
function pictureWithinRounds(series, { looks, threshold, measured }) {
    const changes = listRoundChanges(series);
    const rounds = measured.record.rounds.length;
    // A look after some rounds of this benchmark is drawn where its last one ended.
    const known = looks.map(look => ({ at: (series.numbers[look.rounds - 1] ?? look.rounds - 1) + 1, ...look.change }));
    const ends = known.flatMap(({ low, high }) => [low ?? 0, high ?? 0]);
    const y = (0,document_axis/* changeAxis */.EX)([...changes.map(([, change]) => change), ...narrowed(ends, changes), threshold, -threshold]);
    const [bottom, top] = [y.ends[0] / 100, y.ends[1] / 100];
    return {
        title: 'Within rounds',
        description: `The contender less the baseline by round, and the interval at ${looks.length === 1 ? 'the end' : 'each look'}`,
        x: (0,document_axis/* roundAxis */.Sb)(rounds),
        y,
        marks: [
            ...roundMarks(measured),
            ...bandOf(threshold, [0, rounds]),
            { shape: 'dots', kind: 'dot round', label: 'contender less baseline', points: changes },
            {
                ...{ shape: 'bars', kind: 'interval' },
                bars: known.map(({ at, low, high }) => [at, Math.max(bottom, low ?? bottom), Math.min(top, high ?? top)]),
            },
            ...lineOf('estimate', 'estimate at this look', known.map(({ at, value }) => [at, value])),
        ],
        height,
    };
}
/** Ends of early intervals can be so far away that nothing else could be seen: the axis reaches three times as far as the rounds. */
function narrowed(ends, changes) {
    const reach = 3 * Math.max(0.01, ...changes.map(([, change]) => Math.abs(change)));
    return ends.map(end => Math.max(-reach, Math.min(reach, end)));
}
/** The distributions of both sides: for each value, the share of values that are at most as large. */
function pictureDistributions({ metric }, { baseline, contender }) {
    const sides = Object.entries({ baseline, contender });
    return {
        title: 'Distributions',
        description: 'The share of the values of each side up to each value',
        x: (0,document_axis/* quantityAxis */.Ze)([...baseline, ...contender], metric.unit),
        y: (0,document_axis/* shareAxis */.Df)(),
        marks: sides.flatMap(([side, values]) => {
            const points = values.map((value, at) => [value, (at + 1) / values.length]);
            const start = values.slice(0, 1).map(value => [value, 0]);
            return [
                { shape: 'steps', kind: `curve ${side}`, points: [...start, ...points] },
                { shape: 'dots', kind: `dot ${side} small`, label: side, points },
            ];
        }),
        height,
    };
}
/** The values of `series` by side. */
function sortValues({ rounds }) {
    const values = { baseline: [], contender: [] };
    for (const round of rounds)
        for (const { side, value } of round)
            if (Number.isFinite(value))
                values[side].push(value);
    return { baseline: ascending(values.baseline), contender: ascending(values.contender) };
}
/** By the order of numbers itself, which takes a fraction of the time of a comparison. */
function ascending(values) {
    return [...Float64Array.from(values).sort()];
}
const quantiles = [0.05, ...Array.from({ length: 9 }, (_, index) => (index + 1) / 10), 0.95];
/** Lists the distances of the sides at each quantile. Returns undefined if there are no ratios. */
function listShifts({ baseline, contender }) {
    if (!(baseline[0] > 0) || contender.length === 0)
        return undefined;
    return shiftFunction(baseline, contender, quantiles);
}
/** The difference of the quantiles of both sides, with its band. */
function pictureShift(shifts, threshold) {
    const band = barsOf(shifts.map(shift => ({ ...shift, at: shift.p })));
    const ends = band.flatMap(([, low, high]) => [low, high]);
    const points = shifts.map(({ p, value }) => [p, value]);
    return {
        title: 'Quantile differences',
        description: 'How far the contender is from the baseline at each percentile',
        x: (0,document_axis/* shareAxis */.Df)(),
        y: (0,document_axis/* changeAxis */.EX)([...shifts.map(({ value }) => value), ...ends, threshold, -threshold]),
        marks: [
            ...bandOf(threshold, [0, 1]),
            { shape: 'area', kind: 'band', points: band },
            ...lineOf('estimate', 'contender against baseline', points),
        ],
        height,
    };
}
/** The controls of all benchmarks, ascending; undefined where there is none. */
function pictureControls(findings) {
    const controls = findings
        .filter(({ verdict }) => verdict !== null)
        .flatMap(({ control }) => control ?? [])
        .toSorted((one, other) => one.value - other.value);
    if (controls.length === 0)
        return undefined;
    const { length } = controls;
    const bars = barsOf(controls.map((control, at) => ({ ...control, at: at + 0.5 })));
    const points = controls.map(({ value }, at) => [at + 0.5, value]);
    const isDense = length > 200;
    return {
        title: 'Controls',
        description: `The controls of ${length} benchmarks with their intervals, from the least to the greatest`,
        x: { at: value => value / length, ticks: [], ends: [0, length], unit: 'place' },
        y: (0,document_axis/* changeAxis */.EX)([...controls.map(({ value }) => value), ...bars.flatMap(([, low, high]) => [low, high])]),
        marks: [
            { shape: 'bars', kind: isDense ? 'interval thin' : 'interval', bars },
            { shape: 'rules', kind: 'zero', y: [0] },
            { shape: 'dots', kind: `dot control${isDense ? ' small' : ''}`, label: 'control', points },
        ],
        height,
    };
}
const known = [
    ['Spin', 's', ({ spinSeconds }) => spinSeconds],
    ['Steal', '%', ({ stealSeconds, cpuSeconds }) => shareOf(stealSeconds, cpuSeconds)],
    ['Other processes', '%', ({ othersSeconds, cpuSeconds }) => shareOf(othersSeconds, cpuSeconds)],
    ['Waiting for a core', '%', ({ cpuWaitSeconds, seconds }) => shareOf(cpuWaitSeconds, seconds)],
    ['Clock rate', 'GHz', ({ frequencyInHertz }) => frequencyInHertz && frequencyInHertz / 1e9],
    ['Load', '', ({ load }) => load],
];
/** Lists the readings that the machine has for its rounds. */
function listReadings({ record }) {
    const host = record.host ?? [];
    const all = known.map(([name, unit, read]) => ({ name, unit, values: host.map(read) }));
    return all.filter(({ values }) => values.some(value => value !== undefined));
}
/** In pixels: a plot of less has few ticks, and no title of its own. */
const small = 100;
/** One reading by round. */
function pictureReading({ name, unit, values }, measured, height) {
    const points = values.flatMap((value, round) => (value === undefined ? [] : [[round + 0.5, value]]));
    const read = points.map(([, value]) => value);
    return {
        title: name,
        description: `${name} by round`,
        x: (0,document_axis/* roundAxis */.Sb)(Math.max(1, measured.record.rounds.length)),
        y: (0,document_axis/* quantityAxis */.Ze)(unit === 's' || unit === 'GHz' ? read : [0, 1, ...read], unit, height < small ? 2 : 4),
        ...(height < small ? { name } : {}),
        marks: [...roundMarks(measured), ...lineOf('machine small', name.toLowerCase(), points)],
        height,
    };
}
function shareOf(part, whole) {
    return part === undefined || !whole ? undefined : (100 * part) / whole;
}
/** Both curves on logarithmic axes, with the interval of each point. */
function pictureGrowth({ points, unit, parameter, crossing, metric }) {
    const expected = points.flatMap(({ size, expected }) => expected === undefined ? [] : [[size, expected]]);
    const sides = ['baseline', 'contender'];
    const ends = points.flatMap(point => sides.map(side => point[side]));
    const values = ends.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
    const sizes = points.map(({ size }) => size);
    const ruled = [
        { shape: 'rules', kind: 'look', x: crossing === undefined ? [] : [crossing] },
        { shape: 'line', kind: 'zero expected', points: expected },
    ];
    return {
        title: `${metric} by size`,
        description: `Both sides at ${points.length} sizes, on logarithmic axes`,
        x: (0,document_axis/* logAxis */.S_)(sizes, { name: parameter }),
        y: (0,document_axis/* logAxis */.S_)([...values, ...expected.map(([, value]) => value)], { unit }),
        marks: [
            ...ruled,
            ...sides.flatMap((side) => {
                const bars = barsOf(points.map(point => ({ ...point[side], at: point.size })));
                const dots = points.map((point) => [point.size, point[side].value]);
                return [{ shape: 'bars', kind: `interval ${side}`, bars }, ...lineOf(side, side, dots)];
            }),
        ],
        height: 300,
    };
}

;// CONCATENATED MODULE: ./lib/report/page/benchmarks.js















/** Shows all that is known of each benchmark: with plots and tables of its values, where they are at hand. */
function showBenchmarks(report, { measured, prefix, most }) {
    const rows = (0,report_rows/* listRows */.qs)((0,report_rows/* makeRows */.GL)(report));
    const subjects = listSubjects(report, rows, prefix);
    const below = measured === undefined ? [] : listBelow(measured);
    const panels = subjects.map(({ title, id, findings }, at) => {
        const isPacked = at >= most;
        const source = { measured, below, isBrief: isPacked };
        const heading = { kind: 'heading', level: 3, text: title };
        return {
            ...{ kind: 'details', summary: title, id, isPacked },
            get body() {
                return [heading, ...showFindings(findings, report, source)];
            },
        };
    });
    return {
        table: rows.length === 0
            ? []
            : [tabulateRows(report, rows, { ids: new Map(subjects.map(({ key, id }) => [key, id])), measured })],
        panels,
    };
}
/** The axis of all rows: it holds the threshold on both sides, and most intervals of what changed; of all, where nothing did. */
function forestAxis(rows, threshold) {
    const changed = rows.filter(benchmarks_isChanged);
    const spans = (changed.length > 0 ? changed : rows).flatMap(({ finding }) => finding.change ?? []);
    return (0,document_axis/* rowAxis */.wY)(spans, 2 * threshold);
}
function benchmarks_isChanged({ verdict }) {
    return verdict === 'regressed' || verdict === 'improved';
}
/** The benchmarks of `rows`, in their order, each with all that is told of it. */
function listSubjects(report, rows, prefix) {
    const { titleOf } = (0,naming/* makeNaming */.rs)(report);
    const groups = (0,group/* default */.Ay)(report.findings.filter(report_view/* isTold */.Wc), keyOf);
    const taken = new Set();
    return [...new Set(rows.map(({ finding }) => keyOf(finding)))].map(key => {
        const findings = groups.get(key);
        const title = titleOf(findings[0]);
        const name = (0,document_text/* write */.M9)(title, { name: text => text, message: text => text, line: text => text });
        return { key, id: (0,document_escape/* freeId */.wQ)(`${prefix}${(0,document_escape/* idOf */.TH)(name)}`, taken), title, findings };
    });
}
function keyOf({ benchmark, aside }) {
    return `${aside === true}\n${benchmark}`;
}
/** More rows without a change would stand between the reader and everything below. */
const mostUnchanged = 40;
/** The forest plot of `rows`, which is a table of their numbers at the same time. */
function tabulateRows(report, rows, { ids, measured }) {
    const { titleOf } = (0,naming/* makeNaming */.rs)(report);
    const { threshold, confidence } = report.settings;
    const axis = forestAxis(rows, threshold);
    const unchanged = rows.filter(({ verdict }) => verdict === 'unchanged').length;
    const isMany = unchanged > mostUnchanged && unchanged < rows.length;
    const nameOf = ({ metric, finding, reason }) => {
        const name = (0,report_rows/* title */.DD)({ benchmark: finding.benchmark, metric, label: titleOf(finding) });
        return reason === null ? name : [...name, ...(0,document_text/* styled */.I4)('below', (0,document_text/* message */.iU)(reason))];
    };
    const columns = [
        (0,document_document/* column */.fi)('Verdict', ({ mark, word }) => (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(mark)} ${(0,document_text/* own */.ZV)(word)}`, { cell: 'mark', sort: 'place' }),
        (0,document_document/* column */.fi)('Benchmark', nameOf, { cell: 'text', sort: 'name' }),
        (0,document_document/* column */.fi)('Plot', ({ strip }) => (0,document_text/* own */.ZV)(strip), { cell: 'strip', axis }),
        {
            head: [...(0,document_text/* own */.ZV)('Change'), ...(0,document_text/* styled */.I4)('below', (0,document_text/* own */.ZV)(`${(0,scale/* share */.uM)(confidence)} interval`))],
            show: changeCell,
            cell: 'change',
            sort: 'size',
            size: ({ finding: { change } }) => (change === null ? undefined : (0,report_rows/* changeSize */.QZ)(change)),
        },
        (0,document_document/* column */.fi)('Baseline', ({ baseline }) => quantityCell(baseline)),
        (0,document_document/* column */.fi)('Contender', ({ contender }) => quantityCell(contender)),
        (0,document_document/* column */.fi)('A/A', ({ control }) => (0,document_text/* own */.ZV)(control)),
    ];
    return (0,document_document/* tabulate */.Xw)(rows, columns, {
        caption: `Line: interval of the change, with its estimate. Dots below it: single rounds. Shaded: within the threshold of ±${(0,scale/* share */.uM)(threshold)}. Grey ring: A/A, two copies of the same code.`,
        isBrowsed: true,
        row: ({ finding, mark, verdict }) => ({
            tone: mark.tone,
            group: {
                ...{ key: verdict ?? 'none', word: groupWord(verdict, rows) },
                ...(isMany && verdict === 'unchanged' && { isFolded: true }),
            },
            leadsTo: ids.get(keyOf(finding)),
            marks: {
                ...(0,picture/* layOutRow */.vR)(finding, axis, threshold),
                ...(mark.shape && { shape: mark.shape, rounds: placeRounds(finding, measured, axis) }),
            },
        }),
    });
}
/** The places of the changes within single rounds, as far as `axis` holds them. */
function placeRounds(finding, measured, axis) {
    const series = finding.change === null ? undefined : measured?.seriesOf(finding);
    if (series === undefined)
        return [];
    return listRoundChanges(series)
        .map(([, change]) => axis.at(change))
        .filter(at => at >= 0 && at <= 1);
}
/** A verdict by the one word of all its rows, or by its own name where they have several. */
function groupWord(verdict, rows) {
    if (verdict === null)
        return 'not judged';
    const words = new Set(rows.filter(row => row.verdict === verdict).map(({ word }) => word));
    return words.size === 1 ? [...words][0] : verdict;
}
function changeCell(row) {
    const { change, ratio, interval } = row;
    const parts = [
        benchmarks_isChanged(row) ? (0,document_text/* styled */.I4)('strong', (0,document_text/* own */.ZV)(change)) : (0,document_text/* own */.ZV)(change),
        (0,document_text/* own */.ZV)(ratio),
        (0,document_text/* styled */.I4)('below', (0,document_text/* own */.ZV)(interval)),
    ];
    return (0,document_text/* join */.fj)(parts.filter((_, at) => [change, ratio, interval][at] !== ''), ' ');
}
function quantityCell(quantity) {
    const value = (0,report_rows/* valueText */.Ru)(quantity);
    return quantity?.spread ? [...value, ...(0,document_text/* styled */.I4)('below', (0,document_text/* own */.ZV)(`± ${quantity.spread}`))] : value;
}
/** In pixels: so small, a plot has few ticks, and no title of its own. */
const belowHeight = 90;
function listBelow(measured) {
    const readings = listReadings(measured).filter(({ name }) => name === 'Spin' || name === 'Steal');
    return readings.map(reading => pictureReading(reading, measured, belowHeight));
}
function showFindings(findings, report, source) {
    const judged = findings.filter(({ verdict }) => verdict !== null);
    const plotted = judged.length > 0 ? judged : findings.slice(0, 1);
    const warnings = [...new Set(findings.flatMap(finding => finding.warnings.map(warning => warning.message)))];
    const title = { kind: 'paragraph', text: (0,document_text/* styled */.I4)('strong', (0,document_text/* own */.ZV)('Warnings')) };
    return [
        ...plotted.flatMap(finding => showFinding(finding, report, source)),
        ...(warnings.length === 0 ? [] : [title]),
        { kind: 'list', items: warnings.map(document_text/* message */.iU) },
        tabulateNumbers(findings.map(finding => ({ name: (0,document_text/* say */.cv) `${finding.metric}`, finding })), 'Metric'),
        tabulateConclusions(findings),
    ];
}
function showFinding(finding, { settings }, { measured, below, isBrief }) {
    const said = { kind: 'paragraph', text: sentence(finding, settings.confidence) };
    const series = measured?.seriesOf(finding);
    if (measured === undefined || series === undefined || series.rounds.flat().length === 0)
        return [said];
    const { threshold = settings.threshold, change } = finding;
    const last = change === null ? [] : [{ rounds: series.rounds.length, change }];
    const looks = isBrief ? last : measured.looksOf(finding);
    const sorted = sortValues(series);
    const shifts = listShifts(sorted) ?? [];
    const plots = [
        { ...plotOf(pictureRunOrder(series, measured), captions.order), below, keys },
        plotOf(pictureWithinRounds(series, { looks, threshold, measured }), captions.within),
        plotOf(pictureDistributions(series, sorted), captions.distributions),
        ...(shifts.length === 0 ? [] : [plotOf(pictureShift(shifts, threshold), captions.shift)]),
    ];
    const tables = [tabulateValues(series), tabulateShifts(shifts), tabulateLooks(looks)];
    return [
        said,
        { kind: 'grid', isWide: true, tiles: plots.map(plot => ({ body: [plot] })) },
        { kind: 'details', summary: (0,document_text/* own */.ZV)('Tables of these plots'), body: tables },
    ];
}
function plotOf(plot, caption) {
    return { kind: 'plot', plot, title: (0,document_text/* own */.ZV)(plot.title), caption: (0,document_text/* own */.ZV)(caption) };
}
function sentence(finding, confidence) {
    const { metric, quantity, better, change, reason } = finding;
    const compared = quantity === undefined ? '' : `, ${(0,compare_judge/* quantityName */.pJ)(quantity, better)}`;
    const what = change === null ? '' : `: ${(0,headline/* changeText */.k0)(change)}, ${intervalName(change.level, confidence)}`;
    const why = reason === undefined ? [] : (0,document_text/* say */.cv) ` (${(0,document_text/* message */.iU)(reason)})`;
    return (0,document_text/* say */.cv) `${metric}${(0,document_text/* own */.ZV)(compared)} · ${(0,document_text/* own */.ZV)((0,words/* word */.Vm)(finding))}${(0,document_text/* own */.ZV)(what)}${(0,document_text/* own */.ZV)(equivalenceText(finding))}${why}`;
}
/** The name of the interval in all places; a level of its own only says that it was widened for many benchmarks. */
function intervalName(level, confidence) {
    return `${(0,scale/* share */.uM)(confidence)} interval${(0,scale/* share */.uM)(level) === (0,scale/* share */.uM)(confidence) ? '' : ' corrected for many benchmarks'}`;
}
function equivalenceText({ equivalence, verdict }) {
    if (equivalence === undefined || (verdict !== 'unchanged' && verdict !== 'inconclusive'))
        return '';
    const { low, high, level } = equivalence;
    return `. The ${(0,scale/* share */.uM)(level)} interval, ${(0,scale/* percentInterval */.r6)(low, high)}, decides whether it is unchanged`;
}
/** The signs of both sides in a plot. */
const keys = ['baseline', 'contender'].map(side => ({ kind: side, word: side }));
const captions = {
    order: 'the second copy is hollow. Each value stands at its round and at its place in it. Dashed: a look. Shaded: a disturbed round. Spin is a fixed piece of work of our own: it shows the speed of the machine.',
    within: 'A grey dot is the contender less the baseline in one round. A line is the interval at a look, and the dot on it its estimate. Measuring stops when the interval is clear of the edges of the shaded threshold.',
    distributions: 'The higher a curve is at a value, the more values are at most as large. A curve further to the right has larger values; a flat part between two steep ones means two modes.',
    shift: 'Above zero, the contender’s value is larger at this percentile. A level line is a shift of all values; a rise at the right is a longer tail. The band holds at all percentiles at once in 95 of 100 runs, if the values are independent.',
};
/** A column of our own words. */
function benchmarks_words(head, show) {
    return (0,document_document/* column */.fi)(head, item => (0,document_text/* own */.ZV)(show(item)));
}
/** The same where they name the rows. */
function benchmarks_naming(head, show) {
    return { ...benchmarks_words(head, show), cell: 'text' };
}
/** The conclusions for each metric, and the second opinions. */
function tabulateConclusions(findings) {
    const change = (of) => (of ? (0,headline/* changeText */.k0)(of) : '–');
    const chance = (p) => (p == null ? '–' : describeP(p));
    const columns = [
        (0,document_document/* column */.fi)('Metric', ({ metric }) => (0,document_text/* say */.cv) `${metric}`, { cell: 'text' }),
        benchmarks_words('Verdict', words/* word */.Vm),
        benchmarks_words('Change', finding => change(finding.change)),
        benchmarks_words('p', ({ p }) => chance(p)),
        benchmarks_words('A/A', ({ control }) => control === null ? '–' : `${(0,scale/* percent */.KN)(control.value)} ${(0,scale/* percentInterval */.r6)(control.low, control.high)}`),
        benchmarks_words('Means', ({ secondOpinions }) => change(secondOpinions?.means)),
        benchmarks_words('p95, or p5 if higher is better', ({ secondOpinions }) => change(secondOpinions?.p95)),
        benchmarks_words('p of Mann and Whitney', ({ secondOpinions }) => chance(secondOpinions?.mannWhitneyP)),
    ];
    return (0,document_document/* tabulate */.Xw)(findings, columns, { caption: 'What follows from them' });
}
/** Every value by round, in the order in which the copies ran. */
function tabulateValues({ rounds, numbers, metric }) {
    const { numberWith, unit } = (0,scale/* scale */.hs)([rounds.find(round => round.length > 0)?.[0]?.value ?? 0], metric.unit);
    const changes = new Map(listRoundChanges({ rounds, numbers }).map(([at, change]) => [at - 0.5, change]));
    const numberOf = new Map(rounds.map((round, at) => [round, numbers[at]]));
    const slots = ['baseline', 'contender'].flatMap(side => [1, 2].map(copy => ({ side, copy })));
    const columns = [
        benchmarks_naming('Round', round => String(numberOf.get(round) + 1)),
        benchmarks_words('Order', round => round.map(({ side, copy }) => `${side[0]}${copy}`).join(' ')),
        ...slots.map(({ side, copy }) => benchmarks_words(`${side === 'baseline' ? 'Baseline' : 'Contender'} ${copy}`, (round) => {
            const values = round.filter(one => one.side === side && one.copy === copy);
            return values.map(({ value }) => numberWith(value, Math.abs(value) / 1000)).join(', ') || '–';
        })),
        benchmarks_words('Change', round => {
            const change = changes.get(numberOf.get(round));
            return change === undefined ? '–' : (0,scale/* percent */.KN)(change);
        }),
    ];
    return (0,document_document/* tabulate */.Xw)(rounds, columns, { caption: `All values by round${unit === '' ? '' : `, in ${unit}`}` });
}
/** The differences of the quantiles. */
function tabulateShifts(shifts) {
    const columns = [
        benchmarks_naming('Percentile', ({ p }) => `${Math.round(p * 100)}`),
        benchmarks_words('Difference', ({ value }) => (0,scale/* percent */.KN)(value)),
        benchmarks_words('Band', ({ low, high }) => (0,scale/* percentInterval */.r6)(low, high)),
    ];
    return (0,document_document/* tabulate */.Xw)(shifts, columns, { caption: 'Quantile differences' });
}
/** The estimate and interval at each look. */
function tabulateLooks(looks) {
    const columns = [
        benchmarks_naming('After round', ({ rounds }) => String(rounds)),
        benchmarks_words('Change', ({ change }) => (0,headline/* changeText */.k0)(change)),
    ];
    return (0,document_document/* tabulate */.Xw)(looks, columns, { caption: 'Looks' });
}

;// CONCATENATED MODULE: ./lib/report/page/causes.js




/** Shows the functions that account for a change, all of them as a table, and the calls of both sides; nothing where nothing was profiled. */
function showCauses(report, record) {
    const { causes, names: { baseline, contender } = record_record/* usualNames */.Vx } = report;
    const text = (0,words_causes/* causesText */.WT)(causes);
    if (text === undefined || causes === undefined)
        return [];
    const counters = (0,words_causes/* countersText */.DK)(report);
    const profiles = record?.causes;
    const isDrawn = !('absence' in causes) && profiles && !('absence' in profiles) && profiles.calls.length > 0;
    return [
        { kind: 'heading', level: 2, text: (0,document_text/* own */.ZV)('Causes') },
        { kind: 'paragraph', text: text.title },
        ...(counters === undefined ? [] : [{ kind: 'paragraph', text: (0,document_text/* own */.ZV)(`Counters: ${counters}.`) }]),
        ...('absence' in causes ? [] : [(0,causes_document/* tabulateFunctions */.q_)(causes)]),
        ...(isDrawn ? showFlame(layOutFlame(profiles, baseline, contender), causes) : []),
    ];
}
const mostGone = 20;
function showFlame({ frames, gone }, { whole, unit }) {
    const changeOf = ({ baseline, contender }) => contender - baseline;
    const most = Math.max(...frames.map(frame => Math.abs(changeOf(frame))), 1e-9);
    const amount = (value) => (0,words_causes/* amountText */.cY)(value, whole, unit);
    const without = gone.map(({ name, baseline }) => `${name} (−${amount(baseline)})`);
    return [
        {
            kind: 'flame',
            title: (0,document_text/* own */.ZV)('Calls of the contender, compared with the baseline'),
            description: `Flame graph of the calls of the contender. ${frames.length} frames`,
            frames: frames.map(frame => ({
                ...frame,
                words: `${amount(frame.baseline)} → ${amount(frame.contender)}`,
                heat: changeOf(frame) / most,
            })),
            caption: (0,document_text/* own */.ZV)('The width is the time of a function with the functions that it calls. Orange takes more than the baseline there, blue takes less; the darker, the more.'),
        },
        ...(gone.length === 0 ? [] : [{ kind: 'paragraph', text: (0,document_text/* say */.cv) `Gone: ${(0,document_text/* names */.Dy)(without, mostGone)}.` }]),
    ];
}
/** Of a thousand pixels. */
const narrowest = 0.001;
/** Lays out the calls of two profiled sides. */
function layOutFlame({ functions, sides, calls }, baseline, contender) {
    const places = [baseline, contender].map(name => sides.indexOf(name));
    const totals = calls.map(({ self }) => places.map(place => self[place] ?? 0));
    // Each stands behind its parent, so from the end all that is below a call is known before it.
    for (let at = calls.length - 1; at >= 0; at--) {
        const above = totals[calls[at].parent];
        if (above)
            for (const side of [0, 1])
                above[side] += totals[at][side];
    }
    const roots = totals.filter((_, at) => calls[at].parent < 0);
    const scale = Math.max(...[0, 1].map(side => roots.reduce((sum, total) => sum + total[side], 0)), 1e-9);
    const ends = new Map([[-1, 0]]);
    const depths = new Map([[-1, -1]]);
    const all = calls.map(({ parent, at }, index) => {
        const [before, after] = totals[index];
        const start = ends.get(parent);
        const width = after / scale;
        const depth = depths.get(parent) + 1;
        ends.set(parent, start + width);
        ends.set(index, start);
        depths.set(index, depth);
        return { name: functions[at].name, depth, start, width, baseline: before, contender: after };
    });
    const isFirstGone = ({ contender, baseline }, index) => {
        const above = all[calls[index].parent];
        return contender === 0 && baseline / scale >= narrowest && (above === undefined || above.contender > 0);
    };
    return {
        frames: all.filter(({ width }) => width >= narrowest),
        gone: all.filter(isFirstGone).sort((one, other) => other.baseline - one.baseline),
    };
}

// EXTERNAL MODULE: ./lib/compare/confirmation/stages.js
var stages = __webpack_require__(8330);
// EXTERNAL MODULE: ./lib/stats/sequential/repeated-p.js + 1 modules
var repeated_p = __webpack_require__(888);
// EXTERNAL MODULE: ./lib/compare/comparison.js + 5 modules
var comparison = __webpack_require__(3371);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var verdicts_change = __webpack_require__(9236);
// EXTERNAL MODULE: ./lib/compare/rounds/design.js
var rounds_design = __webpack_require__(699);
;// CONCATENATED MODULE: ./lib/compare/rounds/trace.js




/**
 * The change of `series` as it stood at each look, the last one at `final`, which is the report's.
 *
 * The earlier ones are what the exact test said at the same confidence. What two installations add is known at the end only.
 */
function traceLooks({ rounds, numbers, breaks, metric, judge }, record, final) {
    const design = (0,rounds_design/* makeDesign */.d)(record, numbers);
    // Only the last look tells of counts of which some are 0: by their means.
    const passed = (0,comparison/* hasZero */.Tl)({ rounds }) ? [] : design.looks.slice(0, -1);
    const earlier = passed.map((look, index) => {
        const engine = (0,comparison/* compareSides */.GQ)({
            ...{ metric, judge },
            rounds: rounds.slice(0, look),
            breaks: breaks.filter(start => start < look),
        });
        const level = 1 - (0,repeated_p/* nominalAlpha */.n)({ ...design, looks: passed.slice(0, index + 1) }, 1 - final.level);
        const change = (0,verdicts_change/* toChange */._u)({ estimate: engine.estimate, ...engine.interval(level) }, metric.better, final.level);
        return { rounds: look, change };
    });
    return [...earlier, { rounds: design.looks.at(-1), change: final }];
}

// EXTERNAL MODULE: ./lib/compare/series.js
var series = __webpack_require__(4662);
// EXTERNAL MODULE: ./lib/compare/trust/host.js
var host = __webpack_require__(3018);
// EXTERNAL MODULE: ./lib/compare/trust/spin.js
var spin = __webpack_require__(5048);
;// CONCATENATED MODULE: ./lib/report/page/measured.js





/** Finds in `record` what a page draws. */
function makeMeasured(record) {
    const first = index((0,stages/* takeFirstStage */.i1)(record));
    const whole = (0,stages/* startOfSecond */.ax)(record) === undefined ? first : index(record);
    const seriesOf = ({ benchmark, metric, secondStage }) => (secondStage ? whole : first).get(measured_keyOf(benchmark, metric));
    return {
        record,
        disturbed: new Set([...(0,host/* listDisturbedRounds */.e)(record), ...((0,spin/* summarizeSpin */.c)(record)?.moved ?? [])]),
        seriesOf,
        looksOf: finding => {
            const own = seriesOf(finding);
            const { change, p } = finding;
            return own === undefined || change === null || p === null ? [] : traceLooks(own, record, change);
        },
    };
}
function index(record) {
    return new Map((0,series/* makeSeries */.YG)(record).series.map(one => [measured_keyOf(one.benchmark, one.metric.name), one]));
}
function measured_keyOf(benchmark, metric) {
    return `${benchmark}\n${metric}`;
}

;// CONCATENATED MODULE: ./lib/report/page/record-script.js
/** Shows the buttons that make files of the record. */
function offerFiles() {
    for (const button of pageFind('button[data-download]')) {
        button.hidden = false;
        button.addEventListener('click', async () => {
            const { download = '', packedIn = '', name = 'record' } = button.dataset;
            const text = await pageUnpack(packedIn);
            const isCsv = download === 'csv';
            const link = document.createElement('a');
            link.href = URL.createObjectURL(new Blob([isCsv ? writeRows(JSON.parse(text)) : text]));
            link.download = `${name}.${download}`;
            link.click();
        });
    }
}
/** A row for each value, as `show --as csv` writes it. */
function writeRows({ rounds }) {
    const rows = rounds.flatMap((round, index) => round.flatMap((invocation, turn) => listFields(invocation, [index + 1, turn + 1])));
    const head = 'round,turn,side,copy,started_at_s,outcome,benchmark,metric,unit,better,value';
    return `${[head, ...rows.map(row => row.map(quoteField).join())].join('\n')}\n`;
}
function listFields({ side, copy, startedAt, outcome, measurements }, place) {
    const first = [...place, side, copy, startedAt ?? '', outcome];
    if (measurements.length === 0)
        return [[...first, '', '', '', '', '']];
    return measurements.map(({ benchmark, metric, unit, better, value, error }) => [
        ...first,
        ...[benchmark, metric, unit, better, error === undefined ? (value ?? '') : ''],
    ]);
}
function quoteField(field) {
    const text = String(field);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
/** The work of a report's page in a browser: it makes files of the record. */
const recordScript = {
    functions: { offerFiles, writeRows, listFields, quoteField },
    calls: ['offerFiles'],
};

;// CONCATENATED MODULE: ./lib/report/page/page.js


























/** As many panels can be read without a script. */
const mostInPage = 30;
/** A report as a page of its own, with plots of the records that it was made from, where these are at hand. */
function renderPage(report, options) {
    const only = (0,report_report/* findOnly */.W_)(report);
    const title = only ? `${only.suite}: benchmarks` : 'Benchmarks';
    const blocks = only ? showOnly(only, report, options) : showAll(report, options);
    return (0,html/* toHtml */.V)(blocks, { title, tools: options.tools, script: recordScript });
}
function showOnly(only, report, { recordOf, ...options }) {
    const record = recordOf?.(only);
    const place = { record, prefix: '', most: mostInPage, options };
    return [
        { kind: 'heading', level: 1, text: benchmarksOf([only.suite]) },
        ...acceptance(report),
        ...showReport(only, place, showRecord(record, 'record', options)),
    ];
}
/** The title of a page: with the name of the one suite, where somebody gave it one. */
function benchmarksOf([suite, ...others]) {
    return suite === undefined || suite === 'benchmark' || others.length > 0
        ? (0,document_text/* own */.ZV)('Benchmarks')
        : (0,document_text/* say */.cv) `Benchmarks ${suite}`;
}
/** All sections on one page. */
function showAll(report, { recordOf, ...options }) {
    const sections = (0,headline/* byUrgency */.td)(report);
    const comparison = (0,report_report/* findOnlyMultiWay */.Kg)(report);
    const suites = new Set(sections.map(({ suite }) => suite));
    const most = Math.max(1, Math.floor(mostInPage / Math.max(1, sections.length)));
    const records = sections.map(one => recordOf?.(one));
    // The sections of a multi-way comparison are of one record, which is packed once, behind all of them.
    const isShared = (record) => records.filter(one => one === record).length > 1;
    const dataOf = (record) => showRecord(record, `record${records.indexOf(record) + 1}`, options);
    const articles = sections.map((section, at) => {
        const record = records[at];
        const text = (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(headline/* statusMarks */.Dw[section.status])} ${(0,headline/* sectionName */.$)(section, sections)}`;
        const data = isShared(record) ? [] : dataOf(record);
        const shown = showReport(section, { record, prefix: `${at + 1}/`, most, options }, data);
        return { kind: 'article', body: [{ kind: 'heading', level: 1, text }, ...shown] };
    });
    return [
        { kind: 'heading', level: 1, text: benchmarksOf([...suites]) },
        ...showHeadline((0,headline/* headline */.Pl)(report), {
            answers: comparison ? winners(report, comparison) : [],
            findings: sections.flatMap(({ findings }) => findings),
        }),
        { kind: 'paragraph', text: (0,document_text/* join */.fj)([(0,headline/* context */._O)(report), ...(options.run ? [runText(options.run)] : [])], ' · ') },
        { kind: 'list', items: (0,headline/* recordNotes */.Jy)(report) },
        ...(report.multiWay ?? []).flatMap(comparison => showSides(report, comparison)),
        { kind: 'facts', items: [['Next', capitalize(nextStep(report, options))]], isCards: true },
        ...acceptance(report),
        ...articles,
        ...[...new Set(records.filter(isShared))].flatMap(dataOf),
    ];
}
/** Shows everything but the name of a report; `data` is its record. */
function showReport(report, { record, options, ...place }, data) {
    const { baseline, contender } = report.names ?? record_record/* usualNames */.Vx;
    const measured = record && makeMeasured((0,pair/* makePair */.xP)(record, baseline, contender));
    const { table, panels } = showBenchmarks(report, { measured, ...place });
    return [
        ...showAnswer(report, options),
        ...titled('Benchmarks', ...table),
        ...titled(servicesTitle, servicesTable(report)),
        ...showGrowths(report),
        ...titled('The most notable benchmarks', ...panels),
        ...showCauses(report, record),
        ...titled(rulesTitle(report), { kind: 'list', items: ruleSentences(report) }),
        ...titled('Added', ...showNames(report.added)),
        ...titled('Removed', ...showNames(report.removed)),
        ...showTrust(report, measured),
        ...titled('About this run', { kind: 'facts', items: listFacts(report, record?.createdAt, options.run) }),
        ...data,
        ...titled('How to read this', { kind: 'list', items: (0,words/* legend */.o1)(report, 'plots') }),
        ...showReproduction(report, options),
    ];
}
/** Blocks below a heading, which a page shows only with them. */
function titled(heading, ...blocks) {
    return [{ kind: 'heading', level: 2, text: (0,document_text/* own */.ZV)(heading) }, ...blocks];
}
/** The first part: the answer, its cause, the trust in it, and the next step. */
function showAnswer(report, options) {
    return [
        { kind: 'paragraph', text: (0,headline/* sectionContext */.dp)(report), tone: 'quiet' },
        ...showHeadline((0,headline/* sectionHeadline */.S4)(report), { findings: report.findings }),
        { kind: 'facts', items: listCards(report, options), isCards: true },
    ];
}
/** Shows the first tally as the answer, where there is none of more weight, the shares of all verdicts, and the other tallies. */
function showHeadline(tallies, { answers = [], findings }) {
    const judged = findings.flatMap(({ verdict }) => verdict ?? []);
    const shares = verdictsByTone.map(([tone, verdicts]) => ({
        tone,
        count: judged.filter(verdict => verdicts.includes(verdict)).length,
    }));
    const [first] = answers.length === 0 ? tallies : [];
    return [
        {
            kind: 'callout',
            ...(first && first.mark.tone !== 'quiet' && { tone: first.mark.tone }),
            lines: first ? [(0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(first.mark)} ${first.text}`] : answers,
        },
        {
            kind: 'tallies',
            shares: shares.filter(({ count }) => count > 0),
            items: tallies.filter(tally => tally !== first),
        },
    ];
}
const verdictsByTone = [
    ['bad', ['regressed']],
    ['good', ['improved']],
    ['doubt', ['not-comparable', 'inconclusive']],
    ['quiet', ['unchanged']],
];
function listCards(report, options) {
    const cards = [
        ['Cause', (0,words_causes/* mainCause */.$w)(report)],
        ['Can it be trusted?', (0,trust/* sureText */.F5)(report)],
        ['Next', sectionStep(report, options)],
    ];
    return cards.flatMap(([name, text]) => (text === undefined ? [] : [[name, capitalize(text)]]));
}
/** A sentence that begins with a word of our own. */
function capitalize([first, ...others]) {
    return typeof first === 'string'
        ? [`${first.slice(0, 1).toUpperCase()}${first.slice(1)}`, ...others]
        : [first, ...others];
}
/** Lists what the line below the headline does not say, or without its links. */
function listFacts(report, createdAt, run) {
    const { contender, baseline } = report.sides ?? {};
    const view = (0,report_view/* describeView */.fb)(report);
    const facts = [
        ['Contender', contender && sideLink(contender, run)],
        ['Baseline', baseline && sideLink(baseline, run)],
        ['Run', run && runText(run)],
        ['Measured', createdAt === undefined ? undefined : (0,document_text/* say */.cv) `${createdAt}`],
        ['Shown', view === undefined ? undefined : (0,document_text/* own */.ZV)(view)],
    ];
    return facts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]));
}
function sideLink(origin, run) {
    const text = (0,headline/* sideText */.Rc)(origin);
    const { commit } = origin;
    if (run === undefined || commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit))
        return text;
    return (0,document_text/* link */.nf)(`${run.repositoryUrl}/commit/${commit}`, text);
}
function runText({ url, runNumber, attempt }) {
    return (0,document_text/* link */.nf)(url, (0,document_text/* own */.ZV)(`run ${runNumber}${attempt > 1 ? `, attempt ${attempt}` : ''}`));
}
/** The growth of values with the size: both curves of each scan, in words, drawn and as numbers. */
function showGrowths({ growths = [] }) {
    const shown = growths.flatMap((growth) => {
        const { mark, answer, details } = (0,words_growth/* growthText */.b)(growth);
        return [
            { kind: 'paragraph', text: (0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(mark)} ${answer}`, tone: mark.tone },
            { kind: 'list', items: details },
            { kind: 'plot', plot: pictureGrowth(growth), title: (0,document_text/* say */.cv) `${growth.benchmark}`, keys: keys, caption: growthCaption },
            { kind: 'details', summary: (0,document_text/* own */.ZV)('Numbers of this plot'), body: [tabulateGrowth(growth)] },
        ];
    });
    return titled('How it grows', ...shown);
}
const growthCaption = (0,document_text/* own */.ZV)('both axes are logarithmic: a straight line is a power of the size, and a steeper one grows faster. A bar is the interval of a point. Dashed: where the curves cross. Dotted: what a rule expects.');
function tabulateGrowth({ points, unit, parameter }) {
    const show = (name) => (point) => betweenText(point[name], (0,scale/* scale */.hs)([point.baseline.value, point.contender.value], unit));
    const columns = [
        { head: (0,document_text/* say */.cv) `${parameter}`, cell: 'text', show: ({ size }) => (0,document_text/* own */.ZV)(String(size)) },
        (0,document_document/* column */.fi)('Baseline', show('baseline')),
        (0,document_document/* column */.fi)('Contender', show('contender')),
        (0,document_document/* column */.fi)('Ratio', ({ baseline, contender }) => (0,document_text/* own */.ZV)((contender.value / baseline.value).toPrecision(3))),
    ];
    return (0,document_document/* tabulate */.Xw)(points, columns, { caption: 'Values by size' });
}
function betweenText({ value, low, high }, { number, unit }) {
    const ends = [low, high].map(end => (end === null ? '–' : number(end)));
    return (0,document_text/* say */.cv) `${(0,document_escape/* quantityText */.Nr)(number(value), unit)} ${(0,document_text/* styled */.I4)('quiet', (0,document_text/* own */.ZV)(`[${ends.join(', ')}]`))}`;
}
/** The controls, and the machine. */
function showTrust(report, measured) {
    const plot = pictureControls(report.findings);
    const controls = plot === undefined
        ? []
        : [{ kind: 'plot', plot, title: (0,document_text/* own */.ZV)('A/A tests of all benchmarks'), caption: controlCaption }];
    return [
        ...titled(`Can this run be trusted? ${(0,trust/* trustTitle */.n9)(report)}`, { kind: 'list', items: (0,trust/* trust */.tY)(report) }, ...controls),
        ...titled('The machine', ...(measured === undefined ? [] : showMachine(measured)), {
            kind: 'list',
            items: environmentLines(report),
        }),
    ];
}
const controlCaption = (0,document_text/* own */.ZV)('Each dot compares two copies of the same code of one benchmark; the line is its interval. They must scatter about zero within their intervals. The column A/A of the benchmarks has the numbers.');
function showMachine(measured) {
    const readings = listReadings(measured);
    if (readings.length === 0)
        return [];
    const tiles = readings.map((reading) => {
        const plot = pictureReading(reading, measured, 140);
        return { body: [{ kind: 'plot', plot, title: (0,document_text/* own */.ZV)(reading.name), caption: (0,document_text/* own */.ZV)(page_captions[reading.name] ?? '') }] };
    });
    return [
        { kind: 'grid', tiles },
        { kind: 'details', summary: (0,document_text/* own */.ZV)('Table of these plots'), body: [tabulateReadings(readings)] },
    ];
}
function tabulateReadings(readings) {
    const rounds = (readings[0]?.values ?? []).map((_, round) => round);
    const columns = [
        (0,document_document/* column */.fi)('Round', round => (0,document_text/* own */.ZV)(String(round + 1)), { cell: 'text' }),
        ...readings.map(({ name, unit, values }) => (0,document_document/* column */.fi)(unit === '' ? name : `${name}, ${unit}`, round => (0,document_text/* own */.ZV)(values[round] === undefined ? '–' : String(Number(values[round].toPrecision(4)))))),
    ];
    return (0,document_document/* tabulate */.Xw)(rounds, columns, { caption: 'The machine by round' });
}
const page_captions = {
    Spin: 'A fixed piece of work of our own after each round. A level line is a machine with a steady speed.',
    Steal: 'The share of the time that the host of this virtual machine gave to others. It should be near zero.',
    'Other processes': 'The share of the time that programs used which are neither ours nor the command’s.',
    'Waiting for a core': 'The share of the time in which a process had to wait for a core.',
    'Clock rate': 'The mean of the first cores. Steps are changes of speed.',
    Load: 'Processes that could run, averaged over a minute.',
};
/** The record, packed, and files of it. */
function showRecord(record, key, { tools }) {
    if (record === undefined)
        return [];
    const name = `counterbalance-${record.suite}`.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 80);
    const files = [
        { name, form: 'json', words: 'The record as JSON' },
        { name, form: 'csv', words: 'All values as CSV' },
    ];
    return titled('Raw data', {
        kind: 'paragraph',
        text: (0,document_text/* say */.cv) `This page holds everything that was measured, so that anybody can judge it anew: ${'counterbalance show record.json'}. Without scripts, its source has the record as base64 of gzip.`,
    }, { kind: 'data', key, packed: tools.packRecord(record), files });
}
function showNames(all) {
    return all.length === 0 ? [] : [{ kind: 'paragraph', text: (0,document_text/* names */.Dy)(all, 1000) }];
}
function showReproduction(report, { program }) {
    const lines = (0,reproduce/* reproduce */.CC)(report, program);
    if (lines.length === 0)
        return [];
    const where = { kind: 'paragraph', text: (0,document_text/* say */.cv) `Type this ${(0,reproduce/* reproduceWhere */.js)(report)}:` };
    return titled('Reproduce', where, { kind: 'code', lines });
}

;// CONCATENATED MODULE: ./lib/report/render.js






/** All of them, in the order in which they are offered. */
const renderers = [
    { name: 'terminal', render: renderTerminal },
    { name: 'comment', render: within(markdown/* commentLimit */.j9) },
    { name: 'summary', render: within(markdown/* summaryLimit */.mf) },
    { name: 'json', file: 'Write the report as JSON.', render: json/* renderJson */.h },
    { name: 'markdown', file: 'Write the report as Markdown.', render: within(undefined) },
    {
        name: 'html',
        file: 'Write the report as an HTML page with plots, which holds all values.',
        render: renderPage,
    },
    { name: 'junit', render: renderJunit },
];
/** The report for a terminal or a log. */
function renderTerminal(report, options) {
    return (0,terminal/* toTerminal */.y)(reportDocument(report, options), options);
}
/** The report for GitHub, no larger than `limit` where there is one. */
function renderMarkdown(report, limit, options) {
    return (0,markdown/* toMarkdown */.l6)(reportDocument(report, options), limit);
}
function within(limit) {
    return (report, { program }) => renderMarkdown(report, limit, program ? { program } : {});
}
/** The page with plots, which can be opened. */
const htmlPage = renderers.find(({ name }) => name === 'html');


/***/ }),

/***/ 1178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ mainCause),
/* harmony export */   DK: () => (/* binding */ countersText),
/* harmony export */   WT: () => (/* binding */ causesText),
/* harmony export */   cY: () => (/* binding */ amountText),
/* harmony export */   gA: () => (/* binding */ noteText),
/* harmony export */   nn: () => (/* binding */ othersText),
/* harmony export */   xV: () => (/* binding */ slowestPlace),
/* harmony export */   xv: () => (/* binding */ causeText),
/* harmony export */   zt: () => (/* binding */ slowestFunctions)
/* harmony export */ });
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3960);



/** Puts the causes of a change into words; undefined where nothing was profiled. */
function causesText(causes) {
    if (causes === undefined)
        return undefined;
    if ('absence' in causes)
        return { title: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `Causes: not known, because ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)(causes.absence)}`, rows: [] };
    const { whole, rest, unit } = causes;
    const named = causes.rows.filter(({ isNamed }) => isNamed);
    const of = causes.benchmark === undefined ? [] : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ` of ${causes.benchmark}`;
    const title = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `Causes${of}, by ${causes.rounds} rounds under ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(causes.profiler)}: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(wholeText(causes))}`;
    const { groups = [], ungrouped = rest } = causes;
    const others = ungrouped.functions > 0 ? [othersText(ungrouped, causes)] : [];
    const rows = [...groups.map(one => groupText(one, causes)), ...others];
    if (named.length === 0)
        return { title: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)([title, (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(unnamed(causes))], '. '), rows: groups.length === 0 ? [] : rows };
    const hint = causes.isReproduced ? [] : [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('The whole varies too much to show it.')];
    return { title: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)([title, ...hint], '. '), rows: [...named.map(row => causeText(row, whole, unit)), ...rows] };
}
/** What stands behind the place of a function: whether the change wrote there, and what it called. */
function noteText({ changed, parts }) {
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)([changed === '' ? [] : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(changed), parts].filter(text => text.length > 0), ', ');
}
/** Functions of which nothing is told one by one, in words. */
function othersText(others, { whole, unit }) {
    const name = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(`(${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U)(others.functions, 'other')})`);
    return { name, place: [], changed: '', parts: [], ...amounts(others, whole, unit) };
}
/** Functions in one place, in words. */
function groupText({ place, functions, ...sum }, { whole, unit }) {
    const name = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `(${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)((0,_util_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U)(functions, 'other'))} in ${place})`;
    return { name, place: [], changed: '', parts: [], ...amounts(sum, whole, unit) };
}
/** The place that holds most of a slowdown, where no single function does; undefined where none does. */
function slowestPlace({ groups = [], whole, unit }) {
    const first = groups.find(({ difference }) => difference > 0);
    if (first === undefined)
        return undefined;
    const { difference } = amounts(first, whole, unit);
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `look at ${first.place}: its ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)((0,_util_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U)(first.functions, 'function'))} together take ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(difference)}, and no single one accounts for it.`;
}
const mostFunctions = 3;
/** The functions that became slower the most, where none of them accounts for a slowdown; undefined where none did. */
function slowestFunctions({ rows, whole, unit }) {
    const slower = rows.filter(({ difference }) => difference > 0);
    const shown = slower.toSorted((one, other) => other.difference - one.difference).slice(0, mostFunctions);
    if (shown.length === 0)
        return undefined;
    const texts = shown.map(row => causeText(row, whole, unit)).map(text => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${text.name} (${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(text.difference)})`);
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `look at ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(texts, ', ')}: no single function accounts for the slowdown.`;
}
/** The function that accounts for most of a regression; undefined where none is known. */
function mainCause({ status, causes }) {
    if (status !== 'regressed' || causes === undefined || 'absence' in causes)
        return undefined;
    const named = causes.rows.find(({ isNamed }) => isNamed);
    if (named === undefined)
        return undefined;
    const first = causeText(named, causes.whole, causes.unit);
    const where = first.place.length === 0 ? [] : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ` in ${first.place}`;
    const noted = noteText(first);
    const note = noted.length === 0 ? [] : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `, ${noted}`;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${first.name}${where}${note}: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .value */ .Uq)(first.difference)}`;
}
/** One function of the causes in words. */
function causeText(row, whole, unit) {
    const { name, renamed, file, line, changed, module, parts = [] } = row;
    return {
        name: renamed === undefined ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name} ⇄ ${renamed}`,
        place: file === undefined
            ? module === undefined
                ? []
                : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${module}`
            : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${line === undefined ? file : `${file}:${line}`}`,
        changed: changed === undefined ? '' : changedTexts[changed],
        parts: parts.length === 0
            ? []
            : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `of which ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(parts.map(part => partText(part, whole, unit)), ', ')}`,
        ...amounts(row, whole, unit),
    };
}
function partText({ name, difference, presence }, whole, unit) {
    const { difference: amount } = amounts({ baseline: 0, contender: 0, difference }, whole, unit);
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name} ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(amount)}${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(presence === undefined ? '' : ` is ${presence}`)}`;
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
/** Counters of the processor, as a reader calls them. */
const kinds = [
    ['instructions', 'instructions'],
    ['branch-misses', 'branch misses'],
    ['cache-misses', 'cache misses'],
];
/** A change whose interval lies within this is none that a reader has to know of. */
const negligible = 0.02;
/**
 * Says what the counters of the processor show of the whole process: `same instructions, 18.0% more cache misses, 1.92 → 1.61
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


/***/ }),

/***/ 2107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ reproduce),
/* harmony export */   Gm: () => (/* binding */ reproduceMultiWay),
/* harmony export */   gT: () => (/* binding */ reproductionWords),
/* harmony export */   js: () => (/* binding */ reproduceWhere),
/* harmony export */   zP: () => (/* binding */ bisectLine)
/* harmony export */ });
/* unused harmony exports notOfBisect, named, repeatable */
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8106);
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2472);
/* harmony import */ var _util_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2207);



const installed = { way: 'command line', get: [], call: 'counterbalance' };
/** The command lines that repeat the comparison; none where too little is known. {@link reproduceWhere} says where to type them. */
function reproduce(report, program = installed) {
    const { sides: origins, names = _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx } = report;
    const sides = [
        { name: names.baseline, ...(origins?.baseline && { origin: origins.baseline }) },
        { name: names.contender, ...(origins && { origin: origins.contender }) },
    ];
    return writeLines({ ...report, sides }, program);
}
/** The command lines that repeat a multi-way comparison, by one of its sections. */
function reproduceMultiWay({ sides }, section, program = installed) {
    return writeLines({ ...section, sides }, program);
}
function writeLines(compared, { get, call }) {
    const words = reproductionWords(compared);
    return words === undefined ? [] : [...get, `${call} compare ${words.map(_util_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h).join(' ')}`];
}
/** The words of the call that repeats the comparison, with the same names of its sides; undefined where too little is known. */
function reproductionWords(compared) {
    const { command, sides } = compared;
    const known = sides.flatMap(({ name, origin }) => (origin ? [{ name, origin }] : []));
    if (known.length < 2 || known.length < sides.length)
        return undefined;
    const ofCommands = known.filter(({ origin }) => origin.source === 'command');
    if (ofCommands.length === known.length)
        return [...commandWords(known), ...measuringWords(compared)];
    const commands = known.map(({ origin }) => origin.command ?? command);
    if (ofCommands.length > 0 || !commands.every(line => line !== undefined))
        return undefined;
    const lines = new Set(commands).size === 1 ? commands.slice(0, 1) : commands;
    return [...sourceWords(known), ...measuringWords(compared), ...lines.flatMap(line => word('command', line))];
}
/** Sides that run commands of their own, where they are. Names go to the first commands. */
function commandWords(sides) {
    const commands = sides.map(({ origin: { command = '' } }) => command);
    const lastNamed = sides.findLastIndex(({ name }, index) => name !== commands[index]);
    return [...commands, ...sides.slice(0, lastNamed + 1).flatMap(({ name }) => word('command-name', name))];
}
/** Versions that run one command, or each its own. */
function sourceWords(sides) {
    const [first, second, ...more] = sides;
    const isUsual = more.length === 0 && first.name === _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.baseline && second.name === _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.contender;
    return sides.map(({ name, origin }) => (isUsual ? sourceWord(origin) : `${name}=${sourceWord(origin)}`));
}
function sourceWord(origin) {
    if (origin.store !== undefined)
        return `store:${origin.store}`;
    const commit = hashOf(origin);
    if (commit !== undefined)
        return commit;
    const directory = origin.source === 'workspace' ? '.' : origin.label;
    return /^\.{0,2}\/|^\.{1,2}$/.test(directory) ? directory : `dir:${directory}`;
}
/** Inputs that a record keeps and that a bisection does not take, or not from there. */
const notOfBisect = ['setup', 'suite-files', 'causes', 'time-budget'];
/** The command line that finds the commit between both sides; undefined where too little is known. How to build a commit is for its reader to say. */
function bisectLine({ sides, command, options = {} }) {
    const [good, bad] = [sides?.baseline?.commit, sides?.contender?.commit];
    if (good === undefined || bad === undefined || command === undefined)
        return undefined;
    const given = Object.entries(options).flatMap(([name, value]) => notOfBisect.includes(name) ? [] : optionWords(name, value));
    return [
        'counterbalance bisect',
        good,
        bad,
        "--setup 'BUILD IT'",
        ...given.map(_util_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h),
        '--command',
        (0,_util_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(command),
    ].join(' ');
}
/** How it was measured and judged. */
function measuringWords(compared) {
    const { seed, settings, suite, options = {} } = compared;
    return [
        ...roundsWords(compared),
        ...(seed === undefined ? [] : optionWords('seed', seed)),
        '--threshold',
        percentage(settings.threshold),
        ...(settings.confidence === 0.95 ? [] : optionWords('confidence', percentage(settings.confidence))),
        ...(suite === 'benchmark' ? [] : optionWords('suite', suite)),
        ...Object.entries(options).flatMap(([name, value]) => optionWords(name, value)),
    ];
}
/** Describes where to type the lines, and what must be there. */
function reproduceWhere({ sides, options = {} }) {
    if (sides?.contender.source !== 'workspace')
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('in the directory where it was run');
    const { baseline, contender } = sides;
    const place = contender.commit === undefined ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('the contender') : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${contender.commit.slice(0, 7)}`;
    const isBuilt = baseline !== undefined && hashOf(baseline) !== undefined;
    const more = isBuilt && options.setup === undefined ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `. If the baseline must be built too, add ${'--setup LINE'}` : [];
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `in a checkout of ${place}, built as in the workflow${more}`;
}
/** The rounds that were planned, however many were run: one look is a fixed number of them; with more the bounds say all. */
function roundsWords({ rounds, plan, settings }) {
    const [first, ...more] = plan?.looks ?? settings.looks ?? [];
    if (first === undefined)
        return rounds === 0 ? [] : ['--rounds', String(rounds)];
    if (more.length > 0)
        return ['--rounds', `${first}..${more.at(-1)}`];
    // The number is still to be chosen where the first look was not reached.
    const isOpen = plan?.auto === true && rounds < first;
    return ['--rounds', isOpen ? `${first}..auto` : String(first)];
}
/** Recorded inputs that have an option of their own; the others are keys of `--set`. */
const named = [
    'setup',
    'time-budget',
    'warmup',
    'prepare',
    'scan',
    'causes',
    'conclude',
    'cleanup',
    'config',
];
/** Recorded inputs that are given once for each line of their value. */
const repeatable = ['files', 'suite-files', 'values', 'size', 'scan', 'toolchain'];
/** An input as it was given. */
function optionWords(name, value) {
    const values = repeatable.includes(name) ? value.split('\n') : [value];
    return values.flatMap(one => (named.includes(name) ? word(name, one) : ['--set', `${name}=${one}`]));
}
/** An option with its value, which is no option of its own where it begins with a hyphen. */
function word(name, value) {
    return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value];
}
function hashOf({ commit, source }) {
    const isBuilt = source === 'ref' || source === 'artifact';
    return isBuilt && commit !== undefined && /^[0-9a-f]{7,64}$/.test(commit) ? commit : undefined;
}
function percentage(fraction) {
    return `${Number((fraction * 100).toPrecision(12))}%`;
}


/***/ }),

/***/ 3998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ sureText),
/* harmony export */   Kc: () => (/* binding */ concerns),
/* harmony export */   n9: () => (/* binding */ trustTitle),
/* harmony export */   rO: () => (/* binding */ focusSentences),
/* harmony export */   sn: () => (/* binding */ describeBatch),
/* harmony export */   tY: () => (/* binding */ trust)
/* harmony export */ });
/* unused harmony exports describeSlope, confirmationSentences, runnerSentences */
/* harmony import */ var _compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9987);
/* harmony import */ var _compare_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3067);
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6115);
/* harmony import */ var _record_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1638);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3960);
/* harmony import */ var _naming_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2012);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8389);









/** Describes in a few words whether the run can be trusted. It is the title of {@link trust}, which gives the details. */
function trustTitle(report) {
    const { plan, findings, spin } = report;
    const parts = [
        (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .controlText */ .JU)(report),
        ...diagnosesOf(findings),
        ...spinTitle(spin),
        ...(plan?.inPlace ? ['in place'] : []),
    ];
    return parts.join(' · ');
}
/** What was looked for in the order of the invocations, and in how many benchmarks it was found; nothing without a test. */
function diagnosesOf(findings) {
    const tested = findings.filter(({ p }) => p !== null);
    if (tested.length === 0)
        return [];
    return diagnoses.map(([what, codes]) => {
        const found = tested.filter(({ warnings }) => warnings.some(({ code }) => codes.includes(code)));
        return `${what} ${found.length === 0 ? 'none' : `in ${found.length}`}`;
    });
}
const diagnoses = [
    ['order effect', ['slot-effect', 'predecessor-effect']],
    ['drift', ['drift']],
];
/** Answers in one sentence whether a verdict of this run can be believed; undefined where nothing was compared. */
function sureText(section) {
    const { control, status, findings, spin } = section;
    const isWithoutRun = status === 'errored' || (status === 'not-compared' && !(0,_compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfStandIn */ .$)(section));
    if (isWithoutRun || isWithoutNoise(findings))
        return undefined;
    const noise = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTooNoisy */ .Gi)(section);
    if (noise !== undefined)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`Not of small changes: ${noise}.`);
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${sureSentences[control.status](control)}${spin?.contaminated ? ' CPU speed varied during the run.' : ''}`);
}
const sureSentences = {
    passed: ({ noiseFloor }) => `Yes: the A/A test passed${noiseFloor === null ? '' : `, and two copies of the baseline differed by ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(noiseFloor)}`}.`,
    failed: ({ failed, of }) => `Not quite: the A/A test failed, because two copies of the baseline differed in ${failed} of ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(of, 'benchmark')}.`,
    'too-few': () => 'As far as the intervals go: there were too few rounds for an A/A test.',
    'not-run': () => 'Nobody knows: no A/A test was run, so the noise of this machine is unknown.',
};
/** Lists the reasons for and against relying on the run, one sentence each. */
function trust(report) {
    const { control, plan } = report;
    return [
        ...(isSound(report) ? [controlSentence(control)] : []),
        ...copiesSentence(report),
        ...confirmationSentences(report),
        ...workSentence(report),
        ...resolutionSentence(report.resolution),
        ...(plan && isPlanned(plan.stoppedBy) ? [stopSentence(report, plan)] : []),
        ...focusSentences(report),
        ...(plan?.slope ? [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${capital(describeSlope(plan.slope))}.`)] : []),
        ...(plan?.batch ? [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${capital(describeBatch(plan.batch))}.`)] : []),
        ...spinSentences(report.spin),
        ...runnerSentences(report),
        ...concerns(report),
    ];
}
/** Lists the reasons against trusting the run. */
function concerns(report) {
    const { status, control, plan, warnings, findings } = report;
    const isWithoutRun = status === 'errored' || (status === 'not-compared' && !(0,_compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfStandIn */ .$)(report));
    return [
        ...warnings.map(warning => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .iU)(warning.message)),
        ...(isSound(report) || isWithoutRun || isWithoutNoise(findings) ? [] : [controlSentence(control)]),
        ...(plan?.inPlace ? [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(inPlaceSentence)] : []),
        ...(plan && !isPlanned(plan.stoppedBy) ? [stopSentence(report, plan)] : []),
        ...grouped((0,_naming_js__WEBPACK_IMPORTED_MODULE_3__/* .callProcess */ .eL)(report).findings),
    ];
}
/** Whether the control says nothing against the run: it passed, or ended early where nothing depends on it. */
function isSound(report) {
    return report.control.status === 'passed' || isEarly(report);
}
function isEarly({ control, reinstall, stages }) {
    return control.status === 'too-few' && (reinstall?.when === 'round' || stages !== undefined);
}
function capital(text) {
    return `${text[0].toUpperCase()}${text.slice(1)}`;
}
/**
 * Whether all that is judged was the same in every invocation of a side, or ran only once, since its files are the same: a control has
 * nothing to add to that.
 */
function isWithoutNoise(findings) {
    const judged = findings.filter(({ verdict }) => verdict !== null);
    const isCertain = ({ verdict, change, p }) => p === null && (change === null ? verdict === 'unchanged' : change.level === 1);
    return judged.length > 0 && judged.every(isCertain);
}
function workSentence({ work }) {
    if (work?.same !== null)
        return [];
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)('What a side prints differs from run to run, so it was not checked whether both sides did the same work.'),
    ];
}
/** How often copies were made, and what two installations of the same code add to a change. */
function copiesSentence({ reinstall, control: { bias }, plan }) {
    if (plan?.inPlace)
        return [];
    const made = reinstall === undefined ? '' : madeSentences[reinstall.when](reinstall.starts.length);
    if (reinstall?.when === 'round')
        return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(made)];
    const known = bias ? `Two installations of the same code differ by about ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(bias)} here. ` : '';
    if (made === '' && known === '')
        return [];
    const what = known === '' ? 'what two installations of the same code may differ by' : 'that';
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${made}${known}The intervals include ${what}.`)];
}
const madeSentences = {
    round: () => "Each round used fresh copies, so file placement can't bias the result.",
    look: blocks => `Fresh copies were made ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(blocks, 'time')}. `,
    once: blocks => (blocks === 1 ? 'The copies were made once. ' : `The copies were made ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(blocks, 'time')}. `),
};
function resolutionSentence(resolution) {
    if (resolution === null)
        return [];
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`This run could detect changes of about ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(resolution)}, in four of five runs and for the median benchmark.`),
    ];
}
function spinTitle(spin) {
    if (spin === undefined)
        return [];
    return [spin.contaminated ? `CPU speed varied in ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(spin.moved.length, 'round')}` : 'machine steady'];
}
function spinSentences(spin) {
    if (spin === undefined)
        return [];
    const { number, unit } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .scale */ .hs)([spin.seconds], 's');
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`CPU speed, from a fixed piece of work after each round (${number(spin.seconds)} ${unit}): spread ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(spin.spread)}, drift ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(spin.drift)}. No round is dropped.`),
    ];
}
function isPlanned(reason) {
    return reason === 'complete' || reason === 'settled';
}
function controlSentence(control) {
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(controlSentences[control.status](control));
}
function stopSentence({ rounds, warnings }, plan) {
    // Then it was not the command that failed, and a warning tells what it was.
    const isTold = plan.stoppedBy === 'failing' && warnings.some(({ code }) => code === _record_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .endingCodes */ .E.endedEarly);
    if (isTold)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`Measuring stopped after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'round')} of ${plan.rounds}.`);
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(stopSentences[plan.stoppedBy](rounds, plan.rounds));
}
const controlSentences = {
    passed: ({ of, noiseFloor }) => `The A/A test compared two copies of the baseline in ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(of, 'benchmark')} and found no difference, as it should.${floor(noiseFloor)}`,
    failed: ({ failed, of, noiseFloor }) => `The A/A test compared two copies of the baseline and found a difference in ${failed} of ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(of, 'benchmark')}. A benchmark is not comparable if that would change its verdict.${floor(noiseFloor)}`,
    'too-few': ({ noiseFloor }) => `There were too few rounds for an A/A test, which compares two copies of the baseline.${floor(noiseFloor)}`,
    'not-run': () => 'No A/A test was run, so it is unknown how much two copies of the same code differ on this machine.',
};
const inPlaceSentence = 'Both copies of a side ran in one directory, so the A/A test cannot see effects of the directory, and one side may have changed the files of the other.';
const stopSentences = {
    complete: rounds => `Measuring ended as planned, after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'round')}.`,
    settled: (rounds, planned) => `Measuring ended after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'round')} of at most ${planned}, because more rounds would not change a verdict.`,
    'time-budget': (rounds, planned) => `The time budget ended after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'round')} of ${planned}.`,
    interrupted: (rounds, planned) => `Measuring was interrupted after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'round')} of ${planned}. The round that was cut off is not used.`,
    failing: (rounds, planned) => `Measuring stopped after ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'round')} of ${planned}, because the command kept failing.`,
};
function floor(noiseFloor) {
    return noiseFloor === null ? '' : ` Such copies differ by ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(noiseFloor)}.`;
}
/** The warnings of all findings: each sentence once, with the benchmarks that it is about. */
function grouped(findings) {
    const benchmarks = new Map();
    for (const { benchmark, warnings } of findings)
        for (const warning of warnings)
            benchmarks.set(warning.message, (benchmarks.get(warning.message) ?? new Set()).add(benchmark));
    return [...benchmarks].map(([sentence, which]) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .names */ .Dy)([...which])}: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .iU)(sentence)}`);
}
/** Says which benchmarks ended before the others; nothing where all ran in all rounds. A second stage says itself what ran in it. */
function focusSentences(report) {
    const [first, ...later] = report.plan?.focus ?? [];
    if (first === undefined)
        return [];
    // No look is so early.
    const needless = new Set(first.from === 1 ? first.without : []);
    const steps = (needless.size > 0 ? later : [first, ...later]).filter(({ from }) => from < report.rounds);
    return [...describeNeedless(needless, steps, report), ...describeSettled(needless, steps, report)];
}
function describeNeedless(needless, later, { suiteChange }) {
    if (needless.size === 0)
        return [];
    const end = later.find(({ without }) => without.filter(name => needless.has(name)).length < needless.size)?.from;
    const when = end === undefined ? 'ran in the first round only' : `did not run in rounds 2 to ${end}`;
    const suite = suiteChange === null ? '' : ' The change of the suite is that of the others.';
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(needless.size, 'benchmark')} ${when}, because both sides have the same files.${suite}`)];
}
function describeSettled(needless, steps, { suiteChange }) {
    const lefts = steps.map(({ without }) => without.filter(name => !needless.has(name)).length);
    const [first, ...more] = steps.flatMap(({ from }, index) => {
        const left = lefts[index];
        return left === (lefts[index - 1] ?? 0) ? [] : [{ from: from + 1, left }];
    });
    if (first === undefined)
        return [];
    const parts = [
        `${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(first.left, 'benchmark')} from round ${first.from} on`,
        ...more.map(({ from, left }) => `${left} from round ${from} on`),
    ];
    const suite = suiteChange === null ? '' : ' The change of the suite is that of the rounds in which all ran.';
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`Benchmarks with a settled verdict did not run any more: ${parts.join(', ')}.${suite}`)];
}
/** Describes how an invocation is the difference of two runs, as a sentence without its full stop. */
function describeSlope(repeats) {
    const [fewer, ...others] = repeats;
    const how = others.length === 1
        ? `from the difference between ${others[0]} and ${fewer}`
        : `from the line through ${repeats.join(', ')}`;
    return `each value is the time of one repeat, ${how}, so the start of the command is not included`;
}
/** Describes how many runs an invocation is, as a sentence without its full stop. */
function describeBatch(runs) {
    return `each value is the mean of ${runs} runs in a row`;
}
/** Says what became of the changes that ran again on new copies, or why none did. */
function confirmationSentences(report) {
    const tried = report.findings.filter(({ secondStage }) => secondStage !== undefined);
    if (tried.length === 0)
        return describeNoSecondStage(report);
    const rounds = Math.max(...tried.map(({ secondStage }) => secondStage.rounds));
    const confirmed = tried.filter(({ doubt }) => doubt !== 'unconfirmed').length;
    const changes = (0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(tried.length, 'change');
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`All copies were installed again, to see whether ${changes} would stay. After ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(rounds, 'more round')}, ${confirmed} did.`),
    ];
}
/** Nothing where every round had copies of its own, or nothing changed. */
function describeNoSecondStage(report) {
    const { findings, plan, reinstall, stages } = report;
    const isOpen = stages === undefined && reinstall !== undefined && reinstall.when !== 'round';
    if (!isOpen || plan === undefined || !findings.some(({ verdict, p }) => (0,_compare_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .isCalled */ .AP)(verdict) && p !== null))
        return [];
    const why = explainAbsence(plan, report);
    return [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`No change was checked on other copies${why === undefined ? '' : `, since ${why}`}.`)];
}
function explainAbsence({ inPlace, copies }, { runners, options = {} }) {
    if (inPlace)
        return 'the sides ran where they are';
    if (runners !== undefined)
        return 'several runners shared the rounds';
    if (Object.values(copies).some(count => count === 1))
        return 'that needs two copies of each side';
    if (options['server.for'] === 'session')
        return 'the servers used their files all the time';
    if (options.instruments === 'callgrind')
        return 'what is counted does not depend on where files lie';
    return undefined;
}
/** Describes who measured what, and how far the runners lie apart, one sentence each. Empty if there was one runner. */
function runnerSentences(report) {
    const { runners = [] } = report;
    if (runners.length < 2)
        return [];
    const difference = findDifference(report);
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)((0,_util_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U)(runners.length, 'runner'))} measured ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(shares(report))}. They are one experiment: the two sides are only compared within a round, never across runners.`,
        ...(difference === undefined ? [] : [differenceSentence(difference)]),
    ];
}
function shares({ runners = [], rounds }) {
    const sizes = runners.map(({ firstRound }, index) => (runners[index + 1]?.firstRound ?? rounds) - firstRound);
    return new Set(sizes).size === 1 ? `${sizes[0]} rounds each` : `${sizes.join(', ')} rounds`;
}
/** The benchmark whose baseline differs most between runners. */
function findDifference({ findings, runners: all = [] }) {
    const differences = findings.flatMap(({ benchmark, unit, runners = [] }) => {
        const levels = runners.flatMap(({ baseline: value }, index) => {
            const runner = all[index];
            return value === null || value <= 0 || runner === undefined ? [] : [{ runner, value }];
        });
        if (levels.length < 2)
            return [];
        const sorted = levels.sort((one, other) => one.value - other.value);
        return [{ benchmark, unit, low: sorted[0], high: sorted.at(-1) }];
    });
    return differences.sort((one, other) => ratioOf(other) - ratioOf(one))[0];
}
function ratioOf({ low, high }) {
    return high.value / low.value;
}
function differenceSentence(difference) {
    const { benchmark, unit, low, high } = difference;
    const { number, unit: shown } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .scale */ .hs)([low.value, high.value], unit);
    const level = ({ value, runner }) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quantityText */ .Nr)(number(value), shown)} on runner ${runner.label}`;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `The medians of the baseline differ between runners by up to ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)((0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .percentSize */ .v_)(ratioOf(difference) - 1))}: ${benchmark} is at ${level(low)}, and at ${level(high)}.`;
}


/***/ })

};
