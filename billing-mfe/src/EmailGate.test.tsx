/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT } from '@dramatis/catalogue'
import { CODE_DIGITS, CODE_MINUTES, PROOF_HEADER } from '@dramatis/functions/contract'
import { refusal, type Replies } from '@dramatis/functions/testing'
import { pageStore, unknownSubscriber } from '@dramatis/store'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { notices, resetStores } from '../test/page.ts'
import { roundTripTo, serveFunctions, stopServers } from '../test/servers.ts'
import { billingStore } from './billingStore.ts'
import EmailGate from './EmailGate.tsx'
import messages from './messages/en.json'

beforeEach(resetStores)
afterEach(stopServers)

const setUp = async (replies: Replies = {}) => {
  const server = await serveFunctions(replies)
  const view = render(<EmailGate settings={{ functionsUrl: server.url, checkoutUrl: '' }} />)
  const user = userEvent.setup()
  const enter = async (email: string) => {
    await user.clear(field())
    await user.type(field(), `${email}{Enter}`)
  }
  return { ...server, ...view, user, enter }
}

const field = () => screen.getByLabelText<HTMLInputElement>('Email you subscribed with')
const gate = () => screen.queryByRole('region', { name: messages.gate.sectionTitle })
const subscriber = () => pageStore.getState().subscriber

it.each([
  ['', 'Please enter your email address'],
  ['   ', 'Please enter your email address'],
  ['gandalf', 'Please enter an email address like you@example.com'],
])('[validation-3] does not send %j, and says: %s', async (typed, text) => {
  const { user, calls } = await setUp()
  if (typed !== '') await user.type(field(), typed)
  await user.click(screen.getByRole('button', { name: 'Check subscription' }))
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(document.activeElement).toBe(field())
  expect(field().type).toBe('email')
  expect(calls).toEqual([])
  await user.type(field(), 'x')
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('makes a subscriber premium, says so and disappears', async () => {
  const { enter, calls } = await setUp({ subscription: () => ({ premium: true }) })
  await enter(' ann@example.com ')
  await waitFor(() => expect(gate()).toBeNull())
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ['subscription', { email: 'ann@example.com' }],
  ])
  expect(subscriber()).toEqual({ status: 'premium', email: 'ann@example.com' })
  expect(notices()).toEqual([['success', 'Premium Active']])
})

it('disappears for an address without a subscription, and keeps the free limits', async () => {
  const { enter } = await setUp({ subscription: () => ({ premium: false }) })
  await enter('ann@example.com')
  await waitFor(() => expect(gate()).toBeNull())
  expect(subscriber()).toEqual({ status: 'free', email: 'ann@example.com' })
  expect(notices()).toEqual([
    [
      'info',
      `We checked: ann@example.com has no subscription. You can create ${FREE_LIMIT} portraits an hour for free.`,
    ],
  ])
})

it('tells a former subscriber when the subscription ended, and offers to renew it', async () => {
  const { enter } = await setUp({
    subscription: () => ({ premium: false, endedAt: '2026-11-26T12:00:00.000Z' }),
  })
  await enter('ann@example.com')
  await waitFor(() =>
    expect(notices()).toEqual([
      ['info', 'Your subscription ended on November 26, 2026. You can renew it under “Upgrade”.'],
    ]),
  )
  act(() => billingStore.setState({ dialogsMounted: true }))
  act(() => pageStore.getState().setSubscriber(unknownSubscriber))
  await enter('ann@example.com')
  await waitFor(() => expect(billingStore.getState().dialog).toBe('upsell'))
})

it('says that it is checking, and accepts no other address until it is done', async () => {
  let release: (() => void) | undefined
  const { enter, user, calls } = await setUp({
    subscription: () =>
      new Promise((resolve) => {
        release = () => {
          resolve({ premium: true })
        }
      }),
  })
  await enter('ann@example.com')
  const button = await screen.findByRole('button', { name: 'Checking...' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(field().readOnly).toBe(true)
  await user.type(field(), '{Enter}')
  await waitFor(() => expect(calls).toHaveLength(1))
  release?.()
  await waitFor(() => expect(gate()).toBeNull())
  expect(calls).toHaveLength(1)
})

it.each([
  [503, 'Could not verify subscription. Please try again or contact support.'],
  [502, 'Could not verify subscription. Please try again or contact support.'],
  [429, 'Rate limit reached. Try again in a few minutes.'],
])(
  '[message-1, message-3] stays open after a check that failed with %i, keeps the address and lets the visitor try again',
  async (status, text) => {
    let failing = true
    const { enter, user } = await setUp({
      subscription: () => (failing ? refusal(status, 'The platform is down.') : { premium: true }),
    })
    await enter('ann@example.com')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
    expect(field().value).toBe('ann@example.com')
    expect(subscriber().status).toBe('failed')
    failing = false
    await user.click(screen.getByRole('button', { name: 'Check subscription' }))
    await waitFor(() => expect(subscriber().status).toBe('premium'))
  },
)

it('tells a returning visitor in a toast that the saved address could not be checked', async () => {
  pageStore.getState().setSubscriber({ status: 'checking', email: 'ann@example.com' })
  await setUp({ subscription: () => Response.json('nonsense') })
  await screen.findByText(messages.checkFailed)
  expect(notices()).toEqual([['error', messages.checkFailed]])
})

it('[subscriber-1] checks a saved address silently, and discards the outcome if the address has changed', async () => {
  const held: (() => void)[] = []
  pageStore.getState().setSubscriber({ status: 'checking', email: 'ann@example.com' })
  const server = await setUp({
    subscription: () =>
      new Promise((resolve) => {
        held.push(() => {
          resolve({ premium: true })
        })
      }),
  })
  expect(gate()).toBeNull()
  await waitFor(() => expect(held).toHaveLength(1))
  act(() => pageStore.getState().setSubscriber({ status: 'checking', email: 'bob@example.com' }))
  await waitFor(() => expect(held).toHaveLength(2))
  held[0]?.()
  await roundTripTo(server)
  expect(subscriber()).toEqual({ status: 'checking', email: 'bob@example.com' })
  held[1]?.()
  await waitFor(() => expect(subscriber().status).toBe('premium'))
  expect(server.callsTo('subscription')).toHaveLength(2)
  expect(notices()).toEqual([])
})

describe('when the server requires proof', () => {
  const CODE = '1'.repeat(CODE_DIGITS)
  const proofReplies = (): Replies => ({
    subscription: ({ headers }) =>
      headers[PROOF_HEADER] === 'signed'
        ? { premium: true }
        : { premium: false, proof: 'email-code' },
    emailCode: () => ({ sent: true }),
    proveEmail: ({ body }) =>
      body.code === CODE ? { proof: 'signed' } : refusal(403, 'The code is wrong.'),
  })
  const code = () => screen.findByLabelText<HTMLInputElement>('Code')

  it('automatically sends a code to an address that was just entered, and accepts the code', async () => {
    const { enter, user, calls } = await setUp(proofReplies())
    await enter('ann@example.com')
    const input = await code()
    screen.getByText(
      `If ann@example.com has a subscription, a ${CODE_DIGITS}-digit code is on its way. It's valid for ${CODE_MINUTES} minutes.`,
    )
    expect(input.inputMode).toBe('numeric')
    expect(input.autocomplete).toBe('one-time-code')
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(subscriber().status).toBe('free')

    await user.type(input, `${CODE.slice(0, 3)} ${CODE.slice(3)}{Enter}`)
    await waitFor(() => expect(gate()).toBeNull())
    expect(subscriber()).toEqual({ status: 'premium', email: 'ann@example.com', proof: 'signed' })
    expect(localStorage.getItem('dramatis')).toContain('signed')
    expect(calls.map(({ name }) => name)).toEqual([
      'subscription',
      'emailCode',
      'proveEmail',
      'subscription',
    ])
    expect(notices()).toEqual([['success', 'Premium Active']])
  })

  it('says what is wrong with a code', async () => {
    const { enter, user, callsTo } = await setUp(proofReplies())
    await enter('ann@example.com')
    const input = await code()
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(screen.getByRole('alert').textContent).toBe(messages.code.blank)
    await user.type(input, `${CODE.slice(1)}{Enter}`)
    expect(screen.getByRole('alert').textContent).toBe(`The code has ${CODE_DIGITS} digits`)
    expect(callsTo('proveEmail')).toEqual([])
    await user.type(input, '7{Enter}')
    await screen.findByText(messages.code.wrong)
    expect(subscriber().status).toBe('free')
    await user.click(screen.getByRole('button', { name: 'Send another code' }))
    await waitFor(() => expect(callsTo('emailCode')).toHaveLength(2))
  })

  it('sends a code to an address from an earlier visit only when asked', async () => {
    pageStore.getState().setSubscriber({ status: 'checking', email: 'ann@example.com' })
    const { user, calls } = await setUp({
      ...proofReplies(),
      emailCode: () => refusal(429, 'Too many.'),
    })
    const send = await screen.findByRole('button', { name: 'Send a code' })
    expect(calls).toHaveLength(1)
    await user.click(send)
    await screen.findByText(messages.rateLimited)
  })

  it('drops an expired proof', async () => {
    pageStore
      .getState()
      .setSubscriber({ status: 'checking', email: 'ann@example.com', proof: 'old' })
    await setUp(proofReplies())
    await screen.findByRole('button', { name: 'Send a code' })
    expect(subscriber()).toEqual({ status: 'free', email: 'ann@example.com' })
    expect(localStorage.getItem('dramatis')).not.toContain('old')
  })

  it('lets a visitor continue without a code, or with another address', async () => {
    const { enter, user } = await setUp(proofReplies())
    await enter('ann@example.com')
    await code()
    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(subscriber()).toEqual({ status: 'unknown' })
    expect(field().value).toBe('')
    await enter('bob@example.com')
    await code()
    await user.click(screen.getByRole('button', { name: 'Continue without premium' }))
    expect(gate()).toBeNull()
    expect(subscriber()).toEqual({ status: 'free', email: 'bob@example.com' })
  })
})
