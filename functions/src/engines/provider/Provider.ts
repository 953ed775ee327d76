import type { LanguageModel } from 'ai'
import type { AspectRatio } from '../../contract/index.ts'

/** A server that offers models. */
export interface Provider {
  /** True if it runs on the operator's own hardware, so that its calls cost nothing. */
  readonly isOwn?: true
  /** Absent: it has no chat models. */
  readonly chatModel?: (id: string) => Promise<LanguageModel>
  /**
   * A picture's file as the model returned it, without retries.
   * @throws {APICallError} with the status, which decides whether to retry; any other error is final
   */
  readonly paint: (id: string, order: ImageOrder) => Promise<Uint8Array>
  /** Whether a model accepts a picture to start from. */
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
  /** Called with the picture so far, if the model streams it. */
  readonly onPartial?: ((file: Uint8Array) => void) | undefined
}

/** Width by height in pixels, as image models expect it. */
export type Size = `${number}x${number}`
