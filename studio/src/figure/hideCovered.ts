import type { CharacterSpec, Mark } from '../spec/CharacterSpec.ts'
import { hidesEars, hidesFace } from '../spec/coverage.ts'

/** The character without the parts that headwear and masks hide, so that no hair or beard grows through them. */
export const hideCovered = (spec: CharacterSpec): CharacterSpec => {
  const earless = hidesEars(spec.headwear)
  const faceless = hidesFace(spec.headwear)
  const beardless = faceless || spec.marks.some((mark) => OVER_BEARDS.has(mark))
  return {
    ...spec,
    ...(earless && {
      hair: { ...spec.hair, cut: 'bald' },
      marks: spec.marks.filter((mark) => mark !== 'earrings'),
    }),
    ...(beardless && { beard: { ...spec.beard, cut: 'none' } }),
    ...(faceless && {
      // Brows and ears on the mask are the mask's.
      hair: { ...spec.hair, cut: 'bald', color: spec.headwear?.color ?? spec.hair.color },
      face: { ...spec.face, expression: 'neutral' },
      marks: besideFace(spec.marks),
    }),
  }
}

const besideFace = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark) => BESIDE_FACES.has(mark))

const BESIDE_FACES: ReadonlySet<Mark> = new Set(['wings', 'halo', 'cat-ears'])

const OVER_BEARDS: ReadonlySet<Mark> = new Set(['hockey-mask', 'face-cloth'])
