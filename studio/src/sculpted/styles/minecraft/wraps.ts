import type { Vector } from '../../../kernel/vector.ts'
import type { Dyes } from '../../WearSculptor.ts'
import { type Blocks, GOLD, HALF, INK, RED, shade, WHITE } from './Blocks.ts'
import { wall } from './slabs.ts'

/** Cloths and masks around the whole head. */
export const WRAPS = {
  bonnet: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.86, -0.1], [1, 0.2, 0.9])
    b.addTextured(color, [0, 0.98, 1.04], [1.14, 0.1, 0.26])
    for (const side of [-1, 1]) {
      b.addTextured(color, [side * 0.98, 0.2, 0.2], [0.08, 0.6, 0.62])
      b.addTextured(color, [side * 1.1, 0.3, 1.04], [0.08, 0.66, 0.26])
      b.addTextured(trim, [side * 0.3, -0.98, 0.8], [0.22, 0.12, 0.1])
    }
    b.addTextured(color, [0, 0.2, -0.98], [0.98, 0.7, 0.08])
    b.addTextured(trim, [0, -0.98, 0.86], [0.1, 0.1, 0.1])
  },
  turban: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.74, 0], [0.98, 0.16, 0.98])
    b.addTextured(shade(color, 0.88), [0, 1.02, -0.04], [1.06, 0.14, 1.04])
    b.addTextured(color, [0, 1.28, -0.06], [0.8, 0.14, 0.8])
    b.add(GOLD, [0, 0.96, 1.02], [0.14, 0.18, 0.03])
    b.add(trim, [0, 0.96, 1.06], [0.08, 0.1, 0.02])
  },
  headscarf: (b, { color, trim }) => {
    addWrap(b, color)
    b.add(trim, [0.5, -0.94, 0.9], [0.07, 0.07, 0.03])
  },
  veil: (b, { color, trim }) => {
    addWrap(b, trim)
    b.addTextured(color, [0, 0.96, -0.06], [1.1, 0.12, 1])
    b.addTextured(color, [0, -0.6, -1.1], [1.14, 1.6, 0.08])
    for (const side of [-1, 1]) b.addTextured(color, [side * 1.1, -0.5, -0.4], [0.08, 1.5, 0.66])
  },
  nemes: (b, { color, trim }) => {
    b.addTextured(color, [0, 0.86, -0.04], [0.94, 0.18, 0.94], 0)
    b.addTextured(color, [0, 0, -0.94], [0.96, 0.8, 0.08], 0)
    wall(b, GOLD, 0.62, 0.06, 0.92)
    for (const side of [-1, 1]) {
      for (let i = 0; i < 7; i++) {
        const dye = i % 2 === 0 ? color : trim
        const out = i < 4 ? 0.94 + i * 0.08 : 1.06
        b.add(dye, [side * out, 0.5 - i * 0.3, -0.1 + i * 0.06], [0.14, 0.15, 0.7 - i * 0.06])
      }
      for (const x of [0.2, 0.6]) b.add(trim, [side * x, 0.9, 0.93], [0.1, 0.15, 0.03])
    }
    b.add(GOLD, [0, 0.84, 1.02], [0.1, 0.2, 0.06])
    b.add(RED, [0, 0.94, 1.09], [0.05, 0.04, 0.02])
  },
  cowl: (b, { color }) => {
    b.addTextured(color, [0, 0.86, 0], [0.88, 0.1, 0.88], 0.06)
    b.add(color, [0, 0.5, 0.83], [0.84, 0.3, 0.04])
    b.add(color, [0, -0.05, 0.83], [0.2, 0.26, 0.05])
    for (const side of [-1, 1]) {
      b.addTextured(color, [side * 0.86, -0.1, 0], [0.06, 0.9, 0.86], 0.06)
      b.add(color, [side * 0.72, -0.1, 0.83], [0.1, 0.3, 0.04])
      b.addTextured(color, [side * 0.7, 1.2, 0.2], [0.14, 0.26, 0.14], 0.06)
      b.addTextured(color, [side * 0.74, 1.6, 0.2], [0.08, 0.2, 0.08], 0.06)
    }
    b.addTextured(color, [0, -0.1, -0.86], [0.86, 0.9, 0.06])
    b.add(color, [0, -0.24, 0.83], [0.84, 0.06, 0.04])
  },
  'web-mask': (b, { color, trim }) => {
    addMask(b, color)
    for (const [x, y, across, up] of [
      [0, 0.64, 0.03, 0.2],
      [0, -0.5, 0.03, 0.34],
      [0, -0.3, 0.86, 0.03],
      [0, 0.5, 0.86, 0.03],
      [0, -0.66, 0.86, 0.03],
      [0.46, -0.6, 0.03, 0.3],
      [-0.46, -0.6, 0.03, 0.3],
      [0.46, 0.7, 0.03, 0.2],
      [-0.46, 0.7, 0.03, 0.2],
    ] as const) {
      b.add(trim, [x, y, 0.89], [across, up, 0.012])
    }
    eyes(b, INK, 0.32, 0.26)
    eyes(b, WHITE, 0.24, 0.17)
  },
  'full-mask': (b, { color, trim }) => {
    addMask(b, color)
    eyes(b, trim, 0.3, 0.4)
    eyes(b, WHITE, 0.17, 0.09)
  },
} as const satisfies Readonly<Record<string, (blocks: Blocks, dyes: Dyes) => void>>

/** Adds a mask over the whole head. */
const addMask = (b: Blocks, color: Vector): void => {
  b.addTextured(color, [0, 0, 0], [HALF + 0.07, HALF + 0.07, HALF + 0.07], 0.06)
  b.add(color, [0, -0.3, HALF + 0.1], [0.14, 0.16, 0.12])
}

/** Adds a square around each eye. */
const eyes = (b: Blocks, color: Vector, across: number, up: number): void => {
  for (const side of [-1, 1]) {
    b.add(color, [side * 0.42, 0.06, 0.9 + (0.4 - across) * 0.1], [across, up, 0.012])
  }
}

/** Adds cloth around everything but the face. */
const addWrap = (b: Blocks, color: Vector): void => {
  b.addTextured(color, [0, 0.84, 0], [0.96, 0.12, 0.96])
  b.addTextured(color, [0, 0.66, 0.92], [0.96, 0.1, 0.06])
  b.addTextured(color, [0, -0.1, -0.92], [0.96, 0.94, 0.06])
  b.addTextured(color, [0, -0.98, 0.1], [0.96, 0.18, 0.88])
  for (const side of [-1, 1]) b.addTextured(color, [side * 0.9, -0.1, 0], [0.08, 0.96, 0.92])
}
