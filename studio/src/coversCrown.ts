import type { Headwear } from './CharacterSpec.ts'

/** Whether the headwear hides the hair of the crown. */
export const coversCrown = (headwear: { readonly kind: Headwear } | undefined): boolean =>
  headwear !== undefined && COVERS_CROWN[headwear.kind]

const COVERS_CROWN: Readonly<Record<Headwear, boolean>> = {
  'wizard-hat': true,
  cap: true,
  crown: false,
  tiara: false,
  hood: true,
  helmet: true,
  'horned-helmet': true,
  'top-hat': true,
  tricorne: true,
  'wide-brim': true,
  headband: false,
  'space-helmet': false,
  beanie: true,
  bandana: true,
}
