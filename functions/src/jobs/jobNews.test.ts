import fc from 'fast-check'
import { EngineError } from '../engines/EngineError.ts'
import { idOf, newsOf, NOTHING_TOLD, toldBy, type Told } from './jobNews.ts'
import type { JobState } from './PaintJobs.ts'

const PREVIEW = 'data:image/jpeg;base64,AA=='

const queued = fc.nat({ max: 60 }).map((n) => ({ status: 'queued', position: n + 1 }) as const)
const started = fc.constant({ status: 'started' } as const)
const looks = fc.array(fc.tuple(fc.oneof(queued, started), fc.constantFrom(undefined, PREVIEW)), {
  maxLength: 20,
})

/** The events that a page receives from several states, if its connection is lost after some of them. */
const hear = (
  states: readonly (readonly [JobState, string | undefined])[],
  isLostAfter: (event: number) => boolean,
) => {
  const events: { readonly name: string }[] = []
  let told: Told = NOTHING_TOLD
  for (const [state, preview] of states) {
    for (const news of newsOf(told, state, preview)) {
      events.push(news.event)
      told = isLostAfter(events.length) ? toldBy(idOf(news.told)) : news.told
    }
  }
  return events
}

test('a page that loses its connection receives what a connected page receives', () => {
  fc.assert(
    fc.property(looks, fc.func(fc.boolean()), (states, isLost) => {
      expect(hear(states, isLost)).toEqual(hear(states, () => false))
    }),
  )
})

test('no news is sent twice', () => {
  fc.assert(
    fc.property(looks, (states) => {
      const events = hear(states, () => false).map((event) => JSON.stringify(event))
      events.forEach((event, at) => {
        expect(event).not.toBe(events[at - 1])
      })
      expect(events.filter((event) => event.includes('preview')).length).toBeLessThanOrEqual(1)
    }),
  )
})

test('an id that we did not issue counts as none', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      fc.pre(!/^([nqs])(\d*)(p?)$/.test(id))
      expect(toldBy(id)).toEqual(NOTHING_TOLD)
    }),
  )
  expect(toldBy(undefined)).toEqual(NOTHING_TOLD)
})

test('a job’s end is reported, whatever was reported before', () => {
  const busy = new EngineError('busy', 'Full', { retryAfterMs: 2_500 })
  const [news] = newsOf(toldBy('q2p'), { status: 'failed', error: busy }, undefined)
  expect(news?.event).toMatchObject({
    name: 'failed',
    data: { code: 503, retryAfter: 3, reason: 'queueFull', values: { seconds: 3 } },
  })
  const [gone] = newsOf(toldBy('s'), undefined, undefined)
  expect(gone?.event).toMatchObject({ name: 'failed', data: { code: 404 } })
  expect(toldBy(idOf(gone?.told ?? NOTHING_TOLD))).toEqual(NOTHING_TOLD)
})
