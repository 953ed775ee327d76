import {
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
import { EngineError } from '../EngineError.ts'
import type { Painter } from '../Painter.ts'
import { STUDIO_ENGINE } from './studioEngine.ts'

export interface StudioSettings {
  /** The shorter side of a picture, in pixels. */
  readonly shortSide: number
  /** Absent: the studio decides. */
  readonly threads?: number | undefined
}

export type StudioPainter = Painter & { close(): Promise<void> }

/** The studio as a painter. Its threads start with the first picture and end with `close`. */
export const createStudioPainter = ({ shortSide, threads }: StudioSettings): StudioPainter =>
  painterOf(threads === undefined ? {} : { threads }, (studio, spec, options) =>
    studio.paint(spec, { ...options, shortSide }),
  )

/**
 * The studio as a painter of previews, whose shorter side has 256 pixels. It has a thread of its own, so
 * that no preview waits for a whole picture, nor a picture for a preview.
 */
export const createStudioPreviewer = (): StudioPainter =>
  painterOf({ threads: 1 }, (studio, spec, options) => studio.preview(spec, options))

const painterOf = (
  settings: { readonly threads?: number },
  draw: (studio: Studio, spec: CharacterSpec, options: PaintOptions) => Promise<Picture>,
): StudioPainter => {
  let studio: Studio | undefined
  return {
    styles: STYLES,
    engine: () => STUDIO_ENGINE,
    async paint({ description, style, aspect, seed }, signal) {
      const spec = describe(description, seed === undefined ? {} : { seed })
      const known = drawable(style)
      studio ??= createStudio(settings)
      const picture = await draw(studio, spec, { style: known, aspect, signal })
      const bytes = await encode(picture, { format: 'jpeg', spec, style: known })
      return { bytes, width: picture.width, height: picture.height }
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
