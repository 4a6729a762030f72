export const id = 208;
export const ids = [208];
export const modules = {

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

/***/ 6304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5916);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9643);
/* harmony import */ var _settling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4520);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4639);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8191);






/** What the reader should do now, in one sentence. */
function nextStep(report, options = {}) {
    return steps[report.status](report, options);
}
const steps = {
    errored: afterNothing,
    'not-compared': ({ added, removed }) => added.length + removed.length > 0
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `no benchmark is in both sides: see whether ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .names */ .Dy)(removed.length > 0 ? removed : added, 1)} was renamed.`
        : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)('give it a baseline: publish one, or name a directory or a commit to compare with.'),
    regressed: afterRegression,
    incomparable: afterIncomparable,
    inconclusive: afterNoAnswer,
    improved: afterNothingBad,
    unchanged: afterNothingBad,
};
function afterNothing({ command, plan }) {
    if (plan?.stoppedBy === 'interrupted')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)('let a run finish.');
    if (plan?.stoppedBy === 'time-budget')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)('give it more time, or make the command shorter.');
    return command === undefined
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)('run the command by hand, and see why it fails.')
        : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `run ${command} by hand, and see why it fails.`;
}
function afterRegression({ findings }, { overrideLabel }) {
    const regressed = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .having */ .g)(findings, 'regressed');
    const isSlower = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .commonWord */ .MD)('regressed', regressed) === 'slower';
    const which = of(findings, 'regressed');
    if (overrideLabel !== undefined)
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `if the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(isSlower ? 'slowdown' : 'change')} of ${which} is wanted, add the label ${overrideLabel}; otherwise see Reproduce below.`;
    return isSlower ? (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `find out what makes ${which} slower.` : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `find out why ${which} regressed.`;
}
function afterIncomparable({ findings, control }) {
    if (control.status === 'failed')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)('do not rely on this run: it tells two copies of the same code apart. Repeat it on a quieter machine.');
    const reason = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .having */ .g)(findings, 'incomparable')[0]?.reason;
    const which = of(findings, 'incomparable');
    return reason === undefined
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `see why ${which} could not be compared.`
        : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `make ${which} comparable (${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU)(reason)}), and measure again.`;
}
function afterNoAnswer(report) {
    const { findings, plan, settings } = report;
    const open = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .having */ .g)(findings, 'inconclusive');
    if (open.length === 0)
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)('nothing was judged: name the metrics to judge, or say which direction is better.');
    const rounds = (0,_settling_js__WEBPACK_IMPORTED_MODULE_3__/* .roundsToSettle */ .M)(report);
    const what = rounds === undefined ? 'measure more rounds' : `measure about ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rounds, 'more round')}`;
    const more = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)(plan?.stoppedBy === 'time-budget' ? 'give it more time' : what);
    const threshold = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)((0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(settings.threshold));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `${more} to tell whether ${of(findings, 'inconclusive')} changed; or raise the threshold, if ${threshold} does not matter here.`;
}
function afterNothingBad({ control, removed, plan }) {
    if (control.status === 'failed')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)('rely on this run with care: it tells two copies of the same code apart on some benchmarks.');
    if (plan?.stoppedBy === 'interrupted')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)('let a run finish, to be sure.');
    return removed.length > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `see whether ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .names */ .Dy)(removed)} should be gone.` : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .ZV)('nothing to do.');
}
function of(findings, verdict) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .names */ .Dy)([...new Set((0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .having */ .g)(findings, verdict).map(({ benchmark }) => benchmark))]);
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


/***/ }),

/***/ 1117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ runnerLines),
/* harmony export */   d: () => (/* binding */ runnerSentences)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5916);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4639);




/** Who measured what, and how far the runners lie apart, a sentence each; none where there was one runner. */
function runnerSentences(report) {
    const { runners = [] } = report;
    if (runners.length < 2)
        return [];
    const difference = findDifference(report);
    return [
        (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(runners.length, 'runner'))} measured ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(shares(report))}: one experiment, since the two sides meet within a round only, and nothing is compared across runners.`,
        ...(difference === undefined ? [] : [differenceSentence(difference)]),
    ];
}
/** The machine of each runner, where they are several. */
function runnerLines({ runners = [] }) {
    if (runners.length < 2)
        return [];
    return runners.map(({ label, environment, seed }) => {
        const parts = [
            environment ? (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${environment.cpu}, ${environment.cores} cores, ${environment.os}` : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)('not known'),
            ...(environment?.runner === undefined ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${environment.runner}`]),
            ...(seed === undefined ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `seed ${seed}`]),
        ];
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `Runner ${label}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(parts, ' · ')}`;
    });
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
    return differences.sort((one, other) => ratio(other) - ratio(one))[0];
}
function ratio({ low, high }) {
    return high.value / low.value;
}
function differenceSentence(difference) {
    const { benchmark, unit, low, high } = difference;
    const { number, unit: shown } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([low.value, high.value], unit);
    const level = ({ value, runner }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(number(value))}${shown === '' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)('') : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) ` ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .unitText */ .IL)(shown)}`} on runner ${runner.label}`;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `The medians of the baseline differ between runners by up to ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)((0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(ratio(difference) - 1))}: ${benchmark} is at ${level(low)}, and at ${level(high)}.`;
}


/***/ }),

/***/ 4520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ roundsToSettle),
/* harmony export */   m: () => (/* binding */ settlingWords)
/* harmony export */ });
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5916);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9643);


/** How many more rounds would settle all that is inconclusive; undefined where that is not known of all. */
function roundsToSettle({ findings }) {
    const open = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .having */ .g)(findings, 'inconclusive').map(finding => finding.roundsToSettle);
    const known = open.filter(rounds => rounds !== null);
    return known.length > 0 && known.length === open.length ? Math.max(...known) : undefined;
}
/** What can be expected of more rounds. */
function settlingWords(report) {
    const rounds = roundsToSettle(report);
    return rounds === undefined ? 'cannot tell yet' : `about ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(rounds, 'more round')} would settle them`;
}


/***/ }),

/***/ 1488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _cells_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9231);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2269);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5916);
/* harmony import */ var _next_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6304);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9643);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4639);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9960);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8191);










/** The report for a terminal: the headline, all rows in one table, what to be careful about, and what to do next. */
function renderTerminal(report, { color, width = Number.POSITIVE_INFINITY, ...options }) {
    const paint = color ? painted : unpainted;
    const { shown, folded } = selectRows((0,_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .makeRows */ .G)(report), report);
    const sections = [
        [headlineText(report, paint), (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .write */ .M9)((0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .context */ ._O)(report), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalVoice */ .BE)],
        tableLines(shown, report, width, paint),
        folded.map(({ mark, text }) => paint(`${mark.character} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .write */ .M9)(text, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalVoice */ .BE)}`, mark.tone)),
        notes(report).map(({ mark, text }) => `${paint(mark.character, mark.tone)} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .write */ .M9)(text, _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalVoice */ .BE)}`),
        [`${paint('Next step:', 'strong')} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .write */ .M9)((0,_next_step_js__WEBPACK_IMPORTED_MODULE_4__/* .nextStep */ .s)(report, options), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalVoice */ .BE)}`],
    ];
    const filled = sections.filter(lines => lines.length > 0);
    return `${filled.map(lines => lines.join('\n')).join('\n\n')}\n`;
}
const codes = { bad: 31, good: 32, doubt: 33, quiet: 2, strong: 1 };
const painted = (text, style) => `\u001b[${codes[style]}m${text}\u001b[0m`;
const unpainted = text => text;
function headlineText(report, paint) {
    const suite = report.suite === 'benchmark' ? '' : ` ${_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalVoice */ .BE.name(report.suite)}`;
    const tallies = (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(report).map(({ mark, text }) => paint(`${mark.character} ${text}`, mark.tone));
    return `${paint(`Benchmarks${suite}:`, 'strong')} ${tallies.join(' · ')}`;
}
const mostQuietRows = 30;
/** All rows, but for the many that say nothing. */
function selectRows({ changed, inconclusive, unchanged, unjudged }, report) {
    const within = (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .own */ .ZV)(`unchanged within ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(report.settings.threshold)}`);
    const quiet = [
        { rows: unchanged, mark: _words_js__WEBPACK_IMPORTED_MODULE_7__/* .marks */ .Z8.unchanged, what: within },
        { rows: unjudged, mark: _words_js__WEBPACK_IMPORTED_MODULE_7__/* .otherMarks */ .p6.unjudged, what: (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .own */ .ZV)('not judged') },
    ];
    const isFolded = ({ rows }) => rows.length > mostQuietRows;
    return {
        shown: [...changed, ...inconclusive, ...quiet.filter(group => !isFolded(group)).flatMap(({ rows }) => rows)],
        folded: quiet
            .filter(isFolded)
            .map(({ rows, mark, what }) => ({ mark, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .say */ .cv) `${rows.length} ${what} (--markdown FILE shows them)` })),
    };
}
function tableLines(rows, report, width, paint) {
    if (rows.length === 0)
        return [];
    const [head, ...lines] = (0,_columns_js__WEBPACK_IMPORTED_MODULE_9__/* .layOut */ .v)(columnsOfRows(rows, report), width);
    return [
        paint(head, 'quiet'),
        ...lines.flatMap((line, at) => {
            const { mark, reason } = rows[at];
            const shown = paint(line, mark.tone);
            return reason === null ? [shown] : [shown, paint(`  └ ${_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalVoice */ .BE.message(reason)}`, mark.tone)];
        }),
    ];
}
function columnsOfRows(rows, { settings }) {
    const column = (head, cell) => ({ head, cells: rows.map(cell) });
    const number = (head, cell) => ({ ...column(head, cell), right: true });
    const spread = (quantity) => (quantity?.spread ? `± ${quantity.spread}` : '');
    return [
        column('', ({ mark }) => mark.character),
        { ...column('', row => row.word), gap: 1, expendable: 3 },
        { ...column('Benchmark', row => (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .write */ .M9)((0,_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .title */ .DD)(row), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalVoice */ .BE)), least: 24 },
        number('Baseline', ({ baseline }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .write */ .M9)((0,_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .valueText */ .Ru)(baseline), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalVoice */ .BE)),
        { ...column('', ({ baseline }) => spread(baseline)), gap: 1, expendable: 5 },
        number('Contender', ({ contender }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .write */ .M9)((0,_cells_js__WEBPACK_IMPORTED_MODULE_1__/* .valueText */ .Ru)(contender), _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalVoice */ .BE)),
        { ...column('', ({ contender }) => spread(contender)), gap: 1, expendable: 5 },
        number('Change', ({ change }) => change),
        { ...column(`${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(settings.confidence)} interval`, ({ interval }) => interval), expendable: 1 },
        { ...column('', ({ strip }) => strip), expendable: 4 },
        { ...number('Control', ({ control }) => control), expendable: 2 },
    ];
}
function notes(report) {
    const { added, removed } = report;
    return [
        ...(added.length > 0 ? [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_7__/* .otherMarks */ .p6.added, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .say */ .cv) `added: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .names */ .Dy)(added, 10)}` }] : []),
        ...(removed.length > 0 ? [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_7__/* .otherMarks */ .p6.removed, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .say */ .cv) `removed: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .names */ .Dy)(removed, 10)}` }] : []),
        ...(0,_trust_js__WEBPACK_IMPORTED_MODULE_6__/* .concerns */ .Kc)(report).map(text => ({ mark: _words_js__WEBPACK_IMPORTED_MODULE_7__/* .otherMarks */ .p6.warning, text })),
    ];
}


/***/ }),

/***/ 9960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ concerns),
/* harmony export */   n9: () => (/* binding */ trustTitle),
/* harmony export */   tY: () => (/* binding */ trust)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5916);
/* harmony import */ var _runners_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1117);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4639);




/** Whether the run can be trusted, in a few words: the title of what {@link trust} says at length. */
function trustTitle({ control, plan, findings }) {
    const parts = [titles[control.status](control), ...diagnosesOf(findings), ...(plan?.inPlace ? ['in place'] : [])];
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
/** What speaks for and against trusting the run, a sentence each. */
function trust(report) {
    const { control, plan } = report;
    return [
        ...(control.status === 'passed' ? [controlSentence(control)] : []),
        ...(control.bias ? [biasSentence(control.bias)] : []),
        ...resolutionSentence(report.resolution),
        ...(plan && isPlanned(plan.stoppedBy) ? [stopSentence(report.rounds, plan)] : []),
        ...(0,_runners_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerSentences */ .d)(report),
        ...concerns(report),
    ];
}
/** What speaks against it. */
function concerns(report) {
    const { status, control, plan, warnings, findings } = report;
    const isWithoutRun = status === 'errored' || status === 'not-compared';
    return [
        ...warnings.map(warning => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)(warning.message)),
        ...(control.status === 'passed' || isWithoutRun ? [] : [controlSentence(control)]),
        ...(plan?.inPlace ? [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(inPlaceSentence)] : []),
        ...(plan && !isPlanned(plan.stoppedBy) ? [stopSentence(report.rounds, plan)] : []),
        ...grouped(findings),
    ];
}
function biasSentence(bias) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`Two installations of the same code lie about ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(bias)} apart here; the intervals allow for that.`);
}
function resolutionSentence(resolution) {
    if (resolution === null)
        return [];
    return [
        (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`A change of ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(resolution)} would have been found in four of five runs (the median over the benchmarks).`),
    ];
}
function isPlanned(reason) {
    return reason === 'complete' || reason === 'settled';
}
function controlSentence(control) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(controlSentences[control.status](control));
}
function stopSentence(rounds, plan) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(stopSentences[plan.stoppedBy](rounds, plan.rounds));
}
const titles = {
    passed: ({ failed, of }) => `Control: ${failed} of ${of} flagged`,
    failed: ({ failed, of }) => `Control: ${failed} of ${of} flagged`,
    'too-few': () => 'Control: too few rounds for it to fail',
    'not-run': () => 'Control: not run',
};
const controlSentences = {
    passed: ({ of, noiseFloor }) => `The control compares two copies of the same code, ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(of, 'benchmark')}: it found no difference, as it must.${floor(noiseFloor)}`,
    failed: ({ failed, of, noiseFloor }) => `The control compares two copies of the same code, and found a difference in ${failed} of ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(of, 'benchmark')}. Where that changes what would be said, the benchmark is incomparable.${floor(noiseFloor)}`,
    'too-few': ({ noiseFloor }) => `The control compares two copies of the same code. There were too few rounds for the control to fail, so it proves nothing.${floor(noiseFloor)}`,
    'not-run': () => 'There was no control: nothing shows what this machine does to two copies of the same code.',
};
const inPlaceSentence = 'Both copies of a side ran in one directory, so the control cannot see what a directory changes (its name, its place on the disk).';
const stopSentences = {
    complete: rounds => `Measuring ended as planned, after ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rounds, 'round')}.`,
    settled: (rounds, planned) => `Measuring ended after ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rounds, 'round')} of at most ${planned}: more would not have changed what is said.`,
    'time-budget': (rounds, planned) => `The time budget was spent after ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rounds, 'round')} of ${planned}.`,
    interrupted: (rounds, planned) => `Measuring was interrupted after ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rounds, 'round')} of ${planned}; a round cut off is not used.`,
    failing: (rounds, planned) => `Measuring was given up after ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rounds, 'round')} of ${planned}, since the command kept failing.`,
};
function floor(noiseFloor) {
    return noiseFloor === null ? '' : ` Its noise floor is ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(noiseFloor)}.`;
}
/** The warnings of all findings: each sentence once, with the benchmarks that it is about. */
function grouped(findings) {
    const benchmarks = new Map();
    for (const { benchmark, warnings } of findings)
        for (const warning of warnings)
            benchmarks.set(warning.message, (benchmarks.get(warning.message) ?? new Set()).add(benchmark));
    return [...benchmarks].map(([sentence, which]) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .names */ .Dy)([...which])}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)(sentence)}`);
}


/***/ })

};
