import { leanOf } from '../bearing.ts'
import type { CharacterSpec } from '../CharacterSpec.ts'
import type { Box } from './frame.ts'
import { num } from './shapes.ts'
import { group, type Svg } from './svg.ts'

/** The parts of a head that leans as the character has it, around a point of its neck at `pivot`. */
export const leaning = (spec: CharacterSpec, pivot: number, ...parts: readonly Svg[]): Svg => {
  const lean = leanOf(spec)
  if (lean === undefined) return parts.join('')
  const degrees = num((-lean * 180) / Math.PI)
  return group({ transform: `rotate(${degrees} 0 ${pivot})` }, ...parts)
}

/** What a figure reaches when its head leans: a tall hat goes aside. */
export const leaned = (spec: CharacterSpec, box: Box): Box => {
  const lean = leanOf(spec) ?? 0
  const aside = lean * Math.max(0, -box.top - HEAD_TOP)
  return { ...box, left: box.left - Math.max(0, aside), right: box.right - Math.min(0, aside) }
}

/** What is lower stays above the shoulders. */
const HEAD_TOP = 300
