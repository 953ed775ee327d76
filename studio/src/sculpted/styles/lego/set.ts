import type { CharacterSpec, Scene, Time } from '../../../spec/CharacterSpec.ts'
import { SKETCHES, isSketched } from '../../../scenery/sketches.ts'
import type { Backdrop } from '../../backdrop/Backdrop.ts'
import { paintSketch } from '../../backdrop/paintSketch.ts'
import { linear, saturated } from '../../color.ts'
import type { SculptContext } from '../../SculptContext.ts'
import { clamp, scale, type Vector } from '../../../kernel/vector.ts'

const GROUND = -4.9

/** A plate with studs under the figure's feet. */
export const layBaseplate = ({ tape, spec }: Pick<SculptContext, 'tape' | 'spec'>): void => {
  const plate = tape.material({ color: plateColor(spec.background.scene) })
  tape.group(plate, { framed: false }).box([0, GROUND - 0.12, -6], [16, 0.12, 10], 0.03)
  for (let i = -14; i <= 14; i++) {
    for (let j = 0; j < 13; j++) {
      const [x, z] = [i * 0.9, 2.2 - j * 0.9]
      if (Math.abs(x) < 1.1 && Math.abs(z) < 0.7) continue
      tape.cylinder([x, GROUND + 0.06, z], 0.28, 0.1, 0.03)
    }
  }
}

const GRASS = linear('#3f9a3a')
const GRAY = linear('#8d9296')
const plateColor = (scene: Scene): Vector =>
  isSketched(scene) ? linear(SKETCHES[scene].ground) : PLATES[scene]
const PLATES = {
  studio: linear('#2f7ac8'),
  hills: GRASS,
  forest: linear('#2c7436'),
  mountains: GRAY,
  desert: linear('#dcb76a'),
  sea: linear('#2a78c4'),
  space: linear('#5f6068'),
  arctic: linear('#e4ebf0'),
  interior: linear('#a8683a'),
  ruins: linear('#c8ae78'),
} as const

/** A sheet of card behind the set, in the color of the time of day or with a printed scene, lit from the middle. */
export const card = (spec: CharacterSpec): Backdrop => {
  const { scene, time, mood } = spec.background
  const color = CARDS[time]
  const dim = mood === 'ominous' || mood === 'stormy' ? 0.55 : 1
  const plain: Backdrop = () => color
  const print = isSketched(scene)
    ? paintSketch(scene, spec, {
        ...{ sky: plain, light: PRINT_LIGHTS[time], haze: color, edge: 0.0015, grain: 0 },
        tone: (ink) => saturated(ink, 1.15),
      })
    : plain
  return (x, y) => {
    const light = 0.7 + 0.55 * Math.exp(-(x * x * 2.2 + (y - 0.12) ** 2 * 2.6))
    return scale(print(x, y), dim * clamp(light, 0, 1.3))
  }
}
/** The light on the inks of a printed scene. */
const PRINT_LIGHTS: Readonly<Record<Time, Vector>> = {
  dawn: [0.95, 0.86, 0.82],
  day: [1, 1, 0.96],
  dusk: [0.8, 0.66, 0.62],
  night: [0.46, 0.52, 0.74],
}
const CARDS = {
  dawn: linear('#f3b9a4'),
  day: linear('#7cc4ee'),
  dusk: linear('#e88f5a'),
  night: linear('#33508e'),
} as const
