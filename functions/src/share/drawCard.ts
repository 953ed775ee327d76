import sharp from 'sharp'

/** The size that messengers ask for, in pixels. */
export const CARD = { width: 1200, height: 630 } as const

/** A portrait of any format as a card: whole and in the middle, in front of its own blurred colors. JPEG. */
export const drawCard = async (portrait: Uint8Array): Promise<Uint8Array> => {
  const front = await sharp(portrait).resize({ height: CARD.height }).toBuffer()
  return (
    sharp(portrait)
      .resize(CARD.width, CARD.height, { fit: 'cover' })
      .blur(BLUR)
      .modulate({ brightness: BACK_BRIGHTNESS })
      .composite([{ input: front }, { input: MARK, gravity: 'southwest' }])
      // It says what drew the portrait.
      .keepXmp()
      .jpeg({ quality: 82 })
      .toBuffer()
  )
}

const BLUR = 28
const BACK_BRIGHTNESS = 0.55

/** The page's lamp, as in its icon, with a margin. */
const MARK = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="-12 -8 50 50">
    <rect x=".75" y=".75" width="32.5" height="32.5" rx="2" fill="#161d33" stroke="#77809a" stroke-width="1.5"/>
    <path d="M6 7.5 10 4.5 30 26a11.5 3.6 0 0 1-22.5.4z" fill="#ffc42b"/>
  </svg>`,
)
