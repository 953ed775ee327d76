import { leanOf } from '../figure/pose.ts'
import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import type { Box } from './frame.ts'
import { num } from './shapes.ts'
import { group, type Svg } from './svg.ts'

/** Joins the parts of a head and, if the head leans, rotates them around the point of the neck at y = `pivot`. */
export const leanHead = (spec: CharacterSpec, pivot: number, ...parts: readonly Svg[]): Svg => {
  const lean = leanOf(spec)
  if (lean === undefined) return parts.join('')
  const degrees = num((-lean * 180) / Math.PI)
  return group({ transform: `rotate(${degrees} 0 ${pivot})` }, ...parts)
}

/** `box`, enlarged to contain the head if it leans; upright, it reaches `half` to each side, headwear included. */
export const leaned = (spec: CharacterSpec, pivot: number, half: number, box: Box): Box => {
  const lean = leanOf(spec)
  if (lean === undefined) return box
  const [sin, cos] = [Math.sin(-lean), Math.cos(lean)]
  const corners = [box.top, pivot].flatMap((y) =>
    [-half, half].map((x) => [x * cos - (y - pivot) * sin, pivot + x * sin + (y - pivot) * cos]),
  )
  return {
    left: Math.min(box.left, ...corners.map(([x = 0]) => x)),
    right: Math.max(box.right, ...corners.map(([x = 0]) => x)),
    top: Math.min(box.top, ...corners.map(([, y = 0]) => y)),
    bottom: box.bottom,
  }
}
