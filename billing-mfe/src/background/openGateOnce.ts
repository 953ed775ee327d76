import { pageStore, type PageState } from '@dramatis/store'
import { billingStore } from '../billingStore.ts'
import { createTimer } from './createTimer.ts'
import { isVisitorBusy, openUnprompted, wasOpened } from './openUnprompted.ts'

/** How long a new visitor must leave the page untouched before the gate opens, in milliseconds. */
const DELAY_MS = 30_000

/**
 * Opens the gate's overlay unprompted, only once across all visits, for a visitor without a saved address who
 * has left the page untouched for {@link DELAY_MS}: it shows hesitant visitors what they can create, without
 * interrupting anyone who has started. Whoever has opened a dialog or the checkout has started for good.
 *
 * @returns a function that stops it
 */
export const openGateOnce = (): (() => void) => {
  const timer = createTimer()
  const open = () => {
    if (isVisitorBusy() || document.hidden) restart()
    else if (isNew(pageStore.getState())) openUnprompted('gate')
  }
  const restart = () => {
    if (isNew(pageStore.getState())) timer.start(open, DELAY_MS)
    else timer.stop()
  }
  restart()
  const events = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'visibilitychange']
  for (const event of events) document.addEventListener(event, restart, { passive: true })
  const stopFollowing = [
    pageStore.subscribe(restart),
    billingStore.subscribe(({ dialog }) => {
      if (dialog !== undefined) pageStore.getState().markSeen('gate')
    }),
  ]
  const stop = () => {
    timer.stop()
    for (const stopOne of stopFollowing) stopOne()
    for (const event of events) document.removeEventListener(event, restart)
    document.removeEventListener('input', stop)
  }
  // A visitor who has typed something has started, however long they pause afterwards.
  document.addEventListener('input', stop)
  return stop
}

const isNew = ({ subscriber, generation }: PageState): boolean =>
  subscriber.status === 'unknown' && generation.phase === 'idle' && !wasOpened('gate')
