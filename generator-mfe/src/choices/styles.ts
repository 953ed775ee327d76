import { isFree, isStyle, stylesIn, type Flow, type Style } from '@dramatis/catalogue'
import type { Translate } from '../messages.ts'

/** The valid styles in `wanted`, or all styles of the flow if `wanted` is absent. */
export const offeredStyles = (flow: Flow, wanted?: readonly string[]): readonly Style[] =>
  wanted?.filter(isStyle) ?? stylesIn(flow)

/** A style's name in a flow; unchanged for a style that is no longer in the catalogue, as in an old picture. */
export const styleLabel = (t: Translate, style: string, flow: Flow): string =>
  isStyle(style) ? t(`styles.${style}`, { context: flow }) : style

/** Whether somebody may no longer draw in the style of a picture that is kept. */
export const isLockedPicture = ({ style }: { readonly style: string }, premium: boolean): boolean =>
  isStyle(style) && isLocked(style, premium)

export const isLocked = (style: Style, premium: boolean): boolean => !premium && !isFree(style)
