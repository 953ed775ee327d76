import type { CharacterSpec, Hex } from '../../../spec/CharacterSpec.ts'
import { darken, lighten } from '../../palette.ts'
import { type Random } from '../../../spec/random.ts'
import { repeat } from '../../svg.ts'
import { type Point, arc, bothSides, bumps, line, num } from '../../shapes.ts'
import { type Svg, group } from '../../svg.ts'
import { inked, locks } from '../ink.ts'
import { hidesCrown } from '../../../spec/coverage.ts'
import { rope } from './rope.ts'

/** Hair behind the head and neck; none of it shows above a hat. */
export const hairBehind = (spec: CharacterSpec, random: Random): Svg => {
  const behind = fullHairBehind(spec, random)
  return behind !== '' && hidesCrown(spec.headwear)
    ? group({ 'clip-path': 'url(#below-hat)' }, behind)
    : behind
}

const fullHairBehind = ({ hair, headwear }: CharacterSpec, random: Random): Svg => {
  const { color, cut } = hair
  const back = darken(color, 0.3)
  switch (cut) {
    case 'long':
    case 'bangs':
      return fall(random, color, 390, 214, 40)
    case 'wavy':
      return waves(color, back)
    case 'bob':
      return fall(random, color, 190, 206, 22)
    case 'bowl':
      return fall(random, color, 90, 204, 10)
    case 'curly':
      return curls(random, back, [
        [0, -60, 236, 226, 130, 410, 22],
        [0, 60, 232, 170, -20, 200, 17],
      ])
    case 'afro':
      return curls(random, color, [[0, -110, 318, 296, 90, 450, 30]]) + rim(random, color)
    case 'dreadlocks':
      return repeat(11, (at) =>
        rope(random, -200 + at * 40, -150, -236 + at * 47, 300 + 50 * random(), color),
      )
    case 'ringlets':
      return repeat(9, (at) => {
        const x = -216 + at * 54
        return inked(bumps(arc(x, 110, 42, 210, 0, 345, 15), 1.16), at % 2 ? back : color, 3)
      })
    case 'puffs':
      return hidesCrown(headwear)
        ? ''
        : bothSides((side) =>
            inked(bumps(arc(side * 196, -236, 116, 112, 0, 345, 15), 1.14), color),
          )
    case 'topknot':
      return headwear === undefined
        ? inked(bumps(arc(0, -312, 58, 56, 0, 330, 7), 1.1), color) +
            line('M-44,-276 Q0,-262 44,-276', darken(color, 0.5), 10, 0.9)
        : ''
    case 'ponytail':
      return (
        inked(
          `M120,-190 C260,-250 330,-120 306,40 C300,150 330,220 282,330 C276,250 236,210 232,110 C226,10 210,-80 120,-120Z`,
          back,
        ) +
        line(
          'M180,-190 C270,-190 282,-60 270,60 C264,150 284,200 284,270',
          lighten(color, 0.2),
          6,
          0.6,
        )
      )
    case 'bun':
      return headwear === undefined
        ? inked(bumps(arc(0, -300, 92, 78, 0, 330, 9), 1.12), color) +
            line(
              'M-60,-310 Q0,-356 66,-302 M-40,-280 Q10,-316 60,-270',
              darken(color, 0.45),
              5,
              0.7,
            )
        : inked('M-150,-40 C-230,60 -200,150 -120,170 L120,170 C200,150 230,60 150,-40Z', back)
    case 'braid':
    case 'pigtails':
      return inked('M-196,-80 C-216,40 -196,130 -120,190 L120,190 C196,130 216,40 196,-80Z', back)
    default:
      return ''
  }
}

const fall = (random: Random, color: Hex, end: number, half: number, depth: number): Svg => {
  const w = half + 28
  const tips: Point[] = [
    [-w, end - 50],
    [-w * 0.76, end],
    [-w * 0.48, end - 18],
    [-w * 0.16, end + 12],
    [w * 0.16, end],
    [w * 0.48, end - 12],
    [w * 0.76, end - 4],
    [w, end - 50],
  ]
  const back = darken(color, 0.3)
  return (
    inked(
      `M0,-262 C-150,-262 -214,-170 -${half},-60 C-${half + 8},60 -${w + 8},${end * 0.5} -${w},${end - 50} ${locks(random, tips, depth)} C${w + 8},${end * 0.5} ${half + 8},60 ${half},-60 C214,-170 150,-262 0,-262Z`,
      back,
    ) +
    repeat(end > 150 ? 14 : 0, (at) => {
      const x = -w + 20 + (at * (2 * w - 40)) / 13
      return line(
        `M${num(x * 0.82)},60 C${num(x)},${num(end * 0.4)} ${num(x * 1.02)},${num(end * 0.6)} ${num(x)},${num(end - 60 + random() * 30)}`,
        darken(color, 0.5),
        2 + 2 * random(),
        0.55,
      )
    })
  )
}

const waves = (color: Hex, back: Hex): Svg =>
  inked(
    'M0,-264 C-160,-264 -226,-160 -218,-50 C-214,20 -262,60 -252,130 C-246,180 -290,220 -268,280 C-258,320 -276,340 -290,356 C-230,380 -180,360 -150,330 C-120,384 -40,390 0,350 C40,390 120,384 150,330 C180,360 230,380 290,356 C276,340 258,320 268,280 C290,220 246,180 252,130 C262,60 214,20 218,-50 C226,-160 160,-264 0,-264Z',
    back,
  ) +
  bothSides((side) =>
    line(
      `M${side * 210},60 C${side * 250},130 ${side * 214},190 ${side * 244},320 M${side * 180},120 C${side * 210},200 ${side * 180},240 ${side * 200},330`,
      darken(color, 0.5),
      4,
      0.6,
    ),
  )

type Ring = readonly [
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
]

const curls = (random: Random, color: Hex, rings: readonly Ring[]): Svg => {
  const outlines = rings.map(([cx, cy, rx, ry, from, to, count]) =>
    bumps(
      arc(cx, cy, rx, ry, from, to, count).map(([x, y]): Point => [
        x + (random() - 0.5) * 12,
        y + (random() - 0.5) * 12,
      ]),
      1.12,
    ),
  )
  return outlines.map((outline) => inked(outline, color)).join('')
}

/** Highlights on the curls of a round head of hair, on the side of the sun. */
const rim = (random: Random, color: Hex): Svg =>
  repeat(34, (at) => {
    const angle = Math.PI * (0.98 + (at / 33) * 0.62)
    const radius = 0.93 - 0.34 * random() ** 1.6
    const [x, y] = [num(318 * radius * Math.cos(angle)), num(-110 + 296 * radius * Math.sin(angle))]
    return line(`M${x - 13},${y + 4} q4,-20 20,-16 q14,6 4,18`, lighten(color, 0.34), 5, 0.75)
  })
