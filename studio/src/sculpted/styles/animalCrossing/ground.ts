import type { Scene, Time } from '../../../spec/CharacterSpec.ts'
import { SKETCHES, isSketched } from '../../../scenery/sketches.ts'
import { linear } from '../../color.ts'
import type { SculptContext } from '../../SculptContext.ts'
import { blend, type Vector } from '../../../kernel/vector.ts'

const GROUND = -2.5

/** Adds a gentle rise of the ground under the feet. */
export const layGround = ({ tape, spec }: Pick<SculptContext, 'tape' | 'spec'>): void => {
  const ground = tape.material({
    kind: 'cloth',
    color: times(groundColor(spec.background.scene), GROUND_LIGHT[spec.background.time]),
    ...{ texture: 0.3, frequency: 20 },
  })
  tape.group(ground, { framed: false }).ellipsoid([0, GROUND - 1.2, -0.6], [16, 1.22, 7])
}

/** Adds the stump of a tree, broader at its roots. */
export const placeStump = (
  { tape, spec }: Pick<SculptContext, 'tape' | 'spec'>,
  [x, top, z]: Vector,
): void => {
  const light = GROUND_LIGHT[spec.background.time]
  const bark = { kind: 'cloth', color: times(BARK, light), texture: 0.3, frequency: 12 } as const
  const half = (top - GROUND) / 2
  tape
    .group(tape.material(bark), { framed: false })
    .frustum([x, top - half - 0.05, z], 0.62, 0.56, half, 0.05)
    .frustum([x, GROUND + 0.1, z], 0.8, 0.58, 0.16, 0.06, { blend: 0.2 })
    .group(tape.material({ ...bark, color: times(WOOD, light) }), { framed: false })
    .cylinder([x, top - 0.03, z], 0.5, 0.03, 0.02)
}
const BARK = linear('#5f4630')
const WOOD = linear('#c9a878')

const times = (a: Vector, b: Vector): Vector => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]

/** The light on the ground: the lights on the character would make it equally bright at every time of day. */
const GROUND_LIGHT: Readonly<Record<Time, Vector>> = {
  dawn: [0.86, 0.74, 0.72],
  day: [0.86, 0.86, 0.82],
  dusk: [0.78, 0.58, 0.54],
  night: [0.15, 0.19, 0.34],
}
const GRASS = linear('#86c96a')
const groundColor = (scene: Scene): Vector =>
  isSketched(scene) ? blend(linear(SKETCHES[scene].ground), GRASS, 0.15) : GROUNDS[scene]
const GROUNDS = {
  studio: GRASS,
  hills: GRASS,
  forest: linear('#69b060'),
  mountains: linear('#8fc080'),
  desert: linear('#ecd29a'),
  sea: linear('#f2e0b0'),
  space: linear('#a9a2c0'),
  arctic: linear('#eef4fa'),
  interior: linear('#c89a68'),
  ruins: linear('#c2bd8e'),
} as const
