import { APICallError } from '@ai-sdk/provider'
import { EngineError, type EngineFailure } from '../errors/EngineError.ts'
import { FAILURES, withBreaker } from './withBreaker.ts'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
})
afterEach(() => {
  jest.useRealTimers()
})

/** A call that throws `state.thrown`, if set, and counts its runs. */
const createCall = () => {
  const state: { thrown: Error | undefined; calls: number } = { thrown: undefined, calls: 0 }
  const call = withBreaker(() => {
    state.calls += 1
    return state.thrown === undefined ? Promise.resolve('done') : Promise.reject(state.thrown)
  })
  const outcome = () =>
    call().catch((thrown: unknown) => (thrown instanceof EngineError ? thrown.failure : 'left'))
  return { state, outcome }
}

const failWith = (failure: EngineFailure) => new EngineError(failure, failure)

const repeat = async (times: number, work: () => Promise<unknown>) => {
  for (let left = times; left > 0; left -= 1) await work()
}

test.each(['failed', 'timedOut', 'busy'] as const)(
  'stops calling a provider that keeps responding %s, and tries once after a pause',
  async (failure) => {
    const { state, outcome } = createCall()
    state.thrown = failWith(failure)
    await repeat(FAILURES, outcome)
    expect(await outcome()).toBe('failed')
    expect(state.calls).toBe(FAILURES)
    jest.advanceTimersByTime(30_000)
    expect(await outcome()).toBe(failure)
    expect(await outcome()).toBe('failed')
    expect(state.calls).toBe(FAILURES + 1)
    jest.advanceTimersByTime(30_000)
    state.thrown = undefined
    expect(await outcome()).toBe('done')
    expect(await outcome()).toBe('done')
  },
)

const rejected = new EngineError('failed', 'rejected', {
  cause: new APICallError({
    ...{ message: 'Unknown size', url: 'http://localhost', requestBodyValues: {} },
    statusCode: 400,
  }),
})

test.each([failWith('moderated'), rejected, new Error('the visitor left')])(
  'keeps calling after %s, however often',
  async (thrown) => {
    const { state, outcome } = createCall()
    state.thrown = thrown
    await repeat(2 * FAILURES, outcome)
    expect(state.calls).toBe(2 * FAILURES)
  },
)
