import { num } from '../../shapes.ts'
import type { Svg } from '../../svg.ts'
import { box, cut } from '../paper.ts'
import type { Canvas } from './Canvas.ts'

export const pines = (
  canvas: Canvas,
  places: readonly (readonly [number, number])[],
  snowy: boolean,
): Svg =>
  places
    .map(([x, size]) =>
      pine(canvas.width * x, canvas.horizon + 46 + size * 0.12, size, canvas.paper, snowy),
    )
    .join('')

const pine = (
  x: number,
  base: number,
  size: number,
  paper: Canvas['paper'],
  snowy: boolean,
): Svg => {
  const tier = (at: number): Svg => {
    const [low, half] = [base - size * (0.16 + at * 0.26), size * (0.3 - at * 0.06)]
    const color = paper((['#2c6b3e', '#327a46', '#3a8a4e'] as const)[at] ?? '#3a8a4e')
    const top = low - size * 0.38
    return (
      cut(
        `M${num(x - half)},${num(low)} L${num(x)},${num(top)} L${num(x + half)},${num(low)}Z`,
        color,
      ) +
      (snowy && at === 2
        ? cut(
            `M${num(x)},${num(top)} L${num(x - half * 0.5)},${num(top + size * 0.19)} L${num(x - half * 0.1)},${num(top + size * 0.15)} L${num(x + half * 0.12)},${num(top + size * 0.21)} L${num(x + half * 0.5)},${num(top + size * 0.18)}Z`,
            paper('#ffffff'),
          )
        : '')
    )
  }
  return (
    cut(box(x - size * 0.05, base - size * 0.2, size * 0.1, size * 0.2), paper('#6a4526')) +
    tier(0) +
    tier(1) +
    tier(2)
  )
}
