import type { SavedPicture } from './SavedPicture.ts'

/** Fewer than this are worth a warning. */
const FEW = 20

/** The size of a picture before there is one, in bytes. */
const USUAL_BYTES = 500_000

/**
 * For how many more pictures of the usual size this browser has room, if they are few; undefined if there is
 * enough room, or the browser does not say.
 */
export const storageRoom = async (
  pictures: readonly SavedPicture[],
): Promise<number | undefined> => {
  // Absent on an insecure origin.
  if (!('storage' in navigator)) return undefined
  const { quota, usage } = await navigator.storage.estimate()
  return quota === undefined || usage === undefined
    ? undefined
    : roomIn(
        quota - usage,
        pictures.map(({ file }) => file.size),
      )
}

/** @param free in bytes */
export const roomIn = (free: number, sizes: readonly number[]): number | undefined => {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const room = Math.floor(free / (total > 0 ? total / sizes.length : USUAL_BYTES))
  return room < FEW ? Math.max(0, room) : undefined
}
