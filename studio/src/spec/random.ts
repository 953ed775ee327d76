/** Gives the next number in [0, 1). */
export type Random = () => number

/** Pseudorandom numbers, the same for the same seed on every machine: mulberry32, by Tommy Ettinger. */
export const seededRandom = (seed: number): Random => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A roughly normally distributed number from -1 to 1, around 0. */
export const spread = (random: Random): number => (random() + random() + random() - 1.5) / 1.5

/** One of the options, each equally likely. */
export const pickFrom = <const Option>(
  random: Random,
  options: readonly [Option, ...Option[]],
): Option => options[Math.floor(random() * options.length)] ?? options[0]
