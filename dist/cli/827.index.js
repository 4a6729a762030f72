export const id = 827;
export const ids = [827];
export const modules = {

/***/ 6116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ isRight),
/* harmony export */   O6: () => (/* binding */ layColumns),
/* harmony export */   Xw: () => (/* binding */ tabulate),
/* harmony export */   "in": () => (/* binding */ listShown),
/* harmony export */   j6: () => (/* binding */ only)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8106);

/** Shows `block` in some media only. */
function only(media, block) {
    return { ...block, in: media };
}
/** Makes a table with a row for each of `items`. */
function tabulate(items, columns, { row, ...rest }) {
    const rows = items.map((item, at) => ({ cells: columns.map(({ show }) => show(item, at)), ...row?.(item) }));
    return { kind: 'table', columns, rows, ...rest };
}
/**
 * The blocks that `medium` shows: elsewhere than on a page, plots with a fallback as that, and grids as what is in them. A table without
 * rows, and details without a body, show nothing.
 */
function listShown(blocks, medium) {
    return blocks.filter(block => isIn(block, medium)).flatMap(block => showIn(block, medium));
}
function showIn(block, medium) {
    switch (block.kind) {
        case 'plot':
            return medium === 'html' ? [block] : block.fallback === undefined ? [] : listShown([block.fallback], medium);
        case 'grid': {
            const tiles = block.tiles.map(tile => ({ ...tile, body: listShown(tile.body, medium) }));
            return medium === 'html' ? [{ ...block, tiles }] : tiles.flatMap(({ body }) => body);
        }
        case 'list':
            return block.items.length === 0 ? [] : [block];
        case 'table':
            return block.rows.length === 0 ? [] : [block];
        case 'details': {
            const body = listShown(block.body, medium);
            return body.length === 0 ? [] : [{ ...block, body }];
        }
        default:
            return [block];
    }
}
/** The columns that `medium` shows, and the cells of each row in them. */
function layColumns({ columns, rows }, medium) {
    const shown = columns.map((column, at) => ({ column, at })).filter(({ column }) => isIn(column, medium));
    const groups = [];
    for (const one of shown) {
        const group = groups.at(-1);
        if (group && one.column.joins?.includes(medium))
            group.push(one);
        else
            groups.push([one]);
    }
    return {
        columns: groups.map(group => ({ ...group[0].column, head: joinHeads(group.map(({ column }) => column.head)) })),
        rows: rows.map(row => ({
            ...row,
            cells: groups.map(group => joinCells(group.map(({ at }) => row.cells[at] ?? []))),
        })),
    };
}
/** Numbers stand to the right, where nothing else is said. */
function isRight({ align, cell }) {
    return align === undefined ? cell === 'value' || cell === 'change' : align === 'right';
}
function isIn({ in: media }, medium) {
    return media?.includes(medium) ?? true;
}
function joinHeads([first = [], ...others]) {
    const more = others.filter(isFilled);
    return more.length === 0 ? first : joinCells([first, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `(${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(more, ', ')})`]);
}
function joinCells(cells) {
    return cells.length === 1 ? cells[0] : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(cells.filter(isFilled), ' ');
}
function isFilled(text) {
    return text.some(part => part !== '');
}


/***/ }),

/***/ 3044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ toHtml)
/* harmony export */ });
/* harmony import */ var _report_page_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(940);
/* harmony import */ var _report_page_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8639);
/* harmony import */ var _report_page_forest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7059);
/* harmony import */ var _report_page_html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4563);
/* harmony import */ var _report_page_plots_picture_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1029);
/* harmony import */ var _util_entities_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1193);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6116);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3974);








/** Prints a document as a page: a header, and a section for each heading of the second level that has something below it. */
function toHtml(blocks, { title, tools }) {
    const sections = [[]];
    for (const block of (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .listShown */ ["in"])(blocks, 'html')) {
        if (block.kind === 'heading' && block.level === 2)
            sections.push([]);
        sections.at(-1).push(block);
    }
    const [header, ...others] = sections.filter((section, at) => at === 0 || section.length > 1);
    const printed = others.map(section => `<section>\n${section.map(print).join('\n')}\n</section>`);
    return (0,_report_page_document_js__WEBPACK_IMPORTED_MODULE_1__/* .makeDocument */ .E)(title, [`<header>\n${header.map(print).join('\n')}\n</header>`, ...printed], { tools });
}
function print(block) {
    switch (block.kind) {
        case 'heading':
            return `<h${block.level}>${(0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(block.text)}</h${block.level}>`;
        case 'callout':
            return printCallout(block);
        case 'paragraph':
            return `<p${classOf(block.isStep && 'step', block.tone)}>${(0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(block.text)}</p>`;
        case 'list':
            return (0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(block.items);
        case 'table':
            return block.isBrowsed ? printBrowsed(block) : printTable(block);
        case 'details': {
            const state = block.open ? ' open' : '';
            return `<details${state}><summary>${(0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(block.summary)}</summary>\n${block.body.map(print).join('\n')}\n</details>`;
        }
        case 'grid': {
            const tiles = block.tiles.map(({ id, group, body }) => `<div class="multiple" id="${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .attribute */ .lt)((0,_report_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(id))}" data-verdict="${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .attribute */ .lt)(group.key)}">${body.map(print).join('\n')}</div>`);
            return `<div class="plots small">${tiles.join('\n')}</div>`;
        }
        case 'plot':
            return (0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .figure */ .vP)((0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(block.title), (0,_report_page_plots_picture_js__WEBPACK_IMPORTED_MODULE_6__/* .drawPicture */ .j)(block.plot), (0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(block.caption));
        case 'code':
            return `<pre tabindex="0"><code>${block.lines.map(_util_entities_js__WEBPACK_IMPORTED_MODULE_7__/* .entities */ .O).join('\n')}</code></pre>`;
        case 'footer':
            return `<footer><small>${(0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(block.text)}</small></footer>`;
    }
}
/** One line more stands alone, several are a list. */
function printCallout({ tone, lines: [first = [], ...others] }) {
    const answer = `<p${classOf('headline', tone)}>${(0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(first)}</p>`;
    const [second] = others;
    if (second === undefined)
        return answer;
    return `${answer}\n${others.length === 1 ? `<p>${(0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(second)}</p>` : (0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(others)}`;
}
function classOf(...names) {
    const given = names.filter(Boolean);
    return given.length === 0 ? '' : ` class="${given.join(' ')}"`;
}
function printTable(table) {
    const { columns, rows } = (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .layColumns */ .O6)(table, 'html');
    return (0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .numberTable */ .Ke)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .attribute */ .lt)(table.caption), columns.map(({ head }) => (0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(head)), rows.map(({ cells }) => cells.map(_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)));
}
/** The same with controls, which the script of the page shows. Its first column of texts names the rows. */
function printBrowsed(table) {
    const { columns, rows } = (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .layColumns */ .O6)(table, 'html');
    const names = columns.find(({ cell }) => cell === 'text');
    const heads = columns.map(column => {
        const key = column === names ? 'name' : sortKeys[column.cell];
        const text = (0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(column.head);
        const shown = column.axis === undefined ? text : `<span class="hidden">${text}</span>${(0,_report_page_forest_js__WEBPACK_IMPORTED_MODULE_2__/* .drawAxis */ .it)(column.axis)}`;
        return `<th scope="col"${key === undefined ? '' : ` data-sort="${key}"`}>${shown}</th>`;
    });
    const bodies = rows.map(row => {
        const cells = row.cells.map((cell, at) => columns[at] === names ? printName(cell, row) : printCell(cell, columns[at], row));
        return `<tbody data-verdict="${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .attribute */ .lt)(row.group?.key ?? '')}" data-change="${row.size ?? ''}"><tr>${cells.join('')}</tr></tbody>`;
    });
    return `${printControls(rows)}<table class="findings"><caption>${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .attribute */ .lt)(table.caption)}</caption><thead><tr>${heads.join('')}</tr></thead>\n${bodies.join('\n')}\n</table>`;
}
/** The words by which the script knows what to sort by. */
const sortKeys = { mark: 'verdict', change: 'change' };
function printName(name, { leadsTo }) {
    const text = (0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(name);
    return `<th scope="row">${leadsTo === undefined ? text : `<a href="${(0,_report_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOfId */ .$Y)((0,_report_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(leadsTo))}">${text}</a>`}</th>`;
}
function printCell(text, { cell }, { tone, marks }) {
    if (cell === 'mark')
        return `<td${classOf('mark', tone)}>${(0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(text)}</td>`;
    if (cell === 'strip')
        return `<td class="forest">${marks === undefined ? (0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(text) : (0,_report_page_forest_js__WEBPACK_IMPORTED_MODULE_2__/* .drawRow */ .fP)(marks)}</td>`;
    return `<td${classOf(cell === 'change' && cell)}>${(0,_report_page_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(text)}</td>`;
}
function printControls(rows) {
    const groups = new Map(rows.flatMap(({ group }) => (group ? [[group.key, group]] : [])));
    const boxes = [...groups.values()].map(({ key, word }) => `<label><input type="checkbox" name="verdict" value="${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .attribute */ .lt)(key)}" checked> ${(0,_util_entities_js__WEBPACK_IMPORTED_MODULE_7__/* .entities */ .O)(word)}</label>`);
    return `<form class="controls" hidden><input type="search" aria-label="Filter by name" placeholder="Filter by name ( / )">${boxes.join('')}<output aria-live="polite">${rows.length} shown</output></form>`;
}


/***/ }),

/***/ 786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ toTerminal)
/* harmony export */ });
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7762);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6116);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(945);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8106);





/** Prints a document for a terminal or a log. */
function toTerminal(blocks, { width = Number.POSITIVE_INFINITY, color = false } = {}) {
    const canvas = { width, paint: (0,_paint_js__WEBPACK_IMPORTED_MODULE_1__/* .makePaint */ .R)(color) };
    return `${printAll((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listShown */ ["in"])(blocks, 'terminal'), canvas).join('\n')}\n`;
}
/** A blank line stands between blocks; a heading stands on what it is about. */
function printAll(blocks, canvas) {
    return blocks.flatMap((block, at) => {
        const before = blocks[at - 1];
        const gap = before === undefined || before.kind === 'heading' ? [] : [''];
        return [...gap, ...print(block, canvas)];
    });
}
function print(block, canvas) {
    switch (block.kind) {
        case 'heading':
            return wrap((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .styled */ .I4)('strong', block.text), canvas);
        case 'callout':
            return printCallout(block, canvas);
        case 'paragraph':
            return wrap(toned(block.text, block.tone), canvas);
        case 'list':
            return block.items.flatMap(item => wrap(item, canvas, isSigned(item) ? '' : '· '));
        case 'table':
            return printTable(block, canvas);
        case 'details':
            return [...wrap(block.summary, canvas), ...(block.open ? printAll(block.body, canvas) : [])];
        case 'code':
            return block.lines.map(line => `  ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessLines */ .vL)(line)}`);
        case 'footer':
            return wrap((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .styled */ .I4)('quiet', block.text), canvas);
        case 'grid':
        case 'plot':
            return [];
    }
}
function printCallout({ tone, label, lines: [first = [], ...others] }, canvas) {
    const opening = label === undefined ? [] : [...(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .styled */ .I4)('strong', [...label, ':']), ' '];
    return [[...opening, ...toned(first, tone)], ...others].flatMap(line => wrap(line, canvas));
}
function toned(text, tone) {
    return tone === undefined ? text : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .styled */ .I4)(tone, text);
}
function isSigned(text) {
    const first = text.find(part => part !== '');
    return typeof first === 'object' && ('sign' in first || ('text' in first && isSigned(first.text)));
}
const leastName = 24;
function printTable(table, { width, paint }) {
    const { columns, rows } = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .layColumns */ .O6)(table, 'terminal');
    const laid = columns.map((column, at) => {
        const { head, cell, joins, drop } = column;
        const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(head, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE);
        return {
            head: text,
            cells: rows.map(({ cells }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(split(cells[at]).above, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE)),
            right: (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .isRight */ .FG)(column),
            ...(joins !== undefined && text === '' ? { gap: 1 } : {}),
            ...(cell === 'text' ? { least: leastName } : {}),
            ...(drop === undefined ? {} : { expendable: drop }),
        };
    });
    const [head, ...lines] = (0,_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .layOut */ .v)(laid, width);
    return [
        ...(head === '' ? [] : [paint(head, 'quiet')]),
        ...lines.flatMap((line, at) => {
            const { cells, tone } = rows[at];
            const below = cells.flatMap(cell => split(cell).below).flatMap(text => wrap(text, { width, paint: plain }, hook));
            return [line, ...below].map(one => (tone === undefined ? one : paint(one, tone)));
        }),
    ];
}
const plain = text => text;
const hook = '  └ ';
/** A text without its smaller lines, and these. */
function split(text) {
    const isBelow = (part) => typeof part === 'object' && 'style' in part && part.style === 'below';
    return {
        above: text.filter(part => !isBelow(part)),
        below: text.filter(isBelow).map(part => part.text),
    };
}
/** The lines of `text` behind `bullet`, broken at blanks that stand in no value; its smaller lines hang below. */
function wrap(text, { width, paint }, bullet = '') {
    const { above, below } = split(text);
    const pieces = listPieces(above, []);
    const indent = pieces.findIndex(({ text }) => text !== ' ');
    const [margin, words] = indent > 0 ? [pieces.slice(0, indent), pieces.slice(indent)] : [[], pieces];
    const hang = ' '.repeat((0,_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .columnsOf */ .P)(bullet) + margin.length);
    const lines = fill(words, Math.max(1, width - hang.length)).map(line => printLine(line, paint));
    const [first = '', ...others] = lines;
    return [
        `${bullet}${' '.repeat(margin.length)}${first}`.trimEnd(),
        ...others.map(line => `${hang}${line}`),
        ...below.flatMap(one => wrap(one, { width, paint }, hook)),
    ];
}
function listPieces(text, styles) {
    return text.flatMap((part) => {
        if (typeof part === 'object' && 'text' in part)
            return listPieces(part.text, 'style' in part ? [...styles, part.style] : styles);
        const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)([part], _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE);
        if (typeof part === 'object' && ('value' in part || 'line' in part))
            return [{ text: shown, styles, isSolid: true }];
        const own = typeof part === 'object' && 'sign' in part && styles.length === 0 ? [part.sign.tone] : styles;
        return shown
            .split(/( )/)
            .filter(Boolean)
            .map(word => ({ text: word, styles: own, isSolid: false }));
    });
}
/** The pieces of each line. A word that is wider than a line is broken anywhere, but not in what is solid. */
function fill(pieces, width) {
    const lines = [[]];
    let used = 0;
    const open = () => {
        lines.push([]);
        used = 0;
    };
    const add = (some) => {
        lines.at(-1).push(...some);
        used += widthOf(some);
    };
    for (const { blanks, word } of listWords(pieces)) {
        if (used > 0 && used + blanks.length + widthOf(word) <= width)
            add(blanks);
        else if (used > 0)
            open();
        for (const part of widthOf(word) <= width ? [word] : word.flatMap(spell)) {
            if (used > 0 && used + widthOf(part) > width)
                open();
            add(part);
        }
    }
    return lines;
}
function listWords(pieces) {
    const words = [{ blanks: [], word: [] }];
    for (const piece of pieces) {
        const isBlank = piece.text === ' ' && !piece.isSolid;
        if (isBlank && words.at(-1).word.length > 0)
            words.push({ blanks: [], word: [] });
        const last = words.at(-1);
        (isBlank ? last.blanks : last.word).push(piece);
    }
    return words.filter(({ word }) => word.length > 0);
}
function spell(piece) {
    return piece.isSolid ? [[piece]] : [...piece.text].map(character => [{ ...piece, text: character }]);
}
function widthOf(pieces) {
    return pieces.reduce((sum, { text }) => sum + (0,_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .columnsOf */ .P)(text), 0);
}
/** Neighbours in one style are painted together. */
function printLine(pieces, paint) {
    const runs = [];
    for (const { text, styles } of pieces) {
        const last = runs.at(-1);
        if (last?.styles === styles)
            last.text += text;
        else
            runs.push({ text, styles });
    }
    return runs
        .map(({ text, styles }) => styles.reduceRight((painted, style) => (style === 'below' || style === 'strip' ? painted : paint(painted, style)), text))
        .join('');
}


/***/ }),

/***/ 7828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ joinSessions),
/* harmony export */   n: () => (/* binding */ solveLevels)
/* harmony export */ });
/* harmony import */ var _symmetric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7717);

/**
 * Joins sessions to a network of `size` nodes. Of a session, only the differences of its sides count: its block is diag(w) − ww′/Σw
 * with w = 1/variance, so a session of three sides is not taken for three independent ones. `blocks` are what eliminated nodes left.
 */
function joinSessions(sessions, size, blocks = []) {
    const laplacian = Array.from({ length: size }, () => makeZeros(size));
    const pull = makeZeros(size);
    let [square, comparisons] = [0, 0];
    for (const block of [...blocks, ...sessions.map(makeBlock)]) {
        for (const [i, node] of block.nodes.entries()) {
            pull[node] += block.pull[i];
            for (const [k, other] of block.nodes.entries())
                laplacian[node][other] += block.laplacian[i][k];
        }
        square += block.square;
        comparisons += block.comparisons;
    }
    return { laplacian, pull, square, comparisons };
}
function makeZeros(count) {
    return new Array(count).fill(0);
}
function makeBlock(sides) {
    const weights = sides.map(({ variance }) => 1 / variance);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const laplacian = weights.map((weight, i) => weights.map((other, k) => (i === k ? weight : 0) - (weight * other) / total));
    const pull = laplacian.map(row => (0,_symmetric_js__WEBPACK_IMPORTED_MODULE_0__/* .sumProducts */ .K)(row, sides.map(({ value }) => value)));
    return {
        nodes: sides.map(({ node }) => node),
        laplacian,
        pull,
        square: (0,_symmetric_js__WEBPACK_IMPORTED_MODULE_0__/* .sumProducts */ .K)(pull, sides.map(({ value }) => value)),
        comparisons: sides.length - 1,
    };
}
/** Solves a network in which every node is joined to the first one, whose level is 0. */
function solveLevels({ laplacian, pull }) {
    const rest = laplacian.slice(1).map(row => row.slice(1));
    const units = rest.map((_, index) => rest.map((__, at) => (at === index ? 1 : 0)));
    const [values, ...inverse] = (0,_symmetric_js__WEBPACK_IMPORTED_MODULE_0__/* .solve */ .k)(rest, [pull.slice(1), ...units]);
    return {
        values: [0, ...values],
        covariance: [laplacian.map(() => 0), ...inverse.map(row => [0, ...row])],
    };
}


/***/ }),

/***/ 9416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ typicalOffset),
/* harmony export */   L: () => (/* binding */ estimateOffsetVariance)
/* harmony export */ });
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3752);

/** The standard deviation of what one installation adds, in natural logs: that of real programs measured for docs/method.md. */
const typicalOffset = 0.003;
/**
 * Estimates the variance of installations' offsets from loops that do not close: the one at which the unexplained squares of all
 * benchmarks add up to their degrees of freedom (Paule & Mandel 1982); 0 where noise explains them.
 *
 * Undefined with fewer than 10 loops, which tell little of a variance, and where it explains nothing: new installations in each round
 * have no offset.
 */
function estimateOffsetVariance(networks) {
    const looped = networks.flatMap(make => {
        const network = make(0);
        // No variance joins what no session does.
        const parts = (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .findParts */ .ae)(network.laplacian);
        const { square, degrees } = (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .measureClosure */ .I1)(network, parts);
        return degrees === 0 ? [] : [{ make, parts, square, degrees }];
    });
    const degrees = looped.reduce((sum, one) => sum + one.degrees, 0);
    if (degrees < fewestLoops)
        return undefined;
    const squareAt = (variance) => looped.reduce((sum, { make, parts }) => sum + (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .measureClosure */ .I1)(make(variance), parts).square, 0);
    const first = looped.reduce((sum, { square }) => sum + square, 0);
    if (first <= degrees)
        return { variance: 0, degrees };
    const variance = findVariance(squareAt, first, degrees);
    return variance === undefined ? undefined : { variance, degrees };
}
/**
 * Finds where squares that fall from `first` at 0 come down to `wanted`, by false positions. Each is about one over a variance, so its
 * inverse is nearly straight.
 */
function findVariance(squareAt, first, wanted) {
    let [low, above] = [0, first];
    let [high, below] = [typicalOffset ** 2, squareAt(typicalOffset ** 2)];
    while (below > wanted) {
        if (high > largest)
            return undefined;
        [low, above] = [high, below];
        high *= 4;
        below = squareAt(high);
    }
    for (;;) {
        const part = (1 / wanted - 1 / above) / (1 / below - 1 / above);
        const next = low + part * (high - low);
        const square = squareAt(next);
        if (Math.abs(square / wanted - 1) < precision)
            return next;
        if (square > wanted)
            [low, above] = [next, square];
        else
            [high, below] = [next, square];
    }
}
const fewestLoops = 10;
/** An offset of 100 %. */
const largest = 1;
/** Relative, of the squares; their own error is far larger. */
const precision = 0.002;


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ measureClosure),
/* harmony export */   ae: () => (/* binding */ findParts),
/* harmony export */   rN: () => (/* binding */ findHeight),
/* harmony export */   wq: () => (/* binding */ solveParts)
/* harmony export */ });
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7828);
/* harmony import */ var _symmetric_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7717);


/** Solves a network part by part: nothing is known of the height of one part above another. */
function solveParts({ laplacian, pull }) {
    return findParts(laplacian).map(nodes => ({
        nodes,
        ...(0,_network_js__WEBPACK_IMPORTED_MODULE_0__/* .solveLevels */ .n)({
            laplacian: nodes.map(node => nodes.map(other => laplacian[node][other])),
            pull: nodes.map(node => pull[node]),
        }),
    }));
}
/** Finds the nodes that sessions join, part by part. */
function findParts(laplacian) {
    const isSeen = laplacian.map(() => false);
    const parts = [];
    for (const start of laplacian.keys()) {
        if (isSeen[start])
            continue;
        isSeen[start] = true;
        const nodes = [start];
        for (const node of nodes)
            for (const [other, weight] of laplacian[node].entries()) {
                if (weight === 0 || isSeen[other])
                    continue;
                isSeen[other] = true;
                nodes.push(other);
            }
        parts.push(nodes.sort((a, b) => a - b));
    }
    return parts;
}
/** Finds how far `node` stands above `ground`; undefined where no session joins them. */
function findHeight(parts, node, ground) {
    const part = parts.find(({ nodes }) => nodes.includes(node));
    const [top, foot] = [part.nodes.indexOf(node), part.nodes.indexOf(ground)];
    if (foot < 0)
        return undefined;
    const { values, covariance } = part;
    return {
        value: values[top] - values[foot],
        variance: Math.max(0, covariance[top][top] + covariance[foot][foot] - 2 * covariance[top][foot]),
    };
}
/** Measures how well the loops of a network close: Q = Q₀ − h′L⁺h. Its parts can be given where they are known. */
function measureClosure({ laplacian, pull, square, comparisons }, parts = findParts(laplacian)) {
    const explained = parts.map(([_, ...rest]) => {
        const pulls = rest.map(node => pull[node]);
        const [levels] = (0,_symmetric_js__WEBPACK_IMPORTED_MODULE_1__/* .solve */ .k)(rest.map(node => rest.map(other => laplacian[node][other])), [pulls]);
        return (0,_symmetric_js__WEBPACK_IMPORTED_MODULE_1__/* .sumProducts */ .K)(pulls, levels);
    });
    return {
        square: Math.max(0, square - explained.reduce((sum, value) => sum + value, 0)),
        degrees: comparisons - (laplacian.length - parts.length),
    };
}


/***/ }),

/***/ 7717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sumProducts),
/* harmony export */   k: () => (/* binding */ solve)
/* harmony export */ });
/**
 * Solves `matrix`·x = b for each of `sides`, by Cholesky's decomposition. The matrix is symmetric and positive definite.
 *
 * What is left of the first value of a row stays 0 in the decomposition, and is passed over: a chain takes time in proportion to its
 * length.
 */
function solve(matrix, sides) {
    const rows = decompose(matrix);
    return sides.map(side => substitute(rows, side));
}
function decompose(matrix) {
    const rows = [];
    for (const [i, given] of matrix.entries()) {
        const start = given.findIndex(value => value !== 0);
        const values = new Float64Array(i + 1);
        for (let k = start; k < i; k++) {
            const above = rows[k];
            values[k] = (given[k] - sumBefore(values, above.values, Math.max(start, above.start), k)) / above.values[k];
        }
        values[i] = Math.sqrt(given[i] - sumBefore(values, values, start, i));
        rows.push({ start, values });
    }
    return rows;
}
/** The products of two lists from `start` up to before `end`, added up. */
function sumBefore(first, second, start, end) {
    let sum = 0;
    for (let at = start; at < end; at++)
        sum += first[at] * second[at];
    return sum;
}
function substitute(rows, side) {
    const found = Float64Array.from(side);
    // Up to its first value, such as that of a unit vector, all stays 0.
    const first = Math.max(0, found.findIndex(value => value !== 0));
    for (let i = first; i < rows.length; i++) {
        const { start, values } = rows[i];
        found[i] = (found[i] - sumBefore(values, found, Math.max(start, first), i)) / values[i];
    }
    for (let i = rows.length - 1; i >= 0; i--) {
        const { start, values } = rows[i];
        const value = found[i] / values[i];
        found[i] = value;
        for (let at = start; at < i; at++)
            found[at] -= values[at] * value;
    }
    return Array.from(found);
}
/** Adds up the products of the numbers of two lists of the same length. */
function sumProducts(first, second) {
    let sum = 0;
    for (let at = 0; at < first.length; at++)
        sum += first[at] * second[at];
    return sum;
}


/***/ }),

/***/ 7987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ shortHash)
/* harmony export */ });
const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;
/**
 * Twelve hexadecimal digits that keep texts apart which read the same once they are made into names: FNV-1a of 64 bits (Fowler, Noll,
 * Vo) over UTF-8. It guards no secret.
 */
function shortHash(text) {
    const mixed = new TextEncoder()
        .encode(text)
        .reduce((state, byte) => BigInt.asUintN(64, (state ^ BigInt(byte)) * prime), offset);
    return mixed.toString(16).padStart(16, '0').slice(0, 12);
}


/***/ }),

/***/ 7831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ extent)
/* harmony export */ });
function extent(values, valueof) {
  let min;
  let max;
  if (valueof === undefined) {
    for (const value of values) {
      if (value != null) {
        if (min === undefined) {
          if (value >= value) min = max = value;
        } else {
          if (min > value) min = value;
          if (max < value) max = value;
        }
      }
    }
  } else {
    let index = -1;
    for (let value of values) {
      if ((value = valueof(value, ++index, values)) != null) {
        if (min === undefined) {
          if (value >= value) min = max = value;
        } else {
          if (min > value) min = value;
          if (max < value) max = value;
        }
      }
    }
  }
  return [min, max];
}


/***/ }),

/***/ 9850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ nice)
/* harmony export */ });
/* harmony import */ var _ticks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8253);


function nice(start, stop, count) {
  let prestep;
  while (true) {
    const step = (0,_ticks_js__WEBPACK_IMPORTED_MODULE_0__/* .tickIncrement */ .lq)(start, stop, count);
    if (step === prestep || step === 0 || !isFinite(step)) {
      return [start, stop];
    } else if (step > 0) {
      start = Math.floor(start / step) * step;
      stop = Math.ceil(stop / step) * step;
    } else if (step < 0) {
      start = Math.ceil(start * step) / step;
      stop = Math.floor(stop * step) / step;
    }
    prestep = step;
  }
}


/***/ }),

/***/ 8253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ ticks),
/* harmony export */   lq: () => (/* binding */ tickIncrement),
/* harmony export */   sG: () => (/* binding */ tickStep)
/* harmony export */ });
const e10 = Math.sqrt(50),
    e5 = Math.sqrt(10),
    e2 = Math.sqrt(2);

function tickSpec(start, stop, count) {
  const step = (stop - start) / Math.max(0, count),
      power = Math.floor(Math.log10(step)),
      error = step / Math.pow(10, power),
      factor = error >= e10 ? 10 : error >= e5 ? 5 : error >= e2 ? 2 : 1;
  let i1, i2, inc;
  if (power < 0) {
    inc = Math.pow(10, -power) / factor;
    i1 = Math.round(start * inc);
    i2 = Math.round(stop * inc);
    if (i1 / inc < start) ++i1;
    if (i2 / inc > stop) --i2;
    inc = -inc;
  } else {
    inc = Math.pow(10, power) * factor;
    i1 = Math.round(start / inc);
    i2 = Math.round(stop / inc);
    if (i1 * inc < start) ++i1;
    if (i2 * inc > stop) --i2;
  }
  if (i2 < i1 && 0.5 <= count && count < 2) return tickSpec(start, stop, count * 2);
  return [i1, i2, inc];
}

function ticks(start, stop, count) {
  stop = +stop, start = +start, count = +count;
  if (!(count > 0)) return [];
  if (start === stop) return [start];
  const reverse = stop < start, [i1, i2, inc] = reverse ? tickSpec(stop, start, count) : tickSpec(start, stop, count);
  if (!(i2 >= i1)) return [];
  const n = i2 - i1 + 1, ticks = new Array(n);
  if (reverse) {
    if (inc < 0) for (let i = 0; i < n; ++i) ticks[i] = (i2 - i) / -inc;
    else for (let i = 0; i < n; ++i) ticks[i] = (i2 - i) * inc;
  } else {
    if (inc < 0) for (let i = 0; i < n; ++i) ticks[i] = (i1 + i) / -inc;
    else for (let i = 0; i < n; ++i) ticks[i] = (i1 + i) * inc;
  }
  return ticks;
}

function tickIncrement(start, stop, count) {
  stop = +stop, start = +start, count = +count;
  return tickSpec(start, stop, count)[2];
}

function tickStep(start, stop, count) {
  stop = +stop, start = +start, count = +count;
  const reverse = stop < start, inc = reverse ? tickIncrement(stop, start, count) : tickIncrement(start, stop, count);
  return (reverse ? -1 : 1) * (inc < 0 ? 1 / -inc : inc);
}


/***/ }),

/***/ 8786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _array_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6126);
/* harmony import */ var _constant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2139);
/* harmony import */ var _curve_linear_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8926);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6413);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5775);
/* harmony import */ var _point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(633);







/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(x0, y0, y1) {
  var x1 = null,
      defined = (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(true),
      context = null,
      curve = _curve_linear_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A,
      output = null,
      path = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .withPath */ .i)(area);

  x0 = typeof x0 === "function" ? x0 : (x0 === undefined) ? _point_js__WEBPACK_IMPORTED_MODULE_3__.x : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+x0);
  y0 = typeof y0 === "function" ? y0 : (y0 === undefined) ? (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(0) : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+y0);
  y1 = typeof y1 === "function" ? y1 : (y1 === undefined) ? _point_js__WEBPACK_IMPORTED_MODULE_3__.y : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+y1);

  function area(data) {
    var i,
        j,
        k,
        n = (data = (0,_array_js__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(data)).length,
        d,
        defined0 = false,
        buffer,
        x0z = new Array(n),
        y0z = new Array(n);

    if (context == null) output = curve(buffer = path());

    for (i = 0; i <= n; ++i) {
      if (!(i < n && defined(d = data[i], i, data)) === defined0) {
        if (defined0 = !defined0) {
          j = i;
          output.areaStart();
          output.lineStart();
        } else {
          output.lineEnd();
          output.lineStart();
          for (k = i - 1; k >= j; --k) {
            output.point(x0z[k], y0z[k]);
          }
          output.lineEnd();
          output.areaEnd();
        }
      }
      if (defined0) {
        x0z[i] = +x0(d, i, data), y0z[i] = +y0(d, i, data);
        output.point(x1 ? +x1(d, i, data) : x0z[i], y1 ? +y1(d, i, data) : y0z[i]);
      }
    }

    if (buffer) return output = null, buffer + "" || null;
  }

  function arealine() {
    return (0,_line_js__WEBPACK_IMPORTED_MODULE_5__/* ["default"] */ .A)().defined(defined).curve(curve).context(context);
  }

  area.x = function(_) {
    return arguments.length ? (x0 = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), x1 = null, area) : x0;
  };

  area.x0 = function(_) {
    return arguments.length ? (x0 = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), area) : x0;
  };

  area.x1 = function(_) {
    return arguments.length ? (x1 = _ == null ? null : typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), area) : x1;
  };

  area.y = function(_) {
    return arguments.length ? (y0 = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), y1 = null, area) : y0;
  };

  area.y0 = function(_) {
    return arguments.length ? (y0 = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), area) : y0;
  };

  area.y1 = function(_) {
    return arguments.length ? (y1 = _ == null ? null : typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), area) : y1;
  };

  area.lineX0 =
  area.lineY0 = function() {
    return arealine().x(x0).y(y0);
  };

  area.lineY1 = function() {
    return arealine().x(x0).y(y1);
  };

  area.lineX1 = function() {
    return arealine().x(x1).y(y0);
  };

  area.defined = function(_) {
    return arguments.length ? (defined = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(!!_), area) : defined;
  };

  area.curve = function(_) {
    return arguments.length ? (curve = _, context != null && (output = curve(context)), area) : curve;
  };

  area.context = function(_) {
    return arguments.length ? (_ == null ? context = output = null : output = curve(context = _), area) : context;
  };

  return area;
}


/***/ }),

/***/ 6126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* unused harmony export slice */
var slice = Array.prototype.slice;

/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(x) {
  return typeof x === "object" && "length" in x
    ? x // Array, TypedArray, NodeList, array-like
    : Array.from(x); // Map, Set, iterable, string, or anything else
}


/***/ }),

/***/ 2139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(x) {
  return function constant() {
    return x;
  };
}


/***/ }),

/***/ 8926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
function Linear(context) {
  this._context = context;
}

Linear.prototype = {
  areaStart: function() {
    this._line = 0;
  },
  areaEnd: function() {
    this._line = NaN;
  },
  lineStart: function() {
    this._point = 0;
  },
  lineEnd: function() {
    if (this._line || (this._line !== 0 && this._point === 1)) this._context.closePath();
    this._line = 1 - this._line;
  },
  point: function(x, y) {
    x = +x, y = +y;
    switch (this._point) {
      case 0: this._point = 1; this._line ? this._context.lineTo(x, y) : this._context.moveTo(x, y); break;
      case 1: this._point = 2; // falls through
      default: this._context.lineTo(x, y); break;
    }
  }
};

/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(context) {
  return new Linear(context);
}


/***/ }),

/***/ 6545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ps: () => (/* binding */ stepAfter)
/* harmony export */ });
/* unused harmony export stepBefore */
function Step(context, t) {
  this._context = context;
  this._t = t;
}

Step.prototype = {
  areaStart: function() {
    this._line = 0;
  },
  areaEnd: function() {
    this._line = NaN;
  },
  lineStart: function() {
    this._x = this._y = NaN;
    this._point = 0;
  },
  lineEnd: function() {
    if (0 < this._t && this._t < 1 && this._point === 2) this._context.lineTo(this._x, this._y);
    if (this._line || (this._line !== 0 && this._point === 1)) this._context.closePath();
    if (this._line >= 0) this._t = 1 - this._t, this._line = 1 - this._line;
  },
  point: function(x, y) {
    x = +x, y = +y;
    switch (this._point) {
      case 0: this._point = 1; this._line ? this._context.lineTo(x, y) : this._context.moveTo(x, y); break;
      case 1: this._point = 2; // falls through
      default: {
        if (this._t <= 0) {
          this._context.lineTo(this._x, y);
          this._context.lineTo(x, y);
        } else {
          var x1 = this._x * (1 - this._t) + x * this._t;
          this._context.lineTo(x1, this._y);
          this._context.lineTo(x1, y);
        }
        break;
      }
    }
    this._x = x, this._y = y;
  }
};

/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(context) {
  return new Step(context, 0.5);
}

function stepBefore(context) {
  return new Step(context, 0);
}

function stepAfter(context) {
  return new Step(context, 1);
}


/***/ }),

/***/ 6413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _array_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6126);
/* harmony import */ var _constant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2139);
/* harmony import */ var _curve_linear_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8926);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5775);
/* harmony import */ var _point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(633);






/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__(x, y) {
  var defined = (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(true),
      context = null,
      curve = _curve_linear_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A,
      output = null,
      path = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .withPath */ .i)(line);

  x = typeof x === "function" ? x : (x === undefined) ? _point_js__WEBPACK_IMPORTED_MODULE_3__.x : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(x);
  y = typeof y === "function" ? y : (y === undefined) ? _point_js__WEBPACK_IMPORTED_MODULE_3__.y : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(y);

  function line(data) {
    var i,
        n = (data = (0,_array_js__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(data)).length,
        d,
        defined0 = false,
        buffer;

    if (context == null) output = curve(buffer = path());

    for (i = 0; i <= n; ++i) {
      if (!(i < n && defined(d = data[i], i, data)) === defined0) {
        if (defined0 = !defined0) output.lineStart();
        else output.lineEnd();
      }
      if (defined0) output.point(+x(d, i, data), +y(d, i, data));
    }

    if (buffer) return output = null, buffer + "" || null;
  }

  line.x = function(_) {
    return arguments.length ? (x = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), line) : x;
  };

  line.y = function(_) {
    return arguments.length ? (y = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(+_), line) : y;
  };

  line.defined = function(_) {
    return arguments.length ? (defined = typeof _ === "function" ? _ : (0,_constant_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(!!_), line) : defined;
  };

  line.curve = function(_) {
    return arguments.length ? (curve = _, context != null && (output = curve(context)), line) : curve;
  };

  line.context = function(_) {
    return arguments.length ? (_ == null ? context = output = null : output = curve(context = _), line) : context;
  };

  return line;
}


/***/ }),

/***/ 5775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ withPath)
});

;// CONCATENATED MODULE: ./node_modules/d3-path/dist/d3-path.mjs
// https://d3js.org/d3-path/ v3.1.1 Copyright 2015-2026 Mike Bostock
const pi = Math.PI,
    tau = 2 * pi,
    epsilon = 1e-6,
    tauEpsilon = tau - epsilon;

function append(strings) {
  this._ += strings[0];
  for (let i = 1, n = strings.length; i < n; ++i) {
    this._ += arguments[i] + strings[i];
  }
}

function appendRound(digits) {
  let d = Math.floor(digits);
  if (!(d >= 0)) throw new Error(`invalid digits: ${digits}`);
  if (d > 15) return append;
  const k = 10 ** d;
  return function(strings) {
    this._ += strings[0];
    for (let i = 1, n = strings.length; i < n; ++i) {
      this._ += Math.round(arguments[i] * k) / k + strings[i];
    }
  };
}

function equal(x0, y0, x1, y1) {
  return x0 === x1 && y0 === y1;
}

function equalRound(digits) {
  const d = Math.floor(digits);
  if (!(d <= 15)) return equal;
  const k = 10 ** d;
  const r = function(value) {
    return Math.round(value * k);
  };
  return function(x0, y0, x1, y1) {
    return r(x0) === r(x1) && r(y0) === r(y1);
  };
}

class Path {
  constructor(digits) {
    this._x0 = this._y0 = // start of current subpath
    this._x1 = this._y1 = null; // end of current subpath
    this._ = "";
    this._append = digits == null ? append : appendRound(digits);
    this._equal = digits == null ? equal : equalRound(digits);
  }
  moveTo(x, y) {
    this._append`M${this._x0 = this._x1 = +x},${this._y0 = this._y1 = +y}`;
  }
  closePath() {
    if (this._x1 !== null) {
      this._x1 = this._x0, this._y1 = this._y0;
      this._append`Z`;
    }
  }
  lineTo(x, y) {
    this._append`L${this._x1 = +x},${this._y1 = +y}`;
  }
  quadraticCurveTo(x1, y1, x, y) {
    this._append`Q${+x1},${+y1},${this._x1 = +x},${this._y1 = +y}`;
  }
  bezierCurveTo(x1, y1, x2, y2, x, y) {
    this._append`C${+x1},${+y1},${+x2},${+y2},${this._x1 = +x},${this._y1 = +y}`;
  }
  arcTo(x1, y1, x2, y2, r) {
    x1 = +x1, y1 = +y1, x2 = +x2, y2 = +y2, r = +r;

    // Is the radius negative? Error.
    if (r < 0) throw new Error(`negative radius: ${r}`);

    let x0 = this._x1,
        y0 = this._y1,
        x21 = x2 - x1,
        y21 = y2 - y1,
        x01 = x0 - x1,
        y01 = y0 - y1,
        l01_2 = x01 * x01 + y01 * y01;

    // Is this path empty? Move to (x1,y1).
    if (this._x1 === null) {
      this._append`M${this._x1 = x1},${this._y1 = y1}`;
    }

    // Or, is (x1,y1) coincident with (x0,y0)? Do nothing.
    else if (!(l01_2 > epsilon));

    // Or, are (x0,y0), (x1,y1) and (x2,y2) collinear?
    // Equivalently, is (x1,y1) coincident with (x2,y2)?
    // Or, is the radius zero? Line to (x1,y1).
    else if (!(Math.abs(y01 * x21 - y21 * x01) > epsilon) || !r) {
      this._append`L${this._x1 = x1},${this._y1 = y1}`;
    }

    // Otherwise, draw an arc!
    else {
      let x20 = x2 - x0,
          y20 = y2 - y0,
          l21_2 = x21 * x21 + y21 * y21,
          l20_2 = x20 * x20 + y20 * y20,
          l21 = Math.sqrt(l21_2),
          l01 = Math.sqrt(l01_2),
          l = r * Math.tan((pi - Math.acos((l21_2 + l01_2 - l20_2) / (2 * l21 * l01))) / 2),
          t01 = l / l01,
          t21 = l / l21;

      // If the start tangent is not coincident with (x0,y0), line to.
      if (Math.abs(t01 - 1) > epsilon) {
        this._append`L${x1 + t01 * x01},${y1 + t01 * y01}`;
      }

      this._append`A${r},${r},0,0,${+(y01 * x20 > x01 * y20)},${this._x1 = x1 + t21 * x21},${this._y1 = y1 + t21 * y21}`;
    }
  }
  arc(x, y, r, a0, a1, ccw) {
    x = +x, y = +y, r = +r, ccw = !!ccw;

    // Is the radius negative? Error.
    if (r < 0) throw new Error(`negative radius: ${r}`);

    let dx = r * Math.cos(a0),
        dy = r * Math.sin(a0),
        x0 = x + dx,
        y0 = y + dy,
        cw = 1 ^ ccw,
        da = ccw ? a0 - a1 : a1 - a0;

    // Is this path empty? Move to (x0,y0).
    if (this._x1 === null) {
      this._append`M${x0},${y0}`;
    }

    // Or, is (x0,y0) not coincident with the previous point? Line to (x0,y0).
    else if (Math.abs(this._x1 - x0) > epsilon || Math.abs(this._y1 - y0) > epsilon) {
      this._append`L${x0},${y0}`;
    }

    // Is this arc empty? We’re done.
    if (!r) return;

    // Does the angle go the wrong way? Flip the direction.
    if (da < 0) da = da % tau + tau;

    // Is this a complete circle? Draw two arcs to complete the circle.
    if (da > tauEpsilon) {
      this._append`A${r},${r},0,1,${cw},${x - dx},${y - dy}A${r},${r},0,1,${cw},${this._x1 = x0},${this._y1 = y0}`;
    }

    // Is this arc non-empty? Draw an arc!
    else if (da > epsilon) {
      // If the start and end points are coincident after rounding, we need to draw two consecutive arcs.
      const x1 = x + r * Math.cos(a1);
      const y1 = y + r * Math.sin(a1);
      if (da >= pi && this._equal(x0, y0, x1, y1)) {
        da /= 2;
        let a00 = a0 + da;
        this._append`A${r},${r},0,${+(da >= pi)},${cw},${x + r * Math.cos(a00)},${y + r * Math.sin(a00)}`;
      }
      this._append`A${r},${r},0,${+(da >= pi)},${cw},${this._x1 = x1},${this._y1 = y1}`;
    }
  }
  rect(x, y, w, h) {
    this._append`M${this._x0 = this._x1 = +x},${this._y0 = this._y1 = +y}h${w = +w}v${+h}h${-w}Z`;
  }
  toString() {
    return this._;
  }
}

function path() {
  return new Path;
}

// Allow instanceof d3.path
path.prototype = Path.prototype;

function pathRound(digits = 3) {
  return new Path(+digits);
}



;// CONCATENATED MODULE: ./node_modules/d3-shape/src/path.js


function withPath(shape) {
  let digits = 3;

  shape.digits = function(_) {
    if (!arguments.length) return digits;
    if (_ == null) {
      digits = null;
    } else {
      const d = Math.floor(_);
      if (!(d >= 0)) throw new RangeError(`invalid digits: ${_}`);
      digits = d;
    }
    return shape;
  };

  return () => new Path(digits);
}


/***/ }),

/***/ 633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ x),
/* harmony export */   y: () => (/* binding */ y)
/* harmony export */ });
function x(p) {
  return p[0];
}

function y(p) {
  return p[1];
}


/***/ })

};
