import type { Garment } from '../../CharacterSpec.ts'
import type { SculptContext } from '../SculptContext.ts'
import { albedo } from '../color.ts'
import type { Dyes, WearSculptor } from '../WearSculptor.ts'
import { armour, bodysuit, spacesuit } from './armor.ts'
import { hoodie, jacket, overalls, tShirt } from './casual.ts'
import { dress, gown } from './dresses.ts'
import { cloak, robe, toga, tunic } from './robes.ts'
import { coat, suit, uniform } from './tailored.ts'

/** Clothes from the neck down to below the end of any picture. */
export const sculptGarment = (context: SculptContext): void => {
  const { tape, spec, form } = context
  tape.shifted([0, form.lift, 0], () =>
    GARMENT_SCULPTORS[spec.garment.kind](context, dyes(spec.garment)),
  )
}

const dyes = (garment: { readonly color: `#${string}`; readonly trim: `#${string}` }): Dyes => ({
  color: albedo(garment.color),
  trim: albedo(garment.trim),
})

const GARMENT_SCULPTORS: Readonly<Record<Garment, WearSculptor>> = {
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
