import type { Age, HairCut, Presentation } from '../../spec/CharacterSpec.ts'
import type { Traits } from '../Traits.ts'

type Cuts = readonly [HairCut, ...HairCut[]]

/** Cuts that suit the most common hair of a region. */
export const hairOf = (origin: Traits['origin'], presentation: Presentation, age: Age): Cuts => {
  const coiled = origin === 'african'
  const straight = isStraightHaired(origin)
  if (presentation === 'feminine') return coiled ? COILED : straight ? STRAIGHT : LONG
  if (age === 'old') return OLD
  return coiled ? COILED_SHORT : straight ? STRAIGHT_SHORT : SHORT
}

/** The same cuts for somebody whom the text does not call bald; there is always another. */
export const withoutBald = (cuts: Cuts): Cuts => {
  const [first = 'short', ...others] = cuts.filter((cut) => cut !== 'bald')
  return [first, ...others]
}

export const isStraightHaired = (origin: Traits['origin']): boolean => STRAIGHT_HAIRED.has(origin)

const STRAIGHT_HAIRED: ReadonlySet<Traits['origin']> = new Set([
  ...(['east-asian', 'southeast-asian', 'indigenous-american'] as const),
])

const LONG: Cuts = ['long', 'wavy', 'curly', 'bob', 'bun', 'braid', 'ponytail']
const SHORT: Cuts = ['short', 'tousled', 'slicked', 'curly', 'short', 'tousled', 'long']
const OLD: Cuts = ['short', 'slicked', 'bald', 'tousled', 'bald', 'long']
const COILED: Cuts = ['curly', 'afro', 'braid', 'bun', 'puffs', 'dreadlocks']
const COILED_SHORT: Cuts = ['buzz', 'curly', 'buzz', 'afro', 'dreadlocks', 'bald']
const STRAIGHT: Cuts = ['long', 'bob', 'bangs', 'ponytail', 'bun', 'long']
const STRAIGHT_SHORT: Cuts = ['short', 'slicked', 'tousled', 'undercut', 'short']
