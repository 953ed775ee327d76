import type { Emblem, Glove, Headwear, Neckwear } from '../spec/CharacterSpec.ts'
import type { ClothColor } from './colorWords.ts'

/** The usual colors of headwear; other kinds have the color of the clothes. */
export const HEADWEAR_COLORS: Partial<Record<Headwear, ClothColor>> = {
  crown: 'gold',
  tiara: 'gold',
  helmet: 'silver',
  'horned-helmet': 'silver',
  'space-helmet': 'white',
  'web-mask': 'red',
  'grille-helmet': 'black',
  'visored-helmet': 'silver',
  'crested-helmet': 'gold',
  'samurai-helmet': 'black',
  'diving-helmet': 'bronze',
  'fire-helmet': 'red',
  'racing-helmet': 'white',
  deerstalker: 'tan',
  bowler: 'black',
  fedora: 'brown',
  'cowboy-hat': 'brown',
  sombrero: 'yellow',
  bicorne: 'black',
  'feathered-cap': 'green',
  fez: 'red',
  'peaked-cap': 'navy',
  mortarboard: 'black',
  'chef-hat': 'white',
  'nurse-cap': 'white',
  'santa-hat': 'red',
  miter: 'white',
  veil: 'black',
  nemes: 'gold',
  'flower-crown': 'pink',
  laurel: 'forest green',
  'hair-bow': 'red',
  headphones: 'black',
}

/** The usual colors of emblems; others have the color of the trim. */
export const EMBLEM_COLORS: Partial<Record<Emblem, ClothColor>> = {
  star: 'gold',
  lightning: 'yellow',
  heart: 'red',
  skull: 'white',
  moon: 'silver',
  sun: 'yellow',
  cross: 'white',
  anchor: 'white',
  flower: 'pink',
  paw: 'white',
  flame: 'orange',
  crown: 'gold',
  leaf: 'green',
}

export const NECKWEAR_COLORS: Readonly<Record<Neckwear, ClothColor>> = {
  'bow-tie': 'black',
  scarf: 'red',
  neckerchief: 'red',
}

export const GLOVE_COLORS: Readonly<Record<Glove, ClothColor>> = {
  gloves: 'brown',
  mittens: 'red',
  'boxing-gloves': 'red',
  'long-gloves': 'white',
  gauntlets: 'silver',
}
