import type { Hex } from '../../../spec/CharacterSpec.ts'
import { repeat } from '../../svg.ts'
import { group } from '../../svg.ts'
import { box, cut, disc } from '../paper.ts'
import { type SceneDrawing, sheet } from './Canvas.ts'

export const studio: SceneDrawing = (canvas) =>
  sheet(canvas, -20, canvas.paper('#c9a877')) +
  repeat(14, (at) =>
    at % 2 ? cut(box(at * 120 - 60, -20, 60, canvas.height), canvas.paper('#bf9a66')) : '',
  ) +
  sheet(canvas, canvas.horizon + 40, canvas.paper('#8a5f3c'))

export const interior: SceneDrawing = (canvas) => {
  const { width, height, horizon, paper, night } = canvas
  const sky: Hex = night ? '#24346a' : '#9fd0ee'
  return (
    sheet(canvas, -20, paper('#b5835a')) +
    cut(box(width * 0.06, height * 0.1, 250, 290), paper('#f3ead8')) +
    cut(box(width * 0.06 + 22, height * 0.1 + 22, 206, 246), sky) +
    group(
      {},
      cut(box(width * 0.06 + 117, height * 0.1 + 22, 16, 246), paper('#f3ead8')),
      cut(box(width * 0.06 + 22, height * 0.1 + 136, 206, 16), paper('#f3ead8')),
    ) +
    cut(box(width - 250, height * 0.14, 170, 130), paper('#6a4526')) +
    cut(box(width - 236, height * 0.14 + 14, 142, 102), paper('#d8c08a')) +
    sheet(canvas, horizon + 20, paper('#7a5236')) +
    cut(disc(width / 2, height - 60, width * 0.46, 130), paper('#a83f3a'))
  )
}
