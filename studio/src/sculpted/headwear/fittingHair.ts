import { hidesCrown } from '../../spec/coverage.ts'
import type { BeardCut, CharacterSpec, HairCut, Headwear } from '../../spec/CharacterSpec.ts'
import type { SculptContext } from '../SculptContext.ts'
import { sculptBeard } from '../beard.ts'
import { sculptHair } from '../hair/hair.ts'
import { rotation } from '../../kernel/vector.ts'

/** Sculpts beard and hair, changed to fit under the headwear. */
export const sculptFittingHair = (context: SculptContext): void => {
  const { spec } = context
  const hair = { ...spec.hair, cut: cutUnder(spec) }
  const tight = spec.headwear?.kind === 'space-helmet' && BUSHY.has(spec.beard.cut)
  const beard = tight ? { ...spec.beard, cut: 'short' as const } : spec.beard
  const fitting = { ...context, spec: { ...spec, hair, beard } }
  sculptBeard(fitting)
  sculptHair(fitting, hidesCrown(spec.headwear))
  const band = spec.headwear && BANDS[spec.headwear.kind]
  if (band && hair.cut !== 'bald' && context.form.pliant > 0) pressHair(context, band)
  if (spec.headwear?.kind === 'hood' && hair.cut !== 'bald' && hair.cut !== 'buzz') {
    // Nothing may come through the cloth.
    const { headWidth } = context.form
    context.tape.ellipsoid([0, -0.3, -0.15], [headWidth + 0.1, 1.5, 0.92], {
      operation: 'keep',
      blend: 0.02,
    })
  }
}

/** Presses the hair under a band, which hair with volume would bury. */
const pressHair = ({ tape, form }: SculptContext, { y, tilt, tube }: Band): void => {
  tape.torus([0, y, -0.12], form.headWidth + 0.06 + tube, tube, {
    ...{ operation: 'cut', blend: 0.12, rotation: rotation(-tilt, 0, 0) },
  })
}

/** The height of a band, how far it rises to the front in degrees, and how wide the hair gives way. */
interface Band {
  readonly y: number
  readonly tilt: number
  readonly tube: number
}

const BANDS: Readonly<Partial<Record<Headwear, Band>>> = {
  headband: { y: 0.58, tilt: 12, tube: 0.13 },
  crown: { y: 0.86, tilt: 9, tube: 0.2 },
  tiara: { y: 0.82, tilt: 16, tube: 0.09 },
}

/** The haircuts that replace those that do not fit in a helmet. */
const INSIDE_HELMET: Readonly<Partial<Record<HairCut, HairCut>>> = {
  ...{
    mohawk: 'buzz',
    tousled: 'short',
    spiky: 'short',
    afro: 'short',
    curly: 'slicked',
    dreadlocks: 'slicked',
  },
  ...{ bowl: 'slicked', bob: 'slicked', long: 'slicked', wavy: 'slicked' },
  ...{ bun: 'slicked', braid: 'slicked', ponytail: 'slicked', pigtails: 'slicked' },
  ...{ bangs: 'slicked', ringlets: 'slicked', quiff: 'slicked' },
  ...{ topknot: 'slicked', puffs: 'slicked', undercut: 'buzz' },
}

const INSIDE_HOOD: Readonly<Partial<Record<HairCut, HairCut>>> = {
  ...{
    mohawk: 'buzz',
    tousled: 'short',
    spiky: 'short',
    afro: 'short',
    bowl: 'short',
    bun: 'slicked',
  },
  ...{ ponytail: 'slicked', curly: 'long', wavy: 'long', dreadlocks: 'long' },
  ...{ ringlets: 'long', bangs: 'long', quiff: 'slicked', topknot: 'slicked' },
  ...{ puffs: 'slicked', undercut: 'buzz', braid: 'slicked', pigtails: 'slicked' },
}

const cutUnder = ({ hair, headwear }: CharacterSpec): HairCut => {
  const fitting =
    headwear?.kind === 'space-helmet'
      ? INSIDE_HELMET[hair.cut]
      : headwear?.kind === 'hood'
        ? INSIDE_HOOD[hair.cut]
        : undefined
  return fitting ?? hair.cut
}

const BUSHY: ReadonlySet<BeardCut> = new Set(['full', 'long', 'braided'])
