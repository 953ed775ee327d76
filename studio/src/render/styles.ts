import type { FlatStyle } from '../flat/FlatStyle.ts'
import { ghibli } from '../flat/ghibli/ghibli.ts'
import { southpark } from '../flat/southpark/southpark.ts'
import { keysOf } from '../spec/keysOf.ts'
import { animalCrossing } from '../sculpted/styles/animalCrossing/animalCrossing.ts'
import { dispo } from '../sculpted/styles/dispo.ts'
import { fortnite } from '../sculpted/styles/fortnite.ts'
import { lego } from '../sculpted/styles/lego/lego.ts'
import { minecraft } from '../sculpted/styles/minecraft/minecraft.ts'
import { nintendo } from '../sculpted/styles/nintendo.ts'
import { pixar } from '../sculpted/styles/pixar.ts'
import { realistic } from '../sculpted/styles/realistic.ts'
import type { SculptedStyle } from '../sculpted/styles/SculptedStyle.ts'

/**
 * The renderer of each style, by the name that the product's requests use. To add a style, write its file
 * and add a row: the list, the type, the command line and the tests follow.
 */
export const RENDERERS = {
  realistic,
  ghibli,
  pixar,
  nintendo,
  fortnite,
  lego,
  minecraft,
  'animal crossing': animalCrossing,
  southpark,
  dispo,
} as const satisfies Readonly<Record<string, SculptedStyle | FlatStyle>>

export type Style = keyof typeof RENDERERS

/** The styles that the engine can draw. */
export const STYLES: readonly Style[] = keysOf(RENDERERS)

/** The sculpted style of that name. Throws when the style is a flat one. */
export const sculptedStyle = (style: Style): SculptedStyle => {
  const renderer = RENDERERS[style]
  if (renderer.kind === 'sculpted') return renderer
  throw new Error(`The style ${style} is not sculpted.`)
}

/** The flat style of that name. Throws when the style is a sculpted one. */
export const flatStyle = (style: Style): FlatStyle => {
  const renderer = RENDERERS[style]
  if (renderer.kind === 'flat') return renderer
  throw new Error(`The style ${style} is not flat.`)
}
