import { type BodyContext, sculptChain } from './BodyContext.ts'

/** Eight arms that spread from below the head. */
export const sculptArms = (s: BodyContext): void => {
  const { tape, skin, girth, floor } = s
  tape
    .group(skin, { scale: 0.84, grow: 0.1, framed: false })
    .ellipsoid([0, -1.1, -0.3], [0.72 * girth, 0.7, 0.66], { blend: 0.2 })
  for (const [x, z] of ARMS) {
    sculptChain(
      s,
      [
        [[x * 0.34, -1.3, -0.3 + z * 0.3], 0.32],
        [[x * 0.9, -2.4, -0.3 + z * 0.6], 0.3],
        [[x * 1.3, -3.6, -0.3 + z], 0.22],
        [[x * 1.7, floor + 0.3, -0.2 + z * 1.3], 0.12],
      ],
      { blend: 0.14, mirrored: true },
    )
  }
}

const ARMS = [[1.3, 0.1] as const, [0.95, 0.8] as const, [0.4, 1] as const, [0.9, -0.7] as const]
