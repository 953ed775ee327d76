import {
  ASPECTS,
  defined,
  isStyle,
  MAX_NAME_LENGTH,
  type Aspect,
  type Style,
} from '@dramatis/catalogue'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { attempt } from './attempt.ts'

/** What a visitor was about to draw when the checkout opened. */
export interface Wish {
  /** Empty if the visitor had typed nothing. */
  readonly character: string
  readonly style: Style
  /** Absent: the form's. */
  readonly aspect?: Aspect
}

/** Each remote bundles its own copy, so neither has to be as new as the other. */
const KEY = 'dramatis-wish'
const EVENT = 'dramatis-wish-request'

/** How long a wish is kept, in milliseconds. */
export const WISH_MS = 60 * 60_000

const Saved = t.intersection([
  t.type({ character: t.string, style: t.string, at: t.number }),
  t.partial({ aspect: t.string }),
])

/** Keeps the wish for the browser's tabs, if the browser allows it. */
export const keepWish = (wish: Wish, now = Date.now()): void => {
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ ...wish, at: now })))
}

export const forgetWish = (): void => {
  attempt(() => localStorage.removeItem(KEY))
}

/** The latest wish, unless it is too old or was written by something else. */
export const readWish = (now = Date.now()): Wish | undefined => {
  const text = attempt(() => localStorage.getItem(KEY)) ?? null
  if (text === null) return undefined
  const wish = wishIn(text, now)
  if (wish === undefined) forgetWish()
  return wish
}

const wishIn = (text: string, now: number): Wish | undefined => {
  const saved = attempt(() => Saved.decode(JSON.parse(text)))
  if (saved === undefined || !isRight(saved)) return undefined
  const { character, style, aspect, at } = saved.right
  const isRecent = at <= now && now - at < WISH_MS
  if (!isRecent || !isStyle(style) || character.length > MAX_NAME_LENGTH) return undefined
  return { character, style, ...defined({ aspect: aspects.find((known) => known === aspect) }) }
}

const aspects = Object.keys(ASPECTS).filter((name): name is Aspect => Object.hasOwn(ASPECTS, name))

/** Asks the page's generator to draw the kept wish. Without a generator that listens, it has no effect. */
export const requestWish = (): void => {
  document.dispatchEvent(new CustomEvent(EVENT))
}

/**
 * Calls back with the wish whenever {@link requestWish} asks for it.
 *
 * @returns a function that stops this
 */
export const onWishRequest = (draw: (wish: Wish) => void): (() => void) => {
  const listen = () => {
    const wish = readWish()
    if (wish !== undefined) draw(wish)
  }
  document.addEventListener(EVENT, listen)
  return () => {
    document.removeEventListener(EVENT, listen)
  }
}
