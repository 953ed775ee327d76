import type { Material } from '../Material.ts'
import { linear } from '../color.ts'
import { rotation, type Vector } from '../vector.ts'
import { MIRRORED, SKULL_Z, type CreatureContext } from './CreatureContext.ts'

/** Where the tip of the muzzle is, and its half axes in this style. */
export interface Tip {
  readonly y: number
  readonly z: number
  /** The depth at which the muzzle leaves the skull. */
  readonly root: number
  readonly width: number
  readonly height: number
  /** How far apart the lips are. */
  readonly open: number
  /** The height of the corners of the mouth above its middle. */
  readonly smile: number
}

export const tipOf = ({ creature, form, front, up, wide, spec }: CreatureContext): Tip => {
  const { y, length, width, height } = creature.muzzle
  const at = up(y)
  const root = front(0, at)
  const { expression } = spec.face
  return {
    y: at,
    root,
    z: root + length,
    width: width * Math.sqrt(wide),
    height,
    open: expression === 'grin' ? 0.09 : expression === 'surprised' ? 0.14 : 0,
    smile: Math.max(-0.06, Math.min(0.1, form.smile)),
  }
}

/** The parts that protrude from the face, in the head's group. */
export const sculptMuzzle = (s: CreatureContext): void => {
  switch (s.creature.muzzle.kind) {
    case 'snout':
      sculptSnout(s)
      return
    case 'jaws':
      sculptJaws(s)
      return
    case 'maw':
      sculptMaw(s)
      return
    case 'slit':
      sculptSlit(s)
      return
    case 'teeth':
      sculptBareJaw(s)
      return
    case 'gape':
      sculptGape(s)
      return
    case 'tentacles':
      sculptTentacles(s)
      return
    case 'trunk':
      sculptTrunk(s)
      return
    case 'none':
      sculptMandibles(s)
      return
    case 'beak':
    case 'bill':
    case 'grille':
  }
}

/** The parts of the muzzle: noses, teeth and beaks, as separate groups. */
export const fillMuzzle = (s: CreatureContext): void => {
  const { kind, nose } = s.creature.muzzle
  if (nose === 'pad') sculptNosePad(s)
  switch (kind) {
    case 'jaws':
      sculptFangs(s)
      return
    case 'maw':
      sculptRows(s)
      return
    case 'beak':
      sculptBeak(s)
      return
    case 'bill':
      sculptBill(s)
      return
    case 'teeth':
      sculptTeeth(s)
      return
    case 'trunk':
      sculptIvories(s)
      return
    case 'grille':
      sculptGrille(s)
  }
}

const WET: Material = { color: [0.014, 0.011, 0.011], gloss: 0.6, power: 40, fresnel: 0.4 }
const IVORY: Material = {
  ...{ kind: 'tooth', color: [0.72, 0.66, 0.52], gloss: 0.3, power: 40, fresnel: 0.15 },
}

const sculptSnout = (s: CreatureContext): void => {
  const { tape, creature } = s
  const { y, z, root, width, height, open, smile } = tipOf(s)
  const { nose } = creature.muzzle
  tape
    .cone([0, y + 0.14, root - 0.3], [0, y + 0.02, z - height], Math.max(width, 0.26), height, {
      blend: 0.22,
    })
    .cone(
      [0, 0.1, s.front(0, 0.1) - 0.14],
      [0, y + height * 0.7, z - height],
      0.15,
      height * 0.55,
      {
        blend: 0.16,
      },
    )
    .ellipsoid([width * 0.5, y - height * 0.1, z - 0.16], [width * 0.56, height * 0.8, 0.22], {
      ...MIRRORED,
      blend: 0.08,
    })
    .cone(
      [0, y - height * 0.8 - open, root - 0.3],
      [0, y - height * 0.94 - open, z - 0.24],
      ...([0.22, Math.min(width, height) * 0.62, { blend: 0.05 }] as const),
    )
  if (nose === 'disc') {
    tape
      .cylinder([0, y + 0.04, z - 0.02], width * 0.86, 0.1, 0.05, {
        blend: 0.05,
        rotation: rotation(82, 0, 0),
      })
      .ellipsoid([width * 0.34, y + 0.06, z + 0.1], [0.05, 0.085, 0.08], NOSTRIL)
  }
  if (nose === 'nostrils') {
    tape.ellipsoid([width * 0.42, y + height * 0.5, z - 0.02], [0.06, 0.05, 0.1], NOSTRIL)
  }
  if (nose !== 'disc') {
    tape.groove([0, y + height * 0.4, z + 0.03], [0, y - height * 0.66, z], 0.035, [-0.02, -0.03])
  }
  tape.groove(
    [0, y - height * 0.66, z - 0.02],
    [width * 1.05, y - height * 0.5 + smile * 1.5, z - 0.3],
    ...([0.045, [-0.035, -0.03], MIRRORED] as const),
  )
}

const NOSTRIL = { operation: 'cut', blend: 0.04, mirrored: true } as const

const sculptNosePad = (s: CreatureContext): void => {
  const { y, z, width, height } = tipOf(s)
  const w = Math.max(0.09, width * 0.46)
  s.tape
    .group(s.tape.material(WET), { scale: 0.9 })
    .ellipsoid([0, y + height * 0.5, z - 0.02], [w, w * 0.66, 0.09])
    .ellipsoid([w * 0.42, y + height * 0.42, z + 0.06], [w * 0.22, w * 0.16, 0.05], {
      ...{ operation: 'cut', blend: 0.02, mirrored: true },
    })
}

/** Two long jaws with a gap between them. */
const sculptJaws = (s: CreatureContext): void => {
  const { tape, creature } = s
  const { y, z, root, width, height, open } = tipOf(s)
  const long = (z - root) / 2
  tape
    .cone([0, y + 0.16, root - 0.3], [0, y + height * 0.5, z - height], 0.34, height * 0.9, {
      blend: 0.24,
    })
    .box([0, y + height * 0.3, root + long - 0.14], [width, height * 0.7, long + 0.14], 0.13, {
      blend: 0.16,
    })
    .box(
      [0, y - height * 0.9 - open * 0.7, root + long - 0.26],
      [width * 0.84, height * 0.42, long + 0.16],
      ...([0.08, { blend: 0.05, rotation: rotation(open * 80, 0, 0) }] as const),
    )
    .box(
      [0, y - height * 0.42 - open * 0.3, root + long - 0.05],
      [width * 1.3, 0.025 + open * 0.55, long + 0.2],
      ...([0.02, { operation: 'cut', blend: 0.02 }] as const),
    )
  if (creature.muzzle.nose === 'nostrils') {
    tape
      .sphere([width * 0.55, y + height * 0.86, z - 0.16], 0.09, { ...MIRRORED, blend: 0.08 })
      .ellipsoid([width * 0.62, y + height * 0.9, z - 0.08], [0.05, 0.045, 0.08], NOSTRIL)
  }
}

/** A pointed nose over a wide mouth full of teeth. */
const sculptMaw = (s: CreatureContext): void => {
  const { tape, skin } = s
  const { y, z, root, width, height, open } = tipOf(s)
  const gap = 0.13 + open * 0.5
  tape
    .cone([0, y + 0.24, root - 0.4], [0, y + 0.2, z], 0.46, 0.1, { blend: 0.2 })
    .ellipsoid([0, y - 0.34, root - 0.3], [width * 1.16, 0.36, 0.5], { blend: 0.14 })
    .ellipsoid([0, y - 0.2, root + 0.1], [width, gap, 0.52], { operation: 'cut', blend: 0.05 })
    .paint(skin, 'patch', {
      ...{ center: [0, y - 0.2, root - 0.1], radii: [width * 1.04, gap * 1.2, 0.42] },
      ...{ color: [0.16, 0.02, 0.02], opacity: 0.95, parameters: [0.3] },
    })
  for (let i = 0; i < 3; i++) {
    const x = s.form.headWidth * 0.86
    tape.groove(
      [x, -0.5 - i * 0.05, -0.1 - i * 0.16],
      [x, -0.9, -0.14 - i * 0.16],
      0.05,
      [...([-0.06, -0.04] as const)],
      MIRRORED,
    )
  }
  tape.sphere([0.14, y + height + 0.1, z - 0.14], 0.03, {
    operation: 'cut',
    blend: 0.02,
    ...MIRRORED,
  })
}

/** Triangular teeth along the upper and the lower edge of a maw. */
const sculptRows = (s: CreatureContext): void => {
  const { tape } = s
  const { y, root, width, open } = tipOf(s)
  const gap = 0.13 + open * 0.5
  tape.group(tape.material({ ...IVORY, color: [0.9, 0.88, 0.82] }), { scale: 0.9 })
  for (let i = 0; i < 5; i++) {
    const share = (i + 0.5) / 5.4
    const x = width * share
    const edge = gap * Math.sqrt(1 - share ** 2)
    const z = root + 0.06 - 0.42 * share ** 2
    tape
      .cone([x, y - 0.19 + edge, z], [x, y - 0.26 + edge * 0.5, z + 0.03], 0.055, 0.006, MIRRORED)
      .cone([x, y - 0.22 - edge, z], [x, y - 0.15 - edge * 0.5, z + 0.03], 0.05, 0.006, MIRRORED)
  }
}

const sculptFangs = (s: CreatureContext): void => {
  const { tape } = s
  const { y, z, root, width, height, open } = tipOf(s)
  const gum = y - height * 0.36
  tape.group(tape.material(IVORY), { scale: 0.9 })
  const count = 6
  for (let i = 0; i < count; i++) {
    const back = i / (count - 1)
    const at: Vector = [width * (0.5 + 0.46 * Math.min(1, back * 2.4)), gum, 0]
    const depth = z - 0.06 - back * (z - root) * 0.8
    const long = (i === 1 ? 0.17 : 0.1) + open * 0.3
    tape.cone([at[0], gum + 0.03, depth], [at[0], gum - long, depth + 0.01], 0.04, 0.006, MIRRORED)
  }
}

/** The hooked beak of a bird of prey, owl or parrot. */
const sculptBeak = (s: CreatureContext): void => {
  const { tape, creature } = s
  const { y, z, root, width, height, open } = tipOf(s)
  const horn = tape.material({
    ...{ color: linear(creature.horn ?? '#e8a92c'), gloss: 0.4, power: 40, fresnel: 0.3 },
  })
  const middle: Vector = [0, y + height * 0.2, root + (z - root) * 0.62]
  const bend: Vector = [0, y - height * 0.24, z - 0.04]
  tape
    .group(horn, { scale: 0.9 })
    .cone([0, y + height * 0.16, root - 0.12], middle, Math.max(width, height * 0.7), width * 0.86)
    .cone(middle, bend, width * 0.86, width * 0.5, { blend: 0.08 })
    .cone(bend, [0, y - height * 0.95, z - 0.1], width * 0.5, 0.014, { blend: 0.06 })
    .ellipsoid([width * 0.62, y + height * 0.42, root + 0.2], [0.05, 0.035, 0.07], NOSTRIL)
    .cone(
      [0, y - height * 0.5 - open, root - 0.14],
      [0, y - height * 0.72 - open, z - 0.34],
      ...([width * 0.8, width * 0.3, { blend: 0.01 }] as const),
    )
}

const sculptBill = (s: CreatureContext): void => {
  const { tape, creature } = s
  const { y, z, root, width, height, open, smile } = tipOf(s)
  const horn = tape.material({
    ...{ color: linear(creature.horn ?? '#f0952a'), gloss: 0.35, power: 36, fresnel: 0.3 },
  })
  const long = z - root
  tape
    .group(horn, { scale: 0.9 })
    .ellipsoid([0, y + 0.03, root + long * 0.46], [width, height, long * 0.62], {
      rotation: rotation(-10, 0, 0),
    })
    .cone([0, y + height * 1.7, root - 0.06], [0, y + height * 0.5, root + long * 0.6], 0.16, 0.1, {
      blend: 0.14,
    })
    .ellipsoid([0.09, y + height * 1.3, root + long * 0.34], [0.03, 0.03, 0.06], NOSTRIL)
  tape
    .group(horn, { scale: 0.9 })
    .ellipsoid(
      [0, y - height * 1.05 - open - smile * 0.3, root + long * 0.3],
      [width * 0.84, height * 0.62, long * 0.54],
      { rotation: rotation(6 + open * 120, 0, 0) },
    )
}

/** A mouth without a muzzle, or with a low one: a line around the front of the head. */
const sculptSlit = (s: CreatureContext): void => {
  const { tape, creature, front } = s
  const { y, z, root, width, height, open, smile } = tipOf(s)
  const { length, nose } = creature.muzzle
  if (length > 0) {
    tape.ellipsoid([0, y, root - 0.2], [width * 1.15, height + 0.12, 0.24 + length], {
      blend: 0.2,
    })
  }
  const lips = (x: number): Vector => [
    x,
    y + (smile + 0.02) * 2.4 * (x / width) ** 2,
    Math.max(front(x, y), length > 0 ? z - (z - root + 0.2) * (x / width) ** 2 * 0.5 : 0) - 0.01,
  ]
  for (let i = 0; i < 4; i++) {
    const [from, to] = [lips((width * i) / 4), lips((width * (i + 1)) / 4)]
    tape.groove(from, to, 0.05 + open * 0.4, [-0.05, -0.05], MIRRORED)
    tape.paint(s.skin, 'stroke', {
      center: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, from[2]],
      ...{ radii: [width * 0.25, 0.2, 0.5], color: [0.02, 0.01, 0.01], opacity: 0.85 },
      ...{ mirrored: true, parameters: [from[0], from[1], to[0], to[1], 0.022 + open * 0.3] },
    })
  }
  if (nose === 'nostrils') {
    tape.ellipsoid([0.09, y + height * 0.5 + 0.14, z + 0.02], [0.035, 0.03, 0.16], NOSTRIL)
  }
}

/** An open mouth without lips. */
const sculptGape = (s: CreatureContext): void => {
  const { tape, skin } = s
  const { y, z, width, height, open } = tipOf(s)
  const tall = height + open
  tape
    .ellipsoid([0, y, z], [width, tall, 0.36], { operation: 'cut', blend: 0.06 })
    .paint(skin, 'patch', {
      ...{ center: [0, y, z - 0.14], radii: [width * 1.06, tall * 1.06, 0.36] },
      ...{ color: [0.012, 0.01, 0.012], opacity: 0.97, parameters: [0.4] },
    })
}

const sculptBareJaw = (s: CreatureContext): void => {
  const { tape, form, skin } = s
  const { y, z, width, open } = tipOf(s)
  tape
    .box([0, y - 0.24 - open, z - 0.34], [width, 0.2, 0.3], 0.16, { blend: 0.12 })
    .box([0, y + 0.14, z - 0.34], [width * 0.96, 0.16, 0.28], 0.14, { blend: 0.14 })
    .ellipsoid([form.headWidth * 0.84, -0.56, 0.24], [0.22, 0.3, 0.4], {
      ...{ operation: 'cut', blend: 0.1, mirrored: true },
    })
    .cone([0.05, -0.14, 0.8], [0.09, -0.32, 0.8], 0.03, 0.075, {
      ...{ operation: 'cut', blend: 0.03, mirrored: true },
    })
    .ellipsoid([0.56, -0.2, 0.44], [0.16, 0.1, 0.2], { ...MIRRORED, blend: 0.12 })
  tape.paint(skin, 'patch', {
    ...{ center: [0, -0.26, 0.64], radii: [0.2, 0.19, 0.16], color: [0.012, 0.01, 0.01] },
    ...{ opacity: 0.95, parameters: [0.4] },
  })
}

const sculptTeeth = (s: CreatureContext): void => {
  const { tape } = s
  const { y, z, width, open } = tipOf(s)
  tape.group(tape.material(IVORY), { scale: 0.9 })
  for (let i = 0; i < 5; i++) {
    const x = 0.042 + i * 0.078
    const depth = z + 0.01 - 0.55 * Math.max(0, x / width - 0.3) ** 2
    for (const row of [0.02, -0.1 - open]) {
      tape.box([x, y + row, depth], [0.034, 0.055, 0.05], 0.02, MIRRORED)
    }
  }
}

/** Arms instead of a mouth, each curled its own way. */
const sculptTentacles = (s: CreatureContext): void => {
  const { tape, front } = s
  const { y } = tipOf(s)
  const arm = (x: number, turn: number, long: number): void => {
    const root: Vector = [x, y + 0.06, front(x, y) - 0.1]
    const middle: Vector = [x * 1.2 + turn * 0.06, y - long * 0.5, root[2] + 0.2]
    const bend: Vector = [x * 1.25 - turn * 0.06, y - long * 0.86, root[2] + 0.14]
    const tip: Vector = [bend[0] + turn * 0.16, y - long, root[2] + 0.3]
    tape
      .cone(root, middle, 0.18, 0.14, { blend: 0.14 })
      .cone(middle, bend, 0.14, 0.09, { blend: 0.04 })
      .cone(bend, tip, 0.09, 0.03, { blend: 0.04 })
  }
  arm(0.12, 1, 1.05)
  arm(-0.14, -1, 0.92)
  arm(0.38, 1, 0.8)
  arm(-0.4, -1, 0.96)
  arm(0.6, 1, 0.6)
  arm(-0.62, -1, 0.66)
}

const sculptTrunk = (s: CreatureContext): void => {
  const { tape } = s
  const { y, root, width } = tipOf(s)
  const path: readonly Vector[] = [
    [0, y + 0.16, root - 0.14],
    [0, y - 0.2, root + 0.24],
    [0.04, y - 0.7, root + 0.34],
    [0.1, y - 1.1, root + 0.36],
    [0.26, y - 1.3, root + 0.5],
  ]
  path.slice(1).forEach((end, i) => {
    const from = path[i] ?? end
    const radius = width * (1.1 - i * 0.2)
    tape.cone(from, end, radius, radius - width * 0.2, { blend: 0.1 })
  })
  for (let i = 0; i < 6; i++) {
    const at = y - 0.1 - i * 0.17
    tape.groove([-0.2, at, root + 0.5], [0.26, at, root + 0.56], 0.06, [-0.02, -0.02])
  }
}

const sculptIvories = (s: CreatureContext): void => {
  const { tape } = s
  const { y, root, width } = tipOf(s)
  tape
    .group(tape.material(IVORY), { scale: 0.9 })
    .cone([width * 1.5, y - 0.16, root - 0.16], [width * 1.9, y - 0.6, root + 0.2], 0.09, 0.07, {
      ...MIRRORED,
    })
    .cone([width * 1.9, y - 0.6, root + 0.2], [width * 1.8, y - 0.78, root + 0.56], 0.07, 0.02, {
      ...MIRRORED,
      blend: 0.04,
    })
}

const sculptGrille = (s: CreatureContext): void => {
  const { tape } = s
  const { y, z, width, height } = tipOf(s)
  tape.group(tape.material({ color: [0.02, 0.02, 0.024], gloss: 0.3, power: 30 }), { scale: 0.9 })
  for (let i = 0; i < 4; i++) {
    tape.box([width * (0.13 + i * 0.26), y, z - 0.03], [width * 0.07, height, 0.06], 0.02, MIRRORED)
  }
}

const sculptMandibles = (s: CreatureContext): void => {
  const { tape } = s
  const { y, root, width } = tipOf(s)
  tape
    .ellipsoid([0, y + 0.06, SKULL_Z + 0.4], [width + 0.12, 0.3, 0.36], { blend: 0.2 })
    .cone([width, y, root - 0.1], [width * 1.1, y - 0.26, root + 0.12], 0.09, 0.06, {
      ...MIRRORED,
      blend: 0.06,
    })
    .cone([width * 1.1, y - 0.26, root + 0.12], [0.05, y - 0.36, root + 0.2], 0.06, 0.015, {
      ...MIRRORED,
      blend: 0.04,
    })
}
