import type { CharacterSpec, Hex } from '../../spec/CharacterSpec.ts'
import type { Anatomy } from './anatomy.ts'
import { inked, locks } from './ink.ts'
import { bothSides, line, num } from '../shapes.ts'
import { darken, lighten } from '../palette.ts'
import type { Random } from '../../spec/random.ts'
import { repeat } from '../svg.ts'
import type { Svg } from '../svg.ts'
import { clipped, path } from '../svg.ts'

export const beard = (
  { beard: { cut, color } }: CharacterSpec,
  anatomy: Anatomy,
  random: Random,
): Svg => {
  const { chin } = anatomy
  switch (cut) {
    case 'none':
      return ''
    case 'stubble':
      return clipped(
        'stubble',
        anatomy.head,
        path(
          `M-190,40 C-140,110 -100,84 -60,84 Q0,70 60,84 C100,84 140,110 190,40 V300 H-190Z M-30,${chin - 100} Q0,${chin - 78} 34,${chin - 102} Q2,${chin - 122} -30,${chin - 100}Z`,
          { fill: darken(color, 0.2), opacity: 0.3, 'fill-rule': 'evenodd' },
        ),
      )
    case 'mustache':
      return mustache(color, 108)
    case 'handlebar':
      return bothSides((side) =>
        inked(
          `M0,86 C${side * 36},76 ${side * 70},112 ${side * 112},104 C${side * 136},98 ${side * 142},76 ${side * 124},70 C${side * 168},62 ${side * 176},120 ${side * 120},134 C${side * 70},142 ${side * 30},118 0,112Z`,
          side < 0 ? lighten(color, 0.12) : color,
          4,
        ),
      )
    case 'toothbrush':
      return inked('M-28,84 Q0,76 28,84 L32,116 Q0,110 -32,116Z', color, 4)
    case 'walrus':
      return bothSides((side) =>
        inked(
          `M0,80 C${side * 50},70 ${side * 96},100 ${side * 118},150 C${side * 100},166 ${side * 84},148 ${side * 70},162 C${side * 50},146 ${side * 26},156 0,140Z`,
          side < 0 ? lighten(color, 0.12) : color,
          4,
        ),
      )
    case 'mutton-chops':
      return bothSides((side) =>
        inked(
          `M${side * 184},-30 C${side * 150},20 ${side * 150},70 ${side * 92},112 C${side * 84},140 ${side * 110},170 ${side * 140},150 C${side * 176},110 ${side * 194},40 ${side * 190},-30Z`,
          side < 0 ? lighten(color, 0.1) : color,
          4,
        ),
      )
    case 'chin-curtain':
      return inked(
        `M-184,-10 C-160,70 -120,${chin - 50} -60,${chin - 26} Q0,${chin - 14} 60,${chin - 26} C120,${chin - 50} 160,70 184,-10 C196,90 150,${chin + 40} 60,${chin + 62} L0,${chin + 70} L-60,${chin + 62} C-150,${chin + 40} -196,90 -184,-10Z`,
        color,
      )
    case 'forked':
      return (
        mass(random, color, chin + 60, 150, 26) +
        bothSides((side) =>
          inked(
            `M${side * 8},${chin + 20} C${side * 20},${chin + 90} ${side * 50},${chin + 150} ${side * 78},${chin + 200} C${side * 100},${chin + 130} ${side * 120},${chin + 60} ${side * 112},${chin}Z`,
            side < 0 ? lighten(color, 0.08) : color,
            4,
          ),
        ) +
        lower(color)
      )
    case 'goatee':
      return (
        mustache(color, 84) +
        inked(
          `M-44,${chin - 66} Q0,${chin - 50} 44,${chin - 66} C52,${chin - 10} 30,${chin + 40} 0,${chin + 62} C-30,${chin + 40} -52,${chin - 10} -44,${chin - 66}Z`,
          color,
          4,
        ) +
        line(
          `M-14,${chin - 44} L-6,${chin + 30} M14,${chin - 44} L8,${chin + 26}`,
          darken(color, 0.4),
          3,
          0.7,
        )
      )
    case 'short':
      return mass(random, color, chin + 34, 132, 14) + lower(color)
    case 'full':
      return mass(random, color, chin + 130, 150, 34) + lower(color)
    case 'long':
      return mass(random, color, chin + 370, 158, 58) + lower(color)
    case 'braided':
      return (
        mass(random, color, chin + 90, 150, 26) +
        bothSides((side) => braid(side * 52, chin + 66, color)) +
        lower(color)
      )
  }
}

const lower = (color: Hex): Svg =>
  path('M-30,136 Q0,120 34,136 Q2,160 -30,136Z', {
    fill: '#8a3d3c',
    stroke: darken(color, 0.7),
    'stroke-width': 4,
  }) + mustache(color, 138)

const mustache = (color: Hex, reach: number): Svg =>
  bothSides(
    (side) =>
      inked(
        `M${side * 2},84 C${side * 36},72 ${side * reach * 0.72},88 ${side * reach},${80 + reach * 0.55} C${side * reach * 0.84},${72 + reach * 0.5} ${side * reach * 0.78},${84 + reach * 0.5} ${side * reach * 0.66},${84 + reach * 0.56} C${side * reach * 0.58},${66 + reach * 0.46} ${side * 34},128 ${side * 2},116Z`,
        side < 0 ? lighten(color, 0.18) : color,
        4,
      ) +
      line(
        `M${side * 16},98 Q${side * reach * 0.5},102 ${side * reach * 0.76},${80 + reach * 0.42}`,
        darken(color, 0.38),
        3,
      ),
  )

const mass = (random: Random, color: Hex, end: number, half: number, depth: number): Svg => {
  const from = 150
  const y = (t: number): number => from + (end - from) * t
  const right = locks(
    random,
    [
      [half, y(0.3)],
      [half * 0.78, y(0.52)],
      [half * 0.5, y(0.74)],
      [half * 0.24, y(0.92)],
      [0, end],
    ],
    depth,
  )
  const left = locks(
    random,
    [
      [0, end],
      [-half * 0.28, y(0.88)],
      [-half * 0.56, y(0.7)],
      [-half * 0.82, y(0.48)],
      [-half, y(0.26)],
    ],
    depth,
  )
  const shadow = darken(color, 0.32)
  return (
    inked(
      `M-174,14 C-156,62 -124,94 -60,84 C-30,66 30,66 60,84 C124,94 156,62 174,14 C194,90 ${half + 24},${num(y(0.1))} ${half},${num(y(0.3))} ${right} ${left} C${-half - 24},${num(y(0.1))} -194,90 -174,14Z`,
      color,
    ) +
    path(
      `M64,90 C124,94 156,62 174,14 C194,90 ${half + 24},${num(y(0.1))} ${half},${num(y(0.3))} L${half * 0.7},${num(y(0.55))} L16,${num(end)} C50,${num(y(0.6))} 84,${num(y(0.3))} 64,90Z`,
      { fill: shadow, opacity: 0.5 },
    ) +
    repeat(17, (at) => {
      const x = -half * 0.92 + (at * half * 1.84) / 16
      const length = (end - 130) * (0.9 - 0.42 * Math.abs(x / half)) * (0.75 + 0.25 * random())
      return line(
        `M${num(x)},${num(128 - Math.abs(x) * 0.26)} C${num(x * 1.04)},${num(128 + length * 0.4)} ${num(x * 0.74)},${num(128 + length * 0.7)} ${num(x * 0.5)},${num(128 + length)}`,
        at % 3 ? darken(color, 0.4) : lighten(color, 0.55),
        2 + 2.5 * random(),
        0.6,
      )
    })
  )
}

const braid = (x: number, y: number, color: Hex): Svg =>
  repeat(4, (at) =>
    inked(
      `M${x - 30 + at * 3},${y + at * 40} q${30 - at * 3},-18 ${60 - at * 6},0 q4,34 ${-30 + at * 3},52 q${-34 + at * 3},-18 ${-30 + at * 3},-52Z`,
      at % 2 ? darken(color, 0.15) : color,
      4,
    ),
  ) +
  inked(`M${x - 20},${y + 162} h40 v22 h-40Z`, '#d8a93a', 4) +
  inked(`M${x - 16},${y + 184} h32 l-16,40Z`, color, 4)
