import sharp from 'sharp'

/** The favicon's side and the width of its frame with the round corners, in its own units, and its background. */
const SIDE = 34
const FRAME = 2
const GROUND = '#161d33'
/** A mask may crop to a circle of 80 % of the width (W3C manifest, "safe zone"), which must contain the beam. */
const SAFE_ZONE = 0.74

/**
 * The icons of the installed page, as pairs of name and PNG file.
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

/** Without its frame, with the background to the edges, and small enough for every mask. */
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
