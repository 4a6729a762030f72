export const id = 866;
export const ids = [866];
export const modules = {

/***/ 9866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  selfTest: () => (/* binding */ self_test_selfTest)
});

// EXTERNAL MODULE: ./lib/report/pages/json.js
var json = __webpack_require__(2479);
// EXTERNAL MODULE: ./lib/report/text/fit.js
var fit = __webpack_require__(915);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/inputs.js + 6 modules
var inputs_inputs = __webpack_require__(148);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/stats/engine/attainable.js
var attainable = __webpack_require__(9413);
;// CONCATENATED MODULE: ./lib/self-test/inputs.js




/** Returns the inputs that `texts` give for a self-test. The baseline is in `directory`, unless `texts` say otherwise. */
function decodeSelfTest(texts, directory, argv = []) {
    const get = (0,declarations/* withDefaults */.rO)(texts);
    const given = (0,declarations/* decodeGiven */.MN)(get, 'self-test');
    const { sessions, effect, baselineDirectory, baselineRef, setup } = given;
    const isNamed = [baselineDirectory, baselineRef, setup].some(one => one !== undefined);
    const own = isNamed ? {} : { baselineDirectory: directory, baseline: 'auto' };
    const inputs = (0,inputs_inputs/* refuseArtifacts */.yu)((0,inputs_inputs/* makeInputs */.SZ)({ ...given, ...own }, { get, contender: directory, argv }));
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
    throw new values/* InputError */.dz(`a verdict needs at least ${least} rounds, and a session has ${rounds.most}: raise "rounds" or "max-rounds"`);
}

// EXTERNAL MODULE: ./lib/report/text/cells.js
var cells = __webpack_require__(733);
// EXTERNAL MODULE: ./lib/report/text/escape.js
var text_escape = __webpack_require__(1961);
// EXTERNAL MODULE: ./lib/report/text/text.js
var text_text = __webpack_require__(1193);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/report/words/headline.js
var headline = __webpack_require__(9586);
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

// EXTERNAL MODULE: ./lib/metrics/duration.js
var duration = __webpack_require__(3237);
;// CONCATENATED MODULE: ./lib/self-test/words.js





/** Summarises the results in one line. */
function selfTestHeadline({ falseAlarms, found, effect, resolution }) {
    const smallest = resolution === null ? [] : [`resolution ${(0,scale/* percentSize */.v_)(resolution)}`];
    return [`false alarms ${shareText(falseAlarms)}`, `finds +${(0,scale/* share */.uM)(effect)} in ${shareText(found)}`, ...smallest].join(', ');
}
/** Describes what was tested, and how. This is the line below the headline. */
function selfTestContext({ command, falseAlarms, found, rounds, seconds, environment }) {
    const inEach = rounds === null ? '' : ` of ${(0,headline/* count */.U9)(Math.round(rounds), 'round')}`;
    const sessions = (0,text_text/* own */.ZV)(`${falseAlarms.of} + ${found.of} sessions${inEach}`);
    return (0,text_text/* join */.fj)([(0,text_text/* say */.cv) `${command}`, sessions, (0,text_text/* own */.ZV)((0,duration/* duration */.p)(seconds)), (0,text_text/* say */.cv) `${environment.cpu}`], ' · ');
}
/** The columns of the table by benchmark, the name apart. */
function columns({ settings, }) {
    return [
        { head: 'False alarms', cell: ({ falseAlarms }) => shareText(falseAlarms) },
        {
            head: `p ≤ ${alphaText(settings.confidence)}`,
            cell: ({ smallP }) => (smallP.of === 0 ? '–' : shareText(smallP)),
        },
        { head: 'Found', cell: ({ found }) => shareText(found) },
        { head: 'Change seen', cell: ({ change }) => (change === null ? '–' : (0,scale/* percent */.KN)(change)) },
        { head: 'Resolution', cell: ({ resolution }) => (resolution === null ? '–' : (0,scale/* percentSize */.v_)(resolution)) },
    ];
}
/** Lists what a reader must know to read the numbers correctly. */
function notes(selfTest) {
    const { format, warnings } = selfTest;
    return [
        ...endNote(selfTest),
        (0,text_text/* say */.cv) `${(0,text_text/* own */.ZV)(slowdownSentence(selfTest))} (Format: ${format}.)`,
        (0,text_text/* own */.ZV)(expectationSentence(selfTest)),
        ...warnings.map(warning => (0,text_text/* message */.iU)(warning.message)),
    ];
}
function slowdownSentence({ slowdown, effect }) {
    switch (slowdown.kind) {
        case 'busy-wait': {
            const { number, unit } = (0,scale/* scale */.hs)([slowdown.startInSeconds], 's');
            const start = `${number(slowdown.startInSeconds)} ${unit}`;
            return `The slowdown is real: a busy wait of ${(0,scale/* share */.uM)(effect)} of each invocation's own time, inside the process that is timed. Both sides run below the same bash for it, whose start (${start}) is in the times.`;
        }
        case 'scaled':
            return `The slowdown is in the numbers only, since the command takes them itself: the contender's were made ${(0,scale/* share */.uM)(effect)} worse as they were read. Nothing ran slower.`;
    }
}
function endNote({ stoppedBy, planned, falseAlarms, found }) {
    if (stoppedBy === 'complete')
        return [];
    const why = stoppedBy === 'interrupted' ? 'Interrupted' : 'Ended';
    return [
        (0,text_text/* own */.ZV)(`${why} after ${falseAlarms.of + found.of} of ${2 * planned} sessions; the session that was cut off is not counted.`),
    ];
}
function expectationSentence(selfTest) {
    const { falseAlarms } = selfTest;
    const { rate, most, possible } = expectationOf(selfTest);
    const open = `${shareText(falseAlarms)} leaves a true rate of up to ${(0,scale/* share */.uM)(Math.round(100 * possible) / 100)} possible.`;
    return `A false alarm in up to ${(0,scale/* share */.uM)(round(rate))} of sessions is what the confidence allows: here more than ${most} would be suspicious, and ${open}`;
}
/** So many of so many: `0/20`. */
function shareText({ count: number, of }) {
    return `${number}/${of}`;
}
function alphaText(confidence) {
    return String(round(1 - confidence));
}
/** Without what binary fractions add. */
function round(fraction) {
    return Number(fraction.toPrecision(6));
}

;// CONCATENATED MODULE: ./lib/self-test/next-step.js





/** What a self-test should find the slowdown in; less is too little power. */
const enough = 0.8;
/** Fewer say little. */
const fewSessions = 10;
/** More than that nobody would wait for. */
const mostRounds = 1000;
/** Says in one sentence what the reader should do now. */
function nextSelfTestStep(selfTest) {
    const { stoppedBy, command, found, effect } = selfTest;
    if (isSuspicious(selfTest))
        return (0,text_text/* own */.ZV)('do not rely on verdicts here: two copies of the same code differ more often than chance explains. See whether an invocation changes the next ones ("prepare" can reset that), or try your own machine, and test again.');
    if (stoppedBy === 'failing')
        return (0,text_text/* say */.cv) `see why ${command} began to fail, and test again.`;
    if (found.of === 0)
        return (0,text_text/* own */.ZV)('let the self-test finish, to see what it finds.');
    if (found.count < enough * found.of)
        return findMore(selfTest);
    if (stoppedBy === 'interrupted' || found.of < fewSessions)
        return (0,text_text/* own */.ZV)(`run more sessions to be sure: nothing is wrong so far, but ${found.of} of each say little.`);
    return (0,text_text/* own */.ZV)(`nothing to do: a slowdown of ${(0,scale/* share */.uM)(effect)} is found here (${shareText(found)}), and there are no more false alarms than there may be.`);
}
function findMore(selfTest) {
    const { effect, settings, resolution, rounds } = selfTest;
    const what = `to find a slowdown of ${(0,scale/* share */.uM)(effect)} more often`;
    const missed = findIncomparable(selfTest);
    if (missed !== undefined)
        return (0,text_text/* say */.cv) `${(0,text_text/* own */.ZV)(what)}, see why ${missed.benchmark} could not be compared (${(0,text_text/* message */.iU)(missed.reason ?? 'no reason was given')}).`;
    if (isBelowThreshold(selfTest))
        return (0,text_text/* own */.ZV)(`${what}, lower "threshold" (${(0,scale/* share */.uM)(settings.threshold)}): what is estimated below it is not reported.`);
    const needed = Math.ceil((rounds ?? 0) * ((resolution ?? 0) / effect) ** 2);
    const more = needed > (rounds ?? 0) && needed <= mostRounds ? `about ${(0,headline/* count */.U9)(needed, 'round')}` : 'more rounds';
    return (0,text_text/* own */.ZV)(`${what}, measure ${more} in a session ("max-rounds"), give the command more work, or find a quieter machine.`);
}
/** What was incomparable where it should have been found, if that is why most was missed. */
function findIncomparable({ sessions, found }) {
    const slowed = sessions.filter(({ kind }) => kind === 'slowed');
    const incomparable = slowed.flatMap(({ findings }) => findings.find(({ verdict }) => verdict === 'incomparable') ?? []);
    return 2 * incomparable.length > found.of - found.count ? incomparable[0] : undefined;
}
/** Whether most of what was missed was told from no change, and estimated below the threshold. */
function isBelowThreshold({ sessions, settings }) {
    const slowed = sessions.filter(({ kind }) => kind === 'slowed').flatMap(({ findings }) => findings);
    const missed = slowed.filter(({ verdict }) => verdict !== 'regressed');
    const seen = missed.filter(({ p, change }) => {
        return p !== null && p <= 1 - settings.confidence && Math.abs(change?.value ?? Infinity) < settings.threshold;
    });
    return 2 * seen.length > missed.length;
}

// EXTERNAL MODULE: ./lib/report/text/columns.js
var text_columns = __webpack_require__(571);
;// CONCATENATED MODULE: ./lib/self-test/text.js






/** The self-test for a terminal or a log; without `width` its table is as wide as it needs to be. */
function renderText(selfTest, width = Number.POSITIVE_INFINITY) {
    const sections = [
        [`Self-test: ${selfTestHeadline(selfTest)}`, (0,text_text/* write */.M9)(selfTestContext(selfTest), text_escape/* terminalVoice */.BE)],
        tableLines(selfTest, width),
        notes(selfTest).map(note => `· ${(0,text_text/* write */.M9)(note, text_escape/* terminalVoice */.BE)}`),
        [`Next step: ${(0,text_text/* write */.M9)(nextSelfTestStep(selfTest), text_escape/* terminalVoice */.BE)}`],
    ];
    const filled = sections.filter(lines => lines.length > 0);
    return `${filled.map(lines => lines.join('\n')).join('\n\n')}\n`;
}
function tableLines(selfTest, width) {
    const { benchmarks } = selfTest;
    if (benchmarks.length === 0)
        return [];
    const names = benchmarks.map(row => (0,text_text/* write */.M9)((0,cells/* title */.DD)(titled(row)), text_escape/* terminalVoice */.BE));
    const numbers = columns(selfTest).map(({ head, cell }) => ({ head, cells: benchmarks.map(cell), right: true }));
    return (0,text_columns/* layOut */.v)([{ head: 'Benchmark', cells: names, least: 24 }, ...numbers], width);
}
/** The metric only where it is not the time. */
function titled({ benchmark, metric }) {
    return { benchmark, metric: metric === 'time' ? null : metric };
}

;// CONCATENATED MODULE: ./lib/self-test/markdown.js







/** The self-test as a page on GitHub. */
function renderSelfTestMarkdown(selfTest, limit) {
    return (0,fit/* fit */.Uj)([
        `## 🧪 Self-test: ${selfTestHeadline(selfTest)}\n${(0,text_text/* write */.M9)(selfTestContext(selfTest), text_escape/* markdownVoice */.Cr)}\n\n`,
        { name: 'benchmarks', ...table(selfTest), close: '\n', isOptional: false },
        `**Next step:** ${(0,text_text/* write */.M9)(nextSelfTestStep(selfTest), text_escape/* markdownVoice */.Cr)}\n\n`,
        ...notes(selfTest).map(note => `- ${(0,text_text/* write */.M9)(note, text_escape/* markdownVoice */.Cr)}\n`),
    ], limit);
}
function table(selfTest) {
    const shown = columns(selfTest);
    const heads = ['Benchmark', ...shown.map(({ head }) => head)];
    const rule = [':---', ...shown.map(() => '---:')];
    const rows = selfTest.benchmarks.map(row => line([(0,text_text/* write */.M9)((0,cells/* title */.DD)(titled(row)), text_escape/* markdownVoice */.Cr), ...shown.map(({ cell }) => cell(row))]));
    return { open: `${line(heads)}${line(rule)}`, rows };
}
function line(cells) {
    return `| ${cells.join(' | ')} |\n`;
}

// EXTERNAL MODULE: ./lib/benchmark.js + 11 modules
var benchmark = __webpack_require__(3640);
// EXTERNAL MODULE: ./lib/measure/command.js
var measure_command = __webpack_require__(1373);
// EXTERNAL MODULE: ./lib/measure/instruments/instrument.js
var instrument = __webpack_require__(384);
// EXTERNAL MODULE: ./lib/measure/invocation-error.js
var invocation_error = __webpack_require__(3955);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/report/report.js + 7 modules
var report_report = __webpack_require__(5897);
// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/measure/exit.js
var measure_exit = __webpack_require__(6638);
// EXTERNAL MODULE: ./lib/measure/measure.js + 15 modules
var measure = __webpack_require__(6500);
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
    const argv = ['bash', '--noprofile', '--norc', '-c', spinner, 'self-test', ...words, ...(0,measure_command/* makeArgv */.f)(command, 'bash')];
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
    const { findings } = (0,report_report/* makeReport */.d)({ suite, settings, warnings: [], rounds: [round] });
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

;// CONCATENATED MODULE: ./lib/self-test/progress.js




/** One line for a log; undefined for what only moves a bar. */
function describeProgress(progress) {
    switch (progress.kind) {
        case 'prepared': {
            const { format, slowdown, effect } = progress;
            return `numbers are read as "${format}"; ${slowdownWords[slowdown.kind]((0,scale/* share */.uM)(effect))}`;
        }
        case 'estimated':
            return `${(0,headline/* count */.U9)(progress.sessions, 'session')}, about ${describeDuration(progress.seconds)}`;
        case 'note':
            return text_escape/* terminalVoice */.BE.message(progress.message);
        case 'round-finished':
            return undefined;
        case 'session-finished': {
            const { session, result, secondsLeft } = progress;
            const left = session.number === session.of ? '' : `, about ${describeDuration(secondsLeft)} left`;
            return `session ${session.number} of ${session.of} (${kindWords[result.kind]}): ${result.status} after ${(0,headline/* count */.U9)(result.rounds, 'round')}${left}`;
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
    'busy-wait': effect => `the slowdown is a busy wait of ${effect} of each invocation's own time`,
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

// EXTERNAL MODULE: ./lib/compare/verdicts/verdict.js
var verdicts_verdict = __webpack_require__(3067);
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
    const keys = sessions.flatMap(({ findings }) => findings.map(({ benchmark, metric }) => [`${benchmark}\n${metric}`, { benchmark, metric }]));
    return [...new Map(keys).values()].sort((one, other) => compareText(one, other));
}
/** By code units: the same in every locale. */
function compareText(one, other) {
    const [left, right] = [one, other].map(({ benchmark, metric }) => `${benchmark}\n${metric}`);
    return left < right ? -1 : 1;
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
        command: (0,measure_command/* showCommand */.T)(inputs.reference.command),
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
        const report = (0,report_report/* makeReport */.d)((0,pair/* makeOnlyPair */.fZ)(record));
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

// EXTERNAL MODULE: ./lib/system/here.js + 46 modules
var here = __webpack_require__(6861);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/options.js + 2 modules
var options = __webpack_require__(1477);
// EXTERNAL MODULE: ./lib/command-line/refuse-console.js
var refuse_console = __webpack_require__(9796);
// EXTERNAL MODULE: ./lib/command-line/bar.js
var command_line_bar = __webpack_require__(811);
;// CONCATENATED MODULE: ./lib/command-line/self-test-progress.js


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

// EXTERNAL MODULE: ./lib/command-line/subdirectory.js
var subdirectory = __webpack_require__(7233);
// EXTERNAL MODULE: ./lib/command-line/terminal.js
var terminal = __webpack_require__(6596);
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














/** What a self-test leaves in files, each by the option of its name. */
const pages = [
    { name: 'json', file: 'Write the result as JSON.', render: json/* renderJson */.h },
    {
        name: 'markdown',
        file: 'Write the result as Markdown.',
        render: selfTest => renderSelfTestMarkdown(selfTest, { ...fit/* summaryLimit */.mf, size: Number.POSITIVE_INFINITY }),
    },
];
const statuses = {
    complete: exit_status/* exitStatus */.$.done,
    interrupted: exit_status/* exitStatus */.$.interrupted,
    failing: exit_status/* exitStatus */.$.commandFailed,
};
const self_test_selfTest = {
    usage: 'counterbalance self-test [--sessions N] [--effect 5%] [--baseline DIR] [options] -- COMMAND [ARG…]',
    summary: 'how often this machine gives a false alarm, and how often it finds a known slowdown',
    options: { ...(0,options/* optionsOf */.cz)('self-test'), ...(0,options/* fileOptions */.N9)(pages) },
    async run({ get, words }) {
        const asked = decodeSelfTest(get, '.', words);
        const inputs = { ...asked, inputs: await (0,subdirectory/* fromRoot */.t)(asked.inputs, get) };
        (0,files/* checkOutputs */.n2)(pages.map(({ name }) => get(name)));
        const found = await showProgress(inputs);
        process.stdout.write(renderText(found, (0,terminal/* terminalOf */.g)(process.stdout).width));
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
        return await (0,here/* here */.Z)({ occasion: {}, meetConsole: refuse_console/* refuseConsole */.q, ...here/* unseen */.n }, world => selfTest(inputs, world, view.watch));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
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

/***/ 6596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ displayOptions),
/* harmony export */   g: () => (/* binding */ terminalOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _record_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5608);
/* harmony import */ var _system_page_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4220);



/** The options of what is shown on a terminal. */
const displayOptions = {
    verbose: {
        group: 'Output',
        help: 'Show the numbers of each row on the terminal: quartiles, mean, outliers, p, and the smallest change that it would have found.',
    },
};
/** Returns how a stream shows text: in colour only on a terminal, and never if NO_COLOR is set (no-color.org). */
function terminalOf(stream, get = () => '') {
    const color = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
    return {
        color,
        isVerbose: get('verbose') === 'true',
        program: programOf(process.argv),
        tools: _system_page_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .pageTools */ .L,
        ...(stream.isTTY ? { width: stream.columns } : {}),
    };
}
/** How this program was called: by its name where it is installed, else as a file for Node. */
function programOf([, path = 'counterbalance']) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('', path);
    const file = below.startsWith('..') ? path : below;
    const call = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'counterbalance' ? 'counterbalance' : `node ${(0,_record_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(file)}`;
    return { way: 'command line', get: [], call };
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


/***/ }),

/***/ 571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ layOut)
/* harmony export */ });
/* unused harmony export columnsOf */
/** The lines of a table, its head first, no wider than `width` where that can be. */
function layOut(columns, width) {
    const fitting = narrow(columns.filter(isNotEmpty), width);
    const spare = Math.max(0, width - totalOf(fitting));
    const widths = fitting.map(column => Math.min(fullWidthOf(column), leastWidthOf(column) + spare));
    const count = fitting[0]?.cells.length ?? 0;
    return Array.from({ length: count + 1 }, (_, row) => lineOf(fitting, widths, row).trimEnd());
}
function lineOf(columns, widths, row) {
    return columns
        .map(({ head, cells, right, gap }, at) => {
        const text = cut(row === 0 ? head : cells[row - 1], widths[at]);
        const padding = ' '.repeat(widths[at] - columnsOf(text));
        return `${at === 0 ? '' : ' '.repeat(gap ?? 2)}${right ? `${padding}${text}` : `${text}${padding}`}`;
    })
        .join('');
}
function narrow(columns, width) {
    const first = Math.max(...columns.map(({ expendable }) => expendable ?? 0));
    if (totalOf(columns) <= width || first === 0)
        return columns;
    return narrow(columns.filter(({ expendable }) => expendable !== first), width);
}
function totalOf(columns) {
    return columns.reduce((sum, column, at) => sum + leastWidthOf(column) + (at === 0 ? 0 : (column.gap ?? 2)), 0);
}
function leastWidthOf(column) {
    return Math.min(fullWidthOf(column), column.least ?? Number.POSITIVE_INFINITY);
}
function fullWidthOf({ head, cells }) {
    return cells.reduce((widest, cell) => Math.max(widest, columnsOf(cell)), columnsOf(head));
}
function isNotEmpty({ cells }) {
    return cells.some(cell => cell !== '');
}
/** Cut in the middle: what tells names apart is at their ends as often as at their beginnings. */
function cut(text, width) {
    if (columnsOf(text) <= width)
        return text;
    const tail = Math.floor((width - 1) / 2);
    const characters = [...text];
    return `${takeWhileFits(characters, width - 1 - tail)}…${[...takeWhileFits(characters.reverse(), tail)].reverse().join('')}`;
}
function takeWhileFits(characters, width) {
    let shown = '';
    for (const character of characters) {
        if (columnsOf(shown + character) > width)
            break;
        shown += character;
    }
    return shown;
}
/** Counts the columns of a terminal that `text` takes. Wide characters take two, and marks on top of others take none. */
function columnsOf(text) {
    return [...text].reduce((sum, character) => sum + (isWide(character) ? 2 : isMark(character) ? 0 : 1), 0);
}
function isWide(character) {
    return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/u.test(character);
}
function isMark(character) {
    return /\p{M}/u.test(character);
}


/***/ }),

/***/ 915:
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


/***/ })

};
