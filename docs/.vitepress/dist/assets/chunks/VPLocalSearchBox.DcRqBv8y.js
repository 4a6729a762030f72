var Ot = Object.defineProperty
var At = (a, e, t) => (e in a ? Ot(a, e, { enumerable: !0, configurable: !0, writable: !0, value: t }) : (a[e] = t))
var Ce = (a, e, t) => At(a, typeof e != 'symbol' ? e + '' : e, t)
import {
  O as _e,
  q as $e,
  s as $t,
  aw as at,
  ap as Bt,
  h as be,
  V as Ct,
  G as ce,
  ak as Dt,
  ax as en,
  a0 as Gt,
  o as H,
  R as Ht,
  p as he,
  F as it,
  W as Jt,
  ao as jt,
  ar as Kt,
  aj as Lt,
  v as Me,
  ah as Mt,
  t as me,
  ab as nn,
  am as nt,
  k as P,
  al as Pt,
  P as pe,
  c as Q,
  as as Qt,
  $ as qt,
  ay as rn,
  n as rt,
  _ as sn,
  B as st,
  j as T,
  a6 as tn,
  ai as tt,
  b as Ut,
  an as Vt,
  a as ve,
  aq as Wt,
  av as Xt,
  e as xe,
  at as Yt,
  au as Zt,
  d as zt,
} from './framework.DgK3l-CU.js'
import { u as an, c as on } from './theme.CaaX5XWy.js'
const ln = { root: () => Ct(() => import('./@localSearchIndexroot.DLohWUA6.js'), []) } /*!
 * tabbable 6.5.2
 * @license MIT, https://github.com/focus-trap/tabbable/blob/master/LICENSE
 */
var mt = [
    'input:not([inert]):not([inert] *)',
    'select:not([inert]):not([inert] *)',
    'textarea:not([inert]):not([inert] *)',
    'a[href]:not([inert]):not([inert] *)',
    'area[href]:not([inert]):not([inert] *)',
    'button:not([inert]):not([inert] *)',
    '[tabindex]:not(slot):not([inert]):not([inert] *)',
    'audio[controls]:not([inert]):not([inert] *)',
    'video[controls]:not([inert]):not([inert] *)',
    '[contenteditable]:not([contenteditable="false"]):not([inert]):not([inert] *)',
    'details>summary:first-of-type:not([inert]):not([inert] *)',
    'details:not([inert]):not([inert] *)',
  ],
  ke = mt.join(','),
  gt = typeof Element > 'u',
  ae = gt
    ? () => {}
    : Element.prototype.matches || Element.prototype.msMatchesSelector || Element.prototype.webkitMatchesSelector,
  bt =
    !gt && Element.prototype.getRootNode
      ? a => (a == null || a.getRootNode == null ? void 0 : a.getRootNode())
      : a => (a == null ? void 0 : a.ownerDocument),
  Ne = (e, t) => {
    t === void 0 && (t = !0)
    var n = e == null || e.getAttribute == null ? void 0 : e.getAttribute('inert'),
      s = n === '' || n === 'true',
      i = s || (t && e && (typeof e.closest == 'function' ? e.closest('[inert]') : Ne(e.parentNode)))
    return i
  },
  cn = e => {
    var t,
      n =
        e == null || e.getAttribute == null || (t = e.getAttribute('contenteditable')) == null
          ? void 0
          : t.toLowerCase()
    return n === '' || n === 'true' || n === 'plaintext-only'
  },
  yt = (e, t, n) => {
    if (Ne(e)) return []
    var s = Array.prototype.slice.apply(e.querySelectorAll(ke))
    return t && ae.call(e, ke) && s.unshift(e), (s = s.filter(n)), s
  },
  Fe = (e, t, n) => {
    for (var s = [], i = Array.from(e); i.length; ) {
      var r = i.shift()
      if (!Ne(r, !1))
        if (r.tagName === 'SLOT') {
          var o = r.assignedElements(),
            l = o.length ? o : r.children,
            c = Fe(l, !0, n)
          n.flatten ? s.push.apply(s, c) : s.push({ scopeParent: r, candidates: c })
        } else {
          var p = ae.call(r, ke)
          p && n.filter(r) && (t || !e.includes(r)) && s.push(r)
          var m = r.shadowRoot || (typeof n.getShadowRoot == 'function' && n.getShadowRoot(r)),
            v = !Ne(m, !1) && (!n.shadowRootFilter || n.shadowRootFilter(r))
          if (m && v) {
            var b = Fe(m === !0 ? r.children : m.children, !0, n)
            n.flatten ? s.push.apply(s, b) : s.push({ scopeParent: r, candidates: b })
          } else i.unshift.apply(i, r.children)
        }
    }
    return s
  },
  wt = e => !isNaN(parseInt(e.getAttribute('tabindex'), 10)),
  ie = e => {
    if (!e) throw new Error('No node provided')
    return e.tabIndex < 0 && (/^(AUDIO|VIDEO|DETAILS)$/.test(e.tagName) || cn(e)) && !wt(e) ? 0 : e.tabIndex
  },
  un = (e, t) => {
    var n = ie(e)
    return n < 0 && t && !wt(e) ? 0 : n
  },
  dn = (e, t) => (e.tabIndex === t.tabIndex ? e.documentOrder - t.documentOrder : e.tabIndex - t.tabIndex),
  St = e => e.tagName === 'INPUT',
  fn = e => St(e) && e.type === 'hidden',
  hn = e => {
    var t = e.tagName === 'DETAILS' && Array.prototype.slice.apply(e.children).some(n => n.tagName === 'SUMMARY')
    return t
  },
  pn = (e, t) => {
    for (var n = 0; n < e.length; n++) if (e[n].checked && e[n].form === t) return e[n]
  },
  vn = e => {
    if (!e.name) return !0
    var t = e.form || bt(e),
      n = o => t.querySelectorAll('input[type="radio"][name="' + o + '"]'),
      s
    if (typeof window < 'u' && typeof window.CSS < 'u' && typeof window.CSS.escape == 'function')
      s = n(window.CSS.escape(e.name))
    else
      try {
        s = n(e.name)
      } catch (r) {
        return (
          console.error(
            'Looks like you have a radio button with a name attribute containing invalid CSS selector characters and need the CSS.escape polyfill: %s',
            r.message,
          ),
          !1
        )
      }
    var i = pn(s, e.form)
    return !i || i === e
  },
  mn = e => St(e) && e.type === 'radio',
  gn = e => mn(e) && !vn(e),
  ot = e => {
    var t = e.getBoundingClientRect(),
      n = t.width,
      s = t.height
    return n === 0 && s === 0
  },
  bn = (e, t) => {
    var n = t.displayCheck,
      s = t.getShadowRoot
    if (n === 'full-native' && 'checkVisibility' in e) {
      var i = e.checkVisibility({
        checkOpacity: !1,
        opacityProperty: !1,
        contentVisibilityAuto: !0,
        visibilityProperty: !0,
        checkVisibilityCSS: !0,
      })
      return !i
    }
    var r = getComputedStyle(e),
      o = r.visibility
    if (o === 'hidden' || o === 'collapse') return !0
    var l = ae.call(e, 'details>summary:first-of-type'),
      c = l ? e.parentElement : e
    if (ae.call(c, 'details:not([open]) *')) return !0
    if (!n || n === 'full' || n === 'full-native' || n === 'legacy-full') {
      if (typeof s == 'function') {
        for (var p = e; e; ) {
          var m = e.parentElement,
            v = bt(e)
          if (m && !m.shadowRoot && s(m) === !0) return ot(e)
          e.assignedSlot ? (e = e.assignedSlot) : !m && v !== e.ownerDocument ? (e = v.host) : (e = m)
        }
        e = p
      }
      if (e.isConnected) return !e.getClientRects().length
      if (n !== 'legacy-full') return !0
    } else if (n === 'non-zero-area') return ot(e)
    return !1
  },
  yn = e => {
    if (/^(INPUT|BUTTON|SELECT|TEXTAREA)$/.test(e.tagName))
      for (var t = e.parentElement; t; ) {
        if (t.tagName === 'FIELDSET' && t.disabled) {
          for (var n = 0; n < t.children.length; n++) {
            var s = t.children.item(n)
            if (s.tagName === 'LEGEND') return ae.call(t, 'fieldset[disabled] *') ? !0 : !s.contains(e)
          }
          return !0
        }
        t = t.parentElement
      }
    return !1
  },
  Re = (e, t) => !(t.disabled || fn(t) || bn(t, e) || hn(t) || yn(t)),
  Be = (e, t) => !(gn(t) || ie(t) < 0 || !Re(e, t)),
  wn = e => {
    var t = parseInt(e.getAttribute('tabindex'), 10)
    return !!(isNaN(t) || t >= 0)
  },
  _t = e => {
    var t = [],
      n = []
    return (
      e.forEach((s, i) => {
        var r = !!s.scopeParent,
          o = r ? s.scopeParent : s,
          l = un(o, r),
          c = r ? _t(s.candidates) : o
        l === 0
          ? r
            ? t.push.apply(t, c)
            : t.push(o)
          : n.push({ documentOrder: i, tabIndex: l, item: s, isScope: r, content: c })
      }),
      n
        .sort(dn)
        .reduce((s, i) => (i.isScope ? s.push.apply(s, i.content) : s.push(i.content), s), [])
        .concat(t)
    )
  },
  Sn = (e, t) => {
    t = t || {}
    var n
    return (
      t.getShadowRoot
        ? (n = Fe([e], t.includeContainer, {
            filter: Be.bind(null, t),
            flatten: !1,
            getShadowRoot: t.getShadowRoot,
            shadowRootFilter: wn,
          }))
        : (n = yt(e, t.includeContainer, Be.bind(null, t))),
      _t(n)
    )
  },
  _n = (e, t) => {
    t = t || {}
    var n
    return (
      t.getShadowRoot
        ? (n = Fe([e], t.includeContainer, { filter: Re.bind(null, t), flatten: !0, getShadowRoot: t.getShadowRoot }))
        : (n = yt(e, t.includeContainer, Re.bind(null, t))),
      n
    )
  },
  oe = (e, t) => {
    if (((t = t || {}), !e)) throw new Error('No node provided')
    return ae.call(e, ke) === !1 ? !1 : Be(t, e)
  },
  xn = mt.concat('iframe:not([inert]):not([inert] *)').join(','),
  Le = (e, t) => {
    if (((t = t || {}), !e)) throw new Error('No node provided')
    return ae.call(e, xn) === !1 ? !1 : Re(t, e)
  } /*!
 * focus-trap 7.8.0
 * @license MIT, https://github.com/focus-trap/focus-trap/blob/master/LICENSE
 */
function We(a, e) {
  ;(e == null || e > a.length) && (e = a.length)
  for (var t = 0, n = Array(e); t < e; t++) n[t] = a[t]
  return n
}
function Tn(a) {
  if (Array.isArray(a)) return We(a)
}
function lt(a, e) {
  var t = (typeof Symbol < 'u' && a[Symbol.iterator]) || a['@@iterator']
  if (!t) {
    if (Array.isArray(a) || (t = xt(a)) || e) {
      t && (a = t)
      var n = 0,
        s = () => {}
      return {
        s,
        n: () => (n >= a.length ? { done: !0 } : { done: !1, value: a[n++] }),
        e: l => {
          throw l
        },
        f: s,
      }
    }
    throw new TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)
  }
  var i,
    r = !0,
    o = !1
  return {
    s: () => {
      t = t.call(a)
    },
    n: () => {
      var l = t.next()
      return (r = l.done), l
    },
    e: l => {
      ;(o = !0), (i = l)
    },
    f: () => {
      try {
        r || t.return == null || t.return()
      } finally {
        if (o) throw i
      }
    },
  }
}
function En(a, e, t) {
  return (
    (e = Rn(e)) in a
      ? Object.defineProperty(a, e, { value: t, enumerable: !0, configurable: !0, writable: !0 })
      : (a[e] = t),
    a
  )
}
function In(a) {
  if ((typeof Symbol < 'u' && a[Symbol.iterator] != null) || a['@@iterator'] != null) return Array.from(a)
}
function kn() {
  throw new TypeError(`Invalid attempt to spread non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`)
}
function ct(a, e) {
  var t = Object.keys(a)
  if (Object.getOwnPropertySymbols) {
    var n = Object.getOwnPropertySymbols(a)
    e && (n = n.filter(s => Object.getOwnPropertyDescriptor(a, s).enumerable)), t.push.apply(t, n)
  }
  return t
}
function ut(a) {
  for (var e = 1; e < arguments.length; e++) {
    var t = arguments[e] != null ? arguments[e] : {}
    e % 2
      ? ct(Object(t), !0).forEach(n => {
          En(a, n, t[n])
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(a, Object.getOwnPropertyDescriptors(t))
        : ct(Object(t)).forEach(n => {
            Object.defineProperty(a, n, Object.getOwnPropertyDescriptor(t, n))
          })
  }
  return a
}
function Nn(a) {
  return Tn(a) || In(a) || xt(a) || kn()
}
function Fn(a, e) {
  if (typeof a != 'object' || !a) return a
  var t = a[Symbol.toPrimitive]
  if (t !== void 0) {
    var n = t.call(a, e)
    if (typeof n != 'object') return n
    throw new TypeError('@@toPrimitive must return a primitive value.')
  }
  return (e === 'string' ? String : Number)(a)
}
function Rn(a) {
  var e = Fn(a, 'string')
  return typeof e == 'symbol' ? e : e + ''
}
function xt(a, e) {
  if (a) {
    if (typeof a == 'string') return We(a, e)
    var t = {}.toString.call(a).slice(8, -1)
    return (
      t === 'Object' && a.constructor && (t = a.constructor.name),
      t === 'Map' || t === 'Set'
        ? Array.from(a)
        : t === 'Arguments' || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t)
          ? We(a, e)
          : void 0
    )
  }
}
var q = {
    getActiveTrap: e => ((e == null ? void 0 : e.length) > 0 ? e[e.length - 1] : null),
    activateTrap: (e, t) => {
      var n = q.getActiveTrap(e)
      t !== n && q.pauseTrap(e)
      var s = e.indexOf(t)
      s === -1 || e.splice(s, 1), e.push(t)
    },
    deactivateTrap: (e, t) => {
      var n = e.indexOf(t)
      n !== -1 && e.splice(n, 1), q.unpauseTrap(e)
    },
    pauseTrap: e => {
      var t = q.getActiveTrap(e)
      t == null || t._setPausedState(!0)
    },
    unpauseTrap: e => {
      var t = q.getActiveTrap(e)
      t && !t._isManuallyPaused() && t._setPausedState(!1)
    },
  },
  On = e => e.tagName && e.tagName.toLowerCase() === 'input' && typeof e.select == 'function',
  An = e =>
    (e == null ? void 0 : e.key) === 'Escape' ||
    (e == null ? void 0 : e.key) === 'Esc' ||
    (e == null ? void 0 : e.keyCode) === 27,
  ye = e => (e == null ? void 0 : e.key) === 'Tab' || (e == null ? void 0 : e.keyCode) === 9,
  Cn = e => ye(e) && !e.shiftKey,
  Mn = e => ye(e) && e.shiftKey,
  dt = e => setTimeout(e, 0),
  ge = function (e) {
    for (var t = arguments.length, n = new Array(t > 1 ? t - 1 : 0), s = 1; s < t; s++) n[s - 1] = arguments[s]
    return typeof e == 'function' ? e.apply(void 0, n) : e
  },
  Te = e => (e.target.shadowRoot && typeof e.composedPath == 'function' ? e.composedPath()[0] : e.target),
  Ln = [],
  Dn = (e, t) => {
    var n = (t == null ? void 0 : t.document) || document,
      s = (t == null ? void 0 : t.trapStack) || Ln,
      i = ut(
        {
          returnFocusOnDeactivate: !0,
          escapeDeactivates: !0,
          delayInitialFocus: !0,
          isolateSubtrees: !1,
          isKeyForward: Cn,
          isKeyBackward: Mn,
        },
        t,
      ),
      r = {
        containers: [],
        containerGroups: [],
        tabbableGroups: [],
        adjacentElements: new Set(),
        alreadySilent: new Set(),
        nodeFocusedBeforeActivation: null,
        mostRecentlyFocusedNode: null,
        active: !1,
        paused: !1,
        manuallyPaused: !1,
        delayInitialFocusTimer: void 0,
        recentNavEvent: void 0,
      },
      o,
      l = (u, f, g) => (u && u[f] !== void 0 ? u[f] : i[g || f]),
      c = (u, f) => {
        var g = typeof (f == null ? void 0 : f.composedPath) == 'function' ? f.composedPath() : void 0
        return r.containerGroups.findIndex(E => {
          var x = E.container,
            I = E.tabbableNodes
          return x.contains(u) || (g == null ? void 0 : g.includes(x)) || I.find(S => S === u)
        })
      },
      p = function (u) {
        var f = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : {},
          g = f.hasFallback,
          E = g === void 0 ? !1 : g,
          x = f.params,
          I = x === void 0 ? [] : x,
          S = i[u]
        if ((typeof S == 'function' && (S = S.apply(void 0, Nn(I))), S === !0 && (S = void 0), !S)) {
          if (S === void 0 || S === !1) return S
          throw new Error('`'.concat(u, '` was specified but was not a node, or did not return a node'))
        }
        var h = S
        if (typeof S == 'string') {
          try {
            h = n.querySelector(S)
          } catch (d) {
            throw new Error('`'.concat(u, '` appears to be an invalid selector; error="').concat(d.message, '"'))
          }
          if (!h && !E) throw new Error('`'.concat(u, '` as selector refers to no known node'))
        }
        return h
      },
      m = () => {
        var u = p('initialFocus', { hasFallback: !0 })
        if (u === !1) return !1
        if (u === void 0 || (u && !Le(u, i.tabbableOptions)))
          if (c(n.activeElement) >= 0) u = n.activeElement
          else {
            var f = r.tabbableGroups[0],
              g = f && f.firstTabbableNode
            u = g || p('fallbackFocus')
          }
        else u === null && (u = p('fallbackFocus'))
        if (!u) throw new Error('Your focus-trap needs to have at least one focusable element')
        return u
      },
      v = () => {
        if (
          ((r.containerGroups = r.containers.map(u => {
            var f = Sn(u, i.tabbableOptions),
              g = _n(u, i.tabbableOptions),
              E = f.length > 0 ? f[0] : void 0,
              x = f.length > 0 ? f[f.length - 1] : void 0,
              I = g.find(d => oe(d)),
              S = g
                .slice()
                .reverse()
                .find(d => oe(d)),
              h = !!f.find(d => ie(d) > 0)
            return {
              container: u,
              tabbableNodes: f,
              focusableNodes: g,
              posTabIndexesFound: h,
              firstTabbableNode: E,
              lastTabbableNode: x,
              firstDomTabbableNode: I,
              lastDomTabbableNode: S,
              nextTabbableNode: function (_) {
                var R = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : !0,
                  A = f.indexOf(_)
                return A < 0
                  ? R
                    ? g.slice(g.indexOf(_) + 1).find(C => oe(C))
                    : g
                        .slice(0, g.indexOf(_))
                        .reverse()
                        .find(C => oe(C))
                  : f[A + (R ? 1 : -1)]
              },
            }
          })),
          (r.tabbableGroups = r.containerGroups.filter(u => u.tabbableNodes.length > 0)),
          r.tabbableGroups.length <= 0 && !p('fallbackFocus'))
        )
          throw new Error(
            'Your focus-trap must have at least one container with at least one tabbable node in it at all times',
          )
        if (r.containerGroups.find(u => u.posTabIndexesFound) && r.containerGroups.length > 1)
          throw new Error(
            "At least one node with a positive tabindex was found in one of your focus-trap's multiple containers. Positive tabindexes are only supported in single-container focus-traps.",
          )
      },
      b = u => {
        var f = u.activeElement
        if (f) return f.shadowRoot && f.shadowRoot.activeElement !== null ? b(f.shadowRoot) : f
      },
      w = u => {
        if (u !== !1 && u !== b(document)) {
          if (!u || !u.focus) {
            w(m())
            return
          }
          u.focus({ preventScroll: !!i.preventScroll }), (r.mostRecentlyFocusedNode = u), On(u) && u.select()
        }
      },
      k = u => {
        var f = p('setReturnFocus', { params: [u] })
        return f || (f === !1 ? !1 : u)
      },
      y = u => {
        var f = u.target,
          g = u.event,
          E = u.isBackward,
          x = E === void 0 ? !1 : E
        ;(f = f || Te(g)), v()
        var I = null
        if (r.tabbableGroups.length > 0) {
          var S = c(f, g),
            h = S >= 0 ? r.containerGroups[S] : void 0
          if (S < 0)
            x
              ? (I = r.tabbableGroups[r.tabbableGroups.length - 1].lastTabbableNode)
              : (I = r.tabbableGroups[0].firstTabbableNode)
          else if (x) {
            var d = r.tabbableGroups.findIndex(F => {
              var V = F.firstTabbableNode
              return f === V
            })
            if (
              (d < 0 &&
                (h.container === f ||
                  (Le(f, i.tabbableOptions) && !oe(f, i.tabbableOptions) && !h.nextTabbableNode(f, !1))) &&
                (d = S),
              d >= 0)
            ) {
              var _ = d === 0 ? r.tabbableGroups.length - 1 : d - 1,
                R = r.tabbableGroups[_]
              I = ie(f) >= 0 ? R.lastTabbableNode : R.lastDomTabbableNode
            } else ye(g) || (I = h.nextTabbableNode(f, !1))
          } else {
            var A = r.tabbableGroups.findIndex(F => {
              var V = F.lastTabbableNode
              return f === V
            })
            if (
              (A < 0 &&
                (h.container === f ||
                  (Le(f, i.tabbableOptions) && !oe(f, i.tabbableOptions) && !h.nextTabbableNode(f))) &&
                (A = S),
              A >= 0)
            ) {
              var C = A === r.tabbableGroups.length - 1 ? 0 : A + 1,
                D = r.tabbableGroups[C]
              I = ie(f) >= 0 ? D.firstTabbableNode : D.firstDomTabbableNode
            } else ye(g) || (I = h.nextTabbableNode(f))
          }
        } else I = p('fallbackFocus')
        return I
      },
      O = u => {
        var f = Te(u)
        if (!(c(f, u) >= 0)) {
          if (ge(i.clickOutsideDeactivates, u)) {
            o.deactivate({ returnFocus: i.returnFocusOnDeactivate })
            return
          }
          ge(i.allowOutsideClick, u) || u.preventDefault()
        }
      },
      L = u => {
        var f = Te(u),
          g = c(f, u) >= 0
        if (g || f instanceof Document) g && (r.mostRecentlyFocusedNode = f)
        else {
          u.stopImmediatePropagation()
          var E,
            x = !0
          if (r.mostRecentlyFocusedNode)
            if (ie(r.mostRecentlyFocusedNode) > 0) {
              var I = c(r.mostRecentlyFocusedNode),
                S = r.containerGroups[I].tabbableNodes
              if (S.length > 0) {
                var h = S.findIndex(d => d === r.mostRecentlyFocusedNode)
                h >= 0 &&
                  (i.isKeyForward(r.recentNavEvent)
                    ? h + 1 < S.length && ((E = S[h + 1]), (x = !1))
                    : h - 1 >= 0 && ((E = S[h - 1]), (x = !1)))
              }
            } else r.containerGroups.some(d => d.tabbableNodes.some(_ => ie(_) > 0)) || (x = !1)
          else x = !1
          x && (E = y({ target: r.mostRecentlyFocusedNode, isBackward: i.isKeyBackward(r.recentNavEvent) })),
            w(E || r.mostRecentlyFocusedNode || m())
        }
        r.recentNavEvent = void 0
      },
      K = function (u) {
        var f = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : !1
        r.recentNavEvent = u
        var g = y({ event: u, isBackward: f })
        g && (ye(u) && u.preventDefault(), w(g))
      },
      U = u => {
        ;(i.isKeyForward(u) || i.isKeyBackward(u)) && K(u, i.isKeyBackward(u))
      },
      W = u => {
        An(u) && ge(i.escapeDeactivates, u) !== !1 && (u.preventDefault(), o.deactivate())
      },
      j = u => {
        var f = Te(u)
        c(f, u) >= 0 ||
          ge(i.clickOutsideDeactivates, u) ||
          ge(i.allowOutsideClick, u) ||
          (u.preventDefault(), u.stopImmediatePropagation())
      },
      $ = () => {
        if (r.active)
          return (
            q.activateTrap(s, o),
            (r.delayInitialFocusTimer = i.delayInitialFocus
              ? dt(() => {
                  w(m())
                })
              : w(m())),
            n.addEventListener('focusin', L, !0),
            n.addEventListener('mousedown', O, { capture: !0, passive: !1 }),
            n.addEventListener('touchstart', O, { capture: !0, passive: !1 }),
            n.addEventListener('click', j, { capture: !0, passive: !1 }),
            n.addEventListener('keydown', U, { capture: !0, passive: !1 }),
            n.addEventListener('keydown', W),
            o
          )
      },
      Ae = u => {
        r.active && !r.paused && o._setSubtreeIsolation(!1), r.adjacentElements.clear(), r.alreadySilent.clear()
        var f = new Set(),
          g = new Set(),
          E = lt(u),
          x
        try {
          for (E.s(); !(x = E.n()).done; ) {
            var I = x.value
            f.add(I)
            for (var S = typeof ShadowRoot < 'u' && I.getRootNode() instanceof ShadowRoot, h = I; h; ) {
              f.add(h)
              var d = h.parentElement,
                _ = []
              d
                ? (_ = d.children)
                : !d &&
                  S &&
                  ((_ = h.getRootNode().children),
                  (d = h.getRootNode().host),
                  (S = typeof ShadowRoot < 'u' && d.getRootNode() instanceof ShadowRoot))
              var R = lt(_),
                A
              try {
                for (R.s(); !(A = R.n()).done; ) {
                  var C = A.value
                  g.add(C)
                }
              } catch (D) {
                R.e(D)
              } finally {
                R.f()
              }
              h = d
            }
          }
        } catch (D) {
          E.e(D)
        } finally {
          E.f()
        }
        f.forEach(D => {
          g.delete(D)
        }),
          (r.adjacentElements = g)
      },
      M = () => {
        if (r.active)
          return (
            n.removeEventListener('focusin', L, !0),
            n.removeEventListener('mousedown', O, !0),
            n.removeEventListener('touchstart', O, !0),
            n.removeEventListener('click', j, !0),
            n.removeEventListener('keydown', U, !0),
            n.removeEventListener('keydown', W),
            o
          )
      },
      Z = u => {
        var f = u.some(g => {
          var E = Array.from(g.removedNodes)
          return E.some(x => x === r.mostRecentlyFocusedNode)
        })
        f && w(m())
      },
      X = typeof window < 'u' && 'MutationObserver' in window ? new MutationObserver(Z) : void 0,
      ee = () => {
        X &&
          (X.disconnect(),
          r.active &&
            !r.paused &&
            r.containers.map(u => {
              X.observe(u, { subtree: !0, childList: !0 })
            }))
      }
    return (
      (o = {
        get active() {
          return r.active
        },
        get paused() {
          return r.paused
        },
        activate: function (u) {
          if (r.active) return this
          var f = l(u, 'onActivate'),
            g = l(u, 'onPostActivate'),
            E = l(u, 'checkCanFocusTrap'),
            x = q.getActiveTrap(s),
            I = !1
          if (x && !x.paused) {
            var S
            ;(S = x._setSubtreeIsolation) === null || S === void 0 || S.call(x, !1), (I = !0)
          }
          try {
            E || v(), (r.active = !0), (r.paused = !1), (r.nodeFocusedBeforeActivation = b(n)), f == null || f()
            var h = () => {
              E && v(), $(), ee(), i.isolateSubtrees && o._setSubtreeIsolation(!0), g == null || g()
            }
            if (E) return E(r.containers.concat()).then(h, h), this
            h()
          } catch (_) {
            if (x === q.getActiveTrap(s) && I) {
              var d
              ;(d = x._setSubtreeIsolation) === null || d === void 0 || d.call(x, !0)
            }
            throw _
          }
          return this
        },
        deactivate: function (u) {
          if (!r.active) return this
          var f = ut(
            {
              onDeactivate: i.onDeactivate,
              onPostDeactivate: i.onPostDeactivate,
              checkCanReturnFocus: i.checkCanReturnFocus,
            },
            u,
          )
          clearTimeout(r.delayInitialFocusTimer),
            (r.delayInitialFocusTimer = void 0),
            r.paused || o._setSubtreeIsolation(!1),
            r.alreadySilent.clear(),
            M(),
            (r.active = !1),
            (r.paused = !1),
            ee(),
            q.deactivateTrap(s, o)
          var g = l(f, 'onDeactivate'),
            E = l(f, 'onPostDeactivate'),
            x = l(f, 'checkCanReturnFocus'),
            I = l(f, 'returnFocus', 'returnFocusOnDeactivate')
          g == null || g()
          var S = () => {
            dt(() => {
              I && w(k(r.nodeFocusedBeforeActivation)), E == null || E()
            })
          }
          return I && x ? (x(k(r.nodeFocusedBeforeActivation)).then(S, S), this) : (S(), this)
        },
        pause: function (u) {
          return r.active ? ((r.manuallyPaused = !0), this._setPausedState(!0, u)) : this
        },
        unpause: function (u) {
          return r.active
            ? ((r.manuallyPaused = !1), s[s.length - 1] !== this ? this : this._setPausedState(!1, u))
            : this
        },
        updateContainerElements: function (u) {
          var f = [].concat(u).filter(Boolean)
          return (
            (r.containers = f.map(g => (typeof g == 'string' ? n.querySelector(g) : g))),
            i.isolateSubtrees && Ae(r.containers),
            r.active && (v(), i.isolateSubtrees && !r.paused && o._setSubtreeIsolation(!0)),
            ee(),
            this
          )
        },
      }),
      Object.defineProperties(o, {
        _isManuallyPaused: { value: () => r.manuallyPaused },
        _setPausedState: {
          value: function (u, f) {
            if (r.paused === u) return this
            if (((r.paused = u), u)) {
              var g = l(f, 'onPause'),
                E = l(f, 'onPostPause')
              g == null || g(), M(), ee(), o._setSubtreeIsolation(!1), E == null || E()
            } else {
              var x = l(f, 'onUnpause'),
                I = l(f, 'onPostUnpause')
              x == null || x(), o._setSubtreeIsolation(!0), v(), $(), ee(), I == null || I()
            }
            return this
          },
        },
        _setSubtreeIsolation: {
          value: u => {
            i.isolateSubtrees &&
              r.adjacentElements.forEach(f => {
                var g
                if (u)
                  switch (i.isolateSubtrees) {
                    case 'aria-hidden':
                      ;(f.ariaHidden === 'true' ||
                        ((g = f.getAttribute('aria-hidden')) === null || g === void 0 ? void 0 : g.toLowerCase()) ===
                          'true') &&
                        r.alreadySilent.add(f),
                        f.setAttribute('aria-hidden', 'true')
                      break
                    default:
                      ;(f.inert || f.hasAttribute('inert')) && r.alreadySilent.add(f), f.setAttribute('inert', !0)
                      break
                  }
                else if (!r.alreadySilent.has(f))
                  switch (i.isolateSubtrees) {
                    case 'aria-hidden':
                      f.removeAttribute('aria-hidden')
                      break
                    default:
                      f.removeAttribute('inert')
                      break
                  }
              })
          },
        },
      }),
      o.updateContainerElements(e),
      o
    )
  }
function Pn(a, e = {}) {
  let t
  const { immediate: n, ...s } = e,
    i = ce(!1),
    r = ce(!1),
    o = v => t && t.activate(v),
    l = v => t && t.deactivate(v),
    c = () => {
      t && (t.pause(), (r.value = !0))
    },
    p = () => {
      t && (t.unpause(), (r.value = !1))
    },
    m = be(() => {
      const v = tt(a)
      return Lt(v)
        .map(b => {
          const w = tt(b)
          return typeof w == 'string' ? w : Dt(w)
        })
        .filter(Pt)
    })
  return (
    $e(
      m,
      v => {
        v.length &&
          ((t = Dn(v, {
            ...s,
            onActivate() {
              ;(i.value = !0), e.onActivate && e.onActivate()
            },
            onDeactivate() {
              ;(i.value = !1), e.onDeactivate && e.onDeactivate()
            },
          })),
          n && o())
      },
      { flush: 'post' },
    ),
    Mt(() => l()),
    { hasFocus: i, isPaused: r, activate: o, deactivate: l, pause: c, unpause: p }
  )
}
class ue {
  constructor(e, t = !0, n = [], s = 5e3) {
    ;(this.ctx = e), (this.iframes = t), (this.exclude = n), (this.iframesTimeout = s)
  }
  static matches(e, t) {
    const n = typeof t == 'string' ? [t] : t,
      s =
        e.matches ||
        e.matchesSelector ||
        e.msMatchesSelector ||
        e.mozMatchesSelector ||
        e.oMatchesSelector ||
        e.webkitMatchesSelector
    if (s) {
      let i = !1
      return n.every(r => (s.call(e, r) ? ((i = !0), !1) : !0)), i
    }
    return !1
  }
  getContexts() {
    let e,
      t = []
    return (
      typeof this.ctx > 'u' || !this.ctx
        ? (e = [])
        : NodeList.prototype.isPrototypeOf(this.ctx)
          ? (e = Array.prototype.slice.call(this.ctx))
          : Array.isArray(this.ctx)
            ? (e = this.ctx)
            : typeof this.ctx == 'string'
              ? (e = Array.prototype.slice.call(document.querySelectorAll(this.ctx)))
              : (e = [this.ctx]),
      e.forEach(n => {
        const s = t.filter(i => i.contains(n)).length > 0
        t.indexOf(n) === -1 && !s && t.push(n)
      }),
      t
    )
  }
  getIframeContents(e, t, n = () => {}) {
    let s
    try {
      const i = e.contentWindow
      if (((s = i.document), !i || !s)) throw new Error('iframe inaccessible')
    } catch {
      n()
    }
    s && t(s)
  }
  isIframeBlank(e) {
    const t = 'about:blank',
      n = e.getAttribute('src').trim()
    return e.contentWindow.location.href === t && n !== t && n
  }
  observeIframeLoad(e, t, n) {
    let s = !1,
      i = null
    const r = () => {
      if (!s) {
        ;(s = !0), clearTimeout(i)
        try {
          this.isIframeBlank(e) || (e.removeEventListener('load', r), this.getIframeContents(e, t, n))
        } catch {
          n()
        }
      }
    }
    e.addEventListener('load', r), (i = setTimeout(r, this.iframesTimeout))
  }
  onIframeReady(e, t, n) {
    try {
      e.contentWindow.document.readyState === 'complete'
        ? this.isIframeBlank(e)
          ? this.observeIframeLoad(e, t, n)
          : this.getIframeContents(e, t, n)
        : this.observeIframeLoad(e, t, n)
    } catch {
      n()
    }
  }
  waitForIframes(e, t) {
    let n = 0
    this.forEachIframe(
      e,
      () => !0,
      s => {
        n++,
          this.waitForIframes(s.querySelector('html'), () => {
            --n || t()
          })
      },
      s => {
        s || t()
      },
    )
  }
  forEachIframe(e, t, n, s = () => {}) {
    let i = e.querySelectorAll('iframe'),
      r = i.length,
      o = 0
    i = Array.prototype.slice.call(i)
    const l = () => {
      --r <= 0 && s(o)
    }
    r || l(),
      i.forEach(c => {
        ue.matches(c, this.exclude)
          ? l()
          : this.onIframeReady(
              c,
              p => {
                t(c) && (o++, n(p)), l()
              },
              l,
            )
      })
  }
  createIterator(e, t, n) {
    return document.createNodeIterator(e, t, n, !1)
  }
  createInstanceOnIframe(e) {
    return new ue(e.querySelector('html'), this.iframes)
  }
  compareNodeIframe(e, t, n) {
    const s = e.compareDocumentPosition(n),
      i = Node.DOCUMENT_POSITION_PRECEDING
    if (s & i)
      if (t !== null) {
        const r = t.compareDocumentPosition(n),
          o = Node.DOCUMENT_POSITION_FOLLOWING
        if (r & o) return !0
      } else return !0
    return !1
  }
  getIteratorNode(e) {
    const t = e.previousNode()
    let n
    return t === null ? (n = e.nextNode()) : (n = e.nextNode() && e.nextNode()), { prevNode: t, node: n }
  }
  checkIframeFilter(e, t, n, s) {
    let i = !1,
      r = !1
    return (
      s.forEach((o, l) => {
        o.val === n && ((i = l), (r = o.handled))
      }),
      this.compareNodeIframe(e, t, n)
        ? (i === !1 && !r ? s.push({ val: n, handled: !0 }) : i !== !1 && !r && (s[i].handled = !0), !0)
        : (i === !1 && s.push({ val: n, handled: !1 }), !1)
    )
  }
  handleOpenIframes(e, t, n, s) {
    e.forEach(i => {
      i.handled ||
        this.getIframeContents(i.val, r => {
          this.createInstanceOnIframe(r).forEachNode(t, n, s)
        })
    })
  }
  iterateThroughNodes(e, t, n, s, i) {
    const r = this.createIterator(t, e, s)
    let o = [],
      l = [],
      c,
      p,
      m = () => (({ prevNode: p, node: c } = this.getIteratorNode(r)), c)
    for (; m(); )
      this.iframes &&
        this.forEachIframe(
          t,
          v => this.checkIframeFilter(c, p, v, o),
          v => {
            this.createInstanceOnIframe(v).forEachNode(e, b => l.push(b), s)
          },
        ),
        l.push(c)
    l.forEach(v => {
      n(v)
    }),
      this.iframes && this.handleOpenIframes(o, e, n, s),
      i()
  }
  forEachNode(e, t, n, s = () => {}) {
    const i = this.getContexts()
    let r = i.length
    r || s(),
      i.forEach(o => {
        const l = () => {
          this.iterateThroughNodes(e, o, t, n, () => {
            --r <= 0 && s()
          })
        }
        this.iframes ? this.waitForIframes(o, l) : l()
      })
  }
}
const zn = class {
  constructor(e) {
    ;(this.ctx = e), (this.ie = !1)
    const t = window.navigator.userAgent
    ;(t.indexOf('MSIE') > -1 || t.indexOf('Trident') > -1) && (this.ie = !0)
  }
  set opt(e) {
    this._opt = Object.assign(
      {},
      {
        element: '',
        className: '',
        exclude: [],
        iframes: !1,
        iframesTimeout: 5e3,
        separateWordSearch: !0,
        diacritics: !0,
        synonyms: {},
        accuracy: 'partially',
        acrossElements: !1,
        caseSensitive: !1,
        ignoreJoiners: !1,
        ignoreGroups: 0,
        ignorePunctuation: [],
        wildcards: 'disabled',
        each: () => {},
        noMatch: () => {},
        filter: () => !0,
        done: () => {},
        debug: !1,
        log: window.console,
      },
      e,
    )
  }
  get opt() {
    return this._opt
  }
  get iterator() {
    return new ue(this.ctx, this.opt.iframes, this.opt.exclude, this.opt.iframesTimeout)
  }
  log(e, t = 'debug') {
    const n = this.opt.log
    this.opt.debug && typeof n == 'object' && typeof n[t] == 'function' && n[t](`mark.js: ${e}`)
  }
  escapeStr(e) {
    return e.replace(/[-[\]/{}()*+?.\\^$|]/g, '\\$&')
  }
  createRegExp(e) {
    return (
      this.opt.wildcards !== 'disabled' && (e = this.setupWildcardsRegExp(e)),
      (e = this.escapeStr(e)),
      Object.keys(this.opt.synonyms).length && (e = this.createSynonymsRegExp(e)),
      (this.opt.ignoreJoiners || this.opt.ignorePunctuation.length) && (e = this.setupIgnoreJoinersRegExp(e)),
      this.opt.diacritics && (e = this.createDiacriticsRegExp(e)),
      (e = this.createMergedBlanksRegExp(e)),
      (this.opt.ignoreJoiners || this.opt.ignorePunctuation.length) && (e = this.createJoinersRegExp(e)),
      this.opt.wildcards !== 'disabled' && (e = this.createWildcardsRegExp(e)),
      (e = this.createAccuracyRegExp(e)),
      e
    )
  }
  createSynonymsRegExp(e) {
    const t = this.opt.synonyms,
      n = this.opt.caseSensitive ? '' : 'i',
      s = this.opt.ignoreJoiners || this.opt.ignorePunctuation.length ? '\0' : ''
    for (const i in t)
      if (Object.hasOwn(t, i)) {
        const r = t[i],
          o = this.opt.wildcards !== 'disabled' ? this.setupWildcardsRegExp(i) : this.escapeStr(i),
          l = this.opt.wildcards !== 'disabled' ? this.setupWildcardsRegExp(r) : this.escapeStr(r)
        o !== '' &&
          l !== '' &&
          (e = e.replace(
            new RegExp(`(${this.escapeStr(o)}|${this.escapeStr(l)})`, `gm${n}`),
            s + `(${this.processSynomyms(o)}|${this.processSynomyms(l)})` + s,
          ))
      }
    return e
  }
  processSynomyms(e) {
    return (this.opt.ignoreJoiners || this.opt.ignorePunctuation.length) && (e = this.setupIgnoreJoinersRegExp(e)), e
  }
  setupWildcardsRegExp(e) {
    return (
      (e = e.replace(/(?:\\)*\?/g, t => (t.charAt(0) === '\\' ? '?' : ''))),
      e.replace(/(?:\\)*\*/g, t => (t.charAt(0) === '\\' ? '*' : ''))
    )
  }
  createWildcardsRegExp(e) {
    const t = this.opt.wildcards === 'withSpaces'
    return e.replace(/\u0001/g, t ? '[\\S\\s]?' : '\\S?').replace(/\u0002/g, t ? '[\\S\\s]*?' : '\\S*')
  }
  setupIgnoreJoinersRegExp(e) {
    return e.replace(/[^(|)\\]/g, (t, n, s) => {
      const i = s.charAt(n + 1)
      return /[(|)\\]/.test(i) || i === '' ? t : t + '\0'
    })
  }
  createJoinersRegExp(e) {
    const t = []
    const n = this.opt.ignorePunctuation
    return (
      Array.isArray(n) && n.length && t.push(this.escapeStr(n.join(''))),
      this.opt.ignoreJoiners && t.push('\\u00ad\\u200b\\u200c\\u200d'),
      t.length ? e.split(/\u0000+/).join(`[${t.join('')}]*`) : e
    )
  }
  createDiacriticsRegExp(e) {
    const t = this.opt.caseSensitive ? '' : 'i',
      n = this.opt.caseSensitive
        ? [
            'aàáảãạăằắẳẵặâầấẩẫậäåāą',
            'AÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÄÅĀĄ',
            'cçćč',
            'CÇĆČ',
            'dđď',
            'DĐĎ',
            'eèéẻẽẹêềếểễệëěēę',
            'EÈÉẺẼẸÊỀẾỂỄỆËĚĒĘ',
            'iìíỉĩịîïī',
            'IÌÍỈĨỊÎÏĪ',
            'lł',
            'LŁ',
            'nñňń',
            'NÑŇŃ',
            'oòóỏõọôồốổỗộơởỡớờợöøō',
            'OÒÓỎÕỌÔỒỐỔỖỘƠỞỠỚỜỢÖØŌ',
            'rř',
            'RŘ',
            'sšśșş',
            'SŠŚȘŞ',
            'tťțţ',
            'TŤȚŢ',
            'uùúủũụưừứửữựûüůū',
            'UÙÚỦŨỤƯỪỨỬỮỰÛÜŮŪ',
            'yýỳỷỹỵÿ',
            'YÝỲỶỸỴŸ',
            'zžżź',
            'ZŽŻŹ',
          ]
        : [
            'aàáảãạăằắẳẵặâầấẩẫậäåāąAÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÄÅĀĄ',
            'cçćčCÇĆČ',
            'dđďDĐĎ',
            'eèéẻẽẹêềếểễệëěēęEÈÉẺẼẸÊỀẾỂỄỆËĚĒĘ',
            'iìíỉĩịîïīIÌÍỈĨỊÎÏĪ',
            'lłLŁ',
            'nñňńNÑŇŃ',
            'oòóỏõọôồốổỗộơởỡớờợöøōOÒÓỎÕỌÔỒỐỔỖỘƠỞỠỚỜỢÖØŌ',
            'rřRŘ',
            'sšśșşSŠŚȘŞ',
            'tťțţTŤȚŢ',
            'uùúủũụưừứửữựûüůūUÙÚỦŨỤƯỪỨỬỮỰÛÜŮŪ',
            'yýỳỷỹỵÿYÝỲỶỸỴŸ',
            'zžżźZŽŻŹ',
          ]
    const s = []
    return (
      e.split('').forEach(i => {
        n.every(r => {
          if (r.indexOf(i) !== -1) {
            if (s.indexOf(r) > -1) return !1
            ;(e = e.replace(new RegExp(`[${r}]`, `gm${t}`), `[${r}]`)), s.push(r)
          }
          return !0
        })
      }),
      e
    )
  }
  createMergedBlanksRegExp(e) {
    return e.replace(/[\s]+/gim, '[\\s]+')
  }
  createAccuracyRegExp(e) {
    const t = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~¡¿'
    let n = this.opt.accuracy,
      s = typeof n == 'string' ? n : n.value,
      i = typeof n == 'string' ? [] : n.limiters,
      r = ''
    switch (
      (i.forEach(o => {
        r += `|${this.escapeStr(o)}`
      }),
      s)
    ) {
      case 'partially':
      default:
        return `()(${e})`
      case 'complementary':
        return (r = '\\s' + (r || this.escapeStr(t))), `()([^${r}]*${e}[^${r}]*)`
      case 'exactly':
        return `(^|\\s${r})(${e})(?=$|\\s${r})`
    }
  }
  getSeparatedKeywords(e) {
    const t = []
    return (
      e.forEach(n => {
        this.opt.separateWordSearch
          ? n.split(' ').forEach(s => {
              s.trim() && t.indexOf(s) === -1 && t.push(s)
            })
          : n.trim() && t.indexOf(n) === -1 && t.push(n)
      }),
      { keywords: t.sort((n, s) => s.length - n.length), length: t.length }
    )
  }
  isNumeric(e) {
    return Number(parseFloat(e)) == e
  }
  checkRanges(e) {
    if (!Array.isArray(e) || Object.prototype.toString.call(e[0]) !== '[object Object]')
      return this.log('markRanges() will only accept an array of objects'), this.opt.noMatch(e), []
    const t = []
    let n = 0
    return (
      e
        .sort((s, i) => s.start - i.start)
        .forEach(s => {
          const { start: i, end: r, valid: o } = this.callNoMatchOnInvalidRanges(s, n)
          o && ((s.start = i), (s.length = r - i), t.push(s), (n = r))
        }),
      t
    )
  }
  callNoMatchOnInvalidRanges(e, t) {
    let n,
      s,
      i = !1
    return (
      e && typeof e.start < 'u'
        ? ((n = parseInt(e.start, 10)),
          (s = n + parseInt(e.length, 10)),
          this.isNumeric(e.start) && this.isNumeric(e.length) && s - t > 0 && s - n > 0
            ? (i = !0)
            : (this.log(`Ignoring invalid or overlapping range: ${JSON.stringify(e)}`), this.opt.noMatch(e)))
        : (this.log(`Ignoring invalid range: ${JSON.stringify(e)}`), this.opt.noMatch(e)),
      { start: n, end: s, valid: i }
    )
  }
  checkWhitespaceRanges(e, t, n) {
    let s,
      i = !0,
      r = n.length,
      o = t - r,
      l = parseInt(e.start, 10) - o
    return (
      (l = l > r ? r : l),
      (s = l + parseInt(e.length, 10)),
      s > r && ((s = r), this.log(`End range automatically set to the max value of ${r}`)),
      l < 0 || s - l < 0 || l > r || s > r
        ? ((i = !1), this.log(`Invalid range: ${JSON.stringify(e)}`), this.opt.noMatch(e))
        : n.substring(l, s).replace(/\s+/g, '') === '' &&
          ((i = !1), this.log('Skipping whitespace only range: ' + JSON.stringify(e)), this.opt.noMatch(e)),
      { start: l, end: s, valid: i }
    )
  }
  getTextNodes(e) {
    let t = '',
      n = []
    this.iterator.forEachNode(
      NodeFilter.SHOW_TEXT,
      s => {
        n.push({ start: t.length, end: (t += s.textContent).length, node: s })
      },
      s => (this.matchesExclude(s.parentNode) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
      () => {
        e({ value: t, nodes: n })
      },
    )
  }
  matchesExclude(e) {
    return ue.matches(e, this.opt.exclude.concat(['script', 'style', 'title', 'head', 'html']))
  }
  wrapRangeInTextNode(e, t, n) {
    const s = this.opt.element ? this.opt.element : 'mark',
      i = e.splitText(t),
      r = i.splitText(n - t)
    const o = document.createElement(s)
    return (
      o.setAttribute('data-markjs', 'true'),
      this.opt.className && o.setAttribute('class', this.opt.className),
      (o.textContent = i.textContent),
      i.parentNode.replaceChild(o, i),
      r
    )
  }
  wrapRangeInMappedTextNode(e, t, n, s, i) {
    e.nodes.every((r, o) => {
      const l = e.nodes[o + 1]
      if (typeof l > 'u' || l.start > t) {
        if (!s(r.node)) return !1
        const c = t - r.start,
          p = (n > r.end ? r.end : n) - r.start,
          m = e.value.substr(0, r.start),
          v = e.value.substr(p + r.start)
        if (
          ((r.node = this.wrapRangeInTextNode(r.node, c, p)),
          (e.value = m + v),
          e.nodes.forEach((b, w) => {
            w >= o && (e.nodes[w].start > 0 && w !== o && (e.nodes[w].start -= p), (e.nodes[w].end -= p))
          }),
          (n -= p),
          i(r.node.previousSibling, r.start),
          n > r.end)
        )
          t = r.end
        else return !1
      }
      return !0
    })
  }
  wrapMatches(e, t, n, s, i) {
    const r = t === 0 ? 0 : t + 1
    this.getTextNodes(o => {
      o.nodes.forEach(l => {
        l = l.node
        let c
        for (; (c = e.exec(l.textContent)) !== null && c[r] !== ''; ) {
          if (!n(c[r], l)) continue
          let p = c.index
          if (r !== 0) for (let m = 1; m < r; m++) p += c[m].length
          ;(l = this.wrapRangeInTextNode(l, p, p + c[r].length)), s(l.previousSibling), (e.lastIndex = 0)
        }
      }),
        i()
    })
  }
  wrapMatchesAcrossElements(e, t, n, s, i) {
    const r = t === 0 ? 0 : t + 1
    this.getTextNodes(o => {
      let l
      for (; (l = e.exec(o.value)) !== null && l[r] !== ''; ) {
        let c = l.index
        if (r !== 0) for (let m = 1; m < r; m++) c += l[m].length
        const p = c + l[r].length
        this.wrapRangeInMappedTextNode(
          o,
          c,
          p,
          m => n(l[r], m),
          (m, v) => {
            ;(e.lastIndex = v), s(m)
          },
        )
      }
      i()
    })
  }
  wrapRangeFromIndex(e, t, n, s) {
    this.getTextNodes(i => {
      const r = i.value.length
      e.forEach((o, l) => {
        const { start: c, end: p, valid: m } = this.checkWhitespaceRanges(o, r, i.value)
        m &&
          this.wrapRangeInMappedTextNode(
            i,
            c,
            p,
            v => t(v, o, i.value.substring(c, p), l),
            v => {
              n(v, o)
            },
          )
      }),
        s()
    })
  }
  unwrapMatches(e) {
    const t = e.parentNode
    const n = document.createDocumentFragment()
    for (; e.firstChild; ) n.appendChild(e.removeChild(e.firstChild))
    t.replaceChild(n, e), this.ie ? this.normalizeTextNode(t) : t.normalize()
  }
  normalizeTextNode(e) {
    if (e) {
      if (e.nodeType === 3)
        for (; e.nextSibling && e.nextSibling.nodeType === 3; )
          (e.nodeValue += e.nextSibling.nodeValue), e.parentNode.removeChild(e.nextSibling)
      else this.normalizeTextNode(e.firstChild)
      this.normalizeTextNode(e.nextSibling)
    }
  }
  markRegExp(e, t) {
    ;(this.opt = t), this.log(`Searching with expression "${e}"`)
    let n = 0,
      s = 'wrapMatches'
    const i = r => {
      n++, this.opt.each(r)
    }
    this.opt.acrossElements && (s = 'wrapMatchesAcrossElements'),
      this[s](
        e,
        this.opt.ignoreGroups,
        (r, o) => this.opt.filter(o, r, n),
        i,
        () => {
          n === 0 && this.opt.noMatch(e), this.opt.done(n)
        },
      )
  }
  mark(e, t) {
    this.opt = t
    let n = 0,
      s = 'wrapMatches'
    const { keywords: i, length: r } = this.getSeparatedKeywords(typeof e == 'string' ? [e] : e),
      o = this.opt.caseSensitive ? '' : 'i',
      l = c => {
        let p = new RegExp(this.createRegExp(c), `gm${o}`),
          m = 0
        this.log(`Searching with expression "${p}"`),
          this[s](
            p,
            1,
            (v, b) => this.opt.filter(b, c, n, m),
            v => {
              m++, n++, this.opt.each(v)
            },
            () => {
              m === 0 && this.opt.noMatch(c), i[r - 1] === c ? this.opt.done(n) : l(i[i.indexOf(c) + 1])
            },
          )
      }
    this.opt.acrossElements && (s = 'wrapMatchesAcrossElements'), r === 0 ? this.opt.done(n) : l(i[0])
  }
  markRanges(e, t) {
    this.opt = t
    let n = 0,
      s = this.checkRanges(e)
    s && s.length
      ? (this.log('Starting to mark with the following ranges: ' + JSON.stringify(s)),
        this.wrapRangeFromIndex(
          s,
          (i, r, o, l) => this.opt.filter(i, r, o, l),
          (i, r) => {
            n++, this.opt.each(i, r)
          },
          () => {
            this.opt.done(n)
          },
        ))
      : this.opt.done(n)
  }
  unmark(e) {
    this.opt = e
    let t = this.opt.element ? this.opt.element : '*'
    ;(t += '[data-markjs]'),
      this.opt.className && (t += `.${this.opt.className}`),
      this.log(`Removal selector "${t}"`),
      this.iterator.forEachNode(
        NodeFilter.SHOW_ELEMENT,
        n => {
          this.unwrapMatches(n)
        },
        n => {
          const s = ue.matches(n, t),
            i = this.matchesExclude(n)
          return !s || i ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
        },
        this.opt.done,
      )
  }
}
function Vn(a) {
  const e = new zn(a)
  return (
    (this.mark = (t, n) => (e.mark(t, n), this)),
    (this.markRegExp = (t, n) => (e.markRegExp(t, n), this)),
    (this.markRanges = (t, n) => (e.markRanges(t, n), this)),
    (this.unmark = t => (e.unmark(t), this)),
    this
  )
}
const jn = 'ENTRIES',
  Tt = 'KEYS',
  Et = 'VALUES',
  z = ''
class De {
  constructor(e, t) {
    const n = e._tree,
      s = Array.from(n.keys())
    ;(this.set = e), (this._type = t), (this._path = s.length > 0 ? [{ node: n, keys: s }] : [])
  }
  next() {
    const e = this.dive()
    return this.backtrack(), e
  }
  dive() {
    if (this._path.length === 0) return { done: !0, value: void 0 }
    const { node: e, keys: t } = le(this._path)
    if (le(t) === z) return { done: !1, value: this.result() }
    const n = e.get(le(t))
    return this._path.push({ node: n, keys: Array.from(n.keys()) }), this.dive()
  }
  backtrack() {
    if (this._path.length === 0) return
    const e = le(this._path).keys
    e.pop(), !(e.length > 0) && (this._path.pop(), this.backtrack())
  }
  key() {
    return (
      this.set._prefix +
      this._path
        .map(({ keys: e }) => le(e))
        .filter(e => e !== z)
        .join('')
    )
  }
  value() {
    return le(this._path).node.get(z)
  }
  result() {
    switch (this._type) {
      case Et:
        return this.value()
      case Tt:
        return this.key()
      default:
        return [this.key(), this.value()]
    }
  }
  [Symbol.iterator]() {
    return this
  }
}
const le = a => a[a.length - 1],
  $n = (a, e, t) => {
    const n = new Map()
    if (e === void 0) return n
    const s = e.length + 1,
      i = s + t,
      r = new Uint8Array(i * s).fill(t + 1)
    for (let o = 0; o < s; ++o) r[o] = o
    for (let o = 1; o < i; ++o) r[o * s] = o
    return It(a, e, t, n, r, 1, s, ''), n
  },
  It = (a, e, t, n, s, i, r, o) => {
    const l = i * r
    e: for (const c of a.keys())
      if (c === z) {
        const p = s[l - 1]
        p <= t && n.set(o, [a.get(c), p])
      } else {
        let p = i
        for (let m = 0; m < c.length; ++m, ++p) {
          const v = c[m],
            b = r * p,
            w = b - r
          let k = s[b]
          const y = Math.max(0, p - t - 1),
            O = Math.min(r - 1, p + t)
          for (let L = y; L < O; ++L) {
            const K = v !== e[L],
              U = s[w + L] + +K,
              W = s[w + L + 1] + 1,
              j = s[b + L] + 1,
              $ = (s[b + L + 1] = Math.min(U, W, j))
            $ < k && (k = $)
          }
          if (k > t) continue e
        }
        It(a.get(c), e, t, n, s, p, r, o + c)
      }
  }
class Y {
  constructor(e = new Map(), t = '') {
    ;(this._size = void 0), (this._tree = e), (this._prefix = t)
  }
  atPrefix(e) {
    if (!e.startsWith(this._prefix)) throw new Error('Mismatched prefix')
    const [t, n] = Oe(this._tree, e.slice(this._prefix.length))
    if (t === void 0) {
      const [s, i] = qe(n)
      for (const r of s.keys())
        if (r !== z && r.startsWith(i)) {
          const o = new Map()
          return o.set(r.slice(i.length), s.get(r)), new Y(o, e)
        }
    }
    return new Y(t, e)
  }
  clear() {
    ;(this._size = void 0), this._tree.clear()
  }
  delete(e) {
    return (this._size = void 0), Bn(this._tree, e)
  }
  entries() {
    return new De(this, jn)
  }
  forEach(e) {
    for (const [t, n] of this) e(t, n, this)
  }
  fuzzyGet(e, t) {
    return $n(this._tree, e, t)
  }
  get(e) {
    const t = Ke(this._tree, e)
    return t !== void 0 ? t.get(z) : void 0
  }
  has(e) {
    const t = Ke(this._tree, e)
    return t !== void 0 && t.has(z)
  }
  keys() {
    return new De(this, Tt)
  }
  set(e, t) {
    if (typeof e != 'string') throw new Error('key must be a string')
    return (this._size = void 0), Pe(this._tree, e).set(z, t), this
  }
  get size() {
    if (this._size) return this._size
    this._size = 0
    const e = this.entries()
    for (; !e.next().done; ) this._size += 1
    return this._size
  }
  update(e, t) {
    if (typeof e != 'string') throw new Error('key must be a string')
    this._size = void 0
    const n = Pe(this._tree, e)
    return n.set(z, t(n.get(z))), this
  }
  fetch(e, t) {
    if (typeof e != 'string') throw new Error('key must be a string')
    this._size = void 0
    const n = Pe(this._tree, e)
    let s = n.get(z)
    return s === void 0 && n.set(z, (s = t())), s
  }
  values() {
    return new De(this, Et)
  }
  [Symbol.iterator]() {
    return this.entries()
  }
  static from(e) {
    const t = new Y()
    for (const [n, s] of e) t.set(n, s)
    return t
  }
  static fromObject(e) {
    return Y.from(Object.entries(e))
  }
}
const Oe = (a, e, t = []) => {
    if (e.length === 0 || a == null) return [a, t]
    for (const n of a.keys()) if (n !== z && e.startsWith(n)) return t.push([a, n]), Oe(a.get(n), e.slice(n.length), t)
    return t.push([a, e]), Oe(void 0, '', t)
  },
  Ke = (a, e) => {
    if (e.length === 0 || a == null) return a
    for (const t of a.keys()) if (t !== z && e.startsWith(t)) return Ke(a.get(t), e.slice(t.length))
  },
  Pe = (a, e) => {
    const t = e.length
    e: for (let n = 0; a && n < t; ) {
      for (const i of a.keys())
        if (i !== z && e[n] === i[0]) {
          const r = Math.min(t - n, i.length)
          let o = 1
          for (; o < r && e[n + o] === i[o]; ) ++o
          const l = a.get(i)
          if (o === i.length) a = l
          else {
            const c = new Map()
            c.set(i.slice(o), l), a.set(e.slice(n, n + o), c), a.delete(i), (a = c)
          }
          n += o
          continue e
        }
      const s = new Map()
      return a.set(e.slice(n), s), s
    }
    return a
  },
  Bn = (a, e) => {
    const [t, n] = Oe(a, e)
    if (t !== void 0) {
      if ((t.delete(z), t.size === 0)) kt(n)
      else if (t.size === 1) {
        const [s, i] = t.entries().next().value
        Nt(n, s, i)
      }
    }
  },
  kt = a => {
    if (a.length === 0) return
    const [e, t] = qe(a)
    if ((e.delete(t), e.size === 0)) kt(a.slice(0, -1))
    else if (e.size === 1) {
      const [n, s] = e.entries().next().value
      n !== z && Nt(a.slice(0, -1), n, s)
    }
  },
  Nt = (a, e, t) => {
    if (a.length === 0) return
    const [n, s] = qe(a)
    n.set(s + e, t), n.delete(s)
  },
  qe = a => a[a.length - 1],
  Ue = 'or',
  Ft = 'and',
  Wn = 'and_not'
class de {
  constructor(e) {
    if ((e == null ? void 0 : e.fields) == null) throw new Error('MiniSearch: option "fields" must be provided')
    const t = e.autoVacuum == null || e.autoVacuum === !0 ? je : e.autoVacuum
    ;(this._options = {
      ...Ve,
      ...e,
      autoVacuum: t,
      searchOptions: { ...ft, ...(e.searchOptions || {}) },
      autoSuggestOptions: { ...Un, ...(e.autoSuggestOptions || {}) },
    }),
      (this._index = new Y()),
      (this._documentCount = 0),
      (this._documentIds = new Map()),
      (this._idToShortId = new Map()),
      (this._fieldIds = {}),
      (this._fieldLength = new Map()),
      (this._avgFieldLength = []),
      (this._nextId = 0),
      (this._storedFields = new Map()),
      (this._dirtCount = 0),
      (this._currentVacuum = null),
      (this._enqueuedVacuum = null),
      (this._enqueuedVacuumConditions = He),
      this.addFields(this._options.fields)
  }
  add(e) {
    const { extractField: t, stringifyField: n, tokenize: s, processTerm: i, fields: r, idField: o } = this._options,
      l = t(e, o)
    if (l == null) throw new Error(`MiniSearch: document does not have ID field "${o}"`)
    if (this._idToShortId.has(l)) throw new Error(`MiniSearch: duplicate ID ${l}`)
    const c = this.addDocumentId(l)
    this.saveStoredFields(c, e)
    for (const p of r) {
      const m = t(e, p)
      if (m == null) continue
      const v = s(n(m, p), p),
        b = this._fieldIds[p],
        w = new Set(v).size
      this.addFieldLength(c, b, this._documentCount - 1, w)
      for (const k of v) {
        const y = i(k, p)
        if (Array.isArray(y)) for (const O of y) this.addTerm(b, c, O)
        else y && this.addTerm(b, c, y)
      }
    }
  }
  addAll(e) {
    for (const t of e) this.add(t)
  }
  addAllAsync(e, t = {}) {
    const { chunkSize: n = 10 } = t,
      s = { chunk: [], promise: Promise.resolve() },
      { chunk: i, promise: r } = e.reduce(
        ({ chunk: o, promise: l }, c, p) => (
          o.push(c),
          (p + 1) % n === 0
            ? { chunk: [], promise: l.then(() => new Promise(m => setTimeout(m, 0))).then(() => this.addAll(o)) }
            : { chunk: o, promise: l }
        ),
        s,
      )
    return r.then(() => this.addAll(i))
  }
  remove(e) {
    const { tokenize: t, processTerm: n, extractField: s, stringifyField: i, fields: r, idField: o } = this._options,
      l = s(e, o)
    if (l == null) throw new Error(`MiniSearch: document does not have ID field "${o}"`)
    const c = this._idToShortId.get(l)
    if (c == null) throw new Error(`MiniSearch: cannot remove document with ID ${l}: it is not in the index`)
    for (const p of r) {
      const m = s(e, p)
      if (m == null) continue
      const v = t(i(m, p), p),
        b = this._fieldIds[p],
        w = new Set(v).size
      this.removeFieldLength(c, b, this._documentCount, w)
      for (const k of v) {
        const y = n(k, p)
        if (Array.isArray(y)) for (const O of y) this.removeTerm(b, c, O)
        else y && this.removeTerm(b, c, y)
      }
    }
    this._storedFields.delete(c),
      this._documentIds.delete(c),
      this._idToShortId.delete(l),
      this._fieldLength.delete(c),
      (this._documentCount -= 1)
  }
  removeAll(e) {
    if (e) for (const t of e) this.remove(t)
    else {
      if (arguments.length > 0)
        throw new Error('Expected documents to be present. Omit the argument to remove all documents.')
      ;(this._index = new Y()),
        (this._documentCount = 0),
        (this._documentIds = new Map()),
        (this._idToShortId = new Map()),
        (this._fieldLength = new Map()),
        (this._avgFieldLength = []),
        (this._storedFields = new Map()),
        (this._nextId = 0)
    }
  }
  discard(e) {
    const t = this._idToShortId.get(e)
    if (t == null) throw new Error(`MiniSearch: cannot discard document with ID ${e}: it is not in the index`)
    this._idToShortId.delete(e),
      this._documentIds.delete(t),
      this._storedFields.delete(t),
      (this._fieldLength.get(t) || []).forEach((n, s) => {
        this.removeFieldLength(t, s, this._documentCount, n)
      }),
      this._fieldLength.delete(t),
      (this._documentCount -= 1),
      (this._dirtCount += 1),
      this.maybeAutoVacuum()
  }
  maybeAutoVacuum() {
    if (this._options.autoVacuum === !1) return
    const { minDirtFactor: e, minDirtCount: t, batchSize: n, batchWait: s } = this._options.autoVacuum
    this.conditionalVacuum({ batchSize: n, batchWait: s }, { minDirtCount: t, minDirtFactor: e })
  }
  discardAll(e) {
    const t = this._options.autoVacuum
    try {
      this._options.autoVacuum = !1
      for (const n of e) this.discard(n)
    } finally {
      this._options.autoVacuum = t
    }
    this.maybeAutoVacuum()
  }
  replace(e) {
    const { idField: t, extractField: n } = this._options,
      s = n(e, t)
    this.discard(s), this.add(e)
  }
  vacuum(e = {}) {
    return this.conditionalVacuum(e)
  }
  conditionalVacuum(e, t) {
    return this._currentVacuum
      ? ((this._enqueuedVacuumConditions = this._enqueuedVacuumConditions && t),
        this._enqueuedVacuum != null
          ? this._enqueuedVacuum
          : ((this._enqueuedVacuum = this._currentVacuum.then(() => {
              const n = this._enqueuedVacuumConditions
              return (this._enqueuedVacuumConditions = He), this.performVacuuming(e, n)
            })),
            this._enqueuedVacuum))
      : this.vacuumConditionsMet(t) === !1
        ? Promise.resolve()
        : ((this._currentVacuum = this.performVacuuming(e)), this._currentVacuum)
  }
  async performVacuuming(e, t) {
    const n = this._dirtCount
    if (this.vacuumConditionsMet(t)) {
      const s = e.batchSize || Je.batchSize,
        i = e.batchWait || Je.batchWait
      let r = 1
      for (const [o, l] of this._index) {
        for (const [c, p] of l)
          for (const [m] of p) this._documentIds.has(m) || (p.size <= 1 ? l.delete(c) : p.delete(m))
        this._index.get(o).size === 0 && this._index.delete(o),
          r % s === 0 && (await new Promise(c => setTimeout(c, i))),
          (r += 1)
      }
      this._dirtCount -= n
    }
    await null, (this._currentVacuum = this._enqueuedVacuum), (this._enqueuedVacuum = null)
  }
  vacuumConditionsMet(e) {
    if (e == null) return !0
    let { minDirtCount: t, minDirtFactor: n } = e
    return (t = t || je.minDirtCount), (n = n || je.minDirtFactor), this.dirtCount >= t && this.dirtFactor >= n
  }
  get isVacuuming() {
    return this._currentVacuum != null
  }
  get dirtCount() {
    return this._dirtCount
  }
  get dirtFactor() {
    return this._dirtCount / (1 + this._documentCount + this._dirtCount)
  }
  has(e) {
    return this._idToShortId.has(e)
  }
  getStoredFields(e) {
    const t = this._idToShortId.get(e)
    if (t != null) return this._storedFields.get(t)
  }
  search(e, t = {}) {
    const { searchOptions: n } = this._options,
      s = { ...n, ...t },
      i = this.executeQuery(e, t),
      r = []
    for (const [o, { score: l, terms: c, match: p }] of i) {
      const m = c.length || 1,
        v = { id: this._documentIds.get(o), score: l * m, terms: Object.keys(p), queryTerms: c, match: p }
      Object.assign(v, this._storedFields.get(o)), (s.filter == null || s.filter(v)) && r.push(v)
    }
    return (e === de.wildcard && s.boostDocument == null) || r.sort(pt), r
  }
  autoSuggest(e, t = {}) {
    t = { ...this._options.autoSuggestOptions, ...t }
    const n = new Map()
    for (const { score: i, terms: r } of this.search(e, t)) {
      const o = r.join(' '),
        l = n.get(o)
      l != null ? ((l.score += i), (l.count += 1)) : n.set(o, { score: i, terms: r, count: 1 })
    }
    const s = []
    for (const [i, { score: r, terms: o, count: l }] of n) s.push({ suggestion: i, terms: o, score: r / l })
    return s.sort(pt), s
  }
  get documentCount() {
    return this._documentCount
  }
  get termCount() {
    return this._index.size
  }
  static loadJSON(e, t) {
    if (t == null)
      throw new Error('MiniSearch: loadJSON should be given the same options used when serializing the index')
    return this.loadJS(JSON.parse(e), t)
  }
  static async loadJSONAsync(e, t) {
    if (t == null)
      throw new Error('MiniSearch: loadJSON should be given the same options used when serializing the index')
    return this.loadJSAsync(JSON.parse(e), t)
  }
  static getDefault(e) {
    if (Object.hasOwn(Ve, e)) return ze(Ve, e)
    throw new Error(`MiniSearch: unknown option "${e}"`)
  }
  static loadJS(e, t) {
    const { index: n, documentIds: s, fieldLength: i, storedFields: r, serializationVersion: o } = e,
      l = this.instantiateMiniSearch(e, t)
    ;(l._documentIds = Ee(s)), (l._fieldLength = Ee(i)), (l._storedFields = Ee(r))
    for (const [c, p] of l._documentIds) l._idToShortId.set(p, c)
    for (const [c, p] of n) {
      const m = new Map()
      for (const v of Object.keys(p)) {
        let b = p[v]
        o === 1 && (b = b.ds), m.set(parseInt(v, 10), Ee(b))
      }
      l._index.set(c, m)
    }
    return l
  }
  static async loadJSAsync(e, t) {
    const { index: n, documentIds: s, fieldLength: i, storedFields: r, serializationVersion: o } = e,
      l = this.instantiateMiniSearch(e, t)
    ;(l._documentIds = await Ie(s)), (l._fieldLength = await Ie(i)), (l._storedFields = await Ie(r))
    for (const [p, m] of l._documentIds) l._idToShortId.set(m, p)
    let c = 0
    for (const [p, m] of n) {
      const v = new Map()
      for (const b of Object.keys(m)) {
        let w = m[b]
        o === 1 && (w = w.ds), v.set(parseInt(b, 10), await Ie(w))
      }
      ++c % 1e3 === 0 && (await Rt(0)), l._index.set(p, v)
    }
    return l
  }
  static instantiateMiniSearch(e, t) {
    const { documentCount: n, nextId: s, fieldIds: i, averageFieldLength: r, dirtCount: o, serializationVersion: l } = e
    if (l !== 1 && l !== 2)
      throw new Error('MiniSearch: cannot deserialize an index created with an incompatible version')
    const c = new de(t)
    return (
      (c._documentCount = n),
      (c._nextId = s),
      (c._idToShortId = new Map()),
      (c._fieldIds = i),
      (c._avgFieldLength = r),
      (c._dirtCount = o || 0),
      (c._index = new Y()),
      c
    )
  }
  executeQuery(e, t = {}) {
    if (e === de.wildcard) return this.executeWildcardQuery(t)
    if (typeof e != 'string') {
      const v = { ...t, ...e, queries: void 0 },
        b = e.queries.map(w => this.executeQuery(w, v))
      return this.combineResults(b, v.combineWith)
    }
    const { tokenize: n, processTerm: s, searchOptions: i } = this._options,
      r = { tokenize: n, processTerm: s, ...i, ...t },
      { tokenize: o, processTerm: l } = r,
      m = o(e)
        .flatMap(v => l(v))
        .filter(v => !!v)
        .map(qn(r))
        .map(v => this.executeQuerySpec(v, r))
    return this.combineResults(m, r.combineWith)
  }
  executeQuerySpec(e, t) {
    const n = { ...this._options.searchOptions, ...t },
      s = (n.fields || this._options.fields).reduce((k, y) => ({ ...k, [y]: ze(n.boost, y) || 1 }), {}),
      { boostDocument: i, weights: r, maxFuzzy: o, bm25: l } = n,
      { fuzzy: c, prefix: p } = { ...ft.weights, ...r },
      m = this._index.get(e.term),
      v = this.termResults(e.term, e.term, 1, e.termBoost, m, s, i, l)
    let b, w
    if ((e.prefix && (b = this._index.atPrefix(e.term)), e.fuzzy)) {
      const k = e.fuzzy === !0 ? 0.2 : e.fuzzy,
        y = k < 1 ? Math.min(o, Math.round(e.term.length * k)) : k
      y && (w = this._index.fuzzyGet(e.term, y))
    }
    if (b)
      for (const [k, y] of b) {
        const O = k.length - e.term.length
        if (!O) continue
        w == null || w.delete(k)
        const L = (p * k.length) / (k.length + 0.3 * O)
        this.termResults(e.term, k, L, e.termBoost, y, s, i, l, v)
      }
    if (w)
      for (const k of w.keys()) {
        const [y, O] = w.get(k)
        if (!O) continue
        const L = (c * k.length) / (k.length + O)
        this.termResults(e.term, k, L, e.termBoost, y, s, i, l, v)
      }
    return v
  }
  executeWildcardQuery(e) {
    const t = new Map(),
      n = { ...this._options.searchOptions, ...e }
    for (const [s, i] of this._documentIds) {
      const r = n.boostDocument ? n.boostDocument(i, '', this._storedFields.get(s)) : 1
      t.set(s, { score: r, terms: [], match: {} })
    }
    return t
  }
  combineResults(e, t = Ue) {
    if (e.length === 0) return new Map()
    const n = t.toLowerCase(),
      s = Kn[n]
    if (!s) throw new Error(`Invalid combination operator: ${t}`)
    return e.reduce(s) || new Map()
  }
  toJSON() {
    const e = []
    for (const [t, n] of this._index) {
      const s = {}
      for (const [i, r] of n) s[i] = Object.fromEntries(r)
      e.push([t, s])
    }
    return {
      documentCount: this._documentCount,
      nextId: this._nextId,
      documentIds: Object.fromEntries(this._documentIds),
      fieldIds: this._fieldIds,
      fieldLength: Object.fromEntries(this._fieldLength),
      averageFieldLength: this._avgFieldLength,
      storedFields: Object.fromEntries(this._storedFields),
      dirtCount: this._dirtCount,
      index: e,
      serializationVersion: 2,
    }
  }
  termResults(e, t, n, s, i, r, o, l, c = new Map()) {
    if (i == null) return c
    for (const p of Object.keys(r)) {
      const m = r[p],
        v = this._fieldIds[p],
        b = i.get(v)
      if (b == null) continue
      let w = b.size
      const k = this._avgFieldLength[v]
      for (const y of b.keys()) {
        if (!this._documentIds.has(y)) {
          this.removeTerm(v, y, t), (w -= 1)
          continue
        }
        const O = o ? o(this._documentIds.get(y), t, this._storedFields.get(y)) : 1
        if (!O) continue
        const L = b.get(y),
          K = this._fieldLength.get(y)[v],
          U = Hn(L, w, this._documentCount, K, k, l),
          W = n * s * m * O * U,
          j = c.get(y)
        if (j) {
          ;(j.score += W), Gn(j.terms, e)
          const $ = ze(j.match, t)
          $ ? $.push(p) : (j.match[t] = [p])
        } else c.set(y, { score: W, terms: [e], match: { [t]: [p] } })
      }
    }
    return c
  }
  addTerm(e, t, n) {
    const s = this._index.fetch(n, vt)
    let i = s.get(e)
    if (i == null) (i = new Map()), i.set(t, 1), s.set(e, i)
    else {
      const r = i.get(t)
      i.set(t, (r || 0) + 1)
    }
  }
  removeTerm(e, t, n) {
    if (!this._index.has(n)) {
      this.warnDocumentChanged(t, e, n)
      return
    }
    const s = this._index.fetch(n, vt),
      i = s.get(e)
    i == null || i.get(t) == null
      ? this.warnDocumentChanged(t, e, n)
      : i.get(t) <= 1
        ? i.size <= 1
          ? s.delete(e)
          : i.delete(t)
        : i.set(t, i.get(t) - 1),
      this._index.get(n).size === 0 && this._index.delete(n)
  }
  warnDocumentChanged(e, t, n) {
    for (const s of Object.keys(this._fieldIds))
      if (this._fieldIds[s] === t) {
        this._options.logger(
          'warn',
          `MiniSearch: document with ID ${this._documentIds.get(e)} has changed before removal: term "${n}" was not present in field "${s}". Removing a document after it has changed can corrupt the index!`,
          'version_conflict',
        )
        return
      }
  }
  addDocumentId(e) {
    const t = this._nextId
    return this._idToShortId.set(e, t), this._documentIds.set(t, e), (this._documentCount += 1), (this._nextId += 1), t
  }
  addFields(e) {
    for (let t = 0; t < e.length; t++) this._fieldIds[e[t]] = t
  }
  addFieldLength(e, t, n, s) {
    let i = this._fieldLength.get(e)
    i == null && this._fieldLength.set(e, (i = [])), (i[t] = s)
    const o = (this._avgFieldLength[t] || 0) * n + s
    this._avgFieldLength[t] = o / (n + 1)
  }
  removeFieldLength(e, t, n, s) {
    if (n === 1) {
      this._avgFieldLength[t] = 0
      return
    }
    const i = this._avgFieldLength[t] * n - s
    this._avgFieldLength[t] = i / (n - 1)
  }
  saveStoredFields(e, t) {
    const { storeFields: n, extractField: s } = this._options
    if (n == null || n.length === 0) return
    let i = this._storedFields.get(e)
    i == null && this._storedFields.set(e, (i = {}))
    for (const r of n) {
      const o = s(t, r)
      o !== void 0 && (i[r] = o)
    }
  }
}
de.wildcard = Symbol('*')
const ze = (a, e) => (Object.hasOwn(a, e) ? a[e] : void 0),
  Kn = {
    [Ue]: (a, e) => {
      for (const t of e.keys()) {
        const n = a.get(t)
        if (n == null) a.set(t, e.get(t))
        else {
          const { score: s, terms: i, match: r } = e.get(t)
          ;(n.score = n.score + s), (n.match = Object.assign(n.match, r)), ht(n.terms, i)
        }
      }
      return a
    },
    [Ft]: (a, e) => {
      const t = new Map()
      for (const n of e.keys()) {
        const s = a.get(n)
        if (s == null) continue
        const { score: i, terms: r, match: o } = e.get(n)
        ht(s.terms, r), t.set(n, { score: s.score + i, terms: s.terms, match: Object.assign(s.match, o) })
      }
      return t
    },
    [Wn]: (a, e) => {
      for (const t of e.keys()) a.delete(t)
      return a
    },
  },
  Jn = { k: 1.2, b: 0.7, d: 0.5 },
  Hn = (a, e, t, n, s, i) => {
    const { k: r, b: o, d: l } = i
    return Math.log(1 + (t - e + 0.5) / (e + 0.5)) * (l + (a * (r + 1)) / (a + r * (1 - o + (o * n) / s)))
  },
  qn = a => (e, t, n) => {
    const s = typeof a.fuzzy == 'function' ? a.fuzzy(e, t, n) : a.fuzzy || !1,
      i = typeof a.prefix == 'function' ? a.prefix(e, t, n) : a.prefix === !0,
      r = typeof a.boostTerm == 'function' ? a.boostTerm(e, t, n) : 1
    return { term: e, fuzzy: s, prefix: i, termBoost: r }
  },
  Ve = {
    idField: 'id',
    extractField: (a, e) => a[e],
    stringifyField: (a, e) => a.toString(),
    tokenize: a => a.split(Qn),
    processTerm: a => a.toLowerCase(),
    fields: void 0,
    searchOptions: void 0,
    storeFields: [],
    logger: (a, e) => {
      typeof (console == null ? void 0 : console[a]) == 'function' && console[a](e)
    },
    autoVacuum: !0,
  },
  ft = {
    combineWith: Ue,
    prefix: !1,
    fuzzy: !1,
    maxFuzzy: 6,
    boost: {},
    weights: { fuzzy: 0.45, prefix: 0.375 },
    bm25: Jn,
  },
  Un = { combineWith: Ft, prefix: (a, e, t) => e === t.length - 1 },
  Je = { batchSize: 1e3, batchWait: 10 },
  He = { minDirtFactor: 0.1, minDirtCount: 20 },
  je = { ...Je, ...He },
  Gn = (a, e) => {
    a.includes(e) || a.push(e)
  },
  ht = (a, e) => {
    for (const t of e) a.includes(t) || a.push(t)
  },
  pt = ({ score: a }, { score: e }) => e - a,
  vt = () => new Map(),
  Ee = a => {
    const e = new Map()
    for (const t of Object.keys(a)) e.set(parseInt(t, 10), a[t])
    return e
  },
  Ie = async a => {
    const e = new Map()
    let t = 0
    for (const n of Object.keys(a)) e.set(parseInt(n, 10), a[n]), ++t % 1e3 === 0 && (await Rt(0))
    return e
  },
  Rt = a => new Promise(e => setTimeout(e, a)),
  Qn = /[\n\r\p{Z}\p{P}]+/u
class Yn {
  constructor(e = 10) {
    Ce(this, 'max')
    Ce(this, 'cache')
    ;(this.max = e), (this.cache = new Map())
  }
  get(e) {
    const t = this.cache.get(e)
    return t !== void 0 && (this.cache.delete(e), this.cache.set(e, t)), t
  }
  set(e, t) {
    this.cache.has(e) ? this.cache.delete(e) : this.cache.size === this.max && this.cache.delete(this.first()),
      this.cache.set(e, t)
  }
  first() {
    return this.cache.keys().next().value
  }
  clear() {
    this.cache.clear()
  }
}
const Zn = ['aria-owns'],
  Xn = { class: 'shell' },
  er = ['title'],
  tr = { class: 'search-actions before' },
  nr = ['title'],
  rr = ['aria-activedescendant', 'aria-controls', 'placeholder'],
  sr = { class: 'search-actions' },
  ir = ['title'],
  ar = ['disabled', 'title'],
  or = ['id', 'role', 'aria-labelledby'],
  lr = ['id', 'aria-selected'],
  cr = ['href', 'aria-label', 'onMouseenter', 'onFocusin', 'data-index'],
  ur = { class: 'titles' },
  dr = ['innerHTML'],
  fr = { class: 'title main' },
  hr = ['innerHTML'],
  pr = { key: 0, class: 'excerpt-wrapper' },
  vr = { key: 0, class: 'excerpt', inert: '' },
  mr = ['innerHTML'],
  gr = { key: 0, class: 'no-results' },
  br = { class: 'search-keyboard-shortcuts' },
  yr = ['aria-label'],
  wr = ['aria-label'],
  Sr = ['aria-label'],
  _r = ['aria-label'],
  xr = zt({
    __name: 'VPLocalSearchBox',
    emits: ['close'],
    setup(a, { emit: e }) {
      var I, S
      const t = e,
        n = ce(),
        s = ce(),
        i = ce(ln),
        r = an(),
        { activate: o } = Pn(n, {
          immediate: !0,
          allowOutsideClick: !0,
          clickOutsideDeactivates: !0,
          escapeDeactivates: !0,
        }),
        { localeIndex: l, theme: c } = r,
        p = nt(async () => {
          var h, d, _, R, A, C, D, F, V
          return at(
            de.loadJSON(
              (_ = await ((d = (h = i.value)[l.value]) == null ? void 0 : d.call(h))) == null ? void 0 : _.default,
              {
                fields: ['title', 'titles', 'text'],
                storeFields: ['title', 'titles'],
                searchOptions: {
                  fuzzy: 0.2,
                  prefix: !0,
                  boost: { title: 4, text: 2, titles: 1 },
                  ...(((R = c.value.search) == null ? void 0 : R.provider) === 'local' &&
                    ((C = (A = c.value.search.options) == null ? void 0 : A.miniSearch) == null
                      ? void 0
                      : C.searchOptions)),
                },
                ...(((D = c.value.search) == null ? void 0 : D.provider) === 'local' &&
                  ((V = (F = c.value.search.options) == null ? void 0 : F.miniSearch) == null ? void 0 : V.options)),
              },
            ),
          )
        }),
        v = be(() => {
          var h, d
          return (
            ((h = c.value.search) == null ? void 0 : h.provider) === 'local' &&
            ((d = c.value.search.options) == null ? void 0 : d.disableQueryPersistence) === !0
          )
        }).value
          ? he('')
          : Vt('vitepress:local-search-filter', ''),
        b = jt(
          'vitepress:local-search-detailed-list',
          ((I = c.value.search) == null ? void 0 : I.provider) === 'local' &&
            ((S = c.value.search.options) == null ? void 0 : S.detailedView) === !0,
        ),
        w = be(() => {
          var h, d, _
          return (
            ((h = c.value.search) == null ? void 0 : h.provider) === 'local' &&
            (((d = c.value.search.options) == null ? void 0 : d.disableDetailedView) === !0 ||
              ((_ = c.value.search.options) == null ? void 0 : _.detailedView) === !1)
          )
        }),
        k = be(() => {
          var d, _, R, A, C, D, F
          const h = ((d = c.value.search) == null ? void 0 : d.options) ?? c.value.algolia
          return (
            ((C =
              (A =
                (R = (_ = h == null ? void 0 : h.locales) == null ? void 0 : _[l.value]) == null
                  ? void 0
                  : R.translations) == null
                ? void 0
                : A.button) == null
              ? void 0
              : C.buttonText) ||
            ((F = (D = h == null ? void 0 : h.translations) == null ? void 0 : D.button) == null
              ? void 0
              : F.buttonText) ||
            'Search'
          )
        })
      $t(() => {
        w.value && (b.value = !1)
      })
      const y = ce([]),
        O = he(!1)
      $e(v, () => {
        O.value = !1
      })
      const L = nt(async () => {
          if (s.value) return at(new Vn(s.value))
        }, null),
        K = new Yn(16)
      Bt(
        () => [p.value, v.value, b.value],
        async ([h, d, _], R, A) => {
          var te, we, Ge, Qe
          ;(R == null ? void 0 : R[0]) !== h && K.clear()
          let C = !1
          if (
            (A(() => {
              C = !0
            }),
            !h)
          )
            return
          ;(y.value = h.search(d).slice(0, 16)), (O.value = !0)
          const D = _ ? await Promise.all(y.value.map(B => U(B.id))) : []
          if (C) return
          for (const { id: B, mod: ne } of D) {
            const re = B.slice(0, B.indexOf('#'))
            let G = K.get(re)
            if (G) continue
            ;(G = new Map()), K.set(re, G)
            const J = ne.default ?? ne
            if ((J != null && J.render) || (J != null && J.setup)) {
              const se = en(J)
              ;(se.config.warnHandler = () => {}),
                se.provide(tn, r),
                Object.defineProperties(se.config.globalProperties, {
                  $frontmatter: {
                    get() {
                      return r.frontmatter.value
                    },
                  },
                  $params: {
                    get() {
                      return r.page.value.params
                    },
                  },
                })
              const Ye = document.createElement('div')
              se.mount(Ye),
                Ye.querySelectorAll('h1, h2, h3, h4, h5, h6').forEach(fe => {
                  var et
                  const Se = (et = fe.querySelector('a')) == null ? void 0 : et.getAttribute('href'),
                    Ze = (Se == null ? void 0 : Se.startsWith('#')) && Se.slice(1)
                  if (!Ze) return
                  let Xe = ''
                  for (; (fe = fe.nextElementSibling) && !/^h[1-6]$/i.test(fe.tagName); ) Xe += fe.outerHTML
                  G.set(Ze, Xe)
                }),
                se.unmount()
            }
            if (C) return
          }
          const F = new Set()
          if (
            ((y.value = y.value.map(B => {
              const [ne, re] = B.id.split('#'),
                G = K.get(ne),
                J = (G == null ? void 0 : G.get(re)) ?? ''
              for (const se in B.match) F.add(se)
              return { ...B, text: J }
            })),
            await pe(),
            C)
          )
            return
          await new Promise(B => {
            var ne
            ;(ne = L.value) == null ||
              ne.unmark({
                done: () => {
                  var re
                  ;(re = L.value) == null || re.markRegExp(E(F), { done: B })
                },
              })
          })
          const V = ((te = n.value) == null ? void 0 : te.querySelectorAll('.result .excerpt')) ?? []
          for (const B of V)
            (we = B.querySelector('mark[data-markjs="true"]')) == null || we.scrollIntoView({ block: 'center' })
          ;(Qe = (Ge = s.value) == null ? void 0 : Ge.firstElementChild) == null ||
            Qe.scrollIntoView({ block: 'start' })
        },
        { debounce: 200, immediate: !0 },
      )
      async function U(h) {
        const d = nn(h.slice(0, h.indexOf('#')))
        try {
          if (!d) throw new Error(`Cannot find file for id: ${h}`)
          return { id: h, mod: await import(d) }
        } catch (_) {
          return console.error(_), { id: h, mod: {} }
        }
      }
      const W = he(),
        j = be(() => {
          var h
          return ((h = v.value) == null ? void 0 : h.length) <= 0
        })
      function $(h = !0) {
        var d, _
        ;(d = W.value) == null || d.focus(), h && ((_ = W.value) == null || _.select())
      }
      Me(() => {
        $()
      })
      function Ae(h) {
        h.pointerType === 'mouse' && $()
      }
      const M = he(-1),
        Z = he(!0)
      $e(y, h => {
        ;(M.value = h.length ? 0 : -1), X()
      })
      function X() {
        pe(() => {
          const h = document.querySelector('.result.selected')
          h == null || h.scrollIntoView({ block: 'nearest' })
        })
      }
      _e('ArrowUp', h => {
        h.preventDefault(), M.value--, M.value < 0 && (M.value = y.value.length - 1), (Z.value = !0), X()
      }),
        _e('ArrowDown', h => {
          h.preventDefault(), M.value++, M.value >= y.value.length && (M.value = 0), (Z.value = !0), X()
        })
      const ee = Wt()
      _e('Enter', h => {
        if (h.isComposing || (h.target instanceof HTMLButtonElement && h.target.type !== 'submit')) return
        const d = y.value[M.value]
        if (h.target instanceof HTMLInputElement && !d) {
          h.preventDefault()
          return
        }
        d && (ee.go(d.id), t('close'))
      }),
        _e('Escape', () => {
          t('close')
        })
      const u = on({
        modal: {
          displayDetails: 'Display detailed list',
          resetButtonTitle: 'Reset search',
          backButtonTitle: 'Close search',
          noResultsText: 'No results for',
          footer: {
            selectText: 'to select',
            selectKeyAriaLabel: 'enter',
            navigateText: 'to navigate',
            navigateUpKeyAriaLabel: 'up arrow',
            navigateDownKeyAriaLabel: 'down arrow',
            closeText: 'to close',
            closeKeyAriaLabel: 'escape',
          },
        },
      })
      Me(() => {
        window.history.pushState(null, '', null)
      }),
        Kt('popstate', h => {
          h.preventDefault(), t('close')
        })
      const f = Jt(Ht ? document.body : null)
      Me(() => {
        pe(() => {
          ;(f.value = !0), pe().then(() => o())
        })
      }),
        qt(() => {
          f.value = !1
        })
      function g() {
        ;(v.value = ''), pe().then(() => $(!1))
      }
      function E(h) {
        return new RegExp(
          [...h]
            .sort((d, _) => _.length - d.length)
            .map(d => `(${rn(d)})`)
            .join('|'),
          'gi',
        )
      }
      function x(h) {
        var R
        if (!Z.value) return
        const d = (R = h.target) == null ? void 0 : R.closest('.result'),
          _ = Number.parseInt(d == null ? void 0 : d.dataset.index)
        _ >= 0 && _ !== M.value && (M.value = _), (Z.value = !1)
      }
      return (h, d) => {
        var _, R, A, C, D
        return (
          H(),
          Ut(Xt, { to: 'body' }, [
            T(
              'div',
              {
                ref_key: 'el',
                ref: n,
                role: 'button',
                'aria-owns': (_ = y.value) != null && _.length ? 'localsearch-list' : void 0,
                'aria-expanded': 'true',
                'aria-haspopup': 'listbox',
                'aria-labelledby': 'localsearch-label',
                class: 'VPLocalSearchBox',
              },
              [
                T('div', { class: 'backdrop', onClick: d[0] || (d[0] = F => h.$emit('close')) }),
                T('div', Xn, [
                  T(
                    'form',
                    {
                      class: 'search-bar',
                      onPointerup: d[4] || (d[4] = F => Ae(F)),
                      onSubmit: d[5] || (d[5] = Gt(() => {}, ['prevent'])),
                    },
                    [
                      T(
                        'label',
                        { title: k.value, id: 'localsearch-label', for: 'localsearch-input' },
                        [
                          ...(d[7] ||
                            (d[7] = [
                              T(
                                'span',
                                { 'aria-hidden': 'true', class: 'vpi-search search-icon local-search-icon' },
                                null,
                                -1,
                              ),
                            ])),
                        ],
                        8,
                        er,
                      ),
                      T('div', tr, [
                        T(
                          'button',
                          {
                            class: 'back-button',
                            title: P(u)('modal.backButtonTitle'),
                            onClick: d[1] || (d[1] = F => h.$emit('close')),
                          },
                          [...(d[8] || (d[8] = [T('span', { class: 'vpi-arrow-left local-search-icon' }, null, -1)]))],
                          8,
                          nr,
                        ),
                      ]),
                      Qt(
                        T(
                          'input',
                          {
                            ref_key: 'searchInput',
                            ref: W,
                            'onUpdate:modelValue': d[2] || (d[2] = F => (Zt(v) ? (v.value = F) : null)),
                            'aria-activedescendant': M.value > -1 ? 'localsearch-item-' + M.value : void 0,
                            'aria-autocomplete': 'both',
                            'aria-controls': (R = y.value) != null && R.length ? 'localsearch-list' : void 0,
                            'aria-labelledby': 'localsearch-label',
                            autocapitalize: 'off',
                            autocomplete: 'off',
                            autocorrect: 'off',
                            class: 'search-input',
                            id: 'localsearch-input',
                            enterkeyhint: 'go',
                            maxlength: '64',
                            placeholder: k.value,
                            spellcheck: 'false',
                            type: 'search',
                          },
                          null,
                          8,
                          rr,
                        ),
                        [[Yt, P(v)]],
                      ),
                      T('div', sr, [
                        w.value
                          ? xe('', !0)
                          : (H(),
                            Q(
                              'button',
                              {
                                key: 0,
                                class: rt(['toggle-layout-button', { 'detailed-list': P(b) }]),
                                type: 'button',
                                title: P(u)('modal.displayDetails'),
                                onClick: d[3] || (d[3] = F => M.value > -1 && (b.value = !P(b))),
                              },
                              [
                                ...(d[9] ||
                                  (d[9] = [T('span', { class: 'vpi-layout-list local-search-icon' }, null, -1)])),
                              ],
                              10,
                              ir,
                            )),
                        T(
                          'button',
                          {
                            class: 'clear-button',
                            type: 'reset',
                            disabled: j.value,
                            title: P(u)('modal.resetButtonTitle'),
                            onClick: g,
                          },
                          [...(d[10] || (d[10] = [T('span', { class: 'vpi-delete local-search-icon' }, null, -1)]))],
                          8,
                          ar,
                        ),
                      ]),
                    ],
                    32,
                  ),
                  T(
                    'ul',
                    {
                      ref_key: 'resultsEl',
                      ref: s,
                      id: (A = y.value) != null && A.length ? 'localsearch-list' : void 0,
                      role: (C = y.value) != null && C.length ? 'listbox' : void 0,
                      'aria-labelledby': (D = y.value) != null && D.length ? 'localsearch-label' : void 0,
                      class: 'results',
                      onMousemove: x,
                    },
                    [
                      (H(!0),
                      Q(
                        it,
                        null,
                        st(
                          y.value,
                          (F, V) => (
                            H(),
                            Q(
                              'li',
                              {
                                key: F.id,
                                id: 'localsearch-item-' + V,
                                'aria-selected': M.value === V ? 'true' : 'false',
                                role: 'option',
                              },
                              [
                                T(
                                  'a',
                                  {
                                    href: F.id,
                                    class: rt(['result', { selected: M.value === V }]),
                                    'aria-label': [...F.titles, F.title].join(' > '),
                                    onMouseenter: te => !Z.value && (M.value = V),
                                    onFocusin: te => (M.value = V),
                                    onClick: d[6] || (d[6] = te => h.$emit('close')),
                                    'data-index': V,
                                  },
                                  [
                                    T('div', null, [
                                      T('div', ur, [
                                        d[12] || (d[12] = T('span', { class: 'title-icon' }, '#', -1)),
                                        (H(!0),
                                        Q(
                                          it,
                                          null,
                                          st(
                                            F.titles,
                                            (te, we) => (
                                              H(),
                                              Q('span', { key: we, class: 'title' }, [
                                                T('span', { class: 'text', innerHTML: te }, null, 8, dr),
                                                d[11] ||
                                                  (d[11] = T(
                                                    'span',
                                                    { class: 'vpi-chevron-right local-search-icon' },
                                                    null,
                                                    -1,
                                                  )),
                                              ])
                                            ),
                                          ),
                                          128,
                                        )),
                                        T('span', fr, [T('span', { class: 'text', innerHTML: F.title }, null, 8, hr)]),
                                      ]),
                                      P(b)
                                        ? (H(),
                                          Q('div', pr, [
                                            F.text
                                              ? (H(),
                                                Q('div', vr, [
                                                  T('div', { class: 'vp-doc', innerHTML: F.text }, null, 8, mr),
                                                ]))
                                              : xe('', !0),
                                            d[13] || (d[13] = T('div', { class: 'excerpt-gradient-bottom' }, null, -1)),
                                            d[14] || (d[14] = T('div', { class: 'excerpt-gradient-top' }, null, -1)),
                                          ]))
                                        : xe('', !0),
                                    ]),
                                  ],
                                  42,
                                  cr,
                                ),
                              ],
                              8,
                              lr,
                            )
                          ),
                        ),
                        128,
                      )),
                      P(v) && !y.value.length && O.value
                        ? (H(),
                          Q('li', gr, [
                            ve(me(P(u)('modal.noResultsText')) + ' "', 1),
                            T('strong', null, me(P(v)), 1),
                            d[15] || (d[15] = ve('" ', -1)),
                          ]))
                        : xe('', !0),
                    ],
                    40,
                    or,
                  ),
                  T('div', br, [
                    T('span', null, [
                      T(
                        'kbd',
                        { 'aria-label': P(u)('modal.footer.navigateUpKeyAriaLabel') },
                        [...(d[16] || (d[16] = [T('span', { class: 'vpi-arrow-up navigate-icon' }, null, -1)]))],
                        8,
                        yr,
                      ),
                      T(
                        'kbd',
                        { 'aria-label': P(u)('modal.footer.navigateDownKeyAriaLabel') },
                        [...(d[17] || (d[17] = [T('span', { class: 'vpi-arrow-down navigate-icon' }, null, -1)]))],
                        8,
                        wr,
                      ),
                      ve(' ' + me(P(u)('modal.footer.navigateText')), 1),
                    ]),
                    T('span', null, [
                      T(
                        'kbd',
                        { 'aria-label': P(u)('modal.footer.selectKeyAriaLabel') },
                        [
                          ...(d[18] ||
                            (d[18] = [T('span', { class: 'vpi-corner-down-left navigate-icon' }, null, -1)])),
                        ],
                        8,
                        Sr,
                      ),
                      ve(' ' + me(P(u)('modal.footer.selectText')), 1),
                    ]),
                    T('span', null, [
                      T('kbd', { 'aria-label': P(u)('modal.footer.closeKeyAriaLabel') }, 'esc', 8, _r),
                      ve(' ' + me(P(u)('modal.footer.closeText')), 1),
                    ]),
                  ]),
                ]),
              ],
              8,
              Zn,
            ),
          ])
        )
      }
    },
  }),
  Fr = sn(xr, [['__scopeId', 'data-v-68e678c9']])
export { Fr as default }
