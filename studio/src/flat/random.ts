/** Numbers in [0, 1), the same for the same seed: mulberry32. */
export type Random = () => number

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

export const pickFrom = <const Option>(
  random: Random,
  options: readonly [Option, ...Option[]],
): Option => options[Math.floor(random() * options.length)] ?? options[0]

/** Calls `draw` for 0 to `count` - 1 and joins what it draws. */
export const repeat = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
