/**
 * Runs Lighthouse with its mobile settings on the built page, five times, and prints the scores and the failed
 * audits. `node lighthouse.mjs http://localhost:3000/` takes a page that is already served, for example by `npm
 * start`; without an address, it serves the assembled site.
 */
import process from 'node:process'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { composed } from './build.mjs'
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

const served = process.argv[2] ? { url: process.argv[2], close() {} } : await serve(composed())
const fellShort = new Set()
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
  for (const { id, score, weight, title } of weighed(lhr)) {
    if (weight > 0 && score !== null && score < 0.9) fellShort.add(`${id}: ${title}`)
  }
}
served.close()
console.log(fellShort.size > 0 ? [...fellShort].join('\n') : 'Nothing fell short.')

function weighed({ categories, audits }) {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.map(({ id, weight }) => ({ id, weight, ...audits[id] })),
  )
}
