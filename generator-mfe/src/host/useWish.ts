import { FREE_STYLE, type Style } from '@dramatis/catalogue'
import { isBusy, isPremium, pageStore } from '@dramatis/store'
import { forgetWish, onWishRequest, readWish, type Wish } from '@dramatis/store/wish'
import { usePremium } from '@dramatis/ui'
import { useEffect, useEffectEvent } from 'react'

interface Form {
  readonly character: string
  readonly style: Style
}

/**
 * Fills in what the visitor wanted before the checkout, once they have premium, without replacing what they have chosen
 * or typed since; and draws it when another part of the page asks. A subscriber's next portrait ends the wish.
 */
export const useWish = (
  enabled: boolean,
  { character, style }: Form,
  fillIn: (wish: Wish) => void,
  draw: (wish: Wish) => void,
): void => {
  const premium = usePremium()
  const onPremium = useEffectEvent(() => {
    const wish = readWish()
    if (wish === undefined || style !== FREE_STYLE) return
    const typed = character.trim()
    fillIn({ ...wish, character: typed === '' ? wish.character : character })
  })
  useEffect(() => {
    if (enabled && premium) onPremium()
  }, [enabled, premium])
  const onRequest = useEffectEvent(draw)
  useEffect(() => (enabled ? onWishRequest((wish) => onRequest(wish)) : undefined), [enabled])
  useEffect(() => (enabled ? pageStore.subscribe(forgetDrawn) : undefined), [enabled])
}

const forgetDrawn: Parameters<typeof pageStore.subscribe>[0] = (
  { generation, subscriber },
  before,
) => {
  const hasStarted = isBusy(generation) && !isBusy(before.generation)
  if (hasStarted && isPremium(subscriber)) forgetWish()
}
