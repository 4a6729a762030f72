import {
  ac as A,
  ad as b,
  v as C,
  a5 as c,
  a8 as d,
  ag as E,
  a7 as f,
  ab as g,
  aa as h,
  a3 as i,
  a6 as l,
  a9 as m,
  s as P,
  af as R,
  R as s,
  a4 as u,
  d as v,
  ae as w,
  u as y,
} from './chunks/framework.DgK3l-CU.js'
import { t as p } from './chunks/theme.CaaX5XWy.js'
function r(e) {
  if (e.extends) {
    const a = r(e.extends)
    return {
      ...a,
      ...e,
      async enhanceApp(t) {
        a.enhanceApp && (await a.enhanceApp(t)), e.enhanceApp && (await e.enhanceApp(t))
      },
    }
  }
  return e
}
const n = r(p),
  S = v({
    name: 'VitePressApp',
    setup() {
      const { site: e, lang: a, dir: t } = y()
      return (
        C(() => {
          P(() => {
            ;(document.documentElement.lang = a.value), (document.documentElement.dir = t.value)
          })
        }),
        e.value.router.prefetchLinks && b(),
        w(),
        R(),
        n.setup && n.setup(),
        () => E(n.Layout)
      )
    },
  })
async function T() {
  globalThis.__VITEPRESS__ = !0
  const e = _(),
    a = D()
  a.provide(u, e)
  const t = c(e.route)
  return (
    a.provide(l, t),
    a.component('Content', f),
    a.component('ClientOnly', d),
    Object.defineProperties(a.config.globalProperties, {
      $frontmatter: {
        get() {
          return t.frontmatter.value
        },
      },
      $params: {
        get() {
          return t.page.value.params
        },
      },
    }),
    n.enhanceApp && (await n.enhanceApp({ app: a, router: e, siteData: m })),
    { app: a, router: e, data: t }
  )
}
function D() {
  return A(S)
}
function _() {
  let e = s
  return h(a => {
    let t = g(a),
      o = null
    return t && (e && (t = t.replace(/\.js$/, '.lean.js')), (o = import(t))), s && (e = !1), o
  }, n.NotFound)
}
s &&
  T().then(({ app: e, router: a, data: t }) => {
    a.go().then(() => {
      i(a.route, t.site), e.mount('#app')
    })
  })
export { T as createApp }
