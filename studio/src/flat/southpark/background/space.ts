import { repeat } from '../../svg.ts'
import { num } from '../../shapes.ts'
import { circle } from '../../svg.ts'
import { cut, disc, star, strip } from '../paper.ts'
import { type SceneDrawing, sheet } from './Canvas.ts'

export const space: SceneDrawing = (canvas) => {
  const { width, height, random, horizon } = canvas
  return (
    sheet(canvas, -20, '#141838') +
    repeat(60, () =>
      circle(num(random() * width), num(random() * height), num(1.5 + 4 * random()), {
        fill: '#f6f0d8',
      }),
    ) +
    cut(star(width * 0.9, height * 0.12, 26), '#ffe97a') +
    cut(star(width * 0.3, height * 0.08, 18), '#ffe97a') +
    cut(disc(width * 0.14, height * 0.2, 110, 110), '#d98a5a') +
    cut(
      strip(width * 0.14 - 180, height * 0.2 + 50, width * 0.14 + 180, height * 0.2 - 50, 22),
      '#f0c99a',
    ) +
    cut(disc(width * 0.92, height * 0.44, 66, 66), '#6fb0c4') +
    cut(disc(width / 2, horizon + 640, Math.max(width, 900), 640), '#9a94a8') +
    cut(disc(width * 0.2, horizon + 150, 70, 22), '#857f94') +
    cut(disc(width * 0.82, horizon + 110, 90, 26), '#857f94')
  )
}
