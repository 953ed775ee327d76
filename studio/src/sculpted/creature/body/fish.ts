import { albedo, darker } from '../../color.ts'
import { rotation } from '../../../kernel/vector.ts'
import { MIRRORED } from '../CreatureContext.ts'
import type { BodyContext } from './BodyContext.ts'
import { paintChest } from './paintChest.ts'

/** A fish that swims upright: no neck and no shoulders, only fins. */
export const sculptFish = (s: BodyContext): void => {
  const { tape, skin, spec, form, girth } = s
  const wide = form.headWidth * girth
  tape
    .group(skin, { scale: 0.84, grow: 0.1, framed: false })
    .ellipsoid([0, -1, -0.24], [wide * 1.06, 1.5, 0.82])
    .cone([0, -1.6, -0.3], [0, -3.6, -0.8], wide * 0.84, 0.24, { blend: 0.3 })
  const fin = tape.material({ color: darker(albedo(spec.skin), 0.3), gloss: 0.3, power: 24 })
  tape
    .group(fin, { scale: 0.86, framed: false })
    .ellipsoid([wide * 1.06, -1.5, -0.1], [0.62, 0.34, 0.08], {
      ...MIRRORED,
      rotation: rotation(0, 20, -32),
    })
    .ellipsoid([0.44, -3.9, -0.86], [0.3, 0.72, 0.09], {
      ...MIRRORED,
      rotation: rotation(0, 0, 40),
    })
  paintChest(s, { y: -1.7, z: 0.4, width: 0.5, height: 1.2 })
}
