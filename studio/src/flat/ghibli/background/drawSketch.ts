import type { Hex } from '../../../spec/CharacterSpec.ts'
import type { Outline, Patch, Sketch } from '../../../scenery/Sketch.ts'
import { across, down, outlineOf } from '../../outlineOf.ts'
import { mix } from '../../palette.ts'
import { num } from '../../shapes.ts'
import { type Svg, circle, element, glow, path, verticalGradient } from '../../svg.ts'
import type { Canvas } from './Canvas.ts'

/** A sketch in gouache: flat colors with soft gradients, which fade into the haze with distance. */
export const drawSketch = ({ draw, open }: Sketch, canvas: Canvas): Svg => {
  const { random, air } = canvas
  const fills = new Map<string, string>()
  const fillOf = (colors: readonly [Hex, ...Hex[]], markup: (id: string) => Svg): string => {
    const key = colors.join()
    const id = `sketch-${fills.size}`
    if (!fills.has(key)) fills.set(key, markup(id))
    return `url(#sketch-${[...fills.keys()].indexOf(key)})`
  }
  const tone = (color: Hex, { far, lit }: Patch): Hex => {
    const lighted = mix(color, '#fff4dc', open ? 0.16 : 0.12)
    const shaded = mix(lighted, '#1c2a60', air.dark ? (open ? 0.42 : 0.24) : 0)
    return mix(mix(shaded, open ? air.haze : '#d8c4a8', far * 0.85), color, lit)
  }
  const drawn = draw({ random, dark: air.dark, night: air.dark }).map((patch): Svg => {
    const { outline, color, foot } = patch
    const own = color === 'sky' ? air.sky[1] : tone(color, patch)
    if (outline.kind === 'glow') {
      return shine(
        outline,
        canvas,
        fillOf([own], (id) => glow(id, mix(own, '#fff4d8', 0.3), 0.6)),
      )
    }
    const stops = color === 'sky' ? air.sky : foot ? ([own, tone(foot, patch)] as const) : undefined
    const fill = stops ? fillOf(stops, (id) => verticalGradient(id, stops)) : own
    return path(outlineOf(outline, canvas), {
      fill,
      opacity: num(1 - Math.min(0.75, patch.soft * 8)),
    })
  })
  return element('defs', {}, ...fills.values()) + drawn.join('')
}

const shine = ({ center, radius }: Outline & { kind: 'glow' }, canvas: Canvas, fill: string): Svg =>
  circle(across(canvas, center[0]), down(canvas, center[1]), num(radius * canvas.height), { fill })
