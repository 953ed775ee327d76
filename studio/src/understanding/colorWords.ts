import type { Hex } from '../spec/CharacterSpec.ts'
import { type Channels, channelsOf } from '../spec/channelsOf.ts'
import { keysOf } from '../spec/keysOf.ts'

/**
 * The colors that the reader and the writer share: a written color is read back as the same hex value. Each
 * part of a character has its own shade for a word: red hair is not the red of a coat.
 */
export const SKIN_COLORS = {
  porcelain: '#f9e1d2',
  fair: '#f5d0b5',
  light: '#ecbf9b',
  tan: '#d9a479',
  olive: '#c4966a',
  'golden brown': '#b27a4c',
  brown: '#94603c',
  'dark brown': '#70452b',
  'deep brown': '#54321f',
  ebony: '#3f261b',
  'ashen gray': '#b9b7b0',
  green: '#86a561',
  blue: '#7fa3c9',
  'steel gray': '#9aa6b2',
  copper: '#b5713f',
  red: '#a9483c',
  violet: '#8d78b4',
  yellow: '#e2c45a',
  'chalk white': '#efeee8',
  'coal black': '#2c2a2e',
  orange: '#d67f34',
  'golden yellow': '#e0a94a',
  cream: '#e6d2a6',
  pink: '#e0a2ac',
} as const satisfies Record<string, Hex>

export const HAIR_COLORS = {
  black: '#221d22',
  'dark brown': '#3f2a20',
  brown: '#66442c',
  chestnut: '#7d4a2a',
  'light brown': '#97703f',
  auburn: '#83341f',
  red: '#b2441f',
  ginger: '#d2722c',
  'strawberry blonde': '#d99a63',
  blonde: '#e2bd6a',
  'golden blonde': '#d9a33c',
  platinum: '#eee2c2',
  white: '#ededea',
  silver: '#c4c9d0',
  gray: '#94959a',
  blue: '#3c66b4',
  turquoise: '#3fa9ab',
  green: '#4b8f52',
  pink: '#e58bab',
  purple: '#7a4c9e',
} as const satisfies Record<string, Hex>

export const EYE_COLORS = {
  'dark brown': '#3d2418',
  brown: '#6b4226',
  amber: '#b5752a',
  hazel: '#86683a',
  green: '#4f8a4e',
  gray: '#7f8d99',
  blue: '#3f74b0',
  'ice blue': '#7fb4d6',
  violet: '#7457a6',
  black: '#1f1a1c',
  red: '#b3262a',
  gold: '#d9a520',
} as const satisfies Record<string, Hex>

export const CLOTH_COLORS = {
  white: '#f1efe9',
  cream: '#efe2c2',
  beige: '#d2bf9c',
  tan: '#bd9161',
  brown: '#7a5233',
  'dark brown': '#4c3323',
  rust: '#a64b27',
  orange: '#e07f2b',
  yellow: '#f0c93c',
  gold: '#d8a93a',
  bronze: '#a3763f',
  red: '#c0322e',
  crimson: '#98202f',
  maroon: '#6a2130',
  pink: '#e79ab2',
  magenta: '#b83a80',
  purple: '#6b4394',
  lavender: '#ab9bd0',
  navy: '#25335f',
  blue: '#33609f',
  'royal blue': '#2f4fc0',
  'sky blue': '#7fb8de',
  teal: '#2b7f82',
  turquoise: '#4fbcb6',
  green: '#3f8148',
  'forest green': '#2a523a',
  'olive green': '#71763c',
  'lime green': '#9cc44a',
  silver: '#c2c8d0',
  'light gray': '#b4b8bd',
  gray: '#868c98',
  charcoal: '#474b55',
  black: '#26252b',
} as const satisfies Record<string, Hex>

export type SkinColor = keyof typeof SKIN_COLORS
export type HairColor = keyof typeof HAIR_COLORS
export type EyeColor = keyof typeof EYE_COLORS
export type ClothColor = keyof typeof CLOTH_COLORS

/** Returns `word` if `table` has a shade for it. */
export const shadeOf = <Word extends string>(
  table: Readonly<Record<Word, Hex>>,
  word: string,
): Word | undefined => (isKeyOf(table, word) ? word : undefined)

const isKeyOf = <Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  key: string,
): key is Key => Object.hasOwn(table, key)

/** The word for the shade in `table` that is nearest to `hex` by squared sRGB distance. */
export const nearestWord = <Word extends string>(
  table: Readonly<Record<Word, Hex>>,
  hex: Hex,
): Word | undefined => {
  const wanted = channelsOf(hex)
  let nearest: Word | undefined
  let least = Infinity
  for (const word of keysOf(table)) {
    const distance = squaredDistance(channelsOf(table[word]), wanted)
    if (distance < least) [nearest, least] = [word, distance]
  }
  return nearest
}

const squaredDistance = (a: Channels, b: Channels): number =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
