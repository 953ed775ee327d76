import type { CharacterSpec, Hex, Scene } from '../../CharacterSpec.ts'
import { mix } from '../palette.ts'
import type { Random } from '../random.ts'
import { repeat } from '../random.ts'
import { num } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { circle, group } from '../svg.ts'
import { box, cut, darker, disc, star, strip } from './paper.ts'

/**
 * The scene behind the figure. It is drawn in units of a thousandth of the shorter side, origin at the
 * top left, past all edges; `width` and `height` in those units.
 */
export const background = (
  { background: { scene, time, mood } }: CharacterSpec,
  width: number,
  height: number,
  random: Random,
): Svg => {
  const light = LIGHTS[time]
  const gloom = mood === 'stormy' ? 0.42 : mood === 'ominous' ? 0.36 : 0
  const veil: Hex = mood === 'ominous' ? '#3c2c50' : '#566378'
  const stage: Stage = {
    width,
    height,
    random,
    horizon: height * 0.66,
    night: time === 'night',
    paper: (color) => mix(mix(color, light.veil, light.weight), veil, gloom * 0.7),
  }
  const above =
    scene === 'interior' || scene === 'studio' || scene === 'space'
      ? ''
      : sheet(stage, -20, mix(light.sky, veil, gloom)) + heavens(stage, time, mood, gloom > 0)
  return above + SCENES[scene](stage)
}

interface Stage {
  readonly width: number
  readonly height: number
  readonly random: Random
  /** Where the ground begins. */
  readonly horizon: number
  readonly night: boolean
  /** A colour as it looks at this time of day. */
  readonly paper: (color: Hex) => Hex
}

const LIGHTS = {
  dawn: { sky: '#f0c3a4', veil: '#f0b090', weight: 0.14 },
  day: { sky: '#7fb8e2', veil: '#ffffff', weight: 0 },
  dusk: { sky: '#d9826a', veil: '#7a3f6a', weight: 0.24 },
  night: { sky: '#1d2a58', veil: '#141c48', weight: 0.5 },
} as const

/** Paper over the whole width from `y` down. */
const sheet = ({ width, height }: Stage, y: number, color: Hex): Svg =>
  cut(box(-40, y, width + 80, height - y + 60), color)

const heavens = (
  { width, height, random, paper }: Stage,
  time: CharacterSpec['background']['time'],
  mood: CharacterSpec['background']['mood'],
  gloomy: boolean,
): Svg => {
  const lamp =
    time === 'night'
      ? repeat(26, () =>
          circle(num(random() * width), num(random() * height * 0.5), num(2 + 4 * random()), {
            fill: '#fff6d0',
          }),
        ) + cut(disc(width * 0.14, height * 0.13, 62, 62), '#f6efc8')
      : time === 'day'
        ? mood === 'bright'
          ? cut(disc(width * 0.13, height * 0.12, 74, 74), '#ffe06a')
          : ''
        : cut(disc(width * 0.15, height * 0.36, 86, 86), '#ffd27a')
  const tone = gloomy ? paper('#8b93a6') : paper('#ffffff')
  const clouds = [
    [0.84, 0.1, 1],
    [0.1, 0.24, 0.8],
    [0.95, 0.34, 0.7],
    ...(gloomy ? [[0.34, 0.08, 1.2] as const, [0.62, 0.2, 1] as const] : []),
  ] as const
  return (
    lamp +
    clouds.map(([x, y, size]) => cloud(width * x, height * y, 150 * size, tone)).join('') +
    (mood === 'stormy'
      ? cut(
          `M${num(width * 0.12)},${num(height * 0.26)} l-46,110 l34,-4 l-30,100 l84,-136 l-36,2 l40,-76Z`,
          '#ffe97a',
        )
      : '')
  )
}

const cloud = (x: number, y: number, size: number, color: Hex): Svg =>
  cut(
    `M${num(x - size)},${num(y)} Q${num(x - size)},${num(y - size * 0.36)} ${num(x - size * 0.56)},${num(y - size * 0.32)} Q${num(x - size * 0.4)},${num(y - size * 0.66)} ${num(x - size * 0.02)},${num(y - size * 0.52)} Q${num(x + size * 0.4)},${num(y - size * 0.66)} ${num(x + size * 0.56)},${num(y - size * 0.32)} Q${num(x + size)},${num(y - size * 0.36)} ${num(x + size)},${num(y)}Z`,
    color,
  )

const SNOW: Hex = '#eef3fa'

const peak = (x: number, base: number, half: number, height: number, rock: Hex, snow: Hex): Svg => {
  const [top, cap] = [base - height, height * 0.32]
  const at = (part: number): number => num(x + half * part)
  return (
    cut(`M${at(-1)},${num(base)} L${at(0)},${num(top)} L${at(1)},${num(base)}Z`, rock) +
    cut(
      `M${at(0)},${num(top)} L${at(-0.36)},${num(top + cap)} L${at(-0.18)},${num(top + cap * 0.74)} L${at(-0.04)},${num(top + cap * 1.16)} L${at(0.12)},${num(top + cap * 0.72)} L${at(0.36)},${num(top + cap)}Z`,
      snow,
    )
  )
}

const range = ({ width, horizon, paper }: Stage, height = 330): Svg =>
  [
    [0.08, 300, 0.9],
    [0.36, 260, 0.66],
    [0.64, 280, 0.74],
    [0.95, 330, 1],
  ]
    .map(([x = 0, half = 0, size = 1]) =>
      peak(width * x, horizon + 30, half, height * size, paper('#8a93b8'), paper('#ffffff')),
    )
    .join('')

const pine = (
  x: number,
  base: number,
  size: number,
  paper: Stage['paper'],
  snowy: boolean,
): Svg => {
  const tier = (at: number): Svg => {
    const [low, half] = [base - size * (0.16 + at * 0.26), size * (0.3 - at * 0.06)]
    const color = paper((['#2c6b3e', '#327a46', '#3a8a4e'] as const)[at] ?? '#3a8a4e')
    const top = low - size * 0.38
    return (
      cut(
        `M${num(x - half)},${num(low)} L${num(x)},${num(top)} L${num(x + half)},${num(low)}Z`,
        color,
      ) +
      (snowy && at === 2
        ? cut(
            `M${num(x)},${num(top)} L${num(x - half * 0.5)},${num(top + size * 0.19)} L${num(x - half * 0.1)},${num(top + size * 0.15)} L${num(x + half * 0.12)},${num(top + size * 0.21)} L${num(x + half * 0.5)},${num(top + size * 0.18)}Z`,
            paper('#ffffff'),
          )
        : '')
    )
  }
  return (
    cut(box(x - size * 0.05, base - size * 0.2, size * 0.1, size * 0.2), paper('#6a4526')) +
    tier(0) +
    tier(1) +
    tier(2)
  )
}

const pines = (stage: Stage, places: readonly (readonly [number, number])[], snowy: boolean): Svg =>
  places
    .map(([x, size]) =>
      pine(stage.width * x, stage.horizon + 46 + size * 0.12, size, stage.paper, snowy),
    )
    .join('')

/** Ground with a gentle rise, and a nearer sheet in front of it. */
const ground = (stage: Stage, far: Hex, near: Hex): Svg => {
  const { width, height, horizon, paper } = stage
  const slope = (y: number, rise: number): string =>
    `M-40,${num(y)} Q${num(width * 0.3)},${num(y - rise)} ${num(width * 0.55)},${num(y)} Q${num(width * 0.8)},${num(y + rise)} ${num(width + 40)},${num(y - rise * 0.4)} L${num(width + 40)},${num(height + 60)} L-40,${num(height + 60)}Z`
  return (
    cut(slope(horizon, 20), paper(far)) +
    cut(slope(horizon + (height - horizon) * 0.52, 26), paper(near))
  )
}

const snowGround = (stage: Stage): Svg => ground(stage, '#eef3fa', '#dfe8f6')

const house = (stage: Stage, x: number, wide: number, tall: number, wall: Hex, sign: Hex): Svg => {
  const { horizon, paper, night } = stage
  const y = horizon + 30
  const window: Hex = night ? '#ffdf8a' : paper('#bfe0f0')
  return (
    cut(box(x, y - tall, wide, tall), paper(wall)) +
    cut(box(x - 14, y - tall - 20, wide + 28, 34), paper(SNOW)) +
    cut(box(x + wide * 0.08, y - tall * 0.74, wide * 0.84, tall * 0.17), paper(sign)) +
    cut(box(x + wide * 0.1, y - tall * 0.44, wide * 0.3, tall * 0.3), window) +
    cut(box(x + wide * 0.58, y - tall * 0.46, wide * 0.28, tall * 0.46), paper(darker(wall, 0.5)))
  )
}

const tower = (
  { paper, night }: Stage,
  x: number,
  base: number,
  wide: number,
  tall: number,
): Svg => {
  const stone = paper('#8b8f9c')
  const top = base - tall
  return (
    cut(box(x - wide / 2, top, wide, tall), stone) +
    [-0.5, -0.1, 0.3]
      .map((at) => cut(box(x + wide * at, top - wide * 0.2, wide * 0.2, wide * 0.24), stone))
      .join('') +
    cut(
      box(x - wide * 0.1, top + wide * 0.36, wide * 0.2, wide * 0.36),
      night ? '#ffdf8a' : '#2c2f3c',
    )
  )
}

const SCENES: Readonly<Record<Scene, (stage: Stage) => Svg>> = {
  studio: (stage) =>
    sheet(stage, -20, stage.paper('#c9a877')) +
    repeat(14, (at) =>
      at % 2 ? cut(box(at * 120 - 60, -20, 60, stage.height), stage.paper('#bf9a66')) : '',
    ) +
    sheet(stage, stage.horizon + 40, stage.paper('#8a5f3c')),
  hills: (stage) =>
    range(stage, 230) +
    cut(disc(stage.width * 0.2, stage.horizon + 120, 420, 210), stage.paper('#6fae5a')) +
    cut(disc(stage.width * 0.85, stage.horizon + 120, 480, 190), stage.paper('#63a352')) +
    pines(
      stage,
      [
        [0.06, 260],
        [0.2, 190],
        [0.94, 280],
      ],
      false,
    ) +
    ground(stage, '#7cb862', '#69a853'),
  forest: (stage) =>
    pines(
      { ...stage, horizon: stage.horizon - 30 },
      [
        [0.02, 420],
        [0.22, 380],
        [0.42, 400],
        [0.6, 380],
        [0.8, 420],
        [0.98, 400],
      ],
      false,
    ) +
    ground(stage, '#5f8f48', '#527f40') +
    pines(
      { ...stage, horizon: stage.horizon + 60 },
      [
        [0.08, 400],
        [0.92, 440],
      ],
      false,
    ),
  mountains: (stage) =>
    range(stage, 470) +
    snowGround(stage) +
    pines(
      stage,
      [
        [0.07, 340],
        [0.22, 220],
        [0.93, 380],
      ],
      true,
    ),
  desert: (stage) =>
    cut(
      `M${num(stage.width * 0.72)},${num(stage.horizon + 20)} l30,-190 l170,0 l36,190Z`,
      stage.paper('#b8663f'),
    ) +
    ground(stage, '#e2b878', '#d6a562') +
    cut(box(stage.width * 0.08, stage.horizon - 190, 46, 240), stage.paper('#4f8a4a')) +
    cut(
      `M${num(stage.width * 0.08 - 70)},${num(stage.horizon - 130)} l36,0 l0,80 l44,0 l0,36 l-80,0Z`,
      stage.paper('#4f8a4a'),
    ),
  sea: (stage) => {
    const wave = (y: number, color: Hex, phase: number): Svg => {
      const crests = Math.ceil(stage.width / 110) + 2
      const steps = Array.from(
        { length: crests },
        (_, at) =>
          `Q${num(at * 110 - 85 + phase)},${num(y - 44)} ${num(at * 110 - 30 + phase)},${num(y)}`,
      )
      return cut(
        `M${-140 + phase},${num(y)} ${steps.join(' ')} L${num(stage.width + 160)},${num(stage.height + 60)} L-140,${num(stage.height + 60)}Z`,
        stage.paper(color),
      )
    }
    const { horizon, height } = stage
    return (
      wave(horizon - 50, '#5aa6c8', 0) +
      wave(horizon + (height - horizon) * 0.14, '#3f8fb8', 50) +
      cut(
        disc(stage.width / 2, height + 110, stage.width * 0.8, height - horizon + 20),
        stage.paper('#ecd9a4'),
      )
    )
  },
  city: (stage) => {
    const { width } = stage
    const step = Math.max(230, width / 5)
    const fronts = [
      ['#a85a4a', '#e8d49a'],
      ['#5f7fa0', '#c8503f'],
      ['#c89a58', '#3f6f58'],
      ['#7a8f6a', '#e0c050'],
      ['#8a6a90', '#dfe8f0'],
      ['#a8745a', '#4a5f90'],
      ['#6f8f98', '#d88a4a'],
    ] as const
    return (
      range(stage, 440) +
      fronts
        .slice(0, Math.ceil(width / step) + 1)
        .map(([wall, sign], at) =>
          house(stage, at * step - 30, step - 26, 270 + ((at * 67) % 110), wall, sign),
        )
        .join('') +
      snowGround(stage)
    )
  },
  castle: (stage) => {
    const { width, horizon } = stage
    const base = horizon + 40
    return (
      range(stage, 260) +
      cut(box(width * 0.5 - 430, base - 210, 860, 230), stage.paper('#9a9eaa')) +
      tower(stage, width * 0.5 - 400, base, 150, 480) +
      tower(stage, width * 0.5 + 400, base, 150, 430) +
      ground(stage, '#7cab66', '#6b9a58')
    )
  },
  space: (stage) => {
    const { width, height, random, horizon } = stage
    return (
      sheet(stage, -20, '#141838') +
      repeat(60, () =>
        circle(num(random() * width), num(random() * height), num(1.5 + 4 * random()), {
          fill: '#f6f0d8',
        }),
      ) +
      cut(star(width * 0.9, height * 0.12, 26), '#ffe97a') +
      cut(star(width * 0.3, height * 0.08, 18), '#ffe97a') +
      cut(disc(width * 0.14, height * 0.2, 110, 110), '#d98a5a') +
      cut(
        strip(width * 0.14 - 180, height * 0.2 + 50, width * 0.14 + 180, height * 0.2 - 50, 22),
        '#f0c99a',
      ) +
      cut(disc(width * 0.92, height * 0.44, 66, 66), '#6fb0c4') +
      cut(disc(width / 2, horizon + 640, Math.max(width, 900), 640), '#9a94a8') +
      cut(disc(width * 0.2, horizon + 150, 70, 22), '#857f94') +
      cut(disc(width * 0.82, horizon + 110, 90, 26), '#857f94')
    )
  },
  arctic: (stage) => {
    const { width, horizon, paper } = stage
    const x = width * 0.84
    return (
      (stage.night
        ? cut(
            `M-40,${num(horizon * 0.3)} Q${num(width * 0.4)},${num(horizon * 0.1)} ${num(width + 40)},${num(horizon * 0.4)} L${num(width + 40)},${num(horizon * 0.56)} Q${num(width * 0.4)},${num(horizon * 0.26)} -40,${num(horizon * 0.44)}Z`,
            '#3f8f78',
          )
        : '') +
      range(stage, 280) +
      cut(disc(x, horizon + 60, 180, 150), paper('#f8fbff')) +
      cut(disc(x - 60, horizon + 40, 52, 60), paper('#5a6f90')) +
      snowGround(stage) +
      repeat(40, () =>
        circle(
          num(stage.random() * width),
          num(stage.random() * stage.height),
          num(4 + 6 * stage.random()),
          {
            fill: '#ffffff',
          },
        ),
      )
    )
  },
  interior: (stage) => {
    const { width, height, horizon, paper, night } = stage
    const sky: Hex = night ? '#24346a' : '#9fd0ee'
    return (
      sheet(stage, -20, paper('#b5835a')) +
      cut(box(width * 0.06, height * 0.1, 250, 290), paper('#f3ead8')) +
      cut(box(width * 0.06 + 22, height * 0.1 + 22, 206, 246), sky) +
      group(
        {},
        cut(box(width * 0.06 + 117, height * 0.1 + 22, 16, 246), paper('#f3ead8')),
        cut(box(width * 0.06 + 22, height * 0.1 + 136, 206, 16), paper('#f3ead8')),
      ) +
      cut(box(width - 250, height * 0.14, 170, 130), paper('#6a4526')) +
      cut(box(width - 236, height * 0.14 + 14, 142, 102), paper('#d8c08a')) +
      sheet(stage, horizon + 20, paper('#7a5236')) +
      cut(disc(width / 2, height - 60, width * 0.46, 130), paper('#a83f3a'))
    )
  },
  ruins: (stage) => {
    const { width, horizon, paper } = stage
    const column = (x: number, tall: number): Svg =>
      cut(box(x - 50, horizon + 40 - tall, 100, tall), paper('#c9bfa8')) +
      cut(
        `M${num(x - 50)},${num(horizon + 44 - tall)} l0,-46 l34,30 l30,-40 l36,56Z`,
        paper('#c9bfa8'),
      ) +
      cut(box(x - 68, horizon + 14, 136, 40), paper('#b5ab94'))
    return (
      range(stage, 220) +
      column(width * 0.08, 430) +
      column(width * 0.26, 250) +
      column(width * 0.93, 380) +
      ground(stage, '#a8b070', '#959f62')
    )
  },
}
