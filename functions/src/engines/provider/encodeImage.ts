import { labelOf } from '@dramatis/catalogue'
import { writeXmp } from '@dramatis/studio'
import sharp from 'sharp'
import type { Engine } from '../../contract/index.ts'
import { EngineError } from '../../errors/EngineError.ts'
import type { EncodedPicture, PaintingRequest } from '../Painter.ts'
import { decode, DECODING_SECONDS, MAX_PIXELS } from '../decoding.ts'
import { pictureFormat } from '../pictureFormat.ts'
import { marksOf, type Marks } from './marksOf.ts'

/** The quality avoids visible blocks in flat colors; the full color resolution keeps thin colored lines sharp. */
const JPEG = { quality: 88, chromaSubsampling: '4:4:4', mozjpeg: false } as const

/**
 * Re-encodes a model's file as a JPEG with nothing but its pixels and marks. Its XMP names the model and the request,
 * and says that a model made the picture, and when.
 * @throws {EngineError} when the bytes are not a PNG, JPEG, WebP or AVIF picture
 */
export const encodeImage = async (
  file: Uint8Array,
  engine: Engine,
  request: PaintingRequest,
): Promise<EncodedPicture> => {
  if (pictureFormat(file) === undefined) throw notAPicture()
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS }).timeout({
      seconds: DECODING_SECONDS,
    })
    const { xmp, width, height } = await image.metadata()
    // What some servers send instead of a picture.
    if (width * height <= 1) throw new Error('The picture is a single pixel')
    const jpeg = image
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .withXmp(captionOf(marksOf(file, xmp), engine, request))
      .jpeg(JPEG)
    const { data, info } = await decode(() => jpeg.toBuffer({ resolveWithObject: true }))
    return { bytes: data, width: info.width, height: info.height, engine }
  } catch (cause) {
    throw notAPicture(cause)
  }
}

/** Pixels of a preview's longer side. */
const PREVIEW_SIDE = 512

/** A small JPEG of a model's picture so far, without marks, since it is never kept. */
export const encodePreview = async (file: Uint8Array): Promise<Uint8Array> => {
  if (pictureFormat(file) === undefined) throw notAPicture()
  const jpeg = sharp(file, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: DECODING_SECONDS })
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 70 })
  return decode(() => jpeg.toBuffer())
}

const notAPicture = (cause?: unknown): EngineError =>
  new EngineError('failed', 'The provider returned bytes that are not a picture', { cause })

const captionOf = (
  marks: Marks,
  { name }: Engine,
  { character, description, style, photo }: PaintingRequest,
): string =>
  writeXmp({
    ...marks,
    ...(photo !== undefined && { sourceType: 'compositeWithTrainedAlgorithmicMedia' }),
    title: character,
    description,
    altText: `A portrait of ${character} in the ${labelOf(style)} style, made by an AI model.`,
    software: name,
    keywords: [style],
    createdAt: new Date(),
  })
