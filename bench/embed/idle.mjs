/* global document, requestAnimationFrame */
/**
 * Measures what following the page's theme and language costs: the main thread's time on a page of 5,000 elements,
 * with the element in view, out of view and removed. Run `npm run build` in the project first; `node idle.mjs 5` runs
 * 5 rounds instead of 3.
 */
import process from 'node:process'
import { median } from '../median.mjs'
import { launchBrowser } from '../page/launchBrowser.mjs'
import { serve } from './serve.mjs'

const SECONDS = 5

/** How the page around the element passes the time. */
const PAGES = { still: () => undefined, 'changing in each frame': changeAlways }

const STATES = {
  'in view': () => document.querySelector('dramatis-generator').scrollIntoView(),
  'out of view': () => document.querySelector('main').scrollIntoView(),
  removed: () => document.querySelector('dramatis-generator').remove(),
}

const rounds = Number(process.argv[2] ?? 3)
const site = await serve()
const browser = await launchBrowser()
for (const [name, change] of Object.entries(PAGES)) {
  const costs = Object.fromEntries(Object.keys(STATES).map((state) => [state, []]))
  for (let round = 0; round < rounds; round++) {
    const page = await open(change)
    for (const state of Object.keys(STATES)) costs[state].push(await costOf(page, STATES[state]))
    await page.close()
  }
  for (const [state, measured] of Object.entries(costs)) {
    const spread = measured.map((cost) => cost.toFixed(2)).join(', ')
    console.log(`${name}, ${state}: ${median(measured).toFixed(2)} ms a second (${spread})`)
  }
}
await browser.close()
site.close()

async function open(change) {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/dramatis`)
  await page.evaluate(addElements)
  await page.evaluate(STATES['in view'])
  await page.locator('dramatis-generator').getByRole('combobox').first().waitFor()
  await page.evaluate(change)
  return page
}

/** The milliseconds a second that the main thread works in a state. */
async function costOf(page, enter) {
  await page.evaluate(enter)
  await page.waitForTimeout(1000)
  const session = await page.context().newCDPSession(page)
  // Of the processor, so that a busy machine changes nothing.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value
  }
  const before = await busy()
  await page.waitForTimeout(SECONDS * 1000)
  const after = await busy()
  await session.detach()
  return (1000 * (after - before)) / SECONDS
}

/** 5,000 elements before the one that is measured, and 15 around it. */
function addElements() {
  const main = document.createElement('main')
  for (let section = 0; section < 500; section++) {
    const around = document.createElement('section')
    for (let child = 0; child < 9; child++) {
      around.append(Object.assign(document.createElement('p'), { textContent: 'A paragraph.' }))
    }
    main.append(around)
  }
  document.body.prepend(main)
  const place = document.querySelector('#place')
  let inner = place
  for (let depth = 0; depth < 15; depth++) {
    inner = inner.appendChild(document.createElement('div'))
  }
  inner.append(document.querySelector('dramatis-generator'))
}

function changeAlways() {
  const [first] = document.querySelectorAll('section p')
  const step = () => {
    document.documentElement.classList.toggle('other')
    first.classList.toggle('other')
    requestAnimationFrame(step)
  }
  step()
}
