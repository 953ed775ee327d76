import type { Mark } from '../spec/CharacterSpec.ts'
import { albedo, linear, luminance } from './color.ts'
import { GROWTHS_SCULPTED } from './growths.ts'
import { metal } from './materials.ts'
import {
  beautyMark,
  bindi,
  clownMakeup,
  clownNose,
  faceTattoo,
  neckBolts,
  noseRing,
  bandage,
  stitches,
  tear,
} from './faceMarks.ts'
import { faceCloth, goggles, halfMask, hockeyMask, sunglasses } from './faceMasks.ts'
import { line, SCAR } from './paintLine.ts'
import type { SculptContext } from './SculptContext.ts'
import { blend, rotation, scale, type Vector } from '../kernel/vector.ts'

/** Marks painted on the skin or worn on the face. Call after the head. */
export const sculptMarks = (context: SculptContext): void => {
  for (const mark of context.spec.marks) MARKS_SCULPTED[mark](context)
}

const GOLD: Vector = [0.75, 0.52, 0.18]

const MARKS_SCULPTED: Readonly<Record<Mark, (s: SculptContext) => void>> = {
  ...GROWTHS_SCULPTED,
  glasses: ({ tape, form }) => {
    const frame = tape.material({ color: [0.02, 0.018, 0.016], gloss: 0.5, power: 40 })
    const z = form.eyeZ + form.eyeRadius + 0.17
    const radius = form.eyeWidth + 0.075
    tape
      .group(frame, { scale: 0.9 })
      .torus([form.eyeX, -0.01, z], radius, 0.02, {
        mirrored: true,
        rotation: rotation(90, 10, 0),
      })
      .cone([0, 0.045, z + 0.04], [form.eyeX - radius, 0.03, z + 0.02], 0.02, 0.02, {
        mirrored: true,
      })
      .cone(
        [form.eyeX + radius, 0.05, z - 0.03],
        [form.headWidth + 0.05, 0.05, -0.05],
        0.018,
        0.018,
        {
          mirrored: true,
        },
      )
  },
  'eye-patch': ({ tape, form }) => {
    const hide = tape.material({
      ...{ kind: 'cloth', color: [0.016, 0.014, 0.013], gloss: 0.16, power: 18 },
      ...{ fresnel: 0.3, texture: 0.4, frequency: 30 },
    })
    const z = form.eyeZ + form.eyeRadius
    tape
      .group(hide, { scale: 0.9 })
      .ellipsoid([form.eyeX, 0.0, z + 0.02], [form.eyeWidth + 0.06, 0.185, 0.05])
      .torus([0, 0.26, -0.12], form.headWidth + 0.055, 0.026, {
        blend: 0.04,
        rotation: rotation(-10, 0, 17),
      })
  },
  scar: (s) => {
    const x = -s.form.eyeX - 0.03
    const path = [
      [x - 0.02, 0.52],
      [x + 0.03, 0.24],
      [x + 0.01, -0.2],
      [x + 0.07, -0.48],
    ] as const
    line(s, path, 0.034, blend(albedo(s.spec.skin), SCAR, 0.5), { opacity: 0.5 })
    line(s, path, 0.016, SCAR)
  },
  'lightning-scar': (s) => {
    const path = [
      [-0.12, 0.72],
      [-0.19, 0.6],
      [-0.1, 0.58],
      [-0.2, 0.42],
    ] as const
    line(s, path, 0.024, SCAR, { opacity: 0.85 })
  },
  freckles: ({ tape, skin, spec }) => {
    const own = albedo(spec.skin)
    const brown = linear('#6e3214')
    tape.paint(skin, 'freckles', {
      center: [0, -0.23, 0.62],
      radii: [0.66, 0.24, 0.6],
      // Freckles are darker than any skin.
      color: luminance(own) < 0.12 ? scale(own, 0.35) : blend(own, brown, 0.8),
      opacity: 0.85,
      parameters: [19, 0.55],
    })
  },
  // The head handles this mark: wrinkles are sculpted with it.
  wrinkles: () => undefined,
  'face-paint': (s) => {
    const color = linear('#a02820')
    for (let i = 0; i < 2; i++) {
      const y = -0.24 - i * 0.13
      line(
        s,
        [
          [0.26, y],
          [0.56, y + 0.08],
        ],
        0.05,
        color,
        { opacity: 0.85, mirrored: true },
      )
    }
    line(
      s,
      [
        [0.0, 0.76],
        [0.0, 0.5],
      ],
      0.045,
      color,
      { opacity: 0.85 },
    )
  },
  mask: ({ tape, skin, form }) => {
    const black: Vector = [0.012, 0.012, 0.014]
    const layer = { color: black, opacity: 0.98 }
    tape
      .paint(skin, 'patch', {
        ...layer,
        center: [form.eyeX + 0.04, 0.02, 0.6],
        radii: [form.eyeWidth + 0.2, 0.25, 0.8],
        mirrored: true,
        parameters: [0.08],
      })
      .paint(skin, 'patch', {
        ...layer,
        center: [0, 0.06, 0.7],
        radii: [0.3, 0.15, 0.5],
        parameters: [0.08],
      })
  },
  monocle: ({ tape, form }) => {
    const gold = tape.material(metal(GOLD))
    const z = form.eyeZ + form.eyeRadius + 0.1
    tape
      .group(gold, { scale: 0.9 })
      .torus([-form.eyeX, -0.01, z], form.eyeWidth + 0.05, 0.022, { rotation: rotation(90, -8, 0) })
      .cone([-form.eyeX - 0.2, -0.14, z], [-form.eyeX - 0.3, -1.2, 0.3], 0.01, 0.01)
  },
  earrings: ({ tape, form }) => {
    tape
      .group(tape.material(metal(GOLD)), { scale: 0.9 })
      .torus([form.headWidth + 0.02, -0.42, -0.04], 0.095, 0.02, {
        mirrored: true,
        rotation: rotation(90, 40, 0),
      })
  },
  sunglasses,
  goggles,
  'hockey-mask': hockeyMask,
  'half-mask': halfMask,
  'face-cloth': faceCloth,
  'neck-bolts': neckBolts,
  stitches,
  tear,
  'beauty-mark': beautyMark,
  'face-tattoo': faceTattoo,
  'nose-ring': noseRing,
  'clown-nose': clownNose,
  'clown-makeup': clownMakeup,
  bandage,
  bindi,
}
