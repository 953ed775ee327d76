import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { lookOf, type Look } from '../../figure/pose.ts'
import { seededRandom, spread } from '../../spec/random.ts'
import { mix } from '../../kernel/vector.ts'
import { JAW_RADIUS, type Proportions } from './Proportions.ts'
import { base } from './base.ts'
import { clearMustache, express } from './express.ts'
import { shapeEyes, shapeHead, shapeMouth, shapeNose } from './features.ts'
import { shapeOrigin } from './shapeOrigin.ts'
import { shapeSpecies } from './shapeSpecies.ts'

/** The measures of a described face: an adult woman's, changed by age, presentation, build, origin and features. */
export const naturalProportions = (spec: CharacterSpec): Proportions => {
  const form = base(spec)
  vary(form, spec)
  shapeOrigin(form, spec)
  const plain = { ...form }
  shapeHead(form, spec)
  shapeNose(form, spec)
  // Head shape and nose show less on children, whose bones are not fully grown, on women and on the young.
  const fine = Math.max(0.6 * form.childlike, (0.5 - 0.22 * form.masculine) * (1 - form.aged))
  for (const measure of BONES) form[measure] = mix(form[measure], plain[measure], fine)
  shapeMouth(form, spec)
  shapeEyes(form, spec)
  express(form, spec)
  followEyes(form, lookOf(spec))
  clearMustache(form, spec)
  shapeSpecies(form, spec)
  settle(form)
  return form
}

/** The measures of bones, which differ in long or square heads and in hooked or broad noses. */
const BONES = [
  ...(['headWidth', 'chinY', 'chinWidth', 'jawWidth', 'jawY', 'mouthY'] as const),
  ...(['noseY', 'noseLength', 'noseWidth', 'noseTip', 'noseHump', 'bridge'] as const),
] as const

/** Shifts some measures a little by the seed, so that two people with the same description differ. */
const vary = (form: Proportions, { seed }: CharacterSpec): void => {
  const random = seededRandom(seed ^ 0x5f3759df)
  const by = (amount: number): number => amount * spread(random)
  form.eyeX += by(0.016)
  form.eyeTilt += by(0.05)
  form.browY += by(0.022)
  form.browArch += by(0.018)
  form.browThickness *= 1 + by(0.25)
  form.noseWidth *= 1 + by(0.12)
  form.noseLength += by(0.02)
  form.noseY += by(0.022)
  form.mouthY += by(0.02)
  form.mouthWidth *= 1 + by(0.09)
  form.lipUpper *= 1 + by(0.16)
  form.lipLower *= 1 + by(0.16)
  form.jawWidth += by(0.03)
  form.chinWidth += by(0.025)
  form.cheek += by(0.014)
  form.ear *= 1 + by(0.12)
  form.headWidth += by(0.014)
  form.noseTip *= 1 + by(0.1)
  form.eyeUpper *= 1 + by(0.08)
  // Faces differ even at rest.
  form.smile += by(0.018)
  form.browTilt += by(0.02)
  form.slant += by(0.006)
  form.browSkew += by(0.016)
}

/** Moves the lids along with the eyes. */
const followEyes = (form: Proportions, [, up]: Look): void => {
  form.eyeUpper += up * (up < 0 ? 0.038 : 0.02)
  form.eyeLower -= up * 0.01
}

/**
 * Limits the sum of all changes to what a face can be: the eyes are open, the brows above them, the jaw no wider than
 * the head, and there is skin between nose and lips.
 */
const settle = (form: Proportions): void => {
  form.eyeUpper = Math.max(form.eyeUpper, 0.052)
  form.eyeLower = Math.max(form.eyeLower, 0.034)
  form.browY = Math.max(form.browY, form.eyeUpper + 0.125)
  form.jawWidth = Math.min(form.jawWidth, form.headWidth * 0.95 - JAW_RADIUS)
  const highest = form.noseY - form.noseWidth * 0.9 - form.lipUpper - PHILTRUM
  form.mouthY = Math.min(form.mouthY, highest)
}

/** The least height of the skin between nose and upper lip. */
const PHILTRUM = 0.08
