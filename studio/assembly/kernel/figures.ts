// Figures of a group: their shapes stay in the space that they were built in, and points are transformed into it.
import { groups } from './scene'
import * as at from '../../src/kernel/layout'

export let pointX: f32 = 0
export let pointY: f32 = 0
export let pointZ: f32 = 0

/** The figure that a primitive belongs to: 0 for a lone figure, which stays where it was built. */
export function figureOf(p: usize): i32 {
  return load<i32>(p, at.SHAPE) & at.FIGURE_MASK
}

/** The record of a primitive's group, which says where its figure is. */
export function placeOf(p: usize): usize {
  return placeOfGroup(load<i32>(p, at.GROUP_INDEX))
}

export function placeOfGroup(group: i32): usize {
  return groups + <usize>group * at.GROUP_SIZE
}

/** The length of a world unit in units of the figure's own space. */
export function shrinkOf(place: usize): f32 {
  return load<f32>(place, at.PLACE_SHRINK)
}

/** Sets `pointX`, `pointY` and `pointZ` to a world point, converted to the figure's own space. */
export function toLocal(place: usize, x: f32, y: f32, z: f32): void {
  turn(
    place,
    x - load<f32>(place, at.PLACE_ORIGIN),
    y - load<f32>(place, at.PLACE_ORIGIN + 4),
    z - load<f32>(place, at.PLACE_ORIGIN + 8),
  )
}

/** Sets `pointX`, `pointY` and `pointZ` to a world direction, converted to the figure's space but not scaled. */
export function directionToLocal(place: usize, x: f32, y: f32, z: f32): void {
  turn(place, x, y, z)
  const size: f32 = 1 / shrinkOf(place)
  pointX *= size
  pointY *= size
  pointZ *= size
}

/** Sets `pointX`, `pointY` and `pointZ` to a direction in the figure's own space, converted to the world. */
export function directionToWorld(place: usize, x: f32, y: f32, z: f32): void {
  const size: f32 = 1 / shrinkOf(place)
  const cos = load<f32>(place, at.PLACE_LEAN)
  const sin = load<f32>(place, at.PLACE_LEAN + 4)
  const across: f32 =
    (x * load<f32>(place, at.PLACE_ACROSS) + z * load<f32>(place, at.PLACE_FRONT)) * size
  pointX = across * cos - y * sin
  pointY = across * sin + y * cos
  pointZ =
    (x * load<f32>(place, at.PLACE_ACROSS + 4) + z * load<f32>(place, at.PLACE_FRONT + 4)) * size
}

function turn(place: usize, x: f32, y: f32, z: f32): void {
  const cos = load<f32>(place, at.PLACE_LEAN)
  const sin = load<f32>(place, at.PLACE_LEAN + 4)
  const across: f32 = x * cos + y * sin
  pointX = across * load<f32>(place, at.PLACE_ACROSS) + z * load<f32>(place, at.PLACE_ACROSS + 4)
  pointY = (y * cos - x * sin) * shrinkOf(place)
  pointZ = across * load<f32>(place, at.PLACE_FRONT) + z * load<f32>(place, at.PLACE_FRONT + 4)
}
