import sharp from 'sharp'
import type { Engine } from '../contract/index.ts'
import { EngineError } from './EngineError.ts'
import type { EncodedPicture } from './Painter.ts'

/** High enough for flat colors without blocks; full color resolution for thin colored lines. */
const JPEG = { quality: 88, chromaSubsampling: '4:4:4', mozjpeg: false } as const

/** Larger pictures than any engine paints are rejected before they are decoded. */
const PIXEL_LIMIT = 4096 * 4096

/**
 * Re-encodes an image file, so only its pixels go out: no metadata, no other format.
 * @throws {EngineError} when the bytes are not an image
 */
export const encodeImage = async (file: Uint8Array, engine: Engine): Promise<EncodedPicture> => {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: PIXEL_LIMIT })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .jpeg(JPEG)
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height, engine }
  } catch (cause) {
    throw new EngineError('failed', 'The provider answered with bytes that are not an image', {
      cause,
    })
  }
}
