import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import type { Svg } from './svg.ts'

/** A style that is drawn as vectors. */
export interface FlatStyle {
  readonly kind: 'flat'
  /** The whole picture as SVG, `width` by `height` pixels. */
  readonly draw: (spec: CharacterSpec, width: number, height: number) => Svg
}
