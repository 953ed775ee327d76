import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import type { Worn } from './emblems.ts'
import { panel, type Piece, seam, studs } from './GarmentCut.ts'

/** The visible front of a cape, which comes over the shoulders and is clasped on the chest. */
export const capeOn = ({ cape }: Pick<CharacterSpec, 'cape'>): Worn | undefined =>
  cape && { pieces: PIECES, inks: { color: cape.color, trim: cape.color } }

const PIECES: readonly Piece[] = [
  panel('color', '30,-16 70,-14 108,0 124,34 116,74 98,66 94,28 78,10 44,16 28,6', {
    raised: 0.05,
  }),
  seam('brass', 0.022, '-38,7 -19,15 0,18 19,15 38,7', { single: true }),
  studs('brass', 0.075, '38,6'),
]
