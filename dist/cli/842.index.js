export const id = 842;
export const ids = [842];
export const modules = {

/***/ 5197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   n2: () => (/* binding */ checkOutputs),
/* harmony export */   oo: () => (/* binding */ tryToWrite)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(646);



const longestInBytes = 2 ** 28;
/** The text of the file that `words` name, `-` for standard input; `what` is its name in the usage. */
function readInput(words, what) {
    const [path, ...rest] = words;
    if (path === undefined || rest.length > 0)
        throw new _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`exactly one ${what} belongs here, or "-" for standard input`);
    try {
        const size = path === '-' ? 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size;
        if (size <= longestInBytes)
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path === '-' ? 0 : path, 'utf8');
    }
    catch (cause) {
        throw new _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" cannot be read: ${explain(cause)}`, { cause });
    }
    throw new _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${what} "${path}" is larger than ${longestInBytes / 2 ** 20} MiB, and is not read`);
}
/** Files to be written at the end, by what goes into them; they are tried now, since measuring is too long to be lost on a wrong path. */
function checkOutputs(paths) {
    for (const path of paths) {
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
            if (stats?.isDirectory())
                throw new Error('it is a directory');
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(stats ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        }
        catch (cause) {
            throw new _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`"${path}" cannot be written: ${explain(cause)}`, { cause });
        }
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
        return `"${path}" could not be written: ${explain(error)}`;
    }
}
/** What a system error says, without its call and path. */
function explain(error) {
    return error.message.replace(/^[A-Z]+: /, '').replace(/, \w+ '.*$/, '');
}


/***/ }),

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

/***/ 4498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ makeReport)
});

;// CONCATENATED MODULE: ./lib/stats/alignment.js
/**
 * The alignment of rounds by the lower quartile of the rounds around them (aligned ranks, Hodges & Lehmann 1962), blind
 * to sides.
 *
 * The window of round i is i − k … i + k, shifted at the ends rather than shrunk, and all rounds where they are fewer.
 */
function makeAlignment(blocks, { halfWindow, breaks }) {
    const windowOf = new Int32Array(blocks.middles.length);
    if (halfWindow === null)
        return { windowOf, quartilesAt: () => new Float64Array(1) };
    const spans = [];
    const edges = [0, ...breaks, blocks.middles.length];
    for (let runner = 0; runner + 1 < edges.length; runner++) {
        const first = edges[runner];
        const end = edges[runner + 1];
        const size = Math.min(2 * halfWindow + 1, end - first);
        for (let round = first; round < end; round++) {
            const start = Math.min(Math.max(round - halfWindow, first), end - size);
            if (spans.at(-1)?.first !== start)
                spans.push({ first: start, end: start + size });
            windowOf[round] = spans.length - 1;
        }
    }
    const windows = sortWindows(blocks, spans);
    const quartiles = new Float64Array(spans.length);
    return {
        windowOf,
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

;// CONCATENATED MODULE: ./lib/stats/blocks.js
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
    return { values, starts, middles };
}

;// CONCATENATED MODULE: ./lib/stats/crossing.js
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
function findCrossing(curve, low, high, tolerance) {
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
    return { low: interval.low.x, high: interval.high.x };
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

;// CONCATENATED MODULE: ./lib/stats/estimate.js

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
            return findCrossing({ evaluate: evaluateSteep, guessStep }, low, high, tolerance).high;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/stats/normal.js
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

;// CONCATENATED MODULE: ./lib/stats/rejection.js
/**
 * Whether `p` rejects at `alpha`: p ≤ α.
 *
 * Randomisation p-values are discrete and do equal a level such as 5·0.05/8 = 1/32, while a level computed as
 * 1 − confidence is off in its last digits: so what differs by rounding alone counts as equal.
 */
function rejects(p, alpha) {
    return p <= alpha * (1 + 1e-9);
}

;// CONCATENATED MODULE: ./lib/stats/interval.js



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
    return findFirstAccepted(tester, { outer, inner, tolerance }, alpha);
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
        return findFirstAccepted(tester, { outer: shiftOf(probe + 1), inner, tolerance }, alpha);
    }
    return end;
}
/** By bisection, from a rejected `outer` towards an `inner` that is not. */
function findFirstAccepted(tester, { outer, inner, tolerance }, alpha) {
    const evaluate = (shift) => (rejects(tester.testAt(shift).p, alpha) ? 1 : -1);
    return findCrossing({ evaluate, guessStep: tester.z.guessStep }, { x: outer, y: 1 }, { x: inner, y: -1 }, tolerance)
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
    return findCrossing({ evaluate, guessStep: tester.z.guessStep }, low, high, tolerance);
}

;// CONCATENATED MODULE: ./lib/stats/ranks.js
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
    if (keys[order[middle - 1]] <= keys[order[middle]])
        return;
    const count = middle - start;
    for (let i = 0; i < count; i++)
        spare[i] = order[start + i];
    let left = 0;
    let right = middle;
    for (let place = start; left < count; place++) {
        const takesLeft = right >= end || keys[spare[left]] <= keys[order[right]];
        order[place] = takesLeft ? spare[left++] : order[right++];
    }
}

;// CONCATENATED MODULE: ./lib/stats/statistic.js

// Residuals are whole numbers of 1e-12, so that what is equal but for rounding is tied.
const resolution = 1e12;
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
        ranks,
        at: shift => {
            align(blocks, alignment, shift, residuals);
            sortByKey(order, residuals, spare);
            rankTwice(order, residuals, ranks);
            return summarise(blocks, ranks);
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
function align({ values, starts, middles }, alignment, shift, residuals) {
    const quartiles = alignment.quartilesAt(shift);
    for (let round = 0; round < middles.length; round++) {
        const quartile = quartiles[alignment.windowOf[round]];
        const middle = middles[round];
        const end = starts[round + 1];
        for (let i = starts[round]; i < middle; i++)
            residuals[i] = Math.round((values[i] - quartile) * resolution);
        for (let i = middle; i < end; i++)
            residuals[i] = Math.round((values[i] - shift - quartile) * resolution);
    }
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
function summarise({ starts, middles }, ranks) {
    let sum = 0;
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
            const rank = ranks[i];
            total += rank;
            squares += rank * rank;
            if (i >= middle)
                contender += rank;
        }
        const size = end - start;
        sum += contender;
        if (size === 0)
            continue;
        const share = (end - middle) / size;
        mean += total * share;
        excess += contender - total * share;
        if (size > 1)
            variance += (share * (middle - start) * (squares - (total * total) / size)) / (size - 1);
    }
    return { sum, mean, excess, variance };
}

// EXTERNAL MODULE: ./lib/stats/choices.js
var choices = __webpack_require__(7939);
;// CONCATENATED MODULE: ./lib/stats/randomisation.js

/** Whether the exact null distribution of `blocks` is affordable: at most 40 rounds compare, with at most 924 choices each. */
function isExact({ starts, middles }) {
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
}
/**
 * The exact null distribution of a sum of ranks, every choice of that side's places within a round being equally likely
 * (randomisation inference, Fisher 1935): the distributions of the rounds, convolved one after the other.
 */
function makeNullDistribution({ starts, middles }) {
    const rounds = Array.from(middles, (middle, i) => makeRoundSums(starts[i], middle, starts[i + 1]));
    let room = new Float64Array(0);
    return (ranks, summed, limit) => {
        const { base, step } = sumRounds(rounds, ranks, summed);
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
    const places = { baseline: (0,choices/* listChoices */.Z)(size, middle - start), contender: (0,choices/* listChoices */.Z)(size, end - middle) };
    return { start, places, offsets: new Int32Array((0,choices/* countChoices */.A)(size, middle - start)), width: 0 };
}
/** Fills in offsets and widths, in units of the largest step that they have in common. */
function sumRounds(rounds, ranks, summed) {
    let base = 0;
    let step = 0;
    for (const round of rounds) {
        const lowest = sumChoices(round, ranks, summed);
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
function sumChoices(round, ranks, summed) {
    const { start, offsets } = round;
    const places = round.places[summed];
    const chosen = places.length / offsets.length;
    let lowest = Infinity;
    let highest = 0;
    for (let choice = 0, at = 0; choice < offsets.length; choice++) {
        let sum = 0;
        for (let i = 0; i < chosen; i++)
            sum += ranks[start + places[at++]];
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

;// CONCATENATED MODULE: ./lib/stats/tester.js


/** The standardised statistic; 0 where randomisation changes nothing. */
function standardise({ excess, variance }) {
    return variance > 0 ? excess / Math.sqrt(variance) : 0;
}
/** The tester of `blocks`, ranked by `ranking`. */
function makeTester(blocks, ranking) {
    return isExact(blocks) ? makeExactTester(ranking, makeNullDistribution(blocks)) : makeNormalTester(ranking);
}
function makeExactTester(ranking, nullDistribution) {
    return {
        exact: true,
        z: { evaluate: shift => standardise(ranking.at(shift)), guessStep: ranking.guessSwap },
        testAt: shift => {
            const statistic = ranking.at(shift);
            return toTest(findNearTail(nullDistribution, ranking.ranks, statistic, 0), statistic.excess);
        },
        calibrateAt: (shift, alpha) => {
            const statistic = ranking.at(shift);
            const deviation = Math.sqrt(statistic.variance);
            const tail = findNearTail(nullDistribution, ranking.ranks, statistic, deviation / 4);
            return { p: toTest(tail, statistic.excess).p, critical: findCritical(tail, alpha / 2) / (deviation || 1) };
        },
    };
}
function makeNormalTester(ranking) {
    const zAt = (shift) => standardise(ranking.at(shift));
    return {
        exact: false,
        z: { evaluate: zAt, guessStep: ranking.guessSwap },
        testAt: shift => testNormally(zAt(shift)),
        calibrateAt: (shift, alpha) => ({ p: testNormally(zAt(shift)).p, critical: normalQuantile(1 - alpha / 2) }),
    };
}
function testNormally(z) {
    return { p: Math.min(1, 2 * normalCdf(-Math.abs(z))), pLower: normalCdf(z), pUpper: normalCdf(-z) };
}
function findNearTail(nullDistribution, ranks, { sum, excess }, room) {
    const count = ranks.length;
    const summed = excess > 0 ? 'baseline' : 'contender';
    const seen = excess > 0 ? count * (count + 1) - sum : sum;
    const { base, step, masses } = nullDistribution(ranks, summed, seen + room);
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

;// CONCATENATED MODULE: ./lib/stats/engine.js









/**
 * The engine of docs/method.md over `rounds`: aligned ranks (Hodges & Lehmann 1962), their randomisation within rounds
 * (Fisher 1935), estimate and interval by inverting the test (Hodges & Lehmann 1963).
 *
 * Values are finite, on a scale where a change adds (natural logarithms, lower is better); rounds may be ragged, empty or none.
 * Exact for at most 40 rounds with both sides. `windows` is for several runners (`breaks`) and for tests (`halfWindow`).
 */
function makeEngine(rounds, windows = {}) {
    const blocks = makeBlocks(rounds);
    const { halfWindow = chooseHalfWindow(blocks), breaks = [] } = windows;
    const ranking = makeRanking(blocks, makeAlignment(blocks, { halfWindow, breaks }));
    const tester = makeTester(blocks, ranking);
    const limits = findLimits(blocks);
    const p = once(() => tester.testAt(0).p);
    const estimate = once(() => findEstimate(ranking, limits));
    const standardError = once(() => findStandardError(tester, limits));
    const intervals = new Map();
    return {
        exact: tester.exact,
        get p() {
            return p();
        },
        get estimate() {
            return estimate() ?? 0;
        },
        get standardError() {
            return standardError();
        },
        pAt: shift => tester.testAt(shift).p,
        zAt: tester.z.evaluate,
        interval: confidence => {
            const centre = estimate();
            if (centre === undefined)
                return { low: -Infinity, high: Infinity };
            const ends = intervals.get(confidence) ?? findEnds(tester, limits, { centre, p: p(), alpha: 1 - confidence });
            intervals.set(confidence, ends);
            return ends;
        },
        diagnose: shift => diagnose(tester, ranking, shift),
    };
}
function findEnds(tester, { reach, tolerance }, { centre, p, alpha }) {
    const mirrored = mirror(tester);
    const ends = {
        low: findLowEnd(tester, { outer: -reach, inner: centre, tolerance }, alpha),
        high: -findLowEnd(mirrored, { outer: -reach, inner: -centre, tolerance }, alpha),
    };
    if (!rejects(p, alpha))
        return { low: Math.min(ends.low, 0), high: Math.max(ends.high, 0) };
    if (ends.low > 0 || ends.high < 0)
        return ends;
    // 0 lies in a gap of what is not rejected: the part that holds the estimate is kept.
    return centre > 0
        ? { ...ends, low: findFirstAccepted(tester, { outer: 0, inner: centre, tolerance }, alpha) }
        : { ...ends, high: -findFirstAccepted(mirrored, { outer: 0, inner: -centre, tolerance }, alpha) };
}
/** Shifts that carry all of one side clear of the other, whatever the quartiles that align them. */
function findLimits({ values }) {
    let [lowest, highest] = [Infinity, -Infinity];
    for (const value of values) {
        lowest = Math.min(lowest, value);
        highest = Math.max(highest, value);
    }
    const spread = values.length > 0 ? highest - lowest : 0;
    return { reach: 8 * spread + 1, tolerance: 1e-9 * Math.max(1, spread) };
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
    return findCrossing({ evaluate: above, guessStep }, { x: -reach, y: low }, { x: reach, y: high }, tolerance).high;
}
function diagnose(tester, ranking, shift) {
    const statistic = ranking.at(shift);
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

;// CONCATENATED MODULE: ./lib/compare/change.js
/** `value` on the scale of the engine: its natural log, negated where higher is better. */
function toLog(value, direction) {
    return direction === 'higher' ? -Math.log(value) : Math.log(value);
}
/** The relative change of the value itself: where higher is better, the sign comes back and the ends change places. */
function toChange(log, direction, level) {
    const { estimate, low, high } = direction === 'higher' ? { estimate: -log.estimate, low: -log.high, high: -log.low } : log;
    return { value: Math.expm1(estimate), low: bounded(low), high: bounded(high), level };
}
function bounded(end) {
    return Number.isFinite(end) ? Math.expm1(end) : null;
}

// EXTERNAL MODULE: ./lib/stats/attainable.js
var attainable = __webpack_require__(526);
;// CONCATENATED MODULE: ./lib/compare/incomparable.js

/** What went wrong with `series` on one side so that the two cannot be compared, in words; undefined where nothing did. */
function findObstacle(series, table) {
    return findConflict(series) ?? findError(series, table) ?? findFailures(series, table);
}
function findConflict({ conflict, metric }) {
    if (!conflict)
        return undefined;
    return conflict.unit === metric.unit
        ? `its direction changed from ${metric.better} to ${conflict.better}`
        : `its unit changed from ${metric.unit || 'none'} to ${conflict.unit || 'none'}`;
}
function findError({ benchmark }, { errors }) {
    const found = errors.get(benchmark);
    return found && `it reported an error (${found.side}): ${found.error}`;
}
function findFailures(series, { failures }) {
    const { baseline, contender } = failures;
    if (baseline.timedOut > 0 !== contender.timedOut > 0) {
        const side = baseline.timedOut > 0 ? 'baseline' : 'contender';
        return `only the ${side} ran into the time limit (${failures[side].timedOut}×)`;
    }
    const missing = {
        baseline: countMissing(series, 'baseline', baseline),
        contender: countMissing(series, 'contender', contender),
    };
    if (Math.abs(missing.baseline - missing.contender) < 2)
        return undefined;
    const side = missing.baseline > missing.contender ? 'baseline' : 'contender';
    const reason = failures[side].reason;
    return `it is missing from ${missing[side]} invocations of the ${side}${reason === undefined ? '' : `: ${reason}`}`;
}
function countMissing(series, side, { failed, timedOut, succeeded }) {
    return failed + timedOut + succeeded - series.rounds.flat().filter(one => one.side === side).length;
}
/** Why there is no ratio of the values of `series`, in words; undefined where there is. */
function findBadValue({ rounds }) {
    const values = rounds.flat().map(one => one.value);
    if (!values.every(Number.isFinite))
        return 'a value is not finite';
    const bad = values.find(value => value <= 0);
    return bad === undefined ? undefined : `a value is ${bad === 0 ? '0' : 'negative'}, and ratios need values above 0`;
}
/** Why the rounds of `series` are too few for a verdict; undefined where they suffice. */
function findShortage({ rounds }) {
    const complete = rounds.filter(round => new Set(round.map(one => one.side)).size === 2);
    const widest = Math.max(0, ...complete.map(round => round.length));
    const least = (0,attainable/* leastRounds */.T)(widest);
    if (complete.length >= least)
        return undefined;
    return `${complete.length} complete rounds are fewer than the ${least} that a verdict needs`;
}

// EXTERNAL MODULE: ./node_modules/simple-statistics/dist/simple-statistics.mjs
var simple_statistics = __webpack_require__(5521);
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

;// CONCATENATED MODULE: ./lib/compare/summary.js


/** The description of `values`, or null where there are none. */
function summary_summarise(values) {
    if (values.length === 0)
        return null;
    const sorted = Float64Array.from(values).sort();
    const average = (0,simple_statistics/* mean */.RE)([...values]);
    return {
        n: values.length,
        median: quantile(sorted, 0.5),
        mean: average,
        min: sorted[0],
        q1: quantile(sorted, 0.25),
        q3: quantile(sorted, 0.75),
        max: sorted.at(-1),
        mad: (0,simple_statistics/* medianAbsoluteDeviation */.hK)([...values]),
        cv: average === 0 ? null : (0,simple_statistics/* standardDeviation */.Fx)([...values]) / Math.abs(average),
    };
}

;// CONCATENATED MODULE: ./lib/compare/comparison.js




/** Units of things that are counted: without noise they repeat to the last digit, which a time does only on a coarse clock. */
const counted = new Set(['B', 'count']);
/** The comparison of the two sides of `series`. */
function makeComparison(series, table) {
    const baseline = valuesOf(series, 'baseline');
    const contender = valuesOf(series, 'contender');
    return {
        series,
        baseline: summary_summarise(baseline.filter(Number.isFinite)),
        contender: summary_summarise(contender.filter(Number.isFinite)),
        basis: findObstacleBasis(findObstacle(series, table)) ??
            findExactBasis(series, baseline, contender) ??
            findObstacleBasis(findBadValue(series)) ??
            makeInference(series),
    };
}
function valuesOf({ rounds }, side) {
    return rounds.flatMap(round => round.filter(one => one.side === side).map(one => one.value));
}
function findObstacleBasis(reason) {
    return reason === undefined ? undefined : { kind: 'obstacle', reason };
}
function findExactBasis({ metric }, baseline, contender) {
    const [first, second] = [baseline[0], contender[0]];
    if (!counted.has(metric.unit) || first === undefined || second === undefined)
        return undefined;
    const isExact = baseline.every(value => value === first) && contender.every(value => value === second);
    const hasRatio = Number.isFinite(first) && Number.isFinite(second) && first >= 0 && second >= 0;
    return isExact && hasRatio ? { kind: 'exact', baseline: first, contender: second } : undefined;
}
function makeInference(series) {
    return {
        kind: 'inference',
        change: pair(series, one => (one.side === 'baseline' ? 'a' : 'b')),
        control: makeControl(series),
        shortage: findShortage(series),
    };
}
function makeControl(series) {
    const hasTwo = series.rounds.some(round => round.some(one => one.side === 'baseline' && one.copy === 2));
    if (!hasTwo)
        return undefined;
    return pair(series, one => (one.side === 'contender' ? undefined : one.copy === 1 ? 'a' : 'b'));
}
/** The engine over the two groups that `group` makes in each round. */
function pair({ rounds, metric }, group) {
    const logs = (round, name) => round.filter(one => group(one) === name).map(one => toLog(one.value, metric.better));
    return makeEngine(rounds.map(round => ({ a: logs(round, 'a'), b: logs(round, 'b') })));
}

;// CONCATENATED MODULE: ./lib/stats/false-discovery.js
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

;// CONCATENATED MODULE: ./lib/compare/control.js





const alpha = 0.01;
/**
 * The control of each comparison that has one, and all of them together.
 *
 * Copy 2 of the baseline relative to copy 1, by the same engine as the comparison itself. It fails where the p-value, adjusted over
 * the `judged` ones, is below 0.01: then the harness, not the program, makes a difference.
 */
function makeControls(judged, confidence) {
    const engines = judged.flatMap(one => one.basis.kind === 'inference' && one.basis.control ? [{ one, engine: one.basis.control }] : []);
    const adjusted = adjustPValues(engines.map(({ engine }) => engine.p));
    const controls = new Map(engines.map(({ one, engine }, index) => [
        one,
        control_makeControl(one, engine, rejects(adjusted[index], alpha), confidence),
    ]));
    const failed = [...controls.values()].filter(control => control.failed).length;
    const mostRounds = Math.max(0, ...judged.map(one => one.series.rounds.length));
    const canFail = rejects((0,attainable/* attainableP */.a)(mostRounds, 2), alpha / controls.size);
    const status = controls.size === 0 ? 'not-run' : failed > 0 ? 'failed' : canFail ? 'passed' : 'too-few';
    return {
        controls,
        summary: { status, failed, of: controls.size, noiseFloor: findNoiseFloor([...controls.values()]) },
    };
}
function control_makeControl({ series }, engine, failed, confidence) {
    const log = { estimate: engine.estimate, ...engine.interval(confidence) };
    const { value, low, high } = toChange(log, series.metric.better, confidence);
    const reach = Math.max(Math.abs(log.low), Math.abs(log.high));
    return { change: { value, low, high, p: engine.p }, reach, failed };
}
function findNoiseFloor(controls) {
    const reaches = Float64Array.from(controls.map(control => control.reach).filter(Number.isFinite)).sort();
    return reaches.length === 0 ? null : Math.expm1(quantile(reaches, 0.5));
}

// EXTERNAL MODULE: ./lib/compare/finding.js
var finding = __webpack_require__(2854);
;// CONCATENATED MODULE: ./lib/compare/series.js
/** Whether there is no value of `series`, only errors. */
function isSilent({ rounds }) {
    return rounds.every(round => round.length === 0);
}
/** The record's values by benchmark and metric, in the order in which they were first printed, still in rounds. */
function makeSeries(record) {
    const drafts = new Map();
    const errors = new Map();
    record.rounds.forEach((round, index) => {
        for (const { slot, measurements } of round)
            for (const measurement of measurements) {
                if (measurement.error === undefined)
                    place(drafts, record.rounds.length, index, slot, measurement);
                else if (!errors.has(measurement.benchmark))
                    errors.set(measurement.benchmark, { side: slot.side, error: measurement.error, metric: measurement.metric });
            }
    });
    // A benchmark that never had a value must not be forgotten.
    const valued = new Set([...drafts.values()].map(draft => draft.benchmark));
    for (const [benchmark, { metric }] of errors)
        if (!valued.has(benchmark))
            drafts.set(keyOf(benchmark, metric), makeDraft(benchmark, metric, record.rounds.length));
    const primaries = findPrimaries([...drafts.values()]);
    const series = [...drafts.values()].map(draft => ({
        ...draft,
        primary: primaries.get(draft.benchmark) === draft.metric.name,
    }));
    const invocations = record.rounds.flat();
    const failures = {
        baseline: countFailures(invocations, 'baseline'),
        contender: countFailures(invocations, 'contender'),
    };
    return { series, failures, errors };
}
function keyOf(benchmark, metric) {
    return `${benchmark}\n${metric.name}`;
}
function makeDraft(benchmark, metric, rounds) {
    return { benchmark, metric, rounds: Array.from({ length: rounds }, () => []), conflict: undefined };
}
function place(drafts, rounds, index, slot, one) {
    const key = keyOf(one.benchmark, one.metric);
    let draft = drafts.get(key);
    if (!draft) {
        draft = makeDraft(one.benchmark, one.metric, rounds);
        drafts.set(key, draft);
    }
    if (one.metric.unit !== draft.metric.unit || one.metric.better !== draft.metric.better)
        noteConflict(draft, slot, one);
    draft.rounds[index].push({ side: slot.side, copy: slot.copy, value: one.value });
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
    for (const { benchmark, metric } of drafts)
        if (!primaries.has(benchmark) || metric.name === 'time')
            primaries.set(benchmark, metric.name);
    return primaries;
}
function countFailures(invocations, side) {
    const own = invocations.filter(invocation => invocation.slot.side === side);
    const count = (outcome) => own.filter(one => one.outcome === outcome).length;
    const reason = own.find(one => one.outcome !== 'ok')?.reason;
    return { failed: count('failed'), timedOut: count('timed-out'), succeeded: count('ok'), reason };
}

;// CONCATENATED MODULE: ./lib/compare/verdict.js
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
 * The change of something without noise, every value of each side the same: the exact ratio, judged by the threshold alone.
 *
 * From 0 to 0 nothing changed; from 0 to anything else there is no ratio, and the change is null.
 */
function judgeExactly(values, direction, threshold) {
    const { baseline, contender } = values;
    const ratio = contender === baseline ? 1 : contender / baseline;
    const change = ratio - 1;
    const verdict = change === 0 || Math.abs(change) < threshold ? 'unchanged' : isBetter(change, direction) ? 'improved' : 'regressed';
    return {
        change: Number.isFinite(change) ? { value: change, low: change, high: change, level: 1 } : null,
        verdict: direction === 'unknown' ? null : verdict,
    };
}
function isBetter(change, direction) {
    return direction === 'lower' ? change < 0 : change > 0;
}

;// CONCATENATED MODULE: ./lib/compare/findings.js







const blank = { change: null, p: null, adjustedP: null, control: null, verdict: null, warnings: [] };
/**
 * A finding for every comparison, regressed first and each group by size, and the control over all that is judged.
 *
 * Benjamini–Hochberg over all that is judged; what it rejects shows the interval of the matching level 1 − R·α/m (Benjamini &
 * Yekutieli 2005), so that verdict and interval agree. The others show, and are judged unchanged by, the interval of level 1 − α.
 */
function makeFindings(comparisons, settings) {
    const judged = new Set(comparisons.filter(one => isJudged(one, settings.metrics)));
    const corrections = correct([...judged], settings.confidence);
    const { controls, summary } = makeControls([...judged], settings.confidence);
    const findings = comparisons.map(comparison => {
        const judgement = judgeBasis(comparison, settings, corrections.get(comparison), controls.get(comparison));
        return describe(comparison, judged.has(comparison) ? judgement : { ...judgement, verdict: null });
    });
    return { findings: findings.sort(byVerdictAndSize), control: summary };
}
function isJudged({ series }, metrics) {
    // An error has no unit, and so no direction; but it is worth more than silence.
    if (isSilent(series))
        return true;
    if (series.metric.better === 'unknown')
        return false;
    if (metrics === 'primary')
        return series.primary;
    return metrics === 'all' || metrics.split(',').some(name => name.trim() === series.metric.name);
}
function correct(judged, confidence) {
    const tested = judged.flatMap(one => one.basis.kind === 'inference' && one.basis.shortage === undefined ? [{ one, p: one.basis.change.p }] : []);
    const alpha = 1 - confidence;
    const adjusted = adjustPValues(tested.map(({ p }) => p));
    const rejections = adjusted.filter(p => rejects(p, alpha)).length;
    return new Map(tested.map(({ one }, index) => {
        const rejected = rejects(adjusted[index], alpha);
        const level = rejected ? 1 - (rejections * alpha) / tested.length : confidence;
        return [one, { adjustedP: adjusted[index], rejected, level }];
    }));
}
function describe({ series, baseline, contender }, judgement) {
    const { name: metric, unit, better } = series.metric;
    return {
        benchmark: series.benchmark,
        metric,
        unit,
        better,
        primary: series.primary,
        baseline,
        contender,
        ...judgement,
    };
}
function judgeBasis({ basis, series }, { threshold, confidence }, correction, control) {
    const direction = series.metric.better;
    switch (basis.kind) {
        case 'obstacle':
            return { ...blank, verdict: 'incomparable', reason: basis.reason };
        case 'exact':
            return { ...blank, ...judgeExactly(basis, direction, threshold) };
        case 'inference': {
            const level = correction?.level ?? confidence;
            const log = { estimate: basis.change.estimate, ...basis.change.interval(level) };
            const numbers = { p: basis.change.p, adjustedP: correction?.adjustedP ?? null, control: control?.change ?? null };
            const change = toChange(log, direction, level);
            if (basis.shortage !== undefined)
                return { ...blank, ...numbers, change, verdict: 'incomparable', reason: basis.shortage };
            const rejected = correction?.rejected ?? false;
            const verdict = judge(change, direction, threshold, rejected);
            if (!control?.failed)
                return { ...blank, ...numbers, change, verdict };
            const widened = toChange(widen(log, control.reach), direction, level);
            const kept = judge(widened, direction, threshold, rejected) === verdict;
            const reason = `two copies of the same baseline differ by ${percent(control.change.value)}`;
            return kept
                ? { ...blank, ...numbers, change: widened, verdict, warnings: [{ code: 'control-failed', message: reason }] }
                : { ...blank, ...numbers, change: widened, verdict: 'incomparable', reason };
        }
    }
}
/** `log` with the interval that is left when installation alone may shift it by `reach` either way. */
function widen(log, reach) {
    return { estimate: log.estimate, low: log.low - reach, high: log.high + reach };
}
function percent(change) {
    return `${(100 * Math.abs(change)).toPrecision(2)} %`;
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

// EXTERNAL MODULE: ./lib/compare/status.js
var compare_status = __webpack_require__(1781);
;// CONCATENATED MODULE: ./lib/compare/outcome.js





/** What `record` says, decided here once; every later stage only reads it. */
function conclude(record) {
    const table = makeSeries(record);
    const { shared, added, removed } = sortByPresence(table);
    const comparisons = shared.map(series => makeComparison(series, table));
    const { findings, control } = makeFindings(comparisons, record.settings);
    const status = (0,compare_status/* findStatus */.G)({ measured: !table.series.every(isSilent), findings });
    return { status, control, findings, added, removed, warnings: describeFailures(table) };
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
    const { suite, rounds, settings, environment, sides, command, options, seed, plan, warnings } = record;
    const { threshold, confidence } = settings;
    const { status, warnings: found, ...outcome } = conclude(record);
    return {
        schema: 'counterbalance/report@1',
        status,
        suite,
        rounds: rounds.length,
        settings: { threshold, confidence, looks: plan?.looks ?? [rounds.length] },
        ...outcome,
        warnings: [...warnings, ...found],
        ...present({ environment, sides, command, options, seed, plan }),
    };
}
/** `fields` without those that are undefined. */
function present(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ leastRounds),
/* harmony export */   a: () => (/* binding */ attainableP)
/* harmony export */ });
/* harmony import */ var _choices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7939);

/**
 * The smallest two-sided p-value that `rounds` rounds of `size` invocations can attain, the contender having half of
 * them (rounded down): 2/6ⁿ for four per round, 2/3ⁿ for three, 2/2ⁿ for two.
 */
function attainableP(rounds, size) {
    return Math.min(1, 2 / (0,_choices_js__WEBPACK_IMPORTED_MODULE_0__/* .countChoices */ .A)(size, Math.floor(size / 2)) ** rounds);
}
/** The least number of rounds of `size` invocations for a verdict: 5 for four or more, 6 for three, 8 for two. */
function leastRounds(size) {
    if (size >= 4)
        return 5;
    return size === 3 ? 6 : 8;
}


/***/ }),

/***/ 7939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ countChoices),
/* harmony export */   Z: () => (/* binding */ listChoices)
/* harmony export */ });
/** The number of ways to choose `chosen` of `size` things. */
function countChoices(size, chosen) {
    let count = 1;
    for (let i = 1; i <= Math.min(chosen, size - chosen); i++)
        count = (count * (size - i + 1)) / i;
    return Math.round(count);
}
const cache = new Map();
/** All ways to choose `chosen` of the numbers 0 … `size` − 1, one after the other, each ascending. */
function listChoices(size, chosen) {
    const key = size * 65536 + chosen;
    const known = cache.get(key);
    if (known)
        return known;
    const list = [];
    const choice = Array.from({ length: chosen }, (_, i) => i);
    for (let left = countChoices(size, chosen); left > 0; left--) {
        list.push(...choice);
        advance(choice, size);
    }
    const choices = Int32Array.from(list);
    cache.set(key, choices);
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


/***/ })

};
