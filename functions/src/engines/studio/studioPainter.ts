import {
  createStudio,
  describe,
  encode,
  STYLES,
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

/** The studio as a painter. Its threads start with the first picture and end with `close`. */
export const createStudioPainter = ({
  shortSide,
  threads,
}: StudioSettings): Painter & { close(): Promise<void> } => {
  let studio: Studio | undefined
  const opened = () => (studio ??= createStudio(threads === undefined ? {} : { threads }))
  return {
    styles: STYLES,
    engine: () => STUDIO_ENGINE,
    async paint({ description, style, aspect, seed }, signal) {
      const spec = describe(description, seed === undefined ? {} : { seed })
      const known = drawable(style)
      const picture = await opened().paint(spec, { style: known, aspect, shortSide, signal })
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
