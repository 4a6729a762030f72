export const id = 241;
export const ids = [241];
export const modules = {

/***/ 4241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  render: () => (/* binding */ render)
});

// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/report/decode.js
var decode = __webpack_require__(7258);
// EXTERNAL MODULE: ./lib/record/limits.js
var limits = __webpack_require__(213);
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
    'set of rules': ({ settings }) => settings.rules?.list,
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
    const { seed: _seed, shard: _shard, environment: _environment, options: _options, createdAt: _createdAt, host: _host, ...rest } = first;
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
        ...(measured.some(shard => shard.host) ? { host: measured.flatMap(hostOf) } : {}),
        ...poolTampered(shards),
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
/** Nothing is known of the rounds of a runner that does not say. */
function hostOf({ host, rounds }) {
    return host ?? rounds.map(() => ({}));
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
/** Rounds of one runner that cannot be relied on are among all the others. */
function poolTampered(shards) {
    const tampered = [...new Set(shards.flatMap(({ tampered = [] }) => tampered))].slice(0, mostTampered);
    return tampered.length === 0 ? {} : { tampered };
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
/** `records` of a run whose code may have written them: an experiment that does not fit together harms no other. */
function sortOutUnfit(records) {
    const fitting = [];
    const unfit = [];
    for (const group of groupBy(records, experimentOf)) {
        try {
            gather_gatherRecords(group);
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
function toGated({ sections, missing, warnings }) {
    const nameIn = (section, benchmark) => sections.length < 2 ? benchmark : `${benchmark} (${sectionKey(section, sections).join(', ')})`;
    const found = sections.map(({ status }) => status);
    return {
        // Missing legs count for themselves.
        status: sections.length === 0 ? 'not-compared' : findWorst(found),
        findings: sections.flatMap(section => section.findings.map(finding => ({ ...finding, benchmark: nameIn(section, finding.benchmark) }))),
        removed: sections.flatMap(section => section.removed.map(name => nameIn(section, name))),
        rules: mergeRules(sections, nameIn),
        warnings: [...warnings, ...sections.filter(one => one.status === 'errored').flatMap(one => one.warnings)],
        missing: [
            ...missing.map(one => `${describeMissingLegs(one)} missing`),
            ...warnings.filter(({ code }) => code === 'unread-record').map(({ message }) => message),
        ],
    };
}
/** How many legs have left no record: `1 of 3 legs`. */
function describeMissingLegs({ expected, found }) {
    return `${expected - found.length} of ${expected} leg${expected === 1 ? '' : 's'}`;
}
/** What the rules make of all `sections`, by the names that `nameIn` gives. */
function mergeRules(sections, nameIn) {
    return {
        missing: sections.flatMap(section => (section.rules?.missing ?? []).map(name => nameIn(section, name))),
        budgets: sections.flatMap(section => (section.rules?.budgets ?? []).map(one => ({ ...one, benchmark: nameIn(section, one.benchmark) }))),
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
// EXTERNAL MODULE: ./lib/compare/verdicts/status.js
var verdicts_status = __webpack_require__(1558);
;// CONCATENATED MODULE: ./lib/report/merged-decode.js




const mostSections = 1000;
const mergedSchema = dist/* object */.Ikc({
    schema: dist/* literal */.euz(mergedSchemaName),
    status: dist/* picklist */.KIO(verdicts_status/* statuses */.b),
    sections: (0,decode/* list */.p_)(decode/* reportSchema */.Qh, mostSections),
    missing: (0,decode/* list */.p_)(dist/* object */.Ikc({ suite: dist/* nullable */.mee(decode/* name */.UU), expected: decode/* natural */.c4, found: (0,decode/* list */.p_)(decode/* name */.UU, mostSections) }), mostSections),
    warnings: (0,decode/* list */.p_)(decode/* warning */.$e, mostSections),
});
/** A merged report from outside. */
function decodeMergedReport(value) {
    return (0,decode/* decodeAs */.Lc)(mergedSchema, value);
}

// EXTERNAL MODULE: ./lib/report/pages/html.js
var html = __webpack_require__(696);
// EXTERNAL MODULE: ./lib/report/pages/markdown.js
var markdown = __webpack_require__(2992);
// EXTERNAL MODULE: ./lib/report/rows.js + 1 modules
var report_rows = __webpack_require__(4505);
// EXTERNAL MODULE: ./lib/report/text/escape.js
var text_escape = __webpack_require__(1961);
// EXTERNAL MODULE: ./lib/report/text/fit.js
var fit = __webpack_require__(915);
// EXTERNAL MODULE: ./lib/report/text/text.js
var text_text = __webpack_require__(1193);
// EXTERNAL MODULE: ./lib/report/words/headline.js
var headline = __webpack_require__(9586);
// EXTERNAL MODULE: ./lib/report/words/next-step.js
var next_step = __webpack_require__(6702);
// EXTERNAL MODULE: ./lib/report/words/words.js
var words = __webpack_require__(8389);
;// CONCATENATED MODULE: ./lib/report/words/merged-headline.js





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
            findings,
            rules: mergeRules(sections, (_, benchmark) => benchmark),
            added: sections.flatMap(({ added }) => added),
            removed: sections.flatMap(({ removed }) => removed),
            control: { status: isFailed ? 'failed' : 'passed' },
            warnings,
            tampered: sections.flatMap(({ tampered = [] }) => tampered),
        }),
    ];
}
function missingWords(one) {
    return `${describeMissingLegs(one)} missing`;
}
/** What all sections have in common: the line below the headline. */
function mergedContext({ sections }) {
    const judged = sections.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict !== null).length;
    return (0,text_text/* own */.ZV)(`${(0,headline/* count */.U9)(sections.length, 'section')} · ${judged === 0 ? 'nothing is judged' : `one correction over all that is judged (${(0,headline/* count */.U9)(judged, 'finding')})`}`);
}
/** What a reader should know of the records themselves, a sentence each. */
function mergedNotes({ missing, warnings }) {
    return [
        ...missing.map(one => {
            const { suite, found } = one;
            const which = suite === null ? (0,text_text/* own */.ZV)('') : (0,text_text/* say */.cv) ` of ${suite}`;
            const there = found.length === 0
                ? (0,text_text/* own */.ZV)('there is no record of any.')
                : (0,text_text/* say */.cv) `only ${(0,text_text/* names */.Dy)(found, 10)} left a record, so nothing is known of the others.`;
            return (0,text_text/* say */.cv) `${(0,text_text/* own */.ZV)(missingWords(one))}${which}: ${there}`;
        }),
        ...warnings.map(warning => (0,text_text/* message */.iU)(warning.message)),
    ];
}
/** What the reader should do now: first of all where it is worst. */
function mergedNextStep(report, options = {}) {
    const { sections, missing, warnings } = report;
    const isWhole = missing.length === 0 && warnings.every(({ code }) => code !== 'unread-record');
    const worst = byUrgency(report)[0];
    if (worst === undefined || (!isWhole && worst.status !== 'regressed'))
        return (0,text_text/* own */.ZV)('see why there is no record of every leg: its job failed, was cancelled, or is not among those that this one needs.');
    if (sections.length === 1)
        return (0,next_step/* nextStep */.s)(worst, options);
    const isGreen = worst.status === 'unchanged' || worst.status === 'improved';
    return isGreen ? (0,next_step/* nextStep */.s)(worst, options) : (0,text_text/* say */.cv) `in ${sectionName(worst, sections)}, ${(0,next_step/* nextStep */.s)(worst, options)}`;
}
/** A section by name. */
function sectionName(section, sections) {
    return (0,text_text/* join */.fj)(sectionKey(section, sections).map(part => (0,text_text/* say */.cv) `${part}`), ' · ');
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

// EXTERNAL MODULE: ./lib/report/words/reading.js + 1 modules
var reading = __webpack_require__(7661);
// EXTERNAL MODULE: ./lib/report/words/reproduce.js
var reproduce = __webpack_require__(2107);
// EXTERNAL MODULE: ./lib/report/words/trust.js
var trust = __webpack_require__(3998);
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
    return `## ⏱ Benchmarks: ${tallies.join(' · ')}\n${(0,text_text/* write */.M9)(mergedContext(report), text_escape/* markdownVoice */.Cr)}\n\n`;
}
function stepText(report, options) {
    return `**Next step:** ${(0,text_text/* write */.M9)(mergedNextStep(report, options), text_escape/* markdownVoice */.Cr)}\n\n`;
}
/** What is left of a comment that could not be posted: the headline, what to do, and where the rest is. */
function renderMergedShort(report, { source, ...options }) {
    return `${openingText(report)}${stepText(report, options)}${sourceText(source)}`;
}
function nameOf(section, sections) {
    return (0,text_text/* write */.M9)(sectionName(section, sections), text_escape/* markdownVoice */.Cr);
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
    const [inconclusive, unchanged, unjudged, ignored] = (0,markdown/* rowFolds */.rB)(rows, section);
    const isRegressed = section.findings.some(({ verdict }) => verdict === 'regressed');
    const heading = {
        name: 'sections',
        open: `### ${statusMarks[section.status].emoji} ${name}\n`,
        rows: [`${(0,text_text/* write */.M9)((0,headline/* context */._O)(section), text_escape/* markdownVoice */.Cr)}\n\n${(0,markdown/* whyText */.ss)(section)}`],
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
        ignored,
        (0,markdown/* rulesFold */.f8)(section),
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
        const commands = (0,reproduce/* reproduce */.C)(section).map(text_escape/* entities */.O5).join('\n');
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

// EXTERNAL MODULE: ./lib/report/pages/terminal.js
var terminal = __webpack_require__(1865);
;// CONCATENATED MODULE: ./lib/report/pages/merged-terminal.js





/** All sections for a terminal: one headline, then each section as it is alone, worst first. */
function renderMergedTerminal(report, options) {
    const sections = byUrgency(report);
    const tallies = mergedHeadline(report).map(({ mark, text }) => `${mark.character} ${text}`);
    const notes = mergedNotes(report).map(note => `${words/* otherMarks */.p6.warning.character} ${(0,text_text/* write */.M9)(note, text_escape/* terminalVoice */.BE)}`);
    const pages = sections.map(section => {
        const name = (0,text_text/* write */.M9)(sectionName(section, sections), text_escape/* terminalVoice */.BE);
        return `── ${name} ──\n${(0,terminal/* renderTerminal */.b)(section, options)}`;
    });
    const head = [
        `Benchmarks: ${tallies.join(' · ')}`,
        (0,text_text/* write */.M9)(mergedContext(report), text_escape/* terminalVoice */.BE),
        ...notes,
        `Next step: ${(0,text_text/* write */.M9)(mergedNextStep(report, options), text_escape/* terminalVoice */.BE)}`,
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
            throw new values/* InputError */.dz(`"as" is "${name}"; it can be ${[...renderers.keys()].join(', ')}`);
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
    throw new values/* InputError */.dz('"as" is "html", and a merged report has no such page; it can be terminal, comment, summary');
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new values/* InputError */.dz(`the report is not JSON, or it was cut off: ${cause.message}`, { cause });
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
/* harmony import */ var _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3199);
/* harmony import */ var _compare_verdicts_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1558);



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
const budget = {
    bound: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['at most', 'at least']),
    value: number,
    median: bound,
    low: bound,
    high: bound,
    level: number,
    state: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .budgetStates */ .IQ),
};
const finding = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    benchmark: name,
    metric: name,
    unit: name,
    better: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['lower', 'higher', 'unknown']),
    primary: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    aside: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)),
    baseline: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(summary),
    contender: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(summary),
    change: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change),
    p: bound,
    adjustedP: bound,
    control: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: number, low: bound, high: bound, p: number })),
    verdict: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .verdicts */ .rY)),
    resolution: bound,
    roundsToSettle: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(natural),
    secondOpinions: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ means: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change), p95: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change), mannWhitneyP: bound })),
    runners: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(list(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: bound, contender: bound }), mostRunners)),
    threshold: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(number),
    budget: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(budget)),
    ignored: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reason: name, until: name })),
    cause: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .obstacleCauses */ .Gg)),
    reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(sentence),
    warnings: list(warning, 100),
});
const onOrOff = valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['on', 'off']);
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
    governor: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    turbo: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(onOrOff),
    smt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(onOrOff),
    aslr: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(onOrOff),
    held: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ cores: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name), niceness: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf())) })),
    toolchain: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(list(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ command: sentence, version: name }), 100)),
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
    environment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(environment),
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
    batch: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(natural),
    slope: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([natural, natural])),
});
const control = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['passed', 'failed', 'too-few', 'not-run']),
    failed: natural,
    of: natural,
    noiseFloor: bound,
    bias: bound,
});
const spin = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    seconds: number,
    spread: number,
    drift: number,
    moved: list(natural, most),
    contaminated: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
/** What a report is, for those that hold reports. */
const reportSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema: valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('counterbalance/report@1'),
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(_compare_verdicts_status_js__WEBPACK_IMPORTED_MODULE_2__/* .statuses */ .b),
    suite: name,
    rounds: natural,
    settings: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ threshold: number, confidence: number, looks }),
    control,
    suiteChange: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(change),
    resolution: bound,
    spin: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(spin),
    findings: list(finding, most),
    added: list(name, most),
    removed: list(name, most),
    warnings: list(warning, 1000),
    rules: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        source: name,
        asOf: name,
        missing: list(sentence, most),
        budgets: list(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ benchmark: name, metric: name, unit: name, ...budget }), most),
    })),
    leg: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    environment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(environment),
    runners: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(list(runner, mostRunners)),
    sides: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ baseline: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(origin), contender: origin })),
    command: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(sentence),
    options: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[a-z-]{1,40}$/)), sentence)),
    seed: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(name),
    plan: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(plan),
    tampered: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(list(sentence, 1000)),
});


/***/ })

};
