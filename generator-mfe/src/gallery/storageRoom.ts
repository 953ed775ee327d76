import type { SavedPicture } from './SavedPicture.ts'

/** Room for fewer pictures than this is worth a warning. */
const FEW = 20

/** The assumed size of a picture while the gallery has none to measure, in bytes. */
const USUAL_BYTES = 500_000

/** How many more bytes this browser will store for the page; infinite if unknown. */
export const freeStorage = async (): Promise<number> => {
  // `navigator.storage` is absent on an insecure origin.
  if (!('storage' in navigator)) return Infinity
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate()
  return quota - usage
}

/**
 * How many more pictures of average size fit; undefined if there is room for many.
 *
 * @param free in bytes
 */
export const roomIn = (
  free: number,
  pictures: readonly { readonly file: Pick<SavedPicture['file'], 'size'> }[],
): number | undefined => {
  const total = pictures.reduce((sum, { file }) => sum + file.size, 0)
  const room = Math.floor(free / (total > 0 ? total / pictures.length : USUAL_BYTES))
  return room < FEW ? Math.max(0, room) : undefined
}
