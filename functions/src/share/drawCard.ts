import { CARD } from '@dramatis/catalogue'
import { namesIn } from '@dramatis/studio'
import sharp from 'sharp'
import { splitName } from '../contract/splitName.ts'
import { lettering } from './lettering.ts'

/**
 * Draws a card, as a JPEG file: a portrait of any format, whole and in the middle, in front of its own blurred colors,
 * with the character's name.
 */
export const drawCard = async (portrait: Uint8Array, character: string): Promise<Uint8Array> => {
  const front = await sharp(portrait).resize({ height: CARD.height }).toBuffer()
  return (
    sharp(portrait)
      .resize(CARD.width, CARD.height, { fit: 'cover' })
      .blur(BLUR)
      .modulate({ brightness: BACK_BRIGHTNESS })
      .composite([{ input: front }, { input: Buffer.from(overlay(character)) }])
      // The XMP says what drew the portrait.
      .keepXmp()
      .jpeg({ quality: 82 })
      .toBuffer()
  )
}

const BLUR = 28
const BACK_BRIGHTNESS = 0.55

const MARGIN = 56
const LINE = { left: MARGIN, width: CARD.width - 2 * MARGIN }
const SOURCE = { ...LINE, base: CARD.height - 48, size: 42, least: 34 }
const NAME = { ...LINE, base: CARD.height - 106, size: 104, least: 60 }

const overlay = (character: string): string => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    ${MARK}${titleOf(character)}
  </svg>`

/** Name and source over a scrim; a name with letters that the typeface lacks is omitted. */
const titleOf = (character: string): string => {
  const { name, source } = splitName({ character, names: namesIn(character) })
  const below = source && lettering(source, SOURCE)
  const large = lettering(name, below ? NAME : { ...NAME, base: SOURCE.base - 8 })
  if (large === undefined) return ''
  return `
    <linearGradient id="scrim" x2="0" y2="1">
      <stop offset=".5" stop-color="#0a0f1e" stop-opacity="0"/>
      <stop offset="1" stop-color="#0a0f1e" stop-opacity=".88"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#scrim)"/>
    <g fill="#f8e6dc">${large}</g>
    <g fill="#c4b8b7">${below ?? ''}</g>`
}

/** The page's lamp, as in its icon. */
const MARK = `
  <g transform="translate(40 36) scale(2)">
    <rect x=".75" y=".75" width="32.5" height="32.5" rx="2" fill="#161d33" stroke="#77809a" stroke-width="1.5"/>
    <path d="M6 7.5 10 4.5 30 26a11.5 3.6 0 0 1-22.5.4z" fill="#ffc42b"/>
  </g>`
