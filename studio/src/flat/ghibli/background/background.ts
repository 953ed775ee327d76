import type { CharacterSpec } from '../../../spec/CharacterSpec.ts'
import type { Random } from '../../../spec/random.ts'
import { SKETCHES } from '../../../scenery/sketches.ts'
import type { Svg } from '../../svg.ts'
import { airOf, sky } from '../sky.ts'
import { drawSketch } from './drawSketch.ts'

/** The scene behind the figure, `width` by `height` pixels, painted past all edges. */
export const background = (
  { background: place }: CharacterSpec,
  width: number,
  height: number,
  random: Random,
): Svg => {
  const air = airOf(place)
  const sketch = SKETCHES[place.scene]
  const above = sketch.open ? sky(place, air, width, height, random) : ''
  return above + drawSketch(sketch, { width, height, random, air })
}
