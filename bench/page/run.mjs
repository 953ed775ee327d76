/* global window, document, requestAnimationFrame */
/**
 * Compares the composed page with a monolithic build of the same sources: the time until the form is usable, and
 * the bytes transferred. Run `npm run build` in the project first; `node run.mjs 15` takes 15 rounds instead of 9.
 */
import process from 'node:process'
import { kB } from '../kB.mjs'
import { median } from '../median.mjs'
import { assembleSite, buildMonolith } from './build.mjs'
import { emulatePhone, PHONE } from './emulatePhone.mjs'
import { launchBrowser } from './launchBrowser.mjs'
import { serve } from './serve.mjs'

const QUIET_MS = 1500

const rounds = Number(process.argv[2] ?? 9)
const site = assembleSite()
const pages = {
  monolith: await serve(buildMonolith(site)),
  composed: await serve(site),
}
const browser = await launchBrowser()
const loads = { monolith: [], composed: [] }
for (let round = 0; round < rounds; round++) {
  const order = round % 2 === 0 ? ['monolith', 'composed'] : ['composed', 'monolith']
  for (const name of order) loads[name].push(await load(pages[name].url))
}
await browser.close()
for (const { close } of Object.values(pages)) close()

const medianOf = (name, key) => median(loads[name].map((measured) => measured[key]))
const row = (key, show) => ({
  monolith: show(medianOf('monolith', key)),
  composed: show(medianOf('composed', key)),
  ratio: (medianOf('composed', key) / medianOf('monolith', key)).toFixed(2),
})
const ms = (value) => `${Math.round(value)} ms`
console.table({
  'form usable': row('usable', ms),
  'largest contentful paint': row('largestPaint', ms),
  'bytes until usable': row('bytesUntilUsable', kB),
  'bytes in total': row('bytes', kB),
  requests: row('requests', String),
})
for (const name of ['monolith', 'composed']) {
  const times = loads[name].map(({ usable }) => Math.round(usable)).join(' ')
  console.log(`${name}: ${times} ms; layout shift ${medianOf(name, 'shift').toFixed(3)}`)
}

/** Loads the page once, in a new browser context, and returns what it measured. Times are in milliseconds. */
async function load(url) {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await emulatePhone(page)
  const arrived = []
  let last = Date.now()
  session.on('Network.dataReceived', () => (last = Date.now()))
  session.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) =>
    arrived.push({ at: timestamp, bytes: encodedDataLength }),
  )
  let start
  const urls = new Map()
  session.on('Network.requestWillBeSent', ({ request, timestamp, requestId }) => {
    if (request.url.startsWith('http')) urls.set(requestId, request.url)
    start ??= timestamp
  })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(() => window.usableAt, undefined, { timeout: 60_000 })
  const usable = await handle.jsonValue()
  await checkTyping(page)
  while (Date.now() - last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100))
  const { largestPaint, shift } = await page.evaluate(() => window.seen)
  await context.close()
  const sum = (finished) => finished.reduce((total, { bytes }) => total + bytes, 0)
  return {
    usable,
    largestPaint,
    shift,
    bytes: sum(arrived),
    bytesUntilUsable: sum(arrived.filter(({ at }) => (at - start) * 1000 <= usable)),
    requests: urls.size,
  }
}

/** Runs in the page: records when the field is enabled, the time of the largest paint, and the sum of layout shifts. */
function watch() {
  window.seen = { largestPaint: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.seen.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) window.seen.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector('form [role="combobox"]:enabled')) {
      // A frame's own time may be long before its callbacks: a task that is still running delays these.
      window.usableAt = performance.now()
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Checks that the field accepts typing; otherwise the time at which it was enabled would mean nothing. */
async function checkTyping(page) {
  const field = page.getByRole('combobox').first()
  await field.focus()
  await page.keyboard.type('G')
  await page.waitForFunction(() => document.querySelector('form [role="combobox"]').value === 'G')
}
