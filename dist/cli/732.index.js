export const id = 732;
export const ids = [732];
export const modules = {

/***/ 28:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ findCommits),
/* harmony export */   Id: () => (/* binding */ findSources),
/* harmony export */   Pj: () => (/* binding */ findPlace),
/* harmony export */   Pv: () => (/* binding */ parseStore),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   Vv: () => (/* binding */ warnOfUncommitted)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _inputs_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7583);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7035);
/* harmony import */ var _system_git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5526);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7216);
/* harmony import */ var _system_signals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(288);
/* harmony import */ var _util_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1918);
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







/** Words before `--`, as what they name; commits are those of the repository of the directory that they are compared with, where there are two words, or else of this one. */
async function findSources(words) {
    const typed = words.map(_inputs_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSource */ .P);
    const last = typed.at(-1);
    const here = openRepository('.');
    if (typed.length !== 2)
        return await findAll(typed, here);
    const contender = await findSource(last, here);
    const repository = contender.form === 'dir' ? openRepository(contender.value) : here;
    return [await findSource(typed[0], repository), contender];
}
/** Words that name commits, and nothing else. */
async function findCommits(words) {
    const typed = words.map(_inputs_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSource */ .P);
    const other = typed.find(({ form = 'ref' }) => form !== 'ref');
    if (other !== undefined)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(other.text)} is no commit: a bisection measures commits, such as v1.2`);
    return await findAll(typed.map(source => ({ ...source, form: 'ref' })), openRepository('.'));
}
async function findAll(typed, repository) {
    const all = [];
    for (const source of typed)
        all.push(await findSource(source, repository));
    return all;
}
/** The directory that the only word of `words` names, or else this one. */
function findPlace(words) {
    const [word, ...more] = words;
    if (more.length > 0)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(more[0])} is not expected: one directory is published`);
    if (word === undefined)
        return '.';
    const source = (0,_inputs_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSource */ .P)(word);
    if (source.name === undefined && (source.form ?? 'dir') === 'dir')
        return findDirectory(source).value;
    throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(word)} is no directory: what is published is a directory without a name, such as .`);
}
/** The directory of a store, which a word names with or without its form. */
function parseStore(word) {
    return (0,_inputs_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSource */ .P)(word.startsWith('store:') ? word : `store:${word}`).value;
}
async function findSource(source, repository) {
    if (source.form === 'dir')
        return findDirectory(source);
    if (source.form === 'ref')
        return await findCommit(source, repository);
    if (source.form === 'store')
        return { ...source, form: 'store' };
    const isThere = typeOf(source.value) !== undefined;
    const isCommit = await repository.knows(source.value);
    if (isThere && isCommit)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(source.value)} is both a directory and a commit: write dir:${source.value} or ref:${source.value}`);
    if (isThere)
        return findDirectory(source);
    return await findCommit(source, repository);
}
function findDirectory(source) {
    const { value } = source;
    const type = typeOf(value);
    if (type === 'directory')
        return { ...source, form: 'dir' };
    throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(source.text)} ${type === undefined ? 'does not exist' : 'is a file'}: name the directory of a built program, or write ref:COMMIT`);
}
async function findCommit(source, repository) {
    const { form, value } = source;
    const problem = await repository.explain();
    const what = form === undefined ? 'is neither a directory nor a commit' : 'is no commit';
    if (problem !== undefined)
        throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(source.text)} ${what}, because ${problem}`);
    if (await repository.has(value))
        return { ...source, form: 'ref' };
    const near = (0,_util_nearest_js__WEBPACK_IMPORTED_MODULE_5__.findNearest)(value, await repository.list());
    const hint = near === undefined ? 'give a branch, a tag or a commit SHA' : `did you mean ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(near)}?`;
    throw new _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(`${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(source.text)} ${what} of this repository or its origin; ${hint}`);
}
/** Warns of directories whose files differ from the last commit, where they are compared with a commit. */
async function warnOfUncommitted(sources) {
    const directories = sources?.flatMap(({ form, value }) => (form === 'dir' ? [value] : [])) ?? [];
    if (sources === undefined || (sources.length > 0 && directories.length === sources.length))
        return [];
    // One word alone is compared with the current directory.
    const named = sources.length < 2 ? ['.'] : directories;
    const changed = [];
    for (const directory of named) {
        const git = (0,_system_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .openGit */ .z)(directory, { signal: new AbortController().signal });
        if (await git.try('status', '--porcelain', '--untracked-files=no', '--', '.'))
            changed.push(directory);
    }
    return changed.map(directory => ({
        code: 'uncommitted',
        message: `${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(directory)} has changes that are not committed, and was measured with them`,
    }));
}
/** Returns what lies at `path`; undefined where nothing does. */
function typeOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? 'directory' : 'other';
    }
    catch {
        return undefined;
    }
}
function openRepository(directory) {
    const git = (0,_system_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .openGit */ .z)(directory, { signal: new AbortController().signal });
    return {
        async explain() {
            const refused = await git.run('rev-parse', '--git-dir').then(() => undefined, (error) => error);
            if (refused === undefined)
                return undefined;
            if (/dubious ownership|unsafe repository/.test(refused.message))
                return `git refuses this repository: ${refused.message}`;
            return 'this directory is not in a git repository: run this in a clone, or name a directory';
        },
        knows: ref => (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isKnownCommit */ .nf)(git, ref, 'here'),
        async has(ref) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const signals = __addDisposableResource(env_1, (0,_system_signals_js__WEBPACK_IMPORTED_MODULE_6__/* .listenForSignals */ .s)(), false);
                const isKnown = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isKnownCommit */ .nf)((0,_system_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .openGit */ .z)(directory, { signal: signals.signal }), ref, 'at the origin');
                signals.signal.throwIfAborted();
                return isKnown;
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        },
        async list() {
            const text = await git.try('for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/tags', 'refs/remotes');
            return (text ?? '').split('\n').flatMap(name => name || []);
        },
    };
}


/***/ }),

/***/ 4791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ isEscape)
/* harmony export */ });
/** More than any system follows. */
const mostHops = 40;
/**
 * Returns whether the symbolic link at `path` leads out of the root that all paths are relative to, on its way or at its end.
 *
 * `links` are all links by their paths. A target is followed part by part, as the system does. If `a` is a link itself, `a/..` is
 * not the place where it started.
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


/***/ }),

/***/ 54:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ payloadLimits),
/* harmony export */   t: () => (/* binding */ PayloadError)
/* harmony export */ });
/** A payload that cannot be packed, or an archive that is not a payload as we pack them; the message says what is wrong with it. */
class PayloadError extends Error {
    name = 'PayloadError';
}
/** The most that is packed and unpacked. */
const payloadLimits = { sizeInBytes: 2 ** 30, entries: 200_000, seconds: 300 };


/***/ }),

/***/ 4635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ checkSha256),
  D: () => (/* binding */ unpackPayload)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/system/disk.js
var disk = __webpack_require__(4388);
// EXTERNAL MODULE: ./lib/system/copies/link-escape.js
var link_escape = __webpack_require__(4791);
// EXTERNAL MODULE: ./lib/system/copies/payload-error.js
var payload_error = __webpack_require__(54);
;// CONCATENATED MODULE: ./lib/system/copies/tar-bounds.js

/** Two headers of an entry, their own extended header, and what fills its last block. */
const overheadInBytes = 8192;
const gzipMagic = 0x1f;
/** Tools fill an archive up to a whole record, which may be large. */
const mostPaddingInBytes = 2 ** 20;
/** Of a path or a link; longer ones are in no file system. */
const longestPath = 4096;
/** Extended headers of one entry. Ours have one; others need one for the path and one for the link. */
const mostExtensions = 2;
/**
 * The amount of an archive that has been read. Size and time are limited during reading, because an archive can claim anything
 * about itself.
 */
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
            throw new payload_error/* PayloadError */.t('the archive of the payload is compressed twice');
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
            throw new payload_error/* PayloadError */.t('the archive of the payload was not made by this action: it has extended headers without a file');
    }
    /** Takes note of an entry. */
    enter({ path, linkpath = '', size, }) {
        if (this.#paddingInBytes !== undefined)
            refuseRest();
        if (path.length > longestPath || linkpath.length > longestPath)
            throw new payload_error/* PayloadError */.t(`the archive of the payload was not made by this action: ${path.slice(0, 200)} … is too long a path`);
        this.#extensions = 0;
        this.#sizeInBytes += size;
        if (this.#sizeInBytes > this.#limits.sizeInBytes)
            this.#refuseSize();
        if (++this.#entries > this.#limits.entries)
            throw new payload_error/* PayloadError */.t(`the payload has more than ${this.#limits.entries} entries, so it is not unpacked`);
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
        throw new payload_error/* PayloadError */.t(`the payload takes longer than ${seconds} s to unpack: publish fewer or smaller files`);
    }
    #refuseSize() {
        const limit = `${this.#limits.sizeInBytes / 2 ** 20} MiB`;
        throw new payload_error/* PayloadError */.t(`the payload is larger than ${limit}, so it is not unpacked`);
    }
}
function refuseRest() {
    throw new payload_error/* PayloadError */.t('the archive of the payload was not made by this action: more than 1 MiB, or more than zeros, follow its end');
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
async function unpackPayload({ file, sha256 }, target, limits = payload_error/* payloadLimits */.P) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        await checkSha256(file, sha256);
        const { Parser } = await __webpack_require__.e(/* import() */ 697).then(__webpack_require__.bind(__webpack_require__, 8697));
        (0,external_node_fs_.mkdirSync)(target, { recursive: true });
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
    if (error instanceof payload_error/* PayloadError */.t)
        return error;
    if ('syscall' in error)
        return (0,disk/* nameFile */.iC)(error, target);
    return new payload_error/* PayloadError */.t(`the archive of the payload is damaged: ${error.message}`, { cause: error });
}
/** Refuses the archive `file` where its SHA-256 is not the `expected` one. */
async function checkSha256(file, expected) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,external_node_fs_.createReadStream)(file, { highWaterMark: 1 << 20 }))
        hash.update(chunk);
    const found = hash.digest('hex');
    if (found === expected)
        return;
    throw new payload_error/* PayloadError */.t(`the archive of the payload is not what was published: its SHA-256 is ${found}, not ${expected}`);
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
            if ((0,link_escape/* isEscape */.K)(path, targets))
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
        const kind = findKind(entry);
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
function findKind({ type, path }) {
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
    throw new payload_error/* PayloadError */.t(`the archive of the payload was not made by this action: ${path.slice(0, 200)} ${why}`);
}


/***/ })

};
