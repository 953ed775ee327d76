/* global window, document, customElements */
/**
 * Measures what the embed costs a partner's page, compared with the loaders of giscus (comments) and Polar
 * (checkout). Run `npm run build` in the project first; `node run.mjs 15` runs 15 rounds instead of 9.
 */
import process from 'node:process'
import { kB } from '../kB.mjs'
import { median } from '../median.mjs'
import { emulatePhone, PHONE } from '../page/emulatePhone.mjs'
import { launchBrowser } from '../page/launchBrowser.mjs'
import { PAGES, serve } from './serve.mjs'

const QUIET_MS = 1500

const rounds = Number(process.argv[2] ?? 9)
const site = await serve()
const browser = await launchBrowser()
const names = Object.keys(PAGES)
const loads = Object.fromEntries(names.map((name) => [name, []]))
for (let round = 0; round < rounds; round++) {
  for (const name of round % 2 === 0 ? names : names.toReversed()) {
    loads[name].push(await load(name))
  }
}
await browser.close()
site.close()

const medianOf = (name, key) => median(loads[name].map((measured) => measured[key]))
console.table(
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        'bytes before scrolling': kB(medianOf(name, 'bytesBefore')),
        'requests before scrolling': medianOf(name, 'requestsBefore'),
        'ready after': `${Math.round(medianOf(name, 'ready'))} ms`,
        'layout shift': medianOf(name, 'shift').toFixed(3),
      },
    ]),
  ),
)
console.log(
  `dramatis, after scrolling to it: ${kB(medianOf('dramatis', 'bytesAfter'))}, usable after ${Math.round(medianOf('dramatis', 'usable'))} ms`,
)

/** Loads a page once in a new browser profile, then scrolls to its end. Times are in milliseconds. */
async function load(name) {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const session = await emulatePhone(page)
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  )
  const finished = []
  let last = Date.now()
  session.on('Network.dataReceived', () => (last = Date.now()))
  session.on('Network.loadingFinished', ({ encodedDataLength }) => finished.push(encodedDataLength))
  const quiet = async () => {
    while (Date.now() - last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await page.addInitScript(watch)
  await page.goto(`${site.url}/${name}`, { waitUntil: 'commit' })
  const ready = await (await page.waitForFunction(() => window.readyAt)).jsonValue()
  await quiet()
  const [pageBytes = 0, ...before] = finished
  if (pageBytes === 0) throw new Error(`No bytes were received for the page "${name}".`)
  await page.evaluate(() => document.querySelector('#after').scrollIntoView())
  const scrolledAt = await page.evaluate(() => performance.now())
  const usable = name === 'dramatis' ? (await usableAt(page)) - scrolledAt : 0
  await quiet()
  const after = finished.slice(1 + before.length)
  const shift = await page.evaluate(() => window.shift)
  await context.close()
  return {
    ready,
    usable,
    shift,
    bytesBefore: sum(before),
    requestsBefore: before.length,
    bytesAfter: sum(after),
  }
}

async function usableAt(page) {
  await page.locator('dramatis-generator').getByRole('combobox').first().waitFor()
  return page.evaluate(() => performance.now())
}

/** Runs in the page: records when the element (or Polar's global) is defined, and the sum of the layout shifts. */
function watch() {
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  for (const name of ['dramatis-generator', 'giscus-widget']) {
    void customElements.whenDefined(name).then(() => (window.readyAt = performance.now()))
  }
  document.addEventListener('DOMContentLoaded', () => {
    // Polar's script defines no element, only a global.
    if (window.Polar) window.readyAt ??= performance.now()
  })
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
