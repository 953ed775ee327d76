import { setTimeout as delay } from 'node:timers/promises'
import { peakMegabytes } from './processes.mjs'
import { quantile, requestPicture } from './requestPicture.mjs'

const TIERS = ['free', 'premium']

/** The number of requests in flight while the capacity is measured: enough to keep every worker busy. */
const PARALLEL = 8

const CAPACITY_MS = 15_000

/**
 * Overloads a deployment for the given seconds and prints what happened to each tier: visitors request twice as many
 * pictures as it can paint, and half of the visitors are subscribers.
 */
export const measureLoad = async ({ name, urls, processes }, redis, emails, seconds) => {
  const visitors = visitorsOf(emails)
  const urlOf = (n) => urls[n % urls.length]
  const capacity = await capacityOf(urlOf, visitors)
  const interval = 1000 / (2 * capacity)
  const requests = []
  const startedAt = performance.now()
  for (let n = 0; performance.now() - startedAt < 1000 * seconds; n++) {
    requests.push(requestPicture(urlOf(n), visitors(n)))
    await delay(startedAt + (n + 1) * interval - performance.now())
  }
  const responses = await Promise.all(requests)
  const took = (performance.now() - startedAt) / 1000
  console.log(
    `${name}: at most ${capacity.toFixed(1)} pictures per second, twice as many requested`,
  )
  const painted = responses.filter(({ status }) => status === 200)
  for (const tier of TIERS) {
    const own = responses.filter((response) => response.tier === tier)
    const ownPainted = painted.filter((response) => response.tier === tier)
    const times = ownPainted.map(({ ms }) => ms / 1000)
    const statuses = [...new Set(own.map(({ status }) => status))].map(
      (status) => `${own.filter((response) => response.status === status).length} x ${status}`,
    )
    console.log(
      `  ${tier}: ${statuses.join(', ')}; p50 ${quantile(times, 0.5).toFixed(1)} s, p99 ${quantile(times, 0.99).toFixed(1)} s; ${share(ownPainted.length, painted.length)} of the painted pictures`,
    )
  }
  console.log(`  ${(painted.length / took).toFixed(1)} pictures per second`)
  const stored = processes.some(({ role }) => role === 'worker') ? [redis] : []
  for (const { role, pid } of [...processes, ...stored]) {
    console.log(`  ${role}: peak memory ${await peakMegabytes(pid)} MB`)
  }
}

/** Alternates between free visitors, each of whom is new, and subscribers, who come back. */
const visitorsOf = (emails) => (n) =>
  n % 2 === 0 ? { tier: 'free' } : { tier: 'premium', email: emails[((n - 1) / 2) % emails.length] }

/** Returns how many pictures per second the deployment paints while `PARALLEL` requests are always in flight. */
const capacityOf = async (urlOf, visitors) => {
  const startedAt = performance.now()
  let painted = 0
  const requestInTurn = async (_, n) => {
    for (let visit = n; performance.now() - startedAt < CAPACITY_MS; visit += PARALLEL) {
      const { status } = await requestPicture(urlOf(visit), visitors(visit))
      if (status === 200) painted += 1
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, requestInTurn))
  return (1000 * painted) / (performance.now() - startedAt)
}

const share = (part, whole) => `${Math.round((100 * part) / whole)}%`
