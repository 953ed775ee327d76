import { labelOf, stylesOf } from '../form/choices.ts'

/** What the page calls a style. */
export const styleName = (style: string): string => labelOf(style, stylesOf.full)
