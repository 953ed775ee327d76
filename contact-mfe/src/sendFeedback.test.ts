/** @jest-environment node */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { acceptedReply, replyWith, startFormService } from '../test/formService.ts'
import { sendFeedback, TIMEOUT_MS } from './sendFeedback.ts'

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

it('[call-3] posts the five fields as multipart form data', async () => {
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

it('returns the service’s reason for refusing the message', async () => {
  const { settings } = await start(
    replyWith({ success: false, message: 'Invalid access key' }, 400),
  )
  expect(await send(settings)).toEqual(E.left({ kind: 'refused', reason: 'Invalid access key' }))
})

it('trusts the body rather than a status of 200', async () => {
  const { settings } = await start(replyWith({ success: false, message: 'Blocked' }, 200))
  expect(await send(settings)).toEqual(E.left({ kind: 'refused', reason: 'Blocked' }))
})

it.each([400, 404, 429, 500, 503])(
  '[message-8] fails with a status of %i, whatever the body',
  async (status) => {
    const { settings } = await start(replyWith({ success: true, message: 'Email sent!' }, status))
    const reason = `the status is ${status}`
    expect(await send(settings)).toEqual(E.left({ kind: 'refused', reason }))
  },
)

it('returns `unreadable` for a body that is not JSON', async () => {
  const { settings } = await start(replyWith('<h1>Bad gateway</h1>', 502))
  expect(await send(settings)).toMatchObject({ _tag: 'Left', left: { kind: 'unreadable' } })
})

it('accepts no JSON except `success: true` with a message', async () => {
  let body: unknown
  const { settings } = await start((response) => replyWith(body)(response))
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

it('returns `unreachable` for a service that is down', async () => {
  const { settings, stop } = await startFormService(acceptedReply)
  await stop()
  expect(await send(settings)).toMatchObject({ _tag: 'Left', left: { kind: 'unreachable' } })
})

it('returns `unreachable` for an empty URL', async () => {
  expect(await send({ contactUrl: '', contactAccessKey: '' })).toMatchObject({
    left: { kind: 'unreachable' },
  })
})

it('disconnects when the request is aborted', async () => {
  const service = await start(() => undefined)
  const controller = new AbortController()
  const result = send(service.settings, controller.signal)
  await until(() => service.submissions.length === 1)
  controller.abort()
  expect(await result).toMatchObject({ left: { kind: 'unreachable' } })
  await until(() => service.hungUp() === 1)
})

it('times out after 20 s', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  const { settings } = await start(() => undefined)
  expect(await send(settings)).toMatchObject({ left: { kind: 'unreachable' } })
  expect(timeout).toHaveBeenCalledWith(TIMEOUT_MS)
  timeout.mockRestore()
})

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
}
