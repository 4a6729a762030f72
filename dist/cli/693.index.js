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


/***/ }),

/***/ 1017:
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
    let length = block.rows.length;
    for (let saved = 0; saved < excess && length > 0; length--)
        saved += measure(block.rows[length - 1], limit);
    return { ...block, rows: block.rows.slice(0, length) };
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

/***/ 7325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ renderHtml)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _cells_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9231);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5916);
/* harmony import */ var _next_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6304);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9550);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4029);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9643);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4639);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9960);










/** The report as a page of its own: no script, nothing loaded. */
function renderHtml(report) {
    const { changed, inconclusive, unchanged, unjudged, distributions } = (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .makeRows */ .G)(report);
    const body = [
        `<h1>Benchmarks <small>${_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV.name(report.suite)}</small></h1>`,
        `<p class="headline">${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(report)
            .map(({ mark, text }) => `<span class="${mark.tone}">${mark.emoji} ${text}</span>`)
            .join(' · ')}</p>`,
        `<p>${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .write */ .M9)((0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .context */ ._O)(report), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV)}</p>`,
        table(changed, report),
        `<p><b>Next step:</b> ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .write */ .M9)((0,_next_step_js__WEBPACK_IMPORTED_MODULE_4__/* .nextStep */ .s)(report), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV)}</p>`,
        section('Inconclusive', table(inconclusive, report)),
        section(`Unchanged within ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(report.settings.threshold)}`, table(unchanged, report)),
        section('Not judged', table(unjudged, report)),
        section('Added', namesOf(report.added)),
        section('Removed', namesOf(report.removed)),
        section('Distributions', distributionTable(distributions)),
        section(`Can this run be trusted? ${(0,_trust_js__WEBPACK_IMPORTED_MODULE_7__/* .trustTitle */ .n9)(report)}`, list((0,_trust_js__WEBPACK_IMPORTED_MODULE_7__/* .trust */ .tY)(report))),
        section('How to read this', list((0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .reading */ .h)(report))),
        section('Reproduce', commands((0,_reproduce_js__WEBPACK_IMPORTED_MODULE_9__/* .reproduce */ .C)(report))),
        section('Environment', list((0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentLines */ .d)(report))),
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
    const columns = (0,_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .heads */ .c9)(report);
    const head = columns.map(({ text, right }) => `<th${right ? ' class="right"' : ''}>${text}</th>`).join('');
    const lines = rows.map(row => {
        const cells = (0,_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .cellsOf */ .nc)(row, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV).map((cell, at) => `<td${columns[at].right ? ' class="right"' : ''}>${cell}</td>`);
        return `<tr title="${row.word}">${cells.join('')}</tr>`;
    });
    return `<table>\n<tr>${head}</tr>\n${lines.join('\n')}\n</table>`;
}
function distributionTable(rows) {
    if (rows.length === 0)
        return '';
    const lines = rows.map(row => `<tr>${(0,_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .distributionCells */ .ob)(row, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV)
        .map(cell => `<td>${cell}</td>`)
        .join('')}</tr>`);
    return `<table>\n<tr><th>Benchmark</th><th>Baseline above contender, on one scale</th></tr>\n${lines.join('\n')}\n</table>`;
}
function namesOf(all) {
    return all.length === 0 ? '' : `<p>${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .write */ .M9)((0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .say */ .cv) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .names */ .Dy)(all, 1000)}`, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV)}</p>`;
}
function list(sentences) {
    return sentences.length === 0
        ? ''
        : `<ul>\n${sentences.map(text => `<li>${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .write */ .M9)(text, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlVoice */ .eV)}</li>`).join('\n')}\n</ul>`;
}
function commands(lines) {
    return lines.length === 0 ? '' : `<pre><code>${lines.map(_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .entities */ .O5).join('\n')}</code></pre>`;
}


/***/ }),

/***/ 3021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   C6: () => (/* binding */ distributionFold),
/* harmony export */   Gc: () => (/* binding */ renderMarkdown),
/* harmony export */   b0: () => (/* binding */ presenceFold),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   rB: () => (/* binding */ rowFolds),
/* harmony export */   rI: () => (/* binding */ sourceText),
/* harmony export */   ss: () => (/* binding */ whyText),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uh: () => (/* binding */ headlineText)
/* harmony export */ });
/* unused harmony export renderShort */
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _cells_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9231);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1017);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5916);
/* harmony import */ var _next_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6304);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9550);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4029);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9643);
/* harmony import */ var _settling_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4520);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4639);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9960);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8191);













/** The report as a comment or a summary on GitHub: what changed, what to do, and the rest in folds. */
function renderMarkdown(report, { limit, source, ...options }) {
    const rows = (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .makeRows */ .G)(report);
    const step = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)((0,_next_step_js__WEBPACK_IMPORTED_MODULE_5__/* .nextStep */ .s)(report, options), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr);
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_3__/* .fit */ .Uj)([
        openingText(report),
        whyText(report),
        { ...table('regressed, incomparable or improved', rows.changed, report), isOptional: false },
        `**Next step:** ${step}\n\n`,
        ...rowFolds(rows, report),
        presenceFold(report),
        distributionFold(rows),
        fold(`🔬 Can this run be trusted? ${(0,_trust_js__WEBPACK_IMPORTED_MODULE_9__/* .trustTitle */ .n9)(report)}`, 'Can this run be trusted?', list((0,_trust_js__WEBPACK_IMPORTED_MODULE_9__/* .trust */ .tY)(report))),
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
    return `## ⏱ Benchmarks${suiteTitle(report)}: ${headlineText(report)}\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)((0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .context */ ._O)(report), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr)}\n\n`;
}
function sourceText(source) {
    if (source === undefined)
        return '';
    const attempt = source.attempt > 1 ? `, attempt ${source.attempt}` : '';
    return `<sub>The whole report and its data: [run ${source.runNumber}${attempt}](${source.url}).</sub>\n`;
}
function headlineText(report) {
    return (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .headline */ .Pl)(report)
        .map(({ mark, text }) => `${mark.emoji} ${text}`)
        .join(' · ');
}
function suiteTitle({ suite }) {
    return suite === 'benchmark' ? '' : ` ${_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr.name(suite)}`;
}
/** Where there is nothing to show, the reasons stand in its place. */
function whyText({ status, warnings }) {
    if (status !== 'errored' && status !== 'not-compared')
        return '';
    return warnings.length === 0 ? '' : `${list(warnings.slice(0, 5).map(warning => (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .message */ .iU)(warning.message)))}\n`;
}
function rowFolds({ inconclusive, unchanged, unjudged }, report) {
    const within = `within ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(report.settings.threshold)}`;
    return [
        rowFold(`${_words_js__WEBPACK_IMPORTED_MODULE_10__/* .marks */ .Z8.inconclusive.emoji} ${inconclusive.length} inconclusive: ${(0,_settling_js__WEBPACK_IMPORTED_MODULE_8__/* .settlingWords */ .m)(report)}`, 'inconclusive', inconclusive, report),
        rowFold(`${_words_js__WEBPACK_IMPORTED_MODULE_10__/* .marks */ .Z8.unchanged.emoji} ${unchanged.length} unchanged ${within}`, 'unchanged', unchanged, report),
        {
            ...rowFold(`${_words_js__WEBPACK_IMPORTED_MODULE_10__/* .otherMarks */ .p6.unjudged.emoji} ${unjudged.length} not judged`, 'not judged', unjudged, report),
            isOptional: true,
        },
    ];
}
function rowFold(summary, name, rows, report) {
    const { open, close, ...inner } = table(name, rows, report);
    return { ...inner, open: `${opening(summary)}${open}`, close: `${close}${closing}`, isOptional: false };
}
function table(name, rows, report) {
    const columns = (0,_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .heads */ .c9)(report);
    const rule = columns.map(({ right }) => (right ? '---:' : ':---'));
    return {
        name,
        open: `${line(columns.map(({ text }) => text))}${line(rule)}`,
        rows: rows.map(row => line((0,_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .cellsOf */ .nc)(row, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr))),
        close: '\n',
    };
}
function line(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function presenceFold({ added, removed }) {
    const sentences = [
        ...(added.length > 0 ? [(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .say */ .cv) `Added, so there is nothing to compare with: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .names */ .Dy)(added, 100)}.`] : []),
        ...(removed.length > 0 ? [(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .say */ .cv) `Removed, so nothing is known of: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .names */ .Dy)(removed, 100)}.`] : []),
    ];
    return fold(`${_words_js__WEBPACK_IMPORTED_MODULE_10__/* .otherMarks */ .p6.added.emoji} ${added.length} added, ${removed.length} removed`, 'added and removed', list(sentences));
}
function distributionFold({ distributions }) {
    const body = distributions.map(row => line((0,_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .distributionCells */ .ob)(row, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr))).join('');
    const head = `${line(['Benchmark', 'Baseline above contender, on one scale'])}${line([':---', ':---'])}`;
    return fold('📊 Distributions', 'distributions', body && `${head}${body}`);
}
function aboutFold(report) {
    const commands = (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_12__/* .reproduce */ .C)(report).map(_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .entities */ .O5).join('\n');
    const sections = [
        `**How to read this**\n\n${list((0,_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .reading */ .h)(report))}`,
        commands && `**Reproduce**, in the contender's checkout:\n\n<pre><code>${commands}</code></pre>\n`,
        `**Environment**\n\n${list((0,_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .environmentLines */ .d)(report))}`,
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
    return sentences.map(sentence => `- ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .write */ .M9)(sentence, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownVoice */ .Cr)}\n`).join('');
}


/***/ }),

/***/ 9550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ environmentLines),
/* harmony export */   h: () => (/* binding */ reading)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _runners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1117);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4639);



/** What every column and word means, a sentence each. */
function reading({ settings, control }) {
    const confidence = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(settings.confidence);
    const threshold = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(settings.threshold);
    return [
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('Baseline and Contender are medians over all invocations; the ± after them is the median distance from the median.'),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(`Change is that of the contender relative to the baseline. The brackets hold the ${confidence} interval: ends between which the true change lies, unless this is the one run in ${oneIn(settings.confidence)} that errs. With many benchmarks, changes are shown with a wider one, so that the many do not make false alarms.`),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('The strip draws the same interval, on one scale for all rows: ● the change, ├ ┤ the ends, · no change (┼ inside), ‹ › goes on.'),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('Control is the change between two copies of the same code, which must be about nothing.'),
        control.noiseFloor !== null &&
            (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('The ± of the control is its noise floor: the median of the far ends of the controls’ intervals.'),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(`Unchanged: the whole interval is within ±${threshold}. Inconclusive: it is too wide to tell. These are two things.`),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)('Incomparable: there are values, but comparing them would mislead; the row says why.'),
    ].filter(sentence => sentence !== false);
}
/** The machine and the versions, a line each: what it is, and what was found. */
function environmentLines(report) {
    const { environment, settings, seed, suite } = report;
    const known = fields.flatMap(([label, value]) => {
        const found = environment && value(environment);
        return found === undefined ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(label)}: ${found}`];
    });
    const looks = settings.looks.join(', ');
    return [
        ...known,
        ...(0,_runners_js__WEBPACK_IMPORTED_MODULE_1__/* .runnerLines */ .C)(report),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `Suite: ${suite}`,
        ...(seed === undefined ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `Seed: ${seed}`]),
        ...(looks ? [(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(`Looks after ${looks} rounds`)] : []),
    ];
}
const fields = [
    ['CPU', ({ cpu, cores }) => `${cpu}, ${cores} cores`],
    ['Memory', ({ memoryInBytes }) => `${(memoryInBytes / 2 ** 30).toFixed(1)} GiB`],
    ['System', ({ os, kernel }) => `${os}, ${kernel}`],
    ['Runner', ({ runner }) => runner],
    ['Inside', ({ virtualization }) => virtualization],
    ['Node.js', ({ node }) => node],
];
function oneIn(confidence) {
    return confidence < 1 ? String(Math.round(1 / (1 - confidence))) : 'many';
}


/***/ }),

/***/ 4029:
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
