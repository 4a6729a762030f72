export const id = 466;
export const ids = [466];
export const modules = {

/***/ 940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ addressOfId),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   wQ: () => (/* binding */ freeId)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);

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
    return (0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(`#${encodeURIComponent(id).replaceAll('%2F', '/')}`);
}


/***/ }),

/***/ 8639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ makeDocument)
});

// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
;// CONCATENATED MODULE: ./lib/report/page/script/flames.js
/** Lets the frames of a flame graph be found by their names, and made as wide as the page by a click. */
function installFlames() {
    for (const flame of pageFind('svg.flame')) {
        const form = flame.closest('figure')?.querySelector('form');
        for (const frame of pageFind('svg', flame))
            frame.addEventListener('click', () => zoomFlame(flame, frame.dataset.at ?? '0 100000'));
        if (!form)
            continue;
        form.hidden = false;
        form.addEventListener('submit', event => event.preventDefault());
        form.addEventListener('input', () => searchFlame(flame, form.querySelector('input')?.value ?? ''));
        form.querySelector('button')?.addEventListener('click', () => zoomFlame(flame, '0 100000'));
    }
}
/** Shows the part of `flame` that begins and is as wide as `at` says, in hundred thousandths of all of it. */
function zoomFlame(flame, at) {
    const [from = 0, wide = 100_000] = at.split(' ').map(Number);
    for (const frame of pageFind('svg', flame)) {
        const [start = 0, width = 0] = (frame.dataset.at ?? '').split(' ').map(Number);
        // What the chosen frame was called by stays above it, as wide as the page.
        const [low, high] = [Math.max(start, from), Math.min(start + width, from + wide)];
        frame.toggleAttribute('hidden', high <= low);
        frame.setAttribute('x', `${((low - from) / wide) * 100}%`);
        frame.setAttribute('width', `${(Math.max(0, high - low) / wide) * 100}%`);
    }
}
function searchFlame(flame, word) {
    for (const frame of pageFind('svg', flame)) {
        const name = frame.querySelector('title')?.textContent?.toLowerCase() ?? '';
        frame.classList.toggle('found', word !== '' && name.includes(word.toLowerCase()));
    }
}

;// CONCATENATED MODULE: ./lib/report/page/script/panels.js
/** Lets rows open the panels of their benchmarks, and an address too. */
function installPanels() {
    for (const panels of pageFind('.panels'))
        panels.hidden = true;
    for (const link of pageFind('.findings tbody a'))
        link.addEventListener('click', event => {
            const isOpen = link.getAttribute('aria-expanded') === 'true';
            if (!isOpen && link.hash !== location.hash)
                return;
            event.preventDefault();
            if (isOpen)
                panels_closePanels();
            else
                openFromAddress();
        });
    addEventListener('hashchange', openFromAddress);
    openFromAddress();
}
function openFromAddress() {
    let id = location.hash.slice(1);
    try {
        id = decodeURIComponent(id);
    }
    catch {
        // What is no address of ours names nothing.
    }
    if (id !== '')
        void openPanel(id);
}
async function openPanel(id) {
    const panel = await findPanel(id);
    const links = pageFind('.findings tbody a');
    const link = links.find(one => decodeURIComponent(one.hash.slice(1)) === id);
    const row = link?.closest('tbody');
    if (!panel || !link || !row)
        return;
    panels_closePanels();
    panel.open = true;
    row.hidden = false;
    const line = row.insertRow();
    line.className = 'opened';
    const cell = line.insertCell();
    cell.colSpan = 7;
    cell.className = 'open';
    cell.append(panel);
    link.setAttribute('aria-expanded', 'true');
    row.scrollIntoView();
}
/** The panel of that name: it stands in the page, or is brought from the packed ones. */
async function findPanel(id) {
    const here = pageFind('.panel').find(one => one.id === id);
    if (here || !document.querySelector('script[data-packed=panels]'))
        return here;
    const packed = (await pageUnpack('panels')).split('\0');
    const find = (key) => packed.find(one => one.startsWith(`${key}\n`))?.slice(key.length + 1);
    const content = find(id);
    if (content === undefined)
        return undefined;
    const panel = document.createElement('details');
    panel.className = 'panel';
    panel.id = id;
    panel.innerHTML = content;
    for (const place of pageFind('[data-shared]', panel))
        place.innerHTML = find(place.dataset.shared) ?? '';
    for (const place of pageFind('[data-benchmark]', panel))
        place.closest('details')?.addEventListener('toggle', () => void fillValues(place), { once: true });
    return panel;
}
function panels_closePanels() {
    for (const line of pageFind('tr.opened')) {
        line.closest('tbody')?.querySelector('a')?.removeAttribute('aria-expanded');
        const panel = line.querySelector('.panel');
        if (panel) {
            panel.open = false;
            document.querySelector('.panels')?.append(panel);
        }
        line.remove();
    }
}

;// CONCATENATED MODULE: ./lib/report/page/script/raw-data.js
/** Shows the buttons that make files of the record. */
function offerFiles() {
    for (const button of pageFind('button[data-download]')) {
        button.hidden = false;
        button.addEventListener('click', async () => {
            const { download = '', record = '', name = 'record' } = button.dataset;
            const text = await pageUnpack(record);
            const isCsv = download === 'csv';
            const link = document.createElement('a');
            link.href = URL.createObjectURL(new Blob([isCsv ? writeRows(JSON.parse(text)) : text]));
            link.download = `${name}.${download}`;
            link.click();
        });
    }
}
/** A row for each value, as `render --as csv` writes it. */
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
/** Fills the table of values of a panel that came without one: sides and copies by letter and number, in the order of runs. */
async function raw_data_fillValues(place) {
    const { benchmark, metric, factor = '1', record = 'record', baseline, contender } = place.dataset;
    const { rounds } = JSON.parse(await pageUnpack(record));
    const body = place.querySelector('tbody');
    rounds.forEach((round, index) => {
        const values = round.flatMap(({ side, copy, measurements }) => {
            const letter = side === baseline ? 'b' : side === contender ? 'c' : '';
            const own = measurements.filter(one => letter !== '' && one.benchmark === benchmark && one.metric === metric);
            return own.map(({ value = Number.NaN }) => `${letter}${copy} ${Number((value * Number(factor)).toPrecision(4))}`);
        });
        const row = body?.insertRow();
        for (const text of [String(index + 1), values.join(' · ')])
            row?.insertCell().append(text);
    });
}

;// CONCATENATED MODULE: ./lib/report/page/script/rows.js
/** Lets the rows be filtered and sorted. */
function installRows() {
    for (const form of pageFind('form.controls')) {
        form.hidden = false;
        form.addEventListener('input', () => filterRows(form));
        form.addEventListener('submit', event => event.preventDefault());
    }
    pageFind('.findings tbody').forEach((row, index) => {
        row.dataset.place = String(index);
    });
    for (const head of pageFind('th[data-sort]')) {
        const button = document.createElement('button');
        button.type = 'button';
        button.append(...head.childNodes);
        head.append(button);
        button.addEventListener('click', () => sortRows(head));
    }
}
function filterRows(form) {
    const word = form.querySelector('input[type=search]')?.value.toLowerCase() ?? '';
    const verdicts = pageFind('input:checked', form).map(one => one.value);
    const own = form.parentElement ?? document;
    const rows = pageFind('.findings tbody', own);
    for (const row of [...rows, ...pageFind('.multiple', own)]) {
        const name = row.querySelector('th, .plot-title')?.textContent?.toLowerCase() ?? '';
        row.hidden = !name.includes(word) || !verdicts.includes(row.dataset.verdict ?? '');
    }
    for (const count of pageFind('output', form))
        count.textContent = `${rows.filter(row => !row.hidden).length} shown`;
}
function sortRows(head) {
    const table = head.closest('table');
    if (!table)
        return;
    // Of amounts, the largest are looked for first.
    const usual = ['change', 'value'].includes(head.dataset.sort ?? '') ? 'descending' : 'ascending';
    const isReversed = head.getAttribute('aria-sort') === usual;
    for (const other of pageFind('th[aria-sort]', table))
        other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', isReversed === (usual === 'ascending') ? 'descending' : 'ascending');
    const { compare } = new Intl.Collator('en', { numeric: true });
    const nameOf = (row) => row.querySelector('th')?.textContent ?? '';
    const placeOf = (row) => Number(row.dataset.place);
    const sizeOf = ({ dataset }) => dataset.change ? Math.abs(Math.log1p(Number(dataset.change))) : Number.NEGATIVE_INFINITY;
    const amountOf = (row) => Number(row.querySelector('tr')?.cells[head.cellIndex]?.dataset.value ?? Number.NEGATIVE_INFINITY);
    const orders = {
        verdict: (one, other) => placeOf(one) - placeOf(other),
        name: (one, other) => compare(nameOf(one), nameOf(other)),
        change: (one, other) => sizeOf(other) - sizeOf(one) || placeOf(one) - placeOf(other),
        value: (one, other) => amountOf(other) - amountOf(one),
    };
    const rows = pageFind('tbody', table).sort(orders[head.dataset.sort ?? '']);
    table.append(...(isReversed ? rows.reverse() : rows));
}
/** `/` goes to the filter, the arrows from row to row, and Escape closes what is open. */
function installKeys() {
    addEventListener('keydown', event => {
        const focused = document.activeElement;
        if (event.key === 'Escape') {
            const opened = document.querySelector('.findings a[aria-expanded]');
            closePanels();
            opened?.focus();
        }
        if (focused instanceof HTMLInputElement)
            return;
        if (event.key === '/') {
            event.preventDefault();
            document.querySelector('.controls input[type=search]')?.focus();
        }
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        const links = pageFind('.findings tbody:not([hidden]) th > a');
        const at = links.indexOf(focused);
        if (step === 0 || at < 0)
            return;
        event.preventDefault();
        links[at + step]?.focus();
    });
}

;// CONCATENATED MODULE: ./lib/report/page/script/shared.js
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The declarations at the start of the script, for all of its functions. */
const state = 'const pageUnpacked = new Map();';
/** The elements that `selector` finds. */
function shared_pageFind(selector, within = document) {
    return [...within.querySelectorAll(selector)];
}
/** The text that the page has packed under `key`. */
function shared_pageUnpack(key) {
    const known = pageUnpacked.get(key);
    if (known !== undefined)
        return known;
    const packed = document.querySelector(`script[data-packed="${key}"]`)?.textContent ?? '';
    const bytes = Uint8Array.from(atob(packed), character => character.charCodeAt(0));
    const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
    pageUnpacked.set(key, text);
    return text;
}

;// CONCATENATED MODULE: ./lib/report/page/script/tip.js
/** Names the value next to the pointer. */
function installTip() {
    const tip = document.createElement('div');
    tip.className = 'tip';
    tip.hidden = true;
    document.body.append(tip);
    addEventListener('pointermove', event => {
        const plot = event.target instanceof Element ? event.target.closest('.plot') : null;
        const words = plot ? describeNearest(plot, event) : undefined;
        tip.hidden = words === undefined;
        if (words === undefined)
            return;
        tip.textContent = words;
        const left = Math.min(event.clientX + 12, innerWidth - tip.offsetWidth - 4);
        tip.style.transform = `translate(${left}px, ${event.clientY - 28}px)`;
    });
}
/** The dot of `plot` next to the pointer, in words; undefined where none is near. */
function describeNearest(plot, pointer) {
    const view = plot.querySelector('.marks');
    if (!view)
        return undefined;
    const { height } = view.viewBox.baseVal;
    let least = 20 ** 2;
    let words;
    for (const path of pageFind('path[data-label]', view)) {
        // The view's own box holds what is drawn beyond it, too.
        const toScreen = path.getScreenCTM();
        for (const [, left, top] of (path.getAttribute('d') ?? '').matchAll(/M([\d.-]+) ([\d.-]+)/g)) {
            const at = new DOMPoint(Number(left), Number(top)).matrixTransform(toScreen ?? undefined);
            const distance = Math.hypot(at.x - pointer.clientX, at.y - pointer.clientY) ** 2;
            if (distance >= least)
                continue;
            least = distance;
            words = `${path.getAttribute('data-label')}: ${describePlace(plot, Number(left) / 1000, 1 - Number(top) / height)}`;
        }
    }
    return words;
}
/** Describes a place of `plot`, both from 0 to 1. */
function describePlace(plot, x, y) {
    const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = (plot.getAttribute('data-ends') ?? '').split(' ').map(Number);
    const [xUnit = '', yUnit = ''] = (plot.getAttribute('data-units') ?? '').split('|');
    const [xLog, yLog] = (plot.getAttribute('data-logs') ?? '').split(' ');
    const across = xLog === '1' ? x0 * (x1 / x0) ** x : x0 + x * (x1 - x0);
    const up = Number((yLog === '1' ? y0 * (y1 / y0) ** y : y0 + y * (y1 - y0)).toPrecision(4));
    const names = plot.getAttribute('data-names')?.split('|');
    if (names)
        return `${up} ${yUnit}, ${names[Math.round(across)]}`;
    const where = xUnit === 'round' ? `round ${Math.round(across)}` : `${Number(across.toPrecision(4))} ${xUnit}`;
    return `${up} ${yUnit}, ${where}`;
}

;// CONCATENATED MODULE: ./lib/report/page/script/script.js






// Each function is written out as text, under its own name and under the one that a bundler may have given it. So it may use nothing of
// its module but types and the functions that are named here.
const functions = {
    ...{ pageFind: shared_pageFind, pageUnpack: shared_pageUnpack },
    ...{ offerFiles: offerFiles, writeRows: writeRows, listFields: listFields, quoteField: quoteField, fillValues: raw_data_fillValues },
    ...{ installPanels: installPanels, openFromAddress: openFromAddress, openPanel: openPanel, findPanel: findPanel, closePanels: panels_closePanels },
    ...{ installRows: installRows, filterRows: filterRows, sortRows: sortRows, installKeys: installKeys },
    ...{ installFlames: installFlames, zoomFlame: zoomFlame, searchFlame: searchFlame },
    ...{ installTip: installTip, describeNearest: describeNearest, describePlace: describePlace },
};
/**
 * The page's work in a browser that allows scripts. The page can be read without it: the script opens panels in their rows, brings
 * those that are only packed, sorts, filters, names the point next to the pointer, and makes files of the raw data.
 */
const script = [
    '(() => {',
    state,
    ...Object.entries(functions).flatMap(([name, one]) => [
        `const ${name} = ${one.toString()};`,
        ...(one.name === name ? [] : [`const ${one.name} = ${name};`]),
    ]),
    'installRows(); installKeys(); installTip(); offerFiles(); installPanels(); installFlames()',
    '})()',
].join('\n');

;// CONCATENATED MODULE: ./lib/report/page/style.js
/** The colours: they keep a contrast of 4.5 : 1 on both grounds, and differ for colour-blind readers. */
const palette = {
    light: `--ground: #fff; --text: #1f2328; --quiet: #57606a; --line: #d0d7de; --soft: #f3f5f7; --within: #dde5ee;
  --bad: #b42318; --good: #006d5b; --doubt: #7d5200; --link: #0a58c2; --baseline: #0b61a4; --contender: #b34700; --disturbed: #fbe6c8`,
    dark: `--ground: #0d1117; --text: #e6edf3; --quiet: #9aa5b1; --line: #30363d; --soft: #161b22; --within: #22303f;
  --bad: #ff8a80; --good: #4fd1b5; --doubt: #e3b341; --link: #79b8ff; --baseline: #6cb6ff; --contender: #ffa657; --disturbed: #3d2c10`,
};
/** The style of the page. */
const style = `
:root { color-scheme: light dark; ${palette.light} }
@media (prefers-color-scheme: dark) { :root { ${palette.dark} } }
* { box-sizing: border-box }
body { font: 15px/1.5 system-ui, "Segoe UI", "Open Sans", sans-serif; max-width: 80rem; margin: 0 auto; padding: 1rem; color: var(--text); background: var(--ground); overflow-wrap: anywhere }
h1 { font-size: 1.1rem; margin: 0 0 .3rem; color: var(--quiet); font-weight: 600 } h2 { font-size: 1.25rem; margin: 2rem 0 .6rem } h3 { font-size: 1.05rem; margin: .3rem 0 } h4 { margin: .8rem 0 .2rem }
a { color: var(--link) } small { display: block; color: var(--quiet) } .hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
code, pre { font: .9em/1.4 ui-monospace, Menlo, Consolas, "Open Sans", monospace } pre { overflow-x: auto; padding: .7rem; background: var(--soft); border-radius: .4rem }
.headline span { white-space: nowrap } .headline { font-size: 1.5rem; font-weight: 600; line-height: 1.3; margin: 0 0 .6rem } .step { padding: .6rem .8rem; background: var(--soft); border-left: .25rem solid var(--link); border-radius: .2rem }
.bad { color: var(--bad) } .good { color: var(--good) } .doubt { color: var(--doubt) } .quiet { color: var(--quiet) }
.about { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0 0 1rem } .about dt { color: var(--quiet) } .about dd { margin: 0 }
caption, figcaption { text-align: left; color: var(--quiet); font-size: .85rem; caption-side: top; padding: .2rem 0 .4rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
.findings { width: 100% } .findings > * > tr > * { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: middle; font-weight: 400 }
.findings > thead th { position: sticky; top: 0; background: var(--ground); z-index: 1; font-weight: 600; vertical-align: bottom; white-space: nowrap }
thead button { all: unset; cursor: pointer; font-weight: 600 } thead button:focus-visible { outline: 2px solid var(--link) } [aria-sort=ascending] button::after { content: " ↑" } [aria-sort=descending] button::after { content: " ↓" }
.mark { white-space: nowrap } .findings > tbody > tr > th { min-width: 14rem } .change, .findings > tbody > tr > :nth-child(n+5) { white-space: nowrap } .ends { color: var(--quiet); font-size: .9em }
.findings > * > tr > :nth-child(3) { width: 30%; min-width: 12rem; padding-left: 0; padding-right: 0 }
:is(.forest, .findings > thead) svg { display: block; width: 100%; overflow: visible } :is(.forest, .findings > thead) svg line { stroke: var(--text) } :is(.forest, .findings > thead) svg text { font-size: 11px; fill: var(--quiet); text-anchor: middle } :is(.forest, .findings > thead) svg .end { text-anchor: end }
.forest svg .within { fill: var(--within) } :is(.forest, .findings > thead) svg .zero { stroke: var(--quiet); stroke-dasharray: 2 2 } :is(.forest, .findings > thead) svg .interval { stroke-width: 2.5; stroke: currentColor } :is(.forest, .findings > thead) svg circle { fill: currentColor }
:is(.forest, .findings > thead) svg .control { fill: var(--ground); stroke: var(--quiet); stroke-width: 1.5 } .findings .axis line { stroke: var(--quiet) }
[data-verdict=regressed] .forest { color: var(--bad) } [data-verdict=improved] .forest { color: var(--good) } [data-verdict=unchanged] .forest, [data-verdict=none] .forest { color: var(--quiet) } [data-verdict=inconclusive] .forest, [data-verdict=incomparable] .forest { color: var(--doubt) }
.controls { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: center; margin: .4rem 0 } .controls input[type=search] { font: inherit; padding: .25rem .5rem; width: 16rem; max-width: 100%; color: inherit; background: var(--ground); border: 1px solid var(--quiet); border-radius: .3rem } [hidden] { display: none !important }
button.action { font: inherit; padding: .3rem .8rem; color: var(--text); background: var(--soft); border: 1px solid var(--quiet); border-radius: .3rem; cursor: pointer; margin-right: .5rem }
.panel { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem 1rem; margin: .6rem 0 } .panel > summary { cursor: pointer } td.open { white-space: normal } td.open > .panel { border-color: var(--quiet); contain: inline-size } td.open > .panel > summary { display: none } .findings > tbody { scroll-margin-top: 2.6rem } .panel { scroll-margin-top: 6rem } .panel:target { border-color: var(--link) }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: .5rem 2rem } .plots.small { grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)) }
figure { margin: .4rem 0; min-width: 0 } .plot-title { font-weight: 600; margin: 0 } figcaption { padding-top: .2rem } .key { width: .6em; height: .6em } .key.baseline { fill: var(--baseline) } .key.contender { fill: var(--contender) }
.plot .marks { overflow: visible } .plot { width: 100%; padding: 0 10px 0 48px; display: block; overflow: visible } .plot text { font-size: 11px; fill: var(--quiet); text-anchor: end } .plot .x { text-anchor: middle } .plot .unit { text-anchor: start }
.plot path { fill: none; stroke: none; vector-effect: non-scaling-stroke } .plot .grid { stroke: var(--line) } .plot .within, .plot .band, .plot .disturbed { fill: var(--within) } .plot .disturbed { fill: var(--disturbed) } .plot .band { fill: var(--quiet); opacity: .25 }
.plot .zero { stroke: var(--quiet); stroke-dasharray: 2 2 } .plot .look { stroke: var(--quiet); stroke-dasharray: 5 4 } .plot .curve { stroke: var(--quiet); stroke-width: 1.5 } .plot .interval { stroke: var(--text); stroke-width: 2.5 } .plot .thin { stroke: var(--quiet); stroke-width: 1 } .plot .step { stroke-width: 2 } .plot .step.worse { stroke: var(--bad) } .plot .step.better { stroke: var(--good) } .multiple { min-width: 0; scroll-margin-top: 1rem }
.plot .dot { stroke: var(--text); stroke-width: 7; stroke-linecap: round } .plot .small { stroke-width: 4.5 } .plot .baseline { stroke: var(--baseline) } .plot .contender { stroke: var(--contender) } .plot .dot.contender { stroke-linecap: square; stroke-width: 5.5 } .plot .dot.contender.small { stroke-width: 3.5 }
.plot .dot.round { stroke: var(--quiet) } .plot .dot.machine { stroke: var(--quiet) } .plot .dot.control { stroke: var(--baseline) } .plot .dot.estimate { stroke: var(--text) } .plot .curve.estimate { stroke: var(--text) } .plot .hollow.hole { stroke: var(--ground); stroke-width: 3.5 } .plot .contender.hollow.hole { stroke-width: 2.5 }
.wide { overflow-x: auto; margin: .6rem 0 } .wide:focus-visible { outline: 2px solid var(--link) } .numbers th, .numbers td { padding: .15rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; font-weight: 400 } .numbers thead th { font-weight: 600 } .numbers th:first-child { text-align: left; padding-left: 0 }
.flame svg { cursor: pointer } .flame rect { stroke: var(--line) } .flame .more { fill: var(--bad) } .flame .less { fill: var(--baseline) } .flame .found rect { stroke: var(--text); stroke-width: 3 } .flame text { font-size: 11px; fill: var(--text); pointer-events: none } svg[hidden] { display: none }
.tip { position: fixed; pointer-events: none; background: var(--text); color: var(--ground); font-size: .8rem; padding: .1rem .5rem; border-radius: .3rem; z-index: 3 }
@media (max-width: 48rem) {
  .findings > thead > tr, .findings > tbody > tr { display: grid; grid-template-columns: minmax(0, 1fr) auto } .findings > tbody > tr { border-bottom: 1px solid var(--line); padding: .4rem 0 }
  .findings > * > tr > * { border: 0; padding: .1rem 0 } .findings > * > tr > :nth-child(n+5), .findings > thead > tr > :nth-child(4) { display: none }
  .findings > * > tr > :nth-child(1) { grid-column: 2; grid-row: 1; text-align: right } .findings > * > tr > :nth-child(2) { grid-column: 1; grid-row: 1 } .findings > * > tr > :nth-child(3) { grid-column: 1 / -1; grid-row: 2; width: auto } .findings > tbody > tr > :nth-child(4) { grid-column: 1 / -1; grid-row: 3; white-space: normal }
  .findings > tbody > tr > td.open { display: block; grid-column: 1 / -1; text-align: left } .findings > thead { position: sticky; top: 0; z-index: 1; background: var(--ground) } .panel { padding: .4rem .6rem; scroll-margin-top: 11rem }
}
@media print { .controls, .downloads { display: none } body { max-width: none } .findings thead th { position: static } tr, figure { break-inside: avoid } }
`;

;// CONCATENATED MODULE: ./lib/report/page/document.js



/** A whole page: its policy allows nothing but its own style and its own script, and no request. */
function makeDocument(title, body, { tools }) {
    const policy = `default-src 'none'; style-src 'sha256-${tools.digest(style)}'; script-src 'sha256-${tools.digest(script)}'; base-uri 'none'; form-action 'none'`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${(0,document_escape/* attribute */.lt)(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body.filter(Boolean).join('\n')}
</main>
<script>${script}</script>
</body>
</html>
`;
}


/***/ }),

/***/ 7059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fP: () => (/* binding */ drawRow),
/* harmony export */   it: () => (/* binding */ drawAxis),
/* harmony export */   qs: () => (/* binding */ listRows),
/* harmony export */   vR: () => (/* binding */ layOutRow),
/* harmony export */   yZ: () => (/* binding */ drawForest)
/* harmony export */ });
/* unused harmony export forestAxis */
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _naming_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2012);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9965);
/* harmony import */ var _text_cells_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(733);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8658);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4563);
/* harmony import */ var _plots_axis_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8250);
/* harmony import */ var _plots_picture_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1029);









/** All rows of a report in the order in which a page shows them. */
function listRows(report) {
    const { changed, inconclusive, unchanged, unjudged, ignored, sorted } = (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .makeRows */ .GL)(report);
    return sorted ?? [...changed, ...inconclusive, ...unchanged, ...unjudged, ...ignored];
}
/** The one axis of all rows: it holds 0, the threshold on both sides, and most intervals of what changed; of all, where nothing did. */
function forestAxis(rows, threshold) {
    const changed = rows.filter(({ verdict }) => verdict === 'regressed' || verdict === 'improved');
    const { low, high } = (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_6__/* .axisOf */ .L$)((changed.length > 0 ? changed : rows).flatMap(({ finding }) => finding.change ?? []));
    const room = 2 * threshold;
    return (0,_plots_axis_js__WEBPACK_IMPORTED_MODULE_5__/* .fixedChangeAxis */ .ae)(Math.min(low, -room), Math.max(high, room));
}
/** Finds the places of the marks of `finding` on `axis`. */
function layOutRow({ change, control, threshold }, axis, usual) {
    const clip = (at) => Math.max(0, Math.min(1, at));
    const limit = threshold ?? usual;
    const ends = change && [change.low, change.high].map((end, index) => (end === null ? index : axis.at(end)));
    return {
        band: [clip(axis.at(-limit)), clip(axis.at(limit))],
        zero: axis.at(0),
        ...(ends ? { interval: [clip(ends[0]), clip(ends[1])] } : {}),
        goesOn: {
            low: change !== null && (change.low === null || ends[0] < 0),
            high: change !== null && (change.high === null || ends[1] > 1),
        },
        ...(change && isInside(axis.at(change.value)) ? { estimate: axis.at(change.value) } : {}),
        ...(control && isInside(axis.at(control.value)) ? { control: axis.at(control.value) } : {}),
    };
}
function isInside(at) {
    return at >= 0 && at <= 1;
}
/** The forest plot of `rows`, which is a table of their numbers at the same time. */
function drawForest(report, rows, addressOf) {
    const { titleOf } = (0,_naming_js__WEBPACK_IMPORTED_MODULE_1__/* .makeNaming */ .rs)(report);
    const { threshold, confidence } = report.settings;
    const axis = forestAxis(rows, threshold);
    const heads = [
        ['verdict', 'Verdict'],
        ['name', 'Benchmark'],
        ['', `<span class="hidden">Plot</span>${drawAxis(axis)}`],
        ['change', `Change (${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(confidence)} interval)`],
        ['', 'Baseline'],
        ['', 'Contender'],
        ['', 'Control'],
    ];
    const head = heads.map(([key, text]) => `<th scope="col"${key ? ` data-sort="${key}"` : ''}>${text}</th>`).join('');
    const body = rows.map(row => {
        const address = addressOf(row.finding);
        const name = (0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy)(nameOf(row, titleOf(row.finding)));
        const reason = row.reason === null ? '' : `<small>${(0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy)([{ message: row.reason }])}</small>`;
        return `<tbody data-verdict="${row.verdict ?? 'none'}" data-change="${row.finding.change?.value ?? ''}"><tr><td class="mark ${row.mark.tone}">${row.mark.character} ${row.word}</td><th scope="row">${address === undefined ? name : `<a href="${address}">${name}</a>`}${reason}</th><td class="forest">${drawRow(layOutRow(row.finding, axis, threshold))}</td><td class="change">${changeCell(row)}</td><td>${(0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy)((0,_text_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .valueText */ .Ru)(row.baseline))}${spread(row.baseline)}</td><td>${(0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy)((0,_text_cells_js__WEBPACK_IMPORTED_MODULE_3__/* .valueText */ .Ru)(row.contender))}${spread(row.contender)}</td><td>${row.control}</td></tr></tbody>`;
    });
    const caption = `Line: interval of the change. Dot: estimate. Shaded: within the threshold of ±${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(threshold)}. Ring: the control, two copies of the same code.`;
    return `<table class="findings"><caption>${caption}</caption><thead><tr>${head}</tr></thead>\n${body.join('\n')}\n</table>`;
}
function nameOf({ metric }, title) {
    return metric === null ? title : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${title} · ${metric}`;
}
function changeCell({ change, ratio, interval, verdict }) {
    const strong = verdict === 'regressed' || verdict === 'improved' ? `<b>${change}</b>` : change;
    return [strong, ratio, interval && `<span class="ends">${interval}</span>`].filter(Boolean).join(' ');
}
function spread(quantity) {
    return quantity?.spread ? ` <span class="ends">± ${(0,_html_js__WEBPACK_IMPORTED_MODULE_4__/* .html */ .qy)((0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)(quantity.spread))}</span>` : '';
}
/** Room at both ends for marks that stand there, in percent. */
const [left, inner] = [6, 88];
const height = 24;
function at(fraction) {
    return `${(0,_plots_picture_js__WEBPACK_IMPORTED_MODULE_8__/* .round */ .L)(left + fraction * inner)}%`;
}
/** The ticks above the rows. */
function drawAxis({ ticks }) {
    const marks = ticks.map(tick => `<line x1="${at(tick.at)}" x2="${at(tick.at)}" y1="16" y2="20"/><text x="${at(tick.at)}" y="12">${tick.text} %</text>`);
    return `<svg class="axis" height="20" aria-hidden="true">${marks.join('').replaceAll('>0 %<', '>0<')}</svg>`;
}
/** The plot of a row. */
function drawRow({ band, zero, interval, goesOn, estimate, control }) {
    return [
        `<svg height="${height}" aria-hidden="true">`,
        `<rect class="within" x="${at(band[0])}" width="${(0,_plots_picture_js__WEBPACK_IMPORTED_MODULE_8__/* .round */ .L)((band[1] - band[0]) * inner)}%" height="${height}"/>`,
        `<line class="zero" x1="${at(zero)}" x2="${at(zero)}" y2="${height}"/>`,
        ...(interval ? [`<line class="interval" x1="${at(interval[0])}" x2="${at(interval[1])}" y1="10" y2="10"/>`] : []),
        ...(goesOn.low ? ['<text x="0" y="14">‹</text>'] : []),
        ...(goesOn.high ? ['<text x="100%" y="14" class="end">›</text>'] : []),
        ...(control === undefined ? [] : [`<circle class="control" cx="${at(control)}" cy="18" r="3"/>`]),
        ...(estimate === undefined ? [] : [`<circle cx="${at(estimate)}" cy="10" r="4"/>`]),
        '</svg>',
    ].join('');
}


/***/ }),

/***/ 4563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ numberTable),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   vP: () => (/* binding */ figure)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8106);


/** `text` as HTML. */
function html(text) {
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .write */ .M9)(text, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .htmlVoice */ .eV);
}
/** A section with its heading; nothing where it has no content. */
function section(heading, ...content) {
    const body = content.filter(Boolean).join('\n');
    return body && `<section>\n<h2>${heading}</h2>\n${body}\n</section>`;
}
/** Sentences as a list; nothing where there are none. */
function list(sentences) {
    return sentences.length === 0 ? '' : `<ul>\n${sentences.map(text => `<li>${html(text)}</li>`).join('\n')}\n</ul>`;
}
/** A table of cells that are HTML. The first column names the rows; the others are numbers. */
function numberTable(caption, heads, rows) {
    const head = heads.map(cell => `<th scope="col">${cell}</th>`).join('');
    const body = rows.map(([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`);
    return `<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table class="numbers"><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
/** A plot with a sentence on how to read it. */
function figure(title, picture, caption) {
    return `<figure><p class="plot-title">${title}</p>${picture}<figcaption>${caption}</figcaption></figure>`;
}


/***/ }),

/***/ 8250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ shareAxis),
/* harmony export */   EX: () => (/* binding */ changeAxis),
/* harmony export */   N: () => (/* binding */ placeAxis),
/* harmony export */   S_: () => (/* binding */ logAxis),
/* harmony export */   Sb: () => (/* binding */ roundAxis),
/* harmony export */   VD: () => (/* binding */ positionAxis),
/* harmony export */   Ze: () => (/* binding */ quantityAxis),
/* harmony export */   ae: () => (/* binding */ fixedChangeAxis)
/* harmony export */ });
/* harmony import */ var d3_array__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8253);
/* harmony import */ var d3_array__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7831);
/* harmony import */ var d3_array__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9850);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _util_entities_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1193);



const fewTicks = 5;
/** The axis of `values` in the largest unit that suits them, with about so many ticks. */
function quantityAxis(values, unit, ticks = fewTicks) {
    const own = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)(values, unit);
    return makeAxis(rangeOf(values), { size: own.size, unit: own.unit, sign: '', ticks });
}
/** The axis of relative changes, which holds 0. */
function changeAxis(values) {
    return makeAxis(rangeOf([0, ...values]), { size: 0.01, unit: '%', sign: '+' });
}
/** The axis from `low` to `high` of relative changes, exactly. */
function fixedChangeAxis(low, high) {
    return makeAxis([low, high], { size: 0.01, unit: '%', sign: '+', isExact: true });
}
/** The axis of `rounds` rounds, each as wide as any other; ticks are below their middles. */
function roundAxis(rounds) {
    const step = Math.max(1, Math.ceil(rounds / 10));
    const shown = Array.from({ length: rounds }, (_, round) => round).filter(round => (round + 1) % step === 0);
    return {
        at: value => value / rounds,
        ticks: shown.map(round => ({ at: (round + 0.5) / rounds, text: String(round + 1) })),
        ends: [0.5, rounds + 0.5],
        unit: 'round',
    };
}
/** The axis of `count` positions from 0, such as commits. */
function positionAxis(count, unit) {
    const last = Math.max(1, count - 1);
    const shown = (0,d3_array__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .Ay)(0, last, 10).filter(Number.isInteger);
    return {
        at: value => value / last,
        ticks: shown.map(at => ({ at: at / last, text: String(at) })),
        ends: [0, last],
        unit,
    };
}
/** The axis of places with `names`, of which those in `marked` are written where there is room, or some of all where none is marked. */
function placeAxis(names, marked) {
    const last = Math.max(1, names.length - 1);
    const some = [0.1, 0.37, 0.63, 0.9].map(share => Math.round(share * (names.length - 1)));
    // A name needs about a sixth of a narrow plot.
    const isFree = (at, index) => marked.slice(index + 1).every(one => one - at > last / 6);
    const shown = marked.length > 0 ? marked.filter(isFree) : [...new Set(some)];
    return {
        at: value => value / last,
        ticks: shown.map(at => ({ at: at / last, text: (0,_util_entities_js__WEBPACK_IMPORTED_MODULE_2__/* .entities */ .O)(names[at]) })),
        ends: [0, last],
        unit: '',
        names,
    };
}
/** The axis from 0 to 100 % of the values of a side. */
function shareAxis() {
    const ticks = [0, 0.25, 0.5, 0.75, 1].map(at => ({ at, text: `${at * 100}` }));
    return { at: value => value, ticks, ends: [0, 100], unit: 'percentile' };
}
/** The logarithmic axis of positive `values`, in the unit that suits their middle, or of sizes that are called `name`. */
function logAxis(values, { unit = '', name }) {
    const [low = 1, high = 10] = (0,d3_array__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .A)(values.filter(value => value > 0 && Number.isFinite(value)));
    const room = low === high ? 2 : (high / low) ** 0.04;
    const [from, to] = [low / room, high * room];
    const shown = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([Math.sqrt(low * high)], unit);
    const at = (value) => Math.log(value / from) / Math.log(to / from);
    return {
        at,
        ticks: listLogTicks(from / shown.size, to / shown.size).map(tick => ({
            at: at(tick * shown.size),
            text: writeTick(tick, { decimals: Math.max(0, -Math.floor(Math.log10(tick) + 1e-9)), sign: '' }),
        })),
        ends: [from / shown.size, to / shown.size],
        unit: name ?? shown.unit,
        isLog: true,
    };
}
const mostLogTicks = 8;
/** 1, 2 and 5 of each power of ten, or every so many powers where they are many. */
function listLogTicks(from, to) {
    const [first, last] = [Math.floor(Math.log10(from)), Math.ceil(Math.log10(to))];
    const powers = Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at));
    const within = (tick) => tick >= from && tick <= to;
    const fine = powers.flatMap(power => [power, 2 * power, 5 * power]).filter(within);
    if (fine.length <= mostLogTicks)
        return fine;
    const whole = powers.filter(within);
    const step = Math.ceil(whole.length / mostLogTicks);
    return whole.filter((_, at) => at % step === 0);
}
function makeAxis([low, high], numbers) {
    const { size, unit, sign, isExact = false, ticks: about = fewTicks } = numbers;
    const [from, to] = isExact ? [low / size, high / size] : (0,d3_array__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(low / size, high / size, about);
    const step = (0,d3_array__WEBPACK_IMPORTED_MODULE_1__/* .tickStep */ .sG)(from, to, about);
    const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    const at = (shown) => (shown - from) / (to - from);
    return {
        at: value => at(value / size),
        ticks: (0,d3_array__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .Ay)(from, to, about).map(tick => ({ at: at(tick), text: writeTick(tick, { decimals, sign }) })),
        ends: [from, to],
        unit,
    };
}
function writeTick(tick, { decimals, sign }) {
    if (tick === 0)
        return '0';
    const text = Math.abs(tick).toFixed(Math.min(20, decimals));
    return `${tick < 0 ? '−' : sign}${text.replace(/\B(?=(\d{3})+$)/g, '\u2009')}`;
}
/** From the least to the greatest, with some room where all are the same. */
function rangeOf(values) {
    const [low = 0, high = 1] = (0,d3_array__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .A)(values.filter(Number.isFinite));
    if (low < high)
        return [low, high];
    const room = Math.abs(low) * 0.01 || 0.01;
    return [low - room, high + room];
}


/***/ }),

/***/ 1029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ round),
/* harmony export */   j: () => (/* binding */ drawPicture)
/* harmony export */ });
/* harmony import */ var d3_shape__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6413);
/* harmony import */ var d3_shape__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6545);
/* harmony import */ var d3_shape__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8786);
/* harmony import */ var _util_entities_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1193);


/** Of the space for marks, in the units of its own view; vertically these are pixels. */
const width = 1000;
/** Pixels left of the marks, which the style leaves free. */
const left = 48;
/** Pixels above and below the marks. */
const [top, bottom] = [18, 20];
/** The picture as SVG that is as wide as its place, with text that keeps its size. */
function drawPicture({ title, description, x, y, marks, name = '', height }) {
    const tall = height - top - bottom;
    // As precise as can be seen: the page is narrower than the view.
    const place = {
        x: (value) => Math.round(x.at(value) * width),
        y: (value) => (1 - y.at(value)) * tall,
    };
    const grid = y.ticks.map(({ at }) => `M0 ${round((1 - at) * tall)}H${width}`).join('');
    const rows = y.ticks.map(({ at, text }) => `<text x="-6" y="${round(top + (1 - at) * tall + 4)}">${text}</text>`);
    const columns = x.ticks.map(({ at, text }) => `<text x="${round(at * 100)}%" y="${height - 5}" class="x">${text}</text>`);
    return [
        `<svg role="img" class="plot" height="${height}" aria-label="${(0,_util_entities_js__WEBPACK_IMPORTED_MODULE_0__/* .entities */ .O)(`${title}. ${description}`)}" data-ends="${[...x.ends, ...y.ends].map(Number).join(' ')}" data-units="${(0,_util_entities_js__WEBPACK_IMPORTED_MODULE_0__/* .entities */ .O)(`${x.unit}|${y.unit}`)}"${x.names ? ` data-names="${(0,_util_entities_js__WEBPACK_IMPORTED_MODULE_0__/* .entities */ .O)(x.names.map(name => name.replaceAll('|', '/')).join('|'))}"` : ''}${x.isLog || y.isLog ? ` data-logs="${Number(x.isLog === true)} ${Number(y.isLog === true)}"` : ''}>`,
        `<svg class="marks" y="${top}" width="100%" height="${tall}" viewBox="0 0 ${width} ${tall}" preserveAspectRatio="none">`,
        `<path class="grid" d="${grid}"/>`,
        ...marks.map(mark => drawMark(mark, { ...place, tall })),
        `</svg>${columns.join('')}<text x="${-left}" y="11" class="unit">${[name, (0,_util_entities_js__WEBPACK_IMPORTED_MODULE_0__/* .entities */ .O)(y.unit)].filter(Boolean).join(', ')}</text>${rows.join('')}</svg>`,
    ].join('');
}
function drawMark(mark, { x, y, tall }) {
    switch (mark.shape) {
        case 'dots':
            return drawDots(mark, { x, y, tall });
        case 'line':
        case 'steps': {
            const path = (0,d3_shape__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(([at]) => x(at), ([, value]) => y(value)).digits(1);
            return drawPath(mark.kind, (mark.shape === 'line' ? path : path.curve(d3_shape__WEBPACK_IMPORTED_MODULE_2__/* .stepAfter */ .Ps))(mark.points));
        }
        case 'area': {
            const path = (0,d3_shape__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .A)(([at]) => x(at), ([, low]) => y(low), ([, , high]) => y(high)).digits(1);
            return drawPath(mark.kind, path(mark.points));
        }
        case 'rules':
            return drawPath(mark.kind, [
                ...(mark.x ?? []).map(at => `M${round(x(at))} 0V${tall}`),
                ...(mark.y ?? []).map(at => `M0 ${round(y(at))}H${width}`),
            ].join(''));
        case 'ticks':
            return drawPath(mark.kind, mark.x.map(at => `M${round(x(at))} ${tall}v5`).join(''));
        case 'spans':
            return drawPath(mark.kind, mark.spans.map(([from, to]) => `M${round(x(from))} 0H${round(x(to))}V${tall}H${round(x(from))}`).join(''));
        case 'bars':
            return drawPath(mark.kind, mark.bars.map(([at, low, high]) => `M${round(x(at))} ${round(y(low))}V${round(y(high))}`).join(''));
    }
}
/** Dots are lines of almost no length, which their ends make round or square, whatever the width of the page does to the view. */
function drawDots({ kind, label, points }, { x, y }) {
    const path = points.map(([at, value]) => `M${round(x(at))} ${round(y(value))}h.1`).join('');
    if (path === '')
        return '';
    const hole = kind.endsWith('hollow') ? `<path class="${kind} hole" d="${path}"/>` : '';
    return `<path class="${kind}" data-label="${(0,_util_entities_js__WEBPACK_IMPORTED_MODULE_0__/* .entities */ .O)(label)}" d="${path}"/>${hole}`;
}
function drawPath(kind, path) {
    return path ? `<path class="${kind}" d="${path}"/>` : '';
}
/** As precise as can be seen. */
function round(value) {
    return Math.round(value * 10) / 10;
}


/***/ }),

/***/ 2479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/** A report, or whatever else is kept as it is, for programs. */
function renderJson(value) {
    return `${JSON.stringify(value, null, 1)}\n`;
}


/***/ })

};
