import { blobOf } from './blobOf.ts'

/** How long a picture may take to arrive, in milliseconds. */
const TIME_LIMIT_MS = 30_000

/**
 * Fetches a picture from its URL, which may be a `data:` URL, as a file with the given name. Rejects if it does not
 * arrive in time.
 */
export const fetchImageFile = async (
  image: string,
  name: string,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<File> => {
  const blob = blobOf(image) ?? (await fetchBlob(image, AbortSignal.timeout(timeLimitMs)))
  return new File([blob], name, { type: blob.type === '' ? 'image/jpeg' : blob.type })
}

const fetchBlob = async (image: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(image, { signal })
  if (!response.ok) throw new Error(`The picture could not be fetched: status ${response.status}.`)
  return response.blob()
}
