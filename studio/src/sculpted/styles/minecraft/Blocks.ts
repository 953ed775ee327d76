import { lattice } from '../../noise.ts'
import type { SculptContext } from '../../SculptContext.ts'
import { scale, type Vector } from '../../../kernel/vector.ts'

/** The side of the squares that everything is made of: the head is eight of them wide. */
export const PIXEL = 0.2
export const HALF = 0.8

interface Block {
  readonly center: Vector
  readonly half: Vector
}

/** Boxes collected by color, so that each color is one group of the tape. */
export class Blocks {
  readonly #byColor = new Map<string, { readonly color: Vector; readonly blocks: Block[] }>()
  readonly #seed: number

  constructor(seed: number) {
    this.#seed = seed
  }

  add(color: Vector, center: Vector, half: Vector): this {
    const key = color.map((c) => c.toFixed(3)).join()
    const entry = this.#byColor.get(key) ?? { color, blocks: [] }
    entry.blocks.push({ center, half })
    this.#byColor.set(key, entry)
    return this
  }

  /** Adds a box on which some of the squares that the camera may see are darker or lighter, by up to `contrast`. */
  addTextured(color: Vector, center: Vector, half: Vector, contrast = 0.17): this {
    this.add(color, center, half)
    for (const [axis, side] of SEEN) {
      const [u, v] = axis === 0 ? [2, 1] : axis === 1 ? [0, 2] : [0, 1]
      forEachSquare(half[u] ?? 0, half[v] ?? 0, (du, dv, i, j) => {
        const pick = lattice(i + axis * 31, j + Math.round(center[1] * 10), this.#seed & 255)
        if (pick > 0.42) return
        const at = [...center]
        const size = [PIXEL / 2, PIXEL / 2, PIXEL / 2]
        at[u] = (at[u] ?? 0) + du
        at[v] = (at[v] ?? 0) + dv
        at[axis] = (at[axis] ?? 0) + side * (half[axis] + SKIN_DEEP - 0.01)
        size[axis] = 0.01
        this.add(
          shade(color, pick < 0.2 ? 1 - contrast : 1 + 0.8 * contrast),
          vectorOf(at),
          vectorOf(size),
        )
      })
    }
    return this
  }

  sculpt({ tape }: SculptContext, framed: boolean): void {
    for (const { color, blocks } of this.#byColor.values()) {
      tape.group(tape.material({ color }), { scale: 1, framed })
      for (const { center, half } of blocks) tape.box(center, half, 0.001)
    }
  }
}

/** The thickness of a square of paint. */
export const SKIN_DEEP = 0.004
/** The faces of a box that the camera may see: front, top and both sides, as the character may face either way. */
const SEEN = [
  [2, 1],
  [1, 1],
  [0, -1],
  [0, 1],
] as const

const vectorOf = (numbers: readonly number[]): Vector => [
  numbers[0] ?? 0,
  numbers[1] ?? 0,
  numbers[2] ?? 0,
]
export const shade = (color: Vector, by: number): Vector => scale(color, by)

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

export const WHITE: Vector = [0.82, 0.82, 0.82]
export const INK: Vector = [0.012, 0.011, 0.012]
export const GOLD: Vector = [0.8, 0.55, 0.1]
export const RED: Vector = [0.42, 0.03, 0.03]
