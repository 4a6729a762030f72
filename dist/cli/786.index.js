export const id = 786;
export const ids = [786];
export const modules = {

/***/ 883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/report/text/escape.js
var text_escape = __webpack_require__(1961);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/measure/quiet.js
var quiet = __webpack_require__(1900);
// EXTERNAL MODULE: ./lib/measure/variables.js
var variables = __webpack_require__(3725);
// EXTERNAL MODULE: ./lib/system/environment.js
var environment = __webpack_require__(420);
// EXTERNAL MODULE: ./lib/system/host/machine.js
var host_machine = __webpack_require__(685);
// EXTERNAL MODULE: ./lib/system/processes/instruments.js + 5 modules
var instruments = __webpack_require__(8486);
// EXTERNAL MODULE: ./lib/system/processes/processes.js + 12 modules
var processes_processes = __webpack_require__(7830);
// EXTERNAL MODULE: ./lib/system/surroundings.js
var surroundings = __webpack_require__(1458);
// EXTERNAL MODULE: ./lib/system/temporary.js
var temporary = __webpack_require__(4146);
;// CONCATENATED MODULE: ./lib/system/checkup.js
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










/** Examines this machine; its noise is watched for `seconds`. */
async function examineMachine(seconds, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const home = __addDisposableResource(env_1, await (0,temporary/* makeTemporaryDirectory */.L)(), true);
        const directory = (0,external_node_path_.join)(home.path, 'turns');
        await (0,promises_.mkdir)(directory);
        const handed = (0,variables/* handOver */.Cl)((0,surroundings/* readVariables */.j)(), undefined);
        const processes = __addDisposableResource(env_1, await (0,processes_processes/* openProcesses */.I)({ directory, variables: handed.variables }), true);
        const machine = { ...(0,host_machine/* readMachine */.U)(), hasLauncher: processes.timer === 'launcher' };
        const counters = await (0,instruments/* findCounters */.fc)({ processes, shell: 'sh', ...handed, signal, home: home.path });
        return {
            timer: processes.timer,
            environment: (0,environment/* readEnvironment */.Q)(),
            governors: [...new Set(Object.values(machine.governors))],
            counters: typeof counters === 'string' ? counters : counters.events,
            obstacles: (0,quiet/* findObstacles */.AT)(machine),
            spins: await spinFor(seconds, processes, signal),
        };
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
async function spinFor(seconds, processes, signal) {
    // The first one finds caches and interpreters cold.
    await processes.spin();
    const until = performance.now() + 1000 * seconds;
    const spins = [];
    while (performance.now() < until && !signal.aborted) {
        const spin = await processes.spin();
        if (spin === undefined)
            return [];
        spins.push(spin.seconds);
    }
    return spins;
}

// EXTERNAL MODULE: ./lib/system/git/git.js
var git = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/system/signals.js
var system_signals = __webpack_require__(288);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
;// CONCATENATED MODULE: ./lib/workflow/checks.js

/** Events on which the default branch publishes. */
const publishing = ['push', 'schedule', 'workflow_dispatch'];
/** Lists problems with the events, which must start what the step is for. */
function checkTriggers({ events, mode, inputs, workflow }) {
    const buildsOwn = inputs.setup !== undefined || inputs.baseline === 'ref' || inputs['baseline-directory'] !== undefined;
    const isMerged = Object.values(workflow.jobs).some(job => job.steps.some(step => step.with?.mode === 'merge'));
    const isLeg = Object.values(workflow.jobs).some(job => job.strategy?.matrix !== undefined);
    return [
        ...(events.includes('pull_request_target')
            ? [
                error('"pull_request_target" runs the code of a pull request with the rights of the default branch: use "pull_request"'),
            ]
            : []),
        ...(mode === 'auto' && !buildsOwn && !events.some(event => publishing.includes(event))
            ? [
                error('nothing publishes a baseline: add "push" on the default branch to "on", or set "setup" so that it is built'),
            ]
            : []),
        ...(mode === 'auto' && !buildsOwn && events.includes('pull_request')
            ? [warning('the first pull request has no baseline: set "setup" to the command that builds the program')]
            : []),
        ...(mode === 'report' && !events.includes('workflow_run')
            ? [error('"mode: report" needs the event "workflow_run"')]
            : []),
        ...(isLeg && !isMerged && mode === 'auto' && events.includes('pull_request')
            ? [warning('a matrix has no comment of its own: add a job with "mode: merge" and "needs"')]
            : []),
    ];
}
/** Lists problems with the rights of the job, which must be enough for its mode. */
function checkPermissions({ workflow, job, jobName, mode, inputs, events }) {
    const given = job.permissions ?? workflow.permissions;
    const comments = (mode === 'auto' || mode === 'merge' || mode === 'report') && inputs.comment !== 'never';
    const isPart = inputs.leg !== undefined || inputs.shard !== undefined || job.strategy?.matrix !== undefined;
    const isPull = events.some(event => ['pull_request', 'workflow_run'].includes(event));
    const needed = [
        ['contents', 'read', 'read the repository'],
        ...(inputs.baseline === 'ref' ||
            inputs['baseline-directory'] !== undefined ||
            ['self-test', 'bisect'].includes(mode)
            ? []
            : [['actions', 'read', 'find baselines and records']]),
        ...(comments && isPull && !isPart ? [['pull-requests', 'write', 'comment']] : []),
        ...(String(inputs.check) === 'true' ? [['checks', 'write', 'leave a check run']] : []),
    ];
    if (given === undefined || given === null)
        return [
            warning(`the job "${jobName}" has the rights that the repository gives by default: list them in "permissions" (${needed.map(([name, right]) => `${name}: ${right}`).join(', ')})`),
        ];
    return needed
        .filter(([name, right]) => !holds(given, name, right))
        .map(([name, right, why]) => (name === 'pull-requests' ? warning : error)(`the job "${jobName}" lacks "${name}: ${right}" in "permissions", which it needs in order to ${why}`));
}
function holds(given, name, right) {
    if (typeof given === 'string')
        return given === 'write-all' || (given === 'read-all' && right === 'read');
    return given[name] === 'write' || given[name] === right;
}
/** Lists problems with the inputs of the step, which must be known and sufficient. */
function checkPayload({ events, mode, inputs, jobName }) {
    const publishes = mode === 'publish' || (mode === 'auto' && events.some(event => publishing.includes(event)));
    const measures = ['auto', 'compare', 'publish', 'self-test', 'bisect'].includes(mode);
    const known = (0,declarations/* listInputs */.SS)('action').map(({ name }) => name);
    return [
        ...Object.keys(inputs)
            .filter(name => !known.includes(name))
            .map(name => error(`"${name}" is no input: docs/inputs.md lists them`)),
        ...(publishes && inputs.payload === undefined
            ? [
                error(`the job "${jobName}" publishes, and "payload" is missing: give patterns of the files that the command needs`),
            ]
            : []),
        ...(measures && inputs.command === undefined
            ? [error(`the job "${jobName}" measures, and "command" is missing: give the command that runs the benchmarks`)]
            : []),
    ];
}
/** Lists ways in which a pull request could reach what it should not. */
function checkSecrets({ job, jobName, inputs }) {
    const checkouts = job.steps.filter(({ uses }) => uses.startsWith('actions/checkout@'));
    const texts = ['command', 'prepare', 'setup', 'install'].map(name => String(inputs[name] ?? ''));
    const isWritten = [...texts, ...job.steps.map(({ run }) => run)].some(text => /\$\{\{\s*(github\.event\.|github\.head_ref)/.test(text));
    return [
        ...(checkouts.some(one => String(one.with?.['persist-credentials']) !== 'false')
            ? [
                warning(`the job "${jobName}" leaves the token in the checkout: add "persist-credentials: false" to actions/checkout`),
            ]
            : []),
        ...(isWritten
            ? [
                error(`the job "${jobName}" puts text of the event into a shell line, which its author can choose: pass it by "env"`),
            ]
            : []),
        ...(job['timeout-minutes'] === undefined
            ? [warning(`the job "${jobName}" has no "timeout-minutes", so a command that hangs runs for six hours`)]
            : []),
    ];
}
/** Lists ways in which two runs could write at the same time, or a push could be cancelled. */
function checkConcurrency({ workflow: { concurrency }, events }) {
    if (concurrency === undefined)
        return [warning('there is no "concurrency" block: two runs of a pull request measure at the same time')];
    const { group, cancels } = typeof concurrency === 'string'
        ? { group: concurrency, cancels: false }
        : { group: concurrency.group, cancels: String(concurrency['cancel-in-progress']) === 'true' };
    const isOwn = /github\.(sha|run_id)/.test(group);
    return cancels && events.includes('push') && !isOwn
        ? [
            warning('a push can cancel the run of the push before, which then publishes no baseline: add github.sha to the group'),
        ]
        : [];
}
function error(message) {
    return { severity: 'error', message };
}
function warning(message) {
    return { severity: 'warning', message };
}

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/workflow/shape.js


/** One value or several. */
const oneOrMore = dist/* union */.KCZ([dist/* string */.YjP(), dist/* array */.YOg(dist/* string */.YjP())]);
const rights = dist/* union */.KCZ([dist/* string */.YjP(), dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP())]);
const concurrency = dist/* union */.KCZ([
    dist/* string */.YjP(),
    dist/* looseObject */._H3({ 'cancel-in-progress': dist/* optional */.lqM(dist/* unknown */.L5J()), group: dist/* optional */.lqM(dist/* string */.YjP(), '') }),
]);
const step = dist/* looseObject */._H3({
    uses: dist/* optional */.lqM(dist/* string */.YjP(), ''),
    run: dist/* optional */.lqM(dist/* string */.YjP(), ''),
    with: dist/* optional */.lqM(dist/* nullable */.mee(dist/* record */.g1P(dist/* string */.YjP(), dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig(), dist/* boolean */.zMY(), dist/* null */.chJ()])))),
});
const job = dist/* looseObject */._H3({
    if: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* unknown */.L5J(), dist/* transform */.pdi(String)), ''),
    permissions: dist/* optional */.lqM(dist/* nullable */.mee(rights)),
    concurrency: dist/* optional */.lqM(concurrency),
    strategy: dist/* optional */.lqM(dist/* looseObject */._H3({ matrix: dist/* optional */.lqM(dist/* unknown */.L5J()) })),
    'timeout-minutes': dist/* optional */.lqM(dist/* unknown */.L5J()),
    steps: dist/* optional */.lqM(dist/* array */.YOg(step), []),
});
const workflow = dist/* looseObject */._H3({
    on: dist/* union */.KCZ([oneOrMore, dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())]),
    permissions: dist/* optional */.lqM(dist/* nullable */.mee(rights)),
    concurrency: dist/* optional */.lqM(concurrency),
    jobs: dist/* record */.g1P(dist/* string */.YjP(), job),
});
/** The workflow in `text`, or why there is none. */
function parseWorkflow(text) {
    const document = (0,yaml_dist/* parseDocument */.Tp)(text);
    const [error] = document.errors;
    if (error)
        return `it is not valid YAML: ${error.message.split('\n')[0]}`;
    const found = dist/* safeParse */.xLC(workflow, document.toJS());
    if (found.success)
        return found.output;
    const [issue] = found.issues;
    return `it is no workflow: ${dist/* getDotPath */.BuJ(issue) ?? 'it'}: ${issue.message}`;
}
/** The events that start `workflow`. */
function listEvents({ on }) {
    if (typeof on === 'string')
        return [on];
    return Array.isArray(on) ? on : Object.keys(on);
}

;// CONCATENATED MODULE: ./lib/workflow/check.js


/** Lists the problems with how the workflow in `text` uses Counterbalance. Returns undefined if it does not use it. */
function checkWorkflow(text) {
    const workflow = parseWorkflow(text);
    if (typeof workflow === 'string')
        return [{ severity: 'error', message: workflow }];
    const uses = findUses(workflow);
    if (uses.length === 0)
        return undefined;
    const problems = uses.flatMap(use => [
        ...checkTriggers(use),
        ...checkPermissions(use),
        ...checkPayload(use),
        ...checkSecrets(use),
    ]);
    const all = [...problems, ...checkConcurrency(uses[0])];
    return all.filter(({ message }, index) => all.findIndex(one => one.message === message) === index);
}
function findUses(workflow) {
    const events = listEvents(workflow);
    return Object.entries(workflow.jobs).flatMap(([jobName, job]) => job.steps.filter(isOurs).map(({ with: given }) => {
        const inputs = given ?? {};
        const own = eventsOf(job, events);
        const asked = String(inputs.mode ?? 'auto');
        const mode = asked === 'auto' && own.includes('workflow_run') ? 'report' : asked;
        return { workflow, events: own, jobName, job, inputs, mode };
    }));
}
/** Of `events`, those that the condition of `job` lets through. */
function eventsOf({ if: condition }, events) {
    const only = /^[^|]*github\.event_name == '(\w+)'[^|]*$/.exec(condition)?.[1];
    return only === undefined ? events : events.filter(event => event === only);
}
function isOurs({ uses }) {
    return /(^|\/)counterbalance(@|$)/.test(uses);
}

// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
;// CONCATENATED MODULE: ./lib/command-line/doctor/describe-machine.js


/** Describes the abilities of this machine, one per line. `✔` is good, `!` could be better. */
function describeMachine(checkup) {
    const { timer, environment, governors, counters, obstacles } = checkup;
    const { cpu, cores, os, kernel, node, virtualization } = environment;
    return [
        `  · ${[cpu, `${cores} cores`, os, `kernel ${kernel}`, `Node.js ${node}`, virtualization].filter(Boolean).join(', ')}`,
        timer === 'launcher'
            ? good('the launcher times processes, with CPU time and memory')
            : poor('Node.js times processes, and CPU time and memory are unknown: install Python 3.8 or later'),
        typeof counters === 'string'
            ? poor(`no counters of the processor: ${counters}`)
            : good(`perf counts ${counters.join(', ')}`),
        governors.length === 0
            ? poor('the governor is unknown, as in most virtual machines, so the speed may change')
            : governors.every(governor => governor === 'performance')
                ? good('the governor is performance')
                : poor(`the governor is ${governors.join(', ')} (cpupower frequency-set -g performance changes it)`),
        cores >= 3
            ? good('one core is left to the harness')
            : poor(`${cores} cores are too few to leave one to the harness, so it disturbs the measurement a little`),
        describeNoise(checkup.spins),
        ...(obstacles.length === 0
            ? [good('"--quiet strict" is possible')]
            : [`  · "--quiet strict" is not possible: ${obstacles.join('; ')}`]),
    ];
}
/** A spin that takes so much longer than usual was disturbed. */
const disturbed = 0.02;
function describeNoise(spins) {
    if (spins.length < 2)
        return poor('the noise of the machine is unknown: a fixed piece of work could not be timed');
    const usual = (0,simple_statistics/* median */.JZ)([...spins]);
    const deviations = spins.map(seconds => Math.abs(seconds / usual - 1));
    const beyond = deviations.filter(deviation => deviation > disturbed).length;
    const { number, unit } = (0,scale/* scale */.hs)([usual], 's');
    const text = `noise: a fixed piece of work takes ${number(usual)} ${unit} ± ${(0,scale/* percentSize */.v_)((0,simple_statistics/* median */.JZ)(deviations))}, and ${beyond} of ${spins.length} times it was off by more than ${(0,scale/* share */.uM)(disturbed)}`;
    return beyond > spins.length / 10 ? poor(`${text}: stop other programs on this machine`) : good(text);
}
function good(text) {
    return `  ✔ ${text}`;
}
function poor(text) {
    return `  ! ${text}`;
}

;// CONCATENATED MODULE: ./lib/command-line/doctor/doctor.js
var doctor_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var doctor_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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











const doctor = {
    usage: 'counterbalance doctor [--watch TIME] [WORKFLOW.yml…]',
    summary: 'what this machine can do, and what is wrong with the workflows of this repository',
    options: {
        watch: {
            placeholder: 'TIME',
            group: 'Output',
            default: '5s',
            help: 'How long the noise of the machine is watched. With the name of a workflow, the machine is not looked at.',
        },
    },
    async run({ get, words }) {
        const seconds = (0,values/* parseDuration */.E9)(get('watch') || '5s', '--watch');
        if (words.length === 0) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const signals = doctor_addDisposableResource(env_1, (0,system_signals/* listenForSignals */.s)(), false);
                const lines = describeMachine(await examineMachine(seconds, signals.signal));
                signals.signal.throwIfAborted();
                show(['This machine:', ...lines, '']);
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                doctor_disposeResources(env_1);
            }
        }
        const paths = words.length > 0 ? words : await findWorkflows();
        const checked = paths.flatMap(path => {
            const problems = checkWorkflow((0,files/* readInput */.R5)([path], 'WORKFLOW.yml'));
            return problems === undefined && words.length === 0 ? [] : [{ path, problems }];
        });
        if (checked.length === 0)
            show(['No workflow uses Counterbalance: "counterbalance init" writes one.']);
        for (const { path, problems } of checked)
            show(describeWorkflow(path, problems));
        const isWrong = checked.some(({ problems }) => problems?.some(({ severity }) => severity === 'error'));
        return isWrong ? exit_status/* exitStatus */.$.gateFailed : exit_status/* exitStatus */.$.done;
    },
};
async function findWorkflows() {
    const root = await (0,git/* openGit */.z)('.', { signal: new AbortController().signal }).try('rev-parse', '--show-toplevel');
    const home = (0,external_node_path_.join)(root ?? '.', '.github/workflows');
    try {
        return (0,external_node_fs_.readdirSync)(home)
            .filter(name => /\.ya?ml$/.test(name))
            .map(name => (0,external_node_path_.join)(home, name));
    }
    catch {
        return [];
    }
}
function describeWorkflow(path, problems) {
    if (problems === undefined)
        return [`${path} does not use Counterbalance`];
    if (problems.length === 0)
        return [`✔ ${path}: nothing is wrong`];
    return [`${path}:`, ...problems.map(({ severity, message }) => `  ${severity === 'error' ? '✗' : '!'} ${message}`)];
}
function show(lines) {
    process.stdout.write(lines.map(line => `${(0,text_escape/* harmlessLines */.vL)(line)}\n`).join(''));
}


/***/ }),

/***/ 5197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   j: () => (/* binding */ keepOnFault),
/* harmony export */   n2: () => (/* binding */ checkOutputs),
/* harmony export */   oo: () => (/* binding */ tryToWrite),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1243);
/* harmony import */ var _system_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2595);





const longestInBytes = 2 ** 28;
/** The text of the file that `words` name, `-` for standard input; `what` is its name in the usage. */
function readInput(words, what) {
    const [path, ...rest] = words;
    if (path === undefined || rest.length > 0)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`give exactly one ${what}, or "-" for standard input`);
    try {
        const size = path === '-' ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size;
        if (size <= longestInBytes)
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path === '-' ? 0 : path, 'utf8');
    }
    catch (cause) {
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" cannot be read: ${(0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(cause)}`, { cause });
    }
    throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" is larger than ${longestInBytes / 2 ** 20} MiB, and is not read`);
}
/** Files to be written at the end, where they are named; they are tried now, since measuring is too long to be lost on a wrong path. */
function checkOutputs(paths) {
    for (const path of paths) {
        if (!path)
            continue;
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
            if (stats?.isDirectory())
                throw new Error('it is a directory');
            if (!stats && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).isDirectory())
                throw new Error('not a directory');
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(stats ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        }
        catch (cause) {
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${(0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(cause)}`, { cause });
        }
    }
}
/** Writes a new file, with the directories that it is in; an InputError where there is one already. */
function createFile(path, text) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text, { flag: 'wx' });
    }
    catch (cause) {
        const isThere = cause.code === 'EEXIST';
        const why = isThere ? 'it exists already, and nothing is overwritten: move it away' : (0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(cause);
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${why}`, { cause });
    }
}
/**
 * Returns what `make` makes of `record`. If it fails, what was measured is not lost: where it is in no file yet, it is written to a new
 * one in `directory`.
 */
function keepOnFault({ record, path = '', problem, directory = '.' }, make) {
    try {
        return make();
    }
    catch (error) {
        if (path === '' || problem !== undefined) {
            const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, `counterbalance-record-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`);
            const problem = tryToWrite(kept, () => (0,_record_encode_js__WEBPACK_IMPORTED_MODULE_4__/* .encodeRecord */ .Ym)(record));
            process.stderr.write(`${problem ?? `what was measured is in "${kept}"`}\n`);
        }
        throw error;
    }
}
/** Writes what `make` makes to `path`, where there is one; why it could not, in words. */
function tryToWrite(path, make) {
    if (path === '')
        return undefined;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, make());
        return undefined;
    }
    catch (error) {
        return `"${path}" could not be written: ${(0,_system_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .explainSystemError */ .T)(error)}`;
    }
}


/***/ }),

/***/ 6964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ makeProcessMetric),
/* harmony export */   Lq: () => (/* binding */ processMetrics),
/* harmony export */   NW: () => (/* binding */ isLevel),
/* harmony export */   c0: () => (/* binding */ isTelling)
/* harmony export */ });
/* harmony import */ var _server_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3818);

/** What can be known of a process from outside, in base units, by name; less of each is better. */
const units = {
    'cpu-time': 's',
    'user-time': 's',
    'system-time': 's',
    'peak-memory': 'B',
    'minor-faults': 'count',
    'major-faults': 'count',
    'voluntary-switches': 'count',
    'involuntary-switches': 'count',
    instructions: 'count',
    cycles: 'count',
    branches: 'count',
    'branch-misses': 'count',
    'cache-misses': 'count',
};
const processMetrics = Object.keys(units);
/** Those that say something to a reader who did not ask; the others explain them, and are there for who asks. */
const telling = new Set(['cpu-time', 'peak-memory', 'instructions', ..._server_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .serverMetrics */ .b]);
/** Returns whether a process that does more has no more of the metric with this name. It has as much at some time. */
function isLevel(name) {
    return name === 'peak-memory';
}
/** The metric with this name, of the process as a whole. */
function makeProcessMetric(name) {
    return { name, unit: units[name], better: 'lower' };
}
/** Returns whether a reader sees the metric with this name without asking for it. */
function isTelling(name) {
    return telling.has(name);
}


/***/ }),

/***/ 6115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ percentWithin),
/* harmony export */   Hn: () => (/* binding */ times),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   hs: () => (/* binding */ scale),
/* harmony export */   r6: () => (/* binding */ percentInterval),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   v_: () => (/* binding */ percentSize)
/* harmony export */ });
/** Sizes of the units that people read, by name, ascending. */
const ladders = {
    s: { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1, min: 60 },
    B: { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
    'B/s': { 'B/s': 1, 'kB/s': 1e3, 'MB/s': 1e6, 'GB/s': 1e9 },
    '1/s': { '/s': 1, 'k/s': 1e3, 'M/s': 1e6, 'G/s': 1e9 },
    // Counts are exact, and people know them by their digits; so they are grouped for long, and shortened late.
    count: { '': 1, M: 1e6, G: 1e9 },
};
const significant = 3;
/** What needs more is written with an exponent. */
const mostDecimals = 8;
const thinSpace = '\u2009';
const minus = '−';
/** The scale of a row: the largest unit that is not larger than the first of `values` with a size, and has a number for each of them. */
function scale(values, unit) {
    const finite = values.filter(Number.isFinite);
    const reference = Math.abs(finite.find(value => value !== 0) ?? 1);
    const known = stepsOf(unit);
    const ladder = known.filter(([, size]) => size >= 1 || finite.every(value => Number.isFinite(value / size)));
    // Compared as printed: 999.9 µs has three digits as 1.00 ms.
    const fitting = ladder.filter(([, size]) => Number((reference / size).toPrecision(significant)) >= 1);
    const [name, size] = fitting.at(-1) ?? ladder[0];
    // 64 bytes are 64, not 64.0; 64 ms are 64.0.
    const isWhole = (value) => size === 1 && unit !== 's' && Number.isInteger(value);
    const digits = (value) => (isWhole(value) ? 0 : digitsOf(value / size));
    const spread = (spread, value) => spreadOf(spread / size, digits(value));
    return {
        unit: name,
        size,
        number: value => decimal(value / size, digits(value)),
        spread,
        numberWith: (value, around) => decimal(value / size, Math.max(digits(value), decimalsOf(spread(around, value)))),
    };
}
/** The units that people read, with their sizes. Work in a second has the prefixes of all rates. */
function stepsOf(unit) {
    if (Object.hasOwn(ladders, unit))
        return Object.entries(ladders[unit]);
    if (!/^flops?\/s$/i.test(unit))
        return [[unit, 1]];
    return [1, 1e3, 1e6, 1e9, 1e12].map((size, at) => [`${['', 'k', 'M', 'G', 'T'][at]}${unit}`, size]);
}
/** A relative change as text: `+6.8 %`. */
function percent(fraction) {
    return `${signed(fraction)} %`;
}
/** A relative change as text, with no more decimals than the ends of its interval have. */
function percentWithin(value, ...ends) {
    const own = percentDigits(Math.abs(value));
    const known = ends.flatMap(end => (end === null ? [] : [percentDigits(Math.abs(end))]));
    return `${signed(value, known.length === 0 ? own : Math.min(own, Math.max(...known)))} %`;
}
/** A ratio as people say it, three significant digits at most: `×12.5`. */
function times(ratio) {
    const rounded = Number(ratio.toPrecision(significant));
    return `×${decimal(rounded, decimalsOf(String(rounded)))}`;
}
/** Returns the size of a relative change, whatever its direction: `0.6 %`. */
function percentSize(fraction) {
    return `${decimal(Math.abs(fraction) * 100, percentDigits(Math.abs(fraction)))} %`;
}
/** An interval of a relative change: `[+5.9, +7.7]`; null is an end without bound. */
function percentInterval(low, high) {
    return `[${low === null ? '−∞' : signed(low)}, ${high === null ? '+∞' : signed(high)}]`;
}
/** A share, with no more digits than it has: a threshold that somebody set, a part of the time: `2 %`, `99.5 %`. */
function share(fraction) {
    return `${Number((fraction * 100).toPrecision(significant))} %`;
}
function signed(fraction, digits = percentDigits(Math.abs(fraction))) {
    if (fraction === 0)
        return '0';
    const text = decimal(Math.abs(fraction) * 100, digits);
    // What is almost nothing has no direction to see.
    return /[1-9∞]/.test(text) ? `${fraction < 0 ? minus : '+'}${text}` : text;
}
function percentDigits(size) {
    if (size < 0.001)
        return 2;
    return size < 0.9995 ? 1 : 0;
}
/** How many decimals a printed number has; one with an exponent has none to match. */
function decimalsOf(text) {
    return /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
}
function spreadOf(spread, digits) {
    if (spread === 0)
        return '0';
    const isShown = digits <= mostDecimals && Number(spread.toFixed(digits)) !== 0;
    return decimal(spread, isShown ? digits : Math.max(0, -Math.floor(Math.log10(spread))));
}
/** Decimals that leave three significant digits. */
function digitsOf(value) {
    const rounded = Math.abs(Number(value.toPrecision(significant)));
    if (rounded === 0 || !Number.isFinite(rounded))
        return 0;
    return Math.max(0, significant - 1 - Math.floor(Math.log10(rounded)));
}
function decimal(value, digits) {
    if (!Number.isFinite(value))
        return Number.isNaN(value) ? '–' : value < 0 ? '−∞' : '∞';
    const size = Math.abs(value);
    const sign = value < 0 ? minus : '';
    if (digits > mostDecimals || size >= 1e15)
        return `${sign}${size.toExponential(significant - 1).replace('-', minus)}`;
    const [whole, fraction] = size.toFixed(digits).split('.');
    const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, thinSpace) : whole;
    return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}


/***/ }),

/***/ 3818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ makeServerMetric),
/* harmony export */   b: () => (/* binding */ serverMetrics)
/* harmony export */ });
/** What is known of the server that a command uses, in base units, by name; less of each is better. */
const units = { 'server cpu-time': 's', 'server peak-memory': 'B' };
const serverMetrics = Object.keys(units);
/** The metric with this name, of the server of an invocation. */
function makeServerMetric(name) {
    return { name, unit: units[name], better: 'lower' };
}


/***/ })

};
