import sharp from 'sharp'

/** The favicon's side and the width of its rounded frame, in its own units, and its background color. */
const SIDE = 34
const FRAME = 2
const GROUND = '#161d33'
/**
 * The share of a maskable icon's width that the logo takes up. A mask may crop to a circle of 80% of the width (W3C
 * manifest, "safe zone"), and the beam must be inside it.
 */
const SAFE_ZONE = 0.74

/**
 * Draws the icons of the installed page, as pairs of name and PNG file.
 *
 * @param {Buffer} logo the favicon, an SVG
 * @returns {Promise<[string, Buffer][]>}
 */
export const drawIcons = async (logo) =>
  Promise.all([
    named('icon-192', drawn(logo, 192)),
    named('icon-512', drawn(logo, 512)),
    named('maskable-512', await masked(logo, 512)),
    named('apple-touch-180', await masked(logo, 180)),
  ])

const named = async (name, picture) => [
  name,
  await picture.png({ compressionLevel: 9, palette: true }).toBuffer(),
]

const drawn = (logo, side) => sharp(logo, { density: (72 * side) / SIDE }).resize(side, side)

/** The logo without its frame, small enough for every mask, with the background extended to the edges. */
const masked = async (logo, side) => {
  const whole = 2 * side
  const frame = Math.ceil((FRAME / SIDE) * whole)
  const inside = await drawn(logo, whole)
    .extract({ left: frame, top: frame, width: whole - 2 * frame, height: whole - 2 * frame })
    .toBuffer()
  const margin = Math.round(((1 - SAFE_ZONE) / 2) * side)
  return sharp(inside)
    .resize(side - 2 * margin)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: GROUND })
    .flatten({ background: GROUND })
}
