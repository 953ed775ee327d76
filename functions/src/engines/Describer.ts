import type { AspectRatio, Style } from '../contract/index.ts'

export interface DescriptionRequest {
  /** What the visitor typed. */
  readonly prompt: string
  readonly aspect: AspectRatio
  readonly style: Style
  /** The language to describe in, see `spokenLanguage`; English if absent. */
  readonly language?: string | undefined
  /** A 32-bit unsigned integer; the same seed asks for the same variation. */
  readonly seed?: number | undefined
}

/** A description that a painter can work from. */
export interface Description {
  readonly text: string
  /** As a BCP 47 tag. */
  readonly language: string
  /** The engine that wrote the text. With fallbacks, it may not be the one that the describer is named after. */
  readonly engine: string
}

/** Turns a character's name into a description. */
export interface Describer {
  /** The engine that describes unless it fails. */
  readonly name: string
  /** @throws {EngineError} when it fails; the signal's reason when that aborts */
  describe(request: DescriptionRequest, signal: AbortSignal): Promise<Description>
}
