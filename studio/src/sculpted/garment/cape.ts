import type { SculptContext } from '../SculptContext.ts'

/** A cape of a material: a sheet down the back, gathered over the shoulders. */
export const sculptCape = ({ tape, form }: SculptContext, material: number): void => {
  const w = form.shoulder
  tape
    .group(material, { scale: 0.75, grow: 0.1, framed: false })
    .ellipsoid([0, -3.3, -0.85], [w * 1.45, 1.9, 0.32])
    .cone([form.neckWidth + 0.12, -1.52, -0.26], [w * 0.86, -1.9, -0.3], 0.19, 0.33, {
      ...{ blend: 0.12, mirrored: true },
    })
    .cone([w * 0.86, -1.9, -0.3], [w * 1.18, -3.4, -0.6], 0.33, 0.42, {
      ...{ blend: 0.25, mirrored: true },
    })
    .wave([0, -2.4, 0], [10, 1.6, 3], 0.03, [1.1, 1.7, 1.2])
}
