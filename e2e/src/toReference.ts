import sharp from 'sharp'

/** The number of CSS pixels per pixel of a reference, in each direction. */
const SCALE = 3

/** Reduces a screenshot for the repository: to a WebP file with a third of its width and height. */
export const toReference = async (screenshot: Buffer): Promise<Buffer> => {
  const { width } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize({ width: Math.round(width / SCALE) })
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toBuffer()
}
