/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { functions, stopLoopback, type Answering } from '../test/loopback.ts'
import { forgetAll, notices } from '../test/page.ts'
import EmailGate from './EmailGate.tsx'
import messages from './messages/en.json'

// A real server on a busy machine takes its time.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

beforeEach(forgetAll)
afterEach(stopLoopback)

const setUp = async (answers: Readonly<Partial<Record<string, Answering>>> = {}) => {
  const server = await functions(answers)
  const view = render(<EmailGate settings={{ functionsUrl: server.url, checkoutUrl: '' }} />)
  const user = userEvent.setup()
  const enter = async (email: string) => {
    await user.clear(field())
    await user.type(field(), `${email}{Enter}`)
  }
  return { ...server, ...view, user, enter }
}

const field = () => screen.getByLabelText<HTMLInputElement>('Email')
const gate = () => screen.queryByRole('region', { name: messages.gate.sectionTitle })
const subscriber = () => pageStore.getState().subscriber

const answering =
  (body: unknown, status = 200): Answering =>
  () => ({ status, body })

it.each([
  ['', 'Please enter your email address'],
  ['   ', 'Please enter your email address'],
  ['gandalf', 'Please enter an email address like you@example.com'],
])('does not send %j and says: %s', async (typed, text) => {
  const { user, seen } = await setUp()
  if (typed !== '') await user.type(field(), typed)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(document.activeElement).toBe(field())
  expect(field().type).toBe('email')
  expect(seen).toEqual([])
  await user.type(field(), 'x')
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('makes a subscriber premium, says so and goes', async () => {
  const { enter, seen } = await setUp({ subscription: answering({ premium: true }) })
  await enter(' ann@example.com ')
  await waitFor(() => expect(gate()).toBeNull())
  expect(seen.map(({ path, body }) => [path, body])).toEqual([
    ['/.netlify/functions/subscription', { email: 'ann@example.com' }],
  ])
  expect(subscriber()).toEqual({ status: 'premium', email: 'ann@example.com' })
  expect(notices()).toEqual([['success', 'Premium Active']])
})

it('goes for an address without a subscription, and free limits stay', async () => {
  const { enter } = await setUp({ subscription: answering({ premium: false }) })
  await enter('ann@example.com')
  await waitFor(() => expect(gate()).toBeNull())
  expect(subscriber()).toEqual({ status: 'free', email: 'ann@example.com' })
  expect(notices()).toEqual([
    ['info', 'No subscription found for ann@example.com. You have five free portraits an hour.'],
  ])
})

it('says that it is checking, and takes no second address meanwhile', async () => {
  let release: (() => void) | undefined
  const { enter, user, seen } = await setUp({
    subscription: () =>
      new Promise((resolve) => {
        release = () => resolve({ body: { premium: true } })
      }),
  })
  await enter('ann@example.com')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Checking...' })
  expect(button.disabled).toBe(true)
  expect(field().readOnly).toBe(true)
  await user.type(field(), '{Enter}')
  await waitFor(() => expect(seen).toHaveLength(1))
  release?.()
  await waitFor(() => expect(gate()).toBeNull())
})

it.each([
  [503, 'Could not verify subscription. Please try again or contact support.'],
  [502, 'Could not verify subscription. Please try again or contact support.'],
  [429, 'Rate limit reached. Try again in a few minutes.'],
])(
  'stays open after a check that fails with %i, keeps the address and can try again',
  async (status, text) => {
    let failing = true
    const { enter, user } = await setUp({
      subscription: () =>
        failing
          ? { status, body: { error: 'The platform is down.' } }
          : { body: { premium: true } },
    })
    await enter('ann@example.com')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
    expect(field().value).toBe('ann@example.com')
    expect(subscriber().status).toBe('failed')
    failing = false
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(subscriber().status).toBe('premium'))
  },
)

it('tells a returning visitor in a toast that the saved address could not be checked', async () => {
  pageStore.getState().setSubscriber({ status: 'checking', email: 'ann@example.com' })
  await setUp({ subscription: answering('nonsense') })
  await screen.findByText(messages.checkFailed)
  expect(notices()).toEqual([['error', messages.checkFailed]])
})

it('checks a saved address without a word, and drops an outcome for one that has changed', async () => {
  const held: (() => void)[] = []
  pageStore.getState().setSubscriber({ status: 'checking', email: 'ann@example.com' })
  const { seen } = await setUp({
    subscription: () =>
      new Promise((resolve) => held.push(() => resolve({ body: { premium: true } }))),
  })
  expect(gate()).toBeNull()
  await waitFor(() => expect(held).toHaveLength(1))
  act(() => pageStore.getState().setSubscriber({ status: 'checking', email: 'bob@example.com' }))
  await waitFor(() => expect(held).toHaveLength(2))
  held[0]?.()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(subscriber()).toEqual({ status: 'checking', email: 'bob@example.com' })
  held[1]?.()
  await waitFor(() => expect(subscriber().status).toBe('premium'))
  expect(seen).toHaveLength(2)
  expect(notices()).toEqual([])
})

describe('where the server asks for a proof', () => {
  const proving = (): Readonly<Record<string, Answering>> => ({
    subscription: ({ headers }) => ({
      body:
        headers['x-dramatis-proof'] === 'signed'
          ? { premium: true }
          : { premium: false, proof: 'email-code' },
    }),
    emailCode: answering({ sent: true }),
    proveEmail: ({ body }) =>
      JSON.stringify(body).includes('123456')
        ? { body: { proof: 'signed' } }
        : { status: 403, body: { error: 'The code is wrong. Ask for another one.' } },
  })
  const code = () => screen.findByLabelText<HTMLInputElement>('Code')

  it('sends a code unasked to an address that was just typed in, and takes it', async () => {
    const { enter, user, seen } = await setUp(proving())
    await enter('ann@example.com')
    const input = await code()
    expect(input.inputMode).toBe('numeric')
    expect(input.autocomplete).toBe('one-time-code')
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(subscriber().status).toBe('free')

    await user.type(input, '123 456{Enter}')
    await waitFor(() => expect(gate()).toBeNull())
    expect(subscriber()).toEqual({ status: 'premium', email: 'ann@example.com', proof: 'signed' })
    expect(localStorage.getItem('dramatis')).toContain('signed')
    expect(seen.map(({ path }) => path.split('/').at(-1))).toEqual([
      'subscription',
      'emailCode',
      'proveEmail',
      'subscription',
    ])
    expect(notices()).toEqual([['success', 'Premium Active']])
  })

  it("says what is wrong with a code, in the server's words", async () => {
    const { enter, user, seen } = await setUp(proving())
    await enter('ann@example.com')
    const input = await code()
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    expect(screen.getByRole('alert').textContent).toBe(messages.code.blank)
    await user.type(input, '12345{Enter}')
    expect(screen.getByRole('alert').textContent).toBe(messages.code.malformed)
    expect(seen.some(({ path }) => path.endsWith('proveEmail'))).toBe(false)
    await user.type(input, '7{Enter}')
    await screen.findByText(messages.code.wrong)
    expect(subscriber().status).toBe('free')
    await user.click(screen.getByRole('button', { name: 'Send another code' }))
    await waitFor(() =>
      expect(seen.filter(({ path }) => path.endsWith('emailCode'))).toHaveLength(2),
    )
  })

  it('sends no code unasked to an address saved by an earlier visit', async () => {
    pageStore.getState().setSubscriber({ status: 'checking', email: 'ann@example.com' })
    const { user, seen } = await setUp({
      ...proving(),
      emailCode: answering({ error: 'Too many.' }, 429),
    })
    const send = await screen.findByRole('button', { name: 'Send a code' })
    expect(seen).toHaveLength(1)
    await user.click(send)
    await screen.findByText(messages.rateLimited)
  })

  it('drops a proof that has run out', async () => {
    pageStore
      .getState()
      .setSubscriber({ status: 'checking', email: 'ann@example.com', proof: 'old' })
    await setUp(proving())
    await screen.findByRole('button', { name: 'Send a code' })
    expect(subscriber()).toEqual({ status: 'free', email: 'ann@example.com' })
    expect(localStorage.getItem('dramatis')).not.toContain('old')
  })

  it('lets a visitor go on without, or with another address', async () => {
    const { enter, user } = await setUp(proving())
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
