import { rotation, type Vector } from '../../kernel/vector.ts'
import { MIRRORED, type CreatureContext } from './CreatureContext.ts'
import { NOSTRIL } from './noses.ts'
import { tipOf } from './tipOf.ts'

/** A rounded snout with the line of its mouth, and a disc or nostrils unless a nose pad is added. */
export const sculptSnout = (s: CreatureContext): void => {
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

/** Two long jaws with a gap between them. */
export const sculptJaws = (s: CreatureContext): void => {
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
export const sculptMaw = (s: CreatureContext): void => {
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

/** The jaws of a skull, with its cheekbones and the hole of its nose. */
export const sculptBareJaw = (s: CreatureContext): void => {
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

/** A trunk that hangs down and curls at its end. */
export const sculptTrunk = (s: CreatureContext): void => {
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
