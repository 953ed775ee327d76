import { isBusy, pageStore, remaining } from '@dramatis/store'
import { usePremium } from '@dramatis/ui'
import { isLeft } from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { useStore } from 'zustand'
import { portraitOf } from '../gallery/portraitOf.ts'
import { failureMessage, translated } from '../generation/failureMessage.ts'
import type { DescribedRequest } from '../generation/PortraitRequest.ts'
import type { PortraitGenerator } from '../generation/useGeneration.ts'
import { useMessages } from '../messages.ts'
import { minutesOf } from '../quota/minutes.ts'
import { throttledUntil } from '../quota/throttledUntil.ts'
import type { Character } from './Character.ts'
import { coverOf, type Pictures } from './looks.ts'
import { useCastMessages } from './messages.ts'
import { planLooks } from './planLooks.ts'
import type { Cast } from './useCast.ts'

/** What a character's page needs to have pictures made. */
export type Makers = Pick<PortraitGenerator, 'start' | 'startSeries' | 'revise' | 'cancel'>

export interface Making {
  /** Whether a picture is being made, or the words for one are being read. */
  readonly busy: boolean
  /** Whether a picture is being made, which can be canceled. */
  readonly drawing: boolean
  /** What is being made, or why not all of it was. */
  readonly message: string
  /** Has looks made from words, except those that there are. Returns why nothing is drawn, if so. */
  readonly make: (words: readonly string[]) => Promise<string | undefined>
  /** Has looks drawn again that have no picture. */
  readonly draw: (requests: readonly DescribedRequest[]) => Promise<string | undefined>
}

/** Has a character's pictures drawn, one after another, as many as the visitor has left. */
export const useMaking = (
  character: Character,
  pictures: Pictures,
  cast: Pick<Cast, 'put'>,
  { start, startSeries, revise }: Makers,
): Making => {
  const { t } = useMessages()
  const { t: c } = useCastMessages()
  const premium = usePremium()
  const generation = useStore(pageStore, (state) => state.generation)
  const [reading, setReading] = useState(false)
  const [outcome, setOutcome] = useState<string>()
  const [started, setStarted] = useState(false)

  /** When there are portraits again, if none are left. */
  const wait = (): string | undefined => {
    const state = pageStore.getState()
    if (premium || remaining(state.quota, Date.now()) > 0) return undefined
    return t('tryAgainInMinutes', { count: minutesOf(throttledUntil(state) - Date.now()) })
  }
  const draw = async (requests: readonly DescribedRequest[]): Promise<string | undefined> => {
    const problem = wait()
    if (problem !== undefined) return problem
    const left = premium ? requests.length : remaining(pageStore.getState().quota, Date.now())
    const drawn = requests.slice(0, left)
    const [first] = drawn
    if (!first) return undefined
    setStarted(true)
    const shown = coverOf(character, pictures)
    if (shown) startSeries(await portraitOf(shown), drawn)
    else start(first, false)
    return drawn.length < requests.length ? c('madeSome') : undefined
  }
  /** Shows why nothing or not everything was drawn. */
  const reported = async (work: () => Promise<string | undefined>) => {
    setOutcome(undefined)
    setReading(true)
    const problem = await work().catch((error: unknown) => {
      console.error('The pictures could not be made.', error)
      return t('failed')
    })
    setOutcome(problem)
    setReading(false)
    return problem
  }
  const make = async (words: readonly string[]): Promise<string | undefined> => {
    const problem = wait()
    if (problem !== undefined) return problem
    const planned = await planLooks(character, words, pictures, revise)
    if (isLeft(planned)) return failureMessage(planned.left.step, planned.left.reason).message
    const { character: changed, requests } = planned.right
    cast.put(changed)
    return requests.length === 0 ? c('nothingNew') : draw(requests)
  }

  const series = isBusy(generation) ? generation.series : undefined
  return {
    busy: reading || isBusy(generation),
    drawing: isBusy(generation),
    message:
      series !== undefined
        ? c('making', { index: series.index, total: series.count })
        : started && generation.phase === 'failed'
          ? translated(t, generation)
          : (outcome ?? ''),
    make: (words) => reported(() => make(words)),
    draw: (requests) => reported(() => draw(requests)),
  }
}
