import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import type { Worn } from './emblems.ts'
import { readPieces } from './readPieces.ts'

/** The visible front of a cape, which comes over the shoulders and is clasped on the chest. */
export const capeOn = ({ cape }: Pick<CharacterSpec, 'cape'>): Worn | undefined =>
  cape && { pieces: PIECES, inks: { color: cape.color, trim: cape.color } }

const PIECES = readPieces(
  [
    'panel color raised=0.05 30,-16 70,-14 108,0 124,34 116,74 98,66 94,28 78,10 44,16 28,6',
    'seam brass 0.022 single -38,7 -19,15 0,18 19,15 38,7',
    'studs brass 0.075 38,6',
  ],
  'cape',
)
