import type { CharacterSpec, HairCut, Hex } from '../../CharacterSpec.ts'
import type { Point } from '../shapes.ts'
import { inked, locks } from './ink.ts'
import { arc, bothSides, bumps, line, num } from '../shapes.ts'
import { darken, lighten, mix } from '../palette.ts'
import type { Random } from '../random.ts'
import { repeat } from '../random.ts'
import type { Svg } from '../svg.ts'
import { ellipse, group, path } from '../svg.ts'

/** Hair behind the head and the neck; none of it stands above a hat. */
export const hairBehind = (spec: CharacterSpec, random: Random): Svg => {
  const behind = fullHairBehind(spec, random)
  return behind !== '' && covers(spec) ? group({ 'clip-path': 'url(#below-hat)' }, behind) : behind
}

const covers = ({ headwear }: CharacterSpec): boolean =>
  headwear !== undefined && COVERING.has(headwear.kind)

const fullHairBehind = ({ hair, headwear }: CharacterSpec, random: Random): Svg => {
  const { color, cut } = hair
  const back = darken(color, 0.3)
  switch (cut) {
    case 'long':
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
      return inked('M-196,-80 C-216,40 -196,130 -120,190 L120,190 C196,130 216,40 196,-80Z', back)
    default:
      return ''
  }
}

/** Hair over the face: the cap on the skull, the fringe, side locks. A hat hides what is above its brim. */
export const hairInFront = (spec: CharacterSpec, random: Random): Svg => {
  const { cut, color } = spec.hair
  const top = crown(cut, color, random)
  const sides = sideLocks(cut, color, random)
  return (covers(spec) ? group({ 'clip-path': 'url(#below-hat)' }, top) : top) + sides
}

/** The headwears under which no hair shows on top. */
export const COVERING: ReadonlySet<string> = new Set([
  'wizard-hat',
  'cap',
  'hood',
  'helmet',
  'horned-helmet',
  'top-hat',
  'tricorne',
  'wide-brim',
  'beanie',
  'bandana',
])

const CAP = 'M-192,-16 C-218,-190 -112,-284 4,-280 C122,-284 218,-190 192,-10'

const crown = (cut: HairCut, color: Hex, random: Random): Svg => {
  switch (cut) {
    case 'bald':
      return ''
    case 'buzz':
      return (
        path(
          'M-182,-40 C-196,-196 -98,-256 0,-256 C98,-256 196,-196 182,-40 C172,-96 160,-120 140,-136 C80,-172 -80,-172 -140,-136 C-160,-120 -172,-96 -182,-40Z',
          { fill: color, stroke: darken(color, 0.5), 'stroke-width': 5 },
        ) + shine(color, 0.4)
      )
    case 'bowl':
      return (
        inked(
          `${CAP} C190,-44 188,-66 184,-84 Q0,-40 -184,-84 C-188,-66 -190,-44 -192,-16Z`,
          color,
        ) +
        strands(random, color, [-150, -100, -50, 0, 50, 100, 150], -250, -74) +
        shine(color)
      )
    case 'slicked':
    case 'bun':
    case 'ponytail':
    case 'braid':
      return (
        inked(
          `${CAP} C184,-60 172,-110 140,-148 C90,-190 -60,-196 -128,-150 C-168,-116 -182,-70 -192,-16Z`,
          color,
        ) +
        combed(color, random) +
        shine(color)
      )
    case 'mohawk':
      return (
        path(
          'M-182,-40 C-196,-196 -98,-250 0,-250 C98,-250 196,-196 182,-40 C172,-110 150,-150 110,-170 L-110,-170 C-150,-150 -172,-110 -182,-40Z',
          { fill: darken(color, 0.2), opacity: 0.45 },
        ) +
        inked(
          'M-52,-170 C-84,-260 -70,-300 -96,-352 C-50,-340 -44,-352 -46,-400 C-12,-370 2,-376 14,-420 C34,-376 44,-370 74,-392 C66,-346 84,-336 104,-344 C78,-296 88,-250 54,-168 Q0,-140 -52,-170Z',
          color,
        ) +
        line(
          'M-30,-190 C-50,-270 -40,-310 -44,-350 M8,-180 V-360 M40,-190 C54,-260 44,-300 62,-346',
          darken(color, 0.4),
          5,
          0.7,
        )
      )
    case 'curly':
      return (
        inked(
          bumps(
            [...arc(0, -130, 204, 142, 176, 364, 15), ...arc(0, -84, 168, 92, 350, 190, 9)],
            1.12,
          ),
          color,
        ) + curlLines(random, color)
      )
    case 'afro':
      return (
        inked(
          `M-190,-30 C-210,-150 -150,-250 0,-262 C150,-250 210,-150 190,-30 ${scallops([
            [190, -30],
            [172, -92],
            [128, -136],
            [70, -160],
            [0, -168],
            [-70, -160],
            [-128, -136],
            [-172, -92],
            [-190, -30],
          ])}Z`,
          color,
          0.1,
        ) + curlLines(random, color)
      )
    case 'dreadlocks':
      return (
        inked(
          `${CAP} C184,-80 160,-130 120,-160 Q0,-196 -120,-160 C-160,-130 -184,-80 -192,-16Z`,
          color,
        ) +
        repeat(7, (at) =>
          line(
            `M${-130 + at * 44},-172 C${-110 + at * 38},-230 ${-60 + at * 22},-262 ${-20 + at * 8},-270`,
            darken(color, 0.5),
            5,
          ),
        )
      )
    case 'tousled':
      return (
        inked(
          'M-192,-10 C-214,-70 -224,-120 -236,-142 C-214,-148 -206,-160 -204,-196 C-196,-222 -206,-240 -204,-256 C-176,-248 -150,-262 -128,-300 C-116,-286 -92,-286 -58,-320 C-44,-298 -10,-296 26,-326 C40,-300 74,-292 116,-308 C122,-280 150,-266 194,-268 C186,-240 198,-212 226,-196 C214,-170 214,-150 234,-122 C212,-104 200,-60 192,-8 C184,-52 176,-84 160,-110 C156,-92 150,-82 138,-70 C132,-104 116,-130 92,-150 C88,-122 78,-104 56,-84 C52,-112 40,-134 18,-152 C-2,-116 -30,-96 -66,-82 C-62,-104 -64,-122 -74,-138 C-92,-110 -118,-96 -150,-84 C-172,-62 -184,-40 -192,-10Z',
          color,
        ) +
        path(
          'M92,-150 C88,-122 78,-104 56,-84 C52,-112 40,-134 18,-152 C60,-190 110,-210 150,-200 C196,-150 204,-90 192,-8 C184,-52 176,-84 160,-110 C156,-92 150,-82 138,-70 C132,-104 116,-130 92,-150Z',
          { fill: darken(color, 0.25), opacity: 0.55 },
        ) +
        line(
          'M-120,-250 C-150,-200 -150,-150 -130,-110 M-30,-280 C-60,-220 -60,-170 -66,-110 M60,-280 C30,-230 30,-200 40,-130 M140,-240 C130,-190 140,-150 150,-120',
          darken(color, 0.45),
          4,
          0.7,
        ) +
        shine(color)
      )
    case 'short':
      return (
        inked(
          'M-190,-6 C-206,-70 -214,-160 -170,-224 C-110,-300 60,-312 140,-252 C206,-210 212,-90 190,-2 C186,-50 178,-88 160,-120 C140,-146 120,-158 96,-166 C40,-136 -60,-128 -116,-144 C-146,-122 -172,-74 -190,-6Z',
          color,
        ) +
        path(
          'M96,-166 C130,-200 150,-190 176,-140 C190,-90 194,-50 190,-2 C186,-50 178,-88 160,-120 C140,-146 120,-158 96,-166Z',
          { fill: darken(color, 0.25), opacity: 0.6 },
        ) +
        line(
          'M-116,-144 C-70,-176 -20,-210 60,-224 M-60,-136 C-10,-156 40,-184 110,-200 M-150,-170 C-130,-210 -90,-244 -40,-262',
          darken(color, 0.45),
          4,
          0.7,
        ) +
        shine(color)
      )
    default:
      return (
        inked(
          `${CAP} C186,-60 176,-96 150,-130 C146,-100 140,-92 132,-80 C120,-120 96,-150 60,-170 C30,-120 -30,-92 -96,-86 C-90,-104 -84,-112 -84,-124 C-120,-100 -150,-90 -164,-60 C-180,-40 -186,-30 -192,-16Z`,
          color,
        ) +
        path(
          'M60,-170 C90,-210 130,-190 150,-130 C170,-96 186,-60 192,-10 C206,-150 150,-240 80,-262 C100,-230 90,-190 60,-170Z',
          { fill: darken(color, 0.28), opacity: 0.55 },
        ) +
        line(
          'M60,-170 C30,-196 0,-226 -10,-266 M60,-170 C0,-150 -60,-140 -110,-150 M60,-170 C20,-180 -70,-190 -130,-190 M60,-170 C100,-170 130,-150 150,-120',
          darken(color, 0.45),
          4,
          0.65,
        ) +
        shine(color)
      )
  }
}

const sideLocks = (cut: HairCut, color: Hex, random: Random): Svg => {
  const dark = mix(color, darken(color, 0.3), 0.6)
  switch (cut) {
    case 'long':
    case 'wavy': {
      const sway = cut === 'wavy' ? 34 : 6
      return bothSides(
        (side) =>
          inked(
            `M${side * 184},-70 C${side * 226},40 ${side * (216 - sway)},120 ${side * (220 + sway)},190 C${side * (234 + sway)},250 ${side * 210},280 ${side * 214},340 C${side * 190},310 ${side * 172},290 ${side * 160},300 C${side * (176 + sway)},220 ${side * (164 - sway)},150 ${side * (180 - sway / 2)},80 C${side * 176},40 ${side * 166},0 ${side * 164},-70Z`,
            side < 0 ? color : dark,
          ) +
          line(
            `M${side * 186},-10 C${side * 210},80 ${side * 190},160 ${side * (204 + sway / 2)},250`,
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
      return (
        repeat(7, (at) => {
          const [x, y] = [178 + Math.min(at, 2) * 10 - at * 3 + (at % 2) * 6, 40 + at * 54]
          return (
            inked(
              `M${x - 38 + at * 3},${y} C${x - 46},${y + 46} ${x - 12},${y + 66} ${x},${y + 74} C${x + 12},${y + 66} ${x + 46},${y + 46} ${x + 38 - at * 3},${y} Q${x},${y - 22} ${x - 38 + at * 3},${y}Z`,
              at % 2 ? dark : color,
              4,
            ) +
            line(
              `M${x - 24},${y + 8} Q${x - 10},${y + 40} ${x},${y + 62}`,
              darken(color, 0.45),
              3,
              0.7,
            )
          )
        }) + inked('M158,410 h44 l8,66 q-30,24 -60,0Z', dark, 4)
      )
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

/** Light that catches the curls of a round head of hair on the side of the sun. */
const rim = (random: Random, color: Hex): Svg =>
  repeat(34, (at) => {
    const angle = Math.PI * (0.98 + (at / 33) * 0.62)
    const radius = 0.93 - 0.34 * random() ** 1.6
    const [x, y] = [num(318 * radius * Math.cos(angle)), num(-110 + 296 * radius * Math.sin(angle))]
    return line(`M${x - 13},${y + 4} q4,-20 20,-16 q14,6 4,18`, lighten(color, 0.34), 5, 0.75)
  })

const curlLines = (random: Random, color: Hex): Svg =>
  repeat(16, (at) => {
    const angle = Math.PI * (1.06 + (at / 15) * 0.88)
    const radius = 0.78 + 0.2 * random()
    const [x, y] = [num(190 * radius * Math.cos(angle)), num(-120 + 130 * radius * Math.sin(angle))]
    return line(
      `M${x - 18},${y} q8,-22 24,-14 q14,10 0,20`,
      at % 3 ? darken(color, 0.45) : lighten(color, 0.3),
      4,
      0.6,
    )
  })

const scallops = (points: readonly Point[]): string =>
  points
    .slice(1)
    .map(([x, y]) => `A40,40 0 0 0 ${x},${y}`)
    .join(' ')

const rope = (
  random: Random,
  x: number,
  y: number,
  endX: number,
  endY: number,
  color: Hex,
): Svg => {
  const bend = (random() - 0.5) * 30
  const d = `M${x},${y} C${num(x * 1.15 + bend)},${num(y + (endY - y) * 0.4)} ${num(endX - bend)},${num(y + (endY - y) * 0.7)} ${num(endX)},${num(endY)}`
  return (
    line(d, darken(color, 0.75), 36) +
    line(d, color, 27) +
    path(d, {
      fill: 'none',
      stroke: darken(color, 0.5),
      'stroke-width': 27,
      'stroke-dasharray': '4 22',
      opacity: 0.7,
    }) +
    line(d, lighten(color, 0.25), 5, 0.35)
  )
}

const combed = (color: Hex, random: Random): Svg =>
  repeat(9, (at) => {
    const x = -120 + at * 31
    return line(
      `M${x},${num(-158 - 26 * Math.cos((x / 150) * 1.4))} C${num(x * 0.9)},-210 ${num(x * 0.66 + 10 * random())},-240 ${num(x * 0.5)},-272`,
      darken(color, 0.45),
      4,
      0.6,
    )
  })

const strands = (
  random: Random,
  color: Hex,
  xs: readonly number[],
  top: number,
  bottom: number,
): Svg =>
  xs
    .map((x) =>
      line(
        `M${num(x * 0.4)},${top} C${num(x * 0.8)},${num(top + 50)} ${x},${num(bottom - 60)} ${x},${num(bottom + 16 * random())}`,
        darken(color, 0.45),
        4,
        0.6,
      ),
    )
    .join('')

const shine = (color: Hex, opacity = 0.7): Svg =>
  line('M-150,-158 C-120,-222 -50,-250 30,-242', lighten(color, 0.55), 15, opacity) +
  ellipse(66, -230, 10, 7, { fill: lighten(color, 0.55), opacity })
