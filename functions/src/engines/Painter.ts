import type { AspectRatio, Engine, Style } from '../contract/index.ts'
import type { Tier } from '../Tier.ts'

export interface PaintingWish {
  readonly description: string
  /** What the visitor typed. */
  readonly character: string
  readonly style: Style
  readonly aspect: AspectRatio
  readonly tier: Tier
  /** A 32-bit unsigned integer; the same seed asks for the same variation. */
  readonly seed?: number | undefined
}

/** A JPEG file in sRGB; width and height in pixels. */
export interface EncodedPicture {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** One sentence that says what it shows, from a painter that knows. */
  readonly alt?: string
}

/** Turns a description into a picture. */
export interface Painter {
  /** The styles that it can draw. */
  readonly styles: readonly Style[]
  /** What paints for a tier, as the picture's caption names it. */
  engine(tier: Tier): Engine
  /** @throws {EngineError} when there is no picture to be had; the signal's reason when it aborts */
  paint(wish: PaintingWish, signal: AbortSignal): Promise<EncodedPicture>
}
