/** @jest-environment node */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { accepting, answering, startFormService } from '../test/formService.ts'
import { sendFeedback } from './sendFeedback.ts'

// A real server on a busy machine takes its time.
jest.setTimeout(30_000)

const feedback = { email: 'reader@example.com', message: 'The hat\nis crooked – “really”.' }

const stops: (() => Promise<void>)[] = []
const start = async (...args: Parameters<typeof startFormService>) => {
  const service = await startFormService(...args)
  stops.push(service.stop)
  return service
}
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())))

const send = (
  settings: Parameters<typeof sendFeedback>[0],
  signal = new AbortController().signal,
) => sendFeedback(settings, feedback, signal)

it('posts the five fields as multipart', async () => {
  const { settings, submissions } = await start()
  expect(await send(settings)).toEqual(E.right(undefined))
  expect(submissions).toEqual([
    {
      method: 'POST',
      accept: 'application/json',
      fields: [
        ['access_key', 'public-key'],
        ['email', 'reader@example.com'],
        ['message', 'The hat\r\nis crooked – “really”.'],
        ['subject', 'Feedback on Dramatis'],
        ['from_name', 'Dramatis'],
      ],
    },
  ])
})

it('passes on why the service refused', async () => {
  const { settings } = await start(
    answering({ success: false, message: 'Invalid access key' }, 400),
  )
  expect(await send(settings)).toEqual(E.left({ kind: 'refused', reason: 'Invalid access key' }))
})

it('takes no good status for an answer', async () => {
  const { settings } = await start(answering({ success: false, message: 'Blocked' }, 200))
  expect(await send(settings)).toEqual(E.left({ kind: 'refused', reason: 'Blocked' }))
})

it.each([400, 404, 429, 500, 503])('takes nothing for sent that comes with %i', async (status) => {
  const { settings } = await start(answering({ success: true, message: 'Email sent!' }, status))
  const reason = `it answered with the status ${status}`
  expect(await send(settings)).toEqual(E.left({ kind: 'refused', reason }))
})

it('does not understand a body that is not JSON', async () => {
  const { settings } = await start(answering('<h1>Bad gateway</h1>', 502))
  expect(await send(settings)).toMatchObject({ _tag: 'Left', left: { kind: 'unreadable' } })
})

it('accepts nothing but a true success beside a message, whatever JSON comes', async () => {
  let body: unknown
  const { settings } = await start((response) => answering(body)(response))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.jsonValue(),
        fc.record({ success: fc.jsonValue(), message: fc.jsonValue() }, { requiredKeys: [] }),
      ),
      async (value) => {
        body = JSON.stringify(value)
        const genuine =
          typeof value === 'object' &&
          value !== null &&
          'success' in value &&
          value.success === true &&
          'message' in value &&
          typeof value.message === 'string'
        expect(E.isRight(await send(settings))).toBe(genuine)
      },
    ),
    { numRuns: 60 },
  )
})

it('cannot reach a service that is down', async () => {
  const { settings, stop } = await startFormService(accepting)
  await stop()
  expect(await send(settings)).toMatchObject({ _tag: 'Left', left: { kind: 'unreachable' } })
})

it('cannot reach an address that is none', async () => {
  expect(await send({ contactUrl: '', contactAccessKey: '' })).toMatchObject({
    left: { kind: 'unreachable' },
  })
})

it('hangs up when it is aborted', async () => {
  const service = await start(() => undefined)
  const controller = new AbortController()
  const result = send(service.settings, controller.signal)
  await until(() => service.submissions.length === 1)
  controller.abort()
  expect(await result).toMatchObject({ left: { kind: 'unreachable' } })
  await until(() => service.hungUp() === 1)
})

it('gives up after 20 s', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  const { settings } = await start(() => undefined)
  expect(await send(settings)).toMatchObject({ left: { kind: 'unreachable' } })
  expect(timeout).toHaveBeenCalledWith(20_000)
  timeout.mockRestore()
})

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
}
