import type { Style } from '../../Picture.ts'
import { animalCrossing } from './animalCrossing.ts'
import { dispo } from './dispo.ts'
import { fortnite } from './fortnite.ts'
import { lego } from './lego.ts'
import { minecraft } from './minecraft/minecraft.ts'
import { nintendo } from './nintendo.ts'
import { pixar } from './pixar.ts'
import { realistic } from './realistic.ts'
import type { SculptedStyle } from './SculptedStyle.ts'

const SCULPTED: readonly SculptedStyle[] = [
  realistic,
  pixar,
  lego,
  minecraft,
  animalCrossing,
  nintendo,
  fortnite,
  dispo,
]

/** The style of that name, or nothing when it is not a sculpted one. */
export const sculptedStyle = (name: Style): SculptedStyle | undefined =>
  SCULPTED.find((style) => style.name === name)
