export const id = 986;
export const ids = [986];
export const modules = {

/***/ 4986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  selfTest: () => (/* binding */ self_test_selfTest)
});

// EXTERNAL MODULE: ./lib/document/markdown.js
var markdown = __webpack_require__(4220);
// EXTERNAL MODULE: ./lib/document/terminal.js + 1 modules
var terminal = __webpack_require__(9147);
// EXTERNAL MODULE: ./lib/document/axis.js
var axis = __webpack_require__(1892);
// EXTERNAL MODULE: ./lib/document/document.js
var document_document = __webpack_require__(6116);
// EXTERNAL MODULE: ./lib/document/text.js
var document_text = __webpack_require__(8106);
// EXTERNAL MODULE: ./lib/metrics/duration.js
var duration = __webpack_require__(3237);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/report/rows.js
var rows = __webpack_require__(9965);
// EXTERNAL MODULE: ./lib/util/plural.js
var plural = __webpack_require__(3960);
// EXTERNAL MODULE: ./lib/stats/distributions/binomial.js
var binomial = __webpack_require__(6546);
;// CONCATENATED MODULE: ./lib/self-test/suspicion.js

/** A count is suspicious where chance alone would bring as many in less than one of a hundred self-tests. */
const chance = 0.01;
const confidence = 0.95;
/** Returns what to expect from this number of sessions, and what they leave open. */
function expectationOf({ falseAlarms, settings }) {
    const rate = 1 - settings.confidence;
    const { count, of } = falseAlarms;
    return { rate, most: mostByChance(of, rate, 1), possible: of === 0 ? 1 : (0,binomial/* largestProbability */.mf)(count, of, confidence) };
}
/** Returns whether there are more false alarms, or more small p-values of any benchmark, than chance explains. */
function isSuspicious({ falseAlarms, benchmarks, settings }) {
    const rate = 1 - settings.confidence;
    const exceeds = ({ count, of }, among) => count > mostByChance(of, rate, among);
    return exceeds(falseAlarms, 1) || benchmarks.some(({ smallP }) => exceeds(smallP, benchmarks.length));
}
/** `among`: so many counts are looked at, and any of them may stand out. */
function mostByChance(of, rate, among) {
    return (0,binomial/* binomialQuantile */.z1)(1 - chance / among, of, rate);
}

;// CONCATENATED MODULE: ./lib/self-test/document.js








/** Shows what a self-test has found: how often it gave a false alarm, and how often it found the slowdown. */
function selfTestDocument(selfTest) {
    const next = (0,document_text/* say */.cv) `${(0,document_text/* styled */.I4)('strong', (0,document_text/* own */.ZV)('Next:'))} ${nextStep(selfTest)}`;
    const step = { kind: 'paragraph', text: next, isStep: true };
    return [
        (0,document_document/* only */.j6)(['html'], { kind: 'heading', level: 1, text: (0,document_text/* say */.cv) `Self-test ${selfTest.suite}` }),
        { kind: 'callout', icon: '🧪', label: (0,document_text/* own */.ZV)('Self-test'), lines: [headline(selfTest), context(selfTest)] },
        (0,document_document/* only */.j6)(['html'], step),
        (0,document_document/* only */.j6)(['html'], { kind: 'heading', level: 2, text: (0,document_text/* own */.ZV)('Benchmarks') }),
        tableOf(selfTest),
        (0,document_document/* only */.j6)(['markdown'], step),
        (0,document_document/* only */.j6)(['html'], { kind: 'heading', level: 2, text: (0,document_text/* own */.ZV)('What was missed') }),
        ...plotFound(selfTest),
        (0,document_document/* only */.j6)(['html'], { kind: 'heading', level: 2, text: (0,document_text/* own */.ZV)('How to read this') }),
        { kind: 'list', items: notes(selfTest) },
        (0,document_document/* only */.j6)(['terminal'], step),
    ];
}
function headline({ falseAlarms, found, effect, resolution, benchmarks }) {
    const smallest = resolution === null ? [] : [(0,document_text/* say */.cv) `resolution ${(0,document_text/* value */.Uq)((0,scale/* percentSize */.v_)(resolution))}`];
    // A session counts only where it is found in each of them, which the rows tell one by one.
    const where = benchmarks.length > 1 ? (0,document_text/* own */.ZV)(` in all ${benchmarks.length} benchmarks`) : [];
    const finds = (0,document_text/* say */.cv) `finds ${(0,document_text/* value */.Uq)(`+${(0,scale/* share */.uM)(effect)}`)}${where} in ${ratio(found)}`;
    return (0,document_text/* join */.fj)([(0,document_text/* say */.cv) `false alarms ${ratio(falseAlarms)}`, finds, ...smallest], ', ');
}
/** What was tested, and how. */
function context({ command, falseAlarms, found, rounds, seconds, environment }) {
    const inEach = rounds === null ? '' : ` of ${(0,plural/* count */.U)(Math.round(rounds), 'round')}`;
    const sessions = (0,document_text/* own */.ZV)(`${falseAlarms.of} + ${found.of} sessions${inEach}`);
    return (0,document_text/* join */.fj)([(0,document_text/* say */.cv) `${command}`, sessions, (0,document_text/* value */.Uq)((0,duration/* duration */.p)(seconds)), (0,document_text/* say */.cv) `${environment.cpu}`], ' · ');
}
function tableOf({ benchmarks, settings }) {
    const columns = [
        (0,document_document/* column */.fi)('Benchmark', ({ benchmark, metric }) => (0,rows/* title */.DD)({ benchmark, metric: metric === 'time' ? null : metric }), {
            cell: 'text',
        }),
        (0,document_document/* column */.fi)('False alarms', ({ falseAlarms }) => ratio(falseAlarms)),
        (0,document_document/* column */.fi)(`p ≤ ${round(1 - settings.confidence)}`, ({ smallP }) => (smallP.of === 0 ? (0,document_text/* own */.ZV)('–') : ratio(smallP)), {
            drop: 2,
        }),
        (0,document_document/* column */.fi)('Found', ({ found }) => ratio(found)),
        (0,document_document/* column */.fi)('Change seen', ({ change }) => (0,document_text/* own */.ZV)(change === null ? '–' : (0,scale/* percent */.KN)(change)), { cell: 'change', drop: 1 }),
        (0,document_document/* column */.fi)('Resolution', ({ resolution }) => (0,document_text/* own */.ZV)(resolution === null ? '–' : (0,scale/* percentSize */.v_)(resolution)), { drop: 3 }),
    ];
    const keep = { rank: 0, called: 'benchmarks', byRow: true };
    return (0,document_document/* tabulate */.Xw)(benchmarks, columns, { caption: 'False alarms and findings', keep });
}
/** Lists what a reader must know to read the numbers correctly. */
function notes(selfTest) {
    const { format, warnings, stoppedBy, planned, falseAlarms, found } = selfTest;
    const { rate, most, possible } = expectationOf(selfTest);
    const why = stoppedBy === 'interrupted' ? 'Interrupted' : 'Ended';
    const cutOff = (0,document_text/* own */.ZV)(`${why} after ${falseAlarms.of + found.of} of ${2 * planned} sessions; the session that was cut off is not counted.`);
    const open = (0,document_text/* say */.cv) `${ratio(falseAlarms)} leaves a true rate of up to ${size(Math.round(100 * possible) / 100)} possible.`;
    return [
        ...(stoppedBy === 'complete' ? [] : [cutOff]),
        (0,document_text/* say */.cv) `${describeSlowdown(selfTest)} (Format: ${format}.)`,
        (0,document_text/* say */.cv) `A false alarm in up to ${size(round(rate))} of sessions is what the confidence allows: here more than ${most} would be suspicious, and ${open}`,
        ...warnings.map(warning => (0,document_text/* message */.iU)(warning.message)),
    ];
}
function describeSlowdown({ slowdown, effect }) {
    switch (slowdown.kind) {
        case 'busy-wait': {
            const { number, unit } = (0,scale/* scale */.hs)([slowdown.startInSeconds], 's');
            const start = (0,document_text/* value */.Uq)(`${number(slowdown.startInSeconds)} ${unit}`);
            return (0,document_text/* say */.cv) `The slowdown is real: a busy wait of ${size(effect)} of each run's own time, inside the process that is timed. Both sides run below the same bash for it, whose start (${start}) is in the times.`;
        }
        case 'scaled':
            return (0,document_text/* say */.cv) `The slowdown is in the numbers only, since the command takes them itself: the contender's were made ${size(effect)} worse as they were read. Nothing ran slower.`;
    }
}
/** What a self-test should find the slowdown in; less is too little power. */
const enough = 0.8;
/** Fewer say little. */
const fewSessions = 10;
/** More than that nobody would wait for. */
const mostRounds = 1000;
function nextStep(selfTest) {
    const { stoppedBy, command, found, effect } = selfTest;
    if (isSuspicious(selfTest))
        return (0,document_text/* own */.ZV)('do not rely on verdicts here: two copies of the same code differ more often than chance explains. See whether a run changes the next ones ("prepare" can reset that), or try your own machine, and test again.');
    if (stoppedBy === 'failing')
        return (0,document_text/* say */.cv) `see why ${command} began to fail, and test again.`;
    if (found.of === 0)
        return (0,document_text/* own */.ZV)('let the self-test finish, to see what it finds.');
    if (found.count < enough * found.of)
        return findMore(selfTest);
    if (stoppedBy === 'interrupted' || found.of < fewSessions)
        return (0,document_text/* say */.cv) `run more sessions to be sure: nothing is wrong so far, but ${found.of} of each say little.`;
    return (0,document_text/* say */.cv) `nothing to do: a slowdown of ${size(effect)} is found here (${ratio(found)}), and there are no more false alarms than there may be.`;
}
function findMore(selfTest) {
    const { effect, settings, resolution, rounds, found } = selfTest;
    const what = (0,document_text/* say */.cv) `to find a slowdown of ${size(effect)} more often`;
    const slowed = listSlowed(selfTest);
    // What was not comparable where it should have been found, if that is why most was missed.
    const blocked = slowed.flatMap(findings => findings.find(({ verdict }) => verdict === 'not-comparable') ?? []);
    const [first] = blocked;
    if (first !== undefined && 2 * blocked.length > found.of - found.count)
        return (0,document_text/* say */.cv) `${what}, see why ${first.benchmark} could not be compared (${(0,document_text/* message */.iU)(first.reason ?? 'no reason was given')}).`;
    // Most of what was missed was told from no change, and estimated below the threshold.
    const missed = slowed.flat().filter(({ verdict }) => verdict !== 'regressed');
    const below = missed.filter(({ p, change }) => p !== null && p <= 1 - settings.confidence && Math.abs(change?.value ?? Infinity) < settings.threshold);
    if (2 * below.length > missed.length)
        return (0,document_text/* say */.cv) `${what}, lower "threshold" (${size(settings.threshold)}): what is estimated below it is not reported.`;
    const needed = Math.ceil((rounds ?? 0) * ((resolution ?? 0) / effect) ** 2);
    const more = needed > (rounds ?? 0) && needed <= mostRounds ? `about ${(0,plural/* count */.U)(needed, 'round')}` : 'more rounds';
    return (0,document_text/* say */.cv) `${what}, measure ${(0,document_text/* own */.ZV)(more)} in a session ("rounds"), give the command more work, or find a quieter machine.`;
}
function plotFound(selfTest) {
    const plot = pictureFound(selfTest);
    const caption = (0,document_text/* own */.ZV)('Each dot is a benchmark in one slowed session. It stands at the change that the session saw. A full dot was found, a hollow one was missed. The dashed line is the slowdown that was put in.');
    return plot === undefined ? [] : [{ kind: 'plot', plot, title: (0,document_text/* own */.ZV)(plot.title), caption }];
}
/** Draws each finding of each slowed session at the change that it saw; undefined where there is none. */
function pictureFound(selfTest) {
    const { effect } = selfTest;
    const slowed = listSlowed(selfTest);
    const seen = slowed.flatMap((findings, index) => findings.flatMap(({ change, verdict }) => change === null ? [] : [{ point: [index + 0.5, change.value], isFound: verdict === 'regressed' }]));
    if (seen.length === 0)
        return undefined;
    const dots = (isFound) => ({
        shape: 'dots',
        kind: isFound ? 'dot contender' : 'dot contender hollow',
        label: isFound ? 'found' : 'missed',
        points: seen.filter(one => one.isFound === isFound).map(({ point }) => point),
    });
    return {
        title: 'Findings by the change that was seen',
        description: `${seen.filter(({ isFound }) => isFound).length} of ${seen.length} were found`,
        x: { at: value => value / slowed.length, ticks: [], ends: [0.5, slowed.length + 0.5], unit: 'round' },
        y: (0,axis/* changeAxis */.EX)([effect, ...seen.map(({ point }) => point[1])]),
        marks: [
            { shape: 'rules', kind: 'zero', y: [0] },
            { shape: 'rules', kind: 'look', y: [effect] },
            dots(true),
            dots(false),
        ],
        height: 260,
    };
}
/** The findings of each slowed session. */
function listSlowed({ sessions }) {
    return sessions.filter(({ kind }) => kind === 'slowed').map(({ findings }) => findings);
}
/** So many of so many: `0/20`. */
function ratio({ count: number, of }) {
    return (0,document_text/* value */.Uq)(`${number}/${of}`);
}
function size(fraction) {
    return (0,document_text/* value */.Uq)((0,scale/* share */.uM)(fraction));
}
/** Without what binary fractions add. */
function round(fraction) {
    return Number(fraction.toPrecision(6));
}

// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/inputs.js + 5 modules
var inputs_inputs = __webpack_require__(9264);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/stats/engine/attainable.js
var attainable = __webpack_require__(9413);
;// CONCATENATED MODULE: ./lib/self-test/inputs.js




/** Returns the inputs that `texts` give for a self-test. The baseline is in `directory`, unless `texts` say otherwise. */
function decodeSelfTest(texts, directory, { sources = [], ...words } = {}) {
    const get = (0,declarations/* withDefaults */.rO)(texts);
    const given = (0,declarations/* decodeGiven */.MN)(get, 'self-test');
    const { sessions, effect, baseline, setup } = given;
    if (sources.length > 1)
        throw new values/* InputError */.dz(`there are ${sources.length} versions; a self-test compares one with itself: give one`);
    const isNamed = [setup, baseline.value, sources[0]].some(one => one !== undefined) || baseline.kind === 'ref';
    const own = isNamed ? {} : { baseline: { kind: 'dir', value: directory } };
    const inputs = (0,inputs_inputs/* refuseArtifacts */.yu)((0,inputs_inputs/* makeInputs */.SZ)({ ...given, ...own }, { get, contender: directory, ...words, ...(sources.length > 0 ? { sources } : {}) }));
    checkRounds(inputs);
    checkEffect(effect, inputs.settings.threshold, get);
    return { inputs, sessions, effect };
}
function checkEffect(effect, threshold, get) {
    if (effect === 0)
        throw new values/* InputError */.dz(`"effect" is ${(0,values/* shown */.SP)(get('effect'))}; it must be a slowdown of more than 0%, such as 5%`);
    if (effect >= threshold)
        return;
    throw new values/* InputError */.dz(`"effect" is ${(0,values/* shown */.SP)(get('effect'))}, and the threshold ${(0,values/* shown */.SP)(get('threshold'))}: a change below the threshold is never called regressed; lower "threshold", or raise "effect"`);
}
function checkRounds({ rounds, copies }) {
    const least = (0,attainable/* leastRounds */.T)(copies[0] + copies[1]);
    if (rounds.most >= least)
        return;
    throw new values/* InputError */.dz(`a verdict needs at least ${least} rounds, and a session has ${rounds.most}: raise "rounds"`);
}

// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
;// CONCATENATED MODULE: ./lib/self-test/progress.js




/** One line for a log; undefined for what only moves a bar. */
function describeProgress(progress) {
    switch (progress.kind) {
        case 'prepared': {
            const { format, slowdown, effect } = progress;
            return `numbers are read as "${format}"; ${slowdownWords[slowdown.kind]((0,scale/* share */.uM)(effect))}`;
        }
        case 'estimated':
            return `${(0,plural/* count */.U)(progress.sessions, 'session')}, about ${describeDuration(progress.seconds)}`;
        case 'note':
            return document_escape/* terminalVoice */.BE.message(progress.message);
        case 'round-finished':
            return undefined;
        case 'session-finished': {
            const { session, result, secondsLeft } = progress;
            const left = session.number === session.of ? '' : `, about ${describeDuration(secondsLeft)} left`;
            return `session ${session.number} of ${session.of} (${kindWords[result.kind]}): ${result.status} after ${(0,plural/* count */.U)(result.rounds, 'round')}${left}`;
        }
    }
}
/** A time that is estimated, in one unit. */
function describeDuration(seconds) {
    const whole = Math.max(1, Math.round(seconds));
    if (whole < 90)
        return `${whole} s`;
    return (0,duration/* duration */.p)(60 * Math.round(whole / 60));
}
const kindWords = {
    same: 'baseline against itself',
    slowed: 'slowed',
};
const slowdownWords = {
    'busy-wait': effect => `the slowdown is a busy wait of ${effect} of each run's own time`,
    scaled: effect => `the slowdown is added to the numbers as they are read, which become ${effect} worse`,
};
/** Tells the sessions of a self-test, their rounds, and the time they take, to `watch`. */
class Course {
    #watch;
    /** Seconds, on a clock that only goes forward. */
    #clock;
    #of;
    #said = new Set();
    #begin;
    #sessionBegin;
    #done = 0;
    #isEstimated = false;
    constructor(of, clock, watch) {
        this.#of = of;
        this.#clock = clock;
        this.#watch = watch;
        this.#begin = clock();
        this.#sessionBegin = this.#begin;
    }
    /** What happens in the session that is under way. */
    measuring(progress) {
        if (progress.kind === 'round-finished')
            this.#finishRound(progress);
        const message = describeTrouble(progress);
        if (message === undefined || this.#said.has(message))
            return;
        this.#said.add(message);
        this.#watch({ kind: 'note', message });
    }
    finishSession(result) {
        this.#done++;
        this.#sessionBegin = this.#clock();
        const secondsLeft = (this.#of - this.#done) * this.#secondsPerSession(0);
        this.#watch({ kind: 'session-finished', session: { number: this.#done, of: this.#of }, result, secondsLeft });
    }
    #finishRound({ number, of, secondsLeft: rest }) {
        const expected = this.#clock() - this.#sessionBegin + rest;
        if (!this.#isEstimated)
            this.#watch({ kind: 'estimated', sessions: this.#of, seconds: this.#of * this.#secondsPerSession(expected) });
        this.#isEstimated = true;
        const secondsLeft = rest + (this.#of - this.#done - 1) * this.#secondsPerSession(expected);
        const session = { number: this.#done + 1, of: this.#of };
        this.#watch({ kind: 'round-finished', session, round: { number, of }, secondsLeft });
    }
    /** As those that are done were; before there is one, as this one is `expected` to be. */
    #secondsPerSession(expected) {
        return this.#done === 0 ? expected : (this.#sessionBegin - this.#begin) / this.#done;
    }
}
/** What went wrong, without the place: said of each of many sessions, it is one thing. */
function describeTrouble(progress) {
    if (progress.kind === 'warned')
        return progress.message;
    if (progress.kind !== 'invoked' || progress.outcome === 'ok')
        return undefined;
    return progress.reason ?? progress.outcome;
}

// EXTERNAL MODULE: ./lib/benchmark.js + 9 modules
var benchmark = __webpack_require__(6789);
// EXTERNAL MODULE: ./lib/measure/command.js
var measure_command = __webpack_require__(1373);
// EXTERNAL MODULE: ./lib/measure/instruments/instrument.js
var instrument = __webpack_require__(384);
// EXTERNAL MODULE: ./lib/measure/invocation-error.js
var invocation_error = __webpack_require__(3955);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/report/section.js + 6 modules
var section = __webpack_require__(9120);
// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/measure/exit.js
var measure_exit = __webpack_require__(6638);
// EXTERNAL MODULE: ./lib/measure/measure.js + 12 modules
var measure = __webpack_require__(5541);
// EXTERNAL MODULE: ./lib/measure/rounds/examination.js
var examination = __webpack_require__(9281);
// EXTERNAL MODULE: ./lib/measure/variables.js
var measure_variables = __webpack_require__(3725);
// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
// EXTERNAL MODULE: ./lib/formats/own/process.js
var own_process = __webpack_require__(9678);
;// CONCATENATED MODULE: ./lib/self-test/slowdown.js


/**
 * Returns whether slowing the process slows the numbers in the format with this name. If a tool takes the numbers, only that tool
 * can slow them.
 */
function isProcessTime(format) {
    return format === own_process/* processTime */.$.name;
}
/** `inputs` and what is made of the numbers, so that the contender is slower by `effect`; 0 leaves it as fast, and is measured alike. */
function slowDown(inputs, slowdown, effect) {
    switch (slowdown.kind) {
        case 'busy-wait': {
            const { startInSeconds } = slowdown;
            const slowed = (side, by) => ({
                ...side,
                command: spin(side.command, by, startInSeconds),
            });
            const contenders = inputs.contenders.map(side => slowed(side, effect));
            return { inputs: { ...inputs, reference: slowed(inputs.reference, 0), contenders } };
        }
        case 'scaled':
            return {
                inputs,
                alter: (readings, side) => (side === 'contender' ? readings.map(one => worsen(one, effect)) : readings),
            };
    }
}
const million = 1_000_000;
/**
 * Runs what follows its first two words, and then spins for so many millionths (the first) of the time that it took, bash's own
 * start (the second, in microseconds) included. While it spins, bash starts no process.
 */
const spinner = [
    'parts=$1 start=$2',
    'shift 2',
    's=${EPOCHREALTIME/[.,]/}',
    '"$@"',
    'status=$?',
    'e=${EPOCHREALTIME/[.,]/}',
    `end=$((e + (e - s + 10#$start) * 10#$parts / ${million}))`,
    'until (( ${EPOCHREALTIME/[.,]/} >= end )); do :; done',
    'exit "$status"',
].join('; ');
/**
 * `command` in a bash that then waits busily for `effect` of all the time until then, in one process tree; for bash 5 or newer, which
 * takes `startInSeconds` to start. Its exit status is that of `command`.
 */
function spin(command, effect, startInSeconds) {
    // As long on one side as on the other: the length of the words moves the stack.
    const words = [effect, startInSeconds].map(number => String(Math.round(number * million)).padStart(7, '0'));
    const argv = ['bash', '--noprofile', '--norc', '-c', spinner, 'self-test', ...words, ...(0,measure_command/* makeArgv */.fv)(command, 'bash')];
    return { kind: 'argv', argv };
}
/** A shell line that prints a number where {@link spin} works. */
const clockLine = 'echo "${EPOCHREALTIME/[.,]/}"';
/** `reading` as of a program slower by `effect`; where nobody knows which way is better, as it is. */
function worsen(reading, effect) {
    const factors = { lower: 1 + effect, higher: 1 / (1 + effect), unknown: 1 };
    const factor = factors[reading.metric.better];
    return { ...reading, values: reading.values.map(value => value * factor) };
}

;// CONCATENATED MODULE: ./lib/self-test/probe.js











const once = {
    seed: 'probe',
    sides: [
        { name: 'baseline', copies: 1 },
        { name: 'contender', copies: 1 },
    ],
    warmups: [],
    rounds: [[{ side: 'baseline', copy: 1 }]],
    secondStage: [],
    looks: [1],
};
/** The format of the command's numbers, from one invocation of the baseline; an error where it fails, or prints nothing to judge. */
async function probeFormat(inputs, prepared, world) {
    let format = inputs.format;
    const session = (0,benchmark/* makeSession */.fj)({ ...inputs, timeBudgetInSeconds: Number.POSITIVE_INFINITY }, prepared, once, world);
    const { rounds, stoppedBy } = await (0,measure/* measure */.x)(session, {
        ...world.measuring,
        random: (0,random/* makeRandom */.eI)(once.seed),
        keep: () => undefined,
        examine: examination/* noExamination */.t,
        watch: progress => {
            if (progress.kind === 'format-chosen')
                format = progress.format;
        },
    });
    if (stoppedBy === 'interrupted')
        world.measuring.signal.throwIfAborted();
    const invocation = rounds[0][0];
    if (invocation.outcome !== 'ok')
        throw new invocation_error/* InvocationError */.J(invocation.reason);
    checkJudged(invocation, inputs);
    return format;
}
function checkJudged(invocation, { suite, settings }) {
    const round = ['baseline', 'contender'].map(side => ({ ...invocation, slot: { side, copy: 1 } }));
    const { findings } = (0,section/* makeSection */.y)({ suite, settings, warnings: [], rounds: [round] });
    if (findings.some(({ verdict }) => verdict !== null))
        return;
    const own = findings.filter(({ aside }) => !aside);
    const names = [...new Set(own.map(({ metric }) => `"${metric}"`))].slice(0, 5).join(', ');
    throw new values/* InputError */.dz(`nothing would be judged, so there is nothing to test: for ${names || 'what the command prints'} the better direction is unknown, or "metrics" (${settings.metrics}) leaves it out. Print "better" in its lines, or name it in "metrics"`);
}
const starts = 9;
/**
 * Measures how many seconds bash takes to start and to end. Throws an InputError if no bash can spin: versions before 5 have no
 * clock of their own.
 */
async function timeBash({ installation }, { measuring, variables }) {
    const { directory } = installation.sides[0].places[0];
    const argv = ['bash', '--noprofile', '--norc', '-c', clockLine];
    const request = { argv, directory, environment: (0,measure_variables/* makeEnvironment */.oV)(variables), timeoutInSeconds: 60 };
    const seconds = [];
    while (seconds.length < starts) {
        const result = await measuring.processes.run(request, measuring.signal);
        if (!isClock(result))
            throw withoutBash();
        seconds.push(result.seconds);
    }
    return (0,simple_statistics/* median */.JZ)(seconds);
}
function withoutBash() {
    return new values/* InputError */.dz('the self-test slows the process down by a known amount. This needs bash 5 or newer, and none is in PATH. Install it (macOS comes with bash 3.2), or let the command print its own numbers, which need no bash');
}
function isClock({ exit, stdout }) {
    return (0,measure_exit/* isSuccess */.oJ)(exit) && /^\d{16,}$/.test(stdout.readText()?.trim() ?? '');
}

// EXTERNAL MODULE: ./lib/compare/verdicts/verdict.js
var verdicts_verdict = __webpack_require__(3067);
// EXTERNAL MODULE: ./lib/record/series-key.js
var series_key = __webpack_require__(2326);
// EXTERNAL MODULE: ./lib/stats/median.js
var median = __webpack_require__(8565);
;// CONCATENATED MODULE: ./lib/self-test/self-test.js



/** Picks what the summary needs from the report of a session. */
function makeSessionResult(session, report) {
    const { status, rounds, plan, resolution, findings } = report;
    const judged = findings.flatMap(finding => {
        const { benchmark, metric, verdict, p, change, resolution, reason } = finding;
        if (verdict === null)
            return [];
        return [{ benchmark, metric, verdict, p, change, resolution, ...(reason === undefined ? {} : { reason }) }];
    });
    return { ...session, status, rounds, seconds: plan?.seconds ?? 0, resolution, findings: judged };
}
/** Summarises `sessions`, which are complete. */
function makeSelfTest(sessions, circumstances) {
    const [same, slowed] = [having(sessions, 'same'), having(sessions, 'slowed')];
    return {
        schema: 'counterbalance/self-test@1',
        falseAlarms: share(same, isAlarming),
        found: share(slowed, ({ findings }) => findings.length > 0 && findings.every(isFound)),
        resolution: (0,median/* medianOf */.u)(same.map(({ resolution }) => resolution)),
        rounds: (0,median/* medianOf */.u)(sessions.map(({ rounds }) => rounds)),
        ...circumstances,
        benchmarks: listBenchmarks(sessions).map(key => summarise(key, same, slowed, circumstances.settings)),
        sessions,
    };
}
function having(sessions, kind) {
    return sessions.filter(session => session.kind === kind);
}
function listBenchmarks(sessions) {
    const keys = sessions.flatMap(({ findings }) => findings.map(({ benchmark, metric }) => [(0,series_key/* seriesKey */.X)({ benchmark, metric }), { benchmark, metric }]));
    return [...new Map(keys).values()].sort((one, other) => compareText(one, other));
}
/** By code units: the same in every locale. */
function compareText(one, other) {
    return (0,series_key/* seriesKey */.X)(one) < (0,series_key/* seriesKey */.X)(other) ? -1 : 1;
}
function summarise(key, same, slowed, { confidence }) {
    const of = (sessions) => sessions.flatMap(({ findings }) => findings.filter(one => one.benchmark === key.benchmark && one.metric === key.metric));
    const [alike, slower] = [of(same), of(slowed)];
    return {
        ...key,
        falseAlarms: share(alike, isAlarm),
        found: share(slower, isFound),
        smallP: share(alike.flatMap(({ p }) => (p === null ? [] : [p])), p => p <= 1 - confidence + 1e-12),
        change: (0,median/* medianOf */.u)(slower.map(({ change }) => change?.value ?? null)),
        resolution: (0,median/* medianOf */.u)(alike.map(({ resolution }) => resolution)),
    };
}
/** Whether anything of a session was called a change. Its status also tells of growth with the size. */
function isAlarming({ status, findings }) {
    return status === 'regressed' || status === 'improved' || findings.some(isAlarm);
}
function isAlarm({ verdict }) {
    return (0,verdicts_verdict/* isCalled */.AP)(verdict);
}
function isFound({ verdict }) {
    return verdict === 'regressed';
}
function share(all, counts) {
    return { count: all.filter(counts).length, of: all.length };
}

;// CONCATENATED MODULE: ./lib/self-test/sessions.js
/** `count` sessions of each kind, by turns: what the machine does over the hours meets both alike. */
function planSessions(count, seed) {
    return Array.from({ length: count }, (_, index) => index + 1).flatMap(number => ['same', 'slowed'].map(kind => ({ kind, number, seed: `${seed}/${kind}/${number}` })));
}

;// CONCATENATED MODULE: ./lib/self-test/run.js











/**
 * Sessions of the baseline against itself, and sessions with a known slowdown on the contender's side, by turns: how often there is
 * a false alarm here, and how often the slowdown is found. Each is a whole comparison, and all run in the same copies.
 *
 * What ends it early (a signal, a command that fails from then on) leaves the sessions that are complete; it is an error only where
 * there is none.
 */
async function selfTest({ inputs, sessions, effect }, world, watch) {
    const prepared = await prepare(inputs, world);
    const format = await probeFormat(inputs, prepared, world);
    // A busy wait is so many instructions more, and never the same number of them.
    const isScaled = !isProcessTime(format) || (0,instrument/* isExact */.u0)(prepared.equipment.instruments);
    const slowdown = !isScaled
        ? { kind: 'busy-wait', startInSeconds: await timeBash(prepared, world) }
        : { kind: 'scaled' };
    watch({ kind: 'prepared', format, slowdown, effect });
    const seed = inputs.seed ?? world.drawSeed();
    const begin = world.measuring.clock();
    const course = await runSessions({
        ...{ prepared, slowdown, effect, world, watch },
        inputs: { ...inputs, format },
        planned: planSessions(sessions, seed),
    });
    const { suite, settings } = inputs;
    return makeSelfTest(course.results, {
        ...{ suite, seed, effect, slowdown, format, settings },
        command: (0,measure_command/* showCommand */.TB)(inputs.reference.command),
        createdAt: world.now(),
        planned: sessions,
        environment: await world.holdStill(inputs),
        stoppedBy: course.stoppedBy,
        seconds: world.measuring.clock() - begin,
        warnings: course.warnings,
    });
}
/** The baseline, installed on both sides. */
async function prepare(inputs, world) {
    const [baseline] = await world.prepareSides(inputs);
    const sides = [baseline, { ...baseline, name: inputs.contenders[0].name }];
    const directory = baseline.directory ?? inputs.contender;
    const contenders = inputs.contenders.map(one => ({ ...one, source: { kind: 'directory', directory } }));
    return {
        sides,
        installation: await world.install({ ...inputs, contender: directory, contenders }, sides),
        equipment: await world.detectInstruments(inputs),
    };
}
async function runSessions(request) {
    const { planned, world, watch } = request;
    const { clock, signal } = world.measuring;
    const course = new Course(planned.length, clock, watch);
    const results = [];
    const warnings = new Map();
    for (const session of planned) {
        const outcome = await runSession(session, request, course);
        if (outcome.kind !== 'complete') {
            if (results.length === 0)
                signal.throwIfAborted();
            if (results.length === 0)
                throw outcome.error;
            const message = `the sessions ended early: ${outcome.error.message}`;
            if (outcome.kind === 'failing')
                warnings.set('ended-early', { code: 'ended-early', message });
            return { results, stoppedBy: outcome.kind, warnings: [...warnings.values()] };
        }
        results.push(outcome.result);
        for (const warning of outcome.warnings)
            if (!warnings.has(warning.code))
                warnings.set(warning.code, warning);
        course.finishSession(outcome.result);
    }
    return { results, stoppedBy: 'complete', warnings: [...warnings.values()] };
}
/** A session that a signal or the command cuts short is no session. */
async function runSession(session, request, course) {
    const { prepared, slowdown, effect, world } = request;
    const { inputs, alter } = slowDown(request.inputs, slowdown, session.kind === 'slowed' ? effect : 0);
    try {
        const record = await (0,benchmark/* measureSession */.xM)({ ...inputs, seed: session.seed }, { ...prepared, ...(alter === undefined ? {} : { alter }) }, { ...world, measuring: { ...world.measuring, watch: progress => course.measuring(progress) } });
        const report = (0,section/* makeSection */.y)((0,pair/* makeOnlyPair */.fZ)(record));
        const stoppedBy = record.plan?.stoppedBy;
        if (stoppedBy === 'interrupted')
            return { kind: 'interrupted', error: new invocation_error/* InvocationError */.J('it was interrupted') };
        if (stoppedBy === 'failing' || report.status === 'errored')
            return { kind: 'failing', error: new invocation_error/* InvocationError */.J(describeFailure(report)) };
        return { kind: 'complete', result: makeSessionResult(session, report), warnings: report.warnings };
    }
    catch (error) {
        if (world.measuring.signal.aborted)
            return { kind: 'interrupted', error: error };
        return { kind: 'failing', error: error };
    }
}
function describeFailure({ warnings }) {
    return warnings.map(({ message }) => message).join('\n') || 'nothing could be measured within the time budget';
}

// EXTERNAL MODULE: ./lib/system/here.js + 34 modules
var here = __webpack_require__(476);
// EXTERNAL MODULE: ./lib/util/json.js
var json = __webpack_require__(8884);
// EXTERNAL MODULE: ./lib/command-line/bar.js
var command_line_bar = __webpack_require__(811);
// EXTERNAL MODULE: ./lib/command-line/config.js + 2 modules
var config = __webpack_require__(8092);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/options.js + 3 modules
var options = __webpack_require__(8808);
// EXTERNAL MODULE: ./lib/command-line/refuse-console.js
var refuse_console = __webpack_require__(9796);
// EXTERNAL MODULE: ./lib/command-line/sources.js
var command_line_sources = __webpack_require__(28);
// EXTERNAL MODULE: ./lib/command-line/subdirectory.js
var subdirectory = __webpack_require__(7233);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var command_line_terminal = __webpack_require__(6596);
;// CONCATENATED MODULE: ./lib/command-line/self-test.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});

















/** The files that a self-test can write, each by the option of its name. */
const pages = [
    { name: 'json', file: 'Write the result as JSON.', render: json/* renderJson */.h },
    {
        name: 'markdown',
        file: 'Write the result as Markdown.',
        render: selfTest => (0,markdown/* toMarkdown */.l6)(selfTestDocument(selfTest)),
    },
];
const statuses = {
    complete: exit_status/* exitStatus */.$.done,
    interrupted: exit_status/* exitStatus */.$.interrupted,
    failing: exit_status/* exitStatus */.$.commandFailed,
};
const self_test_selfTest = {
    usage: 'counterbalance self-test [SOURCE] [--sessions N] [--effect 5%] [options] -- COMMAND [ARG…]',
    summary: 'counts false alarms on this machine, and how often it finds a known slowdown',
    options: (0,options/* makeOptions */.lb)('self-test', {
        'What most calls need': ['sessions', 'effect', 'rounds', 'warmup', 'prepare', 'threshold', 'setup'],
        'What is measured': ['command', 'scan', 'time-budget', 'conclude', 'cleanup'],
        'What is shown': ['json', 'markdown'],
        More: ['config', 'set'],
    }, (0,options/* fileOptions */.N9)(pages)),
    async run({ get: typed, words, wordsBefore }) {
        const { get } = await (0,config/* withOwnConfig */.RK)(typed);
        const sources = await (0,command_line_sources/* findSources */.Id)(words.slice(0, wordsBefore));
        const asked = decodeSelfTest(get, '.', { argv: words.slice(wordsBefore), sources });
        const inputs = { ...asked, inputs: await (0,subdirectory/* fromRoot */.t)(asked.inputs, get) };
        (0,files/* checkOutputs */.n2)(pages.map(({ name }) => get(name)));
        const found = await showProgress(inputs);
        process.stdout.write((0,terminal/* toTerminal */.y)(selfTestDocument(found), (0,command_line_terminal/* terminalOf */.g)(process.stdout)));
        const problems = pages.flatMap(({ name, render }) => (0,files/* tryToWrite */.oo)(get(name), () => render(found)) ?? []);
        for (const text of problems)
            process.stderr.write(`${text}\n`);
        const status = statuses[found.stoppedBy];
        return status === exit_status/* exitStatus */.$.done && problems.length > 0 ? exit_status/* exitStatus */.$.wrongCall : status;
    },
};
async function showProgress(inputs) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const view = __addDisposableResource(env_1, makeSelfTestView(process.stderr), false);
        return await (0,here/* here */.Z)({ occasion: {}, meetConsole: refuse_console/* refuseConsole */.q, passEnv: inputs.inputs.passEnv, ...here/* unseen */.n }, world => selfTest(inputs, world, view.watch));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** Makes the view of a running self-test: a bar that is redrawn on a terminal, plain lines elsewhere. */
function makeSelfTestView(stream) {
    return stream.isTTY ? watchByBar(stream) : watchByLines(stream);
}
function watchByLines(stream) {
    const watch = (progress) => {
        const line = describeProgress(progress);
        if (line !== undefined)
            stream.write(`${line}\n`);
    };
    return { watch, [Symbol.dispose]: () => undefined };
}
function watchByBar(stream) {
    const bar = (0,command_line_bar/* makeBar */.M)(stream, 'trying the command');
    const watch = (progress) => {
        const line = describeProgress(progress);
        if (progress.kind === 'round-finished')
            bar.draw(...describeRound(progress));
        else if (line !== undefined && progress.kind !== 'session-finished')
            bar.print(line);
    };
    return { watch, [Symbol.dispose]: () => bar[Symbol.dispose]() };
}
function describeRound({ session, round, secondsLeft, }) {
    const left = `about ${describeDuration(secondsLeft)} left`;
    return [
        (session.number - 1 + round.number / round.of) / session.of,
        `session ${session.number}/${session.of} · round ${round.number}/${round.of} · ${left}`,
    ];
}


/***/ }),

/***/ 7233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ fromRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5526);


/**
 * `inputs` for whoever stands in a subdirectory of a repository, and names a commit: each side is the whole repository then, and
 * `setup` and the command run in this subdirectory of both. A working directory that is given is relative to the root.
 */
async function fromRoot(inputs, get) {
    const { baseline, contenders, contender, options } = inputs;
    if (![baseline, ...contenders.map(({ source }) => source)].some(({ kind }) => kind === 'ref'))
        return inputs;
    const git = (0,_system_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .openGit */ .z)(contender, { signal: new AbortController().signal });
    const [prefix, root] = [await git.try('rev-parse', '--show-prefix'), await git.try('rev-parse', '--show-toplevel')];
    if (!prefix || root === undefined)
        return inputs;
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('', root) || '.';
    const workingDirectory = get('working-directory') === '' ? prefix.replace(/\/$/, '') : undefined;
    const move = (source) => {
        if (source.kind === 'directory' && source.directory === contender)
            return { ...source, directory: place };
        return source.kind === 'ref' && workingDirectory !== undefined ? { ...source, directory: workingDirectory } : source;
    };
    const whole = {
        ...inputs,
        contender: place,
        contenders: contenders.map(side => ({ ...side, source: move(side.source) })),
    };
    if (workingDirectory === undefined)
        return whole;
    return {
        ...whole,
        workingDirectory,
        baseline: move(baseline),
        options: { ...options, 'working-directory': workingDirectory },
    };
}


/***/ }),

/***/ 4220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j9: () => (/* binding */ commentLimit),
/* harmony export */   l6: () => (/* binding */ toMarkdown),
/* harmony export */   mf: () => (/* binding */ summaryLimit),
/* harmony export */   vY: () => (/* binding */ toMarkdownFile)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6116);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8106);



/**
 * Prints a document for GitHub, no larger than `limit` if there is one: blocks and rows go by their rank, and then whatever stands last. A sentence at
 * the end says what went, and where it is.
 */
function toMarkdown(blocks, limit) {
    const parts = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listShown */ ["in"])(blocks, 'markdown').map(block => print(block, 2));
    const page = assemble(parts);
    if (limit === undefined || measure(page, limit) <= limit.size)
        return page;
    const { gone, note } = leaveOut(parts, limit);
    return `${assemble(parts, gone)}${note}`;
}
/** Prints a document as a file of its own, which begins with a heading of the first level: a comment has none. */
function toMarkdownFile(blocks) {
    return assemble((0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listShown */ ["in"])(blocks, 'markdown').map(block => print(block, 1)));
}
/** Prints a block where the highest headings are of the level `top`. */
function print(block, top) {
    const { keep } = block;
    const whole = (text) => ({ open: `${text}\n\n`, parts: [], close: '', keep });
    switch (block.kind) {
        case 'heading':
            return whole(`${'#'.repeat(block.level + top - 1)} ${prose(block.text)}`);
        case 'callout':
            return whole(printCallout(block));
        case 'paragraph':
            return whole(prose(block.text));
        case 'list':
            return whole(block.items.map(item => `- ${prose(item)}`).join('\n'));
        case 'table':
            return printTable(block, keep);
        case 'details': {
            const state = block.open ? ' open' : '';
            // What stands in an element is no Markdown.
            const open = `<details${state}><summary>${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(block.summary, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCellVoice */ .CJ)}</summary>\n\n`;
            return { open, parts: block.body.map(one => print(one, top)), close: '</details>\n\n', keep };
        }
        case 'code':
            return whole(printCode(block));
        case 'footer':
            return whole(`<sub>${prose(block.text)}</sub>`);
        case 'article':
        case 'data':
        case 'facts':
        case 'flame':
        case 'tallies':
        case 'grid':
        case 'plot':
            return whole('');
    }
}
/** A fence is longer than any that the lines could hold. */
function printCode({ lines, language }) {
    if (language === undefined)
        return `<pre><code>${lines.map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ).join('\n')}</code></pre>`;
    const text = lines.join('\n');
    const longest = (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
function printCallout({ icon, label, alert, lines }) {
    // Two blanks break a line wherever Markdown is shown, and are not seen in a mail.
    if (alert !== undefined)
        return [`> [!${alert}]`, lines.map(line => `> ${prose(line)}`).join('  \n')].join('\n');
    const [first = [], ...others] = lines;
    const opening = [icon, label && `${prose(label)}:`, prose(first)].filter(Boolean).join(' ');
    return `## ${opening}\n${others.map(prose).join('\n\n')}`.trim();
}
function prose(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(text, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownVoice */ .Cr).trim();
}
function printTable(table, keep) {
    const { columns, rows } = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .layColumns */ .O6)(table, 'markdown');
    const open = `${printRow(columns.map(({ head }) => head))}| ${columns.map(rule).join(' | ')} |\n`;
    const lines = rows.map(({ cells }) => printRow(cells));
    if (!keep?.byRow)
        return { open: `${open}${lines.join('')}`, parts: [], close: '\n', keep };
    const parts = lines.map((line, at) => {
        const { rank = keep.rank } = rows[at];
        return { open: line, parts: [], close: '', keep: { ...keep, rank } };
    });
    return { open, parts, close: '\n' };
}
function rule(column) {
    if (column.align === 'center')
        return ':---:';
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .isRight */ .FG)(column) ? '---:' : ':---';
}
function printRow(cells) {
    return `| ${cells.map(cell => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)(cell, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCellVoice */ .CJ).replaceAll('|', '&#124;')).join(' | ')} |\n`;
}
function assemble(parts, gone = new Set()) {
    const text = assembleParts(parts, gone).trimEnd();
    return text === '' ? '' : `${text}\n`;
}
function assembleParts(parts, gone) {
    return parts
        .map(part => {
        if (gone.has(part))
            return '';
        const inner = assembleParts(part.parts, gone);
        return inner === '' && part.parts.length > 0 ? '' : `${part.open}${inner}${part.close}`;
    })
        .join('');
}
function leaveOut(parts, limit) {
    const [page, ...entries] = listEntries({ open: '', parts, close: '' }, undefined, limit);
    const most = limit.size - measure(writeNote(entries, entries, limit), limit);
    const gone = new Set();
    const isGone = ({ part, parent }) => gone.has(part) || (parent !== undefined && isGone(parent));
    const leave = ({ part, parent, size }) => {
        gone.add(part);
        if (parent === undefined)
            return;
        for (let above = parent; above; above = above.parent)
            above.size -= size;
        parent.count--;
        if (parent.count === 0)
            leave(parent);
    };
    const left = [];
    for (const entry of entries.toReversed().sort(byRank)) {
        if (page.size <= most)
            break;
        if (isGone(entry))
            continue;
        leave(entry);
        left.push(entry);
    }
    return { gone, note: writeNote(left, entries, limit) };
}
/** What has no rank goes last. */
function byRank({ part: one }, { part: other }) {
    return (one.keep?.rank ?? Number.MAX_VALUE) - (other.keep?.rank ?? Number.MAX_VALUE);
}
/** A part, and then all that are in it. */
function listEntries(part, parent, limit) {
    const entry = { part, parent, size: measure(`${part.open}${part.close}`, limit), count: part.parts.length };
    const inner = part.parts.map(one => listEntries(one, entry, limit));
    for (const [first] of inner)
        entry.size += first.size;
    return [entry, ...inner.flat()];
}
/** What is left out, by name; rows of one name are counted together. */
function writeNote(left, all, { elsewhere }) {
    const rows = countRows(all);
    const listed = [...countRows(left)].map(([name, count]) => count === 0 ? name : `${count} of ${rows.get(name)} ${name}`);
    return `\n✂️ Left out to keep this short: ${listed.join('; ')}. The whole report is in ${elsewhere}.\n`;
}
/** How many rows of each name are among `entries`; 0 for what is no row. */
function countRows(entries) {
    const counts = new Map();
    for (const { keep } of entries.map(({ part }) => part)) {
        const name = keep?.called ?? 'the rest';
        counts.set(name, (counts.get(name) ?? 0) + (keep?.byRow ? 1 : 0));
    }
    return counts;
}
const encoder = new TextEncoder();
function measure(text, { unit }) {
    return unit === 'characters' ? text.length : encoder.encode(text).length;
}
/** Of a comment: GitHub refuses more than 65,536 characters. */
const commentLimit = { size: 60_000, unit: 'characters', elsewhere: 'the job summary' };
/** Of a job summary: the runner throws away all of what is longer than 1 MiB. */
const summaryLimit = { size: 1_000_000, unit: 'bytes', elsewhere: 'the report file' };


/***/ })

};
