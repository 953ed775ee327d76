import { showsLongNose } from '../../../spec/showsLongNose.ts'
import type { CharacterSpec } from '../../../spec/CharacterSpec.ts'
import { creatureOf } from '../../../spec/creatures.ts'
import { albedo } from '../../color.ts'
import type { SculptContext } from '../../SculptContext.ts'
import type { Vector } from '../../../kernel/vector.ts'
import { Blocks, GOLD, HALF, INK, PIXEL, shade, SKIN_DEEP } from './Blocks.ts'
import { growCreature, paintCreature } from './creature.ts'
import { paintFace, type Face } from './face.ts'
import { growMarks } from './growthMarks.ts'
import { growBeard, growHair } from './growths.ts'

/** A cube with a face of eight by eight squares, its hair and its headwear. */
export const sculptHead = (s: SculptContext): void => {
  const { spec } = s
  const skin = albedo(spec.skin)
  const blocks = new Blocks(spec.seed)
  // The contrast is low, so that nothing competes with the features.
  blocks.addTextured(skin, [0, 0, 0], [HALF, HALF, HALF], 0.06)
  const painted = new Map<string, Vector>()
  const face: Face = (column, row, color) => painted.set(`${column},${row}`, color)
  const creature = creatureOf(spec)
  if (creature) paintCreature(spec, creature, face)
  else paintFace(spec, skin, face)
  for (const [place, color] of painted) {
    const [column = 0, row = 0] = place.split(',').map(Number)
    blocks.add(
      color,
      [(column - 3.5) * PIXEL, (3.5 - row) * PIXEL, HALF],
      [PIXEL / 2, PIXEL / 2, 2 * SKIN_DEEP],
    )
  }
  if (creature) growCreature(spec, creature, blocks)
  else growFeatures(spec, skin, blocks)
  growMarks(spec, blocks)
  if (spec.species !== 'robot') {
    growHair(spec, blocks)
    growBeard(spec, blocks)
  }
  wearMarks(spec, blocks)
  blocks.sculpt(s, true)
}

const growFeatures = ({ species, face }: CharacterSpec, skin: Vector, blocks: Blocks): void => {
  const nose = face.nose === 'hooked' || face.nose === 'round' || face.nose === 'broad'
  if (nose && species !== 'robot') {
    const tall = face.nose === 'hooked' ? 0.2 : 0.12
    blocks.add(shade(skin, 0.92), [0, -0.24, HALF + 0.08], [PIXEL * 0.9, tall, 0.1])
  }
  if (showsLongNose({ face, species })) {
    blocks.add(shade(skin, 0.92), [0, -0.24, HALF + 0.4], [PIXEL * 0.7, 0.1, 0.4])
  }
  for (const side of [-1, 1]) {
    switch (species) {
      case 'elf':
      case 'orc':
      case 'goblin':
      case 'troll':
        blocks.addTextured(skin, [side * (HALF + 0.1), 0.05, 0], [0.1, 0.2, 0.1])
        blocks.addTextured(skin, [side * (HALF + 0.24), 0.3, -0.1], [0.1, 0.1, 0.1])
        break
      case 'alien':
        blocks.addTextured(skin, [side * 0.4, HALF + 0.3, 0], [0.06, 0.3, 0.06])
        break
      case 'robot':
        blocks.addTextured(shade(skin, 0.6), [side * (HALF + 0.1), 0, 0], [0.1, 0.2, 0.2])
        break
    }
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
