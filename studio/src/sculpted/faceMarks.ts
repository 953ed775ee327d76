import { albedo, linear } from './color.ts'
import { metal } from './materials.ts'
import { line, SCAR } from './paintLine.ts'
import type { SculptContext } from './SculptContext.ts'
import { blend, rotation, type Vector } from '../kernel/vector.ts'

const INK: Vector = [0.02, 0.016, 0.016]
const STEEL: Vector = [0.52, 0.54, 0.58]

/** A round spot of paint on the skin. */
const dot = (
  { tape, skin }: SculptContext,
  [x, y]: readonly [number, number],
  radius: number,
  color: Vector,
): void => {
  tape.paint(skin, 'patch', {
    center: [x, y, 0.6],
    radii: [radius, radius, 0.7],
    ...{ color, opacity: 0.95, parameters: [0.3] },
  })
}

/** The point on the front of the face at x and y. */
const onFace = ({ cast }: SculptContext, x: number, y: number): Vector =>
  cast([x, y, 2], [0, 0, -1]) ?? [x, y, 0.7]

export const neckBolts = ({ tape, form }: SculptContext): void => {
  const x = form.neckWidth + 0.06
  tape
    .group(tape.material(metal(STEEL)), { scale: 0.9 })
    .cylinder([x, form.chinY - 0.1, -0.06], 0.09, 0.16, 0.02, {
      mirrored: true,
      rotation: rotation(0, 0, 90),
    })
    .cylinder([x + 0.19, form.chinY - 0.1, -0.06], 0.17, 0.06, 0.03, {
      mirrored: true,
      rotation: rotation(0, 0, 90),
    })
}

/** Seams on the brow and on a cheek. */
export const stitches = (s: SculptContext): void => {
  for (const [from, to] of SEAMS) {
    line(s, [from, to], 0.022, SCAR)
    for (let i = 0; i < 6; i++) {
      const t = (i + 0.5) / 6
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
      const [dx, dy] = [(to[1] - from[1]) * 0.16, (from[0] - to[0]) * 0.16]
      line(
        s,
        [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ],
        0.018,
        INK,
      )
    }
  }
}

const SEAMS = [
  [
    [-0.5, 0.5],
    [0.06, 0.62],
  ],
  [
    [0.3, -0.24],
    [0.52, -0.66],
  ],
] as const

export const tear = (s: SculptContext): void => {
  const { form, tape } = s
  const [x, y, z] = onFace(s, form.eyeX + 0.02, -form.eyeLower - 0.26)
  tape
    .group(tape.material({ color: [0.4, 0.62, 0.8], gloss: 1, power: 90, fresnel: 0.9 }), {
      scale: 0.9,
    })
    .cone([x, y + 0.14, z], [x, y - 0.02, z + 0.01], 0.025, 0.085)
}

export const beautyMark = (s: SculptContext): void => {
  dot(s, [0.28, s.form.mouthY + 0.14], 0.05, [0.03, 0.014, 0.01])
}

/** Curling lines on a cheek and over a brow. */
export const faceTattoo = (s: SculptContext): void => {
  for (const path of TATTOO) line(s, path, 0.03, [0.02, 0.045, 0.06], { opacity: 0.9 })
}

const TATTOO = [
  [
    [0.2, -0.3],
    [0.34, -0.42],
    [0.5, -0.4],
    [0.56, -0.28],
    [0.48, -0.2],
    [0.4, -0.26],
  ],
  [
    [0.24, -0.48],
    [0.38, -0.6],
    [0.54, -0.56],
  ],
  [
    [0.22, 0.46],
    [0.36, 0.58],
    [0.54, 0.54],
    [0.6, 0.4],
  ],
  [
    [0.3, 0.7],
    [0.46, 0.72],
    [0.6, 0.62],
  ],
] as const

export const noseRing = (s: SculptContext): void => {
  const { form, tape } = s
  const [x, y, z] = onFace(s, form.noseWidth * 0.9, form.noseY - 0.05)
  tape
    .group(tape.material(metal([0.75, 0.52, 0.18])), { scale: 0.9 })
    .torus([x + 0.01, y - 0.03, z + 0.01], 0.09, 0.022, { rotation: rotation(90, 50, 0) })
}

export const clownNose = (s: SculptContext): void => {
  const [, y, z] = onFace(s, 0, s.form.noseY + 0.03)
  s.tape
    .group(s.tape.material({ color: [0.5, 0.01, 0.01], gloss: 0.6, power: 60, fresnel: 0.4 }))
    .sphere([0, y, z + 0.04], 0.17)
}

/** A white face, a wide red mouth and diamonds over the eyes. */
export const clownMakeup = (s: SculptContext): void => {
  const { tape, skin, form } = s
  tape.paint(skin, 'patch', {
    center: [0, -0.1, 0.6],
    radii: [form.headWidth + 0.1, 1.06, 0.9],
    ...{ color: [0.7, 0.69, 0.67], opacity: 0.86, parameters: [0.2] },
  })
  const red = linear('#b3121c')
  const y = form.mouthY
  const smile = [
    [0, y - 0.03],
    [form.mouthWidth, y + 0.01],
    [form.mouthWidth + 0.2, y + 0.2],
  ] as const
  line(s, smile, 0.075, red, { opacity: 0.95, mirrored: true })
  for (const side of [1, -1]) {
    line(
      s,
      [
        [form.eyeX, side * 0.16],
        [form.eyeX, side * 0.36],
      ],
      0.05,
      [0.02, 0.05, 0.22],
      { opacity: 0.95, mirrored: true },
    )
  }
}

/** A strip over the bridge of the nose. */
export const bandage = (s: SculptContext): void => {
  const y = s.form.noseY * 0.45
  const strip = (half: number, width: number, color: Vector): void =>
    line(
      s,
      [
        [-half, y],
        [half, y],
      ],
      width,
      color,
      { opacity: 1 },
    )
  strip(0.26, 0.09, [0.58, 0.4, 0.26])
  strip(0.08, 0.08, [0.7, 0.58, 0.46])
}

export const bindi = (s: SculptContext): void => {
  const [x, y, z] = onFace(s, 0, s.form.browY + 0.12)
  s.tape
    .group(
      s.tape.material({ color: blend([0.5, 0.01, 0.03], albedo(s.spec.skin), 0.05), gloss: 0.5 }),
    )
    .ellipsoid([x, y, z], [0.055, 0.055, 0.02])
}
