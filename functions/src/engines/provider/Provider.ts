import type { LanguageModel } from 'ai'
import type { AspectRatio } from '../../contract/index.ts'

/** A server that offers models. */
export interface Provider {
  /** Absent: it has no models that write. */
  readonly chatModel?: (id: string) => LanguageModel
  /**
   * The file of a picture, as the model answered it, in one try.
   * @throws {APICallError} with the status, which decides about another try; anything else is a failure
   */
  readonly paint: (id: string, order: ImageOrder) => Promise<Uint8Array>
  /** Whether a model takes a picture to start from. */
  readonly edits: (id: string) => boolean
}

/** A request to an image model. */
export interface ImageOrder {
  readonly prompt: string
  readonly aspect: AspectRatio
  readonly size: Size
  /** A 32-bit unsigned integer; models without seeds ignore it. */
  readonly seed?: number | undefined
  /** A JPEG file to start from. */
  readonly photo?: Uint8Array | undefined
  readonly signal: AbortSignal
  /** Called with what the model has painted so far, if it can say. */
  readonly onPartial?: ((file: Uint8Array) => void) | undefined
}

/** Width by height in pixels, as an image model takes it. */
export type Size = `${number}x${number}`
