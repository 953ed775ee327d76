import type { Sharp } from 'sharp'
import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { ENGINE } from './engine.ts'
import type { Picture } from '../spec/Picture.ts'
import type { Style } from '../render/styles.ts'
import { altText } from '../understanding/altText.ts'
import { writeDescription } from '../understanding/writeDescription.ts'
import { writeXmp } from './writeXmp.ts'

export const FORMATS = ['jpeg', 'webp', 'avif', 'png'] as const
export type Format = (typeof FORMATS)[number]

export interface EncodeOptions {
  readonly format: Format
  /**
   * From 1 (small) to 100 (fine); by default high enough that no artifacts are visible. PNG is lossless and
   * ignores it.
   */
  readonly quality?: number
  /** What the picture shows, for the file's title, description and alternative text. */
  readonly spec: CharacterSpec
  readonly style: Style
  /** When the picture was made. By default, the file has no date. */
  readonly createdAt?: Date
}

/**
 * Encodes a picture as an sRGB file. Its EXIF and XMP name the procedural engine and its version and
 * describe the picture; nothing identifies who requested it. The same input gives the same bytes. Throws a
 * RangeError for an invalid quality.
 */
export const encode = async (
  { width, height, pixels }: Picture,
  { format, quality = QUALITIES[format], spec, style, createdAt }: EncodeOptions,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (!Number.isInteger(quality) || quality < 1 || quality > 100) {
    throw new RangeError(`quality must be a whole number from 1 to 100, not ${quality}.`)
  }
  const software = `${ENGINE.name} ${ENGINE.version}`
  const title = spec.source === '' ? spec.name : `${spec.name}, ${spec.source}`
  const caption = {
    title,
    description: writeDescription(spec),
    altText: altText(spec),
    software,
    sourceType: 'algorithmicMedia',
    keywords: ['procedural', style],
    createdAt,
  } as const
  // sharp does not recognize typed arrays from another realm; a Buffer on the same memory needs no copy.
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  // sharp loads a native library, so it is imported only when needed.
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withIccProfile('srgb')
    .withExif({ IFD0: { ImageDescription: ascii(title), Software: software } })
    .withXmp(writeXmp(caption))
  return Uint8Array.from(await FILES[format](image, quality).toBuffer())
}

/** High enough that flat colors show no blocks. */
const QUALITIES: Readonly<Record<Format, number>> = { jpeg: 88, webp: 86, avif: 64, png: 100 }

/** JPEG and AVIF keep color at full resolution, for thin colored lines. */
const FILES: Readonly<Record<Format, (image: Sharp, quality: number) => Sharp>> = {
  jpeg: (image, quality) => image.jpeg({ quality, chromaSubsampling: '4:4:4' }),
  webp: (image, quality) => image.webp({ quality, smartSubsample: true }),
  avif: (image, quality) => image.avif({ quality, chromaSubsampling: '4:4:4' }),
  png: (image) => image.png(),
}

/** EXIF text is ASCII; XMP keeps the name as it is written. */
const ascii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '?')
