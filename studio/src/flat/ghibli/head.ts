import { isFullFeatured } from '../../figure/ancestry.ts'
import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import type { Anatomy } from './anatomy.ts'
import { inked } from './ink.ts'
import { bothSides, line } from '../shapes.ts'
import { brightness, darken, INK, lighten, mix } from '../palette.ts'
import type { Svg } from '../svg.ts'
import { circle, clipped, ellipse, path } from '../svg.ts'

/** Neck, to be drawn under the garment. */
export const neck = ({ neck: half, skin, shade, chin }: Anatomy): Svg =>
  inked(
    `M${-half},110 L${-half - 4},270 Q${-half - 30},300 ${-half - 70},330 L${half + 70},330 Q${half + 30},300 ${half + 4},270 L${half},110Z`,
    skin,
    4,
  ) +
  path(
    `M${-half + 2},110 L${half - 2},110 L${half},${chin + 30} Q10,${chin + 84} ${-half + 2},${chin + 16}Z`,
    { fill: shade, opacity: 0.85 },
  )

/** Ears and the bare face with its shadows, without features. */
export const bareHead = (spec: CharacterSpec, anatomy: Anatomy): Svg =>
  ears(spec, anatomy) + inked(anatomy.head, anatomy.skin) + faceShadows(spec, anatomy)

export const nose = (spec: CharacterSpec, { skin, shade, soft }: Anatomy): Svg => {
  const { face, species, age } = spec
  const ink = mix(shade, INK, 0.62)
  if (species === 'robot') return line('M-16,62 L0,44 L16,62', ink, 5)
  const light = ellipse(-8, 46, 9, 12, { fill: lighten(skin, 0.45), opacity: 0.55 })
  if (face.nose === 'long') {
    return inked('M-14,34 L196,-12 Q218,2 202,22 L-4,76 Q-34,62 -14,34Z', mix(skin, shade, 0.2), 5)
  }
  if (age === 'child' || face.nose === 'small') return line('M4,56 q9,9 -6,15', ink, 5)
  switch (face.nose) {
    case 'hooked':
      return (
        path('M-8,-16 C-16,24 -36,42 -32,64 C-28,84 22,86 30,62 C32,46 16,38 8,14Z', {
          fill: mix(skin, shade, 0.4),
        }) +
        line(
          'M-10,-14 C-16,22 -36,44 -32,62 C-29,76 -14,80 -6,72 M30,60 C30,74 14,80 6,74',
          ink,
          5,
        ) +
        light
      )
    case 'round':
      return (
        inked('M-34,58 C-38,26 34,26 36,58 C36,86 -34,86 -34,58Z', mix(skin, '#e0705f', 0.2), 4) +
        ellipse(-12, 46, 11, 8, { fill: lighten(skin, 0.6), opacity: 0.7 })
      )
    case 'broad':
      return (
        path('M-30,62 C-26,36 -12,20 -4,-4 L8,-4 C14,20 28,36 32,62 Q0,84 -30,62Z', {
          fill: shade,
          opacity: 0.35,
        }) +
        line('M-34,58 Q-32,76 -16,72 Q0,82 16,72 Q34,76 34,56', ink, 5) +
        light
      )
    default:
      if (soft && isFullFeatured(spec))
        return line('M-22,58 Q-22,70 -8,67 Q2,74 12,67 Q26,70 26,56', ink, 5)
      return soft
        ? line('M6,36 q14,22 -8,30', ink, 5)
        : path('M6,-10 C10,20 26,50 22,62 Q4,76 -6,68Z', { fill: shade, opacity: 0.5 }) +
            line('M8,-6 C12,24 28,48 22,60 Q14,72 -8,68', ink, 5) +
            light
  }
}

export const mouth = (spec: CharacterSpec, { chin, shade, soft, skin }: Anatomy): Svg => {
  const { face, species } = spec
  const full = face.mouth === 'full' || (isFullFeatured(spec) && face.mouth !== 'thin')
  const y = Math.min(132, chin - 90)
  const half = { medium: 45, thin: 47, full: 41, wide: 60 }[face.mouth]
  const dark = brightness(skin) < 0.36
  const ink = dark ? mix(shade, '#1c0a10', 0.75) : mix(shade, '#5a1f26', 0.7)
  const lip = dark
    ? mix(skin, '#c8686c', 0.5)
    : mix(skin, soft ? '#c4434f' : '#a8504c', soft ? 0.5 : 0.32)
  const under = line(`M${-half * 0.4},${y + 26} q${half * 0.4},7 ${half * 0.8},0`, shade, 5, 0.8)
  const lips =
    full || dark || (soft && face.mouth !== 'thin')
      ? path(
          `M${-half * 0.72},${y} Q${-half * 0.2},${y - 12} 0,${y - 5} Q${half * 0.2},${y - 12} ${half * 0.72},${y} Q0,${y + (full ? 28 : 18)} ${-half * 0.72},${y}Z`,
          { fill: lip, opacity: 0.8 },
        )
      : ''
  if (species === 'robot') return robotMouth(y, half)
  return (
    under + mouthLine(face.expression, y, half, ink, lips) + (species === 'orc' ? tusks(y) : '')
  )
}

const mouthLine = (
  expression: CharacterSpec['face']['expression'],
  y: number,
  half: number,
  ink: `#${string}`,
  lips: Svg,
): Svg => {
  switch (expression) {
    case 'grin': {
      const d = `M${-half - 6},${y - 12} Q0,${y + 6} ${half + 8},${y - 14} Q${half * 0.76},${y + 44} 0,${y + 44} Q${-half * 0.76},${y + 44} ${-half - 6},${y - 12}Z`
      return (
        inked(d, '#8a2f36', 4) +
        clipped(
          'grin',
          d,
          path(`M-90,${y - 30} H90 V${y + 8} Q0,${y + 20} -90,${y + 8}Z`, { fill: '#fffaf0' }),
          ellipse(0, y + 47, 34, 17, { fill: '#e0737a' }),
        )
      )
    }
    case 'surprised':
      return inked(
        `M-24,${y + 8} C-26,${y - 24} 26,${y - 24} 25,${y + 8} C24,${y + 42} -23,${y + 42} -24,${y + 8}Z`,
        '#7d2c34',
        4,
      )
    case 'smile':
      return (
        lips +
        line(`M${-half},${y - 10} Q0,${y + 30} ${half + 3},${y - 12}`, ink, 6) +
        line(`M${-half - 5},${y - 14} q6,3 8,9 M${half + 8},${y - 16} q-6,3 -8,9`, ink, 4)
      )
    case 'sad':
      return lips + line(`M${-half * 0.8},${y + 12} Q0,${y - 20} ${half * 0.85},${y + 11}`, ink, 6)
    case 'angry': {
      const d = `M${-half * 0.8},${y + 22} Q0,${y - 26} ${half * 0.8},${y + 20} Q0,${y + 34} ${-half * 0.8},${y + 22}Z`
      return (
        inked(d, '#7d2c34', 4) +
        clipped('angry', d, path(`M-90,${y - 40} H90 V${y + 8} H-90Z`, { fill: '#fffaf0' }))
      )
    }
    case 'afraid':
      return inked(
        `M${-half * 0.7},${y + 18} Q${-half * 0.3},${y - 20} 0,${y - 8} Q${half * 0.3},${y - 20} ${half * 0.7},${y + 18} Q0,${y + 26} ${-half * 0.7},${y + 18}Z`,
        '#7d2c34',
        4,
      )
    case 'sly':
      return (
        lips +
        line(`M${-half * 0.7},${y + 3} Q${half * 0.3},${y + 14} ${half + 8},${y - 18}`, ink, 6) +
        line(`M${half + 2},${y - 24} q10,4 10,14`, ink, 4)
      )
    case 'stern':
      return lips + line(`M${-half * 0.9},${y + 5} Q0,${y - 6} ${half * 0.95},${y + 3}`, ink, 6)
    case 'neutral':
      return lips + line(`M${-half * 0.9},${y - 2} Q0,${y + 8} ${half * 0.95},${y - 3}`, ink, 6)
  }
}

const tusks = (y: number): Svg =>
  bothSides((side) =>
    inked(
      `M${side * 30},${y + 10} Q${side * 34},${y - 22} ${side * 44},${y - 36} Q${side * 54},${y - 10} ${side * 48},${y + 10}Z`,
      '#f4ecd2',
      4,
    ),
  )

const robotMouth = (y: number, half: number): Svg =>
  inked(
    `M${-half - 14},${y - 14} h${2 * half + 28} q8,0 8,8 v20 q0,8 -8,8 h${-2 * half - 28} q-8,0 -8,-8 v-20 q0,-8 8,-8Z`,
    '#38424e',
    4,
  ) +
  line(
    [-3, -2, -1, 0, 1, 2, 3].map((at) => `M${at * 15},${y - 6} v20`).join(' '),
    '#8fe3f2',
    5,
    0.85,
  )

const ears = ({ species }: CharacterSpec, { skin, shade, young }: Anatomy): Svg =>
  bothSides((side) => {
    switch (species) {
      case 'robot':
        return (
          inked(
            `M${side * 170},-70 h${side * 34} q${side * 14},0 ${side * 14},14 v84 q0,14 ${side * -14},14 h${side * -34}Z`,
            darken(skin, 0.25),
          ) + circle(side * 196, -14, 13, { fill: '#8fe3f2', stroke: INK, 'stroke-width': 4 })
        )
      case 'elf':
      case 'orc':
      case 'goblin':
      case 'troll':
        return (
          inked(
            `M${side * 166},-50 C${side * 206},-92 ${side * 258},-130 ${side * 290},-152 C${side * 280},-80 ${side * 236},20 ${side * 170},46Z`,
            skin,
          ) + line(`M${side * 184},-30 Q${side * 222},-66 ${side * 262},-116`, shade, 6)
        )
      case 'alien':
        return ''
      default:
        return (
          inked(
            `M${side * 168},-40 C${side * (young ? 206 : 216)},-84 ${side * 226},22 ${side * 170},46Z`,
            skin,
          ) + line(`M${side * 184},-28 q${side * 17},14 ${side * 2},42`, shade, 5)
        )
    }
  })

const faceShadows = (
  { species, hair, headwear }: CharacterSpec,
  { head: outline, skin, shade, soft, chin }: Anatomy,
): Svg => {
  const blush = species === 'human' || species === 'elf' || species === 'dwarf'
  const covered = headwear !== undefined || hair.cut !== 'bald'
  return clipped(
    'face',
    outline,
    path(
      `M72,-260 C140,-150 122,20 106,90 C88,150 46,${chin - 30} -16,${chin + 16} L220,240 L230,-260Z`,
      { fill: shade, opacity: 0.45 },
    ),
    covered
      ? path('M-200,-260 L200,-260 L200,-112 C100,-92 -100,-92 -200,-112Z', {
          fill: shade,
          opacity: 0.6,
        })
      : ellipse(-60, -170, 70, 36, { fill: lighten(skin, 0.6), opacity: 0.45 }),
    blush
      ? bothSides((side) =>
          ellipse(side * 108, 66, soft ? 62 : 56, 36, {
            fill: 'url(#blush)',
            opacity: soft ? 0.9 : 0.6,
          }),
        )
      : '',
    species === 'undead'
      ? bothSides(
          (side) =>
            ellipse(side * 80, 0, 72, 60, { fill: '#3c3048', opacity: 0.4 }) +
            path(
              `M${side * 150},50 Q${side * 92},80 ${side * 96},150 Q${side * 140},120 ${side * 150},50Z`,
              { fill: '#3c3048', opacity: 0.3 },
            ),
        )
      : '',
    species === 'robot'
      ? line(
          'M-180,-110 H180 M-130,60 V260 M130,60 V260 M0,-250 V-110',
          darken(skin, 0.5),
          5,
          0.7,
        ) + [-150, 150].map((x) => circle(x, -134, 8, { fill: darken(skin, 0.45) })).join('')
      : '',
  )
}
