import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import {
  SKETCHES,
  isSketched,
  type SketchedScene,
  type StyledScene,
} from '../../scenery/sketches.ts'
import type { Backdrop } from './Backdrop.ts'
import { blend, scale, type Vector } from '../../kernel/vector.ts'
import type { Spot, SpotPainter } from './Spot.ts'
import { hall } from './buildings.ts'
import { PALETTES, toned, type Palette } from './palette.ts'
import { paintSketch } from './paintSketch.ts'
import { arctic, desert, forest, hills, mountains, ruins, sea, space, studio } from './scenes.ts'
import { sky } from './sky.ts'

/** The character's scene, time of day and mood, painted as a landscape. */
export const paintedScene = (spec: CharacterSpec): Backdrop => {
  const { scene, time, mood } = spec.background
  const palette = toned(PALETTES[time], mood)
  const outlines: Spot['outlines'] = new Map()
  const spot = (x: number, y: number): Spot => ({
    ...{ x, y, seed: spec.seed % 1000, palette, outlines },
  })
  if (isSketched(scene)) return outOfFocus(scene, spec, palette, (x, y) => sky(spot(x, y)))
  const paint = SCENE_PAINTERS[scene]
  return (x, y) => paint(spot(x, y))
}

/** A sketch in oil, a little out of focus and darker towards the corners. */
const outOfFocus = (
  scene: SketchedScene,
  spec: CharacterSpec,
  palette: Palette,
  sky: Backdrop,
): Backdrop => {
  const { open } = SKETCHES[scene]
  const paint = paintSketch(scene, spec, {
    ...{ sky, edge: 0.007, grain: 0.55, tone: (color) => color },
    light: open ? palette.light : blend(LAMPLIGHT, palette.light, 0.35),
    haze: open ? palette.haze : blend(LAMPLIGHT, palette.haze, 0.7),
  })
  return (x, y) =>
    scale(paint(x, y), 0.62 + 0.5 * Math.exp(-((x + 0.14) ** 2 * 2.4 + (y - 0.1) ** 2 * 2.4)))
}
const LAMPLIGHT: Vector = [0.6, 0.52, 0.44]

const SCENE_PAINTERS: Readonly<Record<StyledScene, SpotPainter>> = {
  studio,
  hills,
  forest,
  mountains,
  desert,
  sea,
  space,
  arctic,
  interior: hall,
  ruins,
}
