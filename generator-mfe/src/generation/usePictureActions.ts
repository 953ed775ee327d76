import { isStyle } from '@dramatis/catalogue'
import { isPremium, pageStore } from '@dramatis/store'
import { isLocked } from '../choices/styles.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { openCheckout } from '../host/openCheckout.ts'
import type { PortraitRequest } from './PortraitRequest.ts'
import { randomSeed } from './randomSeed.ts'
import { redrawRequest } from './redrawRequest.ts'
import { shownPortrait } from './shownPortrait.ts'
import type { PortraitGenerator } from './useGeneration.ts'

/** The visitor's actions on the picture shown. Premium actions open the checkout for a free visitor. */
export interface PictureActions {
  readonly drawAnotherTake: () => void
  /** Draws the same portrait again, in the quality that a subscriber gets. */
  readonly drawInHD: () => void
  /** Draws from another description. */
  readonly redescribe: (description: string) => void
  /**
   * Draws the picture with a change.
   *
   * @param photo the picture as a data URL
   * @param change what to change, in words
   */
  readonly change: (photo: string, change: string) => void
  readonly drawEveryStyle: () => void
}

/** @param source returns the element whose event tells the host that the checkout is about to open */
export const usePictureActions = (
  { start, startSeries }: PortraitGenerator,
  source: () => Element | null,
): PictureActions => {
  const { checkoutUrl, styles } = useGeneratorConfig()

  const redraw = (
    change: Pick<PortraitRequest, 'seed' | 'description' | 'rewritten' | 'source'>,
  ) => {
    const { generation, subscriber } = pageStore.getState()
    const portrait = shownPortrait(generation)
    if (!portrait || !isStyle(portrait.style)) return
    const { style } = portrait
    if (isLocked(style, isPremium(subscriber))) {
      openCheckout(checkoutUrl, source(), style)
      return
    }
    start({ ...redrawRequest(portrait, style), ...change })
  }

  return {
    drawAnotherTake: () => redraw({ seed: randomSeed() }),
    drawInHD: () => redraw({}),
    redescribe: (description) => redraw({ description, rewritten: true }),
    change: (photo, change) => redraw({ source: { photo, change } }),
    drawEveryStyle: () => {
      const { generation, subscriber } = pageStore.getState()
      const portrait = shownPortrait(generation)
      if (!isPremium(subscriber)) openCheckout(checkoutUrl, source())
      else if (portrait) {
        startSeries(
          portrait,
          styles.filter((style) => style !== portrait.style),
        )
      }
    },
  }
}
