import type { Hex } from '../spec/CharacterSpec.ts'
import type { Svg } from './svg.ts'

/** How a flat style draws a shape: in ink, or cut out of paper. */
export interface Pen {
  readonly shape: (d: string, fill: Hex) => Svg
  /** A shadow or highlight on the previous shape; paper has none. */
  readonly shade: (d: string, fill: Hex) => Svg
  readonly line: (d: string, color: Hex, width: number) => Svg
  /** A shape that shines, so it has no outline. */
  readonly light: (d: string, fill: Hex) => Svg
  /** Light around something that shines; paper has none. */
  readonly glow: (x: number, y: number, radius: number, light: 'magic' | 'warm') => Svg
}
