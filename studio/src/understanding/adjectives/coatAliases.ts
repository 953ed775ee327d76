import type { SkinColor } from '../colorWords.ts'
import { SKIN_ALIASES } from '../vocabulary.ts'

/** The skin color that each word means when it describes fur: white fur is whiter than any skin. */
export const COAT_ALIASES: Readonly<Record<string, SkinColor>> = {
  ...SKIN_ALIASES,
  ...{ white: 'chalk white', black: 'coal black', golden: 'golden yellow', gold: 'golden yellow' },
}
