// Size and time of the HTML page by number of benchmarks, and when a browser can use it: node bench/page.js
//
// The times are CPU seconds of the process, so that other programs on the machine do not count.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import chromium from '@sparticuz/chromium'
import puppeteer from 'puppeteer-core'
import { renderPage } from '../lib/extras/page/page.js'
import { makeReport } from '../lib/report/make-report.js'
import { makeRandom } from '../lib/stats/random.js'
import { pageTools } from '../lib/system/page-tools.js'

const sizes = [3, 80, 1000]
const rounds = 20
const slots = ['baseline', 'contender'].flatMap(side => [1, 2].map(copy => ({ side, copy })))

const home = mkdtempSync(join(tmpdir(), 'bench-page-'))
const browser = await puppeteer.launch({
  executablePath: process.env.CHROME_PATH || (await chromium.executablePath()),
  headless: 'shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  console.log('benchmarks    report      page      size    usable')
  for (const benchmarks of sizes) {
    const record = makeRecord(benchmarks)
    const [report, analysed] = timed(() => makeReport(record))
    const [page, written] = timed(() => renderPage(report, { recordOf: () => record, tools: pageTools }))
    const path = join(home, `${benchmarks}.html`)
    writeFileSync(path, page)
    const usable = await open(path)
    const columns = [
      `${analysed.toFixed(2)} s`,
      `${written.toFixed(2)} s`,
      `${(statSync(path).size / 1e6).toFixed(2)} MB`,
      `${usable.toFixed(2)} s`,
    ]
    console.log([String(benchmarks).padStart(10), ...columns.map(text => text.padStart(8))].join('  '))
  }
} finally {
  await browser.close()
  rmSync(home, { recursive: true })
}

/** What `run` returns, and its CPU seconds. */
function timed(run) {
  const before = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(before)
  return [result, (user + system) / 1e6]
}

/** Seconds until the page has been filtered to one row and drawn. */
async function open(path) {
  const page = await browser.newPage()
  const start = performance.now()
  await page.goto(pathToFileURL(path).href)
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const input = document.querySelector('input[type=search]')
        input.value = '/1'
        input.dispatchEvent(new Event('input', { bubbles: true }))
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
  const seconds = (performance.now() - start) / 1000
  await page.close()
  return seconds
}

/** Noise of about 1% on each value; every tenth benchmark is 5% slower. */
function makeRecord(benchmarks) {
  const random = makeRandom('page')
  const measure = (side, index) => {
    const effect = side === 'contender' && index % 10 === 0 ? 0.05 : 0
    const value = 0.01 * Math.exp(effect + 0.02 * (random.next() + random.next() - 1))
    return {
      benchmark: `group/${index}`,
      metric: { name: 'time', unit: 's', better: /** @type {const} */ ('lower') },
      value,
    }
  }
  return {
    suite: 'page',
    settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary' },
    warnings: [],
    baseline: 'baseline',
    sides: ['baseline', 'contender'].map(name => ({ name, copies: 2 })),
    plan: {
      inPlace: false,
      rounds,
      looks: [5, 8, 13, 20],
      stoppedBy: 'complete',
      seconds: 600,
    },
    host: Array.from({ length: rounds }, () => ({
      seconds: 3,
      cpuSeconds: 6,
      stealSeconds: 0.01,
      spinSeconds: 0.01 * (1 + 0.002 * random.next()),
    })),
    rounds: Array.from({ length: rounds }, () =>
      slots.map(slot => ({
        slot,
        outcome: 'ok',
        measurements: Array.from({ length: benchmarks }, (_, index) => measure(slot.side, index)),
      })),
    ),
  }
}
