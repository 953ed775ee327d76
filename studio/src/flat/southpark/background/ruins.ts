import { num } from '../../shapes.ts'
import type { Svg } from '../../svg.ts'
import { box, cut } from '../paper.ts'
import type { SceneDrawing } from './Canvas.ts'
import { ground, range } from './land.ts'

export const ruins: SceneDrawing = (canvas) => {
  const { width, horizon, paper } = canvas
  const column = (x: number, tall: number): Svg =>
    cut(box(x - 50, horizon + 40 - tall, 100, tall), paper('#c9bfa8')) +
    cut(
      `M${num(x - 50)},${num(horizon + 44 - tall)} l0,-46 l34,30 l30,-40 l36,56Z`,
      paper('#c9bfa8'),
    ) +
    cut(box(x - 68, horizon + 14, 136, 40), paper('#b5ab94'))
  return (
    range(canvas, 220) +
    column(width * 0.08, 430) +
    column(width * 0.26, 250) +
    column(width * 0.93, 380) +
    ground(canvas, '#a8b070', '#959f62')
  )
}
