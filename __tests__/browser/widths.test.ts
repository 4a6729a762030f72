import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Page } from 'puppeteer-core'
import { expect, test } from 'vitest'
import type { Block } from '../../src/document/document.js'
import { toHtml } from '../../src/document/html.js'
import { bisectDocument } from '../../src/extras/bisect/document.js'
import { makeShown } from '../../src/extras/history/since.js'
import { historyPage } from '../../src/extras/history/site.js'
import { renderPage } from '../../src/extras/page/page.js'
import { selfTestDocument } from '../../src/extras/self-test/document.js'
import type { SessionRecord } from '../../src/record/record.js'
import { makeReport, mergeRecords } from '../../src/report/make-report.js'
import type { Report } from '../../src/report/report.js'
import { pageTools } from '../../src/system/page-tools.js'
import { common, reasons } from '../unit/extras/bisect/samples.js'
import { makeLongHistory } from '../unit/extras/history/comparisons.js'
import { selfTest } from '../unit/extras/self-test/samples.js'
import { makeProfiles } from '../unit/report/profiles.js'
import { listNames, makeContest, makeScannedSession, makeSession, withTrend } from '../unit/report/session.js'
import { look, startBrowser } from './open.js'

const { home, open } = startBrowser()

const long = ['load all of the many modules at once, cold, without the cache', `deep/${'path/'.repeat(12)}leaf`]
const small = {
  ...withTrend(makeSession([...listNames(8), ...long])),
  causes: makeProfiles(['main', 'parse', 'skip', 'scan']),
}

function printReport(report: Report, recordOf: () => SessionRecord): string {
  return renderPage(report, { recordOf, tools: pageTools })
}

function print(blocks: readonly Block[]): string {
  return toHtml(blocks, { title: 'Sample', tools: pageTools })
}

const contest = makeContest(listNames(6))
const pages: readonly (readonly [name: string, opened: string, make: () => string])[] = [
  ['report', '#parse/1', () => printReport(makeReport(small), () => small)],
  ['many', '#emit/200', () => printReport(makeReport(makeSession(listNames(200))), () => makeSession(listNames(200)))],
  ['merged', '#1/parse/1', () => printReport(mergeRecords([small, { ...small, suite: 'printer' }]), () => small)],
  ['multi-way', '#1/parse/1', () => printReport(mergeRecords([contest]), () => contest)],
  ['scan', '', () => printReport(makeReport(makeScannedSession()), makeScannedSession)],
  [
    'bisection',
    '',
    () =>
      print(
        bisectDocument(
          { ...common, reasons, end: { kind: 'named', segment: { from: 4, to: 6 }, probability: 0.9998, two: 0.01 } },
          { way: 'command line', call: 'counterbalance' },
        ),
      ),
  ],
  [
    'history',
    '#?from=v1.4&to=20ccccc',
    () =>
      historyPage(
        [
          makeShown(
            { suite: 'words', comparisons: makeLongHistory({ pushes: 30, benchmarks: 10 }) },
            { threshold: 0.02 },
          ),
        ],
        { tools: pageTools },
      ),
  ],
  ['self-test', '', () => print(selfTestDocument(selfTest(20)))],
]

const widths = [390, 640, 800, 1024, 1280, 1920]

test.each(pages)('%s: no page scrolls sideways at any width, and no text is cut off', async (name, hash, make) => {
  const path = join(home, `${name}.html`)
  writeFileSync(path, make())
  await using opened = await open(path)
  const { page, complaints } = opened
  const wide: string[] = []
  for (const panel of new Set(['', hash])) {
    await page.evaluate(at => {
      location.hash = at
    }, panel)
    if (panel !== '') await page.waitForSelector('tr.opened .plot svg, .between:not([hidden]) td')
    for (const width of widths) {
      await page.setViewport({ width, height: 900 })
      wide.push(...(await page.evaluate(findWide)).map(one => `${width}${panel}: ${one}`))
      if (panel === '') await shoot(page, `${name}-${width}`)
    }
  }
  expect(wide).toEqual([])
  expect(complaints).toEqual([])
})

test.each(pages)('%s fits on A4, has short lines of prose, and nothing that axe finds', async (name, _, make) => {
  const path = join(home, `${name}.html`)
  writeFileSync(path, make())
  await using opened = await open(path, { width: 1280 })
  const { page } = opened
  const long = await page.evaluate(() => {
    const prose = [...document.querySelectorAll<HTMLElement>('p:not(.headline, .quiet), li, dd, figcaption, caption')]
    return prose.flatMap(one => {
      if (!one.checkVisibility() || one.querySelector('ul, dl')) return []
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(one)
      const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
      const rows = Math.round((one.getBoundingClientRect().height - padding) / Number.parseFloat(lineHeight))
      const text = one.textContent ?? ''
      return text.length / rows > 75 ? [`${rows} lines: ${text}`] : []
    })
  })
  expect(long).toEqual([])
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate('axe.run()')) as axe.AxeResults
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))).toEqual([])
  await page.emulateMediaType('print')
  // 210 mm less the margins of 14 mm, at 96 px an inch.
  await page.setViewport({ width: 688, height: 1017 })
  expect(await page.evaluate(findWide)).toEqual([])
  await page.screenshot({ path: join(look, `${name}-print.png`), fullPage: true })
})

test('of 1,000 benchmarks: at most 3.5 MB, and three screens of rows, all by the beginnings of their names', {
  tags: 'nightly',
}, async () => {
  const record = withTrend(makeSession(listNames(1000), 20))
  const path = join(home, 'thousand.html')
  writeFileSync(
    path,
    printReport(makeReport(record), () => record),
  )
  expect(statSync(path).size).toBeLessThan(3.5e6)
  await using opened = await open(path)
  const { page, complaints } = opened
  const shown = () =>
    page.$eval('form.controls', form => [
      document.querySelectorAll('tbody[data-group]:not([hidden])').length,
      form.querySelector('output')!.textContent,
    ])
  expect(await shown()).toEqual([20, '20 of 1000 shown'])
  const [form, machine] = await Promise.all(
    ['form.controls', 'section:has(tbody[data-group]) + section'].map(selector =>
      page.$eval(selector, one => one.getBoundingClientRect().top),
    ),
  )
  expect(machine! - form!).toBeLessThan(3 * 900)
  await page.click('form.controls button')
  expect(await shown()).toEqual([200, '200 of 1000 shown'])
  await page.type('input[type=search]', 'emit/101')
  expect(await shown()).toEqual([1, '1 of 1000 shown'])
  await page.type('input[type=search]', 'x')
  expect(await shown()).toEqual([0, 'no name has “emit/101x”'])
  // A beginning of names leads to all that have it, whatever their verdict.
  await (await page.$('.numbers a::-p-text(emit/)'))!.click()
  await page.waitForFunction(() => document.querySelectorAll('tbody[data-group]:not([hidden])').length === 333)
  expect(await page.$eval('input[type=search]', ({ value }) => value)).toBe('emit/')
  await page.screenshot({ path: join(look, 'thousand.png') })
  expect(complaints).toEqual([])
})

/** Takes screenshots for `npm run look`, which alone asks for whole pages in both schemes. */
async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.LOOK === undefined) return void (await page.screenshot({ path: join(look, `${name}-light.png`) }))
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
    await page.screenshot({ path: join(look, `${name}-${scheme}.png`), fullPage: true })
  }
}

/** The innermost elements that reach beyond the page, other than inside boxes that scroll by themselves. */
function findWide(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const beyond = [...document.querySelectorAll('body *')].filter(
    one => one.getBoundingClientRect().right > clientWidth + 1 && !one.closest('.wide > *, svg svg, pre > *, .hidden'),
  )
  const innermost = beyond.filter(one => !beyond.some(other => other !== one && one.contains(other)))
  const named = innermost.map(one => `<${one.tagName} class="${one.getAttribute('class')}"> ${one.textContent}`)
  return [...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []), ...named.slice(0, 5)]
}
