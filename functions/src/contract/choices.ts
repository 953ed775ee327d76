import { ASPECTS, STYLES } from '@dramatis/catalogue'
import * as t from 'io-ts'

/** Width to height, as in the catalogue. */
export const AspectRatio = t.keyof(ASPECTS, 'AspectRatio')
export type AspectRatio = t.TypeOf<typeof AspectRatio>

/** Every style of the catalogue. */
export const Style = t.keyof(STYLES, 'Style')
export type Style = t.TypeOf<typeof Style>
