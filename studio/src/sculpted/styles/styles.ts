import type { Style } from '../../Picture.ts'
import { realistic } from './realistic.ts'
import type { SculptedStyle } from './SculptedStyle.ts'

const SCULPTED: readonly SculptedStyle[] = [realistic]

/** The style of that name, or nothing when it is not a sculpted one. */
export const sculptedStyle = (name: Style): SculptedStyle | undefined =>
  SCULPTED.find((style) => style.name === name)
