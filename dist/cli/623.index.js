export const id = 623;
export const ids = [623];
export const modules = {

/***/ 6789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aE: () => (/* binding */ benchmark),
  fj: () => (/* binding */ makeSession),
  xM: () => (/* binding */ measureSession)
});

// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
// EXTERNAL MODULE: ./lib/compare/judge.js
var compare_judge = __webpack_require__(36);
// EXTERNAL MODULE: ./lib/compare/series.js
var series = __webpack_require__(4662);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var change = __webpack_require__(9236);
// EXTERNAL MODULE: ./lib/compare/verdicts/judged.js
var verdicts_judged = __webpack_require__(7489);
// EXTERNAL MODULE: ./lib/compare/verdicts/ruling.js
var verdicts_ruling = __webpack_require__(6073);
;// CONCATENATED MODULE: ./lib/compare/rounds/needed-rounds.js








const power = 0.8;
/**
 * Counts the rounds that would resolve the threshold for every judged benchmark with 80% power. The number depends on the
 * spread of the values within rounds.
 *
 * It does not look at any side. If the number of rounds depends on the data in this way alone, the error rates stay as they are.
 * A real difference of the sides widens the spread, so it asks for more rounds, never for fewer.
 */
function countNeededRounds(record) {
    const { confidence, metrics } = record.settings;
    const reach = -(0,normal/* normalQuantile */.Zl)((1 - confidence) / 2) + (0,normal/* normalQuantile */.Zl)(power);
    const judged = (0,series/* makeSeries */.YG)(record).series.filter(series => (0,verdicts_judged/* isJudged */.sL)(series, metrics));
    const needed = judged.map(series => {
        const spread = spreadPerRound(series) * widthOf(series);
        return spread === 0 ? 0 : (reach * spread) / Math.log1p(findOwnThreshold(series, record));
    });
    const least = judged.map(series => Math.ceil((0,compare_judge/* leastValues */.uG)(series.judge) / countPerSide(series)));
    return Math.max(Math.ceil(Math.max(0, ...needed) ** 2), ...least, 0);
}
/** How many times wider than that of a mean the distribution of what is judged is, for normal values. */
function widthOf({ judge }) {
    const p = (0,compare_judge/* quantileOf */.Xf)(judge);
    return p === undefined ? 1 : Math.sqrt(p * (1 - p)) / (0,normal/* normalDensity */.kC)((0,normal/* normalQuantile */.Zl)(p));
}
function countPerSide({ rounds }) {
    return Math.max(1, ...rounds.map(round => round.length)) / 2;
}
/** With the level of both sides together, since to look at one would be to look at sides. */
function findOwnThreshold({ ruling, rounds }, { settings }) {
    const values = rounds.flatMap(round => round.map(({ value }) => value)).filter(computable/* isComputable */.$O);
    return (0,verdicts_ruling/* thresholdOf */.pI)(ruling, settings, () => (values.length === 0 ? 0 : (0,simple_statistics/* median */.JZ)(values)));
}
/**
 * The standard error of the difference of the sides after one round, in natural logs, as if they were the same; 0 where no round
 * has two values.
 */
function spreadPerRound({ rounds, metric }) {
    const differences = rounds.flatMap(round => listDifferences(round.filter(one => (0,computable/* isComputable */.$O)(one.value) && one.value > 0).map(one => (0,change/* toLog */.gY)(one.value, metric.better))));
    if (differences.length === 0)
        return 0;
    // The difference of two values varies √2 times as much as one value, and so does that of two sides of one value each.
    return (0,simple_statistics/* median */.JZ)(differences) / normal/* madOfNormal */.TQ / Math.sqrt(countPerSide({ rounds }));
}
/** How far any two of `values` lie apart: unlike distances from their own middle, the same however few they are. */
function listDifferences(values) {
    return values.flatMap((one, index) => values.slice(index + 1).map(other => Math.abs(one - other)));
}

// EXTERNAL MODULE: ./lib/compare/rounds/settled.js
var settled = __webpack_require__(8920);
// EXTERNAL MODULE: ./lib/compare/verdicts/same-files.js
var same_files = __webpack_require__(4788);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/measure/before.js
var measure_before = __webpack_require__(1041);
// EXTERNAL MODULE: ./lib/measure/instruments/instrument.js
var instrument = __webpack_require__(384);
// EXTERNAL MODULE: ./lib/measure/isolation.js
var measure_isolation = __webpack_require__(8780);
// EXTERNAL MODULE: ./lib/measure/measure.js + 12 modules
var measure = __webpack_require__(5541);
// EXTERNAL MODULE: ./lib/measure/measurements.js
var measurements = __webpack_require__(4407);
// EXTERNAL MODULE: ./lib/measure/reinstall.js
var measure_reinstall = __webpack_require__(9936);
// EXTERNAL MODULE: ./lib/measure/serve/setup-time.js
var setup_time = __webpack_require__(7331);
// EXTERNAL MODULE: ./lib/measure/variables.js
var measure_variables = __webpack_require__(3725);
// EXTERNAL MODULE: ./lib/plan/looks.js
var plan_looks = __webpack_require__(2019);
// EXTERNAL MODULE: ./lib/plan/plan.js
var plan_plan = __webpack_require__(9164);
// EXTERNAL MODULE: ./lib/plan/round.js
var round = __webpack_require__(2571);
;// CONCATENATED MODULE: ./lib/causes/changed.js
/** Reads what `git diff -U0` prints, with the prefixes `a/` and `b/`. Files that were removed are left out. */
function readDiff(text) {
    const files = new Map();
    const rows = text.split('\n');
    let own;
    for (let at = 0; at < rows.length; at++) {
        const row = rows[at];
        const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(row);
        if (row.startsWith('+++ ')) {
            const path = /^\+\+\+ b\/(.+?)\t?$/.exec(row)?.[1];
            own = [];
            if (path !== undefined)
                files.set(path, own);
        }
        else if (hunk) {
            const [removed, from, added] = [Number(hunk[1] ?? 1), Number(hunk[2]), Number(hunk[3] ?? 1)];
            own?.push(added === 0 ? [from, from + 1] : [from, from + added - 1]);
            // What was written may itself look like the head of a file.
            at += removed + added;
        }
    }
    return [...files].map(([path, lines]) => ({ path, lines }));
}
/** Marks the functions that a change wrote in, and those whose file it changed elsewhere. */
function markChanged(profiles, changes) {
    const known = new Map(changes.map(({ path, lines }) => [path, lines]));
    const mark = (one) => {
        const { file, line, last = line } = one;
        const written = file === undefined ? undefined : known.get(file);
        if (written === undefined)
            return one;
        const isWithin = line !== undefined && written.some(([from, to]) => from <= last && to >= line);
        return { ...one, changed: isWithin ? 'lines' : 'file' };
    };
    return { ...profiles, functions: profiles.functions.map(mark) };
}

// EXTERNAL MODULE: ./lib/compare/conclusion.js + 14 modules
var conclusion = __webpack_require__(3318);
// EXTERNAL MODULE: ./lib/measure/busy.js
var busy = __webpack_require__(8255);
// EXTERNAL MODULE: ./lib/measure/command.js
var measure_command = __webpack_require__(1373);
// EXTERNAL MODULE: ./lib/formats/selection/language.js
var language = __webpack_require__(8451);
;// CONCATENATED MODULE: ./lib/measure/profiling/alone.js

/** Chooses the benchmark whose time has changed most, if the command can be told to run it alone. */
function chooseAlone(changed, selection) {
    if (selection?.language === undefined)
        return undefined;
    const sizeOf = ({ change }) => Math.abs(Math.log1p(change?.value ?? 0));
    const timed = changed.filter(({ unit }) => unit === 's' || unit === '1/s');
    const [first] = timed.toSorted((one, other) => sizeOf(other) - sizeOf(one));
    const select = first && selection.language.express([first.benchmark]);
    return select === undefined ? undefined : { benchmark: first.benchmark, metric: first.metric, select };
}
/**
 * Finds the time of one operation in nanoseconds, as an invocation of the benchmark alone printed it. Returns in words why there is
 * none.
 */
function readOperation({ outcome, reason, measurements }, alone) {
    if (outcome !== 'ok')
        return reason ?? 'it failed';
    const own = measurements.filter(({ metric }) => !metric.aside);
    const names = (0,language/* asPrinted */.Dz)(alone.benchmark);
    const other = own.find(({ benchmark }) => !names.includes(benchmark));
    if (other)
        return `the command ran "${other.benchmark}" too when only "${alone.benchmark}" was selected`;
    const found = own.find(({ metric }) => metric.name === alone.metric);
    if (!found || !(found.value > 0))
        return `the command did not print the ${alone.metric} of "${alone.benchmark}" alone`;
    return found.metric.unit === 's' ? found.value * 1e9 : 1e9 / found.value;
}

// EXTERNAL MODULE: ./lib/causes/names.js + 1 modules
var names = __webpack_require__(8685);
;// CONCATENATED MODULE: ./lib/causes/gathering.js

/** The largest amounts that are kept of all profiles together. */
const mostFunctions = 5000;
const mostCalls = 5000;
/** Pairs of a function and its owner in one invocation; what is in no pair any more counts for the owner itself. */
const mostPairs = 4000;
/** Before small ones are dropped. */
const mostGrowing = 200_000;
/** Collects the profiles of many invocations: what each function took, and one tree of calls for each side. */
class Gathering {
    #sides;
    #functions = new Map();
    #rounds = [];
    #root;
    #invocations;
    #nodes = 0;
    /** `sides` are the names of what is profiled, the baseline first. */
    constructor(sides) {
        this.#sides = sides;
        this.#root = this.#makeNode(-1);
        this.#invocations = sides.map(() => 0);
    }
    add(round) {
        this.#rounds.push(round.map(one => this.#addInvocation(one)));
    }
    #addInvocation({ side, copy, root, samples }) {
        const place = this.#sides.indexOf(side);
        this.#invocations[place] += 1;
        const self = new Map();
        let pairs = 0;
        for (const { frames, weight } of samples) {
            if (!(weight > 0) || frames.length === 0)
                continue;
            const named = frames.map(frame => (0,names/* nameFunction */.O)(frame, root));
            const path = named.map(about => this.#place(about, place));
            const leaf = path.at(-1);
            const ownerAt = named.findLastIndex(({ origin }) => origin === undefined);
            const owning = ownerAt < 0 || ownerAt === path.length - 1 ? undefined : path[ownerAt];
            const isKept = self.has(`${leaf} ${owning}`) || pairs < mostPairs;
            const [at, owner] = owning === undefined || isKept ? [leaf, owning] : [owning, undefined];
            const known = self.get(`${at} ${owner}`);
            if (known)
                known.amount += weight;
            else
                self.set(`${at} ${owner}`, { at, owner, amount: weight });
            if (!known && owner !== undefined)
                pairs++;
            this.#grow(path, place, weight);
        }
        const list = [...self.values()].map(({ at, owner, amount }) => owner === undefined ? [at, gathering_round(amount)] : [at, gathering_round(amount), owner]);
        return { side, copy, self: list };
    }
    /** A function is where the contender has it: that is what a reader has open. */
    #place(about, side) {
        const known = this.#functions.get((0,names/* keyOf */.T)(about));
        if (known) {
            const isBetter = about.file !== undefined && (known.about.file === undefined || side > known.side);
            if (isBetter)
                Object.assign(known, { about, side });
            else if (side === known.side && about.file === known.about.file && (about.last ?? 0) > (known.about.last ?? 0))
                known.about = { ...known.about, last: about.last };
            return known.at;
        }
        // One name for the rest: a program whose names are all different would fill the memory.
        const own = this.#functions.size < mostFunctions - 1 ? about : { name: '(all other functions)' };
        const others = this.#functions.get((0,names/* keyOf */.T)(own));
        if (others)
            return others.at;
        const at = this.#functions.size;
        this.#functions.set((0,names/* keyOf */.T)(own), { at, about: own, side });
        return at;
    }
    #grow(path, side, weight) {
        let node = this.#root;
        for (const at of path) {
            const known = node.children.get(at);
            if (known === undefined && this.#nodes >= mostGrowing)
                break;
            const next = known ?? this.#makeNode(at);
            if (!known)
                node.children.set(at, next);
            node = next;
        }
        if (node !== this.#root)
            node.self[side] += weight;
    }
    #makeNode(at) {
        this.#nodes += 1;
        return { at, self: this.#sides.map(() => 0), children: new Map() };
    }
    /** What is kept of all of them. */
    finish({ profiler, unit }) {
        return {
            profiler,
            unit,
            sides: this.#sides,
            functions: [...this.#functions.values()].map(({ about: one }) => one),
            rounds: this.#rounds,
            calls: this.#listCalls(),
        };
    }
    /** The largest subtrees; what is in the others counts for the node that they hang on. */
    #listCalls() {
        const means = (self) => self.map((amount, side) => amount / Math.max(1, this.#invocations[side]));
        const totals = new Map();
        const total = (node) => {
            const own = Math.max(...means(node.self));
            const sum = [...node.children.values()].reduce((all, child) => all + total(child), own);
            totals.set(node, sum);
            return sum;
        };
        total(this.#root);
        const least = [...totals.values()].sort((one, other) => other - one)[mostCalls] ?? 0;
        const calls = [];
        const list = (node, parent) => {
            const children = [...node.children.values()].sort((one, other) => totals.get(other) - totals.get(one));
            const kept = children.filter(child => totals.get(child) > least);
            const place = calls.length;
            if (node !== this.#root) {
                const folded = children.filter(child => totals.get(child) <= least).map(sumOf);
                const self = node.self.map((amount, side) => folded.reduce((sum, one) => sum + one[side], amount));
                calls.push({ parent, at: node.at, self: means(self).map(gathering_round) });
            }
            for (const child of kept)
                list(child, node === this.#root ? -1 : place);
        };
        list(this.#root, -1);
        return calls;
    }
}
/** Everything below a node, by side. */
function sumOf({ self, children }) {
    return [...children.values()].map(sumOf).reduce((sum, one) => sum.map((amount, side) => amount + one[side]), self);
}
function gathering_round(amount) {
    return Math.round(amount * 1000) / 1000;
}

// EXTERNAL MODULE: ./lib/measure/invoke.js
var measure_invoke = __webpack_require__(9734);
// EXTERNAL MODULE: ./lib/measure/reader.js + 4 modules
var measure_reader = __webpack_require__(5335);
// EXTERNAL MODULE: ./lib/causes/profile.js
var profile = __webpack_require__(5001);
// EXTERNAL MODULE: ./lib/measure/exit.js
var measure_exit = __webpack_require__(6638);
;// CONCATENATED MODULE: ./lib/measure/profiling/profiling.js


const patienceInSeconds = 120;
/** Has the invocations of a session run under `profiler`, each as `runs` runs in a row. */
function makeProfiling(profiler, runs, ports) {
    return {
        wrap: (argv, directory) => {
            const repeated = runs === 1 ? argv : ['sh', '-c', repeating, `${runs}`, ...argv];
            return profiler.wrap?.(repeated, directory) ?? repeated;
        },
        variables: (variables, directory) => profiler.variables?.(variables, directory) ?? {},
        read: async (directory, request) => {
            const found = await find(profiler, directory, request, ports);
            return 'files' in found ? tryToRead(profiler, found.files) : found;
        },
    };
}
/** Runs a command as often as its own name says. */
const repeating = 'n=$0; while [ "$n" -gt 0 ]; do "$@" || exit $?; n=$((n-1)); done';
/** The files of a profiler, or what it prints about them. */
async function find({ print, name }, directory, request, { processes, signal, readProfiles }) {
    if (print === undefined)
        return readProfiles(directory);
    const { runs: _, ...once } = request;
    const asked = { ...once, argv: print(directory), timeoutInSeconds: patienceInSeconds };
    const { exit, stdout, stderr } = await processes.run(asked, signal);
    if (!(0,measure_exit/* isSuccess */.oJ)(exit))
        return { problem: `${name} ${(0,measure_exit/* describeExit */.KE)(exit)}: ${stderr.readTail().trim().split('\n')[0]}` };
    const text = stdout.readText();
    if (text === undefined)
        return { problem: 'it has more than 64 MiB. Let the command do less work' };
    return { files: [{ name, bytes: new TextEncoder().encode(text) }] };
}
function tryToRead(profiler, files) {
    try {
        return { profile: profiler.read(files) };
    }
    catch (error) {
        if (error instanceof profile/* ProfileError */.e)
            return { problem: error.message };
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/measure/profiling/profile-rounds.js





/** A profiler sometimes misses a short process on a busy machine. So many rounds may run once more. */
const mostRepeated = 3;
/**
 * Runs the rounds under a profiler. Their times are in no verdict. A round with a failure runs again; what fails more often ends them
 * all, and the result tells of it.
 */
async function profileRounds(session, { profiler, rounds, runs, alone }, ports) {
    const names = session.sides.map(({ name }) => name);
    const gathering = new Gathering(names.filter(name => rounds.some(round => round.some(({ side }) => side === name))));
    const profiled = { ...session, instruments: [], profiling: makeProfiling(profiler, runs, ports) };
    const reader = (0,measure_reader/* makeReader */.Y)(session, { ...ports, watch: () => undefined, warn: () => undefined });
    const units = [];
    let repeated = 0;
    for (const round of rounds) {
        const invoke = () => (0,measure_invoke/* invokeRound */.D)(profiled, { round, runs: 1, select: alone?.select, see: () => undefined }, ports);
        let invoked = await invoke();
        while (invoked.some(isFailed) && repeated++ < mostRepeated)
            invoked = await invoke();
        const failed = invoked.find(isFailed);
        if (failed)
            return { absence: `under ${profiler.name}, a run failed: ${failed.reason}` };
        const profiles = alone ? readAlone(invoked, alone, reader) : invoked.map(({ profile }) => profile);
        if (!Array.isArray(profiles))
            return { absence: `under ${profiler.name}, ${profiles}` };
        units.push(...profiles.map(({ unit }) => unit));
        gathering.add(invoked.map(({ slot }, at) => {
            const { places } = session.sides.find(({ name }) => name === slot.side);
            return { ...slot, root: places[slot.copy - 1].root, samples: profiles[at].samples };
        }));
    }
    const [unit = 'ms'] = units;
    if (units.some(other => other !== unit))
        return { absence: 'the profiles of its runs count different things' };
    return { ...gathering.finish({ profiler: profiler.name, unit }), ...(alone && { benchmark: alone.benchmark }) };
}
function isFailed({ outcome }) {
    return outcome !== 'ok';
}
/** The profiles of a round in which one benchmark ran, where all samples together are one operation. Or in words why there are none. */
function readAlone(invoked, alone, reader) {
    const operations = reader.read(invoked).map(one => readOperation(one, alone));
    const problem = operations.find(one => typeof one === 'string');
    if (problem !== undefined)
        return problem;
    return invoked.map(({ profile }, at) => {
        const { samples } = profile;
        const total = samples.reduce((sum, { weight }) => sum + weight, 0);
        const perWeight = total === 0 ? 0 : Number(operations[at]) / total;
        return { unit: 'ns', samples: samples.map(one => ({ ...one, weight: one.weight * perWeight })) };
    });
}

// EXTERNAL MODULE: ./lib/measure/repeats/slope.js
var repeats_slope = __webpack_require__(8744);
// EXTERNAL MODULE: ./lib/measure/rounds/examination.js
var examination = __webpack_require__(9281);
// EXTERNAL MODULE: ./lib/metrics/duration.js
var duration = __webpack_require__(3237);
// EXTERNAL MODULE: ./lib/record/pair.js
var pair = __webpack_require__(5561);
// EXTERNAL MODULE: ./lib/stats/random.js
var stats_random = __webpack_require__(9376);
;// CONCATENATED MODULE: ./lib/profiling.js












/** Six are enough for the exact test of two copies on each side. With one copy each, or by py-spy, a round says half as much. */
const roundsOf = { usual: 6, sparse: 12, counted: 2 };
/** Time that `auto` may take of the budget where the comparison itself took less. */
const leastSeconds = 120;
/** An invocation should have some hundreds of samples. */
const aimInSeconds = 0.3;
const mostRuns = 100;
/**
 * Profiles the sides of `record` whose time has changed, and their baseline. Returns undefined where there is nothing to explain.
 *
 * Whatever goes wrong here is told as an absence: the record is complete without it.
 */
async function findCauses(explained, world) {
    const { causes, record, session } = explained;
    if (causes === 'off' || record.plan?.stoppedBy === 'interrupted')
        return undefined;
    if (causes === 'auto' && (session.serving || hasOtherPrograms(session)))
        return undefined;
    const changed = findChanged(record);
    if (changed.length === 0)
        return undefined;
    const work = planWork(explained, changed);
    if ('absence' in work)
        return work;
    try {
        const causes = await profileBy(work, world);
        return 'absence' in causes ? causes : await mark(causes, explained, world);
    }
    catch (error) {
        if (world.measuring.signal.aborted)
            return { absence: 'profiling was interrupted' };
        return { absence: `profiling ended early: ${error.message}` };
    }
}
/** Marks the functions that one contender changed. Of several, one line number would not do for all. */
async function mark(profiles, { sides: [baseline, ...others] }, world) {
    const contenders = others.filter(({ name }) => profiles.sides.includes(name));
    const [directory, commit] = [contenders[0]?.directory, baseline.origin.commit];
    if (contenders.length !== 1 || directory === undefined || commit === undefined)
        return profiles;
    const diff = await world.profiling.diff(directory, commit);
    return diff === undefined ? profiles : markChanged(profiles, readDiff(diff));
}
/** What is run under the profiler, or why nothing is. */
function planWork({ causes, record, session, secondsLeft }, changed) {
    const findings = changed.flatMap(one => one.findings);
    const own = session.suite === setup_time/* setupBenchmark */.f ? setup_time/* setupBenchmark */.f : record.suite;
    const processes = [own, ...(session.scan ?? []).map(({ label }) => label)];
    const isOfProcess = findings.every(({ benchmark }) => processes.includes(benchmark));
    const isCounted = causes === 'callgrind';
    // Under callgrind, a command prints no times.
    const alone = isOfProcess || isCounted ? undefined : chooseAlone(findings, session.selection);
    if (causes === 'auto' && !isOfProcess && alone === undefined)
        return { absence: ownIterations };
    const seconds = secondsPerRun(record, isOfProcess ? findings : []) * (alone ? shareOfOne(record) : 1);
    const isOnce = session.slope !== undefined || isCounted || !isOfProcess;
    const runs = isOnce ? 1 : Math.max(1, Math.min(mostRuns, Math.ceil(aimInSeconds / seconds)));
    const names = [record.baseline, ...changed.map(({ name }) => name)];
    const sides = session.plan.sides.filter(({ name }) => names.includes(name));
    const rounds = drawRounds(sides, record, causes);
    const perRun = isCounted ? seconds * countingFactor : Math.max(seconds * runs, leastPerRun);
    const expected = rounds.length * rounds[0].length * perRun;
    const wanted = `${rounds.length} rounds under a profiler would take about ${(0,duration/* duration */.p)(expected)}`;
    if (expected > secondsLeft) {
        const left = (0,duration/* duration */.p)(Math.max(0, secondsLeft));
        return { absence: `${wanted}, and the time budget has ${left} left. Raise "time-budget"` };
    }
    const longest = causes === 'auto' ? Math.max(leastSeconds, record.plan?.seconds ?? 0) : secondsLeft;
    if (expected > longest)
        return { absence: `${wanted}, longer than the comparison itself. Name a profiler with "causes" to allow it` };
    const more = drawRounds(sides, record, 'py-spy');
    const sparse = (more.length / rounds.length) * expected <= Math.min(longest, secondsLeft) ? more : rounds;
    return { causes, session: withRepeats(session), rounds, sparse, runs, alone, expected };
}
/** How much slower a command is whose instructions are counted one by one. */
const countingFactor = 50;
/** Whether sides run commands of their own: two programs have few functions in common. */
function hasOtherPrograms({ sides: [baseline, ...others] }) {
    return others.some(({ command }) => (0,measure_command/* showCommand */.TB)(command) !== (0,measure_command/* showCommand */.TB)(baseline.command));
}
/** What a profiler adds to a short run. */
const leastPerRun = 0.5;
const ownIterations = 'the command prints its own numbers, so it may choose its own number of iterations. Mention $BENCH_SELECT in it, and name its tool with "format", so that one benchmark can be profiled alone';
/** The contenders whose time has changed, each with what says so. */
function findChanged(record) {
    const conclusions = (0,conclusion/* concludeAll */.Vl)((0,pair/* listPairs */.SZ)(record));
    return (0,pair/* listContenders */.iV)(record)
        .map(({ name }, at) => ({ name, findings: listTimes(conclusions[at]) }))
        .filter(({ findings }) => findings.length > 0);
}
function listTimes({ findings }) {
    const isOfTime = ({ unit, metric }) => ['s', '1/s'].includes(unit) || metric === 'instructions';
    return findings.filter(one => (one.verdict === 'regressed' || one.verdict === 'improved') && isOfTime(one));
}
/** The longest median of a run of the process, as far as it is known. */
function secondsPerRun(record, findings) {
    const times = findings.filter(({ unit, metric }) => unit === 's' && metric === 'time');
    const medians = times.flatMap(({ baseline, contender }) => [baseline?.median ?? 0, contender?.median ?? 0]);
    const known = Math.max(0, ...medians);
    const { plan } = record;
    const perInvocation = (plan?.seconds ?? 0) / Math.max(1, record.rounds.flat().length);
    return plan?.slope || known === 0 ? perInvocation : Math.min(known, perInvocation);
}
/** The part of an invocation that one of its benchmarks takes at most, in all likelihood: twice its share, for what comes before it. */
function shareOfOne({ rounds }) {
    const printed = (rounds.flat()[0]?.measurements ?? []).filter(({ metric }) => !metric.aside);
    return Math.min(1, 2 / Math.max(1, new Set(printed.map(({ benchmark }) => benchmark)).size));
}
/** All copies of `sides` in a random order, round for round. */
function drawRounds(sides, { seed }, causes) {
    const random = (0,stats_random/* makeRandom */.eI)(`${seed}/causes`);
    const slots = sides.flatMap(({ name, copies }) => [1, 2].slice(0, copies).map(copy => ({ side: name, copy })));
    const isSparse = causes === 'py-spy' || sides.every(({ copies }) => copies === 1);
    const count = causes === 'callgrind' ? roundsOf.counted : isSparse ? roundsOf.sparse : roundsOf.usual;
    return Array.from({ length: count }, () => (0,stats_random/* shuffle */.k4)(slots, random));
}
/** Of a command that repeats its work as often as it is told, the longest run is profiled; of a scan, the last point. */
function withRepeats({ slope, ...all }) {
    const session = { ...all, scan: (all.scan ?? []).slice(-1) };
    if (slope === undefined)
        return session;
    return { ...session, variables: { ...session.variables, [repeats_slope/* repeatsVariable */.T]: `${slope.at(-1)}` } };
}
async function profileBy({ causes, session, expected, ...work }, world) {
    const ports = {
        ...world.measuring,
        ...world.profiling,
        random: (0,stats_random/* makeRandom */.eI)(`${session.plan.seed}/causes/padding`),
        examine: examination/* noExamination */.t,
        keep: () => undefined,
    };
    const profile = async (profiler, some) => await profileRounds(session, { ...work, profiler, rounds: some }, ports);
    const { watch } = world.measuring;
    const profiler = await (0,busy/* whileBusy */.l)(watch, 'choosing a profiler', () => chooseProfiler(causes, session, world, async (tried) => {
        const [first] = work.rounds[0];
        return await profile(tried, [[first]]);
    }));
    if (typeof profiler === 'string')
        return { absence: profiler };
    const rounds = profiler.name === 'py-spy' ? work.sparse : work.rounds;
    const seconds = (rounds.length / work.rounds.length) * expected;
    const message = `finding the causes: ${rounds.length} rounds under ${profiler.name} take about ${(0,duration/* duration */.p)(seconds)}`;
    watch({ kind: 'profiling', message });
    return await (0,busy/* whileBusy */.l)(watch, `profiling with ${profiler.name}`, () => profile(profiler, rounds));
}
/**
 * Node.js and py-spy tell the functions of their programs, which perf cannot name; every other program leaves them nothing. py-spy is
 * only tried where perf finds an interpreter of Python, or cannot look.
 */
async function chooseProfiler(causes, session, { profiling }, attempt) {
    if (causes !== 'auto' && causes !== 'off')
        return await profiling.find(causes);
    const node = await profiling.find('node');
    if (typeof node !== 'string' && !('absence' in (await attempt(node))))
        return node;
    const perf = await profiling.find('perf');
    const sampled = typeof perf === 'string' ? undefined : await attempt(perf);
    const isUnknown = sampled === undefined || 'absence' in sampled;
    const isPython = isUnknown ? mentionsPython(session) : partOfPython(sampled) >= leastOfPython;
    if (!isPython)
        return sampled && 'absence' in sampled ? sampled.absence : perf;
    const pySpy = await profiling.find('py-spy');
    if (typeof pySpy === 'string')
        return `the command runs Python, whose functions perf cannot name. ${pySpy}`;
    return 'absence' in (await attempt(pySpy)) ? perf : pySpy;
}
/** The part of the samples from which on a command counts as a program of Python. */
const leastOfPython = 0.3;
const interpreter = /^(?:lib)?(?:python|pypy)/;
/** The part of the time that an interpreter of Python took, with the libraries that it called. */
function partOfPython({ functions, calls }) {
    const isOf = [];
    let [whole, ofPython] = [0, 0];
    for (const [place, { parent, at, self }] of calls.entries()) {
        isOf[place] = isOf[parent] === true || interpreter.test(functions[at].module ?? '');
        const amount = self.reduce((sum, one) => sum + one, 0);
        whole += amount;
        if (isOf[place])
            ofPython += amount;
    }
    return whole === 0 ? 0 : ofPython / whole;
}
/** Whether a command that nobody could look into seems to run Python. */
function mentionsPython({ sides }) {
    return sides.some(({ command }) => /\b(?:python[\d.]*|pytest)\b|\.py\b/.test((0,measure_command/* showCommand */.TB)(command)));
}

// EXTERNAL MODULE: ./lib/record/ending.js
var ending = __webpack_require__(1638);
;// CONCATENATED MODULE: ./lib/record/identical.js
/** Warns about contenders with these names, whose files are those of the baseline. `contenders` is the number of all. */
function warnOfIdentical(names, contenders) {
    return names.map(name => ({
        code: 'identical-payloads',
        message: contenders === 1
            ? 'both sides have the same files, byte for byte, so this run only compares the program with itself'
            : `${name} has the same files as the baseline, byte for byte, so it is the same program`,
    }));
}

// EXTERNAL MODULE: ./lib/record/limits.js
var limits = __webpack_require__(213);
// EXTERNAL MODULE: ./lib/record/suite-files.js
var suite_files = __webpack_require__(4751);
// EXTERNAL MODULE: ./lib/util/present.js
var present = __webpack_require__(2863);
;// CONCATENATED MODULE: ./lib/record-header.js








/** Describes what is known before the first round. If nothing follows, the run was interrupted. */
function describeHeader(known) {
    const { inputs, sides, installation, equipment, identical = [], plan, isolation, world } = known;
    const { suite, part, partNumber, pullRequest, baseline, settings, statistic, options, slope, rounds, earlier } = inputs;
    const { looks, seed } = plan;
    const { processes, shell } = world.measuring;
    const commands = [inputs.reference, ...inputs.contenders].map(({ command }) => command);
    return {
        suite,
        ...(0,present/* present */.E)({ part, partNumber, pullRequest }),
        ...(baseline.kind === 'packed' ? { ledger: baseline.ledger } : {}),
        ...(baseline.kind === 'packed' && baseline.absence ? { absence: baseline.absence } : {}),
        ...(baseline.kind === 'packed' && baseline.since ? { since: baseline.since } : {}),
        seed,
        ...(earlier === undefined ? {} : { earlier }),
        createdAt: world.now(),
        command: (0,measure_command/* showCommand */.TB)(inputs.contenders[0].command),
        options,
        statistic,
        baseline: sides[0].name,
        sides: sides.map(({ name, origin }, index) => ({
            name,
            copies: plan.sides[index].copies,
            origin,
            ...(identical.includes(name) ? { identical: true } : {}),
            ...describeFiles(installation.sides[index]),
            ...(0,suite_files/* describeSuite */.gv)(sides[index], index === 0 ? undefined : sides[0]),
        })),
        ...describeLeftOut(installation),
        reinstall: { when: 'once', starts: [0] },
        plan: {
            inPlace: installation.inPlace,
            rounds: looks.at(-1),
            looks,
            ...(rounds.isAuto ? { auto: true } : {}),
            stoppedBy: 'interrupted',
            seconds: 0,
            ...(slope === undefined ? {} : { slope }),
        },
        settings,
        environment: (0,measure_isolation/* withIsolation */.ri)(known.environment, isolation),
        warnings: [
            ...(inputs.warnings ?? []),
            ...installation.warnings,
            ...warnOfIdentical(identical, inputs.contenders.length),
            ...(0,suite_files/* warnOfSuite */.sX)(inputs.suiteFiles, sides),
            ...warnOfTimer(processes.timer),
            ...(0,measure_command/* warnOfShell */.CP)(commands, shell),
            ...(0,measure_isolation/* warnOfIsolation */.U1)(isolation),
            ...equipment.warnings,
        ],
    };
}
function describeLeftOut({ leftOut = [] }) {
    return leftOut.length === 0 ? {} : { leftOut: leftOut.slice(0, limits/* mostLeftOut */.Lf) };
}
function describeFiles({ contentDigest: digest, sameFiles = [], }) {
    return { ...(digest === undefined ? {} : { digest }), ...(sameFiles.length === 0 ? {} : { sameFiles }) };
}
function withLooks(header, looks) {
    return { ...header, plan: { ...header.plan, looks, rounds: looks.at(-1) } };
}
/** Adds to `header` what is known of the session `before`. */
function withBefore(header, before) {
    if (before === undefined)
        return header;
    const { plan, warnings, createdAt } = header;
    return {
        ...header,
        createdAt: before.createdAt ?? createdAt,
        plan: { ...plan, seconds: plan.seconds + (before.plan?.seconds ?? 0) },
        warnings: (0,measure_before/* uniteWarnings */.Pu)((0,ending/* dropEnding */.J)(before.warnings), warnings),
    };
}
/** Adds to `header` the stretches of rounds of both sessions, after so many rounds. */
function withSegments(header, before, count) {
    if (before === undefined)
        return header;
    const { segments = [0], rounds } = before;
    return { ...header, segments: count > rounds.length ? [...segments, rounds.length] : segments };
}
/** Adds to `header` what is known after some rounds. */
function withSoFar(header, { looks, tampered, reinstall, focus, stages }) {
    const known = withLooks(header, looks);
    return {
        ...known,
        plan: { ...known.plan, ...(focus.length === 0 ? {} : { focus }) },
        reinstall,
        ...(stages ? { stages } : {}),
        ...(tampered.length === 0 ? {} : { tampered: tampered.slice(0, limits/* mostTampered */.W5) }),
    };
}
/** The whole record: `header` with all that was measured. */
function finishRecord(header, measured) {
    const { stoppedBy, seconds, batch, host, warnings, rounds } = measured;
    const known = withSoFar(header, measured);
    return {
        ...known,
        plan: { ...known.plan, stoppedBy, seconds: known.plan.seconds + seconds, ...(batch === 1 ? {} : { batch }) },
        ...(host.length === rounds.length && host.length > 0 ? { host } : {}),
        warnings: (0,measure_before/* uniteWarnings */.Pu)(known.warnings, warnings),
        rounds,
    };
}
/** Warns if Node itself times processes. */
function warnOfTimer(timer) {
    return timer === 'node' ? [nodeTimerWarning] : [];
}
const nodeTimerWarning = {
    code: 'timed-by-node',
    message: 'no Python 3.8 or later was found, so Node.js timed the processes. Each takes up to 2 ms more, and CPU time and memory are unknown',
};

;// CONCATENATED MODULE: ./lib/benchmark.js



















/** Measures all sides as `inputs` ask. The record that comes back is the one that was kept as it grew. */
async function benchmark(inputs, world) {
    const sides = await world.prepareSides(inputs);
    const installation = await world.install(inputs, sides);
    const equipment = await world.detectInstruments(inputs);
    const identical = findIdentical(installation);
    // A change that leaves the program as it was, is in most pull requests: there is nothing to find, and little to wait for.
    const isShort = identical.length === inputs.contenders.length && sides[0].origin.source === 'artifact' && !inputs.before;
    const short = isShort ? shorten(inputs) : {};
    return await measureSession({ ...inputs, ...short }, { sides, installation, equipment, identical }, world);
}
function shorten(inputs) {
    const { reinstall } = inputs;
    return {
        rounds: (0,plan_looks/* fewestRounds */.mv)(inputs.rounds, (0,round/* countPairValues */.C)(planAsked(inputs))),
        reinstall: reinstall === 'auto' ? 'once' : reinstall,
    };
}
function findIdentical({ sides: [baseline, ...contenders] }) {
    const digest = baseline?.contentDigest;
    return contenders
        .filter(({ contentDigest }) => digest !== undefined && contentDigest === digest)
        .map(({ name }) => name);
}
/** The sides that are to be measured, with their copies. */
function planAsked({ reference, contenders, copies }) {
    return (0,round/* planSides */.Y)([reference, ...contenders].map(({ name }) => name), copies);
}
/** Measures what is installed, as `inputs` ask; there may be more sessions on the same installation. */
async function measureSession(inputs, prepared, world) {
    const seed = deriveSeed(inputs.seed ?? world.drawSeed(), inputs);
    const rounds = fixRounds(inputs);
    const isCounted = (0,instrument/* isExact */.u0)(prepared.equipment.instruments);
    // Where files lie makes no difference to what is counted.
    const reinstall = isCounted ? 'once' : (inputs.before?.reinstall?.when ?? inputs.reinstall);
    const sides = planAsked(inputs);
    const asked = { ...inputs, sides, seed, rounds, isCounted, confidence: inputs.settings.confidence };
    const { before, earlier } = inputs;
    const drawn = (0,plan_plan/* makePlan */.C)(asked, (0,stats_random/* makeRandom */.eI)(`${seed}/orders`));
    const plan = before?.plan === undefined ? drawn : { ...drawn, looks: before.plan.looks };
    const environment = await world.holdStill(inputs);
    const last = before ?? earlier?.at(-1);
    if (last !== undefined)
        (0,measure_before/* refuseElsewhere */.F7)(last, { environment, sides: prepared.installation.sides });
    const isolation = await (0,measure_isolation/* isolate */.az)(inputs.isolate, () => world.confine(prepared.installation));
    const described = describeHeader({ inputs, ...prepared, plan, environment, isolation, world });
    const header = withBefore(described, before);
    const keeper = world.openRecord(header, before?.rounds);
    const session = {
        ...makeSession({ ...inputs, reinstall }, prepared, plan, world),
        isConfined: isolation.isConfined,
        ...(before === undefined ? {} : { before: (0,measure_before/* takeBefore */.dW)(before) }),
        isConfirmed: !isCounted && (0,measure_reinstall/* canConfirm */.TG)({ ...inputs, ...prepared.installation }, plan.sides),
    };
    let kept = before?.rounds.length ?? 0;
    const measured = await (0,measure/* measure */.x)(session, {
        ...world.measuring,
        random: (0,stats_random/* makeRandom */.eI)(`${seed}/padding`),
        examine: makeExamination(inputs, header),
        ...pickPorts(prepared.installation),
        keep: (round, soFar) => {
            kept += 1;
            keeper.append(round, withSoFar(withSegments(header, before, kept), soFar));
        },
    });
    const record = finishRecord(withSegments(header, before, measured.rounds.length), measured);
    keeper.finish(record);
    const causes = await findCauses({
        causes: inputs.causes ?? 'off',
        record,
        session,
        sides: prepared.sides,
        secondsLeft: inputs.timeBudgetInSeconds - measured.seconds,
    }, world);
    if (causes === undefined)
        return record;
    const explained = { ...record, causes };
    keeper.finish(explained);
    return explained;
}
function pickPorts({ sides: _, inPlace: __, warnings: ___, leftOut: ____, ...ports }) {
    return ports;
}
/**
 * The seed of this part: with one for all, what the place in a round does would add up over the runners, and err in 28% of
 * comparisons.
 */
function deriveSeed(seed, { part, partNumber }) {
    const name = [part, partNumber].filter(Boolean).join(' ');
    return name === '' ? seed : `${seed}/part ${name}`;
}
/** A numbered part is analysed when all are there: how long it runs must not depend on what it finds. */
function fixRounds({ rounds, partNumber }) {
    if (partNumber === undefined)
        return rounds;
    if (rounds.isAuto)
        throw new values/* InputError */.dz('"rounds" is "auto"; with "part" it must be a number, because all parts of a suite run the same number of rounds and are judged together');
    return { ...rounds, least: rounds.most };
}
/** Makes everything that `plan` needs beside its ports. */
function makeSession(inputs, { sides: known, installation, equipment, alter }, plan, { variables, withheld }) {
    const { measuredSetup, before: _, ...rest } = inputs;
    const commands = [inputs.reference, ...inputs.contenders];
    return {
        ...rest,
        ...(measuredSetup?.isAlone ? { suite: setup_time/* setupBenchmark */.f } : {}),
        measuredSetup: measuredSetup?.isAlone ? undefined : measuredSetup?.line,
        plan,
        sides: installation.sides.map((side, index) => ({ ...side, command: commands[index].command })),
        instruments: equipment.instruments,
        variables: (0,measure_variables/* makeEnvironment */.oV)(variables),
        withheld,
        statistic: (0,measurements/* findStatistic */.Y)(inputs.statistic),
        threshold: inputs.settings.threshold,
        commits: commitsOf(known),
        ...(alter === undefined ? {} : { alter }),
    };
}
function commitsOf(sides) {
    return [...new Set(sides.flatMap(({ origin }) => origin.commit ?? []))];
}
/** Looks at the rounds as the report will, so that measuring ends when the report would say no more. */
function makeExamination(inputs, header) {
    const { rounds: request, isRace, before } = inputs;
    return {
        chooseLooks: (rounds, looks, fitting) => {
            if (!request.isAuto || looks.length > 1)
                return looks;
            const needed = Math.max(...(0,pair/* listPairs */.SZ)({ ...header, rounds }).map(countNeededRounds));
            const most = Math.max(looks[0], Math.min(needed, fitting, request.most));
            return (0,plan_looks/* spreadLooks */.qz)(request.least, most, (0,round/* countPairValues */.C)(planAsked(inputs)));
        },
        // A race is one of a chain, which needs its estimates.
        findNeedless: rounds => (isRace ? new Set() : (0,same_files/* listNeedless */.Ej)((0,pair/* listPairs */.SZ)({ ...header, rounds }))),
        settle: (rounds, soFar) => {
            const known = withSoFar(withSegments(header, before, rounds.length), soFar);
            return (0,settled/* settle */.G)((0,pair/* listPairs */.SZ)({ ...known, rounds }), soFar.reinstall.when);
        },
    };
}


/***/ }),

/***/ 5001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ ProfileError),
/* harmony export */   t: () => (/* binding */ cutStack)
/* harmony export */ });
/** A profile that cannot be read. The message continues a sentence about it. */
class ProfileError extends Error {
    name = 'ProfileError';
}
/** Deeper stacks lose their middle: their function and the outermost ones are kept. */
const deepest = 200;
/** `frames`, from the outermost to the innermost, without those that nobody will read. */
function cutStack(frames) {
    return frames.length <= deepest ? frames : [...frames.slice(0, deepest - 1), frames.at(-1)];
}


/***/ }),

/***/ 811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ makeBar)
/* harmony export */ });
const width = 24;
const eraseLine = '\r\u001b[K';
/** A bar on `stream`, which shows `text` until it is first drawn. */
function makeBar(stream, text) {
    stream.write(text);
    const show = (line) => void stream.write(`${eraseLine}${line.slice(0, stream.columns || 80)}`);
    return {
        show,
        draw: (done, label) => {
            const filled = Math.round(width * done);
            // A line that is broken by the terminal could not be redrawn.
            const room = Math.max(0, (stream.columns || 80) - width - 2);
            stream.write(`${eraseLine}${'━'.repeat(filled)}${'╌'.repeat(width - filled)} ${label.slice(0, room)}`);
        },
        print: line => void stream.write(`${eraseLine}${line}\n`),
        [Symbol.dispose]: () => void stream.write(eraseLine),
    };
}


/***/ }),

/***/ 9796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ refuseConsole)
/* harmony export */ });
/* harmony import */ var _formats_consoles_console_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7035);


/** Ends a run whose command prints a table for people: nobody there waits for the time of whole processes. */
function refuseConsole(table) {
    throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz((0,_formats_consoles_console_table_js__WEBPACK_IMPORTED_MODULE_1__/* .describeConsole */ .H)(table, 'command line'));
}


/***/ }),

/***/ 8920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ settle)
/* harmony export */ });
/* unused harmony export isClear */
/* harmony import */ var _stats_engine_rejection_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9777);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3318);
/* harmony import */ var _confirmation_stages_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8330);
/* harmony import */ var _confirmation_suspects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2811);
/* harmony import */ var _controls_control_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1847);
/* harmony import */ var _growth_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1680);
/* harmony import */ var _trust_tails_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3109);
/* harmony import */ var _verdicts_budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1289);
/* harmony import */ var _verdicts_description_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6172);
/* harmony import */ var _verdicts_evidence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3310);
/* harmony import */ var _verdicts_judged_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7489);
/* harmony import */ var _verdicts_rules_outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8152);
/* harmony import */ var _verdicts_trial_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3522);
/* harmony import */ var _verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3067);
/* harmony import */ var _verdicts_zeros_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6229);















/**
 * Examines what is known after the rounds of `records`, which have the same confidence.
 *
 * A verdict is settled if its interval lies inside the threshold or wholly beyond it, or if it has an obstacle that more rounds do not
 * remove. Every budget must be met or missed. Where copies are not made anew in each round, the control must have been able to fail, as
 * nothing else shows what two installations differ by. A change that a second stage has to confirm is settled by the exact test alone.
 */
function settle(records, reinstall) {
    const surveys = records.map(_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .survey */ .Fr);
    const trials = surveys.map(({ trial }) => trial);
    const corrections = (0,_verdicts_trial_js__WEBPACK_IMPORTED_MODULE_10__/* .correctQuickly */ .BZ)(trials);
    const exact = new _confirmation_suspects_js__WEBPACK_IMPORTED_MODULE_1__/* .ExactTests */ .t8(trials);
    const isPart = records.some(({ part }) => part !== undefined);
    const states = surveys.map(one => new State(one, { corrections, exact, reinstall, isPart }));
    return {
        isSettled: states.every(state => state.isSettled),
        findOpen: () => new Set(states.flatMap(state => state.listOpen())),
        findDoubtful: () => describeDoubtful((0,_confirmation_suspects_js__WEBPACK_IMPORTED_MODULE_1__/* .findSuspects */ .YX)(trials)),
    };
}
function describeDoubtful(suspects) {
    if (suspects.length === 0)
        return undefined;
    const benchmarks = new Set(suspects.map(({ untested }) => untested.comparison.series.benchmark));
    return { benchmarks, rounds: (0,_confirmation_suspects_js__WEBPACK_IMPORTED_MODULE_1__/* .countRounds */ .bn)(suspects) };
}
/** So many parts may be merged, and share one correction, before a change that was clear in its own part may no longer be. */
const mostParts = 16;
class State {
    #trial;
    #judged;
    #budgets;
    #corrections;
    #exact;
    /** Whether a second stage has to confirm what is found. */
    #isConfirmed;
    /** Whether nothing depends on what the control shows, since copies are made anew. */
    #isRenewed;
    #growths;
    #isPart;
    constructor(one, { corrections, exact, reinstall, isPart }) {
        this.#isPart = isPart;
        const { trial } = one;
        this.#trial = trial;
        this.#judged = trial.inferences.filter(({ comparison }) => trial.judged.has(comparison) && !trial.leftOut.has(comparison.series));
        this.#budgets = listUndecided(one);
        this.#corrections = corrections;
        this.#exact = exact;
        this.#isConfirmed = (0,_confirmation_stages_js__WEBPACK_IMPORTED_MODULE_12__/* .needsConfirmation */ .Jj)(trial.record);
        this.#isRenewed = reinstall === 'round' || this.#isConfirmed;
        this.#growths = trial.growths.flatMap(growth => (0,_growth_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeGrowth */ .H8)(growth, corrections.get(growth), trial.record) ?? []);
    }
    get isSettled() {
        const { status } = this.#trial.control;
        return (this.#budgets.length === 0 &&
            this.#listOpenZeros(one => this.#corrections.get(one)).length === 0 &&
            (this.#isRenewed || status !== 'too-few') &&
            this.#judged.every(one => this.#isClear(one) && (!this.#isPart || this.#isClearForGood(one))) &&
            this.#growths.every(one => isClear(one, one.threshold)));
    }
    listOpen() {
        const open = this.#judged.filter(one => !this.#isClearForGood(one) || !this.#isControlled(one));
        const { leftOut, record } = this.#trial;
        const comparisons = this.#trial.comparisons.filter(({ series }) => !leftOut.has(series));
        // The growth over several sizes needs all of them in each round.
        if (this.#growths.length > 0)
            return comparisons.map(({ series }) => series.benchmark);
        const guards = comparisons.filter(({ series }) => (0,_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_8__/* .isControl */ .c0)(series, record.settings.metrics));
        const judged = open.map(({ comparison }) => comparison);
        const zeros = this.#listOpenZeros(({ inference }) => this.#correct(inference, this.#corrections.size));
        return [...this.#budgets, ...zeros, ...[...judged, ...guards].map(({ series }) => series.benchmark)];
    }
    /** The benchmarks whose counts are 0 now and then, and of which more rounds could tell more. */
    #listOpenZeros(correctionOf) {
        const { zeros, judged, record } = this.#trial;
        return zeros.flatMap(one => {
            const { series } = one.comparison;
            if (!judged.has(one.comparison))
                return [];
            return (0,_verdicts_zeros_js__WEBPACK_IMPORTED_MODULE_11__/* .isOpen */ .nT)(one, correctionOf(one), (0,_verdicts_zeros_js__WEBPACK_IMPORTED_MODULE_11__/* .exactTolerance */ .D_)(series, record)) ? [series.benchmark] : [];
        });
    }
    #isClear(one) {
        const control = this.#trial.controls.get(one.comparison);
        return (this.#isClearBy({ ...one, control, correction: this.#corrections.get(one) }) ||
            this.#isSuspect(this.#exact.testify(one)));
    }
    #isClearBy(evidence) {
        const { record } = this.#trial;
        const place = (0,_verdicts_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(evidence, record);
        if (place === 'within' || place === 'neither')
            return place === 'within';
        if (place === 'beyond')
            return !(0,_trust_tails_js__WEBPACK_IMPORTED_MODULE_4__/* .mayBeDoubted */ .s)(evidence, (0,_verdicts_description_js__WEBPACK_IMPORTED_MODULE_6__/* .ownSettings */ .SN)(evidence.comparison, record));
        const { settings, called } = (0,_verdicts_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .decideEvidence */ .ER)(evidence, record);
        return isClear(called, settings.threshold) && !(called.verdict === 'improved' && (0,_trust_tails_js__WEBPACK_IMPORTED_MODULE_4__/* .mayBeDoubted */ .s)(evidence, settings));
    }
    /** Returns whether it is for a second stage to say more about this change. */
    #isSuspect(evidence) {
        if (!this.#isConfirmed || !this.#isClearBy(evidence))
            return false;
        return (0,_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .isCalled */ .AP)((0,_verdicts_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .decideEvidence */ .ER)(evidence, this.#trial.record).called.verdict);
    }
    /** Whatever the correction for many comes to: from the strictest, with this change alone, to none at all. */
    #isClearForGood(one) {
        const control = this.#trial.controls.get(one.comparison);
        return [this.#corrections.size * (this.#isPart ? mostParts : 1), 1].every(count => this.#isClearBy({ ...one, control, correction: this.#correct(one.inference, count) }) ||
            this.#isSuspect(this.#exact.testify(one, this.#correct(this.#exact.of(one), count))));
    }
    /** The correction of one change alone among `count`. */
    #correct(inference, count) {
        const alpha = 1 - this.#trial.record.settings.confidence;
        const adjustedP = Math.min(1, count * inference.pUpTo(alpha));
        return { adjustedP, rejected: (0,_stats_engine_rejection_js__WEBPACK_IMPORTED_MODULE_14__/* .rejects */ .z)(adjustedP, alpha), level: 1 - alpha / Math.max(1, count) };
    }
    #isControlled({ comparison }) {
        const { length } = comparison.series.rounds;
        const { controls, control } = this.#trial;
        return this.#isRenewed || !controls.has(comparison) || (0,_controls_control_js__WEBPACK_IMPORTED_MODULE_2__/* .canControlFail */ .ST)(length, control.of);
    }
}
/** The benchmarks with a budget that is neither met nor missed. */
function listUndecided({ shared, added, removed, table, trial: { record } }) {
    const own = new Set([...added, ...removed]);
    const unpaired = table.series.filter(({ benchmark }) => own.has(benchmark));
    const budgets = [
        ...shared.map(series => ({ benchmark: series.benchmark, state: (0,_verdicts_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .findBudget */ .Zn)(series, table, record)?.state })),
        ...((0,_verdicts_rules_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .applyRules */ .I)(record, table, unpaired).rules?.budgets ?? []),
    ];
    return budgets.flatMap(({ benchmark, state }) => (state === 'undecided' ? [benchmark] : []));
}
/** Returns whether more rounds could not change this verdict. */
function isClear({ verdict, change }, threshold) {
    if (verdict === null || verdict === 'unchanged')
        return true;
    if (verdict === 'inconclusive')
        return false;
    if (verdict === 'not-comparable')
        return change === null;
    if (change === null)
        return true;
    return (change.low ?? -Infinity) >= threshold || (change.high ?? Infinity) <= -threshold;
}


/***/ }),

/***/ 1041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ refuseElsewhere),
/* harmony export */   Pu: () => (/* binding */ uniteWarnings),
/* harmony export */   dW: () => (/* binding */ takeBefore),
/* harmony export */   x9: () => (/* binding */ joinReinstall)
/* harmony export */ });
/* harmony import */ var _record_record_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
/* harmony import */ var _util_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7592);


/** Takes from `record` what its session needs to go on. */
function takeBefore({ rounds, host = rounds.map(() => ({})), plan, reinstall }) {
    return {
        ...{ rounds, host },
        focus: plan?.focus ?? [],
        reinstall: reinstall ?? { when: 'once', starts: [0] },
        batch: plan?.batch ?? 1,
        looks: plan?.looks ?? [],
    };
}
/** Returns the blocks of rounds that share their copies, where those from the round `from` on were measured later. */
function joinReinstall(before, later, from) {
    const when = before.when === later.when ? later.when : 'look';
    return { when, starts: [...before.starts.filter(start => start < from), ...later.starts] };
}
/** Each sentence once. */
function uniteWarnings(...lists) {
    return [...new Map(lists.flat().map(warning => [warning.message, warning])).values()];
}
/** Refuses to add rounds to `record` that were measured elsewhere, or of other sides or files. */
function refuseElsewhere({ environment, sides }, here) {
    const advice = 'start a new comparison with "compare"';
    if (environment !== undefined && environment.fingerprint !== here.environment.fingerprint)
        throw new _record_record_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordError */ .W(`the record was measured on another kind of machine (${environment.cpu}): ${advice}`);
    if (sides.length !== here.sides.length || sides.some(({ name }, index) => name !== here.sides[index].name))
        throw new _record_record_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordError */ .W(`the record has the sides ${nameAll(sides)}, and this call has ${nameAll(here.sides)}: ${advice}`);
    const other = sides.find(({ digest }, index) => {
        const now = here.sides[index].contentDigest;
        return digest !== undefined && now !== undefined && digest !== now;
    });
    if (other !== undefined)
        throw new _record_record_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordError */ .W(`the files of the ${other.name} have changed since: ${advice}`);
}
function nameAll(sides) {
    return sides.map(({ name }) => (0,_util_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)).join(', ');
}


/***/ }),

/***/ 8255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ whileBusy)
/* harmony export */ });
/** Tells `watch` that `work` goes on until `run` has ended, because it may take minutes in which no round ends. */
async function whileBusy(watch, work, run) {
    watch({ kind: 'busy', work, seconds: 0 });
    try {
        return await run();
    }
    finally {
        watch({ kind: 'idle' });
    }
}


/***/ }),

/***/ 384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HC: () => (/* binding */ wrapArgv),
/* harmony export */   u0: () => (/* binding */ isExact),
/* harmony export */   xz: () => (/* binding */ isWriting),
/* harmony export */   yw: () => (/* binding */ readAll),
/* harmony export */   zW: () => (/* binding */ amendAll)
/* harmony export */ });
/* harmony import */ var _metrics_process_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6964);

/** `argv` under all of `instruments`. */
function wrapArgv(instruments, argv, directory) {
    return instruments.reduce((inner, { wrap }) => wrap?.(inner, directory) ?? inner, argv);
}
/** Returns whether any of `instruments` writes files. */
function isWriting(instruments) {
    return instruments.some(({ wrap }) => wrap !== undefined);
}
/** Returns whether the numbers of a session are exact counts. */
function isExact(instruments) {
    return instruments.some(instrument => instrument.isExact);
}
/** `observation` without what `instruments` themselves have added. */
function amendAll(instruments, observation) {
    return instruments.reduce((seen, { amend }) => amend?.(seen) ?? seen, observation);
}
/** Reads all of `instruments` as readings of `benchmark`. If two have the same metric, the last one provides it. */
function readAll(instruments, observation, benchmark) {
    const values = readValues(instruments, observation);
    const isOwn = isExact(instruments);
    return Object.entries(values).map(([name, value]) => {
        const metric = (0,_metrics_process_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .makeProcessMetric */ .Gu)(name);
        return { benchmark, metric: isOwn ? metric : { ...metric, aside: true }, values: [value] };
    });
}
function readValues(instruments, observation) {
    const values = Object.assign({}, ...instruments.map(({ read }) => read(observation)));
    if (observation.shorter === undefined)
        return values;
    const { run, repeats } = observation.shorter;
    const before = readValues(instruments, run);
    const perRepeat = Object.entries(values).flatMap(([name, value]) => {
        const metric = name;
        if ((0,_metrics_process_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .isLevel */ .NW)(metric))
            return [[metric, value]];
        const less = before[metric];
        return less === undefined ? [] : [[metric, (value - less) / repeats]];
    });
    return Object.fromEntries(perRepeat);
}


/***/ }),

/***/ 9734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ invokeRound)
/* harmony export */ });
/* harmony import */ var _scan_points_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7966);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1373);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6638);
/* harmony import */ var _instruments_instrument_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(384);
/* harmony import */ var _points_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(513);
/* harmony import */ var _repeats_slope_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8744);
/* harmony import */ var _rounds_focus_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4240);
/* harmony import */ var _serve_serving_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7488);
/* harmony import */ var _serve_tidy_up_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2594);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3725);
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










/** The invocations of a round, in its order. */
async function invokeRound(session, { round, runs, select, ...rest }, ports) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { slope, scan = [] } = session;
        const _ = __addDisposableResource(env_1, await rest.servers?.begin(round), true);
        const places = round.flatMap(slot => (0,_points_js__WEBPACK_IMPORTED_MODULE_4__/* .drawPoints */ .An)(scan, ports.random).map(point => ({ slot, point })));
        const turns = places.flatMap(place => (slope ?? [undefined]).map(repeats => ({ ...place, runs, repeats, select })));
        const ended = await invokeTurns({ session, turns, ...rest }, ports);
        const invoked = slope ? chunk(ended, slope.length).map(runs => (0,_repeats_slope_js__WEBPACK_IMPORTED_MODULE_5__/* .joinRuns */ .x)(slope, runs)) : ended;
        if (scan.length === 0)
            return invoked;
        const atPoints = invoked.map((run, at) => ({ run, point: places[at].point }));
        return chunk(atPoints, scan.length).map(runs => (0,_points_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPoints */ .qX)(runs, scan));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** `items` in groups of `size`. */
function chunk(items, size) {
    return Array.from({ length: items.length / size }, (_, at) => items.slice(at * size, (at + 1) * size));
}
/** One fresh process for each turn, in its copy's directory. What it brought is read before the next one starts, and could change it. */
async function invokeTurns({ turns, ...around }, ports) {
    const invoked = [];
    for (const turn of turns) {
        const one = await invokeTurn(turn, around, ports);
        around.see(one);
        invoked.push(one);
    }
    return invoked;
}
async function invokeTurn(turn, { session, servers, warn }, ports) {
    const pending = makePending(session, turn, { ...ports, port: await servers?.assign(turn.slot) });
    try {
        const run = async () => await invoke(pending, ports);
        const serve = async () => (servers ? await servers.around(turn, run) : await run());
        return (await prepare(pending, ports)) ?? (await setUp(pending, ports, serve));
    }
    finally {
        const { conclude: line } = session;
        const tidying = line === undefined ? undefined : { name: 'conclude', command: (0,_points_js__WEBPACK_IMPORTED_MODULE_4__/* .lineAt */ .mh)(line, turn.point) };
        const warning = tidying && (await (0,_serve_tidy_up_js__WEBPACK_IMPORTED_MODULE_3__/* .tidyUp */ .g)(tidying, pending.request, ports));
        if (warning)
            warn?.(warning);
        pending.benchOutput.remove();
        pending.instrumentOutput?.remove();
    }
}
function makePending(session, { slot, runs, repeats, point, select }, { port, ...ports }) {
    const { instruments } = session;
    const benchOutput = ports.benchOutput();
    const { profiling } = session;
    const instrumentOutput = (0,_instruments_instrument_js__WEBPACK_IMPORTED_MODULE_1__/* .isWriting */ .xz)(instruments) || profiling ? ports.instrumentOutput() : undefined;
    const { command, places } = session.sides.find(({ name }) => name === slot.side);
    const place = places[slot.copy - 1];
    const { directory } = place;
    const { variables: environment, invocationTimeoutInSeconds: timeoutInSeconds, output } = session;
    const overrides = {
        ...(0,_variables_js__WEBPACK_IMPORTED_MODULE_6__/* .placeVariables */ .XT)(environment, place),
        BENCH_OUTPUT: benchOutput.path,
        ...tellSelection(session, select),
        ...(repeats === undefined ? {} : { [_repeats_slope_js__WEBPACK_IMPORTED_MODULE_5__/* .repeatsVariable */ .T]: `${repeats}` }),
        ...(point && (0,_scan_points_js__WEBPACK_IMPORTED_MODULE_7__/* .variablesAt */ .VX)(point)),
        // To read the environment takes instructions; where they are counted one by one, there is no layout to turn into noise.
        COUNTERBALANCE_PADDING: (0,_instruments_instrument_js__WEBPACK_IMPORTED_MODULE_1__/* .isExact */ .u0)(instruments) ? '' : (0,_variables_js__WEBPACK_IMPORTED_MODULE_6__/* .drawPadding */ .GC)(ports.random),
        ...profiling?.variables(environment, instrumentOutput.path),
        ...(port === undefined ? {} : { [_serve_serving_js__WEBPACK_IMPORTED_MODULE_8__/* .portVariable */ .kk]: port }),
    };
    const words = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .makeArgv */ .fv)((0,_points_js__WEBPACK_IMPORTED_MODULE_4__/* .commandAt */ .N1)(command, point), ports.shell);
    const filled = port === undefined || command.kind === 'shell' ? words : words.map(word => (0,_serve_serving_js__WEBPACK_IMPORTED_MODULE_8__/* .fillPort */ .LU)(word, port));
    const wrapped = (0,_instruments_instrument_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapArgv */ .HC)(instruments, filled, instrumentOutput?.path ?? '');
    const argv = profiling ? profiling.wrap(wrapped, instrumentOutput.path) : wrapped;
    const request = {
        ...{ argv, directory, environment, overrides, timeoutInSeconds },
        ...(session.isConfined ? { confinedTo: place.root } : {}),
        ...(runs === 1 ? {} : { runs }),
    };
    const commandOutput = output === undefined ? {} : { commandOutput: ports.commandOutput(directory, output) };
    return { slot, point, request, benchOutput, ...commandOutput, instrumentOutput, session };
}
/** A command that can be told is always told, since an empty word would select nothing in some tools. */
function tellSelection({ selection }, select) {
    const text = select ?? selection?.language?.all;
    return text === undefined ? {} : { [_rounds_focus_js__WEBPACK_IMPORTED_MODULE_2__/* .selectVariable */ .r]: text };
}
/** Runs `prepare` for an invocation, which has failed where that fails. */
async function prepare(pending, ports) {
    const { prepare: line } = pending.session;
    if (line === undefined)
        return undefined;
    const argv = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .makeArgv */ .fv)((0,_points_js__WEBPACK_IMPORTED_MODULE_4__/* .lineAt */ .mh)(line, pending.point), ports.shell);
    const start = ports.clock();
    const { confinedTo: _, ...request } = pending.request;
    const result = await ports.processes.run({ ...request, argv, runs: 1 }, ports.signal);
    if ((0,_exit_js__WEBPACK_IMPORTED_MODULE_9__/* .isSuccess */ .oJ)(result.exit))
        return undefined;
    return fail(result, { pending, start, what: '"prepare"' });
}
/** Runs what comes after `setup`, which is timed before it, where it is measured. Where it fails, the invocation has failed. */
async function setUp(pending, ports, work) {
    const { measuredSetup: line } = pending.session;
    if (line === undefined)
        return await work();
    const argv = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .makeArgv */ .fv)((0,_points_js__WEBPACK_IMPORTED_MODULE_4__/* .lineAt */ .mh)(line, pending.point), ports.shell);
    const start = ports.clock();
    const result = await ports.processes.run({ ...pending.request, argv, runs: 1 }, ports.signal);
    if (!(0,_exit_js__WEBPACK_IMPORTED_MODULE_9__/* .isSuccess */ .oJ)(result.exit))
        return fail(result, { pending, start, what: '"setup"' });
    const { seconds, usage = {} } = result;
    return { ...(await work()), setup: { seconds, usage, runs: 1, texts: [] } };
}
async function invoke(pending, ports) {
    const { benchOutput, commandOutput, request, session } = pending;
    // What these wrote is not the command's.
    if (session.prepare !== undefined || session.measuredSetup !== undefined)
        benchOutput.remove();
    commandOutput?.clear();
    const start = ports.clock();
    const result = await ports.processes.run(request, ports.signal);
    const invoked = take(result, pending, { start, ports });
    const { profiling } = session;
    if (profiling === undefined || invoked.outcome !== 'ok')
        return invoked;
    const profiled = await profiling.read(pending.instrumentOutput.path, request);
    if ('profile' in profiled)
        return { ...invoked, profile: profiled.profile };
    return { ...invoked, outcome: 'failed', reason: `its profile cannot be read: ${profiled.problem}` };
}
function take(result, pending, { start, ports }) {
    const { slot, benchOutput, commandOutput, request, session } = pending;
    const failed = () => fail(result, { pending, start, what: 'the command' });
    if (result.exit.kind !== 'exited')
        return failed();
    const problem = (reason) => ((0,_exit_js__WEBPACK_IMPORTED_MODULE_9__/* .isSuccess */ .oJ)(result.exit) ? { ...failed(), reason } : failed());
    const [stdout, numbers] = [result.stdout.readText(), benchOutput.read()];
    if (stdout === undefined)
        return problem(tooLong);
    if ('problem' in numbers)
        return problem(numbers.problem);
    const written = commandOutput?.read();
    if (written && 'problem' in written)
        return problem(written.problem);
    const { size = [] } = session;
    const sized = size.length === 0 ? undefined : ports.measureSizes(request.directory, size);
    if (sized && 'problem' in sized)
        return problem(sized.problem);
    const startedAt = start + result.startedAfterSeconds;
    const observation = observe(result, pending);
    const text = { stdout, benchOutput: numbers.text, seconds: observation.seconds, ...written, ...sized };
    if (!(0,_exit_js__WEBPACK_IMPORTED_MODULE_9__/* .isSuccess */ .oJ)(result.exit))
        return { ...failed(), textOfFailed: text, observation };
    return { slot, outcome: 'ok', startedAt, text, observation, leftovers: result.leftovers, isNotStarted: false };
}
function observe({ seconds, usage }, { request, instrumentOutput, session }) {
    const texts = instrumentOutput?.read() ?? [];
    return (0,_instruments_instrument_js__WEBPACK_IMPORTED_MODULE_1__/* .amendAll */ .zW)(session.instruments, { seconds, usage: usage ?? {}, runs: request.runs ?? 1, texts });
}
const tooLong = 'it printed more than 64 MiB: let it print only its numbers, and send the rest to a file or to /dev/null';
function fail(result, { pending, start, what }) {
    const withheld = (0,_variables_js__WEBPACK_IMPORTED_MODULE_6__/* .describeWithheld */ .Tq)(pending.session.withheld);
    const tail = result.stderr.readTail().trim() || result.stdout.readTail().trim();
    return {
        slot: pending.slot,
        startedAt: start + result.startedAfterSeconds,
        outcome: result.exit.kind === 'timed-out' ? 'timed-out' : 'failed',
        reason: `${what} ${(0,_exit_js__WEBPACK_IMPORTED_MODULE_9__/* .describeExit */ .KE)(result.exit)}${withheld}${tail === '' ? '' : `: ${tail}`}`,
        leftovers: result.leftovers,
        isNotStarted: result.exit.kind === 'not-started',
    };
}


/***/ }),

/***/ 5541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ measure)
});

// EXTERNAL MODULE: ./lib/record/ending.js
var ending = __webpack_require__(1638);
// EXTERNAL MODULE: ./lib/measure/busy.js
var busy = __webpack_require__(8255);
// EXTERNAL MODULE: ./lib/measure/conditions.js
var conditions = __webpack_require__(2636);
// EXTERNAL MODULE: ./lib/util/list.js
var list = __webpack_require__(2534);
;// CONCATENATED MODULE: ./lib/measure/copy-watch.js

/** Holds the baseline's copies against how they were before the contender first ran. */
class CopyWatch {
    #found = { changed: [], added: [] };
    #isSettled = false;
    #guard;
    #baseline;
    constructor(guard, baseline) {
        this.#guard = guard;
        this.#baseline = baseline;
    }
    /** Whether the first round is still to come. */
    get isDue() {
        return this.#guard !== undefined && !this.#isSettled;
    }
    /** Files that somebody changed or removed, of copies or of what they are made from. */
    get tampered() {
        return this.#found.changed;
    }
    /** Has `round` run with the baseline's part first: what that leaves in its copies is its own. */
    async runFirst(round, run) {
        this.#guard?.begin();
        const ofBaseline = await run(round.filter(({ side }) => side === this.#baseline));
        this.#guard?.settle();
        this.#isSettled = true;
        return [...ofBaseline, ...(await run(round.filter(({ side }) => side !== this.#baseline)))];
    }
    /** Looks at the copies; what was changed once stays so, even where it is put back. */
    look() {
        if (this.#guard === undefined || !this.#isSettled)
            return;
        this.#note(this.#guard.check());
    }
    /** Has all copies installed again, after a last look. They are watched again as soon as each of them has run. Returns why it could not be done. */
    async reinstall(installAgain) {
        this.look();
        this.#isSettled = false;
        return await installAgain();
    }
    /**
     * Has all copies made anew, after a last look at the old ones and at what the new ones are made from. If that fails, nobody looks
     * at them again: it was us who left them half-made.
     */
    async renew(renewal) {
        this.look();
        this.#note({ changed: renewal.check(), added: [] });
        const wasSettled = this.#isSettled;
        this.#isSettled = false;
        this.#guard?.follow(await renewal.renew());
        this.#isSettled = wasSettled;
    }
    #note({ changed, added }) {
        const join = (one, other) => [...new Set([...one, ...other])];
        this.#found = { changed: join(this.#found.changed, changed), added: join(this.#found.added, added) };
    }
    warn() {
        const { added } = this.#found;
        if (added.length === 0)
            return [];
        const message = `files were added to the baseline's copies during the measurement (${(0,list/* nameSome */.K)(added, 1)}): if the contender added them, they may change what the baseline does`;
        return [{ code: 'files-added', message }];
    }
}

;// CONCATENATED MODULE: ./lib/formats/quick.js
/** The options by which a tool does less in each run. Rounds repeat it, so a short run is enough. By format. */
const options = {
    asv: '--quick',
    benchmarkdotnet: '--job short',
    catch2: '--benchmark-samples 10 --benchmark-warmup-time 10',
    criterion: '--warm-up-time 0.2 --measurement-time 0.5 --sample-size 10',
    divan: '--sample-count 10 --max-time 0.2',
    go: '-test.benchtime 50ms',
    'google-benchmark': '--benchmark_min_time=0.02s',
    hyperfine: '--runs 1',
    jmh: '-f 1 -wi 3 -w 200ms -i 3 -r 200ms',
    phpbench: '--iterations=1 --revs=100 --warmup=1',
    pyperf: '-p 1 -n 3 -w 1',
    'pytest-benchmark': '--benchmark-min-rounds=1 --benchmark-max-time=0.05',
};
/** The formats whose tools have such options. */
const quickFormats = Object.keys(options);
/** Finds the options of the tool that prints `format`. Returns undefined if none are known. */
function findQuickOptions(format) {
    const name = format.replace(/-csv$/, '');
    return Object.hasOwn(options, name) ? options[name] : undefined;
}

// EXTERNAL MODULE: ./lib/metrics/duration.js
var duration = __webpack_require__(3237);
// EXTERNAL MODULE: ./lib/plan/plan.js
var plan_plan = __webpack_require__(9164);
// EXTERNAL MODULE: ./lib/plan/round.js
var round = __webpack_require__(2571);
// EXTERNAL MODULE: ./lib/plan/time.js
var time = __webpack_require__(4374);
// EXTERNAL MODULE: ./lib/stats/engine/attainable.js
var attainable = __webpack_require__(9413);
;// CONCATENATED MODULE: ./lib/measure/expected-time.js






/** Says once, before the first round, how long it will take, and once whether the time suffices. Refuses what is hopeless. */
class Announcer {
    #isDone = false;
    #isTimeKnown = false;
    /** What a round was said to take, until one has ended. */
    #secondsTold;
    /** Runs of a scan that have ended. */
    #runs = 0;
    #session;
    #watch;
    constructor(session, watch) {
        this.#session = session;
        this.#watch = watch;
        const { plan, before } = session;
        // Then only a second stage is left, which says itself how long it takes.
        if (before !== undefined && before.rounds.length >= plan.looks.at(-1))
            this.#isDone = this.#isTimeKnown = true;
    }
    get isDone() {
        return this.#isDone;
    }
    announce(secondsPerRound) {
        if (this.#isDone)
            return;
        this.#isDone = true;
        this.#secondsTold = secondsPerRound;
        const { plan, scan = [], warmupTimeInSeconds } = this.#session;
        const secondsAside = Math.max(warmupTimeInSeconds, plan.warmups.length * secondsPerRound);
        const pace = paceOf(this.#session, { secondsPerRound, secondsAside });
        this.#watch({ kind: 'time-expected', message: expectTime(plan, pace, scan.length) });
        refuseTooMany(plan, pace, scan.length);
    }
    /**
     * Mends what was announced after the first round that counts, of so many `seconds`: warm-ups know nothing of batches, of selected
     * benchmarks, or of a machine that became slower.
     */
    mend(seconds) {
        const told = this.#secondsTold;
        this.#secondsTold = undefined;
        if (told === undefined)
            return;
        const { plan, scan = [] } = this.#session;
        const change = Math.abs(seconds - told);
        if (change < told * leastMended || change * plan.looks[0] < leastMendedInSeconds)
            return;
        const pace = paceOf(this.#session, { secondsPerRound: seconds, secondsAside: 0 });
        const message = `the first round took ${(0,duration/* duration */.p)(seconds)} instead of ${(0,duration/* duration */.p)(told)}, so it will take ${expectTime(plan, pace, scan.length)}`;
        this.#watch({ kind: 'time-expected', message });
    }
    /** Sees that a run has ended, `seconds` after the first began. The first runs at some of many sizes say what all will cost. */
    see(seconds) {
        const { plan, scan = [], slope = [0] } = this.#session;
        if (scan.length <= fewPoints || this.#isDone)
            return;
        this.#runs += 1;
        if (this.#runs === fewPoints * slope.length)
            this.announce((seconds / this.#runs) * slope.length * scan.length * plan.rounds[0].length);
    }
    /**
     * Describes why a verdict, or the next look, is out of reach; undefined if neither is. This is said once, as soon as a round is over.
     * Refuses a hopeless session of `format`, if nothing is measured yet.
     */
    findShortage({ warmups, rounds, seconds, secondsPerRound }, format = 'auto') {
        if (this.#isTimeKnown || warmups + rounds === 0)
            return undefined;
        this.#isTimeKnown = true;
        const pace = paceOf(this.#session, { secondsPerRound, secondsAside: seconds - rounds * secondsPerRound });
        if (rounds + pace.before === 0)
            refuseHopeless(this.#session, pace, { warmups, format });
        return findShortage(this.#session.plan, pace);
    }
}
/** A first round is worth a second word where it differs by so much of what was announced, and moves the end by so many seconds. */
const leastMended = 0.25;
const leastMendedInSeconds = 20;
/** As many sizes are run before the time for all is told; they were drawn at random. */
const fewPoints = 8;
function paceOf({ timeBudgetInSeconds, before }, known) {
    return { ...known, budgetInSeconds: timeBudgetInSeconds, before: before?.rounds.length ?? 0 };
}
/** Describes how long the rounds of `plan` take, each invocation of which is so many runs of a scan. */
function expectTime(plan, pace, points = 0) {
    const { before } = pace;
    const invocations = plan.rounds[0].length * Math.max(1, points);
    const looks = plan.looks.filter(look => look > before).map(look => look - before);
    return (0,time/* describeOutlook */.L4)({ ...pace, invocations, looks, isOpen: (0,plan_plan/* isOpen */.n)(plan), isMore: before > 0 });
}
/**
 * Refuses more than two sides, or many sizes, with a TimeError, where there is no time for a verdict: nobody should wait for so many
 * for nothing.
 */
function refuseTooMany({ sides }, pace, points = 0) {
    if (sides.length <= 2 && points <= 1)
        return;
    const shortage = (0,time/* describeShortage */.Jc)({ ...pace, pairValues: (0,round/* countPairValues */.C)(sides), rounds: Number.POSITIVE_INFINITY });
    if (shortage === undefined)
        return;
    if (points > 1)
        throw new time/* TimeError */.kk(`${points} sizes are too many for the time: ${shortage}, or scan fewer sizes`);
    throw new time/* TimeError */.kk(`${sides.length} sides are too many for the time: ${shortage}, or compare fewer sides`);
}
/** A first round may be slower than the later ones, but hardly by more than this. */
const mostOfFirst = 2;
/** The shortest that rounds may be, if the first of these `warmups` was slow. */
function hope(pace, warmups) {
    return { ...pace, secondsPerRound: (pace.secondsPerRound * warmups) / (warmups - 1 + mostOfFirst) };
}
/**
 * Refuses a session of `format`, with a TimeError, whose first look is far out of reach, and says what would fit. Nothing has been
 * measured by then. The rounds of a numbered part count with those of others.
 */
function refuseHopeless({ plan, scan, partNumber }, pace, { warmups, format }) {
    refuseTooMany(plan, pace, scan?.length);
    if (partNumber !== undefined || !isShortOfTime(plan, hope(pace, warmups)))
        return;
    throw new time/* TimeError */.kk(`there is no time for a verdict: ${findShortage(plan, pace)}. ${adviseOnTime(plan, pace, format)}`);
}
function isShortOfTime({ sides }, pace) {
    return ((0,time/* describeShortage */.Jc)({ ...pace, pairValues: (0,round/* countPairValues */.C)(sides), rounds: Number.POSITIVE_INFINITY }) !== undefined);
}
/** Describes what makes a session short enough for its budget. */
function adviseOnTime({ sides, rounds }, pace, format) {
    const { secondsPerRound, secondsAside, budgetInSeconds } = pace;
    const options = findQuickOptions(format);
    const needed = secondsAside + (0,attainable/* leastRounds */.T)((0,round/* countPairValues */.C)(sides)) * secondsPerRound;
    const single = (secondsAside + (0,attainable/* leastRounds */.T)(2) * secondsPerRound) * (2 / rounds[0].length);
    const ways = [
        ...(options === undefined ? [] : [`give your tool ${options}`]),
        'measure fewer benchmarks',
        ...(single <= budgetInSeconds && rounds[0].length > 2 ? ['set "copies" to 1+1, which has no control'] : []),
        `share the rounds among ${Math.ceil(needed / budgetInSeconds) + 1} runners by "part"`,
    ];
    return `It would also help to ${ways.join(', or to ')}`;
}
/** Describes why a verdict on the sides of `plan`, or the next look, is out of reach. Returns undefined if neither is. */
function findShortage(plan, pace) {
    const { sides, looks } = plan;
    const isFixed = looks.length === 1 && !(0,plan_plan/* isOpen */.n)(plan);
    const nextLook = isFixed ? undefined : looks.find(look => look > pace.before);
    return (0,time/* describeShortage */.Jc)({ ...pace, pairValues: (0,round/* countPairValues */.C)(sides), rounds: looks.at(-1), nextLook });
}

// EXTERNAL MODULE: ./lib/measure/invoke.js
var invoke = __webpack_require__(9734);
// EXTERNAL MODULE: ./lib/measure/invocation-error.js
var invocation_error = __webpack_require__(3955);
;// CONCATENATED MODULE: ./lib/measure/invoked.js

/** The warning that a command does not wait for all that it starts. */
const leftoversWarning = {
    code: 'leftovers',
    message: 'the command left processes running, which were ended before the next run and are not in its numbers: let the command wait for them',
};
/** Returns whether a command left processes behind. */
function haveLeftovers(invoked) {
    return invoked.some(one => one.leftovers > 0);
}
/** Throws an InvocationError if no command could be started. */
function refuseUnstarted(invoked) {
    if (invoked.every(one => one.isNotStarted))
        throw new invocation_error/* InvocationError */.J(invoked[0].reason);
}

// EXTERNAL MODULE: ./lib/measure/before.js
var measure_before = __webpack_require__(1041);
// EXTERNAL MODULE: ./lib/measure/reinstall.js
var reinstall = __webpack_require__(9936);
;// CONCATENATED MODULE: ./lib/measure/new-copies.js




const trials = 2;
/** The part of the time that is left which may go into finding out whether new copies are colder. */
const mostOfTime = 0.1;
/** Makes the copies of a session anew, as often as its user asks, or as costs little. */
class NewCopies {
    warnings = [];
    #session;
    #clock;
    #renewal;
    #installAgain;
    #watch;
    #when = 'once';
    #isCold = false;
    #secondsEach = 0;
    /** The numbers of the first rounds of blocks that share their copies, in this session. */
    #starts;
    constructor(session, ports, watch) {
        const { renewal, installAgain, clock } = ports;
        this.#session = session;
        this.#renewal = renewal;
        this.#installAgain = installAgain;
        this.#clock = clock;
        this.#watch = watch;
        this.#starts = [session.before?.rounds.length ?? 0];
    }
    /** Whether every copy must have run once before the first round, although no warm-up is asked for. */
    get needsRun() {
        return this.#renewal !== undefined && ['round', 'look'].includes(this.#session.reinstall);
    }
    /** Whether the offset of a copy is in the noise of the rounds. */
    get isOfRound() {
        return this.#when === 'round';
    }
    /** What the record says after so many rounds. */
    after(rounds) {
        const { before } = this.#session;
        const first = before?.rounds.length ?? 0;
        if (before !== undefined && rounds <= first)
            return before.reinstall;
        const own = { when: this.#when, starts: this.#starts.filter(start => start === first || start < rounds) };
        return before ? (0,measure_before/* joinReinstall */.x9)(before.reinstall, own, first) : own;
    }
    /** What new copies add to a round, on average. */
    get secondsPerRound() {
        return this.#secondsEach / this.#sizeOf(this.#session.plan.looks);
    }
    /** Decides for the whole session when copies are made anew. Each of them has run at least once, unless there was no warm-up. */
    async choose(outlook, trial) {
        const { reinstall } = this.#session;
        const renewal = this.#renewal;
        if (renewal === undefined || reinstall === 'once')
            return;
        const start = this.#clock();
        if (reinstall !== 'auto') {
            const problem = await this.#begin(renewal, Number.POSITIVE_INFINITY);
            if (problem !== undefined)
                throw new invocation_error/* InvocationError */.J(`"fresh-copies" is "${reinstall}", but ${problem}`);
            this.#when = reinstall;
            this.#secondsEach = this.#clock() - start;
        }
        else if (outlook.warmups > 0)
            await this.#chooseByPrice(renewal, outlook, trial);
    }
    /** Begins a second stage with the round of this number. Returns why its copies could not be made. */
    async beginSecondStage(number, trial) {
        this.#startBlock(number);
        if (this.#when === 'look')
            return undefined;
        const problem = await this.#watch.reinstall(this.#installAgain);
        if (problem === undefined)
            await trial();
        return problem;
    }
    /** Makes the copies anew where the round of this number, counted from 0, begins a block. `looks` are those that are planned by now. */
    async begin(number, looks, trial) {
        const start = this.#starts.at(-1);
        const isDue = number === start || number - start >= this.#sizeOf(looks);
        if (this.#when === 'once' || !isDue)
            return;
        this.#startBlock(number);
        await this.#renew(this.#renewal);
        if (this.#isCold)
            await trial();
    }
    #startBlock(number) {
        if (number > this.#starts.at(-1))
            this.#starts.push(number);
    }
    /** The number of rounds that share their copies; no block ends while the number of all rounds is yet to be chosen. */
    #sizeOf(looks) {
        const { rounds } = this.#session.plan;
        return (0,reinstall/* roundsPerBlock */.m2)(this.#when, (0,plan_plan/* isOpen */.n)({ rounds, looks }) ? Number.POSITIVE_INFINITY : looks.at(-1));
    }
    async #begin(renewal, seconds) {
        this.#watch.look();
        return await renewal.begin(seconds);
    }
    async #chooseByPrice(renewal, { secondsPerRound, secondsLeft }, trial) {
        const { plan } = this.#session;
        const rounds = Math.max(1, Math.min(plan.rounds.length, Math.ceil(secondsLeft / secondsPerRound)));
        const least = (0,plan_plan/* isOpen */.n)(plan) ? Math.min(rounds, plan.looks[0]) : rounds;
        const time = { rounds, least, secondsPerRound };
        const problem = await this.#begin(renewal, (0,reinstall/* allowRenewals */.HS)({ rounds: least, secondsPerRound }) / 2);
        if (problem !== undefined) {
            const message = `copies were made only once, because ${problem}`;
            this.warnings.push({ code: 'copies-kept', message });
            return;
        }
        if (!renewal.isReady)
            return;
        let secondsPerRenewal = await this.#renew(renewal);
        const choose = (extra = 0) => (0,reinstall/* chooseReinstall */.OI)({ ...time, secondsPerRenewal: secondsPerRenewal + extra });
        const isAffordable = trials * (secondsPerRenewal + 2 * secondsPerRound) <= mostOfTime * secondsLeft;
        if (choose() !== 'once' && isAffordable) {
            const ratios = await this.#compareRuns(trial);
            for (let left = trials - 1; left > 0; left--) {
                secondsPerRenewal = Math.min(secondsPerRenewal, await this.#renew(renewal));
                ratios.push(...(await this.#compareRuns(trial)));
            }
            this.#isCold = (0,reinstall/* isColder */.mW)(ratios, this.#session.threshold);
        }
        const untimed = this.#isCold ? secondsPerRound : 0;
        this.#when = choose(untimed);
        this.#secondsEach = secondsPerRenewal + untimed;
    }
    /** The logarithms of the first run in each copy over the second one. */
    async #compareRuns(trial) {
        const { rounds } = this.#session.plan;
        const [first, second] = [await trial(rounds[0]), await trial(rounds.at(-1))];
        return first.flatMap(({ slot, text }) => {
            const again = second.find(one => one.slot.side === slot.side && one.slot.copy === slot.copy);
            return text && again?.text ? [Math.log(text.seconds / again.text.seconds)] : [];
        });
    }
    /** The seconds that it took. */
    async #renew(renewal) {
        const start = this.#clock();
        await this.#watch.renew(renewal);
        return this.#clock() - start;
    }
}

// EXTERNAL MODULE: ./lib/formats/consoles/console-table.js
var console_table = __webpack_require__(8403);
;// CONCATENATED MODULE: ./lib/measure/notices.js

/** The warnings of a session, which whoever watches it hears at once. */
class Notices {
    warnings = [];
    #ports;
    constructor(ports) {
        this.#ports = ports;
    }
    warn(warning) {
        this.warnings.push(warning);
        this.#ports.watch({ kind: 'warned', message: warning.message });
    }
    /** Tells that the command prints a table for people, before the other copies have run, which may take long. */
    meetTable(table) {
        if (table === undefined)
            return;
        this.#ports.meetConsole?.(table);
        this.warn({ code: 'console-table', message: (0,console_table/* describeConsole */.H)(table, 'action') });
    }
    /** Warns once of each kind. */
    warnOnce(warning) {
        if (!this.warnings.some(({ code }) => code === warning.code))
            this.warn(warning);
    }
}

// EXTERNAL MODULE: ./lib/measure/reader.js + 4 modules
var reader = __webpack_require__(5335);
;// CONCATENATED MODULE: ./lib/measure/repeats/batch.js
/** The warning that a batch was requested and not possible. */
const batchUnusedWarning = {
    code: 'batch-unused',
    message: '"batch" was not used. It needs the time of the whole process. But the command prints its own numbers, or no warm-up round showed that it does not (set "format" to process)',
};
/** How long one measurement should take at least: the start of a process is some tenths of a millisecond earlier or later. */
const aimInSeconds = 0.01;
const mostRuns = 100;
/**
 * Chooses how many runs in a row make one invocation, from the times of single runs during the warm-up. The number is the same
 * for both sides, since it does not distinguish their values. It is decided before the first round.
 */
function chooseRuns(batch, seconds) {
    if (batch !== 'auto')
        return batch;
    if (seconds.length === 0)
        return 1;
    // What disturbs a warm-up makes it longer, never shorter.
    const shortest = Math.max(Math.min(...seconds), aimInSeconds / mostRuns);
    return Math.max(1, Math.round(aimInSeconds / shortest));
}
/** Chooses how many runs an invocation of `session` is: of what a tool prints itself, one run is as good as another. */
function chooseBatch({ batch, prepare, slope, before }, reader, seconds) {
    if (before !== undefined)
        return before.batch;
    return reader.isOfProcess() && prepare === undefined && slope === undefined ? chooseRuns(batch, seconds) : 1;
}

// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/stats/distributions/student.js
var student = __webpack_require__(744);
// EXTERNAL MODULE: ./lib/stats/opinions/holm.js
var holm = __webpack_require__(4413);
;// CONCATENATED MODULE: ./lib/measure/repeats/bends.js



const alpha = 0.01;
/** Collects how far runs are from the line through the shortest and the longest, and says where that is more than chance. */
class LineTest {
    #slope;
    /** By side: one may be straight, and the other bent. */
    #bends = new Map();
    constructor(slope) {
        this.#slope = slope ?? [];
    }
    add({ slot, bends, points = [] }) {
        if (bends) {
            const own = this.#bends.get(slot.side) ?? [];
            own.push(bends);
            this.#bends.set(slot.side, own);
        }
        for (const { run } of points)
            this.add(run);
    }
    /** The warning that the points do not lie on a line; none where they may. */
    warn() {
        const between = [...this.#bends].flatMap(([side, bends]) => this.#slope.slice(1, -1).map((repeats, at) => ({ side, repeats, ...test(bends.map(one => one[at])) })));
        const adjusted = (0,holm/* adjustByHolm */.Z)(between.map(({ p }) => p));
        const [worst] = between
            .filter((_, at) => adjusted[at] <= alpha)
            .sort((one, other) => Math.abs(other.mean) - Math.abs(one.mean));
        if (worst === undefined)
            return [];
        const { side, repeats, mean } = worst;
        const [fewer, more] = [this.#slope[0], this.#slope.at(-1)];
        return [
            {
                code: 'slope-bent',
                message: `the numbers of repeats do not lie on a line (${side}): ${repeats} take ${(0,scale/* percentSize */.v_)(mean)} ${mean > 0 ? 'more' : 'less'} than the line from ${fewer} to ${more} says. So one repeat does not always take the same time`,
            },
        ];
    }
}
/** Student's test that the mean of `values` is 0. */
function test(values) {
    const count = values.length;
    if (count < 3)
        return { mean: 0, p: 1 };
    const mean = values.reduce((sum, value) => sum + value, 0) / count;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
    const t = Math.abs(mean) / Math.sqrt(variance / count);
    return { mean, p: Number.isNaN(t) ? 1 : Math.min(1, 2 * (0,student/* studentCdf */.R)(-t, count - 1)) };
}

// EXTERNAL MODULE: ./lib/measure/rounds/focus.js
var rounds_focus = __webpack_require__(4240);
;// CONCATENATED MODULE: ./lib/measure/rounds/looks.js
/** The rounds after which the data are examined, and what follows from it. */
class Looks {
    planned;
    #parts;
    constructor(planned, parts) {
        this.planned = planned;
        this.#parts = parts;
    }
    /** Why the last of `rounds` is the last of all; undefined where it is not. */
    findStop(rounds, soFar, done) {
        const { examine, copies, focus, pace, secondStage, debug } = this.#parts;
        const count = rounds.length;
        if (count === 1 && this.#leaveOut(rounds, soFar))
            return 'settled';
        if (!this.planned.includes(count))
            return undefined;
        copies.look();
        if (copies.tampered.length > 0)
            return count >= this.planned.at(-1) ? 'complete' : 'settled';
        this.planned = examine.chooseLooks(rounds, this.planned, pace.countFitting(done));
        if (count >= this.planned.at(-1))
            return 'complete';
        const settling = examine.settle(rounds, soFar());
        debug?.(`analysis after ${count} of ${this.planned.at(-1)} rounds: ${settling.isSettled ? 'all is settled' : 'some benchmarks are not settled, so measuring continues'}`);
        if (settling.isSettled)
            return 'settled';
        secondStage.keepTime(settling);
        if (focus.narrow(settling, count))
            pace.change(count);
        return undefined;
    }
    /**
     * Has what need not run end after it has run once, so that its name and its values are known. Returns whether there is nothing else to
     * measure.
     */
    #leaveOut(rounds, soFar) {
        const { examine, focus, pace } = this.#parts;
        const needless = examine.findNeedless?.(rounds) ?? new Set();
        if (needless.size === 0 || !focus.leaveOut(needless, 1))
            return false;
        pace.change(1);
        if (!focus.isEmpty)
            return false;
        if (examine.settle(rounds, soFar()).isSettled)
            return true;
        focus.include(1);
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/measure/rounds/pace.js
/** The time that a round takes, as those that are over show. */
class Pace {
    #clock;
    #budgetInSeconds;
    /** Rounds of an earlier session, which took no time of this one. */
    #before;
    /** When the first round began, of those that are warm-ups or count. */
    #began = 0;
    /** When rounds began to do less than before, and how many were over then. */
    #last;
    constructor(clock, budgetInSeconds, before = 0) {
        this.#clock = clock;
        this.#before = before;
        this.#budgetInSeconds = budgetInSeconds;
    }
    /** Rounds begin only now. */
    begin() {
        this.#began = this.#clock();
    }
    /** Takes `seconds` for no part of a round. */
    leaveOut(seconds) {
        this.#began += seconds;
        if (this.#last)
            this.#last = { ...this.#last, at: this.#last.at + seconds };
    }
    /** From here on, rounds have other benchmarks. */
    change(rounds) {
        this.#last = { at: this.#clock(), rounds };
    }
    /** A round of batches takes longer than a warm-up round did. Before any of them, nothing is known, and it is 0. */
    secondsPerRound({ warmups, rounds, batch }) {
        const now = this.#clock();
        const last = this.#last;
        if (last && rounds > last.rounds)
            return (now - last.at) / (rounds - last.rounds);
        const runs = warmups + (rounds - this.#before) * batch;
        return runs === 0 ? 0 : ((now - this.#began) * batch) / runs;
    }
    /** Rounds that the time has room for, those that are done among them. */
    countFitting(done) {
        return done.rounds + Math.floor(Math.max(0, this.#secondsInBudget) / this.secondsPerRound(done));
    }
    /** The time until `rounds` rounds are done, or the budget ends. */
    secondsUntil(rounds, done) {
        return Math.min((rounds - done.rounds) * this.secondsPerRound(done), this.#secondsInBudget);
    }
    get #secondsInBudget() {
        return this.#budgetInSeconds - this.#clock();
    }
}

;// CONCATENATED MODULE: ./lib/measure/rounds/second-stage.js



/** The fewest rounds worth new copies. */
const leastRounds = 3;
/** The part of the time that is kept back as soon as something may have to run again. */
const keptBack = 1 / 3;
/** Runs what the first stage found again on new copies, and keeps time for that. */
class SecondStage {
    #session;
    #ports;
    #parts;
    /** The number of its first round; undefined before it. */
    #start;
    #rounds = 0;
    #secondsKeptBack = 0;
    constructor(session, ports, parts) {
        this.#session = session;
        this.#ports = ports;
        this.#parts = parts;
    }
    /** What the record says after so many rounds. */
    after(rounds) {
        if (!this.#isNeeded)
            return {};
        return { stages: this.#start !== undefined && rounds > this.#start ? [0, this.#start] : [0] };
    }
    /** The number of rounds after which it is complete; undefined before it. */
    get end() {
        return this.#start === undefined ? undefined : this.#start + this.#rounds;
    }
    /** The time after which no round starts. */
    get deadline() {
        const { timeBudgetInSeconds } = this.#session;
        return this.#start === undefined ? timeBudgetInSeconds - this.#secondsKeptBack : timeBudgetInSeconds;
    }
    /** Keeps time back, at a look, if there is something to confirm. */
    keepTime({ findDoubtful }) {
        if (!this.#isNeeded)
            return;
        if (findDoubtful() === undefined)
            this.#secondsKeptBack = 0;
        else if (this.#secondsKeptBack === 0)
            this.#secondsKeptBack = Math.max(0, this.#secondsLeft * keptBack);
    }
    /** Begins after so many rounds. Returns the rounds to run: none, if there is nothing to confirm, or no time for it. */
    async begin({ findDoubtful }, { count, secondsPerRound }, trial) {
        const doubtful = this.#isNeeded ? findDoubtful() : undefined;
        if (doubtful === undefined)
            return [];
        const { newCopies, focus, pace, notices } = this.#parts;
        if (!this.#isInTime(leastRounds * secondsPerRound))
            return [];
        const { secondStage } = this.#session.plan;
        const rounds = secondStage.slice(0, doubtful.rounds);
        this.#ports.watch({ kind: 'confirming', message: describeSecondStage(doubtful, secondsPerRound) });
        if (focus.narrow({ findOpen: () => doubtful.benchmarks }, count))
            pace.change(count);
        const start = this.#ports.clock();
        const problem = await newCopies.beginSecondStage(count, () => trial(rounds[0]));
        pace.leaveOut(this.#ports.clock() - start);
        if (problem !== undefined) {
            notices.warn({ code: ending/* endingCodes */.E.notInstalled, message: `no change was confirmed, because ${problem}` });
            return [];
        }
        // The last round may begin just before the time ends.
        if (!this.#isInTime((leastRounds - 1) * secondsPerRound))
            return [];
        this.#start = count;
        this.#rounds = rounds.length;
        return rounds;
    }
    get #isNeeded() {
        return this.#session.isConfirmed === true && !this.#parts.newCopies.isOfRound;
    }
    /** Whether more than `seconds` are left; warns if not. */
    #isInTime(seconds) {
        if (this.#secondsLeft > seconds)
            return true;
        const message = 'no change was confirmed, because there was no time for a second installation';
        this.#parts.notices.warn({ code: ending/* endingCodes */.E.notInTime, message });
        return false;
    }
    get #secondsLeft() {
        return this.#session.timeBudgetInSeconds - this.#ports.clock();
    }
}
/** Says what runs again, and how long that takes at most. */
function describeSecondStage({ benchmarks, rounds }, secondsPerRound) {
    // Nobody knows where no round ran before, as when only this stage is resumed.
    const time = secondsPerRound > 0 ? `, at most ${(0,duration/* duration */.p)(Math.max(1, rounds * secondsPerRound))}` : '';
    return `${(0,list/* nameSome */.K)([...benchmarks], 1)}: all copies are installed again, to see whether the change stays (${rounds} rounds${time})`;
}

// EXTERNAL MODULE: ./lib/scan/points.js
var points = __webpack_require__(7966);
// EXTERNAL MODULE: ./lib/measure/command.js
var command = __webpack_require__(1373);
// EXTERNAL MODULE: ./lib/measure/exit.js
var measure_exit = __webpack_require__(6638);
// EXTERNAL MODULE: ./lib/measure/points.js
var measure_points = __webpack_require__(513);
// EXTERNAL MODULE: ./lib/measure/variables.js
var variables = __webpack_require__(3725);
// EXTERNAL MODULE: ./lib/measure/serve/serving.js
var serving = __webpack_require__(7488);
;// CONCATENATED MODULE: ./lib/measure/serve/servers.js






/** The warning that a server does not end its children. */
const serverLeftoversWarning = {
    code: 'server-leftovers',
    message: 'the server, or a process that it started, went on after SIGTERM, and was killed: let the server end its children when it ends',
};
/** The servers of a session while it runs, one for each copy. */
class Servers {
    #session;
    #serving;
    #ports;
    #places = new Map();
    /** Why those that were to be there before the round are not. */
    #problems = new Map();
    #warn;
    #secondsOfStarts = 0;
    /** For a session that serves something. */
    constructor(session, ports, warn) {
        this.#session = session;
        this.#serving = session.serving;
        this.#ports = ports;
        this.#warn = warn;
    }
    /** The time until servers were ready, which is no part of a warm-up. */
    get secondsOfStarts() {
        return this.#secondsOfStarts;
    }
    /** Starts those for `round` that live longer than an invocation, so that all of them run while one is measured. */
    async begin(round) {
        const { lifetime } = this.#serving;
        if (lifetime !== 'run')
            for (const slot of round) {
                const started = await this.#open(slot);
                if ('problem' in started)
                    this.#problems.set(keyOf(slot), started);
            }
        return { [Symbol.asyncDispose]: async () => (lifetime === 'round' ? await this.#endAll() : undefined) };
    }
    /** The port at which the next invocation of a copy finds its server. */
    async assign(slot) {
        const { port } = await this.#place(slot);
        return `${port}`;
    }
    /** Runs an invocation beside its server. It has failed where there is none, or where the server ends meanwhile. */
    async around({ slot, point }, run) {
        const startedAt = this.#ports.clock();
        const opened = this.#problems.get(keyOf(slot)) ?? (await this.#open(slot, point));
        this.#problems.delete(keyOf(slot));
        if ('problem' in opened) {
            const reason = `${opened.problem}${(0,variables/* describeWithheld */.Tq)(this.#session.withheld)}`;
            return { slot, startedAt, outcome: 'failed', reason, leftovers: 0, isNotStarted: true };
        }
        const { server } = opened;
        try {
            const before = await server.look();
            const invoked = await run();
            const after = await server.look();
            if (after.exit === undefined)
                return { ...invoked, server: difference(before, after) };
            const how = `the server (${this.#serving.line}) ${(0,measure_exit/* describeExit */.KE)(after.exit)} while the command ran`;
            return { ...dropNumbers(invoked), outcome: 'failed', reason: `${how}${describeTail(server)}` };
        }
        finally {
            if (this.#serving.lifetime === 'run')
                await this.#close(slot);
        }
    }
    async #place(slot) {
        const key = keyOf(slot);
        const known = this.#places.get(key);
        if (known)
            return known;
        const place = { port: await this.#ports.servers.drawPort() };
        this.#places.set(key, place);
        return place;
    }
    /** The server of a copy that runs, or a new one. */
    async #open(slot, point) {
        const place = await this.#place(slot);
        if (place.server && (await place.server.look()).exit === undefined)
            return { server: place.server };
        // The command knows this port already, so that a server in the place of one that died listens there.
        await this.#end(place);
        const request = this.#describe(slot, place.port, point);
        const { signal, clock } = this.#ports;
        const ports = { servers: this.#ports.servers, signal, clock };
        const start = clock();
        const started = await startServer({ serving: this.#serving, request, port: place.port }, ports);
        this.#secondsOfStarts += clock() - start;
        if ('server' in started)
            place.server = started.server;
        else
            this.#places.delete(keyOf(slot));
        return started;
    }
    async #close(slot) {
        const place = this.#places.get(keyOf(slot));
        this.#places.delete(keyOf(slot));
        if (place)
            await this.#end(place);
    }
    async #end(place) {
        const { server } = place;
        place.server = undefined;
        if (server && (await server.end()) > 0)
            this.#warn(serverLeftoversWarning);
    }
    /** It is built as that of an invocation is. */
    #describe(slot, port, point) {
        const { sides, variables: environment, isConfined } = this.#session;
        const place = sides.find(({ name }) => name === slot.side).places[slot.copy - 1];
        return {
            argv: (0,command/* makeArgv */.fv)((0,measure_points/* lineAt */.mh)(this.#serving.line, point), this.#ports.shell),
            directory: place.directory,
            environment,
            overrides: {
                ...(0,variables/* placeVariables */.XT)(environment, place),
                ...(point && (0,points/* variablesAt */.VX)(point)),
                [serving/* portVariable */.kk]: `${port}`,
                COUNTERBALANCE_PADDING: (0,variables/* drawPadding */.GC)(this.#ports.random),
            },
            ...(isConfined ? { confinedTo: place.root } : {}),
        };
    }
    async [Symbol.asyncDispose]() {
        await this.#endAll();
    }
    async #endAll() {
        const servers = [...this.#places.values()].flatMap(({ server }) => server ?? []);
        this.#places.clear();
        const left = await Promise.all(servers.map(async (server) => await server.end()));
        if (left.some(count => count > 0))
            this.#warn(serverLeftoversWarning);
    }
}
function keyOf({ side, copy }) {
    return `${copy} ${side}`;
}
/** What was used between two looks; of memory, the peak until the second. */
function difference(before, { cpuSeconds, peakMemoryInBytes }) {
    return {
        ...(cpuSeconds === undefined || before.cpuSeconds === undefined
            ? {}
            : { cpuSeconds: Math.max(0, cpuSeconds - before.cpuSeconds) }),
        ...(peakMemoryInBytes ? { peakMemoryInBytes } : {}),
    };
}
function dropNumbers({ slot, startedAt, leftovers }) {
    return { slot, startedAt, leftovers, isNotStarted: false };
}
const pauseInMilliseconds = 20;
/** Starts a server, and waits until it is ready. One that does not become ready is ended. */
async function startServer(start, ports) {
    const taken = await findTaken(start, ports.servers);
    if (taken !== undefined)
        return { problem: taken };
    const server = await ports.servers.start(start.request);
    if ('kind' in server)
        return { problem: `${nameServer(start)} ${(0,measure_exit/* describeExit */.KE)(server)}` };
    try {
        const problem = await awaitReady(server, start, ports);
        if (problem === undefined)
            return { server };
        const said = describeTail(server);
        await server.end();
        return { problem: `${problem}${said}` };
    }
    catch (error) {
        await server.end();
        throw error;
    }
}
/** Who answers on the server's port before it has started is somebody else. */
async function findTaken({ serving: { ready } }, servers) {
    if (ready.kind !== 'page' || (0,serving/* namesPort */.qS)(ready.url))
        return undefined;
    const number = Number(new URL(ready.url).port || '80');
    if (!(await servers.isTaken(number)))
        return undefined;
    return `port ${number} is in use by another program, which would be measured instead of the server. End that program, or let the server listen on $PORT`;
}
/** Waits; undefined where the server is ready, or else why it is not. */
async function awaitReady(server, start, { servers, signal, clock }) {
    const { patienceInSeconds } = start.serving;
    const deadline = clock() + patienceInSeconds;
    for (;;) {
        signal.throwIfAborted();
        const { exit } = await server.look();
        if (exit)
            return `${nameServer(start)} ${(0,measure_exit/* describeExit */.KE)(exit)} before it was ready${advise(exit, server)}`;
        const missing = await findMissing(server, start, servers);
        if (missing === undefined)
            return undefined;
        if (clock() >= deadline)
            return `${nameServer(start)} was not ready after ${patienceInSeconds} s (${missing}), and was ended`;
        await servers.pause(pauseInMilliseconds);
    }
}
function nameServer({ serving }) {
    return `the server (${serving.line})`;
}
function advise(exit, server) {
    if (exit.kind === 'exited' && exit.status === 0)
        return ' (let it run in the foreground)';
    return /EADDRINUSE|address already in use/i.test(server.readTail())
        ? ' (its port is in use: let it listen on $PORT)'
        : '';
}
/** What is still missing for the server to be ready, in words; undefined where nothing is. */
async function findMissing(server, { serving: { ready }, port }, servers) {
    switch (ready.kind) {
        case 'port':
            return (await servers.isTaken(port))
                ? undefined
                : `port ${port} accepted no connection: let it listen on $PORT, or set "server.ready"`;
        case 'page': {
            const url = (0,serving/* fillPort */.LU)(ready.url, `${port}`);
            const answer = await servers.ask(url);
            return answer.isReady ? undefined : `${url}: ${answer.said}`;
        }
        case 'line':
            return server.hasPrinted(ready.text) ? undefined : `it did not print "${ready.text}"`;
    }
}
/** The last lines of a server, for the end of a message. */
function describeTail(server) {
    const tail = server.readTail();
    return tail === '' ? '. It printed nothing' : `: ${tail}`;
}

;// CONCATENATED MODULE: ./lib/measure/measure.js

















/**
 * The rounds of the session's plan, run one after the other until they are complete, settled, the time is up, or nothing more can
 * be learnt.
 *
 * A round that is cut off is dropped. Where the machinery itself fails, measuring ends, and what was measured until then is kept.
 */
async function measure(session, ports) {
    const epoch = ports.clock();
    const course = new Course(session, { ...ports, clock: () => ports.clock() - epoch });
    const stoppedBy = await course.run();
    course.finish();
    const { rounds, batch, host, notices } = course;
    ports.debug?.(`measuring ended after ${rounds.length} rounds: ${stopReasons[stoppedBy]}`);
    return { rounds, ...course.soFar, stoppedBy, seconds: ports.clock() - epoch, batch, host, warnings: notices.warnings };
}
/** The reasons for the last round, for the debug log. */
const stopReasons = {
    complete: 'all planned rounds ran',
    settled: 'more rounds could not change the verdicts',
    'time-budget': 'another round would not fit into the time budget',
    interrupted: 'it was interrupted',
    failing: 'the command failed each time',
};
/** The rounds on their way. */
class Course {
    rounds = [];
    host = [];
    #looks;
    /** How many runs each invocation is. */
    batch = 1;
    /** Warm-up rounds that are over, and what their invocations took. */
    #warmups = 0;
    #warmupSeconds = [];
    /** The number of the first round of this session: there may have been an earlier one. */
    #first;
    #session;
    /** The clock counts from the beginning. */
    #ports;
    #reader;
    #survivors;
    #copies;
    #newCopies;
    #focus;
    #secondStage;
    notices;
    #announcer;
    #pace;
    #servers;
    #lineTest;
    constructor(session, ports) {
        this.#session = session;
        this.#ports = ports;
        this.#reader = (0,reader/* makeReader */.Y)(session, { ...ports, warn: warning => this.notices.warnOnce(warning) });
        this.#survivors = new Survivors(session.plan.sides, session.before?.rounds);
        this.#copies = new CopyWatch(ports.guard, session.plan.sides[0].name);
        this.#newCopies = new NewCopies(session, ports, this.#copies);
        this.#focus = new rounds_focus/* Focus */.B(session);
        this.#announcer = new Announcer(session, ports.watch);
        this.rounds.push(...(session.before?.rounds ?? []));
        this.host.push(...(session.before?.host ?? []));
        this.#first = this.rounds.length;
        this.#pace = new Pace(ports.clock, session.timeBudgetInSeconds, this.#first);
        this.#lineTest = new LineTest(session.slope);
        this.notices = new Notices(ports);
        const parts = { copies: this.#copies, newCopies: this.#newCopies, focus: this.#focus, pace: this.#pace };
        this.#secondStage = new SecondStage(session, ports, { ...parts, notices: this.notices });
        this.#looks = new Looks(session.plan.looks, {
            ...parts,
            examine: ports.examine,
            ...(ports.debug && { debug: ports.debug }),
            secondStage: this.#secondStage,
        });
        this.#servers = session.serving && new Servers(session, this.#ports, warning => this.notices.warnOnce(warning));
    }
    get soFar() {
        return {
            looks: this.#looks.planned,
            tampered: this.#copies.tampered,
            reinstall: this.#newCopies.after(this.rounds.length),
            focus: this.#focus.steps,
            ...this.#secondStage.after(this.rounds.length),
        };
    }
    /** Looks at the copies for the last time. */
    finish() {
        this.#copies.look();
        const copies = [...this.#newCopies.warnings, ...this.#copies.warn()];
        const restored = (0,conditions/* warnOfRestored */.k)(this.#ports.processes.restored);
        this.notices.warnings.push(...copies, ...restored, ...this.#focus.warnings, ...this.#lineTest.warn());
    }
    async run() {
        try {
            await (0,busy/* whileBusy */.l)(this.#ports.watch, 'warming up', () => this.#warmUpRounds());
            await this.#prepareRounds();
            return await this.#runStages();
        }
        catch (error) {
            if (this.#ports.signal.aborted)
                return 'interrupted';
            if (this.rounds.length === this.#first)
                throw error;
            const message = `measuring ended early: ${error.message}`;
            this.notices.warnings.push({ code: ending/* endingCodes */.E.endedEarly, message });
            return 'failing';
        }
        finally {
            await this.#servers?.[Symbol.asyncDispose]();
        }
    }
    async #warmUpRounds() {
        const { plan, warmupTimeInSeconds, timeBudgetInSeconds } = this.#session;
        const until = Math.min(warmupTimeInSeconds, timeBudgetInSeconds);
        const spent = () => this.#ports.clock() - (this.#servers?.secondsOfStarts ?? 0);
        // In which order rounds run that are thrown away is all the same.
        const repeated = [...plan.warmups, ...plan.rounds];
        while (this.#warmups < plan.warmups.length || spent() < until) {
            await this.#runRound(repeated[this.#warmups % repeated.length]);
            this.#warmups += 1;
        }
        if (this.#newCopies.needsRun && this.#warmups === 0)
            await this.#invoke(plan.rounds[0]);
        else if (this.#copies.isDue)
            await this.#runBaseline(plan.rounds[0]);
    }
    /** Decides what the warm-up has shown: runs of an invocation, whether copies are made anew, and how long all will take. */
    async #prepareRounds() {
        const { batch } = this.#session;
        this.batch = chooseBatch(this.#session, this.#reader, this.#warmupSeconds);
        await this.#chooseCopies();
        if (this.#warmups > 0)
            this.#announcer.announce(this.#pace.secondsPerRound(this.#done) + this.#newCopies.secondsPerRound);
        if (this.batch > 1)
            this.#ports.watch({ kind: 'batch-chosen', runs: this.batch });
        else if (batch !== 'auto' && batch > 1)
            this.notices.warnings.push(batchUnusedWarning);
    }
    /** What it takes is no part of what a round takes. */
    async #chooseCopies() {
        const start = this.#ports.clock();
        const secondsLeft = Math.max(0, this.#session.timeBudgetInSeconds - start);
        const secondsPerRound = this.#warmups === 0 ? 0 : this.#pace.secondsPerRound(this.#done);
        await this.#newCopies.choose({ warmups: this.#warmups, secondsPerRound, secondsLeft }, round => this.#try(round));
        this.#pace.leaveOut(this.#ports.clock() - start);
    }
    /** Where there is no warm-up, the baseline's copies run once all the same before the contender does. */
    async #runBaseline(round) {
        const { name } = this.#session.plan.sides[0];
        await this.#invoke(round.filter(({ side }) => side === name));
        this.#pace.begin();
    }
    /** Runs a round, without those that are given up. */
    async #try(round) {
        return await this.#invoke(this.#survivors.pick(round));
    }
    async #invoke(round) {
        const [runs, servers, select] = [this.batch, this.#servers, this.#focus.text];
        const hears = { see: (one) => this.#see(one), warn: (warning) => this.notices.warnOnce(warning) };
        const run = (part) => (0,invoke/* invokeRound */.D)(this.#session, { round: part, runs, select, servers, ...hears }, this.#ports);
        // Of many sides, the first run of one says how long a round of all of them takes.
        const isEarly = !this.#announcer.isDone && this.#session.plan.sides.length > 2;
        if (!this.#copies.isDue && !isEarly)
            return await run(round);
        const start = this.#ports.clock();
        return await this.#copies.runFirst(round, async (part) => {
            const invoked = await run(part);
            const seconds = (this.#ports.clock() - start) / Math.max(1, part.length);
            if (isEarly)
                this.#announcer.announce(seconds * this.#session.plan.rounds[0].length);
            return invoked;
        });
    }
    #see(one) {
        this.#announcer.see(this.#ports.clock());
        this.notices.meetTable(this.#reader.look(one));
    }
    async #runStages() {
        const stoppedBy = await this.#runRounds(this.#session.plan.rounds.slice(this.#first), () => this.#findStop());
        const { tampered } = this.#copies;
        if (stoppedBy === 'failing' || this.rounds.length === 0 || tampered.length > 0)
            return stoppedBy;
        return (await this.#runSecondStage()) ? stoppedBy : 'time-budget';
    }
    /** Runs what was found again on new copies. Returns whether there was time for it. */
    async #runSecondStage() {
        const settling = this.#ports.examine.settle(this.rounds, this.soFar);
        const pace = { count: this.rounds.length, secondsPerRound: this.#pace.secondsPerRound(this.#done) };
        const rounds = await this.#secondStage.begin(settling, pace, round => this.#try(round));
        return (await this.#runRounds(rounds, () => undefined)) === 'complete';
    }
    async #runRounds(rounds, findStop) {
        for (const round of rounds) {
            this.#noteShortage();
            if (this.#ports.clock() >= this.#secondStage.deadline)
                return 'time-budget';
            const start = this.#ports.clock();
            await this.#newCopies.begin(this.rounds.length, this.#looks.planned, () => this.#try(round));
            const run = () => this.#runRound(round);
            const { invocations, sample } = await runSelected(this.#focus, this.rounds.length, run);
            this.rounds.push(invocations);
            if (sample)
                this.host.push(sample);
            const stop = findStop();
            this.#ports.keep(invocations, this.soFar);
            this.#announcer.mend(this.#ports.clock() - start);
            this.#report(invocations);
            if (stop)
                return stop;
        }
        return 'complete';
    }
    async #runRound(round) {
        const { host } = this.#ports;
        await host?.begin();
        const invoked = await this.#try(round);
        const sample = await host?.end();
        if (this.rounds.length === this.#first && this.batch === 1)
            this.#warmupSeconds.push(...invoked.flatMap(({ text }) => text?.seconds ?? []));
        for (const { slot, outcome, reason } of invoked)
            this.#ports.watch({ kind: 'invoked', slot, outcome, ...(reason === undefined ? {} : { reason }) });
        refuseUnstarted(invoked);
        if (haveLeftovers(invoked) && !this.notices.warnings.includes(leftoversWarning))
            this.notices.warnings.push(leftoversWarning);
        for (const one of invoked)
            this.#lineTest.add(one);
        const invocations = this.#reader.read(invoked);
        this.#focus.learn(this.#reader.formatName());
        this.#survivors.note(invocations);
        return { invocations, sample };
    }
    /** Why this was the last round; undefined where it was not. */
    #findStop() {
        if (this.#survivors.isHopeless(this.rounds.length))
            return 'failing';
        return this.#looks.findStop(this.rounds, () => this.soFar, this.#done);
    }
    get #done() {
        return { warmups: this.#warmups, rounds: this.rounds.length, batch: this.batch };
    }
    #report(round) {
        const [number, of] = [this.rounds.length, this.#secondStage.end ?? this.#looks.planned.at(-1)];
        const secondsLeft = this.#pace.secondsUntil(of, this.#done);
        this.#ports.watch({ kind: 'round-finished', number, of, round, secondsLeft });
    }
    /** Once a round is over, it is known how many fit, and whoever waits would rather hear now that they are too few. */
    #noteShortage() {
        const [rounds, seconds] = [this.rounds.length - this.#first, this.#ports.clock()];
        const over = { warmups: this.#warmups, rounds, seconds, secondsPerRound: this.#pace.secondsPerRound(this.#done) };
        const message = this.#announcer.findShortage(over, this.#reader.formatName());
        if (message !== undefined)
            this.notices.warn({ code: ending/* endingCodes */.E.shortOfTime, message });
    }
}
/**
 * Runs the round with this number. Where it is the first of a selection and lacks benchmarks, it runs again with all of them: so failures
 * of a side are told from a command that does not understand the selection. Returns the one that counts.
 */
async function runSelected(focus, number, run) {
    const tried = await run();
    if (!focus.see(tried.invocations, number))
        return tried;
    const again = await run();
    return focus.seeAgain(again.invocations, number) ? again : tried;
}
/** Tells the sides that work from those that only fail. */
class Survivors {
    #working = new Set();
    /** Contenders that are not run any more, since they have only failed. */
    #givenUp = new Set();
    #sides;
    /** `before` are rounds of an earlier session. */
    constructor(sides, before = []) {
        this.#sides = sides;
        for (const round of before)
            this.note(round);
    }
    note(invocations) {
        for (const { slot, outcome } of invocations)
            if (outcome === 'ok')
                this.#working.add(slot.side);
    }
    /** `round` without those that are given up. */
    pick(round) {
        return round.filter(({ side }) => !this.#givenUp.has(side));
    }
    /** Whether the baseline has only failed, or every contender; one that has while others work is not run any more. */
    isHopeless(rounds) {
        // Two failures against none are incomparable already, whatever comes.
        const hasFailed = ({ name, copies }) => !this.#working.has(name) && rounds * copies >= 2;
        const [baseline, ...contenders] = this.#sides;
        const failed = contenders.filter(hasFailed);
        for (const { name } of failed)
            this.#givenUp.add(name);
        return hasFailed(baseline) || failed.length === contenders.length;
    }
}


/***/ }),

/***/ 513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ drawPoints),
/* harmony export */   N1: () => (/* binding */ commandAt),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   qX: () => (/* binding */ joinPoints)
/* harmony export */ });
/* harmony import */ var _scan_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7966);
/* harmony import */ var _stats_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9376);


/** The points of `scan` in the order in which an invocation runs at them. Each is drawn anew. */
function drawPoints(scan, random) {
    return scan === undefined || scan.length === 0 ? [undefined] : (0,_stats_random_js__WEBPACK_IMPORTED_MODULE_0__/* .shuffle */ .k4)(scan, random);
}
/** `command` at a point. */
function commandAt(command, point) {
    if (point === undefined)
        return command;
    return command.kind === 'shell'
        ? { kind: 'shell', line: (0,_scan_points_js__WEBPACK_IMPORTED_MODULE_1__/* .fillIn */ .pz)(command.line, point) }
        : { kind: 'argv', argv: command.argv.map(word => (0,_scan_points_js__WEBPACK_IMPORTED_MODULE_1__/* .fillIn */ .pz)(word, point)) };
}
/** The shell line `line` at a point. */
function lineAt(line, point) {
    return commandAt({ kind: 'shell', line }, point);
}
/** The invocation that the runs at all points make, in the order in which they ran. It failed where all of them did. */
function joinPoints(runs, scan) {
    const [first] = runs;
    const byPoint = new Map(runs.map(one => [one.point, one]));
    const failed = runs.find(({ run }) => run.outcome !== 'ok')?.run;
    const isAnyOk = runs.some(({ run }) => run.outcome === 'ok');
    const { slot, startedAt } = first.run;
    const { profile } = byPoint.get(scan.at(-1))?.run ?? {};
    return {
        slot,
        startedAt,
        outcome: isAnyOk ? 'ok' : failed.outcome,
        ...(isAnyOk ? {} : { reason: failed.reason ?? '' }),
        ...(profile === undefined ? {} : { profile }),
        points: scan.map(point => byPoint.get(point)),
        leftovers: runs.reduce((sum, { run }) => sum + run.leftovers, 0),
        isNotStarted: runs.every(({ run }) => run.isNotStarted),
    };
}


/***/ }),

/***/ 5335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ makeReader)
});

// EXTERNAL MODULE: ./lib/formats/format.js
var formats_format = __webpack_require__(8237);
// EXTERNAL MODULE: ./lib/formats/index.js + 69 modules
var formats = __webpack_require__(1003);
// EXTERNAL MODULE: ./lib/formats/own/process.js
var process = __webpack_require__(9678);
// EXTERNAL MODULE: ./lib/formats/reading/lines.js
var lines = __webpack_require__(9908);
// EXTERNAL MODULE: ./lib/formats/consoles/consoles.js
var consoles = __webpack_require__(2173);
;// CONCATENATED MODULE: ./lib/formats/consoles/find-console.js





/** A table for people is short, but logs may come before it. */
const mostCharacters = 2 ** 22;
/** The table for people that `output` is, if no format reads any number in it. */
function findConsole(output) {
    if (output.files !== undefined)
        return undefined;
    const found = (0,consoles/* recogniseConsole */.B)((0,lines/* splitLines */.uz)(output.stdout.slice(-mostCharacters)));
    return found && isUnread(output) ? found : undefined;
}
function isUnread(output) {
    try {
        return (0,formats/* detectFormat */.Tz)(output) === process/* processTime */.$;
    }
    catch (error) {
        if (error instanceof formats_format/* FormatError */.I)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/formats/reading/printed.js
var printed = __webpack_require__(6437);
;// CONCATENATED MODULE: ./lib/formats/own/sizes.js

/** A benchmark for each pattern of `size`, named by it: the names of files may have a hash in them, which differs between sides. */
function readSizes(sizes = []) {
    return sizes.flatMap(({ pattern, ...measured }) => ['size', 'gzip', 'brotli'].map(metric => (0,printed/* makeReading */.Xn)({ benchmark: pattern, metric, unit: 'B', values: [measured[metric]], primary: metric === 'size' })));
}

// EXTERNAL MODULE: ./lib/formats/read.js
var read = __webpack_require__(1838);
// EXTERNAL MODULE: ./lib/formats/reading/document.js
var reading_document = __webpack_require__(7910);
// EXTERNAL MODULE: ./lib/metrics/server-metrics.js
var server_metrics = __webpack_require__(3818);
// EXTERNAL MODULE: ./lib/scan/points.js
var scan_points = __webpack_require__(7966);
// EXTERNAL MODULE: ./lib/measure/instruments/instrument.js
var instrument = __webpack_require__(384);
// EXTERNAL MODULE: ./lib/measure/measurements.js
var measurements = __webpack_require__(4407);
;// CONCATENATED MODULE: ./lib/measure/own-text.js
/**
 * Makes measurements hold their own text, once for each benchmark and metric of a session.
 *
 * A name that was cut out of an output is a view into it, and keeps all of it in memory as long as the record: 80 invocations
 * that print 25 MB each would be 2 GB.
 */
function makeTextOwner() {
    const names = new Map();
    const metrics = new Map();
    const ownName = (name) => names.get(name) ?? keep(names, name, copyText(name));
    const ownMetric = (metric) => {
        const key = JSON.stringify([metric.name, metric.unit, metric.better, metric.primary, metric.aside]);
        return (metrics.get(key) ?? keep(metrics, key, { ...metric, name: copyText(metric.name), unit: copyText(metric.unit) }));
    };
    return measurements => measurements.map(one => ({
        ...one,
        benchmark: ownName(one.benchmark),
        metric: ownMetric(one.metric),
        ...(one.error === undefined ? {} : { error: copyText(one.error) }),
    }));
}
/** The same text, that is no view into another. */
function copyText(text) {
    return JSON.parse(JSON.stringify(text));
}
/** The key is a copy too: of a name it is the name itself. */
function keep(kept, key, value) {
    kept.set(typeof value === 'string' ? value : key, value);
    return value;
}

// EXTERNAL MODULE: ./lib/measure/serve/setup-time.js
var setup_time = __webpack_require__(7331);
;// CONCATENATED MODULE: ./lib/measure/work.js
// Colours, and where the cursor goes.
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[ -/]*[@-~]`, 'g');
/** Enough of a commit to know it by. */
const shortCommit = 7;
/** Makes the digest of what an invocation printed, without colours, the paths of copies, and the commits of the sides. */
function digestWork(stdout, { sides, commits = [] }, digest) {
    const roots = [...new Set(sides.flatMap(({ places }) => places.map(({ root }) => root)))];
    const plain = roots.reduce((text, root) => text.replaceAll(root, ''), stdout.replace(escapes, ''));
    return digest(commits.reduce((text, commit) => text.replace(patternOf(commit), ''), plain));
}
/** A commit, or as much of it as people write. */
function patternOf(commit) {
    return new RegExp(`\\b${commit.slice(0, shortCommit)}[0-9a-f]*\\b`, 'g');
}

;// CONCATENATED MODULE: ./lib/measure/reader.js














/**
 * A reader for the session's format, or for the one that the baseline's first output shows.
 *
 * Once chosen it stays: a contender that could switch the format could choose what is compared.
 */
function makeReader(session, { watch, endAfter, digest, warn, }) {
    // Nothing that is printed is read where instructions are counted.
    let format = (0,instrument/* isExact */.u0)(session.instruments) ? process/* processTime */.$ : (0,formats/* chooseFormat */.H8)(session, endAfter);
    const own = makeTextOwner();
    const seen = new Set();
    let isLookedAt = format !== undefined;
    const workOf = ({ text, points = [] }) => {
        const printed = text?.stdout ?? points.map(({ run }) => run.text?.stdout ?? '').join('\0');
        return { work: digestWork(printed, session, digest) };
    };
    return {
        look({ slot, text }) {
            if (isLookedAt || slot.side !== 'baseline' || !text)
                return undefined;
            isLookedAt = true;
            return findConsole(text);
        },
        read(round) {
            const shown = format ? undefined : detect(round, session.plan.sides[0].name);
            if (shown) {
                format = shown.format;
                watch({ kind: 'format-chosen', format: format.name });
            }
            return round.map(one => {
                const readRun = (run) => reader_read(run, format, { session, warn, known: shown?.first === run ? shown.document : undefined });
                const invocation = one.points
                    ? readPoints(one, one.points, { suite: session.suite, seen, readRun })
                    : readRun(one);
                const work = invocation.outcome === 'ok' && format === process/* processTime */.$ ? workOf(one) : {};
                return { ...invocation, ...work, measurements: own(invocation.measurements) };
            });
        },
        formatName: () => format?.name,
        isOfProcess: () => format && format === process/* processTime */.$,
    };
}
/** By the baseline's first output; where it failed, only a tool's results in it count. */
function detect(round, baseline) {
    const ofBaseline = round
        .filter(({ slot }) => slot.side === baseline)
        .flatMap(one => one.points?.map(({ run }) => run) ?? [one]);
    const first = ofBaseline.find(one => one.text) ?? ofBaseline.find(one => one.textOfFailed);
    if (!first)
        return undefined;
    const document = (0,reading_document/* makeDocument */.E)((first.text ?? first.textOfFailed));
    if (first.text)
        return { format: (0,formats/* detectIn */.tw)(document), first, document };
    const format = tryToRead(() => (0,formats/* detectIn */.tw)(document));
    return format instanceof formats_format/* FormatError */.I || !(0,formats/* isOfTool */.S$)(format) ? undefined : { format, first, document };
}
/** The runs at all points as one invocation, each benchmark named by its point. A run that failed is an error of its benchmarks. */
function readPoints({ slot, outcome, startedAt, reason }, points, { suite, seen, readRun }) {
    const runs = points.map(({ point, run }) => ({ point, invocation: readRun(run) }));
    for (const { invocation } of runs)
        for (const { benchmark, metric } of invocation.measurements)
            if (!metric.aside)
                seen.add(benchmark);
    const failed = runs.find(({ invocation }) => invocation.outcome !== 'ok')?.invocation;
    if (runs.every(({ invocation }) => invocation.outcome !== 'ok'))
        return {
            ...{ slot, startedAt, measurements: [] },
            outcome: outcome === 'ok' ? 'failed' : outcome,
            reason: reason ?? failed.reason ?? '',
        };
    const measurements = runs.flatMap(({ point, invocation }) => {
        if (invocation.outcome === 'ok')
            return invocation.measurements.map(one => ({ ...one, benchmark: (0,scan_points/* nameAt */.Dc)(point, one.benchmark, suite) }));
        const error = (invocation.reason ?? 'it failed').slice(0, longestError);
        return [...seen].map(name => ({
            benchmark: (0,scan_points/* nameAt */.Dc)(point, name, suite),
            metric: process/* wallTime */.O,
            value: Number.NaN,
            error,
        }));
    });
    return { slot, outcome, startedAt, measurements };
}
function reader_read(invoked, format, { session, known, warn }) {
    const { slot, outcome, startedAt, reason, setup } = invoked;
    const invocation = { slot, outcome, startedAt, ...(reason === undefined ? {} : { reason }), measurements: [] };
    const text = invoked.text ?? invoked.textOfFailed;
    if (!text || !format || (!invoked.text && !(0,formats/* isOfTool */.S$)(format)))
        return invocation;
    // Times under an instrument that counts exactly are the instrument's.
    const printed = (0,instrument/* isExact */.u0)(session.instruments)
        ? []
        : tryToRead(() => (0,read/* readDocument */.u)(format, known ?? (0,reading_document/* makeDocument */.E)(text), session.suite));
    if (printed instanceof formats_format/* FormatError */.I)
        return { ...invocation, outcome: 'failed', reason: invoked.text ? copyText(printed.message) : reason };
    if (!invoked.text && !isPartial(printed))
        return invocation;
    const named = printed.filter(({ benchmark }) => benchmark.trim() !== '');
    if (named.length < printed.length)
        warn(namelessWarning);
    if (named.length === 0 && printed.length > 0)
        return { ...invocation, outcome: 'failed', reason: reason ?? namelessWarning.message };
    const told = invoked.text ? named : named.map(one => withReason(one, reason));
    const ofSetup = setup === undefined ? [] : (0,setup_time/* readSetup */.W)(setup, session.instruments);
    const readings = [...told, ...ofSetup, ...readSizes(text.sizes), ...readProcess(invoked, format, printed, session)];
    const altered = session.alter?.(readings, slot.side) ?? readings;
    return { slot, outcome: 'ok', startedAt, measurements: (0,measurements/* makeMeasurements */.A)(altered, session.statistic) };
}
const namelessWarning = {
    code: 'nameless',
    message: 'benchmarks without a name are left out: let each print a unique name',
};
/** Whether the tool says of some benchmarks that they failed, as its exit status does: then its other numbers count. */
function isPartial(printed) {
    return printed.some(({ error }) => error !== undefined) && printed.some(({ error }) => error === undefined);
}
const longestError = 500;
function withReason(reading, reason) {
    return reading.error === undefined
        ? reading
        : { ...reading, error: `${reading.error}; ${reason}`.slice(0, longestError) };
}
function tryToRead(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof formats_format/* FormatError */.I)
            return error;
        throw error;
    }
}
function readProcess({ observation, server }, format, printed, { instruments, suite }) {
    if (observation === undefined)
        return [];
    // A benchmark of that name that the tool has timed is another thing than the whole process.
    const isTaken = format !== process/* processTime */.$ && printed.some(({ benchmark }) => benchmark === suite);
    const benchmark = isTaken ? `${suite} (process)` : suite;
    const ofServer = server === undefined ? [] : readUse(server, observation.runs, benchmark);
    return [...(0,instrument/* readAll */.yw)(instruments, observation, benchmark), ...ofServer];
}
/** Reads what a server used while an invocation of so many runs ran, as readings of `benchmark`. */
function readUse({ cpuSeconds, peakMemoryInBytes }, runs, benchmark) {
    const read = (name, value) => value === undefined ? [] : [{ benchmark, metric: { ...(0,server_metrics/* makeServerMetric */.a)(name), aside: true }, values: [value] }];
    return [
        ...read('server cpu-time', cpuSeconds === undefined ? undefined : Math.round((cpuSeconds / runs) * 1e9) / 1e9),
        ...read('server peak-memory', peakMemoryInBytes),
    ];
}


/***/ }),

/***/ 8744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ repeatsVariable),
/* harmony export */   x: () => (/* binding */ joinRuns)
/* harmony export */ });
/** The variable that tells a command how often. */
const repeatsVariable = 'BENCH_REPEATS';
/**
 * The invocation that runs with more and more repeats make: what all need, such as their start, is taken off by what one more repeat
 * takes. It failed where one of them did, or where more repeats took no longer.
 */
function joinRuns(slope, runs) {
    const [shortest, longest] = [runs[0], runs.at(-1)];
    const { startedAt, isNotStarted } = shortest;
    const joined = { startedAt, isNotStarted, leftovers: runs.reduce((sum, { leftovers }) => sum + leftovers, 0) };
    const failed = runs.find(({ outcome }) => outcome !== 'ok');
    if (failed)
        return { ...failed, ...joined };
    const times = runs.map(({ observation }) => observation.seconds);
    const [fewer, more] = [slope[0], slope.at(-1)];
    const seconds = fitLine(slope, times);
    if (seconds <= 0) {
        const [short, long] = [times[0], times.at(-1)].map(time => `${(1000 * time).toPrecision(3)} ms`);
        const reason = `${more} repeats took ${long}, and ${fewer} took ${short}. The command must repeat its work $${repeatsVariable} times, and the last number of "slope" must be large enough to show a difference`;
        return { slot: longest.slot, outcome: 'failed', reason, ...joined };
    }
    return {
        ...longest,
        ...joined,
        text: { ...longest.text, seconds },
        observation: { ...longest.observation, shorter: { run: shortest.observation, repeats: more - fewer } },
        ...(slope.length > 2 ? { bends: findBends(slope, times) } : {}),
        ...(longest.server ? { server: joinUse(shortest.server, longest.server, more - fewer) } : {}),
    };
}
/** What one repeat made a server use; its memory is a level, not an amount. */
function joinUse(shortest, longest, repeats) {
    const { cpuSeconds, ...level } = longest;
    if (cpuSeconds === undefined || shortest?.cpuSeconds === undefined)
        return level;
    return { ...level, cpuSeconds: (cpuSeconds - shortest.cpuSeconds) / repeats };
}
/** The slope of the line through `times`, by least squares. Noise grows with the time, so each counts by 1 over its square. */
function fitLine(repeats, times) {
    const weights = times.map(time => 1 / time ** 2);
    const total = sum(weights);
    const meanOf = (values) => sum(values.map((value, at) => weights[at] * value)) / total;
    const [x, y] = [meanOf(repeats), meanOf(times)];
    const covariance = sum(repeats.map((one, at) => weights[at] * (one - x) * (times[at] - y)));
    return covariance / sum(repeats.map((one, at) => weights[at] * (one - x) ** 2));
}
/** How far each of `times` between the first and the last is above the line through these two, as a fraction of that line. */
function findBends(repeats, times) {
    const [from, to, low, high] = [repeats[0], repeats.at(-1), times[0], times.at(-1)];
    return times.slice(1, -1).map((time, at) => {
        const line = low + ((high - low) * (repeats[at + 1] - from)) / (to - from);
        return time / line - 1;
    });
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}


/***/ }),

/***/ 9281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ noExamination)
/* harmony export */ });
/** Never ends before all rounds are complete. */
const noExamination = {
    chooseLooks: (_, looks) => looks,
    settle: () => ({ isSettled: false, findOpen: () => new Set(), findDoubtful: () => undefined }),
};


/***/ }),

/***/ 7331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readSetup),
/* harmony export */   f: () => (/* binding */ setupBenchmark)
/* harmony export */ });
/* harmony import */ var _formats_own_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9678);
/* harmony import */ var _instruments_instrument_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(384);


/** The benchmark that the time of `setup` is. */
const setupBenchmark = 'setup';
/** Reads what was seen of `setup` while it ran before the command. */
function readSetup(observation, instruments) {
    // It does not run under those that are put around the command.
    const seeing = instruments.filter(({ wrap }) => wrap === undefined);
    return [
        { benchmark: setupBenchmark, metric: _formats_own_process_js__WEBPACK_IMPORTED_MODULE_0__/* .wallTime */ .O, values: [observation.seconds] },
        ...(0,_instruments_instrument_js__WEBPACK_IMPORTED_MODULE_1__/* .readAll */ .yw)(seeing, observation, setupBenchmark),
    ];
}


/***/ }),

/***/ 2594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ tidyUp),
/* harmony export */   n: () => (/* binding */ cleanUp)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1373);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6638);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3725);



/** GitHub gives a cancelled job ten seconds. */
const secondsAfterSignal = 5;
/**
 * Runs a line that tidies up, isolated as a command is, because a pull request can write it. It runs after a signal too, which leaves it
 * little time. Returns a warning if it failed.
 */
async function tidyUp({ name, command }, { runs: _, ...around }, { processes, shell, signal }) {
    const request = { ...around, argv: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .makeArgv */ .fv)(command, shell) };
    const describe = ({ exit, stdout, stderr }) => {
        if ((0,_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(exit))
            return undefined;
        const tail = stderr.readTail().trim() || stdout.readTail().trim();
        const message = `"${name}" (${(0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .showCommand */ .TB)(command)}) ${(0,_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .describeExit */ .KE)(exit)}${tail === '' ? '' : `: ${tail}`}`;
        return { code: `${name}-failed`, message };
    };
    try {
        if (!signal.aborted)
            return describe(await processes.run(request, signal));
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
    }
    return describe(await processes.run({ ...request, timeoutInSeconds: secondsAfterSignal }));
}
/** Runs `cleanup` once in each directory, when all else has ended. Returns why it failed, if it did. */
async function cleanUp({ line, places, timeoutInSeconds }, ports) {
    const environment = (0,_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .makeEnvironment */ .oV)(ports.variables);
    let first;
    for (const place of new Map(places.map(one => [one.directory, one])).values()) {
        const overrides = (0,_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .placeVariables */ .XT)(ports.variables, place);
        const { directory, root: confinedTo } = place;
        const request = { directory, confinedTo, environment, overrides, timeoutInSeconds };
        const warning = await tidyUp({ name: 'cleanup', command: { kind: 'shell', line } }, request, ports);
        first ??= warning?.message;
    }
    return first;
}


/***/ }),

/***/ 5545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ runSetup)
/* harmony export */ });
/* harmony import */ var _busy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8255);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1373);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6638);
/* harmony import */ var _invocation_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3955);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3725);





const timeoutInSeconds = 3600;
/** Runs `line`; an InvocationError where it fails, with the place and the last lines that it printed. */
async function runSetup({ name, line, root, directory, place }, { processes, shell, variables, withheld, signal, watch }) {
    const environment = (0,_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .makeEnvironment */ .oV)(variables);
    const overrides = (0,_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .placeVariables */ .XT)(variables, { root, directory });
    const argv = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .makeArgv */ .fv)({ kind: 'shell', line }, shell);
    const request = { argv, directory, environment, overrides, timeoutInSeconds };
    const run = () => processes.run(request, signal);
    const { exit, stdout, stderr } = await (0,_busy_js__WEBPACK_IMPORTED_MODULE_3__/* .whileBusy */ .l)(watch, `"${name}" (${line}) in ${place}`, run);
    if ((0,_exit_js__WEBPACK_IMPORTED_MODULE_4__/* .isSuccess */ .oJ)(exit))
        return;
    const tail = [stdout.readTail(), stderr.readTail()].filter(text => text.trim() !== '').join('\n');
    const said = tail === '' ? 'It printed nothing.' : `Its last lines:\n${tail}`;
    throw new _invocation_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InvocationError */ .J(`"${name}" (${line}) ${(0,_exit_js__WEBPACK_IMPORTED_MODULE_4__/* .describeExit */ .KE)(exit)} in ${place}${(0,_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .describeWithheld */ .Tq)(withheld)}. ${said}`, exit);
}


/***/ }),

/***/ 2019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RX: () => (/* binding */ withEarlyLook),
/* harmony export */   ir: () => (/* binding */ dropIdleLooks),
/* harmony export */   mv: () => (/* binding */ fewestRounds),
/* harmony export */   qz: () => (/* binding */ spreadLooks)
/* harmony export */ });
/* harmony import */ var _stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9413);
/* harmony import */ var _stats_engine_rejection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9777);
/* harmony import */ var _stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(888);



/** The rounds of `request` where there is nothing to find: as few as a verdict needs, unless the user has fixed their number. */
function fewestRounds(request, pairValues) {
    const rounds = Math.max(request.least, (0,_stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastRounds */ .T)(pairValues));
    return rounds < request.most ? { least: rounds, most: rounds, isAuto: false } : request;
}
/**
 * Numbers of rounds after which the data are examined: four between `least` and `most`, evenly spread on a logarithmic scale, since
 * what a look can add depends on how much the rounds have grown since the last.
 *
 * The first is at least what a verdict on two sides with `pairValues` values in each round needs; where that leaves no room, there is
 * one look, at the end.
 */
function spreadLooks(least, most, pairValues) {
    const first = Math.max(least, (0,_stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastRounds */ .T)(pairValues));
    if (first >= most)
        return [most];
    const looks = [0, 1, 2, 3].map(index => Math.round(first * (most / first) ** (index / 3)));
    return [...new Set(looks)];
}
/**
 * Returns those of `looks` at which the test could reject at all. If rounds have few choices, the smallest possible p may be
 * larger than an early look's share of the error rate. That share is better kept for the next look.
 */
function dropIdleLooks(looks, pairValues, confidence) {
    const rounds = looks.at(-1);
    const kept = [];
    for (const look of looks) {
        const level = (0,_stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_1__/* .nominalAlpha */ .n)({ looks: [...kept, look], rounds }, 1 - confidence);
        const canReject = (0,_stats_engine_rejection_js__WEBPACK_IMPORTED_MODULE_2__/* .rejects */ .z)((0,_stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__/* .attainableP */ .a)(look, pairValues), level);
        if (canReject || look === rounds)
            kept.push(look);
    }
    return kept;
}
/** What is the same in two rounds is the same in all. */
const roundsOfCounts = 2;
/** `looks` and one before them, for what may turn out to be without noise; not where there is one only, as the user has fixed it. */
function withEarlyLook(looks) {
    return looks.length > 1 && looks[0] > roundsOfCounts ? [roundsOfCounts, ...looks] : looks;
}


/***/ }),

/***/ 9164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ makePlan),
/* harmony export */   n: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var _stats_random_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9376);
/* harmony import */ var _stats_sequential_second_stage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8828);
/* harmony import */ var _looks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2019);
/* harmony import */ var _round_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2571);




/**
 * A plan in which every round holds each copy once, in an order drawn uniformly at random.
 *
 * A fixed order would hand one side the same place in every round: with a first slot 1% slower, a fixed ABAB order errs in
 * 85% of comparisons that have nothing to find.
 */
function makePlan({ seed, sides, warmups, rounds, confidence, isCounted }, random) {
    const slots = sides.flatMap(makeSlots);
    const pairValues = (0,_round_js__WEBPACK_IMPORTED_MODULE_1__/* .countPairValues */ .C)(sides);
    const draw = (count) => Array.from({ length: count }, () => (0,_stats_random_js__WEBPACK_IMPORTED_MODULE_2__/* .shuffle */ .k4)(slots, random));
    const spread = (0,_looks_js__WEBPACK_IMPORTED_MODULE_0__/* .spreadLooks */ .qz)(rounds.least, rounds.most, pairValues);
    const looks = rounds.isAuto ? spread.slice(0, 1) : (0,_looks_js__WEBPACK_IMPORTED_MODULE_0__/* .dropIdleLooks */ .ir)(spread, pairValues, confidence);
    // The most may still be chosen: the orders are drawn for all that it can be.
    return {
        seed,
        sides,
        warmups: draw(warmups),
        rounds: draw(rounds.most),
        secondStage: draw(_stats_sequential_second_stage_js__WEBPACK_IMPORTED_MODULE_3__/* .mostSecondRounds */ .Z),
        looks: isCounted ? (0,_looks_js__WEBPACK_IMPORTED_MODULE_0__/* .withEarlyLook */ .RX)(looks) : looks,
    };
}
/** Returns whether the number of rounds is yet to be chosen, at the first look. */
function isOpen({ rounds, looks }) {
    return looks.length === 1 && rounds.length > looks[0];
}
function makeSlots({ name, copies }) {
    return [1, 2].filter(copy => copy <= copies).map(copy => ({ side: name, copy }));
}


/***/ }),

/***/ 2571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ countPairValues),
/* harmony export */   Y: () => (/* binding */ planSides)
/* harmony export */ });
/** The sides with these names, the baseline first, with the copies that are asked for. */
function planSides(names, copies) {
    return names.map((name, index) => ({ name, copies: copies[Math.min(index, copies.length - 1)] }));
}
/** Counts the values that a round has of the baseline, and of the contender with the fewest copies. */
function countPairValues([baseline, ...contenders]) {
    return (baseline?.copies ?? 0) + Math.min(...contenders.map(({ copies }) => copies));
}


/***/ }),

/***/ 4374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jc: () => (/* binding */ describeShortage),
/* harmony export */   L4: () => (/* binding */ describeOutlook),
/* harmony export */   kk: () => (/* binding */ TimeError)
/* harmony export */ });
/* harmony import */ var _metrics_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3237);
/* harmony import */ var _stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9413);


/** The time does not suffice for what is asked; the message says how much would. */
class TimeError extends Error {
    name = 'TimeError';
}
/** In words, how long measuring will take: up to its first look, and at most. */
function describeOutlook(outlook) {
    const { secondsPerRound, invocations, looks, isOpen, isMore, budgetInSeconds } = outlook;
    const timeOf = (rounds) => describeSeconds(rounds * secondsPerRound);
    const [first, last] = [looks[0], looks.at(-1)];
    const each = `${describeSeconds(secondsPerRound / invocations)} × ${invocations}`;
    const rounds = `${first} ${isMore ? 'more ' : ''}${first === 1 ? 'round' : 'rounds'}`;
    const plan = `about ${timeOf(first)}: ${rounds} of ${each}`;
    if (isOpen)
        return `${plan}; then the number of rounds is chosen`;
    const most = first === last ? '' : `, up to ${last} for what is not settled (${timeOf(last)})`;
    const end = last * secondsPerRound > budgetInSeconds ? `; no round starts after ${describeSeconds(budgetInSeconds)}` : '';
    return `${plan}${most}${end}`;
}
/** A time for people; a short one with its tenths. */
function describeSeconds(seconds) {
    if (seconds < 0.1)
        return `${Math.max(1, Math.round(1000 * seconds))} ms`;
    return seconds < 10 ? `${Number(seconds.toPrecision(2))} s` : (0,_metrics_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p)(seconds);
}
/**
 * In words, that the budget has no room for the rounds that a verdict needs, or for those until the next look, and what would help;
 * undefined where it has.
 */
function describeShortage(timing) {
    const { budgetInSeconds, secondsAside, secondsPerRound, pairValues, before, rounds, nextLook = 0 } = timing;
    const least = (0,_stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastRounds */ .T)(pairValues);
    if (rounds < least)
        return `a verdict needs at least ${least} rounds, and "rounds" is ${rounds}`;
    // The last one may start just before the budget ends.
    const fitting = Math.max(0, Math.ceil((budgetInSeconds - secondsAside) / secondsPerRound));
    const needs = [
        { what: 'a verdict', needed: least - before },
        { what: before === 0 ? 'the first analysis' : 'the next analysis', needed: nextLook - before },
    ];
    const short = needs.find(({ needed }) => fitting < needed);
    if (short === undefined)
        return undefined;
    const more = before === 0 ? '' : ' more';
    const seconds = Math.ceil(secondsAside + short.needed * secondsPerRound);
    return `one round took ${secondsPerRound.toFixed(1)} s, so about ${fitting}${more} fit into the time budget of ${Number(budgetInSeconds.toFixed(3))} s, but ${short.what} needs ${short.needed}${more}. Raise "time-budget" to ${seconds}s or more, or make the command shorter`;
}


/***/ }),

/***/ 2535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ makeBusyClock)
/* harmony export */ });
/* harmony import */ var node_timers__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7997);

const everySecond = tick => {
    const timer = (0,node_timers__WEBPACK_IMPORTED_MODULE_0__.setInterval)(tick, 1000).unref();
    return () => (0,node_timers__WEBPACK_IMPORTED_MODULE_0__.clearInterval)(timer);
};
/** Passes on what `watch` is told, and tells it each second how long the work goes on that it heard of last. */
function makeBusyClock(watch, metronome = everySecond) {
    let stop = () => undefined;
    return {
        watch(progress) {
            if (progress.kind === 'busy' || progress.kind === 'idle')
                stop();
            watch(progress);
            if (progress.kind !== 'busy')
                return;
            let seconds = progress.seconds;
            stop = metronome(() => watch({ ...progress, seconds: ++seconds }));
        },
        [Symbol.dispose]: () => stop(),
    };
}


/***/ }),

/***/ 8135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ digestBytes),
/* harmony export */   a: () => (/* binding */ digestContent)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



const chunkInBytes = 1 << 20;
/**
 * The SHA-256 of what `entries` are in `root`: paths, modes, bytes and the targets of links. Times are left out, since two builds
 * of the same source differ in them.
 */
function digestContent(root, entries) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const buffer = Buffer.allocUnsafe(chunkInBytes);
    for (const { path, kind } of entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
        const { mode, size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
        const what = kind === 'link' ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)) : kind === 'file' ? size : 0;
        hash.update(`${JSON.stringify([kind, path, kind === 'link' ? 0 : mode & 0o777, what])}\n`);
        if (kind === 'file')
            hashFile(hash, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), buffer);
    }
    return hash.digest('hex');
}
/** The SHA-256 of the bytes of the file at `path`. */
function digestBytes(path) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    hashFile(hash, path);
    return hash.digest('hex');
}
/** Adds the bytes of the file at `path` to `hash`, by way of `buffer`. */
function hashFile(hash, path, buffer = Buffer.allocUnsafe(chunkInBytes)) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        for (let read = -1; read !== 0;) {
            read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer);
            hash.update(buffer.subarray(0, read));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 4864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withoutOutputs),
/* harmony export */   W: () => (/* binding */ placeOutputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** Finds the places in `directories`, relative to each, of the files `outputs` that this call writes itself. */
function placeOutputs(directories, outputs) {
    const paths = outputs.map(output => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(findReal((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(output))), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(output)));
    const placed = directories.flatMap(directory => paths.map(path => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(findReal((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory)), path)));
    return [...new Set(placed.filter(isInside))];
}
/** The entries that are not among the places `leftOut`. */
function withoutOutputs(entries, leftOut) {
    return entries.filter(({ path, kind }) => kind === 'directory' || !leftOut.includes(path));
}
function isInside(path) {
    return path !== '' && path !== '..' && !path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path);
}
/** The path without links on its way; itself, where it is not there. */
function findReal(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EN: () => (/* binding */ asOwnBaseline),
  a9: () => (/* binding */ packForPublishing),
  uP: () => (/* binding */ packPayload)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/baseline/credential-files.js
/**
 * Names of files with credentials, as a base name or the last parts of a path.
 *
 * Package managers (npm, pip, Cargo, RubyGems), git and curl, clouds (Google, AWS), Docker, Kubernetes, GitHub's command line, SSH
 * and GnuPG keys, PostgreSQL, and the environment files of many frameworks. `gha-creds-*.json` is what
 * google-github-actions/auth leaves in the workspace.
 */
const credentials = [
    /^(\.npmrc|\.pypirc|\.netrc|_netrc|\.git-credentials|\.pgpass|\.dockercfg)$/,
    /^gha-creds-[^/]*\.json$/,
    /^application_default_credentials\.json$/,
    /^id_(rsa|dsa|ecdsa|ed25519)(_sk)?$/,
    /^\.env(\.(?!example$|sample$|template$|dist$|defaults$)[^/]*)?$/,
    /^\.docker\/config\.json$/,
    /^\.kube\/config$/,
    /^\.aws\/credentials$/,
    /^\.cargo\/credentials(\.toml)?$/,
    /^\.gem\/credentials$/,
    /^gh\/hosts\.yml$/,
    /^\.gnupg\/.*\.(gpg|key)$/,
];
/**
 * The `paths` that hold credentials by their names, and that `globs` do not name literally.
 *
 * Whoever can read a repository can download what its workflows publish. A package in `node_modules` is no place for credentials of
 * the user's: what is called so there came from a registry.
 */
function findCredentials(paths, globs) {
    const literal = new Set(globs.map(glob => glob.replace(/^(\.\/)+/, '')));
    return paths.filter(path => !literal.has(path) && isCredential(path));
}
function isCredential(path) {
    const parts = path.split('/');
    if (parts.includes('node_modules'))
        return false;
    return parts.some((_, index) => {
        const end = parts.slice(index).join('/');
        return credentials.some(pattern => pattern.test(end));
    });
}

// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/util/list.js
var list = __webpack_require__(2534);
// EXTERNAL MODULE: ./lib/system/disk.js
var disk = __webpack_require__(4388);
// EXTERNAL MODULE: ./lib/system/copies/link-escape.js
var link_escape = __webpack_require__(4791);
// EXTERNAL MODULE: ./lib/system/copies/own-outputs.js
var own_outputs = __webpack_require__(4864);
// EXTERNAL MODULE: ./lib/system/copies/payload.js
var payload = __webpack_require__(3145);
// EXTERNAL MODULE: ./lib/system/copies/payload-error.js
var payload_error = __webpack_require__(54);
;// CONCATENATED MODULE: ./lib/system/copies/pack.js















/** Returns a packed payload as the baseline of itself. Raced against itself, the first payload has at least a control. */
function asOwnBaseline({ file, sha256 }, origin, suite) {
    return { kind: 'packed', file, sha256, origin, ledger: [], ...(suite ? { suite } : {}) };
}
/**
 * Packs what `globs` name in `root` into `file`, for others to download, but for the files `outputs` that this call writes. Fails if
 * any of it looks like credentials.
 */
async function packForPublishing(root, globs, file, outputs = []) {
    const entries = (0,own_outputs/* withoutOutputs */.H)(await (0,payload/* listPayload */.rZ)(root, globs), (0,own_outputs/* placeOutputs */.W)([root], outputs));
    const found = findCredentials(entries.filter(entry => entry.kind !== 'directory').map(entry => entry.path), globs);
    if (found.length === 0)
        return await packPayload(root, entries, file);
    throw new values/* InputError */.dz(`"files" matches files that look like credentials, and everybody who can read the repository could download them: ${(0,list/* nameSome */.K)(found, 5)}. Leave them out with "!" in front of a pattern. If they are not credentials, name each by its whole path`);
}
/**
 * `entries` of `root` as a compressed archive in `file`: modes without setuid and its like, symbolic links, times of modification in
 * milliseconds; nobody's name, no device, and in the order of their paths, so that the same files make the same archive.
 */
async function packPayload(root, entries, file) {
    checkLimits(entries);
    const tar = await __webpack_require__.e(/* import() */ 697).then(__webpack_require__.bind(__webpack_require__, 8697));
    const links = readLinks(root, entries);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let sizeInBytes = 0;
    const meter = new external_node_stream_.Transform({
        transform(chunk, _, done) {
            hash.update(chunk);
            sizeInBytes += chunk.length;
            done(null, chunk);
        },
    });
    const sorted = entries.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    // Level 1 makes programs hardly larger than level 6, in a third of the time.
    const gzip = (0,external_node_zlib_.createGzip)({ level: 1, chunkSize: 1 << 18 });
    // Opened before, since a stream that is ended at once may make its file later.
    const target = (await (0,promises_.open)(file, 'w')).createWriteStream();
    try {
        await (0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.from(makeArchive(tar, { root, entries: sorted, links })), gzip, meter, target);
    }
    catch (error) {
        throw (0,disk/* nameFile */.iC)(error, file);
    }
    return { file, sha256: hash.digest('hex'), sizeInBytes };
}
function checkLimits(entries) {
    const size = entries.reduce((sum, entry) => sum + entry.sizeInBytes, 0);
    const { sizeInBytes, entries: most } = payload_error/* payloadLimits */.P;
    if (size <= sizeInBytes && entries.length <= most)
        return;
    throw new values/* InputError */.dz(`there are ${entries.length} files with ${(size / 2 ** 30).toFixed(1)} GiB to publish, and at most ${most} and ${sizeInBytes / 2 ** 30} GiB can be packed. Name only the files that the command needs in "files"`);
}
const blockInBytes = 512;
const largestAtOnce = 1 << 20;
/** The targets of the links among `entries`, none of which leads out. */
function readLinks(root, entries) {
    const links = new Map(entries.filter(one => one.kind === 'link').map(({ path }) => [path, (0,external_node_fs_.readlinkSync)((0,external_node_path_.join)(root, path))]));
    for (const [path, target] of links)
        if ((0,link_escape/* isEscape */.K)(path, links))
            throw new payload_error/* PayloadError */.t(`${path} is a link to ${target}, which is outside of the payload. Create it in every copy with "install" (a command), or leave it out of "files"`);
    return links;
}
async function* makeArchive(tar, { root, entries, links, }) {
    for (const entry of entries) {
        const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, entry.path));
        const header = makeHeader(tar, entry, stats, links.get(entry.path));
        if (entry.kind === 'file')
            yield* readBlocks((0,external_node_path_.join)(root, entry.path), header, stats.size);
        else
            yield header;
    }
    yield Buffer.alloc(2 * blockInBytes);
}
const types = { file: 'File', link: 'SymbolicLink', directory: 'Directory' };
function makeHeader(tar, entry, stats, linkpath) {
    const path = entry.kind === 'directory' ? `${entry.path}/` : entry.path;
    // The library reads extended headers line by line.
    if (`${path}${linkpath ?? ''}`.includes('\n'))
        throw new payload_error/* PayloadError */.t(`${JSON.stringify(path)} has a line break in its name: leave it out of "files"`);
    const known = {
        path,
        mtime: new Date(Math.floor(stats.mtimeMs)),
        ...(linkpath === undefined ? {} : { linkpath }),
    };
    const header = new tar.Header({
        ...known,
        type: types[entry.kind],
        mode: stats.mode & 0o777,
        size: entry.kind === 'file' ? stats.size : 0,
    });
    header.encode();
    return Buffer.concat([new tar.Pax(known).encode(), header.block]);
}
/** `header`, and what is in the file, of `size` bytes, filled up to whole blocks. */
async function* readBlocks(path, header, size) {
    let read = 0;
    const take = (chunk) => {
        read += chunk.length;
        if (read > size)
            throw makeChangeError(path);
        return chunk;
    };
    const rest = Buffer.alloc((blockInBytes - (size % blockInBytes)) % blockInBytes);
    if (size <= largestAtOnce)
        yield Buffer.concat([header, take((0,external_node_fs_.readFileSync)(path)), rest]);
    else {
        yield header;
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: largestAtOnce }))
            yield take(chunk);
        yield rest;
    }
    if (read < size)
        throw makeChangeError(path);
}
function makeChangeError(path) {
    return new payload_error/* PayloadError */.t(`${path} changed while it was packed: let the program that writes to it end first`);
}


/***/ }),

/***/ 3145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   q1: () => (/* binding */ listMatches),
/* harmony export */   rZ: () => (/* binding */ listPayload)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6448);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7035);
/* harmony import */ var _processes_end_after_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4421);






/**
 * Lists the entries of a copy of `root`, directories before their contents. These are what `globs` name, or everything without
 * globs, but never `.git`. Links are entries of their own, and anything behind them is not included. Sockets and other special
 * files are left out.
 */
async function listPayload(root, globs, seconds = longestInSeconds) {
    const paths = globs.length === 0 ? await walk(root) : withParents(listPayloadFiles(root, globs, seconds));
    const entries = (await Promise.all(paths.map(path => describe(root, path)))).filter(entry => entry !== undefined);
    const links = new Set(entries.filter(entry => entry.kind === 'link').map(entry => entry.path));
    return entries.filter(entry => !parentsOf(entry.path).some(parent => links.has(parent)));
}
async function walk(root) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { withFileTypes: true });
    const nested = found
        .filter(entry => entry.name !== '.git')
        .map(async (entry) => {
        const isDirectory = entry.isDirectory();
        const inside = isDirectory ? await walk((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, entry.name)) : [];
        return [entry.name, ...inside.map(path => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.name, path))];
    });
    return (await Promise.all(nested)).flat();
}
/** For all files of a payload; most take no second. */
const longestInSeconds = 60;
function listPayloadFiles(root, globs, seconds) {
    const found = listMatches(root, globs, { name: 'payload', seconds });
    if (found.length === 0)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(`"files" matches no file in ${root}: ${globs.join(', ')}`);
    return found;
}
/** Lists the files and links in `root` that `globs` name, all of them inside of it. Links are not followed. */
function listMatches(root, globs, { name, seconds = longestInSeconds }) {
    let found = [];
    const isDone = (0,_processes_end_after_js__WEBPACK_IMPORTED_MODULE_4__/* .endAfter */ .u)(1000 * seconds, () => {
        found = (0,tinyglobby__WEBPACK_IMPORTED_MODULE_5__/* .globSync */ .AZ)([...globs], { cwd: root, dot: true, ignore: ['**/.git', '**/.git/**'], fs: withLinksAsFiles });
    });
    if (!isDone)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(`"${name}" takes longer than ${seconds} s to match in ${root}: use fewer stars and braces in ${globs.join(', ')}`);
    const outside = found.find(path => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)).startsWith('..'));
    if (outside !== undefined)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(`"${name}" matches ${outside}, which is outside of ${root}`);
    return found.toSorted();
}
/** A file system for the library, which either follows links or leaves them out. */
const withLinksAsFiles = {
    readdirSync(path, options) {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, options);
        for (const entry of entries)
            if (entry.isSymbolicLink())
                entry.isFile = () => true;
        return entries;
    },
};
function withParents(paths) {
    return [...new Set([...paths.flatMap(parentsOf), ...paths])].sort();
}
/** The directories on the way to `path`, the outermost first. */
function parentsOf(path) {
    const parts = path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join(node_path__WEBPACK_IMPORTED_MODULE_2__.sep));
}
async function describe(root, path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
    const kind = stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'link' : stats.isDirectory() ? 'directory' : undefined;
    return kind && { path, kind, sizeInBytes: kind === 'file' ? stats.size : 0 };
}


/***/ }),

/***/ 6389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hq: () => (/* binding */ listSuite),
/* harmony export */   Qe: () => (/* binding */ readSuiteFiles),
/* harmony export */   T: () => (/* binding */ layOver)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);
/* harmony import */ var _record_suite_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4751);
/* harmony import */ var _content_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8135);
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3145);






const input = 'suite-files';
/** Lists the files in `root` that `patterns` name. */
function listSuite(root, patterns) {
    return (0,_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .listMatches */ .q1)(root, patterns, { name: input });
}
/**
 * Reads the files in `root` that `patterns` name, none of which may be a link or lie behind one. There may be none. Only those in
 * `tracked` count, where that is given.
 */
function readSuiteFiles(root, patterns, tracked) {
    const paths = listSuite(root, patterns).filter(path => tracked?.has(path) ?? true);
    if (paths.length > _record_suite_files_js__WEBPACK_IMPORTED_MODULE_5__/* .mostSuiteFiles */ .L1)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${input}" matches ${paths.length} files in ${root}; there can be at most ${_record_suite_files_js__WEBPACK_IMPORTED_MODULE_5__/* .mostSuiteFiles */ .L1}: name only what defines the benchmarks`);
    for (const path of paths)
        refuseLinks(root, path);
    const digests = paths.map(path => [path, (0,_content_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestBytes */ .Q)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path))]);
    return { patterns, digests: Object.fromEntries(digests) };
}
/** Puts the files of the suite in the place of those in `to`, and returns those of `to` as they were. */
function layOver({ root, patterns, digests }, to) {
    const before = readSuiteFiles(to, patterns);
    for (const path of Object.keys(before.digests))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, path));
    for (const path of Object.keys(digests)) {
        refuseLinks(to, path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, path));
    }
    return before;
}
/** What is behind a link may belong to somebody else. */
function refuseLinks(root, path) {
    for (const part of [...(0,_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .parentsOf */ .fY)(path), path]) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, part), { throwIfNoEntry: false })?.isSymbolicLink())
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${input}" matches ${part} in ${root}, which is a link: name the file itself, or leave it out`);
    }
}


/***/ }),

/***/ 3135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ findSuite),
/* harmony export */   h: () => (/* binding */ readOwnSuite)
/* harmony export */ });
/* harmony import */ var _copies_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3145);
/* harmony import */ var _copies_suite_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6389);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5526);



/**
 * Finds the files in `directory` that `patterns` name. In a checkout, these are the files that git tracks: everything else may be what a
 * build made of the program, and no definition of a benchmark. What git does not even ignore may be new work, and is named.
 *
 * A directory of which git tracks nothing counts as it is, unless its files go to another side (`isLaidOver`).
 */
async function findSuite(directory, patterns, { isLaidOver = false } = {}) {
    const known = await listTracked(directory);
    if (known === undefined || (known.tracked.size === 0 && !isLaidOver))
        return { suite: (0,_copies_suite_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readSuiteFiles */ .Qe)(directory, patterns) };
    const { tracked, others } = known;
    const isOther = (path) => others.has(path) || (0,_copies_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .parentsOf */ .fY)(path).some(parent => others.has(`${parent}/`));
    const untracked = others.size === 0 ? [] : (0,_copies_suite_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listSuite */ .Hq)(directory, patterns).filter(isOther);
    return {
        suite: (0,_copies_suite_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readSuiteFiles */ .Qe)(directory, patterns, tracked),
        ...(untracked.length > 0 ? { suiteUntracked: untracked } : {}),
    };
}
/** Reads the files that define the benchmarks of what is published. Returns undefined if nobody named them. */
async function readOwnSuite(directory, patterns = []) {
    return patterns.length === 0 ? undefined : (await findSuite(directory, patterns)).suite;
}
/**
 * Lists the files below `directory` that git tracks, and those that it neither tracks nor ignores. Returns undefined if the directory is
 * in no checkout.
 */
async function listTracked(directory) {
    const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openGit */ .z)(directory, { signal: new AbortController().signal });
    if ((await git.try('rev-parse', '--verify', 'HEAD')) === undefined)
        return undefined;
    const list = async (...words) => new Set((await git.run('ls-files', '-z', ...words)).split('\0').filter(path => path !== ''));
    const tracked = await list('--cached', '--recurse-submodules');
    return { tracked, others: await list('--others', '--exclude-standard') };
}


/***/ }),

/***/ 6417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ addWorktree)
/* harmony export */ });
/** A worktree of `commit` in the new directory `path`. */
async function addWorktree(git, commit, path) {
    await git.run('worktree', 'add', '--quiet', '--force', '--detach', path, commit);
    return {
        path,
        async [Symbol.asyncDispose]() {
            // Not always both: prune also forgets the user's own worktrees whose disk is away.
            const removed = await git.try('worktree', 'remove', '--force', '--force', path);
            if (removed === undefined)
                await git.try('worktree', 'prune');
        },
    };
}


/***/ }),

/***/ 476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ here),
  n: () => (/* binding */ unseen)
});

// EXTERNAL MODULE: ./lib/system/signals.js
var system_signals = __webpack_require__(288);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/measure/variables.js
var measure_variables = __webpack_require__(3725);
// EXTERNAL MODULE: ./lib/system/busy-clock.js
var busy_clock = __webpack_require__(2535);
// EXTERNAL MODULE: ./lib/measure/command.js
var measure_command = __webpack_require__(1373);
// EXTERNAL MODULE: ./lib/measure/serve/tidy-up.js
var tidy_up = __webpack_require__(2594);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/measure/busy.js
var busy = __webpack_require__(8255);
// EXTERNAL MODULE: ./lib/measure/setup.js
var measure_setup = __webpack_require__(5545);
// EXTERNAL MODULE: ./lib/util/list.js
var list = __webpack_require__(2534);
// EXTERNAL MODULE: ./lib/system/copies/content-digest.js
var content_digest = __webpack_require__(8135);
;// CONCATENATED MODULE: ./lib/system/copies/listing.js



const mostEntries = 1_000_000;
/**
 * Finds everything below `root`, up to a million entries. Links are not followed. A directory that cannot be read counts as
 * empty.
 */
function listFiles(root) {
    const files = new Map();
    const directories = new Set();
    const walk = (below) => {
        for (const entry of readEntries((0,external_node_path_.join)(root, below))) {
            if (files.size + directories.size >= mostEntries)
                return;
            const path = below === '' ? entry.name : `${below}/${entry.name}`;
            if (entry.isDirectory()) {
                directories.add(path);
                walk(path);
            }
            else if (entry.isFile() || entry.isSymbolicLink()) {
                const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { bigint: true, throwIfNoEntry: false });
                if (stats)
                    files.set(path, stats);
            }
        }
    };
    walk('');
    return { files, directories };
}
/** The SHA-256 of the file at `path` in `root`, or the target of the link there; empty where it cannot be read. */
function digestFile(root, path) {
    const whole = (0,external_node_path_.join)(root, path);
    try {
        const isLink = (0,external_node_fs_.lstatSync)(whole).isSymbolicLink();
        return isLink ? `link to ${(0,external_node_fs_.readlinkSync)(whole)}` : (0,content_digest/* digestBytes */.Q)(whole);
    }
    catch {
        return '';
    }
}
function readEntries(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./lib/system/copies/stamp.js
var copies_stamp = __webpack_require__(5980);
;// CONCATENATED MODULE: ./lib/system/copies/guard.js



/**
 * A guard over `copies`. The copies at `others` are those of other sides, which may write to their own. So they are watched only while
 * the first run of `copies` is the only one that there was.
 */
function makeGuard(copies, others = []) {
    const watches = copies.map(copy => new Watch(copy));
    let untouched;
    let strays = [];
    const check = () => {
        const all = watches.map(watch => watch.check());
        return { changed: [...strays, ...all.flatMap(({ changed }) => changed)], added: all.flatMap(({ added }) => added) };
    };
    return {
        begin() {
            for (const watch of watches)
                watch.begin();
            untouched ??= others.map(root => [root, listFiles(root)]);
        },
        settle() {
            for (const watch of watches)
                watch.settle();
            strays = [...strays, ...(untouched ?? []).flatMap(([root, before]) => findWritten(root, before))];
            untouched = [];
        },
        check,
        follow(isDated) {
            for (const watch of watches)
                watch.follow(isDated);
        },
    };
}
/** The files at `root` that were written, made or removed since `before`. A new link to the same file changes nothing in it. */
function findWritten(root, before) {
    const now = listFiles(root);
    const all = new Set([...before.files.keys(), ...now.files.keys()]);
    const isSame = (path) => {
        const [one, other] = [before.files.get(path), now.files.get(path)];
        return one?.ino === other?.ino && one?.size === other?.size && one?.mtimeNs === other?.mtimeNs;
    };
    return [...all]
        .filter(path => !isSame(path))
        .sort()
        .map(path => nameIn(root, path));
}
function nameIn(root, path) {
    return `${(0,external_node_path_.basename)(root)}/${path}`;
}
class Watch {
    #copy;
    #before = { files: new Map(), directories: new Set() };
    #reference = new Map();
    /** What the copy's own run made, beside its payload. */
    #exempt = new Set();
    /** When the files were last seen to be as they shall be. */
    #seenAt = 0;
    constructor(copy) {
        this.#copy = copy;
    }
    begin() {
        this.#before = listFiles(this.#copy.root);
    }
    settle() {
        const { root, payload } = this.#copy;
        this.#seenAt = Date.now();
        this.#reference.clear();
        this.#exempt.clear();
        const { files, directories } = listFiles(root);
        for (const path of directories)
            if (!this.#before.directories.has(path))
                this.#exempt.add(path);
        for (const [path, stats] of files) {
            const [stamp, before] = [(0,copies_stamp/* stampOf */.Z)(stats), this.#before.files.get(path)];
            const isOwn = before === undefined || (0,copies_stamp/* stampOf */.Z)(before) !== stamp;
            if (isOwn && !payload.has(path)) {
                this.#exempt.add(path);
                continue;
            }
            const changedAt = Number(stats.ctimeMs);
            const digest = isOwn || !this.#isSafe(changedAt) ? digestFile(root, path) : undefined;
            this.#reference.set(path, { stamp, changedAt, isOwn, digest });
        }
    }
    /** Takes the stamps of new files; what the copy's own run writes, and what these files hold, is known. */
    follow(isDated) {
        const { root } = this.#copy;
        const { files } = listFiles(root);
        this.#seenAt = Date.now();
        for (const [path, kept] of this.#reference) {
            const stats = files.get(path);
            if (stats === undefined) {
                // The command's own output, which is made by the next run.
                this.#reference.delete(path);
                this.#exempt.add(path);
                continue;
            }
            const changedAt = isDated ? Number.NEGATIVE_INFINITY : Number(stats.ctimeMs);
            const digest = kept.digest ?? (isDated ? undefined : digestFile(root, path));
            this.#reference.set(path, { ...kept, stamp: (0,copies_stamp/* stampOf */.Z)(stats), changedAt, digest });
        }
    }
    check() {
        const { root } = this.#copy;
        const now = Date.now();
        const { files } = listFiles(root);
        const isChanged = ([path, kept]) => {
            const stats = files.get(path);
            return stats === undefined || this.#isOther(path, (0,copies_stamp/* stampOf */.Z)(stats), kept);
        };
        const changed = [...this.#reference].filter(isChanged).map(([path]) => path);
        const added = [...files.keys()].filter(path => !this.#reference.has(path) && !this.#isExempt(path));
        this.#seenAt = now;
        const name = (path) => nameIn(root, path);
        return { changed: changed.sort().map(name), added: added.sort().map(name) };
    }
    /** What is not the copy's own and has another stamp was written to, even where the content was put back. */
    #isOther(path, stamp, { stamp: kept, changedAt, isOwn, digest }) {
        if (stamp !== kept && !isOwn)
            return true;
        if (stamp === kept && this.#isSafe(changedAt))
            return false;
        return digestFile(this.#copy.root, path) !== digest;
    }
    /** Whether a file would have another stamp, had it been written to after it was last seen; a clock may show the same for a while. */
    #isSafe(changedAt) {
        return changedAt < this.#seenAt - copies_stamp/* coarsestStepInMilliseconds */.E;
    }
    #isExempt(path) {
        const parts = path.split('/');
        return parts.some((_, index) => this.#exempt.has(parts.slice(0, index + 1).join('/')));
    }
}

// EXTERNAL MODULE: ./lib/system/copies/payload.js
var copies_payload = __webpack_require__(3145);
// EXTERNAL MODULE: ./lib/system/copies/own-outputs.js
var own_outputs = __webpack_require__(4864);
// EXTERNAL MODULE: ./lib/system/copies/pack.js + 1 modules
var pack = __webpack_require__(318);
// EXTERNAL MODULE: ./lib/system/copies/payload-error.js
var payload_error = __webpack_require__(54);
// EXTERNAL MODULE: ./lib/system/copies/unpack.js + 1 modules
var unpack = __webpack_require__(4635);
;// CONCATENATED MODULE: ./lib/system/copies/payload-source.js








/**
 * The payloads of `sides`, in their order, without the files `leftOut`. Where one of them is an archive the others are packed into one too, beside `home`, so that all
 * copies are made in the same way.
 */
async function openPayloads(sides, { payload: globs, home, leftOut }) {
    const isPacked = sides.some(one => one.archive !== undefined);
    const open = async ({ directory, archive }, index) => {
        if (archive !== undefined)
            return fromArchive(archive, leftOut);
        const entries = (0,own_outputs/* withoutOutputs */.H)(await (0,copies_payload/* listPayload */.rZ)(directory, globs), leftOut);
        if (!isPacked)
            return fromDirectory(directory, entries);
        const file = `${home}-payload-${index}.tar.gz`;
        return fromArchive(await (0,pack/* packPayload */.uP)(directory, entries, file), leftOut);
    };
    const sources = [];
    for (const [index, side] of sides.entries())
        sources.push(await open(side, index));
    return sources;
}
function fromDirectory(directory, entries) {
    return {
        sizeInBytes: entries.reduce((sum, entry) => sum + entry.sizeInBytes, 0),
        async put(copy) {
            await copyPayload(directory, copy, entries);
            return entries;
        },
    };
}
function fromArchive(archive, leftOut) {
    return {
        sizeInBytes: 0,
        async put(copy) {
            await (0,unpack/* unpackPayload */.D)(archive, copy).catch(cause => {
                if (!(cause instanceof payload_error/* PayloadError */.t))
                    throw cause;
                throw new payload_error/* PayloadError */.t(`"${archive.file}" cannot be unpacked: ${cause.message}. Remove it, and publish the baseline again`, {
                    cause,
                });
            });
            const entries = await (0,copies_payload/* listPayload */.rZ)(copy, []);
            const kept = new Set((0,own_outputs/* withoutOutputs */.H)(entries, leftOut));
            for (const entry of entries)
                if (!kept.has(entry))
                    (0,external_node_fs_.rmSync)((0,external_node_path_.join)(copy, entry.path));
            return [...kept];
        },
    };
}
const filesAtOnce = 64;
/**
 * A copy of `entries` of `source` in the new directory `target`: the same modes, symbolic links and times of modification.
 *
 * Files are reflinked where the file system can, else copied.
 */
async function copyPayload(source, target, entries) {
    await (0,promises_.mkdir)(target, { recursive: true });
    const directories = entries.filter(entry => entry.kind === 'directory');
    for (const { path } of directories)
        await (0,promises_.mkdir)((0,external_node_path_.join)(target, path), { recursive: true });
    const rest = entries.filter(entry => entry.kind !== 'directory');
    for (let from = 0; from < rest.length; from += filesAtOnce)
        await Promise.all(rest.slice(from, from + filesAtOnce).map(entry => copyEntry(source, target, entry)));
    // Last, and the innermost first: what is put into a directory changes its time, and a mode may forbid it.
    for (const { path } of directories.toReversed())
        await keepModeAndTimes((0,external_node_path_.join)(source, path), (0,external_node_path_.join)(target, path));
}
async function copyEntry(source, target, { path, kind }) {
    const [from, to] = [(0,external_node_path_.join)(source, path), (0,external_node_path_.join)(target, path)];
    if (kind === 'file') {
        await (0,promises_.copyFile)(from, to, external_node_fs_.constants.COPYFILE_FICLONE);
        return keepModeAndTimes(from, to);
    }
    await (0,promises_.symlink)(await (0,promises_.readlink)(from), to);
    const { atimeMs, mtimeMs } = await (0,promises_.lstat)(from);
    await (0,promises_.lutimes)(to, atimeMs / 1000, mtimeMs / 1000);
}
async function keepModeAndTimes(from, to) {
    // Not as a Date, which has milliseconds: a build tool would see a file that is newer than it is.
    const { mode, atimeMs, mtimeMs } = await (0,promises_.lstat)(from);
    await (0,promises_.utimes)(to, atimeMs / 1000, mtimeMs / 1000);
    await (0,promises_.chmod)(to, mode);
}

;// CONCATENATED MODULE: ./lib/system/copies/elf.js
const magic = Buffer.from([0x7f, 0x45, 0x4c, 0x46]);
const [ptLoad, ptDynamic] = [1, 2];
const [dtNull, dtStringTable, dtRunPathOld, dtRunPath] = [0, 5, 15, 29];
/**
 * The directories that a program asks the dynamic linker to load its libraries from (DT_RPATH and DT_RUNPATH, in the System V
 * ABI's chapter on dynamic linking); none where `file` is not a little-endian ELF file of 64 bits.
 */
function findRunPaths(file) {
    const isReadable = file.length > 64 && file.subarray(0, 4).equals(magic) && file[4] === 2 && file[5] === 1;
    if (!isReadable)
        return [];
    try {
        return readRunPaths(file);
    }
    catch (error) {
        // A header that points outside of the file: the system would not load it either.
        if (error instanceof RangeError)
            return [];
        throw error;
    }
}
function readRunPaths(file) {
    const segments = readSegments(file);
    const dynamic = segments.find(segment => segment.type === ptDynamic);
    if (!dynamic)
        return [];
    const entries = readDynamic(file, dynamic);
    const table = entries.find(entry => entry.tag === dtStringTable);
    const home = segments.find(one => one.type === ptLoad && table && one.address <= table.value && table.value < one.address + one.size);
    if (!table || !home)
        return [];
    const strings = table.value - home.address + home.offset;
    return entries
        .filter(entry => entry.tag === dtRunPath || entry.tag === dtRunPathOld)
        .flatMap(entry => readString(file, strings + entry.value).split(':'));
}
function readSegments(file) {
    const at = number(file, 32);
    const [size, count] = [file.readUInt16LE(54), file.readUInt16LE(56)];
    return Array.from({ length: count }, (_, index) => {
        const header = at + index * size;
        const [offset, address] = [number(file, header + 8), number(file, header + 16)];
        return { type: file.readUInt32LE(header), offset, address, size: number(file, header + 32) };
    });
}
function readDynamic(file, { offset, size }) {
    const entries = Array.from({ length: Math.floor(size / 16) }, (_, index) => {
        const at = offset + index * 16;
        return { tag: number(file, at), value: number(file, at + 8) };
    });
    const end = entries.findIndex(entry => entry.tag === dtNull);
    return end < 0 ? entries : entries.slice(0, end);
}
function number(file, at) {
    return Number(file.readBigUInt64LE(at));
}
function readString(file, at) {
    return file.toString('latin1', at, file.indexOf(0, at));
}

;// CONCATENATED MODULE: ./lib/system/copies/reach-back.js
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



const chunkInBytes = 1 << 20;
const sniffedInBytes = 8192;
const longestName = 4096;
/**
 * Finds where the files of `entries`, as they are in `directory`, lead back into one of `roots`. It checks symbolic links, and
 * absolute paths in text: a virtual environment's launchers, an editable install's `.pth`, a build directory's cache.
 *
 * A command that follows them runs the contender from the baseline's copy. In a binary file, a path is mostly debug information
 * and counts as a mention.
 */
async function findReachBacks(directory, entries, roots) {
    const found = [];
    for (const { path, kind, sizeInBytes } of entries) {
        const reachBack = kind === 'link'
            ? await checkLink(directory, path, roots)
            : kind === 'file' && sizeInBytes > 0
                ? await checkFile(directory, path, roots)
                : undefined;
        if (reachBack)
            found.push(reachBack);
    }
    return found;
}
async function checkLink(directory, path, roots) {
    const target = await (0,promises_.readlink)((0,external_node_path_.join)(directory, path));
    if ((0,external_node_path_.isAbsolute)(target)) {
        const ends = [target, await (0,promises_.realpath)(target).catch(() => target)];
        const isBack = ends.some(end => roots.some(root => isWithin(root, end)));
        return isBack ? { path, why: `is a link to ${target}`, isMention: false } : undefined;
    }
    const isInside = isWithin(directory, (0,external_node_path_.resolve)(directory, (0,external_node_path_.dirname)(path), target));
    return isInside ? undefined : { path, why: `is a link to ${target}, which is outside of the copy`, isMention: false };
}
async function checkFile(directory, path, roots) {
    const { isBinary, root } = await searchFile((0,external_node_path_.join)(directory, path), roots);
    if (root === undefined)
        return undefined;
    if (!isBinary)
        return { path, why: `holds the path ${root}`, isMention: false };
    const runPath = findRunPaths(await (0,promises_.readFile)((0,external_node_path_.join)(directory, path))).find(one => roots.some(each => isWithin(each, one)));
    return runPath === undefined
        ? { path, why: `mentions the path ${root}`, isMention: true }
        : { path, why: `loads its libraries from ${runPath}`, isMention: false };
}
/** The first of `roots` that the file holds as a path, and whether it is a binary file: one with a NUL among its first bytes. */
async function searchFile(file, roots) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_1, await (0,promises_.open)(file), true);
        const buffer = Buffer.alloc(chunkInBytes + longestName);
        let isBinary = false;
        let kept = 0;
        for (let offset = 0;;) {
            const { bytesRead } = await handle.read(buffer, kept, chunkInBytes, offset);
            if (offset === 0)
                isBinary = buffer.subarray(0, Math.min(bytesRead, sniffedInBytes)).includes(0);
            const filled = buffer.subarray(0, kept + bytesRead);
            const root = roots.find(candidate => holdsPath(filled, candidate));
            if (root !== undefined || bytesRead === 0)
                return { isBinary, root };
            offset += bytesRead;
            // A path may lie across the border of two chunks.
            kept = Math.min(filled.length, longestName);
            buffer.copyWithin(0, filled.length - kept, filled.length);
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Returns whether `text` contains `path` or something below it. */
function holdsPath(text, path) {
    for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
        const next = text[at + Buffer.byteLength(path)];
        if (next === undefined || !/[\w.-]/.test(String.fromCharCode(next)))
            return true;
    }
    return false;
}
/** Lists the paths of a directory in the files that were made in it: its real path, and those over the links in `path`. */
async function findNames(path) {
    const root = await (0,promises_.realpath)(path);
    // A shell keeps in PWD the way by which it came.
    const asTyped = (0,external_node_path_.resolve)(process.env.PWD ?? '', path);
    const isSame = (await (0,promises_.realpath)(asTyped).catch(() => undefined)) === root;
    return [...new Set([root, (0,external_node_path_.resolve)(path), ...(isSame ? [asTyped] : [])])];
}
function isWithin(root, path) {
    const way = (0,external_node_path_.relative)(root, path);
    return way === '' || !(way === '..' || way.startsWith('../') || (0,external_node_path_.isAbsolute)(way));
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/system/temporary.js
var temporary = __webpack_require__(4146);
;// CONCATENATED MODULE: ./lib/system/copies/template.js




/** Files in a directory of ours that copies are made from. */
class Template {
    directory;
    #items;
    #before;
    /** The template of `entries` of `source`, copied to the new `directory`. */
    constructor(source, directory, entries) {
        this.directory = directory;
        this.#items = entries.map(entry => describe(source, entry));
        (0,external_node_fs_.mkdirSync)(directory, { recursive: true });
        copyItems(this.#items, source, directory);
        this.#before = stampAll(listFiles(directory));
    }
    /** Puts new files with the same content, modes and times into the directory `root`; where there is a file already, it goes. */
    put(root) {
        copyItems(this.#items, this.directory, root);
    }
    /** The paths of files that were changed, added or removed since the template was made. */
    findChanges() {
        const now = stampAll(listFiles(this.directory));
        const all = new Set([...this.#before.keys(), ...now.keys()]);
        return [...all].filter(path => this.#before.get(path) !== now.get(path)).sort();
    }
}
function stampAll({ files }) {
    return new Map([...files].map(([path, stats]) => [path, (0,copies_stamp/* stampOf */.Z)(stats)]));
}
function describe(source, { path, kind }) {
    const from = (0,external_node_path_.join)(source, path);
    const { mode, atimeMs, mtimeMs } = (0,external_node_fs_.lstatSync)(from);
    const target = kind === 'link' ? (0,external_node_fs_.readlinkSync)(from) : '';
    return { path, kind, mode, accessedAt: atimeMs / 1000, modifiedAt: mtimeMs / 1000, target };
}
/** One after the other, which is quicker for many small files than to wait for each. */
function copyItems(items, from, to) {
    const directories = items.filter(({ kind }) => kind === 'directory');
    for (const { path } of directories)
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(to, path), { recursive: true });
    for (const item of items)
        if (item.kind !== 'directory')
            copyItem(item, (0,external_node_path_.join)(from, item.path), (0,external_node_path_.join)(to, item.path));
    // Last, and the innermost first: what is put into a directory changes its time, and a mode may forbid it.
    for (const item of directories.toReversed())
        template_keepModeAndTimes(item, (0,external_node_path_.join)(to, item.path));
}
function copyItem(item, from, to) {
    (0,external_node_fs_.rmSync)(to, { force: true });
    if (item.kind === 'link') {
        (0,external_node_fs_.symlinkSync)(item.target, to);
        (0,external_node_fs_.lutimesSync)(to, item.accessedAt, item.modifiedAt);
        return;
    }
    (0,external_node_fs_.copyFileSync)(from, to, external_node_fs_.constants.COPYFILE_FICLONE);
    template_keepModeAndTimes(item, to);
}
function template_keepModeAndTimes({ accessedAt, modifiedAt, mode }, path) {
    (0,external_node_fs_.utimesSync)(path, accessedAt, modifiedAt);
    (0,external_node_fs_.chmodSync)(path, mode);
}

;// CONCATENATED MODULE: ./lib/system/copies/renewal.js










/** A renewal of `copies`. */
function makeRenewal(request) {
    const { copies, home, install } = request;
    let templates = [];
    return {
        get isReady() {
            return templates.length === copies.length;
        },
        async begin(seconds) {
            if (this.isReady)
                return undefined;
            const start = performance.now();
            const made = [];
            for (const copy of copies) {
                const problem = await findProblem(copy, request);
                if (problem !== undefined)
                    return problem;
                made.push(await makeTemplate(copy, request));
                if (performance.now() - start > 1000 * seconds) {
                    for (const { template } of made)
                        await (0,temporary/* removeAll */.C)(template.directory);
                    return undefined;
                }
            }
            templates = made;
            return undefined;
        },
        async renew() {
            for (const { place, payload, template } of templates) {
                await empty(place.root);
                if (payload !== undefined) {
                    payload.put(place.root);
                    await install(place);
                }
                template.put(place.root);
            }
            await flush(home);
            return await waitForClock(home);
        },
        check: () => [...new Set(templates.flatMap(listChanges))],
    };
}
function listChanges({ place, template, payload }) {
    const changed = [...template.findChanges(), ...(payload?.findChanges() ?? [])];
    return changed.map(path => `${(0,external_node_path_.basename)(place.root)}/${path}`);
}
/** Describes why `copy` cannot be made anew from what it is now. Returns undefined if it can. */
async function findProblem(copy, { copies, home, output, names }) {
    const { root } = copy.place;
    const entries = await listEntries(copy, output);
    const size = copies.length * entries.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0);
    const { bavail, bsize } = (0,external_node_fs_.statfsSync)(home);
    // Twice: for the templates, and for the copies themselves.
    if (2 * size > Math.min((0,external_node_os_.freemem)(), bavail * bsize))
        return `new copies take ${Math.ceil(size / 2 ** 20)} MiB, for which there is not enough memory or disk`;
    const own = process.getuid?.() ?? 0;
    const foreign = entries.find(({ path }) => own !== 0 && (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path)).uid !== own);
    if (foreign !== undefined)
        return `${(0,external_node_path_.basename)(root)}/${foreign.path} belongs to another user`;
    const others = copies.map(one => one.place.root).filter(other => other !== root);
    const made = entries.filter(entry => isMade(copy, entry));
    const [back] = (await findReachBacks(root, made, [...names, ...others])).filter(({ isMention }) => !isMention);
    return back && `a run left a file that leads out of its copy: ${(0,external_node_path_.basename)(root)}/${back.path} ${back.why}`;
}
/** The template of `copy` as it is now. Files that a run made, and that are larger than all of its side's, are not in it. */
async function makeTemplate(copy, { home, output }) {
    const { place, payload, payloadInBytes } = copy;
    const kept = (await listEntries(copy, output)).filter(entry => isMade(copy, entry) ? entry.sizeInBytes <= payloadInBytes : payload === undefined);
    return { ...copy, template: new Template(place.root, (0,external_node_path_.join)(home, (0,external_node_path_.basename)(place.root)), kept) };
}
/** All that is in `copy`, but for its output. */
async function listEntries({ place }, output) {
    const entries = await (0,copies_payload/* listPayload */.rZ)(place.root, []);
    return entries.filter(({ path }) => !isOutput(path, place, output));
}
/** Whether a run made or changed it. */
function isMade({ place, before }, { path, kind }) {
    if (kind === 'directory')
        return !before.directories.has(path);
    const known = before.files.get(path);
    return known === undefined || (0,copies_stamp/* stampOf */.Z)(known) !== (0,copies_stamp/* stampOf */.Z)((0,external_node_fs_.lstatSync)((0,external_node_path_.join)(place.root, path), { bigint: true }));
}
function isOutput(path, { root, directory }, output) {
    if (output === undefined)
        return false;
    const own = (0,external_node_path_.relative)(root, (0,external_node_path_.join)(directory, output));
    return path === own || path.startsWith(own + external_node_path_.sep);
}
/** Empties a directory. It stays itself, for what is bound to it. */
async function empty(root) {
    for (const name of (0,external_node_fs_.readdirSync)(root))
        await (0,temporary/* removeAll */.C)((0,external_node_path_.join)(root, name));
}
/** Has what was written reach the disk, so that nothing is written back under a measurement. */
async function flush(directory) {
    const words = process.platform === 'linux' ? ['-f', directory] : [];
    // Where there is no such command, the system writes when it likes.
    await new Promise(resolve => (0,external_node_child_process_.execFile)('sync', words, () => resolve()));
}
const mostWaitInMilliseconds = 50;
/** Waits until the file system's clock shows another time than it did for the last file. Returns whether it does. */
async function waitForClock(home) {
    const probe = (0,external_node_path_.join)(home, '.clock');
    const readClock = () => {
        (0,external_node_fs_.writeFileSync)(probe, '');
        return (0,external_node_fs_.lstatSync)(probe, { bigint: true }).ctimeNs;
    };
    const [start, first] = [performance.now(), readClock()];
    while (performance.now() - start < mostWaitInMilliseconds) {
        if (readClock() !== first)
            return true;
        await (0,external_node_timers_promises_.setTimeout)(1);
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/system/copies/installation.js















const largestPayloadInBytes = 2 ** 30;
/**
 * Installs each side twice, in sibling directories with names of equal length, or leaves the sides where they are: where that is
 * asked for, and where a payload is larger than `limitInBytes`.
 */
async function installCopies(request, ports, limitInBytes = largestPayloadInBytes) {
    const { sides, home, inPlace } = request;
    const named = findNamed(request);
    if (inPlace)
        refuseReinstall(request, 'the sides run where they are');
    if (inPlace)
        return await stayInPlace(request, named === undefined ? [] : [makeNamedWarning(named)]);
    refuseNamed(named);
    const sources = await openPayloads(sides, request);
    const size = Math.max(...sources.map(({ sizeInBytes }) => sizeInBytes));
    if (size > limitInBytes)
        refuseReinstall(request, 'a side is too large for copies');
    if (size > limitInBytes)
        return await stayInPlace(request, [makeSizeWarning(size, limitInBytes)]);
    const installed = [];
    for (const [index, source] of sources.entries())
        installed.push(await installSide(index, source, request, ports));
    const warnings = makeMentionWarnings(installed.flatMap(({ mentions }) => mentions));
    const [baseline, ...others] = installed;
    const guard = makeGuard(baseline.places.map(({ root }) => ({ root, payload: baseline.payload })), others.flatMap(({ places }) => places.map(({ root }) => root)));
    const renewal = request.reinstall === 'once' ? {} : { renewal: await openRenewal(installed, request, ports) };
    const installAgain = makeInstallAgain(installed.map((side, index) => ({ ...side, source: sources[index] })), home, root => installNew(root, request, ports));
    return await checkPlaces({ sides: installed, inPlace: false, guard, ...renewal, installAgain, warnings }, request);
}
function refuseReinstall({ reinstall }, why) {
    if (reinstall === 'auto' || reinstall === 'once')
        return;
    throw new values/* InputError */.dz(`"fresh-copies" is "${reinstall}", but ${why}, so there are no copies to recreate: leave it out`);
}
/** The renewal of all copies, from templates beside them. */
async function openRenewal(installed, request, ports) {
    const { home, output, names } = request;
    const templates = (0,external_node_path_.join)(home, templatesName);
    await (0,promises_.mkdir)(templates, { recursive: true });
    return makeRenewal({
        copies: installed.flatMap(({ copies }) => copies),
        home: templates,
        ...{ output, names },
        install: ({ root }) => installNew(root, request, ports),
    });
}
async function installNew(root, { install }, ports) {
    ports.signal.throwIfAborted();
    if (install !== undefined)
        await runInstall(install, root, `a new copy, ${(0,external_node_path_.basename)(root)}`, ports);
}
const templatesName = 'templates';
async function runInstall(line, root, place, ports) {
    await (0,measure_setup/* runSetup */.x)({ name: 'install', line, root, directory: root, place }, ports);
}
/** Installs both copies of the side with this place among all; an InputError where they lead back. */
async function installSide(index, source, request, ports) {
    const { names, install, reinstall, home } = request;
    const { name } = request.sides[index];
    const places = makePlaces(index, request);
    const [first, second] = places.map(({ root }) => root);
    const put = async (copy) => {
        ports.signal.throwIfAborted();
        return await (0,busy/* whileBusy */.l)(ports.watch, `copying the ${name}`, () => source.put(copy)).catch(error => {
            throw explainFull(error, home);
        });
    };
    const prepare = async (root) => {
        if (install === undefined)
            return;
        await runInstall(install, root, `copy ${root === first ? 1 : 2} of the ${name}`, ports);
    };
    const entries = await put(first);
    const contentDigest = (0,content_digest/* digestContent */.a)(first, entries);
    const pristine = install === undefined || reinstall === 'once'
        ? undefined
        : new Template(first, (0,external_node_path_.join)(home, templatesName, `${(0,external_node_path_.basename)(first)}-payload`), entries);
    await prepare(first);
    await put(second);
    await prepare(second);
    const found = await findReachBacks(first, install === undefined ? entries : await (0,copies_payload/* listPayload */.rZ)(first, []), names);
    refuseReachBacks(found.filter(one => !one.isMention), name);
    const payload = new Set(entries.filter(({ kind }) => kind !== 'directory').map(({ path }) => path));
    const copies = reinstall === 'once' ? [] : places.map(place => describeCopy(place, entries, pristine));
    return { name, places, contentDigest, payload, mentions: found.filter(one => one.isMention), copies };
}
/** Names what makes room, where `error` is of a full disk below `home`. Any other error stays as it is. */
function explainFull(error, home) {
    const { code } = error;
    if (code !== 'ENOSPC' && code !== 'EDQUOT')
        return error;
    return new values/* InputError */.dz(`there is no room for another copy in "${home}": set TMPDIR to a directory on a larger disk, or name only what the command needs in "files"`, { cause: error });
}
function describeCopy(place, entries, payload) {
    const payloadInBytes = entries.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0);
    return { place, payloadInBytes, before: listFiles(place.root), payload };
}
/** The directory of a side that a command names, by the path in it; undefined where none does. */
function findNamed({ commands, names }) {
    return names.find(name => commands.some(command => holdsPath(Buffer.from(command), name)));
}
function refuseNamed(named) {
    if (named === undefined)
        return;
    throw new values/* InputError */.dz(`the command names ${named}, so every copy would run the files there. Write the path relative to the copy, or set "copies" to in-place to run the sides where they are`);
}
function makeNamedWarning(named) {
    const message = `the command names ${named}, so both sides may run the files there: write the path relative to the side`;
    return { code: 'path-in-command', message };
}
function refuseReachBacks(found, side) {
    if (found.length === 0)
        return;
    const shown = found.slice(0, 5).map(one => `  ${one.path} ${one.why}`);
    const more = found.length > 5 ? [`  and ${found.length - 5} more`] : [];
    throw new values/* InputError */.dz([
        `a copy of the ${side} would still use files outside of it, so one side could run files of the other:`,
        ...shown,
        ...more,
        'Leave these files out with "files" (patterns of the files that the command needs), or create them in every copy with "install" (a command). Or run the sides where they are: set "copies" to in-place.',
    ].join('\n'));
}
function makeMentionWarnings(mentions) {
    if (mentions.length === 0)
        return [];
    const paths = mentions.map(({ path }) => path);
    const message = `binary files contain the path of the directory that they were built in (${(0,list/* nameSome */.K)(paths, 1)}), as debug information does. A program that opens files by that path would share them between the sides`;
    return [{ code: 'path-mentioned', message }];
}
async function stayInPlace(request, warnings) {
    const sides = [];
    for (const [index, side] of request.sides.entries()) {
        const place = makePlace(await standInPlace(index, side, request), request.workingDirectory);
        sides.push({ name: side.name, places: [place, place] });
    }
    return await checkPlaces({ sides, inPlace: true, warnings }, request);
}
/** The directory of a side that is not copied; an archive has to be unpacked once. */
async function standInPlace(index, { directory, archive }, { home }) {
    if (archive === undefined)
        return directory;
    const unpacked = (0,external_node_path_.join)(home, nameCopies(index)[0]);
    await (0,unpack/* unpackPayload */.D)(archive, unpacked);
    return unpacked;
}
/** `installation`, where all its places are there. */
async function checkPlaces(installation, { workingDirectory }) {
    for (const { name, places } of installation.sides)
        for (const { directory } of places)
            if (!(await (0,promises_.stat)(directory).catch(() => undefined))?.isDirectory())
                throw new values/* InputError */.dz(`"working-directory" is "${workingDirectory}", but there is no such directory in the ${name}${installation.inPlace ? '' : ', or not among its "files"'}`);
    return installation;
}
function makeSizeWarning(sizeInBytes, limitInBytes) {
    const [size, limit] = [sizeInBytes, limitInBytes].map(bytes => `${(bytes / 2 ** 30).toFixed(1)} GiB`);
    const message = `the sides run where they are, because a side has ${size}, and the limit for copies is ${limit}. Name the files that the command needs in "files" to get copies`;
    return { code: 'too-large-to-copy', message };
}
/** Letters for contenders: `c` to `z`. */
const letters = 24;
/**
 * The names of a side's copies, all of equal length: `b1` and `b2` for the baseline, which is the first side, then `c1` and `c2`, `d1`
 * and `d2` and so on; after `z2` come `c3` and `c4`.
 */
function nameCopies(index) {
    if (index === 0)
        return ['b1', 'b2'];
    const letter = String.fromCharCode('c'.charCodeAt(0) + ((index - 1) % letters));
    const before = 2 * Math.floor((index - 1) / letters);
    return [`${letter}${before + 1}`, `${letter}${before + 2}`];
}
/** The places of the copies of the side with this number, below `home`. */
function makePlaces(index, { home, workingDirectory }) {
    const [first, second] = nameCopies(index).map(name => (0,external_node_path_.join)(home, name));
    return [makePlace(first, workingDirectory), makePlace(second, workingDirectory)];
}
/** A copy at `root`. */
function makePlace(root, workingDirectory) {
    return { root, directory: (0,external_node_path_.join)(root, workingDirectory) };
}
/**
 * Makes what installs every copy of `sides` again, at its path below `home`. Their files may have changed by then: it returns that in
 * words.
 */
function makeInstallAgain(sides, home, install) {
    return async () => {
        for (const { name, places, source, contentDigest } of sides)
            for (const { root } of places) {
                await empty(root);
                const entries = await source.put(root);
                if ((0,content_digest/* digestContent */.a)(root, entries) !== contentDigest)
                    return `the files of the ${name} have changed since (${(0,external_node_path_.basename)(root)})`;
                await install(root);
            }
        await flush(home);
        return undefined;
    };
}

;// CONCATENATED MODULE: ./lib/system/copies/same-files.js




/** Adds to each contender of `installation` which of `globs` match the same files as in the baseline, with the same bytes. */
function findSameFiles(installation, globs) {
    const [baseline, ...contenders] = installation.sides;
    if (baseline === undefined || globs.length === 0)
        return installation;
    const own = new Map(globs.map(glob => [glob, describeFiles(rootOf(baseline), glob)]));
    const sides = contenders.map(side => {
        // Of one directory, nobody knows what is whose.
        if (rootOf(side) === rootOf(baseline))
            return side;
        const isSame = (glob) => own.get(glob) !== undefined && own.get(glob) === describeFiles(rootOf(side), glob);
        return { ...side, sameFiles: globs.filter(isSame) };
    });
    return { ...installation, sides: [baseline, ...sides] };
}
function rootOf({ places }) {
    return places[0].root;
}
/** The paths, modes and bytes of all files that `glob` names in `root`; undefined without any. */
function describeFiles(root, glob) {
    const paths = [...(0,copies_payload/* listMatches */.q1)(root, [glob], { name: 'files' })].sort();
    if (paths.length === 0)
        return undefined;
    return paths
        .map(path => {
        const file = (0,external_node_path_.join)(root, path);
        const stats = (0,external_node_fs_.lstatSync)(file);
        return JSON.stringify([path, stats.mode, stats.isSymbolicLink() ? (0,external_node_fs_.readlinkSync)(file) : (0,content_digest/* digestBytes */.Q)(file)]);
    })
        .join('\n');
}

;// CONCATENATED MODULE: ./lib/system/copies/install-sides.js








/** Installs the sides as `inputs` ask. At the end, `cleanup` runs in each copy, however the work has ended. */
async function installSides(inputs, sides, ports) {
    const home = (0,external_node_path_.join)(ports.home, 'copies');
    await (0,promises_.mkdir)(home);
    const roots = sides.flatMap(({ directory }) => directory ?? []);
    const isOwn = inputs.baseline.kind === 'command';
    const typed = listDirectories(inputs);
    const names = [...new Set([...roots, ...(await Promise.all(typed.map(findNames))).flat()])];
    // Two commands differ in what they name.
    const commands = isOwn ? [] : listCommands(inputs);
    const inPlace = inputs.inPlace || isOwn;
    const leftOut = [...new Set([...(0,own_outputs/* placeOutputs */.W)(roots, ports.outputs), ...listLeftOut(inputs)])];
    const installed = await installCopies({ ...inputs, sides, names, commands, inPlace, home, leftOut }, ports);
    const installation = { ...findSameFiles(installed, listRuledFiles(inputs.settings)), leftOut };
    ports.closing({ [Symbol.asyncDispose]: async () => await cleanUpIn(installation, inputs, ports) });
    return installation;
}
/** The files that the calls before this one wrote, where it goes on with what they measured. */
function listLeftOut({ before, earlier }) {
    return (before ?? earlier?.at(-1))?.leftOut ?? [];
}
/** The patterns of files in rules. */
function listRuledFiles({ rules }) {
    return [...new Set((rules?.list ?? []).flatMap(({ files }) => files || []))];
}
/** The directories that a user has named. */
function listDirectories({ baseline, contenders, contender }) {
    const sources = [baseline, ...contenders.map(({ source }) => source)];
    return [...new Set([contender, ...sources.flatMap(one => (one.kind === 'directory' ? [one.directory] : []))])];
}
function listCommands({ reference, contenders, serving }) {
    const commands = [reference, ...contenders].map(({ command }) => (0,measure_command/* showCommand */.TB)(command));
    return serving === undefined ? commands : [...commands, serving.line];
}
async function cleanUpIn({ sides }, { cleanup: line, copies, invocationTimeoutInSeconds: timeoutInSeconds }, ports) {
    if (line === undefined)
        return;
    const used = sides.flatMap(({ places }, index) => places.slice(0, copies[Math.min(index, copies.length - 1)]));
    const message = await (0,tidy_up/* cleanUp */.n)({ line, places: used, timeoutInSeconds }, ports);
    if (message !== undefined)
        ports.watch({ kind: 'warned', message });
}

// EXTERNAL MODULE: ./lib/system/debug.js + 1 modules
var debug = __webpack_require__(919);
// EXTERNAL MODULE: ./lib/system/git/git.js
var git_git = __webpack_require__(5526);
;// CONCATENATED MODULE: ./lib/system/git/diff.js

const fullName = /^[0-9a-f]{40,64}$/;
/**
 * Finds how the files below `directory` differ from those of `commit`, as `git diff -U0` says it. Returns undefined where git cannot
 * say: no repository, or a clone that lacks the commit.
 */
async function diffWith(directory, commit, signal) {
    if (!fullName.test(commit))
        return undefined;
    const plain = ['--unified=0', '--no-color', '--no-ext-diff', '--no-textconv', '--find-renames', '--relative'];
    const git = (0,git_git/* openGit */.z)(directory, { signal });
    return await git.try('diff', ...plain, '--src-prefix=a/', '--dst-prefix=b/', commit, '--');
}

// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/record/suite-files.js
var suite_files = __webpack_require__(4751);
// EXTERNAL MODULE: ./lib/system/copies/suite-files.js
var copies_suite_files = __webpack_require__(6389);
// EXTERNAL MODULE: ./lib/system/git/history.js + 1 modules
var git_history = __webpack_require__(7216);
// EXTERNAL MODULE: ./lib/system/git/own-suite.js
var own_suite = __webpack_require__(3135);
// EXTERNAL MODULE: ./lib/system/git/worktree.js
var git_worktree = __webpack_require__(6417);
;// CONCATENATED MODULE: ./lib/system/git/sides.js













/** The directories of all sides, by their real paths; the baseline first. */
async function prepareSides(inputs, options, ports) {
    const repository = await findDirectory(inputs.contender, inputs.contenders[0].name);
    const { reference, contenders: asked, suiteFiles = [] } = inputs;
    let suite;
    const lines = [reference, ...asked].map(({ command }) => (0,measure_command/* showCommand */.TB)(command));
    const differ = new Set(lines).size > 1;
    const prepare = async (name, source, index) => {
        const side = await prepareSource(name, source, index);
        (0,debug/* debug */.Y)(`${index === 0 ? 'baseline' : 'contender'} "${name}": ${explainSource(source, side)}`);
        return differ && source.kind !== 'command' ? { ...side, origin: { ...side.origin, command: lines[index] } } : side;
    };
    const prepareSource = async (name, source, index) => {
        switch (source.kind) {
            case 'directory':
                return {
                    name,
                    directory: await findDirectory(source.directory, name),
                    origin: findOrigin(source.directory, index, inputs, options),
                };
            case 'ref':
                return { name, ...(await buildSide({ source, name, repository, index, suiteFiles, suite }, options, ports)) };
            case 'packed':
                return { name, archive: source, origin: source.origin, ...(source.suite ? { suite: source.suite } : {}) };
            case 'command': {
                const command = lines[index];
                const label = isUsual(name) ? command : name;
                return { name, directory: repository, origin: { label, source: 'command', command } };
            }
        }
    };
    const [first, ...others] = asked;
    if (suiteFiles.length === 0) {
        const baseline = await prepare(reference.name, inputs.baseline, 0);
        const contenders = [];
        for (const [index, { name, source }] of asked.entries())
            contenders.push(await prepare(name, source, index + 1));
        return [baseline, ...contenders];
    }
    const isLaidOver = [inputs.baseline, ...others.map(({ source }) => source)].some(({ kind }) => kind === 'ref');
    const contender = await withSuite(await prepare(first.name, first.source, 1), suiteFiles, { isLaidOver });
    suite = placeSuite(contender, suiteFiles);
    const baseline = await withSuite(await prepare(reference.name, inputs.baseline, 0), suiteFiles);
    const further = [];
    for (const [index, { name, source }] of others.entries())
        further.push(await withSuite(await prepare(name, source, index + 2), suiteFiles));
    return [baseline, contender, ...further];
}
/** Says what a side is, and who chose it. */
function explainSource(source, { origin }) {
    const commit = origin.commit === undefined ? '' : ` (commit ${origin.commit})`;
    switch (source.kind) {
        case 'directory':
            return `the directory ${source.directory}${commit}, as asked for`;
        case 'ref':
            return source.ref === undefined
                ? `built from the commit that the contender was built on${commit}`
                : `built from ${source.ref}${commit}, as asked for`;
        case 'packed':
            return `a published baseline of ${origin.label}${commit}${source.absence === undefined ? '' : `; ${source.absence}`}`;
        case 'command':
            return 'its own command';
    }
}
/** The suite that the first contender has, for all sides that are built. */
function placeSuite({ name, directory, suite }, patterns) {
    if (directory !== undefined && suite !== undefined && Object.keys(suite.digests).length > 0)
        return { root: directory, ...suite };
    throw new values/* InputError */.dz(`"suite-files" matches no file of the ${name} (${patterns.join(', ')}): name the files that define the benchmarks; in a checkout, git must track them`);
}
/** `side` with the files that define its benchmarks. An archive says itself which they were, and so does what was built here. */
async function withSuite(side, patterns, options) {
    if (side.directory === undefined || side.suite !== undefined)
        return side;
    return { ...side, ...(await (0,own_suite/* findSuite */.g)(side.directory, patterns, options)) };
}
/** Whether nobody has given a side this name. */
function isUsual(name) {
    return Object.values(record/* usualNames */.Vx).includes(name);
}
/** What is checked out has an origin that the entries know; the baseline may be in the same place. */
function findOrigin(directory, index, { contender }, options) {
    const isCheckedOut = index > 0 && directory === contender;
    return (isCheckedOut ? options.contender : undefined) ?? { label: directory, source: 'directory' };
}
async function findDirectory(path, side) {
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats?.isDirectory())
        return await (0,promises_.realpath)(path);
    throw new values/* InputError */.dz(`the ${side}'s directory "${path}" ${stats ? 'is not a directory' : 'does not exist'}: name the directory of a built program`);
}
async function buildSide({ source: { ref, setup, directory = '.' }, name, repository, index, suiteFiles, suite }, { occasion, credentials, home, closing }, ports) {
    const git = (0,git_git/* openGit */.z)(repository, { credentials, signal: ports.signal });
    const isBaseline = index === 0 || ref === undefined;
    const commit = isBaseline
        ? await (0,git_history/* resolveBaseline */.oL)(git, ref, occasion)
        : await (0,git_history/* resolveCommit */.WL)(git, ref, `the commit of "${name}"`);
    const worktree = await (0,git_worktree/* addWorktree */.l)(git, commit, (0,external_node_path_.join)(home, index === 0 ? 'baseline' : `contender-${index}`));
    closing(worktree);
    const known = findBuiltSuite(worktree.path, suiteFiles, suite);
    if (setup !== undefined) {
        const place = `the checkout of the ${name} (${commit.slice(0, 7)})`;
        const line = { name: 'setup', line: setup, root: worktree.path, place };
        await (0,measure_setup/* runSetup */.x)({ ...line, directory: (0,external_node_path_.join)(worktree.path, directory) }, ports);
    }
    return {
        directory: worktree.path,
        origin: { label: ref ?? commit.slice(0, 7), source: 'ref', commit },
        ...known,
    };
}
/** Gives a fresh checkout the suite, and says which files define its benchmarks before a build adds others. */
function findBuiltSuite(checkout, patterns, laid) {
    if (patterns.length === 0)
        return {};
    if (laid === undefined)
        return { suite: (0,copies_suite_files/* readSuiteFiles */.Qe)(checkout, patterns) };
    const { root: _, ...suite } = laid;
    return { suite, suiteReplaced: (0,suite_files/* listSuiteChanges */.QZ)((0,copies_suite_files/* layOver */.T)(laid, checkout), suite) ?? [] };
}

// EXTERNAL MODULE: ./lib/util/present.js
var present = __webpack_require__(2863);
// EXTERNAL MODULE: ./lib/system/host/cgroup.js
var cgroup = __webpack_require__(4522);
;// CONCATENATED MODULE: ./lib/system/host/host-counters.js
var host_counters_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var host_counters_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





const ticksPerSecond = 100;
/** What takes longer to read (a frequency that the kernel first has to measure, say) is left alone. */
const patienceInMilliseconds = 0.25;
/** On a large machine the first few stand for all. */
const mostCores = 4;
/** The counters of this machine, as many as it has; the files of Linux are under `root`. */
function openHostCounters(root = '') {
    const files = [];
    const open = (path) => {
        const file = openQuickFile(`${root}${path}`);
        if (file)
            files.push(file);
        return () => file?.read();
    };
    const [stat, own, vmstat, memory] = ['stat', 'self/stat', 'vmstat', 'meminfo'].map(name => open(`/proc/${name}`));
    const [network, tcp, disks] = ['net/dev', 'net/snmp', 'diskstats'].map(name => open(`/proc/${name}`));
    const [cpu, io, memoryPressure] = ['cpu', 'io', 'memory'].map(name => open(`/proc/pressure/${name}`));
    const ofCores = (name) => Array.from({ length: mostCores }, (_, core) => open(`/sys/devices/system/cpu/cpu${core}/${name}`));
    const throttles = [
        ...ofCores('thermal_throttle/core_throttle_count'),
        ...ofCores('thermal_throttle/package_throttle_count').slice(0, 1),
    ];
    const quotas = listQuotaFiles(readOnce(`${root}/proc/self/cgroup`)).map(open);
    const frequencies = ofCores('cpufreq/scaling_cur_freq');
    return {
        readCounters() {
            const ticks = parse(stat(), parseCpuTicks);
            return (0,present/* present */.E)({
                cpuSeconds: ticks && ticks.total / ticksPerSecond,
                stealSeconds: ticks && ticks.steal / ticksPerSecond,
                busySeconds: ticks && ticks.busy / ticksPerSecond,
                ownSeconds: parse(own(), text => (parseOwnTicks(text) ?? 0) / ticksPerSecond),
                cpuWaitSeconds: parse(cpu(), parsePressure),
                ioWaitSeconds: parse(io(), parsePressure),
                memoryWaitSeconds: parse(memoryPressure(), parsePressure),
                throttles: sum(throttles),
                quotaStops: sum(quotas.map(read => () => parse(read(), cgroup/* parseQuotaStops */.NO))),
                ...(parse(vmstat(), parseVmstat) ?? {}),
                ...(parse(network(), parseNetwork) ?? {}),
                ...(parse(tcp(), parseSegments) ?? {}),
                ...(parse(disks(), parseDisks) ?? {}),
            });
        },
        readState() {
            const [hertz, count] = [sum(frequencies), frequencies.filter(read => read() !== undefined).length];
            return (0,present/* present */.E)({
                frequencyInHertz: hertz === undefined ? undefined : (hertz * 1000) / count,
                load: process.platform === 'win32' ? undefined : (0,external_node_os_.loadavg)()[0],
                availableMemoryInBytes: parse(memory(), parseAvailableMemory),
            });
        },
        [Symbol.dispose]() {
            for (const file of files)
                file[Symbol.dispose]();
        },
    };
}
/** Where the kernel counts how often our control groups were stopped, in both versions. */
function listQuotaFiles(groups) {
    const files = (mount, own = '/') => (0,cgroup/* listGroups */.P$)(own).map(group => (0,external_node_path_.join)(mount, group, 'cpu.stat'));
    return [...files('/sys/fs/cgroup', (0,cgroup/* findGroup */.$B)(groups, '')), ...files('/sys/fs/cgroup/cpu', (0,cgroup/* findGroup */.$B)(groups, 'cpu'))];
}
function readOnce(path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = host_counters_addDisposableResource(env_1, openKernelFile(path), false);
        return file?.read() ?? '';
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        host_counters_disposeResources(env_1);
    }
}
function openQuickFile(path) {
    const file = openKernelFile(path);
    if (file === undefined)
        return undefined;
    // The quickest of three: one reading may be held up by anything.
    const times = [0, 1, 2].map(() => {
        const start = performance.now();
        file.read();
        return performance.now() - start;
    });
    if (Math.min(...times) <= patienceInMilliseconds)
        return file;
    file[Symbol.dispose]();
    return undefined;
}
function parse(text, parser) {
    return text === undefined ? undefined : parser(text);
}
/** Of the numbers that can be read. */
function sum(reads) {
    const values = reads.flatMap(read => read() ?? []).map(Number);
    return values.length === 0 ? undefined : values.reduce((total, value) => total + value);
}
/** Returns the counts between one reading and the next. Counters that only one of them has are left out. */
function difference(before, after) {
    const both = Object.entries(after).flatMap(([name, value]) => {
        const old = before[name];
        // Counters of cores go back where one is taken away.
        return old === undefined || value === undefined ? [] : [[name, Math.max(0, value - old)]];
    });
    return Object.fromEntries(both);
}
// The longest is /proc/stat, of which the first line is enough.
const buffer = Buffer.allocUnsafe(16_384);
/** The file at `path`; undefined where there is none that can be read. */
function openKernelFile(path) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(path, 'r');
    }
    catch {
        return undefined;
    }
    const file = {
        read() {
            try {
                return buffer.toString('latin1', 0, (0,external_node_fs_.readSync)(descriptor, buffer, 0, buffer.length, 0));
            }
            catch {
                return undefined;
            }
        },
        [Symbol.dispose]: () => (0,external_node_fs_.closeSync)(descriptor),
    };
    if (file.read() !== undefined)
        return file;
    file[Symbol.dispose]();
    return undefined;
}
/** Seconds, since the machine was started, in which at least one process waited: a file of `/proc/pressure` (Linux 4.20 and later). */
function parsePressure(text) {
    const microseconds = /^some .*\btotal=(\d+)/m.exec(text)?.[1];
    return microseconds === undefined ? undefined : Number(microseconds) / 1e6;
}
/** The first line of `/proc/stat`; undefined where `text` is something else (proc_stat(5)). */
function parseCpuTicks(text) {
    const words = /^cpu +(\d[\d ]+)$/m.exec(text)?.[1]?.trim().split(/ +/).map(Number);
    if (words === undefined || words.length < 4)
        return undefined;
    // The guests' time is in the first two already.
    const [user = 0, nice = 0, system = 0, idle = 0, ioWait = 0, irq = 0, softIrq = 0, steal = 0] = words;
    const busy = user + nice + system + irq + softIrq;
    return { total: busy + idle + ioWait + steal, busy, steal };
}
/** Returns the time that a process and its awaited children used, in ticks. Reads its `/proc/PID/stat` (proc_pid_stat(5)). */
function parseOwnTicks(text) {
    // The name may hold blanks and brackets.
    const words = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 15)
        .map(Number);
    return words.length === 4 && words.every(Number.isFinite) ? words.reduce((sum, one) => sum + one) : undefined;
}
/** Loopback, and interfaces whose traffic also goes through another one. */
const indirect = /^(?:lo|ifb|veth|docker|br-|virbr|tun|tap)/;
/** Neither partitions nor what is made of other disks or of memory. */
const wholeDisk = /^(?:(?:s|v|xv|h)d[a-z]+|nvme\d+n\d+|mmcblk\d+)$/;
const bytesPerSector = 512;
/** Reads the traffic of the network from `/proc/net/dev`. */
function parseNetwork(text) {
    const counts = [...text.matchAll(/^ *([^\s:]+): *(\d+)(?: +\d+){7} +(\d+)/gm)];
    const real = counts.filter(([, name = '']) => !indirect.test(name));
    return real.length === 0 ? {} : { networkBytes: total(real.map(([, , got, sent]) => Number(got) + Number(sent))) };
}
/** Reads how much TCP has sent, and again, from `/proc/net/snmp`. */
function parseSegments(text) {
    const [names = [], values = []] = [...text.matchAll(/^Tcp: (.+)$/gm)].map(([, words = '']) => words.split(' '));
    const find = (name) => Number(values[names.indexOf(name)] ?? Number.NaN);
    const [sentSegments, repeatedSegments] = [find('OutSegs'), find('RetransSegs')];
    return Number.isNaN(sentSegments + repeatedSegments) ? {} : { sentSegments, repeatedSegments };
}
/** Reads what disks do from `/proc/diskstats`. */
function parseDisks(text) {
    const disks = text
        .split('\n')
        .map(line => line.trim().split(/ +/))
        .filter(([, , name = '', ...counts]) => wholeDisk.test(name) && counts.length >= 11);
    if (disks.length === 0)
        return {};
    const add = (...fields) => total(disks.flatMap(disk => fields.map(field => Number(disk[field]))));
    return { diskBytes: bytesPerSector * add(5, 9), diskSeconds: add(12) / 1000 };
}
function total(values) {
    return values.reduce((sum, value) => sum + value, 0);
}
/** Reads the counts of memory shortages from `/proc/vmstat`. */
function parseVmstat(text) {
    const find = (name) => {
        const digits = new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1];
        return digits === undefined ? undefined : Number(digits);
    };
    const [read, written, kills] = [find('pswpin'), find('pswpout'), find('oom_kill')];
    return {
        ...(read === undefined || written === undefined ? {} : { swappedPages: read + written }),
        ...(kills === undefined ? {} : { outOfMemoryKills: kills }),
    };
}
/** Returns the memory that can be used without swapping, in bytes: `MemAvailable` of `/proc/meminfo`. */
function parseAvailableMemory(text) {
    const kibibytes = /^MemAvailable: +(\d+) kB$/m.exec(text)?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
}

;// CONCATENATED MODULE: ./lib/system/host/host-monitor.js


/** Watches this machine. */
function openHostMonitor({ directory, spin, counters = openHostCounters(), }) {
    let beginning;
    let last;
    return {
        async begin() {
            // The first one finds caches and interpreters cold, and counts for nothing.
            last ??= await spin();
            beginning = { at: performance.now(), counted: counters.readCounters(), launcherSeconds: last?.cpuSecondsAfter };
        },
        async end() {
            if (beginning === undefined)
                return {};
            const seconds = (performance.now() - beginning.at) / 1000;
            const counted = difference(beginning.counted, counters.readCounters());
            const state = { ...counters.readState(), ...readDisk(directory) };
            const spun = await spin();
            const { launcherSeconds } = beginning;
            const launched = spun === undefined || launcherSeconds === undefined ? undefined : spun.cpuSecondsBefore - launcherSeconds;
            last = spun;
            return round(makeSample({ seconds, counted, state, launched, spun }));
        },
        [Symbol.dispose]: () => counters[Symbol.dispose](),
    };
}
/** What is left of the busy time without ours is that of others; where the launcher was started anew, it cannot be told. */
function makeSample({ seconds, counted, state, launched, spun }) {
    const { busySeconds, ownSeconds, ...rest } = counted;
    const isKnown = busySeconds !== undefined && ownSeconds !== undefined && launched !== undefined && launched >= 0;
    return {
        seconds,
        ...rest,
        ...(isKnown ? { othersSeconds: Math.max(0, busySeconds - ownSeconds - launched) } : {}),
        ...state,
        ...(spun === undefined ? {} : { spinSeconds: spun.seconds }),
    };
}
function readDisk(directory) {
    try {
        const { bavail, bsize } = (0,external_node_fs_.statfsSync)(directory);
        return { freeDiskInBytes: bavail * bsize };
    }
    catch {
        return {};
    }
}
/** More digits than these would only make the record longer. */
function round(sample) {
    return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, Number(value.toPrecision(6))]));
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./lib/system/own-folder.js



/** The directory that we run from. */
const ownDirectory = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
let known;
/**
 * Loads everything that this process may need later, and remembers the files of the bundle. To be done before the first command runs, because
 * it may write to them. Later calls do nothing, so that nothing is loaded then.
 */
async function loadOwnFolder() {
    // Where this is no bundle, these are the sources of whoever develops it.
    if (known !== undefined || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(ownDirectory, 'index.js')))
        return;
    const files = own_folder_listFiles();
    known = new Map([...files, (0,external_node_path_.join)((0,external_node_path_.dirname)(ownDirectory), 'action.yml')]
        .filter(path => (0,external_node_fs_.existsSync)(path))
        .map(path => [path, { content: (0,external_node_fs_.readFileSync)(path), mode: (0,external_node_fs_.lstatSync)(path).mode & 0o777 }]));
    const chunks = files.filter(path => (0,external_node_path_.dirname)(path) === ownDirectory && /^\d+\.index\.js$/.test((0,external_node_path_.basename)(path)));
    // Node.js reads no module twice.
    for (const path of chunks)
        await import(/* webpackIgnore: true */ (0,external_node_url_.pathToFileURL)(path).href);
}
/**
 * Puts back the files of the bundle that somebody has changed, added or removed since they were loaded, because another step of the job may
 * run them. Returns their names.
 */
function restoreOwnFolder() {
    if (known === undefined)
        return [];
    const added = own_folder_listFiles().filter(path => !known?.has(path));
    for (const path of added)
        rmSync(path, { force: true });
    // Only now, as a link may have led to files that look the same.
    const changed = [...known].filter(([path, file]) => !isAsBefore(path, file));
    for (const [path, { content, mode }] of changed) {
        rmSync(path, { recursive: true, force: true });
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content, { mode, flag: 'wx' });
    }
    const parent = dirname(ownDirectory);
    return [...added, ...changed.map(([path]) => path)].map(path => relative(parent, path)).sort();
}
function isAsBefore(path, { content, mode }) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size !== content.length || (stats.mode & 0o777) !== mode)
        return false;
    return readFileSync(path).equals(content);
}
/** All that is in our directory and is not a directory itself; what has replaced the directory is removed. */
function own_folder_listFiles() {
    if ((0,external_node_fs_.lstatSync)(ownDirectory, { throwIfNoEntry: false })?.isDirectory() !== true) {
        (0,external_node_fs_.rmSync)(ownDirectory, { force: true });
        return [];
    }
    return (0,external_node_fs_.readdirSync)(ownDirectory, { recursive: true, encoding: 'utf8' })
        .map(name => (0,external_node_path_.join)(ownDirectory, name))
        .filter(path => !(0,external_node_fs_.lstatSync)(path).isDirectory());
}

// EXTERNAL MODULE: ./lib/system/processes/end-after.js
var end_after = __webpack_require__(4421);
// EXTERNAL MODULE: ./lib/system/processes/instruments.js + 5 modules
var instruments = __webpack_require__(8486);
// EXTERNAL MODULE: ./lib/system/processes/outputs.js
var outputs = __webpack_require__(8173);
// EXTERNAL MODULE: ./lib/system/processes/processes.js + 9 modules
var processes_processes = __webpack_require__(3509);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/causes/profile.js
var profile = __webpack_require__(5001);
;// CONCATENATED MODULE: ./lib/causes/readers/callgrind.js

/** Returns what callgrind counts of each function itself. Its file has no stacks, so every sample is one function. */
function readCallgrind(text) {
    const event = /^events: (.+)$/m.exec(text)?.[1]?.split(' ').indexOf('Ir') ?? -1;
    if (event < 0)
        throw new profile/* ProfileError */.e('it has no counts of instructions');
    const positions = /^positions: (.+)$/m.exec(text)?.[1]?.split(' ') ?? ['line'];
    const course = new Course({ line: positions.indexOf('line'), cost: positions.length + event });
    for (const row of text.split('\n'))
        course.read(row);
    return course.list();
}
/** A name behind its kind: its number, and its text where it is met for the first time. */
const numbered = /^(\w+)=(?:\((\d+)\))? ?(.*)$/;
/** What is called, or inlined, is numbered with the others. */
const tables = {
    fn: 'fn',
    cfn: 'fn',
    fl: 'fl',
    fi: 'fl',
    fe: 'fl',
    cfi: 'fl',
    cfl: 'fl',
};
/** The lines of a file of callgrind on their way. */
class Course {
    #names = new Map();
    #entries = new Map();
    #columns;
    #current;
    /** The file of the current function, and the one that the current line is in. */
    #file = '';
    #here = '';
    #line = 0;
    #isOfCall = false;
    constructor(columns) {
        this.#columns = columns;
    }
    read(row) {
        if (/^[+\-*\d]/.test(row))
            this.#count(row.split(' '));
        else {
            const [, kind, number, name] = numbered.exec(row) ?? [];
            if (kind === 'calls')
                this.#isOfCall = true;
            else if (kind !== undefined && Object.hasOwn(tables, kind))
                this.#enter(kind, `${number}`, name);
        }
    }
    #enter(kind, number, name) {
        const key = `${tables[kind]} ${number}`;
        if (name !== '')
            this.#names.set(key, name);
        const full = name || (this.#names.get(key) ?? '(no name)');
        if (kind === 'fl')
            this.#file = full;
        if (['fl', 'fi', 'fe'].includes(kind))
            this.#here = full;
        if (kind === 'fn')
            this.#current = this.#open(full);
    }
    #open(name) {
        const key = `${name}\n${this.#file}`;
        const known = this.#entries.get(key);
        if (known)
            return known;
        const file = this.#file === '' || this.#file === '???' ? {} : { file: this.#file };
        const entry = { frame: { name, ...file }, weight: 0 };
        this.#entries.set(key, entry);
        return entry;
    }
    #count(numbers) {
        this.#line = moveTo(numbers[this.#columns.line], this.#line);
        const entry = this.#current;
        // The line below a call has what was called in it.
        if (entry && !this.#isOfCall) {
            entry.weight += Math.max(0, Number(numbers[this.#columns.cost] ?? 0) || 0);
            if (this.#here === this.#file) {
                const { line = this.#line, last = line } = entry.frame;
                entry.frame = { ...entry.frame, line, last: Math.max(last, this.#line) };
            }
        }
        this.#isOfCall = false;
    }
    list() {
        const counted = [...this.#entries.values()].filter(({ weight }) => weight > 0);
        return counted.map(({ frame, weight }) => ({ frames: [frame], weight }));
    }
}
/** A line number, which may be told from the one before. */
function moveTo(text, before) {
    if (text === undefined || text === '*')
        return before;
    return /^[+-]/.test(text) ? before + Number(text) : Number(text);
}

;// CONCATENATED MODULE: ./lib/causes/profilers/callgrind.js

/** Exact counts of the instructions of every function, by valgrind. The command takes 20 to 50 times as long. */
const callgrindProfiler = {
    name: 'callgrind',
    wrap: (argv, directory) => [
        ...['valgrind', '-q', '--tool=callgrind', '--trace-children=yes'],
        // One for each process. A shell that becomes the command leaves an empty one.
        `--callgrind-out-file=${directory}/callgrind.%p`,
        ...argv,
    ],
    read: files => {
        const texts = files.map(({ bytes }) => new TextDecoder().decode(bytes)).filter(text => text.trim() !== '');
        return { unit: 'instructions', samples: texts.flatMap(readCallgrind) };
    },
};

;// CONCATENATED MODULE: ./lib/causes/readers/collapsed.js

/** Stacks of a line each, from the outermost function to the innermost, with how often they were met. */
function readCollapsed(text) {
    return text.split('\n').flatMap(line => {
        const end = line.lastIndexOf(' ');
        const weight = Number(line.slice(end + 1));
        if (end < 1 || !(weight > 0) || !Number.isFinite(weight))
            return [];
        const frames = line
            .slice(0, end)
            .split(';')
            .filter(name => name !== '');
        return frames.length === 0 ? [] : [{ frames: (0,profile/* cutStack */.t)(frames).map(makeFrame), weight }];
    });
}
/** A frame that may have its place behind it, as py-spy writes it: `normalise (text.py:12)`. A name can be as long as a file. */
function makeFrame(text) {
    const at = text.endsWith(')') ? text.lastIndexOf(' (', text.length - ' (x)'.length) : -1;
    if (at < 0)
        return { name: text };
    const [name, place] = [text.slice(0, at), text.slice(at + 2, -1)];
    const colon = place.lastIndexOf(':');
    const line = place.slice(colon + 1);
    return colon > 0 && /^\d+$/.test(line)
        ? { name, file: place.slice(0, colon), line: Number(line) }
        : { name, file: place };
}

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./lib/causes/readers/cpuprofile.js


const node = dist/* object */.Ikc({
    id: dist/* number */.aig(),
    callFrame: dist/* object */.Ikc({ functionName: dist/* string */.YjP(), url: dist/* string */.YjP(), lineNumber: dist/* number */.aig() }),
    hitCount: dist/* optional */.lqM(dist/* number */.aig(), 0),
    children: dist/* optional */.lqM(dist/* array */.YOg(dist/* number */.aig()), []),
    positionTicks: dist/* optional */.lqM(dist/* array */.YOg(dist/* object */.Ikc({ line: dist/* number */.aig() })), []),
});
const cpuprofile_document = dist/* object */.Ikc({
    nodes: dist/* array */.YOg(node),
    /** What only our own recorder writes: the process, and its CPU time in microseconds. */
    cpu: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(0))),
    pid: dist/* optional */.lqM(dist/* number */.aig()),
});
/** Not what the program does. */
const idle = ['(root)', '(idle)'];
/** The profile in `text`, a file `.cpuprofile`; each sample weighs how often it was hit. */
function readCpuProfile(text) {
    const { nodes, cpu, pid } = cpuprofile_parse(text);
    const parents = new Map(nodes.flatMap(one => one.children.map(child => [child, one.id])));
    const frames = new Map(nodes.map(one => [one.id, cpuprofile_makeFrame(one)]));
    const samples = nodes.flatMap(({ id, hitCount, callFrame }) => hitCount > 0 && !idle.includes(callFrame.functionName)
        ? [{ frames: listFrames(id, parents, frames), weight: hitCount }]
        : []);
    return { samples, ...(pid === undefined ? {} : { pid }), ...(cpu === undefined ? {} : { cpuSeconds: cpu / 1e6 }) };
}
function cpuprofile_parse(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch (cause) {
        throw new profile/* ProfileError */.e('it is not valid JSON, or it was cut off', { cause });
    }
    const result = dist/* safeParse */.xLC(cpuprofile_document, data);
    if (!result.success)
        throw new profile/* ProfileError */.e('it is not a CPU profile of V8');
    return result.output;
}
function cpuprofile_makeFrame({ callFrame: { functionName, url, lineNumber }, positionTicks }) {
    const name = functionName || '(anonymous)';
    if (url === '')
        return { name, module: 'V8' };
    const line = Math.max(1, lineNumber + 1);
    const last = positionTicks.reduce((most, tick) => Math.max(most, tick.line), line);
    return { name, file: url.replace(/^file:\/\//, ''), line, last };
}
/** V8 samples at most 255 functions of a stack; a profile whose nodes lie in a circle would have no end. */
const mostSteps = 300;
function listFrames(id, parents, frames) {
    const found = [];
    let at = id;
    for (let step = 0; at !== undefined && step < mostSteps; step++) {
        const frame = frames.get(at);
        if (frame && frame.name !== '(root)')
            found.push(frame);
        at = parents.get(at);
    }
    return (0,profile/* cutStack */.t)(found.reverse());
}

;// CONCATENATED MODULE: ./lib/causes/readers/perf-script.js

/** Reads what stands at the end of a line that is not of a stack. */
function readHeader(line) {
    const words = line.trimEnd().split(/\s+/);
    const [period = '', event = ''] = words.slice(-2);
    const isHeader = words.length > 2 && words[0] !== '' && /^\d+$/.test(period) && /.:$/.test(event.slice(-2));
    return isHeader ? { period: Number(period), event: event.slice(0, -1) } : undefined;
}
/** What V8 writes before the name of a function that it has compiled, with the mark of its tier. */
const marked = /^(?:JS|LazyCompile|Function|Script|Eval):[*~^+']*/;
/** The samples of what `perf script` prints, each with its period as the weight. */
function readPerfScript(text) {
    const samples = [];
    let weight = 0;
    let frames = [];
    const flush = () => {
        if (frames.length > 0)
            samples.push({ frames: (0,profile/* cutStack */.t)(frames.reverse()), weight });
        frames = [];
    };
    for (const line of eachLine(text)) {
        const header = readHeader(line);
        if (header !== undefined) {
            flush();
            weight = header.period;
        }
        else if (line === '')
            flush();
        else if (weight > 0) {
            const frame = readFrame(line);
            if (frame !== undefined)
                frames.push(frame);
        }
    }
    flush();
    return samples;
}
/** A frame in `line`: an address, the name of a function, and in parentheses where it is from, which may hold a pair of them. */
function readFrame(line) {
    const [, address = '', rest = ''] = /^\s+(\S+)\s(.*)$/.exec(line) ?? [];
    if (!/^[0-9a-f]+$/.test(address) || !rest.endsWith(')'))
        return undefined;
    const last = rest.lastIndexOf(' (');
    // Not farther: there would be two pairs.
    for (const at of [last, last < 1 ? -1 : rest.lastIndexOf(' (', last - 1)]) {
        const object = rest.slice(at + 2, -1);
        if (at >= 0 && ['', '()'].includes(object.replaceAll(/[^()]/g, '')))
            return perf_script_makeFrame(rest.slice(0, at).trimStart(), object);
    }
    return undefined;
}
/** A function of V8 with its place behind it, such as `render /tmp/render.js:7:23`. */
function readV8(symbol) {
    const mark = marked.exec(symbol)?.[0];
    if (mark === undefined)
        return undefined;
    const text = symbol.slice(mark.length);
    const start = text.lastIndexOf(' ') + 1;
    const place = text.slice(start);
    const [from, to] = [/file:\/\/|node:|\//.exec(place), /:(\d+)(?::\d+)?$/.exec(place)];
    if (!from || !to || from.index + from[0].length > to.index)
        return undefined;
    const name = text.slice(0, start + from.index).replace(/ $/, '');
    return { name: name || '(anonymous)', file: place.slice(from.index, to.index), line: Number(to[1]) };
}
function perf_script_makeFrame(symbol, object) {
    const ofV8 = readV8(symbol);
    if (ofV8 !== undefined)
        return ofV8;
    if (symbol === '[unknown]')
        return {
            name: `[unknown] in ${object.slice(object.lastIndexOf('/') + 1).replace(/^perf-\d+\./, 'perf.')}`,
            module: object,
        };
    return { name: symbol, module: object };
}
/** The lines of a text that may be long, one after the other. */
function* eachLine(text) {
    for (let from = 0; from < text.length;) {
        const end = text.indexOf('\n', from);
        yield text.slice(from, end < 0 ? text.length : end);
        from = end < 0 ? text.length : end + 1;
    }
}

;// CONCATENATED MODULE: ./lib/causes/readers/pprof.js

/** Reads a profile of pprof, a message of protocol buffers that is not packed any more. Of several values, CPU time counts, or the last. */
function readPprof(bytes) {
    const strings = [];
    const types = [];
    const functions = new Map();
    const locations = new Map();
    const samples = [];
    for (const { field, value } of eachField(bytes)) {
        if (typeof value === 'number')
            continue;
        if (field === 6)
            strings.push(new TextDecoder().decode(value));
        else if (field === 1)
            types.push({ type: numberIn(value, 1), unit: numberIn(value, 2) });
        else if (field === 2)
            samples.push({ locations: numbersIn(value, 1), values: numbersIn(value, 2) });
        else if (field === 5)
            functions.set(numberIn(value, 1), {
                name: numberIn(value, 2),
                file: numberIn(value, 4),
                start: numberIn(value, 5),
            });
        else if (field === 4)
            locations.set(numberIn(value, 1), messagesIn(value, 4).map(line => ({ of: numberIn(line, 1), line: numberIn(line, 2) })));
    }
    if (types.length === 0)
        throw new profile/* ProfileError */.e('it is not a profile of pprof, or it was cut off');
    const ofTime = types.findIndex(({ type }) => strings[type] === 'cpu');
    const chosen = ofTime < 0 ? types.length - 1 : ofTime;
    const makeFrame = ({ of, line }) => {
        const { name = 0, file = 0, start = 0 } = functions.get(of) ?? {};
        const path = strings[file];
        return { name: strings[name] || '(no name)', ...(path ? { file: path, line: start || line, last: line } : {}) };
    };
    // Made once, however often samples name them: a name can be as long as the file.
    const placed = new Map(Array.from(locations, ([id, lines]) => [id, cutLong(lines).map(makeFrame)]));
    const ofGo = new Set([...placed.values()].flat().filter(isOfGo));
    return {
        unit: strings[types[chosen].unit] ?? '',
        samples: samples.flatMap(({ locations: stack, values }) => {
            const frames = cutLong(stack).flatMap(id => placed.get(id) ?? []);
            const weight = values[chosen] ?? 0;
            return weight > 0 && frames.length > 0
                ? [{ frames: (0,profile/* cutStack */.t)(withoutLibrary(frames.reverse(), ofGo)), weight }]
                : [];
        }),
    };
}
/** More than any stack has at either end, and more functions than are inlined in one place. */
const mostAtEnd = 200;
function cutLong(list) {
    return list.length <= 2 * mostAtEnd ? list : [...list.slice(0, mostAtEnd), ...list.slice(-mostAtEnd)];
}
/** Whether a function is of the runtime or the standard library of Go, whose packages have no domain: their time is their caller's. */
function isOfGo({ name, file = '' }) {
    // A function in assembly has no package in its name.
    if (file.endsWith('.s'))
        return true;
    const [, own = ''] = /^((?:[^/]*\/)*[^/.]*)\./.exec(name) ?? [];
    return own === 'runtime' || (!/^[^/]*\./.test(own) && file.includes(`/src/${own}/`));
}
/** Frames up to the last one that is of the program itself; all, where none is. */
function withoutLibrary(frames, ofGo) {
    const last = frames.findLastIndex(frame => !ofGo.has(frame));
    return last < 0 ? frames : frames.slice(0, last + 1);
}
/** The fields of a message, one after the other. */
function* eachField(bytes) {
    let at = 0;
    const readNumber = () => {
        const { value, end } = readVarint(bytes, at);
        at = end;
        return value;
    };
    while (at < bytes.length) {
        const key = readNumber();
        const field = Math.floor(key / 8);
        const kind = key % 8;
        if (kind === 0)
            yield { field, value: readNumber() };
        else if (kind === 2) {
            const length = readNumber();
            if (at + length > bytes.length)
                throw cut();
            yield { field, value: bytes.subarray(at, at + length) };
            at += length;
        }
        else if (kind === 1 || kind === 5)
            at += kind === 1 ? 8 : 4;
        else
            throw cut();
    }
}
function readVarint(bytes, from) {
    let value = 0;
    for (let at = from, factor = 1; at < bytes.length && at < from + 10; at++, factor *= 128) {
        value += (bytes[at] % 128) * factor;
        if (bytes[at] < 128)
            return { value, end: at + 1 };
    }
    throw cut();
}
function cut() {
    return new profile/* ProfileError */.e('it is not a profile of pprof, or it was cut off');
}
function numberIn(message, field) {
    for (const one of eachField(message))
        if (one.field === field && typeof one.value === 'number')
            return one.value;
    return 0;
}
/** A repeated number, whether its values stand together or alone. */
function numbersIn(message, field) {
    const found = [];
    for (const one of eachField(message)) {
        if (one.field !== field)
            continue;
        if (typeof one.value === 'number')
            found.push(one.value);
        else
            for (let at = 0; at < one.value.length;) {
                const { value, end } = readVarint(one.value, at);
                found.push(value);
                at = end;
            }
    }
    return found;
}
function messagesIn(message, field) {
    return [...eachField(message)].flatMap(one => one.field === field && typeof one.value !== 'number' ? [one.value] : []);
}

;// CONCATENATED MODULE: ./lib/causes/readers/speedscope.js


const speedscope_document = dist/* object */.Ikc({
    shared: dist/* object */.Ikc({
        frames: dist/* array */.YOg(dist/* object */.Ikc({ name: dist/* string */.YjP(), file: dist/* nullish */.cl6(dist/* string */.YjP()), line: dist/* nullish */.cl6(dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b())) })),
    }),
    profiles: dist/* array */.YOg(dist/* object */.Ikc({
        type: dist/* literal */.euz('sampled'),
        unit: dist/* string */.YjP(),
        samples: dist/* array */.YOg(dist/* array */.YOg(dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0)))),
        weights: dist/* array */.YOg(dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x())),
    })),
});
/** Reads a file of speedscope that holds samples, and the unit that their weights are in. */
function readSpeedscope(data) {
    const result = dist/* safeParse */.xLC(speedscope_document, data);
    if (!result.success)
        throw new profile/* ProfileError */.e('it is not a file of speedscope with samples');
    const { shared, profiles } = result.output;
    const frames = shared.frames.map(({ name, file, line }) => ({ name, ...(file ? { file } : {}), ...(line ? { line } : {}) }));
    return {
        unit: profiles[0]?.unit ?? 'none',
        samples: profiles.flatMap(({ samples, weights }) => samples.flatMap((stack, at) => {
            const own = stack.flatMap(place => frames[place] ?? []);
            const weight = weights[at] ?? 0;
            return weight > 0 && own.length > 0 ? [{ frames: (0,profile/* cutStack */.t)(own), weight }] : [];
        })),
    };
}

;// CONCATENATED MODULE: ./lib/causes/readers/detect.js







/** Milliseconds by the names that formats have for units. */
const milliseconds = {
    nanoseconds: 1e-6,
    ns: 1e-6,
    microseconds: 1e-3,
    us: 1e-3,
    milliseconds: 1,
    ms: 1,
    seconds: 1000,
    s: 1000,
};
/** Reads a profile of any format, which its content tells. */
function readProfile({ name, bytes }) {
    // No text has the zeros that are in every message of pprof.
    if (bytes.subarray(0, 4096).includes(0))
        return inUnit(readPprof(bytes));
    const text = new TextDecoder().decode(bytes);
    if (text.startsWith('# callgrind format') || /^events: /m.test(text.slice(0, 4096)))
        return { unit: 'instructions', samples: readCallgrind(text) };
    if (text.trimStart().startsWith('{'))
        return readJson(text);
    const [header] = text
        .slice(0, 4096)
        .split('\n')
        .flatMap(line => readHeader(line) ?? []);
    if (header !== undefined) {
        const samples = readPerfScript(text);
        return header.event.startsWith('cpu-clock')
            ? inUnit({ samples, unit: 'nanoseconds' })
            : { unit: 'samples', samples };
    }
    const samples = readCollapsed(text);
    if (samples.length > 0)
        return { unit: 'samples', samples };
    throw new profile/* ProfileError */.e(`${JSON.stringify(name.slice(0, 100))} is in no format that is read: collapsed stacks, .cpuprofile, pprof, speedscope, \`perf script\` or callgrind`);
}
function readJson(text) {
    if (/^\s*\{\s*"nodes"/.test(text))
        return { unit: 'samples', samples: readCpuProfile(text).samples };
    try {
        return inUnit(readSpeedscope(JSON.parse(text)));
    }
    catch (cause) {
        if (cause instanceof profile/* ProfileError */.e)
            throw cause;
        throw new profile/* ProfileError */.e('it is not valid JSON, or it was cut off', { cause });
    }
}
function inUnit({ samples, unit }) {
    const factor = Object.hasOwn(milliseconds, unit) ? milliseconds[unit] : undefined;
    const known = factor === undefined ? 'samples' : 'ms';
    return { unit: known, samples: samples.map(one => ({ ...one, weight: one.weight * (factor ?? 1) })) };
}

;// CONCATENATED MODULE: ./lib/causes/profilers/files.js


/** The variable that names the directory for the profiles of an invocation. */
const profileVariable = 'BENCH_PROFILE';
/** Profiles that the command writes itself, into a directory that it is told. It is told none while it is measured. */
const filesProfiler = {
    name: 'files',
    variables: (_, directory) => ({ [profileVariable]: directory }),
    read: files => {
        const profiles = files.filter(({ bytes }) => bytes.length > 0).map(readProfile);
        const [first] = profiles;
        if (first === undefined)
            throw new profile/* ProfileError */.e(`the command wrote nothing into the directory $${profileVariable}`);
        if (profiles.some(({ unit }) => unit !== first.unit))
            throw new profile/* ProfileError */.e('its files count different things, such as time and instructions');
        return { unit: first.unit, samples: profiles.flatMap(({ samples }) => samples) };
    },
};

;// CONCATENATED MODULE: ./lib/causes/profilers/node.js


/** The variable that tells the recorder where to write. */
const profilesVariable = 'COUNTERBALANCE_PROFILES';
/**
 * Samples of every thread of every Node.js process of a command, by a recorder that each loads first. `place` puts it into a file.
 *
 * V8 notes wall times, and by them a busy machine would name what was interrupted. So a sample weighs the same as any other of its
 * process, and all of them together weigh its CPU time.
 */
function makeNodeProfiler(place) {
    return {
        name: 'node',
        variables: ({ NODE_OPTIONS: given = '' }, directory) => ({
            NODE_OPTIONS: `${given} --require ${JSON.stringify(place())}`.trim(),
            [profilesVariable]: directory,
        }),
        read: files => {
            if (files.length === 0)
                throw new profile/* ProfileError */.e('no Node.js process of it left one');
            return { unit: 'ms', samples: weigh(files.map(({ bytes }) => readCpuProfile(new TextDecoder().decode(bytes)))) };
        },
    };
}
/** All samples of `threads`, in milliseconds of CPU time. */
function weigh(threads) {
    const processes = new Map();
    for (const one of threads)
        processes.set(one.pid, [...(processes.get(one.pid) ?? []), one]);
    return [...processes.values()].flatMap(own => {
        // What the first thread of a process took has in it what its workers took.
        const cpuSeconds = Math.max(...own.map(one => one.cpuSeconds ?? 0));
        const hits = own.flatMap(({ samples }) => samples);
        const total = hits.reduce((sum, { weight }) => sum + weight, 0);
        return total === 0 ? [] : hits.map(one => ({ ...one, weight: (one.weight / total) * cpuSeconds * 1000 }));
    });
}

;// CONCATENATED MODULE: ./lib/causes/profilers/perf.js

const nanosecondsPerMillisecond = 1e6;
/** The events that tell CPU time without counters of the processor; an ordinary user may be allowed only the second. */
const clockEvents = ['cpu-clock', 'cpu-clock:u'];
/** The argument vector that samples `event` of `argv` into `file`. Without its BPF event, perf starts 0.8 s earlier. */
function recordArgv(event, file, argv) {
    return `perf record -q -B -N --no-bpf-event -F 999 -g`.split(' ').concat('-e', event, '-o', file, '--', ...argv);
}
/** Samples of the CPU time of every process of a command, by `perf record`. */
function makePerfProfiler(event) {
    return {
        name: 'perf',
        wrap: (argv, directory) => recordArgv(event, `${directory}/perf.data`, ['sh', '-c', passingOn, 'sh', ...argv]),
        print: directory => [
            ...['perf', 'script', '-i', `${directory}/perf.data`],
            ...['-F', 'comm,pid,tid,time,period,event,ip,sym,dso'],
        ],
        read: files => {
            const samples = files.flatMap(({ bytes }) => readPerfScript(new TextDecoder().decode(bytes)));
            return { unit: 'ms', samples: samples.map(one => ({ ...one, weight: one.weight / nanosecondsPerMillisecond })) };
        },
    };
}
/** perf calls a command that a signal has ended a success; a shell between them has a status for it. */
const passingOn = '"$@"; exit $?';

;// CONCATENATED MODULE: ./lib/causes/profilers/py-spy.js


/**
 * Leaves the CPU time of what ran and its status in a file beside the profile: the profiler's own time is not in it, and it hides the
 * status. As soon as Python has ended, the profiler kills what it started itself, so the writer is a child of that.
 */
const timing = '( "$@"; status=$?; { times; echo "$status"; } > "$0"; exit $status ) & wait $!';
/** The profiler does not wait for the writer, and nothing is left running after it. */
const waiting = '"$@"; status=$?; n=0; while [ ! -s "$0" ] && [ "$n" -lt 200 ]; do sleep 0.01; n=$((n+1)); done; exit $status';
/** Samples of every Python process of a command, by py-spy. All samples together weigh the CPU time of the command. */
const pySpyProfiler = {
    name: 'py-spy',
    wrap: (argv, directory) => [
        ...['sh', '-c', waiting, `${directory}/times`],
        ...[
            'py-spy',
            'record',
            '--subprocesses',
            '-r',
            '999',
            '-F',
            '--full-filenames',
            '-f',
            'raw',
            '-o',
            `${directory}/stacks`,
        ],
        ...['--', 'sh', '-c', timing, `${directory}/times`, ...argv],
    ],
    read: files => {
        const textOf = (name) => new TextDecoder().decode(files.find(file => file.name === name)?.bytes ?? new Uint8Array());
        const samples = readCollapsed(textOf('stacks')).flatMap(keepPython);
        const total = samples.reduce((sum, { weight }) => sum + weight, 0);
        if (total === 0)
            throw new profile/* ProfileError */.e('no Python process of it was sampled');
        const milliseconds = readTimes(textOf('times'));
        return { unit: 'ms', samples: samples.map(one => ({ ...one, weight: (one.weight / total) * milliseconds })) };
    },
};
/** The command line of each process stands in front, and may hold anything. Functions have a place behind their name. */
function keepPython({ frames, weight }) {
    const own = frames.filter(({ file }) => file !== undefined);
    return own.length === 0 ? [] : [{ frames: own, weight }];
}
/** The time of all children, from what the shell's `times` prints: user and system time, its own above theirs, and then the status. */
function readTimes(text) {
    const [, times = '', status] = text.trim().split('\n');
    if (status !== undefined && status !== '0')
        throw new profile/* ProfileError */.e(`the command ended with exit status ${status}`);
    const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map(([, minutes, seconds]) => 60 * Number(minutes) + Number(seconds));
    const seconds = parts.reduce((sum, part) => sum + part, 0);
    if (!(seconds > 0))
        throw new profile/* ProfileError */.e('the CPU time of the command is not known');
    return seconds * 1000;
}

// EXTERNAL MODULE: ./lib/measure/exit.js
var measure_exit = __webpack_require__(6638);
// EXTERNAL MODULE: ./lib/util/once.js
var once = __webpack_require__(4903);
;// CONCATENATED MODULE: ./lib/system/processes/profilers.js












/** Reads what Node.js loads into other programs, once: a command may write to its file, which stands beside the bundle. */
const readRecorder = (0,once/* once */.O)(() => (0,external_node_fs_.readFileSync)((0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url)), 'node-profile.cjs'), 'utf8'));
const patienceInSeconds = 10;
/** The profiler with this name on this machine, or in words why there is none, and what would bring it. */
async function findProfiler(name, here) {
    switch (name) {
        case 'node':
            return makeNodeProfiler(() => placeRecorder(here));
        case 'perf':
            return await findPerf(here);
        case 'callgrind':
            return (await (0,instruments/* tryValgrind */.zz)(here)) ?? callgrindProfiler;
        case 'py-spy':
            return await findPySpy(here);
        case 'files':
            return filesProfiler;
    }
}
/** A new file for each invocation, since the one before may have written to its own. */
function placeRecorder({ home, recorder }) {
    const path = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(home, 'recorder-')), 'node-profile.cjs');
    (0,external_node_fs_.writeFileSync)(path, recorder);
    return path;
}
async function findPySpy({ processes, variables, signal, home }) {
    const argv = ['py-spy', '--version'];
    const request = { argv, directory: home, environment: variables, timeoutInSeconds: patienceInSeconds };
    const { exit } = await processes.run(request, signal);
    return (0,measure_exit/* isSuccess */.oJ)(exit) ? pySpyProfiler : 'py-spy is not installed. Run `pip install py-spy`';
}
async function findPerf({ processes, variables, signal, home }) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(home, 'profiler-'));
    try {
        for (const event of clockEvents) {
            const argv = recordArgv(event, (0,external_node_path_.join)(folder, 'perf.data'), ['true']);
            const request = { argv, directory: home, environment: variables, timeoutInSeconds: patienceInSeconds };
            const { exit } = await processes.run(request, signal);
            if ((0,measure_exit/* isSuccess */.oJ)(exit))
                return makePerfProfiler(event);
            if (exit.kind === 'not-started')
                return notInstalled;
        }
        return notPermitted;
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
const notInstalled = 'perf is not installed. Install it (package linux-perf on Debian, linux-tools-generic on Ubuntu), or set "causes" to "off"';
const notPermitted = 'perf is not permitted to sample here. Run `sudo sysctl kernel.perf_event_paranoid=1`, or set "causes" to "off"';
const mostInBytes = 64 * 2 ** 20;
const mostFiles = 1000;
/** The files that a profiler left in `directory`; what is no file is left alone. */
const readProfiles = directory => {
    const names = (0,external_node_fs_.readdirSync)(directory).filter(name => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(directory, name)).isFile());
    if (names.length > mostFiles)
        return { problem: `it has ${names.length} files, and at most ${mostFiles} are read` };
    const size = names.reduce((sum, name) => sum + (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(directory, name)).size, 0);
    if (size > mostInBytes)
        return { problem: 'it has more than 64 MiB. Let the command do less work' };
    try {
        return { files: names.map((name) => ({ name, bytes: profilers_unpack((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(directory, name))) })) };
    }
    catch {
        return { problem: 'a packed file of it is damaged, or has more than 64 MiB' };
    }
};
/** What is packed by gzip, as pprof is, is unpacked, up to the limit. */
function profilers_unpack(bytes) {
    return bytes[0] === 0x1f && bytes[1] === 0x8b ? (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: mostInBytes }) : bytes;
}

// EXTERNAL MODULE: ./lib/system/processes/result-files.js
var result_files = __webpack_require__(9808);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var tinyglobby_dist = __webpack_require__(6448);
;// CONCATENATED MODULE: ./lib/system/processes/sizes.js





const sizes_mostFiles = 1000;
const mostMebibytes = 64;
/**
 * Measures files by patterns. What is compressed once is not compressed again: most rounds bring the same files, and the strongest
 * compression takes a second for each megabyte.
 */
function makeSizer() {
    const known = new Map();
    const compress = (content) => {
        const key = (0,external_node_crypto_.createHash)('sha256').update(content).digest('base64');
        const found = known.get(key) ?? compressNow(content);
        known.set(key, found);
        return found;
    };
    return (directory, patterns) => {
        const sizes = [];
        for (const pattern of patterns) {
            const sum = tryToAdd(directory, { pattern, compress });
            if (typeof sum === 'string')
                return { problem: `"size" (${pattern}) ${sum}` };
            sizes.push({ pattern, ...sum });
        }
        return { sizes };
    };
}
/** What the files come to, or why that is not known, in words. */
function tryToAdd(directory, { pattern, compress }) {
    try {
        const files = findFiles(directory, pattern);
        const problem = sizes_findProblem(files.map(path => (0,external_node_fs_.lstatSync)(path).size));
        if (problem !== undefined)
            return problem;
        const parts = files.map(path => compress((0,external_node_fs_.readFileSync)(path)));
        const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
        return { size: sum('size'), gzip: sum('gzip'), brotli: sum('brotli') };
    }
    catch (error) {
        // A process that the command left behind may take away a file, or forbid it.
        return `cannot be read: ${error.message.slice(0, 200)}`;
    }
}
/** Links are no files here: where they lead is nothing that the side brings. */
function findFiles(directory, pattern) {
    return (0,tinyglobby_dist/* globSync */.AZ)(pattern, { cwd: directory, dot: true, followSymbolicLinks: false, expandDirectories: false })
        .map(path => (0,external_node_path_.join)(directory, path))
        .filter(path => (0,external_node_fs_.lstatSync)(path).isFile())
        .sort();
}
function sizes_findProblem(sizesInBytes) {
    if (sizesInBytes.length === 0)
        return 'matches no file: does the command write one there?';
    if (sizesInBytes.length > sizes_mostFiles)
        return `matches ${sizesInBytes.length} files, and ${sizes_mostFiles} are the most`;
    const total = sizesInBytes.reduce((sum, size) => sum + size, 0);
    if (total <= mostMebibytes * 2 ** 20)
        return undefined;
    return `matches more than ${mostMebibytes} MiB: let it match only what is delivered`;
}
function compressNow(content) {
    return {
        size: content.length,
        gzip: (0,external_node_zlib_.gzipSync)(content, { level: external_node_zlib_.constants.Z_BEST_COMPRESSION }).length,
        brotli: (0,external_node_zlib_.brotliCompressSync)(content, { params: { [external_node_zlib_.constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).length,
    };
}

// EXTERNAL MODULE: ./lib/measure/quiet.js
var measure_quiet = __webpack_require__(1900);
// EXTERNAL MODULE: ./lib/system/environment.js
var environment = __webpack_require__(420);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/system/host/foreign-system.js



const foreign_system_patienceInMilliseconds = 20_000;
const virtual = 'virtual machine';
/** Returns what the tools of a machine without Linux's files report about it. Facts are left out if the tools do not answer. */
async function askForeignSystem(platform, cores) {
    if (platform === 'darwin') {
        const { physicalCores, isVirtual } = parseSysctl(await ask('sysctl', sysctlNames));
        return { ...describeThreads(cores, physicalCores), ...(isVirtual ? { virtualization: virtual } : {}) };
    }
    if (platform === 'win32') {
        const words = ['-NoProfile', '-NonInteractive', '-Command', powerShellScript];
        const { physicalCores, isVirtual, powerPlan } = parsePowerShell(await ask('powershell', words));
        return {
            ...describeThreads(cores, physicalCores),
            ...(isVirtual ? { virtualization: virtual } : {}),
            ...(powerPlan === undefined ? {} : { governor: powerPlan }),
        };
    }
    return {};
}
function describeThreads(cores, physicalCores) {
    return physicalCores === undefined || physicalCores === 0 ? {} : { smt: cores > physicalCores ? 'on' : 'off' };
}
/** What a program printed, also where it then failed: sysctl does for one name that it does not know. */
async function ask(program, words) {
    try {
        const options = { timeout: foreign_system_patienceInMilliseconds, env: (0,measure_variables/* withoutRunners */.E6)(process.env) };
        return (await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(program, [...words], options)).stdout;
    }
    catch (error) {
        return error.stdout ?? '';
    }
}
/** The values to ask for. macOS prints a line for each one that it knows. */
const sysctlNames = ['machdep.cpu.brand_string', 'hw.physicalcpu', 'kern.hv_vmm_present'];
/** Reads the output of `sysctl NAME…`, a `name: value` on each line. */
function parseSysctl(text) {
    const values = new Map(text.split('\n').map(line => [line.split(':', 1)[0], line.slice(line.indexOf(':') + 1).trim()]));
    const [cpu, cores, virtual] = sysctlNames.map(name => values.get(name));
    return {
        ...(cpu ? { cpu } : {}),
        ...(cores && /^\d+$/.test(cores) ? { physicalCores: Number(cores) } : {}),
        ...(virtual === undefined ? {} : { isVirtual: virtual === '1' }),
    };
}
/** Prints what {@link parsePowerShell} reads. */
const powerShellScript = [
    '$s = Get-CimInstance Win32_ComputerSystem',
    '$c = (Get-CimInstance Win32_Processor | Measure-Object NumberOfCores -Sum).Sum',
    "$p = (Get-CimInstance -Namespace root\\cimv2\\power Win32_PowerPlan -Filter 'IsActive=True' -ErrorAction SilentlyContinue).ElementName",
    '@{ cores = $c; hypervisor = $s.HypervisorPresent; plan = $p } | ConvertTo-Json -Compress',
].join('; ');
/** Reads the output of the script. The result is empty if the script could not print it. */
function parsePowerShell(text) {
    const data = parseJson(text);
    return {
        ...(typeof data.cores === 'number' ? { physicalCores: data.cores } : {}),
        ...(typeof data.hypervisor === 'boolean' ? { isVirtual: data.hypervisor } : {}),
        ...(typeof data.plan === 'string' && data.plan !== '' ? { powerPlan: data.plan.slice(0, 100) } : {}),
    };
}
function parseJson(text) {
    try {
        const data = JSON.parse(text);
        return typeof data === 'object' && data !== null ? { ...data } : {};
    }
    catch {
        return {};
    }
}

// EXTERNAL MODULE: ./lib/system/host/machine.js
var machine = __webpack_require__(685);
;// CONCATENATED MODULE: ./lib/system/processes/stillness.js






function lookAt({ timer }) {
    return { ...(0,machine/* readMachine */.U)(), hasLauncher: timer === 'launcher' };
}
/** An InputError where `quiet` asks for a machine that can be held still, and this one cannot. */
function refuseUnsteady(quiet, processes) {
    const obstacles = quiet === 'strict' ? (0,measure_quiet/* findObstacles */.AT)(lookAt(processes)) : [];
    if (obstacles.length === 0)
        return;
    throw new values/* InputError */.dz(`"quiet" is strict, but this machine cannot be kept quiet: ${obstacles.join('; ')}. Change that, or set "quiet" to auto, which does what is possible`);
}
/** Has invocations held as still as `quiet` asks, as far as that is permitted; the machine as it is then. */
async function holdStill(quiet, processes) {
    const machine = lookAt(processes);
    const held = await processes.hold((0,measure_quiet/* planHold */.bG)(quiet, machine));
    const { turbo, smt, aslr, quota } = machine;
    const governors = [...new Set(Object.values(machine.governors))];
    return {
        ...(0,environment/* readEnvironment */.Q)(),
        ...(await askForeignSystem(machine.platform, (0,external_node_os_.availableParallelism)())),
        ...(governors.length === 0 ? {} : { governor: governors.join(', ') }),
        ...(quota === undefined ? {} : { quotaInCores: Number(quota.toPrecision(3)) }),
        ...(turbo ? { turbo } : {}),
        ...(smt ? { smt } : {}),
        ...(aslr ? { aslr } : {}),
        ...(isNothing(held) ? {} : { held }),
    };
}
function isNothing({ cores, niceness }) {
    return cores === undefined && niceness === undefined;
}

;// CONCATENATED MODULE: ./lib/system/processes/toolchain.js



const timeoutInSeconds = 60;
const longest = 200;
/** The first line that each of `lines` prints, run by the shell in `directory`; where one fails, how it failed. */
async function askToolchain(lines, directory, { processes, shell, variables, signal }) {
    const environment = (0,measure_variables/* makeEnvironment */.oV)(variables);
    const tools = [];
    for (const line of lines) {
        const argv = (0,measure_command/* makeArgv */.fv)({ kind: 'shell', line }, shell);
        const result = await processes.run({ argv, directory, environment, timeoutInSeconds }, signal);
        tools.push({ command: line, version: readVersion(result) });
    }
    return tools;
}
/** Some tools print it on stderr. */
function readVersion({ exit, stdout, stderr }) {
    if (!(0,measure_exit/* isSuccess */.oJ)(exit))
        return `not known: it ${(0,measure_exit/* describeExit */.KE)(exit)}`.slice(0, longest);
    const line = [stdout, stderr]
        .flatMap(output => (output.readText() ?? '').split('\n'))
        .find(text => text.trim() !== '');
    return line?.trim().slice(0, longest) ?? 'not known: it printed nothing';
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./lib/system/servers/server-ports.js




/** Below those that systems give to whoever connects to others. */
const ports = { least: 10_000, below: 30_000 };
const tries = 100;
const server_ports_patienceInMilliseconds = 2000;
/** The network of this machine, as far as servers need it. */
function makeServerPorts(start) {
    const drawn = new Set();
    return {
        start,
        isTaken,
        ask: server_ports_ask,
        pause: async (milliseconds) => await (0,external_node_timers_promises_.setTimeout)(milliseconds),
        async drawPort() {
            for (let count = 0; count < tries; count++) {
                const port = (0,external_node_crypto_.randomInt)(ports.least, ports.below);
                if (drawn.has(port) || !(await canListen(port)))
                    continue;
                drawn.add(port);
                return port;
            }
            throw new Error(`There is no free port from ${ports.least} to ${ports.below - 1}: end the programs that use them.`);
        },
    };
}
/** Whether a server could listen on all addresses of this machine. */
async function canListen(port) {
    const server = (0,external_node_net_.createServer)();
    return await new Promise(resolve => {
        server.once('error', () => resolve(false));
        server.listen(port, () => server.close(() => resolve(true)));
    });
}
async function isTaken(port) {
    return await new Promise(resolve => {
        const socket = (0,external_node_net_.connect)({ port, host: 'localhost', timeout: server_ports_patienceInMilliseconds });
        const settle = (isConnected) => {
            socket.destroy();
            resolve(isConnected);
        };
        socket.once('connect', () => settle(true));
        socket.once('error', () => settle(false));
        socket.once('timeout', () => settle(false));
    });
}
async function server_ports_ask(url) {
    return await new Promise(resolve => {
        const request = (0,external_node_http_.get)(url, { timeout: server_ports_patienceInMilliseconds, agent: false }, answer => {
            const { statusCode = 0 } = answer;
            answer.resume();
            request.destroy();
            const isGood = statusCode >= 200 && statusCode < 400;
            resolve(isGood ? { isReady: true } : { isReady: false, said: `it answered with status ${statusCode}` });
        });
        request.once('timeout', () => request.destroy(new Error('it did not answer')));
        request.once('error', (error) => resolve({ isReady: false, said: describeError(error) }));
    });
}
function describeError({ code, message }) {
    return code === 'ECONNREFUSED' ? 'nothing listened there' : message;
}

// EXTERNAL MODULE: ./lib/system/surroundings.js
var surroundings = __webpack_require__(1458);
;// CONCATENATED MODULE: ./lib/system/world.js
























/** This machine, made ready for a comparison; everything that it started or put on disk is gone when its scope ends. */
async function openWorld(options) {
    const opened = [];
    const close = async () => {
        for (const thing of opened.splice(0).reverse())
            await thing[Symbol.asyncDispose]();
    };
    try {
        await loadOwnFolder();
        const recorder = readRecorder();
        const home = await (0,temporary/* makeTemporaryDirectory */.L)();
        opened.push(home);
        const handed = (0,measure_variables/* handOver */.Cl)((0,surroundings/* readVariables */.j)(), options);
        const turns = (0,external_node_path_.join)(home.path, 'turns');
        await (0,promises_.mkdir)(turns);
        const processes = await (0,processes_processes/* openProcesses */.I)({ directory: turns, variables: handed.variables });
        opened.push(processes);
        const world = makeWorld(options, { home: home.path, turns, handed, processes, recorder }, thing => opened.push(thing));
        const host = openHostMonitor({ directory: home.path, spin: () => processes.spin() });
        opened.push({ [Symbol.asyncDispose]: async () => host[Symbol.dispose]() });
        return { ...world, measuring: { ...world.measuring, host }, [Symbol.asyncDispose]: close };
    }
    catch (error) {
        await close();
        throw error;
    }
}
function makeWorld(options, { home, turns, handed, processes, recorder }, closing) {
    const { signal, openRecord, meetConsole } = options;
    const clock = (0,busy_clock/* makeBusyClock */.m)(options.watch);
    closing({ [Symbol.asyncDispose]: async () => clock[Symbol.dispose]() });
    const { watch } = clock;
    const shell = (0,surroundings/* findShell */.C)();
    const setup = { processes, shell, ...handed, signal, watch };
    const describe = async ({ toolchain: lines, contender, quiet }) => {
        const toolchain = await askToolchain(lines, (0,external_node_path_.resolve)(contender), setup);
        const held = await holdStill(quiet, processes);
        return toolchain.length === 0 ? held : { ...held, toolchain };
    };
    let environment;
    return {
        ...handed,
        measuring: {
            processes,
            shell,
            ...{ signal, watch, meetConsole, endAfter: end_after/* endAfter */.u, digest, debug: debug/* debug */.Y },
            benchOutput: () => (0,result_files/* makeFreshFile */.nO)((0,outputs/* drawPath */.k)(turns)),
            commandOutput: remember(result_files/* makeCommandOutput */.pU),
            measureSizes: makeSizer(),
            instrumentOutput: () => (0,result_files/* makeFreshDirectory */.eS)((0,outputs/* drawPath */.k)(turns)),
            servers: makeServerPorts(request => processes.serve(request)),
            clock: () => performance.now() / 1000,
        },
        prepareSides: async (inputs) => {
            refuseUnsteady(inputs.quiet, processes);
            return await prepareSides(inputs, { ...options, home, closing }, setup);
        },
        install: async (inputs, sides) => await installSides(inputs, sides, { ...setup, home, closing, outputs: options.outputs ?? [] }),
        detectInstruments: ({ instruments: request, settings: { metrics } }) => (0,instruments/* detectInstruments */.mY)({ request, metrics }, { ...setup, home }),
        holdStill: inputs => {
            environment ??= describe(inputs);
            return environment;
        },
        confine: async ({ sides, inPlace }) => {
            if (inPlace)
                return 'the sides run where they are, not in copies';
            const opened = sides.flatMap(({ places }) => places.map(({ root }) => root));
            const ownFiles = (options.ownFiles ?? []).filter(makeSolid);
            return await processes.confine({ closed: [home, ownDirectory, ...ownFiles], opened });
        },
        profiling: {
            find: name => findProfiler(name, { ...setup, home, recorder }),
            readProfiles: readProfiles,
            diff: async (directory, commit) => await diffWith(directory, commit, signal),
        },
        drawSeed: () => (0,external_node_crypto_.randomBytes)(8).toString('hex'),
        now: () => new Date().toISOString(),
        openRecord,
    };
}
function digest(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32);
}
/** Whether `path` is a file or a directory, which it is from now on where there was nothing: what is to come there is ours too. */
function makeSolid(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        (0,external_node_fs_.writeFileSync)(path, '');
    return stats === undefined || stats.isFile() || stats.isDirectory();
}
/** What `make` made for the same place, which knows what was there at first. */
function remember(make) {
    const made = new Map();
    return (directory, name) => {
        const key = `${directory}/${name}`;
        const known = made.get(key) ?? make(directory, name);
        made.set(key, known);
        return known;
    };
}

;// CONCATENATED MODULE: ./lib/system/here.js
var here_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var here_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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


/** Does `work` on this machine, until a signal ends it; what is opened for it is closed. */
async function here(options, work) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const signals = here_addDisposableResource(env_1, (0,system_signals/* listenForSignals */.s)(), false);
        const world = here_addDisposableResource(env_1, await openWorld({ ...options, signal: signals.signal }), true);
        try {
            return await work(world);
        }
        catch (error) {
            // What Ctrl-C ends beside us fails for no reason of its own.
            signals.signal.throwIfAborted();
            throw error;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = here_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** For work whose sessions show themselves in another way, and whose records nobody keeps. */
const unseen = {
    watch: () => undefined,
    openRecord: () => ({ append: () => undefined, finish: () => undefined }),
};


/***/ }),

/***/ 4421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ endAfter)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

/** Nothing that the work sees is another one: the context is there for its time limit alone, which also ends a regular expression. */
const context = (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ work: undefined });
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('work()');
/** Does `work`, and ends it when it has taken so many milliseconds; whether it came to its own end. */
function endAfter(milliseconds, work) {
    context.work = work;
    try {
        script.runInContext(context, { timeout: milliseconds });
        return true;
    }
    catch (error) {
        if (error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return false;
        throw error;
    }
    finally {
        context.work = undefined;
    }
}


/***/ })

};
