import { isPremium, pageStore } from '@dramatis/store'
import { useStore } from 'zustand'
import { isLockedPicture } from '../choices/styles.ts'
import { useFeatures } from '../edit/useFeatures.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMediaQuery } from '../controls/useMediaQuery.ts'
import type { ResultView } from './resultView.ts'

/** What stands between the picture and its caption: what was understood, and takes beside it if there are any. */
export type Bar = 'text' | 'takes'

/** A window with less height has no room for takes. */
const TOO_LOW = '(max-height: 479px)'
/** A small phone shows the form above the picture, and has no room for a bar. */
const SMALL_PHONE = '(max-width: 699px) and (max-height: 699px)'

/**
 * The bar to make room for, which is known before the picture arrives, so that nothing moves then; undefined if there
 * is none.
 *
 * @param typed whether the visitor has typed a name
 */
export const useBar = (view: ResultView, typed: boolean): Bar | undefined => {
  const { takes: wanted } = useGeneratorConfig()
  const isLow = useMediaQuery(TOO_LOW)
  const isSmall = useMediaQuery(SMALL_PHONE)
  const subscriber = useStore(pageStore, (state) => state.subscriber)
  const premium = isPremium(subscriber)
  const shown = view.type === 'picture'
  // A picture that the built-in engine drew before a reload tells that it still does, until the functions have.
  const understood = shown && view.portrait.understood !== undefined
  const { takes = understood ? wanted : 1, engines } = useFeatures(typed || shown)
  if (isSmall || (!shown && view.type !== 'waiting')) return undefined
  // Until the subscription has been checked, there is room for what a subscriber gets.
  const isLost =
    shown && subscriber.status !== 'checking' && isLockedPicture(view.portrait, premium)
  if (Math.min(takes, wanted) > 1 && !isLow && !isLost) return 'takes'
  return understood || engines?.[premium ? 'premium' : 'free'].kind === 'procedural'
    ? 'text'
    : undefined
}
