import type { Hex } from '../../../spec/CharacterSpec.ts'
import { darken, mix } from '../../palette.ts'
import { num } from '../../shapes.ts'
import { type Svg, element, path, verticalGradient } from '../../svg.ts'
import type { Canvas } from './Canvas.ts'

/**
 * Ground from a wavy horizon to the bottom. `y` and `swing` are shares of the height; `waves` is the number of
 * waves across the width.
 */
export const ground = (
  { width, height, random }: Canvas,
  y: number,
  swing: number,
  waves: number,
  top: Hex,
  bottom: Hex,
): Svg => {
  const id = `ground-${Math.round(y * 1000)}-${top.slice(1)}`
  const phase = random() * 6
  const points = Array.from({ length: 34 }, (_, at) => {
    const t = at / 32 - 0.03
    const rise =
      Math.sin(t * waves * 6.28 + phase) +
      0.4 * Math.sin(t * waves * 15 + phase * 2) +
      (random() - 0.5) * 0.18
    return `${num(t * width)},${num(height * (y - swing * rise))}`
  })
  return (
    element('defs', {}, verticalGradient(id, [top, bottom])) +
    path(
      `M${points.join(' L')} L${width * 1.1},${height * 1.1} L${-width * 0.1},${height * 1.1}Z`,
      { fill: `url(#${id})` },
    )
  )
}

export const peak = (
  { width, height, random, air }: Canvas,
  x: number,
  y: number,
  half: number,
  top: number,
  rock: Hex,
  snow: boolean,
): Svg => {
  const [cx, by, ty, w] = [x * width, y * height, top * height, half * width]
  const jag = (): number => (random() - 0.5) * w * 0.08
  const left = `M${num(cx - w)},${num(by)} L${num(cx - w * 0.6 + jag())},${num(by + (ty - by) * 0.45)} L${num(cx - w * 0.3 + jag())},${num(by + (ty - by) * 0.72)} L${num(cx)},${num(ty)}`
  const right = `L${num(cx + w * 0.24)},${num(by + (ty - by) * 0.78 + jag() * 0.3)} L${num(cx + w * 0.55 + jag())},${num(by + (ty - by) * 0.42)} L${num(cx + w)},${num(by)}`
  const cap = 0.3 * (ty - by)
  return (
    path(`${left} ${right}Z`, { fill: rock }) +
    path(
      `M${num(cx)},${num(ty)} ${right} L${num(cx + w * 0.2)},${num(by)} L${num(cx - w * 0.02)},${num(by + (ty - by) * 0.5)} L${num(cx + w * 0.08)},${num(by + (ty - by) * 0.7)}Z`,
      { fill: darken(rock, 0.24), opacity: 0.8 },
    ) +
    (snow
      ? path(
          `M${num(cx)},${num(ty)} L${num(cx - w * 0.3)},${num(ty - cap)} L${num(cx - w * 0.16)},${num(ty - cap * 0.72)} L${num(cx - w * 0.06)},${num(ty - cap * 1.1)} L${num(cx + w * 0.06)},${num(ty - cap * 0.66)} L${num(cx + w * 0.22)},${num(ty - cap * 0.86)}Z`,
          { fill: mix('#ffffff', air.haze, 0.2) },
        )
      : '')
  )
}
