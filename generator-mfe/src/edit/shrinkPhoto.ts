import { MAX_PHOTO_SIDE } from '@dramatis/catalogue'
import { fittingSize } from './fittingSize.ts'

/** Files up to this size upload quickly enough as they are. */
const SMALL_BYTES = 1024 * 1024

const QUALITY = 0.9

/**
 * Converts a large photo to a smaller JPEG, upright and without the camera's metadata, as the functions would: some
 * hosts reject a request body of several megabytes. A photo that is already small, or that this browser cannot
 * decode or make smaller, is returned unchanged.
 */
export const shrinkPhoto = async (photo: Blob): Promise<Blob> => {
  if (photo.size <= SMALL_BYTES) return photo
  return (await redraw(photo).catch(() => undefined)) ?? photo
}

const redraw = async (photo: Blob): Promise<Blob | undefined> => {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const { width, height } = fittingSize(bitmap, MAX_PHOTO_SIDE)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff' // Otherwise, transparent parts would become black.
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  return drawn && drawn.size < photo.size ? drawn : undefined
}
