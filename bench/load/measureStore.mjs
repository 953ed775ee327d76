import { setTimeout as delay } from 'node:timers/promises'
import { kB } from '../kB.mjs'
import { storeInfo } from './processes.mjs'
import { requirePicture } from './requestPicture.mjs'

const PICTURES = 5
const IDLE_MS = 10_000

/** Prints the work that a free picture adds for the store, and the store's work while the processes are idle. */
export const measureStore = async ({ urls: [url] }, redis) => {
  await requirePicture(url)
  const idle = await changes(redis, () => delay(IDLE_MS))
  const busy = await changes(redis, async () => {
    for (let n = 0; n < PICTURES; n++) await requirePicture(url)
  })
  const each = (name) => (busy[name] - idle[name] * (busy.ms / idle.ms)) / PICTURES
  console.log(
    `store, for a picture that took ${(busy.ms / PICTURES / 1000).toFixed(1)} s: ${each('commands').toFixed(0)} commands, ${kB(each('received'))} received, ${kB(each('sent'))} sent, ${kB(busy.held / PICTURES)} more memory used`,
  )
  console.log(
    `store, when idle: ${((1000 * idle.commands) / idle.ms).toFixed(1)} commands per second`,
  )
}

/** Returns by how much each of the store's figures grew during the work, and the time in milliseconds. */
const changes = async (redis, work) => {
  const before = await storeInfo(redis)
  const startedAt = performance.now()
  await work()
  const ms = performance.now() - startedAt
  const after = await storeInfo(redis)
  const changed = Object.entries(after).map(([name, value]) => [name, value - before[name]])
  return { ...Object.fromEntries(changed), ms }
}
