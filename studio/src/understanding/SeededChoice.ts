/** Pseudorandom choices: the same seed and label give the same choice on every machine. */
export interface SeededChoice {
  /** A pseudorandom integer in [0, 2^32) for `label`. */
  readonly number: (label: string) => number
  /** One of `options`, each equally likely; write an option twice to make it twice as likely. */
  readonly pick: <const Option>(label: string, options: readonly [Option, ...Option[]]) => Option
}

export const seededChoice = (seed: number): SeededChoice => {
  const number = (label: string): number => hash(label, seed)
  return {
    number,
    pick: (label, options) => options[number(label) % options.length] ?? options[0],
  }
}

/** 32-bit FNV-1a over UTF-16 code units, its offset basis XORed with `seed`, plus the finalizer of MurmurHash3. */
export const hash = (text: string, seed = 0): number => {
  let value = (0x811c9dc5 ^ seed) >>> 0
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
