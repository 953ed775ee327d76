import {
  altText,
  createStudio,
  describe,
  encode,
  STYLES,
  type CharacterSpec,
  type PaintOptions,
  type Picture,
  type Studio,
  type Style as StudioStyle,
} from '@dramatis/studio'
import type { Style } from '../../contract/index.ts'
import type { Tier } from '../../Tier.ts'
import { EngineError } from '../EngineError.ts'
import type { Painter } from '../Painter.ts'
import { fitting } from './fitting.ts'
import { STUDIO_ENGINE } from './studioEngine.ts'

/**
 * Bytes of a file whose data URL, a third longer, leaves room in the six megabytes that a function on
 * Netlify may answer with.
 */
const LARGEST_FILE = 4_000_000

/** From what shows no damage down to what a picture full of detail may need at twice the size. */
const QUALITIES = [88, 80, 70, 60, 45] as const

export interface StudioSettings {
  /** The shorter side of a free picture, in pixels; premium's is twice as long, up to 2048. */
  readonly shortSide: number
  /** Absent: the studio decides. */
  readonly threads?: number | undefined
}

export type StudioPainter = Painter & { close(): Promise<void> }

/** The studio as a painter. Its threads start with the first picture and end with `close`. */
export const createStudioPainter = ({ shortSide, threads }: StudioSettings): StudioPainter =>
  painterOf(threads === undefined ? {} : { threads }, (studio, spec, options, tier) =>
    studio.paint(spec, { ...options, shortSide: sideFor(tier, shortSide) }),
  )

/** Pixels of the shorter side up to which premium is twice as large: files grow with it, and so does the wait. */
const HD_LIMIT = 2048

const sideFor = (tier: Tier, shortSide: number): number =>
  tier === 'premium' ? Math.max(shortSide, Math.min(2 * shortSide, HD_LIMIT)) : shortSide

/**
 * The studio as a painter of previews, whose shorter side has 256 pixels. It has a thread of its own, so
 * that no preview waits for a whole picture, nor a picture for a preview.
 */
export const createStudioPreviewer = (): StudioPainter =>
  painterOf({ threads: 1 }, (studio, spec, options) => studio.preview(spec, options))

const painterOf = (
  settings: { readonly threads?: number },
  draw: (
    studio: Studio,
    spec: CharacterSpec,
    options: PaintOptions,
    tier: Tier,
  ) => Promise<Picture>,
): StudioPainter => {
  let studio: Studio | undefined
  return {
    styles: STYLES,
    engine: () => STUDIO_ENGINE,
    async paint({ description, style, aspect, tier, seed }, signal) {
      const spec = describe(description, seed === undefined ? {} : { seed })
      const known = drawable(style)
      studio ??= createStudio(settings)
      const picture = await draw(studio, spec, { style: known, aspect, signal }, tier)
      const bytes = await fitting(QUALITIES, LARGEST_FILE, (quality) =>
        encode(picture, { format: 'jpeg', quality, spec, style: known }),
      )
      return { bytes, width: picture.width, height: picture.height, alt: altText(spec) }
    },
    async close() {
      await studio?.close()
    },
  }
}

const drawable = (style: Style): StudioStyle => {
  const known = STYLES.find((name) => name === style)
  if (known === undefined) throw new EngineError('failed', `The studio does not draw ${style}`)
  return known
}
