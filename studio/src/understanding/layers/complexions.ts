import type { EyeColor, HairColor, SkinColor } from '../colorWords.ts'

export type Complexion = readonly [SkinColor, HairColor, EyeColor]

/** Skin, hair and eyes that often occur together; every skin is equally likely. */
export const COMPLEXIONS: readonly [Complexion, ...Complexion[]] = [
  ['porcelain', 'ginger', 'green'],
  ['porcelain', 'black', 'blue'],
  ['fair', 'blonde', 'blue'],
  ['fair', 'auburn', 'hazel'],
  ['fair', 'brown', 'gray'],
  ['light', 'dark brown', 'brown'],
  ['light', 'chestnut', 'hazel'],
  ['light', 'black', 'dark brown'],
  ['tan', 'dark brown', 'amber'],
  ['tan', 'black', 'dark brown'],
  ['olive', 'black', 'green'],
  ['olive', 'dark brown', 'brown'],
  ['golden brown', 'black', 'dark brown'],
  ['golden brown', 'dark brown', 'hazel'],
  ['brown', 'black', 'dark brown'],
  ['brown', 'dark brown', 'amber'],
  ['dark brown', 'black', 'dark brown'],
  ['dark brown', 'black', 'brown'],
  ['deep brown', 'black', 'dark brown'],
  ['ebony', 'black', 'dark brown'],
]

const EUROPEAN_SKINS: ReadonlySet<SkinColor> = new Set(['porcelain', 'fair', 'light'] as const)

/** Those that are usual in Europe. */
export const EUROPEAN_COMPLEXIONS: readonly [Complexion, ...Complexion[]] = [
  ['fair', 'brown', 'blue'],
  ['light', 'brown', 'hazel'],
  ['fair', 'golden blonde', 'green'],
  ...COMPLEXIONS.filter(([skin]) => EUROPEAN_SKINS.has(skin)),
]
