import type { Tier } from '@dramatis/catalogue'
import type { AspectRatio, Engine, Style, Understanding } from '../contract/index.ts'

export interface PaintingRequest {
  readonly description: string
  /** What the visitor typed. */
  readonly character: string
  readonly style: Style
  readonly aspect: AspectRatio
  readonly tier: Tier
  /** A 32-bit unsigned integer; the same seed asks for the same variation. */
  readonly seed?: number | undefined
  /** A picture to start from: a JPEG file in base64. */
  readonly photo?: string | undefined
  /** The change to make to the photo, in the visitor's words. */
  readonly change?: string | undefined
}

/** A request, and a callback for its previews. */
export interface PaintingOrder extends PaintingRequest {
  /** Called with small and rough versions of the picture, as JPEG files, if the painter has any. */
  readonly onPreview?: ((preview: Uint8Array) => void) | undefined
}

/** A JPEG file in sRGB; width and height in pixels. */
export interface EncodedPicture {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** The engine that drew the picture. With fallbacks, it may not be the one that the painter names for the tier. */
  readonly engine: Engine
  /** A sentence that says what the picture shows, if the painter knows. */
  readonly alt?: string | undefined
  /** The words of the visitor's text that the picture does not show, if the painter knows. */
  readonly unread?: readonly string[] | undefined
  /** What the painter took the visitor's text to mean, if it understands any. */
  readonly understood?: Understanding | undefined
}

/** Turns a description into a picture. */
export interface Painter {
  /** The styles that it draws. */
  readonly styles: readonly Style[]
  /** The engine that paints for a tier unless it fails. */
  engine(tier: Tier): Engine
  /** @throws {EngineError} when it fails; the signal's reason when that aborts */
  paint(order: PaintingOrder, signal: AbortSignal): Promise<EncodedPicture>
}
