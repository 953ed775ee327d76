import { isPremium, pageStore, type PageState } from '@dramatis/store'
import { createTimer } from './createTimer.ts'
import { isVisitorBusy, openUnprompted, wasOpened } from './openUnprompted.ts'

/** How long after the first free success the offer opens, in milliseconds (offer-4). */
const DELAY_MS = 3000
/** The time until the next attempt while the visitor is busy with something else, in milliseconds. */
const RETRY_MS = 1000
/** How long after the last key press a visitor counts as having finished typing, in milliseconds. */
const IDLE_MS = 1000

/**
 * Opens the offer unprompted, only once across all visits, {@link DELAY_MS} after the first free success, or later,
 * once the keyboard is idle: a dialog that takes the focus while the visitor is typing would swallow the rest, and
 * an Enter or Tab meant for the page would act in the dialog instead.
 *
 * @returns a function that stops it
 */
export const openUpsellOnce = (): (() => void) => {
  const timer = createTimer()
  const keyboard = watchKeyboard()
  const offer = () => {
    if (wasOpened('upsell') || isPremium(pageStore.getState().subscriber)) return
    const wait = isVisitorBusy() ? RETRY_MS : IDLE_MS - keyboard.idleMs()
    if (wait > 0) timer.start(offer, wait)
    else openUnprompted('upsell')
  }
  const unsubscribe = pageStore.subscribe(({ generation }, before) => {
    if (generation === before.generation || !isFreeSuccess(generation)) return
    if (!timer.isRunning() && !wasOpened('upsell')) timer.start(offer, DELAY_MS)
  })
  return () => {
    timer.stop()
    keyboard.stop()
    unsubscribe()
  }
}

const isFreeSuccess = (generation: PageState['generation']): boolean =>
  generation.phase === 'succeeded' && !generation.portrait.premium && !generation.restored

/**
 * Listens in the capture phase for events that cross shadow boundaries, so typing counts even in a shadow root or
 * in a widget that stops its events.
 */
const watchKeyboard = () => {
  let usedAt = -Infinity
  const onUse = () => {
    usedAt = performance.now()
  }
  // Dictation and some on-screen keyboards send only `input`.
  const events = ['keydown', 'input']
  const options = { capture: true, passive: true }
  for (const event of events) document.addEventListener(event, onUse, options)
  return {
    /** Milliseconds since the last key press or input. */
    idleMs: () => performance.now() - usedAt,
    stop: () => {
      for (const event of events) document.removeEventListener(event, onUse, options)
    },
  }
}
