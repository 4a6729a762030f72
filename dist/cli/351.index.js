export const id = 351;
export const ids = [351];
export const modules = {

/***/ 7733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeMachine: () => (/* binding */ describeMachine),
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
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
// EXTERNAL MODULE: ./lib/system/processes/processes.js + 9 modules
var processes_processes = __webpack_require__(3509);
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
// EXTERNAL MODULE: ./lib/inputs/bisect.js
var bisect = __webpack_require__(5067);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/gate.js
var gate = __webpack_require__(5730);
// EXTERNAL MODULE: ./lib/inputs/inputs.js + 5 modules
var inputs = __webpack_require__(9264);
// EXTERNAL MODULE: ./lib/inputs/settings.js
var settings = __webpack_require__(8344);
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
        return [error(workflow)];
    const uses = findUses(workflow);
    if (uses.length === 0)
        return undefined;
    const problems = uses.flatMap(use => [
        ...checkAction(use),
        ...checkTriggers(use),
        ...checkPermissions(use),
        ...checkPayload(use),
        ...checkValues(use),
        ...checkDepth(use),
        ...checkSecrets(use),
    ]);
    const all = [...problems, ...checkConcurrency(uses[0])];
    return all.filter(({ message }, index) => all.findIndex(one => one.message === message) === index);
}
function findUses(workflow) {
    const events = listEvents(workflow);
    return Object.entries(workflow.jobs).flatMap(([jobName, job]) => job.steps.filter(isOurs).map(({ uses, with: given }) => {
        const inputs = given ?? {};
        const own = eventsOf(job, events);
        const asked = String(inputs.mode ?? 'auto');
        const mode = asked === 'auto' && own.includes('workflow_run') ? 'report' : asked;
        return { workflow, events: own, jobName, job, uses, inputs, mode };
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
/** Events on which the default branch publishes. */
const publishing = ['push', 'schedule', 'workflow_dispatch'];
/** Lists problems with the name of the action. */
function checkAction({ uses, jobName }) {
    if (!uses.startsWith('OWNER/'))
        return [];
    return [
        error(`the job "${jobName}" uses "${uses}": replace OWNER by the account that the action's repository belongs to`),
    ];
}
/** Lists reasons for a checkout of more than one commit, which is what actions/checkout makes by default. */
function checkDepth({ job, jobName, mode, inputs }) {
    const checkouts = job.steps.filter(({ uses }) => uses.startsWith('actions/checkout@'));
    if (checkouts.every(one => one.with?.['fetch-depth'] !== undefined))
        return [];
    const isWithoutToken = 'github-token' in inputs && (inputs['github-token'] ?? '') === '';
    const reasons = [
        mode === 'bisect' &&
            'bisects, and its checkout has one commit only, so that all of the history is fetched once more',
        !['auto', 'off', ''].includes(String(inputs.causes ?? '')) &&
            'asks for causes, and the lines that changed are only marked if the checkout has the baseline commit',
        isWithoutToken && 'has no token to fetch the baseline commit with, and its checkout may not have it',
    ];
    return reasons
        .filter(reason => reason !== false)
        .map(reason => warning(`the job "${jobName}" ${reason}: add "fetch-depth: 0" to actions/checkout`));
}
/** Lists problems with the events, which must start what the step is for. */
function checkTriggers({ events, mode, inputs, workflow, jobName }) {
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
        ...(['auto', 'compare'].includes(mode) && !buildsOwn && events.includes('merge_group')
            ? [
                error(`the job "${jobName}" runs on "merge_group" and compares with the entry before it in the queue, which has published no baseline: set "setup" to the command that builds the program`),
            ]
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
/** Lists the values that the step would refuse when it runs. An expression is only known then, and is taken to be right. */
function checkValues({ inputs, jobName, mode }) {
    const texts = new Map(Object.entries(inputs).map(([name, value]) => [name, String(value ?? '').trim()]));
    const isOpen = (text) => text.includes('${{');
    const get = name => texts.get(name) ?? '';
    const single = (0,declarations/* listInputs */.SS)('action')
        .filter(({ name }) => get(name) !== '' && !isOpen(get(name)))
        .flatMap(({ name, decode }) => refusalOf(() => decode(get(name), name)));
    const isKnown = single.length === 0 && ![...texts.values()].some(isOpen);
    const found = isKnown ? refusalOf(() => decodeTogether(get, mode)) : single;
    return found.map(message => error(`the job "${jobName}": ${message}`));
}
/** Decodes all inputs as the mode does, so that those which exclude each other are refused. */
function decodeTogether(get, mode) {
    const isMeasured = get('command') !== '';
    const told = mode === 'auto' ? 'compare' : mode;
    if (told === 'compare' || told === 'report' || told === 'merge') {
        const given = (0,declarations/* decodeGiven */.MN)(get, told);
        (0,gate/* makeGate */.u)(given);
        (0,settings/* makeSettings */.mF)(given);
    }
    if (told === 'bisect' && isMeasured)
        (0,bisect/* decodeBisect */.Z)(get, '.', { argv: [] });
    if (told === 'compare' && isMeasured)
        (0,inputs/* makeInputs */.SZ)((0,declarations/* decodeGiven */.MN)(get, told), { get, contender: '.' });
    if (told === 'publish' && isMeasured)
        (0,inputs/* makeInputs */.SZ)((0,declarations/* decodeGiven */.MN)(get, told), { get, contender: '.' });
}
function refusalOf(decode) {
    try {
        decode();
        return [];
    }
    catch (error) {
        if (error instanceof values/* InputError */.dz)
            return [error.message];
        throw error;
    }
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

// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
;// CONCATENATED MODULE: ./lib/command-line/doctor.js
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
    process.stdout.write(lines.map(line => `${(0,document_escape/* harmlessLines */.vL)(line)}\n`).join(''));
}
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


/***/ }),

/***/ 5197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   j: () => (/* binding */ keepOnFault),
/* harmony export */   n2: () => (/* binding */ checkOutputs),
/* harmony export */   oo: () => (/* binding */ tryToWrite),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);
/* harmony import */ var _record_encode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1243);
/* harmony import */ var _system_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4388);





const longestInBytes = 2 ** 28;
/** The text of the one file that `words` name, `-` for standard input; `what` is its name in the usage. */
function readInput(words, what) {
    const [path, ...rest] = words;
    if (path === undefined || rest.length > 0)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`give exactly one ${what}, or "-" for standard input`);
    return readOne(path, what);
}
/** The texts of all files that `words` name, of which one may be `-`. */
function readInputs(words, what) {
    if (words.length === 0)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`give at least one ${what}, or "-" for standard input`);
    if (words.filter(word => word === '-').length > 1)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('"-" is standard input: give it once');
    return words.map(path => readOne(path, what));
}
function readOne(path, what) {
    try {
        const size = path === '-' ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size;
        if (size <= longestInBytes)
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path === '-' ? 0 : path, 'utf8');
    }
    catch (cause) {
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" cannot be read: ${(0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSystemError */ .Tr)(cause)}`, { cause });
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
            if (stats)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
            // What is there is replaced as a whole, and not written over.
            if (!stats || stats.isFile())
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        }
        catch (cause) {
            throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${(0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSystemError */ .Tr)(cause)}`, { cause });
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
        const why = isThere ? 'it exists already, and nothing is overwritten: move it away' : (0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSystemError */ .Tr)(cause);
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
            const problem = tryToWrite(kept, () => (0,_record_encode_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeRecord */ .Ym)(record));
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
        (0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(path, make());
        return undefined;
    }
    catch (error) {
        return `"${path}" could not be written: ${(0,_system_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainSystemError */ .Tr)(error)}`;
    }
}


/***/ }),

/***/ 36:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ otherQuantityOf),
/* harmony export */   Xf: () => (/* binding */ quantileOf),
/* harmony export */   pJ: () => (/* binding */ quantityName),
/* harmony export */   uG: () => (/* binding */ leastValues)
/* harmony export */ });
/* unused harmony export otherQuantities */
const otherQuantities = ['mean', 'p90', 'p95', 'p99'];
/** Returns what a finding names as compared; undefined for the typical value. */
function otherQuantityOf(judge) {
    return otherQuantities.find(name => name === judge);
}
/** The percentile that `judge` names, as a fraction of the values that are better; undefined where it names none. */
function quantileOf(judge) {
    return /^p\d/.test(judge) ? Number(judge.slice(1)) / 100 : undefined;
}
/** The number of values of each side that a percentile needs: fewer do not reach that far. */
function leastValues(judge) {
    const p = quantileOf(judge);
    return p === undefined ? 0 : Math.round(1 / (1 - p));
}
/** The name of the quantity for people. Where higher is better, the slow end is at the bottom: the 5th percentile, not the 95th. */
function quantityName(quantity, better) {
    const p = quantileOf(quantity);
    return p === undefined || better !== 'higher' ? quantity : `p${Math.round(100 * (1 - p))}`;
}


/***/ }),

/***/ 5067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ decodeBisect)
/* harmony export */ });
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3140);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9264);
/* harmony import */ var _named_sides_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2753);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7035);




/** Decodes the inputs of a bisection of the repository in `directory`. */
function decodeBisect(get, directory, words) {
    const given = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeGiven */ .MN)(get, 'bisect');
    const all = (0,_named_sides_js__WEBPACK_IMPORTED_MODULE_2__/* .parseNamed */ .Nw)(given.ref, 'ref', 'COMMIT').map(({ name, value }) => ({ name: name, ref: value }));
    const [good, bad] = [words.good ?? given.good ?? all[0]?.name, words.bad ?? given.bad ?? all.at(-1)?.name];
    if (!good || !bad)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz('"good" and "bad" are needed: a commit before the change, and one after it', {
            onCommandLine: 'give two commits before "--": a good one, before the change, and a bad one, after it',
        });
    const versions = all.length === 0 ? [] : cutVersions(all, good, bad);
    const sides = { baselineRef: good, setup: given.setup, ref: [] };
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInputs */ .SZ)({ ...given, ...sides }, { get, contender: directory, argv: words.argv });
    const { setup, skip, totalBudgetInSeconds, intoMerges, resume, keep } = given;
    return { inputs, good, bad, versions, setup, skip, totalBudgetInSeconds, intoMerges, resume, keep };
}
function cutVersions(all, good, bad) {
    const [first, last] = [good, bad].map(name => all.findIndex(one => one.name === name));
    if (first < 0 || last <= first)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz(`with "ref", the good and the bad one must be two of its names, in order; there are ${all.map(({ name }) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(name)).join(', ')}`);
    return all.slice(first, last + 1);
}


/***/ }),

/***/ 5730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ makeGate)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7035);

/** Makes the policy on what fails the job. A name cannot be both in `fail-on` and in `allow`. */
function makeGate({ failOn, allow, failAbove }) {
    const both = allow.find(name => failOn.includes(name));
    if (both !== undefined)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(`"${both}" is in "fail-on" and in "allow": remove it from one of them`);
    if (failAbove === undefined)
        return { failOn, allow };
    if (!failOn.includes('regressed'))
        throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('"fail-above" says which regressions fail the job: add "regressed" to "fail-on"');
    return { failOn, allow, failAbove };
}


/***/ }),

/***/ 8344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hA: () => (/* binding */ replaceSet),
/* harmony export */   mF: () => (/* binding */ makeSettings)
/* harmony export */ });
/* unused harmony exports usualSettings, pickUnusual */
/* harmony import */ var _compare_growth_growth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4740);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3140);


/** Makes the settings that decide how measurements become verdicts. */
function makeSettings({ threshold, confidence, metrics, judge, sameWork, exponentThreshold, suiteChanges, }) {
    return {
        ...{ threshold, confidence, metrics },
        ...(judge === 'auto' ? {} : { judge }),
        ...(sameWork === 'auto' ? {} : { sameWork }),
        ...(suiteChanges === 'incomparable' ? {} : { suiteChanges }),
        ...(exponentThreshold === _compare_growth_growth_js__WEBPACK_IMPORTED_MODULE_1__/* .usualExponentThreshold */ .F ? {} : { exponentThreshold }),
    };
}
/** The settings of whoever sets nothing. */
const usualSettings = makeSettings((0,_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeGiven */ .MN)(() => '', 'analyze'));
/** Returns `recorded` with those of `settings` that `get` gives. `auto` takes back what the record says. */
function replaceSet(recorded, settings, get) {
    const isGiven = ([key]) => {
        const name = nameOf(key);
        return name !== undefined && get(name).trim() !== '';
    };
    const kept = Object.entries(recorded).filter(entry => !isGiven(entry));
    return { ...usualSettings, ...Object.fromEntries([...kept, ...Object.entries(settings).filter(isGiven)]) };
}
/** An input as its user calls it; undefined where a setting is no input. */
function nameOf(key) {
    return _declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .inputs */ .QL.find(one => one.key === key)?.name;
}
/** Returns those of `settings` that differ from the defaults. */
function pickUnusual(settings) {
    return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== usualSettings[name]));
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


/***/ }),

/***/ 5526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ GitError),
/* harmony export */   z: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7975);
/* harmony import */ var _measure_variables_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3725);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4146);
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









const execute = (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** git said no; the message holds what it said. */
class GitError extends Error {
    name = 'GitError';
}
/** git in the repository that `directory` is in. */
function openGit(directory, { credentials, signal }) {
    const run = async (words, signal) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const trust = __addDisposableResource(env_1, await trustWorkspace(directory), true);
            const env = { ...listVariables(), ...trust.variables };
            return await runGit(directory, [...quietly, ...words], { env, ...(signal && { signal }) });
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
    };
    return {
        run: (...words) => run(words),
        try: (...words) => run(words).catch(() => undefined),
        async fetch(what) {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const refused = await run(['fetch', '--no-tags', ...depthWords(what), 'origin', ...(what.refs ?? [])], signal).catch((error) => error);
                if (typeof refused === 'string')
                    return;
                if (credentials === undefined)
                    throw refused;
                const home = __addDisposableResource(env_2, await (0,_temporary_js__WEBPACK_IMPORTED_MODULE_7__/* .makeTemporaryDirectory */ .L)(), true);
                const { path, refs } = await fetchPrivately(home.path, what, { credentials, signal });
                await run(['-c', 'protocol.file.allow=always', 'fetch', '--no-tags', ...depthWords(what), path, ...refs], signal);
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                const result_2 = __disposeResources(env_2);
                if (result_2)
                    await result_2;
            }
        },
    };
}
function depthWords({ depth }) {
    if (depth === undefined)
        return [];
    if (depth === 'whole')
        return ['--unshallow'];
    return ['commits' in depth ? `--depth=${depth.commits}` : `--deepen=${depth.more}`];
}
/**
 * Nothing of git's own may go on in the background, where measuring would meet it. Hooks and monitors of the repository are programs
 * that anything before us may have set up.
 */
const quietly = ['maintenance.auto=false', 'gc.auto=0', 'core.hooksPath=/dev/null', 'core.fsmonitor='].flatMap(one => [
    '-c',
    one,
]);
/** Variables for git in the user's repository, whose configuration names programs: in a job they get no secret. */
function listVariables() {
    const own = Object.entries((0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutRunners */ .E6)(process.env));
    const kept = process.env.GITHUB_ACTIONS === 'true' ? own.filter(([name]) => !(0,_measure_variables_js__WEBPACK_IMPORTED_MODULE_8__/* .isSecret */ .$f)(name)) : own;
    return { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
}
/** Needed to find programs and places; what else steps before us may have set could lead git elsewhere. */
const plain = /^(PATH|TMPDIR|TEMP|TMP|SYSTEMROOT)$/i;
/**
 * Fetches with the token, into a new repository in `home`. Returns its path, and the names by which the fetched is fetched from there.
 *
 * Steps before us may have written the configuration of the workspace, of the user and of the system: addresses that are replaced,
 * proxies, programs. So git reads none of them here, and goes to this address alone.
 */
async function fetchPrivately(home, { refs, depth }, { credentials: { url, header }, signal }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(home, 'origin.git');
    const configuration = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(home, '.gitconfig');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(configuration, '');
    const env = {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => plain.test(name))),
        HOME: home,
        GIT_CONFIG_GLOBAL: configuration,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        LC_ALL: 'C',
    };
    const protocol = new URL(url).protocol.slice(0, -1);
    const closed = [
        'protocol.allow=never',
        `protocol.${protocol}.allow=always`,
        'credential.helper=',
        // Otherwise another server could have the header sent on to it.
        'http.followRedirects=false',
    ].flatMap(one => ['-c', one]);
    await runGit(home, ['init', '--quiet', '--bare', '--template=', path], { env, signal });
    const wanted = refs === undefined
        ? ['+refs/heads/*:refs/heads/*']
        : refs.map((ref, index) => `+${ref}:refs/heads/fetched-${index}`);
    // As deep as deepening may lead from a clone of one commit.
    const deep = depth === undefined || depth === 'whole' ? [] : ['commits' in depth ? depth.commits : depth.more + 1];
    const words = ['fetch', '--quiet', '--no-tags', ...deep.map(commits => `--depth=${commits}`), url, ...wanted];
    const secret = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `http.${url}.extraheader`, GIT_CONFIG_VALUE_0: header };
    await runGit(path, [...quietly, ...closed, ...words], { env: { ...env, ...secret }, signal });
    return {
        path,
        refs: refs === undefined
            ? ['+refs/heads/*:refs/remotes/origin/*']
            : refs.map((_, index) => `refs/heads/fetched-${index}`),
    };
}
const noTrust = { variables: {}, [Symbol.asyncDispose]: async () => undefined };
/**
 * Has git work in the workspace of a job whose files belong to somebody else, as in a container: it is the job's own all the same.
 *
 * Older gits take `safe.directory` from files alone, so this is one of ours, which includes the user's. Any other directory of
 * somebody else stays refused, because its configuration names programs.
 */
async function trustWorkspace(directory) {
    const root = findForeignRoot(directory);
    if (root === undefined)
        return noTrust;
    const home = await (0,_temporary_js__WEBPACK_IMPORTED_MODULE_7__/* .makeTemporaryDirectory */ .L)();
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(home.path, 'gitconfig');
    const { GIT_CONFIG_GLOBAL: own, XDG_CONFIG_HOME: folder = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_4__.homedir)(), '.config') } = process.env;
    const included = own === undefined ? [(0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, 'git/config'), (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_4__.homedir)(), '.gitconfig')] : [own];
    const lines = included.map(one => `[include]\n\tpath = ${JSON.stringify(one)}\n`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(path, `${lines.join('')}[safe]\n\tdirectory = ${JSON.stringify(root)}\n`);
    return { variables: { GIT_CONFIG_GLOBAL: path }, [Symbol.asyncDispose]: () => home[Symbol.asyncDispose]() };
}
/** The repository in the workspace of a job that `directory` is in, where it is another user's. */
function findForeignRoot(directory) {
    const { GITHUB_WORKSPACE: workspace } = process.env;
    const user = process.geteuid?.();
    if (!workspace || user === undefined)
        return undefined;
    try {
        const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(workspace);
        for (let at = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(directory); !(0,node_path__WEBPACK_IMPORTED_MODULE_5__.relative)(top, at).startsWith('..'); at = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(at)) {
            const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(at, '.git'), { throwIfNoEntry: false });
            if (folder)
                return [folder, (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(at)].some(({ uid }) => uid !== user) ? at : undefined;
        }
    }
    catch {
        // git says what is wrong with the directory.
    }
    return undefined;
}
async function runGit(directory, words, { env, signal }) {
    const running = execute('git', words, { cwd: directory, env, maxBuffer: 2 ** 26, ...(signal && { signal }) });
    try {
        return (await running).stdout.trimEnd();
    }
    catch (cause) {
        await awaitEnd(running.child);
        const { stderr, message } = cause;
        const shown = words.filter((word, at) => word !== '-c' && words[at - 1] !== '-c');
        throw new GitError(`git ${shown.join(' ')}: ${stderr?.trim() || message}`, { cause });
    }
}
/** Waits for the end of a process, which an abort does not. */
async function awaitEnd(child) {
    const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    if (isRunning)
        await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit');
}


/***/ }),

/***/ 288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ Interruption),
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A signal asked the program to end; what was open has been closed. */
class Interruption extends Error {
    name = 'Interruption';
}
/** Turns the signals that end a program into one that its parts can end by in good order. */
function listenForSignals() {
    const controller = new AbortController();
    const abort = (name) => controller.abort(new Interruption(`interrupted by ${name}`));
    for (const name of names)
        process.on(name, abort);
    return {
        signal: controller.signal,
        [Symbol.dispose]() {
            for (const name of names)
                process.off(name, abort);
        },
    };
}


/***/ }),

/***/ 4146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ removeAll),
/* harmony export */   L: () => (/* binding */ makeTemporaryDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7035);






const prefix = 'counterbalance-';
/** A new empty directory below `parent`, from which it first removes those of processes that were killed. */
async function makeTemporaryDirectory(parent = process.env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()) {
    try {
        const place = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(parent);
        await removeLeftOver(place);
        const marked = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(place, prefix));
        const owner = await mark(marked);
        // The mark is beside what is empty.
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(marked, 'files');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path);
        return {
            path,
            async [Symbol.asyncDispose]() {
                await removeMarked(marked).catch(({ message }) => {
                    // What was measured is worth more. The next run tries again, and another user's files are for that user to remove.
                    process.stderr.write(`"${marked}" could not be removed: ${message}\n`);
                });
                owner?.close();
            },
        };
    }
    catch (cause) {
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz(`no temporary directory can be made in "${parent}" (${cause.message}): set TMPDIR to another one`, { cause });
    }
}
/** Removes `path` and all below it, also where modes forbid it, as those of module caches do. */
async function removeAll(path) {
    // First, and never beside `rm`: that goes on deleting what it has begun after it has failed.
    await makeWritable(path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
}
/** Lets the owner of `path` empty it, and all directories below it. What vanishes meanwhile, or is another user's, is left alone. */
async function makeWritable(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined);
    if (!stats?.isDirectory())
        return;
    if ((stats.mode & 0o700) !== 0o700)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(path, 0o700).catch(() => undefined);
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries)
        if (entry.isDirectory())
            await makeWritable((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, entry.name));
}
/**
 * A socket in a directory, by which other processes see that the directory's owner lives: the kernel refuses connections to it once the
 * owner is gone, however it ended.
 *
 * Node has no `flock`. A number of a process says nothing in a container that shares the directory, since its processes have other
 * numbers, while a socket is found by its file. The kernel that knows the socket is part of the name: a machine that shares the
 * disk alone, or the same one after a restart, has another name, and leaves the directory alone.
 */
const marker = `.owner-${identifyKernel()}`;
function identifyKernel() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    }
    catch {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)().slice(0, 16);
    }
}
/** The longest path that every system takes for a socket; Node 20 cuts off what is longer. */
const longestInBytes = 103;
/** Marks the directory as one whose owner lives, until that is closed. Where there are no such sockets, nobody else will remove it. */
async function mark(directory) {
    const made = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(directory, `${marker}.new`);
    if (Buffer.byteLength(made) > longestInBytes)
        return undefined;
    const server = (0,node_net__WEBPACK_IMPORTED_MODULE_2__.createServer)(socket => socket.destroy());
    try {
        await new Promise((resolve, reject) => server.once('error', reject).listen(made, resolve));
        // Only now by the name that others know: a socket that nobody listens to yet looks like one that nobody listens to any more.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(made, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(directory, marker));
        return server.unref();
    }
    catch {
        server.close();
        return undefined;
    }
}
/** Removes a directory, its mark last: what cannot be removed now is found by it later. */
async function removeMarked(path) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path))
        if (name !== marker)
            await removeAll((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, name));
    await removeAll(path);
}
/** Removes our user's directories in `parent` whose owners are gone. A link to one is none. */
async function removeLeftOver(parent) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent, name);
        if (name.startsWith(prefix) && (await isLeftOver(path)))
            await removeMarked(path).catch(() => undefined);
    }
}
async function isLeftOver(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined);
    if (!stats?.isDirectory() || stats.uid !== process.getuid?.())
        return false;
    const socket = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, marker);
    if (Buffer.byteLength(socket) > longestInBytes)
        return false;
    return await new Promise(resolve => {
        const connection = (0,node_net__WEBPACK_IMPORTED_MODULE_2__.connect)(socket, () => {
            connection.destroy();
            resolve(false);
        });
        connection.once('error', ({ code }) => resolve(code === 'ECONNREFUSED'));
    });
}


/***/ }),

/***/ 2863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ present)
/* harmony export */ });
/** Leaves out the fields that are undefined, so that absence is one thing and not two. */
function present(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 2207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7470);

/**
 * `text` as one word for a POSIX shell. What could not be seen is written as escapes (`$'\x1b'`, of bash and POSIX 2024),
 * so that no line hides anything from the person who copies it.
 */
function quote(text) {
    if (/^[A-Za-z0-9_./:=@%+,-]+$/.test(text))
        return text;
    if (!_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .hidden */ .R.test(text))
        return `'${text.replaceAll("'", String.raw `'\''`)}'`;
    return `$'${[...text].map(escaped).join('')}'`;
}
function escaped(character) {
    if (character === "'" || character === '\\')
        return `\\${character}`;
    if (!_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .hidden */ .R.test(character))
        return character;
    return `\\U${character.codePointAt(0).toString(16).padStart(8, '0')}`;
}


/***/ })

};
