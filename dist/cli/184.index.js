export const id = 184;
export const ids = [184];
export const modules = {

/***/ 1000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   causes: () => (/* binding */ causes)
/* harmony export */ });
/* harmony import */ var _record_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5503);
/* harmony import */ var _report_merged_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(842);
/* harmony import */ var _report_pages_causes_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3426);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4147);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5197);





const causes = {
    usage: 'counterbalance causes RECORD.json',
    summary: 'all functions that were profiled after a verdict, and what each of them takes on both sides',
    options: {},
    async run({ words }) {
        const report = (0,_report_merged_js__WEBPACK_IMPORTED_MODULE_1__/* .reportRecord */ .aL)((0,_record_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeRecord */ .eT)((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readInput */ .R5)(words, 'RECORD.json')));
        const sections = (0,_report_merged_js__WEBPACK_IMPORTED_MODULE_1__/* .isMerged */ .TL)(report) ? report.sections : [report];
        const texts = sections.map(section => (0,_report_pages_causes_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCauses */ .B)(section, process.stdout.columns));
        process.stdout.write(`${texts.join('\n\n')}\n`);
        return _exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .exitStatus */ .$.done;
    },
};


/***/ }),

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

/***/ 4740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ usualExponentThreshold)
/* harmony export */ });
/** The smallest difference of exponents that is worth a report, unless somebody says another one. */
const usualExponentThreshold = 0.1;


/***/ }),

/***/ 3199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ verdicts)
/* harmony export */ });
const verdicts = ['regressed', 'incomparable', 'inconclusive', 'improved', 'unchanged'];


/***/ }),

/***/ 5503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oh: () => (/* binding */ decodeRecordData),
/* harmony export */   RU: () => (/* binding */ checkRound),
/* harmony export */   eT: () => (/* binding */ decodeRecord)
/* harmony export */ });
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1077);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(213);
/* harmony import */ var _record_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3483);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7390);
/* harmony import */ var _series_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2326);





/** A record from JSON that nobody vouches for. */
function decodeRecord(json, limits = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .zw) {
    if (json.length > limits.characters)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`the record has ${json.length} characters; at most ${limits.characters} are read`);
    return decodeRecordData(parseJson(json), limits);
}
/** A record from what JSON was parsed to. */
function decodeRecordData(data, limits = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .generousLimits */ .zw) {
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1('this is not a record: it has no "schema"');
    if (data.schema !== _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .recordSchema */ .fi)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"schema" is ${(0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(data.schema)}; this version reads "${_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .recordSchema */ .fi}", which "compare --record FILE" writes`);
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
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"earlier" must be a list of 1 to ${mostEarlier} records, not ${(0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(earlier)}`);
    if (earlier.some(one => one !== null && typeof one === 'object' && 'earlier' in one))
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1('"earlier" has a record with earlier ones of its own');
    return { earlier: earlier.map(one => decodeRecordData(one, limits)) };
}
const mostStages = 2;
function decodeAround(data) {
    const decoded = (0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeBy */ .Kp)(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .around */ .mC, data, '');
    const { stages = [] } = decoded;
    if (stages.length > mostStages)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`the record was measured in ${stages.length} stages, which this version cannot judge: use a newer version`);
    return decoded;
}
/** No two sides have one name, the baseline is one of them, and no other side has run. */
function refuseStrangers({ baseline, sides, rounds }) {
    const names = sides.map(({ name }) => name);
    const repeated = findRepeated(names);
    if (repeated !== undefined)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"sides" has the name ${(0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(repeated)} twice`);
    const strange = [baseline, ...rounds.flatMap(round => round.map(({ slot }) => slot.side))].find(name => !names.includes(name));
    if (strange !== undefined)
        refuseSide(strange);
}
function refuseSide(name) {
    throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`${(0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(name)} is not the name of one of the "sides"`);
}
/** Earlier experiments are of the same sides. */
function refuseOtherSides({ sides, baseline, earlier = [] }) {
    const namesOf = (one) => JSON.stringify([one.baseline, ...one.sides.map(({ name }) => name)]);
    const index = earlier.findIndex(one => namesOf(one) !== namesOf({ sides, baseline }));
    if (index >= 0)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"earlier.${index}" has other sides than the record`);
}
/** Benchmarks are left out from one round on, and then from a later one. */
function refuseUnordered({ plan }) {
    const starts = plan?.focus?.map(({ from }) => from) ?? [];
    const stray = starts.findIndex((start, index) => start <= (starts[index - 1] ?? 0));
    if (stray >= 0)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"plan.focus.${stray}.from" is ${starts[stray]}; the steps of focus must ascend, from 1`);
}
/** Each round is some runner's, and a runner has at least one; so it is with blocks of rounds and with segments. */
function refuseMisplaced({ runners = [], reinstall, segments = [], stages = [], rounds }) {
    const refuse = (name, what, starts) => starts.forEach((start, index) => {
        const before = starts[index - 1];
        const isInPlace = before === undefined ? start === 0 : start > before;
        if (!isInPlace || (start >= rounds.length && start > 0))
            throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"${name(index)}" is ${start}; the first rounds of the ${what} must start at 0, ascend, and stay below the number of rounds`);
    });
    const firstRounds = runners.map(({ firstRound }) => firstRound);
    refuse(index => `runners.${index}.firstRound`, 'runners', firstRounds);
    refuse(index => `reinstall.starts.${index}`, 'blocks', reinstall?.starts ?? []);
    refuse(index => `segments.${index}`, 'segments', segments);
    refuse(index => `stages.${index}`, 'stages', stages);
}
/** What the machine did is told for every round, or not at all. */
function refuseOther({ host, rounds }) {
    if (host === undefined || host.length === rounds.length)
        return;
    throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"host" has ${host.length} rounds, and "rounds" has ${rounds.length}`);
}
/** Profiles are of sides of the record, and of functions that they list; the tree of calls has no circle. */
function refuseUnlisted({ causes, sides }) {
    if (causes === undefined || 'absence' in causes)
        return;
    const stray = (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .findStray */ .Zt)(causes, sides.map(({ name }) => name));
    if (stray !== undefined)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"causes" ${stray}`);
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`this is not valid JSON, or it was cut off: ${cause.message.slice(0, _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .longestShown */ .QK)}`, {
            cause,
        });
    }
}
function decodeRounds(rounds, limits) {
    if (!Array.isArray(rounds))
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"rounds": must be a list of rounds, not ${(0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(rounds)}`);
    if (rounds.length > limits.rounds)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"rounds" has ${rounds.length} rounds; at most ${limits.rounds} are read`);
    const metrics = new Map();
    const benchmarks = new Set();
    let measurements = 0;
    return rounds.map((data, index) => {
        const decoded = (0,_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeBy */ .Kp)(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .round */ .LI, data, `rounds[${index}]`);
        measurements += decoded.reduce((sum, one) => sum + one.measurements.length, 0);
        if (measurements > limits.measurements)
            throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`more than ${limits.measurements} measurements are not read`);
        for (const one of decoded)
            for (const { benchmark } of one.measurements)
                benchmarks.add(benchmark);
        if (benchmarks.size > limits.benchmarks)
            throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`more than ${limits.benchmarks} benchmarks are not read`);
        refuseRepeated(decoded, `rounds[${index}]`);
        return decoded.map(one => makeInvocation(one, metrics));
    });
}
/** Nothing is measured twice in a round; and the null distribution of a round with hundreds of values would take for ever. */
function refuseRepeated(decoded, at) {
    const slot = findRepeated(decoded.map(({ side, copy }) => `${side} ${copy}`));
    if (slot !== undefined)
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"${at}": ${slot} must be given only once`);
    decoded.forEach(({ measurements }, index) => {
        if (measurements.length < 2)
            return;
        const series = findRepeated(measurements.map(_series_key_js__WEBPACK_IMPORTED_MODULE_4__/* .seriesKey */ .X));
        if (series === undefined)
            return;
        const [benchmark, metric] = series.split('\n').map(_record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP);
        throw new _record_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordError */ .W1(`"${at}.${index}.measurements": ${benchmark} with the metric ${metric} must be given only once`);
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

/***/ 3846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TV: () => (/* binding */ describeRecord),
/* harmony export */   Vp: () => (/* binding */ experimentOf),
/* harmony export */   xG: () => (/* binding */ countShards)
/* harmony export */ });
/** A record by name, in a message about it. */
function describeRecord({ suite, leg, shard }) {
    const parts = [
        `suite ${JSON.stringify(suite)}`,
        ...(leg === undefined ? [] : [`leg ${JSON.stringify(leg)}`]),
        ...(shard === undefined ? [] : [`shard ${JSON.stringify(shard)}`]),
    ];
    return `the record of ${parts.join(', ')}`;
}
/** Reads how many shards there are, from a shard such as `2/3`. Returns undefined if it does not say. */
function countShards(shard) {
    const [, number, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(shard ?? '') ?? []).map(Number);
    return number !== undefined && count !== undefined && number <= count ? count : undefined;
}
/** Returns the text that all records of one experiment share. */
function experimentOf({ suite, leg }) {
    return JSON.stringify([suite, leg ?? null]);
}


/***/ }),

/***/ 2326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ seriesKey)
/* harmony export */ });
/** Returns the key of one metric of one benchmark, among all that a record has. */
function seriesKey({ benchmark, metric }) {
    return `${benchmark}\n${metric}`;
}


/***/ }),

/***/ 3426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderCauses),
/* harmony export */   E: () => (/* binding */ causesLines)
/* harmony export */ });
/* harmony import */ var _document_columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7762);
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8106);
/* harmony import */ var _record_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2472);
/* harmony import */ var _words_causes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1178);
/* harmony import */ var _words_counters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6575);






/** The functions that account for a change, below what they add up to; no line where nothing was profiled. */
function causesLines(report, width) {
    const text = (0,_words_causes_js__WEBPACK_IMPORTED_MODULE_2__/* .causesText */ .WT)(report.causes);
    if (text === undefined)
        return [];
    const [, ...lines] = text.rows.length === 0 ? [] : (0,_document_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .layOut */ .v)(columnsOf(text.rows), width - 2);
    const counters = (0,_words_counters_js__WEBPACK_IMPORTED_MODULE_3__/* .countersText */ .D)(report);
    return [
        (0,_document_text_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)(text.title, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE),
        ...[...lines, ...(counters === undefined ? [] : [`Counters: ${counters}`])].map(line => `  ${line}`),
    ];
}
/** Wide enough for all columns, where the output is no terminal. */
const usualWidth = 120;
/** All functions of a report, those that are named first, and then the others by the size of their difference. */
function renderCauses(report, width = usualWidth) {
    const { causes, names = _record_record_js__WEBPACK_IMPORTED_MODULE_1__/* .usualNames */ .Vx } = report;
    const title = `${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)((0,_document_text_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `${names.contender} against ${names.baseline}`, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE)}: `;
    if (causes === undefined)
        return `${title}nothing was profiled, because no time has changed or "causes" was off.`;
    if ('absence' in causes)
        return title + causesLines(report, width).join('\n');
    const [first] = causesLines(report, width);
    return [`${title}${first}`, '', ...(0,_document_columns_js__WEBPACK_IMPORTED_MODULE_4__/* .layOut */ .v)(listColumns(causes), width)].join('\n');
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
        { ...column(({ name }) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)(name, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE)), least: 24 },
        { ...column(({ difference }) => difference), right: true },
        { ...column(({ interval }) => interval), gap: 1 },
        { ...column(({ place }) => (0,_document_text_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)(place, _document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalVoice */ .BE)), expendable: 1 },
        column(({ changed }) => changed),
    ];
}


/***/ }),

/***/ 8149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ isTold),
/* harmony export */   fb: () => (/* binding */ describeView),
/* harmony export */   "in": () => (/* binding */ listShown),
/* harmony export */   sc: () => (/* binding */ narrow)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3199);
/* harmony import */ var _metrics_process_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6964);
/* harmony import */ var _rules_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3650);



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
    return verdict === null ? _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .r.length : _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .r.indexOf(verdict);
}
/** How far the sides lie apart, whichever is the larger: half as much is as far as twice as much. From nothing is furthest, unknown is last. */
function sizeOf({ change, baseline, contender }) {
    if (change !== null)
        return Math.abs(Math.log1p(change.value));
    return baseline?.mean === 0 && contender !== null && contender.mean !== 0 ? Number.MAX_VALUE : -1;
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

/***/ 1178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WT: () => (/* binding */ causesText),
/* harmony export */   cY: () => (/* binding */ amountText),
/* harmony export */   nn: () => (/* binding */ othersText),
/* harmony export */   xv: () => (/* binding */ causeText)
/* harmony export */ });
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);


/** Puts the causes of a change into words; undefined where nothing was profiled. */
function causesText(causes) {
    if (causes === undefined)
        return undefined;
    if ('absence' in causes)
        return { title: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `Causes: not known, because ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)(causes.absence)}`, rows: [] };
    const { whole, rest, rows, unit } = causes;
    const named = rows.filter(({ isNamed }) => isNamed);
    const of = causes.benchmark === undefined ? [] : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ` of ${causes.benchmark}`;
    const title = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `Causes${of}, by ${causes.rounds} rounds under ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(causes.profiler)}: ${(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(wholeText(causes))}`;
    if (named.length === 0)
        return { title: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)([title, (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(unnamed(causes))], '. '), rows: [] };
    const others = rest.functions > 0 ? [othersText(causes)] : [];
    const hint = causes.isReproduced ? [] : [(0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)('The whole varies too much to show it.')];
    return { title: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)([title, ...hint], '. '), rows: [...named.map(row => causeText(row, whole, unit)), ...others] };
}
/** All functions that are not named, in words. */
function othersText({ rest, whole, unit }) {
    return { name: (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `(${rest.functions} others)`, place: [], changed: '', ...amounts(rest, whole, unit) };
}
/** One function of the causes in words. */
function causeText(row, whole, unit) {
    const { name, renamed, file, line, changed } = row;
    return {
        name: renamed === undefined ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name} ⇄ ${renamed}`,
        place: file === undefined ? [] : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${line === undefined ? file : `${file}:${line}`}`,
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


/***/ }),

/***/ 6546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ binomialCdf),
/* harmony export */   mf: () => (/* binding */ largestProbability),
/* harmony export */   z1: () => (/* binding */ binomialQuantile)
/* harmony export */ });
/** P(X ≤ `count`) where X counts the successes in `trials` independent trials, each with this `probability`. */
function binomialCdf(count, trials, probability) {
    if (count >= trials || probability <= 0)
        return count < 0 ? 0 : 1;
    if (probability >= 1)
        return 0;
    const odds = Math.log(probability / (1 - probability));
    let log = trials * Math.log1p(-probability);
    let sum = 0;
    for (let k = 0; k <= count; k++) {
        sum += Math.exp(log);
        log += Math.log((trials - k) / (k + 1)) + odds;
    }
    return Math.min(1, sum);
}
/** The least count that at least `level` of all draws do not exceed. */
function binomialQuantile(level, trials, probability) {
    for (let count = 0; count < trials; count++)
        if (binomialCdf(count, trials, probability) >= level)
            return count;
    return trials;
}
/**
 * The largest probability that `count` successes in `trials` leave possible: the upper end of the one-sided interval of this
 * `confidence` (Clopper & Pearson 1934).
 */
function largestProbability(count, trials, confidence) {
    if (count >= trials)
        return 1;
    let [low, high] = [0, 1];
    for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2;
        if (binomialCdf(count, trials, middle) > 1 - confidence)
            low = middle;
        else
            high = middle;
    }
    return high;
}


/***/ }),

/***/ 5859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ medianInterval)
/* harmony export */ });
/* harmony import */ var _distributions_binomial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6546);

/**
 * The interval of the median of what `sorted` is drawn from, between two of its order statistics: the k-th from either end, k being
 * the largest with P(X < k) ≤ α/2 for X binomial with probability ½ (Thompson 1936). Exact for any continuous distribution, and
 * conservative with ties. The ends are infinite where the values are too few.
 */
function medianInterval(sorted, alpha) {
    const n = sorted.length;
    // The cumulative sum at k costs k steps, so that not every k is tried.
    let [low, high] = [0, Math.ceil(n / 2)];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((0,_distributions_binomial_js__WEBPACK_IMPORTED_MODULE_0__/* .binomialCdf */ .HU)(middle - 1, n, 0.5) <= alpha / 2)
            low = middle;
        else
            high = middle - 1;
    }
    return low === 0 ? { low: -Infinity, high: Infinity } : { low: sorted[low - 1], high: sorted[n - low] };
}


/***/ }),

/***/ 4903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/** Returns what gives the value of `compute`, which is computed when it is first asked for. */
function once(compute) {
    let known;
    return () => {
        known ??= { value: compute() };
        return known.value;
    };
}


/***/ })

};
