import { isFree, isStyle, stylesIn, type Flow, type Style } from '@dramatis/catalogue'
import type { Translate } from '../messages.ts'

/** The valid styles that a page requests, or else those of its flow. */
export const offeredStyles = (flow: Flow, wanted?: readonly string[]): readonly Style[] =>
  wanted?.filter(isStyle) ?? stylesIn(flow)

/** A style's name in a flow. A style that the catalogue no longer has, as an old picture may, is returned as it is. */
export const styleLabel = (t: Translate, style: string, flow: Flow): string =>
  isStyle(style) ? t(`styles.${style}`, { context: flow }) : style

export const isLocked = (style: Style, premium: boolean): boolean => !premium && !isFree(style)
