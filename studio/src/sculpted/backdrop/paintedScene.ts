import type { CharacterSpec, Scene } from '../../CharacterSpec.ts'
import type { Backdrop } from '../styles/SculptedStyle.ts'
import type { SpotPainter } from './Spot.ts'
import { hall } from './buildings.ts'
import { PALETTES, toned } from './palette.ts'
import {
  arctic,
  castle,
  city,
  desert,
  forest,
  hills,
  mountains,
  ruins,
  sea,
  space,
  studio,
} from './scenes.ts'

/** The character's scene, time of day and mood, painted as a landscape. */
export const paintedScene = ({ background, seed }: CharacterSpec): Backdrop => {
  const palette = toned(PALETTES[background.time], background.mood)
  const paint = SCENE_PAINTERS[background.scene]
  return (x, y) => paint({ x, y, seed: seed % 1000, palette })
}

const SCENE_PAINTERS: Readonly<Record<Scene, SpotPainter>> = {
  studio,
  hills,
  forest,
  mountains,
  desert,
  sea,
  city,
  castle,
  space,
  arctic,
  interior: hall,
  ruins,
}
