import { execFileSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import axe from 'axe-core'
import type { Page } from 'puppeteer-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Change } from '../../src/compare/finding.js'
import { findLevels } from '../../src/extras/history/levels.js'
import { makeShown } from '../../src/extras/history/since.js'
import { historyPage } from '../../src/extras/history/site.js'
import { renderPage } from '../../src/extras/page/page.js'
import { writeCsv } from '../../src/record/csv.js'
import { encodeRecord } from '../../src/record/encode.js'
import type { SessionRecord } from '../../src/record/record.js'
import { makeReport, mergeRecords } from '../../src/report/make-report.js'
import { changeText } from '../../src/report/words/words.js'
import { findLeastErrors, reachOfLooks } from '../../src/stats/network/steps.js'
import { pageTools } from '../../src/system/page-tools.js'
import { hostile } from '../unit/document/hostile-names.js'
import { makeLongHistory } from '../unit/extras/history/comparisons.js'
import { makeProfiles } from '../unit/report/profiles.js'
import { listNames, makeContest, makeSession } from '../unit/report/session.js'
import { look, type Opened, type Opening, startBrowser } from './open.js'

const browser = startBrowser()
const { home } = browser

const files = new Map<SessionRecord, string>()

function writePage(record: SessionRecord): string {
  const known = files.get(record)
  if (known !== undefined) return known
  const path = join(home, `${files.size}.html`)
  writeFileSync(path, renderPage(makeReport(record), { recordOf: () => record, tools: pageTools }))
  files.set(record, path)
  return path
}

function open(record: SessionRecord | string, opening?: Opening): Promise<Opened> {
  return browser.open(typeof record === 'string' ? record : writePage(record), opening)
}

/** The text of each element that is to be seen. */
function textsOf(page: Page, selector: string): Promise<readonly string[]> {
  return page.$$eval(selector, all => all.filter(one => one.checkVisibility()).map(one => one.textContent ?? ''))
}

const rows = '.findings > tbody > tr:first-child > th > a'
const small = { ...makeSession(listNames(8)), causes: makeProfiles(['main', 'parse', 'skip', 'scan']) }
const large = makeSession(listNames(36), 5)

test.each([
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const)(
  'at $width px, $scheme: no request, no message, no sideways scrolling, nothing that axe finds',
  async opening => {
    await using opened = await open(small, { ...opening, hash: '#parse/1' })
    const { page, complaints } = opened
    await page.waitForSelector('tr.opened .plot svg')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(opening.width)
    // Below the head of the table, which stays where it is.
    const [head, row] = await page.$$eval('.findings > thead > tr, .findings tr:has(+ .opened)', all =>
      all.map(one => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    )
    expect(row!.top).toBeGreaterThanOrEqual(head!.bottom - 1)
    expect(row!.bottom).toBeLessThan(900)
    await page.evaluate(axe.source)
    const found = (await page.evaluate('axe.run()')) as axe.AxeResults
    expect(
      found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
    ).toEqual([])
    await page.screenshot({ path: join(look, `${opening.width}-${opening.scheme}.png`), fullPage: true })
    expect(complaints).toEqual([])
  },
)

describe('a history', () => {
  const [small, large] = [join(home, 'small-history.html'), join(home, 'history.html')]

  beforeAll(() => {
    writeHistory(small, { pushes: 30, benchmarks: 10 })
    writeHistory(large, { pushes: 200, benchmarks: 80 })
  })

  function writeHistory(path: string, size: Parameters<typeof makeLongHistory>[0]): void {
    const shown = makeShown({ suite: 'words', comparisons: makeLongHistory(size) }, { threshold: 0.02 })
    writeFileSync(path, historyPage([shown], { tools: pageTools }))
  }

  test.each([
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ] as const)('at $width px, $scheme: nothing but the page, and nothing that axe finds', async opening => {
    await using opened = await open(small, opening)
    const { page, complaints } = opened
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(opening.width)
    await page.evaluate(axe.source)
    const found = (await page.evaluate('axe.run()')) as axe.AxeResults
    expect(
      found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
    ).toEqual([])
    await page.screenshot({ path: join(look, `history-${opening.width}-${opening.scheme}.png`) })
    expect(complaints).toEqual([])
  })

  test('any two pushes are compared as the levels say, by lists, by a stroke over a plot, and by the address', async () => {
    const { pushes, benchmarks, spread } = findLevels(makeLongHistory({ pushes: 30, benchmarks: 10 }))
    // The page lets its reader choose among all pairs of pushes, which asks for more than the looks at one line.
    const widening = findLeastErrors(1, spread.doubt) / reachOfLooks
    const widen = ({ value, low, high }: Change): Change => {
      const [middle, ...ends] = [value, low!, high!].map(Math.log1p) as [number, number, number]
      const [lowest, highest] = ends.map(end => Math.expm1(middle + widening * (end - middle))) as [number, number]
      return { value, low: lowest, high: highest, level: 0.95 }
    }
    const textsBetween = async (page: Page) => (await textsOf(page, '.between tbody tr')).toSorted()
    const between = (from: number, to: number) =>
      benchmarks
        .map(
          ({ of, compare }) =>
            `${of.benchmark}${changeText(widen(compare(pushes[to]!.digest, pushes[from]!.digest)!))}`,
        )
        .toSorted()
    await using opened = await open(small)
    const { page, complaints } = opened
    const nameOf = (at: number): string => pushes[at]!.name ?? pushes[at]!.commit!.slice(0, 7)
    expect(await page.$eval('div.between', ({ hidden }) => hidden)).toBe(true)
    await page.select('select[name=from]', nameOf(7))
    await page.waitForFunction(() => document.querySelectorAll('.between tbody tr').length === 10)
    expect(await textsBetween(page)).toEqual(between(7, 29))
    expect(new URL(page.url()).hash).toBe(`#?from=${nameOf(7)}&to=${nameOf(29)}`)
    await page.select('select[name=from]', nameOf(0))
    await page.$eval('.tile .plot', plot => plot.scrollIntoView({ block: 'center' }))
    await page.waitForSelector('.tile:first-child .plot circle')
    const [x, y, right] = await page.$eval('.tile:first-child .plot', plot => {
      const dots = [...plot.querySelectorAll('circle')].map(dot => dot.getBoundingClientRect())
      return [dots[12]!.x + 2, dots[12]!.y, dots[20]!.x + 2]
    })
    await page.mouse.move(x!, y!)
    await page.mouse.down()
    await page.mouse.move(right!, y!, { steps: 3 })
    await page.screenshot({ path: join(look, 'history-brush.png') })
    await page.mouse.up()
    await page.waitForFunction(name => location.hash.endsWith(`to=${name}`), {}, nameOf(20))
    await page.waitForFunction(
      name => document.querySelector('.between caption')!.textContent!.includes(name),
      {},
      nameOf(20),
    )
    expect(await textsBetween(page)).toEqual(between(12, 20))
    expect(await textsOf(page, '.tile:first-child .plot text')).toEqual(
      expect.arrayContaining([`${nameOf(12)}, 2026-01-13`, `${nameOf(20)}, 2026-01-21`]),
    )
    await page.screenshot({ path: join(look, 'history-between.png'), fullPage: true })
    // By keys alone: the lists, and the button that shows all again.
    await page.focus('select[name=to]')
    await page.keyboard.type(nameOf(12))
    await page.waitForFunction(
      () => document.querySelector('.versions output')!.textContent === 'Choose two different pushes.',
    )
    await page.focus('.versions button')
    await page.keyboard.press('Enter')
    expect(await page.$eval('div.between', ({ hidden }) => hidden)).toBe(true)
    await page.goBack()
    await page.goBack()
    await page.waitForFunction(() => document.querySelectorAll('.between tbody tr').length === 10)
    expect(complaints).toEqual([])
    await using other = await open(small, { hash: `#?from=${nameOf(3)}&to=${nameOf(5)}` })
    await other.page.waitForFunction(() => document.querySelectorAll('.between tbody tr').length === 10)
    expect(await textsBetween(other.page)).toEqual(between(3, 5))
  })

  test('of 200 pushes and 80 benchmarks: below 4 MB, the filter takes rows and plots, and the pointer is told the push', async () => {
    expect(statSync(large).size).toBeLessThan(4e6)
    await using opened = await open(large)
    const { page, complaints } = opened
    await page.type('input[placeholder]', 'bench 7')
    expect(await textsOf(page, '.findings tbody th')).toHaveLength(11)
    expect(await textsOf(page, '.tile .plot-title')).toHaveLength(11)
    await page.click('.findings tbody:not([hidden]) th > a')
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector('.tile:not([hidden])')!.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
    expect(new URL(page.url()).hash).toMatch(/^#bench-7\d*\?filter=bench\+7$/)
    // The release has a dashed line, somewhere on which its level lies.
    const release = await page.waitForSelector('.tile:not([hidden]) .plot [stroke-dasharray="5 4"] line')
    const { left, top, bottom } = await release!.evaluate(one => {
      const { left, top, bottom } = one.getBoundingClientRect()
      return { left, top, bottom }
    })
    const told: string[] = []
    // Its neighbors are 2 pixels away.
    for (let y = top; y < bottom; y += 2) {
      await page.mouse.move(left, y)
      told.push(...(await tipsOf(page)))
    }
    expect(told.join()).toContain('v1.4')
    expect(complaints).toEqual([])
  })
})

test('hostile names are text, and the policy stops what is no script of ours', async () => {
  const names = hostile.map(([, name]) => name).filter(name => name.trim() !== '')
  const all = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', ...names]
  await using opened = await open({ ...makeSession(all, 5), causes: makeProfiles(all.slice(0, 6)) })
  const { page, complaints } = opened
  expect(await page.$$eval('main script:not([type^=application]), main img', all => all.length)).toBe(0)
  for (const row of await page.$$(rows)) {
    await row.evaluate(link => link.click())
    await page.waitForSelector('tr.opened .plot svg')
  }
  expect(complaints).toEqual([])
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "ran"'
    document.body.append(script)
    return document.title
  })
  expect(ran).not.toBe('ran')
  await expect.poll(() => complaints.join(), { timeout: 30_000 }).toContain('Content Security Policy')
})

/** The words that plots tell the pointer. */
function tipsOf(page: Page): Promise<readonly string[]> {
  return page.$$eval('.plot .told text', all => all.map(one => one.textContent?.replace('\u200b', '') ?? ''))
}

/** The heads of tables in `place` that say how they are sorted, with the arrow that is shown. */
async function sortedBy(page: Page, place: string): Promise<readonly string[]> {
  return await page.$$eval(`${place} th[aria-sort]`, all =>
    all.map(head => {
      const { sort } = (head as HTMLElement).dataset
      const button = head.querySelector('button')!
      return `${sort} ${head.getAttribute('aria-sort')} ${getComputedStyle(button, '::after').content}`
    }),
  )
}

async function clearFilter(page: Page): Promise<void> {
  await page.click('input[placeholder]', { count: 3 })
  await page.keyboard.press('Backspace')
}

test('the filter and the open panel are in the address, and come back from it', async () => {
  await using opened = await open(small)
  const { page, complaints } = opened
  await page.type('input[placeholder]', 'e/')
  await page.click('input[value=regressed]')
  await page.click('.findings tbody:not([hidden]) th > a')
  await page.waitForSelector('tr.opened .plot svg')
  const { hash } = new URL(page.url())
  expect(hash).toBe('#parse/4?filter=e%2F&turned=regressed')
  await using again = await open(small, { hash })
  await again.page.waitForSelector('tr.opened .plot svg')
  expect(await again.page.$eval('input[placeholder]', ({ value }) => value)).toBe('e/')
  expect(await textsOf(again.page, rows)).toEqual(['parse/4', 'parse/7'])
  await page.keyboard.press('Escape')
  expect(new URL(page.url()).hash).toBe('#?filter=e%2F&turned=regressed')
  await clearFilter(page)
  expect(await textsOf(page, 'output')).toEqual(['0 of 8 shown: no box with such a name is ticked'])
  expect([...complaints, ...again.complaints]).toEqual([])
})

test('rows are filtered by name and by verdict, and sorted', async () => {
  await using opened = await open(small)
  const { page } = opened
  await page.type('input[placeholder]', 'EMIT')
  expect([...(await textsOf(page, rows))].sort()).toEqual(['emit/2', 'emit/5', 'emit/8'])
  expect(await textsOf(page, 'output')).toEqual(['3 of 8 shown'])
  await clearFilter(page)
  // What is unchanged stands behind a button.
  const slower = await textsOf(page, rows)
  expect([...slower].sort()).toEqual(['lex/6', 'parse/1'])
  expect(await textsOf(page, '.folded button')).toEqual(['6 unchanged, within ±2%'])
  await page.click('.folded button')
  expect(await textsOf(page, '.folded button')).toEqual([])
  await page.click('.findings th[data-sort=name] button')
  expect(await textsOf(page, rows)).toEqual([...listNames(8)].sort())
  expect(await sortedBy(page, '.findings')).toEqual(['name ascending " ↑"'])
  await page.click('.findings th[data-sort=name] button')
  expect(await textsOf(page, rows)).toEqual([...listNames(8)].sort().reverse())
  expect(await sortedBy(page, '.findings')).toEqual(['name descending " ↓"'])
  await page.click('.findings th[data-sort=name] button')
  expect((await textsOf(page, rows)).slice(0, 2)).toEqual(slower)
  expect(await sortedBy(page, '.findings')).toEqual([])
  await page.click('.findings th[data-sort=size] button')
  const sizes = async () =>
    await page.$$eval('.findings td.change', all => all.map(one => Number((one as HTMLElement).dataset.size)))
  const largestFirst = (await sizes()).toSorted((one, other) => other - one)
  expect([await sizes(), await sortedBy(page, '.findings')]).toEqual([largestFirst, ['size descending " ↓"']])
  await page.click('.findings th[data-sort=size] button')
  expect([await sizes(), await sortedBy(page, '.findings')]).toEqual([
    largestFirst.toReversed(),
    ['size ascending " ↑"'],
  ])
})

test('a phone and paper have both values and the interval of each row, as a table where there is room', async () => {
  await using opened = await open(small, { width: 390 })
  const { page } = opened
  const told = async () => [await textsOf(page, '.findings td.change'), await textsOf(page, '.findings td.value')]
  const [changes, values] = await told()
  expect(changes).toEqual([expect.stringMatching(/^\+8.*\[.*\]$/), expect.stringMatching(/^\+8.*\[.*\]$/)])
  expect(values).toEqual([expect.stringMatching(/^\S+ → \S+\sms$/), expect.stringMatching(/^\S+ → \S+\sms$/)])
  const displayOf = () => page.$eval('.findings > tbody > tr', row => getComputedStyle(row).display)
  expect(await displayOf()).toBe('grid')
  await page.emulateMediaType('print')
  // 210 mm less the margins of 14 mm, at 96 px an inch.
  await page.setViewport({ width: 688, height: 1017 })
  expect([await told(), await displayOf()]).toEqual([[changes, values], 'table-row'])
})

test('with the keyboard alone: to the filter, from row to row, into a panel and out of it', async () => {
  await using opened = await open(small)
  const { page } = opened
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName)
  await page.keyboard.press('/')
  expect(await focused()).toBe('INPUT')
  await page.keyboard.press('ArrowDown')
  const first = await focused()
  expect(await textsOf(page, rows)).toContain(first)
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toBe('INPUT')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).not.toBe(first)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForSelector('tr.opened .plot svg')
  expect(await textsOf(page, 'tr:has(+ .opened) > th > a')).toEqual([first])
  await page.keyboard.press('Escape')
  expect(await page.$('tr.opened')).toBeNull()
  expect(await focused()).toBe(first)
})

test('every benchmark has an address, and one that is packed has its values too', async () => {
  const { findings } = makeReport(large).sections[0]!
  const last = findings.at(-1)!.benchmark
  await using opened = await open(large, { hash: `#${last}` })
  const { page, complaints } = opened
  await page.waitForSelector('tr.opened .plot svg')
  expect(await textsOf(page, 'tr:has(+ .opened) > th > a')).toEqual([last])
  expect(await page.$$eval('tr.opened .plot', all => all.length)).toBe(4)
  expect(await textsOf(page, 'tr.opened figcaption')).toEqual(
    ['the second copy is hollow', 'Measuring stops', 'two modes', 'a longer tail'].map(words =>
      expect.stringContaining(words),
    ),
  )
  await page.$eval('tr.opened details', details => {
    ;(details as HTMLDetailsElement).open = true
  })
  const order = await textsOf(page, 'tr.opened details tbody tr:has(td:nth-child(7)) > td:nth-child(2)')
  expect(order).toEqual(
    large.rounds.map(round =>
      round.map(({ slot }) => `${slot.side === 'baseline' ? 'old' : 'new'} ${slot.copy}`).join(', '),
    ),
  )
  const values = await textsOf(page, 'tr.opened details tbody tr:has(td:nth-child(7)) > td:nth-child(3)')
  const measured = large.rounds.map(round => {
    const { measurements } = round.find(({ slot: { side, copy } }) => side === 'baseline' && copy === 1)!
    return measurements.find(({ benchmark }) => benchmark === last)!.value! * 1000
  })
  expect(values.map(Number)).toEqual(measured.map(value => expect.closeTo(value, 2)))
  expect(complaints).toEqual([])
})

test('in a contest, a packed panel has the values of its own two sides', async () => {
  const record = makeContest(listNames(16))
  const path = join(home, 'contest.html')
  writeFileSync(path, renderPage(mergeRecords([record]), { recordOf: () => record, tools: pageTools }))
  await using opened = await open(path)
  const { page, complaints } = opened
  const links = await page.$$eval(rows, all => all.map(link => (link as HTMLAnchorElement).hash))
  const last = links.findLast(link => link.startsWith('#2/'))!
  await page.evaluate(hash => {
    location.hash = hash
  }, last)
  await page.waitForSelector('tr.opened .plot svg')
  await page.$eval('tr.opened details', details => {
    ;(details as HTMLDetailsElement).open = true
  })
  const values = await textsOf(page, 'tr.opened details tbody tr:has(td:nth-child(7)) > td:nth-child(5)')
  const measured = record.rounds.map(round => {
    const { measurements } = round.find(({ slot: { side, copy } }) => side === 'contender' && copy === 1)!
    return measurements.find(({ benchmark }) => last === `#2/${benchmark}`)!.value! * 1000
  })
  expect(values.map(Number)).toEqual(measured.map(value => expect.closeTo(value, 2)))
  expect(complaints).toEqual([])
})

test('the page of the bundle does the same', async () => {
  const path = join(home, 'record.json')
  writeFileSync(path, encodeRecord(small))
  const cli = resolve(import.meta.dirname, '../../dist/cli/index.js')
  writeFileSync(join(home, 'bundle.html'), execFileSync(process.execPath, [cli, 'show', path, '--as', 'html']))
  await using opened = await open(join(home, 'bundle.html'), { hash: '#parse/1' })
  const { page, complaints } = opened
  await page.waitForSelector('tr.opened .plot svg')
  await page.keyboard.press('Escape')
  await page.click('.folded button')
  await page.click('.findings th[data-sort=name] button')
  expect(await textsOf(page, rows)).toEqual([...listNames(8)].sort())
  expect(complaints).toEqual([])
})

test('the pointer is told the value next to it', async () => {
  await using opened = await open(small, { hash: '#parse/1' })
  const { page } = opened
  await page.waitForSelector('tr.opened .plot circle')
  const place = await page.$eval('tr.opened .plot circle', dot => {
    const { x, y, width } = dot.getBoundingClientRect()
    return { x: x + width / 2, y: y + width / 2 }
  })
  await page.mouse.move(place.x, place.y)
  await page.waitForSelector('.plot .told text')
  const { value } = small.rounds[0]![0]!.measurements[0]!
  expect(await tipsOf(page)).toEqual([expect.stringMatching(/^old copy 1: [\d.]+ ms, round 1$/)])
  const shown = Number(/: ([\d.]+)/.exec((await tipsOf(page))[0]!)![1])
  expect(shown).toBeCloseTo(value * 1000, 2)
})

describe('flame graphs', () => {
  const contender = '.plots > div:nth-child(2) svg.flame'
  const widthOf = (page: Page, at: number) =>
    page.$$eval(`${contender} > svg`, (all, one) => Math.round(all[one]!.getBoundingClientRect().width), at)
  const found = (page: Page) => page.$$eval('svg.flame .found', all => all.map(one => (one as SVGElement).dataset.name))

  test('stand next to each other; a click enlarges a frame, and marks its function in both and in the table', async () => {
    await using opened = await open(small)
    const { page, complaints } = opened
    const [baseline, other] = await page.$$eval('svg.flame', all =>
      all.map(one => one.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
    )
    expect([baseline!.top, baseline!.left < other!.left]).toEqual([other!.top, true])
    const [whole, before] = [await widthOf(page, 0), await widthOf(page, 3)]
    expect(before).toBeLessThan(whole)
    await page.$$eval(`${contender} > svg`, all => all[3]!.dispatchEvent(new MouseEvent('click', { bubbles: true })))
    expect([await widthOf(page, 3), await widthOf(page, 0)]).toEqual([whole, whole])
    expect(await found(page)).toEqual(['scan', 'scan', 'scan'])
    expect(await textsOf(page, 'tr.found th')).toEqual(['scan'])
    expect(await textsOf(page, '.tip')).toEqual([
      expect.stringMatching(/^scan: 50% of new, 13\.0 ms → 33\.0 ms; itself \+20\.0 ms \[\+19\.\d, \+20\.\d\]$/),
    ])
    await (await page.$('.numbers tbody th button::-p-text(parse)'))!.click()
    expect([await found(page), await textsOf(page, 'tr.found th')]).toEqual([['parse', 'parse'], ['parse']])
    await page.type('figure form input', 'SK')
    expect(await found(page)).toEqual(['skip', 'skip'])
    await page.click('figure form button')
    expect([await widthOf(page, 3), await found(page)]).toEqual([before, []])
    expect(complaints).toEqual([])
  })

  test('are gone through by keys', async () => {
    await using opened = await open(small)
    const { page, complaints } = opened
    await page.$eval(contender, one => (one as SVGElement).focus())
    const chosen: (string | undefined)[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'] as const) {
      await page.keyboard.press(key)
      chosen.push(await page.$eval('.chosen', one => (one as SVGElement).dataset.name))
    }
    expect(chosen).toEqual(['main', 'parse', 'skip', 'parse'])
    const before = await widthOf(page, 1)
    await page.keyboard.press('Enter')
    expect(await widthOf(page, 1)).toBe(await widthOf(page, 0))
    await page.keyboard.press('Escape')
    expect(await widthOf(page, 1)).toBe(before)
    await page.$eval('svg.flame', one => (one as SVGElement).focus())
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft'] as const) await page.keyboard.press(key)
    expect(await page.$eval('svg.flame .chosen', one => (one as SVGElement).dataset.name)).toBe('parse')
    expect(complaints).toEqual([])
  })
})

test('the functions are sorted by a click on their head, and by another the other way round', async () => {
  await using opened = await open(small)
  const { page, complaints } = opened
  const names = () => textsOf(page, '.numbers:has([data-sort]) > tbody th')
  const usual = await names()
  expect(usual).toHaveLength(4)
  await page.$$eval('.numbers th[data-sort=name] button', ([button]) => (button as HTMLElement).click())
  expect(await names()).toEqual([...usual].sort())
  await page.$$eval('.numbers th[data-sort=name] button', ([button]) => (button as HTMLElement).click())
  expect(await names()).toEqual([...usual].sort().reverse())
  await page.$$eval('.numbers th[data-sort=size] button', ([button]) => (button as HTMLElement).click())
  const sizes = await page.$$eval('.numbers:has([data-sort]) > tbody td:nth-child(2)', all =>
    all.map(one => Number((one as HTMLElement).dataset.size)),
  )
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
  expect(await sortedBy(page, '.numbers')).toEqual(['size descending " ↓"'])
  expect(complaints).toEqual([])
})

test('the record and all values come back out of the page', async () => {
  await using opened = await open(small)
  const { page } = opened
  const texts = await page.evaluate(async () => {
    const made: Blob[] = []
    URL.createObjectURL = blob => {
      made.push(blob as Blob)
      return '#'
    }
    for (const button of document.querySelectorAll<HTMLElement>('button[data-download]')) button.click()
    while (made.length < 2) await new Promise(resolve => requestAnimationFrame(resolve))
    return Promise.all(made.map(blob => blob.text()))
  })
  expect([...texts].sort()).toEqual([encodeRecord(small), writeCsv(small, ['baseline', 'contender'])].sort())
})

test('without scripts: headline, forest with the values of both sides, and the sections of the machine and of trust', async () => {
  await using opened = await open(large, { scripts: false, hash: '#parse/1' })
  const { page, complaints } = opened
  expect(await textsOf(page, '.headline')).toHaveLength(1)
  expect(await textsOf(page, rows)).toHaveLength(36)
  expect(await textsOf(page, '.findings tbody .value')).toHaveLength(36)
  expect(await textsOf(page, 'summary')).toEqual(
    expect.arrayContaining(['Can this run be trusted?', 'The machine', 'How to read this']),
  )
  expect(await textsOf(page, 'button, form')).toEqual([])
  expect(complaints).toEqual([])
})
