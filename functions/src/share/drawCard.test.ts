import sharp from 'sharp'
import { drawCard } from './drawCard.ts'

const portrait = () =>
  sharp({ create: { width: 256, height: 384, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()

/** The brightness of the brightest pixel where a name begins. */
const brightness = async (character: string): Promise<number> => {
  const card = await drawCard(await portrait(), character)
  const place = { left: 56, top: 480, width: 240, height: 110 }
  return Math.max(...(await sharp(card).extract(place).greyscale().raw().toBuffer()))
}

test.each(['Ada', 'Ada, The Analytical Engine', 'Ada, 解析機関'])(
  'a card shows the name of %s',
  async (character) => {
    expect(await brightness(character)).toBeGreaterThan(180)
  },
)

test.each(['エイダ', 'エイダ, The Analytical Engine'])(
  'a card omits %s, whose letters the typeface lacks',
  async (character) => {
    expect(await brightness(character)).toBeLessThan(100)
  },
)
