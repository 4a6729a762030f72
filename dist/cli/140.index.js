export const id = 140;
export const ids = [140];
export const modules = {

/***/ 21:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showPage),
/* harmony export */   u: () => (/* binding */ openOption)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5197);






/** The option that shows the page at once. */
const openOption = {
    open: {
        group: 'Output',
        help: 'Open the HTML page in the browser. If no option writes it, it is a temporary file.',
    },
};
/** Opens the page that `--html` named, or else one that `make` makes, where `get` asks for it. Returns what went wrong, in words. */
async function showPage(get, make) {
    if (get('open') !== 'true')
        return undefined;
    const named = get('html');
    if (named !== '')
        return await openInBrowser(named);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), 'counterbalance-')), 'report.html');
    const problem = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .tryToWrite */ .oo)(path, make);
    if (problem !== undefined)
        return problem;
    process.stderr.write(`The page is ${path}\n`);
    return await openInBrowser(path);
}
/** Opens the file at `path` in the browser: the one that BROWSER names, or else the system's own. Returns why it could not, in words. */
async function openInBrowser(path) {
    const [program, ...words] = listOpener();
    try {
        const opener = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, [...words, path], { stdio: 'ignore', detached: true });
        await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(opener, 'spawn');
        opener.unref();
        return undefined;
    }
    catch (error) {
        return `"${path}" could not be opened with "${program}": ${error.message}. Open it yourself, or set BROWSER to a program`;
    }
}
function listOpener() {
    const { BROWSER } = process.env;
    if (BROWSER)
        return [BROWSER];
    if (process.platform === 'darwin')
        return ['open'];
    return process.platform === 'win32' ? ['explorer'] : ['xdg-open'];
}


/***/ }),

/***/ 6054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ makeContestRows),
/* harmony export */   r: () => (/* binding */ sectionsOf)
/* harmony export */ });
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _record_series_key_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2326);
/* harmony import */ var _contest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2984);
/* harmony import */ var _naming_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2012);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9965);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8149);
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8389);








/** The sections of a contest by the names of their contenders. */
function sectionsOf(report, contest) {
    return new Map(report.sections.filter(section => (0,_contest_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfContest */ .uU)(section, contest)).map(section => [(0,_contest_js__WEBPACK_IMPORTED_MODULE_1__/* .contenderOf */ .SQ)(section), section]));
}
/** The rows of a contest: what is judged, in the order in which it was first printed. */
function makeContestRows(report, contest) {
    const sections = sectionsOf(report, contest);
    const shown = [...sections.values()].flatMap(_view_js__WEBPACK_IMPORTED_MODULE_4__/* .listShown */ ["in"]);
    const judged = shown.filter(({ verdict }) => verdict !== null);
    const keys = [...new Set((judged.length > 0 ? judged : shown).map(_record_series_key_js__WEBPACK_IMPORTED_MODULE_6__/* .seriesKey */ .X))];
    const [first] = sections.values();
    if (first === undefined)
        return [];
    const { labelOf } = (0,_naming_js__WEBPACK_IMPORTED_MODULE_2__/* .makeNaming */ .rs)({ ...first, findings: [...sections.values()].flatMap(({ findings }) => findings) });
    return keys.map(key => {
        const findings = new Map([...sections].flatMap(([name, { findings }]) => {
            const found = findings.find(one => (0,_record_series_key_js__WEBPACK_IMPORTED_MODULE_6__/* .seriesKey */ .X)(one) === key);
            return found ? [[name, found]] : [];
        }));
        const [any] = findings.values();
        const measure = (0,_naming_js__WEBPACK_IMPORTED_MODULE_2__/* .measureText */ .kD)(any);
        const label = measure === null ? labelOf(any) : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${labelOf(any)} · ${measure}`;
        return { label, unit: any.unit, ...makeCells(findings, contest, key) };
    });
}
function makeCells(findings, contest, key) {
    const places = contest.rankings.find(one => (0,_record_series_key_js__WEBPACK_IMPORTED_MODULE_6__/* .seriesKey */ .X)(one) === key)?.places ?? [];
    const best = places.filter(({ isAmongBest }) => isAmongBest).map(({ side }) => side);
    const base = findBase([...findings.values()]);
    const levels = new Map([...findings].map(([name, finding]) => [name, levelIn(finding, base)]));
    const [any] = findings.values();
    const values = [base?.level.value ?? 0, ...[...levels.values()].map(level => level?.value ?? 0)];
    const shared = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)(values, any.unit);
    const cells = contest.sides.map(({ name }) => name === contest.baseline
        ? makeBaselineCell(name, base, shared, best)
        : makeCell(name, findings.get(name), { level: levels.get(name) ?? null, shared, best }));
    const placeOf = ({ side }) => {
        const place = places.findIndex(one => one.side === side);
        return place < 0 ? places.length : place;
    };
    const ranked = cells.toSorted((one, other) => placeOf(one) - placeOf(other));
    return { cells, best, ranked, isWhole: places.length === cells.length };
}
/** The level of the baseline, by the first pair that has a change: all others are told relative to it. */
function findBase(findings) {
    const found = findings.find(({ change }) => change !== null) ?? findings.find(({ baseline }) => baseline !== null);
    const level = found && (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .levelsOf */ .pd)(found).baseline;
    return found?.baseline && level ? { level, summary: found.baseline } : undefined;
}
/** The level of a contender: what its change makes of the baseline's, so that both agree. */
function levelIn(finding, base) {
    const own = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .levelsOf */ .pd)(finding).contender;
    if (own === null || finding.change === null || base === undefined)
        return own;
    return { value: base.level.value * (1 + finding.change.value), mad: own.mad };
}
const empty = { mark: undefined, word: '', change: '', ratio: '', interval: '', reason: null };
function makeBaselineCell(side, base, shared, best) {
    return {
        ...empty,
        side,
        isBaseline: true,
        quantity: base ? (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .quantity */ .au)(base.level, base.summary, shared) : null,
        isAmongBest: best.includes(side),
    };
}
function makeCell(side, finding, { level, shared, best }) {
    if (finding === undefined)
        return { ...empty, side, isBaseline: false, quantity: null, isAmongBest: false };
    const { verdict, change, contender, reason = null } = finding;
    return {
        side,
        isBaseline: false,
        mark: verdict === null ? _words_words_js__WEBPACK_IMPORTED_MODULE_5__/* .otherMarks */ .p6.unjudged : _words_words_js__WEBPACK_IMPORTED_MODULE_5__/* .marks */ .Z8[verdict],
        word: (0,_words_words_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(finding),
        quantity: level && contender && (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .quantity */ .au)(level, contender, shared),
        change: (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .changeText */ .k0)(finding),
        ratio: (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .ratioText */ .B9)(finding),
        interval: change === null ? '' : (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .intervalText */ .Bt)(change),
        reason,
        isAmongBest: best.includes(side),
    };
}


/***/ }),

/***/ 9017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ renderMergedTerminal)
});

// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/document/text.js
var document_text = __webpack_require__(8106);
// EXTERNAL MODULE: ./lib/report/contest.js + 1 modules
var report_contest = __webpack_require__(2984);
// EXTERNAL MODULE: ./lib/report/merged.js + 2 modules
var merged = __webpack_require__(842);
// EXTERNAL MODULE: ./lib/report/words/merged-headline.js
var merged_headline = __webpack_require__(947);
// EXTERNAL MODULE: ./lib/report/words/words.js
var words = __webpack_require__(8389);
// EXTERNAL MODULE: ./lib/document/columns.js
var columns = __webpack_require__(7762);
// EXTERNAL MODULE: ./lib/document/paint.js
var document_paint = __webpack_require__(945);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/report/contest-rows.js
var contest_rows = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/report/text/cells.js
var cells = __webpack_require__(733);
// EXTERNAL MODULE: ./lib/report/words/contest.js
var words_contest = __webpack_require__(6084);
// EXTERNAL MODULE: ./lib/report/words/question.js
var words_question = __webpack_require__(1366);
// EXTERNAL MODULE: ./lib/report/words/reproduce.js
var reproduce = __webpack_require__(2107);
// EXTERNAL MODULE: ./lib/report/words/trust.js
var trust = __webpack_require__(3998);
// EXTERNAL MODULE: ./lib/report/pages/causes-terminal.js
var causes_terminal = __webpack_require__(3426);
// EXTERNAL MODULE: ./lib/report/pages/growth.js
var growth = __webpack_require__(302);
;// CONCATENATED MODULE: ./lib/report/pages/contest-terminal.js
















/** All sides of a contest for a terminal: a table by benchmark, each side with its whole name, the lowest estimate first. */
function renderContestTerminal(report, contest, options) {
    const { color, width = Number.POSITIVE_INFINITY } = options;
    const paint = (0,document_paint/* makePaint */.R)(color);
    const rows = (0,contest_rows/* makeContestRows */.K)(report, contest);
    const sections = [...(0,contest_rows/* sectionsOf */.r)(report, contest).values()];
    const [first] = sections;
    const question = first && (0,words_question/* questionText */.m)(first);
    const tallies = (0,merged_headline/* mergedHeadline */.rD)({ ...report, sections }).map(({ mark, text }) => paint(`${mark.character} ${text}`, mark.tone));
    const { shown, folded } = selectRows(rows);
    const confidence = first?.settings.confidence ?? 0;
    const tables = shown.map(row => tableLines(row, contest, { width, paint, isAlone: rows.length === 1, confidence }));
    const notes = [...(0,merged_headline/* mergedNotes */.sy)(report), ...(0,words_contest/* sayOfAll */.Gu)(sections, trust/* concerns */.Kc)].map(text => (0,document_text/* write */.M9)(text, document_escape/* terminalVoice */.BE));
    const reproduction = first ? (0,reproduce/* reproduceContest */.AF)(contest, first, options.program) : [];
    const parts = [
        [
            `${paint('Benchmarks:', 'strong')} ${tallies.join(' · ')}`,
            (0,document_text/* write */.M9)((0,words_contest/* contestContext */.E2)(contest, report), document_escape/* terminalVoice */.BE),
            ...(question ? [(0,document_text/* write */.M9)(question, document_escape/* terminalVoice */.BE)] : []),
            ...(0,words_contest/* sideSentences */.s5)(contest).map(text => `  ${(0,document_text/* write */.M9)(text, document_escape/* terminalVoice */.BE)}`),
        ],
        ...tables,
        ...sections.map(section => withName(section, (0,growth/* growthLines */.FS)(section, paint))),
        ...listCauses(sections, width),
        folded === 0
            ? []
            : [
                `${words/* marks */.Z8.unchanged.character} ${folded} more benchmarks are unchanged on all sides (--markdown FILE shows them)`,
            ],
        notes.map(note => `${paint(words/* otherMarks */.p6.warning.character, 'doubt')} ${note}`),
        [`${paint('Next step:', 'strong')} ${(0,document_text/* write */.M9)((0,words_contest/* contestNextStep */.Qp)(report, contest, rows, options), document_escape/* terminalVoice */.BE)}`],
        reproduction.length === 0
            ? []
            : ['Reproduce, in the directory where it was run:', ...reproduction.map(line => `  ${(0,document_escape/* harmlessLines */.vL)(line)}`)],
    ];
    const filled = parts.filter(lines => lines.length > 0);
    return `${filled.map(lines => lines.join('\n')).join('\n\n')}\n`;
}
/** The causes of each contender with its name; once, where there is one reason for none of all. */
function listCauses(sections, width) {
    const [first, ...others] = sections.map(section => (0,causes_terminal/* causesLines */.E)(section, width));
    if (others.every(lines => lines.join() === first?.join()))
        return first === undefined ? [] : [first];
    return sections.map(section => {
        const [title, ...lines] = (0,causes_terminal/* causesLines */.E)(section, width);
        const name = document_escape/* terminalVoice */.BE.name(section.names?.contender ?? record/* usualNames */.Vx.contender);
        return title === undefined ? [] : [`${name}: ${title}`, ...lines];
    });
}
/** Lines below the name of the contender that they are about. */
function withName({ names }, lines) {
    return lines.length === 0 ? [] : [`${document_escape/* terminalVoice */.BE.name(names?.contender ?? record/* usualNames */.Vx.contender)}:`, ...lines];
}
const mostTables = 30;
/** All rows, but for those of many that say nothing. */
function selectRows(rows) {
    if (rows.length <= mostTables)
        return { shown: rows, folded: 0 };
    const shown = rows.filter(({ cells }) => cells.some(({ mark }) => mark && mark !== words/* marks */.Z8.unchanged));
    return { shown, folded: rows.length - shown.length };
}
function tableLines(row, contest, { width, paint, isAlone, confidence }) {
    const [head, ...lines] = (0,columns/* layOut */.v)(columnsOf(row, contest, confidence), width);
    const sentence = (0,words_contest/* rankingSentence */.q)(row, contest, true);
    return [
        ...(isAlone ? [] : [paint((0,document_text/* write */.M9)(row.label, document_escape/* terminalVoice */.BE), 'strong')]),
        paint(head, 'quiet'),
        ...lines.flatMap((line, at) => {
            const { mark, reason } = row.ranked[at];
            const why = reason === null ? [] : [paint(`  └ ${document_escape/* terminalVoice */.BE.message(reason)}`, mark?.tone ?? 'quiet')];
            return [mark ? paint(line, mark.tone) : line, ...why];
        }),
        ...(sentence ? [(0,document_text/* write */.M9)(sentence, document_escape/* terminalVoice */.BE)] : []),
    ];
}
function columnsOf({ ranked }, { sides, baseline }, confidence) {
    const column = (head, cell) => ({ head, cells: ranked.map(cell) });
    const number = (head, cell) => ({ ...column(head, cell), right: true });
    const nameOf = (name) => (0,document_text/* write */.M9)((0,words_contest/* sideName */.jf)(sides.find(side => side.name === name)), document_escape/* terminalVoice */.BE);
    return [
        column('', ({ mark }) => mark?.character ?? ''),
        { ...column('', ({ word, isBaseline }) => (isBaseline ? 'baseline' : word)), gap: 1 },
        column('Side', ({ side }) => nameOf(side)),
        number('Level', ({ quantity }) => (0,document_text/* write */.M9)((0,cells/* valueText */.Ru)(quantity), document_escape/* terminalVoice */.BE)),
        { ...column('', ({ quantity }) => (quantity?.spread ? `± ${quantity.spread}` : '')), gap: 1, expendable: 3 },
        number(`Against ${columnName(nameOf(baseline))}`, ({ change, isBaseline }) => (isBaseline ? '' : change)),
        { ...column('', ({ ratio }) => ratio), gap: 1, expendable: 2 },
        { ...column(`${(0,scale/* share */.uM)(confidence)} interval`, ({ interval }) => interval), expendable: 1 },
    ];
}
const longestInHead = 20;
function columnName(name) {
    return name.length > longestInHead ? 'the baseline' : name;
}

// EXTERNAL MODULE: ./lib/report/pages/terminal.js
var terminal = __webpack_require__(1865);
;// CONCATENATED MODULE: ./lib/report/pages/merged-terminal.js








/** All sections for a terminal: one headline, then each section as it is alone, worst first; of a contest, all sides in one table. */
function renderMergedTerminal(report, options) {
    const { contests = [] } = report;
    const sections = (0,merged_headline/* byUrgency */.td)(report);
    const only = (0,merged/* findOnlyContest */.oX)(report);
    if (only)
        return renderContestTerminal(report, only, options);
    const others = sections.filter(section => !contests.some(contest => (0,report_contest/* isOfContest */.uU)(section, contest)));
    const tallies = (0,merged_headline/* mergedHeadline */.rD)(report).map(({ mark, text }) => `${mark.character} ${text}`);
    const notes = (0,merged_headline/* mergedNotes */.sy)(report).map(note => `${words/* otherMarks */.p6.warning.character} ${(0,document_text/* write */.M9)(note, document_escape/* terminalVoice */.BE)}`);
    const pages = others.map(section => {
        const name = (0,document_text/* write */.M9)((0,merged_headline/* sectionName */.$)(section, sections), document_escape/* terminalVoice */.BE);
        return `── ${name} ──\n${(0,terminal/* renderTerminal */.b)(section, options)}`;
    });
    const head = [
        `Benchmarks: ${tallies.join(' · ')}`,
        (0,document_text/* write */.M9)((0,merged_headline/* mergedContext */.m2)(report), document_escape/* terminalVoice */.BE),
        ...notes,
        `Next step: ${(0,document_text/* write */.M9)((0,merged_headline/* mergedNextStep */.CH)(report, options), document_escape/* terminalVoice */.BE)}`,
    ];
    const tables = contests.map(contest => `── ${[contest.suite, contest.leg]
        .filter(Boolean)
        .map(name => document_escape/* terminalVoice */.BE.name(name))
        .join(' · ')} ──\n${renderContestTerminal(report, contest, options)}`);
    return [`${head.join('\n')}\n`, ...tables, ...pages].join('\n');
}


/***/ }),

/***/ 5456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ htmlPage),
  yA: () => (/* binding */ renderBy),
  ZR: () => (/* binding */ renderers)
});

// EXTERNAL MODULE: ./lib/report/merged.js + 2 modules
var merged = __webpack_require__(842);
// EXTERNAL MODULE: ./lib/document/text.js
var document_text = __webpack_require__(8106);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/record/record.js
var record_record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/util/entities.js
var entities = __webpack_require__(1193);
// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/report/contest-rows.js
var contest_rows = __webpack_require__(6054);
// EXTERNAL MODULE: ./lib/report/words/contest.js
var words_contest = __webpack_require__(6084);
// EXTERNAL MODULE: ./lib/report/text/cells.js
var cells = __webpack_require__(733);
;// CONCATENATED MODULE: ./lib/report/text/contest-cells.js




/** The heads of a table with a column for each side. */
function contestHeads({ sides, baseline }, voice) {
    const nameOf = (side) => `${(0,document_text/* write */.M9)((0,words_contest/* sideName */.jf)(side), voice)}${side.name === baseline && side.name !== record_record/* usualNames */.Vx.baseline ? ' (baseline)' : ''}`;
    return ['Benchmark', ...sides.map(nameOf), 'Fastest or best'];
}
/** The cells of each row, as HTML that is Markdown as well. */
function contestCells(rows, { sides }, voice) {
    const nameOf = (name) => (0,words_contest/* sideName */.jf)(sides.find(side => side.name === name) ?? { name });
    return rows.map(({ label, cells, best }) => [
        (0,document_text/* write */.M9)(label, voice),
        ...cells.map(cell => cellOf(cell, voice)),
        best.length === 0 ? '–' : (0,document_text/* write */.M9)((0,document_text/* join */.fj)(best.map(nameOf), ', '), voice),
    ]);
}
function cellOf({ isBaseline, mark, quantity, change, ratio, interval, reason }, voice) {
    const level = (0,document_text/* write */.M9)(quantity ? (0,cells/* spreadText */.rX)(quantity) : (0,document_text/* own */.ZV)('–'), voice);
    if (isBaseline)
        return level;
    const against = [mark?.emoji, change, ratio].filter(Boolean).join(' ');
    const details = [interval, quantity && level].filter(Boolean).join(' · ');
    const why = reason === null ? '' : `<br><sub>${voice.message(reason)}</sub>`;
    return `${against || '–'}${details === '' ? '' : `<br><sub>${details}</sub>`}${why}`;
}

;// CONCATENATED MODULE: ./lib/report/pages/contest-html.js





/** The tables of all contests of `report`, as a part of a page: a column for each side. */
function contestTables(report) {
    return (report.contests ?? []).map(contest => contestTable(report, contest)).join('\n');
}
const voice = (0,document_escape/* withShortLines */.wt)(document_escape/* htmlVoice */.eV);
const mostSentences = 5;
function contestTable(report, contest) {
    const rows = (0,contest_rows/* makeContestRows */.K)(report, contest);
    const sentences = rows.length > mostSentences ? [] : rankings(rows, contest);
    return [
        '<section>',
        `<p>${(0,document_text/* write */.M9)((0,words_contest/* contestContext */.E2)(contest, report), voice)}</p>`,
        list((0,words_contest/* sideSentences */.s5)(contest).map(text => (0,document_text/* write */.M9)(text, voice))),
        '<table>',
        row(contestHeads(contest, voice), 'th'),
        ...contestCells(rows, contest, voice).map(cells => row(cells, 'td')),
        '</table>',
        list(sentences),
        `<p>${(0,document_text/* write */.M9)(words_contest/* contestReading */.f3, voice)}</p>`,
        '</section>',
    ]
        .filter(Boolean)
        .join('\n');
}
function rankings(rows, contest) {
    return rows.flatMap(one => {
        const sentence = (0,words_contest/* rankingSentence */.q)(one, contest, rows.length === 1);
        return sentence === undefined ? [] : [(0,document_text/* write */.M9)(sentence, voice)];
    });
}
function row(cells, element) {
    return `<tr>${cells.map(cell => `<${element}>${cell}</${element}>`).join('')}</tr>`;
}
function list(items) {
    return items.length === 0 ? '' : `<ul>\n${items.map(item => `<li>${item}</li>`).join('\n')}\n</ul>`;
}

// EXTERNAL MODULE: ./lib/report/words/merged-headline.js
var merged_headline = __webpack_require__(947);
// EXTERNAL MODULE: ./lib/compare/verdicts/verdict.js
var verdict = __webpack_require__(3067);
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

// EXTERNAL MODULE: ./lib/report/words/runners.js
var runners = __webpack_require__(951);
;// CONCATENATED MODULE: ./lib/report/words/reading.js





/** Explains every column and word, one sentence each. On a page that draws strips, it explains these too. */
function reading({ settings, control, rules, findings }, drawing = 'strips') {
    const confidence = (0,scale/* share */.uM)(settings.confidence);
    const threshold = (0,scale/* share */.uM)(settings.threshold);
    return [
        (0,document_text/* own */.ZV)('Baseline and Contender show the typical value of each side. Slow phases that met both sides are taken out first, so contender ÷ baseline is the change. The ± is the usual distance of a value from it (the median). A row that is not judged shows plain medians.'),
        findings.some(({ quantity }) => quantity !== undefined) &&
            (0,document_text/* own */.ZV)('Rows with “mean”, or with a percentile such as “p95”, compare that number over all values of each side. It replaces the typical value.'),
        (0,document_text/* own */.ZV)(`Change is that of the contender relative to the baseline. The true change lies between the two numbers in brackets (the ${confidence} interval), except in one run in ${oneIn(settings.confidence)}. With many benchmarks this interval is wider, so that there are not more false alarms.`),
        drawing === 'strips' &&
            (0,document_text/* own */.ZV)('The strip draws the same interval, on one scale for all rows: ● the change, ├ ┤ the ends, · no change (┼ inside), ‹ › goes on.'),
        (0,document_text/* own */.ZV)('Control is the change between two copies of the same code. It should be close to zero.'),
        control.noiseFloor !== null &&
            (0,document_text/* own */.ZV)('The ± of the control is the noise floor: two copies of the same code seemed this far apart. It is the median of the far ends of the controls’ intervals.'),
        (0,document_text/* own */.ZV)(`Unchanged: the ${(0,scale/* share */.uM)((0,verdict/* equivalenceLevel */.Po)(settings.confidence))} interval is within ±${threshold}. It is narrower than the one that is shown, and a change of that size passes it in at most one run of ${oneIn(settings.confidence)}. Inconclusive: the interval is too wide to tell.`),
        rules !== undefined &&
            (0,document_text/* own */.ZV)(`A budget is met where the whole ${confidence} interval of the contender’s own median keeps to it. It is missed where none of it does, and undecided otherwise. The baseline has no part in that.`),
        (0,document_text/* own */.ZV)('Finds is the smallest change that a row would have shown in four of five runs. Outliers are unusually high or low values, farther from the middle half than 1.5 times its width. They count like all other values. p says how often chance alone makes such a difference.'),
        (0,document_text/* own */.ZV)('Incomparable: a comparison of the values would mislead. The row says why.'),
    ].filter(sentence => sentence !== false);
}
/** The machine and the versions, a line each: what it is, and what was found. */
function environmentLines(report) {
    const { environment, rounds, settings, seed, suite } = report;
    const known = reading_fields.flatMap(([label, value]) => {
        const found = environment && value(environment);
        return found === undefined ? [] : [(0,document_text/* say */.cv) `${(0,document_text/* own */.ZV)(label)}: ${found}`];
    });
    const looks = settings.looks.join(', ');
    return [
        ...known,
        ...(environment?.toolchain ?? []).map(({ command, version }) => (0,document_text/* say */.cv) `${command}: ${version}`),
        ...publishedLines(report),
        ...(0,runners/* runnerLines */.C)(report),
        ...suiteLines(report),
        (0,document_text/* say */.cv) `Suite: ${suite}`,
        ...(seed === undefined ? [] : [(0,document_text/* say */.cv) `Seed: ${seed}`]),
        ...(rounds > 0 && looks ? [(0,document_text/* own */.ZV)(`Looks after ${looks} rounds`)] : []),
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
function oneIn(confidence) {
    return confidence < 1 ? String(Math.round(1 / (1 - confidence))) : 'many';
}

// EXTERNAL MODULE: ./lib/report/words/reproduce.js
var reproduce = __webpack_require__(2107);
// EXTERNAL MODULE: ./lib/report/words/rules.js
var words_rules = __webpack_require__(9191);
// EXTERNAL MODULE: ./lib/metrics/duration.js
var duration = __webpack_require__(3237);
// EXTERNAL MODULE: ./lib/report/view.js
var report_view = __webpack_require__(8149);
;// CONCATENATED MODULE: ./lib/report/words/acceptance.js


/** The acceptance of a run as a paragraph of a page; empty where there was none. */
function renderAcceptance(accepted) {
    return accepted === undefined ? '' : `🏷️ **Accepted:** ${(0,document_text/* write */.M9)(acceptanceText(accepted), document_escape/* markdownVoice */.Cr)}\n\n`;
}
/** The same for a log. */
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

// EXTERNAL MODULE: ./lib/report/words/headline.js
var headline = __webpack_require__(9586);
// EXTERNAL MODULE: ./lib/report/words/next-step.js
var next_step = __webpack_require__(6702);
// EXTERNAL MODULE: ./lib/report/words/notable.js
var notable = __webpack_require__(753);
// EXTERNAL MODULE: ./lib/report/words/question.js
var words_question = __webpack_require__(1366);
// EXTERNAL MODULE: ./lib/report/words/words.js
var words = __webpack_require__(8389);
// EXTERNAL MODULE: ./lib/report/page/html.js
var html = __webpack_require__(4563);
;// CONCATENATED MODULE: ./lib/report/page/answer.js











/** The first part: the answer, the sides, and the next step. */
function drawAnswer(report, { record }, options) {
    const question = (0,words_question/* questionText */.m)(report);
    return [
        `<header>\n<h1>Benchmarks ${document_escape/* htmlVoice */.eV.name(report.suite)}</h1>`,
        drawHeadline((0,headline/* headline */.Pl)(report)),
        question === undefined ? '' : `<p>${(0,html/* html */.qy)(question)}</p>`,
        drawFacts(report, record?.createdAt, options.run),
        drawStep((0,next_step/* nextStep */.s)(report, options)),
        drawAcceptance(report.acceptance),
        '</header>',
    ]
        .filter(Boolean)
        .join('\n');
}
/** The tallies in one line. */
function drawHeadline(tallies) {
    const parts = tallies.map(({ mark, text }) => `<span class="${mark.tone}">${mark.character} ${text}</span>`);
    return `<p class="headline">${parts.join(' · ')}</p>`;
}
function drawStep(step) {
    return `<p class="step"><b>Next step:</b> ${(0,html/* html */.qy)(step)}</p>`;
}
/** Names who accepted the failures of the gate. */
function drawAcceptance(accepted) {
    return accepted === undefined ? '' : `<p><b>Accepted:</b> ${(0,html/* html */.qy)(acceptanceText(accepted))}</p>`;
}
function drawFacts(report, createdAt, run) {
    const { sides, rounds, plan, suiteChange, environment } = report;
    const stop = words/* stopWords */.e$[plan?.stoppedBy ?? 'complete'];
    const limit = (0,notable/* describeLimit */.X)(report);
    const exact = (0,notable/* describeExact */.j)(report.findings);
    const facts = [
        ['Contender', sides && drawSide(sides.contender, run)],
        ['Baseline', sides?.baseline && drawSide(sides.baseline, run)],
        ['Run', run && drawRun(run)],
        ['Measured', createdAt === undefined ? undefined : (0,html/* html */.qy)((0,document_text/* say */.cv) `${createdAt}`)],
        ['Rounds', `${rounds}${stop && ` (${stop})`}${plan ? `, in ${(0,duration/* duration */.p)(plan.seconds)}` : ''}`],
        ['Control', (0,words/* controlText */.JU)(report)],
        ['Whole suite', suiteChange ? (0,html/* html */.qy)((0,document_text/* own */.ZV)((0,headline/* changeText */.k0)(suiteChange))) : undefined],
        ['Limit', limit && (0,html/* html */.qy)(limit)],
        ['Exact', exact && (0,html/* html */.qy)(exact)],
        ['Machine', environment && (0,html/* html */.qy)((0,document_text/* say */.cv) `${environment.cpu}, ${environment.cores} cores`)],
        ['Shown', (0,report_view/* describeView */.fb)(report)],
    ];
    const lines = facts.flatMap(([name, value]) => (value ? [`<dt>${name}</dt><dd>${value}</dd>`] : []));
    return `<dl class="about">\n${lines.join('\n')}\n</dl>`;
}
function drawSide(origin, run) {
    const text = (0,html/* html */.qy)((0,headline/* sideText */.Rc)(origin));
    const { commit } = origin;
    if (run === undefined || commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit))
        return text;
    return `<a href="${(0,document_escape/* attribute */.lt)(`${run.repositoryUrl}/commit/${commit}`)}">${text}</a>`;
}
/** A link to the run. */
function drawRun({ url, runNumber, attempt }) {
    return `<a href="${(0,document_escape/* attribute */.lt)(url)}">run ${runNumber}${attempt > 1 ? `, attempt ${attempt}` : ''}</a>`;
}

// EXTERNAL MODULE: ./node_modules/d3-array/src/group.js + 2 modules
var group = __webpack_require__(8155);
// EXTERNAL MODULE: ./lib/report/naming.js
var naming = __webpack_require__(2012);
// EXTERNAL MODULE: ./lib/report/page/address.js
var address = __webpack_require__(940);
// EXTERNAL MODULE: ./lib/report/page/forest.js
var forest = __webpack_require__(7059);
// EXTERNAL MODULE: ./lib/compare/judge.js
var judge = __webpack_require__(36);
// EXTERNAL MODULE: ./lib/compare/verdicts/ruling.js
var verdicts_ruling = __webpack_require__(6073);
// EXTERNAL MODULE: ./node_modules/d3-array/src/mean.js
var mean = __webpack_require__(4834);
// EXTERNAL MODULE: ./lib/report/page/plots/axis.js
var axis = __webpack_require__(8250);
;// CONCATENATED MODULE: ./lib/report/page/plots/run-order.js

/** Each value at its round and at its place in it. */
function pictureRunOrder(series, measured) {
    const { rounds, metric } = series;
    const values = rounds.flat().map(({ value }) => value);
    return {
        title: 'In the order of runs',
        description: `All ${values.length} values of both sides by round`,
        x: (0,axis/* roundAxis */.Sb)(measured.record.rounds.length),
        y: (0,axis/* quantityAxis */.Ze)(values, metric.unit),
        marks: [...roundMarks(measured), ...sideDots(series)],
        height: 220,
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
        const turns = turnsOf(round);
        for (const { side, copy, turn, value } of round)
            if (Number.isFinite(value))
                points[side][copy - 1].push([numbers[index] + (turn + 0.5) / turns, value]);
    });
    return Object.entries(points).flatMap(([side, copies]) => copies.map((own, index) => ({
        shape: 'dots',
        kind: `dot ${side}${index === 1 ? ' hollow' : ''}`,
        label: `${side} copy ${index + 1}`,
        points: own,
    })));
}
/** How many turns a round has; a failed invocation leaves its turn empty. */
function turnsOf(round) {
    return Math.max(4, ...round.map(({ turn }) => turn + 1));
}

;// CONCATENATED MODULE: ./lib/report/page/plots/within-rounds.js



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
    const y = (0,axis/* changeAxis */.EX)([...changes.map(([, change]) => change), ...narrowed(ends, changes), threshold, -threshold]);
    const [bottom, top] = [y.ends[0] / 100, y.ends[1] / 100];
    return {
        title: 'Within rounds',
        description: `The contender less the baseline by round, and the interval at ${looks.length === 1 ? 'the end' : 'each look'}`,
        x: (0,axis/* roundAxis */.Sb)(rounds),
        y,
        marks: [
            ...roundMarks(measured),
            { shape: 'area', kind: 'within', points: [0, rounds].map(x => [x, -threshold, threshold]) },
            { shape: 'rules', kind: 'zero', y: [0] },
            { shape: 'dots', kind: 'dot round', label: 'contender less baseline', points: changes },
            {
                shape: 'bars',
                kind: 'interval',
                bars: known.map(({ at, low, high }) => [at, Math.max(bottom, low ?? bottom), Math.min(top, high ?? top)]),
            },
            { shape: 'line', kind: 'curve estimate', points: known.map(({ at, value }) => [at, value]) },
            {
                shape: 'dots',
                kind: 'dot estimate',
                label: 'estimate at this look',
                points: known.map(({ at, value }) => [at, value]),
            },
        ],
        height: 220,
    };
}
/** Ends of early intervals can be so far away that nothing else could be seen: the axis reaches three times as far as the rounds. */
function narrowed(ends, changes) {
    const reach = 3 * Math.max(0.01, ...changes.map(([, change]) => Math.abs(change)));
    return ends.map(end => Math.max(-reach, Math.min(reach, end)));
}

;// CONCATENATED MODULE: ./lib/report/page/numbers.js









const summaryHeads = ['Metric, side', 'n', 'Min', 'Q1', 'Median', 'Q3', 'Max', 'Median ± MAD', 'Mean ± sd'];
/** The five numbers, mean and spread of each side, for all metrics of a benchmark. */
function summaryTable(findings) {
    const rows = findings.flatMap(finding => ['baseline', 'contender'].flatMap(side => {
        const summary = finding[side];
        return summary === null ? [] : [[`${(0,html/* html */.qy)((0,document_text/* say */.cv) `${finding.metric}`)}, ${side}`, ...summaryCells(finding, summary)]];
    }));
    return (0,html/* numberTable */.Ke)('The values of each side', summaryHeads, rows);
}
function summaryCells({ baseline, contender, unit }, summary) {
    const { n, min, q1, median, q3, max, mad, mean, sd } = summary;
    const { number, numberWith, spread, unit: shown } = (0,scale/* scale */.hs)([baseline?.median ?? 0, contender?.median ?? 0], unit);
    const after = shown === '' ? '' : ` ${(0,html/* html */.qy)((0,document_escape/* unitText */.IL)(shown))}`;
    return [
        String(n),
        ...[min, q1, median, q3, max].map(number),
        `${numberWith(median, mad)} ± ${spread(mad, median)}${after}`,
        sd === undefined || sd === null ? `${number(mean)}${after}` : `${number(mean)} ± ${spread(sd, mean)}${after}`,
    ];
}
const conclusionHeads = [
    'Metric',
    'Verdict',
    'Change',
    'p',
    'p, for many',
    'Finds',
    'Control',
    'Means',
    'p95, or p5 if higher is better',
    'p of Mann and Whitney',
];
/** The conclusions for each metric, and the second opinions. */
function conclusionTable(findings) {
    const rows = findings.map(finding => {
        const { metric, change, p, adjustedP, resolution, control, secondOpinions } = finding;
        return [
            (0,html/* html */.qy)((0,document_text/* say */.cv) `${metric}`),
            (0,words/* word */.Vm)(finding),
            changeCell(change),
            chance(p),
            chance(adjustedP),
            resolution === null ? '–' : (0,scale/* percentSize */.v_)(resolution),
            control === null ? '–' : `${(0,scale/* percent */.KN)(control.value)} ${(0,scale/* percentInterval */.r6)(control.low, control.high)}`,
            changeCell(secondOpinions?.means ?? null),
            changeCell(secondOpinions?.p95 ?? null),
            chance(secondOpinions?.mannWhitneyP ?? null),
        ];
    });
    return (0,html/* numberTable */.Ke)('What follows from them', conclusionHeads, rows);
}
function changeCell(change) {
    return change === null ? '–' : (0,headline/* changeText */.k0)(change);
}
function chance(p) {
    if (p === null)
        return '–';
    return p < 0.0001 ? '&lt; 0.0001' : String(Number(p.toPrecision(2)));
}
const slots = [
    ['baseline', 1],
    ['baseline', 2],
    ['contender', 1],
    ['contender', 2],
];
/** Every value by round, in the order in which the copies ran. */
function valueTable({ rounds, numbers, metric }) {
    const { numberWith, unit } = scaleOf(rounds, metric.unit);
    const changes = new Map(listRoundChanges({ rounds, numbers }).map(([at, change]) => [at - 0.5, change]));
    const rows = rounds.map((round, index) => [
        String(numbers[index] + 1),
        round.map(({ side, copy }) => `${side[0]}${copy}`).join(' '),
        ...slots.map(([side, copy]) => {
            const values = round.filter(one => one.side === side && one.copy === copy);
            return values.map(({ value }) => numberWith(value, Math.abs(value) / 1000)).join(', ') || '–';
        }),
        changes.has(numbers[index]) ? (0,scale/* percent */.KN)(changes.get(numbers[index])) : '–',
    ]);
    const heads = ['Round', 'Order', 'Baseline 1', 'Baseline 2', 'Contender 1', 'Contender 2', 'Change'];
    return (0,html/* numberTable */.Ke)(`All values by round${inUnit(unit)}`, heads, rows);
}
/**
 * The place at which the script makes the same table from the packed record: the values of this benchmark and metric on these sides,
 * times the factor.
 */
function valuePlace({ benchmark, metric, rounds, printedUnit, ruling }, { record, sides }) {
    const { size, unit } = scaleOf(rounds, metric.unit);
    const { factor } = (0,verdicts_ruling/* rule */.Hu)({ ...metric, unit: printedUnit }, ruling);
    return `<div data-benchmark="${(0,entities/* entities */.O)(benchmark)}" data-metric="${(0,entities/* entities */.O)(metric.name)}" data-factor="${factor / size}" data-record="${record}" data-baseline="${(0,entities/* entities */.O)(sides.baseline)}" data-contender="${(0,entities/* entities */.O)(sides.contender)}">${(0,html/* numberTable */.Ke)(`All values by round${inUnit(unit)}`, ['Round', 'Values in the order of runs'], [])}</div>`;
}
function scaleOf(rounds, unit) {
    return (0,scale/* scale */.hs)([rounds.find(round => round.length > 0)?.[0]?.value ?? 0], unit);
}
function inUnit(unit) {
    return unit === '' ? '' : `, in ${(0,document_escape/* attribute */.lt)(unit)}`;
}
/** The differences of the quantiles. */
function shiftTable(shifts) {
    return (0,html/* numberTable */.Ke)('Quantile differences', ['Percentile', 'Difference', 'Band'], shifts.map(({ p, value, low, high }) => [
        `${Math.round(p * 100)}`,
        (0,scale/* percent */.KN)(value),
        (0,html/* html */.qy)((0,document_text/* own */.ZV)((0,scale/* percentInterval */.r6)(low, high))),
    ]));
}
/** The table of the looks: the estimate and interval at each. */
function lookTable(looks) {
    return (0,html/* numberTable */.Ke)('Looks', ['After round', 'Change'], looks.map(({ rounds, change }) => [String(rounds), changeCell(change)]));
}

;// CONCATENATED MODULE: ./lib/report/page/plots/distributions.js

/** The distributions of both sides: for each value, the share of values that are at most as large. */
function pictureDistributions({ metric }, { baseline, contender }) {
    const sides = [
        { side: 'baseline', values: baseline },
        { side: 'contender', values: contender },
    ];
    return {
        title: 'Distributions',
        description: 'The share of the values of each side up to each value',
        x: (0,axis/* quantityAxis */.Ze)(sides.flatMap(({ values }) => values), metric.unit),
        y: (0,axis/* shareAxis */.Df)(),
        marks: sides.flatMap(({ side, values }) => [
            { shape: 'steps', kind: `curve ${side}`, points: stepsOf(values) },
            { shape: 'dots', kind: `dot ${side} small`, label: side, points: pointsOf(values) },
        ]),
        height: 220,
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
function pointsOf(values) {
    return values.map((value, index) => [value, (index + 1) / values.length]);
}
function stepsOf(values) {
    const [first] = values;
    return first === undefined ? [] : [[first, 0], ...pointsOf(values)];
}

// EXTERNAL MODULE: ./lib/report/page/plots/picture.js
var picture = __webpack_require__(1029);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
;// CONCATENATED MODULE: ./lib/stats/opinions/shift-function.js

/**
 * The shift function of `b` against `a` at the quantiles `ps`, with the simultaneous band of Doksum & Sievers (1976), which holds at
 * all quantiles at once with 95 % confidence where the values are independent.
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

;// CONCATENATED MODULE: ./lib/report/page/plots/shift.js


const quantiles = [0.05, ...Array.from({ length: 9 }, (_, index) => (index + 1) / 10), 0.95];
/** Lists the distances of the sides at each quantile. Returns undefined if there are no ratios. */
function listShifts({ baseline, contender }) {
    if (!(baseline[0] > 0) || contender.length === 0)
        return undefined;
    return shiftFunction(baseline, contender, quantiles);
}
/** The difference of the quantiles of both sides, with its band. */
function pictureShift(shifts, threshold) {
    const bounded = shifts.flatMap(({ p, low, high }) => (low === null || high === null ? [] : [[p, low, high]]));
    const ends = bounded.flatMap(([, low, high]) => [low, high]);
    return {
        title: 'Quantile differences',
        description: 'How far the contender is from the baseline at each percentile',
        x: (0,axis/* shareAxis */.Df)(),
        y: (0,axis/* changeAxis */.EX)([...shifts.map(({ value }) => value), ...ends, threshold, -threshold]),
        marks: [
            { shape: 'area', kind: 'within', points: [0, 1].map(p => [p, -threshold, threshold]) },
            { shape: 'rules', kind: 'zero', y: [0] },
            { shape: 'area', kind: 'band', points: bounded },
            { shape: 'line', kind: 'curve estimate', points: shifts.map(({ p, value }) => [p, value]) },
            {
                shape: 'dots',
                kind: 'dot estimate',
                label: 'contender against baseline',
                points: shifts.map(({ p, value }) => [p, value]),
            },
        ],
        height: 220,
    };
}

;// CONCATENATED MODULE: ./lib/report/page/panel.js













/** The parts that all panels share, with what the machine did. */
function makeShared(machine) {
    return { machine, ...captions };
}
/** The name by which the script finds a shared part. No address of a benchmark has a blank. */
function sharedKey(prefix, part) {
    return `${prefix} ${part}`;
}
/** The panel of one benchmark. */
function drawPanel({ title, findings }, report, options) {
    const judged = findings.filter(({ verdict }) => verdict !== null);
    const drawn = judged.length > 0 ? judged : findings.slice(0, 1);
    const warnings = [...new Set(findings.flatMap(finding => finding.warnings.map(warning => warning.message)))];
    return [
        `<h3>${(0,html/* html */.qy)(title)}</h3>`,
        ...drawn.map(finding => drawFinding(finding, report, options)),
        warnings.length === 0 ? '' : `<h4>Warnings</h4>${(0,html/* list */.p_)(warnings.map(document_text/* message */.iU))}`,
        summaryTable(findings),
        conclusionTable(findings),
    ].join('\n');
}
function drawFinding(finding, report, { measured, shared, prefix, recordKey, isWhole }) {
    const said = `<p>${(0,html/* html */.qy)(sentence(finding, report.settings.confidence))}</p>`;
    const series = measured?.seriesOf(finding);
    if (measured === undefined || series === undefined || series.rounds.flat().length === 0)
        return said;
    const threshold = finding.threshold ?? report.settings.threshold;
    const looks = isWhole ? measured.looksOf(finding) : lastLook(finding, series.rounds.length);
    const sorted = sortValues(series);
    const shifts = listShifts(sorted);
    const part = (name) => (isWhole ? shared[name] : `<div data-shared="${sharedKey(prefix, name)}"></div>`);
    return `${said}<div class="plots">${[
        (0,html/* figure */.vP)('In the order of runs', `${(0,picture/* drawPicture */.j)(pictureRunOrder(series, measured))}${part('machine')}`, part('order')),
        (0,html/* figure */.vP)('Within rounds', (0,picture/* drawPicture */.j)(pictureWithinRounds(series, { looks, threshold, measured })), part('within')),
        (0,html/* figure */.vP)('Distributions', (0,picture/* drawPicture */.j)(pictureDistributions(series, sorted)), part('distributions')),
        shifts ? (0,html/* figure */.vP)('Quantile differences', (0,picture/* drawPicture */.j)(pictureShift(shifts, threshold)), part('shift')) : '',
    ].join('')}</div><details><summary>Tables of these plots</summary>${isWhole ? valueTable(series) : valuePlace(series, { record: recordKey, sides: measured.record.names ?? record_record/* usualNames */.Vx })}${shifts ? shiftTable(shifts) : ''}${looks.length > 0 ? lookTable(looks) : ''}</details>`;
}
function lastLook({ change }, rounds) {
    return change === null ? [] : [{ rounds, change }];
}
function sentence(finding, confidence) {
    const { metric, quantity, better, change, reason } = finding;
    const compared = quantity === undefined ? '' : `, ${(0,judge/* quantityName */.pJ)(quantity, better)}`;
    const what = change === null ? (0,document_text/* own */.ZV)('') : (0,document_text/* own */.ZV)(`: ${(0,headline/* changeText */.k0)(change)}, ${intervalName(change.level, confidence)}`);
    const why = reason === undefined ? (0,document_text/* own */.ZV)('') : (0,document_text/* say */.cv) ` (${(0,document_text/* message */.iU)(reason)})`;
    return (0,document_text/* say */.cv) `${metric}${(0,document_text/* own */.ZV)(compared)} · ${(0,document_text/* own */.ZV)((0,words/* word */.Vm)(finding))}${what}${(0,document_text/* own */.ZV)(equivalenceText(finding))}${why}`;
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
const keys = {
    baseline: '<svg class="key baseline" viewBox="0 0 8 8" aria-hidden="true"><circle cx="4" cy="4" r="4"/></svg>',
    contender: '<svg class="key contender" viewBox="0 0 8 8" aria-hidden="true"><path d="M0 0H8V8H0Z"/></svg>',
};
const captions = {
    order: `${keys.baseline} baseline, ${keys.contender} contender; the second copy is hollow. Each value stands at its round and at its place in it. Dashed: a look. Shaded: a disturbed round. Spin is a fixed piece of work of our own: it shows the speed of the machine.`,
    within: 'A grey dot is the contender less the baseline in one round. A line is the interval at a look, and the dot on it its estimate. Measuring stops when the interval is clear of the edges of the shaded threshold.',
    distributions: 'The higher a curve is at a value, the more values are at most as large. A curve further to the right has larger values; a flat part between two steep ones means two modes.',
    shift: 'Above zero, the contender’s value is larger at this percentile. A level line is a shift of all values; a rise at the right is a longer tail. The band holds at all percentiles at once in 95 of 100 runs, if the values are independent.',
};

;// CONCATENATED MODULE: ./lib/report/page/plots/machine.js


const spin = 'Spin';
const known = [
    [spin, 's', ({ spinSeconds }) => spinSeconds],
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
        x: (0,axis/* roundAxis */.Sb)(Math.max(1, measured.record.rounds.length)),
        y: (0,axis/* quantityAxis */.Ze)(unit === 's' || unit === 'GHz' ? read : [0, 1, ...read], unit, height < small ? 2 : 4),
        ...(height < small ? { name } : {}),
        marks: [
            ...roundMarks(measured),
            { shape: 'line', kind: 'curve machine', points },
            { shape: 'dots', kind: 'dot machine small', label: name.toLowerCase(), points },
        ],
        height,
    };
}
function shareOf(part, whole) {
    return part === undefined || !whole ? undefined : (100 * part) / whole;
}
/** The two that stand below the values of every benchmark. */
function pictureBelow(measured) {
    const below = listReadings(measured).filter(({ name }) => name === spin || name === 'Steal');
    return below.map(reading => pictureReading(reading, measured, 90));
}

;// CONCATENATED MODULE: ./lib/report/page/benchmarks.js











/** As many panels can be read without a script. */
const mostInPage = 30;
/** Draws the benchmarks of `report`. */
function drawBenchmarks(report, { measured, prefix, recordKey, most }) {
    const rows = (0,forest/* listRows */.qs)(report);
    const subjects = listSubjects(report, rows.map(({ finding }) => finding), prefix);
    const byKey = new Map(subjects.map(subject => [keyOf(subject.findings[0]), subject]));
    const addressOf = (finding) => (0,address/* addressOfId */.$Y)(byKey.get(keyOf(finding)).id);
    const machine = measured === undefined ? '' : pictureBelow(measured).map(picture/* drawPicture */.j).join('');
    const shared = makeShared(machine);
    const options = { measured, shared, prefix, recordKey };
    const shown = subjects.slice(0, most);
    const panels = shown.map(subject => {
        const panel = drawPanel(subject, report, { ...options, isWhole: true });
        return `<details class="panel" id="${(0,document_escape/* attribute */.lt)(subject.id)}"><summary>${(0,html/* html */.qy)(subject.title)}</summary>\n${panel}\n</details>`;
    });
    const rest = subjects
        .slice(most)
        .map(subject => `${subject.id}\n<summary>${(0,html/* html */.qy)(subject.title)}</summary>${drawPanel(subject, report, { ...options, isWhole: false })}`);
    const parts = Object.entries(shared).map(([name, part]) => `${sharedKey(prefix, name)}\n${part}`);
    return {
        forest: rows.length === 0 ? '' : (0,html/* section */.uW)('Benchmarks', drawControls(rows), (0,forest/* drawForest */.yZ)(report, rows, addressOf)),
        panels: panels.join('\n'),
        packed: rest.length === 0 ? [] : [...parts, ...rest],
    };
}
/** The benchmarks of `findings`, in their order, each with all that is told of it. */
function listSubjects(report, findings, prefix) {
    const { titleOf } = (0,naming/* makeNaming */.rs)(report);
    const groups = (0,group/* default */.Ay)(report.findings.filter(report_view/* isTold */.Wc), keyOf);
    const taken = new Set();
    return [...new Set(findings.map(keyOf))].map(key => {
        const own = groups.get(key);
        const title = titleOf(own[0]);
        const id = (0,address/* freeId */.wQ)(`${prefix}${(0,address/* idOf */.TH)((0,document_text/* write */.M9)(title, { name: text => text, message: text => text, line: text => text }))}`, taken);
        return { id, title, findings: own };
    });
}
function keyOf({ benchmark, aside }) {
    return `${aside === true}\n${benchmark}`;
}
/** The controls stand in the page, and are shown by the script that they need. */
function drawControls(rows) {
    const words = new Map(rows.map(({ verdict, word }) => [verdict ?? 'none', verdict === null ? 'not judged' : word]));
    const boxes = [...words].map(([verdict, word]) => `<label><input type="checkbox" name="verdict" value="${verdict}" checked> ${verdict === 'none' ? word : commonly(verdict, rows)}</label>`);
    return `<form class="controls" hidden><input type="search" aria-label="Filter by name" placeholder="Filter by name ( / )">${boxes.join('')}<output aria-live="polite">${rows.length} shown</output></form>`;
}
function commonly(verdict, rows) {
    const words = new Set(rows.filter(row => row.verdict === verdict).map(({ word }) => word));
    return words.size === 1 ? [...words][0] : verdict;
}

// EXTERNAL MODULE: ./lib/report/words/causes.js
var words_causes = __webpack_require__(1178);
// EXTERNAL MODULE: ./lib/report/words/counters.js
var words_counters = __webpack_require__(6575);
;// CONCATENATED MODULE: ./lib/report/page/plots/flame.js
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
    const frames = calls.map(({ parent, at }, index) => {
        const [before, after] = totals[index];
        const start = ends.get(parent);
        const width = after / scale;
        const depth = depths.get(parent) + 1;
        ends.set(parent, start + width);
        ends.set(index, start);
        depths.set(index, depth);
        return { name: functions[at].name, depth, start, width, baseline: before, contender: after };
    });
    const shown = frames.filter(({ width }) => width >= narrowest);
    const isFirstGone = ({ contender, baseline }, index) => {
        const above = frames[calls[index].parent];
        return contender === 0 && baseline / scale >= narrowest && (above === undefined || above.contender > 0);
    };
    return {
        frames: shown,
        gone: frames.filter(isFirstGone).sort((one, other) => other.baseline - one.baseline),
        depth: shown.reduce((most, { depth }) => Math.max(most, depth + 1), 0),
    };
}

;// CONCATENATED MODULE: ./lib/report/page/causes.js







/** The part on causes: the functions that account for a change, all of them as a table, and the calls of both sides. */
function drawCauses(report, record) {
    const { causes, names: called = record_record/* usualNames */.Vx } = report;
    const text = (0,words_causes/* causesText */.WT)(causes);
    if (text === undefined || causes === undefined)
        return '';
    const counters = (0,words_counters/* countersText */.D)(report);
    const title = `<p>${(0,html/* html */.qy)(text.title)}</p>${counters === undefined ? '' : `<p>Counters: ${counters}.</p>`}`;
    if ('absence' in causes)
        return (0,html/* section */.uW)('Causes', title);
    const profiles = record?.causes;
    const flame = profiles === undefined || 'absence' in profiles || profiles.calls.length === 0
        ? ''
        : drawFlame(layOutFlame(profiles, called.baseline, called.contender), causes);
    return (0,html/* section */.uW)('Causes', title, drawTable(causes), flame);
}
const heads = [
    ['name', 'Function'],
    ['value', 'Baseline'],
    ['value', 'Contender'],
    ['value', 'Difference'],
    ['', 'Place'],
];
/** All functions, which the page's script can sort; what is not named together stays below. */
function drawTable(causes) {
    const { rows, rest, whole, unit } = causes;
    const head = heads.map(([key, text]) => `<th scope="col"${key && ` data-sort="${key}"`}>${text}</th>`).join('');
    const drawn = rows.map(row => {
        const { name, place, changed, ...amounts } = (0,words_causes/* causeText */.xv)(row, whole, unit);
        const where = `${(0,html/* html */.qy)(place)}${changed && ` <span class="ends">${changed}</span>`}`;
        return `<tbody>${drawRow(row.isNamed ? `<strong>${(0,html/* html */.qy)(name)}</strong>` : (0,html/* html */.qy)(name), row, { ...amounts, where, causes })}</tbody>`;
    });
    // Where none is named, all of them are the rest.
    const others = rows.some(({ isNamed }) => isNamed) ? 'All that are not named' : 'All functions';
    const last = rest.functions === 0 ? '' : drawRow(others, rest, { ...(0,words_causes/* othersText */.nn)(causes), where: '', causes });
    const caption = 'Functions by their own time, those that are named first';
    return `<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table class="numbers"><caption>${caption}</caption><thead><tr>${head}</tr></thead>${drawn.join('')}<tfoot>${last}</tfoot></table></div>`;
}
function drawRow(name, sum, { difference, interval, where, causes }) {
    const { baseline, contender } = sum;
    const [before, after] = [baseline, contender].map(value => (0,words_causes/* amountText */.cY)(value, causes.whole, causes.unit));
    const cell = (value, text) => `<td data-value="${value}">${text}</td>`;
    const size = Math.abs(sum.difference);
    const ends = `${difference} <span class="ends">${interval}</span>`;
    return `<tr><th scope="row">${name}</th>${cell(baseline, before)}${cell(contender, after)}${cell(size, ends)}<td>${where}</td></tr>`;
}
const rowHeight = 18;
/** The calls as SVG. Widths are parts of the whole, so that text keeps its size. */
function drawFlame({ frames, gone, depth }, causes) {
    const most = Math.max(...frames.map(sizeOf), 1e-9);
    const body = frames.map(frame => drawFrame(frame, most, causes)).join('');
    const without = gone
        .slice(0, mostGone)
        .map(({ name, baseline }) => `${name} (−${(0,words_causes/* amountText */.cY)(baseline, causes.whole, causes.unit)})`);
    const missing = without.length === 0 ? '' : `<p>Gone: ${(0,html/* html */.qy)((0,document_text/* names */.Dy)(without, mostGone))}.</p>`;
    const search = `<form class="controls flame-search" hidden><label>Find a function <input type="search"></label><button class="action" type="button">Show all</button></form>`;
    const picture = `<div class="wide" tabindex="0" role="region" aria-label="Calls"><svg class="flame" role="img" aria-label="${(0,document_escape/* attribute */.lt)(`Flame graph of the calls of the contender. ${frames.length} frames`)}" width="100%" height="${depth * rowHeight}">${body}</svg></div>`;
    return (0,html/* figure */.vP)('Calls of the contender, compared with the baseline', `${search}${picture}${missing}`, caption);
}
const mostGone = 20;
const caption = 'The width is the time of a function with the functions that it calls. Red takes more than the baseline there, blue takes less; the darker, the more.';
function sizeOf({ baseline, contender }) {
    return Math.abs(contender - baseline);
}
function drawFrame(frame, most, { whole, unit }) {
    const { name, depth, start, width, baseline, contender } = frame;
    const [before, after] = [baseline, contender].map(value => (0,words_causes/* amountText */.cY)(value, whole, unit));
    const kind = contender >= baseline ? 'more' : 'less';
    const shade = ((0.75 * sizeOf(frame)) / most).toFixed(2);
    const title = (0,document_escape/* attribute */.lt)(`${name}: ${before} → ${after}`);
    const text = width > 0.02 ? `<text x="3" y="13">${(0,document_escape/* attribute */.lt)(name)}</text>` : '';
    return `<svg x="${percent(start)}" y="${depth * rowHeight}" width="${percent(width)}" height="${rowHeight}" data-at="${Math.round(start * 1e5)} ${Math.round(width * 1e5)}"><title>${title}</title><rect class="${kind}" width="100%" height="${rowHeight - 1}" fill-opacity="${shade}"/>${text}</svg>`;
}
function percent(part) {
    return `${Number((part * 100).toFixed(3))}%`;
}

// EXTERNAL MODULE: ./lib/report/page/document.js + 8 modules
var page_document = __webpack_require__(8639);
// EXTERNAL MODULE: ./lib/report/words/growth.js
var words_growth = __webpack_require__(2089);
;// CONCATENATED MODULE: ./lib/report/page/plots/growth.js

/** Both curves on logarithmic axes, with the interval of each point. */
function pictureGrowth({ points, unit, parameter, crossing, metric }) {
    const expected = points.flatMap(one => (one.expected === undefined ? [] : [[one.size, one.expected]]));
    const ends = [
        ...points.flatMap(({ baseline, contender }) => [baseline, contender].flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])),
        ...expected.map(([, value]) => value),
    ];
    return {
        title: `${metric} by size`,
        description: `Both sides at ${points.length} sizes, on logarithmic axes`,
        x: (0,axis/* logAxis */.S_)(points.map(({ size }) => size), { name: parameter }),
        y: (0,axis/* logAxis */.S_)(ends, { unit }),
        marks: [
            ...(crossing === undefined ? [] : [{ shape: 'rules', kind: 'look', x: [crossing] }]),
            ...(expected.length === 0 ? [] : [{ shape: 'line', kind: 'zero expected', points: expected }]),
            ...['baseline', 'contender'].flatMap(side => sideMarks(side, points.map(one => [one.size, one[side]]))),
        ],
        height: 300,
    };
}
function sideMarks(side, points) {
    const dots = points.map(([size, { value }]) => [size, value]);
    return [
        { shape: 'line', kind: `curve ${side}`, points: dots },
        {
            shape: 'bars',
            kind: `interval ${side}`,
            bars: points.flatMap(([size, { low, high }]) => low === null || high === null ? [] : [[size, low, high]]),
        },
        { shape: 'dots', kind: `dot ${side}`, label: side, points: dots },
    ];
}

;// CONCATENATED MODULE: ./lib/report/page/growth.js






/** The growth of values with the size: both curves of each scan, in words, drawn and as numbers. */
function drawGrowths({ growths = [] }) {
    const drawn = growths.map(growth => {
        const { mark, answer, details } = (0,words_growth/* growthText */.b)(growth);
        return [
            `<p class="${mark.tone}">${mark.character} ${(0,html/* html */.qy)(answer)}</p>`,
            (0,html/* list */.p_)(details),
            (0,html/* figure */.vP)(document_escape/* htmlVoice */.eV.name(growth.benchmark), (0,picture/* drawPicture */.j)(pictureGrowth(growth)), growth_caption),
            `<details><summary>Numbers of this plot</summary>${growth_drawTable(growth)}</details>`,
        ].join('\n');
    });
    return (0,html/* section */.uW)('How it grows', ...drawn);
}
const growth_caption = 'Both axes are logarithmic: a straight line is a power of the size, and a steeper one grows faster. A bar is the interval of a point. Dashed: where the curves cross. Dotted: what a rule expects.';
function growth_drawTable({ points, unit, parameter }) {
    const rows = points.map(({ size, baseline, contender }) => {
        const shared = (0,scale/* scale */.hs)([baseline.value, contender.value], unit);
        return [
            String(size),
            ...[baseline, contender].map(side => `${between(side, shared)} ${document_escape/* htmlVoice */.eV.name(shared.unit)}`),
            (contender.value / baseline.value).toPrecision(3),
        ];
    });
    return (0,html/* numberTable */.Ke)('Values by size', [document_escape/* htmlVoice */.eV.name(parameter), 'Baseline', 'Contender', 'Ratio'], rows);
}
function between({ value, low, high }, { number }) {
    const ends = [low, high].map(end => (end === null ? '–' : number(end)));
    return `${number(value)} <span class="ends">[${ends.join(', ')}]</span>`;
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
var trust_spin = __webpack_require__(5048);
;// CONCATENATED MODULE: ./lib/report/page/measured.js





/** Finds in `record` what a page draws. */
function makeMeasured(record) {
    const first = index((0,stages/* takeFirstStage */.i1)(record));
    const whole = (0,stages/* startOfSecond */.ax)(record) === undefined ? first : index(record);
    const seriesOf = ({ benchmark, metric, secondStage }) => (secondStage ? whole : first).get(measured_keyOf(benchmark, metric));
    return {
        record,
        disturbed: new Set([...(0,host/* listDisturbedRounds */.e)(record), ...((0,trust_spin/* summarizeSpin */.c)(record)?.moved ?? [])]),
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

;// CONCATENATED MODULE: ./lib/report/page/raw-data.js

/** The record, packed, and what makes files of it. */
function drawRawData(record, key, { packRecord }) {
    if (record === undefined)
        return '';
    const name = `counterbalance-${record.suite}`.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 80);
    return (0,html/* section */.uW)('Raw data', '<p>This page holds everything that was measured, so that anybody can judge it anew: <code>counterbalance analyze record.json</code>. Without scripts, its source has the record as base64 of gzip.</p>', `<p class="downloads">${raw_data_button('json', 'The record as JSON', { key, name })}${raw_data_button('csv', 'All values as CSV', { key, name })}</p>`, drawPacked(key, packRecord(record)));
}
function raw_data_button(form, words, { key, name }) {
    return `<button type="button" class="action" hidden data-download="${form}" data-record="${key}" data-name="${name}">${words}</button>`;
}
/** Data of the page: base64, which no browser runs. */
function drawPacked(key, packed) {
    return `<script type="application/octet-stream" data-packed="${key}">${packed}</script>`;
}

// EXTERNAL MODULE: ./lib/report/words/service.js
var service = __webpack_require__(1971);
;// CONCATENATED MODULE: ./lib/report/page/service.js


/** The rate, errors and duration of each service, in one table. */
function drawServices(report) {
    const { heads, rows } = (0,service/* makeServices */.r)(report);
    if (rows.length === 0)
        return '';
    const drawn = rows.map(({ label, cells }) => [
        (0,html/* html */.qy)(label),
        ...cells.map(cell => cell === undefined
            ? '–'
            : [cell.mark?.character, (0,html/* html */.qy)(cell.values), cell.change && `(${cell.change})`].filter(Boolean).join(' ')),
    ]);
    return (0,html/* section */.uW)('Rate, errors and duration', (0,html/* numberTable */.Ke)('Baseline and contender', ['Service', ...heads], drawn));
}

// EXTERNAL MODULE: ./lib/report/words/trust.js
var trust = __webpack_require__(3998);
;// CONCATENATED MODULE: ./lib/report/page/plots/controls.js

/** The controls of all benchmarks, ascending; undefined where there is none. */
function pictureControls(findings) {
    const controls = findings
        .filter(({ verdict }) => verdict !== null)
        .flatMap(({ control }) => control ?? [])
        .toSorted((one, other) => one.value - other.value);
    if (controls.length === 0)
        return undefined;
    const { length } = controls;
    const bounded = controls.flatMap(({ low, high }, at) => low === null || high === null ? [] : [[at + 0.5, low, high]]);
    return {
        title: 'Controls',
        description: `The controls of ${length} benchmarks with their intervals, from the least to the greatest`,
        x: { at: value => value / length, ticks: [], ends: [0, length], unit: 'place' },
        y: (0,axis/* changeAxis */.EX)([...controls.map(({ value }) => value), ...bounded.flatMap(([, low, high]) => [low, high])]),
        marks: [
            { shape: 'bars', kind: length > 200 ? 'interval thin' : 'interval', bars: bounded },
            { shape: 'rules', kind: 'zero', y: [0] },
            {
                shape: 'dots',
                kind: `dot control${length > 200 ? ' small' : ''}`,
                label: 'control',
                points: controls.map(({ value }, at) => [at + 0.5, value]),
            },
        ],
        height: 220,
    };
}

;// CONCATENATED MODULE: ./lib/report/page/trust.js






/** The part on trust: the controls, and the machine. */
function drawTrust(report, measured) {
    const controls = pictureControls(report.findings);
    return [
        (0,html/* section */.uW)(`Can this run be trusted? ${(0,trust/* trustTitle */.n9)(report)}`, (0,html/* list */.p_)((0,trust/* trust */.tY)(report)), controls === undefined ? '' : (0,html/* figure */.vP)('Controls of all benchmarks', (0,picture/* drawPicture */.j)(controls), controlCaption)),
        (0,html/* section */.uW)('The machine', measured === undefined ? '' : drawMachine(measured), (0,html/* list */.p_)(environmentLines(report))),
    ].join('\n');
}
function drawMachine(measured) {
    const readings = listReadings(measured);
    if (readings.length === 0)
        return '';
    const plots = readings.map(reading => (0,html/* figure */.vP)(reading.name, (0,picture/* drawPicture */.j)(pictureReading(reading, measured, 140)), trust_captions[reading.name] ?? ''));
    return `<div class="plots small">${plots.join('')}</div><details><summary>Table of these plots</summary>${readingTable(readings)}</details>`;
}
function readingTable(readings) {
    const rounds = readings[0]?.values ?? [];
    return (0,html/* numberTable */.Ke)('The machine by round', ['Round', ...readings.map(({ name, unit }) => (unit === '' ? name : `${name}, ${unit}`))], rounds.map((_, round) => [
        String(round + 1),
        ...readings.map(({ values }) => values[round] === undefined ? '–' : String(Number(values[round].toPrecision(4)))),
    ]));
}
const controlCaption = 'Each dot compares two copies of the same code of one benchmark; the line is its interval. They must scatter about zero within their intervals. The column Control of the benchmarks has the numbers.';
const trust_captions = {
    Spin: 'A fixed piece of work of our own after each round. A level line is a machine with a steady speed.',
    Steal: 'The share of the time that the host of this virtual machine gave to others. It should be near zero.',
    'Other processes': 'The share of the time that programs used which are neither ours nor the command’s.',
    'Waiting for a core': 'The share of the time in which a process had to wait for a core.',
    'Clock rate': 'The mean of the first cores. Steps are changes of speed.',
    Load: 'Processes that could run, averaged over a minute.',
};

;// CONCATENATED MODULE: ./lib/report/page/page.js




















/** The report as a page of its own, with plots of the record that it was made from, where that is at hand. */
function renderPage(report, { record, ...options }) {
    const raw = { recordKey: 'record', rawData: drawRawData(record, 'record', options.tools) };
    const { body, packed } = drawSection(report, { record, options, key: '', most: mostInPage, ...raw });
    return (0,page_document/* makeDocument */.E)(`${report.suite}: benchmarks`, [drawAnswer(report, { record }, options), body, packPanels(packed, options)], options);
}
/** All sections on one page; `recordOf` finds the record that a section was made from. */
function renderMergedPage(report, { recordOf, ...options }) {
    const sections = (0,merged_headline/* byUrgency */.td)(report);
    const most = Math.max(1, Math.floor(mostInPage / Math.max(1, sections.length)));
    const records = sections.map(one => recordOf?.(one));
    // The sections of a contest are of one record, which is packed once, behind all of them.
    const isShared = (record) => records.filter(one => one === record).length > 1;
    const drawn = sections.map((one, index) => {
        const record = records[index];
        const recordKey = `record${records.indexOf(record) + 1}`;
        const rawData = isShared(record) ? '' : drawRawData(record, recordKey, options.tools);
        const name = (0,html/* html */.qy)((0,merged_headline/* sectionName */.$)(one, sections));
        const { body, packed } = drawSection(one, { record, options, key: `${index + 1}/`, most, recordKey, rawData });
        return {
            body: `<article>\n<h2 class="leg">${merged_headline/* statusMarks */.Dw[one.status].character} ${name}</h2>\n${drawAnswer(one, { record }, options)}\n${body}\n</article>`,
            packed,
        };
    });
    const opening = [
        '<header>\n<h1>Benchmarks</h1>',
        drawHeadline((0,merged_headline/* mergedHeadline */.rD)(report)),
        `<p>${(0,html/* html */.qy)((0,merged_headline/* mergedContext */.m2)(report))}${options.run ? ` · ${drawRun(options.run)}` : ''}</p>`,
        (0,html/* list */.p_)((0,merged_headline/* mergedNotes */.sy)(report)),
        contestTables(report),
        drawStep((0,words_contest/* wholeNextStep */.rU)(report, options)),
        drawAcceptance(report.acceptance),
        '</header>',
    ];
    const packed = drawn.flatMap(one => one.packed);
    const shared = [...new Set(records.filter(isShared))].map(record => drawRawData(record, `record${records.indexOf(record) + 1}`, options.tools));
    return (0,page_document/* makeDocument */.E)('Benchmarks', [...opening, ...drawn.map(({ body }) => body), ...shared.filter(Boolean), packPanels(packed, options)], options);
}
function drawSection(report, { record, options, key, most, recordKey, rawData }) {
    const { baseline, contender } = report.names ?? record_record/* usualNames */.Vx;
    const measured = record && makeMeasured((0,pair/* makePair */.xP)(record, baseline, contender));
    const { forest, panels, packed } = drawBenchmarks(report, { measured, prefix: key, recordKey, most });
    const body = [
        forest,
        drawServices(report),
        drawGrowths(report),
        panels && `<section class="panels"><h2>The most notable benchmarks</h2>\n${panels}\n</section>`,
        drawCauses(report, record),
        (0,html/* section */.uW)((0,words_rules/* rulesTitle */.OF)(report), (0,html/* list */.p_)((0,words_rules/* ruleSentences */.Rr)(report))),
        (0,html/* section */.uW)('Added', namesOf(report.added)),
        (0,html/* section */.uW)('Removed', namesOf(report.removed)),
        drawTrust(report, measured),
        rawData,
        (0,html/* section */.uW)('How to read this', (0,html/* list */.p_)(reading(report, 'plots'))),
        (0,html/* section */.uW)('Reproduce', reproduction(report, options)),
    ];
    return { body: body.filter(Boolean).join('\n'), packed };
}
function packPanels(packed, { tools }) {
    // No address and no panel holds this character. As JSON, the quotation marks of so much markup would take long.
    return packed.length === 0 ? '' : drawPacked('panels', tools.pack(packed.join('\0')));
}
function namesOf(all) {
    return all.length === 0 ? '' : `<p>${(0,html/* html */.qy)((0,document_text/* say */.cv) `${(0,document_text/* names */.Dy)(all, 1000)}`)}</p>`;
}
function reproduction(report, { program }) {
    const lines = (0,reproduce/* reproduce */.CC)(report, program);
    if (lines.length === 0)
        return '';
    return `<p>Type this ${(0,html/* html */.qy)((0,reproduce/* reproduceWhere */.js)(report))}:</p>\n<pre tabindex="0"><code>${lines.map(entities/* entities */.O).join('\n')}</code></pre>`;
}

;// CONCATENATED MODULE: ./lib/report/text/fit.js
/** Of a comment: GitHub refuses more than 65,536 characters. */
const commentLimit = { size: 60_000, unit: 'characters', elsewhere: 'the job summary' };
/** Of a job summary: the runner throws away all of what is longer than 1 MiB. */
const summaryLimit = { size: 1_000_000, unit: 'bytes', elsewhere: 'the report file' };
/**
 * The page that `parts` make, within the limit: optional blocks are left out from the end, then details, then rows of the others, each
 * from the end again; what is left out is said. Text that is no block stays.
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
    const steps = [
        ...blocks.filter(one => one.isOptional).map((block) => [block, whole => ({ ...whole, rows: [] })]),
        ...required.filter(one => one.details).map((block) => [block, withoutDetails]),
        ...required.map((block) => [block, rest => withoutLast(rest, left, limit)]),
    ];
    for (const [block, shortenBlock] of steps) {
        if (left <= 0)
            break;
        const before = kept.get(block) ?? block;
        const shorter = shortenBlock(before);
        left -= measure(assemble(before), limit) - measure(assemble(shorter), limit);
        kept.set(block, shorter);
    }
    return kept;
}
function withoutDetails({ details: _, ...block }) {
    return block;
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
    const shortened = [...kept.keys()];
    const namesOf = (isOptional) => [
        ...new Set(shortened.filter(block => block.isOptional === isOptional).map(({ name }) => name)),
    ];
    const rows = namesOf(false).flatMap(name => {
        const named = blocks.filter(block => block.name === name);
        const [all, left] = [named, named.map(block => kept.get(block) ?? block)].map(countRows);
        return all === left ? [] : `${all - left} of ${all} ${name}`;
    });
    const hasLess = shortened.some(block => !block.isOptional && kept.get(block).details !== block.details);
    const listed = [...namesOf(true), ...(hasLess ? ['numbers of rows'] : []), ...rows];
    return `\n✂️ Left out to keep this short: ${listed.join('; ')}. The whole report is in ${elsewhere}.\n`;
}
function countRows(blocks) {
    return blocks.reduce((sum, { rows }) => sum + rows.length, 0);
}
function assemble({ open, rows, details = '', close }) {
    return rows.length === 0 ? '' : `${open}${rows.join('')}${details}${close}`;
}
function measure(text, { unit }) {
    return unit === 'characters' ? text.length : new TextEncoder().encode(text).length;
}

// EXTERNAL MODULE: ./lib/report/pages/json.js
var json = __webpack_require__(2479);
// EXTERNAL MODULE: ./lib/compare/verdicts/budget.js
var budget = __webpack_require__(1289);
;// CONCATENATED MODULE: ./lib/report/pages/junit.js









/**
 * The report as JUnit's XML, for CI systems that show tests. Each judged benchmark, growth and budget is a test case.
 *
 * *Regressed* is a failure, *incomparable* is an error, *inconclusive* is skipped, since nobody can tell; *unchanged* and *improved*
 * pass. What should be there and is missing is an error.
 */
function renderJunit(report) {
    return wrap(writeSuite(report));
}
/** The same of several reports, a test suite for each. */
function renderMergedJunit(report) {
    const lost = ((0,merged/* toGated */.ZA)(report).missing ?? []).map(name => ({ name, element: 'error', message: 'no record' }));
    const records = lost.length === 0 ? '' : writeCases('records', lost);
    return wrap(`${records}${report.sections.map(writeSuite).join('')}`);
}
function wrap(suites) {
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites}</testsuites>\n`;
}
function writeSuite(report) {
    const { suite, leg } = report;
    return writeCases(leg === undefined ? suite : `${suite} ${leg}`, listCases(report));
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
        ...findings.flatMap(finding => junit_judge(finding, nameOf(finding), describe(finding))),
        ...growths.flatMap(growth => junit_judge(growth, `growth of ${nameOf(growth)}`, describeGrowth(growth))),
        ...(0,budget/* listBudgets */.J_)(report).map(budget => ({
            name: `budget of ${nameOf(budget)}`,
            element: budget.median === null ? 'error' : budgetElements[budget.state],
            message: (0,document_text/* write */.M9)((0,words_rules/* budgetText */.$e)(budget), document_escape/* terminalVoice */.BE),
        })),
        ...(rules?.missing ?? []).map(name => lose(name, 'a rule requires it, and it did not run')),
        ...removed.map(name => lose(name, 'the contender no longer has it')),
    ];
}
function junit_judge({ verdict }, name, message) {
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
    incomparable: 'error',
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

// EXTERNAL MODULE: ./lib/report/rows.js
var report_rows = __webpack_require__(9965);
// EXTERNAL MODULE: ./lib/report/words/numbers.js
var numbers = __webpack_require__(7890);
// EXTERNAL MODULE: ./lib/report/words/rounds/settling.js
var settling = __webpack_require__(9622);
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

// EXTERNAL MODULE: ./lib/report/pages/folds.js
var folds = __webpack_require__(5389);
// EXTERNAL MODULE: ./lib/report/pages/growth.js
var growth = __webpack_require__(302);
// EXTERNAL MODULE: ./lib/report/pages/service.js
var pages_service = __webpack_require__(766);
;// CONCATENATED MODULE: ./lib/report/pages/markdown.js

























/** The report as a comment or a summary on GitHub: what changed, what to do, and the rest in folds. */
function renderMarkdown(report, { limit, source, pageUrl, ...options }) {
    const rows = (0,report_rows/* makePageRows */.L5)(report);
    const step = (0,document_text/* write */.M9)((0,next_step/* nextStep */.s)(report, options), document_escape/* markdownVoice */.Cr);
    return fit([
        openingText(report),
        viewText(report),
        whyText(report),
        changedTable(rows, report),
        (0,growth/* growthOpen */.uv)(report),
        causesBlock(report),
        sinceText(report),
        `**Next step:** ${step}\n\n`,
        markdown_pageText(pageUrl),
        renderAcceptance(report.acceptance),
        ...rowFolds(rows, report),
        (0,pages_service/* serviceFold */.B)(report),
        (0,growth/* growthFold */.Hf)(report),
        rulesFold(report),
        presenceFold(report),
        numbersFold(rows),
        distributionFold(rows),
        (0,folds/* fold */.AU)(`🔬 Can this run be trusted? ${(0,trust/* trustTitle */.n9)(report)}`, 'Can this run be trusted?', (0,folds/* list */.p_)((0,trust/* trust */.tY)(report))),
        aboutFold(report, options.program),
        markdown_sourceText(source),
    ], limit);
}
/** Renders a replacement for a comment that could not be posted: the headline, what to do, and where the rest is. */
function renderShort(report, { source, pageUrl, ...options }) {
    const step = write(nextStep(report, options), markdownVoice);
    return `${openingText(report)}**Next step:** ${step}\n\n${markdown_pageText(pageUrl)}${markdown_sourceText(source)}`;
}
function openingText(report) {
    return `## ⏱ Benchmarks${suiteTitle(report)}: ${headlineText(report)}\n${contextText(report)}`;
}
/** Describes what was compared with what, and the question that the comparison should answer. */
function contextText(report) {
    const question = (0,words_question/* questionText */.m)(report);
    const asked = question === undefined ? '' : `${(0,document_text/* write */.M9)(question, document_escape/* markdownVoice */.Cr)}\n\n`;
    return `${(0,document_text/* write */.M9)((0,headline/* context */._O)(report), (0,document_escape/* withShortLines */.wt)(document_escape/* markdownVoice */.Cr))}\n\n${asked}`;
}
/** Describes the rows: how many are shown, and what their names begin with. */
function viewText(report) {
    const view = (0,report_view/* describeView */.fb)(report);
    const { prefix } = (0,naming/* makeNaming */.rs)(report);
    const parts = [view, prefix && `all names begin with ${document_escape/* markdownVoice */.Cr.name(prefix)}`].filter(Boolean);
    return parts.length === 0 ? '' : `${parts.join(' · ')}\n\n`;
}
/** The one click to the HTML page. */
function markdown_pageText(url) {
    return url === undefined ? '' : `📄 [Open the full report](${url})\n\n`;
}
function markdown_sourceText(source) {
    if (source === undefined)
        return '';
    const attempt = source.attempt > 1 ? `, attempt ${source.attempt}` : '';
    return `<sub>The whole report and its data: [run ${source.runNumber}${attempt}](${source.url}).</sub>\n`;
}
function headlineText(report) {
    return (0,headline/* headline */.Pl)(report)
        .map(({ mark, text }) => `${mark.emoji} ${text}`)
        .join(' · ');
}
function suiteTitle({ suite }) {
    return suite === 'benchmark' ? '' : ` ${document_escape/* markdownVoice */.Cr.name(suite)}`;
}
/** Lists the reasons if there is nothing to show. They replace the results. */
function whyText({ status, warnings }) {
    if (status !== 'errored' && status !== 'not-compared')
        return '';
    return warnings.length === 0 ? '' : `${(0,folds/* list */.p_)(warnings.slice(0, 5).map(warning => (0,document_text/* message */.iU)(warning.message)))}\n`;
}
function rowFolds({ inconclusive, unchanged, unjudged, ignored }, report) {
    const within = (0,settling/* withinWords */.pj)(report);
    return [
        rowFold(`${words/* marks */.Z8.inconclusive.emoji} ${inconclusive.length} inconclusive: ${(0,settling/* settlingWords */.mp)(report)}`, 'inconclusive', inconclusive, report),
        rowFold(`${words/* marks */.Z8.unchanged.emoji} ${unchanged.length} unchanged ${within}`, 'unchanged', unchanged, report),
        {
            ...rowFold(`${words/* otherMarks */.p6.unjudged.emoji} ${unjudged.length} not judged`, 'not judged', unjudged, report),
            isOptional: true,
        },
        {
            ...rowFold(`${words/* otherMarks */.p6.ignored.emoji} ${ignored.length} ignored by rules`, 'ignored', ignored, report),
            isOptional: true,
        },
    ];
}
/** Makes the block about the rules: what they ask, and the outcome. */
function rulesFold(report) {
    return (0,folds/* fold */.AU)(`📏 ${(0,words_rules/* rulesTitle */.OF)(report)}`, 'rules', (0,folds/* list */.p_)((0,words_rules/* ruleSentences */.Rr)(report)));
}
function rowFold(summary, name, rows, report) {
    const { open, close, ...inner } = table(name, rows, report);
    const details = rows.length === 0 || rows.length > mostWithNumbers ? '' : `\n${numbersTable(rows)}`;
    return { ...inner, open: `${(0,folds/* opening */.zs)(summary)}${open}`, details, close: `${close}${folds/* closing */.ET}`, isOptional: false };
}
/** The functions that account for a change, open where something became worse. */
function causesBlock(report) {
    const text = (0,words_causes/* causesText */.WT)(report.causes);
    if (text === undefined)
        return '';
    const title = (0,document_text/* write */.M9)(text.title, document_escape/* markdownVoice */.Cr);
    const rows = text.rows.map(({ name, difference, interval, place, changed }) => {
        const where = place.length === 0 ? '' : ` · ${(0,document_text/* write */.M9)(place, document_escape/* markdownVoice */.Cr)}`;
        return `- ${(0,document_text/* write */.M9)(name, document_escape/* markdownVoice */.Cr)} **${difference}** ${interval}${where}${changed && `, ${changed}`}\n`;
    });
    const counted = (0,words_counters/* countersText */.D)(report);
    const counters = counted === undefined ? '' : `<sub>Counters: ${counted}</sub>\n\n`;
    if (rows.length === 0)
        return `<sub>${title}</sub>\n\n${counters}`;
    const body = `${title}\n\n${rows.join('')}\n${counters}`;
    return report.status === 'regressed' ? body : `${(0,folds/* opening */.zs)('🔎 What accounts for it')}${body}${folds/* closing */.ET}`;
}
/** Says how far the results are from the last release. */
function sinceText(report) {
    const sentences = sinceSentences(report);
    return sentences.length === 0 ? '' : `${(0,folds/* list */.p_)(sentences)}\n`;
}
/** No regression is left out before what is none; of one benchmark it stands first, so that its name stays with what is below. */
function changedTable({ changed }, report) {
    const spare = new Set(changed.flatMap(({ verdict }, at) => (verdict === 'regressed' ? [] : [at])));
    return { ...table('regressed, incomparable or improved', changed, report), spare, isOptional: false };
}
function table(name, rows, report) {
    const columns = (0,cells/* heads */.c9)(report);
    const rule = columns.map(({ right }) => (right ? '---:' : ':---'));
    return {
        name,
        open: `${(0,folds/* line */.n8)(columns.map(({ text }) => text))}${(0,folds/* line */.n8)(rule)}`,
        rows: (0,cells/* cellsOf */.nc)(rows, document_escape/* markdownVoice */.Cr).map(folds/* line */.n8),
        close: '\n',
    };
}
/** Of more rows, nobody reads them, and no comment holds them. The JSON has all. */
const mostWithNumbers = 1000;
/** The numbers of what stands in no fold of its own. */
function numbersFold({ changed }) {
    const title = 'Numbers of the rows above';
    return (0,folds/* fold */.AU)(`🔢 ${title}`, title.toLowerCase(), changed.length === 0 || changed.length > mostWithNumbers ? '' : numbersTable(changed));
}
function numbersTable(rows) {
    const rule = numbers/* numberHeads */.ru.map((_, at) => (at < 2 ? ':---' : '---:'));
    return [numbers/* numberHeads */.ru, rule, ...(0,numbers/* numberCells */.ft)(rows, document_escape/* markdownVoice */.Cr)].map(folds/* line */.n8).join('');
}
function presenceFold({ added, removed }) {
    const sentences = [
        ...(added.length > 0 ? [(0,document_text/* say */.cv) `Added, with nothing to compare to: ${(0,document_text/* names */.Dy)(added, 100)}.`] : []),
        ...(removed.length > 0 ? [(0,document_text/* say */.cv) `Removed, so not compared: ${(0,document_text/* names */.Dy)(removed, 100)}.`] : []),
    ];
    return (0,folds/* fold */.AU)(`${words/* otherMarks */.p6.added.emoji} ${added.length} added, ${removed.length} removed`, 'added and removed', (0,folds/* list */.p_)(sentences));
}
function distributionFold({ distributions }) {
    const body = (0,cells/* distributionCells */.ob)(distributions, document_escape/* markdownVoice */.Cr).map(folds/* line */.n8).join('');
    const head = `${(0,folds/* line */.n8)(['Benchmark', 'Baseline above contender, from the 5th to the 95th percentile (‹ › some lie outside)'])}${(0,folds/* line */.n8)([':---', ':---'])}`;
    return (0,folds/* fold */.AU)('📊 Distributions', 'distributions', body && `${head}${body}`);
}
function aboutFold(report, program) {
    const sections = [
        `**How to read this**\n\n${(0,folds/* list */.p_)(reading(report))}`,
        reproduceText(report, '', program),
        `**Environment**\n\n${(0,folds/* list */.p_)(environmentLines(report))}`,
    ];
    const title = 'How to read this · Reproduce · Environment';
    return (0,folds/* fold */.AU)(title, title, sections.filter(Boolean).join('\n'));
}
/** Describes how to repeat a comparison. `name` is that of its section, if there are several. */
function reproduceText(report, name, program) {
    const lines = (0,reproduce/* reproduce */.CC)(report, program).map(entities/* entities */.O).join('\n');
    const where = (0,document_text/* write */.M9)((0,reproduce/* reproduceWhere */.js)(report), document_escape/* markdownVoice */.Cr);
    return lines && `**Reproduce**${name && ` ${name}`}, ${where}:\n\n<pre><code>${lines}</code></pre>\n`;
}

// EXTERNAL MODULE: ./lib/util/plural.js
var plural = __webpack_require__(3960);
// EXTERNAL MODULE: ./lib/report/contest.js + 1 modules
var report_contest = __webpack_require__(2984);
;// CONCATENATED MODULE: ./lib/report/pages/contest-markdown.js














/** All sides of a contest: one table with a column each, and what it comes to. */
function contestParts(report, contest, rank) {
    const rows = (0,contest_rows/* makeContestRows */.K)(report, contest);
    const isAlone = rows.length === 1;
    const sentences = rows.length > contest_markdown_mostSentences
        ? []
        : rows.map(row => (0,words_contest/* rankingSentence */.q)(row, contest, isAlone)).filter(text => text !== undefined);
    return [
        `${(0,document_text/* write */.M9)((0,words_contest/* contestContext */.E2)(contest, report), contest_markdown_voice)}\n\n`,
        sided((0,words_contest/* sideSentences */.s5)(contest)),
        matrix(rows, contest, rank),
        sided(sentences),
    ];
}
const contest_markdown_voice = (0,document_escape/* withShortLines */.wt)(document_escape/* markdownVoice */.Cr);
/** Sentences that name sides. */
function sided(sentences) {
    return sentences.length === 0 ? '' : `${sentences.map(text => `- ${(0,document_text/* write */.M9)(text, contest_markdown_voice)}\n`).join('')}\n`;
}
/** More of them repeat the last column. */
const contest_markdown_mostSentences = 5;
function matrix(rows, contest, rank) {
    const heads = contestHeads(contest, contest_markdown_voice);
    return {
        name: 'benchmarks',
        open: `${(0,folds/* line */.n8)(heads)}${(0,folds/* line */.n8)(heads.map(() => ':---'))}`,
        rows: contestCells(rows, contest, contest_markdown_voice).map(folds/* line */.n8),
        close: '\n',
        isOptional: false,
        rank,
    };
}
/** A fold for the findings of each contender, and one for whether they can be trusted. */
function contenderFolds(report, contest) {
    const sections = [...(0,contest_rows/* sectionsOf */.r)(report, contest).values()];
    const first = sections.find(({ control }) => control.status !== 'not-run') ?? sections[0];
    const findings = sections.map(section => {
        const { changed, inconclusive, unchanged, unjudged, ignored } = (0,report_rows/* makeRows */.GL)(section);
        const name = (0,document_text/* write */.M9)((0,merged_headline/* sectionName */.$)(section, report.sections), document_escape/* markdownVoice */.Cr);
        const { open, rows, close } = table(name, [...changed, ...inconclusive, ...unchanged, ...unjudged, ...ignored], section);
        const title = `${name}: ${headlineText(section)}`;
        return (0,folds/* fold */.AU)(title, 'findings of each contender', rows.length === 0 ? '' : `${open}${rows.join('')}${close}${(0,growth/* growthOpen */.uv)(section)}${causesBlock(section)}`);
    });
    if (first === undefined)
        return findings;
    const question = 'Can this run be trusted?';
    return [...findings, (0,folds/* fold */.AU)(`🔬 ${question} ${(0,trust/* trustTitle */.n9)(first)}`, question, (0,folds/* list */.p_)((0,words_contest/* sayOfAll */.Gu)(sections, trust/* trust */.tY)))];
}
/** Renders how to read a contest, how to repeat it, and where it was measured. */
function contestAbout(report, contest, program) {
    const [section] = (0,contest_rows/* sectionsOf */.r)(report, contest).values();
    const title = 'How to read this · Reproduce · Environment';
    if (section === undefined)
        return (0,folds/* fold */.AU)(title, title, '');
    const lines = (0,reproduce/* reproduceContest */.AF)(contest, section, program);
    const where = (0,document_text/* write */.M9)((0,reproduce/* reproduceWhere */.js)(section), document_escape/* markdownVoice */.Cr);
    const parts = [
        `**How to read this**\n\n${(0,folds/* list */.p_)([words_contest/* contestReading */.f3, ...reading(section)])}`,
        lines.length === 0 ? '' : `**Reproduce** ${where}\n\n<pre><code>${lines.map(entities/* entities */.O).join('\n')}</code></pre>\n`,
        `**Environment**\n\n${(0,folds/* list */.p_)(environmentLines(section))}`,
    ];
    return (0,folds/* fold */.AU)(title, title, parts.filter(Boolean).join('\n'));
}

;// CONCATENATED MODULE: ./lib/report/pages/merged-markdown.js

















/** What loses its rows first where there is no room, ascending: what says that all is well, and a regression last of all. */
const ranks = {
    unchanged: 0,
    inconclusive: 1,
    improved: 2,
    incomparable: 3,
    heading: 4,
    overview: 5,
    regressed: 6,
    head: 7,
};
/** All sections on one page: one headline, a line for each section, and then what each of them found. */
function renderMergedMarkdown(report, { limit, source, pageUrl, ...options }) {
    const { contests = [] } = report;
    const sections = (0,merged_headline/* byUrgency */.td)(report);
    const others = sections.filter(section => !contests.some(contest => (0,report_contest/* isOfContest */.uU)(section, contest)));
    const notes = (0,folds/* list */.p_)((0,merged_headline/* mergedNotes */.sy)(report).slice(0, mostNotes));
    return fit([
        merged_markdown_openingText(report),
        notes && `${notes}\n`,
        ...contests.flatMap(contest => contestParts(report, contest, ranks.overview)),
        others.length > 0 && overview(others),
        stepText(report, options),
        markdown_pageText(pageUrl),
        renderAcceptance(report.acceptance),
        ...contests.flatMap(contest => contenderFolds(report, contest)),
        ...others.flatMap(section => sectionParts(section, sections)),
        ...contests.map(contest => contestAbout(report, contest, options.program)),
        others.length > 0 && merged_markdown_aboutFold(others, options.program),
        markdown_sourceText(source),
    ].filter(part => part !== false), limit);
}
const mostNotes = 10;
function merged_markdown_openingText(report) {
    const tallies = (0,merged_headline/* mergedHeadline */.rD)(report).map(({ mark, text }) => `${mark.emoji} ${text}`);
    const context = (0,merged/* findOnlyContest */.oX)(report) ? '' : `${(0,document_text/* write */.M9)((0,merged_headline/* mergedContext */.m2)(report), document_escape/* markdownVoice */.Cr)}\n\n`;
    return `## ⏱ Benchmarks: ${tallies.join(' · ')}\n${context}`;
}
function stepText(report, options) {
    return `**Next step:** ${(0,document_text/* write */.M9)((0,words_contest/* wholeNextStep */.rU)(report, options), document_escape/* markdownVoice */.Cr)}\n\n`;
}
/** Renders a replacement for a comment that could not be posted: the headline, what to do, and where the rest is. */
function renderMergedShort(report, { source, pageUrl, ...options }) {
    return `${merged_markdown_openingText(report)}${stepText(report, options)}${pageText(pageUrl)}${sourceText(source)}`;
}
function merged_markdown_nameOf(section, sections) {
    return (0,document_text/* write */.M9)((0,merged_headline/* sectionName */.$)(section, sections), document_escape/* markdownVoice */.Cr);
}
function overview(sections) {
    const rows = sections.map(section => (0,folds/* line */.n8)([
        merged_headline/* statusMarks */.Dw[section.status].emoji,
        merged_markdown_nameOf(section, sections),
        headlineText(section),
        (0,words/* controlText */.JU)(section),
        (0,plural/* count */.U)(section.rounds, 'round'),
    ]));
    return {
        name: 'sections in the overview',
        open: `${(0,folds/* line */.n8)(['', 'Section', 'Found', 'Control', 'Measured'])}${(0,folds/* line */.n8)([':---', ':---', ':---', ':---', '---:'])}`,
        rows,
        close: '\n',
        isOptional: false,
        rank: ranks.overview,
    };
}
function sectionParts(section, sections) {
    const name = merged_markdown_nameOf(section, sections);
    const rows = (0,report_rows/* makePageRows */.L5)(section, sections);
    const [inconclusive, unchanged, unjudged, ignored] = rowFolds(rows, section);
    const isRegressed = section.findings.some(({ verdict }) => verdict === 'regressed');
    const heading = {
        name: 'sections',
        open: `### ${merged_headline/* statusMarks */.Dw[section.status].emoji} ${name}\n`,
        rows: [`${contextText(section)}${viewText(section)}${whyText(section)}`],
        close: '',
        isOptional: false,
        rank: isRegressed ? ranks.head : ranks.heading,
    };
    const title = `Can ${name} be trusted? ${(0,trust/* trustTitle */.n9)(section)}`;
    return [
        heading,
        ...changes(rows.changed, section),
        (0,growth/* growthOpen */.uv)(section),
        causesBlock(section),
        sinceText(section),
        { ...inconclusive, rank: ranks.inconclusive },
        { ...unchanged, rank: ranks.unchanged },
        unjudged,
        ignored,
        (0,growth/* growthFold */.Hf)(section),
        rulesFold(section),
        presenceFold(section),
        numbersFold(rows),
        distributionFold(rows),
        (0,folds/* fold */.AU)(`🔬 ${title}`, 'whether the sections can be trusted', (0,folds/* list */.p_)((0,trust/* trust */.tY)(section))),
    ];
}
/** One table of what changed in parts, so that a regression is the last to be left out on the whole page. */
function changes(rows, section) {
    const parts = groups.flatMap(verdict => {
        const own = rows.filter(row => row.verdict === verdict);
        return own.length === 0 ? [] : [{ verdict, block: table(verdict ?? 'not judged', own, section) }];
    });
    if (parts.length === 0)
        return [];
    const blocks = parts.map(({ verdict, block }, index) => ({
        ...block,
        open: index === 0 ? block.open : '',
        close: '',
        isOptional: false,
        rank: ranks[verdict ?? 'unchanged'],
    }));
    return [...blocks, '\n'];
}
const groups = [
    'regressed',
    'incomparable',
    'improved',
    'inconclusive',
    'unchanged',
    null,
];
function merged_markdown_aboutFold(sections, program) {
    const [first] = sections;
    const parts = sections.flatMap(section => {
        const name = merged_markdown_nameOf(section, sections);
        return [reproduceText(section, name, program), `**Environment** of ${name}\n\n${(0,folds/* list */.p_)(environmentLines(section))}`];
    });
    const title = 'How to read this · Reproduce · Environment';
    const read = first ? [`**How to read this**\n\n${(0,folds/* list */.p_)(reading(first))}`] : [];
    return (0,folds/* fold */.AU)(title, title, [...read, ...parts].filter(Boolean).join('\n'));
}
/** The page of all sections, or of the one report that there is. */
function renderWholeMarkdown(report, options) {
    const only = (0,merged/* findOnly */.W_)(report);
    return only ? renderMarkdown(only, options) : renderMergedMarkdown(report, options);
}

// EXTERNAL MODULE: ./lib/report/pages/merged-terminal.js + 1 modules
var merged_terminal = __webpack_require__(9017);
// EXTERNAL MODULE: ./lib/report/pages/terminal.js
var terminal = __webpack_require__(1865);
;// CONCATENATED MODULE: ./lib/report/pages/renderers.js









/** All of them, in the order in which they are offered. */
const renderers = [
    { name: 'terminal', isOfferedByName: true, render: terminal/* renderTerminal */.b, renderMerged: merged_terminal/* renderMergedTerminal */.T },
    { name: 'comment', isOfferedByName: true, ...markdownWithin(commentLimit) },
    { name: 'summary', isOfferedByName: true, ...markdownWithin(summaryLimit) },
    {
        name: 'json',
        isOfferedByName: false,
        file: 'Write the report as JSON.',
        render: json/* renderJson */.h,
        renderMerged: json/* renderJson */.h,
    },
    {
        name: 'markdown',
        isOfferedByName: true,
        file: 'Write the report as Markdown.',
        ...markdownWithin({ ...summaryLimit, size: Number.POSITIVE_INFINITY }),
    },
    {
        name: 'html',
        isOfferedByName: true,
        file: 'Write the report as an HTML page with plots, which holds all values.',
        render: (report, { recordOf, ...options }) => renderPage(report, { ...options, record: recordOf?.(report) }),
        renderMerged: renderMergedPage,
    },
    { name: 'junit', isOfferedByName: true, render: renderJunit, renderMerged: renderMergedJunit },
];
/** `report` as one renderer shows it, whether it is of one section or of several. */
function renderBy({ render, renderMerged }, report, options) {
    return (0,merged/* isMerged */.TL)(report) ? renderMerged(report, options) : render(report, options);
}
function markdownWithin(limit) {
    return {
        render: (report, { program }) => renderMarkdown(report, { limit, ...(program && { program }) }),
        renderMerged: (report, { program }) => renderWholeMarkdown(report, { limit, ...(program && { program }) }),
    };
}
/** The page with plots, which can be opened. */
const htmlPage = renderers.find(({ name }) => name === 'html');


/***/ }),

/***/ 6084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ contestContext),
/* harmony export */   Gu: () => (/* binding */ sayOfAll),
/* harmony export */   Qp: () => (/* binding */ contestNextStep),
/* harmony export */   f3: () => (/* binding */ contestReading),
/* harmony export */   jf: () => (/* binding */ sideName),
/* harmony export */   q: () => (/* binding */ rankingSentence),
/* harmony export */   rU: () => (/* binding */ wholeNextStep),
/* harmony export */   s5: () => (/* binding */ sideSentences)
/* harmony export */ });
/* unused harmony export superlativeOf */
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8106);
/* harmony import */ var _metrics_duration_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3237);
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2472);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3960);
/* harmony import */ var _contest_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6054);
/* harmony import */ var _merged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(842);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9586);
/* harmony import */ var _merged_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(947);
/* harmony import */ var _next_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6702);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8389);










/** A side by its name, which is a command where nobody gave it another. */
function sideName({ name, origin }) {
    return origin?.command === name ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(name) : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${name}`;
}
/** Describes the sides whose names do not say what they are. */
function sideSentences({ sides, baseline }) {
    return sides.flatMap(side => {
        const what = describeOrigin(side.name, side.origin);
        return what === undefined
            ? []
            : [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${sideName(side)}${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(isOtherName(side.name, baseline) ? ' (the baseline)' : '')}: ${what}`];
    });
}
function isOtherName(name, baseline) {
    return name === baseline && name !== _record_record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.baseline;
}
function describeOrigin(name, origin) {
    if (origin === undefined)
        return undefined;
    if (origin.command !== undefined)
        return origin.command === name ? undefined : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)(origin.command);
    return (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .sideText */ .Rc)(origin);
}
/** Names the sides, and how they were compared. */
function contestContext(contest, report) {
    const sections = [...(0,_contest_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .sectionsOf */ .r)(report, contest).values()];
    // Where a contender failed every time, its own section has no control.
    const first = sections.find(({ control }) => control.status !== 'not-run') ?? sections[0];
    const baseline = contest.sides.find(({ name }) => name === contest.baseline);
    const contenders = (0,_util_plural_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U)(contest.sides.length - 1, 'contender');
    if (first === undefined)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(contenders)} against ${sideName(baseline)}`;
    const { rounds, plan, environment } = first;
    const stop = _words_js__WEBPACK_IMPORTED_MODULE_6__/* .stopWords */ .e$[plan?.stoppedBy ?? 'complete'];
    const findings = sections.flatMap(section => section.findings);
    const judged = findings.filter(({ verdict }) => verdict !== null).length;
    const parts = [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(contenders)} against ${sideName(baseline)}`,
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(`${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U)(rounds, 'round')}${stop && ` (${stop})`}`),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .controlText */ .JU)({ ...first, findings })),
        plan && (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)((0,_metrics_duration_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p)(plan.seconds)),
        environment && (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${environment.cpu}`,
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(judged === 0 ? 'nothing is judged' : `one correction for ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U)(judged, 'judged result')}`),
    ];
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .join */ .fj)(parts.filter(text => text !== undefined), ' · ');
}
/** Names the sides that may be the best by one row. */
function rankingSentence(row, { sides }, isAlone) {
    const { best, ranked, label, unit, isWhole } = row;
    if (best.length === 0)
        return undefined;
    const lead = isAlone ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('') : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${label}: `;
    const superlative = superlativeOf(unit);
    const named = enumerate(best.map(name => sideName(sides.find(side => side.name === name) ?? { name })));
    const among = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(isWhole ? '' : ' of the sides that can be compared');
    if (best.length === 1)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${lead}${named} is the ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(superlative)}${among}.`;
    const isAll = best.length === ranked.length;
    const which = isAll ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('none of the sides') : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(`the ${superlative}`);
    return isAll
        ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${lead}${which} can be told apart from the ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(superlative)}.`
        : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${lead}${named} cannot be told apart from ${which}.`;
}
/** Explains the table of a contest. */
const contestReading = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('Each contender is compared with the baseline by the values of these two in each round. The last column names the sides that no other side beats. Every two contenders are tested too, with Holm’s correction for all pairs. The first of them has the lowest estimate, and need not be the best.');
/** Collects what `of` says about each of `sections`, once. A line that does not hold for all of them names its contender. */
function sayOfAll(sections, of) {
    const said = sections.map(section => new Map(of(section).map(text => [JSON.stringify(text), text])));
    const shared = new Set([...(said[0]?.keys() ?? [])].filter(key => said.every(texts => texts.has(key))));
    const own = sections.flatMap((section, index) => [...said[index]]
        .filter(([key]) => !shared.has(key))
        .map(([, text]) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${(0,_merged_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .sectionName */ .$)(section, sections)}: ${text}`));
    return [...[...shared].map(key => said[0].get(key)), ...own];
}
function enumerate(texts) {
    const [last, ...before] = texts.toReversed();
    return before.length === 0 ? (last ?? []) : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .join */ .fj)(before.reverse(), ', ')} and ${last ?? []}`;
}
/** Returns the word for the side with the lowest cost in `unit`. */
function superlativeOf(unit) {
    return unit === 's' || unit === '1/s' ? 'fastest' : 'best';
}
/** Says what the reader of several sections should do now. */
function wholeNextStep(report, options = {}) {
    const contest = (0,_merged_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnlyContest */ .oX)(report);
    return contest
        ? contestNextStep(report, contest, (0,_contest_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .makeContestRows */ .K)(report, contest), options)
        : (0,_merged_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .mergedNextStep */ .CH)(report, options);
}
/** Says what the reader of one contest should do now. */
function contestNextStep(report, contest, rows, options = {}) {
    const isOfPull = contest.sides.some(({ origin }) => origin?.source === 'workspace');
    if (isOfPull || report.missing.length > 0)
        return (0,_merged_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .mergedNextStep */ .CH)(report, options);
    const sections = (0,_merged_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .byUrgency */ .td)(report);
    const troubled = sections.find(({ status }) => ['errored', 'not-compared', 'incomparable'].includes(status));
    if (troubled)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `in ${(0,_merged_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .sectionName */ .$)(troubled, sections)}, ${(0,_next_step_js__WEBPACK_IMPORTED_MODULE_5__/* .nextStep */ .s)(troubled, options)}`;
    const ranked = rows.filter(({ best }) => best.length > 0);
    const shared = contest.sides.filter(({ name }) => ranked.every(({ best }) => best.includes(name)));
    const isOne = shared.length === 1 && ranked.every(({ best }) => best.length === 1);
    if (ranked.length === 0)
        return (0,_merged_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .mergedNextStep */ .CH)(report, options);
    if (isOne)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `take ${sideName(shared[0])}, if it does the same work as the others.`;
    if (shared.length > 0)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `choose among ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dy)(shared.map(({ name }) => name))} for other reasons, or raise ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .line */ .n8)('--max-rounds')} to tell them apart.`;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('choose by the benchmark that matters to you: no side is the best everywhere.');
}


/***/ }),

/***/ 947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sectionName),
/* harmony export */   CH: () => (/* binding */ mergedNextStep),
/* harmony export */   Dw: () => (/* binding */ statusMarks),
/* harmony export */   m2: () => (/* binding */ mergedContext),
/* harmony export */   rD: () => (/* binding */ mergedHeadline),
/* harmony export */   sy: () => (/* binding */ mergedNotes),
/* harmony export */   td: () => (/* binding */ byUrgency)
/* harmony export */ });
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8106);
/* harmony import */ var _record_outage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6790);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3960);
/* harmony import */ var _merged_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(842);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9586);
/* harmony import */ var _next_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6702);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8389);







/** The sign of a whole section. */
const statusMarks = {
    ..._words_js__WEBPACK_IMPORTED_MODULE_4__/* .marks */ .Z8,
    errored: _words_js__WEBPACK_IMPORTED_MODULE_4__/* .marks */ .Z8.incomparable,
    'not-compared': _words_js__WEBPACK_IMPORTED_MODULE_4__/* .otherMarks */ .p6.missing,
};
/** Summarises all sections in one line: what is missing, what was found, and what was not examined. */
function mergedHeadline({ sections, missing, warnings }) {
    const having = (status) => sections.filter(section => section.status === status).length;
    const unread = warnings.filter(({ code }) => code === 'unread-record').length;
    const isFailed = sections.some(({ control }) => control.status === 'failed');
    const findings = sections.flatMap(section => section.findings);
    const isJudged = findings.some(({ verdict }) => verdict !== null);
    const [outage] = sections.flatMap(section => section.outage ?? []);
    const why = outage ? `, because ${(0,_record_outage_js__WEBPACK_IMPORTED_MODULE_0__/* .describeOutage */ .X)(outage)}` : '';
    const troubles = [
        having('errored') > 0 && {
            mark: statusMarks.errored,
            text: `nothing could be measured in ${having('errored')} of ${sections.length}`,
        },
        having('not-compared') > 0 && {
            mark: statusMarks['not-compared'],
            text: `not compared: ${having('not-compared')} of ${sections.length}${why}`,
        },
        ...missing.map(one => ({ mark: _words_js__WEBPACK_IMPORTED_MODULE_4__/* .otherMarks */ .p6.missing, text: missingWords(one) })),
        unread > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_4__/* .otherMarks */ .p6.missing, text: `${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U)(unread, 'record')} cannot be read` },
        sections.length === 0 && missing.length === 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_4__/* .otherMarks */ .p6.missing, text: 'no records' },
        sections.length > 0 && !isJudged && { mark: _words_js__WEBPACK_IMPORTED_MODULE_4__/* .otherMarks */ .p6.missing, text: 'nothing judged' },
    ];
    const distances = sections.flatMap(_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .distanceTallies */ .yU);
    return [
        ...troubles.filter(trouble => trouble !== false),
        ...distances.filter(({ text }, index) => distances.findIndex(one => one.text === text) === index),
        ...(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .growthTallies */ .Cg)({ growths: sections.flatMap(({ growths = [] }) => growths) }),
        ...(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictTallies */ ._6)({ findings }),
        ...(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .caveats */ .oW)({
            findings,
            rules: (0,_merged_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeRules */ .ub)(sections, (_, benchmark) => benchmark),
            added: sections.flatMap(({ added }) => added),
            removed: sections.flatMap(({ removed }) => removed),
            control: { status: isFailed ? 'failed' : 'passed' },
            warnings,
            tampered: sections.flatMap(({ tampered = [] }) => tampered),
        }),
    ];
}
function missingWords(one) {
    return `${(0,_merged_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMissing */ .UV)(one)} missing`;
}
/** Describes what all sections have in common. This is the line below the headline. */
function mergedContext({ sections }) {
    const judged = sections.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict !== null).length;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(`${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U)(sections.length, 'section')} · ${judged === 0 ? 'nothing is judged' : `one correction for all judged results (${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U)(judged, 'finding')})`}`);
}
/** Lists what a reader should know about the records themselves, one sentence each. */
function mergedNotes({ missing, warnings }) {
    return [
        ...missing.map(one => {
            const { suite, leg, found } = one;
            const which = suite === null ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)('') : leg === undefined ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) ` of ${suite}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) ` of ${suite} on ${leg}`;
            const there = found.length === 0
                ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)('there is no record of any leg.')
                : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `only ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .names */ .Dy)(found, 10)} left a record, so the others are unknown.`;
            return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)(missingWords(one))}${which}: ${there}`;
        }),
        ...warnings.map(warning => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .iU)(warning.message)),
    ];
}
/** Says what the reader should do now, first of all in the worst section. */
function mergedNextStep(report, options = {}) {
    const { sections, missing, warnings } = report;
    const isWhole = missing.length === 0 && warnings.every(({ code }) => code !== 'unread-record');
    const worst = byUrgency(report)[0];
    if (worst === undefined || (!isWhole && worst.status !== 'regressed'))
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .own */ .ZV)('see why some jobs left no record: they failed, were cancelled, or are missing from the "needs" of this job.');
    if (sections.length === 1)
        return (0,_next_step_js__WEBPACK_IMPORTED_MODULE_3__/* .nextStep */ .s)(worst, options);
    const isGreen = worst.status === 'unchanged' || worst.status === 'improved';
    return isGreen ? (0,_next_step_js__WEBPACK_IMPORTED_MODULE_3__/* .nextStep */ .s)(worst, options) : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `in ${sectionName(worst, sections)}, ${(0,_next_step_js__WEBPACK_IMPORTED_MODULE_3__/* .nextStep */ .s)(worst, options)}`;
}
/** A section by name. */
function sectionName(section, sections) {
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)((0,_merged_js__WEBPACK_IMPORTED_MODULE_1__/* .sectionKey */ .FR)(section, sections).map(part => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv) `${part}`), ' · ');
}
/** The sections, worst first. */
function byUrgency({ sections }) {
    const rank = ({ status }) => urgency.indexOf(status);
    return [...sections].sort((one, other) => rank(one) - rank(other));
}
const urgency = [
    'regressed',
    'errored',
    'not-compared',
    'incomparable',
    'inconclusive',
    'improved',
    'unchanged',
];


/***/ })

};
