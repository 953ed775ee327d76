import fc from 'fast-check'
import { EngineError } from '../errors/EngineError.ts'
import { eventIdOf, newsOf, NOTHING_RECEIVED, parseEventId, type Received } from './jobNews.ts'
import type { JobState } from './PaintJobs.ts'

const PREVIEW = 'data:image/jpeg;base64,AA=='

const queued = fc.nat({ max: 60 }).map((n) => ({ status: 'queued', position: n + 1 }) as const)
const started = fc.constant({ status: 'started' } as const)
const looks = fc.array(fc.tuple(fc.oneof(queued, started), fc.constantFrom(undefined, PREVIEW)), {
  maxLength: 20,
})

/** The events that a page receives from several states, if its connection is lost after some of them. */
const receive = (
  states: readonly (readonly [JobState, string | undefined])[],
  isLostAfter: (event: number) => boolean,
) => {
  const events: { readonly name: string }[] = []
  let received: Received = NOTHING_RECEIVED
  for (const [state, preview] of states) {
    for (const news of newsOf(received, state, preview)) {
      events.push(news.event)
      received = isLostAfter(events.length) ? parseEventId(eventIdOf(news.received)) : news.received
    }
  }
  return events
}

test('a page that loses its connection receives what a connected page receives', () => {
  fc.assert(
    fc.property(looks, fc.func(fc.boolean()), (states, isLost) => {
      expect(receive(states, isLost)).toEqual(receive(states, () => false))
    }),
  )
})

test('no news is sent twice', () => {
  fc.assert(
    fc.property(looks, (states) => {
      const events = receive(states, () => false).map((event) => JSON.stringify(event))
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
      expect(parseEventId(id)).toEqual(NOTHING_RECEIVED)
    }),
  )
  expect(parseEventId(undefined)).toEqual(NOTHING_RECEIVED)
})

test('a job’s end is reported, whatever was reported before', () => {
  const busy = new EngineError('busy', 'Full', { retryAfterMs: 2_500 })
  const [news] = newsOf(parseEventId('q2p'), { status: 'failed', error: busy }, undefined)
  expect(news?.event).toMatchObject({
    name: 'failed',
    data: { code: 503, retryAfter: 3, reason: 'queueFull', values: { seconds: 3 } },
  })
  const [gone] = newsOf(parseEventId('s'), undefined, undefined)
  expect(gone?.event).toMatchObject({ name: 'failed', data: { code: 404 } })
  expect(parseEventId(eventIdOf(gone?.received ?? NOTHING_RECEIVED))).toEqual(NOTHING_RECEIVED)
})
