import PQueue from 'p-queue'
import sharp from 'sharp'

/** More pixels than a photo needs, or an engine paints. A larger picture is refused by its header. */
export const MAX_PIXELS = 4096 * 4096

/** The time limit for one picture in seconds, so that none occupies a thread for long. */
export const DECODING_SECONDS = 10

// Each picture is decoded once, so that a cache would only keep its memory.
sharp.cache(false)

const queue = new PQueue({ concurrency: 1 })

/**
 * Decodes a picture from elsewhere when no other is being decoded: a file of a kilobyte can fill hundreds of megabytes,
 * and several at once all memory.
 */
export const decode = <A>(work: () => Promise<A>): Promise<A> => queue.add(work)
