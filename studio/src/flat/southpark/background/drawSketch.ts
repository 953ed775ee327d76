import type { Patch, Sketch } from '../../../scenery/Sketch.ts'
import { outlineOf } from '../../outlineOf.ts'
import { mix } from '../../palette.ts'
import { type Svg, path } from '../../svg.ts'
import { cut } from '../paper.ts'
import type { Canvas } from './Canvas.ts'

/** A sketch cut from paper. Light and smoke are left out, because they cannot be cut. */
export const drawSketch = ({ draw }: Sketch, canvas: Canvas): Svg =>
  draw({ random: canvas.random, dark: canvas.night, night: canvas.night })
    .map((patch) => sheetOf(patch, canvas))
    .join('')

const sheetOf = (patch: Patch, canvas: Canvas): Svg => {
  const { outline, color, far, lit } = patch
  if (outline.kind === 'glow' || patch.soft > 0.05) return ''
  const plain = color === 'sky' ? (canvas.night ? '#24346a' : '#9fd0ee') : color
  const fill = mix(
    mix(canvas.paper(mix(plain, '#ffffff', 0.1)), canvas.paper('#b8c4d4'), far * 0.6),
    plain,
    lit,
  )
  const d = outlineOf(outline, canvas)
  return isSmall(patch) ? path(d, { fill }) : cut(d, fill)
}

/** Whether a patch is too small for scissors, so that it is drawn with a pen. */
const isSmall = ({ outline }: Patch): boolean => {
  if (outline.kind !== 'polygon')
    return outline.kind === 'ellipse' && Math.min(...outline.radii) < 0.02
  const xs = outline.points.map(([x]) => x)
  const ys = outline.points.map(([, y]) => y)
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) < 0.03
}
