import type { CharacterSpec, Scene } from '../../../spec/CharacterSpec.ts'
import type { Random } from '../../../spec/random.ts'
import { SKETCHES, isSketched, type StyledScene } from '../../../scenery/sketches.ts'
import type { Svg } from '../../svg.ts'
import { airOf, sky } from '../sky.ts'
import type { Canvas, SceneDrawing } from './Canvas.ts'
import { interior, studio } from './indoors.ts'
import { drawSketch } from './drawSketch.ts'
import { arctic, desert, forest, hills, mountains, sea } from './nature.ts'
import { ruins } from './ruins.ts'
import { space } from './space.ts'

/** The scene behind the figure, `width` by `height` pixels, painted past all edges. */
export const background = (
  { background: place }: CharacterSpec,
  width: number,
  height: number,
  random: Random,
): Svg => {
  const air = airOf(place)
  const canvas: Canvas = { width, height, unit: Math.min(width, height), random, air }
  const behind = hasSky(place.scene) ? sky(place, air, width, height, random) : ''
  const { scene } = place
  return behind + (isSketched(scene) ? drawSketch(scene, canvas) : SCENES[scene](canvas))
}

const hasSky = (scene: Scene): boolean =>
  isSketched(scene)
    ? SKETCHES[scene].open
    : scene !== 'studio' && scene !== 'interior' && scene !== 'space'

const SCENES: Readonly<Record<StyledScene, SceneDrawing>> = {
  studio,
  hills,
  forest,
  mountains,
  desert,
  sea,
  space,
  arctic,
  interior,
  ruins,
}
