import { blobOf } from './blobOf.ts'

/** Fetches a picture from its URL, which may be a `data:` URL, as a file with the given name. */
export const fetchImageFile = async (image: string, name: string): Promise<File> => {
  const blob = blobOf(image) ?? (await fetchBlob(image))
  return new File([blob], name, { type: blob.type === '' ? 'image/jpeg' : blob.type })
}

const fetchBlob = async (image: string): Promise<Blob> => {
  const response = await fetch(image)
  if (!response.ok) throw new Error(`The picture could not be fetched: status ${response.status}.`)
  return response.blob()
}
