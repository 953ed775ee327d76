import { TILE } from '../kernel/layout.ts'
import type { Size } from '../kernel/oil.ts'
import { project } from './camera.ts'
import { eyeballsOf } from './poseEyes.ts'
import type { Scene } from './scene.ts'

/** Pixels of a picture; `right` and `bottom` are the first outside. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const areaOf = ({ width, height }: Size): Area => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
})

/** The tiles of the picture that lids and lashes may change; undefined when no eye can blink. */
export const eyesArea = (scene: Scene, { width, height }: Size): Area | undefined => {
  const eyes = eyeballsOf(scene.bake())
  if (eyes === undefined) return undefined
  const {
    center: [x, y, z],
    radius,
  } = eyes
  const front = z + radius
  const middles = [-x, x].map((at) => project([at, y, front], scene.view, width, height))
  const above = project([x, y + radius, front], scene.view, width, height)
  const [, middle = above] = middles
  const reach = Math.hypot(middle.x - above.x, middle.y - above.y)
  const [xs, ys] = [middles.map((point) => point.x), middles.map((point) => point.y)]
  const tiles = (pixels: number): number => Math.floor(pixels / TILE) * TILE
  return {
    left: Math.max(0, tiles(Math.min(...xs) - ACROSS * reach)),
    top: Math.max(0, tiles(Math.min(...ys) - UP * reach)),
    right: Math.min(width, tiles(Math.max(...xs) + ACROSS * reach) + TILE),
    bottom: Math.min(height, tiles(Math.max(...ys) + UP * reach) + TILE),
  }
}

/** How far lids and lashes reach, in radii of the eyeball. */
const ACROSS = 1.55
const UP = 1.15
