export const id = 52;
export const ids = [52];
export const modules = {

/***/ 9987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isOfStandIn),
/* harmony export */   _: () => (/* binding */ withoutStandIn)
/* harmony export */ });
/** Returns whether another version stands in for the base commit, which has no baseline: it is shown, and nothing is judged by it. */
function isOfStandIn({ status, warnings, findings }) {
    return status === 'not-compared' && findings.length > 0 && warnings.some(({ code }) => code === 'no-baseline');
}
/** Returns the part of `run` that a gate may judge: what the contender is by itself, where another version stands in for its base. */
function withoutStandIn(run) {
    if (!isOfStandIn(run))
        return run;
    return { ...run, findings: run.findings.map(withoutVerdict), growths: [], removed: [] };
}
function withoutVerdict(finding) {
    const { cause, ...rest } = finding;
    return cause === 'contender-failed' ? finding : { ...rest, verdict: null };
}


/***/ }),

/***/ 9473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ toHtml)
});

// EXTERNAL MODULE: ./lib/util/entities.js
var entities = __webpack_require__(1193);
// EXTERNAL MODULE: ./lib/document/document.js
var document_document = __webpack_require__(6116);
// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/document/picture.js
var picture = __webpack_require__(8183);
;// CONCATENATED MODULE: ./lib/document/script.js
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The declarations at the start of the script, for all of its functions. */
const state = 'const pageUnpacked = new Map();';
/** The elements that `selector` finds. */
function pageFind(selector, within = document) {
    return [...within.querySelectorAll(selector)];
}
/** The text that the page has packed under `key`. */
function pageUnpack(key) {
    const known = pageUnpacked.get(key);
    if (known !== undefined)
        return known;
    const packed = document.querySelector(`script[data-packed="${key}"]`)?.textContent ?? '';
    const bytes = Uint8Array.from(atob(packed), character => character.charCodeAt(0));
    const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
    pageUnpacked.set(key, text);
    return text;
}
/** Lets rows open the panels that they lead to, and an address too. Until then these are hidden, with the sections that hold nothing else. */
function installPanels() {
    for (const panel of pageFind('.panel')) {
        panel.hidden = true;
        panel.closest('section')?.toggleAttribute('hidden', true);
    }
    for (const link of pageFind('.findings tbody a'))
        link.addEventListener('click', event => {
            const isOpen = link.getAttribute('aria-expanded') === 'true';
            if (!isOpen && link.hash !== location.hash)
                return;
            event.preventDefault();
            if (isOpen)
                closePanels();
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
    closePanels();
    panel.hidden = false;
    panel.open = true;
    row.hidden = false;
    const line = row.insertRow();
    line.className = 'opened';
    const cell = line.insertCell();
    cell.colSpan = row.rows[0]?.cells.length ?? 1;
    cell.className = 'open';
    cell.append(panel);
    link.setAttribute('aria-expanded', 'true');
    row.scrollIntoView();
}
/** The panel of that id: it stands in the page, or is brought from the packed ones. */
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
    return panel;
}
function closePanels() {
    for (const line of pageFind('tr.opened')) {
        line.closest('tbody')?.querySelector('a')?.removeAttribute('aria-expanded');
        for (const panel of pageFind('.panel', line)) {
            panel.hidden = true;
            document.body.append(panel);
        }
        line.remove();
    }
}
/** Lets rows be filtered and sorted. */
function installRows() {
    for (const form of pageFind('form.controls')) {
        form.hidden = false;
        if (form.querySelector('[data-folded]'))
            filterRows(form);
        form.addEventListener('input', () => filterRows(form));
        form.addEventListener('submit', event => event.preventDefault());
    }
    pageFind('tbody').forEach((row, index) => {
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
    // Who asks for a name wants it from the folded groups, too.
    const boxes = `input:checked${word === '' ? '' : ', [data-folded]'}`;
    const groups = pageFind(boxes, form).map(one => one.value);
    const place = form.parentElement ?? document;
    const rows = pageFind('.findings tbody', place);
    for (const row of [...rows, ...pageFind('.tile[data-group]', place)]) {
        const name = row.querySelector('th, .plot-title')?.textContent?.toLowerCase() ?? '';
        row.hidden = !name.includes(word) || !groups.includes(row.dataset.group ?? '');
    }
    const shown = rows.filter(row => !row.hidden).length;
    const folded = form.querySelector('[data-folded]:not(:checked)');
    const text = shown === 0 && word !== '' ? `no name has “${word}”` : `${shown}${folded ? ` of ${rows.length}` : ''} shown`;
    for (const count of pageFind('output', form))
        count.textContent = text;
}
function sortRows(head) {
    const table = head.closest('table');
    if (!table)
        return;
    // Of sizes, the largest are looked for first.
    const usual = head.dataset.sort === 'size' ? 'descending' : 'ascending';
    const isReversed = head.getAttribute('aria-sort') === usual;
    for (const other of pageFind('th[aria-sort]', table))
        other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', isReversed === (usual === 'ascending') ? 'descending' : 'ascending');
    const { compare } = new Intl.Collator('en', { numeric: true });
    const nameOf = (row) => row.querySelector('th')?.textContent ?? '';
    const placeOf = (row) => Number(row.dataset.place);
    const sizeOf = (row) => Number(row.querySelector('tr')?.cells[head.cellIndex]?.dataset.size ?? Number.NEGATIVE_INFINITY);
    const orders = {
        place: (one, other) => placeOf(one) - placeOf(other),
        name: (one, other) => compare(nameOf(one), nameOf(other)),
        size: (one, other) => sizeOf(other) - sizeOf(one) || placeOf(one) - placeOf(other),
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
/** Lets the frames of a flame graph be found by their names, and made as wide as the page by a click. */
function installFlames() {
    for (const flame of pageFind('svg.flame')) {
        const form = flame.closest('figure')?.querySelector('form');
        for (const frame of pageFind('svg', flame))
            frame.addEventListener('click', () => zoomFlame(flame, frame.dataset.at ?? '0 100000'));
        form?.addEventListener('input', () => searchFlame(flame, form.querySelector('input')?.value ?? ''));
        form?.querySelector('button')?.addEventListener('click', () => zoomFlame(flame, '0 100000'));
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
// Each function is written out as text, under its own name and under the one that a bundler may have given it. So it may use nothing of
// its module but types and the functions that are named here.
const common = {
    functions: {
        ...{ pageFind, pageUnpack },
        ...{ installPanels, openFromAddress, openPanel, findPanel, closePanels },
        ...{ installRows, filterRows, sortRows, installKeys },
        ...{ installFlames, zoomFlame, searchFlame },
        ...{ installTip, describeNearest, describePlace },
    },
    calls: ['installRows', 'installKeys', 'installTip', 'installPanels', 'installFlames'],
};
/**
 * Writes the page's work in a browser that allows scripts, with `more` before it. The page can be read without: the script opens panels below
 * their rows, brings those that are packed away, sorts, filters, and names the point next to the pointer.
 */
function writeScript(more = { functions: {}, calls: [] }) {
    return [
        '(() => {',
        state,
        ...Object.entries({ ...common.functions, ...more.functions }).flatMap(([name, one]) => [
            `const ${name} = ${one.toString()};`,
            ...(one.name === name ? [] : [`const ${one.name} = ${name};`]),
        ]),
        ...[...more.calls, ...common.calls].map(name => `${name}();`),
        '})()',
    ].join('\n');
}

;// CONCATENATED MODULE: ./lib/document/style.js
/** The colours: they keep a contrast of 4.5 : 1 on both grounds, and those of verdicts differ for colour-blind readers. */
const palette = {
    light: `--ground: #fff; --text: #1f2328; --quiet: #57606a; --line: #d0d7de; --soft: #f3f5f7; --within: #dde5ee;
  --bad: #c2410c; --good: #0a62c9; --doubt: #4a3200; --link: #0a58c2; --baseline: #0b61a4; --contender: #b34700; --disturbed: #fbe6c8`,
    dark: `--ground: #0d1117; --text: #e6edf3; --quiet: #9aa5b1; --line: #30363d; --soft: #161b22; --within: #22303f;
  --bad: #ff7a45; --good: #58a6ff; --doubt: #f2d675; --link: #79b8ff; --baseline: #6cb6ff; --contender: #ffa657; --disturbed: #3d2c10`,
};
/** The style of the page. */
const style = `
:root { color-scheme: light dark; ${palette.light} }
@media (prefers-color-scheme: dark) { :root { ${palette.dark} } }
* { box-sizing: border-box }
body { font: 15px/1.5 system-ui, "Segoe UI", "Open Sans", sans-serif; max-width: 80rem; margin: 0 auto; padding: 1rem; color: var(--text); background: var(--ground); overflow-wrap: anywhere }
h1 { font-size: 1.1rem; margin: 0 0 .3rem; color: var(--quiet); font-weight: 600 } h2 { font-size: 1.25rem; margin: 2rem 0 .6rem } h3, h4 { font-size: 1.05rem; margin: .3rem 0 } article { border-top: 1px solid var(--line); margin-top: 2.5rem } article h3 { margin-top: 1.6rem }
a { color: var(--link) } small { display: block; color: var(--quiet) } .hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
code, pre { font: .9em/1.4 ui-monospace, Menlo, Consolas, "Open Sans", monospace } pre { overflow-x: auto; padding: .7rem; background: var(--soft); border-radius: .4rem }
:is(h1, article h2) + .quiet { font-size: .85rem; margin: 0 } .headline { font-size: clamp(1.35rem, 1rem + 1.6vw, 1.9rem); font-weight: 650; line-height: 1.25; letter-spacing: -.01em; margin: .3rem 0 .7rem }
p, li, dd, figcaption, .panel > h3 { max-width: 32em } .headline, :is(h1, article h2) + .quiet { max-width: none } caption { padding-right: max(0px, 100% - 35em) !important }
.sign { display: inline-block; width: .72rem; height: .68rem; font-size: 0; overflow: hidden; vertical-align: baseline; background: currentColor; print-color-adjust: exact; forced-color-adjust: none } .sign.up { clip-path: polygon(50% 0, 100% 100%, 0 100%) } .sign.down { clip-path: polygon(0 0, 100% 0, 50% 100%) } .sign.ring { background: none; border: 2px solid currentColor; border-radius: 50%; width: .68rem }
.headline .sign { width: 1.1rem; height: 1rem } .headline .sign.ring { width: 1rem }
.shares { display: block; width: 100%; height: .6rem; border-radius: .3rem; background: var(--line); print-color-adjust: exact } .shares rect { height: 100%; fill: var(--line) } .shares .bad { fill: var(--bad) } .shares .good { fill: var(--good) } .shares .doubt { fill: var(--doubt) }
.pills { display: flex; flex-wrap: wrap; gap: .4rem .5rem; list-style: none; padding: 0; margin: .5rem 0 1rem } .pills li { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .7rem; font-size: .87rem }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: .8rem; margin: 1rem 0 } .cards > div { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .9rem; background: var(--soft); min-width: 0 } .cards dt { color: var(--quiet); font-size: .8rem; font-weight: 600 } .cards dd { margin: .1rem 0 0 } .step { padding: .6rem .8rem; background: var(--soft); border-left: .25rem solid var(--link); border-radius: .2rem }
.bad { color: var(--bad) } .good { color: var(--good) } .doubt { color: var(--doubt) } .quiet { color: var(--quiet) }
.about { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0 0 1rem } .about dt { color: var(--quiet) } .about dd { margin: 0 }
caption, figcaption { text-align: left; color: var(--quiet); font-size: .85rem; caption-side: top; padding: .2rem 0 .4rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
.findings { width: 100% } .findings > * > tr > * { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: middle; font-weight: 400 }
.findings > thead th { position: sticky; top: 0; background: var(--ground); z-index: 1; font-weight: 600; vertical-align: bottom }
thead button { all: unset; cursor: pointer; font-weight: 600 } thead button:focus-visible { outline: 2px solid var(--link) } [aria-sort=ascending] button::after { content: " ↑" } [aria-sort=descending] button::after { content: " ↓" }
.mark, .change, .value, td.text { white-space: nowrap } .findings th.name { min-width: 9rem } .findings > * > tr > :is(.change, .value) { text-align: right } th small { font-weight: 400; font-size: .8rem } td small { font-size: .85em } :is(td, dd) .quiet { font-size: .9em }
.findings .strip { width: 32%; min-width: 18rem; padding-left: 0; padding-right: 0 }
.strip svg { display: block; width: 100%; overflow: visible } .strip svg line { stroke: var(--text) } .strip svg text { font-size: 11px; fill: var(--quiet); text-anchor: middle } .strip svg .end { text-anchor: end }
.strip .within { fill: var(--within) } .strip svg .zero { stroke: var(--quiet); stroke-dasharray: 2 2 } .strip svg .interval { stroke-width: 2.5; stroke: currentColor } .strip circle { fill: currentColor }
.strip path { fill: currentColor } .strip .ring { fill: var(--ground); stroke: currentColor; stroke-width: 2 } .strip .rounds path { fill: none; stroke: currentColor; stroke-width: 3; stroke-linecap: round; vector-effect: non-scaling-stroke; opacity: .45 } .strip svg .control { fill: var(--ground); stroke: var(--quiet); stroke-width: 1.5 } .strip .axis line { stroke: var(--quiet) }
.controls { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: center; margin: .4rem 0 } .controls input[type=search] { font: inherit; padding: .25rem .5rem; width: 16rem; max-width: 100%; color: inherit; background: var(--ground); border: 1px solid var(--quiet); border-radius: .3rem } [hidden] { display: none !important }
button.action { font: inherit; padding: .3rem .8rem; color: var(--text); background: var(--soft); border: 1px solid var(--quiet); border-radius: .3rem; cursor: pointer; margin-right: .5rem }
.panel { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem 1rem; margin: .6rem 0 } .panel > summary { cursor: pointer } td.open { white-space: normal } td.open > .panel { border-color: var(--quiet); contain: inline-size; overflow: hidden } td.open > .panel > summary { display: none } .findings > tbody { scroll-margin-top: 2.6rem } .panel { scroll-margin-top: 6rem } .panel:target { border-color: var(--link) }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: .5rem 2rem } .plots.small { grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)) }
figure { margin: .4rem 0; min-width: 0 } .plot-title { font-weight: 600; margin: 0 } figcaption { padding-top: .2rem } .key { width: .6em; height: .6em } .key.baseline { fill: var(--baseline); border-radius: 50% } .key.contender { fill: var(--contender) }
.plot .marks { overflow: visible } .plot { width: 100%; padding: 0 10px 0 48px; display: block; overflow: visible } .plot text { font-size: 11px; fill: var(--quiet); text-anchor: end } .plot .x { text-anchor: middle } .plot .unit { text-anchor: start }
.plot path { fill: none; stroke: none; vector-effect: non-scaling-stroke } .plot .grid { stroke: var(--line) } .plot .within, .plot .band, .plot .disturbed { fill: var(--within) } .plot .disturbed { fill: var(--disturbed) } .plot .band { fill: var(--quiet); opacity: .25 }
.plot .zero { stroke: var(--quiet); stroke-dasharray: 2 2 } .plot .look { stroke: var(--quiet); stroke-dasharray: 5 4 } .plot .curve { stroke: var(--quiet); stroke-width: 1.5 } .plot .interval { stroke: var(--text); stroke-width: 2.5 } .plot .thin { stroke: var(--quiet); stroke-width: 1 } .plot .step { stroke-width: 2 } .plot .step.worse { stroke: var(--bad) } .plot .step.better { stroke: var(--good) } .tile { min-width: 0; scroll-margin-top: 1rem }
.plot .dot { stroke: var(--text); stroke-width: 7; stroke-linecap: round } .plot .small { stroke-width: 4.5 } .plot .baseline { stroke: var(--baseline) } .plot .contender { stroke: var(--contender) } .plot .dot.contender { stroke-linecap: square; stroke-width: 5.5 } .plot .dot.contender.small { stroke-width: 3.5 }
.plot .dot.round { stroke: var(--quiet) } .plot .dot.machine { stroke: var(--quiet) } .plot .dot.control { stroke: var(--baseline) } .plot .dot.estimate { stroke: var(--text) } .plot .curve.estimate { stroke: var(--text) } .plot .hollow.hole { stroke: var(--ground); stroke-width: 3.5 } .plot .contender.hollow.hole { stroke-width: 2.5 }
.wide { overflow-x: auto; margin: .6rem 0 } .wide:focus-visible { outline: 2px solid var(--link) } .numbers th, .numbers td { padding: .15rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; font-weight: 400 } .numbers thead th { font-weight: 600 } .numbers th:first-child { text-align: left; padding-left: 0 }
.flame svg { cursor: pointer } .flame rect { stroke: var(--line) } .flame .more { fill: var(--bad) } .flame .less { fill: var(--baseline) } .flame .found rect { stroke: var(--text); stroke-width: 3 } .flame text { font-size: 11px; fill: var(--text); pointer-events: none } svg[hidden] { display: none }
.tip { position: fixed; pointer-events: none; background: var(--text); color: var(--ground); font-size: .8rem; padding: .1rem .5rem; border-radius: .3rem; z-index: 3 }
@media (max-width: 60rem) {
  .findings > thead > tr, .findings > tbody > tr { display: grid; grid-template-columns: minmax(0, 1fr) auto } .findings > tbody > tr { border-bottom: 1px solid var(--line); padding: .4rem 0 }
  .findings > * > tr > * { border: 0; padding: .1rem 0 } .findings :is(.value, td.text, th.text, thead .change) { display: none }
  .findings .mark { grid-column: 2; grid-row: 1; text-align: right } .findings .name { grid-column: 1; grid-row: 1 } .findings .strip { grid-column: 1 / -1; grid-row: 2; width: auto } .findings .change { grid-column: 1 / -1; grid-row: 3; white-space: normal } .findings > tbody > tr > .change { text-align: left } .findings .change small { display: inline } .findings .strip, .findings th.name { min-width: 0 }
  .findings > tbody > tr > td.open { display: block; grid-column: 1 / -1; text-align: left } .findings > thead { position: sticky; top: 0; z-index: 1; background: var(--ground) } .panel { padding: .4rem .6rem; scroll-margin-top: 11rem }
}
@media print { @page { size: A4; margin: 14mm } .controls, .downloads { display: none } body { max-width: none; padding: 0; font-size: 10pt } .findings > thead, .findings thead th { position: static } .wide { overflow: visible } .numbers { font-size: 7pt } .numbers :is(th, td) { white-space: normal; padding: .1rem .25rem } pre { white-space: pre-wrap } tr, figure, .cards, .plots > * { break-inside: avoid } h2, h3, summary { break-after: avoid } }
`;

// EXTERNAL MODULE: ./lib/document/text.js
var document_text = __webpack_require__(8106);
;// CONCATENATED MODULE: ./lib/document/html.js







/**
 * Prints a document as a page: a header, and a section for each heading of the second level that has something below it. The page's policy
 * allows nothing but its own style and its own script, and no request.
 */
function toHtml(blocks, { title, tools, script: more }) {
    const press = { isInArticle: false, isPacking: false, packed: [], shared: new Map() };
    const body = printSections((0,document_document/* listShown */["in"])(blocks, 'html'), press);
    // No id and no panel holds this character. As JSON, the quotation marks of so much markup would take long.
    const packed = [
        ...[...press.shared].map(([below, key]) => `${key}\n${below.map(picture/* drawPicture */.ju).join('')}`),
        ...press.packed,
    ];
    const panels = press.packed.length === 0 ? '' : printPacked('panels', tools.pack(packed.join('\0')));
    const script = writeScript(more);
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
${lines([body, panels])}
</main>
<script>${script}</script>
</body>
</html>
`;
}
function html(text) {
    return (0,document_text/* write */.M9)(text, document_escape/* htmlVoice */.eV);
}
function lines(all) {
    return all.filter(Boolean).join('\n');
}
function printSections(blocks, press) {
    const sections = [[]];
    for (const block of blocks) {
        const isOpening = block.kind === 'heading' && block.level === 2;
        if (isOpening || block.kind === 'article')
            sections.push([]);
        sections.at(-1).push(block);
    }
    return lines(sections.map((section, at) => {
        const [first] = section;
        if (first?.kind === 'article')
            return `<article>\n${printSections(first.body, { ...press, isInArticle: true })}\n</article>`;
        if (at === 0)
            return section.length === 0 ? '' : `<header>\n${printAll(section, press)}\n</header>`;
        return section.length === 1 ? '' : `<section>\n${printAll(section, press)}\n</section>`;
    }));
}
function printAll(blocks, press) {
    return lines(blocks.map(block => print(block, press)));
}
function print(block, press) {
    switch (block.kind) {
        case 'heading': {
            const element = `h${block.level + Number(press.isInArticle)}`;
            return `<${element}>${html(block.text)}</${element}>`;
        }
        case 'callout':
            return printCallout(block);
        case 'paragraph':
            return `<p${classOf(block.isStep && 'step', block.tone)}>${html(block.text)}</p>`;
        case 'list':
            return printList(block.items);
        case 'tallies':
            return printTallies(block);
        case 'facts': {
            if (block.isCards)
                return printCards(block.items);
            const facts = block.items.map(([name, text]) => `<dt>${(0,entities/* entities */.O)(name)}</dt><dd>${html(text)}</dd>`);
            return `<dl class="about">\n${lines(facts)}\n</dl>`;
        }
        case 'table':
            return block.isBrowsed
                ? `${printControls(block.rows)}${printTable(block)}`
                : printWide(block.caption, printTable(block));
        case 'details':
            return printDetails(block, press);
        case 'grid':
            return printGrid(block, press);
        case 'plot':
            return printPlot(block, press);
        case 'flame':
            return printFlame(block);
        case 'data':
            return printData(block);
        case 'code':
            return `<pre tabindex="0"><code>${block.lines.map(entities/* entities */.O).join('\n')}</code></pre>`;
        case 'footer':
            return `<footer><small>${html(block.text)}</small></footer>`;
        case 'article':
            return printSections([block], press);
    }
}
function classOf(...names) {
    const given = names.filter(Boolean);
    return given.length === 0 ? '' : ` class="${given.join(' ')}"`;
}
/** One line more stands alone, several are a list. */
function printCallout({ tone, lines: [first = [], ...others] }) {
    const answer = `<p${classOf('headline', tone)}>${html(first)}</p>`;
    return lines([answer, others.length === 1 ? `<p>${html(others[0])}</p>` : printList(others)]);
}
/** A bar of the shares, and a pill for each item. */
function printTallies({ shares, items }) {
    const whole = shares.reduce((sum, { count }) => sum + count, 0);
    let end = 0;
    const parts = shares.map(({ tone, count }) => {
        const start = end;
        end += (100 * count) / whole;
        return `<rect class="${tone}" x="${start.toFixed(2)}%" width="${(end - start).toFixed(2)}%"/>`;
    });
    const pills = items.map(({ mark, text }) => `<li class="${mark.tone}">${html((0,document_text/* say */.cv) `${(0,document_text/* sign */._S)(mark)} ${text}`)}</li>`);
    return lines([
        whole === 0 ? '' : `<svg class="shares" aria-hidden="true">${parts.join('')}</svg>`,
        pills.length === 0 ? '' : `<ul class="pills">${pills.join('')}</ul>`,
    ]);
}
function printCards(items) {
    const cards = items.map(([name, text]) => `<div><dt>${(0,entities/* entities */.O)(name)}</dt><dd>${html(text)}</dd></div>`);
    return `<dl class="cards">\n${lines(cards)}\n</dl>`;
}
function printList(items) {
    return items.length === 0 ? '' : `<ul>\n${lines(items.map(text => `<li>${html(text)}</li>`))}\n</ul>`;
}
function printDetails({ id, summary, body, open, isPacked }, press) {
    const head = `<summary>${html(summary)}</summary>`;
    if (isPacked) {
        const inner = printAll((0,document_document/* listShown */["in"])(body, 'html'), { ...press, isPacking: true });
        press.packed.push(`${(0,document_escape/* idOf */.TH)(id ?? '')}\n${head}\n${inner}`);
        return '';
    }
    const place = id === undefined ? '' : ` class="panel" id="${(0,document_escape/* attribute */.lt)((0,document_escape/* idOf */.TH)(id))}"`;
    return `<details${place}${open ? ' open' : ''}>${head}\n${printAll(body, press)}\n</details>`;
}
function printGrid({ tiles, isWide }, press) {
    const printed = tiles.map(({ id, group, body }) => {
        const printed = printAll(body, press);
        if (id === undefined)
            return printed;
        return `<div class="tile" id="${(0,document_escape/* attribute */.lt)((0,document_escape/* idOf */.TH)(id))}"${groupOf(group)}>${printed}</div>`;
    });
    return `<div${classOf('plots', !isWide && 'small')}>${lines(printed)}</div>`;
}
function groupOf(group) {
    return group === undefined ? '' : ` data-group="${(0,document_escape/* attribute */.lt)(group.key)}"`;
}
function printPlot({ plot, below, title, keys = [], caption }, press) {
    const signs = keys.map(({ kind, word }) => `<svg class="key ${kind}" aria-hidden="true"><rect width="100%" height="100%"/></svg> ${word}`);
    const words = [signs.join(', '), html(caption)].filter(Boolean).join('; ');
    return printFigure(title, `${(0,picture/* drawPicture */.ju)(plot)}${below === undefined ? '' : printBelow(below, press)}`, words);
}
function printBelow(below, { isPacking, shared }) {
    if (!isPacking)
        return below.map(picture/* drawPicture */.ju).join('');
    const key = shared.get(below) ?? ` ${shared.size}`;
    shared.set(below, key);
    return `<div data-shared="${key}"></div>`;
}
function printFlame({ title, description, frames, caption }) {
    const search = `<form class="controls" hidden><label>Find a function <input type="search"></label><button class="action" type="button">Show all</button></form>`;
    return printFigure(title, `${search}${printWide(description, (0,picture/* drawFlame */.k4)(frames, description))}`, html(caption));
}
function printFigure(title, content, caption) {
    return `<figure><p class="plot-title">${html(title)}</p>${content}<figcaption>${caption}</figcaption></figure>`;
}
function printData({ key, packed, files }) {
    const buttons = files.map(({ name, form, words }) => `<button type="button" class="action" hidden data-download="${(0,document_escape/* attribute */.lt)(form)}" data-packed-in="${(0,document_escape/* attribute */.lt)(key)}" data-name="${(0,document_escape/* attribute */.lt)(name)}">${(0,entities/* entities */.O)(words)}</button>`);
    return lines([buttons.length === 0 ? '' : `<p class="downloads">${buttons.join('')}</p>`, printPacked(key, packed)]);
}
/** Data of the page: base64, which no browser runs. */
function printPacked(key, packed) {
    return `<script type="application/octet-stream" data-packed="${(0,document_escape/* attribute */.lt)(key)}">${packed}</script>`;
}
/** A box for what may be wider than the page. */
function printWide(label, content) {
    return `<div class="wide" tabindex="0" role="group" aria-label="${(0,document_escape/* attribute */.lt)(label)}">${content}</div>`;
}
/** Rows that can be sorted or browsed are bodies of their own, so that a panel can stand below each. The first column of texts names them. */
function printTable(table) {
    const { columns, rows } = (0,document_document/* layColumns */.O6)(table, 'html');
    const names = columns.find(({ cell }) => cell === 'text') ?? columns[0];
    const isForest = table.isBrowsed || columns.some(({ axis }) => axis);
    const classes = columns.map(column => (isForest ? (column === names ? 'name' : column.cell) : ''));
    const heads = columns.map(({ head, axis, sort }, at) => {
        const text = axis === undefined ? html(head) : `<span class="hidden">${html(head)}</span>${(0,picture/* drawAxis */.it)(axis)}`;
        return `<th scope="col"${classOf(classes[at])}${sort === undefined ? '' : ` data-sort="${sort}"`}>${text}</th>`;
    });
    const printRow = (row) => {
        const cells = row.cells.map((text, at) => {
            // A row that goes on with the one above has no name, and an empty head would be read out.
            if (columns[at] === names && text.length > 0)
                return `<th scope="row"${classOf(classes[at])}>${printName(text, row)}</th>`;
            // The tone of a row is that of its sign, and of what is drawn.
            const isToned = classes[at] === 'mark' || classes[at] === 'strip';
            const size = row.sizes?.[at] === undefined ? '' : ` data-size="${row.sizes[at]}"`;
            const content = columns[at].cell === 'strip' && row.marks ? (0,picture/* drawRow */.fP)(row.marks) : html(text);
            return `<td${classOf(classes[at], isToned && row.tone)}${size}>${content}</td>`;
        });
        return `<tr>${cells.join('')}</tr>`;
    };
    const [last, others] = [rows.filter(({ isLast }) => isLast), rows.filter(({ isLast }) => !isLast)];
    const isLoose = table.isBrowsed || columns.some(({ sort }) => sort);
    const bodies = isLoose
        ? others.map(row => `<tbody${groupOf(row.group)}>${printRow(row)}</tbody>`).join('\n')
        : `<tbody>${others.map(printRow).join('')}</tbody>`;
    const foot = last.length === 0 ? '' : `<tfoot>${last.map(printRow).join('')}</tfoot>`;
    return `<table class="${isForest ? 'findings' : 'numbers'}"><caption>${(0,document_escape/* attribute */.lt)(table.caption)}</caption><thead><tr>${heads.join('')}</tr></thead>${bodies}${foot}</table>`;
}
function printName(text, { leadsTo }) {
    const { above, below } = (0,document_text/* split */.lD)(text);
    const name = leadsTo === undefined ? html(above) : `<a href="${(0,document_escape/* addressOfId */.$Y)((0,document_escape/* idOf */.TH)(leadsTo))}">${html(above)}</a>`;
    return `${name}${below.map(one => document_escape/* htmlVoice */.eV.style(html(one), 'below')).join('')}`;
}
/** The controls stand in the page, and are shown by the script that they need. */
function printControls(rows) {
    const groups = new Map(rows.flatMap(({ group }) => (group ? [[group.key, group]] : [])));
    const boxes = [...groups.values()].map(({ key, word, isFolded }) => {
        const count = rows.filter(({ group }) => group?.key === key).length;
        const state = isFolded ? 'data-folded' : 'checked';
        return `<label><input type="checkbox" value="${(0,document_escape/* attribute */.lt)(key)}" ${state}> ${(0,entities/* entities */.O)(word)}${isFolded ? ` (${count})` : ''}</label>`;
    });
    return `<form class="controls" hidden><input type="search" aria-label="Filter by name" placeholder="Filter by name ( / )">${boxes.join('')}<output aria-live="polite">${rows.length} shown</output></form>`;
}


/***/ }),

/***/ 8183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fP: () => (/* binding */ drawRow),
/* harmony export */   it: () => (/* binding */ drawAxis),
/* harmony export */   ju: () => (/* binding */ drawPicture),
/* harmony export */   k4: () => (/* binding */ drawFlame),
/* harmony export */   vR: () => (/* binding */ layOutRow)
/* harmony export */ });
/* harmony import */ var d3_shape__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413);
/* harmony import */ var d3_shape__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6545);
/* harmony import */ var d3_shape__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8786);
/* harmony import */ var _util_entities_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1193);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);



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
        `<svg role="img" class="plot" height="${height}" aria-label="${(0,_util_entities_js__WEBPACK_IMPORTED_MODULE_1__/* .entities */ .O)(`${title}. ${description}`)}" data-ends="${[...x.ends, ...y.ends].map(Number).join(' ')}" data-units="${(0,_util_entities_js__WEBPACK_IMPORTED_MODULE_1__/* .entities */ .O)(`${x.unit}|${y.unit}`)}"${x.names ? ` data-names="${(0,_util_entities_js__WEBPACK_IMPORTED_MODULE_1__/* .entities */ .O)(x.names.map(name => name.replaceAll('|', '/')).join('|'))}"` : ''}${x.isLog || y.isLog ? ` data-logs="${Number(x.isLog === true)} ${Number(y.isLog === true)}"` : ''}>`,
        `<svg class="marks" y="${top}" width="100%" height="${tall}" viewBox="0 0 ${width} ${tall}" preserveAspectRatio="none">`,
        `<path class="grid" d="${grid}"/>`,
        ...marks.map(mark => drawMark(mark, { ...place, tall })),
        `</svg>${columns.join('')}<text x="${-left}" y="11" class="unit">${[name, (0,_util_entities_js__WEBPACK_IMPORTED_MODULE_1__/* .entities */ .O)(y.unit)].filter(Boolean).join(', ')}</text>${rows.join('')}</svg>`,
    ].join('');
}
/** Dots are lines of almost no length, which their ends make round or square, whatever the width of the page does to the view. */
function drawMark(mark, place) {
    const path = pathOf(mark, place);
    if (!path)
        return '';
    const { kind } = mark;
    const label = mark.shape === 'dots' ? ` data-label="${(0,_util_entities_js__WEBPACK_IMPORTED_MODULE_1__/* .entities */ .O)(mark.label)}"` : '';
    const hole = mark.shape === 'dots' && kind.endsWith('hollow') ? `<path class="${kind} hole" d="${path}"/>` : '';
    return `<path class="${kind}"${label} d="${path}"/>${hole}`;
}
function pathOf(mark, { x, y, tall }) {
    const [left, top] = [(value) => round(x(value)), (value) => round(y(value))];
    switch (mark.shape) {
        case 'dots':
            return mark.points.map(([at, value]) => `M${left(at)} ${top(value)}h.1`).join('');
        case 'line':
        case 'steps': {
            const path = (0,d3_shape__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(([at]) => x(at), ([, value]) => y(value)).digits(1);
            return (mark.shape === 'line' ? path : path.curve(d3_shape__WEBPACK_IMPORTED_MODULE_3__/* .stepAfter */ .Ps))(mark.points);
        }
        case 'area':
            return (0,d3_shape__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(([at]) => x(at), ([, low]) => y(low), ([, , high]) => y(high)).digits(1)(mark.points);
        case 'rules': {
            const [down, across] = [mark.x ?? [], mark.y ?? []];
            return [...down.map(at => `M${left(at)} 0V${tall}`), ...across.map(at => `M0 ${top(at)}H${width}`)].join('');
        }
        case 'ticks':
            return mark.x.map(at => `M${left(at)} ${tall}v5`).join('');
        case 'spans':
            return mark.spans.map(([from, to]) => `M${left(from)} 0H${left(to)}V${tall}H${left(from)}`).join('');
        case 'bars':
            return mark.bars.map(([at, low, high]) => `M${left(at)} ${top(low)}V${top(high)}`).join('');
    }
}
/** As precise as can be seen. */
function round(value) {
    return Math.round(value * 10) / 10;
}
/** Finds the places of a row's marks on `axis`. */
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
/** Room at both ends for marks that stand there, in percent. */
const [rowLeft, rowInner] = [6, 88];
const rowHeight = 24;
function at(fraction) {
    return `${round(rowLeft + fraction * rowInner)}%`;
}
/** The ticks above the rows. */
function drawAxis({ ticks, unit }) {
    const marks = ticks.map(tick => `<line x1="${at(tick.at)}" x2="${at(tick.at)}" y1="16" y2="20"/><text x="${at(tick.at)}" y="12">${tick.text}${tick.text === '0' ? '' : unit}</text>`);
    return `<svg class="axis" height="20" aria-hidden="true">${marks.join('')}</svg>`;
}
/** The plot of a row. */
function drawRow({ band, zero, interval, goesOn, estimate, control, shape, rounds = [] }) {
    return [
        `<svg height="${rowHeight}" aria-hidden="true">`,
        `<rect class="within" x="${at(band[0])}" width="${round((band[1] - band[0]) * rowInner)}%" height="${rowHeight}"/>`,
        `<line class="zero" x1="${at(zero)}" x2="${at(zero)}" y2="${rowHeight}"/>`,
        ...(interval ? [`<line class="interval" x1="${at(interval[0])}" x2="${at(interval[1])}" y1="10" y2="10"/>`] : []),
        ...(goesOn.low ? ['<text x="0" y="14">‹</text>'] : []),
        ...(goesOn.high ? ['<text x="100%" y="14" class="end">›</text>'] : []),
        ...(control === undefined ? [] : [`<circle class="control" cx="${at(control)}" cy="18" r="3"/>`]),
        ...(rounds.length === 0 ? [] : [drawRounds(rounds)]),
        ...(estimate === undefined ? [] : [drawEstimate(at(estimate), shape)]),
        '</svg>',
    ].join('');
}
const outlines = { up: 'M-6 5L0-5.5L6 5Z', down: 'M-6-5L0 5.5L6-5Z' };
function drawEstimate(x, shape) {
    if (shape === undefined)
        return `<circle cx="${x}" cy="10" r="4"/>`;
    if (shape === 'ring')
        return `<circle class="ring" cx="${x}" cy="10" r="4.5"/>`;
    return `<svg x="${x}" y="10"><path d="${outlines[shape]}"/></svg>`;
}
/** Dots below the interval, at two heights, so that near ones can be told apart. */
function drawRounds(rounds) {
    const dots = rounds.map((place, index) => `M${Math.round(place * width)} ${index % 2 === 0 ? 19 : 22}h.1`);
    return `<svg class="rounds" x="${rowLeft}%" width="${rowInner}%" height="${rowHeight}" viewBox="0 0 ${width} ${rowHeight}" preserveAspectRatio="none"><path d="${dots.join('')}"/></svg>`;
}
const frameHeight = 18;
/** A narrower frame has no room for its name. */
const leastNamed = 0.02;
/** The calls as SVG. Widths are parts of the whole, so that text keeps its size. */
function drawFlame(frames, description) {
    const depth = frames.reduce((most, frame) => Math.max(most, frame.depth + 1), 0);
    return `<svg class="flame" role="img" aria-label="${(0,_util_entities_js__WEBPACK_IMPORTED_MODULE_1__/* .entities */ .O)(description)}" width="100%" height="${depth * frameHeight}">${frames.map(drawFrame).join('')}</svg>`;
}
function drawFrame({ name, words, depth, start, width, heat }) {
    const text = width > leastNamed ? `<text x="3" y="13">${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(name)}</text>` : '';
    const shade = (0.75 * Math.abs(heat)).toFixed(2);
    return `<svg x="${percent(start)}" y="${depth * frameHeight}" width="${percent(width)}" height="${frameHeight}" data-at="${Math.round(start * 1e5)} ${Math.round(width * 1e5)}"><title>${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(`${name}: ${words}`)}</title><rect class="${heat < 0 ? 'less' : 'more'}" width="100%" height="${frameHeight - 1}" fill-opacity="${shade}"/>${text}</svg>`;
}
function percent(part) {
    return `${Number((part * 100).toFixed(3))}%`;
}


/***/ }),

/***/ 5503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oh: () => (/* binding */ decodeRecordData),
/* harmony export */   RU: () => (/* binding */ checkRound),
/* harmony export */   eT: () => (/* binding */ decodeRecord)
/* harmony export */ });
/* harmony import */ var _util_decode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7592);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1077);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(213);
/* harmony import */ var _record_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3483);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6763);
/* harmony import */ var _series_key_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2326);






/** A record from JSON that nobody vouches for. */
function decodeRecord(json, limits = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .zw) {
    if (json.length > limits.characters)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`the record has ${json.length} characters; at most ${limits.characters} are read`);
    return decodeRecordData(parseJson(json), limits);
}
/** A record from what JSON was parsed to. */
function decodeRecordData(data, limits = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .zw) {
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W('this is not a record: it has no "schema"');
    if (data.schema !== _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .recordSchema */ .fi)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"schema" is ${(0,_util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(data.schema)}; this version reads "${_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .recordSchema */ .fi}", which "compare --record FILE" writes`);
    const { rounds, earlier, ...rest } = data;
    const record = {
        ...decodeAround(rest),
        ...decodeEarlier(earlier, limits),
        rounds: decodeRounds(rounds, limits),
    };
    refuseStrangers(record);
    refuseMisplaced(record);
    refuseUnordered(record);
    refuseOther(record);
    refuseUnlisted(record);
    refuseOtherSides(record);
    return record;
}
/** Refuses a round that a record could not hold: what is measured is written before the record can be read as a whole. */
function checkRound(json, sides) {
    const [round] = decodeRounds([parseJson(json)], _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .zw);
    const strange = round.find(({ slot }) => sides.every(({ name }) => name !== slot.side));
    if (strange !== undefined)
        refuseSide(strange.slot.side);
}
const mostEarlier = 20;
/** Records in a record, none of which holds others. */
function decodeEarlier(earlier, limits) {
    if (earlier === undefined)
        return {};
    if (!Array.isArray(earlier) || earlier.length === 0 || earlier.length > mostEarlier)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"earlier" must be a list of 1 to ${mostEarlier} records, not ${(0,_util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(earlier)}`);
    if (earlier.some(one => one !== null && typeof one === 'object' && 'earlier' in one))
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W('"earlier" has a record that holds earlier ones itself');
    return { earlier: earlier.map(one => decodeRecordData(one, limits)) };
}
const mostStages = 2;
function decodeAround(data) {
    const decoded = (0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeBy */ .K)(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .around */ .mC, data, '');
    const { stages = [] } = decoded;
    if (stages.length > mostStages)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`the record was measured in ${stages.length} stages, which this version cannot judge: use a newer version`);
    return decoded;
}
/** No two sides have one name, the baseline is one of them, and no other side has run. */
function refuseStrangers({ baseline, sides, rounds }) {
    const names = sides.map(({ name }) => name);
    const repeated = findRepeated(names);
    if (repeated !== undefined)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"sides" has the name ${(0,_util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(repeated)} twice`);
    const strange = [baseline, ...rounds.flatMap(round => round.map(({ slot }) => slot.side))].find(name => !names.includes(name));
    if (strange !== undefined)
        refuseSide(strange);
}
function refuseSide(name) {
    throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`${(0,_util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(name)} is not the name of one of the "sides"`);
}
/** Earlier experiments are of the same sides. */
function refuseOtherSides({ sides, baseline, earlier = [] }) {
    const namesOf = (one) => JSON.stringify([one.baseline, ...one.sides.map(({ name }) => name)]);
    const index = earlier.findIndex(one => namesOf(one) !== namesOf({ sides, baseline }));
    if (index >= 0)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"earlier.${index}" has other sides than the record`);
}
/** Benchmarks are left out from one round on, and then from a later one. */
function refuseUnordered({ plan }) {
    const starts = plan?.focus?.map(({ from }) => from) ?? [];
    const stray = starts.findIndex((start, index) => start <= (starts[index - 1] ?? 0));
    if (stray >= 0)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"plan.focus.${stray}.from" is ${starts[stray]}; the steps of focus must ascend, from 1`);
}
/** Each round is some runner's, and a runner has at least one; so it is with blocks of rounds and with segments. */
function refuseMisplaced({ runners = [], reinstall, segments = [], stages = [], rounds }) {
    const refuse = (name, what, starts) => starts.forEach((start, index) => {
        const before = starts[index - 1];
        const isInPlace = before === undefined ? start === 0 : start > before;
        if (!isInPlace || (start >= rounds.length && start > 0))
            throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"${name(index)}" is ${start}; the first rounds of the ${what} must start at 0, ascend, and stay below the number of rounds`);
    });
    const firstRounds = runners.map(({ firstRound }) => firstRound);
    refuse(index => `runners.${index}.firstRound`, 'runners', firstRounds);
    refuse(index => `reinstall.starts.${index}`, 'blocks', reinstall?.starts ?? []);
    refuse(index => `segments.${index}`, 'segments', segments);
    refuse(index => `stages.${index}`, 'stages', stages);
}
/** Refuses samples of the machine that do not cover every round. */
function refuseOther({ host, rounds }) {
    if (host === undefined || host.length === rounds.length)
        return;
    throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"host" has ${host.length} rounds, and "rounds" has ${rounds.length}`);
}
/** Profiles are of sides of the record, and of functions that they list; the tree of calls has no circle. */
function refuseUnlisted({ causes, sides }) {
    if (causes === undefined || 'absence' in causes)
        return;
    const stray = (0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .findStray */ .Zt)(causes, sides.map(({ name }) => name));
    if (stray !== undefined)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"causes" ${stray}`);
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`this is not valid JSON, or it was cut off: ${cause.message.slice(0, _util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .longestShown */ .QK)}`, {
            cause,
        });
    }
}
function decodeRounds(rounds, limits) {
    if (!Array.isArray(rounds))
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"rounds": must be a list of rounds, not ${(0,_util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(rounds)}`);
    if (rounds.length > limits.rounds)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"rounds" has ${rounds.length} rounds; at most ${limits.rounds} are read`);
    const metrics = new Map();
    const benchmarks = new Set();
    let measurements = 0;
    return rounds.map((data, index) => {
        const decoded = (0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeBy */ .K)(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .round */ .LI, data, `rounds[${index}]`);
        measurements += decoded.reduce((sum, one) => sum + one.measurements.length, 0);
        if (measurements > limits.measurements)
            throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`more than ${limits.measurements} measurements are not read`);
        for (const one of decoded)
            for (const { benchmark } of one.measurements)
                benchmarks.add(benchmark);
        if (benchmarks.size > limits.benchmarks)
            throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`more than ${limits.benchmarks} benchmarks are not read`);
        refuseRepeated(decoded, `rounds[${index}]`);
        return decoded.map(one => makeInvocation(one, metrics));
    });
}
/** Nothing is measured twice in a round; and the null distribution of a round with hundreds of values would take for ever. */
function refuseRepeated(decoded, at) {
    const slot = findRepeated(decoded.map(({ side, copy }) => `${side} ${copy}`));
    if (slot !== undefined)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"${at}": ${slot} must be given only once`);
    decoded.forEach(({ measurements }, index) => {
        if (measurements.length < 2)
            return;
        const series = findRepeated(measurements.map(_series_key_js__WEBPACK_IMPORTED_MODULE_5__/* .seriesKey */ .X));
        if (series === undefined)
            return;
        const [benchmark, metric] = series.split('\n').map(_util_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP);
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W(`"${at}.${index}.measurements": ${benchmark} with the metric ${metric} must be given only once`);
    });
}
function findRepeated(names) {
    return new Set(names).size === names.length ? undefined : names.find((name, index) => names.indexOf(name) < index);
}
function makeInvocation(data, metrics) {
    const { side, copy, measurements, ...rest } = data;
    const decoded = measurements.map((one) => {
        const { benchmark, value, samples, error } = one;
        const measured = { benchmark, metric: shareMetric(one, metrics), value: toValue(value) };
        if (samples === undefined && error === undefined)
            return measured;
        return { ...measured, ...(samples && { samples: samples.map(toValue) }), ...(error !== undefined && { error }) };
    });
    // The object is our own; one that is left out is not there.
    return Object.assign(rest, {
        slot: { side, copy },
        measurements: decoded,
    });
}
/** JSON has numbers that are too large for us, and none that is infinite. */
function toValue(value) {
    return value !== null && Number.isFinite(value) ? value : Number.NaN;
}
/** The one object for all equal metrics: a record holds the same few thousands of times. */
function shareMetric(one, metrics) {
    const { metric: name, unit, better, primary, aside } = one;
    const key = `${better}\n${unit}\n${primary}\n${aside}\n${name}`;
    const first = metrics.get(key);
    if (first)
        return first;
    const metric = { name, unit, better, ...(primary && { primary }), ...(aside && { aside }) };
    metrics.set(key, metric);
    return metric;
}


/***/ }),

/***/ 5352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SQ: () => (/* binding */ contenderOf),
  DG: () => (/* binding */ isOfSamePart),
  HE: () => (/* binding */ makeMultiWay)
});

// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/record/series-key.js
var series_key = __webpack_require__(2326);
// EXTERNAL MODULE: ./lib/stats/engine/rejection.js
var rejection = __webpack_require__(9777);
// EXTERNAL MODULE: ./lib/stats/opinions/holm.js
var holm = __webpack_require__(4413);
// EXTERNAL MODULE: ./lib/compare/conclusion.js + 14 modules
var conclusion = __webpack_require__(3318);
// EXTERNAL MODULE: ./lib/compare/confirmation/confirm.js
var confirmation_confirm = __webpack_require__(25);
// EXTERNAL MODULE: ./lib/compare/controls/control-benchmarks.js
var control_benchmarks = __webpack_require__(6684);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var verdicts_change = __webpack_require__(9236);
// EXTERNAL MODULE: ./lib/compare/verdicts/evidence.js + 2 modules
var evidence = __webpack_require__(3310);
// EXTERNAL MODULE: ./lib/compare/verdicts/overruling.js
var verdicts_overruling = __webpack_require__(1823);
// EXTERNAL MODULE: ./lib/compare/verdicts/zeros.js
var zeros = __webpack_require__(6229);
;// CONCATENATED MODULE: ./lib/compare/ranking.js











/**
 * The ranking of all sides of `record` by each benchmark and metric that is judged. A side is among the best where no other beats it.
 *
 * Against the baseline, the verdicts of the `findings` decide, so that no ranking contradicts them. What is not comparable has no place.
 * Every two contenders are tested, with Holm's correction for the number of all pairs (Holm 1979).
 */
function rankSides(record, findings) {
    const contenders = (0,pair/* listContenders */.iV)(record).map(({ name }) => name);
    const duels = contenders.flatMap((first, index) => contenders.slice(index + 1).flatMap(second => findDuels(record, first, second)));
    const names = [record.baseline, ...contenders];
    const pairs = (names.length * (names.length - 1)) / 2;
    const field = { names, duels, pairs, alpha: 1 - record.settings.confidence };
    const rows = contenders.flatMap(side => (findings.get(side) ?? []).map(finding => ({ side, finding })));
    const judged = rows.filter(({ finding }) => finding.verdict !== null && !finding.isControl);
    // Duels are in the order in which benchmarks were first printed.
    const keys = new Set([...duels, ...judged.map(({ finding }) => finding)].map(series_key/* seriesKey */.X));
    return [...keys].flatMap(key => {
        const own = judged.filter(({ finding }) => (0,series_key/* seriesKey */.X)(finding) === key);
        return own.length === 0 ? [] : [rank(own, field)];
    });
}
function rank(rows, { names, duels, pairs, alpha }) {
    const baseline = names[0];
    const { benchmark, metric, unit, better } = rows[0].finding;
    const own = new Map(rows.flatMap(({ side, finding }) => (finding.verdict === 'not-comparable' ? [] : [[side, finding]])));
    const ranked = own.size === 0 ? [] : names.filter(name => name === baseline || own.has(name));
    const fought = duels
        .filter(one => (0,series_key/* seriesKey */.X)(one) === (0,series_key/* seriesKey */.X)({ benchmark, metric }) && own.has(one.first) && own.has(one.second))
        .map(duel => (own.get(winnerOf(duel)).doubt === undefined ? duel : { ...duel, p: 1 }));
    const called = [...own].flatMap(([side, { verdict }]) => verdict === 'regressed' ? [side] : verdict === 'improved' ? [baseline] : []);
    const beaten = new Set([...called, ...listLosers(fought, pairs, alpha)]);
    const costs = new Map([...own].map(([side, finding]) => [side, costOf(finding)]));
    return {
        ...{ benchmark, metric, unit, better },
        places: ranked
            .toSorted((one, other) => compare(costs.get(one) ?? 0, costs.get(other) ?? 0))
            .map(side => ({
            side,
            change: side === baseline ? 0 : changeOf(own.get(side)),
            isAmongBest: !beaten.has(side),
        })),
        unranked: names.filter(name => !ranked.includes(name)),
    };
}
/** The sides that lose one of `duels`, which are some of so many pairs. */
function listLosers(duels, pairs, alpha) {
    const adjusted = (0,holm/* adjustByHolm */.Z)(duels.map(({ p }) => p), pairs);
    const lost = duels.filter(({ estimate }, index) => estimate !== 0 && (0,rejection/* rejects */.z)(adjusted[index], alpha));
    return lost.map(duel => (winnerOf(duel) === duel.first ? duel.second : duel.first));
}
function winnerOf({ first, second, estimate }) {
    return estimate > 0 ? first : second;
}
/** What is unchanged without a ratio is alike. */
function changeOf({ change, verdict }) {
    return change?.value ?? (verdict === 'unchanged' ? 0 : null);
}
/** The change on the scale of the engine. Where there is no ratio, the verdict says which side costs more. */
function costOf({ change, verdict, better }) {
    if (change !== null)
        return (0,verdicts_change/* toLog */.gY)(1 + change.value, better);
    return verdict === 'regressed' ? Infinity : verdict === 'improved' ? -Infinity : 0;
}
/** Two sides without any cost are alike, which a difference of infinities would not say. */
function compare(one, other) {
    return one === other ? 0 : one - other;
}
/** Finds the duels of two contenders of `record` by everything that is judged. */
function findDuels(record, first, second) {
    const { trial } = (0,conclusion/* survey */.Fr)((0,pair/* makePair */.xP)(record, first, second));
    const find = makeFind(trial);
    const overruling = (0,verdicts_overruling/* findOverruling */.Be)(trial.record, trial.table, (0,control_benchmarks/* findMoved */.Ry)(trial));
    return [...trial.judged].flatMap(comparison => {
        const found = find(comparison);
        if (found === undefined)
            return [];
        const { benchmark, metric } = comparison.series;
        // Neither of the two may win by doing something else.
        const { verdict } = (0,verdicts_overruling/* overrule */.tq)({ ...evidence/* blank */.hQ, verdict: 'improved' }, overruling, comparison);
        const p = verdict === 'improved' ? found.p : 1;
        return [{ benchmark, metric: metric.name, first, second, p, estimate: found.estimate }];
    });
}
/** Makes what finds how the sides of `trial` differ in one comparison; undefined where they have nothing to compare. */
function makeFind(trial) {
    const inferences = new Map(trial.inferences.map(one => [one.comparison, one]));
    const zeros = new Map(trial.zeros.map(one => [one.comparison, one]));
    const confirmations = (0,confirmation_confirm/* confirmAll */.i)([trial]);
    return comparison => {
        const { basis, series } = comparison;
        if (basis.kind === 'exact') {
            const { baseline, contender } = basis;
            if (baseline === contender)
                return { p: 1, estimate: 0 };
            const { better } = series.metric;
            return { p: 0, estimate: (0,verdicts_change/* toLog */.gY)(contender, better) - (0,verdicts_change/* toLog */.gY)(baseline, better) };
        }
        const counted = zeros.get(comparison);
        if (counted !== undefined)
            return duelOfZeros(counted);
        const tested = inferences.get(comparison);
        if (tested === undefined)
            return undefined;
        if (trial.leftOut.has(series))
            return { p: 1, estimate: 0 };
        const confirmation = confirmations.get(comparison);
        const { inference } = confirmation?.evidence ?? tested;
        const isConfirmed = confirmation === undefined || (confirmation.second !== undefined && confirmation.isSame);
        const isClear = tested.shortage === undefined && isConfirmed && !isWithinControl(comparison, inference, trial);
        return { p: isClear ? inference.p : 1, estimate: inference.estimate };
    };
}
/** Without a ratio, only which side costs more is known. */
function duelOfZeros({ comparison: { series }, inference, shortage, isApart }) {
    const lead = (0,zeros/* findLead */.wd)(series) * (series.metric.better === 'higher' ? -1 : 1);
    if (shortage !== undefined || lead === 0)
        return { p: 1, estimate: 0 };
    return { p: isApart ? 0 : inference.p, estimate: lead };
}
/** Returns whether two copies of one side differ, and may do so by as much. */
function isWithinControl(comparison, inference, { controls, record }) {
    const control = controls.get(comparison);
    if (!control?.failed)
        return false;
    const { confidence } = record.settings;
    return !(inference.excludes(control.reach, 'low', confidence) || inference.excludes(-control.reach, 'high', confidence));
}

// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
;// CONCATENATED MODULE: ./lib/report/multi-way.js


/** The contest of all sides of `record`, whose contenders have these `sections`. */
function makeMultiWay(record, sections) {
    const { suite, part, baseline, sides } = record;
    const isBaseline = ({ name }) => name === baseline;
    const ordered = [...sides.filter(isBaseline), ...sides.filter(side => !isBaseline(side))];
    return {
        suite,
        ...(part === undefined ? {} : { part }),
        baseline,
        sides: ordered.map(({ name, origin }) => ({ name, ...(origin && { origin }) })),
        rankings: rankSides(record, new Map(sections.map(section => [contenderOf(section), section.findings]))),
    };
}
/** Returns the name of the contender that `section` is of. */
function contenderOf({ names }) {
    return names?.contender ?? record/* usualNames */.Vx.contender;
}
/** Returns whether `section` is of the same suite and part. */
function isOfSamePart(section, { suite, part }) {
    return section.suite === suite && section.part === part;
}


/***/ }),

/***/ 432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bn: () => (/* binding */ countRounds),
  UV: () => (/* binding */ describeMissing),
  bm: () => (/* binding */ describeWhole),
  W_: () => (/* binding */ findOnly),
  Kg: () => (/* binding */ findOnlyMultiWay),
  dO: () => (/* binding */ makeReport),
  _w: () => (/* binding */ makeReportOfPair),
  ub: () => (/* binding */ mergeRules),
  fD: () => (/* binding */ narrowAll),
  $Q: () => (/* binding */ reportRecords),
  FR: () => (/* binding */ sectionKey),
  w$: () => (/* binding */ toEnded)
});

// UNUSED EXPORTS: findCommonSides, findRecords, mergeRecords

// EXTERNAL MODULE: ./lib/compare/gate/stand-in.js
var stand_in = __webpack_require__(9987);
// EXTERNAL MODULE: ./lib/compare/verdicts/status.js
var verdicts_status = __webpack_require__(1558);
// EXTERNAL MODULE: ./lib/record/key.js
var key = __webpack_require__(3846);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/record/limits.js
var limits = __webpack_require__(213);
// EXTERNAL MODULE: ./lib/record/record-error.js
var record_error = __webpack_require__(3483);
;// CONCATENATED MODULE: ./lib/record/pool.js



/**
 * The one experiment that several runners made together: `records` are of one suite and part, each with its own seed.
 *
 * The null only ever permutes within a round, so that pooling is putting rounds after one another. All of them run a number of
 * rounds that was fixed before, so that the whole is analysed only once, at its end. What does not fit together is refused.
 */
function pool(records) {
    const [first, ...others] = records;
    if (first === undefined)
        throw new record_error/* RecordError */.W('there is no record to pool');
    for (const [index, record] of records.entries())
        refuseMisfits(record, records.slice(0, index));
    if (others.length === 0)
        return first;
    const measured = records.filter(record => record.rounds.length > 0);
    const { seed: _seed, partNumber: _partNumber, environment: _environment, options: _options, createdAt: _createdAt, host: _host, reinstall: _reinstall, segments: _segments, stages: _stages, ...rest } = first;
    const { plan, ...common } = rest;
    const fingerprints = new Set(measured.map(record => record.environment?.fingerprint));
    const [environment] = measured.map(record => record.environment);
    const createdAt = records.flatMap(record => record.createdAt ?? []).sort()[0];
    return {
        ...common,
        ...(createdAt === undefined ? {} : { createdAt }),
        ...measured.flatMap(({ absence }) => (absence === undefined ? [] : { absence }))[0],
        ...(first.options ? { options: findCommonOptions(records) } : {}),
        ...(plan ? { plan: poolPlans(records) } : {}),
        ...(fingerprints.size === 1 && environment ? { environment } : {}),
        ...(measured.length > 0 ? { runners: placeRunners(measured) } : {}),
        ...(measured.some(record => record.host) ? { host: measured.flatMap(hostOf) } : {}),
        ...poolReinstall(measured),
        ...(measured.some(({ segments }) => segments)
            ? { segments: shiftStarts(measured, ({ segments = [0] }) => segments) }
            : {}),
        ...poolTampered(records),
        warnings: poolWarnings(records),
        rounds: records.flatMap(record => record.rounds),
    };
}
function refuseMisfits(record, before) {
    for (const other of before) {
        const misfit = findMisfit(other, record);
        if (misfit !== undefined)
            throw new record_error/* RecordError */.W(`${(0,key/* describeRecord */.TV)(other)} and ${(0,key/* describeRecord */.TV)(record)} cannot be pooled: ${misfit}`);
    }
}
/** Describes why the rounds of two records are not of one experiment. Returns undefined if they are. */
function findMisfit(one, other) {
    return findUnshared(one, other) ?? findDifference(one, other) ?? findDependence(one, other);
}
/** Only what was planned to be pooled is: the number of rounds of each is fixed, and does not depend on what it found. */
function findUnshared(one, other) {
    if (one.partNumber === undefined || other.partNumber === undefined)
        return 'one of them is no part of a suite; give each runner its own "part", such as 1/3';
    if (one.partNumber === other.partNumber)
        return 'they are the same part; give each runner its own "part"';
    const isOpen = [one, other].some(({ plan, settings }) => (settings.looks ?? plan?.looks ?? []).length > 1 || plan?.stoppedBy === 'settled' || plan?.focus !== undefined);
    return isOpen
        ? 'one of them chose its number of rounds from its data, but a part of a suite must run a fixed number (set "rounds")'
        : undefined;
}
/** The values that both records must have in common, by name. */
const shared = {
    suite: ({ suite }) => suite,
    part: ({ part }) => part,
    'number of parts': ({ partNumber }) => (0,key/* countParts */.MA)(partNumber),
    'set of sides': ({ baseline, sides }) => [baseline, ...sides.map(({ name }) => name)],
    command: ({ command, sides }) => [command, ...sides.map(({ origin }) => origin?.command)],
    'number of copies': ({ sides }) => sides.map(({ copies }) => copies),
    '"copies"': ({ plan }) => plan?.inPlace,
    '"statistic"': ({ statistic }) => statistic,
    '"threshold"': ({ settings }) => settings.threshold,
    '"confidence"': ({ settings }) => settings.confidence,
    '"metrics"': ({ settings }) => settings.metrics,
    '"judge"': ({ settings }) => settings.judge,
    '"exponent-threshold"': ({ settings }) => settings.exponentThreshold,
    '"same-work"': ({ settings }) => settings.sameWork ?? 'auto',
    '"suite-changes"': ({ settings }) => settings.suiteChanges ?? 'not-comparable',
    'list of benchmark files that differ': ({ sides }) => sides.map(({ suiteChanges }) => suiteChanges),
    'set of rules': ({ settings }) => settings.rules?.list,
};
/** The values that sides of the same name must have in common. */
const sharedBySides = {
    commit: origin => origin?.commit,
    source: origin => origin?.source,
    artifact: origin => origin?.artifact?.digest,
};
function findDifference(one, other) {
    const what = Object.keys(shared).find(name => show(shared[name](one)) !== show(shared[name](other)));
    if (what !== undefined)
        return describeDifference(what, shared[what](one), shared[what](other));
    for (const [index, { name, origin }] of one.sides.entries())
        for (const [what, read] of Object.entries(sharedBySides)) {
            const [here, there] = [read(origin), read(other.sides[index]?.origin)];
            if (show(here) !== show(there))
                return describeDifference(`${what} of the ${name}`, here, there);
        }
    return undefined;
}
function describeDifference(what, here, there) {
    return `the ${what} is ${show(here)} in one and ${show(there)} in the other`;
}
function show(value) {
    return (JSON.stringify(value) ?? 'unknown').slice(0, 200);
}
/** With the same orders everywhere, what the place in a round does adds up, and errs in 28% of comparisons. */
function findDependence({ seed }, other) {
    if (seed === undefined || other.seed === undefined)
        return 'one of them does not say which "seed" its orders were drawn from';
    return seed === other.seed ? `both drew their orders from the same seed ${show(seed)}` : undefined;
}
/** Nothing is known of the rounds of a runner that does not say. */
function hostOf({ host, rounds }) {
    return host ?? rounds.map(() => ({}));
}
function placeRunners(records) {
    let firstRound = 0;
    return records.map(({ partNumber, seed, environment, rounds }, index) => {
        const runner = {
            label: partNumber ?? String(index + 1),
            firstRound,
            ...(seed === undefined ? {} : { seed }),
            ...(environment === undefined ? {} : { environment }),
        };
        firstRound += rounds.length;
        return runner;
    });
}
/** Each runner has its own installations. */
function poolReinstall(records) {
    if (records.every(({ reinstall }) => reinstall === undefined))
        return {};
    const choices = new Set(records.map(({ reinstall }) => reinstall?.when ?? 'once'));
    const [only] = choices;
    // Each runner chooses by its own time. Where they differ, there are blocks of rounds with copies of their own.
    const when = choices.size === 1 ? only : 'look';
    return { reinstall: { when, starts: shiftStarts(records, ({ reinstall }) => reinstall?.starts ?? [0]) } };
}
/** The numbers of rounds that `startsOf` gives, as numbers of pooled rounds. */
function shiftStarts(records, startsOf) {
    let before = 0;
    return records.flatMap(record => {
        const shift = before;
        before += record.rounds.length;
        return startsOf(record).map(start => start + shift);
    });
}
/** From the best way to end to the worst. */
const reasons = ['settled', 'complete', 'time-budget', 'failing', 'interrupted'];
/** One look, after all rounds that were planned; the time is that of the slowest runner, since they run side by side. */
function poolPlans(records) {
    const plans = records.flatMap(({ plan }) => plan ?? []);
    const planned = plans.reduce((sum, { looks, rounds }) => sum + (looks.at(-1) ?? rounds), 0);
    return {
        ...plans[0],
        rounds: planned,
        looks: [planned],
        stoppedBy: reasons[Math.max(...plans.map(({ stoppedBy }) => reasons.indexOf(stoppedBy)))],
        seconds: Math.max(...plans.map(({ seconds }) => seconds)),
    };
}
/** Rounds of one runner that cannot be relied on are among all the others. */
function poolTampered(records) {
    const tampered = [...new Set(records.flatMap(({ tampered = [] }) => tampered))].slice(0, limits/* mostTampered */.W5);
    return tampered.length === 0 ? {} : { tampered };
}
function findCommonOptions(records) {
    const isCommon = ([name, value]) => records.every(({ options = {} }) => Object.hasOwn(options, name) && options[name] === value);
    return Object.fromEntries(Object.entries(records[0].options ?? {}).filter(isCommon));
}
/** Each sentence once; with the runner that it is about, where it is not about all. */
function poolWarnings(records) {
    const pooled = new Map();
    for (const [index, { partNumber, warnings, rounds }] of records.entries())
        for (const { code, message } of rounds.length === 0 ? [...warnings, nothingMeasured] : warnings) {
            const known = pooled.get(message) ?? { code, message, labels: [] };
            pooled.set(message, known);
            known.labels.push(partNumber ?? String(index + 1));
        }
    return [...pooled.values()].map(({ code, message, labels }) => ({
        code,
        message: labels.length === records.length ? message : `on runner ${labels.join(', ')}: ${message}`,
    }));
}
const nothingMeasured = { code: 'empty-part', message: 'no round was measured' };

;// CONCATENATED MODULE: ./lib/record/gather.js




/**
 * The experiments that `records` of one run make together.
 *
 * Where a job ran twice, its newer record counts, and that is said. Records that are not of one run are refused.
 */
function gatherRecords(records) {
    const { kept, warnings } = keepNewest(records);
    const groups = groupBy([...kept].sort(byName), key/* experimentOf */.Vp);
    const experiments = groups.map(pool);
    refuseStrangers(experiments);
    return { experiments, missing: groups.flatMap(group => findMissing(group) ?? []), warnings };
}
/** `records` of a run whose code may have written them: an experiment that does not fit together harms no other. */
function sortOutUnfit(records) {
    const fitting = [];
    const unfit = [];
    for (const group of groupBy(records, experimentOf)) {
        try {
            gatherRecords(group);
            fitting.push(...group);
        }
        catch (error) {
            if (!(error instanceof RecordError))
                throw error;
            unfit.push({ code: 'unread-record', message: error.message });
        }
    }
    return { fitting, unfit };
}
function keepNewest(records) {
    const kept = [];
    const warnings = [];
    for (const same of groupBy(records, one => JSON.stringify([(0,key/* experimentOf */.Vp)(one), one.partNumber ?? null]))) {
        const [newest, next] = [...same].sort(byAge);
        kept.push(newest);
        if (next === undefined)
            continue;
        const name = (0,key/* describeRecord */.TV)(newest);
        if (newest.createdAt === undefined || next.createdAt === undefined || newest.createdAt === next.createdAt)
            throw new record_error/* RecordError */.W(`${name} is there ${same.length} times, and it is unknown which is the newest: give each job its own "part"`);
        const message = `${name} is there ${same.length} times; the newest, of ${newest.createdAt}, is used`;
        warnings.push({ code: 'repeated-record', message });
    }
    return { kept, warnings };
}
/** Returns undefined if all are there, or if they do not say how many there are. */
function findMissing(records) {
    const { suite, part, partNumber } = records[0];
    const expected = (0,key/* countParts */.MA)(partNumber);
    if (expected === undefined || records.length >= expected)
        return undefined;
    return { suite, ...(part === undefined ? {} : { part }), expected, found: records.map(one => one.partNumber) };
}
function byAge({ createdAt: one = '' }, { createdAt: other = '' }) {
    return one < other ? 1 : one > other ? -1 : 0;
}
/** One error rate can be shared only if all name the same; and another commit is another experiment. */
function refuseStrangers(records) {
    const [first, ...others] = records;
    for (const other of others) {
        const refuse = (why) => {
            throw new record_error/* RecordError */.W(`${(0,key/* describeRecord */.TV)(first)} and ${(0,key/* describeRecord */.TV)(other)} cannot be in one report: ${why}`);
        };
        if (other.settings.confidence !== first.settings.confidence)
            refuse('they have different values of "confidence", but share one correction for many benchmarks');
        for (const { name, origin } of (0,pair/* listContenders */.iV)(first)) {
            const [one, two] = [origin?.commit, other.sides.find(side => side.name === name)?.origin?.commit];
            if (one !== two && one !== undefined && two !== undefined)
                refuse(`they measured two different commits of the ${name}`);
        }
    }
}
const collator = new Intl.Collator('en', { numeric: true });
function byName(one, other) {
    return (collator.compare(one.suite, other.suite) ||
        collator.compare(one.part ?? '', other.part ?? '') ||
        collator.compare(one.partNumber ?? '', other.partNumber ?? ''));
}
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return [...groups.values()];
}

// EXTERNAL MODULE: ./lib/util/plural.js
var plural = __webpack_require__(3960);
// EXTERNAL MODULE: ./lib/report/multi-way.js + 1 modules
var multi_way = __webpack_require__(5352);
// EXTERNAL MODULE: ./lib/report/section.js + 6 modules
var section = __webpack_require__(9120);
// EXTERNAL MODULE: ./lib/report/view.js
var view = __webpack_require__(8149);
;// CONCATENATED MODULE: ./lib/report/report.js








const schema = 'counterbalance/report@1';
/** The report of one `record`; the same record gives the same report, to the last digit. */
function makeReport(record) {
    return assemble([record], { missing: [], warnings: [] });
}
/** The report of one comparison, as it is told where a baseline is published. */
function makeReportOfPair(pair) {
    const sections = (0,section/* makeSections */.p)([pair]);
    return { schema, status: sections[0].status, sections, missing: [], warnings: [] };
}
/**
 * The report of all `records` of a run: numbered parts pooled, one section for each suite and part, and one correction for many over all of
 * them.
 *
 * Where a job ran twice, its newer record counts. Records that are not of one run are refused.
 */
function mergeRecords(records, { parts, unread = [] } = {}) {
    const { experiments, missing, warnings } = gatherRecords(records);
    return assemble(experiments, {
        missing: [...report_findMissing(experiments, parts), ...missing.map(lost => ({ what: 'number', ...lost }))],
        warnings: [...warnings, ...unread],
    });
}
/** Makes the report of `records`, which {@link mergeRecords} merges if there are several. */
function reportRecords(records) {
    const report = records.length === 1 ? makeReport(records[0]) : mergeRecords(records);
    return { report, recordOf: findRecords(records) };
}
/** Finds the record, pooled of its numbered parts, that a section of a report of `records` was made from. */
function findRecords(records) {
    const experiments = records.length === 1 ? records : gatherRecords(records).experiments;
    return section => experiments.find(record => (0,multi_way/* isOfSamePart */.DG)(section, record));
}
function assemble(experiments, { missing, warnings }) {
    const sections = (0,section/* makeSections */.p)(experiments.flatMap(pair/* listPairs */.SZ));
    const multiWay = experiments
        .filter(({ sides }) => sides.length > 2)
        .map(record => (0,multi_way/* makeMultiWay */.HE)(record, sections.filter(section => (0,multi_way/* isOfSamePart */.DG)(section, record))));
    const isWhole = missing.length === 0 && sections.length > 0 && warnings.every(({ code }) => code !== 'unread-record');
    return {
        schema,
        status: findWorst([...sections.map(({ status }) => status), ...(isWhole ? [] : ['not-compared'])]),
        sections,
        ...(multiWay.length > 0 ? { multiWay } : {}),
        missing,
        warnings,
    };
}
/** `report` with the view that is asked for. */
function narrowAll(report, asked) {
    return { ...report, sections: report.sections.map(section => (0,view/* narrow */.sc)(section, asked)) };
}
/** Says how many of all rows are shown. Returns undefined if that is all of them. */
function describeWhole({ sections }) {
    return sections.flatMap(section => (0,view/* describeView */.fb)(section) ?? [])[0];
}
/** The section of `report`, where it is no more than that. */
function findOnly({ sections, missing, warnings }) {
    const [only, ...others] = sections;
    if (only === undefined || others.length + missing.length > 0)
        return undefined;
    if (warnings.some(({ code }) => code === 'unread-record'))
        return undefined;
    return warnings.length === 0 ? only : { ...only, warnings: [...only.warnings, ...warnings] };
}
/** The one multi-way comparison that `report` is of, where it is no more than that. */
function findOnlyMultiWay({ sections, multiWay = [], missing }) {
    const [only, ...others] = multiWay;
    const isAll = only && others.length + missing.length === 0 && sections.every(section => (0,multi_way/* isOfSamePart */.DG)(section, only));
    return isAll ? only : undefined;
}
/** The number of complete rounds of all sections. */
function countRounds({ sections }) {
    return sections.reduce((sum, { rounds }) => sum + rounds, 0);
}
/** The baseline that all sections were compared with, and what was compared, where they have that in common. */
function findCommonSides({ sections }) {
    const [first] = sections;
    return sections.every(({ sides }) => sides?.baseline?.commit === first?.sides?.baseline?.commit)
        ? first?.sides
        : undefined;
}
/** All findings with the section that they are from, and what else a gate looks at. */
function toEnded({ sections: all, missing, warnings }) {
    const sections = all.map(stand_in/* withoutStandIn */._);
    const nameIn = (section, benchmark) => sections.length < 2 ? benchmark : `${benchmark} (${sectionKey(section, sections).join(', ')})`;
    const [outage] = sections.flatMap(section => section.outage ?? []);
    // Only of one part: in a merge, another part that was interrupted does not end the whole.
    const isOnePart = sections.every(section => sections[0] && (0,multi_way/* isOfSamePart */.DG)(section, sections[0]));
    const plan = isOnePart ? sections.find(section => section.plan)?.plan : undefined;
    const isTroubled = (section) => sections.length === 1 || section.status === 'errored' || (0,stand_in/* isOfStandIn */.$)(section);
    return {
        // Missing parts count for themselves.
        status: sections.length === 0 ? 'not-compared' : findWorst(sections.map(({ status }) => status)),
        ...(outage ? { outage } : {}),
        ...(plan ? { plan } : {}),
        findings: sections.flatMap(section => section.findings.map(finding => ({ ...finding, benchmark: nameIn(section, finding.benchmark) }))),
        growths: sections.flatMap(section => (section.growths ?? []).map(({ benchmark, verdict }) => ({ benchmark: nameIn(section, benchmark), verdict }))),
        removed: sections.flatMap(section => section.removed.map(name => nameIn(section, name))),
        rules: mergeRules(sections, nameIn),
        warnings: [...warnings, ...sections.filter(isTroubled).flatMap(section => section.warnings)],
        missing: [
            ...missing.map(lost => `${describeMissing(lost)} missing`),
            ...warnings.filter(({ code }) => code === 'unread-record').map(({ message }) => message),
        ],
    };
}
/** Describes how many parts have left no record: `1 of 3 parts`. */
function describeMissing({ expected, found }) {
    return `${expected - found.length} of ${(0,plural/* count */.U)(expected, 'part')}`;
}
/** Combines the results of the rules of all `sections`, under the names that `nameIn` gives. */
function mergeRules(sections, nameIn) {
    return {
        missing: sections.flatMap(section => (section.rules?.missing ?? []).map(name => nameIn(section, name))),
        budgets: sections.flatMap(section => (section.rules?.budgets ?? []).map(one => ({ ...one, benchmark: nameIn(section, one.benchmark) }))),
    };
}
/** Returns the names that tell `section` from the others: its suite if there are several, its part if it has one, its contender if there are several. */
function sectionKey(section, sections) {
    const { suite, part } = section;
    const hasOneSuite = sections.every(other => other.suite === suite);
    const place = part === undefined ? [suite] : hasOneSuite ? [part] : [suite, part];
    const beside = sections.filter(other => (0,multi_way/* isOfSamePart */.DG)(other, { suite, part }));
    if (beside.length < 2)
        return place;
    const contender = (0,multi_way/* contenderOf */.SQ)(section);
    return beside.length === sections.length ? [contender] : [...place, contender];
}
/** Where there are parts at all, each suite that has one must have all. */
function report_findMissing(experiments, expected) {
    if (expected === undefined)
        return [];
    const inParts = experiments.filter(({ part }) => part !== undefined);
    if (inParts.length === 0) {
        const found = experiments.map(({ suite }) => suite);
        return found.length >= expected ? [] : [{ what: 'name', suite: null, expected, found }];
    }
    return [...new Set(inParts.map(({ suite }) => suite))]
        .map(suite => ({ suite, found: inParts.filter(one => one.suite === suite).map(({ part }) => part) }))
        .filter(({ found }) => found.length < expected)
        .map(one => ({ what: 'name', ...one, expected }));
}
function findWorst(found) {
    return verdicts_status/* statuses */.b.find(status => found.includes(status));
}


/***/ }),

/***/ 2089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ growthText),
/* harmony export */   c: () => (/* binding */ growthWord)
/* harmony export */ });
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6115);
/* harmony import */ var _util_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2534);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8389);





/** Puts one growth into words. */
function growthText(growth) {
    const { verdict, baseline, contender, change, reason, metric } = growth;
    const what = metric === 'time' ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${growth.benchmark}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${growth.benchmark} · ${metric}`;
    const more = change === null ? '' : `: ${difference(change)}`;
    return {
        mark: verdict === null ? _words_js__WEBPACK_IMPORTED_MODULE_2__/* .otherMarks */ .p6.unjudged : _words_js__WEBPACK_IMPORTED_MODULE_2__/* .marks */ .Z8[verdict],
        answer: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${what} ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(growthWord(growth))}: baseline like ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(power(baseline))}, contender like ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(power(contender))}${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(more)}`,
        details: [
            (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)([sideText('Baseline', baseline, growth), sideText('Contender', contender, growth)], ' '),
            ...crossingText(growth),
            ...(reason === undefined ? [] : [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `No verdict: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU)(reason)}.`]),
        ],
    };
}
/** Names the verdict on a growth. */
function growthWord({ verdict, better }) {
    if (verdict === null)
        return 'grows';
    const [more, less] = ['grows faster', 'grows more slowly'];
    const words = {
        regressed: better === 'higher' ? less : more,
        improved: better === 'higher' ? more : less,
        unchanged: 'grows alike',
        inconclusive: 'growth inconclusive',
        'not-comparable': 'growth not comparable',
    };
    return words[verdict];
}
/** The exponent of a side with its interval: `n^1.02 [1.00, 1.04]`. */
function power({ exponent }) {
    const write = writerOf(exponent);
    return `n^${write(exponent.value)} ${interval(exponent, write)}`;
}
/** A difference of exponents with its interval: `+0.95 [+0.93, +0.97]`. */
function difference(change) {
    const write = writerOf(change);
    const signed = (value) => value > 0 && /[1-9]/.test(write(value)) ? `+${write(value)}` : write(value);
    return `${signed(change.value)} ${interval(change, signed)}`;
}
/** Writes numbers with as many decimals as tell the ends of an interval apart. */
function writerOf({ low, high }) {
    const decimals = low !== null && high !== null && low < high && high - low < 0.02 ? 3 : 2;
    return value => {
        const text = Math.abs(value).toFixed(decimals);
        return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
    };
}
function interval({ low, high }, write) {
    return `[${low === null ? '−∞' : write(low)}, ${high === null ? '+∞' : write(high)}]`;
}
function sideText(name, { shapes, constant }, { unit }) {
    if (shapes.length === 0)
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`${name}: no simple shape fits.`);
    const apart = shapes.length > 1 ? ' cannot be told apart' : '';
    const shared = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .scale */ .hs)([constant ?? 0], unit);
    const fixed = constant === undefined ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)('') : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `, and ${(0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quantityText */ .Nr)(shared.number(constant), shared.unit)} at any size`;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(`${name}: ${(0,_util_list_js__WEBPACK_IMPORTED_MODULE_4__/* .nameAll */ .B)(shapes)}${apart}`)}${fixed}.`;
}
function crossingText({ crossing, points, parameter, better }) {
    if (crossing === undefined)
        return [];
    const last = points.findLast(({ size }) => size > crossing);
    const isMoreAbove = last !== undefined && last.contender.value > last.baseline.value;
    const isBetterBelow = isMoreAbove === (better === 'lower');
    const [below, above] = isBetterBelow ? ['better', 'worse'] : ['worse', 'better'];
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `The curves cross at ${parameter} ≈ ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(String(Number(crossing.toPrecision(2))))}: the contender is ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(below)} below, and ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(above)} above.`,
    ];
}


/***/ }),

/***/ 9586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sectionName),
/* harmony export */   Dw: () => (/* binding */ statusMarks),
/* harmony export */   Jy: () => (/* binding */ recordNotes),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Rc: () => (/* binding */ sideText),
/* harmony export */   S4: () => (/* binding */ sectionHeadline),
/* harmony export */   _O: () => (/* binding */ context),
/* harmony export */   dp: () => (/* binding */ sectionContext),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   td: () => (/* binding */ byUrgency)
/* harmony export */ });
/* unused harmony exports describeLimit, describeExact */
/* harmony import */ var _compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9987);
/* harmony import */ var _compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1289);
/* harmony import */ var _compare_verdicts_incomparable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2551);
/* harmony import */ var _compare_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7489);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8106);
/* harmony import */ var _metrics_duration_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3237);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6115);
/* harmony import */ var _record_outage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6790);
/* harmony import */ var _util_plural_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3960);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(432);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9965);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8149);
/* harmony import */ var _growth_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2089);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8389);














/** The sign of a whole section. */
const statusMarks = {
    ..._words_js__WEBPACK_IMPORTED_MODULE_9__/* .marks */ .Z8,
    errored: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .marks */ .Z8['not-comparable'],
    'not-compared': _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.missing,
};
const order = ['regressed', 'not-comparable', 'improved', 'unchanged', 'inconclusive'];
/** Summarises a report in one line: what is missing, what was found, and what was not examined. */
function headline(report) {
    const { sections, warnings } = report;
    const only = (0,_report_js__WEBPACK_IMPORTED_MODULE_5__/* .findOnly */ .W_)(report);
    if (only)
        return sectionHeadline(only);
    const isFailed = sections.some(({ control }) => control.status === 'failed');
    const findings = sections.flatMap(section => section.findings);
    const distances = sections.flatMap(distanceTallies).map(tally => [JSON.stringify(tally.text), tally]);
    return [
        ...troubleTallies(report),
        ...new Map(distances).values(),
        ...growthTallies(sections.flatMap(({ growths = [] }) => growths)),
        ...verdictTallies(findings, report.multiWay === undefined),
        ...caveats({
            findings,
            rules: (0,_report_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeRules */ .ub)(sections, (_, benchmark) => benchmark),
            added: sections.flatMap(({ added }) => added),
            removed: sections.flatMap(({ removed }) => removed),
            control: { status: isFailed ? 'failed' : 'passed' },
            warnings,
            tampered: sections.flatMap(({ tampered = [] }) => tampered),
        }),
    ];
}
/** Summarises one section in the same way. */
function sectionHeadline(section) {
    return [
        ...statusTallies(section),
        ...distanceTallies(section),
        ...suiteTallies(section),
        ...growthTallies(section.growths ?? []),
        ...verdictTallies(section.findings, true),
        ...caveats(section),
    ];
}
/** Counts the parts of a merged report that say nothing. */
function troubleTallies({ sections, missing, warnings }) {
    const having = (status) => sections.filter(section => section.status === status).length;
    const unread = warnings.filter(({ code }) => code === 'unread-record').length;
    const isJudged = sections.some(({ findings }) => findings.some(({ verdict }) => verdict !== null));
    const [outage] = sections.flatMap(section => section.outage ?? []);
    const why = outage ? `, because ${(0,_record_outage_js__WEBPACK_IMPORTED_MODULE_4__/* .describeOutage */ .X)(outage)}` : '';
    const troubles = [
        having('errored') > 0 && {
            mark: statusMarks.errored,
            text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`nothing could be measured in ${having('errored')} of ${sections.length}`),
        },
        having('not-compared') > 0 && {
            mark: statusMarks['not-compared'],
            text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`not compared: ${having('not-compared')} of ${sections.length}${why}`),
        },
        ...missing.map(lost => ({ mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.missing, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(missingWords(lost)) })),
        unread > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.missing, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(unread, 'record')} cannot be read`) },
        sections.length === 0 && missing.length === 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.missing, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)('no records') },
        sections.length > 0 && !isJudged && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.missing, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)('nothing judged') },
    ];
    return troubles.filter(trouble => trouble !== false);
}
function missingWords(lost) {
    return `${(0,_report_js__WEBPACK_IMPORTED_MODULE_5__/* .describeMissing */ .UV)(lost)} missing`;
}
/** Lists what a reader should know about the records themselves, one sentence each. */
function recordNotes({ missing, warnings }) {
    return [
        ...missing.map(lost => {
            const { suite, part, found } = lost;
            const which = suite === null ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)('') : part === undefined ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) ` of ${suite}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) ` of ${suite} on ${part}`;
            const there = found.length === 0
                ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)('there is no record of any part.')
                : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `only ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .names */ .Dy)(found, 10)} left a record, so the others are unknown.`;
            return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(missingWords(lost))}${which}: ${there}`;
        }),
        ...warnings.map(warning => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .message */ .iU)(warning.message)),
    ];
}
/** A section by name. */
function sectionName(section, sections) {
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .join */ .fj)((0,_report_js__WEBPACK_IMPORTED_MODULE_5__/* .sectionKey */ .FR)(section, sections).map(part => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${part}`), ' · ');
}
/** The sections, worst first. */
function byUrgency({ sections }) {
    return sections.toSorted((one, other) => urgency.indexOf(one.status) - urgency.indexOf(other.status));
}
const urgency = [
    'regressed',
    'errored',
    'not-compared',
    'not-comparable',
    'inconclusive',
    'improved',
    'unchanged',
];
/** Describes what was measured. This is the line below the headline. */
function context(report) {
    const only = (0,_report_js__WEBPACK_IMPORTED_MODULE_5__/* .findOnly */ .W_)(report);
    if (only)
        return sectionContext(only);
    const { sections } = report;
    const judged = sections.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict !== null).length;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(sections.length, 'section')} · ${judged === 0 ? 'nothing is judged' : `one correction for all judged results (${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(judged, 'finding')})`}`);
}
/** Describes what was compared with what, and how. This is the line below the headline. */
function sectionContext(report) {
    const { sides, rounds, plan, suiteChange, environment } = report;
    const stop = _words_js__WEBPACK_IMPORTED_MODULE_9__/* .stopWords */ .e$[plan?.stoppedBy ?? 'complete'];
    const parts = [
        sides && sidesText(sides),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_9__/* .numberExperiment */ .d1)(report.findings)}${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(rounds, 'round')}${stop && ` (${stop})`}${describeSecondStage(report)}`),
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)((0,_words_js__WEBPACK_IMPORTED_MODULE_9__/* .controlText */ .JU)(report)),
        suiteChange ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`whole suite ${changeText(suiteChange)}`) : undefined,
        describeLimit(report),
        describeExact(report.findings),
        plan && (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)((0,_metrics_duration_js__WEBPACK_IMPORTED_MODULE_12__/* .duration */ .p)(plan.seconds)),
        environment && (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${environment.cpu}`,
    ];
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .join */ .fj)(parts.filter(text => text !== undefined), ' · ');
}
function describeSecondStage({ findings }) {
    const rounds = Math.max(0, ...findings.map(({ secondStage }) => secondStage?.rounds ?? 0));
    return rounds === 0 ? '' : `, then ${rounds} on new copies`;
}
function sidesText({ baseline, contender }) {
    return baseline ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${sideText(contender)} against ${sideText(baseline)}` : sideText(contender);
}
/** The commit of a side as people write it; what is no hash is shown as it is. */
function shortCommit(commit) {
    return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : commit;
}
function statusTallies(report) {
    const { status, findings, warnings, outage } = report;
    if (status === 'errored')
        return [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .marks */ .Z8['not-comparable'], text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)('nothing could be measured') }];
    if (status === 'not-compared') {
        const isWithoutBaseline = warnings.some(({ code }) => code === 'no-baseline');
        const why = outage
            ? `: ${(0,_record_outage_js__WEBPACK_IMPORTED_MODULE_4__/* .describeOutage */ .X)(outage)}`
            : (0,_compare_gate_stand_in_js__WEBPACK_IMPORTED_MODULE_13__/* .isOfStandIn */ .$)(report)
                ? ': the base commit has no baseline'
                : isWithoutBaseline
                    ? ': no baseline'
                    : '';
        return [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.missing, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`not compared${why}`) }];
    }
    const isJudged = findings.some(({ verdict }) => verdict !== null);
    return isJudged ? [] : [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.missing, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)('nothing judged') }];
}
/** A baseline that is not that of the wanted commit explains what follows, or puts it in doubt. */
function distanceTallies({ sides }) {
    const { commit = '', artifact } = sides?.baseline ?? {};
    if (artifact === undefined || artifact.behind === 0 || artifact.isSame)
        return [];
    // Of a record that anybody may have written.
    const named = /^[0-9a-f]{40,64}$/.test(commit) ? shortCommit(commit) : 'a baseline';
    return [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`against ${named}, ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(artifact.behind, 'commit')} behind`) }];
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
    const mark = _words_js__WEBPACK_IMPORTED_MODULE_9__/* .marks */ .Z8[value > 0 ? 'regressed' : 'improved'];
    return [{ mark, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`the whole suite is ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .percentSize */ .v_)(value)} ${value > 0 ? 'slower' : 'faster'}`) }];
}
/** Growth that changed is the first thing to know: no single size shows it. */
function growthTallies(growths) {
    return ['regressed', 'improved'].flatMap(verdict => {
        const moved = growths.filter(one => one.verdict === verdict);
        const [word, ...others] = [...new Set(moved.map(_growth_js__WEBPACK_IMPORTED_MODULE_8__/* .growthWord */ .c))];
        if (word === undefined)
            return [];
        const what = moved.length === 1
            ? word
            : `${moved.length} ${others.length === 0 ? word.replace('grows', 'grow') : `growths ${verdict}`}`;
        return [{ mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .marks */ .Z8[verdict], text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(what) }];
    });
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
/** Counts the findings with each verdict; the first, where it is a change, with the largest of its kind. */
function verdictTallies(findings, isNamed) {
    const groups = order.map(verdict => ({ verdict, group: (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .having */ .gT)(findings, verdict) }));
    const isOne = new Set(findings.map(({ benchmark }) => benchmark)).size === 1;
    return groups
        .filter(({ group }) => group.length > 0)
        .map(({ verdict, group }) => ({
        mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .marks */ .Z8[verdict],
        text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`${group.length} ${_words_js__WEBPACK_IMPORTED_MODULE_9__/* .verdictWords */ .L2[verdict]}`)}${isNamed ? extremeText(verdict, group, isOne) : []}`,
    }));
}
/** The largest change of those that regressed or improved, and the benchmark that it is of, where they are several. */
function extremeText(verdict, group, isOne) {
    const changed = group.flatMap(({ benchmark, change }) => (change === null ? [] : [{ benchmark, change }]));
    if (verdict !== 'regressed' && verdict !== 'improved')
        return [];
    const [first, ...others] = changed;
    if (first === undefined)
        return [];
    const size = ({ change }) => Math.abs(Math.log1p(change.value));
    const worst = others.reduce((most, other) => (size(other) > size(most) ? other : most), first);
    const amount = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .value */ .Uq)((0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .percentWithin */ .BG)(worst.change.value, worst.change.low, worst.change.high));
    if (verdict === 'improved' || isOne)
        return others.length === 0 ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) ` (${amount})` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `, up to ${amount}`;
    return others.length === 0 ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `: ${worst.benchmark} ${amount}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `, worst ${worst.benchmark} ${amount}`;
}
/** Lists the facts that a headline must not hide. */
function caveats(report) {
    const { added, removed, control, findings, rules, warnings, tampered = [], suiteChanges = [] } = report;
    const isAnyJudged = findings.some(({ verdict }) => verdict !== null);
    const unjudged = isAnyJudged ? (0,_compare_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_2__/* .findUnjudged */ .c7)(findings).length : 0;
    const isRuled = warnings.every(({ code }) => code !== 'rules-unread');
    const ignored = findings.filter(finding => finding.ignored !== undefined).length;
    const budgets = (0,_compare_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .listBudgets */ .J_)(report);
    const inState = (state) => budgets.filter(budget => budget.state === state).length;
    const missing = rules?.missing.length ?? 0;
    const moved = (0,_compare_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_2__/* .findMovedControls */ .Dc)(findings).length;
    const all = [
        tampered.length > 0 && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning,
            text: tampered.every(_compare_verdicts_incomparable_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfBaseline */ .ZN) ? "the baseline's files were changed" : 'files of copies were changed',
        },
        suiteChanges.length > 0 && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning,
            text: `the benchmark itself changed: ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(suiteChanges.length, 'file')}`,
        },
        moved > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning, text: `${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(moved, 'control benchmark')} moved` },
        warnings.some(({ code }) => code === 'control-untested') && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning,
            text: 'control benchmark not tested',
        },
        inState('missed') > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.missed, text: `${inState('missed')} over budget` },
        inState('undecided') > 0 && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.undecided,
            text: `${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(inState('undecided'), 'budget')} undecided`,
        },
        warnings.some(({ code }) => code === 'failed-run') && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning, text: 'the run itself failed' },
        warnings.some(({ code }) => code === 'console-table') && {
            mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning,
            text: 'whole processes only, because a table was printed for people',
        },
        missing > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.absent, text: `${missing} required, but did not run` },
        !isRuled && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning, text: 'rules not read' },
        unjudged > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.unjudged, text: `${unjudged} not judged` },
        ignored > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.ignored, text: `${ignored} ignored` },
        control.status === 'failed' && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.warning, text: 'A/A test failed' },
        added.length > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.added, text: `${added.length} added` },
        removed.length > 0 && { mark: _words_js__WEBPACK_IMPORTED_MODULE_9__/* .otherMarks */ .p6.removed, text: `${removed.length} removed` },
    ];
    return all.flatMap(caveat => (caveat === false ? [] : [{ mark: caveat.mark, text: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(caveat.text) }]));
}
/** A side by its commit and where that came from. A command stands whole. */
function sideText({ commit, label, source, artifact }) {
    if (commit === undefined)
        return source === 'command' ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .line */ .n8)(label) : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${label}`;
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${shortCommit(commit)} (${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(_words_js__WEBPACK_IMPORTED_MODULE_9__/* .sourceWords */ .hI[source])}${label}${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(artifactText(artifact))})`;
}
function artifactText(artifact) {
    if (artifact === undefined)
        return '';
    const { runNumber, behind, isSame } = artifact;
    const distance = behind === 0 ? '' : `, ${(0,_util_plural_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U)(behind, 'commit')} behind`;
    return `, run ${runNumber}${distance}${isSame ? ', with only documents changed since' : ''}`;
}
/**
 * Describes what an entirely inconclusive run has still ruled out: `nothing above 15% changed`. Returns undefined for any other
 * run.
 */
function describeLimit({ findings }) {
    const judged = findings.filter(({ verdict }) => verdict !== null);
    if (judged.length === 0 || judged.some(({ verdict }) => verdict !== 'inconclusive'))
        return undefined;
    const ends = judged.flatMap(({ change }) => [change?.low ?? null, change?.high ?? null]);
    if (ends.some(end => end === null))
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)('too few rounds to rule out a change of any size');
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`nothing above ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .percentSize */ .v_)(Math.max(...ends.map(end => Math.abs(end))))} changed`);
}
/** As many as are read in a line. */
const most = 2;
/**
 * Names what changed without any noise and is not judged: `allocated +100%, exact, not judged`. No verdict reports these
 * changes.
 */
function describeExact(findings) {
    const moved = findings.filter(finding => finding.verdict === null && !finding.ignored && (0,_view_js__WEBPACK_IMPORTED_MODULE_7__/* .isTold */ .Wc)(finding) && isExactChange(finding));
    if (moved.length === 0)
        return undefined;
    const isOne = new Set(findings.filter(({ aside }) => !aside).map(({ benchmark }) => benchmark)).size < 2;
    const shown = moved.slice(0, most).map(({ benchmark, metric, change }) => {
        const name = isOne ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${metric}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${benchmark} · ${metric}`;
        return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${name} ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(change === null ? 'from 0' : (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(change.value))}`;
    });
    const more = moved.length > most ? ` and ${moved.length - most} more` : '';
    return (0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv) `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .join */ .fj)(shown, ', ')}${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .ZV)(`${more}, exact, not judged`)}`;
}
function isExactChange({ change, baseline, contender }) {
    if (change !== null)
        return change.low !== null && change.low === change.high && change.value !== 0;
    const isConstant = [baseline, contender].every(side => side !== null && side.min === side.max);
    return isConstant && baseline.median === 0 && contender.median !== 0;
}


/***/ })

};
