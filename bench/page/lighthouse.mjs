/**
 * Runs Lighthouse with its mobile settings on the built page, five times, and prints the scores and the failed
 * audits. `node lighthouse.mjs http://localhost:3000/` audits a page that is already served, for example by
 * `npm start`; without a URL, it assembles and serves the built page.
 */
import process from 'node:process'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { assembleSite } from './build.mjs'
import { found } from './launchBrowser.mjs'
import { serve } from './serve.mjs'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

const served = process.argv[2] ? { url: process.argv[2], close() {} } : await serve(assembleSite())
const failed = new Set()
for (let run = 1; run <= RUNS; run++) {
  const chrome = await launch({
    chromePath: found.executablePath,
    chromeFlags: [...found.args, '--headless=new'],
    envVars: { ...process.env, ...found.env },
  })
  const { lhr } = await lighthouse(served.url, { port: chrome.port, onlyCategories: CATEGORIES })
  chrome.kill()
  const scores = CATEGORIES.map((name) => `${name} ${Math.round(lhr.categories[name].score * 100)}`)
  const metrics = METRICS.map((name) => `${name} ${lhr.audits[name].displayValue}`)
  console.log(`run ${run}: ${scores.join(', ')}\n  ${metrics.join(', ')}`)
  for (const { id, score, weight, title } of auditsOf(lhr)) {
    if (weight > 0 && score !== null && score < 0.9) failed.add(`${id}: ${title}`)
  }
}
served.close()
console.log(failed.size > 0 ? [...failed].join('\n') : 'No audit failed.')

/** Returns the audits of all categories, each with its weight in the score. */
function auditsOf({ categories, audits }) {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.map(({ id, weight }) => ({ id, weight, ...audits[id] })),
  )
}
