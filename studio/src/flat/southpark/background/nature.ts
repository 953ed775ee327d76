import type { Hex } from '../../../spec/CharacterSpec.ts'
import { repeat } from '../../svg.ts'
import { num } from '../../shapes.ts'
import { type Svg, circle } from '../../svg.ts'
import { box, cut, disc } from '../paper.ts'
import type { SceneDrawing } from './Canvas.ts'
import { ground, range, snowGround } from './land.ts'
import { pines } from './pines.ts'

export const hills: SceneDrawing = (canvas) =>
  range(canvas, 230) +
  cut(disc(canvas.width * 0.2, canvas.horizon + 120, 420, 210), canvas.paper('#6fae5a')) +
  cut(disc(canvas.width * 0.85, canvas.horizon + 120, 480, 190), canvas.paper('#63a352')) +
  pines(
    canvas,
    [
      [0.06, 260],
      [0.2, 190],
      [0.94, 280],
    ],
    false,
  ) +
  ground(canvas, '#7cb862', '#69a853')

export const forest: SceneDrawing = (canvas) =>
  pines(
    { ...canvas, horizon: canvas.horizon - 30 },
    [
      [0.02, 420],
      [0.22, 380],
      [0.42, 400],
      [0.6, 380],
      [0.8, 420],
      [0.98, 400],
    ],
    false,
  ) +
  ground(canvas, '#5f8f48', '#527f40') +
  pines(
    { ...canvas, horizon: canvas.horizon + 60 },
    [
      [0.08, 400],
      [0.92, 440],
    ],
    false,
  )

export const mountains: SceneDrawing = (canvas) =>
  range(canvas, 470) +
  snowGround(canvas) +
  pines(
    canvas,
    [
      [0.07, 340],
      [0.22, 220],
      [0.93, 380],
    ],
    true,
  )

export const desert: SceneDrawing = (canvas) =>
  cut(
    `M${num(canvas.width * 0.72)},${num(canvas.horizon + 20)} l30,-190 l170,0 l36,190Z`,
    canvas.paper('#b8663f'),
  ) +
  ground(canvas, '#e2b878', '#d6a562') +
  cut(box(canvas.width * 0.08, canvas.horizon - 190, 46, 240), canvas.paper('#4f8a4a')) +
  cut(
    `M${num(canvas.width * 0.08 - 70)},${num(canvas.horizon - 130)} l36,0 l0,80 l44,0 l0,36 l-80,0Z`,
    canvas.paper('#4f8a4a'),
  )

export const sea: SceneDrawing = (canvas) => {
  const wave = (y: number, color: Hex, phase: number): Svg => {
    const crests = Math.ceil(canvas.width / 110) + 2
    const steps = Array.from(
      { length: crests },
      (_, at) =>
        `Q${num(at * 110 - 85 + phase)},${num(y - 44)} ${num(at * 110 - 30 + phase)},${num(y)}`,
    )
    return cut(
      `M${-140 + phase},${num(y)} ${steps.join(' ')} L${num(canvas.width + 160)},${num(canvas.height + 60)} L-140,${num(canvas.height + 60)}Z`,
      canvas.paper(color),
    )
  }
  const { horizon, height } = canvas
  return (
    wave(horizon - 50, '#5aa6c8', 0) +
    wave(horizon + (height - horizon) * 0.14, '#3f8fb8', 50) +
    cut(
      disc(canvas.width / 2, height + 110, canvas.width * 0.8, height - horizon + 20),
      canvas.paper('#ecd9a4'),
    )
  )
}

export const arctic: SceneDrawing = (canvas) => {
  const { width, horizon, paper } = canvas
  const x = width * 0.84
  return (
    (canvas.night
      ? cut(
          `M-40,${num(horizon * 0.3)} Q${num(width * 0.4)},${num(horizon * 0.1)} ${num(width + 40)},${num(horizon * 0.4)} L${num(width + 40)},${num(horizon * 0.56)} Q${num(width * 0.4)},${num(horizon * 0.26)} -40,${num(horizon * 0.44)}Z`,
          '#3f8f78',
        )
      : '') +
    range(canvas, 280) +
    cut(disc(x, horizon + 60, 180, 150), paper('#f8fbff')) +
    cut(disc(x - 60, horizon + 40, 52, 60), paper('#5a6f90')) +
    snowGround(canvas) +
    repeat(40, () =>
      circle(
        num(canvas.random() * width),
        num(canvas.random() * canvas.height),
        num(4 + 6 * canvas.random()),
        {
          fill: '#ffffff',
        },
      ),
    )
  )
}
