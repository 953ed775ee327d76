import { isFree, type Tier } from '@dramatis/catalogue'
import {
  altText,
  createStudio,
  describe,
  encode,
  PREVIEW_SHORT_SIDE,
  STYLES,
  type CharacterSpec,
  type PaintOptions,
  type Picture,
  type Studio,
  type Style as StudioStyle,
} from '@dramatis/studio'
import type { Style } from '../../contract/index.ts'
import { EngineError } from '../../errors/EngineError.ts'
import type { Painter } from '../Painter.ts'
import { encodeToFit } from './encodeToFit.ts'
import { readingOf } from './readingOf.ts'
import { STUDIO_ENGINE } from './studioEngine.ts'

/** As a data URL, a file of this size fits into the six megabytes that a function on Netlify may return. */
const MAX_FILE_BYTES = 4_000_000

/** JPEG qualities, from one without visible loss down to one at which the largest, most detailed picture fits. */
const QUALITIES = [88, 80, 70, 60, 45] as const

export interface StudioSettings {
  /** The shorter side of a free picture, in pixels; premium's is twice as long, up to 2048. */
  readonly shortSide: number
  /** Default: the studio decides. */
  readonly threads?: number | undefined
}

export interface StudioPainter extends Painter {
  /**
   * Starts the threads and draws something small, so that the first picture takes a fraction of the time. A picture
   * requested meanwhile does not wait for the warm-up. Never rejects.
   */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** The studio as a painter. Its threads start with `warmUp` or the first picture, and stop with `close`. */
export const createStudioPainter = ({ shortSide, threads }: StudioSettings): StudioPainter => {
  const painter = painterOf({
    threads,
    // A larger preview would take longer than the picture.
    previewSide: Math.min(shortSide, PREVIEW_SHORT_SIDE),
    draw: (studio, spec, options, tier) =>
      studio.paint(spec, { ...options, shortSide: sideFor(tier, shortSide) }),
  })
  return {
    ...painter,
    async paint(order, signal) {
      const picture = await painter.paint(order, signal)
      return { ...picture, ...(await readingOf(order)) }
    },
  }
}

/** Doubling the shorter side stops at this many pixels, because larger pictures take longer to paint and send. */
const HD_LIMIT = 2048

/** The shorter side of a tier's pictures, in pixels. */
export const sideFor = (tier: Tier, shortSide: number): number =>
  tier === 'premium' ? Math.max(shortSide, Math.min(2 * shortSide, HD_LIMIT)) : shortSide

/**
 * The studio as a painter of previews, whose shorter side is 256 pixels, or `shortSide` where pictures are smaller. It
 * has its own thread, so previews and pictures do not wait for each other.
 */
export const createStudioPreviewer = (shortSide = PREVIEW_SHORT_SIDE): StudioPainter => {
  const previewSide = Math.min(shortSide, PREVIEW_SHORT_SIDE)
  return painterOf({
    threads: 1,
    previewSide,
    draw: (studio, spec, options) => studio.preview(spec, { ...options, shortSide: previewSide }),
  })
}

/** The shorter side of a share link's picture, which fills a stage, in pixels. */
const SHARED_SHORT_SIDE = 640

/**
 * The studio as a painter of share links' pictures, which anybody may open: premium styles are painted as previews. It
 * has its own thread.
 */
export const createSharedPainter = (shortSide: number): StudioPainter => {
  const previewSide = Math.min(shortSide, PREVIEW_SHORT_SIDE)
  return painterOf({
    threads: 1,
    previewSide,
    draw: (studio, spec, options) =>
      isFree(options.style)
        ? studio.paint(spec, { ...options, shortSide: Math.min(shortSide, SHARED_SHORT_SIDE) })
        : studio.preview(spec, { ...options, shortSide: previewSide }),
  })
}

interface PainterSettings extends Pick<StudioSettings, 'threads'> {
  /** The shorter side of the previews that come before a picture, in pixels. */
  readonly previewSide: number
  readonly draw: (
    studio: Studio,
    spec: CharacterSpec,
    options: PaintOptions,
    tier: Tier,
  ) => Promise<Picture>
}

const painterOf = ({ threads, previewSide, draw }: PainterSettings): StudioPainter => {
  const create = () => createStudio(threads === undefined ? {} : { threads })
  let studio: Studio | undefined
  const warming = new AbortController()
  return {
    styles: STYLES,
    engine: () => STUDIO_ENGINE,
    async warmUp() {
      if (studio !== undefined) return
      studio = create()
      await drawFirst(studio, previewSide, warming.signal).catch(() => undefined)
    },
    async paint({ description, style, aspect, tier, seed, onPreview }, signal) {
      warming.abort()
      const spec = describe(description, seed === undefined ? {} : { seed })
      const options = { style: drawable(style), aspect, signal }
      studio ??= create()
      if (onPreview) {
        // Not in parallel: they would share the processors, and the preview would arrive halfway through.
        const preview = await studio.preview(spec, { ...options, shortSide: previewSide })
        onPreview(await fileOf(preview, spec, options))
      }
      const picture = await draw(studio, spec, options, tier)
      const bytes = await fileOf(picture, spec, options)
      const { width, height } = picture
      return { bytes, width, height, engine: STUDIO_ENGINE, alt: altText(spec) }
    },
    async close() {
      await studio?.close()
    },
  }
}

/** Draws once, because the first picture also loads and compiles the code for reading, drawing and encoding. */
const drawFirst = async (studio: Studio, shortSide: number, signal: AbortSignal): Promise<void> => {
  const options = { style: 'realistic', aspect: 'landscape', shortSide, signal } as const
  for (const text of FIRST) {
    const spec = describe(text)
    await fileOf(await studio.preview(spec, options), spec, options)
  }
}

const FIRST = [
  'An old wizard with a long beard.',
  'A young woman with long hair in a library.',
  'A bald man in armor on a meadow.',
]

const fileOf = (
  picture: Picture,
  spec: CharacterSpec,
  { style }: Pick<PaintOptions, 'style'>,
): Promise<Uint8Array> => {
  const createdAt = new Date()
  return encodeToFit(QUALITIES, MAX_FILE_BYTES, (quality) =>
    encode(picture, { format: 'jpeg', quality, spec, style, createdAt }),
  )
}

const drawable = (style: Style): StudioStyle => {
  const known = STYLES.find((name) => name === style)
  if (known === undefined) throw new EngineError('failed', `The studio does not draw ${style}`)
  return known
}
