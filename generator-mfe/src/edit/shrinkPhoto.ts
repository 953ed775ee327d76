import { MAX_PHOTO_SIDE } from '@dramatis/catalogue'
import { fittingSize } from './fittingSize.ts'

/** Files up to this size upload quickly enough as they are. */
const SMALL_BYTES = 1024 * 1024

const QUALITY = 0.9

/**
 * Converts a large photo to a smaller JPEG, upright and without the camera's metadata, as the functions would: some
 * hosts reject a request body of several megabytes. A photo that is already small, or that this browser cannot make
 * smaller, is returned unchanged.
 *
 * @throws if the browser cannot decode it
 */
export const shrinkPhoto = async (photo: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  try {
    if (photo.size <= SMALL_BYTES) return photo
    return (await redraw(bitmap, photo.size)) ?? photo
  } finally {
    bitmap.close()
  }
}

/** The picture as a JPEG, if that is smaller than the given size. */
const redraw = async (bitmap: ImageBitmap, limit: number): Promise<Blob | undefined> => {
  const { width, height } = fittingSize(bitmap, MAX_PHOTO_SIDE)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff' // Otherwise, transparent parts would become black.
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  return drawn && drawn.size < limit ? drawn : undefined
}
