import { dyesOf } from '../../garments/cuts.ts'
import type { CharacterSpec, Mark } from '../../spec/CharacterSpec.ts'
import type { Anatomy } from './anatomy.ts'
import { type FacePlaces, sharedOnSkin, sharedOverFace } from '../sharedMarks.ts'
import { CEL } from './cel.ts'
import { inked } from './ink.ts'
import { bothSides, line, num } from '../shapes.ts'
import { brightness, darken, INK, lighten, mix } from '../palette.ts'
import { seededRandom } from '../../spec/random.ts'
import { repeat } from '../svg.ts'
import type { Svg } from '../svg.ts'
import { circle, clipped, ellipse, path } from '../svg.ts'

/** Marks on the skin, drawn before the features: paint, freckles, wrinkles, scars. */
export const marksOnSkin = (spec: CharacterSpec, anatomy: Anatomy): Svg =>
  lines(spec, anatomy) +
  spec.marks.map((mark) => onSkin(mark, spec, anatomy)).join('') +
  sharedOnSkin(spec, placesOf(anatomy), CEL)

/** Marks that are drawn over the features. */
export const marksOverFace = (spec: CharacterSpec, anatomy: Anatomy): Svg =>
  spec.marks.map((mark) => overFace(mark, spec, anatomy)).join('') +
  sharedOverFace(spec, placesOf(anatomy), CEL)

const placesOf = ({ eye, chin }: Anatomy): FacePlaces => ({
  eye: { x: eye.x, y: eye.y, radius: 56 },
  nose: 62,
  mouth: chin - 88,
  half: 178,
  chin,
})

/** The lines of an older face that is not marked as wrinkled. */
const lines = ({ age, marks }: CharacterSpec, { shade }: Anatomy): Svg =>
  (age !== 'old' && age !== 'middle-aged') || marks.includes('wrinkles')
    ? ''
    : line(
        'M-56,80 q-24,16 -30,40 M56,80 q24,16 30,40 M-112,40 q34,14 66,4 M112,40 q-34,14 -66,4',
        mix(shade, '#5a2230', 0.4),
        4,
        age === 'old' ? 0.6 : 0.42,
      )

const onSkin = (mark: Mark, spec: CharacterSpec, { shade, head, eye }: Anatomy): Svg => {
  const { skin, seed, age } = spec
  const garment = dyesOf(spec)
  const crease = mix(shade, '#5a2230', 0.4)
  switch (mark) {
    case 'wrinkles':
      return line(
        'M-132,20 q-16,8 -22,24 M132,20 q16,8 22,24 M-112,40 q34,16 66,4 M112,40 q-34,16 -66,4 M-62,-144 q62,-16 124,0 M-48,-164 q48,-12 96,0 M-54,78 q-24,18 -30,46 M54,78 q24,18 30,46',
        crease,
        age === 'old' ? 5 : 4,
        0.6,
      )
    case 'freckles': {
      const random = seededRandom(seed ^ 0x5f3c)
      const color = mix(skin, brightness(skin) < 0.4 ? '#2a120c' : '#a4532c', 0.55)
      return repeat(30, (at) =>
        circle(
          num((at % 2 ? 1 : -1) * (34 + 92 * random())),
          num(46 + 42 * random()),
          num(2.6 + 2.2 * random()),
          { fill: color, opacity: 0.75 },
        ),
      )
    }
    case 'scar':
      return (
        line('M112,-104 C100,-50 116,10 96,84', lighten(mix(skin, '#d88a86', 0.5), 0.25), 11) +
        line('M116,-100 C104,-50 120,10 100,82', crease, 3, 0.8) +
        line('M94,-70 l28,6 M92,40 l30,4 M90,66 l22,4', crease, 4, 0.7)
      )
    case 'lightning-scar':
      return (
        line('M64,-196 L44,-166 L66,-160 L46,-124', mix(skin, '#c23b34', 0.75), 8) +
        line('M64,-196 L44,-166 L66,-160 L46,-124', '#7a1f22', 3)
      )
    case 'face-paint':
      return clipped(
        'paint',
        head,
        bothSides((side) =>
          path(
            `M${side * 180},26 L${side * 60},44 L${side * 60},66 L${side * 180},56Z M${side * 180},80 L${side * 74},86 L${side * 74},106 L${side * 180},108Z`,
            {
              fill: garment.color === skin ? '#33609f' : lighten(garment.color, 0.15),
              opacity: 0.9,
            },
          ),
        ),
        path('M-16,-250 H16 L8,-110 L0,-92 L-8,-110Z', {
          fill: lighten(garment.color, 0.15),
          opacity: 0.9,
        }),
      )
    case 'mask':
      return (
        inked(
          `M-186,-64 C-120,-104 -50,-92 0,-64 C50,-92 120,-104 186,-64 C190,-10 176,44 118,56 C70,62 30,46 0,26 C-30,46 -70,62 -118,56 C-176,44 -190,-10 -186,-64Z`,
          brightness(garment.color) > 0.75 ? '#33384a' : darken(garment.color, 0.3),
          5,
        ) +
        bothSides((side) =>
          ellipse(side * eye.x, eye.y, eye.w + 9, eye.h + 6, { fill: '#f6ecdf', opacity: 0.18 }),
        )
      )
    default:
      return ''
  }
}

const overFace = (mark: Mark, { headwear }: CharacterSpec, { eye: { x, y, w } }: Anatomy): Svg => {
  const r = w + 20
  switch (mark) {
    case 'glasses':
      return (
        bothSides(
          (side) =>
            circle(side * x, y + 2, r, {
              fill: '#eef8ff',
              'fill-opacity': 0.16,
              stroke: INK,
              'stroke-width': 9,
            }) +
            line(`M${side * (x + r)},${y - 6} L${side * 180},${y - 20}`, INK, 8) +
            line(
              `M${side * x - 34},${y + 10} l26,-36 M${side * x - 18},${y + 24} l14,-20`,
              '#ffffff',
              6,
              0.55,
            ),
        ) + line(`M${-x + r},${y - 4} Q0,${y - 20} ${x - r},${y - 4}`, INK, 9)
      )
    case 'monocle':
      return (
        circle(x, y + 2, r, {
          fill: '#eef8ff',
          'fill-opacity': 0.2,
          stroke: '#c79a3a',
          'stroke-width': 10,
        }) +
        circle(x, y + 2, r + 6, { fill: 'none', stroke: INK, 'stroke-width': 3 }) +
        line(
          `M${x + r - 8},${y + 34} C${x + 100},${y + 140} ${x + 60},${y + 220} ${x + 96},${y + 330}`,
          '#c79a3a',
          5,
        ) +
        line(`M${x - 20},${y + 16} l24,-34`, '#ffffff', 6, 0.7)
      )
    case 'eye-patch':
      return (
        line(
          `M${x - 40},${y - 50} C20,-130 -80,-170 -150,${headwear ? -150 : -180} M${x + 50},${y - 30} L184,-74`,
          '#241c20',
          12,
        ) +
        inked(
          `M${x - w - 14},${y - 40} Q${x},${y - 66} ${x + w + 18},${y - 36} C${x + w + 16},${y + 40} ${x + 30},${y + 72} ${x},${y + 68} C${x - 40},${y + 62} ${x - w - 10},${y + 20} ${x - w - 14},${y - 40}Z`,
          '#2f262b',
          5,
        ) +
        line(`M${x - 34},${y - 34} Q${x},${y - 44} ${x + 36},${y - 30}`, '#6a5a60', 5, 0.8)
      )
    case 'earrings':
      return bothSides(
        (side) =>
          circle(side * 192, 64, 17, { fill: 'none', stroke: INK, 'stroke-width': 11 }) +
          circle(side * 192, 64, 17, { fill: 'none', stroke: '#e2b33d', 'stroke-width': 6 }),
      )
    default:
      return ''
  }
}
