import type { CharacterSpec, Hex } from '../spec/CharacterSpec.ts'
import type { Ink } from '../garments/GarmentCut.ts'
import { darken, lighten } from './palette.ts'

/** The colors of a garment's pieces. */
export const inksOf = (
  { color, trim }: Pick<NonNullable<CharacterSpec['garment']>, 'color' | 'trim'>,
  skin: Hex,
): Readonly<Record<Ink, Hex>> => ({
  color,
  light: lighten(color, 0.14),
  dark: darken(color, 0.3),
  deep: darken(color, 0.6),
  trim,
  trimLight: lighten(trim, 0.3),
  trimDark: darken(trim, 0.34),
  skin,
  white: '#f4f1e9',
  cream: '#e2d8bf',
  black: '#26222a',
  gray: '#8d8c92',
  brass: '#d9ad45',
  steel: '#aeb4bd',
  hide: '#6b4426',
  denim: '#3b4b6e',
})
