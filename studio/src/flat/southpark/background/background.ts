import type { CharacterSpec, Hex } from '../../../spec/CharacterSpec.ts'
import { mix } from '../../palette.ts'
import type { Random } from '../../../spec/random.ts'
import { SKETCHES } from '../../../scenery/sketches.ts'
import type { Svg } from '../../svg.ts'
import { type Canvas, sheet } from './Canvas.ts'
import { sky } from './sky.ts'
import { drawSketch } from './drawSketch.ts'

/**
 * The scene behind the figure, drawn past all edges. The unit, also of `width` and `height`, is a thousandth of
 * the shorter side; the origin is the top left corner.
 */
export const background = (
  { background: { scene, time, mood } }: CharacterSpec,
  width: number,
  height: number,
  random: Random,
): Svg => {
  const light = LIGHTS[time]
  const gloom = mood === 'stormy' ? 0.42 : mood === 'ominous' ? 0.36 : 0
  const veil: Hex = mood === 'ominous' ? '#3c2c50' : '#566378'
  const canvas: Canvas = {
    width,
    height,
    random,
    night: time === 'night',
    paper: (color) => mix(mix(color, light.veil, light.weight), veil, gloom * 0.7),
  }
  const above = SKETCHES[scene].open
    ? sheet(canvas, -20, mix(light.sky, veil, gloom)) + sky(canvas, time, mood, gloom > 0)
    : ''
  return above + drawSketch(SKETCHES[scene], canvas)
}

const LIGHTS = {
  dawn: { sky: '#f0c3a4', veil: '#f0b090', weight: 0.14 },
  day: { sky: '#7fb8e2', veil: '#ffffff', weight: 0 },
  dusk: { sky: '#d9826a', veil: '#7a3f6a', weight: 0.24 },
  night: { sky: '#1d2a58', veil: '#141c48', weight: 0.5 },
} as const
