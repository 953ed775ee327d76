import type { CharacterSpec, Hex } from '../../../spec/CharacterSpec.ts'
import { cutOf } from '../../../garments/cuts.ts'
import type { Ink } from '../../../garments/GarmentCut.ts'
import type { Svg } from '../../svg.ts'
import type { Anatomy } from '../anatomy.ts'
import { type Body, bodyIn } from './Body.ts'
import { bare } from './bare.ts'
import { cape, overGarment, sewn } from './sewn.ts'

/** The figure from the neck down, past the bottom of the picture. */
export const garment = (spec: CharacterSpec, anatomy: Anatomy): Svg => {
  const body = bodyIn(spec, anatomy)
  const color = capeOf(spec, body.inks)
  return (
    (color ? cape(body, color) : '') +
    (spec.garment?.kind === 'loincloth' ? bare(spec, body) : sewn(spec, body)) +
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

const inkOfCape = (spec: CharacterSpec): Ink | undefined => cutOf(spec).cape
