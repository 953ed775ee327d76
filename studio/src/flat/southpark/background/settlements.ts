import type { Hex } from '../../../CharacterSpec.ts'
import { num } from '../../shapes.ts'
import type { Svg } from '../../svg.ts'
import { box, cut, darker } from '../paper.ts'
import type { SceneDrawing, Canvas } from './Canvas.ts'
import { SNOW, ground, range, snowGround } from './land.ts'

export const city: SceneDrawing = (canvas) => {
  const { width } = canvas
  const step = Math.max(230, width / 5)
  const fronts = [
    ['#a85a4a', '#e8d49a'],
    ['#5f7fa0', '#c8503f'],
    ['#c89a58', '#3f6f58'],
    ['#7a8f6a', '#e0c050'],
    ['#8a6a90', '#dfe8f0'],
    ['#a8745a', '#4a5f90'],
    ['#6f8f98', '#d88a4a'],
  ] as const
  return (
    range(canvas, 440) +
    fronts
      .slice(0, Math.ceil(width / step) + 1)
      .map(([wall, sign], at) =>
        house(canvas, at * step - 30, step - 26, 270 + ((at * 67) % 110), wall, sign),
      )
      .join('') +
    snowGround(canvas)
  )
}

const house = (
  canvas: Canvas,
  x: number,
  wide: number,
  tall: number,
  wall: Hex,
  sign: Hex,
): Svg => {
  const { horizon, paper, night } = canvas
  const y = horizon + 30
  const window: Hex = night ? '#ffdf8a' : paper('#bfe0f0')
  return (
    cut(box(x, y - tall, wide, tall), paper(wall)) +
    cut(box(x - 14, y - tall - 20, wide + 28, 34), paper(SNOW)) +
    cut(box(x + wide * 0.08, y - tall * 0.74, wide * 0.84, tall * 0.17), paper(sign)) +
    cut(box(x + wide * 0.1, y - tall * 0.44, wide * 0.3, tall * 0.3), window) +
    cut(box(x + wide * 0.58, y - tall * 0.46, wide * 0.28, tall * 0.46), paper(darker(wall, 0.5)))
  )
}

export const castle: SceneDrawing = (canvas) => {
  const { width, horizon } = canvas
  const base = horizon + 40
  return (
    range(canvas, 260) +
    cut(box(width * 0.5 - 430, base - 210, 860, 230), canvas.paper('#9a9eaa')) +
    tower(canvas, width * 0.5 - 400, base, 150, 480) +
    tower(canvas, width * 0.5 + 400, base, 150, 430) +
    ground(canvas, '#7cab66', '#6b9a58')
  )
}

const tower = (
  { paper, night }: Canvas,
  x: number,
  base: number,
  wide: number,
  tall: number,
): Svg => {
  const stone = paper('#8b8f9c')
  const top = base - tall
  return (
    cut(box(x - wide / 2, top, wide, tall), stone) +
    [-0.5, -0.1, 0.3]
      .map((at) => cut(box(x + wide * at, top - wide * 0.2, wide * 0.2, wide * 0.24), stone))
      .join('') +
    cut(
      box(x - wide * 0.1, top + wide * 0.36, wide * 0.2, wide * 0.36),
      night ? '#ffdf8a' : '#2c2f3c',
    )
  )
}

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
