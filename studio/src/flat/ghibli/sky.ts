import type { CharacterSpec, Hex } from '../../spec/CharacterSpec.ts'
import { arc, bumps, num } from '../shapes.ts'
import { mix } from '../palette.ts'
import type { Random } from '../../spec/random.ts'
import { repeat } from '../svg.ts'
import type { Svg } from '../svg.ts'
import { circle, element, ellipse, group, path, rect, verticalGradient } from '../svg.ts'

type Background = CharacterSpec['background']

/** The colors of air and light at a time of day and in a mood. */
export interface Air {
  readonly sky: readonly [Hex, Hex, Hex]
  readonly cloud: Hex
  readonly cloudShade: Hex
  /** The color that distance fades to. */
  readonly haze: Hex
  /** The tint over the whole picture; white leaves it as it is. */
  readonly tint: Hex
  readonly dark: boolean
}

export const airOf = ({ time, mood }: Background): Air => {
  const air = AIRS[time]
  const change = MOOD_COLORS[mood]
  const toned = (color: Hex, weight = 1): Hex => mix(color, change.color, change.weight * weight)
  const [top, middle, low] = air.sky
  return {
    sky: [toned(top), toned(middle), toned(low, 0.8)],
    cloud: toned(air.cloud, 0.8),
    cloudShade: toned(air.cloudShade),
    haze: toned(low, 0.8),
    tint: mix(air.tint, change.color, mood === 'bright' || mood === 'calm' ? 0 : 0.07),
    dark: time === 'night',
  }
}

const AIRS = {
  dawn: {
    sky: ['#5f8fd0', '#f0b6b4', '#fde7bd'],
    cloud: '#fff1e6',
    cloudShade: '#dba9b8',
    tint: '#fff0e6',
  },
  day: {
    sky: ['#2f86d0', '#7fc1ea', '#e3f3ee'],
    cloud: '#ffffff',
    cloudShade: '#c9deef',
    tint: '#ffffff',
  },
  dusk: {
    sky: ['#40428c', '#d86f78', '#fcc77f'],
    cloud: '#ffd9b8',
    cloudShade: '#a5618a',
    tint: '#fff1e6',
  },
  night: {
    sky: ['#101d49', '#294886', '#7b8fc4'],
    cloud: '#9aa6d4',
    cloudShade: '#4c5c9c',
    tint: '#e0e4fb',
  },
} as const

const MOOD_COLORS = {
  calm: { color: '#ffffff', weight: 0 },
  bright: { color: '#fff4cf', weight: 0.08 },
  stormy: { color: '#4c5d7d', weight: 0.46 },
  ominous: { color: '#45305c', weight: 0.44 },
} as const

/** Sky, stars or sun, and clouds. */
export const sky = (
  { time, mood }: Background,
  air: Air,
  width: number,
  height: number,
  random: Random,
): Svg =>
  element('defs', {}, verticalGradient('sky', [...air.sky, air.haze])) +
  rect(0, 0, width, height, { fill: 'url(#sky)' }) +
  (time === 'night' ? stars(width, height * 0.6, random, 80) + moon(width, height) : '') +
  (time === 'dusk' || time === 'dawn' ? sun(width, height, time === 'dawn') : '') +
  (mood === 'bright' && time === 'day' ? sun(width, height * 0.4, true) : '') +
  clouds(air, width, height, random, mood === 'stormy' || mood === 'ominous') +
  (mood === 'stormy' ? lightning(width, height) : '')

const stars = (width: number, height: number, random: Random, count: number): Svg =>
  repeat(count, () =>
    circle(
      num(random() * width),
      num(random() * height),
      num((0.0008 + 0.0016 * random()) * (width + height)),
      { fill: '#fffbe8', opacity: num(0.35 + 0.65 * random()) },
    ),
  )

const moon = (width: number, height: number): Svg => {
  const r = Math.min(width, height) * 0.07
  return (
    circle(width * 0.16, height * 0.14, r * 3.2, { fill: 'url(#magic)', opacity: 0.5 }) +
    circle(width * 0.16, height * 0.14, r, { fill: '#fdf4d4' }) +
    circle(width * 0.16 + r * 0.3, height * 0.14 - r * 0.2, r * 0.2, { fill: '#e6dab0' }) +
    circle(width * 0.16 - r * 0.25, height * 0.14 + r * 0.3, r * 0.28, { fill: '#eadfb8' })
  )
}

const sun = (width: number, height: number, high: boolean): Svg => {
  const r = Math.min(width, height) * 0.09
  const y = height * (high ? 0.3 : 0.46)
  return (
    circle(width * 0.18, y, r * 4, { fill: 'url(#warm)' }) +
    circle(width * 0.18, y, r, { fill: '#fff3c2' })
  )
}

const lightning = (width: number, height: number): Svg =>
  path(
    `M${num(width * 0.1)},${num(height * 0.12)} l${num(width * 0.04)},${num(height * 0.1)} l${num(-width * 0.03)},${num(height * 0.02)} l${num(width * 0.05)},${num(height * 0.12)} l${num(-width * 0.02)},${num(-height * 0.09)} l${num(width * 0.03)},${num(-height * 0.015)} l${num(-width * 0.03)},${num(-height * 0.13)}Z`,
    { fill: '#fffbe0', opacity: 0.9 },
  )

const clouds = (air: Air, width: number, height: number, random: Random, heavy: boolean): Svg => {
  const unit = Math.min(width, height)
  const places: readonly (readonly [number, number, number])[] = heavy
    ? [
        [0.1, 0.1, 0.9],
        [0.62, 0.06, 1],
        [0.95, 0.18, 0.8],
        [0.3, 0.3, 0.8],
        [0.85, 0.38, 0.8],
      ]
    : [
        [0.16, 0.34, 0.66],
        [0.9, 0.25, 0.56],
        [0.56, 0.47, 0.8],
        [0.08, 0.52, 0.5],
        [0.98, 0.5, 0.6],
      ]
  return places
    .map(([x, y, size]) =>
      cloud(
        width * (x + (random() - 0.5) * 0.06),
        height * (y + (random() - 0.5) * 0.03),
        unit * size,
        air,
        random,
      ),
    )
    .join('')
}

const cloud = (
  x: number,
  y: number,
  width: number,
  { cloud: light, cloudShade: shade }: Air,
  random: Random,
): Svg => {
  const puffs = Array.from({ length: 9 }, (_, at) => {
    const t = at / 8
    return {
      x: x + (t - 0.5) * width * 0.95 + (random() - 0.5) * width * 0.06,
      r: width * (0.07 + 0.13 * Math.sin(Math.PI * t) * (0.7 + 0.6 * random())),
    }
  })
  const outline = (scale: number, lift: number, fill: Hex, opacity: number): Svg =>
    group(
      { fill, opacity },
      ...puffs.map((puff) =>
        circle(
          num(puff.x + (1 - scale) * width * 0.06),
          num(y - puff.r * lift),
          num(puff.r * scale),
          {},
        ),
      ),
    )
  return (
    outline(1, 0.72, light, 1) +
    outline(0.78, 0.36, shade, 0.55) +
    ellipse(x, y + width * 0.012, width * 0.56, width * 0.055, { fill: mix(light, shade, 0.55) }) +
    path(bumps(arc(x - width * 0.1, y - width * 0.08, width * 0.1, width * 0.05, 0, 320, 7), 1.1), {
      fill: light,
      opacity: 0.7,
    })
  )
}
