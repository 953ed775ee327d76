import { foldOf, isFullFeatured } from '../../figure/ancestry.ts'
import { drawnLookOf } from '../../figure/pose.ts'
import type { CharacterSpec, HeadShape, Hex } from '../../spec/CharacterSpec.ts'
import { brightness, darken, mix } from '../palette.ts'
import { bothSides, line, mirrored } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { circle, clipped, ellipse, path } from '../svg.ts'
import { box, cut, darker, disc, pair, strip } from './paper.ts'

/** The center of an eye, from the middle of the face, and its half axes: the two eyes touch. */
export const EYE = { x: 86, y: 8, width: 86, height: 96 } as const

/** The y of the chin, which rests on the body. */
export const CHIN = 230

const BLACK: Hex = '#17131a'
const WHITE: Hex = '#fdfdfb'

export const headOutline = ({ face, species }: CharacterSpec): string =>
  species === 'robot' ? ROBOT : HEADS[face.head]

const ROBOT =
  'M-190,-218 L190,-222 Q236,-214 240,-160 L244,130 Q238,206 176,222 L-176,220 Q-238,206 -244,130 L-240,-160 Q-236,-214 -190,-218Z'
const HEADS: Readonly<Record<HeadShape, string>> = {
  oval: disc(0, 0, 240, 230),
  round: disc(0, 6, 266, 222),
  square:
    'M-244,-20 C-244,-150 -150,-230 0,-230 C150,-230 244,-150 244,-20 L246,130 Q238,208 176,224 L-176,222 Q-238,208 -246,130Z',
  long: disc(0, 14, 208, 250),
  heart:
    'M-130,-212 Q0,-244 130,-212 Q258,-170 250,-30 Q230,94 84,202 Q0,256 -84,202 Q-230,94 -250,-30 Q-258,-170 -130,-212Z',
}

/** The ears and the head without features; marks go between this skin and the eyes. */
export const bareHead = (spec: CharacterSpec): Svg =>
  ears(spec) + cut(headOutline(spec), spec.skin) + speciesSkin(spec)

const ears = ({ species, skin, face }: CharacterSpec): Svg => {
  switch (species) {
    case 'robot':
      return (
        pair(box(-282, -60, 60, 110), darker(skin)) +
        cut(strip(0, -200, 0, -300, 16), darker(skin)) +
        cut(disc(0, -312, 28, 28), '#d8413c')
      )
    case 'elf':
    case 'orc':
    case 'goblin':
    case 'troll':
      return pair('M-222,-60 L-338,-128 L-296,-10 L-222,56Z', skin)
    case 'alien':
      return (
        pair(strip(-80, -190, -134, -306, 14, 10), darker(skin)) +
        pair(disc(-138, -318, 26, 26), skin)
      )
    default:
      return pair(disc(face.head === 'long' ? -214 : -244, 26, 30, 44), darker(skin, 0.1))
  }
}

const speciesSkin = (spec: CharacterSpec): Svg => {
  const { species, skin } = spec
  switch (species) {
    case 'undead':
      return (
        pair(disc(-86, 16, 112, 118), mix(skin, '#4a3d58', 0.4)) +
        line('M-190,128 L-110,170 M-176,166 L-164,140 M-146,180 L-134,154', BLACK, 6)
      )
    case 'robot':
      return bothSides((side) =>
        [-180, 180].map((y) => circle(side * 206, y, 9, { fill: darken(skin, 0.5) })).join(''),
      )
    default:
      return ''
  }
}

export const eyes = (spec: CharacterSpec): Svg => {
  const { species, face, presentation, skin } = spec
  if (species === 'robot')
    return (
      pair(disc(-88, EYE.y, 84, 84), darker(skin, 0.45)) +
      pair(disc(-88, EYE.y, 62, 62), face.eyeColor) +
      pair(disc(-78, EYE.y, 18, 18), BLACK)
    )
  if (species === 'alien')
    return bothSides(
      (side) =>
        `<g transform="rotate(${side * -16} ${side * 92} 8)">` +
        cut(disc(side * 92, 8, 80, 104), BLACK) +
        ellipse(side * 92 - 26, -28, 16, 24, { fill: WHITE, opacity: 0.9 }) +
        '</g>',
    )
  const open = { almond: 88, round: EYE.height, narrow: 68, hooded: 90 }[face.eyes]
  const height = open * (1 - 0.1 * foldOf(spec))
  const wide = face.expression === 'surprised' || face.expression === 'afraid' ? 1.12 : 1
  const lashes =
    presentation === 'feminine'
      ? bothSides((side) =>
          line(
            `M${side * 134},-66 L${side * 160},-98 M${side * 158},-36 L${side * 190},-58 M${side * 104},-82 L${side * 118},-116`,
            BLACK,
            9,
          ),
        )
      : ''
  return lashes + bothSides((side) => eye(side, spec, height * wide))
}

const eye = (side: -1 | 1, spec: CharacterSpec, height: number): Svg => {
  const { face, skin } = spec
  const [toSide, up] = drawnLookOf(spec)
  const outline = disc(side * EYE.x, EYE.y, EYE.width, height)
  const inward = 26 * (1 - Math.abs(toSide))
  const gaze = { x: side * (EYE.x - inward) + 46 * toSide, y: EYE.y + 6 - 0.5 * height * up }
  const lid = darker(skin, 0.16)
  const top = EYE.y - height - 12
  const inner = EYE.x - EYE.width - 4
  const outer = EYE.x + EYE.width + 8
  // The lid of the right eye, from its heights at the inner and the outer corner, mirrored for the left eye.
  const lidAt = (from: number, to: number): Svg => {
    const d = `M${inner},${top} L${outer},${top} L${outer},${EYE.y + to * height} L${inner},${EYE.y + from * height}Z`
    return path(side > 0 ? d : mirrored(d), { fill: lid })
  }
  const lids = {
    neutral: face.eyes === 'hooded' || face.eyes === 'narrow' ? lidAt(-0.42, -0.42) : '',
    smile: face.eyes === 'hooded' ? lidAt(-0.5, -0.4) : '',
    grin: '',
    stern: lidAt(-0.1, -0.72),
    sad: lidAt(-0.78, -0.2),
    surprised: '',
    angry: lidAt(0.05, -0.8),
    afraid: lidAt(-0.9, -0.6),
    sly: lidAt(-0.3, -0.3),
  }[face.expression]
  return (
    cut(outline, WHITE) +
    circle(gaze.x, gaze.y, 19, { fill: darken(face.eyeColor, 0.25) }) +
    circle(gaze.x, gaze.y, 12, { fill: BLACK }) +
    (lids && clipped(`lid${side + 1}`, outline, lids))
  )
}

export const brows = ({ species, face, age, hair, skin }: CharacterSpec): Svg => {
  if (species === 'robot' || species === 'alien') return ''
  const [inner, outer] = {
    neutral: [-112, -112],
    smile: [-116, -110],
    grin: [-124, -116],
    stern: [-76, -118],
    sad: [-134, -100],
    surprised: [-140, -134],
    angry: [-64, -124],
    afraid: [-146, -116],
    sly: [-88, -120],
  }[face.expression]
  const near = Math.abs(brightness(hair.color) - brightness(skin)) < 0.08
  const color = near ? darken(hair.color, 0.35) : hair.color
  const thick = age === 'old' ? 30 : age === 'child' ? 12 : 18
  return pair(strip(-36, inner ?? 0, -138, outer ?? 0, thick, thick * 0.7), color)
}

export const nose = ({ species, face, skin }: CharacterSpec): Svg => {
  if (species === 'robot' || species === 'alien') return ''
  const paper = darker(skin, 0.14)
  switch (face.nose) {
    case 'straight':
    case 'small':
      return ''
    case 'hooked':
      return cut('M-12,58 Q-34,118 -26,132 Q10,146 30,126 Q34,104 10,58Z', paper)
    case 'long':
      return cut('M-14,82 L206,44 Q224,58 208,76 L-6,126 Q-34,108 -14,82Z', paper)
    case 'broad':
      return cut('M-16,72 Q-52,112 -40,128 Q0,142 40,128 Q52,112 16,72Z', paper)
    case 'round':
      return cut(disc(0, 104, 46, 38), mix(skin, '#e0604f', 0.2))
  }
}

export const mouth = (spec: CharacterSpec): Svg => {
  const { species, face, skin, presentation, beard } = spec
  const y = 160
  const half = { medium: 46, thin: 42, full: 44, wide: 68 }[face.mouth]
  if (species === 'robot')
    return (
      cut(box(-80, 134, 160, 50), darker(skin, 0.45)) +
      line('M-50,136 L-50,182 M-17,136 L-17,182 M17,136 L17,182 M50,136 L50,182', skin, 6)
    )
  const lip: Hex =
    presentation === 'feminine' ? '#b8303c' : brightness(skin) < 0.36 ? '#2a1014' : '#5a1a20'
  const full = face.mouth === 'full' || (isFullFeatured(spec) && face.mouth !== 'thin')
  const thick = full ? 15 : face.mouth === 'thin' ? 8 : 11
  const tusks =
    species === 'orc'
      ? pair(`M-${half},${y + 10} L-${half - 6},${y - 46} L-${half - 26},${y + 8}Z`, '#f4ecd2')
      : ''
  return mouthShape(face.expression, y, half, thick, beard.cut === 'none' ? lip : '#6d1f24') + tusks
}

const mouthShape = (
  expression: CharacterSpec['face']['expression'],
  y: number,
  half: number,
  thick: number,
  color: Hex,
): Svg => {
  switch (expression) {
    case 'neutral':
      return line(`M${-half},${y} Q0,${y + 10} ${half},${y - 2}`, color, thick)
    case 'smile':
      return line(`M${-half - 8},${y - 10} Q0,${y + 30} ${half + 8},${y - 12}`, color, thick)
    case 'stern':
      return line(`M${-half},${y + 8} Q0,${y - 8} ${half},${y + 8}`, color, thick)
    case 'angry': {
      const shout = `M${-half},${y + 34} Q0,${y - 34} ${half},${y + 34} Q0,${y + 46} ${-half},${y + 34}Z`
      return (
        cut(shout, '#4a1418') +
        clipped('teeth', shout, path(box(-120, y - 40, 240, 46), { fill: WHITE }))
      )
    }
    case 'afraid':
      return cut(
        `M${-half},${y + 26} L${-half * 0.5},${y - 10} L0,${y + 4} L${half * 0.5},${y - 10} L${half},${y + 26} Q0,${y + 36} ${-half},${y + 26}Z`,
        '#4a1418',
      )
    case 'sly':
      return line(
        `M${-half},${y + 4} Q${half * 0.3},${y + 14} ${half + 12},${y - 22}`,
        color,
        thick,
      )
    case 'sad':
      return line(`M${-half},${y + 20} Q0,${y - 24} ${half},${y + 20}`, color, thick)
    case 'surprised':
      return cut(disc(0, y + 6, 26, 32), '#4a1418')
    case 'grin': {
      const open = `M${-half - 26},${y - 24} Q0,${y - 2} ${half + 26},${y - 24} Q${half + 4},${y + 42} 0,${y + 44} Q${-half - 4},${y + 42} ${-half - 26},${y - 24}Z`
      return (
        cut(open, '#4a1418') +
        clipped(
          'teeth',
          open,
          path(box(-120, y - 40, 240, 48), { fill: WHITE }),
          ellipse(0, y + 46, 44, 22, { fill: '#d8626a' }),
        )
      )
    }
  }
}
