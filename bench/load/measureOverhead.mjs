import { newSeed, quantile, requirePicture } from './requestPicture.mjs'

/** How many pictures each painting process paints first, so that all have compiled what they run as far. */
const WARM_UP = 20

/**
 * Prints how much longer a tiny picture takes with a shared store than in one process. The two take turns, and paint
 * the same pictures, since some take twice as long as others.
 */
export const measureOverhead = async (one, several, pictures) => {
  for (const { urls, processes } of [one, several]) {
    const painters = Math.max(1, processes.length - urls.length)
    for (let n = 0; n < WARM_UP * painters; n++) await requirePicture(urls[n % urls.length])
  }
  const times = new Map([one, several].map(({ name }) => [name, []]))
  for (let n = 0; n < pictures; n++) {
    const seed = newSeed()
    for (const { name, urls } of n % 2 === 0 ? [one, several] : [several, one]) {
      const { ms } = await requirePicture(urls[n % urls.length], { seed })
      times.get(name).push(ms)
    }
  }
  for (const [name, all] of times) {
    console.log(
      `${name}, one tiny picture: p50 ${quantile(all, 0.5).toFixed(1)} ms, p99 ${quantile(all, 0.99).toFixed(1)} ms`,
    )
  }
  const [alone, shared] = times.values()
  const more = shared.map((ms, n) => ms - alone[n])
  console.log(`longer for the same picture: p50 ${quantile(more, 0.5).toFixed(1)} ms`)
}
