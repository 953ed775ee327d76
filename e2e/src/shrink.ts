import sharp from 'sharp'

/** CSS pixels for one pixel of a kept picture. */
export const SHRINK = 3

/** A screenshot made small enough to be kept: a WebP of a third of its width. */
export const shrink = async (screenshot: Buffer): Promise<Buffer> => {
  const { width } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize({ width: Math.round(width / SHRINK) })
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toBuffer()
}
