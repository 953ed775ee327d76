import type { Dyes } from '../../WearSculptor.ts'
import { type Blocks, INK, RED, shade } from './Blocks.ts'
import { shell, wall } from './slabs.ts'

/** An open helmet with a band and a nose guard. */
export const sculptHelmet = (blocks: Blocks, { color, trim }: Dyes): void => {
  shell(blocks, color, -0.4)
  blocks.addTextured(trim, [0, 0.42, 0.98], [0.9, 0.07, 0.04])
  blocks.addTextured(trim, [0, 0.16, 0.98], [0.09, 0.3, 0.06])
}

/** Helmets of slabs. */
export const HELMETS = {
  helmet: sculptHelmet,
  'grille-helmet': (b, { color, trim }) => {
    b.addTextured(color, [0, 0.1, 0], [0.92, 0.92, 0.9], 0.06)
    b.addTextured(color, [0, 0.5, 0.2], [1.04, 0.1, 0.9], 0.06)
    for (const side of [-1, 1]) {
      b.addTextured(color, [side * 1.04, -0.3, -0.1], [0.1, 0.7, 0.9], 0.06)
      b.addTextured(color, [side * 1.18, -0.86, -0.1], [0.12, 0.2, 0.94], 0.06)
      b.add([0.05, 0.012, 0.012], [side * 0.4, 0.2, 0.94], [0.26, 0.18, 0.06])
      b.add(shade(color, 1.6), [side * 0.56, -0.3, 0.94], [0.14, 0.16, 0.06])
    }
    b.addTextured(color, [0, -0.4, -1], [1.1, 0.7, 0.1])
    b.add(shade(color, 2), [0, 0, 1], [0.1, 0.26, 0.08])
    b.add(INK, [0, -0.56, 1], [0.34, 0.26, 0.1])
    for (const x of [-0.24, -0.08, 0.08, 0.24]) b.add(trim, [x, -0.56, 1.11], [0.035, 0.24, 0.02])
  },
  'visored-helmet': (b, { color, trim }) => {
    b.addTextured(color, [0, 0, 0], [0.94, 0.94, 0.94])
    b.addTextured(color, [0, -0.24, 1.04], [0.7, 0.4, 0.12])
    b.addTextured(color, [0, -0.24, 1.24], [0.34, 0.26, 0.1])
    b.add(INK, [0, 0.3, 0.95], [0.7, 0.08, 0.03])
    for (const side of [-1, 1]) {
      for (const y of [-0.14, -0.38]) b.add(INK, [side * 0.5, y, 1.165], [0.06, 0.05, 0.02])
    }
    b.addTextured(trim, [0, 1.16, -0.4], [0.14, 0.24, 0.3])
    b.addTextured(trim, [0, 1.3, -0.9], [0.14, 0.2, 0.26])
    b.addTextured(trim, [0, 0.9, -1.16], [0.14, 0.4, 0.14])
  },
  'crested-helmet': (b, { color, trim }) => {
    shell(b, color, -0.5)
    b.addTextured(color, [0, 0.5, 1.06], [0.8, 0.06, 0.14])
    for (const side of [-1, 1]) b.addTextured(color, [side * 0.82, -0.3, 0.86], [0.12, 0.5, 0.1])
    b.addTextured(shade(color, 0.8), [0, 1.02, 0], [0.1, 0.06, 0.8])
    b.addTextured(trim, [0, 1.3, -0.1], [0.14, 0.24, 1.06], 0.3)
    b.addTextured(trim, [0, 0.6, -1.16], [0.14, 0.6, 0.14], 0.3)
  },
  'samurai-helmet': (b, { color, trim }) => {
    shell(b, color, 0.3)
    b.addTextured(color, [0, 0.5, 1.1], [0.8, 0.05, 0.18])
    for (let row = 0; row < 3; row++) {
      const [y, out] = [0.28 - row * 0.3, 1.06 + row * 0.14]
      for (const side of [-1, 1]) {
        b.addTextured(color, [side * out, y, -0.34], [0.06, 0.12, 0.8])
        b.add(trim, [side * out, y - 0.14, -0.34], [0.07, 0.03, 0.8])
      }
      b.addTextured(color, [0, y, -out], [out, 0.12, 0.06])
    }
    for (const side of [-1, 1]) {
      b.add(trim, [side * 0.22, 0.94, 1.04], [0.16, 0.08, 0.04])
      b.add(trim, [side * 0.46, 1.14, 1.04], [0.09, 0.16, 0.04])
      b.add(trim, [side * 0.52, 1.44, 1.04], [0.06, 0.16, 0.04])
    }
  },
  'diving-helmet': (b, { color, trim }) => {
    for (const x of [-1, 1]) {
      b.addTextured(color, [x * 1.02, 0, 0], [0.12, 1, 1])
      b.add(trim, [x * 1.15, 0.1, 0], [0.04, 0.3, 0.3])
      b.add(INK, [x * 1.18, 0.1, 0], [0.04, 0.18, 0.18])
      b.addTextured(color, [x * 0.9, 0, 1.06], [0.22, 1, 0.08])
      b.add(trim, [x * 0.28, 0, 1.14], [0.05, 0.62, 0.04])
      b.add(trim, [x * 0.72, 0, 1.14], [0.08, 0.7, 0.06])
    }
    b.addTextured(color, [0, 1.04, 0], [1.1, 0.12, 1.1])
    b.addTextured(color, [0, 0.86, 1.06], [0.9, 0.12, 0.08])
    b.addTextured(color, [0, -0.84, 1.06], [0.9, 0.14, 0.08])
    b.add(trim, [0, 0.68, 1.14], [0.72, 0.06, 0.06])
    b.add(trim, [0, -0.66, 1.14], [0.72, 0.06, 0.06])
    b.addTextured(color, [0, 0, -1.06], [1.1, 1, 0.08])
    wall(b, trim, -1, 0.12, 1.14)
  },
  'fire-helmet': (b, { color, trim }) => {
    b.addTextured(color, [0, 0.66, -0.14], [1.16, 0.06, 1.26])
    b.addTextured(color, [0, 0.9, 0], [0.94, 0.2, 0.94])
    b.addTextured(color, [0, 1.18, 0], [0.7, 0.1, 0.7])
    b.addTextured(shade(color, 0.8), [0, 1.3, 0], [0.12, 0.1, 0.8])
    b.add(trim, [0, 1.04, 0.98], [0.26, 0.28, 0.05])
    b.add(color, [0, 1.04, 1.04], [0.14, 0.16, 0.02])
  },
  'racing-helmet': (b, { color, trim }) => {
    shell(b, color, -0.9)
    b.addTextured(color, [0, -0.66, 0.98], [0.96, 0.26, 0.08])
    b.add(INK, [0, 0.56, 1.02], [0.9, 0.16, 0.06])
    for (const x of [-0.22, 0.22]) {
      b.add(trim, [x, 0.99, 0], [0.12, 0.02, 0.96])
      b.add(trim, [x, 0.84, 1.02], [0.12, 0.12, 0.02])
    }
    for (const side of [-1, 1]) b.add(RED, [side * 1.02, 0.3, 0.3], [0.03, 0.1, 0.1])
  },
} as const satisfies Readonly<Record<string, (blocks: Blocks, dyes: Dyes) => void>>
