/**
 * @vue/shared v3.5.45
 * (c) 2018-present Yuxi (Evan) You and Vue contributors
 * @license MIT
 **/ function sr(e) {
  const t = Object.create(null)
  for (const n of e.split(',')) t[n] = 1
  return n => n in t
}
const ne = {},
  Ct = [],
  ze = () => {},
  Ri = () => !1,
  mn = e => e.charCodeAt(0) === 111 && e.charCodeAt(1) === 110 && (e.charCodeAt(2) > 122 || e.charCodeAt(2) < 97),
  ts = e => e.startsWith('onUpdate:'),
  ae = Object.assign,
  rr = (e, t) => {
    const n = e.indexOf(t)
    n > -1 && e.splice(n, 1)
  },
  yl = Object.prototype.hasOwnProperty,
  Q = (e, t) => yl.call(e, t),
  B = Array.isArray,
  gt = e => yn(e) === '[object Map]',
  Un = e => yn(e) === '[object Set]',
  Lr = e => yn(e) === '[object Date]',
  K = e => typeof e == 'function',
  le = e => typeof e == 'string',
  Ie = e => typeof e == 'symbol',
  Z = e => e !== null && typeof e == 'object',
  Mi = e => (Z(e) || K(e)) && K(e.then) && K(e.catch),
  Oi = Object.prototype.toString,
  yn = e => Oi.call(e),
  vl = e => yn(e).slice(8, -1),
  Pi = e => yn(e) === '[object Object]',
  ns = e => le(e) && e !== 'NaN' && e[0] !== '-' && '' + parseInt(e, 10) === e,
  At = sr(
    ',key,ref,ref_for,ref_key,onVnodeBeforeMount,onVnodeMounted,onVnodeBeforeUpdate,onVnodeUpdated,onVnodeBeforeUnmount,onVnodeUnmounted',
  ),
  ss = e => {
    const t = Object.create(null)
    return n => t[n] || (t[n] = e(n))
  },
  _l = /-\w/g,
  Ae = ss(e => e.replace(_l, t => t.slice(1).toUpperCase())),
  bl = /\B([A-Z])/g,
  _t = ss(e => e.replace(bl, '-$1').toLowerCase()),
  rs = ss(e => e.charAt(0).toUpperCase() + e.slice(1)),
  Dn = ss(e => (e ? `on${rs(e)}` : '')),
  Je = (e, t) => !Object.is(e, t),
  Hn = (e, ...t) => {
    for (let n = 0; n < e.length; n++) e[n](...t)
  },
  Li = (e, t, n, s = !1) => {
    Object.defineProperty(e, t, { configurable: !0, enumerable: !1, writable: s, value: n })
  },
  ir = e => {
    const t = parseFloat(e)
    return isNaN(t) ? e : t
  },
  wl = e => {
    const t = le(e) ? Number(e) : NaN
    return isNaN(t) ? e : t
  }
let Ir
const is = () =>
  Ir ||
  (Ir =
    typeof globalThis < 'u'
      ? globalThis
      : typeof self < 'u'
        ? self
        : typeof window < 'u'
          ? window
          : typeof global < 'u'
            ? global
            : {})
function or(e) {
  if (B(e)) {
    const t = {}
    for (let n = 0; n < e.length; n++) {
      const s = e[n],
        r = le(s) ? El(s) : or(s)
      if (r) for (const i in r) t[i] = r[i]
    }
    return t
  }
  if (le(e) || Z(e)) return e
}
const Sl = /;(?![^(]*\))/g,
  Tl = /:([^]+)/,
  xl = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]|\/\*[^]*?\*\//g
function El(e) {
  const t = {}
  return (
    e
      .replace(xl, n => (n.startsWith('/*') ? '' : n))
      .split(Sl)
      .forEach(n => {
        if (n) {
          const s = n.split(Tl)
          s.length > 1 && (t[s[0].trim()] = s[1].trim())
        }
      }),
    t
  )
}
function lr(e) {
  let t = ''
  if (le(e)) t = e
  else if (B(e))
    for (let n = 0; n < e.length; n++) {
      const s = lr(e[n])
      s && (t += s + ' ')
    }
  else if (Z(e)) for (const n in e) e[n] && (t += n + ' ')
  return t.trim()
}
const Cl =
    'itemscope,allowfullscreen,disablepictureinpicture,disableremoteplayback,formnovalidate,ismap,nomodule,novalidate,playsinline,readonly',
  Al = sr(Cl)
function Ii(e) {
  return !!e || e === ''
}
function Rl(e, t, n) {
  if (e.length !== t.length) return !1
  let s = !0
  for (let r = 0; s && r < e.length; r++) s = os(e[r], t[r], n)
  return s
}
function Nr(e, t, n) {
  if (e.size !== t.size) return !1
  const s = Array.from(t),
    r = new Uint8Array(s.length)
  for (const i of e) {
    let o = -1
    for (let l = 0; l < s.length; l++)
      if (!r[l] && os(i, s[l], n)) {
        o = l
        break
      }
    if (o < 0) return !1
    r[o] = 1
  }
  return !0
}
function Ml(e, t, n) {
  let s = gt(e),
    r = gt(t)
  if (s || r || ((s = Un(e)), (r = Un(t)), s || r)) return s && r ? Nr(e, t, n) : !1
  const i = Object.keys(e).length,
    o = Object.keys(t).length
  if (i !== o) return !1
  for (const l in e) {
    const c = Object.hasOwn(e, l),
      f = Object.hasOwn(t, l)
    if ((c && !f) || (!c && f) || !os(e[l], t[l], n)) return !1
  }
  return String(e) === String(t)
}
function Fr(e, t, n, s) {
  n || (n = [new Map(), new Map()])
  const [r, i] = n
  if (r.has(e) || i.has(t)) return r.get(e) === t && i.get(t) === e
  r.set(e, t), i.set(t, e)
  const o = s(e, t, n)
  return r.delete(e), i.delete(t), o
}
function os(e, t, n) {
  if (e === t) return !0
  let s = Lr(e),
    r = Lr(t)
  return s || r
    ? s && r
      ? e.getTime() === t.getTime()
      : !1
    : ((s = Ie(e)),
      (r = Ie(t)),
      s || r
        ? e === t
        : ((s = B(e)),
          (r = B(t)),
          s || r
            ? s && r
              ? Fr(e, t, n, Rl)
              : !1
            : ((s = Z(e)), (r = Z(t)), s || r ? (!s || !r ? !1 : Fr(e, t, n, Ml)) : String(e) === String(t))))
}
const Ni = e => !!(e && e.__v_isRef === !0),
  Ol = e =>
    le(e)
      ? e
      : e == null
        ? ''
        : B(e) || (Z(e) && (e.toString === Oi || !K(e.toString)))
          ? Ni(e)
            ? Ol(e.value)
            : JSON.stringify(e, Fi, 2)
          : String(e),
  Fi = (e, t) =>
    Ni(t)
      ? Fi(e, t.value)
      : gt(t)
        ? { [`Map(${t.size})`]: [...t.entries()].reduce((n, [s, r], i) => ((n[bs(s, i) + ' =>'] = r), n), {}) }
        : Un(t)
          ? { [`Set(${t.size})`]: [...t.values()].map(n => bs(n)) }
          : Ie(t)
            ? bs(t)
            : Z(t) && !B(t) && !Pi(t)
              ? String(t)
              : t,
  bs = (e, t = '') => {
    var n
    return Ie(e) ? `Symbol(${((n = e.description)) != null ? n : t})` : e
  } /**
 * @vue/reactivity v3.5.45
 * (c) 2018-present Yuxi (Evan) You and Vue contributors
 * @license MIT
 **/
let he
class Pl {
  constructor(t = !1) {
    ;(this.detached = t),
      (this._active = !0),
      (this._on = 0),
      (this.effects = []),
      (this.cleanups = []),
      (this._isPaused = !1),
      (this._warnOnRun = !0),
      (this.__v_skip = !0),
      !t &&
        he &&
        (he.active
          ? ((this.parent = he), (this.index = (he.scopes || (he.scopes = [])).push(this) - 1))
          : ((this._active = !1), (this._warnOnRun = !1)))
  }
  get active() {
    return this._active
  }
  pause() {
    if (this._active) {
      this._isPaused = !0
      let t, n
      if (this.scopes) {
        const s = this.scopes.slice()
        for (t = 0, n = s.length; t < n; t++) s[t].pause()
      }
      for (t = 0, n = this.effects.length; t < n; t++) this.effects[t].pause()
    }
  }
  resume() {
    if (this._active && this._isPaused) {
      this._isPaused = !1
      let t, n
      if (this.scopes) {
        const r = this.scopes.slice()
        for (t = 0, n = r.length; t < n; t++) r[t].resume()
      }
      const s = this.effects.slice()
      for (t = 0, n = s.length; t < n; t++) s[t].resume()
    }
  }
  run(t) {
    if (this._active) {
      const n = he
      try {
        return (he = this), t()
      } finally {
        he = n
      }
    }
  }
  on() {
    ++this._on === 1 && ((this.prevScope = he), (he = this))
  }
  off() {
    if (this._on > 0 && --this._on === 0) {
      if (he === this) he = this.prevScope
      else {
        let t = he
        for (; t; ) {
          if (t.prevScope === this) {
            t.prevScope = this.prevScope
            break
          }
          t = t.prevScope
        }
      }
      this.prevScope = void 0
    }
  }
  stop(t) {
    if (this._active) {
      this._active = !1
      let n, s
      for (n = 0, s = this.effects.length; n < s; n++) this.effects[n].stop()
      for (this.effects.length = 0, n = 0, s = this.cleanups.length; n < s; n++) this.cleanups[n]()
      if (((this.cleanups.length = 0), this.scopes)) {
        const r = this.scopes.slice()
        for (n = 0, s = r.length; n < s; n++) r[n].stop(!0)
        this.scopes.length = 0
      }
      if (!this.detached && this.parent && !t) {
        const r = this.parent.scopes.pop()
        r && r !== this && ((this.parent.scopes[this.index] = r), (r.index = this.index))
      }
      this.parent = void 0
    }
  }
}
function Di() {
  return he
}
function Hi(e, t = !1) {
  he && (he.active ? he.cleanups.push(e) : e())
}
let re
const ws = new WeakSet()
class ji {
  constructor(t) {
    ;(this.fn = t),
      (this.deps = void 0),
      (this.depsTail = void 0),
      (this.flags = 5),
      (this.next = void 0),
      (this.cleanup = void 0),
      (this.scheduler = void 0),
      he && (he.active ? he.effects.push(this) : (this.flags &= -2))
  }
  pause() {
    this.flags |= 64
  }
  resume() {
    this.flags & 64 && ((this.flags &= -65), ws.has(this) && (ws.delete(this), this.trigger()))
  }
  notify() {
    ;(this.flags & 2 && !(this.flags & 32)) || this.flags & 8 || Vi(this)
  }
  run() {
    if (!(this.flags & 1)) return this.fn()
    ;(this.flags |= 2), Dr(this), ki(this)
    const t = re,
      n = We
    ;(re = this), (We = !0)
    try {
      return this.fn()
    } finally {
      Ui(this), (re = t), (We = n), (this.flags &= -3)
    }
  }
  stop() {
    if (this.flags & 1) {
      for (let t = this.deps; t; t = t.nextDep) fr(t)
      ;(this.deps = this.depsTail = void 0), Dr(this), this.onStop && this.onStop(), (this.flags &= -2)
    }
  }
  trigger() {
    this.flags & 64 ? ws.add(this) : this.scheduler ? this.scheduler() : this.runIfDirty()
  }
  runIfDirty() {
    Ws(this) && this.run()
  }
  get dirty() {
    return Ws(this)
  }
}
let $i = 0,
  tn,
  nn
function Vi(e, t = !1) {
  if (((e.flags |= 8), t)) {
    ;(e.next = nn), (nn = e)
    return
  }
  ;(e.next = tn), (tn = e)
}
function cr() {
  $i++
}
function ar() {
  if (--$i > 0) return
  if (nn) {
    let t = nn
    for (nn = void 0; t; ) {
      const n = t.next
      ;(t.next = void 0), (t.flags &= -9), (t = n)
    }
  }
  let e
  for (; tn; ) {
    let t = tn
    for (tn = void 0; t; ) {
      const n = t.next
      if (((t.next = void 0), (t.flags &= -9), t.flags & 1))
        try {
          t.trigger()
        } catch (s) {
          e || (e = s)
        }
      t = n
    }
  }
  if (e) throw e
}
function ki(e) {
  for (let t = e.deps; t; t = t.nextDep) (t.version = -1), (t.prevActiveLink = t.dep.activeLink), (t.dep.activeLink = t)
}
function Ui(e) {
  let t,
    n = e.depsTail,
    s = n
  for (; s; ) {
    const r = s.prevDep
    s.version === -1 ? (s === n && (n = r), fr(s), Ll(s)) : (t = s),
      (s.dep.activeLink = s.prevActiveLink),
      (s.prevActiveLink = void 0),
      (s = r)
  }
  ;(e.deps = t), (e.depsTail = n)
}
function Ws(e) {
  for (let t = e.deps; t; t = t.nextDep)
    if (t.dep.version !== t.version || (t.dep.computed && (Wi(t.dep.computed) || t.dep.version !== t.version)))
      return !0
  return !!e._dirty
}
function Wi(e) {
  if (
    (e.flags & 4 && !(e.flags & 16)) ||
    ((e.flags &= -17), e.globalVersion === ln) ||
    ((e.globalVersion = ln), !e.isSSR && e.flags & 128 && ((!e.deps && !e._dirty) || !Ws(e)))
  )
    return
  e.flags |= 2
  const t = e.dep,
    n = re,
    s = We
  ;(re = e), (We = !0)
  try {
    ki(e)
    const r = e.fn(e._value)
    ;(t.version === 0 || Je(r, e._value)) && ((e.flags |= 128), (e._value = r), t.version++)
  } catch (r) {
    throw (t.version++, r)
  } finally {
    ;(re = n), (We = s), Ui(e), (e.flags &= -3)
  }
}
function fr(e, t = !1) {
  const { dep: n, prevSub: s, nextSub: r } = e
  if (
    (s && ((s.nextSub = r), (e.prevSub = void 0)),
    r && ((r.prevSub = s), (e.nextSub = void 0)),
    n.subs === e && ((n.subs = s), !s && n.computed))
  ) {
    n.computed.flags &= -5
    for (let i = n.computed.deps; i; i = i.nextDep) fr(i, !0)
  }
  !t && !--n.sc && n.map && n.map.delete(n.key)
}
function Ll(e) {
  const { prevDep: t, nextDep: n } = e
  t && ((t.nextDep = n), (e.prevDep = void 0)), n && ((n.prevDep = t), (e.nextDep = void 0))
}
let We = !0
const Bi = []
function Qe() {
  Bi.push(We), (We = !1)
}
function Ze() {
  const e = Bi.pop()
  We = e === void 0 ? !0 : e
}
function Dr(e) {
  const { cleanup: t } = e
  if (((e.cleanup = void 0), t)) {
    const n = re
    re = void 0
    try {
      t()
    } finally {
      re = n
    }
  }
}
let ln = 0
class Il {
  constructor(t, n) {
    ;(this.sub = t),
      (this.dep = n),
      (this.version = n.version),
      (this.nextDep = this.prevDep = this.nextSub = this.prevSub = this.prevActiveLink = void 0)
  }
}
class ls {
  constructor(t) {
    ;(this.computed = t),
      (this.version = 0),
      (this.activeLink = void 0),
      (this.subs = void 0),
      (this.map = void 0),
      (this.key = void 0),
      (this.sc = 0),
      (this.__v_skip = !0)
  }
  track(t) {
    if (!re || !We || re === this.computed) return
    let n = this.activeLink
    if (n === void 0 || n.sub !== re)
      (n = this.activeLink = new Il(re, this)),
        re.deps
          ? ((n.prevDep = re.depsTail), (re.depsTail.nextDep = n), (re.depsTail = n))
          : (re.deps = re.depsTail = n),
        Ki(n)
    else if (n.version === -1 && ((n.version = this.version), n.nextDep)) {
      const s = n.nextDep
      ;(s.prevDep = n.prevDep),
        n.prevDep && (n.prevDep.nextDep = s),
        (n.prevDep = re.depsTail),
        (n.nextDep = void 0),
        (re.depsTail.nextDep = n),
        (re.depsTail = n),
        re.deps === n && (re.deps = s)
    }
    return n
  }
  trigger(t) {
    this.version++, ln++, this.notify(t)
  }
  notify(t) {
    cr()
    try {
      for (let n = this.subs; n; n = n.prevSub) n.sub.notify() && n.sub.dep.notify()
    } finally {
      ar()
    }
  }
}
function Ki(e) {
  if ((e.dep.sc++, e.sub.flags & 4)) {
    const t = e.dep.computed
    if (t && !e.dep.subs) {
      t.flags |= 20
      for (let s = t.deps; s; s = s.nextDep) Ki(s)
    }
    const n = e.dep.subs
    n !== e && ((e.prevSub = n), n && (n.nextSub = e)), (e.dep.subs = e)
  }
}
const Wn = new WeakMap(),
  Rt = Symbol(''),
  Bs = Symbol(''),
  cn = Symbol('')
function Te(e, t, n) {
  if (We && re) {
    let s = Wn.get(e)
    s || Wn.set(e, (s = new Map()))
    let r = s.get(n)
    r || (s.set(n, (r = new ls())), (r.map = s), (r.key = n)), r.track()
  }
}
function ot(e, t, n, s, r, i) {
  const o = Wn.get(e)
  if (!o) {
    ln++
    return
  }
  const l = c => {
    c && c.trigger()
  }
  if ((cr(), t === 'clear')) o.forEach(l)
  else {
    const c = B(e),
      f = c && ns(n)
    if (c && n === 'length') {
      const a = Number(s)
      o.forEach((d, m) => {
        ;(m === 'length' || m === cn || (!Ie(m) && m >= a)) && l(d)
      })
    } else
      switch (((n !== void 0 || o.has(void 0)) && l(o.get(n)), f && l(o.get(cn)), t)) {
        case 'add':
          c ? f && l(o.get('length')) : (l(o.get(Rt)), gt(e) && l(o.get(Bs)))
          break
        case 'delete':
          c || (l(o.get(Rt)), gt(e) && l(o.get(Bs)))
          break
        case 'set':
          gt(e) && l(o.get(Rt))
          break
      }
  }
  ar()
}
function Nl(e, t) {
  const n = Wn.get(e)
  return n && n.get(t)
}
function Ht(e) {
  const t = z(e)
  return t === e || (Te(t, 'iterate', cn), Le(e)) ? t : et(e) ? (ct(e) ? t.map(n => mt(Ve(n))) : t.map(mt)) : t.map(Ve)
}
function cs(e) {
  return Te((e = z(e)), 'iterate', cn), e
}
function Xe(e, t) {
  return et(e) ? mt(ct(e) ? Ve(t) : t) : Ve(t)
}
const Fl = {
  __proto__: null,
  [Symbol.iterator]() {
    return Ss(this, Symbol.iterator, e => Xe(this, e))
  },
  concat(...e) {
    return Ht(this).concat(...e.map(t => (B(t) ? Ht(t) : t)))
  },
  entries() {
    return Ss(this, 'entries', e => ((e[1] = Xe(this, e[1])), e))
  },
  every(e, t) {
    return nt(this, 'every', e, t, void 0, arguments)
  },
  filter(e, t) {
    return nt(this, 'filter', e, t, n => n.map(s => Xe(this, s)), arguments)
  },
  find(e, t) {
    return nt(this, 'find', e, t, n => Xe(this, n), arguments)
  },
  findIndex(e, t) {
    return nt(this, 'findIndex', e, t, void 0, arguments)
  },
  findLast(e, t) {
    return nt(this, 'findLast', e, t, n => Xe(this, n), arguments)
  },
  findLastIndex(e, t) {
    return nt(this, 'findLastIndex', e, t, void 0, arguments)
  },
  forEach(e, t) {
    return nt(this, 'forEach', e, t, void 0, arguments)
  },
  includes(...e) {
    return Ts(this, 'includes', e)
  },
  indexOf(...e) {
    return Ts(this, 'indexOf', e)
  },
  join(e) {
    return Ht(this).join(e)
  },
  lastIndexOf(...e) {
    return Ts(this, 'lastIndexOf', e)
  },
  map(e, t) {
    return nt(this, 'map', e, t, void 0, arguments)
  },
  pop() {
    return Yt(this, 'pop')
  },
  push(...e) {
    return Yt(this, 'push', e)
  },
  reduce(e, ...t) {
    return jr(this, 'reduce', e, t)
  },
  reduceRight(e, ...t) {
    return jr(this, 'reduceRight', e, t)
  },
  shift() {
    return Yt(this, 'shift')
  },
  some(e, t) {
    return nt(this, 'some', e, t, void 0, arguments)
  },
  splice(...e) {
    return Yt(this, 'splice', e)
  },
  toReversed() {
    return Ht(this).toReversed()
  },
  toSorted(e) {
    return Ht(this).toSorted(e)
  },
  toSpliced(...e) {
    return Ht(this).toSpliced(...e)
  },
  unshift(...e) {
    return Yt(this, 'unshift', e)
  },
  values() {
    return Ss(this, 'values', e => Xe(this, e))
  },
}
function Ss(e, t, n) {
  const s = cs(e),
    r = s[t],
    i = r.call(s)
  if (s !== e && !Le(e)) {
    if (i[Symbol.toStringTag] === 'Array Iterator') {
      const o = Object.create(Object.getPrototypeOf(i))
      return (
        (o.next = () => Hr(i.next(), n)),
        r !== qi[t] &&
          Object.defineProperties(o, {
            return: {
              get() {
                const l = i.return
                return typeof l == 'function' ? l.bind(i) : l
              },
            },
            throw: {
              get() {
                const l = i.throw
                return typeof l == 'function' ? l.bind(i) : l
              },
            },
          }),
        o
      )
    }
    ;(i._next = i.next), (i.next = () => Hr(i._next(), n))
  }
  return i
}
function Hr(e, t) {
  return e.done || (e.value = t(e.value)), e
}
const qi = Array.prototype
function nt(e, t, n, s, r, i) {
  const o = cs(e),
    l = o !== e && !Le(e),
    c = o[t]
  if (c !== qi[t]) {
    const d = c.apply(e, i)
    return l ? Ve(d) : d
  }
  let f = n
  o !== e &&
    (l
      ? (f = function (d, m) {
          return n.call(this, Xe(e, d), m, e)
        })
      : n.length > 2 &&
        (f = function (d, m) {
          return n.call(this, d, m, e)
        }))
  const a = c.call(o, f, s)
  return l && r ? r(a) : a
}
function jr(e, t, n, s) {
  const r = cs(e),
    i = r !== e && !Le(e)
  let o = n,
    l = !1
  r !== e &&
    (i
      ? ((l = s.length === 0),
        (o = function (f, a, d) {
          return l && ((l = !1), (f = Xe(e, f))), n.call(this, f, Xe(e, a), d, e)
        }))
      : n.length > 3 &&
        (o = function (f, a, d) {
          return n.call(this, f, a, d, e)
        }))
  const c = r[t](o, ...s)
  return l ? Xe(e, c) : c
}
function Ts(e, t, n) {
  const s = z(e)
  Te(s, 'iterate', cn)
  const r = s[t](...n)
  return (r === -1 || r === !1) && as(n[0]) ? ((n[0] = z(n[0])), s[t](...n)) : r
}
function Yt(e, t, n = []) {
  Qe(), cr()
  const s = z(e)[t].apply(e, n)
  return ar(), Ze(), s
}
const Dl = sr('__proto__,__v_isRef,__isVue'),
  Gi = new Set(
    Object.getOwnPropertyNames(Symbol)
      .filter(e => e !== 'arguments' && e !== 'caller')
      .map(e => Symbol[e])
      .filter(Ie),
  )
function Hl(e) {
  Ie(e) || (e = String(e))
  const t = z(this)
  return Te(t, 'has', e), Object.hasOwn(t, e)
}
class Xi {
  constructor(t = !1, n = !1) {
    ;(this._isReadonly = t), (this._isShallow = n)
  }
  get(t, n, s) {
    if (n === '__v_skip') return t.__v_skip
    const r = this._isReadonly,
      i = this._isShallow
    if (n === '__v_isReactive') return !r
    if (n === '__v_isReadonly') return r
    if (n === '__v_isShallow') return i
    if (n === '__v_raw')
      return s === (r ? (i ? Gl : Qi) : i ? zi : Ji).get(t) || Object.getPrototypeOf(t) === Object.getPrototypeOf(s)
        ? t
        : void 0
    const o = B(t)
    if (!r) {
      let c
      if (o && (c = Fl[n])) return c
      if (n === 'hasOwnProperty') return Hl
    }
    const l = Reflect.get(t, n, ue(t) ? t : s)
    if ((Ie(n) ? Gi.has(n) : Dl(n)) || (r || Te(t, 'get', n), i)) return l
    if (ue(l)) {
      const c = o && ns(n) ? l : l.value
      return r && Z(c) ? an(c) : c
    }
    return Z(l) ? (r ? an(l) : Bt(l)) : l
  }
}
class Yi extends Xi {
  constructor(t = !1) {
    super(!1, t)
  }
  set(t, n, s, r) {
    let i = t[n]
    const o = B(t) && ns(n)
    if (!this._isShallow) {
      const f = et(i)
      if ((!Le(s) && !et(s) && ((i = z(i)), (s = z(s))), !o && ue(i) && !ue(s))) return f || (i.value = s), !0
    }
    const l = o ? Number(n) < t.length : Q(t, n),
      c = Reflect.set(t, n, s, ue(t) ? t : r)
    return t === z(r) && c && (l ? Je(s, i) && ot(t, 'set', n, s) : ot(t, 'add', n, s)), c
  }
  deleteProperty(t, n) {
    const s = Q(t, n)
    t[n]
    const r = Reflect.deleteProperty(t, n)
    return r && s && ot(t, 'delete', n, void 0), r
  }
  has(t, n) {
    const s = Reflect.has(t, n)
    return (!Ie(n) || !Gi.has(n)) && Te(t, 'has', n), s
  }
  ownKeys(t) {
    return Te(t, 'iterate', B(t) ? 'length' : Rt), Reflect.ownKeys(t)
  }
}
class jl extends Xi {
  constructor(t = !1) {
    super(!0, t)
  }
  set(t, n) {
    return !0
  }
  deleteProperty(t, n) {
    return !0
  }
}
const $l = new Yi(),
  Vl = new jl(),
  kl = new Yi(!0)
const Ks = e => e,
  Tn = e => Reflect.getPrototypeOf(e)
function Ul(e, t, n) {
  return function (...s) {
    const r = this.__v_raw,
      i = z(r),
      o = gt(i),
      l = e === 'entries' || (e === Symbol.iterator && o),
      c = e === 'keys' && o,
      f = r[e](...s),
      a = n ? Ks : t ? mt : Ve
    return (
      !t && Te(i, 'iterate', c ? Bs : Rt),
      ae(Object.create(f), {
        next() {
          const { value: d, done: m } = f.next()
          return m ? { value: d, done: m } : { value: l ? [a(d[0]), a(d[1])] : a(d), done: m }
        },
      })
    )
  }
}
function xn(e) {
  return function (...t) {
    return e === 'delete' ? !1 : e === 'clear' ? void 0 : this
  }
}
function Wl(e, t) {
  const n = {
    get(r) {
      const i = this.__v_raw,
        o = z(i),
        l = z(r)
      e || (Je(r, l) && Te(o, 'get', r), Te(o, 'get', l))
      const { has: c } = Tn(o),
        f = t ? Ks : e ? mt : Ve
      if (c.call(o, r)) return f(i.get(r))
      if (c.call(o, l)) return f(i.get(l))
      i !== o && i.get(r)
    },
    get size() {
      const r = this.__v_raw
      return !e && Te(z(r), 'iterate', Rt), r.size
    },
    has(r) {
      const i = this.__v_raw,
        o = z(i),
        l = z(r)
      return e || (Je(r, l) && Te(o, 'has', r), Te(o, 'has', l)), r === l ? i.has(r) : i.has(r) || i.has(l)
    },
    forEach(r, i) {
      const l = this.__v_raw,
        c = z(l),
        f = t ? Ks : e ? mt : Ve
      return !e && Te(c, 'iterate', Rt), l.forEach((a, d) => r.call(i, f(a), f(d), this))
    },
  }
  return (
    ae(
      n,
      e
        ? { add: xn('add'), set: xn('set'), delete: xn('delete'), clear: xn('clear') }
        : {
            add(r) {
              const i = z(this),
                o = Tn(i),
                l = z(r),
                c = !t && !Le(r) && !et(r) ? l : r
              return (
                o.has.call(i, c) ||
                  (Je(r, c) && o.has.call(i, r)) ||
                  (Je(l, c) && o.has.call(i, l)) ||
                  (i.add(c), ot(i, 'add', c, c)),
                this
              )
            },
            set(r, i) {
              !t && !Le(i) && !et(i) && (i = z(i))
              const o = z(this),
                { has: l, get: c } = Tn(o)
              let f = l.call(o, r)
              f || ((r = z(r)), (f = l.call(o, r)))
              const a = c.call(o, r)
              return o.set(r, i), f ? Je(i, a) && ot(o, 'set', r, i) : ot(o, 'add', r, i), this
            },
            delete(r) {
              const i = z(this),
                { has: o, get: l } = Tn(i)
              let c = o.call(i, r)
              c || ((r = z(r)), (c = o.call(i, r))), l && l.call(i, r)
              const f = i.delete(r)
              return c && ot(i, 'delete', r, void 0), f
            },
            clear() {
              const r = z(this),
                i = r.size !== 0,
                o = r.clear()
              return i && ot(r, 'clear', void 0, void 0), o
            },
          },
    ),
    ['keys', 'values', 'entries', Symbol.iterator].forEach(r => {
      n[r] = Ul(r, e, t)
    }),
    n
  )
}
function ur(e, t) {
  const n = Wl(e, t)
  return (s, r, i) =>
    r === '__v_isReactive'
      ? !e
      : r === '__v_isReadonly'
        ? e
        : r === '__v_isShallow'
          ? t
          : r === '__v_raw'
            ? s
            : Reflect.get(Q(n, r) && r in s ? n : s, r, i)
}
const Bl = { get: ur(!1, !1) },
  Kl = { get: ur(!1, !0) },
  ql = { get: ur(!0, !1) }
const Ji = new WeakMap(),
  zi = new WeakMap(),
  Qi = new WeakMap(),
  Gl = new WeakMap()
function Xl(e) {
  switch (e) {
    case 'Object':
    case 'Array':
      return 1
    case 'Map':
    case 'Set':
    case 'WeakMap':
    case 'WeakSet':
      return 2
    default:
      return 0
  }
}
function Bt(e) {
  return et(e) ? e : dr(e, !1, $l, Bl, Ji)
}
function Yl(e) {
  return dr(e, !1, kl, Kl, zi)
}
function an(e) {
  return dr(e, !0, Vl, ql, Qi)
}
function dr(e, t, n, s, r) {
  if (!Z(e) || (e.__v_raw && !(t && e.__v_isReactive)) || e.__v_skip || !Object.isExtensible(e)) return e
  const i = r.get(e)
  if (i) return i
  const o = Xl(vl(e))
  if (o === 0) return e
  const l = new Proxy(e, o === 2 ? s : n)
  return r.set(e, l), l
}
function ct(e) {
  return et(e) ? ct(e.__v_raw) : !!(e && e.__v_isReactive)
}
function et(e) {
  return !!(e && e.__v_isReadonly)
}
function Le(e) {
  return !!(e && e.__v_isShallow)
}
function as(e) {
  return e ? !!e.__v_raw : !1
}
function z(e) {
  const t = e && e.__v_raw
  return t ? z(t) : e
}
function jn(e) {
  return !Q(e, '__v_skip') && Object.isExtensible(e) && Li(e, '__v_skip', !0), e
}
const Ve = e => (Z(e) ? Bt(e) : e),
  mt = e => (Z(e) ? an(e) : e)
function ue(e) {
  return e ? e.__v_isRef === !0 : !1
}
function Be(e) {
  return Zi(e, !1)
}
function Re(e) {
  return Zi(e, !0)
}
function Zi(e, t) {
  return ue(e) ? e : new Jl(e, t)
}
class Jl {
  constructor(t, n) {
    ;(this.dep = new ls()),
      (this.__v_isRef = !0),
      (this.__v_isShallow = !1),
      (this._rawValue = n ? t : z(t)),
      (this._value = n ? t : Ve(t)),
      (this.__v_isShallow = n)
  }
  get value() {
    return this.dep.track(), this._value
  }
  set value(t) {
    const n = this._rawValue,
      s = this.__v_isShallow || Le(t) || et(t)
    ;(t = s ? t : z(t)), Je(t, n) && ((this._rawValue = t), (this._value = s ? t : Ve(t)), this.dep.trigger())
  }
}
function fs(e) {
  return ue(e) ? e.value : e
}
function fe(e) {
  return K(e) ? e() : fs(e)
}
const zl = {
  get: (e, t, n) => (t === '__v_raw' ? e : fs(Reflect.get(e, t, n))),
  set: (e, t, n, s) => {
    const r = e[t]
    return ue(r) && !ue(n) ? ((r.value = n), !0) : Reflect.set(e, t, n, s)
  },
}
function eo(e) {
  return ct(e) ? e : new Proxy(e, zl)
}
class Ql {
  constructor(t) {
    ;(this.__v_isRef = !0), (this._value = void 0)
    const n = (this.dep = new ls()),
      { get: s, set: r } = t(n.track.bind(n), n.trigger.bind(n))
    ;(this._get = s), (this._set = r)
  }
  get value() {
    return (this._value = this._get())
  }
  set value(t) {
    this._set(t)
  }
}
function Zl(e) {
  return new Ql(e)
}
class ec {
  constructor(t, n, s) {
    ;(this._object = t),
      (this._defaultValue = s),
      (this.__v_isRef = !0),
      (this._value = void 0),
      (this._key = Ie(n) ? n : String(n)),
      (this._raw = z(t))
    let r = !0,
      i = t
    if (!B(t) || Ie(this._key) || !ns(this._key))
      do r = !as(i) || Le(i)
      while (r && (i = i.__v_raw))
    this._shallow = r
  }
  get value() {
    let t = this._object[this._key]
    return this._shallow && (t = fs(t)), (this._value = t === void 0 ? this._defaultValue : t)
  }
  set value(t) {
    if (this._shallow && ue(this._raw[this._key])) {
      const n = this._object[this._key]
      if (ue(n)) {
        n.value = t
        return
      }
    }
    this._object[this._key] = t
  }
  get dep() {
    return Nl(this._raw, this._key)
  }
}
class tc {
  constructor(t) {
    ;(this._getter = t), (this.__v_isRef = !0), (this.__v_isReadonly = !0), (this._value = void 0)
  }
  get value() {
    return (this._value = this._getter())
  }
}
function nc(e, t, n) {
  return ue(e) ? e : K(e) ? new tc(e) : Z(e) && arguments.length > 1 ? sc(e, t, n) : Be(e)
}
function sc(e, t, n) {
  return new ec(e, t, n)
}
class rc {
  constructor(t, n, s) {
    ;(this.fn = t),
      (this.setter = n),
      (this._value = void 0),
      (this.dep = new ls(this)),
      (this.__v_isRef = !0),
      (this.deps = void 0),
      (this.depsTail = void 0),
      (this.flags = 16),
      (this.globalVersion = ln - 1),
      (this.next = void 0),
      (this.effect = this),
      (this.__v_isReadonly = !n),
      (this.isSSR = s)
  }
  notify() {
    if (((this.flags |= 16), !(this.flags & 8) && re !== this)) return Vi(this, !0), !0
  }
  get value() {
    const t = this.dep.track()
    return Wi(this), t && (t.version = this.dep.version), this._value
  }
  set value(t) {
    this.setter && this.setter(t)
  }
}
function ic(e, t, n = !1) {
  let s, r
  return K(e) ? (s = e) : ((s = e.get), (r = e.set)), new rc(s, r, n)
}
const En = {},
  Bn = new WeakMap()
let Tt
function oc(e, t = !1, n = Tt) {
  if (n) {
    let s = Bn.get(n)
    s || Bn.set(n, (s = [])), s.push(e)
  }
}
function lc(e, t, n = ne) {
  const { immediate: s, deep: r, once: i, scheduler: o, augmentJob: l, call: c } = n,
    f = g => (r ? g : Le(g) || r === !1 || r === 0 ? lt(g, 1) : lt(g))
  let a,
    d,
    m,
    _,
    b = !1,
    v = !1
  if (
    (ue(e)
      ? ((d = () => e.value), (b = Le(e)))
      : ct(e)
        ? ((d = () => f(e)), (b = !0))
        : B(e)
          ? ((v = !0),
            (b = e.some(g => ct(g) || Le(g))),
            (d = () =>
              e.map(g => {
                if (ue(g)) return g.value
                if (ct(g)) return f(g)
                if (K(g)) return c ? c(g, 2) : g()
              })))
          : K(e)
            ? t
              ? (d = c ? () => c(e, 2) : e)
              : (d = () => {
                  if (m) {
                    Qe()
                    try {
                      m()
                    } finally {
                      Ze()
                    }
                  }
                  const g = Tt
                  Tt = a
                  try {
                    return c ? c(e, 3, [_]) : e(_)
                  } finally {
                    Tt = g
                  }
                })
            : (d = ze),
    t && r)
  ) {
    const g = d,
      C = r === !0 ? 1 / 0 : r
    d = () => lt(g(), C)
  }
  const H = Di(),
    I = () => {
      a.stop(), H && H.active && rr(H.effects, a)
    }
  if (i && t) {
    const g = t
    t = (...C) => {
      try {
        return g(...C)
      } finally {
        I()
      }
    }
  }
  let P = v ? new Array(e.length).fill(En) : En
  const p = g => {
    if (!(!(a.flags & 1) || (!a.dirty && !g)))
      if (t) {
        const C = a.run()
        if (g || r || b || (v ? C.some((W, w) => Je(W, P[w])) : Je(C, P))) {
          const W = Tt
          Qe()
          try {
            m && m(), (Tt = a)
            const w = [C, P === En ? void 0 : v && P[0] === En ? [] : P, _]
            ;(P = C), c ? c(t, 3, w) : t(...w)
          } finally {
            ;(Tt = W), Ze()
          }
        }
      } else a.run()
  }
  return (
    l && l(p),
    (a = new ji(d)),
    (a.scheduler = o ? () => o(p, !1) : p),
    (_ = g => oc(g, !1, a)),
    (m = a.onStop =
      () => {
        const g = Bn.get(a)
        if (g) {
          if (c) c(g, 4)
          else for (const C of g) C()
          Bn.delete(a)
        }
      }),
    t ? (s ? p(!0) : (P = a.run())) : o ? o(p.bind(null, !0), !0) : a.run(),
    (I.pause = a.pause.bind(a)),
    (I.resume = a.resume.bind(a)),
    (I.stop = I),
    I
  )
}
function lt(e, t = 1 / 0, n) {
  if (t <= 0 || !Z(e) || e.__v_skip || ((n = n || new Map()), (n.get(e) || 0) >= t)) return e
  if ((n.set(e, t), t--, ue(e))) lt(e.value, t, n)
  else if (B(e)) for (let s = 0; s < e.length; s++) lt(e[s], t, n)
  else if (Un(e) || gt(e))
    e.forEach(s => {
      lt(s, t, n)
    })
  else if (Pi(e)) {
    for (const s in e) lt(e[s], t, n)
    for (const s of Object.getOwnPropertySymbols(e)) Object.prototype.propertyIsEnumerable.call(e, s) && lt(e[s], t, n)
  }
  return e
} /**
 * @vue/runtime-core v3.5.45
 * (c) 2018-present Yuxi (Evan) You and Vue contributors
 * @license MIT
 **/
function vn(e, t, n, s) {
  try {
    return s ? e(...s) : e()
  } catch (r) {
    _n(r, t, n)
  }
}
function ke(e, t, n, s) {
  if (K(e)) {
    const r = vn(e, t, n, s)
    return (
      r &&
        Mi(r) &&
        r.catch(i => {
          _n(i, t, n, void 0, !0)
        }),
      r
    )
  }
  if (B(e)) {
    const r = []
    for (let i = 0; i < e.length; i++) r.push(ke(e[i], t, n, s))
    return r
  }
}
function _n(e, t, n, s = !0, r = !1) {
  const i = t ? t.vnode : null,
    { errorHandler: o, throwUnhandledErrorInProduction: l } = (t && t.appContext.config) || ne
  if (t) {
    let c = t.parent
    const f = t.proxy,
      a = `https://vuejs.org/error-reference/#runtime-${n}`
    for (; c; ) {
      const d = c.ec
      if (d && !c.isUnmounted && (!r || c.scope.active)) {
        for (let m = 0; m < d.length; m++) if (d[m](e, f, a) === !1) return
      }
      c = c.parent
    }
    if (o) {
      Qe(), vn(o, null, 10, [e, f, a]), Ze()
      return
    }
  }
  cc(e, n, i, s, l)
}
function cc(e, t, n, s = !0, r = !1) {
  if (r) throw e
  console.error(e)
}
const Ce = []
let Ue = -1
const Ye = []
let pt = null,
  $t = 0
const to = Promise.resolve()
let Kn = null
function us(e) {
  const t = Kn || to
  return e ? t.then(this ? e.bind(this) : e) : t
}
function ac(e) {
  let t = Ue + 1,
    n = Ce.length
  for (; t < n; ) {
    const s = (t + n) >>> 1,
      r = Ce[s],
      i = fn(r)
    i < e || (i === e && r.flags & 2) ? (t = s + 1) : (n = s)
  }
  return t
}
function ds(e) {
  if (!(e.flags & 1)) {
    const t = fn(e),
      n = Ce[Ce.length - 1]
    !n || (!(e.flags & 2) && t >= fn(n)) ? Ce.push(e) : Ce.splice(ac(t), 0, e), (e.flags |= 1), no()
  }
}
function no() {
  Kn || (Kn = to.then(ro))
}
function fc(e) {
  if (!B(e)) pt && e.id === -1 ? pt.splice($t + 1, 0, e) : e.flags & 1 || (Ye.push(e), (e.flags |= 1))
  else for (let t = 0; t < e.length; t++) Ye.push(e[t])
  no()
}
function so(e, t, n, s = Ue + 1) {
  for (; s < Ce.length; s++) {
    const r = Ce[s]
    if (r && r.flags & 2) {
      if ((e && r.id !== e.uid) || (t !== void 0 && !(r.id >= t))) continue
      Ce.splice(s, 1), (s = e ? s - 1 : Ue), r.flags & 4 && (r.flags &= -2), r(), r.flags & 4 || (r.flags &= -2)
    }
  }
}
function qn(e, t, n = 0) {
  if (Ye.length) {
    let s = Ye,
      r = 0
    if (t) {
      s = []
      for (let o = 0; o < Ye.length; o++) {
        const l = Ye[o]
        ;(l.i !== void 0 ? !l.i || l.i.uid < n : t.has(l)) ? (Ye[r++] = l) : s.push(l)
      }
    }
    const i = [...new Set(s)].sort((o, l) => fn(o) - fn(l))
    if (((Ye.length = r), pt)) {
      for (let o = 0; o < i.length; o++) pt.push(i[o])
      return
    }
    for (pt = i, $t = 0; $t < pt.length; $t++) {
      const o = pt[$t]
      o.flags & 4 && (o.flags &= -2), o.flags & 8 || o(), (o.flags &= -2)
    }
    ;(pt = null), ($t = 0)
  }
}
let xs = !1
function uc(e, t) {
  if (xs) {
    e()
    return
  }
  const n = t === void 0 ? void 0 : new Set(Ye)
  e(), (xs = !0)
  try {
    so(void 0, t), qn(void 0, n, t)
  } finally {
    xs = !1
  }
}
const fn = e => (e.id == null ? (e.flags & 2 ? -1 : 1 / 0) : e.id)
function ro(e) {
  try {
    for (Ue = 0; Ue < Ce.length; Ue++) {
      const t = Ce[Ue]
      t && !(t.flags & 8) && (t.flags & 4 && (t.flags &= -2), vn(t, t.i, t.i ? 15 : 14), t.flags & 4 || (t.flags &= -2))
    }
  } finally {
    for (; Ue < Ce.length; Ue++) {
      const t = Ce[Ue]
      t && (t.flags &= -2)
    }
    ;(Ue = -1), (Ce.length = 0), qn(), (Kn = null), (Ce.length || Ye.length) && ro()
  }
}
let _e = null,
  io = null
function Gn(e) {
  const t = _e
  return (_e = e), (io = (e && e.type.__scopeId) || null), t
}
function dc(e, t = _e, n) {
  if (!t || e._n) return e
  const s = (...r) => {
    s._d && Qn(-1)
    const i = Gn(t),
      o = at.length
    let l
    try {
      l = e(...r)
    } finally {
      for (let c = at.length; c > o; c--) wr()
      Gn(i), s._d && Qn(1)
    }
    return l
  }
  return (s._n = !0), (s._c = !0), (s._d = !0), s
}
function cu(e, t) {
  if (_e === null) return e
  const n = ms(_e),
    s = e.dirs || (e.dirs = [])
  for (let r = 0; r < t.length; r++) {
    let [i, o, l, c = ne] = t[r]
    i &&
      (K(i) && (i = { mounted: i, updated: i }),
      i.deep && lt(o),
      s.push({ dir: i, instance: n, value: o, oldValue: void 0, arg: l, modifiers: c }))
  }
  return e
}
function Ge(e, t, n, s) {
  let r = e
  if (s === 'beforeMount') e._mount = e
  else if (s === 'beforeUpdate') {
    const l = t && t._mount
    l && ((l._latest = e), (e._mount = l))
  } else if (s === 'mounted') {
    const l = e._latest
    ;(e._mount = e._latest = void 0), l && ((r = l), (l._mount = void 0))
  }
  const i = r.dirs,
    o = t && t.dirs
  for (let l = 0; l < i.length; l++) {
    let c = i[l]
    o ? (c.oldValue = o[l].value) : s === 'mounted' && c.oldValue !== void 0 && (c = ae({}, c, { oldValue: void 0 }))
    const f = c.dir[s]
    f && (Qe(), ke(f, n, 8, [e.el, c, r, t]), Ze())
  }
}
function hc(e, t) {
  if (ve) {
    let n = ve.provides
    const s = ve.parent && ve.parent.provides
    s === n && (n = ve.provides = Object.create(s)), (n[e] = t)
  }
}
function Mt(e, t, n = !1) {
  const s = Ft()
  if (s || Lt) {
    const r = Lt
      ? Lt._context.provides
      : s
        ? s.parent == null || s.ce
          ? s.vnode.appContext && s.vnode.appContext.provides
          : s.parent.provides
        : void 0
    if (r && e in r) return r[e]
    if (arguments.length > 1) return n && K(t) ? t.call(s && s.proxy) : t
  }
}
function oo() {
  return !!(Ft() || Lt)
}
const pc = Symbol.for('v-scx'),
  gc = () => Mt(pc)
function hr(e, t) {
  return hs(e, null, t)
}
function au(e, t) {
  return hs(e, null, { flush: 'post' })
}
function $e(e, t, n) {
  return hs(e, t, n)
}
function hs(e, t, n = ne) {
  const { immediate: s, deep: r, flush: i, once: o } = n,
    l = ae({}, n),
    c = (t && s) || (!t && i !== 'post')
  let f
  if (qt) {
    if (i === 'sync') {
      const _ = gc()
      f = _.__watcherHandles || (_.__watcherHandles = [])
    } else if (!c) {
      const _ = () => {}
      return (_.stop = ze), (_.resume = ze), (_.pause = ze), _
    }
  }
  const a = ve
  l.call = (_, b, v) => ke(_, a, b, v)
  let d = !1
  i === 'post'
    ? (l.scheduler = _ => {
        ;(_.i = a), we(_, a && a.suspense)
      })
    : i !== 'sync' &&
      ((d = !0),
      (l.scheduler = (_, b) => {
        b ? _() : ds(_)
      })),
    (l.augmentJob = _ => {
      t && (_.flags |= 4), d && ((_.flags |= 2), a && ((_.id = a.uid), (_.i = a)))
    })
  const m = lc(e, t, l)
  return qt && (f ? f.push(m) : c && m()), m
}
function mc(e, t, n) {
  const s = this.proxy,
    r = le(e) ? (e.includes('.') ? lo(s, e) : () => s[e]) : e.bind(s, s)
  let i
  K(t) ? (i = t) : ((i = t.handler), (n = t))
  const o = wn(this),
    l = hs(r, i.bind(s), n)
  return o(), l
}
function lo(e, t) {
  const n = t.split('.')
  return () => {
    let s = e
    for (let r = 0; r < n.length && s; r++) s = s[n[r]]
    return s
  }
}
const ht = new WeakMap(),
  co = Symbol('_vte'),
  ps = e => e.__isTeleport,
  xt = e => e && (e.disabled || e.disabled === ''),
  yc = e => e && (e.defer || e.defer === ''),
  $r = e => typeof SVGElement < 'u' && e instanceof SVGElement,
  Vr = e => typeof MathMLElement == 'function' && e instanceof MathMLElement,
  qs = (e, t) => {
    const n = e && e.to
    return le(n) ? (t ? t(n) : null) : n
  },
  vc = {
    name: 'Teleport',
    __isTeleport: !0,
    process(e, t, n, s, r, i, o, l, c, f) {
      const {
          mc: a,
          pc: d,
          pbc: m,
          o: { insert: _, querySelector: b, createText: v, createComment: H, parentNode: I },
        } = f,
        P = xt(t.props)
      const { dynamicChildren: p } = t
      const g = (w, O, M) => {
          w.shapeFlag & 16 && a(w.children, O, M, r, i, o, l, c)
        },
        C = (w = t) => {
          const O = xt(w.props),
            M = (w.target = qs(w.props, b)),
            $ = Gs(M, w, v, _)
          M &&
            (o !== 'svg' && $r(M) ? (o = 'svg') : o !== 'mathml' && Vr(M) && (o = 'mathml'),
            r && r.isCE && (r.ce._teleportTargets || (r.ce._teleportTargets = new Set())).add(M),
            O || (g(w, M, $), Qt(w, !1)))
        },
        W = w => {
          const O = () => {
            if (ht.get(w) === O) {
              if ((ht.delete(w), xt(w.props))) {
                const M = I(w.el) || n
                g(w, M, w.anchor), Qt(w, !0)
              }
              C(w)
            }
          }
          ht.set(w, O), we(O, i)
        }
      if (e == null) {
        const w = (t.el = v('')),
          O = (t.anchor = v(''))
        if ((_(w, n, s), _(O, n, s), yc(t.props) || (i && i.pendingBranch))) {
          W(t)
          return
        }
        P && (g(t, n, O), Qt(t, !0)), C()
      } else {
        t.el = e.el
        const w = (t.anchor = e.anchor),
          O = ht.get(e)
        if (O) {
          ;(O.flags |= 8), ht.delete(e), W(t)
          return
        }
        t.targetStart = e.targetStart
        const M = (t.target = e.target),
          $ = (t.targetAnchor = e.targetAnchor),
          A = xt(e.props),
          S = A ? n : M,
          j = A ? w : $
        if (
          (o === 'svg' || $r(M) ? (o = 'svg') : (o === 'mathml' || Vr(M)) && (o = 'mathml'),
          p ? (m(e.dynamicChildren, p, S, r, i, o, l), br(e, t, !0)) : c || d(e, t, S, j, r, i, o, l, !1),
          P)
        )
          A ? t.props && e.props && t.props.to !== e.props.to && (t.props.to = e.props.to) : Cn(t, n, w, f, 1)
        else if ((t.props && t.props.to) !== (e.props && e.props.to)) {
          const X = qs(t.props, b)
          X && ((t.target = X), Cn(t, X, null, f, 0))
        } else A && Cn(t, M, $, f, 1)
        Qt(t, P)
      }
    },
    remove(e, t, n, { um: s, o: { remove: r } }, i) {
      const { shapeFlag: o, children: l, anchor: c, targetStart: f, targetAnchor: a, target: d, props: m } = e,
        _ = xt(m),
        b = i || !_,
        v = ht.get(e)
      if ((v && ((v.flags |= 8), ht.delete(e)), d && (r(f), r(a)), i && r(c), !v && (_ || d) && o & 16))
        for (let H = 0; H < l.length; H++) {
          const I = l[H]
          s(I, t, n, b, !!I.dynamicChildren)
        }
    },
    move: Cn,
    hydrate: _c,
  }
function Cn(e, t, n, { o: { insert: s }, m: r }, i = 2) {
  i === 0 && (e.targetStart && s(e.targetStart, t, n), s(e.targetAnchor, t, n), (n = e.targetAnchor))
  const { el: o, anchor: l, shapeFlag: c, children: f, props: a } = e,
    d = i === 2
  if ((d && s(o, t, n), !ht.has(e) && (!d || xt(a)) && c & 16)) for (let m = 0; m < f.length; m++) r(f[m], t, n, 2)
  d && s(l, t, n)
}
function _c(e, t, n, s, r, i, { o: { nextSibling: o, parentNode: l, querySelector: c, insert: f, createText: a } }, d) {
  function m(H, I) {
    let P = I
    for (; P; ) {
      if (P && P.nodeType === 8) {
        if (P.data === 'teleport start anchor') t.targetStart = P
        else if (P.data === 'teleport anchor') {
          ;(t.targetAnchor = P), (H._lpa = t.targetAnchor && o(t.targetAnchor))
          break
        }
      }
      P = o(P)
    }
  }
  function _(H, I) {
    I.anchor = d(o(H), I, l(H), n, s, r, i)
  }
  const b = (t.target = qs(t.props, c)),
    v = xt(t.props)
  if (b) {
    const H = b._lpa || b.firstChild
    t.shapeFlag & 16 &&
      (v
        ? (_(e, t), m(b, H), t.targetAnchor || Gs(b, t, a, f, l(e) === b ? e : null))
        : ((t.anchor = o(e)), m(b, H), t.targetAnchor || Gs(b, t, a, f), d(H && o(H), t, b, n, s, r, i))),
      Qt(t, v)
  } else v && t.shapeFlag & 16 && (_(e, t), (t.targetStart = e), (t.targetAnchor = o(e)))
  return t.anchor && o(t.anchor)
}
const fu = vc
function Qt(e, t) {
  const n = e.ctx
  if (n && n.ut) {
    let s, r
    for (t ? ((s = e.el), (r = e.anchor)) : ((s = e.targetStart), (r = e.targetAnchor)); s && s !== r; )
      s.nodeType === 1 && s.setAttribute('data-v-owner', n.uid), (s = s.nextSibling)
    n.ut()
  }
}
function Gs(e, t, n, s, r = null) {
  const i = (t.targetStart = n('')),
    o = (t.targetAnchor = n(''))
  return (i[co] = o), e && (s(i, e, r), s(o, e, r)), o
}
const He = Symbol('_leaveCb'),
  Jt = Symbol('_enterCb')
function bc() {
  const e = { isMounted: !1, isLeaving: !1, isUnmounting: !1, leavingVNodes: new Map() }
  return (
    Gt(() => {
      e.isMounted = !0
    }),
    go(() => {
      e.isUnmounting = !0
    }),
    e
  )
}
const Fe = [Function, Array],
  ao = {
    mode: String,
    appear: Boolean,
    persisted: Boolean,
    onBeforeEnter: Fe,
    onEnter: Fe,
    onAfterEnter: Fe,
    onEnterCancelled: Fe,
    onBeforeLeave: Fe,
    onLeave: Fe,
    onAfterLeave: Fe,
    onLeaveCancelled: Fe,
    onBeforeAppear: Fe,
    onAppear: Fe,
    onAfterAppear: Fe,
    onAppearCancelled: Fe,
  },
  wc = {
    name: 'BaseTransition',
    props: ao,
    setup(e, { slots: t }) {
      const n = Ft(),
        s = bc()
      return () => {
        const r = t.default && ho(t.default(), !0),
          i = r && r.length ? fo(r) : n.subTree ? ma() : void 0
        if (!i) return
        const o = z(e),
          { mode: l } = o
        if (s.isLeaving) return Es(i)
        const c = Xn(i)
        if (!c) return Es(i)
        const f = Xs(c, o, s, n)
        c.type !== me && Ot(c, f)
        let a = n.subTree && Xn(n.subTree)
        if (a && a.type !== me && !Et(a, c) && un(n.subTree)) {
          const d = Xs(a, o, s, n)
          if ((Ot(a, d), l === 'out-in' && c.type !== me))
            return (
              (s.isLeaving = !0),
              (d.afterLeave = () => {
                if (((s.isLeaving = !1), !(n.job.flags & 8)))
                  if (n.effect.flags & 2) {
                    const m = () => {
                      n.job.flags & 8 || n.update()
                    }
                    ;(m.i = n), ds(m)
                  } else n.update()
                delete d.afterLeave, (a = void 0)
              }),
              Es(i)
            )
          l === 'in-out' && c.type !== me
            ? (d.delayLeave = (m, _, b) => {
                const v = uo(s, a)
                ;(v[String(a.key)] = a),
                  (m[He] = () => {
                    _(), (m[He] = void 0), delete f.delayedLeave, (a = void 0)
                  }),
                  (f.delayedLeave = () => {
                    b(), delete f.delayedLeave, (a = void 0)
                  })
              })
            : (a = void 0)
        } else a && (a = void 0)
        return i
      }
    },
  }
function fo(e) {
  let t = e[0]
  if (e.length > 1) {
    for (const n of e)
      if (n.type !== me) {
        t = n
        break
      }
  }
  return t
}
const Sc = wc
function uo(e, t) {
  const { leavingVNodes: n } = e
  let s = n.get(t.type)
  return s || ((s = Object.create(null)), n.set(t.type, s)), s
}
function Xs(e, t, n, s) {
  const {
      appear: r,
      mode: i,
      persisted: o = !1,
      onBeforeEnter: l,
      onEnter: c,
      onAfterEnter: f,
      onEnterCancelled: a,
      onBeforeLeave: d,
      onLeave: m,
      onAfterLeave: _,
      onLeaveCancelled: b,
      onBeforeAppear: v,
      onAppear: H,
      onAfterAppear: I,
      onAppearCancelled: P,
    } = t,
    p = String(e.key),
    g = uo(n, e),
    C = (O, M) => {
      O && ke(O, s, 9, M)
    },
    W = (O, M) => {
      const $ = M[1]
      C(O, M), B(O) ? O.every(A => A.length <= 1) && $() : O.length <= 1 && $()
    },
    w = {
      mode: i,
      persisted: o,
      beforeEnter(O) {
        let M = l
        if (!n.isMounted)
          if (r) M = v || l
          else return
        O[He] && O[He](!0)
        const $ = g[p]
        if ($ && Et(e, $)) {
          let A = $.el[He]
          if (!A) {
            const S = un($)
            A = S && S.el[He]
          }
          A && A()
        }
        C(M, [O])
      },
      enter(O) {
        if (g[p] === e) return
        let M = c,
          $ = f,
          A = a
        if (!n.isMounted)
          if (r) (M = H || c), ($ = I || f), (A = P || a)
          else return
        let S = !1
        O[Jt] = X => {
          S || ((S = !0), X ? C(A, [O]) : C($, [O]), w.delayedLeave && w.delayedLeave(), (O[Jt] = void 0))
        }
        const j = O[Jt].bind(null, !1)
        M ? W(M, [O, j]) : j()
      },
      leave(O, M) {
        const $ = String(e.key)
        if ((O[Jt] && O[Jt](!0), n.isUnmounting)) return M()
        C(d, [O])
        let A = !1
        O[He] = j => {
          A || ((A = !0), M(), j ? C(b, [O]) : C(_, [O]), (O[He] = void 0), g[$] === e && delete g[$])
        }
        const S = O[He].bind(null, !1)
        ;(g[$] = e), m ? W(m, [O, S]) : S()
      },
      clone(O) {
        const M = Xs(O, t, n, s)
        return (
          (M.afterLeave = () => {
            w.afterLeave && w.afterLeave()
          }),
          (M.delayLeave = ($, A, S) => {
            w.delayLeave ? w.delayLeave($, A, S) : S()
          }),
          (M.delayedLeave = () => {
            w.delayedLeave && w.delayedLeave()
          }),
          M
        )
      },
    }
  return w
}
function Es(e) {
  if (bn(e)) return (e = yt(e)), (e.children = null), e
}
function Xn(e) {
  if (!bn(e)) return ps(e.type) && e.children ? fo(e.children) : e
  if (e.component) return e.component.subTree
  const { shapeFlag: t, children: n } = e
  if (n) {
    if (t & 16) return n[0]
    if (t & 32 && K(n.default)) return n.default()
  }
}
function Ot(e, t) {
  if (e.shapeFlag & 6 && e.component) {
    e.transition = t
    const n = e.component.subTree
    Ot((ps(n.type) && Xn(n)) || n, t)
  } else if (e.shapeFlag & 128) {
    const n = e.suspense
    if (n) {
      const s = n.isHydrating ? n.pendingBranch : n.activeBranch
      s && Ot(s, t.clone(s))
    } else (e.ssContent.transition = t.clone(e.ssContent)), (e.ssFallback.transition = t.clone(e.ssFallback))
  } else if (((e.transition = t), e.type === xe && B(e.children))) {
    const n = xo(e.children, !1)
    n && Ot(n, t)
  }
}
function ho(e, t = !1, n) {
  let s = [],
    r = 0
  for (let i = 0; i < e.length; i++) {
    const o = e[i]
    const l = n == null ? o.key : String(n) + String(o.key != null ? o.key : i)
    o.type === xe
      ? (o.patchFlag & 128 && r++, (s = s.concat(ho(o.children, t, l))))
      : (t || o.type !== me) && s.push(l != null ? yt(o, { key: l }) : o)
  }
  if (r > 1) for (let i = 0; i < s.length; i++) s[i].patchFlag = -2
  return s
}
function un(e) {
  if (e.component) return un(e.component.subTree)
  if (e.type === xe) {
    const t = B(e.children) && xo(e.children, !1)
    return t ? un(t) : void 0
  }
  if (e.type !== me) return e
}
function pr(e, t) {
  return K(e) ? ae({ name: e.name }, t, { setup: e }) : e
}
function gr(e) {
  e.ids = [e.ids[0] + e.ids[2]++ + '-', 0, 0]
}
function kr(e, t) {
  let n
  return !!((n = Object.getOwnPropertyDescriptor(e, t)) && !n.configurable)
}
const Yn = new WeakMap()
function Ut(e, t, n, s, r = !1) {
  if (B(e)) {
    e.forEach((v, H) => Ut(v, t && (B(t) ? t[H] : t), n, s, r))
    return
  }
  if (Pt(s) && !r) {
    s.shapeFlag & 512 && s.type.__asyncResolved && s.component.subTree.component && Ut(e, t, n, s.component.subTree)
    return
  }
  const i = s.shapeFlag & 4 ? ms(s.component) : s.el,
    o = r ? null : i,
    { i: l, r: c } = e,
    f = t && t.r,
    a = l.refs === ne ? (l.refs = {}) : l.refs,
    d = l.setupState,
    m = z(d),
    _ = d === ne ? Ri : v => (kr(a, v) ? !1 : Q(m, v)),
    b = (v, H) => !(H && kr(a, H))
  if (f != null && f !== c) {
    if ((Ur(t), le(f))) (a[f] = null), _(f) && (d[f] = null)
    else if (ue(f)) {
      const v = t
      b(f, v.k) && (f.value = null), v.k && (a[v.k] = null)
    }
  }
  if (K(c)) vn(c, l, 12, [o, a])
  else {
    const v = le(c),
      H = ue(c)
    if (v || H) {
      const I = () => {
        if (e.f) {
          const P = v ? (_(c) ? d[c] : a[c]) : b() || !e.k ? c.value : a[e.k]
          if (r) B(P) && rr(P, i)
          else if (B(P)) P.includes(i) || P.push(i)
          else if (v) (a[c] = [i]), _(c) && (d[c] = a[c])
          else {
            const p = [i]
            b(c, e.k) && (c.value = p), e.k && (a[e.k] = p)
          }
        } else v ? ((a[c] = o), _(c) && (d[c] = o)) : H && (b(c, e.k) && (c.value = o), e.k && (a[e.k] = o))
      }
      if (o) {
        const P = () => {
          I(), Yn.delete(e)
        }
        ;(P.id = -1), Yn.set(e, P), we(P, n)
      } else Ur(e), I()
    }
  }
}
function Ur(e) {
  const t = Yn.get(e)
  t && ((t.flags |= 8), Yn.delete(e))
}
let Wr = !1
const jt = () => {
    Wr || (console.error('Hydration completed but contains mismatches.'), (Wr = !0))
  },
  Tc = e => e.namespaceURI.includes('svg') && e.tagName !== 'foreignObject',
  xc = e => e.namespaceURI.includes('MathML'),
  An = e => {
    if (e.nodeType === 1) {
      if (Tc(e)) return 'svg'
      if (xc(e)) return 'mathml'
    }
  },
  kt = e => e.nodeType === 8
function Ec(e) {
  const {
      mt: t,
      p: n,
      o: { patchProp: s, createText: r, nextSibling: i, parentNode: o, remove: l, insert: c, createComment: f },
    } = e,
    a = (p, g) => {
      if (!g.hasChildNodes()) {
        n(null, p, g), qn(), (g._vnode = p)
        return
      }
      d(g.firstChild, p, null, null, null), qn(), (g._vnode = p)
    },
    d = (p, g, C, W, w, O = !1) => {
      O = O || !!g.dynamicChildren
      const M = kt(p) && p.data === '[',
        $ = () => v(p, g, C, W, w, M),
        { type: A, ref: S, shapeFlag: j, patchFlag: X } = g
      let ie = p.nodeType
      ;(g.el = p), X === -2 && ((O = !1), (g.dynamicChildren = null))
      let U = null
      switch (A) {
        case It:
          ie !== 3
            ? g.children === ''
              ? (c((g.el = r('')), o(p), p), (U = p))
              : (U = $())
            : (p.data !== g.children && (jt(), (p.data = g.children)), (U = i(p)))
          break
        case me:
          P(p) ? ((U = i(p)), I((g.el = p.content.firstChild), p, C)) : ie !== 8 || M ? (U = $()) : (U = i(p))
          break
        case Wt:
          if ((M && ((p = i(p)), (ie = p.nodeType)), ie === 1 || ie === 3)) {
            U = p
            const Y = !g.children.length
            for (let G = 0; G < g.staticCount; G++)
              Y && (g.children += U.nodeType === 1 ? U.outerHTML : U.data),
                G === g.staticCount - 1 && (g.anchor = U),
                (U = i(U))
            return M ? i(U) : U
          }
          $()
          break
        case xe:
          M ? (U = b(p, g, C, W, w, O)) : (U = $())
          break
        default:
          if (j & 1)
            (ie !== 1 || g.type.toLowerCase() !== p.tagName.toLowerCase()) && !P(p)
              ? (U = $())
              : (U = m(p, g, C, W, w, O))
          else if (j & 6) {
            g.slotScopeIds = w
            const Y = o(p)
            if (
              (M ? (U = H(p)) : kt(p) && p.data === 'teleport start' ? (U = H(p, p.data, 'teleport end')) : (U = i(p)),
              t(g, Y, null, C, W, An(Y), O),
              (Pt(g) || g.component.asyncDep) && !g.component.subTree)
            ) {
              let G
              M
                ? ((G = pe(Wt)), (G.anchor = U ? U.previousSibling : Y.lastChild))
                : (G = p.nodeType === 3 ? Wo('') : pe(p.nodeType === 8 ? me : 'div')),
                (G.el = p),
                (g.component.subTree = G)
            }
          } else
            j & 64
              ? ie !== 8
                ? (U = $())
                : (U = g.type.hydrate(p, g, C, W, w, O, e, _))
              : j & 128 && (U = g.type.hydrate(p, g, C, W, An(o(p)), w, O, e, d))
      }
      return S != null && Ut(S, null, W, g), U
    },
    m = (p, g, C, W, w, O) => {
      O = O || !!g.dynamicChildren
      const { type: M, dynamicProps: $, props: A, patchFlag: S, shapeFlag: j, dirs: X, transition: ie } = g,
        U = M === 'input' || M === 'option',
        Y = !!$
      if (U || Y || S !== -1) {
        X && Ge(g, null, C, 'created')
        let G = !1
        if (P(p)) {
          G = Do(null, ie) && C && C.vnode.props && C.vnode.props.appear
          const se = p.content.firstChild
          if (G) {
            const ye = se.getAttribute('class')
            ye && (se.$cls = ye), ie.beforeEnter(se)
          }
          I(se, p, C), (g.el = p = se)
        }
        if (j & 16 && !(A && (A.innerHTML || A.textContent))) {
          let se = _(p.firstChild, g, p, C, W, w, O)
          for (se && !$n(p, 1) && jt(); se; ) {
            const ye = se
            ;(se = se.nextSibling), l(ye)
          }
        } else if (j & 8) {
          let se = g.children
          se[0] ===
            `
` &&
            (p.tagName === 'PRE' || p.tagName === 'TEXTAREA') &&
            (se = se.slice(1))
          const { textContent: ye } = p
          ye !== se &&
            ye !==
              se.replace(
                /\r\n|\r/g,
                `
`,
              ) &&
            ($n(p, 0) || jt(), (p.textContent = g.children))
        }
        if (A) {
          if (U || Y || !O || S & 48) {
            const se = p.tagName.includes('-'),
              ye = p.namespaceURI.includes('svg') ? 'svg' : p.namespaceURI.includes('MathML') ? 'mathml' : void 0
            for (const ce in A)
              if (
                (U && (ce.endsWith('value') || ce === 'indeterminate')) ||
                (mn(ce) && !At(ce)) ||
                ce[0] === '.' ||
                (se && !At(ce)) ||
                ($ && $.includes(ce))
              ) {
                if (Ac(p, ce, A[ce])) continue
                s(p, ce, null, A[ce], ye, C)
              }
          } else if (A.onClick) s(p, 'onClick', null, A.onClick, void 0, C)
          else if (S & 4 && ct(A.style)) for (const se in A.style) A.style[se]
        }
        let be
        ;(be = A && A.onVnodeBeforeMount) && De(be, C, g),
          X && Ge(g, null, C, 'beforeMount'),
          ((be = A && A.onVnodeMounted) || X || G) &&
            $o(() => {
              be && De(be, C, g), G && ie.enter(p), X && Ge(g, null, C, 'mounted')
            }, W)
      }
      return p.nextSibling
    },
    _ = (p, g, C, W, w, O, M) => {
      M = M || !!g.dynamicChildren
      const $ = g.children,
        A = $.length
      let S = !1
      for (let j = 0; j < A; j++) {
        const X = M ? $[j] : ($[j] = je($[j])),
          ie = X.type === It
        p
          ? (ie &&
              !M &&
              j + 1 < A &&
              je($[j + 1]).type === It &&
              (c(r(p.data.slice(X.children.length)), C, i(p)), (p.data = X.children)),
            (p = d(p, X, W, w, O, M)))
          : ie && !X.children
            ? c((X.el = r('')), C)
            : (S || ((S = !0), $n(C, 1) || jt()), n(null, X, C, null, W, w, An(C), O))
      }
      return p
    },
    b = (p, g, C, W, w, O) => {
      const { slotScopeIds: M } = g
      M && (w = w ? w.concat(M) : M)
      const $ = o(p),
        A = _(i(p), g, $, C, W, w, O)
      return A && kt(A) && A.data === ']' ? i((g.anchor = A)) : (jt(), c((g.anchor = f(']')), $, A), A)
    },
    v = (p, g, C, W, w, O) => {
      if ((Mc(p, g) || jt(), (g.el = null), O)) {
        const A = H(p)
        for (;;) {
          const S = i(p)
          if (S && S !== A) l(S)
          else break
        }
      }
      const M = i(p),
        $ = o(p)
      return l(p), n(null, g, $, M, C, W, An($), w), C && C.vnode.el === p && ((C.vnode.el = g.el), Co(C, g.el)), M
    },
    H = (p, g = '[', C = ']') => {
      let W = 0
      for (; p; )
        if (((p = i(p)), p && kt(p) && (p.data === g && W++, p.data === C))) {
          if (W === 0) return i(p)
          W--
        }
      return p
    },
    I = (p, g, C) => {
      const W = g.parentNode
      W && W.replaceChild(p, g)
      let w = C
      for (; w; ) w.vnode.el === g && (w.vnode.el = w.subTree.el = p), (w = w.parent)
    },
    P = p => p.nodeType === 1 && p.tagName === 'TEMPLATE'
  return [a, d]
}
const Cc = new Set(['src', 'srcset', 'href', 'poster'])
function Ac(e, t, n) {
  return Cc.has(t) ? e.getAttribute(t) === (n == null ? null : `${n}`) : !1
}
const Jn = 'data-allow-mismatch',
  Rc = { 0: 'text', 1: 'children', 2: 'class', 3: 'style', 4: 'attribute' }
function $n(e, t) {
  if (t === 0 || t === 1) for (; e && !e.hasAttribute(Jn); ) e = e.parentElement
  return mr(e && e.getAttribute(Jn), t)
}
function mr(e, t) {
  if (e == null) return !1
  if (e === '') return !0
  {
    const n = e.split(',')
    return t === 0 && n.includes('children') ? !0 : n.includes(Rc[t])
  }
}
function Mc(e, t) {
  return $n(e.parentElement, 1) || Oc(e) || Pc(t)
}
function Oc(e) {
  return e.nodeType === 1 && mr(e.getAttribute(Jn), 1)
}
function Pc({ props: e }) {
  const t = e && e[Jn]
  return typeof t == 'string' && mr(t, 1)
}
is().requestIdleCallback
is().cancelIdleCallback
function Lc(e, t) {
  if (kt(e) && e.data === '[') {
    let n = 1,
      s = e.nextSibling
    for (; s; ) {
      if (s.nodeType === 1) {
        if (t(s) === !1) break
      } else if (kt(s))
        if (s.data === ']') {
          if (--n === 0) break
        } else s.data === '[' && n++
      s = s.nextSibling
    }
  } else t(e)
}
const Pt = e => !!e.type.__asyncLoader
function uu(e) {
  K(e) && (e = { loader: e })
  const {
    loader: t,
    loadingComponent: n,
    errorComponent: s,
    delay: r = 200,
    hydrate: i,
    timeout: o,
    suspensible: l = !0,
    onError: c,
  } = e
  let f = null,
    a,
    d = 0
  const m = () => (d++, (f = null), _()),
    _ = () => {
      let b
      return (
        f ||
        (b = f =
          t()
            .catch(v => {
              if (((v = v instanceof Error ? v : new Error(String(v))), c))
                return new Promise((H, I) => {
                  c(
                    v,
                    () => H(m()),
                    () => I(v),
                    d + 1,
                  )
                })
              throw v
            })
            .then(v =>
              b !== f && f
                ? f
                : (v && (v.__esModule || v[Symbol.toStringTag] === 'Module') && (v = v.default), (a = v), v),
            ))
      )
    }
  return pr({
    name: 'AsyncComponentWrapper',
    __asyncLoader: _,
    __asyncHydrate(b, v, H) {
      const I = b.isConnected
      let P = !1
      ;(v.bu || (v.bu = [])).push(() => (P = !0))
      const p = () => {
          P || !b.parentNode || (I && !b.isConnected) || H()
        },
        g = i
          ? () => {
              const C = i(p, W => Lc(b, W))
              C && (v.bum || (v.bum = [])).push(C)
            }
          : p
      a ? g() : _().then(() => !v.isUnmounted && g())
    },
    get __asyncResolved() {
      return a
    },
    setup() {
      const b = ve
      if ((gr(b), a)) return () => Rn(a, b)
      const v = C => {
        ;(f = null), _n(C, b, 13, !s, !0)
      }
      if ((l && b.suspense) || qt)
        return _()
          .then(C => () => Rn(C, b))
          .catch(C => (v(C), () => (s ? pe(s, { error: C }) : null)))
      const H = Be(!1),
        I = Be(),
        P = Be(!!r)
      let p, g
      return (
        Hi(() => {
          p != null && clearTimeout(p), g != null && clearTimeout(g)
        }),
        r &&
          (g = setTimeout(() => {
            b.isUnmounted || (P.value = !1)
          }, r)),
        o != null &&
          (p = setTimeout(() => {
            if (!b.isUnmounted && !H.value && !I.value) {
              const C = new Error(`Async component timed out after ${o}ms.`)
              v(C), (I.value = C)
            }
          }, o)),
        _()
          .then(() => {
            b.isUnmounted || ((H.value = !0), b.parent && bn(b.parent.vnode) && b.parent.update())
          })
          .catch(C => {
            if (b.isUnmounted) {
              f = null
              return
            }
            v(C), (I.value = C)
          }),
        () => {
          if (H.value && a) return Rn(a, b)
          if (I.value && s) return pe(s, { error: I.value })
          if (n && !P.value) return Rn(n, b)
        }
      )
    },
  })
}
function Rn(e, t) {
  const { ref: n, props: s, children: r, ce: i } = t.vnode,
    o = pe(e, s, r)
  return (o.ref = n), (o.ce = i), delete t.vnode.ce, o
}
const bn = e => e.type.__isKeepAlive
function Ic(e, t) {
  po(e, 'a', t)
}
function Nc(e, t) {
  po(e, 'da', t)
}
function po(e, t, n = ve) {
  const s =
    e.__wdc ||
    (e.__wdc = () => {
      let r = n
      for (; r; ) {
        if (r.isDeactivated) return
        r = r.parent
      }
      return e()
    })
  if ((dn(t, s, n), n)) {
    let r = n.parent
    for (; r && r.parent; ) bn(r.parent.vnode) && Fc(s, t, n, r), (r = r.parent)
  }
}
function Fc(e, t, n, s) {
  const r = dn(t, e, s, !0),
    i = dn('um', () => rr(s[t], r), n)
  i.flags = 16
}
function dn(e, t, n = ve, s = !1) {
  if (n) {
    const r = n[e] || (n[e] = []),
      i =
        t.__weh ||
        (t.__weh = (...o) => {
          Qe()
          const l = wn(n),
            c = ke(t, n, e, o)
          return l(), Ze(), c
        })
    return s ? r.unshift(i) : r.push(i), i
  }
}
const ut =
    e =>
    (t, n = ve) => {
      ;(!qt || e === 'sp') && dn(e, (...s) => t(...s), n)
    },
  Dc = ut('bm'),
  Gt = ut('m'),
  Hc = ut('bu'),
  jc = ut('u'),
  go = ut('bum'),
  yr = ut('um'),
  $c = ut('sp'),
  Vc = ut('rtg'),
  kc = ut('rtc')
function Uc(e, t = ve) {
  dn('ec', e, t)
}
const mo = 'components'
function du(e, t) {
  return vo(mo, e, !0, t) || e
}
const yo = Symbol.for('v-ndc')
function hu(e) {
  return le(e) ? vo(mo, e, !1) || e : e || yo
}
function vo(e, t, n = !0, s = !1) {
  const r = _e || ve
  if (r) {
    const i = r.type
    {
      const l = xa(i, !1)
      if (l && (l === t || l === Ae(t) || l === rs(Ae(t)))) return i
    }
    const o = Br(r[e] || i[e], t) || Br(r.appContext[e], t)
    return !o && s ? i : o
  }
}
function Br(e, t) {
  return e && (e[t] || e[Ae(t)] || e[rs(Ae(t))])
}
function pu(e, t, n, s) {
  let r
  const i = n,
    o = B(e)
  if (o || le(e)) {
    const l = o && ct(e)
    let c = !1,
      f = !1
    l && ((c = !Le(e)), (f = et(e)), (e = cs(e))), (r = new Array(e.length))
    for (let a = 0, d = e.length; a < d; a++) r[a] = t(c ? (f ? mt(Ve(e[a])) : Ve(e[a])) : e[a], a, void 0, i)
  } else if (typeof e == 'number')
    if (!Number.isInteger(e) || e < 0) r = []
    else {
      r = new Array(e)
      for (let l = 0; l < e; l++) r[l] = t(l + 1, l, void 0, i)
    }
  else if (Z(e))
    if (e[Symbol.iterator]) r = Array.from(e, (l, c) => t(l, c, void 0, i))
    else {
      const l = Object.keys(e)
      r = new Array(l.length)
      for (let c = 0, f = l.length; c < f; c++) {
        const a = l[c]
        r[c] = t(e[a], a, c, i)
      }
    }
  else r = []
  return r
}
function gu(e, t, n, s, r, i) {
  if ((n == null && (n = {}), _e.ce || (_e.parent && Pt(_e.parent) && _e.parent.ce))) {
    const f = i != null && n.key == null ? ae({}, n, { key: i }) : n,
      a = Object.keys(f).length > 0
    return t !== 'default' && (f.name = t), Zs(), er(xe, null, [pe('slot', f, s && s())], a ? -2 : 64)
  }
  const o = e[t]
  o && o._c && (o._d = !1)
  const l = at.length
  Zs()
  let c
  try {
    const f = o && _o(o(n)),
      a = n.key || i || (f && f.key)
    c = er(
      xe,
      { key: (a && !Ie(a) ? a : `_${t}`) + (!f && s ? '_fb' : '') },
      f || (s ? s() : []),
      f && e._ === 1 ? 64 : -2,
    )
  } catch (f) {
    for (let a = at.length; a > l; a--) wr()
    throw f
  } finally {
    o && o._c && (o._d = !0)
  }
  return !r && c.scopeId && (c.slotScopeIds = [c.scopeId + '-s']), c
}
function _o(e) {
  return e.some(t => (Kt(t) ? !(t.type === me || (t.type === xe && !_o(t.children))) : !0)) ? e : null
}
function mu(e, t) {
  const n = {}
  for (const s in e) n[/[A-Z]/.test(s) ? `on:${s}` : Dn(s)] = e[s]
  return n
}
const Ys = e => (e ? (Ko(e) ? ms(e) : Ys(e.parent)) : null),
  sn = ae(Object.create(null), {
    $: e => e,
    $el: e => e.vnode.el,
    $data: e => e.data,
    $props: e => e.props,
    $attrs: e => e.attrs,
    $slots: e => e.slots,
    $refs: e => e.refs,
    $parent: e => Ys(e.parent),
    $root: e => Ys(e.root),
    $host: e => e.ce,
    $emit: e => e.emit,
    $options: e => wo(e),
    $forceUpdate: e =>
      e.f ||
      (e.f = () => {
        ds(e.update)
      }),
    $nextTick: e => e.n || (e.n = us.bind(e.proxy)),
    $watch: e => mc.bind(e),
  }),
  Cs = (e, t) => e !== ne && !e.__isScriptSetup && Q(e, t),
  Wc = {
    get({ _: e }, t) {
      if (t === '__v_skip') return !0
      const { ctx: n, setupState: s, data: r, props: i, accessCache: o, type: l, appContext: c } = e
      if (t[0] !== '$') {
        const m = o[t]
        if (m !== void 0)
          switch (m) {
            case 1:
              return s[t]
            case 2:
              return r[t]
            case 4:
              return n[t]
            case 3:
              return i[t]
          }
        if (Cs(s, t)) return (o[t] = 1), s[t]
        if (r !== ne && Q(r, t)) return (o[t] = 2), r[t]
        if (Q(i, t)) return (o[t] = 3), i[t]
        if (n !== ne && Q(n, t)) return (o[t] = 4), n[t]
        Js && (o[t] = 0)
      }
      const f = sn[t]
      let a, d
      if (f) return t === '$attrs' && Te(e.attrs, 'get', ''), f(e)
      if ((a = l.__cssModules) && (a = a[t])) return a
      if (n !== ne && Q(n, t)) return (o[t] = 4), n[t]
      if (((d = c.config.globalProperties), Q(d, t))) return d[t]
    },
    set({ _: e }, t, n) {
      const { data: s, setupState: r, ctx: i } = e
      return Cs(r, t)
        ? ((r[t] = n), !0)
        : s !== ne && Q(s, t)
          ? ((s[t] = n), !0)
          : Q(e.props, t) || (t[0] === '$' && t.slice(1) in e)
            ? !1
            : ((i[t] = n), !0)
    },
    has({ _: { data: e, setupState: t, accessCache: n, ctx: s, appContext: r, props: i, type: o } }, l) {
      let c
      return !!(
        n[l] ||
        (e !== ne && l[0] !== '$' && Q(e, l)) ||
        Cs(t, l) ||
        Q(i, l) ||
        Q(s, l) ||
        Q(sn, l) ||
        Q(r.config.globalProperties, l) ||
        ((c = o.__cssModules) && c[l])
      )
    },
    defineProperty(e, t, n) {
      return (
        n.get != null ? (e._.accessCache[t] = 0) : Q(n, 'value') && this.set(e, t, n.value, null),
        Reflect.defineProperty(e, t, n)
      )
    },
  }
function yu() {
  return Bc().slots
}
function Bc(e) {
  const t = Ft()
  return t.setupContext || (t.setupContext = Xo(t))
}
function Kr(e) {
  return B(e) ? e.reduce((t, n) => ((t[n] = null), t), {}) : e
}
let Js = !0
function Kc(e) {
  const t = wo(e),
    n = e.proxy,
    s = e.ctx
  ;(Js = !1), t.beforeCreate && qr(t.beforeCreate, e, 'bc')
  const {
    data: r,
    computed: i,
    methods: o,
    watch: l,
    provide: c,
    inject: f,
    created: a,
    beforeMount: d,
    mounted: m,
    beforeUpdate: _,
    updated: b,
    activated: v,
    deactivated: H,
    beforeDestroy: I,
    beforeUnmount: P,
    destroyed: p,
    unmounted: g,
    render: C,
    renderTracked: W,
    renderTriggered: w,
    errorCaptured: O,
    serverPrefetch: M,
    expose: $,
    inheritAttrs: A,
    components: S,
    directives: j,
    filters: X,
  } = t
  if ((f && qc(f, s, null), o))
    for (const Y in o) {
      const G = o[Y]
      K(G) && (s[Y] = G.bind(n))
    }
  if (r) {
    const Y = r.call(n, n)
    Z(Y) && (e.data = Bt(Y))
  }
  if (((Js = !0), i))
    for (const Y in i) {
      const G = i[Y],
        be = K(G) ? G.bind(n, n) : K(G.get) ? G.get.bind(n, n) : ze,
        se = !K(G) && K(G.set) ? G.set.bind(n) : ze,
        ye = oe({ get: be, set: se })
      Object.defineProperty(s, Y, { enumerable: !0, configurable: !0, get: () => ye.value, set: ce => (ye.value = ce) })
    }
  if (l) for (const Y in l) bo(l[Y], s, n, Y)
  if (c) {
    const Y = K(c) ? c.call(n) : c
    Reflect.ownKeys(Y).forEach(G => {
      hc(G, Y[G])
    })
  }
  a && qr(a, e, 'c')
  function U(Y, G) {
    B(G) ? G.forEach(be => Y(be.bind(n))) : G && Y(G.bind(n))
  }
  if (
    (U(Dc, d),
    U(Gt, m),
    U(Hc, _),
    U(jc, b),
    U(Ic, v),
    U(Nc, H),
    U(Uc, O),
    U(kc, W),
    U(Vc, w),
    U(go, P),
    U(yr, g),
    U($c, M),
    B($))
  )
    if ($.length) {
      const Y = e.exposed || (e.exposed = {})
      $.forEach(G => {
        Object.defineProperty(Y, G, { get: () => n[G], set: be => (n[G] = be), enumerable: !0 })
      })
    } else e.exposed || (e.exposed = {})
  C && e.render === ze && (e.render = C),
    A != null && (e.inheritAttrs = A),
    S && (e.components = S),
    j && (e.directives = j),
    M && gr(e)
}
function qc(e, t, n = ze) {
  B(e) && (e = zs(e))
  for (const s in e) {
    const r = e[s]
    let i
    Z(r) ? ('default' in r ? (i = Mt(r.from || s, r.default, !0)) : (i = Mt(r.from || s))) : (i = Mt(r)),
      ue(i)
        ? Object.defineProperty(t, s, { enumerable: !0, configurable: !0, get: () => i.value, set: o => (i.value = o) })
        : (t[s] = i)
  }
}
function qr(e, t, n) {
  ke(B(e) ? e.map(s => s.bind(t.proxy)) : e.bind(t.proxy), t, n)
}
function bo(e, t, n, s) {
  const r = s.includes('.') ? lo(n, s) : () => n[s]
  if (le(e)) {
    const i = t[e]
    K(i) && $e(r, i)
  } else if (K(e)) $e(r, e.bind(n))
  else if (Z(e))
    if (B(e)) e.forEach(i => bo(i, t, n, s))
    else {
      const i = K(e.handler) ? e.handler.bind(n) : t[e.handler]
      K(i) && $e(r, i, e)
    }
}
function wo(e) {
  const t = e.type,
    { mixins: n, extends: s } = t,
    {
      mixins: r,
      optionsCache: i,
      config: { optionMergeStrategies: o },
    } = e.appContext,
    l = i.get(t)
  let c
  return (
    l
      ? (c = l)
      : !r.length && !n && !s
        ? (c = t)
        : ((c = {}), r.length && r.forEach(f => zn(c, f, o, !0)), zn(c, t, o)),
    Z(t) && i.set(t, c),
    c
  )
}
function zn(e, t, n, s = !1) {
  const { mixins: r, extends: i } = t
  i && zn(e, i, n, !0), r && r.forEach(o => zn(e, o, n, !0))
  for (const o in t)
    if (!(s && o === 'expose')) {
      const l = Gc[o] || (n && n[o])
      e[o] = l ? l(e[o], t[o]) : t[o]
    }
  return e
}
const Gc = {
  data: Gr,
  props: Xr,
  emits: Xr,
  methods: Zt,
  computed: Zt,
  beforeCreate: Ee,
  created: Ee,
  beforeMount: Ee,
  mounted: Ee,
  beforeUpdate: Ee,
  updated: Ee,
  beforeDestroy: Ee,
  beforeUnmount: Ee,
  destroyed: Ee,
  unmounted: Ee,
  activated: Ee,
  deactivated: Ee,
  errorCaptured: Ee,
  serverPrefetch: Ee,
  components: Zt,
  directives: Zt,
  watch: Yc,
  provide: Gr,
  inject: Xc,
}
function Gr(e, t) {
  return t
    ? e
      ? function () {
          return ae(K(e) ? e.call(this, this) : e, K(t) ? t.call(this, this) : t)
        }
      : t
    : e
}
function Xc(e, t) {
  return Zt(zs(e), zs(t))
}
function zs(e) {
  if (B(e)) {
    const t = {}
    for (let n = 0; n < e.length; n++) t[e[n]] = e[n]
    return t
  }
  return e
}
function Ee(e, t) {
  return e ? [...new Set([].concat(e, t))] : t
}
function Zt(e, t) {
  return e ? ae(Object.create(null), e, t) : t
}
function Xr(e, t) {
  return e ? (B(e) && B(t) ? [...new Set([...e, ...t])] : ae(Object.create(null), Kr(e), Kr(t ?? {}))) : t
}
function Yc(e, t) {
  if (!e) return t
  if (!t) return e
  const n = ae(Object.create(null), e)
  for (const s in t) n[s] = Ee(e[s], t[s])
  return n
}
function So() {
  return {
    app: null,
    config: {
      isNativeTag: Ri,
      performance: !1,
      globalProperties: {},
      optionMergeStrategies: {},
      errorHandler: void 0,
      warnHandler: void 0,
      compilerOptions: {},
    },
    mixins: [],
    components: {},
    directives: {},
    provides: Object.create(null),
    optionsCache: new WeakMap(),
    propsCache: new WeakMap(),
    emitsCache: new WeakMap(),
  }
}
let Jc = 0
function zc(e, t) {
  return (s, r = null) => {
    K(s) || (s = ae({}, s)), r != null && !Z(r) && (r = null)
    const i = So(),
      o = new WeakSet(),
      l = []
    let c = !1
    const f = (i.app = {
      _uid: Jc++,
      _component: s,
      _props: r,
      _container: null,
      _context: i,
      _instance: null,
      version: Ca,
      get config() {
        return i.config
      },
      set config(a) {},
      use(a, ...d) {
        return o.has(a) || (a && K(a.install) ? (o.add(a), a.install(f, ...d)) : K(a) && (o.add(a), a(f, ...d))), f
      },
      mixin(a) {
        return i.mixins.includes(a) || i.mixins.push(a), f
      },
      component(a, d) {
        return d ? ((i.components[a] = d), f) : i.components[a]
      },
      directive(a, d) {
        return d ? ((i.directives[a] = d), f) : i.directives[a]
      },
      mount(a, d, m) {
        if (!c) {
          const _ = f._ceVNode || pe(s, r)
          return (
            (_.appContext = i),
            m === !0 ? (m = 'svg') : m === !1 && (m = void 0),
            d && t ? t(_, a) : e(_, a, m),
            (c = !0),
            (f._container = a),
            (a.__vue_app__ = f),
            ms(_.component)
          )
        }
      },
      onUnmount(a) {
        l.push(a)
      },
      unmount() {
        c && (ke(l, f._instance, 16), e(null, f._container), delete f._container.__vue_app__)
      },
      provide(a, d) {
        return (i.provides[a] = d), f
      },
      runWithContext(a) {
        const d = Lt
        Lt = f
        try {
          return a()
        } finally {
          Lt = d
        }
      },
    })
    return f
  }
}
let Lt = null
const Qc = (e, t) =>
  t === 'modelValue' || t === 'model-value'
    ? e.modelModifiers
    : e[`${t}Modifiers`] || e[`${Ae(t)}Modifiers`] || e[`${_t(t)}Modifiers`]
function Zc(e, t, ...n) {
  if (e.isUnmounted) return
  const s = e.vnode.props || ne
  let r = n
  const i = t.startsWith('update:'),
    o = i && Qc(s, t.slice(7))
  o && (o.trim && (r = n.map(a => (le(a) ? a.trim() : a))), o.number && (r = r.map(ir)))
  let l,
    c = s[(l = Dn(t))] || s[(l = Dn(Ae(t)))]
  !c && i && (c = s[(l = Dn(_t(t)))]), c && ke(c, e, 6, r)
  const f = s[l + 'Once']
  if (f) {
    if (!e.emitted) e.emitted = {}
    else if (e.emitted[l]) return
    ;(e.emitted[l] = !0), ke(f, e, 6, r)
  }
}
const ea = new WeakMap()
function To(e, t, n = !1) {
  const s = n ? ea : t.emitsCache,
    r = s.get(e)
  if (r !== void 0) return r
  const i = e.emits
  let o = {},
    l = !1
  if (!K(e)) {
    const c = f => {
      const a = To(f, t, !0)
      a && ((l = !0), ae(o, a))
    }
    !n && t.mixins.length && t.mixins.forEach(c), e.extends && c(e.extends), e.mixins && e.mixins.forEach(c)
  }
  return !i && !l
    ? (Z(e) && s.set(e, null), null)
    : (B(i) ? i.forEach(c => (o[c] = null)) : ae(o, i), Z(e) && s.set(e, o), o)
}
function gs(e, t) {
  return !e || !mn(t)
    ? !1
    : ((t = t.slice(2)),
      (t = t === 'Once' ? t : t.replace(/Once$/, '')),
      Q(e, t[0].toLowerCase() + t.slice(1)) || Q(e, _t(t)) || Q(e, t))
}
function As(e) {
  const {
      type: t,
      vnode: n,
      proxy: s,
      withProxy: r,
      propsOptions: [i],
      slots: o,
      attrs: l,
      emit: c,
      render: f,
      renderCache: a,
      props: d,
      data: m,
      setupState: _,
      ctx: b,
      inheritAttrs: v,
    } = e,
    H = Gn(e)
  let I, P
  try {
    if (n.shapeFlag & 4) {
      const g = r || s,
        C = g
      ;(I = je(f.call(C, g, a, d, _, m, b))), (P = l)
    } else {
      const g = t
      ;(I = je(g.length > 1 ? g(d, { attrs: l, slots: o, emit: c }) : g(d, null))), (P = t.props ? l : ta(l))
    }
  } catch (g) {
    ;(at.length = 0), _n(g, e, 1), (I = pe(me))
  }
  let p = I
  if (P && v !== !1) {
    const g = Object.keys(P),
      { shapeFlag: C } = p
    g.length && C & 7 && (i && g.some(ts) && (P = na(P, i)), (p = yt(p, P, !1, !0)))
  }
  if ((n.dirs && ((p = yt(p, null, !1, !0)), (p.dirs = p.dirs ? p.dirs.concat(n.dirs) : n.dirs)), n.transition)) {
    const g = (ps(p.type) && Xn(p)) || p
    Ot(g, n.transition)
  }
  return (I = p), Gn(H), I
}
function xo(e, t = !0) {
  let n
  for (let s = 0; s < e.length; s++) {
    const r = e[s]
    if (Kt(r)) {
      if (r.type !== me || r.children === 'v-if') {
        if (n) return
        n = r
      }
    } else return
  }
  return n
}
const ta = e => {
    let t
    for (const n in e) (n === 'class' || n === 'style' || mn(n)) && ((t || (t = {}))[n] = e[n])
    return t
  },
  na = (e, t) => {
    const n = {}
    for (const s in e) (!ts(s) || !(s.slice(9) in t)) && (n[s] = e[s])
    return n
  }
function sa(e, t, n) {
  const { props: s, children: r, component: i } = e,
    { props: o, children: l, patchFlag: c } = t,
    f = i.emitsOptions
  if (t.dirs || t.transition) return !0
  if (n && c >= 0) {
    if (c & 1024) return !0
    if (c & 16) return s ? Yr(s, o, f) : !!o
    if (c & 8) {
      const a = t.dynamicProps
      for (let d = 0; d < a.length; d++) {
        const m = a[d]
        if (Eo(o, s, m) && !gs(f, m)) return !0
      }
    }
  } else return (r || l) && (!l || !l.$stable) ? !0 : s === o ? !1 : s ? (o ? Yr(s, o, f) : !0) : !!o
  return !1
}
function Yr(e, t, n) {
  const s = Object.keys(t)
  if (s.length !== Object.keys(e).length) return !0
  for (let r = 0; r < s.length; r++) {
    const i = s[r]
    if (!Q(e, i) || (Eo(t, e, i) && !gs(n, i))) return !0
  }
  return !1
}
function Eo(e, t, n) {
  const s = e[n],
    r = t[n]
  return n === 'style' && Z(s) && Z(r) ? !os(s, r) : s !== r
}
function Co({ vnode: e, parent: t, suspense: n }, s) {
  for (; t; ) {
    const r = t.subTree
    if ((r.suspense && r.suspense.activeBranch === e && ((r.suspense.vnode.el = r.el = s), (e = r)), r === e))
      ((e = t.vnode).el = s), (t = t.parent)
    else break
  }
  n && n.activeBranch === e && (n.vnode.el = s)
}
const Ao = {},
  Ro = () => Object.create(Ao),
  Mo = e => Object.getPrototypeOf(e) === Ao
function ra(e, t, n, s = !1) {
  const r = {},
    i = Ro()
  ;(e.propsDefaults = Object.create(null)), Oo(e, t, r, i)
  for (const o in e.propsOptions[0]) o in r || (r[o] = void 0)
  n ? (e.props = s ? r : Yl(r)) : e.type.props ? (e.props = r) : (e.props = i), (e.attrs = i)
}
function ia(e, t, n, s) {
  const {
      props: r,
      attrs: i,
      vnode: { patchFlag: o },
    } = e,
    l = z(r),
    [c] = e.propsOptions
  let f = !1
  if ((s || o > 0) && !(o & 16)) {
    if (o & 8) {
      const a = e.vnode.dynamicProps
      for (let d = 0; d < a.length; d++) {
        const m = a[d]
        if (gs(e.emitsOptions, m)) continue
        const _ = t[m]
        if (c)
          if (Q(i, m)) _ !== i[m] && ((i[m] = _), (f = !0))
          else {
            const b = Ae(m)
            r[b] = Qs(c, l, b, _, e, !1)
          }
        else _ !== i[m] && ((i[m] = _), (f = !0))
      }
    }
  } else {
    Oo(e, t, r, i) && (f = !0)
    let a
    for (const d in l)
      (!t || (!Q(t, d) && ((a = _t(d)) === d || !Q(t, a)))) &&
        (c ? n && (n[d] !== void 0 || n[a] !== void 0) && (r[d] = Qs(c, l, d, void 0, e, !0)) : delete r[d])
    if (i !== l) for (const d in i) (!t || !Q(t, d)) && (delete i[d], (f = !0))
  }
  f && ot(e.attrs, 'set', '')
}
function Oo(e, t, n, s) {
  const [r, i] = e.propsOptions
  let o = !1,
    l
  if (t)
    for (const c in t) {
      if (At(c)) continue
      const f = t[c]
      let a
      r && Q(r, (a = Ae(c)))
        ? !i || !i.includes(a)
          ? (n[a] = f)
          : ((l || (l = {}))[a] = f)
        : gs(e.emitsOptions, c) || ((!(c in s) || f !== s[c]) && ((s[c] = f), (o = !0)))
    }
  if (i) {
    const c = z(n),
      f = l || ne
    for (let a = 0; a < i.length; a++) {
      const d = i[a]
      n[d] = Qs(r, c, d, f[d], e, !Q(f, d))
    }
  }
  return o
}
function Qs(e, t, n, s, r, i) {
  const o = e[n]
  if (o != null) {
    const l = Q(o, 'default')
    if (l && s === void 0) {
      const c = o.default
      if (o.type !== Function && !o.skipFactory && K(c)) {
        const { propsDefaults: f } = r
        if (n in f) s = f[n]
        else {
          const a = wn(r)
          ;(s = f[n] = c.call(null, t)), a()
        }
      } else s = c
      r.ce && r.ce._setProp(n, s)
    }
    o[0] && (i && !l ? (s = !1) : o[1] && (s === '' || s === _t(n)) && (s = !0))
  }
  return s
}
const oa = new WeakMap()
function Po(e, t, n = !1) {
  const s = n ? oa : t.propsCache,
    r = s.get(e)
  if (r) return r
  const i = e.props,
    o = {},
    l = []
  let c = !1
  if (!K(e)) {
    const a = d => {
      c = !0
      const [m, _] = Po(d, t, !0)
      ae(o, m), _ && l.push(..._)
    }
    !n && t.mixins.length && t.mixins.forEach(a), e.extends && a(e.extends), e.mixins && e.mixins.forEach(a)
  }
  if (!i && !c) return Z(e) && s.set(e, Ct), Ct
  if (B(i))
    for (let a = 0; a < i.length; a++) {
      const d = Ae(i[a])
      Jr(d) && (o[d] = ne)
    }
  else if (i)
    for (const a in i) {
      const d = Ae(a)
      if (Jr(d)) {
        const m = i[a],
          _ = (o[d] = B(m) || K(m) ? { type: m } : ae({}, m)),
          b = _.type
        let v = !1,
          H = !0
        if (B(b))
          for (let I = 0; I < b.length; ++I) {
            const P = b[I],
              p = K(P) && P.name
            if (p === 'Boolean') {
              v = !0
              break
            }
            p === 'String' && (H = !1)
          }
        else v = K(b) && b.name === 'Boolean'
        ;(_[0] = v), (_[1] = H), (v || Q(_, 'default')) && l.push(d)
      }
    }
  const f = [o, l]
  return Z(e) && s.set(e, f), f
}
function Jr(e) {
  return e[0] !== '$' && !At(e)
}
const vr = e => e === '_' || e === '_ctx' || e === '$stable',
  _r = e => (B(e) ? e.map(je) : [je(e)]),
  la = (e, t, n) => {
    if (t._n) return t
    const s = dc((...r) => _r(t(...r)), n)
    return (s._c = !1), s
  },
  Lo = (e, t, n) => {
    const s = e._ctx
    for (const r in e) {
      if (vr(r)) continue
      const i = e[r]
      if (K(i)) t[r] = la(r, i, s)
      else if (i != null) {
        const o = _r(i)
        t[r] = () => o
      }
    }
  },
  Io = (e, t) => {
    const n = _r(t)
    e.slots.default = () => n
  },
  No = (e, t, n) => {
    for (const s in t) (n || !vr(s)) && (e[s] = t[s])
  },
  ca = (e, t, n) => {
    const s = (e.slots = Ro())
    if (e.vnode.shapeFlag & 32) {
      const r = t._
      r ? (No(s, t, n), n && Li(s, '_', r, !0)) : Lo(t, s)
    } else t && Io(e, t)
  },
  aa = (e, t, n) => {
    const { vnode: s, slots: r } = e
    let i = !0,
      o = ne
    if (s.shapeFlag & 32) {
      const l = t._
      l ? (n && l === 1 ? (i = !1) : No(r, t, n)) : ((i = !t.$stable), Lo(t, r)), (o = t)
    } else t && (Io(e, t), (o = { default: 1 }))
    if (i) for (const l in r) !vr(l) && o[l] == null && delete r[l]
  },
  we = $o
function fa(e) {
  return Fo(e)
}
function ua(e) {
  return Fo(e, Ec)
}
function Fo(e, t) {
  const n = is()
  n.__VUE__ = !0
  const {
      insert: s,
      remove: r,
      patchProp: i,
      createElement: o,
      createText: l,
      createComment: c,
      setText: f,
      setElementText: a,
      parentNode: d,
      nextSibling: m,
      setScopeId: _ = ze,
      insertStaticContent: b,
    } = e,
    v = (u, h, y, R = null, T = null, E = null, F = void 0, N = null, L = !!h.dynamicChildren) => {
      if (u === h) return
      u && !Et(u, h) && ((R = Sn(u)), ce(u, T, E, !0), (u = null)),
        h.patchFlag === -2 && ((L = !1), (h.dynamicChildren = null)),
        h.dynamicChildren &&
          u &&
          u.dynamicChildren &&
          u.dynamicChildren.hasOnce &&
          (h.dynamicChildren === Ct && (h.dynamicChildren = []), (h.dynamicChildren.hasOnce = !0))
      const { type: x, ref: k, shapeFlag: D } = h
      switch (x) {
        case It:
          H(u, h, y, R)
          break
        case me:
          I(u, h, y, R)
          break
        case Wt:
          u == null && P(h, y, R, F)
          break
        case xe:
          S(u, h, y, R, T, E, F, N, L)
          break
        default:
          D & 1
            ? C(u, h, y, R, T, E, F, N, L)
            : D & 6
              ? j(u, h, y, R, T, E, F, N, L)
              : (D & 64 || D & 128) && x.process(u, h, y, R, T, E, F, N, L, Dt)
      }
      k != null && T ? Ut(k, u && u.ref, E, h || u, !h) : k == null && u && u.ref != null && Ut(u.ref, null, E, u, !0)
    },
    H = (u, h, y, R) => {
      if (u == null) s((h.el = l(h.children)), y, R)
      else {
        const T = (h.el = u.el)
        h.children !== u.children && f(T, h.children)
      }
    },
    I = (u, h, y, R) => {
      u == null ? s((h.el = c(h.children || '')), y, R) : (h.el = u.el)
    },
    P = (u, h, y, R) => {
      ;[u.el, u.anchor] = b(u.children, h, y, R, u.el, u.anchor)
    },
    p = ({ el: u, anchor: h }, y, R) => {
      let T
      for (; u && u !== h; ) (T = m(u)), s(u, y, R), (u = T)
      s(h, y, R)
    },
    g = ({ el: u, anchor: h }) => {
      let y
      for (; u && u !== h; ) (y = m(u)), r(u), (u = y)
      r(h)
    },
    C = (u, h, y, R, T, E, F, N, L) => {
      if ((h.type === 'svg' ? (F = 'svg') : h.type === 'math' && (F = 'mathml'), u == null)) W(h, y, R, T, E, F, N, L)
      else {
        const x = u.el && u.el._isVueCE ? u.el : null
        try {
          x && x._beginPatch(), M(u, h, T, E, F, N, L)
        } finally {
          x && x._endPatch()
        }
      }
    },
    W = (u, h, y, R, T, E, F, N) => {
      let L, x
      const { props: k, shapeFlag: D, transition: V, dirs: q } = u
      if (
        ((L = u.el = o(u.type, E, k && k.is, k)),
        D & 8 ? a(L, u.children) : D & 16 && O(u.children, L, null, R, T, Rs(u, E), F, N),
        q && Ge(u, null, R, 'created'),
        w(L, u, u.scopeId, F, R),
        k)
      ) {
        for (const te in k) te !== 'value' && !At(te) && i(L, te, null, k[te], E, R)
        'value' in k && i(L, 'value', null, k.value, E), (x = k.onVnodeBeforeMount) && De(x, R, u)
      }
      q && Ge(u, null, R, 'beforeMount')
      const J = Do(T, V)
      J ? V.beforeEnter(L) : V && !V.persisted && (L[ha] = !0),
        s(L, h, y),
        ((x = k && k.onVnodeMounted) || J || q) &&
          we(() => {
            try {
              x && De(x, R, u), J && V.enter(L), q && Ge(u, null, R, 'mounted')
            } finally {
            }
          }, T)
    },
    w = (u, h, y, R, T) => {
      if ((y && _(u, y), R)) for (let E = 0; E < R.length; E++) _(u, R[E])
      if (T) {
        const E = T.subTree
        if (h === E || (jo(E.type) && (E.ssContent === h || E.ssFallback === h))) {
          const F = T.vnode
          w(u, F, F.scopeId, F.slotScopeIds, T.parent)
        }
      }
    },
    O = (u, h, y, R, T, E, F, N, L = 0) => {
      for (let x = L; x < u.length; x++) {
        const k = (u[x] = N ? it(u[x]) : je(u[x]))
        v(null, k, h, y, R, T, E, F, N)
      }
    },
    M = (u, h, y, R, T, E, F) => {
      const N = (h.el = u.el)
      let { patchFlag: L, dynamicChildren: x, dirs: k } = h
      L |= u.patchFlag & 16
      const D = u.props || ne,
        V = h.props || ne
      let q
      if (
        (y && bt(y, !1),
        (q = V.onVnodeBeforeUpdate) && De(q, y, h, u),
        k && Ge(h, u, y, 'beforeUpdate'),
        y && bt(y, !0),
        x && (!u.dynamicChildren || u.dynamicChildren.length !== x.length) && ((L = 0), (F = !1), (x = null)),
        ((D.innerHTML && V.innerHTML == null) || (D.textContent && V.textContent == null)) && a(N, ''),
        x ? $(u.dynamicChildren, x, N, y, R, Rs(h, T), E) : F || G(u, h, N, null, y, R, Rs(h, T), E, !1),
        L > 0)
      ) {
        if (L & 16) A(N, D, V, y, T)
        else if (
          (L & 2 && D.class !== V.class && i(N, 'class', null, V.class, T),
          L & 4 && i(N, 'style', D.style, V.style, T),
          L & 8)
        ) {
          const J = h.dynamicProps
          for (let te = 0; te < J.length; te++) {
            const ee = J[te],
              de = D[ee],
              ge = V[ee]
            ;(ge !== de || ee === 'value') && i(N, ee, de, ge, T, y)
          }
        }
        L & 1 && u.children !== h.children && a(N, h.children)
      } else !F && x == null && A(N, D, V, y, T)
      ;((q = V.onVnodeUpdated) || k) &&
        we(() => {
          q && De(q, y, h, u), k && Ge(h, u, y, 'updated')
        }, R)
    },
    $ = (u, h, y, R, T, E, F) => {
      for (let N = 0; N < h.length; N++) {
        const L = u[N],
          x = h[N],
          k = L.el || rn(L),
          D = k && (L.type === xe || !Et(L, x) || L.shapeFlag & 198) ? d(k) : y
        v(L, x, D, null, R, T, E, F, !0)
      }
    },
    A = (u, h, y, R, T) => {
      if (h !== y) {
        if (h !== ne) for (const E in h) !At(E) && !(E in y) && i(u, E, h[E], null, T, R)
        for (const E in y) {
          if (At(E)) continue
          const F = y[E],
            N = h[E]
          F !== N && E !== 'value' && i(u, E, N, F, T, R)
        }
        'value' in y && i(u, 'value', h.value, y.value, T)
      }
    },
    S = (u, h, y, R, T, E, F, N, L) => {
      const x = (h.el = u ? u.el : l('')),
        k = (h.anchor = u ? u.anchor : l(''))
      const { patchFlag: D, dynamicChildren: V, slotScopeIds: q } = h
      q && (N = N ? N.concat(q) : q),
        u == null
          ? (s(x, y, R), s(k, y, R), O(h.children || [], y, k, T, E, F, N, L))
          : D > 0 && D & 64 && V && u.dynamicChildren && u.dynamicChildren.length === V.length
            ? ($(u.dynamicChildren, V, y, T, E, F, N), (h.key != null || (T && h === T.subTree)) && br(u, h, !0))
            : G(u, h, y, k, T, E, F, N, L)
    },
    j = (u, h, y, R, T, E, F, N, L) => {
      ;(h.slotScopeIds = N),
        u == null ? (h.shapeFlag & 512 ? T.ctx.activate(h, y, R, F, L) : X(h, y, R, T, E, F, L)) : ie(u, h, L)
    },
    X = (u, h, y, R, T, E, F) => {
      const N = (u.component = ba(u, R, T))
      if ((bn(u) && (N.ctx.renderer = Dt), wa(N, !1, F), N.asyncDep)) {
        if ((T && T.registerDep(N, U, F, E), !u.el)) {
          const L = (N.subTree = pe(me))
          I(null, L, h, y), (u.placeholder = L.el)
        }
      } else U(N, u, h, y, T, E, F)
    },
    ie = (u, h, y) => {
      const R = (h.component = u.component)
      if (sa(u, h, y))
        if (R.asyncDep && !R.asyncResolved) {
          ;(h.el = u.el), (h.placeholder = u.placeholder), Y(R, h, y)
          return
        } else (R.next = h), R.update()
      else (h.el = u.el), (h.placeholder = u.placeholder), (R.vnode = h)
    },
    U = (u, h, y, R, T, E, F) => {
      const N = () => {
        if (u.isMounted) {
          let { next: D, bu: V, u: q, parent: J, vnode: te } = u
          {
            const Me = Ho(u)
            if (Me) {
              D && ((D.el = te.el), Y(u, D, F)),
                Me.asyncDep.then(() => {
                  const tt = () => {
                    u.job.flags & 8 || (T && T.pendingBranch ? we(tt, T) : x())
                  }
                  ;(tt.flags = 48), we(tt, T)
                })
              return
            }
          }
          let ee = D,
            de
          bt(u, !1),
            D ? ((D.el = te.el), Y(u, D, F)) : (D = te),
            V && Hn(V),
            (de = D.props && D.props.onVnodeBeforeUpdate) && De(de, J, D, te),
            bt(u, !0)
          const ge = As(u),
            Ne = u.subTree
          ;(u.subTree = ge),
            v(Ne, ge, d(Ne.el || rn(Ne)), Sn(Ne), u, T, E),
            (D.el = ge.el),
            ee === null && Co(u, ge.el),
            q && we(q, T),
            (de = D.props && D.props.onVnodeUpdated) && we(() => De(de, J, D, te), T)
        } else {
          let D
          const { el: V, props: q } = h,
            { bm: J, m: te, parent: ee, root: de, type: ge } = u,
            Ne = Pt(h)
          if ((bt(u, !1), J && Hn(J), !Ne && (D = q && q.onVnodeBeforeMount) && De(D, ee, h), bt(u, !0), V && _s)) {
            const Me = () => {
              ;(u.subTree = As(u)), _s(V, u.subTree, u, T, null)
            }
            Ne && ge.__asyncHydrate ? ge.__asyncHydrate(V, u, Me) : Me()
          } else {
            de.ce && de.ce._hasShadowRoot() && de.ce._injectChildStyle(ge, u.parent ? u.parent.type : void 0)
            const Me = (u.subTree = As(u))
            v(null, Me, y, R, u, T, E), (h.el = Me.el)
          }
          if ((te && we(te, T), !Ne && (D = q && q.onVnodeMounted))) {
            const Me = h
            we(() => De(D, ee, Me), T)
          }
          ;(h.shapeFlag & 256 || (ee && Pt(ee.vnode) && ee.vnode.shapeFlag & 256)) && u.a && we(u.a, T),
            (u.isMounted = !0),
            (h = y = R = null)
        }
      }
      u.scope.on()
      const L = (u.effect = new ji(N))
      u.scope.off()
      const x = (u.update = L.run.bind(L)),
        k = (u.job = L.runIfDirty.bind(L))
      ;(k.i = u), (k.id = u.uid), (L.scheduler = () => ds(k)), bt(u, !0), x()
    },
    Y = (u, h, y) => {
      h.component = u
      const R = u.vnode.props
      ;(u.vnode = h), (u.next = null), ia(u, h.props, R, y), aa(u, h.children, y), Qe(), so(u), Ze()
    },
    G = (u, h, y, R, T, E, F, N, L = !1) => {
      const x = u && u.children,
        k = u ? u.shapeFlag : 0,
        D = h.children,
        { patchFlag: V, shapeFlag: q } = h
      if (V > 0) {
        if (V & 128) {
          se(x, D, y, R, T, E, F, N, L)
          return
        }
        if (V & 256) {
          be(x, D, y, R, T, E, F, N, L)
          return
        }
      }
      q & 8
        ? (k & 16 && Xt(x, T, E), D !== x && a(y, D))
        : k & 16
          ? q & 16
            ? se(x, D, y, R, T, E, F, N, L)
            : Xt(x, T, E, !0)
          : (k & 8 && a(y, ''), q & 16 && O(D, y, R, T, E, F, N, L))
    },
    be = (u, h, y, R, T, E, F, N, L) => {
      ;(u = u || Ct), (h = h || Ct)
      const x = u.length,
        k = h.length,
        D = Math.min(x, k)
      let V
      for (V = 0; V < D; V++) {
        const q = (h[V] = L ? it(h[V]) : je(h[V]))
        v(u[V], q, y, null, T, E, F, N, L)
      }
      x > k ? Xt(u, T, E, !0, !1, D) : O(h, y, R, T, E, F, N, L, D)
    },
    se = (u, h, y, R, T, E, F, N, L) => {
      let x = 0
      const k = h.length
      let D = u.length - 1,
        V = k - 1
      for (; x <= D && x <= V; ) {
        const q = u[x],
          J = (h[x] = L ? it(h[x]) : je(h[x]))
        if (Et(q, J)) v(q, J, y, null, T, E, F, N, L)
        else break
        x++
      }
      for (; x <= D && x <= V; ) {
        const q = u[D],
          J = (h[V] = L ? it(h[V]) : je(h[V]))
        if (Et(q, J)) v(q, J, y, null, T, E, F, N, L)
        else break
        D--, V--
      }
      if (x > D) {
        if (x <= V) {
          const q = V + 1,
            J = q < k ? h[q].el : R
          for (; x <= V; ) v(null, (h[x] = L ? it(h[x]) : je(h[x])), y, J, T, E, F, N, L), x++
        }
      } else if (x > V) for (; x <= D; ) ce(u[x], T, E, !0), x++
      else {
        const q = x,
          J = x,
          te = new Map()
        for (x = J; x <= V; x++) {
          const Oe = (h[x] = L ? it(h[x]) : je(h[x]))
          Oe.key != null && te.set(Oe.key, x)
        }
        let ee,
          de = 0
        const ge = V - J + 1
        let Ne = !1,
          Me = 0
        const tt = new Array(ge)
        for (x = 0; x < ge; x++) tt[x] = 0
        for (x = q; x <= D; x++) {
          const Oe = u[x]
          if (de >= ge) {
            ce(Oe, T, E, !0)
            continue
          }
          let qe
          if (Oe.key != null) qe = te.get(Oe.key)
          else
            for (ee = J; ee <= V; ee++)
              if (tt[ee - J] === 0 && Et(Oe, h[ee])) {
                qe = ee
                break
              }
          qe === void 0
            ? ce(Oe, T, E, !0)
            : ((tt[qe - J] = x + 1), qe >= Me ? (Me = qe) : (Ne = !0), v(Oe, h[qe], y, null, T, E, F, N, L), de++)
        }
        const Mr = Ne ? da(tt) : Ct
        for (ee = Mr.length - 1, x = ge - 1; x >= 0; x--) {
          const Oe = J + x,
            qe = h[Oe],
            Or = h[Oe + 1],
            Pr = Oe + 1 < k ? Or.el || rn(Or) : R
          tt[x] === 0 ? v(null, qe, y, Pr, T, E, F, N, L) : Ne && (ee < 0 || x !== Mr[ee] ? ye(qe, y, Pr, 2) : ee--)
        }
      }
    },
    ye = (u, h, y, R, T = null) => {
      const { el: E, type: F, transition: N, children: L, shapeFlag: x } = u
      if (x & 6) {
        ye(u.component.subTree, h, y, R)
        return
      }
      if (x & 128) {
        u.suspense.move(h, y, R)
        return
      }
      if (x & 64) {
        F.move(u, h, y, Dt)
        return
      }
      if (F === xe) {
        s(E, h, y)
        for (let D = 0; D < L.length; D++) ye(L[D], h, y, R)
        s(u.anchor, h, y)
        return
      }
      if (F === Wt) {
        p(u, h, y)
        return
      }
      if (R !== 2 && x & 1 && N)
        if (R === 0) N.persisted && !E[He] ? s(E, h, y) : (N.beforeEnter(E), s(E, h, y), we(() => N.enter(E), T))
        else {
          const { leave: D, delayLeave: V, afterLeave: q } = N,
            J = () => {
              u.ctx.isUnmounted ? r(E) : s(E, h, y)
            },
            te = () => {
              const ee = E._isLeaving || !!E[He]
              E._isLeaving && E[He](!0),
                N.persisted && !ee
                  ? J()
                  : D(E, () => {
                      J(), q && q()
                    })
            }
          V ? V(E, J, te) : te()
        }
      else s(E, h, y)
    },
    ce = (u, h, y, R = !1, T = !1) => {
      const {
        type: E,
        props: F,
        ref: N,
        children: L,
        dynamicChildren: x,
        shapeFlag: k,
        patchFlag: D,
        dirs: V,
        cacheIndex: q,
        memo: J,
      } = u
      if (
        ((D === -2 || (x && x.hasOnce)) && (T = !1),
        N != null && (Qe(), Ut(N, null, y, u, !0), Ze()),
        q != null && (!u.ctx || u.ctx === h) && (h.renderCache[q] = void 0),
        k & 256 && h.ctx.deactivate(u))
      )
        return
      const te = k & 1 && V,
        ee = !Pt(u)
      let de
      if ((ee && (de = F && F.onVnodeBeforeUnmount) && De(de, h, u), k & 6)) ml(u.component, y, R)
      else {
        if (k & 128) {
          u.suspense.unmount(y, R)
          return
        }
        te && Ge(u, null, h, 'beforeUnmount'),
          k & 64
            ? u.type.remove(u, h, y, Dt, R)
            : x && !x.hasOnce && (E !== xe || (D > 0 && D & 64))
              ? Xt(x, h, y, !1, !0)
              : ((E === xe && D & 384) || (!T && k & 16)) && Xt(L, h, y),
          R && Cr(u)
      }
      const ge = J != null && q == null
      ;((ee && (de = F && F.onVnodeUnmounted)) || te || ge) &&
        we(() => {
          de && De(de, h, u), te && Ge(u, null, h, 'unmounted'), ge && (u.el = null)
        }, y)
    },
    Cr = u => {
      const { type: h, el: y, anchor: R, transition: T } = u,
        E = h === xe
      if (E && !T) {
        Ar(y, R)
        return
      }
      if (h === Wt) {
        g(u), T && !T.persisted && T.afterLeave && T.afterLeave()
        return
      }
      const F = E ? un(u) : u,
        N = () => {
          E ? d(y) && Ar(y, R) : r(y), T && !T.persisted && T.afterLeave && T.afterLeave()
        }
      if (F && F.shapeFlag & 1 && T && !T.persisted) {
        const { leave: L, delayLeave: x } = T,
          k = F.el,
          D = () => L(k, N)
        x ? x(k, N, D) : D()
      } else N()
    },
    Ar = (u, h) => {
      let y
      for (; u !== h; ) (y = m(u)), r(u), (u = y)
      r(h)
    },
    ml = (u, h, y) => {
      const { bum: R, scope: T, job: E, subTree: F, um: N, m: L, a: x } = u
      zr(L),
        zr(x),
        R && Hn(R),
        T.stop(),
        E ? ((E.flags |= 8), ce(F, u, h, y)) : F && ((F.transition = u.vnode.transition), ce(F, u, h, y)),
        N && we(N, h)
      const k = () => {
        u.isUnmounted = !0
      }
      ;(k.flags = 16), we(k, h)
    },
    Xt = (u, h, y, R = !1, T = !1, E = 0) => {
      for (let F = E; F < u.length; F++) ce(u[F], h, y, R, T)
    },
    Sn = u => {
      if (u.shapeFlag & 6) return Sn(u.component.subTree)
      if (u.shapeFlag & 128) return u.suspense.next()
      const h = m(u.anchor || u.el),
        y = h && h[co]
      return y ? m(y) : h
    },
    Rr = (u, h, y) => {
      const R = u && h._vnode ? void 0 : u && u.component ? u.component.uid : _a()
      uc(() => {
        u == null ? h._vnode && ce(h._vnode, null, null, !0) : v(h._vnode || null, u, h, null, null, null, y),
          (h._vnode = u)
      }, R)
    },
    Dt = { p: v, um: ce, m: ye, r: Cr, mt: X, mc: O, pc: G, pbc: $, n: Sn, o: e }
  let vs, _s
  return t && ([vs, _s] = t(Dt)), { render: Rr, hydrate: vs, createApp: zc(Rr, vs) }
}
function Rs({ type: e, props: t }, n) {
  return (n === 'svg' && e === 'foreignObject') ||
    (n === 'mathml' && e === 'annotation-xml' && t && t.encoding && t.encoding.includes('html'))
    ? void 0
    : n
}
function bt({ effect: e, job: t }, n) {
  n ? ((e.flags |= 32), (t.flags |= 4)) : ((e.flags &= -33), (t.flags &= -5))
}
function Do(e, t) {
  return (!e || (e && !e.pendingBranch)) && t && !t.persisted
}
function br(e, t, n = !1) {
  const s = e.children,
    r = t.children
  if (B(s) && B(r))
    for (let i = 0; i < s.length; i++) {
      const o = s[i]
      let l = r[i]
      l.shapeFlag & 1 &&
        !l.dynamicChildren &&
        ((l.patchFlag <= 0 || l.patchFlag === 32) && ((l = r[i] = it(r[i])), (l.el = o.el)),
        !n && l.patchFlag !== -2 && br(o, l)),
        l.type === It && (l.patchFlag === -1 && (l = r[i] = it(l)), (l.el = o.el)),
        l.type === me && !l.el && (l.el = o.el)
    }
}
function da(e) {
  const t = e.slice(),
    n = [0]
  let s, r, i, o, l
  const c = e.length
  for (s = 0; s < c; s++) {
    const f = e[s]
    if (f !== 0) {
      if (((r = n[n.length - 1]), e[r] < f)) {
        ;(t[s] = r), n.push(s)
        continue
      }
      for (i = 0, o = n.length - 1; i < o; ) (l = (i + o) >> 1), e[n[l]] < f ? (i = l + 1) : (o = l)
      f < e[n[i]] && (i > 0 && (t[s] = n[i - 1]), (n[i] = s))
    }
  }
  for (i = n.length, o = n[i - 1]; i-- > 0; ) (n[i] = o), (o = t[o])
  return n
}
function Ho(e) {
  const t = e.subTree.component
  if (t) return t.asyncDep && !t.asyncResolved ? t : Ho(t)
}
function zr(e) {
  if (e) for (let t = 0; t < e.length; t++) e[t].flags |= 8
}
function rn(e) {
  if (e.placeholder) return e.placeholder
  const t = e.component
  if (t) return rn(t.subTree)
  const n = e.suspense
  return n && n.activeBranch ? rn(n.activeBranch) : null
}
const jo = e => e.__isSuspense,
  ha = Symbol('_deferredEnter')
function $o(e, t) {
  t && t.pendingBranch ? (B(e) ? t.effects.push(...e) : t.effects.push(e)) : fc(e)
}
const xe = Symbol.for('v-fgt'),
  It = Symbol.for('v-txt'),
  me = Symbol.for('v-cmt'),
  Wt = Symbol.for('v-stc'),
  at = []
let Pe = null
function Zs(e = !1) {
  at.push((Pe = e ? null : []))
}
function wr() {
  at.pop(), (Pe = at[at.length - 1] || null)
}
let hn = 1
function Qn(e, t = !1) {
  ;(hn += e), e < 0 && Pe && t && (Pe.hasOnce = !0)
}
function Vo(e) {
  return (e.dynamicChildren = hn > 0 ? Pe || Ct : null), wr(), hn > 0 && Pe && Pe.push(e), e
}
function vu(e, t, n, s, r, i) {
  return Vo(Uo(e, t, n, s, r, i, !0))
}
function er(e, t, n, s, r) {
  return Vo(pe(e, t, n, s, r, !0))
}
function Kt(e) {
  return e ? e.__v_isVNode === !0 : !1
}
function Et(e, t) {
  return e.type === t.type && e.key === t.key
}
const ko = ({ key: e }) => e ?? null,
  Vn = ({ ref: e, ref_key: t, ref_for: n }) => (
    typeof e == 'number' && (e = '' + e),
    e != null ? (le(e) || ue(e) || K(e) ? { i: _e, r: e, k: t, f: !!n } : e) : null
  )
function Uo(e, t = null, n = null, s = 0, r = null, i = e === xe ? 0 : 1, o = !1, l = !1) {
  const c = {
    __v_isVNode: !0,
    __v_skip: !0,
    type: e,
    props: t,
    key: t && ko(t),
    ref: t && Vn(t),
    scopeId: io,
    slotScopeIds: null,
    children: n,
    component: null,
    suspense: null,
    ssContent: null,
    ssFallback: null,
    dirs: null,
    transition: null,
    el: null,
    anchor: null,
    target: null,
    targetStart: null,
    targetAnchor: null,
    staticCount: 0,
    shapeFlag: i,
    patchFlag: s,
    dynamicProps: r,
    dynamicChildren: null,
    appContext: null,
    ctx: _e,
  }
  return (
    l ? (Zn(c, n), i & 128 && e.normalize(c)) : n && (c.shapeFlag |= le(n) ? 8 : 16),
    hn > 0 && !o && Pe && (c.patchFlag > 0 || i & 6) && c.patchFlag !== 32 && Pe.push(c),
    c
  )
}
const pe = pa
function pa(e, t = null, n = null, s = 0, r = null, i = !1) {
  if (((!e || e === yo) && (e = me), Kt(e))) {
    const l = yt(e, t, !0)
    return (
      n && Zn(l, n),
      hn > 0 && !i && Pe && (l.shapeFlag & 6 ? (Pe[Pe.indexOf(e)] = l) : Pe.push(l)),
      (l.patchFlag = -2),
      l
    )
  }
  if ((Ea(e) && (e = e.__vccOpts), t)) {
    t = ga(t)
    let { class: l, style: c } = t
    l && !le(l) && (t.class = lr(l)), Z(c) && (as(c) && !B(c) && (c = ae({}, c)), (t.style = or(c)))
  }
  const o = le(e) ? 1 : jo(e) ? 128 : ps(e) ? 64 : Z(e) ? 4 : K(e) ? 2 : 0
  return Uo(e, t, n, s, r, o, i, !0)
}
function ga(e) {
  return e ? (as(e) ? ae({}, e) : Mo(e) ? ae({}, e[Go] || e) : e) : null
}
function yt(e, t, n = !1, s = !1) {
  const { props: r, ref: i, patchFlag: o, children: l, transition: c } = e,
    f = t ? ya(r || {}, t) : r,
    a = {
      __v_isVNode: !0,
      __v_skip: !0,
      type: e.type,
      props: f,
      key: f && ko(f),
      ref: t && t.ref ? (n && i ? (B(i) ? i.concat(Vn(t)) : [i, Vn(t)]) : Vn(t)) : i,
      scopeId: e.scopeId,
      slotScopeIds: e.slotScopeIds,
      children: l,
      target: e.target,
      targetStart: e.targetStart,
      targetAnchor: e.targetAnchor,
      staticCount: e.staticCount,
      shapeFlag: e.shapeFlag,
      patchFlag: t && e.type !== xe ? (o === -1 ? 16 : o | 16) : o,
      dynamicProps: e.dynamicProps,
      dynamicChildren: e.dynamicChildren,
      appContext: e.appContext,
      dirs: e.dirs,
      transition: c,
      component: e.component,
      suspense: e.suspense,
      ssContent: e.ssContent && yt(e.ssContent),
      ssFallback: e.ssFallback && yt(e.ssFallback),
      placeholder: e.placeholder,
      el: e.el,
      anchor: e.anchor,
      ctx: e.ctx,
      ce: e.ce,
      cacheIndex: e.cacheIndex,
    }
  return c && s && Ot(a, c.clone(a)), a
}
function Wo(e = ' ', t = 0) {
  return pe(It, null, e, t)
}
function _u(e, t) {
  const n = pe(Wt, null, e)
  return (n.staticCount = t), n
}
function ma(e = '', t = !1) {
  return t ? (Zs(), er(me, null, e)) : pe(me, null, e)
}
function je(e) {
  return e == null || typeof e == 'boolean'
    ? pe(me)
    : B(e)
      ? pe(xe, null, e.slice())
      : Kt(e)
        ? it(e)
        : pe(It, null, String(e))
}
function it(e) {
  return (e.el === null && e.patchFlag !== -1) || e.memo ? e : yt(e)
}
function Zn(e, t) {
  let n = 0
  const { shapeFlag: s } = e
  if (t == null) t = null
  else if (B(t)) n = 16
  else if (typeof t == 'object')
    if (s & 65) {
      const r = t.default
      r && (r._c && (r._d = !1), Zn(e, r()), r._c && (r._d = !0))
      return
    } else {
      n = 32
      const r = t._
      !r && !Mo(t)
        ? (t._ctx = _e)
        : r === 3 && _e && (_e.slots._ === 1 ? (t._ = 1) : ((t._ = 2), (e.patchFlag |= 1024)))
    }
  else if (K(t)) {
    if (s & 65) {
      Zn(e, { default: t })
      return
    }
    ;(t = { default: t, _ctx: _e }), (n = 32)
  } else (t = String(t)), s & 64 ? ((n = 16), (t = [Wo(t)])) : (n = 8)
  ;(e.children = t), (e.shapeFlag |= n)
}
function ya(...e) {
  const t = {}
  for (let n = 0; n < e.length; n++) {
    const s = e[n]
    for (const r in s)
      if (r === 'class') t.class !== s.class && (t.class = lr([t.class, s.class]))
      else if (r === 'style') t.style = or([t.style, s.style])
      else if (mn(r)) {
        const i = t[r],
          o = s[r]
        o && i !== o && !(B(i) && i.includes(o))
          ? (t[r] = i ? [].concat(i, o) : o)
          : o == null && i == null && !ts(r) && (t[r] = o)
      } else r !== '' && (t[r] = s[r])
  }
  return t
}
function De(e, t, n, s = null) {
  ke(e, t, 7, [n, s])
}
const va = So()
let Bo = 0
function _a() {
  return Bo
}
function ba(e, t, n) {
  const s = e.type,
    r = (t ? t.appContext : e.appContext) || va,
    i = {
      uid: Bo++,
      vnode: e,
      type: s,
      parent: t,
      appContext: r,
      root: null,
      next: null,
      subTree: null,
      effect: null,
      update: null,
      job: null,
      scope: new Pl(!0),
      render: null,
      proxy: null,
      exposed: null,
      exposeProxy: null,
      withProxy: null,
      provides: t ? t.provides : Object.create(r.provides),
      ids: t ? t.ids : ['', 0, 0],
      accessCache: null,
      renderCache: [],
      components: null,
      directives: null,
      propsOptions: Po(s, r),
      emitsOptions: To(s, r),
      emit: null,
      emitted: null,
      propsDefaults: ne,
      inheritAttrs: s.inheritAttrs,
      ctx: ne,
      data: ne,
      props: ne,
      attrs: ne,
      slots: ne,
      refs: ne,
      setupState: ne,
      setupContext: null,
      suspense: n,
      suspenseId: n ? n.pendingId : 0,
      asyncDep: null,
      asyncResolved: !1,
      isMounted: !1,
      isUnmounted: !1,
      isDeactivated: !1,
      bc: null,
      c: null,
      bm: null,
      m: null,
      bu: null,
      u: null,
      um: null,
      bum: null,
      da: null,
      a: null,
      rtg: null,
      rtc: null,
      ec: null,
      sp: null,
    }
  return (i.ctx = { _: i }), (i.root = t ? t.root : i), (i.emit = Zc.bind(null, i)), e.ce && e.ce(i), i
}
let ve = null
const Ft = () => ve || _e
let es, pn
{
  const e = is(),
    t = (n, s) => {
      let r
      return (
        (r = e[n]) || (r = e[n] = []),
        r.push(s),
        i => {
          r.length > 1 ? r.forEach(o => o(i)) : r[0](i)
        }
      )
    }
  ;(es = t('__VUE_INSTANCE_SETTERS__', n => (ve = n))), (pn = t('__VUE_SSR_SETTERS__', n => (qt = n)))
}
const wn = e => {
    const t = ve
    return (
      es(e),
      e.scope.on(),
      () => {
        e.scope.off(), es(t)
      }
    )
  },
  Qr = () => {
    ve && ve.scope.off(), es(null)
  }
function Ko(e) {
  return e.vnode.shapeFlag & 4
}
let qt = !1
function wa(e, t = !1, n = !1) {
  t && pn(t)
  const { props: s, children: r } = e.vnode,
    i = Ko(e)
  ra(e, s, i, t), ca(e, r, n || t)
  const o = i ? Sa(e, t) : void 0
  return t && pn(!1), o
}
function Sa(e, t) {
  const n = e.type
  ;(e.accessCache = Object.create(null)), (e.proxy = new Proxy(e.ctx, Wc))
  const { setup: s } = n
  if (s) {
    Qe()
    const r = (e.setupContext = s.length > 1 ? Xo(e) : null),
      i = wn(e),
      o = vn(s, e, 0, [e.props, r]),
      l = Mi(o)
    if ((Ze(), i(), (l || e.sp) && !Pt(e) && gr(e), l)) {
      if ((o.then(Qr, Qr), t))
        return o
          .then(c => {
            pn(!0)
            try {
              Zr(e, c, t)
            } finally {
              pn(!1)
            }
          })
          .catch(c => {
            _n(c, e, 0, void 0, !0), (e.ssrRender = (f, a) => a('<!---->'))
          })
      e.asyncDep = o
    } else Zr(e, o)
  } else qo(e)
}
function Zr(e, t, n) {
  K(t) ? (e.type.__ssrInlineRender ? (e.ssrRender = t) : (e.render = t)) : Z(t) && (e.setupState = eo(t)), qo(e)
}
function qo(e, t, n) {
  const s = e.type
  e.render || (e.render = s.render || ze)
  {
    const r = wn(e)
    Qe()
    try {
      Kc(e)
    } finally {
      Ze(), r()
    }
  }
}
const Go = Symbol(),
  Ta = {
    get(e, t) {
      return Te(e, 'get', ''), t === Go ? e : e[t]
    },
  }
function Xo(e) {
  const t = n => {
    e.exposed = n || {}
  }
  return { attrs: new Proxy(e.attrs, Ta), slots: e.slots, emit: e.emit, expose: t }
}
function ms(e) {
  return e.exposed
    ? e.exposeProxy ||
        (e.exposeProxy = new Proxy(eo(jn(e.exposed)), {
          get(t, n) {
            if (n in t) return t[n]
            if (n in sn) return sn[n](e)
          },
          has(t, n) {
            return n in t || n in sn
          },
        }))
    : e.proxy
}
function xa(e, t = !0) {
  return K(e) ? e.displayName || e.name : e.name || (t && e.__name)
}
function Ea(e) {
  return K(e) && '__vccOpts' in e
}
const oe = (e, t) => ic(e, t, qt)
function tr(e, t, n) {
  try {
    Qn(-1)
    const s = arguments.length
    return s === 2
      ? Z(t) && !B(t)
        ? Kt(t)
          ? pe(e, null, [t])
          : pe(e, t)
        : pe(e, null, t)
      : (s > 3 ? (n = Array.prototype.slice.call(arguments, 2)) : s === 3 && Kt(n) && (n = [n]), pe(e, t, n))
  } finally {
    Qn(1)
  }
}
const Ca = '3.5.45' /**
 * @vue/runtime-dom v3.5.45
 * (c) 2018-present Yuxi (Evan) You and Vue contributors
 * @license MIT
 **/
let nr
const ei = typeof window < 'u' && window.trustedTypes
if (ei)
  try {
    nr = ei.createPolicy('vue', { createHTML: e => e })
  } catch {}
const Yo = nr ? e => nr.createHTML(e) : e => e,
  Aa = 'http://www.w3.org/2000/svg',
  Ra = 'http://www.w3.org/1998/Math/MathML',
  rt = typeof document < 'u' ? document : null,
  ti = rt && rt.createElement('template'),
  Ma = {
    insert: (e, t, n) => {
      t.insertBefore(e, n || null)
    },
    remove: e => {
      const t = e.parentNode
      t && t.removeChild(e)
    },
    createElement: (e, t, n, s) => {
      const r =
        t === 'svg'
          ? rt.createElementNS(Aa, e)
          : t === 'mathml'
            ? rt.createElementNS(Ra, e)
            : n
              ? rt.createElement(e, { is: n })
              : rt.createElement(e)
      return e === 'select' && s && s.multiple != null && r.setAttribute('multiple', s.multiple), r
    },
    createText: e => rt.createTextNode(e),
    createComment: e => rt.createComment(e),
    setText: (e, t) => {
      e.nodeValue = t
    },
    setElementText: (e, t) => {
      e.textContent = t
    },
    parentNode: e => e.parentNode,
    nextSibling: e => e.nextSibling,
    querySelector: e => rt.querySelector(e),
    setScopeId(e, t) {
      e.setAttribute(t, '')
    },
    insertStaticContent(e, t, n, s, r, i) {
      const o = n ? n.previousSibling : t.lastChild
      if (r && (r === i || r.nextSibling))
        for (; t.insertBefore(r.cloneNode(!0), n), !(r === i || !(r = r.nextSibling)); );
      else {
        ti.innerHTML = Yo(s === 'svg' ? `<svg>${e}</svg>` : s === 'mathml' ? `<math>${e}</math>` : e)
        const l = ti.content
        if (s === 'svg' || s === 'mathml') {
          const c = l.firstChild
          for (; c.firstChild; ) l.appendChild(c.firstChild)
          l.removeChild(c)
        }
        t.insertBefore(l, n)
      }
      return [o ? o.nextSibling : t.firstChild, n ? n.previousSibling : t.lastChild]
    },
  },
  dt = 'transition',
  zt = 'animation',
  gn = Symbol('_vtc'),
  Jo = {
    name: String,
    type: String,
    css: { type: Boolean, default: !0 },
    duration: [String, Number, Object],
    enterFromClass: String,
    enterActiveClass: String,
    enterToClass: String,
    appearFromClass: String,
    appearActiveClass: String,
    appearToClass: String,
    leaveFromClass: String,
    leaveActiveClass: String,
    leaveToClass: String,
  },
  Oa = ae({}, ao, Jo),
  Pa = e => ((e.displayName = 'Transition'), (e.props = Oa), e),
  bu = Pa((e, { slots: t }) => tr(Sc, La(e), t)),
  wt = (e, t = []) => {
    B(e) ? e.forEach(n => n(...t)) : e && e(...t)
  },
  ni = e => (e ? (B(e) ? e.some(t => t.length > 1) : e.length > 1) : !1)
function La(e) {
  const t = {}
  for (const S in e) S in Jo || (t[S] = e[S])
  if (e.css === !1) return t
  const {
      name: n = 'v',
      type: s,
      duration: r,
      enterFromClass: i = `${n}-enter-from`,
      enterActiveClass: o = `${n}-enter-active`,
      enterToClass: l = `${n}-enter-to`,
      appearFromClass: c = i,
      appearActiveClass: f = o,
      appearToClass: a = l,
      leaveFromClass: d = `${n}-leave-from`,
      leaveActiveClass: m = `${n}-leave-active`,
      leaveToClass: _ = `${n}-leave-to`,
    } = e,
    b = Ia(r),
    v = b && b[0],
    H = b && b[1],
    {
      onBeforeEnter: I,
      onEnter: P,
      onEnterCancelled: p,
      onLeave: g,
      onLeaveCancelled: C,
      onBeforeAppear: W = I,
      onAppear: w = P,
      onAppearCancelled: O = p,
    } = t,
    M = (S, j, X, ie) => {
      ;(S._enterCancelled = ie), St(S, j ? a : l), St(S, j ? f : o), X && X()
    },
    $ = (S, j) => {
      ;(S._isLeaving = !1), St(S, d), St(S, _), St(S, m), j && j()
    },
    A = S => (j, X) => {
      const ie = S ? w : P,
        U = () => M(j, S, X)
      wt(ie, [j, U]),
        si(() => {
          St(j, S ? c : i), st(j, S ? a : l), ni(ie) || ri(j, s, v, U)
        })
    }
  return ae(t, {
    onBeforeEnter(S) {
      wt(I, [S]), st(S, i), st(S, o)
    },
    onBeforeAppear(S) {
      wt(W, [S]), st(S, c), st(S, f)
    },
    onEnter: A(!1),
    onAppear: A(!0),
    onLeave(S, j) {
      S._isLeaving = !0
      const X = () => $(S, j)
      st(S, d),
        S._enterCancelled ? (st(S, m), li(S)) : (li(S), st(S, m)),
        si(() => {
          S._isLeaving && (St(S, d), st(S, _), ni(g) || ri(S, s, H, X))
        }),
        wt(g, [S, X])
    },
    onEnterCancelled(S) {
      M(S, !1, void 0, !0), wt(p, [S])
    },
    onAppearCancelled(S) {
      M(S, !0, void 0, !0), wt(O, [S])
    },
    onLeaveCancelled(S) {
      $(S), wt(C, [S])
    },
  })
}
function Ia(e) {
  if (e == null) return null
  if (Z(e)) return [Ms(e.enter), Ms(e.leave)]
  {
    const t = Ms(e)
    return [t, t]
  }
}
function Ms(e) {
  return wl(e)
}
function st(e, t) {
  t.split(/\s+/).forEach(n => n && e.classList.add(n)), (e[gn] || (e[gn] = new Set())).add(t)
}
function St(e, t) {
  t.split(/\s+/).forEach(s => s && e.classList.remove(s))
  const n = e[gn]
  n && (n.delete(t), n.size || (e[gn] = void 0))
}
function si(e) {
  requestAnimationFrame(() => {
    requestAnimationFrame(e)
  })
}
let Na = 0
function ri(e, t, n, s) {
  const r = (e._endId = ++Na),
    i = () => {
      r === e._endId && s()
    }
  if (n != null) return setTimeout(i, n)
  const { type: o, timeout: l, propCount: c } = Fa(e, t)
  if (!o) return s()
  const f = o + 'end'
  let a = 0
  const d = () => {
      e.removeEventListener(f, m), i()
    },
    m = _ => {
      _.target === e && ++a >= c && d()
    }
  setTimeout(() => {
    a < c && d()
  }, l + 1),
    e.addEventListener(f, m)
}
function Fa(e, t) {
  const n = window.getComputedStyle(e),
    s = b => (n[b] || '').split(', '),
    r = s(`${dt}Delay`),
    i = s(`${dt}Duration`),
    o = ii(r, i),
    l = s(`${zt}Delay`),
    c = s(`${zt}Duration`),
    f = ii(l, c)
  let a = null,
    d = 0,
    m = 0
  t === dt
    ? o > 0 && ((a = dt), (d = o), (m = i.length))
    : t === zt
      ? f > 0 && ((a = zt), (d = f), (m = c.length))
      : ((d = Math.max(o, f)), (a = d > 0 ? (o > f ? dt : zt) : null), (m = a ? (a === dt ? i.length : c.length) : 0))
  const _ = a === dt && /\b(?:transform|all)(?:,|$)/.test(s(`${dt}Property`).toString())
  return { type: a, timeout: d, propCount: m, hasTransform: _ }
}
function ii(e, t) {
  for (; e.length < t.length; ) e = e.concat(e)
  return Math.max(...t.map((n, s) => oi(n) + oi(e[s])))
}
function oi(e) {
  return e === 'auto' ? 0 : Number(e.slice(0, -1).replace(',', '.')) * 1e3
}
function li(e) {
  return (e ? e.ownerDocument : document).body.offsetHeight
}
function Da(e, t, n) {
  const s = e[gn]
  s && (t = (t ? [t, ...s] : [...s]).join(' ')),
    t == null ? e.removeAttribute('class') : n ? e.setAttribute('class', t) : (e.className = t)
}
const ci = Symbol('_vod'),
  Ha = Symbol('_vsh'),
  ja = Symbol(''),
  $a = /(?:^|;)\s*display\s*:/
function Va(e, t, n) {
  const s = e.style,
    r = le(n)
  let i = !1
  if (n && !r) {
    if (t)
      if (le(t))
        for (const o of t.split(';')) {
          const l = o.slice(0, o.indexOf(':')).trim()
          n[l] == null && en(s, l, '')
        }
      else for (const o in t) n[o] == null && en(s, o, '')
    for (const o in n) {
      o === 'display' && (i = !0)
      const l = n[o]
      l != null ? Ua(e, o, !le(t) && t ? t[o] : void 0, l) || en(s, o, l) : en(s, o, '')
    }
  } else if (r) {
    if (t !== n) {
      const o = s[ja]
      o && (n += ';' + o), (s.cssText = n), (i = $a.test(n))
    }
  } else t && e.removeAttribute('style')
  ci in e && ((!r || t !== n) && (e[ci] = i ? s.display : ''), e[Ha] && (s.display = 'none'))
}
const Mn = /\s*!important$/
function en(e, t, n) {
  if (B(n)) n.forEach(s => en(e, t, s))
  else if ((n == null && (n = ''), t.startsWith('--')))
    Mn.test(n) ? e.setProperty(t, n.replace(Mn, ''), 'important') : e.setProperty(t, n)
  else {
    const s = ka(e, t)
    Mn.test(n) ? e.setProperty(_t(s), n.replace(Mn, ''), 'important') : (e[s] = n)
  }
}
const ai = ['Webkit', 'Moz', 'ms'],
  Os = {}
function ka(e, t) {
  const n = Os[t]
  if (n) return n
  let s = Ae(t)
  if (s !== 'filter' && s in e) return (Os[t] = s)
  s = rs(s)
  for (let r = 0; r < ai.length; r++) {
    const i = ai[r] + s
    if (i in e) return (Os[t] = i)
  }
  return t
}
function Ua(e, t, n, s) {
  return e.tagName === 'TEXTAREA' && (t === 'width' || t === 'height') && le(s) && n === s
}
const fi = 'http://www.w3.org/1999/xlink'
function ui(e, t, n, s, r, i = Al(t)) {
  s && t.startsWith('xlink:')
    ? n == null
      ? e.removeAttributeNS(fi, t.slice(6, t.length))
      : e.setAttributeNS(fi, t, n)
    : n == null || (i && !Ii(n))
      ? e.removeAttribute(t)
      : e.setAttribute(t, i ? '' : Ie(n) ? String(n) : n)
}
function di(e, t, n, s, r) {
  if (t === 'innerHTML' || t === 'textContent') {
    n != null && (e[t] = t === 'innerHTML' ? Yo(n) : n)
    return
  }
  const i = e.tagName
  if (t === 'value' && i !== 'PROGRESS' && !i.includes('-')) {
    const l = i === 'OPTION' ? e.getAttribute('value') || '' : e.value,
      c = n == null ? (e.type === 'checkbox' ? 'on' : '') : String(n)
    ;(l !== c || !('_value' in e)) && (e.value = c), n == null && e.removeAttribute(t), (e._value = n)
    return
  }
  let o = !1
  if (n === '' || n == null) {
    const l = typeof e[t]
    l === 'boolean'
      ? (n = Ii(n))
      : n == null && l === 'string'
        ? ((n = ''), (o = !0))
        : l === 'number' && ((n = 0), (o = !0))
  }
  try {
    e[t] = n
  } catch {}
  o && e.removeAttribute(r || t)
}
function Vt(e, t, n, s) {
  e.addEventListener(t, n, s)
}
function Wa(e, t, n, s) {
  e.removeEventListener(t, n, s)
}
const hi = Symbol('_vei')
function Ba(e, t, n, s, r = null) {
  const i = e[hi] || (e[hi] = {}),
    o = i[t]
  if (s && o) o.value = s
  else {
    const [l, c] = Ga(t)
    if (s) {
      const f = (i[t] = Ja(s, r))
      Vt(e, l, f, c)
    } else o && (Wa(e, l, o, c), (i[t] = void 0))
  }
}
const Ka = /(Once|Passive|Capture)$/,
  qa = /^on:?(?:Once|Passive|Capture)$/
function Ga(e) {
  let t, n
  for (; (n = e.match(Ka)) && !qa.test(e); )
    t || (t = {}), (e = e.slice(0, e.length - n[1].length)), (t[n[1].toLowerCase()] = !0)
  return [e[2] === ':' ? e.slice(3) : _t(e.slice(2)), t]
}
let Ps = 0
const Xa = Promise.resolve(),
  Ya = () => Ps || (Xa.then(() => (Ps = 0)), (Ps = Date.now()))
function Ja(e, t) {
  const n = s => {
    if (!s._vts) s._vts = Date.now()
    else if (s._vts <= n.attached) return
    const r = n.value
    if (B(r)) {
      const i = s.stopImmediatePropagation
      s.stopImmediatePropagation = () => {
        i.call(s), (s._stopped = !0)
      }
      const o = r.slice(),
        l = [s]
      for (let c = 0; c < o.length && !s._stopped; c++) {
        const f = o[c]
        f && ke(f, t, 5, l)
      }
    } else ke(r, t, 5, [s])
  }
  return (n.value = e), (n.attached = Ya()), n
}
const pi = e => e.charCodeAt(0) === 111 && e.charCodeAt(1) === 110 && e.charCodeAt(2) > 96 && e.charCodeAt(2) < 123,
  za = (e, t, n, s, r, i) => {
    const o = r === 'svg'
    t === 'class'
      ? Da(e, s, o)
      : t === 'style'
        ? Va(e, n, s)
        : mn(t)
          ? ts(t) || Ba(e, t, n, s, i)
          : (t[0] === '.' ? ((t = t.slice(1)), !0) : t[0] === '^' ? ((t = t.slice(1)), !1) : Qa(e, t, s, o))
            ? (di(e, t, s),
              !e.tagName.includes('-') &&
                (t === 'value' || t === 'checked' || t === 'selected') &&
                ui(e, t, s, o, i, t !== 'value'))
            : e._isVueCE && (Za(e, t) || (e._def.__asyncLoader && (/[A-Z]/.test(t) || !le(s))))
              ? di(e, Ae(t), s, i, t)
              : (t === 'true-value' ? (e._trueValue = s) : t === 'false-value' && (e._falseValue = s), ui(e, t, s, o))
  }
function Qa(e, t, n, s) {
  if (s) return !!(t === 'innerHTML' || t === 'textContent' || (t in e && pi(t) && K(n)))
  if (
    t === 'spellcheck' ||
    t === 'draggable' ||
    t === 'translate' ||
    t === 'autocorrect' ||
    (t === 'sandbox' && e.tagName === 'IFRAME') ||
    t === 'form' ||
    (t === 'list' && e.tagName === 'INPUT') ||
    (t === 'type' && e.tagName === 'TEXTAREA')
  )
    return !1
  if (t === 'width' || t === 'height') {
    const r = e.tagName
    if (r === 'IMG' || r === 'VIDEO' || r === 'CANVAS' || r === 'SOURCE') return !1
  }
  return pi(t) && le(n) ? !1 : t in e
}
function Za(e, t) {
  const n = e._def.props
  if (!n) return !1
  const s = Ae(t)
  return Array.isArray(n) ? n.some(r => Ae(r) === s) : Object.keys(n).some(r => Ae(r) === s)
}
const gi = e => {
  const t = e.props['onUpdate:modelValue'] || !1
  return B(t) ? n => Hn(t, n) : t
}
function ef(e) {
  e.target.composing = !0
}
function mi(e) {
  const t = e.target
  t.composing && ((t.composing = !1), t.dispatchEvent(new Event('input')))
}
const On = Symbol('_assign'),
  Pn = Symbol('_initialValue')
function Ls(e, t, n) {
  return t && (e = e.trim()), n && (e = ir(e)), e
}
const wu = {
    created(e, { modifiers: { lazy: t, trim: n, number: s } }, r) {
      e.parentNode &&
        (e.type === 'text'
          ? (e[Pn] = e.defaultValue.replace(/[\r\n]/g, ''))
          : e.type === 'textarea' &&
            (e[Pn] = e.defaultValue.replace(
              /\r\n?/g,
              `
`,
            ))),
        (e[On] = gi(r))
      const i = s || (r.props && r.props.type === 'number')
      Vt(e, t ? 'change' : 'input', o => {
        o.target.composing || e[On](Ls(e.value, n, i))
      }),
        (n || i) &&
          Vt(e, 'change', () => {
            e.value = Ls(e.value, n, i)
          }),
        t || (Vt(e, 'compositionstart', ef), Vt(e, 'compositionend', mi), Vt(e, 'change', mi))
    },
    mounted(e, { value: t, modifiers: { trim: n, number: s } }) {
      const r = t ?? '',
        i = e[Pn]
      delete e[Pn],
        i !== void 0 && (e.type === 'text' || e.type === 'textarea') && e.value !== i
          ? e[On](Ls(e.value, n, s))
          : (e.value = r)
    },
    beforeUpdate(e, { value: t, oldValue: n, modifiers: { lazy: s, trim: r, number: i } }, o) {
      if (((e[On] = gi(o)), e.composing)) return
      const l = (i || e.type === 'number') && !/^0\d/.test(e.value) ? ir(e.value) : e.value,
        c = t ?? ''
      if (l === c) return
      const f = e.getRootNode()
      ;((f instanceof Document || f instanceof ShadowRoot) &&
        f.activeElement === e &&
        e.type !== 'range' &&
        ((s && t === n) || (r && e.value.trim() === c))) ||
        (e.value = c)
    },
  },
  tf = ['ctrl', 'shift', 'alt', 'meta'],
  nf = {
    stop: e => e.stopPropagation(),
    prevent: e => e.preventDefault(),
    self: e => e.target !== e.currentTarget,
    ctrl: e => !e.ctrlKey,
    shift: e => !e.shiftKey,
    alt: e => !e.altKey,
    meta: e => !e.metaKey,
    left: e => 'button' in e && e.button !== 0,
    middle: e => 'button' in e && e.button !== 1,
    right: e => 'button' in e && e.button !== 2,
    exact: (e, t) => tf.some(n => e[`${n}Key`] && !t.includes(n)),
  },
  Su = (e, t) => {
    if (!e) return e
    const n = e._withMods || (e._withMods = {}),
      s = t.join('.')
    return (
      n[s] ||
      (n[s] = (r, ...i) => {
        for (let o = 0; o < t.length; o++) {
          const l = nf[t[o]]
          if (l && l(r, t)) return
        }
        return e(r, ...i)
      })
    )
  },
  sf = {
    esc: 'escape',
    space: ' ',
    up: 'arrow-up',
    left: 'arrow-left',
    right: 'arrow-right',
    down: 'arrow-down',
    delete: 'backspace',
  },
  Tu = (e, t) => {
    const n = e._withKeys || (e._withKeys = {}),
      s = t.join('.')
    return (
      n[s] ||
      (n[s] = r => {
        if (!('key' in r)) return
        const i = _t(r.key)
        if (t.some(o => o === i || sf[o] === i)) return e(r)
      })
    )
  },
  zo = ae({ patchProp: za }, Ma)
let on,
  yi = !1
function rf() {
  return on || (on = fa(zo))
}
function of() {
  return (on = yi ? on : ua(zo)), (yi = !0), on
}
const xu = (...e) => {
    const t = rf().createApp(...e),
      { mount: n } = t
    return (
      (t.mount = s => {
        const r = Zo(s)
        if (!r) return
        const i = t._component
        !K(i) && !i.render && !i.template && (i.template = r.innerHTML), r.nodeType === 1 && (r.textContent = '')
        const o = n(r, !1, Qo(r))
        return r instanceof Element && (r.removeAttribute('v-cloak'), r.setAttribute('data-v-app', '')), o
      }),
      t
    )
  },
  Eu = (...e) => {
    const t = of().createApp(...e),
      { mount: n } = t
    return (
      (t.mount = s => {
        const r = Zo(s)
        if (r) return n(r, !0, Qo(r))
      }),
      t
    )
  }
function Qo(e) {
  if (e instanceof SVGElement) return 'svg'
  if (typeof MathMLElement == 'function' && e instanceof MathMLElement) return 'mathml'
}
function Zo(e) {
  return le(e) ? document.querySelector(e) : e
}
const Cu = (e, t) => {
    const n = e.__vccOpts || e
    for (const [s, r] of t) n[s] = r
    return n
  },
  lf = window.__VP_SITE_DATA__
function el(e) {
  return Di() ? (Hi(e), !0) : !1
}
const Is = new WeakMap(),
  cf = (...e) => {
    var t
    const n = e[0],
      s = (t = Ft()) == null ? void 0 : t.proxy
    if (s == null && !oo()) throw new Error('injectLocal must be called in setup')
    return s && Is.has(s) && n in Is.get(s) ? Is.get(s)[n] : Mt(...e)
  },
  tl = typeof window < 'u' && typeof document < 'u'
typeof WorkerGlobalScope < 'u' && globalThis instanceof WorkerGlobalScope
const Au = e => e != null,
  af = Object.prototype.toString,
  ff = e => af.call(e) === '[object Object]',
  vt = () => {},
  vi = uf()
function uf() {
  var e, t
  return (
    tl &&
    ((e = window == null ? void 0 : window.navigator) == null ? void 0 : e.userAgent) &&
    (/iP(?:ad|hone|od)/.test(window.navigator.userAgent) ||
      (((t = window == null ? void 0 : window.navigator) == null ? void 0 : t.maxTouchPoints) > 2 &&
        /iPad|Macintosh/.test(window == null ? void 0 : window.navigator.userAgent)))
  )
}
function Sr(e, t) {
  function n(...s) {
    return new Promise((r, i) => {
      Promise.resolve(e(() => t.apply(this, s), { fn: t, thisArg: this, args: s }))
        .then(r)
        .catch(i)
    })
  }
  return n
}
const nl = e => e()
function sl(e, t = {}) {
  let n,
    s,
    r = vt
  const i = c => {
    clearTimeout(c), r(), (r = vt)
  }
  let o
  return c => {
    const f = fe(e),
      a = fe(t.maxWait)
    return (
      n && i(n),
      f <= 0 || (a !== void 0 && a <= 0)
        ? (s && (i(s), (s = null)), Promise.resolve(c()))
        : new Promise((d, m) => {
            ;(r = t.rejectOnCancel ? m : d),
              (o = c),
              a &&
                !s &&
                (s = setTimeout(() => {
                  n && i(n), (s = null), d(o())
                }, a)),
              (n = setTimeout(() => {
                s && i(s), (s = null), d(c())
              }, f))
          })
    )
  }
}
function df(...e) {
  let t = 0,
    n,
    s = !0,
    r = vt,
    i,
    o,
    l,
    c,
    f
  !ue(e[0]) && typeof e[0] == 'object'
    ? ({ delay: o, trailing: l = !0, leading: c = !0, rejectOnCancel: f = !1 } = e[0])
    : ([o, l = !0, c = !0, f = !1] = e)
  const a = () => {
    n && (clearTimeout(n), (n = void 0), r(), (r = vt))
  }
  return m => {
    const _ = fe(o),
      b = Date.now() - t,
      v = () => (i = m())
    return (
      a(),
      _ <= 0
        ? ((t = Date.now()), v())
        : (b > _ && (c || !s)
            ? ((t = Date.now()), v())
            : l &&
              (i = new Promise((H, I) => {
                ;(r = f ? I : H),
                  (n = setTimeout(
                    () => {
                      ;(t = Date.now()), (s = !0), H(v()), a()
                    },
                    Math.max(0, _ - b),
                  ))
              })),
          !c && !n && (n = setTimeout(() => (s = !0), _)),
          (s = !1),
          i)
    )
  }
}
function hf(e = nl, t = {}) {
  const { initialState: n = 'active' } = t,
    s = Tr(n === 'active')
  function r() {
    s.value = !1
  }
  function i() {
    s.value = !0
  }
  return {
    isActive: an(s),
    pause: r,
    resume: i,
    eventFilter: (...l) => {
      s.value && e(...l)
    },
  }
}
function _i(e) {
  return e.endsWith('rem') ? Number.parseFloat(e) * 16 : Number.parseFloat(e)
}
function pf(e) {
  return Ft()
}
function Ns(e) {
  return Array.isArray(e) ? e : [e]
}
function Tr(...e) {
  if (e.length !== 1) return nc(...e)
  const t = e[0]
  return typeof t == 'function' ? an(Zl(() => ({ get: t, set: vt }))) : Be(t)
}
function gf(e, t = 200, n = {}) {
  return Sr(sl(t, n), e)
}
function mf(e, t = 200, n = !1, s = !0, r = !1) {
  return Sr(df(t, n, s, r), e)
}
function rl(e, t, n = {}) {
  const { eventFilter: s = nl, ...r } = n
  return $e(e, Sr(s, t), r)
}
function yf(e, t, n = {}) {
  const { eventFilter: s, initialState: r = 'active', ...i } = n,
    { eventFilter: o, pause: l, resume: c, isActive: f } = hf(s, { initialState: r })
  return { stop: rl(e, t, { ...i, eventFilter: o }), pause: l, resume: c, isActive: f }
}
function ys(e, t = !0, n) {
  pf() ? Gt(e, n) : t ? e() : us(e)
}
function Ru(e, t, n = {}) {
  const { debounce: s = 0, maxWait: r = void 0, ...i } = n
  return rl(e, t, { ...i, eventFilter: sl(s, { maxWait: r }) })
}
function vf(e, t, n) {
  return $e(e, t, { ...n, immediate: !0 })
}
function Mu(e, t, n) {
  let s
  ue(n) ? (s = { evaluating: n }) : (s = {})
  const { lazy: r = !1, evaluating: i = void 0, shallow: o = !0, onError: l = vt } = s,
    c = Re(!r),
    f = o ? Re(t) : Be(t)
  let a = 0
  return (
    hr(async d => {
      if (!c.value) return
      a++
      const m = a
      let _ = !1
      i &&
        Promise.resolve().then(() => {
          i.value = !0
        })
      try {
        const b = await e(v => {
          d(() => {
            i && (i.value = !1), _ || v()
          })
        })
        m === a && (f.value = b)
      } catch (b) {
        l(b)
      } finally {
        i && m === a && (i.value = !1), (_ = !0)
      }
    }),
    r ? oe(() => ((c.value = !0), f.value)) : f
  )
}
const Ke = tl ? window : void 0
function xr(e) {
  var t
  const n = fe(e)
  return (t = n == null ? void 0 : n.$el) != null ? t : n
}
function ft(...e) {
  const t = [],
    n = () => {
      t.forEach(l => l()), (t.length = 0)
    },
    s = (l, c, f, a) => (l.addEventListener(c, f, a), () => l.removeEventListener(c, f, a)),
    r = oe(() => {
      const l = Ns(fe(e[0])).filter(c => c != null)
      return l.every(c => typeof c != 'string') ? l : void 0
    }),
    i = vf(
      () => {
        var l, c
        return [
          (c = (l = r.value) == null ? void 0 : l.map(f => xr(f))) != null ? c : [Ke].filter(f => f != null),
          Ns(fe(r.value ? e[1] : e[0])),
          Ns(fs(r.value ? e[2] : e[1])),
          fe(r.value ? e[3] : e[2]),
        ]
      },
      ([l, c, f, a]) => {
        if ((n(), !(l != null && l.length) || !(c != null && c.length) || !(f != null && f.length))) return
        const d = ff(a) ? { ...a } : a
        t.push(...l.flatMap(m => c.flatMap(_ => f.map(b => s(m, _, b, d)))))
      },
      { flush: 'post' },
    ),
    o = () => {
      i(), n()
    }
  return el(n), o
}
function _f() {
  const e = Re(!1),
    t = Ft()
  return (
    t &&
      Gt(() => {
        e.value = !0
      }, t),
    e
  )
}
function bf(e) {
  const t = _f()
  return oe(() => (t.value, !!e()))
}
function wf(e) {
  return typeof e == 'function'
    ? e
    : typeof e == 'string'
      ? t => t.key === e
      : Array.isArray(e)
        ? t => e.includes(t.key)
        : () => !0
}
function Ou(...e) {
  let t,
    n,
    s = {}
  e.length === 3
    ? ((t = e[0]), (n = e[1]), (s = e[2]))
    : e.length === 2
      ? typeof e[1] == 'object'
        ? ((t = !0), (n = e[0]), (s = e[1]))
        : ((t = e[0]), (n = e[1]))
      : ((t = !0), (n = e[0]))
  const { target: r = Ke, eventName: i = 'keydown', passive: o = !1, dedupe: l = !1 } = s,
    c = wf(t)
  return ft(
    r,
    i,
    a => {
      ;(a.repeat && fe(l)) || (c(a) && n(a))
    },
    o,
  )
}
const Sf = Symbol('vueuse-ssr-width')
function Tf() {
  const e = oo() ? cf(Sf, null) : null
  return typeof e == 'number' ? e : void 0
}
function il(e, t = {}) {
  const { window: n = Ke, ssrWidth: s = Tf() } = t,
    r = bf(() => n && 'matchMedia' in n && typeof n.matchMedia == 'function'),
    i = Re(typeof s == 'number'),
    o = Re(),
    l = Re(!1),
    c = f => {
      l.value = f.matches
    }
  return (
    hr(() => {
      if (i.value) {
        i.value = !r.value
        const f = fe(e).split(',')
        l.value = f.some(a => {
          const d = a.includes('not all'),
            m = a.match(/\(\s*min-width:\s*(-?\d+(?:\.\d*)?[a-z]+\s*)\)/),
            _ = a.match(/\(\s*max-width:\s*(-?\d+(?:\.\d*)?[a-z]+\s*)\)/)
          let b = !!(m || _)
          return m && b && (b = s >= _i(m[1])), _ && b && (b = s <= _i(_[1])), d ? !b : b
        })
        return
      }
      r.value && ((o.value = n.matchMedia(fe(e))), (l.value = o.value.matches))
    }),
    ft(o, 'change', c, { passive: !0 }),
    oe(() => l.value)
  )
}
const Ln =
    typeof globalThis < 'u'
      ? globalThis
      : typeof window < 'u'
        ? window
        : typeof global < 'u'
          ? global
          : typeof self < 'u'
            ? self
            : {},
  In = '__vueuse_ssr_handlers__',
  xf = Ef()
function Ef() {
  return In in Ln || (Ln[In] = Ln[In] || {}), Ln[In]
}
function ol(e, t) {
  return xf[e] || t
}
function ll(e) {
  return il('(prefers-color-scheme: dark)', e)
}
function Cf(e) {
  return e == null
    ? 'any'
    : e instanceof Set
      ? 'set'
      : e instanceof Map
        ? 'map'
        : e instanceof Date
          ? 'date'
          : typeof e == 'boolean'
            ? 'boolean'
            : typeof e == 'string'
              ? 'string'
              : typeof e == 'object'
                ? 'object'
                : Number.isNaN(e)
                  ? 'any'
                  : 'number'
}
const Af = {
    boolean: { read: e => e === 'true', write: e => String(e) },
    object: { read: e => JSON.parse(e), write: e => JSON.stringify(e) },
    number: { read: e => Number.parseFloat(e), write: e => String(e) },
    any: { read: e => e, write: e => String(e) },
    string: { read: e => e, write: e => String(e) },
    map: { read: e => new Map(JSON.parse(e)), write: e => JSON.stringify(Array.from(e.entries())) },
    set: { read: e => new Set(JSON.parse(e)), write: e => JSON.stringify(Array.from(e)) },
    date: { read: e => new Date(e), write: e => e.toISOString() },
  },
  bi = 'vueuse-storage'
function Er(e, t, n, s = {}) {
  var r
  const {
      flush: i = 'pre',
      deep: o = !0,
      listenToStorageChanges: l = !0,
      writeDefaults: c = !0,
      mergeDefaults: f = !1,
      shallow: a,
      window: d = Ke,
      eventFilter: m,
      onError: _ = A => {
        console.error(A)
      },
      initOnMounted: b,
    } = s,
    v = (a ? Re : Be)(typeof t == 'function' ? t() : t),
    H = oe(() => fe(e))
  if (!n)
    try {
      n = ol('getDefaultStorage', () => {
        var A
        return (A = Ke) == null ? void 0 : A.localStorage
      })()
    } catch (A) {
      _(A)
    }
  if (!n) return v
  const I = fe(t),
    P = Cf(I),
    p = (r = s.serializer) != null ? r : Af[P],
    { pause: g, resume: C } = yf(v, () => w(v.value), { flush: i, deep: o, eventFilter: m })
  $e(H, () => M(), { flush: i }),
    d &&
      l &&
      ys(() => {
        n instanceof Storage ? ft(d, 'storage', M, { passive: !0 }) : ft(d, bi, $), b && M()
      }),
    b || M()
  function W(A, S) {
    if (d) {
      const j = { key: H.value, oldValue: A, newValue: S, storageArea: n }
      d.dispatchEvent(n instanceof Storage ? new StorageEvent('storage', j) : new CustomEvent(bi, { detail: j }))
    }
  }
  function w(A) {
    try {
      const S = n.getItem(H.value)
      if (A == null) W(S, null), n.removeItem(H.value)
      else {
        const j = p.write(A)
        S !== j && (n.setItem(H.value, j), W(S, j))
      }
    } catch (S) {
      _(S)
    }
  }
  function O(A) {
    const S = A ? A.newValue : n.getItem(H.value)
    if (S == null) return c && I != null && n.setItem(H.value, p.write(I)), I
    if (!A && f) {
      const j = p.read(S)
      return typeof f == 'function' ? f(j, I) : P === 'object' && !Array.isArray(j) ? { ...I, ...j } : j
    }
    return typeof S != 'string' ? S : p.read(S)
  }
  function M(A) {
    if (!(A && A.storageArea !== n)) {
      if (A && A.key == null) {
        v.value = I
        return
      }
      if (!(A && A.key !== H.value)) {
        g()
        try {
          ;(A == null ? void 0 : A.newValue) !== p.write(v.value) && (v.value = O(A))
        } catch (S) {
          _(S)
        } finally {
          A ? us(C) : C()
        }
      }
    }
  }
  function $(A) {
    M(A.detail)
  }
  return v
}
const Rf =
  '*,*::before,*::after{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}'
function Mf(e = {}) {
  const {
      selector: t = 'html',
      attribute: n = 'class',
      initialValue: s = 'auto',
      window: r = Ke,
      storage: i,
      storageKey: o = 'vueuse-color-scheme',
      listenToStorageChanges: l = !0,
      storageRef: c,
      emitAuto: f,
      disableTransition: a = !0,
    } = e,
    d = { auto: '', light: 'light', dark: 'dark', ...(e.modes || {}) },
    m = ll({ window: r }),
    _ = oe(() => (m.value ? 'dark' : 'light')),
    b = c || (o == null ? Tr(s) : Er(o, s, i, { window: r, listenToStorageChanges: l })),
    v = oe(() => (b.value === 'auto' ? _.value : b.value)),
    H = ol('updateHTMLAttrs', (g, C, W) => {
      const w = typeof g == 'string' ? (r == null ? void 0 : r.document.querySelector(g)) : xr(g)
      if (!w) return
      const O = new Set(),
        M = new Set()
      let $ = null
      if (C === 'class') {
        const S = W.split(/\s/g)
        Object.values(d)
          .flatMap(j => (j || '').split(/\s/g))
          .filter(Boolean)
          .forEach(j => {
            S.includes(j) ? O.add(j) : M.add(j)
          })
      } else $ = { key: C, value: W }
      if (O.size === 0 && M.size === 0 && $ === null) return
      let A
      a &&
        ((A = r.document.createElement('style')),
        A.appendChild(document.createTextNode(Rf)),
        r.document.head.appendChild(A))
      for (const S of O) w.classList.add(S)
      for (const S of M) w.classList.remove(S)
      $ && w.setAttribute($.key, $.value), a && (r.getComputedStyle(A).opacity, document.head.removeChild(A))
    })
  function I(g) {
    var C
    H(t, n, (C = d[g]) != null ? C : g)
  }
  function P(g) {
    e.onChanged ? e.onChanged(g, I) : I(g)
  }
  $e(v, P, { flush: 'post', immediate: !0 }), ys(() => P(v.value))
  const p = oe({
    get() {
      return f ? b.value : v.value
    },
    set(g) {
      b.value = g
    },
  })
  return Object.assign(p, { store: b, system: _, state: v })
}
function Of(e = {}) {
  const { valueDark: t = 'dark', valueLight: n = '' } = e,
    s = Mf({
      ...e,
      onChanged: (o, l) => {
        var c
        e.onChanged ? (c = e.onChanged) == null || c.call(e, o === 'dark', l, o) : l(o)
      },
      modes: { dark: t, light: n },
    }),
    r = oe(() => s.system.value)
  return oe({
    get() {
      return s.value === 'dark'
    },
    set(o) {
      const l = o ? 'dark' : 'light'
      r.value === l ? (s.value = 'auto') : (s.value = l)
    },
  })
}
function Fs(e) {
  return typeof Window < 'u' && e instanceof Window
    ? e.document.documentElement
    : typeof Document < 'u' && e instanceof Document
      ? e.documentElement
      : e
}
const wi = 1
function Pf(e, t = {}) {
  const {
      throttle: n = 0,
      idle: s = 200,
      onStop: r = vt,
      onScroll: i = vt,
      offset: o = { left: 0, right: 0, top: 0, bottom: 0 },
      eventListenerOptions: l = { capture: !1, passive: !0 },
      behavior: c = 'auto',
      window: f = Ke,
      onError: a = w => {
        console.error(w)
      },
    } = t,
    d = Re(0),
    m = Re(0),
    _ = oe({
      get() {
        return d.value
      },
      set(w) {
        v(w, void 0)
      },
    }),
    b = oe({
      get() {
        return m.value
      },
      set(w) {
        v(void 0, w)
      },
    })
  function v(w, O) {
    var M, $, A, S
    if (!f) return
    const j = fe(e)
    if (!j) return
    ;(A = j instanceof Document ? f.document.body : j) == null ||
      A.scrollTo({ top: (M = fe(O)) != null ? M : b.value, left: ($ = fe(w)) != null ? $ : _.value, behavior: fe(c) })
    const X =
      ((S = j == null ? void 0 : j.document) == null ? void 0 : S.documentElement) ||
      (j == null ? void 0 : j.documentElement) ||
      j
    _ != null && (d.value = X.scrollLeft), b != null && (m.value = X.scrollTop)
  }
  const H = Re(!1),
    I = Bt({ left: !0, right: !1, top: !0, bottom: !1 }),
    P = Bt({ left: !1, right: !1, top: !1, bottom: !1 }),
    p = w => {
      H.value && ((H.value = !1), (P.left = !1), (P.right = !1), (P.top = !1), (P.bottom = !1), r(w))
    },
    g = gf(p, n + s),
    C = w => {
      var O
      if (!f) return
      const M =
          ((O = w == null ? void 0 : w.document) == null ? void 0 : O.documentElement) ||
          (w == null ? void 0 : w.documentElement) ||
          xr(w),
        { display: $, flexDirection: A, direction: S } = getComputedStyle(M),
        j = S === 'rtl' ? -1 : 1,
        X = M.scrollLeft
      ;(P.left = X < d.value), (P.right = X > d.value)
      const ie = Math.abs(X * j) <= (o.left || 0),
        U = Math.abs(X * j) + M.clientWidth >= M.scrollWidth - (o.right || 0) - wi
      $ === 'flex' && A === 'row-reverse' ? ((I.left = U), (I.right = ie)) : ((I.left = ie), (I.right = U)),
        (d.value = X)
      let Y = M.scrollTop
      w === f.document && !Y && (Y = f.document.body.scrollTop), (P.top = Y < m.value), (P.bottom = Y > m.value)
      const G = Math.abs(Y) <= (o.top || 0),
        be = Math.abs(Y) + M.clientHeight >= M.scrollHeight - (o.bottom || 0) - wi
      $ === 'flex' && A === 'column-reverse' ? ((I.top = be), (I.bottom = G)) : ((I.top = G), (I.bottom = be)),
        (m.value = Y)
    },
    W = w => {
      var O
      if (!f) return
      const M = (O = w.target.documentElement) != null ? O : w.target
      C(M), (H.value = !0), g(w), i(w)
    }
  return (
    ft(e, 'scroll', n ? mf(W, n, !0, !1) : W, l),
    ys(() => {
      try {
        const w = fe(e)
        if (!w) return
        C(w)
      } catch (w) {
        a(w)
      }
    }),
    ft(e, 'scrollend', p, l),
    {
      x: _,
      y: b,
      isScrolling: H,
      arrivedState: I,
      directions: P,
      measure() {
        const w = fe(e)
        f && w && C(w)
      },
    }
  )
}
function Pu(e, t, n = {}) {
  const { window: s = Ke } = n
  return Er(e, t, s == null ? void 0 : s.localStorage, n)
}
function cl(e) {
  const t = window.getComputedStyle(e)
  if (
    t.overflowX === 'scroll' ||
    t.overflowY === 'scroll' ||
    (t.overflowX === 'auto' && e.clientWidth < e.scrollWidth) ||
    (t.overflowY === 'auto' && e.clientHeight < e.scrollHeight)
  )
    return !0
  {
    const n = e.parentNode
    return !n || n.tagName === 'BODY' ? !1 : cl(n)
  }
}
function Lf(e) {
  const t = e || window.event,
    n = t.target
  return cl(n) ? !1 : t.touches.length > 1 ? !0 : (t.preventDefault && t.preventDefault(), !1)
}
const Ds = new WeakMap()
function Lu(e, t = !1) {
  const n = Re(t)
  let s = null,
    r = ''
  $e(
    Tr(e),
    l => {
      const c = Fs(fe(l))
      if (c) {
        const f = c
        if (
          (Ds.get(f) || Ds.set(f, f.style.overflow),
          f.style.overflow !== 'hidden' && (r = f.style.overflow),
          f.style.overflow === 'hidden')
        )
          return (n.value = !0)
        if (n.value) return (f.style.overflow = 'hidden')
      }
    },
    { immediate: !0 },
  )
  const i = () => {
      const l = Fs(fe(e))
      !l ||
        n.value ||
        (vi &&
          (s = ft(
            l,
            'touchmove',
            c => {
              Lf(c)
            },
            { passive: !1 },
          )),
        (l.style.overflow = 'hidden'),
        (n.value = !0))
    },
    o = () => {
      const l = Fs(fe(e))
      !l || !n.value || (vi && (s == null || s()), (l.style.overflow = r), Ds.delete(l), (n.value = !1))
    }
  return (
    el(o),
    oe({
      get() {
        return n.value
      },
      set(l) {
        l ? i() : o()
      },
    })
  )
}
function Iu(e, t, n = {}) {
  const { window: s = Ke } = n
  return Er(e, t, s == null ? void 0 : s.sessionStorage, n)
}
function Nu(e = {}) {
  const { window: t = Ke, ...n } = e
  return Pf(t, n)
}
function Fu(e = {}) {
  const {
      window: t = Ke,
      initialWidth: n = Number.POSITIVE_INFINITY,
      initialHeight: s = Number.POSITIVE_INFINITY,
      listenOrientation: r = !0,
      includeScrollbar: i = !0,
      type: o = 'inner',
    } = e,
    l = Re(n),
    c = Re(s),
    f = () => {
      if (t)
        if (o === 'outer') (l.value = t.outerWidth), (c.value = t.outerHeight)
        else if (o === 'visual' && t.visualViewport) {
          const { width: d, height: m, scale: _ } = t.visualViewport
          ;(l.value = Math.round(d * _)), (c.value = Math.round(m * _))
        } else
          i
            ? ((l.value = t.innerWidth), (c.value = t.innerHeight))
            : ((l.value = t.document.documentElement.clientWidth), (c.value = t.document.documentElement.clientHeight))
    }
  f(), ys(f)
  const a = { passive: !0 }
  if ((ft('resize', f, a), t && o === 'visual' && t.visualViewport && ft(t.visualViewport, 'resize', f, a), r)) {
    const d = il('(orientation: portrait)')
    $e(d, () => f())
  }
  return { width: l, height: c }
}
const Hs = {}
var js = {}
const al = /^(?:[a-z]+:|\/\/)/i,
  If = 'vitepress-theme-appearance',
  Nf = /#.*$/,
  Ff = /[?#].*$/,
  Df = /(?:(^|\/)index)?\.(?:md|html)$/,
  Se = typeof document < 'u',
  fl = {
    relativePath: '404.md',
    filePath: '',
    title: '404',
    description: 'Not Found',
    headers: [],
    frontmatter: { sidebar: !1, layout: 'page' },
    lastUpdated: 0,
    isNotFound: !0,
  }
function Hf(e, t, n = !1) {
  if (t === void 0) return !1
  if (((e = Si(`/${e}`)), n)) return new RegExp(t).test(e)
  if (Si(t) !== e) return !1
  const s = t.match(Nf)
  return s ? (Se ? location.hash : '') === s[0] : !0
}
function Si(e) {
  return decodeURI(e).replace(Ff, '').replace(Df, '$1')
}
function jf(e) {
  return al.test(e)
}
function $f(e, t) {
  return (
    Object.keys((e == null ? void 0 : e.locales) || {}).find(n => n !== 'root' && !jf(n) && Hf(t, `/${n}/`, !0)) ||
    'root'
  )
}
function Vf(e, t) {
  var s, r, i, o, l, c, f
  const n = $f(e, t)
  return Object.assign({}, e, {
    localeIndex: n,
    lang: ((s = e.locales[n]) == null ? void 0 : s.lang) ?? e.lang,
    dir: ((r = e.locales[n]) == null ? void 0 : r.dir) ?? e.dir,
    title: ((i = e.locales[n]) == null ? void 0 : i.title) ?? e.title,
    titleTemplate: ((o = e.locales[n]) == null ? void 0 : o.titleTemplate) ?? e.titleTemplate,
    description: ((l = e.locales[n]) == null ? void 0 : l.description) ?? e.description,
    head: dl(e.head, ((c = e.locales[n]) == null ? void 0 : c.head) ?? []),
    themeConfig: { ...e.themeConfig, ...((f = e.locales[n]) == null ? void 0 : f.themeConfig) },
  })
}
function ul(e, t) {
  const n = t.title || e.title,
    s = t.titleTemplate ?? e.titleTemplate
  if (typeof s == 'string' && s.includes(':title')) return s.replace(/:title/g, n)
  const r = kf(e.title, s)
  return n === r.slice(3) ? n : `${n}${r}`
}
function kf(e, t) {
  return t === !1 ? '' : t === !0 || t === void 0 ? ` | ${e}` : e === t ? '' : ` | ${t}`
}
function Uf(e, t) {
  const [n, s] = t
  if (n !== 'meta') return !1
  const r = Object.entries(s)[0]
  return r == null ? !1 : e.some(([i, o]) => i === n && o[r[0]] === r[1])
}
function dl(e, t) {
  return [...e.filter(n => !Uf(t, n)), ...t]
}
const Wf = /[\u0000-\u001F"#$&*+,:;<=>?[\]^`{|}\u007F]/g,
  Bf = /^[a-z]:/i
function Ti(e) {
  const t = Bf.exec(e),
    n = t ? t[0] : ''
  return (
    n +
    e
      .slice(n.length)
      .replace(Wf, '_')
      .replace(/(^|\/)_+(?=[^/]*$)/, '$1')
  )
}
const $s = new Set()
function Kf(e) {
  if ($s.size === 0) {
    const n =
      (typeof process == 'object' && (js == null ? void 0 : js.VITE_EXTRA_EXTENSIONS)) ||
      (Hs == null ? void 0 : Hs.VITE_EXTRA_EXTENSIONS) ||
      ''
    ;(
      '3g2,3gp,aac,ai,apng,au,avif,bin,bmp,cer,class,conf,crl,css,csv,dll,doc,eps,epub,exe,gif,gz,ics,ief,jar,jpe,jpeg,jpg,js,json,jsonld,m4a,man,mid,midi,mjs,mov,mp2,mp3,mp4,mpe,mpeg,mpg,mpp,oga,ogg,ogv,ogx,opus,otf,p10,p7c,p7m,p7s,pdf,png,ps,qt,roff,rtf,rtx,ser,svg,t,tif,tiff,tr,ts,tsv,ttf,txt,vtt,wav,weba,webm,webp,woff,woff2,xhtml,xml,yaml,yml,zip' +
      (n && typeof n == 'string' ? ',' + n : '')
    )
      .split(',')
      .forEach(s => $s.add(s))
  }
  const t = e.split('.').pop()
  return t == null || !$s.has(t.toLowerCase())
}
function Du(e) {
  return e.replace(/[|\\{}()[\]^$+*?.]/g, '\\$&').replace(/-/g, '\\x2d')
}
const qf = Symbol(),
  Nt = Re(lf)
function Hu(e) {
  const t = oe(() => Vf(Nt.value, e.data.relativePath)),
    n = t.value.appearance,
    s =
      n === 'force-dark'
        ? Be(!0)
        : n === 'force-auto'
          ? ll()
          : n
            ? Of({
                storageKey: If,
                initialValue: () => (n === 'dark' ? 'dark' : 'auto'),
                ...(typeof n == 'object' ? n : {}),
              })
            : Be(!1),
    r = Be(Se ? location.hash : '')
  return (
    Se &&
      window.addEventListener('hashchange', () => {
        r.value = location.hash
      }),
    $e(
      () => e.data,
      () => {
        r.value = Se ? location.hash : ''
      },
    ),
    {
      site: t,
      theme: oe(() => t.value.themeConfig),
      page: oe(() => e.data),
      frontmatter: oe(() => e.data.frontmatter),
      params: oe(() => e.data.params),
      lang: oe(() => t.value.lang),
      dir: oe(() => e.data.frontmatter.dir || t.value.dir),
      localeIndex: oe(() => t.value.localeIndex || 'root'),
      title: oe(() => ul(t.value, e.data)),
      description: oe(() => e.data.description || t.value.description),
      isDark: s,
      hash: oe(() => r.value),
    }
  )
}
function Gf() {
  const e = Mt(qf)
  if (!e) throw new Error('vitepress data not properly injected in app')
  return e
}
function Xf(e, t) {
  return `${e}${t}`.replace(/\/+/g, '/')
}
function xi(e) {
  return al.test(e) || !e.startsWith('/') ? e : Xf(Nt.value.base, e)
}
function Yf(e) {
  let t = e.replace(/\.html$/, '')
  if (((t = decodeURIComponent(t)), (t = t.replace(/\/$/, '/index')), Se)) {
    const n = '/counterbalance/'
    t = Ti(t.slice(n.length).replace(/\//g, '_') || 'index') + '.md'
    let s = __VP_HASH_MAP__[t.toLowerCase()]
    if (
      (s ||
        ((t = t.endsWith('_index.md') ? t.slice(0, -9) + '.md' : t.slice(0, -3) + '_index.md'),
        (s = __VP_HASH_MAP__[t.toLowerCase()])),
      !s)
    )
      return null
    t = `${n}assets/${t}.${s}.js`
  } else t = `./${Ti(t.slice(1).replace(/\//g, '_'))}.md.js`
  return t
}
let kn = []
function ju(e) {
  kn.push(e),
    yr(() => {
      kn = kn.filter(t => t !== e)
    })
}
function Jf() {
  let e = Nt.value.scrollOffset,
    t = 0,
    n = 24
  if ((typeof e == 'object' && 'padding' in e && ((n = e.padding), (e = e.selector)), typeof e == 'number')) t = e
  else if (typeof e == 'string') t = Ei(e, n)
  else if (Array.isArray(e))
    for (const s of e) {
      const r = Ei(s, n)
      if (r) {
        t = r
        break
      }
    }
  return t
}
function Ei(e, t) {
  const n = document.querySelector(e)
  if (!n) return 0
  const s = n.getBoundingClientRect().bottom
  return s < 0 ? 0 : s + t
}
const zf = Symbol(),
  hl = 'http://a.com',
  Qf = () => ({ path: '/', component: null, data: fl })
function $u(e, t) {
  const n = Bt(Qf()),
    s = { route: n, go: r }
  async function r(l = Se ? location.href : '/') {
    var c, f
    ;(l = Vs(l)),
      (await ((c = s.onBeforeRouteChange) == null ? void 0 : c.call(s, l))) !== !1 &&
        (Se &&
          l !== Vs(location.href) &&
          (history.replaceState({ scrollPosition: window.scrollY }, ''), history.pushState({}, '', l)),
        await o(l),
        await ((f = s.onAfterRouteChange ?? s.onAfterRouteChanged) == null ? void 0 : f(l)))
  }
  let i = null
  async function o(l, c = 0, f = !1) {
    var m, _
    if ((await ((m = s.onBeforePageLoad) == null ? void 0 : m.call(s, l))) === !1) return
    const a = new URL(l, hl),
      d = (i = a.pathname)
    try {
      const b = await e(d)
      if (!b) throw new Error(`Page not found: ${d}`)
      if (i === d) {
        i = null
        const { default: v, __pageData: H } = b
        if (!v) throw new Error(`Invalid route component: ${v}`)
        await ((_ = s.onAfterPageLoad) == null ? void 0 : _.call(s, l)),
          (n.path = Se ? d : xi(d)),
          (n.component = jn(v)),
          (n.data = jn(H)),
          Se &&
            us(() => {
              let I = Nt.value.base + H.relativePath.replace(/(?:(^|\/)index)?\.md$/, '$1')
              if (
                (!Nt.value.cleanUrls && !I.endsWith('/') && (I += '.html'),
                I !== a.pathname && ((a.pathname = I), (l = I + a.search + a.hash), history.replaceState({}, '', l)),
                a.hash && !c)
              ) {
                let P = null
                try {
                  P = document.getElementById(decodeURIComponent(a.hash).slice(1))
                } catch (p) {
                  console.warn(p)
                }
                if (P) {
                  Ci(P, a.hash)
                  return
                }
              }
              window.scrollTo(0, c)
            })
      }
    } catch (b) {
      if ((!/fetch|Page not found/.test(b.message) && !/^\/404(\.html|\/)?$/.test(l) && console.error(b), !f))
        try {
          const v = await fetch(Nt.value.base + 'hashmap.json')
          ;(window.__VP_HASH_MAP__ = await v.json()), await o(l, c, !0)
          return
        } catch {}
      if (i === d) {
        ;(i = null), (n.path = Se ? d : xi(d)), (n.component = t ? jn(t) : null)
        const v = Se
          ? d
              .replace(/(^|\/)$/, '$1index')
              .replace(/(\.html)?$/, '.md')
              .replace(/^\//, '')
          : '404.md'
        n.data = { ...fl, relativePath: v }
      }
    }
  }
  return (
    Se &&
      (history.state === null && history.replaceState({}, ''),
      window.addEventListener(
        'click',
        l => {
          if (
            l.defaultPrevented ||
            !(l.target instanceof Element) ||
            l.target.closest('button') ||
            l.button !== 0 ||
            l.ctrlKey ||
            l.shiftKey ||
            l.altKey ||
            l.metaKey
          )
            return
          const c = l.target.closest('a')
          if (!c || c.closest('.vp-raw') || c.hasAttribute('download') || c.hasAttribute('target')) return
          const f = c.getAttribute('href') ?? (c instanceof SVGAElement ? c.getAttribute('xlink:href') : null)
          if (f == null) return
          const { href: a, origin: d, pathname: m, hash: _, search: b } = new URL(f, c.baseURI),
            v = new URL(location.href)
          d === v.origin &&
            Kf(m) &&
            (l.preventDefault(),
            m === v.pathname && b === v.search
              ? (_ !== v.hash &&
                  (history.pushState({}, '', a),
                  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: v.href, newURL: a }))),
                _ ? Ci(c, _, c.classList.contains('header-anchor')) : window.scrollTo(0, 0))
              : r(a))
        },
        { capture: !0 },
      ),
      window.addEventListener('popstate', async l => {
        var f
        if (l.state === null) return
        const c = Vs(location.href)
        await o(c, (l.state && l.state.scrollPosition) || 0),
          await ((f = s.onAfterRouteChange ?? s.onAfterRouteChanged) == null ? void 0 : f(c))
      }),
      window.addEventListener('hashchange', l => {
        l.preventDefault()
      })),
    s
  )
}
function Zf() {
  const e = Mt(zf)
  if (!e) throw new Error('useRouter() is called without provider.')
  return e
}
function pl() {
  return Zf().route
}
function Ci(e, t, n = !1) {
  let s = null
  try {
    s = e.classList.contains('header-anchor') ? e : document.getElementById(decodeURIComponent(t).slice(1))
  } catch (r) {
    console.warn(r)
  }
  if (s) {
    const r = () => {
      !n || Math.abs(o - window.scrollY) > window.innerHeight
        ? window.scrollTo(0, o)
        : window.scrollTo({ left: 0, top: o, behavior: 'smooth' })
    }
    const i = parseInt(window.getComputedStyle(s).paddingTop, 10),
      o = window.scrollY + s.getBoundingClientRect().top - Jf() + i
    requestAnimationFrame(r)
  }
}
function Vs(e) {
  const t = new URL(e, hl)
  return (
    (t.pathname = t.pathname.replace(/(^|\/)index(\.html)?$/, '$1')),
    Nt.value.cleanUrls
      ? (t.pathname = t.pathname.replace(/\.html$/, ''))
      : !t.pathname.endsWith('/') && !t.pathname.endsWith('.html') && (t.pathname += '.html'),
    t.pathname + t.search + t.hash
  )
}
const Nn = () => kn.forEach(e => e()),
  Vu = pr({
    name: 'VitePressContent',
    props: { as: { type: [Object, String], default: 'div' } },
    setup(e) {
      const t = pl(),
        { frontmatter: n, site: s } = Gf()
      return (
        $e(n, Nn, { deep: !0, flush: 'post' }),
        () =>
          tr(e.as, s.value.contentProps ?? { style: { position: 'relative' } }, [
            t.component
              ? tr(t.component, { onVnodeMounted: Nn, onVnodeUpdated: Nn, onVnodeUnmounted: Nn })
              : '404 Page Not Found',
          ])
      )
    },
  }),
  eu = 'modulepreload',
  tu = e => '/counterbalance/' + e,
  Ai = {},
  ku = (t, n, s) => {
    let r = Promise.resolve()
    if (n && n.length > 0) {
      document.getElementsByTagName('link')
      const o = document.querySelector('meta[property=csp-nonce]'),
        l = (o == null ? void 0 : o.nonce) || (o == null ? void 0 : o.getAttribute('nonce'))
      r = Promise.allSettled(
        n.map(c => {
          if (((c = tu(c)), c in Ai)) return
          Ai[c] = !0
          const f = c.endsWith('.css'),
            a = f ? '[rel="stylesheet"]' : ''
          if (document.querySelector(`link[href="${c}"]${a}`)) return
          const d = document.createElement('link')
          if (
            ((d.rel = f ? 'stylesheet' : eu),
            f || (d.as = 'script'),
            (d.crossOrigin = ''),
            (d.href = c),
            l && d.setAttribute('nonce', l),
            document.head.appendChild(d),
            f)
          )
            return new Promise((m, _) => {
              d.addEventListener('load', m),
                d.addEventListener('error', () => _(new Error(`Unable to preload CSS for ${c}`)))
            })
        }),
      )
    }
    function i(o) {
      const l = new Event('vite:preloadError', { cancelable: !0 })
      if (((l.payload = o), window.dispatchEvent(l), !l.defaultPrevented)) throw o
    }
    return r.then(o => {
      for (const l of o || []) l.status === 'rejected' && i(l.reason)
      return t().catch(i)
    })
  },
  Uu = pr({
    setup(e, { slots: t }) {
      const n = Be(!1)
      return (
        Gt(() => {
          n.value = !0
        }),
        () => (n.value && t.default ? t.default() : null)
      )
    },
  })
function Wu() {
  Se &&
    window.addEventListener('click', e => {
      var n
      const t = e.target
      if (t.matches('.vp-code-group input')) {
        const s = (n = t.parentElement) == null ? void 0 : n.parentElement
        if (!s) return
        const r = Array.from(s.querySelectorAll('input')).indexOf(t)
        if (r < 0) return
        const i = s.querySelector('.blocks')
        if (!i) return
        const o = Array.from(i.children).find(f => f.classList.contains('active'))
        if (!o) return
        const l = i.children[r]
        if (!l || o === l) return
        o.classList.remove('active'), l.classList.add('active')
        const c = s == null ? void 0 : s.querySelector(`label[for="${t.id}"]`)
        c == null || c.scrollIntoView({ block: 'nearest' })
      }
    })
}
function Bu() {
  if (Se) {
    const e = new WeakMap()
    window.addEventListener('click', t => {
      var s
      const n = t.target
      if (n.matches('div[class*="language-"] > button.copy')) {
        const r = n.parentElement,
          i = (s = n.nextElementSibling) == null ? void 0 : s.nextElementSibling
        if (!r || !i) return
        const o = /language-(shellscript|shell|bash|sh|zsh)/.test(r.className),
          l = ['.vp-copy-ignore', '.diff.remove'],
          c = i.cloneNode(!0)
        c.querySelectorAll(l.join(',')).forEach(a => a.remove())
        let f = c.textContent || ''
        o && (f = f.replace(/^ *(\$|>) /gm, '').trim()),
          nu(f).then(() => {
            n.classList.add('copied'), clearTimeout(e.get(n))
            const a = setTimeout(() => {
              n.classList.remove('copied'), n.blur(), e.delete(n)
            }, 2e3)
            e.set(n, a)
          })
      }
    })
  }
}
async function nu(e) {
  try {
    return navigator.clipboard.writeText(e)
  } catch {
    const t = document.createElement('textarea'),
      n = document.activeElement
    ;(t.value = e),
      t.setAttribute('readonly', ''),
      (t.style.contain = 'strict'),
      (t.style.position = 'absolute'),
      (t.style.left = '-9999px'),
      (t.style.fontSize = '12pt')
    const s = document.getSelection(),
      r = s ? s.rangeCount > 0 && s.getRangeAt(0) : null
    document.body.appendChild(t),
      t.select(),
      (t.selectionStart = 0),
      (t.selectionEnd = e.length),
      document.execCommand('copy'),
      document.body.removeChild(t),
      r && (s.removeAllRanges(), s.addRange(r)),
      n && n.focus()
  }
}
function Ku(e, t) {
  let n = !0,
    s = []
  const r = i => {
    if (n) {
      ;(n = !1),
        i.forEach(l => {
          const c = ks(l)
          for (const f of document.head.children)
            if (f.isEqualNode(c)) {
              s.push(f)
              return
            }
        })
      return
    }
    const o = i.map(ks)
    s.forEach((l, c) => {
      const f = o.findIndex(a => (a == null ? void 0 : a.isEqualNode(l ?? null)))
      f !== -1 ? delete o[f] : (l == null || l.remove(), delete s[c])
    }),
      o.forEach(l => l && document.head.appendChild(l)),
      (s = [...s, ...o].filter(Boolean))
  }
  hr(() => {
    const i = e.data,
      o = t.value,
      l = i && i.description,
      c = (i && i.frontmatter.head) || [],
      f = ul(o, i)
    f !== document.title && (document.title = f)
    const a = l || o.description
    const d = document.querySelector('meta[name=description]')
    d
      ? d.getAttribute('content') !== a && d.setAttribute('content', a)
      : ks(['meta', { name: 'description', content: a }]),
      r(dl(o.head, ru(c)))
  })
}
function ks([e, t, n]) {
  const s = document.createElement(e)
  for (const r in t) s.setAttribute(r, t[r])
  return n && (s.innerHTML = n), e === 'script' && t.async == null && (s.async = !1), s
}
function su(e) {
  return e[0] === 'meta' && e[1] && e[1].name === 'description'
}
function ru(e) {
  return e.filter(t => !su(t))
}
const Us = new Set(),
  gl = () => document.createElement('link'),
  iu = e => {
    const t = gl()
    ;(t.rel = 'prefetch'), (t.href = e), document.head.appendChild(t)
  },
  ou = e => {
    const t = new XMLHttpRequest()
    t.open('GET', e, (t.withCredentials = !0)), t.send()
  }
let Fn
const lu = Se && (Fn = gl()) && Fn.relList && Fn.relList.supports && Fn.relList.supports('prefetch') ? iu : ou
function qu() {
  if (!Se || !window.IntersectionObserver) return
  let e
  if ((e = navigator.connection) && (e.saveData || /2g/.test(e.effectiveType))) return
  const t = window.requestIdleCallback || setTimeout
  let n = null
  const s = () => {
    n && n.disconnect(),
      (n = new IntersectionObserver(i => {
        i.forEach(o => {
          if (o.isIntersecting) {
            const l = o.target
            n.unobserve(l)
            const { pathname: c } = l
            if (!Us.has(c)) {
              Us.add(c)
              const f = Yf(c)
              f && lu(f)
            }
          }
        })
      })),
      t(() => {
        document.querySelectorAll('#app a').forEach(i => {
          const { hostname: o, pathname: l } = new URL(
              i.href instanceof SVGAnimatedString ? i.href.animVal : i.href,
              i.baseURI,
            ),
            c = l.match(/\.\w+$/)
          ;(c && c[0] !== '.html') ||
            (i.target !== '_blank' && o === location.hostname && (l !== location.pathname ? n.observe(i) : Us.add(l)))
        })
      })
  }
  Gt(s)
  const r = pl()
  $e(() => r.path, s),
    yr(() => {
      n && n.disconnect()
    })
}
export {
  _u as a2,
  $e as q,
  $u as aa,
  Au as al,
  al as I,
  an as S,
  au as y,
  Be as p,
  Bu as ae,
  bu as T,
  Cu as _,
  cu as as,
  Du as ay,
  dc as w,
  du as C,
  Eu as ac,
  el as ah,
  er as b,
  Fu as M,
  fe as ai,
  fs as k,
  ft as ar,
  fu as av,
  Gf as u,
  Gt as v,
  go as $,
  gu as r,
  Hf as l,
  Hu as a5,
  hc as X,
  hr as s,
  hu as H,
  Iu as an,
  il as m,
  Jf as A,
  jc as z,
  jf as i,
  jn as aw,
  ju as D,
  Kf as f,
  Ku as a3,
  ku as V,
  Lu as W,
  lr as n,
  Mt as L,
  Mu as am,
  ma as e,
  mu as Y,
  Ns as aj,
  Nt as a9,
  Nu as Q,
  Ol as t,
  Ou as O,
  oe as h,
  or as N,
  Pu as ao,
  pe as E,
  pl as J,
  pr as d,
  pu as B,
  qf as a6,
  qu as ad,
  Re as G,
  Ru as ap,
  Se as R,
  Su as a0,
  Tu as Z,
  tr as ag,
  Uo as j,
  Uu as a8,
  ue as au,
  us as P,
  uu as U,
  Vu as a7,
  vu as c,
  Wo as a,
  Wu as af,
  wu as at,
  xe as F,
  xi as g,
  xr as ak,
  xu as ax,
  Yf as ab,
  ya as K,
  yr as x,
  yu as a1,
  Zf as aq,
  Zs as o,
  zf as a4,
}
