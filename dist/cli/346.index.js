export const id = 346;
export const ids = [346];
export const modules = {

/***/ 9346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ decodeRecord),
  O: () => (/* binding */ decodeRecordData)
});

// EXTERNAL MODULE: ./lib/record/causes.js
var record_causes = __webpack_require__(1077);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/record/record-error.js
var record_error = __webpack_require__(3483);
// EXTERNAL MODULE: ./lib/record/schema.js + 3 modules
var schema = __webpack_require__(432);
;// CONCATENATED MODULE: ./lib/record/first-edition.js




/** The first edition of records, which knew two sides. */
const firstEdition = dist/* object */.Ikc({
    ...schema/* around */.mC,
    sides: dist/* optional */.lqM(dist/* object */.Ikc({ baseline: dist/* optional */.lqM(schema/* origin */.TG), contender: schema/* origin */.TG })),
    plan: dist/* optional */.lqM(dist/* object */.Ikc({ copies: dist/* object */.Ikc({ baseline: schema/* copy */.C, contender: schema/* copy */.C }), ...schema/* course */.yW })),
    identical: dist/* optional */.lqM(dist/* boolean */.zMY()),
});
const earlierVersion = {
    code: 'earlier-version',
    message: 'this was measured by an earlier version, and is judged by the rules of this one',
};
/** Decodes what a record of the first edition has around its rounds. */
function decodeFirstEdition(data) {
    const { sides, plan, identical, ...rest } = (0,record_error/* decodeBy */.Kp)(firstEdition, data, '');
    const { copies, ...own } = plan ?? {};
    const named = (name) => {
        const from = sides?.[name];
        return { name, ...(copies && { copies: copies[name] }), ...(from && { origin: from }) };
    };
    const contender = { ...named('contender'), ...(identical === undefined ? {} : { identical }) };
    return {
        ...rest,
        baseline: record/* usualNames */.Vx.baseline,
        sides: [named('baseline'), contender],
        ...(plan && { plan: own }),
        warnings: [...rest.warnings, earlierVersion],
    };
}

// EXTERNAL MODULE: ./lib/record/limits.js
var record_limits = __webpack_require__(213);
;// CONCATENATED MODULE: ./lib/record/decode.js





/** A record from JSON that nobody vouches for. */
function decodeRecord(json, limits = record_limits/* generousLimits */.zw) {
    if (json.length > limits.characters)
        throw new record_error/* RecordError */.W1(`the record has ${json.length} characters; at most ${limits.characters} are read`);
    return decodeRecordData(parseJson(json), limits);
}
/** A record from what JSON was parsed to. */
function decodeRecordData(data, limits = record_limits/* generousLimits */.zw) {
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new record_error/* RecordError */.W1('this is not a record: it has no "schema"');
    const edition = editions.find(({ schema }) => schema === data.schema);
    if (edition === undefined)
        throw new record_error/* RecordError */.W1(`"schema" is ${(0,record_error/* shown */.SP)(data.schema)}; this version reads ${editions.map(({ schema }) => `"${schema}"`).join(' and ')}`);
    const { rounds, earlier, ...rest } = data;
    const record = {
        ...edition.decodeAround(rest),
        ...decodeEarlier(earlier, limits),
        rounds: decodeRounds(rounds, edition.round, limits),
    };
    refuseStrangers(record);
    refuseMisplaced(record);
    refuseUnordered(record);
    refuseOther(record);
    refuseUnlisted(record);
    refuseOtherSides(record);
    return record;
}
const mostEarlier = 20;
/** Records in a record, none of which holds others. */
function decodeEarlier(earlier, limits) {
    if (earlier === undefined)
        return {};
    if (!Array.isArray(earlier) || earlier.length === 0 || earlier.length > mostEarlier)
        throw new record_error/* RecordError */.W1(`"earlier" must be a list of 1 to ${mostEarlier} records, not ${(0,record_error/* shown */.SP)(earlier)}`);
    if (earlier.some(one => one !== null && typeof one === 'object' && 'earlier' in one))
        throw new record_error/* RecordError */.W1('"earlier" has a record with earlier ones of its own');
    return { earlier: earlier.map(one => decodeRecordData(one, limits)) };
}
const editions = [
    { schema: 'counterbalance/record@1', round: schema/* firstRound */.rk, decodeAround: decodeFirstEdition },
    { schema: 'counterbalance/record@2', round: schema/* namedRound */.Mw, decodeAround: decodeSecondEdition },
];
const mostStages = 2;
function decodeSecondEdition(data) {
    const around = (0,record_error/* decodeBy */.Kp)(schema/* secondEdition */.vX, data, '');
    const { stages = [] } = around;
    if (stages.length > mostStages)
        throw new record_error/* RecordError */.W1(`the record was measured in ${stages.length} stages, which this version cannot judge: use a newer version`);
    return around;
}
/** No two sides have one name, the baseline is one of them, and no other side has run. */
function refuseStrangers({ baseline, sides, rounds }) {
    const names = sides.map(({ name }) => name);
    const repeated = findRepeated(names);
    if (repeated !== undefined)
        throw new record_error/* RecordError */.W1(`"sides" has the name ${(0,record_error/* shown */.SP)(repeated)} twice`);
    const strange = [baseline, ...rounds.flatMap(round => round.map(({ slot }) => slot.side))].find(name => !names.includes(name));
    if (strange !== undefined)
        throw new record_error/* RecordError */.W1(`${(0,record_error/* shown */.SP)(strange)} is not the name of one of the "sides"`);
}
/** Earlier experiments are of the same sides. */
function refuseOtherSides({ sides, baseline, earlier = [] }) {
    const namesOf = (one) => JSON.stringify([one.baseline, ...one.sides.map(({ name }) => name)]);
    const index = earlier.findIndex(one => namesOf(one) !== namesOf({ sides, baseline }));
    if (index >= 0)
        throw new record_error/* RecordError */.W1(`"earlier.${index}" has other sides than the record`);
}
/** Benchmarks are left out from one round on, and then from a later one. */
function refuseUnordered({ plan }) {
    const starts = plan?.focus?.map(({ from }) => from) ?? [];
    const stray = starts.findIndex((start, index) => start <= (starts[index - 1] ?? 0));
    if (stray >= 0)
        throw new record_error/* RecordError */.W1(`"plan.focus.${stray}.from" is ${starts[stray]}; the steps of focus must ascend, from 1`);
}
/** Each round is some runner's, and a runner has at least one; so it is with blocks of rounds and with segments. */
function refuseMisplaced({ runners = [], reinstall, segments = [], stages = [], rounds }) {
    const refuse = (name, what, starts) => starts.forEach((start, index) => {
        const before = starts[index - 1];
        const isInPlace = before === undefined ? start === 0 : start > before;
        if (!isInPlace || (start >= rounds.length && start > 0))
            throw new record_error/* RecordError */.W1(`"${name(index)}" is ${start}; the first rounds of the ${what} must start at 0, ascend, and stay below the number of rounds`);
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
    throw new record_error/* RecordError */.W1(`"host" has ${host.length} rounds, and "rounds" has ${rounds.length}`);
}
/** Profiles are of sides of the record, and of functions that they list; the tree of calls has no circle. */
function refuseUnlisted({ causes, sides }) {
    if (causes === undefined || 'absence' in causes)
        return;
    const stray = (0,record_causes/* findStray */.Zt)(causes, sides.map(({ name }) => name));
    if (stray !== undefined)
        throw new record_error/* RecordError */.W1(`"causes" ${stray}`);
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        throw new record_error/* RecordError */.W1(`this is not valid JSON, or it was cut off: ${cause.message.slice(0, record_error/* longestShown */.QK)}`, {
            cause,
        });
    }
}
function decodeRounds(rounds, round, limits) {
    if (!Array.isArray(rounds))
        throw new record_error/* RecordError */.W1(`"rounds": must be a list of rounds, not ${(0,record_error/* shown */.SP)(rounds)}`);
    if (rounds.length > limits.rounds)
        throw new record_error/* RecordError */.W1(`"rounds" has ${rounds.length} rounds; at most ${limits.rounds} are read`);
    const metrics = new Map();
    const benchmarks = new Set();
    let measurements = 0;
    return rounds.map((data, index) => {
        const decoded = (0,record_error/* decodeBy */.Kp)(round, data, `rounds[${index}]`);
        measurements += decoded.reduce((sum, one) => sum + one.measurements.length, 0);
        if (measurements > limits.measurements)
            throw new record_error/* RecordError */.W1(`more than ${limits.measurements} measurements are not read`);
        for (const one of decoded)
            for (const { benchmark } of one.measurements)
                benchmarks.add(benchmark);
        if (benchmarks.size > limits.benchmarks)
            throw new record_error/* RecordError */.W1(`more than ${limits.benchmarks} benchmarks are not read`);
        refuseRepeated(decoded, `rounds[${index}]`);
        return decoded.map(one => makeInvocation(one, metrics));
    });
}
/** Nothing is measured twice in a round; and the null distribution of a round with hundreds of values would take for ever. */
function refuseRepeated(decoded, at) {
    const slot = findRepeated(decoded.map(({ side, copy }) => `${side} ${copy}`));
    if (slot !== undefined)
        throw new record_error/* RecordError */.W1(`"${at}": ${slot} must be given only once`);
    decoded.forEach(({ measurements }, index) => {
        if (measurements.length < 2)
            return;
        const series = findRepeated(measurements.map(({ benchmark, metric }) => `${benchmark}\n${metric}`));
        if (series === undefined)
            return;
        const [benchmark, metric] = series.split('\n').map(record_error/* shown */.SP);
        throw new record_error/* RecordError */.W1(`"${at}.${index}.measurements": ${benchmark} with the metric ${metric} must be given only once`);
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

/***/ 98:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ hostSample),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   YG: () => (/* binding */ longestName),
/* harmony export */   cA: () => (/* binding */ environment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

const mostTools = 100;
/** The longest name that a record may hold. */
const longestName = 1000;
/** A text by which something is called. */
const name = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .nonEmpty */ .hq(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(longestName));
/** The number of things of one kind. */
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const onOrOff = valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['on', 'off']);
/** A machine, in a record or a manifest. */
const environment = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    fingerprint: name,
    cpu: name,
    cores: count,
    memoryInBytes: count,
    os: name,
    kernel: name,
    node: name,
    runner: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name),
    virtualization: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name),
    governor: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name),
    turbo: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(onOrOff),
    smt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(onOrOff),
    quotaInCores: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(1e6))),
    aslr: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(onOrOff),
    held: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        cores: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(name),
        niceness: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeInteger */ .Y2b())),
        isolated: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)),
    })),
    toolchain: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ command: name, version: name })), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(mostTools))),
});
/** Less than this is nothing of what a machine does. */
const smallest = 1e-18;
const amount = valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(1e18), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(value => (value < smallest ? 0 : value))));
/** The activity of a machine in one round. */
const hostSample = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    seconds: amount,
    cpuSeconds: amount,
    stealSeconds: amount,
    othersSeconds: amount,
    cpuWaitSeconds: amount,
    ioWaitSeconds: amount,
    memoryWaitSeconds: amount,
    networkBytes: amount,
    sentSegments: amount,
    repeatedSegments: amount,
    diskBytes: amount,
    diskSeconds: amount,
    swappedPages: amount,
    outOfMemoryKills: amount,
    throttles: amount,
    quotaStops: amount,
    frequencyInHertz: amount,
    load: amount,
    availableMemoryInBytes: amount,
    freeDiskInBytes: amount,
    spinSeconds: amount,
});


/***/ }),

/***/ 432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mC: () => (/* binding */ around),
  C: () => (/* binding */ copy),
  yW: () => (/* binding */ course),
  rk: () => (/* binding */ firstRound),
  Wg: () => (/* binding */ ledger),
  Mw: () => (/* binding */ namedRound),
  TG: () => (/* binding */ origin),
  vX: () => (/* binding */ secondEdition)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/rules/rules.js
var rules = __webpack_require__(8932);
// EXTERNAL MODULE: ./lib/rules/schema.js + 1 modules
var schema = __webpack_require__(2868);
// EXTERNAL MODULE: ./lib/record/causes.js
var causes = __webpack_require__(1077);
// EXTERNAL MODULE: ./lib/record/limits.js
var limits = __webpack_require__(213);
// EXTERNAL MODULE: ./lib/record/machine-schema.js
var machine_schema = __webpack_require__(98);
;// CONCATENATED MODULE: ./lib/record/causes-schema.js




const mostListed = 10_000;
const mostRounds = 100;
const amount = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1e18));
const list = (item, longest) => dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(longest), dist/* array */.YOg(item));
const profiles = dist/* object */.Ikc({
    profiler: dist/* picklist */.KIO(causes/* profilerNames */.sx),
    unit: dist/* picklist */.KIO(causes/* profileUnits */.DX),
    benchmark: dist/* exactOptional */.yqP(machine_schema/* name */.UU),
    sides: list(machine_schema/* name */.UU, limits/* mostSides */.ci),
    functions: list(dist/* object */.Ikc({
        name: machine_schema/* name */.UU,
        file: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(machine_schema/* longestName */.YG))),
        line: dist/* exactOptional */.yqP(machine_schema/* count */.U9),
        last: dist/* exactOptional */.yqP(machine_schema/* count */.U9),
        changed: dist/* exactOptional */.yqP(dist/* picklist */.KIO(causes/* changedChoices */.PV)),
    }), mostListed),
    rounds: list(list(dist/* object */.Ikc({ side: machine_schema/* name */.UU, copy: dist/* picklist */.KIO([1, 2]), self: list(dist/* tuple */.PVZ([machine_schema/* count */.U9, amount]), mostListed) }), 2 * limits/* mostSides */.ci), mostRounds),
    calls: list(dist/* object */.Ikc({ parent: dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(-1)), at: machine_schema/* count */.U9, self: list(amount, limits/* mostSides */.ci) }), mostListed),
});
/** Profiles from outside, or why there are none. */
const causes_schema_causes = dist/* union */.KCZ([dist/* object */.Ikc({ absence: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(10_000)) }), profiles]);

// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
;// CONCATENATED MODULE: ./lib/record/since.js



const since_name = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(machine_schema/* longestName */.YG));
const finite = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(-computable/* largest */.nQ), dist/* maxValue */.cGV(computable/* largest */.nQ));
const level = dist/* object */.Ikc({
    benchmark: since_name,
    metric: since_name,
    estimate: finite,
    standardError: dist/* pipe */.FsL(finite, dist/* minValue */.Wwf(0)),
});
/** The form of {@link RecordedSince} in a record from outside. */
const since = dist/* object */.Ikc({
    name: since_name,
    commit: dist/* exactOptional */.yqP(since_name),
    degrees: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1))),
    levels: dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(100_000), dist/* array */.YOg(level)),
});

// EXTERNAL MODULE: ./lib/record/suite-files.js
var suite_files = __webpack_require__(4751);
;// CONCATENATED MODULE: ./lib/record/tampered-schema.js


// The slash also keeps a page from taking a path for a sentence of ours.
const path = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[b-z][1-9]\d?\//), dist/* maxLength */.Ru6(5000));
/** Files of copies that somebody changed, and had no business with, in a record. */
const tampered = dist/* pipe */.FsL(dist/* array */.YOg(path), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(limits/* mostTampered */.W5));

;// CONCATENATED MODULE: ./lib/record/schema.js











const mostRunners = 1000;
const mostLooks = 100;
const schema_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(65_536));
const fraction = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1));
const schema_finite = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(-computable/* largest */.nQ), dist/* maxValue */.cGV(computable/* largest */.nQ));
const rounds = dist/* pipe */.FsL(dist/* array */.YOg(machine_schema/* count */.U9), dist/* maxLength */.Ru6(limits/* generousLimits */.zw.rounds));
const looks = dist/* pipe */.FsL(dist/* array */.YOg(machine_schema/* count */.U9), dist/* maxLength */.Ru6(mostLooks));
const copy = dist/* picklist */.KIO([1, 2]);
const measurement = dist/* object */.Ikc({
    benchmark: machine_schema/* name */.UU,
    metric: machine_schema/* name */.UU,
    unit: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(machine_schema/* longestName */.YG)),
    better: dist/* optional */.lqM(dist/* picklist */.KIO(['lower', 'higher', 'unknown']), 'unknown'),
    primary: dist/* optional */.lqM(dist/* boolean */.zMY()),
    aside: dist/* optional */.lqM(dist/* boolean */.zMY()),
    // A value that is not finite has no JSON; it is written as null.
    value: dist/* nullable */.mee(dist/* number */.aig()),
    samples: dist/* optional */.lqM(dist/* array */.YOg(dist/* nullable */.mee(dist/* number */.aig()))),
    error: dist/* optional */.lqM(schema_text),
});
const plainKeys = new Set(['benchmark', 'metric', 'unit', 'better', 'value']);
/** Returns whether `one` is a measurement that says no more than every one must, and says it well. */
function isPlain(one) {
    if (typeof one !== 'object' || one === null)
        return false;
    const { benchmark, metric, unit, better, value } = one;
    if (!isText(benchmark, 1) || !isText(metric, 1) || !isText(unit, 0) || typeof value !== 'number')
        return false;
    for (const key in one)
        if (!plainKeys.has(key))
            return false;
    return better === 'lower' || better === 'higher';
}
function isText(one, least) {
    return typeof one === 'string' && one.length >= least && one.length <= machine_schema/* longestName */.YG;
}
/** Records have tens of thousands of measurements, and nearly all are plain: the schema is for what is left. */
const measurements = dist/* lazy */.RZV((data) => Array.isArray(data) && data.every(isPlain) ? dist/* custom */.IeY(() => true) : dist/* array */.YOg(measurement));
const invocation = {
    copy,
    outcome: dist/* picklist */.KIO(['ok', 'failed', 'timed-out']),
    startedAt: dist/* optional */.lqM(schema_finite),
    reason: dist/* optional */.lqM(schema_text),
    measurements,
};
/** A round of the first edition, whose sides have the usual names. */
const firstRound = dist/* array */.YOg(dist/* object */.Ikc({ side: dist/* picklist */.KIO(['baseline', 'contender']), ...invocation }));
/** A round whose sides have names of their own. */
const namedRound = dist/* array */.YOg(dist/* object */.Ikc({ side: machine_schema/* name */.UU, work: dist/* optional */.lqM(machine_schema/* name */.UU), ...invocation }));
const warnings = dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ code: machine_schema/* name */.UU, message: schema_text })), dist/* maxLength */.Ru6(1000));
const origin = dist/* object */.Ikc({
    label: schema_text,
    source: dist/* picklist */.KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: dist/* optional */.lqM(machine_schema/* name */.UU),
    store: dist/* optional */.lqM(schema_text),
    artifact: dist/* optional */.lqM(dist/* object */.Ikc({ runId: machine_schema/* count */.U9, runNumber: machine_schema/* count */.U9, digest: machine_schema/* name */.UU, behind: machine_schema/* count */.U9 })),
    environment: dist/* optional */.lqM(machine_schema/* environment */.cA),
    command: dist/* optional */.lqM(schema_text),
});
/** The course of the measurement, in both editions. */
const course = {
    inPlace: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    rounds: machine_schema/* count */.U9,
    looks,
    auto: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
    stoppedBy: dist/* picklist */.KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: dist/* pipe */.FsL(schema_finite, dist/* minValue */.Wwf(0)),
    batch: dist/* exactOptional */.yqP(machine_schema/* count */.U9),
    slope: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* array */.YOg(machine_schema/* count */.U9), dist/* minLength */.BpQ(2), dist/* maxLength */.Ru6(mostLooks))),
};
const ledgerEntry = dist/* object */.Ikc({
    benchmark: machine_schema/* name */.UU,
    estimate: schema_finite,
    standardError: dist/* pipe */.FsL(schema_finite, dist/* minValue */.Wwf(0)),
    fingerprint: machine_schema/* name */.UU,
});
const ledger = dist/* pipe */.FsL(dist/* array */.YOg(ledgerEntry), dist/* maxLength */.Ru6(100_000));
const settings = dist/* object */.Ikc({
    threshold: dist/* optional */.lqM(fraction, 0.02),
    confidence: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0.5), dist/* ltValue */.ulq(1)), 0.95),
    metrics: dist/* optional */.lqM(schema_text, 'primary'),
    sameWork: dist/* optional */.lqM(dist/* picklist */.KIO(['ignore', 'required'])),
    suiteChanges: dist/* optional */.lqM(dist/* literal */.euz('judge')),
    exponentThreshold: dist/* exactOptional */.yqP(dist/* pipe */.FsL(schema_finite, dist/* minValue */.Wwf(0))),
    judge: dist/* optional */.lqM(dist/* picklist */.KIO(rules/* judgeChoices */.K.filter(one => one !== 'auto'))),
    looks: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(machine_schema/* count */.U9), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(mostLooks))),
    rules: dist/* optional */.lqM(schema/* rulesSchema */.jm),
});
const runner = dist/* object */.Ikc({
    label: machine_schema/* name */.UU,
    firstRound: machine_schema/* count */.U9,
    seed: dist/* optional */.lqM(machine_schema/* name */.UU),
    environment: dist/* optional */.lqM(machine_schema/* environment */.cA),
});
/** The fields that both editions have around their rounds. */
const around = {
    suite: dist/* optional */.lqM(machine_schema/* name */.UU, 'benchmark'),
    leg: dist/* optional */.lqM(machine_schema/* name */.UU),
    shard: dist/* optional */.lqM(machine_schema/* name */.UU),
    pullRequest: dist/* optional */.lqM(machine_schema/* count */.U9),
    seed: dist/* optional */.lqM(machine_schema/* name */.UU),
    createdAt: dist/* optional */.lqM(machine_schema/* name */.UU),
    command: dist/* optional */.lqM(schema_text),
    options: dist/* optional */.lqM(dist/* record */.g1P(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[a-z-]{1,40}$/)), schema_text)),
    statistic: dist/* optional */.lqM(machine_schema/* name */.UU),
    absence: dist/* optional */.lqM(schema_text),
    settings: dist/* optional */.lqM(settings, {}),
    environment: dist/* optional */.lqM(machine_schema/* environment */.cA),
    runners: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(runner), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(mostRunners))),
    ledger: dist/* optional */.lqM(ledger),
    since: dist/* exactOptional */.yqP(since),
    tampered: dist/* optional */.lqM(tampered),
    host: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(limits/* generousLimits */.zw.rounds), dist/* array */.YOg(machine_schema/* hostSample */.F0))),
    warnings: dist/* optional */.lqM(warnings, []),
};
const suitePaths = dist/* pipe */.FsL(dist/* array */.YOg(machine_schema/* name */.UU), dist/* maxLength */.Ru6(2 * suite_files/* mostSuiteFiles */.L1));
const side = dist/* object */.Ikc({
    name: machine_schema/* name */.UU,
    copies: dist/* optional */.lqM(copy),
    origin: dist/* optional */.lqM(origin),
    identical: dist/* optional */.lqM(dist/* boolean */.zMY()),
    digest: dist/* optional */.lqM(machine_schema/* name */.UU),
    sameFiles: dist/* optional */.lqM(suitePaths),
    suiteChanges: dist/* optional */.lqM(suitePaths),
    suiteReplaced: dist/* optional */.lqM(suitePaths),
});
const names = dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(limits/* generousLimits */.zw.benchmarks), dist/* array */.YOg(machine_schema/* name */.UU));
const schema_focus = dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ from: machine_schema/* count */.U9, without: names })), dist/* maxLength */.Ru6(mostLooks));
/** The fields that the second edition has around its rounds. */
const secondEdition = dist/* object */.Ikc({
    ...around,
    baseline: machine_schema/* name */.UU,
    sides: dist/* pipe */.FsL(dist/* array */.YOg(side), dist/* minLength */.BpQ(2), dist/* maxLength */.Ru6(limits/* mostSides */.ci)),
    plan: dist/* optional */.lqM(dist/* object */.Ikc({ ...course, focus: dist/* optional */.lqM(schema_focus) })),
    reinstall: dist/* optional */.lqM(dist/* object */.Ikc({ when: dist/* picklist */.KIO(record/* reinstallChoices */.jB), starts: rounds })),
    segments: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(machine_schema/* count */.U9), dist/* maxLength */.Ru6(limits/* mostSegments */.OK))),
    causes: dist/* optional */.lqM(causes_schema_causes),
    leftOut: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* array */.YOg(schema_text), dist/* maxLength */.Ru6(limits/* mostLeftOut */.Lf))),
    stages: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(machine_schema/* count */.U9), dist/* nonEmpty */.hq())),
});


/***/ }),

/***/ 2868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jm: () => (/* binding */ rulesSchema),
  Iy: () => (/* binding */ writtenFile)
});

// UNUSED EXPORTS: mostRules, writtenRule

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/rules/expression/evaluate.js + 2 modules
var evaluate = __webpack_require__(5194);
// EXTERNAL MODULE: ./lib/rules/match.js
var match = __webpack_require__(3650);
// EXTERNAL MODULE: ./lib/metrics/unit.js
var metrics_unit = __webpack_require__(9847);
;// CONCATENATED MODULE: ./lib/rules/quantity.js


const number = String.raw `(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?)`;
const unit = String.raw `\s*(\S(?:.*\S)?)?`;
const amount = new RegExp(`^${number}${unit}$`, 'i');
const bounded = new RegExp(`^at (most|least) ${number}${unit}$`, 'i');
const longest = 100;
/** `50 ms` in its base unit; undefined where the text is no quantity. */
function parseAmount(text) {
    const parts = text.length <= longest ? amount.exec(text.trim()) : null;
    return parts ? makeAmount(parts[1], parts[2] ?? '') : undefined;
}
/** `at most 50 ms`, or `at least 5e9 FLOP/s`; undefined where the text is no budget. */
function parseBudget(text) {
    const parts = text.length <= longest ? bounded.exec(text.trim()) : null;
    if (!parts)
        return undefined;
    const made = makeAmount(parts[2], parts[3] ?? '');
    return made && { bound: parts[1].toLowerCase() === 'most' ? 'at most' : 'at least', ...made };
}
function makeAmount(digits, printed) {
    // What begins like a number is a number that went wrong, as in "1,5 ms" or "1 000 B".
    if (/^[\d.,'+-]/.test(printed))
        return undefined;
    const { unit, factor } = (0,metrics_unit/* tidyUnit */.v)(printed);
    const value = Number(digits) * factor;
    return (0,computable/* isComputable */.$O)(value) ? { value, unit } : undefined;
}

// EXTERNAL MODULE: ./lib/rules/rules.js
var rules = __webpack_require__(8932);
;// CONCATENATED MODULE: ./lib/rules/schema.js






const longestText = 1000;
const mostRules = 1000;
const pattern = dist/* pipe */.FsL(dist/* string */.YjP('it must be a name or a pattern such as parse/*'), dist/* nonEmpty */.hq('it must be a name or a pattern such as parse/*'), dist/* maxLength */.Ru6(longestText, `it must be a pattern of at most ${longestText} characters`), dist/* check */.z6Y(text => (0,match/* countStars */.PL)(text) <= match/* mostStars */.TE, `a pattern can have at most ${match/* mostStars */.TE} stars`), dist/* check */.z6Y(text => !(0,match/* isTooManifold */.fl)(text), 'its braces and stars stand for too many combinations: write several rules instead'));
const aFraction = 'it must be a percentage such as 5%, from 0% to below 100%';
const fraction = dist/* pipe */.FsL(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()], aFraction), dist/* transform */.pdi(given => parseFraction(given)), dist/* number */.aig(aFraction), dist/* minValue */.Wwf(0, aFraction), dist/* ltValue */.ulq(1, aFraction));
const aSize = 'it must be a percentage such as 5%, from 0% to below 1000%, or false';
const sizeOrFalse = dist/* union */.KCZ([
    dist/* literal */.euz(false),
    dist/* pipe */.FsL(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()]), dist/* transform */.pdi(given => parseFraction(given)), dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* ltValue */.ulq(10)),
], aSize);
/** `5%` as a fraction; a number is one already. */
function parseFraction(given) {
    if (typeof given === 'number')
        return given;
    const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(given.trim());
    return parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN;
}
const aQuantity = 'it must be a quantity with its unit such as 0.1 ms, or false';
const aBudget = 'it must be "at most" or "at least" and a quantity, such as at most 50 ms, or false';
const aDay = 'it must be the last day of the exception, such as 2027-03-01';
const anIgnore = 'it must be a reason and a last day, { reason: "why", until: 2027-03-01 }, or false';
/** A quantity without a unit may be a number in YAML. */
const asText = (wrong) => dist/* pipe */.FsL(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()], wrong), dist/* transform */.pdi(String));
const ignore = dist/* strictObject */.rej({
    reason: dist/* pipe */.FsL(dist/* string */.YjP('give the reason, in words'), dist/* nonEmpty */.hq('give the reason, in words'), dist/* maxLength */.Ru6(longestText, `it can have at most ${longestText} characters`)),
    until: dist/* pipe */.FsL(dist/* string */.YjP(aDay), dist/* regex */.yGV(/^\d{4}-\d{2}-\d{2}$/, aDay), dist/* isoDate */._$n(aDay), dist/* check */.z6Y(isDay, aDay)),
}, anIgnore);
/** Whether the calendar has that day. */
function isDay(text) {
    const [year, month, day] = text.split('-').map(Number);
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
    return day >= 1 && day <= days;
}
const aJudge = `it must be one of ${rules/* judgeChoices */.K.join(', ')}`;
/** A calculation as its text; what is wrong with it follows the example of one. */
const calculation = (example) => {
    const wrong = `it must be a calculation such as ${example}, or false`;
    return dist/* union */.KCZ([
        dist/* literal */.euz(false),
        dist/* pipe */.FsL(asText(wrong), dist/* trim */.Bqr(), dist/* check */.z6Y(text => (0,evaluate/* findFault */.Kv)(text) === undefined, ({ input }) => `${wrong}: ${(0,evaluate/* findFault */.Kv)(input)}`)),
    ], issue => issue.issues?.find(({ type }) => type === 'check')?.message ?? wrong);
};
const aWork = 'it must be the name of a metric that says how much work was done, or false';
const aName = 'it must be the name that the benchmark had before';
const someFiles = 'it must be a pattern of files such as build/parser*, or false';
const aUnit = 'it must be a unit such as ms';
const aRule = 'a rule is a map of benchmark, metric, threshold, fail-above, judge, control, same-work, files, direction, unit, smallest, budget, required, expect, work, was and ignore';
/** A rule as it stands in the file. */
const writtenRule = dist/* strictObject */.rej({
    benchmark: dist/* optional */.lqM(pattern),
    metric: dist/* optional */.lqM(pattern),
    threshold: dist/* optional */.lqM(fraction),
    'fail-above': dist/* optional */.lqM(sizeOrFalse),
    judge: dist/* optional */.lqM(dist/* picklist */.KIO(rules/* judgeChoices */.K, aJudge)),
    control: dist/* optional */.lqM(dist/* boolean */.zMY('it must be true or false')),
    'same-work': dist/* optional */.lqM(dist/* union */.KCZ([dist/* literal */.euz(false), dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(longestText))], aWork)),
    files: dist/* optional */.lqM(dist/* union */.KCZ([dist/* literal */.euz(false), dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(longestText))], someFiles)),
    direction: dist/* optional */.lqM(dist/* picklist */.KIO(['lower', 'higher'], 'it must be lower or higher, whichever is better')),
    unit: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(aUnit), dist/* trim */.Bqr(), dist/* nonEmpty */.hq(aUnit), dist/* maxLength */.Ru6(100, aUnit))),
    smallest: dist/* optional */.lqM(dist/* union */.KCZ([
        dist/* literal */.euz(false),
        dist/* pipe */.FsL(asText(aQuantity), dist/* transform */.pdi(text => parseAmount(text)), dist/* object */.Ikc({ value: dist/* number */.aig(), unit: dist/* string */.YjP() }, aQuantity)),
    ], aQuantity)),
    budget: dist/* optional */.lqM(dist/* union */.KCZ([
        dist/* literal */.euz(false),
        dist/* pipe */.FsL(dist/* string */.YjP(aBudget), dist/* transform */.pdi(text => parseBudget(text)), dist/* object */.Ikc({ bound: dist/* picklist */.KIO(['at most', 'at least']), value: dist/* number */.aig(), unit: dist/* string */.YjP() }, aBudget)),
    ], aBudget)),
    required: dist/* optional */.lqM(dist/* boolean */.zMY('it must be true or false')),
    expect: dist/* optional */.lqM(calculation('12 ms')),
    work: dist/* optional */.lqM(calculation('2*n^3 flop')),
    was: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(aName), dist/* nonEmpty */.hq(aName), dist/* maxLength */.Ru6(longestText, aName))),
    ignore: dist/* optional */.lqM(dist/* union */.KCZ([dist/* literal */.euz(false), ignore], issue => issueOfIgnore(issue) ?? anIgnore)),
}, aRule);
function isOneName(benchmark) {
    return benchmark !== undefined && !/[*?{}[\]]/.test(benchmark);
}
/** Of what is a map, its own first fault. */
function issueOfIgnore({ issues }) {
    return issues?.find(({ path }) => path !== undefined)?.message;
}
/** The file as a whole. */
const writtenFile = dist/* strictObject */.rej({
    // What is left of a list whose rules are all commented out.
    rules: dist/* nullable */.mee(dist/* pipe */.FsL(dist/* array */.YOg(dist/* pipe */.FsL(writtenRule, dist/* check */.z6Y(({ benchmark, was }) => was === undefined || isOneName(benchmark), 'a rule with "was" needs "benchmark" with the new name, and no pattern')), 'it must be a list of rules, each beginning with "- "'), dist/* maxLength */.Ru6(mostRules, `there can be at most ${mostRules} rules`)), []),
}, 'the file is a map with "rules", a list');
const schema_amount = {
    value: dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* check */.z6Y(computable/* isComputable */.$O)),
    unit: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(100)),
};
const schema_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(longestText));
const recordedCalculation = dist/* pipe */.FsL(schema_text, dist/* check */.z6Y(one => (0,evaluate/* findFault */.Kv)(one) === undefined));
const day = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^\d{4}-\d{2}-\d{2}$/));
/** Rules as they travel in a record, which nobody vouches for. */
const rulesSchema = dist/* object */.Ikc({
    source: schema_text,
    asOf: day,
    list: dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(mostRules), dist/* array */.YOg(dist/* object */.Ikc({
        line: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0)),
        benchmark: schema_text,
        metric: schema_text,
        threshold: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* ltValue */.ulq(1))),
        failAbove: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* ltValue */.ulq(10))])),
        judge: dist/* exactOptional */.yqP(dist/* picklist */.KIO(rules/* judgeChoices */.K)),
        control: dist/* exactOptional */.yqP(dist/* boolean */.zMY()),
        sameWork: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), schema_text])),
        files: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), schema_text])),
        direction: dist/* exactOptional */.yqP(dist/* picklist */.KIO(['lower', 'higher'])),
        unit: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(100))),
        smallest: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), dist/* object */.Ikc(schema_amount)])),
        budget: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), dist/* object */.Ikc({ bound: dist/* picklist */.KIO(['at most', 'at least']), ...schema_amount })])),
        required: dist/* exactOptional */.yqP(dist/* boolean */.zMY()),
        expect: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), recordedCalculation])),
        work: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), recordedCalculation])),
        was: dist/* exactOptional */.yqP(schema_text),
        ignore: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), dist/* object */.Ikc({ reason: schema_text, until: day })])),
    }))),
});


/***/ })

};
