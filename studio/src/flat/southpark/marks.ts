import { dyesOf } from '../../garments/cuts.ts'
import type { CharacterSpec, Mark } from '../../spec/CharacterSpec.ts'
import { brightness, darken, lighten, mix } from '../palette.ts'
import { seededRandom } from '../../spec/random.ts'
import { repeat } from '../svg.ts'
import { bothSides, line, num } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { circle, clipped } from '../svg.ts'
import { EYE, headOutline } from './head.ts'
import { type FacePlaces, sharedOnSkin, sharedOverFace } from '../sharedMarks.ts'
import { cut, disc, pair, PAPER, strip } from './paper.ts'

/** Marks on the skin, drawn before the eyes and the mouth. */
export const marksOnSkin = (spec: CharacterSpec): Svg =>
  spec.marks.map((mark) => onSkin(mark, spec)).join('') + sharedOnSkin(spec, FACE, PAPER)

/** Marks that are drawn over the features. */
export const marksOverFace = (spec: CharacterSpec): Svg =>
  spec.marks.map((mark) => overFace(mark, spec)).join('') + sharedOverFace(spec, FACE, PAPER)

const FACE: FacePlaces = {
  eye: { x: EYE.x, y: EYE.y, radius: 92 },
  nose: 104,
  mouth: 160,
  half: 228,
  chin: 226,
}

const onSkin = (mark: Mark, spec: CharacterSpec): Svg => {
  const { skin, seed } = spec
  const garment = dyesOf(spec)
  switch (mark) {
    case 'wrinkles':
      return line(
        'M-84,-136 Q0,-152 84,-136 M-66,-160 Q0,-174 66,-160 M-188,60 L-214,78 M-186,40 L-216,46 M188,60 L214,78 M186,40 L216,46 M-120,122 Q-92,146 -92,184 M120,122 Q92,146 92,184',
        darken(skin, 0.34),
        6,
        0.7,
      )
    case 'freckles': {
      const random = seededRandom(seed ^ 0x5f3c)
      return repeat(22, (at) =>
        circle(num((at % 2 ? 1 : -1) * (60 + 130 * random())), num(112 + 38 * random()), 6, {
          fill: mix(skin, brightness(skin) < 0.4 ? '#2a120c' : '#a4532c', 0.6),
        }),
      )
    }
    case 'lightning-scar':
      return line('M52,-212 L18,-168 L50,-162 L16,-112', '#a8322c', 11)
    case 'face-paint': {
      const paint = brightness(garment.color) > 0.8 ? '#3a66b0' : lighten(garment.color, 0.1)
      return clipped(
        'paint',
        headOutline(spec),
        pair('M-270,96 L-96,116 L-96,136 L-270,126Z', paint),
        pair('M-270,146 L-106,152 L-106,172 L-270,178Z', paint),
      )
    }
    case 'mask':
      return cut(
        'M-250,-60 Q-120,-132 0,-84 Q120,-132 250,-60 Q262,60 180,116 Q80,140 0,92 Q-80,140 -180,116 Q-262,60 -250,-60Z',
        brightness(garment.color) > 0.75 ? '#33384a' : darken(garment.color, 0.35),
      )
    default:
      return ''
  }
}

const overFace = (mark: Mark, { skin }: CharacterSpec): Svg => {
  const { x, y, height } = EYE
  const frame = (cx: number, color: string, width: number): Svg =>
    circle(cx, y, height - 4, {
      fill: '#eaf6ff',
      'fill-opacity': 0.14,
      stroke: color,
      'stroke-width': width,
    })
  switch (mark) {
    case 'glasses':
      return bothSides(
        (side) =>
          frame(side * x, '#241e24', 13) +
          line(`M${side * 180},-6 L${side * 244},-16`, '#241e24', 12),
      )
    case 'monocle':
      return frame(x, '#c79a3a', 14) + line('M170,60 Q210,160 186,300', '#c79a3a', 7)
    case 'eye-patch':
      return cut(strip(-244, -120, 250, -20, 16), '#241c20') + cut(disc(x, y, 94, 92), '#241c20')
    case 'scar':
      return (
        line('M196,-100 L176,120', mix(skin, '#b23c3c', 0.6), 12) +
        line('M172,-60 L212,-50 M168,80 L204,90 M176,20 L200,24', mix(skin, '#7a1f22', 0.6), 7)
      )
    case 'earrings':
      return pair(disc(-252, 84, 18, 18), '#e2b33d')
    default:
      return ''
  }
}
