import { ASPECTS, STYLES } from '@dramatis/catalogue'
import * as t from 'io-ts'

/** A picture's format, by its name in the catalogue. */
export const AspectRatio = t.keyof(ASPECTS, 'AspectRatio')
export type AspectRatio = t.TypeOf<typeof AspectRatio>

/** A style, by its name in the catalogue. */
export const Style = t.keyof(STYLES, 'Style')
export type Style = t.TypeOf<typeof Style>
