import { defined, FREE_STYLE, type Aspect, type Style } from '@dramatis/catalogue'
import { readSharedPortrait, type SharedPortrait } from '@dramatis/functions/contract'
import { pageStore } from '@dramatis/store'
import { usePremium } from '@dramatis/ui'
import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { isLocked } from '../choices/styles.ts'
import { usePhoto, type ChosenPhoto } from '../edit/usePhoto.ts'
import {
  keepAspect,
  keepName,
  keepStyle,
  keptChoices,
  keptForm,
  type KeptForm,
} from './keptChoices.ts'

/** The values of the form's fields, and their setters. */
export interface FormValues {
  /** As typed. */
  readonly character: string
  readonly setCharacter: (character: string) => void
  readonly aspect: Aspect
  readonly setAspect: (aspect: Aspect) => void
  /** The chosen style, or the free one while the chosen one is locked. */
  readonly style: Style
  readonly setStyle: (style: Style) => void
  readonly photo: ChosenPhoto
  /** What the share link that opened the page leads to. */
  readonly shared: SharedPortrait | undefined
  /**
   * The share link's style while it is chosen but locked; undefined during the subscription check, and once a portrait
   * has been started.
   */
  readonly missedStyle: Style | undefined
  /** The share link's seed and the host's description, each only for the character that it came with. */
  readonly givenFor: (character: string) => {
    readonly seed?: number
    readonly description?: string
  }
  /** The style, or the free one while it is locked. */
  readonly unlocked: (style: Style) => Style
  /** Resets all fields to their initial values. */
  readonly reset: () => void
}

/** The host's values. */
export interface GivenRequest {
  readonly character?: string
  /** The description that the portrait of that character is drawn from. */
  readonly description?: string
}

/**
 * Starts with the values that this tab had before a reload, or else with those of a share link, or else with the
 * last visit's choices. A locked style is kept: it applies once the visitor turns out to have premium, unless
 * another one has been chosen by then.
 *
 * @param ownPage whether to read the page's URL and keep the choices
 * @param defaultAspect the format until the visitor chooses one
 * @param given the host's values; new ones replace the earlier ones, but not typed text
 */
export const useFormValues = (
  ownPage: boolean,
  defaultAspect: Aspect,
  given: GivenRequest = {},
): FormValues => {
  const [shared] = useState(() =>
    ownPage ? readSharedPortrait(new URLSearchParams(location.search)) : undefined,
  )
  const [started] = useState<KeptForm>(() => {
    if (!ownPage) return {}
    return { ...(shared ?? keptChoices()), ...keptForm() }
  })
  const first = shared?.character ?? given.character ?? ''
  const [character, setCharacter] = useState(started.character ?? first)
  const [filledIn, setFilledIn] = useState(first)
  if (filledIn !== first) {
    setFilledIn(first)
    if (character === filledIn) setCharacter(first)
  }
  const [aspect = defaultAspect, setAspect] = useState(started.aspect)
  const [chosenStyle, setStyle] = useState(started.style ?? FREE_STYLE)
  const photo = usePhoto()
  const checking = useStore(pageStore, ({ subscriber }) => subscriber.status === 'checking')
  const idle = useStore(pageStore, ({ generation }) => generation.phase === 'idle')
  const premium = usePremium()
  const unlocked = (style: Style) => (isLocked(style, premium) ? FREE_STYLE : style)
  const locked = unlocked(chosenStyle) !== chosenStyle
  const missed = locked && chosenStyle === shared?.style && !checking && idle

  return {
    character,
    setCharacter: useCallback(
      (character) => {
        setCharacter(character)
        if (ownPage) keepName(character)
      },
      [ownPage],
    ),
    aspect,
    setAspect: useCallback(
      (aspect) => {
        setAspect(aspect)
        if (ownPage) keepAspect(aspect)
      },
      [ownPage],
    ),
    style: unlocked(chosenStyle),
    setStyle: useCallback(
      (style) => {
        setStyle(style)
        if (ownPage) keepStyle(style)
      },
      [ownPage],
    ),
    photo,
    shared,
    missedStyle: missed ? chosenStyle : undefined,
    givenFor: (text) => ({
      ...(text === shared?.character && defined({ seed: shared.seed })),
      ...(given.description !== undefined &&
        text === given.character?.trim() && { description: given.description }),
    }),
    unlocked,
    reset: () => {
      setCharacter(first)
      setAspect(undefined)
      setStyle(FREE_STYLE)
      photo.remove()
    },
  }
}
