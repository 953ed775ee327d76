import type { Vector } from '../../../kernel/vector.ts'
import type { Dyes } from '../../WearSculptor.ts'
import { type Blocks, GOLD, INK, shade } from './Blocks.ts'
import { wall } from './slabs.ts'

const LEAF: Vector = [0.08, 0.24, 0.06]

/** Hats, caps and wreaths of slabs. */
export const HATS = {
  deerstalker: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.8, 0], [0.9, 0.26, 0.9], 0.4)
    b.addTextured(color, [0, 0.58, 1.1], [0.6, 0.05, 0.26], 0.4)
    b.addTextured(color, [0, 0.58, -1.1], [0.6, 0.05, 0.26])
    for (const side of [-1, 1]) {
      b.addTextured(shade(color, 0.85), [side * 0.94, 0.86, 0], [0.06, 0.3, 0.36], 0.4)
      b.add(trim, [side * 0.2, 1.16, 0], [0.16, 0.1, 0.1])
    }
  },
  bowler: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.76, 0], [1.14, 0.06, 1.14])
    b.addTextured(trim, [0, 0.9, 0], [0.86, 0.1, 0.86])
    b.addTextured(color, [0, 1.14, 0], [0.82, 0.18, 0.82])
    b.addTextured(color, [0, 1.38, 0], [0.6, 0.08, 0.6])
    for (const side of [-1, 1]) b.addTextured(color, [side * 1.14, 0.84, 0], [0.06, 0.08, 0.8])
  },
  fedora: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.72, 0], [1.22, 0.06, 1.22])
    b.addTextured(trim, [0, 0.9, 0], [0.86, 0.12, 0.86])
    b.addTextured(color, [0, 1.16, 0], [0.8, 0.16, 0.8])
    for (const side of [-1, 1]) b.addTextured(color, [side * 0.4, 1.4, 0], [0.26, 0.1, 0.7])
  },
  'cowboy-hat': (b, { color, trim }) => {
    b.addTextured(color, [0, 0.74, 0], [1.1, 0.06, 1.4])
    b.addTextured(trim, [0, 0.88, 0], [0.88, 0.08, 0.88])
    b.addTextured(color, [0, 1.2, 0], [0.8, 0.24, 0.8])
    for (const side of [-1, 1]) {
      b.addTextured(color, [side * 1.2, 0.92, 0], [0.1, 0.18, 1])
      b.addTextured(color, [side * 0.42, 1.54, 0], [0.24, 0.12, 0.66])
    }
  },
  sombrero: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.74, 0], [1.8, 0.06, 1.8])
    wall(b, trim, 0.88, 0.09, 1.8)
    b.addTextured(trim, [0, 0.92, 0], [0.9, 0.12, 0.9])
    b.addTextured(color, [0, 1.24, 0], [0.78, 0.2, 0.78])
    b.addTextured(color, [0, 1.6, 0], [0.5, 0.16, 0.5])
  },
  bicorne: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.84, 0], [0.9, 0.2, 0.9])
    for (const z of [-0.96, 0.96]) {
      b.addTextured(color, [0, 0.84, z], [1.5, 0.18, 0.08])
      b.addTextured(color, [0, 1.16, z], [1, 0.14, 0.08])
      b.addTextured(color, [0, 1.42, z], [0.5, 0.12, 0.08])
    }
    for (const side of [-1, 1]) b.add(trim, [side * 1.44, 0.84, 1.05], [0.08, 0.18, 0.02])
    b.add(trim, [0.3, 1.1, 1.06], [0.16, 0.16, 0.03])
    b.add(GOLD, [0.3, 1.1, 1.1], [0.06, 0.06, 0.03])
  },
  'plumed-hat': (b, { color, trim }) => {
    b.addTextured(color, [0, 0.72, 0], [1.4, 0.07, 1.4])
    b.addTextured(color, [0, 1.02, 0], [0.84, 0.24, 0.84])
    b.addTextured(trim, [1, 1.06, 0.2], [0.12, 0.26, 0.3])
    b.addTextured(trim, [1.1, 1.42, -0.3], [0.12, 0.24, 0.44])
    b.addTextured(trim, [1.24, 1.26, -0.9], [0.12, 0.2, 0.26])
  },
  'feathered-cap': (b, { color, trim }) => {
    b.addTextured(color, [0, 0.8, -0.06], [0.9, 0.18, 0.94])
    b.addTextured(color, [0, 1.08, -0.3], [0.7, 0.12, 0.6])
    b.addTextured(color, [0, 0.66, 1.1], [0.5, 0.05, 0.24])
    b.addTextured(color, [0, 0.66, 1.44], [0.2, 0.05, 0.12])
    b.addTextured(trim, [0.98, 1.02, 0], [0.05, 0.26, 0.12])
    b.addTextured(trim, [0.98, 1.42, -0.3], [0.05, 0.2, 0.16])
    b.addTextured(trim, [0.98, 1.72, -0.6], [0.05, 0.14, 0.1])
  },
  fez: (b, { color, trim }) => {
    b.addTextured(color, [0, 1.1, 0], [0.7, 0.34, 0.7])
    b.addTextured(trim, [0.36, 1.46, 0.3], [0.4, 0.03, 0.06])
    b.addTextured(trim, [0.76, 1.2, 0.3], [0.05, 0.26, 0.1])
  },
  beret: (b, { color, trim }) => {
    b.addTextured(trim, [0, 0.66, 0], [0.88, 0.06, 0.88])
    b.addTextured(color, [0.16, 0.88, -0.06], [1.12, 0.18, 1.06])
    b.addTextured(color, [0.16, 1.12, -0.06], [0.1, 0.08, 0.1])
  },
  'peaked-cap': (b, { color, trim }) => {
    b.addTextured(shade(color, 0.5), [0, 0.72, 0], [0.9, 0.12, 0.9])
    b.addTextured(color, [0, 1, 0], [1.08, 0.18, 1.08])
    b.add(INK, [0, 0.6, 1.06], [0.6, 0.04, 0.24])
    b.add(trim, [0, 0.72, 0.93], [0.6, 0.03, 0.02])
    b.add(trim, [0, 1, 1.1], [0.14, 0.12, 0.03])
  },
  mortarboard: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.78, 0], [0.88, 0.18, 0.88])
    b.addTextured(color, [0, 1.02, 0], [1.3, 0.06, 1.3])
    b.addTextured(trim, [0.6, 1.1, 0.6], [0.66, 0.03, 0.06])
    b.addTextured(trim, [1.3, 0.76, 0.6], [0.06, 0.34, 0.08])
  },
  'chef-hat': (b, { color, trim }) => {
    b.addTextured(trim, [0, 0.68, 0], [0.9, 0.06, 0.9])
    b.addTextured(color, [0, 0.98, 0], [0.88, 0.24, 0.88], 0.08)
    b.addTextured(color, [0, 1.5, 0], [1.08, 0.28, 1.08], 0.08)
    b.addTextured(color, [0, 1.84, 0], [0.8, 0.08, 0.8], 0.08)
  },
  'nurse-cap': (b, { color, trim }) => {
    b.addTextured(color, [0, 1, 0.5], [0.66, 0.22, 0.3], 0.06)
    b.add(trim, [0, 1.02, 0.82], [0.06, 0.16, 0.02])
    b.add(trim, [0, 1.02, 0.82], [0.16, 0.06, 0.02])
  },
  'santa-hat': (b, { color, trim }) => {
    addHangingCap(b, color)
    wall(b, trim, 0.66, 0.14, 0.94)
    b.addTextured(trim, [1.3, 0.72, 0], [0.18, 0.18, 0.18], 0.06)
  },
  'floppy-cap': (b, { color, trim }) => {
    addHangingCap(b, color)
    wall(b, trim, 0.6, 0.06, 0.92)
  },
  'jester-cap': (b, { color, trim }) => {
    for (const { side, dye } of [
      { side: -1, dye: color },
      { side: 1, dye: trim },
    ]) {
      b.addTextured(dye, [side * 0.48, 0.82, 0], [0.48, 0.22, 0.96])
      b.addTextured(dye, [side * 0.92, -0.1, -0.1], [0.08, 0.76, 0.82])
      b.addTextured(dye, [side * 0.48, 0, -0.92], [0.48, 0.84, 0.08])
      b.addTextured(dye, [side * 1.1, 1.1, 0], [0.34, 0.2, 0.24])
      b.addTextured(dye, [side * 1.5, 0.84, 0], [0.14, 0.28, 0.18])
      b.add(GOLD, [side * 1.5, 0.46, 0], [0.12, 0.12, 0.12])
    }
  },
  miter: (b, { color, trim }) => {
    b.addTextured(trim, [0, 0.72, 0], [0.92, 0.12, 0.92])
    for (const z of [-0.5, 0.7]) {
      b.addTextured(color, [0, 1.2, z], [0.9, 0.36, 0.14], 0.06)
      b.addTextured(color, [0, 1.68, z], [0.6, 0.14, 0.14], 0.06)
      b.addTextured(color, [0, 1.94, z], [0.26, 0.12, 0.14], 0.06)
    }
    b.add(trim, [0, 1.36, 0.85], [0.09, 0.6, 0.02])
    b.add(GOLD, [0, 1.4, 0.88], [0.26, 0.08, 0.02])
  },
  'flower-crown': (b, { color, trim }) => {
    wall(b, LEAF, 0.6, 0.07, 0.88)
    for (const [i, x] of [-0.7, -0.35, 0, 0.35, 0.7].entries()) {
      const dye = i % 2 === 0 ? color : trim
      b.add(dye, [x, 0.64, 0.98], [0.14, 0.14, 0.05])
      b.add(GOLD, [x, 0.64, 1.04], [0.05, 0.05, 0.02])
      for (const side of [-1, 1]) b.add(dye, [side * 0.98, 0.64, x], [0.05, 0.14, 0.14])
    }
  },
  laurel: (b, { color, trim }) => {
    wall(b, shade(color, 0.6), 0.56, 0.03, 0.88)
    for (let i = 0; i < 4; i++) {
      const x = 0.16 + i * 0.22
      for (const side of [-1, 1]) {
        b.add(color, [side * x, 0.62 + (i % 2) * 0.08, 0.95], [0.09, 0.05, 0.04])
        b.add(color, [side * 0.95, 0.62 + (i % 2) * 0.08, 0.7 - i * 0.4], [0.04, 0.05, 0.12])
        b.add(color, [side * x, 0.5 - (i % 2) * 0.06, 0.95], [0.09, 0.05, 0.04])
      }
    }
    b.add(trim, [0, 0.62, 0.97], [0.06, 0.06, 0.03])
  },
  'hair-bow': (b, { color, trim }) => {
    wall(b, trim, 0.72, 0.04, 0.86)
    for (const side of [-1, 1]) {
      b.addTextured(color, [side * 0.5, 1.14, 0.2], [0.28, 0.2, 0.14])
      b.addTextured(color, [side * 0.86, 1.14, 0.2], [0.12, 0.34, 0.14])
    }
    b.addTextured(shade(color, 0.8), [0, 1.12, 0.2], [0.2, 0.14, 0.18])
  },
  headphones: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.98, 0], [1, 0.06, 0.12])
    for (const side of [-1, 1]) {
      b.addTextured(color, [side * 0.98, 0.5, 0], [0.06, 0.46, 0.12])
      b.addTextured(color, [side * 1, -0.06, 0], [0.14, 0.3, 0.3])
      b.add(trim, [side * 1.15, -0.06, 0], [0.02, 0.16, 0.16])
    }
  },
} as const satisfies Readonly<Record<string, (blocks: Blocks, dyes: Dyes) => void>>

/** Adds a cap that steps up and hangs down on one side. */
const addHangingCap = (b: Blocks, color: Vector): void => {
  b.addTextured(color, [0, 0.9, 0], [0.86, 0.16, 0.86])
  b.addTextured(color, [0.14, 1.2, -0.06], [0.6, 0.16, 0.6])
  b.addTextured(color, [0.5, 1.46, -0.06], [0.5, 0.14, 0.36])
  b.addTextured(color, [1.14, 1.36, -0.04], [0.2, 0.2, 0.26])
  b.addTextured(color, [1.28, 1.04, 0], [0.13, 0.2, 0.2])
}
