import { requirePicture } from './requestPicture.mjs'
import { peakMegabytes, processorSeconds } from './processes.mjs'

const PICTURES = 4

/** Prints how many pictures one core paints in a minute, one after the other on a single studio thread. */
export const measureCapacity = async ({ urls: [url], processes: [{ pid }] }, [email]) => {
  for (const visitor of [{ tier: 'free' }, { tier: 'premium', email }]) {
    await requirePicture(url, visitor)
    const used = await processorSeconds(pid)
    const startedAt = performance.now()
    for (let n = 0; n < PICTURES; n++) await requirePicture(url, visitor)
    const seconds = (performance.now() - startedAt) / 1000
    const busy = (await processorSeconds(pid)) - used
    console.log(
      `${visitor.tier}: ${((60 * PICTURES) / busy).toFixed(1)} pictures per core per minute (${((1000 * busy) / PICTURES).toFixed(0)} ms of processor time and ${((1000 * seconds) / PICTURES).toFixed(0)} ms each), peak memory ${await peakMegabytes(pid)} MB`,
    )
  }
}
