import type { CharacterSpec, Garment, Hex } from '../../../CharacterSpec.ts'
import { GARMENT_CUTS } from '../../../garments/cuts.ts'
import type { Ink } from '../../../garments/GarmentCut.ts'
import type { Svg } from '../../svg.ts'
import type { Anatomy } from '../anatomy.ts'
import { type Body, bodyIn, type GarmentDrawing } from './Body.ts'
import { armour, bodysuit, spacesuit } from './armor.ts'
import { bare } from './bare.ts'
import { hoodie, jacket, overalls, tShirt } from './casual.ts'
import { dress, gown } from './dresses.ts'
import { cloak, robe, toga, tunic } from './robes.ts'
import { cape, overGarment, sewn } from './sewn.ts'
import { coat, suit, uniform } from './tailored.ts'

/** The figure from the neck down, past the bottom of the picture. */
export const garment = (spec: CharacterSpec, anatomy: Anatomy): Svg => {
  const { kind } = spec.garment
  const body = bodyIn(spec, anatomy)
  const color = capeOf(spec, body.inks)
  return (
    (color ? cape(body, color) : '') +
    (kind === 'loincloth' ? bare(spec) : (DRAWN[kind] ?? sewn(spec)))(body) +
    overGarment(spec, body)
  )
}

/** Whether a cape shows behind the body. */
export const isCaped = (spec: CharacterSpec): boolean =>
  spec.cape !== undefined || inkOfCape(spec) !== undefined

const capeOf = (spec: CharacterSpec, inks: Body['inks']): Hex | undefined => {
  const ink = inkOfCape(spec)
  return spec.cape?.color ?? (ink && inks[ink])
}

const inkOfCape = ({ garment: { kind } }: CharacterSpec): Ink | undefined =>
  DRAWN[kind] ? undefined : GARMENT_CUTS[kind].cape

/** Garments drawn with more detail than their cut has. */
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
