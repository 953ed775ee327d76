import type { CharacterSpec } from '../../../spec/CharacterSpec.ts'
import {
  type Creature,
  type CreatureGrowth,
  type Ears,
  type Muzzle,
  SMALL_EYES,
} from '../../../spec/creatures.ts'
import { albedo, linear } from '../../color.ts'
import { blend, type Vector } from '../../../kernel/vector.ts'
import { type Blocks, HALF, INK, PIXEL, RED, shade, WHITE } from './Blocks.ts'
import type { Face } from './face.ts'

const PALE: Vector = [0.66, 0.62, 0.55]
const IVORY: Vector = [0.7, 0.64, 0.5]
const PINK: Vector = [0.6, 0.26, 0.26]

/** Eyes and pattern of a creature, in squares of its face. */
export const paintCreature = (spec: CharacterSpec, creature: Creature, face: Face): void => {
  const coat = albedo(spec.skin)
  const iris = linear(spec.face.eyeColor)
  const both = (column: number, row: number, color: Vector): void => {
    face(column, row, color)
    face(7 - column, row, color)
  }
  const dark = shade(coat, 0.4)
  const pale = blend(coat, PALE, 0.8)
  if (creature.pale === 'face')
    for (const row of [3, 4, 5]) for (const c of [1, 2, 3]) both(c, row, pale)
  if (creature.pale === 'front')
    for (const row of [5, 6]) for (const c of [0, 1]) both(c, row, PALE)
  if (creature.pale === 'cheeks') for (const c of [0, 1, 2]) both(c, 6, pale)
  if (creature.pale === 'throat') for (const c of [0, 1, 2, 3]) both(c, 7, pale)
  if (creature.pattern === 'stripes') {
    both(3, 0, dark)
    both(3, 1, dark)
    both(1, 0, dark)
    both(0, 5, dark)
  }
  if (creature.pattern === 'eye patches')
    for (const row of [2, 3, 4, 5]) for (const c of [1, 2]) both(c, row, INK)
  if (creature.pattern === 'mask') for (const c of [0, 1, 2]) both(c, 3, shade(coat, 0.6))
  if (creature.pattern === 'spots') both(2, 1, dark)
  if (creature.pattern === 'patches')
    for (const [column, row] of PATCHES) face(column, row, shade(coat, 0.14))
  if (creature.pattern === 'bandages' || creature.pattern === 'cracks')
    for (const [column, row] of SQUARES[creature.pattern]) face(column, row, shade(coat, 0.6))
  switch (creature.eyes.kind) {
    case 'hollow':
      for (const row of [3, 4]) for (const c of [1, 2]) both(c, row, INK)
      return
    case 'facets':
      for (const row of [2, 3, 4]) for (const c of [0, 1]) both(c, row, iris)
      both(1, 2, shade(iris, 1.6))
      return
    case 'glow':
    case 'lamps':
      for (const c of [1, 2]) both(c, 4, INK)
      both(2, 4, blend(iris, WHITE, 0.4))
      return
    case 'bead':
      both(2, 4, INK)
      both(2, 3, shade(coat, 0.8))
      return
    case 'round':
    case 'slit':
      both(1, 4, WHITE)
      both(2, 4, iris)
      both(1, 3, WHITE)
      both(2, 3, INK)
  }
}

/** Adds the muzzle, the ears and whatever else sticks out of the cube. */
export const growCreature = (spec: CharacterSpec, creature: Creature, blocks: Blocks): void => {
  const coat = albedo(spec.skin)
  growMuzzle(creature, coat, blocks)
  if (creature.ears) growEars(creature.ears, coat, blocks)
  for (const growth of creature.growths ?? []) GROWTHS[growth]?.(coat, blocks)
}

const growMuzzle = ({ muzzle, pale, horn }: Creature, coat: Vector, blocks: Blocks): void => {
  const paler = pale === 'muzzle' || pale === 'cheeks' || pale === 'face'
  const fur = paler ? blend(coat, PALE, 0.8) : shade(coat, 1.12)
  const beak = linear(horn ?? '#e8a92c')
  const depth = 0.1 + muzzle.length * 0.5
  const front = HALF + depth
  const low = -0.5
  const shapes: Readonly<Record<Muzzle['kind'], () => void>> = {
    snout: () => {
      blocks.addTextured(fur, [0, low, front], [0.4, 0.24, depth], 0.06)
      blocks.add(muzzle.nose === 'pad' ? INK : PINK, [0, low + 0.16, front + depth], NOSE)
    },
    jaws: () => {
      blocks.addTextured(coat, [0, low + 0.06, front], [0.46, 0.16, depth], 0.1)
      blocks.addTextured(shade(coat, 0.8), [0, low - 0.24, front - 0.06], [0.42, 0.08, depth], 0.1)
      for (const x of [-0.36, -0.12, 0.12, 0.36])
        blocks.add(IVORY, [x, low - 0.14, front + depth - 0.06], [0.05, 0.06, 0.05])
    },
    maw: () => {
      blocks.addTextured(coat, [0, -0.1, front], [0.4, 0.16, depth], 0.1)
      blocks.add([0.2, 0.03, 0.03], [0, low - 0.02, HALF], [0.6, 0.2, 0.02])
      for (const x of [-0.45, -0.15, 0.15, 0.45])
        blocks.add(WHITE, [x, low + 0.12, HALF + 0.03], [0.07, 0.08, 0.02])
    },
    beak: () => {
      blocks.add(beak, [0, low + 0.2, front], [0.2, 0.2, depth])
      blocks.add(shade(beak, 0.8), [0, low - 0.08, front + depth - 0.1], [0.1, 0.16, 0.1])
    },
    bill: () => {
      blocks.add(beak, [0, low + 0.06, front], [0.5, 0.1, depth])
      blocks.add(shade(beak, 0.75), [0, low - 0.12, front - 0.04], [0.46, 0.07, depth])
    },
    slit: () => {
      blocks.add(shade(coat, 0.35), [0, low, HALF], [0.5, 0.04, 0.02])
    },
    gape: () => {
      blocks.add(INK, [0, low, HALF], [0.2, 0.2, 0.02])
    },
    teeth: () => {
      blocks.add(INK, [0, -0.26, HALF], [0.1, 0.1, 0.02])
      blocks.add(INK, [0, low - 0.06, HALF], [0.5, 0.14, 0.02])
      for (const x of [-0.4, -0.2, 0, 0.2, 0.4])
        blocks.add(WHITE, [x, low - 0.06, HALF + 0.02], [0.07, 0.1, 0.02])
    },
    tentacles: () => {
      for (const [x, long] of TENTACLES)
        blocks.addTextured(shade(coat, 0.9), [x, -0.5 - long, HALF], [0.11, long, 0.1])
    },
    trunk: () => {
      blocks.addTextured(coat, [0, -0.6, HALF + 0.16], [0.2, 0.5, 0.16])
      blocks.addTextured(coat, [0, -1.2, HALF + 0.3], [0.16, 0.16, 0.24])
      for (const side of [-1, 1])
        blocks.add(IVORY, [side * 0.4, -0.6, HALF + 0.1], [0.07, 0.24, 0.08])
    },
    grille: () => {
      for (const x of [-0.3, -0.1, 0.1, 0.3])
        blocks.add(INK, [x, low - 0.06, HALF], [0.05, 0.14, 0.02])
    },
    none: () => {
      for (const side of [-1, 1])
        blocks.add(shade(coat, 0.5), [side * 0.2, -0.7, HALF + 0.1], [0.07, 0.14, 0.1])
    },
  }
  shapes[muzzle.kind]()
}

const SQUARES = {
  bandages: [
    ...([[0, 1] as const, [1, 1] as const, [2, 0] as const, [3, 0] as const] as const),
    ...([[4, 1] as const, [5, 1] as const, [6, 2] as const, [7, 2] as const] as const),
    ...([[0, 6] as const, [1, 6] as const, [2, 5] as const, [5, 6] as const] as const),
    ...([[6, 6] as const, [7, 5] as const, [0, 3] as const, [7, 3] as const] as const),
  ],
  cracks: [
    ...([[5, 0] as const, [5, 1] as const, [6, 2] as const, [0, 2] as const] as const),
    ...([[1, 2] as const, [7, 5] as const, [6, 6] as const, [1, 6] as const] as const),
  ],
} as const

const PATCHES = [
  ...([[0, 0] as const, [1, 0] as const, [0, 1] as const, [6, 0] as const] as const),
  ...([[7, 2] as const, [7, 3] as const, [0, 6] as const, [5, 1] as const] as const),
] as const

const NOSE: Vector = [0.16, 0.08, 0.02]
const TENTACLES = [
  ...([[-0.6, 0.4] as const, [-0.3, 0.55] as const, [0, 0.48] as const] as const),
  ...([[0.3, 0.56] as const, [0.6, 0.4] as const] as const),
] as const

const growEars = ({ kind, y }: Ears, coat: Vector, blocks: Blocks): void => {
  for (const side of [-1, 1]) {
    const add = (x: number, up: number, half: Vector, inner = true): void => {
      blocks.addTextured(coat, [side * x, up, 0], half)
      if (inner)
        blocks.add(
          PINK,
          [side * x, up - 0.02, half[2] + 0.01],
          [half[0] * 0.55, half[1] * 0.6, 0.01],
        )
    }
    switch (kind) {
      case 'pointed':
      case 'tuft':
        add(0.55, HALF + 0.16, [0.22, 0.16, 0.1])
        add(0.6, HALF + 0.4, [0.12, 0.1, 0.1], false)
        break
      case 'round':
        add(0.66, HALF + 0.2, [0.3, 0.26, 0.1])
        break
      case 'long':
        if (y > 0.4) add(0.36, HALF + 0.5, [0.16, 0.5, 0.1])
        else add(HALF + 0.4, 0.1, [0.4, 0.14, 0.08])
        break
      case 'hanging':
        blocks.addTextured(shade(coat, 0.7), [side * (HALF + 0.08), 0, 0.1], [0.08, 0.5, 0.24])
        break
      case 'leaf':
        add(HALF + 0.22, 0.2, [0.22, 0.14, 0.08])
        break
      case 'fan':
        add(HALF + 0.36, 0, [0.36, 0.5, 0.07])
    }
  }
}

const sides = (draw: (side: number) => void): void => {
  for (const side of [-1, 1]) draw(side)
}

const GROWTHS: Partial<Record<CreatureGrowth, (coat: Vector, blocks: Blocks) => void>> = {
  shell: (_, blocks) => {
    blocks.addTextured(linear('#7d6a37'), [0, -2, -0.7], [1.9, 1.2, 0.34])
  },
  ossicones: (coat, blocks) => {
    sides((side) => {
      blocks.add(coat, [side * 0.4, HALF + 0.2, 0], [0.08, 0.2, 0.08])
      blocks.add(shade(coat, 0.2), [side * 0.4, HALF + 0.46, 0], [0.12, 0.1, 0.12])
    })
  },
  'chin beard': (coat, blocks) => {
    blocks.addTextured(shade(coat, 0.7), [0, -1, HALF + 0.1], [0.16, 0.3, 0.1])
  },
  wool: (coat, blocks) => {
    blocks.addTextured(shade(coat, 1.06), [0, HALF - 0.1, -0.2], [HALF + 0.1, 0.3, HALF - 0.1])
  },
  comb: (_, blocks) => {
    blocks.add(RED, [0, HALF + 0.16, 0.1], [0.08, 0.2, 0.4])
    blocks.add(RED, [0, -0.76, HALF + 0.1], [0.14, 0.2, 0.1])
  },
  tongue: (_, blocks) => {
    blocks.add(RED, [0, -0.56, HALF + 0.3], [0.06, 0.04, 0.3])
  },
  'butterfly wings': (coat, blocks) => {
    sides((side) => {
      blocks.addTextured(coat, [side * 1.7, -0.4, -0.9], [0.9, 0.8, 0.08])
      blocks.addTextured(shade(coat, 0.75), [side * 1.4, -1.8, -0.9], [0.6, 0.6, 0.08])
      blocks.add(shade(coat, 0.16), [side * 2.6, -0.4, -0.88], [0.12, 0.8, 0.1])
    })
  },
  mane: (coat, blocks) => {
    const mane = blend(shade(coat, 0.5), [0.1, 0.03, 0.006], 0.5)
    blocks.addTextured(mane, [0, 0.06, -0.3], [HALF + 0.3, HALF + 0.3, 0.4])
  },
  quills: (coat, blocks) => {
    const dark = shade(coat, 0.8)
    for (const [x, y] of QUILLS) blocks.addTextured(dark, [x, y, -0.5], [0.2, 0.2, 0.36])
  },
  horns: (_, blocks) => {
    sides((side) => {
      blocks.add(IVORY, [side * 0.5, HALF + 0.18, 0.1], [0.12, 0.18, 0.12])
      blocks.add(IVORY, [side * 0.64, HALF + 0.5, 0], [0.08, 0.18, 0.08])
    })
  },
  spines: (coat, blocks) => {
    for (const z of [0.5, 0, -0.5])
      blocks.add(shade(coat, 0.5), [0, HALF + 0.12, z], [0.07, 0.12, 0.12])
  },
  frill: (coat, blocks) => {
    sides((side) => {
      for (const y of [0.3, 0, -0.3])
        blocks.add(shade(coat, 0.6), [side * (HALF + 0.16), y, -0.3], [0.16, 0.07, 0.07])
    })
  },
  fin: (coat, blocks) => {
    blocks.addTextured(shade(coat, 0.9), [0, HALF + 0.2, -0.2], [0.08, 0.2, 0.4])
    blocks.addTextured(shade(coat, 0.9), [0, HALF + 0.5, -0.36], [0.08, 0.14, 0.2])
  },
  crest: (coat, blocks) => {
    blocks.addTextured(coat, [0, HALF + 0.2, -0.1], [0.1, 0.2, 0.4])
  },
  forelock: (coat, blocks) => {
    blocks.addTextured(shade(coat, 0.3), [0, HALF + 0.04, 0], [0.2, 0.08, HALF])
    blocks.addTextured(shade(coat, 0.3), [0, 0.5, HALF + 0.04], [0.2, 0.3, 0.05])
  },
  antennae: (coat, blocks) => {
    sides((side) => {
      blocks.add(shade(coat, 0.6), [side * 0.4, HALF + 0.36, 0.2], [0.05, 0.36, 0.05])
      blocks.add(shade(coat, 0.6), [side * 0.4, HALF + 0.76, 0.2], [0.1, 0.08, 0.1])
    })
  },
  'small eyes': (_, blocks) => {
    sides((side) => {
      for (const [x, y, radius] of SMALL_EYES) {
        blocks.add(INK, [side * x, y, HALF], [radius, radius, 0.02])
      }
    })
  },
  aerial: (_, blocks) => {
    blocks.add(INK, [0, HALF + 0.3, 0], [0.05, 0.3, 0.05])
    blocks.add(PINK, [0, HALF + 0.66, 0], [0.1, 0.1, 0.1])
  },
  branches: (coat, blocks) => {
    const leaf: Vector = [0.08, 0.2, 0.03]
    for (const [x, up] of BRANCHES) {
      blocks.addTextured(coat, [x, HALF + up / 2, 0], [0.1, up / 2, 0.1])
      blocks.addTextured(leaf, [x, HALF + up + 0.12, 0], [0.26, 0.14, 0.26], 0.3)
    }
  },
  incisors: (_, blocks) => {
    sides((side) => {
      blocks.add(WHITE, [side * PIXEL * 0.4, -0.78, HALF + 0.3], [0.07, 0.1, 0.03])
    })
  },
  'disc of feathers': (coat, blocks) => {
    sides((side) => {
      blocks.add(blend(coat, PALE, 0.7), [side * 0.4, -0.1, HALF], [0.38, 0.4, 0.01])
    })
  },
}

const QUILLS = [
  ...([[-0.9, 0.5] as const, [-0.5, 0.95] as const, [0, 1.05] as const] as const),
  ...([[0.5, 0.95] as const, [0.9, 0.5] as const, [-0.95, 0] as const] as const),
  [0.95, 0] as const,
] as const
const BRANCHES = [[-0.5, 0.5] as const, [0.1, 0.8] as const, [0.6, 0.4] as const] as const
