import type { Material } from '../../kernel/Material.ts'
import type { CreatureContext } from './CreatureContext.ts'
import { tipOf } from './tipOf.ts'

/** How a nostril joins the muzzle: as a hole on both sides. */
export const NOSTRIL = { operation: 'cut', blend: 0.04, mirrored: true } as const

/** The wet nose of a cat, dog or bear, as a group of its own. */
export const sculptNosePad = (s: CreatureContext): void => {
  const { y, z, width, height } = tipOf(s)
  const w = Math.max(0.09, width * 0.46)
  s.tape
    .group(s.tape.material(WET), { scale: 0.9 })
    .ellipsoid([0, y + height * 0.5, z - 0.02], [w, w * 0.66, 0.09])
    .ellipsoid([w * 0.42, y + height * 0.42, z + 0.06], [w * 0.22, w * 0.16, 0.05], {
      ...{ operation: 'cut', blend: 0.02, mirrored: true },
    })
}

const WET: Material = { color: [0.014, 0.011, 0.011], gloss: 0.6, power: 40, fresnel: 0.4 }
