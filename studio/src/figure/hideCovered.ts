import type { CharacterSpec, Mark } from '../spec/CharacterSpec.ts'
import { COVERAGE } from '../spec/coverage.ts'

/** The character without the parts that headwear and masks hide, so that no hair or beard grows through them. */
export const hideCovered = (spec: CharacterSpec): CharacterSpec => {
  const hidden = spec.headwear ? COVERAGE[spec.headwear.kind] : 'nothing'
  const hair =
    hidden === 'hair' || hidden === 'face' ? { ...spec.hair, cut: 'bald' as const } : spec.hair
  const faceless = hidden === 'face'
  const beardless = faceless || spec.marks.some((mark) => OVER_BEARDS.has(mark))
  return {
    ...spec,
    hair,
    ...(beardless && { beard: { ...spec.beard, cut: 'none' } }),
    ...(faceless && {
      face: { ...spec.face, expression: 'neutral' },
      marks: besideFace(spec.marks),
    }),
  }
}

const besideFace = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark) => mark === 'wings' || mark === 'halo')

const OVER_BEARDS: ReadonlySet<Mark> = new Set(['hockey-mask', 'face-cloth'])
