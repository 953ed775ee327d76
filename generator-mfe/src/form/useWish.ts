import type { AspectRatio, Style } from '@dramatis/functions/contract'
import { isPremium, pageStore } from '@dramatis/store'
import { useState } from 'react'
import { useStore } from 'zustand'
import { FREE_STYLE, isLocked } from './choices.ts'
import { readShareLink, type Linked } from '../shareLink.ts'

/** What the form says, and what changes it. */
export interface FormWish {
  readonly character: string
  readonly setCharacter: (character: string) => void
  readonly aspect: AspectRatio
  readonly setAspect: (aspect: AspectRatio) => void
  /** What the visitor chose, or the free style while that one is locked. */
  readonly style: Style
  readonly setStyle: (style: Style) => void
  /** What a link asked for and its visitor does not get; absent once a portrait has begun. */
  readonly missedStyle: Style | undefined
  /** The link's seed belongs to the link's character. */
  readonly seedFor: (character: string) => { readonly seed?: number }
}

/**
 * The form's fields, filled in by the page's share link where there is one. A style that is locked waits:
 * once the visitor is known to have premium it is there after all, unless another was chosen.
 *
 * @param whole only the whole is on a page whose address is its own to read
 * @param firstAspect the format until one is chosen
 */
export const useWish = (whole: boolean, firstAspect: AspectRatio): FormWish => {
  const [linked] = useState<Linked>(() => (whole ? readShareLink(location.search) : {}))
  const [character, setCharacter] = useState(linked.character ?? '')
  const [aspect = firstAspect, setAspect] = useState(linked.aspect)
  const [chosenStyle, setStyle] = useState(linked.style ?? FREE_STYLE)
  const subscriber = useStore(pageStore, (state) => state.subscriber)
  const idle = useStore(pageStore, ({ generation }) => generation.phase === 'idle')
  const locked = isLocked(chosenStyle, isPremium(subscriber))
  const missed = locked && chosenStyle === linked.style && subscriber.status !== 'checking' && idle

  return {
    character,
    setCharacter,
    aspect,
    setAspect,
    style: locked ? FREE_STYLE : chosenStyle,
    setStyle,
    missedStyle: missed ? chosenStyle : undefined,
    seedFor: (text) =>
      linked.seed !== undefined && text === linked.character ? { seed: linked.seed } : {},
  }
}
