import type { CharacterSpec, Neckwear } from '../spec/CharacterSpec.ts'
import type { Worn } from './emblems.ts'
import type { Collar, Piece } from './GarmentCut.ts'
import { placed } from './placed.ts'
import { readPieces } from './readPieces.ts'

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
    pieces: PIECES[neckwear.kind].map((piece) => placed(piece, ([x, y]) => [x, y + drop])),
    inks: { color: neckwear.color, trim: neckwear.color },
  }

const PIECES: Readonly<Record<Neckwear, readonly Piece[]>> = {
  'bow-tie': readPieces(
    [
      'panel color raised=0.06 3,7 28,-4 31,19 3,13',
      'panel dark single raised=0.08 -5,3 5,3 5,17 -5,17',
    ],
    'bow tie',
  ),
  neckerchief: readPieces(
    [
      'panel color single raised=0.05 -46,-16 46,-16 40,10 0,54 -40,10',
      'panel white single pattern=dots/5 opacity=0.55 -46,-16 46,-16 40,10 0,54 -40,10',
      'panel dark single raised=0.08 -7,4 7,4 5,17 -5,17',
    ],
    'neckerchief',
  ),
  scarf: readPieces(
    [
      'panel color single raised=0.05 -46,-18 46,-18 52,4 34,16 0,22 -34,16 -52,4',
      'panel color single raised=0.07 6,12 34,6 40,78 12,82',
      'seam dark 0.012 single 17,82 18,90',
      'seam dark 0.012 single 26,80 27,89',
      'seam dark 0.012 single 35,79 36,87',
    ],
    'scarf',
  ),
}
