import { MAX_PHOTO_SIDE } from '@dramatis/catalogue'
import sharp from 'sharp'
import { decode, DECODING_SECONDS, MAX_PIXELS } from './decoding.ts'
import { pictureFormat } from './pictureFormat.ts'

/**
 * An uploaded photo as a JPEG file in base64: upright, no larger than models can use, and with nothing but its
 * pixels. EXIF, which may say where it was taken, is dropped. Undefined if it cannot be read.
 * @param dataUrl as the contract's `Photo` defines it
 */
export const cleanPhoto = async (dataUrl: string): Promise<string | undefined> => {
  const file = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (pictureFormat(file) === undefined) return undefined
  const clean = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: DECODING_SECONDS })
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
  const bytes = await decode(() => clean.toBuffer()).catch(() => undefined)
  return bytes?.toString('base64')
}
