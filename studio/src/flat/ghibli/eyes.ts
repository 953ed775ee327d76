import { foldOf } from '../../figure/ancestry.ts'
import { drawnLookOf } from '../../figure/pose.ts'
import type { Expression, CharacterSpec, Hex } from '../../spec/CharacterSpec.ts'
import type { Anatomy } from './anatomy.ts'
import { inked } from './ink.ts'
import { bothSides, line } from '../shapes.ts'
import { darken, INK, lighten, mix } from '../palette.ts'
import type { Svg } from '../svg.ts'
import { circle, clipped, ellipse, path, rect } from '../svg.ts'

export const eyes = (spec: CharacterSpec, anatomy: Anatomy): Svg =>
  bothSides((side) =>
    spec.species === 'robot' ? lens(side, anatomy, spec.face.eyeColor) : eye(side, spec, anatomy),
  )

export const eyebrows = (
  { hair, face, age, species, presentation }: CharacterSpec,
  { eye: { y, h }, soft, skin }: Anatomy,
): Svg => {
  if (species === 'robot' || species === 'alien') return ''
  const [lift, inner] = BROWS[face.expression]
  const top = y - h - 26 - lift
  const color = age === 'old' ? hair.color : mix(darken(hair.color, 0.3), skin, 0.08)
  return bothSides((side) => {
    if (age === 'old' && presentation === 'masculine')
      return inked(
        `M${side * 30},${top + inner} C${side * 60},${top - 38} ${side * 116},${top - 36} ${side * 148},${top - 4} C${side * 136},${top + 8} ${side * 128},${top + 2} ${side * 120},${top + 14} C${side * 106},${top + 2} ${side * 96},${top - 4} ${side * 84},${top + 6} C${side * 64},${top} ${side * 46},${top + 6 + inner} ${side * 30},${top + inner}Z`,
        color,
        4,
      )
    const thick = soft ? 9 : 15
    return path(
      `M${side * 36},${top + inner} Q${side * 84},${top - 24} ${side * 138},${top + 4} Q${side * 86},${top - 24 + thick} ${side * 38},${top + inner + thick}Z`,
      { fill: color, stroke: darken(color, 0.4), 'stroke-width': 3, 'stroke-linejoin': 'round' },
    )
  })
}

/** How far an expression lifts the brows, and lowers their inner ends. */
const BROWS: Readonly<Record<Expression, readonly [lift: number, inner: number]>> = {
  neutral: [0, 0],
  smile: [6, 0],
  grin: [10, 0],
  stern: [-8, 20],
  sad: [4, -20],
  surprised: [26, 0],
  angry: [-10, 30],
  afraid: [20, -24],
  sly: [2, 10],
}

const eye = (
  side: -1 | 1,
  spec: CharacterSpec,
  { eye: { x, y, w, h }, skin, shade }: Anatomy,
): Svg => {
  const { face, species, presentation, age } = spec
  const cx = side * x
  const [toSide, up] = drawnLookOf(spec)
  const [lookX, lookY] = [cx + toSide * w * 0.38, y - up * h * 0.42]
  const color = face.eyeColor
  const fold = foldOf(spec)
  const outer =
    (face.eyes === 'almond' || face.eyes === 'narrow' ? -8 : 2) -
    8 * fold -
    (species === 'alien' ? 18 : 0)
  // Drawn for the right eye and mirrored by `side`: inner corner first.
  const at = (dx: number, dy: number): string => `${cx + side * dx},${y + dy}`
  const opening = `M${at(-w, 6)} Q${at(-w * 0.6, -h * 0.86)} ${at(0, -h * 0.92)} Q${at(w * 0.7, -h * 0.86)} ${at(w, outer)} Q${at(w * 0.7, h * 0.72)} ${at(0, h * 0.82)} Q${at(-w * 0.7, h * 0.74)} ${at(-w, 6)}Z`
  const upper = `M${at(-w - 2, 8)} Q${at(-w * 0.6, -h * 0.9)} ${at(0, -h * 0.96)} Q${at(w * 0.7, -h * 0.9)} ${at(w + 8, outer - 4)}`
  const lash = presentation === 'feminine' || age === 'child' ? 11 : 8
  return [
    clipped(
      `eye${side + 1}`,
      opening,
      rect(cx - 90, y - 110, 180, 220, {
        fill: species === 'alien' ? darken(color, 0.82) : '#fffaf2',
      }),
      ...(species === 'alien' ? [] : iris(lookX, lookY, w, h, color)),
      rect(cx - 90, y - h - 14, 180, h * 0.5 + 14, { fill: '#4b2c48', opacity: 0.34 }),
      face.eyes === 'hooded'
        ? path(
            `M${at(-w - 8, -h)} L${at(w + 10, -h)} L${at(w + 10, -h * 0.3)} Q${at(0, -h * 0.62)} ${at(-w - 8, -h * 0.28)}Z`,
            { fill: mix(skin, shade, 0.6) },
          )
        : '',
      circle(lookX - 13, lookY - h * 0.34, Math.max(6, h * 0.19), { fill: '#ffffff' }),
      circle(lookX + 13, lookY + h * 0.34, Math.max(3, h * 0.09), {
        fill: '#ffffff',
        opacity: 0.9,
      }),
    ),
    line(upper, INK, lash),
    presentation === 'feminine'
      ? line(
          `M${at(w + 2, outer - 6)} l${side * 15},-13 M${at(w * 0.84, -h * 0.5)} l${side * 14},-13`,
          INK,
          5,
        )
      : '',
    line(`M${at(-w * 0.55, h * 0.8)} Q${at(0, h * 0.92)} ${at(w * 0.62, h * 0.72)}`, INK, 3),
    line(
      `M${at(-w * 0.7, -h - 8)} Q${at(0, -h - 20)} ${at(w * 0.86, -h - 4)}`,
      mix(shade, '#6a2a32', 0.4),
      4,
      0.8 - 0.7 * fold,
    ),
  ].join('')
}

const iris = (cx: number, y: number, w: number, h: number, color: Hex): Svg[] => {
  const rx = Math.min(w * 0.64, h * 0.74 + 6)
  const ry = Math.max(h * 0.86, rx * 0.9)
  return [
    ellipse(cx, y, rx, ry, { fill: darken(color, 0.5) }),
    ellipse(cx, y + ry * 0.1, rx * 0.86, ry * 0.82, { fill: color }),
    ellipse(cx, y + ry * 0.4, rx * 0.62, ry * 0.42, { fill: lighten(color, 0.5), opacity: 0.75 }),
    ellipse(cx, y, rx * 0.44, ry * 0.5, { fill: '#1a1220' }),
  ]
}

const lens = (side: -1 | 1, { eye: { x, y, w } }: Anatomy, color: Hex): Svg =>
  circle(side * x, y, w + 8, { fill: '#46515e', stroke: INK, 'stroke-width': 6 }) +
  circle(side * x, y, w - 8, { fill: darken(color, 0.55) }) +
  circle(side * x, y, w - 16, { fill: color }) +
  circle(side * x, y, w * 0.3, { fill: lighten(color, 0.8) }) +
  circle(side * x - 12, y - 14, 7, { fill: '#ffffff' })
