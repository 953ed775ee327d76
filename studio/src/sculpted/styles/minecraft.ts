import type { CharacterSpec, HairCut, Headwear } from '../../CharacterSpec.ts'
import { lattice } from '../backdrop.ts'
import { albedo, darker, linear, luminance } from '../color.ts'
import { proportions } from '../proportions.ts'
import type { Sculpting } from '../Sculpting.ts'
import type { Material } from '../Tape.ts'
import { blend, scale, type Vector } from '../vector.ts'
import { landscape, skyOf } from './landscape.ts'
import { printOf, type Print } from './prints.ts'
import { realistic } from './realistic.ts'
import type { SculptedStyle } from './SculptedStyle.ts'
import { SPRITES } from './sprites.ts'

/** Side of the squares that everything is made of: the head is eight of them wide. */
const PIXEL = 0.2
const HALF = 0.8

interface Block {
  readonly centre: Vector
  readonly half: Vector
}

/** Boxes collected by colour, so that each colour is one group of the tape. */
class Blocks {
  readonly #byColor = new Map<string, { readonly color: Vector; readonly blocks: Block[] }>()
  readonly #seed: number

  constructor(seed: number) {
    this.#seed = seed
  }

  add(color: Vector, centre: Vector, half: Vector): this {
    const key = color.map((c) => c.toFixed(3)).join()
    const entry = this.#byColor.get(key) ?? { color, blocks: [] }
    entry.blocks.push({ centre, half })
    this.#byColor.set(key, entry)
    return this
  }

  /** A box with some of its squares darker and lighter, on the three sides that the camera sees. */
  textured(color: Vector, centre: Vector, half: Vector): this {
    this.add(color, centre, half)
    for (const [axis, side] of SEEN) {
      const [u, v] = axis === 0 ? [2, 1] : axis === 1 ? [0, 2] : [0, 1]
      forEachSquare(half[u] ?? 0, half[v] ?? 0, (du, dv, i, j) => {
        const pick = lattice(i + axis * 31, j + Math.round(centre[1] * 10), this.#seed & 255)
        if (pick > 0.42) return
        const at = [...centre]
        const size = [PIXEL / 2, PIXEL / 2, PIXEL / 2]
        at[u] = (at[u] ?? 0) + du
        at[v] = (at[v] ?? 0) + dv
        at[axis] = (at[axis] ?? 0) + side * ((half[axis] ?? 0) + SKIN_DEEP - 0.01)
        size[axis] = 0.01
        this.add(shade(color, pick < 0.2 ? 0.8 : 1.14), vectorOf(at), vectorOf(size))
      })
    }
    return this
  }

  sculpt({ tape }: Sculpting, framed: boolean): void {
    for (const { color, blocks } of this.#byColor.values()) {
      tape.group(tape.material({ color }), { scale: 1, framed })
      for (const { centre, half } of blocks) tape.box(centre, half, 0.001)
    }
  }
}

/** How far a square of paint stands out. */
const SKIN_DEEP = 0.004
/** Front, top and the side that is turned to the camera. */
const SEEN = [
  [2, 1],
  [1, 1],
  [0, -1],
] as const

const vectorOf = (numbers: readonly number[]): Vector => [
  numbers[0] ?? 0,
  numbers[1] ?? 0,
  numbers[2] ?? 0,
]
const shade = (color: Vector, by: number): Vector => scale(color, by)

const forEachSquare = (
  halfU: number,
  halfV: number,
  visit: (u: number, v: number, i: number, j: number) => void,
): void => {
  const across = Math.floor((2 * halfU) / PIXEL + 0.01)
  const down = Math.floor((2 * halfV) / PIXEL + 0.01)
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < down; j++) {
      visit((i - (across - 1) / 2) * PIXEL, (j - (down - 1) / 2) * PIXEL, i, j)
    }
  }
}

/** A square of the face: columns 0 to 7 from the picture's left, rows 0 to 7 from the top. */
type Face = (column: number, row: number, color: Vector) => void

const sculptHead = (s: Sculpting): void => {
  const { spec } = s
  const skin = albedo(spec.skin)
  const blocks = new Blocks(spec.seed)
  blocks.textured(skin, [0, 0, 0], [HALF, HALF, HALF])
  const painted = new Map<string, Vector>()
  const face: Face = (column, row, color) => painted.set(`${column},${row}`, color)
  paintFace(spec, skin, face)
  for (const [place, color] of painted) {
    const [column = 0, row = 0] = place.split(',').map(Number)
    blocks.add(
      color,
      [(column - 3.5) * PIXEL, (3.5 - row) * PIXEL, HALF],
      [PIXEL / 2, PIXEL / 2, 2 * SKIN_DEEP],
    )
  }
  growFeatures(spec, skin, blocks)
  if (spec.species !== 'robot') {
    growHair(spec, blocks)
    growBeard(spec, blocks)
  }
  wearMarks(spec, blocks)
  blocks.sculpt(s, true)
}

const WHITE: Vector = [0.82, 0.82, 0.82]
const INK: Vector = [0.012, 0.011, 0.012]
const GOLD: Vector = [0.8, 0.55, 0.1]
const RED: Vector = [0.42, 0.03, 0.03]

const paintFace = (spec: CharacterSpec, skin: Vector, face: Face): void => {
  const { face: features, marks, species, presentation } = spec
  const iris = linear(features.eyeColor)
  const hair = linear(spec.hair.cut === 'bald' ? spec.beard.color : spec.hair.color)
  const both = (column: number, row: number, color: Vector): void => {
    face(column, row, color)
    face(7 - column, row, color)
  }
  if (marks.includes('mask') || species === 'robot') {
    for (let c = 0; c < 8; c++)
      for (const r of [3, 4]) face(c, r, species === 'robot' ? [0.02, 0.025, 0.03] : INK)
  }
  if (species === 'alien') {
    for (const r of [3, 4])
      for (const c of [1, 2]) both(c, r, r === 3 && c === 1 ? iris : darker(iris, 0.4))
  } else if (species === 'robot') {
    both(1, 4, iris)
    both(2, 4, iris)
  } else {
    both(1, 4, WHITE)
    both(2, 4, iris)
    if (spec.age === 'child' || features.eyes === 'round' || features.expression === 'surprised') {
      both(1, 3, WHITE)
      both(2, 3, darker(iris, 0.5))
    }
    paintBrows(
      features.expression,
      darker(hair, luminance(hair) > 0.4 ? 0.3 : 0),
      presentation !== 'feminine',
      both,
    )
    if (presentation === 'feminine') both(0, 4, darker(hair, 0.5))
  }
  const crease = shade(skin, 0.72)
  if (spec.age === 'old' || marks.includes('wrinkles')) {
    both(1, 5, shade(skin, 0.84))
    both(2, 5, shade(skin, 0.84))
  }
  if (marks.includes('freckles')) {
    both(1, 5, blend(skin, linear('#7a3d1e'), 0.35))
    both(0, 6, blend(skin, linear('#7a3d1e'), 0.2))
  }
  if (species !== 'robot') both(3, 5, crease)
  paintMouth(
    features.expression,
    presentation === 'feminine' ? blend(skin, RED, 0.75) : shade(skin, 0.4),
    both,
  )
  if (marks.includes('scar')) for (const r of [2, 3, 5, 6]) face(1, r, RED)
  if (marks.includes('lightning-scar'))
    for (const [c, r] of [
      [3, 2],
      [2, 3],
    ] as const)
      face(c, r, RED)
  if (marks.includes('face-paint')) {
    both(0, 5, linear('#c02820'))
    both(1, 5, linear('#c02820'))
  }
}

type Mirrored = (column: number, row: number, color: Vector) => void

const paintBrows = (
  expression: CharacterSpec['face']['expression'],
  color: Vector,
  heavy: boolean,
  both: Mirrored,
): void => {
  if (expression === 'stern') {
    both(2, 3, color)
    both(1, 2, color)
    if (heavy) both(1, 3, color)
  } else if (expression === 'sad') {
    both(1, 3, color)
    both(2, 2, color)
  } else if (expression === 'surprised') {
    both(1, 2, color)
    both(2, 2, color)
  } else if (heavy) {
    both(1, 3, color)
    both(2, 3, color)
  }
}

const paintMouth = (
  expression: CharacterSpec['face']['expression'],
  color: Vector,
  both: Mirrored,
): void => {
  switch (expression) {
    case 'smile':
      both(3, 7, color)
      both(2, 6, color)
      return
    case 'grin':
      both(3, 6, WHITE)
      both(2, 6, WHITE)
      both(3, 7, color)
      both(2, 7, color)
      return
    case 'sad':
      both(3, 6, color)
      both(2, 7, color)
      return
    case 'surprised':
      both(3, 6, color)
      both(3, 7, color)
      return
    case 'neutral':
    case 'stern':
      both(3, 6, color)
  }
}

const growFeatures = ({ species, face }: CharacterSpec, skin: Vector, blocks: Blocks): void => {
  const nose = face.nose === 'hooked' || face.nose === 'round' || face.nose === 'broad'
  if (nose && species !== 'robot') {
    const tall = face.nose === 'hooked' ? 0.2 : 0.12
    blocks.add(shade(skin, 0.92), [0, -0.24, HALF + 0.08], [PIXEL * 0.9, tall, 0.1])
  }
  for (const side of [-1, 1]) {
    switch (species) {
      case 'elf':
      case 'orc':
        blocks.textured(skin, [side * (HALF + 0.1), 0.05, 0], [0.1, 0.2, 0.1])
        blocks.textured(skin, [side * (HALF + 0.24), 0.3, -0.1], [0.1, 0.1, 0.1])
        break
      case 'animal':
        blocks.textured(skin, [side * 0.55, HALF + 0.24, 0], [0.2, 0.24, 0.1])
        break
      case 'alien':
        blocks.textured(skin, [side * 0.4, HALF + 0.3, 0], [0.06, 0.3, 0.06])
        break
      case 'robot':
        blocks.textured(shade(skin, 0.6), [side * (HALF + 0.1), 0, 0], [0.1, 0.2, 0.2])
        break
      case 'human':
      case 'dwarf':
      case 'undead':
    }
  }
}

/** How far down the hair comes: on the forehead, at the sides and behind; and how far it stands out. */
interface Cut {
  readonly fringe: number
  readonly sides: number
  readonly back: number
  readonly volume: number
}

const CUTS: Readonly<Record<Exclude<HairCut, 'bald' | 'mohawk'>, Cut>> = {
  buzz: { fringe: 0.6, sides: 0.2, back: 0, volume: 0.02 },
  short: { fringe: 0.4, sides: 0, back: -0.4, volume: 0.05 },
  tousled: { fringe: 0.4, sides: 0, back: -0.4, volume: 0.12 },
  slicked: { fringe: 0.6, sides: 0, back: -0.6, volume: 0.05 },
  bowl: { fringe: 0.3, sides: -0.1, back: -0.4, volume: 0.1 },
  bob: { fringe: 0.4, sides: -0.8, back: -0.9, volume: 0.1 },
  long: { fringe: 0.5, sides: -1.6, back: -1.8, volume: 0.08 },
  wavy: { fringe: 0.4, sides: -1.4, back: -1.6, volume: 0.16 },
  curly: { fringe: 0.4, sides: -1, back: -1.2, volume: 0.24 },
  afro: { fringe: 0.5, sides: -0.2, back: -0.6, volume: 0.42 },
  bun: { fringe: 0.5, sides: 0.1, back: -0.5, volume: 0.05 },
  braid: { fringe: 0.4, sides: -0.2, back: -0.8, volume: 0.05 },
  ponytail: { fringe: 0.4, sides: 0, back: -0.5, volume: 0.05 },
  dreadlocks: { fringe: 0.5, sides: -1.2, back: -1.4, volume: 0.1 },
}

const growHair = ({ hair, headwear, seed }: CharacterSpec, blocks: Blocks): void => {
  const { cut } = hair
  if (cut === 'bald') return
  const light = linear(hair.color)
  const color = scale(light, 1 - 0.25 * luminance(light))
  if (cut === 'mohawk') {
    for (let i = 0; i < 8 && !headwear; i++) {
      const tall = 0.3 + 0.1 * lattice(i, 1, seed & 255)
      blocks.textured(color, [0, HALF + tall, 0.7 - i * PIXEL], [PIXEL, tall, PIXEL / 2])
    }
    return
  }
  const { fringe, sides, back, volume } = CUTS[cut]
  const out = HALF + volume
  const top = headwear && cut === 'afro' ? HALF : out
  blocks
    .textured(color, [0, (top + fringe) / 2, 0.02], [out, (top - fringe) / 2, out])
    .textured(
      color,
      [0, (fringe + back) / 2, -(HALF + out) / 2 - 0.1],
      [out, (fringe - back) / 2, 0.14],
    )
  for (const side of [-1, 1]) {
    const x = side * (HALF + volume / 2 + 0.02)
    blocks.textured(
      color,
      [x, (fringe + sides) / 2, -0.2],
      [volume / 2 + 0.04, (fringe - sides) / 2, 0.62],
    )
    if (sides < -0.3) {
      blocks.textured(
        color,
        [x, (fringe + sides) / 2, 0.5],
        [volume / 2 + 0.04, (fringe - sides) / 2, 0.2],
      )
    }
    if (cut === 'dreadlocks' || cut === 'curly' || cut === 'wavy') {
      for (let i = 0; i < 3; i++) {
        const y = 0.1 - i * 0.42
        blocks.textured(
          shade(color, 0.86),
          [side * (out + 0.04), y, 0.3 - i * 0.2],
          [0.1, 0.16, 0.16],
        )
      }
    }
    if (cut === 'braid') blocks.textured(color, [side * 0.7, -1.1, 0.5], [0.14, 0.7, 0.14])
  }
  // A ragged hair line.
  for (let column = 0; column < 8; column++) {
    if (lattice(column, 7, seed & 255) < 0.4 && cut !== 'slicked' && cut !== 'buzz') {
      blocks.add(
        shade(color, 0.86),
        [(column - 3.5) * PIXEL, fringe - 0.1, out - 0.08],
        [PIXEL / 2, PIXEL / 2, 0.08],
      )
    }
    if (cut === 'tousled' && !headwear) {
      const tall = 0.08 + 0.14 * lattice(column, 9, seed & 255)
      blocks.textured(
        color,
        [(column - 3.5) * PIXEL, out + tall, 0.5 * lattice(column, 3, 1)],
        [PIXEL / 2, tall, 0.3],
      )
    }
  }
  if (headwear) return
  if (cut === 'bun') blocks.textured(color, [0, out + 0.24, -0.3], [0.34, 0.26, 0.34])
  if (cut === 'ponytail') {
    blocks.textured(color, [-0.3, 0.3, -out - 0.3], [0.24, 0.24, 0.3])
    blocks.textured(color, [-0.7, -0.6, -out - 0.3], [0.2, 0.9, 0.2])
  }
}

const growBeard = ({ beard, skin, face }: CharacterSpec, blocks: Blocks): void => {
  const light = linear(beard.color)
  const color = scale(light, 1 - 0.25 * luminance(light))
  const front = HALF + 0.05
  const strip = (
    centre: readonly [number, number],
    half: readonly [number, number],
    deep = 0.05,
  ): void => {
    blocks.textured(color, [centre[0], centre[1], front + deep - 0.05], [half[0], half[1], deep])
  }
  const moustache = (wide: number): void => strip([0, -0.4], [wide, 0.1], 0.08)
  const jaw = (): void => {
    strip([0, -0.72], [HALF + 0.02, 0.12])
    for (const side of [-1, 1]) {
      strip([side * 0.7, -0.4], [0.12, 0.3])
      blocks.textured(color, [side * (HALF + 0.02), -0.45, 0.25], [0.04, 0.4, 0.5])
    }
  }
  switch (beard.cut) {
    case 'none':
      return
    case 'stubble':
      blocks.add(
        blend(albedo(skin), color, 0.5),
        [0, -0.7, HALF - 0.05],
        [HALF + 0.004, 0.1, 0.055],
      )
      return
    case 'moustache':
      moustache(0.5)
      return
    case 'handlebar':
      moustache(0.5)
      for (const side of [-1, 1]) strip([side * 0.56, -0.24], [0.08, 0.12], 0.08)
      return
    case 'goatee':
      moustache(0.3)
      strip([0, -0.84], [0.22, 0.2], 0.1)
      return
    case 'short':
      jaw()
      moustache(0.36)
      break
    case 'full':
      jaw()
      moustache(0.5)
      strip([0, -0.86], [0.7, 0.3], 0.12)
      break
    case 'long':
      jaw()
      moustache(0.54)
      strip([0, -1.1], [0.66, 0.5], 0.12)
      strip([0, -1.75], [0.44, 0.3], 0.1)
      strip([0, -2.15], [0.2, 0.16], 0.08)
      break
    case 'braided':
      jaw()
      moustache(0.5)
      for (const side of [-1, 1]) strip([side * 0.3, -1.25], [0.14, 0.6], 0.12)
  }
  if (face.expression === 'smile' || face.expression === 'grin') {
    blocks.add(
      face.expression === 'grin' ? WHITE : RED,
      [0, -0.57, front + 0.06],
      [0.2, 0.05, 0.02],
    )
  }
}

const wearMarks = ({ marks }: CharacterSpec, blocks: Blocks): void => {
  const z = HALF + 0.06
  const ring = (x: number, color: Vector): void => {
    for (const side of [-1, 1]) {
      blocks.add(color, [x, -0.1 + side * 0.2, z], [0.26, 0.04, 0.03])
      blocks.add(color, [x + side * 0.24, -0.1, z], [0.04, 0.2, 0.03])
    }
  }
  if (marks.includes('glasses')) {
    ring(-0.4, INK)
    ring(0.4, INK)
    blocks.add(INK, [0, -0.1, z], [0.16, 0.04, 0.03])
    for (const side of [-1, 1])
      blocks.add(INK, [side * (HALF + 0.02), -0.1, 0.4], [0.03, 0.04, 0.46])
  }
  if (marks.includes('monocle')) ring(-0.4, GOLD)
  if (marks.includes('eye-patch')) {
    blocks.add(INK, [0.4, -0.1, z - 0.02], [0.22, 0.22, 0.04])
    blocks.add(INK, [0, 0.16, 0], [HALF + 0.02, 0.05, HALF + 0.03])
  }
  if (marks.includes('earrings')) {
    for (const side of [-1, 1])
      blocks.add(GOLD, [side * (HALF + 0.05), -0.4, 0.1], [0.06, 0.1, 0.06])
  }
}

const sculptBody = (s: Sculpting): void => {
  const { spec } = s
  const print = printOf(spec)
  const blocks = new Blocks(spec.seed + 1)
  const [w, h] = [HALF, 1.2]
  blocks.textured(print.base, [0, -2, 0], [w, h, 0.4])
  paintPrint(print, blocks)
  const sleeve = linear(spec.garment.kind === 'overalls' ? spec.garment.trim : spec.garment.color)
  const skin = albedo(spec.skin)
  const bare = spec.garment.kind === 't-shirt' || spec.garment.kind === 'toga'
  const arms = new Blocks(spec.seed + 4)
  for (const side of [-1, 1]) {
    const x = side * 1.2
    const cuff = bare ? -1.6 : -2.8
    arms.textured(sleeve, [x, (-0.8 + cuff) / 2, 0], [0.4, (-0.8 - cuff) / 2, 0.4])
    arms.textured(skin, [x, (cuff - 3.2) / 2, 0], [0.4, (cuff + 3.2) / 2, 0.4])
    blocks.textured(
      print.legs,
      [side * 0.4, -4.4, 0],
      [0.4 + (print.long ? 0.06 : -0.005), 1.2, 0.4],
    )
  }
  if (spec.garment.kind === 'cloak') {
    blocks.textured(linear(spec.garment.color), [0, -2.6, -0.5], [w + 0.3, 1.8, 0.08])
  }
  if (spec.garment.kind === 'armour' || spec.garment.kind === 'spacesuit') {
    for (const side of [-1, 1])
      blocks.textured(linear(spec.garment.trim), [side * 1.2, -0.96, 0], [0.46, 0.2, 0.46])
  }
  blocks.sculpt(s, false)
  arms.sculpt(s, true)
}

/** The garment's print, a square at a time. */
const paintPrint = ({ lines }: Print, blocks: Blocks): void => {
  for (let row = 0; row < 12; row++) {
    for (let column = 0; column < 8; column++) {
      const [x, y] = [(column - 3.5) / 4, (row + 0.5) / 12]
      const ink = lines.findLast(
        ({ points, width }) => nearLine(points, x, y) < Math.max(width, 0.1),
      )
      if (!ink) continue
      blocks.add(
        ink.color,
        [(column - 3.5) * PIXEL, -0.9 - row * PIXEL, 0.4],
        [PIXEL / 2, PIXEL / 2, 0.012],
      )
    }
  }
}

/** Distance from a point to a line, in half widths of the front (which is three halves as tall as wide). */
const nearLine = (points: readonly (readonly [number, number])[], x: number, y: number): number => {
  let nearest = Infinity
  points.slice(1).forEach((end, i) => {
    const start = points[i] ?? end
    const [ax, ay] = [start[0], start[1] * 3]
    const [bx, by] = [end[0] - ax, end[1] * 3 - ay]
    const t = Math.min(1, Math.max(0, ((x - ax) * bx + (y * 3 - ay) * by) / (bx * bx + by * by)))
    nearest = Math.min(nearest, Math.hypot(x - ax - bx * t, y * 3 - ay - by * t))
  })
  return nearest
}

interface Dyes {
  readonly color: Vector
  readonly trim: Vector
}

const sculptHeadwear = (s: Sculpting): void => {
  const { headwear, seed } = s.spec
  if (!headwear) return
  const blocks = new Blocks(seed + 2)
  HEADWEARS[headwear.kind](blocks, { color: linear(headwear.color), trim: linear(headwear.trim) })
  blocks.sculpt(s, true)
}

/** Four walls around the head. */
const wall = (blocks: Blocks, color: Vector, y: number, tall: number, out: number): void => {
  for (const side of [-1, 1]) {
    blocks.textured(color, [side * out, y, 0], [0.06, tall, out + 0.06])
    blocks.textured(color, [0, y, side * out], [out, tall, 0.06])
  }
}
const shell = (blocks: Blocks, color: Vector, down: number): void => {
  const out = HALF + 0.14
  blocks.textured(color, [0, HALF + 0.02, 0], [out, 0.16, out])
  for (const side of [-1, 1]) {
    blocks.textured(
      color,
      [side * out, (HALF + down) / 2, -0.1],
      [0.06, (HALF - down) / 2, out - 0.1],
    )
  }
  blocks.textured(color, [0, (HALF + down) / 2, -out], [out, (HALF - down) / 2, 0.06])
  blocks.textured(color, [0, 0.6, out], [out, 0.2, 0.06])
}

const HEADWEARS: Readonly<Record<Headwear, (blocks: Blocks, dyes: Dyes) => void>> = {
  'wizard-hat': (b, { color, trim }) => {
    b.textured(color, [0, 0.78, 0], [1.4, 0.08, 1.4])
    b.textured(trim, [0, 0.96, 0], [0.94, 0.12, 0.94])
    b.textured(color, [0, 1.26, 0], [0.86, 0.2, 0.86])
    b.textured(color, [0, 1.66, -0.06], [0.62, 0.2, 0.62])
    b.textured(color, [0.06, 2.06, -0.14], [0.4, 0.2, 0.4])
    b.textured(color, [0.16, 2.4, -0.24], [0.22, 0.16, 0.22])
    b.textured(color, [0.34, 2.62, -0.24], [0.14, 0.1, 0.14])
  },
  cap: (b, { color, trim }) => {
    b.textured(color, [0, 0.76, 0], [0.9, 0.26, 0.9])
    b.textured(color, [0, 0.56, 1.1], [0.7, 0.06, 0.34])
    b.add(trim, [0, 0.8, 0.9], [0.2, 0.16, 0.03])
  },
  crown: (b, { color, trim }) => {
    wall(b, color, 0.82, 0.14, 0.9)
    for (let i = -2; i <= 2; i++) {
      b.textured(color, [i * 0.42, 1.1, 0.9], [0.1, i % 2 === 0 ? 0.24 : 0.14, 0.06])
      b.textured(color, [i * 0.42, 1.1, -0.9], [0.1, i % 2 === 0 ? 0.24 : 0.14, 0.06])
      b.textured(color, [-0.9, 1.1, i * 0.42], [0.06, i % 2 === 0 ? 0.24 : 0.14, 0.1])
      b.textured(color, [0.9, 1.1, i * 0.42], [0.06, i % 2 === 0 ? 0.24 : 0.14, 0.1])
    }
    for (const x of [-0.5, 0, 0.5]) b.add(trim, [x, 0.82, 0.96], [0.1, 0.1, 0.03])
  },
  tiara: (b, { color, trim }) => {
    b.textured(color, [0, 0.74, 0.92], [0.86, 0.06, 0.06])
    for (let i = -1; i <= 1; i++)
      b.textured(color, [i * 0.4, 0.9, 0.92], [0.1, i === 0 ? 0.26 : 0.14, 0.06])
    b.add(trim, [0, 0.9, 0.98], [0.09, 0.1, 0.03])
  },
  hood: (b, { color }) => {
    shell(b, color, -1)
    for (const side of [-1, 1])
      b.textured(shade(color, 0.9), [side * 0.86, -0.1, 0.86], [0.12, 0.9, 0.12])
  },
  helmet: (b, dyes) => sculptHelmet(b, dyes),
  'horned-helmet': (b, dyes) => {
    sculptHelmet(b, dyes)
    const bone: Vector = [0.6, 0.52, 0.36]
    for (const side of [-1, 1]) {
      b.textured(bone, [side * 1.14, 0.7, 0], [0.2, 0.14, 0.14])
      b.textured(bone, [side * 1.36, 1, 0], [0.12, 0.24, 0.12])
      b.textured(bone, [side * 1.28, 1.36, 0], [0.08, 0.14, 0.08])
    }
  },
  'top-hat': (b, { color, trim }) => {
    b.textured(color, [0, 0.76, 0], [1.2, 0.07, 1.2])
    b.textured(trim, [0, 0.96, 0], [0.84, 0.14, 0.84])
    b.textured(color, [0, 1.5, 0], [0.82, 0.42, 0.82])
  },
  tricorne: (b, { color, trim }) => {
    b.textured(color, [0, 0.84, 0], [0.9, 0.2, 0.9])
    b.textured(color, [0, 0.82, 1], [1.1, 0.2, 0.08])
    b.textured(trim, [0, 1.05, 1], [1.12, 0.05, 0.1])
    for (const side of [-1, 1]) {
      b.textured(color, [side * 1.1, 0.84, 0], [0.08, 0.22, 1.06])
      b.textured(trim, [side * 1.1, 1.09, 0], [0.1, 0.05, 1.08])
    }
  },
  'wide-brim': (b, { color, trim }) => {
    b.textured(color, [0, 0.72, 0], [1.4, 0.07, 1.4])
    b.textured(trim, [0, 0.88, 0], [0.9, 0.1, 0.9])
    b.textured(color, [0, 1.16, 0], [0.84, 0.2, 0.84])
  },
  headband: (b, { color, trim }) => {
    wall(b, color, 0.44, 0.12, 0.9)
    b.add(trim, [0, 0.44, 0.97], [0.12, 0.1, 0.03])
  },
  'space-helmet': (b, { color, trim }) => {
    for (const x of [-1, 1]) {
      for (const z of [-1, 1]) b.textured(color, [x * 1.06, 0, z * 1.06], [0.1, 1.1, 0.1])
    }
    b.textured(color, [0, 1.1, 0], [1.16, 0.1, 1.16])
    wall(b, color, -0.94, 0.12, 1.06)
    b.textured(color, [0, 0, -1.1], [1.1, 1.1, 0.06])
    b.add(trim, [0, 1.1, 1.17], [0.3, 0.06, 0.03])
  },
  beanie: (b, { color, trim }) => {
    b.textured(color, [0, 0.86, 0], [0.9, 0.24, 0.9])
    wall(b, trim, 0.56, 0.14, 0.94)
    b.textured(trim, [0, 1.22, 0], [0.2, 0.14, 0.2])
  },
  bandana: (b, { color, trim }) => {
    b.textured(color, [0, 0.7, 0], [0.88, 0.2, 0.88])
    for (const x of [-0.5, 0.1, 0.6]) b.add(trim, [x, 0.66, 0.88], [0.09, 0.09, 0.01])
    b.textured(color, [-0.96, 0.44, -0.5], [0.1, 0.2, 0.14])
  },
}

const sculptHelmet = (blocks: Blocks, { color, trim }: Dyes): void => {
  shell(blocks, color, -0.4)
  blocks.textured(trim, [0, 0.42, 0.98], [0.9, 0.07, 0.04])
  blocks.textured(trim, [0, 0.16, 0.98], [0.09, 0.3, 0.06])
}

/** Side of a pixel of what is carried. */
const ITEM = 0.19

const sculptProp = (s: Sculpting): void => {
  const { prop, seed } = s.spec
  if (!prop) return
  const inks = inksOf(linear(prop.color))
  const rows = SPRITES[prop.kind]
  const blocks = new Blocks(seed + 3)
  const bottom = rows.length > 8 ? -3.3 : -2.9
  const width = Math.max(...rows.map((row) => row.length))
  const glowing = s.tape.material({ kind: 'glow', color: scale(inks.l, 1.3) })
  const lights: Vector[] = []
  rows.forEach((row, i) => {
    const y = bottom + (rows.length - 1 - i) * ITEM
    for (const [j, letter] of [...row].entries()) {
      if (letter === ' ') continue
      const centre: Vector = [1.36 + (j - (width - 1) / 2) * ITEM, y, 0.62]
      if (letter === 'l') lights.push(centre)
      else blocks.add(isInk(letter) ? inks[letter] : inks.c, centre, [ITEM / 2, ITEM / 2, 0.1])
    }
  })
  blocks.sculpt(s, true)
  const first = lights[0]
  const last = lights.at(-1)
  if (!first || !last) return
  s.tape.group(glowing)
  for (const centre of lights) s.tape.box(centre, [ITEM / 2, ITEM / 2, 0.1], 0.001)
  s.addBloom({ from: first, to: last, radius: 0.9, color: scale(inks.l, 0.5) })
}

const inksOf = (color: Vector) => ({
  c: color,
  d: darker(color, 0.4),
  w: linear('#8a5a30'),
  v: linear('#5a3818'),
  s: [0.6, 0.62, 0.66] as Vector,
  g: GOLD,
  l: blend(color, [1, 0.95, 0.8], 0.55),
  i: [0.06, 0.06, 0.07] as Vector,
  p: linear('#efe6cc'),
  n: linear('#3f8a34'),
})
const isInk = (letter: string): letter is keyof ReturnType<typeof inksOf> =>
  'cdwvsglipn'.includes(letter)

const matt = (material: Material): Material =>
  material.kind === 'glow'
    ? material
    : { kind: 'plain', color: material.color, gloss: 0, fresnel: 0.02, subsurface: 0 }

/** A world of cubes, in flat sunlight. */
export const minecraft: SculptedStyle = {
  ...realistic,
  name: 'minecraft',
  proportions,
  material: matt,
  parts: [sculptHead, sculptBody, sculptHeadwear, sculptProp],
  hand: () => undefined,
  framing: { yaw: -0.5, pitch: 0.15, end: { portrait: -3.5, landscape: -2.3, square: -2.8 } },
  lights: ({ time }) => ({
    keyFrom: [-0.35, 0.75, 0.6],
    key: time === 'night' ? [1.1, 1.2, 1.6] : time === 'dusk' ? [2, 1.5, 1.1] : [1.9, 1.85, 1.7],
    fillFrom: [0.8, 0.1, 0.6],
    fill: [0.32, 0.34, 0.42],
    rimFrom: [0.8, 0.4, -0.5],
    rim: [0, 0, 0],
    sky: [0.5, 0.55, 0.62],
    ground: [0.26, 0.25, 0.22],
    exposure: 0.74,
    saturation: 1.16,
    occlusion: 0.5,
    shadowSharpness: 24,
  }),
  backdrop: landscape({
    skies: {
      dawn: skyOf('#7fa8e8', '#ffd0a8', '#ffffff', [1, 0.86, 0.74]),
      day: skyOf('#6fa4f8', '#b4d4ff', '#ffffff', [0.95, 0.95, 0.9]),
      dusk: skyOf('#5a5aa8', '#ff9a5a', '#ffffff', [0.85, 0.62, 0.48]),
      night: skyOf('#0a1030', '#26345e', '#ffffff', [0.26, 0.3, 0.44]),
    },
    squares: 1 / 36,
    haze: 0.3,
    tint: { color: [0, 0, 0], share: 0 },
    edge: 0.0001,
    relief: 0.16,
    trees: true,
  }),
  finish: 'plain',
}
