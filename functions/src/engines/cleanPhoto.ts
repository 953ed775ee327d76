import { MAX_PHOTO_SIDE } from '@dramatis/catalogue'
import sharp from 'sharp'
import { pictureFormat } from './pictureFormat.ts'

/** A photo with more pixels is refused before it is decoded. */
export const MAX_PHOTO_PIXELS = 50_000_000

/** The time limit for one photo in seconds, so that none occupies a thread for long. */
const TIME_LIMIT = 10

/**
 * An uploaded photo as a JPEG file in base64: upright, no larger than models can use, and with nothing but its
 * pixels. EXIF, which may say where it was taken, is dropped. Undefined if it cannot be read.
 * @param dataUrl as the contract's `Photo` defines it
 */
export const cleanPhoto = async (dataUrl: string): Promise<string | undefined> => {
  const file = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (pictureFormat(file) === undefined) return undefined
  const clean = sharp(file, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' })
    .timeout({ seconds: TIME_LIMIT })
    .autoOrient()
    .resize({
      width: MAX_PHOTO_SIDE,
      height: MAX_PHOTO_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
  const bytes = await clean.toBuffer().catch(() => undefined)
  return bytes?.toString('base64')
}
