import type { CharacterSpec } from './CharacterSpec.ts'
import { COVERAGE } from './coverage.ts'

/** The character without what the headwear hides, so that no hair or beard grows through it. */
export const asSeen = (spec: CharacterSpec): CharacterSpec => {
  const hidden = spec.headwear && COVERAGE[spec.headwear.kind]
  if (hidden !== 'hair' && hidden !== 'face') return spec
  const shaven = { ...spec, hair: { ...spec.hair, cut: 'bald' as const } }
  if (hidden === 'hair') return shaven
  return {
    ...shaven,
    beard: { ...spec.beard, cut: 'none' },
    face: { ...spec.face, expression: 'neutral' },
    marks: [],
  }
}
