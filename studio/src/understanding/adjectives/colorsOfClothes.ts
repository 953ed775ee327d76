import type { Traits } from '../Traits.ts'
import { resolve } from './resolve.ts'

/** "Dressed in red and gold": the colors of the clothes, whatever kind they are. */
export const colorsOfClothes = (adjectives: readonly string[]): Traits => {
  const { garmentColor, garmentTrim } = resolve({ slot: 'garment', kind: 'tunic' }, adjectives)
  return { ...(garmentColor && { garmentColor }), ...(garmentTrim && { garmentTrim }) }
}

/** Whether an adjective is a color. */
export const isColor = (adjective: string): boolean =>
  colorsOfClothes([adjective]).garmentColor !== undefined
