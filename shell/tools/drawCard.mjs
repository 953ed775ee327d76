import { createStudio, describe } from '@dramatis/studio'
import sharp from 'sharp'

/** From left to right. No words are in the picture, since messengers show the page's title beside it. */
const CAST = [
  { character: 'Hermione Granger', style: 'realistic' },
  { character: 'Gandalf', style: 'ghibli' },
  { character: 'Mario', style: 'lego' },
]

/**
 * Draws portraits of the cast side by side.
 *
 * @param {{ width: number, height: number }} size in pixels
 * @returns {Promise<Buffer>} a JPEG file
 */
export const drawCard = async ({ width, height }) => {
  const studio = createStudio()
  try {
    const portraits = []
    for (const [index, { character, style }] of CAST.entries()) {
      const left = Math.round((index * width) / CAST.length)
      const right = Math.round(((index + 1) * width) / CAST.length)
      portraits.push({ left, top: 0, input: await draw(character, style, right - left, height) })
    }
    return await sharp({ create: { width, height, channels: 3, background: '#161d33' } })
      .composite(portraits)
      .jpeg({ quality: 82 })
      .toBuffer()
  } finally {
    await studio.close()
  }

  async function draw(character, style, width, height) {
    const shortSide = Math.ceil(Math.max(width, (height * 2) / 3))
    const drawn = await studio.paint(describe(character), { style, aspect: 'portrait', shortSide })
    const raw = { width: drawn.width, height: drawn.height, channels: 4 }
    return sharp(drawn.pixels, { raw }).resize(width, height).png().toBuffer()
  }
}
