import type { CharacterSpec } from '../CharacterSpec.ts'
import { albedo, linear, luminance, saturated } from './color.ts'
import { openingOf } from './eyes.ts'
import { fillMouth, openMouth, paintLips, sculptMouth } from './mouth.ts'
import { JAW_RADIUS } from './proportions.ts'
import type { Sculpting } from './Sculpting.ts'
import { sculptCranium, sculptMuzzle, sculptNosePad, sculptTusks } from './species.ts'
import { almondParameters, type Material } from './Tape.ts'
import { blend, clamp, ease, mix, rotation, type Vector } from './vector.ts'

const MIRRORED = { mirrored: true } as const
/** Culling margin of sculpted groups: height of the relief plus the later blends in the chain. */
const RELIEF = 0.22

/** Skin as a material: darker skin shines more; the palest is kept from turning to chalk. */
export const skinMaterial = (skin: Vector): Material => ({
  kind: 'skin',
  color: saturated(skin, 1 + 0.45 * ease(0.38, 0.52, luminance(skin))),
  gloss: 0.085 + 0.1 * darkness(skin),
  power: 22,
  subsurface: 1,
  fresnel: 0.2,
  texture: 0.16,
  frequency: 11,
})

/** Skull, features, ears, neck and collar bones, and the colour of the skin. */
export const sculptHead = (sculpting: Sculpting): void => {
  const { tape, skin, form, spec } = sculpting
  tape.group(skin, { scale: 0.86, grow: RELIEF })
  sculptSkull(sculpting)
  sculptLids(sculpting)
  // A high skull would come through hair.
  if (spec.species === 'alien' && spec.hair.cut === 'bald') sculptCranium(sculpting)
  if (spec.species === 'animal') {
    sculptMuzzle(sculpting)
  } else {
    sculptNose(sculpting)
    sculptMouth(sculpting)
    sculptCreases(sculpting)
  }
  tape.almond([form.eyeX, 0, form.eyeZ + 0.02], openingOf(form), {
    operation: 'cut',
    blend: 0.016,
    mirrored: true,
  })
  if (spec.species !== 'animal') openMouth(sculpting)
  sculptEars(sculpting)
  sculptNeck(sculpting)
  colorSkin(sculpting)
  if (spec.species === 'animal') {
    sculptNosePad(sculpting)
  } else {
    fillMouth(sculpting)
  }
  if (spec.species === 'orc') sculptTusks(sculpting)
}

const sculptSkull = ({ tape, form }: Sculpting): void => {
  const chin: Vector = [form.chinWidth, form.chinY + form.chinRadius, form.chinZ - 0.08]
  tape
    .ellipsoid([0, 0.32, -0.14], [form.headWidth, 0.84, 0.92])
    .ellipsoid([0, -0.2, 0.1], [form.headWidth * 0.8, 0.8, 0.64], { blend: 0.3 })
    .cone([form.jawWidth, form.jawY, 0.04], chin, JAW_RADIUS, form.chinRadius, {
      blend: 0.36,
      mirrored: true,
    })
    .ellipsoid(
      [0, form.chinY + form.chinRadius + 0.01, form.chinZ],
      [form.chinRadius * 1.05 + form.chinWidth * 0.6, form.chinRadius, form.chinRadius * 0.9],
      { blend: 0.16 },
    )
    .ellipsoid(
      [form.eyeX + 0.07, form.cheekY, 0.43],
      [form.cheek, form.cheek * 0.82, form.cheek * 0.82],
      { blend: 0.26, mirrored: true },
    )
    .ellipsoid([0, form.mouthY + 0.03, 0.48], [0.27, 0.22, 0.22], { blend: 0.22 })
    .cone(
      [0.1, form.browY - 0.05, 0.66],
      [0.42, form.browY - 0.04, 0.52],
      0.06 + form.browRidge,
      0.05 + form.browRidge,
      { blend: 0.16, mirrored: true },
    )
    .bump([form.eyeX - 0.01, 0.02, 0.7], [0.34, 0.26, 0.4], -form.socket, MIRRORED)
    .bump([0.72, 0.3, 0.4], [0.3, 0.4, 0.4], -0.03, MIRRORED)
  const hollow = 0.018 * form.masculine + 0.024 * form.aged
  if (hollow > 0) tape.bump([0.5, -0.62, 0.42], [0.26, 0.34, 0.4], -hollow, MIRRORED)
  if (form.aged > 0) {
    // What hangs over the line of the jaw.
    const jowl: Vector = [form.chinWidth + 0.28, form.chinY + 0.16, 0.42]
    tape.bump(jowl, [0.2, 0.18, 0.3], 0.035 * form.aged, MIRRORED)
  }
}

/** A dome over the eyeball that the opening is cut through, with shallow creases above and below. */
const sculptLids = ({ tape, form }: Sculpting): void => {
  const { eyeX, eyeWidth, eyeTilt } = form
  const front = form.eyeZ + form.eyeRadius
  const crease = form.eyeUpper + 0.046
  tape.sphere([eyeX, 0, form.eyeZ], form.eyeRadius + 0.026, { blend: 0.06, mirrored: true })
  tape.groove(
    [eyeX - eyeWidth * 0.75, crease * 0.62, front - 0.03],
    [eyeX, crease, front],
    0.055,
    [-0.008, -0.0055],
    MIRRORED,
  )
  tape.groove(
    [eyeX, crease, front],
    [eyeX + eyeWidth * 0.85, crease * 0.62 + eyeWidth * eyeTilt, front - 0.08],
    0.055,
    [-0.0055, -0.009],
    MIRRORED,
  )
  tape.groove(
    [eyeX - eyeWidth * 0.7, -form.eyeLower - 0.06, front - 0.06],
    [eyeX + eyeWidth * 0.6, -form.eyeLower - 0.075, front - 0.08],
    0.05,
    [-0.006 - 0.008 * form.aged, -0.006 - 0.004 * form.aged],
    MIRRORED,
  )
}

const sculptNose = ({ tape, form }: Sculpting): void => {
  const { noseY, noseWidth, noseLength } = form
  const root = 0.7
  const tip = root + noseLength
  tape
    .cone([0, 0.08, root - 0.05], [0, noseY + 0.05, tip - 0.03], form.bridge, noseWidth * 0.78, {
      blend: 0.13,
    })
    .ellipsoid(
      [0, noseY + 0.01, tip - 0.01],
      [
        noseWidth * 0.98 * form.noseTip,
        noseWidth * 0.86 * form.noseTip,
        noseWidth * 0.95 * form.noseTip,
      ],
      { blend: 0.07 },
    )
    .ellipsoid(
      [noseWidth * 1.2, noseY - 0.015, root + noseLength * 0.34],
      [noseWidth * 0.66, noseWidth * 0.64, Math.max(noseWidth * 0.95, noseLength * 0.6)],
      { blend: 0.07, mirrored: true },
    )
    .ellipsoid(
      [noseWidth * 0.74, noseY - noseWidth * 0.8, root + noseLength * 0.46],
      [noseWidth * 0.34, noseWidth * 0.26, noseWidth * 0.5],
      { operation: 'cut', blend: 0.035, mirrored: true },
    )
  if (form.noseHump > 0) {
    tape.bump([0, noseY * 0.42, tip - 0.06], [0.12, 0.2, 0.22], form.noseHump)
  }
}

/** A fold along a curve in the plane of the face: from its start towards `by` to its end. */
interface Crease {
  readonly from: Point
  readonly by?: Point
  readonly to: Point
  /** Half width, and depth in the middle; it fades at its ends. */
  readonly width: number
  readonly depth: number
  /** How much darker it is than the skin around it. */
  readonly tone?: number
  /** Only on this side of the face. */
  readonly single?: boolean
}
type Point = readonly [number, number]

/** From 0 to 1: how lined the face is. */
const linesOf = ({ form, spec }: Sculpting): number =>
  Math.max(form.aged, spec.marks.includes('wrinkles') ? 0.75 : 0)

/** Wrinkles of the old, no two alike; the hint of a fold of the young. */
const creasesOf = (sculpting: Sculpting): readonly Crease[] => {
  const { form } = sculpting
  const { noseWidth, noseY, mouthWidth, mouthY, eyeX, eyeWidth, eyeLower } = form
  const lines = linesOf(sculpting)
  const cheeks: Crease = {
    from: [noseWidth * 1.75, noseY + 0.05],
    by: [mouthWidth * 1.42, noseY - 0.1],
    to: [mouthWidth * 1.36, mouthY - 0.07],
    width: 0.1,
    depth: 0.021 * (Math.max(lines * 1.4, 0.17) + Math.max(0, form.smile) * 1.2),
    tone: 0.2 * lines,
  }
  if (lines === 0) return [cheeks]
  const outer = eyeX + eyeWidth
  const forehead = form.browY + 0.19
  const crowsFoot = (from: Point, to: Point, depth: number): Crease => ({
    ...{ from: [outer + from[0], from[1]], to: [outer + to[0], to[1]] },
    ...{ width: 0.028, depth: depth * lines },
  })
  return [
    cheeks,
    {
      ...{
        from: [0.09, forehead - 0.01],
        by: [0.27, forehead + 0.045],
        to: [0.52, forehead - 0.05],
      },
      ...{ width: 0.048, depth: 0.0085 * lines, tone: 0.12 * lines },
    },
    {
      ...{
        from: [-0.42, forehead + 0.1],
        by: [-0.04, forehead + 0.15],
        to: [0.36, forehead + 0.1],
      },
      ...{ width: 0.052, depth: 0.01 * lines, tone: 0.14 * lines, single: true },
    },
    {
      ...{ from: [-0.17, forehead + 0.225], to: [0.3, forehead + 0.21] },
      ...{ width: 0.046, depth: 0.007 * lines, tone: 0.1 * lines, single: true },
    },
    crowsFoot([0.02, 0.05], [0.16, 0.12], 0.004),
    crowsFoot([0.02, 0.0], [0.2, -0.01], 0.0045),
    crowsFoot([0.02, -0.05], [0.15, -0.12], 0.0035),
    {
      from: [eyeX - eyeWidth * 0.85, -eyeLower - 0.06],
      by: [eyeX + 0.01, -eyeLower - 0.2],
      to: [eyeX + eyeWidth * 0.95, -eyeLower - 0.06],
      ...{ width: 0.06, depth: 0.011 * lines, tone: 0.14 * lines },
    },
    {
      ...{
        from: [mouthWidth * 1.1, mouthY + form.smile - 0.02],
        to: [mouthWidth * 1.22, mouthY - 0.25],
      },
      ...{ width: 0.07, depth: 0.012 * lines, tone: 0.1 * lines },
    },
    {
      ...{ from: [0.075, form.browY - 0.06], to: [0.09, form.browY + 0.13] },
      ...{ width: 0.05, depth: 0.0075 * lines, tone: 0.08 * lines },
    },
  ]
}

/** A part of a crease: a long, soft dent. */
interface Dent {
  readonly at: Point
  /** Direction of its length, in radians from the x axis, and half of that length. */
  readonly angle: number
  readonly half: number
}

/** Distance of dents as a share of their half length at which they add up to an even furrow, and to how deep a one. */
const DENT_SPACING = 0.7
const DENTS_ADD_UP = 1.53

/** The dents that make up a crease; together they reach from its start to its end. */
const dentsOf = ({ from, by, to }: Crease): readonly Dent[] => {
  const count = by ? 4 : 1
  const bend = by ?? blendPoints(from, to, 0.5)
  const point = (t: number): Point =>
    blendPoints(blendPoints(from, bend, t), blendPoints(bend, to, t), t)
  const long =
    Math.hypot(bend[0] - from[0], bend[1] - from[1]) + Math.hypot(to[0] - bend[0], to[1] - bend[1])
  const half = 1 / (2 + DENT_SPACING * (count - 1))
  return Array.from({ length: count }, (_, i) => {
    const t = half * (1 + DENT_SPACING * i)
    const [before, after] = [point(t - 0.05), point(t + 0.05)]
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0])
    return { at: point(t), angle, half: half * long }
  })
}

const blendPoints = (a: Point, b: Point, t: number): Point => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
]

/** How far into the face a dent works: the skin bends away along its length. */
const DENT_REACH = 0.3

/** Each crease lies on the skin, wherever this face has it. */
const sculptCreases = (sculpting: Sculpting): void => {
  const { tape, cast } = sculpting
  const placed = creasesOf(sculpting).flatMap((crease) => {
    const dents = dentsOf(crease)
    const depth = crease.depth / (dents.length > 1 ? DENTS_ADD_UP : 1)
    return dents.flatMap(({ at: [x, y], angle, half }) => {
      const place = cast([x, y, 2.2], [0, 0, -1])
      return place ? [{ ...crease, place, angle, half, depth }] : []
    })
  })
  for (const { place, angle, half, width, depth, single } of placed) {
    tape.bump(place, [half, width, DENT_REACH], -depth, {
      mirrored: !single,
      rotation: rotation(0, 0, (angle * 180) / Math.PI),
    })
  }
}

/** At a distance relief is lost: a hint of colour lies in the furrows. */
const paintCreases = (sculpting: Sculpting): void => {
  const { tape, skin, spec } = sculpting
  const color = albedo(spec.skin)
  for (const crease of creasesOf(sculpting)) {
    const { tone, width, single } = crease
    if (!tone) continue
    for (const { at, angle, half } of dentsOf(crease)) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      tape.paint(skin, 'spot', {
        centre: [...at, 0.6],
        radii: [Math.hypot(half * cos, width * sin), Math.hypot(half * sin, width * cos), 0.6],
        color: [color[0] * 0.62, color[1] * 0.44, color[2] * 0.4],
        opacity: tone,
        mirrored: !single,
      })
    }
  }
}

const sculptEars = ({ tape, form, spec }: Sculpting): void => {
  if (spec.species === 'alien') return
  if (spec.species === 'animal') {
    tape
      .cone([0.5, 0.82, -0.16], [0.74, 1.5, -0.22], 0.26, 0.04, { blend: 0.12, mirrored: true })
      .cone([0.52, 0.86, 0.02], [0.72, 1.36, -0.08], 0.15, 0.02, {
        operation: 'cut',
        blend: 0.05,
        mirrored: true,
      })
    return
  }
  const x = form.headWidth * 0.985
  const turned = rotation(0, 24, -6)
  tape
    .ellipsoid([x, -0.1, -0.1], [0.055, form.ear, form.ear * 0.62], {
      blend: 0.05,
      mirrored: true,
      rotation: turned,
    })
    .ellipsoid([x + 0.075, -0.08, -0.04], [0.05, form.ear * 0.62, form.ear * 0.36], {
      operation: 'cut',
      blend: 0.05,
      mirrored: true,
      rotation: turned,
    })
    .ellipsoid([x + 0.005, -0.12, 0.03], [0.03, 0.05, 0.035], { blend: 0.04, mirrored: true })
  if (spec.species === 'elf' || spec.species === 'orc') {
    tape.cone([x + 0.01, 0.0, -0.12], [x + 0.2, 0.36, -0.3], 0.085, 0.012, {
      blend: 0.09,
      mirrored: true,
    })
  }
}

const sculptNeck = ({ tape, form }: Sculpting): void => {
  const { neckWidth, neckZ } = form
  tape.cone([0, -0.7, neckZ], [0, -1.85, neckZ - 0.06], neckWidth, neckWidth * 1.1, {
    blend: 0.12,
  })
  tape.shifted([0, form.lift, 0], () => {
    tape
      .ellipsoid([0, -2.16, -0.24], [form.shoulder * 0.88, 0.5, 0.44], { blend: 0.35 })
      .cone([neckWidth * 0.95, -0.95, neckZ - 0.02], [0.1, -1.78, neckZ + 0.3], 0.05, 0.05, {
        blend: 0.16,
        mirrored: true,
      })
      .cone([0.1, -1.7, neckZ + 0.24], [form.shoulder * 0.55, -1.79, -0.12], 0.035, 0.03, {
        blend: 0.12,
        mirrored: true,
      })
  })
}

/** Flat colour reads as plastic: cheeks, nose, ears, chin and sockets each have their own. */
const colorSkin = (sculpting: Sculpting): void => {
  const { tape, skin, form, spec } = sculpting
  const color = albedo(spec.skin)
  const dark = darkness(color)
  const warm: Vector = [color[0] * 1.02, color[1] * 0.62, color[2] * 0.55]
  const blush = blend(warm, linear('#d8413a'), 0.2 * (1 - dark))
  const rosy = spec.species === 'undead' ? 0.1 : 0.4 + 0.2 * form.childlike + 0.06 * form.aged
  const spot = (centre: Vector, radii: Vector, tone: Vector, opacity: number, mirrored = true) =>
    tape.paint(skin, 'spot', { centre, radii, color: tone, opacity, mirrored })
  const tip = 0.7 + form.noseLength
  spot([form.eyeX + 0.1, form.cheekY + 0.02, 0.55], [0.36, 0.27, 0.5], blush, rosy)
  spot([0, form.noseY + 0.02, tip], [0.17, 0.16, 0.25], blush, rosy * 0.85, false)
  spot([form.headWidth + 0.05, -0.1, -0.1], [0.2, 0.28, 0.3], blush, 0.3)
  spot([0, form.chinY + 0.12, 0.6], [0.2, 0.14, 0.3], blush, 0.2, false)
  const socket: Vector = [color[0] * 0.6, color[1] * 0.44, color[2] * 0.45]
  spot(
    [form.eyeX, 0, 0.66],
    [form.eyeWidth * 1.75, form.eyeUpper * 2.7, 0.4],
    socket,
    0.4 + 0.2 * form.aged,
  )
  spot([form.eyeX - form.eyeWidth * 0.98, -0.012, 0.62], [0.05, 0.04, 0.12], [0.4, 0.13, 0.11], 0.5)
  if (form.masculine < 0.5) {
    const lid = blend(color, linear('#7a4436'), 0.6)
    spot(
      [form.eyeX + 0.01, form.eyeUpper + 0.03, 0.66],
      [form.eyeWidth * 1.15, 0.075, 0.3],
      lid,
      0.4,
    )
  }
  spot(
    [form.noseWidth * 0.76, form.noseY - form.noseWidth * 0.74, 0.7 + form.noseLength * 0.5],
    [form.noseWidth * 0.42, form.noseWidth * 0.3, 0.12],
    [color[0] * 0.2, color[1] * 0.11, color[2] * 0.1],
    clamp(form.noseWidth * 7, 0.3, 0.7),
  )
  if (form.masculine > 0.6 && form.childlike < 0.3) {
    // The shadow of a beard, even when it is shaved.
    spot([0, -0.82, 0.4], [0.7, 0.44, 0.8], blend(color, [0.2, 0.2, 0.22], 0.3), 0.28, false)
  }
  if (spec.species !== 'animal') {
    paintCreases(sculpting)
    paintLips(sculpting)
  }
  if (spec.species !== 'animal' && spec.species !== 'alien') paintBrows(sculpting)
  paintLashes(sculpting)
  paintRoots(sculpting)
}

/** Darker than the hair, and never lost on the skin; those of the old turn white. */
const browColor = ({ age, hair }: CharacterSpec): Vector => {
  const color = linear(hair.color)
  if (luminance(color) < 0.35) return blend(color, [0.01, 0.006, 0.004], 0.4)
  return age === 'old' ? blend(color, [0.01, 0.006, 0.004], 0.28) : blend(color, TAN, 0.62)
}
const TAN: Vector = [0.12, 0.06, 0.026]

const paintBrows = ({ tape, skin, form, spec }: Sculpting): void => {
  const { eyeX, eyeWidth, browY, browTilt, browArch } = form
  tape.paint(skin, 'brow', {
    centre: [eyeX, browY, 0.62],
    radii: [eyeWidth * 2.2, 0.3, 0.6],
    color: browColor(spec),
    opacity: 0.92,
    mirrored: true,
    parameters: [
      ...[eyeX - eyeWidth * 1.06, browY - 0.015 - browTilt],
      ...[eyeX + eyeWidth * 0.25, browY + browArch * 1.9 + 0.01],
      ...[eyeX + eyeWidth * 1.42, browY - 0.035 + browTilt * 0.6],
      ...[form.browThickness, 34, 60],
    ],
  })
}

const paintLashes = ({ tape, skin, form, spec }: Sculpting): void => {
  const hair = linear(spec.hair.color)
  const { eyeX, eyeWidth } = form
  tape.paint(skin, 'lash', {
    centre: [eyeX, 0, 0.62],
    radii: [eyeWidth * 1.7, 0.3, 0.6],
    color: blend(hair, [0.008, 0.005, 0.004], 0.9),
    opacity: 0.94,
    mirrored: true,
    parameters: [...almondParameters(openingOf(form)), form.lash, 0.009, form.wing],
  })
}

/** Skin shows between the roots: without this the hair line glows. */
const paintRoots = ({ tape, skin, form, spec }: Sculpting): void => {
  const { hair } = spec
  const color = albedo(spec.skin)
  if (hair.cut === 'bald') return
  const roots = blend(color, linear(hair.color), 0.9)
  tape
    .paint(skin, 'spot', {
      centre: [0, 0.72, -0.35],
      radii: [1.15, 0.62, 1.25],
      ...{ color: roots, opacity: 0.9 },
    })
    .paint(skin, 'spot', {
      centre: [form.headWidth + 0.06, 0.36, -0.12],
      radii: [0.3, 0.62, 0.62],
      ...{ color: roots, opacity: 0.9, mirrored: true },
    })
}

/** 0 for pale skin to 1 for the darkest. */
const darkness = (skin: Vector): number => clamp(1 - (skin[0] + skin[1] + skin[2]) / 1.5, 0, 1)
