import type { Garment } from '../CharacterSpec.ts'
import { albedo, darker, luminance } from './color.ts'
import type { Sculpting } from './Sculpting.ts'
import type { Material } from './Tape.ts'
import { add, blend, rotation, scale, type Vector } from './vector.ts'

/** Clothes from the neck down to where any picture ends. */
export const sculptGarment = (sculpting: Sculpting): void => {
  const { tape, spec, form } = sculpting
  tape.shifted([0, form.lift, 0], () =>
    GARMENTS_SCULPTED[spec.garment.kind](sculpting, dyes(spec.garment)),
  )
}

interface Dyes {
  readonly color: Vector
  readonly trim: Vector
}

const dyes = (garment: { readonly color: `#${string}`; readonly trim: `#${string}` }): Dyes => ({
  color: albedo(garment.color),
  trim: albedo(garment.trim),
})

const wool = (color: Vector): Material => ({
  kind: 'cloth',
  color,
  gloss: 0.02,
  power: 12,
  fresnel: 0.3,
  texture: 0.42,
  frequency: 52,
})
const silk = (color: Vector): Material => ({
  ...wool(color),
  gloss: 0.12,
  power: 18,
  texture: 0.22,
})
const leather = (color: Vector): Material => ({
  ...wool(color),
  gloss: 0.2,
  power: 20,
  fresnel: 0.4,
  texture: 0.5,
  frequency: 26,
})
export const metal = (color: Vector): Material => ({
  kind: 'metal',
  // Even black iron reflects.
  color: blend(color, [0.5, 0.48, 0.45], luminance(color) < 0.1 ? 0.35 : 0.1),
})

/** Where the garment is cut out for the neck. */
type Neckline = 'round' | 'v' | 'wide' | 'closed' | 'open'

interface Body {
  readonly neckline: Neckline
  /** Height of the folds. */
  readonly folds: number
  /** How much wider than the body. */
  readonly ease?: number
  readonly sleeves?: boolean
}

/** Trunk, shoulders and upper arms. */
const sculptBody = (
  { tape, form }: Sculpting,
  material: Material,
  { neckline, folds, ease = 0, sleeves = true }: Body,
): number => {
  const id = tape.material(material)
  const w = form.shoulder + ease
  tape
    .group(id, { scale: 0.82, grow: 0.22, framed: false })
    .ellipsoid([0, -2.85, -0.16], [w * 0.97, 1.25, 0.8 + ease])
    .cone([0, -3.4, -0.16], [0, -8, -0.1], 0.74 + ease, 1.25 + ease, { blend: 0.5 })
    .cone([w * 0.45, -3.4, -0.16], [w * 0.55, -8, -0.1], 0.5, 0.9, { blend: 0.5, mirrored: true })
    .ellipsoid([0, -2.12, -0.2], [w * 0.97, 0.56, 0.5 + ease], { blend: 0.2 })
    .cone([form.neckWidth * 1.2, -1.62, -0.24], [w * 0.85, -1.95, -0.24], 0.17, 0.28, {
      blend: 0.25,
      mirrored: true,
    })
  if (sleeves) {
    tape
      .cone([w * 0.86, -1.96, -0.24], [w * 1.2, -3.6, -0.1], 0.34 + ease, 0.4 + ease, {
        blend: 0.3,
        mirrored: true,
      })
      .cone([w * 1.2, -3.6, -0.1], [w * 1.1, -6, 0.1], 0.4 + ease, 0.4, {
        blend: 0.2,
        mirrored: true,
      })
  }
  if (folds > 0.04) {
    tape
      .wave([0, -2.4, 0], [7.5, 1.5, 1.4], folds, [1.5, 1.3, 1.9])
      .wave([0.4, -2.4, 0.3], [12.5, -2.2, 3], folds * 0.42, [1.2, 2.3, 1.1])
  } else if (folds > 0) {
    tape
      .wave([0, -2.4, 0], [3.4, 5.5, 1.2], folds, [1.6, 1.7, 2.2])
      .wave([0.4, -2.4, 0.3], [7.5, -3.1, 2], folds * 0.55, [1.2, 2.3, 1.1])
  }
  cutNeckline(tape, form, neckline)
  return id
}

const cutNeckline = (
  tape: Sculpting['tape'],
  form: Sculpting['form'],
  neckline: Neckline,
): void => {
  const neck = form.neckWidth
  const cut = { operation: 'cut', blend: 0.045 } as const
  switch (neckline) {
    case 'round':
      tape.ellipsoid([0, -1.56, 0.04], [neck + 0.27, 0.36, 0.5], cut)
      return
    case 'v':
      tape
        .ellipsoid([0, -1.5, 0.05], [neck + 0.14, 0.36, 0.46], cut)
        .cone([0, -1.62, 0.4], [0, -2.28, 0.6], 0.3, 0.03, cut)
      return
    case 'open':
      tape
        .ellipsoid([0, -1.5, 0.05], [neck + 0.16, 0.36, 0.46], cut)
        .cone([0, -1.62, 0.5], [0, -3.6, 0.85], 0.34, 0.16, cut)
      return
    case 'wide':
      tape.ellipsoid([0, -1.52, 0.1], [neck + 0.5, 0.42, 0.66], cut)
      return
    case 'closed':
  }
}

/** The front of what has been sculpted at a height, raised a little. */
const front = ({ cast, form }: Sculpting, x: number, y: number, raised = 0.02): Vector => {
  const hit = cast([x, y + form.lift, 2.2], [0, 0, -1])
  return hit ? [x, y, hit[2] + raised] : [x, y, 0.5]
}

/** A band laid along points of the front. */
const band = (
  sculpting: Sculpting,
  points: readonly (readonly [number, number])[],
  width: number,
  raised = 0.0,
): void => {
  const path = points.map(([x, y]) => front(sculpting, x, y, raised))
  path.slice(1).forEach((end, i) => {
    sculpting.tape.cone(path[i] ?? end, end, width, width, { blend: 0.03 })
  })
}

/** Both edges of a front that opens from the neck downwards. */
const edges = (sculpting: Sculpting, width: number, bottom: number, spread: number): void => {
  const neck = sculpting.form.neckWidth
  for (const side of [-1, 1]) {
    band(
      sculpting,
      [
        [side * (neck + 0.1), -1.68],
        [side * (neck * 0.7), -1.95],
        [side * spread, (bottom - 1.95) / 2],
        [side * spread * 0.8, bottom],
      ],
      width,
    )
  }
}

const collar = (
  { tape, form }: Sculpting,
  material: number,
  { height, flare = 0.06, open = false }: { height: number; flare?: number; open?: boolean },
): void => {
  const neck = form.neckWidth
  const lean = { rotation: rotation(-8, 0, 0) }
  tape
    .group(material, { scale: 0.9, framed: false })
    .frustum([0, -1.62, -0.16], neck + 0.16, neck + 0.1 + flare, height, 0.05, lean)
    .frustum([0, -1.52, -0.14], neck + 0.05, neck + 0.06 + flare, height + 0.1, 0.02, {
      operation: 'cut',
      blend: 0.03,
      ...lean,
    })
  if (open) {
    tape.cone([0, -1.42, 0.36], [0, -1.95, 0.54], 0.26, 0.06, { operation: 'cut', blend: 0.04 })
  }
}

/** Cloth heaped around the neck: a cowl, a scarf, a hood thrown back. */
const heap = ({ tape, form }: Sculpting, material: number, size: number): void => {
  const neck = form.neckWidth
  tape
    .group(material, { scale: 0.8, grow: 0.05, framed: false })
    .torus([0, -1.6, -0.12], neck + 0.2, 0.13 * size, { rotation: rotation(-14, 0, 5) })
    .torus([0, -1.78, -0.08], neck + 0.3, 0.14 * size, {
      blend: 0.06,
      rotation: rotation(-18, 0, -6),
    })
    .wave([0, -1.6, 0], [6, 13, 7], 0.018, [1.2, 3, 2])
}

const buttons = (
  sculpting: Sculpting,
  material: number,
  heights: readonly number[],
  x = 0,
): void => {
  const places = heights.map((y) => front(sculpting, x, y, 0.01))
  sculpting.tape.group(material, { framed: false })
  for (const place of places) sculpting.tape.ellipsoid(place, [0.05, 0.05, 0.025])
}

const GARMENTS_SCULPTED: Readonly<Record<Garment, (s: Sculpting, dyes: Dyes) => void>> = {
  robe: (s, { color, trim }) => {
    const cloth = sculptBody(s, wool(color), { neckline: 'v', folds: 0.07, ease: 0.08 })
    underlay(s, wool(darker(color, 0.55)))
    s.tape.group(s.tape.material(wool(trim)), { scale: 0.9, framed: false })
    edges(s, 0.05, -3.6, 0.12)
    // A long beard lies where the cowl would be heaped.
    const bearded = s.spec.beard.cut === 'long' || s.spec.beard.cut === 'braided'
    if (!bearded) heap(s, cloth, 1.2)
    wideSleeves(s, cloth)
  },
  cloak: (s, { color, trim }) => {
    sculptBody(s, wool(darker(color, 0.45)), { neckline: 'round', folds: 0.02 })
    const cloth = sculptBody(s, wool(color), { neckline: 'open', folds: 0.055, ease: 0.16 })
    heap(s, cloth, 1.25)
    const clasp = front(s, 0, -1.98, 0.03)
    s.tape
      .group(s.tape.material(metal(trim)), { framed: false })
      .ellipsoid(clasp, [0.12, 0.12, 0.05])
      .torus(clasp, 0.11, 0.022, { rotation: rotation(90, 0, 0) })
  },
  tunic: (s, { color, trim }) => {
    sculptBody(s, wool(color), { neckline: 'v', folds: 0.026 })
    const hem = s.tape.material(wool(trim))
    s.tape.group(hem, { scale: 0.9, framed: false })
    neckband(s, 0.045)
    belt(s, trim)
  },
  armour: (s, { color, trim }) => {
    const { tape, form } = s
    const plate = sculptBody(s, metal(color), { neckline: 'closed', folds: 0, sleeves: true })
    tape.bump([0, -2.5, 0.6], [0.14, 0.9, 0.5], 0.05)
    collar(s, plate, { height: 0.16, flare: 0.1 })
    tape.group(plate, { framed: false })
    for (let i = 0; i < 3; i++) {
      const y = -1.86 - i * 0.2
      const x = form.shoulder * (0.92 + 0.05 * i)
      tape.ellipsoid([x, y, -0.2], [0.46 - 0.02 * i, 0.28, 0.5], { blend: 0.02, mirrored: true })
    }
    const gilt = tape.material(metal(trim))
    tape.group(gilt, { framed: false }).torus([0, -1.46, -0.14], form.neckWidth + 0.18, 0.035, {
      rotation: rotation(-8, 0, 0),
    })
    band(
      s,
      [
        [0, -1.9],
        [0, -2.4],
        [0, -3.2],
      ],
      0.04,
    )
    buttons(s, gilt, [-2.05], 0.62)
    buttons(s, gilt, [-2.05], -0.62)
  },
  suit: (s, { color, trim }) => {
    shirt(s, [0.72, 0.72, 0.7])
    tie(s, trim)
    const cloth = sculptBody(s, wool(color), { neckline: 'open', folds: 0.012, ease: 0.03 })
    lapels(s, cloth)
    buttons(s, s.tape.material({ color: darker(color, 0.6), gloss: 0.3 }), [-3.1, -3.4], 0.14)
  },
  spacesuit: (s, { color, trim }) => {
    const { tape, form } = s
    const shell = sculptBody(
      s,
      { ...silk(color), gloss: 0.16, texture: 0.1 },
      {
        ...{ neckline: 'closed', folds: 0.035, ease: 0.12 },
      },
    )
    const ring = tape.material(metal([0.5, 0.5, 0.52]))
    tape
      .group(ring, { framed: false })
      .torus([0, -1.55, -0.1], form.neckWidth + 0.26, 0.075, { rotation: rotation(-8, 0, 0) })
    const chest = front(s, 0, -2.5, 0.04)
    tape.group(shell, { framed: false }).box(chest, [0.4, 0.26, 0.1], 0.06)
    tape
      .group(tape.material({ color: trim, gloss: 0.3 }), { framed: false })
      .box(add(chest, [-0.2, 0.08, 0.1]), [0.11, 0.08, 0.03], 0.02)
      .sphere(add(chest, [0.08, 0.09, 0.1]), 0.05)
      .sphere(add(chest, [0.24, 0.09, 0.1]), 0.05)
    tape.cone([form.shoulder * 0.62, -1.78, 0.3], [form.shoulder * 0.55, -2.6, 0.62], 0.05, 0.05, {
      mirrored: true,
    })
  },
  uniform: (s, { color, trim }) => {
    const cloth = sculptBody(s, wool(color), { neckline: 'closed', folds: 0.012 })
    collar(s, cloth, { height: 0.19 })
    const { tape, form } = s
    const braid = tape.material(silk(trim))
    tape.group(braid, { framed: false })
    tape.box([form.shoulder * 0.72, -1.62, -0.22], [0.26, 0.035, 0.15], 0.03, {
      mirrored: true,
      rotation: rotation(0, 0, -17),
    })
    band(
      s,
      [
        [0, -1.85],
        [0, -2.5],
        [0, -3.4],
      ],
      0.028,
    )
    const brass = tape.material(metal([0.62, 0.46, 0.18]))
    buttons(s, brass, [-2.1, -2.5, -2.9], 0.16)
    buttons(s, brass, [-2.1, -2.5, -2.9], -0.16)
  },
  dress: (s, { color, trim }) => {
    sculptBody(s, silk(color), { neckline: 'wide', folds: 0.02 })
    const hem = s.tape.material(silk(trim))
    s.tape.group(hem, { scale: 0.9, framed: false })
    scoop(s, 0.035)
  },
  gown: (s, { color, trim }) => {
    sculptBody(s, silk(color), { neckline: 'wide', folds: 0.03 })
    s.tape.group(s.tape.material(silk(trim)), { scale: 0.9, framed: false })
    scoop(s, 0.05)
    necklace(s, trim)
  },
  hoodie: (s, { color, trim }) => {
    const cloth = sculptBody(s, wool(color), { neckline: 'round', folds: 0.03, ease: 0.05 })
    heap(s, cloth, 1.2)
    s.tape.group(s.tape.material(wool(trim)), { framed: false })
    for (const side of [-1, 1]) {
      band(
        s,
        [
          [side * 0.2, -2],
          [side * 0.22, -2.3],
          [side * 0.2, -2.62],
        ],
        0.026,
        0.015,
      )
    }
  },
  't-shirt': (s, { color, trim }) => {
    sculptBody(s, wool(color), { neckline: 'round', folds: 0.022 })
    s.tape.group(s.tape.material(wool(trim)), { scale: 0.9, framed: false })
    neckband(s, 0.04)
  },
  jacket: (s, { color, trim }) => {
    sculptBody(s, wool(trim), { neckline: 'round', folds: 0.01, ease: -0.05, sleeves: false })
    const hide = sculptBody(s, leather(color), { neckline: 'open', folds: 0.03, ease: 0.06 })
    collar(s, hide, { height: 0.2, flare: 0.14, open: true })
  },
  coat: (s, { color, trim }) => {
    shirt(s, trim)
    const cloth = sculptBody(s, wool(color), { neckline: 'open', folds: 0.03, ease: 0.09 })
    lapels(s, cloth)
    collar(s, cloth, { height: 0.26, flare: 0.2, open: true })
    buttons(s, s.tape.material(metal([0.45, 0.36, 0.2])), [-2.6, -3], 0.5)
  },
  overalls: (s, { color, trim }) => {
    sculptBody(s, wool(trim), { neckline: 'round', folds: 0.022 })
    s.tape.group(s.tape.material(wool(trim)), { scale: 0.9, framed: false })
    neckband(s, 0.05)
    bib(s, color)
  },
  bodysuit: (s, { color, trim }) => {
    const { tape, form } = s
    const rubber = sculptBody(s, leather(color), { neckline: 'closed', folds: 0.012 })
    const ribs = tape.material(leather(trim))
    tape.group(ribs, { scale: 0.9, framed: false })
    for (let i = 0; i < 4; i++) {
      tape.torus([0, -1.42 - i * 0.115, -0.15], form.neckWidth + 0.06 + i * 0.04, 0.06, {
        rotation: rotation(-8, 0, 0),
      })
    }
    for (let i = 0; i < 4; i++) {
      const y = -2.12 - i * 0.3
      band(
        s,
        [
          [-0.62, y + 0.1],
          [-0.3, y],
          [0, y - 0.08],
          [0.3, y],
          [0.62, y + 0.1],
        ],
        0.055,
      )
    }
    tape.group(rubber, { framed: false })
    for (const side of [-1, 1]) {
      band(
        s,
        [
          [side * 0.34, -1.78],
          [side * 0.56, -2.2],
          [side * 0.5, -2.7],
          [side * 0.24, -3.2],
        ],
        0.06,
        0.02,
      )
    }
  },
  toga: (s, { color, trim }) => {
    sculptBody(s, wool(color), { neckline: 'wide', folds: 0.028 })
    const drape = s.tape.material(wool(scale(color, 0.94)))
    s.tape.group(drape, { scale: 0.85, grow: 0.05, framed: false })
    for (let i = 0; i < 5; i++) {
      const x = 0.86 - i * 0.05
      band(
        s,
        [
          [x, -1.62 - i * 0.1],
          [0.45, -1.95 - i * 0.15],
          [-0.1, -2.3 - i * 0.2],
          [-0.9, -2.7 - i * 0.26],
        ],
        0.1,
        -0.03,
      )
    }
    s.tape.group(s.tape.material(wool(trim)), { scale: 0.9, framed: false })
    band(
      s,
      [
        [0.88, -1.6],
        [0.42, -1.88],
        [-0.1, -2.18],
        [-0.92, -2.55],
      ],
      0.035,
      0.02,
    )
  },
}

/** What shows in the opening of a robe. */
const underlay = ({ tape, form }: Sculpting, material: Material): void => {
  tape
    .group(tape.material(material), { scale: 0.9, framed: false })
    .ellipsoid([0, -2.8, -0.18], [form.shoulder * 0.8, 1.2, 0.76])
    .ellipsoid([0, -2.1, -0.2], [form.shoulder * 0.8, 0.52, 0.48], { blend: 0.2 })
    .ellipsoid([0, -1.5, 0.05], [form.neckWidth + 0.08, 0.34, 0.42], {
      operation: 'cut',
      blend: 0.03,
    })
}

const wideSleeves = ({ tape, form }: Sculpting, material: number): void => {
  tape
    .group(material, { scale: 0.82, grow: 0.1, framed: false })
    .cone([form.shoulder * 1.05, -2.6, -0.1], [form.shoulder * 1.22, -4, 0.3], 0.36, 0.62, {
      mirrored: true,
    })
    .wave([0, -2.4, 0], [9, 2.2, 5], 0.035, [1.2, 1.7, 1.2])
}

const neckband = ({ tape, form }: Sculpting, width: number): void => {
  tape.torus([0, -1.72, -0.02], form.neckWidth + 0.2, width, { rotation: rotation(17, 0, 0) })
}

const scoop = (s: Sculpting, width: number): void => {
  const neck = s.form.neckWidth
  band(
    s,
    [
      [-neck - 0.42, -1.66],
      [-neck - 0.2, -1.9],
      [0, -2.02],
      [neck + 0.2, -1.9],
      [neck + 0.42, -1.66],
    ],
    width,
    0.03,
  )
}

const necklace = (s: Sculpting, trim: Vector): void => {
  const places = [-3, -2, -1, 0, 1, 2, 3].map((i) =>
    front(s, i * 0.1, -1.62 - 0.16 * Math.cos(i * 0.42), 0.01),
  )
  s.tape.group(s.tape.material(metal(blend(trim, [0.8, 0.66, 0.34], 0.6))), { framed: false })
  for (const [i, place] of places.entries()) s.tape.sphere(place, i === 3 ? 0.06 : 0.035)
}

const belt = (s: Sculpting, trim: Vector): void => {
  const { tape, form } = s
  tape
    .group(tape.material(leather(darker(trim, 0.3))), { framed: false })
    .torus([0, -3.5, -0.16], form.shoulder * 0.86, 0.1)
  const strap = tape.material(leather(darker(trim, 0.2)))
  tape.group(strap, { framed: false })
  band(
    s,
    [
      [0.72, -1.7],
      [0.36, -2.1],
      [0, -2.5],
      [-0.5, -3],
    ],
    0.06,
    0,
  )
}

const shirt = (s: Sculpting, color: Vector): void => {
  const linen = sculptBody(s, wool(color), { neckline: 'v', folds: 0.01, ease: -0.05 })
  collar(s, linen, { height: 0.15, open: true })
}

const tie = (s: Sculpting, color: Vector): void => {
  s.tape.group(s.tape.material(silk(color)), { scale: 0.9, framed: false })
  const knot = front(s, 0, -1.92, 0.05)
  s.tape.ellipsoid(knot, [0.085, 0.085, 0.06])
  band(
    s,
    [
      [0, -2.0],
      [0, -2.4],
      [0, -2.9],
      [0, -3.5],
    ],
    0.085,
    0.0,
  )
}

const lapels = (s: Sculpting, material: number): void => {
  const { tape, form } = s
  tape.group(material, { scale: 0.9, framed: false })
  const neck = form.neckWidth
  for (const side of [-1, 1]) {
    band(
      s,
      [
        [side * (neck + 0.12), -1.66],
        [side * (neck + 0.2), -2.05],
        [side * 0.36, -2.5],
        [side * 0.14, -3.1],
      ],
      0.085,
      0.005,
    )
  }
}

const bib = (s: Sculpting, color: Vector): void => {
  const { tape } = s
  const denim = tape.material(wool(color))
  const places = [-2.5, -2.8, -3.2].map((y) => front(s, 0, y, 0))
  tape.group(denim, { scale: 0.85, grow: 0.05, framed: false })
  for (const side of [-1, 1]) {
    band(
      s,
      [
        [side * 0.74, -1.62],
        [side * 0.6, -1.95],
        [side * 0.46, -2.4],
      ],
      0.1,
      0,
    )
  }
  for (const place of places) {
    tape.box(add(place, [0, 0, -0.06]), [0.62, 0.34, 0.14], 0.1, { blend: 0.08 })
  }
  tape.cone([0, -3.6, -0.1], [0, -8, -0.1], 0.95, 1.3, { blend: 0.3 })
  const brass = tape.material(metal([0.75, 0.55, 0.16]))
  buttons(s, brass, [-2.36], 0.46)
  buttons(s, brass, [-2.36], -0.46)
}
