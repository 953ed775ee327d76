import type { Headwear } from './CharacterSpec.ts'

/** How much of the head each kind of headwear hides. Each level, in this order, includes the ones before it. */
export const COVERAGE: Readonly<Record<Headwear, 'nothing' | 'crown' | 'hair' | 'face'>> = {
  'wizard-hat': 'crown',
  cap: 'crown',
  crown: 'nothing',
  tiara: 'nothing',
  hood: 'crown',
  helmet: 'crown',
  'horned-helmet': 'crown',
  'top-hat': 'crown',
  tricorne: 'crown',
  'wide-brim': 'crown',
  headband: 'nothing',
  'space-helmet': 'nothing',
  beanie: 'crown',
  bandana: 'crown',
  cowl: 'hair',
  'web-mask': 'face',
  'full-mask': 'face',
  'grille-helmet': 'face',
  'visored-helmet': 'face',
  'crested-helmet': 'crown',
  'samurai-helmet': 'crown',
  'diving-helmet': 'hair',
  'fire-helmet': 'crown',
  'racing-helmet': 'hair',
  deerstalker: 'crown',
  bowler: 'crown',
  fedora: 'crown',
  'cowboy-hat': 'crown',
  sombrero: 'crown',
  bicorne: 'crown',
  'plumed-hat': 'crown',
  'feathered-cap': 'crown',
  fez: 'crown',
  beret: 'crown',
  'peaked-cap': 'crown',
  mortarboard: 'crown',
  'chef-hat': 'crown',
  'nurse-cap': 'nothing',
  'santa-hat': 'crown',
  'floppy-cap': 'crown',
  'jester-cap': 'hair',
  miter: 'crown',
  bonnet: 'crown',
  turban: 'crown',
  headscarf: 'hair',
  veil: 'hair',
  nemes: 'hair',
  'flower-crown': 'nothing',
  laurel: 'nothing',
  'hair-bow': 'nothing',
  headphones: 'nothing',
}

/** Whether the headwear hides the hair on top of the head. */
export const hidesCrown = (headwear: { readonly kind: Headwear } | undefined): boolean =>
  headwear !== undefined && COVERAGE[headwear.kind] !== 'nothing'

/** Whether the headwear hides the face. */
export const hidesFace = (headwear: { readonly kind: Headwear } | undefined): boolean =>
  headwear !== undefined && COVERAGE[headwear.kind] === 'face'

/** Whether the headwear hides the ears, and with them all hair. */
export const hidesEars = (headwear: { readonly kind: Headwear } | undefined): boolean =>
  headwear !== undefined && ['hair', 'face'].includes(COVERAGE[headwear.kind])
