import { quantile, requirePicture } from './requestPicture.mjs'

const WARM_UP = 10

/** Prints how much longer a tiny picture takes with a shared store than in one process. The two take turns. */
export const measureOverhead = async (one, several, pictures) => {
  const times = new Map([one, several].map(({ name }) => [name, []]))
  for (let n = 0; n < WARM_UP + pictures; n++) {
    for (const { name, urls } of [one, several]) {
      const { ms } = await requirePicture(urls[n % urls.length])
      if (n >= WARM_UP) times.get(name).push(ms)
    }
  }
  for (const [name, all] of times) {
    console.log(
      `${name}, one tiny picture: p50 ${quantile(all, 0.5).toFixed(1)} ms, p99 ${quantile(all, 0.99).toFixed(1)} ms`,
    )
  }
  const [alone, shared] = [...times.values()].map((all) => quantile(all, 0.5))
  console.log(`overhead at p50: ${(shared - alone).toFixed(1)} ms`)
}
