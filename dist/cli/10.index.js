export const id = 10;
export const ids = [10,981];
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
        const handed = (0,variables/* handOver */.Cl)((0,surroundings/* readVariables */.j)(), {});
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

// EXTERNAL MODULE: ./lib/system/signals.js
var system_signals = __webpack_require__(288);
// EXTERNAL MODULE: ./lib/inputs/bisect.js
var bisect = __webpack_require__(5067);
// EXTERNAL MODULE: ./lib/inputs/config.js + 1 modules
var config = __webpack_require__(3981);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/inputs.js + 5 modules
var inputs = __webpack_require__(9264);
// EXTERNAL MODULE: ./lib/inputs/settings.js
var settings = __webpack_require__(8344);
// EXTERNAL MODULE: ./lib/inputs/unknown.js
var unknown = __webpack_require__(5075);
// EXTERNAL MODULE: ./lib/rules/yaml.js
var yaml = __webpack_require__(300);
// EXTERNAL MODULE: ./lib/workflow/build.js
var workflow_build = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/workflow/program.js
var workflow_program = __webpack_require__(7337);
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











/**
 * Lists the problems with how the workflow in `text` uses Counterbalance. Returns undefined if it does not use it. With the files of its
 * `repository`, it also checks that what the command names will exist.
 */
function checkWorkflow(text, repository) {
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
        ...checkProgram(use, repository),
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
        const mode = asked === 'auto' && own.includes('workflow_run') ? 'merge' : asked;
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
        asksForCauses(inputs) &&
            'asks for causes, and the lines that changed are only marked if the checkout has the baseline commit',
        isWithoutToken && 'has no token to fetch the baseline commit with, and its checkout may not have it',
    ];
    return reasons
        .filter(reason => reason !== false)
        .map(reason => warning(`the job "${jobName}" ${reason}: add "fetch-depth: 0" to actions/checkout`));
}
function asksForCauses({ settings }) {
    const found = trySettings(String(settings ?? ''));
    return typeof found !== 'string' && !['auto', 'off', ''].includes(found.causes ?? '');
}
/** Lists problems with the events, which must start what the step is for. */
function checkTriggers({ events, mode, inputs, workflow, jobName }) {
    const buildsOwn = inputs.setup !== undefined || isOwnBaseline(inputs);
    const isMerged = Object.values(workflow.jobs).some(job => job.steps.some(step => step.with?.mode === 'merge'));
    const isPart = Object.values(workflow.jobs).some(job => job.strategy?.matrix !== undefined);
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
        ...(isPart && !isMerged && mode === 'auto' && events.includes('pull_request')
            ? [warning('the jobs of a matrix write no comment: add a job with "mode: merge" and "needs"')]
            : []),
    ];
}
/** Lists problems with the rights of the job, which must be enough for its mode. */
function checkPermissions({ workflow, job, jobName, mode, inputs, events }) {
    const given = job.permissions ?? workflow.permissions;
    const shows = String(inputs.show ?? 'comment');
    const comments = (mode === 'auto' || mode === 'merge') && shows.includes('comment');
    const isPart = inputs.part !== undefined || job.strategy?.matrix !== undefined;
    const isPull = events.some(event => ['pull_request', 'workflow_run'].includes(event));
    const needed = [
        ['contents', 'read', 'read the repository'],
        ...(isOwnBaseline(inputs) || ['self-test', 'bisect'].includes(mode)
            ? []
            : [['actions', 'read', 'find baselines and records']]),
        ...(comments && isPull && !isPart ? [['pull-requests', 'write', 'comment']] : []),
        ...(/\bcheck\b/.test(shows) ? [['checks', 'write', 'leave a check run']] : []),
    ];
    if (given === undefined || given === null)
        return [
            warning(`the job "${jobName}" has the rights that the repository gives by default: list them in "permissions" (${needed.map(([name, right]) => `${name}: ${right}`).join(', ')})`),
        ];
    return needed
        .filter(([name, right]) => !holds(given, name, right))
        .map(([name, right, why]) => (name === 'pull-requests' ? warning : error)(`the job "${jobName}" lacks "${name}: ${right}" in "permissions", which it needs in order to ${why}`));
}
/** Returns whether the baseline is built here, or lies here: then nobody must have published one. */
function isOwnBaseline({ baseline = 'auto' }) {
    return /^(ref|dir)(:|$)/.test(String(baseline));
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
    const known = (0,declarations/* listPlace */.iK)('input').map(({ name }) => name);
    return [
        ...Object.keys(inputs)
            .filter(name => !known.includes(name))
            .map(name => error(`there is no input "${name}"; ${(0,unknown/* adviseOn */.m)(name, known, 'the action')}`)),
        ...(publishes && inputs.files === undefined
            ? [
                error(`the job "${jobName}" publishes, and "files" is missing: give patterns of the files that the command needs`),
            ]
            : []),
        ...(measures && inputs.command === undefined
            ? [error(`the job "${jobName}" measures, and "command" is missing: give the command that runs the benchmarks`)]
            : []),
    ];
}
/** Lists the values that the step would refuse when it runs. An expression is only known then, and is taken to be right. */
function checkValues({ inputs, jobName, mode }) {
    const given = Object.entries(inputs).map(([name, value]) => [name, String(value ?? '').trim()]);
    const settings = trySettings(given.find(([name]) => name === 'settings')?.[1] ?? '');
    if (typeof settings === 'string')
        return [error(`the job "${jobName}": ${settings}`)];
    const texts = new Map([...Object.entries(settings), ...given]);
    const isOpen = (text) => text.includes('${{');
    const get = name => texts.get(name) ?? '';
    const single = (0,declarations/* listInputs */.SS)('action')
        .filter(({ name }) => get(name) !== '' && !isOpen(get(name)))
        .flatMap(({ name, decode }) => refusalOf(() => decode(get(name), name)));
    const isKnown = single.length === 0 && ![...texts.values()].some(isOpen);
    const found = isKnown ? refusalOf(() => decodeTogether(get, mode)) : single;
    return found.map(message => error(`the job "${jobName}": ${message}`));
}
/** Decodes the input `settings`, or says what is wrong with it. */
function trySettings(text) {
    try {
        return text === '' || text.includes('${{') ? {} : (0,config.decodeSettings)(text);
    }
    catch (error) {
        if (error instanceof yaml/* RulesError */.m)
            return error.message;
        throw error;
    }
}
/** Decodes all inputs as the mode does, so that those which exclude each other are refused. */
function decodeTogether(get, mode) {
    const isMeasured = get('command') !== '';
    const told = mode === 'auto' ? 'compare' : mode;
    if (told === 'compare' || told === 'merge')
        (0,settings/* makeSettings */.mF)((0,declarations/* decodeGiven */.MN)(get, told));
    if (told === 'bisect' && isMeasured)
        (0,bisect/* decodeBisect */.Z)(get, '.', {});
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
/** Lists the program of the command, if it is neither in the repository nor built by the job. */
function checkProgram({ inputs, job, jobName }, repository) {
    const program = (0,workflow_program/* findProgram */.K)(String(inputs.command ?? ''));
    if (repository === undefined || program === undefined)
        return [];
    const place = String(inputs['working-directory'] ?? '.').replace(/^\.\/?|\/$/g, '');
    const path = place === '' ? program : `${place}/${program}`;
    const isBuilt = job.steps.some(({ run }) => run !== '') && String(inputs.setup ?? 'true').trim() !== 'true';
    if (isBuilt || inputs.install !== undefined || repository.files.includes(path))
        return [];
    const build = (0,workflow_build/* findBuildOf */.HS)(repository, path);
    const how = build === undefined ? 'the command that builds it' : (0,values/* shown */.SP)(build.lines.join(' && '));
    return [
        error(`the job "${jobName}" runs "${path}", which is not in the repository: set "setup" to ${how}, and run that in a step before`),
    ];
}
/** Lists ways in which a pull request could reach what it should not. */
function checkSecrets({ job, jobName, inputs }) {
    const checkouts = job.steps.filter(({ uses }) => uses.startsWith('actions/checkout@'));
    const texts = ['command', 'prepare', 'setup', 'install', 'settings'].map(name => String(inputs[name] ?? ''));
    const isWritten = [...texts, ...job.steps.map(({ run }) => run)].some(text => /\$\{\{\s*(github\.event\.|github\.head_ref)/.test(text));
    return [
        ...(checkouts.some(one => String(one.with?.['persist-credentials']) !== 'false')
            ? [
                warning(`the job "${jobName}" leaves the token in the checkout: add "persist-credentials: false" to actions/checkout`),
            ]
            : []),
        ...(isWritten
            ? [
                error(`the job "${jobName}" puts text of the event into a shell line or into settings, which its author can choose: pass it by "env"`),
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

// EXTERNAL MODULE: ./lib/command-line/config.js + 2 modules
var command_line_config = __webpack_require__(8092);
// EXTERNAL MODULE: ./lib/command-line/exit-status.js
var exit_status = __webpack_require__(4147);
// EXTERNAL MODULE: ./lib/command-line/files.js
var files = __webpack_require__(5197);
// EXTERNAL MODULE: ./lib/command-line/own-repository.js
var own_repository = __webpack_require__(8787);
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
    summary: 'checks this machine, and the workflows of this repository',
    options: {
        watch: {
            placeholder: 'TIME',
            group: 'What is checked',
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
        const repository = await (0,own_repository/* readRepository */.N)();
        const paths = words.length > 0 ? words : findWorkflows(repository.root);
        const checked = paths.flatMap(path => {
            const problems = checkWorkflow((0,files/* readInput */.R5)([path], 'WORKFLOW.yml'), repository);
            return problems === undefined && words.length === 0 ? [] : [{ path, problems }];
        });
        if (checked.length === 0)
            show(['No workflow uses Counterbalance: "counterbalance init" writes one.']);
        for (const { path, problems } of checked)
            show(describeWorkflow(path, problems));
        const unread = words.length === 0 ? await checkConfig(repository.root) : undefined;
        if (unread !== undefined)
            show([`✗ ${unread}`]);
        const isWrong = unread !== undefined || checked.some(({ problems }) => problems?.some(({ severity }) => severity === 'error'));
        return isWrong ? exit_status/* exitStatus */.$.gateFailed : exit_status/* exitStatus */.$.done;
    },
};
/** Describes what is wrong with the file of settings and rules, if anything is. */
async function checkConfig(root) {
    try {
        await (0,command_line_config/* withOwnConfig */.RK)(() => '', root);
        return undefined;
    }
    catch (error) {
        if (error instanceof values/* InputError */.dz || error.name === 'RulesError')
            return error.message;
        throw error;
    }
}
function findWorkflows(root) {
    const home = (0,external_node_path_.join)(root, '.github/workflows');
    try {
        return (0,external_node_fs_.readdirSync)(home)
            .filter(name => /\.ya?ml$/.test(name))
            .map(name => (0,external_node_path_.relative)('.', (0,external_node_path_.join)(home, name)));
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
            ? [good('"quiet: strict" is possible')]
            : [`  · "quiet: strict" is not possible: ${obstacles.join('; ')}`]),
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

/***/ 8787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5526);



const mostFiles = 20_000;
const longestInBytes = 2 ** 18;
/** Reads the repository of the current directory: the files that git does not ignore, or all that lie there where there is no git. */
async function readRepository() {
    const { signal } = new AbortController();
    const root = (await (0,_system_git_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openGit */ .z)('.', { signal }).try('rev-parse', '--show-toplevel')) ?? '.';
    const git = (0,_system_git_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openGit */ .z)(root, { signal });
    const listed = await git.try('ls-files', '-z', '--cached', '--others', '--exclude-standard');
    const files = (listed === undefined ? walk(root) : listed.split('\0').filter(path => path !== '')).slice(0, mostFiles);
    const texts = new Map();
    return {
        root,
        git,
        files: files.sort(),
        read(path) {
            const text = texts.get(path) ?? readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
            texts.set(path, text);
            return text;
        },
    };
}
function readSmall(path) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        return stats.isFile() && stats.size <= longestInBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : '';
    }
    catch {
        return '';
    }
}
function walk(root) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { recursive: true, encoding: 'utf8' })
        .map(path => path.replaceAll('\\', '/'))
        .filter(path => !/(^|\/)(\.git|node_modules|\.venv|target|dist)(\/|$)/.test(path));
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
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);



/** No single race takes longer than a comparison does by default. */
const secondsOfRace = 600;
/** Decodes the inputs of a bisection of the repository in `directory`. */
function decodeBisect(get, directory, { sources = [], ...words }) {
    const given = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeGiven */ .MN)(get, 'bisect');
    const isList = sources.length > 2 || sources.some(({ name }) => name !== undefined);
    const versions = isList ? sources.map(({ name, value }) => ({ name: name ?? value, ref: value })) : [];
    const ends = isList ? versions.map(({ name }) => name) : sources.map(({ value }) => value);
    const [good, bad] = ends.length > 1 ? [ends[0], ends.at(-1)] : [given.range?.good, given.range?.bad];
    if (!good || !bad)
        throw new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('"range" is missing: give a commit before the change and one after it, as GOOD..BAD', {
            onCommandLine: 'give two commits before "--": a good one, before the change, and a bad one, after it',
        });
    const { setup, skip, timeBudgetInSeconds: totalBudgetInSeconds, resume, keep } = given;
    const race = {
        ...{ baseline: { kind: 'ref', value: good }, setup },
        timeBudgetInSeconds: Math.min(secondsOfRace, totalBudgetInSeconds),
    };
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInputs */ .SZ)({ ...given, ...race }, { get, contender: directory, ...words });
    return { inputs, good, bad, versions, setup, skip, totalBudgetInSeconds, resume, keep };
}


/***/ }),

/***/ 3981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decodeConfig: () => (/* binding */ decodeConfig),
  decodeSettings: () => (/* binding */ decodeSettings)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/util/present.js
var present = __webpack_require__(2863);
// EXTERNAL MODULE: ./lib/rules/rules.js
var rules_rules = __webpack_require__(8932);
;// CONCATENATED MODULE: ./lib/rules/decode.js


/** The rules of one list, with the line of each; `asOf` is the day on which they are applied. */
function makeRules(list, { source, asOf, line }) {
    const rules = list.map((rule, index) => {
        const { 'fail-above': failAbove, 'same-work': sameWork, ...rest } = rule;
        return {
            benchmark: rules_rules/* everything */.Y,
            metric: rules_rules/* everything */.Y,
            ...(0,present/* present */.E)({ ...rest, failAbove, sameWork }),
            line: line(index),
        };
    });
    return { source, asOf, list: rules };
}

// EXTERNAL MODULE: ./lib/rules/schema.js
var schema = __webpack_require__(3536);
// EXTERNAL MODULE: ./lib/rules/yaml.js
var yaml = __webpack_require__(300);
// EXTERNAL MODULE: ./lib/inputs/declaration.js
var declaration = __webpack_require__(9929);
// EXTERNAL MODULE: ./lib/inputs/declarations.js + 11 modules
var declarations = __webpack_require__(3140);
// EXTERNAL MODULE: ./lib/inputs/unknown.js
var unknown = __webpack_require__(5075);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/inputs/config.js








const scalar = dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig(), dist/* boolean */.zMY()]);
const list = dist/* array */.YOg(scalar);
const aValue = 'it must be a text, a number, true or false, or a list of them';
const value = dist/* union */.KCZ([scalar, list, dist/* record */.g1P(dist/* string */.YjP(), dist/* union */.KCZ([scalar, list]))], aValue);
/** The schema of a map with the keys `names`; a dot in a name stands for a map within. */
function makeMap(names, place) {
    const keys = [...new Set(names.map(name => name.split('.')[0]))];
    const entries = keys.map(key => {
        const inner = names.flatMap(name => (name.startsWith(`${key}.`) ? name.slice(key.length + 1) : []));
        return [key, dist/* optional */.lqM(inner.length === 0 ? value : makeMap(inner, key))];
    });
    return dist/* strictObject */.rej(Object.fromEntries(entries), issue => issue.expected === 'never'
        ? (0,unknown/* adviseOn */.m)(String(issue.path?.at(-1)?.key), keys, place)
        : `it must be a map of ${keys.join(', ')}`);
}
const namesIn = (section) => (0,declarations/* listPlace */.iK)(section).map(({ name }) => name);
const sectionOf = (section) => dist/* nullish */.cl6(makeMap(namesIn(section), section), {});
const ofSuite = { run: sectionOf('run'), judging: sectionOf('judging'), rules: dist/* optional */.lqM(schema/* writtenRules */.zI, null) };
const whole = { ...ofSuite, history: sectionOf('history'), 'self-test': sectionOf('self-test') };
const file = dist/* strictObject */.rej({
    ...whole,
    suites: dist/* nullish */.cl6(dist/* record */.g1P(dist/* string */.YjP(), dist/* strictObject */.rej(ofSuite, describeMap(Object.keys(ofSuite))), 'it must be a map of the names of suites'), {}),
}, describeMap([...Object.keys(whole), 'suites']));
function describeMap(names) {
    return (issue) => issue.expected === 'never'
        ? (0,unknown/* adviseOn */.m)(String(issue.path?.at(-1)?.key), names, 'the file')
        : `the file is a map of ${names.join(', ')}`;
}
/** Decodes the file in `text`. */
function decodeConfig(text, { source, asOf }) {
    const written = (0,yaml/* decodeYaml */.S)(text, source, file);
    if (written === undefined)
        return { suites: [], of: () => ({ texts: noTexts }) };
    const { suites, rules, ...own } = written.value;
    const of = (key, path, map) => readTexts((0,declarations/* listPlace */.iK)(key), map, { written, path: [...path, key] });
    const texts = Object.fromEntries(declaration/* sections */.V0.map(key => [key, of(key, [], own[key])]));
    const ofSuites = Object.entries(suites).map(([name, one]) => {
        const [run, judging] = [of('run', ['suites', name], one.run), of('judging', ['suites', name], one.judging)];
        return { name, run, judging, rules: one.rules };
    });
    const forSuite = (suite) => {
        const chosen = ofSuites.find(({ name }) => name === suite);
        const ruled = [
            ...(rules ?? []).map((rule, index) => ({ rule, path: ['rules', index] })),
            ...(chosen?.rules ?? []).map((rule, index) => ({ rule, path: ['suites', suite, 'rules', index] })),
        ];
        const line = (index) => written.line(ruled[index].path);
        return {
            texts: { ...texts, run: { ...texts.run, ...chosen?.run }, judging: { ...texts.judging, ...chosen?.judging } },
            ...(rules === null && chosen?.rules == null
                ? {}
                : {
                    rules: makeRules(ruled.map(({ rule }) => rule), { source, asOf, line }),
                }),
        };
    };
    return { suites: Object.keys(suites), of: forSuite };
}
const noTexts = { run: {}, judging: {}, history: {}, 'self-test': {} };
/** Decodes the input `settings`: keys of `run`, and those that no file has. */
function decodeSettings(text) {
    const taken = [...(0,declarations/* listPlace */.iK)('run'), ...(0,declarations/* listPlace */.iK)('settings')];
    const written = (0,yaml/* decodeYaml */.S)(text, '"settings"', makeMap(taken.map(({ name }) => name), 'settings'));
    return written === undefined ? {} : readTexts(taken, written.value, { written, path: [] });
}
/** The values of `map` as texts, each of which its setting can read. */
function readTexts(settings, map, { written, path }) {
    const entries = settings.flatMap(setting => {
        const words = setting.name.split('.');
        const found = words.reduce((inner, word) => inner?.[word], map);
        if (found === undefined)
            return [];
        const text = toText(found, setting);
        try {
            setting.decode(text, setting.name);
        }
        catch (error) {
            if (!(error instanceof values/* InputError */.dz))
                throw error;
            throw new yaml/* RulesError */.m(`${written.place([...path, ...words])}: ${error.message}`, { cause: error });
        }
        return [[setting.name, text]];
    });
    return Object.fromEntries(entries);
}
/** A list has a line for each value where the input has, else commas; a map has a line `name=1,2` for each name. */
function toText(found, { isRepeatable }) {
    if (Array.isArray(found))
        return found.join(isRepeatable ? '\n' : ', ');
    if (typeof found !== 'object')
        return String(found);
    return Object.entries(found)
        .map(([name, values]) => `${name}=${Array.isArray(values) ? values.join(',') : values}`)
        .join('\n');
}


/***/ }),

/***/ 5075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ adviseOn)
/* harmony export */ });
/* harmony import */ var _util_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1918);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3140);


/** The words of other tools, and what is called otherwise here. */
const foreignWords = {
    runs: 'rounds',
    warmups: 'warmup',
    timeout: 'run-timeout',
    payload: 'files',
    artifacts: 'files',
    shard: 'part',
    leg: 'part',
    comment: 'show',
    serve: 'server',
    'fail-threshold': 'fail-on',
    'alert-threshold': 'fail-on',
};
/** Describes what may be meant by `name`, which is none of the names `known` of the place `place`. */
function adviseOn(name, known, place) {
    const setting = _declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .inputs */ .QL.find(one => one.name === name || one.name.startsWith(`${name}.`));
    if (setting !== undefined && (setting.only ?? 'action') === 'action')
        return `write it ${describePlace(setting)}`;
    const foreign = foreignWords[name];
    const near = foreign !== undefined && known.includes(foreign) ? foreign : (0,_util_nearest_js__WEBPACK_IMPORTED_MODULE_1__.findNearest)(name, known);
    return near === undefined ? `${place} has ${known.join(', ')}` : `did you mean "${near}"?`;
}
function describePlace({ place }) {
    switch (place) {
        case 'input':
            return 'below "with" in the workflow: it is an input';
        case 'settings':
            return 'in the input "settings"';
        case 'run':
            return 'below "run" in counterbalance.yml, or in the input "settings"';
        default:
            return `below "${place}" in counterbalance.yml`;
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

/***/ 300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ decodeYaml),
/* harmony export */   m: () => (/* binding */ RulesError)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);


/** A file of settings and rules that its user must mend; the message names the place, and what belongs there. */
class RulesError extends Error {
    name = 'RulesError';
}
const longestInCharacters = 2 ** 18;
/** Decodes the YAML `text` of the file that messages call `source`. Returns undefined if it only has comments. */
function decodeYaml(text, source, schema) {
    if (text.length > longestInCharacters)
        throw new RulesError(`${source}: the file has ${text.length} characters; at most ${longestInCharacters} are read`);
    if (isTooDeep(text))
        throw new RulesError(`${source}: brackets are nested too deeply`);
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = parse(text, lines, source);
    if (document.contents === null)
        return undefined;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents))
        throw new RulesError(`${place(source, lines, document.contents.range?.[0] ?? 0)}: it must be a map of keys and values`);
    const result = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(schema, document.toJS({ maxAliasCount: 0 }));
    if (!result.success)
        throw describe(result.issues[0], { document, lines, source });
    return {
        value: result.output,
        line: path => lines.linePos(findOffset(document, path)).line,
        place: path => place(source, lines, findOffset(document, path)),
    };
}
const deepest = 500;
/** The parser calls itself for each level, until there is no room; quotes are not looked at, since rules need two levels. */
function isTooDeep(text) {
    let depth = 0;
    for (const [bracket] of text.matchAll(/[[\]{}]|- (?=- )/g)) {
        depth = bracket === ']' || bracket === '}' ? Math.max(0, depth - 1) : depth + 1;
        if (depth > deepest)
            return true;
    }
    return false;
}
function parse(text, lines, source) {
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
        refuseAliases(document, lines, source);
        const [error] = [...document.errors, ...document.warnings];
        if (error)
            throw new RulesError(`${place(source, lines, error.pos[0])}: ${messages[error.code] ?? error.message}`);
        return document;
    }
    catch (cause) {
        if (cause instanceof RulesError)
            throw cause;
        throw new RulesError(`${source}: this is not valid YAML: ${cause.message}`, { cause });
    }
}
const needsQuotes = 'a text that begins with * needs quotes, such as "*/big" (YAML would read it as an alias)';
/** Messages instead of the library's own, which are written for programmers. */
const messages = {
    BAD_ALIAS: needsQuotes,
    MULTIPLE_DOCS: 'the file is one document: remove what follows the line ---',
};
/** A pattern without quotes; nobody needs more of them for so little text. */
function refuseAliases(document, lines, source) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_key, { range }) {
            throw new RulesError(`${place(source, lines, range?.[0] ?? 0)}: ${needsQuotes}`);
        },
    });
}
function describe(issue, { document, lines, source }) {
    const path = (issue.path ?? []).map(({ key }) => key);
    const name = path.findLast(key => typeof key === 'string');
    const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
    const isMissing = issue.type === 'strict_object' && issue.received === 'undefined';
    const at = place(source, lines, findOffset(document, path, isUnknown));
    if (isUnknown)
        return new RulesError(`${at}: there is no "${String(name).slice(0, 80)}" here; ${issue.message}`);
    if (isMissing)
        return new RulesError(`${at}: "${name}" is missing; ${issue.message}`);
    return new RulesError(`${at}: ${name === undefined ? '' : `"${name}" is ${shown(document, path)}; `}${issue.message}`);
}
function place(source, lines, offset) {
    const { line, col } = lines.linePos(offset);
    return `${source}:${line}:${col}`;
}
/** Finds the place of the value at `path`, or of its key, or of the nearest thing around it. */
function findOffset(document, path, isKey = false) {
    let offset = document.contents?.range?.[0] ?? 0;
    let node = document.contents;
    for (const [depth, key] of path.entries()) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node))
            break;
        const item = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? node.items.find(pair => keyOf(pair.key) === String(key)) : node.items[Number(key)];
        const isLast = depth === path.length - 1;
        const found = ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(item) ? (isKey && isLast ? item.key : (item.value ?? item.key)) : item);
        if (!found?.range)
            break;
        offset = found.range[0];
        node = found;
    }
    return offset;
}
function keyOf(key) {
    return String((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : key);
}
/** Describes the value at `path` for a message. */
function shown(document, path) {
    const found = document.getIn(path, true);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(found))
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(found) ? 'a map' : 'a list';
    const value = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(found) ? (found.source ?? found.value) : found;
    return value === undefined || value === null || value === '' ? 'empty' : `"${String(value).slice(0, 80)}"`;
}


/***/ }),

/***/ 7216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fq: () => (/* binding */ findCommit),
  nf: () => (/* binding */ isKnownCommit),
  oL: () => (/* binding */ resolveBaseline),
  WL: () => (/* binding */ resolveCommit)
});

// UNUSED EXPORTS: listAncestors, nameBaseline

;// CONCATENATED MODULE: ./lib/baseline/commit.js
/**
 * Chooses the commit that the contender was built on, unless the user requests a `ref`.
 *
 * Against the tip of the base branch, the contender would be blamed for that branch's own commits. So the baseline is the commit
 * where the two branches parted. If the checkout, `head`, is GitHub's merge of a pull request, the contender was built on the
 * first parent of that merge.
 */
function chooseBaselineCommit(ref, occasion, head) {
    if (ref !== undefined)
        return { kind: 'named', ref };
    if (head === occasion.mergeCommit)
        return { kind: 'first-parent' };
    if (occasion.before !== undefined)
        return { kind: 'named', ref: occasion.before };
    return { kind: 'merge-base', branch: occasion.baseBranch };
}

// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/system/debug.js + 1 modules
var debug = __webpack_require__(919);
;// CONCATENATED MODULE: ./lib/system/git/history.js



const deepenings = [{ more: 50 }, { more: 500 }, 'whole'];
/** The full name of the baseline commit, which is then in the repository: what a shallow clone lacks is fetched. */
async function resolveBaseline(git, ref, occasion) {
    return await fetchCommit(git, await nameBaseline(git, ref, occasion));
}
/** The full name of a commit that is named in `what`, which is then in the repository. */
async function resolveCommit(git, ref, what) {
    return await fetchCommit(git, isFullName(ref) ? ref : await resolveNamed(git, ref, what));
}
/** Returns whether the repository has a commit of this name, or whether its origin has it, which is then fetched. */
async function isKnownCommit(git, ref, where) {
    if (ref.startsWith('-'))
        return false;
    if ((await findCommit(git, ref)) !== undefined)
        return true;
    return where === 'at the origin' && (await tryToFetch(git, ref)) !== undefined;
}
/** The full name of the baseline commit, which need not be in the repository: a shallow clone can tell it, and nothing is fetched for it. */
async function nameBaseline(git, ref, occasion) {
    const head = await git.run('rev-parse', '--verify', 'HEAD').catch((error) => error);
    // git says so of a repository of another user, and names the command by which that is trusted.
    if (head instanceof Error && /dubious ownership|unsafe repository/.test(head.message))
        throw new values/* InputError */.dz(`the baseline commit is unknown, because git refuses this repository: ${head.message}`);
    if (head instanceof Error)
        throw new values/* InputError */.dz('the baseline commit is unknown, because this is not a git checkout: run actions/checkout first, or set "baseline" to dir:DIRECTORY', {
            onCommandLine: 'the baseline commit is unknown, because this directory is not in a git repository: run this in a clone, or name the baseline, such as compare ../main -- COMMAND',
        });
    const commit = chooseBaselineCommit(ref, occasion, head);
    (0,debug/* debug */.Y)(`baseline commit: ${commit.kind === 'named' ? `"${commit.ref}" is named` : `by the ${commit.kind} of ${head.slice(0, 7)}`}`);
    switch (commit.kind) {
        case 'named':
            return isFullName(commit.ref) ? commit.ref : await resolveNamed(git, commit.ref);
        case 'first-parent':
            return await readFirstParent(git);
        case 'merge-base':
            return await leaveHead(git, head, await findMergeBase(git, head, commit.branch));
    }
}
/** The commits before `commit` along first parents, the nearest first; undefined where the clone is shallow, and cannot tell. */
async function listAncestors(git, commit) {
    if ((await git.try('rev-parse', '--is-shallow-repository')) !== 'false')
        return undefined;
    const line = await git.try('rev-list', '--first-parent', `--max-count=${mostAncestors + 1}`, commit, '--');
    return line?.split('\n').slice(1);
}
const mostAncestors = 300;
function isFullName(ref) {
    return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(ref);
}
/** `base`, or, where that is the very commit that is checked out and nothing in its files was changed, the one before. */
async function leaveHead(git, head, base) {
    if (base !== head || (await git.run('status', '--porcelain', '--untracked-files=no')) !== '')
        return base;
    return await readFirstParent(git);
}
/** The first parent of the checked-out commit, as that names it itself: a shallow clone knows the name without having the parent. */
async function readFirstParent(git) {
    const commit = await git.run('cat-file', 'commit', 'HEAD');
    const parent = /^parent (\w+)$/m.exec(commit.split('\n\n', 1)[0])?.[1];
    if (parent === undefined)
        throw new values/* InputError */.dz('the checked-out commit is the first one, so there is nothing before it to compare with');
    return parent;
}
async function resolveNamed(git, ref, what = 'the baseline') {
    if (ref.startsWith('-'))
        throw new values/* InputError */.dz(`${what} is "${ref}", which is not a valid name of a commit`);
    const known = await findCommit(git, ref);
    if (known !== undefined)
        return known;
    const commit = await tryToFetch(git, ref);
    if (commit !== undefined)
        return commit;
    throw new values/* InputError */.dz(`${what} is "${ref}", but neither this repository nor its origin has that commit`);
}
async function fetchCommit(git, commit) {
    if ((await findCommit(git, commit)) === undefined)
        await git.fetch({ refs: [commit], ...(await findDepth(git)) });
    return commit;
}
async function findMergeBase(git, head, branch) {
    const base = await findBaseBranch(git, branch);
    const find = () => git.try('merge-base', head, base);
    // What was committed here since, the origin cannot know.
    const shared = (await git.try('rev-parse', '--verify', '--quiet', '@{upstream}')) ?? head;
    let found = await find();
    for (const depth of deepenings) {
        if (found !== undefined)
            return found;
        await git.fetch({ refs: [base, shared], depth }).catch(() => undefined);
        found = await find();
    }
    if (found !== undefined)
        return found;
    throw new values/* InputError */.dz(`the checked-out commit has no commit in common with ${branch ?? base}: set "baseline" to ref:COMMIT`, {
        onCommandLine: `the checked-out commit has no commit in common with ${base}: name the baseline, such as compare main -- COMMAND`,
    });
}
/** A commit of the base branch, by its full name. */
async function findBaseBranch(git, branch) {
    if (branch !== undefined) {
        const commit = await tryToFetch(git, branch);
        if (commit !== undefined)
            return commit;
    }
    const candidates = branch === undefined
        ? ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']
        : [`origin/${branch}`, branch];
    for (const candidate of candidates) {
        const commit = await findCommit(git, candidate);
        if (commit !== undefined)
            return commit;
    }
    // A shallow clone knows no branch but its own; the origin's HEAD is on its default branch.
    const head = await tryToFetch(git, 'HEAD');
    if (head !== undefined)
        return head;
    throw new values/* InputError */.dz(`there is no branch to find the baseline on (tried ${candidates.join(', ')}): set "baseline" to ref:COMMIT`, {
        onCommandLine: `there is no branch to find the baseline on (tried ${candidates.join(', ')}): name the baseline, such as compare main -- COMMAND`,
    });
}
/** The full name of a commit that the repository has, as git knows it; undefined where it has none. */
async function findCommit(git, ref) {
    return await git.try('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
}
/** The full name of the commit that the origin knows as `ref`. */
async function tryToFetch(git, ref) {
    const isFetched = await git.fetch({ refs: [ref], ...(await findDepth(git)) }).then(() => true, () => false);
    return isFetched ? await findCommit(git, 'FETCH_HEAD') : undefined;
}
/** A whole clone must not become a shallow one. */
async function findDepth(git) {
    return (await git.run('rev-parse', '--is-shallow-repository')) === 'true' ? { depth: { commits: 1 } } : {};
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

/***/ 9265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ findBuildOf),
/* harmony export */   ub: () => (/* binding */ makeCmake),
/* harmony export */   w: () => (/* binding */ findBuild)
/* harmony export */ });
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2876);

/** Finds how the program is built that is made of the source at `path`, by CMake, Meson or Make. */
function findBuild({ files, read }, path) {
    const builds = files.flatMap(file => {
        const folder = (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(file);
        const below = folder === '.' ? '' : `${folder}/`;
        const builder = builders.find(({ named }) => named.test((0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx)(file)));
        if (builder === undefined || !path.startsWith(below))
            return [];
        if (builder.root !== undefined && !files.includes(builder.root))
            return [];
        const target = builder.targetOf(escapePattern(path.slice(below.length))).exec(read(file))?.[1];
        return target === undefined ? [] : [{ ...builder.make(folder, target), evidence: `${file}, which builds ${path}` }];
    });
    return builds[0];
}
const builders = [
    {
        ...{ named: /^CMakeLists\.txt$/, root: 'CMakeLists.txt' },
        targetOf: source => new RegExp(`add_executable\\(\\s*([\\w.-]+)[^)]*\\b${source}`),
        make: makeCmake,
    },
    {
        ...{ named: /^meson\.build$/, root: 'meson.build' },
        targetOf: source => new RegExp(`executable\\(\\s*'([\\w.-]+)'[^)]*'${source}'`),
        make: (folder, target) => ({ ...makeMeson(folder, target), needs: ['meson'] }),
    },
    {
        named: /^(?:GNUm|[Mm])akefile$/,
        targetOf: source => new RegExp(`^((?![\\w./-]+\\.o\\b)[\\w./-]+)\\s*:[^=\\n]*(?:${source}|${source.replace(/\\\.\w+$/, '\\.o')})`, 'm'),
        make: (folder, target) => ({ ...makeMake(folder, target), needs: [] }),
    },
];
/** Finds how the program at `path` is built, which is not in the repository; undefined where nothing shows it. */
function findBuildOf({ files, read }, path) {
    const name = (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx)(path);
    const build = (evidence, ...lines) => ({ evidence, lines, program: path });
    if (/(^|\/)target\/release\//.test(path) && files.includes('Cargo.toml'))
        return build('Cargo.toml', 'cargo build --release');
    const rule = new RegExp(`^${escapePattern(path)}\\s*:`, 'm');
    const makefile = files.find(file => /^(?:GNUm|[Mm])akefile$/.test(file));
    if (makefile && rule.test(read(makefile)))
        return build(makefile, `make ${path}`);
    if (path.startsWith('build') && files.includes('CMakeLists.txt'))
        return { ...makeCmake('.', name), evidence: 'CMakeLists.txt', program: path };
    if (path.startsWith('build') && files.includes('meson.build'))
        return build('meson.build', ...makeMeson('.', name).lines);
    const isScript = files.includes('package.json') && /"build"\s*:/.test(read('package.json'));
    if (isScript && /\.[cm]?js$/.test(path))
        return build('package.json', 'npm install', 'npm run build');
    if (name.includes('.'))
        return undefined;
    if (makefile)
        return build(makefile, 'make');
    if (files.includes('go.mod')) {
        const main = files.find(file => /^cmd\/[^/]+\/main\.go$/.test(file) && (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(file) === `cmd/${name}`);
        return build('go.mod', `go build -o ${path} ${main ? `./cmd/${name}` : '.'}`);
    }
    return undefined;
}
/** Builds a target of CMake whose list is in `folder`. */
function makeCmake(folder, target) {
    return {
        lines: ['cmake -S . -B build -DCMAKE_BUILD_TYPE=Release', `cmake --build build --target ${target}`],
        program: `build/${folder === '.' ? '' : `${folder}/`}${target}`,
    };
}
function makeMeson(folder, target) {
    return {
        lines: ['meson setup build --buildtype=release', 'meson compile -C build'],
        program: `build/${folder === '.' ? '' : `${folder}/`}${target}`,
    };
}
function makeMake(folder, target) {
    const isRoot = folder === '.';
    return {
        lines: [isRoot ? `make ${target}` : `make -C ${folder} ${target}`],
        program: isRoot ? target : `${folder}/${target}`,
    };
}
function escapePattern(text) {
    return text.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}


/***/ }),

/***/ 7337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
const interpreters = /^(?:node|deno|bun|python[\d.]*|sh|bash|ruby|php|perl)$/;
/** The path of the program or script that the shell line `command` runs first; undefined where it is looked up, or cannot be told. */
function findProgram(command) {
    const words = command.trim().split(/\s+/);
    const first = words.findIndex(word => !/^\w+=/.test(word));
    const program = words[first] ?? '';
    const script = interpreters.test(program) ? words.slice(first + 1).find(word => !word.startsWith('-')) : undefined;
    const path = script ?? (program.includes('/') ? program : '');
    return /^[\w./-]+$/.test(path) && !path.startsWith('/') && !path.startsWith('..')
        ? path.replace(/^\.\//, '')
        : undefined;
}


/***/ }),

/***/ 2876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tj: () => (/* binding */ sources),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   jt: () => (/* binding */ directoryOf)
/* harmony export */ });
/** All files but those of git and of installed packages, for programs that are not built. */
const sources = ['**', '!**/node_modules/**', '!**/.venv/**'];
/** The directory of a file, as a command names it. */
function directoryOf(path) {
    const end = path.lastIndexOf('/');
    return end < 0 ? '.' : path.slice(0, end);
}
/** The name of a file without its directory. */
function baseOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}


/***/ })

};
