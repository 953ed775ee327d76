import { type Ink, panel, type Pattern, type Piece, seam, studs } from './GarmentCut.ts'

// Pieces that several garments share.

/** A pattern over the whole front. */
export const patternedFront = (
  ink: Ink,
  kind: Pattern['kind'],
  frequency: number,
  opacity = 0.35,
): Piece =>
  panel(ink, '-160,-30 160,-30 160,300 -160,300', {
    ...{ single: true, pattern: { kind, frequency }, opacity },
  })

/** The V of a jacket's front where the shirt shows; `depth` is in hundredths, like all charted heights. */
export const opening = (ink: Ink, depth: number, half = 30): Piece => {
  const [inner, middle] = [half * 0.62, depth * 0.5]
  return panel(ink, `${-half},-12 ${half},-12 ${inner},${middle} 0,${depth} ${-inner},${middle}`, {
    single: true,
    raised: -0.035,
  })
}

/** The edge of a jacket below its button, where one side overlaps the other. */
export const overlap = (from: number, x = 0): Piece =>
  seam('deep', 0.01, `${x},${from} ${x - 2},110 ${x - 2},240`, { single: true })

/** A flat tie with its knot; it ends where an opening of `depth` does. */
export const tie = (ink: Ink, depth: number): readonly Piece[] => [
  panel(ink, `-5,12 5,12 8,${depth * 0.74} 0,${depth} -8,${depth * 0.74}`, {
    ...{ single: true, raised: 0.03 },
  }),
  panel(ink, '-8,1 8,1 5,13 -5,13', { single: true, raised: 0.055 }),
]

export const bowTie = (ink: Ink): readonly Piece[] => [
  panel(ink, '2,4 20,-3 22,14 2,9', { raised: 0.05 }),
  panel(ink, '-4,2 4,2 4,11 -4,11', { single: true, raised: 0.07 }),
]

/** The folded points of a shirt's collar. */
export const shirtPoints = (ink: Ink): Piece =>
  panel(ink, '2,0 20,-13 33,-13 30,4 18,17', { raised: 0.05 })

/** A lapel below a notch. */
export const lapel = (ink: Ink, end: number): Piece =>
  panel(ink, `24,-4 48,9 68,13 63,28 36,${end * 0.72} 2,${end + 2} 1,${end - 5} 17,${end * 0.5}`, {
    raised: 0.045,
  })

/** A lapel, and the leaf of the collar above the notch. */
export const lapels = (ink: Ink, end: number): readonly Piece[] => [
  lapel(ink, end),
  panel(ink, '21,-17 36,-17 59,-3 50,10 24,-1', { raised: 0.06 }),
]

/** A lapel that ends in an upward point. */
export const peakedLapel = (ink: Ink, end: number): Piece =>
  panel(ink, `22,-6 47,7 74,-1 65,22 36,${end * 0.72} 2,${end + 2} 1,${end - 5} 17,${end * 0.5}`, {
    raised: 0.045,
  })

/** One rounded lapel without a notch. */
export const shawl = (ink: Ink, end: number): Piece =>
  panel(
    ink,
    `22,-14 40,-14 52,6 50,${end * 0.42} 34,${end * 0.78} 2,${end + 3} 1,${end - 5} 17,${end * 0.5}`,
    { raised: 0.05 },
  )

/** A patch pocket. */
export const pocket = (x: number, y: number, ink: Ink = 'color'): Piece =>
  panel(
    ink,
    `${x - 13},${y} ${x + 13},${y} ${x + 13},${y + 20} ${x},${y + 25} ${x - 13},${y + 20}`,
    { raised: 0.02, stitched: true },
  )

/** The edge of a welt pocket on the breast. */
export const welt = (ink: Ink = 'dark'): Piece =>
  panel(ink, '43,44 66,42 66,46 43,48', { raised: 0.015, single: true })

/** A belt with its buckle, from arm to arm. */
export const belt = (ink: Ink, y = 95): readonly Piece[] => [
  panel(ink, `-86,${y - 4} 0,${y + 1} 86,${y - 4} 86,${y + 9} 0,${y + 14} -86,${y + 9}`, {
    ...{ single: true, raised: 0.03 },
  }),
  panel('brass', `-9,${y - 1} 9,${y - 1} 9,${y + 16} -9,${y + 16}`, { single: true, raised: 0.05 }),
]

/** A band along a round neckline. */
export const neckband = (ink: Ink, width = 7): Piece =>
  panel(
    ink,
    `-30,-25 ${-34 - width},-25 ${-25 - width},${8 + width * 0.5} 0,${15 + width} ` +
      `${25 + width},${8 + width * 0.5} ${34 + width},-25 30,-25 0,2`,
    { single: true, raised: 0.02 },
  )

/** A zip with its pull. */
export const zip = (from: number, ink: Ink = 'steel'): readonly Piece[] => [
  panel('deep', `-4,${from} 4,${from} 4,240 -4,240`, { single: true, raised: -0.01 }),
  seam(ink, 0.012, `0,${from} 0,240`, { single: true, raised: 0.012 }),
  panel(ink, `-2.5,${from + 2} 2.5,${from + 2} 2,${from + 14} -2,${from + 14}`, {
    ...{ single: true, raised: 0.03 },
  }),
]

/** Buttons down the middle, or in pairs. */
export const buttons = (ink: Ink, places: string, size = 0.045): Piece =>
  studs(ink, size, places, { single: places.split(' ').every((place) => place.startsWith('0,')) })
