export const id = 453;
export const ids = [453];
export const modules = {

/***/ 3453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  render: () => (/* binding */ render)
});

// EXTERNAL MODULE: ./lib/input-values.js
var input_values = __webpack_require__(5106);
// EXTERNAL MODULE: ./lib/report/decode.js
var decode = __webpack_require__(7258);
// EXTERNAL MODULE: ./lib/report/fit.js
var fit = __webpack_require__(1017);
// EXTERNAL MODULE: ./lib/report/html.js
var html = __webpack_require__(7325);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(3021);
// EXTERNAL MODULE: ./lib/record/decode.js
var record_decode = __webpack_require__(5503);
;// CONCATENATED MODULE: ./lib/record/misfit.js
/** Why the rounds of two records are not of one experiment, in words; undefined where they are. */
function misfit_findMisfit(one, other) {
    return findUnshared(one, other) ?? findDifference(one, other) ?? findDependence(one, other);
}
/** Only what was planned to be pooled is: the number of rounds of a shard is fixed, and does not depend on what it found. */
function findUnshared(one, other) {
    if (one.shard === undefined || other.shard === undefined)
        return 'one of them is no shard; give each runner a "shard" of its own, or each its own "leg"';
    if (one.shard === other.shard)
        return 'they are the same shard; give each runner a "shard" of its own';
    const isOpen = [one, other].some(({ plan, settings }) => (settings.looks ?? plan?.looks ?? []).length > 1 || plan?.stoppedBy === 'settled');
    return isOpen
        ? 'one of them chose its number of rounds by what it found; a shard runs a fixed number ("rounds")'
        : undefined;
}
/** What both must have in common, as it is called. */
const shared = {
    suite: ({ suite }) => suite,
    leg: ({ leg }) => leg,
    'commit of the baseline': ({ sides }) => sides?.baseline?.commit,
    'source of the baseline': ({ sides }) => sides?.baseline?.source,
    'artifact of the baseline': ({ sides }) => sides?.baseline?.artifact?.digest,
    'commit of the contender': ({ sides }) => sides?.contender.commit,
    'source of the contender': ({ sides }) => sides?.contender.source,
    command: ({ command, sides }) => [command, sides?.baseline?.command, sides?.contender.command],
    'number of copies': ({ plan }) => [plan?.copies.baseline, plan?.copies.contender],
    '"in-place"': ({ plan }) => plan?.inPlace,
    '"statistic"': ({ statistic }) => statistic,
    '"threshold"': ({ settings }) => settings.threshold,
    '"confidence"': ({ settings }) => settings.confidence,
    '"metrics"': ({ settings }) => settings.metrics,
};
function findDifference(one, other) {
    const what = Object.keys(shared).find(name => show(shared[name](one)) !== show(shared[name](other)));
    return what && `the ${what} is ${show(shared[what](one))} in one and ${show(shared[what](other))} in the other`;
}
function show(value) {
    return (JSON.stringify(value) ?? 'unknown').slice(0, 200);
}
/** With the same orders everywhere, what the place in a round does adds up, and errs in 28 % of comparisons. */
function findDependence({ seed }, other) {
    if (seed === undefined || other.seed === undefined)
        return 'one of them does not say which "seed" its orders were drawn from';
    return seed === other.seed ? `both drew their orders from the same seed ${show(seed)}` : undefined;
}

;// CONCATENATED MODULE: ./lib/record/pool.js



/**
 * The one experiment that several runners made together: `shards` are records of one suite and leg, each with its own seed.
 *
 * The null only ever permutes within a round, so that pooling is putting rounds after one another. All shards run a number of
 * rounds that was fixed before, so that the whole is looked at once, at its end. What does not fit together is refused.
 */
function pool_pool(shards) {
    const [first, ...others] = shards;
    if (first === undefined)
        throw new RecordError('there is no record to pool');
    for (const [index, shard] of shards.entries())
        refuseMisfits(shard, shards.slice(0, index));
    if (others.length === 0)
        return first;
    const measured = shards.filter(shard => shard.rounds.length > 0);
    const { seed: _seed, shard: _shard, environment: _environment, options: _options, createdAt: _createdAt, ...rest } = first;
    const { plan, ...common } = rest;
    const fingerprints = new Set(measured.map(shard => shard.environment?.fingerprint));
    const [environment] = measured.map(shard => shard.environment);
    const createdAt = shards.flatMap(shard => shard.createdAt ?? []).sort()[0];
    return {
        ...common,
        ...(createdAt === undefined ? {} : { createdAt }),
        ...(first.options ? { options: findCommonOptions(shards) } : {}),
        ...(plan ? { plan: poolPlans(shards) } : {}),
        ...(fingerprints.size === 1 && environment ? { environment } : {}),
        ...(measured.length > 0 ? { runners: placeRunners(measured) } : {}),
        warnings: poolWarnings(shards),
        rounds: shards.flatMap(shard => shard.rounds),
    };
}
function refuseMisfits(shard, before) {
    for (const other of before) {
        const misfit = findMisfit(other, shard);
        if (misfit !== undefined)
            throw new RecordError(`${describeRecord(other)} and ${describeRecord(shard)} cannot be pooled: ${misfit}`);
    }
}
function placeRunners(shards) {
    let firstRound = 0;
    return shards.map(({ shard, seed, environment, rounds }, index) => {
        const runner = {
            label: shard ?? String(index + 1),
            firstRound,
            ...(seed === undefined ? {} : { seed }),
            ...(environment === undefined ? {} : { environment }),
        };
        firstRound += rounds.length;
        return runner;
    });
}
/** From the best way to end to the worst. */
const reasons = (/* unused pure expression or super */ null && (['settled', 'complete', 'time-budget', 'failing', 'interrupted']));
/** One look, after all rounds that were planned; the time is that of the slowest runner, since they run side by side. */
function poolPlans(shards) {
    const plans = shards.flatMap(({ plan }) => plan ?? []);
    const planned = plans.reduce((sum, { looks, rounds }) => sum + (looks.at(-1) ?? rounds), 0);
    return {
        ...plans[0],
        rounds: planned,
        looks: [planned],
        stoppedBy: reasons[Math.max(...plans.map(({ stoppedBy }) => reasons.indexOf(stoppedBy)))],
        seconds: Math.max(...plans.map(({ seconds }) => seconds)),
    };
}
function findCommonOptions(shards) {
    const isCommon = ([name, value]) => shards.every(({ options = {} }) => Object.hasOwn(options, name) && options[name] === value);
    return Object.fromEntries(Object.entries(shards[0].options ?? {}).filter(isCommon));
}
/** Each sentence once; with the runner that it is about, where it is not about all. */
function poolWarnings(shards) {
    const pooled = new Map();
    for (const [index, { shard, warnings, rounds }] of shards.entries())
        for (const { code, message } of rounds.length === 0 ? [...warnings, nothingMeasured] : warnings) {
            const known = pooled.get(message) ?? { code, message, labels: [] };
            pooled.set(message, known);
            known.labels.push(shard ?? String(index + 1));
        }
    return [...pooled.values()].map(({ code, message, labels }) => ({
        code,
        message: labels.length === shards.length ? message : `on runner ${labels.join(', ')}: ${message}`,
    }));
}
const nothingMeasured = { code: 'empty-shard', message: 'no round was measured' };

;// CONCATENATED MODULE: ./lib/record/gather.js



/**
 * The experiments that `records` of one run make together.
 *
 * Where a job ran twice, its newer record counts, and that is said. Records that are not of one run are refused.
 */
function gather_gatherRecords(records) {
    const { kept, warnings } = keepNewest(records);
    const experiments = groupBy([...kept].sort(byName), experimentOf).map(pool);
    refuseStrangers(experiments);
    return { experiments, warnings };
}
function keepNewest(records) {
    const kept = [];
    const warnings = [];
    for (const same of groupBy(records, one => JSON.stringify([experimentOf(one), one.shard ?? null]))) {
        const [newest, next] = [...same].sort(byAge);
        kept.push(newest);
        if (next === undefined)
            continue;
        const name = describeRecord(newest);
        if (newest.createdAt === undefined || next.createdAt === undefined || newest.createdAt === next.createdAt)
            throw new RecordError(`${name} is there ${same.length} times, and nothing says which is the newest: give each job a "leg" or a "shard" of its own`);
        const message = `${name} is there ${same.length} times; the newest, of ${newest.createdAt}, is used`;
        warnings.push({ code: 'repeated-record', message });
    }
    return { kept, warnings };
}
function byAge({ createdAt: one = '' }, { createdAt: other = '' }) {
    return one < other ? 1 : one > other ? -1 : 0;
}
/** One error rate can be shared only if all name the same; and another commit is another experiment. */
function refuseStrangers(records) {
    const [first, ...others] = records;
    for (const other of others) {
        const refuse = (why) => {
            throw new RecordError(`${describeRecord(first)} and ${describeRecord(other)} cannot be in one report: ${why}`);
        };
        if (other.settings.confidence !== first.settings.confidence)
            refuse('their "confidence" is not the same, and one correction for many covers both');
        const [one, two] = [first, other].map(({ sides }) => sides?.contender.commit);
        if (one !== two && one !== undefined && two !== undefined)
            refuse('they are of two commits of the contender');
    }
}
const collator = new Intl.Collator('en', { numeric: true });
function byName(one, other) {
    return (collator.compare(one.suite, other.suite) ||
        collator.compare(one.leg ?? '', other.leg ?? '') ||
        collator.compare(one.shard ?? '', other.shard ?? ''));
}
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return [...groups.values()];
}

// EXTERNAL MODULE: ./lib/report/report.js
var report = __webpack_require__(5650);
;// CONCATENATED MODULE: ./lib/report/merged.js



const mergedSchemaName = 'counterbalance/merged-report@1';
/**
 * The report of all `records` of a run: shards pooled, one section for each suite and leg, and one correction for many over all of
 * them.
 *
 * Where a job ran twice, its newer record counts. Records that are not of one run are refused.
 */
function mergeRecords(records, { legs, unread = [] } = {}) {
    const { experiments, warnings } = gatherRecords(records);
    const sections = makeReports(experiments);
    const missing = findMissing(sections, legs);
    const isWhole = missing.length === 0 && unread.length === 0 && sections.length > 0;
    return {
        schema: mergedSchemaName,
        status: findWorst([...sections.map(({ status }) => status), ...(isWhole ? [] : ['not-compared'])]),
        sections,
        missing,
        warnings: [...warnings, ...unread],
    };
}
/** The one report that `merged` is, where it is no more than that. */
function findOnly({ sections, missing, warnings }) {
    const [only, ...others] = sections;
    if (only === undefined || only.leg !== undefined || others.length + missing.length > 0)
        return undefined;
    if (warnings.some(({ code }) => code === 'unread-record'))
        return undefined;
    return { ...only, warnings: [...only.warnings, ...warnings] };
}
/** All findings with the section that they are from, and what else a gate looks at. */
function toGated({ status, sections, warnings }) {
    const nameIn = (section, benchmark) => sections.length < 2 ? benchmark : `${benchmark} (${sectionKey(section, sections).join(', ')})`;
    return {
        status,
        findings: sections.flatMap(section => section.findings.map(finding => ({ ...finding, benchmark: nameIn(section, finding.benchmark) }))),
        removed: sections.flatMap(section => section.removed.map(name => nameIn(section, name))),
        warnings: [...warnings, ...sections.filter(one => one.status === 'errored').flatMap(one => one.warnings)],
    };
}
/** What tells `section` from the others: its suite where there are several, its leg where it has one. */
function sectionKey({ suite, leg }, sections) {
    const hasOneSuite = sections.every(other => other.suite === suite);
    return leg === undefined ? [suite] : hasOneSuite ? [leg] : [suite, leg];
}
/** Where there are legs at all, each suite that has one must have all. */
function findMissing(sections, expected) {
    if (expected === undefined)
        return [];
    const inLegs = sections.filter(({ leg }) => leg !== undefined);
    if (inLegs.length === 0)
        return sections.length >= expected ? [] : [{ suite: null, expected, found: sections.map(({ suite }) => suite) }];
    return [...new Set(inLegs.map(({ suite }) => suite))]
        .map(suite => ({ suite, expected, found: inLegs.filter(one => one.suite === suite).map(({ leg }) => leg) }))
        .filter(({ found }) => found.length < expected);
}
function findWorst(found) {
    return statuses.find(status => found.includes(status));
}

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/compare/status.js
var compare_status = __webpack_require__(1781);
;// CONCATENATED MODULE: ./lib/report/merged-decode.js




const mostSections = 1000;
const mergedSchema = dist/* object */.Ikc({
    schema: dist/* literal */.euz(mergedSchemaName),
    status: dist/* picklist */.KIO(compare_status/* statuses */.b),
    sections: (0,decode/* list */.p_)(decode/* reportSchema */.Qh, mostSections),
    missing: (0,decode/* list */.p_)(dist/* object */.Ikc({ suite: dist/* nullable */.mee(decode/* name */.UU), expected: decode/* natural */.c4, found: (0,decode/* list */.p_)(decode/* name */.UU, mostSections) }), mostSections),
    warnings: (0,decode/* list */.p_)(decode/* warning */.$e, mostSections),
});
/** A merged report from outside. */
function decodeMergedReport(value) {
    return (0,decode/* decodeAs */.Lc)(mergedSchema, value);
}

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/next-step.js
var next_step = __webpack_require__(6304);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(4639);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/report/merged-headline.js





/** The sign of a whole section. */
const statusMarks = {
    ...words/* marks */.Z8,
    errored: words/* marks */.Z8.incomparable,
    'not-compared': words/* otherMarks */.p6.missing,
};
/** What all sections say, in one line: what is missing, what was found, and what was not looked at. */
function mergedHeadline({ sections, missing, warnings }) {
    const having = (status) => sections.filter(section => section.status === status).length;
    const unread = warnings.filter(({ code }) => code === 'unread-record').length;
    const isFailed = sections.some(({ control }) => control.status === 'failed');
    const findings = sections.flatMap(section => section.findings);
    const isJudged = findings.some(({ verdict }) => verdict !== null);
    const troubles = [
        having('errored') > 0 && {
            mark: statusMarks.errored,
            text: `nothing could be measured in ${having('errored')} of ${sections.length}`,
        },
        having('not-compared') > 0 && {
            mark: statusMarks['not-compared'],
            text: `not compared: ${having('not-compared')} of ${sections.length}`,
        },
        ...missing.map(one => ({ mark: words/* otherMarks */.p6.missing, text: missingWords(one) })),
        unread > 0 && { mark: words/* otherMarks */.p6.missing, text: `${(0,headline/* count */.U9)(unread, 'record')} cannot be read` },
        sections.length === 0 && missing.length === 0 && { mark: words/* otherMarks */.p6.missing, text: 'no records' },
        sections.length > 0 && !isJudged && { mark: words/* otherMarks */.p6.missing, text: 'nothing judged' },
    ];
    return [
        ...troubles.filter(trouble => trouble !== false),
        ...(0,headline/* verdictTallies */._6)({ findings }),
        ...(0,headline/* caveats */.oW)({
            added: sections.flatMap(({ added }) => added),
            removed: sections.flatMap(({ removed }) => removed),
            control: { status: isFailed ? 'failed' : 'passed' },
        }),
    ];
}
function missingWords({ expected, found }) {
    return `${expected - found.length} of ${(0,headline/* count */.U9)(expected, 'leg')} missing`;
}
/** What all sections have in common: the line below the headline. */
function mergedContext({ sections }) {
    const judged = sections.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict !== null).length;
    return (0,report_text/* own */.ZV)(`${(0,headline/* count */.U9)(sections.length, 'section')} · ${judged === 0 ? 'nothing is judged' : `one correction over all that is judged (${(0,headline/* count */.U9)(judged, 'finding')})`}`);
}
/** What a reader should know of the records themselves, a sentence each. */
function mergedNotes({ missing, warnings }) {
    return [
        ...missing.map(one => {
            const { suite, found } = one;
            const which = suite === null ? (0,report_text/* own */.ZV)('') : (0,report_text/* say */.cv) ` of ${suite}`;
            const there = found.length === 0
                ? (0,report_text/* own */.ZV)('there is no record of any.')
                : (0,report_text/* say */.cv) `only ${(0,report_text/* names */.Dy)(found, 10)} left a record, so nothing is known of the others.`;
            return (0,report_text/* say */.cv) `${(0,report_text/* own */.ZV)(missingWords(one))}${which}: ${there}`;
        }),
        ...warnings.map(warning => (0,report_text/* message */.iU)(warning.message)),
    ];
}
/** What the reader should do now: first of all where it is worst. */
function mergedNextStep(report, options = {}) {
    const { sections, missing, warnings } = report;
    const isWhole = missing.length === 0 && warnings.every(({ code }) => code !== 'unread-record');
    const worst = byUrgency(report)[0];
    if (worst === undefined || (!isWhole && worst.status !== 'regressed'))
        return (0,report_text/* own */.ZV)('see why there is no record of every leg: its job failed, was cancelled, or is not among those that this one needs.');
    if (sections.length === 1)
        return (0,next_step/* nextStep */.s)(worst, options);
    const isGreen = worst.status === 'unchanged' || worst.status === 'improved';
    return isGreen ? (0,next_step/* nextStep */.s)(worst, options) : (0,report_text/* say */.cv) `in ${sectionName(worst, sections)}, ${(0,next_step/* nextStep */.s)(worst, options)}`;
}
/** A section by name. */
function sectionName(section, sections) {
    return (0,report_text/* join */.fj)(sectionKey(section, sections).map(part => (0,report_text/* say */.cv) `${part}`), ' · ');
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

// EXTERNAL MODULE: ./lib/report/reading.js
var reading = __webpack_require__(9550);
// EXTERNAL MODULE: ./lib/report/reproduce.js
var reproduce = __webpack_require__(4029);
// EXTERNAL MODULE: ./lib/report/rows.js + 1 modules
var report_rows = __webpack_require__(9643);
// EXTERNAL MODULE: ./lib/report/trust.js
var trust = __webpack_require__(9960);
;// CONCATENATED MODULE: ./lib/report/merged-markdown.js












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
function renderMergedMarkdown(report, { limit, source, ...options }) {
    const sections = byUrgency(report);
    const notes = (0,markdown/* list */.p_)(mergedNotes(report).slice(0, mostNotes));
    return (0,fit/* fit */.Uj)([
        openingText(report),
        notes && `${notes}\n`,
        overview(sections),
        stepText(report, options),
        ...sections.flatMap(section => sectionParts(section, nameOf(section, sections))),
        aboutFold(sections),
        (0,markdown/* sourceText */.rI)(source),
    ], limit);
}
const mostNotes = 10;
function openingText(report) {
    const tallies = mergedHeadline(report).map(({ mark, text }) => `${mark.emoji} ${text}`);
    return `## ⏱ Benchmarks: ${tallies.join(' · ')}\n${(0,report_text/* write */.M9)(mergedContext(report), report_escape/* markdownVoice */.Cr)}\n\n`;
}
function stepText(report, options) {
    return `**Next step:** ${(0,report_text/* write */.M9)(mergedNextStep(report, options), report_escape/* markdownVoice */.Cr)}\n\n`;
}
/** What is left of a comment that could not be posted: the headline, what to do, and where the rest is. */
function renderMergedShort(report, { source, ...options }) {
    return `${openingText(report)}${stepText(report, options)}${sourceText(source)}`;
}
function nameOf(section, sections) {
    return (0,report_text/* write */.M9)(sectionName(section, sections), report_escape/* markdownVoice */.Cr);
}
function overview(sections) {
    const rows = sections.map(section => (0,markdown/* line */.n8)([
        statusMarks[section.status].emoji,
        nameOf(section, sections),
        (0,markdown/* headlineText */.uh)(section),
        words/* controlWords */.je[section.control.status](section.control),
        (0,headline/* count */.U9)(section.rounds, 'round'),
    ]));
    return {
        name: 'sections in the overview',
        open: `${(0,markdown/* line */.n8)(['', 'Section', 'Found', 'Control', 'Measured'])}${(0,markdown/* line */.n8)([':---', ':---', ':---', ':---', '---:'])}`,
        rows,
        close: '\n',
        isOptional: false,
        rank: ranks.overview,
    };
}
function sectionParts(section, name) {
    const rows = (0,report_rows/* makeRows */.G)(section);
    const [inconclusive, unchanged, unjudged] = (0,markdown/* rowFolds */.rB)(rows, section);
    const isRegressed = section.findings.some(({ verdict }) => verdict === 'regressed');
    const heading = {
        name: 'sections',
        open: `### ${statusMarks[section.status].emoji} ${name}\n`,
        rows: [`${(0,report_text/* write */.M9)((0,headline/* context */._O)(section), report_escape/* markdownVoice */.Cr)}\n\n${(0,markdown/* whyText */.ss)(section)}`],
        close: '',
        isOptional: false,
        rank: isRegressed ? ranks.head : ranks.heading,
    };
    const title = `Can ${name} be trusted? ${(0,trust/* trustTitle */.n9)(section)}`;
    return [
        heading,
        ...changes(rows.changed, section),
        { ...inconclusive, rank: ranks.inconclusive },
        { ...unchanged, rank: ranks.unchanged },
        unjudged,
        (0,markdown/* presenceFold */.b0)(section),
        (0,markdown/* distributionFold */.C6)(rows),
        (0,markdown/* fold */.AU)(`🔬 ${title}`, 'whether the sections can be trusted', (0,markdown/* list */.p_)((0,trust/* trust */.tY)(section))),
    ];
}
/** One table of what changed in parts, so that a regression is the last to be left out on the whole page. */
function changes(rows, section) {
    const parts = changed.flatMap(verdict => {
        const own = rows.filter(row => row.verdict === verdict);
        return own.length === 0 ? [] : [{ verdict, block: (0,markdown/* table */.tp)(verdict, own, section) }];
    });
    if (parts.length === 0)
        return [];
    const blocks = parts.map(({ verdict, block }, index) => ({
        ...block,
        open: index === 0 ? block.open : '',
        close: '',
        isOptional: false,
        rank: ranks[verdict],
    }));
    return [...blocks, '\n'];
}
const changed = ['regressed', 'incomparable', 'improved'];
function aboutFold(sections) {
    const [first] = sections;
    const parts = sections.flatMap(section => {
        const commands = (0,reproduce/* reproduce */.C)(section).map(report_escape/* entities */.O5).join('\n');
        const name = nameOf(section, sections);
        return [
            commands && `**Reproduce** ${name}, in the contender's checkout:\n\n<pre><code>${commands}</code></pre>\n`,
            `**Environment** of ${name}\n\n${(0,markdown/* list */.p_)((0,reading/* environmentLines */.d)(section))}`,
        ];
    });
    const title = 'How to read this · Reproduce · Environment';
    const read = first ? [`**How to read this**\n\n${(0,markdown/* list */.p_)((0,reading/* reading */.h)(first))}`] : [];
    return (0,markdown/* fold */.AU)(title, title, [...read, ...parts].filter(Boolean).join('\n'));
}
/** The page of all sections, or of the one report that there is. */
function renderWholeMarkdown(report, options) {
    const only = findOnly(report);
    return only ? (0,markdown/* renderMarkdown */.Gc)(only, options) : renderMergedMarkdown(report, options);
}

// EXTERNAL MODULE: ./lib/report/terminal.js
var terminal = __webpack_require__(1488);
;// CONCATENATED MODULE: ./lib/report/merged-terminal.js





/** All sections for a terminal: one headline, then each section as it is alone, worst first. */
function renderMergedTerminal(report, options) {
    const sections = byUrgency(report);
    const tallies = mergedHeadline(report).map(({ mark, text }) => `${mark.character} ${text}`);
    const notes = mergedNotes(report).map(note => `${words/* otherMarks */.p6.warning.character} ${(0,report_text/* write */.M9)(note, report_escape/* terminalVoice */.BE)}`);
    const pages = sections.map(section => {
        const name = (0,report_text/* write */.M9)(sectionName(section, sections), report_escape/* terminalVoice */.BE);
        return `── ${name} ──\n${(0,terminal/* renderTerminal */.b)(section, options)}`;
    });
    const head = [
        `Benchmarks: ${tallies.join(' · ')}`,
        (0,report_text/* write */.M9)(mergedContext(report), report_escape/* terminalVoice */.BE),
        ...notes,
        `Next step: ${(0,report_text/* write */.M9)(mergedNextStep(report, options), report_escape/* terminalVoice */.BE)}`,
    ];
    return [`${head.join('\n')}\n`, ...pages].join('\n');
}

// EXTERNAL MODULE: ./lib/command-line/command.js
var command = __webpack_require__(8047);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var command_line_terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/render.js













const renderers = new Map([
    [
        'terminal',
        {
            one: report => (0,terminal/* renderTerminal */.b)(report, (0,command_line_terminal/* terminalOf */.g)(process.stdout)),
            merged: report => renderMergedTerminal(report, (0,command_line_terminal/* terminalOf */.g)(process.stdout)),
        },
    ],
    ['comment', makeMarkdownRenderer(fit/* commentLimit */.j9)],
    ['summary', makeMarkdownRenderer(fit/* summaryLimit */.mf)],
    ['html', { one: html/* renderHtml */.K, merged: undefined }],
]);
function makeMarkdownRenderer(limit) {
    return { one: report => (0,markdown/* renderMarkdown */.Gc)(report, { limit }), merged: report => renderWholeMarkdown(report, { limit }) };
}
const render = {
    usage: 'counterbalance render REPORT.json [--as terminal|comment|summary|html]',
    summary: 'a report as text, on stdout',
    options: { as: { value: 'NAME', help: `${[...renderers.keys()].join(', ')}; terminal where it is not given` } },
    async run({ get, words }) {
        const name = get('as') || 'terminal';
        const renderer = renderers.get(name);
        if (!renderer)
            throw new input_values/* InputError */.dz(`"as" is "${name}"; it can be ${[...renderers.keys()].join(', ')}`);
        process.stdout.write(renderAny(parseJson((0,files/* readInput */.R5)(words, 'REPORT.json')), renderer));
        return command/* exitStatus */.$.done;
    },
};
function renderAny(value, { one, merged }) {
    const isMerged = typeof value === 'object' && value !== null && 'schema' in value && value.schema === mergedSchemaName;
    if (!isMerged)
        return one((0,decode/* decodeReport */.bl)(value));
    if (merged)
        return merged(decodeMergedReport(value));
    throw new input_values/* InputError */.dz('"as" is "html", and a merged report has no such page; it can be terminal, comment, summary');
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new input_values/* InputError */.dz(`the report is not JSON, or it was cut off: ${cause.message}`, { cause });
    }
}


/***/ }),

/***/ 7258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   $g: () => (/* binding */ ReportError),
/* harmony export */   Lc: () => (/* binding */ decodeAs),
/* harmony export */   Qh: () => (/* binding */ reportSchema),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   bl: () => (/* binding */ decodeReport),
/* harmony export */   c4: () => (/* binding */ natural),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* unused harmony export text */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/* harmony import */ var _compare_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2854);
/* harmony import */ var _compare_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1781);



/** What is not a report, where, and why. */
class ReportError extends Error {
    name = 'ReportError';
}
/** A report from outside. Fields that are not known are left out: a later version may have written them. */
function decodeReport(value) {
    return decodeAs(reportSchema, value);
}
/** What `schema` makes of a value from outside. */
function decodeAs(schema, value) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(schema, value, { abortEarly: true });
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    const where = valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue) ?? 'The whole';
    throw new ReportError(`This is not a report of counterbalance. ${where}: expected ${expectation(issue)}, got ${issue.received.slice(0, 80)}. ` +
        'Give a file that was written with --json.');
}
function expectation({ type, kind, received, expected, requirement }) {
    if (type === 'finite')
        return 'a finite number';
    if (type === 'max_length')
        return `a length of at most ${requirement}`;
    return kind === 'schema' && received === 'undefined' ? 'a value' : (expected ?? 'another value');
}
const text = (longest) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longest));
const list = (item, longest) => 
// The length first: nobody should wait for a million rows to be read and refused.
valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longest), valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item));
const most = 100_000;
const mostRunners = 1000;
const name = text(1000);
/** As long as a record's texts may be, with room for what is said around them. */
const sentence = text(66_000);
const number = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .finite */ .E2x());
const natural = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const bound = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(number);
const warning = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: name, message: sentence });
const summary = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    n: natural,
    median: number,
    mean: number,
    min: number,
    q1: number,
    q3: number,
    max: number,
    mad: number,
    cv: bound,
});
const change = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: number, low: bound, high: bound, level: number });
const finding = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    benchmark: name,
    metric: name,
    unit: name,
    better: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['lower', 'higher', 'unknown']),
    primary: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    baseline: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(summary),
    contender: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(summary),
    change: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change),
    p: bound,
    adjustedP: bound,
    control: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: number, low: bound, high: bound, p: number })),
    verdict: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .r)),
    resolution: bound,
    roundsToSettle: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(natural),
    secondOpinions: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ means: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change), p95: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change), mannWhitneyP: bound })),
    runners: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(list(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: bound, contender: bound }), mostRunners)),
    reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(sentence),
    warnings: list(warning, 100),
});
const environment = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    fingerprint: name,
    cpu: name,
    cores: natural,
    memoryInBytes: natural,
    os: name,
    kernel: name,
    node: name,
    runner: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    virtualization: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
});
const runner = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    label: name,
    firstRound: natural,
    seed: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    environment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(environment),
});
const origin = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    label: sentence,
    source: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    artifact: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ runId: natural, runNumber: natural, digest: name, behind: natural })),
    command: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(sentence),
});
const looks = list(natural, 1000);
const copies = valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO([1, 2]);
const plan = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    copies: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: copies, contender: copies }),
    inPlace: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    rounds: natural,
    looks,
    stoppedBy: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: number,
});
const control = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['passed', 'failed', 'too-few', 'not-run']),
    failed: natural,
    of: natural,
    noiseFloor: bound,
    bias: bound,
});
/** What a report is, for those that hold reports. */
const reportSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema: valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('counterbalance/report@1'),
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_status_js__WEBPACK_IMPORTED_MODULE_2__/* .statuses */ .b),
    suite: name,
    rounds: natural,
    settings: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ threshold: number, confidence: number, looks }),
    control,
    suiteChange: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change),
    resolution: bound,
    findings: list(finding, most),
    added: list(name, most),
    removed: list(name, most),
    warnings: list(warning, 1000),
    leg: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    environment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(environment),
    runners: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(list(runner, mostRunners)),
    sides: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(origin), contender: origin })),
    command: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(sentence),
    options: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[a-z-]{1,40}$/)), sentence)),
    seed: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    plan: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(plan),
});


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
