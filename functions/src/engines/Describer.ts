import type { AspectRatio, Style } from '../contract/index.ts'

export interface DescriptionWish {
  /** What the visitor typed. */
  readonly prompt: string
  readonly aspect: AspectRatio
  readonly style: Style
  /** A 32-bit unsigned integer; the same seed asks for the same variation. */
  readonly seed?: number | undefined
}

/** Turns a character's name into a description in plain English that a painter can work from. */
export interface Describer {
  readonly name: string
  /** @throws {EngineError} when there is no description to be had; the signal's reason when it aborts */
  describe(wish: DescriptionWish, signal: AbortSignal): Promise<string>
}
