import { setTimeout as delay } from 'node:timers/promises'
import { askFor } from './ask.mjs'
import { storeInfo } from './processes.mjs'

const PICTURES = 5
const IDLE_MS = 10_000

/** The store's work for a free picture, in addition to its work for idle processes. */
export const measureStore = async ({ urls: [url] }, redis) => {
  await askFor(url)
  const idle = await changes(redis, () => delay(IDLE_MS))
  const busy = await changes(redis, async () => {
    for (let n = 0; n < PICTURES; n++) await askFor(url)
  })
  const each = (name) => (busy[name] - idle[name] * (busy.ms / idle.ms)) / PICTURES
  console.log(
    `store, a picture of ${(busy.ms / PICTURES / 1000).toFixed(1)} s: ${each('commands').toFixed(0)} commands, ${kB(each('received'))} received, ${kB(each('sent'))} sent, ${kB(busy.held / PICTURES)} more held`,
  )
  console.log(
    `store, a second without a picture: ${((1000 * idle.commands) / idle.ms).toFixed(1)} commands`,
  )
}

const changes = async (redis, work) => {
  const before = await storeInfo(redis)
  const startedAt = performance.now()
  await work()
  const ms = performance.now() - startedAt
  const after = await storeInfo(redis)
  const changed = Object.entries(after).map(([name, value]) => [name, value - before[name]])
  return { ...Object.fromEntries(changed), ms }
}

const kB = (bytes) => `${(bytes / 1000).toFixed(0)} kB`
