import { isFullFeatured } from '../../figure/ancestry.ts'
import type { Expression } from '../../spec/CharacterSpec.ts'
import { albedo, linear, luminance } from '../color.ts'
import { sculptHeadwear } from '../headwear/headwear.ts'
import { paintLine } from '../paintLine.ts'
import { type PanelPaint, panelLayer, type Point } from '../../kernel/panel.ts'
import type { SculptContext } from '../SculptContext.ts'
import type { Vector } from '../../kernel/vector.ts'
import { blend } from '../../kernel/vector.ts'
import { printOf, type Print, type PrintedPanel, type PrintOptions } from './prints.ts'

/** Paints a disc with a sharp edge. */
export const paintDisc = (
  { tape }: SculptContext,
  material: number,
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  { color, depth }: { readonly color: Vector; readonly depth: number },
): void => {
  tape.paint(material, 'patch', {
    center: [x, y, depth],
    radii: [rx, ry, 0.5],
    color,
    opacity: 1,
    parameters: [0.08],
  })
}

/** The position of the printed front of a body. */
export interface Front {
  readonly half: number
  readonly top: number
  readonly bottom: number
  readonly depth: number
}

/** The cloth of a figure's body, with the garment's print painted on it. */
export const printGarment = (
  context: SculptContext,
  front: Front,
  { skin, hidden }: Pick<PrintOptions, 'skin' | 'hidden'> = {},
): { readonly material: number; readonly print: Print } => {
  const height = (front.top - front.bottom) / front.half
  const print = printOf(context.spec, {
    ...{ chest: { height }, ...(skin && { skin }), ...(hidden && { hidden }) },
  })
  const material = context.tape.material({ kind: 'cloth', color: print.base })
  paintPanels(context, material, front, [...print.panels, ...print.emblem])
  return { material, print }
}

/** The material of a sleeve, with the sleeve's pattern painted on it. */
export const sleeveMaterial = (context: SculptContext, front: Front): number => {
  const { sleeves, sleevePattern } = printOf(context.spec)
  const material = context.tape.material({ kind: 'cloth', color: sleeves })
  paintPanels(context, material, front, sleevePattern)
  return material
}

const paintPanels = (
  { tape }: SculptContext,
  material: number,
  { half, top, bottom }: Front,
  panels: readonly PrintedPanel[],
): void => {
  const place = ([x, y]: readonly [number, number]): Point => [x * half, top + (bottom - top) * y]
  for (const { corners, paint } of panels) {
    const layer = panelLayer(corners.map(place), { ...paint, ...scaled(paint, half) })
    tape.paint(material, 'panel', layer)
  }
}

/** Scales a print: a figure is smaller than a natural body, and so is everything on it. */
const scaled = ({ frequency = 1, from, to }: PanelPaint, half: number): Partial<PanelPaint> => ({
  frequency: frequency / half,
  ...(from !== undefined && { from: from * half }),
  ...(to !== undefined && { to: to * half }),
})

/** The position and size of the features of a printed face. */
export interface FacePrint {
  readonly material: number
  readonly depth: number
  readonly mouth: number
  readonly browWidth: number
}

const INK: Vector = [0.008, 0.006, 0.006]

/** Prints brows and a mouth with the expression; the eyes are up to the style. */
export const printExpression = (s: SculptContext, print: FacePrint): void => {
  const { form, spec } = s
  const { depth, material, mouth, browWidth } = print
  const hair = linear(spec.hair.cut === 'bald' ? spec.beard.color : spec.hair.color)
  const color = blend(hair, INK, luminance(hair) > 0.4 ? 0.6 : 0.2)
  const { expression } = spec.face
  const inner = INNER_BROWS[expression] ?? 0.02
  const raised = expression === 'surprised' || expression === 'afraid' ? 0.1 : 0
  if (spec.species !== 'robot' && spec.species !== 'alien') {
    for (const side of [-1, 1]) {
      paintLine(
        s,
        material,
        [
          [side * (form.eyeX - browWidth), form.browY + inner + raised],
          [side * form.eyeX, form.browY + 0.05 + raised],
          [side * (form.eyeX + browWidth), form.browY - 0.01 + raised],
        ],
        { width: 0.035 + 0.02 * form.masculine, color, depth },
      )
    }
  }
  const lip: Vector =
    spec.presentation === 'feminine' ? blend(albedo(spec.skin), [0.5, 0.03, 0.04], 0.7) : INK
  const y = form.mouthY
  const full = isFullFeatured(spec) && spec.face.mouth !== 'thin'
  const ink = { width: full ? 0.046 : 0.034, color: lip, depth }
  switch (expression) {
    case 'surprised':
    case 'afraid':
      paintDisc(
        s,
        material,
        [0, y],
        [mouth * (expression === 'afraid' ? 0.56 : 0.4), mouth * 0.5],
        {
          color: [0.12, 0.01, 0.01],
          depth,
        },
      )
      return
    case 'grin':
      for (const [dy, color] of [
        [0.02, WHITE],
        [-0.03, WHITE],
        [-0.07, WHITE],
      ] as const) {
        const across = mouth * (0.85 + dy)
        paintLine(
          s,
          material,
          [
            [-across, y + dy + 0.02],
            [0, y + dy - 0.04],
            [across, y + dy + 0.02],
          ],
          {
            ...{ width: 0.055, color, depth },
          },
        )
      }
      paintLine(s, material, arc(mouth, y + 0.06, 0.08), ink)
      paintLine(s, material, arc(mouth, y + 0.04, 0.24), ink)
      return
    case 'sly':
      paintLine(
        s,
        material,
        [
          [-mouth * 0.7, y - 0.01],
          [0, y - 0.02],
          [mouth * 0.85, y + 0.08],
        ],
        ink,
      )
      return
    default:
      paintLine(s, material, arc(mouth * 0.8, y, CURVES[expression]), ink)
  }
}

const WHITE: Vector = [0.8, 0.8, 0.78]
const CURVES = { neutral: 0.035, smile: 0.12, stern: -0.045, sad: -0.1, angry: -0.13 } as const

/** How far above `form.browY` the inner ends of the brows are, for the expressions that move them. */
const INNER_BROWS: Partial<Record<Expression, number>> = {
  stern: -0.07,
  angry: -0.11,
  sly: -0.03,
  sad: 0.08,
  afraid: 0.1,
}

const arc = (half: number, y: number, depth: number): readonly (readonly [number, number])[] =>
  [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t) => [t * half, y + depth * (t * t - 0.5)] as const)

/** Prints the creases of an old or wrinkled face, given for its right half. */
export const printCreases = (s: SculptContext, ink: LineInk, creases: Lines): void => {
  if (s.form.aged < 0.6 && !s.spec.marks.includes('wrinkles')) return
  printLines(s, ink, creases)
}

interface LineInk {
  readonly material: number
  readonly depth: number
  readonly color: Vector
  readonly width?: number
}

export type Lines = readonly (readonly (readonly [number, number])[])[]

/** Prints fine lines and their mirror images. */
export const printLines = (
  s: SculptContext,
  { material, width = 0.02, ...ink }: LineInk,
  lines: Lines,
): void => {
  for (const side of [-1, 1]) {
    for (const line of lines) {
      const points = line.map(([x, y]): readonly [number, number] => [side * x, y])
      paintLine(s, material, points, { ...ink, width })
    }
  }
}

/** Sculpts pointed ears or antennas, for the species that have them. */
export const sculptToyEars = ({ tape, skin, spec, form }: SculptContext): void => {
  const x = form.headWidth - 0.06
  const mirrored = { mirrored: true, blend: 0.05 } as const
  switch (spec.species) {
    case 'elf':
    case 'orc':
    case 'goblin':
    case 'troll':
    case 'alien':
      tape
        .group(skin, { scale: 0.9 })
        .cone([x, -0.06, -0.08], [x + 0.28, 0.3, -0.24], 0.14, 0.03, mirrored)
      return
    case 'robot':
      tape
        .group(skin, { scale: 0.9 })
        .cone([x, 0.3, -0.1], [x + 0.08, 1.05, -0.1], 0.05, 0.03, mirrored)
        .sphere([x + 0.08, 1.08, -0.1], 0.07, mirrored)
      return
  }
}

/** Sculpts headwear higher than on a natural head, so brims do not hide the printed eyes. */
export const sculptToyHeadwear = (s: SculptContext): void => {
  if (s.spec.headwear?.kind === 'hood') {
    sculptToyHood(s, linear(s.spec.headwear.color))
    return
  }
  s.tape.shiftBy([0, s.spec.headwear?.kind === 'space-helmet' ? 0 : 0.14, 0], () =>
    sculptHeadwear(s),
  )
}

/** Sculpts a hood that ends at the neck; a figure has no room for more. */
const sculptToyHood = ({ tape, form }: SculptContext, color: Vector): void => {
  const head = form.headWidth
  tape
    .group(tape.material({ kind: 'cloth', color }), { scale: 0.85, grow: 0.05 })
    .ellipsoid([0, 0.08, -0.16], [head + 0.24, 1.14, 1.12])
    .cone([0, 0.9, -0.4], [0, 1.16, -0.86], 0.36, 0.1, { blend: 0.3 })
    .ellipsoid([0, 0.0, 0.85], [head * 0.92, 0.8, 0.96], { operation: 'cut', blend: 0.09 })
    .plane([0, -1, 0], 0.92, { operation: 'keep', blend: 0.1 })
}
