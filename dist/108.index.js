export const id = 108;
export const ids = [108];
export const modules = {

/***/ 53574:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "3d8fd3231459ce8f1fe3.py";

/***/ }),

/***/ 17108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
;// CONCATENATED MODULE: ./lib/record/shell-word.js
/** Control characters, bidi and other format characters, line ends, lone surrogates, and what shows as nothing. */
const shell_word_hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/**
 * `text` as one word for a POSIX shell. What could not be seen is written as escapes (`$'\x1b'`, of bash and POSIX 2024),
 * so that no line hides anything from the person who copies it.
 */
function quote(text) {
    if (/^[A-Za-z0-9_./:=@%+,-]+$/.test(text))
        return text;
    if (!shell_word_hidden.test(text))
        return `'${text.replaceAll("'", String.raw `'\''`)}'`;
    return `$'${[...text].map(escaped).join('')}'`;
}
function escaped(character) {
    if (character === "'" || character === '\\')
        return `\\${character}`;
    if (!shell_word_hidden.test(character))
        return character;
    return `\\U${character.codePointAt(0).toString(16).padStart(8, '0')}`;
}

;// CONCATENATED MODULE: ./lib/report/text/text.js
/** A sentence: a string put into it is a name from outside, a number or a Text is our own. */
function say(words, ...values) {
    const text = [];
    words.forEach((word, at) => {
        const value = values[at];
        text.push(word);
        if (typeof value === 'string')
            text.push({ name: value });
        else if (typeof value === 'number')
            text.push(String(value));
        else
            for (const part of value ?? [])
                text.push(part);
    });
    return text;
}
/** Words of our own that are made elsewhere. */
function own(words) {
    return [words];
}
/** A sentence from outside. */
function message(words) {
    return [{ message: words }];
}
/** Texts with words of our own between them. */
function join(texts, between) {
    return texts.flatMap((text, at) => (at === 0 ? text : [between, ...text]));
}
/** The first names of many, and how many more there are. */
function names(all, most = 3) {
    const shown = all.slice(0, most).map(name => say `${name}`);
    return all.length > most ? say `${join(shown, ', ')} and ${all.length - most} more` : join(shown, ', ');
}
/** The text as one kind of page writes it. */
function write(text, voice) {
    return text
        .map(part => typeof part === 'string' ? part : 'name' in part ? voice.name(part.name) : voice.message(part.message))
        .join('');
}

;// CONCATENATED MODULE: ./lib/report/text/escape.js


/** Longest name shown, in code points. */
const longestName = 80;
/** Longest sentence from outside shown, in code points. */
const longestMessage = 300;
/**
 * How text from outside is written in Markdown.
 *
 * A name stands in a code element, since GitHub's filters for mentions, references and emoji run on decoded text and
 * pass over code; entities for all but harmless characters keep pipes, backticks, tags and hidden markers from having
 * any effect in the source. Checked with cmark-gfm.
 */
const markdownVoice = {
    name: text => code(cut(fold(text), longestName) || '(no name)'),
    message: text => prose(cut(fold(text), longestMessage)),
};
/** How text from outside is written in a page of our own. */
const htmlVoice = {
    name: markdownVoice.name,
    message: text => entities(cut(fold(text), longestMessage)),
};
/** How text from outside is written on a terminal, which obeys control characters. */
const terminalVoice = {
    name: text => cut(plain(text), longestName) || '(no name)',
    message: text => cut(plain(text), longestMessage),
};
/** `text` with every character that could mean something in HTML or Markdown as a numeric entity. */
function entities(text) {
    return text.replace(/[^A-Za-z0-9 ,+=%;]/gu, character => `&#${character.codePointAt(0)};`);
}
/** A unit as words of our own, where it is one that people write; otherwise as a name from outside. */
function unitText(unit) {
    return /^[A-Za-zµ%]{0,12}(\/[A-Za-zµ]{1,12})?$/.test(unit) ? own(unit) : [{ name: unit }];
}
const hiddenOrBlank = new RegExp(`(?:${shell_word_hidden.source}|\\s)+`, 'gu');
const hiddenButTab = new RegExp(`(?!\\t)${shell_word_hidden.source}`, 'gu');
/** Sequences by which a terminal is told to do something: CSI (colours, cursor), OSC (titles, links). */
const sequences = /\p{Cc}\[[0-?]*[ -/]*[@-~]|\p{Cc}\][^\p{Cc}]*\p{Cc}?\\?/gu;
function fold(text) {
    return text.replace(sequences, '').replace(hiddenOrBlank, ' ').trim();
}
function cut(text, longest) {
    const characters = [...text];
    return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}
function code(text) {
    return `<code>${entities(text)}</code>`;
}
/**
 * A sentence as it is, where nothing in it could be taken for Markdown, a mention, a reference or a link; otherwise as
 * code. Our own reasons and warnings are of the first kind, what a command printed seldom is.
 */
function prose(text) {
    const isHarmless = /^[A-Za-z](?:[A-Za-z0-9 ,;()%+=±−–’]|[.:](?= |\d|$)|[-'](?=[a-z ]))*$/.test(text);
    return isHarmless && !/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/.test(text) ? text : code(text);
}
function plain(text) {
    return disarm(fold(text));
}
/** Lines from outside, for a terminal or a workflow's log: they stay lines, and can do nothing there. */
function harmlessLines(text) {
    return text
        .split(/\r\n|\r|\n/)
        .map(line => disarm(line.replace(sequences, '').replace(hiddenButTab, ' ')))
        .join('\n');
}
const hiddenButBreak = new RegExp(`(?!\\n)${shell_word_hidden.source}`, 'gu');
/** JSON that a terminal or a workflow's log may be shown: it means the same, and what would be obeyed or not be seen is escaped. */
function harmlessJson(json) {
    return json.replace(hiddenButBreak, escapeUnits).replaceAll('##[', '#\\u0023[');
}
function escapeUnits(character) {
    return character
        .split('')
        .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}
// A workflow's log takes `::command::` at the start of a line for a command, and `##[command]` anywhere in it.
function disarm(line) {
    return line.replaceAll('##[', '# #[').replace(/^(\s*):(?=:)/, '$1: ');
}

;// CONCATENATED MODULE: ./lib/report/words/own-fault.js
/** What is said of a fault of our own; `page` is where its users report issues, where that is known. */
function describeFault(page = "the issues of Counterbalance's repository") {
    return `This is a fault of Counterbalance. Report it at ${page}, with the lines above; what was measured is in the record.`;
}

;// CONCATENATED MODULE: ./lib/github/api/problem.js


/** What the step's failure says: a message where it is for the user to mend; where it is a fault of ours, the stack and where to report it. */
function describeError(error, variables) {
    if (!(error instanceof Error))
        return harmlessLines(String(error));
    // What the system refuses (a file, a disk) is no fault of ours, and its message names the file.
    const isOurs = ['Error', 'TypeError', 'RangeError', 'ReferenceError'].includes(error.name) && !('syscall' in error);
    if (!isOurs)
        return harmlessLines(error.message);
    return harmlessLines(`${error.stack ?? error.message}\n${describeFault(findIssues(variables))}`);
}
/** The page for issues of the repository that the action came from, as the runner names it. */
function findIssues({ GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, }) {
    return server && repository ? `${server}/${repository}/issues` : undefined;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./lib/inputs/values.js
/** An input that its user must change; the message names it, what it got, and what belongs there. */
class InputError extends Error {
    name = 'InputError';
}
/** The lines of a text that are not blank. */
function parseLines(text) {
    return text
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '');
}
/** A whole number between two bounds; `otherwise` is what else belongs there, in words. */
function parseCount(text, name, { least, most, otherwise = '' }) {
    const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (count >= least && count <= most)
        return count;
    throw new InputError(`"${name}" is ${shown(text)}; it must be a whole number from ${least} to ${most}${otherwise}`);
}
const secondsPerUnit = { ms: 0.001, s: 1, m: 60, h: 3600 };
/** A time with its unit, in seconds. */
function parseDuration(text, name) {
    const parts = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/.exec(text);
    const seconds = parts ? Number(parts[1]) * secondsPerUnit[parts[2]] : 0;
    if (seconds > 0)
        return seconds;
    throw new InputError(`"${name}" is ${shown(text)}; it must be a time with its unit, such as 90s, 10m or 1h`);
}
/** A percentage or a fraction, from `from` to below `below`, as a fraction. */
function parseFraction(text, name, { from, below, example }) {
    const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text);
    const fraction = parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN;
    if (fraction >= from && fraction < below)
        return fraction;
    throw new InputError(`"${name}" is ${shown(text)}; it must be a percentage such as ${example}, from ${100 * from}% to below ${100 * below}%`);
}
/** true or false. */
function parseFlag(text, name) {
    const word = text.toLowerCase();
    if (word === 'true' || word === 'false')
        return word === 'true';
    throw new InputError(`"${name}" is ${shown(text)}; it must be true or false`);
}
/** One of `names`. */
function parseChoice(text, name, names) {
    const choice = names.find(one => one === text);
    if (choice !== undefined)
        return choice;
    throw new InputError(`"${name}" is ${shown(text)}; it can be ${names.join(', ')}`);
}
/** Any of `names`, separated by commas or line breaks; `otherwise` is the word that stands there alone. */
function parseNames(text, name, { names, otherwise }) {
    return text.split(/[,\n]/).map(part => {
        const word = part.trim();
        const known = names.find(one => one === word);
        if (known !== undefined)
            return known;
        const choices = [...(otherwise === '' ? [] : [otherwise]), `any of ${names.join(', ')}`].join(', or ');
        throw new InputError(`"${name}" holds ${shown(word)}; it can be ${choices}`);
    });
}
/** A path inside of something: neither absolute nor leading out of it. */
function isInside(path) {
    return !path.startsWith('/') && !path.split('/').includes('..');
}
/** What a user gave, for a message. */
function shown(text) {
    return text === '' ? 'empty' : `"${text.slice(0, 80)}"`;
}

;// CONCATENATED MODULE: ./lib/github/run.js



const repository = dist/* object */.Ikc({ id: dist/* number */.aig(), default_branch: dist/* optional */.lqM(dist/* string */.YjP()) });
const commit = dist/* object */.Ikc({ ref: dist/* string */.YjP(), sha: dist/* string */.YjP() });
const head = dist/* object */.Ikc({ ...commit.entries, repo: dist/* optional */.lqM(dist/* nullable */.mee(dist/* object */.Ikc({ id: dist/* number */.aig() }))) });
const payload = dist/* object */.Ikc({
    pull_request: dist/* optional */.lqM(dist/* object */.Ikc({ number: dist/* number */.aig(), head, base: commit })),
    merge_group: dist/* optional */.lqM(dist/* object */.Ikc({ base_sha: dist/* string */.YjP(), head_ref: dist/* string */.YjP() })),
    repository: dist/* optional */.lqM(dist/* partial */.OH3(repository)),
    before: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
});
/** The event that started the run, from the runner's file. */
function readEvent({ GITHUB_EVENT_PATH: path }) {
    if (!path)
        return {};
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch (cause) {
        const { message } = cause;
        throw new InputError(`the runner's file of the event, "${path}", cannot be read: ${message}; run the job again`, {
            cause,
        });
    }
}
/** The run that the runner's variables and its file of the event tell of. */
function readRun(variables, token) {
    const decoded = dist/* safeParse */.xLC(payload, readEvent(variables));
    if (!decoded.success)
        throw new InputError(describeMisfit(variables, decoded.issues[0]));
    return {
        ...makeRun(variables, decoded.output),
        credentials: makeCredentials(variables.GITHUB_SERVER_URL, token),
    };
}
function describeMisfit({ GITHUB_EVENT_PATH: path }, issue) {
    const place = dist/* getDotPath */.BuJ(issue) ?? 'the whole';
    return `the runner's file of the event, "${path}", is not as GitHub describes events (${place}: ${issue.message}); run the job again`;
}
function makeCredentials(server = 'https://github.com', token) {
    if (token === '')
        return {};
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    return { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `http.${server}/.extraheader`, GIT_CONFIG_VALUE_0: header };
}
function makeRun(variables, given) {
    const own = decodeRepository(variables, given);
    const contender = findContender(variables, given);
    const id = Number(variables.GITHUB_RUN_ID ?? 0);
    return {
        event: { name: variables.GITHUB_EVENT_NAME, ref: variables.GITHUB_REF, defaultBranch: own.defaultBranch },
        repository: own,
        identity: {
            id,
            number: Number(variables.GITHUB_RUN_NUMBER ?? 0),
            attempt: Number(variables.GITHUB_RUN_ATTEMPT ?? 1),
            head: contender.commit ?? '',
        },
        url: runUrlOf(own, id),
        pull: findPull(variables, given, own),
        contender,
        occasion: findOccasion(variables, given),
    };
}
/** The page of a run. */
function runUrlOf({ url }, runId) {
    return `${url}/actions/runs/${runId}`;
}
function decodeRepository(variables, event) {
    const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY = '/', GITHUB_REPOSITORY_ID } = variables;
    const [owner = '', name = ''] = GITHUB_REPOSITORY.split('/');
    const id = event.repository?.id ?? Number(GITHUB_REPOSITORY_ID ?? 0);
    const url = `${GITHUB_SERVER_URL}/${owner}/${name}`;
    return { owner, name, id, defaultBranch: event.repository?.default_branch, url };
}
/** In a merge queue there is a pull request too, which GitHub names in the branch only. */
function findPull(variables, event, own) {
    if (event.pull_request === undefined)
        return undefined;
    const { number, head } = event.pull_request;
    const isFork = head.repo !== undefined && head.repo?.id !== own.id;
    const isDependabot = variables.GITHUB_ACTOR === 'dependabot[bot]';
    return { number, readOnlyCause: isFork ? 'fork' : isDependabot ? 'dependabot' : undefined };
}
function findContender(variables, { pull_request, merge_group }) {
    const { GITHUB_SHA: sha, GITHUB_REF_NAME: branch } = variables;
    const label = pull_request?.head.ref ?? merge_group?.head_ref ?? branch ?? 'workspace';
    const commit = pull_request?.head.sha ?? sha;
    return { label, source: 'workspace', ...(commit === undefined ? {} : { commit }) };
}
function findOccasion(variables, event) {
    const { GITHUB_EVENT_NAME: name, GITHUB_SHA: sha, GITHUB_REF_NAME: branch } = variables;
    const { pull_request, merge_group, before } = event;
    if (pull_request)
        return { baseBranch: pull_request.base.ref, ...(sha ? { mergeCommit: sha } : {}) };
    if (merge_group)
        return { before: merge_group.base_sha };
    const baseBranch = event.repository?.default_branch;
    const isPushToBase = name === 'push' && branch === baseBranch && before && !/^0+$/.test(before);
    return { ...(baseBranch ? { baseBranch } : {}), ...(isPushToBase ? { before } : {}) };
}

;// CONCATENATED MODULE: ./lib/formats/format.js
/** The command's output cannot be read as numbers; the message names the line and what to print instead. */
class format_FormatError extends Error {
    name = 'FormatError';
}

;// CONCATENATED MODULE: ./lib/record/short-hash.js
const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;
/**
 * Twelve hexadecimal digits that keep texts apart which read the same once they are made into names: FNV-1a of 64 bits (Fowler, Noll,
 * Vo) over UTF-8. It guards no secret.
 */
function shortHash(text) {
    const mixed = new TextEncoder()
        .encode(text)
        .reduce((state, byte) => BigInt.asUintN(64, (state ^ BigInt(byte)) * prime), offset);
    return mixed.toString(16).padStart(16, '0').slice(0, 12);
}

;// CONCATENATED MODULE: ./lib/report/marker.js

/** The hidden line that a comment of `key` begins with, and by which it is found again; `rounds` are those that `run` completed. */
function encodeMarker(key, run, rounds) {
    return hiddenLine(`counterbalance:${key}`, run, rounds);
}
/**
 * The marker of a comment; undefined where it has none.
 *
 * It counts only at the very beginning and in exactly the form in which it is written: what is said further down is words.
 */
function decodeMarker(body) {
    const found = markerLines.exec(body);
    if (found === null)
        return undefined;
    const [, key, ...fields] = found;
    const again = fields.slice(5);
    const rounds = fields[3];
    return {
        key: key,
        run: identityOf(fields),
        rounds: rounds === undefined ? undefined : Number(rounds),
        again: again[0] === undefined ? undefined : identityOf(again),
    };
}
/** Whether `run` began after `other` did; the attempts of one run count on. */
function isNewer(run, other) {
    return run.id === other.id ? run.attempt > other.attempt : run.id > other.id;
}
/** Whether both are the same attempt of the same run. */
function isSame(run, other) {
    return run.id === other.id && run.attempt === other.attempt;
}
/**
 * `body`, a comment of ours, with a note on top that `run` measures anew. There is one note, the last that was made; all else
 * stays. A body that is not ours stays as a whole.
 */
function noteAgain(body, { run, runUrl }) {
    return replaceNote(body, marker => ({
        hidden: hiddenLine(againName, run),
        note: `> ⏳ Being measured again for <code>${marker_short(run.head)}</code> by [run ${run.number}](${runUrl}); the numbers below are of <code>${marker_short(marker.run.head)}</code>.\n\n`,
    }));
}
/** The same with a note that `run` measured the same commit again, and completed no more than `rounds`. */
function noteFewerRounds(body, { run, runUrl, rounds }) {
    return replaceNote(body, marker => ({
        hidden: '',
        note: `> ⏪ [Run ${run.number}](${runUrl}) measured <code>${marker_short(run.head)}</code> again and completed ${count(rounds)}; the numbers below rest on ${count(marker.rounds ?? 0)}.\n\n`,
    }));
}
/** The same without a note. */
function removeNote(body) {
    return replaceNote(body, () => ({ hidden: '', note: '' }));
}
function replaceNote(body, make) {
    const marker = decodeMarker(body);
    if (marker === undefined)
        return body;
    const { hidden, note } = make(marker);
    const text = body
        .replaceAll('\r\n', '\n')
        .replace(markerLines, '')
        .replace(/^> [⏳⏪] [^\n]*\n\n/u, '');
    return `${encodeMarker(marker.key, marker.run, marker.rounds)}${hidden}${note}${text}`;
}
/**
 * The key of a suite: what can be read of its name, and a hash of all of it, since two names may read the same.
 * Only letters of a-z, digits and single hyphens are in it, so that no name ends the hidden line, or passes for another's key.
 */
function suiteKey(suite) {
    const slug = suite
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, longestSlug)
        .replace(/^-|-$/g, '');
    return [slug, shortHash(suite)].filter(Boolean).join('-');
}
const longestSlug = 40;
const againName = 'counterbalance-again';
const fieldsPattern = String.raw `run=(\d{1,15}) number=(\d{1,15}) attempt=(\d{1,9})(?: rounds=(\d{1,9}))? head=([0-9a-f]{7,64})`;
const markerLines = new RegExp(String.raw `^<!-- counterbalance:([a-z0-9-]{1,80}) ${fieldsPattern} -->\r?\n(?:<!-- ${againName} ${fieldsPattern} -->\r?\n)?`);
function hiddenLine(name, { id, number, attempt, head }, rounds) {
    const completed = rounds === undefined ? '' : ` rounds=${rounds}`;
    return `<!-- ${name} run=${id} number=${number} attempt=${attempt}${completed} head=${head} -->\n`;
}
function count(rounds) {
    return rounds === 1 ? '1 round' : `${rounds} rounds`;
}
function identityOf([id, number, attempt, , head]) {
    return { id: Number(id), number: Number(number), attempt: Number(attempt), head: head };
}
function marker_short(commit) {
    return commit.slice(0, 7);
}

;// CONCATENATED MODULE: ./lib/compare/verdicts/status.js
/** What the whole run says, the first that applies. */
const statuses = [
    'errored',
    'not-compared',
    'regressed',
    'incomparable',
    'inconclusive',
    'improved',
    'unchanged',
];
/**
 * The status of a run with these findings; `absence` is why there was no baseline.
 *
 * Where nothing was judged (every direction unknown, say) the run is inconclusive: nothing speaks for "unchanged".
 */
function statusOf(run) {
    if (run.absence !== undefined)
        return 'not-compared';
    if (!run.measured)
        return 'errored';
    if (run.findings.length === 0)
        return 'not-compared';
    const found = new Set(run.findings.map(finding => finding.verdict));
    return statuses.find(status => found.has(status)) ?? 'inconclusive';
}

;// CONCATENATED MODULE: ./lib/record/key.js
/** A record by name, in a message about it. */
function describeRecord({ suite, leg, shard }) {
    const parts = [
        `suite ${JSON.stringify(suite)}`,
        ...(leg === undefined ? [] : [`leg ${JSON.stringify(leg)}`]),
        ...(shard === undefined ? [] : [`shard ${JSON.stringify(shard)}`]),
    ];
    return `the record of ${parts.join(', ')}`;
}
/** What the records of one experiment have in common. */
function experimentOf({ suite, leg }) {
    return JSON.stringify([suite, leg ?? null]);
}

;// CONCATENATED MODULE: ./lib/record/limits.js
/** Files of the baseline that were changed, which a record names: one is enough for a verdict, and few for a reader. */
const mostTampered = 100;
/** What a machine can still hold; for records that their reader has chosen. */
const generousLimits = {
    characters: 2 ** 28,
    rounds: 100_000,
    measurements: 10_000_000,
    benchmarks: 1_000_000,
};
/** For records from artifacts, which anybody can have made: a report over so many benchmarks takes half a minute. */
const artifactLimits = {
    characters: 2 ** 25,
    rounds: 10_000,
    measurements: 500_000,
    benchmarks: 10_000,
};

;// CONCATENATED MODULE: ./lib/record/misfit.js
/** Why the rounds of two records are not of one experiment, in words; undefined where they are. */
function findMisfit(one, other) {
    return findUnshared(one, other) ?? findDifference(one, other) ?? findDependence(one, other);
}
/** Only what was planned to be pooled is: the number of rounds of a shard is fixed, and does not depend on what it found. */
function findUnshared(one, other) {
    if (one.shard === undefined || other.shard === undefined)
        return 'one of them is not a shard; give each runner its own "shard", or its own "leg"';
    if (one.shard === other.shard)
        return 'they are the same shard; give each runner its own "shard"';
    const isOpen = [one, other].some(({ plan, settings }) => (settings.looks ?? plan?.looks ?? []).length > 1 || plan?.stoppedBy === 'settled');
    return isOpen
        ? 'one of them chose its number of rounds from its data, but a shard must run a fixed number (set "rounds")'
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

;// CONCATENATED MODULE: ./lib/record/record-error.js

/** The record cannot be used; the message names the place, what belongs there, and what was found. */
class RecordError extends Error {
    name = 'RecordError';
}
/** `data` by `schema`, or a RecordError that names the place below `at`. */
function decodeBy(schema, data, at) {
    const result = dist/* safeParse */.xLC(schema, data, { abortEarly: true });
    if (result.success)
        return result.output;
    const issue = result.issues[0];
    const path = [at, dist/* getDotPath */.BuJ(issue) ?? '']
        .filter(part => part !== '')
        .join('.')
        .slice(0, longestShown);
    const received = issue.received.slice(0, longestShown);
    throw new RecordError(`"${path}": must be ${issue.expected ?? 'something else'}, not ${received}`);
}
/** How many characters of what is wrong a message shows. */
const longestShown = 200;
/** `value` in a message; of a list or an object, which may go down for ever, only that it is one. */
function record_error_shown(value) {
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    return (JSON.stringify(value) ?? 'nothing').slice(0, longestShown);
}

;// CONCATENATED MODULE: ./lib/record/pool.js




/**
 * The one experiment that several runners made together: `shards` are records of one suite and leg, each with its own seed.
 *
 * The null only ever permutes within a round, so that pooling is putting rounds after one another. All shards run a number of
 * rounds that was fixed before, so that the whole is looked at once, at its end. What does not fit together is refused.
 */
function pool(shards) {
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
const reasons = ['settled', 'complete', 'time-budget', 'failing', 'interrupted'];
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
function gatherRecords(records) {
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
            gatherRecords(group);
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
            throw new RecordError(`${name} is there ${same.length} times, and it is unknown which is the newest: give each job its own "leg" or "shard"`);
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
            refuse('they have different values of "confidence", but share one correction for many benchmarks');
        const [one, two] = [first, other].map(({ sides }) => sides?.contender.commit);
        if (one !== two && one !== undefined && two !== undefined)
            refuse('they measured two different commits of the contender');
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

// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(15521);
;// CONCATENATED MODULE: ./lib/stats/median.js

/** The median of those of `values` that are known; null where none is. */
function medianOf(values) {
    const known = values.filter(value => value !== null);
    return known.length === 0 ? null : (0,simple_statistics/* median */.JZ)(known);
}

// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(19195);
;// CONCATENATED MODULE: ./lib/stats/distributions/normal.js
/** The median absolute deviation of a normal distribution, in its standard deviations. */
const madOfNormal = 0.6745;
/** The complementary error function 1 − erf(x), to about 16 digits in both tails (Cody 1969). */
function erfc(x) {
    const size = Math.abs(x);
    if (size <= centralEnd)
        return 1 - x * ratio(centralErf, x * x);
    const tail = exponentialOfSquare(size, 1) * scaledErfc(size);
    return x < 0 ? 2 - tail : tail;
}
/** P(Z ≤ z) of the standard normal distribution, to about 15 digits in both tails; the upper tail is `normalCdf(-z)`. */
function normalCdf(z) {
    const size = Math.abs(z) / Math.SQRT2;
    if (size <= centralEnd)
        return erfc(-z / Math.SQRT2) / 2;
    // Not erfc(z / √2): the rounding of its argument would be magnified z² times.
    const tail = (exponentialOfSquare(Math.abs(z), 2) * scaledErfc(size)) / 2;
    return z < 0 ? tail : 1 - tail;
}
/**
 * The z with P(Z ≤ z) = p of the standard normal distribution, to about 16 digits (AS 241, Wichura 1988).
 *
 * `p` is in [0, 1]; 0 and 1 give the infinities.
 */
function normalQuantile(p) {
    const fromCentre = p - 0.5;
    if (Math.abs(fromCentre) <= 0.425)
        return fromCentre * ratio(centralQuantile, 0.180625 - fromCentre * fromCentre);
    const tail = Math.min(p, 1 - p);
    if (tail <= 0)
        return fromCentre < 0 ? -Infinity : Infinity;
    const depth = Math.sqrt(-Math.log(tail));
    const z = depth <= 5 ? ratio(middleQuantile, depth - 1.6) : ratio(farQuantile, depth - 5);
    return fromCentre < 0 ? -z : z;
}
const centralEnd = 0.46875;
/** e^(x²) · erfc(x), which varies slowly; `x` is above the central region. */
function scaledErfc(x) {
    if (x <= 4)
        return ratio(middleErfc, x);
    const inverseSquare = 1 / (x * x);
    return (1 / Math.sqrt(Math.PI) - inverseSquare * ratio(farErfc, inverseSquare)) / x;
}
/** e^(−x²/divisor); x² is split at a short x so that its rounding is not magnified (Cody). */
function exponentialOfSquare(x, divisor) {
    if (x > 40)
        return 0;
    const short = Math.trunc(x * 16) / 16;
    return Math.exp((-short * short) / divisor) * Math.exp((-(x - short) * (x + short)) / divisor);
}
function ratio({ top, bottom }, x) {
    return polynomial(top, x) / polynomial(bottom, x);
}
function polynomial(coefficients, x) {
    let value = 0;
    for (const coefficient of coefficients)
        value = value * x + coefficient;
    return value;
}
const centralErf = {
    top: [0.18577770618460315, 3.1611237438705655, 113.86415415105016, 377.485237685302, 3209.3775891384694],
    bottom: [1.0, 23.601290952344122, 244.02463793444417, 1282.6165260773723, 2844.236833439171],
};
const middleErfc = {
    top: [
        2.1531153547440383e-8, 0.5641884969886701, 8.883149794388377, 66.11919063714163, 298.6351381974001,
        881.952221241769, 1712.0476126340707, 2051.0783778260716, 1230.3393547979972,
    ],
    bottom: [
        1.0, 15.744926110709835, 117.6939508913125, 537.1811018620099, 1621.3895745666903, 3290.7992357334597,
        4362.619090143247, 3439.3676741437216, 1230.3393548037495,
    ],
};
const farErfc = {
    top: [
        0.016315387137302097, 0.30532663496123236, 0.36034489994980445, 0.12578172611122926, 0.016083785148742275,
        0.0006587491615298378,
    ],
    bottom: [1.0, 2.568520192289822, 1.8729528499234673, 0.5279051029514285, 0.06051834131244132, 0.0023352049762686918],
};
const centralQuantile = {
    top: [
        2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
        133.14166789178438, 3.3871328727963665,
    ],
    bottom: [
        5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
        42.31333070160091, 1.0,
    ],
};
const middleQuantile = {
    top: [
        0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
        5.769497221460691, 4.630337846156546, 1.4234371107496835,
    ],
    bottom: [
        1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
        1.6763848301838038, 2.053191626637759, 1.0,
    ],
};
const farQuantile = {
    top: [
        2.0103343992922881e-7, 2.7115555687434876e-5, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
        1.7848265399172913, 5.463784911164114, 6.657904643501103,
    ],
    bottom: [
        2.0442631033899397e-15, 1.421511758316446e-7, 1.8463183175100548e-5, 0.0007868691311456133, 0.014875361290850615,
        0.1369298809227358, 0.599832206555888, 1.0,
    ],
};

;// CONCATENATED MODULE: ./lib/stats/scores/density-scores.js
/**
 * The scores −f′/f of ascending numbers, f their density as they show it themselves: by a biweight kernel of half width
 * `bandwidth`. They weigh a shift where values are dense, whatever the shape of their distribution (Stein 1956).
 */
function scoreByDensity(sorted, bandwidth, scores) {
    const count = sorted.length;
    const scale = 1 / bandwidth;
    let [first, end] = [0, 0];
    // Sums of the powers of the distances from here to the numbers within reach, in bandwidths.
    let [s0, s1, s2, s3, s4] = [0, 0, 0, 0, 0];
    let travelled = 0;
    let here = sorted[0];
    for (let i = 0; i < count; i++) {
        const next = sorted[i];
        const step = (next - here) * scale;
        travelled += step;
        if (step >= 1 || travelled > farthest) {
            while ((next - sorted[first]) * scale >= 1)
                first++;
            end = first;
            s0 = s1 = s2 = s3 = s4 = travelled = 0;
        }
        else {
            for (; (next - sorted[first]) * scale >= 1; first++) {
                const d = (here - sorted[first]) * scale;
                const square = d * d;
                s0 -= 1;
                s1 -= d;
                s2 -= square;
                s3 -= square * d;
                s4 -= square * square;
            }
            s4 += step * (4 * s3 + step * (6 * s2 + step * (4 * s1 + step * s0)));
            s3 += step * (3 * s2 + step * (3 * s1 + step * s0));
            s2 += step * (2 * s1 + step * s0);
            s1 += step * s0;
        }
        for (; end < count; end++) {
            const d = (next - sorted[end]) * scale;
            if (d <= -1)
                break;
            const square = d * d;
            s0 += 1;
            s1 += d;
            s2 += square;
            s3 += square * d;
            s4 += square * square;
        }
        // The number itself adds 1 to the density.
        scores[i] = (s1 - s3) / (s0 - 2 * s2 + s4);
        here = next;
    }
}
// Rounding errors grow with the fourth power of the way; then the sums are made anew.
const farthest = 8;
/** The width of the shortest interval with half of `sorted` (Rousseeuw & Leroy 1988). */
function shortestHalfOf(sorted) {
    const half = Math.floor(sorted.length / 2);
    let shortest = Infinity;
    for (let i = 0; i + half < sorted.length; i++)
        shortest = Math.min(shortest, sorted[i + half] - sorted[i]);
    return shortest;
}

;// CONCATENATED MODULE: ./lib/stats/scores/levels.js
/**
 * Draws levels, quartiles of `size` values each, towards the mean of their runner, as far as their own noise explains how far they lie
 * apart (James & Stein 1961): where a machine is steady, levels that are no more than noise would only blur the values.
 *
 * `shortestHalf` is the width of the shortest half of the values less their levels. In units of the values; blind to sides.
 */
function shrinkLevels({ levels, edges, size }, shortestHalf) {
    const means = new Float64Array(levels.length);
    let squares = 0;
    for (let runner = 0; runner + 1 < edges.length; runner++) {
        const [first, end] = [edges[runner], edges[runner + 1]];
        let mean = 0;
        for (let w = first; w < end; w++)
            mean += levels[w] / (end - first);
        for (let w = first; w < end; w++)
            squares += (levels[w] - mean) ** 2;
        means.fill(mean, first, end);
    }
    const variance = squares / (levels.length - edges.length + 1);
    const share = Math.max(0, 1 - caution * (noiseOfQuartile(size, shortestHalf) / variance));
    // Nothing is drawn together that is together, or whose values have no spread to judge by.
    if (!(share < 1))
        return;
    for (let w = 0; w < levels.length; w++)
        levels[w] = means[w] + share * (levels[w] - means[w]);
}
/** Levels of windows that overlap are few in truth, and apart by chance twice as far as many would be. */
const caution = 2;
/** The variance of the lower quartile of `size` normal values, whose density there is 0.318 by their standard deviation. */
function noiseOfQuartile(size, shortestHalf) {
    const deviation = shortestHalf / 1.349;
    return (0.25 * 0.75 * (deviation / 0.318) ** 2) / size;
}

;// CONCATENATED MODULE: ./lib/stats/scores/ranks.js
const runLength = 64;
/**
 * Sorts `order`, which holds indices into `keys`, by ascending key: insertion sort of short runs, then merging those that
 * are not in order yet. Nearly linear where `order` was sorted for similar keys before.
 *
 * `spare` is room for half of `order`'s entries, rounded up to a run.
 */
function sortByKey(order, keys, spare) {
    const count = order.length;
    for (let start = 0; start < count; start += runLength) {
        insertionSort(order, keys, start, Math.min(start + runLength, count));
    }
    for (let width = runLength; width < count; width *= 2) {
        for (let start = 0; start + width < count; start += 2 * width) {
            merge(order, keys, spare, { start, middle: start + width, end: Math.min(start + 2 * width, count) });
        }
    }
}
/**
 * Twice the mid-ranks (1 for the smallest key; ties share the mean of their ranks), so that they are whole numbers;
 * `order` must be sorted by key.
 */
function rankTwice(order, keys, ranks) {
    const count = order.length;
    let first = 0;
    while (first < count) {
        const key = keys[order[first]];
        let next = first + 1;
        while (next < count && keys[order[next]] === key)
            next++;
        for (let place = first; place < next; place++)
            ranks[order[place]] = first + next + 1;
        first = next;
    }
}
function insertionSort(order, keys, start, end) {
    for (let next = start + 1; next < end; next++) {
        const index = order[next];
        const key = keys[index];
        let place = next;
        while (place > start && keys[order[place - 1]] > key) {
            order[place] = order[place - 1];
            place--;
        }
        order[place] = index;
    }
}
function merge(order, keys, spare, { start, middle, end }) {
    const [lastLeft, firstRight] = [keys[order[middle - 1]], keys[order[middle]]];
    if (lastLeft <= firstRight)
        return;
    // Where the order was sorted for similar keys before, only what is near the middle is not in place.
    let from = middle - 1;
    while (from > start && keys[order[from - 1]] > firstRight)
        from--;
    let to = middle + 1;
    while (to < end && keys[order[to]] < lastLeft)
        to++;
    const count = middle - from;
    for (let i = 0; i < count; i++)
        spare[i] = order[from + i];
    let left = 0;
    let right = middle;
    for (let place = from; left < count; place++) {
        const takesLeft = right >= to || keys[spare[left]] <= keys[order[right]];
        order[place] = takesLeft ? spare[left++] : order[right++];
    }
}

;// CONCATENATED MODULE: ./lib/stats/scores/align.js



/** Residuals are whole numbers of 1e-12, so that what is equal but for rounding is tied. */
const residualsPerUnit = 1e12;
/** Puts into `residuals` the values of `blocks`, the contender's lowered by `shift`, less the quartiles that align them. */
function align(blocks, alignment, shift, residuals) {
    alignTo(alignment.quartilesAt(shift), alignment.windowOf, { blocks, shift, residuals });
}
/** The same less the `levels` of windows. */
function alignTo(levels, windowOf, aligned) {
    const { shift, residuals } = aligned;
    const { values, starts, middles } = aligned.blocks;
    for (let round = 0; round < middles.length; round++) {
        const level = levels[windowOf[round]];
        const middle = middles[round];
        const end = starts[round + 1];
        for (let i = starts[round]; i < middle; i++)
            residuals[i] = Math.round((values[i] - level) * residualsPerUnit);
        for (let i = middle; i < end; i++)
            residuals[i] = Math.round((values[i] - shift - level) * residualsPerUnit);
    }
}
/** Values aligned by `alignment`, its levels drawn together as `shrinkLevels` has it. */
function makeAligned(blocks, alignment) {
    const count = blocks.values.length;
    const [residuals, sorted] = [new Float64Array(count), new Float64Array(count)];
    // Each alignment has an order of its own, which fits again at the next shift.
    const [ranked, rough] = [makeRanked(count), makeRanked(count)];
    function alignBy(levels, shift, to) {
        alignTo(levels, alignment.windowOf, { blocks, shift, residuals });
        sortValues(to, residuals, sorted);
        return shortestHalfOf(sorted);
    }
    return {
        residuals,
        sorted,
        ranked,
        alignAt(shift) {
            const levels = alignment.quartilesAt(shift);
            if (levels.length >= alignment.edges.length)
                shrinkLevels({ ...alignment, levels }, alignBy(levels, shift, rough) / residualsPerUnit);
            return alignBy(levels, shift, ranked);
        },
    };
}
function makeRanked(count) {
    const order = Int32Array.from({ length: count }, (_, i) => i);
    return { order, ranks: new Int32Array(count), spare: new Int32Array(count) };
}
/** Puts the values into `sorted`, ascending. */
function sortValues({ order, spare }, values, sorted) {
    sortByKey(order, values, spare);
    for (let i = 0; i < order.length; i++)
        sorted[i] = values[order[i]];
}

;// CONCATENATED MODULE: ./lib/stats/engine/statistic.js


/** The ranking of `blocks`, aligned by `alignment`. */
function makeRanking(blocks, alignment) {
    const count = blocks.values.length;
    const residuals = new Float64Array(count);
    const later = new Float64Array(count);
    const ranks = new Int32Array(count);
    const order = new Int32Array(count);
    for (let i = 0; i < count; i++)
        order[i] = i;
    const spare = new Int32Array(count);
    return {
        scores: ranks,
        at: shift => {
            align(blocks, alignment, shift, residuals);
            sortByKey(order, residuals, spare);
            rankTwice(order, residuals, ranks);
            return sumScores(blocks, ranks);
        },
        guessSwap: (from, to) => {
            align(blocks, alignment, from, residuals);
            sortByKey(order, residuals, spare);
            align(blocks, alignment, to, later);
            const part = findMiddleSwap(order, residuals, later);
            return part === undefined ? undefined : from + part * (to - from);
        },
    };
}
/** When neighbours in `order` trade places between `before` and `after`, if all move evenly: the part of the way nearest to half of it. */
function findMiddleSwap(order, before, after) {
    let best;
    for (let place = 1; place < order.length; place++) {
        const left = order[place - 1];
        const right = order[place];
        const lead = after[left] - after[right];
        if (lead <= 0)
            continue;
        const gap = before[right] - before[left];
        const part = gap / (gap + lead);
        if (best === undefined || Math.abs(part - 0.5) < Math.abs(best - 0.5))
            best = part;
    }
    return best;
}
/** Sampling without replacement in each round gives mean and variance. */
function sumScores({ starts, middles }, scores) {
    let sum = 0;
    let all = 0;
    let mean = 0;
    let excess = 0;
    let variance = 0;
    for (let round = 0; round < middles.length; round++) {
        const start = starts[round];
        const middle = middles[round];
        const end = starts[round + 1];
        let total = 0;
        let contender = 0;
        let squares = 0;
        for (let i = start; i < end; i++) {
            const score = scores[i];
            total += score;
            squares += score * score;
            if (i >= middle)
                contender += score;
        }
        const size = end - start;
        sum += contender;
        all += total;
        if (size === 0)
            continue;
        const share = (end - middle) / size;
        mean += total * share;
        excess += contender - total * share;
        if (size > 1)
            variance += (share * (middle - start) * (squares - (total * total) / size)) / (size - 1);
    }
    return { sum, mean, excess, variance, total: all };
}

;// CONCATENATED MODULE: ./lib/stats/quantile.js
/**
 * The `p`-quantile of `sorted`, interpolated linearly between the two nearest values
 * (type 7 of Hyndman & Fan 1996, the default of R and NumPy).
 *
 * `sorted` must be ascending and not empty; `p` is in [0, 1].
 */
function quantile(sorted, p) {
    const position = (sorted.length - 1) * p;
    const below = Math.floor(position);
    const low = sorted[below];
    const high = sorted[Math.min(below + 1, sorted.length - 1)];
    return low + (position - below) * (high - low);
}

;// CONCATENATED MODULE: ./lib/stats/scores/rank-scores.js


/**
 * Puts into `scores` those of doubled `ranks`, with a standard deviation of about 1: evenly spaced (Wilcoxon), and by the
 * share `lightness` as a normal sample is (van der Waerden).
 */
function scoreByRank(ranks, lightness, scores) {
    const count = ranks.length;
    const width = ((1 - lightness) * Math.sqrt(3)) / count;
    for (let i = 0; i < count; i++)
        scores[i] = width * (ranks[i] - count - 1);
    if (lightness === 0)
        return;
    const normal = listNormalScores(count);
    for (let i = 0; i < count; i++)
        scores[i] += lightness * normal[ranks[i]];
}
const cache = new Map();
/** The normal scores of doubled ranks of `count` values. */
function listNormalScores(count) {
    const known = cache.get(count);
    if (known)
        return known;
    const scores = new Float64Array(2 * count + 1);
    for (let twice = 2; twice <= 2 * count; twice++)
        scores[twice] = normalQuantile(twice / (2 * count + 2));
    cache.set(count, scores);
    return scores;
}
/**
 * How surely the tails of `sorted` are no heavier than the normal ones, from 0 to 1: by how far apart the outer twentieths
 * are, in widths of the middle half (Hogg 1974). 2.4 for normal values, 3.1 for Student's t with 3 degrees of freedom.
 */
function lightnessOf(sorted) {
    const middle = quantile(sorted, 0.75) - quantile(sorted, 0.25);
    const whole = quantile(sorted, 0.95) - quantile(sorted, 0.05);
    return middle > 0 ? Math.max(0, Math.min(1, 6 - (2 * whole) / middle)) : 0;
}

;// CONCATENATED MODULE: ./lib/stats/scores/split.js
/**
 * The test for it: of all pairs within rounds, those of one value from either side make a share that is known before any value
 * (two thirds for two and two); values in two modes, whosever they are, make at most half.
 *
 * It knows how many values each side has, not which they are.
 */
function makeSplitTest({ starts, middles }) {
    let [pairs, across] = [0, 0];
    for (let round = 0; round < middles.length; round++) {
        const [start, middle, end] = [starts[round], middles[round], starts[round + 1]];
        pairs += ((end - start) * (end - start - 1)) / 2;
        across += (middle - start) * (end - middle);
    }
    const least = 0.5 * pairs + 0.6 * (across - 0.5 * pairs);
    return (residuals, distance) => {
        let far = 0;
        for (let round = 0; round < middles.length; round++) {
            const end = starts[round + 1];
            for (let i = starts[round]; i < end; i++)
                for (let j = i + 1; j < end; j++)
                    if (Math.abs(residuals[i] - residuals[j]) > distance)
                        far++;
        }
        return far > least;
    };
}

;// CONCATENATED MODULE: ./lib/stats/scores/whitening.js
/**
 * The whitening of values whose places in run order are `sequence`, runner by runner from each of `edges` to the next: the inverse
 * covariance of an autoregression (Siddiqui 1958), by which generalised least squares weigh (Aitken 1935).
 *
 * It knows places in time, not sides, so that the randomisation of sides within rounds stays exact.
 */
function makeWhitening(sequence, edges) {
    const series = new Float64Array(sequence.length);
    const load = (values) => {
        let mean = 0;
        for (let t = 0; t < series.length; t++)
            mean += values[sequence[t]] / series.length;
        for (let t = 0; t < series.length; t++)
            series[t] = values[sequence[t]] - mean;
    };
    return {
        estimate: values => {
            load(values);
            const correlation = correlateNeighbours(series, edges);
            return correlation < leastCorrelation ? 0 : Math.min(correlation + lost, mostCoefficient);
        },
        whiten: (values, coefficient) => {
            load(values);
            const inside = coefficient / (1 + coefficient * coefficient);
            for (let runner = 0; runner + 1 < edges.length; runner++) {
                const [first, last] = [edges[runner], edges[runner + 1] - 1];
                if (last <= first)
                    continue;
                for (let t = first + 1; t < last; t++)
                    values[sequence[t]] = series[t] - inside * (series[t - 1] + series[t + 1]);
                values[sequence[first]] = series[first] - coefficient * series[first + 1];
                values[sequence[last]] = series[last] - coefficient * series[last - 1];
            }
        },
    };
}
// Below, whitening costs independent values more than it gives dependent ones.
const leastCorrelation = 0.2;
const mostCoefficient = 0.9;
// What alignment takes from it.
const lost = 0.15;
function correlateNeighbours(series, edges) {
    let [products, squares] = [0, 0];
    for (let runner = 0; runner + 1 < edges.length; runner++) {
        let before = 0;
        for (let t = edges[runner]; t < edges[runner + 1]; t++) {
            const score = series[t];
            products += before * score;
            squares += score * score;
            before = score;
        }
    }
    return squares > 0 ? products / squares : 0;
}

;// CONCATENATED MODULE: ./lib/stats/scores/adaptive-scores.js







/** How many whole numbers make a standard deviation of the sum of scores: few for short distributions, many for smooth curves. */
const coarse = 80;
const fine = 2 ** 22;
/** The share of the density's own scores in the blend; the rest is ranks or normal scores. */
const densityShare = 0.5;
/** Whether `blocks` hold enough to adapt to: numbers only, never values, so that all is decided before there are any. */
function isAdaptable({ starts, middles }) {
    let [rounds, values] = [0, 0];
    for (let round = 0; round < middles.length; round++) {
        const [start, middle, end] = [starts[round], middles[round], starts[round + 1]];
        if (middle === start || middle === end)
            continue;
        rounds++;
        values += end - start;
    }
    return rounds >= 5 && values >= 20;
}
/**
 * Scores that adapt to the noise (Hogg 1974; the efficiency of scores, Hájek & Šidák 1967): half of them ranks, or normal scores
 * where tails are light, for safety; half the density's own scores, for sharpness where it is not normal. Where neighbours in time
 * are alike, the ranks are those of whitened values, and the density's scores are whitened.
 *
 * All of it is made from the aligned values and their places in time, whosever they are: the randomisation stays exact.
 */
function makeAdaptiveScores(blocks, alignment, breaks) {
    const count = blocks.values.length;
    const aligned = makeAligned(blocks, alignment);
    const { residuals, sorted, ranked } = aligned;
    const whitened = new Float64Array(count);
    const blend = new Float64Array(count);
    const densities = new Float64Array(count);
    const scores = new Int32Array(count);
    const rankedWhite = makeRanked(count);
    const edges = [0, ...breaks, blocks.middles.length].map(round => blocks.starts[round]);
    const whitening = blocks.sequence && makeWhitening(blocks.sequence, edges);
    const isSplit = makeSplitTest(blocks);
    const unit = 1 / Math.sqrt(countTerms(blocks));
    function scoreAt(shift, scale) {
        const half = aligned.alignAt(shift);
        scoreRanks(ranked, residuals, sorted, blend);
        const coefficient = whitening?.estimate(blend) ?? 0;
        // Where the sides are clear of each other, ranks say all, and a density of two humps would say less.
        const hasDensity = half > 0 && !isSplit(residuals, 1.2 * half);
        if (hasDensity)
            scoreDensity(bandwidthOf(half, count, coefficient));
        if (whitening && coefficient > 0) {
            whitened.set(residuals);
            whitening.whiten(whitened, coefficient);
            sortValues(rankedWhite, whitened, sorted);
            scoreRanks(rankedWhite, whitened, sorted, blend);
            if (hasDensity)
                whitening.whiten(densities, coefficient);
        }
        if (hasDensity)
            mix(blend, densities);
        const weight = weigh(scale * unit, spreadOf(blocks, blend));
        for (let i = 0; i < count; i++)
            scores[i] = Math.round(weight * blend[i]);
        return sumScores(blocks, scores);
    }
    function scoreDensity(bandwidth) {
        scoreByDensity(sorted, bandwidth, whitened);
        for (let i = 0; i < count; i++)
            densities[ranked.order[i]] = whitened[i];
    }
    function mix(byRank, byDensity) {
        const rankWeight = weigh(1 - densityShare, spreadOf(blocks, byRank));
        const densityWeight = weigh(densityShare, spreadOf(blocks, byDensity));
        for (let i = 0; i < count; i++)
            byRank[i] = rankWeight * byRank[i] + densityWeight * byDensity[i];
    }
    return {
        scores,
        at: shift => scoreAt(shift, coarse),
        fineAt: shift => scoreAt(shift, fine),
        guessSwap: (from, to) => {
            align(blocks, alignment, from, residuals);
            sortByKey(ranked.order, residuals, ranked.spare);
            align(blocks, alignment, to, sorted);
            return guessBetween(from, to, findMiddleSwap(ranked.order, residuals, sorted));
        },
    };
}
function guessBetween(from, to, part) {
    return part === undefined ? undefined : from + part * (to - from);
}
/** Puts into `scores` those of the ranks of values that are sorted. */
function scoreRanks({ order, ranks }, values, sorted, scores) {
    rankTwice(order, values, ranks);
    scoreByRank(ranks, lightnessOf(sorted), scores);
}
/** The variance of the sum of the contender's scores where that of scores within rounds is 1. */
function countTerms({ starts, middles }) {
    let terms = 0;
    for (let round = 0; round < middles.length; round++) {
        const [start, middle, end] = [starts[round], middles[round], starts[round + 1]];
        if (end > start)
            terms += ((middle - start) * (end - middle)) / (end - start);
    }
    return terms;
}
function weigh(share, spread) {
    return spread > 0 ? share / spread : 0;
}
/**
 * Wider than the best kernel for a normal density by three quarters, since derivatives need more smoothing; and three times as wide
 * where neighbours are alike, and so tell less of the density than as many independent values.
 */
function bandwidthOf(shortestHalf, count, coefficient) {
    return ((coefficient > 0 ? 3 : 1.75) * 2.62 * shortestHalf) / 1.349 / count ** 0.2;
}
/** The standard deviation within rounds. */
function spreadOf({ starts, middles }, scores) {
    let [squares, freedom] = [0, 0];
    for (let round = 0; round < middles.length; round++) {
        const [start, end] = [starts[round], starts[round + 1]];
        if (end - start < 2)
            continue;
        let [sum, raw] = [0, 0];
        for (let i = start; i < end; i++) {
            const score = scores[i];
            sum += score;
            raw += score * score;
        }
        squares += raw - (sum * sum) / (end - start);
        freedom += end - start - 1;
    }
    // What is left of equal scores is rounding.
    return squares > 1e-12 * freedom ? Math.sqrt(squares / freedom) : 0;
}

;// CONCATENATED MODULE: ./lib/stats/scores/windows.js
/**
 * The alignment of rounds by the lower quartile of the rounds around them (aligned ranks, Hodges & Lehmann 1962), blind
 * to sides.
 *
 * The window of round i is i − k … i + k, shifted at the ends rather than shrunk, and all rounds where they are fewer.
 */
function makeAlignment(blocks, { halfWindow, breaks }) {
    const windowOf = new Int32Array(blocks.middles.length);
    if (halfWindow === null)
        return { windowOf, edges: [0, 1], size: blocks.values.length, quartilesAt: () => new Float64Array(1) };
    const spans = [];
    const runners = [0, ...breaks, blocks.middles.length];
    const edges = [0];
    for (let runner = 0; runner + 1 < runners.length; runner++) {
        const first = runners[runner];
        const end = runners[runner + 1];
        const size = Math.min(2 * halfWindow + 1, end - first);
        for (let round = first; round < end; round++) {
            const start = Math.min(Math.max(round - halfWindow, first), end - size);
            if (spans.at(-1)?.first !== start)
                spans.push({ first: start, end: start + size });
            windowOf[round] = spans.length - 1;
        }
        edges.push(spans.length);
    }
    const windows = sortWindows(blocks, spans);
    const quartiles = new Float64Array(spans.length);
    return {
        windowOf,
        edges,
        size: (windows.a.length + windows.b.length) / spans.length - 4,
        quartilesAt: shift => {
            for (let w = 0; w < quartiles.length; w++)
                quartiles[w] = quartileAt(windows, w, shift);
            return quartiles;
        },
    };
}
/**
 * The smallest half window whose 2k + 1 rounds hold at least 20 invocations: 2 for four per round, 3 for three, 5 for two.
 *
 * Ragged rounds are taken to be as full as the fullest of them: a failed invocation does not change the window of the rest.
 */
function chooseHalfWindow({ starts, middles }) {
    let fullest = 1;
    for (let i = 0; i < middles.length; i++)
        fullest = Math.max(fullest, starts[i + 1] - starts[i]);
    return Math.max(0, Math.ceil((20 / fullest - 1) / 2));
}
function sortWindows(blocks, spans) {
    const startsA = new Int32Array(spans.length + 1);
    const startsB = new Int32Array(spans.length + 1);
    const splits = new Int32Array(spans.length);
    spans.forEach(({ first, end }, w) => {
        let baseline = 0;
        for (let round = first; round < end; round++)
            baseline += blocks.middles[round] - blocks.starts[round];
        startsA[w + 1] = startsA[w] + baseline + 2;
        const count = blocks.starts[end] - blocks.starts[first];
        startsB[w + 1] = startsB[w] + count - baseline + 2;
        splits[w] = Math.min(Math.floor((count + 3) / 4), baseline);
    });
    const a = new Float64Array(startsA[spans.length]);
    const b = new Float64Array(startsB[spans.length]);
    spans.forEach((span, w) => {
        gather(a, startsA[w], blocks, span, 'baseline');
        gather(b, startsB[w], blocks, span, 'contender');
    });
    return { a, b, startsA, startsB, splits };
}
function gather(target, start, blocks, span, side) {
    const { values, starts, middles } = blocks;
    target[start] = -Infinity;
    let next = start + 1;
    for (let round = span.first; round < span.end; round++) {
        const from = side === 'baseline' ? starts[round] : middles[round];
        const to = side === 'baseline' ? middles[round] : starts[round + 1];
        for (let i = from; i < to; i++)
            target[next++] = values[i];
    }
    sortRange(target, start + 1, next);
    target[next] = Infinity;
}
/** Insertion sort beats the call of the native one for the ten values of the usual window. */
function sortRange(values, start, end) {
    if (end - start > 64) {
        values.subarray(start, end).sort();
        return;
    }
    for (let next = start + 1; next < end; next++) {
        const value = values[next];
        let place = next;
        for (; place > start && values[place - 1] > value; place--)
            values[place] = values[place - 1];
        values[place] = value;
    }
}
/** The lower quartile of a ∪ (b − shift) in window `w`; the split moves little from one shift to the next. */
function quartileAt({ a, b, startsA, startsB, splits }, w, shift) {
    const startA = startsA[w];
    const startB = startsB[w];
    const count = startsA[w + 1] - startA + startsB[w + 1] - startB - 4;
    if (count === 0)
        return 0;
    const position = (count - 1) / 4;
    const below = Math.floor(position) + 1;
    let i = startA + splits[w];
    let j = startB + below - splits[w];
    while (b[j] - shift > a[i + 1]) {
        i++;
        j--;
    }
    while (a[i] > b[j + 1] - shift) {
        i--;
        j++;
    }
    splits[w] = i - startA;
    const lastB = b[j] - shift;
    const nextB = b[j + 1] - shift;
    const low = Math.max(a[i], lastB);
    const high = Math.min(a[i + 1], nextB);
    return position + 1 === below ? low : low + (position + 1 - below) * (high - low);
}

;// CONCATENATED MODULE: ./lib/stats/engine/blocks.js
/** The layout of `rounds`, whose values must be finite; any number of them on each side of a round. */
function makeBlocks(rounds) {
    const starts = new Int32Array(rounds.length + 1);
    const middles = new Int32Array(rounds.length);
    rounds.forEach(({ a, b }, i) => {
        middles[i] = starts[i] + a.length;
        starts[i + 1] = middles[i] + b.length;
    });
    const values = new Float64Array(starts[rounds.length]);
    rounds.forEach(({ a, b }, i) => {
        values.set(a, starts[i]);
        values.set(b, middles[i]);
    });
    return { values, starts, middles, sequence: makeSequence(rounds, starts, middles) };
}
function makeSequence(rounds, starts, middles) {
    const sequence = new Int32Array(starts[rounds.length]);
    for (const [i, { a, b, order }] of rounds.entries()) {
        const next = { a: starts[i], b: middles[i] };
        const size = a.length + b.length;
        if (!order && size > 1)
            return undefined;
        const sides = order ?? (a.length > 0 ? ['a'] : ['b']);
        for (let place = 0; place < size; place++)
            sequence[starts[i] + place] = next[sides[place]]++;
        if (next.a !== middles[i] || next.b !== starts[i + 1])
            throw new RangeError(`round ${i}: order is not that of a and b`);
    }
    return sequence;
}

;// CONCATENATED MODULE: ./lib/stats/engine/crossing.js
/** The staircase seen from the other side: −y at −x. */
function mirrorStaircase({ evaluate, guessStep }) {
    return {
        evaluate: x => -evaluate(-x),
        guessStep: (from, to) => {
            const x = guessStep(-from, -to);
            return x === undefined ? undefined : -x;
        },
    };
}
/**
 * A crossing of `curve` between two points, narrowed to `tolerance`: by interpolation to the neighbourhood, where the
 * curve looks smooth, then from step to step, and what is left over by a method that cannot fail.
 *
 * `low.y` must be positive and `high.y` not; for a quantity that does not fall throughout it is one crossing of several.
 */
function narrowCrossing(curve, low, high, tolerance) {
    const interval = { low, high };
    interpolate(curve, interval, { tolerance, limit: 6 });
    for (let step = 0; step < 8 && isWide(interval, tolerance); step++) {
        const x = curve.guessStep(interval.low.x, interval.high.x);
        if (x === undefined)
            break;
        for (const side of [x - 0.45 * tolerance, x + 0.45 * tolerance]) {
            if (side > interval.low.x && side < interval.high.x)
                narrow(curve, interval, side);
        }
    }
    interpolate(curve, interval, { tolerance, limit: Infinity });
    return { low: interval.low.x, high: interval.high.x, points: [interval.low, interval.high] };
}
function isWide({ low, high }, tolerance) {
    return high.x - low.x > tolerance;
}
function narrow(curve, interval, x) {
    const y = curve.evaluate(x);
    if (y > 0)
        interval.low = { x, y };
    else
        interval.high = { x, y };
}
/**
 * At most `limit` steps of the method ITP (Oliveira & Takahashi 2020): as fast as the secant on smooth curves and never
 * slower than bisection by more than a step.
 */
function interpolate(curve, interval, { tolerance, limit }) {
    const width = interval.high.x - interval.low.x;
    const mostSteps = Math.max(0, Math.ceil(Math.log2(width / tolerance))) + 1;
    for (let step = 0; step < Math.min(limit, mostSteps) && isWide(interval, tolerance); step++) {
        const x = chooseNext(interval, { width, reach: tolerance * 2 ** (mostSteps - step - 1) });
        // Between neighbouring floating-point numbers there is nothing left to narrow.
        if (x <= interval.low.x || x >= interval.high.x)
            return;
        narrow(curve, interval, x);
    }
}
/** Interpolate, truncate towards the middle, and project onto what keeps the number of steps that of bisection. */
function chooseNext({ low, high }, { width, reach }) {
    const span = high.x - low.x;
    const middle = low.x + span / 2;
    const straight = low.x + (span * low.y) / (low.y - high.y);
    const side = Math.sign(middle - straight);
    const truncation = (0.2 * span * span) / width;
    const truncated = truncation <= Math.abs(middle - straight) ? straight + side * truncation : middle;
    const radius = reach - span / 2;
    return Math.abs(truncated - middle) <= radius ? truncated : middle - side * Math.max(0, radius);
}

;// CONCATENATED MODULE: ./lib/stats/engine/estimate.js

// Excesses are multiples of one over the size of a round; what is smaller is rounding.
const negligible = 1e-6;
/**
 * The shift where the statistic crosses its mean, half-way along the flat if there is one (Hodges & Lehmann 1963); undefined
 * where the statistic does not depend on the shift.
 */
function findEstimate(ranking, limits) {
    const excessAt = (shift) => ranking.at(shift).excess;
    const start = findEndOfExcess({ evaluate: excessAt, guessStep: ranking.guessSwap }, limits);
    // Looked for from the other side, so that swapping the sides mirrors the estimate.
    const end = findEndOfExcess(mirrorStaircase({ evaluate: excessAt, guessStep: ranking.guessSwap }), limits);
    return start === undefined || end === undefined ? undefined : (start - end) / 2;
}
function findEndOfExcess({ evaluate, guessStep }, { reach, tolerance }) {
    // On the flat, −1 (a step of the statistic) in place of 0 keeps the interpolation away from its end.
    const evaluateSteep = (shift) => {
        const excess = evaluate(shift);
        return Math.abs(excess) <= negligible ? -1 : excess;
    };
    // Far out the statistic is level, and interpolation slow.
    for (const side of [reach / 32, reach]) {
        const low = { x: -side, y: evaluateSteep(-side) };
        const high = { x: side, y: evaluateSteep(side) };
        if (low.y > 0 && high.y < 0)
            return narrowCrossing({ evaluate: evaluateSteep, guessStep }, low, high, tolerance).high;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/stats/engine/rejection.js
/**
 * Whether `p` rejects at `alpha`: p ≤ α.
 *
 * Randomisation p-values are discrete and do equal a level such as 5·0.05/8 = 1/32, while a level computed as
 * 1 − confidence is off in its last digits: so what differs by rounding alone counts as equal.
 */
function rejects(p, alpha) {
    return p <= alpha * (1 + 1e-9);
}

;// CONCATENATED MODULE: ./lib/stats/engine/interval.js



/** The same tests with the sides swapped: shift −x in place of x. */
function mirror(tester) {
    return {
        exact: tester.exact,
        z: mirrorStaircase(tester.z),
        testAt: shift => tester.testAt(-shift),
        calibrateAt: (shift, alpha) => tester.calibrateAt(-shift, alpha),
    };
}
/** The lowest shift that is not rejected at `alpha` (test inversion, Hodges & Lehmann 1963); −∞ where none is rejected. */
function findLowEnd(tester, search, alpha) {
    if (!rejects(tester.testAt(search.outer).p, alpha))
        return -Infinity;
    return tester.exact ? findExactEnd(tester, search, alpha) : findNormalEnd(tester, search, alpha);
}
function findNormalEnd(tester, search, alpha) {
    return crossLevel(tester, search, normalQuantile(1 - alpha / 2))?.high ?? search.inner;
}
/**
 * Crossings of z are cheap, exact tests are not: cross the normal level, read from the exact distribution there what
 * the level should be, and cross that, until the crossing separates rejected from not rejected.
 */
function findExactEnd(tester, { outer, inner, tolerance }, alpha) {
    const centre = inner;
    let level = normalQuantile(1 - alpha / 2);
    for (let attempt = 0; attempt < 5; attempt++) {
        const crossing = crossLevel(tester, { outer, inner, tolerance }, level);
        if (!crossing)
            break;
        const outside = tester.calibrateAt(crossing.low, alpha);
        level = outside.critical;
        if (!rejects(outside.p, alpha)) {
            inner = crossing.low;
            continue;
        }
        outer = crossing.low;
        const inside = tester.calibrateAt(crossing.high, alpha);
        if (!rejects(inside.p, alpha))
            return reachOut(tester, { centre, end: crossing.high, level, tolerance }, alpha);
        outer = crossing.high;
        level = inside.critical;
    }
    if (rejects(tester.testAt(inner).p, alpha))
        return inner;
    return narrowToAccepted(tester, { outer, inner, tolerance }, alpha);
}
/**
 * The end of the hull: about one end in a hundred has more shifts that are not rejected beyond it, within half a standard
 * error. They are looked for where z is close to the level, at distances that grow with their squares.
 */
function reachOut(tester, { centre, end, level, tolerance }, alpha) {
    const probes = 8;
    const shiftOf = (probe) => end - ((centre - end) / 4) * (probe / probes) ** 2;
    for (let probe = centre - end > 1e4 * tolerance ? probes : 0; probe > 0; probe--) {
        const inner = shiftOf(probe);
        if (tester.z.evaluate(inner) > level + 0.02 || rejects(tester.testAt(inner).p, alpha))
            continue;
        return narrowToAccepted(tester, { outer: shiftOf(probe + 1), inner, tolerance }, alpha);
    }
    return end;
}
/** By bisection, from a rejected `outer` towards an `inner` that is not. */
function narrowToAccepted(tester, { outer, inner, tolerance }, alpha) {
    const evaluate = (shift) => (rejects(tester.testAt(shift).p, alpha) ? 1 : -1);
    return narrowCrossing({ evaluate, guessStep: tester.z.guessStep }, { x: outer, y: 1 }, { x: inner, y: -1 }, tolerance)
        .high;
}
function crossLevel(tester, { outer, inner, tolerance }, level) {
    const evaluate = (shift) => tester.z.evaluate(shift) - level;
    const at = (shift) => ({ x: shift, y: evaluate(shift) });
    const high = at(inner);
    // Far out z is level, and interpolation slow.
    const near = at(inner + (outer - inner) / 32);
    const low = near.y > 0 ? near : at(outer);
    if (low.y <= 0 || high.y > 0)
        return undefined;
    return narrowCrossing({ evaluate, guessStep: tester.z.guessStep }, low, high, tolerance);
}

;// CONCATENATED MODULE: ./lib/stats/engine/inversion.js

/** `ends` so that they hold 0 if and only if p does not reject it. */
function agreeAtZero(ends, { p, estimate, alpha, endFromZero }) {
    if (!rejects(p, alpha))
        return { low: Math.min(ends.low, 0), high: Math.max(ends.high, 0) };
    if (ends.low > 0 || ends.high < 0)
        return ends;
    // 0 lies in a gap of what is not rejected, or within the tolerance of an end.
    return estimate > 0 ? { ...ends, low: endFromZero('low') } : { ...ends, high: endFromZero('high') };
}

;// CONCATENATED MODULE: ./lib/stats/engine/rank-inversion.js




/** The inversion of the test by ranks, which changes in steps where two values trade ranks: to the step. */
function invertRanks(tester, ranking, limits) {
    const estimate = findEstimate(ranking, limits);
    return {
        estimate,
        findStandardError: () => findStandardError(tester, limits),
        findEnds: (alpha, p) => estimate === undefined ? { low: -Infinity, high: Infinity } : findEnds(tester, limits, { estimate, alpha, p }),
    };
}
function findEnds(tester, { reach, tolerance }, { estimate, alpha, p }) {
    const mirrored = mirror(tester);
    const ends = {
        low: findLowEnd(tester, { outer: -reach, inner: estimate, tolerance }, alpha),
        high: -findLowEnd(mirrored, { outer: -reach, inner: -estimate, tolerance }, alpha),
    };
    return agreeAtZero(ends, {
        p,
        estimate,
        alpha,
        endFromZero: side => side === 'low'
            ? narrowToAccepted(tester, { outer: 0, inner: estimate, tolerance }, alpha)
            : -narrowToAccepted(mirrored, { outer: 0, inner: -estimate, tolerance }, alpha),
    });
}
function findStandardError(tester, limits) {
    const low = findUnitCrossing(tester.z, limits);
    const high = findUnitCrossing(mirrorStaircase(tester.z), limits);
    return low === undefined || high === undefined ? Infinity : -(low + high) / 2;
}
/** The shift where z falls below 1. */
function findUnitCrossing({ evaluate, guessStep }, { reach, tolerance }) {
    const above = (shift) => evaluate(shift) - 1;
    const [low, high] = [above(-reach), above(reach)];
    if (low <= 0 || high > 0)
        return undefined;
    return narrowCrossing({ evaluate: above, guessStep }, { x: -reach, y: low }, { x: reach, y: high }, tolerance).high;
}

;// CONCATENATED MODULE: ./lib/stats/engine/grid.js

function makeGrid({ evaluate, guessStep }, { centre, unit, reach }) {
    const known = new Map();
    const placeOf = (step) => Math.max(-reach, Math.min(reach, centre + Math.sign(step) * unit * distanceOf(Math.abs(step))));
    return {
        evaluate,
        guessStep,
        at: step => {
            let point = known.get(step);
            if (!point) {
                const x = placeOf(step);
                point = { x, y: evaluate(x) };
                known.set(step, point);
            }
            return point;
        },
        has: step => step === 0 || Math.abs(placeOf(step - Math.sign(step))) < reach,
    };
}
/** The grid of −y at −x. */
function mirrorGrid({ at, has, ...curve }) {
    return {
        ...mirrorStaircase(curve),
        at: step => {
            const { x, y } = at(-step);
            return { x: -x, y: -y };
        },
        has: step => has(-step),
    };
}
/** Half a unit each up to 3, then ever more. */
function distanceOf(steps) {
    return steps <= 6 ? steps / 2 : 3 * 1.4 ** (steps - 6);
}

;// CONCATENATED MODULE: ./lib/stats/engine/score-inversion.js






// Widths to which shifts are narrowed, in units of the grid, about a standard error.
const roughly = 0.05;
const precisely = 0.003;
/**
 * The inversion of a test by scores that adapt to the shift: z may rise here and there, so it is looked at on a grid, then
 * narrowed, to a few thousandths of a standard error.
 */
function invertScores(tester, start, { reach, tolerance, isSmooth }) {
    const unit = Math.max(start.unit, 100 * tolerance);
    const grid = makeGrid(tester.z, { centre: start.centre, unit, reach });
    const low = { tester, grid, reach, tolerance: Math.max(tolerance, precisely * unit), finest: tolerance, isSmooth };
    const high = { ...low, tester: mirror(tester), grid: mirrorGrid(grid) };
    const estimate = leaveZero(findMiddle(low, high), tester, tolerance);
    return {
        estimate,
        findStandardError: () => {
            const [below, above] = [low, high].map(side => score_inversion_findUnitCrossing(side, Math.max(tolerance, roughly * unit)));
            return below === undefined || above === undefined ? Infinity : -(below + above) / 2;
        },
        findEnds: (alpha, p) => {
            if (estimate === undefined)
                return { low: -Infinity, high: Infinity };
            const ends = {
                low: Math.min(estimate, score_inversion_findLowEnd(low, estimate, alpha)),
                high: Math.max(estimate, -score_inversion_findLowEnd(high, -estimate, alpha)),
            };
            return agreeAtZero(ends, {
                p,
                estimate,
                alpha,
                endFromZero: side => side === 'low'
                    ? accept(low, { outer: 0, inner: estimate }, alpha)
                    : -accept(high, { outer: 0, inner: -estimate }, alpha),
            });
        },
    };
}
/** A jump of z at no shift itself may leave that rejected: then the estimate is next to it. */
function leaveZero(estimate, { z }, tolerance) {
    return estimate === 0 ? Math.sign(z.evaluate(0)) * tolerance : estimate;
}
/** Where z crosses 0, or half-way along where it is 0. */
function findMiddle(low, high) {
    let isLevel = low.grid.at(0).y === 0;
    const evaluate = (x) => {
        const z = low.grid.evaluate(x);
        isLevel ||= z === 0;
        return z;
    };
    const start = score_inversion_narrow({ ...low, grid: { ...low.grid, evaluate } }, findNearest(low.grid, 0), 0);
    if (start === undefined || !isLevel)
        return start;
    const end = score_inversion_narrow(high, findNearest(high.grid, 0), 0);
    return end === undefined ? undefined : (start - end) / 2;
}
/** Where z falls to 1. */
function score_inversion_findUnitCrossing(side, tolerance) {
    return score_inversion_narrow({ ...side, tolerance }, findNearest(side.grid, 1), 1);
}
/** The lowest shift that is not rejected at `alpha`, as far as is seen on the grid; −∞ where none is rejected. */
function score_inversion_findLowEnd(side, centre, alpha) {
    const { tester, grid, reach } = side;
    const level = normalQuantile(1 - alpha / 2);
    const end = tester.exact ? score_inversion_findExactEnd(side, level, alpha) : score_inversion_narrow(side, findOutermost(grid, level), level);
    if (end !== undefined)
        return end;
    return rejects(tester.testAt(-reach).p, alpha) ? accept(side, { outer: -reach, inner: centre }, alpha) : -Infinity;
}
/** As `level` changes little from one shift to the next, it is read from the exact distribution near where z crosses it. */
function score_inversion_findExactEnd(side, normal, alpha) {
    const { tester, grid } = side;
    const near = findOutermost(grid, normal);
    if (!near)
        return undefined;
    let level = tester.calibrateAt(score_inversion_interpolate(near, normal), alpha).critical;
    let bracket = findOutermost(grid, level);
    let end = score_inversion_narrow(side, bracket, level);
    if (Math.abs(level - normal) < 0.08)
        return end;
    // The exact distribution is far from normal: few values, which makes it cheap to look again.
    for (let attempt = 0; attempt < 3 && end !== undefined; attempt++) {
        const { p, critical } = tester.calibrateAt(end, alpha);
        if (p > 0.9 * alpha && p < 1.1 * alpha)
            return end;
        level = critical;
        bracket = findOutermost(grid, level);
        end = score_inversion_narrow(side, bracket, level);
    }
    return end === undefined || !bracket ? undefined : settle(side, end, alpha);
}
/** From an `end` that p does not agree with, by p alone: inwards where it rejects, outwards where it does not. */
function settle(side, end, alpha) {
    const { tester, grid } = side;
    if (rejects(tester.testAt(end).p, alpha))
        return accept(side, { outer: end, inner: grid.at(0).x }, alpha);
    for (let step = 0;; step--) {
        const outer = grid.at(step).x;
        if (outer < end && rejects(tester.testAt(outer).p, alpha))
            return accept(side, { outer, inner: end }, alpha);
        if (!grid.has(step - 1))
            return undefined;
    }
}
function accept({ tester, tolerance }, between, alpha) {
    return narrowToAccepted(tester, { ...between, tolerance }, alpha);
}
// What z falls by at once where many values tie.
const jump = 0.3;
function score_inversion_narrow(side, bracket, level) {
    if (!bracket)
        return undefined;
    const { grid, tolerance, finest, isSmooth } = side;
    const smooth = isSmooth ? interpolateTwice(grid, bracket, level) : undefined;
    if (smooth !== undefined)
        return smooth;
    const evaluate = (x) => grid.evaluate(x) - level;
    const [low, high] = [bracket.low, bracket.high].map(({ x, y }) => ({ x, y: y - level }));
    const { points } = narrowCrossing({ evaluate, guessStep: () => undefined }, low, high, tolerance);
    const [above, below] = points;
    if (above.y - below.y < jump || tolerance <= finest)
        return below.x;
    return narrowCrossing({ evaluate, guessStep: grid.guessStep }, above, below, finest).high;
}
// How far z may be from where a straight line has it.
const bend = 0.03;
/** Where a curve that is nearly straight from one neighbour to the other falls to `level`; undefined where it is not. */
function interpolateTwice(grid, bracket, level) {
    const x = score_inversion_interpolate(bracket, level);
    const between = { x, y: grid.evaluate(x) };
    if (Math.abs(between.y - level) > bend)
        return undefined;
    if (between.y === level)
        return x;
    return score_inversion_interpolate(between.y > level ? { ...bracket, low: between } : { ...bracket, high: between }, level);
}
function score_inversion_interpolate({ low, high }, level) {
    return low.x + ((high.x - low.x) * (low.y - level)) / (low.y - high.y);
}
/** The neighbours nearest to the centre between which z falls to `level`. */
function findNearest(grid, level) {
    let step = 0;
    if (grid.at(0).y > level) {
        while (grid.has(step + 1))
            if (grid.at(++step).y <= level)
                return { low: grid.at(step - 1), high: grid.at(step) };
    }
    else {
        while (grid.has(step - 1))
            if (grid.at(--step).y > level)
                return { low: grid.at(step), high: grid.at(step + 1) };
    }
    return undefined;
}
// Beyond a z that exceeds the level by so much, it is not expected to come back.
const margin = 1.5;
/** The lowest neighbours between which z falls to `level`. */
function findOutermost(grid, level) {
    let step = 0;
    while (grid.at(step).y <= level + margin && grid.has(step - 1))
        step--;
    if (grid.at(step).y <= level)
        return undefined;
    for (; grid.has(step + 1); step++)
        if (grid.at(step + 1).y <= level)
            return { low: grid.at(step), high: grid.at(step + 1) };
    return undefined;
}

;// CONCATENATED MODULE: ./lib/stats/engine/start.js
/** The median of the differences within rounds, and how far those around it are apart; some round must have both sides. */
function estimateStart(blocks) {
    const differences = listDifferences(blocks).sort();
    const count = differences.length;
    const middle = (count - 1) / 2;
    const at = (place) => differences[Math.max(0, Math.min(count - 1, place))];
    const centre = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
    for (let reach = 0.7 * Math.sqrt(count); reach < count; reach *= 2) {
        const unit = (at(Math.ceil(middle + reach)) - at(Math.floor(middle - reach))) / 2;
        if (unit > 0)
            return { centre, unit };
    }
    return { centre, unit: 0 };
}
const most = 64;
/** The contender's values less the baseline's in each round: all, or in large rounds about as many as `most`. */
function listDifferences({ values, starts, middles }) {
    const differences = [];
    for (let round = 0; round < middles.length; round++) {
        const [start, middle, end] = [starts[round], middles[round], starts[round + 1]];
        const stride = Math.ceil(((middle - start) * (end - middle)) / most);
        for (let i = start; i < middle; i++)
            for (let j = middle; j < end; j++)
                if ((i - start + j - middle) % stride === 0)
                    differences.push(values[j] - values[i]);
    }
    return Float64Array.from(differences);
}

;// CONCATENATED MODULE: ./lib/stats/engine/choices.js
/** The number of ways to choose `chosen` of `size` things. */
function countChoices(size, chosen) {
    let count = 1;
    for (let i = 1; i <= Math.min(chosen, size - chosen); i++)
        count = (count * (size - i + 1)) / i;
    return Math.round(count);
}
const choices_cache = new Map();
/** All ways to choose `chosen` of the numbers 0 … `size` − 1, one after the other, each ascending. */
function listChoices(size, chosen) {
    const key = size * 65536 + chosen;
    const known = choices_cache.get(key);
    if (known)
        return known;
    const list = [];
    const choice = Array.from({ length: chosen }, (_, i) => i);
    for (let left = countChoices(size, chosen); left > 0; left--) {
        list.push(...choice);
        advance(choice, size);
    }
    const choices = Int32Array.from(list);
    choices_cache.set(key, choices);
    return choices;
}
/** The next choice in lexicographic order. */
function advance(choice, size) {
    let place = choice.length - 1;
    while (place >= 0 && choice[place] === size - choice.length + place)
        place--;
    if (place < 0)
        return;
    choice[place]++;
    for (let next = place + 1; next < choice.length; next++)
        choice[next] = choice[next - 1] + 1;
}

;// CONCATENATED MODULE: ./lib/stats/engine/randomisation.js

/** Whether the exact null distribution of `blocks` is affordable: at most 40 rounds compare, with at most 924 choices each. */
function isEnumerable({ starts, middles }) {
    let compared = 0;
    for (let round = 0; round < middles.length; round++) {
        const size = starts[round + 1] - starts[round];
        const contender = starts[round + 1] - middles[round];
        if (contender > 0 && contender < size)
            compared++;
        if (countChoices(size, contender) > 924)
            return false;
    }
    return compared <= 40;
}
// Shared by all distributions, since each is read before the next is made; grown where one needs more.
let room = new Float64Array(0);
/**
 * The exact null distribution of a sum of scores, every choice of that side's places within a round being equally likely
 * (randomisation inference, Fisher 1935): the distributions of the rounds, convolved one after the other.
 */
function makeNullDistribution({ starts, middles }) {
    const rounds = Array.from(middles, (middle, i) => makeRoundSums(starts[i], middle, starts[i + 1]));
    return (scores, summed, limit) => {
        const { base, step } = sumRounds(rounds, scores, summed);
        // Narrow rounds first: they keep the distribution short.
        rounds.sort((one, other) => one.width - other.width);
        const widest = rounds.at(-1)?.width ?? 0;
        const length = Math.max(0, Math.floor((limit - base) / step) + 1);
        if (room.length < widest + length)
            room = new Float64Array(2 * (widest + length));
        // Zeros before the start spare the inner loop a test for the edge.
        const padded = room.fill(0, 0, widest + length);
        if (length > 0)
            padded[widest] = 1;
        let reach = 1;
        for (const { offsets, width } of rounds) {
            if (width === 0)
                continue;
            reach = Math.min(length, reach + width);
            convolve(padded, widest, widest + reach, offsets);
        }
        return { base, step, masses: padded.subarray(widest, widest + length) };
    };
}
function makeRoundSums(start, middle, end) {
    const size = end - start;
    const places = { baseline: listChoices(size, middle - start), contender: listChoices(size, end - middle) };
    return { start, places, offsets: new Int32Array(countChoices(size, middle - start)), width: 0 };
}
/** Fills in offsets and widths, in units of the largest step that they have in common. */
function sumRounds(rounds, scores, summed) {
    let base = 0;
    let step = 0;
    for (const round of rounds) {
        const lowest = sumChoices(round, scores, summed);
        base += lowest;
        for (let i = 0; i < round.offsets.length; i++)
            step = greatestCommonDivisor(round.offsets[i], step);
    }
    if (step <= 1)
        return { base, step: 1 };
    for (const round of rounds) {
        round.width /= step;
        for (let i = 0; i < round.offsets.length; i++)
            round.offsets[i] /= step;
    }
    return { base, step };
}
/** Fills in the offsets of one round from its lowest sum, which is returned. */
function sumChoices(round, scores, summed) {
    const { start, offsets } = round;
    const places = round.places[summed];
    const chosen = places.length / offsets.length;
    let lowest = Infinity;
    let highest = -Infinity;
    for (let choice = 0, at = 0; choice < offsets.length; choice++) {
        let sum = 0;
        for (let i = 0; i < chosen; i++)
            sum += scores[start + places[at++]];
        offsets[choice] = sum;
        if (sum < lowest)
            lowest = sum;
        if (sum > highest)
            highest = sum;
    }
    for (let choice = 0; choice < offsets.length; choice++)
        offsets[choice] = offsets[choice] - lowest;
    round.width = highest - lowest;
    return lowest;
}
/** In place, from above: each entry needs only itself and entries below it. */
function convolve(padded, start, end, offsets) {
    if (offsets.length === 6) {
        convolveSix(padded, start, end, offsets);
        return;
    }
    const weight = 1 / offsets.length;
    for (let i = end - 1; i >= start; i--) {
        let total = 0;
        for (let choice = 0; choice < offsets.length; choice++)
            total += padded[i - offsets[choice]];
        padded[i] = total * weight;
    }
}
/** The same for two of four, the usual round, and faster. */
function convolveSix(padded, start, end, offsets) {
    const first = offsets[0];
    const second = offsets[1];
    const third = offsets[2];
    const fourth = offsets[3];
    const fifth = offsets[4];
    const sixth = offsets[5];
    for (let i = end - 1; i >= start; i--) {
        const lower = padded[i - first] + padded[i - second] + padded[i - third];
        padded[i] = (lower + (padded[i - fourth] + padded[i - fifth] + padded[i - sixth])) * (1 / 6);
    }
}
function greatestCommonDivisor(a, b) {
    while (b !== 0) {
        const rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

;// CONCATENATED MODULE: ./lib/stats/engine/tester.js


/** The standardised statistic; 0 where randomisation changes nothing. */
function standardise({ excess, variance }) {
    return variance > 0 ? excess / Math.sqrt(variance) : 0;
}
/** The tester of `blocks`, scored by `scoring`, whose standardised statistic is `z`, perhaps more finely than by whole scores. */
function makeTester(blocks, scoring, z) {
    return isEnumerable(blocks) ? makeExactTester(scoring, z, makeNullDistribution(blocks)) : makeNormalTester(z);
}
function makeExactTester(scoring, z, nullDistribution) {
    return {
        exact: true,
        z,
        testAt: shift => {
            const statistic = scoring.at(shift);
            return toTest(findNearTail(nullDistribution, scoring.scores, statistic, 0), statistic.excess);
        },
        calibrateAt: (shift, alpha) => {
            const statistic = scoring.at(shift);
            const deviation = Math.sqrt(statistic.variance);
            const tail = findNearTail(nullDistribution, scoring.scores, statistic, deviation / 4);
            return { p: toTest(tail, statistic.excess).p, critical: findCritical(tail, alpha / 2) / (deviation || 1) };
        },
    };
}
function makeNormalTester(z) {
    return {
        exact: false,
        z,
        testAt: shift => testNormally(z.evaluate(shift)),
        calibrateAt: (shift, alpha) => ({
            p: testNormally(z.evaluate(shift)).p,
            critical: normalQuantile(1 - alpha / 2),
        }),
    };
}
function testNormally(z) {
    return { p: Math.min(1, 2 * normalCdf(-Math.abs(z))), pLower: normalCdf(z), pUpper: normalCdf(-z) };
}
function findNearTail(nullDistribution, scores, { sum, excess, total }, room) {
    const summed = excess > 0 ? 'baseline' : 'contender';
    const seen = excess > 0 ? total - sum : sum;
    const { base, step, masses } = nullDistribution(scores, summed, seen + room);
    return { masses, observed: Math.round((seen - base) / step), depth: seen + Math.abs(excess) - base, step };
}
function toTest({ masses, observed }, excess) {
    let below = 0;
    for (let i = 0; i < observed; i++)
        below += masses[i];
    const near = Math.min(1, below + masses[observed]);
    const far = 1 - below;
    const p = Math.min(1, 2 * Math.min(near, far));
    return excess > 0 ? { p, pLower: far, pUpper: near } : { p, pLower: near, pUpper: far };
}
/** The distance from the mean half-way between the last entry of at most `probability` and the first above it. */
function findCritical({ masses, depth, step }, probability) {
    let [below, entry] = [0, 0];
    while (entry < masses.length && below + masses[entry] <= probability)
        below += masses[entry++];
    return depth - (entry - 0.5) * step;
}

;// CONCATENATED MODULE: ./lib/stats/engine/engine.js









/**
 * The engine of docs/method.md over `rounds`: scores of aligned values (Hodges & Lehmann 1962), their randomisation within
 * rounds (Fisher 1935), estimate and interval by inverting the test (Hodges & Lehmann 1963).
 *
 * Values are finite, on a scale where a change adds (natural logarithms, lower is better); rounds may be ragged, empty or none.
 * Exact for at most 40 rounds with both sides.
 */
function makeEngine(rounds, options = {}) {
    const blocks = makeBlocks(rounds);
    const { halfWindow = chooseHalfWindow(blocks), breaks = [], scores = 'adaptive' } = options;
    const alignment = makeAlignment(blocks, { halfWindow, breaks });
    const { scoring, tester, invert } = scores === 'adaptive' && isAdaptable(blocks)
        ? makeAdaptiveParts(blocks, alignment, breaks)
        : makeRankParts(blocks, alignment);
    const p = once(() => tester.testAt(0).p);
    const inversion = once(invert);
    // Without any spread, the two crossings lie on each other, but for the tolerance.
    const standardError = once(() => Math.max(0, inversion().findStandardError()));
    const intervals = new Map();
    return {
        exact: tester.exact,
        get p() {
            return p();
        },
        get estimate() {
            return inversion().estimate ?? 0;
        },
        get standardError() {
            return standardError();
        },
        pAt: shift => tester.testAt(shift).p,
        zAt: tester.z.evaluate,
        interval: confidence => {
            const ends = intervals.get(confidence) ?? inversion().findEnds(1 - confidence, p());
            intervals.set(confidence, ends);
            return ends;
        },
        diagnose: shift => diagnose(tester, scoring, shift),
        byRanks: once(() => makeEngine(rounds, { ...options, scores: 'ranks' })),
    };
}
function makeRankParts(blocks, alignment) {
    const scoring = makeRanking(blocks, alignment);
    const z = { evaluate: (shift) => standardise(scoring.at(shift)), guessStep: scoring.guessSwap };
    const tester = makeTester(blocks, scoring, z);
    const invert = () => {
        const limits = findLimits(blocks);
        const isCurve = limits.isSmooth && !tester.exact;
        return isCurve ? invertScores(tester, estimateStart(blocks), limits) : invertRanks(tester, scoring, limits);
    };
    return { scoring, tester, invert };
}
function makeAdaptiveParts(blocks, alignment, breaks) {
    const scoring = makeAdaptiveScores(blocks, alignment, breaks);
    const z = { evaluate: (shift) => standardise(scoring.fineAt(shift)), guessStep: scoring.guessSwap };
    const tester = makeTester(blocks, scoring, z);
    return { scoring, tester, invert: () => invertScores(tester, estimateStart(blocks), findLimits(blocks)) };
}
/** Shifts that carry all of one side clear of the other, whatever the quartiles that align them. */
function findLimits(blocks) {
    const { values } = blocks;
    let [lowest, highest] = [Infinity, -Infinity];
    for (const value of values) {
        lowest = Math.min(lowest, value);
        highest = Math.max(highest, value);
    }
    const spread = values.length > 0 ? highest - lowest : 0;
    const finest = 1e-9 * Math.max(1, spread);
    // Where values are many, steps are small, and a thousandth of a standard error is as good as the step itself.
    const isSmooth = values.length > 2000;
    const tolerance = isSmooth ? Math.max(finest, 1e-3 * estimateStart(blocks).unit) : finest;
    return { reach: 8 * spread + 1, tolerance, isSmooth };
}
function diagnose(tester, scoring, shift) {
    const statistic = scoring.at(shift);
    const pNormal = Math.min(1, 2 * normalCdf(-Math.abs(standardise(statistic))));
    return { t2: statistic.sum, mean2: statistic.mean, var4: statistic.variance, pNormal, ...tester.testAt(shift) };
}
function once(compute) {
    let known;
    return () => {
        known ??= { value: compute() };
        return known.value;
    };
}

;// CONCATENATED MODULE: ./lib/compare/counted.js
const units = new Set(['B', 'count']);
/** Whether `unit` is of things that are counted: without noise they repeat to the last digit, which a time does only on a coarse clock. */
function isCounted(unit) {
    return units.has(unit);
}

// EXTERNAL MODULE: ./lib/metrics/unit.js
var metrics_unit = __webpack_require__(69847);
// EXTERNAL MODULE: ./lib/rules/match.js
var match = __webpack_require__(73650);
;// CONCATENATED MODULE: ./lib/compare/verdicts/ruling.js



/** Whether `rule` is about this metric of this benchmark. */
function isAbout(rule, benchmark, metric) {
    return (0,match/* matches */.cK)(rule.benchmark, benchmark) && (0,match/* matches */.cK)(rule.metric, metric);
}
/** Whether what a rule ignores is judged again: its last day is over. */
function isVoid({ until }, { asOf }) {
    return until < asOf;
}
/** What `rules` ask of this metric of this benchmark: of each kind the last, and nothing where that is `false`. */
function rulingOf(rules, benchmark, metric) {
    const asked = {};
    for (const rule of rules?.list ?? []) {
        if (!isAbout(rule, benchmark, metric))
            continue;
        const { line: _line, benchmark: _benchmark, metric: _metric, ignore, ...rest } = rule;
        Object.assign(asked, rest, ignore === undefined || (ignore && isVoid(ignore, rules)) ? {} : { ignore });
    }
    return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== false));
}
/** The metric as a ruling says that it is, and what its printed values are to be multiplied by. */
function rule(metric, { unit, direction }) {
    const tidied = unit !== undefined && metric.unit === '' ? (0,metrics_unit/* tidyUnit */.v)(unit) : undefined;
    const certain = metric.better === 'unknown' && tidied ? tidied.better : metric.better;
    return {
        metric: { ...metric, unit: tidied?.unit ?? metric.unit, better: direction ?? certain },
        factor: tidied?.factor ?? 1,
    };
}
/** Whether an amount can be held against values in `unit`; a plain number is a count. */
function isInUnit(amount, unit) {
    return amount.unit === unit || (amount.unit === '' && unit === 'count');
}
/** `ruling` without amounts in another unit than the values have. */
function keepFitting({ smallest, budget, ...rest }, unit) {
    return {
        ...rest,
        ...(smallest && isInUnit(smallest, unit) ? { smallest } : {}),
        ...(budget && isInUnit(budget, unit) ? { budget } : {}),
    };
}
/**
 * The smallest relative change that matters: the rule's threshold, else that of all; and where the rule names an absolute change,
 * what that is of the `level` of the values, if it is more.
 */
function thresholdOf({ threshold, smallest }, settings, level) {
    const absolute = smallest && level > 0 ? smallest.value / level : 0;
    return Math.min(computable/* largest */.nQ, Math.max(threshold ?? settings.threshold, absolute));
}

;// CONCATENATED MODULE: ./lib/compare/series.js

/** Whether there is no value of `series`, only errors. */
function isSilent({ rounds }) {
    return rounds.every(round => round.length === 0);
}
/** The rounds of `series`, runner by runner. */
function splitByRunner({ rounds, breaks }) {
    return [0, ...breaks].map((first, runner) => rounds.slice(first, breaks[runner]));
}
/** The record's values by benchmark and metric, in the order in which they were first printed, still in rounds. */
function makeSeries(record) {
    const drafts = new Map();
    const errors = new Map();
    record.rounds.forEach((round, index) => {
        for (const [turn, { slot, measurements }] of round.entries())
            for (const measurement of measurements) {
                if (measurement.error === undefined)
                    place(draftOf(drafts, measurement, record.rounds.length), { index, turn, slot }, measurement);
                else
                    noteError(errors, slot.side, { ...measurement, error: measurement.error });
            }
    });
    // A benchmark that never had a value must not be forgotten.
    const valued = new Set([...drafts.values()].map(draft => draft.benchmark));
    for (const [benchmark, { metric }] of errors)
        if (!valued.has(benchmark))
            drafts.set(keyOf(benchmark, metric), makeDraft(benchmark, metric, record.rounds.length));
    const primaries = findPrimaries([...drafts.values()]);
    const breaks = (record.runners ?? []).slice(1).map(({ firstRound }) => firstRound);
    const series = [...drafts.values()].map(draft => ({
        ...applyRuling(draft, record.settings.rules),
        breaks,
        primary: primaries.get(draft.benchmark) === draft.metric.name,
    }));
    const invocations = record.rounds.flat();
    const failures = {
        baseline: countFailures(invocations, 'baseline'),
        contender: countFailures(invocations, 'contender'),
    };
    return { series, failures, tampered: record.tampered ?? [], errors };
}
function noteError(errors, side, { benchmark, metric, error }) {
    const known = errors.get(benchmark);
    if (known)
        known.sides.add(side);
    else
        errors.set(benchmark, { side, error, metric, sides: new Set([side]) });
}
/** A series in the unit and the direction that the rules give it. */
function applyRuling(draft, rules) {
    const { benchmark, conflict } = draft;
    const ruling = rulingOf(rules, benchmark, draft.metric.name);
    const { metric, factor } = rule(draft.metric, ruling);
    const isSettled = ruling.direction !== undefined && conflict?.unit === draft.metric.unit;
    return {
        benchmark,
        metric,
        rounds: factor === 1 ? draft.rounds : draft.rounds.map(round => round.map(one => scaled(one, factor))),
        conflict: isSettled ? undefined : conflict,
        ruling: keepFitting(ruling, metric.unit),
        printedUnit: draft.metric.unit,
    };
}
function scaled(one, factor) {
    return { ...one, value: one.value * factor };
}
function keyOf(benchmark, metric) {
    return `${benchmark}\n${metric.name}`;
}
function makeDraft(benchmark, metric, rounds) {
    return { benchmark, metric, rounds: Array.from({ length: rounds }, () => []), conflict: undefined };
}
function draftOf(drafts, { benchmark, metric }, rounds) {
    const key = keyOf(benchmark, metric);
    const known = drafts.get(key);
    if (known)
        return known;
    const draft = makeDraft(benchmark, metric, rounds);
    drafts.set(key, draft);
    return draft;
}
function place(draft, { index, turn, slot }, one) {
    if (one.metric.unit !== draft.metric.unit || one.metric.better !== draft.metric.better)
        noteConflict(draft, slot, one);
    draft.rounds[index].push({ side: slot.side, copy: slot.copy, turn, value: one.value });
}
/** The baseline's metric is the one that it changed from, whichever side was the first to print it. */
function noteConflict(draft, { side }, { metric }) {
    if (draft.conflict)
        return;
    if (side === 'contender')
        draft.conflict = metric;
    else
        [draft.metric, draft.conflict] = [metric, draft.metric];
}
/** Each benchmark's own metric: time, or the first that it printed. */
function findPrimaries(drafts) {
    const primaries = new Map();
    const own = drafts.filter(({ metric }) => !metric.aside);
    for (const { benchmark, metric } of own)
        if (!primaries.has(benchmark) || metric.name === 'time')
            primaries.set(benchmark, metric.name);
    for (const { benchmark, metric } of own)
        if (metric.primary)
            primaries.set(benchmark, metric.name);
    return primaries;
}
function countFailures(invocations, side) {
    const counts = { ok: 0, failed: 0, 'timed-out': 0 };
    let bad;
    for (const one of invocations) {
        if (one.slot.side !== side)
            continue;
        counts[one.outcome]++;
        if (one.outcome !== 'ok')
            bad ??= one;
    }
    return { failed: counts.failed, timedOut: counts['timed-out'], succeeded: counts.ok, reason: bad?.reason };
}

;// CONCATENATED MODULE: ./lib/compare/summary.js



/**
 * The description of values from several runners. Its spread is that within runners: what they differ by is in no round, and so in no
 * change.
 */
function summariseRunners(runners) {
    const whole = summarise(runners.flat());
    const own = runners.map(values => ({ values, centre: summarise(values)?.median ?? 0 }));
    if (whole === null || runners.length < 2 || own.some(({ values, centre }) => values.length > 0 && !(centre > 0)))
        return whole;
    const level = summarise(own.flatMap(({ values, centre }) => values.map(value => value / centre)));
    const mad = level.mad * whole.median;
    return Number.isFinite(mad) ? { ...whole, mad, cv: level.cv } : whole;
}
/** The description of `values`, or null where there are none. */
function summarise(values) {
    if (values.length === 0)
        return null;
    const sorted = new Float64Array(values).sort();
    const average = (0,simple_statistics/* mean */.RE)([...values]);
    const middle = quantile(sorted, 0.5);
    return {
        n: values.length,
        median: middle,
        mean: average,
        min: sorted[0],
        q1: quantile(sorted, 0.25),
        q3: quantile(sorted, 0.75),
        max: sorted.at(-1),
        mad: quantile(sorted.map(value => Math.abs(value - middle)).sort(), 0.5),
        cv: findVariation(values, average),
    };
}
/** The standard deviation over the mean, both in steps of a power of two: the squares of large values are no numbers. */
function findVariation(values, average) {
    const step = 2 ** Math.floor(Math.log2(Math.abs(average)));
    const variation = (0,simple_statistics/* standardDeviation */.Fx)(values.map(value => value / step)) / Math.abs(average / step);
    return variation <= computable/* largest */.nQ ? variation : null;
}

;// CONCATENATED MODULE: ./lib/compare/verdicts/change.js

/** `value` on the scale of the engine: its natural log, negated where higher is better. */
function toLog(value, direction) {
    return direction === 'higher' ? -Math.log(value) : Math.log(value);
}
/** The relative change of the value itself: where higher is better, the sign comes back and the ends change places. */
function toChange(log, direction, level) {
    const { estimate, low, high } = direction === 'higher' ? { estimate: -log.estimate, low: -log.high, high: -log.low } : log;
    return { value: Math.expm1(estimate), low: toFraction(low), high: toFraction(high), level };
}
/** A change in natural logs as a fraction; null where it is not bounded, or too large to compute with. */
function toFraction(log) {
    const change = Math.expm1(log);
    return Number.isFinite(log) && change <= computable/* largest */.nQ ? change : null;
}

;// CONCATENATED MODULE: ./lib/stats/engine/attainable.js

/**
 * The smallest two-sided p-value that `rounds` rounds of `size` invocations can attain, the contender having half of
 * them (rounded down): 2/6ⁿ for four per round, 2/3ⁿ for three, 2/2ⁿ for two.
 */
function attainableP(rounds, size) {
    return Math.min(1, 2 / countChoices(size, Math.floor(size / 2)) ** rounds);
}
/** The least number of rounds of `size` invocations for a verdict: 5 for four or more, 6 for three, 8 for two. */
function leastRounds(size) {
    if (size >= 4)
        return 5;
    return size === 3 ? 6 : 8;
}

;// CONCATENATED MODULE: ./lib/compare/verdicts/incomparable.js


/** What went wrong with `series` on one side so that the two cannot be compared; undefined where nothing did. */
function findObstacle(series, table) {
    return findTampering(table) ?? findConflict(series) ?? findError(series, table) ?? findFailures(series, table);
}
function findTampering({ tampered }) {
    const reason = describeTampering(tampered);
    return reason === undefined ? undefined : { cause: 'contender-changed', reason };
}
/** That what was measured is not the baseline any more, and nobody knows since when; undefined where no file was changed. */
function describeTampering([first, ...more]) {
    if (first === undefined)
        return undefined;
    const which = more.length === 0 ? first : `${first} and ${more.length} more`;
    return `the baseline's files were changed while it was measured (${which})`;
}
const causeOf = { baseline: 'baseline', contender: 'contender-failed' };
function findConflict({ conflict, metric }) {
    if (!conflict)
        return undefined;
    const reason = conflict.unit === metric.unit
        ? `its direction changed from ${metric.better} to ${conflict.better}`
        : `its unit changed from ${showUnit(metric.unit)} to ${showUnit(conflict.unit)}`;
    return { cause: 'contender-changed', reason };
}
/** What does not look like a unit is quoted, lest it reads like words of ours. */
function showUnit(unit) {
    return /^[\w%µ/²³°-]{0,20}$/.test(unit) ? unit || 'none' : JSON.stringify(unit);
}
function findError({ benchmark }, { errors }) {
    const found = errors.get(benchmark);
    // A benchmark that fails in the baseline too is not the contender's to mend.
    const cause = found?.sides.has('baseline') ? 'baseline' : 'contender-failed';
    return found && { cause, reason: `it reported an error (${found.side}): ${found.error}` };
}
function findFailures(series, { failures }) {
    const { baseline, contender } = failures;
    if (baseline.timedOut > 0 !== contender.timedOut > 0) {
        const side = baseline.timedOut > 0 ? 'baseline' : 'contender';
        return { cause: causeOf[side], reason: `only the ${side} ran into the time limit (${failures[side].timedOut}×)` };
    }
    const missing = {
        baseline: countMissing(series, 'baseline', baseline),
        contender: countMissing(series, 'contender', contender),
    };
    if (Math.abs(missing.baseline - missing.contender) < 2)
        return undefined;
    const side = missing.baseline > missing.contender ? 'baseline' : 'contender';
    const why = failures[side].reason;
    const reason = `it is missing from ${missing[side]} invocations of the ${side}${why === undefined ? '' : `: ${why}`}`;
    return { cause: causeOf[side], reason };
}
/** How many invocations of `side` have no value of `series`. */
function countMissing(series, side, { failed, timedOut, succeeded }) {
    return failed + timedOut + succeeded - series.rounds.flat().filter(one => one.side === side).length;
}
/** Why there is no ratio of the values of `series`; undefined where there is. */
function findBadValue({ rounds }) {
    const all = rounds.flat();
    const values = all.map(({ value }) => value);
    const bad = values.find(value => !(0,computable/* isComputable */.$O)(value)) ?? values.find(value => value <= 0);
    if (bad === undefined)
        return (0,computable/* areTooFarApart */.yK)(values)
            ? { cause: 'contender-failed', reason: 'its values are too far apart for a ratio of them' }
            : undefined;
    const isOfBaseline = all.some(({ side, value }) => side === 'baseline' && !(value > 0 && (0,computable/* isComputable */.$O)(value)));
    return { cause: isOfBaseline ? 'baseline' : 'contender-failed', reason: describeBadValue(bad) };
}
function describeBadValue(value) {
    if (!(0,computable/* isComputable */.$O)(value))
        return `a value is ${(0,computable/* describeSize */.jt)(value)}`;
    return `a value is ${value === 0 ? '0' : 'negative'}, and ratios need values above 0`;
}
/** Why the rounds of `series` are too few for a verdict; undefined where they suffice. */
function findShortage({ rounds }) {
    const complete = rounds.filter(round => new Set(round.map(one => one.side)).size === 2);
    const widest = Math.max(0, ...complete.map(round => round.length));
    const least = leastRounds(widest);
    if (complete.length >= least)
        return undefined;
    return `${complete.length} complete rounds are fewer than the ${least} that a verdict needs`;
}

;// CONCATENATED MODULE: ./lib/compare/comparison.js







/** The comparison of the two sides of `series`. */
function makeComparison(series, table) {
    const baseline = valuesOf(series, 'baseline');
    const contender = valuesOf(series, 'contender');
    return {
        series,
        baseline: describe(series, 'baseline'),
        contender: describe(series, 'contender'),
        basis: findObstacleBasis(findObstacle(series, table)) ??
            findExactBasis(series, baseline, contender) ??
            findObstacleBasis(findBadValue(series)) ??
            makeInference(series),
    };
}
function describe(series, side) {
    return summariseRunners(splitByRunner(series).map(rounds => valuesOf({ rounds }, side).filter(computable/* isComputable */.$O)));
}
function valuesOf({ rounds }, side) {
    const values = [];
    for (const round of rounds)
        for (const one of round)
            if (one.side === side)
                values.push(one.value);
    return values;
}
function findObstacleBasis(obstacle) {
    return obstacle && { kind: 'obstacle', ...obstacle };
}
function findExactBasis({ metric }, baseline, contender) {
    const [first, second] = [baseline[0], contender[0]];
    if (!isCounted(metric.unit) || first === undefined || second === undefined)
        return undefined;
    const isExact = baseline.every(value => value === first) && contender.every(value => value === second);
    const hasRatio = (0,computable/* isComputable */.$O)(first) && (0,computable/* isComputable */.$O)(second) && first >= 0 && second >= 0;
    return isExact && hasRatio ? { kind: 'exact', baseline: first, contender: second } : undefined;
}
function makeInference(series) {
    return {
        kind: 'inference',
        change: pair(series, one => (one.side === 'baseline' ? 'a' : 'b'), 'adaptive'),
        control: makeControl(series, 'baseline'),
        contenderControl: makeControl(series, 'contender'),
        shortage: findShortage(series),
    };
}
/** Copy 2 of a side against its copy 1. */
function makeControl(series, side) {
    const hasTwo = series.rounds.some(round => round.some(one => one.side === side && one.copy === 2));
    if (!hasTwo)
        return undefined;
    return pair(series, one => (one.side !== side ? undefined : one.copy === 1 ? 'a' : 'b'), 'ranks');
}
/** The engine over the two groups that `group` makes in each round, in run order. */
function pair({ rounds, breaks, metric }, group, scores) {
    const blocks = rounds.map(round => {
        const block = { a: [], b: [], order: [] };
        for (const one of round) {
            const name = group(one);
            if (name === undefined)
                continue;
            block[name].push(toLog(one.value, metric.better));
            block.order.push(name);
        }
        return block;
    });
    return makeEngine(blocks, { scores, breaks });
}

;// CONCATENATED MODULE: ./lib/stats/effects/offsets.js
/**
 * How the next offset may be distributed, as a mixture of normal distributions, after differences of two offsets each have been seen:
 * Bayes' rule for offsets of Student's t with 8 degrees of freedom, none of whose scales is likelier than another beforehand (Gelman
 * 2006).
 *
 * A single variance in its place would say nothing of how little a few controls tell; t rather than normal, since some offsets are
 * larger than most.
 */
function predictOffsets(differences) {
    const scales = listScales(differences);
    const logs = scales.map(({ scale, room }) => Math.log(room) + logLikelihood(differences, scale ** 2));
    const highest = Math.max(...logs);
    const likely = scales.flatMap(({ scale }, i) => parts.map(({ variance, weight }) => ({
        variance: variance * scale ** 2,
        weight: weight * Math.exp(logs[i] - highest),
    })));
    const total = likely.reduce((sum, { weight }) => sum + weight, 0);
    return likely.map(({ variance, weight }) => ({ variance, weight: weight / total })).filter(isLikely);
}
/** Student's t with 8 degrees of freedom as a mixture of normal distributions: inverse χ² in eight parts, closer in the tail. */
const parts = [
    { variance: 0.5987, weight: 0.2 },
    { variance: 0.8399, weight: 0.2 },
    { variance: 1.0893, weight: 0.2 },
    { variance: 1.3908, weight: 0.15 },
    { variance: 1.78, weight: 0.12 },
    { variance: 2.3831, weight: 0.08 },
    { variance: 3.4631, weight: 0.04 },
    { variance: 5.9506, weight: 0.01 },
];
const scaleCount = 40;
/** Scales from 0 to ∞, closest where the differences themselves are, and how much room each stands for. */
function listScales(differences) {
    const squares = differences.reduce((sum, { estimate, standardError }) => sum + estimate ** 2 + standardError ** 2, 0);
    const typical = Math.sqrt(squares / differences.length) / 2;
    return Array.from({ length: scaleCount }, (_, i) => {
        const part = (i + 0.5) / scaleCount;
        return { scale: (typical * part) / (1 - part), room: 1 / (1 - part) ** 2 };
    });
}
function logLikelihood(differences, square) {
    let log = 0;
    for (const { estimate, standardError } of differences) {
        let density = 0;
        let nearest = Infinity;
        for (const part of parts) {
            const variance = standardError ** 2 + 2 * square * part.variance;
            const depth = estimate ** 2 / (2 * variance);
            nearest = Math.min(nearest, depth);
            density += (part.weight * Math.exp(-depth)) / Math.sqrt(variance);
        }
        // Where the estimate is so far out that no part gives it a density above 0, the widest decides.
        log += density > 0 ? Math.log(density) : -nearest;
    }
    return log;
}
function isLikely({ weight }) {
    return weight > 1e-8;
}

;// CONCATENATED MODULE: ./lib/compare/controls/bias.js





/** What an estimate of the bias takes. */
const leastControls = 8;
// More tell no more; a ledger may have many.
const mostControls = 2000;
/**
 * The bias of installations that the controls show: the method of moments for one number, τ̂² = max(0, mean(a² − se²) / 2), as the
 * difference of two installations has twice the variance of one; and the distribution of offsets that inferences are made with.
 * Null where the controls are too few to tell.
 */
function estimateBias(controls) {
    const known = controls.slice(-mostControls).filter(isUsable);
    if (known.length < leastControls)
        return null;
    const typical = (0,simple_statistics/* median */.JZ)(known.map(one => one.standardError));
    if (!(typical > 0))
        return null;
    const noise = (0,simple_statistics/* mean */.RE)(known.map(one => one.standardError ** 2));
    const variance = Math.max(0, (0,simple_statistics/* mean */.RE)(known.map(one => one.estimate ** 2)) / 2 - noise / 2);
    // A coarse clock makes errors look smaller than they are, and one such control would outvote all others.
    const careful = known.map(({ estimate, standardError }) => ({
        estimate,
        standardError: Math.max(standardError, typical / 2),
    }));
    return { variance, offsets: predictOffsets(careful) };
}
/** No two values that are compared are further apart; but a ledger is a file, and may say anything. */
const bias_farthest = Math.log(computable/* largest */.nQ);
function isUsable({ estimate, standardError }) {
    return Math.abs(estimate) <= bias_farthest && standardError <= bias_farthest;
}
/** How often one installation's variance enters the difference of two sides. */
function countInstallations({ baseline, contender }) {
    return 1 / baseline + 1 / contender;
}
/** The two-sided chance that noise and installations alone make an estimate of at least `distance`. */
function chanceBeyond({ offsets }, { standardError, weight }, distance) {
    let chance = 0;
    for (const one of offsets)
        chance += one.weight * 2 * normalCdf(-distance / Math.sqrt(standardError ** 2 + weight * one.variance));
    return chance;
}
/** The distance beyond which that chance is `alpha`. */
function reachOf(bias, uncertainty, alpha) {
    const { standardError, weight } = uncertainty;
    const widest = bias.offsets.reduce((most, { variance }) => Math.max(most, variance), 0);
    const z = -normalQuantile(alpha / 2);
    // A logarithm bends less, so that fewer steps are needed.
    const evaluate = (distance) => Math.log(chanceBeyond(bias, uncertainty, distance) / alpha);
    const [low, high] = [z * standardError, z * Math.sqrt(standardError ** 2 + weight * widest)].map(x => ({
        x,
        y: evaluate(x),
    }));
    if (!(low.y > 0 && high.y <= 0))
        return high.x;
    return narrowCrossing({ evaluate, guessStep: () => undefined }, low, high, 1e-9 * high.x).high;
}
/** The standard error with what installations add to it, by the best guess. */
function widen({ variance }, { standardError, weight }) {
    return Math.sqrt(standardError ** 2 + weight * variance);
}

;// CONCATENATED MODULE: ./lib/compare/controls/ledger.js

/** The entries of the record's ledger that were measured on a kind of machine that it was measured on itself. */
function findOwnEntries(record) {
    const { ledger = [], environment, runners = [{ environment }] } = record;
    const machines = new Set(runners.map(runner => runner.environment?.fingerprint));
    return ledger.filter(entry => machines.has(entry.fingerprint));
}
/** That a ledger is of no use, where it was needed and is from elsewhere; one that is only young grows by itself. */
function describeForeignLedger(record, controls) {
    const { ledger = [], plan } = record;
    if (ledger.length === 0 || plan?.inPlace || controls >= leastControls || findOwnEntries(record).length > 0)
        return [];
    const message = `none of ${ledger.length} past controls of the suite ran on a machine like this one: how far two installations of the same code lie apart is not estimated, and the intervals do not allow for it`;
    return [{ code: 'foreign-ledger', message }];
}

;// CONCATENATED MODULE: ./lib/compare/presence.js
/**
 * The series of a record, sorted by who has them.
 *
 * What a side does not print because its command failed, or because the benchmark did, is neither added nor removed: it stays
 * among the shared ones, to be found incomparable.
 */
function sortByPresence({ series, failures, errors }) {
    const benchmarks = { baseline: new Set(), contender: new Set() };
    for (const { benchmark, rounds } of series)
        for (const one of rounds.flat())
            benchmarks[one.side].add(benchmark);
    const onlyIn = (side, other) => new Set([...benchmarks[side]].filter(name => !benchmarks[other].has(name) && !errors.has(name) && failures[other].succeeded > 0));
    const added = onlyIn('contender', 'baseline');
    const removed = onlyIn('baseline', 'contender');
    const shared = series.filter(({ benchmark }) => !added.has(benchmark) && !removed.has(benchmark));
    return { shared, added: [...added], removed: [...removed] };
}

;// CONCATENATED MODULE: ./lib/stats/distributions/gauss-legendre.js
const gauss_legendre_cache = new Map();
/** The Gauss–Legendre quadrature of `count` points, exact for polynomials of degree 2 · `count` − 1. */
function gaussLegendre(count) {
    const known = gauss_legendre_cache.get(count);
    if (known)
        return known;
    const nodes = new Float64Array(count);
    const weights = new Float64Array(count);
    for (let i = 0; i < count; i++) {
        const { root, slope } = findRoot(count, Math.cos((Math.PI * (count - i - 0.25)) / (count + 0.5)));
        nodes[i] = (1 + root) / 2;
        weights[i] = 1 / ((1 - root * root) * slope * slope);
    }
    const quadrature = { nodes, weights };
    gauss_legendre_cache.set(count, quadrature);
    return quadrature;
}
/** The root of the Legendre polynomial of `degree` next to `guess`, by Newton's method. */
function findRoot(degree, guess) {
    let root = guess;
    for (let step = 0;; step++) {
        let [before, value] = [1, root];
        for (let k = 2; k <= degree; k++)
            [before, value] = [value, ((2 * k - 1) * root * value - (k - 1) * before) / k];
        const slope = (degree * (root * value - before)) / (root * root - 1);
        if (step === 10 || Math.abs(value) <= 1e-15)
            return { root, slope };
        root -= value / slope;
    }
}

;// CONCATENATED MODULE: ./lib/stats/sequential/boundaries.js


/** The error rate `alpha` spent as α · t² (the power family of Kim & DeMets 1987, ρ = 2). */
function spendAsSquare(alpha) {
    return t => alpha * Math.min(1, t) ** 2;
}
/**
 * The |z| from which each look rejects, two-sided, so that under the null the chance of having rejected by time t is
 * `spend(t)`: α-spending (Lan & DeMets 1983) by the recursion of Armitage, McPherson & Rowe 1969.
 *
 * `times` are the fractions of the rounds measured at each look, ascending in (0, 1]; only the looks so far, the last of them
 * wherever measuring stopped. Infinite where nothing more is spent. To about 1e-10.
 */
function makeBoundaries(times, spend) {
    if (times.length === 0)
        return [];
    const { arrival, boundaries } = reachLast(times, spend);
    return [...boundaries, findBoundary(arrival, takeIncrement(times, spend, times.length - 1))];
}
/**
 * P(no look in `times` but the last rejects, and the last has |Z| ≥ `z`), where the looks before the last spend by `spend`.
 *
 * `times` as for `makeBoundaries`, and not empty.
 */
function crossLast(times, spend, z) {
    return reachLast(times, spend).arrival.beyond(z);
}
/** The state at the last look, where none before it has rejected, and the boundaries of those. */
function reachLast(times, spend) {
    const boundaries = [];
    let arrival = arrive(undefined, times[0]);
    for (let look = 0; look + 1 < times.length; look++) {
        const boundary = findBoundary(arrival, takeIncrement(times, spend, look));
        boundaries.push(boundary);
        const next = times[look + 1];
        arrival = arrive(goOn(arrival, times[look], { boundary, next }), next);
    }
    return { arrival, boundaries };
}
function takeIncrement(times, spend, look) {
    const spent = spend(times[look]);
    return { spent, increment: look > 0 ? spent - spend(times[look - 1]) : spent };
}
function arrive(walk, time) {
    if (!walk)
        return { beyond: z => 2 * normalCdf(-z), densityAt: normalDensity, deviation: 1 };
    const { places, masses } = walk;
    const share = Math.sqrt(walk.time / time);
    const variance = (time - walk.time) / time;
    const deviation = Math.sqrt(variance);
    return {
        beyond: z => {
            let total = 0;
            for (let i = 0; i < places.length; i++) {
                const move = share * places[i];
                const near = normalCdf((move - z) / deviation);
                // What crosses over to the other side is lost in the rounding of what does not.
                total += masses[i] * (move * z > 20 * variance ? near : near + normalCdf((-move - z) / deviation));
            }
            return 2 * total;
        },
        densityAt: z => {
            let total = 0;
            for (let i = 0; i < places.length; i++) {
                const move = share * places[i];
                // Both sides of a symmetric density at once.
                total +=
                    masses[i] *
                        Math.exp((-(z - move) * (z - move)) / (2 * variance)) *
                        (1 + Math.exp((-2 * z * move) / variance));
            }
            return total / Math.sqrt(2 * Math.PI * variance);
        },
        deviation,
    };
}
/** What is left at this look inside the boundary, seen at places close enough for this step and for the next. */
function goOn(arrival, time, { boundary, next }) {
    const end = Math.min(boundary, boundaries_farthest);
    const finest = Math.min(arrival.deviation, Math.sqrt((next - time) / next));
    const { nodes, weights } = gaussLegendre(choosePointCount(end / finest));
    const places = nodes.map(node => end * node);
    const masses = places.map((place, i) => end * weights[i] * arrival.densityAt(place));
    return { time, places, masses };
}
// No density is left there.
const boundaries_farthest = 38;
/** For an error below 1e-9, with the width measured in standard deviations of the finest step. */
function choosePointCount(width) {
    return Math.min(2048, 8 * Math.ceil((5 + 1.5 * width) / 8));
}
/**
 * Newton's method on the logarithm of what is beyond z, which is concave (Prékopa 1973), between what the increment alone
 * and what all that is spent would give.
 */
function findBoundary(arrival, { increment, spent }) {
    if (increment <= 0)
        return Infinity;
    let low = -normalQuantile(Math.min(1, spent) / 2);
    let high = -normalQuantile(Math.min(1, increment) / 2);
    let z = low;
    for (let step = 0; step < 60 && high - low > 1e-13 * high; step++) {
        const beyond = arrival.beyond(z);
        if (beyond > increment)
            low = z;
        else
            high = z;
        const next = z + (Math.log(beyond / increment) * beyond) / (2 * arrival.densityAt(z));
        const isInside = next >= low && next <= high;
        const moved = isInside ? next : (low + high) / 2;
        // Newton's steps square the error.
        if (isInside && Math.abs(moved - z) <= 1e-7 * moved)
            return moved;
        z = moved;
    }
    return z;
}
function normalDensity(z) {
    return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

;// CONCATENATED MODULE: ./lib/stats/sequential/repeated-p.js


/**
 * The level at which one test at the last look rejects, for the error rate over all looks to be `alpha` spent as α · t²:
 * one minus the confidence of the repeated confidence interval (Jennison & Turnbull 1989).
 *
 * Rises with `alpha`, which is in [0, 1]; with a single look at the last round it is `alpha`.
 */
function nominalAlpha(design, alpha) {
    return remember(nominals, design, alpha, () => {
        const times = timesOf(design);
        const spend = spendAsSquare(alpha);
        if (times.length === 1)
            return spend(times[0]);
        return 2 * normalCdf(-makeBoundaries(times, spend).at(-1));
    });
}
/**
 * The repeated p-value: the least error rate over all looks at which the last look rejects, its own p-value being
 * `nominalP`; 1 where none does. The inverse of `nominalAlpha`, to 1e-10.
 */
function repeatedP(design, nominalP) {
    if (nominalP <= 0)
        return 0;
    return remember(repeated, design, nominalP, () => solve(timesOf(design), nominalP));
}
function timesOf({ looks, rounds }) {
    return looks.map(look => look / rounds);
}
/** The α whose increment at the last look is just the chance of getting there and beyond |z|: secants on a log–log scale. */
function solve(times, p) {
    const share = spendAsSquare(1);
    const total = share(times.at(-1));
    if (times.length === 1)
        return Math.min(1, p / total);
    const increment = total - share(times.at(-2));
    if (increment <= 0)
        return 1;
    const z = -normalQuantile(Math.min(1, p) / 2);
    const surplusAt = (log) => Math.log(crossLast(times, spendAsSquare(Math.exp(log)), z) / increment) - log;
    // All that is spent is at least p, and what is spent now is at most p.
    let low = Math.log(p / total);
    let high = Math.min(0, Math.log(p / increment));
    if (low >= high || surplusAt(high) >= 0)
        return Math.exp(high);
    let before = low;
    let surplusBefore = surplusAt(low);
    // Nearly a line, of slope −1 or steeper.
    let log = low + surplusBefore;
    for (let step = 0; step < 100; step++) {
        if (!(log > low && log < high))
            log = (low + high) / 2;
        const surplus = surplusAt(log);
        if (surplus > 0)
            low = log;
        else
            high = log;
        const next = log - (surplus * (log - before)) / (surplus - surplusBefore);
        // Secants all but square the error.
        if (!(Math.abs(next - log) > 1e-8))
            return Math.exp(next);
        [before, surplusBefore, log] = [log, surplus, next];
    }
    return Math.exp(log);
}
const nominals = new Map();
const repeated = new Map();
const capacity = 10_000;
function remember(known, design, level, compute) {
    const key = `${design.looks.join()}/${design.rounds}/${level}`;
    const found = known.get(key);
    if (found !== undefined)
        return found;
    if (known.size >= capacity)
        known.clear();
    const value = compute();
    known.set(key, value);
    return value;
}

;// CONCATENATED MODULE: ./lib/compare/controls/inference.js


/**
 * The inference that `engine` allows under `circumstances`: a change must be more than chance makes by the exact test, and more than
 * installations make by what the controls show of them. So p is the larger of the two, and the interval holds both.
 *
 * What the controls show can take a finding away but never make one: without a bias, the error rate stays that of the exact test.
 */
function inference_makeInference(engine, { design, bias, weight }) {
    const { estimate, standardError } = engine;
    if (bias !== null && Number.isFinite(standardError) && standardError > 0)
        return inferWithBias(engine, { design, bias, weight });
    const levelOf = (confidence) => 1 - nominalAlpha(design, 1 - confidence);
    return {
        estimate,
        standardError,
        get p() {
            return repeatedP(design, engine.p);
        },
        interval: confidence => ({ estimate, ...engine.interval(levelOf(confidence)) }),
        reach: confidence => reachByTest(engine, levelOf(confidence)),
    };
}
function reachByTest({ interval }, level) {
    const { low, high } = interval(level);
    return (high - low) / 2;
}
function inferWithBias(engine, { design, bias, weight }) {
    const { estimate } = engine;
    const uncertainty = { standardError: engine.standardError, weight };
    const standardError = widen(bias, uncertainty);
    const reaches = new Map();
    const reachAt = (alpha) => {
        const reach = reaches.get(alpha) ?? reachOf(bias, uncertainty, alpha);
        reaches.set(alpha, reach);
        return reach;
    };
    return {
        estimate,
        standardError,
        get p() {
            return repeatedP(design, Math.max(engine.p, chanceBeyond(bias, uncertainty, Math.abs(estimate))));
        },
        interval: confidence => {
            const alpha = nominalAlpha(design, 1 - confidence);
            const { low, high } = engine.interval(1 - alpha);
            const reach = reachAt(alpha);
            return { estimate, low: Math.min(low, estimate - reach), high: Math.max(high, estimate + reach) };
        },
        reach: confidence => {
            const alpha = nominalAlpha(design, 1 - confidence);
            return Math.max(reachAt(alpha), reachByTest(engine, 1 - alpha));
        },
    };
}

;// CONCATENATED MODULE: ./lib/compare/rounds/design.js
/** The numbers of rounds after which the record's data were to be examined; one look, at its last round, where nothing says so. */
function listLooks({ plan, rounds, settings, }) {
    const looks = settings.looks ?? plan?.looks ?? [];
    return looks.length > 0 ? looks : [Math.max(1, rounds.length)];
}
/**
 * When the record's rounds were examined: the planned looks that were passed, and where measuring stands.
 *
 * Where measuring ended between two looks (the time was up), that number of rounds is the last look, with what α·t² gives it.
 */
function makeDesign(record) {
    const measured = Math.max(1, record.rounds.length);
    const planned = listLooks(record);
    const passed = planned.filter(look => look > 0 && look < measured);
    return { looks: [...passed, measured], rounds: Math.max(measured, planned.at(-1)) };
}

;// CONCATENATED MODULE: ./lib/compare/suite.js





/**
 * The geometric mean of the ratios of the benchmarks of time that every invocation printed; null where there are not two of them.
 *
 * The engine over each invocation's mean logarithm: what the benchmarks of one invocation share stays in it, which an average of
 * their intervals would forget.
 */
function findSuiteChange(series, record) {
    const complete = findComplete(series.filter(({ primary, metric }) => primary && metric.unit === 's' && metric.better === 'lower' && !metric.aside));
    if (complete.length < 2)
        return null;
    const rounds = complete[0].rounds.map((round, index) => {
        const means = round.map((slot, place) => ({ slot, value: meanLog(complete, index, place) }));
        const logs = (side) => means.filter(one => one.slot.side === side).map(one => one.value);
        const order = round.map(({ side }) => (side === 'baseline' ? 'a' : 'b'));
        return { a: logs('baseline'), b: logs('contender'), order };
    });
    // Without the bias of installations: what it does to a mean depends on how far benchmarks share it, which nobody knows.
    const inference = inference_makeInference(makeEngine(rounds, { breaks: complete[0].breaks }), {
        design: makeDesign(record),
        bias: null,
        weight: 1,
    });
    const { confidence } = record.settings;
    return toChange(inference.interval(confidence), 'lower', confidence);
}
/** Those that have a positive value in every place of every round, by the fullest of them. */
function findComplete(series) {
    const sizes = (one) => one.rounds.map(round => round.length).join();
    const fullest = series.reduce((most, one) => (suite_count(one) > suite_count(most) ? one : most), undefined);
    if (fullest === undefined)
        return [];
    const wanted = sizes(fullest);
    return series.filter(one => sizes(one) === wanted && one.rounds.flat().every(({ value }) => value > 0 && (0,computable/* isComputable */.$O)(value)));
}
function suite_count(series) {
    return series?.rounds.reduce((sum, round) => sum + round.length, 0) ?? -1;
}
function meanLog(series, round, place) {
    return series.reduce((sum, one) => sum + toLog(one.rounds[round][place].value, 'lower'), 0) / series.length;
}

;// CONCATENATED MODULE: ./lib/metrics/scale.js
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
    const known = Object.hasOwn(ladders, unit) ? Object.entries(ladders[unit]) : [[unit, 1]];
    const ladder = known.filter(([, size]) => size >= 1 || finite.every(value => Number.isFinite(value / size)));
    // Compared as printed: 999.9 µs has three digits as 1.00 ms.
    const fitting = ladder.filter(([, size]) => Number((reference / size).toPrecision(significant)) >= 1);
    const [name, size] = fitting.at(-1) ?? ladder[0];
    // 64 bytes are 64, not 64.0; 64 ms are 64.0.
    const isWhole = (value) => size === 1 && unit !== 's' && Number.isInteger(value);
    const digits = (value) => (isWhole(value) ? 0 : digitsOf(value / size));
    return {
        unit: name,
        number: value => decimal(value / size, digits(value)),
        spread: (spread, value) => scale_spreadOf(spread / size, digits(value)),
    };
}
/** A relative change as text: `+6.8 %`. */
function percent(fraction) {
    // What is almost nothing has no direction to see.
    const isAlmostZero = fraction !== 0 && Math.abs(fraction) < 0.00005;
    return isAlmostZero ? percentSize(fraction) : `${signed(fraction)} %`;
}
/** How large a relative change is, whatever its direction: `0.6 %`. */
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
function signed(fraction) {
    const text = decimal(Math.abs(fraction) * 100, percentDigits(Math.abs(fraction)));
    return fraction === 0 ? '0' : `${fraction < 0 ? minus : '+'}${text}`;
}
function percentDigits(size) {
    if (size < 0.001)
        return 2;
    return size < 0.9995 ? 1 : 0;
}
function scale_spreadOf(spread, digits) {
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

;// CONCATENATED MODULE: ./lib/compare/rounds/round-numbers.js
const mostRuns = 6;
/** Rounds in words, counted from 1: `round 3`, `rounds 2, 7–9`; `rounds` are their numbers from 0, ascending. */
function nameRounds(rounds) {
    const runs = [];
    for (const round of rounds) {
        const last = runs.at(-1);
        if (last && round === last[1] + 1)
            last[1] = round;
        else
            runs.push([round, round]);
    }
    const shown = runs.slice(0, mostRuns).map(([from, to]) => (from === to ? `${from + 1}` : `${from + 1}–${to + 1}`));
    const hidden = runs.slice(mostRuns).reduce((sum, [from, to]) => sum + to - from + 1, 0);
    return `${rounds.length === 1 ? 'round' : 'rounds'} ${shown.join(', ')}${hidden === 0 ? '' : ` and ${hidden} more`}`;
}

;// CONCATENATED MODULE: ./lib/compare/rounds/runner-rounds.js
/** The numbers of the rounds of each runner. */
function listRunnerRounds({ runners = [], rounds }) {
    const starts = runners.length === 0 ? [0] : runners.map(({ firstRound }) => firstRound);
    return starts.map((start, index) => {
        const end = starts[index + 1] ?? rounds.length;
        return Array.from({ length: end - start }, (_, offset) => start + offset);
    });
}

;// CONCATENATED MODULE: ./lib/compare/trust/host.js



const longEnoughInCpuSeconds = 1;
/** Of this, ten ticks are a share of half. */
const shortestInCpuSeconds = 0.2;
/** What was going on beside the measurements, as warnings: which rounds, how much, and what to do. Sides play no part in it. */
function describeHost(record) {
    const windows = listRunnerRounds(record).flatMap(rounds => makeWindows(record, rounds));
    return rules.flatMap(({ code, isMet, describe }) => {
        const met = windows.filter(({ sample }) => isMet(sample, record));
        if (met.length === 0)
            return [];
        const rounds = met.flatMap(window => window.rounds);
        return [{ code, message: describe(nameRounds(rounds), met.map(({ sample }) => sample).reduce(add)) }];
    });
}
const mostSteal = 0.05;
const mostOthers = 0.1;
/** Runnable processes for each core. */
const mostLoad = 2;
const mostMemoryWait = 0.05;
const mostSwappedPages = 256;
const leastMemory = 0.03;
const leastDiskInBytes = 2 ** 28;
const rules = [
    {
        code: 'steal',
        isMet: sample => stealOf(sample) >= mostSteal,
        describe: (rounds, sample) => `${rounds} ran with ${share(stealOf(sample))} steal: the host of this virtual machine gave that time to others; take another runner, or more rounds`,
    },
    {
        code: 'busy-host',
        isMet: sample => othersOf(sample) >= mostOthers,
        describe: (rounds, sample) => `${rounds} ran while other processes used ${share(othersOf(sample))} of the time of all cores: let what else runs on this machine end first`,
    },
    {
        // For want of something better: the command's own processes are in it.
        code: 'high-load',
        isMet: ({ othersSeconds, load = 0 }, { environment }) => othersSeconds === undefined && load >= mostLoad * (environment?.cores ?? Number.POSITIVE_INFINITY),
        describe: (rounds, { load = 0 }) => `${rounds} ran at a load of ${Number(load.toPrecision(2))}, at least twice the number of cores: if that is not the command itself, let what else runs on this machine end first`,
    },
    {
        code: 'quota-spent',
        isMet: ({ quotaStops = 0 }) => quotaStops > 0,
        describe: (rounds, { quotaStops = 0 }) => `our control group had spent its quota of CPU time and was stopped in ${rounds} (${quotaStops} times): give the container more, or judge by CPU time, which does not count that`,
    },
    {
        code: 'throttled',
        isMet: ({ throttles = 0 }) => throttles > 0,
        describe: (rounds, { throttles = 0 }) => `the cores were slowed down for heat in ${rounds} (${throttles} times): let the machine cool down, or turn turbo off`,
    },
    {
        code: 'memory-pressure',
        isMet: isShortOfMemory,
        describe: (rounds, sample) => `memory was short in ${rounds}${describeShortage(sample)}: take a machine with more`,
    },
    {
        code: 'disk-full',
        isMet: ({ freeDiskInBytes = Number.POSITIVE_INFINITY }) => freeDiskInBytes < leastDiskInBytes,
        describe: (rounds, { freeDiskInBytes = 0 }) => `the disk was almost full in ${rounds}: ${Math.floor(freeDiskInBytes / 2 ** 20)} MiB were left`,
    },
];
function stealOf({ stealSeconds = 0, cpuSeconds }) {
    return portionOf(stealSeconds, cpuSeconds);
}
function othersOf({ othersSeconds = 0, cpuSeconds }) {
    return portionOf(othersSeconds, cpuSeconds);
}
function portionOf(part, whole = 0) {
    return whole >= shortestInCpuSeconds ? Math.min(1, part / whole) : 0;
}
function isShortOfMemory(sample, { environment }) {
    const { memoryWaitSeconds = 0, seconds = 0, swappedPages = 0, outOfMemoryKills = 0 } = sample;
    const { availableMemoryInBytes = Number.POSITIVE_INFINITY } = sample;
    return (portionOf(memoryWaitSeconds, seconds) >= mostMemoryWait ||
        swappedPages >= mostSwappedPages ||
        outOfMemoryKills > 0 ||
        availableMemoryInBytes < leastMemory * (environment?.memoryInBytes ?? 0));
}
function describeShortage(sample) {
    const { memoryWaitSeconds = 0, seconds, swappedPages = 0, outOfMemoryKills = 0 } = sample;
    const waited = portionOf(memoryWaitSeconds, seconds);
    const parts = [
        ...(waited >= 0.01 ? [`processes waited for it ${share(waited)} of the time`] : []),
        ...(swappedPages > 0 ? [`${swappedPages} pages were swapped`] : []),
        ...(outOfMemoryKills > 0 ? [`${outOfMemoryKills} processes were ended for it`] : []),
    ];
    return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
/** Windows of at least a second of CPU time; what is left over at the end goes with the last. */
function makeWindows({ host = [] }, rounds) {
    const windows = [];
    let open;
    for (const round of rounds) {
        const sample = host[round] ?? {};
        open = open === undefined ? { rounds: [round], sample } : host_join(open, { rounds: [round], sample });
        const { cpuSeconds = longEnoughInCpuSeconds } = open.sample;
        if (cpuSeconds < longEnoughInCpuSeconds)
            continue;
        windows.push(open);
        open = undefined;
    }
    if (open === undefined)
        return windows;
    const last = windows.pop();
    return [...windows, last ? host_join(last, open) : open];
}
function host_join(one, other) {
    return { rounds: [...one.rounds, ...other.rounds], sample: add(one.sample, other.sample) };
}
const readings = [
    'frequencyInHertz',
    'load',
    'availableMemoryInBytes',
    'freeDiskInBytes',
    'spinSeconds',
];
/** Both together: differences add up, and of readings the least is kept. */
function add(one, other) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return Object.fromEntries([...names].map(name => {
        const values = [one[name], other[name]].filter(value => value !== undefined);
        return [name, readings.includes(name) ? Math.min(...values) : values.reduce((sum, value) => sum + value)];
    }));
}

;// CONCATENATED MODULE: ./lib/metrics/process-metrics.js
/** What can be known of a process from outside, in base units, by name; less of each is better. */
const process_metrics_units = {
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
    'cache-misses': 'count',
};
const processMetrics = Object.keys(process_metrics_units);
/** Those that say something to a reader who did not ask; the others explain them, and are there for who asks. */
const telling = new Set(['cpu-time', 'peak-memory', 'instructions']);
/** Whether a process that does more has no more of the metric with this name, but as much at some time. */
function isLevel(name) {
    return name === 'peak-memory';
}
/** The metric with this name, of the process as a whole. */
function makeProcessMetric(name) {
    return { name, unit: process_metrics_units[name], better: 'lower' };
}
/** Whether a reader is told of the metric with this name although nobody has asked for it. */
function isTelling(name) {
    return telling.has(name);
}

;// CONCATENATED MODULE: ./lib/compare/verdicts/judged.js

/** What stands for several metrics in the input of that name. */
const groupWords = ['primary', 'all'];
/** The words of `metrics`, a name or one that stands for several each. */
function namesOf(metrics) {
    return metrics.split(',').map(name => name.trim());
}
/**
 * Whether `series` is judged, where `metrics` are: any of `primary`, `all` that the command prints, and names, comma-separated. What is of the
 * process as a whole must be named.
 */
function isJudged(series, metrics) {
    if (series.ruling.ignore !== undefined)
        return false;
    // An error has no unit, and so no direction; but it is worth more than silence.
    if (isSilent(series))
        return true;
    if (series.metric.better === 'unknown')
        return false;
    const names = namesOf(metrics);
    const isNamed = names.includes(series.metric.name);
    if (series.metric.aside || isNamed)
        return isNamed;
    return names.includes('all') || (names.includes('primary') && series.primary);
}
/** The benchmarks without any judged metric, since nobody knows which way is better. */
function findUnjudged(findings) {
    const judged = new Set(findings.filter(({ verdict }) => verdict !== null).map(({ benchmark }) => benchmark));
    const blurred = findings.filter(one => one.better === 'unknown' && !one.aside && one.ignored === undefined && !judged.has(one.benchmark));
    return [...new Set(blurred.map(({ benchmark }) => benchmark))];
}

;// CONCATENATED MODULE: ./lib/compare/trust/missing-metrics.js


/** The metrics that were to be judged and that nothing has measured, with those that there are: a misspelt name must not look like a quiet run. */
function describeMissingMetrics({ settings, warnings }, { series }) {
    const there = [...new Set(series.map(({ metric }) => metric.name))].sort();
    if (there.length === 0)
        return [];
    const isExplained = (name) => isOfProcess(name) && warnings.some(({ code }) => code === 'instrument-missing');
    const missing = namesOf(settings.metrics).filter(name => !groupWords.includes(name) && !there.includes(name) && !isExplained(name));
    return missing.map(name => ({
        code: 'metric-missing',
        message: `"metrics" names ${name}, which was not measured${explain(name)}; there is ${listed(there)}`,
    }));
}
function isOfProcess(name) {
    return processMetrics.some(metric => metric === name);
}
function explain(name) {
    if (name === 'peak-memory')
        return ' (the memory of a process that is smaller than the launcher, about 10 MB, cannot be seen)';
    return isOfProcess(name) ? ' (by the instruments that were used)' : '';
}
const mostListed = 10;
function listed(names) {
    return names.length > mostListed ? `${names.slice(0, mostListed).join(', ')}, and more` : names.join(', ');
}

;// CONCATENATED MODULE: ./lib/compare/trust/spin.js




const fewestRounds = 4;
/** One interruption is an accident; what is seen in a tenth of the rounds is how the machine is. */
const fewestMoved = 2;
const smallestShare = 0.1;
/** What the spins of `record` show; undefined where there are too few. */
function summarizeSpin(record) {
    const spun = listRunnerRounds(record).flatMap(rounds => findDeviations(record, rounds));
    if (spun.length < fewestRounds)
        return undefined;
    const deviations = spun.map(({ deviation }) => deviation);
    const [first, second] = [spun.slice(0, spun.length >> 1), spun.slice(spun.length >> 1)];
    const moved = spun.filter(({ deviation }) => Math.abs(deviation) > record.settings.threshold);
    return {
        seconds: (0,simple_statistics/* median */.JZ)(spun.map(({ seconds }) => seconds)),
        spread: (0,simple_statistics/* median */.JZ)(deviations.map(Math.abs)),
        drift: level(second) / level(first) - 1,
        moved: moved.map(({ round }) => round),
        contaminated: moved.length >= Math.max(fewestMoved, smallestShare * spun.length),
    };
}
function findDeviations({ host = [] }, rounds) {
    const known = rounds.flatMap(round => {
        const seconds = host[round]?.spinSeconds ?? 0;
        return seconds > 0 ? [{ round, seconds }] : [];
    });
    if (known.length === 0)
        return [];
    const usual = (0,simple_statistics/* median */.JZ)(known.map(({ seconds }) => seconds));
    return known.map(one => ({ ...one, deviation: one.seconds / usual - 1 }));
}
function level(spun) {
    return 1 + (0,simple_statistics/* median */.JZ)(spun.map(({ deviation }) => deviation));
}
/** The warning of a run in which the machine moved. */
function warnOfSpin(record, spin) {
    if (!spin?.contaminated)
        return [];
    const { threshold } = record.settings;
    const message = `the machine moved: a fixed piece of work of our own took more than ${share(threshold)} more or less time than usual after ${nameRounds(spin.moved)} (${spin.moved.length} of ${record.rounds.length}); both sides met it alike, so that verdicts hold, but a quieter machine would tell more`;
    return [{ code: 'machine-moved', message }];
}

;// CONCATENATED MODULE: ./lib/compare/trust/triangulation.js

/**
 * `findings` with a warning where the clock says one thing of a benchmark and its CPU time or its instructions another, and where
 * CPU time would tell what the clock cannot. The warning is on what was judged; it changes no verdict.
 */
function triangulate(findings, threshold) {
    const noted = new Map();
    for (const sights of findSights(findings)) {
        const warnings = triangulation_describe(sights, threshold);
        const judged = [sights.time, sights.cpuTime, sights.instructions].find(finding => finding && finding.verdict !== null);
        if (judged && warnings.length > 0)
            noted.set(judged, warnings);
    }
    return findings.map(finding => {
        const added = noted.get(finding);
        return added === undefined ? finding : { ...finding, warnings: [...finding.warnings, ...added] };
    });
}
function findSights(findings) {
    const lookUp = (metric) => new Map(findings.flatMap(one => (one.metric === metric ? [[one.benchmark, one]] : [])));
    const [cpuTimes, instructions] = [lookUp('cpu-time'), lookUp('instructions')];
    return [...lookUp('time').values()].map(time => ({
        time,
        cpuTime: cpuTimes.get(time.benchmark),
        instructions: instructions.get(time.benchmark),
    }));
}
function triangulation_describe(sights, threshold) {
    const { time, cpuTime, instructions } = sights;
    const others = [cpuTime && describeWork(time, cpuTime, threshold), describePace(sights, threshold)];
    const counted = cpuTime ? undefined : instructions && describeWork(time, instructions, threshold);
    return [...others, counted, findQuieter(sights)].filter(warning => warning !== undefined);
}
/** The clock against the work, which is the CPU time or, for want of it, the instructions. */
function describeWork(time, work, threshold) {
    const [clock, done] = [courseOf(time.change, threshold), courseOfWork(time, work, threshold)];
    const what = work.metric === 'cpu-time' ? 'CPU time' : work.metric;
    const [code, message] = sayings[`${clock} ${done}`] ?? [];
    if (code === undefined || message === undefined)
        return undefined;
    const isOfSeconds = done === 'little' && work.metric === 'cpu-time';
    const [byClock, byWork] = [time, work].map(isOfSeconds ? inSeconds : inPercent);
    return { code, message: `${message} (time ${byClock}, ${what} ${byWork})` };
}
function inPercent({ change }) {
    return percent(change?.value ?? 0);
}
/** Percentages of two different wholes would not show that one change is much smaller than the other. */
function inSeconds({ change, baseline }) {
    const seconds = (change?.value ?? 0) * (baseline?.median ?? 0);
    const { number, unit } = scale([seconds], 's');
    return `${seconds > 0 ? '+' : ''}${number(seconds)} ${unit}`;
}
const sayings = {
    'more same': [
        'time-without-work',
        'slower by the clock, same work: it is waiting, not computing; look at locks, input and output, sleeps, and what runs one after the other',
    ],
    'less same': ['time-without-work', 'faster by the clock, same work: it waits less, and computes as much as before'],
    'more little': [
        'time-without-work',
        'slower by the clock, and hardly any of that is work: it is waiting, not computing; look at locks, input and output, sleeps, and what runs one after the other',
    ],
    'less little': ['time-without-work', 'faster by the clock, and hardly any of that is work: it waits less'],
    'same more': [
        'work-without-time',
        'same time, more CPU work: other cores have taken it, or time that was spent waiting; a busier machine will show it',
    ],
    'same less': [
        'work-without-time',
        'same time, less CPU work: something else than computing decides how long it takes',
    ],
    'more less': [
        'time-against-work',
        'slower by the clock with less CPU work: it waits more, or has lost work that ran side by side',
    ],
    'less more': [
        'time-against-work',
        'faster by the clock with more CPU work: the work is spread over more cores, at a price',
    ],
};
/** The same instructions may take longer: from memory instead of a cache, at a lower frequency, badly predicted. */
function describePace({ time, cpuTime, instructions }, threshold) {
    if (!cpuTime || !instructions)
        return undefined;
    const [clock, work] = [courseOf(time.change, threshold), courseOfWork(time, cpuTime, threshold)];
    const isMoved = clock === work && (clock === 'more' || clock === 'less');
    if (!isMoved || courseOf(instructions.change, threshold) !== 'same')
        return undefined;
    const message = `${clock === 'more' ? 'slower' : 'faster'}, and the instructions are the same: each takes ${clock === 'more' ? 'longer' : 'less'}; look at caches, memory, branches and the frequency of the processor`;
    return { code: 'pace', message };
}
/** How much better CPU time must resolve. */
const quieterBy = 2;
/** What share of the wall time must be CPU time, so that it speaks for the whole. */
const leastShare = 0.5;
function findQuieter({ time, cpuTime }) {
    if (time.verdict !== 'inconclusive' || !cpuTime || cpuTime.verdict !== null || cpuTime.resolution === null)
        return undefined;
    if (time.resolution !== null && time.resolution < quieterBy * cpuTime.resolution)
        return undefined;
    const share = (cpuTime.baseline?.median ?? 0) / (time.baseline?.median ?? Number.POSITIVE_INFINITY);
    if (share < leastShare)
        return undefined;
    const byClock = time.resolution === null ? 'none at all' : percentSize(time.resolution);
    const message = `CPU time would have shown a change of ${percentSize(cpuTime.resolution)}, wall time ${byClock}: to judge by CPU time, set "metrics" to cpu-time`;
    return { code: quieterCpuTime, message };
}
/** The code of the warning that CPU time would tell what wall time cannot. */
const quieterCpuTime = 'quieter-cpu-time';
/** How much of the clock's change is still hardly any of it. */
const littleShare = 0.2;
function courseOfWork(time, work, threshold) {
    const [clock, course] = [courseOf(time.change, threshold), courseOf(work.change, threshold)];
    const isMoved = clock === 'more' || clock === 'less';
    if (!isMoved || course === 'same')
        return course;
    const isInSeconds = work.metric === 'cpu-time';
    const most = farEnd(work.change) * (isInSeconds ? (work.baseline?.median ?? Number.POSITIVE_INFINITY) : 1);
    const least = nearEnd(time.change) * (isInSeconds ? (time.baseline?.median ?? 0) : 1);
    return most <= littleShare * least ? 'little' : course;
}
/** The largest change that an interval allows for, whatever its direction. */
function farEnd(change) {
    const { low = null, high = null } = change ?? {};
    return low === null || high === null ? Number.POSITIVE_INFINITY : Math.max(Math.abs(low), Math.abs(high));
}
/** The smallest change that an interval without 0 allows for. */
function nearEnd(change) {
    const { low = null, high = null } = change ?? {};
    return Math.min(Math.abs(low ?? Number.POSITIVE_INFINITY), Math.abs(high ?? Number.POSITIVE_INFINITY));
}
function courseOf(change, threshold) {
    if (change === null)
        return 'unclear';
    const { value, low, high } = change;
    if (low !== null && high !== null && -threshold < low && high < threshold)
        return 'same';
    if (low !== null && low > 0 && value >= threshold)
        return 'more';
    if (high !== null && high < 0 && value <= -threshold)
        return 'less';
    return 'unclear';
}

;// CONCATENATED MODULE: ./lib/compare/controls/circumstances.js



/**
 * What is known beside a benchmark's own values: when the data were examined, and how far installations of the same code lie apart,
 * from the suite's own controls or, where these are too few, from those of past baselines on the same kind of machine.
 */
function makeCircumstances(record, controls) {
    const copies = record.plan?.copies ?? countCopies(record);
    const weight = countInstallations(copies) * weighRunners(record);
    return { design: makeDesign(record), bias: findBias(record, controls), weight };
}
/** In one directory there is nothing to estimate it from, and it is not 0. */
function findBias(record, controls) {
    if (record.plan?.inPlace)
        return null;
    const own = estimateBias(controls);
    return own ? perInstallation(own, weighRunners(record)) : estimateBias(findOwnEntries(record));
}
/** Each runner has installations of its own, and what they add averages out: the sum of the squared shares of the rounds. */
function weighRunners({ runners = [], rounds }) {
    if (runners.length < 2)
        return 1;
    return runners.reduce((sum, { firstRound }, index) => {
        const share = ((runners[index + 1]?.firstRound ?? rounds.length) - firstRound) / rounds.length;
        return sum + share ** 2;
    }, 0);
}
/** The controls of pooled rounds show what is left of it on average. */
function perInstallation({ variance, offsets }, weight) {
    return { variance: variance / weight, offsets: offsets.map(one => ({ ...one, variance: one.variance / weight })) };
}
function countCopies({ rounds }) {
    const has = (side) => rounds.some(round => round.some(({ slot }) => slot.side === side && slot.copy === 2));
    return { baseline: has('baseline') ? 2 : 1, contender: has('contender') ? 2 : 1 };
}

;// CONCATENATED MODULE: ./lib/stats/opinions/false-discovery.js
/**
 * p-values adjusted for their number, in the order given: rejecting those that reject at α keeps the false discovery
 * rate at most α (Benjamini & Hochberg 1995).
 */
function adjustPValues(pValues) {
    const descending = pValues.map((_, index) => index).sort((i, j) => pValues[j] - pValues[i]);
    const adjusted = new Array(pValues.length);
    let smallest = 1;
    descending.forEach((index, place) => {
        smallest = Math.min(smallest, (pValues[index] * pValues.length) / (pValues.length - place));
        adjusted[index] = smallest;
    });
    return adjusted;
}

;// CONCATENATED MODULE: ./lib/compare/controls/control.js





const alpha = 0.01;
/**
 * The control of each comparison that has one, and all of them together.
 *
 * Copy 2 of the baseline relative to copy 1, by the same engine as the comparison itself. It fails where the p-value, adjusted over
 * the `judged` ones, is below 0.01: then the harness, not the program, makes a difference.
 */
function makeControls(judged, confidence) {
    const controls = new Map(testAll(judged, 'control', alpha).map(({ one, engine, failed }) => [
        one,
        control_makeControl(one, engine, failed, confidence),
    ]));
    const failed = [...controls.values()].filter(control => control.failed).length;
    const mostRounds = Math.max(0, ...judged.map(one => one.series.rounds.length));
    const canFail = rejects(attainableP(mostRounds, 2), alpha / controls.size);
    const status = controls.size === 0 ? 'not-run' : failed > 0 ? 'failed' : canFail ? 'passed' : 'too-few';
    return {
        controls,
        summary: { status, failed, of: controls.size, noiseFloor: findNoiseFloor([...controls.values()]) },
    };
}
/** The comparisons in which two copies of the contender differ at `level`, and by how much either way, as a fraction. */
function findContenderDifferences(judged, level) {
    const differing = testAll(judged, 'contenderControl', level).filter(({ failed }) => failed);
    return new Map(differing.map(({ one, engine }) => [one, Math.expm1(Math.abs(engine.estimate))]));
}
/** Each comparison that has this control, and whether it fails among all of them. */
function testAll(judged, name, level) {
    const engines = judged.flatMap(one => {
        const engine = one.basis.kind === 'inference' ? one.basis[name] : undefined;
        return engine ? [{ one, engine }] : [];
    });
    const adjusted = adjustPValues(engines.map(({ engine }) => engine.p));
    return engines.map((tested, index) => ({ ...tested, failed: rejects(adjusted[index], level) }));
}
function control_makeControl({ series }, engine, failed, confidence) {
    const log = { estimate: engine.estimate, ...engine.interval(confidence) };
    const { value, low, high } = toChange(log, series.metric.better, confidence);
    const reach = Math.max(Math.abs(log.low), Math.abs(log.high));
    const { estimate, standardError } = engine;
    return { change: { value, low, high, p: engine.p }, reach, estimate, standardError, failed };
}
function findNoiseFloor(controls) {
    const reaches = Float64Array.from(controls.map(control => control.reach).filter(Number.isFinite)).sort();
    return reaches.length === 0 ? null : toFraction(quantile(reaches, 0.5));
}

;// CONCATENATED MODULE: ./lib/compare/controls/engine-choice.js
/**
 * The engine to judge by: the one whose scores adapt, and where the control has failed the one by ranks.
 *
 * Copies of the same code that lie far apart make modes, which adaptive scores would fit, each to the other's copy. A failed control
 * does look at which copy a value is from, not only at values and places. But it fails in one of a hundred runs without a reason, what
 * it shows widens the interval that is then judged, and the difference of two copies of one side is uncorrelated with the difference
 * of the sides, under the same random orders: the error rates stay as they are, as the simulations of docs/method.md show.
 */
function chooseEngine(change, controlFailed) {
    return controlFailed ? change.byRanks() : change;
}

;// CONCATENATED MODULE: ./lib/stats/effects/dip.js
/**
 * Hartigan & Hartigan's dip: the least distance between the distribution function of `sorted` and any unimodal one
 * (1985; AS 217 with its later corrections). From 1/(2n), for one mode, to 1/4, for two far apart.
 *
 * `sorted` must be ascending and not empty. Ties count as modes of their own: spread them before, where they come from a coarse clock.
 */
function dip(sorted) {
    const steps = makeSteps(sorted);
    let [first, last] = [0, steps.x.length - 1];
    let largest = 1;
    for (;;) {
        const below = wrap(steps, { first, last, side: 'below' });
        const above = wrap(steps, { first, last, side: 'above' });
        const widest = findWidest(below, above);
        if (widest.gap <= largest)
            break;
        largest = Math.max(largest, measureOutside(steps, below, above, widest));
        if (widest.start === first && widest.end === last)
            break;
        // The mode lies in between; what is outside has been measured.
        first = widest.start;
        last = widest.end;
    }
    return largest / (2 * sorted.length);
}
function makeSteps(sorted) {
    const x = new Float64Array(sorted.length);
    const before = new Int32Array(sorted.length);
    const after = new Int32Array(sorted.length);
    let count = 0;
    for (let i = 0; i < sorted.length; i++) {
        if (i === 0 || sorted[i] !== x[count - 1]) {
            x[count] = sorted[i];
            before[count++] = i;
        }
        after[count - 1] = i + 1;
    }
    return { x: x.subarray(0, count), before: before.subarray(0, count), after: after.subarray(0, count) };
}
function wrap({ x, before, after }, { first, last, side }) {
    const y = side === 'below' ? before : after;
    const turn = side === 'below' ? 1 : -1;
    const corners = new Int32Array(last - first + 1);
    let count = 0;
    for (let i = first; i <= last; i++) {
        for (; count > 1; count--) {
            const [far, near] = [corners[count - 2], corners[count - 1]];
            const rise = (y[near] - y[far]) * (x[i] - x[near]);
            const nextRise = (y[i] - y[near]) * (x[near] - x[far]);
            if (turn * (nextRise - rise) > 0)
                break;
        }
        corners[count++] = i;
    }
    const heights = new Float64Array(x.length);
    heights[first] = y[first];
    for (let corner = 1; corner < count; corner++) {
        const [from, to] = [corners[corner - 1], corners[corner]];
        const slope = (y[to] - y[from]) / (x[to] - x[from]);
        for (let i = from + 1; i < to; i++)
            heights[i] = y[from] + slope * (x[i] - x[from]);
        heights[to] = y[to];
    }
    return { corners: corners.subarray(0, count), heights };
}
/** Where majorant and minorant are farthest apart, which is at a corner of either. */
function findWidest(below, above) {
    let widest = { gap: 0, start: below.corners[0], end: above.corners.at(-1) };
    let [low, high] = [0, 0];
    while (high < above.corners.length) {
        const end = above.corners[high];
        const isBelow = low < below.corners.length && below.corners[low] <= end;
        const start = below.corners[isBelow ? low : low - 1];
        const place = isBelow ? start : end;
        const gap = above.heights[place] - below.heights[place];
        if (gap >= widest.gap)
            widest = { gap, start, end };
        if (isBelow)
            low++;
        else
            high++;
    }
    return widest;
}
/** How far the steps rise above the minorant before `start`, and fall below the majorant after `end`; the mode itself may step. */
function measureOutside({ before, after }, below, above, { start, end }) {
    let distance = 0;
    for (let i = below.corners[0]; i < start; i++)
        distance = Math.max(distance, after[i] - below.heights[i]);
    for (let i = end + 1; i <= above.corners.at(-1); i++)
        distance = Math.max(distance, above.heights[i] - before[i]);
    return distance;
}

;// CONCATENATED MODULE: ./lib/stats/effects/dip-test.js

/** The dip test of one mode (Hartigan & Hartigan 1985) on `values`, not empty and in any order, whose ties are spread first. */
function testDip(values) {
    const found = dip(spreadTies(new Float64Array(values).sort()));
    return { dip: found, p: dipP(found, values.length) };
}
/**
 * `sorted`, with equal values spread evenly over the space half-way to their neighbours: so the ticks of a coarse clock do not
 * look like modes.
 */
function spreadTies(sorted) {
    const spread = new Float64Array(sorted);
    let first = 0;
    while (first < sorted.length) {
        const value = sorted[first];
        let next = first + 1;
        while (next < sorted.length && sorted[next] === value)
            next++;
        const below = first > 0 ? value - sorted[first - 1] : (sorted[next] ?? value) - value;
        const above = next < sorted.length ? sorted[next] - value : below;
        const count = next - first;
        for (let i = 0; count > 1 && i < count; i++) {
            spread[first + i] = value - below / 2 + (((i + 0.5) / count) * (below + above)) / 2;
        }
        first = next;
    }
    return spread;
}
/**
 * P(the dip of `n` uniform values ≥ `found`), from simulated quantiles of √n · dip, interpolated: to an eighth of p down to
 * 0.001, to a third of it at 0.0001, extrapolated below; above 2,000 values as for 2,000, a fifth too small at 0.001;
 * 1 for fewer than 5, which have no modes to tell apart.
 */
function dipP(found, n) {
    if (n < 5 || found <= 0.5 / n)
        return 1;
    const scaled = Math.sqrt(n) * found;
    const after = simulated.findIndex(row => row.n >= n);
    // The first row is for all smaller samples, and at −1 the last for all larger ones.
    if (after <= 0)
        return readRow(simulated.at(after), scaled);
    const [below, above] = [simulated[after - 1], simulated[after]];
    const position = (x) => 1 / Math.sqrt(x);
    const part = (position(n) - position(below.n)) / (position(above.n) - position(below.n));
    return Math.exp((1 - part) * Math.log(readRow(below, scaled)) + part * Math.log(readRow(above, scaled)));
}
/** ln p falls about as a straight line of the square. */
function readRow({ n, quantiles }, scaled) {
    const least = 0.5 / Math.sqrt(n);
    const next = quantiles.findIndex(quantile => quantile >= scaled);
    if (next === 0)
        return 1 - 0.5 * Math.min(1, Math.max(0, (scaled - least) / (quantiles[0] - least)));
    const high = next < 0 ? quantiles.length - 1 : next;
    // Beyond the table, by its last factor of ten.
    const low = next < 0 ? high - 3 : high - 1;
    const [from, to] = [quantiles[low] ** 2, quantiles[high] ** 2];
    const part = (scaled ** 2 - from) / (to - from);
    return Math.exp((1 - part) * Math.log(levels[low]) + part * Math.log(levels[high]));
}
const levels = [0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001];
/** From __tests__/fixtures/stats/make-dip-table.mjs; 300,000 to a million samples of each size. */
const simulated = [
    { n: 5, quantiles: [0.2718, 0.36, 0.3952, 0.4167, 0.4327, 0.4393, 0.4431, 0.4455, 0.4464, 0.4468, 0.447, 0.4471] },
    { n: 8, quantiles: [0.314, 0.3548, 0.4013, 0.4357, 0.4696, 0.4893, 0.5056, 0.527, 0.5499, 0.5693, 0.5931, 0.6073] },
    {
        n: 12,
        quantiles: [0.3154, 0.3812, 0.4157, 0.4503, 0.4894, 0.5143, 0.5371, 0.5666, 0.5876, 0.6065, 0.6306, 0.6433],
    },
    { n: 20, quantiles: [0.328, 0.3952, 0.4348, 0.4706, 0.5116, 0.5399, 0.5658, 0.5971, 0.62, 0.6413, 0.669, 0.6897] },
    { n: 32, quantiles: [0.3379, 0.4066, 0.4481, 0.485, 0.5283, 0.558, 0.5857, 0.6185, 0.6434, 0.6655, 0.6934, 0.7126] },
    { n: 52, quantiles: [0.3461, 0.4167, 0.4598, 0.498, 0.5434, 0.5743, 0.6035, 0.6389, 0.665, 0.6899, 0.7205, 0.7463] },
    {
        n: 80,
        quantiles: [0.3522, 0.4241, 0.4678, 0.5071, 0.5533, 0.5858, 0.6158, 0.6532, 0.6791, 0.7032, 0.7294, 0.7498],
    },
    {
        n: 160,
        quantiles: [0.3595, 0.433, 0.4779, 0.5179, 0.5658, 0.5988, 0.6303, 0.6689, 0.6968, 0.7232, 0.7563, 0.7812],
    },
    { n: 400, quantiles: [0.3669, 0.4417, 0.4876, 0.5285, 0.5773, 0.6107, 0.6431, 0.6825, 0.7105, 0.7388, 0.768, 0.793] },
    {
        n: 2000,
        quantiles: [0.3736, 0.4493, 0.496, 0.5383, 0.5882, 0.6223, 0.6549, 0.6951, 0.7232, 0.7541, 0.7905, 0.813],
    },
];

;// CONCATENATED MODULE: ./lib/stats/effects/kendall.js

/**
 * The two-sided p-value of a trend in values over their index (Mann 1945, Kendall 1938), in one run or, nothing being
 * compared across, in several.
 *
 * Exact for one run of at most 40 values without ties; otherwise the normal approximation, corrected for ties and continuity,
 * whose tails are too long rather than too short.
 */
function kendallP(runs) {
    let [score, variance, isTied] = [0, 0, false];
    for (const run of runs) {
        const ties = countTies(run);
        score += scoreTrend(run);
        variance += spread(run.length);
        for (const size of ties)
            variance -= spread(size);
        isTied ||= ties.length > 0;
    }
    const only = runs.length === 1 && !isTied ? runs[0].length : Infinity;
    if (only <= 40)
        return exactP(only, Math.abs(score));
    return score === 0 ? 1 : Math.min(1, 2 * normalCdf((1 - Math.abs(score)) / Math.sqrt(variance)));
}
/** Pairs that rise less pairs that fall. */
function scoreTrend(values) {
    let score = 0;
    for (let i = 1; i < values.length; i++)
        for (let j = 0; j < i; j++)
            score += Math.sign(values[i] - values[j]);
    return score;
}
/** The variance of the score of `size` values in random order. */
function spread(size) {
    return (size * (size - 1) * (2 * size + 5)) / 18;
}
/** The sizes of the groups of equal values. */
function countTies(values) {
    const sizes = new Map();
    for (const value of values)
        sizes.set(value, (sizes.get(value) ?? 0) + 1);
    return [...sizes.values()].filter(size => size > 1);
}
const kendall_cache = new Map();
function exactP(count, score) {
    const tails = kendall_cache.get(count) ?? makeTails(count);
    kendall_cache.set(count, tails);
    return Math.min(1, 2 * tails[((count * (count - 1)) / 2 - score) / 2]);
}
/** P(at most i inversions in a random order of `count`): the next value adds any number of inversions up to those before it. */
function makeTails(count) {
    let masses = new Float64Array([1]);
    for (let size = 2; size <= count; size++) {
        const next = new Float64Array(masses.length + size - 1);
        masses.forEach((mass, i) => {
            for (let added = 0; added < size; added++)
                next[i + added] += mass / size;
        });
        masses = next;
    }
    let below = 0;
    return masses.map(mass => {
        below += mass;
        return below;
    });
}

;// CONCATENATED MODULE: ./lib/stats/effects/run-order.js

/** The copy that a value is from, as a number. */
function copyOf({ side, copy }) {
    return side === 'baseline' ? 2 * copy : 2 * copy + 1;
}
/** Slots of the fullest round. */
function countSlots({ rounds }) {
    return rounds.reduce((most, round) => round.reduce((slots, { slot }) => Math.max(slots, slot + 1), most), 0);
}
/** `values`, shaped like the rounds, less the median of each copy. */
function centreCopies(rounds, values) {
    const medians = new Map([...groupByCopy(rounds, values)].map(([copy, own]) => [copy, (0,simple_statistics/* median */.JZ)(own)]));
    return rounds.map((round, i) => round.map((placed, j) => values[i][j] - medians.get(copyOf(placed))));
}
/** `values`, shaped like the rounds, by copy. */
function groupByCopy(rounds, values) {
    const groups = new Map();
    rounds.forEach((round, i) => {
        round.forEach((placed, j) => {
            const copy = copyOf(placed);
            const group = groups.get(copy);
            if (group)
                group.push(values[i][j]);
            else
                groups.set(copy, [values[i][j]]);
        });
    });
    return groups;
}

;// CONCATENATED MODULE: ./lib/stats/effects/drift.js



// More points show no more of a trend, and all pairs of them are compared.
const mostPoints = 200;
/**
 * Whether values rise or fall over the rounds of a runner, whatever the sides: Mann & Kendall's test of the medians of
 * rounds, or of stretches of rounds where there are many, and the slope of Theil & Sen.
 */
function testDrift({ rounds, breaks = [] }) {
    const values = rounds.map(round => round.map(({ value }) => value));
    const centred = centreCopies(rounds, values);
    const edges = [0, ...breaks, rounds.length];
    const stretch = Math.max(1, Math.ceil(rounds.length / mostPoints));
    const runners = edges.slice(1).map((end, runner) => condense(centred.slice(edges[runner], end), stretch));
    const slopes = runners.flatMap(findSlopes);
    if (slopes.length === 0)
        return { p: 1, effect: 0 };
    const longest = Math.max(...runners.map(points => points.length));
    return { p: kendallP(runners), effect: Math.expm1((0,simple_statistics/* median */.JZ)(slopes) * (longest - 1)) };
}
/** The medians of stretches of rounds; an incomplete last one is left out. */
function condense(rounds, stretch) {
    const points = [];
    for (let first = 0; first + stretch <= rounds.length; first += stretch) {
        const own = rounds.slice(first, first + stretch).flat();
        if (own.length > 0)
            points.push((0,simple_statistics/* median */.JZ)(own));
    }
    return points;
}
/** The slopes of all pairs (Sen 1968). */
function findSlopes(points) {
    return points.flatMap((y, i) => points.slice(0, i).map((earlier, j) => (y - earlier) / (i - j)));
}

;// CONCATENATED MODULE: ./lib/stats/distributions/gamma.js
/** ln Γ(x) for x > 0, to about 1e-14: Stirling's series, after the recurrence Γ(x + 1) = x Γ(x) where x is small. */
function logGamma(x) {
    let [argument, product] = [x, 1];
    for (; argument < 16; argument++)
        product *= argument;
    return (argument - 0.5) * Math.log(argument) - argument + halfLogTwoPi + stirlingRest(argument) - Math.log(product);
}
/** Γ(x + ½) / Γ(x) for x > 0, without the cancellation of large logarithms. */
function halfGammaRatio(x) {
    let [argument, factor] = [x, 1];
    for (; argument < 16; argument++)
        factor *= argument / (argument + 0.5);
    const rest = stirlingRest(argument + 0.5) - stirlingRest(argument);
    return factor * Math.sqrt(argument) * Math.exp(argument * Math.log1p(0.5 / argument) - 0.5 + rest);
}
/** Γ(a, x) / Γ(a), the upper part of the regularised incomplete gamma function, for a > 0 and x ≥ 0; to about 1e-13. */
function upperGamma(a, x) {
    if (x <= 0)
        return 1;
    if (x === Infinity)
        return 0;
    const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
    return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}
const halfLogTwoPi = 0.5 * Math.log(2 * Math.PI);
/** What Stirling's formula leaves of ln Γ(x), for x ≥ 16. */
function stirlingRest(x) {
    const square = 1 / (x * x);
    return (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188)))) / x;
}
function lowerSeries(a, x) {
    let term = 1 / a;
    let sum = term;
    for (let k = 1; term > sum * 1e-17; k++) {
        term *= x / (a + k);
        sum += term;
    }
    return sum;
}
/** Legendre's continued fraction, evaluated from the front (Lentz 1976). */
function upperFraction(a, x) {
    let b = x + 1 - a;
    let c = Infinity;
    let d = 1 / b;
    let value = d;
    for (let k = 1; k < 10_000; k++) {
        const numerator = k * (a - k);
        b += 2;
        d = 1 / (b + numerator * d);
        c = b + numerator / c;
        value *= c * d;
        if (Math.abs(c * d - 1) < 1e-15)
            break;
    }
    return value;
}
/** P(X ≥ x) of the chi-squared distribution with `degrees` of freedom, precise far into the tail; 1 where there are none. */
function chiSquareTail(x, degrees) {
    return degrees > 0 ? upperGamma(degrees / 2, x / 2) : 1;
}

;// CONCATENATED MODULE: ./lib/stats/effects/within-rounds.js

/**
 * The p-value of scores that do not depend on their group, all ways to deal out the groups of a round to its scores being equally
 * likely: the quadratic form of the groups' sums (Friedman's test, for any scores and for ragged rounds), asymptotically
 * chi-squared. 1 where nothing can be compared.
 */
function testWithinRounds(rounds, groups) {
    const excess = new Float64Array(groups);
    const covariance = Array.from({ length: groups }, () => new Float64Array(groups));
    for (const round of rounds)
        if (round.length > 1)
            addRound(round, excess, covariance);
    const { statistic, degrees } = within_rounds_standardise(excess, covariance);
    return chiSquareTail(statistic, degrees);
}
/** Dealing without replacement gives means and covariances. */
function addRound(round, excess, covariance) {
    const sizes = new Float64Array(excess.length);
    let mean = 0;
    for (const { score } of round)
        mean += score / round.length;
    let squares = 0;
    for (const { group, score } of round) {
        sizes[group]++;
        excess[group] += score - mean;
        squares += (score - mean) ** 2;
    }
    const variance = squares / (round.length - 1);
    for (let g = 0; g < sizes.length; g++) {
        if (sizes[g] === 0)
            continue;
        covariance[g][g] += variance * sizes[g];
        for (let h = 0; h < sizes.length; h++)
            covariance[g][h] -= (variance * sizes[g] * sizes[h]) / round.length;
    }
}
/** x' C⁻ x and the rank of C, by elimination; the sums have at least one dependency. */
function within_rounds_standardise(excess, covariance) {
    const scales = covariance.map((row, g) => row[g]);
    let [statistic, degrees] = [0, 0];
    for (let pivot = 0; pivot < excess.length; pivot++) {
        const own = covariance[pivot];
        const variance = own[pivot];
        if (variance <= 1e-9 * scales[pivot])
            continue;
        statistic += excess[pivot] ** 2 / variance;
        degrees++;
        for (let g = pivot + 1; g < excess.length; g++) {
            const factor = covariance[g][pivot] / variance;
            excess[g] -= factor * excess[pivot];
            for (let h = pivot + 1; h < excess.length; h++)
                covariance[g][h] -= factor * own[h];
        }
    }
    return { statistic, degrees };
}

;// CONCATENATED MODULE: ./lib/stats/effects/predecessor-effect.js



/**
 * Whether values depend on the side that ran just before, in the same round or as the last of the round before: the ranks of
 * successors within their own copies, whose predecessors' sides are exchangeable within a round since the order is drawn at random.
 */
function testPredecessorEffect(run, { centred, ranks }) {
    const [afterBaseline, afterContender] = [[], []];
    const scored = pairUp(run).map(round => round.map(({ side, round: i, place: j }) => {
        const group = side === 'baseline' ? afterBaseline : afterContender;
        group.push(centred[i][j]);
        return { group: side === 'baseline' ? 0 : 1, score: ranks[i][j] };
    }));
    const isBoth = afterBaseline.length > 0 && afterContender.length > 0;
    const effect = isBoth ? Math.expm1((0,simple_statistics/* median */.JZ)(afterContender) - (0,simple_statistics/* median */.JZ)(afterBaseline)) : 0;
    return { p: testWithinRounds(scored, 2), effect };
}
/** For each round, those of its invocations whose successor is known. */
function pairUp(run) {
    const { rounds, breaks = [] } = run;
    const lastSlot = countSlots(run) - 1;
    return rounds.map((round, i) => round.flatMap(({ side, slot }) => {
        const isLast = slot === lastSlot;
        const next = isLast && breaks.includes(i + 1) ? -1 : i + (isLast ? 1 : 0);
        const place = rounds[next]?.findIndex(one => one.slot === (isLast ? 0 : slot + 1)) ?? -1;
        return place < 0 ? [] : [{ side, round: next, place }];
    }));
}

;// CONCATENATED MODULE: ./lib/stats/effects/residuals.js




/** The residuals of `run`, aligned by the lower quartile of the rounds around, as the engine does, blind to sides and slots. */
function makeResiduals(run) {
    const aligned = alignRounds(run);
    return { centred: centreCopies(run.rounds, aligned), ranks: rankWithinCopies(run.rounds, aligned) };
}
function alignRounds({ rounds, breaks = [] }) {
    const blocks = makeBlocks(rounds.map(round => ({ a: round.map(({ value }) => value), b: [] })));
    const { windowOf, quartilesAt } = makeAlignment(blocks, { halfWindow: chooseHalfWindow(blocks), breaks });
    const quartiles = quartilesAt(0);
    return rounds.map((round, i) => round.map(({ value }) => value - quartiles[windowOf[i]]));
}
function rankWithinCopies(rounds, values) {
    const ranks = new Map([...groupByCopy(rounds, values)].map(([copy, own]) => [copy, rankFractions(own).values()]));
    return rounds.map(round => round.map(placed => ranks.get(copyOf(placed)).next().value ?? 0));
}
// Differences below this are rounding: what was equal stays tied.
const resolution = 1e12;
function rankFractions(values) {
    const count = values.length;
    const keys = Float64Array.from(values, value => Math.round(value * resolution));
    const order = Int32Array.from(keys, (_, i) => i);
    const ranks = new Int32Array(count);
    sortByKey(order, keys, new Int32Array(count + 64));
    rankTwice(order, keys, ranks);
    return Float64Array.from(ranks, rank => rank / (2 * (count + 1)));
}

;// CONCATENATED MODULE: ./lib/stats/effects/slot-effect.js



/**
 * Whether values depend on their slot in the round, whatever copy ran in it: ranks within copies, whose slots are exchangeable
 * since the order is drawn at random.
 */
function testSlotEffect(run, { centred, ranks }) {
    const slots = countSlots(run);
    const scored = run.rounds.map((round, i) => round.map(({ slot }, j) => ({ group: slot, score: ranks[i][j] })));
    return {
        p: testWithinRounds(scored, slots),
        findWidest: () => {
            let [widest, at] = [0, 0];
            for (let slot = 0; slot < slots; slot++) {
                const difference = compareSlot(run, centred, slot);
                if (Math.abs(difference) > Math.abs(widest))
                    [widest, at] = [difference, slot];
            }
            return { slot: at, effect: Math.expm1(widest) };
        },
    };
}
/** The median in `slot` less the median in all others; 0 where there is none. */
function compareSlot({ rounds }, centred, slot) {
    const [own, others] = [[], []];
    rounds.forEach((round, i) => {
        round.forEach((placed, j) => {
            const group = placed.slot === slot ? own : others;
            group.push(centred[i][j]);
        });
    });
    return own.length === 0 || others.length === 0 ? 0 : (0,simple_statistics/* median */.JZ)(own) - (0,simple_statistics/* median */.JZ)(others);
}

;// CONCATENATED MODULE: ./lib/stats/distributions/student.js


/**
 * P(T ≤ t) of Student's distribution with `degrees` of freedom, which need not be whole; the upper tail is `studentCdf(-t, …)`.
 *
 * `degrees` is at least 0.5 and may be infinite; relative error below 1e-11 in both tails.
 */
function studentCdf(t, degrees) {
    const tail = upperTail(Math.abs(t), degrees);
    return t < 0 ? tail : 1 - tail;
}
/**
 * The t with P(T ≤ t) = p of Student's distribution, by Newton's method on logarithms, where both tail and centre are concave.
 *
 * `p` is in [0, 1], 0 and 1 giving the infinities; `degrees` as for `studentCdf`.
 */
function studentQuantile(p, degrees) {
    if (degrees === Infinity)
        return normalQuantile(p);
    if (p > 0.5)
        return findSize(1 - p, degrees);
    return p === 0.5 ? 0 : -findSize(p, degrees);
}
/** The t > 0 beyond which `p` < ½ is left. */
function findSize(p, degrees) {
    if (p <= 0)
        return Infinity;
    const isTail = p < 0.25;
    const [part, wanted, sign] = isTail ? [upperTail, p, 1] : [centre, 0.5 - p, -1];
    let t = isTail ? -normalQuantile(p) : wanted / density(0, degrees);
    for (let step = 0; step < 60; step++) {
        const value = part(t, degrees);
        const change = (sign * Math.log(value / wanted) * value) / (density(t, degrees) * t);
        t *= Math.exp(change);
        if (Math.abs(change) < 1e-14)
            break;
    }
    return t;
}
// From here on, the normal approximation to the tail is as good as the continued fraction, and faster.
const manyDegrees = 20_000;
/** P(T ≥ t) for t ≥ 0. */
function upperTail(t, degrees) {
    if (t === Infinity)
        return 0;
    if (degrees === Infinity)
        return normalCdf(-t);
    if (isCentral(t, degrees))
        return 0.5 - centre(t, degrees);
    if (degrees > manyDegrees)
        return normalCdf(-toNormal(t, degrees));
    const { front, tail } = incompleteBeta(t, degrees);
    return (front * betaFraction(degrees / 2, 0.5, tail)) / degrees;
}
/** P(0 ≤ T ≤ t). */
function centre(t, degrees) {
    if (!isCentral(t, degrees))
        return 0.5 - upperTail(t, degrees);
    const { front, head } = incompleteBeta(t, degrees);
    return front * betaFraction(0.5, degrees / 2, head);
}
/** Where the continued fraction of the centre converges faster than that of the tail. */
function isCentral(t, degrees) {
    return t * t * (degrees + 2) < 3 * degrees;
}
/** The arguments t² / (ν + t²) and ν / (ν + t²) of the incomplete beta function, and the factor before its continued fraction. */
function incompleteBeta(t, degrees) {
    const square = t * t;
    const whole = degrees + square;
    const [head, tail] = [square / whole, degrees / whole];
    const power = Math.exp((-degrees / 2) * Math.log1p(square / degrees));
    return { front: power * Math.sqrt(head / Math.PI) * halfGammaRatio(degrees / 2), head, tail };
}
function density(t, degrees) {
    const power = Math.exp((-(degrees + 1) / 2) * Math.log1p((t * t) / degrees));
    return (power * halfGammaRatio(degrees / 2)) / Math.sqrt(degrees * Math.PI);
}
/** The continued fraction of the incomplete beta function (DLMF 8.17.22), evaluated from the front (Lentz 1976). */
function betaFraction(a, b, x) {
    let c = 1;
    let d = 1 / (1 - ((a + b) * x) / (a + 1));
    let value = d;
    for (let m = 1; m < 10_000; m++) {
        const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
        const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / (1 + even * d);
        c = 1 + even / c;
        value *= c * d;
        d = 1 / (1 + odd * d);
        c = 1 + odd / c;
        value *= c * d;
        if (Math.abs(c * d - 1) < 1e-15)
            break;
    }
    return value;
}
/** The normal deviate with the same tail (Hill 1970, algorithm 395). */
function toNormal(t, degrees) {
    const a = degrees - 0.5;
    const b = 48 * a * a;
    const square = a * Math.log1p((t * t) / degrees);
    const inner = ((-0.4 * square - 3.3) * square - 24) * square - 85.5;
    return ((inner / (0.8 * square * square + 100 + b) + square + 3) / b + 1) * Math.sqrt(square);
}

;// CONCATENATED MODULE: ./lib/stats/effects/slow-start.js



const leastOthers = 7;
/** What it is worth as an estimate of their size, next to the standard deviation itself. */
const efficiency = 0.37;
/**
 * Whether the first of `values` is larger than the others by more than they vary: its distance from their median in median absolute
 * deviations, about as Student's t with the degrees of freedom that these are worth. From 8 to 40 normal values p is 1 to 1.6 times
 * what it should be.
 */
function testSlowStart(values) {
    const [first, ...others] = values;
    if (first === undefined || others.length < leastOthers)
        return { lead: 0, p: 1 };
    const centre = (0,simple_statistics/* median */.JZ)(others);
    const lead = first - centre;
    if (first <= Math.max(...others))
        return { lead, p: 1 };
    const deviation = (0,simple_statistics/* median */.JZ)(others.map(other => Math.abs(other - centre))) / madOfNormal;
    const t = lead / (deviation * Math.sqrt(1 + 1 / others.length));
    return { lead, p: studentCdf(-t, efficiency * (others.length - 1)) };
}

;// CONCATENATED MODULE: ./lib/compare/trust/spread.js

const highVariation = 0.1;
const manyTies = 0.2;
/** A step of the clock that matters, as a share of the median. */
const coarseStep = 0.005;
/** The warnings that need no test, because what they describe is plain to see. */
function describeSpread({ series, baseline, contender }) {
    const values = series.rounds.flatMap(round => round.map(one => one.value));
    const cv = Math.max(baseline?.cv ?? 0, contender?.cv ?? 0);
    const warnings = [cv > highVariation ? variationWarning : undefined, findCoarseness(values)];
    return warnings.filter(warning => warning !== undefined);
}
const variationWarning = {
    code: 'high-variation',
    message: 'the values vary by more than 10 %: let the command do more work, or measure on a quieter machine',
};
/** Ties, and the steps of a clock that cannot tell values apart. */
function findCoarseness(values) {
    const different = new Set(values);
    if (different.size === values.length)
        return undefined;
    const distinct = new Float64Array(different).sort();
    let narrowest = Infinity;
    for (let i = 1; i < distinct.length; i++)
        narrowest = Math.min(narrowest, distinct[i] - distinct[i - 1]);
    const step = distinct.length === 1 ? 0 : narrowest / (0,simple_statistics/* median */.JZ)(values);
    if (step > coarseStep || distinct.length === 1)
        return coarseClockWarning;
    return 1 - distinct.length / values.length > manyTies ? tiesWarning : undefined;
}
const coarseClockWarning = {
    code: 'coarse-clock',
    message: 'the values come in steps that are too large for their size: let the command repeat its work until the clock can tell more',
};
const tiesWarning = {
    code: 'ties',
    message: 'more than 20 % of the values are equal to another: print more digits, or let the command do more work',
};

;// CONCATENATED MODULE: ./lib/compare/trust/diagnostics.js













/** Half of what is promised, that at most one clean run in a hundred is warned of each kind: some of the tests are asymptotic. */
const diagnostics_alpha = 0.005;
/**
 * The warnings about each of `comparisons`: what its values show that randomisation does not buy, or that its reader should know.
 *
 * Each kind of test is corrected for the number of benchmarks, so that it is a clean run, not a clean benchmark, that stays silent.
 */
function findWarnings(comparisons) {
    const tested = comparisons.filter(one => one.basis.kind === 'inference' && one.basis.shortage === undefined);
    const suspicions = tested.map(({ series }) => suspect(series));
    const kinds = suspicions[0]?.length ?? 0;
    const differences = findContenderDifferences(tested, diagnostics_alpha);
    const kept = tested.map(comparison => [
        ...describeSpread(comparison),
        ...noteDifference(differences.get(comparison)),
    ]);
    for (let kind = 0; kind < kinds; kind++) {
        const adjusted = adjustPValues(suspicions.map(one => one[kind].p));
        adjusted.forEach((p, index) => {
            if (p < diagnostics_alpha)
                kept[index].push(suspicions[index][kind].warn());
        });
    }
    return new Map(tested.map((comparison, index) => [comparison, kept[index]]));
}
/** The same kinds in the same order for every benchmark. */
function suspect(series) {
    const run = makeRunOrder(series);
    const residuals = makeResiduals(run);
    const slot = testSlotEffect(run, residuals);
    const predecessor = testPredecessorEffect(run, residuals);
    const drift = testDrift(run);
    const modes = testDip(residuals.centred.flat());
    return [
        { p: slot.p, warn: () => warnOfSlot(slot.findWidest()) },
        { p: predecessor.p, warn: () => warnOfPredecessor(predecessor.effect) },
        { p: drift.p, warn: () => warnOfDrift(drift.effect) },
        { p: modes.p, warn: () => modesWarning },
        { p: testStart(series), warn: () => slowStartWarning },
    ];
}
/** A first round that is slower by less than this matters to nobody. */
const leastLead = 0.02;
/** The p-value of the slowest start of all runners, each of which has one. */
function testStart(series) {
    if (series.metric.better === 'higher')
        return 1;
    const starts = splitByRunner(series).map(rounds => testSlowStart(rounds.filter(round => round.length > 0).map(round => Math.log((0,simple_statistics/* median */.JZ)(round.map(one => one.value))))));
    return Math.min(1, ...starts.map(({ lead, p }) => (lead > leastLead ? p * starts.length : 1)));
}
function makeRunOrder({ rounds, breaks }) {
    return {
        breaks,
        rounds: rounds.map(round => round.map(({ side, copy, turn, value }) => ({ side, copy, slot: turn, value: toLog(value, 'lower') }))),
    };
}
function noteDifference(difference) {
    if (difference === undefined)
        return [];
    const message = `two copies of the contender differ by ${percentSize(difference)}: something in the harness or the directory matters, so be careful with this benchmark`;
    return [{ code: 'contender-control', message }];
}
const modesWarning = {
    code: 'two-modes',
    message: 'the values fall into two groups: look for something that is there in some invocations only, such as a cache or a scheduling choice',
};
const slowStartWarning = {
    code: 'slow-start',
    message: 'the first round is slower than all others: add a warm-up round ("warmups")',
};
function warnOfSlot({ slot, effect }) {
    const message = `values of the invocation in place ${slot + 1} of a round are ${diagnostics_describe(effect)} than the others: what comes before it in the round disturbs it; end the command only when its work is done, or clean up in "prepare"`;
    return { code: 'slot-effect', message };
}
function warnOfPredecessor(effect) {
    const message = `values after an invocation of the contender are ${diagnostics_describe(effect)} than after one of the baseline: one leaves something behind for the next, which drawing the order at random does not undo; clean up in "prepare"`;
    return { code: 'predecessor-effect', message };
}
function warnOfDrift(effect) {
    const message = `values drifted by ${percentSize(effect)} from the first round to the last: rounds keep it out of the change, but the medians hold for this run only; let the machine come to rest before`;
    return { code: 'drift', message };
}
function diagnostics_describe(effect) {
    return `${percentSize(effect)} ${effect > 0 ? 'higher' : 'lower'}`;
}

;// CONCATENATED MODULE: ./lib/stats/opinions/mann-whitney.js

/**
 * The two-sided p-value of Mann & Whitney 1947 for two independent samples, as benchstat computes it; undefined where a
 * sample is empty, a value is NaN, or all values are equal.
 *
 * Exact up to 50 values a side, with ties up to 25 (Klotz 1966); beyond, the normal approximation, corrected for ties and
 * continuity.
 */
function mannWhitneyP(one, other) {
    if (one.length === 0 || other.length === 0 || one.some(Number.isNaN) || other.some(Number.isNaN))
        return undefined;
    const groups = groupTies(one, other);
    if (groups.length === 1)
        return undefined;
    const [m, n] = [one.length, other.length];
    const hasTies = groups.length < m + n;
    const twiceU = sumWins(groups);
    const less = Math.min(twiceU, 2 * m * n - twiceU);
    if (less === m * n)
        return 1;
    if (Math.max(m, n) > (hasTies ? 25 : 50))
        return approximate(groups, { m, n, less });
    const tail = hasTies ? sumMasses(countWins(groups, m, less), less) / binomial(m + n, m) : untiedTail(m, n, less);
    return Math.min(1, 2 * tail);
}
/** Ascending. */
function groupTies(one, other) {
    const a = new Float64Array(one).sort();
    const b = new Float64Array(other).sort();
    const groups = [];
    let [i, j] = [0, 0];
    while (i < a.length || j < b.length) {
        const value = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
        const [firstOwn, firstOther] = [i, j];
        while (i < a.length && a[i] === value)
            i++;
        while (j < b.length && b[j] === value)
            j++;
        groups.push({ size: i - firstOwn + j - firstOther, own: i - firstOwn });
    }
    return groups;
}
/** 2U: twice the pairs in which the first sample has the larger value, a tie counting half. */
function sumWins(groups) {
    let wins = 0;
    let others = 0;
    for (const { size, own } of groups) {
        wins += own * (2 * others + size - own);
        others += size - own;
    }
    return wins;
}
function approximate(groups, { m, n, less }) {
    const count = m + n;
    let ties = 0;
    for (const { size } of groups)
        ties += size ** 3 - size;
    const deviation = Math.sqrt((m * n * (count + 1 - ties / (count * (count - 1)))) / 12);
    return Math.min(1, 2 * normalCdf(-((m * n - less) / 2 - 0.5) / deviation));
}
const tails = new Map();
/** P(2U ≤ less) without ties, which depends on the sizes alone. */
function untiedTail(m, n, less) {
    const [few, many] = m < n ? [m, n] : [n, m];
    const key = `${few}+${many}`;
    let known = tails.get(key);
    if (!known) {
        const groups = Array(m + n).fill({ size: 1, own: 0 });
        let sum = 0;
        const total = binomial(m + n, m);
        known = countWins(groups, few, m * n).map(count => {
            sum += count;
            return sum / total;
        });
        tails.set(key, known);
    }
    return known[less];
}
function sumMasses(counts, last) {
    let sum = 0;
    for (let i = 0; i <= last; i++)
        sum += counts[i];
    return sum;
}
/**
 * In how many ways `chosen` of the values, tied as in `groups`, have 2U = 0 … `limit`: group by group (Klotz 1966).
 *
 * The table has a row of 2U for each number chosen so far; with values before the group and i of them chosen, choosing
 * j of a group of t adds j · (2 · (before − i) + t − j).
 */
function countWins(groups, chosen, limit) {
    const width = limit + 1;
    const table = new Float64Array((chosen + 1) * width);
    table[0] = 1;
    let before = 0;
    for (const { size } of groups) {
        // From above: a row needs itself and rows below.
        for (let row = Math.min(chosen, before + size); row > 0; row--) {
            for (let own = Math.min(size, row); own > 0; own--) {
                const others = before - (row - own);
                if (others < 0)
                    break;
                const shift = own * (2 * others + size - own);
                const end = Math.min(width, shift + 2 * (row - own) * others + 1);
                addShifted(table, { from: (row - own) * width - shift, to: row * width, start: shift, end }, binomial(size, own));
            }
        }
        before += size;
    }
    return table.slice(chosen * width);
}
function addShifted(table, { from, to, start, end }, weight) {
    for (let i = start; i < end; i++)
        table[to + i] = table[to + i] + weight * table[from + i];
}
function binomial(size, chosen) {
    let count = 1;
    for (let i = 1; i <= Math.min(chosen, size - chosen); i++)
        count = (count * (size - i + 1)) / i;
    return count;
}

;// CONCATENATED MODULE: ./lib/stats/opinions/ratio-interval.js


/**
 * The ratio of the means, with an interval by the jackknife of its logarithm over whole rounds and Student's t (Tukey 1958):
 * what a round has in common cancels.
 *
 * Values are positive, at least one on either side. A nominal 95 % covers 93 to 98 % where the sides differ by a factor,
 * from 5 rounds of 2 + 2 on; where only their tails differ, about 89 % at 20 rounds and 80 % at 8.
 */
function compareMeans(rounds, confidence) {
    const whole = total(rounds);
    const estimate = logRatio(whole, nothing);
    const others = rounds.map(round => logRatio(whole, total([round])));
    const centre = sum(others) / others.length;
    const squares = sum(others.map(other => (other - centre) ** 2));
    const standardError = Math.sqrt((squares * (others.length - 1)) / others.length);
    const reach = others.length > 1 ? -standardError * studentQuantile((1 - confidence) / 2, others.length - 1) : Infinity;
    const value = Math.exp(estimate);
    // Without the round that holds all of one side, there is no ratio.
    if (!Number.isFinite(reach))
        return { value, low: 0, high: Infinity };
    return { value, low: Math.exp(estimate - reach), high: Math.exp(estimate + reach) };
}
/**
 * The ratio of the `p`-quantiles (type 7), with an interval by order statistics: a factor is rejected if, with the contender
 * divided by it, too few of the pooled slowest values are the contender's, or too many.
 *
 * They are the slowest 1 − p of all, or the few more that it takes to reject anything. Their number on one side is at most as
 * spread as a binomial one when sides are drawn within rounds (Hoeffding 1956), so under any noise the interval covers a
 * factor between the sides, or between their tails, with at least the confidence; where only the tails differ and there are
 * fewer than 1 / (1 − p) values a side, nothing covers a tail that was not seen (about 90 % at 20 rounds of 2 + 2, 65 % at 8).
 *
 * Values are positive, at least one on either side.
 */
function compareTails(rounds, { p, confidence }) {
    const a = Float64Array.from(rounds.flatMap(round => round.a)).sort();
    const b = Float64Array.from(rounds.flatMap(round => round.b)).sort();
    const count = a.length + b.length;
    const [few, share] = [(1 - confidence) / 2, b.length / count];
    const least = Math.ceil(Math.log(few) / Math.log(Math.max(share, 1 - share)) - 1e-9);
    const slowest = Math.max(least, Math.round((1 - p) * count));
    const fewB = countFew(slowest, share, few);
    const fewA = countFew(slowest, 1 - share, few);
    return {
        value: quantile(b, p) / quantile(a, p),
        low: (b.at(-slowest + fewA) ?? 0) / (a.at(-fewA - 1) ?? Infinity),
        high: (b.at(-fewB - 1) ?? Infinity) / (a.at(-slowest + fewB) ?? 0),
    };
}
/** The largest count that a binomial one of `trials` does not exceed with more than `probability`; 0 if there is none. */
function countFew(trials, share, probability) {
    const logOdds = Math.log(share / (1 - share));
    let logTerm = trials * Math.log1p(-share);
    let below = Math.exp(logTerm);
    let count = 0;
    for (; count < trials; count++) {
        logTerm += Math.log((trials - count) / (count + 1)) + logOdds;
        below += Math.exp(logTerm);
        if (below > probability)
            break;
    }
    return count;
}
const nothing = { a: 0, b: 0, countA: 0, countB: 0 };
function total(rounds) {
    let { a, b, countA, countB } = nothing;
    for (const round of rounds) {
        a += sum(round.a);
        b += sum(round.b);
        countA += round.a.length;
        countB += round.b.length;
    }
    return { a, b, countA, countB };
}
/** ln(mean of b / mean of a) of `whole` without `part`. */
function logRatio(whole, part) {
    const meanA = (whole.a - part.a) / (whole.countA - part.countA);
    const meanB = (whole.b - part.b) / (whole.countB - part.countB);
    return Math.log(meanB / meanA);
}
function sum(values) {
    let total = 0;
    for (const value of values)
        total += value;
    return total;
}

;// CONCATENATED MODULE: ./lib/compare/trust/second-opinions.js



/** The second opinions on `series`, whose values are positive. */
function makeSecondOpinions({ rounds }, confidence) {
    const blocks = rounds.map(round => ({
        a: round.filter(one => one.side === 'baseline').map(one => one.value),
        b: round.filter(one => one.side === 'contender').map(one => one.value),
    }));
    const [a, b] = [blocks.flatMap(block => block.a), blocks.flatMap(block => block.b)];
    if (a.length === 0 || b.length === 0)
        return { means: null, p95: null, mannWhitneyP: null };
    return {
        means: second_opinions_toChange(compareMeans(blocks, confidence), confidence),
        p95: second_opinions_toChange(compareTails(blocks, { p: 0.95, confidence }), confidence),
        mannWhitneyP: mannWhitneyP(a, b) ?? null,
    };
}
function second_opinions_toChange({ value, low, high }, level) {
    return { value: value - 1, low: low > 0 ? low - 1 : null, high: high <= computable/* largest */.nQ ? high - 1 : null, level };
}

;// CONCATENATED MODULE: ./lib/compare/verdicts/correction.js


/**
 * Benjamini–Hochberg over `pValues`, in their order. What is rejected gets the interval of the matching level 1 − R·α/m (Benjamini &
 * Yekutieli 2005), so that verdict and interval agree; the others keep the level 1 − α.
 */
function correct(pValues, confidence) {
    const alpha = 1 - confidence;
    const adjusted = adjustPValues(pValues);
    const rejections = adjusted.filter(p => rejects(p, alpha)).length;
    return adjusted.map(adjustedP => {
        const rejected = rejects(adjustedP, alpha);
        return { adjustedP, rejected, level: rejected ? 1 - (rejections * alpha) / pValues.length : confidence };
    });
}

;// CONCATENATED MODULE: ./lib/compare/rounds/runners.js



/** The medians of `series` on each of its runners. */
function findRunnerMedians(series) {
    return splitByRunner(series).map(rounds => ({
        baseline: findMedian(rounds, 'baseline'),
        contender: findMedian(rounds, 'contender'),
    }));
}
function findMedian(rounds, side) {
    const values = rounds.flatMap(round => round.filter(one => one.side === side).map(({ value }) => value));
    const sorted = Float64Array.from(values.filter(computable/* isComputable */.$O)).sort();
    return sorted.length === 0 ? null : quantile(sorted, 0.5);
}

;// CONCATENATED MODULE: ./lib/stats/distributions/binomial.js
/** P(X ≤ `count`) where X counts the successes in `trials` independent trials, each with this `probability`. */
function binomialCdf(count, trials, probability) {
    if (count >= trials || probability <= 0)
        return count < 0 ? 0 : 1;
    if (probability >= 1)
        return 0;
    const odds = Math.log(probability / (1 - probability));
    let log = trials * Math.log1p(-probability);
    let sum = 0;
    for (let k = 0; k <= count; k++) {
        sum += Math.exp(log);
        log += Math.log((trials - k) / (k + 1)) + odds;
    }
    return Math.min(1, sum);
}
/** The least count that at least `level` of all draws do not exceed. */
function binomialQuantile(level, trials, probability) {
    for (let count = 0; count < trials; count++)
        if (binomialCdf(count, trials, probability) >= level)
            return count;
    return trials;
}
/**
 * The largest probability that `count` successes in `trials` leave possible: the upper end of the one-sided interval of this
 * `confidence` (Clopper & Pearson 1934).
 */
function largestProbability(count, trials, confidence) {
    if (count >= trials)
        return 1;
    let [low, high] = [0, 1];
    for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2;
        if (binomialCdf(count, trials, middle) > 1 - confidence)
            low = middle;
        else
            high = middle;
    }
    return high;
}

;// CONCATENATED MODULE: ./lib/stats/opinions/median-interval.js

/**
 * The interval of the median of what `sorted` is drawn from, between two of its order statistics: the k-th from either end, k being
 * the largest with P(X < k) ≤ α/2 for X binomial with probability ½ (Thompson 1936). Exact for any continuous distribution, and
 * conservative with ties. The ends are infinite where the values are too few.
 */
function medianInterval(sorted, alpha) {
    const n = sorted.length;
    // The cumulative sum at k costs k steps, so that not every k is tried.
    let [low, high] = [0, Math.ceil(n / 2)];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (binomialCdf(middle - 1, n, 0.5) <= alpha / 2)
            low = middle;
        else
            high = middle - 1;
    }
    return low === 0 ? { low: -Infinity, high: Infinity } : { low: sorted[low - 1], high: sorted[n - low] };
}

;// CONCATENATED MODULE: ./lib/compare/verdicts/budget.js







/** All budgets of a run, those of its findings first. */
function listBudgets(run) {
    const found = run.findings.flatMap(({ benchmark, metric, unit, budget }) => budget === undefined ? [] : [{ benchmark, metric, unit, ...budget }]);
    return [...found, ...(run.rules?.budgets ?? [])];
}
/**
 * Whether the contender's values of `series` keep to its budget; undefined where it has none, or is ignored.
 *
 * By the interval of their median, at the level of the look that this is. Where values are missing, those that are there may be the
 * better ones, so that nothing is decided.
 */
function findBudget(series, table, record) {
    const { budget, ignore } = series.ruling;
    if (budget === undefined || ignore !== undefined)
        return undefined;
    const all = series.rounds.flatMap(round => round.filter(({ side }) => side === 'contender').map(({ value }) => value));
    const sorted = Float64Array.from(all.filter(computable/* isComputable */.$O)).sort();
    const { bound, value } = budget;
    const level = record.settings.confidence;
    const median = sorted.length === 0 ? null : quantile(sorted, 0.5);
    if (median === null || sorted.length < all.length || isLacking(series, table))
        return { bound, value, median, low: null, high: null, level, state: 'undecided' };
    const interval = findInterval(sorted, series, record);
    const [low, high] = [bounded(interval.low), bounded(interval.high)];
    return { bound, value, median, low, high, level: interval.level, state: judgeBudget(budget, { low, high }) };
}
/** What the interval of a level says about a bound. */
function judgeBudget({ bound, value }, { low, high }) {
    const [near, far] = bound === 'at most' ? [low, high] : [negated(high), negated(low)];
    const limit = bound === 'at most' ? value : -value;
    if (far !== null && far <= limit)
        return 'met';
    return near !== null && near > limit ? 'missed' : 'undecided';
}
function negated(end) {
    return end === null ? null : -end;
}
function isLacking({ benchmark, ...series }, { failures, errors }) {
    return errors.get(benchmark)?.side === 'contender' || countMissing(series, 'contender', failures.contender) >= 2;
}
function findInterval(sorted, { metric }, record) {
    const [least, most] = [sorted[0], sorted.at(-1)];
    if (isCounted(metric.unit) && least === most)
        return { low: least, high: most, level: 1 };
    const { confidence } = record.settings;
    return { ...medianInterval(sorted, nominalAlpha(makeDesign(record), 1 - confidence)), level: confidence };
}
function bounded(end) {
    return Number.isFinite(end) ? end : null;
}

;// CONCATENATED MODULE: ./lib/compare/verdicts/description.js



/** Returns the names and the values of both sides. */
function description_describe({ series, baseline, contender }) {
    const { name: metric, unit, better, aside } = series.metric;
    const { benchmark, primary } = series;
    const runners = series.breaks.length === 0 ? {} : { runners: findRunnerMedians(series) };
    const own = { benchmark, metric, unit, better, primary, ...(aside ? { aside } : {}) };
    return { ...own, baseline, contender, ...runners };
}
/** The threshold of one benchmark and metric, of the baseline's level, since that is what a change is relative to. */
function ownThreshold({ series, baseline }, { settings }) {
    return thresholdOf(series.ruling, settings, baseline?.median ?? 0);
}
/** What the rules add to a finding. */
function describeRuling(comparison, { record, table }) {
    const { ruling } = comparison.series;
    const budget = findBudget(comparison.series, table, record);
    const isOwn = ruling.threshold !== undefined || ruling.smallest !== undefined;
    const { ignore } = ruling;
    return {
        ...(isOwn ? { threshold: ownThreshold(comparison, record) } : {}),
        ...(budget ? { budget } : {}),
        ...(ignore ? { ignored: ignore, reason: `ignored until ${ignore.until}: ${ignore.reason}` } : {}),
    };
}

;// CONCATENATED MODULE: ./lib/compare/verdicts/finding.js
const verdicts = ['regressed', 'incomparable', 'inconclusive', 'improved', 'unchanged'];
const obstacleCauses = (/* unused pure expression or super */ null && (['contender-failed', 'contender-changed', 'baseline', 'machine']));
const budgetStates = (/* unused pure expression or super */ null && (['missed', 'undecided', 'met']));

;// CONCATENATED MODULE: ./lib/compare/verdicts/resolution.js

/** The normal quantile of 80 %, the power at which a change counts as one that would have been found. */
const quantileOfPower = 0.8416;
const mostRounds = 10_000;
const rounding = 1e-6;
/** The smallest change, as a fraction, that an interval of this confidence would have told from 0 with 80 % power; null: none. */
function findResolution(inference, confidence) {
    return toFraction(inference.reach(confidence) + quantileOfPower * inference.standardError);
}
/**
 * How many more rounds would settle a change that cannot be told from none or from the threshold, if it stays where it is and its
 * interval narrows by the root of the rounds; null where no reasonable number would.
 */
function findRoundsToSettle({ value, low, high }, threshold, rounds) {
    if (low === null || high === null)
        return null;
    const halfWidth = (high - low) / 2;
    const size = Math.abs(value);
    const room = size < threshold ? threshold - size : size;
    const needed = Math.ceil(rounds * (halfWidth / room) ** 2 - rounding);
    return needed > rounds && needed <= mostRounds ? needed - rounds : null;
}

;// CONCATENATED MODULE: ./lib/compare/verdicts/verdict.js
/**
 * What the interval of a relative change says, given the smallest change worth reporting.
 *
 * For a metric where lower is better (where higher is better, the mirror image):
 *
 *     <---->                                    improved       (without 0, estimate at or beyond the threshold)
 *            <-------->                         inconclusive   (reaches beyond the threshold, estimate within it)
 *                <------->                      unchanged      (within the threshold on both ends, with or without 0)
 *                       <------------->         inconclusive   (holds 0)
 *                                <------->      regressed
 *         |---------|---------|--------- change
 *      -threshold   0     +threshold
 *
 * `rejected` is whether the hypothesis of no change is rejected after the correction for many benchmarks: without that, no
 * interval makes a change.
 */
function judge(change, direction, threshold, rejected) {
    if (direction === 'unknown')
        return null;
    const { low, value, high } = change;
    if (low !== null && high !== null && -threshold < low && high < threshold)
        return 'unchanged';
    if (!rejected || Math.abs(value) < threshold)
        return 'inconclusive';
    const isLess = high !== null && high < 0 && value < 0;
    const isMore = low !== null && low > 0 && value > 0;
    if (!isLess && !isMore)
        return 'inconclusive';
    return isLess === (direction === 'lower') ? 'improved' : 'regressed';
}
/**
 * The change of something without noise, every value of each side the same: the exact ratio, judged by the threshold alone, or by the
 * smallest absolute change that matters, whichever allows more.
 *
 * From 0 to 0 nothing changed; from 0 to anything else there is no ratio, and the change is null.
 */
function judgeExactly(values, direction, { threshold, smallest = 0 }) {
    const { baseline, contender } = values;
    const ratio = contender === baseline ? 1 : contender / baseline;
    const change = ratio - 1;
    const isSmall = Math.abs(change) < threshold || Math.abs(contender - baseline) < smallest;
    const verdict = change === 0 || isSmall ? 'unchanged' : isBetter(change, direction) ? 'improved' : 'regressed';
    return {
        change: Number.isFinite(change) ? { value: change, low: change, high: change, level: 1 } : null,
        verdict: direction === 'unknown' ? null : verdict,
    };
}
function isBetter(change, direction) {
    return direction === 'lower' ? change < 0 : change > 0;
}

;// CONCATENATED MODULE: ./lib/compare/verdicts/findings.js














const blank = {
    change: null,
    p: null,
    adjustedP: null,
    control: null,
    verdict: null,
    resolution: null,
    roundsToSettle: null,
    secondOpinions: null,
    warnings: [],
};
/**
 * A finding for every comparison of each trial, regressed first and each group by size, and each trial's control over all that is
 * judged in it.
 *
 * In this order: controls, the bias that they show, p-values, the correction for many, intervals, verdicts, and what a failed control
 * makes of them. Only the correction looks at all trials at once; they must have the same confidence.
 */
function makeFindings(trials) {
    const tested = trials.flatMap(({ inferences, judged }) => inferences.filter(one => judged.has(one.comparison)));
    const corrections = correctAll(tested, trials[0]?.record.settings.confidence ?? 0);
    return trials.map(trial => judgeTrial(trial, corrections));
}
/** Controls, the bias that they show, and p-values of the `comparisons` of `record`. */
function makeTrial(comparisons, table, record) {
    const { settings } = record;
    const judged = new Set(comparisons.filter(one => isJudged(one.series, settings.metrics)));
    const { controls, summary } = makeControls([...judged], settings.confidence);
    const circumstances = makeCircumstances(record, [...controls.values()]);
    const inferences = makeInferences(comparisons, controls, circumstances);
    const { bias } = circumstances;
    const control = { ...summary, bias: bias && toFraction(Math.sqrt(bias.variance)) };
    return { record, table, comparisons, judged, controls, control, inferences };
}
function judgeTrial(trial, corrections) {
    const { record, comparisons, judged, controls, control, inferences } = trial;
    const evidence = new Map(inferences.map(one => {
        const { comparison } = one;
        return [comparison, { ...one, correction: corrections.get(comparison), control: controls.get(comparison) }];
    }));
    const notes = findWarnings([...judged]);
    const findings = comparisons.map(comparison => {
        const judgement = judgeComparison(comparison, evidence.get(comparison), record);
        const warnings = [...judgement.warnings, ...(notes.get(comparison) ?? [])];
        const own = judged.has(comparison) ? { ...judgement, warnings } : withoutVerdict(judgement);
        return { ...description_describe(comparison), ...own, ...describeRuling(comparison, trial) };
    });
    return { findings: findings.sort(byVerdictAndSize), control };
}
function withoutVerdict({ cause: _, ...judgement }) {
    return { ...judgement, verdict: null, roundsToSettle: null };
}
function makeInferences(comparisons, controls, circumstances) {
    return comparisons.flatMap(comparison => {
        const { basis } = comparison;
        if (basis.kind !== 'inference')
            return [];
        const engine = chooseEngine(basis.change, controls.get(comparison)?.failed ?? false);
        return [{ comparison, inference: inference_makeInference(engine, circumstances), shortage: basis.shortage }];
    });
}
function correctAll(judged, confidence) {
    const tested = judged.filter(one => one.shortage === undefined);
    const corrections = correct(tested.map(one => one.inference.p), confidence);
    return new Map(tested.map(({ comparison }, index) => [comparison, corrections[index]]));
}
function judgeComparison({ basis, series }, evidence, record) {
    switch (basis.kind) {
        case 'obstacle':
            return { ...blank, verdict: 'incomparable', cause: basis.cause, reason: basis.reason };
        case 'exact':
            return { ...blank, ...judgeExactly(basis, series.metric.better, exactTolerance(series, record)) };
        case 'inference':
            return judgeEvidence(evidence, record);
    }
}
function exactTolerance({ ruling }, { settings }) {
    return { threshold: ruling.threshold ?? settings.threshold, smallest: ruling.smallest?.value ?? 0 };
}
function judgeEvidence(evidence, record) {
    const { comparison, inference, shortage, correction, control } = evidence;
    const { rounds } = record;
    const settings = { ...record.settings, threshold: ownThreshold(comparison, record) };
    const level = correction?.level ?? settings.confidence;
    const log = inference.interval(level);
    const change = toChange(log, comparison.series.metric.better, level);
    const numbers = {
        ...blank,
        change,
        p: inference.p,
        adjustedP: correction?.adjustedP ?? null,
        control: control?.change ?? null,
        resolution: findResolution(inference, level),
        secondOpinions: makeSecondOpinions(comparison.series, settings.confidence),
    };
    if (shortage !== undefined)
        return { ...numbers, verdict: 'incomparable', cause: 'machine', reason: shortage };
    const verdict = decide(log, evidence, settings);
    if (control?.failed)
        return { ...numbers, ...judgeWidened(log, verdict, evidence, settings) };
    const isOpen = verdict === 'inconclusive';
    return {
        ...numbers,
        verdict,
        roundsToSettle: isOpen ? findRoundsToSettle(change, settings.threshold, rounds.length) : null,
    };
}
function decide(log, { comparison, correction }, { threshold, confidence }) {
    const direction = comparison.series.metric.better;
    const change = toChange(log, direction, correction?.level ?? confidence);
    return judge(change, direction, threshold, correction?.rejected ?? false);
}
/** A failed control widens the interval by what it shows; only where that changes the verdict, there is none. */
function judgeWidened(log, verdict, evidence, settings) {
    const { comparison, correction, control } = evidence;
    const { reach, change: shown } = control;
    const widened = { estimate: log.estimate, low: log.low - reach, high: log.high + reach };
    const change = toChange(widened, comparison.series.metric.better, correction?.level ?? settings.confidence);
    const reason = `two copies of the same baseline differ by ${percentSize(shown.value)}`;
    return decide(widened, evidence, settings) === verdict
        ? { change, verdict, warnings: [{ code: 'control-failed', message: reason }] }
        : { change, verdict: 'incomparable', cause: 'machine', reason };
}
function byVerdictAndSize(one, other) {
    return rank(one) - rank(other) || size(other) - size(one);
}
function rank({ verdict }) {
    return verdict === null ? verdicts.length : verdicts.indexOf(verdict);
}
/** Infinite where there is no ratio: from nothing to something is the largest change there is. */
function size({ change }) {
    return change === null ? Number.MAX_VALUE : Math.abs(change.value);
}

// EXTERNAL MODULE: ./lib/rules/rules.js
var rules_rules = __webpack_require__(48932);
;// CONCATENATED MODULE: ./lib/compare/verdicts/rules-outcome.js




/** What `record.settings.rules` make of the run, where there are any; `unpaired` are the series that have no finding. */
function applyRules(record, table, unpaired) {
    const { rules } = record.settings;
    if (rules === undefined)
        return {};
    const { source, asOf } = rules;
    const budgets = unpaired.flatMap((series) => {
        const budget = findBudget(series, table, record);
        const { name: metric, unit } = series.metric;
        return budget === undefined ? [] : [{ benchmark: series.benchmark, metric, unit, ...budget }];
    });
    // Where there is no baseline, the contender has not been asked either.
    const missing = record.absence === undefined ? findMissing(rules, table) : [];
    return { rules: { source, asOf, missing, budgets } };
}
/** Every benchmark that must run and is known from the baseline; and what a rule names, where nothing at all fits that. */
function findMissing({ list }, { series }) {
    const hasRun = (one) => one.rounds.some(round => round.some(({ side, value }) => side === 'contender' && Number.isFinite(value)));
    const running = series.filter(hasRun);
    const isLifted = ({ benchmark, metric }, index) => list.slice(index + 1).some(one => one.required === false && one.benchmark === benchmark && one.metric === metric);
    const unmatched = list
        .filter((rule, index) => rule.required === true && !isLifted(rule, index))
        .filter(rule => !running.some(one => isAbout(rule, one.benchmark, one.metric.name)))
        .map(({ benchmark, metric }) => (metric === rules_rules/* everything */.Y ? benchmark : `${benchmark} · ${metric}`));
    const isElsewhere = ({ benchmark }) => running.some(one => one.benchmark === benchmark);
    const gone = series
        .filter(one => one.ruling.required === true && !hasRun(one) && !isElsewhere(one))
        .map(({ benchmark }) => benchmark);
    return [...new Set([...gone, ...unmatched])];
}
const mostNotes = 50;
/** Rules that do nothing, each with its place and why; nothing is said of a run that measured nothing. */
function describeIdleRules({ settings: { rules } }, { series }) {
    if (rules === undefined || series.every(isSilent))
        return [];
    const notes = rules.list.flatMap(rule => {
        const own = series.filter(one => isAbout(rule, one.benchmark, one.metric.name));
        const place = `${rules.source}:${rule.line}`;
        return rules_outcome_describe(rule, rules, own).map(({ code, message }) => ({ code, message: `${place}: ${message}` }));
    });
    const rest = notes.length - mostNotes;
    const more = { code: 'rule-unmatched', message: `${rules.source}: ${rest} more such notes on rules` };
    return rest > 0 ? [...notes.slice(0, mostNotes), more] : notes;
}
function rules_outcome_describe(rule, rules, own) {
    const { benchmark, metric, ignore, unit } = rule;
    const which = [`the benchmark "${benchmark}"`, ...(metric === rules_rules/* everything */.Y ? [] : [`the metric "${metric}"`])].join(', ');
    if (own.length === 0)
        return rule.required
            ? []
            : [{ code: 'rule-unmatched', message: `nothing that was measured fits this rule, ${which}` }];
    const ended = ignore && isVoid(ignore, rules)
        ? [{ code: 'rule-ended', message: `ignoring ${which}, ended on ${ignore.until}: it is judged again` }]
        : [];
    const misfits = ['smallest', 'budget'].flatMap(name => {
        const amount = rule[name];
        if (!amount || own.some(one => isInUnit(amount, one.metric.unit)))
            return [];
        const message = `"${name}" is in ${amount.unit || 'no unit'}, and nothing that fits this rule is, ${which}`;
        return [{ code: 'rule-unit', message }];
    });
    const isNeedless = unit !== undefined && own.every(one => one.printedUnit !== '');
    const needless = isNeedless
        ? [
            {
                code: 'rule-unit',
                message: `"unit" is for numbers without one, and all that fit this rule have theirs, ${which}`,
            },
        ]
        : [];
    return [...ended, ...misfits, ...needless];
}

;// CONCATENATED MODULE: ./lib/compare/conclusion.js














/** What `record` says, decided here once; every later stage only reads it. */
function conclude(record) {
    return concludeAll([record])[0];
}
/**
 * What each of `records` says, in their order, with one correction for many over all that is judged in any of them; controls, bias and
 * looks are each record's own.
 *
 * The records must have the same confidence.
 */
function concludeAll(records) {
    const surveys = records.map(survey);
    const found = makeFindings(surveys.map(({ trial }) => trial));
    return surveys.map((one, index) => makeOutcome(one, found[index]));
}
function survey(record) {
    const table = makeSeries(record);
    const presence = sortByPresence(table);
    const comparisons = presence.shared.map(series => makeComparison(series, table));
    return { ...presence, table, trial: makeTrial(comparisons, table, record) };
}
function makeOutcome({ table, trial, shared, added, removed }, found) {
    const { control } = found;
    const findings = triangulate(found.findings, trial.record.settings.threshold);
    const resolution = medianOf(findings.map(({ verdict, resolution: own }) => (verdict === null ? null : own)));
    const { record } = trial;
    const { absence } = record;
    const counting = shared.filter(({ ruling }) => ruling.ignore === undefined);
    const suiteChange = table.tampered.length > 0 ? null : findSuiteChange(counting, record);
    const own = new Set([...added, ...removed]);
    const unpaired = table.series.filter(({ benchmark }) => own.has(benchmark));
    const spin = summarizeSpin(record);
    const warnings = [
        ...(absence === undefined ? [] : [{ code: 'no-baseline', message: absence }]),
        ...warnOfTampering(table),
        ...describeFailures(table),
        ...describeForeignLedger(record, control.of),
        ...describeMissingMetrics(record, table),
        ...describeHost(record),
        ...warnOfSpin(record, spin),
        ...describeIdleRules(record, table),
    ];
    // The process as a whole is always there; it is no benchmark that both sides have.
    const isCompared = shared.some(isOwn);
    const status = statusOf({
        absence,
        measured: !table.series.filter(isOwn).every(isSilent),
        findings: isCompared ? findings : [],
    });
    const rules = applyRules(record, table, unpaired);
    return {
        ...{ status, control, suiteChange, resolution, findings, added, removed, warnings },
        ...(spin ? { spin } : {}),
        ...rules,
    };
}
function isOwn({ metric }) {
    return !metric.aside;
}
/** Also where nothing is judged, so that no row says it. */
function warnOfTampering({ tampered }) {
    const message = describeTampering(tampered);
    return message === undefined ? [] : [{ code: 'tampered', message }];
}
function describeFailures({ failures }) {
    return ['baseline', 'contender'].flatMap(side => {
        const { failed, timedOut, succeeded, reason } = failures[side];
        const bad = failed + timedOut;
        if (bad === 0)
            return [];
        const message = `the ${side} failed in ${bad} of ${bad + succeeded} invocations${reason === undefined ? '' : `: ${reason}`}`;
        return [{ code: 'invocations-failed', message }];
    });
}

;// CONCATENATED MODULE: ./lib/report/report.js


/** The report of `record`; the same record gives the same report, to the last digit. */
function makeReport(record) {
    return makeReports([record])[0];
}
/** The reports of `records`, which have the same confidence, with one correction for many over all that is judged in any of them. */
function makeReports(records) {
    const outcomes = concludeAll(records);
    return records.map((record, index) => assemble(record, outcomes[index]));
}
function assemble(record, { status, warnings: found, ...outcome }) {
    const { suite, leg, rounds, settings, warnings } = record;
    const { environment, runners, sides, command, options, seed, plan, tampered } = record;
    const { threshold, confidence } = settings;
    return {
        schema: 'counterbalance/report@1',
        status,
        suite,
        rounds: rounds.length,
        settings: { threshold, confidence, looks: listLooks(record) },
        ...outcome,
        warnings: [...warnings, ...found],
        ...present({ leg, environment, runners, sides, command, options, seed, plan, tampered }),
    };
}
/** `fields` without those that are undefined. */
function present(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

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
    const missing = merged_findMissing(sections, legs);
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
function merged_findMissing(sections, expected) {
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

;// CONCATENATED MODULE: ./lib/report/text/strip.js
const intervalWidth = 15;
const distributionWidth = 32;
/**
 * One axis for all rows of a table. It holds 0, and all of most intervals: those that reach more than four times as far
 * as is usual in the table are clipped, or one of them would press all others into one column.
 */
function axisOf(spans) {
    const ends = spans.map(({ value, low, high }) => ({ low: low ?? value, high: high ?? value }));
    const reaches = ends.map(({ low, high }) => Math.max(-low, high)).sort((a, b) => a - b);
    const reach = 4 * (reaches[Math.floor(reaches.length / 2)] ?? 0) || 1;
    return {
        low: Math.max(-reach, ends.reduce((lowest, { low }) => Math.min(lowest, low), 0)),
        high: Math.min(reach, ends.reduce((highest, { high }) => Math.max(highest, high), 0)),
    };
}
/**
 * An interval as a strip of fixed width:
 *
 *      ·   ├─●─┤     0 is outside
 *    ├─┼─●─┤         0 is inside
 *      ·         ├●› the interval goes on beyond the axis
 */
function intervalStrip({ value, low, high }, axis) {
    const at = (x) => cellOf(x, axis, intervalWidth);
    const from = low === null ? -1 : at(low);
    const to = high === null ? intervalWidth : at(high);
    const zero = at(0);
    const cells = Array.from({ length: intervalWidth }, (_, cell) => {
        if (cell === 0 && from < 0)
            return '‹';
        if (cell === intervalWidth - 1 && to >= intervalWidth)
            return '›';
        if (cell === at(value))
            return '●';
        if (cell === from)
            return '├';
        if (cell === to)
            return '┤';
        if (cell > from && cell < to)
            return cell === zero ? '┼' : '─';
        return cell === zero ? '·' : ' ';
    });
    return cells.join('');
}
/**
 * The distributions of both sides on one axis, each from its least to its greatest value, with the middle half as a bar
 * and the median in it:
 *
 *    ├──▒▒█▒───┤
 *         ├─▒█▒▒▒──────┤
 */
function distributionStrips(baseline, contender) {
    const axis = { low: Math.min(baseline.min, contender.min), high: Math.max(baseline.max, contender.max) };
    return [distributionStrip(baseline, axis), distributionStrip(contender, axis)];
}
function distributionStrip(summary, axis) {
    const at = (x) => cellOf(x, axis, distributionWidth);
    const cells = Array.from({ length: distributionWidth }, (_, cell) => {
        if (cell === at(summary.median))
            return '█';
        if (cell >= at(summary.q1) && cell <= at(summary.q3))
            return '▒';
        if (cell === at(summary.min))
            return '├';
        if (cell === at(summary.max))
            return '┤';
        return cell > at(summary.min) && cell < at(summary.max) ? '─' : ' ';
    });
    return cells.join('');
}
/** The cell of `x`; below 0 or from `width` on where the axis does not hold it. */
function cellOf(x, { low, high }, width) {
    const cell = high === low ? Math.floor(width / 2) : Math.round(((x - low) / (high - low)) * (width - 1));
    return Math.min(Math.max(cell, -1), width);
}

;// CONCATENATED MODULE: ./lib/report/words/words.js

const marks = {
    regressed: { emoji: '❌', character: '✗', tone: 'bad' },
    incomparable: { emoji: '⛔', character: '!', tone: 'doubt' },
    improved: { emoji: '✅', character: '✓', tone: 'good' },
    unchanged: { emoji: '🟰', character: '=', tone: 'quiet' },
    inconclusive: { emoji: '❔', character: '?', tone: 'doubt' },
};
/** Signs of what is no verdict. */
const otherMarks = {
    ignored: { emoji: '🔕', character: '»', tone: 'quiet' },
    missed: { emoji: '🎯', character: '✗', tone: 'bad' },
    undecided: { emoji: '🎯', character: '?', tone: 'doubt' },
    met: { emoji: '🎯', character: '=', tone: 'quiet' },
    absent: { emoji: '🚫', character: '✗', tone: 'bad' },
    unjudged: { emoji: '▫️', character: '·', tone: 'quiet' },
    missing: { emoji: '⚪', character: '○', tone: 'doubt' },
    warning: { emoji: '⚠️', character: '!', tone: 'doubt' },
    added: { emoji: '➕', character: '+', tone: 'quiet' },
    removed: { emoji: '➖', character: '-', tone: 'doubt' },
};
/** What the verdict of one finding is called: time gets slower, memory gets more. */
function word({ verdict, unit, better, ignored }) {
    if (ignored !== undefined)
        return 'ignored';
    if (verdict === null)
        return 'not judged';
    if (isSpeed(unit))
        return speedWords[verdict];
    return better === 'unknown' ? verdict : (amountWords[better][verdict] ?? verdict);
}
/** What the verdict of several findings is called; "2 more" would leave open of what. */
function commonWord(verdict, findings) {
    return findings.every(({ unit }) => isSpeed(unit)) ? speedWords[verdict] : verdict;
}
const speedWords = {
    regressed: 'slower',
    incomparable: 'incomparable',
    improved: 'faster',
    unchanged: 'unchanged',
    inconclusive: 'inconclusive',
};
const amountWords = {
    lower: { regressed: 'more', improved: 'less' },
    higher: { regressed: 'less', improved: 'more' },
};
function isSpeed(unit) {
    return unit === 's' || unit === '1/s';
}
const controlWords = {
    passed: ({ noiseFloor }) => (noiseFloor === null ? 'control ✔' : `control ✔ ±${percentSize(noiseFloor)}`),
    failed: ({ failed, of }) => `control ✖ ${failed} of ${of}`,
    'too-few': () => 'too few rounds for the control to fail',
    'not-run': () => 'no control',
};
/** How a side came to be, before its label. */
const sourceWords = {
    directory: '',
    workspace: '',
    ref: 'built from ',
    command: '',
    artifact: 'artifact of ',
};
/** Why measuring ended, where it did not end by itself. */
const stopWords = {
    complete: '',
    settled: '',
    'time-budget': 'time budget spent',
    interrupted: 'interrupted',
    failing: 'ended by failures',
};

;// CONCATENATED MODULE: ./lib/report/rows.js





/** The rows of all findings, with one axis for all their strips. */
function makeRows({ findings }) {
    const changed = [
        ...having(findings, 'regressed'),
        ...having(findings, 'incomparable'),
        ...having(findings, 'improved'),
    ];
    const inconclusive = having(findings, 'inconclusive');
    const unchanged = having(findings, 'unchanged');
    const axis = axisOf(firstWithChange([...changed, ...inconclusive], findings));
    const unjudged = having(findings, null).filter(({ ignored }) => ignored === undefined);
    const byBenchmark = rankBenchmarks([...changed, ...inconclusive, ...unchanged, ...unjudged]);
    const rowsOf = (group) => group.toSorted(byBenchmark).map(finding => makeRow(finding, axis));
    return {
        changed: rowsOf(changed),
        inconclusive: rowsOf(inconclusive),
        unchanged: rowsOf(unchanged),
        unjudged: rowsOf(unjudged.filter(({ aside, metric }) => !aside || isTelling(metric))),
        ignored: rowsOf(having(findings, null).filter(({ ignored }) => ignored !== undefined)),
        distributions: [...changed, ...inconclusive]
            .toSorted(byBenchmark)
            .flatMap(finding => makeDistributions(finding) ?? []),
    };
}
/**
 * Puts the findings of a benchmark together where the first of `findings` is of it: a benchmark that is worse in anything stands before
 * those that are not. Of one benchmark and verdict, the primary metric comes first.
 */
function rankBenchmarks(findings) {
    const ranks = new Map([...new Set(findings.map(({ benchmark }) => benchmark))].map((name, rank) => [name, rank]));
    const rank = ({ benchmark }) => ranks.get(benchmark) ?? ranks.size;
    const order = ({ verdict }) => (verdict === null ? verdicts.length : verdicts.indexOf(verdict));
    return (one, other) => rank(one) - rank(other) || order(one) - order(other) || Number(other.primary) - Number(one.primary);
}
/** The findings with one verdict, in the report's order. */
function having(findings, verdict) {
    return findings.filter(finding => finding.verdict === verdict);
}
// What did not change would make the axis of what did too short.
function firstWithChange(...groups) {
    const changes = groups.map(group => group.flatMap(({ change }) => change ?? []));
    return changes.find(group => group.length > 0) ?? [];
}
function makeRow(finding, axis) {
    const { verdict, benchmark, metric, baseline, contender, change, control } = finding;
    const shared = scale([baseline?.median ?? 0, contender?.median ?? 0], finding.unit);
    return {
        verdict,
        mark: verdict === null ? otherMarks[finding.ignored ? 'ignored' : 'unjudged'] : marks[verdict],
        word: word(finding),
        benchmark,
        metric: metricText(metric),
        baseline: baseline && quantity(baseline, shared),
        contender: contender && quantity(contender, shared),
        change: changeText(finding),
        interval: change === null ? '' : intervalText(change),
        strip: change === null ? '' : intervalStrip(change, axis),
        control: control === null ? '–' : percent(control.value),
        reason: (isBeside(finding) ? undefined : finding.reason) ?? null,
        cause: finding.cause,
    };
}
/** Why there is no verdict is of interest only where somebody has asked for one. */
function isBeside({ aside, verdict }) {
    return aside === true && verdict === null;
}
function metricText(metric) {
    return metric === 'time' ? null : metric;
}
function makeDistributions({ benchmark, metric, baseline, contender }) {
    if (baseline === null || contender === null || !isSpread(baseline, contender))
        return undefined;
    return { benchmark, metric: metricText(metric), strips: distributionStrips(baseline, contender) };
}
function quantity(summary, { number, spread, unit }) {
    const isConstant = summary.min === summary.max;
    return { number: number(summary.median), unit, spread: isConstant ? '' : spread(summary.mad, summary.median) };
}
function changeText({ change, baseline, contender }) {
    if (change !== null)
        return percent(change.value);
    if (baseline?.median === 0 && contender !== null && contender.median !== 0)
        return 'from 0';
    return '–';
}
function intervalText(change) {
    return isExact(change) ? 'exact' : percentInterval(change.low, change.high);
}
function isExact({ value, low, high }) {
    return low === value && high === value;
}
function isSpread(baseline, contender) {
    return baseline.min < baseline.max || contender.min < contender.max;
}

;// CONCATENATED MODULE: ./lib/report/text/cells.js



/** The heads of a table of findings; numbers stand to the right. */
function heads({ settings, }) {
    return [
        { text: '', right: false },
        { text: 'Benchmark', right: false },
        { text: 'Baseline', right: true },
        { text: 'Contender', right: true },
        { text: `Change (${share(settings.confidence)} interval)`, right: false },
        { text: 'Control', right: true },
    ];
}
/** The cells of each row, as HTML that is Markdown as well. */
function cellsOf(rows, voice) {
    return rows.map((row, at) => cellsOfRow(row, titleAfter(rows[at - 1], row), voice));
}
function cellsOfRow(row, name, voice) {
    const reason = row.reason === null ? '' : `<br><sub>${voice.message(row.reason)}</sub>`;
    const change = row.verdict === 'regressed' ? `<b>${row.change}</b>` : row.change;
    const strip = row.strip && cells_code(row.strip);
    return [
        row.mark.emoji,
        `${write(name, voice)}${reason}`,
        write(spreadText(row.baseline), voice),
        write(spreadText(row.contender), voice),
        [change, row.interval, strip].filter(Boolean).join(' '),
        row.control,
    ];
}
/** Both sides' distributions, one above the other. */
function distributionCells(rows, voice) {
    return rows.map((row, at) => [write(titleAfter(rows[at - 1], row), voice), row.strips.map(cells_code).join('<br>')]);
}
/** A row by its name, or, below another one of the same benchmark, by its metric alone. */
function titleAfter(before, row) {
    return before?.benchmark === row.benchmark ? say `↳ ${row.metric ?? 'time'}` : title(row);
}
/** A row by its name; the metric only where it is not the time. */
function title({ benchmark, metric }) {
    return metric === null ? say `${benchmark}` : say `${benchmark} · ${metric}`;
}
/** A median with its unit. */
function valueText(quantity) {
    if (quantity === null)
        return own('–');
    return quantity.unit === '' ? own(quantity.number) : say `${own(quantity.number)} ${unitText(quantity.unit)}`;
}
function spreadText(quantity) {
    return quantity?.spread ? say `${valueText(quantity)} ± ${own(quantity.spread)}` : valueText(quantity);
}
// A browser would draw several blanks as one.
function cells_code(strip) {
    return `<code>${strip.replaceAll(' ', '\u00a0')}</code>`;
}

;// CONCATENATED MODULE: ./lib/report/text/fit.js
/** Of a comment: GitHub refuses more than 65,536 characters. */
const commentLimit = { size: 60_000, unit: 'characters', elsewhere: 'the job summary' };
/** Of a job summary: the runner throws away all of what is longer than 1 MiB. */
const summaryLimit = { size: 1_000_000, unit: 'bytes', elsewhere: 'the report file' };
/**
 * The page that `parts` make, within the limit: optional blocks are left out from the end, then rows of the others, from
 * the end again; what is left out is said. Text that is no block stays.
 */
function fit(parts, limit) {
    const page = parts.map(part => (typeof part === 'string' ? part : fit_assemble(part))).join('');
    const excess = measure(page, limit) - limit.size;
    if (excess <= 0)
        return page;
    const kept = shorten(parts, excess + roomForNote, limit);
    const rest = parts.map(part => (typeof part === 'string' ? part : fit_assemble(kept.get(part) ?? part)));
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
        left -= measure(fit_assemble(block), limit) - measure(fit_assemble(shorter), limit);
        kept.set(block, shorter);
    }
    return kept;
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
function fit_assemble({ open, rows, close }) {
    return rows.length === 0 ? '' : `${open}${rows.join('')}${close}`;
}
function measure(text, { unit }) {
    return unit === 'characters' ? text.length : new TextEncoder().encode(text).length;
}

;// CONCATENATED MODULE: ./lib/report/words/headline.js






const order = ['regressed', 'incomparable', 'improved', 'unchanged', 'inconclusive'];
/** What the whole run says, in one line: what was found, and what was not looked at. */
function headline(report) {
    return [...statusTallies(report), ...suiteTallies(report), ...verdictTallies(report), ...caveats(report)];
}
/** What was compared with what, and how: the line below the headline. */
function context({ sides, rounds, plan, control, suiteChange, environment }) {
    const stop = stopWords[plan?.stoppedBy ?? 'complete'];
    const parts = [
        sides && sidesText(sides),
        own(`${headline_count(rounds, 'round')}${stop && ` (${stop})`}`),
        own(controlWords[control.status](control)),
        suiteChange ? own(`whole suite ${headline_changeText(suiteChange)}`) : undefined,
        plan && own(duration(plan.seconds)),
        environment && say `${environment.cpu}`,
    ];
    return join(parts.filter(text => text !== undefined), ' · ');
}
function sidesText({ baseline, contender }) {
    return baseline ? say `${sideText(contender)} against ${sideText(baseline)}` : sideText(contender);
}
/** The commit of a side as people write it; what is no hash is shown as it is. */
function shortCommit(commit) {
    return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : commit;
}
/** A number with its noun. */
function headline_count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
function statusTallies({ status, findings, warnings }) {
    if (status === 'errored')
        return [{ mark: marks.incomparable, text: 'nothing could be measured' }];
    if (status === 'not-compared') {
        const isWithoutBaseline = warnings.some(({ code }) => code === 'no-baseline');
        return [{ mark: otherMarks.missing, text: isWithoutBaseline ? 'not compared: no baseline' : 'not compared' }];
    }
    const isJudged = findings.some(({ verdict }) => verdict !== null);
    return isJudged ? [] : [{ mark: otherMarks.missing, text: 'nothing judged' }];
}
/** A shift of the whole suite is one thing, however many benchmarks show it. */
function suiteTallies({ suiteChange, settings, findings }) {
    if (suiteChange === null || Math.abs(suiteChange.value) < settings.threshold)
        return [];
    const { low, high, value } = suiteChange;
    if ((low ?? -1) <= 0 && (high ?? 1) >= 0)
        return [];
    if (!isShared(findings, value > 0))
        return [];
    const mark = marks[value > 0 ? 'regressed' : 'improved'];
    return [{ mark, text: `the whole suite is ${percentSize(value)} ${value > 0 ? 'slower' : 'faster'}` }];
}
/** Whether nearly all benchmarks of time, and not just a few large ones, moved that way. */
function isShared(findings, isMore) {
    const changes = findings.flatMap(({ unit, change, aside }) => (unit === 's' && change && !aside ? change.value : []));
    const sharing = changes.filter(change => change > 0 === isMore);
    return changes.length >= fewestOfSuite && sharing.length >= shareOfSuite * changes.length;
}
const fewestOfSuite = 3;
const shareOfSuite = 0.8;
function headline_changeText({ value, low, high }) {
    return `${percent(value)} ${percentInterval(low, high)}`;
}
/** How many there are of each verdict. */
function verdictTallies({ findings }) {
    return order
        .map(verdict => ({ verdict, group: having(findings, verdict) }))
        .filter(({ group }) => group.length > 0)
        .map(({ verdict, group }) => ({ mark: marks[verdict], text: `${group.length} ${commonWord(verdict, group)}` }));
}
/** What a headline must not hide. */
function caveats(report) {
    const { added, removed, control, findings, rules, warnings, tampered = [] } = report;
    const isAnyJudged = findings.some(({ verdict }) => verdict !== null);
    const unjudged = isAnyJudged ? findUnjudged(findings).length : 0;
    const isRuled = warnings.every(({ code }) => code !== 'rules-unread');
    const ignored = findings.filter(finding => finding.ignored !== undefined).length;
    const budgets = listBudgets(report);
    const inState = (state) => budgets.filter(budget => budget.state === state).length;
    const missing = rules?.missing.length ?? 0;
    const all = [
        tampered.length > 0 && { mark: otherMarks.warning, text: "the baseline's files were changed" },
        inState('missed') > 0 && { mark: otherMarks.missed, text: `${inState('missed')} over budget` },
        inState('undecided') > 0 && {
            mark: otherMarks.undecided,
            text: `${headline_count(inState('undecided'), 'budget')} undecided`,
        },
        missing > 0 && { mark: otherMarks.absent, text: `${missing} required, but not run` },
        !isRuled && { mark: otherMarks.warning, text: 'rules not read' },
        unjudged > 0 && { mark: otherMarks.unjudged, text: `${unjudged} not judged` },
        ignored > 0 && { mark: otherMarks.ignored, text: `${ignored} ignored` },
        control.status === 'failed' && { mark: otherMarks.warning, text: 'control failed' },
        added.length > 0 && { mark: otherMarks.added, text: `${added.length} added` },
        removed.length > 0 && { mark: otherMarks.removed, text: `${removed.length} removed` },
    ];
    return all.filter(caveat => caveat !== false);
}
function sideText({ commit, label, source, artifact }) {
    if (commit === undefined)
        return say `${label}`;
    return say `${shortCommit(commit)} (${own(sourceWords[source])}${label}${own(artifactText(artifact))})`;
}
function artifactText(artifact) {
    if (artifact === undefined)
        return '';
    const { runNumber, behind } = artifact;
    return `, run ${runNumber}${behind === 0 ? '' : `, ${headline_count(behind, 'commit')} behind`}`;
}
/** A time for people, in its two largest units. */
function duration(seconds) {
    const whole = Math.round(seconds);
    const parts = [
        [Math.floor(whole / 3600), 'h'],
        [Math.floor(whole / 60) % 60, 'min'],
        [whole % 60, 's'],
    ];
    const shown = parts.filter(([number]) => number > 0).slice(0, 2);
    return shown.map(([number, unit]) => `${number} ${unit}`).join(' ') || '0 s';
}

;// CONCATENATED MODULE: ./lib/report/words/settling.js



/** How many more rounds would settle all that is inconclusive; undefined where that is not known of all. */
function roundsToSettle({ findings }) {
    const open = having(findings, 'inconclusive').map(finding => finding.roundsToSettle);
    const known = open.filter(rounds => rounds !== null);
    return known.length > 0 && known.length === open.length ? Math.max(...known) : undefined;
}
/** What unchanged means here, in a few words. */
function withinWords({ settings, findings }) {
    const isOwn = findings.some(({ threshold }) => threshold !== undefined);
    return `within ±${share(settings.threshold)}${isOwn ? ', or what their rules allow' : ''}`;
}
/** What can be expected of more rounds. */
function settlingWords(report) {
    const rounds = roundsToSettle(report);
    return rounds === undefined ? 'cannot tell yet' : `about ${headline_count(rounds, 'more round')} would settle them`;
}

;// CONCATENATED MODULE: ./lib/report/words/next-step.js








/** What the reader should do now, in one sentence. */
function nextStep(report, options = {}) {
    const { status, tampered } = report;
    if (tampered)
        return say `see what in the contender writes to the baseline's files (${names(tampered)}), and measure again.`;
    const isOpen = status === 'inconclusive' || status === 'improved' || status === 'unchanged';
    return (isOpen ? afterRules(report) : undefined) ?? steps[status](report, options);
}
const steps = {
    errored: afterNothing,
    'not-compared': ({ added, removed }) => added.length + removed.length > 0
        ? say `no benchmark is in both sides: see whether ${names(removed.length > 0 ? removed : added, 1)} was renamed.`
        : own('give it a baseline: publish one, or name a directory or a commit to compare with.'),
    regressed: afterRegression,
    incomparable: afterIncomparable,
    inconclusive: afterNoAnswer,
    improved: afterNothingBad,
    unchanged: afterNothingBad,
};
/** What the rules ask comes before what is not known, and is asked where nothing regressed too. */
function afterRules(report) {
    const missing = report.rules?.missing ?? [];
    if (missing.length > 0)
        return say `see why ${names(missing)} did not run: a rule requires it.`;
    const missed = listBudgets(report).filter(({ state }) => state === 'missed');
    if (missed.length === 0)
        return undefined;
    return say `bring ${names([...new Set(missed.map(({ benchmark }) => benchmark))])} within budget, or change the budget in ${report.rules?.source ?? 'the rules'}.`;
}
function afterNothing({ command, plan }) {
    if (plan?.stoppedBy === 'interrupted')
        return own('let a run finish.');
    if (plan?.stoppedBy === 'time-budget')
        return own('give it more time, or make the command shorter.');
    return command === undefined
        ? own('run the command by hand, and see why it fails.')
        : say `run ${command} by hand, and see why it fails.`;
}
function afterRegression({ findings }, { overrideLabel }) {
    const regressed = having(findings, 'regressed');
    const isSlower = commonWord('regressed', regressed) === 'slower';
    const which = of(findings, 'regressed');
    if (overrideLabel !== undefined)
        return say `if the ${own(isSlower ? 'slowdown' : 'change')} of ${which} is wanted, add the label ${overrideLabel}; otherwise see Reproduce below.`;
    return isSlower ? say `find out what makes ${which} slower.` : say `find out why ${which} regressed.`;
}
function afterIncomparable({ findings, control, plan }) {
    if (plan?.stoppedBy === 'interrupted')
        return own('let a run finish.');
    if (control.status === 'failed')
        return own('do not rely on this run: it tells two copies of the same code apart. Repeat it on a quieter machine.');
    const reason = having(findings, 'incomparable')[0]?.reason;
    const which = of(findings, 'incomparable');
    return reason === undefined
        ? say `see why ${which} could not be compared.`
        : say `make ${which} comparable (${message(reason)}), and measure again.`;
}
function afterNoAnswer(report) {
    const { findings, plan, settings } = report;
    const open = having(findings, 'inconclusive');
    if (open.length === 0 && findings.some(({ ignored }) => ignored))
        return own('nothing was judged: rules ignore what could be.');
    if (open.length === 0)
        return own('nothing was judged: name the metrics to judge, or say which direction is better.');
    const rounds = roundsToSettle(report);
    const what = rounds === undefined ? 'measure more rounds' : `measure about ${headline_count(rounds, 'more round')}`;
    const more = own(plan?.stoppedBy === 'time-budget' ? 'give it more time' : what);
    const threshold = own(share(settings.threshold));
    const isQuieter = open.some(({ warnings }) => warnings.some(({ code }) => code === quieterCpuTime));
    const other = own(isQuieter ? 'judge CPU time, which is steadier here ("metrics: cpu-time"); or ' : '');
    return say `${more} to tell whether ${of(findings, 'inconclusive')} changed; or ${other}raise the threshold, if ${threshold} does not matter here.`;
}
function afterNothingBad({ control, removed, plan }) {
    if (control.status === 'failed')
        return own('rely on this run with care: it tells two copies of the same code apart on some benchmarks.');
    if (plan?.stoppedBy === 'interrupted')
        return own('let a run finish, to be sure.');
    return removed.length > 0 ? say `see whether ${names(removed)} should be gone.` : own('nothing to do.');
}
function of(findings, verdict) {
    return names([...new Set(having(findings, verdict).map(({ benchmark }) => benchmark))]);
}

;// CONCATENATED MODULE: ./lib/record/differences.js
const fields = [
    ['CPU', ({ cpu }) => cpu],
    ['cores', ({ cores }) => String(cores)],
    ['memory', ({ memoryInBytes }) => `${(memoryInBytes / 2 ** 30).toFixed(0)} GiB`],
    ['system', ({ os }) => os],
    ['kernel', ({ kernel }) => kernel],
    ['image', ({ runner = 'none' }) => runner],
    ['virtualisation', ({ virtualization = 'none' }) => virtualization],
    ['quota', ({ quotaInCores }) => (quotaInCores === undefined ? 'none' : `${quotaInCores} cores`)],
    ['governor', ({ governor }) => governor],
    ['turbo', ({ turbo }) => turbo],
    ['SMT', ({ smt }) => smt],
    ['ASLR', ({ aslr }) => aslr],
    ['cores held to', ({ held }) => held?.cores],
    ['niceness', ({ held }) => held?.niceness?.toString()],
    ['Node.js', ({ node }) => node],
];
/** What two environments are known to differ in. */
function differences_listDifferences(then, now) {
    const tools = [...new Set([then, now].flatMap(({ toolchain = [] }) => toolchain.map(({ command }) => command)))];
    const all = [...fields, ...tools.map(tool => [tool, (one) => findVersion(one, tool)])];
    return all.flatMap(([what, value]) => {
        const [before, after] = [value(then), value(now)];
        const isKnown = before !== undefined && after !== undefined;
        return isKnown && before !== after ? [{ what, before, after }] : [];
    });
}
function findVersion({ toolchain = [] }, tool) {
    return toolchain.find(({ command }) => command === tool)?.version;
}

;// CONCATENATED MODULE: ./lib/report/words/runners.js




/** Who measured what, and how far the runners lie apart, a sentence each; none where there was one runner. */
function runnerSentences(report) {
    const { runners = [] } = report;
    if (runners.length < 2)
        return [];
    const difference = runners_findDifference(report);
    return [
        say `${own(headline_count(runners.length, 'runner'))} measured ${own(shares(report))}: one experiment, since the two sides meet within a round only, and nothing is compared across runners.`,
        ...(difference === undefined ? [] : [differenceSentence(difference)]),
    ];
}
/** The machine of each runner, where they are several. */
function runnerLines({ runners = [] }) {
    if (runners.length < 2)
        return [];
    return runners.map(({ label, environment, seed }) => {
        const parts = [
            environment ? say `${environment.cpu}, ${environment.cores} cores, ${environment.os}` : own('not known'),
            ...(environment?.runner === undefined ? [] : [say `${environment.runner}`]),
            ...(seed === undefined ? [] : [say `seed ${seed}`]),
        ];
        return say `Runner ${label}: ${join(parts, ' · ')}`;
    });
}
function shares({ runners = [], rounds }) {
    const sizes = runners.map(({ firstRound }, index) => (runners[index + 1]?.firstRound ?? rounds) - firstRound);
    return new Set(sizes).size === 1 ? `${sizes[0]} rounds each` : `${sizes.join(', ')} rounds`;
}
/** The benchmark whose baseline differs most between runners. */
function runners_findDifference({ findings, runners: all = [] }) {
    const differences = findings.flatMap(({ benchmark, unit, runners = [] }) => {
        const levels = runners.flatMap(({ baseline: value }, index) => {
            const runner = all[index];
            return value === null || value <= 0 || runner === undefined ? [] : [{ runner, value }];
        });
        if (levels.length < 2)
            return [];
        const sorted = levels.sort((one, other) => one.value - other.value);
        return [{ benchmark, unit, low: sorted[0], high: sorted.at(-1) }];
    });
    return differences.sort((one, other) => runners_ratio(other) - runners_ratio(one))[0];
}
function runners_ratio({ low, high }) {
    return high.value / low.value;
}
function differenceSentence(difference) {
    const { benchmark, unit, low, high } = difference;
    const { number, unit: shown } = scale([low.value, high.value], unit);
    const level = ({ value, runner }) => say `${own(number(value))}${shown === '' ? own('') : say ` ${unitText(shown)}`} on runner ${runner.label}`;
    return say `The medians of the baseline differ between runners by up to ${own(percentSize(runners_ratio(difference) - 1))}: ${benchmark} is at ${level(low)}, and at ${level(high)}.`;
}

;// CONCATENATED MODULE: ./lib/report/words/reading.js




/** What every column and word means, a sentence each. */
function reading({ settings, control, rules }) {
    const confidence = share(settings.confidence);
    const threshold = share(settings.threshold);
    return [
        own('Baseline and Contender are medians over all invocations; the ± after them is the median distance from the median.'),
        own(`Change is that of the contender relative to the baseline. The brackets hold the ${confidence} interval: ends between which the true change lies, unless this is the one run in ${oneIn(settings.confidence)} that errs. With many benchmarks, changes are shown with a wider one, so that the many do not make false alarms.`),
        own('The strip draws the same interval, on one scale for all rows: ● the change, ├ ┤ the ends, · no change (┼ inside), ‹ › goes on.'),
        own('Control is the change between two copies of the same code, which must be about nothing.'),
        control.noiseFloor !== null &&
            own('The ± of the control is its noise floor: the median of the far ends of the controls’ intervals.'),
        own(`Unchanged: the whole interval is within ±${threshold}. Inconclusive: it is too wide to tell. These are two things.`),
        rules !== undefined &&
            own(`A budget is met where the whole ${confidence} interval of the contender’s own level keeps to it, missed where none of it does, and else undecided; the baseline has no part in that.`),
        own('Incomparable: there are values, but comparing them would mislead; the row says why.'),
    ].filter(sentence => sentence !== false);
}
/** The machine and the versions, a line each: what it is, and what was found. */
function environmentLines(report) {
    const { environment, rounds, settings, seed, suite } = report;
    const known = reading_fields.flatMap(([label, value]) => {
        const found = environment && value(environment);
        return found === undefined ? [] : [say `${own(label)}: ${found}`];
    });
    const looks = settings.looks.join(', ');
    return [
        ...known,
        ...(environment?.toolchain ?? []).map(({ command, version }) => say `${command}: ${version}`),
        ...publishedLines(report),
        ...runnerLines(report),
        say `Suite: ${suite}`,
        ...(seed === undefined ? [] : [say `Seed: ${seed}`]),
        ...(rounds > 0 && looks ? [own(`Looks after ${looks} rounds`)] : []),
    ];
}
const reading_fields = [
    ['CPU', ({ cpu, cores }) => `${cpu}, ${cores} cores`],
    ['Memory', ({ memoryInBytes }) => `${(memoryInBytes / 2 ** 30).toFixed(1)} GiB`],
    ['System', ({ os, kernel }) => `${os}, ${kernel}`],
    ['Runner', ({ runner }) => runner],
    ['Inside', ({ virtualization }) => virtualization],
    ['Quota', ({ quotaInCores }) => (quotaInCores === undefined ? undefined : `the time of ${quotaInCores} cores`)],
    ['Node.js', ({ node }) => node],
    ['Set to', describeSettings],
    [
        'Held to',
        ({ held }) => joined([held?.cores && `cores ${held.cores}`, describeNiceness(held), held?.isolated && 'its own copy']),
    ],
];
function describeSettings({ governor, turbo, smt, aslr }) {
    return joined([
        governor && `governor ${governor}`,
        turbo && `turbo ${turbo}`,
        smt && `SMT ${smt}`,
        aslr && `ASLR ${aslr}`,
    ]);
}
function describeNiceness(held) {
    return held?.niceness === undefined ? undefined : `niceness ${held.niceness}`;
}
function joined(parts) {
    return parts.filter(Boolean).join(', ') || undefined;
}
/** What is not as it was where the baseline was published. */
function publishedLines({ environment, sides }) {
    const then = sides?.baseline?.environment;
    const differences = environment && then ? differences_listDifferences(then, environment) : [];
    if (differences.length === 0)
        return [];
    return [
        own('Both sides ran on this machine; what the baseline measured where it was published is never judged. Unlike there:'),
        ...differences.map(difference => say `${difference.what}: ${difference.before} then, ${difference.after} now`),
    ];
}
function oneIn(confidence) {
    return confidence < 1 ? String(Math.round(1 / (1 - confidence))) : 'many';
}

;// CONCATENATED MODULE: ./lib/report/words/reproduce.js

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
        ...(seed === undefined ? [] : ['--seed', quote(seed)]),
        '--threshold',
        percentage(settings.threshold),
        ...(settings.confidence === 0.95 ? [] : ['--confidence', percentage(settings.confidence)]),
        ...Object.entries(report.options ?? {}).flatMap(([name, value]) => optionWords(name, value)),
        ...(command === undefined || contender.command !== undefined ? [] : ['--command', quote(command)]),
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
    return value === 'true' ? [`--${name}`] : value.split('\n').flatMap(line => [`--${name}`, quote(line)]);
}
function sideOptions(side, origin) {
    if (origin.command !== undefined)
        return [`--${side}-command`, quote(origin.command)];
    return [`--${side}`, quote(directoryOf(side, origin))];
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

;// CONCATENATED MODULE: ./lib/report/words/rules.js







/** What the rules ask and what came of it, a sentence each; none where nothing is asked that a row does not say. */
function ruleSentences(report) {
    const { rules, findings } = report;
    if (rules === undefined)
        return [];
    const budgets = [...listBudgets(report)].sort((one, other) => rules_rank(one.state) - rules_rank(other.state));
    return [
        say `The rules are those of ${rules.source}, as of ${own(rules.asOf)}.`,
        ...rules.missing.map(name => say `${own(otherMarks.absent.emoji)} ${name}: a rule requires it, and it has not run.`),
        ...budgets.map(one => say `${own(otherMarks[one.state].emoji)} ${titleOfBudget(one)}: ${budgetText(one)}`),
        ...findings.flatMap(({ benchmark, metric, threshold }) => threshold === undefined
            ? []
            : [say `${titleOfBudget({ benchmark, metric })}: changes below ${own(share(threshold))} do not matter.`]),
    ];
}
/** The title of those sentences: what is well, too, since the headline tells only of the rest. */
function rulesTitle(report) {
    const budgets = listBudgets(report);
    const parts = budgetOrder.flatMap(state => {
        const number = budgets.filter(one => one.state === state).length;
        return number === 0 ? [] : [`${headline_count(number, 'budget')} ${state}`];
    });
    const missing = report.rules?.missing.length ?? 0;
    return ['Rules', ...parts, ...(missing > 0 ? [`${missing} required, but not run`] : [])].join(' · ');
}
const budgetOrder = ['missed', 'undecided', 'met'];
function rules_rank(state) {
    return budgetOrder.indexOf(state);
}
/** Whose budget it is, as a row is named. */
function titleOfBudget({ benchmark, metric }) {
    return title({ benchmark, metric: metric === 'time' ? null : metric });
}
/** A budget, and the level that is held against it, in one unit. */
function budgetText({ bound, value, median, low, high, level, unit, state }) {
    const shared = scale([value, median ?? 0], unit);
    const inUnit = (number) => shared.unit === '' ? own(shared.number(number)) : say `${own(shared.number(number))} ${unitText(shared.unit)}`;
    const asked = say `${own(bound)} ${inUnit(value)}`;
    if (median === null)
        return say `${asked}, and there is no value to tell by: undecided.`;
    const end = (number, infinite) => (number === null ? infinite : shared.number(number));
    const interval = level === 1 ? 'exactly' : `[${end(low, '−∞')}, ${end(high, '+∞')}], ${share(level)} interval`;
    return say `${asked}, and it is at ${inUnit(median)} (${own(interval)}): ${own(state)}.`;
}

;// CONCATENATED MODULE: ./lib/report/words/batch.js
/** How an invocation is the difference of two runs; a sentence without its end. */
function describeSlope([fewer, more]) {
    return `each value is what one repeat takes, by the difference between ${more} and ${fewer}: what the command needs to start is not in it`;
}
/** How many runs an invocation is, in words; a sentence without its end. */
function describeBatch(runs) {
    return `each invocation is ${runs} runs back to back, and its values are their mean`;
}

;// CONCATENATED MODULE: ./lib/report/words/trust.js





/** Whether the run can be trusted, in a few words: the title of what {@link trust} says at length. */
function trustTitle({ control, plan, findings, spin }) {
    const parts = [
        titles[control.status](control),
        ...diagnosesOf(findings),
        ...spinTitle(spin),
        ...(plan?.inPlace ? ['in place'] : []),
    ];
    return parts.join(' · ');
}
/** What was looked for in the order of the invocations, and in how many benchmarks it was found; nothing without a test. */
function diagnosesOf(findings) {
    const tested = findings.filter(({ p }) => p !== null);
    if (tested.length === 0)
        return [];
    return diagnoses.map(([what, codes]) => {
        const found = tested.filter(({ warnings }) => warnings.some(({ code }) => codes.includes(code)));
        return `${what} ${found.length === 0 ? 'none' : `in ${found.length}`}`;
    });
}
const diagnoses = [
    ['order effect', ['slot-effect', 'predecessor-effect']],
    ['drift', ['drift']],
];
/** What speaks for and against trusting the run, a sentence each. */
function trust(report) {
    const { control, plan } = report;
    return [
        ...(control.status === 'passed' ? [controlSentence(control)] : []),
        ...(control.bias ? [biasSentence(control.bias)] : []),
        ...resolutionSentence(report.resolution),
        ...(plan && isPlanned(plan.stoppedBy) ? [stopSentence(report.rounds, plan)] : []),
        ...(plan?.slope ? [own(`${capital(describeSlope(plan.slope))}.`)] : []),
        ...(plan?.batch ? [own(`${capital(describeBatch(plan.batch))}.`)] : []),
        ...spinSentences(report.spin),
        ...runnerSentences(report),
        ...concerns(report),
    ];
}
/** What speaks against it. */
function concerns(report) {
    const { status, control, plan, warnings, findings } = report;
    const isWithoutRun = status === 'errored' || status === 'not-compared';
    return [
        ...warnings.map(warning => message(warning.message)),
        ...(control.status === 'passed' || isWithoutRun || isWithoutNoise(findings) ? [] : [controlSentence(control)]),
        ...(plan?.inPlace ? [own(inPlaceSentence)] : []),
        ...(plan && !isPlanned(plan.stoppedBy) ? [stopSentence(report.rounds, plan)] : []),
        ...grouped(findings),
    ];
}
function capital(text) {
    return `${text[0].toUpperCase()}${text.slice(1)}`;
}
/** Whether all that is judged was the same in every invocation of a side: a control has nothing to add to that. */
function isWithoutNoise(findings) {
    const judged = findings.filter(({ verdict }) => verdict !== null);
    return judged.length > 0 && judged.every(({ change, p }) => p === null && change?.level === 1);
}
function biasSentence(bias) {
    return own(`Two installations of the same code lie about ${percentSize(bias)} apart here; the intervals allow for that.`);
}
function resolutionSentence(resolution) {
    if (resolution === null)
        return [];
    return [
        own(`A change of ${percentSize(resolution)} would have been found in four of five runs (the median over the benchmarks).`),
    ];
}
function spinTitle(spin) {
    if (spin === undefined)
        return [];
    return [spin.contaminated ? `machine moved in ${headline_count(spin.moved.length, 'round')}` : 'machine steady'];
}
function spinSentences(spin) {
    if (spin === undefined)
        return [];
    const { number, unit } = scale([spin.seconds], 's');
    return [
        own(`The machine itself, by a fixed piece of work of our own after each round (${number(spin.seconds)} ${unit}): spread ${percentSize(spin.spread)}, drift ${percent(spin.drift)}. No round is dropped for what the machine did.`),
    ];
}
function isPlanned(reason) {
    return reason === 'complete' || reason === 'settled';
}
function controlSentence(control) {
    return own(controlSentences[control.status](control));
}
function stopSentence(rounds, plan) {
    return own(stopSentences[plan.stoppedBy](rounds, plan.rounds));
}
const titles = {
    passed: ({ failed, of }) => `Control: ${failed} of ${of} flagged`,
    failed: ({ failed, of }) => `Control: ${failed} of ${of} flagged`,
    'too-few': () => 'Control: too few rounds for it to fail',
    'not-run': () => 'Control: not run',
};
const controlSentences = {
    passed: ({ of, noiseFloor }) => `The control compares two copies of the same code, ${headline_count(of, 'benchmark')}: it found no difference, as it must.${floor(noiseFloor)}`,
    failed: ({ failed, of, noiseFloor }) => `The control compares two copies of the same code, and found a difference in ${failed} of ${headline_count(of, 'benchmark')}. Where that changes what would be said, the benchmark is incomparable.${floor(noiseFloor)}`,
    'too-few': ({ noiseFloor }) => `The control compares two copies of the same code. There were too few rounds for the control to fail, so it proves nothing.${floor(noiseFloor)}`,
    'not-run': () => 'There was no control: nothing shows what this machine does to two copies of the same code.',
};
const inPlaceSentence = 'Both copies of a side ran in one directory, so the control cannot see what a directory changes (its name, its place on the disk). Nobody checked whether one side changed files of the other.';
const stopSentences = {
    complete: rounds => `Measuring ended as planned, after ${headline_count(rounds, 'round')}.`,
    settled: (rounds, planned) => `Measuring ended after ${headline_count(rounds, 'round')} of at most ${planned}: more would not have changed what is said.`,
    'time-budget': (rounds, planned) => `The time budget was spent after ${headline_count(rounds, 'round')} of ${planned}.`,
    interrupted: (rounds, planned) => `Measuring was interrupted after ${headline_count(rounds, 'round')} of ${planned}; a round cut off is not used.`,
    failing: (rounds, planned) => `Measuring was given up after ${headline_count(rounds, 'round')} of ${planned}, since the command kept failing.`,
};
function floor(noiseFloor) {
    return noiseFloor === null ? '' : ` Its noise floor is ±${percentSize(noiseFloor)}.`;
}
/** The warnings of all findings: each sentence once, with the benchmarks that it is about. */
function grouped(findings) {
    const benchmarks = new Map();
    for (const { benchmark, warnings } of findings)
        for (const warning of warnings)
            benchmarks.set(warning.message, (benchmarks.get(warning.message) ?? new Set()).add(benchmark));
    return [...benchmarks].map(([sentence, which]) => say `${names([...which])}: ${message(sentence)}`);
}

;// CONCATENATED MODULE: ./lib/report/pages/markdown.js













/** The report as a comment or a summary on GitHub: what changed, what to do, and the rest in folds. */
function renderMarkdown(report, { limit, source, ...options }) {
    const rows = makeRows(report);
    const step = write(nextStep(report, options), markdownVoice);
    return fit([
        openingText(report),
        whyText(report),
        changedTable(rows, report),
        `**Next step:** ${step}\n\n`,
        ...rowFolds(rows, report),
        rulesFold(report),
        presenceFold(report),
        distributionFold(rows),
        markdown_fold(`🔬 Can this run be trusted? ${trustTitle(report)}`, 'Can this run be trusted?', list(trust(report))),
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
    return `## ⏱ Benchmarks${suiteTitle(report)}: ${headlineText(report)}\n${write(context(report), markdownVoice)}\n\n`;
}
function sourceText(source) {
    if (source === undefined)
        return '';
    const attempt = source.attempt > 1 ? `, attempt ${source.attempt}` : '';
    return `<sub>The whole report and its data: [run ${source.runNumber}${attempt}](${source.url}).</sub>\n`;
}
function headlineText(report) {
    return headline(report)
        .map(({ mark, text }) => `${mark.emoji} ${text}`)
        .join(' · ');
}
function suiteTitle({ suite }) {
    return suite === 'benchmark' ? '' : ` ${markdownVoice.name(suite)}`;
}
/** Where there is nothing to show, the reasons stand in its place. */
function whyText({ status, warnings }) {
    if (status !== 'errored' && status !== 'not-compared')
        return '';
    return warnings.length === 0 ? '' : `${list(warnings.slice(0, 5).map(warning => message(warning.message)))}\n`;
}
function rowFolds({ inconclusive, unchanged, unjudged, ignored }, report) {
    const within = withinWords(report);
    return [
        rowFold(`${marks.inconclusive.emoji} ${inconclusive.length} inconclusive: ${settlingWords(report)}`, 'inconclusive', inconclusive, report),
        rowFold(`${marks.unchanged.emoji} ${unchanged.length} unchanged ${within}`, 'unchanged', unchanged, report),
        {
            ...rowFold(`${otherMarks.unjudged.emoji} ${unjudged.length} not judged`, 'not judged', unjudged, report),
            isOptional: true,
        },
        {
            ...rowFold(`${otherMarks.ignored.emoji} ${ignored.length} ignored by rules`, 'ignored', ignored, report),
            isOptional: true,
        },
    ];
}
/** What the rules ask, and what came of it. */
function rulesFold(report) {
    return markdown_fold(`📏 ${rulesTitle(report)}`, 'rules', list(ruleSentences(report)));
}
function rowFold(summary, name, rows, report) {
    const { open, close, ...inner } = table(name, rows, report);
    return { ...inner, open: `${opening(summary)}${open}`, close: `${close}${closing}`, isOptional: false };
}
/** No regression is left out before what is none; of one benchmark it stands first, so that its name stays with what is below. */
function changedTable({ changed }, report) {
    const spare = new Set(changed.flatMap(({ verdict }, at) => (verdict === 'regressed' ? [] : [at])));
    return { ...table('regressed, incomparable or improved', changed, report), spare, isOptional: false };
}
function table(name, rows, report) {
    const columns = heads(report);
    const rule = columns.map(({ right }) => (right ? '---:' : ':---'));
    return {
        name,
        open: `${line(columns.map(({ text }) => text))}${line(rule)}`,
        rows: cellsOf(rows, markdownVoice).map(line),
        close: '\n',
    };
}
function line(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function presenceFold({ added, removed }) {
    const sentences = [
        ...(added.length > 0 ? [say `Added, so there is nothing to compare with: ${names(added, 100)}.`] : []),
        ...(removed.length > 0 ? [say `Removed, so nothing is known of: ${names(removed, 100)}.`] : []),
    ];
    return markdown_fold(`${otherMarks.added.emoji} ${added.length} added, ${removed.length} removed`, 'added and removed', list(sentences));
}
function distributionFold({ distributions }) {
    const body = distributionCells(distributions, markdownVoice).map(line).join('');
    const head = `${line(['Benchmark', 'Baseline above contender, on one scale'])}${line([':---', ':---'])}`;
    return markdown_fold('📊 Distributions', 'distributions', body && `${head}${body}`);
}
function aboutFold(report) {
    const commands = reproduce(report).map(entities).join('\n');
    const sections = [
        `**How to read this**\n\n${list(reading(report))}`,
        commands && `**Reproduce**, in the contender's checkout:\n\n<pre><code>${commands}</code></pre>\n`,
        `**Environment**\n\n${list(environmentLines(report))}`,
    ];
    const title = 'How to read this · Reproduce · Environment';
    return markdown_fold(title, title, sections.filter(Boolean).join('\n'));
}
function markdown_fold(summary, name, body) {
    return { name, open: opening(summary), rows: body ? [body] : [], close: `\n${closing}`, isOptional: true };
}
function opening(summary) {
    return `<details><summary>${summary}</summary>\n\n`;
}
const closing = '</details>\n\n';
function list(sentences) {
    return sentences.map(sentence => `- ${write(sentence, markdownVoice)}\n`).join('');
}

;// CONCATENATED MODULE: ./lib/report/words/merged-headline.js





/** The sign of a whole section. */
const statusMarks = {
    ...marks,
    errored: marks.incomparable,
    'not-compared': otherMarks.missing,
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
        ...missing.map(one => ({ mark: otherMarks.missing, text: missingWords(one) })),
        unread > 0 && { mark: otherMarks.missing, text: `${headline_count(unread, 'record')} cannot be read` },
        sections.length === 0 && missing.length === 0 && { mark: otherMarks.missing, text: 'no records' },
        sections.length > 0 && !isJudged && { mark: otherMarks.missing, text: 'nothing judged' },
    ];
    return [
        ...troubles.filter(trouble => trouble !== false),
        ...verdictTallies({ findings }),
        ...caveats({
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
    return own(`${headline_count(sections.length, 'section')} · ${judged === 0 ? 'nothing is judged' : `one correction over all that is judged (${headline_count(judged, 'finding')})`}`);
}
/** What a reader should know of the records themselves, a sentence each. */
function mergedNotes({ missing, warnings }) {
    return [
        ...missing.map(one => {
            const { suite, found } = one;
            const which = suite === null ? own('') : say ` of ${suite}`;
            const there = found.length === 0
                ? own('there is no record of any.')
                : say `only ${names(found, 10)} left a record, so nothing is known of the others.`;
            return say `${own(missingWords(one))}${which}: ${there}`;
        }),
        ...warnings.map(warning => message(warning.message)),
    ];
}
/** What the reader should do now: first of all where it is worst. */
function mergedNextStep(report, options = {}) {
    const { sections, missing, warnings } = report;
    const isWhole = missing.length === 0 && warnings.every(({ code }) => code !== 'unread-record');
    const worst = byUrgency(report)[0];
    if (worst === undefined || (!isWhole && worst.status !== 'regressed'))
        return own('see why there is no record of every leg: its job failed, was cancelled, or is not among those that this one needs.');
    if (sections.length === 1)
        return nextStep(worst, options);
    const isGreen = worst.status === 'unchanged' || worst.status === 'improved';
    return isGreen ? nextStep(worst, options) : say `in ${sectionName(worst, sections)}, ${nextStep(worst, options)}`;
}
/** A section by name. */
function sectionName(section, sections) {
    return join(sectionKey(section, sections).map(part => say `${part}`), ' · ');
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
    const notes = list(mergedNotes(report).slice(0, merged_markdown_mostNotes));
    return fit([
        merged_markdown_openingText(report),
        notes && `${notes}\n`,
        overview(sections),
        stepText(report, options),
        ...sections.flatMap(section => sectionParts(section, nameOf(section, sections))),
        merged_markdown_aboutFold(sections),
        sourceText(source),
    ], limit);
}
const merged_markdown_mostNotes = 10;
function merged_markdown_openingText(report) {
    const tallies = mergedHeadline(report).map(({ mark, text }) => `${mark.emoji} ${text}`);
    return `## ⏱ Benchmarks: ${tallies.join(' · ')}\n${write(mergedContext(report), markdownVoice)}\n\n`;
}
function stepText(report, options) {
    return `**Next step:** ${write(mergedNextStep(report, options), markdownVoice)}\n\n`;
}
/** What is left of a comment that could not be posted: the headline, what to do, and where the rest is. */
function renderMergedShort(report, { source, ...options }) {
    return `${merged_markdown_openingText(report)}${stepText(report, options)}${sourceText(source)}`;
}
function nameOf(section, sections) {
    return write(sectionName(section, sections), markdownVoice);
}
function overview(sections) {
    const rows = sections.map(section => line([
        statusMarks[section.status].emoji,
        nameOf(section, sections),
        headlineText(section),
        controlWords[section.control.status](section.control),
        headline_count(section.rounds, 'round'),
    ]));
    return {
        name: 'sections in the overview',
        open: `${line(['', 'Section', 'Found', 'Control', 'Measured'])}${line([':---', ':---', ':---', ':---', '---:'])}`,
        rows,
        close: '\n',
        isOptional: false,
        rank: ranks.overview,
    };
}
function sectionParts(section, name) {
    const rows = makeRows(section);
    const [inconclusive, unchanged, unjudged, ignored] = rowFolds(rows, section);
    const isRegressed = section.findings.some(({ verdict }) => verdict === 'regressed');
    const heading = {
        name: 'sections',
        open: `### ${statusMarks[section.status].emoji} ${name}\n`,
        rows: [`${write(context(section), markdownVoice)}\n\n${whyText(section)}`],
        close: '',
        isOptional: false,
        rank: isRegressed ? ranks.head : ranks.heading,
    };
    const title = `Can ${name} be trusted? ${trustTitle(section)}`;
    return [
        heading,
        ...changes(rows.changed, section),
        { ...inconclusive, rank: ranks.inconclusive },
        { ...unchanged, rank: ranks.unchanged },
        unjudged,
        ignored,
        rulesFold(section),
        presenceFold(section),
        distributionFold(rows),
        markdown_fold(`🔬 ${title}`, 'whether the sections can be trusted', list(trust(section))),
    ];
}
/** One table of what changed in parts, so that a regression is the last to be left out on the whole page. */
function changes(rows, section) {
    const parts = changed.flatMap(verdict => {
        const own = rows.filter(row => row.verdict === verdict);
        return own.length === 0 ? [] : [{ verdict, block: table(verdict, own, section) }];
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
function merged_markdown_aboutFold(sections) {
    const [first] = sections;
    const parts = sections.flatMap(section => {
        const commands = reproduce(section).map(entities).join('\n');
        const name = nameOf(section, sections);
        return [
            commands && `**Reproduce** ${name}, in the contender's checkout:\n\n<pre><code>${commands}</code></pre>\n`,
            `**Environment** of ${name}\n\n${list(environmentLines(section))}`,
        ];
    });
    const title = 'How to read this · Reproduce · Environment';
    const read = first ? [`**How to read this**\n\n${list(reading(first))}`] : [];
    return markdown_fold(title, title, [...read, ...parts].filter(Boolean).join('\n'));
}
/** The page of all sections, or of the one report that there is. */
function renderWholeMarkdown(report, options) {
    const only = findOnly(report);
    return only ? renderMarkdown(only, options) : renderMergedMarkdown(report, options);
}

;// CONCATENATED MODULE: ./lib/github/comment/pages.js





/** What a report says in a comment. */
function makeCommentPages(report, options) {
    const { run, runUrl } = options;
    const marker = encodeMarker(suiteKey(report.suite), run, report.rounds);
    const source = { runNumber: run.number, attempt: run.attempt, url: runUrl };
    const page = { source, ...labelFor(options) };
    return {
        suite: report.suite,
        run,
        runUrl,
        rounds: report.rounds,
        isChanged: isChanged(report),
        body: `${marker}${renderMarkdown(report, { ...page, limit: commentLimit })}`,
        shortBody: `${marker}${renderShort(report, page)}`,
    };
}
/** What a merged report says in a comment; where it is one report and no more, what that one says, in its own comment. */
function makeMergedPages(report, options) {
    const only = findOnly(report);
    if (only)
        return makeCommentPages(only, options);
    const { suite, run, runUrl } = options;
    const rounds = report.sections.reduce((sum, section) => sum + section.rounds, 0);
    const marker = encodeMarker(suiteKey(suite), run, rounds);
    const page = { source: { runNumber: run.number, attempt: run.attempt, url: runUrl }, ...labelFor(options) };
    return {
        suite,
        run,
        runUrl,
        rounds,
        isChanged: isChanged(toGated(report)),
        body: `${marker}${renderMergedMarkdown(report, { ...page, limit: commentLimit })}`,
        shortBody: `${marker}${renderMergedShort(report, page)}`,
    };
}
/** The label that the next step names: only where there is a gate that it opens. */
function labelFor({ gate, overrideLabel }) {
    return overrideLabel !== '' && gate.failOn.includes('regressed') ? { overrideLabel } : {};
}
/** Whether there is something that nobody should miss: a change, or a benchmark that failed or went. */
function isChanged({ status, findings, removed }) {
    if (status === 'errored' || removed.length > 0)
        return true;
    const worthy = new Set(['regressed', 'improved', 'incomparable']);
    return findings.some(({ verdict }) => verdict !== null && worthy.has(verdict));
}

;// CONCATENATED MODULE: ./lib/compare/gate/policy.js
/** What a job may be made to fail on. */
const gateConditions = [
    'regressed',
    'inconclusive',
    'incomparable',
    'not-compared',
    'removed',
    'budget',
    'required',
];
/** What a gate fails on without being asked, and may be told to let pass. */
const allowances = ['removed', 'errored', 'incomparable', 'not-compared', 'missing-legs'];
/** No gate: nothing that is found fails the job. */
const noGate = { failOn: [], allow: [] };
const ruleConditions = ['budget', 'required'];
/** Returns whether the gate asks about rules only: then it looks at what the rules name, and at nothing else. */
function isOfRulesOnly({ failOn }) {
    return failOn.every(condition => ruleConditions.includes(condition));
}

;// CONCATENATED MODULE: ./lib/compare/gate/failures.js



/**
 * Why the gate fails the job, each reason in words; none: it is open, or there is no gate.
 *
 * A gate fails on what `failOn` names. It also fails on everything that is missing for the contender's sake, so that green means that
 * something was seen, unless `allow` names it. What the machine is to blame for fails only where `failOn` names it.
 */
function findGateFailures(run, policy) {
    const { failOn, allow } = policy;
    if (failOn.length === 0)
        return [];
    const found = failOn.flatMap(condition => describeCondition(run, condition) ?? []);
    const lacks = isOfRulesOnly(policy) ? [] : findLacks(run, policy);
    const legs = allow.includes('missing-legs') ? [] : (run.missing ?? []);
    return [...found, ...lacks, ...legs, ...findUnreadRules(run)];
}
/** Returns whether `finding` alone fails the gate. */
function failsGate({ verdict, cause }, policy) {
    const { failOn, allow } = policy;
    if (failOn.some(condition => condition === verdict))
        return true;
    if (isOfRulesOnly(policy) || allow.includes('incomparable'))
        return false;
    return cause === 'contender-changed' || (cause === 'contender-failed' && !allow.includes('errored'));
}
function describeCondition(run, condition) {
    if (condition === 'not-compared')
        return run.status === 'not-compared' ? 'nothing was compared' : undefined;
    if (condition === 'budget')
        return failures_joined([failures_describe('over budget', findBudgets(run, 'missed')), failures_describe(blind, findBudgets(run, 'blind'))]);
    if (condition === 'required')
        return failures_describe('required, but not run', run.rules?.missing ?? []);
    if (condition === 'removed')
        return failures_describe('removed', run.removed);
    return failures_describe(condition, run.findings.filter(({ verdict }) => verdict === condition));
}
const blind = 'with a budget, but without numbers';
/** Budgets that are missed, or that nothing is known of: the contender has no numbers for them. */
function findBudgets(run, which) {
    return listBudgets(run).filter(({ state, median }) => (which === 'missed' ? state === 'missed' : median === null));
}
/** What is missing although nobody named it. */
function findLacks(run, policy) {
    const { failOn, allow } = policy;
    const isOpen = (name) => !allow.includes(name) && !failOn.includes(name);
    const blamed = (cause) => failOn.includes('incomparable') ? [] : run.findings.filter(one => one.cause === cause && failsGate(one, policy));
    return [
        isOpen('not-compared') && run.status === 'not-compared' && 'nothing was compared',
        isOpen('removed') && failures_describe('removed', run.removed),
        failures_describe('not measured, since the contender failed', blamed('contender-failed')),
        failures_describe('not comparable, since the contender measures something else', blamed('contender-changed')),
        describeUnjudged(run),
    ].filter(text => typeof text === 'string');
}
function describeUnjudged({ findings, status }) {
    if (status === 'errored' || status === 'not-compared')
        return undefined;
    const names = findUnjudged(findings);
    if (names.length > 0)
        return `${failures_describe('not judged', names)} (give "direction" in the file of rules)`;
    const isNothing = findings.every(({ verdict, ignored }) => verdict === null && ignored === undefined);
    return isNothing ? 'nothing was judged: see "metrics"' : undefined;
}
function findUnreadRules({ warnings }) {
    return warnings.filter(({ code }) => code === 'rules-unread').map(({ message }) => message);
}
function failures_describe(what, all) {
    const names = all.map(one => (typeof one === 'string' ? one : one.benchmark));
    return names.length === 0 ? undefined : `${names.length} ${what}: ${listNames(names)}`;
}
function failures_joined(texts) {
    return texts.filter(text => text !== undefined).join('; ') || undefined;
}
function listNames(names) {
    const shown = names.slice(0, 5).join(', ');
    return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}

;// CONCATENATED MODULE: ./lib/report/annotations.js








/** The runner shows ten of a level for a step. (It cuts a message at 4,096 characters, which names and reasons cut before do not reach.) */
const annotations_most = 10;
/** What deserves attention, the worst first: all that makes the gate fail, and of the rest what regressed or could not be compared. */
function makeAnnotations(report, gate) {
    const { changed, inconclusive } = makeRows(report);
    const { failOn } = gate;
    const fails = (row) => failsGate(row, gate);
    const notable = [...changed, ...inconclusive].filter(row => row.verdict === 'regressed' || row.verdict === 'incomparable' || fails(row));
    const rows = [...notable.filter(fails), ...notable.filter(row => !fails(row))];
    const annotations = [
        ...rows.map(row => annotate(row, report, fails(row))),
        ...listBudgets(report)
            .filter(({ state }) => state === 'missed')
            .map(budget => annotateBudget(budget, failOn.includes('budget'))),
        ...(report.rules?.missing ?? []).map(name => annotateMissing(name, failOn.includes('required'))),
    ];
    return annotations.length <= annotations_most
        ? annotations
        : [...annotations.slice(0, annotations_most - 1), sumUp(annotations.slice(annotations_most - 1))];
}
function annotate(row, { settings }, fails) {
    const name = [row.benchmark, ...(row.metric === null ? [] : [row.metric])].map(terminalVoice.name).join(' · ');
    const sides = [row.baseline, row.contender].map(side => write(valueText(side), terminalVoice)).join(' → ');
    const interval = row.interval && ` ${row.interval} (${share(settings.confidence)} interval)`;
    const reason = row.reason === null ? '' : `; ${terminalVoice.message(row.reason)}`;
    const message = `${name}: ${sides}, ${row.change}${interval}${reason}`;
    return { level: fails ? 'error' : 'warning', title: `${name}: ${row.word}`, message };
}
function annotateBudget(budget, fails) {
    const name = write(titleOfBudget(budget), terminalVoice);
    const message = `${name}: ${write(budgetText(budget), terminalVoice)}`;
    return { level: fails ? 'error' : 'warning', title: `${name}: over budget`, message };
}
function annotateMissing(benchmark, fails) {
    const name = terminalVoice.name(benchmark);
    const message = `${name}: a rule requires it, and it has not run`;
    return { level: fails ? 'error' : 'warning', title: `${name}: not run`, message };
}
function sumUp(rest) {
    const level = rest.some(one => one.level === 'error') ? 'error' : 'warning';
    return { level, title: `${rest.length} more`, message: `${rest.length} more: see the job summary for all of them.` };
}

;// CONCATENATED MODULE: ./lib/github/step/annotations.js



/** Notes what deserves attention beside the checks of the commit; `gate` is what will fail the job. */
function annotations_annotate(report, gate) {
    const write = { error: core/* error */.z3, warning: core/* warning */.$e };
    for (const { level, title, message } of makeAnnotations(report, gate))
        write[level](harmlessLines(message), { title: harmlessLines(title) });
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/report/pages/json.js
/** A report, or whatever else is kept as it is, for programs. */
function renderJson(value) {
    return `${JSON.stringify(value, null, 1)}\n`;
}

;// CONCATENATED MODULE: ./lib/system/system-error.js
/** What a system error says, without its code, its call and its path; any other error as it is. */
function explainSystemError(error) {
    return error.message.replace(/^[A-Z]+: /, '').replace(/, \w+(?: '.*)?$/, '');
}

;// CONCATENATED MODULE: ./lib/system/disk.js


/** What the disk refused; the message names the file. */
class DiskError extends Error {
    name = 'DiskError';
}
/** Writes a file, or fails with a {@link DiskError}. */
function writeWhole(path, text) {
    try {
        (0,external_node_fs_.writeFileSync)(path, text);
    }
    catch (error) {
        throw nameFile(error, path);
    }
}
/** `error`, from writing to `path`, as a {@link DiskError} where it is the system's: of a full disk that does not say which file. */
function nameFile(error, path) {
    if (!(error instanceof Error) || !('syscall' in error))
        return error;
    const named = 'path' in error ? error.message : `"${path}" could not be written: ${explainSystemError(error)}`;
    return new DiskError(named, { cause: error });
}

;// CONCATENATED MODULE: ./lib/github/step/disk.js



/**
 * `write`, which writes to `path`. Where the disk refuses that, the step fails, and goes on to its end all the same: what was measured is
 * told in other places too.
 */
function failAtTheEnd(path, write) {
    try {
        write();
    }
    catch (error) {
        noteDisk(error, path);
    }
}
/** Has the step fail at its end, where `error` is the disk's, from writing to `path`; throws any other. */
function noteDisk(error, path) {
    const named = nameFile(error, path);
    if (!(named instanceof DiskError))
        throw named;
    if (!refused.has(path))
        core/* setFailed */.C1(harmlessLines(named.message));
    refused.add(path);
}
/** What has been said once. */
const refused = new Set();

;// CONCATENATED MODULE: ./lib/github/step/files.js








/** Paths in a new directory that lasts as long as the job; the suite is in its name for those who look. */
function makeFiles(suite) {
    const slug = suite.replace(/[^A-Za-z0-9-]+/g, '-').slice(0, 40);
    const home = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(process.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), `counterbalance-${slug}-`));
    return { record: (0,external_node_path_.join)(home, 'record.json'), report: (0,external_node_path_.join)(home, 'report.json'), markdown: (0,external_node_path_.join)(home, 'report.md') };
}
/** Writes the report; the record has been written as it grew. */
function writeFiles(report, files) {
    writePages(files, renderJson(report), renderMarkdown(report, { limit: summaryLimit }));
}
/** Writes what is to be read by programs, and by people. */
function writePages({ report, markdown }, json, page) {
    failAtTheEnd(report, () => writeWhole(report, json));
    failAtTheEnd(markdown, () => writeWhole(markdown, page));
}

;// CONCATENATED MODULE: ./lib/compare/gate/end.js

/** Decides how a run ended, for the action and the command line alike. Applied last, after everything is published. */
function decideEnd(run, policy) {
    const failures = findGateFailures(run, policy);
    return { kind: findKind(run, failures), failures };
}
function findKind({ status, plan }, failures) {
    const stoppedBy = plan?.stoppedBy;
    if (stoppedBy === 'interrupted')
        return 'interrupted';
    // Where the time was over before anything ran, the command is not to blame.
    if (status === 'errored')
        return stoppedBy === 'time-budget' ? 'not-compared' : 'nothing-measured';
    if (stoppedBy === 'failing')
        return 'command-failed';
    if (status === 'not-compared')
        return 'not-compared';
    return failures.length > 0 ? 'gate-failed' : 'done';
}

;// CONCATENATED MODULE: ./lib/compare/gate/passage.js
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

;// CONCATENATED MODULE: ./lib/report/words/acceptance.js


/** Who accepted what would have failed the job, for the end of a summary. */
function renderAcceptance(accepted) {
    return `🏷️ **Accepted:** ${write(acceptanceText(accepted), markdownVoice)}\n`;
}
/** The same for a log. */
function acceptanceNotice(accepted) {
    return `Accepted: ${write(acceptanceText(accepted), terminalVoice)}`;
}
function acceptanceText({ failures, label, by }) {
    const what = join(failures.map(failure => message(failure)), '; ');
    const who = by === undefined ? say `the label ${label} accepts that` : say `${by} accepted that with the label ${label}`;
    return say `the gate would have failed (${what}), but ${who}. The verdict stays as it is.`;
}

;// CONCATENATED MODULE: ./lib/github/step/summary.js




/** Adds the report to the job's summary. */
async function writeSummary(report, options = {}) {
    await addToSummary(renderMarkdown(report, { ...options, limit: summaryLimit }));
}
/** Adds `markdown` to the job's summary, where the runner keeps one. */
async function addToSummary(markdown) {
    const path = process.env.GITHUB_STEP_SUMMARY;
    if (!path)
        return;
    try {
        await core/* summary */.z.addRaw(markdown, true).write();
    }
    catch (error) {
        noteDisk(error, path);
    }
}

;// CONCATENATED MODULE: ./lib/github/step/gate.js






/**
 * Fails the step where nothing could be measured, or where the gate has a reason to that nobody accepted. The last thing that
 * is done: what was found is in the summary, the comment, the outputs and the artifacts by then.
 *
 * `findAcceptance` asks GitHub, and is called only where the gate would fail.
 */
async function gate(report, policy, findAcceptance) {
    const { kind, failures } = decideEnd(report, policy);
    const obstacle = describeObstacle(report, kind);
    if (obstacle !== undefined)
        return core/* setFailed */.C1(harmlessLines(obstacle));
    const passage = decidePassage(failures, failures.length > 0 ? await findAcceptance?.() : undefined);
    if (passage.kind === 'shut')
        core/* setFailed */.C1(harmlessLines(passage.reason));
    if (passage.kind !== 'accepted')
        return;
    core/* notice */.lm(harmlessLines(acceptanceNotice(passage)));
    await addToSummary(`\n${renderAcceptance(passage)}`);
}
/** What no label accepts. */
function describeObstacle({ status, warnings }, kind) {
    if (kind === 'interrupted')
        return 'measuring was interrupted; the report has the rounds until then';
    if (status !== 'errored')
        return undefined;
    return ['nothing could be measured', ...warnings.map(one => one.message)].join('\n');
}

;// CONCATENATED MODULE: ./lib/report/text/columns.js
/** The lines of a table, its head first, no wider than `width` where that can be. */
function layOut(columns, width) {
    const fitting = columns_narrow(columns.filter(isNotEmpty), width);
    const spare = Math.max(0, width - totalOf(fitting));
    const widths = fitting.map(column => Math.min(fullWidthOf(column), leastWidthOf(column) + spare));
    const count = fitting[0]?.cells.length ?? 0;
    return Array.from({ length: count + 1 }, (_, row) => lineOf(fitting, widths, row).trimEnd());
}
function lineOf(columns, widths, row) {
    return columns
        .map(({ head, cells, right, gap }, at) => {
        const text = columns_cut(row === 0 ? head : cells[row - 1], widths[at]);
        const padding = ' '.repeat(widths[at] - columnsOf(text));
        return `${at === 0 ? '' : ' '.repeat(gap ?? 2)}${right ? `${padding}${text}` : `${text}${padding}`}`;
    })
        .join('');
}
function columns_narrow(columns, width) {
    const first = Math.max(...columns.map(({ expendable }) => expendable ?? 0));
    if (totalOf(columns) <= width || first === 0)
        return columns;
    return columns_narrow(columns.filter(({ expendable }) => expendable !== first), width);
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
function columns_cut(text, width) {
    if (columnsOf(text) <= width)
        return text;
    let shown = '';
    for (const character of text) {
        if (columnsOf(shown + character) > width - 1)
            break;
        shown += character;
    }
    return `${shown}…`;
}
/** How many columns of a terminal `text` takes: wide characters take two, marks on top of others none. */
function columnsOf(text) {
    return [...text].reduce((sum, character) => sum + (columns_isWide(character) ? 2 : isMark(character) ? 0 : 1), 0);
}
function columns_isWide(character) {
    return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/u.test(character);
}
function isMark(character) {
    return /\p{M}/u.test(character);
}

;// CONCATENATED MODULE: ./lib/report/pages/terminal.js













/** The report for a terminal: the headline, all rows in one table, what to be careful about, and what to do next. */
function renderTerminal(report, { color, width = Number.POSITIVE_INFINITY, ...options }) {
    const paint = color ? painted : unpainted;
    const { shown, folded } = selectRows(makeRows(report), report);
    const sections = [
        [terminal_headlineText(report, paint), write(context(report), terminalVoice)],
        tableLines(shown, report, width, paint),
        folded.map(({ mark, text }) => paint(`${mark.character} ${write(text, terminalVoice)}`, mark.tone)),
        notes(report).map(({ mark, text }) => `${paint(mark.character, mark.tone)} ${write(text, terminalVoice)}`),
        [`${paint('Next step:', 'strong')} ${write(nextStep(report, options), terminalVoice)}`],
    ];
    const filled = sections.filter(lines => lines.length > 0);
    return `${filled.map(lines => lines.join('\n')).join('\n\n')}\n`;
}
const codes = { bad: 31, good: 32, doubt: 33, quiet: 2, strong: 1 };
const painted = (text, style) => `\u001b[${codes[style]}m${text}\u001b[0m`;
const unpainted = text => text;
function terminal_headlineText(report, paint) {
    const suite = report.suite === 'benchmark' ? '' : ` ${terminalVoice.name(report.suite)}`;
    const tallies = headline(report).map(({ mark, text }) => paint(`${mark.character} ${text}`, mark.tone));
    return `${paint(`Benchmarks${suite}:`, 'strong')} ${tallies.join(' · ')}`;
}
const mostQuietRows = 30;
/** All rows, but for the many that say nothing. */
function selectRows({ changed, inconclusive, unchanged, unjudged, ignored }, report) {
    const within = own(`unchanged ${withinWords(report)}`);
    const quiet = [
        { rows: unchanged, mark: marks.unchanged, what: within },
        { rows: unjudged, mark: otherMarks.unjudged, what: own('not judged') },
        { rows: ignored, mark: otherMarks.ignored, what: own('ignored by rules') },
    ];
    const isFolded = ({ rows }) => rows.length > mostQuietRows;
    return {
        shown: [...changed, ...inconclusive, ...quiet.filter(group => !isFolded(group)).flatMap(({ rows }) => rows)],
        folded: quiet
            .filter(isFolded)
            .map(({ rows, mark, what }) => ({ mark, text: say `${rows.length} ${what} (--markdown FILE shows them)` })),
    };
}
function tableLines(rows, report, width, paint) {
    if (rows.length === 0)
        return [];
    const [head, ...lines] = layOut(columnsOfRows(rows, report), width);
    return [
        paint(head, 'quiet'),
        ...lines.flatMap((line, at) => {
            const { mark, reason } = rows[at];
            const shown = paint(line, mark.tone);
            return reason === null ? [shown] : [shown, paint(`  └ ${terminalVoice.message(reason)}`, mark.tone)];
        }),
    ];
}
function columnsOfRows(rows, { settings }) {
    const column = (head, cell) => ({ head, cells: rows.map(cell) });
    const number = (head, cell) => ({ ...column(head, cell), right: true });
    const spread = (quantity) => (quantity?.spread ? `± ${quantity.spread}` : '');
    return [
        column('', ({ mark }) => mark.character),
        { ...column('', row => row.word), gap: 1, expendable: 3 },
        { head: 'Benchmark', cells: rows.map((row, at) => write(titleAfter(rows[at - 1], row), terminalVoice)), least: 24 },
        number('Baseline', ({ baseline }) => write(valueText(baseline), terminalVoice)),
        { ...column('', ({ baseline }) => spread(baseline)), gap: 1, expendable: 5 },
        number('Contender', ({ contender }) => write(valueText(contender), terminalVoice)),
        { ...column('', ({ contender }) => spread(contender)), gap: 1, expendable: 5 },
        number('Change', ({ change }) => change),
        { ...column(`${share(settings.confidence)} interval`, ({ interval }) => interval), expendable: 1 },
        { ...column('', ({ strip }) => strip), expendable: 4 },
        { ...number('Control', ({ control }) => control), expendable: 2 },
    ];
}
function notes(report) {
    const { added, removed, rules } = report;
    return [
        ...(rules?.missing ?? []).map(name => ({
            mark: otherMarks.absent,
            text: say `${name}: a rule requires it, and it has not run.`,
        })),
        ...listBudgets(report).map(one => ({
            mark: otherMarks[one.state],
            text: say `${titleOfBudget(one)}: ${budgetText(one)}`,
        })),
        ...(added.length > 0 ? [{ mark: otherMarks.added, text: say `added: ${names(added, 10)}` }] : []),
        ...(removed.length > 0 ? [{ mark: otherMarks.removed, text: say `removed: ${names(removed, 10)}` }] : []),
        ...concerns(report).map(text => ({ mark: otherMarks.warning, text })),
    ];
}

;// CONCATENATED MODULE: ./lib/report/words/progress.js

/** What a reader should hear at once while measuring goes on; undefined for what only moves a bar. */
function describeNote(progress) {
    switch (progress.kind) {
        case 'invoked': {
            const { slot, outcome, reason } = progress;
            return outcome === 'ok' ? undefined : `${slot.side} ${slot.copy}: ${reason ?? outcome}`;
        }
        case 'short-of-time':
            return progress.message;
        case 'format-chosen':
            return describeFormat(progress.format);
        case 'batch-chosen':
            return describeBatch(progress.runs);
        case 'round-finished':
            return undefined;
    }
}
/** The format that was found in the baseline's first output. */
function describeFormat(name) {
    const chosen = `numbers are read as "${name}"`;
    if (name !== 'process')
        return chosen;
    return `${chosen}: nothing that was printed is of a known format, so that the time of the whole process is taken`;
}

;// CONCATENATED MODULE: ./lib/github/step/log.js




/** Writes how measuring goes on to the step's log: a line for each round, and what needs attention. */
function logProgress(progress) {
    const line = log_describe(progress);
    if (line !== undefined)
        core/* info */.pq(harmlessLines(line));
}
/** Writes the report to the step's log, and why its record is incomplete, where it is. */
function logReport(report, problem) {
    core/* info */.pq(harmlessLines(renderTerminal(report, { color: false })));
    if (problem !== undefined)
        core/* warning */.$e(harmlessLines(problem));
}
function log_describe(progress) {
    if (progress.kind !== 'round-finished')
        return describeNote(progress);
    const { number, of, round, secondsLeft } = progress;
    const order = round.map(({ slot, outcome }) => `${slot.side} ${slot.copy}${outcome === 'ok' ? '' : ` ${outcome}`}`);
    return `round ${number} of ${of}: ${order.join(', ')}; ${Math.ceil(secondsLeft)} s left`;
}

;// CONCATENATED MODULE: ./lib/github/step/outputs.js



/** Sets the step's outputs. */
function setOutputs({ status, findings, sides }, { record, report, markdown }) {
    const counts = verdicts.map(verdict => [verdict, findings.filter(finding => finding.verdict === verdict).length]);
    setOutput('status', status);
    setOutput('verdicts', JSON.stringify(Object.fromEntries(counts)));
    setOutput('report', report);
    setOutput('record', record);
    setOutput('markdown', markdown);
    setOutput('baseline-sha', sides?.baseline?.commit ?? '');
    setOutput('baseline-source', sides?.baseline?.source ?? '');
}
/** Sets one output of the step. */
function setOutput(name, value) {
    failAtTheEnd(process.env.GITHUB_OUTPUT ?? 'GITHUB_OUTPUT', () => core/* setOutput */.uH(name, value));
}

;// CONCATENATED MODULE: ./lib/github/step/runner-files.js


/** The variables that name the files by which a step tells the runner something. */
const runner_files_names = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
/** Their paths, as far as they are there. */
function runnerFiles() {
    return runner_files_names.flatMap(name => process.env[name] || []).filter(path => find(path)?.isFile());
}
/**
 * Does `work`, and then cuts off what others have added to these files, which the log says. A command is not told where they are, but
 * could find them: what it writes there would be outputs of this step, and variables of the next ones.
 */
async function guardingRunnerFiles(work) {
    const files = runner_files_names.flatMap(findRunnerFile);
    try {
        return await work();
    }
    finally {
        for (const file of files.filter(runner_files_isChanged)) {
            restore(file);
            core/* warning */.$e(`A command wrote to the file of ${file.name}, which only this step may write. Its text was removed.`);
        }
    }
}
function findRunnerFile(name) {
    const path = process.env[name];
    if (!path)
        return [];
    const stats = find(path);
    // What is no file holds nothing, and is not to be put back: it may be a device.
    if (stats && !stats.isFile())
        return [];
    return [{ name, path, content: stats && (0,external_node_fs_.readFileSync)(path) }];
}
function runner_files_isChanged({ path, content }) {
    const stats = find(path);
    if (content === undefined || stats === undefined)
        return content !== stats;
    return !stats.isFile() || stats.size !== content.length || !(0,external_node_fs_.readFileSync)(path).equals(content);
}
function restore({ path, content }) {
    // It may be a link by now, or a directory, or forbidden to us.
    (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    if (content)
        (0,external_node_fs_.writeFileSync)(path, content, { flag: 'wx' });
}
function find(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
}

;// CONCATENATED MODULE: ./lib/measure/invocation-error.js
/** A command of the user's does not work, so that nothing can be measured; the message says which and how it ended. */
class InvocationError extends Error {
    name = 'InvocationError';
}

;// CONCATENATED MODULE: ./lib/compare/rounds/needed-rounds.js







const power = 0.8;
/**
 * How many rounds would resolve the threshold for every judged benchmark with 80 % power, from the spread of the values within
 * rounds.
 *
 * It looks at no side: a number of rounds that depends on the data in this way alone leaves the error rates as they are. A real
 * difference of the sides widens the spread, and so asks for more rounds, never for fewer.
 */
function countNeededRounds(record) {
    const { confidence, metrics } = record.settings;
    const reach = -normalQuantile((1 - confidence) / 2) + normalQuantile(power);
    const needed = makeSeries(record)
        .series.filter(series => isJudged(series, metrics))
        .map(series => (reach * spreadPerRound(series)) / Math.log1p(findOwnThreshold(series, record)));
    return Math.ceil(Math.max(0, ...needed) ** 2);
}
/** With the level of both sides together, since to look at one would be to look at sides. */
function findOwnThreshold({ ruling, rounds }, { settings }) {
    const values = rounds.flatMap(round => round.map(({ value }) => value)).filter(computable/* isComputable */.$O);
    return thresholdOf(ruling, settings, values.length === 0 ? 0 : (0,simple_statistics/* median */.JZ)(values));
}
/** The standard error of the difference of the sides after one round, in natural logs, as if they were the same. */
function spreadPerRound({ rounds, metric }) {
    const deviations = rounds.flatMap(round => {
        const logs = round
            .filter(one => (0,computable/* isComputable */.$O)(one.value) && one.value > 0)
            .map(one => toLog(one.value, metric.better));
        if (logs.length < 2)
            return [];
        const centre = (0,simple_statistics/* median */.JZ)(logs);
        // A median of few values lies closer to them than the truth does.
        const correction = Math.sqrt(logs.length / (logs.length - 1));
        return logs.map(log => correction * Math.abs(log - centre));
    });
    if (deviations.length === 0)
        return 0;
    const perSide = rounds[0].length / 2;
    return ((0,simple_statistics/* median */.JZ)(deviations) / madOfNormal) * Math.sqrt(2 / perSide);
}

;// CONCATENATED MODULE: ./lib/compare/rounds/settled.js
/**
 * Whether more rounds could not change what is said: every judged interval lies inside the threshold or wholly beyond it, or there
 * is something in the way that more rounds do not take away; and every budget is met or missed. A control that could not have failed yet vouches for nothing.
 */
function isSettled({ findings, control, rules }, threshold) {
    const budgets = [...findings.flatMap(({ budget }) => budget ?? []), ...(rules?.budgets ?? [])];
    if (budgets.some(({ state }) => state === 'undecided'))
        return false;
    return control.status !== 'too-few' && findings.every(finding => isClear(finding, finding.threshold ?? threshold));
}
function isClear({ verdict, change }, threshold) {
    if (verdict === null || verdict === 'unchanged')
        return true;
    if (verdict === 'incomparable')
        return change === null;
    if (change === null)
        return true;
    return (change.low ?? -Infinity) >= threshold || (change.high ?? Infinity) <= -threshold;
}

;// CONCATENATED MODULE: ./lib/measure/command.js

/** The argument vector that runs `command`; a shell line stops at its first failing command, also in a pipe where the shell is bash. */
function makeArgv(command, shell) {
    if (command.kind === 'argv')
        return command.argv;
    return shell === 'bash'
        ? ['bash', '--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', command.line]
        : ['sh', '-e', '-c', command.line];
}
/** The command as its user would type it in a shell. */
function showCommand(command) {
    return command.kind === 'shell' ? command.line : command.argv.map(quote).join(' ');
}

// EXTERNAL MODULE: ./lib/measure/environment.js
var measure_environment = __webpack_require__(82549);
;// CONCATENATED MODULE: ./lib/measure/instruments/instrument.js

/** `argv` under all of `instruments`. */
function wrapArgv(instruments, argv, directory) {
    return instruments.reduce((inner, { wrap }) => wrap?.(inner, directory) ?? inner, argv);
}
/** Whether any of `instruments` writes files. */
function isWriting(instruments) {
    return instruments.some(({ wrap }) => wrap !== undefined);
}
/** Whether the numbers of a session are exact counts. */
function instrument_isExact(instruments) {
    return instruments.some(instrument => instrument.isExact);
}
/** `observation` without what `instruments` themselves have added. */
function amendAll(instruments, observation) {
    return instruments.reduce((seen, { amend }) => amend?.(seen) ?? seen, observation);
}
/** What all of `instruments` read, as readings of `benchmark`; where two have the same metric, the last of them has it. */
function readAll(instruments, observation, benchmark) {
    const values = readValues(instruments, observation);
    const isOwn = instrument_isExact(instruments);
    return Object.entries(values).map(([name, value]) => {
        const metric = makeProcessMetric(name);
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
        if (isLevel(metric))
            return [[metric, value]];
        const less = before[metric];
        return less === undefined ? [] : [[metric, (value - less) / repeats]];
    });
    return Object.fromEntries(perRepeat);
}

;// CONCATENATED MODULE: ./lib/measure/isolation.js
const isolationChoices = ['off', 'auto'];
/** What comes of `choice`, where `confine` sets it up or says why it cannot. */
async function isolate(choice, confine) {
    if (choice === 'off')
        return { isConfined: false };
    const obstacle = await confine();
    return obstacle === undefined ? { isConfined: true } : { isConfined: false, obstacle };
}
/** `environment` as it is for invocations. */
function withIsolation(environment, { isConfined }) {
    return isConfined ? { ...environment, held: { ...environment.held, isolated: true } } : environment;
}
/** That invocations are not isolated, where they were to be. */
function warnOfIsolation({ obstacle }) {
    if (obstacle === undefined)
        return [];
    const message = `"isolate" is auto, but the commands were not isolated: ${obstacle}`;
    return [{ code: 'not-isolated', message }];
}

;// CONCATENATED MODULE: ./lib/plan/time.js

/** In words, that the budget has no room for the rounds that a verdict needs, and what would help; undefined where it has. */
function time_describeShortage({ budgetInSeconds, secondsPerRound, copies, rounds }) {
    const least = leastRounds(copies.baseline + copies.contender);
    // The first round is over, and the last one may start just before the budget ends.
    const fitting = Math.max(0, Math.ceil(budgetInSeconds / secondsPerRound) - 1);
    if (rounds < least)
        return `a verdict needs at least ${least} rounds, and "rounds" is ${rounds}`;
    if (fitting >= least)
        return undefined;
    const needed = Math.ceil((least + 1) * secondsPerRound);
    return `one round took ${secondsPerRound.toFixed(1)} s, so about ${fitting} fit into the time budget of ${budgetInSeconds} s, but a verdict needs ${least}: raise "time-budget" to ${needed}s or more, or make the command shorter`;
}

;// CONCATENATED MODULE: ./lib/measure/batch.js
/** How long one measurement should take at least: the start of a process is some tenths of a millisecond earlier or later. */
const aimInSeconds = 0.01;
const batch_mostRuns = 100;
/**
 * How many runs back to back make one invocation, from how long single ones took while warming up: the same for both sides, whose
 * values it does not tell apart, and decided before the first round.
 */
function chooseRuns(batch, seconds) {
    if (batch !== 'auto')
        return batch;
    if (seconds.length === 0)
        return 1;
    // What disturbs a warm-up makes it longer, never shorter.
    const shortest = Math.max(Math.min(...seconds), aimInSeconds / batch_mostRuns);
    return Math.max(1, Math.round(aimInSeconds / shortest));
}

;// CONCATENATED MODULE: ./lib/measure/copy-watch.js
/** Holds the baseline's copies against how they were before the contender first ran. */
class CopyWatch {
    #found = { changed: [], added: [] };
    #isSettled = false;
    #guard;
    constructor(guard) {
        this.#guard = guard;
    }
    /** Whether the first round is still to come. */
    get isDue() {
        return this.#guard !== undefined && !this.#isSettled;
    }
    /** Files that somebody changed or removed. */
    get tampered() {
        return this.#found.changed;
    }
    /** Has `round` run with the baseline's part first: what that leaves in its copies is its own. */
    async runFirst(round, run) {
        this.#guard?.begin();
        const ofBaseline = await run(round.filter(({ side }) => side === 'baseline'));
        this.#guard?.settle();
        this.#isSettled = true;
        return [...ofBaseline, ...(await run(round.filter(({ side }) => side === 'contender')))];
    }
    /** Looks at the copies; what was changed once stays so, even where it is put back. */
    look() {
        if (this.#guard === undefined || !this.#isSettled)
            return;
        const { changed, added } = this.#guard.check();
        this.#found = { changed: [...new Set([...this.#found.changed, ...changed])], added };
    }
    warn() {
        const [first, ...more] = this.#found.added;
        if (first === undefined)
            return [];
        const which = more.length === 0 ? first : `${first} and ${more.length} more`;
        const message = `files were added to the baseline's copies during the measurement (${which}): if the contender added them, they may change what the baseline does`;
        return [{ code: 'files-added', message }];
    }
}

;// CONCATENATED MODULE: ./lib/measure/exit.js
/** Whether a process did what it was asked. */
function isSuccess(exit) {
    return exit.kind === 'exited' && exit.status === 0;
}
/** How a process ended. */
function makeExit({ status, signal, isTimedOut }) {
    if (isTimedOut)
        return { kind: 'timed-out' };
    return status === null ? { kind: 'signalled', signal: signal ?? 'unknown' } : { kind: 'exited', status };
}
/** How a process ended, in words that continue a sentence about it. */
function describeExit(exit) {
    switch (exit.kind) {
        case 'exited':
            return `ended with exit status ${exit.status}`;
        case 'signalled':
            return `was ended by ${exit.signal}`;
        case 'timed-out':
            return 'exceeded its time limit and was ended';
        case 'not-started':
            return `could not be started: ${exit.message}`;
    }
}

;// CONCATENATED MODULE: ./lib/measure/slope.js
/** The variable that tells a command how often. */
const repeatsVariable = 'BENCH_REPEATS';
/**
 * The invocation that a shorter and a longer run make: what both need, such as their start, is taken off by what one more repeat
 * takes. It failed where one of them did, or where more repeats took no longer.
 */
function joinRuns([fewer, more], shorter, longer) {
    const { startedAt, isNotStarted } = shorter;
    const joined = { startedAt, isNotStarted, leftovers: shorter.leftovers + longer.leftovers };
    const failed = [shorter, longer].find(({ outcome }) => outcome !== 'ok');
    if (failed)
        return { ...failed, ...joined };
    const [before, { text, observation }] = [shorter.observation, longer];
    const seconds = (observation.seconds - before.seconds) / (more - fewer);
    if (seconds <= 0) {
        const { slot } = longer;
        const [short, long] = [before, observation].map(one => `${(1000 * one.seconds).toPrecision(3)} ms`);
        const reason = `${more} repeats took ${long}, and ${fewer} took ${short}: the command must repeat its work $${repeatsVariable} times, and the second number of "slope" must be large enough to show a difference`;
        return { slot, outcome: 'failed', reason, ...joined };
    }
    return {
        ...longer,
        ...joined,
        text: { ...text, seconds },
        observation: { ...observation, shorter: { run: before, repeats: more - fewer } },
    };
}

;// CONCATENATED MODULE: ./lib/measure/invoke.js





/** The invocations of a round, in its order. */
async function invokeRound(session, { round, runs }, ports) {
    const { slope } = session;
    if (slope === undefined) {
        return await invokeTurns(session, round.map(slot => ({ slot, runs })), ports);
    }
    const turns = round.flatMap(slot => slope.map(repeats => ({ slot, runs, repeats })));
    const invoked = await invokeTurns(session, turns, ports);
    return round.map((_, index) => joinRuns(slope, invoked[2 * index], invoked[2 * index + 1]));
}
/** One fresh process for each turn, in its copy's directory. What it brought is read before the next one starts, and could change it. */
async function invokeTurns(session, turns, ports) {
    const argv = session.prepare === undefined ? undefined : makeArgv({ kind: 'shell', line: session.prepare }, ports.shell);
    const invoked = [];
    for (const turn of turns) {
        const pending = makePending(session, turn, ports);
        const unprepared = argv === undefined ? undefined : await prepare(pending, argv, ports);
        invoked.push(unprepared ?? (await invoke(pending, ports)));
        pending.benchOutput.remove();
        pending.instrumentOutput?.remove();
    }
    return invoked;
}
function makePending(session, { slot, runs, repeats }, ports) {
    const { instruments } = session;
    const benchOutput = ports.benchOutput();
    const instrumentOutput = isWriting(instruments) ? ports.instrumentOutput() : undefined;
    const place = session.places[slot.side][slot.copy - 1];
    const { directory } = place;
    const { variables: environment, invocationTimeoutInSeconds: timeoutInSeconds, output } = session;
    const overrides = {
        ...(0,measure_environment/* placeVariables */.XT)(environment, place),
        BENCH_OUTPUT: benchOutput.path,
        ...(repeats === undefined ? {} : { [repeatsVariable]: `${repeats}` }),
        // To read the environment takes instructions; where they are counted one by one, there is no layout to turn into noise.
        COUNTERBALANCE_PADDING: instrument_isExact(instruments) ? '' : (0,measure_environment/* drawPadding */.GC)(ports.random),
    };
    const argv = wrapArgv(instruments, makeArgv(session.commands[slot.side], ports.shell), instrumentOutput?.path ?? '');
    const request = {
        ...{ argv, directory, environment, overrides, timeoutInSeconds },
        ...(session.isConfined ? { confinedTo: place.root } : {}),
        ...(runs === 1 ? {} : { runs }),
    };
    const commandOutput = output === undefined ? {} : { commandOutput: ports.commandOutput(directory, output) };
    return { slot, request, benchOutput, ...commandOutput, instrumentOutput, session };
}
/** Runs `prepare` for an invocation, which has failed where that fails. */
async function prepare(pending, argv, ports) {
    const start = ports.clock();
    const { confinedTo: _, ...request } = pending.request;
    const result = await ports.processes.run({ ...request, argv, runs: 1 }, ports.signal);
    if (isSuccess(result.exit))
        return undefined;
    return fail(result, { pending, start, what: '"prepare"' });
}
async function invoke(pending, ports) {
    const { benchOutput, commandOutput, request } = pending;
    // What "prepare" wrote is not the command's.
    benchOutput.remove();
    commandOutput?.clear();
    const start = ports.clock();
    const result = await ports.processes.run(request, ports.signal);
    return take(result, pending, start);
}
function take(result, pending, start) {
    const { slot, benchOutput, commandOutput } = pending;
    const failed = () => fail(result, { pending, start, what: 'the command' });
    if (result.exit.kind !== 'exited')
        return failed();
    const problem = (reason) => (isSuccess(result.exit) ? { ...failed(), reason } : failed());
    const [stdout, numbers] = [result.stdout.readText(), benchOutput.read()];
    if (stdout === undefined)
        return problem(tooLong);
    if ('problem' in numbers)
        return problem(numbers.problem);
    const written = commandOutput?.read();
    if (written && 'problem' in written)
        return problem(written.problem);
    const startedAt = start + result.startedAfterSeconds;
    const observation = observe(result, pending);
    const text = { stdout, benchOutput: numbers.text, seconds: observation.seconds, ...written };
    if (!isSuccess(result.exit))
        return { ...failed(), textOfFailed: text, observation };
    return { slot, outcome: 'ok', startedAt, text, observation, leftovers: result.leftovers, isNotStarted: false };
}
function observe({ seconds, usage }, { request, instrumentOutput, session }) {
    const texts = instrumentOutput?.read() ?? [];
    return amendAll(session.instruments, { seconds, usage: usage ?? {}, runs: request.runs ?? 1, texts });
}
const tooLong = 'it printed more than 64 MiB: let it print only its numbers, and send the rest to a file or to /dev/null';
function fail(result, { pending, start, what }) {
    const withheld = (0,measure_environment/* describeWithheld */.Tq)(pending.session.withheld);
    const tail = result.stderr.readTail().trim() || result.stdout.readTail().trim();
    return {
        slot: pending.slot,
        startedAt: start + result.startedAfterSeconds,
        outcome: result.exit.kind === 'timed-out' ? 'timed-out' : 'failed',
        reason: `${what} ${describeExit(result.exit)}${withheld}${tail === '' ? '' : `: ${tail}`}`,
        leftovers: result.leftovers,
        isNotStarted: result.exit.kind === 'not-started',
    };
}

;// CONCATENATED MODULE: ./lib/metrics/number.js
const number_plain = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const number_grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
/** The number that `text` is, with a point before its decimals; NaN where it is none, as `1,5` is none. */
function parseNumber(text) {
    const short = parseShort(text);
    return Number.isNaN(short) && number_plain.test(text) ? Number(text) : short;
}
/** So many digits, and a power of ten of so many zeros, are exact, and so the quotient of both is the number nearest to what is written. */
const mostDigits = 15;
const powers = Array.from({ length: mostDigits + 1 }, (_, zeros) => 10 ** zeros);
/** Digits with at most one point among them, as nearly all numbers are; NaN where `text` is anything else. */
function parseShort(text) {
    const { length } = text;
    if (length === 0 || length > mostDigits || text === '.')
        return Number.NaN;
    let digits = 0;
    let decimals = -1;
    for (let at = 0; at < length; at++) {
        const digit = text.charCodeAt(at) - zero;
        if (digit >= 0 && digit <= 9)
            digits = digits * 10 + digit;
        else if (digit === point && decimals < 0)
            decimals = length - 1 - at;
        else
            return Number.NaN;
    }
    return decimals > 0 ? digits / powers[decimals] : digits;
}
const zero = 48;
const point = 46 - zero;
/** `parseNumber` for tools that put a comma between thousands: `1,431,759.5`, but not `1,5`. */
function parseGroupedNumber(text) {
    return text.includes(',') && number_grouped.test(text) ? parseNumber(text.replaceAll(',', '')) : parseNumber(text);
}

;// CONCATENATED MODULE: ./lib/formats/reading/names.js
/** The longest name of a benchmark that is kept whole. */
const names_longestName = 256;
/** `name`, where it is too long without its middle: what tells benchmarks apart stands at both ends. */
function names_shorten(name) {
    if (name.length <= names_longestName)
        return name;
    const half = (names_longestName - 1) >> 1;
    return `${name.slice(0, half)}…${name.slice(-half)}`;
}
/**
 * The name of what is in `outer`; undefined is nothing around it. Shortened at each step: a long name with a great many things in it
 * would be in memory once for each.
 */
function nest(outer, separator, name) {
    return outer === undefined ? names_shorten(name) : names_shorten(`${names_shorten(outer)}${separator}${name}`);
}
/** `names`, of which the second, third, … of the same is numbered: `parse`, `parse (2)`. */
function numberDuplicates(names) {
    const taken = new Set(names);
    if (taken.size === names.length)
        return names;
    const seen = new Map();
    return names.map(name => {
        let count = (seen.get(name) ?? 0) + 1;
        let unique = count === 1 ? name : `${name} (${count})`;
        // A benchmark may have been named so by its author.
        while (count > 1 && taken.has(unique))
            unique = `${name} (${++count})`;
        seen.set(name, count);
        taken.add(unique);
        return unique;
    });
}

;// CONCATENATED MODULE: ./lib/formats/reading/printed.js



function makeQuantity({ metric: name, unit: printed, better: known, primary }) {
    const { unit, factor, better } = (0,metrics_unit/* tidyUnit */.v)(printed);
    return { metric: { name, unit, better: known ?? better, ...(primary ? { primary } : {}) }, factor };
}
/** `values` of a benchmark, in base units; without a value, or with one that cannot be, it is an error. */
function printed_readValues({ metric, factor }, benchmark, values) {
    const scaled = factor === 1 ? values : values.map(value => value * factor);
    if (scaled.length === 0)
        return { benchmark: names_shorten(benchmark), metric, values: [], error: notFinite };
    const flawed = scaled.find(value => isFlawed(value, metric));
    if (flawed === undefined)
        return { benchmark: names_shorten(benchmark), metric, values: scaled };
    return { benchmark: names_shorten(benchmark), metric, values: [], error: describeFlaw(flawed, metric) };
}
/** `readValues` of one value, for the many lines that hold no more. */
function readValue({ metric, factor }, benchmark, value) {
    const scaled = value * factor;
    return isFlawed(scaled, metric)
        ? printed_readValues({ metric, factor: 1 }, benchmark, [scaled])
        : { benchmark: names_shorten(benchmark), metric, values: [scaled] };
}
const notFinite = 'it has no finite value';
/** Units of what takes time, or is done in it. */
const neverNegative = new Set(['s', '1/s', 'B/s']);
function isFlawed(value, { unit }) {
    return !(0,computable/* isComputable */.$O)(value) || (value < 0 && neverNegative.has(unit));
}
/** What is wrong with one of a benchmark's values, in its base unit. */
function describeFlaw(value, { unit }) {
    if (!Number.isFinite(value))
        return notFinite;
    return `one of its values is ${(0,computable/* describeSize */.jt)(value) ?? `${Number(value.toPrecision(6))} ${unit}, and it must be 0 or more`}`;
}
/** What was printed, in base units. */
function makeReading(printed) {
    return printed_readValues(makeQuantity(printed), printed.benchmark, printed.values);
}
/** A benchmark that failed, by the tool's own word for it. */
function makeFailure(failed, error) {
    return { ...makeReading({ ...failed, values: [] }), error: error.slice(0, longestError) || 'it failed' };
}
const longestError = 500;

;// CONCATENATED MODULE: ./lib/formats/own/json-pointer.js
/** What is at `pointer` in `json` (RFC 6901, also as a URI fragment, where blanks are `%20`); undefined where nothing is. */
function findAt(json, pointer) {
    const tokens = (pointer.startsWith('#') ? decode(pointer.slice(1)) : pointer).split('/').slice(1);
    let value = json;
    for (const token of tokens) {
        const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
            return undefined;
        value = value[key];
    }
    return value;
}
function decode(fragment) {
    try {
        return decodeURIComponent(fragment);
    }
    catch {
        return fragment;
    }
}

;// CONCATENATED MODULE: ./lib/formats/own/json-values.js





/**
 * A user's own format: JSON, of which `values` says where what is: lines such as `p99 = /latency/p99 ms`, a name, a JSON Pointer (RFC 6901)
 * to a number or a list of numbers, its unit, and where the unit does not say it, `lower` or `higher`.
 *
 * A FormatError where a line is none of these.
 */
function makeJsonValues(values) {
    const wanted = values
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '')
        .map(decodeLine);
    return {
        name: 'json',
        title: 'JSON, at the places in "values"',
        fits: ({ json }) => wanted.some(({ pointer }) => findAt(json, pointer) !== undefined),
        parse({ json, text }) {
            if (json === undefined)
                throw new format_FormatError(text.trim() === '' ? 'the output is empty' : 'the output is not valid JSON, or it was cut off');
            if (wanted.every(({ pointer }) => findAt(json, pointer) === undefined))
                throw new format_FormatError(`the output has none of the places in "values" (${wanted[0]?.pointer})`);
            return wanted.map(one => read(one, findAt(json, one.pointer)));
        },
    };
}
function decodeLine(line) {
    const at = line.lastIndexOf('= ');
    const [pointer = '', unit = '', better, ...more] = line
        .slice(at + 1)
        .trim()
        .split(/\s+/);
    const benchmark = line.slice(0, Math.max(0, at)).trim();
    const isDirection = better === undefined || better === 'lower' || better === 'higher';
    if (benchmark === '' || !/^#?\//.test(pointer) || !isDirection || more.length > 0)
        throw new format_FormatError(`"values" holds ${JSON.stringify(line.slice(0, 80))}; it must be "NAME = /POINTER UNIT", such as "p99 = /latency/p99 ms". Add "lower" or "higher" if the unit does not say which is better`);
    return { benchmark, pointer, unit, ...(better === undefined ? {} : { better }) };
}
function read({ pointer, ...printed }, value) {
    const metric = (0,metrics_unit/* tidyUnit */.v)(printed.unit).unit === 's' ? 'time' : printed.unit || 'value';
    const values = (Array.isArray(value) ? value : [value]).map(toNumber);
    if (values.length > 0 && !values.some(Number.isNaN))
        return makeReading({ ...printed, metric, values });
    return makeFailure({ ...printed, metric }, `${value === undefined ? 'nothing' : 'no number'} is at ${pointer}`);
}
function toNumber(value) {
    if (typeof value === 'number')
        return value;
    return typeof value === 'string' ? parseNumber(value) : Number.NaN;
}

;// CONCATENATED MODULE: ./lib/formats/own/native.js





const marker = '{"bench"';
const example = '{"bench":"parse","value":12.8,"unit":"ms"}';
const longestLine = 65_536;
const native_longestName = 256;
const native_line = dist/* object */.Ikc({
    bench: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(native_longestName)),
    metric: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(native_longestName))),
    unit: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(native_longestName)), ''),
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
        const readings = textsOf(output).flatMap(parseText);
        if (readings.length > 0)
            return readings;
        throw new format_FormatError(`no line of its output starts with ${marker}: print lines such as ${example}`);
    },
};
function textsOf({ stdout, benchOutput, files = [] }) {
    return [stdout, benchOutput, ...files.map(({ text }) => text)];
}
function parseText(text) {
    const quantities = new Map();
    const readings = [];
    for (const candidate of text.split('\n'))
        if (candidate.startsWith(marker))
            readings.push(readLine(native_decodeLine(candidate), candidate, quantities));
    return readings;
}
function readLine(said, text, quantities) {
    const { bench, value, samples, error } = said;
    if ((value === undefined ? 0 : 1) + (samples === undefined ? 0 : 1) + (error === undefined ? 0 : 1) !== 1)
        throw new format_FormatError(`a line must have exactly one of "value", "samples" and "error": ${native_shown(text)}`);
    const quantity = findQuantity(said, quantities);
    const reading = value === undefined ? printed_readValues(quantity, bench, samples ?? []) : readValue(quantity, bench, value);
    return error === undefined ? reading : { ...reading, error };
}
/** Most lines are of a few metrics, in a few units. */
function findQuantity({ metric, unit, better }, quantities) {
    const key = metric === undefined && better === undefined ? unit : JSON.stringify([metric, unit, better]);
    const known = quantities.get(key);
    if (known)
        return known;
    const name = metric ?? ((0,metrics_unit/* tidyUnit */.v)(unit).unit === 's' ? 'time' : unit || 'value');
    const quantity = makeQuantity({ metric: name, unit, better });
    quantities.set(key, quantity);
    return quantity;
}
function native_decodeLine(text) {
    if (text.length > longestLine)
        throw new format_FormatError(`a line of ${text.length} characters is too long: ${native_shown(text)}`);
    try {
        return decodePlain(text) ?? dist/* parse */.qgA(native_line, JSON.parse(text));
    }
    catch (cause) {
        const why = cause instanceof dist/* ValiError */.H6d
            ? native_shown(`${dist/* getDotPath */.BuJ(cause.issues[0]) ?? ''}: ${cause.message}`)
            : 'it is not JSON';
        throw new format_FormatError(`a line that starts with ${marker} cannot be read (${why}): ${native_shown(text)}`, { cause });
    }
}
/**
 * A line of the plainest form, as most are: told without JSON's parser and a schema, which take five times as long. Its texts hold
 * nothing that JSON escapes, or has in two halves.
 */
const native_plain = /^\{"bench": ?"([ !#-[\]-\ud7ff]{1,256})", ?"value": ?((?:0|[1-9]\d{0,14})(?:\.\d{1,15})?)(?:, ?"unit": ?"([ !#-[\]-\ud7ff]{0,256})")?\}\r?$/;
function decodePlain(text) {
    const found = native_plain.exec(text);
    return found ? { bench: found[1], value: parseNumber(found[2]), unit: found[3] ?? '' } : undefined;
}
function native_shown(text) {
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

;// CONCATENATED MODULE: ./lib/formats/own/process.js
/** The wall time of the process itself: one benchmark, named like the suite. */
const processTime = {
    name: 'process',
    title: 'the wall time of the process itself',
    fits: () => true,
    parse: ({ output }, suite) => [
        { benchmark: suite, metric: { name: 'time', unit: 's', better: 'lower' }, values: [output.seconds] },
    ],
};

;// CONCATENATED MODULE: ./lib/formats/reading/remember.js
/** `make`, called once for each text that it is asked for; what it made is kept as long as the function itself. */
function remember_remember(make) {
    const made = new Map();
    return text => {
        const known = made.get(text);
        if (known !== undefined || made.has(text))
            return known;
        const value = make(text);
        made.set(text, value);
        return value;
    };
}

;// CONCATENATED MODULE: ./lib/formats/own/regex-cost.js
const token = /\\k<|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!]|\(|\)|\||[*+?]|\{\d+,?\d*\}|./gsu;
const repetition = /^(?:[*+]|\{)/;
/**
 * The part of a regular expression that makes matching take time beyond any measure, in words; undefined where there is none.
 *
 * JavaScript tries all ways to match, which are exponentially many where what is repeated can itself be matched in several ways
 * (`(a+)*`, `(a|b)*`), or where the pattern looks around or back. What is left takes at worst a power of a line's length.
 */
function findCostlyPart(pattern) {
    const tokens = pattern.match(token) ?? [];
    if (tokens.some(one => /^\\(?:[1-9]|k<)/.test(one)))
        return 'a reference back (\\1)';
    if (tokens.some(one => one.startsWith('(?')))
        return 'a look ahead or behind ((?=…), (?<!…))';
    return repeatsAmbiguity(tokens)
        ? 'a repetition of what is itself repeated or one of several ((a+)*, (a|b)*)'
        : undefined;
}
/** Whether a group that can be matched in several ways is repeated. */
function repeatsAmbiguity(tokens) {
    // Of each group around, whether it can be.
    let around = [];
    let isAmbiguous = false;
    for (const [at, one] of tokens.entries()) {
        if (one === '(') {
            around = [...around, isAmbiguous];
            isAmbiguous = false;
        }
        else if (one === ')') {
            if (isAmbiguous && repetition.test(tokens[at + 1] ?? ''))
                return true;
            isAmbiguous ||= around.at(-1) ?? false;
            around = around.slice(0, -1);
        }
        else
            isAmbiguous ||= one === '|' || isOfNoFixedLength(one, tokens[at - 1]);
    }
    return false;
}
/** A question mark behind a bracket belongs to it: `(?:…)`, `(?<name>…)`. */
function isOfNoFixedLength(one, before) {
    return before !== '(' && (/^[*+?]$/.test(one) || /^\{\d+,/.test(one));
}

;// CONCATENATED MODULE: ./lib/formats/own/regex.js






/** Longer lines are not tried: what comes back in the pattern goes over the rest of the line again. */
const regex_longestLine = 1000;
/** For all lines of an output, of which the longest that is read at all takes a few seconds. */
const longestInSeconds = 10;
/**
 * A user's own format: lines that match `pattern`, a regular expression with the named groups `value`, and where there are such,
 * `name` (else the suite's) and `unit`. Other lines are passed over; repeated names are iterations.
 *
 * A FormatError where `pattern` is none, or where it may take for ever on a line that its user did not think of. What is not seen in
 * the pattern (`.*.*.*=` takes a day for some lines) is ended by time, since who wrote the lines need not be who wrote the pattern.
 */
function makeRegex(pattern, endAfter) {
    const expression = compile(pattern);
    const read = (lines, suite) => {
        const walk = new Walk(expression, suite);
        if (endAfter(longestInSeconds * 1000, () => walk.follow(lines)))
            return walk.readings;
        throw new format_FormatError(`"pattern" (${pattern}) takes too long: after ${longestInSeconds} s it was at line ${walk.line + 1} of the output: ${lines[walk.line]?.slice(0, 200)}`);
    };
    return {
        name: 'regex',
        title: 'lines that match "pattern"',
        fits: ({ lines }) => read(lines, '').length > 0,
        parse({ lines }, suite) {
            const readings = read(lines, suite);
            if (readings.length > 0)
                return readings;
            throw new format_FormatError(`no line of the output matches "pattern" (${pattern}); its first line is: ${lines.find(line => line.trim() !== '')?.slice(0, 200) ?? 'none'}`);
        },
    };
}
class Walk {
    readings = [];
    /** Which is being matched; counts from 0. */
    line = 0;
    #expression;
    #suite;
    #quantityOf = remember_remember(unit => makeQuantity(metricOf(unit)));
    constructor(expression, suite) {
        this.#expression = expression;
        this.#suite = suite;
    }
    follow(lines) {
        for (; this.line < lines.length; this.line++) {
            const line = lines[this.line];
            const groups = line.length <= regex_longestLine ? this.#expression.exec(line)?.groups : undefined;
            if (groups)
                this.readings.push(this.#read(groups));
        }
    }
    #read({ name, value = '', unit = '' }) {
        const benchmark = name?.trim() || this.#suite;
        const number = parseNumber(value.trim());
        if (!Number.isNaN(number))
            return readValue(this.#quantityOf(unit), benchmark, number);
        return makeFailure({ ...metricOf(unit), benchmark }, `"${value.slice(0, 40)}" is not a number: use digits, with a point before decimals`);
    }
}
function metricOf(unit) {
    return { metric: (0,metrics_unit/* tidyUnit */.v)(unit).unit === 's' ? 'time' : unit.trim() || 'value', unit };
}
function compile(pattern) {
    const costly = findCostlyPart(pattern);
    if (costly !== undefined)
        throw new format_FormatError(`"pattern" holds ${costly}, which can take exponential time on a line that nearly matches: write the pattern without it`);
    let expression;
    try {
        expression = new RegExp(pattern, 'u');
    }
    catch (cause) {
        throw new format_FormatError(`"pattern" is not a valid regular expression: ${cause.message}`, { cause });
    }
    if (pattern.includes('(?<value>'))
        return expression;
    throw new format_FormatError('"pattern" has no group called "value": such as ^(?<name>\\S+): (?<value>[\\d.]+) (?<unit>\\S+)$');
}

;// CONCATENATED MODULE: ./lib/formats/read.js

/** Whether `document`, or a part of it, is of `format`. */
function read_fitsIn(format, document) {
    return format.fits(document) || document.parts.some(part => format.fits(part));
}
/**
 * What `format` reads in `document`: in each of its parts where it has several of that format, as a tool leaves that is run once for
 * each of several files. What is in no part of that format is a line of a log, or a file for people.
 *
 * A benchmark whose name an earlier part has too is another one: `parse (2)`.
 */
function read_readDocument(format, document, suite) {
    const parts = findParts(format, document);
    if (parts.length === 0)
        return format.parse(document, suite);
    const read = parts.map(part => format.parse(part, suite));
    const names = read.map(readings => [...new Set(readings.map(({ benchmark }) => benchmark))]);
    const unique = numberDuplicates(names.flat()).values();
    return read.flatMap((readings, part) => {
        // A number makes a name longer.
        const nameOf = new Map(names[part].map(name => [name, names_shorten(unique.next().value)]));
        return readings.map(one => ({ ...one, benchmark: nameOf.get(one.benchmark) }));
    });
}
function findParts(format, document) {
    const isDirectory = document.files.length > 1;
    // A format of directories knows what belongs together.
    if (isDirectory && format.fits(document))
        return [];
    const parts = document.parts.filter(part => format.fits(part));
    return isDirectory || parts.length > 1 ? parts : [];
}

;// CONCATENATED MODULE: ./lib/formats/reading/json.js
const deepest = 200;
const mostLogLines = 5;
const mostValues = 1000;
/**
 * The value that `text` is as JSON, the last where there are several; undefined where it is none.
 *
 * Some tools write NaN and Infinity as bare words, and some print lines of a log before; both are read (the words as null).
 * What is nested more deeply than any tool nests is no JSON here.
 */
function parseJson(text) {
    return parseJsonValues(text).at(-1);
}
/** The values that `text` is as JSON, each on lines of its own: tools may be run one after the other. None where it ends with something else. */
function parseJsonValues(text) {
    const values = [];
    let logLines = 0;
    let start = findStart(text, 0);
    while (start >= 0) {
        const end = findEnd(text, start);
        if (end === 'too deep')
            return [];
        const value = end === 'cut off' || !endsLine(text, end) ? undefined : parseOne(text.slice(start, end));
        if (value === undefined)
            logLines++;
        else
            values.push(value);
        // Where there are many lines of a log, or of JSON lines, what follows need not be parsed.
        if (logLines > mostLogLines || values.length > mostValues)
            return [];
        if (value !== undefined && isBlank(text, end))
            return values;
        start = findStart(text, value === undefined ? start + 1 : end);
    }
    return [];
}
/** Why what begins like JSON in `text` cannot be read, in words that follow its name; undefined where nothing does. */
function findFlaw(text) {
    const start = findStart(text, 0);
    if (start < 0 || !/[[{]\s*["[{\]}\d]/y.test(text.slice(start, start + 100)))
        return undefined;
    const end = findEnd(text, start);
    if (end === 'cut off')
        return 'begins like JSON, but was cut off: did the tool end early?';
    if (end === 'too deep')
        return `is JSON that is nested more than ${deepest} deep, which no tool writes`;
    if (!endsLine(text, end) || parseOne(text.slice(start, end)) === undefined)
        return undefined;
    return 'is JSON followed by something else: let the tool write its JSON to its own file, and name that file in "output"';
}
/** Where JSON may begin: at a bracket that begins a line, at `from` or behind it; -1 where none does. */
function findStart(text, from) {
    // Many texts have none, and this is known at once.
    if (from === 0 && !text.includes('{') && !text.includes('['))
        return -1;
    const start = /(?:^|\n)[\ufeff \t\r]*[[{]/g;
    start.lastIndex = from;
    return start.test(text) ? start.lastIndex - 1 : -1;
}
function endsLine(text, end) {
    return /[ \t\r]*(?:\n|$)/y.test(text.slice(end, end + 100));
}
function isBlank(text, from) {
    const printed = /\S/g;
    printed.lastIndex = from;
    return !printed.test(text);
}
function parseOne(text) {
    return tryToParse(text) ?? (text.search(bareWord) < 0 ? undefined : tryToParse(withoutBareWords(text)));
}
function tryToParse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const bareWord = /-?\b(?:NaN|Infinity|inf|nan)\b/g;
/** What is in a string stays. Strings are not matched by an expression, since the engine's stack overflows on long ones. */
function withoutBareWords(text) {
    const parts = [];
    let at = 0;
    while (at < text.length) {
        const quote = text.indexOf('"', at);
        const open = quote < 0 ? text.length : quote;
        parts.push(text.slice(at, open).replace(bareWord, 'null'));
        at = findEndOfString(text, open);
        parts.push(text.slice(open, at));
    }
    return parts.join('');
}
function findEndOfString(text, open) {
    for (let at = open + 1; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === 92)
            at++;
        else if (code === 34)
            return at + 1;
    }
    return text.length;
}
/** Where what opens at `start` is closed again. Without recursion, since that is what depth is dangerous for. */
function findEnd(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === 34)
            at = findEndOfString(text, at) - 1;
        else if (code === 123 || code === 91) {
            if (++depth > deepest)
                return 'too deep';
        }
        else if ((code === 125 || code === 93) && --depth === 0)
            return at + 1;
    }
    return 'cut off';
}

;// CONCATENATED MODULE: ./lib/formats/reading/lines.js
/** Longer lines are no results of any tool; a regular expression is not tried on them. */
const lines_longestLine = 65_536;
const escapeCharacter = String.fromCharCode(27);
const colour = new RegExp(`${escapeCharacter}\\[[0-9;?]*[A-Za-z]`, 'g');
/** The lines of a tool's text, without colours, line ends and a byte order mark; what is longer than any result is empty. */
function splitLines(text) {
    const plain = text.includes(escapeCharacter) ? text.replace(colour, '') : text;
    return (plain.startsWith('\ufeff') ? plain.slice(1) : plain)
        .split('\n')
        .map(line => (line.length > lines_longestLine ? '' : line.endsWith('\r') ? line.slice(0, -1) : line));
}

;// CONCATENATED MODULE: ./lib/formats/reading/document.js


/** `output`, ready to be looked at. */
function document_makeDocument(output) {
    const files = output.files ?? [];
    const text = files.length === 1 ? files[0].text : output.files === undefined ? output.stdout : '';
    let lines;
    let values;
    let parts;
    const findValues = () => {
        values ??= parseJsonValues(text);
        return values;
    };
    return {
        output,
        text,
        files: files.length === 1 ? [] : files,
        get lines() {
            lines ??= splitLines(text);
            return lines;
        },
        get json() {
            return findValues().at(-1);
        },
        get parts() {
            parts ??= files.length > 1 ? files.map(one => document_makeDocument({ ...output, files: [one] })) : split(findValues());
            return parts;
        },
    };
}
/** Each as JSON and nothing else: read as text, it has been read with the whole. */
function split(values) {
    if (values.length < 2)
        return [];
    const nothing = { stdout: '', benchOutput: '', seconds: 0 };
    return values.map(json => ({ output: nothing, text: '', lines: [], json, files: [], parts: [] }));
}

;// CONCATENATED MODULE: ./lib/formats/reading/unread.js

const mostNames = 5;
/** Why no format fits what a command wrote into files, and what to do. */
function describeUnread(document) {
    const files = document.output.files ?? [];
    if (files.length === 0)
        return 'the command wrote nothing to the place in "output"';
    const names = files.slice(0, mostNames).map(({ path }) => path);
    const written = `what the command wrote (${names.join(', ')}${files.length > mostNames ? ', …' : ''})`;
    if (files.every(({ text }) => text.trim() === ''))
        return `${written} is empty: did a benchmark run, and did the tool finish?`;
    const flaw = files.map(({ text }) => findFlaw(text)).find(found => found !== undefined);
    if (flaw !== undefined && document.json === undefined)
        return `${written} ${flaw}`;
    const advice = 'name its format in "format", or use the format "regex" or "json"';
    return `${written} has no known format: ${findLocalised(document) ?? advice}`;
}
/** A number with a comma before its decimals, and a unit behind it, as the settings of many countries have it. */
const localised = /(?<![\d.,])\d+(?:\.\d{3})*,(?:\d{1,2}|\d{4,}) ?(?:ns|us|µs|μs|ms|s|ops|op|B|KB|MB|GB|%)\b/;
const mostLines = 1000;
function findLocalised({ lines }) {
    const found = lines.slice(0, mostLines).flatMap(line => localised.exec(line.slice(0, 1000))?.[0] ?? [])[0];
    if (found === undefined)
        return undefined;
    return `it has numbers such as "${found}", whose comma can mean decimals or thousands: run the tool with LC_ALL=C`;
}

;// CONCATENATED MODULE: ./lib/formats/reading/xml.js

/** An element that is being read. Most are never asked for their attributes, so that these are read when they are. */
class Draft {
    name;
    children = [];
    text = '';
    #tag;
    #attributes;
    constructor(tag) {
        this.#tag = tag;
        this.name = /^\S*/.exec(tag)[0];
    }
    get attributes() {
        this.#attributes ??= parseAttributes(this.#tag, this.name.length);
        return this.#attributes;
    }
}
const xml_deepest = 200;
/**
 * The root element of the XML that begins in `text`, or a FormatError where it is cut off, or is none.
 *
 * Resolves nothing: a document type (and with it entities of its own, and other files) is refused; only XML's five entities
 * and characters by number are read.
 */
function parseXml(text) {
    const open = [];
    let at = text.indexOf('<');
    while (at >= 0) {
        const end = xml_findEnd(text, at);
        const root = text[at + 1] === '!' || text[at + 1] === '?' ? undefined : xml_place(text.slice(at + 1, end), open);
        if (root)
            return root;
        at = text.indexOf('<', end);
        if (at > end + 1)
            addText(text.slice(end + 1, at), open.at(-1));
    }
    throw new format_FormatError('the XML is cut off before its end');
}
/** Only what is not blank: most of what stands between elements is their indentation. */
function addText(text, parent) {
    if (parent?.children.length === 0 && /\S/.test(text))
        parent.text += xml_decode(text);
}
/** Where what begins at `at` ends: at its last character. */
function xml_findEnd(text, at) {
    const next = text.charCodeAt(at + 1);
    if (next === exclamationMark || next === questionMark)
        return findEndOfAside(text, at);
    let quote = 0;
    for (let index = at + 1; index < text.length; index++) {
        const code = text.charCodeAt(index);
        if (quote !== 0)
            quote = code === quote ? 0 : quote;
        else if (code === doubleQuote || code === singleQuote)
            quote = code;
        else if (code === greaterThan)
            return index;
    }
    return insist(-1, 0);
}
const [exclamationMark, questionMark, doubleQuote, singleQuote, greaterThan] = [33, 63, 34, 39, 62];
/** What is neither element nor text that is read: comments, instructions, and text that is quoted as a whole. */
function findEndOfAside(text, at) {
    for (const [start, stop] of [
        ['<!--', '-->'],
        ['<![CDATA[', ']]>'],
        ['<?', '?>'],
    ])
        if (text.startsWith(start, at))
            return insist(text.indexOf(stop, at + start.length), stop.length);
    throw new format_FormatError('XML with a document type is not read: no tool for benchmarks writes it');
}
function insist(found, length) {
    if (found < 0)
        throw new format_FormatError('the XML is cut off before its end');
    return found + length - 1;
}
/** Puts a tag (without its brackets) into what is open; gives the root when it is closed. */
function xml_place(tag, open) {
    const parent = open.at(-1);
    if (tag.startsWith('/')) {
        if (parent?.name !== tag.slice(1).trim())
            throw new format_FormatError(`the XML closes "${tag.slice(1, 100)}", which is not open`);
        open.pop();
        return open.length === 0 ? parent : undefined;
    }
    const isEmpty = tag.endsWith('/');
    const element = new Draft(isEmpty ? tag.slice(0, -1) : tag);
    parent?.children.push(element);
    if (isEmpty)
        return parent ? undefined : element;
    if (open.push(element) > xml_deepest)
        throw new format_FormatError('the XML is nested more deeply than any tool nests');
    return undefined;
}
function parseAttributes(tag, from) {
    const attributes = new Map();
    // Sticky, so that a long tag without attributes is not tried from each of its characters.
    const attribute = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
    attribute.lastIndex = from;
    for (let found = attribute.exec(tag); found; found = attribute.exec(tag))
        attributes.set(found[1], xml_decode(found[2] ?? found[3] ?? ''));
    return attributes;
}
const xml_entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
/** What is no entity that XML itself knows stays as it is. */
function xml_decode(text) {
    if (!text.includes('&'))
        return text;
    return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hexadecimal, name) => {
        if (name !== undefined)
            return xml_entities.get(name) ?? whole;
        const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}

;// CONCATENATED MODULE: ./lib/formats/tools/c/catch2-console.js


/** The benchmarks in what Catch2's console reporter prints; names that it wrapped are joined. */
function parseConsole(lines, isHeader) {
    const state = { place: 'before', test: undefined, name: [], isOneLine: false, isMeanNext: false };
    const found = [];
    for (const line of lines) {
        if (/^-{20,}$/.test(line))
            cross(state);
        else if (isHeader(line))
            Object.assign(state, { place: 'head', isOneLine: / mean\s*$/.test(line) });
        else if (state.place === 'names')
            state.test = nest(state.test, ' > ', line.trim());
        else if (/^[=~.]{20,}$/.test(line))
            state.place = 'before';
        else if (state.place === 'table')
            catch2_console_readRow(line, state, found);
    }
    if (state.isMeanNext)
        throw new format_FormatError("the output is cut off before the mean of Catch2's last benchmark");
    return found;
}
/** A rule stands before and after the names of a test, and between the head of a table and its rows. */
function cross(state) {
    if (state.place === 'head')
        state.place = 'table';
    else if (state.place === 'names')
        state.place = 'before';
    else
        Object.assign(state, { place: 'names', test: undefined });
    state.name = [];
}
const failed = ' Benchmark failed (';
function catch2_console_readRow(line, state, found) {
    const words = line.trim().split(/\s+/);
    if (words[0] === '')
        return;
    if (state.isMeanNext) {
        state.isMeanNext = false;
        found.push({ name: takeName(state), result: readMean(words.slice(0, 2)) });
        return;
    }
    const failure = line.indexOf(failed);
    if (failure >= 0) {
        state.name.push(line.slice(0, failure).trim());
        found.push({ name: takeName(state), result: { error: line.slice(failure + failed.length).replace(/\)\s*$/, '') } });
    }
    else if (/ \d+ +\d+ +[\d.e+-]+ [a-z]+ *$/.test(line.slice(-120))) {
        state.name.push(words.slice(0, -4).join(' '));
        if (state.isOneLine)
            found.push({ name: takeName(state), result: readMean(words.slice(-2)) });
        else
            state.isMeanNext = true;
    }
    else if (isPartOfName(line))
        state.name.push(line.trim());
}
/** Names stand at the left; the rows with the mean and the deviation do not. */
function isPartOfName(line) {
    return /^\S/.test(line);
}
function takeName(state) {
    const name = nest(state.test, ' > ', state.name.filter(part => part !== '').join(' '));
    state.name = [];
    return name;
}
/** Minutes are the only unit that the console writes in a way of its own. */
function readMean([value, unit]) {
    const known = ['ns', 'us', 'ms', 's', 'm'].includes(unit ?? '');
    const isPlain = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(value ?? '');
    if (!known || !isPlain)
        return { error: `its mean cannot be read: ${`${value} ${unit}`.slice(0, 100)}` };
    return { value: Number(value), unit: unit === 'm' ? 'min' : unit };
}

;// CONCATENATED MODULE: ./lib/formats/tools/c/catch2.js





const advice = 'run it with -r xml, and a name or tag that selects a test with a BENCHMARK';
/**
 * What Catch2 prints by `-r xml`, or else on the console.
 *
 * A benchmark is told by its test case and sections too, since names repeat between them. XML has the mean in nanoseconds, six
 * digits of it, and no samples; the console has three to six digits, units that change between cells, and wraps long names.
 * (`catch_reporter_xml.cpp`, `catch_reporter_console.cpp`; the root is `Catch` before version 3.)
 */
const catch2 = {
    name: 'catch2',
    title: 'Catch2, XML or console',
    fits: document => findXml(document) !== undefined || document.lines.some(isHeader),
    parse(document) {
        const xml = findXml(document);
        const benchmarks = xml === undefined ? parseConsole(document.lines, isHeader) : findBenchmarks(parseXml(xml), undefined);
        if (benchmarks.length === 0)
            throw new format_FormatError(`there is no benchmark in the output of Catch2: ${advice}`);
        const names = numberDuplicates(benchmarks.map(({ name }) => name));
        return benchmarks.map((benchmark, index) => catch2_read(benchmark, names[index]));
    },
};
/** Where the report begins: at its declaration or its root, at the start of a line. */
function findXml({ text }) {
    const start = text.search(/^\ufeff?(?:<\?xml [^>]{0,200}>\s{0,100})?<(?:Catch2TestRun|Catch) /m);
    return start < 0 ? undefined : text.slice(start);
}
function isHeader(line) {
    return line.startsWith('benchmark name ') && /^benchmark name +samples +iterations +/.test(line);
}
function findBenchmarks(element, outer) {
    const name = element.attributes.get('name') ?? '';
    if (element.name === 'BenchmarkResults')
        return [{ name: nest(outer, ' > ', name), result: findResult(element) }];
    const isNamed = element.name === 'TestCase' || element.name === 'Section';
    const path = isNamed ? nest(outer, ' > ', name) : outer;
    return element.children.flatMap(child => findBenchmarks(child, path));
}
function findResult({ children }) {
    const failed = children.find(child => child.name === 'failed');
    if (failed)
        return { error: failed.attributes.get('message') ?? '' };
    const mean = children.find(child => child.name === 'mean')?.attributes.get('value');
    return { value: mean ? Number(mean) : Number.NaN, unit: 'ns' };
}
function catch2_read({ result }, benchmark) {
    const time = { benchmark, metric: 'time' };
    return 'error' in result
        ? makeFailure({ ...time, unit: 's' }, result.error)
        : makeReading({ ...time, unit: result.unit, values: [result.value] });
}

;// CONCATENATED MODULE: ./lib/formats/reading/decode-json.js


/** The document's JSON as `schema` has it, or a FormatError that tells an empty output, a truncated one, and one of another shape apart. */
function decodeJson({ text, json }, schema, { tool, advice }) {
    if (json === undefined && text.trim() === '')
        throw new format_FormatError(`the output is empty, so it is not a result of ${tool}: ${advice}`);
    if (json === undefined)
        throw new format_FormatError(`the output is not the JSON of ${tool}, or it was cut off: ${advice}`);
    // One thing that is wrong is enough: there may be one in each of very many entries.
    const decoded = dist/* safeParse */.xLC(schema, json, { abortEarly: true });
    if (decoded.success)
        return decoded.output;
    const [issue] = decoded.issues;
    const where = dist/* getDotPath */.BuJ(issue);
    throw new format_FormatError(`the output is not what ${tool} writes (${where ? `${where.slice(0, 100)}: ` : ''}${issue.message.slice(0, 200)}): ${advice}`);
}
/** `items`, of which there must be one. */
function insistOnSome(items, { tool, advice }) {
    if (items.length === 0)
        throw new format_FormatError(`there is no benchmark in the output of ${tool}: ${advice}`);
    return items;
}

;// CONCATENATED MODULE: ./lib/formats/reading/numbers.js
/** `value` where it is a finite number: tools write NaN and Infinity as words, as text, as nothing. */
function finite(value) {
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
/** `value` where it is a list of finite numbers, and complete: what has a gap in it is no sample. */
function finiteList(value) {
    return Array.isArray(value) && value.length > 0 && value.every(Number.isFinite) ? value : undefined;
}
/** The first of `values` that is a finite number, as a list of it alone; empty where none is. */
function firstFinite(...values) {
    return values.filter(value => finite(value) !== undefined).slice(0, 1);
}
/** What one of `count` iterations took, of what all of them took together; NaN where there was none. */
function perIteration(total, count) {
    return count > 0 ? total / count : Number.NaN;
}

;// CONCATENATED MODULE: ./lib/formats/tools/c/google-benchmark.js






const expected = {
    tool: 'Google Benchmark',
    advice: 'run it with --benchmark_out=FILE --benchmark_out_format=json, and a filter that selects a benchmark',
};
const schema = dist/* object */.Ikc({
    context: dist/* unknown */.L5J(),
    benchmarks: dist/* array */.YOg(dist/* custom */.IeY(value => typeof value === 'object' && value !== null && 'name' in value)),
});
/**
 * What Google Benchmark writes by `--benchmark_out=FILE --benchmark_out_format=json`, or prints by `--benchmark_format=json`.
 *
 * The rows of a `run_name` are its repetitions, in order; with `--benchmark_report_aggregates_only` there are mean, median and
 * others alone. The library plans iterations by CPU time and derives its rates from it, unless a name says `/real_time` or
 * `/manual_time`; that time is judged, so that a busy machine does no harm. Beside threads CPU time is an average over them, and
 * the real one is judged. (`json_reporter.cc`, `benchmark_runner.cc`; rows have had `run_type` since 1.5.)
 */
const googleBenchmark = {
    name: 'google-benchmark',
    title: 'Google Benchmark, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ context: dist/* unknown */.L5J(), benchmarks: dist/* array */.YOg(dist/* unknown */.L5J()), layout: dist/* optional */.lqM(dist/* undefined */.Vxk()) }), json),
    parse(document) {
        const { benchmarks } = decodeJson(document, schema, expected);
        const groups = [...groupRows(benchmarks).values()].filter(isMeasured);
        const names = numberDuplicates(groups.map(({ name }) => name));
        return insistOnSome(groups, expected).flatMap((group, index) => google_benchmark_read(group, names[index]));
    },
};
/** By family and instance too, since two benchmarks may be registered under one name. */
function groupRows(rows) {
    const names = new Set(rows.map(row => row.name));
    const groups = new Map();
    for (const row of rows) {
        const aggregate = aggregateOf(row, names);
        const name = runNameOf(row, aggregate);
        const key = `${row.family_index}\n${row.per_family_instance_index}\n${name}`;
        const group = groups.get(key) ?? { name, iterations: [], aggregates: new Map() };
        if (aggregate === undefined)
            group.iterations.push(row);
        else
            group.aggregates.set(aggregate, row);
        groups.set(key, group);
    }
    return groups;
}
/** Before 1.5 aggregates are told only by the ends of their names, and by those beside them. */
function aggregateOf(row, names) {
    if (row.run_type !== undefined)
        return row.run_type === 'aggregate' ? String(row.aggregate_name) : undefined;
    const [, base, ending] = /^(.*)_(mean|median|stddev|cv|BigO|RMS)$/s.exec(String(row.name)) ?? [];
    const isBeside = ['', '_mean', '_BigO'].some(other => names.has(`${base}${other}`));
    return ending !== undefined && isBeside ? ending : undefined;
}
function runNameOf({ run_name, name }, aggregate) {
    if (typeof run_name === 'string')
        return run_name;
    return aggregate === undefined ? String(name) : String(name).slice(0, -aggregate.length - 1);
}
/** Fits of a complexity (BigO, RMS) have no time, and a benchmark that was skipped with a message none either. */
function isMeasured({ iterations, aggregates }) {
    const rows = [...iterations, ...aggregates.values()];
    return rows.some(row => row.error_occurred === true || (isTimed(row) && !isSkipped(row)));
}
function isTimed(row) {
    return 'real_time' in row && 'cpu_time' in row;
}
function isSkipped({ skipped }) {
    return skipped === true;
}
function google_benchmark_read({ iterations, aggregates }, benchmark) {
    const failed = [...iterations, ...aggregates.values()].find(row => row.error_occurred === true);
    if (failed) {
        const time = { benchmark, metric: 'time', unit: 's' };
        return [makeFailure(time, String(failed.error_message ?? ''))];
    }
    const middle = aggregates.get('median') ?? aggregates.get('mean');
    const rows = iterations.length > 0 ? iterations.filter(isTimed) : middle ? [middle] : [];
    if (rows.length === 0)
        throw new format_FormatError(`of ${benchmark.slice(0, 100)} there is neither a repetition nor a median or mean`);
    return [...readTimes(rows, benchmark), ...readCounters(rows, benchmark)];
}
function readTimes(rows, benchmark) {
    const unit = String(rows[0].time_unit ?? 'ns');
    // The unit can be set on each benchmark, and is the same for all repetitions of it.
    if (!rows.every(row => (row.time_unit ?? 'ns') === unit) || !['ns', 'us', 'ms', 's'].includes(unit))
        throw new format_FormatError(`the unit of time of ${benchmark.slice(0, 100)} is none that Google Benchmark writes`);
    const values = (key) => rows.map(row => finite(row[key]) ?? Number.NaN);
    const cpu = values('cpu_time');
    const primary = !isAboutRealTime(benchmark) && cpu.some(value => value > 0);
    return [
        makeReading({ benchmark, metric: 'time', unit, values: values('real_time') }),
        makeReading({ benchmark, metric: 'cpu-time', unit, values: cpu, primary }),
    ];
}
function isAboutRealTime(name) {
    const parts = name.split('/');
    return parts.some(part => part === 'real_time' || part === 'manual_time' || /^threads:(?!1$)/.test(part));
}
/** What the library itself writes in a row; everything else is a counter of the benchmark. */
const google_benchmark_own = new Set([
    ...['name', 'run_name', 'run_type', 'label', 'time_unit', 'real_time', 'cpu_time', 'iterations', 'threads'],
    ...['repetitions', 'repetition_index', 'family_index', 'per_family_instance_index'],
    ...['aggregate_name', 'aggregate_unit', 'cpu_coefficient', 'real_coefficient', 'big_o', 'rms'],
    ...['error_occurred', 'error_message', 'skipped', 'skip_message'],
]);
/** Units that the library gives to its own counters; which way is better is certain of these alone. */
const google_benchmark_units = new Map([
    ['bytes_per_second', { metric: 'throughput', unit: 'B/s' }],
    ['items_per_second', { metric: 'items-per-second', unit: 'items/s' }],
    ['allocs_per_iter', { metric: 'allocations', unit: 'allocs' }],
    ['max_bytes_used', { metric: 'max-bytes-used', unit: 'B' }],
]);
/** A counter that is not finite in some repetition (a rate of nothing is NaN) is left out, and its benchmark stays. */
function readCounters(rows, benchmark) {
    const counters = Object.keys(rows[0]).filter(key => !google_benchmark_own.has(key));
    return counters.flatMap(counter => {
        const values = rows.map(row => finite(row[counter])).filter(value => value !== undefined);
        if (values.length < rows.length)
            return [];
        const { metric, unit } = google_benchmark_units.get(counter) ?? { metric: nameCounter(counter), unit: '' };
        return [makeReading({ benchmark, metric, unit, values })];
    });
}
/** A counter may have any name; one of ours would be taken for the time. */
function nameCounter(counter) {
    const isTaken = ['time', 'cpu-time', ...[...google_benchmark_units.values()].map(({ metric }) => metric)].includes(counter);
    return isTaken ? `${counter} (counter)` : names_shorten(counter);
}

;// CONCATENATED MODULE: ./lib/formats/tools/c/nanobench.js





const nanobench_expected = {
    tool: 'nanobench',
    advice: 'render it by ankerl::nanobench::templates::json() to stdout or to the file of "output"',
};
const resultSchema = dist/* object */.Ikc({
    title: dist/* optional */.lqM(dist/* string */.YjP()),
    name: dist/* string */.YjP(),
    'median(elapsed)': dist/* unknown */.L5J(),
    measurements: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const nanobench_schema = dist/* object */.Ikc({ results: dist/* array */.YOg(resultSchema) });
const shape = dist/* object */.Ikc({
    results: dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ name: dist/* string */.YjP(), 'median(elapsed)': dist/* unknown */.L5J() })), dist/* minLength */.BpQ(1)),
});
/** Counters of the processor, where it has them; all zeros otherwise. */
const counters = ['instructions', 'cpucycles', 'branchmisses'];
/**
 * What nanobench renders by its template `json()`.
 *
 * Seconds of one unit of work, and so are the counters; measurements are the epochs, in order. Its name stands below its title,
 * since names repeat between these. (`nanobench.h`: `templates::json`.)
 */
const nanobench = {
    name: 'nanobench',
    title: 'nanobench, JSON',
    fits: ({ json }) => dist.is(shape, json),
    parse(document) {
        const { results } = decodeJson(document, nanobench_schema, nanobench_expected);
        const titles = new Set(results.map(({ title }) => title ?? ''));
        const names = numberDuplicates(results.map(({ title, name }) => (titles.size > 1 && title ? `${title}/${name}` : name)));
        return insistOnSome(results, nanobench_expected).flatMap((result, index) => nanobench_read(result, names[index]));
    },
};
function nanobench_read(result, benchmark) {
    const values = nanobench_valuesOf(result, 'elapsed') ?? firstFinite(result['median(elapsed)']);
    const counted = counters.flatMap(counter => {
        const found = nanobench_valuesOf(result, counter);
        if (!found?.some(value => value > 0))
            return [];
        return [makeReading({ benchmark, metric: counter, unit: 'count', values: found, better: 'lower' })];
    });
    return [makeReading({ benchmark, metric: 'time', unit: 's', values }), ...counted];
}
function nanobench_valuesOf({ measurements }, key) {
    if (!Array.isArray(measurements))
        return undefined;
    return finiteList(measurements.map(one => finite(one?.[key])));
}

;// CONCATENATED MODULE: ./lib/formats/reading/fields.js
const field = /\S+/g;
/** What stands between the blanks of `line`. */
function splitFields(line) {
    return line.match(field) ?? [];
}

;// CONCATENATED MODULE: ./lib/formats/reading/json-lines.js
const json_lines_longestLine = 2 ** 20;
/** The lines of `text` that are JSON and hold `marker`, among whatever else is printed; longer ones than any tool writes are left out. */
function* findJsonLines(text, marker) {
    let at = text.indexOf(marker);
    while (at >= 0) {
        const start = text.lastIndexOf('\n', at) + 1;
        const next = text.indexOf('\n', at);
        const end = next < 0 ? text.length : next;
        const value = end - start > json_lines_longestLine ? undefined : json_lines_tryToParse(text.slice(start, end).trim());
        if (value !== undefined)
            yield value;
        at = text.indexOf(marker, end);
    }
}
function json_lines_tryToParse(line) {
    if (!line.startsWith('{'))
        return undefined;
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/formats/tools/go/go-events.js

/** The output events in `text`, in their order; none where it is no output of `go test -json`. */
function* findGoEvents(text) {
    for (const line of findJsonLines(text, '"Action":"output"')) {
        const { Action, Package = '', Output } = line;
        // By hand, since there is one for each line that is printed.
        if (Action === 'output' && typeof Package === 'string' && typeof Output === 'string')
            yield { package: Package, output: Output };
    }
}
/** What each package printed: several may run at once, and a line may come in pieces. */
function findGoOutputs(text) {
    const outputs = new Map();
    for (const event of findGoEvents(text)) {
        const output = outputs.get(event.package);
        if (output)
            output.push(event.output);
        else
            outputs.set(event.package, [event.output]);
    }
    return [...outputs.values()].map(output => output.join(''));
}

;// CONCATENATED MODULE: ./lib/formats/tools/go/go-results.js



/** The values in `fields` after the number of iterations, which is at `start`; undefined where that is not what they are. */
function parseValues(fields, start = 0) {
    const first = start + 1;
    if (fields.length <= first || (fields.length - first) % 2 === 1 || !/^\d+$/.test(fields[start]))
        return undefined;
    const values = [];
    for (let at = first; at < fields.length; at += 2) {
        const [text, unit] = [fields[at], fields[at + 1]];
        const value = parseNumber(text);
        if ((Number.isNaN(value) && !isNotFinite(text)) || /^[\d.]+$/.test(unit))
            return undefined;
        values.push([value, unit]);
    }
    return values;
}
/** As Go prints what is no number. */
function isNotFinite(field) {
    return /^(?:NaN|[+-]?Inf)$/.test(field);
}
/**
 * Gives the results in `lines` to `take`, one by one, since there may be a great many.
 *
 * A benchmark that prints something itself tears its result apart: the name, what it prints, and later the values alone.
 */
function takeResults(lines, take) {
    const walk = new go_results_Walk(take);
    for (const line of lines)
        walk.follow(line);
    walk.lose();
    return walk;
}
class go_results_Walk {
    failed = [];
    lost = [];
    #take;
    /** Of the package. */
    #prefix = '';
    #begun;
    constructor(take) {
        this.#take = take;
    }
    follow(line) {
        if (line.startsWith('Benchmark'))
            this.#begin(line);
        else if (this.#begun !== undefined && /^\s*\d+\t/.test(line))
            this.#finish(line, this.#begun);
        else if (line.startsWith('--- FAIL: Benchmark'))
            this.failed.push(this.#prefix + splitFields(line)[2]);
        else if (line.startsWith('pkg: '))
            this.#enter(`${names_shorten(line.slice(5).trim())}.`);
        else if (/^(?:ok|FAIL)\s/.test(line))
            this.#enter('');
    }
    /** Gives up what has begun. */
    lose() {
        if (this.#begun !== undefined)
            this.lost.push(this.#begun);
        this.#begun = undefined;
    }
    #begin(line) {
        const fields = splitFields(line);
        const name = this.#prefix + fields[0];
        const values = parseValues(fields, 1);
        this.lose();
        if (values)
            this.#take(name, values);
        // With -v, the name alone is on a line first, and the line with the result is whole.
        else if (/^\S+ *\t/.test(line))
            this.#begun = name;
    }
    #finish(line, name) {
        const values = parseValues(splitFields(line));
        if (!values)
            return;
        this.#take(name, values);
        this.#begun = undefined;
    }
    #enter(prefix) {
        this.lose();
        this.#prefix = prefix;
    }
}

;// CONCATENATED MODULE: ./lib/formats/tools/go/go.js







/**
 * `go test -bench`, as text or by `-json`; also what other tools print in its format
 * (https://go.googlesource.com/proposal/+/master/design/14313-benchmark-format.md, and `benchfmt` of golang.org/x/perf).
 *
 * `BenchmarkName-8 1000 12.5 ns/op 3 B/op`: a name, the number of iterations, values each with its unit. Repeated lines (`-count`) are
 * iterations of one benchmark. Names are as printed, behind their package where that is said: one more package must rename none.
 */
const go = {
    name: 'go',
    title: 'go test -bench, text or -json',
    fits: ({ lines, text }) => lines.some(isResult) || hasResultEvent(text),
    parse({ lines, text }) {
        const outputs = findGoOutputs(text);
        const readings = outputs.length === 0 ? parseOutput(lines) : outputs.flatMap(one => parseOutput(splitLines(one)));
        if (readings.length > 0)
            return readings;
        throw new format_FormatError('no line is a result of "go test -bench", such as "BenchmarkParse-8  1000  12.5 ns/op": does -bench match a benchmark, and did it build?');
    },
};
const go_names = new Map([
    ['ns/op', 'time'],
    ['sec/op', 'time'],
    ['B/op', 'allocated'],
    ['allocs/op', 'allocations'],
    ['MB/s', 'throughput'],
    ['B/s', 'throughput'],
]);
function isResult(line) {
    return line.startsWith('Benchmark') && parseValues(splitFields(line), 1) !== undefined;
}
/** A line may come in pieces, between those of other packages; and all results may be such lines. */
function hasResultEvent(text) {
    const begun = new Map();
    for (const { package: name, output } of findGoEvents(text)) {
        const line = (begun.get(name) ?? '') + output;
        if (isResult(line))
            return true;
        begun.set(name, line.endsWith('\n') || line.length > lines_longestLine ? '' : line);
    }
    return false;
}
/** The readings in what one package, or several by turns, printed. */
function parseOutput(lines) {
    const directions = findDirections(lines);
    const quantityOf = remember_remember(unit => makeQuantity({ metric: go_names.get(unit) ?? unit, unit, better: directions.get(unit) }));
    const readings = [];
    const { failed, lost } = takeResults(lines, (name, values) => {
        for (const [value, unit] of values)
            readings.push(readValue(quantityOf(unit), name, value));
    });
    const suffix = failed.length === 0 ? '' : findSuffix(readings);
    for (const name of failed)
        readings.push(go_fail(name + suffix, 'it failed'));
    for (const name of lost)
        readings.push(go_fail(name, 'it began, and its result was not found: run it with -v or -json'));
    return readings;
}
/** What has failed is named without the number of processors that results are named with. */
function findSuffix(readings) {
    const suffixes = new Set(readings.map(({ benchmark }) => /-\d+$/.exec(benchmark)?.[0] ?? ''));
    return suffixes.size === 1 ? [...suffixes][0] : '';
}
/** Which way is better, where lines such as `Unit points/op better=higher` say it. */
function findDirections(lines) {
    const directions = new Map();
    for (const line of lines) {
        if (!line.startsWith('Unit '))
            continue;
        const [, unit = '', ...settings] = splitFields(line);
        if (settings.includes('better=lower'))
            directions.set(unit, 'lower');
        if (settings.includes('better=higher'))
            directions.set(unit, 'higher');
    }
    return directions;
}
function go_fail(benchmark, why) {
    return makeFailure({ benchmark, metric: 'time', unit: 'ns' }, why);
}

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/benchmarkjs.js



const unit = 'ops/sec';
const separator = ' x ';
const throughput = { metric: 'throughput', unit };
const benchmarkjs_quantity = makeQuantity(throughput);
const rest = /^\S*% \(\d+ runs? sampled\)\s*$/;
const benchmarkjs_grouped = /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/;
/**
 * The lines that benchmark.js makes of its results, printed by `suite.on('cycle', event => console.log(String(event.target)))`:
 * `parse x 1,431,759 ops/sec ±0.74% (93 runs sampled)`.
 *
 * Commas group thousands; from 100 on there are no decimals, and so less than three digits never. Of a benchmark that threw an
 * Error only `parse: ` is printed, with the blank. Source: `toStringBench` and `formatNumber` of benchmark.js 2.1.4, and its outputs.
 */
const benchmarkjs = {
    name: 'benchmarkjs',
    title: 'benchmark.js, text',
    fits: ({ lines, text }) => text.includes(unit) && lines.some(line => readResult(line) !== undefined),
    parse({ lines }) {
        const found = [];
        for (const line of lines) {
            const said = readResult(line) ?? readError(line);
            if (said)
                found.push(said);
        }
        if (found.every(({ number }) => number === undefined))
            throw new format_FormatError('no line of the output is a result of benchmark.js: print String(event.target) when its event "cycle" comes');
        const names = numberDuplicates(found.map(({ benchmark }) => benchmark));
        return found.map(({ number }, index) => benchmarkjs_read(names[index], number));
    },
};
/** By searching from the end, since a name may hold anything. */
function readResult(line) {
    const end = line.lastIndexOf(` ${unit} `);
    if (end === -1 || !rest.test(line.slice(end + unit.length + 2)))
        return undefined;
    const start = line.lastIndexOf(separator, end - 1);
    if (start < 1)
        return undefined;
    return { benchmark: line.slice(0, start), number: line.slice(start + separator.length, end) };
}
function readError(line) {
    return line.length > 2 && line.endsWith(': ') ? { benchmark: line.slice(0, -2), number: undefined } : undefined;
}
function benchmarkjs_read(benchmark, number) {
    if (number !== undefined && benchmarkjs_grouped.test(number))
        return readValue(benchmarkjs_quantity, benchmark, Number(number.replaceAll(',', '')));
    return makeFailure({ ...throughput, benchmark }, number === undefined
        ? 'it failed: the output does not say why'
        : `"${number}" is not how benchmark.js prints a number`);
}

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/deno.js





const deno_expected = { tool: 'deno bench', advice: 'run it with --json, on files that have benchmarks' };
const bench = dist/* object */.Ikc({
    group: dist/* nullish */.cl6(dist/* string */.YjP()),
    name: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    results: dist/* array */.YOg(dist/* object */.Ikc({
        ok: dist/* optional */.lqM(dist/* object */.Ikc({ avg: dist/* unknown */.L5J(), p75: dist/* optional */.lqM(dist/* unknown */.L5J()), p99: dist/* optional */.lqM(dist/* unknown */.L5J()) })),
        failed: dist/* optional */.lqM(dist/* unknown */.L5J()),
    })),
});
/**
 * What `deno bench --json` prints.
 *
 * Times are in ns. There are neither samples nor a median: the time is the mean, which a single pause moves; `p75`, the lowest
 * percentile that there is, stands beside it. Source: outputs of 2.9.
 */
const deno = {
    name: 'deno',
    title: 'deno bench, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ version: dist/* number */.aig(), runtime: dist/* string */.YjP(), benches: dist/* array */.YOg(dist/* looseObject */._H3({})) }), json),
    parse(document) {
        const { benches } = decodeJson(document, dist/* object */.Ikc({ benches: dist/* array */.YOg(bench) }), deno_expected);
        const names = numberDuplicates(benches.map(({ group, name }) => (group ? `${group} > ${name}` : name)));
        return insistOnSome(benches.flatMap(({ results }, index) => results.flatMap(one => deno_readResult(one, names[index]))), deno_expected);
    },
};
function deno_readResult({ ok, failed }, benchmark) {
    const time = { benchmark, metric: 'time', unit: 'ns' };
    if (!ok) {
        const message = dist.is(dist/* object */.Ikc({ message: dist/* string */.YjP() }), failed) ? failed.message : '';
        return [makeFailure(time, `it failed: ${message}`)];
    }
    const percentiles = Object.entries({ p75: ok.p75, p99: ok.p99 }).filter(([, value]) => Number.isFinite(value));
    return [
        makeReading({ ...time, values: firstFinite(ok.avg) }),
        ...percentiles.map(([metric, value]) => makeReading({ ...time, metric, values: firstFinite(value) })),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/mitata.js





const mitata_expected = {
    tool: 'mitata',
    advice: 'call run({ format: { json: { samples: false, debug: false } } })',
};
const run = dist/* object */.Ikc({
    name: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    stats: dist/* optional */.lqM(dist/* object */.Ikc({
        samples: dist/* optional */.lqM(dist/* unknown */.L5J()),
        p50: dist/* optional */.lqM(dist/* unknown */.L5J()),
        avg: dist/* optional */.lqM(dist/* unknown */.L5J()),
        heap: dist/* optional */.lqM(dist/* object */.Ikc({ avg: dist/* optional */.lqM(dist/* unknown */.L5J()) })),
    })),
    args: dist/* optional */.lqM(dist/* unknown */.L5J()),
    error: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const mitata_schema = dist/* object */.Ikc({
    layout: dist/* array */.YOg(dist/* object */.Ikc({ name: dist/* nullish */.cl6(dist/* string */.YjP()) })),
    benchmarks: dist/* array */.YOg(dist/* object */.Ikc({ group: dist/* optional */.lqM(dist/* number */.aig()), runs: dist/* array */.YOg(run) })),
});
/**
 * What mitata prints where `run` is asked for JSON.
 *
 * Times are in ns, samples sorted; the heap is in bytes for each iteration. With samples, those that it calibrates itself with
 * make up most of some 10 MB. Source: outputs of 1.0.34.
 */
const mitata = {
    name: 'mitata',
    title: 'mitata, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({
        layout: dist/* array */.YOg(dist/* looseObject */._H3({})),
        benchmarks: dist/* array */.YOg(dist/* object */.Ikc({ runs: dist/* array */.YOg(dist/* looseObject */._H3({})) })),
        context: dist/* looseObject */._H3({}),
    }), json),
    parse(document) {
        const { layout, benchmarks } = decodeJson(document, mitata_schema, mitata_expected);
        const runs = benchmarks.flatMap(({ group, runs }) => runs.map(one => ({ ...one, group: layout[group ?? -1]?.name })));
        const names = numberDuplicates(nameRuns(runs));
        return insistOnSome(runs, mitata_expected).flatMap((one, index) => mitata_readRun(one, names[index]));
    },
};
/** Their own names, and with their groups and arguments where these alone tell them apart. */
function nameRuns(runs) {
    const counts = new Map();
    for (const { name } of runs)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return runs.map(({ name, group, args }) => {
        if (counts.get(name) === 1)
            return name;
        const given = Object.entries(args ?? {}).map(([key, value]) => `${key}=${value}`);
        return `${group ? `${names_shorten(group)} > ` : ''}${name}${given.length === 0 ? '' : ` (${given.join(', ')})`}`;
    });
}
function mitata_readRun({ stats, error }, benchmark) {
    const time = { benchmark, metric: 'time', unit: 'ns' };
    if (!stats) {
        const { message } = dist.is(dist/* object */.Ikc({ message: dist/* string */.YjP() }), error) ? error : { message: String(error ?? '') };
        return [makeFailure(time, `it failed: ${message}`)];
    }
    const allocated = firstFinite(stats.heap?.avg);
    return [
        makeReading({ ...time, values: finiteList(stats.samples) ?? firstFinite(stats.p50, stats.avg) }),
        ...(allocated.length > 0 ? [makeReading({ benchmark, metric: 'allocated', unit: 'B', values: allocated })] : []),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/tinybench.js





const tinybench_expected = {
    tool: 'tinybench',
    advice: 'print JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result }))) when all tasks have run',
};
const tinybench_name = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1));
const statistics = dist/* object */.Ikc({
    mean: dist/* optional */.lqM(dist/* unknown */.L5J()),
    p50: dist/* optional */.lqM(dist/* unknown */.L5J()),
    // Looked at later: a schema for each of some hundred thousand numbers takes seconds.
    samples: dist/* optional */.lqM(dist/* unknown */.L5J()),
    samplesCount: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const result = dist/* object */.Ikc({
    latency: dist/* optional */.lqM(statistics),
    error: dist/* optional */.lqM(dist/* unknown */.L5J()),
    state: dist/* optional */.lqM(dist/* string */.YjP()),
    // Before version 3 the statistics had no object of their own.
    ...statistics.entries,
});
/** What tinybench says of one task; vitest 5 prints the same. */
const task = dist/* object */.Ikc({ name: tinybench_name, ...result.entries });
const tasks = dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ ...task.entries, result: dist/* optional */.lqM(result) })), dist/* minLength */.BpQ(1));
const finished = dist/* union */.KCZ([
    dist/* object */.Ikc({ latency: dist/* object */.Ikc({ mean: dist/* unknown */.L5J() }), throughput: dist/* looseObject */._H3({}) }),
    dist/* object */.Ikc({ hz: dist/* unknown */.L5J(), period: dist/* unknown */.L5J(), samples: dist/* array */.YOg(dist/* unknown */.L5J()) }),
]);
const named = dist/* object */.Ikc({ name: tinybench_name, result: dist/* optional */.lqM(dist/* unknown */.L5J()) });
const unfinished = dist/* union */.KCZ([dist/* object */.Ikc({ error: dist/* looseObject */._H3({}) }), dist/* object */.Ikc({ state: dist/* string */.YjP() })]);
const either = dist/* union */.KCZ([finished, unfinished]);
/**
 * Tasks of tinybench, printed by the script that ran them, since it prints nothing itself:
 * `JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, ...result })))`, or `JSON.stringify(bench.tasks)`.
 *
 * Times are in ms. Versions 2 to 4 keep the samples, later ones where `retainSamples` is set; they are sorted. Its throughput
 * is the reciprocal of each time, and says nothing more. Source: outputs of 2.9.0, 3.1.1, 4.1.0 and 6.2.3.
 */
const tinybench = {
    name: 'tinybench',
    title: 'tinybench, its tasks as JSON',
    fits: ({ json }) => Array.isArray(json) && json.every(one => isTask(one, either)) && json.some(one => isTask(one, finished)),
    parse(document) {
        const found = decodeJson(document, tasks, tinybench_expected);
        const names = numberDuplicates(found.map(one => one.name));
        return found.map((one, index) => readTask({ ...one, ...one.result, name: names[index] }));
    },
};
/** The time of one task, which failed where it has none. */
function readTask({ name: benchmark, error, state, ...rest }) {
    const said = { benchmark, metric: 'time', unit: 'ms' };
    if (error !== undefined)
        return makeFailure(said, `it failed: ${messageOf(error)}`);
    const { samples, samplesCount, p50, mean } = rest.latency ?? rest;
    const list = finiteList(samples);
    const values = list && list.length === (samplesCount ?? list.length) ? list : firstFinite(p50, mean);
    if (values.length === 0)
        return makeFailure(said, `it has no time (${state ?? 'not run'})`);
    return makeReading({ ...said, values });
}
function isTask(one, outcome) {
    if (!dist.is(named, one))
        return false;
    const { result } = one;
    return dist.is(outcome, one) || dist.is(outcome, result);
}
/** Of an error, JSON keeps nothing unless its script kept the message. */
function messageOf(error) {
    if (typeof error === 'string')
        return error;
    return dist.is(dist/* object */.Ikc({ message: dist/* string */.YjP() }), error) ? error.message : 'the output does not say why';
}

;// CONCATENATED MODULE: ./lib/formats/tools/javascript/vitest.js






const vitest_expected = {
    tool: 'vitest bench',
    advice: 'run it with "--run --outputJson=FILE" (vitest 4 and before) or "--reporter=json --outputFile=FILE" (vitest 5), on files that "benchmark.include" names',
};
/** What vitest 4 and before say of one benchmark; of one that threw, only its name. */
const benchmark = dist/* object */.Ikc({
    name: dist/* string */.YjP(),
    mean: dist/* optional */.lqM(dist/* unknown */.L5J()),
    median: dist/* optional */.lqM(dist/* unknown */.L5J()),
    samples: dist/* optional */.lqM(dist/* unknown */.L5J()),
    sampleCount: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
/** The file of vitest 4 and before. */
const vitest_grouped = dist/* object */.Ikc({
    files: dist/* array */.YOg(dist/* object */.Ikc({ groups: dist/* array */.YOg(dist/* object */.Ikc({ fullName: dist/* string */.YjP(), benchmarks: dist/* array */.YOg(benchmark) })) })),
});
const assertion = dist/* object */.Ikc({
    ancestorTitles: dist/* array */.YOg(dist/* string */.YjP()),
    title: dist/* string */.YjP(),
    status: dist/* string */.YjP(),
    failureMessages: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
    benchmarks: dist/* optional */.lqM(dist/* array */.YOg(dist/* object */.Ikc({ tasks: dist/* array */.YOg(dist/* object */.Ikc({ ...task.entries, fromStore: dist/* optional */.lqM(dist/* boolean */.zMY()) })) })), []),
});
const testFile = dist/* object */.Ikc({
    name: dist/* string */.YjP(),
    status: dist/* optional */.lqM(dist/* string */.YjP()),
    message: dist/* optional */.lqM(dist/* string */.YjP(), ''),
    assertionResults: dist/* array */.YOg(assertion),
});
/** The file of vitest 5. */
const asserted = dist/* object */.Ikc({ testResults: dist/* array */.YOg(testFile) });
const likeGrouped = dist/* object */.Ikc({
    files: dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ groups: dist/* array */.YOg(dist/* looseObject */._H3({})) })), dist/* minLength */.BpQ(1)),
});
const likeAsserted = dist/* object */.Ikc({
    testResults: dist/* array */.YOg(dist/* object */.Ikc({ assertionResults: dist/* array */.YOg(dist/* looseObject */._H3({ benchmarks: dist/* optional */.lqM(dist/* unknown */.L5J()) })) })),
});
/**
 * What `vitest bench` writes: the file of `--outputJson` (4 and before), or of `--reporter=json` (5, which has no `--outputJson`).
 *
 * Times are in ms. Only vitest 5 keeps samples, where `benchmark.retainSamples` is set, and sorted. Vitest 4 exits with 0 although
 * a benchmark threw; that one has no times. Source: outputs of 3.2, 4.1 and 5.1.
 */
const vitest = {
    name: 'vitest',
    title: 'vitest bench, JSON',
    // The tests of vitest and jest have the same shape, without benchmarks.
    fits: ({ json }) => dist.is(likeGrouped, json) ||
        (dist.is(likeAsserted, json) &&
            json.testResults.some(file => file.assertionResults.some(one => Array.isArray(one.benchmarks)))),
    parse(document) {
        const isGrouped = dist.is(dist/* object */.Ikc({ files: dist/* unknown */.L5J() }), document.json);
        const readings = insistOnSome(isGrouped ? readGroups(document) : readTests(document), vitest_expected);
        const names = numberDuplicates(readings.map(reading => reading.benchmark));
        return readings.map((reading, index) => ({ ...reading, benchmark: names[index] }));
    },
};
function readGroups(document) {
    return decodeJson(document, vitest_grouped, vitest_expected)
        .files.flatMap(({ groups }) => groups)
        .flatMap(({ fullName, benchmarks }) => benchmarks.map(one => readBenchmark(one, fullName)));
}
function readBenchmark({ name, samples, sampleCount, ...rest }, group) {
    const said = { benchmark: nest(group, ' > ', name), metric: 'time', unit: 'ms' };
    const list = finiteList(samples);
    const values = list && list.length === (sampleCount ?? list.length) ? list : firstFinite(rest.median, rest.mean);
    if (values.length === 0)
        return makeFailure(said, 'it has no time: did it throw?');
    return makeReading({ ...said, values });
}
function readTests(document) {
    const { testResults } = decodeJson(document, asserted, vitest_expected);
    const names = shortenPaths(testResults.map(({ name }) => name));
    return testResults.flatMap((file, index) => readFile({ ...file, name: names[index] }));
}
function readFile({ name, status, message, assertionResults }) {
    // A file that could not be loaded has no tests to say so.
    if (status === 'failed' && assertionResults.length === 0)
        return [makeFailure({ benchmark: name, metric: 'time', unit: 's' }, `the file failed: ${message}`)];
    return assertionResults.flatMap(test => readTest(test, name));
}
function readTest(test, file) {
    const path = names_shorten([file, ...test.ancestorTitles, test.title].join(' > '));
    const tasks = test.benchmarks.flatMap(one => one.tasks).filter(({ fromStore }) => fromStore !== true);
    const [failure = ''] = test.failureMessages;
    if (test.status === 'failed' && tasks.length === 0)
        return [makeFailure({ benchmark: path, metric: 'time', unit: 's' }, `its test failed: ${failure.split('\n')[0]}`)];
    return tasks.map(one => readTask({ ...one, name: nest(path, ' > ', one.name) }));
}
/**
 * Absolute paths as names that do not depend on where a side's directory is: their last parts, or, where two of them are the same,
 * what follows the directory that all are in.
 */
function shortenPaths(paths) {
    const split = paths.map(path => path.split(/[/\\]/));
    const last = split.map(parts => parts.at(-1));
    if (new Set(last).size === last.length)
        return last;
    const different = split[0].findIndex((part, index) => split.some(parts => parts[index] !== part));
    return different === -1 ? last : split.map(parts => parts.slice(different).join('/'));
}

;// CONCATENATED MODULE: ./lib/formats/tools/jvm/jmh.js





const jmh_expected = {
    tool: 'JMH',
    advice: 'run it with -rf json -rff FILE, and a pattern that selects a benchmark',
};
const metricSchema = dist/* object */.Ikc({
    score: dist/* unknown */.L5J(),
    scoreUnit: dist/* string */.YjP(),
    scorePercentiles: dist/* optional */.lqM(dist/* unknown */.L5J()),
    rawData: dist/* optional */.lqM(dist/* unknown */.L5J()),
    rawDataHistogram: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const runSchema = dist/* object */.Ikc({
    benchmark: dist/* string */.YjP(),
    mode: dist/* string */.YjP(),
    jmhVersion: dist/* optional */.lqM(dist/* unknown */.L5J()),
    params: dist/* optional */.lqM(dist/* unknown */.L5J()),
    primaryMetric: metricSchema,
    secondaryMetrics: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const jmh_shape = dist/* array */.YOg(dist/* object */.Ikc({ benchmark: dist/* unknown */.L5J(), mode: dist/* unknown */.L5J(), primaryMetric: dist/* unknown */.L5J() }));
/**
 * What JMH writes by `-rf json -rff FILE`, kotlinx-benchmark into its reports, and Swift's package-benchmark by `--format jmh`.
 *
 * `rawData` holds the iterations of each fork, in order; the mode `sample` has a histogram of calls instead. The unit says what
 * the score is (`ops/s` or `us/op`), and with it which way is better. Numbers that are none are text (`"NaN"`), or bare words
 * in kotlinx-benchmark's. (JMH's `JSONResultFormat`, kotlinx-benchmark's `BenchmarkReportFormatter`.)
 */
const jmh = {
    name: 'jmh',
    title: 'JMH, JSON',
    fits: ({ json }) => Array.isArray(json) && json.length > 0 && dist.is(jmh_shape, json.slice(0, 1)),
    parse(document) {
        const runs = insistOnSome(decodeJson(document, dist/* array */.YOg(runSchema), jmh_expected), jmh_expected);
        const names = numberDuplicates(runs.map(nameRun));
        return runs.flatMap((run, index) => jmh_read(run, names[index]));
    },
};
/** A method may run with several parameters and in several modes, and is a benchmark of its own in each. */
function nameRun({ benchmark, params, mode }) {
    const entries = typeof params === 'object' && params !== null ? Object.entries(params) : [];
    const given = entries.map(([name, value]) => `${name}=${value}`).sort();
    return [benchmark, ...(given.length > 0 ? [given.join(',')] : []), mode].join(':');
}
function jmh_read(run, benchmark) {
    return [readPrimary(run.primaryMetric, benchmark), ...readSecondary(run, benchmark)];
}
function readPrimary(metric, benchmark) {
    const { kind, unit, factor } = tidyScore(metric.scoreUnit);
    const values = findValues(metric).map(value => value * factor);
    return makeReading({ benchmark, metric: kind, unit, values, primary: kind !== 'time' });
}
/** Units of time as in JMH's `TimeValue`. */
const times = new Map(Object.entries({ ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1, min: 60, hr: 3600, day: 86_400 }));
function tidyScore(scoreUnit) {
    const [of, per] = scoreUnit.split('/').map(part => part.trim());
    const each = times.get(of ?? '');
    const every = times.get(per ?? '');
    if (each !== undefined && per === 'op')
        return { kind: 'time', unit: 's', factor: each };
    if (every !== undefined && (of === 'ops' || of === '#'))
        return { kind: 'throughput', unit: '1/s', factor: 1 / every };
    return { kind: 'score', unit: scoreUnit, factor: 1 };
}
/** More calls than this are told by their median: a histogram of millions would only be longer. */
const mostCalls = 10_000;
function findValues(metric) {
    const samples = flatten(metric.rawData) ?? expand(metric.rawDataHistogram);
    return samples ?? firstFinite(percentile(metric, '50.0'), percentile(metric, '50.00'), metric.score);
}
function flatten(rawData) {
    return Array.isArray(rawData) ? finiteList(rawData.flat()) : undefined;
}
/** The calls of a histogram: pairs of a value and how often it was seen, by fork and iteration. */
function expand(histogram) {
    if (!Array.isArray(histogram))
        return undefined;
    const pairs = histogram.flat(2);
    const calls = [];
    for (const pair of pairs) {
        const [value, count] = Array.isArray(pair) ? pair : [];
        if (finite(value) === undefined || !Number.isSafeInteger(count) || count < 0)
            return undefined;
        if (calls.length + count > mostCalls)
            return undefined;
        for (let call = 0; call < count; call++)
            calls.push(value);
    }
    return calls.length > 0 ? calls : undefined;
}
function percentile({ scorePercentiles }, percent) {
    return typeof scorePercentiles === 'object' && scorePercentiles !== null
        ? scorePercentiles[percent]
        : undefined;
}
/** Bytes that one operation allocated, by `-prof gc`: nearly the same in every run. */
const allocation = 'gc.alloc.rate.norm';
/** What profilers and auxiliary counters add; what cannot be read of it harms nothing. */
function readSecondary({ secondaryMetrics, jmhVersion }, benchmark) {
    if (typeof secondaryMetrics !== 'object' || secondaryMetrics === null)
        return [];
    return Object.entries(secondaryMetrics).flatMap(([key, value]) => {
        const decoded = dist/* safeParse */.xLC(metricSchema, value);
        if (!decoded.success)
            return [];
        // Older profilers mark their names by a dot.
        const name = key.replace(/^·/, '');
        // Collections in so short a time are few or none, and the rate follows from the speed.
        if (name.startsWith('gc.') && name !== allocation)
            return [];
        const reading = readCounter(name, decoded.output, { benchmark, isCertain: jmhVersion !== undefined });
        return reading.error === undefined ? [reading] : [];
    });
}
/** `isCertain`: whether the unit is what it says, since Swift's older exports call every counter `ops/s`. */
function readCounter(name, counter, { benchmark, isCertain }) {
    const values = findValues(counter);
    if (name === allocation)
        return makeReading({ benchmark, metric: 'allocated', unit: 'B/op', values });
    const { kind, unit, factor } = tidyScore(counter.scoreUnit);
    // More bytes allocated each second is no virtue; only operations and their times are certain.
    const better = isCertain && kind !== 'score' ? {} : { better: 'unknown' };
    return makeReading({ benchmark, metric: rename(name), unit, values: values.map(value => value * factor), ...better });
}
/** A counter may have any name; one of ours would be taken for the benchmark's own. */
function rename(name) {
    return /^(time|throughput|score|allocated)$/.test(name) ? `${name} (counter)` : name.slice(0, 256);
}

;// CONCATENATED MODULE: ./lib/formats/tools/load/load.js


/** What is allowed to fail: a server that refuses looks fast. */
const mostFailures = 0.01;
/** The metrics of a run, or its error where more than 1 % of its requests failed: then none of its numbers means what it says. */
function readLoad({ benchmark, failures, metrics }) {
    const said = metrics.map(({ value, ...rest }, index) => ({
        ...rest,
        benchmark,
        primary: index === 0,
        values: firstFinite(value),
    }));
    if (failures <= mostFailures)
        return said.filter(({ values }, index) => index === 0 || values.length > 0).map(makeReading);
    const why = Number.isFinite(failures)
        ? `${Number((failures * 100).toPrecision(3))} % of its requests failed`
        : 'there were no requests';
    return [makeFailure(said[0], why)];
}

;// CONCATENATED MODULE: ./lib/formats/tools/load/autocannon.js



const autocannon_expected = { tool: 'autocannon', advice: 'run it with --json' };
const autocannon_schema = dist/* object */.Ikc({
    title: dist/* optional */.lqM(dist/* string */.YjP()),
    requests: dist/* object */.Ikc({ average: dist/* unknown */.L5J(), total: dist/* number */.aig() }),
    latency: dist/* object */.Ikc({ average: dist/* optional */.lqM(dist/* unknown */.L5J()), p99: dist/* optional */.lqM(dist/* unknown */.L5J()) }),
    throughput: dist/* object */.Ikc({ average: dist/* optional */.lqM(dist/* unknown */.L5J()) }),
    errors: dist/* number */.aig(),
    timeouts: dist/* optional */.lqM(dist/* number */.aig(), 0),
    mismatches: dist/* optional */.lqM(dist/* number */.aig(), 0),
    non2xx: dist/* number */.aig(),
});
/**
 * What `autocannon --json` prints: one run, named by its `--title`, else like the suite.
 *
 * Latencies are whole ms, so that of a fast server every percentile is 0: it is about the requests in a second. `errors` has the
 * timeouts in it. Source: autocannon's README, and outputs of 9.0.
 */
const autocannon = {
    name: 'autocannon',
    title: 'autocannon, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ ...autocannon_schema.entries, connections: dist/* number */.aig() }), json),
    parse(document, suite) {
        const { title, requests, latency, errors, mismatches, non2xx, throughput } = decodeJson(document, autocannon_schema, autocannon_expected);
        return readLoad({
            benchmark: title || suite,
            failures: (errors + mismatches + non2xx) / Math.max(requests.total + errors, Number.EPSILON),
            metrics: [
                { metric: 'throughput', unit: 'req/s', value: requests.average },
                { metric: 'time', unit: 'ms', value: latency.average },
                { metric: 'p99', unit: 'ms', value: latency.p99 },
                { metric: 'received', unit: 'B/s', value: throughput.average },
            ],
        });
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/load/k6.js



const k6_expected = {
    tool: 'k6',
    advice: 'return { "summary.json": JSON.stringify(data) } from handleSummary(data), or run it with --summary-export=FILE',
};
const k6_schema = dist/* object */.Ikc({ metrics: dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({})), root_group: dist/* looseObject */._H3({}) });
/**
 * What k6 gives `handleSummary(data)`, or writes by `--summary-export=FILE`: one run, named like the suite.
 *
 * Times are in ms. It is about the requests, or, without any, about the iterations; what a script calls a check fails like a
 * request. The rate of failures is `rate` in the one, and `value` in the other; how many passed and failed is told
 * inversely there, and not read. Source: k6's documentation of the end-of-test summary.
 */
const k6 = {
    name: 'k6',
    title: 'k6, JSON summary',
    fits: ({ json }) => dist.is(k6_schema, json) && ['iterations', 'http_reqs', 'iteration_duration'].some(name => name in json.metrics),
    parse(document, suite) {
        const { metrics } = decodeJson(document, k6_schema, k6_expected);
        const find = (name) => k6_valuesOf(metrics[name]);
        const duration = find('http_req_duration') ?? find('iteration_duration') ?? {};
        return readLoad({
            benchmark: suite,
            failures: Math.max(shareOf(find('http_req_failed'), 0), 1 - shareOf(find('checks'), 1)),
            metrics: [
                { metric: 'time', unit: 'ms', value: duration.med ?? duration.avg },
                { metric: 'p90', unit: 'ms', value: duration['p(90)'] },
                { metric: 'p95', unit: 'ms', value: duration['p(95)'] },
                { metric: 'p99', unit: 'ms', value: duration['p(99)'] },
                { metric: 'throughput', unit: 'req/s', value: (find('http_reqs') ?? find('iterations'))?.rate },
            ],
        });
    },
};
function k6_valuesOf(metric) {
    return dist.is(dist/* object */.Ikc({ values: dist/* looseObject */._H3({}) }), metric) ? metric.values : metric;
}
function shareOf(values, usual) {
    const share = values?.rate ?? values?.value ?? usual;
    return typeof share === 'number' ? share : Number.NaN;
}

;// CONCATENATED MODULE: ./lib/formats/tools/load/oha.js



const oha_expected = { tool: 'oha', advice: 'run it with --no-tui --output-format json (-j in old versions)' };
const oha_schema = dist/* object */.Ikc({
    summary: dist/* object */.Ikc({
        successRate: dist/* nullable */.mee(dist/* number */.aig()),
        average: dist/* optional */.lqM(dist/* unknown */.L5J()),
        requestsPerSec: dist/* unknown */.L5J(),
        sizePerSec: dist/* optional */.lqM(dist/* unknown */.L5J()),
    }),
    latencyPercentiles: dist/* object */.Ikc({ p50: dist/* optional */.lqM(dist/* unknown */.L5J()), p99: dist/* optional */.lqM(dist/* unknown */.L5J()) }),
    statusCodeDistribution: dist/* record */.g1P(dist/* string */.YjP(), dist/* number */.aig()),
});
/**
 * What `oha --output-format json` prints: one run, named like the suite.
 *
 * Times are in seconds. Any answer is a success for it, whatever the status. Source: the schema of this output in oha's
 * repository.
 */
const oha = {
    name: 'oha',
    title: 'oha, JSON',
    fits: ({ json }) => dist.is(oha_schema, json),
    parse(document, suite) {
        const { summary, latencyPercentiles, statusCodeDistribution } = decodeJson(document, oha_schema, oha_expected);
        const statuses = Object.entries(statusCodeDistribution);
        const answers = statuses.reduce((sum, [, count]) => sum + count, 0);
        const good = statuses.reduce((sum, [status, count]) => sum + (/^[123]/.test(status) ? count : 0), 0);
        return readLoad({
            benchmark: suite,
            failures: 1 - ((summary.successRate ?? Number.NaN) * good) / answers,
            metrics: [
                { metric: 'throughput', unit: 'req/s', value: summary.requestsPerSec },
                { metric: 'time', unit: 's', value: latencyPercentiles.p50 ?? summary.average },
                { metric: 'p99', unit: 's', value: latencyPercentiles.p99 },
                { metric: 'received', unit: 'B/s', value: summary.sizePerSec },
            ],
        });
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/load/vegeta.js



const vegeta_expected = { tool: 'vegeta', advice: 'print its report with "vegeta report -type=json"' };
const vegeta_schema = dist/* object */.Ikc({
    latencies: dist/* object */.Ikc({
        mean: dist/* optional */.lqM(dist/* unknown */.L5J()),
        '50th': dist/* optional */.lqM(dist/* unknown */.L5J()),
        '95th': dist/* optional */.lqM(dist/* unknown */.L5J()),
        '99th': dist/* optional */.lqM(dist/* unknown */.L5J()),
    }),
    requests: dist/* number */.aig(),
    throughput: dist/* optional */.lqM(dist/* unknown */.L5J()),
    success: dist/* nullable */.mee(dist/* number */.aig()),
    status_codes: dist/* nullable */.mee(dist/* looseObject */._H3({})),
});
/**
 * What `vegeta report -type=json` prints: one attack, named like the suite.
 *
 * Latencies are in ns. It sends at a rate that is set, so it is about the median latency, not about the throughput. Source:
 * vegeta's README.
 */
const vegeta = {
    name: 'vegeta',
    title: 'vegeta, JSON report',
    fits: ({ json }) => dist.is(vegeta_schema, json),
    parse(document, suite) {
        const { latencies, requests, throughput, success } = decodeJson(document, vegeta_schema, vegeta_expected);
        return readLoad({
            benchmark: suite,
            failures: requests > 0 ? 1 - (success ?? Number.NaN) : Number.NaN,
            metrics: [
                { metric: 'time', unit: 'ns', value: latencies['50th'] ?? latencies.mean },
                { metric: 'p95', unit: 'ns', value: latencies['95th'] },
                { metric: 'p99', unit: 'ns', value: latencies['99th'] },
                { metric: 'throughput', unit: 'req/s', value: throughput },
            ],
        });
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/other/benchee.js





const benchee_expected = { tool: 'Benchee', advice: 'add the formatter {Benchee.Formatters.JSON, file: "FILE"}' };
const data = dist/* object */.Ikc({
    samples: dist/* optional */.lqM(dist/* unknown */.L5J()),
    statistics: dist/* optional */.lqM(dist/* nullable */.mee(dist/* object */.Ikc({ median: dist/* optional */.lqM(dist/* unknown */.L5J()), average: dist/* optional */.lqM(dist/* unknown */.L5J()) }))),
});
const scenario = dist/* object */.Ikc({
    name: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    job_name: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    input_name: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    run_time_data: data,
    memory_usage_data: dist/* optional */.lqM(dist/* nullable */.mee(data)),
    reductions_data: dist/* optional */.lqM(dist/* nullable */.mee(data)),
});
const benchee_shape = dist/* object */.Ikc({ run_time_data: dist/* unknown */.L5J(), job_name: dist/* unknown */.L5J() });
/**
 * What Elixir's Benchee writes by its formatter `Benchee.Formatters.JSON` (benchee_json 1.0 and newer).
 *
 * A scenario is a job with one input; run times are nanoseconds, in order, memory is bytes of one call, reductions are calls
 * that the virtual machine counted. A kind that was not measured has no samples.
 */
const benchee = {
    name: 'benchee',
    title: 'Benchee, JSON',
    fits: ({ json }) => Array.isArray(json) && json.length > 0 && dist.is(benchee_shape, json[0]),
    parse(document) {
        const scenarios = insistOnSome(decodeJson(document, dist/* array */.YOg(scenario), benchee_expected), benchee_expected);
        const names = numberDuplicates(scenarios.map(nameScenario));
        return scenarios.flatMap((one, index) => benchee_read(one, names[index]));
    },
};
function nameScenario({ name, job_name, input_name }) {
    const job = name ?? job_name ?? '';
    return input_name && input_name !== '__no_input' ? `${job} with ${input_name}` : job;
}
function benchee_read({ run_time_data, memory_usage_data, reductions_data }, benchmark) {
    const time = benchee_valuesOf(run_time_data);
    const memory = benchee_valuesOf(memory_usage_data);
    const reductions = benchee_valuesOf(reductions_data);
    const isTimed = time.length > 0 || memory.length + reductions.length === 0;
    return [
        ...(isTimed ? [makeReading({ benchmark, metric: 'time', unit: 'ns', values: time })] : []),
        ...(memory.length > 0 ? [makeReading({ benchmark, metric: 'allocated', unit: 'B', values: memory })] : []),
        ...(reductions.length > 0
            ? [makeReading({ benchmark, metric: 'reductions', unit: 'count', values: reductions, better: 'lower' })]
            : []),
    ];
}
function benchee_valuesOf(data) {
    return finiteList(data?.samples) ?? firstFinite(data?.statistics?.median, data?.statistics?.average);
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/benchmark-ips.js





const benchmark_ips_expected = { tool: 'benchmark-ips', advice: 'call x.json!("FILE") in its block' };
const entry = dist/* object */.Ikc({
    name: dist/* string */.YjP(),
    ips: dist/* unknown */.L5J(),
    central_tendency: dist/* optional */.lqM(dist/* unknown */.L5J()),
    microseconds: dist/* unknown */.L5J(),
});
/**
 * What Ruby's benchmark-ips writes by `x.json! "FILE"`.
 *
 * Iterations per second, as the mean or by the bootstrap that the user chose; no samples. Text for people is not read: it scales
 * its numbers, and wraps long names.
 */
const benchmarkIps = {
    name: 'benchmark-ips',
    title: 'benchmark-ips, JSON',
    fits: ({ json }) => Array.isArray(json) && json.length > 0 && json.every(one => dist.is(entry, one)),
    parse(document) {
        const entries = insistOnSome(decodeJson(document, dist/* array */.YOg(entry), benchmark_ips_expected), benchmark_ips_expected);
        const names = numberDuplicates(entries.map(({ name }) => name));
        return entries.map(({ central_tendency, ips }, index) => makeReading({
            benchmark: names[index],
            metric: 'throughput',
            unit: 'iter/s',
            values: firstFinite(central_tendency, ips),
            primary: true,
        }));
    },
};

;// CONCATENATED MODULE: ./lib/formats/tools/other/benchmarkdotnet.js







const benchmarkdotnet_expected = {
    tool: 'BenchmarkDotNet',
    advice: 'run it with --exporters json, and a filter that selects a benchmark',
};
const benchmarkdotnet_text = dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP()));
const benchmarkSchema = dist/* object */.Ikc({
    FullName: benchmarkdotnet_text,
    Namespace: benchmarkdotnet_text,
    Type: dist/* optional */.lqM(dist/* string */.YjP()),
    Method: dist/* optional */.lqM(dist/* string */.YjP()),
    Parameters: benchmarkdotnet_text,
    DisplayInfo: benchmarkdotnet_text,
    Statistics: dist/* optional */.lqM(dist/* nullable */.mee(dist/* object */.Ikc({
        OriginalValues: dist/* optional */.lqM(dist/* unknown */.L5J()),
        Median: dist/* optional */.lqM(dist/* unknown */.L5J()),
        Mean: dist/* optional */.lqM(dist/* unknown */.L5J()),
    }))),
    Memory: dist/* optional */.lqM(dist/* nullable */.mee(dist/* object */.Ikc({ BytesAllocatedPerOperation: dist/* optional */.lqM(dist/* unknown */.L5J()) }))),
    Measurements: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const benchmarkdotnet_schema = dist/* object */.Ikc({ HostEnvironmentInfo: dist/* unknown */.L5J(), Benchmarks: dist/* array */.YOg(benchmarkSchema) });
const benchmarkdotnet_shape = dist/* object */.Ikc({ HostEnvironmentInfo: dist/* unknown */.L5J(), Benchmarks: dist/* array */.YOg(dist/* unknown */.L5J()) });
/**
 * What BenchmarkDotNet writes by `--exporters json` into `BenchmarkDotNet.Artifacts/results`: a file for each class.
 *
 * Times are nanoseconds of an operation. Its own results leave out slow outliers, which are just what a slower program may
 * have, so that the iterations themselves (`Workload`, `Actual`) are read, without the overhead that it measured, as in its
 * `MeasurementsStatistics`; exports that are brief have the results only. NaN is an empty text there.
 */
const benchmarkDotNet = {
    name: 'benchmarkdotnet',
    title: 'BenchmarkDotNet, JSON',
    fits: document => exportsOf(document).some(({ json }) => dist.is(benchmarkdotnet_shape, json)),
    parse(document) {
        const benchmarks = exportsOf(document).flatMap(one => decodeJson(one, benchmarkdotnet_schema, benchmarkdotnet_expected).Benchmarks);
        const names = nameAll(insistOnSome(benchmarks, benchmarkdotnet_expected));
        return benchmarks.flatMap((benchmark, index) => benchmarkdotnet_read(benchmark, names[index]));
    },
};
/** One file, or the exports among the files of a directory: others there are for people. */
function exportsOf(document) {
    if (document.files.length === 0)
        return [document];
    return document.files
        .filter(({ path }) => /-report[\w-]*\.json$/.test(path))
        .map(file => ({ text: file.text, json: parseJson(file.text) }));
}
/** With the job where a benchmark ran in several, on two runtimes for one. */
function nameAll(benchmarks) {
    const names = benchmarks.map(nameBenchmark);
    const counts = new Map();
    for (const name of names)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return numberDuplicates(names.map((name, index) => {
        const job = /: (.+)$/.exec(benchmarks[index].DisplayInfo ?? '')?.[1];
        return counts.get(name) === 1 || job === undefined ? name : `${name}: ${job}`;
    }));
}
/** Before 0.11 there was no full name. */
function nameBenchmark({ FullName, Namespace, Type, Method, Parameters }) {
    if (FullName)
        return FullName;
    const name = [Namespace, Type, Method].filter(Boolean).join('.');
    return Parameters ? `${name}(${Parameters})` : name || '(without a name)';
}
function benchmarkdotnet_read(benchmark, name) {
    const time = { benchmark: name, metric: 'time', unit: 'ns' };
    if (!benchmark.Statistics)
        return [makeFailure(time, 'BenchmarkDotNet has no statistics of it: it failed, see its log')];
    const { OriginalValues, Median, Mean } = benchmark.Statistics;
    const values = findIterations(benchmark.Measurements) ?? finiteList(OriginalValues) ?? firstFinite(Median, Mean);
    const allocated = finite(benchmark.Memory?.BytesAllocatedPerOperation);
    return [
        makeReading({ ...time, values }),
        ...(allocated === undefined
            ? []
            : [makeReading({ benchmark: name, metric: 'allocated', unit: 'B', values: [allocated] })]),
    ];
}
const measurementSchema = dist/* object */.Ikc({
    IterationMode: dist/* string */.YjP(),
    IterationStage: dist/* string */.YjP(),
    LaunchIndex: dist/* number */.aig(),
    Operations: dist/* pipe */.FsL(dist/* number */.aig(), dist/* gtValue */.zYL(0)),
    Nanoseconds: dist/* number */.aig(),
});
/** Nanoseconds of an operation in each iteration, in order. */
function findIterations(measurements) {
    const decoded = dist/* safeParse */.xLC(dist/* array */.YOg(measurementSchema), measurements);
    if (!decoded.success)
        return undefined;
    const actual = decoded.output.filter(({ IterationStage }) => IterationStage === 'Actual');
    // Only a difference of two times may be cut off at 0; a time below it is refused as it stands.
    const wrong = actual.flatMap(({ Nanoseconds }) => (Nanoseconds < 0 ? Nanoseconds : []));
    if (wrong.length > 0)
        return wrong;
    const overheads = findOverheads(actual);
    const values = actual
        .filter(({ IterationMode }) => IterationMode === 'Workload')
        .map(one => Math.max(0, one.Nanoseconds / one.Operations - (overheads.get(one.LaunchIndex) ?? 0)));
    return values.length > 0 ? values : undefined;
}
/** By launch, the median of what an empty loop took, as the tool subtracts it; none where it was not measured. */
function findOverheads(actual) {
    const launches = new Map();
    for (const { IterationMode, LaunchIndex, Nanoseconds, Operations } of actual) {
        if (IterationMode !== 'Overhead')
            continue;
        const values = launches.get(LaunchIndex) ?? [];
        values.push(Nanoseconds / Operations);
        launches.set(LaunchIndex, values);
    }
    return new Map([...launches].map(([launch, values]) => [launch, (0,simple_statistics/* median */.JZ)(values)]));
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/bmf.js




const bmf_expected = {
    tool: "Bencher's metric format",
    advice: 'write an object such as {"parse":{"latency":{"value":88.0}}}',
};
/** What a measure's values are in; of those that a project defines itself, the output does not say it. */
const bmf_units = new Map([
    ['latency', 'ns'],
    ['throughput', 'ops/s'],
]);
// A schema for records leaves out names such as __proto__.
const benchmarks = dist/* custom */.IeY(json => isFilled(json, measures => isFilled(measures, isMeasure)), 'expected benchmarks with measures, each with a value');
/**
 * Bencher Metric Format: `{ "benchmark": { "measure": { "value": 1 } } }`, the JSON of `bencher run --adapter json`.
 *
 * Latency is in ns, throughput in operations a second. A measure of another name has neither unit nor direction in the output.
 * Source: Bencher's reference of the format, and its examples.
 */
const bmf = {
    name: 'bmf',
    title: 'Bencher Metric Format, JSON',
    fits: ({ json }) => dist.is(benchmarks, json),
    parse(document) {
        const decoded = decodeJson(document, benchmarks, bmf_expected);
        const quantityOf = remember_remember(makeMeasure);
        const readings = [];
        for (const benchmark in decoded) {
            const measures = decoded[benchmark];
            for (const metric in measures) {
                const { value } = measures[metric];
                readings.push(readValue(quantityOf(metric), benchmark, typeof value === 'number' ? value : Number.NaN));
            }
        }
        return readings;
    },
};
function makeMeasure(name) {
    return makeQuantity({ metric: name.slice(0, 256), unit: bmf_units.get(name) ?? '', primary: name === 'latency' });
}
/** By hand, since there may be very many. */
function isMeasure(measure) {
    if (typeof measure !== 'object' || measure === null || !('value' in measure))
        return false;
    return typeof measure.value === 'number' || measure.value === null;
}
/** Whether `value` is an object with something in it, and all of that is as wanted, under names that are some. */
function isFilled(value, isWanted) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return false;
    let isEmpty = true;
    // Half as long as by entries, and what JSON is made of inherits nothing that would be found.
    for (const name in value) {
        if (name === '' || !isWanted(value[name]))
            return false;
        isEmpty = false;
    }
    return !isEmpty;
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/custom.js






const custom_expected = {
    tool: 'a script that prints benchmarks with name, unit and value',
    advice: 'write an array such as [{"name":"parse","unit":"ms","value":12.8}]',
};
const custom_entry = dist/* object */.Ikc({
    name: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    unit: dist/* string */.YjP(),
    value: dist/* nullable */.mee(dist/* union */.KCZ([dist/* number */.aig(), dist/* string */.YjP()])),
});
const custom_decimal = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/**
 * An array of `{ name, unit, value }`, of which smaller values are the better ones: `customSmallerIsBetter` of
 * github-action-benchmark, and what others export for it.
 *
 * A value may be text. The direction is not in the output, but in the format's name: so it is never chosen by what was printed.
 */
const customSmallerIsBetter = makeCustom('customSmallerIsBetter', 'smaller is better', 'lower');
/** The same, of which larger values are the better ones. */
const customBiggerIsBetter = makeCustom('customBiggerIsBetter', 'bigger is better', 'higher');
function makeCustom(name, meaning, better) {
    return {
        name,
        title: `an array of name, unit and value: ${meaning}`,
        // Both fit what either does, and so neither is chosen: the user is told to name one.
        fits: ({ json }) => Array.isArray(json) && json.length > 0 && json.every(isLikeEntry),
        parse: document => custom_read(document, better),
    };
}
function isLikeEntry(one) {
    if (typeof one !== 'object' || one === null || !('name' in one && 'unit' in one && 'value' in one))
        return false;
    return typeof one.name === 'string' && typeof one.unit === 'string';
}
/** As the schema has it, by hand, since there may be very many; the schema says what is wrong. */
function isEntry(one) {
    if (typeof one !== 'object' || one === null)
        return false;
    const { name, unit, value } = one;
    if (typeof name !== 'string' || name === '' || typeof unit !== 'string')
        return false;
    return value === null || typeof value === 'string' || typeof value === 'number';
}
function decodeEntries(document) {
    const { json } = document;
    return Array.isArray(json) && json.every(isEntry) ? json : decodeJson(document, dist/* array */.YOg(custom_entry), custom_expected);
}
function custom_read(document, better) {
    const found = insistOnSome(decodeEntries(document), custom_expected);
    const quantityOf = remember_remember(unit => makeQuantity(custom_metricOf(unit, better)));
    const names = custom_nameAll(found, unit => quantityOf(unit).metric.name);
    return found.map(({ unit, value }, index) => {
        const benchmark = names[index];
        if (typeof value !== 'string')
            return readValue(quantityOf(unit), benchmark, value ?? Number.NaN);
        if (custom_decimal.test(value.trim()))
            return readValue(quantityOf(unit), benchmark, Number(value));
        return makeFailure({ ...custom_metricOf(unit, better), benchmark }, `"${value.slice(0, 100)}" is no number with a decimal point`);
    });
}
/** A name may stand for several metrics, but for one only once. */
function custom_nameAll(entries, metricOf) {
    const metrics = entries.map(({ unit }) => metricOf(unit));
    const names = entries.map(({ name }) => name);
    if (metrics.every(metric => metric === metrics[0]))
        return numberDuplicates(names);
    const keys = names.map((name, index) => `${metrics[index]}\n${name}`);
    return numberDuplicates(keys).map((key, index) => key.slice(metrics[index].length + 1));
}
function custom_metricOf(unit, better) {
    return { metric: (0,metrics_unit/* tidyUnit */.v)(unit).unit === 's' ? 'time' : unit.slice(0, 256) || 'value', unit, better };
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/hyperfine.js





const hyperfine_expected = {
    tool: 'hyperfine',
    advice: 'run it with --export-json=FILE; where a command fails it leaves FILE empty',
};
const hyperfine_result = dist/* object */.Ikc({
    command: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    times: dist/* optional */.lqM(dist/* unknown */.L5J()),
    median: dist/* optional */.lqM(dist/* unknown */.L5J()),
    mean: dist/* optional */.lqM(dist/* unknown */.L5J()),
    user: dist/* optional */.lqM(dist/* unknown */.L5J()),
    system: dist/* optional */.lqM(dist/* unknown */.L5J()),
    memory_usage_byte: dist/* optional */.lqM(dist/* unknown */.L5J()),
    exit_codes: dist/* optional */.lqM(dist/* array */.YOg(dist/* nullable */.mee(dist/* number */.aig())), []),
    parameters: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()]))),
});
/**
 * What hyperfine writes by `--export-json=FILE`.
 *
 * Times are in seconds, and in order; `user` and `system` are means; memory is the peak of each run, since 1.19. A command that
 * failed under `--ignore-failure` looks fast, so none of its numbers is taken. Source: its `benchmark_result.rs`, and outputs of 1.15.
 */
const hyperfine = {
    name: 'hyperfine',
    title: 'hyperfine, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ results: dist/* pipe */.FsL(dist/* array */.YOg(dist/* looseObject */._H3({})), dist/* minLength */.BpQ(1)) }), json) &&
        json.results.every(one => 'command' in one && 'mean' in one && 'user' in one),
    parse(document) {
        const results = insistOnSome(decodeJson(document, dist/* object */.Ikc({ results: dist/* array */.YOg(hyperfine_result) }), hyperfine_expected).results, hyperfine_expected);
        const names = numberDuplicates(nameResults(results));
        return results.flatMap((one, index) => hyperfine_readResult(one, names[index]));
    },
};
/** Commands, with their parameters where these alone tell them apart. */
function nameResults(results) {
    const commands = results.map(({ command }) => command);
    return results.map(({ command, parameters = {} }) => {
        const given = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
        const isAlone = commands.indexOf(command) === commands.lastIndexOf(command);
        return isAlone || given.length === 0 ? command : `${command} (${given.join(', ')})`;
    });
}
function hyperfine_readResult({ exit_codes: codes, ...said }, benchmark) {
    const time = { benchmark, metric: 'time', unit: 's' };
    const failed = codes.filter(code => code !== 0);
    if (failed.length > 0)
        return [
            makeFailure(time, `${failed.length} of its ${codes.length} runs failed: exit status ${failed[0] ?? 'unknown'}`),
        ];
    const list = finiteList(said.times);
    const isWhole = list && (codes.length === 0 || list.length === codes.length);
    const processor = [said.user, said.system].map(finite);
    const memory = finiteList(said.memory_usage_byte);
    return [
        makeReading({ ...time, values: isWhole ? list : firstFinite(said.median, said.mean) }),
        ...(processor.every(value => value !== undefined)
            ? [makeReading({ benchmark, metric: 'cpu-time', unit: 's', values: [processor[0] + processor[1]] })]
            : []),
        ...(memory ? [makeReading({ benchmark, metric: 'memory', unit: 'B', values: memory })] : []),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/julia.js





const julia_expected = {
    tool: 'BenchmarkTools',
    advice: 'save what run(suite) returns, by BenchmarkTools.save("output.json", results)',
};
const valueSchema = dist/* tuple */.PVZ([dist/* string */.YjP(), dist/* custom */.IeY(fields => typeof fields === 'object' && fields !== null)]);
const julia_schema = dist/* tuple */.PVZ([dist/* object */.Ikc({ BenchmarkTools: dist/* unknown */.L5J() }), dist/* array */.YOg(valueSchema)]);
/**
 * What Julia's BenchmarkTools writes by `BenchmarkTools.save("output.json", results)`.
 *
 * Groups in groups, with a Trial (all times, in nanoseconds of an evaluation, in order), or an estimate of one, at their ends;
 * bytes and allocations are those of the whole trial's smallest. (`serialization.jl`, `trials.jl`; types were written with
 * their module before 1.0.)
 */
const julia = {
    name: 'julia',
    title: 'BenchmarkTools.jl, JSON',
    fits: ({ json }) => dist.is(dist/* tuple */.PVZ([dist/* object */.Ikc({ BenchmarkTools: dist/* unknown */.L5J() }), dist/* array */.YOg(dist/* unknown */.L5J())]), json),
    parse(document, suite) {
        const [, values] = decodeJson(document, julia_schema, julia_expected);
        const found = insistOnSome(values.flatMap(value => findTrials(value, undefined)), julia_expected);
        const names = numberDuplicates(found.map(({ path }) => path || suite));
        return found.flatMap((trial, index) => julia_read(trial, names[index]));
    },
};
/** What is no benchmark (parameters, a judgement) is passed over. */
function findTrials([typed, given], path) {
    const type = typed.replace(/^BenchmarkTools\./, '');
    const fields = given;
    if (type === 'Trial' || type === 'TrialEstimate')
        return [{ path, type, fields }];
    const { data } = fields;
    if (type !== 'BenchmarkGroup' || typeof data !== 'object' || data === null)
        return [];
    return Object.entries(data).flatMap(([key, value]) => dist.is(valueSchema, value) ? findTrials(value, nest(path, '/', key)) : []);
}
function julia_read({ type, fields }, benchmark) {
    const time = { benchmark, metric: 'time', unit: 'ns' };
    const values = type === 'Trial' ? (finiteList(fields.times) ?? []) : firstFinite(fields.time);
    if (values.length === 0)
        return [makeFailure(time, 'its times are missing, or not all finite')];
    const more = [
        { benchmark, metric: 'allocated', unit: 'B', values: firstFinite(fields.memory) },
        { benchmark, metric: 'allocations', unit: 'allocs', values: firstFinite(fields.allocs) },
    ];
    return [makeReading({ ...time, values }), ...more.filter(one => one.values.length > 0).map(makeReading)];
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/nyrkio.js





const nyrkio_expected = {
    tool: 'a script that writes for Nyrkiö',
    advice: 'write an array such as [{"timestamp":1706220908,"metrics":[{"name":"p50","unit":"us","value":56}],"attributes":{}}]',
};
const directions = new Map([
    ['higher_is_better', 'higher'],
    ['lower_is_better', 'lower'],
]);
const points = dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({
    timestamp: dist/* number */.aig(),
    metrics: dist/* array */.YOg(dist/* object */.Ikc({
        name: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(256)),
        unit: dist/* optional */.lqM(dist/* string */.YjP(), ''),
        value: dist/* nullable */.mee(dist/* number */.aig()),
        direction: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    })),
})), dist/* minLength */.BpQ(1));
/**
 * A benchmark as Nyrkiö's JSON has it: a point in time, with metrics. Its name is that of the file, else the suite's.
 *
 * Source: the example in Nyrkiö's repository.
 */
const nyrkio = {
    name: 'nyrkio',
    title: "Nyrkiö's JSON",
    fits: ({ json }) => dist.is(points, json),
    parse(document, suite) {
        const [point, ...others] = decodeJson(document, points, nyrkio_expected);
        if (others.length > 0)
            throw new format_FormatError(`there are ${others.length + 1} points in time, but an invocation is one: write only its own`);
        if (!point || point.metrics.length === 0)
            throw new format_FormatError(`there is no metric: ${nyrkio_expected.advice}`);
        const names = numberDuplicates(point.metrics.map(({ name }) => name));
        return point.metrics.map(({ unit, value, direction }, index) => {
            const better = directions.get(direction ?? '');
            const values = value === null ? [] : [value];
            return makeReading({
                benchmark: nyrkio_nameBenchmark(document) || suite,
                metric: names[index],
                unit,
                values,
                ...(better ? { better } : {}),
            });
        });
    },
};
function nyrkio_nameBenchmark({ output }) {
    return (output.files?.[0]?.path ?? '').replace(/^.*[/\\]/, '').replace(/\.json$/, '');
}

;// CONCATENATED MODULE: ./lib/formats/tools/other/phpbench.js





const phpbench_advice = 'run it with --dump-file=FILE, and a filter that selects a subject';
/**
 * What PHPBench writes by `--dump-file=FILE`, or prints by `--dump`.
 *
 * An iteration's `time-net` are microseconds of all its revolutions, so that they are divided; the order is kept. A variant
 * whose process failed has errors in place of iterations. (`XmlEncoder`; before 1.0 there was no `time-revs`, and those of the
 * variant count.)
 */
const phpbench = {
    name: 'phpbench',
    title: 'PHPBench, XML',
    fits: document => phpbench_findXml(document) !== undefined,
    parse(document) {
        const xml = phpbench_findXml(document);
        if (xml === undefined)
            throw new format_FormatError(`the output is not what PHPBench writes: ${phpbench_advice}`);
        const variants = findVariants(parseXml(xml));
        if (variants.length === 0)
            throw new format_FormatError(`there is no benchmark in the output of PHPBench: ${phpbench_advice}`);
        const names = numberDuplicates(variants.map(({ name }) => name));
        return variants.flatMap(({ element }, index) => phpbench_read(element, names[index]));
    },
};
/** What is printed before it is no part of it. */
function phpbench_findXml({ text }) {
    const start = text.search(/^\ufeff?(?:<\?xml [^>]{0,200}>\s{0,100})?<phpbench[ >]/m);
    return start < 0 ? undefined : text.slice(start);
}
function findVariants(root) {
    return childrenOf(root, 'suite').flatMap(suite => childrenOf(suite, 'benchmark').flatMap(benchmark => childrenOf(benchmark, 'subject').flatMap(subject => childrenOf(subject, 'variant').map(element => ({ name: nameVariant(benchmark, subject, element), element })))));
}
function childrenOf({ children }, name) {
    return children.filter(child => child.name === name);
}
/** `\Bench::subject`, with the name of its parameters where they are some: `0` and an empty name are those of none. */
function nameVariant(benchmark, subject, variant) {
    const name = `${benchmark.attributes.get('class') ?? ''}::${subject.attributes.get('name') ?? ''}`;
    const [parameters] = childrenOf(variant, 'parameter-set');
    const set = parameters?.attributes.get('name') ?? '';
    return set === '' || (set === '0' && parameters.children.length === 0) ? name : `${name}(${set})`;
}
function phpbench_read(variant, benchmark) {
    const time = { benchmark, metric: 'time', unit: 'us' };
    const wrong = childrenOf(variant, 'errors').flatMap(errors => childrenOf(errors, 'error'));
    if (wrong[0])
        return [makeFailure(time, wrong[0].text.trim())];
    const iterations = childrenOf(variant, 'iteration');
    const memory = iterations.map(one => numberOf(one, 'mem-peak'));
    const isMemory = memory.length > 0 && memory.every(value => value > 0);
    return [
        makeReading({ ...time, values: iterations.map(one => timeOf(one, variant)) }),
        ...(isMemory ? [makeReading({ benchmark, metric: 'peak-memory', unit: 'B', values: memory })] : []),
    ];
}
function timeOf(iteration, variant) {
    const owner = iteration.attributes.has('time-revs') ? iteration : variant;
    const revolutions = numberOf(owner, owner === iteration ? 'time-revs' : 'revs');
    return perIteration(numberOf(iteration, 'time-net'), revolutions);
}
/** NaN where there is none: an empty text is no zero. */
function numberOf({ attributes }, name) {
    const text = attributes.get(name) ?? '';
    return text.trim() === '' ? Number.NaN : Number(text);
}

;// CONCATENATED MODULE: ./lib/formats/tools/python/asv.js







const asv_expected = {
    tool: 'asv',
    advice: 'run it with --record-samples, and "output" naming the file below results/ that it writes',
};
const asv_fields = dist/* custom */.IeY(value => typeof value === 'object' && value !== null && !Array.isArray(value));
const asv_schema = dist/* object */.Ikc({
    commit_hash: dist/* string */.YjP(),
    env_name: dist/* optional */.lqM(dist/* string */.YjP()),
    result_columns: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
    results: asv_fields,
});
/**
 * What asv writes below `results/`: a file for each commit and environment, or the directory of one.
 *
 * A result is a list over all combinations of the parameters, null where it failed and a bare NaN where it was skipped; samples
 * are there with `--record-samples`, in order. The unit stands in `benchmarks.json`, and follows from the beginning of the
 * function's name; which way a `track_` number is better stands nowhere. (`asv/results.py`; version 1 has plain numbers.)
 */
const asv = {
    name: 'asv',
    title: 'asv, JSON of its results',
    fits: document => resultsOf(document).some(({ json }) => dist.is(asv_schema, json)),
    parse(document) {
        const all = resultsOf(document).map(one => decodeJson(one, asv_schema, asv_expected));
        if (new Set(all.map(({ commit_hash }) => commit_hash)).size > 1)
            throw new format_FormatError('there are results of several commits: name the file of one by "output", or empty the directory before');
        const units = readUnits(document);
        const isOne = all.length === 1;
        const printed = all.flatMap(results => Object.keys(results.results).flatMap(name => asv_readBenchmark(results, name, units).map(one => nameIn(one, results, isOne))));
        const names = numberDuplicates(printed.map(({ benchmark }) => benchmark));
        return insistOnSome(printed, asv_expected).map((one, index) => asv_read({ ...one, benchmark: names[index] }));
    },
};
function resultsOf(document) {
    if (document.files.length === 0)
        return [document];
    return document.files
        .filter(({ path }) => path.endsWith('.json') && !/(?:^|\/)(?:benchmarks|machine)\.json$/.test(path))
        .map(({ text }) => ({ text, json: parseJson(text) }));
}
/** With the environment, where there are several. */
function nameIn(printed, { env_name }, isOne) {
    return isOne || env_name === undefined
        ? printed
        : { ...printed, benchmark: `${printed.benchmark} [${names_shorten(env_name)}]` };
}
function readUnits({ files }) {
    const about = files.find(({ path }) => /(?:^|\/)benchmarks\.json$/.test(path));
    const json = about === undefined ? undefined : parseJson(about.text);
    const entries = dist.is(asv_fields, json) ? Object.entries(json) : [];
    return new Map(entries.flatMap(([name, value]) => dist.is(dist/* object */.Ikc({ unit: dist/* string */.YjP() }), value) ? [[name, value.unit]] : []));
}
function asv_readBenchmark(results, name, units) {
    const { result, params, samples } = findRow(results, name);
    if (result === null)
        return [{ benchmark: name, ...asv_metricOf(name, units), values: [] }];
    const list = Array.isArray(result) ? result : [result];
    const lists = Array.isArray(params) ? params.filter(Array.isArray) : [];
    // Counted before they are made: a few lists have more combinations than there is memory.
    const count = lists.reduce((product, one) => product * one.length, 1);
    if (list.length !== count)
        throw new format_FormatError(`asv's "${name.slice(0, 100)}" has ${list.length} results for ${count} combinations of parameters`);
    const combinations = combine(lists);
    return list.flatMap((value, index) => {
        const own = finite(value);
        // Skipped or failed: NaN and null are the same by now, and what one side alone lacks is seen as missing there.
        if (own === undefined)
            return [];
        const values = (Array.isArray(samples) ? finiteList(samples[index]) : undefined) ?? [own];
        return [{ benchmark: `${name}${combinations[index]}`, ...asv_metricOf(name, units), values }];
    });
}
/** Version 2 has a row in the order of its columns, cut where the rest is null; version 1 a number, or fields. */
function findRow({ results, result_columns }, name) {
    const value = results[name];
    const found = Array.isArray(value) && result_columns
        ? Object.fromEntries(result_columns.map((column, index) => [column, value[index]]))
        : dist.is(asv_fields, value)
            ? value
            : { result: value };
    return { result: found.result ?? null, params: found.params, samples: found.samples };
}
/** `(1, 'a')` for each combination of the parameters, the last of which changes fastest; empty text where there are none. */
function combine(lists) {
    if (lists.length === 0)
        return [''];
    const combinations = lists.reduce((before, list) => before.flatMap(one => list.map(value => [...one, value])), [[]]);
    return combinations.map(one => `(${one.join(', ')})`);
}
/** By the beginning of the function's name, as asv itself tells what to measure. */
function asv_metricOf(name, units) {
    const method = name.slice(name.lastIndexOf('.') + 1);
    if (/^time(?:raw)?_|^Time(?:raw)?[A-Z_]/.test(method))
        return { metric: 'time', unit: 's' };
    if (/^(?:peak)?mem_|^(?:Peak)?Mem[A-Z_]/.test(method))
        return { metric: 'memory', unit: 'B' };
    const unit = units.get(name) ?? '';
    return { metric: 'value', unit: unit === 'unit' ? '' : unit, better: 'unknown' };
}
function asv_read(printed) {
    return printed.values.length > 0 ? makeReading(printed) : makeFailure(printed, 'it failed: asv has no result of it');
}

;// CONCATENATED MODULE: ./lib/formats/tools/python/asv-console.js






/**
 * What asv prints for people while it runs: `[ 35.00%] ··· suite.time_keys   11.1±0.01μs`, of three digits, without samples.
 *
 * The files that it writes (`asv`) have all digits, with `--record-samples` all samples, and the benchmarks with parameters, which
 * are tables here that are not read. Bytes have a prefix alone (`2.42k`); a number of `track_` has no unit.
 * (asv: `asv/util.py` `human_value`, `asv/results.py`)
 */
const asvConsole = {
    name: 'asv-console',
    title: 'what asv prints for people; the files below its results/ (asv) say more',
    fits: ({ lines, text }) => text.includes(bullets) && lines.some(line => resultLine.test(line)),
    parse({ lines }) {
        const found = findAll(lines);
        if (found.length === 0)
            throw new format_FormatError('no line is a result of asv, such as "[50.00%] ··· suite.time_keys  11.1±0.01μs": does --bench match a benchmark?');
        const isOne = new Set(found.map(({ environment }) => environment)).size === 1;
        const names = numberDuplicates(found.map(({ benchmark, environment }) => (isOne ? benchmark : `${benchmark} [${names_shorten(environment)}]`)));
        return found.map((said, index) => asv_console_read(said, names[index]));
    },
};
const bullets = '%] ···';
const resultLine = /^\[ {0,2}\d{1,3}\.\d\d%\] ··· ([^\s(]+) +(-?\d[^\s±]*(?:±\S+)?|ok|n\/a|failed|\d+\/\d+ failed)\s*$/;
const environmentLine = /^\[ {0,2}\d{1,3}\.\d\d%\] ·· Benchmarking (\S+)\s*$/;
const commitLine = /^\[ {0,2}\d{1,3}\.\d\d%\] · For (.+):\s*$/;
function findAll(lines) {
    const found = [];
    const commits = new Set();
    let environment = '';
    for (const line of lines) {
        if (!line.startsWith('['))
            continue;
        const [, benchmark, result] = resultLine.exec(line) ?? [];
        if (benchmark !== undefined && result !== undefined)
            found.push({ benchmark, environment, result });
        environment = environmentLine.exec(line)?.[1] ?? environment;
        const commit = commitLine.exec(line)?.[1];
        if (commit !== undefined)
            commits.add(commit);
    }
    if (commits.size > 1)
        throw new format_FormatError('there are results of several commits: run asv for the one that is checked out');
    // What asv skipped is n/a, and what one side alone lacks is seen as missing there.
    return found.filter(({ result }) => result !== 'n/a');
}
function asv_console_read({ benchmark: name, result }, benchmark) {
    const { metric, unit, better } = asv_metricOf(name, new Map());
    const said = { benchmark, metric, unit, better };
    if (result === 'ok')
        return makeFailure(said, 'it has parameters, and so a table, which is not read: let "output" name the directory that asv writes');
    const [, digits = '', rest = ''] = /^(-?[\d.]+(?:e[+-]?\d+)?)(?:±[\d.e+-]+)?(\D*)$/.exec(result) ?? [];
    const printed = unit === 'B' ? `${rest}B` : rest;
    const value = parseNumber(digits);
    if (Number.isNaN(value) || (0,metrics_unit/* tidyUnit */.v)(printed).unit !== unit)
        return makeFailure(said, result.endsWith('failed') ? `asv says "${result}"` : `"${result.slice(0, 100)}" is no ${metric}`);
    return makeReading({ ...said, unit: printed, values: [value] });
}

;// CONCATENATED MODULE: ./lib/formats/tools/python/pyperf.js





const pyperf_expected = { tool: 'pyperf', advice: 'run it with -o FILE' };
const metadata = dist/* optional */.lqM(dist/* object */.Ikc({ name: dist/* optional */.lqM(dist/* string */.YjP()), unit: dist/* optional */.lqM(dist/* string */.YjP()) }));
const pyperf_run = dist/* object */.Ikc({
    values: dist/* optional */.lqM(dist/* unknown */.L5J()),
    metadata: dist/* optional */.lqM(dist/* object */.Ikc({ mem_max_rss: dist/* optional */.lqM(dist/* unknown */.L5J()) })),
});
const pyperf_schema = dist/* object */.Ikc({
    version: dist/* string */.YjP(),
    metadata,
    benchmarks: dist/* array */.YOg(dist/* object */.Ikc({ metadata, runs: dist/* array */.YOg(pyperf_run) })),
});
const pyperf_shape = dist/* object */.Ikc({
    version: dist/* string */.YjP(),
    benchmarks: dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ runs: dist/* array */.YOg(dist/* unknown */.L5J()) })), dist/* minLength */.BpQ(1)),
    context: dist/* optional */.lqM(dist/* undefined */.Vxk()),
});
/** Units as pyperf has them, and what they measure. */
const pyperf_units = new Map([
    ['second', { metric: 'time', unit: 's' }],
    ['byte', { metric: 'memory', unit: 'B' }],
    ['integer', { metric: 'value', unit: '' }],
]);
/**
 * What pyperf writes by `-o FILE` (or nanobench by its template for it).
 *
 * Each run is a process of its own, with values of one loop, in order; runs that only found the number of loops, and warm-ups,
 * have none. (`_bench.py`: what all benchmarks share of their metadata stands beside them, once.)
 */
const pyperf = {
    name: 'pyperf',
    title: 'pyperf, JSON',
    fits: ({ json }) => dist.is(pyperf_shape, json),
    parse(document, suite) {
        const results = decodeJson(document, pyperf_schema, pyperf_expected);
        const names = results.benchmarks.map(one => one.metadata?.name ?? results.metadata?.name ?? suite);
        const unique = numberDuplicates(names);
        return insistOnSome(results.benchmarks, pyperf_expected).flatMap((_, index) => pyperf_read(results, index, unique[index]));
    },
};
function pyperf_read({ benchmarks, metadata: shared }, index, benchmark) {
    const { runs, metadata: own } = benchmarks[index];
    const printed = own?.unit ?? shared?.unit ?? 'second';
    const metric = { benchmark, ...(pyperf_units.get(printed) ?? { metric: 'value', unit: printed }) };
    const measuring = runs.filter(({ values }) => Array.isArray(values) && values.length > 0);
    const lists = measuring.map(({ values }) => finiteList(values));
    if (lists.length === 0 || lists.includes(undefined))
        return [makeFailure(metric, 'its values are missing, or not all finite')];
    const memory = measuring.flatMap(one => finite(one.metadata?.mem_max_rss) ?? []);
    return [
        makeReading({ ...metric, values: lists.flatMap(values => values ?? []) }),
        ...(memory.length === 0 ? [] : [makeReading({ benchmark, metric: 'peak-memory', unit: 'B', values: memory })]),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/tools/python/pytest-benchmark.js





const pytest_benchmark_expected = {
    tool: 'pytest-benchmark',
    advice: 'run pytest with --benchmark-json=FILE, without --benchmark-disable, on tests that use the fixture "benchmark"',
};
const pytest_benchmark_schema = dist/* object */.Ikc({
    machine_info: dist/* unknown */.L5J(),
    benchmarks: dist/* array */.YOg(dist/* object */.Ikc({
        name: dist/* string */.YjP(),
        fullname: dist/* optional */.lqM(dist/* string */.YjP()),
        stats: dist/* object */.Ikc({
            data: dist/* optional */.lqM(dist/* unknown */.L5J()),
            rounds: dist/* optional */.lqM(dist/* unknown */.L5J()),
            median: dist/* optional */.lqM(dist/* unknown */.L5J()),
            mean: dist/* optional */.lqM(dist/* unknown */.L5J()),
        }),
    })),
});
/**
 * What pytest-benchmark writes by `--benchmark-json=FILE` (or keeps by `--benchmark-save`).
 *
 * Times are in seconds. `stats.data` holds one for each round, in order, already divided by the round's iterations (its
 * `stats.py`); runs saved without `--benchmark-save-data` have none. Tests that failed are absent.
 */
const pytestBenchmark = {
    name: 'pytest-benchmark',
    title: 'pytest-benchmark, JSON',
    fits: ({ json }) => dist.is(dist/* object */.Ikc({ machine_info: dist/* unknown */.L5J(), benchmarks: dist/* array */.YOg(dist/* unknown */.L5J()) }), json),
    parse(document) {
        const { benchmarks } = decodeJson(document, pytest_benchmark_schema, pytest_benchmark_expected);
        const names = numberDuplicates(benchmarks.map(({ name, fullname }) => fullname ?? name));
        return insistOnSome(benchmarks, pytest_benchmark_expected).map((benchmark, index) => pytest_benchmark_read(benchmark, names[index]));
    },
};
function pytest_benchmark_read({ stats }, benchmark) {
    return makeReading({ benchmark, metric: 'time', unit: 's', values: pytest_benchmark_findValues(stats) });
}
/** A list that does not hold every round is no sample. */
function pytest_benchmark_findValues({ data, rounds, median, mean }) {
    const samples = finiteList(data);
    return samples && samples.length === (rounds ?? samples.length) ? samples : firstFinite(median, mean);
}

;// CONCATENATED MODULE: ./lib/formats/tools/rust/cargo-criterion.js






/**
 * `cargo criterion --message-format=json`: a line of JSON for each benchmark
 * (https://bheisler.github.io/criterion.rs/book/cargo_criterion/external_tools.html).
 *
 * `measured_values[i]` is the time of `iteration_count[i]` iterations, in `unit`.
 */
const cargoCriterion = {
    name: 'cargo-criterion',
    title: 'cargo criterion --message-format=json',
    fits: ({ text }) => decodeLines(text).length > 0,
    parse({ text }) {
        const lines = decodeLines(text);
        if (lines.length > 0)
            return lines.map(cargo_criterion_readLine);
        throw new format_FormatError('no line is {"reason":"benchmark-complete",…} of cargo-criterion: is it called with --message-format=json, and did a benchmark run?');
    },
};
const estimate = dist/* object */.Ikc({ estimate: dist/* number */.aig(), unit: dist/* string */.YjP() });
const cargo_criterion_line = dist/* object */.Ikc({
    reason: dist/* literal */.euz('benchmark-complete'),
    id: dist/* string */.YjP(),
    iteration_count: dist/* array */.YOg(dist/* number */.aig()),
    measured_values: dist/* array */.YOg(dist/* number */.aig()),
    unit: dist/* string */.YjP(),
    typical: estimate,
    median: dist/* nullish */.cl6(estimate),
});
function decodeLines(text) {
    return [...findJsonLines(text, '"benchmark-complete"')].flatMap(one => {
        const { success, output } = dist/* safeParse */.xLC(cargo_criterion_line, one);
        return success ? [output] : [];
    });
}
function cargo_criterion_readLine({ id, iteration_count: counts, measured_values: measured, unit, typical, median }) {
    if (measured.length > 0 && measured.length === counts.length)
        return makeReading({
            benchmark: id,
            metric: cargo_criterion_nameOf(unit),
            unit,
            values: measured.map((value, index) => perIteration(value, counts[index])),
        });
    const { estimate: value, unit: its } = median ?? typical;
    return makeReading({ benchmark: id, metric: cargo_criterion_nameOf(its), unit: its, values: [value] });
}
/** Criterion can be made to measure other things than time. */
function cargo_criterion_nameOf(unit) {
    return (0,metrics_unit/* tidyUnit */.v)(unit).unit === 's' ? 'time' : unit;
}

;// CONCATENATED MODULE: ./lib/formats/tools/rust/criterion.js





/**
 * The directory that Criterion.rs writes, `target/criterion` or `$CRITERION_HOME`: of each benchmark `new/benchmark.json` (its name),
 * `new/sample.json` and `new/estimates.json` (criterion-rs/criterion.rs: src/analysis/mod.rs, src/report.rs).
 *
 * A sample is the time of some iterations: its iterations are `times[i] / iters[i]`, in nanoseconds. Other folders than `new` hold
 * earlier runs, and changes. What Criterion says of throughput is the time again. A measurement of another kind than time is not told
 * apart: its unit is not in the files.
 */
const criterion = {
    name: 'criterion',
    title: 'the directory of Criterion.rs (target/criterion)',
    fits: ({ files }) => findFolders(files).length > 0,
    parse({ files }) {
        const folders = findFolders(files);
        if (folders.length === 0)
            throw new format_FormatError('no new/benchmark.json beside a new/sample.json: "output" must be the directory of Criterion.rs, target/criterion or $CRITERION_HOME');
        const byPath = new Map(files.map(file => [file.path, file.text]));
        return folders.map(folder => readFolder(folder, name => parseJson(byPath.get(`${folder}${name}.json`) ?? '')));
    },
};
/** The folders called `new` of benchmarks, each with a slash behind. */
function findFolders(files) {
    const paths = new Set(files.map(({ path }) => path));
    return [...paths]
        .filter(path => path === 'new/benchmark.json' || path.endsWith('/new/benchmark.json'))
        .map(path => path.slice(0, -'benchmark.json'.length))
        .filter(folder => paths.has(`${folder}sample.json`) || paths.has(`${folder}estimates.json`));
}
const numbers = dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* check */.z6Y(values => values.every(value => typeof value === 'number')), dist/* transform */.pdi(values => values));
const criterion_benchmark = dist/* object */.Ikc({ full_id: dist/* string */.YjP() });
/** Versions before 0.3.4 wrote a pair. */
const sample = dist/* union */.KCZ([
    dist/* object */.Ikc({ iters: numbers, times: numbers }),
    dist/* pipe */.FsL(dist/* tuple */.PVZ([numbers, numbers]), dist/* transform */.pdi(([iters, times]) => ({ iters, times }))),
]);
const criterion_estimate = dist/* object */.Ikc({ point_estimate: dist/* number */.aig() });
const estimates = dist/* union */.KCZ([
    dist/* pipe */.FsL(dist/* object */.Ikc({ median: criterion_estimate }), dist/* transform */.pdi(({ median }) => median.point_estimate)),
    dist/* pipe */.FsL(dist/* object */.Ikc({ Median: criterion_estimate }), dist/* transform */.pdi(({ Median }) => Median.point_estimate)),
]);
function readFolder(folder, read) {
    const named = dist/* safeParse */.xLC(criterion_benchmark, read('benchmark'));
    const name = named.success ? named.output.full_id : folder.replace(/\/?new\/$/, '');
    const time = { benchmark: name, metric: 'time', unit: 'ns' };
    const values = criterion_findValues(read);
    return values
        ? makeReading({ ...time, values })
        : makeFailure(time, 'its sample.json is cut off, or of another shape');
}
function criterion_findValues(read) {
    const { success, output } = dist/* safeParse */.xLC(sample, read('sample'));
    if (success && output.times.length > 0 && output.times.length === output.iters.length)
        return output.times.map((time, index) => perIteration(time, output.iters[index]));
    const median = dist/* safeParse */.xLC(estimates, read('estimates'));
    return median.success ? [median.output] : undefined;
}

;// CONCATENATED MODULE: ./lib/formats/tools/rust/criterion-console.js





/**
 * What Criterion.rs prints for people: `parse  time:   [1.2 ms 1.3 ms 1.4 ms]`, a longer name on the line above. The middle number is
 * read: the slope, or the mean, of four or five digits, without samples.
 *
 * The directory that it writes (`criterion`) and its JSON lines (`cargo-criterion`) have all samples. What it says of throughput is the
 * time again; what it compares with an earlier run (`change:`, in percent) is not read. (criterion-rs/criterion.rs: src/report.rs and
 * src/format.rs)
 */
const criterionConsole = {
    name: 'criterion-console',
    title: 'what Criterion.rs prints for people; its directory (criterion) says more',
    fits: ({ lines, text }) => text.includes(label) && lines.some(line => criterion_console_readLine(line, '') !== undefined),
    parse({ lines }) {
        const found = criterion_console_findAll(lines);
        if (found.length === 0)
            throw new format_FormatError('no line is a result of Criterion.rs, such as "parse  time:   [1.2 ms 1.3 ms 1.4 ms]": does the filter match a benchmark?');
        const names = numberDuplicates(found.map(({ benchmark }) => benchmark));
        return found.map((said, index) => criterion_console_read({ ...said, benchmark: names[index] }));
    },
};
const label = 'time:';
const criterion_console_estimate = /^\s*\[-?[\d.]+ \S+ (-?[\d.]+) (\S+) -?[\d.]+ \S+\]\s*$/;
function criterion_console_findAll(lines) {
    const found = [];
    let above = '';
    for (const line of lines) {
        const said = criterion_console_readLine(line, above);
        if (said)
            found.push(said);
        above = line;
    }
    return found;
}
/** A change is in percent, and signed, and no result. */
function criterion_console_readLine(line, above) {
    const at = line.lastIndexOf(label);
    const [, value, unit] = (at < 0 ? undefined : criterion_console_estimate.exec(line.slice(at + label.length))) ?? [];
    if (value === undefined || unit === undefined)
        return undefined;
    return { benchmark: line.slice(0, at).trim() || above.trim(), value, unit };
}
function criterion_console_read({ benchmark, value, unit }) {
    // It can be made to measure something else, and calls that time too.
    const said = { benchmark, metric: (0,metrics_unit/* tidyUnit */.v)(unit).unit === 's' ? 'time' : unit.slice(0, 256), unit };
    const number = parseNumber(value);
    return Number.isNaN(number)
        ? makeFailure(said, `"${value.slice(0, 40)}" is no number`)
        : makeReading({ ...said, values: [number] });
}

;// CONCATENATED MODULE: ./lib/formats/tools/rust/divan.js







/**
 * The tree that divan prints (https://docs.rs/divan): a header, and below it rows with fastest, slowest, median and mean, each in a
 * unit of its own choice. The median is read, since there are no samples.
 *
 * Names are paths in the tree. Rows without a branch belong to the benchmark above: what its counters say for each second, and, below
 * `alloc:`, what it allocates.
 */
const divan = {
    name: 'divan',
    title: "divan's tree",
    fits: ({ lines, text }) => text.includes('fastest') && lines.some(divan_isHeader),
    parse({ lines }) {
        const readings = parseTree(lines);
        if (readings.length > 0)
            return readings;
        throw new format_FormatError("no row of divan's tree holds times: does the filter match a benchmark?");
    },
};
const columns = ['fastest', 'slowest', 'median', 'mean', 'samples', 'iters'];
function divan_isHeader(line) {
    return line.includes('fastest') && line.includes('│') && columns.every(column => line.includes(column));
}
function parseTree(lines) {
    const readings = [];
    const timeOf = remember_remember(unit => makeQuantity({ metric: 'time', unit }));
    let place = { column: -1, path: [], section: '' };
    for (const line of lines) {
        if (divan_isHeader(line)) {
            place = { column: line.indexOf('fastest'), path: [], section: '' };
            continue;
        }
        if (place.column < 0 || (!line.includes('│') && !line.includes('─')))
            continue;
        const branch = /^[ │]*[├╰]─ /.exec(line)?.[0];
        const cells = line.slice(place.column).split('│');
        place = branch === undefined ? enterSection(place, cells) : enterBranch(place, branch, line);
        const value = readMedian(cells);
        const benchmark = place.path.at(-1)?.[1];
        if (!value || benchmark === undefined)
            continue;
        const quantity = branch === undefined ? divan_findQuantity(place.section, value.unit) : timeOf(value.unit);
        if (quantity)
            readings.push(readValue(quantity, benchmark, value.number));
    }
    return readings;
}
function enterBranch({ column, path }, branch, line) {
    const name = line.slice(branch.length, column).trim();
    const above = path.filter(([indent]) => indent < branch.length);
    return { column, path: [...above, [branch.length, nest(above.at(-1)?.[1], '/', name)]], section: '' };
}
function enterSection(place, [first = '']) {
    const section = /^([a-z ]+):$/.exec(first.trim())?.[1];
    return section === undefined ? place : { ...place, section };
}
const inSections = new Map([
    ['alloc B', 'allocated'],
    ['alloc count', 'allocations'],
    ['max alloc B', 'peak-allocated'],
    ['max alloc count', 'peak-allocations'],
]);
function readMedian(cells) {
    const [value = '', unit = 'count', ...more] = splitFields(cells[2] ?? '');
    const number = parseNumber(value);
    return Number.isNaN(number) || more.length > 0 ? undefined : { number, unit };
}
/** Of a row that belongs to the benchmark above. */
function divan_findQuantity(section, unit) {
    if (section === '')
        return unit.endsWith('/s') ? makeQuantity({ metric: 'throughput', unit }) : undefined;
    const metric = inSections.get(`${section} ${(0,metrics_unit/* tidyUnit */.v)(unit).unit}`);
    return metric === undefined ? undefined : makeQuantity({ metric, unit, better: 'lower' });
}

;// CONCATENATED MODULE: ./lib/formats/tools/rust/gungraun-summaries.js



const number = dist/* union */.KCZ([
    dist/* pipe */.FsL(dist/* object */.Ikc({ Int: dist/* number */.aig() }), dist/* transform */.pdi(({ Int }) => Int)),
    dist/* pipe */.FsL(dist/* object */.Ikc({ Float: dist/* number */.aig() }), dist/* transform */.pdi(({ Float }) => Float)),
]);
/** `Right` is of an earlier run alone, which is nothing that was measured now. */
const measured = dist/* object */.Ikc({
    metrics: dist/* union */.KCZ([
        dist/* pipe */.FsL(dist/* object */.Ikc({ Left: number }), dist/* transform */.pdi(({ Left }) => Left)),
        dist/* pipe */.FsL(dist/* object */.Ikc({ Both: dist/* tuple */.PVZ([number, number]) }), dist/* transform */.pdi(({ Both }) => Both[0])),
    ]),
});
const summary = dist/* object */.Ikc({
    module_path: dist/* string */.YjP(),
    id: dist/* nullish */.cl6(dist/* string */.YjP()),
    details: dist/* nullish */.cl6(dist/* string */.YjP()),
    profiles: dist/* array */.YOg(dist/* object */.Ikc({
        tool: dist/* string */.YjP(),
        summaries: dist/* object */.Ikc({
            total: dist/* object */.Ikc({ summary: dist/* record */.g1P(dist/* string */.YjP(), dist/* nullable */.mee(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()))) }),
        }),
    })),
});
const counting = new Set(['callgrind', 'cachegrind', 'dhat']);
/** The summaries in `text`, on a line each or spread over several, among whatever else is printed. */
function findSummaries(text) {
    if (!text.includes('"module_path"'))
        return [];
    return findObjects(text).flatMap(value => {
        const { success, output } = dist/* safeParse */.xLC(summary, value);
        return success ? [summarize(output)] : [];
    });
}
function summarize({ module_path: path, id, details, profiles }) {
    const name = id ? `${path} ${id}${details ? `:${details}` : ''}` : path;
    const tools = profiles.filter(({ tool }) => counting.has(tool.toLowerCase()));
    const all = tools.flatMap(({ summaries }) => Object.values(summaries.total.summary).flatMap(values => Object.entries(values ?? {})));
    return {
        benchmark: name,
        metrics: all.flatMap(([metric, value]) => {
            const { success, output } = dist/* safeParse */.xLC(measured, value);
            return success ? [[metric, output.metrics]] : [];
        }),
    };
}
/** Objects that begin in the first column, and end on the same line or with a bracket in that column; what is cut off is left out. */
function findObjects(text) {
    const objects = [];
    let open;
    for (const line of splitLines(text)) {
        if (line === '{')
            open = [line];
        else if (line.startsWith('{')) {
            objects.push(parseJson(line));
            open = undefined;
        }
        else if (open) {
            open.push(line);
            if (line !== '}')
                continue;
            objects.push(parseJson(open.join('\n')));
            open = undefined;
        }
    }
    return objects;
}

;// CONCATENATED MODULE: ./lib/formats/tools/rust/gungraun.js




/**
 * What gungraun prints (once iai-callgrind), as text or by `--output-format=json` or `pretty-json` (schema 6), and iai's text:
 * counts of instructions, cache hits and, of DHAT, of what was allocated. Counts are almost the same in each run.
 *
 * It compares with a run that it keeps on disk; only the newer number is read (left of `|`).
 */
const gungraun = {
    name: 'gungraun',
    title: 'gungraun, iai-callgrind and iai, text or JSON',
    fits: ({ lines, text }) => lines.some(isCount) || findSummaries(text).length > 0,
    parse({ lines, text }) {
        const summaries = findSummaries(text);
        const readings = summaries.length > 0 ? readSummaries(summaries) : gungraun_parseLines(lines);
        if (readings.length > 0)
            return readings;
        throw new format_FormatError('no benchmark of gungraun is in it: did one run, and is valgrind there?');
    },
};
/** The metrics whose names differ between JSON and text. */
const gungraun_names = new Map([
    ['ir', 'instructions'],
    ['l1hits', 'l1-hits'],
    ['llhits', 'll-hits'],
    ['total-rw', 'total-read+write'],
    ['total-bytes', 'allocated'],
    ['total-blocks', 'allocations'],
]);
const lower = new Set([
    'instructions',
    'estimated-cycles',
    'allocated',
    'allocations',
    'ram-hits',
    'ram-accesses',
    'at-t-gmax-bytes',
    'at-t-gmax-blocks',
]);
function makeCount(printed) {
    const kebab = printed
        .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
        .replaceAll(' ', '-')
        .toLowerCase();
    const metric = gungraun_names.get(kebab) ?? kebab;
    const better = lower.has(metric) ? 'lower' : 'unknown';
    const unit = metric === 'allocated' || metric.endsWith('-bytes') ? 'B' : metric.endsWith('-rate') ? '%' : 'count';
    return makeQuantity({ metric, unit, better, primary: metric === 'instructions' });
}
function readSummaries(summaries) {
    const countOf = remember_remember(makeCount);
    return summaries.flatMap(({ benchmark, metrics }) => metrics.map(([name, value]) => readValue(countOf(name), benchmark, value)));
}
const gungraun_count = /^ {2}([A-Z][\w+ -]*): +(\d+(?:\.\d+)?)(?:\||\s*$| +\()/;
const surelyOurs = new Set(['Instructions', 'Estimated Cycles', 'Total bytes']);
/** The tools that count costs; others count errors. */
const section = /^ {2}=+ (\w+) =+$/;
const gungraun_counting = new Set(['', 'CALLGRIND', 'CACHEGRIND', 'DHAT']);
function isCount(line) {
    return line.startsWith('  ') && surelyOurs.has(gungraun_count.exec(line)?.[1] ?? '');
}
/** A line with a name, and below it, further in, the counts. */
function gungraun_parseLines(lines) {
    const readings = [];
    const countOf = remember_remember(makeCount);
    let [benchmark, tool] = ['', ''];
    for (const line of lines) {
        const found = gungraun_count.exec(line);
        if (found) {
            if (benchmark !== '' && gungraun_counting.has(tool))
                readings.push(readValue(countOf(found[1]), benchmark, Number(found[2])));
        }
        else if (line.startsWith('  '))
            tool = section.exec(line)?.[1] ?? tool;
        else
            [benchmark, tool] = [line.trim(), ''];
    }
    return readings;
}

;// CONCATENATED MODULE: ./lib/formats/tools/rust/libtest.js







/**
 * `cargo bench` with Rust's own harness (libtest), as text or by `-Z unstable-options --format json`; also Criterion's
 * `--output-format bencher`, which prints whole nanoseconds, and others that print such lines.
 *
 * `test NAME ... bench: 1,234.56 ns/iter (+/- 12) = 7474 MB/s`: the median (library/test/src/bench.rs and formatters/ of Rust).
 */
const libtest = {
    name: 'libtest',
    title: 'cargo bench (libtest), text or JSON; Criterion --output-format bencher',
    fits: ({ lines, text }) => lines.some(libtest_isResult) || decodeEvents(text).some(({ type }) => type === 'bench'),
    parse({ lines, text }) {
        const events = decodeEvents(text).flatMap(libtest_readEvent);
        const readings = events.length === 0 ? libtest_parseLines(lines) : [...libtest_parseLines(lines), ...events];
        if (readings.length > 0)
            return readings;
        throw new format_FormatError('no line is a result of "cargo bench", such as "test parse ... bench:  1,234 ns/iter (+/- 5)": does the target hold benchmarks (#[bench], nightly)?');
    },
};
const libtest_separator = ' ... ';
const values = /^bench:\s+(-?[\d,.]+) (\S+) \(\+\/- [\d,.]+\)(?: = ([\d,.]+) MB\/s)?$/;
/** Where the name of a line ends, and how it went begins; -1 where it is no such line. */
function findSeparator(line) {
    return line.startsWith('test ') ? line.lastIndexOf(libtest_separator) : -1;
}
function restOf(line, at) {
    return line.slice(at + libtest_separator.length).trim();
}
function libtest_isResult(line) {
    const at = findSeparator(line);
    return at >= 0 && values.test(restOf(line, at));
}
function libtest_parseLines(lines) {
    const walk = new libtest_Walk(isOneTarget(lines) ? undefined : new Targets());
    for (const line of lines)
        walk.follow(line);
    return walk.readings;
}
/** A target prints `running 5 tests`, and then its own names, which other targets may have too. */
function isStart(line) {
    return line.startsWith('running ');
}
function isOneTarget(lines) {
    return lines.findLastIndex(isStart) < lines.findIndex(line => findSeparator(line) >= 0);
}
class libtest_Walk {
    readings = [];
    #targets;
    #quantityOf = remember_remember(unit => makeQuantity({ metric: (0,metrics_unit/* tidyUnit */.v)(unit).unit === 's' ? 'time' : unit, unit }));
    #begun = '';
    /** `targets` is none where there is but one. */
    constructor(targets) {
        this.#targets = targets;
    }
    follow(line) {
        const at = findSeparator(line);
        if (at >= 0) {
            const name = line.slice(5, at).trim();
            this.#begun = this.#targets?.qualify(name) ?? name;
            this.#read(restOf(line, at));
        }
        else if (isStart(line))
            this.#targets?.enter();
        // What a benchmark prints itself comes between its name and its result.
        else if (this.#begun !== '' && line.startsWith('bench:'))
            this.#read(line.trim());
    }
    #read(rest) {
        if (rest === 'FAILED')
            this.readings.push(libtest_fail(this.#begun, 'it failed'));
        const found = values.exec(rest);
        if (!found)
            return;
        const rate = found[3];
        const value = parseGroupedNumber(found[1]);
        this.readings.push(Number.isNaN(value)
            ? libtest_fail(this.#begun, `"${found[1].slice(0, 100)}" is not how cargo bench prints a number`)
            : readValue(this.#quantityOf(found[2]), this.#begun, value));
        if (rate !== undefined)
            this.readings.push(readValue(libtest_throughput, this.#begun, parseGroupedNumber(rate)));
    }
}
/** What tells the benchmarks of several targets apart: a name that an earlier target has too is another benchmark. */
class Targets {
    #names = new Set();
    /** By name, how many targets before this one have it. */
    #before = new Map();
    enter() {
        for (const name of this.#names)
            this.#before.set(name, this.#countBefore(name) + 1);
        this.#names.clear();
    }
    qualify(name) {
        this.#names.add(name);
        const count = this.#countBefore(name);
        return count === 0 ? name : `${name} (${count + 1})`;
    }
    #countBefore(name) {
        return this.#before.get(name) ?? 0;
    }
}
/** Megabytes of 1000 × 1000 bytes. */
const libtest_throughput = makeQuantity({ metric: 'throughput', unit: 'MB/s' });
const time = makeQuantity({ metric: 'time', unit: 'ns' });
function libtest_fail(benchmark, why) {
    return makeFailure({ benchmark, metric: 'time', unit: 'ns' }, why);
}
const libtest_event = dist/* variant */.Oxt('type', [
    dist/* object */.Ikc({
        type: dist/* literal */.euz('bench'),
        name: dist/* string */.YjP(),
        median: dist/* nullable */.mee(dist/* number */.aig()),
        mib_per_second: dist/* optional */.lqM(dist/* number */.aig()),
    }),
    dist/* object */.Ikc({ type: dist/* literal */.euz('test'), event: dist/* literal */.euz('failed'), name: dist/* string */.YjP() }),
]);
function decodeEvents(text) {
    return [...findJsonLines(text, '"type":')].flatMap(line => {
        const { success, output } = dist/* safeParse */.xLC(libtest_event, line);
        return success ? [output] : [];
    });
}
/** `mib_per_second` is in the same megabytes, whatever it is called. */
function libtest_readEvent(one) {
    if (one.type === 'test')
        return [libtest_fail(one.name, 'it failed')];
    const { name, median, mib_per_second: rate } = one;
    return [
        readValue(time, name, median ?? Number.NaN),
        ...(rate === undefined ? [] : [readValue(libtest_throughput, name, rate)]),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/index.js









































/** Every format of a tool; a new one is one file, one fixture folder and one line here. */
const tools = [
    asv,
    asvConsole,
    autocannon,
    benchee,
    benchmarkDotNet,
    benchmarkIps,
    benchmarkjs,
    bmf,
    cargoCriterion,
    catch2,
    criterion,
    criterionConsole,
    customBiggerIsBetter,
    customSmallerIsBetter,
    deno,
    divan,
    go,
    googleBenchmark,
    gungraun,
    hyperfine,
    jmh,
    julia,
    k6,
    libtest,
    mitata,
    nanobench,
    native_native,
    nyrkio,
    oha,
    phpbench,
    pyperf,
    pytestBenchmark,
    tinybench,
    vegeta,
    vitest,
];
/** Every format that needs nothing but its name. */
const formats = [...tools, processTime];
/** Formats of a user's own making, each with the input that makes it. */
const generic = { regex: makeRegex, json: makeJsonValues };
/** What can be asked for. */
const formatNames = ['auto', ...formats.map(({ name }) => name), ...Object.keys(generic)];
/** Whether `format` is a tool's own, which says of each benchmark whether it failed; lines that a script prints say only what it got to. */
function isOfTool(format) {
    return tools.includes(format) && format !== native_native;
}
/** The format with this name, or undefined. */
function findFormat(name) {
    return formats.find(format => format.name === name);
}
/**
 * The format that is asked for, undefined where it is to be detected; a FormatError where a format of the user's own cannot be made.
 *
 * `endAfter` is for what a user's own format does that may not end.
 */
function chooseFormat({ format, pattern = '', values = '' }, endAfter) {
    if (format === 'regex')
        return generic.regex(pattern, endAfter);
    if (format === 'json')
        return generic.json(values);
    return findFormat(format);
}
/** What each tool's format makes of `document`. */
function findCandidates(document) {
    return tools.map(format => (fitsIn(format, document) ? { format } : { format, lacking: findLack(format, document) }));
}
function findLack(format, document) {
    try {
        readDocument(format, document, '');
        return 'nothing but a sign that it is this and no other';
    }
    catch (error) {
        if (error instanceof FormatError)
            return error.message;
        throw error;
    }
}
/**
 * The format that `output` is of, which is never a guess: where it may be of several, a FormatError names them.
 *
 * An output without anything to read in it is of the format `process`, whose number is how long it took.
 */
function detectFormat(output) {
    return detectIn(makeDocument(output));
}
/** `detectFormat` of what is looked at further. */
function detectIn(document) {
    const whole = tools.filter(format => format.fits(document));
    const fitting = whole.length > 0 ? whole : tools.filter(format => read_fitsIn(format, document));
    if (fitting.length > 1)
        throw new format_FormatError(`the output fits several formats (${fitting.map(({ name }) => name).join(', ')}): choose one with "format"`);
    return fitting[0] ?? findUnread(document);
}
/** A file that was asked for is to be read, and not passed over. */
function findUnread(document) {
    if (document.output.files === undefined)
        return processTime;
    throw new format_FormatError(describeUnread(document));
}

;// CONCATENATED MODULE: ./lib/measure/measurements.js

/** The statistic with this name (`median`, `mean`, `min`, or a percentile such as `p95`), or undefined. */
function findStatistic(name) {
    if (name === 'mean')
        return values => (0,simple_statistics/* mean */.RE)([...values]);
    if (name === 'min')
        return values => (0,simple_statistics/* min */.jk)([...values]);
    const percent = name === 'median' ? 50 : Number(/^p(\d{1,2}(?:\.\d+)?)$/.exec(name)?.[1] ?? Number.NaN);
    return Number.isNaN(percent) ? undefined : values => (0,simple_statistics/* quantile */.YV)([...values], percent / 100);
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

;// CONCATENATED MODULE: ./lib/measure/reader.js








/**
 * A reader for the session's format, or for the one that the baseline's first output shows.
 *
 * Once chosen it stays: a contender that could switch the format could choose what is compared.
 */
function makeReader(session, { watch, endAfter }) {
    // Nothing that is printed is read where instructions are counted.
    let format = instrument_isExact(session.instruments) ? processTime : chooseFormat(session, endAfter);
    const own = makeTextOwner();
    return {
        read(round) {
            const shown = format ? undefined : detect(round);
            if (shown) {
                format = shown.format;
                watch({ kind: 'format-chosen', format: format.name });
            }
            return round.map(one => {
                const invocation = reader_read(one, format, { session, known: shown?.first === one ? shown.document : undefined });
                return { ...invocation, measurements: own(invocation.measurements) };
            });
        },
        isOfProcess: () => format && format === processTime,
    };
}
/** By the baseline's first output; where it failed, only a tool's results in it count. */
function detect(round) {
    const ofBaseline = round.filter(({ slot }) => slot.side === 'baseline');
    const first = ofBaseline.find(one => one.text) ?? ofBaseline.find(one => one.textOfFailed);
    if (!first)
        return undefined;
    const document = document_makeDocument((first.text ?? first.textOfFailed));
    if (first.text)
        return { format: detectIn(document), first, document };
    const format = tryToRead(() => detectIn(document));
    return format instanceof format_FormatError || !isOfTool(format) ? undefined : { format, first, document };
}
function reader_read(invoked, format, { session, known }) {
    const { slot, outcome, startedAt, reason } = invoked;
    const invocation = { slot, outcome, startedAt, ...(reason === undefined ? {} : { reason }), measurements: [] };
    const text = invoked.text ?? invoked.textOfFailed;
    if (!text || !format || (!invoked.text && !isOfTool(format)))
        return invocation;
    // Times under an instrument that counts exactly are the instrument's.
    const printed = instrument_isExact(session.instruments)
        ? []
        : tryToRead(() => read_readDocument(format, known ?? document_makeDocument(text), session.suite));
    if (printed instanceof format_FormatError)
        return { ...invocation, outcome: 'failed', reason: invoked.text ? copyText(printed.message) : reason };
    if (!invoked.text && !isPartial(printed))
        return invocation;
    const told = invoked.text ? printed : printed.map(one => withReason(one, reason));
    const readings = [...told, ...readProcess(invoked, format, printed, session)];
    const altered = session.alter?.(readings, slot.side) ?? readings;
    return { slot, outcome: 'ok', startedAt, measurements: makeMeasurements(altered, session.statistic) };
}
/** Whether the tool says of some benchmarks that they failed, as its exit status does: then its other numbers count. */
function isPartial(printed) {
    return printed.some(({ error }) => error !== undefined) && printed.some(({ error }) => error === undefined);
}
const reader_longestError = 500;
function withReason(reading, reason) {
    return reading.error === undefined
        ? reading
        : { ...reading, error: `${reading.error}; ${reason}`.slice(0, reader_longestError) };
}
function tryToRead(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof format_FormatError)
            return error;
        throw error;
    }
}
function readProcess({ observation }, format, printed, { instruments, suite }) {
    if (observation === undefined)
        return [];
    // A benchmark of that name that the tool has timed is another thing than the whole process.
    const isTaken = format !== processTime && printed.some(({ benchmark }) => benchmark === suite);
    return readAll(instruments, observation, isTaken ? `${suite} (process)` : suite);
}

;// CONCATENATED MODULE: ./lib/measure/measure.js






const leftoversWarning = {
    code: 'leftovers',
    message: 'the command left processes running, which were ended before the next invocation and are not in its numbers: let the command wait for them',
};
const batchUnusedWarning = {
    code: 'batch-unused',
    message: '"batch" was not used: it needs the time of the whole process, and the command prints numbers of its own, or no warm-up round showed that it does not (set "format" to process)',
};
/**
 * The rounds of the session's plan, run one after the other until they are complete, settled, the time is up, or nothing more can
 * be learnt.
 *
 * A round that is cut off is dropped. Where the machinery itself fails, measuring ends, and what was measured until then is kept.
 */
async function measure_measure(session, ports) {
    const epoch = ports.clock();
    const course = new Course(session, { ...ports, clock: () => ports.clock() - epoch });
    const stoppedBy = await course.run();
    course.finish();
    const { rounds, looks, tampered, batch, host, warnings } = course;
    return { rounds, looks, tampered, stoppedBy, seconds: ports.clock() - epoch, batch, host, warnings };
}
/** The rounds on their way. */
class Course {
    rounds = [];
    host = [];
    warnings = [];
    looks;
    /** How many runs each invocation is. */
    batch = 1;
    /** Warm-up rounds that are over, and what their invocations took. */
    #warmups = 0;
    #warmupSeconds = [];
    #session;
    /** The clock counts from the beginning. */
    #ports;
    #reader;
    #working = new Set();
    #copies;
    /** When the first round began, of those that are warm-ups or count. */
    #began = 0;
    /** Of the last round. */
    #sample;
    constructor(session, ports) {
        this.#session = session;
        this.#ports = ports;
        this.#reader = makeReader(session, ports);
        this.#copies = new CopyWatch(ports.guard);
        this.looks = session.plan.looks;
    }
    /** Files of the baseline's copies that somebody changed. */
    get tampered() {
        return this.#copies.tampered;
    }
    /** Looks at the copies for the last time. */
    finish() {
        this.#copies.look();
        this.warnings.push(...this.#copies.warn());
    }
    async run() {
        try {
            await this.#warmUp();
            return await this.#runRounds();
        }
        catch (error) {
            if (this.#ports.signal.aborted)
                return 'interrupted';
            if (this.rounds.length === 0)
                throw error;
            this.warnings.push({ code: 'ended-early', message: `measuring ended early: ${error.message}` });
            return 'failing';
        }
    }
    async #warmUp() {
        const { plan, warmupTimeInSeconds, timeBudgetInSeconds, batch } = this.#session;
        const until = Math.min(warmupTimeInSeconds, timeBudgetInSeconds);
        // In which order rounds run that are thrown away is all the same.
        const repeated = [...plan.warmups, ...plan.rounds];
        while (this.#warmups < plan.warmups.length || this.#ports.clock() < until) {
            await this.#runRound(repeated[this.#warmups % repeated.length]);
            this.#warmups += 1;
        }
        if (this.#copies.isDue)
            await this.#runBaseline(plan.rounds[0]);
        // Of what a tool prints itself, one run is as good as another.
        const { prepare, slope } = this.#session;
        const isBatched = this.#reader.isOfProcess() && prepare === undefined && slope === undefined;
        this.batch = isBatched ? chooseRuns(batch, this.#warmupSeconds) : 1;
        if (this.batch > 1)
            this.#ports.watch({ kind: 'batch-chosen', runs: this.batch });
        else if (batch !== 'auto' && batch > 1)
            this.warnings.push(batchUnusedWarning);
    }
    /** Where there is no warm-up, the baseline's copies run once all the same before the contender does. */
    async #runBaseline(round) {
        await this.#invoke(round.filter(({ side }) => side === 'baseline'));
        this.#began = this.#ports.clock();
    }
    async #invoke(round) {
        const run = (part) => invokeRound(this.#session, { round: part, runs: this.batch }, this.#ports);
        return this.#copies.isDue ? await this.#copies.runFirst(round, run) : await run(round);
    }
    async #runRounds() {
        const { plan, timeBudgetInSeconds } = this.#session;
        for (const round of plan.rounds) {
            if (this.#warmups + this.rounds.length === 1)
                this.#noteShortage();
            if (this.#ports.clock() >= timeBudgetInSeconds)
                return 'time-budget';
            const invocations = await this.#runRound(round);
            this.rounds.push(invocations);
            if (this.#sample)
                this.host.push(this.#sample);
            const stop = this.#findStop();
            this.#ports.keep(invocations, { looks: this.looks, tampered: this.tampered });
            this.#report(invocations);
            if (stop)
                return stop;
        }
        return 'complete';
    }
    async #runRound(round) {
        const { host } = this.#ports;
        await host?.begin();
        const invoked = await this.#invoke(round);
        this.#sample = await host?.end();
        if (this.rounds.length === 0 && this.batch === 1)
            this.#warmupSeconds.push(...invoked.flatMap(({ text }) => text?.seconds ?? []));
        for (const { slot, outcome, reason } of invoked)
            this.#ports.watch({ kind: 'invoked', slot, outcome, ...(reason === undefined ? {} : { reason }) });
        this.#checkInvoked(invoked);
        const invocations = this.#reader.read(invoked);
        for (const { slot, outcome } of invocations)
            if (outcome === 'ok')
                this.#working.add(slot.side);
        return invocations;
    }
    #checkInvoked(invoked) {
        if (invoked.every(one => one.isNotStarted))
            throw new InvocationError(invoked[0].reason);
        const hasLeftovers = invoked.some(one => one.leftovers > 0);
        if (hasLeftovers && !this.warnings.includes(leftoversWarning))
            this.warnings.push(leftoversWarning);
    }
    /** Why this was the last round; undefined where it was not. */
    #findStop() {
        const { plan } = this.#session;
        const { examine } = this.#ports;
        const count = this.rounds.length;
        // Two failures against none are incomparable already, whatever comes.
        const isHopeless = (side) => !this.#working.has(side) && count * plan.copies[side] >= 2;
        if (isHopeless('baseline') || isHopeless('contender'))
            return 'failing';
        if (!this.looks.includes(count))
            return undefined;
        this.#copies.look();
        if (this.tampered.length > 0)
            return count >= this.looks.at(-1) ? 'complete' : 'settled';
        this.looks = examine.chooseLooks(this.rounds, this.looks, this.#countFitting());
        if (count >= this.looks.at(-1))
            return 'complete';
        return examine.isSettled(this.rounds, this.looks) ? 'settled' : undefined;
    }
    /** Rounds that the time has room for, those that are done among them. */
    #countFitting() {
        const spent = this.#ports.clock();
        const left = Math.max(0, this.#session.timeBudgetInSeconds - spent);
        return this.rounds.length + Math.floor(left / this.#secondsPerRound(spent));
    }
    /** A round of batches takes longer than a warm-up round did. */
    #secondsPerRound(spent) {
        return ((spent - this.#began) * this.batch) / (this.#warmups + this.rounds.length * this.batch);
    }
    #report(round) {
        const spent = this.#ports.clock();
        const [number, of] = [this.rounds.length, this.looks.at(-1)];
        const needed = (of - number) * this.#secondsPerRound(spent);
        const secondsLeft = Math.min(needed, this.#session.timeBudgetInSeconds - spent);
        this.#ports.watch({ kind: 'round-finished', number, of, round, secondsLeft });
    }
    /** After one round the number of rounds that fit is known, and whoever waits would rather hear now that they are too few. */
    #noteShortage() {
        const { plan, timeBudgetInSeconds: budgetInSeconds } = this.#session;
        const [secondsPerRound, rounds] = [this.#secondsPerRound(this.#ports.clock()), plan.looks.at(-1)];
        const message = time_describeShortage({ budgetInSeconds, secondsPerRound, copies: plan.copies, rounds });
        if (message === undefined)
            return;
        this.warnings.push({ code: 'short-of-time', message });
        this.#ports.watch({ kind: 'short-of-time', message });
    }
}

;// CONCATENATED MODULE: ./lib/measure/timer.js
/** That Node itself times processes, where it does. */
function warnOfTimer(timer) {
    return timer === 'node' ? [nodeTimerWarning] : [];
}
const nodeTimerWarning = {
    code: 'timed-by-node',
    message: 'no Python 3.8 or later was found, so Node.js timed the processes: each takes up to 2 ms more, and CPU time and memory are unknown',
};

;// CONCATENATED MODULE: ./lib/plan/looks.js



/** The rounds of `request` where there is nothing to find: as few as a verdict needs, unless the user has fixed their number. */
function looks_fewestRounds(request, copies) {
    const rounds = Math.max(request.least, leastRounds(copies.baseline + copies.contender));
    return rounds < request.most ? { least: rounds, most: rounds, isAuto: false } : request;
}
/**
 * Numbers of rounds after which the data are examined: four between `least` and `most`, evenly spread on a logarithmic scale, since
 * what a look can add depends on how much the rounds have grown since the last.
 *
 * The first is at least what a verdict needs; where that leaves no room, there is one look, at the end.
 */
function spreadLooks(least, most, copies) {
    const first = Math.max(least, leastRounds(copies.baseline + copies.contender));
    if (first >= most)
        return [most];
    const looks = [0, 1, 2, 3].map(index => Math.round(first * (most / first) ** (index / 3)));
    return [...new Set(looks)];
}
/**
 * Those of `looks` at which the test could reject at all: where rounds have few choices, the smallest p there is may be larger than
 * what an early look has of the error rate, and what it has is better kept for the next.
 */
function dropIdleLooks(looks, copies, confidence) {
    const rounds = looks.at(-1);
    const kept = [];
    for (const look of looks) {
        const level = nominalAlpha({ looks: [...kept, look], rounds }, 1 - confidence);
        const canReject = rejects(attainableP(look, copies.baseline + copies.contender), level);
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

;// CONCATENATED MODULE: ./lib/stats/random.js
/**
 * The random numbers that belong to `seed`: xoshiro128** (Blackman & Vigna 2018), its state being the
 * 128-bit hash of the text.
 */
function makeRandom(seed) {
    const nextWord = xoshiro128(hash128(seed));
    return {
        next: () => ((nextWord() >>> 5) * 2 ** 26 + (nextWord() >>> 6)) / 2 ** 53,
        below: n => {
            // Words of the incomplete last stretch would favour the small remainders.
            const end = 2 ** 32 - (2 ** 32 % n);
            let word = nextWord();
            while (word >= end)
                word = nextWord();
            return word % n;
        },
    };
}
/** A new array of the same items in uniformly random order (Fisher & Yates 1938, in Durstenfeld's form of 1964). */
function shuffle(items, random) {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
        const chosen = random.below(last + 1);
        const item = shuffled[last];
        shuffled[last] = shuffled[chosen];
        shuffled[chosen] = item;
    }
    return shuffled;
}
/**
 * The generator xoshiro128** (Blackman & Vigna 2018, “Scrambled linear pseudorandom number generators”):
 * 32-bit words, period 2¹²⁸ − 1.
 *
 * `state` must not be all zero.
 */
function xoshiro128(state) {
    let [a, b, c, d] = state;
    return () => {
        const word = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
        const shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = rotate(d, 11);
        return word;
    };
}
function rotate(word, bits) {
    return (word << bits) | (word >>> (32 - bits));
}
/** Four words from a text: the mixing of MurmurHash3 (Appleby 2011) in four lanes, as bryc's `cyrb128` arranges it. */
function hash128(text) {
    let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
    for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i);
        a = b ^ Math.imul(a ^ unit, 597399067);
        b = c ^ Math.imul(b ^ unit, 2869860233);
        c = d ^ Math.imul(c ^ unit, 951274213);
        d = a ^ Math.imul(d ^ unit, 2716044179);
    }
    a = Math.imul(c ^ (a >>> 18), 597399067);
    b = Math.imul(d ^ (b >>> 22), 2869860233);
    c = Math.imul(a ^ (c >>> 17), 951274213);
    d = Math.imul(b ^ (d >>> 19), 2716044179);
    const mixed = a ^ b ^ c ^ d;
    return [mixed, b ^ mixed, c ^ mixed, d ^ mixed];
}

;// CONCATENATED MODULE: ./lib/plan/plan.js


/**
 * A plan in which every round holds each copy once, in an order drawn uniformly at random.
 *
 * A fixed order would hand one side the same place in every round: with a first slot 1 % slower, a fixed ABAB order errs in
 * 85 % of comparisons that have nothing to find.
 */
function makePlan({ seed, copies, warmups, rounds, confidence, isCounted }, random) {
    const slots = makeSlots(copies);
    const draw = (count) => Array.from({ length: count }, () => shuffle(slots, random));
    const spread = spreadLooks(rounds.least, rounds.most, copies);
    const looks = rounds.isAuto ? spread.slice(0, 1) : dropIdleLooks(spread, copies, confidence);
    // The most may still be chosen: the orders are drawn for all that it can be.
    return {
        seed,
        copies,
        warmups: draw(warmups),
        rounds: draw(rounds.most),
        looks: isCounted ? withEarlyLook(looks) : looks,
    };
}
function makeSlots(copies) {
    const both = [1, 2];
    return ['baseline', 'contender'].flatMap(side => both.filter(copy => copy <= copies[side]).map(copy => ({ side, copy })));
}

;// CONCATENATED MODULE: ./lib/benchmark.js















/** Measures both sides as `inputs` ask. The record that comes back is the one that was kept as it grew. */
async function benchmark_benchmark(inputs, world) {
    const sides = await world.prepareSides(inputs);
    const installation = await world.install(inputs, sides);
    const equipment = await world.detectInstruments(inputs);
    const { contentDigests } = installation;
    const identical = contentDigests !== undefined && contentDigests.baseline === contentDigests.contender;
    // A change that leaves the program as it was, is in most pull requests: there is nothing to find, and little to wait for.
    const isShort = identical && sides.baseline.origin.source === 'artifact';
    const rounds = isShort ? looks_fewestRounds(inputs.rounds, inputs.copies) : inputs.rounds;
    return await measureSession({ ...inputs, rounds }, { sides, installation, equipment, identical }, world);
}
/** Measures what is installed, as `inputs` ask; there may be more sessions on the same installation. */
async function measureSession(inputs, prepared, world) {
    const seed = deriveSeed(inputs.seed ?? world.drawSeed(), inputs);
    const rounds = fixRounds(inputs);
    const isCounted = instrument_isExact(prepared.equipment.instruments);
    const asked = { ...inputs, seed, rounds, isCounted, confidence: inputs.settings.confidence };
    const plan = makePlan(asked, makeRandom(`${seed}/orders`));
    const environment = await world.holdStill(inputs);
    const isolation = await isolate(inputs.isolate, () => world.confine(prepared.installation));
    const beginning = benchmark_describe({ inputs, ...prepared, plan, environment, isolation, world });
    const keeper = world.openRecord(beginning);
    const session = { ...makeSession(inputs, prepared, plan, world), isConfined: isolation.isConfined };
    const measured = await measure_measure(session, {
        ...world.measuring,
        random: makeRandom(`${seed}/padding`),
        examine: makeExamination(inputs, beginning),
        ...(prepared.installation.guard ? { guard: prepared.installation.guard } : {}),
        keep: (round, soFar) => keeper.append(round, withSoFar(beginning, soFar)),
    });
    const { stoppedBy, seconds, batch, host, warnings } = measured;
    const known = withSoFar(beginning, measured);
    const record = {
        ...known,
        plan: { ...known.plan, stoppedBy, seconds, ...(batch === 1 ? {} : { batch }) },
        ...(host.length === 0 ? {} : { host }),
        warnings: [...beginning.warnings, ...warnings],
        rounds: measured.rounds,
    };
    keeper.finish(record);
    return record;
}
/**
 * The seed of this leg and shard: with one for all, what the place in a round does would add up over the runners, and err in 28 % of
 * comparisons.
 */
function deriveSeed(seed, { leg, shard }) {
    const keys = [leg === undefined ? [] : `leg ${leg}`, shard === undefined ? [] : `shard ${shard}`].flat();
    return [seed, ...keys].join('/');
}
/** A shard is looked at when all are there: how long it runs must not depend on what it finds. */
function fixRounds({ rounds, shard }) {
    if (shard === undefined)
        return rounds;
    if (rounds.isAuto)
        throw new InputError('"rounds" is "auto"; with "shard" it must be a number, because all shards run the same number of rounds and are judged together');
    return { ...rounds, least: rounds.most };
}
/** What `plan` needs beside its ports. */
function makeSession(inputs, { installation, equipment, alter }, plan, { variables, withheld }) {
    return {
        ...inputs,
        plan,
        places: installation.places,
        instruments: equipment.instruments,
        variables: (0,measure_environment/* makeEnvironment */.oV)(variables),
        withheld,
        statistic: findStatistic(inputs.statistic),
        ...(alter === undefined ? {} : { alter }),
    };
}
function withLooks(beginning, looks) {
    return { ...beginning, plan: { ...beginning.plan, looks, rounds: looks.at(-1) } };
}
function withSoFar(beginning, { looks, tampered }) {
    return {
        ...withLooks(beginning, looks),
        ...(tampered.length === 0 ? {} : { tampered: tampered.slice(0, mostTampered) }),
    };
}
/** Looks at the rounds as the report will, so that measuring ends when the report would say no more. */
function makeExamination({ rounds: request, copies, settings }, beginning) {
    return {
        chooseLooks: (rounds, looks, fitting) => {
            if (!request.isAuto || looks.length > 1)
                return looks;
            const needed = countNeededRounds({ ...beginning, rounds });
            return spreadLooks(request.least, Math.max(looks[0], Math.min(needed, fitting, request.most)), copies);
        },
        isSettled: (rounds, looks) => isSettled(conclude({ ...withLooks(beginning, looks), rounds }), settings.threshold),
    };
}
/** What is known before the first round; should it be the last that is heard of it, the run was interrupted. */
function benchmark_describe(known) {
    const { inputs, sides, installation, equipment, identical, plan, isolation, world } = known;
    const { commands, suite, leg, shard, pullRequest, baseline, settings, statistic, options, slope } = inputs;
    const { copies, looks, seed } = plan;
    const { timer } = world.measuring.processes;
    return {
        suite,
        ...(leg === undefined ? {} : { leg }),
        ...(shard === undefined ? {} : { shard }),
        ...(pullRequest === undefined ? {} : { pullRequest }),
        ...(baseline.kind === 'packed' ? { ledger: baseline.ledger } : {}),
        seed,
        createdAt: world.now(),
        command: showCommand(commands.contender),
        options,
        statistic,
        sides: { baseline: sides.baseline.origin, contender: sides.contender.origin },
        plan: {
            copies,
            inPlace: installation.inPlace,
            rounds: looks.at(-1),
            looks,
            stoppedBy: 'interrupted',
            seconds: 0,
            ...(slope === undefined ? {} : { slope }),
        },
        settings,
        environment: withIsolation(known.environment, isolation),
        ...(identical ? { identical } : {}),
        warnings: [
            ...(inputs.warnings ?? []),
            ...installation.warnings,
            ...(identical ? [identicalWarning] : []),
            ...warnOfTimer(timer),
            ...warnOfIsolation(isolation),
            ...equipment.warnings,
        ],
    };
}
const identicalWarning = {
    code: 'identical-payloads',
    message: 'both sides have the same files, byte for byte, so this run only compares the program with itself',
};

;// CONCATENATED MODULE: ./lib/system/signals.js
const signals_names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A signal asked the program to end; what was open has been closed. */
class Interruption extends Error {
    name = 'Interruption';
}
/** Turns the signals that end a program into one that its parts can end by in good order. */
function listenForSignals() {
    const controller = new AbortController();
    const abort = (name) => controller.abort(new Interruption(`interrupted by ${name}`));
    for (const name of signals_names)
        process.on(name, abort);
    return {
        signal: controller.signal,
        [Symbol.dispose]() {
            for (const name of signals_names)
                process.off(name, abort);
        },
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./lib/system/copies/fresh-directory.js


/** What instruments count stands at the top of their files, however long these are. */
const readInBytes = 64 * 1024;
/** The directory at `path`, which is made, for what is written about one command. */
function makeFreshDirectory(path) {
    (0,external_node_fs_.mkdirSync)(path, { recursive: true });
    return {
        path,
        read: () => (0,external_node_fs_.readdirSync)(path)
            .map(name => (0,external_node_path_.join)(path, name))
            .filter(file => (0,external_node_fs_.lstatSync)(file).isFile())
            .map(readBeginning),
        remove: () => (0,external_node_fs_.rmSync)(path, { recursive: true, force: true }),
    };
}
function readBeginning(path) {
    const buffer = Buffer.alloc(readInBytes);
    const descriptor = (0,external_node_fs_.openSync)(path, 'r');
    try {
        return buffer.toString('utf8', 0, (0,external_node_fs_.readSync)(descriptor, buffer, 0, readInBytes, 0));
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

;// CONCATENATED MODULE: ./lib/system/copies/fresh-file.js

const longestInMebibytes = 64;
/** The file at `path`, which one command may write to. */
function makeFreshFile(path) {
    const find = () => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    return {
        path,
        read() {
            const stats = find();
            if (stats === undefined)
                return { text: '' };
            // To open a FIFO or a device would wait for whoever is at its other end.
            if (!stats.isFile())
                return { problem: `"$BENCH_OUTPUT" is ${describeKind(stats)} now: let the command write a file there` };
            if (stats.size > longestInMebibytes * 2 ** 20)
                return {
                    problem: `it wrote more than ${longestInMebibytes} MiB to "$BENCH_OUTPUT": let it write only its numbers`,
                };
            return { text: (0,external_node_fs_.readFileSync)(path, 'utf8') };
        },
        remove() {
            // To look first is quicker, for it is seldom there.
            if (find())
                (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
        },
    };
}
function describeKind(stats) {
    if (stats.isDirectory())
        return 'a directory';
    if (stats.isSymbolicLink())
        return 'a symbolic link';
    return stats.isFIFO() ? 'a FIFO' : 'a device or a socket';
}

;// CONCATENATED MODULE: ./lib/measure/setup.js




const timeoutInSeconds = 3600;
/** Runs the shell line of the input `name` in `directory`; an InvocationError where it fails. */
async function runSetup({ name, line, directory }, { processes, shell, variables, withheld, signal }) {
    const environment = (0,measure_environment/* makeEnvironment */.oV)(variables);
    const overrides = (0,measure_environment/* placeVariables */.XT)(variables, { root: directory, directory });
    const argv = makeArgv({ kind: 'shell', line }, shell);
    const request = { argv, directory, environment, overrides, timeoutInSeconds };
    const { exit, stdout, stderr } = await processes.run(request, signal);
    if (isSuccess(exit))
        return;
    const tail = [stdout.readTail(), stderr.readTail()].filter(text => text.trim() !== '').join('\n');
    throw new InvocationError(`"${name}" (${line}) ${describeExit(exit)}${(0,measure_environment/* describeWithheld */.Tq)(withheld)}\n${tail}`);
}

;// CONCATENATED MODULE: ./lib/system/copies/content-digest.js



const chunkInBytes = 1 << 20;
/**
 * The SHA-256 of what `entries` are in `root`: paths, modes, bytes and the targets of links. Times are left out, since two builds
 * of the same source differ in them.
 */
function digestContent(root, entries) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const buffer = Buffer.allocUnsafe(chunkInBytes);
    for (const { path, kind } of entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
        const { mode, size } = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path));
        const what = kind === 'link' ? (0,external_node_fs_.readlinkSync)((0,external_node_path_.join)(root, path)) : kind === 'file' ? size : 0;
        hash.update(`${JSON.stringify([kind, path, kind === 'link' ? 0 : mode & 0o777, what])}\n`);
        if (kind === 'file')
            hashFile(hash, (0,external_node_path_.join)(root, path), buffer);
    }
    return hash.digest('hex');
}
/** Adds the bytes of the file at `path` to `hash`, by way of `buffer`. */
function hashFile(hash, path, buffer = Buffer.allocUnsafe(chunkInBytes)) {
    const descriptor = (0,external_node_fs_.openSync)(path, 'r');
    try {
        for (let read = -1; read !== 0;) {
            read = (0,external_node_fs_.readSync)(descriptor, buffer);
            hash.update(buffer.subarray(0, read));
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

;// CONCATENATED MODULE: ./lib/system/copies/listing.js




const mostEntries = 1_000_000;
/** What is below `root`, links not followed, up to a million entries; a directory that cannot be read is taken to be empty. */
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
/** The SHA-256 of the file or of the target of the link at `path` in `root`; empty where it cannot be read. */
function digestFile(root, path) {
    const whole = (0,external_node_path_.join)(root, path);
    try {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        if ((0,external_node_fs_.lstatSync)(whole).isSymbolicLink())
            hash.update(`link to ${(0,external_node_fs_.readlinkSync)(whole)}`);
        else
            hashFile(hash, whole);
        return hash.digest('hex');
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

;// CONCATENATED MODULE: ./lib/system/copies/stamp.js
/** Clocks of file systems go in steps, at worst of two seconds, and lag behind ours. */
const coarsestStepInMilliseconds = 2000;
/** What no writing to a file leaves as it was: nobody but root can set the time of its last change (ctime). */
function stampOf({ ino, size, mtimeNs, ctimeNs }) {
    return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}

;// CONCATENATED MODULE: ./lib/system/copies/guard.js



/** A guard over `copies`. */
function makeGuard(copies) {
    const watches = copies.map(copy => new Watch(copy));
    const check = () => {
        const all = watches.map(watch => watch.check());
        return { changed: all.flatMap(({ changed }) => changed), added: all.flatMap(({ added }) => added) };
    };
    return {
        begin() {
            for (const watch of watches)
                watch.begin();
        },
        settle() {
            for (const watch of watches)
                watch.settle();
        },
        check,
    };
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
            const [stamp, before] = [stampOf(stats), this.#before.files.get(path)];
            const isOwn = before === undefined || stampOf(before) !== stamp;
            if (isOwn && !payload.has(path)) {
                this.#exempt.add(path);
                continue;
            }
            const changedAt = Number(stats.ctimeMs);
            const digest = isOwn || !this.#isSafe(changedAt) ? digestFile(root, path) : undefined;
            this.#reference.set(path, { stamp, changedAt, isOwn, digest });
        }
    }
    check() {
        const { root } = this.#copy;
        const now = Date.now();
        const { files } = listFiles(root);
        const isChanged = ([path, kept]) => {
            const stats = files.get(path);
            return stats === undefined || this.#isOther(path, stampOf(stats), kept);
        };
        const changed = [...this.#reference].filter(isChanged).map(([path]) => path);
        const added = [...files.keys()].filter(path => !this.#reference.has(path) && !this.#isExempt(path));
        this.#seenAt = now;
        const name = (path) => `${(0,external_node_path_.basename)(root)}/${path}`;
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
        return changedAt < this.#seenAt - coarsestStepInMilliseconds;
    }
    #isExempt(path) {
        const parts = path.split('/');
        return parts.some((_, index) => this.#exempt.has(parts.slice(0, index + 1).join('/')));
    }
}

// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var tinyglobby_dist = __webpack_require__(76448);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
;// CONCATENATED MODULE: ./lib/system/processes/end-after.js

/** Nothing that the work sees is another one: the context is there for its time limit alone, which also ends a regular expression. */
const end_after_context = (0,external_node_vm_.createContext)({ work: undefined });
const script = new external_node_vm_.Script('work()');
/** Does `work`, and ends it when it has taken so many milliseconds; whether it came to its own end. */
function endAfter(milliseconds, work) {
    end_after_context.work = work;
    try {
        script.runInContext(end_after_context, { timeout: milliseconds });
        return true;
    }
    catch (error) {
        if (error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return false;
        throw error;
    }
    finally {
        end_after_context.work = undefined;
    }
}

;// CONCATENATED MODULE: ./lib/system/copies/payload.js






/**
 * What a copy of `root` is made of, directories before what is in them: what `globs` name, or, without globs, everything; never
 * `.git`. Links are entries of their own, and what lies behind them is not. Sockets and other special files are left out.
 */
async function listPayload(root, globs, seconds = payload_longestInSeconds) {
    const paths = globs.length === 0 ? await walk(root) : withParents(payload_expand(root, globs, seconds));
    const entries = (await Promise.all(paths.map(path => payload_describe(root, path)))).filter(entry => entry !== undefined);
    const links = new Set(entries.filter(entry => entry.kind === 'link').map(entry => entry.path));
    return entries.filter(entry => !parentsOf(entry.path).some(parent => links.has(parent)));
}
async function walk(root) {
    const found = await (0,promises_.readdir)(root, { withFileTypes: true });
    const nested = found
        .filter(entry => entry.name !== '.git')
        .map(async (entry) => {
        const isDirectory = entry.isDirectory();
        const inside = isDirectory ? await walk((0,external_node_path_.join)(root, entry.name)) : [];
        return [entry.name, ...inside.map(path => (0,external_node_path_.join)(entry.name, path))];
    });
    return (await Promise.all(nested)).flat();
}
/** For all files of a payload; most take no second. */
const payload_longestInSeconds = 60;
function payload_expand(root, globs, seconds) {
    let found = [];
    const isDone = endAfter(1000 * seconds, () => {
        found = (0,tinyglobby_dist/* globSync */.AZ)([...globs], { cwd: root, dot: true, ignore: ['**/.git', '**/.git/**'], fs: withLinksAsFiles });
    });
    if (!isDone)
        throw new InputError(`"payload" takes longer than ${seconds} s to match in ${root}: use fewer stars and braces in ${globs.join(', ')}`);
    const outside = found.find(path => (0,external_node_path_.relative)(root, (0,external_node_path_.join)(root, path)).startsWith('..'));
    if (outside !== undefined)
        throw new InputError(`"payload" matches ${outside}, which is outside of ${root}`);
    if (found.length === 0)
        throw new InputError(`"payload" matches no file in ${root}: ${globs.join(', ')}`);
    return found.toSorted();
}
/** A file system for the library, which either follows links or leaves them out. */
const withLinksAsFiles = {
    readdirSync(path, options) {
        const entries = (0,external_node_fs_.readdirSync)(path, options);
        for (const entry of entries)
            if (entry.isSymbolicLink())
                entry.isFile = () => true;
        return entries;
    },
};
function withParents(paths) {
    return [...new Set([...paths.flatMap(parentsOf), ...paths])].sort();
}
function parentsOf(path) {
    const parts = path.split(external_node_path_.sep).slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join(external_node_path_.sep));
}
async function payload_describe(root, path) {
    const stats = await (0,promises_.lstat)((0,external_node_path_.join)(root, path));
    const kind = stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'link' : stats.isDirectory() ? 'directory' : undefined;
    return kind && { path, kind, sizeInBytes: kind === 'file' ? stats.size : 0 };
}

;// CONCATENATED MODULE: ./lib/system/copies/copy.js



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

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/baseline/credentials.js
/**
 * What files with credentials are called, as a base name or the last parts of a path.
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

;// CONCATENATED MODULE: ./lib/system/copies/link-escape.js
/** More than any system follows. */
const mostHops = 40;
/**
 * Whether the symbolic link at `path` leads out of the root that all paths are relative to, on its way or at its end.
 *
 * `links` are all links by their paths. A target is followed part by part, as the system would, since `a/..` is not where it
 * started when `a` is a link itself.
 */
function isEscape(path, links) {
    const rest = path.split('/').reverse();
    const place = [];
    for (let hops = 0; rest.length > 0;) {
        const part = rest.pop();
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (place.pop() === undefined)
                return true;
            continue;
        }
        place.push(part);
        const target = links.get(place.join('/'));
        if (target === undefined)
            continue;
        if (target.startsWith('/'))
            return true;
        // A circle of links leads nowhere.
        if (++hops > mostHops)
            return false;
        place.pop();
        rest.push(...target.split('/').reverse());
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/system/copies/payload-error.js
/** A payload that cannot be packed, or an archive that is not a payload as we pack them; the message says what is wrong with it. */
class PayloadError extends Error {
    name = 'PayloadError';
}
/** What is packed and unpacked at most. */
const payloadLimits = { sizeInBytes: 2 ** 30, entries: 200_000, seconds: 300 };

;// CONCATENATED MODULE: ./lib/system/copies/pack.js













/** What was packed, as the baseline of itself: raced against itself, the first one has a control at least. */
function asOwnBaseline({ file, sha256 }, origin) {
    return { kind: 'packed', file, sha256, origin, ledger: [] };
}
/** What `globs` name of `root`, packed into `file` for others to download: without what looks like credentials. */
async function packForPublishing(root, globs, file) {
    const entries = await listPayload(root, globs);
    const found = findCredentials(entries.filter(entry => entry.kind !== 'directory').map(entry => entry.path), globs);
    if (found.length === 0)
        return await packPayload(root, entries, file);
    const shown = found.slice(0, 5).join(', ') + (found.length > 5 ? ` and ${found.length - 5} more` : '');
    throw new InputError(`"payload" matches files that look like credentials, and everybody who can read the repository could download them: ${shown}. Leave them out with "!" in front of a pattern. If they are not credentials, name each by its whole path`);
}
/**
 * `entries` of `root` as a compressed archive in `file`: modes without setuid and its like, symbolic links, times of modification in
 * milliseconds; nobody's name, no device, and in the order of their paths, so that the same files make the same archive.
 */
async function packPayload(root, entries, file) {
    checkLimits(entries);
    const tar = await __webpack_require__.e(/* import() */ 697).then(__webpack_require__.bind(__webpack_require__, 98697));
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
        throw nameFile(error, file);
    }
    return { file, sha256: hash.digest('hex'), sizeInBytes };
}
function checkLimits(entries) {
    const size = entries.reduce((sum, entry) => sum + entry.sizeInBytes, 0);
    const { sizeInBytes, entries: most } = payloadLimits;
    if (size <= sizeInBytes && entries.length <= most)
        return;
    throw new InputError(`the payload has ${entries.length} files and ${(size / 2 ** 30).toFixed(1)} GiB, and at most ${most} and ${sizeInBytes / 2 ** 30} GiB can be packed: name only the files that the command needs in "payload"`);
}
const blockInBytes = 512;
const largestAtOnce = 1 << 20;
/** The targets of the links among `entries`, none of which leads out. */
function readLinks(root, entries) {
    const links = new Map(entries.filter(one => one.kind === 'link').map(({ path }) => [path, (0,external_node_fs_.readlinkSync)((0,external_node_path_.join)(root, path))]));
    for (const [path, target] of links)
        if (isEscape(path, links))
            throw new PayloadError(`${path} is a link to ${target}, which is outside of the payload: create it in every copy with "install" (a command), or leave it out of "payload"`);
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
        throw new PayloadError(`${JSON.stringify(path)} has a line break in its name: leave it out of "payload"`);
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
    return new PayloadError(`${path} changed while it was packed: let the program that writes to it end first`);
}

;// CONCATENATED MODULE: ./lib/system/copies/archive-bounds.js

/** Two headers of an entry, their own extended header, and what fills its last block. */
const overheadInBytes = 8192;
const gzipMagic = 0x1f;
/** Tools fill an archive up to a whole record, which may be large. */
const mostPaddingInBytes = 2 ** 20;
/** Of a path or a link; longer ones are in no file system. */
const longestPath = 4096;
/** Extended headers of one entry. Ours have one; others need one for the path and one for the link. */
const mostExtensions = 2;
/** How much of an archive has been read. Size and time are bounded on the way, since an archive says what it likes of itself. */
class ArchiveBounds {
    #limits;
    #start = performance.now();
    #rawInBytes = 0;
    #sizeInBytes = 0;
    #entries = 0;
    #extensions = 0;
    /** Behind the end of the archive; undefined before it. */
    #paddingInBytes;
    constructor(limits) {
        this.#limits = limits;
    }
    /** Takes note of the next bytes of the archive, decompressed. Whether they are still part of it, and not what fills it up. */
    isPart(chunk) {
        // The library would decompress it again, uncounted.
        if (this.#rawInBytes === 0 && chunk[0] === gzipMagic)
            throw new PayloadError('the archive of the payload is compressed twice');
        this.#rawInBytes += chunk.length;
        if (this.#rawInBytes > this.#limits.sizeInBytes + overheadInBytes * (1 + this.#limits.entries))
            this.#refuseSize();
        this.checkTime();
        if (this.#paddingInBytes === undefined)
            return true;
        this.#paddingInBytes += chunk.length;
        if (this.#paddingInBytes > mostPaddingInBytes || chunk.some(byte => byte !== 0))
            refuseRest();
        return false;
    }
    /** Takes note of an extended header, whose entry is still to come. */
    extend() {
        if (++this.#extensions > mostExtensions)
            throw new PayloadError('the archive of the payload was not made by this action: it has extended headers without a file');
    }
    /** Takes note of an entry. */
    enter({ path, linkpath = '', size, }) {
        if (this.#paddingInBytes !== undefined)
            refuseRest();
        if (path.length > longestPath || linkpath.length > longestPath)
            throw new PayloadError(`the archive of the payload was not made by this action: ${path.slice(0, 200)} … is too long a path`);
        this.#extensions = 0;
        this.#sizeInBytes += size;
        if (this.#sizeInBytes > this.#limits.sizeInBytes)
            this.#refuseSize();
        if (++this.#entries > this.#limits.entries)
            throw new PayloadError(`the payload has more than ${this.#limits.entries} entries, so it is not unpacked`);
    }
    /** Takes note that the archive is at its end. */
    end() {
        this.#paddingInBytes ??= 0;
    }
    /** Refuses what takes too long. */
    checkTime() {
        const { seconds } = this.#limits;
        if (performance.now() - this.#start <= 1000 * seconds)
            return;
        throw new PayloadError(`the payload takes longer than ${seconds} s to unpack: publish fewer or smaller files`);
    }
    #refuseSize() {
        const limit = `${this.#limits.sizeInBytes / 2 ** 20} MiB`;
        throw new PayloadError(`the payload is larger than ${limit}, so it is not unpacked`);
    }
}
function refuseRest() {
    throw new PayloadError('the archive of the payload was not made by this action: more than 1 MiB, or more than zeros, follow its end');
}

;// CONCATENATED MODULE: ./lib/system/copies/unpack.js
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








/**
 * Unpacks the archive `file` into the new directory `target`, with modes and times of modification.
 *
 * Nobody vouches for the archive but `sha256`, which is checked first. What `packPayload` never makes is refused: absolute paths,
 * `..`, links that lead out, hard links, devices, setuid and its like, a file under a link, a file twice, and more than `limits`.
 */
async function unpackPayload({ file, sha256 }, target, limits = payloadLimits) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        await checkSha256(file, sha256);
        const { Parser } = await __webpack_require__.e(/* import() */ 697).then(__webpack_require__.bind(__webpack_require__, 98697));
        (0,external_node_fs_.mkdirSync)(target);
        const bounds = new ArchiveBounds(limits);
        const extraction = __addDisposableResource(env_1, new Extraction(target, bounds)
        // What comes out is counted, which a ratio only guesses at.
        , false);
        // What comes out is counted, which a ratio only guesses at.
        const parser = new Parser({ strict: true, brotli: false, zstd: false, maxDecompressionRatio: Infinity });
        parser.on('entry', entry => extraction.add(entry));
        parser.on('ignoredEntry', ({ path }) => refuse(path, 'is of a kind that we do not write'));
        parser.on('meta', () => bounds.extend());
        parser.on('eof', () => bounds.end());
        parser.on('error', error => {
            throw error;
        });
        try {
            // What is behind its end the library would keep, and copy with each chunk.
            for await (const chunk of decompress(file))
                if (bounds.isPart(chunk))
                    parser.write(chunk);
            parser.end();
            extraction.finish();
        }
        catch (error) {
            throw describeDamage(error, target);
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function* decompress(file) {
    const source = (0,external_node_fs_.createReadStream)(file);
    const gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: 1 << 18 });
    source.on('error', error => gunzip.destroy(error));
    try {
        for await (const chunk of source.pipe(gunzip))
            yield chunk;
    }
    finally {
        source.destroy();
    }
}
/** What the archive brought about, or what the disk did not take. */
function describeDamage(error, target) {
    if (error instanceof PayloadError)
        return error;
    if ('syscall' in error)
        return nameFile(error, target);
    return new PayloadError(`the archive of the payload is damaged: ${error.message}`, { cause: error });
}
/** Refuses the archive `file` where its SHA-256 is not the `expected` one. */
async function checkSha256(file, expected) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,external_node_fs_.createReadStream)(file, { highWaterMark: 1 << 20 }))
        hash.update(chunk);
    const found = hash.digest('hex');
    if (found === expected)
        return;
    throw new PayloadError(`the archive of the payload is not what was published: its SHA-256 is ${found}, not ${expected}`);
}
/** What has been unpacked. All is written at once when it comes, so that there is no telling what comes first. */
class Extraction {
    #target;
    #bounds;
    #kinds = new Map([['', 'Directory']]);
    #directories = [];
    #links = [];
    #open;
    constructor(target, bounds) {
        this.#target = target;
        this.#bounds = bounds;
    }
    add(entry) {
        this.#bounds.enter(entry);
        const { path, kind } = this.#place(entry);
        const timed = { path, mode: entry.mode ?? 0, time: (entry.mtime?.getTime() ?? 0) / 1000 };
        switch (kind) {
            case 'Directory':
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(this.#target, path), 0o700);
                this.#directories.push(timed);
                entry.resume();
                break;
            case 'SymbolicLink':
                this.#links.push({ ...timed, to: entry.linkpath ?? '' });
                entry.resume();
                break;
            case 'File':
                this.#write(entry, timed);
        }
    }
    /** Links last, so that nothing is written through one; then the directories, which their modes may close. */
    finish() {
        const targets = new Map(this.#links.map(({ path, to }) => [path, to]));
        for (const { path, to } of this.#links) {
            this.#bounds.checkTime();
            if (isEscape(path, targets))
                refuse(path, `is a link to "${to}", which is outside of it`);
        }
        for (const { path, to, time } of this.#links) {
            (0,external_node_fs_.symlinkSync)(to, (0,external_node_path_.join)(this.#target, path));
            (0,external_node_fs_.lutimesSync)((0,external_node_path_.join)(this.#target, path), time, time);
        }
        for (const { path, mode, time } of this.#directories.reverse()) {
            (0,external_node_fs_.utimesSync)((0,external_node_path_.join)(this.#target, path), time, time);
            (0,external_node_fs_.chmodSync)((0,external_node_path_.join)(this.#target, path), mode);
        }
    }
    /** Where `entry` belongs, if it may be anywhere. */
    #place(entry) {
        const path = entry.path.replace(/\/$/, '');
        const kind = unpack_findKind(entry);
        if (entry.globalExtended)
            refuse(path, 'is described by a header for all files');
        const parts = path.split('/');
        if (path.includes('\0') || parts.some(part => part === '' || part === '.' || part === '..'))
            refuse(entry.path, 'does not stay inside of it');
        if (((entry.mode ?? 0) & ~0o777) !== 0)
            refuse(path, 'is setuid, setgid or sticky');
        if (this.#kinds.get(parts.slice(0, -1).join('/')) !== 'Directory')
            refuse(path, 'is in no directory of it');
        if (this.#kinds.has(path))
            refuse(path, 'is there twice');
        this.#kinds.set(path, kind);
        return { path, kind };
    }
    #write(entry, { path, mode, time }) {
        const descriptor = (0,external_node_fs_.openSync)((0,external_node_path_.join)(this.#target, path), 'wx', 0o600);
        this.#open = descriptor;
        entry.on('data', chunk => {
            for (let written = 0; written < chunk.length;)
                written += (0,external_node_fs_.writeSync)(descriptor, chunk, written);
        });
        entry.on('end', () => {
            (0,external_node_fs_.futimesSync)(descriptor, time, time);
            (0,external_node_fs_.fchmodSync)(descriptor, mode);
            this[Symbol.dispose]();
        });
    }
    [Symbol.dispose]() {
        if (this.#open !== undefined)
            (0,external_node_fs_.closeSync)(this.#open);
        this.#open = undefined;
    }
}
function unpack_findKind({ type, path }) {
    switch (type) {
        case 'File':
        case 'Directory':
        case 'SymbolicLink':
            return type;
        default:
            return refuse(path, `is a ${type}`);
    }
}
function refuse(path, why) {
    throw new PayloadError(`the archive of the payload was not made by this action: ${path.slice(0, 200)} ${why}`);
}

;// CONCATENATED MODULE: ./lib/system/copies/payload-source.js







/**
 * The payloads of `sides`. Where one of them is an archive the other is packed into one too, in `home`, so that all copies are made
 * in the same way.
 */
async function openPayloads(sides, globs, home) {
    const isPacked = Object.values(sides).some(one => one.archive !== undefined);
    const file = (0,external_node_path_.join)(home, 'payload.tar.gz');
    const open = async ({ directory, archive }) => {
        if (archive !== undefined)
            return fromArchive(archive);
        const entries = await listPayload(directory, globs);
        return isPacked ? fromArchive(await packPayload(directory, entries, file)) : fromDirectory(directory, entries);
    };
    return {
        baseline: await open(sides.baseline),
        contender: await open(sides.contender),
        [Symbol.asyncDispose]: () => (0,promises_.rm)(file, { force: true }),
    };
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
function fromArchive(archive) {
    return {
        sizeInBytes: 0,
        async put(copy) {
            await unpackPayload(archive, copy).catch(cause => {
                if (!(cause instanceof PayloadError))
                    throw cause;
                throw new PayloadError(`"${archive.file}" cannot be unpacked: ${cause.message}. Remove it, and publish the baseline again`, {
                    cause,
                });
            });
            return await listPayload(copy, []);
        },
    };
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
    const at = elf_number(file, 32);
    const [size, count] = [file.readUInt16LE(54), file.readUInt16LE(56)];
    return Array.from({ length: count }, (_, index) => {
        const header = at + index * size;
        const [offset, address] = [elf_number(file, header + 8), elf_number(file, header + 16)];
        return { type: file.readUInt32LE(header), offset, address, size: elf_number(file, header + 32) };
    });
}
function readDynamic(file, { offset, size }) {
    const entries = Array.from({ length: Math.floor(size / 16) }, (_, index) => {
        const at = offset + index * 16;
        return { tag: elf_number(file, at), value: elf_number(file, at + 8) };
    });
    const end = entries.findIndex(entry => entry.tag === dtNull);
    return end < 0 ? entries : entries.slice(0, end);
}
function elf_number(file, at) {
    return Number(file.readBigUInt64LE(at));
}
function readString(file, at) {
    return file.toString('latin1', at, file.indexOf(0, at));
}

;// CONCATENATED MODULE: ./lib/system/copies/reach-back.js
var reach_back_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var reach_back_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



const reach_back_chunkInBytes = 1 << 20;
const sniffedInBytes = 8192;
const reach_back_longestName = 4096;
/**
 * Where the files of `entries`, as they stand in `directory`, lead back into one of `roots`: symbolic links, and absolute paths in
 * text (a virtual environment's launchers, an editable install's `.pth`, a build directory's cache).
 *
 * Whoever follows them runs the contender from the baseline's copy. In a binary file a path is mostly debug information: a mention.
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
        const handle = reach_back_addDisposableResource(env_1, await (0,promises_.open)(file), true);
        const buffer = Buffer.alloc(reach_back_chunkInBytes + reach_back_longestName);
        let isBinary = false;
        let kept = 0;
        for (let offset = 0;;) {
            const { bytesRead } = await handle.read(buffer, kept, reach_back_chunkInBytes, offset);
            if (offset === 0)
                isBinary = buffer.subarray(0, Math.min(bytesRead, sniffedInBytes)).includes(0);
            const filled = buffer.subarray(0, kept + bytesRead);
            const root = roots.find(candidate => holdsPath(filled, candidate));
            if (root !== undefined || bytesRead === 0)
                return { isBinary, root };
            offset += bytesRead;
            // A path may lie across the border of two chunks.
            kept = Math.min(filled.length, reach_back_longestName);
            buffer.copyWithin(0, filled.length - kept, filled.length);
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = reach_back_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Whether `text` holds `path` or something below it. */
function holdsPath(text, path) {
    for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
        const next = text[at + Buffer.byteLength(path)];
        if (next === undefined || !/[\w.-]/.test(String.fromCharCode(next)))
            return true;
    }
    return false;
}
/** What a directory may be called in the files that were made in it: by its real path, and by the links that `path` goes over. */
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

;// CONCATENATED MODULE: ./lib/system/copies/installation.js
var installation_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var installation_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










const largestPayloadInBytes = 2 ** 30;
/**
 * Installs each side twice, in sibling directories with names of equal length, or leaves the sides where they are: where that is
 * asked for, and where a payload is larger than `limitInBytes`.
 */
async function installCopies(request, ports, limitInBytes = largestPayloadInBytes) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { sides, payload, home, inPlace } = request;
        const named = findNamed(request);
        if (inPlace)
            return await stayInPlace(request, named === undefined ? [] : [makeNamedWarning(named)]);
        refuseNamed(named);
        const payloads = installation_addDisposableResource(env_1, await openPayloads(sides, payload, home), true);
        const size = Math.max(payloads.baseline.sizeInBytes, payloads.contender.sizeInBytes);
        if (size > limitInBytes)
            return await stayInPlace(request, [makeSizeWarning(size, limitInBytes)]);
        const baseline = await installSide('baseline', payloads.baseline, request, ports);
        const contender = await installSide('contender', payloads.contender, request, ports);
        const places = { baseline: makePlaces('baseline', request), contender: makePlaces('contender', request) };
        const warnings = makeMentionWarnings([...baseline.mentions, ...contender.mentions]);
        const contentDigests = { baseline: baseline.contentDigest, contender: contender.contentDigest };
        const guard = makeGuard(places.baseline.map(({ root }) => ({ root, payload: baseline.payload })));
        return await checkPlaces({ places, inPlace: false, contentDigests, guard, warnings }, request);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = installation_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Installs both copies of `side`; an InputError where they lead back. */
async function installSide(side, source, { names, home, install }, ports) {
    const [first, second] = nameCopies(side).map(name => (0,external_node_path_.join)(home, name));
    const put = async (copy) => {
        ports.signal.throwIfAborted();
        return await source.put(copy);
    };
    const prepare = async (directory) => install === undefined ? undefined : await runSetup({ name: 'install', line: install, directory }, ports);
    const entries = await put(first);
    const contentDigest = digestContent(first, entries);
    await prepare(first);
    await put(second);
    await prepare(second);
    const found = await findReachBacks(first, install === undefined ? entries : await listPayload(first, []), names);
    refuseReachBacks(found.filter(one => !one.isMention), side);
    const payload = new Set(entries.filter(({ kind }) => kind !== 'directory').map(({ path }) => path));
    return { contentDigest, payload, mentions: found.filter(one => one.isMention) };
}
/** The directory of a side that a command names, by the path in it; undefined where none does. */
function findNamed({ commands, names }) {
    return names.find(name => commands.some(command => holdsPath(Buffer.from(command), name)));
}
function refuseNamed(named) {
    if (named === undefined)
        return;
    throw new InputError(`the command names ${named}, so every copy would run the files there: write the path relative to the copy, or set "in-place" to run the sides where they are`);
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
    throw new InputError([
        `a copy of the ${side} would still use files outside of it, so one side could run files of the other:`,
        ...shown,
        ...more,
        'Leave these files out with "payload" (patterns of the files that the command needs), create them in every copy with "install" (a command), or run the sides where they are with "in-place".',
    ].join('\n'));
}
function makeMentionWarnings(mentions) {
    const [first] = mentions;
    if (first === undefined)
        return [];
    const which = mentions.length === 1 ? first.path : `${first.path} and ${mentions.length - 1} more`;
    const message = `binary files contain the path of the directory that they were built in (${which}), as debug information does. A program that opens files by that path would share them between the sides`;
    return [{ code: 'path-mentioned', message }];
}
function nameCopies(side) {
    return [`${side.charAt(0)}1`, `${side.charAt(0)}2`];
}
function makePlaces(side, { home, workingDirectory }) {
    const [first, second] = nameCopies(side).map(name => (0,external_node_path_.join)(home, name));
    return [makePlace(first, workingDirectory), makePlace(second, workingDirectory)];
}
function makePlace(root, workingDirectory) {
    return { root, directory: (0,external_node_path_.join)(root, workingDirectory) };
}
async function stayInPlace(request, warnings) {
    const { sides, workingDirectory } = request;
    const baseline = makePlace(await standInPlace('baseline', sides.baseline, request), workingDirectory);
    const contender = makePlace(await standInPlace('contender', sides.contender, request), workingDirectory);
    const places = { baseline: [baseline, baseline], contender: [contender, contender] };
    return await checkPlaces({ places, inPlace: true, warnings }, request);
}
/** The directory of a side that is not copied; an archive has to be unpacked once. */
async function standInPlace(side, { directory, archive }, { home }) {
    if (archive === undefined)
        return directory;
    const unpacked = (0,external_node_path_.join)(home, nameCopies(side)[0]);
    await unpackPayload(archive, unpacked);
    return unpacked;
}
/** `installation`, where all its places are there. */
async function checkPlaces(installation, { workingDirectory }) {
    for (const [side, places] of Object.entries(installation.places))
        for (const { directory } of places)
            if (!(await (0,promises_.stat)(directory).catch(() => undefined))?.isDirectory())
                throw new InputError(`"working-directory" is "${workingDirectory}", but there is no such directory in the ${side}${installation.inPlace ? '' : ', or not among the files of its "payload"'}`);
    return installation;
}
function makeSizeWarning(sizeInBytes, limitInBytes) {
    const [size, limit] = [sizeInBytes, limitInBytes].map(bytes => `${(bytes / 2 ** 30).toFixed(1)} GiB`);
    const message = `the sides run where they are, because a side has ${size}, and the limit for copies is ${limit}; name the files that the command needs in "payload" to get copies`;
    return { code: 'too-large-to-copy', message };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/system/git/git.js




const execute = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/** git said no; the message holds what it said. */
class GitError extends Error {
    name = 'GitError';
}
/** git in the repository that `directory` is in. */
function openGit(directory, { credentials, signal }) {
    const run = (words, options) => runGit(directory, words, options);
    return {
        run: (...words) => run(words),
        try: (...words) => run(words).catch(() => undefined),
        // Not at once with the credentials: a header that actions/checkout has left in the configuration would be sent twice.
        fetch: (...words) => run(['fetch', '--no-tags', ...words], { signal }).catch(error => {
            if (!credentials || Object.keys(credentials).length === 0)
                throw error;
            return run(['fetch', '--no-tags', ...words], { signal, variables: credentials });
        }),
    };
}
async function runGit(directory, words, { variables = {}, signal } = {}) {
    const env = { ...(0,measure_environment/* withoutRunners */.E6)(process.env), ...variables, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    const running = execute('git', words, { cwd: directory, env, maxBuffer: 2 ** 26, ...(signal && { signal }) });
    try {
        return (await running).stdout.trimEnd();
    }
    catch (cause) {
        await awaitEnd(running.child);
        const { stderr, message } = cause;
        throw new GitError(`git ${words.join(' ')}: ${stderr?.trim() || message}`, { cause });
    }
}
/** Waits for the end of a process, which an abort does not. */
async function awaitEnd(child) {
    const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    if (isRunning)
        await (0,external_node_events_.once)(child, 'exit');
}

;// CONCATENATED MODULE: ./lib/baseline/commit.js
/**
 * Which commit the contender was built on, where no `ref` is asked for.
 *
 * Against the tip of the base branch, that branch's own commits would be blamed on the contender: so it is where the two parted.
 * Where the checkout, `head`, is GitHub's merge of a pull request, the contender was built on that merge's first parent.
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

;// CONCATENATED MODULE: ./lib/system/git/history.js


const deepenings = ['--deepen=50', '--deepen=500', '--unshallow'];
/** The full name of the baseline commit, which is then in the repository: what a shallow clone lacks is fetched. */
async function resolveBaseline(git, ref, occasion) {
    return await fetchCommit(git, await nameBaseline(git, ref, occasion));
}
/** The full name of the baseline commit, which need not be in the repository: a shallow clone can tell it, and nothing is fetched for it. */
async function nameBaseline(git, ref, occasion) {
    const head = await git.try('rev-parse', '--verify', 'HEAD');
    if (head === undefined)
        throw new InputError('the baseline commit is unknown, because this is not a git checkout: run actions/checkout first, or give "baseline-directory"');
    const commit = chooseBaselineCommit(ref, occasion, head);
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
        throw new InputError('the checked-out commit is the first one, so there is nothing before it to compare with');
    return parent;
}
async function resolveNamed(git, ref) {
    if (ref.startsWith('-'))
        throw new InputError(`"baseline-ref" is "${ref}", which is not a valid name of a commit`);
    const known = await findCommit(git, ref);
    if (known !== undefined)
        return known;
    const commit = await tryToFetch(git, ref);
    if (commit !== undefined)
        return commit;
    throw new InputError(`"baseline-ref" is "${ref}", but neither this repository nor its origin has that commit`);
}
async function fetchCommit(git, commit) {
    if ((await findCommit(git, commit)) === undefined)
        await git.fetch(...(await depthWords(git)), 'origin', commit);
    return commit;
}
async function findMergeBase(git, head, branch) {
    const base = await findBaseBranch(git, branch);
    const find = () => git.try('merge-base', head, base);
    // What was committed here since, the origin cannot know.
    const shared = (await git.try('rev-parse', '--verify', '--quiet', '@{upstream}')) ?? head;
    let found = await find();
    for (const deepening of deepenings) {
        if (found !== undefined)
            return found;
        await git.fetch(deepening, 'origin', base, shared).catch(() => undefined);
        found = await find();
    }
    if (found !== undefined)
        return found;
    throw new InputError(`the checked-out commit has no commit in common with ${branch ?? base}: give the baseline in "baseline-ref"`);
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
    throw new InputError(`there is no branch to find the baseline on (tried ${candidates.join(', ')}): give a commit in "baseline-ref"`);
}
async function findCommit(git, ref) {
    return await git.try('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
}
/** The full name of the commit that the origin knows as `ref`. */
async function tryToFetch(git, ref) {
    const fetched = await git.fetch(...(await depthWords(git)), 'origin', ref).catch(() => undefined);
    return fetched === undefined ? undefined : await findCommit(git, 'FETCH_HEAD');
}
/** A whole clone must not become a shallow one. */
async function depthWords(git) {
    return (await git.run('rev-parse', '--is-shallow-repository')) === 'true' ? ['--depth=1'] : [];
}

;// CONCATENATED MODULE: ./lib/system/git/worktree.js

/** A worktree of `commit` in the directory `home`. */
async function addWorktree(git, commit, home) {
    const path = (0,external_node_path_.join)(home, 'baseline');
    // Hooks of the repository are not meant for a checkout that nobody works in.
    await git.run('-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--force', '--detach', path, commit);
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

;// CONCATENATED MODULE: ./lib/system/git/sides.js







/** The directories of both sides, by their real paths. */
async function prepareSides(inputs, options, ports) {
    const directory = await findDirectory(inputs.contender, 'contender');
    const contender = {
        directory,
        origin: options.contender ?? { label: inputs.contender, source: 'directory' },
    };
    const { baseline } = inputs;
    switch (baseline.kind) {
        case 'directory': {
            const origin = { label: baseline.directory, source: 'directory' };
            return { baseline: { directory: await findDirectory(baseline.directory, 'baseline'), origin }, contender };
        }
        case 'ref':
            return { baseline: await buildBaseline(baseline, contender.directory, options, ports), contender };
        case 'packed':
            return { baseline: { archive: baseline, origin: baseline.origin }, contender };
        case 'command': {
            const makeOrigin = (side) => {
                const command = showCommand(inputs.commands[side]);
                return { label: command, source: 'command', command };
            };
            return {
                baseline: { directory, origin: makeOrigin('baseline') },
                contender: { directory, origin: makeOrigin('contender') },
            };
        }
    }
}
async function findDirectory(path, side) {
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats?.isDirectory())
        return await (0,promises_.realpath)(path);
    throw new InputError(`the ${side}'s directory "${path}" ${stats ? 'is not a directory' : 'does not exist'}: name the directory of a built program`);
}
async function buildBaseline({ ref, setup }, repository, { occasion, credentials, home, closing }, ports) {
    const git = openGit(repository, { ...(credentials && { credentials }), signal: ports.signal });
    const commit = await resolveBaseline(git, ref, occasion);
    const worktree = await addWorktree(git, commit, home);
    closing(worktree);
    if (setup !== undefined)
        await runSetup({ name: 'setup', line: setup, directory: worktree.path }, ports);
    return { directory: worktree.path, origin: { label: ref ?? commit.slice(0, 7), source: 'ref', commit } };
}

;// CONCATENATED MODULE: ./lib/system/host/cgroup.js
/** How many cores' worth of time a control group may use, from its `cpu.max` (version 2); undefined where that is not limited. */
function parseCpuMax(text) {
    const parts = /^(\d+) (\d+)$/.exec(text.trim());
    return parts ? Number(parts[1]) / Number(parts[2]) : undefined;
}
/** The same from the two files of version 1: `cpu.cfs_quota_us` (-1 is no limit) and `cpu.cfs_period_us`. */
function parseCpuQuota(quota, period) {
    const [limit, length] = [Number(quota), Number(period)];
    return limit > 0 && length > 0 ? limit / length : undefined;
}
/** The path of our own control group of version 2, or of the `cpu` controller in version 1, from `/proc/self/cgroup`. */
function findGroup(text, controller) {
    const lines = text.split('\n').map(line => line.split(':'));
    const own = lines.find(([, names]) => names?.split(',').includes(controller));
    return own?.slice(2).join(':');
}
/** `path` and all groups that it is in, up to the root: a limit of any of them is one of ours. */
function listGroups(path) {
    const names = path.split('/').filter(name => name !== '');
    return [...names.map((_, index) => `/${names.slice(0, names.length - index).join('/')}`), '/'];
}
/** In how many periods a group was stopped for having spent its quota, from its `cpu.stat`; the same in both versions. */
function parseQuotaStops(text) {
    const count = /^nr_throttled (\d+)$/m.exec(text)?.[1];
    return count === undefined ? undefined : Number(count);
}

;// CONCATENATED MODULE: ./lib/system/host/kernel-file.js

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

;// CONCATENATED MODULE: ./lib/system/host/pressure.js
/** Seconds, since the machine was started, in which at least one process waited: a file of `/proc/pressure` (Linux 4.20 and later). */
function parsePressure(text) {
    const microseconds = /^some .*\btotal=(\d+)/m.exec(text)?.[1];
    return microseconds === undefined ? undefined : Number(microseconds) / 1e6;
}

;// CONCATENATED MODULE: ./lib/system/host/proc-stat.js
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
/** What a process and its children that it has waited for used, in ticks, from its `/proc/PID/stat` (proc_pid_stat(5)). */
function parseOwnTicks(text) {
    // The name may hold blanks and brackets.
    const words = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 15)
        .map(Number);
    return words.length === 4 && words.every(Number.isFinite) ? words.reduce((sum, one) => sum + one) : undefined;
}

;// CONCATENATED MODULE: ./lib/system/host/vmstat.js
/** What `/proc/vmstat` says of it. */
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
/** What could be used without swapping, in bytes: `MemAvailable` of `/proc/meminfo`. */
function parseAvailableMemory(text) {
    const kibibytes = /^MemAvailable: +(\d+) kB$/m.exec(text)?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
}

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
            return host_counters_present({
                cpuSeconds: ticks && ticks.total / ticksPerSecond,
                stealSeconds: ticks && ticks.steal / ticksPerSecond,
                busySeconds: ticks && ticks.busy / ticksPerSecond,
                ownSeconds: parse(own(), text => (parseOwnTicks(text) ?? 0) / ticksPerSecond),
                cpuWaitSeconds: parse(cpu(), parsePressure),
                ioWaitSeconds: parse(io(), parsePressure),
                memoryWaitSeconds: parse(memoryPressure(), parsePressure),
                throttles: host_counters_sum(throttles),
                quotaStops: host_counters_sum(quotas.map(read => () => parse(read(), parseQuotaStops))),
                ...(parse(vmstat(), parseVmstat) ?? {}),
            });
        },
        readState() {
            const [hertz, count] = [host_counters_sum(frequencies), frequencies.filter(read => read() !== undefined).length];
            return host_counters_present({
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
    const files = (mount, own = '/') => listGroups(own).map(group => (0,external_node_path_.join)(mount, group, 'cpu.stat'));
    return [...files('/sys/fs/cgroup', findGroup(groups, '')), ...files('/sys/fs/cgroup/cpu', findGroup(groups, 'cpu'))];
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
function host_counters_sum(reads) {
    const values = reads.flatMap(read => read() ?? []).map(Number);
    return values.length === 0 ? undefined : values.reduce((total, value) => total + value);
}
/** `fields` without those that are undefined. */
function host_counters_present(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
/** What was counted from one reading to the other; what only one of them has is left out. */
function difference(before, after) {
    const both = Object.entries(after).flatMap(([name, value]) => {
        const old = before[name];
        // Counters of cores go back where one is taken away.
        return old === undefined || value === undefined ? [] : [[name, Math.max(0, value - old)]];
    });
    return Object.fromEntries(both);
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

;// CONCATENATED MODULE: ./lib/system/processes/files-within.js


const files_within_deepest = 32;
const files_within_mostEntries = 100_000;
/** What tools write into directories for others to read. */
const wanted = /\.(?:json|xml)$/;
/** The files below `directory` that may hold numbers, by path, links not followed; none beyond the first 100,000 entries. */
function findFilesWithin(directory) {
    const found = [];
    let entries = 0;
    const walk = (below, depth) => {
        for (const entry of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(directory, below), { withFileTypes: true })) {
            if (++entries > files_within_mostEntries)
                return;
            const path = below === '' ? entry.name : `${below}/${entry.name}`;
            if (entry.isDirectory() && depth < files_within_deepest)
                walk(path, depth + 1);
            else if (entry.isFile() && wanted.test(entry.name))
                found.push({ path, stats: (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(directory, path), { bigint: true }) });
        }
    };
    walk('', 0);
    return found.sort((one, other) => (one.path < other.path ? -1 : 1));
}

;// CONCATENATED MODULE: ./lib/system/processes/read-output.js



const mostFiles = 5000;
const mostMebibytes = 64;
/**
 * Reads the file at `path`, or those below it that may hold numbers, where `isFresh` says that they are to be read. A problem is in words
 * that follow the name of what was to be read.
 */
function readOutput(path, isFresh = () => true) {
    const stats = (0,external_node_fs_.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
    if (!stats)
        return { problem: 'is not there' };
    if (stats.isDirectory())
        return readDirectory(path, isFresh);
    if (!stats.isFile())
        return { problem: 'is neither a file nor a directory' };
    if (!isFresh('', stats))
        return { problem: 'is older than this invocation: the command did not write it now' };
    if (isTooLarge(stats.size))
        return { problem: tooLarge };
    return { files: [{ path: (0,external_node_path_.basename)(path), text: (0,external_node_fs_.readFileSync)(path, 'utf8') }] };
}
function readDirectory(path, isFresh) {
    const all = findFilesWithin(path);
    const files = all.filter(file => isFresh(file.path, file.stats));
    if (all.length === 0)
        return { problem: 'holds no file whose name ends with .json or .xml' };
    if (files.length === 0)
        return { problem: 'holds only files that are older than this invocation' };
    if (files.length > mostFiles)
        return { problem: `holds more than ${mostFiles} files whose names end with .json or .xml` };
    if (isTooLarge(files.reduce((sum, { stats }) => sum + stats.size, 0n)))
        return { problem: tooLarge };
    return { files: files.map(file => ({ path: file.path, text: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(path, file.path), 'utf8') })) };
}
const tooLarge = `is larger than ${mostMebibytes} MiB: let the tool leave out what is not needed, such as raw samples`;
function isTooLarge(sizeInBytes) {
    return sizeInBytes > BigInt(mostMebibytes * 2 ** 20);
}

;// CONCATENATED MODULE: ./lib/system/processes/command-output.js





/**
 * Where the commands of a copy write their numbers: the file or directory `name` in `directory`.
 *
 * A file is removed before each invocation, and so is a directory that a command has made. Of one that was there before the first,
 * only what commands have added is: a user's own files stay, and are read only where an invocation has written them anew.
 */
function makeCommandOutput(directory, name) {
    const path = (0,external_node_path_.join)(directory, name);
    let given;
    let before = new Map();
    let clearedAt = 0;
    return {
        clear() {
            const isDirectory = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
            given ??= new Set(isDirectory ? ['', ...pathsWithin(path)] : []);
            if (isDirectory && given.has(''))
                removeAdded(path, given);
            else
                (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
            const isKept = isDirectory && given.has('');
            before = new Map(isKept ? findFilesWithin(path).map(file => [file.path, stampOf(file.stats)]) : []);
            clearedAt = Date.now();
        },
        read() {
            const isFresh = (file, stats) => before.get(file) !== stampOf(stats) && Number(stats.mtimeMs) >= clearedAt - coarsestStepInMilliseconds;
            if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
                return { problem: `"output" (${name}) is not there: the command did not write it` };
            const written = readOutput(path, isFresh);
            return 'files' in written ? written : { problem: `"output" (${name}) ${written.problem}` };
        },
    };
}
function pathsWithin(path) {
    return findFilesWithin(path).map(file => file.path);
}
function removeAdded(directory, given) {
    for (const path of pathsWithin(directory))
        if (!given.has(path))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(directory, path), { force: true });
}

;// CONCATENATED MODULE: ./lib/measure/instruments/callgrind.js
/**
 * The instructions that valgrind counts as it carries them out one by one, in all processes of the tree.
 *
 * It is 20 to 50 times slower, and times under it mean nothing; but the counts are the same in every run of a program that does the
 * same, whatever else the machine does.
 */
const callgrind = {
    name: 'callgrind',
    isExact: true,
    wrap: (argv, directory) => [
        'valgrind',
        '-q',
        '--tool=callgrind',
        '--trace-children=yes',
        '--dump-line=no',
        // One for each process.
        `--callgrind-out-file=${directory}/callgrind.%p`,
        ...argv,
    ],
    read: ({ texts, runs }) => {
        const counts = texts.flatMap(text => parseCallgrind(text) ?? []);
        return counts.length === 0 ? {} : { instructions: counts.reduce((sum, count) => sum + count, 0) / runs };
    },
};
/** The instructions in a file of callgrind, by its summary line; undefined where it has none. */
function parseCallgrind(text) {
    const events = /^events: (.+)$/m.exec(text)?.[1]?.split(' ') ?? [];
    const counts = /^(?:summary|totals): ([\d ]+)$/m.exec(text)?.[1]?.trim().split(' ') ?? [];
    const count = Number(counts[events.indexOf('Ir')] ?? Number.NaN);
    return Number.isFinite(count) ? count : undefined;
}

;// CONCATENATED MODULE: ./lib/measure/instruments/clock.js
/** The wall time of an invocation, which is always taken: the format `process` has it as `time`, and there is nothing to add. */
const clock = { name: 'clock', read: () => ({}) };

;// CONCATENATED MODULE: ./lib/measure/instruments/perf.js
const perf_counters = ['instructions', 'cycles', 'branches', 'cache-misses'];
/** perf's own clock, in nanoseconds: perf has to start too, and that is not the command's time. */
const clocks = ['duration_time', 'user_time', 'system_time'];
const nanosecondsPerSecond = 1e9;
/**
 * Counts of the processor, by `perf stat`, which counts the whole tree from the command's exec to its end.
 *
 * The wall time is perf's, where it has the event, and CPU time too; of memory, faults and switches perf's own share cannot be told
 * from the command's, so that they are left out where perf's share may be the larger.
 */
function makePerf({ events, ownMemoryInBytes }) {
    return {
        name: 'perf',
        wrap: (argv, directory) => perfArgv(events, `${directory}/perf`, ['sh', '-c', passingOn, 'sh', ...argv]),
        amend: observation => amend(observation, ownMemoryInBytes),
        read: observation => perf_readCounters(observation),
    };
}
/** perf calls a command that a signal has ended a success; a shell between them has a status for it. */
const passingOn = '"$@"; exit $?';
/** The argument vector that counts `events` of `argv`; it adds to `file`, for a batch runs it more than once. */
function perfArgv(events, file, argv) {
    return ['perf', 'stat', '-x,', '--append', '-e', events.join(','), '-o', file, '--', ...argv];
}
/** Every event that is of use; which of them there are, a call will tell. */
const perfEvents = [...perf_counters, ...clocks];
/** The events of `text`, as `perf stat -x,` writes it, with their sums; those without a number are left out. */
function parsePerf(text) {
    const sums = new Map();
    for (const line of text.split('\n')) {
        const [value, , event] = line.split(',');
        if (event === undefined || !/^\d+(\.\d+)?$/.test(value))
            continue;
        // `instructions:u` is what an ordinary user may count; `cpu_core/cycles/` is one kind of core, and the tree may run on both.
        const name = event.replace(/^\w+\/(.+)\/\w*$/, '$1').replace(/:\w+$/, '');
        sums.set(name, (sums.get(name) ?? 0) + Number(value));
    }
    return sums;
}
/** Whether any counter of the processor is among `events`. */
function hasCounters(events) {
    return perf_counters.some(name => events.has(name));
}
function perf_readCounters({ texts, runs }) {
    const sums = parsePerf(texts.join('\n'));
    return Object.fromEntries(perf_counters.filter(name => sums.has(name)).map(name => [name, sums.get(name) / runs]));
}
function amend(observation, ownMemoryInBytes) {
    const sums = parsePerf(observation.texts.join('\n'));
    const seconds = (event) => {
        const value = sums.get(event);
        return value === undefined ? undefined : value / nanosecondsPerSecond / observation.runs;
    };
    const { maxRssInBytes: memory = 0 } = observation.usage;
    const [user, system] = [seconds('user_time'), seconds('system_time')];
    return {
        ...observation,
        seconds: seconds('duration_time') ?? observation.seconds,
        usage: {
            ...(memory > ownMemoryInBytes ? { maxRssInBytes: memory } : {}),
            // What is 0 is "not counted".
            ...(user === undefined && system === undefined ? {} : { userSeconds: user ?? 0, systemSeconds: system ?? 0 }),
        },
    };
}

;// CONCATENATED MODULE: ./lib/measure/instruments/rusage.js
/**
 * What the kernel has counted of a process tree when it ends: CPU time, memory, page faults and context switches.
 *
 * It costs nothing, for `wait4` is how the launcher hears of the end. What the command does not wait for itself is in none of it.
 */
const rusage = {
    name: 'rusage',
    read: ({ usage }) => {
        const { userSeconds, systemSeconds, maxRssInBytes } = usage;
        const values = {
            'cpu-time': userSeconds === undefined || systemSeconds === undefined ? undefined : rusage_round(userSeconds + systemSeconds),
            'user-time': userSeconds,
            'system-time': systemSeconds,
            'peak-memory': maxRssInBytes,
            'minor-faults': usage.minorFaults,
            'major-faults': usage.majorFaults,
            'voluntary-switches': usage.voluntarySwitches,
            'involuntary-switches': usage.involuntarySwitches,
        };
        return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    },
};
/** To nanoseconds, of which a sum of two fractions has some too many digits. */
function rusage_round(seconds) {
    return Math.round(seconds * 1e9) / 1e9;
}

;// CONCATENATED MODULE: ./lib/measure/instruments/choose.js





/** What `request` gets on a machine with `bench`: of those named, a missing one is said; what is there besides is used where nobody has named any. */
function chooseInstruments(request, bench, metrics) {
    if (request === 'auto')
        return chooseByMetrics(bench, metrics);
    const found = choose_findAll(request, bench);
    const missing = request.filter(name => !found.some(instrument => instrument.name === name));
    const warnings = missing.map(name => describeMissing(`"instruments" names ${name}`, name, bench));
    // What was to be counted exactly can still be timed.
    const isInstead = found.length === 0;
    return { instruments: isInstead ? choose_findAll(['clock', 'rusage'], bench) : found, warnings };
}
function chooseByMetrics(bench, metrics) {
    const instruments = choose_findAll(['clock', 'rusage', 'perf'], bench);
    const isThere = (name) => instruments.some(instrument => instrument.name === name);
    const warnings = metrics.split(',').flatMap(text => {
        const metric = processMetrics.find(one => one === text.trim());
        if (metric === undefined)
            return [];
        const by = perfEvents.includes(metric) ? 'perf' : 'rusage';
        return isThere(by) ? [] : [describeMissing(`"metrics" names ${metric}`, by, bench)];
    });
    return { instruments, warnings };
}
function choose_findAll(names, bench) {
    return choose_order.filter(name => names.includes(name)).flatMap(name => findInstrument(name, bench) ?? []);
}
/** What is put around the command comes before those that read what is left. */
const choose_order = ['callgrind', 'perf', 'clock', 'rusage'];
function findInstrument(name, { hasUsage, perf, withoutValgrind }) {
    switch (name) {
        case 'clock':
            return clock;
        case 'rusage':
            return hasUsage ? rusage : undefined;
        case 'perf':
            return typeof perf === 'object' ? makePerf(perf) : undefined;
        case 'callgrind':
            return withoutValgrind === undefined ? callgrind : undefined;
    }
}
function describeMissing(wish, name, { perf, withoutValgrind }) {
    const why = {
        rusage: 'CPU time, memory, page faults and context switches are unknown, because they need Python 3.8 or later',
        perf: `instructions, cycles, branches and cache misses are unknown: ${typeof perf === 'string' ? perf : 'nobody has looked'}`,
        callgrind: `instructions cannot be counted: ${withoutValgrind}`,
    };
    return { code: 'instrument-missing', message: `${wish}, but ${why[name]}` };
}

;// CONCATENATED MODULE: ./lib/system/processes/instruments.js






const patienceInSeconds = 10;
/** The instruments that this machine has of those that `request` asks for: each is tried in one short call. */
async function detectInstruments({ request, metrics }, here) {
    const isWanted = (name) => request !== 'auto' && request.includes(name);
    const bench = {
        hasUsage: here.processes.timer === 'launcher',
        perf: request === 'auto' || isWanted('perf') ? await tryPerf(here) : undefined,
        withoutValgrind: isWanted('callgrind') ? await tryValgrind(here) : undefined,
    };
    return chooseInstruments(request, bench, metrics);
}
/** What perf can count here, or in words why it is of no use. */
async function tryPerf(here) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(here.home, 'perf-'));
    try {
        const output = makeFreshDirectory(folder);
        const result = await instruments_run(perfArgv(perfEvents, (0,external_node_path_.join)(folder, 'perf'), ['true']), here);
        if (!isSuccess(result.exit))
            return await tryCounters(here, folder, result);
        return describeSkills(parsePerf(output.read().join('\n')), result);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true });
    }
}
/** A perf that is older than its own clocks does not know their names. */
async function tryCounters(here, folder, first) {
    if (first.exit.kind === 'not-started')
        return first.exit.message;
    const events = perfEvents.filter(event => !event.endsWith('_time'));
    const result = await instruments_run(perfArgv(events, (0,external_node_path_.join)(folder, 'perf'), ['true']), here);
    if (isSuccess(result.exit))
        return describeSkills(parsePerf(makeFreshDirectory(folder).read().join('\n')), result);
    return `perf is not permitted to count here: ${findComplaint(result.stderr.readTail())}`;
}
function describeSkills(events, { usage }) {
    if (!hasCounters(events))
        return 'this machine has no processor counters, as most virtual machines';
    const isThere = (event) => events.has(event) || event.endsWith('_time');
    const hasClocks = events.has('duration_time');
    return {
        events: perfEvents.filter(event => isThere(event) && (hasClocks || !event.endsWith('_time'))),
        ownMemoryInBytes: usage?.maxRssInBytes ?? 0,
    };
}
/** The first line that says something: perf begins with one of `Error:` alone. */
function findComplaint(tail) {
    return tail.split('\n').find(line => /[a-z] /i.test(line)) ?? 'it says nothing';
}
/** In words why there is no valgrind; undefined where it works. */
async function tryValgrind(here) {
    const { exit, stderr } = await instruments_run(['valgrind', '--version'], here);
    if (isSuccess(exit))
        return undefined;
    if (exit.kind === 'not-started')
        return `${exit.message} Install valgrind.`;
    return `valgrind does not work: ${stderr.readTail().split('\n')[0]}`;
}
async function instruments_run(argv, { processes, variables, signal, home }) {
    const request = { argv, directory: home, environment: variables, timeoutInSeconds: patienceInSeconds };
    return await processes.run(request, signal);
}

;// CONCATENATED MODULE: ./lib/system/processes/output-file.js

const longestTextInBytes = 64 * 1024 * 1024;
const longestTailInBytes = 4096;
const longestTailInLines = 20;
/** The file at `path`. Where there is none, or the invocation has put something else in its place, nothing was printed. */
function makeOutputFile(path) {
    let generation = 0;
    const check = (capturedIn) => {
        if (capturedIn !== generation)
            throw new Error('The output of an invocation was read after the next run had begun.');
    };
    return {
        capture() {
            const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
            const sizeInBytes = stats?.isFile() ? stats.size : 0;
            const capturedIn = generation;
            const readText = () => {
                check(capturedIn);
                if (sizeInBytes === 0)
                    return '';
                return sizeInBytes > longestTextInBytes ? undefined : (0,external_node_fs_.readFileSync)(path, 'utf8');
            };
            const readTail = () => {
                check(capturedIn);
                return sizeInBytes === 0 ? '' : readLastLines(path, Math.max(0, sizeInBytes - longestTailInBytes));
            };
            return { sizeInBytes, readText, readTail };
        },
        forget() {
            generation += 1;
        },
        remove() {
            (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
        },
    };
}
function readLastLines(path, start) {
    const lines = readFrom(path, start).toString('utf8').trimEnd().split('\n');
    // The first line may begin in the middle, even in the middle of a character.
    const whole = start > 0 && lines.length > 1 ? lines.slice(1) : lines;
    return whole.slice(-longestTailInLines).join('\n');
}
function readFrom(path, start) {
    const buffer = Buffer.alloc(longestTailInBytes);
    const descriptor = (0,external_node_fs_.openSync)(path, 'r');
    try {
        return buffer.subarray(0, (0,external_node_fs_.readSync)(descriptor, buffer, 0, buffer.length, start));
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

;// CONCATENATED MODULE: ./lib/system/processes/outputs.js



/**
 * Where one invocation after another prints: two files, whose names nobody can guess.
 *
 * Whoever starts an invocation opens and empties them just before, and closes them after it. What it printed is read before the next
 * one starts, so that no invocation can add to what another one prints.
 */
class Outputs {
    paths;
    #stdout;
    #stderr;
    constructor(directory) {
        this.paths = { stdout: drawPath(directory), stderr: drawPath(directory) };
        this.#stdout = makeOutputFile(this.paths.stdout);
        this.#stderr = makeOutputFile(this.paths.stderr);
    }
    /** Forgets what was printed. */
    forget() {
        this.#stdout.forget();
        this.#stderr.forget();
    }
    /** What the last invocation printed, readable until it is forgotten. */
    capture() {
        return { stdout: this.#stdout.capture(), stderr: this.#stderr.capture() };
    }
    remove() {
        this.#stdout.remove();
        this.#stderr.remove();
    }
}
const nameInBytes = 8;
let outputs_names = '';
/** A path in `directory` that is not there, and that nobody can guess; always of the same length. */
function drawPath(directory) {
    // To draw many at once takes a hundredth of the time.
    if (outputs_names === '')
        outputs_names = (0,external_node_crypto_.randomBytes)(512 * nameInBytes).toString('hex');
    const name = outputs_names.slice(0, 2 * nameInBytes);
    outputs_names = outputs_names.slice(2 * nameInBytes);
    return (0,external_node_path_.join)(directory, name);
}

;// CONCATENATED MODULE: ./lib/system/host/cores.js
/** The numbers of a list as Linux writes it, such as `0-2,5`; undefined where it is none. */
function parseCores(text) {
    const parts = text
        .trim()
        .split(',')
        .map(part => /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part));
    if (parts.includes(null))
        return undefined;
    return parts.flatMap(part => {
        const [from, to] = [Number(part[1]), Number(part[2] ?? part[1])];
        return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    });
}
/** The same list, as short as it can be written. */
function showCores(cores) {
    const runs = [];
    for (const core of cores.toSorted((one, other) => one - other)) {
        const last = runs.at(-1);
        if (last && core <= last[1] + 1)
            last[1] = core;
        else
            runs.push([core, core]);
    }
    return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

// EXTERNAL MODULE: external "node:timers"
var external_node_timers_ = __webpack_require__(87997);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/system/processes/strays.js



const pauseInMilliseconds = 5;
const strays_patienceInMilliseconds = 5000;
/** A marker that no other process can have, always of the same length. */
function makeMarker() {
    return { name: 'COUNTERBALANCE_INVOCATION', value: (0,external_node_crypto_.randomBytes)(8).toString('hex') };
}
/**
 * Kills every process that carries `marker`, also those that have left their group and session, and waits for their
 * end; returns how many they were.
 *
 * Only on Linux, where the environment that a process was started with can be read, and not for those that were given
 * another.
 */
async function endStrays(marker) {
    const ended = new Set();
    for (let waited = 0; waited <= strays_patienceInMilliseconds; waited += pauseInMilliseconds) {
        const strays = findStrays(marker);
        if (strays.length === 0)
            break;
        for (const pid of strays) {
            ended.add(pid);
            sendSignal(pid, 'SIGKILL');
        }
        await (0,external_node_timers_promises_.setTimeout)(pauseInMilliseconds);
    }
    return ended.size;
}
/** The processes that carry `marker`; the dead that nobody has waited for are not among them. */
function findStrays(marker) {
    if (process.platform !== 'linux' || !(0,external_node_fs_.existsSync)('/proc'))
        return [];
    const needle = Buffer.from(`${marker.name}=${marker.value}`);
    return (0,external_node_fs_.readdirSync)('/proc')
        .filter(name => /^\d+$/.test(name))
        .filter(pid => readEnvironment(pid)?.includes(needle))
        .map(Number);
}
/** Whether `signal` could be sent; a negative `pid` stands for a group. */
function sendSignal(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch {
        return false;
    }
}
/** Whether a process was stopped, by a signal or by a debugger; nobody knows but on Linux. */
function isStopped(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        return /^\) [Tt]/.test(stat.slice(stat.lastIndexOf(')')));
    }
    catch {
        return false; // gone, or no Linux
    }
}
function readEnvironment(pid) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`);
    }
    catch {
        return undefined; // another user's, or gone
    }
}

;// CONCATENATED MODULE: ./lib/system/processes/launcher.js





const launcher_script = (0,external_node_url_.fileURLToPath)(new URL(/* asset import */ __webpack_require__(53574), __webpack_require__.b));
const patienceAtStartInMilliseconds = 5000;
const patienceAtEndInMilliseconds = 15_000;
const launcher_pauseInMilliseconds = 2000;
/** The launcher, run by `python`; undefined where that Python is of no use. */
async function startLauncher({ python, variables, marker }) {
    // In a session of its own, so that Ctrl-C reaches Counterbalance only, which then ends things in order.
    const child = (0,external_node_child_process_.spawn)(python, ['-I', '-S', '-X', 'utf8', launcher_script, marker.name, marker.value], {
        env: variables,
        stdio: ['pipe', 'pipe', 'pipe'],
        detached: true,
    });
    const lines = new Lines(child);
    const timer = (0,external_node_timers_.setTimeout)(() => child.kill('SIGKILL'), patienceAtStartInMilliseconds);
    try {
        JSON.parse(await lines.next());
        return makeLauncher(child, lines);
    }
    catch {
        child.kill('SIGKILL');
        return undefined;
    }
    finally {
        (0,external_node_timers_.clearTimeout)(timer);
    }
}
function makeLauncher(child, lines) {
    const ask = async (question) => {
        const answer = lines.next();
        child.stdin?.write(`${JSON.stringify(question)}\n`);
        return JSON.parse(await answer);
    };
    return {
        ask,
        tell: ask,
        async close() {
            const timer = (0,external_node_timers_.setTimeout)(() => child.kill('SIGKILL'), patienceAtEndInMilliseconds);
            child.stdin?.end();
            await lines.ended;
            (0,external_node_timers_.clearTimeout)(timer);
            return child.exitCode === 0;
        },
    };
}
/** The lines that a process prints, one when asked for one; what is awaited when the process ends is rejected. */
class Lines {
    /** Settles when the process has ended and been heard out. */
    ended;
    #text = '';
    #complaint = '';
    #end;
    /** What was done to it before we ended it ourselves. */
    #cause;
    #child;
    #waiting;
    constructor(child) {
        this.#child = child;
        child.stdout?.on('data', (chunk) => this.#take(chunk.toString('utf8')));
        child.stderr?.on('data', (chunk) => {
            this.#complaint = `${this.#complaint}${chunk}`.slice(-2000);
        });
        // A write to a launcher that is gone; its end says more.
        child.stdin?.on('error', () => { });
        const looks = (0,external_node_timers_.setInterval)(() => this.#look(), launcher_pauseInMilliseconds).unref();
        this.ended = new Promise(resolve => {
            const end = (error) => {
                (0,external_node_timers_.clearInterval)(looks);
                this.#end ??= error;
                this.#fail();
                resolve();
            };
            const describe = (how) => new Error(`The launcher (${child.spawnfile}) ${how} in the middle of an invocation. ${this.#complaint}`.trim());
            child.on('error', error => end(describe(`failed: ${error.message}`)));
            child.on('close', (status, signal) => end(status
                ? describe(`ended with status ${status}`)
                : blame(this.#cause ?? `it was ended by ${signal ?? 'SIGTERM'}`)));
        });
    }
    next() {
        return new Promise((resolve, reject) => {
            this.#waiting = { resolve, reject };
            if (this.#end !== undefined)
                this.#fail();
        });
    }
    /** Whoever is stopped does not answer, and does not end either. */
    #look() {
        if (this.#waiting === undefined || !isStopped(this.#child.pid))
            return;
        this.#cause = 'it was stopped';
        this.#child.kill('SIGKILL');
    }
    #take(text) {
        this.#text += text;
        if (!this.#text.endsWith('\n'))
            return;
        const line = this.#text;
        this.#text = '';
        const waiting = this.#waiting;
        this.#waiting = undefined;
        waiting?.resolve(line);
    }
    #fail() {
        if (this.#end)
            this.#waiting?.reject(this.#end);
        this.#waiting = undefined;
    }
}
/** It ends by itself only when we do; what else ends it is mostly a command that signals its parent. */
function blame(how) {
    return new InvocationError(`the command ended the stopwatch, which is the process that starts and times it (${how}): do not send signals to the parent process`);
}

;// CONCATENATED MODULE: ./lib/system/processes/launcher-stopwatch.js





/** A hundred years; Infinity has no JSON. */
const longestTimeoutInMilliseconds = 100 * 365 * 86_400_000;
/** The way to measure where there is a Python 3.8 or later: by a launcher, started anew after an abort or an accident. */
async function openLauncherStopwatch(options) {
    const launcher = await startLauncher(options);
    return launcher && new LauncherStopwatch(launcher, options);
}
/** Of which the lower quartile counts; 2 to 4 ms in all. */
const spins = 7;
class LauncherStopwatch {
    timer = 'launcher';
    #launcher;
    /** The environment that the launcher was last told. */
    #told;
    #hold;
    #options;
    /** undefined where invocations may write to everything that their user may write to. */
    #walls;
    constructor(launcher, options, walls) {
        this.#launcher = launcher;
        this.#options = options;
        this.#walls = walls;
    }
    async measure(request, signal) {
        const launcher = await this.#start();
        signal?.throwIfAborted();
        const stop = () => void launcher.close();
        signal?.addEventListener('abort', stop);
        try {
            const reply = await launcher.ask(this.#describe(request));
            // An abort has closed the launcher, even where the reply came first.
            signal?.throwIfAborted();
            return launcher_stopwatch_read(reply);
        }
        catch (error) {
            await this.#discard();
            throw error;
        }
        finally {
            signal?.removeEventListener('abort', stop);
        }
    }
    async spin() {
        const launcher = await this.#start();
        const answer = (await launcher.tell({ order: 'spin', times: spins }));
        return { seconds: answer.nanoseconds / 1e9, ...answer };
    }
    async hold(hold) {
        this.#hold = hold;
        return await tellHold(await this.#start(), hold);
    }
    async confine(walls) {
        const confined = new LauncherStopwatch(undefined, this.#options, walls);
        confined.#hold = this.#hold;
        try {
            await confined.#start();
            return confined;
        }
        catch (error) {
            if (error instanceof WallsError)
                return error.message;
            throw error;
        }
    }
    /** The launcher that runs, or a new one under the same conditions. */
    async #start() {
        if (this.#launcher)
            return this.#launcher;
        const launcher = await startLauncher(this.#options);
        if (launcher === undefined)
            throw new Error('The launcher ended, and could not be started again.');
        this.#launcher = launcher;
        try {
            if (this.#walls)
                await tellConfine(launcher, this.#walls);
            if (this.#hold)
                await tellHold(launcher, this.#hold);
        }
        catch (error) {
            await this.#discard();
            throw error;
        }
        return launcher;
    }
    async [Symbol.asyncDispose]() {
        await this.#discard();
    }
    #describe(request) {
        const { program, argv, directory, overrides, confinedTo, runs, stdout, stderr } = request;
        const environment = request.environment === this.#told ? undefined : request.environment;
        this.#told = request.environment;
        const timeoutInMilliseconds = Math.min(request.timeoutInSeconds * 1000, longestTimeoutInMilliseconds);
        return { program, argv, directory, environment, overrides, timeoutInMilliseconds, confinedTo, runs, stdout, stderr };
    }
    async #discard() {
        const launcher = this.#launcher;
        this.#launcher = undefined;
        this.#told = undefined;
        if (launcher === undefined)
            return;
        const isOrderly = await launcher.close();
        if (!isOrderly)
            await endStrays(this.#options.marker);
    }
}
/** The system does not permit what walls are made of. */
class WallsError extends Error {
}
async function tellConfine(launcher, walls) {
    const { obstacle } = (await launcher.tell({ order: 'confine', ...walls }));
    if (obstacle !== undefined)
        throw new WallsError(obstacle);
}
async function tellHold(launcher, hold) {
    const { cores, niceness } = (await launcher.tell({ order: 'hold', ...hold }));
    return {
        ...(cores === undefined ? {} : { cores: showCores(cores) }),
        ...(niceness === undefined ? {} : { niceness }),
    };
}
function launcher_stopwatch_read({ startedAfterNanoseconds, ...reply }) {
    const startedAfterSeconds = startedAfterNanoseconds / 1e9;
    if ('code' in reply)
        return { startedAfterSeconds, code: reply.code };
    const { nanoseconds, status, isTimedOut, leftovers, maxRssInBytes, ...usage } = reply;
    return {
        startedAfterSeconds,
        seconds: nanoseconds / 1e9,
        exit: readExit(status, isTimedOut !== 0),
        usage: maxRssInBytes === 0 ? usage : { ...usage, maxRssInBytes },
        leftovers,
    };
}
/** `status` is as the system's `wait` gives it: a signal, or above it an exit status. */
function readExit(status, isTimedOut) {
    const signal = status & 0x7f;
    return makeExit({
        status: signal === 0 ? status >> 8 : null,
        signal: signal === 0 ? null : nameSignal(signal),
        isTimedOut,
    });
}
function nameSignal(number) {
    return Object.entries(external_node_os_.constants.signals).find(([, value]) => value === number)?.[0] ?? `signal ${number}`;
}

;// CONCATENATED MODULE: ./lib/system/processes/spin.js
const spin_times = 7;
const spin_steps = 200_000;
/** The spin where there is no launcher: a sum by Node itself. */
function spinHere() {
    const seconds = Array.from({ length: spin_times }, () => {
        const start = performance.now();
        addUp();
        return (performance.now() - start) / 1000;
    });
    const sorted = seconds.sort((one, other) => one - other);
    // Its own time is with the rest of ours, and of the invocations' nothing is known.
    return { seconds: sorted[spin_times >> 2], cpuSecondsBefore: 0, cpuSecondsAfter: 0 };
}
let sink = 0;
function addUp() {
    let sum = 0;
    for (let step = 0; step < spin_steps; step++)
        sum = (sum * 31 + step) | 0;
    sink = sum ^ sink;
}

;// CONCATENATED MODULE: ./lib/system/processes/node-stopwatch.js
var node_stopwatch_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var node_stopwatch_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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






const graceInMilliseconds = 500;
const node_stopwatch_patienceInMilliseconds = 5000;
const node_stopwatch_longestTimeoutInMilliseconds = 2 ** 31 - 1;
/** The way to measure without Python: its times include up to 2 ms of waiting for the event loop. */
function makeNodeStopwatch(marker) {
    return {
        timer: 'node',
        async measure(request, signal) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const { stdout, stderr } = request;
                const outputs = node_stopwatch_addDisposableResource(env_1, openOutputs([stdout, stderr]), false);
                const run = () => node_stopwatch_invoke(request, { outputs: outputs.descriptors, marker, ...(signal && { signal }) });
                return { startedAfterSeconds: 0, ...(await repeat(run, request.runs ?? 1, { outputs, signal })) };
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                node_stopwatch_disposeResources(env_1);
            }
        },
        spin: async () => spinHere(),
        // Node can pin nothing.
        hold: async () => ({}),
        confine: async () => 'there is no Python 3.8 or later, which does it',
        async [Symbol.asyncDispose]() { },
    };
}
/** Empty files, open for one invocation only. */
function openOutputs(paths) {
    const descriptors = paths.map(openEmpty);
    return {
        descriptors,
        empty: () => {
            for (const descriptor of descriptors)
                (0,external_node_fs_.ftruncateSync)(descriptor);
        },
        [Symbol.dispose]: () => {
            for (const descriptor of descriptors)
                (0,external_node_fs_.closeSync)(descriptor);
        },
    };
}
function openEmpty(path) {
    // Whatever an invocation has put in its place is no place to print to.
    if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === false)
        (0,external_node_fs_.rmSync)(path, { recursive: true });
    const { O_RDWR, O_APPEND, O_CREAT, O_TRUNC } = external_node_fs_.constants;
    return (0,external_node_fs_.openSync)(path, O_RDWR | O_APPEND | O_CREAT | O_TRUNC, 0o600);
}
/** The mean of `runs`, back to back, up to the first that fails. */
async function repeat(run, runs, { outputs, signal }) {
    let [seconds, leftovers] = [0, 0];
    for (let count = 1;; count++) {
        // A command may take the signal that an abort sends for a reason to end well.
        signal?.throwIfAborted();
        if (count > 1)
            outputs.empty();
        const reading = await run();
        if ('code' in reading)
            return reading;
        seconds += reading.seconds;
        leftovers += reading.leftovers;
        if (count === runs || !isSuccess(reading.exit))
            return { ...reading, seconds: seconds / count, leftovers };
    }
}
async function node_stopwatch_invoke(request, { outputs, marker, signal }) {
    const start = process.hrtime.bigint();
    const child = startProcess(request, outputs, marker);
    if ('code' in child)
        return child;
    const ending = await node_stopwatch_awaitEnd(child, request.timeoutInSeconds, signal);
    if ('code' in ending)
        return ending;
    const leftovers = await endLeftovers(child, marker);
    if (ending.exit === undefined)
        throw new Error(`Process ${child.pid} could not be ended: does it belong to another user?`);
    return { seconds: Number(ending.at - start) / 1e9, exit: ending.exit, leftovers };
}
function startProcess(request, outputs, marker) {
    // Node has no word of its own for a program that is not there.
    if (request.program === '')
        return { code: 'ENOENT' };
    try {
        return (0,external_node_child_process_.spawn)(request.program, request.argv.slice(1), {
            argv0: request.argv[0] ?? '',
            cwd: request.directory,
            env: { ...request.environment, ...request.overrides, [marker.name]: marker.value },
            stdio: ['ignore', ...outputs],
            detached: true,
        });
    }
    catch (error) {
        // Strings that the system cannot take are thrown, most of what the system says comes as an event.
        const code = error.code ?? String(error);
        return { code: code === 'ERR_INVALID_ARG_VALUE' ? 'EINVAL' : code };
    }
}
function node_stopwatch_awaitEnd(child, timeoutInSeconds, signal) {
    return new Promise(resolve => {
        let isTimedOut = false;
        const timeout = (0,external_node_timers_.setTimeout)(() => {
            isTimedOut = true;
            stop();
        }, Math.min(timeoutInSeconds * 1000, node_stopwatch_longestTimeoutInMilliseconds));
        const timers = [timeout];
        const stop = () => timers.push(...endTree(child.pid, () => settle({ at: process.hrtime.bigint() })));
        const settle = (ending) => {
            timers.forEach(external_node_timers_.clearTimeout);
            signal?.removeEventListener('abort', stop);
            resolve(ending);
        };
        signal?.addEventListener('abort', stop);
        child.once('error', (error) => settle({ code: error.code ?? error.message }));
        child.once('exit', (status, name) => {
            const at = process.hrtime.bigint();
            settle({ at, exit: makeExit({ status, signal: name, isTimedOut }) });
        });
    });
}
/** Asks a tree to end, then makes it; `giveUp` is called where that does not help. The timers are the caller's to clear. */
function endTree(pid, giveUp) {
    if (pid === undefined)
        return [];
    sendSignal(-pid, 'SIGTERM');
    const kill = () => {
        sendSignal(-pid, 'SIGKILL');
        sendSignal(pid, 'SIGKILL'); // which may have left its group
    };
    return [(0,external_node_timers_.setTimeout)(kill, graceInMilliseconds), (0,external_node_timers_.setTimeout)(giveUp, graceInMilliseconds + node_stopwatch_patienceInMilliseconds)];
}
async function endLeftovers(child, marker) {
    const strays = await endStrays(marker);
    // Where strays cannot be found, or have hidden, the group still tells that there was something.
    const isGroupLeft = child.pid !== undefined && sendSignal(-child.pid, 'SIGKILL');
    return Math.max(strays, isGroupLeft ? 1 : 0);
}

;// CONCATENATED MODULE: ./lib/system/processes/program.js


const defaultPath = '/usr/bin:/bin';
/**
 * The file that `request` runs, as `execvp` would choose it: a name with a slash is relative to the request's directory,
 * any other is looked up in the request's own PATH.
 */
function findProgram(request) {
    const name = request.argv[0];
    if (name === undefined || name === '')
        return undefined;
    if (name.includes('/'))
        return name;
    return candidates(name, request).find(path => isExecutable(findStats(path)));
}
/** `findProgram`, which does not look twice for what it has found: a look takes longer than the rest of a request. */
function makeProgramFinder() {
    const found = new Map();
    return request => {
        const key = `${request.argv[0]}\0${request.directory}\0${getPath(request)}`;
        const known = found.get(key);
        if (known !== undefined)
            return known;
        const program = findProgram(request);
        if (program !== undefined)
            found.set(key, program);
        return program;
    };
}
/** Why `request` could not be started, with `code` from the system, in words that name the file at fault. */
function explainFailure(request, code) {
    return explainDirectory(request.directory) ?? explainProgram(request, code);
}
function explainDirectory(directory) {
    const stats = findStats(directory);
    if (stats === undefined)
        return `The directory ${directory} does not exist.`;
    if (!stats.isDirectory())
        return `${directory} is not a directory.`;
    if (!mayExecute(directory))
        return `The directory ${directory} may not be entered: permission denied.`;
    return undefined;
}
function explainProgram(request, code) {
    const name = request.argv[0];
    if (name === undefined || name === '')
        return 'The command is empty.';
    if (code === 'E2BIG')
        return `${name} was not started: its arguments and environment are too long for the system.`;
    if (code === 'EINVAL')
        return `${name} was not started: an argument or a variable holds a NUL or half a character.`;
    const path = candidates(name, request).find(candidate => findStats(candidate) !== undefined);
    if (path === undefined)
        return explainAbsence(name, request);
    return explainFile(path, code);
}
function explainAbsence(name, request) {
    if (name.includes('/'))
        return `The command ${(0,external_node_path_.resolve)(request.directory, name)} does not exist.`;
    return `The command ${name} was not found in PATH (${getPath(request)}).`;
}
function explainFile(path, code) {
    if (findStats(path)?.isDirectory())
        return `The command ${path} is a directory.`;
    if (!mayExecute(path))
        return `The command ${path} may not be executed: permission denied. Is its mode right (chmod +x)?`;
    const interpreter = findInterpreter(path);
    if (interpreter?.endsWith('\r'))
        return `The first line of ${path} ends with a carriage return: save it with Unix line ends.`;
    if (code === 'ENOENT') {
        return interpreter === undefined
            ? `The command ${path} is there, but the loader that it names is not: was it built for another system?`
            : `The command ${path} is there, but not the interpreter that its first line names: ${interpreter}.`;
    }
    return `The command ${path} could not be started: ${code}${interpreter ? ` (by ${interpreter})` : ''}.`;
}
function candidates(name, request) {
    if (name.includes('/'))
        return [(0,external_node_path_.resolve)(request.directory, name)];
    const folders = getPath(request).split(external_node_path_.delimiter);
    return folders.map(folder => (0,external_node_path_.join)((0,external_node_path_.resolve)(request.directory, folder), name));
}
function getPath({ environment, overrides }) {
    return overrides?.PATH ?? environment.PATH ?? defaultPath;
}
function findInterpreter(path) {
    const buffer = Buffer.alloc(256);
    try {
        const descriptor = (0,external_node_fs_.openSync)(path, 'r');
        try {
            (0,external_node_fs_.readSync)(descriptor, buffer, 0, buffer.length, 0);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch {
        return undefined;
    }
    return /^#![ \t]*([^ \t\n\0]+)/.exec(buffer.toString('utf8'))?.[1];
}
function findStats(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function isExecutable(stats) {
    return stats?.isFile() === true && (stats.mode & 0o111) !== 0;
}
function mayExecute(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/system/processes/processes.js





// The system's own starts at once, the first in PATH may be a wrapper. But on macOS the system's may ask to be installed.
const pythons = process.platform === 'linux' ? ['/usr/bin/python3', 'python3'] : ['python3'];
/** The way to run invocations on this machine: by the launcher where there is a Python 3.8 or later, else by Node. */
async function openProcesses({ directory, variables, python }) {
    const marker = makeMarker();
    const stopwatch = (await findLauncher(python, { marker, variables })) ?? makeNodeStopwatch(marker);
    return new MachineProcesses(stopwatch, directory);
}
async function findLauncher(python, options) {
    if (python === null)
        return undefined;
    for (const candidate of python === undefined ? pythons : [python]) {
        const stopwatch = await openLauncherStopwatch({ ...options, python: candidate });
        if (stopwatch !== undefined)
            return stopwatch;
    }
    return undefined;
}
class MachineProcesses {
    timer;
    #isRunning = false;
    #findProgram = makeProgramFinder();
    #stopwatch;
    /** For invocations that shall stay within walls. */
    #confined;
    #outputs;
    /** Where outputs are. */
    #directory;
    constructor(stopwatch, directory) {
        this.timer = stopwatch.timer;
        this.#stopwatch = stopwatch;
        this.#outputs = new Outputs(directory);
        this.#directory = directory;
    }
    async run(request, signal) {
        signal?.throwIfAborted();
        try {
            return await this.#alone(() => this.#run(request, signal));
        }
        finally {
            // Whatever an aborted run came to, its values are worth nothing.
            signal?.throwIfAborted();
        }
    }
    async spin() {
        return await this.#alone(async () => {
            const [own, confined] = [await this.#stopwatch.spin(), await this.#confined?.spin()];
            return own && confined ? addUsage(confined, own) : own;
        });
    }
    async hold(hold) {
        return await this.#alone(async () => {
            await this.#confined?.hold(hold);
            return await this.#stopwatch.hold(hold);
        });
    }
    async confine(walls) {
        if (this.#confined)
            return undefined;
        const confined = await this.#stopwatch.confine({ ...walls, shared: [this.#directory] });
        if (typeof confined === 'string')
            return confined;
        this.#confined = confined;
        return undefined;
    }
    async #alone(work) {
        if (this.#isRunning)
            throw new Error('Two runs at a time would disturb each other.');
        this.#isRunning = true;
        try {
            return await work();
        }
        finally {
            this.#isRunning = false;
        }
    }
    async #run(request, signal) {
        const program = this.#findProgram(request) ?? '';
        const stopwatch = request.confinedTo === undefined ? this.#stopwatch : this.#confined;
        this.#outputs.forget();
        const reading = await stopwatch.measure({ ...request, ...this.#outputs.paths, program }, signal);
        return { ...processes_describe(reading, request), ...this.#outputs.capture() };
    }
    async [Symbol.asyncDispose]() {
        await this.#confined?.[Symbol.asyncDispose]();
        await this.#stopwatch[Symbol.asyncDispose]();
        this.#outputs.remove();
    }
}
/** What the one took, with the CPU time of both. */
function addUsage(spin, { cpuSecondsBefore, cpuSecondsAfter }) {
    return {
        ...spin,
        cpuSecondsBefore: spin.cpuSecondsBefore + cpuSecondsBefore,
        cpuSecondsAfter: spin.cpuSecondsAfter + cpuSecondsAfter,
    };
}
function processes_describe(reading, request) {
    if (!('code' in reading))
        return reading;
    const { startedAfterSeconds, code } = reading;
    const exit = { kind: 'not-started', message: explainFailure(request, code) };
    return { startedAfterSeconds, seconds: 0, exit, leftovers: 0 };
}

;// CONCATENATED MODULE: ./lib/measure/quiet.js
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
        return [`only Linux can pin a process to a core, and this is ${platform}`];
    const core = planHold('strict', machine).cores?.[0];
    return [
        ...(hasLauncher ? [] : ['Python 3.8 or later is missing; it is needed to pin invocations']),
        ...(cores.length === 0 ? ['the permitted cores are unknown (/proc/self/status does not list them)'] : []),
        ...(cores.length === 1 ? ['there is no second core for the harness'] : []),
        ...(quota !== undefined && quota < cores.length
            ? [
                `the control group is limited to the time of ${Number(quota.toPrecision(3))} cores, and is stopped when it has used it`,
            ]
            : []),
        ...(mayRaisePriority ? [] : ['the priority cannot be raised (it needs root, or the capability CAP_SYS_NICE)']),
        ...(core === undefined ? [] : findObstaclesOf(core, machine)),
        ...(turbo === 'on'
            ? ['turbo is on, so the speed depends on heat (1 in intel_pstate/no_turbo or 0 in cpufreq/boost turns it off)']
            : []),
    ];
}
function findObstaclesOf(core, { governors, siblings }) {
    const governor = governors[core];
    const others = (siblings[core] ?? []).filter(sibling => sibling !== core);
    return [
        ...(governor === undefined
            ? [`the governor of core ${core} is unknown, as in most virtual machines, so its speed may change`]
            : governor === 'performance'
                ? []
                : [`the governor of core ${core} is ${governor} (cpupower frequency-set -g performance changes it)`]),
        ...(others.length === 0
            ? []
            : [`core ${core} is the same hardware as core ${others.join(', ')} (off in cpu/smt/control separates them)`]),
    ];
}

;// CONCATENATED MODULE: ./lib/system/environment.js


/** The machine that we are on, as far as it can be told without running anything. */
function environment_readEnvironment() {
    const cpu = (0,external_node_os_.cpus)()[0]?.model.trim() || (0,external_node_os_.arch)();
    const cores = (0,external_node_os_.availableParallelism)();
    const os = `${(0,external_node_os_.platform)()} ${(0,external_node_os_.arch)()}`;
    const runner = [process.env.ImageOS, process.env.ImageVersion].filter(Boolean).join(' ');
    const virtualization = findVirtualization();
    return {
        fingerprint: `${cpu}, ${cores} cores, ${os}`,
        cpu,
        cores,
        memoryInBytes: (0,external_node_os_.totalmem)(),
        os,
        kernel: (0,external_node_os_.release)(),
        node: process.version,
        ...(runner === '' ? {} : { runner }),
        ...(virtualization === undefined ? {} : { virtualization }),
    };
}
function findVirtualization() {
    const container = (0,external_node_fs_.existsSync)('/.dockerenv') ? 'docker' : (0,external_node_fs_.existsSync)('/run/.containerenv') ? 'podman' : undefined;
    const machine = readText('/sys/class/dmi/id/sys_vendor');
    const isVirtual = / hypervisor( |$)/m.test(readText('/proc/cpuinfo') ?? '');
    const host = isVirtual ? `virtual machine${machine ? ` (${machine})` : ''}` : undefined;
    return [container, host].filter(Boolean).join(' in ') || undefined;
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8').trim();
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/system/host/powershell.js
/** Prints what {@link parsePowerShell} reads. */
const powerShellScript = [
    '$s = Get-CimInstance Win32_ComputerSystem',
    '$c = (Get-CimInstance Win32_Processor | Measure-Object NumberOfCores -Sum).Sum',
    "$p = (Get-CimInstance -Namespace root\\cimv2\\power Win32_PowerPlan -Filter 'IsActive=True' -ErrorAction SilentlyContinue).ElementName",
    '@{ cores = $c; hypervisor = $s.HypervisorPresent; plan = $p } | ConvertTo-Json -Compress',
].join('; ');
/** What the script printed; nothing where it could not. */
function parsePowerShell(text) {
    const data = powershell_parseJson(text);
    return {
        ...(typeof data.cores === 'number' ? { physicalCores: data.cores } : {}),
        ...(typeof data.hypervisor === 'boolean' ? { isVirtual: data.hypervisor } : {}),
        ...(typeof data.plan === 'string' && data.plan !== '' ? { powerPlan: data.plan.slice(0, 100) } : {}),
    };
}
function powershell_parseJson(text) {
    try {
        const data = JSON.parse(text);
        return typeof data === 'object' && data !== null ? { ...data } : {};
    }
    catch {
        return {};
    }
}

;// CONCATENATED MODULE: ./lib/system/host/sysctl.js
/** What is asked for; macOS prints a line for each that it knows. */
const sysctlNames = ['machdep.cpu.brand_string', 'hw.physicalcpu', 'kern.hv_vmm_present'];
/** What `sysctl NAME…` printed, a `name: value` on each line. */
function parseSysctl(text) {
    const values = new Map(text.split('\n').map(line => [line.split(':', 1)[0], line.slice(line.indexOf(':') + 1).trim()]));
    const [cpu, cores, virtual] = sysctlNames.map(name => values.get(name));
    return {
        ...(cpu ? { cpu } : {}),
        ...(cores && /^\d+$/.test(cores) ? { physicalCores: Number(cores) } : {}),
        ...(virtual === undefined ? {} : { isVirtual: virtual === '1' }),
    };
}

;// CONCATENATED MODULE: ./lib/system/host/foreign-system.js





const foreign_system_patienceInMilliseconds = 20_000;
const virtual = 'virtual machine';
/** What can be told of a machine without Linux's files by asking its own tools; nothing where they do not answer. */
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
        const options = { timeout: foreign_system_patienceInMilliseconds, env: (0,measure_environment/* withoutRunners */.E6)(process.env) };
        return (await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(program, [...words], options)).stdout;
    }
    catch (error) {
        return error.stdout ?? '';
    }
}

;// CONCATENATED MODULE: ./lib/system/host/machine.js




const capabilityToRenice = 23n;
/** What `ulimit -e` must be for -5: it counts from 20 down. */
const limitToRenice = 25;
/** What this machine tells of itself without running anything; the files of Linux are under `root`. Nothing is changed. */
function readMachine(root = '', platform = process.platform) {
    const read = (path) => machine_readText((0,external_node_path_.join)(root || '/', path));
    const status = read('proc/self/status') ?? '';
    const cores = parseCores(/^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '') ?? [];
    const ofCores = (parse) => Object.fromEntries(cores.flatMap(core => [[core, parse(core)]].filter(([, value]) => value !== undefined)));
    const cpu = 'sys/devices/system/cpu';
    return {
        platform,
        cores,
        mayRaisePriority: mayRaisePriority(status, read('proc/self/limits') ?? ''),
        governors: ofCores(core => read(`${cpu}/cpu${core}/cpufreq/scaling_governor`)),
        siblings: ofCores(core => parseCores(read(`${cpu}/cpu${core}/topology/thread_siblings_list`) ?? '')),
        ...machine_present({
            quota: findQuota(read),
            turbo: toSwitch(read(`${cpu}/intel_pstate/no_turbo`), '0') ?? toSwitch(read(`${cpu}/cpufreq/boost`), '1'),
            smt: toSwitch(read(`${cpu}/smt/active`), '1'),
            aslr: findAslr(read('proc/sys/kernel/randomize_va_space')),
        }),
    };
}
function mayRaisePriority(status, limits) {
    const capabilities = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`);
    const limit = /^Max nice priority\s+(\d+|unlimited)/m.exec(limits)?.[1] ?? '0';
    const isCapable = ((capabilities >> capabilityToRenice) & 1n) === 1n;
    return isCapable || limit === 'unlimited' || Number(limit) >= limitToRenice;
}
/** Inside of a container our own group is the root of what can be seen. */
function findQuota(read) {
    const groups = read('proc/self/cgroup') ?? '';
    const [second, first] = [findGroup(groups, ''), findGroup(groups, 'cpu')].map(own => listGroups(own ?? '/'));
    const newLimits = second.map(path => read((0,external_node_path_.join)('sys/fs/cgroup', path, 'cpu.max')));
    const oldLimits = first.map(path => {
        const [quota, period] = ['quota', 'period'].map(name => read((0,external_node_path_.join)('sys/fs/cgroup/cpu', path, `cpu.cfs_${name}_us`)));
        return quota && period ? parseCpuQuota(quota, period) : undefined;
    });
    const limits = [...newLimits.map(text => text && parseCpuMax(text)), ...oldLimits].filter(limit => typeof limit === 'number');
    return limits.length === 0 ? undefined : Math.min(...limits);
}
function toSwitch(text, on) {
    return text === '0' || text === '1' ? (text === on ? 'on' : 'off') : undefined;
}
/** 1 leaves the heap where it is, 2 does not. */
function findAslr(text) {
    return text === undefined ? undefined : text === '0' ? 'off' : 'on';
}
function machine_readText(path) {
    try {
        return (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8').trim() : undefined;
    }
    catch {
        return undefined;
    }
}
/** `fields` without those that are undefined. */
function machine_present(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./lib/system/processes/stillness.js






function lookAt({ timer }) {
    return { ...readMachine(), hasLauncher: timer === 'launcher' };
}
/** An InputError where `quiet` asks for a machine that can be held still, and this one cannot. */
function refuseUnsteady(quiet, processes) {
    const obstacles = quiet === 'strict' ? findObstacles(lookAt(processes)) : [];
    if (obstacles.length === 0)
        return;
    throw new InputError(`"quiet" is strict, but this machine cannot be kept quiet: ${obstacles.join('; ')}. Change that, or set "quiet" to auto, which does what is possible`);
}
/** Has invocations held as still as `quiet` asks, as far as that is permitted; the machine as it is then. */
async function holdStill(quiet, processes) {
    const machine = lookAt(processes);
    const held = await processes.hold(planHold(quiet, machine));
    const { turbo, smt, aslr, quota } = machine;
    const governors = [...new Set(Object.values(machine.governors))];
    return {
        ...environment_readEnvironment(),
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



const toolchain_timeoutInSeconds = 60;
const longest = 200;
/** The first line that each of `lines` prints, run by the shell in `directory`; where one fails, how it failed. */
async function askToolchain(lines, directory, { processes, shell, variables, signal }) {
    const environment = (0,measure_environment/* makeEnvironment */.oV)(variables);
    const tools = [];
    for (const line of lines) {
        const argv = makeArgv({ kind: 'shell', line }, shell);
        const result = await processes.run({ argv, directory, environment, timeoutInSeconds: toolchain_timeoutInSeconds }, signal);
        tools.push({ command: line, version: readVersion(result) });
    }
    return tools;
}
/** Some tools print it on stderr. */
function readVersion({ exit, stdout, stderr }) {
    if (!isSuccess(exit))
        return `not known: it ${describeExit(exit)}`.slice(0, longest);
    const line = [stdout, stderr]
        .flatMap(output => (output.readText() ?? '').split('\n'))
        .find(text => text.trim() !== '');
    return line?.trim().slice(0, longest) ?? 'not known: it printed nothing';
}

;// CONCATENATED MODULE: ./lib/system/temporary.js




/** A new empty directory below `parent`. */
async function makeTemporaryDirectory(parent = process.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)()) {
    try {
        const path = await (0,promises_.mkdtemp)((0,external_node_path_.join)(await (0,promises_.realpath)(parent), 'counterbalance-'));
        return { path, [Symbol.asyncDispose]: () => remove(path) };
    }
    catch (cause) {
        throw new InputError(`no temporary directory can be made in "${parent}" (${cause.message}): set TMPDIR to another one`, { cause });
    }
}
async function remove(path) {
    const options = { recursive: true, force: true, maxRetries: 3 };
    await (0,promises_.rm)(path, options).catch(async () => {
        // A payload may hold directories that its modes forbid to empty, as module caches do.
        await makeWritable(path);
        await (0,promises_.rm)(path, options);
    });
}
async function makeWritable(path) {
    await (0,promises_.chmod)(path, 0o700);
    const entries = await (0,promises_.readdir)(path, { withFileTypes: true });
    for (const entry of entries)
        if (entry.isDirectory())
            await makeWritable((0,external_node_path_.join)(path, entry.name));
}

;// CONCATENATED MODULE: ./lib/system/world.js





















/** What we are made of ourselves. */
const ownDirectory = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
/** This machine, made ready for a comparison; everything that it started or put on disk is gone when its scope ends. */
async function openWorld(options) {
    const opened = [];
    const close = async () => {
        for (const thing of opened.splice(0).reverse())
            await thing[Symbol.asyncDispose]();
    };
    try {
        const home = await makeTemporaryDirectory();
        opened.push(home);
        const handed = (0,measure_environment/* handOver */.Cl)(readVariables(), options.passEnv);
        const turns = (0,external_node_path_.join)(home.path, 'turns');
        await (0,promises_.mkdir)(turns);
        const processes = await openProcesses({ directory: turns, variables: handed.variables });
        opened.push(processes);
        const world = makeWorld(options, { home: home.path, turns, handed, processes }, thing => opened.push(thing));
        const host = openHostMonitor({ directory: home.path, spin: () => processes.spin() });
        opened.push({ [Symbol.asyncDispose]: async () => host[Symbol.dispose]() });
        return { ...world, measuring: { ...world.measuring, host }, [Symbol.asyncDispose]: close };
    }
    catch (error) {
        await close();
        throw error;
    }
}
function readVariables() {
    return Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']));
}
function makeWorld(options, { home, turns, handed, processes }, closing) {
    const { signal, watch, openRecord } = options;
    const shell = (0,external_node_fs_.existsSync)('/bin/bash') || (0,external_node_fs_.existsSync)('/usr/bin/bash') ? 'bash' : 'sh';
    const setup = { processes, shell, ...handed, signal };
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
            signal,
            watch,
            endAfter: endAfter,
            benchOutput: () => makeFreshFile(drawPath(turns)),
            commandOutput: world_remember(makeCommandOutput),
            instrumentOutput: () => makeFreshDirectory(drawPath(turns)),
            clock: () => performance.now() / 1000,
        },
        prepareSides: async (inputs) => {
            refuseUnsteady(inputs.quiet, processes);
            return await prepareSides(inputs, { ...options, home, closing }, setup);
        },
        install: async (inputs, sides) => {
            const copies = (0,external_node_path_.join)(home, 'copies');
            await (0,promises_.mkdir)(copies);
            const roots = Object.values(sides).flatMap(({ directory }) => directory ?? []);
            const { baseline, contender } = inputs;
            const isOwn = baseline.kind === 'command';
            const typed = [contender, ...(baseline.kind === 'directory' ? [baseline.directory] : [])];
            const names = [...roots, ...(await Promise.all(typed.map(findNames))).flat()];
            // Two commands differ in what they name.
            const commands = isOwn ? [] : Object.values(inputs.commands).map(showCommand);
            const inPlace = inputs.inPlace || isOwn;
            return await installCopies({ ...inputs, sides, names: [...new Set(names)], commands, inPlace, home: copies }, setup);
        },
        detectInstruments: ({ instruments: request, settings: { metrics } }) => detectInstruments({ request, metrics }, { ...setup, home }),
        holdStill: inputs => {
            environment ??= describe(inputs);
            return environment;
        },
        confine: async ({ places, inPlace }) => {
            if (inPlace)
                return 'the sides run where they are, not in copies';
            const opened = [...places.baseline, ...places.contender].map(({ root }) => root);
            const ownFiles = (options.ownFiles ?? []).filter(makeSolid);
            return await processes.confine({ closed: [home, ownDirectory, ...ownFiles], opened });
        },
        drawSeed: () => (0,external_node_crypto_.randomBytes)(8).toString('hex'),
        now: () => new Date().toISOString(),
        openRecord,
    };
}
/** Whether `path` is a file or a directory, which it is from now on where there was nothing: what is to come there is ours too. */
function makeSolid(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        (0,external_node_fs_.writeFileSync)(path, '');
    return stats === undefined || stats.isFile() || stats.isDirectory();
}
/** What `make` made for the same place, which knows what was there at first. */
function world_remember(make) {
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
        const signals = here_addDisposableResource(env_1, listenForSignals(), false);
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

;// CONCATENATED MODULE: ./lib/record/encode.js
/** The text around the rounds of `record`; `head + rounds.join(',\n') + tail` is the whole file. */
function encodeAround(record) {
    const { settings, plan, tampered, host, warnings, rounds: _rounds, ...rest } = record;
    const head = JSON.stringify({ schema: 'counterbalance/record@1', ...rest, settings }, null, 1);
    const tail = JSON.stringify({ ...(plan ? { plan } : {}), ...(tampered ? { tampered } : {}), warnings }, null, 1);
    return { head: `${head.slice(0, -2)},\n "rounds": [\n`, tail: `\n ],${encodeHost(host)}${tail.slice(1)}\n` };
}
/** A line for each round. */
function encodeHost(host) {
    if (host === undefined)
        return '';
    const lines = host.map(sample => `\n  ${JSON.stringify(sample)}`);
    return `\n "host": [${lines.join(',')}\n ],`;
}
/** One round as a line of the record's JSON. */
function encodeRound(round) {
    return JSON.stringify(round.map(encodeInvocation));
}
/** The whole record as JSON. */
function encodeRecord(record) {
    const { head, tail } = encodeAround(record);
    return head + record.rounds.map(encodeRound).join(',\n') + tail;
}
function encodeInvocation({ slot, measurements, ...rest }) {
    return { ...slot, ...rest, measurements: measurements.map(encodeMeasurement) };
}
function encodeMeasurement({ benchmark, metric, ...rest }) {
    const { name, unit, better, primary, aside } = metric;
    return {
        benchmark,
        metric: name,
        unit,
        better,
        ...(primary ? { primary } : {}),
        ...(aside ? { aside } : {}),
        ...rest,
    };
}

;// CONCATENATED MODULE: ./lib/system/record-file.js


/**
 * The record file at `path`, or, where that is empty, none. A file that cannot be written (a full disk) is a `problem` and not an
 * error: what is being measured is worth more than its copy.
 */
function makeRecordFile(path) {
    let descriptor;
    let problem;
    let rounds = 0;
    let written = { end: 0, tail: '' };
    /** Puts `text` in the place of the tail, and a new tail behind it. */
    const write = (text, tail) => {
        if (path === '' || problem !== undefined)
            return;
        try {
            descriptor ??= (0,external_node_fs_.openSync)(path, 'w');
            written = replaceTail(descriptor, written, text, tail);
        }
        catch (error) {
            problem = `the record could not be written to "${path}": ${error.message}`;
        }
    };
    return {
        open(beginning) {
            const { head, tail } = encodeAround(beginning);
            write(head, tail);
            return {
                append: (round, soFar) => write((rounds++ === 0 ? '' : ',\n') + encodeRound(round), encodeAround(soFar).tail),
                finish(record) {
                    write('', encodeAround(record).tail);
                    if (descriptor !== undefined && problem === undefined)
                        problem = record_file_restore(path, descriptor, encodeRecord(record));
                },
            };
        },
        get problem() {
            return problem;
        },
        [Symbol.dispose]() {
            if (descriptor !== undefined)
                (0,external_node_fs_.closeSync)(descriptor);
        },
    };
}
/** Writes `text` anew where the file that `descriptor` has open does not hold it, or is not at `path` any more; that it had to, in words. */
function record_file_restore(path, descriptor, text) {
    const own = (0,external_node_fs_.fstatSync)(descriptor);
    // A pipe or a device keeps nothing that could be changed.
    if (!own.isFile())
        return undefined;
    const found = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    const isThere = found?.ino === own.ino && found.dev === own.dev;
    if (isThere && (0,external_node_fs_.readFileSync)(path, 'utf8') === text)
        return undefined;
    (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    (0,external_node_fs_.writeFileSync)(path, text, { flag: 'wx' });
    return `the record "${path}" was changed by another process while it was written, and was written again`;
}
/** Writes `text` and a new tail over the old one; where there is no room for that, the old one is put back, for which there was. */
function replaceTail(descriptor, { end, tail: old }, text, tail) {
    try {
        writeTail(descriptor, text + tail, end);
        return { end: end + Buffer.byteLength(text), tail };
    }
    catch (error) {
        if (old !== '')
            writeTail(descriptor, old, end);
        throw error;
    }
}
function writeTail(descriptor, text, end) {
    const bytes = Buffer.from(text);
    writeAll(descriptor, bytes, end);
    (0,external_node_fs_.ftruncateSync)(descriptor, end + bytes.length);
}
function writeAll(descriptor, bytes, position) {
    for (let written = 0; written < bytes.length;)
        written += (0,external_node_fs_.writeSync)(descriptor, bytes, written, bytes.length - written, position + written);
}

;// CONCATENATED MODULE: ./lib/system/measure-here.js
var measure_here_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var measure_here_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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




/** Measures on this machine, until a signal ends it; what is opened for it is closed. */
async function measureHere(inputs, { recordPath, ...options }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = measure_here_addDisposableResource(env_1, makeRecordFile(recordPath), false);
        const ownFiles = [...(options.ownFiles ?? []), ...(recordPath === '' ? [] : [(0,external_node_path_.resolve)(recordPath)])];
        const record = await here({ ...options, ownFiles, openRecord: beginning => file.open(beginning) }, world => benchmark_benchmark(inputs, world));
        return { record, problem: file.problem };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        measure_here_disposeResources(env_1);
    }
}

;// CONCATENATED MODULE: ./lib/github/api/github-error.js
/** A request that GitHub did not grant; the message says what is missing, and holds neither tokens nor signatures. */
class GitHubError extends Error {
    name = 'GitHubError';
    kind;
    /** How long GitHub asks to be left alone, where it does. */
    retryAfterInSeconds;
    /** How long an answer was waited for that never came. */
    spentInSeconds;
    constructor(kind, message, options = {}) {
        super(message, options);
        this.kind = kind;
        this.retryAfterInSeconds = options.retryAfterInSeconds;
        this.spentInSeconds = options.spentInSeconds ?? 0;
    }
}
/** Whether `error` is what GitHub's client throws: of one of its copies, so that its class says nothing. */
function isRequestFailure(error) {
    return error instanceof Error && 'status' in error && typeof error.status === 'number';
}
/** `failure` in words, for the request `what`, which holds no ids: `GET /repos/{owner}/{repo}/issues/…`. */
function translateFailure(what, failure, options = {}) {
    const { kind, because, ...more } = github_error_explain(failure);
    return new GitHubError(kind, `${openings[kind]} "${what}": ${because}`, { cause: failure, ...more, ...options });
}
const openings = {
    forbidden: 'GitHub refused',
    'not-found': 'GitHub did not find',
    'rate-limited': 'GitHub put off',
    unavailable: 'GitHub could not answer',
    refused: 'GitHub refused',
};
function github_error_explain(failure) {
    const { status, response } = failure;
    const said = github_error_quote(response?.data);
    if (!response)
        return {
            kind: 'unavailable',
            because: `the connection failed (${oneLine(failure.message)}); run the job again later`,
        };
    const limited = explainLimit(status, response.headers, said);
    if (limited)
        return limited;
    if (status === 401)
        return { kind: 'forbidden', because: 'the token is not valid, or has expired: see "github-token"' };
    if (status === 403)
        return { kind: 'forbidden', because: explainPermissions(response.headers, said) };
    if (status === 404)
        return { kind: 'not-found', because: `it does not exist, or the token may not read it${said}` };
    if (status === 410)
        return { kind: 'not-found', because: `it is gone${said}` };
    if (status >= 500)
        return { kind: 'unavailable', because: `status ${status}${said}; run the job again later` };
    return { kind: 'refused', because: `status ${status}${said}` };
}
/** A limit that is used up, where that is the reason: the hourly one, or one against doing too much at once. */
function explainLimit(status, headers, said) {
    if (status !== 403 && status !== 429)
        return undefined;
    const kind = 'rate-limited';
    if (`${headers['x-ratelimit-remaining']}` === '0' && headers['retry-after'] === undefined) {
        const reset = Number(headers['x-ratelimit-reset']);
        const until = reset > 0 ? ` until ${new Date(reset * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';
        const seconds = Math.ceil(reset - Date.now() / 1000) + 1;
        return {
            kind,
            because: `the token's rate limit is used up${until}; run the job again then`,
            ...(seconds > 0 ? { retryAfterInSeconds: seconds } : {}),
        };
    }
    if (status !== 429 && headers['retry-after'] === undefined && !/secondary rate limit/i.test(said))
        return undefined;
    const seconds = Number(headers['retry-after']);
    return {
        kind,
        because: `there were too many requests${said}; run the job again later`,
        retryAfterInSeconds: seconds >= 0 ? seconds : unnamedPauseInSeconds,
    };
}
/** What GitHub's documentation asks for where a refusal names no time. */
const unnamedPauseInSeconds = 60;
/** The permissions that would do, as a workflow writes them: GitHub separates alternatives by `;`, and parts by `,`. */
function explainPermissions(headers, said) {
    const accepted = `${headers['x-accepted-github-permissions'] ?? ''}`.slice(0, 300);
    const ways = accepted
        .split(';')
        .map(way => [...way.matchAll(/(\w+)=(\w+)/g)].map(([, scope, level]) => `${scope?.replaceAll('_', '-')}: ${level}`))
        .filter(way => way.length > 0)
        .map(way => `"${way.join(', ')}"`);
    if (ways.length === 0)
        return `the token may not do this${said}`;
    return `the token lacks a permission: the job needs ${ways.join(' or ')} under "permissions" (pull requests from forks cannot have "write")`;
}
/** What GitHub said, as the end of a sentence. */
function github_error_quote(data) {
    if (typeof data !== 'object' || data === null || !('message' in data))
        return '';
    const details = 'errors' in data && Array.isArray(data.errors) ? data.errors.map(readMessage).filter(Boolean) : [];
    return ` (${oneLine([data.message, ...details].join(': '))})`;
}
function readMessage(error) {
    return typeof error === 'object' && error !== null && 'message' in error ? `${error.message}` : '';
}
/** A message from outside on one line, without the queries of addresses, since they may be signed. */
function oneLine(text) {
    return text
        .replace(/(https?:\/\/[^\s?"']+)\?[^\s"']*/g, '$1')
        .replace(/\s+/g, ' ')
        .slice(0, 300);
}

;// CONCATENATED MODULE: ./lib/github/api/insist.js


/** For what is read, where an outage is sooner told than outwaited. */
const readingPatience = { pausesInSeconds: [1, 4, 10], mostInSeconds: 300 };
/** For what takes minutes of measuring to have again. */
const writingPatience = {
    pausesInSeconds: [1, 4, 10, 30, 60, 60, 60, 60],
    mostInSeconds: 300,
};
/** For what can be done without. */
const shortPatience = { pausesInSeconds: [1, 4, 10], mostInSeconds: 30 };
/** What is left of the time that GitHub is waited for. */
class Patience {
    #pausesInSeconds;
    #leftInSeconds;
    constructor({ pausesInSeconds, mostInSeconds }) {
        this.#pausesInSeconds = pausesInSeconds;
        this.#leftInSeconds = mostInSeconds;
    }
    /** Waits after `tries` tries, of which the last ended in `error`; false where a further one makes no sense, or is too far away. */
    async outwait(error, tries) {
        if (!(error instanceof GitHubError))
            return false;
        this.#leftInSeconds -= error.spentInSeconds;
        const pause = findPause(error, this.#pausesInSeconds[tries - 1]);
        if (pause === undefined || pause > this.#leftInSeconds)
            return false;
        this.#leftInSeconds -= pause;
        await external_node_timers_promises_.scheduler.wait(pause * 1000);
        return true;
    }
}
/**
 * `attempt()`, again while GitHub is unavailable or asks for a pause, and `patience` lasts.
 *
 * What was done and not answered is done twice: an attempt that writes must find out first what became of the one before.
 */
async function insist_insist(attempt, patience) {
    for (let tries = 1;; tries++) {
        try {
            return await attempt();
        }
        catch (error) {
            if (!(await patience.outwait(error, tries)))
                throw error;
        }
    }
}
function findPause({ kind, retryAfterInSeconds }, own) {
    if (own === undefined)
        return undefined;
    if (kind === 'unavailable')
        return own;
    return kind === 'rate-limited' && retryAfterInSeconds !== undefined ? Math.max(retryAfterInSeconds, own) : undefined;
}

;// CONCATENATED MODULE: ./lib/github/api/shapes.js


const shapes_text = dist/* string */.YjP();
const maybe = dist/* nullish */.cl6(shapes_text);
/** The client makes a bigint of what a number cannot hold. */
const id = dist/* union */.KCZ([dist/* number */.aig(), dist/* bigint */.oad()]);
const artifacts = dist/* object */.Ikc({
    total_count: dist/* number */.aig(),
    artifacts: dist/* array */.YOg(dist/* object */.Ikc({
        id,
        name: shapes_text,
        size_in_bytes: dist/* number */.aig(),
        expired: dist/* boolean */.zMY(),
        created_at: maybe,
        digest: maybe,
        workflow_run: dist/* nullish */.cl6(dist/* object */.Ikc({
            id: dist/* nullish */.cl6(id),
            repository_id: dist/* nullish */.cl6(id),
            head_repository_id: dist/* nullish */.cl6(id),
            head_branch: maybe,
            head_sha: maybe,
        })),
    })),
});
const comment = dist/* object */.Ikc({ id, html_url: shapes_text });
const posted = dist/* object */.Ikc({ ...comment.entries, body: maybe, user: dist/* nullable */.mee(dist/* object */.Ikc({ login: shapes_text, type: shapes_text })) });
const shapes_commit = dist/* object */.Ikc({ sha: shapes_text });
/** What is read of the answers, by the route; the rest of them may be as it likes. */
const shapes = {
    'GET /repos/{owner}/{repo}/actions/artifacts': artifacts,
    'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts': artifacts,
    'GET /repos/{owner}/{repo}/actions/runs/{run_id}': dist/* object */.Ikc({ event: shapes_text, path: shapes_text, run_number: dist/* number */.aig() }),
    'GET /repos/{owner}/{repo}/commits': dist/* array */.YOg(dist/* object */.Ikc({ sha: shapes_text, parents: dist/* array */.YOg(shapes_commit) })),
    'GET /repos/{owner}/{repo}/compare/{basehead}': dist/* object */.Ikc({ merge_base_commit: shapes_commit }),
    'GET /repos/{owner}/{repo}/contents/{path}': dist/* union */.KCZ([
        dist/* array */.YOg(dist/* unknown */.L5J()),
        dist/* object */.Ikc({ type: shapes_text, content: dist/* optional */.lqM(shapes_text) }),
    ]),
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': dist/* array */.YOg(posted),
    'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': comment,
    'GET /repos/{owner}/{repo}/issues/{issue_number}/events': dist/* array */.YOg(dist/* object */.Ikc({ event: shapes_text })),
    'GET /repos/{owner}/{repo}/pulls': dist/* array */.YOg(dist/* object */.Ikc({ number: dist/* number */.aig(), head: dist/* object */.Ikc({ sha: shapes_text, repo: dist/* nullable */.mee(dist/* object */.Ikc({ id })) }) })),
    'GET /repos/{owner}/{repo}/pulls/{pull_number}': dist/* object */.Ikc({
        head: shapes_commit,
        labels: dist/* array */.YOg(dist/* object */.Ikc({ name: maybe })),
    }),
};
/** Refuses the answer to `route` where it is not what GitHub's API is described to give: what answered may be something else. */
function checkShape(route, data) {
    const schema = shapes[route];
    const decoded = schema && dist/* safeParse */.xLC(schema, data);
    if (decoded === undefined || decoded.success)
        return;
    const [issue] = decoded.issues;
    const place = dist/* getDotPath */.BuJ(issue);
    throw new GitHubError('unavailable', `the answer to "${route}" is not what GitHub's API gives (${place === null ? '' : `${place}: `}${issue.message}): see whether a proxy answers in its place, or run the job again later`);
}

;// CONCATENATED MODULE: ./lib/github/api/api.js




/** An answer that takes longer is as good as none. */
const longestAnswerInSeconds = 30;
/** The API for `OWNER/NAME`, at the address that the runner names. */
async function openApi({ token, repository, }) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
    const baseUrl = process.env.GITHUB_API_URL || 'https://api.github.com';
    const connect = (patience) => {
        const octokit = getOctokit(token, { userAgent: 'counterbalance', baseUrl });
        octokit.hook.wrap('request', (request, options) => {
            const what = `${options.method} ${options.url}`;
            const attempt = () => answerInTime(what, async (signal) => {
                // The hooks below this one were given these very options: a copy would not reach them.
                options.request = { ...options.request, signal };
                return await request(options);
            });
            return patience && isReading(what) ? insist_insist(attempt, patience) : attempt();
        });
        return octokit;
    };
    const [owner = '', repo = ''] = repository.split('/');
    return { ...connect(new Patience(readingPatience)), once: connect(), repository: { owner, repo } };
}
/** GraphQL is only asked here. */
function isReading(what) {
    return what.startsWith('GET ') || what === 'POST /graphql';
}
async function answerInTime(what, attempt) {
    const [patience, done] = [new AbortController(), new AbortController()];
    (0,external_node_timers_promises_.setTimeout)(longestAnswerInSeconds * 1000, undefined, { signal: done.signal }).then(() => patience.abort(), () => { });
    try {
        return checkAnswer(what, await attempt(patience.signal));
    }
    catch (error) {
        if (patience.signal.aborted)
            throw translateFailure(what, api_failed('there was no answer in time'), { spentInSeconds: longestAnswerInSeconds });
        throw isRequestFailure(error) ? translateFailure(what, error) : error;
    }
    finally {
        done.abort();
    }
}
// Where the connection breaks inside of an answer, the client gives what came until then as text.
function checkAnswer(what, answer) {
    if (answer.status === 200 && typeof answer.data === 'string')
        throw api_failed('the answer is incomplete');
    checkShape(what, answer.data);
    return answer;
}
function api_failed(message) {
    return Object.assign(new Error(message), { status: 0 });
}

;// CONCATENATED MODULE: ./lib/action/api.js



/** GitHub's API for the repository of `run`; undefined where the action was given no token. */
async function findApi({ repository: { owner, name } }) {
    const token = core/* getInput */.V4('github-token');
    return token === '' ? undefined : await openApi({ token, repository: `${owner}/${name}` });
}
/** The same, for modes that are nothing without it. */
async function needApi(run) {
    const api = await findApi(run);
    if (api !== undefined)
        return api;
    throw new InputError('"github-token" is empty; leave it out, and it is the token of the job');
}

;// CONCATENATED MODULE: ./lib/baseline/artifact-name.js

/** The name of a suite's (and leg's) baseline, `counterbalance-<suite>[-<leg>]`. */
function nameBaselineArtifact({ suite, leg }) {
    return makeName('counterbalance', [suite, leg]);
}
/** The name of a record on its way to a report or a merge, `counterbalance-record-<suite>[-<leg>][-<shard>]`. */
function nameRecordArtifact({ suite, leg, shard }) {
    return makeName('counterbalance-record', [suite, leg, shard]);
}
/** The name of a suite's comment that could not be posted, `counterbalance-comment-<suite>`. */
function nameCommentArtifact(suite) {
    return makeName('counterbalance-comment', [suite]);
}
/** The beginning that the names of all records have, and no baseline's. */
const recordNamePrefix = 'counterbalance-record-';
const longestPart = 60;
/**
 * `prefix` and the `parts` that are there, joined by hyphens.
 *
 * Different keys have different names: where a part has to be changed for GitHub, which forbids `" : < > | * ? \ /` and line breaks,
 * or where the hyphens do not tell which parts there are, two hyphens and a hash of the whole key end the name, and no other name
 * has two hyphens together.
 */
function makeName(prefix, parts) {
    const slugs = parts.flatMap(part => (part === undefined ? [] : [slug(part)]));
    const [suite] = parts;
    const isPlain = slugs.length === 1 && slugs[0] === suite && !suite.includes('--') && !/^(record|comment)(-|$)/.test(suite);
    const name = [prefix, ...slugs].join('-');
    return isPlain
        ? name
        : `${name.replaceAll(/-{2,}/g, '-')}--${shortHash(JSON.stringify([prefix, ...parts.map(part => part ?? null)]))}`;
}
function slug(part) {
    const plain = part.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, longestPart);
    return plain.replaceAll(/^-+|-+$/g, '');
}

;// CONCATENATED MODULE: ./lib/baseline/choose.js
/**
 * Whether `candidate` was made from code of this repository's own `branch`.
 *
 * A fork's pull request uploads into the same list, from a branch that may have any name: the ids of the repositories tell. Whether
 * the run's event was one that runs trusted code is the other half (`isTrustedEvent`).
 */
function isTrusted({ repositoryId, headRepositoryId, headBranch }, own) {
    return repositoryId === own.repositoryId && headRepositoryId === own.repositoryId && headBranch === own.branch;
}
const trustedEvents = new Set(['push', 'schedule', 'workflow_dispatch']);
/** Whether a run on `event` runs what is on its branch, and nothing that is only proposed to be. */
function isTrustedEvent(event) {
    return trustedEvents.has(event);
}
/**
 * The newest artifact of `commit`, else that of its nearest ancestor that has one.
 *
 * `candidates` are trusted; `ancestors` are the commits before `commit` along first parents, the nearest first.
 */
function chooseCandidate({ candidates, commit, ancestors, }) {
    const line = [commit, ...ancestors];
    const live = choose_findNearest(candidates.filter(one => !one.expired), line);
    const gone = choose_findNearest(candidates.filter(one => one.expired), line);
    const wanted = choose_short(commit);
    if (live?.distance === 0)
        return { kind: 'exact', candidate: live.candidate, message: `the published baseline of ${wanted}` };
    if (live) {
        const { candidate, distance } = live;
        const why = gone?.distance === 0 ? `that of ${wanted} has expired` : `${wanted} has none`;
        const message = `the published baseline of ${choose_short(candidate.headSha)}, ${countCommits(distance)} behind: ${why}`;
        return { kind: 'ancestor', candidate, commitsBehind: distance, message };
    }
    if (gone) {
        const which = gone.distance === 0 ? `of ${wanted}` : `before ${wanted}, of ${choose_short(gone.candidate.headSha)},`;
        const message = `the published baseline ${which} has expired: run the workflow on the default branch again, or raise "retention-days"`;
        return { kind: 'expired', message };
    }
    const searched = ancestors.length === 0 ? wanted : `${wanted} and the ${countCommits(ancestors.length)} before it`;
    const message = `no baseline is published for ${searched}: the workflow publishes one when it runs on the default branch`;
    return { kind: 'none', message };
}
/** The candidate whose commit comes first in `line`, and the newest where there are several. */
function choose_findNearest(candidates, line) {
    const places = new Map(line.map((sha, index) => [sha, index]));
    const found = candidates.flatMap(candidate => {
        const distance = places.get(candidate.headSha);
        return distance === undefined ? [] : [{ candidate, distance }];
    });
    return found.sort((one, other) => one.distance - other.distance || choose_byAge(one.candidate, other.candidate))[0];
}
function choose_byAge(one, other) {
    return one.createdAt === other.createdAt ? other.id - one.id : one.createdAt < other.createdAt ? 1 : -1;
}
function choose_short(sha) {
    return sha.slice(0, 7);
}
function countCommits(count) {
    return count === 1 ? '1 commit' : `${count} commits`;
}

// EXTERNAL MODULE: ./lib/rules/schema.js + 1 modules
var rules_schema = __webpack_require__(82868);
;// CONCATENATED MODULE: ./lib/record/machine-schema.js

const mostTools = 100;
/** The longest name that a record may hold. */
const machine_schema_longestName = 1000;
/** A text by which something is called. */
const machine_schema_name = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(machine_schema_longestName));
/** How many there are of something. */
const machine_schema_count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const onOrOff = dist/* picklist */.KIO(['on', 'off']);
/** A machine, in a record or a manifest. */
const environment = dist/* object */.Ikc({
    fingerprint: machine_schema_name,
    cpu: machine_schema_name,
    cores: machine_schema_count,
    memoryInBytes: machine_schema_count,
    os: machine_schema_name,
    kernel: machine_schema_name,
    node: machine_schema_name,
    runner: dist/* optional */.lqM(machine_schema_name),
    virtualization: dist/* optional */.lqM(machine_schema_name),
    governor: dist/* optional */.lqM(machine_schema_name),
    turbo: dist/* optional */.lqM(onOrOff),
    smt: dist/* optional */.lqM(onOrOff),
    quotaInCores: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1e6))),
    aslr: dist/* optional */.lqM(onOrOff),
    held: dist/* optional */.lqM(dist/* object */.Ikc({
        cores: dist/* optional */.lqM(machine_schema_name),
        niceness: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b())),
        isolated: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
    })),
    toolchain: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ command: machine_schema_name, version: machine_schema_name })), dist/* maxLength */.Ru6(mostTools))),
});
/** Less than this is nothing of what a machine does. */
const smallest = 1e-18;
const amount = dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1e18), dist/* transform */.pdi(value => (value < smallest ? 0 : value))));
/** What a machine did in one round. */
const hostSample = dist/* object */.Ikc({
    seconds: amount,
    cpuSeconds: amount,
    stealSeconds: amount,
    othersSeconds: amount,
    cpuWaitSeconds: amount,
    ioWaitSeconds: amount,
    memoryWaitSeconds: amount,
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

;// CONCATENATED MODULE: ./lib/record/tampered-schema.js


// The slash also keeps a page from taking a path for a sentence of ours.
const path = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^b[12]\//), dist/* maxLength */.Ru6(5000));
/** Files of the baseline's copies that somebody changed, in a record. */
const tampered = dist/* pipe */.FsL(dist/* array */.YOg(path), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(mostTampered));

;// CONCATENATED MODULE: ./lib/record/decode.js







const mostRunners = 1000;
const mostLooks = 100;
const decode_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(65_536));
const fraction = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(1));
const decode_finite = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(-computable/* largest */.nQ), dist/* maxValue */.cGV(computable/* largest */.nQ));
const copy = dist/* picklist */.KIO([1, 2]);
const measurement = dist/* object */.Ikc({
    benchmark: machine_schema_name,
    metric: machine_schema_name,
    unit: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(machine_schema_longestName)),
    better: dist/* optional */.lqM(dist/* picklist */.KIO(['lower', 'higher', 'unknown']), 'unknown'),
    primary: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    aside: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    // A value that is not finite has no JSON; it is written as null.
    value: dist/* nullable */.mee(dist/* number */.aig()),
    samples: dist/* optional */.lqM(dist/* array */.YOg(dist/* nullable */.mee(dist/* number */.aig()))),
    error: dist/* optional */.lqM(decode_text),
});
const invocation = dist/* object */.Ikc({
    side: dist/* picklist */.KIO(['baseline', 'contender']),
    copy,
    outcome: dist/* picklist */.KIO(['ok', 'failed', 'timed-out']),
    startedAt: dist/* optional */.lqM(decode_finite),
    reason: dist/* optional */.lqM(decode_text),
    measurements: dist/* array */.YOg(measurement),
});
const decode_round = dist/* array */.YOg(invocation);
const warnings = dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ code: machine_schema_name, message: decode_text })), dist/* maxLength */.Ru6(1000));
const origin = dist/* object */.Ikc({
    label: decode_text,
    source: dist/* picklist */.KIO(['directory', 'workspace', 'ref', 'command', 'artifact']),
    commit: dist/* optional */.lqM(machine_schema_name),
    artifact: dist/* optional */.lqM(dist/* object */.Ikc({ runId: machine_schema_count, runNumber: machine_schema_count, digest: machine_schema_name, behind: machine_schema_count })),
    environment: dist/* optional */.lqM(environment),
    command: dist/* optional */.lqM(decode_text),
});
const plan = dist/* object */.Ikc({
    copies: dist/* object */.Ikc({ baseline: copy, contender: copy }),
    inPlace: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    rounds: machine_schema_count,
    looks: dist/* pipe */.FsL(dist/* array */.YOg(machine_schema_count), dist/* maxLength */.Ru6(mostLooks)),
    stoppedBy: dist/* picklist */.KIO(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
    seconds: dist/* pipe */.FsL(decode_finite, dist/* minValue */.Wwf(0)),
    batch: dist/* exactOptional */.yqP(machine_schema_count),
    slope: dist/* exactOptional */.yqP(dist/* tuple */.PVZ([machine_schema_count, machine_schema_count])),
});
const ledgerEntry = dist/* object */.Ikc({
    benchmark: machine_schema_name,
    estimate: decode_finite,
    standardError: dist/* pipe */.FsL(decode_finite, dist/* minValue */.Wwf(0)),
    fingerprint: machine_schema_name,
});
const ledger = dist/* pipe */.FsL(dist/* array */.YOg(ledgerEntry), dist/* maxLength */.Ru6(100_000));
const settings = dist/* object */.Ikc({
    threshold: dist/* optional */.lqM(fraction, 0.02),
    confidence: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0.5), dist/* ltValue */.ulq(1)), 0.95),
    metrics: dist/* optional */.lqM(decode_text, 'primary'),
    looks: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(machine_schema_count), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(mostLooks))),
    rules: dist/* optional */.lqM(rules_schema/* rulesSchema */.jm),
});
const runner = dist/* object */.Ikc({
    label: machine_schema_name,
    firstRound: machine_schema_count,
    seed: dist/* optional */.lqM(machine_schema_name),
    environment: dist/* optional */.lqM(environment),
});
const around = dist/* object */.Ikc({
    suite: dist/* optional */.lqM(machine_schema_name, 'benchmark'),
    leg: dist/* optional */.lqM(machine_schema_name),
    shard: dist/* optional */.lqM(machine_schema_name),
    pullRequest: dist/* optional */.lqM(machine_schema_count),
    seed: dist/* optional */.lqM(machine_schema_name),
    createdAt: dist/* optional */.lqM(machine_schema_name),
    command: dist/* optional */.lqM(decode_text),
    options: dist/* optional */.lqM(dist/* record */.g1P(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[a-z-]{1,40}$/)), decode_text)),
    statistic: dist/* optional */.lqM(machine_schema_name),
    sides: dist/* optional */.lqM(dist/* object */.Ikc({ baseline: dist/* optional */.lqM(origin), contender: origin })),
    absence: dist/* optional */.lqM(decode_text),
    plan: dist/* optional */.lqM(plan),
    settings: dist/* optional */.lqM(settings, {}),
    environment: dist/* optional */.lqM(environment),
    runners: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(runner), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(mostRunners))),
    ledger: dist/* optional */.lqM(ledger),
    identical: dist/* optional */.lqM(dist/* boolean */.zMY()),
    tampered: dist/* optional */.lqM(tampered),
    host: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(dist/* unknown */.L5J()), dist/* maxLength */.Ru6(generousLimits.rounds), dist/* array */.YOg(hostSample))),
    warnings: dist/* optional */.lqM(warnings, []),
});
/** A record from JSON that nobody vouches for. */
function decodeRecord(json, limits = generousLimits) {
    if (json.length > limits.characters)
        throw new RecordError(`the record has ${json.length} characters; at most ${limits.characters} are read`);
    return decodeRecordData(decode_parseJson(json), limits);
}
/** A record from what JSON was parsed to. */
function decodeRecordData(data, limits = generousLimits) {
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new RecordError('this is not a record: it has no "schema"');
    if (data.schema !== 'counterbalance/record@1')
        throw new RecordError(`"schema" is ${record_error_shown(data.schema)}; this version reads "counterbalance/record@1"`);
    const { rounds, ...rest } = data;
    const record = {
        ...decodeBy(around, rest, ''),
        rounds: decodeRounds(rounds, limits),
    };
    refuseMisplaced(record);
    refuseOther(record);
    return record;
}
/** Each round is some runner's, and a runner has at least one. */
function refuseMisplaced({ runners = [], rounds }) {
    runners.forEach(({ firstRound }, index) => {
        const before = runners[index - 1];
        const isInPlace = before === undefined ? firstRound === 0 : firstRound > before.firstRound;
        if (!isInPlace || firstRound >= rounds.length)
            throw new RecordError(`"runners.${index}.firstRound" is ${firstRound}; the first rounds of the runners must start at 0, ascend, and stay below the number of rounds`);
    });
}
/** What the machine did is told for every round, or not at all. */
function refuseOther({ host, rounds }) {
    if (host === undefined || host.length === rounds.length)
        return;
    throw new RecordError(`"host" has ${host.length} rounds, and "rounds" has ${rounds.length}`);
}
function decode_parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        throw new RecordError(`this is not valid JSON, or it was cut off: ${cause.message.slice(0, longestShown)}`, {
            cause,
        });
    }
}
function decodeRounds(rounds, limits) {
    if (!Array.isArray(rounds))
        throw new RecordError(`"rounds": must be a list of rounds, not ${record_error_shown(rounds)}`);
    if (rounds.length > limits.rounds)
        throw new RecordError(`"rounds" has ${rounds.length} rounds; at most ${limits.rounds} are read`);
    const metrics = new Map();
    const benchmarks = new Set();
    let measurements = 0;
    return rounds.map((data, index) => {
        const decoded = decodeBy(decode_round, data, `rounds[${index}]`);
        measurements += decoded.reduce((sum, one) => sum + one.measurements.length, 0);
        if (measurements > limits.measurements)
            throw new RecordError(`more than ${limits.measurements} measurements are not read`);
        for (const one of decoded)
            for (const { benchmark } of one.measurements)
                benchmarks.add(benchmark);
        if (benchmarks.size > limits.benchmarks)
            throw new RecordError(`more than ${limits.benchmarks} benchmarks are not read`);
        refuseRepeated(decoded, `rounds[${index}]`);
        return decoded.map(one => makeInvocation(one, metrics));
    });
}
/** Nothing is measured twice in a round; and the null distribution of a round with hundreds of values would take for ever. */
function refuseRepeated(decoded, at) {
    const slot = findRepeated(decoded.map(({ side, copy }) => `${side} ${copy}`));
    if (slot !== undefined)
        throw new RecordError(`"${at}": ${slot} must be given only once`);
    decoded.forEach(({ measurements }, index) => {
        if (measurements.length < 2)
            return;
        const series = findRepeated(measurements.map(({ benchmark, metric }) => `${benchmark}\n${metric}`));
        if (series === undefined)
            return;
        const [benchmark, metric] = series.split('\n').map(record_error_shown);
        throw new RecordError(`"${at}.${index}.measurements": ${benchmark} with the metric ${metric} must be given only once`);
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

;// CONCATENATED MODULE: ./lib/baseline/manifest.js






/** A manifest that cannot be used; the message names the place, what belongs there, and what was found. */
class ManifestError extends Error {
    name = 'ManifestError';
}
/** The names of the files in a baseline artifact. */
const baselineFiles = { manifest: 'baseline.json', payload: 'payload.tar.gz' };
const schemaName = 'counterbalance/baseline@1';
/** The longest manifest that is read, in characters. */
const longestManifest = 2 ** 26;
function makeManifest({ environment, ...rest }) {
    return { ...rest, environment, fingerprint: environment.fingerprint };
}
/** The text of the file. */
function encodeManifest({ record, ...rest }) {
    const head = JSON.stringify({ schema: schemaName, ...rest }, null, 1).slice(0, -2);
    return `${head},\n "record": ${record === null ? 'null' : encodeRecord(record).trimEnd()}\n}\n`;
}
const manifest_name = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(1000));
const manifest = dist/* object */.Ikc({
    commit: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{40}([0-9a-f]{24})?$/))),
    ref: manifest_name,
    suite: manifest_name,
    fingerprint: manifest_name,
    environment: environment,
    ledger: ledger,
    payload: dist/* object */.Ikc({
        sha256: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[0-9a-f]{64}$/)),
        sizeInBytes: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0)),
    }),
});
/** The manifest that `json` is, by which nobody is bound to have meant well. */
function decodeManifest(json, limits = artifactLimits) {
    if (json.length > longestManifest)
        throw new ManifestError(`the manifest has ${json.length} characters; at most ${longestManifest} are read`);
    const data = manifest_parseJson(json);
    if (typeof data !== 'object' || data === null || !('schema' in data))
        throw new ManifestError('this is not the manifest of a baseline: it has no "schema"');
    if (data.schema !== schemaName)
        throw new ManifestError(`"schema" is ${record_error_shown(data.schema)}, and this version reads "${schemaName}": publish the baseline again, with the same version of the action`);
    const { record, ...rest } = data;
    const result = dist/* safeParse */.xLC(manifest, rest, { abortEarly: true });
    if (!result.success) {
        const [issue] = result.issues;
        throw new ManifestError(`"${(dist/* getDotPath */.BuJ(issue) ?? '').slice(0, 200)}": must be ${issue.expected ?? 'something else'}, not ${issue.received.slice(0, 200)}`);
    }
    const { environment: found, ...output } = result.output;
    return { ...output, environment: found, record: decodeOwnRecord(record, limits) };
}
function decodeOwnRecord(data, limits) {
    if (data === null)
        return null;
    try {
        return decodeRecordData(data, limits);
    }
    catch (cause) {
        if (!(cause instanceof RecordError))
            throw cause;
        throw new ManifestError(`the record of the baseline: ${cause.message}`, { cause });
    }
}
function manifest_parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        throw new ManifestError(`the manifest is not valid JSON, or it was cut off: ${cause.message.slice(0, 200)}`, {
            cause,
        });
    }
}

;// CONCATENATED MODULE: ./lib/github/api/ancestors.js
const perPage = 100;
const mostPages = 3;
/**
 * The first parents of a commit, theirs and so on, nearest first, without the commit itself: the line of the branch that it is on.
 *
 * For clones that hold no history. GitHub lists all ancestors by date, merged branches among them; at most 300 are looked through.
 */
async function fetchAncestors(api, sha) {
    const parents = new Map();
    for (let page = 1; page <= mostPages; page++) {
        const { data } = await api.rest.repos.listCommits({ ...api.repository, sha, per_page: perPage, page });
        for (const commit of data)
            parents.set(commit.sha, commit.parents[0]?.sha);
        if (data.length < perPage)
            break;
    }
    const line = [];
    for (let next = parents.get(sha); next !== undefined; next = parents.get(next))
        line.push(next);
    return line;
}
/** The commit that two branches parted at, by GitHub: also where one of them is a fork's. */
async function fetchMergeBase(api, base, head) {
    const basehead = `${base}...${head}`;
    const { data } = await api.rest.repos.compareCommitsWithBasehead({ ...api.repository, basehead, per_page: 1 });
    return data.merge_base_commit.sha;
}

;// CONCATENATED MODULE: ./lib/github/artifacts/artifact-error.js
/** An artifact that cannot be stored, fetched or read; the message says which, why, and what to do. */
class ArtifactError extends Error {
    name = 'ArtifactError';
}

;// CONCATENATED MODULE: ./lib/github/artifacts/baseline-artifact.js
const baseline_artifact_perPage = 100;
/** A thousand artifacts: the commits of months. */
const baseline_artifact_mostPages = 10;
/**
 * The artifacts of a name, newest first; those without a run or a digest are left out, since nothing speaks for them.
 *
 * One request, and further ones only while there are more and `isEnough` says that what was found does not do.
 */
async function listBaselineCandidates(api, name, isEnough = () => true) {
    const found = [];
    for (let page = 1; page <= baseline_artifact_mostPages; page++) {
        const { data } = await api.rest.actions.listArtifactsForRepo({ ...api.repository, name, per_page: baseline_artifact_perPage, page });
        found.push(...data.artifacts.flatMap(makeCandidate));
        if (page * baseline_artifact_perPage >= data.total_count || isEnough(found))
            break;
    }
    return found;
}
function makeCandidate(artifact) {
    const { id, name, digest, workflow_run: run } = artifact;
    if (!digest || !run?.id || !run.repository_id || !run.head_repository_id || !run.head_branch || !run.head_sha)
        return [];
    return [
        {
            id: Number(id),
            name,
            digest,
            sizeInBytes: artifact.size_in_bytes,
            expired: artifact.expired,
            createdAt: artifact.created_at ?? '',
            runId: Number(run.id),
            repositoryId: Number(run.repository_id),
            headRepositoryId: Number(run.head_repository_id),
            headBranch: run.head_branch,
            headSha: run.head_sha,
        },
    ];
}
/** What the run of that id was started by. */
async function readRunEvent(api, runId) {
    const { data } = await api.rest.actions.getWorkflowRun({ ...api.repository, run_id: runId });
    return { event: data.event, path: data.path, runNumber: data.run_number };
}

;// CONCATENATED MODULE: ./lib/github/artifacts/pace.js

const minuteInSeconds = 60;
const leastInBytesPerSecond = 10_000;
/** Begins to watch; the first minute begins now. */
function startPace() {
    const [slow, done] = [new AbortController(), new AbortController()];
    let idle = new AbortController();
    let bytes = 0;
    const waitForMore = () => {
        idle = new AbortController();
        pass(idle.signal, () => slow.abort(new Error(`no byte came for ${minuteInSeconds} seconds`)));
    };
    const watchFrom = (before) => pass(done.signal, () => {
        if (bytes - before < leastInBytesPerSecond * minuteInSeconds)
            slow.abort(new Error(tooSlow));
        else
            watchFrom(bytes);
    });
    waitForMore();
    watchFrom(0);
    return {
        signal: slow.signal,
        count(more) {
            idle.abort();
            waitForMore();
            bytes += more;
            return bytes;
        },
        [Symbol.dispose]() {
            idle.abort();
            done.abort();
        },
    };
}
const tooSlow = `less than ${leastInBytesPerSecond / 1000} kB came in a second, over ${minuteInSeconds} seconds`;
/** Does `then` in a minute, unless `end` comes before. */
function pass(end, then) {
    (0,external_node_timers_promises_.setTimeout)(minuteInSeconds * 1000, undefined, { signal: end }).then(then, () => { });
}

;// CONCATENATED MODULE: ./lib/github/artifacts/download.js
var download_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var download_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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











/** All tries together. */
const longestInMinutes = 10;
/** Fetches an artifact of this repository as GitHub keeps it, and checks its digest; the path of the zip file. */
async function downloadArtifact(api, stored, limits) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { id, sizeInBytes, digest } = stored;
        const { directory, largestInBytes } = limits;
        if (sizeInBytes > largestInBytes)
            throw new ArtifactError(`artifact ${id} has ${sizeInBytes} bytes, and no more than ${largestInBytes} are fetched`);
        const path = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(directory, 'artifact-')), 'artifact.zip');
        const time = download_addDisposableResource(env_1, startTime(id), false);
        const fetching = { id, path, largestInBytes, time: time.signal };
        const found = await insist_insist(() => fetchOnce(api, fetching), new Patience(readingPatience));
        if (found !== digest)
            throw new ArtifactError(`artifact ${id} is not what was stored: its SHA-256 is not ${digest.replace('sha256:', '')}`);
        return path;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        download_disposeResources(env_1);
    }
}
/** The time that a download may take: a signal that says when it is over. */
function startTime(id) {
    const [over, done] = [new AbortController(), new AbortController()];
    (0,external_node_timers_promises_.setTimeout)(longestInMinutes * 60_000, undefined, { signal: done.signal }).then(() => over.abort(new ArtifactError(`artifact ${id} could not be fetched within ${longestInMinutes} minutes`)), () => { });
    return { signal: over.signal, [Symbol.dispose]: () => done.abort() };
}
/** The digest of what came. */
async function fetchOnce(api, { id, path, largestInBytes, time }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const body = await askForBody(api, id);
        const hash = (0,external_node_crypto_.createHash)('sha256');
        const pace = download_addDisposableResource(env_2, startPace(), false);
        const signal = AbortSignal.any([time, pace.signal]);
        async function* count(source) {
            for await (const chunk of source) {
                if (pace.count(chunk.length) > largestInBytes)
                    throw new ArtifactError(`artifact ${id} has more than ${largestInBytes} bytes`);
                hash.update(chunk);
                yield chunk;
            }
        }
        try {
            await (0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.fromWeb(body), count, (0,external_node_fs_.createWriteStream)(path), { signal });
        }
        catch (error) {
            throw explainBreak(id, signal.aborted ? signal.reason : nameFile(error, path));
        }
        return `sha256:${hash.digest('hex')}`;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        download_disposeResources(env_2);
    }
}
/** What GitHub sends for an artifact: its own answer leads to a store, which is asked without the token. */
async function askForBody({ once, repository }, id) {
    try {
        const { data } = await once.rest.actions.downloadArtifact({
            ...repository,
            artifact_id: id,
            archive_format: 'zip',
            request: { parseSuccessResponseBody: false },
        });
        return data;
    }
    catch (error) {
        const failure = error instanceof GitHubError && isRequestFailure(error.cause) ? error.cause.response : undefined;
        if (failure?.url === undefined || failure.url.includes('/actions/artifacts/'))
            throw error;
        throw explainBreak(id, new Error(`its store answered with status ${failure.status}`, { cause: error }));
    }
}
/** A connection that breaks, or a store that stumbles, is worth another try; what is too large, or takes too long, is not. */
function explainBreak(id, error) {
    if (error instanceof ArtifactError || error instanceof DiskError)
        return error;
    const message = error instanceof Error ? error.message : String(error);
    const reason = message === 'terminated' ? 'the connection broke off' : message;
    return new GitHubError('unavailable', `artifact ${id} could not be fetched: ${oneLine(reason)}; run the job again, and see https://www.githubstatus.com`, { cause: error });
}

;// CONCATENATED MODULE: ./lib/github/artifacts/zip.js





/**
 * Reads a zip file that holds exactly the wanted entries, each a plain file; the contents of those that go to memory.
 *
 * Zip files come from pull requests: names, sizes and counts in them are claims, and anything that is not as wanted ends the reading.
 */
async function readZip(path, wanted) {
    const contents = new Map();
    try {
        const { openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
        const zip = await openPromise(path, { autoClose: false, strictFileNames: true });
        try {
            await zip_readAll(zip, wanted, contents);
        }
        finally {
            zip.close();
        }
    }
    catch (error) {
        if (error instanceof ArtifactError || error instanceof DiskError)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new ArtifactError(`the artifact cannot be read as a zip file: ${reason}`, { cause: error });
    }
    return contents;
}
async function zip_readAll(zip, wanted, contents) {
    if (zip.entryCount !== wanted.length)
        throw new ArtifactError(`the artifact holds ${zip.entryCount} files instead of ${describeNames(wanted)}`);
    const missing = new Map(wanted.map(entry => [entry.name, entry]));
    for await (const entry of zip.eachEntry()) {
        const one = missing.get(entry.fileName);
        if (!one)
            throw new ArtifactError(`the artifact holds ${JSON.stringify(entry.fileName)} instead of ${describeNames(wanted)}`);
        missing.delete(entry.fileName);
        const bytes = await readEntry(zip, entry, one);
        if (bytes)
            contents.set(one.name, bytes);
    }
}
function describeNames(wanted) {
    return wanted.map(({ name }) => `"${name}"`).join(' and ');
}
async function readEntry(zip, entry, wanted) {
    if (entry.uncompressedSize > wanted.largestInBytes)
        throw zip_tooLarge(wanted);
    const stream = await zip.openReadStreamPromise(entry);
    if (wanted.to !== undefined) {
        await writeEntry(stream, wanted, wanted.to);
        return undefined;
    }
    const chunks = [];
    const memory = new external_node_stream_.Writable({
        write(chunk, _encoding, done) {
            chunks.push(chunk);
            done();
        },
    });
    await (0,external_node_stream_promises_.pipeline)(stream, limit(wanted), memory);
    return Buffer.concat(chunks);
}
async function writeEntry(stream, wanted, path) {
    try {
        await (0,external_node_stream_promises_.pipeline)(stream, limit(wanted), (0,external_node_fs_.createWriteStream)(path, { flags: 'wx' }));
    }
    catch (error) {
        // What says which file it is of is as good as it is.
        throw error instanceof Error && 'path' in error ? error : nameFile(error, path);
    }
}
/** Passes bytes on until there are too many of them. */
function limit(wanted) {
    let seen = 0;
    return new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            seen += chunk.length;
            if (seen > wanted.largestInBytes)
                done(zip_tooLarge(wanted));
            else
                done(null, chunk);
        },
    });
}
function zip_tooLarge({ name, largestInBytes }) {
    return new ArtifactError(`"${name}" in the artifact has more than ${largestInBytes} bytes`);
}

;// CONCATENATED MODULE: ./lib/action/baseline-commit.js


/** The full name of the baseline commit. Without a checkout that has the history, GitHub knows where the contender parted from its base. */
async function nameBaselineCommit({ ref, run, api }, git) {
    try {
        return await nameBaseline(git, ref, run.occasion);
    }
    catch (error) {
        if (ref !== undefined)
            throw error;
        const { before, baseBranch } = run.occasion;
        if (before !== undefined)
            return before;
        if (api === undefined || baseBranch === undefined || run.identity.head === '')
            throw error;
        return await fetchMergeBase(api, baseBranch, run.identity.head);
    }
}

;// CONCATENATED MODULE: ./lib/action/published-baseline.js
var published_baseline_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var published_baseline_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



















/**
 * The baseline that an earlier run of the default branch has published for the commit that the contender was built on, or for the
 * nearest one before it.
 *
 * Nothing that goes wrong on the way ends the job: without a baseline it can still say so, or build one.
 */
async function findPublished(search) {
    try {
        return await published_baseline_find(search);
    }
    catch (error) {
        if (!isExpected(error))
            throw error;
        return { kind: 'absent', reason: `the published baseline could not be fetched: ${error.message}` };
    }
}
const published_baseline_expected = [GitHubError, ArtifactError, DiskError, ManifestError, PayloadError, GitError, InputError];
function isExpected(error) {
    return published_baseline_expected.some(kind => error instanceof kind);
}
async function published_baseline_find(search) {
    const wanted = await listWanted(search);
    if ('kind' in wanted)
        return wanted;
    const gone = [];
    for (let { candidates } = wanted;;) {
        const choice = await choose(search.api, { ...wanted, candidates }).catch(error => {
            throw isExpected(error) ? (gone[0] ?? error) : error;
        });
        if (choice.kind === 'absent')
            return { ...choice, reason: published_baseline_explainAbsence(choice, gone) };
        try {
            return await fetch(search, choice);
        }
        catch (error) {
            if (!isGone(error) || gone.length === mostGone)
                throw error;
            gone.push(error);
            candidates = takeOff(candidates, choice.candidate, error);
        }
    }
}
/** Artifacts that GitHub lists and has no more, after which it is not asked for another. */
const mostGone = 5;
function isGone(error) {
    return error instanceof GitHubError && error.kind === 'not-found';
}
/** What has expired since it was listed is said to have; what was deleted never was. */
function takeOff(candidates, { id }, { cause }) {
    const hasExpired = isRequestFailure(cause) && cause.status === 410;
    return candidates.flatMap(one => (one.id !== id ? one : hasExpired ? { ...one, expired: true } : []));
}
function published_baseline_explainAbsence({ reason }, [gone]) {
    return gone === undefined ? reason : `the published baseline could not be fetched: ${gone.message}; ${reason}`;
}
async function listWanted(search) {
    const { key, ref, run, workspace } = search;
    const git = openGit(workspace, { credentials: run.credentials, signal: new AbortController().signal });
    // What is on the base branch itself parted from it nowhere.
    const api = run.pull === undefined ? undefined : search.api;
    const commit = await nameBaselineCommit({ ref, run, api }, git);
    const { id: repositoryId, defaultBranch: branch } = run.repository;
    if (branch === undefined)
        return {
            kind: 'absent',
            reason: 'the event does not name the default branch, and only its baselines are trusted',
        };
    const isOwn = (one) => isTrusted(one, { repositoryId, branch });
    const listed = await listBaselineCandidates(search.api, nameBaselineArtifact(key), found => hasExact(found.filter(isOwn), commit));
    let ancestors;
    const ask = async () => (await listAncestors(git, commit)) ?? (await fetchAncestors(search.api, commit));
    return { commit, candidates: listed.filter(isOwn), refused: new Set(), findAncestors: () => (ancestors ??= ask()) };
}
function hasExact(candidates, commit) {
    return candidates.some(one => one.headSha === commit && !one.expired);
}
async function choose(api, { commit, candidates, refused, findAncestors }) {
    for (;;) {
        const left = candidates.filter(one => !refused.has(one.runId));
        const ancestors = left.length === 0 || hasExact(left, commit) ? [] : await findAncestors();
        const choice = chooseCandidate({ candidates: left, commit, ancestors });
        if (!('candidate' in choice))
            return { kind: 'absent', reason: choice.message };
        const { event, runNumber } = await readRunEvent(api, choice.candidate.runId);
        const behind = choice.kind === 'exact' ? 0 : choice.commitsBehind;
        const { candidate, message } = choice;
        if (isTrustedEvent(event))
            return { kind: 'chosen', candidate, runNumber, behind, message };
        refused.add(candidate.runId);
    }
}
async function fetch({ api, run, key, home }, chosen) {
    const { candidate, runNumber, behind, message } = chosen;
    const { sizeInBytes: largestInBytes } = payloadLimits;
    const directory = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(home, 'published-'));
    const limits = { directory, largestInBytes: largestInBytes + longestManifest };
    const zip = await downloadArtifact(api, candidate, limits);
    const file = (0,external_node_path_.join)(directory, baselineFiles.payload);
    const contents = await readZip(zip, [
        { name: baselineFiles.manifest, largestInBytes: longestManifest },
        { name: baselineFiles.payload, largestInBytes, to: file },
    ]);
    const manifest = decodeManifest(contents.get(baselineFiles.manifest).toString('utf8'));
    checkManifest(manifest, { commit: candidate.headSha, suite: key.suite });
    const { sha256 } = manifest.payload;
    await tryUnpacking({ file, sha256 }, directory);
    const artifact = { runId: candidate.runId, runNumber, digest: candidate.digest, behind };
    const origin = {
        label: run.repository.defaultBranch,
        source: 'artifact',
        commit: candidate.headSha,
        artifact,
        environment: manifest.environment,
    };
    const baseline = { kind: 'packed', file, sha256, origin, ledger: manifest.ledger };
    return { kind: 'found', baseline, message };
}
/** An archive that cannot be unpacked is no baseline: found out before anything is installed, there is still something else to do. */
async function tryUnpacking(archive, directory) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const tried = published_baseline_addDisposableResource(env_1, await makeTemporaryDirectory(directory), true);
        await unpackPayload(archive, (0,external_node_path_.join)(tried.path, 'payload'));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = published_baseline_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function checkManifest({ commit, suite }, expected) {
    if (commit !== expected.commit)
        throw new ManifestError(`its manifest is of the commit ${commit}, and its run was of ${expected.commit}`);
    if (suite !== expected.suite)
        throw new ManifestError(`its manifest is of the suite "${suite.slice(0, 80)}"`);
}

;// CONCATENATED MODULE: ./lib/action/baseline.js



/** What the contender is to be compared with; where an artifact is wanted and there is none, it is built, if it is said how. */
async function findBaseline(asked, { api, ...search }) {
    if (asked.kind !== 'artifact')
        return asked;
    const found = api === undefined ? tokenless : await findPublished({ ...search, api, ref: asked.ref });
    if (found.kind === 'found') {
        core/* info */.pq(harmlessLines(`The baseline is ${found.message}.`));
        return found.baseline;
    }
    if (asked.fallback === undefined)
        return found;
    core/* info */.pq(harmlessLines(`The baseline is built here: ${found.reason}.`));
    return asked.fallback;
}
const tokenless = {
    kind: 'absent',
    reason: 'a published baseline cannot be found without a token: leave "github-token" at its default',
};

;// CONCATENATED MODULE: ./lib/github/api/pages.js
/** All items of a list, over all its pages; pages are as large as they can be, since each is a request. */
async function listAll(ask) {
    const all = [];
    for (let page = 1;; page++) {
        const { data, headers } = await ask({ per_page: 100, ...(page > 1 ? { page } : {}) });
        all.push(...data);
        if (!headers.link?.includes('rel="next"'))
            return all;
    }
}

;// CONCATENATED MODULE: ./lib/github/comment/find.js




/** The comments of a pull request on GitHub. */
function makeConversation({ once, request, repository }, number) {
    const { actions, issues, pulls } = once.rest;
    const place = { ...repository, issue_number: number };
    let login;
    return {
        list: () => listComments(page => issues.listComments({ ...place, ...page })),
        async create(body) {
            const { data } = await issues.createComment({ ...place, body });
            return { id: data.id, url: data.html_url };
        },
        async update(id, body) {
            await issues.updateComment({ ...repository, comment_id: id, body });
        },
        async remove(id) {
            await issues.deleteComment({ ...repository, comment_id: id });
        },
        async readHead() {
            const { data } = await pulls.get({ ...repository, pull_number: number });
            return data.head.sha;
        },
        readLogin: () => (login ??= askForLogin(request)),
        async isUnderWay({ id, attempt }) {
            const { data } = await actions.getWorkflowRun({ ...repository, run_id: id });
            return data.status !== 'completed' && data.run_attempt === attempt;
        },
    };
}
/** REST tells it only of people's tokens. */
async function askForLogin(request) {
    const { data } = await request('POST /graphql', { query: '{ viewer { login } }' });
    const told = dist/* safeParse */.xLC(viewer, data);
    if (!told.success)
        throw new GitHubError('refused', 'GitHub did not say whose token this is');
    return told.output.data.viewer.login;
}
const viewer = dist/* object */.Ikc({ data: dist/* object */.Ikc({ viewer: dist/* object */.Ikc({ login: dist/* string */.YjP() }) }) });
async function listComments(ask) {
    try {
        return (await listAll(ask)).map(({ id, html_url, body, user }) => ({
            id,
            url: html_url,
            body: body ?? '',
            author: user && { login: user.login, isBot: user.type === 'Bot' },
        }));
    }
    catch (error) {
        throw error instanceof GitHubError && error.kind === 'forbidden' ? nameRightToWrite(error) : error;
    }
}
/** GitHub names the right to read; but comments are listed to write one, and with that alone the next request would fail. */
function nameRightToWrite({ message, cause }) {
    const named = message.replaceAll(': read"', ': write"');
    const isNamed = named.includes('"pull-requests: write"') || !isRequestFailure(cause) || cause.status !== 403;
    const hint = isNamed ? '' : '; to comment, the job needs "pull-requests: write" under "permissions"';
    return new GitHubError('forbidden', `${named}${hint}`, { cause });
}
/**
 * Those of `comments` that are of the suite and by the token's own author, the oldest first: anyone can write our marker into a
 * comment.
 *
 * Nobody but a workflow of the repository writes as `github-actions[bot]`; so where all are by that one, as with the token of
 * the job, no request is spent on who we are.
 */
async function findMine(conversation, comments, suite) {
    const marked = findMarked(comments, suiteKey(suite));
    if (marked.every(comment => isBy(comment, jobLogin)))
        return marked;
    const login = await readLogin(conversation);
    return marked.filter(comment => isBy(comment, login));
}
/** Where GitHub does not tell who we are, we are whom most are. */
async function readLogin(conversation) {
    try {
        return await conversation.readLogin();
    }
    catch (error) {
        if (error instanceof GitHubError)
            return jobLogin;
        throw error;
    }
}
const jobLogin = 'github-actions[bot]';
/** An app is called with and without its suffix, which no user's name can have. */
function isBy({ author }, login) {
    if (author === null)
        return false;
    return author.isBot ? bare(author.login) === bare(login) : author.login === login;
}
function bare(login) {
    return login.replace(/\[bot\]$/, '');
}
/** The comments that bear the marker of `key`, the oldest first. */
function findMarked(comments, key) {
    const marked = comments.flatMap(comment => {
        const marker = decodeMarker(comment.body);
        return marker?.key === key ? { ...comment, marker } : [];
    });
    return marked.sort((one, other) => one.id - other.id);
}

;// CONCATENATED MODULE: ./lib/github/comment/decide.js

/** What a run does with its comment, where `mine` are the suite's comments by its own author, the oldest first. */
function decideComment(mine, situation) {
    const { run, rounds, head, body, isWorthCreating } = situation;
    // Whoever reads the comment looks at the head; and the run for the new head is under way, or waits.
    if (run.head !== head)
        return { kind: 'superseded', by: 'moved-head' };
    if (mine.some(({ marker }) => isOvertakenBy(marker.run, run)) || findAnnounced(mine, run) !== undefined)
        return { kind: 'superseded', by: 'newer-run' };
    const heavier = mine.find(({ marker }) => isOfMoreRounds(marker, run, rounds));
    if (heavier !== undefined)
        return { kind: 'outweighed', comment: heavier };
    const [comment, ...duplicates] = mine;
    if (comment === undefined)
        return { kind: isWorthCreating ? 'create' : 'silence' };
    return { kind: isSameText(comment.body, body) ? 'leave' : 'update', comment, duplicates };
}
/** What a run that begins does with a comment of an older one: a note on top; undefined where there is none to be made. */
function decideNote(mine, run) {
    const [comment] = mine;
    if (comment === undefined)
        return undefined;
    const { marker } = comment;
    if (!isNewer(run, marker.run))
        return undefined;
    return marker.again === undefined || isNewer(run, marker.again) ? comment : undefined;
}
/** Whether `other` is newer than `run`, and for the same commit. */
function isOvertakenBy(other, run) {
    return other.head === run.head && isNewer(other, run);
}
/** Whether a comment rests on more rounds than the `rounds` of `run`, and of the same commit. */
function isOfMoreRounds(marker, run, rounds) {
    return marker.run.head === run.head && !isSame(marker.run, run) && (marker.rounds ?? 0) > rounds;
}
/** The newer run that measures again, as one of the comments says. Who runs an older run again has seen that it came to nothing. */
function findAnnounced(mine, run) {
    if (run.attempt > 1)
        return undefined;
    return mine.map(({ marker }) => marker.again).find(again => again !== undefined && isOvertakenBy(again, run));
}
/** GitHub may give back other line ends than it was given. */
function isSameText(posted, body) {
    return tidy(posted) === tidy(body);
}
function tidy(text) {
    return text.replaceAll('\r\n', '\n').trimEnd();
}

;// CONCATENATED MODULE: ./lib/github/comment/write.js





/**
 * Makes, renews or leaves the one comment of a suite, and removes what a race may have left beside it.
 *
 * It is decided anew after every pause: in the meantime a newer run may have written, and a request whose answer was lost may have
 * been granted.
 */
async function writeComment(conversation, request) {
    if (request.policy === 'never')
        return { kind: 'silent' };
    let id;
    const attempt = async () => {
        const comments = await conversation.list();
        const told = request.isSecondHand ? findTold(comments, request.run) : undefined;
        if (told !== undefined)
            return { kind: 'left', url: told.url };
        const decision = await write_decide(conversation, request, await findMine(conversation, comments, request.suite));
        id = 'comment' in decision ? decision.comment.id : undefined;
        return await carryOut(decision, conversation, request);
    };
    const result = await orFailure(() => insist_insist(attempt, new Patience(writingPatience)));
    return result.kind === 'failed' && id !== undefined ? { ...result, id } : result;
}
/**
 * The comment in which `run` itself has told already. Only what a workflow of the repository wrote counts: anybody can write our
 * marker.
 */
function findTold(comments, run) {
    return comments.find(({ body, author }) => {
        const marker = decodeMarker(body);
        return marker !== undefined && isSame(marker.run, run) && author?.isBot && author.login === 'github-actions[bot]';
    });
}
async function write_decide(conversation, request, mine) {
    const isWorthCreating = request.policy === 'auto' || request.isChanged;
    if (mine.length === 0 && !isWorthCreating)
        return { kind: 'silence' };
    const heeded = await forgetEnded(conversation, mine, request.run);
    // Last, so that there is the least time for it to change.
    const head = await conversation.readHead();
    return decideComment(heeded, { ...request, head, isWorthCreating });
}
/** `mine`, without the note of a newer run that was cancelled, or broke, before it could take it back. */
async function forgetEnded(conversation, mine, run) {
    const announced = findAnnounced(mine, run);
    if (announced === undefined || (await isUnderWay(conversation, announced)))
        return mine;
    return mine.map(comment => ({ ...comment, marker: { ...comment.marker, again: undefined } }));
}
/** Where the token may not read runs, a run that has announced itself is believed. */
async function isUnderWay(conversation, run) {
    try {
        return await conversation.isUnderWay(run);
    }
    catch (error) {
        if (error instanceof GitHubError && error.kind === 'not-found')
            return false;
        if (error instanceof GitHubError && error.kind === 'forbidden')
            return true;
        throw error;
    }
}
async function carryOut(decision, conversation, request) {
    switch (decision.kind) {
        case 'silence':
            return { kind: 'silent' };
        case 'superseded':
            return decision;
        case 'outweighed':
            await conversation.update(decision.comment.id, noteFewerRounds(decision.comment.body, request));
            return { kind: 'superseded', by: 'more-rounds' };
        case 'create':
            return create(conversation, request);
        case 'leave':
            await removeAll(conversation, decision.duplicates);
            return { kind: 'left', url: decision.comment.url };
        case 'update': {
            const { comment, duplicates } = decision;
            const result = await update(conversation, comment, request);
            await removeAll(conversation, duplicates);
            return result;
        }
    }
}
async function create(conversation, request) {
    const created = await withShorter(request, body => conversation.create(body));
    const settled = await orFailure(() => write_settle(conversation, request, created));
    // A duplicate that stays is no harm: the next run finds it again.
    return 'reason' in settled ? { kind: 'created', url: created.url } : settled;
}
/** Where another run has made a comment at the same time, the older of the two stays, with what the newer run has to say. */
async function write_settle(conversation, request, created) {
    const comments = await conversation.list();
    const others = comments.filter(({ id }) => id !== created.id);
    if ((await findMine(conversation, others, request.suite)).length === 0)
        return { kind: 'created', url: created.url };
    const mine = await findMine(conversation, comments, request.suite);
    const decision = await write_decide(conversation, request, mine);
    const result = await carryOut(decision, conversation, request);
    const isKept = mine[0]?.id === created.id || 'duplicates' in decision;
    if (!isKept)
        await removeAll(conversation, [created]);
    return result;
}
async function update(conversation, { id, url }, request) {
    try {
        await withShorter(request, body => conversation.update(id, body));
        return { kind: 'updated', url };
    }
    catch (error) {
        // Someone removed it a moment ago.
        if (error instanceof GitHubError && error.kind === 'not-found')
            return create(conversation, request);
        throw error;
    }
}
async function withShorter({ body, shortBody }, write) {
    try {
        return await write(body);
    }
    catch (error) {
        if (error instanceof GitHubError && error.kind === 'refused')
            return write(shortBody);
        throw error;
    }
}
async function removeAll(conversation, duplicates) {
    for (const { id } of duplicates)
        await orFailure(() => conversation.remove(id));
}
/** Says in the suite's comment, where there is one, that `run` measures anew. To be done before anything is measured. */
async function noteRun(conversation, request) {
    return changeNote(conversation, request, mine => {
        const comment = decideNote(mine, request.run);
        return comment && { comment, body: noteAgain(comment.body, request) };
    });
}
/** Takes back what {@link noteRun} said, where it is still there: the run has ended, and has nothing to say. */
async function removeRunNote(conversation, request) {
    return changeNote(conversation, request, mine => {
        const comment = mine.find(({ marker }) => marker.again !== undefined && isSame(marker.again, request.run));
        return comment && { comment, body: removeNote(comment.body) };
    });
}
async function changeNote(conversation, { suite }, change) {
    const attempt = async () => {
        const changed = change(await findMine(conversation, await conversation.list(), suite));
        if (changed === undefined)
            return { kind: 'silent' };
        await conversation.update(changed.comment.id, changed.body);
        return { kind: 'noted' };
    };
    return orFailure(() => insist_insist(attempt, new Patience(shortPatience)));
}
async function orFailure(work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        return { kind: error.kind === 'forbidden' ? 'forbidden' : 'failed', reason: error.message };
    }
}

;// CONCATENATED MODULE: ./lib/github/labels.js


/**
 * Whether the pull request bears `label` now, and who set it.
 *
 * It is asked of GitHub, since the event of a run says what was so when it was first started, also in its re-runs. Labels need
 * the right to triage, so the author of a pull request from a fork cannot accept their own slowdown.
 */
async function findAcceptance(api, pull, label) {
    try {
        const { data } = await api.rest.pulls.get({ ...api.repository, pull_number: pull });
        const isSet = data.labels.some(({ name }) => isSameLabel(name, label));
        return isSet ? { kind: 'given', label, by: await findSetter(api, pull, label) } : { kind: 'missing', label };
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        return { kind: 'unknown', label, reason: error.message };
    }
}
/** Who set the label last; undefined where the token may not read that. */
async function findSetter(api, pull, label) {
    try {
        const events = await listAll(page => api.rest.issues.listEvents({ ...api.repository, issue_number: pull, ...page }));
        const set = events.filter(one => one.event === 'labeled' && 'label' in one && isSameLabel(one.label.name, label));
        return set.at(-1)?.actor?.login;
    }
    catch (error) {
        if (error instanceof GitHubError)
            return undefined;
        throw error;
    }
}
/** GitHub takes labels that differ in case for the same. */
function isSameLabel(one, other) {
    return one?.toLowerCase() === other.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/github/step/comment.js



/** Leaves the comment's address in the outputs, and a notice where it was not written as asked. */
function announceComment(result, explanation) {
    setOutput('comment-url', 'url' in result ? result.url : '');
    const notice = explainComment(result, explanation);
    if (notice !== undefined)
        core/* notice */.lm(notice);
}
/** What the log says of a comment that could not be written as asked; undefined where there is nothing to say. */
function explainComment(result, { cause, command }) {
    switch (result.kind) {
        case 'created':
        case 'updated':
        case 'left':
        case 'silent':
            return undefined;
        case 'superseded':
            return `The comment was left alone: ${superseded[result.by]}. This run's report is in the job summary.`;
        case 'forbidden':
            return harmlessLines(`The report is in the job summary, and not in a comment: ${cause === undefined ? result.reason : readOnly[cause]}`);
        case 'failed':
            return harmlessLines(`The report is in the job summary; the comment could not be written: ${result.reason}${command === undefined ? '' : `\nThis posts it later: ${command}`}`);
    }
}
const superseded = {
    'newer-run': 'a newer run has written it, or will write it',
    'moved-head': 'the pull request has newer commits than this run',
    'more-rounds': 'an earlier run completed more rounds of the same commit',
};
const reporter = 'A second workflow "on: workflow_run" with "mode: report" comments on them.';
const readOnly = {
    fork: `on pull requests from forks the token may only read. ${reporter}`,
    dependabot: `on pull requests by Dependabot the token may only read. ${reporter}`,
};

;// CONCATENATED MODULE: ./lib/action/post.js








const noted = dist/* object */.Ikc({ pull: dist/* number */.aig(), suite: dist/* string */.YjP() });
const state = 'noted';
/** Leaves to the post step to take the note back, should this step not come so far. */
function rememberNote(note) {
    keepState(JSON.stringify(note));
}
/** Leaves nothing to the post step: the note is gone, or never was. */
function forgetNote() {
    keepState('');
}
/** Without a file for it, the state would be a command in the log. Where the file cannot be written, the note stays until the next run. */
function keepState(text) {
    if (!process.env.GITHUB_STATE)
        return;
    try {
        core/* saveState */.LZ(state, text);
    }
    catch {
        core/* info */.pq('Nothing could be left to the post step ("GITHUB_STATE" cannot be written).');
    }
}
/** Takes back the note of a run that was cancelled, or broke, before it had anything to say. Nothing of it fails the job. */
async function post() {
    const text = core/* getState */.Gu(state);
    if (text === '')
        return;
    try {
        await takeNoteBack(dist/* parse */.qgA(noted, JSON.parse(text)), readRun(process.env, core/* getInput */.V4('github-token')));
    }
    catch (error) {
        core/* info */.pq(`The comment still says that it is measured again: ${describeError(error, process.env)}`);
    }
}
async function takeNoteBack({ pull, suite }, run) {
    const api = await findApi(run);
    if (api === undefined)
        return;
    const conversation = makeConversation(api, pull);
    const result = await removeRunNote(conversation, { suite, run: run.identity, runUrl: run.url });
    if ('reason' in result)
        core/* info */.pq(harmlessLines(`The comment still says that it is measured again: ${result.reason}`));
}

;// CONCATENATED MODULE: ./lib/github/api/quietly.js
/**
 * `work()` without what it writes to the step's log, but for what the runner must learn to hide.
 *
 * The client of artifacts reports its progress there in a dozen lines for each artifact, and, where the step is debugged, the
 * signed addresses. Nothing else may write meanwhile.
 */
async function quietly(work) {
    if (working++ === 0)
        process.stdout.write = writeMasks;
    try {
        return await work();
    }
    finally {
        if (--working === 0)
            process.stdout.write = quietly_write;
    }
}
const { write: quietly_write } = process.stdout;
let working = 0;
function writeMasks(...words) {
    if (String(words[0]).startsWith('::add-mask::'))
        return quietly_write.apply(process.stdout, words);
    const done = words.at(-1);
    if (typeof done === 'function')
        done();
    return true;
}

;// CONCATENATED MODULE: ./lib/github/artifacts/upload.js



// What is large in our artifacts is compressed already.
const compressionLevel = 1;
/** Stores files as an artifact of this run; one of the same name, from an earlier attempt of the run, gives way. */
async function uploadArtifact(upload) {
    checkRunner(upload.name);
    const client = await openClient();
    const { name, files, root, retentionDays } = upload;
    const store = () => client.uploadArtifact(name, [...files], root, {
        compressionLevel,
        ...(retentionDays === undefined ? {} : { retentionDays }),
    });
    try {
        const { id, size, digest } = await quietly(() => store().catch(error => giveWay(error, client, upload).then(store)));
        if (id === undefined || size === undefined || !digest)
            throw new Error('GitHub did not confirm it');
        return { id, sizeInBytes: size, digest: `sha256:${digest}` };
    }
    catch (error) {
        throw new ArtifactError(`the artifact "${name}" could not be stored: ${upload_explain(error)}`, { cause: error });
    }
}
/** Makes a second try possible where there is reason for one: the first was cut off, or an artifact stands in the way. */
async function giveWay(error, client, { name }) {
    const message = error instanceof Error ? error.message : '';
    // The client itself does not try again where a connection is reset between it and the service.
    if (message.includes('Unable to make request'))
        return;
    if (!message.includes('(409)'))
        throw error;
    await client.deleteArtifact(name).catch(() => {
        throw error;
    });
}
function checkRunner(name) {
    if (process.env.ACTIONS_RUNTIME_TOKEN && process.env.ACTIONS_RESULTS_URL)
        return;
    throw new ArtifactError(`the artifact "${name}" could not be stored: only a step that uses the action can store artifacts, and the runner has not given it the means ("ACTIONS_RUNTIME_TOKEN")`);
}
async function openClient() {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    return new DefaultArtifactClient();
}
function upload_explain(error) {
    if (!(error instanceof Error))
        return oneLine(String(error));
    const status = 'statusCode' in error && typeof error.statusCode === 'number' ? ` (status ${error.statusCode})` : '';
    return `${oneLine(error.message)}${status}; ${findRemedy(error)}`;
}
/** A full storage stays full, however often the job runs again. */
function findRemedy({ message }) {
    return /quota|insufficient usage/i.test(message)
        ? 'delete artifacts that nobody needs, or keep them for fewer days ("retention-days"); GitHub counts anew within 12 hours'
        : 'run the job again, and see https://www.githubstatus.com';
}

;// CONCATENATED MODULE: ./lib/action/told.js
var told_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var told_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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












/** Writes the comment, and says what became of it; one that GitHub did not take is kept as an artifact, with the command that posts it later. */
async function tellPull({ api, run, pull, request, cause }) {
    const result = await writeComment(makeConversation(api, pull), request);
    const command = result.kind === 'failed' ? await keepComment({ run, pull, request }, result.id) : undefined;
    announceComment(result, { cause, command });
    return result;
}
/** undefined: it could not be kept either. */
async function keepComment({ run, pull, request }, id) {
    const name = nameCommentArtifact(request.suite);
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const home = told_addDisposableResource(env_1, await makeTemporaryDirectory(), true);
            const path = (0,external_node_path_.join)(home.path, commentEntry);
            writeWhole(path, request.body);
            const stored = await uploadArtifact({ name, files: [path], root: home.path });
            setOutput('artifact-id', stored.id);
            const place = id === undefined ? `issues/${pull}/comments` : `issues/comments/${id}`;
            return describePosting({ name, run, place, isEdit: id !== undefined });
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = told_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        if (!(error instanceof ArtifactError || error instanceof DiskError))
            throw error;
        core/* warning */.$e(harmlessLines(error.message));
        return undefined;
    }
}
const commentEntry = 'comment.md';
/** The command that posts a kept comment, or edits the one that is there, as whoever runs it. */
function describePosting({ name, run, place, isEdit }) {
    const { owner, name: repository, url } = run.repository;
    const { host } = new URL(url);
    const isUsual = host === 'github.com';
    const download = `gh run download ${run.identity.id} --repo ${isUsual ? '' : `${host}/`}${owner}/${repository} --name ${name} --dir ${name}`;
    const post = `gh api ${isUsual ? '' : `--hostname ${host} `}${isEdit ? '--method PATCH ' : ''}repos/${owner}/${repository}/${place}`;
    return `${download} && ${post} --field body=@${name}/${commentEntry}`;
}

;// CONCATENATED MODULE: ./lib/action/commenting.js









const silent = {
    begin: async () => undefined,
    tell: async () => undefined,
    findAcceptance: undefined,
};
/** The pull request of `run`; a part of a merged report says nothing of its own. */
function openCommenting(run, api, asked) {
    const { pull } = run;
    const isPart = asked.key.leg !== undefined || asked.key.shard !== undefined;
    if (api === undefined || pull === undefined || isPart)
        return silent;
    return {
        ...(pull.readOnlyCause === undefined && asked.comment !== 'never'
            ? makeWriter({ api, pull: pull.number, run, asked })
            : { begin: silent.begin, tell: async () => commenting_explain(asked, pull) }),
        findAcceptance: asked.overrideLabel === '' ? undefined : () => findAcceptance(api, pull.number, asked.overrideLabel),
    };
}
function makeWriter({ api, pull, run, asked }) {
    return {
        async begin() {
            const { suite } = asked.key;
            rememberNote({ pull, suite });
            const noted = await noteRun(makeConversation(api, pull), { suite, run: run.identity, runUrl: run.url });
            if (noted.kind === 'failed')
                core/* info */.pq(harmlessLines(`The comment was not marked as outdated: ${noted.reason}`));
            if (noted.kind === 'silent' || noted.kind === 'forbidden')
                forgetNote();
        },
        async tell(report) {
            const pages = makeCommentPages(report, { ...asked, run: run.identity, runUrl: run.url });
            const result = await tellPull({ api, run, pull, request: { ...pages, policy: asked.comment } });
            if (isNoteGone(result))
                forgetNote();
            return result;
        },
    };
}
/** Whether a comment that was noted to be measured again says something else by now, whatever comes of a run that was overtaken. */
function isNoteGone(result) {
    if (result.kind === 'superseded')
        return result.by === 'more-rounds';
    return result.kind !== 'failed' && result.kind !== 'forbidden';
}
/** A token that only reads is no reason to ask: its record goes to the reporter. */
function commenting_explain({ comment }, { readOnlyCause }) {
    if (comment === 'never')
        return { kind: 'silent' };
    const result = { kind: 'forbidden', reason: 'its token may only read' };
    announceComment(result, { cause: readOnlyCause });
    return result;
}

;// CONCATENATED MODULE: ./lib/inputs/declaration.js

/** The modes of the action. */
const modes = ['compare', 'publish', 'report', 'merge', 'self-test'];
function makeKind(placeholder, parse) {
    return (about) => ({
        placeholder,
        ...about,
        decode: (text, name) => text === '' && about.default === undefined ? undefined : parse(text, name, about),
        // The two signatures of Kind say when it is undefined, which is beyond what one function can be told to give.
    });
}
/** Any text. */
const declaration_text = makeKind('TEXT', given => given);
/** A shell line. */
const shellLine = makeKind('LINE', given => given);
/** True or false; an option without a value. */
const flag = makeKind(undefined, parseFlag);
/** A whole number. */
const declaration_count = makeKind('N', parseCount);
/** A time with its unit, in seconds. */
const declaration_duration = makeKind('TIME', parseDuration);
/** A percentage, as a fraction. */
const declaration_percentage = makeKind('PERCENT', (given, name, about) => parseFraction(given, name, { ...about, example: about.default ?? '5%' }));
/** Lines of text; none where it is not given. */
function lines(about) {
    return { placeholder: 'LINE', isRepeatable: true, ...about, decode: parseLines };
}
/** One of several words. */
function choice(about) {
    return { placeholder: 'NAME', ...about, decode: (given, name) => parseChoice(given, name, about.names) };
}
/** Any of several words, separated by commas; or the default alone, which stands for `otherwise`. */
function anyOf(about) {
    return {
        placeholder: 'NAMES',
        ...about,
        decode: (given, name) => given === about.default
            ? about.otherwise
            : parseNames(given, name, { names: about.names, otherwise: about.default }),
    };
}
/** A kind of its own. */
function special(about) {
    return about;
}

;// CONCATENATED MODULE: ./lib/inputs/declared/takers.js
/** What measures. */
const measurers = ['compare', 'publish', 'self-test'];
/** What finds or builds the baseline that its user names. */
const comparers = ['compare', 'self-test'];
/** What judges measurements. */
const judges = ['compare', 'publish', 'self-test', 'report', 'merge', 'analyze'];
/** What tells people of what was found, and may fail. */
const tellers = ['compare', 'report', 'merge'];

;// CONCATENATED MODULE: ./lib/inputs/declared/github.js



/** A matrix has at most 256 jobs. */
const mostLegs = 256;
/** What only the action has a use for. */
const github = {
    overrideLabel: declaration_text({
        default: 'performance-accepted',
        only: 'action',
        takenBy: tellers,
        help: 'Label that accepts what {fail-on} found. With this label on the pull request, the job does not fail and shows a notice.',
    }),
    comment: choice({
        names: ['auto', 'changes', 'never'],
        default: 'auto',
        only: 'action',
        takenBy: tellers,
        help: 'Whether a pull request gets a comment: `auto` (if the token may), `changes` (only if something changed) or `never`.',
    }),
    measure: flag({
        default: 'true',
        only: 'action',
        takenBy: ['publish'],
        help: 'Whether `publish` also measures. `false` publishes in seconds.',
    }),
    retentionInDays: declaration_count({
        name: 'retention-days',
        least: 1,
        most: 400,
        only: 'action',
        takenBy: ['publish'],
        help: 'Days that a published baseline is kept. By default, as the repository is set up.',
    }),
    leg: special({
        actionDefault: "${{ strategy.job-total > 1 && format('auto:{0}', strategy.job-index) || 'auto' }}",
        only: 'action',
        placeholder: 'NAME',
        takenBy: ['compare', 'publish'],
        decode: parseKeyPart,
        help: 'Key of one job of a matrix. A leg has its own artifact and its own section in a merged report. It does not comment, and it does not fail. By default, each job of a matrix is a leg with its number as the key.',
    }),
    legs: declaration_count({
        least: 1,
        most: mostLegs,
        only: 'action',
        takenBy: ['merge'],
        help: 'In `merge`: how many legs there must be. Missing legs are reported.',
    }),
    shard: special({
        only: 'action',
        placeholder: 'NAME',
        takenBy: ['compare', 'publish'],
        decode: parseKeyPart,
        help: 'Key of this runner, if several runners measure the same suite. A merged report pools their rounds.',
    }),
    githubToken: declaration_text({
        actionDefault: '${{ github.token }}',
        only: 'action',
        takenBy: modes,
        help: 'Token that reads artifacts and the baseline commit, and writes the comment.',
    }),
};
const longestKeyPart = 100;
function parseKeyPart(text, name) {
    if (text.length <= longestKeyPart)
        return text || undefined;
    throw new InputError(`"${name}" is ${shown(text)}…; it must be a name of at most ${longestKeyPart} characters`);
}

;// CONCATENATED MODULE: ./lib/inputs/declared/judging.js




/** The file of rules of a repository. */
const usualConfig = '.github/counterbalance.yml';
const lacks = allowances.map(name => `\`${name}\``).join(', ');
const conditions = gateConditions.map(name => `\`${name}\``).join(', ');
/** How measurements become verdicts, and what fails. */
const judging = {
    threshold: declaration_percentage({
        from: 0,
        below: 1,
        default: '2%',
        takenBy: judges,
        help: 'Smallest change worth reporting.',
    }),
    confidence: declaration_percentage({
        from: 0.5,
        below: 1,
        default: '95%',
        takenBy: judges,
        help: 'Confidence of the intervals.',
    }),
    metrics: declaration_text({
        default: 'primary',
        placeholder: 'NAMES',
        isRecorded: true,
        takenBy: judges,
        help: 'Metrics that get a verdict: `primary`, `all` that the command prints, and names such as `cpu-time`, separated by commas. Other metrics are only shown.',
    }),
    config: declaration_text({
        actionDefault: usualConfig,
        placeholder: 'FILE',
        isRecorded: true,
        takenBy: ['compare', 'publish', 'report', 'merge', 'analyze'],
        help: {
            action: 'File of rules by benchmark (thresholds, budgets and more). It may be missing. For a pull request, it is read from the baseline commit.',
            'command line': `File of rules by benchmark (thresholds, budgets and more). By default, a comparison uses \`${usualConfig}\` of the baseline.`,
        },
    }),
    failOn: anyOf({
        names: gateConditions,
        default: 'never',
        otherwise: [],
        isRepeatable: true,
        takenBy: tellers,
        help: {
            action: `What fails the job: \`never\`, or any of ${conditions}, separated by commas.`,
            'command line': `What ends with exit status 1: \`never\`, or any of ${conditions}, separated by commas.`,
        },
    }),
    allow: anyOf({
        names: allowances,
        default: '',
        otherwise: [],
        isRepeatable: true,
        takenBy: tellers,
        help: `What {fail-on} accepts although results of the contender are missing: any of ${lacks}, separated by commas. See docs/gates.md.`,
    }),
    looks: special({
        placeholder: 'ROUNDS',
        only: 'command line',
        takenBy: ['analyze'],
        decode: parseLooks,
        help: 'Numbers of rounds after which the data were examined, such as `5,8,13,20`.',
    }),
};
function parseLooks(text) {
    if (text === '')
        return undefined;
    const looks = text.split(',').map(word => (/^\s*\d{1,6}\s*$/.test(word) ? Number(word) : Number.NaN));
    if (looks.every((look, index) => look > (looks[index - 1] ?? 0)))
        return looks;
    throw new InputError(`"looks" is ${shown(text)}; it must be ascending numbers of rounds, such as 5,8,13,20`);
}

;// CONCATENATED MODULE: ./lib/measure/instruments/request.js
const instrumentNames = ['clock', 'rusage', 'perf', 'callgrind'];
/** Whether exact counts are wanted. */
function asksForCounts(request) {
    return request !== 'auto' && request.includes('callgrind');
}

;// CONCATENATED MODULE: ./lib/inputs/declared/measuring.js







const measuring_mostRounds = 10_000;
/** How much is measured, and in which way. */
const measuring = {
    minRounds: declaration_count({
        least: 1,
        most: measuring_mostRounds,
        default: '5',
        takenBy: measurers,
        help: 'Rounds before the first look at the data.',
    }),
    maxRounds: declaration_count({
        least: 1,
        most: measuring_mostRounds,
        default: '20',
        takenBy: measurers,
        help: 'Rounds at the last look. Measuring ends earlier if more rounds could not change the verdicts.',
    }),
    rounds: special({
        placeholder: 'N',
        takenBy: measurers,
        decode: parseRounds,
        help: 'Exact number of rounds, with one look at the end. `auto` runs as many rounds as the threshold needs.',
    }),
    timeBudgetInSeconds: declaration_duration({
        name: 'time-budget',
        default: '10m',
        isRecorded: true,
        takenBy: measurers,
        help: 'No new round starts after this time.',
    }),
    invocationTimeoutInSeconds: declaration_duration({
        name: 'invocation-timeout',
        default: '5m',
        isRecorded: true,
        takenBy: measurers,
        help: 'A command that runs longer is ended, with all its child processes.',
    }),
    warmups: declaration_count({
        least: 0,
        most: 1000,
        default: '1',
        isRecorded: true,
        takenBy: measurers,
        help: 'Rounds that run first and are thrown away.',
    }),
    warmupTimeInSeconds: declaration_duration({
        name: 'warmup-time',
        isRecorded: true,
        takenBy: measurers,
        help: 'Shortest time for these warm-up rounds, such as `10s`.',
    }),
    prepare: shellLine({
        isRecorded: true,
        takenBy: measurers,
        help: 'Shell command that runs before each invocation and is not timed (drop caches, reset a database).',
    }),
    batch: special({
        placeholder: 'N',
        default: 'auto',
        isRecorded: true,
        takenBy: measurers,
        decode: parseBatch,
        help: 'Runs in a row that make one invocation, for commands too short to be timed alone (format `process` only). `auto` chooses a number during the warm-up, if the command takes less than 10 ms.',
    }),
    slope: special({
        placeholder: 'N,N',
        isRecorded: true,
        takenBy: measurers,
        decode: parseSlope,
        help: 'Two numbers of repeats, such as `10, 100`. The command repeats its work `$BENCH_REPEATS` times. The value is the time of one repeat, without the start of the command (format `process` only).',
    }),
    instruments: anyOf({
        names: instrumentNames,
        default: 'auto',
        otherwise: 'auto',
        isRecorded: true,
        takenBy: measurers,
        help: 'What to measure around the process: any of `clock`, `rusage` (CPU time, memory) and `perf` (counters of the processor). Or `callgrind` alone (instructions, 20 to 50 times slower). `auto` uses the first three if they are available.',
    }),
    quiet: choice({
        names: quietChoices,
        default: 'auto',
        isRecorded: true,
        takenBy: measurers,
        help: 'How to keep the machine quiet, for both sides alike. `auto` leaves a core to the harness if there are three or more, and raises the priority if permitted. `off` does nothing. `strict` uses one core, and refuses a machine that cannot be kept quiet.',
    }),
    isolate: choice({
        names: isolationChoices,
        default: 'off',
        isRecorded: true,
        takenBy: measurers,
        help: 'Whether a command can write only to its own copy. `off` does nothing. `auto` makes the other copies and the files of the action read-only for the command (on Linux, if the kernel permits it without root). `sudo` fails in such a command. `prepare`, `setup` and `install` are not isolated.',
    }),
    passEnv: special({
        only: 'action',
        placeholder: 'NAMES',
        takenBy: measurers,
        decode: parsePassEnv,
        help: 'Names of variables that commands get although they look like secrets, separated by spaces. All others that end in `_TOKEN`, `_SECRET`, `_PASSWORD`, `_KEY` or `_CREDENTIALS`, and `AWS_*`, are withheld.',
    }),
    toolchain: special({
        placeholder: 'LINE',
        isRepeatable: true,
        isRecorded: true,
        takenBy: measurers,
        decode: parseToolchain,
        help: {
            action: 'Shell commands that print a version, such as `go version`, one per line. The first line of each output is recorded.',
            'command line': 'Shell command that prints a version, such as `go version`. The first line of its output is recorded.',
        },
    }),
    seed: declaration_text({
        takenBy: measurers,
        help: 'Repeats the random orders of an earlier run. By default, a new seed is drawn.',
    }),
    record: declaration_text({
        placeholder: 'FILE',
        only: 'command line',
        takenBy: ['compare', 'publish'],
        help: 'Write everything measured to this file, round by round.',
    }),
};
/** Short for both bounds: a number, or `auto`; undefined where neither is given. */
function parseRounds(text) {
    if (text === '' || text === 'auto')
        return text || undefined;
    return parseCount(text, 'rounds', { least: 1, most: measuring_mostRounds, otherwise: ', or "auto"' });
}
const measuring_mostRuns = 10_000;
/** How many runs make one invocation. */
function parseBatch(text) {
    return text === 'auto' ? 'auto' : parseCount(text, 'batch', { least: 1, most: measuring_mostRuns, otherwise: ', or "auto"' });
}
const mostRepeats = 1e9;
/** How often the command does its work in the two runs of an invocation; undefined where it is one run. */
function parseSlope(text) {
    if (text === '')
        return undefined;
    const [fewer = 0, more = 0] = /^\d+ *, *\d+$/.test(text) ? text.split(',').map(Number) : [];
    if (fewer >= 1 && more > fewer && more <= mostRepeats)
        return [fewer, more];
    throw new InputError(`"slope" is ${shown(text)}; it must be two whole numbers of repeats, the smaller first, such as 10, 100`);
}
const measuring_mostTools = 20;
function parseToolchain(text) {
    const lines = parseLines(text);
    if (lines.length <= measuring_mostTools)
        return lines;
    throw new InputError(`"toolchain" has ${lines.length} lines; at most ${measuring_mostTools} are run`);
}
/** Names of variables that hold secrets, and that commands are given all the same. */
function parsePassEnv(text, input) {
    const names = text.split(/[\s,]+/).filter(name => name !== '');
    for (const name of names) {
        if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
            throw new InputError(`"${input}" holds ${shown(name)}; it must be names of variables, such as NPM_TOKEN`);
        if ((0,measure_environment/* isOfRunner */.OD)(name))
            throw new InputError(`"${input}" holds ${shown(name)}, which is the runner's own and is given to no command`);
    }
    return names;
}

;// CONCATENATED MODULE: ./lib/inputs/declared/numbers.js





const readers = [...measurers, 'parse'];
/** How the command's numbers are read. */
const numbers_numbers = {
    format: choice({
        names: formatNames,
        default: 'auto',
        isRecorded: true,
        takenBy: readers,
        help: 'How to read the numbers of the command. `auto` detects the format. You can also name a tool (see docs/tools.md). Other formats are `native` (lines of JSON), `process` (time of the whole process), `regex` (with {pattern}) and `json` (with {values}).',
    }),
    pattern: declaration_text({
        placeholder: 'REGEX',
        isRecorded: true,
        takenBy: readers,
        help: 'For the format `regex`: a regular expression for lines with a number. It has the group `(?<value>…)` and can have `(?<name>…)` and `(?<unit>…)`.',
    }),
    values: declaration_text({
        placeholder: 'LINE',
        isRepeatable: true,
        isRecorded: true,
        takenBy: readers,
        help: {
            action: 'For the format `json`: where the numbers are, one per line, such as `p99 = /latency/p99 ms`. A line has a name, a JSON Pointer and a unit. Add `lower` or `higher` if the unit does not say which is better.',
            'command line': 'For the format `json`: where a number is, such as `p99 = /latency/p99 ms`. This is a name, a JSON Pointer and a unit. Add `lower` or `higher` if the unit does not say which is better.',
        },
    }),
    output: special({
        placeholder: 'PATH',
        isRecorded: true,
        takenBy: measurers,
        decode: numbers_parseOutput,
        help: 'File or directory that the command writes its numbers to, relative to its working directory. By default, the command prints them. What the command wrote is deleted before each invocation.',
    }),
    statistic: special({
        placeholder: 'NAME',
        default: 'median',
        isRecorded: true,
        takenBy: measurers,
        decode: parseStatistic,
        help: 'How the iterations of one invocation become one number: `median`, `mean`, `min`, or a percentile such as `p95`.',
    }),
};
/** Outside of its copy, each invocation would overwrite what the others wrote; and the copy itself is cleared for nobody. */
function numbers_parseOutput(path) {
    const words = path.split('/').filter(word => word !== '' && word !== '.');
    if (path === '')
        return undefined;
    if (words.length > 0 && !path.startsWith('/') && !words.includes('..'))
        return words.join('/');
    throw new InputError(`"output" is ${shown(path)}; it must be a file or directory inside of the working directory, such as results.json`);
}
function parseStatistic(name) {
    if (findStatistic(name))
        return name;
    throw new InputError(`"statistic" is ${shown(name)}; it can be median, mean, min, or a percentile such as p25 or p99`);
}

;// CONCATENATED MODULE: ./lib/inputs/declared/self-test.js

/** How far a self-test goes. */
const selfTest = {
    sessions: declaration_count({
        least: 1,
        most: 1000,
        default: '20',
        takenBy: ['self-test'],
        help: 'In a self-test: sessions that compare the baseline with itself. As many more have a known slowdown.',
    }),
    effect: declaration_percentage({
        from: 0,
        below: 1,
        default: '5%',
        takenBy: ['self-test'],
        help: 'In a self-test: the size of the known slowdown.',
    }),
};

;// CONCATENATED MODULE: ./lib/inputs/declared/sides.js



/** What is compared: the two sides, and how they are made. */
const sides = {
    mode: choice({
        names: ['auto', ...modes],
        default: 'auto',
        only: 'action',
        takenBy: modes,
        help: 'What the action does. `compare` measures both sides. `publish` stores the baseline for later pull requests. `report` comments on the run of another workflow. `merge` makes one report from the jobs of a matrix. `self-test` counts false alarms and missed slowdowns on this runner. `auto` publishes on the default branch (`push`, `schedule`, `workflow_dispatch`), reports on `workflow_run`, and compares on other events.',
    }),
    command: shellLine({
        takenBy: measurers,
        help: {
            action: 'Shell command that runs the benchmarks, in the directory of each copy. Required in order to measure.',
            'command line': 'Shell command that runs the benchmarks, if no command follows `--`.',
        },
    }),
    baselineCommand: shellLine({
        only: 'command line',
        takenBy: ['compare'],
        help: 'Shell command of the baseline, if the sides differ only in their command.',
    }),
    contenderCommand: shellLine({
        only: 'command line',
        takenBy: ['compare'],
        help: 'Shell command of the contender, together with {baseline-command}.',
    }),
    baseline: choice({
        names: ['auto', 'artifact', 'ref', 'directory'],
        default: 'auto',
        only: 'action',
        takenBy: comparers,
        help: 'Where the baseline comes from. `artifact` is what the default branch published. `ref` is a commit that is built here. `directory` is {baseline-directory}. `auto` uses an artifact. If there is none, it builds a commit if {setup} or {baseline-ref} is given.',
    }),
    baselineDirectory: declaration_text({
        option: 'baseline',
        placeholder: 'DIR',
        takenBy: comparers,
        help: {
            action: 'Existing directory to use as the baseline.',
            'command line': 'Existing directory to use as the baseline. `self-test` uses the current directory by default.',
        },
    }),
    contender: declaration_text({
        default: '.',
        placeholder: 'DIR',
        only: 'command line',
        takenBy: ['compare', 'publish'],
        help: 'Directory of the contender.',
    }),
    baselineRef: declaration_text({
        placeholder: 'REF',
        takenBy: comparers,
        help: {
            action: 'Commit to use as the baseline. By default, the commit that the contender was built on.',
            'command line': 'Commit to use as the baseline. It is checked out in a directory of its own and built with {setup}.',
        },
    }),
    setup: shellLine({
        takenBy: comparers,
        help: 'Shell command that builds a baseline from its commit (install, compile). It runs once, in the checkout.',
    }),
    store: declaration_text({
        placeholder: 'DIR',
        only: 'command line',
        takenBy: ['compare', 'publish'],
        help: 'Directory of published baselines. `publish` adds one, and `compare` uses the newest one.',
    }),
    suite: declaration_text({
        default: 'benchmark',
        placeholder: 'NAME',
        takenBy: ['compare', 'publish', 'self-test', 'report', 'merge', 'parse'],
        help: {
            action: 'Name of what the command measures. The artifact and the comment are found by this name.',
            'command line': 'Name of what the command measures. Numbers without a name get it too.',
        },
    }),
    workingDirectory: special({
        placeholder: 'DIR',
        default: '.',
        isRecorded: true,
        takenBy: measurers,
        decode: parseWorkingDirectory,
        help: 'Directory that the command runs in, relative to the root of each side.',
    }),
    payload: lines({
        placeholder: 'GLOB',
        isRecorded: true,
        takenBy: measurers,
        help: {
            action: 'Patterns of the files that the command needs, one per line. Required in order to publish. Otherwise, empty means all files but `.git`.',
            'command line': 'Pattern of the files that the command needs. By default, all files but `.git`.',
        },
    }),
    install: shellLine({
        isRecorded: true,
        takenBy: measurers,
        help: 'Shell command that runs once in every copy, for what must be installed in place, such as a virtual environment.',
    }),
    inPlace: flag({
        default: 'false',
        isRecorded: true,
        takenBy: measurers,
        help: 'Run both sides where they are, instead of in copies.',
    }),
    copies: special({
        placeholder: 'N+N',
        default: '2+2',
        isRecorded: true,
        takenBy: measurers,
        decode: parseCopies,
        help: 'How often the baseline and the contender are installed: `2+2`, `2+1` (one copy of the contender) or `1+1` (no control).',
    }),
};
/** A directory outside would be the same one for every copy. */
function parseWorkingDirectory(path) {
    if (isInside(path))
        return path;
    throw new InputError(`"working-directory" is ${shown(path)}; it must be a directory inside of a side, such as app`);
}
function parseCopies(text) {
    const parts = /^([12])\+([12])$/.exec(text);
    if (parts)
        return { baseline: Number(parts[1]), contender: Number(parts[2]) };
    throw new InputError(`"copies" is ${shown(text)}; it must be how often each side is installed: 2+2, 2+1 (only the baseline twice), or 1+1 (no control)`);
}

;// CONCATENATED MODULE: ./lib/inputs/declarations.js






/** All inputs, in groups that have a title each: an input that is not declared in one of them does not exist. */
const groups = {
    'What is compared': sides,
    'How numbers are read': numbers_numbers,
    'How it is measured': measuring,
    'How it is judged': judging,
    'Self-test': selfTest,
    GitHub: github,
};
/** All inputs, in the order in which they are shown. */
const inputs = Object.entries(groups).flatMap(([group, declared]) => Object.entries(declared).map(([key, one]) => {
    const name = one.name ?? key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
    return { ...one, key, name, option: one.option ?? name, group };
}));
/** The inputs that there are on one way. */
function listInputs(way) {
    return inputs.filter(({ only = way }) => only === way);
}
/** `get` without blanks around, and with the defaults for what it does not give. */
function withDefaults(get) {
    return name => get(name).trim() || (inputs.find(one => one.name === name)?.default ?? '');
}
/** What `task` takes, decoded; an InputError names the input that its user must change. */
function declarations_decodeGiven(given, task) {
    const get = withDefaults(given);
    const taken = inputs.filter(({ takenBy }) => takenBy.includes(task));
    return Object.fromEntries(taken.map(({ key, name, decode }) => [key, decode(get(name), name)]));
}
/** One input, decoded: for what must be known before the others can be. */
function decodeOne(given, key) {
    const { name, decode } = inputs.find(one => one.key === key);
    return decode(withDefaults(given)(name), name);
}

;// CONCATENATED MODULE: ./lib/inputs/gate.js

/** What fails the job; a name cannot be both in `fail-on` and in `allow`. */
function makeGate({ failOn, allow }) {
    const both = allow.find(name => failOn.includes(name));
    if (both === undefined)
        return { failOn, allow };
    throw new InputError(`"${both}" is in "fail-on" and in "allow": remove it from one of them`);
}

;// CONCATENATED MODULE: ./lib/inputs/baseline.js

/** The baseline that is asked for: `auto` is a directory where one is named, else an artifact, else built where it is said how. */
function makeBaseline(given) {
    const { baseline: name = 'auto', baselineDirectory: directory, baselineRef: ref, setup, baselineCommand } = given;
    if (directory !== undefined && (ref !== undefined || setup !== undefined))
        throw new InputError('give either "baseline-directory", or "baseline-ref" and "setup" (to build a baseline), not both');
    if (directory !== undefined && name !== 'auto' && name !== 'directory')
        throw new InputError(`"baseline" is "${name}", and "baseline-directory" is also given: leave one of them out`);
    if (directory !== undefined)
        return { kind: 'directory', directory };
    const built = { kind: 'ref', ref, setup };
    switch (name) {
        case 'directory':
            throw new InputError('"baseline" is "directory", and "baseline-directory" is missing: give that directory');
        case 'ref':
            return built;
        case 'artifact':
            if (setup === undefined)
                return { kind: 'artifact', ref, fallback: undefined };
            throw new InputError('"baseline" is "artifact", and "setup" is only for a baseline that is built: leave out "setup", or set "baseline" to "auto", which builds if there is no artifact');
        case 'auto':
            if (ref === undefined && setup === undefined && baselineCommand !== undefined)
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
    throw new InputError('there is no baseline to compare with: give "baseline-directory" (an existing directory), or "baseline-ref" and "setup" (a commit, and how it is built)');
}

;// CONCATENATED MODULE: ./lib/inputs/format.js



/** Refuses a format that cannot be made of what is given with it. */
function checkFormat(given) {
    checkOwn(given, 'pattern', 'regex');
    checkOwn(given, 'values', 'json');
    try {
        // It is made to see whether it can be, and reads nothing.
        chooseFormat(given, () => false);
    }
    catch (error) {
        throw error instanceof format_FormatError ? new InputError(error.message, { cause: error }) : error;
    }
}
/** The input that a format of one's own is made of: none without the other. */
function checkOwn({ format, ...given }, name, own) {
    const text = given[name];
    if ((text !== undefined) === (format === own))
        return;
    throw new InputError(text === undefined
        ? `"format" is "${own}", and "${name}" is missing: it says where the numbers are`
        : `"${name}" is ${shown(text)}; it is only for the format "${own}", and "format" is ${shown(format)}`);
}

;// CONCATENATED MODULE: ./lib/inputs/measuring.js


/** Refuses what does not go together in one measurement. */
function checkMeasuring(given, get) {
    const { warmupTimeInSeconds = 0, timeBudgetInSeconds, batch, prepare } = given;
    if (warmupTimeInSeconds >= timeBudgetInSeconds)
        throw new InputError(`"warmup-time" is ${shown(get('warmup-time'))}, but it is part of "time-budget", which is ${shown(get('time-budget'))}: there would be no time left to measure; raise "time-budget"`);
    if (batch !== 'auto' && batch > 1 && prepare !== undefined)
        throw new InputError(`"batch" is ${batch}, and "prepare" runs before each invocation, but never between the runs of a batch: leave out one of the two`);
    checkSlope(given);
    checkInstruments(given, get);
}
function checkSlope({ slope, format, batch }) {
    if (slope === undefined)
        return;
    if (!measuring_isOfProcess(format))
        throw new InputError(`"format" is ${shown(format)}, and "slope" needs the time of the whole process: leave out one of the two`);
    if (batch !== 'auto' && batch !== 1)
        throw new InputError(`"batch" is "${batch}", and "slope" is given: leave out "batch", and let the command repeat its work`);
}
function checkInstruments({ instruments, format }, get) {
    if (instruments === 'auto' || !asksForCounts(instruments))
        return;
    if (instruments.length > 1)
        throw new InputError(`"instruments" is ${shown(get('instruments'))}; callgrind must stand alone: it makes the command 20 to 50 times slower, so other measurements would be useless`);
    if (!measuring_isOfProcess(format))
        throw new InputError(`"format" is ${shown(format)}, and "instruments" is "callgrind", which counts instructions of the whole process and distorts all times: leave out one of the two`);
}
function measuring_isOfProcess(format) {
    return format === 'auto' || format === 'process';
}
/** Enough for a spread of 10 % and a threshold of 2 %. */
const mostRoundsOfAuto = 200;
/** `rounds` is short for both bounds: a number, or `auto`. */
function makeRounds({ minRounds, maxRounds, rounds, }) {
    if (typeof rounds === 'number')
        return { least: rounds, most: rounds, isAuto: false };
    if (rounds === undefined)
        return { least: Math.min(maxRounds, minRounds), most: maxRounds, isAuto: false };
    if (minRounds <= mostRoundsOfAuto)
        return { least: minRounds, most: mostRoundsOfAuto, isAuto: true };
    throw new InputError(`"min-rounds" is "${minRounds}"; it must be a whole number from 1 to ${mostRoundsOfAuto}, since "rounds" is "auto"`);
}

;// CONCATENATED MODULE: ./lib/inputs/settings.js

/** How measurements become verdicts. */
function makeSettings({ threshold, confidence, metrics, }) {
    return { threshold, confidence, metrics };
}
/** The settings of whoever sets nothing. */
const usualSettings = makeSettings(declarations_decodeGiven(() => '', 'analyze'));
/** Those of `settings` that `get` gives. */
function pickSet(settings, get) {
    return Object.fromEntries(Object.entries(settings).filter(([name]) => get(name).trim() !== ''));
}
/** Those of `settings` that are not the usual ones. */
function pickUnusual(settings) {
    return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== usualSettings[name]));
}

;// CONCATENATED MODULE: ./lib/inputs/inputs.js






/** The inputs of whoever has no artifacts: the command line, and a self-test. */
function refuseArtifacts({ baseline, ...inputs }) {
    return { ...inputs, baseline: refuseArtifact(baseline) };
}
/** The inputs of a comparison that `get` gives. */
function decodeInputs(get, contender, argv = []) {
    return makeInputs(decodeGiven(get, 'compare'), { get, contender, argv });
}
/** What `given` comes to, where it goes together. */
function makeInputs(given, { contender, argv = [], ...source }) {
    const get = withDefaults(source.get);
    checkMeasuring(given, get);
    checkFormat(given);
    return {
        ...given,
        commands: makeCommands(given, argv),
        baseline: makeBaseline(given),
        contender,
        // What is printed by a run is not what one repeat takes.
        ...(given.slope === undefined ? {} : { format: 'process' }),
        warmupTimeInSeconds: given.warmupTimeInSeconds ?? 0,
        rounds: makeRounds(given),
        settings: makeSettings(given),
        options: findOptions(get),
    };
}
function findOptions(get) {
    const names = inputs
        .filter(one => one.isRecorded && get(one.name) !== (one.default ?? one.actionDefault ?? ''))
        .map(({ name }) => name);
    return Object.fromEntries(names.map(name => [name, get(name)]));
}
function makeCommands({ command: line, baselineCommand, contenderCommand }, argv) {
    if (baselineCommand !== undefined || contenderCommand !== undefined) {
        if (baselineCommand === undefined || contenderCommand === undefined)
            throw new InputError('"baseline-command" and "contender-command" must be given together: one of them is missing');
        if (line !== undefined || argv.length > 0)
            throw new InputError('give either one command for both sides or one for each, not both');
        return { baseline: { kind: 'shell', line: baselineCommand }, contender: { kind: 'shell', line: contenderCommand } };
    }
    if (line !== undefined && argv.length > 0)
        throw new InputError('"command" is given twice: as an option and after "--"');
    const command = line === undefined ? inputs_makeArgv(argv) : { kind: 'shell', line };
    return { baseline: command, contender: command };
}
/** One word with blanks in it is a shell line: nobody has a program of such a name. */
function inputs_makeArgv(argv) {
    const [program] = argv;
    if (program === undefined || program.trim() === '')
        throw new InputError('"command" is missing: the command that runs the benchmarks, for example "./app bench"');
    return argv.length === 1 && /\s/.test(program) ? { kind: 'shell', line: program } : { kind: 'argv', argv };
}

;// CONCATENATED MODULE: ./lib/action/inputs.js






function decodeCompareInputs(get, workspace) {
    const given = declarations_decodeGiven(get, 'compare');
    const inputs = makeInputs(given, { get, contender: workspace });
    return { ...given, gate: makeGate(given), inputs, config: chooseConfig(given), key: makeKey(given) };
}
function decodePublishInputs(get, workspace) {
    const given = declarations_decodeGiven(get, 'publish');
    const { payload, retentionInDays, measure } = given;
    if (payload.length === 0)
        throw new InputError('"payload" is missing: give patterns of the files that the command needs, one per line. A whole workspace is not published, because it can hold gigabytes and credentials');
    const measured = measure ? makeInputs(given, { get, contender: workspace }) : undefined;
    return {
        passEnv: given.passEnv,
        key: makeKey(given),
        payload,
        retentionInDays,
        measured,
        config: chooseConfig(given),
    };
}
function decodeReportInputs(get) {
    const given = declarations_decodeGiven(get, 'report');
    return { ...given, gate: makeGate(given), settings: makeSettings(given), config: chooseConfig(given) };
}
function decodeMergeInputs(get) {
    const given = declarations_decodeGiven(get, 'merge');
    const gate = makeGate(given);
    if (given.legs === undefined && gate.failOn.length > 0)
        throw new InputError('"legs" is missing: with "fail-on", a merge must know how many legs to expect. Give the number of jobs in the matrix, or 1 if there are only shards');
    return { ...given, gate, settings: makeSettings(given), config: chooseConfig(given) };
}
/** The file of rules, whose path is the same in every commit. */
function chooseConfig({ config = usualConfig }) {
    const path = config.replace(/^\.\//, '');
    if (isInside(path))
        return path;
    throw new InputError(`"config" is ${shown(path)}; it must be a file in the repository, such as ${usualConfig}`);
}
/** What `action.yml` has where nobody names a leg: `auto`, and in a matrix the index of the job behind it. */
const autoLeg = /^auto(?::(\d+))?$/;
/** A matrix of shards has indices too, and is one leg. */
function makeKey({ suite, leg, shard }) {
    const auto = autoLeg.exec(leg ?? 'auto');
    return { suite, leg: auto ? (shard === undefined ? auto[1] : undefined) : leg, shard };
}

;// CONCATENATED MODULE: ./lib/action/kept-record.js







/** Keeps the record at `path` as an artifact of this run, for the job that merges or reports it. */
async function keepRecord(path, key) {
    try {
        const { id } = await uploadArtifact({ name: nameRecordArtifact(key), files: [path], root: (0,external_node_path_.dirname)(path) });
        setOutput('artifact-id', id);
    }
    catch (error) {
        if (!(error instanceof ArtifactError))
            throw error;
        core/* warning */.$e(harmlessLines(`${error.message}; the results are only in the job summary`));
    }
}

;// CONCATENATED MODULE: ./lib/github/api/contents.js

/** The text of a file of the repository as `ref`, a commit or a branch, has it; null where it has none. */
async function readContents(api, path, ref) {
    try {
        const { data } = await api.rest.repos.getContent({ ...api.repository, path, ref });
        const file = Array.isArray(data) || data.type !== 'file' || !('content' in data) ? undefined : data;
        return file === undefined ? null : Buffer.from(file.content, 'base64').toString('utf8');
    }
    catch (error) {
        if (error instanceof GitHubError && error.kind === 'not-found')
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/system/git/file-at.js

const largestInBytes = 2 ** 20;
/** The text of a file as `commit` has it: null where it has none, undefined where the clone does not hold the commit. */
async function readFileAt(git, commit, path) {
    if ((await git.try('cat-file', '-e', `${commit}^{commit}`)) === undefined)
        return undefined;
    const entry = await git.run('ls-tree', '--full-tree', commit, '--', path);
    const blob = /^100\d+ blob ([0-9a-f]+)\t/.exec(entry)?.[1];
    return blob === undefined ? null : await git.run('cat-file', 'blob', blob);
}
/** The text of a file of at most 1 MiB; undefined where there is none. */
async function readSmallFile(path) {
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    return stats?.isFile() && stats.size <= largestInBytes ? await (0,promises_.readFile)(path, 'utf8') : undefined;
}

;// CONCATENATED MODULE: ./lib/system/rules.js
/** The rules in `text`, as of today. What reads them is loaded only now: most runs have no rules, and need no YAML. */
async function parseRulesToday(text, source) {
    const { decodeRules } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(285)]).then(__webpack_require__.bind(__webpack_require__, 38285));
    return decodeRules(text, { source, asOf: new Date().toISOString().slice(0, 10) });
}

;// CONCATENATED MODULE: ./lib/action/rules.js









const rules_expected = [GitHubError, GitError, InputError];
/**
 * The rules as the commit has them that the contender was built on: with those of its own checkout, a pull request could loosen what
 * it is judged by. A change of the file is checked, counts once it is merged, and is said.
 */
async function findBaselineRules(search) {
    const { config, run, workspace } = search;
    const own = await readSmallFile((0,external_node_path_.join)(workspace, config));
    const git = openGit(workspace, { credentials: run.credentials, signal: new AbortController().signal });
    const base = await readBaselineFile(search, git);
    if (own !== undefined && ('error' in base || own.trimEnd() !== base.text?.trimEnd()))
        await parseRulesToday(own, config);
    if ('error' in base)
        return base.isUnknowable && own === undefined ? none : unread(config, base.error);
    const { text, commit } = base;
    const warnings = describeChange(config, own, text);
    if (text === null)
        return { warnings };
    const rules = await parseRulesToday(text, `${config} of ${commit.slice(0, 7)}`).catch(giveExpected);
    if (!(rules instanceof Error))
        return { rules, warnings };
    // A pull request that mends the file must be able to pass.
    return own === undefined || own.trimEnd() === text.trimEnd() ? unread(config, rules) : mended(config, rules);
}
async function readBaselineFile(search, git) {
    const { pull, event } = search.run;
    const commit = await nameBaselineCommit(search, git).catch(giveExpected);
    if (commit instanceof Error)
        return { error: commit, isUnknowable: pull === undefined && event.name !== 'merge_group' };
    const text = await readAt(search, git, commit).catch(giveExpected);
    return text instanceof Error ? { error: text, isUnknowable: false } : { commit, text };
}
/** What a user or GitHub can mend, as a value; anything else is a bug, and is thrown. */
function giveExpected(error) {
    if (rules_expected.some(kind => error instanceof kind))
        return error;
    // Of what is loaded only where there are rules.
    if (error instanceof Error && error.name === 'RulesError')
        return error;
    throw error;
}
/** The rules of what is checked out: of the default branch, where everything is trusted. */
async function findOwnRules({ config, workspace, }) {
    const text = await readSmallFile((0,external_node_path_.join)(workspace, config));
    return text === undefined ? none : { rules: await parseRulesToday(text, config), warnings: [] };
}
/** The rules as the default branch has them now. */
async function findDefaultRules(api, config, { repository }) {
    const { defaultBranch } = repository;
    if (defaultBranch === undefined)
        return unread(config, new Error('the event does not name the default branch'));
    const text = await readContents(api, config, defaultBranch).catch(giveExpected);
    if (text instanceof Error)
        return unread(config, text);
    if (text === null)
        return none;
    const rules = await parseRulesToday(text, `${config} of ${defaultBranch}`).catch(giveExpected);
    return rules instanceof Error ? unread(config, rules) : { rules, warnings: [] };
}
const none = { warnings: [] };
/** From the clone; where that is shallow, the commit is fetched, and GitHub is asked only where it cannot be. */
async function readAt({ config, run, api }, git, commit) {
    const local = await readFileAt(git, commit, config).catch(() => undefined);
    if (local !== undefined)
        return local;
    try {
        return (await readFileAt(git, await resolveBaseline(git, commit, run.occasion), config)) ?? null;
    }
    catch (error) {
        if (api === undefined || !rules_expected.some(kind => error instanceof kind))
            throw error;
        return await readContents(api, config, commit);
    }
}
function describeChange(config, own, text) {
    if (own === undefined || own.trimEnd() === text?.trimEnd())
        return [];
    const what = text === null
        ? 'is new in this pull request, and is used'
        : 'is changed in this pull request, and the change is used';
    return [{ code: 'rules-changed', message: `the file of rules ${config} ${what} once it is merged` }];
}
function unread(config, error) {
    const isForbidden = error instanceof GitHubError && error.kind === 'forbidden';
    const permission = isForbidden && !error.message.includes('contents: read') ? '; the job needs "contents: read"' : '';
    const message = `no rules are used: ${config} cannot be read: ${error.message}${permission}`;
    return { warnings: [{ code: 'rules-unread', message }] };
}
function mended(config, { message }) {
    const what = `the file of rules ${config} of the baseline cannot be read, and this pull request changes it`;
    return {
        warnings: [{ code: 'rules-mended', message: `${what}: the defaults apply until it is merged (${message})` }],
    };
}

;// CONCATENATED MODULE: ./lib/action/unmeasured.js
var unmeasured_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var unmeasured_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



/** The record of a comparison of which nothing was measured, which says why and holds no round; kept at `path`. */
function keepUnmeasured({ commands, suite, settings, statistic, options, leg, shard, pullRequest, warnings = [] }, { contender, ...cause }, path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const record = {
            suite,
            ...(leg === undefined ? {} : { leg }),
            ...(shard === undefined ? {} : { shard }),
            ...(pullRequest === undefined ? {} : { pullRequest }),
            createdAt: new Date().toISOString(),
            command: showCommand(commands.contender),
            options,
            statistic,
            sides: { contender },
            ...('absence' in cause ? cause : {}),
            settings,
            environment: environment_readEnvironment(),
            warnings: 'failure' in cause ? [...warnings, { code: 'not-measured', message: cause.failure }] : warnings,
            rounds: [],
        };
        const file = unmeasured_addDisposableResource(env_1, makeRecordFile(path), false);
        file.open(record).finish(record);
        return record;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        unmeasured_disposeResources(env_1);
    }
}

;// CONCATENATED MODULE: ./lib/action/compare.js
var compare_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var compare_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





















/** Compares what is checked out with its baseline. */
async function compare(run, workspace) {
    const asked = decodeCompareInputs(core/* getInput */.V4, workspace);
    const { key } = asked;
    const files = makeFiles(key.suite);
    const isAlone = run.pull === undefined && asked.inputs.baseline.kind !== 'artifact';
    const api = isAlone ? undefined : await findApi(run);
    const commenting = openCommenting(run, api, asked);
    await commenting.begin();
    const { record, problem } = await guardingRunnerFiles(() => measureAgainstBaseline({ asked, run, api, workspace, files }));
    const report = makeReport(record);
    logReport(report, problem);
    writeFiles(report, files);
    await writeSummary(report, labelFor(asked));
    setOutputs(report, files);
    const told = await commenting.tell(report);
    const isPart = key.leg !== undefined || key.shard !== undefined;
    if (isPart || told?.kind === 'forbidden' || told?.kind === 'failed')
        await keepRecord(files.record, key);
    // What the parts of a merged report come to, the merge decides.
    if (isPart)
        return;
    annotations_annotate(report, asked.gate);
    await gate(report, asked.gate, commenting.findAcceptance);
}
async function measureAgainstBaseline({ asked, run, api, workspace, files }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const home = compare_addDisposableResource(env_1, await makeTemporaryDirectory(), true);
        const found = await findBaselineRules({ config: asked.config, run, api, workspace });
        const inputs = withRules(withKey(asked.inputs, asked.key, run), found);
        const search = { key: asked.key, run, api, workspace, home: home.path };
        const baseline = await findBaseline(inputs.baseline, search);
        if (baseline.kind === 'absent') {
            const record = keepUnmeasured(inputs, { contender: run.contender, absence: baseline.reason }, files.record);
            return { record, problem: undefined };
        }
        try {
            return await core/* group */.Os('Measure', () => measureHere({ ...inputs, baseline }, { ...run, passEnv: asked.passEnv, ownFiles: runnerFiles(), watch: logProgress, recordPath: files.record }));
        }
        catch (error) {
            if (!failures.some(kind => error instanceof kind))
                throw error;
            const failure = error.message;
            return { record: keepUnmeasured(inputs, { contender: run.contender, failure }, files.record), problem: undefined };
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = compare_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What a program does wrong before there is anything to compare: it is told where the numbers would be. */
const failures = [InvocationError, format_FormatError];
function withRules(inputs, { rules, warnings }) {
    return { ...inputs, settings: { ...inputs.settings, ...(rules ? { rules } : {}) }, warnings };
}
function withKey(inputs, { leg, shard }, { pull }) {
    return { ...inputs, leg, shard, pullRequest: pull?.number };
}

;// CONCATENATED MODULE: ./lib/github/artifacts/run-artifacts.js



const run_artifacts_perPage = 100;
const run_artifacts_mostPages = 10;
/** The artifacts of the run with this id, which must come from where nobody else writes it; `directory` is for what is downloaded. */
function openRunArtifacts(api, runId, directory) {
    return {
        list: () => listArtifacts(api, runId),
        async read(artifact, name, { largestZipInBytes, largestInBytes }) {
            const path = await downloadArtifact(api, artifact, { directory, largestInBytes: largestZipInBytes });
            try {
                const contents = await readZip(path, [{ name, largestInBytes }]);
                return contents.get(name).toString('utf8');
            }
            finally {
                (0,external_node_fs_.rmSync)(path);
            }
        },
    };
}
async function listArtifacts(api, runId) {
    const listed = [];
    for (let page = 1; page <= run_artifacts_mostPages; page++) {
        const { data } = await api.rest.actions.listWorkflowRunArtifacts({
            ...api.repository,
            run_id: runId,
            per_page: run_artifacts_perPage,
            page,
        });
        for (const { id, name, size_in_bytes: sizeInBytes, digest, created_at: createdAt, expired } of data.artifacts)
            if (digest && !expired)
                listed.push({ id, name, sizeInBytes, digest, createdAt: createdAt ?? '' });
        if (page * run_artifacts_perPage >= data.total_count)
            break;
    }
    return listed;
}

;// CONCATENATED MODULE: ./lib/report/pages/merged-terminal.js





/** All sections for a terminal: one headline, then each section as it is alone, worst first. */
function renderMergedTerminal(report, options) {
    const sections = byUrgency(report);
    const tallies = mergedHeadline(report).map(({ mark, text }) => `${mark.character} ${text}`);
    const notes = mergedNotes(report).map(note => `${otherMarks.warning.character} ${write(note, terminalVoice)}`);
    const pages = sections.map(section => {
        const name = write(sectionName(section, sections), terminalVoice);
        return `── ${name} ──\n${renderTerminal(section, options)}`;
    });
    const head = [
        `Benchmarks: ${tallies.join(' · ')}`,
        write(mergedContext(report), terminalVoice),
        ...notes,
        `Next step: ${write(mergedNextStep(report, options), terminalVoice)}`,
    ];
    return [`${head.join('\n')}\n`, ...pages].join('\n');
}

;// CONCATENATED MODULE: ./lib/github/step/publish-merged.js









/** Shows a merged report in the log and the job's summary, and leaves it in files that the outputs name. */
async function publishMerged(report, files) {
    const page = renderWholeMarkdown(report, { limit: summaryLimit });
    core/* info */.pq(harmlessLines(renderMergedTerminal(report, { color: false })));
    writePages(files, renderJson(report), page);
    await addToSummary(page);
    const { status, sections } = report;
    const findings = sections.flatMap(section => section.findings);
    // The records stay in their artifacts.
    setOutputs({ status, findings, ...findCommonSides(report) }, { ...files, record: '' });
}
/** The baseline that all sections were compared with, where it was one. */
function findCommonSides({ sections }) {
    const [first] = sections;
    const isCommon = sections.every(({ sides }) => sides?.baseline?.commit === first?.sides?.baseline?.commit);
    return isCommon && first?.sides ? { sides: first.sides } : {};
}

;// CONCATENATED MODULE: ./lib/github/artifacts/records.js







const recordEntry = 'record.json';
/** For the records that a run's own jobs have left: a matrix has at most 256. */
const ownLimits = { mostArtifacts: 256, mostUnread: 256 };
/** For those of a run that may be a stranger's, who could leave any number of them, and of what is none. */
const foreignLimits = { mostArtifacts: 50, mostUnread: 5 };
const largestZipInBytes = 32 * 2 ** 20;
const records_largestInBytes = 64 * 2 ** 20;
const largestOfAllInBytes = 256 * 2 ** 20;
const records_expected = [RecordError, ArtifactError, DiskError, GitHubError];
/**
 * The records of a run, from artifacts that anyone may have written: nothing is read beyond these sizes, and what is no record is
 * refused with its reason, without harm to the others.
 */
async function collectRecords(artifacts, limits) {
    const listed = newestOfName((await artifacts.list()).filter(({ name }) => name.startsWith(recordNamePrefix)));
    const records = [];
    const unread = [];
    let left = largestOfAllInBytes;
    for (const [index, artifact] of listed.entries()) {
        if (index >= limits.mostArtifacts || unread.length >= limits.mostUnread) {
            unread.push(describeRest(listed.length - index, limits));
            break;
        }
        try {
            const sizes = { largestZipInBytes, largestInBytes: Math.min(left, records_largestInBytes) };
            const text = await artifacts.read(artifact, recordEntry, sizes);
            left -= text.length;
            records.push(decodeRecord(text, artifactLimits));
        }
        catch (error) {
            if (!records_expected.some(kind => error instanceof kind))
                throw error;
            unread.push({
                code: 'unread-record',
                message: `the artifact "${artifact.name}" cannot be read: ${error.message}`,
            });
        }
    }
    return { records, unread };
}
function describeRest(count, { mostArtifacts, mostUnread }) {
    const message = `${count} more records are not read: at most ${mostArtifacts} are, and none after ${mostUnread} that cannot be`;
    return { code: 'unread-record', message };
}
/** A job that ran again leaves another artifact of the same name. */
function newestOfName(listed) {
    const newest = new Map();
    for (const artifact of listed) {
        const known = newest.get(artifact.name);
        const isNewer = known === undefined || artifact.createdAt > known.createdAt;
        if (isNewer || (artifact.createdAt === known.createdAt && artifact.id > known.id))
            newest.set(artifact.name, artifact);
    }
    return [...newest.values()];
}

;// CONCATENATED MODULE: ./lib/action/merged-run.js



/**
 * The report of all records that the jobs of this run have left, whatever their legs and suites.
 *
 * A record is judged as its own job asked, but for what the merging job sets: what it leaves as it is says nothing. Rules are
 * always its own, since records are files that a job's own code can write.
 */
async function mergeRun(artifacts, request) {
    const { legs, settings, rules, warnings = [] } = request;
    const { records, unread } = await collectRecords(artifacts, ownLimits);
    const chosen = pickUnusual(settings);
    const judged = records.map(record => {
        const { rules: _own, ...kept } = record.settings;
        return { ...record, settings: { ...kept, ...chosen, ...(rules ? { rules } : {}) } };
    });
    const report = mergeRecords(judged, { legs, unread });
    return { ...report, warnings: [...report.warnings, ...warnings] };
}

;// CONCATENATED MODULE: ./lib/action/merge.js














/** Makes one report of all records that the other jobs of this run have left; the gate comes last. */
async function merge_merge(run, workspace) {
    const { identity, url, pull } = run;
    const inputs = decodeMergeInputs(core/* getInput */.V4);
    const files = makeFiles(inputs.suite);
    const api = await needApi(run);
    const found = await findBaselineRules({ config: inputs.config, run, api, workspace });
    const report = await mergeRun(openRunArtifacts(api, identity.id, (0,external_node_path_.dirname)(files.report)), { ...inputs, ...found });
    await publishMerged(report, files);
    if (pull) {
        const pages = makeMergedPages(report, { ...inputs, run: identity, runUrl: url });
        const request = { ...pages, policy: inputs.comment };
        await tellPull({ api, run, pull: pull.number, request, cause: pull.readOnlyCause });
    }
    const mayAccept = pull && inputs.overrideLabel !== '';
    await gate(toGated(report), inputs.gate, mayAccept ? () => findAcceptance(api, pull.number, inputs.overrideLabel) : undefined);
}

;// CONCATENATED MODULE: ./lib/action/mode.js


/** The mode that `given` asks for, on `event`; what is not safe is refused by whatever name it is asked for. */
function pickMode(given, event) {
    const [asked, fitting] = [decodeOne(given, 'mode'), chooseMode(event)];
    if (asked === 'compare' && event.name === 'workflow_run')
        throw new InputError('"mode" is compare on "workflow_run", where the code of a pull request would run with the rights of the default branch: compare on "pull_request". Here, leave "mode" at auto, which reports');
    return asked === 'auto' ? fitting : asked;
}
/**
 * The mode that `auto` is on `event`: the default branch publishes what pull requests are compared with.
 *
 * Nothing publishes but that branch's own events, since nothing else is trusted as a baseline. An InputError refuses what is
 * not safe.
 */
function chooseMode(event) {
    switch (event.name) {
        case 'pull_request_target':
            throw new InputError('on "pull_request_target" the code of a pull request would run with the rights of the default branch: use "pull_request", and "workflow_run" for the comment on pull requests from forks');
        case 'workflow_run':
            return 'report';
        case 'schedule':
            return 'publish';
        case 'push':
        case 'workflow_dispatch':
            return isOnDefaultBranch(event) ? 'publish' : 'compare';
        default:
            return 'compare';
    }
}
function isOnDefaultBranch({ ref, defaultBranch }) {
    return defaultBranch !== undefined && ref === `refs/heads/${defaultBranch}`;
}

;// CONCATENATED MODULE: ./lib/github/step/published.js



/** Says in log, summary and outputs that there is a new baseline. */
async function announcePublished({ id, name, sizeInBytes, commit, isMeasured, }) {
    const size = `${(sizeInBytes / 2 ** 20).toFixed(1)} MiB`;
    const how = isMeasured ? '' : ', without measuring';
    core/* info */.pq(`Published the baseline of ${commit.slice(0, 7)} as the artifact "${name}" (${size})${how}.`);
    // Where it was raced, the status is that of the race.
    if (!isMeasured)
        setOutput('status', 'published');
    setOutput('published', true);
    setOutput('artifact-id', id);
    await addToSummary(`📦 Published the baseline of <code>${commit.slice(0, 7)}</code> as the artifact <code>${name}</code>, ${size}${how}.\n`);
}

;// CONCATENATED MODULE: ./lib/baseline/ledger.js
/** As many controls of a benchmark on one kind of machine tell their variance to a fifth: √(2/50). */
const mostOfOne = 50;
/** A suite of more benchmarks than eight has controls enough of its own. */
const mostInAll = 2000;
/**
 * The ledger of a new baseline: what `previous` held, and the `controls` of the newest run, which was made in `environment`.
 *
 * Oldest first. The newest 50 of each benchmark on each kind of machine are kept, by its fingerprint (model of the processor, cores,
 * operating system): readers look only at their own kind, and where a runner is of another kind each time, none is to drive the
 * others out. Since a run adds one control for a benchmark, these are 50 runs.
 */
function carryLedger(previous, controls, { fingerprint }) {
    const added = controls
        .filter(one => Number.isFinite(one.estimate) && Number.isFinite(one.standardError))
        .map(({ benchmark, estimate, standardError }) => ({ benchmark, estimate, standardError, fingerprint }));
    const counts = new Map();
    const kept = [...previous, ...added].toReversed().filter(one => {
        const key = JSON.stringify([one.benchmark, one.fingerprint]);
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return count <= mostOfOne;
    });
    return kept.slice(0, mostInAll).reverse();
}

;// CONCATENATED MODULE: ./lib/baseline/new-manifest.js


/** The manifest of a new baseline, whose ledger goes on from that of the baseline before. */
function makeNewManifest({ before, controls, ...rest }) {
    return makeManifest({ ...rest, ledger: carryLedger(before, controls, rest.environment) });
}

;// CONCATENATED MODULE: ./lib/compare/controls/control-estimates.js





/**
 * What the controls of `record` showed, for the ledger: one for each benchmark and metric that is judged.
 *
 * None where both copies ran in one directory: then nothing was there that two installations could differ by.
 */
function findControlEstimates(record) {
    if (record.plan?.inPlace)
        return [];
    const table = makeSeries(record);
    const judged = sortByPresence(table)
        .shared.filter(series => isJudged(series, record.settings.metrics))
        .map(series => makeComparison(series, table));
    const { controls } = makeControls(judged, record.settings.confidence);
    return [...controls]
        .map(([{ series }, { estimate, standardError }]) => ({ benchmark: series.benchmark, estimate, standardError }))
        .filter(one => Number.isFinite(one.estimate) && Number.isFinite(one.standardError));
}

;// CONCATENATED MODULE: ./lib/action/stored-baseline.js









/** Stores the baseline as an artifact of this run. */
async function storeBaseline(parts) {
    const { run, inputs, home, packed, record } = parts;
    const name = nameBaselineArtifact(inputs.key);
    const manifestPath = (0,external_node_path_.join)(home, baselineFiles.manifest);
    writeWhole(manifestPath, encodeManifest(stored_baseline_describe(parts)));
    const { id, sizeInBytes } = await uploadArtifact({
        name,
        files: [manifestPath, packed.file],
        root: home,
        ...(inputs.retentionInDays === undefined ? {} : { retentionDays: inputs.retentionInDays }),
    });
    return { id, name, sizeInBytes, commit: run.identity.head, isMeasured: record !== null };
}
function stored_baseline_describe({ run, inputs, packed, record, ledger }) {
    const { commit } = run.contender;
    if (commit === undefined)
        throw new InputError('the runner does not say which commit this is ("GITHUB_SHA")');
    return makeNewManifest({
        commit,
        ref: run.event.ref ?? run.contender.label,
        suite: inputs.key.suite,
        environment: record?.environment ?? environment_readEnvironment(),
        record,
        before: ledger,
        controls: record === null ? [] : findControlEstimates(record),
        payload: { sha256: packed.sha256, sizeInBytes: packed.sizeInBytes },
    });
}

;// CONCATENATED MODULE: ./lib/action/publish.js
var publish_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var publish_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
























/** Makes what is checked out the baseline of its commit, after a race against the baseline before. */
async function publish(run, workspace) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = decodePublishInputs(core/* getInput */.V4, workspace);
        refuseUntrusted(run);
        const files = makeFiles(inputs.key.suite);
        core/* setOutput */.uH('published', false);
        const home = publish_addDisposableResource(env_1, await makeTemporaryDirectory(), true);
        const packed = await packForPublishing(workspace, inputs.payload, (0,external_node_path_.join)(home.path, baselineFiles.payload));
        const previous = await findPrevious(inputs, run, workspace, home.path);
        const { rules } = await findOwnRules({ config: inputs.config, workspace });
        const measured = inputs.measured && {
            ...inputs.measured,
            settings: { ...inputs.measured.settings, ...(rules ? { rules } : {}) },
        };
        const record = measured && (await race(measured, previous ?? asOwnBaseline(packed, run.contender), { inputs, run, files }));
        const report = record && (await tell(record, files));
        // What could not even be started is no baseline: pull requests take the one before.
        if (report?.status === 'errored')
            return await gate(report, noGate);
        const ledger = previous?.ledger ?? [];
        const stored = await storeBaseline({ run, inputs, home: home.path, packed, record: record ?? null, ledger });
        await announcePublished(stored);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = publish_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Nobody takes a baseline from elsewhere, so it would only seem to be one. */
function refuseUntrusted({ event: { name = 'no event' } }) {
    if (isTrustedEvent(name))
        return;
    throw new InputError(`"mode" is publish on "${name}", but only a push, a schedule or a dispatch on the default branch can publish a baseline: leave "mode" at auto`);
}
async function findPrevious({ key }, run, workspace, home) {
    const search = { key, run, workspace, home, api: await findApi(run) };
    const found = await findBaseline({ kind: 'artifact', ref: undefined, fallback: undefined }, search);
    if (found.kind === 'packed')
        return found;
    if (found.kind === 'absent')
        core/* info */.pq(harmlessLines(`There is no earlier baseline: ${found.reason}.`));
    return undefined;
}
async function race(measured, baseline, { inputs: { key, passEnv }, run, files }) {
    const options = { ...run, passEnv, ownFiles: runnerFiles(), watch: logProgress, recordPath: files.record };
    const { record } = await guardingRunnerFiles(() => core/* group */.Os('Measure', () => measureHere({ ...measured, leg: key.leg, baseline }, options)));
    return record;
}
/** A slowdown that came without a pull request is seen here, and fails nothing. */
async function tell(record, files) {
    const report = makeReport(record);
    logReport(report, undefined);
    writeFiles(report, files);
    await writeSummary(report);
    setOutputs(report, files);
    annotations_annotate(report, noGate);
    return report;
}

;// CONCATENATED MODULE: ./lib/github/quoted-record.js
/**
 * `record` with the sentences that it holds in quotation marks. Anybody may have written them: a page shows what has such marks as
 * data, and what has none as words of ours.
 */
function quoteSentences(record) {
    const { absence, warnings, rounds } = record;
    return {
        ...record,
        ...(absence === undefined ? {} : { absence: sayQuoted(absence) }),
        warnings: warnings.map(({ code, message }) => ({ code, message: sayQuoted(message) })),
        rounds: rounds.map(round => round.map(quoteInvocation)),
    };
}
function quoteInvocation(one) {
    const { reason, measurements } = one;
    const isSilent = reason === undefined && measurements.every(({ error }) => error === undefined);
    if (isSilent)
        return one;
    return {
        ...one,
        ...(reason === undefined ? {} : { reason: JSON.stringify(reason) }),
        measurements: measurements.map(quoteMeasurement),
    };
}
function quoteMeasurement(one) {
    return one.error === undefined ? one : { ...one, error: JSON.stringify(one.error) };
}
function sayQuoted(sentence) {
    return `the run says: ${JSON.stringify(sentence)}`;
}

;// CONCATENATED MODULE: ./lib/action/ended-run.js


const ended_run_repository = dist/* object */.Ikc({ id: dist/* number */.aig() });
const ended_run_payload = dist/* object */.Ikc({
    repository: ended_run_repository,
    workflow_run: dist/* object */.Ikc({
        id: dist/* number */.aig(),
        run_number: dist/* number */.aig(),
        run_attempt: dist/* number */.aig(),
        event: dist/* string */.YjP(),
        conclusion: dist/* nullable */.mee(dist/* string */.YjP()),
        head_branch: dist/* nullable */.mee(dist/* string */.YjP()),
        head_sha: dist/* string */.YjP(),
        repository: ended_run_repository,
        head_repository: dist/* nullable */.mee(dist/* object */.Ikc({ id: dist/* number */.aig(), owner: dist/* object */.Ikc({ login: dist/* string */.YjP() }) })),
    }),
});
/** The run that the event tells of, where it is one of a pull request that came to its end. */
function resolveRun(event) {
    const decoded = dist/* safeParse */.xLC(ended_run_payload, event);
    if (!decoded.success)
        throw new InputError('"mode: report" needs a workflow "on: workflow_run"; this event names no run that has ended');
    const { workflow_run: run, repository: own } = decoded.output;
    const { head_repository: from, head_branch: branch } = run;
    if (run.repository.id !== own.id)
        return skip('the run is of another repository');
    if (run.event !== 'pull_request')
        return skip(`the run was started by "${run.event}", and only runs of "pull_request" are reported`);
    if (run.conclusion !== 'success' && run.conclusion !== 'failure')
        return skip(`the run did not finish (${run.conclusion ?? 'no conclusion'})`);
    if (from === null || branch === null)
        return skip('the repository or the branch of the pull request is gone');
    return found({
        id: run.id,
        number: run.run_number,
        attempt: run.run_attempt,
        head: { sha: run.head_sha, branch, owner: from.owner.login, repositoryId: from.id },
        isFromFork: from.id !== own.id,
    });
}
/**
 * The pull requests that `run` may be of, among those that are open and come from its branch.
 *
 * Several have the same head where one branch is proposed to several others. What an artifact says of itself never adds one.
 */
function findPulls(pulls, { head }) {
    const own = pulls.filter(({ headRepositoryId }) => headRepositoryId === head.repositoryId);
    const current = own.filter(({ headSha }) => headSha === head.sha);
    if (current.length > 0)
        return found(current);
    return skip(own.length > 0
        ? 'the pull request has newer commits; their own run reports them'
        : 'no pull request from this branch is open any more');
}
/** The one that is meant; where there are several, what the records claim picks among them, and can do no more than that. */
function choosePull(pulls, claimed) {
    const [only] = pulls;
    if (pulls.length === 1)
        return found(only);
    const meant = pulls.filter(({ number }) => claimed.includes(number));
    if (meant.length === 1)
        return found(meant[0]);
    const numbers = pulls.map(({ number }) => `#${number}`).join(', ');
    return skip(`the branch is in several pull requests (${numbers}), and the records do not say which one they belong to`);
}
function found(value) {
    return { kind: 'found', value };
}
function skip(notice) {
    return { kind: 'skip', notice };
}

;// CONCATENATED MODULE: ./lib/action/reported-run.js





/**
 * The report of the run that `event` tells of, for a job that may write where the run itself could not.
 *
 * Which pull request it is comes from the event and from GitHub, and never from an artifact. The records are numbers that anybody may
 * have written: every statistic and verdict is made from them here, with `settings` of the default branch's workflow and its rules. Nothing is run or
 * checked out, and text from an artifact is shown as a name or in quotation marks.
 */
async function reportRun(event, settings, github) {
    const run = resolveRun(event);
    if (run.kind === 'skip')
        return skipped(run.notice);
    const { head, id } = run.value;
    const pulls = findPulls(await github.listPulls(head), run.value);
    if (pulls.kind === 'skip')
        return skipped(pulls.notice);
    const { records, unread } = await collectRecords(github.artifactsOf(id), run.value.isFromFork ? foreignLimits : ownLimits);
    if (records.length + unread.length === 0)
        return skipped('the run left no records');
    const pull = choosePull(pulls.value, records.flatMap(({ pullRequest }) => pullRequest ?? []));
    if (pull.kind === 'skip')
        return skipped(pull.notice);
    const { rules, warnings: notes } = await github.findRules();
    const trusted = { ...settings, ...(rules ? { rules } : {}) };
    const { fitting, unfit } = sortOutUnfit(records.map(record => quoteSentences(withTrusted(record, run.value, trusted))));
    const report = mergeRecords(fitting, { unread: [...unread, ...unfit] });
    const warnings = [...report.warnings, ...notes, ...(run.value.isFromFork ? [forkWarning] : [])];
    return { kind: 'reported', report: { ...report, warnings }, pullRequest: pull.value.number, run: run.value };
}
/** The numbers of `record`; how they are judged, and what they are said to be of, is not for it to say. */
function withTrusted({ sides, ...record }, { head }, settings) {
    if (sides === undefined)
        return { ...record, settings };
    const contender = { ...sides.contender, label: head.branch, commit: head.sha };
    return { ...record, settings, sides: { ...sides, contender } };
}
const forkWarning = {
    code: 'from-fork',
    message: 'a run of a fork measured this, so its code could have changed the numbers; the verdicts are computed here',
};
function skipped(notice) {
    return { kind: 'skipped', notice };
}

;// CONCATENATED MODULE: ./lib/action/report.js













/** Reports what another workflow's run has measured, where it could not itself; nothing fails by what was found. */
async function report(run) {
    const inputs = decodeReportInputs(core/* getInput */.V4);
    const files = makeFiles(inputs.suite);
    const api = await needApi(run);
    const ports = {
        ...openReportPorts(api, (0,external_node_path_.dirname)(files.report)),
        findRules: () => findDefaultRules(api, inputs.config, run),
    };
    const reported = await reportRun(readEvent(process.env), inputs.settings, ports);
    if (reported.kind === 'skipped')
        return core/* notice */.lm(harmlessLines(`There is nothing to report: ${reported.notice}.`));
    await publishMerged(reported.report, files);
    if (inputs.comment === 'never')
        return;
    const { id, number, attempt, head } = reported.run;
    const measured = { id, number, attempt, head: head.sha };
    const pages = makeMergedPages(reported.report, { ...inputs, run: measured, runUrl: runUrlOf(run.repository, id) });
    const request = { ...pages, policy: inputs.comment, isSecondHand: true };
    await tellPull({ api, run, pull: reported.pullRequest, request });
}
/** What a reporter asks of GitHub, by its REST API; `directory` is for what is downloaded. */
function openReportPorts(api, directory) {
    return {
        async listPulls({ owner, branch }) {
            const { data } = await api.rest.pulls.list({
                ...api.repository,
                state: 'open',
                head: `${owner}:${branch}`,
                per_page: 100,
            });
            return data.map(({ number, head }) => ({ number, headSha: head.sha, headRepositoryId: head.repo?.id }));
        },
        artifactsOf: runId => openRunArtifacts(api, runId, directory),
    };
}

;// CONCATENATED MODULE: ./lib/self-test/suspicion.js

/** A count is suspicious where chance alone would bring as many in less than one of a hundred self-tests. */
const chance = 0.01;
const confidence = 0.95;
/** What is to be expected of so many sessions, and what they leave open. */
function expectationOf({ falseAlarms, settings }) {
    const rate = 1 - settings.confidence;
    const { count, of } = falseAlarms;
    return { rate, most: mostByChance(of, rate, 1), possible: of === 0 ? 1 : largestProbability(count, of, confidence) };
}
/** Whether there are more false alarms, or more small p-values of any benchmark, than chance explains. */
function isSuspicious({ falseAlarms, benchmarks, settings }) {
    const rate = 1 - settings.confidence;
    const exceeds = ({ count, of }, among) => count > mostByChance(of, rate, among);
    return exceeds(falseAlarms, 1) || benchmarks.some(({ smallP }) => exceeds(smallP, benchmarks.length));
}
/** `among`: so many counts are looked at, and any of them may stand out. */
function mostByChance(of, rate, among) {
    return binomialQuantile(1 - chance / among, of, rate);
}

;// CONCATENATED MODULE: ./lib/self-test/words.js




/** What was found, in one line. */
function selfTestHeadline({ falseAlarms, found, effect, resolution }) {
    const smallest = resolution === null ? [] : [`resolution ${percentSize(resolution)}`];
    return [`false alarms ${shareText(falseAlarms)}`, `finds +${share(effect)} in ${shareText(found)}`, ...smallest].join(', ');
}
/** What was tested, and how: the line below the headline. */
function selfTestContext({ command, falseAlarms, found, rounds, seconds, environment }) {
    const inEach = rounds === null ? '' : ` of ${headline_count(Math.round(rounds), 'round')}`;
    const sessions = own(`${falseAlarms.of} + ${found.of} sessions${inEach}`);
    return join([say `${command}`, sessions, own(duration(seconds)), say `${environment.cpu}`], ' · ');
}
/** The columns of the table by benchmark, the name apart. */
function words_columns({ settings, }) {
    return [
        { head: 'False alarms', cell: ({ falseAlarms }) => shareText(falseAlarms) },
        {
            head: `p ≤ ${alphaText(settings.confidence)}`,
            cell: ({ smallP }) => (smallP.of === 0 ? '–' : shareText(smallP)),
        },
        { head: 'Found', cell: ({ found }) => shareText(found) },
        { head: 'Change seen', cell: ({ change }) => (change === null ? '–' : percent(change)) },
        { head: 'Resolution', cell: ({ resolution }) => (resolution === null ? '–' : percentSize(resolution)) },
    ];
}
/** What must be known to read the numbers right. */
function words_notes(selfTest) {
    const { format, warnings } = selfTest;
    return [
        ...endNote(selfTest),
        say `${own(slowdownSentence(selfTest))} (Format: ${format}.)`,
        own(expectationSentence(selfTest)),
        ...warnings.map(warning => message(warning.message)),
    ];
}
function slowdownSentence({ slowdown, effect }) {
    switch (slowdown.kind) {
        case 'busy-wait': {
            const { number, unit } = scale([slowdown.startInSeconds], 's');
            const start = `${number(slowdown.startInSeconds)} ${unit}`;
            return `The slowdown is real: a busy wait of ${share(effect)} of each invocation's own time, inside the process that is timed. Both sides run below the same bash for it, whose start (${start}) is in the times.`;
        }
        case 'scaled':
            return `The slowdown is in the numbers only, since the command takes them itself: the contender's were made ${share(effect)} worse as they were read. Nothing ran slower.`;
    }
}
function endNote({ stoppedBy, planned, falseAlarms, found }) {
    if (stoppedBy === 'complete')
        return [];
    const why = stoppedBy === 'interrupted' ? 'Interrupted' : 'Ended';
    return [
        own(`${why} after ${falseAlarms.of + found.of} of ${2 * planned} sessions; the session that was cut off is not counted.`),
    ];
}
function expectationSentence(selfTest) {
    const { falseAlarms } = selfTest;
    const { rate, most, possible } = expectationOf(selfTest);
    const open = `${shareText(falseAlarms)} leaves a true rate of up to ${share(Math.round(100 * possible) / 100)} possible.`;
    return `A false alarm in up to ${share(words_round(rate))} of sessions is what the confidence allows: here more than ${most} would be suspicious, and ${open}`;
}
/** So many of so many: `0/20`. */
function shareText({ count: number, of }) {
    return `${number}/${of}`;
}
function alphaText(confidence) {
    return String(words_round(1 - confidence));
}
/** Without what binary fractions add. */
function words_round(fraction) {
    return Number(fraction.toPrecision(6));
}

;// CONCATENATED MODULE: ./lib/self-test/next-step.js





/** What a self-test should find the slowdown in; less is too little power. */
const enough = 0.8;
/** Fewer say little. */
const fewSessions = 10;
/** More than that nobody would wait for. */
const next_step_mostRounds = 1000;
/** What the reader should do now, in one sentence. */
function nextSelfTestStep(selfTest) {
    const { stoppedBy, command, found, effect } = selfTest;
    if (isSuspicious(selfTest))
        return own('do not rely on verdicts here: two copies of the same code differ more often than chance explains. See whether an invocation changes the next ones ("prepare" can reset that), or try your own machine, and test again.');
    if (stoppedBy === 'failing')
        return say `see why ${command} began to fail, and test again.`;
    if (found.of === 0)
        return own('let the self-test finish, to see what it finds.');
    if (found.count < enough * found.of)
        return findMore(selfTest);
    if (stoppedBy === 'interrupted' || found.of < fewSessions)
        return own(`run more sessions to be sure: nothing is wrong so far, but ${found.of} of each say little.`);
    return own(`nothing to do: a slowdown of ${share(effect)} is found here (${shareText(found)}), and there are no more false alarms than there may be.`);
}
function findMore(selfTest) {
    const { effect, settings, resolution, rounds } = selfTest;
    const what = `to find a slowdown of ${share(effect)} more often`;
    const missed = findIncomparable(selfTest);
    if (missed !== undefined)
        return say `${own(what)}, see why ${missed.benchmark} could not be compared (${message(missed.reason ?? 'no reason was given')}).`;
    if (isBelowThreshold(selfTest))
        return own(`${what}, lower "threshold" (${share(settings.threshold)}): what is estimated below it is not reported.`);
    const needed = Math.ceil((rounds ?? 0) * ((resolution ?? 0) / effect) ** 2);
    const more = needed > (rounds ?? 0) && needed <= next_step_mostRounds ? `about ${headline_count(needed, 'round')}` : 'more rounds';
    return own(`${what}, measure ${more} in a session ("max-rounds"), give the command more work, or find a quieter machine.`);
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

;// CONCATENATED MODULE: ./lib/self-test/text.js






/** The self-test for a terminal or a log; without `width` its table is as wide as it needs to be. */
function renderText(selfTest, width = Number.POSITIVE_INFINITY) {
    const sections = [
        [`Self-test: ${selfTestHeadline(selfTest)}`, write(selfTestContext(selfTest), terminalVoice)],
        text_tableLines(selfTest, width),
        words_notes(selfTest).map(note => `· ${write(note, terminalVoice)}`),
        [`Next step: ${write(nextSelfTestStep(selfTest), terminalVoice)}`],
    ];
    const filled = sections.filter(lines => lines.length > 0);
    return `${filled.map(lines => lines.join('\n')).join('\n\n')}\n`;
}
function text_tableLines(selfTest, width) {
    const { benchmarks } = selfTest;
    if (benchmarks.length === 0)
        return [];
    const names = benchmarks.map(row => write(title(titled(row)), terminalVoice));
    const numbers = words_columns(selfTest).map(({ head, cell }) => ({ head, cells: benchmarks.map(cell), right: true }));
    return layOut([{ head: 'Benchmark', cells: names, least: 24 }, ...numbers], width);
}
/** The metric only where it is not the time. */
function titled({ benchmark, metric }) {
    return { benchmark, metric: metric === 'time' ? null : metric };
}

;// CONCATENATED MODULE: ./lib/self-test/markdown.js







/** The self-test as a page on GitHub. */
function renderSelfTestMarkdown(selfTest, limit) {
    return fit([
        `## 🧪 Self-test: ${selfTestHeadline(selfTest)}\n${write(selfTestContext(selfTest), markdownVoice)}\n\n`,
        { name: 'benchmarks', ...markdown_table(selfTest), close: '\n', isOptional: false },
        `**Next step:** ${write(nextSelfTestStep(selfTest), markdownVoice)}\n\n`,
        ...words_notes(selfTest).map(note => `- ${write(note, markdownVoice)}\n`),
    ], limit);
}
function markdown_table(selfTest) {
    const shown = words_columns(selfTest);
    const heads = ['Benchmark', ...shown.map(({ head }) => head)];
    const rule = [':---', ...shown.map(() => '---:')];
    const rows = selfTest.benchmarks.map(row => markdown_line([write(title(titled(row)), markdownVoice), ...shown.map(({ cell }) => cell(row))]));
    return { open: `${markdown_line(heads)}${markdown_line(rule)}`, rows };
}
function markdown_line(cells) {
    return `| ${cells.join(' | ')} |\n`;
}

;// CONCATENATED MODULE: ./lib/self-test/progress.js



/** One line for a log; undefined for what only moves a bar. */
function describeProgress(progress) {
    switch (progress.kind) {
        case 'prepared': {
            const { format, slowdown, effect } = progress;
            return `numbers are read as "${format}"; ${slowdownWords[slowdown.kind](share(effect))}`;
        }
        case 'estimated':
            return `${headline_count(progress.sessions, 'session')}, about ${describeDuration(progress.seconds)}`;
        case 'note':
            return terminalVoice.message(progress.message);
        case 'round-finished':
            return undefined;
        case 'session-finished': {
            const { session, result, secondsLeft } = progress;
            const left = session.number === session.of ? '' : `, about ${describeDuration(secondsLeft)} left`;
            return `session ${session.number} of ${session.of} (${kindWords[result.kind]}): ${result.status} after ${headline_count(result.rounds, 'round')}${left}`;
        }
    }
}
/** A time that is estimated, in one unit. */
function describeDuration(seconds) {
    const whole = Math.max(1, Math.round(seconds));
    if (whole < 90)
        return `${whole} s`;
    return duration(60 * Math.round(whole / 60));
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
class progress_Course {
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
    if (progress.kind === 'short-of-time')
        return progress.message;
    if (progress.kind !== 'invoked' || progress.outcome === 'ok')
        return undefined;
    return progress.reason ?? progress.outcome;
}

;// CONCATENATED MODULE: ./lib/github/step/self-test.js










/** Writes how a self-test goes on to the step's log: a line for each session, and what needs attention. */
function logSelfTestProgress(progress) {
    const line = describeProgress(progress);
    if (line !== undefined)
        core/* info */.pq(harmlessLines(line));
}
/** Shows a self-test in the log and the job's summary, and leaves it in files that the outputs name. */
async function publishSelfTest(selfTest, files) {
    const page = renderSelfTestMarkdown(selfTest, summaryLimit);
    core/* info */.pq(harmlessLines(renderText(selfTest)));
    writePages(files, renderJson(selfTest), page);
    setOutput('report', files.report);
    setOutput('markdown', files.markdown);
    await addToSummary(page);
}
/** Fails the step where the self-test did not come to its end. The last thing that is done. */
function gateSelfTest({ stoppedBy, warnings }) {
    if (stoppedBy === 'complete')
        return;
    const why = warnings.find(({ code }) => code === 'ended-early')?.message ?? 'the self-test was interrupted';
    core/* setFailed */.C1(harmlessLines(`${why}; the report has the sessions until then`));
}

;// CONCATENATED MODULE: ./lib/self-test/inputs.js




/** What `texts` give for a self-test; the baseline is in `directory` unless they say otherwise. */
function decodeSelfTest(texts, directory, argv = []) {
    const get = withDefaults(texts);
    const given = declarations_decodeGiven(get, 'self-test');
    const { sessions, effect, baselineDirectory, baselineRef, setup } = given;
    const isNamed = [baselineDirectory, baselineRef, setup].some(one => one !== undefined);
    const own = isNamed ? {} : { baselineDirectory: directory, baseline: 'auto' };
    const inputs = refuseArtifacts(makeInputs({ ...given, ...own }, { get, contender: directory, argv }));
    checkRounds(inputs);
    checkEffect(effect, inputs.settings.threshold, get);
    return { inputs, sessions, effect };
}
function checkEffect(effect, threshold, get) {
    if (effect === 0)
        throw new InputError(`"effect" is ${shown(get('effect'))}; it must be a slowdown of more than 0%, such as 5%`);
    if (effect >= threshold)
        return;
    throw new InputError(`"effect" is ${shown(get('effect'))}, and the threshold ${shown(get('threshold'))}: a change below the threshold is never called regressed; lower "threshold", or raise "effect"`);
}
function checkRounds({ rounds, copies }) {
    const least = leastRounds(copies.baseline + copies.contender);
    if (rounds.most >= least)
        return;
    throw new InputError(`a verdict needs at least ${least} rounds, and a session has ${rounds.most}: raise "rounds" or "max-rounds"`);
}

;// CONCATENATED MODULE: ./lib/self-test/slowdown.js


/** Whether the numbers in the format with this name are slowed by slowing the process: nobody but its tool can, where that takes them. */
function isProcessTime(format) {
    return format === processTime.name;
}
/** `inputs` and what is made of the numbers, so that the contender is slower by `effect`; 0 leaves it as fast, and is measured alike. */
function slowDown(inputs, slowdown, effect) {
    switch (slowdown.kind) {
        case 'busy-wait': {
            const { baseline, contender } = inputs.commands;
            const { startInSeconds } = slowdown;
            const commands = {
                baseline: spin(baseline, 0, startInSeconds),
                contender: spin(contender, effect, startInSeconds),
            };
            return { inputs: { ...inputs, commands } };
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
    const argv = ['bash', '--noprofile', '--norc', '-c', spinner, 'self-test', ...words, ...makeArgv(command, 'bash')];
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










const probe_once = {
    seed: 'probe',
    copies: { baseline: 1, contender: 1 },
    warmups: [],
    rounds: [[{ side: 'baseline', copy: 1 }]],
    looks: [1],
};
/** The format of the command's numbers, from one invocation of the baseline; an error where it fails, or prints nothing to judge. */
async function probeFormat(inputs, prepared, world) {
    let format = inputs.format;
    const session = makeSession({ ...inputs, timeBudgetInSeconds: Number.POSITIVE_INFINITY }, prepared, probe_once, world);
    const { rounds, stoppedBy } = await measure_measure(session, {
        ...world.measuring,
        random: makeRandom(probe_once.seed),
        keep: () => undefined,
        examine: { chooseLooks: (_, looks) => looks, isSettled: () => false },
        watch: progress => {
            if (progress.kind === 'format-chosen')
                format = progress.format;
        },
    });
    if (stoppedBy === 'interrupted')
        world.measuring.signal.throwIfAborted();
    const invocation = rounds[0][0];
    if (invocation.outcome !== 'ok')
        throw new InvocationError(invocation.reason);
    checkJudged(invocation, inputs);
    return format;
}
function checkJudged(invocation, { suite, settings }) {
    const round = [invocation, { ...invocation, slot: { side: 'contender', copy: 1 } }];
    const { findings } = makeReport({ suite, settings, warnings: [], rounds: [round] });
    if (findings.some(({ verdict }) => verdict !== null))
        return;
    const own = findings.filter(({ aside }) => !aside);
    const names = [...new Set(own.map(({ metric }) => `"${metric}"`))].slice(0, 5).join(', ');
    throw new InputError(`nothing would be judged, so there is nothing to test: for ${names || 'what the command prints'} the better direction is unknown, or "metrics" (${settings.metrics}) leaves it out. Print "better" in its lines, or name it in "metrics"`);
}
const starts = 9;
/** How long bash takes to start and to end, in seconds; an InputError where none can spin: a version before 5 has no clock of its own. */
async function timeBash({ installation }, { measuring, variables }) {
    const { directory } = installation.places.baseline[0];
    const argv = ['bash', '--noprofile', '--norc', '-c', clockLine];
    const request = { argv, directory, environment: (0,measure_environment/* makeEnvironment */.oV)(variables), timeoutInSeconds: 60 };
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
    return new InputError('the self-test needs bash 5 or newer to slow the process down by a known amount, but none is in PATH: install it (macOS comes with bash 3.2), or let the command print its own numbers, which need no bash');
}
function isClock({ exit, stdout }) {
    return isSuccess(exit) && /^\d{16,}$/.test(stdout.readText()?.trim() ?? '');
}

;// CONCATENATED MODULE: ./lib/self-test/self-test.js

/** What the summary needs of the report of a session. */
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
/** What `sessions`, those that are complete, say together. */
function makeSelfTest(sessions, circumstances) {
    const [same, slowed] = [self_test_having(sessions, 'same'), self_test_having(sessions, 'slowed')];
    return {
        schema: 'counterbalance/self-test@1',
        falseAlarms: self_test_share(same, ({ findings }) => findings.some(isAlarm)),
        found: self_test_share(slowed, ({ findings }) => findings.length > 0 && findings.every(isFound)),
        resolution: medianOf(same.map(({ resolution }) => resolution)),
        rounds: medianOf(sessions.map(({ rounds }) => rounds)),
        ...circumstances,
        benchmarks: listBenchmarks(sessions).map(key => self_test_summarise(key, same, slowed, circumstances.settings)),
        sessions,
    };
}
function self_test_having(sessions, kind) {
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
function self_test_summarise(key, same, slowed, { confidence }) {
    const of = (sessions) => sessions.flatMap(({ findings }) => findings.filter(one => one.benchmark === key.benchmark && one.metric === key.metric));
    const [alike, slower] = [of(same), of(slowed)];
    return {
        ...key,
        falseAlarms: self_test_share(alike, isAlarm),
        found: self_test_share(slower, isFound),
        smallP: self_test_share(alike.flatMap(({ p }) => (p === null ? [] : [p])), p => p <= 1 - confidence + 1e-12),
        change: medianOf(slower.map(({ change }) => change?.value ?? null)),
        resolution: medianOf(alike.map(({ resolution }) => resolution)),
    };
}
function isAlarm({ verdict }) {
    return verdict === 'regressed' || verdict === 'improved';
}
function isFound({ verdict }) {
    return verdict === 'regressed';
}
function self_test_share(all, counts) {
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
async function run_selfTest({ inputs, sessions, effect }, world, watch) {
    const prepared = await run_prepare(inputs, world);
    const format = await probeFormat(inputs, prepared, world);
    // A busy wait is so many instructions more, and never the same number of them.
    const isScaled = !isProcessTime(format) || instrument_isExact(prepared.equipment.instruments);
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
        command: showCommand(inputs.commands.baseline),
        createdAt: world.now(),
        planned: sessions,
        environment: await world.holdStill(inputs),
        stoppedBy: course.stoppedBy,
        seconds: world.measuring.clock() - begin,
        warnings: course.warnings,
    });
}
/** The baseline, installed on both sides. */
async function run_prepare(inputs, world) {
    const { baseline } = await world.prepareSides(inputs);
    const sides = { baseline, contender: baseline };
    return {
        sides,
        installation: await world.install({ ...inputs, contender: baseline.directory ?? inputs.contender }, sides),
        equipment: await world.detectInstruments(inputs),
    };
}
async function runSessions(request) {
    const { planned, world, watch } = request;
    const { clock, signal } = world.measuring;
    const course = new progress_Course(planned.length, clock, watch);
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
        const record = await measureSession({ ...inputs, seed: session.seed }, { ...prepared, ...(alter === undefined ? {} : { alter }) }, { ...world, measuring: { ...world.measuring, watch: progress => course.measuring(progress) } });
        const report = makeReport(record);
        const stoppedBy = record.plan?.stoppedBy;
        if (stoppedBy === 'interrupted')
            return { kind: 'interrupted', error: new InvocationError('it was interrupted') };
        if (stoppedBy === 'failing' || report.status === 'errored')
            return { kind: 'failing', error: new InvocationError(describeFailure(report)) };
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

;// CONCATENATED MODULE: ./lib/action/self-test.js








/** Measures how far the method can be trusted on this runner. */
async function runSelfTest(run, workspace) {
    const inputs = decodeSelfTest(core/* getInput */.V4, workspace);
    const files = makeFiles(inputs.inputs.suite);
    const passEnv = decodeOne(core/* getInput */.V4, 'passEnv');
    const tested = await guardingRunnerFiles(() => core/* group */.Os('Self-test', () => here({ ...run, ...unseen, passEnv, ownFiles: runnerFiles() }, world => run_selfTest(inputs, world, logSelfTestProgress))));
    await publishSelfTest(tested, files);
    gateSelfTest(tested);
}

;// CONCATENATED MODULE: ./lib/action/run.js










const run_modes = {
    compare: compare,
    publish: publish,
    merge: merge_merge,
    report: report,
    'self-test': runSelfTest,
};
/** Does what the step asks for; the post step only mends what it has left behind. */
async function runAction({ isPost, exposure }) {
    if (isPost)
        return await post();
    try {
        if (exposure !== undefined)
            core/* info */.pq(`The measured commands can read the token of this step (in /proc), because it could not be hidden: ${exposure}.`);
        const run = readRun(process.env, core/* getInput */.V4('github-token'));
        await run_modes[pickMode(core/* getInput */.V4, run.event)](run, process.env.GITHUB_WORKSPACE ?? '.');
    }
    catch (error) {
        core/* setFailed */.C1(describeError(error, process.env));
    }
}


/***/ }),

/***/ 19195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ isComputable),
/* harmony export */   jt: () => (/* binding */ describeSize),
/* harmony export */   nQ: () => (/* binding */ largest),
/* harmony export */   yK: () => (/* binding */ areTooFarApart)
/* harmony export */ });
const smallest = 1e-300;
/** The largest value, change or ratio that is computed with. */
const largest = 1e300;
/** Whether sums and ratios of values of this size are numbers: 0, or from 1e-300 to 1e300 on either side of it. */
function isComputable(value) {
    const size = Math.abs(value);
    return size === 0 || (size >= smallest && size <= largest);
}
/** Why `value` cannot be computed with, as the end of "a value is …"; undefined where it can. */
function describeSize(value) {
    if (isComputable(value))
        return undefined;
    if (!Number.isFinite(value))
        return 'not finite';
    const isLarge = Math.abs(value) > largest;
    return `${value}, and ${isLarge ? '1e300 is the largest' : '1e-300 is the smallest'} that can be computed with`;
}
/** Whether the ratio of two of `values`, which are above 0, is too large to compute with. */
function areTooFarApart(values) {
    let [low, high] = [Infinity, 0];
    for (const value of values) {
        if (value < low)
            low = value;
        if (value > high)
            high = value;
    }
    return high / low > largest;
}


/***/ }),

/***/ 69847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ tidyUnit)
/* harmony export */ });
const decimal = { '': 1, k: 1e3, K: 1e3, M: 1e6, G: 1e9, T: 1e12 };
const binary = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40 };
const times = [
    [1e-12, 'ps', 'picosecond', 'picoseconds'],
    [1e-9, 'ns', 'nsec', 'nanosecond', 'nanoseconds'],
    // The micro sign (U+00B5) and the Greek letter (U+03BC) look alike, and tools print either.
    [1e-6, 'us', '\u00b5s', '\u03bcs', 'usec', 'microsecond', 'microseconds'],
    [1e-3, 'ms', 'msec', 'millisecond', 'milliseconds'],
    [1, 's', 'sec', 'secs', 'second', 'seconds'],
    [60, 'm', 'min', 'minute', 'minutes'],
];
const bytes = [
    [1, 'byte', 'bytes', 'Byte', 'Bytes'],
    [1e3, 'Kilobytes', 'kilobytes'],
    [1e6, 'Megabytes', 'megabytes'],
    [1e9, 'Gigabytes', 'gigabytes'],
];
/** What is done so often in a second: more is better, whatever it is. */
const done = [
    'ops',
    'op',
    'req',
    'reqs',
    'request',
    'requests',
    'iter',
    'iters',
    'i',
    'item',
    'items',
    'char',
    'elem',
    'elements',
    '1',
    '',
];
const seconds = ['s', 'sec', 'second'];
/** What costs, and is counted. */
const costs = ['allocs', 'alloc', 'allocations', 'instructions', 'cycles', 'instr'];
const known = new Map([
    ...times.flatMap(([factor, ...names]) => names.map(name => entry(name, 's', factor, 'lower'))),
    ...bytes.flatMap(([factor, ...names]) => names.map(name => entry(name, 'B', factor, 'lower'))),
    ...Object.entries({ ...decimal, ...binary }).flatMap(([prefix, factor]) => [
        entry(`${prefix}B`, 'B', factor, 'lower'),
        ...['B', 'bytes', 'byte'].flatMap(name => rates(`${prefix}${name}`, 'B/s', factor)),
    ]),
    ...Object.entries(decimal).flatMap(([prefix, factor]) => done.flatMap(name => (prefix + name === '' ? [] : rates(`${prefix}${name}`, '1/s', factor)))),
    ...Object.entries(decimal).map(([prefix, factor]) => entry(`${prefix}Hz`, '1/s', factor, 'higher')),
    ...costs.map(name => entry(name, 'count', 1, 'lower')),
    entry('count', 'count', 1, 'unknown'),
]);
function rates(name, unit, factor) {
    return seconds.map(second => entry(`${name}/${second}`, unit, factor, 'higher'));
}
function entry(name, unit, factor, better) {
    return [name, { unit, factor, better }];
}
/**
 * A printed unit as its base unit, the factor that brings values to it, and the direction that is certain from it.
 *
 * A time, bytes or allocations for each operation or iteration (`ns/op`, `B/iter`) are the same quantity. A unit that is not
 * known stays as it is, with direction `unknown`: more percent may be good or bad.
 */
function tidyUnit(printed) {
    const name = printed.trim();
    return known.get(name) ?? known.get(name.replace(/\/(?:op|iter|iteration)$/, '')) ?? asItIs(name);
}
function asItIs(unit) {
    return { unit, factor: 1, better: 'unknown' };
}


/***/ }),

/***/ 73650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ countStars),
/* harmony export */   TE: () => (/* binding */ mostStars),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   fl: () => (/* binding */ isTooManifold)
/* harmony export */ });
/* unused harmony export longestGlobbed */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48932);


/** Longer names match by equality only: what a `*` tries grows with the power of the length, and names come from anywhere. */
const longestGlobbed = 250;
/** In one pattern. */
const mostStars = 3;
/**
 * Whether `pattern` matches `name`: `*` stands for anything but `/`, `**` between slashes for anything, `?` for one character, and
 * `{a,b}` for a or b; everything else is itself, brackets too, as benchmarks have them in their names. `\` takes the meaning from
 * what follows. A name that is the pattern always matches.
 */
function matches(pattern, name) {
    if (pattern === _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .everything */ .Y || pattern === name)
        return true;
    return name.length <= longestGlobbed && matcherOf(pattern)(name);
}
/** How many `*` a pattern has; two together are one. */
function countStars(pattern) {
    return pattern.match(/\*+/g)?.length ?? 0;
}
/** Of ways to read the braces of one pattern, without a star; each star leaves a quarter. */
const mostWays = 512;
/** Whether braces and stars of `pattern` stand for so many combinations that to try them all would take seconds. */
function isTooManifold(pattern) {
    return countWays(pattern) * 4 ** countStars(pattern) > mostWays;
}
/** How many combinations the braces stand for: pairs beside each other multiply, and what stands in one pair adds up. */
function countWays(pattern) {
    const open = [];
    let ways = 1;
    const close = () => {
        const { before, sum } = open.pop();
        ways = before * (sum + ways);
    };
    for (const [part] of pattern.matchAll(/\\.|[{},]/gs)) {
        const innermost = open.at(-1);
        if (part === '{') {
            open.push({ before: ways, sum: 0 });
            ways = 1;
        }
        else if (part === ',' && innermost) {
            innermost.sum += ways;
            ways = 1;
        }
        else if (part === '}' && innermost)
            close();
    }
    while (open.length > 0)
        close();
    return ways;
}
const matchers = new Map();
const capacity = 10_000;
function matcherOf(pattern) {
    const known = matchers.get(pattern);
    if (known)
        return known;
    if (matchers.size >= capacity)
        matchers.clear();
    const isGlob = /[*?{\\]/.test(pattern) && countStars(pattern) <= mostStars && !isTooManifold(pattern);
    const matcher = isGlob ? picomatch__WEBPACK_IMPORTED_MODULE_1__(quoteOthers(pattern), { dot: true, windows: false }) : () => false;
    matchers.set(pattern, matcher);
    return matcher;
}
/** `pattern` with a backslash before all that a shell would take for more than itself. */
function quoteOthers(pattern) {
    return pattern.replace(/\\.|[^\w\s/*?{},.\\-]|\\$/gsu, part => {
        // As a set, because picomatch loops for ever on some patterns that end in three backslashes or more.
        if (part === '\\' || part === '\\\\')
            return '[\\\\]';
        return part.length === 1 ? `\\${part}` : part;
    });
}


/***/ }),

/***/ 48932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ everything)
/* harmony export */ });
/** The pattern that matches everything, which is meant where none is given. */
const everything = '**';


/***/ }),

/***/ 82868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jm: () => (/* binding */ rulesSchema),
  Iy: () => (/* binding */ writtenFile)
});

// UNUSED EXPORTS: mostRules, writtenRule

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(19195);
// EXTERNAL MODULE: ./lib/rules/match.js
var match = __webpack_require__(73650);
// EXTERNAL MODULE: ./lib/metrics/unit.js
var metrics_unit = __webpack_require__(69847);
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

;// CONCATENATED MODULE: ./lib/rules/schema.js




const longestText = 1000;
const mostRules = 1000;
const pattern = dist/* pipe */.FsL(dist/* string */.YjP('it must be a name or a pattern such as parse/*'), dist/* nonEmpty */.hq('it must be a name or a pattern such as parse/*'), dist/* maxLength */.Ru6(longestText, `it must be a pattern of at most ${longestText} characters`), dist/* check */.z6Y(text => (0,match/* countStars */.PL)(text) <= match/* mostStars */.TE, `a pattern can have at most ${match/* mostStars */.TE} stars`), dist/* check */.z6Y(text => !(0,match/* isTooManifold */.fl)(text), 'its braces and stars stand for too many combinations: write several rules instead'));
const aFraction = 'it must be a percentage such as 5%, from 0% to below 100%';
const fraction = dist/* pipe */.FsL(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()], aFraction), dist/* transform */.pdi(given => parseFraction(given)), dist/* number */.aig(aFraction), dist/* minValue */.Wwf(0, aFraction), dist/* ltValue */.ulq(1, aFraction));
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
const aUnit = 'it must be a unit such as ms';
const aRule = 'a rule is a map of benchmark, metric, threshold, direction, unit, smallest, budget, required and ignore';
/** A rule as it stands in the file. */
const writtenRule = dist/* strictObject */.rej({
    benchmark: dist/* optional */.lqM(pattern),
    metric: dist/* optional */.lqM(pattern),
    threshold: dist/* optional */.lqM(fraction),
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
    ignore: dist/* optional */.lqM(dist/* union */.KCZ([dist/* literal */.euz(false), ignore], issue => issueOfIgnore(issue) ?? anIgnore)),
}, aRule);
/** Of what is a map, its own first fault. */
function issueOfIgnore({ issues }) {
    return issues?.find(({ path }) => path !== undefined)?.message;
}
/** The file as a whole. */
const writtenFile = dist/* strictObject */.rej({
    // What is left of a list whose rules are all commented out.
    rules: dist/* nullable */.mee(dist/* pipe */.FsL(dist/* array */.YOg(writtenRule, 'it must be a list of rules, each beginning with "- "'), dist/* maxLength */.Ru6(mostRules, `there can be at most ${mostRules} rules`)), []),
}, 'the file is a map with "rules", a list');
const schema_amount = {
    value: dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* check */.z6Y(computable/* isComputable */.$O)),
    unit: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(100)),
};
const schema_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* nonEmpty */.hq(), dist/* maxLength */.Ru6(longestText));
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
        direction: dist/* exactOptional */.yqP(dist/* picklist */.KIO(['lower', 'higher'])),
        unit: dist/* exactOptional */.yqP(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(100))),
        smallest: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), dist/* object */.Ikc(schema_amount)])),
        budget: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), dist/* object */.Ikc({ bound: dist/* picklist */.KIO(['at most', 'at least']), ...schema_amount })])),
        required: dist/* exactOptional */.yqP(dist/* boolean */.zMY()),
        ignore: dist/* exactOptional */.yqP(dist/* union */.KCZ([dist/* literal */.euz(false), dist/* object */.Ikc({ reason: schema_text, until: day })])),
    }))),
});


/***/ })

};
