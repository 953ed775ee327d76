import type { CharacterSpec, HairCut } from '../../../spec/CharacterSpec.ts'
import { lattice } from '../../noise.ts'
import { albedo, linear, luminance } from '../../color.ts'
import { blend, scale } from '../../../kernel/vector.ts'
import { type Blocks, HALF, PIXEL, RED, shade, WHITE } from './Blocks.ts'

/** The length of the hair on the forehead, at the sides and behind, and its thickness. */
interface Cut {
  readonly bangs: number
  readonly sides: number
  readonly back: number
  readonly volume: number
}

const CUTS: Readonly<Record<Exclude<HairCut, 'bald' | 'mohawk'>, Cut>> = {
  buzz: { bangs: 0.6, sides: 0.2, back: 0, volume: 0.02 },
  short: { bangs: 0.4, sides: 0, back: -0.4, volume: 0.05 },
  tousled: { bangs: 0.4, sides: 0, back: -0.4, volume: 0.12 },
  spiky: { bangs: 0.4, sides: 0, back: -0.4, volume: 0.08 },
  slicked: { bangs: 0.6, sides: 0, back: -0.6, volume: 0.05 },
  bowl: { bangs: 0.3, sides: -0.1, back: -0.4, volume: 0.1 },
  bob: { bangs: 0.4, sides: -0.8, back: -0.9, volume: 0.1 },
  long: { bangs: 0.5, sides: -1.6, back: -1.8, volume: 0.08 },
  wavy: { bangs: 0.4, sides: -1.4, back: -1.6, volume: 0.16 },
  curly: { bangs: 0.4, sides: -1, back: -1.2, volume: 0.24 },
  afro: { bangs: 0.5, sides: -0.2, back: -0.6, volume: 0.42 },
  bun: { bangs: 0.5, sides: 0.1, back: -0.5, volume: 0.05 },
  braid: { bangs: 0.4, sides: -0.2, back: -0.8, volume: 0.05 },
  ponytail: { bangs: 0.4, sides: 0, back: -0.5, volume: 0.05 },
  dreadlocks: { bangs: 0.5, sides: -1.2, back: -1.4, volume: 0.1 },
  bangs: { bangs: 0.24, sides: -1.3, back: -1.5, volume: 0.08 },
  pigtails: { bangs: 0.5, sides: -0.2, back: -0.6, volume: 0.05 },
  pixie: { bangs: 0.3, sides: -0.1, back: -0.3, volume: 0.04 },
  quiff: { bangs: 0.6, sides: 0, back: -0.4, volume: 0.05 },
  undercut: { bangs: 0.5, sides: 0.5, back: 0.3, volume: 0.1 },
  topknot: { bangs: 0.6, sides: 0.3, back: -0.4, volume: 0.03 },
  receding: { bangs: 0.7, sides: -0.1, back: -0.5, volume: 0.03 },
  tonsure: { bangs: 0.5, sides: 0, back: -0.4, volume: 0.06 },
  ringlets: { bangs: 0.45, sides: -1.1, back: -1.3, volume: 0.2 },
  puffs: { bangs: 0.5, sides: 0.1, back: -0.3, volume: 0.05 },
}

/** Slabs of hair on the crown, at the sides and behind. */
export const growHair = ({ hair, headwear, seed, skin }: CharacterSpec, blocks: Blocks): void => {
  const { cut } = hair
  if (cut === 'bald') return
  const light = linear(hair.color)
  const color = scale(light, 1 - 0.25 * luminance(light))
  if (cut === 'mohawk') {
    for (let i = 0; i < 8 && !headwear; i++) {
      const tall = 0.3 + 0.1 * lattice(i, 1, seed & 255)
      blocks.addTextured(color, [0, HALF + tall, 0.7 - i * PIXEL], [PIXEL, tall, PIXEL / 2])
    }
    return
  }
  const { bangs, sides, back, volume } = CUTS[cut]
  const out = HALF + volume
  const top = headwear && cut === 'afro' ? HALF : out
  blocks
    .addTextured(color, [0, (top + bangs) / 2, 0.02], [out, (top - bangs) / 2, out])
    .addTextured(
      color,
      [0, (bangs + back) / 2, -(HALF + out) / 2 - 0.1],
      [out, (bangs - back) / 2, 0.14],
    )
  for (const side of [-1, 1]) {
    const x = side * (HALF + volume / 2 + 0.02)
    blocks.addTextured(
      color,
      [x, (bangs + sides) / 2, -0.2],
      [volume / 2 + 0.04, (bangs - sides) / 2, 0.62],
    )
    if (sides < -0.3) {
      blocks.addTextured(
        color,
        [x, (bangs + sides) / 2, 0.5],
        [volume / 2 + 0.04, (bangs - sides) / 2, 0.2],
      )
    }
    if (cut === 'dreadlocks' || cut === 'curly' || cut === 'wavy' || cut === 'ringlets') {
      for (let i = 0; i < 3; i++) {
        const y = 0.1 - i * 0.42
        blocks.addTextured(
          shade(color, 0.86),
          [side * (out + 0.04), y, 0.3 - i * 0.2],
          [0.1, 0.16, 0.16],
        )
      }
    }
    if (cut === 'pigtails' || (cut === 'braid' && side > 0)) {
      blocks.addTextured(color, [side * 0.7, -1.1, 0.5], [0.14, 0.7, 0.14])
    }
    if (cut === 'puffs' && !headwear) {
      blocks.addTextured(color, [side * 0.8, 1, -0.2], [0.32, 0.32, 0.32])
    }
  }
  // A ragged hairline.
  for (let column = 0; column < 8; column++) {
    const overBrow = column === 1 || column === 2 || column === 5 || column === 6
    const ragged = cut !== 'slicked' && cut !== 'buzz' && !overBrow
    if (ragged && lattice(column, 7, seed & 255) < 0.55) {
      blocks.add(
        shade(color, 0.86),
        [(column - 3.5) * PIXEL, bangs - 0.1, out - 0.08],
        [PIXEL / 2, PIXEL / 2, 0.08],
      )
    }
    if ((cut === 'tousled' || cut === 'spiky') && !headwear) {
      const upright = cut === 'spiky' ? 0.16 : 0
      const tall = 0.08 + upright + 0.14 * lattice(column, 9, seed & 255)
      blocks.addTextured(
        color,
        [(column - 3.5) * PIXEL, out + tall, 0.5 * lattice(column, 3, 1)],
        [PIXEL / 2, tall, 0.3],
      )
    }
  }
  if (headwear) return
  if (cut === 'quiff') blocks.addTextured(color, [0, out + 0.16, 0.5], [0.6, 0.18, 0.36])
  if (cut === 'topknot') blocks.addTextured(color, [0, out + 0.2, -0.1], [0.2, 0.2, 0.2])
  if (cut === 'tonsure' || cut === 'receding') {
    const bald = albedo(skin)
    const back = cut === 'tonsure' ? -0.5 : 0
    blocks.add(bald, [0, out, (out + back) / 2], [0.6, 0.03, (out - back) / 2])
  }
  if (cut === 'bun') blocks.addTextured(color, [0, out + 0.24, -0.3], [0.34, 0.26, 0.34])
  if (cut === 'ponytail') {
    blocks.addTextured(color, [-0.3, 0.3, -out - 0.3], [0.24, 0.24, 0.3])
    blocks.addTextured(color, [-0.7, -0.6, -out - 0.3], [0.2, 0.9, 0.2])
  }
}

/** Slabs in front of jaw and chin. */
export const growBeard = ({ beard, skin, face }: CharacterSpec, blocks: Blocks): void => {
  const light = linear(beard.color)
  const color = scale(light, 1 - 0.25 * luminance(light))
  const front = HALF + 0.05
  const strip = (
    center: readonly [number, number],
    half: readonly [number, number],
    deep = 0.05,
  ): void => {
    blocks.addTextured(color, [center[0], center[1], front + deep - 0.05], [half[0], half[1], deep])
  }
  const mustache = (wide: number): void => strip([0, -0.4], [wide, 0.1], 0.08)
  const jaw = (): void => {
    strip([0, -0.72], [HALF + 0.02, 0.12])
    for (const side of [-1, 1]) {
      strip([side * 0.7, -0.4], [0.12, 0.3])
      blocks.addTextured(color, [side * (HALF + 0.02), -0.45, 0.25], [0.04, 0.4, 0.5])
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
    case 'mustache':
      mustache(0.5)
      return
    case 'handlebar':
      mustache(0.5)
      for (const side of [-1, 1]) strip([side * 0.56, -0.24], [0.08, 0.12], 0.08)
      return
    case 'toothbrush':
      mustache(0.14)
      return
    case 'walrus':
      strip([0, -0.46], [0.5, 0.16], 0.1)
      return
    case 'mutton-chops':
      for (const side of [-1, 1]) {
        strip([side * 0.76, -0.36], [0.14, 0.34])
        blocks.addTextured(color, [side * (HALF + 0.02), -0.36, 0.25], [0.04, 0.36, 0.5])
      }
      return
    case 'goatee':
      mustache(0.3)
      strip([0, -0.84], [0.22, 0.2], 0.1)
      return
    case 'short':
      jaw()
      mustache(0.36)
      break
    case 'full':
      jaw()
      mustache(0.5)
      strip([0, -0.86], [0.7, 0.3], 0.12)
      break
    case 'long':
      jaw()
      mustache(0.54)
      strip([0, -1.1], [0.66, 0.5], 0.12)
      strip([0, -1.75], [0.44, 0.3], 0.1)
      strip([0, -2.15], [0.2, 0.16], 0.08)
      break
    case 'chin-curtain':
      jaw()
      strip([0, -0.9], [0.66, 0.2], 0.1)
      break
    case 'forked':
      jaw()
      mustache(0.5)
      for (const side of [-1, 1]) strip([side * 0.36, -1.05], [0.24, 0.42], 0.12)
      break
    case 'braided':
      jaw()
      mustache(0.5)
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
