import { albedo, darker, linear } from '../../color.ts'
import { cutOf, dyesOf } from '../../../garments/cuts.ts'
import { type ChartPoint, isBareArmed } from '../../../garments/GarmentCut.ts'
import { creatureOf } from '../../../spec/creatures.ts'
import { holdOf, isStrapped, takesBothHands } from '../../../spec/props.ts'
import type { SculptContext } from '../../SculptContext.ts'
import type { Vector } from '../../../kernel/vector.ts'
import { sculptAnimal } from './animal.ts'
import { printOf, type Print, type PrintedPanel } from '../prints.ts'
import { Blocks, HALF, PIXEL } from './Blocks.ts'
import { placeHand, putGlove } from './gloves.ts'

/** Trunk, arms and legs; the garment is painted on them in squares. */
export const sculptBody = (s: SculptContext): void => {
  const { spec } = s
  const creature = creatureOf(spec)
  if (creature && spec.garment === undefined) {
    sculptAnimal(s, creature)
    return
  }
  const { neckwear, ...others } = spec
  const bow = neckwear?.kind === 'bow-tie' ? neckwear : undefined
  const print = printOf(bow ? others : spec, { chest: CHEST, hidden: 0.18 })
  const blocks = new Blocks(spec.seed + 1)
  const [w, h] = [HALF, 1.2]
  blocks.addTextured(print.base, [0, -2, 0], [w, h, 0.4])
  paintPrint(print, blocks)
  const skin = albedo(spec.skin)
  const weave = print.sleevePattern[0]?.paint
  const bare = isBareArmed(cutOf(spec))
  const arms = new Blocks(spec.seed + 4)
  for (const side of [-1, 1]) {
    const x = side * 1.2
    const cuff = bare ? -1.6 : -2.8
    const sleeve = bare ? print.base : print.sleeves
    if (holdOf(spec.prop) === 'keys') {
      arms.addTextured(sleeve, [x, -1.45, 0], [0.4, 0.65, 0.4])
      arms.addTextured(bare ? skin : print.sleeves, [x * 0.8, -2.2, 0.5], [0.36, 0.34, 0.6])
      placeHand(arms, spec, [x * 0.8, -2.2, 1.3], [0.36, 0.34, 0.2])
    } else if (side < 0 && takesBothHands(spec.prop)) {
      const forearm = bare ? skin : print.sleeves
      arms.addTextured(sleeve, [x, -1.45, 0], [0.4, 0.65, 0.4])
      arms.addTextured(forearm, [-0.55, -2.4, 0.36], [1.05, 0.36, 0.42])
      placeHand(arms, spec, [0.75, -2.4, 0.5], [0.25, 0.36, 0.42])
    } else if (side > 0 && isStrapped(spec.prop)) {
      arms.addTextured(sleeve, [x, -1.45, 0], [0.4, 0.65, 0.4])
      arms.addTextured(bare ? skin : print.sleeves, [1.05, -2.4, 0.5], [0.55, 0.34, 0.34])
      placeHand(arms, spec, [0.28, -2.4, 0.56], [0.24, 0.34, 0.34])
    } else {
      arms.addTextured(sleeve, [x, (-0.8 + cuff) / 2, 0], [0.4, (-0.8 - cuff) / 2, 0.4])
      if (weave?.pattern) weaveSleeve(arms, weave.pattern, weave.color, x, cuff)
      arms.addTextured(skin, [x, (cuff - 3.2) / 2, 0], [0.4, (cuff + 3.2) / 2, 0.4])
      putGlove(arms, spec, x)
    }
    blocks.addTextured(
      print.legs,
      [side * 0.4, -4.4, 0],
      [0.4 + (print.long ? 0.06 : -0.005), 1.2, 0.4],
    )
  }
  if (print.hips) {
    blocks
      .addTextured(print.hips, [0, -3.4, 0], [0.86, 0.24, 0.46])
      .addTextured(print.hips, [0, -3.9, 0.44], [0.3, 0.3, 0.04])
  }
  if (bow) tieBow(blocks, albedo(bow.color))
  if (print.scarf) blocks.addTextured(print.scarf, [0, -0.94, 0.02], [w + 0.06, 0.16, 0.46])
  if (print.cape) {
    blocks
      .addTextured(print.cape, [0, -2.6, -0.5], [2 * w + 0.16, 1.8, 0.08])
      .addTextured(print.cape, [0, -0.8, -0.16], [2 * w + 0.04, 0.06, 0.3])
  }
  const { kind } = spec.garment ?? {}
  if (kind === 'armor' || kind === 'spacesuit') {
    for (const side of [-1, 1])
      blocks.addTextured(linear(dyesOf(spec).trim), [side * 1.2, -0.96, 0], [0.46, 0.2, 0.46])
  }
  blocks.sculpt(s, false)
  arms.sculpt(s, true)
}

/** Adds a bow tie in front of the chest, wider at its ends: painted as a few squares, it would look like any tie. */
const tieBow = (blocks: Blocks, color: Vector): void => {
  const y = -1.14
  blocks.add(darker(color, 0.4), [0, y, 0.46], [0.08, 0.1, 0.1])
  for (const side of [-1, 1]) {
    blocks
      .add(color, [side * 0.16, y, 0.44], [0.08, 0.11, 0.07])
      .add(color, [side * 0.34, y, 0.44], [0.1, 0.2, 0.07])
  }
}

const ROWS = 12
const COLUMNS = 8
const CHEST = { height: ROWS / (COLUMNS / 2), top: 0.1, scale: 1.7 } as const
/** Emblems are drawn in squares a third as wide, because letters would be unreadable in larger ones. */
const FINER = 3

const paintPrint = ({ panels, emblem }: Print, blocks: Blocks): void => {
  paintSquares(panels, 1, blocks)
  if (emblem.length > 0) paintSquares(emblem, FINER, blocks)
}

/** Paints the print square by square; one of the figure's squares is as wide as `finer` of the print's. */
const paintSquares = (panels: readonly PrintedPanel[], finer: number, blocks: Blocks): void => {
  const side = PIXEL / finer
  const depth = finer > 1 ? 0.02 : 0.012
  for (let row = 0; row < ROWS * finer; row++) {
    for (let column = 0; column < COLUMNS * finer; column++) {
      const across = column - (COLUMNS * finer - 1) / 2
      const [x, y] = [across / (COLUMNS / 2) / finer, (row + 0.5) / ROWS / finer]
      const ink = panels.findLast((panel) => covers(panel, x, y, 0.1 / finer))
      if (!ink) continue
      const center = [across * side, -0.9 + PIXEL / 2 - side / 2 - row * side, 0.4] as const
      blocks.add(ink.paint.color, [...center], [side / 2, side / 2, depth])
    }
  }
}

/** Whether a square is inside a panel or on its line. Rims and faint paint are too fine for squares and left out. */
const covers = (
  { corners, paint }: PrintedPanel,
  x: number,
  y: number,
  thinnest: number,
): boolean => {
  const { from, to = 0, opacity = 1, pattern, mirrored } = paint
  if (from !== undefined || opacity < 0.5) return false
  if (pattern && isGap(pattern, Math.round(x * 4 + 3.5), Math.floor(y * 12))) return false
  const points = [x, ...(mirrored ? [-x] : [])]
  return points.some((px) =>
    to > 0 ? nearLine(corners, px, y) < Math.max(to, thinnest) : isInside(corners, px, y),
  )
}

/** Whether a pattern leaves a square unpainted. */
const isGap = (pattern: string, column: number, row: number): boolean =>
  pattern === 'dots'
    ? column % 2 === 0 || row % 2 === 0
    : (pattern === 'hoops' ? row : pattern === 'bars' ? column : column + row) % 2 === 0

/** Adds the squares of a pattern to the front and the sides of an arm. */
const weaveSleeve = (
  arms: Blocks,
  pattern: string,
  color: Vector,
  x: number,
  cuff: number,
): void => {
  for (let row = 0; -0.9 - row * PIXEL > cuff; row++) {
    const y = -0.9 - row * PIXEL
    for (let column = 0; column < 4; column++) {
      if (isGap(pattern, column, row)) continue
      const across = (column - 1.5) * PIXEL
      arms.add(color, [x + across, y, 0.4], [PIXEL / 2, PIXEL / 2, 0.012])
      for (const side of [-1, 1]) {
        arms.add(color, [x + side * 0.4, y, across], [0.012, PIXEL / 2, PIXEL / 2])
      }
    }
  }
}

const isInside = (corners: readonly ChartPoint[], x: number, y: number): boolean =>
  corners.reduce((inside, [ax, ay], i) => {
    const [bx, by] = corners.at(i - 1) ?? [ax, ay]
    const crosses = ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)
    return crosses ? !inside : inside
  }, false)

/** The distance from a point to a line in the chart's unit, with heights scaled by 1.5, since the front is taller. */
const nearLine = (points: readonly ChartPoint[], x: number, y: number): number => {
  let nearest = Infinity
  points.slice(1).forEach((end, i) => {
    const start = points[i] ?? end
    const [ax, ay] = [start[0], start[1] * 1.5]
    const [bx, by] = [end[0] - ax, end[1] * 1.5 - ay]
    const along = ((x - ax) * bx + (y * 1.5 - ay) * by) / (bx * bx + by * by || 1)
    const t = Math.min(1, Math.max(0, along))
    nearest = Math.min(nearest, Math.hypot(x - ax - bx * t, y * 1.5 - ay - by * t))
  })
  return nearest
}
