import { isStyle, type Style } from '@dramatis/catalogue'
import type { Take } from '@dramatis/functions/contract'
import { isPremium, pageStore, type Meaning, type Portrait } from '@dramatis/store'
import { isLocked } from '../choices/styles.ts'
import type { GeneratorConfig } from '../host/generatorConfig.ts'
import { openCheckout } from '../host/openCheckout.ts'
import { nextRow, placeOf, portraitAt, type Place } from './places.ts'
import type { PortraitRequest } from './PortraitRequest.ts'
import { randomSeed } from './randomSeed.ts'
import { redrawRequest } from './redrawRequest.ts'
import type { Described } from './callPortraitFunctions.ts'
import type { Revised } from './revise.ts'
import { showPortrait } from './showPortrait.ts'
import { shownPortrait } from './shownPortrait.ts'
import { takeRequest } from './takeRequest.ts'
import type { PortraitGenerator } from './useGeneration.ts'

/** The visitor's actions on the picture shown. Premium actions open the checkout for a free visitor. */
export interface PictureActions {
  readonly drawAnotherTake: () => void
  readonly takesAround: PortraitGenerator['takesAround']
  /** Shows a take in full, which draws it unless that has been done. */
  readonly chooseTake: (place: Place, take: Take | undefined) => void
  /** Draws what else the visitor's text could mean. */
  readonly correct: (meaning: Meaning) => void
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
  /** Makes a change, in words, to a portrait's description, without drawing it. */
  readonly revise: PortraitGenerator['revise']
  /** Draws a portrait with its changed description, in its place. */
  readonly drawRevised: (portrait: Portrait, revised: Revised) => void
  /** Has a spec described that the browser's own model read, without drawing it. */
  readonly describeSpec: PortraitGenerator['describeSpec']
  /** Draws a portrait from what the browser's own model read, in its place. */
  readonly drawRead: (portrait: Portrait, read: Described) => void
  readonly drawEveryStyle: () => void
  /** Keeps the character that a picture shows. */
  readonly keepCharacter: (portrait: Portrait) => void
}

export interface Circumstances extends Pick<GeneratorConfig, 'checkoutUrl' | 'styles'> {
  readonly generator: PortraitGenerator
  /** Whether the functions offer takes and there is room for them. */
  readonly hasTakes: boolean
  /** Returns the element whose event tells the host that the checkout is about to open. */
  readonly source: () => Element | null
  /** Called with the text that a correction draws. */
  readonly onCorrect: (text: string) => void
  /** Called with a picture whose character is to be kept. */
  readonly onKeep: (portrait: Portrait) => void
}

export const pictureActions = ({
  generator: { start, startSeries, takesAround, revise, describeSpec },
  checkoutUrl,
  styles,
  hasTakes,
  source,
  onCorrect,
  onKeep,
}: Circumstances): PictureActions => {
  /** Calls `work` with the portrait shown, unless its style is locked. */
  const withPortrait = (work: (portrait: Portrait, style: Style) => void) => {
    const { generation, subscriber } = pageStore.getState()
    const portrait = shownPortrait(generation)
    if (!portrait || !isStyle(portrait.style)) return
    const { character, aspect, style } = portrait
    if (isLocked(style, isPremium(subscriber))) {
      openCheckout(checkoutUrl, source(), { character, aspect, style })
    } else work(portrait, style)
  }
  const redraw = (
    change: Pick<
      PortraitRequest,
      'seed' | 'description' | 'rewritten' | 'readByBrowser' | 'source' | 'replaces'
    >,
  ) => withPortrait((portrait, style) => start({ ...redrawRequest(portrait, style), ...change }))

  /** Draws a take from `take`, or from what the functions say that it is. */
  const drawTake = (place: Place, take: Take | undefined) =>
    withPortrait((portrait, style) => {
      const replaces = { portrait, as: 'take' } as const
      start({ ...takeRequest(place, style, take), replaces }, false)
    })

  return {
    drawAnotherTake: () =>
      withPortrait((portrait) => {
        if (hasTakes) drawTake(nextRow(placeOf(portrait)), undefined)
        else redraw({ seed: randomSeed(), replaces: { portrait, as: 'take' } })
      }),
    takesAround,
    chooseTake: (place, take) => {
      const drawn = portraitAt(place)
      if (drawn) showPortrait(drawn)
      else drawTake(place, take)
    },
    correct: ({ text }) =>
      withPortrait((portrait, style) => {
        const { aspect } = portrait
        onCorrect(text)
        start({ character: text, aspect, style, replaces: { portrait, as: 'correction' } })
      }),
    drawInHD: () => redraw({}),
    redescribe: (description) => redraw({ description, rewritten: true, readByBrowser: false }),
    change: (photo, change) => redraw({ source: { photo, change } }),
    revise,
    drawRevised: (portrait, revised) =>
      withPortrait((shown, style) => {
        // The visitor may have moved on to another picture while the description was being changed.
        if (shown !== portrait) return
        const replaces = { portrait, as: 'change' } as const
        start({ ...redrawRequest(portrait, style), rewritten: false, ...revised, replaces })
      }),
    describeSpec,
    drawRead: (portrait, read) =>
      withPortrait((shown, style) => {
        if (shown !== portrait) return
        const { character, aspect } = portrait
        const replaces = { portrait, as: 'correction' } as const
        start({ character, aspect, style, ...read, readByBrowser: true, replaces })
      }),
    keepCharacter: onKeep,
    drawEveryStyle: () => {
      const { generation, subscriber } = pageStore.getState()
      const portrait = shownPortrait(generation)
      if (!isPremium(subscriber)) openCheckout(checkoutUrl, source())
      else if (portrait) {
        startSeries(
          portrait,
          styles
            .filter((style) => style !== portrait.style)
            .map((style) => redrawRequest(portrait, style)),
        )
      }
    },
  }
}
