import type { HairCut, Hex } from '../../../CharacterSpec.ts'
import { darken, lighten } from '../../palette.ts'
import { type Random } from '../../../random.ts'
import { repeat } from '../../svg.ts'
import { type Point, arc, bothSides, bumps, line, num } from '../../shapes.ts'
import { type Svg, ellipse, path } from '../../svg.ts'
import { inked } from '../ink.ts'

export const crown = (cut: HairCut, color: Hex, random: Random): Svg => {
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
    case 'fringe':
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
    case 'topknot':
    case 'ponytail':
    case 'braid':
    case 'plaits':
    case 'puffs':
      return (
        inked(
          `${CAP} C184,-60 172,-110 140,-148 C90,-190 -60,-196 -128,-150 C-168,-116 -182,-70 -192,-16Z`,
          color,
        ) +
        combed(color, random) +
        shine(color)
      )
    case 'quiff':
      return (
        inked(
          `${CAP} C184,-60 176,-104 156,-138 C170,-190 150,-216 120,-196 C40,-150 -70,-150 -132,-146 C-168,-112 -182,-70 -192,-16Z`,
          color,
        ) +
        inked(
          'M-136,-150 C-190,-220 -150,-330 -30,-340 C60,-346 150,-320 176,-258 C196,-210 160,-166 128,-176 C60,-140 -60,-130 -136,-150Z',
          color,
        ) +
        line(
          'M-110,-170 C-130,-240 -80,-300 0,-306 M-60,-160 C-70,-230 0,-280 70,-280 M10,-162 C10,-210 70,-240 120,-236',
          darken(color, 0.45),
          4,
          0.65,
        )
      )
    case 'undercut':
      return (
        path(
          'M-182,-20 C-196,-196 -98,-250 0,-250 C98,-250 196,-196 182,-20 C172,-100 150,-140 110,-160 L-110,-160 C-150,-140 -172,-100 -182,-20Z',
          { fill: darken(color, 0.2), opacity: 0.5 },
        ) +
        inked(
          'M-150,-150 C-180,-260 -60,-320 30,-306 C130,-296 190,-230 186,-130 C180,-96 170,-70 156,-60 C160,-110 140,-150 96,-168 C20,-140 -80,-136 -150,-150Z',
          color,
        ) +
        line(
          'M-120,-170 C-60,-240 60,-260 160,-130 M-60,-160 C0,-210 80,-210 150,-110',
          darken(color, 0.45),
          4,
          0.65,
        ) +
        shine(color)
      )
    case 'receding':
      return bothSides((side) =>
        inked(
          `M${side * 186},-10 C${side * 214},-80 ${side * 206},-180 ${side * 150},-222 C${side * 150},-190 ${side * 164},-150 ${side * 156},-110 C${side * 166},-70 ${side * 172},-40 ${side * 176},-10Z`,
          color,
        ),
      )
    case 'tonsure':
      return inked(
        'M-190,-6 C-214,-70 -212,-150 -176,-196 Q0,-246 176,-196 C212,-150 214,-70 190,-2 C186,-50 178,-88 160,-112 L120,-138 L70,-132 L20,-146 L-40,-132 L-100,-140 L-150,-116 C-172,-74 -184,-40 -190,-6Z',
        color,
      )
    case 'pixie':
      return (
        inked(
          'M-188,0 C-206,-70 -214,-170 -160,-230 C-90,-300 70,-308 146,-246 C204,-206 208,-90 186,4 C182,-40 176,-70 164,-92 C150,-60 110,-70 84,-92 C30,-60 -50,-50 -112,-70 C-90,-96 -66,-120 -60,-146 C-110,-126 -160,-70 -188,0Z',
          color,
        ) +
        line(
          'M-60,-146 C0,-170 60,-140 84,-92 M-40,-220 C40,-226 130,-180 164,-92',
          darken(color, 0.45),
          4,
          0.65,
        ) +
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

const CAP = 'M-192,-16 C-218,-190 -112,-284 4,-280 C122,-284 218,-190 192,-10'

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
