import { isPremium, isThrottled, pageStore } from '@dramatis/store'
import { useCallback, useEffect, useRef } from 'react'
import { messages } from '../messages.ts'
import { generate, type Wish } from './generate.ts'
import { portraitOf } from './portraitOf.ts'

/**
 * Starts a portrait on the page's store. A free visitor without a request left is only told so. A new
 * start, or the component's end, aborts what is still running and leaves the page at its last picture.
 */
export const useGeneration = (functionsUrl: string): ((wish: Wish) => void) => {
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  return useCallback(
    (wish) => {
      const { subscriber, quota, notify } = pageStore.getState()
      if (!isPremium(subscriber) && isThrottled(quota, Date.now())) {
        notify('warning', messages.rateLimit)
        return
      }
      stop.current?.()
      const previous = portraitOf(pageStore.getState().generation)
      const running = new AbortController()
      const cancel = () => {
        running.abort()
        pageStore
          .getState()
          .setGeneration(previous ? { phase: 'succeeded', portrait: previous } : { phase: 'idle' })
      }
      stop.current = cancel
      void generate(wish, { store: pageStore, functionsUrl, signal: running.signal }).finally(
        () => {
          if (stop.current === cancel) stop.current = undefined
        },
      )
    },
    [functionsUrl],
  )
}
