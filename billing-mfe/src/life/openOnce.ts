import { isBusy, isPremium, pageStore, type PageState } from '@dramatis/store'
import { billingStore, openDialog, type DialogName } from '../billingStore.ts'

/** After the first free success, in milliseconds (spec, section 9). */
const UPSELL_DELAY_MS = 3000
/** How long a first visitor leaves the page untouched before it shows what can be made, in milliseconds. */
const WELCOME_DELAY_MS = 30_000
/** While something else has the visitor's attention, in milliseconds. */
const LATER_MS = 1000
/** How long the keyboard rests before a visitor counts as done with it, in milliseconds. */
const REST_MS = 1000

/**
 * Opens the offer by itself, once in all visits, {@link UPSELL_DELAY_MS} after the first free success, or
 * when the keyboard rests after that: a dialog that takes the focus between two keys swallows what is typed,
 * and an Enter or a Tab on its way to the page would act in the dialog instead.
 */
export const openUpsellOnce = (): (() => void) => {
  const timer = createTimer()
  const keyboard = followKeyboard()
  const offer = () => {
    if (isDone('upsell') || isPremium(pageStore.getState().subscriber)) return
    const wait = isTaken() ? LATER_MS : REST_MS - keyboard.restingFor()
    if (wait > 0) timer.start(offer, wait)
    else openByItself('upsell')
  }
  const unsubscribe = pageStore.subscribe(({ generation }, before) => {
    if (generation === before.generation || !isFreeSuccess(generation)) return
    if (!timer.running() && !isDone('upsell')) timer.start(offer, UPSELL_DELAY_MS)
  })
  return () => {
    timer.stop()
    keyboard.stop()
    unsubscribe()
  }
}

/**
 * Opens the gate's overlay by itself, once in all visits, for a visitor without a saved address who has
 * left the page untouched for {@link WELCOME_DELAY_MS}: it shows what can be made to those who hesitate,
 * and interrupts nobody who knows what they want.
 */
export const openGateOnce = (): (() => void) => {
  const timer = createTimer()
  const welcome = () => {
    if (isTaken() || document.hidden) wait()
    else if (isNew(pageStore.getState())) openByItself('gate')
  }
  const wait = () => {
    if (isNew(pageStore.getState())) timer.start(welcome, WELCOME_DELAY_MS)
    else timer.stop()
  }
  wait()
  const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'visibilitychange']
  for (const sign of signs) document.addEventListener(sign, wait, { passive: true })
  const unsubscribe = pageStore.subscribe(wait)
  const end = () => {
    timer.stop()
    unsubscribe()
    for (const sign of signs) document.removeEventListener(sign, wait)
    document.removeEventListener('input', end)
  }
  // Who has written something has begun, however long they think about the rest.
  document.addEventListener('input', end)
  return end
}

const isNew = ({ subscriber, generation }: PageState): boolean =>
  subscriber.status === 'unknown' && generation.phase === 'idle' && !isDone('gate')

const isFreeSuccess = (generation: PageState['generation']): boolean =>
  generation.phase === 'succeeded' && !generation.portrait.premium && !generation.restored

const isDone = (name: DialogName): boolean => pageStore.getState().seen.includes(name)

/** Whether the visitor is looking at something else: a dialog of any remote, or a portrait in the making. */
const isTaken = (): boolean =>
  billingStore.getState().dialog !== undefined ||
  isBusy(pageStore.getState().generation) ||
  document.querySelector('dialog[open], [aria-modal="true"]') !== null

/** Whatever the page has focused, in a shadow root too: both events leave one, and are heard on the way down. */
const followKeyboard = () => {
  let usedAt = -Infinity
  const use = () => {
    usedAt = performance.now()
  }
  // Dictation and some keyboards of phones tell of what was written only.
  const signs = ['keydown', 'input']
  for (const sign of signs) document.addEventListener(sign, use, { capture: true, passive: true })
  return {
    /** In milliseconds. */
    restingFor: () => performance.now() - usedAt,
    stop: () => {
      for (const sign of signs) document.removeEventListener(sign, use, { capture: true })
    },
  }
}

const openByItself = (name: DialogName): void => {
  pageStore.getState().markSeen(name)
  openDialog(name)
}

const createTimer = () => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    running: () => timer !== undefined,
    start: (action: () => void, milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        action()
      }, milliseconds)
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
