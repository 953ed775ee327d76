import type { CharacterSpec, HairCut, Hex } from '../../../spec/CharacterSpec.ts'
import { darken, mix } from '../../palette.ts'
import { type Random } from '../../../spec/random.ts'
import { repeat } from '../../svg.ts'
import { bothSides, line } from '../../shapes.ts'
import { type Svg, group } from '../../svg.ts'
import { inked } from '../ink.ts'
import { hidesCrown } from '../../../spec/coverage.ts'
import { crown } from './crown.ts'
import { rope } from './rope.ts'

/**
 * Hair in front of the head: the cap on the skull, the bangs, side locks. A hat hides everything above its
 * brim.
 */
export const hairInFront = (spec: CharacterSpec, random: Random): Svg => {
  const { cut, color } = spec.hair
  const top = crown(cut, color, random)
  const sides = sideLocks(cut, color, random)
  return (hidesCrown(spec.headwear) ? group({ 'clip-path': 'url(#below-hat)' }, top) : top) + sides
}

const sideLocks = (cut: HairCut, color: Hex, random: Random): Svg => {
  const dark = mix(color, darken(color, 0.3), 0.6)
  switch (cut) {
    case 'long':
    case 'bangs':
    case 'wavy': {
      const sway = cut === 'wavy' ? 34 : 6
      return bothSides(
        (side) =>
          inked(
            `M${side * 184},-70 C${side * 226},40 ${side * (216 - sway)},120 ${side * (220 + sway)},190 C${side * (240 + sway)},290 ${side * 236},390 ${side * 190},470 C${side * 196},430 ${side * 198},410 ${side * 194},390 C${side * 184},410 ${side * 170},424 ${side * 152},432 C${side * 166},400 ${side * 168},380 ${side * 166},352 C${side * 158},366 ${side * 150},372 ${side * 140},376 C${side * (176 + sway)},220 ${side * (164 - sway)},150 ${side * (180 - sway / 2)},80 C${side * 176},40 ${side * 166},0 ${side * 164},-70Z`,
            side < 0 ? color : dark,
          ) +
          line(
            `M${side * 186},-10 C${side * 210},80 ${side * 190},160 ${side * (208 + sway / 2)},270 Q${side * 222},350 ${side * 204},410 M${side * 176},150 Q${side * (180 + sway)},260 ${side * 176},330`,
            darken(color, 0.45),
            4,
            0.6,
          ),
      )
    }
    case 'bob':
    case 'bowl': {
      const end = cut === 'bob' ? 170 : 60
      return bothSides((side) =>
        inked(
          `M${side * 186},-80 C${side * 222},0 ${side * 222},${end - 50} ${side * 196},${end} C${side * 176},${end + 8} ${side * 152},${end - 4} ${side * 142},${end - 16} C${side * 176},${end - 70} ${side * 172},0 ${side * 160},-80Z`,
          side < 0 ? color : dark,
        ),
      )
    }
    case 'braid':
      return braid(color, dark, 1)
    case 'pigtails':
      return bothSides((side) => braid(color, dark, side))
    case 'dreadlocks':
      return bothSides(
        (side) =>
          rope(random, side * 172, -120, side * 196, 220, color) +
          rope(random, side * 190, -80, side * 234, 260, color),
      )
    default:
      return ''
  }
}

const braid = (color: Hex, dark: Hex, side: number): Svg =>
  repeat(7, (at) => {
    const x = side * (178 + Math.min(at, 2) * 10 - at * 3 + (at % 2) * 6)
    const y = 40 + at * 54
    return (
      inked(
        `M${x - 38 + at * 3},${y} C${x - 46},${y + 46} ${x - 12},${y + 66} ${x},${y + 74} C${x + 12},${y + 66} ${x + 46},${y + 46} ${x + 38 - at * 3},${y} Q${x},${y - 22} ${x - 38 + at * 3},${y}Z`,
        at % 2 ? dark : color,
        4,
      ) +
      line(`M${x - 24},${y + 8} Q${x - 10},${y + 40} ${x},${y + 62}`, darken(color, 0.45), 3, 0.7)
    )
  }) + inked(`M${side * 180 - 22},410 h44 l8,66 q-30,24 -60,0Z`, dark, 4)
