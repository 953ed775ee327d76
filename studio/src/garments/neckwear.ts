import type { CharacterSpec, Neckwear } from '../spec/CharacterSpec.ts'
import type { Worn } from './emblems.ts'
import { type ChartPoint, type Collar, panel, type Panel, type Seam, seam } from './GarmentCut.ts'

/** The collar to draw around the neck for each kind of neckwear; a bow tie has none. */
export const AROUND_NECK: Partial<Record<Neckwear, Collar['kind']>> = {
  scarf: 'roll',
  neckerchief: 'cowl',
}

/** The visible front of neckwear, lowered by `drop` for a style whose heads hide the throat. */
export const neckwearOn = (
  { neckwear }: Pick<CharacterSpec, 'neckwear'>,
  drop = 0,
): Worn | undefined =>
  neckwear && {
    pieces: PIECES[neckwear.kind].map((piece) => lower(piece, drop)),
    inks: { color: neckwear.color, trim: neckwear.color },
  }

const lower = <P extends Panel | Seam>(piece: P, drop: number): P => {
  const at = ([x, y]: ChartPoint): ChartPoint => [x, y + drop]
  return piece.kind === 'panel'
    ? { ...piece, corners: piece.corners.map(at) }
    : { ...piece, points: piece.points.map(at) }
}

const NECKERCHIEF = '-46,-16 46,-16 40,10 0,54 -40,10'

const PIECES: Readonly<Record<Neckwear, readonly (Panel | Seam)[]>> = {
  'bow-tie': [
    panel('color', '3,7 28,-4 31,19 3,13', { raised: 0.06 }),
    panel('dark', '-5,3 5,3 5,17 -5,17', { single: true, raised: 0.08 }),
  ],
  neckerchief: [
    panel('color', NECKERCHIEF, { single: true, raised: 0.05 }),
    panel('white', NECKERCHIEF, {
      ...{ single: true, pattern: { kind: 'dots', frequency: 5 }, opacity: 0.55 },
    }),
    panel('dark', '-7,4 7,4 5,17 -5,17', { single: true, raised: 0.08 }),
  ],
  scarf: [
    panel('color', '-46,-18 46,-18 52,4 34,16 0,22 -34,16 -52,4', { single: true, raised: 0.05 }),
    panel('color', '6,12 34,6 40,78 12,82', { single: true, raised: 0.07 }),
    seam('dark', 0.012, '17,82 18,90', { single: true }),
    seam('dark', 0.012, '26,80 27,89', { single: true }),
    seam('dark', 0.012, '35,79 36,87', { single: true }),
  ],
}
