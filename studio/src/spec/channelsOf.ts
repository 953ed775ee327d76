import type { Hex } from './CharacterSpec.ts'

export type Channels = readonly [red: number, green: number, blue: number]

/** The channels of an sRGB color, each 0 to 255. */
export const channelsOf = (hex: Hex): Channels => {
  const color = parseInt(hex.slice(1), 16)
  return [color >> 16, (color >> 8) & 255, color & 255]
}
