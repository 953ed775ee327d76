import { isPremium, pageStore } from '@dramatis/store'
import { useStore } from 'zustand'
import { isLockedPicture } from '../choices/styles.ts'
import { useFeatures } from '../edit/useFeatures.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMediaQuery } from '../controls/useMediaQuery.ts'
import type { ResultView } from './resultView.ts'

/** What stands between the picture and its caption: what was understood, and takes beside it if there are any. */
export type Bar = 'text' | 'takes'

/** What there is room for around a picture, which is known before it arrives, so that nothing moves then. */
export interface Room {
  readonly bar: Bar | undefined
  /** Whether a button opens a sheet with what the bar has no room for. */
  readonly hasSheet: boolean
  /** Whether there are takes, in the bar or in the sheet. */
  readonly hasTakes: boolean
}

/** A window with less height has no room for takes. */
const TOO_LOW = '(max-height: 479px)'
/** A small phone shows the form above the picture, and has no room for a bar. */
const SMALL_PHONE = '(max-width: 699px) and (max-height: 699px)'

/** @param typed whether the visitor has typed a name */
export const useRoom = (view: ResultView, typed: boolean): Room => {
  const { takes: wanted } = useGeneratorConfig()
  const isLow = useMediaQuery(TOO_LOW)
  const isSmall = useMediaQuery(SMALL_PHONE)
  const subscriber = useStore(pageStore, (state) => state.subscriber)
  const premium = isPremium(subscriber)
  const shown = view.type === 'picture'
  // A picture that the built-in engine drew before a reload tells that it still does, until the functions have.
  const understood = shown && view.portrait.understood !== undefined
  const { takes = understood ? wanted : 1, engines } = useFeatures(typed || shown)
  if (!shown && view.type !== 'waiting') return NO_ROOM
  // Until the subscription has been checked, there is room for what a subscriber gets.
  const isLost =
    shown && subscriber.status !== 'checking' && isLockedPicture(view.portrait, premium)
  const hasTakes = Math.min(takes, wanted) > 1 && !isLost
  const hasText =
    hasTakes || understood || engines?.[premium ? 'premium' : 'free'].kind === 'procedural'
  if (isSmall || !hasText) return { bar: undefined, hasSheet: hasText, hasTakes }
  return { bar: hasTakes && !isLow ? 'takes' : 'text', hasSheet: isLow, hasTakes }
}

const NO_ROOM: Room = { bar: undefined, hasSheet: false, hasTakes: false }
