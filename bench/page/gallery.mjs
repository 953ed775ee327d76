/* global window, document, requestAnimationFrame, indexedDB */
/**
 * Measures how smoothly a gallery of 500 pictures scrolls from top to bottom: the times between frames with the
 * processor slowed down fourfold and sixfold, and the processor time of the main thread and of the whole browser,
 * which other work on the machine barely affects. Run `npm run build` in the project first.
 *
 *     node gallery.mjs [folder...]    # assembled sites, measured in turn; by default the built one
 */
import process from 'node:process'
import sharp from 'sharp'
import { assembleSite } from './build.mjs'
import { PHONE } from './emulatePhone.mjs'
import { launchBrowser } from './launchBrowser.mjs'
import { serve } from './serve.mjs'

const PICTURES = 500
/** The database's id for its first picture, which the gallery shows last. */
const FIRST_ID = 1
const SLOWDOWNS = [4, 6]
/** The scrolling speed of a thumb, in CSS pixels per second. */
const SPEED = 2500

const folders = process.argv.length > 2 ? process.argv.slice(2) : [assembleSite()]
const browser = await launchBrowser()
const rows = {}
for (const slowdown of SLOWDOWNS) {
  for (const folder of folders) {
    rows[`${folder} ${slowdown}x`] = await measure(folder, slowdown)
    rows[`${folder} ${slowdown}x, without thumbnails`] = await measure(folder, slowdown, false)
  }
}
await browser.close()
console.table(rows)
process.exit()

/** @param withThumbnails whether the pictures already have thumbnails, as they do once the gallery has shown them */
async function measure(folder, rate, withThumbnails = true) {
  const served = await serve(folder)
  const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' })
  await page.goto(served.url)
  await page.getByRole('button', { name: 'Gallery, 0 pictures' }).waitFor()
  await page.evaluate(fill, {
    count: PICTURES,
    picture: await picture(1536, 1024),
    thumbnail: withThumbnails ? await picture(360, 540) : undefined,
  })
  await page.reload()
  const row = await measureScrolling(page, rate)
  await page.context().close()
  served.close()
  return row
}

/** Opens the gallery, scrolls it to its end, and returns the row for the table. */
async function measureScrolling(page, rate) {
  // Opened by keyboard: a mouse pointer would hover over pictures.
  await page.getByRole('button', { name: `Gallery, ${PICTURES} pictures` }).press('Enter')
  await page.locator('dialog [data-picture] img').first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const [thread, all] = [await mainThreadSeconds(session), await browserSeconds()]
  const times = (await page.evaluate(scroll, { speed: SPEED, oldest: FIRST_ID })).sort(
    (a, b) => a - b,
  )
  const spent = {
    thread: (await mainThreadSeconds(session)) - thread,
    all: (await browserSeconds()) - all,
  }
  await session.detach()
  const at = (share) => `${Math.round(times[Math.floor(share * (times.length - 1))])} ms`
  const late = times.filter((time) => time > 50).length
  return {
    frames: times.length,
    median: at(0.5),
    '95%': at(0.95),
    longest: at(1),
    'over 50 ms': late,
    'main thread s': spent.thread.toFixed(2),
    'browser s': spent.all.toFixed(2),
  }
}

/** Returns the processor time that the page's main thread has used, in seconds. */
async function mainThreadSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value
}

/** Returns the processor time that all of the browser's processes have used, in seconds. */
async function browserSeconds() {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** Returns a blurred noise picture as a JPEG file in base64. The studio's landscapes are 1536 x 1024. */
async function picture(width, height) {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 }
  const create = { width, height, channels: 3, noise }
  return (await sharp({ create }).blur(4).jpeg().toBuffer()).toString('base64')
}

/** Runs in the page: fills the gallery's database. */
async function fill({ count, picture, thumbnail }) {
  const fileOf = (base64) => {
    const bytes = Uint8Array.from(window.atob(base64), (letter) => letter.charCodeAt(0))
    return new window.Blob([bytes], { type: 'image/jpeg' })
  }
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
      file: fileOf(picture),
      ...(thumbnail && { thumbnail: fileOf(thumbnail) }),
    })
  }
  await new Promise((resolve) => (transaction.oncomplete = resolve))
}

/** Runs in the page: scrolls the gallery to its end and returns the time of each frame, in milliseconds. */
async function scroll({ speed, oldest }) {
  let list = document.querySelector('dialog [data-picture]')
  while (window.getComputedStyle(list).overflowY !== 'auto') list = list.parentElement
  const isAtEnd = () =>
    list.scrollTop + list.clientHeight >= list.scrollHeight - 1 &&
    document.querySelector(`dialog [data-picture="${oldest}"]`) !== null
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
