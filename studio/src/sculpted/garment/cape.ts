import { capeOn } from '../../garments/capes.ts'
import { metal } from '../materials.ts'
import type { SculptContext } from '../SculptContext.ts'
import type { Vector } from '../../kernel/vector.ts'
import { front } from './front.ts'

/**
 * Sculpts a cape: a sheet down the back, gathered over the shoulders and wider than the arms. `ease` is how far the
 * garment below the cape stands off the body.
 */
export const sculptCape = (s: SculptContext, material: number, ease: number): void => {
  const { tape, form, spec } = s
  const w = form.shoulder + ease
  const clasp: Vector = [w * 0.4, -1.8, 0.14 + ease]
  tape
    .group(material, { scale: 0.75, grow: 0.1, framed: false })
    .ellipsoid([0, -3.3, -0.85], [w * 1.45, 1.9, 0.32])
    .cone([form.neckWidth + 0.12, -1.52, -0.26], [w * 0.86, -1.86, -0.3], 0.19, 0.36, {
      ...{ blend: 0.12, mirrored: true },
    })
    .cone([w * 0.86, -1.86, -0.3], [w * 1.36, -3.6, -0.5], 0.36, 0.44, {
      ...{ blend: 0.25, mirrored: true },
    })
  if (capeOn(spec))
    tape.cone(clasp, [w * 0.84, -1.8, -0.2], 0.13, 0.3, { blend: 0.14, mirrored: true })
  tape.wave([0, -2.4, 0], [10, 1.6, 3], 0.03, [1.1, 1.7, 1.2])
  if (!capeOn(spec)) return
  const brass = tape.material(metal([0.62, 0.42, 0.13]))
  const [x, y] = [clasp[0], clasp[1]]
  tape
    .group(brass, { framed: false })
    .ellipsoid(front(s, x, y, 0), [0.11, 0.11, 0.06], { mirrored: true })
}
