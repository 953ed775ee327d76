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

/** Where the garment is cut out for the neck; `low` bares the shoulders. */
type Neckline = 'round' | 'v' | 'wide' | 'low' | 'closed' | 'open'

interface Body {
  readonly neckline: Neckline
  /** Height of the folds. */
  readonly folds: number
  /** How much wider than the body. */
  readonly ease?: number
  readonly sleeves?: boolean
  /** Sleeves that are gathered at the shoulder. */
  readonly puffed?: boolean
  /** How much larger than usual the neckline is cut out. */
  readonly cutBack?: number
}

/** Trunk, shoulders and upper arms. */
const sculptBody = (
  { tape, form }: Sculpting,
  material: Material,
  { neckline, folds, ease = 0, sleeves = true, puffed = false, cutBack = 0 }: Body,
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
  if (sleeves && puffed) {
    tape.ellipsoid([w * 0.99, -2.2, -0.22], [0.44, 0.42, 0.46], { blend: 0.1, mirrored: true })
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
  cutNeckline(tape, form, neckline, cutBack)
  return id
}

/** A body whose neckline has a hem: the hem is a body just below the cloth, which is cut back from it. */
const sculptHemmed = (
  sculpting: Sculpting,
  material: Material,
  body: Body,
  hem: { readonly material: Material; readonly width: number },
): number => {
  const ease = (body.ease ?? 0) - 0.022
  sculptBody(sculpting, hem.material, { ...body, ease, sleeves: false })
  return sculptBody(sculpting, material, { ...body, cutBack: hem.width })
}

const cutNeckline = (
  tape: Sculpting['tape'],
  form: Sculpting['form'],
  neckline: Neckline,
  grow: number,
): void => {
  const neck = form.neckWidth
  const cut = { operation: 'cut', blend: 0.045 } as const
  const oval = (centre: Vector, radii: Vector): typeof tape =>
    tape.ellipsoid(centre, [radii[0] + grow, radii[1] + grow, radii[2] + grow], cut)
  switch (neckline) {
    case 'round':
      oval([0, -1.54, 0.06], [neck + 0.16, 0.34, 0.46])
      return
    case 'v':
      oval([0, -1.5, 0.05], [neck + 0.12, 0.34, 0.44]).cone(
        ...([[0, -1.62, 0.4], [0, -2.28, 0.6], 0.3 + grow, 0.03 + grow, cut] as const),
      )
      return
    case 'open':
      oval([0, -1.5, 0.05], [neck + 0.14, 0.34, 0.46]).cone(
        ...([[0, -1.62, 0.5], [0, -3.6, 0.85], 0.34 + grow, 0.16 + grow, cut] as const),
      )
      return
    case 'wide':
      oval([0, -1.52, 0.1], [neck + 0.42, 0.42, 0.6])
      return
    case 'low':
      oval([0, -1.5, 0.1], [form.shoulder * 0.78, 0.56, 0.72])
      return
    case 'closed':
  }
}

/** The front of what has been sculpted at a height, raised a little. */
const front = ({ cast, form }: Sculpting, x: number, y: number, raised = 0.02): Vector => {
  const hit = cast([x, y + form.lift, 2.2], [0, 0, -1])
  return hit ? [x, y, hit[2] + raised] : [x, y, 0.5]
}

/** How many straight pieces a band has between two of its points. */
const PIECES = 5

/** A ribbon laid along points of the front: `width` to each side, standing out by `height`. */
const band = (
  sculpting: Sculpting,
  points: readonly (readonly [number, number])[],
  width: number,
  height = 0.02,
): void => {
  // The ribbon is the cap of a thicker strand that runs below the surface.
  const radius = (width * width + height * height) / (2 * height)
  const line = curve(points)
  // Both ends sink in, or they would show the strand.
  const path = line.map(([x, y], i) =>
    front(sculpting, x, y, (i === 0 || i === line.length - 1 ? 0 : height) - radius),
  )
  path.slice(1).forEach((end, i) => {
    sculpting.tape.cone(path[i] ?? end, end, radius, radius, { blend: 0.004 })
  })
}

/** A smooth line through the points (Catmull and Rom's spline). */
const curve = (
  points: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] =>
  points.flatMap((from, i) => {
    const to = points[i + 1]
    if (!to) return [from]
    const before = points[i - 1] ?? from
    const after = points[i + 2] ?? to
    return Array.from({ length: PIECES }, (_, piece): readonly [number, number] => {
      const t = piece / PIECES
      const at = (axis: 0 | 1): number => {
        const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]]
        const [linear, square, cube] = [c - a, 2 * a - 5 * b + 4 * c - d, 3 * (b - c) + d - a]
        return b + 0.5 * t * (linear + t * (square + t * cube))
      }
      return [at(0), at(1)]
    })
  })

/** Both edges of a front that opens from the neck downwards. */
const edges = (sculpting: Sculpting, width: number, bottom: number, spread: number): void => {
  const neck = sculpting.form.neckWidth
  for (const side of [-1, 1]) {
    band(
      sculpting,
      [
        [side * (neck + 0.12), -1.7],
        [side * (neck * 0.7), -1.98],
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
    edges(s, 0.075, -4.6, 0.16)
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
    const hem = { material: wool(trim), width: 0.085 }
    sculptHemmed(s, wool(color), { neckline: 'v', folds: 0.026 }, hem)
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
    const { tape, form, cast } = s
    const x = form.shoulder * 0.82
    const hit = cast([x, form.lift - 1.35, -0.2], [0, -1, 0])
    const shoulder: Vector = [x, (hit?.[1] ?? -1.65) - form.lift + 0.02, -0.2]
    tape.group(tape.material(silk(trim)), { scale: 0.9, framed: false })
    tape
      .torus([0, -1.46, -0.17], form.neckWidth + 0.15, 0.03, { rotation: rotation(-8, 0, 0) })
      .ellipsoid(shoulder, [0.36, 0.07, 0.22], {
        mirrored: true,
        rotation: rotation(0, 0, -24),
      })
      .ellipsoid(add(shoulder, [0.3, -0.12, 0]), [0.13, 0.12, 0.26], {
        ...{ blend: 0.05, mirrored: true, rotation: rotation(0, 0, -24) },
      })
    const rows = [-1.98, -2.26, -2.54, -2.82]
    // Braid from button to button across the front.
    for (const y of rows) {
      band(
        s,
        [
          [-0.34, y + 0.03],
          [0, y],
          [0.34, y + 0.03],
        ],
        0.034,
        0.016,
      )
    }
    const brass = tape.material(metal([0.62, 0.46, 0.18]))
    for (const x of [-0.36, 0.36])
      buttons(
        s,
        brass,
        rows.map((y) => y + 0.03),
        x,
      )
  },
  dress: (s, { color, trim }) => {
    sculptBody(s, silk(color), { neckline: 'round', folds: 0.02 })
    roundCollar(s, silk(trim))
    const pearl = s.tape.material({ ...silk(trim), gloss: 0.4 })
    buttons(s, pearl, [-2.16, -2.42, -2.68, -2.94])
  },
  gown: (s, { color, trim }) => {
    const { tape } = s
    const hem = { material: silk(trim), width: 0.085 }
    sculptHemmed(s, silk(color), { neckline: 'low', folds: 0.03, puffed: true }, hem)
    tape.group(tape.material(silk(trim)), { scale: 0.9, framed: false })
    for (const side of [-1, 1]) {
      band(
        s,
        [
          [side * 0.3, -2.1],
          [side * 0.2, -2.5],
          [side * 0.12, -3.2],
        ],
        0.05,
        0.015,
      )
    }
    necklace(s, trim)
  },
  hoodie: (s, { color, trim }) => {
    const cloth = sculptBody(s, wool(color), { neckline: 'round', folds: 0.03, ease: 0.05 })
    const { tape, form } = s
    const neck = form.neckWidth
    // The hood lies on the back; its edge comes round the neck and meets below the throat.
    tape
      .group(cloth, { scale: 0.8, grow: 0.08, framed: false })
      .torus([0, -1.66, -0.14], neck + 0.25, 0.13, { rotation: rotation(22, 0, 0) })
      .torus([0, -1.56, -0.24], neck + 0.3, 0.16, { blend: 0.1, rotation: rotation(14, 0, 0) })
      .ellipsoid([0, -1.62, -0.72], [neck + 0.34, 0.38, 0.3], { blend: 0.12 })
      .wave([0, -1.6, 0], [5, 9, 6], 0.014, [1.2, 3, 2])
    tape.group(tape.material(wool(trim)), { scale: 0.9, framed: false })
    for (const side of [-1, 1]) {
      const string: readonly (readonly [number, number])[] = [
        [side * 0.15, -1.98],
        [side * 0.19, -2.2],
        [side * 0.17, -2.5],
      ]
      band(s, string, 0.024, 0.03)
      tape.ellipsoid(front(s, side * 0.17, -2.56, 0.02), [0.036, 0.08, 0.036])
    }
  },
  't-shirt': (s, { color, trim }) => {
    const hem = { material: wool(darker(trim, 0.12)), width: 0.075 }
    sculptHemmed(s, wool(color), { neckline: 'round', folds: 0.022 }, hem)
  },
  jacket: (s, { color, trim }) => {
    const shirtBody: Body = { neckline: 'round', folds: 0.01, ease: -0.05, sleeves: false }
    sculptBody(s, wool(trim), shirtBody)
    const hide = sculptBody(s, leather(color), { neckline: 'open', folds: 0.03, ease: 0.06 })
    s.tape.group(hide, { scale: 0.9, framed: false })
    collarPoints(s)
    collar(s, hide, { height: 0.14, flare: 0.16, open: true })
    const steel = s.tape.material(metal([0.5, 0.5, 0.52]))
    s.tape.group(steel, { scale: 0.9, framed: false })
    for (const side of [-1, 1]) {
      band(
        s,
        [
          [side * 0.4, -2.02],
          [side * 0.3, -2.5],
          [side * 0.24, -3.3],
        ],
        0.028,
        0.024,
      )
    }
  },
  coat: (s, { color, trim }) => {
    shirt(s, trim)
    const cloth = sculptBody(s, wool(color), { neckline: 'v', folds: 0.03, ease: 0.1 })
    lapels(s, cloth)
    collar(s, cloth, { height: 0.26, flare: 0.2, open: true })
    const horn = s.tape.material({ color: darker(color, 0.7), gloss: 0.35 })
    for (const x of [-0.3, 0.3]) buttons(s, horn, [-2.7, -3.05], x)
  },
  overalls: (s, { color, trim }) => {
    const hem = { material: wool(darker(trim, 0.15)), width: 0.075 }
    sculptHemmed(s, wool(trim), { neckline: 'round', folds: 0.022 }, hem)
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
        0.11,
        0.05,
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

/** A flat collar that lies on the cloth around a round neckline and ends in two rounded points. */
const roundCollar = (s: Sculpting, material: Material): void => {
  const neck = s.form.neckWidth
  s.tape.group(s.tape.material(material), { scale: 0.9, framed: false })
  for (const side of [-1, 1]) {
    band(
      s,
      [
        [side * (neck + 0.2), -1.64],
        [side * (neck * 0.85 + 0.06), -1.84],
        [side * 0.12, -2.0],
      ],
      0.12,
      0.034,
    )
  }
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
  const hide = tape.material(leather(darker(trim, 0.3)))
  tape.group(hide, { scale: 0.9, framed: false })
  band(
    s,
    [-1, -0.8, -0.4, 0, 0.4, 0.8, 1].map(
      (share) => [share * form.shoulder, -3.42 - 0.05 * Math.cos(share * 1.4)] as const,
    ),
    0.11,
    0.045,
  )
  band(
    s,
    [
      [0.74, -1.66],
      [0.36, -2.14],
      [-0.05, -2.6],
      [-0.75 * form.shoulder, -3.42],
    ],
    0.08,
    0.036,
  )
  const buckle = front(s, 0.16, -2.36, 0.03)
  tape
    .group(tape.material(metal([0.62, 0.46, 0.18])), { scale: 0.9, framed: false })
    .box(buckle, [0.1, 0.085, 0.03], 0.02, { rotation: rotation(0, 0, 46) })
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
    0.095,
    0.045,
  )
}

/** Both lapels of a coat, turned back along its opening, with the notch of the collar above them. */
const lapels = (s: Sculpting, material: number): void => {
  const neck = s.form.neckWidth
  s.tape.group(material, { scale: 0.9, framed: false })
  for (const side of [-1, 1]) {
    band(
      s,
      [
        [side * (neck + 0.14), -1.72],
        [side * 0.43, -2.05],
        [side * 0.33, -2.45],
        [side * 0.17, -2.95],
      ],
      0.13,
      0.032,
    )
  }
  collarPoints(s)
}

/** The folded-down points of a collar. */
const collarPoints = (s: Sculpting): void => {
  const neck = s.form.neckWidth
  for (const side of [-1, 1]) {
    band(
      s,
      [
        [side * (neck + 0.1), -1.72],
        [side * (neck * 0.4 + 0.38), -1.92],
      ],
      0.1,
      0.024,
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
      0.12,
      0.04,
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
