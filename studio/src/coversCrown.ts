import type { Headwear } from './CharacterSpec.ts'
import { COVERAGE } from './coverage.ts'

/** Whether the headwear hides the hair on top of the head. */
export const coversCrown = (headwear: { readonly kind: Headwear } | undefined): boolean =>
  headwear !== undefined && COVERAGE[headwear.kind] !== 'nothing'
