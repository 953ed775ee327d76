import type { CharacterSpec } from '../../CharacterSpec.ts'
import type { Anatomy } from './anatomy.ts'
import { inked } from './ink.ts'
import { bothSides, line, num } from '../shapes.ts'
import { brightness, darken, INK, lighten, mix } from '../palette.ts'
import type { Svg } from '../svg.ts'
import { circle, clipped, ellipse, path, rect } from '../svg.ts'

/** The figure from the neck down. It leaves the picture at the bottom. */
export const garment = (
  { garment: { kind, color, trim } }: CharacterSpec,
  anatomy: Anatomy,
): Svg => {
  const { shoulder: s, neck: n, skin, shade: skinDark } = anatomy
  const shade = darken(color, 0.34)
  const deep = darken(color, 0.62)
  const body = bodyOf(anatomy)
  const bare = kind === 'gown' || kind === 'toga'
  const base =
    kind === 'overalls' || kind === 'cloak' || kind === 'jacket' ? trim : bare ? skin : color
  const shadow = path(
    `M60,300 C${num(s * 0.34)},480 ${num(s * 0.4)},700 ${num(s * 0.36)},1500 L900,1500 L900,200 L110,220 C100,260 80,280 60,300Z`,
    { fill: bare ? skinDark : darken(base, 0.34), opacity: 0.72 },
  )
  const light = path(
    `M${num(-s * 0.84)},372 C${num(-s * 1.02)},430 ${num(-s * 1.1)},560 ${num(-s * 1.12)},760`,
    {
      fill: 'none',
      stroke: lighten(base, 0.5),
      'stroke-width': 16,
      'stroke-linecap': 'round',
      opacity: 0.5,
    },
  )
  const arms = bothSides((side) =>
    line(
      `M${num(side * s * 0.72)},560 C${num(side * s * 0.76)},700 ${num(side * s * 0.78)},900 ${num(side * s * 0.76)},1400`,
      darken(base, 0.62),
      5,
      0.75,
    ),
  )
  const folds = bothSides((side) =>
    line(
      `M${num(side * s * 0.44)},410 C${num(side * s * 0.54)},520 ${num(side * s * 0.58)},760 ${num(side * s * 0.58)},1400 M${num(side * s * 0.26)},420 C${num(side * s * 0.32)},600 ${num(side * s * 0.36)},800 ${num(side * s * 0.34)},1400 M${num(side * s * 0.94)},440 C${num(side * s * 1.02)},560 ${num(side * s * 1.02)},760 ${num(side * s * 1.02)},1200`,
      deep,
      4,
      0.6,
    ),
  )
  const inside = (...parts: readonly Svg[]): Svg =>
    inked(body, base, 6) + clipped('body', body, light, shadow, ...parts)
  const collar = (fill: string, width: number): Svg =>
    inked(
      `M${-n - 14},232 Q0,348 ${n + 14},232 Q${n + 34 + width * 0.3},240 ${n + 40 + width * 0.5},${264 + width * 0.6} Q0,${384 + width * 2} ${-n - 40 - width * 0.5},${264 + width * 0.6} Q${-n - 34 - width * 0.3},240 ${-n - 14},232Z`,
      fill,
    )
  const belt = (y: number): Svg =>
    path(`M-900,${y} Q0,${y + 40} 900,${y} v56 Q0,${y + 96} -900,${y + 56}Z`, {
      fill: trim,
      stroke: INK,
      'stroke-width': 5,
    })
  switch (kind) {
    case 'robe':
      return (
        inside(
          folds,
          path(`M-40,310 L-22,1500 L70,1500 L44,310Z`, {
            fill: trim,
            stroke: deep,
            'stroke-width': 4,
            opacity: 0.9,
          }),
          belt(760),
        ) +
        inked(
          `M${-n - 40},204 C${-n - 80},250 ${-n - 94},306 ${-n - 40},346 C-50,386 50,386 ${n + 40},346 C${n + 94},306 ${n + 80},250 ${n + 40},204 C${n + 8},290 ${-n - 8},290 ${-n - 40},204Z`,
          lighten(color, 0.16),
        ) +
        path(
          `M20,372 Q70,372 ${n + 40},346 C${n + 94},306 ${n + 80},250 ${n + 40},204 C${n + 24},250 ${n},280 60,290Z`,
          { fill: shade, opacity: 0.45 },
        )
      )
    case 'cloak':
      return (
        inside(line('M0,340 V1400', darken(trim, 0.5), 4, 0.5), belt(760)) +
        bothSides(
          (side) =>
            inked(
              `M${side * (n + 26)},206 C${side * (n + 60)},270 ${num(side * s * 0.66)},292 ${num(side * s * 0.9)},352 C${num(side * s * 1.14)},420 ${num(side * s * 1.2)},640 ${num(side * s * 1.24)},1500 L${num(side * s * 0.46)},1500 C${num(side * s * 0.5)},900 ${num(side * s * 0.36)},520 ${side * 40},352Z`,
              side < 0 ? color : mix(color, shade, 0.6),
              6,
            ) +
            line(
              `M${num(side * s * 0.5)},380 C${num(side * s * 0.72)},560 ${num(side * s * 0.78)},900 ${num(side * s * 0.76)},1400 M${num(side * s * 0.8)},400 C${num(side * s * 1)},560 ${num(side * s * 1)},800 ${num(side * s * 1.02)},1400`,
              deep,
              5,
              0.6,
            ),
        ) +
        collar(lighten(color, 0.14), 30) +
        circle(0, 356, 26, {
          fill: brightness(trim) > 0.6 ? '#d8a93a' : lighten(trim, 0.35),
          stroke: INK,
          'stroke-width': 5,
        }) +
        circle(-7, 348, 8, { fill: '#fff6da', opacity: 0.9 })
      )
    case 'tunic':
      return (
        inside(
          folds,
          arms,
          path(`M-44,270 L0,470 L44,270Z`, { fill: skinDark, stroke: INK, 'stroke-width': 5 }),
          line(
            'M-30,350 L24,386 M30,350 L-24,386 M-18,400 L14,424 M18,400 L-14,424',
            lighten(trim, 0.3),
            6,
          ),
          belt(740),
        ) +
        bothSides((side) =>
          inked(
            `M${side * (n + 32)},208 C${side * (n + 40)},270 ${side * 60},300 ${side * 8},480 L${side * 34},480 C${side * 80},330 ${side * (n + 60)},290 ${side * (n + 54)},230Z`,
            trim,
          ),
        )
      )
    case 'armour':
      return (
        inside(
          path(
            `M${num(-s * 0.62)},400 Q0,350 ${num(s * 0.62)},400 C${num(s * 0.6)},620 ${num(s * 0.5)},760 0,800 C${num(-s * 0.5)},760 ${num(-s * 0.6)},620 ${num(-s * 0.62)},400Z`,
            { fill: lighten(color, 0.18), stroke: INK, 'stroke-width': 6 },
          ),
          path(
            `M20,372 Q${num(s * 0.4)},370 ${num(s * 0.62)},400 C${num(s * 0.6)},620 ${num(s * 0.5)},760 0,800 C40,700 60,560 20,372Z`,
            { fill: shade, opacity: 0.6 },
          ),
          line(`M0,374 V800 M${num(-s * 0.5)},690 Q0,770 ${num(s * 0.5)},690`, deep, 5, 0.8),
          line(
            `M${num(-s * 0.46)},440 Q${num(-s * 0.5)},560 ${num(-s * 0.4)},660`,
            lighten(color, 0.75),
            14,
            0.75,
          ),
          rect(-900, 830, 1800, 60, { fill: trim, stroke: INK, 'stroke-width': 5 }),
          line(
            'M-600,920 q300,50 600,50 q300,0 600,-50 M-600,980 q300,50 600,50 q300,0 600,-50',
            deep,
            6,
          ),
        ) +
        bothSides(
          (side) =>
            [2, 1, 0]
              .map((at) =>
                inked(
                  `M${num(side * s * 0.52)},${350 + at * 62} C${num(side * s * 0.7)},${296 + at * 62} ${num(side * s * 1.12)},${310 + at * 66} ${num(side * s * (1.2 + at * 0.01))},${440 + at * 70} Q${num(side * s * 0.9)},${400 + at * 66} ${num(side * s * 0.56)},${440 + at * 62}Z`,
                  side < 0 ? lighten(color, 0.1) : mix(color, shade, 0.6),
                ),
              )
              .join('') +
            line(
              `M${num(side * s * 0.56)},${438} Q${num(side * s * 0.9)},${398} ${num(side * s * 1.18)},436`,
              trim,
              9,
            ),
        ) +
        collar(trim, 40)
      )
    case 'suit':
      return (
        inside(
          arms,
          path('M-74,250 L0,640 L74,250Z', { fill: '#f5f2ea', stroke: INK, 'stroke-width': 5 }),
          path('M-22,316 L22,316 L14,352 L34,560 L0,610 L-34,560 L-14,352Z', {
            fill: trim,
            stroke: INK,
            'stroke-width': 5,
          }),
          line('M0,640 V1400', deep, 5),
          circle(-22, 720, 11, { fill: deep }),
          circle(-22, 850, 11, { fill: deep }),
          path(`M${num(s * 0.36)},560 l90,-12 4,34 -90,14Z`, {
            fill: '#f5f2ea',
            stroke: INK,
            'stroke-width': 4,
          }),
        ) +
        bothSides(
          (side) =>
            inked(
              `M${side * (n + 22)},214 C${side * (n + 60)},270 ${side * 120},300 ${side * 150},350 L${side * 180},450 L${side * 128},470 L${side * 150},510 L${side * 4},670 L${side * 36},480 Z`,
              side < 0 ? lighten(color, 0.08) : shade,
            ) +
            inked(
              `M${side * (n + 4)},220 L${side * 16},318 L${side * 74},372 L${side * (n + 30)},236Z`,
              '#f5f2ea',
              4,
            ),
        )
      )
    case 'spacesuit':
      return (
        inside(
          arms,
          path(
            `M${num(-s * 0.5)},500 h${num(s)} v240 q0,30 -30,30 h${num(-s + 60)} q-30,0 -30,-30Z`,
            { fill: lighten(color, 0.4), stroke: INK, 'stroke-width': 6 },
          ),
          rect(-s * 0.4, 540, s * 0.34, 90, {
            fill: '#2d4256',
            stroke: INK,
            'stroke-width': 5,
            rx: 10,
          }),
          line(`M${num(-s * 0.34)},600 l24,-26 20,18 26,-36`, '#79e0c4', 6),
          circle(s * 0.14, 580, 22, { fill: trim, stroke: INK, 'stroke-width': 5 }),
          circle(s * 0.36, 580, 22, { fill: '#e2574c', stroke: INK, 'stroke-width': 5 }),
          line(`M${num(-s * 0.36)},690 h${num(s * 0.72)}`, trim, 16),
        ) +
        bothSides((side) =>
          inked(
            `M${num(side * s * 0.72)},330 L${num(side * s * 0.96)},384 L${num(side * s * 0.8)},450 L${num(side * s * 0.58)},384Z`,
            trim,
            4,
          ),
        ) +
        inked(
          'M-180,250 C-150,180 150,180 180,250 C200,330 150,372 0,376 C-150,372 -200,330 -180,250Z',
          lighten(color, 0.3),
        ) +
        inked(
          'M-140,252 C-120,206 120,206 140,252 C150,300 110,326 0,328 C-110,326 -150,300 -140,252Z',
          '#3c4654',
          4,
        ) +
        bothSides((side) =>
          line(
            `M${side * 190},330 C${side * 250},400 ${num(side * s * 0.5)},420 ${num(side * s * 0.5)},520`,
            darken(trim, 0.2),
            16,
          ),
        )
      )
    case 'uniform':
      return (
        inside(
          arms,
          line('M0,330 V1400', deep, 5),
          ...[400, 500, 600, 700, 800].map(
            (y) =>
              circle(-34, y, 13, { fill: trim, stroke: INK, 'stroke-width': 4 }) +
              circle(34, y, 13, { fill: trim, stroke: INK, 'stroke-width': 4 }),
          ),
          path(`M${num(s * 0.3)},470 h78 v26 h-78Z`, {
            fill: '#c0322e',
            stroke: INK,
            'stroke-width': 4,
          }),
          circle(s * 0.3 + 24, 530, 20, { fill: '#d8a93a', stroke: INK, 'stroke-width': 4 }),
          belt(860),
        ) +
        bothSides(
          (side) =>
            inked(
              `M${num(side * s * 0.5)},318 L${num(side * s * 0.96)},352 Q${num(side * s * 1.06)},384 ${num(side * s * 0.98)},420 L${num(side * s * 0.5)},366Z`,
              trim,
            ) +
            line(
              `M${num(side * s * 0.74)},398 v40 M${num(side * s * 0.82)},406 v44 M${num(side * s * 0.9)},414 v46`,
              trim,
              8,
            ),
        ) +
        inked(
          `M${-n - 30},196 L${-n - 40},300 Q0,372 ${n + 40},300 L${n + 30},196 Q0,290 ${-n - 30},196Z`,
          color,
        ) +
        line(`M${-n - 34},284 Q0,354 ${n + 34},284`, trim, 9)
      )
    case 'dress':
      return (
        inside(
          folds,
          path(`M${-n - 40},200 Q${-n - 20},370 0,376 Q${n + 20},370 ${n + 40},200Z`, {
            fill: skin,
            stroke: INK,
            'stroke-width': 5,
          }),
          belt(720),
        ) +
        bothSides(
          (side) =>
            inked(
              `M${num(side * s * 0.66)},330 C${num(side * s * 1.1)},300 ${num(side * s * 1.3)},430 ${num(side * s * 1.16)},560 Q${num(side * s * 0.9)},600 ${num(side * s * 0.72)},540 Q${num(side * s * 0.62)},430 ${num(side * s * 0.66)},330Z`,
              side < 0 ? lighten(color, 0.1) : mix(color, shade, 0.5),
            ) +
            line(
              `M${num(side * s * 0.8)},370 Q${num(side * s * 0.92)},440 ${num(side * s * 0.86)},540 M${num(side * s * 0.98)},380 Q${num(side * s * 1.08)},450 ${num(side * s * 1)},550`,
              deep,
              4,
              0.6,
            ) +
            inked(
              `M${side * (n + 30)},216 C${side * (n + 90)},250 ${side * 170},330 ${side * 120},400 C${side * 70},410 ${side * 24},400 0,376 C${side * 50},360 ${side * (n + 14)},300 ${side * (n + 30)},216Z`,
              trim,
            ),
        )
      )
    case 'gown':
      return (
        inside(
          path(
            `M-900,420 L${num(-s * 0.7)},408 C${num(-s * 0.4)},400 -60,430 0,470 C60,430 ${num(s * 0.4)},400 ${num(s * 0.7)},408 L900,420 V1500 H-900Z`,
            { fill: color, stroke: INK, 'stroke-width': 6 },
          ),
          path(
            `M40,450 C90,424 ${num(s * 0.4)},400 ${num(s * 0.7)},408 L900,420 V1500 H${num(s * 0.2)}Z`,
            { fill: shade, opacity: 0.55 },
          ),
          line(
            `M-900,420 L${num(-s * 0.7)},408 C${num(-s * 0.4)},400 -60,430 0,470 C60,430 ${num(s * 0.4)},400 ${num(s * 0.7)},408 L900,420`,
            trim,
            18,
          ),
          line(
            `M${num(-s * 0.3)},470 C${num(-s * 0.26)},600 -40,700 -20,900 M${num(s * 0.3)},470 C${num(s * 0.26)},600 40,700 20,900 M0,470 V900`,
            deep,
            4,
            0.6,
          ),
          path('M0,560 l22,34 -22,34 -22,-34Z', { fill: trim, stroke: INK, 'stroke-width': 4 }),
          belt(800),
          ...[-1, 1].map((side) =>
            line(`M${side * 14},346 q${side * 60},-12 ${side * (n + 20)},-40`, skinDark, 5, 0.7),
          ),
        ) +
        bothSides(
          (side) =>
            inked(
              `M${num(side * s * 0.64)},396 C${num(side * s * 1.02)},360 ${num(side * s * 1.26)},440 ${num(side * s * 1.2)},600 C${num(side * s * 1.02)},640 ${num(side * s * 0.8)},600 ${num(side * s * 0.7)},540Z`,
              side < 0 ? lighten(color, 0.08) : mix(color, shade, 0.5),
            ) +
            line(
              `M${num(side * s * 0.66)},402 C${num(side * s * 0.98)},368 ${num(side * s * 1.16)},410 ${num(side * s * 1.2)},500`,
              trim,
              10,
            ),
        ) +
        line(`M${-n - 4},262 Q0,370 ${n + 4},262`, '#d8a93a', 7) +
        circle(0, 322, 16, { fill: trim, stroke: INK, 'stroke-width': 4 })
      )
    case 'hoodie':
      return (
        inside(
          arms,
          line(
            `M${num(-s * 0.5)},1000 L${num(-s * 0.4)},780 H${num(s * 0.4)} L${num(s * 0.5)},1000`,
            deep,
            6,
          ),
        ) +
        inked(
          `M${-n - 30},190 C${-n - 130},220 ${-n - 120},330 -60,360 Q0,420 60,360 C${n + 120},330 ${n + 130},220 ${n + 30},190 C${n + 20},280 50,320 0,330 C-50,320 ${-n - 20},280 ${-n - 30},190Z`,
          lighten(color, 0.12),
        ) +
        path(
          `M20,380 Q50,372 60,360 C${n + 120},330 ${n + 130},220 ${n + 30},190 C${n + 30},280 60,320 30,326Z`,
          { fill: shade, opacity: 0.5 },
        ) +
        bothSides(
          (side) =>
            line(
              `M${side * 44},360 C${side * 50},430 ${side * 40},480 ${side * 48},540`,
              lighten(trim, 0.2),
              10,
            ) + line(`M${side * 48},540 v20`, darken(trim, 0.3), 14),
        )
      )
    case 't-shirt':
      return (
        inside(
          folds,
          path(
            `M-900,640 L${num(-s * 0.74)},600 V1500 H-900Z M900,640 L${num(s * 0.74)},600 V1500 H900Z`,
            { fill: skin, stroke: INK, 'stroke-width': 5 },
          ),
          path(`M900,640 L${num(s * 0.74)},600 V1500 H900Z`, { fill: skinDark, opacity: 0.7 }),
          line(
            `M${num(-s * 1.3)},612 L${num(-s * 0.74)},580 M${num(s * 1.3)},612 L${num(s * 0.74)},580`,
            trim,
            12,
          ),
          arms,
          path('M0,500 l26,54 60,8 -44,42 12,58 -54,-28 -54,28 12,-58 -44,-42 60,-8Z', {
            fill: trim,
            opacity: 0.9,
          }),
        ) + collar(trim, 14)
      )
    case 'jacket':
      return (
        inside(line('M0,340 V1400', darken(trim, 0.5), 4, 0.4)) +
        collar(darken(trim, 0.16), 6) +
        bothSides(
          (side) =>
            inked(
              `M${side * (n + 26)},212 C${side * (n + 56)},280 ${num(side * s * 0.62)},300 ${num(side * s * 0.87)},352 C${num(side * s * 1.1)},410 ${num(side * s * 1.18)},640 ${num(side * s * 1.22)},1500 L${side * 96},1500 C${side * 110},900 ${side * 120},600 ${side * 74},360Z`,
              side < 0 ? color : mix(color, shade, 0.55),
              6,
            ) +
            line(
              `M${num(side * s * 0.74)},560 C${num(side * s * 0.8)},700 ${num(side * s * 0.8)},900 ${num(side * s * 0.78)},1400`,
              deep,
              5,
              0.75,
            ) +
            line(`M${num(side * s * 0.34)},660 h${num(side * s * 0.26)}`, deep, 6, 0.8) +
            inked(
              `M${side * (n + 22)},210 C${side * (n + 66)},260 ${side * 150},320 ${side * 164},390 L${side * 110},440 L${side * 62},360 Z`,
              side < 0 ? lighten(color, 0.12) : shade,
            ),
        ) +
        line('M-88,470 C-96,700 -90,1000 -92,1400', lighten('#9aa0a8', 0.2), 6)
      )
    case 'coat':
      return (
        inside(
          arms,
          path('M-60,240 L0,560 L60,240Z', {
            fill: lighten(trim, 0.2),
            stroke: INK,
            'stroke-width': 5,
          }),
          line('M10,560 C16,800 6,1000 10,1400', deep, 6),
          ...[640, 760, 880].map(
            (y) =>
              circle(-50, y, 16, { fill: trim, stroke: INK, 'stroke-width': 4 }) +
              circle(66, y, 16, { fill: trim, stroke: INK, 'stroke-width': 4 }),
          ),
          belt(940),
        ) +
        bothSides((side) =>
          inked(
            `M${side * (n + 20)},196 C${side * (n + 80)},220 ${side * 180},300 ${side * 196},380 L${side * 150},400 L${side * 180},450 L${side * 8},590 L${side * 34},420 L${side * 44},330Z`,
            side < 0 ? lighten(color, 0.1) : shade,
          ),
        ) +
        bothSides((side) => line(`M${side * 172},450 L${side * 14},576`, trim, 6, 0.9)) +
        collar(trim, 20)
      )
    case 'overalls':
      return (
        inside(
          arms,
          path(
            `M${num(-s * 0.42)},540 H${num(s * 0.42)} L${num(s * 0.46)},780 L900,860 V1500 H-900 V860 L${num(-s * 0.46)},780Z`,
            { fill: color, stroke: INK, 'stroke-width': 6 },
          ),
          path(
            `M${num(s * 0.12)},540 H${num(s * 0.42)} L${num(s * 0.46)},780 L900,860 V1500 H${num(s * 0.1)}Z`,
            { fill: shade, opacity: 0.6 },
          ),
          line('M-80,640 H80 V740 Q0,790 -80,740Z', deep, 5),
          ...[-1, 1].map(
            (side) =>
              path(
                `M${num(side * s * 0.42)},590 L${num(side * s * 0.56)},300 L${num(side * s * 0.36)},300 L${num(side * s * 0.2)},590Z`,
                { fill: side < 0 ? color : mix(color, shade, 0.5), stroke: INK, 'stroke-width': 6 },
              ) +
              circle(side * s * 0.31, 580, 30, {
                fill: '#f0c93c',
                stroke: INK,
                'stroke-width': 5,
              }) +
              circle(side * s * 0.31 - 8, 572, 9, { fill: '#fff6cf' }),
          ),
        ) + collar(trim, 10)
      )
    case 'bodysuit':
      return (
        inside(
          arms,
          path(
            `M${num(-s * 0.54)},330 L${num(-s * 0.3)},640 L-60,1500 H60 L${num(s * 0.3)},640 L${num(s * 0.54)},330 L120,280 H-120Z`,
            { fill: trim, stroke: INK, 'stroke-width': 5 },
          ),
          path(`M40,300 L${num(s * 0.54)},330 L${num(s * 0.3)},640 L60,1500 H20Z`, {
            fill: darken(trim, 0.34),
            opacity: 0.55,
          }),
          path(`M0,420 L74,470 L44,580 L0,620 L-44,580 L-74,470Z`, {
            fill: color,
            stroke: INK,
            'stroke-width': 5,
          }),
          path('M0,450 L44,482 L24,560 L0,584Z', { fill: lighten(color, 0.3) }),
          belt(840),
          line(
            `M${num(-s * 0.6)},470 Q${num(-s * 0.4)},560 -70,560 M${num(s * 0.6)},470 Q${num(s * 0.4)},560 70,560`,
            deep,
            4,
            0.5,
          ),
        ) +
        inked(
          `M${-n - 24},190 L${-n - 34},288 Q0,350 ${n + 34},288 L${n + 24},190 Q0,276 ${-n - 24},190Z`,
          color,
        )
      )
    case 'toga':
      return (
        inside(
          line(`M14,346 q60,-12 ${n + 20},-40 M-14,346 q-60,-12 ${-n - 20},-40`, skinDark, 5, 0.7),
          path(
            `M-900,300 L${num(-s * 0.4)},280 C${num(-s * 0.1)},440 ${num(s * 0.4)},600 900,700 V1500 H-900Z`,
            { fill: color, stroke: INK, 'stroke-width': 6 },
          ),
          path(`M60,520 C${num(s * 0.4)},620 ${num(s * 0.8)},680 900,700 V1500 H80Z`, {
            fill: shade,
            opacity: 0.45,
          }),
          line(`M${num(-s * 0.4)},280 C${num(-s * 0.1)},440 ${num(s * 0.4)},600 900,700`, trim, 20),
          line(
            `M${num(-s * 0.6)},320 C${num(-s * 0.3)},560 ${num(s * 0.3)},760 900,880 M${num(-s * 0.76)},360 C${num(-s * 0.5)},700 ${num(s * 0.1)},960 900,1080 M${num(-s * 0.9)},440 C${num(-s * 0.8)},800 ${num(-s * 0.3)},1100 500,1300`,
            deep,
            5,
            0.5,
          ),
        ) +
        circle(-s * 0.5, 340, 30, { fill: '#d8a93a', stroke: INK, 'stroke-width': 5 }) +
        ellipse(-s * 0.5 - 8, 332, 9, 7, { fill: '#fff6da' })
      )
  }
}

/** The outline of neck, shoulders and arms. */
export const bodyOf = ({ shoulder: s, neck: n }: Anatomy): string =>
  `M${-n - 22},256 C${-n - 46},292 ${num(-s * 0.6)},298 ${num(-s * 0.86)},352 C${num(-s * 1.08)},412 ${num(-s * 1.16)},640 ${num(-s * 1.2)},1500 ` +
  `L${num(s * 1.2)},1500 C${num(s * 1.16)},640 ${num(s * 1.08)},412 ${num(s * 0.86)},352 C${num(s * 0.6)},298 ${n + 46},292 ${n + 22},256 Q0,352 ${-n - 22},256Z`
