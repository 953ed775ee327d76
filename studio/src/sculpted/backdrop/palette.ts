import type { Mood, Time } from '../../spec/CharacterSpec.ts'
import { linear } from '../color.ts'
import { type Vector, blend, scale } from '../../kernel/vector.ts'

export interface Palette {
  readonly zenith: Vector
  readonly horizon: Vector
  readonly glow: Vector
  readonly cloud: Vector
  readonly cloudCover: number
  /** The color that distance fades into. */
  readonly haze: Vector
  /** Light on the land. */
  readonly light: Vector
  readonly dark: boolean
  readonly moon: boolean
}

export const PALETTES: Readonly<Record<Time, Palette>> = {
  dawn: {
    zenith: linear('#5f7396'),
    horizon: linear('#e0aa8c'),
    glow: linear('#ffd9a0'),
    cloud: linear('#d9a9a0'),
    cloudCover: 0.5,
    haze: linear('#c09aa0'),
    light: [0.75, 0.62, 0.58],
    dark: false,
    moon: false,
  },
  day: {
    zenith: linear('#4a80b5'),
    horizon: linear('#a9c6d6'),
    glow: linear('#fff1d0'),
    cloud: linear('#dfe3e2'),
    cloudCover: 0.5,
    haze: linear('#94b0c2'),
    light: [0.85, 0.85, 0.78],
    dark: false,
    moon: false,
  },
  dusk: {
    zenith: linear('#2b3358'),
    horizon: linear('#c07848'),
    glow: linear('#ffb765'),
    cloud: linear('#8a5a58'),
    cloudCover: 0.55,
    haze: linear('#8a6470'),
    light: [0.72, 0.5, 0.4],
    dark: true,
    moon: false,
  },
  night: {
    zenith: linear('#0c1530'),
    horizon: linear('#2f4768'),
    glow: linear('#a8c4e8'),
    cloud: linear('#34425e'),
    cloudCover: 0.45,
    haze: linear('#263a58'),
    light: [0.2, 0.26, 0.38],
    dark: true,
    moon: true,
  },
}

export const toned = (palette: Palette, mood: Mood): Palette => {
  if (mood === 'bright') return { ...palette, cloudCover: palette.cloudCover - 0.12 }
  if (mood === 'calm') return palette
  const gray = mood === 'stormy' ? 0.55 : 0.35
  const dim = mood === 'stormy' ? 0.55 : 0.42
  const tone = (color: Vector): Vector => {
    const l = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11
    return scale(blend(color, [l * 0.92, l * 0.98, l * 1.08], gray), dim)
  }
  return {
    ...palette,
    zenith: tone(palette.zenith),
    horizon: tone(palette.horizon),
    glow: tone(palette.glow),
    cloud: tone(palette.cloud),
    haze: tone(palette.haze),
    light: scale(palette.light, dim + 0.15),
    cloudCover: palette.cloudCover + 0.2,
  }
}
