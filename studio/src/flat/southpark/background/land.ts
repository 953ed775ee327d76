import type { Hex } from '../../../spec/CharacterSpec.ts'
import { num } from '../../shapes.ts'
import type { Svg } from '../../svg.ts'
import { cut } from '../paper.ts'
import type { Canvas } from './Canvas.ts'

const peak = (x: number, base: number, half: number, height: number, rock: Hex, snow: Hex): Svg => {
  const [top, cap] = [base - height, height * 0.32]
  const at = (part: number): number => num(x + half * part)
  return (
    cut(`M${at(-1)},${num(base)} L${at(0)},${num(top)} L${at(1)},${num(base)}Z`, rock) +
    cut(
      `M${at(0)},${num(top)} L${at(-0.36)},${num(top + cap)} L${at(-0.18)},${num(top + cap * 0.74)} L${at(-0.04)},${num(top + cap * 1.16)} L${at(0.12)},${num(top + cap * 0.72)} L${at(0.36)},${num(top + cap)}Z`,
      snow,
    )
  )
}

export const range = ({ width, horizon, paper }: Canvas, height = 330): Svg =>
  [
    [0.08, 300, 0.9],
    [0.36, 260, 0.66],
    [0.64, 280, 0.74],
    [0.95, 330, 1],
  ]
    .map(([x = 0, half = 0, size = 1]) =>
      peak(width * x, horizon + 30, half, height * size, paper('#8a93b8'), paper('#ffffff')),
    )
    .join('')

/** Ground with a gentle rise, and a nearer sheet in front of it. */
export const ground = (canvas: Canvas, far: Hex, near: Hex): Svg => {
  const { width, height, horizon, paper } = canvas
  const slope = (y: number, rise: number): string =>
    `M-40,${num(y)} Q${num(width * 0.3)},${num(y - rise)} ${num(width * 0.55)},${num(y)} Q${num(width * 0.8)},${num(y + rise)} ${num(width + 40)},${num(y - rise * 0.4)} L${num(width + 40)},${num(height + 60)} L-40,${num(height + 60)}Z`
  return (
    cut(slope(horizon, 20), paper(far)) +
    cut(slope(horizon + (height - horizon) * 0.52, 26), paper(near))
  )
}

export const snowGround = (canvas: Canvas): Svg => ground(canvas, '#eef3fa', '#dfe8f6')
