import type { Style } from '@dramatis/functions/contract'
import { isBusy, isPremium, isThrottled, pageStore, type Portrait } from '@dramatis/store'
import { useEffect, useMemo } from 'react'
import type { DramatisError } from '../embed/dramatis-generator.d.ts'
import { SUBMIT_DELAY_MS } from '../submitDelay.ts'
import { canShow } from './canShow.ts'
import { ownMessage } from './failureMessage.ts'
import { generate, generateSeries, type Options, type Wish } from './generate.ts'
import { portraitOf } from './portraitOf.ts'

export interface Generating {
  readonly start: (wish: Wish) => void
  /** Starts after {@link SUBMIT_DELAY_MS}, unless something else is started or cancelled before. */
  readonly startSoon: (wish: Wish) => void
  /** Draws a portrait in other styles, one after another. */
  readonly startSeries: (first: Portrait, styles: readonly Style[]) => void
  /** Aborts what is running, whoever started it, and leaves the page at its last picture. */
  readonly cancel: () => void
}

interface Running {
  readonly stop: AbortController
  readonly previous: Portrait | undefined
}

/** Several generators on a page are several places for one portrait: each can cancel what another started. */
let running: Running | undefined

/**
 * Starts portraits on the page's store. A free visitor without a request left is only told so. A new
 * start, or the end of the component that started it, cancels what is still running. `keep` gets every
 * picture that succeeds, `fail` every failure.
 */
export const useGeneration = (
  functionsUrl: string,
  keep: (portrait: Portrait) => void,
  fail: (error: DramatisError) => void,
): Generating => {
  const generating = useMemo(
    () => createGenerating(functionsUrl, keep, fail),
    [functionsUrl, keep, fail],
  )
  useEffect(() => () => generating.leave(), [generating])
  return generating
}

const createGenerating = (
  functionsUrl: string,
  keep: (portrait: Portrait) => void,
  fail: (error: DramatisError) => void,
): Generating & {
  /** Cancels what was started here, and nothing else. */
  readonly leave: () => void
} => {
  let started: Running | undefined
  let pending: ReturnType<typeof setTimeout> | undefined

  const cancel = () => {
    clearTimeout(pending)
    if (!running) return
    const { stop, previous } = running
    running = undefined
    stop.abort()
    const { generation, setGeneration } = pageStore.getState()
    const portrait = portraitOf(generation) ?? previous
    setGeneration(portrait ? { phase: 'succeeded', portrait, restored: true } : { phase: 'idle' })
  }
  const refuse = () => {
    const { generation, setGeneration, notify } = pageStore.getState()
    const told = ownMessage('rateLimit')
    const { message } = told
    const previous = portraitOf(generation)
    const shown = !isBusy(generation)
    if (shown) setGeneration({ phase: 'failed', ...told, ...(previous && { previous }) })
    notify('warning', message, { quiet: shown })
    fail({ message, status: 429 })
  }
  const run = (work: (options: Options) => Promise<void>) => {
    clearTimeout(pending)
    const { subscriber, quota } = pageStore.getState()
    if (!isPremium(subscriber) && isThrottled(quota, Date.now())) return refuse()
    cancel()
    const stop = new AbortController()
    const current = { stop, previous: portraitOf(pageStore.getState().generation) }
    running = started = current
    void work({ store: pageStore, functionsUrl, signal: stop.signal, canShow, keep, fail }).finally(
      () => {
        if (running === current) running = undefined
      },
    )
  }
  const start = (wish: Wish) => run((options) => generate(wish, options))
  return {
    start,
    startSoon: (wish) => {
      clearTimeout(pending)
      pending = setTimeout(() => start(wish), SUBMIT_DELAY_MS)
    },
    startSeries: (first, styles) => run((options) => generateSeries(first, styles, options)),
    cancel,
    leave: () => {
      clearTimeout(pending)
      if (running === started) cancel()
    },
  }
}
