import { setTimeout as delay } from 'node:timers/promises'
import { ask, quantile } from './ask.mjs'
import { peakMegabytes } from './processes.mjs'

const TIERS = ['free', 'premium']

/** Enough to keep every painter busy. */
const PARALLEL = 8

/** How long to measure the capacity. */
const CAPACITY_MS = 15_000

/** Visitors request twice as many pictures as can be painted; half of them are subscribers. */
export const measureLoad = async ({ name, urls, processes }, redis, emails, seconds) => {
  const visitors = visitorsOf(emails)
  const urlOf = (n) => urls[n % urls.length]
  const capacity = await capacityOf(urlOf, visitors)
  const interval = 1000 / (2 * capacity)
  const answers = []
  const startedAt = performance.now()
  for (let n = 0; performance.now() - startedAt < 1000 * seconds; n++) {
    answers.push(ask(urlOf(n), visitors(n)))
    await delay(startedAt + (n + 1) * interval - performance.now())
  }
  const ended = await Promise.all(answers)
  const took = (performance.now() - startedAt) / 1000
  console.log(`${name}: ${capacity.toFixed(1)} pictures a second at most, twice as many requested`)
  const painted = ended.filter(({ status }) => status === 200)
  for (const tier of TIERS) {
    const asked = ended.filter((answer) => answer.tier === tier)
    const own = painted.filter((answer) => answer.tier === tier)
    const times = own.map(({ ms }) => ms / 1000)
    const statuses = [...new Set(asked.map(({ status }) => status))].map(
      (status) => `${asked.filter((answer) => answer.status === status).length} x ${status}`,
    )
    console.log(
      `  ${tier}: ${statuses.join(', ')}; p50 ${quantile(times, 0.5).toFixed(1)} s, p99 ${quantile(times, 0.99).toFixed(1)} s; ${share(own.length, painted.length)} of what was painted`,
    )
  }
  console.log(`  ${(painted.length / took).toFixed(1)} pictures a second`)
  const stored = processes.some(({ role }) => role === 'worker') ? [redis] : []
  for (const { role, pid } of [...processes, ...stored]) {
    console.log(`  ${role}: ${await peakMegabytes(pid)} MB at most`)
  }
}

/** Each free visitor is new; subscribers come back. */
const visitorsOf = (emails) => (n) =>
  n % 2 === 0 ? { tier: 'free' } : { tier: 'premium', email: emails[((n - 1) / 2) % emails.length] }

/** Pictures per second while everyone comes back at once. */
const capacityOf = async (urlOf, visitors) => {
  const startedAt = performance.now()
  let painted = 0
  const comeBack = async (_, n) => {
    for (let visit = n; performance.now() - startedAt < CAPACITY_MS; visit += PARALLEL) {
      const { status } = await ask(urlOf(visit), visitors(visit))
      if (status === 200) painted += 1
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, comeBack))
  return (1000 * painted) / (performance.now() - startedAt)
}

const share = (part, whole) => `${Math.round((100 * part) / whole)} %`
