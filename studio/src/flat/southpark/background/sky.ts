import type { CharacterSpec, Hex } from '../../../spec/CharacterSpec.ts'
import { repeat } from '../../svg.ts'
import { num } from '../../shapes.ts'
import { type Svg, circle } from '../../svg.ts'
import { cut, disc } from '../paper.ts'
import type { Canvas } from './Canvas.ts'

export const sky = (
  { width, height, random, paper }: Canvas,
  time: CharacterSpec['background']['time'],
  mood: CharacterSpec['background']['mood'],
  gloomy: boolean,
): Svg => {
  const lamp =
    time === 'night'
      ? repeat(26, () =>
          circle(num(random() * width), num(random() * height * 0.5), num(2 + 4 * random()), {
            fill: '#fff6d0',
          }),
        ) + cut(disc(width * 0.14, height * 0.13, 62, 62), '#f6efc8')
      : time === 'day'
        ? mood === 'bright'
          ? cut(disc(width * 0.13, height * 0.12, 74, 74), '#ffe06a')
          : ''
        : cut(disc(width * 0.15, height * 0.36, 86, 86), '#ffd27a')
  const tone = gloomy ? paper('#8b93a6') : paper('#ffffff')
  const clouds = [
    [0.84, 0.1, 1],
    [0.1, 0.24, 0.8],
    [0.95, 0.34, 0.7],
    ...(gloomy ? [[0.34, 0.08, 1.2] as const, [0.62, 0.2, 1] as const] : []),
  ] as const
  return (
    lamp +
    clouds.map(([x, y, size]) => cloud(width * x, height * y, 150 * size, tone)).join('') +
    (mood === 'stormy'
      ? cut(
          `M${num(width * 0.12)},${num(height * 0.26)} l-46,110 l34,-4 l-30,100 l84,-136 l-36,2 l40,-76Z`,
          '#ffe97a',
        )
      : '')
  )
}

const cloud = (x: number, y: number, size: number, color: Hex): Svg =>
  cut(
    `M${num(x - size)},${num(y)} Q${num(x - size)},${num(y - size * 0.36)} ${num(x - size * 0.56)},${num(y - size * 0.32)} Q${num(x - size * 0.4)},${num(y - size * 0.66)} ${num(x - size * 0.02)},${num(y - size * 0.52)} Q${num(x + size * 0.4)},${num(y - size * 0.66)} ${num(x + size * 0.56)},${num(y - size * 0.32)} Q${num(x + size)},${num(y - size * 0.36)} ${num(x + size)},${num(y)}Z`,
    color,
  )
