export const id = 542;
export const ids = [542];
export const modules = {

/***/ 8685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ keyOf),
  O: () => (/* binding */ nameFunction)
});

;// CONCATENATED MODULE: ./lib/causes/origin.js
/** Packages that a tool installed, inside a repository or anywhere else. */
const origin_packages = [
    /(?:^|\/)node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\//,
    /(?:^|\/)(?:site|dist)-packages\/([^/]+)/,
    /\/go\/pkg\/mod\/([^@]+)@/,
    /\/\.cargo\/registry\/src\/[^/]+\/([^/]+)\//,
];
/** Libraries that belong to a language or a system. */
const systems = [
    /\/lib\/python3?[\d.]*\/([^/.]+)/,
    /^\/rustc\/[^/]+\/library\/([^/]+)\//,
    /^\/(?:usr|lib\d*|opt|nix)\/.*?([^/]+)$/,
];
/** Programs that run other programs, and the libraries below all of them. */
const runtimes = /^(?:\[.*\]|V8|node|nodejs|bun|deno|(?:lib)?(?:python|pypy|ruby|php|perl|lua|jvm)[\d.\w-]*(?:\.so[.\d]*)?|java|(?:ba|da|z)?sh|(?:ld|lib(?:c|m|pthread|dl|rt|gcc_s|jemalloc|mimalloc|tcmalloc\w*))(?:[-.].*)?)$/;
/** The names that runtimes, allocators and collectors have wherever they are linked to. */
const runtimeNames = [
    /^\(.*\)$/,
    /^\[unknown\]/,
    /^(?:_?Py(?=[A-Z_])|Builtins_|v8::|node::|runtime[./]|(?:je|mi|tc)_|_int_(?:malloc|free|realloc)|__libc_|__mem|__str)/,
    /^(?:_?_?(?:malloc|free|calloc|realloc|cfree|memcpy|memmove|memset|memcmp|syscall)|operator (?:new|delete)(?:\[\])?)(?:\(.*)?$/,
];
/** A name that many functions of a repository share is no runtime's. */
const shared = /^\(anonymous\)|^\(all other functions\)$/;
const libraryNames = /^(?:[\w:]+ )?<?(?:std|core|alloc|hashbrown|__gnu_cxx|__cxxabiv1)::|^__(?:dynamic_cast|cxa_|gxx_)/;
/** Finds whose code a frame is; undefined for the repository's own, whose copy is in `root`. */
function findOrigin({ name, file, module }, root) {
    const own = [file, module].flatMap(path => (path === undefined ? [] : originOfPath(path, root)));
    const known = own.find(({ origin }) => origin === 'runtime') ?? own[0];
    if (known?.origin === 'runtime')
        return known;
    if (!shared.test(name) && runtimeNames.some(pattern => pattern.test(name)) && !isWithin(file, root))
        return { ...known, origin: 'runtime' };
    return known ?? (libraryNames.test(name) ? { origin: 'library' } : undefined);
}
function isWithin(path, root) {
    return path?.startsWith(`${root}/`) ?? false;
}
function originOfPath(path, root) {
    const place = isWithin(path, root) ? path.slice(root.length + 1) : path;
    const isOutside = place === path;
    const [ofPackage] = origin_packages.flatMap(pattern => pattern.exec(place)?.[1] ?? []);
    if (ofPackage !== undefined)
        return [{ origin: 'library', module: ofPackage }];
    if (!isOutside)
        return [];
    const base = place.slice(place.lastIndexOf('/') + 1);
    if (/^node:/.test(place))
        return [{ origin: 'runtime', module: 'node' }];
    if (place.startsWith('<frozen '))
        return [{ origin: 'runtime', module: 'python' }];
    if (runtimes.test(base))
        return [{ origin: 'runtime', module: base.replace(/^\[(.*)\]$/, '$1') }];
    const [ofSystem] = systems.flatMap(pattern => pattern.exec(place)?.[1] ?? []);
    if (ofSystem !== undefined)
        return [{ origin: 'library', module: ofSystem }];
    return /\.(?:so(?:\.[\d.]+)?|dylib|dll)$/.test(base) ? [{ origin: 'library', module: base }] : [];
}

;// CONCATENATED MODULE: ./lib/causes/names.js

const longest = 300;
/** A frame as both sides have it: without addresses, hashes, clones of a compiler, and the path of its copy. */
function nameFunction(frame, root) {
    const { name, file, line, last } = frame;
    const place = file === undefined ? undefined : shorten(file, root);
    const plain = tidy(name.replaceAll(`${root}/`, ''));
    // A name that many functions share tells nothing without its file.
    const isShared = names_shared.test(plain);
    const full = isShared && place !== undefined ? `${plain} in ${baseName(place)}` : plain;
    return {
        name: full.slice(0, longest) || '(no name)',
        ...(place === undefined ? {} : { file: place.slice(0, longest) }),
        ...cutModule(findOrigin(frame, root)),
        ...(isShared || !isLine(line) ? {} : { line, ...(isLine(last) && last > line ? { last } : {}) }),
    };
}
function cutModule(origin) {
    return origin?.module === undefined ? { ...origin } : { ...origin, module: origin.module.slice(0, longest) };
}
/** Tells a function from others: by its name, wherever its file has gone, and by whose it is. */
function keyOf({ name, origin, module = '' }) {
    return origin === undefined ? name : `${name}\n${module}`;
}
function isLine(line) {
    return Number.isSafeInteger(line) && line > 0;
}
/** Names that many functions of one program have. */
const names_shared = /^\(anonymous\)$|^<\w+>$|^main\.init$/;
/** What compilers and linkers add to the name of a function: a hash of Rust, a clone, an inlined copy, an offset. */
const additions = [
    / \(inlined\)$/,
    /\+0x[0-9a-f]+$/,
    /@@?(?:plt|[A-Z]+_[\d.]+)$/,
    /::h[0-9a-f]{16}$/,
    /(?:\.(?:constprop|isra|part|cold|llvm|lto_priv)(?:\.\d+)*)+$/,
    /_\[[jirk0]\]$/,
];
function tidy(name) {
    const bare = additions.reduce((text, addition) => text.replace(addition, ''), name.trim());
    return bare.replace(/\b0x[0-9a-f]{4,}\b/g, '0x…');
}
/** `file` relative to the copy in `root`; of what lies outside of it, only the last part. */
function shorten(file, root) {
    const within = `${root}/`;
    return file.startsWith(within) ? file.slice(within.length) : baseName(file);
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1) || path;
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

/***/ 3371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GQ: () => (/* binding */ compareSides),
  Tl: () => (/* binding */ hasZero),
  gM: () => (/* binding */ makeComparison)
});

// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/stats/engine/engine.js + 12 modules
var engine = __webpack_require__(4523);
// EXTERNAL MODULE: ./lib/util/once.js
var once = __webpack_require__(4903);
// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
// EXTERNAL MODULE: ./lib/stats/engine/blocks.js
var engine_blocks = __webpack_require__(2262);
// EXTERNAL MODULE: ./lib/stats/engine/inversion.js
var inversion = __webpack_require__(7976);
// EXTERNAL MODULE: ./lib/stats/engine/rejection.js
var rejection = __webpack_require__(9777);
// EXTERNAL MODULE: ./lib/stats/engine/start.js
var start = __webpack_require__(6106);
// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
// EXTERNAL MODULE: ./lib/stats/engine/choices.js
var choices = __webpack_require__(1650);
;// CONCATENATED MODULE: ./lib/stats/quantities/exchanges.js

/** As many ways are listed one by one; of more, so many are drawn, less the one that was. */
const most = 10_000;
/** The widest round: its places are the bits of one byte. */
const widest = 8;
/**
 * All exchanges of the sides in the rounds of `blocks`, or 9,999 that `random` draws, and how it was. An exchange that is drawn among
 * others with the real one makes a test that is exact, too (Phipson & Smyth 2010). At most 8 values in a round.
 */
function makeExchanges({ starts, middles }, random) {
    const choices = Array.from(middles, (middle, round) => {
        const size = starts[round + 1] - starts[round];
        if (size > widest)
            throw new RangeError(`round ${round} has ${size} values; at most ${widest} can be exchanged`);
        return listBits(size, starts[round + 1] - middle);
    });
    const all = choices.reduce((product, { length }) => product * length, 1);
    return all <= most ? listAll(choices, all) : draw(choices, random);
}
/** The exchange that was, alone. */
function keepAsItWas({ starts, middles }) {
    const bits = Uint8Array.from(middles, (middle, round) => {
        const size = starts[round + 1] - starts[round];
        return listBits(size, starts[round + 1] - middle).at(-1);
    });
    return { count: 1, rounds: middles.length, bits };
}
/** The last is that of the last places, where the contender's values stand. */
function listBits(size, chosen) {
    const places = (0,choices/* listChoices */.Z)(size, chosen);
    const bits = new Uint8Array(chosen === 0 ? 1 : places.length / chosen);
    places.forEach((place, index) => {
        bits[Math.floor(index / chosen)] |= 1 << place;
    });
    return bits;
}
function listAll(choices, count) {
    const bits = new Uint8Array(count * choices.length);
    for (let way = 0; way < count; way++) {
        let rest = way;
        for (const [round, own] of choices.entries()) {
            bits[way * choices.length + round] = own[rest % own.length];
            rest = Math.floor(rest / own.length);
        }
    }
    return { count, rounds: choices.length, bits };
}
function draw(choices, random) {
    const bits = new Uint8Array(most * choices.length);
    for (let way = 0; way < most; way++)
        for (const [round, own] of choices.entries())
            bits[way * choices.length + round] = way === most - 1 ? own.at(-1) : own[random.below(own.length)];
    return { count: most, rounds: choices.length, bits };
}

// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
;// CONCATENATED MODULE: ./lib/stats/quantities/quantity.js
/** A difference without any noise, which nothing exceeds. */
const endless = 1e12;
/** A difference over its standard error. */
function studentise(difference, standardError) {
    if (difference === 0)
        return 0;
    return standardError > 0 ? difference / standardError : Math.sign(difference) * endless;
}

;// CONCATENATED MODULE: ./lib/stats/quantities/high-quantile.js


/**
 * The `p`-quantile of a side's values (type 7). Its standard error comes from the distance of values some places above and below it
 * (Siddiqui 1960), since a side whose values lie closer together there knows it better.
 */
function makeHighQuantile(blocks, exchanges, p) {
    const { values, starts, middles } = blocks;
    const sides = splitSides(blocks);
    const baseline = (0,quantile/* quantile */.Y)(sides.a, p);
    const shifted = new Float64Array(values.length);
    const order = Int32Array.from(values, (_, index) => index);
    const places = findPlaces(blocks);
    const ranks = { a: findRanks(sides.a.length, p), b: findRanks(sides.b.length, p) };
    const differences = new Float64Array(exchanges.count);
    return {
        estimate: (0,quantile/* quantile */.Y)(sides.b, p) - baseline,
        baseline,
        differencesAt: shift => {
            for (let round = 0; round < middles.length; round++)
                for (let i = starts[round]; i < starts[round + 1]; i++)
                    shifted[i] = i < middles[round] ? values[i] : values[i] - shift;
            order.sort((one, other) => shifted[other] - shifted[one]);
            compare({ shifted, order, places, ranks }, exchanges, differences);
            return differences;
        },
    };
}
/** Both sides' values, ascending. */
function splitSides({ values, starts, middles }) {
    const sides = { a: [], b: [] };
    for (let round = 0; round < middles.length; round++) {
        sides.a.push(...values.subarray(starts[round], middles[round]));
        sides.b.push(...values.subarray(middles[round], starts[round + 1]));
    }
    return { a: Float64Array.from(sides.a).sort(), b: Float64Array.from(sides.b).sort() };
}
function findPlaces({ values, starts, middles }) {
    const [rounds, turns] = [new Int32Array(values.length), new Int32Array(values.length)];
    for (let round = 0; round < middles.length; round++)
        for (let i = starts[round]; i < starts[round + 1]; i++) {
            rounds[i] = round;
            turns[i] = i - starts[round];
        }
    return { rounds, turns };
}
function findRanks(count, p) {
    const position = (count - 1) * p;
    const floor = Math.floor(position);
    const reach = Math.max(2, Math.round(0.8 * Math.cbrt(count)));
    const rank = (index) => count - 1 - Math.max(0, Math.min(count - 1, index));
    return {
        far: rank(floor + reach),
        above: rank(floor + 1),
        below: rank(floor),
        near: rank(floor - reach),
        part: position - floor,
        scale: count * p * (1 - p),
    };
}
function compare({ shifted, order, places, ranks }, { count, rounds, bits }, differences) {
    const sorted = Float64Array.from(order, index => shifted[index]);
    const [own, turns] = [order.map(index => places.rounds[index]), order.map(index => places.turns[index])];
    const deepest = Math.max(ranks.a.near, ranks.b.near) + 1;
    const found = { a: new Float64Array(deepest), b: new Float64Array(deepest) };
    for (let way = 0; way < count; way++) {
        const base = way * rounds;
        let [a, b] = [0, 0];
        // The largest values of each side, as many as are needed.
        for (let i = 0; i < sorted.length && (a <= ranks.a.near || b <= ranks.b.near); i++) {
            if ((bits[base + own[i]] >> turns[i]) & 1) {
                if (b < deepest)
                    found.b[b++] = sorted[i];
            }
            else if (a < deepest)
                found.a[a++] = sorted[i];
        }
        const [one, other] = [read(found.a, ranks.a), read(found.b, ranks.b)];
        differences[way] = studentise(other.level - one.level, Math.sqrt(one.variance + other.variance));
    }
}
function read(found, { far, above, below, near, part, scale }) {
    const step = near > far ? (found[far] - found[near]) / (near - far) : 0;
    return { level: found[below] + part * (found[above] - found[below]), variance: scale * step * step };
}

;// CONCATENATED MODULE: ./lib/stats/quantities/mean.js


/**
 * The mean of the values themselves: those of `blocks` are logarithms, negated where `isNegated`. Rounds count alike, and the spread of
 * their differences gives the standard error.
 */
function makeMean(blocks, exchanges, isNegated) {
    const { values, starts, middles } = blocks;
    const sign = isNegated ? -1 : 1;
    // In the middle of the values, so that none is too large.
    const centre = (0,quantile/* quantile */.Y)(Float64Array.from(values).sort(), 0.5);
    const plain = Float64Array.from(values, value => Math.exp(sign * (value - centre)));
    const levels = { a: 0, b: 0 };
    for (let round = 0; round < middles.length; round++) {
        levels.a += meanOf(plain, starts[round], middles[round]) / middles.length;
        levels.b += meanOf(plain, middles[round], starts[round + 1]) / middles.length;
    }
    const tables = new Float64Array(middles.length * ways);
    const differences = new Float64Array(exchanges.count);
    return {
        estimate: sign * Math.log(levels.b / levels.a),
        baseline: centre + sign * Math.log(levels.a),
        differencesAt: shift => {
            fillTables(tables, blocks, { plain, factor: Math.exp(-sign * shift), sign });
            mean_compare(tables, exchanges, differences);
            return differences;
        },
    };
}
function meanOf(values, start, end) {
    let sum = 0;
    for (let i = start; i < end; i++)
        sum += values[i];
    return sum / (end - start);
}
/** The sets of places in a round, by the bits of a byte. */
const ways = 256;
/** The difference of means in each round, for each set of places that may be the contender's. */
function fillTables(tables, { starts, middles }, { plain, factor, sign }) {
    for (let round = 0; round < middles.length; round++) {
        const [start, middle, end] = [starts[round], middles[round], starts[round + 1]];
        const [first, second] = [middle - start, end - middle];
        for (let bits = 0; bits < 1 << (end - start); bits++) {
            let [a, b] = [0, 0];
            for (let i = start; i < end; i++) {
                const value = i < middle ? plain[i] : plain[i] * factor;
                if ((bits >> (i - start)) & 1)
                    b += value;
                else
                    a += value;
            }
            tables[round * ways + bits] = sign * (b / second - a / first);
        }
    }
}
function mean_compare(tables, { count, rounds, bits }, differences) {
    for (let way = 0, at = 0; way < count; way++) {
        let [sum, squares] = [0, 0];
        for (let round = 0; round < rounds; round++) {
            const difference = tables[round * ways + bits[at++]];
            sum += difference;
            squares += difference * difference;
        }
        const variance = Math.max(0, squares - (sum * sum) / rounds);
        // What is left of equal differences is rounding.
        const isNoise = variance > 1e-20 * squares;
        differences[way] = studentise(sum, isNoise ? Math.sqrt((variance * rounds) / Math.max(1, rounds - 1)) : 0);
    }
}

;// CONCATENATED MODULE: ./lib/stats/quantities/quantity-engine.js










/** With more rounds, the studentised difference is as good as normal. */
const mostExchanged = 200;
/**
 * The engine over a mean or a high quantile of each side's values, natural logs where more is worse: the difference over its standard
 * error, its randomisation within rounds (Janssen 1997), and estimate and interval by inverting the test.
 *
 * Exact where the sides differ by a factor alone. Where only the quantity is the same, the standard error makes it right for many
 * values. Some round must have both sides; no round more than 8 values.
 */
function makeQuantityEngine(rounds, asked) {
    const complete = rounds.filter(({ a, b }) => a.length > 0 && b.length > 0);
    const blocks = (0,engine_blocks/* makeBlocks */.z)(complete);
    const exchanges = complete.length > mostExchanged ? keepAsItWas(blocks) : findExchanges(blocks);
    const quantity = makeQuantity(blocks, exchanges, asked);
    const pAt = (shift) => testDifference(quantity.differencesAt(shift));
    const search = makeSearch(blocks, quantity.estimate, pAt);
    const intervals = new Map();
    const endsOf = (confidence) => {
        const ends = intervals.get(confidence) ?? findEnds(search, 1 - confidence);
        intervals.set(confidence, ends);
        return ends;
    };
    const engine = {
        get p() {
            return search.pAtZero();
        },
        estimate: quantity.estimate,
        get standardError() {
            const { low, high } = endsOf(confidenceOfOne);
            return (high - low) / 2;
        },
        interval: confidence => agree(endsOf(confidence), search, 1 - confidence),
        excludes: (bound, end, confidence) => (0,inversion/* endsBefore */.I)(engine.interval(confidence), bound, end),
        levelled: () => ({
            centre: quantity.baseline,
            a: Float64Array.from(complete.flatMap(({ a }) => a)),
            b: Float64Array.from(complete.flatMap(({ b }) => b)),
        }),
        byRanks: () => engine,
    };
    return engine;
}
// Benchmarks of one record nearly always have rounds of the same sizes, and drawing takes longer than comparing.
let known;
function findExchanges(blocks) {
    const key = `${blocks.starts.join()}/${blocks.middles.join()}`;
    if (known?.key !== key)
        known = { key, exchanges: makeExchanges(blocks, (0,random/* makeRandom */.eI)('exchanges')) };
    return known.exchanges;
}
function makeQuantity(blocks, exchanges, asked) {
    return asked.kind === 'mean'
        ? makeMean(blocks, exchanges, asked.isNegated)
        : makeHighQuantile(blocks, exchanges, asked.p);
}
/** The confidence of one standard error to either side. */
const confidenceOfOne = 1 - 2 * (0,normal/* normalCdf */.vr)(-1);
/** What differs by rounding alone is as far out. */
const rounding = 1e-9;
/** Twice the smaller tail, of the last of `differences` among all of them; of one alone, by the normal distribution. */
function testDifference(differences) {
    const observed = differences.at(-1);
    if (differences.length === 1)
        return Math.min(1, 2 * (0,normal/* normalCdf */.vr)(-Math.abs(observed)));
    const slack = rounding * Math.max(1, Math.abs(observed));
    let [above, below] = [0, 0];
    for (const difference of differences) {
        if (difference >= observed - slack)
            above++;
        if (difference <= observed + slack)
            below++;
    }
    return Math.min(1, (2 * Math.min(above, below)) / differences.length);
}
function makeSearch(blocks, estimate, pAt) {
    const spread = blocks.values.reduce((most, value) => Math.max(most, Math.abs(value - blocks.values[0])), 0);
    return {
        ...{ estimate, pAt },
        unit: Math.max((0,start/* estimateStart */.P)(blocks).unit, 1e-9),
        reach: 16 * spread + 1,
        pAtZero: (0,once/* once */.O)(() => pAt(0)),
    };
}
function findEnds(search, alpha) {
    return { low: findEnd(search, -1, alpha), high: findEnd(search, 1, alpha) };
}
/** The last shift in one direction from the estimate that is not rejected; infinite where all are accepted. */
function findEnd({ estimate, unit, reach, pAt }, direction, alpha) {
    const isAccepted = (distance) => !(0,rejection/* rejects */.z)(pAt(estimate + direction * distance), alpha);
    let [inner, outer] = [0, unit];
    while (isAccepted(outer)) {
        if (outer > reach)
            return direction * Infinity;
        [inner, outer] = [outer, 2 * outer];
    }
    const tolerance = Math.max(1e-10, 1e-3 * outer);
    while (outer - inner > tolerance) {
        const middle = (inner + outer) / 2;
        if (isAccepted(middle))
            inner = middle;
        else
            outer = middle;
    }
    return estimate + direction * inner;
}
/** `ends` as p has it: they hold 0 if and only if it is not rejected, which the steps of p might leave open. */
function agree({ low, high }, { estimate, unit, pAtZero }, alpha) {
    if (!(0,rejection/* rejects */.z)(pAtZero(), alpha))
        return { low: Math.min(low, 0), high: Math.max(high, 0) };
    const least = 1e-6 * unit;
    return estimate > 0 ? { low: Math.max(low, least), high } : { low, high: Math.min(high, -least) };
}

// EXTERNAL MODULE: ./lib/compare/counted.js
var counted = __webpack_require__(5929);
// EXTERNAL MODULE: ./lib/compare/judge.js
var compare_judge = __webpack_require__(36);
// EXTERNAL MODULE: ./lib/compare/series.js
var compare_series = __webpack_require__(4662);
// EXTERNAL MODULE: ./lib/compare/summary.js
var summary = __webpack_require__(1519);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var change = __webpack_require__(9236);
// EXTERNAL MODULE: ./lib/compare/verdicts/incomparable.js
var incomparable = __webpack_require__(2551);
;// CONCATENATED MODULE: ./lib/compare/comparison.js










/** The comparison of the two sides of `series`. */
function makeComparison(series, table) {
    // A look has no use for a description.
    const [baseline, contender] = [(0,once/* once */.O)(() => describe(series, 'baseline')), (0,once/* once */.O)(() => describe(series, 'contender'))];
    return {
        series,
        get baseline() {
            return baseline();
        },
        get contender() {
            return contender();
        },
        basis: findObstacleBasis((0,incomparable/* findObstacle */.R5)(series, table)) ??
            findExactBasis(series) ??
            findObstacleBasis((0,incomparable/* findBadValue */.oS)(series) ?? (0,incomparable/* findSeparation */.KT)(series)) ??
            (hasZero(series) ? makeZeros(series) : makeInference(series)),
    };
}
function describe(series, side) {
    return (0,summary/* summariseRunners */.M)((0,compare_series/* splitByRunner */.e_)(series).map(rounds => valuesOf({ rounds }, side).filter(computable/* isComputable */.$O)));
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
function findExactBasis(series) {
    if (!(0,counted/* isCounted */.h)(series.metric.unit))
        return undefined;
    const [baseline, contender] = [valuesOf(series, 'baseline'), valuesOf(series, 'contender')];
    const [first, second] = [baseline[0], contender[0]];
    if (first === undefined || second === undefined)
        return undefined;
    const isExact = baseline.every(value => value === first) && contender.every(value => value === second);
    const hasRatio = (0,computable/* isComputable */.$O)(first) && (0,computable/* isComputable */.$O)(second) && first >= 0 && second >= 0;
    return isExact && hasRatio ? { kind: 'exact', baseline: first, contender: second } : undefined;
}
/** Returns whether a value of `series` is 0, which has no ratio to any other. */
function hasZero({ rounds }) {
    return rounds.some(round => round.some(({ value }) => value === 0));
}
function makeZeros(series) {
    const blocks = makeBlocks(series, one => (one.side === 'baseline' ? 'a' : 'b'), asItIs);
    return {
        kind: 'zeros',
        engine: (0,engine/* makeEngine */.b)(blocks, { scores: 'ranks', breaks: series.breaks }),
        shortage: (0,incomparable/* findShortage */.Jp)(series),
    };
}
/** `value` where more is worse. */
function asItIs(value, direction) {
    return direction === 'higher' ? -value : value;
}
function makeInference(series) {
    const contenderControl = (0,once/* once */.O)(() => makeControl(series, 'contender'));
    return {
        kind: 'inference',
        change: compareSides(series),
        control: makeControl(series, 'baseline'),
        get contenderControl() {
            return contenderControl();
        },
        shortage: (0,incomparable/* findShortage */.Jp)(series),
    };
}
/** The contender against the baseline: by the typical value, or by what else the user chose. */
function compareSides(series) {
    const { breaks, metric, judge } = series;
    const blocks = makeBlocks(series, one => (one.side === 'baseline' ? 'a' : 'b'));
    if (judge === 'mean')
        return makeQuantityEngine(blocks, { kind: 'mean', isNegated: metric.better === 'higher' });
    const p = (0,compare_judge/* quantileOf */.Xf)(judge);
    if (p !== undefined)
        return makeQuantityEngine(blocks, { kind: 'quantile', p });
    return (0,engine/* makeEngine */.b)(blocks, { scores: 'adaptive', breaks });
}
/** Copy 2 of a side against its copy 1. */
function makeControl(series, side) {
    const copiesOf = (round) => new Set(round.filter(one => one.side === side).map(({ copy }) => copy));
    if (!series.rounds.some(round => copiesOf(round).size === 2))
        return undefined;
    const blocks = makeBlocks(series, one => (one.side !== side ? undefined : one.copy === 1 ? 'a' : 'b'));
    return (0,engine/* makeEngine */.b)(blocks, { scores: 'ranks', breaks: series.breaks });
}
/** The two groups that `group` makes in each round, in run order. */
function makeBlocks({ rounds, metric }, group, scale = change/* toLog */.gY) {
    return rounds.map(round => {
        const block = { a: [], b: [], order: [] };
        for (const one of round) {
            const name = group(one);
            if (name === undefined)
                continue;
            block[name].push(scale(one.value, metric.better));
            block.order.push(name);
        }
        return block;
    });
}


/***/ }),

/***/ 3318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ep: () => (/* binding */ conclude),
  Vl: () => (/* binding */ concludeAll),
  Fr: () => (/* binding */ survey)
});

// EXTERNAL MODULE: ./lib/stats/median.js
var median = __webpack_require__(8565);
// EXTERNAL MODULE: ./lib/compare/comparison.js + 5 modules
var comparison = __webpack_require__(3371);
// EXTERNAL MODULE: ./lib/compare/confirmation/stages.js
var stages = __webpack_require__(8330);
// EXTERNAL MODULE: ./lib/compare/controls/control-benchmarks.js
var control_benchmarks = __webpack_require__(6684);
// EXTERNAL MODULE: ./lib/scan/sizes.js
var sizes = __webpack_require__(8807);
// EXTERNAL MODULE: ./lib/util/plural.js
var plural = __webpack_require__(3960);
;// CONCATENATED MODULE: ./lib/compare/growth/warn.js


/** Says why a scan that somebody asked for has no growth, and which sizes are not part of it. */
function warnOfScan({ options = {} }, growths) {
    const asked = (options.scan ?? '').split('\n').flatMap(line => {
        const [name = '', list = ''] = line.split('=');
        return list === '' ? [] : [{ name: name.trim(), values: list.split(',') }];
    });
    // In a grid, one parameter with enough sizes is what somebody wanted to see grow.
    const few = growths.length > 0 ? [] : asked.filter(({ values }) => values.length < sizes/* leastSizes */.aE && values.every(isNumber));
    const left = growths.flatMap(({ leftOut = [] }) => leftOut);
    return [
        ...few.map(({ name, values }) => ({
            code: 'few-sizes',
            message: `"${name}" has ${(0,plural/* count */.U)(values.length, 'size')}, and growth needs ${sizes/* leastSizes */.aE} or more: add sizes, best over a factor of 10`,
        })),
        ...[...new Set(left)].map(name => ({
            code: 'size-left-out',
            message: `"${name}" is no part of the growth, because it was not measured on both sides`,
        })),
    ];
}
function isNumber(text) {
    return Number.isFinite(Number(text));
}

// EXTERNAL MODULE: ./lib/compare/named-work.js
var named_work = __webpack_require__(1593);
// EXTERNAL MODULE: ./lib/compare/presence.js
var compare_presence = __webpack_require__(4134);
// EXTERNAL MODULE: ./lib/compare/series.js
var compare_series = __webpack_require__(4662);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/stats/engine/engine.js + 12 modules
var engine = __webpack_require__(4523);
// EXTERNAL MODULE: ./lib/compare/controls/inference.js
var controls_inference = __webpack_require__(7321);
// EXTERNAL MODULE: ./lib/compare/judge.js
var compare_judge = __webpack_require__(36);
// EXTERNAL MODULE: ./lib/compare/rounds/design.js
var design = __webpack_require__(699);
// EXTERNAL MODULE: ./lib/compare/rounds/own-rounds.js
var own_rounds = __webpack_require__(8983);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var verdicts_change = __webpack_require__(9236);
;// CONCATENATED MODULE: ./lib/compare/suite.js







/**
 * The geometric mean of the ratios of the benchmarks of time that every invocation printed; null where there are not two of them, or too few
 * rounds to say anything of it.
 *
 * The engine over each invocation's mean logarithm: what the benchmarks of one invocation share stays in it, which an average of
 * their intervals would forget.
 */
function findSuiteChange(series, record) {
    const numbers = (0,own_rounds/* findWholeRounds */._0)(record);
    const complete = findComplete(series
        .filter(({ primary, metric, judge }) => primary && metric.unit === 's' && metric.better === 'lower' && !metric.aside && isOfTypical(judge))
        .map(one => pickRounds(one, numbers)));
    if (complete.length < 2 || numbers.length === 0)
        return null;
    const rounds = complete[0].rounds.map((round, index) => {
        const means = round.map((slot, place) => ({ slot, value: meanLog(complete, index, place) }));
        const logs = (side) => means.filter(one => one.slot.side === side).map(one => one.value);
        const order = round.map(({ side }) => (side === 'baseline' ? 'a' : 'b'));
        return { a: logs('baseline'), b: logs('contender'), order };
    });
    // Without the bias of installations: what it does to a mean depends on how far benchmarks share it, which nobody knows.
    const inference = (0,controls_inference/* makeInference */.s)((0,engine/* makeEngine */.b)(rounds, { breaks: (0,own_rounds/* makeFindBreaks */.G4)(record)(numbers).breaks }), {
        design: (0,design/* makeDesign */.d)(record, numbers),
        bias: null,
        weight: 1,
    });
    const { confidence } = record.settings;
    const change = (0,verdicts_change/* toChange */._u)(inference.interval(confidence), 'lower', confidence);
    return Number.isFinite(change.low) || Number.isFinite(change.high) ? change : null;
}
/** `series` in the rounds with these `numbers` only; one that it did not run in is empty. */
function pickRounds(series, numbers) {
    if (series.numbers.length === numbers.length)
        return series;
    const rounds = numbers.map(number => series.rounds[series.numbers.indexOf(number)] ?? []);
    return { ...series, rounds, numbers };
}
/** A mean of percentiles is not what one of them is. */
function isOfTypical(judge) {
    return (0,compare_judge/* otherQuantityOf */.Hp)(judge) === undefined;
}
/** Those that have a positive value in every place of every round, by the fullest of them. */
function findComplete(series) {
    const fullest = series.reduce((most, one) => (count(one) > count(most) ? one : most), undefined);
    if (fullest === undefined)
        return [];
    return series.filter(({ rounds }) => rounds.every((round, index) => round.length === fullest.rounds[index].length && round.every(isPositive)));
}
function isPositive({ value }) {
    return value > 0 && (0,computable/* isComputable */.$O)(value);
}
function count(series) {
    return series?.rounds.reduce((sum, round) => sum + round.length, 0) ?? -1;
}
function meanLog(series, round, place) {
    return series.reduce((sum, one) => sum + (0,verdicts_change/* toLog */.gY)(one.rounds[round][place].value, 'lower'), 0) / series.length;
}

// EXTERNAL MODULE: ./lib/compare/trust/host.js
var host = __webpack_require__(3018);
// EXTERNAL MODULE: ./lib/metrics/process-metrics.js
var process_metrics = __webpack_require__(6964);
// EXTERNAL MODULE: ./lib/compare/verdicts/judged.js
var judged = __webpack_require__(7489);
;// CONCATENATED MODULE: ./lib/compare/trust/missing-metrics.js


/** The metrics that were to be judged and that nothing has measured, with those that there are: a misspelt name must not look like a quiet run. */
function describeMissingMetrics({ settings, warnings }, { series }) {
    const there = [...new Set(series.map(({ metric }) => metric.name))].sort();
    if (there.length === 0)
        return [];
    const isExplained = (name) => isOfProcess(name) && warnings.some(({ code }) => code === 'instrument-missing');
    const missing = (0,judged/* namesOf */.eZ)(settings.metrics).filter(name => !judged/* groupWords */.Jk.includes(name) && !there.includes(name) && !isExplained(name));
    return missing.map(name => ({
        code: 'metric-missing',
        message: `"metrics" names ${name}, which was not measured${explain(name)}; available: ${listed(there)}`,
    }));
}
function isOfProcess(name) {
    return process_metrics/* processMetrics */.Lq.some(metric => metric === name);
}
function explain(name) {
    if (name === 'peak-memory')
        return ' (memory below about 10 MB, the size of the launcher, cannot be measured)';
    return isOfProcess(name) ? ' (not with these instruments)' : '';
}
const mostListed = 10;
function listed(names) {
    return names.length > mostListed ? `${names.slice(0, mostListed).join(', ')}, and more` : names.join(', ');
}

// EXTERNAL MODULE: ./lib/compare/trust/spin.js
var trust_spin = __webpack_require__(5048);
// EXTERNAL MODULE: ./lib/compare/trust/triangulation.js
var triangulation = __webpack_require__(1285);
// EXTERNAL MODULE: ./lib/compare/confirmation/confirm.js
var confirmation_confirm = __webpack_require__(25);
// EXTERNAL MODULE: ./lib/compare/controls/control.js
var control = __webpack_require__(1847);
// EXTERNAL MODULE: ./lib/compare/growth/judge.js + 4 modules
var judge = __webpack_require__(1680);
// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
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

// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
;// CONCATENATED MODULE: ./lib/stats/effects/run-order.js

/** Lays out `rounds`. */
function layRun({ rounds, breaks = [] }) {
    const starts = new Int32Array(rounds.length + 1);
    rounds.forEach((round, i) => {
        starts[i + 1] = starts[i] + round.length;
    });
    const count = starts[rounds.length];
    const [values, slots, sides] = [new Float64Array(count), new Int32Array(count), new Int32Array(count)];
    const copies = new Map();
    let [place, slotCount] = [0, 0];
    for (const round of rounds)
        for (const { side, copy, slot, value } of round) {
            values[place] = value;
            slots[place] = slot;
            sides[place] = side === 'baseline' ? 0 : 1;
            slotCount = Math.max(slotCount, slot + 1);
            const key = 2 * copy + sides[place];
            const own = copies.get(key);
            if (own)
                own.push(place);
            else
                copies.set(key, [place]);
            place++;
        }
    const placesOf = [...copies.values()].map(own => Int32Array.from(own));
    return { values, starts, slots, slotCount, sides, copies: placesOf, breaks };
}
/** `values`, one for each of a run, less the median of each of its `copies`. */
function centreCopies({ copies }, values) {
    const centred = new Float64Array(values.length);
    for (const places of copies) {
        const own = new Float64Array(places.length);
        for (let i = 0; i < places.length; i++)
            own[i] = values[places[i]];
        const middle = run_order_median(own);
        for (const place of places)
            centred[place] = values[place] - middle;
    }
    return centred;
}
/** The median of `values`, which are put in order for it. */
function run_order_median(values) {
    return (0,quantile/* quantile */.Y)(values.sort(), 0.5);
}

;// CONCATENATED MODULE: ./lib/stats/effects/drift.js


// More points show no more of a trend, and all pairs of them are compared.
const mostPoints = 200;
/**
 * Tests whether values rise or fall over the rounds of a runner, whatever the sides. Uses Mann & Kendall's test of the medians of
 * rounds, or of stretches of rounds if there are many. The slope is that of Theil & Sen.
 */
function testDrift(run) {
    const { values, starts, breaks } = run;
    const centred = centreCopies(run, values);
    const edges = [0, ...breaks, starts.length - 1];
    const stretch = Math.max(1, Math.ceil((starts.length - 1) / mostPoints));
    const runners = edges
        .slice(1)
        .map((end, runner) => condense(centred, starts.subarray(edges[runner], end + 1), stretch));
    return {
        p: kendallP(runners),
        findSize: () => {
            const slopes = Float64Array.from(runners.flatMap(findSlopes));
            const longest = Math.max(...runners.map(points => points.length));
            return slopes.length === 0 ? 0 : Math.expm1(run_order_median(slopes) * (longest - 1));
        },
    };
}
/** The medians of stretches of the rounds from each of `starts` to the next; an incomplete last one is left out. */
function condense(values, starts, stretch) {
    const points = [];
    for (let first = 0; first + stretch < starts.length; first += stretch) {
        const own = values.slice(starts[first], starts[first + stretch]);
        if (own.length > 0)
            points.push(run_order_median(own));
    }
    return points;
}
/** The slopes of all pairs (Sen 1968). */
function findSlopes(points) {
    return points.flatMap((y, i) => points.slice(0, i).map((earlier, j) => (y - earlier) / (i - j)));
}
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
    return score === 0 ? 1 : Math.min(1, 2 * (0,normal/* normalCdf */.vr)((1 - Math.abs(score)) / Math.sqrt(variance)));
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
const tailsByCount = new Map();
function exactP(count, score) {
    const tails = tailsByCount.get(count) ?? makeTails(count);
    tailsByCount.set(count, tails);
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

// EXTERNAL MODULE: ./lib/stats/distributions/gamma.js
var gamma = __webpack_require__(8210);
;// CONCATENATED MODULE: ./lib/stats/effects/within-rounds.js

/**
 * The p-value of scores that do not depend on their group, all ways to deal out the groups of a round to its scores being equally
 * likely: the quadratic form of the groups' sums (Friedman's test, for any scores and for ragged rounds), asymptotically
 * chi-squared. 1 where nothing can be compared.
 */
function testWithinRounds(scored, count) {
    const excess = new Float64Array(count);
    const covariance = Array.from({ length: count }, () => new Float64Array(count));
    const sizes = new Float64Array(count);
    for (let round = 0; round + 1 < scored.starts.length; round++) {
        const [start, end] = [scored.starts[round], scored.starts[round + 1]];
        if (end - start > 1)
            addRound(scored, { start, end }, { excess, covariance, sizes: sizes.fill(0) });
    }
    const { statistic, degrees } = standardise(excess, covariance);
    return (0,gamma/* chiSquareTail */.Mt)(statistic, degrees);
}
/** Dealing without replacement gives means and covariances. */
function addRound({ groups, scores }, { start, end }, { excess, covariance, sizes }) {
    const size = end - start;
    let mean = 0;
    for (let i = start; i < end; i++)
        mean += scores[i] / size;
    let squares = 0;
    for (let i = start; i < end; i++) {
        const distance = scores[i] - mean;
        sizes[groups[i]]++;
        excess[groups[i]] += distance;
        squares += distance ** 2;
    }
    const variance = squares / (size - 1);
    for (let g = 0; g < sizes.length; g++) {
        if (sizes[g] === 0)
            continue;
        covariance[g][g] += variance * sizes[g];
        for (let h = 0; h < sizes.length; h++)
            covariance[g][h] -= (variance * sizes[g] * sizes[h]) / size;
    }
}
/** x' C⁻ x and the rank of C, by elimination; the sums have at least one dependency. */
function standardise(excess, covariance) {
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
 * Tests whether values depend on the side that ran just before, in the same round or as the last of the round before. Uses the
 * ranks of successors within their own copies. The sides of their predecessors are exchangeable within a round, because the order
 * is drawn at random.
 */
function testPredecessorEffect(run, { centred, ranks }) {
    const { starts, sides, successors } = pairUp(run);
    return {
        p: testWithinRounds({ starts, groups: sides, scores: successors.map(place => ranks[place]) }, 2),
        findSize: () => {
            const [afterBaseline, afterContender] = [0, 1].map(side => Float64Array.from(successors.filter((_, i) => sides[i] === side), place => centred[place]));
            const isBoth = afterBaseline.length > 0 && afterContender.length > 0;
            return isBoth ? Math.expm1(run_order_median(afterContender) - run_order_median(afterBaseline)) : 0;
        },
    };
}
function pairUp(run) {
    const { starts, slots, slotCount, breaks } = run;
    const pairs = { starts: new Int32Array(starts.length), sides: [], successors: [] };
    for (let round = 0; round + 1 < starts.length; round++) {
        for (let i = starts[round]; i < starts[round + 1]; i++) {
            const isLast = slots[i] === slotCount - 1;
            if (isLast && breaks.includes(round + 1))
                continue;
            const successor = isLast ? findPlace(run, round + 1, 0) : findPlace(run, round, slots[i] + 1);
            if (successor === undefined)
                continue;
            pairs.sides.push(run.sides[i]);
            pairs.successors.push(successor);
        }
        pairs.starts[round + 1] = pairs.successors.length;
    }
    return pairs;
}
/** The place of what ran in `slot` of `round`; undefined where there is none. */
function findPlace({ starts, slots }, round, slot) {
    if (round + 1 >= starts.length)
        return undefined;
    for (let i = starts[round]; i < starts[round + 1]; i++)
        if (slots[i] === slot)
            return i;
    return undefined;
}

// EXTERNAL MODULE: ./lib/stats/local-levels.js
var local_levels = __webpack_require__(9038);
// EXTERNAL MODULE: ./lib/stats/scores/ranks.js
var scores_ranks = __webpack_require__(6764);
// EXTERNAL MODULE: ./lib/stats/scores/shared-room.js
var shared_room = __webpack_require__(4888);
;// CONCATENATED MODULE: ./lib/stats/effects/residuals.js




/** The residuals of `run`, less the lower quartile of the rounds around, blind to sides and slots. */
function makeResiduals(run) {
    const aligned = (0,local_levels/* takeLocalLevels */.W)(run.values, run.starts, run.breaks);
    return { centred: centreCopies(run, aligned), ranks: rankWithinCopies(run, aligned) };
}
// Differences below this are rounding: what was equal stays tied.
const resolution = 1e12;
const roomOf = (0,shared_room/* shareBySize */.C)(count => ({
    keys: new Float64Array(count),
    ranks: new Int32Array(count),
    ranked: (0,scores_ranks/* makeRanked */.iw)(count),
}));
function rankWithinCopies({ copies }, values) {
    const fractions = new Float64Array(values.length);
    for (const places of copies) {
        const count = places.length;
        const { keys, ranks, ranked } = roomOf(count);
        for (let i = 0; i < count; i++)
            keys[i] = Math.round(values[places[i]] * resolution);
        (0,scores_ranks/* sortValues */.LW)(ranked, keys);
        (0,scores_ranks/* rankTwice */.v1)(ranked, ranks);
        for (let i = 0; i < count; i++)
            fractions[places[i]] = ranks[i] / (2 * (count + 1));
    }
    return fractions;
}

;// CONCATENATED MODULE: ./lib/stats/effects/slot-effect.js


/**
 * Tests whether values depend on their slot in the round, whatever copy ran in it. Uses ranks within copies, whose slots are
 * exchangeable because the order is drawn at random.
 */
function testSlotEffect({ starts, slots, slotCount }, { centred, ranks }) {
    return {
        p: testWithinRounds({ starts, groups: slots, scores: ranks }, slotCount),
        findWidest: () => {
            let [widest, at] = [0, 0];
            for (let slot = 0; slot < slotCount; slot++) {
                const difference = compareSlot(slots, centred, slot);
                if (Math.abs(difference) > Math.abs(widest))
                    [widest, at] = [difference, slot];
            }
            return { slot: at, effect: Math.expm1(widest) };
        },
    };
}
/** The median in `slot` less the median in all others; 0 where there is none. */
function compareSlot(slots, centred, slot) {
    const own = centred.filter((_, i) => slots[i] === slot);
    const others = centred.filter((_, i) => slots[i] !== slot);
    return own.length === 0 || others.length === 0 ? 0 : run_order_median(own) - run_order_median(others);
}

// EXTERNAL MODULE: ./lib/stats/distributions/student.js
var student = __webpack_require__(744);
;// CONCATENATED MODULE: ./lib/stats/effects/slow-start.js



const leastOthers = 7;
/** What it is worth as an estimate of their size, next to the standard deviation itself. */
const efficiency = 0.37;
/**
 * Tests whether the first of `values` is larger than the others by more than they vary. Takes its distance from their median, in
 * median absolute deviations. This follows about Student's t, with the degrees of freedom that these deviations are worth. With 8
 * to 40 normal values, p is 1 to 1.6 times what it should be.
 */
function testSlowStart(values) {
    const [first, ...others] = values;
    if (first === undefined || others.length < leastOthers)
        return { lead: 0, p: 1 };
    const centre = (0,simple_statistics/* median */.JZ)(others);
    const lead = first - centre;
    if (first <= Math.max(...others))
        return { lead, p: 1 };
    const deviation = (0,simple_statistics/* median */.JZ)(others.map(other => Math.abs(other - centre))) / normal/* madOfNormal */.TQ;
    const t = lead / (deviation * Math.sqrt(1 + 1 / others.length));
    return { lead, p: (0,student/* studentCdf */.R)(-t, efficiency * (others.length - 1)) };
}

// EXTERNAL MODULE: ./lib/stats/opinions/false-discovery.js
var false_discovery = __webpack_require__(6363);
// EXTERNAL MODULE: ./lib/compare/trust/spread.js
var trust_spread = __webpack_require__(7367);
;// CONCATENATED MODULE: ./lib/compare/trust/diagnostics.js














/** Half of what is promised, that at most one clean run in a hundred is warned of each kind: some of the tests are asymptotic. */
const alpha = 0.005;
/**
 * The warnings about each of `comparisons`: what its values show that randomisation does not buy, or that its reader should know.
 *
 * Each kind of test is corrected for the number of benchmarks, so that it is a clean run, not a clean benchmark, that stays silent.
 */
function findWarnings(comparisons) {
    const tested = comparisons.filter(one => one.basis.kind === 'inference' && one.basis.shortage === undefined);
    const suspicions = tested.map(({ series }) => suspect(series));
    const kinds = suspicions[0]?.length ?? 0;
    const differences = (0,control/* findContenderDifferences */.yK)(tested, alpha);
    const kept = tested.map(comparison => [
        ...(0,trust_spread/* describeCoarseness */.Cj)(comparison),
        ...noteDifference(differences.get(comparison)),
    ]);
    for (let kind = 0; kind < kinds; kind++) {
        const adjusted = (0,false_discovery/* adjustPValues */.u)(suspicions.map(one => one[kind].p));
        adjusted.forEach((p, index) => {
            if (p < alpha)
                kept[index].push(suspicions[index][kind].warn());
        });
    }
    return new Map(tested.map((comparison, index) => [comparison, kept[index]]));
}
/** The same kinds in the same order for every benchmark. */
function suspect(series) {
    const run = layOut(series);
    const residuals = makeResiduals(run);
    const slot = testSlotEffect(run, residuals);
    const predecessor = testPredecessorEffect(run, residuals);
    const drift = testDrift(run);
    const modes = testDip(residuals.centred);
    return [
        { p: slot.p, warn: () => warnOfSlot(slot.findWidest()) },
        { p: predecessor.p, warn: () => warnOfPredecessor(predecessor.findSize()) },
        { p: drift.p, warn: () => warnOfDrift(drift.findSize()) },
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
    const starts = (0,compare_series/* splitByRunner */.e_)(series).map(rounds => testSlowStart(rounds.filter(round => round.length > 0).map(round => Math.log((0,simple_statistics/* median */.JZ)(round.map(one => one.value))))));
    return Math.min(1, ...starts.map(({ lead, p }) => (lead > leastLead ? p * starts.length : 1)));
}
function layOut({ rounds, breaks }) {
    return layRun({
        breaks,
        rounds: rounds.map(round => round.map(({ side, copy, turn, value }) => ({ side, copy, slot: turn, value: (0,verdicts_change/* toLog */.gY)(value, 'lower') }))),
    });
}
function noteDifference(difference) {
    if (difference === undefined)
        return [];
    const message = `two copies of the contender differ by ${(0,scale/* percentSize */.v_)(difference)}, so something other than the code matters: be careful with this benchmark`;
    return [{ code: 'contender-control', message }];
}
const modesWarning = {
    code: 'two-modes',
    message: 'the values fall into two groups: look for something that only some runs have, such as a warm cache',
};
const slowStartWarning = {
    code: 'slow-start',
    message: 'the first round is slower than all others: add a warm-up round ("warmup")',
};
function warnOfSlot({ slot, effect }) {
    const message = `the values of run ${slot + 1} of a round are ${describe(effect)} than the others, so an earlier run disturbs it. End the command only when its work is done, or clean up in "prepare"`;
    return { code: 'slot-effect', message };
}
function warnOfPredecessor(effect) {
    const message = `values after a run of the contender are ${describe(effect)} than after one of the baseline, so a run leaves something behind for the next one. Clean up in "prepare"`;
    return { code: 'predecessor-effect', message };
}
function warnOfDrift(effect) {
    const message = `values drifted by ${(0,scale/* percentSize */.v_)(effect)} from the first round to the last. The change is not affected, but the levels hold only for this run. Let the machine come to rest first`;
    return { code: 'drift', message };
}
function describe(effect) {
    return `${(0,scale/* percentSize */.v_)(effect)} ${effect > 0 ? 'higher' : 'lower'}`;
}

// EXTERNAL MODULE: ./lib/compare/verdicts/description.js
var description = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/compare/verdicts/evidence.js + 2 modules
var verdicts_evidence = __webpack_require__(3310);
// EXTERNAL MODULE: ./lib/compare/verdicts/finding.js
var finding = __webpack_require__(3199);
;// CONCATENATED MODULE: ./lib/compare/verdicts/levels.js




/**
 * The levels that belong to the change: those that the estimate of `engine` implies, where there is one. What never varied is its own
 * level, and counts of which some are 0 have their means. The contender's over the baseline's is the change itself. Undefined where there is no change.
 */
function findLevels({ basis, series }, engine) {
    if (basis.kind === 'exact')
        return { baseline: constant(basis.baseline), contender: constant(basis.contender) };
    if (basis.kind === 'zeros')
        return { baseline: meanOf(series, 'baseline'), contender: meanOf(series, 'contender') };
    if (engine === undefined)
        return undefined;
    const { centre, a, b } = engine.levelled();
    const { better } = series.metric;
    const levels = { baseline: levelOf(centre, a, better), contender: levelOf(centre + engine.estimate, b, better) };
    const isKnown = Object.values(levels).every(({ value, mad }) => (0,computable/* isComputable */.$O)(value) && (0,computable/* isComputable */.$O)(mad));
    return isKnown ? levels : undefined;
}
function constant(value) {
    return { value, mad: 0 };
}
function meanOf({ rounds }, side) {
    const values = rounds.flatMap(round => round.filter(one => one.side === side).map(one => one.value));
    const value = (0,simple_statistics/* mean */.RE)(values);
    const distances = values.map(one => Math.abs(one - value));
    return { value, mad: (0,simple_statistics/* median */.JZ)(distances) };
}
function levelOf(log, logs, direction) {
    const value = (0,verdicts_change/* fromLog */.xs)(log, direction);
    const distances = logs.map(one => Math.abs((0,verdicts_change/* fromLog */.xs)(one, direction) - value)).sort();
    return { value, mad: (0,quantile/* quantile */.Y)(distances, 0.5) };
}

// EXTERNAL MODULE: ./lib/compare/verdicts/overruling.js
var verdicts_overruling = __webpack_require__(1823);
// EXTERNAL MODULE: ./lib/compare/verdicts/trial.js
var verdicts_trial = __webpack_require__(3522);
// EXTERNAL MODULE: ./lib/compare/verdicts/verdict.js
var verdict = __webpack_require__(3067);
// EXTERNAL MODULE: ./lib/compare/verdicts/zeros.js
var verdicts_zeros = __webpack_require__(6229);
;// CONCATENATED MODULE: ./lib/compare/verdicts/findings.js















/**
 * A finding for every comparison of each trial, regressed first and each group by size, and each trial's control over all that is
 * judged in it.
 *
 * In this order: controls, the bias that they show, p-values, the correction for many, intervals, verdicts, and what a failed control
 * makes of them. Only the correction looks at all trials at once; they must have the same confidence.
 */
function makeFindings(trials) {
    const corrections = (0,verdicts_trial/* correctAll */.u_)(trials);
    const confirmations = (0,confirmation_confirm/* confirmAll */.i)(trials);
    return trials.map(trial => judgeTrial(trial, corrections, confirmations));
}
function judgeTrial(trial, corrections, confirmations) {
    const { record, comparisons, judged } = trial;
    const { bias, ...tally } = trial.control;
    const evidence = new Map((0,verdicts_trial/* listEvidence */.YD)(trial, corrections).map(one => [one.comparison, one]));
    const zeros = new Map(trial.zeros
        .filter(one => judged.has(one.comparison))
        .map(one => [
        one.comparison,
        (0,verdicts_zeros/* judgeZeros */.P2)(one, corrections.get(one), (0,verdicts_zeros/* exactTolerance */.D_)(one.comparison.series, record)),
    ]));
    const notes = findWarnings([...judged]);
    const moved = (0,control_benchmarks/* findMoved */.Ry)(trial);
    const overruling = (0,verdicts_overruling/* findOverruling */.Be)(record, trial.table, moved);
    const findings = comparisons.map(comparison => {
        const confirmation = confirmations.get(comparison);
        const own = confirmation?.evidence ?? evidence.get(comparison);
        const isTold = judged.has(comparison) || moved.has(comparison);
        const found = zeros.get(comparison) ?? judgeComparison(comparison, own, trial, confirmation);
        const judgement = isTold ? (0,verdicts_overruling/* overrule */.tq)(found, overruling, comparison) : found;
        const warnings = [...judgement.warnings, ...(notes.get(comparison) ?? [])];
        const measured = own?.comparison ?? comparison;
        const levels = judgement.change === null ? undefined : findLevels(measured, own?.engine);
        const shown = isTold ? { ...judgement, warnings } : withoutVerdict(judgement, comparison, record);
        const finding = { ...(0,description/* describe */.q0)(measured, levels), ...shown, ...(0,description/* describeRuling */.hQ)(comparison, trial) };
        return { ...finding, warnings: [...finding.warnings, ...(0,trust_spread/* describeVariation */.z1)(finding)] };
    });
    const growths = trial.growths.flatMap(one => (0,judge/* judgeGrowth */.H8)(one, corrections.get(one), record) ?? []);
    return {
        findings: findings.sort(byVerdictAndSize),
        growths: growths.map(growth => (0,verdicts_overruling/* overruleGrowth */.o0)(growth, overruling)),
        control: { ...tally, noiseFloor: (0,control/* findNoiseFloor */.OL)(trial.controls.values()), bias },
    };
}
/** Only what stood in the way of a verdict is told of what has none; and of a control benchmark, what that is laid to. */
function withoutVerdict({ cause, doubt: _, reason, ...judgement }, { series }, { settings }) {
    const told = reason !== undefined && judgement.verdict === 'not-comparable' ? { reason } : {};
    const blamed = cause !== undefined && (0,judged/* isControl */.c0)(series, settings.metrics) ? { cause } : {};
    return { ...judgement, ...told, ...blamed, verdict: null, roundsToSettle: null };
}
function judgeComparison({ basis, series }, evidence, { record, leftOut }, confirmation) {
    if (confirmation !== undefined)
        return (0,confirmation_confirm/* judgeConfirmation */.t)(confirmation, record);
    switch (basis.kind) {
        case 'obstacle':
            return { ...verdicts_evidence/* blank */.hQ, verdict: 'not-comparable', cause: basis.cause, reason: basis.reason };
        case 'exact':
            return { ...verdicts_evidence/* blank */.hQ, ...(0,verdict/* judgeExactly */.kv)(basis, series.metric.better, (0,verdicts_zeros/* exactTolerance */.D_)(series, record)) };
        case 'zeros':
        case 'inference':
            if (leftOut.has(series))
                return { ...verdicts_evidence/* blank */.hQ, verdict: 'unchanged', reason: 'same files, so it ran only once' };
            return evidence ? (0,verdicts_evidence/* judgeEvidence */.Z0)(evidence, record) : { ...verdicts_evidence/* blank */.hQ, ...(0,verdicts_zeros/* undecided */.oo)(series) };
    }
}
function byVerdictAndSize(one, other) {
    return rank(one) - rank(other) || size(other) - size(one);
}
function rank({ verdict }) {
    return verdict === null ? finding/* verdicts */.r.length : finding/* verdicts */.r.indexOf(verdict);
}
/** Infinite where there is no ratio: from nothing to something is the largest change there is. */
function size({ change }) {
    return change === null ? Number.MAX_VALUE : Math.abs(change.value);
}

// EXTERNAL MODULE: ./lib/compare/verdicts/incomparable.js
var incomparable = __webpack_require__(2551);
// EXTERNAL MODULE: ./lib/compare/verdicts/rules-outcome.js
var rules_outcome = __webpack_require__(8152);
// EXTERNAL MODULE: ./lib/compare/verdicts/status.js
var verdicts_status = __webpack_require__(1558);
;// CONCATENATED MODULE: ./lib/compare/conclusion.js


















/** Draws all conclusions from `record`, once and only here. Every later stage only reads them. */
function conclude(record) {
    return concludeAll([record])[0];
}
/**
 * Draws the conclusions from each of `records`, in their order. One correction for many comparisons covers everything that is
 * judged in any of them. Each record has its own controls, bias and looks.
 *
 * The records must have the same confidence.
 */
function concludeAll(records) {
    const surveys = records.map(survey);
    const found = makeFindings(surveys.map(({ trial }) => trial));
    return surveys.map((one, index) => makeOutcome(one, found[index]));
}
/** The comparisons of `whole` with all that bears on them, before any verdict. A second stage is no part of them. */
function survey(whole) {
    const record = (0,stages/* takeFirstStage */.i1)(whole);
    const table = (0,compare_series/* makeSeries */.YG)(record);
    const presence = (0,compare_presence/* sortByPresence */.L)(table);
    const comparisons = presence.shared.map(series => (0,comparison/* makeComparison */.gM)(series, table));
    return { ...presence, table, trial: (0,verdicts_trial/* makeTrial */.rb)(comparisons, table, { record, whole }) };
}
function makeOutcome({ table, trial, shared, added, removed }, found) {
    const { control, growths } = found;
    const findings = (0,triangulation/* triangulate */.lO)(found.findings, trial.record.settings.threshold);
    const resolution = (0,median/* medianOf */.u)(findings.map(({ verdict, resolution: own }) => (verdict === null ? null : own)));
    const { record, whole } = trial;
    const { absence, outage } = record;
    const counting = shared.filter(one => one.ruling.ignore === undefined && one.ruling.control !== true && !trial.leftOut.has(one));
    const suiteChange = table.tampered.length > 0 ? null : findSuiteChange(counting, record);
    const own = new Set([...added, ...removed]);
    const unpaired = table.series.filter(({ benchmark }) => own.has(benchmark));
    const spin = (0,trust_spin/* summarizeSpin */.c)(whole);
    const warnings = [
        ...(absence === undefined
            ? []
            : [{ code: outage === undefined ? 'no-baseline' : 'baseline-unknown', message: absence }]),
        ...warnOfTampering(table),
        ...describeFailures(table),
        ...describeMissingMetrics(record, table),
        ...(0,host/* describeHost */.Y)(whole),
        ...(0,trust_spin/* warnOfSpin */.O)(whole, spin),
        ...(0,named_work/* warnOfWork */.l0)(shared, table),
        ...(0,control_benchmarks/* warnOfUntestedControls */.u4)(trial),
        ...(0,rules_outcome/* describeIdleRules */.h)(record, table),
        ...warnOfScan(record, growths),
    ];
    // The process as a whole is always there; it is no benchmark that both sides have.
    const isCompared = shared.some(isOwn);
    const status = (0,verdicts_status/* statusOf */.c)({
        absence,
        ran: whole.rounds.length > 0,
        measured: !table.series.filter(isOwn).every(compare_series/* isSilent */.eS),
        findings: isCompared ? [...findings, ...growths] : [],
    });
    const rules = (0,rules_outcome/* applyRules */.I)(record, table, unpaired);
    return {
        ...{ status, control, suiteChange, resolution, findings, added, removed, warnings },
        ...(growths.length > 0 ? { growths } : {}),
        ...(spin ? { spin } : {}),
        ...rules,
    };
}
function isOwn({ metric }) {
    return !metric.aside;
}
/** Also where nothing is judged, so that no row says it. */
function warnOfTampering({ tampered }) {
    const message = (0,incomparable/* describeTampering */.LA)(tampered);
    return message === undefined ? [] : [{ code: 'tampered', message }];
}
/** What failed on each side; once, where both failed alike. */
function describeFailures({ failures }) {
    const failed = ['baseline', 'contender'].flatMap(side => {
        const text = describeFailure(failures[side]);
        return text === undefined ? [] : [{ side, text }];
    });
    const [one, other] = failed;
    if (one?.text === other?.text && one !== undefined)
        return [{ code: 'invocations-failed', message: `each side failed in ${one.text}` }];
    return failed.map(({ side, text }) => ({
        code: 'invocations-failed',
        message: `the ${side} failed in ${text}`,
        side,
    }));
}
function describeFailure({ failed, timedOut, succeeded, reason }) {
    const bad = failed + timedOut;
    if (bad === 0)
        return undefined;
    return `${bad} of ${bad + succeeded} runs${reason === undefined ? '' : `: ${reason}`}`;
}


/***/ }),

/***/ 3250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findAbsence)
/* harmony export */ });
/* harmony import */ var _record_ending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1638);
/* harmony import */ var _stages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8330);


/** Finds why no second stage says anything of a suspect of `record`. */
function findAbsence({ plan, stages = [], warnings }) {
    if ((0,_stages_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSecond */ .ax)({ stages }) !== undefined)
        return 'numbers';
    const isWarned = (code) => warnings.some(warning => warning.code === code);
    if (isWarned(_record_ending_js__WEBPACK_IMPORTED_MODULE_0__/* .endingCodes */ .E.notInstalled))
        return 'copies';
    if (isWarned(_record_ending_js__WEBPACK_IMPORTED_MODULE_0__/* .endingCodes */ .E.notInTime) || plan?.stoppedBy === 'time-budget')
        return 'time';
    return plan?.stoppedBy === 'interrupted' || plan?.stoppedBy === 'failing' ? plan.stoppedBy : 'unknown';
}


/***/ }),

/***/ 25:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ confirmAll),
/* harmony export */   t: () => (/* binding */ judgeConfirmation)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _stats_engine_inversion_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7976);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3371);
/* harmony import */ var _controls_bias_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4633);
/* harmony import */ var _controls_circumstances_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9092);
/* harmony import */ var _controls_control_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1847);
/* harmony import */ var _controls_engine_choice_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8572);
/* harmony import */ var _series_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4662);
/* harmony import */ var _trust_spread_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7367);
/* harmony import */ var _verdicts_change_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9236);
/* harmony import */ var _verdicts_evidence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3310);
/* harmony import */ var _verdicts_trial_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3522);
/* harmony import */ var _verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3067);
/* harmony import */ var _absence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3250);
/* harmony import */ var _stages_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8330);
/* harmony import */ var _suspects_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2811);
















/**
 * Judges the suspects of `trials` by both stages. One correction covers everything that is judged in any of them. What was no suspect counts
 * in it with a p of 1.
 */
function confirmAll(trials) {
    const suspects = (0,_suspects_js__WEBPACK_IMPORTED_MODULE_10__/* .findSuspects */ .YX)(trials);
    const pooled = new Map(trials.flatMap(trial => [
        ...poolStages(trial, suspects.filter(one => one.trial === trial)),
    ]));
    const corrections = (0,_verdicts_trial_js__WEBPACK_IMPORTED_MODULE_8__/* .correctBy */ .GG)(trials, one => pooled.get(one)?.evidence.inference.p ?? 1);
    return new Map(suspects.map(suspect => {
        const { untested } = suspect;
        const correction = corrections.get(untested);
        const { evidence, ...found } = pooled.get(untested) ?? leaveOpen(suspect);
        return [untested.comparison, { suspect, ...found, evidence: { ...evidence, correction } }];
    }));
}
/** A second stage that was not run, or that says nothing, confirms nothing. */
function leaveOpen({ untested }) {
    return { evidence: { ...untested, control: undefined }, second: undefined, isSame: false };
}
/** The results of both stages together, by what was tested in the first one. */
function poolStages(trial, suspects) {
    const { whole } = trial;
    // The series of all stages take a while.
    if (suspects.length === 0)
        return new Map();
    const start = (0,_stages_js__WEBPACK_IMPORTED_MODULE_11__/* .startOfSecond */ .ax)((0,_stages_js__WEBPACK_IMPORTED_MODULE_11__/* .listStages */ .Cv)(whole)) ?? Infinity;
    const table = (0,_series_js__WEBPACK_IMPORTED_MODULE_5__/* .makeSeries */ .YG)(whole);
    const seconds = makeSeconds(trial, suspects, { table, start });
    const { controls } = (0,_controls_control_js__WEBPACK_IMPORTED_MODULE_4__/* .makeControls */ .P7)(seconds.map(({ alone }) => alone), whole.settings.confidence);
    const circumstancesOf = (0,_controls_circumstances_js__WEBPACK_IMPORTED_MODULE_3__/* .makeCircumstances */ .Fv)(whole, [
        ...(0,_verdicts_trial_js__WEBPACK_IMPORTED_MODULE_8__/* .listControlResults */ .a4)(trial.controls, trial.judged),
        ...(0,_verdicts_trial_js__WEBPACK_IMPORTED_MODULE_8__/* .listControlResults */ .a4)(controls, seconds.map(({ alone }) => alone)),
    ]);
    return new Map(seconds.map(({ suspect, alone, both, all }) => {
        const { untested, exact } = suspect;
        const { series } = both;
        const own = (0,_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSides */ .GQ)(alone.series);
        const engine = poolEngines(all, [
            { engine: untested.engine, rounds: untested.comparison.series.rounds.length },
            { engine: own, rounds: alone.series.rounds.length },
        ]);
        const inference = inferFromBoth(engine, circumstancesOf(series.numbers), exact.p);
        const evidence = {
            ...untested,
            comparison: both,
            engine,
            inference,
            clock: (0,_trust_spread_js__WEBPACK_IMPORTED_MODULE_6__/* .findClock */ .ig)(series),
            control: undefined,
        };
        return [
            untested,
            { evidence, second: describeSecond(own, alone.series, whole), isSame: isSame(own, exact.estimate) },
        ];
    }));
}
/** The suspects that can be compared in the second stage, and in both together. */
function makeSeconds({ controls }, suspects, { table, start }) {
    return suspects.flatMap(suspect => {
        const { comparison } = suspect.untested;
        const whole = table.series.find(one => isSameSeries(one, comparison.series));
        if (whole === undefined)
            return [];
        const [both, alone] = [whole, takeSecond(whole, start)].map(series => (0,_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .makeComparison */ .gM)(series, table));
        if (both.basis.kind !== 'inference' || alone.basis.kind !== 'inference')
            return [];
        const all = (0,_controls_engine_choice_js__WEBPACK_IMPORTED_MODULE_12__/* .chooseEngine */ .m)(both.basis.change, controls.get(comparison)?.failed ?? false);
        return [{ suspect, alone, both, all }];
    });
}
function isSameSeries(one, other) {
    return one.benchmark === other.benchmark && one.metric.name === other.metric.name;
}
/** The part of `series` from the round with this number on. */
function takeSecond(series, start) {
    const from = series.numbers.filter(number => number < start).length;
    return { ...series, rounds: series.rounds.slice(from), numbers: series.numbers.slice(from), runners: [], breaks: [] };
}
function describeSecond(engine, { metric, rounds }, { settings: { confidence } }) {
    const log = { estimate: engine.estimate, ...engine.interval(confidence) };
    return { rounds: rounds.length, change: (0,_verdicts_change_js__WEBPACK_IMPORTED_MODULE_13__/* .toChange */ ._u)(log, metric.better, confidence) };
}
const mostP = 0.1;
/** Returns whether the second stage alone points in the same direction. */
function isSame({ p, estimate }, first) {
    return p <= mostP && Math.sign(estimate) === Math.sign(first);
}
/** Judges a suspect. What was not confirmed stays open. */
function judgeConfirmation({ suspect, evidence, second, isSame }, record) {
    const control = suspect.trial.controls.get(suspect.untested.comparison)?.change;
    const judged = (0,_verdicts_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .judgeEvidence */ .Z0)(evidence, record);
    const found = { ...judged, ...(control ? { control } : {}), ...(second ? { secondStage: second } : {}) };
    if (second !== undefined && isSame && ((0,_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .isCalled */ .AP)(judged.verdict) || judged.doubt !== undefined))
        return found;
    const { whole } = suspect.trial;
    const why = second === undefined ? absences[(0,_absence_js__WEBPACK_IMPORTED_MODULE_9__/* .findAbsence */ .v)({ ...whole, ...(0,_stages_js__WEBPACK_IMPORTED_MODULE_11__/* .listStages */ .Cv)(whole) })] : describe(second);
    const reason = `not confirmed: ${why}`;
    return { ...found, verdict: 'inconclusive', doubt: 'unconfirmed', reason, roundsToSettle: null };
}
function describe({ change }) {
    if (change === null)
        return 'a second installation showed nothing';
    const { value, low, high } = change;
    return `a second installation showed ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentWithin */ .BG)(value, low, high)} ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentInterval */ .r6)(low, high)}`;
}
const absences = {
    numbers: 'it could not be compared on a second installation',
    copies: 'the copies could not be installed again',
    time: 'no time for a second installation',
    interrupted: 'there was no second installation',
    failing: 'there was no second installation',
    unknown: 'there was no second installation',
};
/**
 * The inference from both stages together: by noise, and by what the controls of both show of installations. The first stage had to
 * reject by its exact test, whose repeated p is `firstP`; p is the larger of the two.
 *
 * The interval has no looks in it, since the rounds of the second stage are as many as the first one asked for, whatever they show.
 */
function inferFromBoth(engine, circumstances, firstP) {
    const { bias, weight } = circumstances;
    const offsets = bias ?? (0,_controls_bias_js__WEBPACK_IMPORTED_MODULE_2__/* .estimateBias */ .Sf)([]);
    const { estimate, standardError } = engine;
    const uncertainty = { standardError, weight };
    const reach = (confidence) => (0,_controls_bias_js__WEBPACK_IMPORTED_MODULE_2__/* .reachOf */ .xw)(offsets, uncertainty, 1 - confidence);
    const p = Math.max(firstP, (0,_controls_bias_js__WEBPACK_IMPORTED_MODULE_2__/* .chanceBeyond */ .w)(offsets, uncertainty, Math.abs(estimate)));
    const interval = (confidence) => {
        const own = reach(confidence);
        return { estimate, low: estimate - own, high: estimate + own };
    };
    return {
        p,
        pUpTo: () => p,
        estimate,
        standardError: (0,_controls_bias_js__WEBPACK_IMPORTED_MODULE_2__/* .widen */ .oP)(offsets, uncertainty),
        interval,
        excludes: (bound, end, confidence) => (0,_stats_engine_inversion_js__WEBPACK_IMPORTED_MODULE_15__/* .endsBefore */ .I)(interval(confidence), bound, end),
        reach,
    };
}
/**
 * Pools the engines of two stages: every round counts alike. Scores over all rounds at once would take copies that differ for two modes of
 * the noise, and choose one of them. The levels come from `both`, the engine over all rounds.
 */
function poolEngines(both, stages) {
    const total = stages.reduce((sum, { rounds }) => sum + rounds, 0);
    const shares = stages.map(({ engine, rounds }) => ({ engine, share: rounds / total }));
    return {
        ...{ p: both.p, interval: both.interval, excludes: both.excludes, levelled: both.levelled, byRanks: both.byRanks },
        estimate: shares.reduce((sum, { engine, share }) => sum + share * engine.estimate, 0),
        standardError: Math.hypot(...shares.map(({ engine, share }) => share * engine.standardError)),
    };
}


/***/ }),

/***/ 8330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ listStages),
/* harmony export */   Jj: () => (/* binding */ needsConfirmation),
/* harmony export */   ax: () => (/* binding */ startOfSecond),
/* harmony export */   i1: () => (/* binding */ takeFirstStage)
/* harmony export */ });
/** Returns whether verdicts of `record` need a second stage, on new copies. */
function needsConfirmation({ stages }) {
    return stages !== undefined;
}
/** The number of the first round of the second stage. Returns undefined if there was none. */
function startOfSecond({ stages }) {
    return stages?.[1];
}
/** The fewest rounds of a second stage that say anything. */
const leastRounds = 3;
/** The starts of the stages that say anything, which a second one that was cut off early does not. */
function listStages({ stages, rounds }) {
    if (stages === undefined)
        return {};
    return { stages: stages.filter(start => start === 0 || rounds.length - start >= leastRounds) };
}
/** The part of `record` that was measured before its second stage: all of it, if there was none. */
function takeFirstStage(record) {
    const end = startOfSecond(record);
    if (end === undefined)
        return record;
    const isBefore = (start) => start < end;
    const { reinstall, segments, plan, host, stages: _, ...rest } = record;
    return {
        ...rest,
        stages: [0],
        ...(reinstall ? { reinstall: { ...reinstall, starts: reinstall.starts.filter(isBefore) } } : {}),
        ...(segments ? { segments: segments.filter(isBefore) } : {}),
        ...(plan ? { plan: { ...plan, ...takeFocus(plan, isBefore) } } : {}),
        ...(host ? { host: host.slice(0, end) } : {}),
        rounds: record.rounds.slice(0, end),
    };
}
function takeFocus({ focus }, isBefore) {
    return focus ? { focus: focus.filter(({ from }) => isBefore(from)) } : {};
}


/***/ }),

/***/ 2811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YX: () => (/* binding */ findSuspects),
/* harmony export */   bn: () => (/* binding */ countRounds),
/* harmony export */   t8: () => (/* binding */ ExactTests)
/* harmony export */ });
/* harmony import */ var _stats_sequential_second_stage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8828);
/* harmony import */ var _controls_control_benchmarks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6684);
/* harmony import */ var _controls_inference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7321);
/* harmony import */ var _verdicts_description_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6172);
/* harmony import */ var _verdicts_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3310);
/* harmony import */ var _verdicts_overruling_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1823);
/* harmony import */ var _verdicts_trial_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3522);
/* harmony import */ var _verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3067);
/* harmony import */ var _stages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8330);









/** The inferences of `trials` by the exact test alone, as if these copies were all that there may be. */
class ExactTests {
    #trials;
    #known = new Map();
    #corrections;
    constructor(trials) {
        this.#trials = trials;
    }
    of(one) {
        if (!('circumstances' in one))
            return one.inference;
        const found = this.#known.get(one) ?? (0,_controls_inference_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInference */ .s)(one.engine, { ...one.circumstances, bias: null });
        this.#known.set(one, found);
        return found;
    }
    /** The correction for many of what these tests find. */
    correctionOf(one) {
        this.#corrections ??= (0,_verdicts_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .correctBy */ .GG)(this.#trials, tested => this.of(tested).p);
        return this.#corrections.get(one);
    }
    /** The evidence for `untested`. A failed control does not excuse from suspicion. */
    testify(untested, correction = this.correctionOf(untested)) {
        return { ...untested, inference: this.of(untested), correction, control: undefined };
    }
}
/**
 * Finds the changes that a second stage has to confirm: those that would be called one if these copies were all that there may be. An
 * improvement that cannot be one for another reason is not among them.
 */
function findSuspects(trials) {
    const confirming = trials.filter(({ record }) => (0,_stages_js__WEBPACK_IMPORTED_MODULE_6__/* .needsConfirmation */ .Jj)(record));
    if (confirming.length === 0)
        return [];
    const tests = new ExactTests(trials);
    return confirming.flatMap(trial => {
        const { inferences, judged, record, table } = trial;
        const overruling = (0,_verdicts_overruling_js__WEBPACK_IMPORTED_MODULE_4__/* .findOverruling */ .Be)(record, table, (0,_controls_control_benchmarks_js__WEBPACK_IMPORTED_MODULE_0__/* .findMoved */ .Ry)(trial));
        return inferences.flatMap(untested => {
            const { comparison } = untested;
            if (!judged.has(comparison))
                return [];
            const evidence = tests.testify(untested);
            const { called } = (0,_verdicts_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .decideEvidence */ .ER)(evidence, record);
            if (!(0,_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .isCalled */ .AP)(called.verdict))
                return [];
            if ((0,_verdicts_overruling_js__WEBPACK_IMPORTED_MODULE_4__/* .overrule */ .tq)({ ..._verdicts_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .blank */ .hQ, ...called }, overruling, comparison).verdict === 'not-comparable')
                return [];
            return [{ trial, untested, exact: evidence.inference, level: evidence.correction.level }];
        });
    });
}
/** Counts the rounds that the second stage of `suspects` takes. */
function countRounds(suspects) {
    return (0,_stats_sequential_second_stage_js__WEBPACK_IMPORTED_MODULE_8__/* .countSecondRounds */ .X)(suspects.map(({ trial, untested, exact, level }) => {
        const { comparison, engine } = untested;
        const threshold = (0,_verdicts_description_js__WEBPACK_IMPORTED_MODULE_2__/* .ownThreshold */ .qf)(comparison, trial.record);
        const { estimate, low, high } = exact.interval(level);
        const isMore = estimate > 0 === (comparison.series.metric.better !== 'higher');
        const least = isMore ? Math.log1p(threshold) : -Math.log1p(-Math.min(threshold, almostAll));
        const size = Math.max(least, estimate > 0 ? low : -high);
        return { rounds: comparison.series.rounds.length, standardError: engine.standardError, size, least };
    }));
}
/** No change is less than −100%. */
const almostAll = 0.99;


/***/ }),

/***/ 4633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ chanceBeyond),
  PP: () => (/* binding */ countInstallations),
  Sf: () => (/* binding */ estimateBias),
  xw: () => (/* binding */ reachOf),
  oP: () => (/* binding */ widen)
});

// UNUSED EXPORTS: leastControls

// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
;// CONCATENATED MODULE: ./lib/stats/effects/offsets.js
/** The scale of offsets that half of all programs exceed, as far as is known before anything is measured. */
const usualScale = 0.003;
/**
 * Returns the likely distribution of the next offset as a mixture of normal distributions, after differences of offsets
 * have been seen. Uses Bayes' rule for offsets of Student's t with 8 degrees of freedom. Beforehand, their scale has a half-Cauchy
 * distribution (Gelman 2006).
 *
 * A single variance would not show how little a few controls tell. The distribution is t rather than normal, because some offsets
 * are larger than most.
 */
function predictOffsets(differences) {
    const scales = listScales(differences);
    const logs = scales.map(({ scale, room }) => Math.log(room / (1 + (scale / usualScale) ** 2)) + logLikelihood(differences, scale ** 2));
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
/** Scales from 0 to ∞, closest where the differences themselves and the usual scale are, and how much room each stands for. */
function listScales(differences) {
    const squares = differences.reduce((sum, { estimate, standardError }) => sum + estimate ** 2 + standardError ** 2, 0);
    const seen = differences.length === 0 ? usualScale : Math.sqrt(squares / differences.length) / 2;
    const typical = Math.sqrt(seen * usualScale);
    return Array.from({ length: scaleCount }, (_, i) => {
        const part = (i + 0.5) / scaleCount;
        return { scale: (typical * part) / (1 - part), room: 1 / (1 - part) ** 2 };
    });
}
function logLikelihood(differences, square) {
    let log = 0;
    for (const { estimate, standardError, weight } of differences) {
        let density = 0;
        let nearest = Infinity;
        for (const part of parts) {
            const variance = standardError ** 2 + weight * square * part.variance;
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




/** The number of controls that a best guess needs. */
const leastControls = 8;
// More tell no more; a ledger may have many.
const mostControls = 2000;
/** Nothing is timed more exactly, in natural logs. */
const finest = 1e-4;
/**
 * The bias of installations, by what is usual and by what the controls show: the distribution of offsets that inferences are made with.
 *
 * Where the controls are enough, its best guess comes from the method of moments: τ̂² = max(0, mean((a² − se²) / w)), as a control has w
 * times the variance of one installation.
 */
function estimateBias(controls) {
    const known = controls.slice(-mostControls).filter(isUsable);
    const typical = known.length === 0 ? 0 : (0,simple_statistics/* median */.JZ)(known.map(one => one.standardError));
    const squares = known.map(({ estimate, standardError, weight }) => (estimate ** 2 - standardError ** 2) / weight);
    // A coarse clock makes errors look smaller than they are, and one such control would outvote all others.
    const careful = known.map(one => ({ ...one, standardError: Math.max(one.standardError, typical / 2, finest) }));
    return {
        variance: known.length < leastControls ? null : Math.max(0, (0,simple_statistics/* mean */.RE)(squares)),
        offsets: predictOffsets(careful),
    };
}
/** No two values that are compared are further apart; but a ledger is a file, and may say anything. */
const farthest = Math.log(computable/* largest */.nQ);
function isUsable({ estimate, standardError }) {
    return Math.abs(estimate) <= farthest && standardError <= farthest;
}
/** Counts how often the variance of one installation enters the difference of two sides. */
function countInstallations({ baseline, contender }) {
    return 1 / baseline + 1 / contender;
}
/** The two-sided chance that noise and installations alone make an estimate of at least `distance`. */
function chanceBeyond({ offsets }, { standardError, weight }, distance) {
    let chance = 0;
    for (const one of offsets)
        chance += one.weight * 2 * (0,normal/* normalCdf */.vr)(-distance / Math.sqrt(standardError ** 2 + weight * one.variance));
    return chance;
}
/** How fast that chance falls with the distance. */
function densityAt({ offsets }, { standardError, weight }, distance) {
    let density = 0;
    for (const one of offsets) {
        const deviation = Math.sqrt(standardError ** 2 + weight * one.variance);
        density += (2 * one.weight * (0,normal/* normalDensity */.kC)(distance / deviation)) / deviation;
    }
    return density;
}
/** The distance beyond which that chance is `alpha`, by Newton's method on its logarithm, which bends less. */
function reachOf(bias, uncertainty, alpha) {
    const { standardError, weight } = uncertainty;
    const z = -(0,normal/* normalQuantile */.Zl)(alpha / 2);
    const reachWith = (variance) => z * Math.sqrt(standardError ** 2 + weight * variance);
    let [low, high] = [reachWith(0), reachWith(Math.max(0, ...bias.offsets.map(({ variance }) => variance)))];
    let distance = reachWith(bias.offsets.reduce((sum, one) => sum + one.weight * one.variance, 0));
    for (let step = 0; step < mostSteps && high - low > 1e-12 * high; step++) {
        const chance = chanceBeyond(bias, uncertainty, distance);
        if (chance > alpha)
            low = distance;
        else
            high = distance;
        const next = distance + (Math.log(chance / alpha) * chance) / densityAt(bias, uncertainty, distance);
        const isInside = next >= low && next <= high;
        // Newton's steps square the error.
        if (isInside && Math.abs(next - distance) <= 1e-5 * distance)
            return next;
        distance = isInside ? next : (low + high) / 2;
    }
    return distance;
}
const mostSteps = 60;
const outsideOne = 2 * (0,normal/* normalCdf */.vr)(-1);
/** The standard error with what installations add to it: how far they and noise reach in two of three runs. */
function widen(bias, uncertainty) {
    return reachOf(bias, uncertainty, outsideOne);
}


/***/ }),

/***/ 9092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ makeCircumstances),
/* harmony export */   Qg: () => (/* binding */ hasBias)
/* harmony export */ });
/* unused harmony export findOwnEntries */
/* harmony import */ var _rounds_design_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(699);
/* harmony import */ var _bias_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4633);


/**
 * Gathers the facts beside a benchmark's own values: when the data were examined, and how far installations of the same code lie
 * apart. That distance comes from the `controls` of both sides, and from controls of past baselines on the same kind of machine.
 */
function makeCircumstances(record, controls) {
    const copies = record.plan?.copies ?? countCopies(record);
    const shareOf = makeShares(record);
    const known = [
        ...findOwnEntries(record).map(entry => weigh(entry, 1)),
        ...controls.map(control => weigh(control, shareOf(control.numbers))),
    ];
    const bias = hasBias(record) && known.length > 0 ? (0,_bias_js__WEBPACK_IMPORTED_MODULE_1__/* .estimateBias */ .Sf)(known) : null;
    return remember(numbers => ({
        design: (0,_rounds_design_js__WEBPACK_IMPORTED_MODULE_0__/* .makeDesign */ .d)(record, numbers),
        bias,
        weight: (0,_bias_js__WEBPACK_IMPORTED_MODULE_1__/* .countInstallations */ .PP)(copies) * shareOf(numbers),
    }));
}
/** A control compares two installations; each has this share of its variance left where there were several of it. */
function weigh({ estimate, standardError }, share) {
    return { estimate, standardError, weight: 2 * share };
}
/**
 * In one directory, and without any control, there is nothing to estimate it from, and it is not 0. Where each round had copies of its own, their offsets are
 * among the noise of the rounds.
 */
function hasBias({ plan, reinstall }) {
    return !plan?.inPlace && reinstall?.when !== 'round';
}
/**
 * Each runner, and each block of rounds, has installations of its own, and what they add averages out: the sum of the squared shares
 * of the rounds.
 */
function makeShares({ runners = [], reinstall }) {
    const all = [...runners.map(({ firstRound }) => firstRound), ...(reinstall?.starts ?? [])];
    const starts = [...new Set([0, ...all])].sort((one, other) => one - other);
    return remember(numbers => {
        if (starts.length < 2 || numbers.length === 0)
            return 1;
        const counts = starts.map((start, index) => {
            const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
            return numbers.filter(number => start <= number && number < end).length;
        });
        return counts.reduce((sum, count) => sum + (count / numbers.length) ** 2, 0);
    });
}
/** Most benchmarks have the same rounds. */
function remember(compute) {
    const known = new Map();
    return numbers => {
        const found = known.get(numbers) ?? compute(numbers);
        known.set(numbers, found);
        return found;
    };
}
function countCopies({ rounds }) {
    const has = (side) => rounds.some(round => round.some(({ slot }) => slot.side === side && slot.copy === 2));
    return { baseline: has('baseline') ? 2 : 1, contender: has('contender') ? 2 : 1 };
}
/** The entries of the record's ledger that were measured on a kind of machine that it was measured on itself. */
function findOwnEntries(record) {
    const { ledger = [], environment, runners = [{ environment }] } = record;
    const machines = new Set(runners.map(runner => runner.environment?.fingerprint));
    return ledger.filter(entry => machines.has(entry.fingerprint));
}


/***/ }),

/***/ 6684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ry: () => (/* binding */ findMoved),
/* harmony export */   u4: () => (/* binding */ warnOfUntestedControls),
/* harmony export */   vU: () => (/* binding */ describeMoved)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _stats_engine_rejection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9777);
/* harmony import */ var _stats_opinions_holm_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4413);
/* harmony import */ var _util_list_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2534);
/* harmony import */ var _verdicts_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9236);
/* harmony import */ var _verdicts_description_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6172);
/* harmony import */ var _verdicts_judged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7489);
/* harmony import */ var _verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3067);
/* harmony import */ var _verdicts_zeros_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6229);









const alpha = 0.01;
/**
 * Finds the control benchmarks of `trial` that moved: by their threshold at least, and with p ≤ 1% after the correction of Holm (1979)
 * for all of them. No change can touch them, so something else made the difference.
 */
function findMoved(trial) {
    const { comparisons, record } = trial;
    const own = comparisons.filter(({ series }) => (0,_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_2__/* .isControl */ .c0)(series, record.settings.metrics));
    if (own.length === 0)
        return new Map();
    const found = own.map(one => findChange(one, trial));
    const adjusted = (0,_stats_opinions_holm_js__WEBPACK_IMPORTED_MODULE_4__/* .adjustByHolm */ .Z)(found.map(({ p }) => p));
    return new Map(own.flatMap((one, index) => {
        const { change } = found[index];
        return change !== undefined && (0,_stats_engine_rejection_js__WEBPACK_IMPORTED_MODULE_5__/* .rejects */ .z)(adjusted[index], alpha) ? [[one, change]] : [];
    }));
}
const still = { p: 1, change: undefined };
function findChange(comparison, { inferences, zeros, record }) {
    const { basis, series } = comparison;
    const isOwn = (one) => one.comparison === comparison;
    switch (basis.kind) {
        case 'obstacle':
            return still;
        case 'exact':
            if (basis.baseline === basis.contender)
                return still;
            return { p: 0, change: sizeOf((0,_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeExactly */ .kv)(basis, series.metric.better, (0,_verdicts_zeros_js__WEBPACK_IMPORTED_MODULE_3__/* .exactTolerance */ .D_)(series, record))) };
        case 'zeros': {
            const { inference, isApart } = zeros.find(isOwn);
            const called = (0,_verdicts_zeros_js__WEBPACK_IMPORTED_MODULE_3__/* .callZeros */ .yA)(series, (0,_verdicts_zeros_js__WEBPACK_IMPORTED_MODULE_3__/* .exactTolerance */ .D_)(series, record));
            return basis.shortage === undefined ? { p: isApart ? 0 : inference.p, change: called && sizeOf(called) } : still;
        }
        case 'inference': {
            const { p, estimate } = inferences.find(isOwn).inference;
            const change = (0,_verdicts_change_js__WEBPACK_IMPORTED_MODULE_7__/* .fromLog */ .xs)(estimate, series.metric.better) - 1;
            if (basis.shortage !== undefined)
                return still;
            return { p, change: Math.abs(change) >= (0,_verdicts_description_js__WEBPACK_IMPORTED_MODULE_1__/* .ownThreshold */ .qf)(comparison, record) ? change : undefined };
        }
    }
}
/** How large a change without noise is; undefined if it is too small to matter. */
function sizeOf({ change, verdict }) {
    return (0,_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .isCalled */ .AP)(verdict) ? (change?.value ?? Infinity) : undefined;
}
/** Explains why a comparison is worth nothing where control benchmarks moved: what moved the most, and how far. */
function describeMoved(moved, comparison) {
    const own = comparison && moved.get(comparison);
    if (own !== undefined)
        return `a control benchmark, which no change can touch, moved ${describeSize(own)}`;
    const sorted = [...moved].sort(([, one], [, other]) => Math.abs(other) - Math.abs(one));
    const [{ series }, change] = sorted[0];
    const more = sorted.length === 1 ? '' : `, and ${sorted.length - 1} more`;
    return `the control benchmark ${series.benchmark} moved ${describeSize(change)}${more}`;
}
function describeSize(change) {
    return Number.isFinite(change) ? `by ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(change)}` : 'from 0';
}
const mostNamed = 3;
/** Warns about control benchmarks that could not be tested in any metric. */
function warnOfUntestedControls(trial) {
    const { comparisons, table, leftOut } = trial;
    if (comparisons.length === 0)
        return [];
    const own = table.series.filter(one => one.ruling.control === true && one.ruling.ignore === undefined && !leftOut.has(one));
    const untested = [...new Set(own.map(({ benchmark }) => benchmark))].flatMap(benchmark => {
        const reason = findReason(benchmark, trial);
        return reason === undefined ? [] : [{ benchmark, reason }];
    });
    const [first, ...more] = untested;
    if (first === undefined)
        return [];
    const which = (0,_util_list_js__WEBPACK_IMPORTED_MODULE_8__/* .nameSome */ .K)(untested.map(({ benchmark }) => benchmark), mostNamed);
    const subject = more.length === 0 ? `control benchmark ${which} was` : `control benchmarks ${which} were`;
    const message = `the ${subject} not tested, so it is unknown whether something other than the change made a difference (${first.reason})`;
    return [{ code: 'control-untested', message }];
}
/** Why no metric of `benchmark` was tested; undefined if one was. */
function findReason(benchmark, { comparisons, record }) {
    const shared = comparisons.filter(({ series }) => series.benchmark === benchmark);
    if (shared.length === 0)
        return 'only one side has it';
    const chosen = shared.filter(({ series }) => (0,_verdicts_judged_js__WEBPACK_IMPORTED_MODULE_2__/* .isControl */ .c0)(series, record.settings.metrics));
    if (chosen.length === 0)
        return 'see "metrics", and "direction" in the file of rules';
    const reasons = chosen.map(one => describeObstacle(one.basis));
    return reasons.includes(undefined) ? undefined : reasons[0];
}
function describeObstacle(basis) {
    if (basis.kind === 'exact')
        return undefined;
    return basis.kind === 'obstacle' ? basis.reason : basis.shortage;
}


/***/ }),

/***/ 1847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OL: () => (/* binding */ findNoiseFloor),
/* harmony export */   P7: () => (/* binding */ makeControls),
/* harmony export */   ST: () => (/* binding */ canControlFail),
/* harmony export */   Tw: () => (/* binding */ listContenderControls),
/* harmony export */   yK: () => (/* binding */ findContenderDifferences)
/* harmony export */ });
/* harmony import */ var _stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9413);
/* harmony import */ var _stats_engine_rejection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9777);
/* harmony import */ var _stats_opinions_false_discovery_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6363);
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7710);
/* harmony import */ var _verdicts_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9236);





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
        makeControl(one, engine, failed, confidence),
    ]));
    const failed = [...controls.values()].filter(control => control.failed).length;
    const mostRounds = Math.max(0, ...judged.map(one => one.series.rounds.length));
    const canFail = canControlFail(mostRounds, controls.size);
    const status = controls.size === 0 ? 'not-run' : failed > 0 ? 'failed' : canFail ? 'passed' : 'too-few';
    return { controls, summary: { status, failed, of: controls.size } };
}
/** Returns whether one of `count` controls could fail after so many rounds. */
function canControlFail(rounds, count) {
    return (0,_stats_engine_rejection_js__WEBPACK_IMPORTED_MODULE_1__/* .rejects */ .z)((0,_stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__/* .attainableP */ .a)(rounds, 2), alpha / count);
}
/** The contender's controls, which are engines over its own two copies, with what they are of. */
function listContenderControls(judged) {
    return [...judged].flatMap(one => {
        const engine = one.basis.kind === 'inference' ? one.basis.contenderControl : undefined;
        return engine ? [[one, engine]] : [];
    });
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
    const adjusted = (0,_stats_opinions_false_discovery_js__WEBPACK_IMPORTED_MODULE_2__/* .adjustPValues */ .u)(engines.map(({ engine }) => engine.p));
    return engines.map((tested, index) => ({ ...tested, failed: (0,_stats_engine_rejection_js__WEBPACK_IMPORTED_MODULE_1__/* .rejects */ .z)(adjusted[index], level) }));
}
function makeControl({ series }, engine, failed, confidence) {
    const { better } = series.metric;
    // A look needs little of it, and the ends take the most time.
    const findLog = () => ({ estimate: engine.estimate, ...engine.interval(confidence) });
    return {
        failed,
        get estimate() {
            return engine.estimate;
        },
        get standardError() {
            return engine.standardError;
        },
        get change() {
            const { value, low, high } = (0,_verdicts_change_js__WEBPACK_IMPORTED_MODULE_3__/* .toChange */ ._u)(findLog(), better, confidence);
            return { value, low, high, p: engine.p };
        },
        get reach() {
            const { low, high } = findLog();
            return Math.max(Math.abs(low), Math.abs(high));
        },
    };
}
/** Finds how far the intervals of `controls` reach: their median. */
function findNoiseFloor(controls) {
    const reaches = Float64Array.from([...controls].map(control => control.reach).filter(Number.isFinite)).sort();
    return (0,_verdicts_change_js__WEBPACK_IMPORTED_MODULE_3__/* .toFraction */ ._j)((0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_4__/* .quantile */ .Y)(reaches, 0.5));
}


/***/ }),

/***/ 8572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ chooseEngine)
/* harmony export */ });
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


/***/ }),

/***/ 7321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ makeInference)
/* harmony export */ });
/* harmony import */ var _stats_engine_inversion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7976);
/* harmony import */ var _stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(888);
/* harmony import */ var _util_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4903);
/* harmony import */ var _bias_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4633);




/**
 * The inference that `engine` allows under `circumstances`: a change must be more than chance makes by the exact test, and more than
 * installations make by what the controls show of them. So p is the larger of the two, and the interval holds both.
 *
 * What the controls show can take a finding away but never make one: without a bias, the error rate stays that of the exact test.
 */
function makeInference(engine, { design, bias, weight }) {
    if (bias !== null && Number.isFinite(engine.standardError))
        return inferWithBias(engine, { design, bias, weight });
    const levelOf = (confidence) => 1 - (0,_stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__/* .nominalAlpha */ .n)(design, 1 - confidence);
    return {
        get estimate() {
            return engine.estimate;
        },
        get standardError() {
            return engine.standardError;
        },
        get p() {
            return (0,_stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatedP */ .t)(design, engine.p);
        },
        pUpTo: alpha => repeatedUpTo(design, engine.p, alpha),
        interval: confidence => ({ estimate: engine.estimate, ...engine.interval(levelOf(confidence)) }),
        excludes: (bound, end, confidence) => engine.excludes(bound, end, levelOf(confidence)),
        reach: confidence => reachByTest(engine, levelOf(confidence)),
    };
}
/** Rounding must not lose a p-value that is just `alpha`. */
const slack = 1 + 1e-6;
function repeatedUpTo(design, nominal, alpha) {
    return nominal > slack * (0,_stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__/* .nominalAlpha */ .n)(design, alpha) ? 1 : (0,_stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatedP */ .t)(design, nominal);
}
function reachByTest({ interval }, level) {
    const { low, high } = interval(level);
    return (high - low) / 2;
}
function inferWithBias(engine, { design, bias, weight }) {
    const { estimate } = engine;
    const uncertainty = { standardError: engine.standardError, weight };
    const standardError = (0,_bias_js__WEBPACK_IMPORTED_MODULE_1__/* .widen */ .oP)(bias, uncertainty);
    const nominal = (0,_util_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => Math.max(engine.p, (0,_bias_js__WEBPACK_IMPORTED_MODULE_1__/* .chanceBeyond */ .w)(bias, uncertainty, Math.abs(estimate))));
    const reaches = new Map();
    const reachAt = (alpha) => {
        const reach = reaches.get(alpha) ?? (0,_bias_js__WEBPACK_IMPORTED_MODULE_1__/* .reachOf */ .xw)(bias, uncertainty, alpha);
        reaches.set(alpha, reach);
        return reach;
    };
    return {
        estimate,
        standardError,
        get p() {
            return (0,_stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatedP */ .t)(design, nominal());
        },
        pUpTo: alpha => repeatedUpTo(design, nominal(), alpha),
        interval: confidence => {
            const alpha = (0,_stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__/* .nominalAlpha */ .n)(design, 1 - confidence);
            const { low, high } = engine.interval(1 - alpha);
            const reach = reachAt(alpha);
            return { estimate, low: Math.min(low, estimate - reach), high: Math.max(high, estimate + reach) };
        },
        excludes: (bound, end, confidence) => {
            const alpha = (0,_stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__/* .nominalAlpha */ .n)(design, 1 - confidence);
            const reach = reachAt(alpha);
            const ends = { low: estimate - reach, high: estimate + reach };
            return (0,_stats_engine_inversion_js__WEBPACK_IMPORTED_MODULE_3__/* .endsBefore */ .I)(ends, bound, end) && engine.excludes(bound, end, 1 - alpha);
        },
        reach: confidence => {
            const alpha = (0,_stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__/* .nominalAlpha */ .n)(design, 1 - confidence);
            return Math.max(reachAt(alpha), reachByTest(engine, 1 - alpha));
        },
    };
}


/***/ }),

/***/ 5929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isCounted)
/* harmony export */ });
const units = new Set(['B', 'count']);
/**
 * Returns whether `unit` is for things that are counted. Without noise, counts repeat to the last digit. A time does so only on a
 * coarse clock.
 */
function isCounted(unit) {
    return units.has(unit);
}


/***/ }),

/***/ 1680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H8: () => (/* binding */ judgeGrowth),
  jS: () => (/* binding */ openGrowths)
});

// UNUSED EXPORTS: findCrossing

// EXTERNAL MODULE: ./lib/stats/engine/engine.js + 12 modules
var engine_engine = __webpack_require__(4523);
;// CONCATENATED MODULE: ./lib/stats/growth/line.js
/** The slope of the line of least squares through the points (x, y); at least two x must differ. */
function leastSquaresSlope(x, y) {
    const [centreX, centreY] = [meanOf(x), meanOf(y)];
    let [products, squares] = [0, 0];
    for (const [at, value] of x.entries()) {
        products += (value - centreX) * (y[at] - centreY);
        squares += (value - centreX) ** 2;
    }
    return products / squares;
}
function meanOf(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}

// EXTERNAL MODULE: ./lib/stats/distributions/student.js
var student = __webpack_require__(744);
;// CONCATENATED MODULE: ./lib/stats/growth/mean-interval.js


/** A mean with the interval that Student's distribution (1908) gives it; unbounded where there are fewer than two values. */
function meanInterval(values, alpha) {
    const value = meanOf(values);
    const count = values.length;
    if (count < 2)
        return { value, low: -Infinity, high: Infinity };
    const variance = values.reduce((sum, one) => sum + (one - value) ** 2, 0) / (count - 1);
    const reach = (0,student/* studentQuantile */.F)(1 - alpha / 2, count - 1) * Math.sqrt(variance / count);
    return { value, low: value - reach, high: value + reach };
}

;// CONCATENATED MODULE: ./lib/stats/growth/shapes.js
/** The shapes that growth is told by, from the slowest to the fastest. */
const shapes = ['1', 'log n', 'n', 'n log n', 'n²', 'n³'];
const functions = {
    '1': () => 1,
    'log n': Math.log,
    n: size => size,
    'n log n': size => size * Math.log(size),
    'n²': size => size ** 2,
    'n³': size => size ** 3,
};
/** What caches and branches do to a curve: a misfit of this size, as a fraction, tells nothing. */
const usualMisfit = 0.05;
/** Beyond this, a shape is no description. */
const worstMisfit = 0.15;
/** Shapes whose AICc differ by less cannot be told apart (Burnham & Anderson 2002). */
const indistinct = 4;
/** With fewer points, a constant part would fit anything. */
const leastForConstant = 5;
/**
 * Fits each shape f as a·f(n), and from five points on as c + a·f(n), with a and c not below 0, to `points` by weighted least squares of
 * the relative residuals. Chooses by Akaike's criterion with its correction for few points (Hurvich & Tsai 1989).
 */
function fitShapes(points) {
    const usable = shapes.filter(shape => points.every(({ size }) => Math.abs(functions[shape](size)) <= 1e150));
    const hasLogs = points.every(({ size }) => size >= 1);
    const candidates = usable
        .filter(shape => hasLogs || !shape.includes('log'))
        .flatMap(shape => fitShape(shape, points))
        .sort((one, other) => one.criterion - other.criterion);
    const [best] = candidates;
    if (best === undefined || best.misfit > worstMisfit)
        return { shapes: [] };
    const near = candidates.filter(({ criterion, misfit }) => criterion - best.criterion < indistinct && misfit <= worstMisfit);
    return {
        shapes: [...new Set(near.map(({ shape }) => shape))],
        ...(best.shape === '1' || best.constant === 0 ? {} : { constant: best.constant }),
    };
}
function fitShape(shape, points) {
    const weights = points.map(({ error }) => 1 / (error ** 2 + (usualMisfit / 5) ** 2));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const grown = points.map(({ size, value }) => functions[shape](size) / value);
    const constant = points.map(({ value }) => 1 / value);
    const candidate = (a, c, parameters) => {
        const squares = weights.reduce((sum, weight, at) => sum + weight * (1 - a * grown[at] - c * constant[at]) ** 2, 0);
        const variance = squares / total;
        const criterion = akaike(variance + usualMisfit ** 2, points.length, parameters);
        return { shape, constant: c, misfit: Math.sqrt(variance), criterion };
    };
    const sum = (one, other) => weights.reduce((all, weight, at) => all + weight * one[at] * other[at], 0);
    const ones = points.map(() => 1);
    const alone = candidate(sum(grown, ones) / (sum(grown, grown) || 1), 0, 2);
    if (shape === '1' || points.length < leastForConstant)
        return [alone];
    const determinant = sum(grown, grown) * sum(constant, constant) - sum(grown, constant) ** 2;
    const a = (sum(grown, ones) * sum(constant, constant) - sum(constant, ones) * sum(grown, constant)) / determinant;
    const c = (sum(constant, ones) * sum(grown, grown) - sum(grown, ones) * sum(grown, constant)) / determinant;
    return a > 0 && c > 0 && Number.isFinite(a + c) ? [alone, candidate(a, c, 3)] : [alone];
}
/** With few points the correction is infinite. It is the same for all shapes then, and left out. */
function akaike(variance, points, parameters) {
    const room = points - parameters - 1;
    const correction = points < leastForConstant ? 0 : (2 * parameters * (parameters + 1)) / room;
    return points * Math.log(variance) + 2 * parameters + correction;
}

// EXTERNAL MODULE: ./lib/stats/median.js
var median = __webpack_require__(8565);
// EXTERNAL MODULE: ./lib/stats/sequential/repeated-p.js + 1 modules
var repeated_p = __webpack_require__(888);
// EXTERNAL MODULE: ./lib/compare/controls/inference.js
var controls_inference = __webpack_require__(7321);
// EXTERNAL MODULE: ./lib/compare/counted.js
var counted = __webpack_require__(5929);
// EXTERNAL MODULE: ./lib/compare/rounds/design.js
var rounds_design = __webpack_require__(699);
// EXTERNAL MODULE: ./lib/compare/rounds/own-rounds.js
var own_rounds = __webpack_require__(8983);
// EXTERNAL MODULE: ./lib/compare/verdicts/expectation.js
var expectation = __webpack_require__(4128);
// EXTERNAL MODULE: ./lib/compare/verdicts/incomparable.js
var incomparable = __webpack_require__(2551);
// EXTERNAL MODULE: ./lib/compare/verdicts/verdict.js
var verdicts_verdict = __webpack_require__(3067);
// EXTERNAL MODULE: ./lib/compare/growth/growth.js
var growth = __webpack_require__(4740);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/scan/sizes.js
var scan_sizes = __webpack_require__(8807);
;// CONCATENATED MODULE: ./lib/compare/growth/scans.js



/**
 * The scans among `comparisons`, by the sizes in the names of their benchmarks, as `options` ask. Of a grid, each row and each column
 * is one.
 */
function findScans(comparisons, { options }) {
    const isAsked = (options?.scan ?? '') !== '';
    const drafts = new Map();
    for (const comparison of comparisons) {
        const { benchmark, metric } = comparison.series;
        for (const { family, parameter, size, isNamed } of (0,scan_sizes/* listSizes */.lW)(benchmark)) {
            const key = `${family}\n${metric.name}`;
            const draft = drafts.get(key) ?? { parameter, isNamed, points: [] };
            drafts.set(key, draft);
            draft.points.push({ size, comparison });
        }
    }
    return [...drafts].flatMap(([key, { parameter, isNamed, points }]) => {
        const usable = points.filter(({ comparison }) => isUsable(comparison)).sort((one, other) => one.size - other.size);
        const sizes = usable.map(({ size }) => size);
        if (!(0,scan_sizes/* areScanned */.Zn)(sizes, { isNamed, isAsked }) || new Set(sizes).size < sizes.length)
            return [];
        const leftOut = points.filter(one => !isUsable(one.comparison)).map(({ comparison }) => comparison.series.benchmark);
        return [{ family: key.split('\n')[0], parameter, points: usable, leftOut }];
    });
}
/** Whether both sides have values with a logarithm. */
function isUsable({ basis, series }) {
    return (basis.kind !== 'obstacle' &&
        series.rounds.every(round => round.every(({ value }) => value > 0 && (0,computable/* isComputable */.$O)(value))));
}
/** Lists the invocations of `scan` in the rounds that all of its sizes have. Sizes may have been left out of different rounds. */
function listScanned({ points }) {
    const sizes = points.map(({ size }) => Math.log(size));
    const all = points.map(({ comparison: { series } }) => byNumber(series));
    const numbers = [...all[0].keys()].filter(number => all.every(rounds => rounds.has(number)));
    const rounds = numbers.map(number => {
        const others = all.map(rounds => byPlace(rounds.get(number)));
        return all[0].get(number).flatMap((one) => {
            const values = others.map(values => values.get(placeOf(one)));
            if (!values.every(value => value !== undefined))
                return [];
            const logs = values.map(Math.log);
            const { side, copy, turn } = one;
            return [{ side, copy, turn, logs, exponent: leastSquaresSlope(sizes, logs) }];
        });
    });
    return { numbers, rounds };
}
function byNumber({ numbers, rounds }) {
    return new Map(numbers.map((number, place) => [number, rounds[place]]));
}
function byPlace(round) {
    return new Map(round.map(one => [placeOf(one), one.value]));
}
function placeOf({ side, copy }) {
    return `${side} ${copy}`;
}

;// CONCATENATED MODULE: ./lib/compare/growth/judge.js















/** The scans of `judged`, each with the difference of its exponents. */
function openGrowths(judged, record) {
    return findScans(judged, record).map(scan => {
        const { numbers, rounds } = listScanned(scan);
        const blocks = rounds.map(round => ({
            a: exponentsOf(round, 'baseline'),
            b: exponentsOf(round, 'contender'),
            order: round.map(({ side }) => (side === 'baseline' ? 'a' : 'b')),
        }));
        const { metric } = scan.points[0].comparison.series;
        const engine = (0,engine_engine/* makeEngine */.b)(blocks, { breaks: (0,own_rounds/* makeFindBreaks */.G4)(record)(numbers).breaks });
        const design = (0,rounds_design/* makeDesign */.d)(record, numbers);
        const inference = (0,controls_inference/* makeInference */.s)(engine, { design, bias: null, weight: 1 });
        const isExact = (0,counted/* isCounted */.h)(metric.unit) && ['baseline', 'contender'].every(side => isSame(rounds.flat(), side));
        return {
            ...{ scan, rounds, design, inference },
            shortage: isExact ? undefined : (0,incomparable/* findShortage */.Jp)({ rounds, judge: 'typical' }),
            isExact,
        };
    });
}
function exponentsOf(invocations, side) {
    return invocations.filter(one => one.side === side).map(({ exponent }) => exponent);
}
function isSame(invocations, side) {
    const exponents = exponentsOf(invocations, side);
    return exponents.every(exponent => exponent === exponents[0]);
}
/** The growth of a scan; undefined where no invocation of a side has all sizes. */
function judgeGrowth(open, correction, record) {
    const { scan, rounds, design, inference, shortage, isExact } = open;
    const { settings } = record;
    const { metric } = scan.points[0].comparison.series;
    const threshold = settings.exponentThreshold ?? growth/* usualExponentThreshold */.F;
    const alpha = (0,repeated_p/* nominalAlpha */.n)(design, 1 - settings.confidence);
    if (['baseline', 'contender'].some(side => exponentsOf(rounds.flat(), side).length === 0))
        return undefined;
    const level = correction?.level ?? settings.confidence;
    const change = isExact ? exactChange(inference) : toDifference(inference.interval(level), level);
    const equivalence = isExact ? change : toDifference(inference.interval((0,verdicts_verdict/* equivalenceLevel */.Po)(settings.confidence)), level);
    const rejected = isExact || (correction?.rejected ?? false);
    const points = listPoints(open, alpha);
    const verdict = shortage === undefined
        ? (0,verdicts_verdict/* judge */.S4)({ change, equivalence }, { direction: metric.better, threshold, rejected })
        : 'not-comparable';
    const crossing = findCrossing(points);
    return {
        ...{
            benchmark: scan.family,
            parameter: scan.parameter,
            metric: metric.name,
            unit: metric.unit,
            better: metric.better,
        },
        points,
        baseline: describeSide(open, 'baseline', alpha, settings.confidence),
        contender: describeSide(open, 'contender', alpha, settings.confidence),
        ...{ change, p: isExact ? null : inference.p, adjustedP: correction?.adjustedP ?? null, threshold, verdict },
        ...(crossing === undefined ? {} : { crossing }),
        ...(scan.leftOut.length === 0 ? {} : { leftOut: scan.leftOut }),
        ...(shortage === undefined ? {} : { reason: shortage }),
    };
}
function exactChange({ estimate }) {
    return { value: estimate, low: estimate, high: estimate, level: 1 };
}
function toDifference({ estimate, low, high }, level) {
    return { value: estimate, low: bounded(low), high: bounded(high), level };
}
function bounded(value) {
    return Number.isFinite(value) ? value : null;
}
/** The exponent of a side is the mean of its rounds, which are the same machine at different times. */
function describeSide({ scan, rounds }, side, alpha, confidence) {
    const means = rounds.flatMap(round => {
        const own = exponentsOf(round, side);
        return own.length === 0 ? [] : [meanOf(own)];
    });
    const { value, low, high } = meanInterval(means, alpha);
    const invocations = rounds.flat().filter(one => one.side === side);
    const fit = fitShapes(scan.points.map(({ size }, at) => {
        const logs = invocations.map(one => one.logs[at]);
        const centre = (0,median/* medianOf */.u)(logs);
        const variance = meanOf(logs.map(log => (log - centre) ** 2));
        return { size, value: Math.exp(centre), error: Math.sqrt(variance / logs.length) };
    }));
    return { exponent: { value, low: bounded(low), high: bounded(high), level: confidence }, ...fit };
}
function listPoints({ scan, rounds }, alpha) {
    const between = (side, at) => {
        const means = rounds.flatMap(round => {
            const logs = round.filter(one => one.side === side).map(one => one.logs[at]);
            return logs.length === 0 ? [] : [meanOf(logs)];
        });
        const { value, low, high } = meanInterval(means, alpha);
        return { value: Math.exp(value), low: low === -Infinity ? null : Math.exp(low), high: bounded(Math.exp(high)) };
    };
    return scan.points.map(({ size, comparison: { series } }, at) => {
        const expected = (0,expectation/* findExpectation */.kZ)(series)?.value;
        return {
            ...{ benchmark: series.benchmark, size },
            baseline: between('baseline', at),
            contender: between('contender', at),
            ...(expected === undefined ? {} : { expected }),
        };
    });
}
/**
 * The size at which the curves of both sides cross, by lines between the points on logarithmic axes. Undefined unless one side is
 * clearly below the other at some size, and clearly above it at a later one: their intervals do not touch there.
 */
function findCrossing(points) {
    const signs = points.map(clearSign);
    const first = signs.findIndex(sign => sign !== 0);
    const last = signs.findIndex((sign, at) => at > first && sign === -signs[first]);
    if (first < 0 || last < 0)
        return undefined;
    const gap = ({ baseline, contender }) => Math.log(contender.value / baseline.value);
    for (let at = last; at > first; at--) {
        const [before, after] = [points[at - 1], points[at]];
        const [low, high] = [gap(before), gap(after)];
        if (low === 0)
            return before.size;
        if (Math.sign(low) !== Math.sign(high)) {
            const part = low / (low - high);
            return Math.exp(Math.log(before.size) + part * Math.log(after.size / before.size));
        }
    }
    return undefined;
}
function clearSign({ baseline, contender }) {
    if ((contender.high ?? Infinity) < (baseline.low ?? 0))
        return -1;
    return (contender.low ?? 0) > (baseline.high ?? Infinity) ? 1 : 0;
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

/***/ 1593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ findNamedWork),
/* harmony export */   V4: () => (/* binding */ workMetricOf),
/* harmony export */   _J: () => (/* binding */ indexSeries),
/* harmony export */   au: () => (/* binding */ describeNamedWork),
/* harmony export */   l0: () => (/* binding */ warnOfWork)
/* harmony export */ });
/* harmony import */ var _record_series_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2326);
/* harmony import */ var _util_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2534);
/* harmony import */ var _series_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4662);



/** The metric that says how much work was done, where no rule names another one. */
const usualName = 'work';
/** The name of the metric that says how much work the benchmark of `series` did. */
function workMetricOf({ ruling }) {
    return ruling.sameWork ?? usualName;
}
/** Makes an index of the series of a record. */
function indexSeries({ series }) {
    return new Map(series.map(one => [(0,_record_series_key_js__WEBPACK_IMPORTED_MODULE_1__/* .seriesKey */ .X)({ benchmark: one.benchmark, metric: one.metric.name }), one]));
}
/** Finds how much work the benchmark of `series` did on each side. Returns undefined if it does not say. */
function findNamedWork(series, index) {
    const metric = workMetricOf(series);
    const own = index.get((0,_record_series_key_js__WEBPACK_IMPORTED_MODULE_1__/* .seriesKey */ .X)({ benchmark: series.benchmark, metric }));
    if (own === undefined || own === series || (0,_series_js__WEBPACK_IMPORTED_MODULE_0__/* .isSilent */ .eS)(own))
        return undefined;
    const told = new Map(listRuns(own).map(({ run, value }) => [run, value]));
    const runs = listRuns(series);
    const findOf = (side) => findAmount(runs.filter(one => one.side === side).map(({ run }) => told.get(run)));
    const [baseline, contender] = [findOf('baseline'), findOf('contender')];
    return baseline === undefined || contender === undefined ? undefined : { metric, baseline, contender };
}
/** All values of `series`; `run` is the number of the round and the turn there. */
function listRuns({ rounds, numbers }) {
    return rounds.flatMap((round, at) => round.map(one => ({ ...one, run: `${numbers[at]}/${one.turn}` })));
}
/** What the runs of a side say; undefined if there are none. */
function findAmount(said) {
    if (said.includes(undefined))
        return 'missing';
    return new Set(said).size > 1 ? 'varying' : said[0];
}
/**
 * Explains that the sides did not do equally much, or that runs of only one of them say so. Returns undefined if they did, or if nobody
 * can tell.
 */
function describeNamedWork(work) {
    if (work === undefined || isUnsteady(work))
        return undefined;
    const { metric, baseline, contender } = work;
    if (baseline === contender)
        return undefined;
    if (contender === 'varying' && baseline !== 'missing')
        return `the contender did other work: ${metric} differs from run to run, and was always ${baseline}`;
    const silent = baseline === 'missing' ? 'baseline' : contender === 'missing' ? 'contender' : undefined;
    return silent === undefined
        ? `the contender did other work: ${metric} is ${contender}, and was ${baseline}`
        : `it is unknown whether the contender did the same work: ${metric} is missing from runs of the ${silent}`;
}
/** Returns whether what the sides say cannot be compared: the baseline's varies by itself, or it is missing from runs of both. */
function isUnsteady({ baseline, contender }) {
    return baseline === 'varying' || (baseline === 'missing' && contender === 'missing');
}
const mostNamed = 3;
/** Warns about benchmarks whose work differs from run to run, so that it could not be compared. */
function warnOfWork(shared, table) {
    const index = indexSeries(table);
    const varying = shared.filter(series => {
        const work = findNamedWork(series, index);
        return work !== undefined && isUnsteady(work);
    });
    const names = [...new Set(varying.map(({ benchmark }) => benchmark))];
    if (names.length === 0)
        return [];
    const message = `the work of ${(0,_util_list_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSome */ .K)(names, mostNamed)} differs from run to run, so it was not checked whether both sides did the same`;
    return [{ code: 'work-varies', message }];
}


/***/ }),

/***/ 4134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ sortByPresence)
/* harmony export */ });
/**
 * The series of a record, sorted by who has them.
 *
 * What a side does not print because its command failed in all rounds that count, or because the benchmark did, is neither added nor
 * removed: it stays among the shared ones, to be found not comparable.
 */
function sortByPresence({ series, errors }) {
    const printed = { baseline: new Set(), contender: new Set() };
    const possible = { baseline: new Set(), contender: new Set() };
    for (const { benchmark, rounds, failures } of series) {
        for (const side of ['baseline', 'contender']) {
            if (rounds.some(round => round.some(one => one.side === side)))
                printed[side].add(benchmark);
            if (failures[side].succeeded > 0)
                possible[side].add(benchmark);
        }
    }
    const onlyIn = (side, other) => new Set([...printed[side]].filter(name => !printed[other].has(name) && !errors.has(name) && possible[other].has(name)));
    const added = onlyIn('contender', 'baseline');
    const removed = onlyIn('baseline', 'contender');
    const shared = series.filter(({ benchmark }) => !added.has(benchmark) && !removed.has(benchmark));
    return { shared, added: [...added], removed: [...removed] };
}


/***/ }),

/***/ 699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ makeDesign),
/* harmony export */   v: () => (/* binding */ listLooks)
/* harmony export */ });
/* harmony import */ var _stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9413);

/**
 * The numbers of rounds after which the record's data were to be examined, with those at which it was cut off; one look, at its last
 * round, where nothing says so.
 */
function listLooks(record) {
    const { plan, rounds, settings } = record;
    if (settings.looks !== undefined)
        return settings.looks;
    const planned = plan?.looks ?? [];
    const looks = planned.length > 0 ? planned : [Math.max(1, rounds.length)];
    return [...new Set([...looks, ...listCuts(record)])].sort((one, other) => one - other);
}
/**
 * The numbers of rounds at which measuring ended, to go on later. Where a verdict was possible, whoever read it has looked, and this look
 * has spent its share of the error rate.
 */
function listCuts({ plan, segments = [], runners }) {
    if (plan === undefined || runners !== undefined)
        return [];
    const least = (0,_stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastRounds */ .T)(plan.copies.baseline + plan.copies.contender);
    return segments.filter(start => start >= least);
}
/**
 * Finds when the rounds with these `numbers` were examined: at the looks that were passed, counted in these rounds alone, and
 * where measuring stands. All rounds of the record, where none are given.
 *
 * If measuring ended between two looks because the time was up, that number of rounds is the last look. It has the share that
 * α·t² gives it.
 */
function makeDesign(record, numbers = record.rounds.map((_, number) => number)) {
    const planned = listLooks(record);
    const measured = Math.max(1, numbers.length);
    const counts = planned.map(look => numbers.filter(number => number < look).length);
    const passed = [...new Set(counts)].filter(count => count > 0 && count < measured);
    return { looks: [...passed, measured], rounds: Math.max(measured, planned.at(-1) ?? 0) };
}


/***/ }),

/***/ 8983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ makeFindBreaks),
/* harmony export */   QJ: () => (/* binding */ makeOwnRounds),
/* harmony export */   _0: () => (/* binding */ findWholeRounds)
/* harmony export */ });
/**
 * Finds the rounds that count for each benchmark, by their numbers from 0: those in which it was to run, and those in which it ran on
 * both sides all the same. The process as a whole counts where all benchmarks ran, since otherwise it does less.
 */
function makeOwnRounds(record) {
    const { focus = [] } = record.plan ?? {};
    const all = record.rounds.map((_, number) => number);
    if (focus.every(({ without }) => without.length === 0))
        return () => all;
    const whole = findWholeRounds(record);
    const steps = focus.map(({ from, without }) => ({ from, without: new Set(without) }));
    const missing = all.map(number => steps.findLast(({ from }) => from <= number)?.without);
    return ({ benchmark, aside, rounds: values }) => aside ? whole : all.filter(number => !missing[number]?.has(benchmark) || isOfBoth(values[number]));
}
function isOfBoth(round) {
    return round.some(({ side }) => side === 'baseline') && round.some(({ side }) => side === 'contender');
}
/** The numbers of the rounds in which all benchmarks were to run, without those that need not run in any but the first. */
function findWholeRounds({ plan, rounds }) {
    const { focus = [] } = plan ?? {};
    const needless = rounds.length > 1 && focus[0]?.from === 1 ? focus[0].without : [];
    const steps = focus.map(({ from, without }) => ({ from, isWhole: without.join('\n') === needless.join('\n') }));
    const isWhole = (number) => steps.findLast(({ from }) => from <= number)?.isWhole ?? needless.length === 0;
    return rounds.flatMap((_, number) => (isWhole(number) ? [number] : []));
}
/** The fewest rounds that have a level of their own. */
const leastPart = 5;
/**
 * Makes what finds the breaks of `record` among the rounds with some numbers. A level always may at the first round of a runner.
 * After a pause, or where other benchmarks ran from there on, it may only if both parts have enough rounds.
 */
function makeFindBreaks({ runners = [], segments = [], stages = [], plan }) {
    const starts = runners.slice(1).map(({ firstRound }) => firstRound);
    const others = [...segments.slice(1), ...stages.slice(1), ...(plan?.focus ?? []).map(({ from }) => from)];
    return numbers => {
        const placesOf = (rounds) => rounds.map(round => numbers.findIndex(number => number >= round)).filter(place => place > 0);
        const fixed = new Set(placesOf(starts));
        const places = [...new Set([...fixed, ...placesOf(others)])].sort((one, other) => one - other);
        const breaks = [];
        for (const place of places) {
            const end = Math.min(numbers.length, ...[...fixed].filter(one => one > place));
            const isLongEnough = place - (breaks.at(-1) ?? 0) >= leastPart && end - place >= leastPart;
            if (fixed.has(place) || isLongEnough)
                breaks.push(place);
        }
        return { runners: [...fixed], breaks };
    };
}


/***/ }),

/***/ 4714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nameRounds)
/* harmony export */ });
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


/***/ }),

/***/ 921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ listRunnerRounds)
/* harmony export */ });
/** The numbers of the rounds of each runner. */
function listRunnerRounds({ runners = [], rounds }) {
    const starts = runners.length === 0 ? [0] : runners.map(({ firstRound }) => firstRound);
    return starts.map((start, index) => {
        const end = starts[index + 1] ?? rounds.length;
        return Array.from({ length: end - start }, (_, offset) => start + offset);
    });
}


/***/ }),

/***/ 4662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YG: () => (/* binding */ makeSeries),
/* harmony export */   eS: () => (/* binding */ isSilent),
/* harmony export */   e_: () => (/* binding */ splitByRunner)
/* harmony export */ });
/* harmony import */ var _record_series_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2326);
/* harmony import */ var _rounds_own_rounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8983);
/* harmony import */ var _verdicts_ruling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6073);



/** Returns whether `series` has no value, only errors. */
function isSilent({ rounds }) {
    return rounds.every(round => round.length === 0);
}
/** The rounds of `series`, runner by runner. */
function splitByRunner({ rounds, runners }) {
    return [0, ...runners].map((first, runner) => rounds.slice(first, runners[runner]));
}
/** The record's values by benchmark and metric, in the order in which they were first printed, still in rounds. */
function makeSeries(record) {
    const drafts = new Map();
    const errors = new Map();
    record.rounds.forEach((round, index) => {
        for (const [place, { slot, turn = place, measurements }] of round.entries())
            for (const measurement of measurements) {
                if (measurement.error === undefined)
                    put(draftOf(drafts, measurement, record.rounds.length), { index, turn, slot }, measurement);
                else
                    noteError(errors, slot.side, { ...measurement, error: measurement.error });
            }
    });
    // A benchmark that never had a value must not be forgotten.
    const valued = new Set([...drafts.values()].map(draft => draft.benchmark));
    for (const [benchmark, { metric }] of errors)
        if (!valued.has(benchmark))
            drafts.set((0,_record_series_key_js__WEBPACK_IMPORTED_MODULE_1__/* .seriesKey */ .X)({ benchmark, metric: metric.name }), makeDraft(benchmark, metric, record.rounds.length));
    const primaries = findPrimaries([...drafts.values()]);
    const numbersOf = (0,_rounds_own_rounds_js__WEBPACK_IMPORTED_MODULE_2__/* .makeOwnRounds */ .QJ)(record);
    const arrange = makeArrangements(record);
    const series = [...drafts.values()].map(draft => {
        const { benchmark, metric, rounds } = draft;
        const numbers = numbersOf({ benchmark, aside: metric.aside ?? false, rounds });
        const own = numbers.length === rounds.length ? rounds : numbers.map(number => rounds[number]);
        return {
            ...applyRuling({ ...draft, rounds: own }, record.settings),
            ...arrange(numbers),
            primary: primaries.get(benchmark) === metric.name,
        };
    });
    return { series, failures: countAllFailures(record.rounds), tampered: record.tampered ?? [], errors };
}
/** Most series have the same rounds: what follows from these is found once. */
function makeArrangements(record) {
    const find = (0,_rounds_own_rounds_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFindBreaks */ .G4)(record);
    const known = new Map();
    return numbers => {
        const key = numbers.length === record.rounds.length ? 'all' : numbers.join();
        const arranged = known.get(key) ?? {
            numbers,
            ...find(numbers),
            failures: countAllFailures(numbers.map(number => record.rounds[number])),
        };
        known.set(key, arranged);
        return arranged;
    };
}
function noteError(errors, side, { benchmark, metric, error }) {
    const known = errors.get(benchmark);
    if (known)
        known.sides.add(side);
    else
        errors.set(benchmark, { side, error, metric, sides: new Set([side]) });
}
/** A series in the unit and the direction that the rules give it. */
function applyRuling(draft, { rules, judge }) {
    const { benchmark, conflict } = draft;
    const ruling = (0,_verdicts_ruling_js__WEBPACK_IMPORTED_MODULE_0__/* .rulingOf */ .b1)(rules, benchmark, draft.metric);
    const { metric, factor } = (0,_verdicts_ruling_js__WEBPACK_IMPORTED_MODULE_0__/* .rule */ .Hu)(draft.metric, ruling);
    const isSettled = ruling.direction !== undefined && conflict?.unit === draft.metric.unit;
    return {
        benchmark,
        metric,
        rounds: factor === 1 ? draft.rounds : draft.rounds.map(round => round.map(one => scaled(one, factor))),
        conflict: isSettled ? undefined : conflict,
        ruling: (0,_verdicts_ruling_js__WEBPACK_IMPORTED_MODULE_0__/* .keepFitting */ .z6)(ruling, metric.unit),
        judge: ruling.judge ?? judge ?? 'auto',
        printedUnit: draft.metric.unit,
    };
}
function scaled(one, factor) {
    return { ...one, value: one.value * factor };
}
function makeDraft(benchmark, metric, rounds) {
    return { benchmark, metric, rounds: Array.from({ length: rounds }, () => []), conflict: undefined };
}
function draftOf(drafts, { benchmark, metric }, rounds) {
    const key = (0,_record_series_key_js__WEBPACK_IMPORTED_MODULE_1__/* .seriesKey */ .X)({ benchmark, metric: metric.name });
    const known = drafts.get(key);
    if (known)
        return known;
    const draft = makeDraft(benchmark, metric, rounds);
    drafts.set(key, draft);
    return draft;
}
function put(draft, { index, turn, slot }, one) {
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
/** Each benchmark's own metric: time, or the first that it printed which is not how much work it did. */
function findPrimaries(drafts) {
    const primaries = new Map();
    const own = drafts.filter(({ metric }) => !metric.aside && metric.name !== 'work');
    for (const { benchmark, metric } of own)
        if (!primaries.has(benchmark) || metric.name === 'time')
            primaries.set(benchmark, metric.name);
    for (const { benchmark, metric } of own)
        if (metric.primary)
            primaries.set(benchmark, metric.name);
    return primaries;
}
function countAllFailures(rounds) {
    const invocations = rounds.flat();
    return { baseline: countFailures(invocations, 'baseline'), contender: countFailures(invocations, 'contender') };
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


/***/ }),

/***/ 1519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ summariseRunners),
/* harmony export */   f: () => (/* binding */ summarise)
/* harmony export */ });
/* harmony import */ var simple_statistics__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9195);
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7710);



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
    const average = (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .RE)([...values]);
    const middle = (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .quantile */ .Y)(sorted, 0.5);
    return {
        n: values.length,
        median: middle,
        mean: average,
        min: sorted[0],
        p5: (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .quantile */ .Y)(sorted, 0.05),
        p95: (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .quantile */ .Y)(sorted, 0.95),
        q1: (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .quantile */ .Y)(sorted, 0.25),
        q3: (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .quantile */ .Y)(sorted, 0.75),
        max: sorted.at(-1),
        mad: (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .quantile */ .Y)(sorted.map(value => Math.abs(value - middle)).sort(), 0.5),
        cv: findVariation(values, average),
        sd: findDeviation(values, Math.max(-sorted[0], sorted.at(-1))),
        outliers: countOutliers(sorted),
    };
}
const fence = 1.5;
/** By the fences of Tukey (1977). */
function countOutliers(sorted) {
    const [q1, q3] = [(0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .quantile */ .Y)(sorted, 0.25), (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .quantile */ .Y)(sorted, 0.75)];
    const reach = fence * (q3 - q1);
    return {
        low: sorted.filter(value => value < q1 - reach).length,
        high: sorted.filter(value => value > q3 + reach).length,
    };
}
/** In steps of a power of two, as the variation is. */
function findDeviation(values, most) {
    if (values.length < 2 || most === 0)
        return 0;
    const step = 2 ** Math.floor(Math.log2(most));
    return computable((0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .sampleStandardDeviation */ .JK)(values.map(value => value / step)) * step);
}
/** The standard deviation over the mean, both in steps of a power of two: the squares of large values are no numbers. */
function findVariation(values, average) {
    const step = 2 ** Math.floor(Math.log2(Math.abs(average)));
    return computable((0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .standardDeviation */ .Fx)(values.map(value => value / step)) / Math.abs(average / step));
}
function computable(value) {
    return value <= _metrics_computable_js__WEBPACK_IMPORTED_MODULE_2__/* .largest */ .nQ ? value : null;
}


/***/ }),

/***/ 3018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ describeHost),
/* harmony export */   e: () => (/* binding */ listDisturbedRounds)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _rounds_round_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4714);
/* harmony import */ var _rounds_runner_rounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(921);



const longEnoughInCpuSeconds = 1;
/** Of this, ten ticks are a share of half. */
const shortestInCpuSeconds = 0.2;
/**
 * Describes, as warnings, what else happened on the machine during the measurements: in which rounds, how much, and what to do.
 * Sides play no part in it.
 */
function describeHost(record) {
    const windows = listWindows(record);
    return rules.flatMap(({ code, isMet, describe }) => {
        const met = windows.filter(({ sample }) => isMet(sample, record));
        if (met.length === 0)
            return [];
        const rounds = met.flatMap(window => window.rounds);
        return [{ code, message: describe((0,_rounds_round_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .nameRounds */ .t)(rounds), met.map(({ sample }) => sample).reduce(add)) }];
    });
}
/** The rounds, from 0, in which one of these warnings holds. */
function listDisturbedRounds(record) {
    return listWindows(record)
        .filter(({ sample }) => rules.some(({ isMet }) => isMet(sample, record)))
        .flatMap(({ rounds }) => rounds);
}
const mostSteal = 0.05;
const mostOthers = 0.1;
/** Runnable processes for each core. */
const mostLoad = 2;
const mostMemoryWait = 0.05;
const mostSwappedPages = 256;
const leastMemory = 0.03;
const leastDiskInBytes = 2 ** 28;
const mostDisk = 0.5;
const mostNetworkInBytesPerSecond = 5e6;
const mostRepeated = 0.01;
/** A few are lost on any network. */
const fewSegments = 10;
const rules = [
    {
        code: 'steal',
        isMet: sample => stealOf(sample) >= mostSteal,
        describe: (rounds, sample) => `${rounds} ran with ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(stealOf(sample))} steal, because the host of this virtual machine ran others: take another runner, or more rounds`,
    },
    {
        code: 'busy-host',
        isMet: sample => othersOf(sample) >= mostOthers,
        describe: (rounds, sample) => `${rounds} ran while other processes used ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(othersOf(sample))} of the time of all cores: stop other programs on this machine, then run again`,
    },
    {
        // For want of something better: the command's own processes are in it.
        code: 'high-load',
        isMet: ({ othersSeconds, load = 0 }, { environment }) => othersSeconds === undefined && load >= mostLoad * (environment?.cores ?? Number.POSITIVE_INFINITY),
        describe: (rounds, { load = 0 }) => `${rounds} ran at a load of ${Number(load.toPrecision(2))}, at least twice the number of cores. If that is not the command itself, stop other programs, then run again`,
    },
    {
        code: 'quota-spent',
        isMet: ({ quotaStops = 0 }) => quotaStops > 0,
        describe: (rounds, { quotaStops = 0 }) => `the control group had used up its CPU time and was stopped in ${rounds} (${quotaStops} times). Give the container more, or judge CPU time, which leaves these stops out`,
    },
    {
        code: 'throttled',
        isMet: ({ throttles = 0 }) => throttles > 0,
        describe: (rounds, { throttles = 0 }) => `the cores were slowed down because of heat in ${rounds} (${throttles} times): let the machine cool down, or turn turbo off`,
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
    {
        code: 'busy-disk',
        isMet: sample => ratioOf(sample.diskSeconds, sample.seconds) >= mostDisk,
        describe: (rounds, sample) => `the disk was busy ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(Math.min(1, ratioOf(sample.diskSeconds, sample.seconds)))} of the time in ${rounds}${describeBytes(sample.diskBytes)}. If that is not the command itself, stop other programs, then run again`,
    },
    {
        code: 'busy-network',
        isMet: sample => ratioOf(sample.networkBytes, sample.seconds) >= mostNetworkInBytesPerSecond,
        describe: (rounds, sample) => `the machine received and sent ${amount(ratioOf(sample.networkBytes, sample.seconds), 'B/s')} over the network in ${rounds}. If that is not the command itself, stop what causes it, then run again`,
    },
    {
        code: 'lost-packets',
        isMet: sample => (sample.repeatedSegments ?? 0) >= fewSegments && repeatedOf(sample) >= mostRepeated,
        describe: (rounds, sample) => `TCP sent ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(repeatedOf(sample))} of all segments again in ${rounds}, because packets were lost. Send fewer requests at a time, or use a better network`,
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
function repeatedOf({ repeatedSegments, sentSegments }) {
    return Math.min(1, ratioOf(repeatedSegments, sentSegments));
}
function ratioOf(part = 0, whole = 0) {
    return whole > 0 ? part / whole : 0;
}
function describeBytes(bytes) {
    return bytes === undefined ? '' : ` (${amount(bytes, 'B')} read and written)`;
}
function amount(value, unit) {
    const { number, unit: name } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([value], unit);
    return `${number(value)} ${name}`;
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
        ...(waited >= 0.01 ? [`processes waited for it ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .share */ .uM)(waited)} of the time`] : []),
        ...(swappedPages > 0 ? [`${swappedPages} pages were swapped`] : []),
        ...(outOfMemoryKills > 0 ? [`${outOfMemoryKills} processes were ended for it`] : []),
    ];
    return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
function listWindows(record) {
    return (0,_rounds_runner_rounds_js__WEBPACK_IMPORTED_MODULE_2__/* .listRunnerRounds */ .I)(record).flatMap(rounds => makeWindows(record, rounds));
}
/** Windows of at least a second of CPU time; what is left over at the end goes with the last. */
function makeWindows({ host = [] }, rounds) {
    const windows = [];
    let open;
    for (const round of rounds) {
        const sample = host[round] ?? {};
        open = open === undefined ? { rounds: [round], sample } : join(open, { rounds: [round], sample });
        const { cpuSeconds = longEnoughInCpuSeconds } = open.sample;
        if (cpuSeconds < longEnoughInCpuSeconds)
            continue;
        windows.push(open);
        open = undefined;
    }
    if (open === undefined)
        return windows;
    const last = windows.pop();
    return [...windows, last ? join(last, open) : open];
}
function join(one, other) {
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


/***/ }),

/***/ 1214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sw: () => (/* binding */ hasNewSlowRuns),
  EM: () => (/* binding */ isNoisier),
  jL: () => (/* binding */ makeSuiteNoise)
});

// EXTERNAL MODULE: ./lib/stats/engine/engine.js + 12 modules
var engine_engine = __webpack_require__(4523);
// EXTERNAL MODULE: ./lib/stats/scores/ranks.js
var scores_ranks = __webpack_require__(6764);
;// CONCATENATED MODULE: ./lib/stats/effects/spread-test.js


/**
 * Tests the ranks of `distances` of values from the level of their side, all of them together, by their randomisation within rounds.
 *
 * Exact but for the levels, which are estimated.
 */
function testSpread(distances) {
    const engine = (0,engine_engine/* makeEngine */.b)(distances, { scores: 'ranks' });
    return { p: engine.p, isWider: engine.zAt(0) > 0 };
}
/** The ranks of `values` between −½ and ½, around 0; ties share theirs. */
function rankShares(values) {
    const count = values.length;
    const [ranked, ranks] = [(0,scores_ranks/* makeRanked */.iw)(count), new Int32Array(count)];
    (0,scores_ranks/* sortValues */.LW)(ranked, Float64Array.from(values));
    (0,scores_ranks/* rankTwice */.v1)(ranked, ranks);
    return Array.from(ranks, twice => (twice - count - 1) / (2 * count));
}

// EXTERNAL MODULE: ./lib/util/once.js
var once = __webpack_require__(4903);
;// CONCATENATED MODULE: ./lib/compare/trust/noise.js


/** Chance alone shall seldom doubt an improvement. */
const alpha = 0.05;
/** Returns whether the contender's values seem to lie farther from their level than the baseline's. */
function isNoisier(tested) {
    return isWider(findDistances(tested));
}
/** So many times as far from its level as the baseline's slowest run, a run is of a kind that the baseline does not have. */
const newKind = 3;
/** Returns whether the contender has slow runs of a kind that the baseline does not have: one in twelve hardly changes the spread by ranks. */
function hasNewSlowRuns({ engine }) {
    const { centre, a, b } = engine.levelled();
    const slowest = (values) => values.reduce((most, value) => Math.max(most, value), -Infinity);
    return slowest(b) - centre - engine.estimate > newKind * (slowest(a) - centre);
}
/** Makes what tells of a metric whether all that is `tested` in it, taken together, shows a noisier contender. */
function makeSuiteNoise(tested) {
    const names = new Set(tested.map(nameOf));
    const noisier = new Map([...names].map(name => [name, (0,once/* once */.O)(() => isWider(sumRanks(tested.filter(one => nameOf(one) === name))))]));
    return metric => noisier.get(metric)?.() ?? false;
}
function nameOf({ comparison }) {
    return comparison.series.metric.name;
}
function isWider(rounds) {
    const of = (round, side) => round.filter(one => one.side === side).map(({ distance }) => distance);
    const test = testSpread(rounds.map(round => ({ a: of(round, 'baseline'), b: of(round, 'contender') })));
    return test.isWider && test.p <= alpha;
}
function findDistances({ comparison: { series }, engine }) {
    const { centre, a, b } = engine.levelled();
    const values = { baseline: a, contender: b };
    const levels = { baseline: centre, contender: centre + engine.estimate };
    const next = { baseline: 0, contender: 0 };
    return series.rounds.map(round => round.map(({ side, turn }) => ({ side, turn, distance: Math.abs(values[side][next[side]++] - levels[side]) })));
}
/**
 * The sum over all benchmarks, for each invocation: what benchmarks share in it stays in its sum. A benchmark that did not run adds
 * nothing.
 */
function sumRanks(tested) {
    const rounds = new Map();
    for (const one of tested) {
        const distances = findDistances(one);
        const ranks = rankShares(distances.flat().map(({ distance }) => distance));
        let next = 0;
        for (const [at, round] of distances.entries()) {
            const number = one.comparison.series.numbers[at];
            const sums = rounds.get(number) ?? new Map();
            rounds.set(number, sums);
            for (const { side, turn } of round)
                sums.set(turn, { side, turn, distance: (sums.get(turn)?.distance ?? 0) + ranks[next++] });
        }
    }
    return [...rounds.values()].map(sums => [...sums.values()]);
}


/***/ }),

/***/ 2319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  re: () => (/* binding */ compareSideMeans),
  cT: () => (/* binding */ makeSecondOpinions),
  nV: () => (/* binding */ slowEnd)
});

// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
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
    return Math.min(1, 2 * (0,normal/* normalCdf */.vr)(-((m * n - less) / 2 - 0.5) / deviation));
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

// EXTERNAL MODULE: ./lib/stats/opinions/ratio-interval.js
var ratio_interval = __webpack_require__(1516);
;// CONCATENATED MODULE: ./lib/compare/trust/second-opinions.js



/** The second opinions on `series`, whose values are positive. */
function makeSecondOpinions(series, confidence) {
    const blocks = toBlocks(series);
    const [a, b] = [blocks.flatMap(block => block.a), blocks.flatMap(block => block.b)];
    if (a.length === 0 || b.length === 0)
        return { means: null, p95: null, mannWhitneyP: null };
    return {
        means: toChange((0,ratio_interval/* compareMeans */.UW)(blocks, confidence), confidence),
        p95: toChange((0,ratio_interval/* compareTails */.jg)(blocks, { p: slowEnd(series) / 100, confidence }), confidence),
        mannWhitneyP: mannWhitneyP(a, b) ?? null,
    };
}
/** Compares the means of the sides of `series`, which has positive values of both. */
function compareSideMeans(series, confidence) {
    return toChange((0,ratio_interval/* compareMeans */.UW)(toBlocks(series), confidence), confidence);
}
/** The percentile that only one value in twenty is worse than. */
function slowEnd({ metric }) {
    return metric.better === 'higher' ? 5 : 95;
}
function toBlocks({ rounds }) {
    return rounds.map(round => {
        const block = { a: [], b: [] };
        for (const { side, value } of round)
            block[side === 'baseline' ? 'a' : 'b'].push(value);
        return block;
    });
}
function toChange({ value, low, high }, level) {
    return { value: value - 1, low: low > 0 ? low - 1 : null, high: high <= computable/* largest */.nQ ? high - 1 : null, level };
}


/***/ }),

/***/ 5048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ warnOfSpin),
/* harmony export */   c: () => (/* binding */ summarizeSpin)
/* harmony export */ });
/* harmony import */ var simple_statistics__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6115);
/* harmony import */ var _rounds_round_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4714);
/* harmony import */ var _rounds_runner_rounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(921);




const fewestRounds = 4;
/** A still machine is away by about this much now and then. */
const leastMove = 0.01;
/** One interruption is an accident; what is seen in a tenth of the rounds is how the machine is. */
const fewestMoved = 2;
const smallestShare = 0.1;
/** Computes what the spins of `record` show. Returns undefined if there are too few. */
function summarizeSpin(record) {
    const spun = (0,_rounds_runner_rounds_js__WEBPACK_IMPORTED_MODULE_2__/* .listRunnerRounds */ .I)(record).flatMap(rounds => findDeviations(record, rounds));
    if (spun.length < fewestRounds)
        return undefined;
    const deviations = spun.map(({ deviation }) => deviation);
    const reach = reachOf(record, deviations);
    const [first, second] = [spun.slice(0, spun.length >> 1), spun.slice(spun.length >> 1)];
    const moved = spun.filter(({ deviation }) => Math.abs(deviation) > reach);
    return {
        seconds: (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(spun.map(({ seconds }) => seconds)),
        spread: (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(deviations.map(Math.abs)),
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
    const usual = (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(known.map(({ seconds }) => seconds));
    return known.map(one => ({ ...one, deviation: one.seconds / usual - 1 }));
}
function level(spun) {
    return 1 + (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(spun.map(({ deviation }) => deviation));
}
/** As far as three standard deviations, a machine whose speed is never the same is only as it always is. */
const usualReach = 3;
/** The lower quartile of second differences, in standard deviations of normal noise. Neither drifts nor a few steps or accidents widen it. */
const lowDifference = 0.78;
/** Of fewer rounds, nobody knows what is usual. */
const fewestUsual = 8;
/** How far the machine must move to matter. */
function reachOf({ settings: { threshold } }, deviations) {
    const least = Math.max(threshold, leastMove);
    if (deviations.length < fewestUsual)
        return least;
    const bends = deviations.slice(2).map((last, at) => Math.abs(deviations[at] - 2 * deviations[at + 1] + last));
    return Math.max(least, (usualReach * (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .quantile */ .YV)(bends, 0.25)) / lowDifference);
}
/** The warning of a run in which the machine moved. */
function warnOfSpin(record, spin) {
    if (!spin?.contaminated)
        return [];
    const message = `CPU speed varied by more than ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)(Math.max(record.settings.threshold, leastMove))} after ${(0,_rounds_round_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .nameRounds */ .t)(spin.moved)} (${spin.moved.length} of ${record.rounds.length}). Both sides were affected alike, so the verdicts hold; a quieter machine would tell more`;
    return [{ code: 'machine-moved', message }];
}


/***/ }),

/***/ 7367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ describeCoarseness),
/* harmony export */   ig: () => (/* binding */ findClock),
/* harmony export */   z1: () => (/* binding */ describeVariation)
/* harmony export */ });
/* harmony import */ var simple_statistics__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);
/* harmony import */ var _counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5929);


const highVariation = 0.1;
const manyTies = 0.2;
/** A step of the clock that matters, as a share of the median. */
const coarseStep = 0.005;
/** Warns if values are equal or come in steps. That is plain to see, without a test. Counted values are so by nature. */
function describeCoarseness({ series }) {
    if ((0,_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .h)(series.metric.unit))
        return [];
    const found = findCoarseness(series.rounds.flatMap(round => round.map(one => one.value)), series.metric.unit);
    return found === undefined ? [] : [found];
}
/** Warns that values vary, if this is why there is no verdict. The spread that stands beside the levels decides. */
function describeVariation({ verdict, baseline, contender }) {
    const spread = Math.max(spreadOf(baseline), spreadOf(contender));
    return verdict === 'inconclusive' && spread > highVariation ? [variationWarning] : [];
}
function spreadOf(side) {
    return side?.level === undefined ? 0 : side.level.mad / side.level.value;
}
const variationWarning = {
    code: 'high-variation',
    message: 'the values vary by more than 10%: let the command do more work, or measure on a quieter machine',
};
/** Ties, and the steps of a clock that cannot tell values apart. */
function findCoarseness(values, unit) {
    const distinct = listDistinct(values);
    if (distinct.length === values.length)
        return undefined;
    const step = findStep(distinct, unit);
    // A distance of more than a step may be that of the modes of a program.
    const isSeen = distinct.length === 1 || findNarrowest(distinct) < 1.5 * step;
    if (isSeen && (distinct.length === 1 || step > coarseStep * (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(values)))
        return coarseClockWarning;
    return areTied(distinct, values) ? tiesWarning : undefined;
}
/** From this many steps of the clock on, the standard deviation of values makes rounding average out. */
const steadyDeviation = 0.8;
const fineClock = { tick: 0, reach: 0 };
/**
 * Finds what the clock of `series` does to the ratio of its sides. A side may be half a step off where it varies less than the clock can
 * show. Two constants need no clock if they are the same, or if one is at least twice the other.
 */
function findClock({ metric, rounds }) {
    if ((0,_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .h)(metric.unit))
        return fineClock;
    const values = rounds.flat();
    const all = values.map(({ value }) => value);
    const distinct = listDistinct(all);
    if (distinct.length === 1 || !areTied(distinct, all))
        return fineClock;
    const sides = ['baseline', 'contender'].map(name => values.flatMap(({ side, value }) => (side === name ? [value] : [])));
    const areConstant = distinct.length === 2 && sides.every(side => listDistinct(side).length === 1);
    if (areConstant && distinct[1] >= 2 * distinct[0])
        return fineClock;
    // The distance of two constants is the change, or a part of it.
    const step = areConstant ? findLastDigit(distinct, metric.unit) : findStep(distinct, metric.unit);
    const halves = sides.map(side => side.length > 0 && (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .standardDeviation */ .Fx)(side) < steadyDeviation * step ? step / (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(side) / 2 : 0);
    return { tick: step / (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(all), reach: halves.reduce((sum, half) => sum + half, 0) };
}
function areTied(distinct, values) {
    return values.length - distinct.length > manyTies * values.length;
}
/** Two values that lie farther apart, as a fraction, are taken for the modes of a program. */
const farthestStep = 0.05;
/**
 * The step of the clock, in the unit of the values: the smallest distance between two of them if all are multiples of it. Otherwise, and
 * where two values are all that there is and may be modes, it is the last digit that was printed.
 */
function findStep(distinct, unit) {
    const narrowest = findNarrowest(distinct);
    const mayBeModes = distinct.length < 3 && narrowest > farthestStep * distinct[0];
    const isMultiple = (value) => Math.abs(value / narrowest - Math.round(value / narrowest)) < 0.01;
    if (!mayBeModes && distinct.every(isMultiple))
        return narrowest;
    return findLastDigit(distinct, unit);
}
/** The finest digit that was printed. */
function findLastDigit(distinct, unit) {
    return Math.min(...distinct.map(value => lastDigitOf(value, unit)));
}
function findNarrowest(distinct) {
    let narrowest = Infinity;
    for (let i = 1; i < distinct.length; i++)
        narrowest = Math.min(narrowest, distinct[i] - distinct[i - 1]);
    return narrowest;
}
/** As many digits as a change of unit leaves as they were printed. */
const certainDigits = 12;
/** One in the last digit of a value. Times below a second are printed in thousandths of one, or finer, so zeros before that are digits too. */
function lastDigitOf(value, unit) {
    const [digits, exponent] = Number(value.toPrecision(certainDigits)).toExponential().split('e');
    const last = 10 ** (Number(exponent) - (digits.split('.')[1]?.length ?? 0));
    const whole = unit === 's' ? 1000 ** Math.min(0, Math.floor(Number(exponent) / 3)) : 1;
    return Math.min(last, whole);
}
/** What differs by rounding only is the same. */
const rounding = 1e-9;
function listDistinct(values) {
    const sorted = Float64Array.from(values).sort();
    return sorted.filter((value, index) => index === 0 || value - sorted[index - 1] > rounding * value);
}
const coarseClockWarning = {
    code: 'coarse-clock',
    message: 'the clock is too coarse for these values: let the command repeat its work',
};
const tiesWarning = {
    code: 'ties',
    message: 'more than 20% of the values are equal: print more digits, or let the command do more work',
};


/***/ }),

/***/ 3109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ doubtImprovement),
/* harmony export */   s: () => (/* binding */ mayBeDoubted)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7710);
/* harmony import */ var _noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1214);
/* harmony import */ var _second_opinions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2319);




/** A slow run in twelve is among so many runs in 93 of 100 sessions. */
const fewestRuns = 30;
/**
 * Returns whether more rounds may yet doubt an improvement of the typical run: the contender seems to be noisier, and the other runs have
 * not improved like it. Its runs may also be too few to show those that are slow now and then.
 */
function mayBeDoubted(tested, settings) {
    const { comparison, engine } = tested;
    const { series } = comparison;
    if (engine.estimate >= 0 || series.judge !== 'auto')
        return false;
    if (series.rounds.flat().filter(({ side }) => side === 'contender').length < fewestRuns)
        return true;
    const others = findOthers(series, (0,_second_opinions_js__WEBPACK_IMPORTED_MODULE_2__/* .compareSideMeans */ .re)(series, settings.confidence));
    return !hasImproved(others, series, settings) && seemsNoisier(tested);
}
/**
 * Doubts an improvement of the typical run, which is what the test of ranks sees, where other runs did not improve.
 *
 * It is no improvement where the slowest runs are worse, or where the mean seems so and may be worse by the threshold. Where the contender seems noisier, in this benchmark or in all
 * together, it is none unless mean and slow runs improved like it. Where they did although this one is noisier, only the reason says so.
 * Returns undefined without any of this.
 */
function doubtImprovement(tested, { change, secondOpinions }, settings) {
    const { series } = tested.comparison;
    const means = secondOpinions?.means ?? null;
    const p95 = secondOpinions?.p95 ?? null;
    const say = (extreme) => describe(series, { change, means, extreme });
    const doubt = { verdict: 'inconclusive', doubt: 'tails' };
    if (isWholly('worse', p95, series) || isMeanWorse(means, series, settings))
        return { ...doubt, reason: say(p95 === null ? undefined : { percent: (0,_second_opinions_js__WEBPACK_IMPORTED_MODULE_2__/* .slowEnd */ .nV)(series), value: p95.value }) };
    const others = findOthers(series, means);
    const isShown = hasImproved(others, series, settings);
    if (!(isShown ? (0,_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoisier */ .EM)(tested) : seemsNoisier(tested)))
        return undefined;
    return { ...(isShown ? {} : doubt), reason: say(others.slow) };
}
function seemsNoisier(tested) {
    return (0,_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .hasNewSlowRuns */ .Sw)(tested) || (0,_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoisier */ .EM)(tested) || tested.isSuiteNoisier();
}
function findOthers({ rounds, metric }, means) {
    const of = (side) => Float64Array.from(rounds.flatMap(round => round.filter(one => one.side === side).map(({ value }) => value))).sort();
    const percent = metric.better === 'higher' ? 10 : 90;
    const [before, after] = [(0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_3__/* .quantile */ .Y)(of('baseline'), percent / 100), (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_3__/* .quantile */ .Y)(of('contender'), percent / 100)];
    return { means, slow: { percent, value: after / before - 1 } };
}
/**
 * Returns whether other runs than the typical one have improved: the mean clearly by more than the threshold, or the mean and the slow
 * runs together, one of them clearly and the other by the threshold, as it seems.
 */
function hasImproved({ means, slow }, series, { threshold }) {
    if (means === null)
        return false;
    const gain = (value) => (series.metric.better === 'higher' ? value : -value);
    const nearest = series.metric.better === 'higher' ? means.low : means.high;
    if (nearest !== null && gain(nearest) >= threshold)
        return true;
    return ((gain(means.value) >= threshold && gain(slow.value) > 0) ||
        (nearest !== null && gain(nearest) > 0 && gain(slow.value) >= threshold));
}
/** Returns whether the mean is worse, as it seems, and may be so by the threshold. */
function isMeanWorse(means, { metric }, { threshold }) {
    if (means === null)
        return false;
    const { value, low, high } = means;
    return metric.better === 'higher'
        ? value < 0 && (low ?? -1) <= -threshold
        : value > 0 && (high ?? Infinity) >= threshold;
}
/** Whether the whole interval of `change` is on one side of none. */
function isWholly(what, change, { metric }) {
    const isMore = what === (metric.better === 'higher' ? 'better' : 'worse');
    return isMore ? (change?.low ?? 0) > 0 : (change?.high ?? 0) < 0;
}
function describe({ metric }, { change, means, extreme }) {
    const isTime = metric.unit === 's' && metric.better === 'lower';
    const say = (value) => `${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(value)} ${word(value, isTime)}`;
    const mean = means && (isOpen(means) ? 'unchanged' : say(means.value));
    return [
        `typical ${isTime ? 'run' : 'value'} ${say(change.value)}`,
        ...(mean === null ? [] : [`mean ${mean}`]),
        ...(extreme ? [`${isTime ? 'slowest runs' : `${extreme.percent}th percentile`} ${say(extreme.value)}`] : []),
    ].join(', ');
}
/** Whether it may be no change. */
function isOpen({ low, high }) {
    return (low ?? 0) <= 0 && (high ?? 0) >= 0;
}
function word(value, isTime) {
    if (isTime)
        return value < 0 ? 'faster' : 'slower';
    return value < 0 ? 'lower' : 'higher';
}


/***/ }),

/***/ 1285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ah: () => (/* binding */ findClearCpuTime),
/* harmony export */   hr: () => (/* binding */ quieterCpuTime),
/* harmony export */   lO: () => (/* binding */ triangulate)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3067);


/**
 * `findings` with a warning where the clock says one thing of a benchmark and its CPU time or its instructions another, and where
 * CPU time would tell what the clock cannot. The warning is on what was judged; it changes no verdict.
 */
function triangulate(findings, threshold) {
    const noted = new Map();
    for (const sights of findSights(findings)) {
        const warnings = describe(sights, threshold);
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
function describe(sights, threshold) {
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
    return (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(change?.value ?? 0);
}
/** Percentages of two different wholes would not show that one change is much smaller than the other. */
function inSeconds({ change, baseline }) {
    const seconds = (change?.value ?? 0) * (baseline?.median ?? 0);
    const { number, unit } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([seconds], 's');
    return `${seconds > 0 ? '+' : ''}${number(seconds)} ${unit}`;
}
const sayings = {
    'more same': [
        'time-without-work',
        'slower by the clock, same work: it waits more. Look at locks, input and output, sleeps, and steps that no longer run in parallel',
    ],
    'less same': ['time-without-work', 'faster by the clock, same work: it waits less, and computes as much as before'],
    'more little': [
        'time-without-work',
        'slower by the clock, with hardly more work: it waits more. Look at locks, input and output, sleeps, and steps that no longer run in parallel',
    ],
    'less little': ['time-without-work', 'faster by the clock, with hardly less work: it waits less'],
    'same more': [
        'work-without-time',
        'same time, more CPU work: other cores do it, or it fills time that was spent waiting; a busier machine will be slower',
    ],
    'same less': [
        'work-without-time',
        'same time, less CPU work: something other than computing decides how long it takes',
    ],
    'more less': [
        'time-against-work',
        'slower by the clock with less CPU work: it waits more, or less of it runs in parallel',
    ],
    'less more': [
        'time-against-work',
        'faster by the clock with more CPU work: it uses more cores, and more work in total',
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
/**
 * The CPU time of one of `open`, whose wall time told nothing, where it speaks for the whole and tells of a change or of none;
 * undefined where there is none.
 */
function findClearCpuTime(open, { findings, settings }) {
    const sights = findSights(findings).filter(({ time }) => open.includes(time));
    return sights
        .filter(({ time, cpuTime }) => cpuTime?.verdict === null && speaksForAll(time, cpuTime, leastClearShare))
        .map(({ cpuTime }) => cpuTime)
        .find(({ change, threshold }) => courseOf(change, threshold ?? settings.threshold) !== 'unclear');
}
/** Where it tells, it may be less of the time: on a busy machine most of that is waiting for a core. */
const leastClearShare = 0.25;
function speaksForAll(time, cpuTime, least = leastShare) {
    return (cpuTime.baseline?.median ?? 0) >= least * (time.baseline?.median ?? Number.POSITIVE_INFINITY);
}
function findQuieter({ time, cpuTime }) {
    if (time.verdict !== 'inconclusive' || !cpuTime || cpuTime.verdict !== null || cpuTime.resolution === null)
        return undefined;
    if (time.resolution !== null && time.resolution < quieterBy * cpuTime.resolution)
        return undefined;
    if (!speaksForAll(time, cpuTime))
        return undefined;
    const byClock = time.resolution === null ? 'none at all' : (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(time.resolution);
    const message = `CPU time would have shown a change of ${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .percentSize */ .v_)(cpuTime.resolution)}, wall time ${byClock}: to judge CPU time, set "metrics" to cpu-time`;
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
    if ((0,_verdicts_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(change, threshold))
        return 'same';
    if ((low ?? 0) > 0 && value >= threshold)
        return 'more';
    if ((high ?? 0) < 0 && value <= -threshold)
        return 'less';
    return 'unclear';
}


/***/ }),

/***/ 1289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J_: () => (/* binding */ listBudgets),
/* harmony export */   Zn: () => (/* binding */ findBudget)
/* harmony export */ });
/* unused harmony export judgeBudget */
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9195);
/* harmony import */ var _stats_opinions_median_interval_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5859);
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7710);
/* harmony import */ var _stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(888);
/* harmony import */ var _counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5929);
/* harmony import */ var _rounds_design_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(699);
/* harmony import */ var _incomparable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2551);







/** All budgets of a run, those of its findings first. */
function listBudgets(run) {
    const found = run.findings.flatMap(({ benchmark, metric, unit, budget }) => budget === undefined ? [] : [{ benchmark, metric, unit, ...budget }]);
    return [...found, ...(run.rules?.budgets ?? [])];
}
/**
 * Finds whether the contender's values of `series` keep to its budget. Returns undefined if it has no budget, or is ignored.
 *
 * The interval of their median decides, at the level of this look. If values are missing, the remaining ones may be the better
 * ones, so nothing is decided.
 */
function findBudget(series, table, record) {
    const { budget, ignore } = series.ruling;
    if (budget === undefined || ignore !== undefined)
        return undefined;
    const all = series.rounds.flatMap(round => round.filter(({ side }) => side === 'contender').map(({ value }) => value));
    const sorted = Float64Array.from(all.filter(_metrics_computable_js__WEBPACK_IMPORTED_MODULE_4__/* .isComputable */ .$O)).sort();
    const { bound, value } = budget;
    const level = record.settings.confidence;
    const median = sorted.length === 0 ? null : (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_5__/* .quantile */ .Y)(sorted, 0.5);
    if (median === null || sorted.length < all.length || isLacking(series, table))
        return { bound, value, median, low: null, high: null, level, state: 'undecided' };
    const interval = findInterval(sorted, series, record);
    const [low, high] = [bounded(interval.low), bounded(interval.high)];
    return { bound, value, median, low, high, level: interval.level, state: judgeBudget(budget, { low, high }) };
}
/** Judges whether a level keeps to a bound, by its interval. */
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
function isLacking({ benchmark, ...series }, { errors }) {
    return errors.get(benchmark)?.side === 'contender' || (0,_incomparable_js__WEBPACK_IMPORTED_MODULE_3__/* .countMissing */ .Gc)(series, 'contender') >= 2;
}
function findInterval(sorted, { numbers, metric }, record) {
    const [least, most] = [sorted[0], sorted.at(-1)];
    if ((0,_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .h)(metric.unit) && least === most)
        return { low: least, high: most, level: 1 };
    const { confidence } = record.settings;
    const design = (0,_rounds_design_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDesign */ .d)(record, numbers);
    return { ...(0,_stats_opinions_median_interval_js__WEBPACK_IMPORTED_MODULE_6__/* .medianInterval */ .c)(sorted, (0,_stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_0__/* .nominalAlpha */ .n)(design, 1 - confidence)), level: confidence };
}
function bounded(end) {
    return Number.isFinite(end) ? end : null;
}


/***/ }),

/***/ 9236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _j: () => (/* binding */ toFraction),
/* harmony export */   _u: () => (/* binding */ toChange),
/* harmony export */   gY: () => (/* binding */ toLog),
/* harmony export */   hr: () => (/* binding */ toLogs),
/* harmony export */   xs: () => (/* binding */ fromLog)
/* harmony export */ });
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9195);

/** `value` on the scale of the engine: its natural log, negated where higher is better. */
function toLog(value, direction) {
    return direction === 'higher' ? -Math.log(value) : Math.log(value);
}
/** The value that is `log` on the scale of the engine. */
function fromLog(log, direction) {
    return Math.exp(direction === 'higher' ? -log : log);
}
/** The relative change of the value itself: where higher is better, the sign comes back and the ends change places. */
function toChange(log, direction, level) {
    const { estimate, low, high } = direction === 'higher' ? { estimate: -log.estimate, low: -log.high, high: -log.low } : log;
    return { value: Math.expm1(estimate), low: toFraction(low), high: toFraction(high), level };
}
/** The changes by ± `fraction` of the value, on the scale of the engine. */
function toLogs(fraction, direction) {
    const [fall, rise] = [fraction < 1 ? Math.log1p(-fraction) : -Infinity, Math.log1p(fraction)];
    return direction === 'higher' ? { less: -rise, more: -fall } : { less: fall, more: rise };
}
/** A change in natural logs as a fraction; null where it is not bounded, or too large to compute with. */
function toFraction(log) {
    const change = Math.expm1(log);
    return Number.isFinite(log) && change <= _metrics_computable_js__WEBPACK_IMPORTED_MODULE_0__/* .largest */ .nQ ? change : null;
}


/***/ }),

/***/ 9584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ correct)
/* harmony export */ });
/* harmony import */ var _stats_engine_rejection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9777);
/* harmony import */ var _stats_opinions_false_discovery_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6363);


/**
 * Benjamini–Hochberg over `pValues`, in their order. What is rejected gets the interval of the matching level 1 − R·α/m (Benjamini &
 * Yekutieli 2005), so that verdict and interval agree; the others keep the level 1 − α.
 */
function correct(pValues, confidence) {
    const alpha = 1 - confidence;
    const adjusted = (0,_stats_opinions_false_discovery_js__WEBPACK_IMPORTED_MODULE_0__/* .adjustPValues */ .u)(pValues);
    const rejections = adjusted.filter(p => (0,_stats_engine_rejection_js__WEBPACK_IMPORTED_MODULE_1__/* .rejects */ .z)(p, alpha)).length;
    return adjusted.map(adjustedP => {
        const rejected = (0,_stats_engine_rejection_js__WEBPACK_IMPORTED_MODULE_1__/* .rejects */ .z)(adjustedP, alpha);
        return { adjustedP, rejected, level: rejected ? 1 - (rejections * alpha) / pValues.length : confidence };
    });
}


/***/ }),

/***/ 6172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ ownSettings),
/* harmony export */   hQ: () => (/* binding */ describeRuling),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qf: () => (/* binding */ ownThreshold)
/* harmony export */ });
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9195);
/* harmony import */ var _stats_quantile_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7710);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36);
/* harmony import */ var _series_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4662);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1289);
/* harmony import */ var _expectation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4128);
/* harmony import */ var _judged_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7489);
/* harmony import */ var _ruling_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6073);








/** Returns the names and the values of both sides, with `levels` where there is a change. */
function describe({ series, basis, baseline, contender }, levels) {
    const { name: metric, unit, better, aside } = series.metric;
    const { benchmark, primary } = series;
    const runners = series.runners.length === 0 ? {} : { runners: findRunnerMedians(series) };
    // What never varies is its own mean.
    const quantity = basis.kind === 'inference' ? (0,_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .otherQuantityOf */ .Hp)(series.judge) : undefined;
    const kind = { ...(quantity ? { quantity } : {}), ...(aside ? { aside } : {}) };
    const own = { benchmark, metric, unit, better, primary, ...kind };
    return {
        ...own,
        baseline: baseline && { ...baseline, ...(levels && { level: levels.baseline }) },
        contender: contender && { ...contender, ...(levels && { level: levels.contender }) },
        ...runners,
    };
}
/** The settings that one benchmark and metric is judged by. */
function ownSettings(comparison, record) {
    return { ...record.settings, threshold: ownThreshold(comparison, record) };
}
/** The threshold of one benchmark and metric, of the baseline's level, since that is what a change is relative to. */
function ownThreshold(comparison, { settings }) {
    return (0,_ruling_js__WEBPACK_IMPORTED_MODULE_4__/* .thresholdOf */ .pI)(comparison.series.ruling, settings, () => comparison.baseline?.median ?? 0);
}
/** Collects the parts of a finding that come from the rules. */
function describeRuling(comparison, { record, table }) {
    const { ruling } = comparison.series;
    const budget = (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .findBudget */ .Zn)(comparison.series, table, record);
    const isOwn = ruling.threshold !== undefined || ruling.smallest !== undefined;
    const [expected, work] = [(0,_expectation_js__WEBPACK_IMPORTED_MODULE_2__/* .findExpectation */ .kZ)(comparison.series), (0,_expectation_js__WEBPACK_IMPORTED_MODULE_2__/* .findWork */ .Vv)(comparison.series)];
    const { ignore } = ruling;
    return {
        ...(isOwn ? { threshold: ownThreshold(comparison, record) } : {}),
        ...(ruling.failAbove === undefined ? {} : { failAbove: ruling.failAbove }),
        ...(budget ? { budget } : {}),
        ...(expected ? { expected } : {}),
        ...(work ? { work } : {}),
        ...((0,_judged_js__WEBPACK_IMPORTED_MODULE_3__/* .isControl */ .c0)(comparison.series, record.settings.metrics) ? { isControl: true } : {}),
        ...(ignore ? { ignored: ignore, reason: `ignored until ${ignore.until}: ${ignore.reason}` } : {}),
    };
}
/** The medians of `series` on each of its runners. */
function findRunnerMedians(series) {
    return (0,_series_js__WEBPACK_IMPORTED_MODULE_0__/* .splitByRunner */ .e_)(series).map(rounds => ({
        baseline: findMedian(rounds, 'baseline'),
        contender: findMedian(rounds, 'contender'),
    }));
}
function findMedian(rounds, side) {
    const values = rounds.flatMap(round => round.filter(one => one.side === side).map(({ value }) => value));
    const sorted = Float64Array.from(values.filter(_metrics_computable_js__WEBPACK_IMPORTED_MODULE_6__/* .isComputable */ .$O)).sort();
    return sorted.length === 0 ? null : (0,_stats_quantile_js__WEBPACK_IMPORTED_MODULE_7__/* .quantile */ .Y)(sorted, 0.5);
}


/***/ }),

/***/ 3310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hQ: () => (/* binding */ blank),
  ER: () => (/* binding */ decideEvidence),
  Z0: () => (/* binding */ judgeEvidence),
  $t: () => (/* binding */ placeOf)
});

// EXTERNAL MODULE: ./lib/metrics/scale.js
var scale = __webpack_require__(6115);
// EXTERNAL MODULE: ./lib/compare/trust/second-opinions.js + 1 modules
var second_opinions = __webpack_require__(2319);
// EXTERNAL MODULE: ./lib/compare/trust/tails.js
var tails = __webpack_require__(3109);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var change = __webpack_require__(9236);
// EXTERNAL MODULE: ./lib/compare/verdicts/description.js
var description = __webpack_require__(6172);
// EXTERNAL MODULE: ./lib/compare/verdicts/verdict.js
var verdicts_verdict = __webpack_require__(3067);
;// CONCATENATED MODULE: ./lib/compare/verdicts/intervals.js


function findLogs(inference, { level, confidence }) {
    return { change: inference.interval(level), equivalence: inference.interval((0,verdicts_verdict/* equivalenceLevel */.Po)(confidence)) };
}
/** Widens `logs` on either side, as far as something may have moved them. */
function widenBy({ change, equivalence }, reach) {
    const widen = ({ estimate, low, high }) => ({ estimate, low: low - reach, high: high + reach });
    return { change: widen(change), equivalence: widen(equivalence) };
}
/** Makes changes of the values of `logs`. */
function toIntervals(logs, direction, { level, confidence }) {
    return {
        change: (0,change/* toChange */._u)(logs.change, direction, level),
        equivalence: (0,change/* toChange */._u)(logs.equivalence, direction, (0,verdicts_verdict/* equivalenceLevel */.Po)(confidence)),
    };
}

;// CONCATENATED MODULE: ./lib/compare/verdicts/resolution.js

/** The normal quantile of 80%, the power at which a change counts as one that would have been found. */
const quantileOfPower = 0.8416;
const mostRounds = 10_000;
const rounding = 1e-6;
/** The smallest change, as a fraction, that an interval of this confidence would have told from 0 with 80% power; null: none. */
function findResolution(inference, confidence) {
    return (0,change/* toFraction */._j)(inference.reach(confidence) + quantileOfPower * inference.standardError);
}
/**
 * Computes how many more rounds would settle a change that cannot be distinguished from none or from the threshold. It assumes
 * that the change stays where it is, and that its interval narrows by the root of the rounds. Returns null if no reasonable
 * number would settle it.
 */
function findRoundsToSettle({ change, equivalence }, threshold, rounds) {
    const size = Math.abs(change.value);
    const { low, high } = size < threshold ? equivalence : change;
    if (low === null || high === null)
        return null;
    const halfWidth = (high - low) / 2;
    const room = size < threshold ? threshold - size : size;
    const needed = Math.ceil(rounds * (halfWidth / room) ** 2 - rounding);
    return needed > rounds && needed <= mostRounds ? needed - rounds : null;
}

;// CONCATENATED MODULE: ./lib/compare/verdicts/evidence.js








/** The judgement of what cannot be judged. */
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
/** Decides on one inference by all that bears on it. */
function decideEvidence(evidence, record) {
    const { comparison, inference, shortage, control } = evidence;
    const settings = (0,description/* ownSettings */.SN)(comparison, record);
    const levels = levelsOf(evidence, settings);
    const logs = widenBy(findLogs(inference, levels), Math.log1p(evidence.clock.reach));
    const intervals = toIntervals(logs, comparison.series.metric.better, levels);
    const { change } = intervals;
    const decided = (called) => ({ settings, intervals, called });
    if (shortage !== undefined)
        return decided({ change, verdict: 'not-comparable', cause: 'machine', reason: shortage });
    const verdict = decide(logs, evidence, settings);
    return decided(control?.failed ? judgeWidened(logs, verdict, evidence, settings) : { change, verdict });
}
/**
 * Returns on which side of the threshold one inference is, as far as its intervals alone say: they are only asked whether they reach the
 * threshold, not where they end. Beyond it is only what the correction for many rejects. Undefined where more bears on it.
 */
function placeOf(evidence, record) {
    const { comparison, inference, shortage, control, clock } = evidence;
    const { better } = comparison.series.metric;
    if (shortage !== undefined || control?.failed || better === 'unknown')
        return undefined;
    const { less, more } = (0,change/* toLogs */.hr)((0,description/* ownThreshold */.qf)(comparison, record), better);
    const reach = Math.log1p(clock.reach);
    const { confidence } = record.settings;
    const level = (0,verdicts_verdict/* equivalenceLevel */.Po)(confidence);
    if (inference.excludes(less + reach, 'low', level) && inference.excludes(more - reach, 'high', level))
        return 'within';
    if (!evidence.correction?.rejected)
        return 'neither';
    const { level: shown } = levelsOf(evidence, { confidence });
    const isBeyond = inference.excludes(more + reach, 'low', shown) || inference.excludes(less - reach, 'high', shown);
    return isBeyond ? 'beyond' : 'neither';
}
/** Judges one inference by all that bears on it. */
function judgeEvidence(evidence, record) {
    const { comparison, inference, correction, control } = evidence;
    const { settings, intervals, called } = decideEvidence(evidence, record);
    const numbers = {
        ...blank,
        ...intervals,
        p: inference.p,
        adjustedP: correction?.adjustedP ?? null,
        control: control?.change ?? null,
        resolution: findResolution(inference, levelsOf(evidence, settings).level),
        secondOpinions: (0,second_opinions/* makeSecondOpinions */.cT)(comparison.series, settings.confidence),
    };
    if (called.cause !== undefined)
        return { ...numbers, ...called };
    const isOpen = called.verdict === 'inconclusive' && !control?.failed;
    const isDoubted = called.verdict === 'improved' && comparison.series.judge === 'auto';
    const doubt = isDoubted ? (0,tails/* doubtImprovement */.F)(evidence, numbers, settings) : undefined;
    const { length } = comparison.series.rounds;
    return {
        ...numbers,
        ...called,
        ...(doubt ?? explain(intervals, called.verdict, evidence, settings)),
        roundsToSettle: isOpen ? findRoundsToSettle(intervals, settings.threshold, length) : null,
    };
}
/** Why the verdict is what it is, where the interval that is shown does not say so. */
function explain({ change, equivalence }, verdict, evidence, settings) {
    const { inference, clock } = evidence;
    if (verdict === 'unchanged' && !(0,verdicts_verdict/* isWithin */.UO)(change, settings.threshold))
        return { reason: `within ±${(0,scale/* share */.uM)(settings.threshold)} (${(0,scale/* share */.uM)(equivalence.level)})` };
    if (verdict !== 'inconclusive' || clock.reach === 0)
        return {};
    const levels = levelsOf(evidence, settings);
    const exact = decide(findLogs(inference, levels), evidence, settings);
    const isTooCoarse = exact !== verdict || clock.reach >= settings.threshold;
    return isTooCoarse ? { doubt: 'tick', reason: `the clock's tick is ${(0,scale/* percentSize */.v_)(clock.tick)}` } : {};
}
function levelsOf({ correction }, { confidence }) {
    return { level: correction?.level ?? confidence, confidence };
}
function decide(logs, evidence, settings) {
    const direction = evidence.comparison.series.metric.better;
    const { threshold } = settings;
    return (0,verdicts_verdict/* judge */.S4)(toIntervals(logs, direction, levelsOf(evidence, settings)), {
        ...{ direction, threshold },
        rejected: evidence.correction?.rejected ?? false,
    });
}
/** A failed control widens the interval by what it shows; only where that changes the verdict, there is none. */
function judgeWidened(logs, verdict, evidence, settings) {
    const { comparison, control } = evidence;
    const widened = widenBy(logs, control.reach);
    const { change } = toIntervals(widened, comparison.series.metric.better, levelsOf(evidence, settings));
    if (decide(widened, evidence, settings) !== verdict)
        return { change, ...blame(control) };
    return { change, verdict, warnings: [{ code: 'control-failed', message: describeControl(control) }] };
}
/** What cannot be told from what the machine does to two copies of the same code. */
function blame(control) {
    return { verdict: 'not-comparable', cause: 'machine', reason: describeControl(control) };
}
function describeControl({ change }) {
    return `two copies of the same baseline differ by ${(0,scale/* percentSize */.v_)(change.value)}`;
}


/***/ }),

/***/ 4128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vv: () => (/* binding */ findWork),
/* harmony export */   gN: () => (/* binding */ sizesOf),
/* harmony export */   kZ: () => (/* binding */ findExpectation)
/* harmony export */ });
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9195);
/* harmony import */ var _rules_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1765);
/* harmony import */ var _scan_sizes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8807);



/** The value that a rule expects of `series`, in its unit; undefined where none does, or in another unit. */
function findExpectation({ benchmark, metric, ruling }) {
    const found = compute(ruling.expect, benchmark);
    return found && isInUnitOf(found, metric.unit) ? { text: found.text, value: found.value } : undefined;
}
/** The work that a rule says `series` does, where that is a time; undefined elsewhere. */
function findWork({ benchmark, metric, ruling }) {
    const found = compute(ruling.work, benchmark);
    if (found === undefined || metric.unit !== 's')
        return undefined;
    return { text: found.text, amount: found.value, unit: found.unit === 'count' ? '1/s' : `${found.unit}/s` };
}
function compute(text, benchmark) {
    if (text === undefined || text === false)
        return undefined;
    const found = (0,_rules_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(text, sizesOf(benchmark));
    return found && found.value > 0 && (0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_2__/* .isComputable */ .$O)(found.value) ? { ...found, text } : undefined;
}
/** The sizes in the name of a benchmark; the first of two with one name. */
function sizesOf(benchmark) {
    const sizes = {};
    for (const { parameter, size } of (0,_scan_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .listSizes */ .lW)(benchmark))
        sizes[parameter] ??= size;
    return sizes;
}
function isInUnitOf(found, unit) {
    return found.unit === unit || (found.unit === 'count' && unit === '');
}


/***/ }),

/***/ 2551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ countMissing),
/* harmony export */   Jp: () => (/* binding */ findShortage),
/* harmony export */   KT: () => (/* binding */ findSeparation),
/* harmony export */   LA: () => (/* binding */ describeTampering),
/* harmony export */   R5: () => (/* binding */ findObstacle),
/* harmony export */   ZN: () => (/* binding */ isOfBaseline),
/* harmony export */   kt: () => (/* binding */ failedEachTime),
/* harmony export */   oS: () => (/* binding */ findBadValue)
/* harmony export */ });
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9195);
/* harmony import */ var _stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9413);
/* harmony import */ var _util_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2534);
/* harmony import */ var _counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5929);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36);





/** Finds what went wrong with `series` on one side, so that the two cannot be compared. Returns undefined if nothing did. */
function findObstacle(series, table) {
    return findTampering(table) ?? findConflict(series) ?? findError(series, table) ?? findFailures(series);
}
function findTampering({ tampered }) {
    const reason = describeTampering(tampered);
    return reason === undefined ? undefined : { cause: 'contender-changed', reason };
}
/**
 * Explains that the measured files are no longer the baseline, and that nobody knows since when. Returns undefined if no file was
 * changed.
 */
function describeTampering(changed) {
    const [first] = changed;
    if (first === undefined)
        return undefined;
    const which = (0,_util_list_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSome */ .K)(changed, 1);
    return isOfBaseline(first)
        ? `the baseline's files were changed while it was measured (${which})`
        : `files of copies, or files that they are made from, were changed during the measurement (${which})`;
}
/** Returns whether the file at this path is of a copy of the baseline. */
function isOfBaseline(path) {
    return /^b[12]\//.test(path);
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
/** The reason of every benchmark begins so where no invocation of a side has succeeded. */
const failedEachTime = {
    baseline: 'the baseline failed each time',
    contender: 'the contender failed each time',
};
function findFailures(series) {
    const { failures } = series;
    const { baseline, contender } = failures;
    if (baseline.timedOut > 0 !== contender.timedOut > 0) {
        const side = baseline.timedOut > 0 ? 'baseline' : 'contender';
        return { cause: causeOf[side], reason: `only the ${side} exceeded the time limit (${failures[side].timedOut}×)` };
    }
    const missing = {
        baseline: countMissing(series, 'baseline'),
        contender: countMissing(series, 'contender'),
    };
    if (Math.abs(missing.baseline - missing.contender) < 2)
        return undefined;
    const side = missing.baseline > missing.contender ? 'baseline' : 'contender';
    const { reason: why, succeeded } = failures[side];
    const what = succeeded === 0 ? failedEachTime[side] : `it is missing from ${missing[side]} runs of the ${side}`;
    const reason = `${what}${why === undefined ? '' : `: ${why}`}`;
    return { cause: causeOf[side], reason };
}
/** Counts the invocations of `side` that should have a value of the series, and have none. */
function countMissing({ rounds, failures }, side) {
    const { failed, timedOut, succeeded } = failures[side];
    return failed + timedOut + succeeded - countOf(rounds, side);
}
/** Finds why the values of `series` cannot be compared. Returns undefined if they can be. Of counts, 0 can. */
function findBadValue({ rounds, metric }) {
    const isCount = (0,_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .h)(metric.unit);
    const isBad = (value) => value < 0 || (value === 0 && !isCount);
    const all = rounds.flat();
    const values = all.map(({ value }) => value);
    const bad = values.find(value => !(0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_3__/* .isComputable */ .$O)(value)) ?? values.find(isBad);
    if (bad === undefined)
        return (0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_3__/* .areTooFarApart */ .yK)(values.filter(value => value > 0))
            ? { cause: 'contender-failed', reason: 'its values are too far apart for a ratio' }
            : undefined;
    const isOfBaseline = all.some(({ side, value }) => side === 'baseline' && (isBad(value) || !(0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_3__/* .isComputable */ .$O)(value)));
    return { cause: isOfBaseline ? 'baseline' : 'contender-failed', reason: describeBadValue(bad) };
}
function describeBadValue(value) {
    if (!(0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_3__/* .isComputable */ .$O)(value))
        return `a value is ${(0,_metrics_computable_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSize */ .jt)(value)}`;
    return `a value is ${value === 0 ? '0' : 'negative'}, and ratios need values above 0`;
}
/** Finds why there is no change to estimate: no round has values of both sides. */
function findSeparation({ rounds }) {
    if (rounds.some(isComplete))
        return undefined;
    return { cause: 'machine', reason: 'no round has both sides, and values are compared within rounds only' };
}
function isComplete(round) {
    return round.some(({ side }) => side === 'baseline') && round.some(({ side }) => side === 'contender');
}
/** Finds why the rounds of `series` are too few for a verdict. Returns undefined if they suffice. */
function findShortage({ rounds, judge }) {
    const complete = rounds.filter(isComplete);
    const widest = Math.max(0, ...complete.map(round => round.length));
    const least = (0,_stats_engine_attainable_js__WEBPACK_IMPORTED_MODULE_0__/* .leastRounds */ .T)(widest);
    if (complete.length < least)
        return `${complete.length} complete rounds are fewer than the ${least} that a verdict needs`;
    const values = countValues(complete);
    const needed = (0,_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .leastValues */ .uG)(judge);
    return values >= needed ? undefined : `${values} values of a side are fewer than the ${needed} that ${judge} needs`;
}
/** Of the side that has fewer. */
function countValues(rounds) {
    return Math.min(countOf(rounds, 'baseline'), countOf(rounds, 'contender'));
}
function countOf(rounds, side) {
    let count = 0;
    for (const round of rounds)
        for (const one of round)
            if (one.side === side)
                count++;
    return count;
}


/***/ }),

/***/ 7489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ findMovedControls),
/* harmony export */   Jk: () => (/* binding */ groupWords),
/* harmony export */   c0: () => (/* binding */ isControl),
/* harmony export */   c7: () => (/* binding */ findUnjudged),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   sL: () => (/* binding */ isJudged)
/* harmony export */ });
/* harmony import */ var _named_work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1593);
/* harmony import */ var _series_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4662);


/** The words that stand for several metrics in the input `metrics`. */
const groupWords = ['primary', 'all'];
/** The words of `metrics`, a name or one that stands for several each. */
function namesOf(metrics) {
    return metrics.split(',').map(name => name.trim());
}
/**
 * Returns whether `series` is judged, if the user chose `metrics`. These are any of `primary`, `all` that the command prints, and
 * names, separated by commas. Metrics of the whole process must be named.
 */
function isJudged(series, metrics) {
    return series.ruling.control !== true && isChosen(series, metrics);
}
/** Returns whether `series` is a control benchmark, in one of the chosen `metrics`. */
function isControl(series, metrics) {
    return series.ruling.control === true && isChosen(series, metrics);
}
function isChosen(series, metrics) {
    if (series.ruling.ignore !== undefined)
        return false;
    // An error has no unit, and so no direction; but it is worth more than silence.
    if ((0,_series_js__WEBPACK_IMPORTED_MODULE_1__/* .isSilent */ .eS)(series))
        return true;
    if (series.metric.better === 'unknown')
        return false;
    const names = namesOf(metrics);
    const isNamed = names.includes(series.metric.name);
    if (series.metric.aside || isNamed)
        return isNamed;
    // How much was done is neither better nor worse.
    if (series.metric.name === (0,_named_work_js__WEBPACK_IMPORTED_MODULE_0__/* .workMetricOf */ .V4)(series))
        return false;
    return names.includes('all') || (names.includes('primary') && series.primary);
}
/** The control benchmarks that moved. */
function findMovedControls(findings) {
    const moved = findings.filter(({ isControl, verdict }) => isControl && verdict === 'not-comparable');
    return [...new Set(moved.map(({ benchmark }) => benchmark))];
}
/** The benchmarks without any judged metric, since nobody knows which way is better. */
function findUnjudged(findings) {
    const judged = new Set(findings.filter(({ verdict }) => verdict !== null).map(({ benchmark }) => benchmark));
    const blurred = findings.filter(one => one.better === 'unknown' && !one.aside && one.ignored === undefined && !judged.has(one.benchmark));
    return [...new Set(blurred.map(({ benchmark }) => benchmark))];
}


/***/ }),

/***/ 1823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ findOverruling),
/* harmony export */   o0: () => (/* binding */ overruleGrowth),
/* harmony export */   tq: () => (/* binding */ overrule)
/* harmony export */ });
/* harmony import */ var _record_series_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2326);
/* harmony import */ var _util_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2534);
/* harmony import */ var _controls_control_benchmarks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6684);
/* harmony import */ var _named_work_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1593);
/* harmony import */ var _work_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2614);





/** Finds what overrules the verdicts of `record`, in which these control benchmarks moved. */
function findOverruling(record, table, moved) {
    const isAllowed = record.settings.suiteChanges === 'judge';
    const printed = (0,_work_js__WEBPACK_IMPORTED_MODULE_2__/* .compareWork */ .l0)(record);
    return {
        output: (0,_work_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkEffect */ .YY)(record, printed),
        otherOutput: (0,_work_js__WEBPACK_IMPORTED_MODULE_2__/* .describeOtherWork */ .fS)(printed),
        work: (0,_work_js__WEBPACK_IMPORTED_MODULE_2__/* .effectOfOtherWork */ .mo)(record.settings),
        ...{ moved, index: (0,_named_work_js__WEBPACK_IMPORTED_MODULE_1__/* .indexSeries */ ._J)(table) },
        suite: isAllowed ? undefined : describeSuiteChanges(record),
    };
}
/**
 * Takes the verdict of `judgement` where the run does not allow one. What is incomparable anyway keeps its reason, unless it is a control
 * benchmark that moved.
 */
function overrule(judgement, overruling, comparison) {
    const { output, otherOutput, work, moved, suite, index } = overruling;
    if (judgement.verdict === 'not-comparable' && !moved.has(comparison))
        return judgement;
    if (suite !== undefined)
        return refuse(judgement, suite, 'contender-changed');
    // Nobody knows what else moved without the change.
    if (moved.size > 0)
        return refuse(judgement, (0,_controls_control_benchmarks_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMoved */ .vU)(moved, comparison), 'control-moved');
    const named = (0,_named_work_js__WEBPACK_IMPORTED_MODULE_1__/* .describeNamedWork */ .au)((0,_named_work_js__WEBPACK_IMPORTED_MODULE_1__/* .findNamedWork */ .Gf)(comparison.series, index));
    return named === undefined ? withWork(judgement, output, otherOutput) : withWork(judgement, work, named);
}
/** Takes the verdict of `growth` where the run does not allow one. */
function overruleGrowth(growth, overruling) {
    const { output, otherOutput, work, moved, suite, index } = overruling;
    if (growth.verdict === null || growth.verdict === 'not-comparable')
        return growth;
    const named = describeWorkOfPoints(growth, index);
    const effect = named === undefined ? output : work;
    const isOther = effect === 'not-comparable' || (effect !== 'none' && growth.verdict === 'improved');
    const reason = suite ?? (moved.size > 0 ? (0,_controls_control_benchmarks_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMoved */ .vU)(moved) : isOther ? (named ?? otherOutput) : undefined);
    return reason === undefined ? growth : { ...growth, verdict: 'not-comparable', reason };
}
/** The first size at which a side did other work counts for all. */
function describeWorkOfPoints({ points, metric }, index) {
    for (const { benchmark } of points) {
        const series = index.get((0,_record_series_key_js__WEBPACK_IMPORTED_MODULE_3__/* .seriesKey */ .X)({ benchmark, metric }));
        const named = series && (0,_named_work_js__WEBPACK_IMPORTED_MODULE_1__/* .describeNamedWork */ .au)((0,_named_work_js__WEBPACK_IMPORTED_MODULE_1__/* .findNamedWork */ .Gf)(series, index));
        if (named !== undefined)
            return `${benchmark}: ${named}`;
    }
    return undefined;
}
function refuse(judgement, reason, cause) {
    return { ...judgement, verdict: 'not-comparable', cause, reason, roundsToSettle: null };
}
/** A program that does something else is not faster. Where it is slower, that may be why. */
function withWork(judgement, effect, reason) {
    const { verdict, warnings } = judgement;
    if (effect === 'none')
        return judgement;
    if (verdict === 'improved' || effect === 'not-comparable')
        return refuse(judgement, reason, 'contender-changed');
    if (verdict !== 'regressed')
        return judgement;
    return { ...judgement, warnings: [...warnings, { code: 'other-work', message: reason }] };
}
/** Explains that the files that define the benchmarks differ. Returns undefined if they do not, or if that is unknown. */
function describeSuiteChanges({ suiteChanges = [] }) {
    return suiteChanges.length === 0 ? undefined : `the benchmark itself changed (${(0,_util_list_js__WEBPACK_IMPORTED_MODULE_4__/* .nameSome */ .K)(suiteChanges, 1)})`;
}


/***/ }),

/***/ 8152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ applyRules),
/* harmony export */   h: () => (/* binding */ describeIdleRules)
/* harmony export */ });
/* harmony import */ var _rules_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1765);
/* harmony import */ var _rules_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8932);
/* harmony import */ var _series_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4662);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1289);
/* harmony import */ var _expectation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4128);
/* harmony import */ var _ruling_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6073);






/** Evaluates `record.settings.rules` for the run, if there are any. `unpaired` are the series that have no finding. */
function applyRules(record, table, unpaired) {
    const { rules } = record.settings;
    if (rules === undefined)
        return {};
    const { source, asOf } = rules;
    const budgets = unpaired.flatMap((series) => {
        const budget = (0,_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .findBudget */ .Zn)(series, table, record);
        const { name: metric, unit } = series.metric;
        return budget === undefined ? [] : [{ benchmark: series.benchmark, metric, unit, ...budget }];
    });
    // Where nothing stands in for a baseline that is missing, the contender has not been asked either.
    const isAsked = record.absence === undefined || record.rounds.length > 0;
    const missing = isAsked ? findMissing(rules, table) : [];
    return { rules: { source, asOf, missing, budgets } };
}
/** Every benchmark that must run and is known from the baseline; and what a rule names, where nothing at all fits that. */
function findMissing({ list }, { series }) {
    const hasRun = (one) => one.rounds.some(round => round.some(({ side, value }) => side === 'contender' && Number.isFinite(value)));
    const running = series.filter(hasRun);
    const isLifted = ({ benchmark, metric }, index) => list.slice(index + 1).some(one => one.required === false && one.benchmark === benchmark && one.metric === metric);
    const unmatched = list
        .filter((rule, index) => rule.required === true && !isLifted(rule, index))
        .filter(rule => !running.some(one => (0,_ruling_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(rule, one.benchmark, one.metric.name)))
        .map(({ benchmark, metric }) => (metric === _rules_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .everything */ .Y ? benchmark : `${benchmark} · ${metric}`));
    const isElsewhere = ({ benchmark }) => running.some(one => one.benchmark === benchmark);
    const gone = series
        .filter(one => one.ruling.required === true && !hasRun(one) && !isElsewhere(one))
        .map(({ benchmark }) => benchmark);
    return [...new Set([...gone, ...unmatched])];
}
const mostNotes = 50;
/** Rules that do nothing, each with its place and why; nothing is said of a run that measured nothing. */
function describeIdleRules({ settings: { rules } }, { series }) {
    if (rules === undefined || series.every(_series_js__WEBPACK_IMPORTED_MODULE_1__/* .isSilent */ .eS))
        return [];
    const notes = rules.list.flatMap(rule => {
        const own = series.filter(one => (0,_ruling_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(rule, one.benchmark, one.metric.name));
        const place = `${rules.source}:${rule.line}`;
        const benchmarks = series.filter(one => own.some(({ benchmark }) => benchmark === one.benchmark));
        return [...describe(rule, rules, own), ...describeWork(rule, benchmarks)].map(({ code, message }) => ({
            code,
            message: `${place}: ${message}`,
        }));
    });
    const rest = notes.length - mostNotes;
    const more = { code: 'rule-unmatched', message: `${rules.source}: ${rest} more such notes on rules` };
    return rest > 0 ? [...notes.slice(0, mostNotes), more] : notes;
}
/** The metric that says how much work was done may be misspelt. */
function describeWork({ sameWork }, benchmarks) {
    const isKnown = benchmarks.some(({ metric }) => metric.name === sameWork);
    if (!sameWork || benchmarks.length === 0 || isKnown)
        return [];
    const message = `"same-work" names the metric "${sameWork}", which no benchmark of this rule has`;
    return [{ code: 'rule-unmatched', message }];
}
function describe(rule, rules, own) {
    const { benchmark, metric, ignore, unit } = rule;
    const which = [`the benchmark "${benchmark}"`, ...(metric === _rules_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .everything */ .Y ? [] : [`the metric "${metric}"`])].join(', ');
    if (own.length === 0)
        return rule.required ? [] : [{ code: 'rule-unmatched', message: `no benchmark fits this rule: ${which}` }];
    const ended = ignore && (0,_ruling_js__WEBPACK_IMPORTED_MODULE_4__/* .isVoid */ .Rd)(ignore, rules)
        ? [{ code: 'rule-ended', message: `ignoring ${which}, ended on ${ignore.until}, so it is judged again` }]
        : [];
    const misfits = ['smallest', 'budget'].flatMap(name => {
        const amount = rule[name];
        if (!amount || own.some(one => (0,_ruling_js__WEBPACK_IMPORTED_MODULE_4__/* .isInUnit */ .MR)(amount, one.metric.unit)))
            return [];
        const message = `"${name}" is in ${amount.unit || 'no unit'}, but no benchmark of this rule is: ${which}`;
        return [{ code: 'rule-unit', message }];
    });
    const isNeedless = unit !== undefined && own.every(one => one.printedUnit !== '');
    const needless = isNeedless
        ? [
            {
                code: 'rule-unit',
                message: `"unit" is only for numbers without a unit, but all benchmarks of this rule have one: ${which}`,
            },
        ]
        : [];
    return [...ended, ...misfits, ...describeIdleCalculations(rule, own), ...needless];
}
/** Says why a calculation of `rule` applies to none of its benchmarks: they have no such size, or are in another unit. */
function describeIdleCalculations(rule, own) {
    return ['expect', 'work'].flatMap(name => {
        const text = rule[name];
        if (text === undefined || text === false)
            return [];
        const find = name === 'expect' ? _expectation_js__WEBPACK_IMPORTED_MODULE_3__/* .findExpectation */ .kZ : _expectation_js__WEBPACK_IMPORTED_MODULE_3__/* .findWork */ .Vv;
        const isUsed = own.some(({ benchmark, metric }) => find({ benchmark, metric, ruling: { [name]: text } }) !== undefined);
        return isUsed ? [] : [{ code: 'rule-unit', message: describeMisfit(name, text, rule, own) }];
    });
}
function describeMisfit(name, text, rule, own) {
    const [result] = own.flatMap(({ benchmark }) => (0,_rules_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(text, (0,_expectation_js__WEBPACK_IMPORTED_MODULE_3__/* .sizesOf */ .gN)(benchmark)) ?? []);
    const sizes = (0,_rules_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .listSizesOf */ .u)(text).map(size => `"${size}"`);
    const units = own.map(({ metric }) => metric.unit);
    if (result === undefined && sizes.length > 0)
        return `"${name}" needs the size ${sizes.join(', ')}, and no benchmark of this rule has it in its name`;
    if (name === 'work' && !units.includes('s'))
        return '"work" turns a time into a rate, and no benchmark of this rule is a time';
    if (name === 'expect' && result !== undefined && !units.includes(result.unit))
        return `"expect" is in ${result.unit}, but no benchmark of this rule is: ${rule.benchmark}`;
    return `"${name}" has no result above 0`;
}


/***/ }),

/***/ 6073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ rule),
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   MR: () => (/* binding */ isInUnit),
/* harmony export */   Rd: () => (/* binding */ isVoid),
/* harmony export */   b1: () => (/* binding */ rulingOf),
/* harmony export */   pI: () => (/* binding */ thresholdOf),
/* harmony export */   z6: () => (/* binding */ keepFitting)
/* harmony export */ });
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9195);
/* harmony import */ var _metrics_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9847);
/* harmony import */ var _rules_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3650);
/* harmony import */ var _rules_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8932);




/** Returns whether `rule` applies to this metric of this benchmark. */
function isAbout(rule, benchmark, metric) {
    return (0,_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matches */ .cK)(rule.benchmark, benchmark) && (0,_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matches */ .cK)(rule.metric, metric);
}
/** Returns whether what a rule ignores is judged again, because the rule's last day is over. */
function isVoid({ until }, { asOf }) {
    return until < asOf;
}
/**
 * Combines what `rules` demand of this metric of this benchmark. Of each kind, the last rule counts. If that one is `false`,
 * nothing is demanded.
 */
function rulingOf(rules, benchmark, { name, aside }) {
    const asked = {};
    for (const rule of rules?.list ?? []) {
        if (!isAbout(rule, benchmark, name))
            continue;
        const { line: _line, benchmark: _benchmark, metric: _metric, ignore, ...rest } = rule;
        const { expect: _expect, work: _work, ...others } = rest;
        // Nobody works out beforehand what the process as a whole takes, unless its metric is named.
        const meant = aside && rule.metric === _rules_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .everything */ .Y ? others : rest;
        Object.assign(asked, meant, ignore === undefined || (ignore && isVoid(ignore, rules)) ? {} : { ignore });
    }
    return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== false));
}
/** The metric as a ruling says that it is, and what its printed values are to be multiplied by. */
function rule(metric, { unit, direction }) {
    const tidied = unit !== undefined && metric.unit === '' ? (0,_metrics_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .tidyUnit */ .v)(unit) : undefined;
    const certain = metric.better === 'unknown' && tidied ? tidied.better : metric.better;
    return {
        metric: { ...metric, unit: tidied?.unit ?? metric.unit, better: direction ?? certain },
        factor: tidied?.factor ?? 1,
    };
}
/** Returns whether an amount can be compared with values in `unit`. A plain number is a count. */
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
 * what that is of the level of the values, if it is more. The level is asked for only then.
 */
function thresholdOf({ threshold, smallest }, settings, findLevel) {
    const level = smallest ? findLevel() : 0;
    const absolute = smallest && level > 0 ? smallest.value / level : 0;
    return Math.min(_metrics_computable_js__WEBPACK_IMPORTED_MODULE_3__/* .largest */ .nQ, Math.max(threshold ?? settings.threshold, absolute));
}


/***/ }),

/***/ 4788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ listNeedless),
/* harmony export */   GG: () => (/* binding */ listLeftOut)
/* harmony export */ });
/* unused harmony export isNeedless */
/* harmony import */ var _stats_random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9376);
/* harmony import */ var _ruling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6073);


/** The share of benchmarks that run although nothing they need has changed: so a rule that names too little shows. */
const drawn = 0.1;
/**
 * Returns whether a benchmark with this ruling need not run: a rule names the files that it needs, and both sides of `record` have the same
 * ones. One in ten, drawn by the seed, runs all the same.
 */
function isNeedless({ benchmark, ruling }, { sameFiles = [], seed = '' }) {
    if (ruling.files === undefined || !sameFiles.includes(ruling.files))
        return false;
    return (0,_stats_random_js__WEBPACK_IMPORTED_MODULE_1__/* .makeRandom */ .eI)(`${seed}/files/${benchmark}`).next() >= drawn;
}
/**
 * Finds the benchmarks that need not run in any of `records`, which are of one session. What a rule says of single metrics of a benchmark is
 * not enough, and both sides must have printed it. A budget needs values, so a benchmark that has one runs. Control benchmarks run as long
 * as there is something to watch over. Numbered parts are pooled, so each of them has all of its rounds.
 */
function listNeedless(records) {
    if (records.some(({ partNumber }) => partNumber !== undefined))
        return new Set();
    const rules = records[0]?.settings.rules;
    const benchmarks = [...listPrinted(records)].map(([benchmark, { metrics, sides }]) => ({
        benchmark,
        ruling: (0,_ruling_js__WEBPACK_IMPORTED_MODULE_0__/* .rulingOf */ .b1)(rules, benchmark, { name: '' }),
        hasBudget: metrics.some(metric => (0,_ruling_js__WEBPACK_IMPORTED_MODULE_0__/* .rulingOf */ .b1)(rules, benchmark, metric).budget !== undefined),
        isWhole: sides.size === 2 * records.length,
    }));
    const others = benchmarks.filter(({ ruling }) => ruling.control !== true);
    const needless = others.filter(one => one.isWhole && !one.hasBudget && records.every(record => isNeedless(one, record)));
    const isAll = needless.length > 0 && needless.length === others.length;
    return new Set((isAll ? benchmarks : needless).map(({ benchmark }) => benchmark));
}
function listPrinted(records) {
    const printed = new Map();
    for (const [index, { rounds }] of records.entries())
        for (const { slot, measurements } of rounds.flat())
            for (const { benchmark, metric, error } of measurements) {
                if (metric.aside)
                    continue;
                const known = printed.get(benchmark) ?? { metrics: [], sides: new Set() };
                printed.set(benchmark, known);
                known.metrics.push(metric);
                if (error === undefined)
                    known.sides.add(`${index} ${slot.side}`);
            }
    return printed;
}
/**
 * Finds those of `series` that ran in the first round only, since nothing that they need has changed. What ran on, for any reason, is
 * judged by its values.
 */
function listLeftOut(series, record) {
    const [first] = record.plan?.focus ?? [];
    if (first?.from !== 1)
        return new Set();
    const names = new Set(first.without);
    return new Set(series.filter(one => one.numbers.length === 1 &&
        names.has(one.benchmark) &&
        (one.ruling.control === true || isNeedless(one, record))));
}


/***/ }),

/***/ 1558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ statuses),
/* harmony export */   c: () => (/* binding */ statusOf)
/* harmony export */ });
/** The possible results of the whole run. The first that applies counts. */
const statuses = [
    'errored',
    'not-compared',
    'regressed',
    'not-comparable',
    'inconclusive',
    'improved',
    'unchanged',
];
/**
 * The status of a run with these findings; `absence` is why the wanted commit has no baseline, also where another one stands in.
 *
 * Where nothing was judged (every direction unknown, say) the run is inconclusive: nothing speaks for "unchanged".
 */
function statusOf(run) {
    if (run.absence !== undefined && !run.ran)
        return 'not-compared';
    if (!run.measured)
        return 'errored';
    if (run.absence !== undefined || run.findings.length === 0)
        return 'not-compared';
    const found = new Set(run.findings.map(finding => finding.verdict));
    return statuses.find(status => found.has(status)) ?? 'inconclusive';
}


/***/ }),

/***/ 3522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BZ: () => (/* binding */ correctQuickly),
/* harmony export */   GG: () => (/* binding */ correctBy),
/* harmony export */   YD: () => (/* binding */ listEvidence),
/* harmony export */   a4: () => (/* binding */ listControlResults),
/* harmony export */   rb: () => (/* binding */ makeTrial),
/* harmony export */   u_: () => (/* binding */ correctAll)
/* harmony export */ });
/* harmony import */ var _controls_circumstances_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9092);
/* harmony import */ var _controls_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1847);
/* harmony import */ var _controls_engine_choice_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8572);
/* harmony import */ var _controls_inference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7321);
/* harmony import */ var _growth_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1680);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36);
/* harmony import */ var _trust_noise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1214);
/* harmony import */ var _trust_spread_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7367);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9236);
/* harmony import */ var _correction_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9584);
/* harmony import */ var _judged_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7489);
/* harmony import */ var _same_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4788);
/* harmony import */ var _zeros_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6229);













/** Controls, the bias that they show, and p-values of the `comparisons` of `record`, which is the first stage of `whole`. */
function makeTrial(comparisons, table, { record, whole }) {
    const { settings } = record;
    const judged = new Set(comparisons.filter(one => (0,_judged_js__WEBPACK_IMPORTED_MODULE_6__/* .isJudged */ .sL)(one.series, settings.metrics)));
    const leftOut = (0,_same_files_js__WEBPACK_IMPORTED_MODULE_7__/* .listLeftOut */ .GG)(comparisons.map(({ series }) => series), record);
    // One round says nothing of the machine, nor of how values grow.
    const running = [...judged].filter(({ series }) => !leftOut.has(series));
    const { controls, summary } = (0,_controls_control_js__WEBPACK_IMPORTED_MODULE_1__/* .makeControls */ .P7)(running, settings.confidence);
    const shown = (0,_controls_circumstances_js__WEBPACK_IMPORTED_MODULE_0__/* .hasBias */ .Qg)(record) ? listControlResults(controls, running) : [];
    const circumstancesOf = (0,_controls_circumstances_js__WEBPACK_IMPORTED_MODULE_0__/* .makeCircumstances */ .Fv)(record, shown);
    const inferences = makeInferences(comparisons, new Set(running), controls, circumstancesOf);
    const { bias } = circumstancesOf(record.rounds.map((_, number) => number));
    const variance = bias?.variance ?? null;
    const control = { ...summary, bias: variance === null ? null : (0,_change_js__WEBPACK_IMPORTED_MODULE_9__/* .toFraction */ ._j)(Math.sqrt(variance)) };
    const growths = (0,_growth_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .openGrowths */ .jS)(running, record);
    const guards = comparisons.filter(({ series }) => (0,_judged_js__WEBPACK_IMPORTED_MODULE_6__/* .isControl */ .c0)(series, settings.metrics));
    const zeros = listZeros([...running, ...guards], circumstancesOf);
    return { record, whole, table, comparisons, judged, leftOut, controls, control, inferences, zeros, growths };
}
/** The differences that the copies of both sides show. */
function listControlResults(controls, judged) {
    return [...controls, ...(0,_controls_control_js__WEBPACK_IMPORTED_MODULE_1__/* .listContenderControls */ .Tw)(judged)].map(([{ series }, { estimate, standardError }]) => ({
        ...{ numbers: series.numbers, estimate, standardError },
    }));
}
/** Everything that bears on each inference of `trial`. */
function listEvidence({ inferences, controls }, corrections) {
    return inferences.map(one => ({
        ...one,
        correction: corrections.get(one),
        control: controls.get(one.comparison),
    }));
}
function makeInferences(comparisons, running, controls, circumstancesOf) {
    const inferences = comparisons.flatMap(comparison => {
        const { basis, series } = comparison;
        if (basis.kind !== 'inference')
            return [];
        const control = controls.get(comparison);
        const engine = (0,_controls_engine_choice_js__WEBPACK_IMPORTED_MODULE_10__/* .chooseEngine */ .m)(basis.change, control?.failed ?? false);
        // What has no spread, in copies that do not differ either, is exact: installations have no share in it.
        const isExact = engine.standardError === 0 && (control?.estimate ?? 0) === 0;
        const known = circumstancesOf(series.numbers);
        const circumstances = isExact ? { ...known, bias: null } : known;
        const inference = (0,_controls_inference_js__WEBPACK_IMPORTED_MODULE_2__/* .makeInference */ .s)(engine, circumstances);
        const isSuiteNoisier = () => isNoisierIn(series.metric.name);
        const { shortage } = basis;
        return [{ comparison, engine, inference, circumstances, shortage, clock: (0,_trust_spread_js__WEBPACK_IMPORTED_MODULE_5__/* .findClock */ .ig)(series), isSuiteNoisier }];
    });
    const isNoisierIn = (0,_trust_noise_js__WEBPACK_IMPORTED_MODULE_4__/* .makeSuiteNoise */ .jL)(inferences.filter(one => running.has(one.comparison) && (0,_judge_js__WEBPACK_IMPORTED_MODULE_11__/* .otherQuantityOf */ .Hp)(one.comparison.series.judge) === undefined));
    return inferences;
}
function listZeros(comparisons, circumstancesOf) {
    return comparisons.flatMap(comparison => {
        const { basis, series } = comparison;
        if (basis.kind !== 'zeros')
            return [];
        // What installations differ by is known in ratios only.
        const circumstances = circumstancesOf(series.numbers);
        const inference = (0,_controls_inference_js__WEBPACK_IMPORTED_MODULE_2__/* .makeInference */ .s)(basis.engine, { ...circumstances, bias: null });
        return [
            { comparison, inference, design: circumstances.design, shortage: basis.shortage, isApart: (0,_zeros_js__WEBPACK_IMPORTED_MODULE_8__/* .areApart */ .NQ)(series) },
        ];
    });
}
/** The correction for many over everything that is judged in any of `trials`. */
function correctAll(trials) {
    return correctBy(trials, one => one.inference.p);
}
/** The same correction for a look, which only asks what is rejected: p-values beyond the error rate are not computed. */
function correctQuickly(trials) {
    const alpha = 1 - (trials[0]?.record.settings.confidence ?? 1);
    return correctBy(trials, one => one.inference.pUpTo(alpha));
}
/** The same correction, where the p-values of what is judged are others. */
function correctBy(trials, pOf) {
    const judged = trials.flatMap(({ inferences, judged, zeros, growths }) => [
        ...inferences.filter(one => judged.has(one.comparison)),
        ...zeros.filter(({ comparison, isApart }) => judged.has(comparison) && !isApart),
        ...growths.filter(({ isExact }) => !isExact),
    ]);
    const tested = judged.filter(one => one.shortage === undefined);
    const corrections = (0,_correction_js__WEBPACK_IMPORTED_MODULE_12__/* .correct */ .d)(tested.map(pOf), trials[0]?.record.settings.confidence ?? 0);
    return new Map(tested.map((one, index) => [one, corrections[index]]));
}


/***/ }),

/***/ 6229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ exactTolerance),
/* harmony export */   NQ: () => (/* binding */ areApart),
/* harmony export */   P2: () => (/* binding */ judgeZeros),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   oo: () => (/* binding */ undecided),
/* harmony export */   wd: () => (/* binding */ findLead),
/* harmony export */   yA: () => (/* binding */ callZeros)
/* harmony export */ });
/* harmony import */ var simple_statistics__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);
/* harmony import */ var _metrics_computable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9195);
/* harmony import */ var _stats_opinions_ratio_interval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1516);
/* harmony import */ var _stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(888);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3310);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3067);






/** Returns what of a change of counts matters. */
function exactTolerance({ ruling }, { settings }) {
    return {
        threshold: ruling.threshold ?? settings.threshold,
        smallest: ruling.smallest?.value ?? 0,
        confidence: settings.confidence,
    };
}
/**
 * Judges counts of which some are 0. If one side is always 0 and the other one never, it is a change. Otherwise, the test of ranks has to
 * reject, and the means must differ in the same direction by the threshold. The change is then that of the means. If it does not reject,
 * the interval of the means decides between unchanged and inconclusive.
 */
function judgeZeros(open, correction, tolerance) {
    const { inference, shortage, isApart } = open;
    const { series } = open.comparison;
    if (shortage !== undefined)
        return { ..._evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .blank */ .hQ, verdict: 'not-comparable', cause: 'machine', reason: shortage };
    const numbers = isApart ? _evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .blank */ .hQ : { ..._evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .blank */ .hQ, p: inference.p, adjustedP: correction?.adjustedP ?? null };
    const called = callZeros(series, tolerance);
    if (called?.verdict === 'unchanged')
        return { ...numbers, ...called };
    if (called !== undefined && isApart)
        return { ...numbers, ...called };
    if (called === undefined || !correction?.rejected) {
        const change = compareMeansOf(open, correction?.level ?? tolerance.confidence);
        const equivalence = compareMeansOf(open, (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .equivalenceLevel */ .Po)(tolerance.confidence));
        if (isFailing(series))
            return { ...numbers, ...undecided(series) };
        const isSame = equivalence !== null && (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(equivalence, tolerance.threshold);
        const verdict = isSame ? 'unchanged' : 'inconclusive';
        return { ...numbers, change: change && holdNone(change), verdict, reason: describe(series, change) };
    }
    const change = called.change && endAtNone(called.change, compareMeansOf(open, correction.level));
    return { ...numbers, change, verdict: called.verdict, reason: describe(series, change) };
}
/**
 * Judges counts with zeros as if their difference were sure: by their means, if these differ by what matters, and in the same direction
 * as most pairs of values. Undefined if they do not.
 */
function callZeros(series, tolerance) {
    const [baseline, contender] = [valuesOf(series, 'baseline'), valuesOf(series, 'contender')];
    const all = [...baseline, ...contender];
    if (Math.max(...all) - Math.min(...all) < tolerance.smallest)
        return { change: null, verdict: 'unchanged' };
    const means = { baseline: (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .RE)([...baseline]), contender: (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .RE)([...contender]) };
    const isAlike = Math.sign(means.contender - means.baseline) === findLead(series);
    const called = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeExactly */ .kv)(means, series.metric.better, tolerance);
    return isAlike && called.verdict !== 'unchanged' ? called : undefined;
}
/** The change of the means with its repeated interval; null if the baseline is always 0, so that there is no ratio. */
function compareMeansOf({ comparison: { series }, design }, level) {
    if (valuesOf(series, 'baseline').every(value => value === 0))
        return null;
    const blocks = series.rounds.map(round => ({
        a: valuesOf({ rounds: [round] }, 'baseline'),
        b: valuesOf({ rounds: [round] }, 'contender'),
    }));
    const { value, low, high } = (0,_stats_opinions_ratio_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .compareMeansWithZeros */ .zX)(blocks, 1 - (0,_stats_sequential_repeated_p_js__WEBPACK_IMPORTED_MODULE_2__/* .nominalAlpha */ .n)(design, 1 - level));
    return { value: value - 1, low: low - 1, high: high - 1 <= _metrics_computable_js__WEBPACK_IMPORTED_MODULE_5__/* .largest */ .nQ ? high - 1 : null, level };
}
/** `change` with the interval of the means, which ends at none, since the test of ranks has rejected that. */
function endAtNone(change, means) {
    const { low, high, level } = means ?? change;
    return change.value > 0
        ? { ...change, low: Math.max(low ?? -1, 0), high, level }
        : { ...change, low, high: Math.min(high ?? 0, 0), level };
}
/** `change` with an interval that holds none, which the test of ranks has not rejected. */
function holdNone(change) {
    const { low, high } = change;
    return { ...change, low: low && Math.min(low, 0), high: high && Math.max(high, 0) };
}
/** The judgement of counts with zeros if nothing is known of their direction. */
function undecided(series) {
    if (!isFailing(series))
        return { verdict: 'inconclusive' };
    const reason = 'a value is 0, and ratios need values above 0';
    return { verdict: 'not-comparable', cause: 'contender-failed', reason };
}
/** Returns whether the contender seems to fail: nothing at all is what a program does that fails, where more is better. */
function isFailing(series) {
    return (series.metric.better === 'higher' &&
        valuesOf(series, 'contender').includes(0) &&
        !valuesOf(series, 'baseline').includes(0));
}
/** Returns whether more rounds could tell something of these counts. */
function isOpen(open, correction, tolerance) {
    const { verdict } = judgeZeros(open, correction, tolerance);
    return verdict === 'not-comparable' || verdict === 'inconclusive';
}
/** Returns whether one side is always 0, and the other one never. */
function areApart(series) {
    const [baseline, contender] = [valuesOf(series, 'baseline'), valuesOf(series, 'contender')];
    const isNothing = (values) => values.every(value => value === 0);
    return (isNothing(baseline) && !contender.includes(0)) || (isNothing(contender) && !baseline.includes(0));
}
/** Finds which side has more, by pairs of values of the same round: 1 if the contender has, −1 if the baseline has, 0 if neither. */
function findLead({ rounds }) {
    const leads = rounds.flatMap(round => {
        const values = { rounds: [round] };
        return valuesOf(values, 'contender').flatMap(one => valuesOf(values, 'baseline').map(other => Math.sign(one - other)));
    });
    return Math.sign(leads.reduce((sum, lead) => sum + lead, 0));
}
function describe(series, change) {
    const count = (side) => {
        const values = valuesOf(series, side);
        return `${values.filter(value => value === 0).length} of ${values.length}`;
    };
    const zeros = `it is 0 in ${count('contender')} runs of the contender, and in ${count('baseline')} of the baseline`;
    return change === null ? zeros : `${zeros}; the change is that of the means`;
}
function valuesOf({ rounds }, side) {
    return rounds.flatMap(round => round.flatMap(one => (one.side === side ? [one.value] : [])));
}


/***/ }),

/***/ 2614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YY: () => (/* binding */ findWorkEffect),
/* harmony export */   fS: () => (/* binding */ describeOtherWork),
/* harmony export */   l0: () => (/* binding */ compareWork),
/* harmony export */   mo: () => (/* binding */ effectOfOtherWork)
/* harmony export */ });
/* unused harmony exports otherWork, otherWorkAtTimes */
/** Compares what both sides of `record` printed. Returns undefined if nothing was kept of it. */
function compareWork({ rounds }) {
    const [baselineDigest, contenderDigest] = [findDigest(rounds, 'baseline'), findDigest(rounds, 'contender')];
    if (baselineDigest === undefined || contenderDigest === undefined)
        return undefined;
    const same = baselineDigest === null ? null : baselineDigest === contenderDigest;
    return { same, baselineDigest, contenderDigest };
}
/** The digest that all invocations of `side` have; null where they differ, and undefined where one that succeeded has none. */
function findDigest(rounds, side) {
    const own = rounds.flat().filter(({ slot, outcome }) => slot.side === side && outcome === 'ok');
    const digests = new Set(own.map(({ work }) => work));
    if (digests.size === 0 || digests.has(undefined))
        return undefined;
    return digests.size === 1 ? [...digests][0] : null;
}
/** Decides what other work that a benchmark itself reports makes of its verdict, as the user has chosen. */
function effectOfOtherWork({ sameWork }) {
    if (sameWork === 'ignore')
        return 'none';
    return sameWork === 'required' ? 'not-comparable' : 'no-improvement';
}
/** Decides what another output makes of verdicts, as the user has chosen. A program that stops early is not faster. */
function findWorkEffect(record, work) {
    if (work?.same !== false)
        return 'none';
    const effect = effectOfOtherWork(record.settings);
    if (effect !== 'no-improvement')
        return effect;
    // Commands that differ may print what they like.
    const commands = [record.sides?.baseline?.command, record.sides?.contender.command];
    return commands[0] === commands[1] ? 'no-improvement' : 'none';
}
/** The reason where both sides are steady, and differ. */
const otherWork = 'the contender printed something else';
/** The reason where only the contender varies. */
const otherWorkAtTimes = 'the contender printed something else from run to run, and the baseline did not';
/** The reason that a reader is told where both sides did not print the same. */
function describeOtherWork(work) {
    return work?.contenderDigest === null ? otherWorkAtTimes : otherWork;
}


/***/ }),

/***/ 1892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ shareAxis),
/* harmony export */   EX: () => (/* binding */ changeAxis),
/* harmony export */   GA: () => (/* binding */ timesAxis),
/* harmony export */   N: () => (/* binding */ placeAxis),
/* harmony export */   S_: () => (/* binding */ logAxis),
/* harmony export */   Sb: () => (/* binding */ roundAxis),
/* harmony export */   VD: () => (/* binding */ positionAxis),
/* harmony export */   Ze: () => (/* binding */ quantityAxis),
/* harmony export */   wY: () => (/* binding */ rowAxis)
/* harmony export */ });
/* harmony import */ var d3_array__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8253);
/* harmony import */ var d3_array__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7831);
/* harmony import */ var d3_array__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7469);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _util_entities_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1193);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6307);




const fewTicks = 5;
/** The axis of `values` in the largest unit that suits them, with about so many ticks. */
function quantityAxis(values, unit, ticks = fewTicks) {
    const own = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)(values, unit);
    return makeAxis(rangeOf(values), { size: own.size, unit: own.unit, sign: '', ticks });
}
/** The axis of relative changes, which holds 0. */
function changeAxis(values) {
    return makeAxis(rangeOf([0, ...values]), { size: 0.01, unit: '%', sign: '+' });
}
/** The one axis of many rows: it holds 0, `room` on both sides of it, and most of the changes `spans`. Beyond 50%, equal distances are equal ratios. */
function rowAxis(spans, room) {
    const { low, high } = (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .axisOf */ .L$)(spans);
    const range = [Math.min(low, -room), Math.max(high, room)];
    if (range[1] > mostLinear)
        return ratioAxis(range[1]);
    const axis = makeAxis(range, { size: 0.01, unit: '%', sign: '+', isExact: true });
    return { ...axis, ticks: thinOut(axis.ticks) };
}
const mostLinear = 0.5;
/** The axis from 1 / (1 + `reach`) to 1 + `reach` times as much, on which half and twice as much are as far from 0. */
function ratioAxis(reach) {
    const end = Math.log1p(reach);
    const at = (change) => (Math.log1p(Math.max(change, Number.EPSILON - 1)) / end + 1) / 2;
    const times = listLogTicks(1, 1 + reach).filter(factor => factor > 1);
    const fine = times.length > 0 && reach > 1 ? times : [1.2, 1.5, 2].filter(factor => factor <= 1 + reach);
    const changes = [...fine.map(factor => 1 / factor - 1).reverse(), 0, ...fine.map(factor => factor - 1)];
    const ticks = changes.map(change => ({
        at: at(change),
        text: writeTick(change * 100, { decimals: change < -0.99 ? 1 : 0, sign: '+' }),
    }));
    return { at, ticks: thinOut(ticks), ends: [-100 * (1 - 1 / (1 + reach)), 100 * reach], unit: '%', isLog: true };
}
/** The axis of changes that are told as ratios, from the least of `spans` to the greatest. Equal distances are equal ratios. */
function timesAxis(spans) {
    const { low, high } = (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .logSpans */ .oe)(spans).axis;
    const at = (change) => (Math.log1p(Math.max(change, -0.999999)) - low) / (high - low);
    const [from, to] = [Math.exp(low), Math.exp(high)];
    const some = listLogTicks(from, to);
    const factors = some.length > 1 ? some : [from, 1, to];
    const ticks = [...new Set([1, ...factors])].map(factor => ({ at: at(factor - 1), text: (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn)(factor, 2) }));
    return { at, ticks: thinOut(ticks, ticks[0].at), ends: [from, to], unit: '', isLog: true };
}
/** As far apart as the words of two ticks need on a narrow page, as a part of the axis. */
const leastBetween = 0.17;
/** The ticks that do not overprint others, the one at `zero` first, then from there outwards. */
function thinOut(ticks, zero = ticks.find(({ text }) => text === '0')?.at ?? 0.5) {
    const outwards = ticks.toSorted((one, other) => Math.abs(one.at - zero) - Math.abs(other.at - zero));
    const kept = [];
    for (const tick of outwards)
        if (kept.every(({ at }) => Math.abs(at - tick.at) >= leastBetween))
            kept.push(tick);
    return kept.sort((one, other) => one.at - other.at);
}
/** The axis of `rounds` rounds, each as wide as any other; ticks are below their middles. */
function roundAxis(rounds) {
    const step = Math.max(1, Math.ceil(rounds / 10));
    const shown = Array.from({ length: rounds }, (_, round) => round).filter(round => (round + 1) % step === 0);
    return {
        at: value => value / rounds,
        ticks: shown.map(round => ({ at: (round + 0.5) / rounds, text: String(round + 1) })),
        ends: [0.5, rounds + 0.5],
        unit: 'round',
    };
}
/** The axis of `count` positions from 0, such as commits. */
function positionAxis(count, unit) {
    const last = Math.max(1, count - 1);
    const shown = (0,d3_array__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .Ay)(0, last, 10).filter(Number.isInteger);
    return {
        at: value => value / last,
        ticks: shown.map(at => ({ at: at / last, text: String(at) })),
        ends: [0, last],
        unit,
    };
}
/** The axis of places with `names`, of which those in `marked` are written where there is room, or some of all where none is marked. */
function placeAxis(names, marked) {
    const last = Math.max(1, names.length - 1);
    const some = [0.1, 0.37, 0.63, 0.9].map(share => Math.round(share * (names.length - 1)));
    // A name needs about a sixth of a narrow plot.
    const isFree = (at, index) => marked.slice(index + 1).every(one => one - at > last / 6);
    const shown = marked.length > 0 ? marked.filter(isFree) : [...new Set(some)];
    return {
        at: value => value / last,
        ticks: shown.map(at => ({ at: at / last, text: (0,_util_entities_js__WEBPACK_IMPORTED_MODULE_3__/* .entities */ .O)(names[at]) })),
        ends: [0, last],
        unit: '',
        names,
    };
}
/** The axis from 0 to 100% of the values of a side. */
function shareAxis() {
    const ticks = [0, 0.25, 0.5, 0.75, 1].map(at => ({ at, text: `${at * 100}` }));
    return { at: value => value, ticks, ends: [0, 100], unit: 'percentile' };
}
/** The logarithmic axis of positive `values`, in the unit that suits their middle, or of sizes that are called `name`. */
function logAxis(values, { unit = '', name }) {
    const [low = 1, high = 10] = (0,d3_array__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(values.filter(value => value > 0 && Number.isFinite(value)));
    const room = low === high ? 2 : (high / low) ** 0.04;
    const [from, to] = [low / room, high * room];
    const shown = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scale */ .hs)([Math.sqrt(low * high)], unit);
    const at = (value) => Math.log(value / from) / Math.log(to / from);
    return {
        at,
        ticks: listLogTicks(from / shown.size, to / shown.size).map(tick => ({
            at: at(tick * shown.size),
            text: writeTick(tick, { decimals: Math.max(0, -Math.floor(Math.log10(tick) + 1e-9)), sign: '' }),
        })),
        ends: [from / shown.size, to / shown.size],
        unit: name ?? shown.unit,
        isLog: true,
    };
}
const mostLogTicks = 8;
/** 1, 2 and 5 of each power of ten, or every so many powers where they are many. */
function listLogTicks(from, to) {
    const [first, last] = [Math.floor(Math.log10(from)), Math.ceil(Math.log10(to))];
    const powers = Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at));
    const within = (tick) => tick >= from && tick <= to;
    const fine = powers.flatMap(power => [power, 2 * power, 5 * power]).filter(within);
    if (fine.length <= mostLogTicks)
        return fine;
    const whole = powers.filter(within);
    const step = Math.ceil(whole.length / mostLogTicks);
    return whole.filter((_, at) => at % step === 0);
}
function makeAxis([low, high], numbers) {
    const { size, unit, sign, isExact = false, ticks: about = fewTicks } = numbers;
    const [from, to] = isExact ? [low / size, high / size] : (0,d3_array__WEBPACK_IMPORTED_MODULE_5__/* ["default"] */ .A)(low / size, high / size, about);
    const step = (0,d3_array__WEBPACK_IMPORTED_MODULE_2__/* .tickStep */ .sG)(from, to, about);
    const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    const at = (shown) => (shown - from) / (to - from);
    return {
        at: value => at(value / size),
        ticks: (0,d3_array__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .Ay)(from, to, about).map(tick => ({ at: at(tick), text: writeTick(tick, { decimals, sign }) })),
        ends: [from, to],
        unit,
    };
}
function writeTick(tick, { decimals, sign }) {
    if (tick === 0)
        return '0';
    const text = Math.abs(tick).toFixed(Math.min(20, decimals));
    return `${tick < 0 ? '−' : sign}${text.replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
/** From the least to the greatest, with some room where all are the same. */
function rangeOf(values) {
    const [low = 0, high = 1] = (0,d3_array__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)(values.filter(Number.isFinite));
    if (low < high)
        return [low, high];
    const room = Math.abs(low) * 0.01 || 0.01;
    return [low - room, high + room];
}


/***/ }),

/***/ 6116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ isRight),
/* harmony export */   O6: () => (/* binding */ layColumns),
/* harmony export */   Xw: () => (/* binding */ tabulate),
/* harmony export */   fi: () => (/* binding */ column),
/* harmony export */   "in": () => (/* binding */ listShown),
/* harmony export */   j6: () => (/* binding */ only)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8106);

/** Shows `block` in some media only. */
function only(media, block) {
    return { ...block, in: media };
}
/** Makes a column with a head of our own words; of numbers, where `more` says nothing else. */
function column(head, show, more = {}) {
    return { head: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(head), cell: 'value', show, ...more };
}
/** Makes a table with a row for each of `items`. */
function tabulate(items, columns, { row, ...rest }) {
    const isSized = columns.some(({ size }) => size);
    const rows = items.map((item, at) => ({
        cells: columns.map(({ show }) => show(item, at)),
        ...(isSized && { sizes: columns.map(({ size }) => size?.(item)) }),
        ...row?.(item),
    }));
    return { kind: 'table', columns, rows, ...rest };
}
/**
 * The blocks that `medium` shows: elsewhere than on a page, plots with a fallback as that, grids and articles as what is in them, and facts
 * as a list. A table without rows, and details without a body, show nothing.
 */
function listShown(blocks, medium) {
    const show = medium === 'html' ? showIn : flatten;
    return blocks.filter(block => isIn(block, medium)).flatMap(block => show(block, medium));
}
function showIn(block, medium) {
    switch (block.kind) {
        case 'list':
        case 'facts':
            return block.items.length === 0 ? [] : [block];
        case 'table':
            return block.rows.length === 0 ? [] : [block];
        case 'details': {
            // A page of many asks for the body of each only when it packs it.
            if (block.isPacked && medium === 'html')
                return [block];
            const body = listShown(block.body, medium);
            return body.length === 0 ? [] : [{ ...block, body }];
        }
        case 'article':
            return [{ ...block, body: listShown(block.body, medium) }];
        case 'grid':
            return [{ ...block, tiles: block.tiles.map(tile => ({ ...tile, body: listShown(tile.body, medium) })) }];
        default:
            return [block];
    }
}
/** A block as a medium shows it that is no page. */
function flatten(block, medium) {
    switch (block.kind) {
        case 'plot':
            return block.fallback === undefined ? [] : listShown([block.fallback], medium);
        case 'tallies':
        case 'flame':
        case 'data':
            return [];
        case 'facts':
            return showIn({ kind: 'list', items: block.items.map(([name, text]) => [`${name}: `, ...text]) }, medium);
        case 'article':
            return listShown(block.body, medium);
        case 'grid':
            return block.tiles.flatMap(({ body }) => listShown(body, medium));
        default:
            return showIn(block, medium);
    }
}
/** The columns that `medium` shows, and the cells of each row in them. */
function layColumns({ columns, rows }, medium) {
    const shown = columns.map((column, at) => ({ column, at })).filter(({ column }) => isIn(column, medium));
    const groups = [];
    for (const one of shown) {
        const group = groups.at(-1);
        if (group && one.column.joins?.includes(medium))
            group.push(one);
        else
            groups.push([one]);
    }
    return {
        columns: groups.map(group => ({ ...group[0].column, head: joinHeads(group.map(({ column }) => column.head)) })),
        rows: rows.map(row => ({
            ...row,
            cells: groups.map(group => joinCells(group.map(({ at }) => row.cells[at] ?? []))),
            ...(row.sizes && { sizes: groups.map(([first]) => row.sizes[first.at]) }),
        })),
    };
}
/** Numbers stand to the right, where nothing else is said. */
function isRight({ align, cell }) {
    return align === undefined ? cell === 'value' || cell === 'change' : align === 'right';
}
function isIn({ in: media }, medium) {
    return media?.includes(medium) ?? true;
}
function joinHeads([first = [], ...others]) {
    const more = others.filter(isFilled);
    return more.length === 0 ? first : joinCells([first, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `(${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(more, ', ')})`]);
}
function joinCells(cells) {
    return cells.length === 1 ? cells[0] : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(cells.filter(isFilled), ' ');
}
function isFilled(text) {
    return text.some(part => part !== '');
}


/***/ }),

/***/ 6307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gr: () => (/* binding */ ratioLabel),
/* harmony export */   L$: () => (/* binding */ axisOf),
/* harmony export */   MW: () => (/* binding */ axisLabel),
/* harmony export */   mZ: () => (/* binding */ axisStrip),
/* harmony export */   oe: () => (/* binding */ logSpans),
/* harmony export */   qx: () => (/* binding */ intervalStrip),
/* harmony export */   uF: () => (/* binding */ drawDistributions)
/* harmony export */ });
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);

const intervalWidth = 15;
const distributionWidth = 32;
/**
 * One axis for all rows of a table, as wide on both sides of 0. It holds all of most intervals: those that reach more than four
 * times as far as is usual in the table are clipped, or one of them would press all others into one column.
 */
function axisOf(spans) {
    const reaches = spans
        .map(({ value, low, high }) => Math.max(-(low ?? value), high ?? value))
        .sort((one, other) => one - other);
    const usual = reaches[Math.floor(reaches.length / 2)] ?? 0;
    const reach = roundUp(Math.min(4 * usual || 1, reaches.at(-1) || 1));
    return { low: -reach, high: reach };
}
/** The next of 1, 2 and 5 times a power of ten. */
function roundUp(size) {
    const power = 10 ** Math.floor(Math.log10(size));
    return power * ([1, 2, 5].find(step => step * power >= size * (1 - 1e-9)) ?? 10);
}
/** The ends of an axis and its 0, as wide as the strips below it. */
function axisLabel({ high }) {
    const end = `${Number((high * 100).toPrecision(1))}%`;
    const width = (intervalWidth - 1) / 2;
    return `${`−${end}`.padEnd(width)}0${`+${end}`.padStart(width)}`;
}
/** `spans` as logarithms, and the axis of them: it holds 0 and all values, and of far intervals as much again. */
function logSpans(spans) {
    const log = (change) => Math.log1p(Math.max(change, -0.999999));
    const logOf = ({ value, low, high }) => ({
        value: log(value),
        low: low === null ? null : log(low),
        high: high === null ? null : log(high),
    });
    const logs = spans.map(logOf);
    const values = [0, ...logs.map(({ value }) => value)];
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const room = Math.max(most - least, 0.01);
    const lows = logs.flatMap(({ low }) => low ?? []);
    const highs = logs.flatMap(({ high }) => high ?? []);
    const [low, high] = [
        Math.max(Math.min(least, ...lows), least - room),
        Math.min(Math.max(most, ...highs), most + room),
    ];
    return { axis: low < high ? { low, high } : { low: low - room, high: high + room }, logOf };
}
/** The ends of an axis of logarithms as ratios, as wide as the strips below it. */
function ratioLabel({ low, high }) {
    const [from, to] = [(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn)(Math.exp(low), 2), (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .times */ .Hn)(Math.exp(high), 2)];
    return `${from}${to.padStart(intervalWidth - [...from].length)}`;
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
 *         ├─▒█▒▒▒──────›
 *
 * The axis ends at the 5th and the 95th percentile of the side that reaches further, or one far value would press all others into
 * one cell; what lies outside is a mark at the end.
 */
function drawDistributions(baseline, contender) {
    const sides = [baseline, contender];
    const axis = {
        low: Math.min(...sides.map(({ p5 }) => p5)),
        high: Math.max(...sides.map(({ p95 }) => p95)),
    };
    return { axis, strips: [distributionStrip(baseline, axis), distributionStrip(contender, axis)] };
}
function distributionStrip(ranks, axis) {
    const at = (x) => cellOf(x, axis, distributionWidth);
    const [from, to] = [at(ranks.min), at(ranks.max)];
    const cells = Array.from({ length: distributionWidth }, (_, cell) => {
        if (cell === 0 && from < 0)
            return '‹';
        if (cell === distributionWidth - 1 && to >= distributionWidth)
            return '›';
        if (cell === at(ranks.median))
            return '█';
        if (cell >= at(ranks.q1) && cell <= at(ranks.q3))
            return '▒';
        if (cell === from)
            return '├';
        if (cell === to)
            return '┤';
        return cell > from && cell < to ? '─' : ' ';
    });
    return cells.join('');
}
/** The values at both ends of an axis, below its strips. */
function axisStrip(low, high) {
    return `${low}${high.padStart(distributionWidth - [...low].length)}`;
}
/** The cell of `x`; below 0 or from `width` on where the axis does not hold it. */
function cellOf(x, { low, high }, width) {
    if (x < low)
        return -1;
    if (x > high)
        return width;
    return high === low ? Math.floor(width / 2) : Math.round(((x - low) / (high - low)) * (width - 1));
}


/***/ }),

/***/ 9147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ toTerminal)
});

;// CONCATENATED MODULE: ./lib/document/columns.js
/** The lines of a table, its head first, no wider than `width` where it has cells that may be cut. */
function layOut(columns, width) {
    const measured = columns.filter(isNotEmpty).map(column => ({ ...column, full: fullWidthOf(column) }));
    const fitting = narrow(measured, width);
    const widths = listWidths(fitting, Math.max(0, width - totalOf(fitting)));
    const count = fitting[0]?.cells.length ?? 0;
    return Array.from({ length: count + 1 }, (_, row) => lineOf(fitting, widths, row).trimEnd());
}
/** The least widths and what is to spare, which goes to the first that could use it. */
function listWidths(columns, spare) {
    const widths = [];
    let left = spare;
    for (const column of columns) {
        const width = Math.min(column.full, leastWidthOf(column) + left);
        left -= width - leastWidthOf(column);
        widths.push(width);
    }
    return widths;
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
    if (totalOf(columns) <= width)
        return columns;
    const first = columns.reduce((highest, { expendable = 0 }) => Math.max(highest, expendable), 0);
    if (first === 0)
        return tighten(columns, width);
    return narrow(columns.filter(({ expendable }) => expendable !== first), width);
}
/** As wide as names are cut to where nothing more can be left out, so that they still begin and end. */
const narrowest = 8;
/** Cuts names shorter than anybody likes, and then leaves out what stands to the right. A table whose cells are all to be copied stays. */
function tighten(columns, width) {
    if (columns.every(({ least }) => least === undefined))
        return columns;
    const cut = columns.map(one => one.least === undefined ? one : { ...one, least: Math.min(one.least, narrowest, width) });
    if (totalOf(cut) <= width || cut.length === 1)
        return cut;
    return tighten(cut.slice(0, -1), width);
}
function totalOf(columns) {
    return columns.reduce((sum, column, at) => sum + leastWidthOf(column) + (at === 0 ? 0 : (column.gap ?? 2)), 0);
}
function leastWidthOf({ full, least = full }) {
    return Math.min(full, least);
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
    if (/^[ -~]*$/.test(text))
        return text.length;
    return [...text].reduce((sum, character) => sum + (isWide(character) ? 2 : isMark(character) ? 0 : 1), 0);
}
function isWide(character) {
    return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/u.test(character);
}
function isMark(character) {
    return /\p{M}/u.test(character);
}

// EXTERNAL MODULE: ./lib/document/document.js
var document_document = __webpack_require__(6116);
// EXTERNAL MODULE: ./lib/document/escape.js
var document_escape = __webpack_require__(3974);
// EXTERNAL MODULE: ./lib/document/text.js
var document_text = __webpack_require__(8106);
;// CONCATENATED MODULE: ./lib/document/terminal.js




/** Prints a document for a terminal or a log. */
function toTerminal(blocks, { width = Number.POSITIVE_INFINITY, color = false } = {}) {
    const canvas = { width, paint: color ? paintInColor : plain };
    return `${printAll((0,document_document/* listShown */["in"])(blocks, 'terminal'), canvas).join('\n')}\n`;
}
/** A blank line stands between blocks; a heading stands on what it is about, and code below what introduces it. */
function printAll(blocks, canvas) {
    return blocks.flatMap((block, at) => {
        const before = blocks[at - 1];
        const isJoined = before === undefined || before.kind === 'heading' || block.kind === 'code';
        const gap = isJoined ? [] : [''];
        return [...gap, ...print(block, canvas)];
    });
}
function print(block, canvas) {
    switch (block.kind) {
        case 'heading':
            return wrap((0,document_text/* styled */.I4)('strong', block.text), canvas);
        case 'callout':
            return printCallout(block, canvas);
        case 'paragraph':
            return wrap(toned(block.text, block.tone), canvas);
        case 'list':
            return block.items.flatMap(item => wrap(item, canvas, isSigned(item) ? '' : '· '));
        case 'table':
            return printTable(block, canvas);
        case 'details':
            return [...wrap(block.summary, canvas), ...(block.open ? printAll(block.body, canvas) : [])];
        case 'code':
            return block.lines.map(line => `  ${(0,document_escape/* harmlessLines */.vL)(line)}`);
        case 'footer':
            return wrap((0,document_text/* styled */.I4)('quiet', block.text), canvas);
        case 'article':
        case 'data':
        case 'facts':
        case 'flame':
        case 'tallies':
        case 'grid':
        case 'plot':
            return [];
    }
}
function printCallout({ tone, label, lines: [first = [], ...others] }, canvas) {
    const opening = label === undefined ? [] : [...(0,document_text/* styled */.I4)('strong', [...label, ':']), ' '];
    return [[...opening, ...toned(first, tone)], ...others].flatMap(line => wrap(line, canvas));
}
function toned(text, tone) {
    return tone === undefined ? text : (0,document_text/* styled */.I4)(tone, text);
}
function isSigned(text) {
    const first = text.find(part => part !== '');
    return typeof first === 'object' && ('sign' in first || ('text' in first && isSigned(first.text)));
}
const leastName = 24;
function printTable(table, { width, paint }) {
    const { columns, rows } = (0,document_document/* layColumns */.O6)(table, 'terminal');
    const laid = columns.map((column, at) => {
        const { head, cell, joins, drop } = column;
        const text = (0,document_text/* write */.M9)(head, document_escape/* terminalVoice */.BE);
        return {
            head: text,
            cells: rows.map(({ cells }) => (0,document_text/* write */.M9)((0,document_text/* split */.lD)(cells[at]).above, document_escape/* terminalVoice */.BE)),
            right: (0,document_document/* isRight */.FG)(column),
            ...(joins !== undefined && text === '' ? { gap: 1 } : {}),
            ...(cell === 'text' ? { least: leastName } : {}),
            ...(drop === undefined ? {} : { expendable: drop }),
        };
    });
    const [head, ...lines] = layOut(laid, width);
    return [
        ...(head === '' ? [] : [paint(head, 'quiet')]),
        ...lines.flatMap((line, at) => {
            const { cells, tone } = rows[at];
            const below = cells.flatMap(cell => (0,document_text/* split */.lD)(cell).below).flatMap(text => wrap(text, { width, paint: plain }, hook));
            return [line, ...below].map(one => (tone === undefined ? one : paint(one, tone)));
        }),
    ];
}
const plain = text => text;
const codes = { bad: 31, good: 32, doubt: 33, quiet: 2, strong: 1 };
const paintInColor = (text, style) => codes[style] === undefined ? text : `\u001b[${codes[style]}m${text}\u001b[0m`;
const hook = '  └ ';
/** The lines of `text` behind `bullet`, broken at blanks that stand in no value; its smaller lines hang below. */
function wrap(text, { width, paint }, bullet = '') {
    const { above, below } = (0,document_text/* split */.lD)(text);
    const pieces = listPieces(above, []);
    const indent = pieces.findIndex(({ text }) => text !== ' ');
    const [margin, words] = indent > 0 ? [pieces.slice(0, indent), pieces.slice(indent)] : [[], pieces];
    const hang = ' '.repeat(columnsOf(bullet) + margin.length);
    const lines = fill(words, Math.max(1, width - hang.length)).map(line => printLine(line, paint));
    const [first = '', ...others] = lines;
    return [
        `${bullet}${' '.repeat(margin.length)}${first}`.trimEnd(),
        ...others.map(line => `${hang}${line}`),
        ...below.flatMap(one => wrap(one, { width, paint }, hook)),
    ];
}
function listPieces(text, styles) {
    return text.flatMap((part) => {
        if (typeof part === 'object' && 'text' in part)
            return listPieces(part.text, 'style' in part ? [...styles, part.style] : styles);
        const shown = (0,document_text/* write */.M9)([part], document_escape/* terminalVoice */.BE);
        if (typeof part === 'object' && ('value' in part || 'line' in part))
            return [{ text: shown, styles, isSolid: true }];
        const own = typeof part === 'object' && 'sign' in part && styles.length === 0 ? [part.sign.tone] : styles;
        return shown
            .split(/( )/)
            .filter(Boolean)
            .map(word => ({ text: word, styles: own, isSolid: false }));
    });
}
/** The pieces of each line. A word that is wider than a line is broken anywhere, but not in what is solid. */
function fill(pieces, width) {
    const lines = [[]];
    let used = 0;
    const open = () => {
        lines.push([]);
        used = 0;
    };
    const add = (some) => {
        lines.at(-1).push(...some);
        used += widthOf(some);
    };
    for (const { blanks, word } of listWords(pieces)) {
        if (used > 0 && used + blanks.length + widthOf(word) <= width)
            add(blanks);
        else if (used > 0)
            open();
        for (const part of widthOf(word) <= width ? [word] : word.flatMap(spell)) {
            if (used > 0 && used + widthOf(part) > width)
                open();
            add(part);
        }
    }
    return lines;
}
function listWords(pieces) {
    const words = [{ blanks: [], word: [] }];
    for (const piece of pieces) {
        const isBlank = piece.text === ' ' && !piece.isSolid;
        if (isBlank && words.at(-1).word.length > 0)
            words.push({ blanks: [], word: [] });
        const last = words.at(-1);
        (isBlank ? last.blanks : last.word).push(piece);
    }
    return words.filter(({ word }) => word.length > 0);
}
function spell(piece) {
    return piece.isSolid ? [[piece]] : [...piece.text].map(character => [{ ...piece, text: character }]);
}
function widthOf(pieces) {
    return pieces.reduce((sum, { text }) => sum + columnsOf(text), 0);
}
/** Neighbours in one style are painted together. */
function printLine(pieces, paint) {
    const runs = [];
    for (const { text, styles } of pieces) {
        const last = runs.at(-1);
        if (last?.styles === styles)
            last.text += text;
        else
            runs.push({ text, styles });
    }
    return runs.map(({ text, styles }) => styles.reduceRight(paint, text)).join('');
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

/***/ 1638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ endingCodes),
/* harmony export */   J: () => (/* binding */ dropEnding)
/* harmony export */ });
/** The codes of warnings about how a session ended: too little time, nothing that ran again on new copies, and what no command was to blame for. */
const endingCodes = {
    shortOfTime: 'short-of-time',
    endedEarly: 'ended-early',
    notInstalled: 'not-confirmed',
    notInTime: 'not-confirmed-in-time',
};
const codes = new Set(Object.values(endingCodes));
/** Keeps what is true of a session that is resumed. How it ended is not. */
function dropEnding(warnings) {
    return warnings.filter(({ code }) => !codes.has(code));
}


/***/ }),

/***/ 5561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SZ: () => (/* binding */ listPairs),
/* harmony export */   f: () => (/* binding */ makePublishedPair),
/* harmony export */   fZ: () => (/* binding */ makeOnlyPair),
/* harmony export */   iV: () => (/* binding */ listContenders),
/* harmony export */   xP: () => (/* binding */ makePair)
/* harmony export */ });
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2472);
/* harmony import */ var _record_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);


/** The published side with the baseline before it; an anchor that ran with them is left out. */
function makePublishedPair(record) {
    return makePair(record, _record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.baseline, _record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.contender);
}
/** Each contender of `record` with the baseline, in the order of the sides. */
function listPairs(record) {
    return listContenders(record).map(({ name }) => makePair(record, record.baseline, name));
}
/** The sides that are compared with the baseline. */
function listContenders({ baseline, sides }) {
    return sides.filter(({ name }) => name !== baseline);
}
/** The one contender of `record` with the baseline; a RecordError where there are more. */
function makeOnlyPair(record) {
    const [only, ...others] = listContenders(record);
    if (only && others.length === 0)
        return makePair(record, record.baseline, only.name);
    throw new _record_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordError */ .W(`the record has ${record.sides.length} sides, and must have two`);
}
/** Two sides of `record` by their names, the first in the place of the baseline. */
function makePair(record, first, second) {
    const { baseline: _, sides, plan, rounds, earlier, ...rest } = record;
    const [baseline, contender] = [first, second].map(name => sides.find(side => side.name === name));
    const isUsual = first === _record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.baseline && second === _record_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNames */ .Vx.contender;
    const own = isUsual && sides.length === 2 ? rounds : pickRounds(rounds, first, second);
    const copies = {
        baseline: baseline.copies ?? countCopies(own, 'baseline'),
        contender: contender.copies ?? countCopies(own, 'contender'),
    };
    return {
        ...rest,
        ...(contender.origin && {
            sides: { ...(baseline.origin && { baseline: baseline.origin }), contender: contender.origin },
        }),
        ...(sides.length > 2 && contender.origin?.command !== undefined ? { command: contender.origin.command } : {}),
        ...(isUsual ? {} : { names: { baseline: first, contender: second } }),
        ...(plan && { plan: { copies, ...plan } }),
        ...(earlier && { earlier: earlier.map(one => makePair(one, first, second)) }),
        ...(first === record.baseline ? describeFiles(baseline, contender) : describeShared(baseline, contender)),
        rounds: own,
    };
}
/** Compares the files of a contender with those of the record's baseline, as far as they are known. */
function describeFiles({ suiteReplaced }, { identical, suiteChanges, sameFiles }) {
    return {
        ...(sameFiles === undefined ? {} : { sameFiles }),
        ...(identical === undefined ? {} : { identical }),
        ...(suiteChanges === undefined ? {} : { suiteChanges }),
        ...(suiteReplaced === undefined ? {} : { suiteReplaced }),
    };
}
/** Compares two contenders: files that both share with the baseline are the same. */
function describeShared(one, { sameFiles }) {
    const shared = one.sameFiles?.filter(pattern => sameFiles?.includes(pattern)) ?? [];
    return shared.length === 0 ? {} : { sameFiles: shared };
}
function pickRounds(rounds, baseline, contender) {
    const roles = new Map([
        [baseline, 'baseline'],
        [contender, 'contender'],
    ]);
    return rounds.map(round => round.flatMap((one, turn) => {
        const side = roles.get(one.slot.side);
        return side ? [{ ...one, slot: { side, copy: one.slot.copy }, turn }] : [];
    }));
}
function countCopies(rounds, side) {
    return rounds.some(round => round.some(({ slot }) => slot.side === side && slot.copy === 2)) ? 2 : 1;
}


/***/ }),

/***/ 2012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _l: () => (/* binding */ metricText),
/* harmony export */   eL: () => (/* binding */ callProcess),
/* harmony export */   kD: () => (/* binding */ measureText),
/* harmony export */   rs: () => (/* binding */ makeNaming)
/* harmony export */ });
/* harmony import */ var _compare_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8106);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8149);



/** A shorter beginning is not worth a sentence. */
const shortestPrefix = 4;
/** The names for the rows of `report`: without what they share, and in words for the process as a whole. */
function makeNaming(report) {
    const isOfProcess = findProcess(report);
    const others = report.findings.filter(finding => (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .isTold */ .Wc)(finding) && !isOfProcess(finding));
    const prefix = findPrefix([...new Set(others.map(({ benchmark }) => benchmark))]);
    const timed = new Set(report.findings.filter(({ aside }) => !aside).map(({ benchmark }) => benchmark));
    const nameIn = (shared) => finding => isOfProcess(finding)
        ? processLabel(finding.benchmark, report.suite, timed)
        : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${finding.benchmark.slice(shared.length)}`;
    return { prefix, labelOf: nameIn(prefix), titleOf: nameIn('') };
}
/** Calls the process as a whole in sentences what its row is called. */
function callProcess(report) {
    const isOfProcess = findProcess(report);
    const whole = [report.suite, `${report.suite} (process)`];
    const call = (finding) => isOfProcess(finding) && whole.includes(finding.benchmark) ? { ...finding, benchmark: wholeProcess } : finding;
    return { ...report, findings: report.findings.map(call) };
}
const wholeProcess = '(whole process)';
/** The process as a whole. In a scan there is one at each point, with a name like the point's. */
function processLabel(benchmark, suite, timed) {
    const whole = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(wholeProcess);
    if (benchmark === suite || benchmark === `${suite} (process)`)
        return whole;
    return timed.has(benchmark) ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${benchmark}` : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${whole} ${benchmark}`;
}
/** Returns which findings are of the process: those beside what the command prints, and its time where it prints nothing. */
function findProcess({ findings, suite, options = {}, }) {
    const isSilent = ['auto', 'process'].includes(options.format ?? 'auto') && findings.every(({ benchmark }) => benchmark === suite);
    return ({ aside }) => aside === true || isSilent;
}
/** The longest beginning of all `names` that ends where a part of them does, and leaves of each what is still a name. */
function findPrefix(names) {
    const [first, ...rest] = names;
    if (first === undefined || rest.length === 0)
        return '';
    const shared = rest.reduce(commonStart, first);
    const ends = [...shared.matchAll(/[/.:]/g)].map(({ index }) => index + 1).reverse();
    const end = ends.find(one => one >= shortestPrefix && names.every(name => /^[^\d/.:]/.test(name.slice(one))));
    return end === undefined ? '' : first.slice(0, end);
}
function commonStart(one, other) {
    let length = 0;
    while (length < one.length && one[length] === other[length])
        length++;
    return one.slice(0, length);
}
/** The name of a metric, unless it is the time. */
function metricText(metric) {
    return metric === 'time' ? null : metric;
}
/** The metric of a finding, unless it is the time, and what is compared of its values, unless that is the typical one. */
function measureText({ metric, quantity, better, }) {
    const own = metricText(metric);
    if (quantity === undefined)
        return own;
    const compared = (0,_compare_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .quantityName */ .pJ)(quantity, better);
    return own === null ? compared : `${own}, ${compared}`;
}


/***/ }),

/***/ 9965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ intervalText),
/* harmony export */   DD: () => (/* binding */ title),
/* harmony export */   GL: () => (/* binding */ makeRows),
/* harmony export */   QZ: () => (/* binding */ changeSize),
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   au: () => (/* binding */ quantity),
/* harmony export */   gT: () => (/* binding */ having),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   of: () => (/* binding */ putTogether),
/* harmony export */   pd: () => (/* binding */ levelsOf),
/* harmony export */   qs: () => (/* binding */ listRows),
/* harmony export */   rP: () => (/* binding */ titleAfter),
/* harmony export */   sz: () => (/* binding */ mostTogether)
/* harmony export */ });
/* unused harmony export ratioText */
/* harmony import */ var _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3199);
/* harmony import */ var _document_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
/* harmony import */ var _document_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6307);
/* harmony import */ var _document_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8106);
/* harmony import */ var _metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6115);
/* harmony import */ var _naming_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2012);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8149);
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8389);








/** The rows of all findings that are to be shown, with one axis for all their strips. */
function makeRows(report) {
    const { labelOf } = (0,_naming_js__WEBPACK_IMPORTED_MODULE_3__/* .makeNaming */ .rs)(report);
    const findings = (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .listShown */ ["in"])(report);
    const isSorted = report.view !== undefined && report.view.sort !== 'verdict';
    const changed = [
        ...having(findings, 'regressed'),
        ...having(findings, 'not-comparable'),
        ...having(findings, 'improved'),
    ];
    const inconclusive = having(findings, 'inconclusive');
    const unchanged = having(findings, 'unchanged');
    const axis = (0,_document_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .axisOf */ .L$)(firstWithChange([...changed, ...inconclusive], findings));
    const unjudged = having(findings, null).filter(({ ignored }) => ignored === undefined);
    const byBenchmark = rankBenchmarks([...changed, ...inconclusive, ...unchanged, ...unjudged]);
    const order = (group) => (isSorted ? group : group.toSorted(byBenchmark));
    const rowsOf = (group) => order(group).map(finding => makeRow(finding, labelOf(finding), axis));
    return {
        changed: rowsOf(changed),
        inconclusive: rowsOf(inconclusive),
        unchanged: rowsOf(unchanged),
        unjudged: rowsOf(unjudged),
        ignored: rowsOf(having(findings, null).filter(({ ignored }) => ignored !== undefined)),
        sorted: isSorted ? rowsOf(findings) : undefined,
        // Only pages of text have them, and strips.
        get distributions() {
            return order([...changed, ...inconclusive]).flatMap(finding => makeDistributions(finding, labelOf(finding)) ?? []);
        },
    };
}
/** As many rows are shown together; of more, those that did not change are folded away. */
const mostTogether = 5;
/** All of them in the order in which a reader meets them. */
function listRows({ changed, inconclusive, unchanged, unjudged, ignored, sorted }) {
    return sorted ?? [...changed, ...inconclusive, ...unchanged, ...unjudged, ...ignored];
}
/** The same rows with all of them in the first group, where a page shows no more than a few altogether. */
function putTogether(rows, shown) {
    if (shown > mostTogether)
        return rows;
    return { ...rows, changed: listRows(rows), inconclusive: [], unchanged: [], unjudged: [], ignored: [] };
}
/**
 * Puts the findings of a benchmark together where the first of `findings` is of it: a benchmark that is worse in anything stands before
 * those that are not. Of one benchmark and verdict, the primary metric comes first.
 */
function rankBenchmarks(findings) {
    const ranks = new Map([...new Set(findings.map(({ benchmark }) => benchmark))].map((name, rank) => [name, rank]));
    const rank = ({ benchmark }) => ranks.get(benchmark) ?? ranks.size;
    const order = ({ verdict }) => (verdict === null ? _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .verdicts */ .r.length : _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .verdicts */ .r.indexOf(verdict));
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
function makeRow(finding, label, axis) {
    const { verdict, benchmark, baseline, contender, change, control } = finding;
    const levels = levelsOf(finding);
    const shared = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__/* .scale */ .hs)([levels.baseline?.value ?? 0, levels.contender?.value ?? 0], finding.unit);
    return {
        verdict,
        mark: verdict === null ? _words_words_js__WEBPACK_IMPORTED_MODULE_5__/* .otherMarks */ .p6[finding.ignored ? 'ignored' : 'unjudged'] : _words_words_js__WEBPACK_IMPORTED_MODULE_5__/* .marks */ .Z8[verdict],
        word: (0,_words_words_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(finding),
        benchmark,
        label,
        metric: (0,_naming_js__WEBPACK_IMPORTED_MODULE_3__/* .measureText */ .kD)(finding),
        baseline: levels.baseline && quantity(levels.baseline, baseline, shared),
        contender: levels.contender && quantity(levels.contender, contender, shared),
        change: changeText(finding),
        ratio: ratioText(finding),
        interval: change === null ? '' : intervalText(change),
        get strip() {
            return change === null ? '' : (0,_document_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .intervalStrip */ .qx)(change, axis);
        },
        axis: (0,_document_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .axisLabel */ .MW)(axis),
        control: control === null ? '–' : (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(control.value),
        reason: isBeside(finding) ? null : reasonOf(finding),
        cause: finding.cause,
        finding,
    };
}
function reasonOf(finding) {
    const parts = [finding.reason, (0,_words_words_js__WEBPACK_IMPORTED_MODULE_5__/* .describeExperiments */ .Ul)(finding)].filter(part => part !== undefined);
    return parts.length === 0 ? null : parts.join('; ');
}
/** Why there is no verdict is of interest only where somebody has asked for one. */
function isBeside({ aside, verdict }) {
    return aside === true && verdict === null;
}
function makeDistributions(finding, label) {
    const { benchmark, baseline, contender } = finding;
    if (baseline === null || contender === null || !isSpread(baseline, contender))
        return undefined;
    const { axis, strips } = (0,_document_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .drawDistributions */ .uF)(baseline, contender);
    const { numberWith, unit } = (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__/* .scale */ .hs)([axis.low, axis.high], finding.unit);
    const [low, high] = [axis.low, axis.high].map(end => numberWith(end, axis.high - axis.low));
    return { benchmark, label, metric: (0,_naming_js__WEBPACK_IMPORTED_MODULE_3__/* .measureText */ .kD)(finding), strips, axis: (0,_document_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .axisStrip */ .mZ)(low, high), unit };
}
/** The values of each side in a row: the levels that belong to its change, or the medians if it has none. */
function levelsOf({ baseline, contender, change, }) {
    const medians = { baseline: baseline && medianOf(baseline), contender: contender && medianOf(contender) };
    if (change === null || baseline === null || contender === null)
        return medians;
    if (baseline.level && contender.level)
        return { baseline: baseline.level, contender: contender.level };
    // Values too large to compute with have no levels.
    return { ...medians, contender: { value: baseline.median * (1 + change.value), mad: contender.mad } };
}
function medianOf({ median, mad }) {
    return { value: median, mad };
}
/** A smaller spread, relative to the value, is not shown. */
const leastSpread = 1e-6;
/** `level` in the unit of `scale`, with the spread of the values that `summary` is of. */
function quantity(level, summary, { number, numberWith, spread, unit }) {
    const { value, mad } = level;
    // Eight digits of what is the same but for a few bytes would hide how large it is.
    if (mad > 0 && mad < Math.abs(value) * leastSpread)
        return { number: numberWith(value, Math.abs(value) / 1000), unit, spread: '' };
    if (summary.min === summary.max)
        return { number: number(value), unit, spread: '' };
    return { number: numberWith(value, mad), unit, spread: spread(mad, value) };
}
/** A change in percent, or what stands in its place. */
function changeText({ change, baseline, contender }) {
    if (change !== null)
        return (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__/* .percentWithin */ .BG)(change.value, change.low, change.high);
    if (baseline?.mean === 0 && contender !== null && contender.mean !== 0)
        return 'from 0';
    return '–';
}
/** Further apart than any two numbers are. */
const furthest = 1000;
/** The distance between the sides of a change, by which rows are sorted: half as much is as far as twice as much, and nothing is furthest. */
function changeSize({ value }) {
    return Number(Math.min(furthest, Math.abs(Math.log1p(value))).toPrecision(4));
}
/** From here on people say how many times, not how many percent. */
const leastRatio = 1.5;
/** Only of a change that was told, or is exact: how many times of what may be nothing would be noise. */
function ratioText(finding) {
    const { change, verdict } = finding;
    if (change === null || change.value <= -1)
        return '';
    const ratio = Math.exp(Math.abs(Math.log1p(change.value)));
    const isTold = verdict === 'regressed' || verdict === 'improved' || isExact(change);
    return isTold && ratio >= leastRatio ? `${(0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__/* .times */ .Hn)(ratio)} ${(0,_words_words_js__WEBPACK_IMPORTED_MODULE_5__/* .directionWord */ .i7)(finding, change.value > 0)}` : '';
}
/** The interval of a change. */
function intervalText(change) {
    return isExact(change) ? 'exact' : (0,_metrics_scale_js__WEBPACK_IMPORTED_MODULE_2__/* .percentInterval */ .r6)(change.low, change.high);
}
function isExact({ value, low, high }) {
    return low === value && high === value;
}
function isSpread(baseline, contender) {
    return baseline.min < baseline.max || contender.min < contender.max;
}
/** A row by its name, or, below another one of the same benchmark, by its metric alone. */
function titleAfter(before, row) {
    return before?.benchmark === row.benchmark ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `↳ ${row.metric ?? 'time'}` : title(row);
}
/** A row by its name; the metric only where it is not the time. */
function title({ benchmark, metric, label = (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${benchmark}` }) {
    return metric === null ? label : (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${label} · ${metric}`;
}
/** A median with its unit. */
function valueText(quantity) {
    return quantity === null ? (0,_document_text_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .ZV)('–') : (0,_document_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quantityText */ .Nr)(quantity.number, quantity.unit);
}


/***/ }),

/***/ 9120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ makeSection),
  p: () => (/* binding */ makeSections)
});

// EXTERNAL MODULE: ./lib/stats/opinions/holm.js
var holm = __webpack_require__(4413);
;// CONCATENATED MODULE: ./lib/causes/permutation.js
/** More than this many assignments are drawn, not listed: 6 rounds with two copies on each side have 46,656. */
const mostListed = 50_000;
/**
 * The difference of means under the exact permutation of labels within each round (Fisher 1935; Ernst 2004). A sum of differences is
 * linear, so the estimates of parts add up to that of the whole; ranks would not.
 */
function testDifference(rounds, random) {
    const choices = rounds.map(listAssignments);
    const observed = choices.reduce((sum, all) => sum + all[0].difference, 0);
    const groups = addUp(choices, random);
    const total = groups.reduce((sum, { sums }) => sum + sums.length, 0);
    const count = rounds.length;
    const scale = Math.max(1e-12, ...groups.map(({ sums }) => Math.max(Math.abs(sums[0]), Math.abs(sums.at(-1)))));
    const pOf = (shift) => {
        const distance = Math.abs(observed - shift * count) - 1e-9 * scale;
        const extreme = groups.reduce((sum, { kept, sums }) => sum + countBeyond(sums, shift * kept, distance), 0);
        return extreme / total;
    };
    const estimate = observed / count;
    return {
        estimate,
        p: pOf(0),
        interval: confidence => {
            const alpha = 1 - confidence;
            const [low, high] = [-1, 1].map(sign => findBound({ pOf, estimate, alpha, step: (sign * scale) / count }));
            return low === undefined || high === undefined ? undefined : { low, high };
        },
    };
}
/** All ways to choose which values of a round are the contender's; the observed one comes first. */
function listAssignments({ baseline, contender }) {
    const values = [...contender, ...baseline];
    const total = values.reduce((sum, value) => sum + value, 0);
    return chooseFrom(values.length, contender.length).map(chosen => {
        const sum = chosen.reduce((partial, at) => partial + values[at], 0);
        const kept = chosen.filter(at => at < contender.length).length;
        const moved = contender.length - kept;
        return {
            difference: sum / contender.length - (total - sum) / baseline.length,
            kept: kept / contender.length - moved / baseline.length,
        };
    });
}
function chooseFrom(count, size, from = 0) {
    if (size === 0)
        return [[]];
    return Array.from({ length: count - size + 1 - from }, (_, at) => from + at).flatMap(first => chooseFrom(count, size - 1, first + 1).map(rest => [first, ...rest]));
}
/** The sums over all rounds of every combination of assignments, or of many that are drawn, the observed one among them. */
function addUp(choices, random) {
    const combinations = choices.reduce((product, all) => product * all.length, 1);
    const groups = combinations > mostListed
        ? drawSums(choices, random)
        : choices.reduce(combine, new Map([[0, Float64Array.of(0)]]));
    return [...groups].map(([kept, sums]) => ({ kept, sums: sums.sort() }));
}
/** `groups` with one more round: each sum with each assignment of it. */
function combine(groups, assignments) {
    const parts = new Map();
    for (const [before, sums] of groups)
        for (const { difference, kept } of assignments)
            addTo(parts, before + kept, sums.map(sum => sum + difference));
    return new Map([...parts].map(([kept, arrays]) => [kept, join(arrays)]));
}
function join(arrays) {
    const joined = new Float64Array(arrays.reduce((sum, { length }) => sum + length, 0));
    let end = 0;
    for (const one of arrays) {
        joined.set(one, end);
        end += one.length;
    }
    return joined;
}
function drawSums(choices, random) {
    const parts = new Map();
    for (let drawn = 0; drawn < mostListed; drawn++) {
        const chosen = choices.map(all => all[drawn === 0 ? 0 : random.below(all.length)]);
        const total = (key) => chosen.reduce((sum, one) => sum + one[key], 0);
        addTo(parts, total('kept'), total('difference'));
    }
    return new Map([...parts].map(([kept, sums]) => [kept, Float64Array.from(sums)]));
}
/** Adds `value` to those with the same `kept`, which is a multiple of a simple fraction. */
function addTo(parts, kept, value) {
    const key = Math.round(kept * 1e6) / 1e6;
    const known = parts.get(key);
    if (known)
        known.push(value);
    else
        parts.set(key, [value]);
}
/** How many of `sums` are at least `distance` away from `center`. */
function countBeyond(sums, center, distance) {
    if (distance <= 0)
        return sums.length;
    const below = countWhile(sums, sum => sum <= center - distance);
    return below + sums.length - countWhile(sums, sum => sum < center + distance);
}
/** The length of the beginning of `sums` for which `holds` is true. */
function countWhile(sums, holds) {
    let [low, high] = [0, sums.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (holds(sums[middle]))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** Where shifts begin to be rejected on the way from the estimate; undefined where none is. */
function findBound({ pOf, estimate, alpha, step }) {
    const isRejected = (shift) => pOf(shift) <= alpha;
    let outside = step;
    for (let doubled = 0; !isRejected(estimate + outside); doubled++) {
        if (doubled === 20)
            return undefined;
        outside *= 2;
    }
    let inside = 0;
    for (let halved = 0; halved < 40; halved++) {
        const middle = (inside + outside) / 2;
        if (isRejected(estimate + middle))
            outside = middle;
        else
            inside = middle;
    }
    return estimate + outside;
}

;// CONCATENATED MODULE: ./lib/causes/counts.js

/** The values of a side may differ by this part of the difference between the sides. */
const agreement = 0.1;
/**
 * Tests counts, which are the same in every run of a program that does the same. If the counts of each side agree among themselves,
 * the difference is judged directly: no two rounds could tell more. Otherwise they are values like others.
 */
function testCounts(rounds, random) {
    const [before, after] = ['baseline', 'contender'].map(side => rounds.flatMap(round => round[side]));
    const spread = rangeOf(before) + rangeOf(after);
    const test = testDifference(rounds, random);
    const { estimate } = test;
    if (spread > agreement * Math.abs(estimate))
        return test;
    return {
        estimate,
        p: estimate === 0 ? 1 : 0,
        interval: () => ({ low: estimate - spread, high: estimate + spread }),
    };
}
function rangeOf(values) {
    return Math.max(...values) - Math.min(...values);
}

// EXTERNAL MODULE: ./lib/causes/names.js + 1 modules
var names = __webpack_require__(8685);
;// CONCATENATED MODULE: ./lib/causes/table.js

/** The complete rounds of two sides, function by function; each function is known by its name, wherever its file has gone. Code of others counts for its owner. */
function makeTable({ functions, rounds }, baseline, contender) {
    const complete = keepComplete(rounds.map(round => ({
        baseline: round.filter(({ side }) => side === baseline),
        contender: round.filter(({ side }) => side === contender),
    })));
    const blank = complete.map(round => ({
        baseline: round.baseline.map(() => 0),
        contender: round.contender.map(() => 0),
    }));
    const table = new Map();
    const open = (all, first) => {
        const key = (0,names/* keyOf */.T)(first);
        const known = all.get(key) ?? { first, rounds: structuredClone(blank), parts: new Map() };
        all.set(key, known);
        return known;
    };
    complete.forEach((round, at) => {
        // The place of a function is the contender's, where it has one: that is what its reader has open.
        for (const side of ['contender', 'baseline'])
            for (const [copy, { self }] of round[side].entries())
                for (const [place, amount, owner] of self) {
                    const known = open(table, functions[owner ?? place]);
                    known.rounds[at][side][copy] += amount;
                    if (owner !== undefined)
                        open(known.parts, functions[place]).rounds[at][side][copy] += amount;
                }
    });
    return [...table.values()].map(({ first, rounds: own, parts }) => ({
        ...{ ...first, rounds: own },
        parts: [...parts.values()].map(part => ({ ...part.first, rounds: part.rounds })),
    }));
}
/** The rounds in which as many copies of each side ran as in any. */
function keepComplete(rounds) {
    const most = (side) => Math.max(1, ...rounds.map(round => round[side].length));
    const [ofBaseline, ofContender] = [most('baseline'), most('contender')];
    return rounds.filter(({ baseline, contender }) => baseline.length === ofBaseline && contender.length === ofContender);
}
/** Several series as one: their amounts added up. */
function addSeries(series) {
    const [first, ...others] = series;
    if (first === undefined)
        return [];
    return first.rounds.map((round, at) => {
        const add = (side) => round[side].map((value, copy) => others.reduce((sum, other) => sum + other.rounds[at][side][copy], value));
        return { baseline: add('baseline'), contender: add('contender') };
    });
}
/** The mean of one side: of the copies in each round, and of all rounds. */
function meanOf(rounds, side) {
    const means = rounds.map(round => round[side].reduce((sum, value) => sum + value, 0) / round[side].length);
    return means.reduce((sum, value) => sum + value, 0) / Math.max(1, means.length);
}

;// CONCATENATED MODULE: ./lib/causes/conclude.js




/** Functions below this part of the baseline are not looked at one by one. */
const smallestShare = 0.005;
/** A named function makes up at least this part of the whole change. */
const smallestPart = 0.1;
/** A reader looks at no more. */
const mostNamed = 3;
/** A wrong name sends its reader astray, so naming has this part of the usual level: any is named in 1% of races without a change. */
const strictly = 0.2;
/**
 * The functions that account for the difference between two sides, each with an interval.
 *
 * Every function is tested by the exact permutation within rounds, and Holm's correction (1979) holds over all of them. A function is
 * named where it is rejected, and makes up a part of the whole that is worth a name.
 *
 * The whole has the noise of all functions: what slows the machine down for one invocation slows them all. So one function may be beyond
 * doubt where the whole is not. It is named then too, if it went the way of the verdict, the whole leaves room for it, and no other
 * function went the other way.
 */
function concludeCauses(profiles, question) {
    const { baseline, contender, confidence, direction = 0, random } = question;
    const table = makeTable(profiles, baseline, contender);
    const rounds = table[0]?.rounds.length ?? 0;
    if (rounds === 0)
        return undefined;
    const alpha = 1 - confidence;
    const all = addSeries(table);
    const judge = (own) => profiles.unit === 'instructions' ? testCounts(own, random) : testDifference(own, random);
    const whole = judge(all);
    const least = smallestShare * meanOf(all, 'baseline');
    const series = pairRenamed(table, least).filter(({ rounds: own }) => levelOf(own) >= least);
    const floor = Math.max(least, smallestPart * Math.abs(whole.estimate));
    const listParts = (one) => explainParts(one, judge, strictly * alpha);
    const tests = series.map(one => ({ series: one, test: judge(one.rounds) }));
    const isReproduced = whole.p <= alpha;
    const adjusted = (0,holm/* adjustByHolm */.Z)(tests.map(({ test }) => test.p));
    const sizes = tests.map(({ test }) => Math.abs(test.estimate));
    const isOpposed = tests.some(({ test }, at) => adjusted[at] <= alpha && test.estimate * direction < 0);
    const room = isOpposed ? undefined : whole.interval(confidence);
    const isPlausible = (estimate) => isReproduced || (estimate * direction > 0 && contains(room, estimate));
    const named = new Set([...tests.keys()]
        .filter(at => tests[at].series.origin !== 'runtime')
        .filter(at => adjusted[at] <= strictly * alpha && sizes[at] >= floor && isPlausible(tests[at].test.estimate))
        .sort((one, other) => sizes[other] - sizes[one])
        .slice(0, mostNamed));
    // Intervals of what was chosen for its size miss more often (Benjamini & Yekutieli 2005). The rest is a row too.
    const level = 1 - (alpha * Math.max(1, named.size)) / (tests.length + 1);
    const rows = tests.map(({ series: one, test }, at) => {
        const parts = named.has(at) ? listParts(one) : [];
        return { ...makeRow(one, test, { level, isNamed: named.has(at) }), ...(parts.length > 0 && { parts }) };
    });
    const namedNames = new Set(rows.filter(({ isNamed }) => isNamed).flatMap(({ name, renamed = name }) => [name, renamed]));
    const others = table.filter(({ name }) => !namedNames.has(name));
    const rest = others.length === 0 ? all.map(toNothing) : addSeries(others);
    return {
        profiler: profiles.profiler,
        unit: profiles.unit,
        ...(profiles.benchmark === undefined ? {} : { benchmark: profiles.benchmark }),
        rounds,
        whole: { ...makeSum(all, whole, confidence), p: whole.p },
        isReproduced,
        rows: rows.sort(byWeight),
        rest: { ...makeSum(rest, judge(rest), confidence), functions: others.length },
        ...group(others, { judge, floor, confidence }),
    };
}
/** Joins functions by where they are, and keeps the places that differ. */
function group(others, { judge, floor, confidence }) {
    const places = new Map();
    for (const one of others) {
        const place = placeOf(one);
        if (place !== undefined)
            places.set(place, [...(places.get(place) ?? []), one]);
    }
    const tests = [...places].map(([place, series]) => {
        const rounds = addSeries(series);
        return { place, series, rounds, test: judge(rounds) };
    });
    const adjusted = (0,holm/* adjustByHolm */.Z)(tests.map(({ test }) => test.p));
    const kept = tests
        .filter(({ test }, at) => adjusted[at] <= 1 - confidence && Math.abs(test.estimate) >= floor)
        .sort((one, other) => Math.abs(other.test.estimate) - Math.abs(one.test.estimate))
        .slice(0, mostNamed);
    if (kept.length === 0)
        return {};
    const grouped = new Set(kept.flatMap(({ series }) => series));
    const left = others.filter(one => !grouped.has(one));
    const rounds = left.length === 0 ? kept[0].rounds.map(toNothing) : addSeries(left);
    const groups = kept.map(({ place, series, rounds, test }) => ({
        ...makeSum(rounds, test, confidence),
        ...{ place, functions: series.length },
    }));
    return { groups, ungrouped: { ...makeSum(rounds, judge(rounds), confidence), functions: left.length } };
}
function placeOf({ file, origin, module }) {
    return origin === undefined ? file : (module ?? file);
}
function contains(range, value) {
    return range !== undefined && range.low <= value && value <= range.high;
}
function toNothing({ baseline, contender }) {
    return { baseline: baseline.map(() => 0), contender: contender.map(() => 0) };
}
/** The larger of what both sides have. */
function levelOf(rounds) {
    return Math.max(meanOf(rounds, 'baseline'), meanOf(rounds, 'contender'));
}
function makeSum(rounds, test, confidence) {
    const [baseline, contender] = [meanOf(rounds, 'baseline'), meanOf(rounds, 'contender')];
    const interval = test.interval(confidence);
    return { baseline, contender, difference: test.estimate, ...(interval && { interval }) };
}
function makeRow({ rounds, parts: _, ...about }, test, { level, isNamed }) {
    return { ...about, ...makeSum(rounds, test, level), p: test.p, isNamed };
}
/** A part makes up at least so much of the function that it is a part of. */
const smallestPartOfRow = 0.3;
/** The code of others that the difference of `series` is in, tested as functions are. */
function explainParts({ rounds, parts }, judge, alpha) {
    const whole = meanOf(rounds, 'contender') - meanOf(rounds, 'baseline');
    const tests = parts.map(part => ({ part, ...judge(part.rounds) }));
    const adjusted = (0,holm/* adjustByHolm */.Z)(tests.map(({ p }) => p));
    return tests
        .filter(({ estimate }, at) => adjusted[at] <= alpha && estimate / whole >= smallestPartOfRow)
        .sort((one, other) => Math.abs(other.estimate) - Math.abs(one.estimate))
        .slice(0, mostNamed)
        .map(({ part, estimate }) => {
        const [before, after] = [meanOf(part.rounds, 'baseline'), meanOf(part.rounds, 'contender')];
        const presence = before === 0 ? { presence: 'new' } : after === 0 ? { presence: 'gone' } : {};
        return { name: part.name, difference: estimate, ...presence };
    });
}
function byWeight(one, other) {
    const isOwn = ({ isNamed, origin }) => Number(isNamed && origin === undefined);
    return (Number(other.isNamed) - Number(one.isNamed) ||
        isOwn(other) - isOwn(one) ||
        Math.abs(other.difference) - Math.abs(one.difference));
}
/** The largest part of a difference that may be left over for two functions to be one that was renamed or inlined. */
const mostLeftOver = 0.1;
/** Joins each function that only one side has with one of the opposite difference, where little is left of the two: it was renamed, or inlined. */
function pairRenamed(series, floor) {
    const differences = new Map(series.map(one => [one, differenceOf(one)]));
    const bySize = series.filter(isOneSided).sort((one, other) => sizeOf(differences, other) - sizeOf(differences, one));
    const taken = new Set();
    const joined = bySize.flatMap(one => {
        const own = differences.get(one);
        if (taken.has(one) || Math.abs(own) < floor)
            return [];
        const left = (other) => Math.abs(own + differences.get(other));
        const [best] = series
            .filter(other => other !== one && !taken.has(other) && left(other) <= mostLeftOver * Math.abs(own))
            .sort((a, b) => left(a) - left(b));
        if (best === undefined)
            return [];
        taken.add(one).add(best);
        const [before, after] = own < 0 ? [one, best] : [best, one];
        const rounds = addSeries([before, after]);
        return [{ ...after, name: before.name, renamed: after.name, rounds, parts: [...before.parts, ...after.parts] }];
    });
    return [...series.filter(one => !taken.has(one)), ...joined];
}
function differenceOf({ rounds }) {
    return meanOf(rounds, 'contender') - meanOf(rounds, 'baseline');
}
function sizeOf(differences, one) {
    return Math.abs(differences.get(one));
}
function isOneSided({ rounds }) {
    return ['baseline', 'contender'].some(side => rounds.every(round => round[side].every(value => value === 0)));
}

// EXTERNAL MODULE: ./lib/compare/conclusion.js + 14 modules
var conclusion = __webpack_require__(3318);
// EXTERNAL MODULE: ./lib/compare/confirmation/stages.js
var stages = __webpack_require__(8330);
// EXTERNAL MODULE: ./lib/metrics/computable.js
var computable = __webpack_require__(9195);
// EXTERNAL MODULE: ./lib/record/series-key.js
var series_key = __webpack_require__(2326);
// EXTERNAL MODULE: ./lib/compare/comparison.js + 5 modules
var comparison = __webpack_require__(3371);
// EXTERNAL MODULE: ./lib/compare/series.js
var series = __webpack_require__(4662);
// EXTERNAL MODULE: ./lib/compare/verdicts/change.js
var change = __webpack_require__(9236);
;// CONCATENATED MODULE: ./lib/compare/experiments.js







/** Adds to `findings` of `record` what its earlier experiments found, and what all of them show together. */
function addExperiments(findings, record) {
    const { earlier = [] } = record;
    if (earlier.length === 0)
        return findings;
    const conclusions = earlier.map(conclusion/* conclude */.Ep);
    const tables = [...earlier, record].map(one => index((0,series/* makeSeries */.YG)((0,stages/* takeFirstStage */.i1)(one)).series));
    return findings.map(finding => {
        if (finding.verdict === null)
            return finding;
        const key = (0,series_key/* seriesKey */.X)(finding);
        const all = tables.flatMap(table => table.get(key) ?? []);
        const experiments = {
            earlier: conclusions.map(one => findResult(one, key)),
            pooled: finding.p === null ? null : pool(all, record),
        };
        return { ...finding, experiments };
    });
}
function findResult({ findings }, key) {
    const found = findings.find(one => (0,series_key/* seriesKey */.X)(one) === key);
    return found === undefined ? null : { verdict: found.verdict, change: found.change };
}
/** The change of all rounds together; each experiment has a level of its own. */
function pool(all, { settings: { confidence } }) {
    const [first] = all;
    if (first === undefined)
        return null;
    const starts = [];
    const rounds = all.flatMap(({ rounds: own, breaks }, place) => {
        const before = all.slice(0, place).reduce((sum, one) => sum + one.rounds.length, 0);
        starts.push(...(before > 0 ? [before] : []), ...breaks.map(start => before + start));
        return own;
    });
    // One of the experiments may have counts of 0, which have no ratio.
    if (rounds.some(round => round.some(({ value }) => !(value > 0 && (0,computable/* isComputable */.$O)(value)))))
        return null;
    const engine = (0,comparison/* compareSides */.GQ)({ ...first, rounds, breaks: starts });
    return (0,change/* toChange */._u)({ estimate: engine.estimate, ...engine.interval(confidence) }, first.metric.better, confidence);
}
function index(series) {
    return new Map(series.map(one => [(0,series_key/* seriesKey */.X)({ benchmark: one.benchmark, metric: one.metric.name }), one]));
}

// EXTERNAL MODULE: ./lib/compare/rounds/design.js
var design = __webpack_require__(699);
// EXTERNAL MODULE: ./lib/compare/work.js
var work = __webpack_require__(2614);
// EXTERNAL MODULE: ./lib/record/record.js
var record = __webpack_require__(2472);
// EXTERNAL MODULE: ./lib/stats/random.js
var random = __webpack_require__(9376);
// EXTERNAL MODULE: ./lib/util/present.js
var present = __webpack_require__(2863);
// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
// EXTERNAL MODULE: ./lib/stats/distributions/student.js
var student = __webpack_require__(744);
;// CONCATENATED MODULE: ./lib/report/since.js



const confidence = 0.95;
/**
 * Adds what a comparison found to the baseline's level above a release. Both have errors of their own, so the squares of their reaches
 * add up (Zou & Donner 2008).
 */
function addSince({ levels, degrees = Infinity, ...release }, findings) {
    const quantile = (0,student/* studentQuantile */.F)((1 + confidence) / 2, degrees);
    const known = new Map(levels.map(level => [JSON.stringify([level.benchmark, level.metric]), level]));
    const rows = findings.flatMap((finding) => {
        const { benchmark, metric, better, verdict } = finding;
        const level = known.get(JSON.stringify([benchmark, metric]));
        const own = readLog(finding);
        if (level === undefined || own === undefined || verdict === null || verdict === 'not-comparable')
            return [];
        const span = (estimate, reach) => (0,change/* toChange */._u)({ estimate, low: estimate - reach, high: estimate + reach }, better, confidence);
        const reach = quantile * level.standardError;
        return [
            {
                benchmark,
                metric,
                main: span(level.estimate, reach),
                here: span(level.estimate + own.estimate, Math.hypot(reach, own.reach)),
            },
        ];
    });
    return { ...release, rows };
}
/** The estimate of an interval and its reach on both sides, in natural logs where more is worse. */
function readLog({ change, better }) {
    if (change === null || change.low === null || change.high === null || change.low <= -1)
        return undefined;
    const width = Math.log1p(change.high) - Math.log1p(change.low);
    const estimate = Math.log1p(change.value);
    return {
        estimate: better === 'higher' ? -estimate : estimate,
        reach: ((width / 2) * (0,normal/* normalQuantile */.Zl)((1 + confidence) / 2)) / (0,normal/* normalQuantile */.Zl)((1 + change.level) / 2),
    };
}

;// CONCATENATED MODULE: ./lib/report/section.js










/** The report of `record`; the same record gives the same report, to the last digit. */
function makeSection(record) {
    return makeSections([record])[0];
}
/** The reports of `records`, which have the same confidence, with one correction for many over all that is judged in any of them. */
function makeSections(records) {
    const outcomes = (0,conclusion/* concludeAll */.Vl)(records);
    return records.map((record, index) => assemble(record, outcomes[index]));
}
function assemble(record, { status, warnings: found, findings, ...outcome }) {
    const { suite, part, rounds, settings, warnings } = record;
    const { environment, runners, sides, names, command, options, seed, plan, tampered, reinstall } = record;
    const { suiteChanges, suiteReplaced, outage } = record;
    const { threshold, confidence } = settings;
    return {
        status,
        suite,
        rounds: (0,stages/* startOfSecond */.ax)(record) ?? rounds.length,
        settings: { threshold, confidence, looks: (0,design/* listLooks */.v)(record) },
        ...outcome,
        findings: addExperiments(findings, record),
        warnings: [...warnings, ...found],
        ...(0,present/* present */.E)({
            part,
            environment,
            runners,
            outage,
            sides,
            names,
            command,
            options,
            seed,
            plan,
            tampered,
            suiteChanges,
            suiteReplaced,
            reinstall,
            ...(0,stages/* listStages */.Cv)(record),
            work: (0,work/* compareWork */.l0)(record),
            causes: explain(record, findings),
            since: record.since && addSince(record.since, findings),
        }),
    };
}
/** The causes of what changed between the sides of `record`, where these were profiled. */
function explain({ causes, names = record/* usualNames */.Vx, settings: { confidence }, seed = '' }, findings) {
    if (causes === undefined || 'absence' in causes)
        return causes;
    if (!causes.sides.includes(names.baseline) || !causes.sides.includes(names.contender))
        return undefined;
    const about = findings.filter(({ benchmark }) => benchmark === (causes.benchmark ?? benchmark));
    const ways = ['regressed', 'improved'].filter(way => about.some(({ verdict }) => verdict === way));
    const direction = ways.length !== 1 ? {} : { direction: ways[0] === 'regressed' ? 1 : -1 };
    return concludeCauses(causes, { ...names, ...direction, confidence, random: (0,random/* makeRandom */.eI)(`${seed}/causes/test`) });
}


/***/ }),

/***/ 8149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ isTold),
/* harmony export */   fb: () => (/* binding */ describeView),
/* harmony export */   "in": () => (/* binding */ listShown),
/* harmony export */   sc: () => (/* binding */ narrow)
/* harmony export */ });
/* harmony import */ var _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3199);
/* harmony import */ var _metrics_process_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6964);
/* harmony import */ var _rules_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3650);



/** `report` with the view that is asked for; as it is where nothing is asked. */
function narrow(report, asked) {
    const { sort, filter, only } = asked;
    if (sort === 'verdict' && filter.length + only.length === 0)
        return report;
    return { ...report, view: makeView(report.findings, asked) };
}
function makeView(findings, { sort, filter, only }) {
    const isWanted = ({ benchmark, verdict }) => (filter.length === 0 || filter.some(pattern => (0,_rules_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matches */ .cK)(pattern, benchmark))) &&
        (only.length === 0 || only.some(one => one === verdict));
    const wanted = findings.filter(finding => isTold(finding) && isWanted(finding));
    return { sort, shown: wanted.toSorted(orders[sort]).map(finding => findings.indexOf(finding)) };
}
const byName = new Intl.Collator('en', { numeric: true });
const orders = {
    verdict: (one, other) => rank(one) - rank(other),
    change: (one, other) => sizeOf(other) - sizeOf(one),
    name: (one, other) => byName.compare(one.benchmark, other.benchmark) ||
        Number(other.primary) - Number(one.primary) ||
        byName.compare(one.metric, other.metric),
};
function rank({ verdict }) {
    return verdict === null ? _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .r.length : _compare_verdicts_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .r.indexOf(verdict);
}
/** How far the sides lie apart, whichever is the larger: half as much is as far as twice as much. From nothing is furthest, unknown is last. */
function sizeOf({ change, baseline, contender }) {
    if (change !== null)
        return Math.abs(Math.log1p(change.value));
    return baseline?.mean === 0 && contender !== null && contender.mean !== 0 ? Number.MAX_VALUE : -1;
}
/** Returns whether a page shows a finding by default. Findings that only explain others are not shown. */
function isTold({ verdict, ignored, aside, metric }) {
    return verdict !== null || ignored !== undefined || !aside || (0,_metrics_process_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .isTelling */ .c0)(metric);
}
/** The findings that a page shows, in its order. */
function listShown({ findings, view }) {
    return view === undefined ? findings.filter(isTold) : view.shown.flatMap(place => findings[place] ?? []);
}
/** Describes how many of all rows are shown: `showing 3 of 80`. Returns undefined if all are shown. */
function describeView(report) {
    const [shown, all] = [listShown(report).length, report.findings.filter(isTold).length];
    return shown === all ? undefined : `showing ${shown} of ${all}`;
}


/***/ }),

/***/ 8807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zn: () => (/* binding */ areScanned),
/* harmony export */   aE: () => (/* binding */ leastSizes),
/* harmony export */   lW: () => (/* binding */ listSizes)
/* harmony export */ });
const prefixes = {
    '': 1,
    k: 1e3,
    K: 1e3,
    M: 1e6,
    G: 1e9,
    Ki: 2 ** 10,
    Mi: 2 ** 20,
    Gi: 2 ** 30,
};
/** A number of its own between slashes, brackets, commas, or hyphens in brackets, perhaps behind the name of a parameter. */
const pattern = /(?<=^|[/[(,]|\[[^\]/]{0,80}-)(?:([A-Za-z_]\w{0,30})[=:])?(\d{1,15}(?:\.\d{1,9})?(?:e\d{1,2})?)(Ki|Mi|Gi|[kKMG])?B?(?=$|[/\]),]|-[^[/]*\])/g;
/** The sizes in the name of a benchmark: `n=1000`, `parse/n=1000`, `BM_sort/1024`, `test_sort[1024]`. */
function listSizes(name) {
    return [...name.matchAll(pattern)].flatMap(found => {
        const [text, parameter, digits = '', prefix = ''] = found;
        const size = Number(digits) * prefixes[prefix];
        if (!(size > 0))
            return [];
        const before = name.slice(0, found.index) + (parameter === undefined ? '' : `${parameter}=`);
        return [
            {
                family: `${before}…${name.slice(found.index + text.length)}`,
                parameter: parameter ?? 'n',
                size,
                isNamed: parameter !== undefined,
            },
        ];
    });
}
/** Fewer points bear no exponent that noise could not make. */
const leastSizes = 3;
/** Numbers that no name calls a parameter may be anything, such as the numbers of cases: sizes are spread. */
const leastRange = 8;
const leastStep = 1.5;
/** Returns whether ascending `sizes` make a scan. Numbers that only count, as of cases or seeds, do not, unless they are asked for. */
function areScanned(sizes, { isNamed, isAsked }) {
    if (sizes.length < leastSizes)
        return false;
    if (isNamed && isAsked)
        return true;
    if (isNamed)
        return sizes.some((size, at) => at > 0 && size !== sizes[at - 1] + 1);
    return (sizes.at(-1) >= leastRange * sizes[0] && sizes.every((size, at) => at === 0 || size >= leastStep * sizes[at - 1]));
}


/***/ }),

/***/ 8210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mt: () => (/* binding */ chiSquareTail),
/* harmony export */   SW: () => (/* binding */ halfGammaRatio)
/* harmony export */ });
/* unused harmony exports logGamma, upperGamma */
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


/***/ }),

/***/ 6112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TQ: () => (/* binding */ madOfNormal),
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   kC: () => (/* binding */ normalDensity),
/* harmony export */   vr: () => (/* binding */ normalCdf)
/* harmony export */ });
/* unused harmony export erfc */
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
/** The density of the standard normal distribution at `z`. */
function normalDensity(z) {
    return Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
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
    for (let i = 0; i < coefficients.length; i++)
        value = value * x + coefficients[i];
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


/***/ }),

/***/ 744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ studentQuantile),
/* harmony export */   R: () => (/* binding */ studentCdf)
/* harmony export */ });
/* harmony import */ var _gamma_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8210);
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6112);


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
        return (0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(p);
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
    let t = isTail ? -(0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalQuantile */ .Zl)(p) : wanted / density(0, degrees);
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
        return (0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalCdf */ .vr)(-t);
    if (isCentral(t, degrees))
        return 0.5 - centre(t, degrees);
    if (degrees > manyDegrees)
        return (0,_normal_js__WEBPACK_IMPORTED_MODULE_1__/* .normalCdf */ .vr)(-toNormal(t, degrees));
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
    return { front: power * Math.sqrt(head / Math.PI) * (0,_gamma_js__WEBPACK_IMPORTED_MODULE_0__/* .halfGammaRatio */ .SW)(degrees / 2), head, tail };
}
function density(t, degrees) {
    const power = Math.exp((-(degrees + 1) / 2) * Math.log1p((t * t) / degrees));
    return (power * (0,_gamma_js__WEBPACK_IMPORTED_MODULE_0__/* .halfGammaRatio */ .SW)(degrees / 2)) / Math.sqrt(degrees * Math.PI);
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


/***/ }),

/***/ 2262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ shareByLayout),
/* harmony export */   z: () => (/* binding */ makeBlocks)
/* harmony export */ });
/** The layout of `rounds`, whose values must be finite; any number of them on each side of a round. */
function makeBlocks(rounds) {
    const layout = share(makeLayout(rounds));
    const { starts, middles } = layout;
    const values = new Float64Array(starts[rounds.length]);
    rounds.forEach(({ a, b }, i) => {
        values.set(a, starts[i]);
        values.set(b, middles[i]);
    });
    return { ...layout, layout, values };
}
function makeLayout(rounds) {
    const starts = new Int32Array(rounds.length + 1);
    const middles = new Int32Array(rounds.length);
    rounds.forEach(({ a, b }, i) => {
        middles[i] = starts[i] + a.length;
        starts[i + 1] = middles[i] + b.length;
    });
    return { starts, middles, sequence: makeSequence(rounds, starts, middles) };
}
/** Shares what `make` makes of a layout among all rounds that have it: the benchmarks of a record have few. */
function shareByLayout(make) {
    const made = new WeakMap();
    return layout => {
        const found = made.get(layout) ?? { it: make(layout) };
        made.set(layout, found);
        return found.it;
    };
}
const known = [];
const capacity = 8;
/** The known layout that is the same as `layout`, or `layout` itself. */
function share(layout) {
    const same = known.find(({ starts, middles, sequence }) => isSame(starts, layout.starts) && isSame(middles, layout.middles) && isSame(sequence, layout.sequence));
    if (same)
        return same;
    if (known.length >= capacity)
        known.shift();
    known.push(layout);
    return layout;
}
function isSame(one, other) {
    if (one?.length !== other?.length)
        return false;
    return one === undefined || one.every((place, i) => place === other[i]);
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


/***/ }),

/***/ 4523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ makeEngine)
});

// EXTERNAL MODULE: ./lib/util/once.js
var once = __webpack_require__(4903);
// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
// EXTERNAL MODULE: ./lib/stats/local-levels.js
var local_levels = __webpack_require__(9038);
// EXTERNAL MODULE: ./lib/stats/quantile.js
var quantile = __webpack_require__(7710);
;// CONCATENATED MODULE: ./lib/stats/scores/align.js

/** Residuals are whole numbers of 1e-12, so that what is equal but for rounding is tied. */
const residualsPerUnit = 1e12;
/**
 * Puts into `residuals` the values of `blocks`, the contender's lowered by `shift`. Where there are several runners, which begin at the rounds
 * of `breaks`, each loses the lower quartile of its values: machines of different speeds are then ranked together. Blind to sides.
 */
function align(blocks, breaks, shift, residuals) {
    const { values, starts, middles } = blocks;
    for (let round = 0; round < middles.length; round++) {
        const [middle, end] = [middles[round], starts[round + 1]];
        for (let i = starts[round]; i < middle; i++)
            residuals[i] = values[i];
        for (let i = middle; i < end; i++)
            residuals[i] = values[i] - shift;
    }
    if (breaks.length > 0)
        levelRunners(residuals, [0, ...breaks, middles.length].map(round => starts[round]));
    for (let i = 0; i < residuals.length; i++)
        residuals[i] = Math.round(residuals[i] * residualsPerUnit);
}
function levelRunners(residuals, edges) {
    for (const [runner, first] of edges.slice(0, -1).entries()) {
        const own = residuals.subarray(first, edges[runner + 1]);
        const level = own.length === 0 ? 0 : (0,quantile/* quantile */.Y)(own.slice().sort(), 0.25);
        for (let i = 0; i < own.length; i++)
            own[i] = own[i] - level;
    }
}

// EXTERNAL MODULE: ./lib/stats/scores/ranks.js
var scores_ranks = __webpack_require__(6764);
// EXTERNAL MODULE: ./lib/stats/scores/shared-room.js
var shared_room = __webpack_require__(4888);
;// CONCATENATED MODULE: ./lib/stats/engine/statistic.js



const roomOf = (0,shared_room/* shareBySize */.C)(count => ({
    residuals: new Float64Array(count),
    later: new Float64Array(count),
    ranks: new Int32Array(count),
    ranked: (0,scores_ranks/* makeRanked */.iw)(count),
}));
/** The ranking of `blocks`, whose runners begin at `breaks`. */
function makeRanking(blocks, breaks) {
    const { residuals, later, ranks, ranked } = roomOf(blocks.values.length);
    return {
        scores: ranks,
        at: shift => {
            align(blocks, breaks, shift, residuals);
            (0,scores_ranks/* sortValues */.LW)(ranked, residuals);
            (0,scores_ranks/* rankTwice */.v1)(ranked, ranks);
            return sumScores(blocks, ranks);
        },
        guessSwap: (from, to, part) => {
            align(blocks, breaks, from, residuals);
            (0,scores_ranks/* sortValues */.LW)(ranked, residuals);
            align(blocks, breaks, to, later);
            const moment = findSwap(ranked.order, { before: residuals, after: later }, part);
            return moment === undefined ? undefined : from + moment * (to - from);
        },
    };
}
/**
 * Finds when values trade places on the way from `before`, which is sorted by `order`, to `after`, if all move evenly. Returns the moment
 * of the trade at which `part` of all trades are over, as a part of the way.
 */
function findSwap(order, { before, after }, part) {
    const moments = [];
    const farthest = findSpreadOfMoves(before, after);
    for (let place = 1; place < order.length; place++) {
        const right = order[place];
        for (let other = place - 1; other >= 0; other--) {
            const left = order[other];
            const gap = before[right] - before[left];
            if (gap >= farthest)
                break;
            const lead = after[left] - after[right];
            if (lead > 0)
                moments.push(gap / (gap + lead));
        }
    }
    if (moments.length === 0)
        return undefined;
    return Float64Array.from(moments).sort()[Math.min(moments.length - 1, Math.floor(part * moments.length))];
}
/** What no two values can trade places across. */
function findSpreadOfMoves(before, after) {
    let least = Infinity;
    let most = -Infinity;
    for (let i = 0; i < before.length; i++) {
        const move = after[i] - before[i];
        if (move < least)
            least = move;
        if (move > most)
            most = move;
    }
    return most - least;
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

;// CONCATENATED MODULE: ./lib/stats/scores/density-scores.js
/**
 * The scores −f′/f of ascending numbers, f their density as they show it themselves: by a biweight kernel of half width
 * `bandwidth`. They weigh a shift where values are dense, whatever the shape of their distribution (Stein 1956).
 */
function scoreByDensity(sorted, bandwidth, scores) {
    const count = sorted.length;
    const scale = 1 / bandwidth;
    let first = 0;
    let end = 0;
    // Sums of the powers of the distances from here to the numbers within reach, in bandwidths.
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    let s3 = 0;
    let s4 = 0;
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
    for (let i = 0; i + half < sorted.length; i++) {
        const width = sorted[i + half] - sorted[i];
        if (width < shortest)
            shortest = width;
    }
    return shortest;
}

;// CONCATENATED MODULE: ./lib/stats/scores/whitening.js

const whitening_roomOf = (0,shared_room/* shareBySize */.C)(count => new Float64Array(count));
/**
 * The whitening of values whose places in run order are `sequence`, runner by runner from each of `edges` to the next: the inverse
 * covariance of an autoregression (Siddiqui 1958), by which generalised least squares weigh (Aitken 1935).
 *
 * It knows places in time, not sides, so that the randomisation of sides within rounds stays exact.
 */
function makeWhitening(sequence, edges) {
    const series = whitening_roomOf(sequence.length);
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
// What ranks and a mean of few values take from it.
const lost = 0.15;
/**
 * The widest that the shortest half of whitened values may be, in that of the values before, for whitening to help: less than
 * autoregression leaves, and more than bursts do.
 */
function mostOfHalf(coefficient) {
    return 0.85 * (1 + (0.5 * coefficient) / (1 + coefficient * coefficient));
}
function correlateNeighbours(series, edges) {
    let products = 0;
    let squares = 0;
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
/** The share of the density's own scores in the blend; the rest is ranks. */
const densityShare = 0.5;
/** The share of the scores of whitened values, where whitening helps; the rest is that of the values as they are. */
const whitenedShare = 0.75;
/**
 * Returns whether `blocks` hold enough rounds and values for adaptive scores. It counts them and never reads the values, so
 * everything is decided before there are any.
 */
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
const adaptive_scores_roomOf = (0,shared_room/* shareBySize */.C)(count => ({
    whitened: new Float64Array(count),
    blend: new Float64Array(count),
    whitenedBlend: new Float64Array(count),
    densities: new Float64Array(count),
    scores: new Int32Array(count),
    rankedWhite: (0,scores_ranks/* makeRanked */.iw)(count),
    residuals: new Float64Array(count),
}));
/**
 * Scores that adapt to the noise (Hogg 1974; the efficiency of scores, Hájek & Šidák 1967): half of them ranks, for safety; half the density's own scores, for sharpness where it is not normal. Where neighbours in time
 * are alike, and whitening makes the middle half of the values narrower, three quarters of it all are the same of whitened values.
 *
 * All of it is made from the values less a shift and their places in time, whosever they are: the randomisation stays exact.
 */
function makeAdaptiveScores(blocks, breaks) {
    const count = blocks.values.length;
    // An order fits again at the next shift.
    const ranked = (0,scores_ranks/* makeRanked */.iw)(count);
    const { residuals, whitened, blend, whitenedBlend, densities, scores, rankedWhite } = adaptive_scores_roomOf(count);
    const scratch = { densities, spare: whitened };
    const edges = [0, ...breaks, blocks.middles.length].map(round => blocks.starts[round]);
    const whitening = blocks.sequence && makeWhitening(blocks.sequence, edges);
    const isSplit = makeSplitTest(blocks);
    const mix = makeMixer(blocks);
    const unit = 1 / Math.sqrt(countTerms(blocks));
    function scoreAt(shift, scale) {
        align(blocks, breaks, shift, residuals);
        (0,scores_ranks/* sortValues */.LW)(ranked, residuals);
        const half = shortestHalfOf(ranked.sorted);
        scoreByRank(ranked, blend);
        const coefficient = whitening?.estimate(blend) ?? 0;
        // Where the sides are clear of each other, ranks say all, and a density of two humps would say less.
        const hasDensity = half > 0 && !isSplit(residuals, 1.2 * half);
        if (hasDensity) {
            scoreDensities(ranked, bandwidthOf(half, count, 0), scratch);
            mix(blend, densities, densityShare);
        }
        if (whitening && coefficient > 0)
            addWhitened(whitening, { half, coefficient, hasDensity });
        const weight = weigh(scale * unit, spreadOf(blocks, blend));
        for (let i = 0; i < count; i++)
            scores[i] = Math.round(weight * blend[i]);
        return sumScores(blocks, scores);
    }
    /** Bursts make neighbours alike too, but whitening only spreads their edges over quiet values: then it is left out. */
    function addWhitened({ whiten }, { half, coefficient, hasDensity }) {
        if (hasDensity)
            scoreDensities(ranked, bandwidthOf(half, count, coefficient), scratch);
        whitened.set(residuals);
        whiten(whitened, coefficient);
        (0,scores_ranks/* sortValues */.LW)(rankedWhite, whitened);
        if (shortestHalfOf(rankedWhite.sorted) > mostOfHalf(coefficient) * half)
            return;
        scoreByRank(rankedWhite, whitenedBlend);
        if (hasDensity) {
            whiten(densities, coefficient);
            mix(whitenedBlend, densities, densityShare);
        }
        mix(blend, whitenedBlend, whitenedShare);
    }
    return {
        scores,
        at: shift => scoreAt(shift, coarse),
        fineAt: shift => scoreAt(shift, fine),
        guessSwap: makeGuess(blocks, breaks, { residuals, ranked }),
    };
}
/** Puts into `densities` the scores of the density of `ranked` values, each at the place of its value. */
function scoreDensities({ order, sorted }, bandwidth, { densities, spare }) {
    scoreByDensity(sorted, bandwidth, spare);
    for (let i = 0; i < order.length; i++)
        densities[order[i]] = spare[i];
}
/** Guesses where between two shifts two values trade ranks. */
function makeGuess(blocks, breaks, { residuals, ranked }) {
    return (from, to, part) => {
        align(blocks, breaks, from, residuals);
        (0,scores_ranks/* sortValues */.LW)(ranked, residuals);
        align(blocks, breaks, to, ranked.sorted);
        const moment = findSwap(ranked.order, { before: residuals, after: ranked.sorted }, part);
        return moment === undefined ? undefined : from + moment * (to - from);
    };
}
/** Gives another kind of scores a share in those that are mixed, by their standard deviations within rounds. */
function makeMixer(blocks) {
    return (mixed, other, share) => {
        const ownWeight = weigh(1 - share, spreadOf(blocks, mixed));
        const otherWeight = weigh(share, spreadOf(blocks, other));
        for (let i = 0; i < mixed.length; i++)
            mixed[i] = ownWeight * mixed[i] + otherWeight * other[i];
    };
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
    let squares = 0;
    let freedom = 0;
    for (let round = 0; round < middles.length; round++) {
        const [start, end] = [starts[round], starts[round + 1]];
        if (end - start < 2)
            continue;
        let sum = 0;
        let raw = 0;
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
/** Puts into `scores` those of the mid-ranks of `ranked` values, evenly spaced (Wilcoxon), with a standard deviation of about 1. */
function scoreByRank({ order, sorted }, scores) {
    const count = order.length;
    const width = Math.sqrt(3) / count;
    for (let first = 0, next = 0; first < count; first = next) {
        const value = sorted[first];
        for (next = first + 1; next < count && sorted[next] === value;)
            next++;
        const score = width * (first + next - count);
        for (let place = first; place < next; place++)
            scores[order[place]] = score;
    }
}

// EXTERNAL MODULE: ./lib/stats/engine/blocks.js
var blocks = __webpack_require__(2262);
// EXTERNAL MODULE: ./lib/stats/engine/inversion.js
var engine_inversion = __webpack_require__(7976);
;// CONCATENATED MODULE: ./lib/stats/engine/crossing.js
/** The staircase seen from the other side: −y at −x. */
function mirrorStaircase({ evaluate, guessStep }) {
    return {
        evaluate: x => -evaluate(-x),
        guessStep: guessStep &&
            ((from, to, part) => {
                const x = guessStep(-to, -from, 1 - part);
                return x === undefined ? undefined : -x;
            }),
    };
}
/**
 * A crossing of `curve` between two points, narrowed to `tolerance`: by interpolation to the neighbourhood, where the
 * curve looks smooth, then from step to step, and what is left over by a method that cannot fail.
 *
 * `low.y` must be positive and `high.y` not; for a quantity that does not fall throughout it is one crossing of several.
 */
function narrowCrossing(curve, low, high, tolerance) {
    return narrowTo({ tolerance, limit: 6 }, curve, { low, high });
}
/** The crossing of `curve` in this vicinity, narrowed to `tolerance`; undefined where there is none, or no step is known. */
function seekCrossing(curve, vicinity, tolerance) {
    const around = surroundCrossing(curve.evaluate, vicinity);
    return around && narrowTo({ tolerance, limit: 2 }, curve, { low: around[0], high: around[1] });
}
function narrowTo({ tolerance, limit }, curve, interval) {
    interpolate(curve, interval, { tolerance, limit });
    for (let step = 0; step < 8 && isWide(interval, tolerance); step++) {
        const x = curve.guessStep?.(interval.low.x, interval.high.x, interval.low.y / (interval.low.y - interval.high.y));
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
/** Two points between which a falling quantity crosses 0, found in steps that double; undefined where none are, or no step is known. */
function surroundCrossing(evaluate, { from, step, reach }) {
    if (!(step > 0))
        return undefined;
    let here = { x: from, y: evaluate(from) };
    const isAbove = here.y > 0;
    for (let move = isAbove ? step : -step; Math.abs(here.x + move) < reach; move *= 2) {
        const next = { x: here.x + move, y: evaluate(here.x + move) };
        if (next.y > 0 !== isAbove)
            return isAbove ? [here, next] : [next, here];
        here = next;
    }
    return undefined;
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
    const curve = { evaluate: (shift) => ranking.at(shift).excess, guessStep: ranking.guessSwap };
    const { centre, unit } = limits.start;
    const start = crossExcess(curve, { from: centre, step: unit / 2 }, limits);
    if (start === undefined)
        return undefined;
    if (curve.evaluate(start.high) < -negligible)
        return (start.low + start.high) / 2;
    // From the other side, so that swapping the sides mirrors the estimate.
    const end = crossExcess(mirrorStaircase(curve), { from: -start.high, step: unit / 16 }, limits);
    return end && (start.high - end.high) / 2;
}
function crossExcess({ evaluate, guessStep }, { from, step }, { reach, tolerance }) {
    // On the flat, −1 (a step of the statistic) in place of 0 keeps the interpolation away from its end.
    const evaluateSteep = (shift) => {
        const excess = evaluate(shift);
        return Math.abs(excess) <= negligible ? -1 : excess;
    };
    const curve = { evaluate: evaluateSteep, guessStep };
    const near = seekCrossing(curve, { from, step, reach }, tolerance);
    if (near)
        return near;
    const [low, high] = [-reach, reach].map(x => ({ x, y: evaluateSteep(x) }));
    return low.y > 0 && high.y < 0 ? narrowCrossing(curve, low, high, tolerance) : undefined;
}

// EXTERNAL MODULE: ./lib/stats/engine/rejection.js
var rejection = __webpack_require__(9777);
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
    return tester.exact ? findExactEnd(tester, search, alpha) : findNormalEnd(tester, search, alpha);
}
function findNormalEnd(tester, search, alpha) {
    if (!(0,rejection/* rejects */.z)(tester.testAt(search.outer).p, alpha))
        return -Infinity;
    return crossLevel(tester, search, (0,normal/* normalQuantile */.Zl)(1 - alpha / 2))?.high ?? search.inner;
}
/**
 * Crossings of z are cheap, exact tests are not: cross the normal level, read from the exact distribution there what
 * the level should be, and cross that, until the crossing separates rejected from not rejected.
 */
function findExactEnd(tester, search, alpha) {
    const { tolerance } = search;
    let { outer, inner } = search;
    const centre = inner;
    let level = (0,normal/* normalQuantile */.Zl)(1 - alpha / 2);
    for (let attempt = 0; attempt < 5; attempt++) {
        const crossing = crossLevel(tester, { outer, inner, tolerance }, level);
        if (!crossing)
            break;
        const outside = tester.calibrateAt(crossing.low, alpha);
        level = outside.critical;
        if (!(0,rejection/* rejects */.z)(outside.p, alpha)) {
            inner = crossing.low;
            continue;
        }
        outer = crossing.low;
        const inside = tester.calibrateAt(crossing.high, alpha);
        if (!(0,rejection/* rejects */.z)(inside.p, alpha))
            return reachOut(tester, { centre, end: crossing.high, level, tolerance }, alpha);
        outer = crossing.high;
        level = inside.critical;
    }
    if ((0,rejection/* rejects */.z)(tester.testAt(inner).p, alpha))
        return inner;
    if (!(0,rejection/* rejects */.z)(tester.testAt(outer).p, alpha))
        return -Infinity;
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
        if (tester.z.evaluate(inner) > level + 0.02 || (0,rejection/* rejects */.z)(tester.testAt(inner).p, alpha))
            continue;
        return narrowToAccepted(tester, { outer: shiftOf(probe + 1), inner, tolerance }, alpha);
    }
    return end;
}
/** By bisection, from a rejected `outer` towards an `inner` that is not. */
function narrowToAccepted(tester, { outer, inner, tolerance }, alpha) {
    const evaluate = (shift) => ((0,rejection/* rejects */.z)(tester.testAt(shift).p, alpha) ? 1 : -1);
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

;// CONCATENATED MODULE: ./lib/stats/engine/rank-inversion.js




/** The inversion of the test by ranks, which changes in steps where two values trade ranks: to the step. */
function invertRanks(tester, ranking, limits) {
    const estimate = findEstimate(ranking, limits);
    return {
        estimate,
        findStandardError: () => findStandardError(tester, estimate, limits),
        findEnds: (alpha, p) => estimate === undefined ? { low: -Infinity, high: Infinity } : findEnds(tester, limits, { estimate, alpha, p }),
    };
}
function findEnds(tester, { reach, tolerance }, { estimate, alpha, p }) {
    const mirrored = mirror(tester);
    const ends = {
        low: findLowEnd(tester, { outer: -reach, inner: estimate, tolerance }, alpha),
        high: -findLowEnd(mirrored, { outer: -reach, inner: -estimate, tolerance }, alpha),
    };
    return (0,engine_inversion/* agreeAtZero */.Y)(ends, {
        p,
        estimate,
        alpha,
        endFromZero: side => side === 'low'
            ? narrowToAccepted(tester, { outer: 0, inner: estimate, tolerance }, alpha)
            : -narrowToAccepted(mirrored, { outer: 0, inner: -estimate, tolerance }, alpha),
    });
}
function findStandardError(tester, estimate = 0, limits) {
    const low = findUnitCrossing(tester.z, estimate, limits);
    const high = findUnitCrossing(mirrorStaircase(tester.z), -estimate, limits);
    return low === undefined || high === undefined ? Infinity : -(low + high) / 2;
}
/** The shift where z falls below 1. */
function findUnitCrossing({ evaluate, guessStep }, estimate, limits) {
    const { reach, tolerance, start } = limits;
    const above = (shift) => evaluate(shift) - 1;
    const curve = { evaluate: above, guessStep };
    const near = seekCrossing(curve, { from: estimate - start.unit, step: start.unit / 2, reach }, tolerance);
    if (near)
        return near.high;
    const [low, high] = [above(-reach), above(reach)];
    if (low <= 0 || high > 0)
        return undefined;
    return narrowCrossing(curve, { x: -reach, y: low }, { x: reach, y: high }, tolerance).high;
}

;// CONCATENATED MODULE: ./lib/stats/engine/score-inversion.js






// Widths to which shifts are narrowed, in units of the grid, about a standard error.
const roughly = 0.05;
const precisely = 0.003;
/**
 * The inversion of a test by scores that adapt to the shift: z may rise here and there, so it is looked at on a grid, then
 * narrowed, to a few thousandths of a standard error.
 */
function invertScores(tester, { reach, tolerance, isSmooth, start }) {
    const unit = Math.max(start.unit, 100 * tolerance);
    const grid = makeGrid(tester.z, { centre: start.centre, unit, reach });
    const low = { tester, grid, reach, tolerance: Math.max(tolerance, precisely * unit), finest: tolerance, isSmooth };
    const high = { ...low, tester: mirror(tester), grid: mirrorGrid(grid) };
    const estimate = (0,once/* once */.O)(() => leaveZero(findMiddle(low, high), tester, tolerance));
    return {
        get estimate() {
            return estimate();
        },
        findStandardError: () => {
            const [below, above] = [low, high].map(side => score_inversion_findUnitCrossing(side, Math.max(tolerance, roughly * unit)));
            return below === undefined || above === undefined ? Infinity : -(below + above) / 2;
        },
        excludes: (bound, end, alpha) => (end === 'low' ? isExcluded(low, bound, alpha) : isExcluded(high, -bound, alpha)),
        findEnds(alpha, p) {
            const { estimate = 0 } = this;
            const ends = {
                low: Math.min(estimate, score_inversion_findLowEnd(low, estimate, alpha)),
                high: Math.max(estimate, -score_inversion_findLowEnd(high, -estimate, alpha)),
            };
            return (0,engine_inversion/* agreeAtZero */.Y)(ends, {
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
    const level = (0,normal/* normalQuantile */.Zl)(1 - alpha / 2);
    const end = tester.exact ? score_inversion_findExactEnd(side, level, alpha) : score_inversion_narrow(side, findOutermost(grid, level), level);
    if (end !== undefined)
        return end;
    return (0,rejection/* rejects */.z)(tester.testAt(-reach).p, alpha) ? accept(side, { outer: -reach, inner: centre }, alpha) : -Infinity;
}
/** Returns whether `bound` and all that is lower is rejected at `alpha`, as far as is seen on the grid; undefined where only part of it is. */
function isExcluded({ tester, grid }, bound, alpha) {
    const z = grid.evaluate(bound);
    if (z > (0,normal/* normalQuantile */.Zl)(1 - alpha / 2) + margin)
        return true;
    if (z <= 0 && bound >= grid.placeOf(0))
        return false;
    const { p, critical } = tester.calibrateAt(bound, alpha);
    let step = findStepBeyond(grid, critical);
    if (grid.placeOf(step) > bound)
        return true;
    if (z <= 0 || !(0,rejection/* rejects */.z)(p, alpha))
        return false;
    let least = z;
    for (; grid.placeOf(step) < bound; step++)
        least = Math.min(least, grid.at(step).y);
    // Close calls, and what lies apart, are for the search of the end itself.
    return least > critical + closeness ? true : undefined;
}
/** How near to its level z may be for a bound to be clear of it: between two steps of the grid it may be lower. */
const closeness = 0.25;
/** As `level` changes little from one shift to the next, it is read from the exact distribution near where z crosses it. */
function score_inversion_findExactEnd(side, normal, alpha) {
    const { tester, grid } = side;
    const near = findOutermost(grid, normal);
    if (!near)
        return undefined;
    let level = tester.calibrateAt(score_inversion_interpolate(near, normal), alpha).critical;
    let end = score_inversion_narrow(side, findOutermost(grid, level), level);
    if (Math.abs(level - normal) < 0.08)
        return end;
    // The exact distribution is far from normal: few values, which makes it cheap to look again.
    for (let attempt = 0; attempt < 3 && end !== undefined; attempt++) {
        const { p, critical } = tester.calibrateAt(end, alpha);
        if (p > 0.9 * alpha && p < 1.1 * alpha)
            return end;
        level = critical;
        end = score_inversion_narrow(side, findOutermost(grid, level), level);
    }
    return end === undefined ? undefined : settle(side, end, alpha);
}
/** From an `end` that p does not agree with, by p alone: inwards where it rejects, outwards where it does not. */
function settle(side, end, alpha) {
    const { tester, grid } = side;
    if ((0,rejection/* rejects */.z)(tester.testAt(end).p, alpha))
        return accept(side, { outer: end, inner: grid.at(0).x }, alpha);
    for (let step = 0;; step--) {
        const outer = grid.at(step).x;
        if (outer < end && (0,rejection/* rejects */.z)(tester.testAt(outer).p, alpha))
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
    const { points } = narrowCrossing({ evaluate, guessStep: undefined }, low, high, tolerance);
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
    let step = findStepBeyond(grid, level);
    if (grid.at(step).y <= level)
        return undefined;
    for (; grid.has(step + 1); step++)
        if (grid.at(step + 1).y <= level)
            return { low: grid.at(step), high: grid.at(step + 1) };
    return undefined;
}
/** The first step downwards from which z is not expected to come back to `level`, or the last that there is. */
function findStepBeyond(grid, level) {
    let step = 0;
    while (grid.at(step).y <= level + margin && grid.has(step - 1))
        step--;
    return step;
}
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
        placeOf,
        has: step => step === 0 || Math.abs(placeOf(step - Math.sign(step))) < reach,
    };
}
/** The grid of −y at −x. */
function mirrorGrid({ at, has, placeOf, ...curve }) {
    return {
        ...mirrorStaircase(curve),
        at: step => {
            const { x, y } = at(-step);
            return { x: -x, y: -y };
        },
        placeOf: step => -placeOf(-step),
        has: step => has(-step),
    };
}
/** Half a unit each up to 3, then ever more. */
function distanceOf(steps) {
    return steps <= 6 ? steps / 2 : 3 * 1.4 ** (steps - 6);
}

// EXTERNAL MODULE: ./lib/stats/engine/start.js
var engine_start = __webpack_require__(6106);
// EXTERNAL MODULE: ./lib/stats/engine/choices.js
var choices = __webpack_require__(1650);
;// CONCATENATED MODULE: ./lib/stats/engine/randomisation.js


/**
 * Returns whether the exact null distribution of `blocks` is affordable. At most 40 rounds may have both sides, with at most 924
 * choices each.
 */
function isEnumerable({ layout }) {
    return canEnumerate(layout);
}
const canEnumerate = (0,blocks/* shareByLayout */.b)(({ starts, middles }) => {
    let compared = 0;
    for (let round = 0; round < middles.length; round++) {
        const size = starts[round + 1] - starts[round];
        const contender = starts[round + 1] - middles[round];
        if (contender > 0 && contender < size)
            compared++;
        if ((0,choices/* countChoices */.A)(size, contender) > 924)
            return false;
    }
    return compared <= 40;
});
// Shared by all distributions, since each is read before the next is made; grown where one needs more.
let room = new Float64Array(0);
/**
 * The exact null distribution of a sum of scores, every choice of that side's places within a round being equally likely
 * (randomisation inference, Fisher 1935): the distributions of the rounds, convolved one after the other.
 */
function makeNullDistribution({ layout }) {
    const rounds = roundsOf(layout);
    return (scores, summed, limit) => {
        const { base, step } = sumRounds(rounds, scores, summed);
        // Narrow rounds first: they keep the distribution short.
        rounds.sort((one, other) => one.width - other.width || one.start - other.start);
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
/** The room for what the rounds can add. */
const roundsOf = (0,blocks/* shareByLayout */.b)(({ starts, middles }) => Array.from(middles, (middle, i) => makeRoundSums(starts[i], middle, starts[i + 1])));
function makeRoundSums(start, middle, end) {
    const size = end - start;
    const places = { baseline: (0,choices/* listChoices */.Z)(size, middle - start), contender: (0,choices/* listChoices */.Z)(size, end - middle) };
    return { start, places, offsets: new Int32Array((0,choices/* countChoices */.A)(size, middle - start)), width: 0 };
}
/** Fills in offsets and widths, in units of the largest step that they have in common. */
function sumRounds(rounds, scores, summed) {
    let base = 0;
    let step = 0;
    for (const round of rounds) {
        const lowest = sumChoices(round, scores, summed);
        base += lowest;
        for (let i = 0; i < round.offsets.length && step !== 1; i++)
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
    if (offsets.length === 2) {
        convolveTwo(padded, start, end, offsets);
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
/** The same for one of two, as in a control, and faster. */
function convolveTwo(padded, start, end, offsets) {
    const first = offsets[0];
    const second = offsets[1];
    for (let i = end - 1; i >= start; i--)
        padded[i] = (padded[i - first] + padded[i - second]) / 2;
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
            critical: (0,normal/* normalQuantile */.Zl)(1 - alpha / 2),
        }),
    };
}
function testNormally(z) {
    return { p: Math.min(1, 2 * (0,normal/* normalCdf */.vr)(-Math.abs(z))), pLower: (0,normal/* normalCdf */.vr)(z), pUpper: (0,normal/* normalCdf */.vr)(-z) };
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
 * The engine of docs/method.md over `rounds`: scores of all values, their randomisation within
 * rounds (Fisher 1935), estimate and interval by inverting the test (Hodges & Lehmann 1963).
 *
 * Values are finite, on a scale where a change adds (natural logarithms, lower is better); rounds may be ragged, empty or none.
 * Exact for at most 40 rounds with both sides.
 */
function makeEngine(rounds, options = {}) {
    return makeEngineOf((0,blocks/* makeBlocks */.z)(rounds), options);
}
function makeEngineOf(blocks, options) {
    const { breaks = [], scores = 'adaptive' } = options;
    const { scoring, tester, invert } = scores === 'adaptive' && isAdaptable(blocks) ? makeAdaptiveParts(blocks, breaks) : makeRankParts(blocks, breaks);
    const p = (0,once/* once */.O)(() => tester.testAt(0).p);
    const inversion = (0,once/* once */.O)(invert);
    // Without any spread, the two crossings lie on each other, but for the tolerance.
    const standardError = (0,once/* once */.O)(() => Math.max(0, inversion().findStandardError()));
    const intervals = new Map();
    const findInterval = (confidence) => {
        const ends = intervals.get(confidence) ?? inversion().findEnds(1 - confidence, p());
        intervals.set(confidence, ends);
        return ends;
    };
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
        interval: findInterval,
        excludes: (bound, end, confidence) => (intervals.has(confidence) ? undefined : inversion().excludes?.(bound, end, 1 - confidence)) ??
            (0,engine_inversion/* endsBefore */.I)(findInterval(confidence), bound, end),
        diagnose: shift => diagnose(tester, scoring, shift),
        levelled: () => putOnCommonLevel(blocks, breaks, inversion().estimate ?? 0),
        byRanks: (0,once/* once */.O)(() => makeEngineOf(blocks, { ...options, scores: 'ranks' })),
    };
}
function makeRankParts(blocks, breaks) {
    const scoring = makeRanking(blocks, breaks);
    const z = { evaluate: (shift) => standardise(scoring.at(shift)), guessStep: scoring.guessSwap };
    const tester = makeTester(blocks, scoring, z);
    const invert = () => {
        const limits = findLimits(blocks);
        const isCurve = limits.isSmooth && !tester.exact;
        return isCurve ? invertScores(tester, limits) : invertRanks(tester, scoring, limits);
    };
    return { scoring, tester, invert };
}
function makeAdaptiveParts(blocks, breaks) {
    const scoring = makeAdaptiveScores(blocks, breaks);
    const z = { evaluate: (shift) => standardise(scoring.fineAt(shift)), guessStep: scoring.guessSwap };
    const tester = makeTester(blocks, scoring, z);
    return { scoring, tester, invert: () => invertScores(tester, findLimits(blocks)) };
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
    const start = (0,engine_start/* estimateStart */.P)(blocks);
    const tolerance = isSmooth ? Math.max(finest, 1e-3 * start.unit) : finest;
    return { reach: 8 * spread + 1, tolerance, isSmooth, start };
}
function diagnose(tester, scoring, shift) {
    const statistic = scoring.at(shift);
    const pNormal = Math.min(1, 2 * (0,normal/* normalCdf */.vr)(-Math.abs(standardise(statistic))));
    return { t2: statistic.sum, mean2: statistic.mean, var4: statistic.variance, pNormal, ...tester.testAt(shift) };
}
/**
 * Takes from the values of `blocks`, the contender's lowered by `shift`, what comes and goes with the rounds, and gives all of them back the
 * median of that. So the levels of both sides differ by exactly the shift, and swapping the sides swaps them.
 */
function putOnCommonLevel({ values, starts, middles }, breaks, shift) {
    const lowered = values.slice();
    const sides = { a: [], b: [] };
    for (let round = 0; round < middles.length; round++) {
        for (let i = starts[round]; i < middles[round]; i++)
            sides.a.push(i);
        for (let i = middles[round]; i < starts[round + 1]; i++) {
            lowered[i] = values[i] - shift;
            sides.b.push(i);
        }
    }
    const own = (0,local_levels/* takeLocalLevels */.W)(lowered, starts, breaks);
    const common = (0,quantile/* quantile */.Y)(lowered.map((value, i) => value - own[i]).sort(), 0.5);
    const a = Float64Array.from(sides.a, i => own[i] + common);
    const b = Float64Array.from(sides.b, i => own[i] + common + shift);
    return { centre: (0,quantile/* quantile */.Y)(own.sort(), 0.5) + common, a, b };
}


/***/ }),

/***/ 7976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ endsBefore),
/* harmony export */   Y: () => (/* binding */ agreeAtZero)
/* harmony export */ });
/* harmony import */ var _rejection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9777);

/** Returns whether an interval ends before it reaches `bound`. */
function endsBefore({ low, high }, bound, end) {
    return end === 'low' ? low > bound : high < bound;
}
/** `ends` so that they hold 0 if and only if p does not reject it. */
function agreeAtZero(ends, { p, estimate, alpha, endFromZero }) {
    if (!(0,_rejection_js__WEBPACK_IMPORTED_MODULE_0__/* .rejects */ .z)(p, alpha))
        return { low: Math.min(ends.low, 0), high: Math.max(ends.high, 0) };
    if (ends.low > 0 || ends.high < 0)
        return ends;
    // 0 lies in a gap of what is not rejected, or within the tolerance of an end.
    return estimate > 0 ? { ...ends, low: endFromZero('low') } : { ...ends, high: endFromZero('high') };
}


/***/ }),

/***/ 9777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ rejects)
/* harmony export */ });
/**
 * Returns whether `p` is significant at `alpha`: p ≤ α.
 *
 * Randomisation p-values are discrete and do equal a level such as 5·0.05/8 = 1/32. A level computed as 1 − confidence is off in
 * its last digits. So values that differ by rounding alone count as equal.
 */
function rejects(p, alpha) {
    return p <= alpha * (1 + 1e-9);
}


/***/ }),

/***/ 6106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ estimateStart)
/* harmony export */ });
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


/***/ }),

/***/ 9038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ takeLocalLevels)
/* harmony export */ });
/* harmony import */ var _quantile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7710);

/** So many invocations around a round tell its level. */
const fewestAround = 20;
/**
 * Takes from each value the lower quartile of the rounds around it, since noise mostly adds: what comes and goes with the rounds, such as a
 * drift. Rounds begin at each of `starts`, and no window reaches across one of `breaks`.
 */
function takeLocalLevels(values, starts, breaks) {
    const rounds = starts.length - 1;
    const fullest = starts.subarray(1).reduce((most, end, i) => Math.max(most, end - starts[i]), 1);
    const half = Math.max(0, Math.ceil((fewestAround / fullest - 1) / 2));
    const edges = [0, ...breaks, rounds];
    const left = new Float64Array(values.length);
    for (const [part, first] of edges.slice(0, -1).entries()) {
        const end = edges[part + 1];
        const size = Math.min(2 * half + 1, end - first);
        for (let round = first; round < end; round++) {
            const start = Math.min(Math.max(round - half, first), end - size);
            const around = values.slice(starts[start], starts[start + size]).sort();
            const level = around.length === 0 ? 0 : (0,_quantile_js__WEBPACK_IMPORTED_MODULE_0__/* .quantile */ .Y)(around, 0.25);
            for (let i = starts[round]; i < starts[round + 1]; i++)
                left[i] = values[i] - level;
        }
    }
    return left;
}


/***/ }),

/***/ 8565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ medianOf)
/* harmony export */ });
/* harmony import */ var simple_statistics__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5521);

/** The median of those of `values` that are known; null where none is. */
function medianOf(values) {
    const known = values.filter(value => value !== null);
    return known.length === 0 ? null : (0,simple_statistics__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(known);
}


/***/ }),

/***/ 6363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ adjustPValues)
/* harmony export */ });
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


/***/ }),

/***/ 4413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ adjustByHolm)
/* harmony export */ });
/**
 * `pValues` adjusted by Holm's step-down procedure (1979) for `tests` hypotheses, in their order; those that are not given count as
 * never rejected. Whatever the dependence between them, all that is at most α is wrong with probability α at most.
 */
function adjustByHolm(pValues, tests = pValues.length) {
    const order = pValues.map((_, index) => index).sort((one, other) => pValues[one] - pValues[other]);
    const adjusted = new Array(pValues.length);
    let least = 0;
    order.forEach((index, rank) => {
        least = Math.max(least, Math.min(1, (tests - rank) * pValues[index]));
        adjusted[index] = least;
    });
    return adjusted;
}


/***/ }),

/***/ 1516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UW: () => (/* binding */ compareMeans),
/* harmony export */   jg: () => (/* binding */ compareTails),
/* harmony export */   zX: () => (/* binding */ compareMeansWithZeros)
/* harmony export */ });
/* harmony import */ var _distributions_student_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(744);
/* harmony import */ var _quantile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7710);


/**
 * The ratio of the means, with an interval by the jackknife of its logarithm over whole rounds and Student's t (Tukey 1958):
 * what a round has in common cancels.
 *
 * Values are positive, at least one on either side. A nominal 95% covers 93 to 98% where the sides differ by a factor,
 * from 5 rounds of 2 + 2 on; where only their tails differ, about 89% at 20 rounds and 80% at 8.
 */
function compareMeans(rounds, confidence) {
    const whole = total(rounds);
    const estimate = logRatio(whole, nothing);
    const others = rounds.map(round => logRatio(whole, total([round])));
    const centre = sum(others) / others.length;
    const squares = sum(others.map(other => (other - centre) ** 2));
    const standardError = Math.sqrt((squares * (others.length - 1)) / others.length);
    const reach = others.length > 1 ? -standardError * (0,_distributions_student_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .F)((1 - confidence) / 2, others.length - 1) : Infinity;
    const value = Math.exp(estimate);
    // Without the round that holds all of one side, there is no ratio.
    if (!Number.isFinite(reach))
        return { value, low: 0, high: Infinity };
    return { value, low: Math.exp(estimate - reach), high: Math.exp(estimate + reach) };
}
/**
 * The ratio of the means where values may be 0, with the interval of Fieller (1954) over whole rounds and Student's t. It has no
 * upper end where the baseline's mean may be 0.
 *
 * Values are at least 0, on both sides in several rounds, and the mean of the baseline is above 0.
 */
function compareMeansWithZeros(rounds, confidence) {
    const whole = total(rounds);
    const [meanA, meanB] = [whole.a / whole.countA, whole.b / whole.countB];
    // In units of its own mean, no square of a value is too large to compute with.
    const unitB = meanB || meanA;
    const shares = rounds.map(round => {
        const { a, b } = total([round]);
        return { a: a / whole.a, b: b / whole.countB / unitB };
    });
    const [a, b] = [1, meanB / unitB];
    const degrees = rounds.length - 1;
    const factor = ((0,_distributions_student_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .F)((1 - confidence) / 2, degrees) ** 2 * rounds.length) / degrees;
    const noiseOf = (one, other) => {
        const centre = { a: a / rounds.length, b: b / rounds.length };
        return factor * sum(shares.map(share => (share[one] - centre[one]) * (share[other] - centre[other])));
    };
    // A ratio r is possible where (b − r·a)² is at most the square of what noise makes of b − r·a.
    const [constant, linear, square] = [b ** 2 - noiseOf('b', 'b'), a * b - noiseOf('a', 'b'), a ** 2 - noiseOf('a', 'a')];
    const root = linear + Math.sqrt(Math.max(0, linear ** 2 - constant * square));
    const scale = unitB / meanA;
    return {
        value: meanB / meanA,
        low: constant > 0 ? (scale * constant) / root : 0,
        high: square > 0 ? (scale * root) / square : Infinity,
    };
}
/**
 * The ratio of the `p`-quantiles (type 7), with an interval by order statistics: a factor is rejected if, with the contender
 * divided by it, too few of the pooled slowest values are the contender's, or too many.
 *
 * They are the slowest 1 − p of all, or the few more that it takes to reject anything. Below ½, they are the p smallest ones. Their number on one side is at most as
 * spread as a binomial one when sides are drawn within rounds (Hoeffding 1956), so under any noise the interval covers a
 * factor between the sides, or between their tails, with at least the confidence; where only the tails differ and there are
 * fewer than 1 / (1 − p) values a side, nothing covers a tail that was not seen (about 90% at 20 rounds of 2 + 2, 65% at 8).
 *
 * Values are positive, at least one on either side.
 */
function compareTails(rounds, { p, confidence }) {
    const [a, b] = [rounds.flatMap(round => round.a), rounds.flatMap(round => round.b)];
    const value = (0,_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .quantile */ .Y)(sorted(b), p) / (0,_quantile_js__WEBPACK_IMPORTED_MODULE_1__/* .quantile */ .Y)(sorted(a), p);
    if (p > 0.5)
        return { value, ...boundTails(sorted(a), sorted(b), { p, confidence }) };
    const inverse = (values) => sorted(values.map(one => 1 / one));
    const { low, high } = boundTails(inverse(a), inverse(b), { p: 1 - p, confidence });
    return { value, low: 1 / high, high: 1 / low };
}
function sorted(values) {
    return Float64Array.from(values).sort();
}
/** The interval for the largest values. */
function boundTails(a, b, { p, confidence }) {
    const count = a.length + b.length;
    const [few, share] = [(1 - confidence) / 2, b.length / count];
    const least = Math.ceil(Math.log(few) / Math.log(Math.max(share, 1 - share)) - 1e-9);
    const slowest = Math.max(least, Math.round((1 - p) * count));
    const fewB = countFew(slowest, share, few);
    const fewA = countFew(slowest, 1 - share, few);
    return {
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


/***/ }),

/***/ 7710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ quantile)
/* harmony export */ });
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


/***/ }),

/***/ 9376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eI: () => (/* binding */ makeRandom),
/* harmony export */   k4: () => (/* binding */ shuffle)
/* harmony export */ });
/* unused harmony export xoshiro128 */
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


/***/ }),

/***/ 6764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LW: () => (/* binding */ sortValues),
/* harmony export */   iw: () => (/* binding */ makeRanked),
/* harmony export */   v1: () => (/* binding */ rankTwice)
/* harmony export */ });
const runLength = 128;
function makeRanked(count) {
    const order = new Int32Array(count);
    for (let i = 0; i < count; i++)
        order[i] = i;
    return { order, sorted: new Float64Array(count), spare: new Int32Array(count) };
}
/**
 * Sorts `keys` into `ranked`: insertion sort of short runs, then merging those that are not in order yet. Nearly linear where the order
 * was that of similar keys before.
 */
function sortValues({ order, sorted, spare }, keys) {
    const count = order.length;
    for (let start = 0; start < count; start += runLength) {
        insertionSort(order, keys, sorted, { start, end: Math.min(start + runLength, count) });
    }
    if (count <= runLength)
        return;
    for (let width = runLength; width < count; width *= 2) {
        for (let start = 0; start + width < count; start += 2 * width) {
            merge(order, keys, spare, { start, middle: start + width, end: Math.min(start + 2 * width, count) });
        }
    }
    for (let place = 0; place < count; place++)
        sorted[place] = keys[order[place]];
}
/** Puts into `ranks` twice the mid-ranks (1 for the smallest; ties share the mean of their ranks), so that they are whole numbers. */
function rankTwice({ order, sorted }, ranks) {
    const count = order.length;
    let first = 0;
    while (first < count) {
        const key = sorted[first];
        let next = first + 1;
        while (next < count && sorted[next] === key)
            next++;
        for (let place = first; place < next; place++)
            ranks[order[place]] = first + next + 1;
        first = next;
    }
}
function insertionSort(order, keys, sorted, { start, end }) {
    for (let next = start; next < end; next++) {
        const index = order[next];
        const key = keys[index];
        let place = next;
        while (place > start && sorted[place - 1] > key) {
            order[place] = order[place - 1];
            sorted[place] = sorted[place - 1];
            place--;
        }
        order[place] = index;
        sorted[place] = key;
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


/***/ }),

/***/ 4888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ shareBySize)
/* harmony export */ });
/** Records have few designs: two sides, and two copies of each. */
const capacity = 8;
/**
 * Shares what `make` makes for a size among all that have this size. It is for room that is written and read within one evaluation, so
 * that thousands of benchmarks do not hold as many copies of it.
 */
function shareBySize(make) {
    const known = new Map();
    return count => {
        const found = known.get(count);
        if (found !== undefined)
            return found;
        if (known.size >= capacity)
            known.clear();
        const room = make(count);
        known.set(count, room);
        return room;
    };
}


/***/ }),

/***/ 888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ nominalAlpha),
  t: () => (/* binding */ repeatedP)
});

// EXTERNAL MODULE: ./lib/stats/distributions/normal.js
var normal = __webpack_require__(6112);
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
        return { beyond: z => 2 * (0,normal/* normalCdf */.vr)(-z), densityAt: normalDensity, deviation: 1 };
    const { places, masses } = walk;
    const share = Math.sqrt(walk.time / time);
    const variance = (time - walk.time) / time;
    const deviation = Math.sqrt(variance);
    return {
        beyond: z => {
            let total = 0;
            for (let i = 0; i < places.length; i++) {
                const move = share * places[i];
                const near = (0,normal/* normalCdf */.vr)((move - z) / deviation);
                // What crosses over to the other side is lost in the rounding of what does not.
                total += masses[i] * (move * z > 20 * variance ? near : near + (0,normal/* normalCdf */.vr)((-move - z) / deviation));
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
    const end = Math.min(boundary, farthest);
    const finest = Math.min(arrival.deviation, Math.sqrt((next - time) / next));
    const { nodes, weights } = gaussLegendre(choosePointCount(end / finest));
    const places = nodes.map(node => end * node);
    const masses = places.map((place, i) => end * weights[i] * arrival.densityAt(place));
    return { time, places, masses };
}
// No density is left there.
const farthest = 38;
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
    let low = -(0,normal/* normalQuantile */.Zl)(Math.min(1, spent) / 2);
    let high = -(0,normal/* normalQuantile */.Zl)(Math.min(1, increment) / 2);
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
const quadratures = new Map();
/** The Gauss–Legendre quadrature of `count` points, exact for polynomials of degree 2 · `count` − 1. */
function gaussLegendre(count) {
    const known = quadratures.get(count);
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
    quadratures.set(count, quadrature);
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
        return 2 * (0,normal/* normalCdf */.vr)(-makeBoundaries(times, spend).at(-1));
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
    const z = -(0,normal/* normalQuantile */.Zl)(Math.min(1, p) / 2);
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


/***/ }),

/***/ 8828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ countSecondRounds),
/* harmony export */   Z: () => (/* binding */ mostSecondRounds)
/* harmony export */ });
/** The most rounds of a second stage. */
const mostSecondRounds = 20;
const leastSecondRounds = 8;
/**
 * The normal quantiles that are needed for a power of 90%: of a test of 10% on both sides, and of an estimate that must not fall below
 * half of what matters.
 */
const [quantileOfTest, quantileOfPower] = [2.926, 1.282];
/** The standard error of the first stage is itself an estimate. */
const spare = 1.5;
/** Counts the rounds that a second stage takes, if it must confirm all of `suspicions`. */
function countSecondRounds(suspicions) {
    const counts = suspicions.map(({ rounds, standardError, size, least }) => {
        const needed = Math.min(size / quantileOfTest, (size - least / 2) / quantileOfPower);
        return needed > 0 ? Math.ceil(spare * Math.ceil(rounds * (standardError / needed) ** 2)) : mostSecondRounds;
    });
    return Math.min(mostSecondRounds, Math.max(leastSecondRounds, ...counts));
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

/***/ 8884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/** JSON for programs, a key per line, so that two files can be told apart by `diff`. */
function renderJson(value) {
    return `${JSON.stringify(value, null, 1)}\n`;
}


/***/ }),

/***/ 3960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ count)
/* harmony export */ });
/** Writes a number with its noun: `1 file`, `2 files`. */
function count(number, noun, nouns = `${noun}s`) {
    return `${number} ${number === 1 ? noun : nouns}`;
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


/***/ })

};
