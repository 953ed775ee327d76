export * from './spec/CharacterSpec.ts'
export * from './spec/LivingPicture.ts'
export * from './spec/Picture.ts'
export { ENGINE } from './output/engine.ts'
export { encode, FORMATS, type EncodeOptions, type Format } from './output/encode.ts'
export { writeXmp, type SourceType } from './output/writeXmp.ts'
export { STYLES, type Style } from './render/styles.ts'
export {
  createStudio,
  paint,
  PREVIEW_SHORT_SIDE,
  type PaintOptions,
  type Studio,
} from './render/paint.ts'
export { altText } from './understanding/altText.ts'
export { englishOf } from './understanding/languages/englishOf.ts'
export { LANGUAGE_TAGS } from './understanding/languages/languages.ts'
export { describe } from './understanding/describe.ts'
export { namesIn } from './understanding/namesIn.ts'
export { understand, type Meaning, type Understanding } from './understanding/understand.ts'
export { unreadIn } from './understanding/unreadIn.ts'
export { writeDescription } from './understanding/writeDescription.ts'
export { SPEC_SCHEMA } from './understanding/specSchema.ts'
export { parseSpec, type ParsedSpec } from './understanding/parseSpec.ts'
export { labelOf } from './takes/labelOf.ts'
export { takeOf, type TakeText } from './takes/takeOf.ts'
export { revise, type Revision } from './changes/revise.ts'
