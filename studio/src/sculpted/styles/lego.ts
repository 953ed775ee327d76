import type { CharacterSpec, Scene, Time } from '../../CharacterSpec.ts'
import { lookOf } from '../../bearing.ts'
import { isHeld, takesBothHands } from '../../isHeld.ts'
import { SKETCHES, isSketched } from '../../scenery/sketches.ts'
import { paintSketch } from '../backdrop/paintSketch.ts'
import { albedo, linear, luminance, saturated } from '../color.ts'
import { sculptCreatureHead } from '../creature/creatureHead.ts'
import { sculptFittingHair } from '../headwear/fittingHair.ts'
import { sculptMarks } from '../marks.ts'
import { naturalProportions } from '../proportions/naturalProportions.ts'
import { type Proportions } from '../proportions/Proportions.ts'
import { sculptProp } from '../prop/prop.ts'
import type { SculptContext } from '../SculptContext.ts'
import type { Material } from '../Material.ts'
import { add, blend, clamp, scale, unit, type Vector } from '../vector.ts'
import { printOf } from './prints.ts'
import { realistic } from './realistic.ts'
import type { Backdrop, SculptedStyle } from './SculptedStyle.ts'
import {
  paintDisc,
  paintLine,
  type Lines,
  printCreases,
  printLines,
  printExpression,
  printGarment,
  sculptToyEars,
  sculptToyHeadwear,
} from './toy.ts'

const HEAD_RADIUS = 0.76
const FACE: number = HEAD_RADIUS - 0.06
const SHOULDER: Vector = [0.94, -1.36, -0.02]
const GROUND = -4.9

/** The same mold for everyone: only age, expression and the prints differ. */
const mold = (spec: CharacterSpec): Proportions => ({
  ...naturalProportions(spec),
  headWidth: HEAD_RADIUS + 0.05,
  chinY: -0.84,
  chinZ: 0.5,
  eyeX: 0.25,
  eyeWidth: 0.15,
  eyeRadius: 0.2,
  eyeZ: FACE - 0.18,
  browY: 0.3,
  noseY: -0.14,
  mouthY: -0.4,
  mouthWidth: 0.3,
  lipLower: 0.06,
  neckWidth: 0.4,
  shoulder: 0.9,
  lift: 0.5,
  lockCount: 0.45,
  lockRadius: 1.8,
})

/** Everything is molded from glossy plastic, except glowing parts and polished metal. */
const plastic = (material: Material): Material => {
  switch (material.kind) {
    case 'glow':
    case 'metal':
    case 'eye': // of creatures; those of people are printed
      return material
    case 'hair':
      return { ...PLASTIC, color: scale(material.color, 1.15) }
    case 'skin':
      return { ...PLASTIC, color: skinPlastic(material.color) }
    default:
      return { ...PLASTIC, color: material.color }
  }
}

const skinPlastic = (color: Vector): Vector => (isPale(color) ? YELLOW : color)

const PLASTIC = { kind: 'plain', gloss: 0.5, power: 70, fresnel: 0.45 } as const
const YELLOW = linear('#f6b80c')
const isPale = (color: Vector): boolean =>
  luminance(color) > 0.3 && color[0] > color[1] && color[1] > color[2]

const sculptHead = (s: SculptContext): void => {
  const creature = sculptCreatureHead(s, { neck: false })
  if (creature) {
    s.tape.group(s.skin).cylinder([0, -0.94, -0.05], 0.44, 0.3, 0.04)
    sculptMarks(creature)
    return
  }
  const { tape, skin, spec, form } = s
  tape
    .group(skin, { scale: 0.95 })
    .cylinder([0, -0.02, -0.05], HEAD_RADIUS, 0.82, 0.24)
    .cylinder([0, -0.94, -0.05], 0.44, 0.16, 0.04, { blend: 0.03 })
    .cylinder([0, 0.88, -0.05], 0.34, 0.13, 0.035, { blend: 0.02 })
  sculptMarks(s)
  const alien = spec.species === 'alien'
  const ink: Vector =
    alien || spec.species === 'robot' ? linear(spec.face.eyeColor) : [0.006, 0.005, 0.005]
  const [toSide, up] = lookOf(spec)
  const size = alien ? 1.7 : 1 + 0.25 * form.childlike
  const white = { color: [0.85, 0.85, 0.85] as const, depth: FACE }
  if (spec.species === 'robot') {
    paintLine(
      s,
      skin,
      [
        [-0.36, 0.06],
        [0.36, 0.06],
      ],
      { width: 0.34, color: [0.02, 0.025, 0.03], depth: FACE },
    )
  }
  for (const side of [-1, 1]) {
    const [x, y] = [side * form.eyeX + 0.07 * toSide, 0.06 + 0.06 * up]
    paintDisc(s, skin, [x, y], [0.095 * size, 0.125 * size], {
      color: ink,
      depth: FACE,
    })
    const light: readonly [number, number] = [
      x - 0.03 * (1 - toSide * toSide) + 0.04 * toSide,
      y + 0.05,
    ]
    paintDisc(s, skin, light, [0.036, 0.042], white)
    if (spec.presentation !== 'feminine') continue
    for (const [dx, dy] of [
      [0.13, 0.12],
      [0.17, 0.04],
    ] as const) {
      paintLine(
        s,
        skin,
        [
          [x, y],
          [x + side * dx, y + dy],
        ],
        {
          ...{ width: 0.026, color: ink, depth: FACE },
        },
      )
    }
  }
  printExpression(s, { material: skin, depth: FACE, mouth: form.mouthWidth, browWidth: 0.15 })
  printCreases(s, { material: skin, depth: FACE, color: scale(linear(spec.skin), 0.35) }, [
    [
      [0.3, -0.2],
      [0.42, -0.36],
    ],
    [
      [0.2, -0.13],
      [0.32, -0.13],
    ],
  ])
  sculptToyEars(s)
}

const sculptBody = (s: SculptContext): void => {
  const { tape, spec } = s
  const { material: torso, print } = printGarment(
    s,
    {
      half: 0.84,
      top: -1.06,
      bottom: -2.86,
      depth: 0.46,
    },
    skinPlastic(albedo(spec.skin)),
  )
  tape
    .group(torso, { scale: 0.95, framed: false })
    .box([0, -1.98, -0.04], [1.06, 0.92, 0.5], 0.05)
    .plane(SIDE, SIDE[0] * 0.76 + SIDE[1] * -1.06, {
      operation: 'keep',
      mirrored: true,
      blend: 0.03,
    })
  if (print.hips) {
    wrapHips(s, print.hips)
    printLines(
      s,
      { material: torso, depth: 0.46, width: 0.03, color: scale(print.base, 0.55) },
      MUSCLES,
    )
  }
  const legs = tape.material({ color: print.legs })
  tape.group(legs, { scale: 0.95, framed: false })
  if (print.long) {
    tape.box([0, -3.86, -0.02], [1.12, 0.98, 0.62], 0.08)
  } else {
    tape
      .box([0, -3.06, -0.04], [1.02, 0.13, 0.48], 0.04)
      .box([0.53, -3.92, -0.04], [0.48, 0.7, 0.44], 0.05, { mirrored: true, blend: 0.01 })
      .box([0.53, -4.72, 0.06], [0.48, 0.16, 0.56], 0.05, { mirrored: true, blend: 0.01 })
  }
  if (print.cape) {
    const cape = tape.material({ kind: 'cloth', color: print.cape })
    tape.group(cape, { scale: 0.85, framed: false }).box([0, -2.5, -0.7], [1.2, 1.5, 0.05], 0.04)
  }
  if (!takesBothHands(spec.prop)) reach(s, -1, [-1.3, -2.5, 0.5])
  if (!isHeld(spec.prop)) reach(s, 1, [1.3, -2.5, 0.5])
}

/** A cloth around the hips that hangs down in front. */
const wrapHips = ({ tape }: SculptContext, color: Vector): void => {
  tape
    .group(tape.material({ kind: 'cloth', color }), { scale: 0.9, framed: false })
    .box([0, -3.1, -0.04], [1.06, 0.2, 0.53], 0.05)
    .box([0, -3.6, 0.46], [0.42, 0.46, 0.05], 0.04, { blend: 0.04 })
}

/** On a bare chest and belly. */
const MUSCLES: Lines = [
  [
    [0.05, -1.84],
    [0.42, -1.92],
    [0.62, -1.74],
  ],
  [
    [0.1, -2.24],
    [0.34, -2.24],
  ],
  [
    [0.1, -2.52],
    [0.3, -2.52],
  ],
]

/** The normal of the slanting side of the torso. */
const SIDE: Vector = unit([1, 0.16, 0])

/** An arm bent at the elbow, and the claw at its end. */
const reach = (s: SculptContext, side: number, hand: Vector): void => {
  const { tape, skin } = s
  const shoulder: Vector = [side * SHOULDER[0], SHOULDER[1], SHOULDER[2]]
  const wrist = add(hand, [-side * 0.02, 0.2, -0.2])
  const middle = blend(shoulder, wrist, 0.5)
  const elbow = add(middle, [side * 0.16, -0.12, -0.12])
  const { bareArms, sleeves } = printOf(s.spec)
  const sleeve = bareArms ? skin : tape.material({ color: sleeves })
  tape
    .group(sleeve, { scale: 0.92, framed: false })
    .cone(shoulder, elbow, 0.31, 0.27, { blend: 0.08 })
    .cone(elbow, wrist, 0.27, 0.23, { blend: 0.12 })
  tape
    .group(skin, { scale: 0.92, framed: false })
    .cone(wrist, hand, 0.14, 0.14)
    .cylinder(hand, 0.27, 0.2, 0.03, { blend: 0.04 })
    .cylinder(hand, 0.15, 0.4, 0.01, { operation: 'cut', blend: 0.02 })
    .box(add(hand, [-side * 0.12, 0, 0.26]), [0.12, 0.4, 0.2], 0.02, {
      operation: 'cut',
      blend: 0.02,
    })
}

/** A plate with studs under the figure's feet. */
const layBaseplate = ({ tape, spec }: Pick<SculptContext, 'tape' | 'spec'>): void => {
  const plate = tape.material({ color: plateColor(spec.background.scene) })
  tape.group(plate, { framed: false }).box([0, GROUND - 0.12, -6], [16, 0.12, 10], 0.03)
  for (let i = -14; i <= 14; i++) {
    for (let j = 0; j < 13; j++) {
      const [x, z] = [i * 0.9, 2.2 - j * 0.9]
      if (Math.abs(x) < 1.1 && Math.abs(z) < 0.7) continue
      tape.cylinder([x, GROUND + 0.06, z], 0.28, 0.1, 0.03)
    }
  }
}

const GRASS = linear('#3f9a3a')
const GREY = linear('#8d9296')
const plateColor = (scene: Scene): Vector =>
  isSketched(scene) ? linear(SKETCHES[scene].ground) : PLATES[scene]
const PLATES = {
  studio: linear('#2f7ac8'),
  hills: GRASS,
  forest: linear('#2c7436'),
  mountains: GREY,
  desert: linear('#dcb76a'),
  sea: linear('#2a78c4'),
  space: linear('#5f6068'),
  arctic: linear('#e4ebf0'),
  interior: linear('#a8683a'),
  ruins: linear('#c8ae78'),
} as const

/** A sheet of card behind the set, in the color of the time of day or with a printed scene, lit from the middle. */
const card = (spec: CharacterSpec): Backdrop => {
  const { scene, time, mood } = spec.background
  const color = CARDS[time]
  const dim = mood === 'ominous' || mood === 'stormy' ? 0.55 : 1
  const plain: Backdrop = () => color
  const print = isSketched(scene)
    ? paintSketch(scene, spec, {
        ...{ sky: plain, light: PRINT_LIGHTS[time], haze: color, edge: 0.0015, grain: 0 },
        tone: (ink) => saturated(ink, 1.15),
      })
    : plain
  return (x, y) => {
    const light = 0.7 + 0.55 * Math.exp(-(x * x * 2.2 + (y - 0.12) ** 2 * 2.6))
    return scale(print(x, y), dim * clamp(light, 0, 1.3))
  }
}
/** How dark the inks of a printed scene are. */
const PRINT_LIGHTS: Readonly<Record<Time, Vector>> = {
  dawn: [0.95, 0.86, 0.82],
  day: [1, 1, 0.96],
  dusk: [0.8, 0.66, 0.62],
  night: [0.46, 0.52, 0.74],
}
const CARDS = {
  dawn: linear('#f3b9a4'),
  day: linear('#7cc4ee'),
  dusk: linear('#e88f5a'),
  night: linear('#33508e'),
} as const

/** A construction-toy figure of molded, printed plastic. */
export const lego: SculptedStyle = {
  ...realistic,
  proportions: mold,
  material: plastic,
  parts: [
    sculptHead,
    sculptBody,
    (s) => {
      if (s.spec.species === 'robot') return
      sculptFittingHair(s)
    },
    sculptToyHeadwear,
    sculptProp,
  ],
  ground: layBaseplate,
  hand: (s, at, _lean, grip) => reach(s, grip?.second ? -1 : 1, at),
  framing: { yaw: -0.3, pitch: 0.12, end: { portrait: -5.1, landscape: -2.7, square: -3.4 } },
  lights: () => ({
    keyFrom: [-0.5, 0.75, 0.7],
    key: [1.95, 1.85, 1.7],
    fillFrom: [0.8, 0.1, 0.6],
    fill: [0.34, 0.36, 0.4],
    rimFrom: [0.8, 0.4, -0.5],
    rim: [0.8, 0.85, 0.95],
    sky: [0.44, 0.46, 0.5],
    ground: [0.26, 0.25, 0.24],
    exposure: 0.74,
    saturation: 1.15,
    occlusion: 0.9,
    shadowSharpness: 7,
  }),
  backdrop: card,
  finish: 'plain',
}
