import type { CharacterSpec, Garment } from '../../../CharacterSpec.ts'
import { GARMENT_CUTS } from '../../../garments/cuts.ts'
import type { Svg } from '../../svg.ts'
import type { Anatomy } from '../anatomy.ts'
import { bodyIn, type GarmentDrawing } from './Body.ts'
import { armour, bodysuit, spacesuit } from './armor.ts'
import { hoodie, jacket, overalls, tShirt } from './casual.ts'
import { dress, gown } from './dresses.ts'
import { cloak, robe, toga, tunic } from './robes.ts'
import { cape, emblemOf, sewn } from './sewn.ts'
import { coat, suit, uniform } from './tailored.ts'

/** The figure from the neck down, past the bottom of the picture. */
export const garment = (spec: CharacterSpec, anatomy: Anatomy): Svg => {
  const { kind } = spec.garment
  const body = bodyIn(spec.garment, anatomy)
  const ink = GARMENT_CUTS[kind].cape
  const color = spec.cape?.color ?? (ink && body.inks[ink])
  return (color ? cape(body, color) : '') + (DRAWN[kind] ?? sewn(spec))(body) + emblemOf(spec, body)
}

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
