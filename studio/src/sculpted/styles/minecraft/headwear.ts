import type { Headwear } from '../../../spec/CharacterSpec.ts'
import { linear } from '../../color.ts'
import type { SculptContext } from '../../SculptContext.ts'
import type { Vector } from '../../../kernel/vector.ts'
import type { Dyes } from '../../WearSculptor.ts'
import { Blocks, shade } from './Blocks.ts'
import { HATS } from './hats.ts'
import { HELMETS, sculptHelmet } from './helmets.ts'
import { shell, wall } from './slabs.ts'
import { WRAPS } from './wraps.ts'

/** Hats and helmets of slabs. */
export const sculptHeadwear = (s: SculptContext): void => {
  const { headwear, seed } = s.spec
  if (!headwear) return
  const blocks = new Blocks(seed + 2)
  HEADWEARS[headwear.kind](blocks, { color: linear(headwear.color), trim: linear(headwear.trim) })
  blocks.sculpt(s, true)
}

const HEADWEARS: Readonly<Record<Headwear, (blocks: Blocks, dyes: Dyes) => void>> = {
  'wizard-hat': (b, { color, trim }) => {
    b.addTextured(color, [0, 0.78, 0], [1.4, 0.08, 1.4])
    b.addTextured(trim, [0, 0.96, 0], [0.94, 0.12, 0.94])
    b.addTextured(color, [0, 1.26, 0], [0.86, 0.2, 0.86])
    b.addTextured(color, [0, 1.66, -0.06], [0.62, 0.2, 0.62])
    b.addTextured(color, [0.06, 2.06, -0.14], [0.4, 0.2, 0.4])
    b.addTextured(color, [0.16, 2.4, -0.24], [0.22, 0.16, 0.22])
    b.addTextured(color, [0.34, 2.62, -0.24], [0.14, 0.1, 0.14])
  },
  cap: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.76, 0], [0.9, 0.26, 0.9])
    b.addTextured(color, [0, 0.56, 1.1], [0.7, 0.06, 0.34])
    b.add(trim, [0, 0.8, 0.9], [0.2, 0.16, 0.03])
  },
  crown: (b, { color, trim }) => {
    wall(b, color, 0.82, 0.14, 0.9)
    for (let i = -2; i <= 2; i++) {
      b.addTextured(color, [i * 0.42, 1.1, 0.9], [0.1, i % 2 === 0 ? 0.24 : 0.14, 0.06])
      b.addTextured(color, [i * 0.42, 1.1, -0.9], [0.1, i % 2 === 0 ? 0.24 : 0.14, 0.06])
      b.addTextured(color, [-0.9, 1.1, i * 0.42], [0.06, i % 2 === 0 ? 0.24 : 0.14, 0.1])
      b.addTextured(color, [0.9, 1.1, i * 0.42], [0.06, i % 2 === 0 ? 0.24 : 0.14, 0.1])
    }
    for (const x of [-0.5, 0, 0.5]) b.add(trim, [x, 0.82, 0.96], [0.1, 0.1, 0.03])
  },
  tiara: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.74, 0.92], [0.86, 0.06, 0.06])
    for (let i = -1; i <= 1; i++)
      b.addTextured(color, [i * 0.4, 0.9, 0.92], [0.1, i === 0 ? 0.26 : 0.14, 0.06])
    b.add(trim, [0, 0.9, 0.98], [0.09, 0.1, 0.03])
  },
  hood: (b, { color }) => {
    shell(b, color, -1)
    for (const side of [-1, 1])
      b.addTextured(shade(color, 0.9), [side * 0.86, -0.1, 0.86], [0.12, 0.9, 0.12])
  },
  'horned-helmet': (b, dyes) => {
    sculptHelmet(b, dyes)
    const bone: Vector = [0.6, 0.52, 0.36]
    for (const side of [-1, 1]) {
      b.addTextured(bone, [side * 1.14, 0.7, 0], [0.2, 0.14, 0.14])
      b.addTextured(bone, [side * 1.36, 1, 0], [0.12, 0.24, 0.12])
      b.addTextured(bone, [side * 1.28, 1.36, 0], [0.08, 0.14, 0.08])
    }
  },
  'top-hat': (b, { color, trim }) => {
    b.addTextured(color, [0, 0.76, 0], [1.2, 0.07, 1.2])
    b.addTextured(trim, [0, 0.96, 0], [0.84, 0.14, 0.84])
    b.addTextured(color, [0, 1.5, 0], [0.82, 0.42, 0.82])
  },
  tricorne: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.84, 0], [0.9, 0.2, 0.9])
    b.addTextured(color, [0, 0.82, 1], [1.1, 0.2, 0.08])
    b.addTextured(trim, [0, 1.05, 1], [1.12, 0.05, 0.1])
    for (const side of [-1, 1]) {
      b.addTextured(color, [side * 1.1, 0.84, 0], [0.08, 0.22, 1.06])
      b.addTextured(trim, [side * 1.1, 1.09, 0], [0.1, 0.05, 1.08])
    }
  },
  'wide-brim': (b, { color, trim }) => {
    b.addTextured(color, [0, 0.72, 0], [1.4, 0.07, 1.4])
    b.addTextured(trim, [0, 0.88, 0], [0.9, 0.1, 0.9])
    b.addTextured(color, [0, 1.16, 0], [0.84, 0.2, 0.84])
  },
  headband: (b, { color, trim }) => {
    wall(b, color, 0.44, 0.12, 0.9)
    b.add(trim, [0, 0.44, 0.97], [0.12, 0.1, 0.03])
  },
  'space-helmet': (b, { color, trim }) => {
    for (const x of [-1, 1]) {
      for (const z of [-1, 1]) b.addTextured(color, [x * 1.06, 0, z * 1.06], [0.1, 1.1, 0.1])
    }
    b.addTextured(color, [0, 1.1, 0], [1.16, 0.1, 1.16])
    wall(b, color, -0.94, 0.12, 1.06)
    b.addTextured(color, [0, 0, -1.1], [1.1, 1.1, 0.06])
    b.add(trim, [0, 1.1, 1.17], [0.3, 0.06, 0.03])
  },
  beanie: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.86, 0], [0.9, 0.24, 0.9])
    wall(b, trim, 0.56, 0.14, 0.94)
    b.addTextured(trim, [0, 1.22, 0], [0.2, 0.14, 0.2])
  },
  bandana: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.7, 0], [0.88, 0.2, 0.88])
    for (const x of [-0.5, 0.1, 0.6]) b.add(trim, [x, 0.66, 0.88], [0.09, 0.09, 0.01])
    b.addTextured(color, [-0.96, 0.44, -0.5], [0.1, 0.2, 0.14])
  },
  ...HELMETS,
  ...HATS,
  ...WRAPS,
}
