export { ASPECTS, type Aspect } from './aspects.ts'
export { CARD } from './card.ts'
export { CAST } from './cast.ts'
export { defined, type Defined } from './defined.ts'
export { FLOWS, type Flow } from './flows.ts'
export {
  MAX_CHANGE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHOTO_BYTES,
  MAX_PHOTO_SIDE,
} from './limits.ts'
export { openGraphLocale } from './openGraphLocale.ts'
export { PREMIUM } from './premium.ts'
export { FREE_LIMIT, WINDOW_MS } from './quota.ts'
export { availableAt, MAX_CORRECTION_MS, withinWindow } from './rollingWindow.ts'
export {
  FREE_STYLE,
  STYLES,
  STYLE_IDS,
  isFree,
  isStyle,
  labelOf,
  stylesIn,
  type Style,
  type Tier,
} from './styles.ts'
