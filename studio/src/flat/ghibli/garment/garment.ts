import type { CharacterSpec, Garment } from '../../../CharacterSpec.ts'
import type { Svg } from '../../svg.ts'
import type { Anatomy } from '../anatomy.ts'
import { bodyIn, type GarmentDrawing } from './Body.ts'
import { armour, bodysuit, spacesuit } from './armor.ts'
import { hoodie, jacket, overalls, tShirt } from './casual.ts'
import { dress, gown } from './dresses.ts'
import { cloak, robe, toga, tunic } from './robes.ts'
import { sewn } from './sewn.ts'
import { coat, suit, uniform } from './tailored.ts'

/** The figure from the neck down, past the bottom of the picture. */
export const garment = ({ garment: worn }: CharacterSpec, anatomy: Anatomy): Svg =>
  (DRAWN[worn.kind] ?? sewn(worn.kind))(bodyIn(worn, anatomy))

/** Garments whose drawing says more than their cut. */
const DRAWN: Readonly<Partial<Record<Garment, GarmentDrawing>>> = {
  robe,
  cloak,
  tunic,
  armour,
  suit,
  spacesuit,
  uniform,
  dress,
  gown,
  hoodie,
  't-shirt': tShirt,
  jacket,
  coat,
  overalls,
  bodysuit,
  toga,
}
