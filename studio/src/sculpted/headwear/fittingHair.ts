import { hidesCrown } from '../../spec/coverage.ts'
import type { BeardCut, CharacterSpec, HairCut } from '../../spec/CharacterSpec.ts'
import type { SculptContext } from '../SculptContext.ts'
import { sculptBeard } from '../beard.ts'
import { sculptHair } from '../hair/hair.ts'

/** Sculpts beard and hair, changed to fit under the headwear. */
export const sculptFittingHair = (context: SculptContext): void => {
  const { spec } = context
  const hair = { ...spec.hair, cut: cutUnder(spec) }
  const tight = spec.headwear?.kind === 'space-helmet' && BUSHY.has(spec.beard.cut)
  const beard = tight ? { ...spec.beard, cut: 'short' as const } : spec.beard
  const fitting = { ...context, spec: { ...spec, hair, beard } }
  sculptBeard(fitting)
  sculptHair(fitting, hidesCrown(spec.headwear))
  if (spec.headwear?.kind === 'hood' && hair.cut !== 'bald' && hair.cut !== 'buzz') {
    // Nothing may come through the cloth.
    const { headWidth } = context.form
    context.tape.ellipsoid([0, -0.3, -0.15], [headWidth + 0.1, 1.5, 0.92], {
      operation: 'keep',
      blend: 0.02,
    })
  }
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
