import type { Headwear, Prop } from '../CharacterSpec.ts'
import type { ClothColor } from './colorWords.ts'

/** The usual colors of things; other headwear has the color of the clothes. */
export const HEADWEAR_COLORS: Partial<Record<Headwear, ClothColor>> = {
  crown: 'gold',
  tiara: 'gold',
  helmet: 'silver',
  'horned-helmet': 'silver',
  'space-helmet': 'white',
}

export const PROP_COLORS: Readonly<Record<Prop, ClothColor>> = {
  staff: 'brown',
  wand: 'dark brown',
  sword: 'silver',
  lightsaber: 'sky blue',
  axe: 'silver',
  bow: 'brown',
  shield: 'silver',
  trident: 'gold',
  'lightning-bolt': 'gold',
  book: 'maroon',
  lantern: 'bronze',
  compass: 'gold',
  flower: 'red',
  mug: 'white',
  wrench: 'silver',
  orb: 'sky blue',
}
