import { defined } from '@dramatis/catalogue'
import { isBusy, isPremium, isThrottled, pageStore, type Portrait } from '@dramatis/store'
import type { Either } from 'fp-ts/lib/Either.js'
import { useEffect, useMemo, useState } from 'react'
import { notify } from '../messages.ts'
import type { Calls, Described, Failure } from './callPortraitFunctions.ts'
import { canShow } from '../picture/canShow.ts'
import { ownMessage } from './failureMessage.ts'
import { generate, resume, type Options, type Reports } from './generate.ts'
import { exchangeOf } from './exchanges.ts'
import type { PendingPicture } from './pendingPicture.ts'
import { placeInProgress, type Place } from './places.ts'
import type { DescribedRequest, PortraitRequest } from './PortraitRequest.ts'
import type { Revisable, Revised } from './revise.ts'
import { shownPortrait } from './shownPortrait.ts'
import type { TakeRow } from './takes.ts'

/**
 * How long the visitor sees the values that a click filled in before they are submitted (constant-10), in
 * milliseconds.
 */
const SUBMIT_DELAY_MS = 100

export interface PortraitGenerator {
  /** @param fromForm whether submitting the form would repeat the request; true by default if it has no description */
  readonly start: (request: PortraitRequest, fromForm?: boolean) => void
  /** Starts after {@link SUBMIT_DELAY_MS}, unless something else is started or canceled first. */
  readonly startSoon: (request: PortraitRequest) => void
  /** Draws portraits one after another, and shows this one until the first of them is ready. */
  readonly startSeries: (first: Portrait, requests: readonly DescribedRequest[]) => void
  /** The row of takes that a place is in, see {@link TakeRow}, with labels in this language. */
  readonly takesAround: (place: Place, language: string) => Promise<TakeRow>
  /** Makes a change, in words, to a portrait's description. */
  readonly revise: (portrait: Revisable, change: string) => Promise<Either<Failure, Revised>>
  /** Has a spec, see the studio's `SPEC_SCHEMA`, described for a portrait. */
  readonly describeSpec: (
    portrait: Portrait,
    spec: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ) => Promise<Either<Failure, Described>>
  /** Follows a picture that was started before a reload, unless a generation is running. Returns whether it does. */
  readonly resume: (pending: PendingPicture) => boolean
  /**
   * Aborts the current generation, even if another generator on the page started it, and shows the last picture
   * again.
   */
  readonly cancel: () => void
}

interface Run {
  readonly abort: AbortController
  readonly previous: Portrait | undefined
}

/** All generators on a page share one portrait, and each can cancel a generation that another started. */
let running: Run | undefined

/**
 * Starts portraits, which it writes to the page's store. A free visitor without a request left is refused. A new
 * start cancels the current generation, and so does unmounting the component that started it.
 *
 * @returns the generator, and whether submitting the form would repeat the last portrait
 */
export const useGeneration = (
  { functionsUrl, partner }: Deployment,
  reports: Reports,
): PortraitGenerator & { readonly fromForm: boolean } => {
  const [fromForm, setFromForm] = useState(false)
  const { leave, ...generator } = useMemo(() => {
    const { start, startSoon, startSeries, resume, ...rest } = createGenerator({
      functionsUrl,
      partner,
      ...reports,
    })
    return {
      ...rest,
      start: (request: PortraitRequest, fromForm = request.description === undefined) => {
        setFromForm(fromForm)
        start(request)
      },
      startSoon: (request: PortraitRequest) => {
        setFromForm(true)
        startSoon(request)
      },
      startSeries: (first: Portrait, requests: readonly DescribedRequest[]) => {
        setFromForm(false)
        startSeries(first, requests)
      },
      resume: (pending: PendingPicture) => {
        setFromForm(pending.request.seed === undefined && !pending.request.rewritten)
        return resume(pending)
      },
    }
  }, [functionsUrl, partner, reports])
  useEffect(() => leave, [leave])
  return { ...generator, fromForm }
}

type Deployment = Required<Pick<Calls, 'functionsUrl' | 'partner'>>

interface LeavableGenerator extends PortraitGenerator {
  /** Cancels only a generation that this generator started. */
  readonly leave: () => void
}

const createGenerator = (calls: Deployment & Reports): LeavableGenerator => {
  let started: Run | undefined
  let pending: ReturnType<typeof setTimeout> | undefined

  const cancel = () => {
    clearTimeout(pending)
    if (!running) return
    const { abort, previous } = running
    running = undefined
    abort.abort()
    const { generation, setGeneration } = pageStore.getState()
    const portrait = shownPortrait(generation) ?? previous
    setGeneration(portrait ? { phase: 'succeeded', portrait, restored: true } : { phase: 'idle' })
  }
  const run = (work: (options: Options) => Promise<void>, free = false) => {
    clearTimeout(pending)
    const { subscriber, quota } = pageStore.getState()
    if (!free && !isPremium(subscriber) && isThrottled(quota, Date.now())) {
      refuse(calls)
      return
    }
    launch(work)
  }
  const launch = (work: (options: Options) => Promise<void>) => {
    cancel()
    const abort = new AbortController()
    const current = { abort, previous: shownPortrait(pageStore.getState().generation) }
    running = started = current
    placeInProgress.setState({ place: undefined })
    const options = { ...calls, store: pageStore, signal: abort.signal, canShow, notify }
    void work(options).finally(() => {
      if (running === current) running = undefined
    })
  }
  const start = (request: PortraitRequest) =>
    run((options) => generate(request, options), exchangeOf(request.replaces) !== undefined)
  return {
    start,
    startSoon: (request) => {
      clearTimeout(pending)
      pending = setTimeout(() => start(request), SUBMIT_DELAY_MS)
    },
    startSeries: (first, requests) => {
      import('./generateSeries.ts').then(
        ({ generateSeries }) => run((options) => generateSeries(first, requests, options)),
        () => notify('error', 'unreachable'),
      )
    },
    takesAround: async (place, language) => {
      const { takesAround } = await import('./takes.ts')
      return takesAround({ store: pageStore, ...calls }, place, language)
    },
    revise: async (portrait, change) => {
      const { revise } = await import('./revise.ts')
      return revise({ store: pageStore, ...calls }, portrait, change)
    },
    describeSpec: async (portrait, spec, signal) => {
      const { describeSpec } = await import('./describeSpec.ts')
      return describeSpec({ store: pageStore, ...calls, signal }, portrait, spec)
    },
    resume: (pending) => {
      if (running) return false
      launch((options) => resume(pending, options))
      return true
    },
    cancel,
    leave: () => {
      clearTimeout(pending)
      if (running === started) cancel()
    },
  }
}

/** Says that no request is left. A running generation continues. */
const refuse = ({ onError }: Reports): void => {
  const { generation, setGeneration } = pageStore.getState()
  const key = 'rateLimit'
  const failure = ownMessage(key)
  const previous = shownPortrait(generation)
  const shown = !isBusy(generation)
  if (shown) setGeneration({ phase: 'failed', ...failure, ...defined({ previous }) })
  notify('warning', key, { quiet: shown })
  onError({ message: failure.message, status: 429 })
}
