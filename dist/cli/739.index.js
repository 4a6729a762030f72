export const id = 739;
export const ids = [739];
export const modules = {

/***/ 696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ renderHtml)
/* harmony export */ });
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4505);
/* harmony import */ var _text_cells_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(733);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1961);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1193);
/* harmony import */ var _words_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9586);
/* harmony import */ var _words_next_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6702);
/* harmony import */ var _words_reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7661);
/* harmony import */ var _words_reproduce_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2107);
/* harmony import */ var _words_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9191);
/* harmony import */ var _words_settling_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1686);
/* harmony import */ var _words_trust_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3998);











/** The report as a page of its own: no script, nothing loaded. */
function renderHtml(report) {
    const { changed, inconclusive, unchanged, unjudged, ignored, distributions } = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .makeRows */ .G)(report);
    const body = [
        `<h1>Benchmarks <small>${_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV.name(report.suite)}</small></h1>`,
        `<p class="headline">${(0,_words_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(report)
            .map(({ mark, text }) => `<span class="${mark.tone}">${mark.emoji} ${text}</span>`)
            .join(' · ')}</p>`,
        `<p>${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .write */ .M9)((0,_words_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .context */ ._O)(report), _text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV)}</p>`,
        table(changed, report),
        `<p><b>Next step:</b> ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .write */ .M9)((0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_4__/* .nextStep */ .s)(report), _text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV)}</p>`,
        section('Inconclusive', table(inconclusive, report)),
        section(`Unchanged ${(0,_words_settling_js__WEBPACK_IMPORTED_MODULE_7__/* .withinWords */ .pj)(report)}`, table(unchanged, report)),
        section('Not judged', table(unjudged, report)),
        section('Ignored by rules', table(ignored, report)),
        section((0,_words_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .rulesTitle */ .OF)(report), list((0,_words_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .ruleSentences */ .Rr)(report))),
        section('Added', namesOf(report.added)),
        section('Removed', namesOf(report.removed)),
        section('Distributions', distributionTable(distributions)),
        section(`Can this run be trusted? ${(0,_words_trust_js__WEBPACK_IMPORTED_MODULE_8__/* .trustTitle */ .n9)(report)}`, list((0,_words_trust_js__WEBPACK_IMPORTED_MODULE_8__/* .trust */ .tY)(report))),
        section('How to read this', list((0,_words_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .reading */ .h)(report))),
        section('Reproduce', commands((0,_words_reproduce_js__WEBPACK_IMPORTED_MODULE_10__/* .reproduce */ .C)(report))),
        section('Environment', list((0,_words_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentLines */ .d)(report))),
    ];
    return page(body.filter(Boolean).join('\n'));
}
const style = `
  :root { color-scheme: light dark; --line: #8884; --bad: #cf222e; --good: #1a7f37; --doubt: #9a6700 }
  @media (prefers-color-scheme: dark) { :root { --bad: #ff7b72; --good: #56d364; --doubt: #e3b341 } }
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
  .headline { font-size: 1.3rem } .bad { color: var(--bad) } .good { color: var(--good) } .doubt { color: var(--doubt) }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
  .right { text-align: right; white-space: nowrap }
  code, pre { font: 13px/1.3 ui-monospace, Menlo, Consolas, monospace } pre { overflow-x: auto }
  section { overflow-x: auto }`;
function page(body) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Benchmarks</title>
<style>${style}
</style>
</head>
<body>
${body}
</body>
</html>
`;
}
function section(heading, content) {
    return content && `<section>\n<h2>${heading}</h2>\n${content}\n</section>`;
}
function table(rows, report) {
    if (rows.length === 0)
        return '';
    const columns = (0,_text_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .heads */ .c9)(report);
    const head = columns.map(({ text, right }) => `<th${right ? ' class="right"' : ''}>${text}</th>`).join('');
    const lines = (0,_text_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .cellsOf */ .nc)(rows, _text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV).map((cells, row) => {
        const shown = cells.map((cell, at) => `<td${columns[at].right ? ' class="right"' : ''}>${cell}</td>`);
        return `<tr title="${rows[row].word}">${shown.join('')}</tr>`;
    });
    return `<table>\n<tr>${head}</tr>\n${lines.join('\n')}\n</table>`;
}
function distributionTable(rows) {
    if (rows.length === 0)
        return '';
    const lines = (0,_text_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .distributionCells */ .ob)(rows, _text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV).map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`);
    return `<table>\n<tr><th>Benchmark</th><th>Baseline above contender, on one scale</th></tr>\n${lines.join('\n')}\n</table>`;
}
function namesOf(all) {
    return all.length === 0 ? '' : `<p>${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .write */ .M9)((0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .say */ .cv) `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .names */ .Dy)(all, 1000)}`, _text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV)}</p>`;
}
function list(sentences) {
    return sentences.length === 0
        ? ''
        : `<ul>\n${sentences.map(text => `<li>${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .write */ .M9)(text, _text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV)}</li>`).join('\n')}\n</ul>`;
}
function commands(lines) {
    return lines.length === 0 ? '' : `<pre><code>${lines.map(_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .entities */ .O5).join('\n')}</code></pre>`;
}


/***/ }),

/***/ 2992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   C6: () => (/* binding */ distributionFold),
/* harmony export */   Gc: () => (/* binding */ renderMarkdown),
/* harmony export */   b0: () => (/* binding */ presenceFold),
/* harmony export */   f8: () => (/* binding */ rulesFold),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   rB: () => (/* binding */ rowFolds),
/* harmony export */   rI: () => (/* binding */ sourceText),
/* harmony export */   ss: () => (/* binding */ whyText),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uh: () => (/* binding */ headlineText)
/* harmony export */ });
/* unused harmony export renderShort */
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4505);
/* harmony import */ var _text_cells_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(733);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1961);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(915);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1193);
/* harmony import */ var _words_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9586);
/* harmony import */ var _words_next_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6702);
/* harmony import */ var _words_reading_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7661);
/* harmony import */ var _words_reproduce_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2107);
/* harmony import */ var _words_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9191);
/* harmony import */ var _words_settling_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1686);
/* harmony import */ var _words_trust_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3998);
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8389);













/** The report as a comment or a summary on GitHub: what changed, what to do, and the rest in folds. */
function renderMarkdown(report, { limit, source, ...options }) {
    const rows = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .makeRows */ .G)(report);
    const step = (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)((0,_words_next_step_js__WEBPACK_IMPORTED_MODULE_5__/* .nextStep */ .s)(report, options), _text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr);
    return (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_3__/* .fit */ .Uj)([
        openingText(report),
        whyText(report),
        changedTable(rows, report),
        `**Next step:** ${step}\n\n`,
        ...rowFolds(rows, report),
        rulesFold(report),
        presenceFold(report),
        distributionFold(rows),
        fold(`🔬 Can this run be trusted? ${(0,_words_trust_js__WEBPACK_IMPORTED_MODULE_9__/* .trustTitle */ .n9)(report)}`, 'Can this run be trusted?', list((0,_words_trust_js__WEBPACK_IMPORTED_MODULE_9__/* .trust */ .tY)(report))),
        aboutFold(report),
        sourceText(source),
    ], limit);
}
/** What is left of a comment that could not be posted: the headline, what to do, and where the rest is. */
function renderShort(report, { source, ...options }) {
    const step = write(nextStep(report, options), markdownVoice);
    return `${openingText(report)}**Next step:** ${step}\n\n${sourceText(source)}`;
}
function openingText(report) {
    return `## ⏱ Benchmarks${suiteTitle(report)}: ${headlineText(report)}\n${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)((0,_words_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .context */ ._O)(report), _text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr)}\n\n`;
}
function sourceText(source) {
    if (source === undefined)
        return '';
    const attempt = source.attempt > 1 ? `, attempt ${source.attempt}` : '';
    return `<sub>The whole report and its data: [run ${source.runNumber}${attempt}](${source.url}).</sub>\n`;
}
function headlineText(report) {
    return (0,_words_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .headline */ .Pl)(report)
        .map(({ mark, text }) => `${mark.emoji} ${text}`)
        .join(' · ');
}
function suiteTitle({ suite }) {
    return suite === 'benchmark' ? '' : ` ${_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr.name(suite)}`;
}
/** Where there is nothing to show, the reasons stand in its place. */
function whyText({ status, warnings }) {
    if (status !== 'errored' && status !== 'not-compared')
        return '';
    return warnings.length === 0 ? '' : `${list(warnings.slice(0, 5).map(warning => (0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)(warning.message)))}\n`;
}
function rowFolds({ inconclusive, unchanged, unjudged, ignored }, report) {
    const within = (0,_words_settling_js__WEBPACK_IMPORTED_MODULE_8__/* .withinWords */ .pj)(report);
    return [
        rowFold(`${_words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .marks */ .Z8.inconclusive.emoji} ${inconclusive.length} inconclusive: ${(0,_words_settling_js__WEBPACK_IMPORTED_MODULE_8__/* .settlingWords */ .mp)(report)}`, 'inconclusive', inconclusive, report),
        rowFold(`${_words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .marks */ .Z8.unchanged.emoji} ${unchanged.length} unchanged ${within}`, 'unchanged', unchanged, report),
        {
            ...rowFold(`${_words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .otherMarks */ .p6.unjudged.emoji} ${unjudged.length} not judged`, 'not judged', unjudged, report),
            isOptional: true,
        },
        {
            ...rowFold(`${_words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .otherMarks */ .p6.ignored.emoji} ${ignored.length} ignored by rules`, 'ignored', ignored, report),
            isOptional: true,
        },
    ];
}
/** What the rules ask, and what came of it. */
function rulesFold(report) {
    return fold(`📏 ${(0,_words_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .rulesTitle */ .OF)(report)}`, 'rules', list((0,_words_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .ruleSentences */ .Rr)(report)));
}
function rowFold(summary, name, rows, report) {
    const { open, close, ...inner } = table(name, rows, report);
    return { ...inner, open: `${opening(summary)}${open}`, close: `${close}${closing}`, isOptional: false };
}
/** No regression is left out before what is none; of one benchmark it stands first, so that its name stays with what is below. */
function changedTable({ changed }, report) {
    const spare = new Set(changed.flatMap(({ verdict }, at) => (verdict === 'regressed' ? [] : [at])));
    return { ...table('regressed, incomparable or improved', changed, report), spare, isOptional: false };
}
function table(name, rows, report) {
    const columns = (0,_text_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .heads */ .c9)(report);
    const rule = columns.map(({ right }) => (right ? '---:' : ':---'));
    return {
        name,
        open: `${line(columns.map(({ text }) => text))}${line(rule)}`,
        rows: (0,_text_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .cellsOf */ .nc)(rows, _text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr).map(line),
        close: '\n',
    };
}
function line(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function presenceFold({ added, removed }) {
    const sentences = [
        ...(added.length > 0 ? [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .say */ .cv) `Added, so there is nothing to compare with: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .names */ .Dy)(added, 100)}.`] : []),
        ...(removed.length > 0 ? [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .say */ .cv) `Removed, so nothing is known of: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .names */ .Dy)(removed, 100)}.`] : []),
    ];
    return fold(`${_words_words_js__WEBPACK_IMPORTED_MODULE_10__/* .otherMarks */ .p6.added.emoji} ${added.length} added, ${removed.length} removed`, 'added and removed', list(sentences));
}
function distributionFold({ distributions }) {
    const body = (0,_text_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .distributionCells */ .ob)(distributions, _text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr).map(line).join('');
    const head = `${line(['Benchmark', 'Baseline above contender, on one scale'])}${line([':---', ':---'])}`;
    return fold('📊 Distributions', 'distributions', body && `${head}${body}`);
}
function aboutFold(report) {
    const commands = (0,_words_reproduce_js__WEBPACK_IMPORTED_MODULE_12__/* .reproduce */ .C)(report).map(_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .entities */ .O5).join('\n');
    const sections = [
        `**How to read this**\n\n${list((0,_words_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .reading */ .h)(report))}`,
        commands && `**Reproduce**, in the contender's checkout:\n\n<pre><code>${commands}</code></pre>\n`,
        `**Environment**\n\n${list((0,_words_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .environmentLines */ .d)(report))}`,
    ];
    const title = 'How to read this · Reproduce · Environment';
    return fold(title, title, sections.filter(Boolean).join('\n'));
}
function fold(summary, name, body) {
    return { name, open: opening(summary), rows: body ? [body] : [], close: `\n${closing}`, isOptional: true };
}
function opening(summary) {
    return `<details><summary>${summary}</summary>\n\n`;
}
const closing = '</details>\n\n';
function list(sentences) {
    return sentences.map(sentence => `- ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)(sentence, _text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr)}\n`).join('');
}


/***/ }),

/***/ 915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uj: () => (/* binding */ fit),
/* harmony export */   j9: () => (/* binding */ commentLimit),
/* harmony export */   mf: () => (/* binding */ summaryLimit)
/* harmony export */ });
/** Of a comment: GitHub refuses more than 65,536 characters. */
const commentLimit = { size: 60_000, unit: 'characters', elsewhere: 'the job summary' };
/** Of a job summary: the runner throws away all of what is longer than 1 MiB. */
const summaryLimit = { size: 1_000_000, unit: 'bytes', elsewhere: 'the report file' };
/**
 * The page that `parts` make, within the limit: optional blocks are left out from the end, then rows of the others, from
 * the end again; what is left out is said. Text that is no block stays.
 */
function fit(parts, limit) {
    const page = parts.map(part => (typeof part === 'string' ? part : assemble(part))).join('');
    const excess = measure(page, limit) - limit.size;
    if (excess <= 0)
        return page;
    const kept = shorten(parts, excess + roomForNote, limit);
    const rest = parts.map(part => (typeof part === 'string' ? part : assemble(kept.get(part) ?? part)));
    return `${rest.join('')}${noteOf(parts, kept, limit)}`;
}
const roomForNote = 600;
/** The blocks that must be shortened to save `excess`, and what is left of them. */
function shorten(parts, excess, limit) {
    const blocks = parts.flatMap(part => (typeof part === 'string' || part.rows.length === 0 ? [] : [part])).reverse();
    const kept = new Map();
    let left = excess;
    const required = blocks.filter(one => !one.isOptional).sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
    for (const block of [...blocks.filter(one => one.isOptional), ...required]) {
        if (left <= 0)
            break;
        const shorter = block.isOptional ? { ...block, rows: [] } : withoutLast(block, left, limit);
        left -= measure(assemble(block), limit) - measure(assemble(shorter), limit);
        kept.set(block, shorter);
    }
    return kept;
}
function withoutLast(block, excess, limit) {
    const isSpare = (row) => block.spare?.has(row) ?? false;
    const all = block.rows.map((_, row) => row).reverse();
    const left = new Set();
    let saved = 0;
    for (const row of [...all.filter(isSpare), ...all.filter(row => !isSpare(row))]) {
        if (saved >= excess)
            break;
        saved += measure(block.rows[row], limit);
        left.add(row);
    }
    return { ...block, rows: block.rows.filter((_, row) => !left.has(row)) };
}
/** What is left out, by name: several blocks of one name are counted together. */
function noteOf(parts, kept, { elsewhere }) {
    const blocks = parts.filter(part => typeof part !== 'string');
    const missing = [...new Set([...kept.keys()].map(({ name }) => name))].map(name => {
        const named = blocks.filter(block => block.name === name);
        if (named[0].isOptional)
            return name;
        const [all, left] = [named, named.map(block => kept.get(block) ?? block)].map(countRows);
        return `${all - left} of ${all} ${name}`;
    });
    return `\n✂️ Left out, to keep this short: ${missing.join('; ')}. The whole report is in ${elsewhere}.\n`;
}
function countRows(blocks) {
    return blocks.reduce((sum, { rows }) => sum + rows.length, 0);
}
function assemble({ open, rows, close }) {
    return rows.length === 0 ? '' : `${open}${rows.join('')}${close}`;
}
function measure(text, { unit }) {
    return unit === 'characters' ? text.length : new TextEncoder().encode(text).length;
}


/***/ }),

/***/ 7661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ environmentLines),
  h: () => (/* binding */ reading)
});

// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
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
/** What two environments are known to differ in. */
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

// EXTERNAL MODULE: ./lib/report/text/text.js
var text_text = __webpack_require__(1193);
// EXTERNAL MODULE: ./lib/report/words/runners.js
var runners = __webpack_require__(951);
;// CONCATENATED MODULE: ./lib/report/words/reading.js




/** What every column and word means, a sentence each. */
function reading({ settings, control, rules }) {
    const confidence = (0,scale/* share */.uM)(settings.confidence);
    const threshold = (0,scale/* share */.uM)(settings.threshold);
    return [
        (0,text_text/* own */.ZV)('Baseline and Contender are medians over all invocations; the ± after them is the median distance from the median.'),
        (0,text_text/* own */.ZV)(`Change is that of the contender relative to the baseline. The brackets hold the ${confidence} interval: ends between which the true change lies, unless this is the one run in ${oneIn(settings.confidence)} that errs. With many benchmarks, changes are shown with a wider one, so that the many do not make false alarms.`),
        (0,text_text/* own */.ZV)('The strip draws the same interval, on one scale for all rows: ● the change, ├ ┤ the ends, · no change (┼ inside), ‹ › goes on.'),
        (0,text_text/* own */.ZV)('Control is the change between two copies of the same code, which must be about nothing.'),
        control.noiseFloor !== null &&
            (0,text_text/* own */.ZV)('The ± of the control is its noise floor: the median of the far ends of the controls’ intervals.'),
        (0,text_text/* own */.ZV)(`Unchanged: the whole interval is within ±${threshold}. Inconclusive: it is too wide to tell. These are two things.`),
        rules !== undefined &&
            (0,text_text/* own */.ZV)(`A budget is met where the whole ${confidence} interval of the contender’s own level keeps to it, missed where none of it does, and else undecided; the baseline has no part in that.`),
        (0,text_text/* own */.ZV)('Incomparable: there are values, but comparing them would mislead; the row says why.'),
    ].filter(sentence => sentence !== false);
}
/** The machine and the versions, a line each: what it is, and what was found. */
function environmentLines(report) {
    const { environment, rounds, settings, seed, suite } = report;
    const known = reading_fields.flatMap(([label, value]) => {
        const found = environment && value(environment);
        return found === undefined ? [] : [(0,text_text/* say */.cv) `${(0,text_text/* own */.ZV)(label)}: ${found}`];
    });
    const looks = settings.looks.join(', ');
    return [
        ...known,
        ...(environment?.toolchain ?? []).map(({ command, version }) => (0,text_text/* say */.cv) `${command}: ${version}`),
        ...publishedLines(report),
        ...(0,runners/* runnerLines */.C)(report),
        (0,text_text/* say */.cv) `Suite: ${suite}`,
        ...(seed === undefined ? [] : [(0,text_text/* say */.cv) `Seed: ${seed}`]),
        ...(rounds > 0 && looks ? [(0,text_text/* own */.ZV)(`Looks after ${looks} rounds`)] : []),
    ];
}
const reading_fields = [
    ['CPU', ({ cpu, cores }) => `${cpu}, ${cores} cores`],
    ['Memory', ({ memoryInBytes }) => `${(memoryInBytes / 2 ** 30).toFixed(1)} GiB`],
    ['System', ({ os, kernel }) => `${os}, ${kernel}`],
    ['Runner', ({ runner }) => runner],
    ['Inside', ({ virtualization }) => virtualization],
    ['Quota', ({ quotaInCores }) => (quotaInCores === undefined ? undefined : `the time of ${quotaInCores} cores`)],
    ['Node.js', ({ node }) => node],
    ['Set to', describeSettings],
    ['Held to', ({ held }) => joined([held?.cores && `cores ${held.cores}`, describeNiceness(held)])],
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
/** What is not as it was where the baseline was published. */
function publishedLines({ environment, sides }) {
    const then = sides?.baseline?.environment;
    const differences = environment && then ? listDifferences(then, environment) : [];
    if (differences.length === 0)
        return [];
    return [
        (0,text_text/* own */.ZV)('Both sides ran on this machine; what the baseline measured where it was published is never judged. Unlike there:'),
        ...differences.map(difference => (0,text_text/* say */.cv) `${difference.what}: ${difference.before} then, ${difference.after} now`),
    ];
}
function oneIn(confidence) {
    return confidence < 1 ? String(Math.round(1 / (1 - confidence))) : 'many';
}


/***/ }),

/***/ 2107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ reproduce)
/* harmony export */ });
/* harmony import */ var _record_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5608);

/** The command lines that repeat the comparison, to be typed in the contender's checkout; none where too little is known. */
function reproduce(report) {
    const { command, seed, settings } = report;
    const { baseline, contender } = report.sides ?? {};
    if (!baseline || !contender || (command === undefined && contender.command === undefined))
        return [];
    const options = [
        ...sideOptions('baseline', baseline),
        ...sideOptions('contender', contender),
        ...roundsWords(report),
        ...(seed === undefined ? [] : ['--seed', (0,_record_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(seed)]),
        '--threshold',
        percentage(settings.threshold),
        ...(settings.confidence === 0.95 ? [] : ['--confidence', percentage(settings.confidence)]),
        ...Object.entries(report.options ?? {}).flatMap(([name, value]) => optionWords(name, value)),
        ...(command === undefined || contender.command !== undefined ? [] : ['--command', (0,_record_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(command)]),
    ];
    return [
        ...checkout('baseline', baseline),
        ...checkout('contender', contender),
        `counterbalance compare ${options.join(' ')}`,
    ];
}
/** One look is a fixed number of rounds; with more of them the bounds say all. */
function roundsWords({ rounds, plan, settings }) {
    const [first, last] = [settings.looks[0], settings.looks.at(-1)];
    if (settings.looks.length > 1)
        return ['--min-rounds', String(first), '--max-rounds', String(last)];
    const fixed = rounds || plan?.rounds;
    return fixed === undefined ? [] : ['--rounds', String(fixed)];
}
/** An option as it was given: a flag, or once for each line of its value. */
function optionWords(name, value) {
    return value === 'true' ? [`--${name}`] : value.split('\n').flatMap(line => [`--${name}`, (0,_record_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(line)]);
}
function sideOptions(side, origin) {
    if (origin.command !== undefined)
        return [`--${side}-command`, (0,_record_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(origin.command)];
    return [`--${side}`, (0,_record_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(directoryOf(side, origin))];
}
function directoryOf(side, origin) {
    if (origin.source === 'workspace')
        return '.';
    return hashOf(origin) === undefined ? origin.label : `../${side}`;
}
/** A side that is known by its commit is checked out beside; what it needs to be built is known to its owner only. */
function checkout(side, origin) {
    const commit = hashOf(origin);
    if (commit === undefined || origin.command !== undefined)
        return [];
    return [`git worktree add --detach ../${side} ${commit}`, `# set up ../${side} as the workflow does`];
}
function hashOf({ commit, source }) {
    const isBuilt = source === 'ref' || source === 'artifact';
    return isBuilt && commit !== undefined && /^[0-9a-f]{7,64}$/.test(commit) ? commit : undefined;
}
function percentage(fraction) {
    return `${Number((fraction * 100).toPrecision(12))}%`;
}


/***/ })

};
