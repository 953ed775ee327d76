import type { CharacterSpec, Scene, Time } from '../../CharacterSpec.ts'
import { lookOf } from '../../bearing.ts'
import { isHeld, takesBothHands } from '../../isHeld.ts'
import { SKETCHES, isSketched } from '../../scenery/sketches.ts'
import { linear, luminance } from '../color.ts'
import { sculptCreatureHead } from '../creature/creatureHead.ts'
import { sculptFittingHair } from '../headwear/fittingHair.ts'
import { sculptMarks } from '../marks.ts'
import { naturalProportions } from '../proportions/naturalProportions.ts'
import { type Proportions } from '../proportions/Proportions.ts'
import { sculptProp } from '../prop/prop.ts'
import type { SculptContext } from '../SculptContext.ts'
import type { Material } from '../Material.ts'
import { add, blend, scale, type Vector } from '../vector.ts'
import { landscape, skyOf } from './landscape.ts'
import { printOf } from './prints.ts'
import { realistic } from './realistic.ts'
import type { SculptedStyle } from './SculptedStyle.ts'
import {
  paintDisc,
  paintLine,
  printCreases,
  printExpression,
  printGarment,
  sculptToyEars,
  sculptToyHeadwear,
} from './toy.ts'

const FACE = 0.7
/** How far a prop moves in, to be within reach of a short arm. */
const REACH: Vector = [-0.28, 0.24, 0]
const GROUND = -2.5

/** A head as tall as the body, and no neck. */
const miniature = (spec: CharacterSpec): Proportions => ({
  ...naturalProportions(spec),
  headWidth: 0.98,
  chinY: -0.76,
  chinZ: 0.45,
  eyeX: 0.36,
  eyeWidth: 0.16,
  eyeRadius: 0.2,
  eyeZ: FACE - 0.12,
  browY: 0.26,
  noseY: -0.2,
  mouthY: -0.44,
  mouthWidth: 0.2,
  lipLower: 0.05,
  neckWidth: 0.3,
  shoulder: 0.55,
  lift: 0.7,
  lockCount: 0.6,
  lockRadius: 1.6,
})

/** Felt: no shine, a light nap at the edges. */
const felt = (material: Material): Material => {
  switch (material.kind) {
    case 'glow':
      return material
    case 'coat':
      return { ...material, gloss: 0.03, texture: (material.texture ?? 0) * 0.4, fresnel: 0.35 }
    case 'skin':
      return { ...material, gloss: 0.03, texture: 0.03, fresnel: 0.15 }
    case 'metal':
      return { ...material, kind: 'plain', gloss: 0.3, power: 30, fresnel: 0.3 }
    case 'hair':
      return {
        ...{ kind: 'cloth', color: material.color, gloss: 0.05, power: 14 },
        ...{ fresnel: 0.25, subsurface: 0.4, texture: 0.2, frequency: 30 },
      }
    case 'cloth':
      return {
        ...material,
        ...{ gloss: 0.02, fresnel: 0.4, subsurface: 0.35, texture: 0.3, frequency: 60 },
      }
    default:
      return material
  }
}

const INK: Vector = [0.014, 0.01, 0.01]

const sculptHead = (s: SculptContext): void => {
  const creature = sculptCreatureHead(s, { neck: false })
  if (creature) {
    sculptMarks(creature)
    return
  }
  const { tape, skin, spec, form } = s
  tape
    .group(skin, { scale: 0.9, grow: 0.1 })
    .ellipsoid([0, 0.16, -0.1], [0.98, 0.86, 0.86])
    .ellipsoid([0, -0.2, -0.02], [0.96, 0.58, 0.78], { blend: 0.3 })
    .ellipsoid([0.96, -0.1, -0.1], [0.12, 0.2, 0.14], { blend: 0.05, mirrored: true })
  const flesh = linear(spec.skin)
  const robot = spec.species === 'robot'
  if (!robot) {
    const nose: Vector = [flesh[0] * 0.86, flesh[1] * 0.55, flesh[2] * 0.45]
    tape
      .group(tape.material({ kind: 'skin', color: nose, subsurface: 1 }), { scale: 0.9 })
      .cone([0, -0.14, 0.76], [0, -0.23, 0.8], 0.025, 0.085)
    const blush = blend(flesh, linear('#f0605a'), 0.55)
    tape.paint(skin, 'spot', {
      ...{ center: [0.6, -0.3, 0.5], radii: [0.24, 0.17, 0.5], color: blush },
      ...{ opacity: 0.8, mirrored: true },
    })
  }
  if (robot) {
    paintLine(
      s,
      skin,
      [
        [-0.42, 0],
        [0.42, 0],
      ],
      { width: 0.4, color: [0.03, 0.035, 0.045], depth: 0.5 },
    )
  }
  sculptMarks(s)
  for (const side of [-1, 1]) buttonEye(s, side)
  printExpression(s, { material: skin, depth: 0.5, mouth: form.mouthWidth, browWidth: 0.13 })
  printCreases(s, { material: skin, depth: 0.5, color: scale(flesh, 0.5) }, [
    [
      [0.28, -0.22],
      [0.36, -0.36],
    ],
    [
      [0.56, -0.02],
      [0.66, 0.03],
    ],
  ])
  sculptToyEars(s)
}

const buttonEye = (s: SculptContext, side: number): void => {
  const { skin, spec, form } = s
  const [toSide, up] = lookOf(spec)
  const x = side * form.eyeX
  const color = linear(spec.face.eyeColor)
  const size = (spec.species === 'alien' ? 1.6 : 1) * (spec.face.eyes === 'narrow' ? 0.86 : 1)
  const [w, h] = [0.115 * size, 0.185 * size * (form.aged > 0.6 ? 0.8 : 1)]
  const disc = (dx: number, dy: number, rx: number, ry: number, tone: Vector): void =>
    paintDisc(s, skin, [x + dx, -0.02 + dy], [rx, ry], { color: tone, depth: 0.5 })
  if (spec.species === 'robot') {
    disc(0, 0, w * 1.2, h, scale(color, 1.6))
    return
  }
  disc(0, 0, w * 1.28, h * 1.14, [0.8, 0.79, 0.77])
  const [dx, dy] = [0.034 * toSide, 0.036 * up]
  disc(dx, dy, w, h, INK)
  disc(
    ...([dx * 1.6, dy * 1.6 - h * 0.42, w * 0.7, h * 0.5] as const),
    blend(color, INK, luminance(color) > 0.2 ? 0.3 : 0),
  )
  disc(dx * 1.8 - 0.035, dy + h * 0.42, w * 0.38, h * 0.28, [0.95, 0.95, 0.95])
  if (spec.presentation !== 'feminine') return
  for (const [dx, dy] of [
    [0.12, 0.17],
    [0.17, 0.08],
  ] as const) {
    paintLine(
      s,
      skin,
      [
        [x + side * 0.07, 0.02 + dy * 0.5],
        [x + side * dx * 1.15, dy],
      ],
      {
        ...{ width: 0.03, color: INK, depth: 0.5 },
      },
    )
  }
}

const sculptBody = (s: SculptContext): void => {
  const { tape, spec } = s
  const girth = GIRTHS[spec.build]
  const { material, print } = printGarment(s, {
    ...{ half: 0.5 * girth, top: -0.84, bottom: -1.62, depth: 0.35 },
  })
  tape
    .group(material, { scale: 0.9, grow: 0.08 })
    .cone([0, -0.95, -0.08], [0, -1.5, -0.06], 0.38 * girth, 0.5 * girth)
  if (print.long) {
    tape.cone([0, -1.5, -0.06], [0, -1.95, -0.06], 0.5 * girth, 0.62 * girth, { blend: 0.2 })
  }
  const legs = tape.material({ kind: 'cloth', color: print.legs })
  tape
    .group(legs, { scale: 0.9, grow: 0.05 })
    .cone([0.22, -1.7, -0.06], [0.25, -2.25, -0.04], 0.22, 0.2, { mirrored: true, blend: 0.05 })
  const shoe = tape.material({ kind: 'cloth', color: scale(linear(spec.garment.trim), 0.5) })
  tape
    .group(shoe, { scale: 0.9 })
    .ellipsoid([0.27, -2.36, 0.06], [0.22, 0.16, 0.32], { mirrored: true })
  if (print.hips) {
    tape
      .group(tape.material({ kind: 'cloth', color: print.hips }), { scale: 0.9 })
      .torus([0, -1.66, -0.06], 0.44 * girth, 0.1)
      .box([0, -1.84, 0.44 * girth - 0.04], [0.17, 0.18, 0.04], 0.03, { blend: 0.05 })
  }
  if (print.cape) {
    tape
      .group(tape.material({ kind: 'cloth', color: print.cape }), { scale: 0.85 })
      .cone([0, -1, -0.4], [0, -1.95, -0.55], 0.5, 1)
      .plane([0, 0, 1], -0.32, { operation: 'keep', blend: 0.08 })
    if (spec.cape) fastenCape(s, print.cape)
  }
  if (!takesBothHands(spec.prop)) reach(s, -1, [-0.82, -1.52, 0.16])
  if (!isHeld(spec.prop)) reach(s, 1, [0.82, -1.52, 0.16])
}

/** Over the shoulders, to a clasp on each side. */
const fastenCape = ({ tape }: SculptContext, color: Vector): void => {
  tape
    .group(tape.material({ kind: 'cloth', color }), { scale: 0.85 })
    .cone([0.3, -1.06, 0.28], [0.5, -1.06, -0.16], 0.1, 0.22, { mirrored: true })
    .group(tape.material({ kind: 'metal', color: [0.62, 0.42, 0.13] }), { scale: 0.9 })
    .ellipsoid([0.26, -1.08, 0.37], [0.07, 0.07, 0.05], { mirrored: true })
}

const GIRTHS = { slight: 0.86, average: 1, broad: 1.18 } as const

const reach = ({ tape, skin, spec }: SculptContext, side: number, hand: Vector): void => {
  const sleeve = tape.material({ kind: 'cloth', color: printOf(spec).sleeves })
  const shoulder: Vector = [side * 0.36, -1.02, -0.06]
  const wrist = blend(shoulder, hand, 0.86)
  tape.group(sleeve, { scale: 0.9 }).cone(shoulder, wrist, 0.19, 0.17)
  tape.group(skin, { scale: 0.9 }).sphere(hand, 0.175)
}

/** A gentle rise of the ground under the feet. */
const layGround = ({ tape, spec }: Pick<SculptContext, 'tape' | 'spec'>): void => {
  const ground = tape.material({
    kind: 'cloth',
    color: times(groundColor(spec.background.scene), GROUND_LIGHT[spec.background.time]),
    ...{ texture: 0.3, frequency: 20 },
  })
  tape.group(ground, { framed: false }).ellipsoid([0, GROUND - 1.2, -0.6], [16, 1.22, 7])
}

/** The stump of a tree, broader at its roots. */
const placeStump = (
  { tape, spec }: Pick<SculptContext, 'tape' | 'spec'>,
  [x, top, z]: Vector,
): void => {
  const light = GROUND_LIGHT[spec.background.time]
  const bark = { kind: 'cloth', color: times(BARK, light), texture: 0.3, frequency: 12 } as const
  const half = (top - GROUND) / 2
  tape
    .group(tape.material(bark), { framed: false })
    .frustum([x, top - half - 0.05, z], 0.62, 0.56, half, 0.05)
    .frustum([x, GROUND + 0.1, z], 0.8, 0.58, 0.16, 0.06, { blend: 0.2 })
    .group(tape.material({ ...bark, color: times(WOOD, light) }), { framed: false })
    .cylinder([x, top - 0.03, z], 0.5, 0.03, 0.02)
}
const BARK = linear('#5f4630')
const WOOD = linear('#c9a878')

const times = (a: Vector, b: Vector): Vector => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]

/** The lights on the character would make the ground equally bright at every time of day. */
const GROUND_LIGHT: Readonly<Record<Time, Vector>> = {
  dawn: [0.86, 0.74, 0.72],
  day: [0.86, 0.86, 0.82],
  dusk: [0.78, 0.58, 0.54],
  night: [0.15, 0.19, 0.34],
}
const GRASS = linear('#86c96a')
const groundColor = (scene: Scene): Vector =>
  isSketched(scene) ? blend(linear(SKETCHES[scene].ground), GRASS, 0.15) : GROUNDS[scene]
const GROUNDS = {
  studio: GRASS,
  hills: GRASS,
  forest: linear('#69b060'),
  mountains: linear('#8fc080'),
  desert: linear('#ecd29a'),
  sea: linear('#f2e0b0'),
  space: linear('#a9a2c0'),
  arctic: linear('#eef4fa'),
  interior: linear('#c89a68'),
  ruins: linear('#c2bd8e'),
} as const

/** A village of small friends: felt, buttons and pastel. */
export const animalCrossing: SculptedStyle = {
  ...realistic,
  proportions: miniature,
  material: felt,
  parts: [
    sculptHead,
    sculptBody,
    (s) => {
      if (s.spec.species === 'robot') return
      sculptFittingHair(s)
    },
    sculptToyHeadwear,
    (s) => (isHeld(s.spec.prop) ? s.tape.shifted(REACH, () => sculptProp(s)) : sculptProp(s)),
  ],
  ground: layGround,
  step: placeStump,
  // The tape is shifted while a prop is sculpted; the arm must still start at the body.
  hand: (s, at, _lean, grip) => {
    s.tape.shifted(scale(REACH, -1), () => reach(s, grip?.second ? -1 : 1, add(at, REACH)))
  },
  framing: { yaw: -0.2, pitch: 0.1, end: { portrait: -2.85, landscape: -2.7, square: -2.75 } },
  lights: ({ time }) => ({
    keyFrom: [-0.5, 0.7, 0.75],
    key: time === 'night' ? [1.2, 1.2, 1.5] : time === 'dusk' ? [1.7, 1.35, 1.1] : [1.6, 1.5, 1.35],
    fillFrom: [0.8, 0.1, 0.6],
    fill: [0.46, 0.46, 0.5],
    rimFrom: [0.7, 0.5, -0.5],
    rim: [0.5, 0.5, 0.5],
    sky: [0.6, 0.62, 0.66],
    ground: [0.42, 0.4, 0.34],
    exposure: 0.7,
    saturation: 1.12,
    occlusion: 0.65,
    shadowSharpness: 3,
  }),
  backdrop: landscape({
    skies: {
      dawn: skyOf('#a8c8f0', '#ffd9d0', '#fffaf2', [1, 0.92, 0.86]),
      day: skyOf('#8fd0f0', '#d8f4ee', '#fffaf2', [1.02, 1.02, 0.96]),
      dusk: skyOf('#a890d8', '#ffc2a0', '#fffaf2', [0.94, 0.78, 0.72]),
      night: skyOf('#2a3a78', '#6a88c0', '#fffaf2', [0.46, 0.54, 0.74]),
    },
    squares: 0,
    haze: 0.42,
    tint: { color: linear('#d8eacb'), share: 0.3 },
    edge: 0.006,
    relief: 0.2,
    trees: true,
  }),
  backdropTexel: 2,
  finish: 'plain',
}
