import type { AspectRatio, Style } from '../contract/index.ts'

export interface DescriptionRequest {
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
  /** @throws {EngineError} when it fails; the signal's reason when that aborts */
  describe(request: DescriptionRequest, signal: AbortSignal): Promise<string>
}
