export const id = 955;
export const ids = [955];
export const modules = {

/***/ 5317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ judgingOptions)
/* harmony export */ });
/** The options that say how measurements become verdicts. */
const judgingOptions = {
    threshold: { value: 'PERCENT', help: 'smallest change worth reporting' },
    confidence: { value: 'PERCENT', help: 'confidence of the intervals' },
    metrics: { value: 'NAMES', help: 'metrics that are judged: primary, all, or names' },
};


/***/ }),

/***/ 372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ei: () => (/* binding */ gateConditions),
/* harmony export */   iF: () => (/* binding */ findGateFailures)
/* harmony export */ });
/* unused harmony export decidePassage */
/** What a job may be made to fail on. */
const gateConditions = ['regressed', 'inconclusive', 'incomparable', 'not-compared', 'removed'];
/** The conditions of `failOn` that hold, each in words; none: the gate is open. Applied last, after everything is published. */
function findGateFailures(run, failOn) {
    return failOn.flatMap(condition => describeCondition(run, condition) ?? []);
}
/** What the gate does where `failures` hold; `acceptance` is undefined where there is no pull request, or no label that accepts. */
function decidePassage(failures, acceptance) {
    if (failures.length === 0)
        return { kind: 'open' };
    if (acceptance?.kind === 'given')
        return { ...acceptance, kind: 'accepted', failures };
    return { kind: 'shut', reason: `"fail-on": ${failures.join('; ')}${adviceOf(acceptance)}` };
}
function adviceOf(acceptance) {
    if (acceptance?.kind === 'missing')
        return `. To accept that, add the label "${acceptance.label}" to the pull request, and run the job again`;
    if (acceptance?.kind === 'unknown')
        return `. Whether the pull request has the label "${acceptance.label}", which would accept that, could not be read: ${acceptance.reason}`;
    return '';
}
function describeCondition(run, condition) {
    if (condition === 'not-compared')
        return run.status === 'not-compared' ? 'nothing was compared' : undefined;
    const names = condition === 'removed'
        ? run.removed
        : run.findings.filter(finding => finding.verdict === condition).map(finding => finding.benchmark);
    return names.length === 0 ? undefined : `${names.length} ${condition}: ${listNames(names)}`;
}
function listNames(names) {
    const shown = names.slice(0, 5).join(', ');
    return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}


/***/ }),

/***/ 3550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ makeDocument)
});

;// CONCATENATED MODULE: ./lib/formats/json.js
const deepest = 200;
const mostStarts = 5;
/**
 * The value that `text` is as JSON; undefined where it is none.
 *
 * Some tools write NaN and Infinity as bare words, and some print lines of a log before; both are read (the words as null).
 * What is nested more deeply than any tool nests is no JSON here.
 */
function parseJson(text) {
    for (const start of findStarts(text)) {
        if (isTooDeep(text, start))
            return undefined;
        const body = start === 0 ? text : text.slice(start);
        const value = tryToParse(body) ?? tryToParse(withoutBareWords(body));
        if (value !== undefined)
            return value;
    }
    return undefined;
}
/** Where JSON may begin: at a bracket that begins a line. There are no more lines of a log before it than a few. */
function findStarts(text) {
    const found = text.matchAll(/(?:^|\n)[\ufeff \t\r]*([[{])/g);
    const starts = [];
    for (const one of found) {
        starts.push(one.index + one[0].length - 1);
        if (starts.length === mostStarts)
            break;
    }
    return starts;
}
function tryToParse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** In one pass over strings and words, so that what is in a string stays. */
function withoutBareWords(text) {
    return text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity|inf|nan)\b/g, found => found.startsWith('"') ? found : 'null');
}
/** Without recursion, since that is what depth is dangerous for. */
function isTooDeep(text, start) {
    let depth = 0;
    let isInString = false;
    for (let at = start; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (isInString) {
            if (code === 92)
                at++;
            else if (code === 34)
                isInString = false;
        }
        else if (code === 34)
            isInString = true;
        else if (code === 123 || code === 91) {
            if (++depth > deepest)
                return true;
        }
        else if (code === 125 || code === 93)
            depth--;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/formats/lines.js
/** Longer lines are no results of any tool; a regular expression is not tried on them. */
const longestLine = 65_536;
const escapeCharacter = String.fromCharCode(27);
const colour = new RegExp(`${escapeCharacter}\\[[0-9;?]*[A-Za-z]`, 'g');
/** The lines of a tool's text, without colours, line ends and a byte order mark; what is longer than any result is empty. */
function splitLines(text) {
    const plain = text.includes(escapeCharacter) ? text.replace(colour, '') : text;
    return (plain.startsWith('\ufeff') ? plain.slice(1) : plain)
        .split('\n')
        .map(line => (line.length > longestLine ? '' : line.endsWith('\r') ? line.slice(0, -1) : line));
}

;// CONCATENATED MODULE: ./lib/formats/document.js


/** `output`, ready to be looked at. */
function makeDocument(output) {
    const files = output.files ?? [];
    const text = files.length === 1 ? files[0].text : output.files === undefined ? output.stdout : '';
    let lines;
    let json;
    return {
        output,
        text,
        files: files.length === 1 ? [] : files,
        get lines() {
            lines ??= splitLines(text);
            return lines;
        },
        get json() {
            json ??= { value: parseJson(text) };
            return json.value;
        },
    };
}


/***/ }),

/***/ 8237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ FormatError)
/* harmony export */ });
/** The command's output cannot be read as numbers; the message names the line and what to print instead. */
class FormatError extends Error {
    name = 'FormatError';
}


/***/ }),

/***/ 5164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tz: () => (/* binding */ detectFormat),
  FI: () => (/* binding */ findFormat),
  Fx: () => (/* binding */ formats)
});

// EXTERNAL MODULE: ./lib/formats/document.js + 2 modules
var formats_document = __webpack_require__(3550);
// EXTERNAL MODULE: ./lib/formats/format.js
var format = __webpack_require__(8237);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./lib/metrics/unit.js
const prefixes = { '': 1, k: 1e3, K: 1e3, M: 1e6, G: 1e9, T: 1e12, Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40 };
const times = { ps: 1e-12, ns: 1e-9, us: 1e-6, µs: 1e-6, μs: 1e-6, ms: 1e-3, s: 1, sec: 1, seconds: 1, min: 60 };
const rates = ['ops', 'op', 'req', 'requests', 'iter', 'items', '1'];
const allocations = ['allocs', 'allocations'];
const known = new Map([
    ...Object.entries(times).map(([name, factor]) => entry(name, 's', factor, 'lower')),
    ...Object.entries(prefixes).flatMap(([prefix, factor]) => [
        entry(`${prefix}B`, 'B', factor, 'lower'),
        entry(`${prefix}B/s`, 'B/s', factor, 'higher'),
    ]),
    entry('bytes', 'B', 1, 'lower'),
    ...rates.flatMap(name => [entry(`${name}/s`, '1/s', 1, 'higher'), entry(`${name}/sec`, '1/s', 1, 'higher')]),
    ...allocations.map(name => entry(name, 'count', 1, 'lower')),
    entry('count', 'count', 1, 'unknown'),
]);
function entry(name, unit, factor, better) {
    return [name, { unit, factor, better }];
}
/**
 * A printed unit as its base unit, the factor that brings values to it, and the direction that is certain from it.
 *
 * A time, bytes or allocations for each operation or iteration (`ns/op`, `B/iter`) are the same quantity. A unit that is not
 * known stays as it is, with direction `unknown`.
 */
function tidyUnit(printed) {
    const name = printed.trim();
    return known.get(name) ?? known.get(name.replace(/\/(op|iter)$/, '')) ?? { unit: name, factor: 1, better: 'unknown' };
}

;// CONCATENATED MODULE: ./lib/formats/native.js



const marker = '{"bench"';
const example = '{"bench":"parse","value":12.8,"unit":"ms"}';
const longestLine = 65_536;
const longestName = 256;
const line = dist/* object */.Ikc({
    bench: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(longestName)),
    metric: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(longestName))),
    unit: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(longestName)), ''),
    better: dist/* optional */.lqM(dist/* picklist */.KIO(['lower', 'higher'])),
    value: dist/* optional */.lqM(dist/* number */.aig()),
    samples: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(dist/* number */.aig()), dist/* minLength */.BpQ(1))),
    error: dist/* optional */.lqM(dist/* string */.YjP()),
});
/** Lines of JSON that any script can print, on stdout among other lines or in the file `BENCH_OUTPUT`. */
const native_native = {
    name: 'native',
    title: 'lines of JSON that any script can print',
    fits: ({ output }) => textsOf(output).some(text => text.startsWith(marker) || text.includes(`\n${marker}`)),
    parse({ output }) {
        const readings = textsOf(output).flatMap(parseLines);
        if (readings.length > 0)
            return readings;
        throw new format/* FormatError */.I(`no line of its output starts with ${marker}: print lines such as ${example}`);
    },
};
function textsOf({ stdout, benchOutput, files = [] }) {
    return [stdout, benchOutput, ...files.map(({ text }) => text)];
}
function parseLines(text) {
    return text
        .split('\n')
        .filter(candidate => candidate.startsWith(marker))
        .map(parseLine);
}
function parseLine(text) {
    const { bench, metric, unit: printed, better, value, samples, error } = decodeLine(text);
    if ([value, samples, error].filter(given => given !== undefined).length !== 1)
        throw new format/* FormatError */.I(`exactly one of "value", "samples" and "error" belongs in this line: ${shown(text)}`);
    const { unit, factor, better: certain } = tidyUnit(printed);
    const name = metric ?? (unit === 's' ? 'time' : printed || 'value');
    const values = (samples ?? [value ?? Number.NaN]).map(number => number * factor);
    const wrong = error ?? (values.every(Number.isFinite) ? undefined : 'the value is not finite');
    return {
        benchmark: bench,
        metric: { name, unit, better: better ?? certain },
        values,
        ...(wrong === undefined ? {} : { error: wrong }),
    };
}
function decodeLine(text) {
    if (text.length > longestLine)
        throw new format/* FormatError */.I(`a line of ${text.length} characters is too long: ${shown(text)}`);
    try {
        return dist/* parse */.qgA(line, JSON.parse(text));
    }
    catch (cause) {
        const why = cause instanceof dist/* ValiError */.H6d ? `${dist/* getDotPath */.BuJ(cause.issues[0]) ?? ''}: ${cause.message}` : 'it is not JSON';
        throw new format/* FormatError */.I(`a line that starts with ${marker} cannot be read (${why}): ${shown(text)}`, { cause });
    }
}
function shown(text) {
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

// EXTERNAL MODULE: ./lib/formats/process.js
var process = __webpack_require__(6877);
;// CONCATENATED MODULE: ./lib/formats/index.js




/** Every format of a tool; a new one is one file, one fixture folder and one line here. */
const tools = [native_native];
/** Every format that can be asked for by name. */
const formats = [...tools, process/* processTime */.$];
/** The format with this name, or undefined. */
function findFormat(name) {
    return formats.find(format => format.name === name);
}
/**
 * The format that `output` is of, which is never a guess: where it may be of several, a FormatError names them.
 *
 * An output without anything to read in it is of the format `process`, whose number is how long it took.
 */
function detectFormat(output) {
    const document = (0,formats_document/* makeDocument */.E)(output);
    const fitting = tools.filter(format => format.fits(document));
    if (fitting.length > 1)
        throw new format/* FormatError */.I(`the output may be of several formats (${fitting.map(({ name }) => name).join(', ')}): say which by "format"`);
    return fitting[0] ?? findUnread(document);
}
/** A file that was asked for is to be read, and not passed over. */
function findUnread({ output }) {
    if (output.files === undefined)
        return process/* processTime */.$;
    const names = output.files.map(({ path }) => path).slice(0, 5);
    throw new format/* FormatError */.I(names.length === 0
        ? 'the command wrote nothing where "output" says'
        : `what the command wrote (${names.join(', ')}) is of no format that is known: name it by "format", or read it with "regex" or "json"`);
}


/***/ }),

/***/ 6877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ processTime)
/* harmony export */ });
/** The wall time of the process itself: one benchmark, named like the suite. */
const processTime = {
    name: 'process',
    title: 'the wall time of the process itself',
    fits: () => true,
    parse: ({ output }, suite) => [
        { benchmark: suite, metric: { name: 'time', unit: 's', better: 'lower' }, values: [output.seconds] },
    ],
};


/***/ }),

/***/ 2495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cs: () => (/* binding */ decodeInputs),
  N7: () => (/* binding */ decodeLocalInputs),
  oC: () => (/* binding */ decodeSettings)
});

// UNUSED EXPORTS: decodeFailOn

// EXTERNAL MODULE: ./lib/input-values.js
var input_values = __webpack_require__(5106);
;// CONCATENATED MODULE: ./lib/baseline-input.js

const names = ['auto', 'artifact', 'ref', 'directory'];
/** The baseline that `get` asks for: `auto` is a directory where one is named, else an artifact, else built where it is said how. */
function decodeBaseline(get) {
    const directory = get('baseline-directory');
    const [ref, setup] = [get('baseline-ref') || undefined, get('setup') || undefined];
    const name = (0,input_values/* decodeChoice */._y)(get, 'baseline', names);
    if (directory && (ref || setup))
        throw new input_values/* InputError */.dz('give either "baseline-directory", or "baseline-ref" and "setup" for a baseline that is built, not both');
    if (directory && name !== 'auto' && name !== 'directory')
        throw new input_values/* InputError */.dz(`"baseline" is "${name}", and "baseline-directory" is given too: leave one of them out`);
    if (directory)
        return { kind: 'directory', directory };
    const built = { kind: 'ref', ref, setup };
    switch (name) {
        case 'directory':
            throw new input_values/* InputError */.dz('"baseline" is "directory", and "baseline-directory" is missing: it names that directory');
        case 'ref':
            return built;
        case 'artifact':
            if (setup === undefined)
                return { kind: 'artifact', ref, fallback: undefined };
            throw new input_values/* InputError */.dz('"baseline" is "artifact", and "setup" is for a baseline that is built: leave "setup" out, or "baseline" at "auto", which builds where there is no artifact');
        case 'auto':
            if (ref === undefined && setup === undefined && get('baseline-command'))
                return { kind: 'command' };
            return { kind: 'artifact', ref, fallback: ref === undefined && setup === undefined ? undefined : built };
    }
}
/** `baseline` where there are no artifacts: what it falls back to. */
function refuseArtifact(baseline) {
    if (baseline.kind !== 'artifact')
        return baseline;
    if (baseline.fallback !== undefined)
        return baseline.fallback;
    throw new input_values/* InputError */.dz('there is no baseline to compare with: give "baseline-directory" (an existing directory), or "baseline-ref" and "setup" (a commit, and how it is built)');
}

// EXTERNAL MODULE: ./lib/compare/gate.js
var gate = __webpack_require__(372);
// EXTERNAL MODULE: ./lib/formats/index.js + 2 modules
var formats = __webpack_require__(5164);
// EXTERNAL MODULE: ./lib/measure/measurements.js
var measurements = __webpack_require__(4407);
// EXTERNAL MODULE: ./lib/measure/quiet.js
var quiet = __webpack_require__(1900);
;// CONCATENATED MODULE: ./lib/inputs.js






/** The inputs of whoever has no artifacts: the command line, and a self-test. */
function decodeLocalInputs(given, contender, argv = []) {
    const { baseline, ...inputs } = decodeInputs(given, contender, argv);
    return { ...inputs, baseline: refuseArtifact(baseline) };
}
/** The inputs that `given` gives; `contender` is the contender's directory, `argv` the command where it came in words. */
function decodeInputs(given, contender, argv = []) {
    const get = (0,input_values/* withDefaults */.rO)(given);
    return {
        suite: get('suite'),
        commands: decodeCommands(get, argv),
        baseline: decodeBaseline(get),
        contender,
        workingDirectory: decodeWorkingDirectory(get('working-directory')),
        payload: (0,input_values/* decodeLines */.a9)(get('payload')),
        install: get('install') || undefined,
        prepare: get('prepare') || undefined,
        format: decodeFormat(get('format')),
        statistic: decodeStatistic(get('statistic')),
        warmups: (0,input_values/* decodeCount */.OV)(get, 'warmups', 0, 1000),
        rounds: decodeRounds(get),
        timeBudgetInSeconds: (0,input_values/* decodeDuration */.ZL)(get, 'time-budget'),
        invocationTimeoutInSeconds: (0,input_values/* decodeDuration */.ZL)(get, 'invocation-timeout'),
        inPlace: (0,input_values/* decodeFlag */.RS)(get, 'in-place'),
        copies: decodeCopies(get('copies')),
        quiet: (0,input_values/* decodeChoice */._y)(get, 'quiet', quiet/* quietChoices */.ZA),
        toolchain: decodeToolchain(get('toolchain')),
        seed: get('seed') || undefined,
        settings: decodeSettings(get),
        options: findOptions(get),
        failOn: decodeFailOn(get('fail-on')),
    };
}
const repeatable = [
    'working-directory',
    'payload',
    'install',
    'prepare',
    'format',
    'statistic',
    'warmups',
    'time-budget',
    'invocation-timeout',
    'metrics',
    'copies',
    'in-place',
    'quiet',
    'toolchain',
];
function findOptions(get) {
    const given = repeatable.filter(name => get(name) !== (input_values/* defaults */.NT[name] ?? ''));
    return Object.fromEntries(given.map(name => [name, get(name)]));
}
/** How measurements become verdicts; what `get` does not give is as in `fallback`. */
function decodeSettings(get, fallback) {
    const isKept = (name) => fallback !== undefined && get(name) === '';
    return {
        threshold: isKept('threshold') ? fallback.threshold : (0,input_values/* decodeFraction */.fP)(get, 'threshold', 0, 1),
        confidence: isKept('confidence') ? fallback.confidence : (0,input_values/* decodeFraction */.fP)(get, 'confidence', 0.5, 1),
        metrics: isKept('metrics') ? fallback.metrics : get('metrics'),
    };
}
function decodeCommands(get, argv) {
    const sides = [get('baseline-command'), get('contender-command')];
    const line = get('command');
    if (sides.some(Boolean)) {
        const [baseline, contender] = sides;
        if (!baseline || !contender)
            throw new input_values/* InputError */.dz('"baseline-command" and "contender-command" belong together: one of them is missing');
        if (line || argv.length > 0)
            throw new input_values/* InputError */.dz('give either one command for both sides or one for each, not both');
        return { baseline: { kind: 'shell', line: baseline }, contender: { kind: 'shell', line: contender } };
    }
    if (line && argv.length > 0)
        throw new input_values/* InputError */.dz('"command" is given twice: as an option and after "--"');
    const command = line ? { kind: 'shell', line } : decodeArgv(argv);
    return { baseline: command, contender: command };
}
/** One word with blanks in it is a shell line: nobody has a program of such a name. */
function decodeArgv(argv) {
    const [program] = argv;
    if (program === undefined || program.trim() === '')
        throw new input_values/* InputError */.dz('"command" is missing: the command that runs the benchmarks, for example "./app bench"');
    return argv.length === 1 && /\s/.test(program) ? { kind: 'shell', line: program } : { kind: 'argv', argv };
}
/** A directory outside would be the same one for every copy. */
function decodeWorkingDirectory(path) {
    if (!path.startsWith('/') && !path.split('/').includes('..'))
        return path;
    throw new input_values/* InputError */.dz(`"working-directory" is ${(0,input_values/* shown */.SP)(path)}; a directory inside of a side belongs there, such as app`);
}
const mostTools = 20;
function decodeToolchain(text) {
    const lines = (0,input_values/* decodeLines */.a9)(text);
    if (lines.length <= mostTools)
        return lines;
    throw new input_values/* InputError */.dz(`"toolchain" has ${lines.length} lines; at most ${mostTools} are run`);
}
function decodeFormat(name) {
    const names = ['auto', ...formats/* formats */.Fx.map(format => format.name)];
    if (name === 'auto' || (0,formats/* findFormat */.FI)(name))
        return name;
    throw new input_values/* InputError */.dz(`"format" is ${(0,input_values/* shown */.SP)(name)}; it can be ${names.join(', ')}`);
}
function decodeStatistic(name) {
    if ((0,measurements/* findStatistic */.Y)(name))
        return name;
    throw new input_values/* InputError */.dz(`"statistic" is ${(0,input_values/* shown */.SP)(name)}; it can be median, mean, min, or a percentile such as p25 or p99`);
}
const mostRounds = 10_000;
/** Enough for a spread of 10 % and a threshold of 2 %. */
const mostRoundsOfAuto = 200;
/** `rounds` is short for both bounds: a number, or `auto`. */
function decodeRounds(get) {
    const text = get('rounds');
    if (text === 'auto')
        return { least: (0,input_values/* decodeCount */.OV)(get, 'min-rounds', 1, mostRoundsOfAuto), most: mostRoundsOfAuto, isAuto: true };
    if (text !== '') {
        const rounds = (0,input_values/* decodeCount */.OV)(get, 'rounds', 1, mostRounds, ', or "auto"');
        return { least: rounds, most: rounds, isAuto: false };
    }
    const most = (0,input_values/* decodeCount */.OV)(get, 'max-rounds', 1, mostRounds);
    return { least: Math.min(most, (0,input_values/* decodeCount */.OV)(get, 'min-rounds', 1, mostRounds)), most, isAuto: false };
}
function decodeCopies(text) {
    const parts = /^([12])\+([12])$/.exec(text);
    if (parts)
        return { baseline: Number(parts[1]), contender: Number(parts[2]) };
    throw new input_values/* InputError */.dz(`"copies" is ${(0,input_values/* shown */.SP)(text)}; how often each side is installed belongs there: 2+2, 2+1 (only the baseline twice), or 1+1 (no control)`);
}
/** What fails the job. */
function decodeFailOn(text) {
    const names = text.split(',').map(name => name.trim());
    if (names.length === 1 && names[0] === 'never')
        return [];
    return names.map(name => {
        const condition = gate/* gateConditions */.ei.find(candidate => candidate === name);
        if (condition)
            return condition;
        throw new input_values/* InputError */.dz(`"fail-on" holds ${(0,input_values/* shown */.SP)(name)}; it can be never, or any of ${gate/* gateConditions */.ei.join(', ')}`);
    });
}


/***/ }),

/***/ 4407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ makeMeasurements),
/* harmony export */   Y: () => (/* binding */ findStatistic)
/* harmony export */ });
/* harmony import */ var simple_statistics__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);

/** The statistic with this name (`median`, `mean`, `min`, or a percentile such as `p95`), or undefined. */
function findStatistic(name) {
    if (name === 'mean')
        return values => (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .RE)([...values]);
    if (name === 'min')
        return values => (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .min */ .jk)([...values]);
    const percent = name === 'median' ? 50 : Number(/^p(\d{1,2}(?:\.\d+)?)$/.exec(name)?.[1] ?? Number.NaN);
    return Number.isNaN(percent) ? undefined : values => (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .quantile */ .YV)([...values], percent / 100);
}
/**
 * One measurement for each benchmark and metric of an invocation; readings of the same benchmark and metric are its iterations.
 *
 * Iterations inside one process are correlated. Pooled across processes they would err 24–92 % of the time, so each invocation
 * counts once, with `statistic` of its iterations.
 */
function makeMeasurements(readings, statistic) {
    const groups = new Map();
    for (const reading of readings) {
        const key = `${reading.benchmark}\n${reading.metric.name}`;
        const group = groups.get(key);
        if (group)
            group.push(reading);
        else
            groups.set(key, [reading]);
    }
    return [...groups.values()].map(group => makeMeasurement(group, statistic));
}
function makeMeasurement(group, statistic) {
    const { benchmark, metric } = group[0];
    const error = group.find(reading => reading.error !== undefined)?.error;
    if (error !== undefined)
        return { benchmark, metric, value: Number.NaN, error };
    const other = group.find(reading => reading.metric.unit !== metric.unit || reading.metric.better !== metric.better);
    if (other)
        return { benchmark, metric, value: Number.NaN, error: `"${metric.name}" was printed in two units or directions` };
    const values = group.length === 1 ? group[0].values : group.flatMap(reading => reading.values);
    if (values.length === 1)
        return { benchmark, metric, value: values[0] };
    return { benchmark, metric, value: statistic(values), samples: values };
}


/***/ }),

/***/ 1900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ findObstacles),
/* harmony export */   ZA: () => (/* binding */ quietChoices),
/* harmony export */   bG: () => (/* binding */ planHold)
/* harmony export */ });
const quietChoices = ['auto', 'off', 'strict'];
const niceness = -5;
/** With fewer, leaving one to the harness would leave one, which makes another program of one with threads. */
const fewestCores = 3;
/**
 * What every invocation of both sides is held to: with `auto`, where there are three cores or more, all but the first, which is
 * left to the harness and to the system, whose interrupts mostly go there; with `strict` the last one only.
 */
function planHold(quiet, { cores, quota = Number.POSITIVE_INFINITY }) {
    if (quiet === 'off')
        return {};
    const sorted = cores.toSorted((one, other) => one - other);
    if (quiet === 'strict')
        return { cores: sorted.slice(-1), niceness };
    return Math.min(sorted.length, quota) >= fewestCores ? { cores: sorted.slice(1), niceness } : { niceness };
}
/** What keeps `machine` from being held to one core at one speed, a clause each; none where nothing does. */
function findObstacles(machine) {
    const { platform, hasLauncher, cores, quota, mayRaisePriority, turbo } = machine;
    if (platform !== 'linux')
        return [`a process can be pinned to a core on Linux, and this is ${platform}`];
    const core = planHold('strict', machine).cores?.[0];
    return [
        ...(hasLauncher ? [] : ['Python 3.8 or later is missing, which pins invocations']),
        ...(cores.length < 2 ? ['there is no second core for the harness'] : []),
        ...(quota !== undefined && quota < cores.length
            ? [
                `the control group may use the time of ${Number(quota.toPrecision(3))} cores, and is stopped when that is spent`,
            ]
            : []),
        ...(mayRaisePriority
            ? []
            : ['the priority may not be raised (as root, or with the capability CAP_SYS_NICE, it may)']),
        ...(core === undefined ? [] : findObstaclesOf(core, machine)),
        ...(turbo === 'on'
            ? ['turbo is on, so that a speed depends on heat (1 in intel_pstate/no_turbo or 0 in cpufreq/boost turns it off)']
            : []),
    ];
}
function findObstaclesOf(core, { governors, siblings }) {
    const governor = governors[core];
    const others = (siblings[core] ?? []).filter(sibling => sibling !== core);
    return [
        ...(governor === undefined
            ? [`the governor of core ${core} cannot be seen, as in most virtual machines, so that nothing holds its speed`]
            : governor === 'performance'
                ? []
                : [`the governor of core ${core} is ${governor} (cpupower frequency-set -g performance changes it)`]),
        ...(others.length === 0
            ? []
            : [`core ${core} is the same hardware as core ${others.join(', ')} (off in cpu/smt/control separates them)`]),
    ];
}


/***/ })

};
