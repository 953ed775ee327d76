import fc from 'fast-check'
import { EngineError, type EngineFailure } from '../errors/EngineError.ts'
import { firstThatWorks, type Candidate } from './firstThatWorks.ts'

type Outcome = 'works' | 'cannot' | EngineFailure

const never = new AbortController().signal

/** Candidates with given outcomes; each returns its index, and `ran` has the indices of those that ran. */
const chainOf = (outcomes: readonly Outcome[]) => {
  const ran: number[] = []
  const candidates = outcomes.map((outcome, place): Candidate<string, number> => ({
    isRemote: true,
    can: () => outcome !== 'cannot',
    run() {
      ran.push(place)
      return outcome === 'works' || outcome === 'cannot'
        ? Promise.resolve(place)
        : Promise.reject(new EngineError(outcome, `${place}`))
    },
  }))
  return { ran, run: () => firstThatWorks(candidates, 1000)('', never) }
}

const anyOutcomes = fc.array(
  fc.constantFrom<Outcome[]>('works', 'cannot', 'failed', 'timedOut', 'busy', 'moderated'),
)

test('tries in order, until one works or declines', async () => {
  await fc.assert(
    fc.asyncProperty(anyOutcomes, async (outcomes) => {
      const { ran, run } = chainOf(outcomes)
      const last = outcomes.findIndex((outcome) => outcome === 'works' || outcome === 'moderated')
      const asked = [...outcomes.keys()].filter(
        (place) => outcomes[place] !== 'cannot' && (last === -1 || place <= last),
      )
      const result = await run().catch((thrown: unknown) => thrown)
      expect(ran).toEqual(asked)
      if (outcomes[last] === 'works') expect(result).toBe(last)
      else expect(result).toBeInstanceOf(EngineError)
    }),
  )
})

test('gives each provider an equal share of the time that is left, and the rest to the last', async () => {
  const shares: number[] = []
  const candidate = (isRemote: boolean): Candidate<string, number> => ({
    isRemote,
    can: () => true,
    run(_, __, timeoutMs) {
      shares.push(timeoutMs)
      return Promise.reject(new EngineError('failed', 'It fails at once'))
    },
  })
  const chain = [candidate(true), candidate(true), candidate(false)]
  await expect(firstThatWorks(chain, 100_000)('', never)).rejects.toThrow(EngineError)
  const [first = 0, second = 0] = shares
  expect(first).toBeGreaterThan(40_000)
  expect(first).toBeLessThanOrEqual(50_000)
  expect(second).toBeGreaterThan(first)
})

test('tries no other after the visitor has left', async () => {
  const left = new AbortController()
  const reason = new Error('left')
  const candidate: Candidate<string, number> = {
    isRemote: true,
    can: () => true,
    run() {
      left.abort(reason)
      return Promise.reject(new EngineError('failed', 'It was aborted'))
    },
  }
  const other = { ...candidate, run: () => Promise.resolve(1) }
  await expect(firstThatWorks([candidate, other], 1000)('', left.signal)).rejects.toBe(reason)
})
