const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f || (m.f = ['assets/chunks/VPLocalSearchBox.DcRqBv8y.js', 'assets/chunks/framework.DgK3l-CU.js']),
) => i.map(i => d[i])

import {
  b as _,
  G as $e,
  B as A,
  H as B,
  f as Be,
  u as Ce,
  r as c,
  M as De,
  j as d,
  g as de,
  z as Ee,
  R as ee,
  q as F,
  A as Fe,
  y as fe,
  K as G,
  U as Ge,
  _ as g,
  i as He,
  w as h,
  k as i,
  O as ie,
  a as j,
  Y as je,
  a0 as Ke,
  E as k,
  P as Le,
  t as M,
  e as m,
  n as N,
  S as Oe,
  N as Pe,
  d as p,
  J as Q,
  a1 as qe,
  p as S,
  W as Se,
  o as s,
  m as se,
  X as Te,
  v as U,
  V as Ue,
  c as u,
  T as ue,
  Q as Ve,
  x as ve,
  C as W,
  $ as We,
  s as X,
  F as x,
  D as Y,
  h as y,
  I as ye,
  L as Z,
  l as z,
  Z as ze,
} from './framework.DgK3l-CU.js'
const Re = p({
    __name: 'VPBadge',
    props: { text: {}, type: { default: 'tip' } },
    setup(e) {
      return (t, n) => (
        s(), u('span', { class: N(['VPBadge', e.type]) }, [c(t.$slots, 'default', {}, () => [j(M(e.text), 1)])], 2)
      )
    },
  }),
  Je = { key: 0, class: 'VPBackdrop' },
  Xe = p({
    __name: 'VPBackdrop',
    props: { show: { type: Boolean } },
    setup(e) {
      return (t, n) => (
        s(), _(ue, { name: 'fade' }, { default: h(() => [e.show ? (s(), u('div', Je)) : m('', !0)]), _: 1 })
      )
    },
  }),
  Ye = g(Xe, [['__scopeId', 'data-v-54a304ca']]),
  L = Ce
function Qe(e, t) {
  let n,
    a = !1
  return () => {
    n && clearTimeout(n), a ? (n = setTimeout(e, t)) : (e(), (a = !0) && setTimeout(() => (a = !1), t))
  }
}
function re(e) {
  return e.startsWith('/') ? e : `/${e}`
}
function he(e) {
  const { pathname: t, search: n, hash: a, protocol: o } = new URL(e, 'http://a.com')
  if (He(e) || e.startsWith('#') || !o.startsWith('http') || !Be(t)) return e
  const { site: r } = L(),
    l =
      t.endsWith('/') || t.endsWith('.html')
        ? e
        : e.replace(/(?:(^\.+)\/)?.*$/, `$1${t.replace(/(\.md)?$/, r.value.cleanUrls ? '' : '.html')}${n}${a}`)
  return de(l)
}
function q({ correspondingLink: e = !1 } = {}) {
  const { site: t, localeIndex: n, page: a, theme: o, hash: r } = L(),
    l = y(() => {
      var f, $
      return {
        label: (f = t.value.locales[n.value]) == null ? void 0 : f.label,
        link: (($ = t.value.locales[n.value]) == null ? void 0 : $.link) || (n.value === 'root' ? '/' : `/${n.value}/`),
      }
    })
  return {
    localeLinks: y(() =>
      Object.entries(t.value.locales).flatMap(([f, $]) =>
        l.value.label === $.label
          ? []
          : {
              text: $.label,
              link:
                Ze(
                  $.link || (f === 'root' ? '/' : `/${f}/`),
                  o.value.i18nRouting !== !1 && e,
                  a.value.relativePath.slice(l.value.link.length - 1),
                  !t.value.cleanUrls,
                ) + r.value,
            },
      ),
    ),
    currentLang: l,
  }
}
function Ze(e, t, n, a) {
  return t ? e.replace(/\/$/, '') + re(n.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, a ? '.html' : '')) : e
}
const et = { class: 'NotFound' },
  tt = { class: 'code' },
  nt = { class: 'title' },
  at = { class: 'quote' },
  ot = { class: 'action' },
  st = ['href', 'aria-label'],
  it = p({
    __name: 'NotFound',
    setup(e) {
      const { theme: t } = L(),
        { currentLang: n } = q()
      return (a, o) => {
        var r, l, v, f, $
        return (
          s(),
          u('div', et, [
            d('p', tt, M(((r = i(t).notFound) == null ? void 0 : r.code) ?? '404'), 1),
            d('h1', nt, M(((l = i(t).notFound) == null ? void 0 : l.title) ?? 'PAGE NOT FOUND'), 1),
            o[0] || (o[0] = d('div', { class: 'divider' }, null, -1)),
            d(
              'blockquote',
              at,
              M(
                ((v = i(t).notFound) == null ? void 0 : v.quote) ??
                  "But if you don't change your direction, and if you keep looking, you may end up where you are heading.",
              ),
              1,
            ),
            d('div', ot, [
              d(
                'a',
                {
                  class: 'link',
                  href: i(de)(i(n).link),
                  'aria-label': ((f = i(t).notFound) == null ? void 0 : f.linkLabel) ?? 'go to home',
                },
                M((($ = i(t).notFound) == null ? void 0 : $.linkText) ?? 'Take me home'),
                9,
                st,
              ),
            ]),
          ])
        )
      }
    },
  }),
  rt = g(it, [['__scopeId', 'data-v-6ff51ddd']])
function Ne(e, t) {
  if (Array.isArray(e)) return R(e)
  if (e == null) return []
  t = re(t)
  const n = Object.keys(e)
      .sort((o, r) => r.split('/').length - o.split('/').length)
      .find(o => t.startsWith(re(o))),
    a = n ? e[n] : []
  return Array.isArray(a) ? R(a) : R(a.items, a.base)
}
function lt(e) {
  const t = []
  let n = 0
  for (const a in e) {
    const o = e[a]
    if (o.items) {
      n = t.push(o)
      continue
    }
    t[n] || t.push({ items: [] }), t[n].items.push(o)
  }
  return t
}
function ct(e) {
  const t = []
  function n(a) {
    for (const o of a)
      o.text && o.link && t.push({ text: o.text, link: o.link, docFooterText: o.docFooterText }), o.items && n(o.items)
  }
  return n(e), t
}
function le(e, t) {
  return Array.isArray(t) ? t.some(n => le(e, n)) : z(e, t.link) ? !0 : t.items ? le(e, t.items) : !1
}
function R(e, t) {
  return [...e].map(n => {
    const a = { ...n },
      o = a.base || t
    return o && a.link && (a.link = o + a.link), a.items && (a.items = R(a.items, o)), a
  })
}
function D() {
  const { frontmatter: e, page: t, theme: n } = L(),
    a = se('(min-width: 960px)'),
    o = S(!1),
    r = y(() => {
      const w = n.value.sidebar,
        C = t.value.relativePath
      return w ? Ne(w, C) : []
    }),
    l = S(r.value)
  F(r, (w, C) => {
    JSON.stringify(w) !== JSON.stringify(C) && (l.value = r.value)
  })
  const v = y(() => e.value.sidebar !== !1 && l.value.length > 0 && e.value.layout !== 'home'),
    f = y(() => ($ ? (e.value.aside == null ? n.value.aside === 'left' : e.value.aside === 'left') : !1)),
    $ = y(() => (e.value.layout === 'home' ? !1 : e.value.aside != null ? !!e.value.aside : n.value.aside !== !1)),
    V = y(() => v.value && a.value),
    b = y(() => (v.value ? lt(l.value) : []))
  function P() {
    o.value = !0
  }
  function T() {
    o.value = !1
  }
  function I() {
    o.value ? T() : P()
  }
  return {
    isOpen: o,
    sidebar: l,
    sidebarGroups: b,
    hasSidebar: v,
    hasAside: $,
    leftAside: f,
    isSidebarEnabled: V,
    open: P,
    close: T,
    toggle: I,
  }
}
function ut(e, t) {
  let n
  X(() => {
    n = e.value ? document.activeElement : void 0
  }),
    U(() => {
      window.addEventListener('keyup', a)
    }),
    ve(() => {
      window.removeEventListener('keyup', a)
    })
  function a(o) {
    o.key === 'Escape' && e.value && (t(), n == null || n.focus())
  }
}
function dt(e) {
  const { page: t, hash: n } = L(),
    a = S(!1),
    o = y(() => e.value.collapsed != null),
    r = y(() => !!e.value.link),
    l = S(!1),
    v = () => {
      l.value = z(t.value.relativePath, e.value.link)
    }
  F([t, e, n], v), U(v)
  const f = y(() => (l.value ? !0 : e.value.items ? le(t.value.relativePath, e.value.items) : !1)),
    $ = y(() => !!(e.value.items && e.value.items.length))
  X(() => {
    a.value = !!(o.value && e.value.collapsed)
  }),
    fe(() => {
      ;(l.value || f.value) && (a.value = !1)
    })
  function V() {
    o.value && (a.value = !a.value)
  }
  return { collapsed: a, collapsible: o, isLink: r, isActiveLink: l, hasActiveLink: f, hasChildren: $, toggle: V }
}
function vt() {
  const { hasSidebar: e } = D(),
    t = se('(min-width: 960px)'),
    n = se('(min-width: 1280px)')
  return { isAsideEnabled: y(() => (!n.value && !t.value ? !1 : e.value ? n.value : t.value)) }
}
const ft = /\b(?:VPBadge|header-anchor|footnote-ref|ignore-header)\b/,
  ce = []
function Me(e) {
  return (
    (typeof e.outline == 'object' && !Array.isArray(e.outline) && e.outline.label) || e.outlineTitle || 'On this page'
  )
}
function me(e) {
  const t = [...document.querySelectorAll('.VPDoc :where(h1,h2,h3,h4,h5,h6)')]
    .filter(n => n.id && n.hasChildNodes())
    .map(n => {
      const a = Number(n.tagName[1])
      return { element: n, title: ht(n), link: '#' + n.id, level: a }
    })
  return mt(t, e)
}
function ht(e) {
  let t = ''
  for (const n of e.childNodes)
    if (n.nodeType === 1) {
      if (ft.test(n.className)) continue
      t += n.textContent
    } else n.nodeType === 3 && (t += n.textContent)
  return t.trim()
}
function mt(e, t) {
  if (t === !1) return []
  const n = (typeof t == 'object' && !Array.isArray(t) ? t.level : t) || 2,
    [a, o] = typeof n == 'number' ? [n, n] : n === 'deep' ? [2, 6] : n
  return _t(e, a, o)
}
function pt(e, t) {
  const { isAsideEnabled: n } = vt(),
    a = Qe(r, 100)
  let o = null
  U(() => {
    requestAnimationFrame(r), window.addEventListener('scroll', a)
  }),
    Ee(() => {
      l(location.hash)
    }),
    ve(() => {
      window.removeEventListener('scroll', a)
    })
  function r() {
    if (!n.value) return
    const v = window.scrollY,
      f = window.innerHeight,
      $ = document.body.offsetHeight,
      V = Math.abs(v + f - $) < 1,
      b = ce
        .map(({ element: T, link: I }) => ({ link: I, top: kt(T) }))
        .filter(({ top: T }) => !Number.isNaN(T))
        .sort((T, I) => T.top - I.top)
    if (!b.length) {
      l(null)
      return
    }
    if (v < 1) {
      l(null)
      return
    }
    if (V) {
      l(b[b.length - 1].link)
      return
    }
    let P = null
    for (const { link: T, top: I } of b) {
      if (I > v + Fe() + 4) break
      P = T
    }
    l(P)
  }
  function l(v) {
    o && o.classList.remove('active'),
      v == null ? (o = null) : (o = e.value.querySelector(`a[href="${decodeURIComponent(v)}"]`))
    const f = o
    f
      ? (f.classList.add('active'), (t.value.style.top = f.offsetTop + 39 + 'px'), (t.value.style.opacity = '1'))
      : ((t.value.style.top = '33px'), (t.value.style.opacity = '0'))
  }
}
function kt(e) {
  let t = 0
  for (; e !== document.body; ) {
    if (e === null) return NaN
    ;(t += e.offsetTop), (e = e.offsetParent)
  }
  return t
}
function _t(e, t, n) {
  ce.length = 0
  const a = [],
    o = []
  return (
    e.forEach(r => {
      const l = { ...r, children: [] }
      let v = o[o.length - 1]
      for (; v && v.level >= l.level; ) o.pop(), (v = o[o.length - 1])
      if (l.element.classList.contains('ignore-header') || (v && 'shouldIgnore' in v)) {
        o.push({ level: l.level, shouldIgnore: !0 })
        return
      }
      l.level > n ||
        l.level < t ||
        (ce.push({ element: l.element, link: l.link }), v ? v.children.push(l) : a.push(l), o.push(l))
    }),
    a
  )
}
const bt = ['href', 'title'],
  gt = p({
    __name: 'VPDocOutlineItem',
    props: { headers: {}, root: { type: Boolean } },
    setup(e) {
      function t({ target: n }) {
        const a = n.href.split('#')[1],
          o = document.getElementById(decodeURIComponent(a))
        o == null || o.focus({ preventScroll: !0 })
      }
      return (n, a) => {
        const o = W('VPDocOutlineItem', !0)
        return (
          s(),
          u(
            'ul',
            { class: N(['VPDocOutlineItem', e.root ? 'root' : 'nested']) },
            [
              (s(!0),
              u(
                x,
                null,
                A(
                  e.headers,
                  ({ children: r, link: l, title: v }) => (
                    s(),
                    u('li', null, [
                      d('a', { class: 'outline-link', href: l, onClick: t, title: v }, M(v), 9, bt),
                      r != null && r.length ? (s(), _(o, { key: 0, headers: r }, null, 8, ['headers'])) : m('', !0),
                    ])
                  ),
                ),
                256,
              )),
            ],
            2,
          )
        )
      }
    },
  }),
  xe = g(gt, [['__scopeId', 'data-v-53c99d69']]),
  $t = { class: 'content' },
  yt = { 'aria-level': '2', class: 'outline-title', id: 'doc-outline-aria-label', role: 'heading' },
  Pt = p({
    __name: 'VPDocAsideOutline',
    setup(e) {
      const { frontmatter: t, theme: n } = L(),
        a = $e([])
      Y(() => {
        a.value = me(t.value.outline ?? n.value.outline)
      })
      const o = S(),
        r = S()
      return (
        pt(o, r),
        (l, v) => (
          s(),
          u(
            'nav',
            {
              'aria-labelledby': 'doc-outline-aria-label',
              class: N(['VPDocAsideOutline', { 'has-outline': a.value.length > 0 }]),
              ref_key: 'container',
              ref: o,
            },
            [
              d('div', $t, [
                d('div', { class: 'outline-marker', ref_key: 'marker', ref: r }, null, 512),
                d('div', yt, M(i(Me)(i(n))), 1),
                k(xe, { headers: a.value, root: !0 }, null, 8, ['headers']),
              ]),
            ],
            2,
          )
        )
      )
    },
  }),
  Lt = g(Pt, [['__scopeId', 'data-v-f610f197']]),
  Vt = { class: 'VPDocAsideCarbonAds' },
  St = p({
    __name: 'VPDocAsideCarbonAds',
    props: { carbonAds: {} },
    setup(e) {
      const t = () => null
      return (n, a) => (s(), u('div', Vt, [k(i(t), { 'carbon-ads': e.carbonAds }, null, 8, ['carbon-ads'])]))
    },
  }),
  Tt = { class: 'VPDocAside' },
  Nt = p({
    __name: 'VPDocAside',
    setup(e) {
      const { theme: t } = L()
      return (n, a) => (
        s(),
        u('div', Tt, [
          c(n.$slots, 'aside-top', {}, void 0, !0),
          c(n.$slots, 'aside-outline-before', {}, void 0, !0),
          k(Lt),
          c(n.$slots, 'aside-outline-after', {}, void 0, !0),
          a[0] || (a[0] = d('div', { class: 'spacer' }, null, -1)),
          c(n.$slots, 'aside-ads-before', {}, void 0, !0),
          i(t).carbonAds ? (s(), _(St, { key: 0, 'carbon-ads': i(t).carbonAds }, null, 8, ['carbon-ads'])) : m('', !0),
          c(n.$slots, 'aside-ads-after', {}, void 0, !0),
          c(n.$slots, 'aside-bottom', {}, void 0, !0),
        ])
      )
    },
  }),
  Mt = g(Nt, [['__scopeId', 'data-v-cb998dce']])
function xt() {
  const { theme: e, page: t } = L()
  return y(() => {
    const { text: n = 'Edit this page', pattern: a = '' } = e.value.editLink || {}
    let o
    return typeof a == 'function' ? (o = a(t.value)) : (o = a.replace(/:path/g, t.value.filePath)), { url: o, text: n }
  })
}
function It() {
  const { page: e, theme: t, frontmatter: n } = L()
  return y(() => {
    var $, V, b, P, T, I, w, C
    const a = Ne(t.value.sidebar, e.value.relativePath),
      o = ct(a),
      r = wt(o, H => H.link.replace(/[?#].*$/, '')),
      l = r.findIndex(H => z(e.value.relativePath, H.link)),
      v = ((($ = t.value.docFooter) == null ? void 0 : $.prev) === !1 && !n.value.prev) || n.value.prev === !1,
      f = (((V = t.value.docFooter) == null ? void 0 : V.next) === !1 && !n.value.next) || n.value.next === !1
    return {
      prev: v
        ? void 0
        : {
            text:
              (typeof n.value.prev == 'string'
                ? n.value.prev
                : typeof n.value.prev == 'object'
                  ? n.value.prev.text
                  : void 0) ??
              ((b = r[l - 1]) == null ? void 0 : b.docFooterText) ??
              ((P = r[l - 1]) == null ? void 0 : P.text),
            link:
              (typeof n.value.prev == 'object' ? n.value.prev.link : void 0) ??
              ((T = r[l - 1]) == null ? void 0 : T.link),
          },
      next: f
        ? void 0
        : {
            text:
              (typeof n.value.next == 'string'
                ? n.value.next
                : typeof n.value.next == 'object'
                  ? n.value.next.text
                  : void 0) ??
              ((I = r[l + 1]) == null ? void 0 : I.docFooterText) ??
              ((w = r[l + 1]) == null ? void 0 : w.text),
            link:
              (typeof n.value.next == 'object' ? n.value.next.link : void 0) ??
              ((C = r[l + 1]) == null ? void 0 : C.link),
          },
    }
  })
}
function wt(e, t) {
  const n = new Set()
  return e.filter(a => {
    const o = t(a)
    return n.has(o) ? !1 : n.add(o)
  })
}
const E = p({
    __name: 'VPLink',
    props: { tag: {}, href: {}, noIcon: { type: Boolean }, target: {}, rel: {} },
    setup(e) {
      const t = e,
        n = y(() => t.tag ?? (t.href ? 'a' : 'span')),
        a = y(() => (t.href && ye.test(t.href)) || t.target === '_blank')
      return (o, r) => (
        s(),
        _(
          B(n.value),
          {
            class: N(['VPLink', { link: e.href, 'vp-external-link-icon': a.value, 'no-icon': e.noIcon }]),
            href: e.href ? i(he)(e.href) : void 0,
            target: e.target ?? (a.value ? '_blank' : void 0),
            rel: e.rel ?? (a.value ? 'noreferrer' : void 0),
          },
          { default: h(() => [c(o.$slots, 'default')]), _: 3 },
          8,
          ['class', 'href', 'target', 'rel'],
        )
      )
    },
  }),
  At = { class: 'VPLastUpdated' },
  Ct = ['datetime'],
  Ht = p({
    __name: 'VPDocFooterLastUpdated',
    setup(e) {
      const { theme: t, page: n, lang: a } = L(),
        o = y(() => new Date(n.value.lastUpdated)),
        r = y(() => o.value.toISOString()),
        l = S('')
      return (
        U(() => {
          X(() => {
            var v, f, $
            l.value = new Intl.DateTimeFormat(
              (f = (v = t.value.lastUpdated) == null ? void 0 : v.formatOptions) != null && f.forceLocale
                ? a.value
                : void 0,
              (($ = t.value.lastUpdated) == null ? void 0 : $.formatOptions) ?? {
                dateStyle: 'short',
                timeStyle: 'short',
              },
            ).format(o.value)
          })
        }),
        (v, f) => {
          var $
          return (
            s(),
            u('p', At, [
              j(
                M((($ = i(t).lastUpdated) == null ? void 0 : $.text) || i(t).lastUpdatedText || 'Last updated') + ': ',
                1,
              ),
              d('time', { datetime: r.value }, M(l.value), 9, Ct),
            ])
          )
        }
      )
    },
  }),
  Bt = g(Ht, [['__scopeId', 'data-v-1bb0c8a8']]),
  Et = { key: 0, class: 'VPDocFooter' },
  Ft = { key: 0, class: 'edit-info' },
  Dt = { key: 0, class: 'edit-link' },
  Ot = { key: 1, class: 'last-updated' },
  Gt = { key: 1, class: 'prev-next', 'aria-labelledby': 'doc-footer-aria-label' },
  Ut = { class: 'pager' },
  jt = ['innerHTML'],
  zt = ['innerHTML'],
  Wt = { class: 'pager' },
  Kt = ['innerHTML'],
  qt = ['innerHTML'],
  Rt = p({
    __name: 'VPDocFooter',
    setup(e) {
      const { theme: t, page: n, frontmatter: a } = L(),
        o = xt(),
        r = It(),
        l = y(() => t.value.editLink && a.value.editLink !== !1),
        v = y(() => n.value.lastUpdated),
        f = y(() => l.value || v.value || r.value.prev || r.value.next)
      return ($, V) => {
        var b, P, T, I
        return f.value
          ? (s(),
            u('footer', Et, [
              c($.$slots, 'doc-footer-before', {}, void 0, !0),
              l.value || v.value
                ? (s(),
                  u('div', Ft, [
                    l.value
                      ? (s(),
                        u('div', Dt, [
                          k(
                            E,
                            { class: 'edit-link-button', href: i(o).url, 'no-icon': !0 },
                            {
                              default: h(() => [
                                V[0] || (V[0] = d('span', { class: 'vpi-square-pen edit-link-icon' }, null, -1)),
                                j(' ' + M(i(o).text), 1),
                              ]),
                              _: 1,
                            },
                            8,
                            ['href'],
                          ),
                        ]))
                      : m('', !0),
                    v.value ? (s(), u('div', Ot, [k(Bt)])) : m('', !0),
                  ]))
                : m('', !0),
              ((b = i(r).prev) != null && b.link) || ((P = i(r).next) != null && P.link)
                ? (s(),
                  u('nav', Gt, [
                    V[1] || (V[1] = d('span', { class: 'visually-hidden', id: 'doc-footer-aria-label' }, 'Pager', -1)),
                    d('div', Ut, [
                      (T = i(r).prev) != null && T.link
                        ? (s(),
                          _(
                            E,
                            { key: 0, class: 'pager-link prev', href: i(r).prev.link },
                            {
                              default: h(() => {
                                var w
                                return [
                                  d(
                                    'span',
                                    {
                                      class: 'desc',
                                      innerHTML: ((w = i(t).docFooter) == null ? void 0 : w.prev) || 'Previous page',
                                    },
                                    null,
                                    8,
                                    jt,
                                  ),
                                  d('span', { class: 'title', innerHTML: i(r).prev.text }, null, 8, zt),
                                ]
                              }),
                              _: 1,
                            },
                            8,
                            ['href'],
                          ))
                        : m('', !0),
                    ]),
                    d('div', Wt, [
                      (I = i(r).next) != null && I.link
                        ? (s(),
                          _(
                            E,
                            { key: 0, class: 'pager-link next', href: i(r).next.link },
                            {
                              default: h(() => {
                                var w
                                return [
                                  d(
                                    'span',
                                    {
                                      class: 'desc',
                                      innerHTML: ((w = i(t).docFooter) == null ? void 0 : w.next) || 'Next page',
                                    },
                                    null,
                                    8,
                                    Kt,
                                  ),
                                  d('span', { class: 'title', innerHTML: i(r).next.text }, null, 8, qt),
                                ]
                              }),
                              _: 1,
                            },
                            8,
                            ['href'],
                          ))
                        : m('', !0),
                    ]),
                  ]))
                : m('', !0),
            ]))
          : m('', !0)
      }
    },
  }),
  Jt = g(Rt, [['__scopeId', 'data-v-1bcd8184']]),
  Xt = { class: 'container' },
  Yt = { class: 'aside-container' },
  Qt = { class: 'aside-content' },
  Zt = { class: 'content' },
  en = { class: 'content-container' },
  tn = { class: 'main' },
  nn = p({
    __name: 'VPDoc',
    setup(e) {
      const { theme: t } = L(),
        n = Q(),
        { hasSidebar: a, hasAside: o, leftAside: r } = D(),
        l = y(() => n.path.replace(/[./]+/g, '_').replace(/_html$/, ''))
      return (v, f) => {
        const $ = W('Content')
        return (
          s(),
          u(
            'div',
            { class: N(['VPDoc', { 'has-sidebar': i(a), 'has-aside': i(o) }]) },
            [
              c(v.$slots, 'doc-top', {}, void 0, !0),
              d('div', Xt, [
                i(o)
                  ? (s(),
                    u(
                      'div',
                      { key: 0, class: N(['aside', { 'left-aside': i(r) }]) },
                      [
                        f[0] || (f[0] = d('div', { class: 'aside-curtain' }, null, -1)),
                        d('div', Yt, [
                          d('div', Qt, [
                            k(Mt, null, {
                              'aside-top': h(() => [c(v.$slots, 'aside-top', {}, void 0, !0)]),
                              'aside-bottom': h(() => [c(v.$slots, 'aside-bottom', {}, void 0, !0)]),
                              'aside-outline-before': h(() => [c(v.$slots, 'aside-outline-before', {}, void 0, !0)]),
                              'aside-outline-after': h(() => [c(v.$slots, 'aside-outline-after', {}, void 0, !0)]),
                              'aside-ads-before': h(() => [c(v.$slots, 'aside-ads-before', {}, void 0, !0)]),
                              'aside-ads-after': h(() => [c(v.$slots, 'aside-ads-after', {}, void 0, !0)]),
                              _: 3,
                            }),
                          ]),
                        ]),
                      ],
                      2,
                    ))
                  : m('', !0),
                d('div', Zt, [
                  d('div', en, [
                    c(v.$slots, 'doc-before', {}, void 0, !0),
                    d('main', tn, [
                      k(
                        $,
                        { class: N(['vp-doc', [l.value, i(t).externalLinkIcon && 'external-link-icon-enabled']]) },
                        null,
                        8,
                        ['class'],
                      ),
                    ]),
                    k(Jt, null, {
                      'doc-footer-before': h(() => [c(v.$slots, 'doc-footer-before', {}, void 0, !0)]),
                      _: 3,
                    }),
                    c(v.$slots, 'doc-after', {}, void 0, !0),
                  ]),
                ]),
              ]),
              c(v.$slots, 'doc-bottom', {}, void 0, !0),
            ],
            2,
          )
        )
      }
    },
  }),
  an = g(nn, [['__scopeId', 'data-v-e6f2a212']]),
  on = p({
    __name: 'VPButton',
    props: {
      tag: {},
      size: { default: 'medium' },
      theme: { default: 'brand' },
      text: {},
      href: {},
      target: {},
      rel: {},
    },
    setup(e) {
      const t = e,
        n = y(() => t.href && ye.test(t.href)),
        a = y(() => t.tag || (t.href ? 'a' : 'button'))
      return (o, r) => (
        s(),
        _(
          B(a.value),
          {
            class: N(['VPButton', [e.size, e.theme]]),
            href: e.href ? i(he)(e.href) : void 0,
            target: t.target ?? (n.value ? '_blank' : void 0),
            rel: t.rel ?? (n.value ? 'noreferrer' : void 0),
          },
          { default: h(() => [j(M(e.text), 1)]), _: 1 },
          8,
          ['class', 'href', 'target', 'rel'],
        )
      )
    },
  }),
  sn = g(on, [['__scopeId', 'data-v-93dc4167']]),
  rn = ['src', 'alt'],
  ln = p({
    inheritAttrs: !1,
    __name: 'VPImage',
    props: { image: {}, alt: {} },
    setup(e) {
      return (t, n) => {
        const a = W('VPImage', !0)
        return e.image
          ? (s(),
            u(
              x,
              { key: 0 },
              [
                typeof e.image == 'string' || 'src' in e.image
                  ? (s(),
                    u(
                      'img',
                      G(
                        { key: 0, class: 'VPImage' },
                        typeof e.image == 'string' ? t.$attrs : { ...e.image, ...t.$attrs },
                        {
                          src: i(de)(typeof e.image == 'string' ? e.image : e.image.src),
                          alt: e.alt ?? (typeof e.image == 'string' ? '' : e.image.alt || ''),
                        },
                      ),
                      null,
                      16,
                      rn,
                    ))
                  : (s(),
                    u(
                      x,
                      { key: 1 },
                      [
                        k(a, G({ class: 'dark', image: e.image.dark, alt: e.image.alt }, t.$attrs), null, 16, [
                          'image',
                          'alt',
                        ]),
                        k(a, G({ class: 'light', image: e.image.light, alt: e.image.alt }, t.$attrs), null, 16, [
                          'image',
                          'alt',
                        ]),
                      ],
                      64,
                    )),
              ],
              64,
            ))
          : m('', !0)
      }
    },
  }),
  J = g(ln, [['__scopeId', 'data-v-ab19afbb']]),
  cn = { class: 'container' },
  un = { class: 'main' },
  dn = { class: 'heading' },
  vn = ['innerHTML'],
  fn = ['innerHTML'],
  hn = ['innerHTML'],
  mn = { key: 0, class: 'actions' },
  pn = { key: 0, class: 'image' },
  kn = { class: 'image-container' },
  _n = p({
    __name: 'VPHero',
    props: { name: {}, text: {}, tagline: {}, image: {}, actions: {} },
    setup(e) {
      const t = Z('hero-image-slot-exists')
      return (n, a) => (
        s(),
        u(
          'div',
          { class: N(['VPHero', { 'has-image': e.image || i(t) }]) },
          [
            d('div', cn, [
              d('div', un, [
                c(n.$slots, 'home-hero-info-before', {}, void 0, !0),
                c(
                  n.$slots,
                  'home-hero-info',
                  {},
                  () => [
                    d('h1', dn, [
                      e.name
                        ? (s(), u('span', { key: 0, innerHTML: e.name, class: 'name clip' }, null, 8, vn))
                        : m('', !0),
                      e.text ? (s(), u('span', { key: 1, innerHTML: e.text, class: 'text' }, null, 8, fn)) : m('', !0),
                    ]),
                    e.tagline
                      ? (s(), u('p', { key: 0, innerHTML: e.tagline, class: 'tagline' }, null, 8, hn))
                      : m('', !0),
                  ],
                  !0,
                ),
                c(n.$slots, 'home-hero-info-after', {}, void 0, !0),
                e.actions
                  ? (s(),
                    u('div', mn, [
                      (s(!0),
                      u(
                        x,
                        null,
                        A(
                          e.actions,
                          o => (
                            s(),
                            u('div', { key: o.link, class: 'action' }, [
                              k(
                                sn,
                                {
                                  tag: 'a',
                                  size: 'medium',
                                  theme: o.theme,
                                  text: o.text,
                                  href: o.link,
                                  target: o.target,
                                  rel: o.rel,
                                },
                                null,
                                8,
                                ['theme', 'text', 'href', 'target', 'rel'],
                              ),
                            ])
                          ),
                        ),
                        128,
                      )),
                    ]))
                  : m('', !0),
                c(n.$slots, 'home-hero-actions-after', {}, void 0, !0),
              ]),
              e.image || i(t)
                ? (s(),
                  u('div', pn, [
                    d('div', kn, [
                      a[0] || (a[0] = d('div', { class: 'image-bg' }, null, -1)),
                      c(
                        n.$slots,
                        'home-hero-image',
                        {},
                        () => [
                          e.image
                            ? (s(), _(J, { key: 0, class: 'image-src', image: e.image }, null, 8, ['image']))
                            : m('', !0),
                        ],
                        !0,
                      ),
                    ]),
                  ]))
                : m('', !0),
            ]),
          ],
          2,
        )
      )
    },
  }),
  bn = g(_n, [['__scopeId', 'data-v-dd8814ff']]),
  gn = p({
    __name: 'VPHomeHero',
    setup(e) {
      const { frontmatter: t } = L()
      return (n, a) =>
        i(t).hero
          ? (s(),
            _(
              bn,
              {
                key: 0,
                class: 'VPHomeHero',
                name: i(t).hero.name,
                text: i(t).hero.text,
                tagline: i(t).hero.tagline,
                image: i(t).hero.image,
                actions: i(t).hero.actions,
              },
              {
                'home-hero-info-before': h(() => [c(n.$slots, 'home-hero-info-before')]),
                'home-hero-info': h(() => [c(n.$slots, 'home-hero-info')]),
                'home-hero-info-after': h(() => [c(n.$slots, 'home-hero-info-after')]),
                'home-hero-actions-after': h(() => [c(n.$slots, 'home-hero-actions-after')]),
                'home-hero-image': h(() => [c(n.$slots, 'home-hero-image')]),
                _: 3,
              },
              8,
              ['name', 'text', 'tagline', 'image', 'actions'],
            ))
          : m('', !0)
    },
  }),
  $n = { class: 'box' },
  yn = { key: 0, class: 'icon' },
  Pn = ['innerHTML'],
  Ln = ['innerHTML'],
  Vn = ['innerHTML'],
  Sn = { key: 4, class: 'link-text' },
  Tn = { class: 'link-text-value' },
  Nn = p({
    __name: 'VPFeature',
    props: { icon: {}, title: {}, details: {}, link: {}, linkText: {}, rel: {}, target: {} },
    setup(e) {
      return (t, n) => (
        s(),
        _(
          E,
          { class: 'VPFeature', href: e.link, rel: e.rel, target: e.target, 'no-icon': !0, tag: e.link ? 'a' : 'div' },
          {
            default: h(() => [
              d('article', $n, [
                typeof e.icon == 'object' && e.icon.wrap
                  ? (s(),
                    u('div', yn, [
                      k(
                        J,
                        { image: e.icon, alt: e.icon.alt, height: e.icon.height || 48, width: e.icon.width || 48 },
                        null,
                        8,
                        ['image', 'alt', 'height', 'width'],
                      ),
                    ]))
                  : typeof e.icon == 'object'
                    ? (s(),
                      _(
                        J,
                        {
                          key: 1,
                          image: e.icon,
                          alt: e.icon.alt,
                          height: e.icon.height || 48,
                          width: e.icon.width || 48,
                        },
                        null,
                        8,
                        ['image', 'alt', 'height', 'width'],
                      ))
                    : e.icon
                      ? (s(), u('div', { key: 2, class: 'icon', innerHTML: e.icon }, null, 8, Pn))
                      : m('', !0),
                d('h2', { class: 'title', innerHTML: e.title }, null, 8, Ln),
                e.details ? (s(), u('p', { key: 3, class: 'details', innerHTML: e.details }, null, 8, Vn)) : m('', !0),
                e.linkText
                  ? (s(),
                    u('div', Sn, [
                      d('p', Tn, [
                        j(M(e.linkText) + ' ', 1),
                        n[0] || (n[0] = d('span', { class: 'vpi-arrow-right link-text-icon' }, null, -1)),
                      ]),
                    ]))
                  : m('', !0),
              ]),
            ]),
            _: 1,
          },
          8,
          ['href', 'rel', 'target', 'tag'],
        )
      )
    },
  }),
  Mn = g(Nn, [['__scopeId', 'data-v-bd37d1a2']]),
  xn = { key: 0, class: 'VPFeatures' },
  In = { class: 'container' },
  wn = { class: 'items' },
  An = p({
    __name: 'VPFeatures',
    props: { features: {} },
    setup(e) {
      const t = e,
        n = y(() => {
          const a = t.features.length
          if (a) {
            if (a === 2) return 'grid-2'
            if (a === 3) return 'grid-3'
            if (a % 3 === 0) return 'grid-6'
            if (a > 3) return 'grid-4'
          } else return
        })
      return (a, o) =>
        e.features
          ? (s(),
            u('div', xn, [
              d('div', In, [
                d('div', wn, [
                  (s(!0),
                  u(
                    x,
                    null,
                    A(
                      e.features,
                      r => (
                        s(),
                        u(
                          'div',
                          { key: r.title, class: N(['item', [n.value]]) },
                          [
                            k(
                              Mn,
                              {
                                icon: r.icon,
                                title: r.title,
                                details: r.details,
                                link: r.link,
                                'link-text': r.linkText,
                                rel: r.rel,
                                target: r.target,
                              },
                              null,
                              8,
                              ['icon', 'title', 'details', 'link', 'link-text', 'rel', 'target'],
                            ),
                          ],
                          2,
                        )
                      ),
                    ),
                    128,
                  )),
                ]),
              ]),
            ]))
          : m('', !0)
    },
  }),
  Cn = g(An, [['__scopeId', 'data-v-b1eea84a']]),
  Hn = p({
    __name: 'VPHomeFeatures',
    setup(e) {
      const { frontmatter: t } = L()
      return (n, a) =>
        i(t).features
          ? (s(), _(Cn, { key: 0, class: 'VPHomeFeatures', features: i(t).features }, null, 8, ['features']))
          : m('', !0)
    },
  }),
  Bn = p({
    __name: 'VPHomeContent',
    setup(e) {
      const { width: t } = De({ initialWidth: 0, includeScrollbar: !1 })
      return (n, a) => (
        s(),
        u(
          'div',
          { class: 'vp-doc container', style: Pe(i(t) ? { '--vp-offset': `calc(50% - ${i(t) / 2}px)` } : {}) },
          [c(n.$slots, 'default', {}, void 0, !0)],
          4,
        )
      )
    },
  }),
  En = g(Bn, [['__scopeId', 'data-v-c141a4bd']]),
  Fn = p({
    __name: 'VPHome',
    setup(e) {
      const { frontmatter: t, theme: n } = L()
      return (a, o) => {
        const r = W('Content')
        return (
          s(),
          u(
            'div',
            { class: N(['VPHome', { 'external-link-icon-enabled': i(n).externalLinkIcon }]) },
            [
              c(a.$slots, 'home-hero-before', {}, void 0, !0),
              k(gn, null, {
                'home-hero-info-before': h(() => [c(a.$slots, 'home-hero-info-before', {}, void 0, !0)]),
                'home-hero-info': h(() => [c(a.$slots, 'home-hero-info', {}, void 0, !0)]),
                'home-hero-info-after': h(() => [c(a.$slots, 'home-hero-info-after', {}, void 0, !0)]),
                'home-hero-actions-after': h(() => [c(a.$slots, 'home-hero-actions-after', {}, void 0, !0)]),
                'home-hero-image': h(() => [c(a.$slots, 'home-hero-image', {}, void 0, !0)]),
                _: 3,
              }),
              c(a.$slots, 'home-hero-after', {}, void 0, !0),
              c(a.$slots, 'home-features-before', {}, void 0, !0),
              k(Hn),
              c(a.$slots, 'home-features-after', {}, void 0, !0),
              i(t).markdownStyles !== !1
                ? (s(), _(En, { key: 0 }, { default: h(() => [k(r)]), _: 1 }))
                : (s(), _(r, { key: 1 })),
            ],
            2,
          )
        )
      }
    },
  }),
  Dn = g(Fn, [['__scopeId', 'data-v-e07eaea7']]),
  On = {},
  Gn = { class: 'VPPage' }
function Un(e, t) {
  const n = W('Content')
  return s(), u('div', Gn, [c(e.$slots, 'page-top'), k(n), c(e.$slots, 'page-bottom')])
}
const jn = g(On, [['render', Un]]),
  zn = p({
    __name: 'VPContent',
    setup(e) {
      const { page: t, frontmatter: n } = L(),
        { hasSidebar: a } = D()
      return (o, r) => (
        s(),
        u(
          'div',
          { class: N(['VPContent', { 'has-sidebar': i(a), 'is-home': i(n).layout === 'home' }]), id: 'VPContent' },
          [
            i(t).isNotFound
              ? c(o.$slots, 'not-found', {}, () => [k(rt)], !0, 0)
              : i(n).layout === 'page'
                ? (s(),
                  _(
                    jn,
                    { key: 1 },
                    {
                      'page-top': h(() => [c(o.$slots, 'page-top', {}, void 0, !0)]),
                      'page-bottom': h(() => [c(o.$slots, 'page-bottom', {}, void 0, !0)]),
                      _: 3,
                    },
                  ))
                : i(n).layout === 'home'
                  ? (s(),
                    _(
                      Dn,
                      { key: 2 },
                      {
                        'home-hero-before': h(() => [c(o.$slots, 'home-hero-before', {}, void 0, !0)]),
                        'home-hero-info-before': h(() => [c(o.$slots, 'home-hero-info-before', {}, void 0, !0)]),
                        'home-hero-info': h(() => [c(o.$slots, 'home-hero-info', {}, void 0, !0)]),
                        'home-hero-info-after': h(() => [c(o.$slots, 'home-hero-info-after', {}, void 0, !0)]),
                        'home-hero-actions-after': h(() => [c(o.$slots, 'home-hero-actions-after', {}, void 0, !0)]),
                        'home-hero-image': h(() => [c(o.$slots, 'home-hero-image', {}, void 0, !0)]),
                        'home-hero-after': h(() => [c(o.$slots, 'home-hero-after', {}, void 0, !0)]),
                        'home-features-before': h(() => [c(o.$slots, 'home-features-before', {}, void 0, !0)]),
                        'home-features-after': h(() => [c(o.$slots, 'home-features-after', {}, void 0, !0)]),
                        _: 3,
                      },
                    ))
                  : i(n).layout && i(n).layout !== 'doc'
                    ? (s(), _(B(i(n).layout), { key: 3 }))
                    : (s(),
                      _(
                        an,
                        { key: 4 },
                        {
                          'doc-top': h(() => [c(o.$slots, 'doc-top', {}, void 0, !0)]),
                          'doc-bottom': h(() => [c(o.$slots, 'doc-bottom', {}, void 0, !0)]),
                          'doc-footer-before': h(() => [c(o.$slots, 'doc-footer-before', {}, void 0, !0)]),
                          'doc-before': h(() => [c(o.$slots, 'doc-before', {}, void 0, !0)]),
                          'doc-after': h(() => [c(o.$slots, 'doc-after', {}, void 0, !0)]),
                          'aside-top': h(() => [c(o.$slots, 'aside-top', {}, void 0, !0)]),
                          'aside-outline-before': h(() => [c(o.$slots, 'aside-outline-before', {}, void 0, !0)]),
                          'aside-outline-after': h(() => [c(o.$slots, 'aside-outline-after', {}, void 0, !0)]),
                          'aside-ads-before': h(() => [c(o.$slots, 'aside-ads-before', {}, void 0, !0)]),
                          'aside-ads-after': h(() => [c(o.$slots, 'aside-ads-after', {}, void 0, !0)]),
                          'aside-bottom': h(() => [c(o.$slots, 'aside-bottom', {}, void 0, !0)]),
                          _: 3,
                        },
                      )),
          ],
          2,
        )
      )
    },
  }),
  Wn = g(zn, [['__scopeId', 'data-v-9a6c75ad']]),
  Kn = { class: 'container' },
  qn = ['innerHTML'],
  Rn = ['innerHTML'],
  Jn = p({
    __name: 'VPFooter',
    setup(e) {
      const { theme: t, frontmatter: n } = L(),
        { hasSidebar: a } = D()
      return (o, r) =>
        i(t).footer && i(n).footer !== !1
          ? (s(),
            u(
              'footer',
              { key: 0, class: N(['VPFooter', { 'has-sidebar': i(a) }]) },
              [
                d('div', Kn, [
                  i(t).footer.message
                    ? (s(), u('p', { key: 0, class: 'message', innerHTML: i(t).footer.message }, null, 8, qn))
                    : m('', !0),
                  i(t).footer.copyright
                    ? (s(), u('p', { key: 1, class: 'copyright', innerHTML: i(t).footer.copyright }, null, 8, Rn))
                    : m('', !0),
                ]),
              ],
              2,
            ))
          : m('', !0)
    },
  }),
  Xn = g(Jn, [['__scopeId', 'data-v-566314d4']])
function Yn() {
  const { theme: e, frontmatter: t } = L(),
    n = $e([]),
    a = y(() => n.value.length > 0)
  return (
    Y(() => {
      n.value = me(t.value.outline ?? e.value.outline)
    }),
    { headers: n, hasLocalNav: a }
  )
}
const Qn = { class: 'menu-text' },
  Zn = { class: 'header' },
  ea = { class: 'outline' },
  ta = p({
    __name: 'VPLocalNavOutlineDropdown',
    props: { headers: {}, navHeight: {} },
    setup(e) {
      const t = e,
        { theme: n } = L(),
        a = S(!1),
        o = S(0),
        r = S(),
        l = S()
      function v(b) {
        var P
        ;((P = r.value) != null && P.contains(b.target)) || (a.value = !1)
      }
      F(a, b => {
        if (b) {
          document.addEventListener('click', v)
          return
        }
        document.removeEventListener('click', v)
      }),
        ie('Escape', () => {
          a.value = !1
        }),
        Y(() => {
          a.value = !1
        })
      function f() {
        ;(a.value = !a.value), (o.value = window.innerHeight + Math.min(window.scrollY - t.navHeight, 0))
      }
      function $(b) {
        b.target.classList.contains('outline-link') &&
          (l.value && (l.value.style.transition = 'none'),
          Le(() => {
            a.value = !1
          }))
      }
      function V() {
        ;(a.value = !1), window.scrollTo({ top: 0, left: 0, behavior: 'smooth' })
      }
      return (b, P) => (
        s(),
        u(
          'div',
          { class: 'VPLocalNavOutlineDropdown', style: Pe({ '--vp-vh': o.value + 'px' }), ref_key: 'main', ref: r },
          [
            e.headers.length > 0
              ? (s(),
                u(
                  'button',
                  { key: 0, onClick: f, class: N({ open: a.value }) },
                  [
                    d('span', Qn, M(i(Me)(i(n))), 1),
                    P[0] || (P[0] = d('span', { class: 'vpi-chevron-right icon' }, null, -1)),
                  ],
                  2,
                ))
              : (s(), u('button', { key: 1, onClick: V }, M(i(n).returnToTopLabel || 'Return to top'), 1)),
            k(
              ue,
              { name: 'flyout' },
              {
                default: h(() => [
                  a.value
                    ? (s(),
                      u(
                        'div',
                        { key: 0, ref_key: 'items', ref: l, class: 'items', onClick: $ },
                        [
                          d('div', Zn, [
                            d(
                              'a',
                              { class: 'top-link', href: '#', onClick: V },
                              M(i(n).returnToTopLabel || 'Return to top'),
                              1,
                            ),
                          ]),
                          d('div', ea, [k(xe, { headers: e.headers }, null, 8, ['headers'])]),
                        ],
                        512,
                      ))
                    : m('', !0),
                ]),
                _: 1,
              },
            ),
          ],
          4,
        )
      )
    },
  }),
  na = g(ta, [['__scopeId', 'data-v-6b867909']]),
  aa = { class: 'container' },
  oa = ['aria-expanded'],
  sa = { class: 'menu-text' },
  ia = p({
    __name: 'VPLocalNav',
    props: { open: { type: Boolean } },
    emits: ['open-menu'],
    setup(e) {
      const { theme: t, frontmatter: n } = L(),
        { hasSidebar: a } = D(),
        { headers: o } = Yn(),
        { y: r } = Ve(),
        l = S(0)
      U(() => {
        l.value = parseInt(getComputedStyle(document.documentElement).getPropertyValue('--vp-nav-height'))
      }),
        Y(() => {
          o.value = me(n.value.outline ?? t.value.outline)
        })
      const v = y(() => o.value.length === 0),
        f = y(() => v.value && !a.value),
        $ = y(() => ({ VPLocalNav: !0, 'has-sidebar': a.value, empty: v.value, fixed: f.value }))
      return (V, b) =>
        i(n).layout !== 'home' && (!f.value || i(r) >= l.value)
          ? (s(),
            u(
              'div',
              { key: 0, class: N($.value) },
              [
                d('div', aa, [
                  i(a)
                    ? (s(),
                      u(
                        'button',
                        {
                          key: 0,
                          class: 'menu',
                          'aria-expanded': e.open,
                          'aria-controls': 'VPSidebarNav',
                          onClick: b[0] || (b[0] = P => V.$emit('open-menu')),
                        },
                        [
                          b[1] || (b[1] = d('span', { class: 'vpi-align-left menu-icon' }, null, -1)),
                          d('span', sa, M(i(t).sidebarMenuLabel || 'Menu'), 1),
                        ],
                        8,
                        oa,
                      ))
                    : m('', !0),
                  k(na, { headers: i(o), navHeight: l.value }, null, 8, ['headers', 'navHeight']),
                ]),
              ],
              2,
            ))
          : m('', !0)
    },
  }),
  ra = g(ia, [['__scopeId', 'data-v-2488c25a']])
function la() {
  const e = S(!1)
  function t() {
    ;(e.value = !0), window.addEventListener('resize', o)
  }
  function n() {
    ;(e.value = !1), window.removeEventListener('resize', o)
  }
  function a() {
    e.value ? n() : t()
  }
  function o() {
    window.outerWidth >= 768 && n()
  }
  const r = Q()
  return F(() => r.path, n), { isScreenOpen: e, openScreen: t, closeScreen: n, toggleScreen: a }
}
const ca = {},
  ua = { class: 'VPSwitch', type: 'button', role: 'switch' },
  da = { class: 'check' },
  va = { key: 0, class: 'icon' }
function fa(e, t) {
  return (
    s(),
    u('button', ua, [
      d('span', da, [e.$slots.default ? (s(), u('span', va, [c(e.$slots, 'default', {}, void 0, !0)])) : m('', !0)]),
    ])
  )
}
const ha = g(ca, [
    ['render', fa],
    ['__scopeId', 'data-v-b4ccac88'],
  ]),
  ma = p({
    __name: 'VPSwitchAppearance',
    setup(e) {
      const { isDark: t, theme: n } = L(),
        a = Z('toggle-appearance', () => {
          t.value = !t.value
        }),
        o = S('')
      return (
        fe(() => {
          o.value = t.value
            ? n.value.lightModeSwitchTitle || 'Switch to light theme'
            : n.value.darkModeSwitchTitle || 'Switch to dark theme'
        }),
        (r, l) => (
          s(),
          _(
            ha,
            { title: o.value, class: 'VPSwitchAppearance', 'aria-checked': i(t), onClick: i(a) },
            {
              default: h(() => [
                ...(l[0] ||
                  (l[0] = [
                    d('span', { class: 'vpi-sun sun' }, null, -1),
                    d('span', { class: 'vpi-moon moon' }, null, -1),
                  ])),
              ]),
              _: 1,
            },
            8,
            ['title', 'aria-checked', 'onClick'],
          )
        )
      )
    },
  }),
  pe = g(ma, [['__scopeId', 'data-v-be9742d9']]),
  pa = { key: 0, class: 'VPNavBarAppearance' },
  ka = p({
    __name: 'VPNavBarAppearance',
    setup(e) {
      const { site: t } = L()
      return (n, a) =>
        i(t).appearance && i(t).appearance !== 'force-dark' && i(t).appearance !== 'force-auto'
          ? (s(), u('div', pa, [k(pe)]))
          : m('', !0)
    },
  }),
  _a = g(ka, [['__scopeId', 'data-v-3f90c1a5']]),
  ke = S()
let Ie = !1,
  oe = 0
function ba(e) {
  const t = S(!1)
  if (ee) {
    !Ie && ga(), oe++
    const n = F(ke, a => {
      var o, r, l
      a === e.el.value || ((o = e.el.value) != null && o.contains(a))
        ? ((t.value = !0), (r = e.onFocus) == null || r.call(e))
        : ((t.value = !1), (l = e.onBlur) == null || l.call(e))
    })
    ve(() => {
      n(), oe--, oe || $a()
    })
  }
  return Oe(t)
}
function ga() {
  document.addEventListener('focusin', we), (Ie = !0), (ke.value = document.activeElement)
}
function $a() {
  document.removeEventListener('focusin', we)
}
function we() {
  ke.value = document.activeElement
}
const ya = { class: 'VPMenuLink' },
  Pa = ['innerHTML'],
  La = p({
    __name: 'VPMenuLink',
    props: { item: {} },
    setup(e) {
      const { page: t } = L()
      return (n, a) => (
        s(),
        u('div', ya, [
          k(
            E,
            {
              class: N({ active: i(z)(i(t).relativePath, e.item.activeMatch || e.item.link, !!e.item.activeMatch) }),
              href: e.item.link,
              target: e.item.target,
              rel: e.item.rel,
              'no-icon': e.item.noIcon,
            },
            { default: h(() => [d('span', { innerHTML: e.item.text }, null, 8, Pa)]), _: 1 },
            8,
            ['class', 'href', 'target', 'rel', 'no-icon'],
          ),
        ])
      )
    },
  }),
  te = g(La, [['__scopeId', 'data-v-7eeeb2dc']]),
  Va = { class: 'VPMenuGroup' },
  Sa = { key: 0, class: 'title' },
  Ta = p({
    __name: 'VPMenuGroup',
    props: { text: {}, items: {} },
    setup(e) {
      return (t, n) => (
        s(),
        u('div', Va, [
          e.text ? (s(), u('p', Sa, M(e.text), 1)) : m('', !0),
          (s(!0),
          u(
            x,
            null,
            A(
              e.items,
              a => (
                s(), u(x, null, ['link' in a ? (s(), _(te, { key: 0, item: a }, null, 8, ['item'])) : m('', !0)], 64)
              ),
            ),
            256,
          )),
        ])
      )
    },
  }),
  Na = g(Ta, [['__scopeId', 'data-v-a6b0397c']]),
  Ma = { class: 'VPMenu' },
  xa = { key: 0, class: 'items' },
  Ia = p({
    __name: 'VPMenu',
    props: { items: {} },
    setup(e) {
      return (t, n) => (
        s(),
        u('div', Ma, [
          e.items
            ? (s(),
              u('div', xa, [
                (s(!0),
                u(
                  x,
                  null,
                  A(
                    e.items,
                    a => (
                      s(),
                      u(
                        x,
                        { key: JSON.stringify(a) },
                        [
                          'link' in a
                            ? (s(), _(te, { key: 0, item: a }, null, 8, ['item']))
                            : 'component' in a
                              ? (s(), _(B(a.component), G({ key: 1, ref_for: !0 }, a.props), null, 16))
                              : (s(), _(Na, { key: 2, text: a.text, items: a.items }, null, 8, ['text', 'items'])),
                        ],
                        64,
                      )
                    ),
                  ),
                  128,
                )),
              ]))
            : m('', !0),
          c(t.$slots, 'default', {}, void 0, !0),
        ])
      )
    },
  }),
  wa = g(Ia, [['__scopeId', 'data-v-20ed86d6']]),
  Aa = ['aria-expanded', 'aria-label'],
  Ca = { key: 0, class: 'text' },
  Ha = ['innerHTML'],
  Ba = { key: 1, class: 'vpi-more-horizontal icon' },
  Ea = { class: 'menu' },
  Fa = p({
    __name: 'VPFlyout',
    props: { icon: {}, button: {}, label: {}, items: {} },
    setup(e) {
      const t = S(!1),
        n = S()
      ba({ el: n, onBlur: a })
      function a() {
        t.value = !1
      }
      return (o, r) => (
        s(),
        u(
          'div',
          {
            class: 'VPFlyout',
            ref_key: 'el',
            ref: n,
            onMouseenter: r[1] || (r[1] = l => (t.value = !0)),
            onMouseleave: r[2] || (r[2] = l => (t.value = !1)),
          },
          [
            d(
              'button',
              {
                type: 'button',
                class: 'button',
                'aria-haspopup': 'true',
                'aria-expanded': t.value,
                'aria-label': e.label,
                onClick: r[0] || (r[0] = l => (t.value = !t.value)),
              },
              [
                e.button || e.icon
                  ? (s(),
                    u('span', Ca, [
                      e.icon ? (s(), u('span', { key: 0, class: N([e.icon, 'option-icon']) }, null, 2)) : m('', !0),
                      e.button ? (s(), u('span', { key: 1, innerHTML: e.button }, null, 8, Ha)) : m('', !0),
                      r[3] || (r[3] = d('span', { class: 'vpi-chevron-down text-icon' }, null, -1)),
                    ]))
                  : (s(), u('span', Ba)),
              ],
              8,
              Aa,
            ),
            d('div', Ea, [
              k(wa, { items: e.items }, { default: h(() => [c(o.$slots, 'default', {}, void 0, !0)]), _: 3 }, 8, [
                'items',
              ]),
            ]),
          ],
          544,
        )
      )
    },
  }),
  _e = g(Fa, [['__scopeId', 'data-v-bfe7971f']]),
  Da = ['href', 'aria-label', 'innerHTML'],
  Oa = p({
    __name: 'VPSocialLink',
    props: { icon: {}, link: {}, ariaLabel: {} },
    setup(e) {
      const t = e,
        n = S()
      U(async () => {
        var r
        await Le()
        const o = (r = n.value) == null ? void 0 : r.children[0]
        o instanceof HTMLElement &&
          o.className.startsWith('vpi-social-') &&
          (getComputedStyle(o).maskImage || getComputedStyle(o).webkitMaskImage) === 'none' &&
          o.style.setProperty('--icon', `url('https://api.iconify.design/simple-icons/${t.icon}.svg')`)
      })
      const a = y(() => (typeof t.icon == 'object' ? t.icon.svg : `<span class="vpi-social-${t.icon}"></span>`))
      return (o, r) => (
        s(),
        u(
          'a',
          {
            ref_key: 'el',
            ref: n,
            class: 'VPSocialLink no-icon',
            href: e.link,
            'aria-label': e.ariaLabel ?? (typeof e.icon == 'string' ? e.icon : ''),
            target: '_blank',
            rel: 'noopener',
            innerHTML: a.value,
          },
          null,
          8,
          Da,
        )
      )
    },
  }),
  Ga = g(Oa, [['__scopeId', 'data-v-60a9a2d3']]),
  Ua = { class: 'VPSocialLinks' },
  ja = p({
    __name: 'VPSocialLinks',
    props: { links: {} },
    setup(e) {
      return (t, n) => (
        s(),
        u('div', Ua, [
          (s(!0),
          u(
            x,
            null,
            A(
              e.links,
              ({ link: a, icon: o, ariaLabel: r }) => (
                s(), _(Ga, { key: a, icon: o, link: a, ariaLabel: r }, null, 8, ['icon', 'link', 'ariaLabel'])
              ),
            ),
            128,
          )),
        ])
      )
    },
  }),
  be = g(ja, [['__scopeId', 'data-v-e71e869c']]),
  za = { key: 0, class: 'group translations' },
  Wa = { class: 'trans-title' },
  Ka = { key: 1, class: 'group' },
  qa = { class: 'item appearance' },
  Ra = { class: 'label' },
  Ja = { class: 'appearance-action' },
  Xa = { key: 2, class: 'group' },
  Ya = { class: 'item social-links' },
  Qa = p({
    __name: 'VPNavBarExtra',
    setup(e) {
      const { site: t, theme: n } = L(),
        { localeLinks: a, currentLang: o } = q({ correspondingLink: !0 }),
        r = y(() => (a.value.length && o.value.label) || t.value.appearance || n.value.socialLinks)
      return (l, v) =>
        r.value
          ? (s(),
            _(
              _e,
              { key: 0, class: 'VPNavBarExtra', label: 'extra navigation' },
              {
                default: h(() => [
                  i(a).length && i(o).label
                    ? (s(),
                      u('div', za, [
                        d('p', Wa, M(i(o).label), 1),
                        (s(!0),
                        u(
                          x,
                          null,
                          A(i(a), f => (s(), _(te, { key: f.link, item: f }, null, 8, ['item']))),
                          128,
                        )),
                      ]))
                    : m('', !0),
                  i(t).appearance && i(t).appearance !== 'force-dark' && i(t).appearance !== 'force-auto'
                    ? (s(),
                      u('div', Ka, [
                        d('div', qa, [
                          d('p', Ra, M(i(n).darkModeSwitchLabel || 'Appearance'), 1),
                          d('div', Ja, [k(pe)]),
                        ]),
                      ]))
                    : m('', !0),
                  i(n).socialLinks
                    ? (s(),
                      u('div', Xa, [
                        d('div', Ya, [
                          k(be, { class: 'social-links-list', links: i(n).socialLinks }, null, 8, ['links']),
                        ]),
                      ]))
                    : m('', !0),
                ]),
                _: 1,
              },
            ))
          : m('', !0)
    },
  }),
  Za = g(Qa, [['__scopeId', 'data-v-f953d92f']]),
  eo = ['aria-expanded'],
  to = p({
    __name: 'VPNavBarHamburger',
    props: { active: { type: Boolean } },
    emits: ['click'],
    setup(e) {
      return (t, n) => (
        s(),
        u(
          'button',
          {
            type: 'button',
            class: N(['VPNavBarHamburger', { active: e.active }]),
            'aria-label': 'mobile navigation',
            'aria-expanded': e.active,
            'aria-controls': 'VPNavScreen',
            onClick: n[0] || (n[0] = a => t.$emit('click')),
          },
          [
            ...(n[1] ||
              (n[1] = [
                d(
                  'span',
                  { class: 'container' },
                  [d('span', { class: 'top' }), d('span', { class: 'middle' }), d('span', { class: 'bottom' })],
                  -1,
                ),
              ])),
          ],
          10,
          eo,
        )
      )
    },
  }),
  no = g(to, [['__scopeId', 'data-v-6bee1efd']]),
  ao = ['innerHTML'],
  oo = p({
    __name: 'VPNavBarMenuLink',
    props: { item: {} },
    setup(e) {
      const { page: t } = L()
      return (n, a) => (
        s(),
        _(
          E,
          {
            class: N({
              VPNavBarMenuLink: !0,
              active: i(z)(i(t).relativePath, e.item.activeMatch || e.item.link, !!e.item.activeMatch),
            }),
            href: e.item.link,
            target: e.item.target,
            rel: e.item.rel,
            'no-icon': e.item.noIcon,
            tabindex: '0',
          },
          { default: h(() => [d('span', { innerHTML: e.item.text }, null, 8, ao)]), _: 1 },
          8,
          ['class', 'href', 'target', 'rel', 'no-icon'],
        )
      )
    },
  }),
  so = g(oo, [['__scopeId', 'data-v-815115f5']]),
  io = p({
    __name: 'VPNavBarMenuGroup',
    props: { item: {} },
    setup(e) {
      const t = e,
        { page: n } = L(),
        a = r =>
          'component' in r ? !1 : 'link' in r ? z(n.value.relativePath, r.link, !!t.item.activeMatch) : r.items.some(a),
        o = y(() => a(t.item))
      return (r, l) => (
        s(),
        _(
          _e,
          {
            class: N({
              VPNavBarMenuGroup: !0,
              active: i(z)(i(n).relativePath, e.item.activeMatch, !!e.item.activeMatch) || o.value,
            }),
            button: e.item.text,
            items: e.item.items,
          },
          null,
          8,
          ['class', 'button', 'items'],
        )
      )
    },
  }),
  ro = { key: 0, 'aria-labelledby': 'main-nav-aria-label', class: 'VPNavBarMenu' },
  lo = p({
    __name: 'VPNavBarMenu',
    setup(e) {
      const { theme: t } = L()
      return (n, a) =>
        i(t).nav
          ? (s(),
            u('nav', ro, [
              a[0] ||
                (a[0] = d('span', { id: 'main-nav-aria-label', class: 'visually-hidden' }, ' Main Navigation ', -1)),
              (s(!0),
              u(
                x,
                null,
                A(
                  i(t).nav,
                  o => (
                    s(),
                    u(
                      x,
                      { key: JSON.stringify(o) },
                      [
                        'link' in o
                          ? (s(), _(so, { key: 0, item: o }, null, 8, ['item']))
                          : 'component' in o
                            ? (s(), _(B(o.component), G({ key: 1, ref_for: !0 }, o.props), null, 16))
                            : (s(), _(io, { key: 2, item: o }, null, 8, ['item'])),
                      ],
                      64,
                    )
                  ),
                ),
                128,
              )),
            ]))
          : m('', !0)
    },
  }),
  co = g(lo, [['__scopeId', 'data-v-afb2845e']])
function uo(e) {
  const { localeIndex: t, theme: n } = L()
  function a(o) {
    var I, w, C
    const r = o.split('.'),
      l = (I = n.value.search) == null ? void 0 : I.options,
      v = l && typeof l == 'object',
      f = (v && ((C = (w = l.locales) == null ? void 0 : w[t.value]) == null ? void 0 : C.translations)) || null,
      $ = (v && l.translations) || null
    let V = f,
      b = $,
      P = e
    const T = r.pop()
    for (const H of r) {
      let O = null
      const K = P == null ? void 0 : P[H]
      K && (O = P = K)
      const ne = b == null ? void 0 : b[H]
      ne && (O = b = ne)
      const ae = V == null ? void 0 : V[H]
      ae && (O = V = ae), K || (P = O), ne || (b = O), ae || (V = O)
    }
    return (V == null ? void 0 : V[T]) ?? (b == null ? void 0 : b[T]) ?? (P == null ? void 0 : P[T]) ?? ''
  }
  return a
}
const vo = ['aria-label'],
  fo = { class: 'DocSearch-Button-Container' },
  ho = { class: 'DocSearch-Button-Placeholder' },
  ge = p({
    __name: 'VPNavBarSearchButton',
    setup(e) {
      const n = uo({ button: { buttonText: 'Search', buttonAriaLabel: 'Search' } })
      return (a, o) => (
        s(),
        u(
          'button',
          { type: 'button', class: 'DocSearch DocSearch-Button', 'aria-label': i(n)('button.buttonAriaLabel') },
          [
            d('span', fo, [
              o[0] || (o[0] = d('span', { class: 'vp-icon DocSearch-Search-Icon' }, null, -1)),
              d('span', ho, M(i(n)('button.buttonText')), 1),
            ]),
            o[1] ||
              (o[1] = d(
                'span',
                { class: 'DocSearch-Button-Keys' },
                [d('kbd', { class: 'DocSearch-Button-Key' }), d('kbd', { class: 'DocSearch-Button-Key' }, 'K')],
                -1,
              )),
          ],
          8,
          vo,
        )
      )
    },
  }),
  mo = { class: 'VPNavBarSearch' },
  po = { id: 'local-search' },
  ko = { key: 1, id: 'docsearch' },
  _o = p({
    __name: 'VPNavBarSearch',
    setup(e) {
      const t = Ge(() => Ue(() => import('./VPLocalSearchBox.DcRqBv8y.js'), __vite__mapDeps([0, 1]))),
        n = () => null,
        { theme: a } = L(),
        o = S(!1),
        r = S(!1)
      U(() => {})
      function l() {
        o.value || ((o.value = !0), setTimeout(v, 16))
      }
      function v() {
        const b = new Event('keydown')
        ;(b.key = 'k'),
          (b.metaKey = !0),
          window.dispatchEvent(b),
          setTimeout(() => {
            document.querySelector('.DocSearch-Modal') || v()
          }, 16)
      }
      function f(b) {
        const P = b.target,
          T = P.tagName
        return P.isContentEditable || T === 'INPUT' || T === 'SELECT' || T === 'TEXTAREA'
      }
      const $ = S(!1)
      ie('k', b => {
        ;(b.ctrlKey || b.metaKey) && (b.preventDefault(), ($.value = !0))
      }),
        ie('/', b => {
          f(b) || (b.preventDefault(), ($.value = !0))
        })
      const V = 'local'
      return (b, P) => {
        var T
        return (
          s(),
          u('div', mo, [
            i(V) === 'local'
              ? (s(),
                u(
                  x,
                  { key: 0 },
                  [
                    $.value ? (s(), _(i(t), { key: 0, onClose: P[0] || (P[0] = I => ($.value = !1)) })) : m('', !0),
                    d('div', po, [k(ge, { onClick: P[1] || (P[1] = I => ($.value = !0)) })]),
                  ],
                  64,
                ))
              : i(V) === 'algolia'
                ? (s(),
                  u(
                    x,
                    { key: 1 },
                    [
                      o.value
                        ? (s(),
                          _(
                            i(n),
                            {
                              key: 0,
                              algolia: ((T = i(a).search) == null ? void 0 : T.options) ?? i(a).algolia,
                              onVnodeBeforeMount: P[2] || (P[2] = I => (r.value = !0)),
                            },
                            null,
                            8,
                            ['algolia'],
                          ))
                        : m('', !0),
                      r.value ? m('', !0) : (s(), u('div', ko, [k(ge, { onClick: l })])),
                    ],
                    64,
                  ))
                : m('', !0),
          ])
        )
      }
    },
  }),
  bo = p({
    __name: 'VPNavBarSocialLinks',
    setup(e) {
      const { theme: t } = L()
      return (n, a) =>
        i(t).socialLinks
          ? (s(), _(be, { key: 0, class: 'VPNavBarSocialLinks', links: i(t).socialLinks }, null, 8, ['links']))
          : m('', !0)
    },
  }),
  go = g(bo, [['__scopeId', 'data-v-ef6192dc']]),
  $o = ['href', 'rel', 'target'],
  yo = ['innerHTML'],
  Po = { key: 2 },
  Lo = p({
    __name: 'VPNavBarTitle',
    setup(e) {
      const { site: t, theme: n } = L(),
        { hasSidebar: a } = D(),
        { currentLang: o } = q(),
        r = y(() => {
          var f
          return typeof n.value.logoLink == 'string'
            ? n.value.logoLink
            : (f = n.value.logoLink) == null
              ? void 0
              : f.link
        }),
        l = y(() => {
          var f
          return typeof n.value.logoLink == 'string' || (f = n.value.logoLink) == null ? void 0 : f.rel
        }),
        v = y(() => {
          var f
          return typeof n.value.logoLink == 'string' || (f = n.value.logoLink) == null ? void 0 : f.target
        })
      return (f, $) => (
        s(),
        u(
          'div',
          { class: N(['VPNavBarTitle', { 'has-sidebar': i(a) }]) },
          [
            d(
              'a',
              { class: 'title', href: r.value ?? i(he)(i(o).link), rel: l.value, target: v.value },
              [
                c(f.$slots, 'nav-bar-title-before', {}, void 0, !0),
                i(n).logo ? (s(), _(J, { key: 0, class: 'logo', image: i(n).logo }, null, 8, ['image'])) : m('', !0),
                i(n).siteTitle
                  ? (s(), u('span', { key: 1, innerHTML: i(n).siteTitle }, null, 8, yo))
                  : i(n).siteTitle === void 0
                    ? (s(), u('span', Po, M(i(t).title), 1))
                    : m('', !0),
                c(f.$slots, 'nav-bar-title-after', {}, void 0, !0),
              ],
              8,
              $o,
            ),
          ],
          2,
        )
      )
    },
  }),
  Vo = g(Lo, [['__scopeId', 'data-v-9f43907a']]),
  So = { class: 'items' },
  To = { class: 'title' },
  No = p({
    __name: 'VPNavBarTranslations',
    setup(e) {
      const { theme: t } = L(),
        { localeLinks: n, currentLang: a } = q({ correspondingLink: !0 })
      return (o, r) =>
        i(n).length && i(a).label
          ? (s(),
            _(
              _e,
              {
                key: 0,
                class: 'VPNavBarTranslations',
                icon: 'vpi-languages',
                label: i(t).langMenuLabel || 'Change language',
              },
              {
                default: h(() => [
                  d('div', So, [
                    d('p', To, M(i(a).label), 1),
                    (s(!0),
                    u(
                      x,
                      null,
                      A(i(n), l => (s(), _(te, { key: l.link, item: l }, null, 8, ['item']))),
                      128,
                    )),
                  ]),
                ]),
                _: 1,
              },
              8,
              ['label'],
            ))
          : m('', !0)
    },
  }),
  Mo = g(No, [['__scopeId', 'data-v-acee064b']]),
  xo = { class: 'wrapper' },
  Io = { class: 'container' },
  wo = { class: 'title' },
  Ao = { class: 'content' },
  Co = { class: 'content-body' },
  Ho = p({
    __name: 'VPNavBar',
    props: { isScreenOpen: { type: Boolean } },
    emits: ['toggle-screen'],
    setup(e) {
      const t = e,
        { y: n } = Ve(),
        { hasSidebar: a } = D(),
        { frontmatter: o } = L(),
        r = S({})
      return (
        fe(() => {
          r.value = {
            'has-sidebar': a.value,
            home: o.value.layout === 'home',
            top: n.value === 0,
            'screen-open': t.isScreenOpen,
          }
        }),
        (l, v) => (
          s(),
          u(
            'div',
            { class: N(['VPNavBar', r.value]) },
            [
              d('div', xo, [
                d('div', Io, [
                  d('div', wo, [
                    k(Vo, null, {
                      'nav-bar-title-before': h(() => [c(l.$slots, 'nav-bar-title-before', {}, void 0, !0)]),
                      'nav-bar-title-after': h(() => [c(l.$slots, 'nav-bar-title-after', {}, void 0, !0)]),
                      _: 3,
                    }),
                  ]),
                  d('div', Ao, [
                    d('div', Co, [
                      c(l.$slots, 'nav-bar-content-before', {}, void 0, !0),
                      k(_o, { class: 'search' }),
                      k(co, { class: 'menu' }),
                      k(Mo, { class: 'translations' }),
                      k(_a, { class: 'appearance' }),
                      k(go, { class: 'social-links' }),
                      k(Za, { class: 'extra' }),
                      c(l.$slots, 'nav-bar-content-after', {}, void 0, !0),
                      k(
                        no,
                        {
                          class: 'hamburger',
                          active: e.isScreenOpen,
                          onClick: v[0] || (v[0] = f => l.$emit('toggle-screen')),
                        },
                        null,
                        8,
                        ['active'],
                      ),
                    ]),
                  ]),
                ]),
              ]),
              v[1] || (v[1] = d('div', { class: 'divider' }, [d('div', { class: 'divider-line' })], -1)),
            ],
            2,
          )
        )
      )
    },
  }),
  Bo = g(Ho, [['__scopeId', 'data-v-9fd4d1dd']]),
  Eo = { key: 0, class: 'VPNavScreenAppearance' },
  Fo = { class: 'text' },
  Do = p({
    __name: 'VPNavScreenAppearance',
    setup(e) {
      const { site: t, theme: n } = L()
      return (a, o) =>
        i(t).appearance && i(t).appearance !== 'force-dark' && i(t).appearance !== 'force-auto'
          ? (s(), u('div', Eo, [d('p', Fo, M(i(n).darkModeSwitchLabel || 'Appearance'), 1), k(pe)]))
          : m('', !0)
    },
  }),
  Oo = g(Do, [['__scopeId', 'data-v-a3e2920d']]),
  Go = ['innerHTML'],
  Uo = p({
    __name: 'VPNavScreenMenuLink',
    props: { item: {} },
    setup(e) {
      const t = Z('close-screen')
      return (n, a) => (
        s(),
        _(
          E,
          {
            class: 'VPNavScreenMenuLink',
            href: e.item.link,
            target: e.item.target,
            rel: e.item.rel,
            'no-icon': e.item.noIcon,
            onClick: i(t),
          },
          { default: h(() => [d('span', { innerHTML: e.item.text }, null, 8, Go)]), _: 1 },
          8,
          ['href', 'target', 'rel', 'no-icon', 'onClick'],
        )
      )
    },
  }),
  jo = g(Uo, [['__scopeId', 'data-v-fa963d97']]),
  zo = ['innerHTML'],
  Wo = p({
    __name: 'VPNavScreenMenuGroupLink',
    props: { item: {} },
    setup(e) {
      const t = Z('close-screen')
      return (n, a) => (
        s(),
        _(
          E,
          {
            class: 'VPNavScreenMenuGroupLink',
            href: e.item.link,
            target: e.item.target,
            rel: e.item.rel,
            'no-icon': e.item.noIcon,
            onClick: i(t),
          },
          { default: h(() => [d('span', { innerHTML: e.item.text }, null, 8, zo)]), _: 1 },
          8,
          ['href', 'target', 'rel', 'no-icon', 'onClick'],
        )
      )
    },
  }),
  Ae = g(Wo, [['__scopeId', 'data-v-e04f3e85']]),
  Ko = { class: 'VPNavScreenMenuGroupSection' },
  qo = { key: 0, class: 'title' },
  Ro = p({
    __name: 'VPNavScreenMenuGroupSection',
    props: { text: {}, items: {} },
    setup(e) {
      return (t, n) => (
        s(),
        u('div', Ko, [
          e.text ? (s(), u('p', qo, M(e.text), 1)) : m('', !0),
          (s(!0),
          u(
            x,
            null,
            A(e.items, a => (s(), _(Ae, { key: a.text, item: a }, null, 8, ['item']))),
            128,
          )),
        ])
      )
    },
  }),
  Jo = g(Ro, [['__scopeId', 'data-v-f60dbfa7']]),
  Xo = ['aria-controls', 'aria-expanded'],
  Yo = ['innerHTML'],
  Qo = ['id'],
  Zo = { key: 0, class: 'item' },
  es = { key: 1, class: 'item' },
  ts = { key: 2, class: 'group' },
  ns = p({
    __name: 'VPNavScreenMenuGroup',
    props: { text: {}, items: {} },
    setup(e) {
      const t = e,
        n = S(!1),
        a = y(() => `NavScreenGroup-${t.text.replace(' ', '-').toLowerCase()}`)
      function o() {
        n.value = !n.value
      }
      return (r, l) => (
        s(),
        u(
          'div',
          { class: N(['VPNavScreenMenuGroup', { open: n.value }]) },
          [
            d(
              'button',
              { class: 'button', 'aria-controls': a.value, 'aria-expanded': n.value, onClick: o },
              [
                d('span', { class: 'button-text', innerHTML: e.text }, null, 8, Yo),
                l[0] || (l[0] = d('span', { class: 'vpi-plus button-icon' }, null, -1)),
              ],
              8,
              Xo,
            ),
            d(
              'div',
              { id: a.value, class: 'items' },
              [
                (s(!0),
                u(
                  x,
                  null,
                  A(
                    e.items,
                    v => (
                      s(),
                      u(
                        x,
                        { key: JSON.stringify(v) },
                        [
                          'link' in v
                            ? (s(), u('div', Zo, [k(Ae, { item: v }, null, 8, ['item'])]))
                            : 'component' in v
                              ? (s(),
                                u('div', es, [
                                  (s(),
                                  _(B(v.component), G({ ref_for: !0 }, v.props, { 'screen-menu': '' }), null, 16)),
                                ]))
                              : (s(),
                                u('div', ts, [k(Jo, { text: v.text, items: v.items }, null, 8, ['text', 'items'])])),
                        ],
                        64,
                      )
                    ),
                  ),
                  128,
                )),
              ],
              8,
              Qo,
            ),
          ],
          2,
        )
      )
    },
  }),
  as = g(ns, [['__scopeId', 'data-v-d99bfeec']]),
  os = { key: 0, class: 'VPNavScreenMenu' },
  ss = p({
    __name: 'VPNavScreenMenu',
    setup(e) {
      const { theme: t } = L()
      return (n, a) =>
        i(t).nav
          ? (s(),
            u('nav', os, [
              (s(!0),
              u(
                x,
                null,
                A(
                  i(t).nav,
                  o => (
                    s(),
                    u(
                      x,
                      { key: JSON.stringify(o) },
                      [
                        'link' in o
                          ? (s(), _(jo, { key: 0, item: o }, null, 8, ['item']))
                          : 'component' in o
                            ? (s(),
                              _(B(o.component), G({ key: 1, ref_for: !0 }, o.props, { 'screen-menu': '' }), null, 16))
                            : (s(), _(as, { key: 2, text: o.text || '', items: o.items }, null, 8, ['text', 'items'])),
                      ],
                      64,
                    )
                  ),
                ),
                128,
              )),
            ]))
          : m('', !0)
    },
  }),
  is = p({
    __name: 'VPNavScreenSocialLinks',
    setup(e) {
      const { theme: t } = L()
      return (n, a) =>
        i(t).socialLinks
          ? (s(), _(be, { key: 0, class: 'VPNavScreenSocialLinks', links: i(t).socialLinks }, null, 8, ['links']))
          : m('', !0)
    },
  }),
  rs = { class: 'list' },
  ls = p({
    __name: 'VPNavScreenTranslations',
    setup(e) {
      const { localeLinks: t, currentLang: n } = q({ correspondingLink: !0 }),
        a = S(!1)
      function o() {
        a.value = !a.value
      }
      return (r, l) =>
        i(t).length && i(n).label
          ? (s(),
            u(
              'div',
              { key: 0, class: N(['VPNavScreenTranslations', { open: a.value }]) },
              [
                d('button', { class: 'title', onClick: o }, [
                  l[0] || (l[0] = d('span', { class: 'vpi-languages icon lang' }, null, -1)),
                  j(' ' + M(i(n).label) + ' ', 1),
                  l[1] || (l[1] = d('span', { class: 'vpi-chevron-down icon chevron' }, null, -1)),
                ]),
                d('ul', rs, [
                  (s(!0),
                  u(
                    x,
                    null,
                    A(
                      i(t),
                      v => (
                        s(),
                        u('li', { key: v.link, class: 'item' }, [
                          k(E, { class: 'link', href: v.link }, { default: h(() => [j(M(v.text), 1)]), _: 2 }, 1032, [
                            'href',
                          ]),
                        ])
                      ),
                    ),
                    128,
                  )),
                ]),
              ],
              2,
            ))
          : m('', !0)
    },
  }),
  cs = g(ls, [['__scopeId', 'data-v-516e4bc3']]),
  us = { class: 'container' },
  ds = p({
    __name: 'VPNavScreen',
    props: { open: { type: Boolean } },
    setup(e) {
      const t = S(null),
        n = Se(ee ? document.body : null)
      return (a, o) => (
        s(),
        _(
          ue,
          {
            name: 'fade',
            onEnter: o[0] || (o[0] = r => (n.value = !0)),
            onAfterLeave: o[1] || (o[1] = r => (n.value = !1)),
          },
          {
            default: h(() => [
              e.open
                ? (s(),
                  u(
                    'div',
                    { key: 0, class: 'VPNavScreen', ref_key: 'screen', ref: t, id: 'VPNavScreen' },
                    [
                      d('div', us, [
                        c(a.$slots, 'nav-screen-content-before', {}, void 0, !0),
                        k(ss, { class: 'menu' }),
                        k(cs, { class: 'translations' }),
                        k(Oo, { class: 'appearance' }),
                        k(is, { class: 'social-links' }),
                        c(a.$slots, 'nav-screen-content-after', {}, void 0, !0),
                      ]),
                    ],
                    512,
                  ))
                : m('', !0),
            ]),
            _: 3,
          },
        )
      )
    },
  }),
  vs = g(ds, [['__scopeId', 'data-v-2dd6d0c7']]),
  fs = { key: 0, class: 'VPNav' },
  hs = p({
    __name: 'VPNav',
    setup(e) {
      const { isScreenOpen: t, closeScreen: n, toggleScreen: a } = la(),
        { frontmatter: o } = L(),
        r = y(() => o.value.navbar !== !1)
      return (
        Te('close-screen', n),
        X(() => {
          ee && document.documentElement.classList.toggle('hide-nav', !r.value)
        }),
        (l, v) =>
          r.value
            ? (s(),
              u('header', fs, [
                k(
                  Bo,
                  { 'is-screen-open': i(t), onToggleScreen: i(a) },
                  {
                    'nav-bar-title-before': h(() => [c(l.$slots, 'nav-bar-title-before', {}, void 0, !0)]),
                    'nav-bar-title-after': h(() => [c(l.$slots, 'nav-bar-title-after', {}, void 0, !0)]),
                    'nav-bar-content-before': h(() => [c(l.$slots, 'nav-bar-content-before', {}, void 0, !0)]),
                    'nav-bar-content-after': h(() => [c(l.$slots, 'nav-bar-content-after', {}, void 0, !0)]),
                    _: 3,
                  },
                  8,
                  ['is-screen-open', 'onToggleScreen'],
                ),
                k(
                  vs,
                  { open: i(t) },
                  {
                    'nav-screen-content-before': h(() => [c(l.$slots, 'nav-screen-content-before', {}, void 0, !0)]),
                    'nav-screen-content-after': h(() => [c(l.$slots, 'nav-screen-content-after', {}, void 0, !0)]),
                    _: 3,
                  },
                  8,
                  ['open'],
                ),
              ]))
            : m('', !0)
      )
    },
  }),
  ms = g(hs, [['__scopeId', 'data-v-7ad780c2']]),
  ps = ['role', 'tabindex'],
  ks = { key: 1, class: 'items' },
  _s = p({
    __name: 'VPSidebarItem',
    props: { item: {}, depth: {} },
    setup(e) {
      const t = e,
        {
          collapsed: n,
          collapsible: a,
          isLink: o,
          isActiveLink: r,
          hasActiveLink: l,
          hasChildren: v,
          toggle: f,
        } = dt(y(() => t.item)),
        $ = y(() => (v.value ? 'section' : 'div')),
        V = y(() => (o.value ? 'a' : 'div')),
        b = y(() => (v.value ? (t.depth + 2 === 7 ? 'p' : `h${t.depth + 2}`) : 'p')),
        P = y(() => (o.value ? void 0 : 'button')),
        T = y(() => [
          [`level-${t.depth}`],
          { collapsible: a.value },
          { collapsed: n.value },
          { 'is-link': o.value },
          { 'is-active': r.value },
          { 'has-active': l.value },
        ])
      function I(C) {
        ;('key' in C && C.key !== 'Enter') || (!t.item.link && f())
      }
      function w() {
        t.item.link && f()
      }
      return (C, H) => {
        const O = W('VPSidebarItem', !0)
        return (
          s(),
          _(
            B($.value),
            { class: N(['VPSidebarItem', T.value]) },
            {
              default: h(() => [
                e.item.text
                  ? (s(),
                    u(
                      'div',
                      G(
                        { key: 0, class: 'item', role: P.value },
                        je(e.item.items ? { click: I, keydown: I } : {}, !0),
                        { tabindex: e.item.items && 0 },
                      ),
                      [
                        H[1] || (H[1] = d('div', { class: 'indicator' }, null, -1)),
                        e.item.link
                          ? (s(),
                            _(
                              E,
                              {
                                key: 0,
                                tag: V.value,
                                class: 'link',
                                href: e.item.link,
                                rel: e.item.rel,
                                target: e.item.target,
                              },
                              {
                                default: h(() => [
                                  (s(),
                                  _(B(b.value), { class: 'text', innerHTML: e.item.text }, null, 8, ['innerHTML'])),
                                ]),
                                _: 1,
                              },
                              8,
                              ['tag', 'href', 'rel', 'target'],
                            ))
                          : (s(),
                            _(B(b.value), { key: 1, class: 'text', innerHTML: e.item.text }, null, 8, ['innerHTML'])),
                        e.item.collapsed != null && e.item.items && e.item.items.length
                          ? (s(),
                            u(
                              'div',
                              {
                                key: 2,
                                class: 'caret',
                                role: 'button',
                                'aria-label': 'toggle section',
                                onClick: w,
                                onKeydown: ze(w, ['enter']),
                                tabindex: '0',
                              },
                              [...(H[0] || (H[0] = [d('span', { class: 'vpi-chevron-right caret-icon' }, null, -1)]))],
                              32,
                            ))
                          : m('', !0),
                      ],
                      16,
                      ps,
                    ))
                  : m('', !0),
                e.item.items && e.item.items.length
                  ? (s(),
                    u('div', ks, [
                      e.depth < 5
                        ? (s(!0),
                          u(
                            x,
                            { key: 0 },
                            A(
                              e.item.items,
                              K => (
                                s(), _(O, { key: K.text, item: K, depth: e.depth + 1 }, null, 8, ['item', 'depth'])
                              ),
                            ),
                            128,
                          ))
                        : m('', !0),
                    ]))
                  : m('', !0),
              ]),
              _: 1,
            },
            8,
            ['class'],
          )
        )
      }
    },
  }),
  bs = g(_s, [['__scopeId', 'data-v-0009425e']]),
  gs = p({
    __name: 'VPSidebarGroup',
    props: { items: {} },
    setup(e) {
      const t = S(!0)
      let n = null
      return (
        U(() => {
          n = setTimeout(() => {
            ;(n = null), (t.value = !1)
          }, 300)
        }),
        We(() => {
          n != null && (clearTimeout(n), (n = null))
        }),
        (a, o) => (
          s(!0),
          u(
            x,
            null,
            A(
              e.items,
              r => (
                s(),
                u(
                  'div',
                  { key: r.text, class: N(['group', { 'no-transition': t.value }]) },
                  [k(bs, { item: r, depth: 0 }, null, 8, ['item'])],
                  2,
                )
              ),
            ),
            128,
          )
        )
      )
    },
  }),
  $s = g(gs, [['__scopeId', 'data-v-51288d80']]),
  ys = { class: 'nav', id: 'VPSidebarNav', 'aria-labelledby': 'sidebar-aria-label', tabindex: '-1' },
  Ps = p({
    __name: 'VPSidebar',
    props: { open: { type: Boolean } },
    setup(e) {
      const { sidebarGroups: t, hasSidebar: n } = D(),
        a = e,
        o = S(null),
        r = Se(ee ? document.body : null)
      F(
        [a, o],
        () => {
          var v
          a.open ? ((r.value = !0), (v = o.value) == null || v.focus()) : (r.value = !1)
        },
        { immediate: !0, flush: 'post' },
      )
      const l = S(0)
      return (
        F(
          t,
          () => {
            l.value += 1
          },
          { deep: !0 },
        ),
        (v, f) =>
          i(n)
            ? (s(),
              u(
                'aside',
                {
                  key: 0,
                  class: N(['VPSidebar', { open: e.open }]),
                  ref_key: 'navEl',
                  ref: o,
                  onClick: f[0] || (f[0] = Ke(() => {}, ['stop'])),
                },
                [
                  f[2] || (f[2] = d('div', { class: 'curtain' }, null, -1)),
                  d('nav', ys, [
                    f[1] ||
                      (f[1] = d(
                        'span',
                        { class: 'visually-hidden', id: 'sidebar-aria-label' },
                        ' Sidebar Navigation ',
                        -1,
                      )),
                    c(v.$slots, 'sidebar-nav-before', {}, void 0, !0),
                    (s(), _($s, { items: i(t), key: l.value }, null, 8, ['items'])),
                    c(v.$slots, 'sidebar-nav-after', {}, void 0, !0),
                  ]),
                ],
                2,
              ))
            : m('', !0)
      )
    },
  }),
  Ls = g(Ps, [['__scopeId', 'data-v-42c4c606']]),
  Vs = p({
    __name: 'VPSkipLink',
    setup(e) {
      const { theme: t } = L(),
        n = Q(),
        a = S()
      F(
        () => n.path,
        () => a.value.focus(),
      )
      function o({ target: r }) {
        const l = document.getElementById(decodeURIComponent(r.hash).slice(1))
        if (l) {
          const v = () => {
            l.removeAttribute('tabindex'), l.removeEventListener('blur', v)
          }
          l.setAttribute('tabindex', '-1'), l.addEventListener('blur', v), l.focus(), window.scrollTo(0, 0)
        }
      }
      return (r, l) => (
        s(),
        u(
          x,
          null,
          [
            d('span', { ref_key: 'backToTop', ref: a, tabindex: '-1' }, null, 512),
            d(
              'a',
              { href: '#VPContent', class: 'VPSkipLink visually-hidden', onClick: o },
              M(i(t).skipToContentLabel || 'Skip to content'),
              1,
            ),
          ],
          64,
        )
      )
    },
  }),
  Ss = g(Vs, [['__scopeId', 'data-v-fcbfc0e0']]),
  Ts = p({
    __name: 'Layout',
    setup(e) {
      const { isOpen: t, open: n, close: a } = D(),
        o = Q()
      F(() => o.path, a), ut(t, a)
      const { frontmatter: r } = L(),
        l = qe(),
        v = y(() => !!l['home-hero-image'])
      return (
        Te('hero-image-slot-exists', v),
        (f, $) => {
          const V = W('Content')
          return i(r).layout !== !1
            ? (s(),
              u(
                'div',
                { key: 0, class: N(['Layout', i(r).pageClass]) },
                [
                  c(f.$slots, 'layout-top', {}, void 0, !0),
                  k(Ss),
                  k(Ye, { class: 'backdrop', show: i(t), onClick: i(a) }, null, 8, ['show', 'onClick']),
                  k(ms, null, {
                    'nav-bar-title-before': h(() => [c(f.$slots, 'nav-bar-title-before', {}, void 0, !0)]),
                    'nav-bar-title-after': h(() => [c(f.$slots, 'nav-bar-title-after', {}, void 0, !0)]),
                    'nav-bar-content-before': h(() => [c(f.$slots, 'nav-bar-content-before', {}, void 0, !0)]),
                    'nav-bar-content-after': h(() => [c(f.$slots, 'nav-bar-content-after', {}, void 0, !0)]),
                    'nav-screen-content-before': h(() => [c(f.$slots, 'nav-screen-content-before', {}, void 0, !0)]),
                    'nav-screen-content-after': h(() => [c(f.$slots, 'nav-screen-content-after', {}, void 0, !0)]),
                    _: 3,
                  }),
                  k(ra, { open: i(t), onOpenMenu: i(n) }, null, 8, ['open', 'onOpenMenu']),
                  k(
                    Ls,
                    { open: i(t) },
                    {
                      'sidebar-nav-before': h(() => [c(f.$slots, 'sidebar-nav-before', {}, void 0, !0)]),
                      'sidebar-nav-after': h(() => [c(f.$slots, 'sidebar-nav-after', {}, void 0, !0)]),
                      _: 3,
                    },
                    8,
                    ['open'],
                  ),
                  k(Wn, null, {
                    'page-top': h(() => [c(f.$slots, 'page-top', {}, void 0, !0)]),
                    'page-bottom': h(() => [c(f.$slots, 'page-bottom', {}, void 0, !0)]),
                    'not-found': h(() => [c(f.$slots, 'not-found', {}, void 0, !0)]),
                    'home-hero-before': h(() => [c(f.$slots, 'home-hero-before', {}, void 0, !0)]),
                    'home-hero-info-before': h(() => [c(f.$slots, 'home-hero-info-before', {}, void 0, !0)]),
                    'home-hero-info': h(() => [c(f.$slots, 'home-hero-info', {}, void 0, !0)]),
                    'home-hero-info-after': h(() => [c(f.$slots, 'home-hero-info-after', {}, void 0, !0)]),
                    'home-hero-actions-after': h(() => [c(f.$slots, 'home-hero-actions-after', {}, void 0, !0)]),
                    'home-hero-image': h(() => [c(f.$slots, 'home-hero-image', {}, void 0, !0)]),
                    'home-hero-after': h(() => [c(f.$slots, 'home-hero-after', {}, void 0, !0)]),
                    'home-features-before': h(() => [c(f.$slots, 'home-features-before', {}, void 0, !0)]),
                    'home-features-after': h(() => [c(f.$slots, 'home-features-after', {}, void 0, !0)]),
                    'doc-footer-before': h(() => [c(f.$slots, 'doc-footer-before', {}, void 0, !0)]),
                    'doc-before': h(() => [c(f.$slots, 'doc-before', {}, void 0, !0)]),
                    'doc-after': h(() => [c(f.$slots, 'doc-after', {}, void 0, !0)]),
                    'doc-top': h(() => [c(f.$slots, 'doc-top', {}, void 0, !0)]),
                    'doc-bottom': h(() => [c(f.$slots, 'doc-bottom', {}, void 0, !0)]),
                    'aside-top': h(() => [c(f.$slots, 'aside-top', {}, void 0, !0)]),
                    'aside-bottom': h(() => [c(f.$slots, 'aside-bottom', {}, void 0, !0)]),
                    'aside-outline-before': h(() => [c(f.$slots, 'aside-outline-before', {}, void 0, !0)]),
                    'aside-outline-after': h(() => [c(f.$slots, 'aside-outline-after', {}, void 0, !0)]),
                    'aside-ads-before': h(() => [c(f.$slots, 'aside-ads-before', {}, void 0, !0)]),
                    'aside-ads-after': h(() => [c(f.$slots, 'aside-ads-after', {}, void 0, !0)]),
                    _: 3,
                  }),
                  k(Xn),
                  c(f.$slots, 'layout-bottom', {}, void 0, !0),
                ],
                2,
              ))
            : (s(), _(V, { key: 1 }))
        }
      )
    },
  }),
  Ns = g(Ts, [['__scopeId', 'data-v-d8b57b2d']]),
  xs = {
    Layout: Ns,
    enhanceApp: ({ app: e }) => {
      e.component('Badge', Re)
    },
  }
export { L as u, uo as c, xs as t }
