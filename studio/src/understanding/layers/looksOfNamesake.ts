import type { Age, Garment, Presentation } from '../../spec/CharacterSpec.ts'
import type { SeededChoice } from '../SeededChoice.ts'
import type { Traits } from '../Traits.ts'

/**
 * What is guessed about somebody of whom the text says no more than a name. People type their own, or a friend's: they
 * expect an ordinary, friendly person in everyday clothes.
 */
export const looksOfNamesake = (
  choice: SeededChoice,
  presentation: Presentation,
  age: Age,
): Traits => ({
  nose: choice.pick('nose', ['straight', 'small', 'straight', 'broad']),
  eyes: choice.pick('eyes', ['almond', 'round']),
  expression: choice.pick('expression', ['smile', 'smile', 'neutral', 'smile']),
  garment: choice.pick('garment', presentation === 'feminine' ? WOMENS : MENS),
  beard:
    presentation === 'masculine' && age !== 'teen' && age !== 'child'
      ? choice.pick('beard', ['none', 'none', 'none', 'stubble', 'short'])
      : 'none',
})

type Garments = readonly [Garment, ...Garment[]]
const WOMENS: Garments = [
  ...(['dress', 'jacket', 't-shirt', 'hoodie', 'cardigan', 'sweater', 'shirt', 'blazer'] as const),
]
const MENS: Garments = [
  ...(['jacket', 't-shirt', 'hoodie', 'cardigan', 'sweater', 'shirt', 'polo', 'blazer'] as const),
]
