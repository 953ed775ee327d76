import { type BodyContext, sculptChain } from './BodyContext.ts'
import { paintChest } from './paintChest.ts'

/** A raised neck above coils. */
export const sculptSnake = (s: BodyContext): void => {
  const { tape, skin, girth, up, rise, floor } = s
  const thick = 0.44 * girth
  tape.group(skin, { scale: 0.82, grow: 0.08, framed: false })
  sculptChain(
    s,
    [
      [[0, up(-0.2) - rise, -0.3], thick],
      [[0.1, -1.3, -0.42], thick],
      [[-0.16, -2.1, -0.36], thick * 1.08],
      [[0.1, -3, -0.5], thick * 1.16],
    ],
    { blend: 0.25 },
  )
  tape
    .torus([0, -3.2, -0.5], 0.74, thick * 1.05, { blend: 0.12 })
    .torus([0, floor + 0.95, -0.5], 0.98, thick * 1.1, { blend: 0.06 })
    .torus([0, floor + 0.42, -0.5], 1.2, thick * 1.14, { blend: 0.06 })
  sculptChain(
    s,
    [
      [[1.5, floor + 0.4, -0.1], 0.34],
      [[1.9, floor + 0.9, 0.1], 0.2],
      [[1.74, -3.2, 0], 0.04],
    ],
    { blend: 0.1 },
  )
  paintChest(s, { y: -1.9, z: 0.1, width: 0.26, height: 1.2 })
}
