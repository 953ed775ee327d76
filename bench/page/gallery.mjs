/* global window, document, requestAnimationFrame, indexedDB */
/**
 * Measures how smoothly a gallery of 500 pictures scrolls from its beginning to its end: the times between frames
 * with a processor slowed down four and six times, and the processor time of the page's thread and of the whole
 * browser, which other work on the machine hardly changes. Run `npm run build` in the project first.
 *
 *     node gallery.mjs [folder...]    # assembled sites to compare, in turn; else the one that was built
 */
import process from 'node:process'
import sharp from 'sharp'
import { composed } from './build.mjs'
import { PHONE } from './asOnPhone.mjs'
import { launchBrowser } from './launchBrowser.mjs'
import { serve } from './serve.mjs'

const PICTURES = 500
const SLOWDOWNS = [4, 6]
/** What a thumb scrolls in a second, in CSS pixels. */
const SPEED = 2500
/** For what the page still does after a visit's scrolling, in milliseconds. */
const SETTLING = 20_000

const folders = process.argv.length > 2 ? process.argv.slice(2) : [composed()]
const browser = await launchBrowser()
const rows = {}
for (const slowdown of SLOWDOWNS) {
  for (const folder of folders) {
    const [first, again] = await measure(folder, slowdown)
    rows[`${folder} ${slowdown}x, first time`] = first
    rows[`${folder} ${slowdown}x, again`] = again
  }
}
await browser.close()
console.table(rows)
process.exit()

/** A gallery of an earlier version, and the same one on the next visit. */
async function measure(folder, rate) {
  const served = await serve(folder)
  const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' })
  await page.goto(served.url)
  await page.getByRole('button', { name: 'Gallery, 0 pictures' }).waitFor()
  await page.evaluate(fill, { count: PICTURES, picture: await picture() })
  const visits = []
  for (let visit = 0; visit < 2; visit += 1) {
    await page.reload()
    visits.push(await scrolled(page, rate))
    await page.waitForTimeout(SETTLING)
  }
  await page.context().close()
  served.close()
  return visits
}

async function scrolled(page, rate) {
  await page.getByRole('button', { name: `Gallery, ${PICTURES} pictures` }).click()
  await page.locator('dialog [data-picture] img').first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const [thread, all] = [await threadTime(session), await browserTime()]
  const times = (await page.evaluate(scroll, { speed: SPEED, count: PICTURES })).sort(
    (a, b) => a - b,
  )
  const spent = { thread: (await threadTime(session)) - thread, all: (await browserTime()) - all }
  await session.detach()
  const at = (share) => `${Math.round(times[Math.floor(share * (times.length - 1))])} ms`
  const late = times.filter((time) => time > 50).length
  return {
    frames: times.length,
    median: at(0.5),
    '95 %': at(0.95),
    longest: at(1),
    'over 50 ms': late,
    'thread s': spent.thread.toFixed(2),
    'browser s': spent.all.toFixed(2),
  }
}

/** In seconds. */
async function threadTime(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value
}

/** Of all the browser's processes, in seconds. */
async function browserTime() {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** A JPEG file of the size that the studio draws, in base64. */
async function picture() {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 }
  const create = { width: 1536, height: 1024, channels: 3, noise }
  return (await sharp({ create }).blur(4).jpeg().toBuffer()).toString('base64')
}

/** Runs in the page: writes the gallery's database. */
async function fill({ count, picture }) {
  const bytes = Uint8Array.from(window.atob(picture), (letter) => letter.charCodeAt(0))
  const open = indexedDB.open('dramatis-gallery')
  const database = await new Promise((resolve) => (open.onsuccess = () => resolve(open.result)))
  const transaction = database.transaction('pictures', 'readwrite')
  for (let number = 0; number < count; number++) {
    transaction.objectStore('pictures').add({
      character: `Character ${number}, A Book`,
      style: 'realistic',
      aspect: 'landscape',
      description: 'A character.',
      premium: false,
      at: number,
      file: new window.Blob([bytes], { type: 'image/jpeg' }),
    })
  }
  await new Promise((resolve) => (transaction.oncomplete = resolve))
}

/** Runs in the page: scrolls the drawer to its end and returns the time of each frame, in milliseconds. */
async function scroll({ speed, count }) {
  let list = document.querySelector('dialog [data-picture]')
  while (list.scrollHeight <= list.clientHeight) list = list.parentElement
  const isAtEnd = () =>
    list.scrollTop + list.clientHeight >= list.scrollHeight - 1 &&
    document.querySelectorAll('dialog [data-picture]').length === count
  const times = []
  let last = await new Promise(requestAnimationFrame)
  while (!isAtEnd()) {
    const now = await new Promise(requestAnimationFrame)
    list.scrollTop += (speed * (now - last)) / 1000
    times.push(now - last)
    last = now
  }
  return times
}
