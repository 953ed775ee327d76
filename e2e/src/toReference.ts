import sharp from 'sharp'

/** CSS pixels for each pixel of a reference. */
const SCALE = 3

/** A screenshot reduced for the repository: a WebP at a third of its width. */
export const toReference = async (screenshot: Buffer): Promise<Buffer> => {
  const { width } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize({ width: Math.round(width / SCALE) })
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toBuffer()
}
